#!/bin/sh
# Restarts servers on one PostgreSQL database one after the other; a proxy sends players to the rest.
#   deploy/rolling_restart.sh 8001 8002
set -eu

[ $# -gt 0 ] || { echo "Say which ports: $0 8001 8002" >&2; exit 2; }
restart=${RESTART:-systemctl restart rubicon@}
for port in "$@"; do
  # shellcheck disable=SC2086  # the words are a command
  $restart"$port"
  tries=60
  until curl --silent --fail --output /dev/null "http://127.0.0.1:$port/readyz"; do
    tries=$((tries - 1))
    [ "$tries" -gt 0 ] || { echo "The server on port $port is not ready; the others were left alone." >&2; exit 1; }
    sleep 1
  done
  echo "The server on port $port is ready."
done
