#!/usr/bin/env bash
# Builds Debian packages: sparkwright (the window), sparkwright-server, sparkwright-rcssserver3d, sparkwright-images and
# sparkwright-dev. Without tests, in a build folder of its own, build-package/; the packages stand in build-package/packages/.
#
# usage: packaging/package.sh [--tarball] [--check]
#        --tarball  also an archive for any place, with the libraries that it needs (packaging/tarball.sh)
#        --check    also tries them on a bare Debian (packaging/check-package.sh; as root)
# exit:  2 packages are missing and cannot be installed, or the usage is wrong; otherwise that of the step that failed
set -eu
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

tarball=
check=
for argument in "$@"; do
  case "$argument" in
    --tarball) tarball=yes ;;
    --check) check=yes ;;
    *)
      echo "usage: packaging/package.sh [--tarball] [--check]" >&2
      exit 2
      ;;
  esac
done

"$root/packaging/install.sh" packages-package.txt

cd "$root"
cmake -S . -B build-package -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_INSTALL_PREFIX=/usr -DSPARKWRIGHT_TESTS=OFF \
  -DSPARKWRIGHT_BENCHMARKS=OFF
cmake --build build-package
rm -rf build-package/packages
cpack --config build-package/CPackConfig.cmake -B build-package/packages
rm -rf build-package/packages/_CPack_Packages

# Packages outside of Debian close no bugs of Debian; whoever calls this may be root.
lintian --allow-root --suppress-tags initial-upload-closes-no-bugs --fail-on error,warning build-package/packages/*.deb
[ -z "$tarball" ] || packaging/tarball.sh build-package build-package/packages
echo "Packages:"
ls -sh build-package/packages/
if [ -n "$check" ]; then
  packaging/check-package.sh build-package/packages/*.deb
  [ -z "$tarball" ] || packaging/check-package.sh build-package/packages/*.tar.zst
fi
