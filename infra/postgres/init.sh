#!/bin/sh
# The image runs this once, in a new database, after the server has started.
set -eu
psql -v ON_ERROR_STOP=1 -U postgres -d shop -f /docker-entrypoint-initdb.d/roles.sql
for role in owner api; do
  password=$(cat "/run/secrets/database_${role}_password")
  printf "alter role shop_%s password '%s';\n" "$role" "$password" | psql -v ON_ERROR_STOP=1 -q -U postgres -d shop
done
