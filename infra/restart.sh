#!/bin/sh
# Restarts services one after the other, so that they read renewed certificates, and waits until each is healthy:
#   infra/restart.sh              # those of infra/certificates.sh
#   infra/restart.sh eventstore
# COMPOSE is the command with your files, when they are others. A restart has the effect of an outage of the service:
# docs/measurements.md.
set -eu
folder=$(dirname "$0")
compose=${COMPOSE:-docker compose -f $folder/docker-compose.yml -f $folder/docker-compose.production.yml --profile shop}
[ $# -gt 0 ] || set -- postgres redis worker-1 worker-2 api-1 api-2
until_healthy() {
  for _ in $(seq 120); do
    [ "$(docker inspect --format '{{.State.Health.Status}}' "$($compose ps -q "$1")")" != healthy ] || return 0
    sleep 1
  done
  echo "$1 is not healthy after two minutes. The services after it were not restarted." >&2
  exit 1
}
for service; do
  $compose restart "$service"
  until_healthy "$service"
  sleep 5 # the proxy looks every two seconds which process is ready
done
