#pragma once

#include "core/text/LocalText.h"
#include "editor/language/names/SceneKnowledge.h"

#include <QString>

#include <functional>
#include <memory>

namespace sparkwright
{

class SceneDocument;

/// What language help needs from the window.
struct HelpServices
{
  /// What is known beside the text of a document; never null.
  std::function<std::shared_ptr<const SceneKnowledge>(const SceneDocument&)> knowledge;
  /// Translates; null: English.
  std::function<QString(const LocalText&)> say{};

  QString words(const LocalText& text) const
  {
    return say ? say(text) : QString::fromStdString(text.english());
  }
};

} // namespace sparkwright
