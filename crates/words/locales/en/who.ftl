## Who is who, behind a name.

who-you = you
# $level: from 1 to 5
who-level = level { $level }
