#pragma once

#include "app/ide/common/WindowPart.h"
#include "app/ide/help/tour/Tour.h"
#include "viewer/camera/Viewpoint.h"

#include <map>
#include <memory>
#include <optional>

class QAction;
class QMainWindow;

namespace sparkwright
{

class TourBalloon;
class TourMark;
class TourOffer;

/// Leads through the tour in the window: opens the docks that steps are about, marks them, and notices what the person
/// does. Blocks nothing, and takes the keyboard only when the person starts it.
class TourGuide : public QObject
{
  Q_OBJECT
public:
  /// @param keys  commands by their names in the texts of steps, `run` for `%run%`; those of `palette` and `help` are
  ///              noticed as deeds
  TourGuide(const WindowPart::Surroundings& around, std::map<QString, QAction*> keys);
  ~TourGuide() override;

  Tour& tour() { return tour_; }
  TourBalloon& balloon() { return *balloon_; }
  TourMark& mark() { return *mark_; }
  TourOffer& offer() { return *offer_; }

  /// From the first step; while it runs, only gives it the keyboard.
  void start();
  /// Offers the tour in a corner of the views, unless it has been offered before.
  void offerOnce();
  void retranslate();
  /// Notices what has been done, and keeps balloon and mark at their places.
  void follow(const SessionState& state);

signals:
  /// A place of the help is wanted.
  void readOn(const QString& place);

private:
  QString withKeys(QString words) const;
  void showStep();
  void openDocks(const TourStep& step);
  /// What the step is about, in the window.
  QRect place(const TourStep& step) const;
  void putInPlace();
  void notice(const SessionState& state);

  WindowPart::Surroundings around_;
  std::map<QString, QAction*> keys_;
  QMainWindow* window_; ///< Null: the shell has none, and there is no tour.
  Tour tour_;
  TourBalloon* balloon_;
  TourMark* mark_;
  TourOffer* offer_;
  bool offersLater_ = false; ///< When the views come into sight.
  struct Before
  {
    Viewpoint camera;
    bool running = false;
    bool live = true;
  };
  std::optional<Before> before_; ///< When the step began; nothing: not seen yet.
};

} // namespace sparkwright
