#include "app/ide/common/texts/TextTables.h"

#include <QCoreApplication>

namespace sparkwright::texts
{

std::span<const CoreText> image()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a picture has 1 to %1 pixels along each side", "image.size"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "the near plane must be more than 0 m away, and the far plane farther", "image.planes"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the mirror's parameter is 0 or more", "image.mirror"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a mirror's opening angle is more than 0 and at most 340 degrees",
                         "image.mirrorAngle"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "with this parameter a mirror shows less than %1 degrees",
                         "image.mirrorShows"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the opening angle is more than 0 and at most 160 degrees",
                         "image.angle"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the distortion is no number", "image.distortion"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "with this distortion, parts of the picture would lie over one another", "image.folds"),
  };
  return table;
}

} // namespace sparkwright::texts
