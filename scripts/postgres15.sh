#!/usr/bin/env bash
# The server tests against a PostgreSQL 15 of Debian's, in a private cluster that is gone afterwards.
set -euo pipefail
cd "$(dirname "$0")/.."

bin=/usr/lib/postgresql/15/bin
if [ ! -x "$bin/postgres" ]; then
  apt-get update -qq
  # Without the cluster that Debian's package makes and starts by itself.
  mkdir -p /etc/postgresql-common
  [ -e /etc/postgresql-common/createcluster.conf ] || echo 'create_main_cluster = false' >/etc/postgresql-common/createcluster.conf
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql-15
fi

# PostgreSQL does not run as root.
as_postgres=()
[ "$(id -u)" -ne 0 ] || as_postgres=(setpriv --reuid=postgres --regid=postgres --clear-groups)

dir=$(mktemp -d)
chmod 711 "$dir"
mkdir "$dir/datos" "$dir/socket"
[ "$(id -u)" -ne 0 ] || chown postgres: "$dir/datos" "$dir/socket"
stop() {
  "${as_postgres[@]}" "$bin/pg_ctl" -D "$dir/datos" -m immediate -w stop >/dev/null 2>&1 || true
  rm -rf "$dir"
}
trap stop EXIT

cd /
"${as_postgres[@]}" "$bin/initdb" -D "$dir/datos" -U distri -A trust -E UTF8 --locale=C.UTF-8 >/dev/null
"${as_postgres[@]}" "$bin/pg_ctl" -D "$dir/datos" -w -l "$dir/socket/registro" \
  -o "-c listen_addresses='' -c unix_socket_directories=$dir/socket" start >/dev/null
cd - >/dev/null

export DATABASE_URL="postgresql://distri@localhost/postgres?host=$dir/socket"
echo "PostgreSQL $("$bin/postgres" --version | awk '{print $3}') en $dir"
npx vitest run --project server \
  --exclude '**/*.gate.test.ts' --exclude '**/*.night.test.ts' --exclude 'src/platform/postgres/**'
