#!/bin/sh
# The conventions of the official image that the compose file uses: POSTGRES_PASSWORD(_FILE), POSTGRES_USER, POSTGRES_DB,
# PGDATA and /docker-entrypoint-initdb.d.
set -eu
sockets=/var/run/postgresql
if [ "$(id -u)" = 0 ]; then
  mkdir -p "$PGDATA" "$sockets"
  chown -R postgres: /var/lib/postgresql "$PGDATA" "$sockets"
  exec setpriv --reuid postgres --regid postgres --clear-groups "$0" "$@"
fi
[ "${1#-}" = "$1" ] || set -- postgres "$@"
[ "$1" = postgres ] || exec "$@"
user=${POSTGRES_USER:-postgres}
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  umask 077
  password=$(mktemp)
  printf '%s\n' "${POSTGRES_PASSWORD:-$(cat "${POSTGRES_PASSWORD_FILE:?}")}" > "$password"
  initdb --pgdata "$PGDATA" --username "$user" --pwfile "$password" --auth-local trust --auth-host scram-sha-256 \
    --encoding UTF8 --locale-provider builtin --builtin-locale C.UTF-8 --locale C
  rm "$password"
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  printf "listen_addresses = '*'\nunix_socket_directories = '%s'\n" "$sockets" >> "$PGDATA/postgresql.conf"
  pg_ctl --pgdata "$PGDATA" --wait --options "-c listen_addresses=''" start
  database=${POSTGRES_DB:-$user}
  [ "$database" = postgres ] ||
    psql -v ON_ERROR_STOP=1 -U "$user" -d postgres -v name="$database" <<'SQL'
create database :"name";
SQL
  for file in /docker-entrypoint-initdb.d/*; do
    case $file in
      *.sh) sh "$file" ;;
      *.sql) psql -v ON_ERROR_STOP=1 -U "$user" -d "$database" -f "$file" ;;
    esac
  done
  pg_ctl --pgdata "$PGDATA" --wait --mode fast stop
fi
exec "$@"
