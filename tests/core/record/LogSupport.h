#pragma once

#include "core/record/monitorlog/MonitorLogReader.h"

#include <QFile>
#include <QTemporaryDir>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright::test
{

/// A log on the disk, and what its reader says.
class LogOnDisk
{
public:
  /// Writes a file and reads it as a log.
  explicit LogOnDisk(const std::string& content, const QString& name = "match.log") : path(directory.filePath(name))
  {
    QFile file(path);
    if(!file.open(QIODevice::WriteOnly) || file.write(content.data(), static_cast<qint64>(content.size())) < 0)
      qFatal("%s cannot be written", qPrintable(path));
    file.close();
    open();
  }

  void open(const LogProgress& progress = {})
  {
    problem = {};
    told.clear();
    log = MonitorLogReader::open(path.toStdString(), progress,
                                 [this](const Diagnostic& diagnostic) { told.push_back(diagnostic); }, problem);
  }
  /// Where the first thing of each frame stands; nothing for a damaged one.
  std::vector<std::optional<float>> places() const
  {
    std::vector<std::optional<float>> places;
    for(std::size_t i = 0; log && i < log->count(); ++i)
    {
      const FramePtr frame = log->frame(i);
      places.push_back(frame ? std::optional(frame->local[0](0, 3)) : std::nullopt);
    }
    return places;
  }

  QTemporaryDir directory;
  QString path;
  LocalText problem;
  std::vector<Diagnostic> told;
  std::unique_ptr<MonitorLogReader> log;
};

inline std::string pose(float x)
{
  return "(SLT 1 0 0 0 0 1 0 0 0 0 1 0 " + std::to_string(x) + " 0 0 1)";
}
/// Messages about one thing that stands `x` m from the origin.
inline std::string fullMessage(float x, const std::string& state = "(time 0)")
{
  return "(" + state + ")(RSG 0 1)((nd TRF " + pose(x) +
         "(nd SMN (setVisible 1) (load StdUnitBox) (sSc 1 1 1) (sMat matRed))))";
}
inline std::string diffMessage(float x, const std::string& state = "(time 0)")
{
  return "(" + state + ")(RDS 0 1)((nd " + pose(x) + "(nd SMN)))";
}

/// A file beside the tests, unpacked.
inline std::string unpacked(const QString& name)
{
  LocalText problem;
  const auto file =
      UnpackedFile::open((QStringLiteral(SPARKWRIGHT_SOURCE_DIR "/tests/core/record/data/") + name).toStdString(), {},
                         problem);
  std::string content;
  if(file)
    file->read(0, file->size(), content);
  return content;
}

/// Whether two frames show the same: poses, visibility and the state of the game.
inline bool showSame(const Frame& a, const Frame& b)
{
  const GameState &x = a.game, &y = b.game;
  return a.local == b.local && a.visible == b.visible && sameStructure(*a.structure, *b.structure) &&
         x.time == y.time && x.mode == y.mode && x.team == y.team && x.score == y.score && x.period == y.period;
}

} // namespace sparkwright::test
