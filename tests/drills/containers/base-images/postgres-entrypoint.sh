#!/bin/sh
# At the first start, creates the cluster, account and database that the variables name. Then runs PostgreSQL.
set -eu
data=/var/lib/postgresql/18/data
if [ ! -s "$data/PG_VERSION" ]; then
  mkdir -p "$data"
  password=$(mktemp)
  printf '%s' "$POSTGRES_PASSWORD" >"$password"
  # shellcheck disable=SC2086 # The arguments are words.
  initdb --pgdata "$data" --username "$POSTGRES_USER" --pwfile "$password" --auth-host scram-sha-256 --auth-local trust \
    --encoding UTF8 ${POSTGRES_INITDB_ARGS:-}
  rm "$password"
  echo 'host all all all scram-sha-256' >>"$data/pg_hba.conf"
  printf 'CREATE DATABASE "%s";\n' "$POSTGRES_DB" | postgres --single -D "$data" postgres >/dev/null
fi
exec postgres -D "$data" -c listen_addresses='*' -c unix_socket_directories=/tmp
