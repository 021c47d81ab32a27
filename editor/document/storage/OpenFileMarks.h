#pragma once

#include "editor/document/storage/ProgramRun.h"
#include "editor/document/storage/SceneDisk.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QStringList>
#include <QTimer>

#include <map>
#include <memory>
#include <vector>

namespace sparkwright
{

/// Tells the programs of a user which files each of them has open, so that two do not edit one file unknowingly. Each
/// program marks its files in a common folder; marks of programs that have ended do not count.
class OpenFileMarks : public QObject
{
  Q_OBJECT
public:
  /// @param folder  need not exist
  /// @param disk    null: the real one
  /// @param self    who marks
  explicit OpenFileMarks(QString folder, std::shared_ptr<SceneDisk> disk = {}, ProgramRun self = thisRun(),
                         QObject* parent = nullptr);
  /// Takes all marks away.
  ~OpenFileMarks() override;

  /// The files that this program has open: others are no longer marked.
  void setOpen(const QStringList& files);
  /// Other programs that have a file open, also by another path.
  std::vector<ProgramRun> others(const QString& file) const;

signals:
  /// Another program has opened or closed a file, or has ended.
  void changed();

private:
  QString placeOf(const QString& file) const;
  void look();

  QString folder_;
  std::shared_ptr<SceneDisk> disk_;
  ProgramRun self_;
  std::map<QString, QString> marks_; ///< By file.
  std::map<QString, std::vector<ProgramRun>> others_; ///< By file, as seen last.
  QFileSystemWatcher watcher_;
  QTimer again_; ///< A program that is killed takes no mark away.
};

} // namespace sparkwright
