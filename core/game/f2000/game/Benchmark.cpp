#include "core/game/f2000/game/Benchmark.h"

#include "core/game/f2000/game/GameTexts.h"
#include "core/object/Log.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace sparkwright::f2000
{

void Benchmark::tellProgress(Log& log)
{
  constexpr std::size_t lines = 10;
  const Progress now = progress();
  const std::size_t tenths = 1 + lines * now.played / std::max<std::size_t>(now.all, 1);
  if(tenths <= tenths_)
    return;
  tenths_ = tenths;
  log.note(gameText("f2kGame.progress", now.played, now.all, now.whose));
}

void Benchmark::tell(Log& log, const LocalText& problem, const std::vector<std::string>& table, const std::string& file,
                     const std::string& content)
{
  if(!problem.empty())
    return log.write(Diagnostic::of(Diagnostic::Severity::Error, {}, 0, 0, gameText("f2kGame.benchmark", problem)));
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
