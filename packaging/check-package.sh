#!/usr/bin/env bash
# Tries packages on a bare Debian 12 in a folder: installs them with apt, starts every program, opens the window from its
# menu entry on a virtual display, upgrades from an older version, purges, and looks whether anything is left.
#
# usage: packaging/check-package.sh [--screenshot FILE.png] [--sdk] PACKAGE.deb...
#        packaging/check-package.sh [--screenshot FILE.png] ARCHIVE.tar.zst
#        --screenshot  where the picture of the window goes [build-package/screenshot.png]
#        --sdk         also builds a plugin against sparkwright-dev in there, which fetches a compiler
# exit:  0 all is well, 1 something is not (it is named), 2 bad usage or not root
set -eu
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
usage() {
  sed -n '5,6s/^# *//p' "${BASH_SOURCE[0]}" >&2
  exit 2
}
screenshot=$here/../build-package/screenshot.png
sdk=
while [[ "${1:-}" == --* ]]; do
  case "$1" in
    --screenshot) [ $# -ge 2 ] || usage; screenshot=$2; shift 2 ;;
    --sdk) sdk=yes; shift ;;
    *) usage ;;
  esac
done
[ $# -ge 1 ] || usage
for file in "$@"; do
  [ -f "$file" ] || { echo "there is no $file" >&2; exit 2; }
done
if [ "$(id -u)" -ne 0 ]; then
  echo "This needs root: a Debian of its own is made in a folder below ${TMPDIR:-/tmp}." >&2
  exit 2
fi
# Mounts of this run are its own and end with it.
if [ -z "${SPARKWRIGHT_CHECK_MOUNTS:-}" ]; then
  screenshot=$(realpath -m "$screenshot")
  exec env SPARKWRIGHT_CHECK_MOUNTS=own unshare --mount "${BASH_SOURCE[0]}" --screenshot "$screenshot" ${sdk:+--sdk} "$@"
fi

work=$(mktemp -d "${TMPDIR:-/tmp}/sparkwright-check.XXXXXX")
root=$work/root
server=
window=
finish() {
  for process in $window $server; do
    kill "$process" 2>/dev/null || true
  done
  wait 2>/dev/null || true
  umount "$root/dev" "$root/proc" 2>/dev/null || true
  mountpoint -q "$root/dev" || mountpoint -q "$root/proc" || rm -rf "$work"
}
trap finish EXIT
say() { echo "== $*"; }
fail() { echo "FAILED: $*" >&2; exit 1; }
inside() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }
# As the ordinary user of that system. What it starts becomes this shell's child and has one process id: `exec`.
as_user() {
  exec chroot --userspec=1000:1000 "$root" env -i PATH=/usr/bin:/bin HOME=/home/user USER=user LC_ALL=C.UTF-8 DISPLAY=":$display" "$@"
}
apt() { inside apt-get -qq --yes --no-install-recommends "$@" >"$work/apt.log" 2>&1 || { cat "$work/apt.log" >&2; fail "apt-get $*"; }; }

say "a bare Debian 12"
debootstrap --variant=minbase bookworm "$root" "${SPARKWRIGHT_MIRROR:-http://deb.debian.org/debian}" >"$work/debootstrap.log" 2>&1 ||
  { tail "$work/debootstrap.log" >&2; fail debootstrap; }
cp /etc/resolv.conf "$root/etc/"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount --make-rslave "$root/dev"
inside useradd --create-home --uid 1000 user
# Of a desktop: what knows kinds of files, and starts menu entries.
apt install desktop-file-utils shared-mime-info libglib2.0-bin
mkdir "$root/packages"
listing() { (cd "$root" && find . -xdev -path ./proc -prune -o -path ./dev -prune -o -path ./tmp -prune -o -path ./var -prune -o -path ./packages -prune -o -path ./home -prune -o -print | LC_ALL=C sort); }
listing >"$work/before"

exec {ready}<> <(:)
Xvfb -displayfd "$ready" -screen 0 1600x1000x24 -nolisten tcp >"$work/xvfb.log" 2>&1 &
server=$!
read -r -t 20 -u "$ready" display || fail "no virtual display: $(cat "$work/xvfb.log")"

# Waits for the window of the process `window`, lets it show its scene, takes its picture and closes it.
look() {
  local id= started=$SECONDS
  until id=$(DISPLAY=:$display xdotool search --onlyvisible --name 'Sparkwright' 2>/dev/null | tail -1) && [ -n "$id" ]; do
    kill -0 "$window" 2>/dev/null || { cat "$work/window.log" >&2; fail "the window's program has ended"; }
    [ $((SECONDS - started)) -lt 60 ] || { cat "$work/window.log" >&2; fail "no window after a minute"; }
    sleep 0.2
  done
  local colours=0
  for _ in $(seq 60); do
    sleep 1
    DISPLAY=:$display import -window root "$1"
    colours=$(identify -format %k "$1")
    [ "$colours" -gt "$2" ] && break
  done
  [ "$colours" -gt "$2" ] || fail "only $colours colours in $1: is there a scene?"
  [ ! -s "$work/window.log" ] || { echo "It said:"; cat "$work/window.log"; }
  echo "window seen, $colours colours: $1"
  kill "$window"
  wait "$window" 2>/dev/null || true
  # Started from the menu, it is no child. While it ends in order, it must not be taken for the next one.
  for _ in $(seq 100); do
    kill -0 "$window" 2>/dev/null || break
    sleep 0.1
  done
  ! kill -0 "$window" 2>/dev/null || fail "the window does not end"
  window=
}

if [[ "$1" == *.tar.zst ]]; then
  say "the packages that its README names"
  zstd -dc "$1" | tar -xf - -C "$root/home/user"
  tree=$(ls -d "$root"/home/user/sparkwright-*)
  apt install $(sed -n 's/.*apt-get install //p' "$tree/README")
  tree=${tree#"$root"}
  say "server, without anything installed"
  (as_user "$tree/bin/sparkwright-server" --fast --until 1 --agent-port 0 --monitor-port 0) >"$work/server.log" 2>&1 ||
    { cat "$work/server.log" >&2; fail "the server of the archive"; }
  say "window of a match"
  as_user "$tree/bin/sparkwright" --agent-port 0 --monitor-port 0 setups/demo.rb >"$work/window.log" 2>&1 &
  window=$!
  look "$screenshot" 2000
  say "all is well"
  exit 0
fi

cp "$@" "$root/packages/"
older() { # The same packages with an older version.
  for package in "$root"/packages/*.deb; do
    dpkg-deb -R "$package" "$work/older"
    sed -i -E 's/^Version: .*/Version: 0.0.1-1/; s/(sparkwright[a-z-]*) \(= [^)]*\)/\1 (= 0.0.1-1)/g' "$work/older/DEBIAN/control"
    dpkg-deb --root-owner-group -b "$work/older" "$root/packages/older-$(basename "$package")" >/dev/null
    rm -rf "$work/older"
  done
}
older
packages() { (cd "$root" && ls -d packages/$1 | sed 's|^|./|'); }
say "installing an older version, then upgrading"
apt install $(packages 'older-*.deb')
rm "$root"/packages/older-*.deb
apt install $(packages '*.deb')
inside dpkg-query -W -f '${Package} ${Version}\n' 'sparkwright*'
inside dpkg --verify sparkwright sparkwright-server sparkwright-rcssserver3d sparkwright-images sparkwright-dev || fail "files differ from the packages"

say "every program says what it is"
for program in sparkwright sparkwright-sensors sparkwright-server rcssserver3d sparkwright-team sparkwright-proxy sparkwright-strategy sparkwright-bridge; do
  inside "$program" --version || fail "$program --version"
  [ -s "$root/usr/share/man/man1/$program.1.gz" ] || fail "$program has no man page"
done

say "server: a match, and a robot with a camera"
(as_user sparkwright-server --fast --until 2 --agent-port 0 --monitor-port 0 --record /home/user/match.mcap setups/demo.rb) \
  >"$work/server.log" 2>&1 || { cat "$work/server.log" >&2; fail "the match"; }
[ -s "$root/home/user/match.mcap" ] || fail "no recording"
(as_user sparkwright-server --export /home/user/match.mcap --to /home/user/pictures/ --rate 1 --size 320x200) \
  >"$work/server.log" 2>&1 || { cat "$work/server.log" >&2; fail "pictures of the recording"; }
[ "$(find "$root/home/user/pictures" -name '*.png' | wc -l)" -gt 0 ] || fail "no pictures of the recording"

say "kinds of files, and what opens them"
cp "$root/usr/share/sparkwright/setups/demo.rb" "$root/home/user/demo.rb"
printf '((FieldLength 18)(FieldWidth 12))\n' >"$root/home/user/monitor.log"
echo 'puts 1' >"$root/home/user/plain.rb"
echo 'disk full' >"$root/home/user/plain.log"
cp "$root/usr/share/sparkwright/examples/cart.ros" "$root/home/user/a.ros"
for name in a.rsg a.sparkproject a.sparkteam a.sparkjobs a.sparkstate; do
  echo content >"$root/home/user/$name"
done
chown -R 1000:1000 "$root/home/user"
while read -r name kind; do
  found=$(as_user gio info -a standard::content-type "/home/user/$name" | sed -n 's/.*content-type: //p')
  [ "$found" = "$kind" ] || fail "$name is $found instead of $kind"
  case "$kind" in
    application/x-sparkwright-*)
      (as_user gio mime "$kind") | grep -q 'sparkwright.desktop' || fail "nothing opens $kind"
      ;;
  esac
done <<'END'
a.rsg application/x-sparkwright-scene
a.ros application/x-sparkwright-rosi
a.sparkproject application/x-sparkwright-project
a.sparkteam application/x-sparkwright-team
a.sparkjobs application/x-sparkwright-jobs
a.sparkstate application/x-sparkwright-state
demo.rb application/x-sparkwright-setup
plain.rb application/x-ruby
match.mcap application/x-sparkwright-recording
monitor.log application/x-sparkwright-monitor-log
plain.log text/x-log
END

# Starts the menu entry as a desktop does; the program that it starts is then `window`.
from_menu() {
  (as_user gio launch /usr/share/applications/sparkwright.desktop "$@") >"$work/window.log" 2>&1 || fail "gio launch"
  for _ in $(seq 50); do
    for process in /proc/[0-9]*; do
      if [ "$(readlink "$process/root")" = "$root" ] && [ "$(readlink "$process/exe")" = "$root/usr/bin/sparkwright" ]; then
        window=${process#/proc/}
        return
      fi
    done
    sleep 0.1
  done
  fail "the menu entry started nothing"
}
say "the window, from the menu entry: alone, then with a set-up and a recording"
from_menu
look "${screenshot%.png}-start.png" 300
from_menu /home/user/demo.rb
look "$screenshot" 2000
from_menu /home/user/match.mcap
look "${screenshot%.png}-recording.png" 2000

if [ -n "$sdk" ]; then
  say "plugins against sparkwright-dev"
  apt install cmake g++ make qt6-base-dev
  for plugin in compass ball_speed; do
    cp -r "$here/../tests/sdk/$plugin" "$root/home/user/$plugin"
    inside cmake -S "/home/user/$plugin" -B "/home/user/$plugin/build" >"$work/sdk.log" &&
      inside cmake --build "/home/user/$plugin/build" >>"$work/sdk.log" ||
      { tail -30 "$work/sdk.log" >&2; fail "the plugin $plugin"; }
    [ -f "$root/home/user/$plugin/build/$plugin.so" ] || fail "no plugin $plugin was made"
  done
fi

say "removing, and what is left"
inside dpkg-query -W -f '${Package}\n' >"$work/installed"
apt purge $(cd "$root/packages" && for file in *.deb; do dpkg-deb -f "$file" Package; done)
apt autoremove --purge
[ -z "$(inside dpkg-query -W -f '${Package} ${db:Status-Status}\n' 'sparkwright*' 2>/dev/null | grep -v not-installed)" ] ||
  fail "packages are still known"
listing >"$work/after"
left=$(comm -13 "$work/before" "$work/after" | grep -i sparkwright || true)
[ -z "$left" ] || fail "left behind: $left"
echo "nothing of ours is left; $(comm -13 "$work/before" "$work/after" | wc -l) other new files, of packages that came along"
say "all is well"
