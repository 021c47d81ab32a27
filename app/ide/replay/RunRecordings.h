#pragma once

#include "app/ide/common/WindowPart.h"
#include "core/record/FrameSequence.h"
#include "netserver/host/HostOptions.h"

#include <QPointer>

namespace sparkwright
{

class RecordingsDialog;

/// The recordings that the window makes of its own runs: switch, limit, looking back at the present run, and the list of
/// those that are kept.
class RunRecordings : public QObject
{
  Q_OBJECT
public:
  explicit RunRecordings(const WindowPart::Surroundings& around, QObject* parent);

  /// What the user has chosen, with the folder of the user's data. For the first World of the program.
  static HostOptions::Ring remembered();

  void showState(const SessionState& state);
  void retranslate();
  /// What is recorded, in a sentence with links (`look`, `list`) for the timeline; empty: recording is not possible.
  QString words() const { return words_; }
  /// Follows a link of these words. @return whether it was one of them
  bool follow(const QString& link);

  QAction& recordAction() { return *record_; }
  QAction& lookBackAction() { return *lookBack_; }
  QAction& listAction() { return *list_; }

signals:
  /// @param files  of this run, oldest first
  void lookBackWanted(const std::vector<RecordedFile>& files);
  void openWanted(const QString& file);

private:
  void choose(const HostOptions::Ring& ring);
  void showList();
  void compose();
  QStringList names() const;

  WindowPart::Surroundings around_;
  QAction *record_, *lookBack_, *list_;
  QPointer<RecordingsDialog> dialog_;
  HostOptions::Ring ring_; ///< As the session has it.
  std::vector<RecordedFile> files_; ///< Of this run.
  quint64 bytes_ = 0, bytesOfRun_ = 0;
  bool own_ = true; ///< The own simulation is shown.
  QString words_;
};

} // namespace sparkwright
