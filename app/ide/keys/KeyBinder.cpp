#include "app/ide/keys/KeyBinder.h"

#include "app/ide/views/ViewArea.h"
#include "viewer/view/Viewport.h"

#include <QTimer>

namespace sparkwright
{

KeyBinder::KeyBinder(Actions& actions, ViewArea& area, KeyProfiles& profiles, QObject* parent)
    : QObject(parent), actions_(actions), area_(area), profiles_(profiles)
{
  connect(&profiles, &KeyProfiles::changed, this, &KeyBinder::apply);
  connect(&area, &ViewArea::viewAdded, this, [this](Viewport* view) { view->setControls(controls_); });
  connect(&actions, &Actions::added, this,
          [this]
          {
            if(!applied_ || later_)
              return;
            later_ = true; // Whoever adds it has not yet said where it acts.
            QTimer::singleShot(0, this,
                               [this]
                               {
                                 later_ = false;
                                 apply();
                               });
          });
}

QList<QKeySequence> KeyBinder::keysOf(const QAction* action) const
{
  return profiles_.keysOf(actions_.id(action)).value_or(actions_.defaultKeys(action));
}

void KeyBinder::apply()
{
  applied_ = true;
  actions_.beginKeys();
  for(QAction* const action : actions_.all() + actions_.listed())
    if(const QList<QKeySequence> keys = keysOf(action); keys != actions_.keys(action))
      actions_.setKeys(action, keys);
  auto controls = std::make_shared<ViewControls>(profiles_.controls());
  if(wishes_)
    wishes_(*controls);
  controls_ = std::move(controls);
  for(Viewport* const view : area_.viewports())
    view->setControls(controls_);
  actions_.announceKeys();
}

void KeyBinder::setWishes(std::function<void(ViewControls&)> wishes)
{
  wishes_ = std::move(wishes);
  if(applied_)
    apply();
}

QString KeyBinder::nameOf(const QAction& action)
{
  QString name;
  const QString text = action.text();
  for(qsizetype i = 0; i < text.size(); ++i)
    if(text[i] != QLatin1Char('&') || (i > 0 && text[i - 1] == QLatin1Char('&')))
      name += text[i];
  return name;
}

std::vector<KeyUse> KeyBinder::uses() const
{
  std::vector<KeyUse> uses;
  for(const QAction* const action : actions_.all() + actions_.listed())
    uses.push_back({actions_.id(action), nameOf(*action), actions_.scope(action), keysOf(action)});
  return uses;
}

std::vector<KeyConflict> KeyBinder::conflicts() const
{
  return findKeyConflicts(uses(), *controls_);
}

} // namespace sparkwright
