#!/bin/sh
# Sets up the users of an EventStoreDB of docker-compose.production.yml: own passwords for admin and ops, and a user of the
# shop that may read and append ordinary streams and read $all. It makes infra/secrets/eventstore_*; run it again after a
# failure. COMPOSE is the command with your files, when they are others.
set -eu
cd "$(dirname "$0")/.."
compose=${COMPOSE:-docker compose -f infra/docker-compose.yml -f infra/docker-compose.production.yml --profile shop}
secrets=infra/secrets
authority=infra/certs/ca/ca.crt
umask 077
for user in admin ops shop; do
  [ -s "$secrets/eventstore_$user" ] || openssl rand -hex 24 | tr -d '\n' > "$secrets/eventstore_$user"
done
password() { cat "$secrets/eventstore_$1"; }
address() { printf 'esdb://%s:%s@eventstore:2113?tls=true&tlsCAFile=/certs/ca.crt' "$1" "$(password "$1")"; }

curl --silent --show-error --fail --retry 30 --retry-delay 2 --retry-all-errors --cacert "$authority" \
  https://localhost:2113/health/live

# Sends JSON as admin. Curl reads password and body from standard input: other users see the arguments of a process.
post() { # path, body, password
  printf 'user = "admin:%s"\ndata = "%s"\n' "$3" "$(printf %s "$2" | sed 's/"/\\"/g')" |
    curl --silent --show-error --fail --output /dev/null --cacert "$authority" \
      -H 'content-type: application/json' --config - "https://localhost:2113$1"
}
change_password() { # user, password of admin
  post "/users/$1/command/reset-password" "{\"newPassword\":\"$(password "$1")\"}" "$2"
}

change_password admin "$(password admin)" 2> /dev/null || change_password admin changeit
change_password ops "$(password admin)"
post /users/ "{\"loginName\":\"shop\",\"fullName\":\"shop\",\"password\":\"$(password shop)\",\"groups\":[]}" "$(password admin)" 2> /dev/null ||
  change_password shop "$(password admin)"

address shop > "$secrets/eventstore_url"
chmod 644 "$secrets/eventstore_url" # as secrets.sh: containers read it as other users, and nobody else enters the folder
address admin | $compose run --rm --no-deps -T api-1 node --input-type=module -e "
  import { text } from 'node:stream/consumers';
  import { EventStoreDBClient } from '@eventstore/db-client';
  const client = EventStoreDBClient.connectionString(await text(process.stdin));
  await client.setStreamMetadata('\$all', { acl: { readRoles: ['\$admins', 'shop'] } });
  await client.dispose();"
