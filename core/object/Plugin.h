#pragma once

#include "core/object/Registry.h"

#include <Eigen/Core>

#include <cstring>
#include <exception>
#include <string>

// Identifies the program version that a plugin is built for; the build and the SDK's CMake package define it.
#ifndef SPARKWRIGHT_ABI
#error "SPARKWRIGHT_ABI is not defined: link the target sparkwright::core, it brings all that a plugin needs"
#endif

#define SPARKWRIGHT_TEXT_OF(x) #x
#define SPARKWRIGHT_TEXT(x) SPARKWRIGHT_TEXT_OF(x)

namespace sparkwright
{

/// Must be equal in program and plugin, which share objects: version, C++ ABI of the compiler, and Eigen's alignment
/// (which `-march` changes).
inline constexpr const char* pluginAbi =
    SPARKWRIGHT_ABI " c++abi " SPARKWRIGHT_TEXT(__GXX_ABI_VERSION) " align "
    SPARKWRIGHT_TEXT(EIGEN_MAX_ALIGN_BYTES);

/// The one symbol that a plugin exports.
/// @param abi  pluginAbi of the program
/// @return nullptr on success, else an error message, valid until the next call
using PluginEntry = const char*(const char* abi, Registry* registry);
inline constexpr const char* pluginEntryName = "sparkwrightPlugin";

} // namespace sparkwright

/// Makes a shared library a plugin. Write `SPARKWRIGHT_PLUGIN(registerMyClasses)` once;
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
