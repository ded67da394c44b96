## Stoły zamknięte przez moderatora.

close-closed = Ten stół jest zamknięty: można go czytać, ale nikt nie może tu nic zrobić.
# $name: kto · $why: powód, jego słowami
close-by = { $name }: „{ $why }”
close-state = zamknięty przez moderatora
