# What CPack makes of the installation: Debian packages, one for each part (packaging/package.sh).
set(CPACK_PACKAGE_NAME sparkwright)
set(CPACK_PACKAGE_VENDOR Sparkwright)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "") # Each package has its own.
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_RESOURCE_FILE_LICENSE ${CMAKE_SOURCE_DIR}/LICENSE)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE
  WORLD_READ WORLD_EXECUTE)
set(CPACK_GENERATOR DEB)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_GROUPING ONE_PER_GROUP)
set(CPACK_COMPONENTS_ALL server rcssserver3d dev)
if(SPARKWRIGHT_GUI)
  list(APPEND CPACK_COMPONENTS_ALL images ide)
endif()

# Revision and maintainer are those of the newest entry of the changelog.
set(changelog ${CMAKE_CURRENT_SOURCE_DIR}/debian/changelog)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${changelog})
file(STRINGS ${changelog} first LIMIT_COUNT 1)
file(STRINGS ${changelog} signature REGEX "^ -- " LIMIT_COUNT 1)
if(NOT first MATCHES "^sparkwright \\(${PROJECT_VERSION}-([0-9.]+)\\)")
  message(FATAL_ERROR "packaging/debian/changelog does not begin with version ${PROJECT_VERSION}, that of CMakeLists.txt.")
endif()
set(CPACK_DEBIAN_PACKAGE_RELEASE ${CMAKE_MATCH_1})
string(REGEX REPLACE "^ -- (.*>)  .*$" "\\1" CPACK_DEBIAN_PACKAGE_MAINTAINER "${signature}")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS ${CMAKE_BINARY_DIR}/app ${CMAKE_BINARY_DIR}/core ${CMAKE_BINARY_DIR}/physics)
set(same "(= ${PROJECT_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE})")
# Loaded by name, so that nothing else asks for it.
set(opengl "libgl1, libegl1, libgl1-mesa-dri | libgl1-nvidia-glvnd-glx")

set(CPACK_DEBIAN_SERVER_PACKAGE_NAME sparkwright-server)
set(CPACK_DEBIAN_SERVER_DESCRIPTION "robot simulation server for the RoboCup 3D league
Runs robot simulations without a window and serves agents and monitors over
TCP and UDP, as SimSpark and rcssserver3d do. It needs neither a display nor
Qt.

The package also has a sample team, a proxy for distant agents, and the
scenes, robots and set-up scripts that all programs use.")
set(CPACK_DEBIAN_SERVER_PACKAGE_SUGGESTS "sparkwright-images, python3, ruby")

# Debian's own package has a program of this name: one of the two can be installed.
set(CPACK_DEBIAN_RCSSSERVER3D_PACKAGE_NAME sparkwright-rcssserver3d)
set(CPACK_DEBIAN_RCSSSERVER3D_DESCRIPTION "rcssserver3d by sparkwright-server
The program rcssserver3d with the command line of the server of the RoboCup 3D
simulation league, so that scripts of teams and tournaments which start it work
with Sparkwright.")
set(CPACK_DEBIAN_RCSSSERVER3D_PACKAGE_DEPENDS "sparkwright-server ${same}")
set(CPACK_DEBIAN_RCSSSERVER3D_PACKAGE_CONFLICTS rcssserver3d)
set(CPACK_DEBIAN_RCSSSERVER3D_PACKAGE_PROVIDES rcssserver3d)
set(CPACK_DEBIAN_RCSSSERVER3D_PACKAGE_REPLACES rcssserver3d)

set(CPACK_DEBIAN_IMAGES_PACKAGE_NAME sparkwright-images)
set(CPACK_DEBIAN_IMAGES_DESCRIPTION "robot cameras, videos and web pages for sparkwright-server
Renders the pictures of robots' cameras for the simulation server, and videos
and pictures of recordings. It needs OpenGL, but no display. It also shows
recordings and running simulations in browsers.")
set(CPACK_DEBIAN_IMAGES_PACKAGE_DEPENDS "sparkwright-server ${same}, ${opengl}")
set(CPACK_DEBIAN_IMAGES_PACKAGE_SUGGESTS ffmpeg)

set(CPACK_DEBIAN_IDE_PACKAGE_NAME sparkwright)
set(CPACK_DEBIAN_IDE_DESCRIPTION "build and run robot simulations
A desktop program for designing, running and studying robot simulations, made
for researchers, students and RoboCup teams. Robots and scenes are written in
RSG, the scene language of the RoboCup 3D simulation league.

It edits scenes while they run, connects agents over the network, referees
matches, and records and replays runs. Agents, monitors, scenes and set-up
scripts made for SimSpark work unchanged.")
set(CPACK_DEBIAN_IDE_PACKAGE_DEPENDS "sparkwright-server ${same}, ${opengl}, hicolor-icon-theme")
set(CPACK_DEBIAN_IDE_PACKAGE_RECOMMENDS "qt6-wayland, qt6-translations-l10n, ffmpeg, sparkwright-images")
set(CPACK_DEBIAN_IDE_PACKAGE_SUGGESTS "sparkwright-dev, python3")

set(CPACK_DEBIAN_DEV_PACKAGE_NAME sparkwright-dev)
set(CPACK_DEBIAN_DEV_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEV_DESCRIPTION "headers for plugins of the robot simulation Sparkwright
Headers and CMake files for plugins that add sensors, effectors, languages of
agents, games and agents to the simulation, and for plugins that add panels to
its window.")
set(CPACK_DEBIAN_DEV_PACKAGE_DEPENDS "sparkwright-server ${same}, libeigen3-dev")
set(CPACK_DEBIAN_DEV_PACKAGE_SUGGESTS "cmake, g++, qt6-base-dev")

# Each package has its copyright and its changelog.
foreach(part ${CPACK_COMPONENTS_ALL})
  string(TOUPPER ${part} upper)
  set(package ${CPACK_DEBIAN_${upper}_PACKAGE_NAME})
  set(out ${CMAKE_CURRENT_BINARY_DIR}/${package})
  file(MAKE_DIRECTORY ${out})
  add_custom_command(OUTPUT ${out}/changelog.Debian.gz ${out}/changelog.gz
    COMMAND gzip --best --no-name --stdout ${changelog} > ${out}/changelog.Debian.gz
    COMMAND gzip --best --no-name --stdout ${CMAKE_SOURCE_DIR}/CHANGELOG.md > ${out}/changelog.gz
    DEPENDS ${changelog} ${CMAKE_SOURCE_DIR}/CHANGELOG.md COMMENT "Changelog of ${package}" VERBATIM)
  add_custom_target(changelog_${part} ALL DEPENDS ${out}/changelog.Debian.gz ${out}/changelog.gz)
  install(FILES debian/copyright ${out}/changelog.Debian.gz ${out}/changelog.gz
    DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/${package} COMPONENT ${part})
endforeach()
include(CPack)
foreach(part ${CPACK_COMPONENTS_ALL})
  cpack_add_component(${part})
endforeach()
