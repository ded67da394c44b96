## Kto jest kim, za imieniem.

who-you = ty
# $level: from 1 to 5
who-level = poziom { $level }
