#!/bin/sh
# Installs what the tests need from the system: PostgreSQL and strace for the server, nginx, Caddy and
# systemd's own checks for what operators are given, Chromium for the page.
set -eu

missing=""
has_postgres() { command -v initdb >/dev/null 2>&1 || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; }
has_chromium() { command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1; }
# Debian keeps some programs out of the path of those who are not root.
has() { PATH="$PATH:/usr/sbin:/sbin" command -v "$1" >/dev/null 2>&1; }
has_postgres || missing="$missing postgresql"
has_chromium || missing="$missing chromium"
has strace || missing="$missing strace"
has curl || missing="$missing curl"
has systemd-analyze || missing="$missing systemd"
services=""
has nginx || services="$services nginx"
has caddy || services="$services caddy"
missing="$missing$services"
[ -n "$missing" ] || exit 0

refuse() {
  echo "The tests need$missing from the system's packages: $1" >&2
  exit 1
}

command -v apt-get >/dev/null 2>&1 || refuse "install them by hand, there is no apt-get here."
as_root=""
if [ "$(id -u)" != 0 ]; then
  sudo -n true 2>/dev/null || refuse "run 'sudo apt-get install$missing'."
  as_root="sudo -n"
fi
echo "Installing$missing ..."
# A cluster of the system's own is of no use here: the tests start theirs.
$as_root mkdir -p /etc/postgresql-common/createcluster.d
echo "create_main_cluster = false" | $as_root tee /etc/postgresql-common/createcluster.d/rubicon.conf >/dev/null
# Nor are proxies that run: those that are new here are neither started now nor with the machine.
policy=/usr/sbin/policy-rc.d
if [ -n "$services" ] && [ ! -e "$policy" ]; then
  printf '#!/bin/sh\nexit 101\n' | $as_root tee "$policy" >/dev/null
  $as_root chmod +x "$policy"
  trap '$as_root rm -f "$policy"' EXIT
fi
$as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq update >/dev/null 2>&1 || true
# shellcheck disable=SC2086  # the words are the packages
$as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends $missing >/dev/null \
  || refuse "apt-get could not install them."
for service in $services; do
  $as_root systemctl disable "$service" >/dev/null 2>&1 || true
done
