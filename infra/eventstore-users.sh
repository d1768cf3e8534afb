#!/bin/sh
# Sets up the users of an EventStoreDB of docker-compose.production.yml: own passwords for admin and ops, and a user of the
# shop that may read and append ordinary streams and read $all. It makes infra/secrets/eventstore_*; run it again after a
# failure. COMPOSE is the command with your files, when they are others. EVENTSTORE_NODES lists the nodes of a cluster:
# each accepts a new password at its own time.
set -eu
cd "$(dirname "$0")/.."
compose=${COMPOSE:-docker compose -f infra/docker-compose.yml -f infra/docker-compose.production.yml --profile shop}
nodes=${EVENTSTORE_NODES:-https://localhost:2113}
node=${nodes%% *}
patience=60 # seconds
secrets=infra/secrets
authority=infra/certs/ca/ca.crt
umask 077
fail() { echo "infra/eventstore-users.sh: $1" >&2; exit 1; }
for user in admin ops shop; do
  [ -s "$secrets/eventstore_$user" ] || openssl rand -hex 24 | tr -d '\n' > "$secrets/eventstore_$user"
done
password() { cat "$secrets/eventstore_$1"; }
address() { printf 'esdb://%s:%s@eventstore:2113?tls=true&tlsCAFile=/certs/ca.crt' "$1" "$(password "$1")"; }

# Prints the status of a request; 000 without a response. Curl reads user, password and body from standard input: other
# users of the machine see the arguments of a process.
status_of() { # user, password, address, body or nothing
  { printf 'user = "%s:%s"\n' "$1" "$2"
    [ -z "${4:-}" ] || printf 'data = "%s"\n' "$(printf %s "$4" | sed 's/"/\\"/g')"; } |
    curl --silent --max-time 10 --output /dev/null --write-out '%{http_code}' --cacert "$authority" \
      -H 'content-type: application/json' --config - "$3" || true
}
accepts() { [ "$(status_of "$1" "$2" "$3/users/\$current")" = 200 ]; } # user, password, node

# Waits until every node accepts one of the passwords: a new server responds before it has accounts, and a changed
# password counts a moment later.
wait_for() { # user, passwords
  user=$1
  shift
  for each in $nodes; do
    tries=0
    until accepts "$user" "$1" "$each" || { [ $# -gt 1 ] && accepts "$user" "$2" "$each"; }; do
      tries=$((tries + 1))
      [ $tries -lt $((patience * 2)) ] || fail "$each did not accept the user $user within $patience s ($(status_of "$user" "$1" "$each/users/\$current")). Is it running, and is the password in $secrets/eventstore_$user its own?"
      sleep 0.5
    done
  done
}

change_password() { # user, password of admin
  status=$(status_of admin "$2" "$node/users/$1/command/reset-password" "{\"newPassword\":\"$(password "$1")\"}")
  case $status in 2*) wait_for "$1" "$(password "$1")" ;; *) fail "$node refused to change the password of $1 ($status)." ;; esac
}

wait_for admin "$(password admin)" changeit
accepts admin "$(password admin)" "$node" || change_password admin changeit
change_password ops "$(password admin)"
status=$(status_of admin "$(password admin)" "$node/users/" \
  "{\"loginName\":\"shop\",\"fullName\":\"shop\",\"password\":\"$(password shop)\",\"groups\":[]}")
case $status in
  2*) wait_for shop "$(password shop)" ;;
  4*) change_password shop "$(password admin)" ;; # it exists
  *) fail "$node refused to create the user shop ($status)." ;;
esac

address shop > "$secrets/eventstore_url"
chmod 644 "$secrets/eventstore_url" # as secrets.sh: containers read it as other users, and nobody else enters the folder
address admin | $compose run --rm --no-deps -T api-1 node --input-type=module -e "
  import { text } from 'node:stream/consumers';
  import { EventStoreDBClient } from '@eventstore/db-client';
  const client = EventStoreDBClient.connectionString(await text(process.stdin));
  await client.setStreamMetadata('\$all', { acl: { readRoles: ['\$admins', 'shop'] } });
  await client.dispose();" || fail "the server did not let admin grant the user shop to read \$all. The lines above say why."
