#include "core/game/soccer3d/referee/SelfCollisionRecord.h"

#include "core/game/soccer3d/match/SoccerSettings.h"
#include "core/game/soccer3d/match/SoccerTexts.h"
#include "core/game/soccer3d/referee/Situation.h"
#include "core/object/Context.h"
#include "core/object/Log.h"

namespace sparkwright
{

void SelfCollisionRecord::write(std::span<const MatchEvent> decided, const SoccerSettings& settings,
                                const Context& context)
{
  if(!settings.writeSelfCollisionsToFile)
    return;
  for(const MatchEvent& event : decided)
  {
    if(event.kind != MatchEvent::Kind::Foul || event.foul != FoulType::SelfCollision || event.players.empty())
      continue;
    if(settings.selfCollisionRecordFilename != name_)
      open(settings.selfCollisionRecordFilename, context);
    if(!file_.is_open() || length_ > Log::longestFile)
      continue;
    const std::string line =
        numberText(event.moment.time) + '\t' + nameOf(event.players.front()) + '\t' + event.reason.english() + '\n';
    file_ << line << std::flush;
    length_ += line.size();
    if(!file_ && context.log)
    {
      file_.close();
      context.log->lost(name_, soccerText("record.lost"));
    }
  }
}

void SelfCollisionRecord::open(const std::string& name, const Context& context)
{
  name_ = name;
  file_.close();
  length_ = 0;
  if(!context.log)
    return;
  std::filesystem::path path;
  LocalText problem = context.log->filePath(name, path);
  if(problem.empty())
  {
    file_.open(path, std::ios::trunc | std::ios::binary);
    if(file_.is_open())
      return;
    problem = soccerText("record.unwritable", path.string());
  }
  context.log->warning(soccerText("record.none", std::move(problem)));
}

} // namespace sparkwright
