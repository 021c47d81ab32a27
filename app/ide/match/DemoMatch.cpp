#include "app/ide/match/DemoMatch.h"

#include "app/ide/match/DemoBanner.h"
#include "app/ide/views/ViewArea.h"
#include "viewer/view/Viewport.h"

#include <QFileInfo>

#include <algorithm>
#include <string_view>
#include <thread>

namespace sparkwright
{

namespace
{

constexpr std::string_view playersVariable = "Demo.Players";

/// As `Demo.Players` says; 0 if it says nothing of use.
int playersOf(const Session::Variables& variables)
{
  const auto found = std::ranges::find(variables, playersVariable, &Session::Variables::value_type::first);
  return found == variables.end() ? 0 : std::max(QString::fromStdString(found->second).toInt(), 0);
}

int coresOfMachine()
{
  return std::max(static_cast<int>(std::thread::hardware_concurrency()), 1); // 0: it does not say.
}

} // namespace

DemoMatch::DemoMatch(ViewArea& views, const QString& dataFolder, QObject* parent)
    : QObject(parent), views_(views), dataFolder_(dataFolder), banner_(new DemoBanner)
{
  views.setBanner(banner_);
  connect(banner_, &DemoBanner::playersWanted, this, &DemoMatch::restart);
}

bool DemoMatch::isDemo(const QString& scene) const
{
  if(scene == setUp())
    return true;
  const QString file = QFileInfo(scene).canonicalFilePath();
  return !file.isEmpty() && !dataFolder_.isEmpty() &&
         file == QFileInfo(dataFolder_ + QLatin1Char('/') + setUp()).canonicalFilePath();
}

void DemoMatch::open(const QString& scene, Session::Variables& variables)
{
  aimed_ = !isDemo(scene);
  if(aimed_)
    return;
  banner_->reopen();
  if(std::ranges::find(variables, playersVariable, &Session::Variables::value_type::first) == variables.end())
    variables.emplace_back(playersVariable, std::to_string(DemoBanner::playersFor(coresOfMachine())));
}

void DemoMatch::aim(const SessionState& state)
{
  if(aimed_ || !isDemo(QString::fromStdString(state.scene)) || !views_.scene().subjects().hasBall())
    return;
  aimed_ = true;
  views_.active().cameraControl().watchBall();
}

int DemoMatch::fewerPlayers() const
{
  return shownIsDemo_ ? DemoBanner::fewerThan(players_) : 0;
}

void DemoMatch::restart(int players)
{
  emit wanted(shown_, {{std::string(playersVariable), std::to_string(players)}});
}

void DemoMatch::show(const SessionState& state)
{
  if(const QString scene = QString::fromStdString(state.scene); scene != shown_)
  {
    shown_ = scene;
    shownIsDemo_ = isDemo(scene);
  }
  players_ = shownIsDemo_ ? playersOf(state.variables) : 0;
  banner_->show(players_, coresOfMachine());
}

} // namespace sparkwright
