#!/bin/sh
# Sets up a container engine on a Debian machine that has none: podman with runc, and Docker's programs to control it.
# Usage, as root: install-engine.sh <folder>
# Docker's programs come from Debian 13, whose compose supports profiles. They are unpacked into the folder, not
# installed.
set -eu
folder=$1
programs=$folder/programs
if ! command -v podman >/dev/null || ! command -v runc >/dev/null || ! command -v debootstrap >/dev/null; then
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
    podman runc netavark aardvark-dns iptables debootstrap >/dev/null
fi
[ -x "$programs/docker" ] && exit 0

# The address of this machine's own Debian mirror, from either format of the sources file.
mirror=$(cat /etc/apt/sources.list.d/*.sources /etc/apt/sources.list 2>/dev/null |
  sed -nE 's/^URIs: *([^ ]+debian\/?)( .*)?$/\1/p; s/^deb (\[[^]]*\] )?([^ ]+debian\/?) .*/\2/p' | head -n 1)
mkdir -p "$folder/apt/parts" "$folder/apt/lists" "$folder/apt/cache" "$folder/unpacked" "$programs/cli-plugins"
cat >"$folder/apt/parts/debian.sources" <<SOURCES
Types: deb
URIs: $mirror
Suites: trixie
Components: main
Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg
SOURCES
other() {
  apt-get -qq -o Dir::Etc::sourcelist=/dev/null -o Dir::Etc::sourceparts="$folder/apt/parts" \
    -o Dir::State::lists="$folder/apt/lists" -o Dir::Cache="$folder/apt/cache" -o APT::Sandbox::User=root "$@"
}
other update
cd "$folder/apt"
other download docker-cli docker-compose
for package in ./*.deb; do dpkg-deb -x "$package" "$folder/unpacked"; done
cp "$folder/unpacked/usr/libexec/docker/cli-plugins/docker-compose" "$programs/cli-plugins/"
echo '{}' >"$programs/config.json"
mv "$folder/unpacked/usr/bin/docker" "$programs/docker"
