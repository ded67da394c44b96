## Qui est qui, après un nom.

who-you = vous
# $level: from 1 to 5
who-level = niveau { $level }
