#!/bin/sh
# As the official image: the account redis, and connections from other containers.
set -eu
chown redis: /data
exec setpriv --reuid redis --regid redis --clear-groups "$@" --protected-mode no
