#include "core/game/f2000/game/Benchmark.h"

#include "core/game/f2000/game/GameTexts.h"
#include "core/object/Log.h"

#include <filesystem>
#include <fstream>

namespace sparkwright::f2000
{

void Benchmark::tell(Log& log, const LocalText& problem, const std::vector<std::string>& table, const std::string& file,
                     const std::string& content)
{
  if(!problem.empty())
    return log.warning(gameText("f2kGame.benchmark", problem));
  for(const std::string& line : table)
    log.note(LocalText(line));
  if(file.empty())
    return;
  std::filesystem::path path;
  LocalText why = log.filePath(file, path);
  if(why.empty() && !(std::ofstream(path, std::ios::binary) << content).flush())
    why = gameText("f2kGame.notWritten");
  if(!why.empty())
    log.lost(file, why);
}

} // namespace sparkwright::f2000
