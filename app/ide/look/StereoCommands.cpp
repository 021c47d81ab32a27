#include "app/ide/look/StereoCommands.h"

#include "app/ide/views/ViewArea.h"
#include "viewer/view/Viewport.h"

#include <QActionGroup>
#include <QSettings>

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr const char* context = "sparkwright::StereoCommands";
/// In the order of Stereo::Mode.
constexpr Actions::Words modeWords[] = {
    {"", "monitor", QT_TRANSLATE_NOOP("sparkwright::StereoCommands", "One &picture"),
     QT_TRANSLATE_NOOP("sparkwright::StereoCommands", "Draw one picture for both eyes"), "stereoOff"},
    {"", "stereo", QT_TRANSLATE_NOOP("sparkwright::StereoCommands", "&Side by side"),
     QT_TRANSLATE_NOOP("sparkwright::StereoCommands",
                       "Draw a picture for each eye in the two halves of the view, for stereo screens and viewers"),
     "stereoSideBySide"},
    {"", "stereo", QT_TRANSLATE_NOOP("sparkwright::StereoCommands", "&Red and cyan glasses"),
     QT_TRANSLATE_NOOP("sparkwright::StereoCommands",
                       "Draw the pictures of both eyes over one another, for glasses with a red left and a cyan right "
                       "glass"),
     "stereoAnaglyph"}};
constexpr Actions::Words nextWords = {
    "Ctrl+Alt+Shift+D", "stereo", QT_TRANSLATE_NOOP("sparkwright::StereoCommands", "&Next kind of stereo"),
    QT_TRANSLATE_NOOP("sparkwright::StereoCommands", "One picture, side by side, red and cyan glasses, in turn"),
    "nextStereo"};

QString key()
{
  return QStringLiteral("views/stereo");
}

} // namespace

StereoCommands::StereoCommands(Actions& actions, ViewArea& area, QObject* parent)
    : QObject(parent), area_(area), menu_(new QMenu(&area))
{
  auto* const group = new QActionGroup(this);
  for(const Actions::Words& words : modeWords)
  {
    QAction* const action = actions.add(words, context);
    action->setCheckable(true);
    group->addAction(action);
    menu_->addAction(action);
    connect(action, &QAction::triggered, this,
            [this, mode = static_cast<Stereo::Mode>(modes_.size())] { choose(mode); });
    modes_.append(action);
  }
  menu_->addSeparator();
  QAction* const next = actions.add(nextWords, context);
  menu_->addAction(next);
  connect(next, &QAction::triggered, this,
          [this] {
            choose(static_cast<Stereo::Mode>((static_cast<int>(stereo_.mode) + 1) % static_cast<int>(modes_.size())));
          });
  connect(&area, &ViewArea::viewAdded, this, [this](Viewport* view) { view->setStereo(stereo_); });
  choose(static_cast<Stereo::Mode>(
      std::clamp(QSettings().value(key(), 0).toInt(), 0, static_cast<int>(modes_.size()) - 1)));
  retranslate();
}

void StereoCommands::choose(Stereo::Mode mode)
{
  stereo_.mode = mode;
  QSettings().setValue(key(), static_cast<int>(mode));
  modes_[static_cast<int>(mode)]->setChecked(true);
  apply();
}

void StereoCommands::setEyeDistance(float distance)
{
  stereo_.eyeDistance = distance;
  apply();
}

void StereoCommands::apply()
{
  for(Viewport* const view : area_.viewports())
    view->setStereo(stereo_);
}

void StereoCommands::retranslate()
{
  menu_->setTitle(tr("Ste&reo"));
}

} // namespace sparkwright
