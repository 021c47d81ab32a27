#include "core/game/CommandSource.h"

#include "core/game/GameTexts.h"
#include "core/object/Log.h"
#include "core/robot/language/Action.h"

namespace sparkwright
{

void CommandSource::tell(Log* log, const Action& action, const LocalText& warning, const LocalText& reason, LocalText hint)
{
  if(!log)
    return;
  LocalText text = warning;
  if(!client_.empty())
  {
    if(told_.size() >= mostTold)
      told_.clear();
    const TextKey* const kind = reason.key();
    if(!told_.emplace(client_, std::string(action.name) + ' ' + (kind ? std::string(kind->name) : reason.english())).second)
      return;
    text = gameText("command.from", client_, warning);
  }
  log->write(Diagnostic::of(Diagnostic::Severity::Warning, {}, 0, 0, std::move(text), std::move(hint)));
}

} // namespace sparkwright
