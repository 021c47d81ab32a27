#pragma once

#include "app/ide/common/WindowPart.h"
#include "app/ide/replay/RecordingOpener.h"

#include <QPointer>

#include <memory>

class QAction;

namespace sparkwright
{

class ComparedView;
class Playback;
class ReplaySession;

/// Compares the recording that is shown with another one: shows that beside the views, at the same simulated time, and
/// how far things are apart.
class Comparison : public QObject
{
  Q_OBJECT
public:
  Comparison(const WindowPart::Surroundings& around, QObject* parent);
  ~Comparison() override;

  QAction& action() const { return *compare_; }
  RecordingOpener& opener() const { return *opener_; }
  /// Opens a file beside the views; what becomes of it is told.
  void compareWith(const QString& file);
  void end();
  /// The view of the other run; null: nothing is compared.
  ComparedView* view() const { return view_; }

  /// Shows the moment of the other run that belongs to the one that is shown. @param first  null: no recording is shown
  void follow(const Playback* first);
  void retranslate();

signals:
  /// As RecordingOpener::failed().
  void failed(const QString& file, const QString& reason);

private:
  void show(const std::shared_ptr<FrameSequence>& frames, const QString& file);

  WindowPart::Surroundings around_;
  QAction* compare_;
  RecordingOpener* opener_;
  QString file_; ///< Opened last.
  std::shared_ptr<ReplaySession> other_;
  QPointer<ComparedView> view_;
};

} // namespace sparkwright
