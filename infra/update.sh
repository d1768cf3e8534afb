#!/bin/sh
# Moves a running shop to the image `shop` that was built last: migration, workers, then one API process after the other, so
# that visitors notice nothing.
#   docker compose -f infra/docker-compose.yml --profile shop build && infra/update.sh
# COMPOSE is the command with your files, when they are others.
set -eu
compose=${COMPOSE:-docker compose -f $(dirname "$0")/docker-compose.yml --profile shop}
up() { $compose up -d --no-deps --no-build "$1"; }
# The proxy looks every two seconds which process is ready.
until_ready() {
  for _ in $(seq 120); do
    if $compose exec -T "$1" node -e "fetch((process.env.TLS_CERT_FILE ? 'https' : 'http') + '://localhost:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"; then
      sleep 5
      return
    fi
    sleep 1
  done
  echo "$1 is not ready after two minutes. The processes after it still run the former image." >&2
  exit 1
}
$compose run --rm --no-deps -T migrate
up worker-1
up worker-2
for process in api-1 api-2; do
  up "$process"
  until_ready "$process"
done
