#!/bin/sh
# Makes random passwords and keys in infra/secrets, and keeps those that exist. Run it before the containers start.
# `infra/secrets.sh infra/secrets trial` adds the key of the Stripe simulator.
set -eu
umask 077
folder=${1:-"$(dirname "$0")/secrets"}
mkdir -p "$folder"
cd "$folder"
random() { openssl rand -hex 32; }
put() { [ -s "$1" ] || printf '%s' "$2" > "$1"; }
for name in app_secret metrics_token postgres_password database_owner_password database_api_password redis_password; do
  put "$name" "$(random)"
done
for role in owner api; do
  put "database_${role}_url" "postgres://shop_${role}:$(cat "database_${role}_password")@postgres:5432/shop"
done
put redis_conf "requirepass $(cat redis_password)"
put redis_url "redis://:$(cat redis_password)@redis:6379"
put smtp_url 'smtp://mailpit:1025?ignoreTLS=true'
if [ "${2:-}" = trial ]; then
  put stripe_secret_key sk_test_simulator
  put stripe_webhook_secret "whsec_$(random)"
fi
put stripe_secret_key 'replace me by the key of the account'
put stripe_webhook_secret 'replace me by the secret of the endpoint'
# Containers read the mounted files as other users; on this machine nobody else enters the folder.
chmod 644 ./*
chmod 700 .
