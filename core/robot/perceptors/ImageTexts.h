#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright
{

/// What is wrong with a camera.
inline constexpr TextKey imageTextTable[] = {
    {"image.size", "a picture has 1 to %1 pixels along each side"},
    {"image.planes", "the near plane must be more than 0 m away, and the far plane farther"},
    {"image.mirror", "the mirror's parameter is 0 or more"},
    {"image.mirrorAngle", "a mirror's opening angle is more than 0 and at most 340 degrees"},
    {"image.mirrorShows", "with this parameter a mirror shows less than %1 degrees"},
    {"image.angle", "the opening angle is more than 0 and at most 160 degrees"},
    {"image.distortion", "the distortion is no number"},
    {"image.folds", "with this distortion, parts of the picture would lie over one another"},
};

/// Makes a text of the table above.
template <class... Arguments>
LocalText imageText(const KeyIn<imageTextTable>& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright
