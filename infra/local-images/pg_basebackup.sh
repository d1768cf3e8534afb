#!/bin/sh
# Debian 12 has no pg_basebackup of Postgres 18, so this follows the low-level backup of the manual.
# Of the options it honours -D only.
set -eu
while getopts D:X:c: option; do
  [ "$option" != D ] || folder=$OPTARG
done
mkdir -m 700 "$folder"
psql -v ON_ERROR_STOP=1 -d postgres -qAt << SQL
select pg_backup_start('base', true) is null \g /dev/null
\! tar --create --directory "$PGDATA" --exclude ./postmaster.pid --exclude './pg_wal/*' --warning no-file-changed . | tar --extract --directory "$folder" && touch "$folder.copied"
\o $folder/backup_label
select labelfile from pg_backup_stop();
SQL
rm "$folder.copied"
grep -q '^START WAL LOCATION' "$folder/backup_label"
