#!/usr/bin/env bash
# Makes an archive of a build that runs from any folder: programs, data, Qt and all other libraries but those that
# belong to the system (C library, graphics driver, X11, fonts). README in it names the Debian packages of these.
#
# usage: packaging/tarball.sh BUILD_FOLDER OUT_FOLDER
# exit:  that of the step that failed
set -eu
build=$(cd "$1" && pwd)
out=$(mkdir -p "$2" && cd "$2" && pwd)
version=$(sed -n 's/^CMAKE_PROJECT_VERSION:STATIC=//p' "$build/CMakeCache.txt")
libdir=$(sed -n 's/^CMAKE_INSTALL_LIBDIR:PATH=//p' "$build/CMakeCache.txt")
name=sparkwright-$version-$(uname -m)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tree=$work/$name

for part in server rcssserver3d images ide; do
  cmake --install "$build" --prefix "$tree" --component "$part" --strip >/dev/null
done
ours=$tree/$libdir/sparkwright

# What Qt loads by name.
plugins=$(qmake6 -query QT_INSTALL_PLUGINS)
for plugin in platforms/libqxcb platforms/libqoffscreen platforms/libqminimal platforms/libqwayland-egl \
  platforms/libqwayland-generic xcbglintegrations/libqxcb-glx-integration xcbglintegrations/libqxcb-egl-integration \
  imageformats/libqsvg imageformats/libqjpeg iconengines/libqsvgicon platformthemes/libqgtk3 \
  platformthemes/libqxdgdesktopportal; do
  [ -f "$plugins/$plugin.so" ] || continue
  install -D -m 644 -t "$ours/qt/plugins/$(dirname "$plugin")" "$plugins/$plugin.so"
done
translations=$(qmake6 -query QT_INSTALL_TRANSLATIONS)
if compgen -G "$translations/qtbase_*.qm" >/dev/null; then
  install -D -m 644 -t "$ours/qt/translations" "$translations"/qtbase_{de,en}.qm
fi
# GTK's own libraries must be those of the system, or its themes do not load.
rm -f "$ours/qt/plugins/platformthemes/libqgtk3.so"
cat > "$tree/bin/qt.conf" <<END
[Paths]
Prefix = ..
Plugins = $libdir/sparkwright/qt/plugins
Translations = $libdir/sparkwright/qt/translations
END

# Belongs to the system: the C and C++ libraries, what talks to driver, display and fonts.
system='^(ld-linux.*|linux-vdso|lib(c|m|dl|pthread|rt|resolv|util|stdc\+\+|gcc_s|z|GL|EGL|GLX|GLdispatch|OpenGL|GLESv2|X11|X11-xcb|xcb|Xau|Xdmcp|Xext|Xrender|drm|gbm|fontconfig|freetype|expat|uuid|udev|dbus-1|systemd|wayland-client|wayland-egl|wayland-cursor))\.so'
elf() { find "$tree" -type f \( -path '*/bin/*' -o -name '*.so*' \) -exec sh -c 'file -b "$1" | grep -q "^ELF"' _ {} \; -print; }
: > "$work/system"
for round in 1 2 3; do
  before=$(find "$ours" -maxdepth 1 -type f | wc -l)
  while read -r file; do
    while read -r library path; do
      if [[ "$library" =~ $system ]]; then
        readlink -f "$path" >> "$work/system"
      elif [[ "$path" != "$tree"/* ]] && [ ! -e "$ours/$library" ]; then
        install -m 644 "$(readlink -f "$path")" "$ours/$library"
      fi
    done < <(ldd "$file" | sed -nE 's/^\s*(\S+) => (\/\S+).*/\1 \2/p')
  done < <(elf)
  [ "$(find "$ours" -maxdepth 1 -type f | wc -l)" -gt "$before" ] || break
done
# Everything finds its libraries here, wherever here is.
while read -r file; do
  case "$file" in
    "$tree"/bin/*) continue ;;
  esac
  up=$(realpath --relative-to="$(dirname "$file")" "$ours")
  patchelf --set-rpath "\$ORIGIN/$up" "$file"
done < <(elf)

# The packages of the system's libraries, and the driver that they load.
# Packages may name a file in /lib that is in /usr/lib.
packages=$(sort -u "$work/system" | sed 'p; s|^/usr||' | xargs -r dpkg-query -S 2>/dev/null | sed 's/:.*//' | sort -u |
  grep -vxE 'libc6|libgcc-s1|libstdc\+\+6' | tr '\n' ' ')
cat > "$tree/README" <<END
Sparkwright $version

Unpack anywhere and start bin/sparkwright (the window) or bin/sparkwright-server. Nothing is installed.
share/applications, share/icons, share/mime and share/metainfo may be copied to ~/.local/share for a menu entry.

It needs Linux for $(uname -m) with the C library $(ldd --version | sed -nE '1s/.* ([0-9.]+)$/\1/p') or newer, and libraries that desktops have. On Debian:

    apt-get install libstdc++6 $packages libgl1 libegl1 libgl1-mesa-dri

Licence: GNU General Public License, version 3 or later.
END
install -m 644 "$(dirname "$0")/../LICENSE" "$tree/LICENSE"
tar -C "$work" --sort=name --owner=0 --group=0 --numeric-owner -cf - "$name" | zstd -q -12 -T0 -f -o "$out/$name.tar.zst"
