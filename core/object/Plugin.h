#pragma once

#include "core/object/Registry.h"

#include <Eigen/Core>

#include <cstring>
#include <exception>
#include <string>

// Stands for the version of the program that a plugin is built for; the build and the SDK's CMake package define it.
#ifndef SPARKWRIGHT_ABI
#error "SPARKWRIGHT_ABI is not defined: link the target sparkwright::core, it brings all that a plugin needs"
#endif

#define SPARKWRIGHT_TEXT_OF(x) #x
#define SPARKWRIGHT_TEXT(x) SPARKWRIGHT_TEXT_OF(x)

namespace sparkwright
{

/// What has to be the same in program and plugin so that one can use the objects of the other: version, C++ ABI of the
/// compiler, and how Eigen aligns (which `-march` changes).
inline constexpr const char* pluginAbi =
    SPARKWRIGHT_ABI " c++abi " SPARKWRIGHT_TEXT(__GXX_ABI_VERSION) " align "
    SPARKWRIGHT_TEXT(EIGEN_MAX_ALIGN_BYTES);

/// The one symbol that a plugin exports.
/// @param abi  pluginAbi of the program
/// @return nullptr if all is well, else what is wrong; valid until the next call
using PluginEntry = const char*(const char* abi, Registry* registry);
inline constexpr const char* pluginEntryName = "sparkwrightPlugin";

} // namespace sparkwright

/// Makes a shared library a plugin: `SPARKWRIGHT_PLUGIN(registerMyClasses)`, once, where
/// `void registerMyClasses(sparkwright::Registry&)` adds the classes. It is called once for each World that imports the
/// bundle; classes live as long as the program.
#define SPARKWRIGHT_PLUGIN(registerClasses)                                                                            \
  extern "C" __attribute__((visibility("default"))) const char* sparkwrightPlugin(const char* abi,                     \
                                                                                  sparkwright::Registry* registry)     \
  {                                                                                                                    \
    static std::string problem;                                                                                        \
    if(std::strcmp(abi, sparkwright::pluginAbi) != 0)                                                                  \
    {                                                                                                                  \
      problem = std::string("it was built for ") + sparkwright::pluginAbi + ", this program is " + abi;                \
      return problem.c_str();                                                                                          \
    }                                                                                                                  \
    try                                                                                                                \
    {                                                                                                                  \
      registerClasses(*registry);                                                                                      \
      return nullptr;                                                                                                  \
    }                                                                                                                  \
    catch(const std::exception& error)                                                                                 \
    {                                                                                                                  \
      problem = error.what();                                                                                          \
      return problem.c_str();                                                                                          \
    }                                                                                                                  \
  }
