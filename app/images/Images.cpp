#include "core/object/Plugin.h"
#include "viewer/pictures/CameraImages.h"

#include <string>

// The shared library by which the headless server draws images, if it is there; app/server/ImageLibrary.cpp loads it.

/// @param abi      of the program, as that of a plugin
/// @param problem  receives why there is no drawer, and what helps
extern "C" __attribute__((visibility("default"))) sparkwright::ImageDrawer* sparkwrightImages(const char* abi,
                                                                                              std::string* problem)
{
  if(std::strcmp(abi, sparkwright::pluginAbi) != 0)
  {
    *problem =
        std::string("the library that draws them was built for ") + sparkwright::pluginAbi + ", this program is " + abi;
    return nullptr;
  }
  return sparkwright::CameraImages::create(*problem).release();
}
