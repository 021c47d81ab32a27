#pragma once

#include "app/ide/session/Session.h"

#include <QObject>
#include <QString>

namespace sparkwright
{

class DemoBanner;
class ViewArea;

/// The match that comes along to be watched: the sample team against itself, resources/setups/demo.rb.
///
/// However it is opened, so many play as the machine can play in real time, unless the variable `Demo.Players` says
/// otherwise; a row above the views tells, and the camera follows the ball.
class DemoMatch : public QObject
{
  Q_OBJECT
public:
  /// @param views       must outlive this
  /// @param dataFolder  where the set-up is; empty: unknown
  DemoMatch(ViewArea& views, const QString& dataFolder, QObject* parent);

  /// As it is opened.
  static QString setUp() { return QStringLiteral("setups/demo.rb"); }
  /// Whether a scene is the set-up, by whatever path.
  bool isDemo(const QString& scene) const;

  /// A scene is about to be opened with these variables; those that the demo needs are added.
  void open(const QString& scene, Session::Variables& variables);
  /// Takes over what the session says. To be called when its frame is shown.
  void aim(const SessionState& state);
  void show(const SessionState& state);
  DemoBanner& banner() { return *banner_; }

signals:
  /// The match is to be played by others.
  void wanted(const QString& scene, const sparkwright::Session::Variables& variables);

private:
  ViewArea& views_;
  const QString dataFolder_;
  DemoBanner* banner_;
  QString shown_; ///< Scene.
  bool shownIsDemo_ = false;
  bool aimed_ = true; ///< The camera has been put where the match is seen.
};

} // namespace sparkwright
