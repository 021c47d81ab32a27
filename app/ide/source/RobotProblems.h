#pragma once

#include "app/ide/session/Session.h"
#include "app/ide/source/ImportedProblems.h"
#include "core/lint/Lint.h"

#include <QTimer>

#include <atomic>
#include <memory>
#include <optional>
#include <vector>

namespace sparkwright
{

/// What the lint finds in the robots of the scene that is open, as its texts are: computed in a thread of the background in
/// a World of its own, when a scene is opened, and after edits while the run is paused.
class RobotProblems : public QObject
{
  Q_OBJECT
public:
  /// @param documents,session  must outlive this
  RobotProblems(OpenDocuments& documents, Session& session, QObject* parent = nullptr);
  ~RobotProblems() override;

  /// To be called now and then.
  void show(const SessionState& state);

  /// The files with findings, by path.
  const std::vector<ImportedProblems::File>& files() const { return files_; }
  /// The fixes of a finding of files(). None while texts have changed since.
  std::vector<lint::Fix> fixesOf(const QString& file, std::uint32_t begin) const;
  /// Carries out a fix as one undo step. @return empty, or why it cannot
  QString carryOut(const lint::Fix& fix, const QString& title);
  /// Whether the findings are those of the present texts.
  bool current() const { return current_ && !checking_; }

  static constexpr int checkAfter = 800; ///< ms after an edit.

signals:
  void changed();

private:
  void check();
  void take(lint::FileReport report, long asked);

  OpenDocuments& documents_;
  Session& session_;
  std::string scene_;    ///< Location of what is checked; empty: nothing.
  long generation_ = -1; ///< SessionState::generation that was seen last.
  bool paused_ = false, wanted_ = false, checking_ = false, current_ = false;
  long asked_ = 0; ///< Number of the newest texts.
  QTimer soon_;
  std::shared_ptr<std::atomic<bool>> stop_ = std::make_shared<std::atomic<bool>>(false);
  std::vector<lint::Finding> findings_;
  std::vector<ImportedProblems::File> files_;
};

} // namespace sparkwright
