#!/usr/bin/env bash
# Installs those of packages.txt that are missing; touches nothing if none is.
#
# usage: packaging/install.sh [LIST...]
#        LIST  further lists beside packages.txt, such as packages-fuzz.txt
# exit:  0 everything is there, 2 something is missing and cannot be installed (the packages are named)
set -u
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

mapfile -t wanted < <(cd "$here" && grep -hEv '^[[:space:]]*(#|$)' packages.txt "$@")

if ! command -v dpkg-query >/dev/null; then
  echo "This is no Debian system, so nothing is installed. What Debian calls these packages must be there:"
  echo "  ${wanted[*]}"
  exit 0
fi

installed() { dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null | grep -qx installed; }

missing=()
for package in "${wanted[@]}"; do
  installed "$package" || missing+=("$package")
done
[ ${#missing[@]} -eq 0 ] && exit 0

give_up() {
  echo "$1 Ask somebody who can to install:" >&2
  echo "  apt-get install ${missing[*]}" >&2
  exit 2
}

root=()
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null || give_up "Packages are missing, and there is neither root nor sudo."
  root=(sudo)
  # Without a terminal nobody can type a password.
  if [ ! -t 0 ]; then
    sudo -n true 2>/dev/null || give_up "Packages are missing, and sudo wants a password that nobody can type here."
    root=(sudo -n)
  fi
fi

echo "Installing: ${missing[*]}"
install() {
  "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends "$@" "${missing[@]}"
}
update() { "${root[@]}" apt-get update || give_up "The package lists could not be fetched."; }

# The package lists are often good enough; they are fetched anew if they know too little, or name what is gone.
install --simulate >/dev/null 2>&1 || update
install || { update && install; } || give_up "The packages could not be installed."
