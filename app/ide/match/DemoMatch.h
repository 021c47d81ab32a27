#pragma once

#include "app/ide/session/Session.h"

#include <QObject>
#include <QString>

namespace sparkwright
{

class DemoBanner;
class ViewArea;

/// The demo match: the sample team against itself, resources/setups/demo.rb.
///
/// Chooses the number of players that the machine can simulate in real time, unless the variable `Demo.Players` is set;
/// shows a banner, and lets the camera follow the ball.
class DemoMatch : public QObject
{
  Q_OBJECT
public:
  /// @param views       must outlive this
  /// @param dataFolder  contains the set-up; empty: unknown
  DemoMatch(ViewArea& views, const QString& dataFolder, QObject* parent);

  /// Name of the set-up to be opened.
  static QString setUp() { return QStringLiteral("setups/demo.rb"); }
  /// Whether a scene is the set-up, by whatever path.
  bool isDemo(const QString& scene) const;

  /// Called before a scene is opened; adds the variables of the demo.
  void open(const QString& scene, Session::Variables& variables);
  /// Updates from the session. Call it when its frame is shown.
  void aim(const SessionState& state);
  void show(const SessionState& state);
  /// With how many players in each team the match would be easier to simulate; 0: there is no such number, or no demo.
  int fewerPlayers() const;
  /// Begins again with so many players.
  void restart(int players);
  DemoBanner& banner() { return *banner_; }

signals:
  /// The user wants another number of players.
  void wanted(const QString& scene, const sparkwright::Session::Variables& variables);

private:
  ViewArea& views_;
  const QString dataFolder_;
  DemoBanner* banner_;
  QString shown_; ///< Scene.
  bool shownIsDemo_ = false;
  int players_ = 0; ///< In each team of the demo.
  bool aimed_ = true; ///< The camera has been set for the match.
};

} // namespace sparkwright
