#pragma once

#include "core/record/resume/StateFile.h"

#include <QString>

#include <cstddef>
#include <vector>

namespace sparkwright
{

/// The states that a person keeps of runs: files in a folder of the project, or in one of the user.
class KeptStates
{
public:
  /// @param userFolder  for states of scenes without a project
  explicit KeptStates(QString userFolder) : userFolder_(std::move(userFolder)) {}

  /// @param project  its file; empty: no project is open
  void setProject(const QString& project) { project_ = project; }
  const QString& project() const { return project_; }

  /// Where new ones go: `states` beside the project if files can be made there, else that of the user. It may be missing.
  QString folder() const;
  /// A file for a new one, with a number if there is one of this name. @param name  of any characters; may be empty
  QString fileFor(const QString& name) const;

  struct Kept
  {
    QString file;
    StateFileHead head;
  };
  /// Those of the project and of the user, the newest first. Files that are none are left out.
  std::vector<Kept> list(std::size_t most) const;

private:
  QString projectFolder() const;

  QString userFolder_, project_;
};

} // namespace sparkwright
