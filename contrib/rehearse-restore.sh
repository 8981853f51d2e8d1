#!/bin/sh
# Rehearse a restore: make a backup of a database that may be in use, put it elsewhere, and replay every game of it.
#
#   rehearse-restore.sh /var/lib/openquarto/server.sqlite [KEEP]
#   rehearse-restore.sh postgresql://quarto@db.example/quarto postgresql://quarto@db.example/rehearsal [KEEP]
#
# KEEP is where the backup stays: a file that is not there yet. Without it the backup is thrown away at the end.
# The second address of PostgreSQL is that of an empty database, and it is emptied of nothing: make a new one each
# time (dropdb --if-exists rehearsal; createdb rehearsal). Passwords come from ~/.pgpass or PGPASSWORD, not from here.
# The status is 0 only if every game of the backup can be replayed. Run it from cron, and look at the status.
set -eu

QUARTO=${OPENQUARTO:-openquarto}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

case ${1:-} in
    postgresql://*)
        source=$1 target=${2:?the address of an empty database is needed} backup=${3:-$folder/backup}
        test ! -e "$backup" || { echo "$backup is there already" >&2; exit 2; }
        pg_dump --format=custom --no-owner --file="$backup" "$source"
        pg_restore --no-owner --single-transaction --exit-on-error --dbname="$target" "$backup"
        ;;
    "")
        sed -n '2,11s/^# \{0,1\}//p' "$0" >&2
        exit 2
        ;;
    *)
        backup=${2:-$folder/backup.sqlite}
        # By the server, if one has the file open; else here. It never overwrites a file.
        $QUARTO database backup "$backup" --database "$1" >/dev/null
        # Elsewhere: what is checked is a copy, so that the backup stays as it was made.
        cp "$backup" "$folder/restored.sqlite"
        target=$folder/restored.sqlite
        ;;
esac
$QUARTO database check "$target"
