## Кто есть кто, после имени.

who-you = вы
# $level: from 1 to 5
who-level = уровень { $level }
