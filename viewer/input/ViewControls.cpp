#include "viewer/input/ViewControls.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace sparkwright
{

namespace
{

struct GestureRow
{
  const char* id;
  const char* presses; ///< Separated by blanks.
  const char* meaning;
  bool click = false;
};

constexpr GestureRow gestureRows[] = {
    {"turn", "Left",
     QT_TRANSLATE_NOOP("sparkwright::ViewControls",
                       "Turn the view about the point under the cursor; while flying: look around")},
    {"pan", "Right Middle Shift+Left", QT_TRANSLATE_NOOP("sparkwright::ViewControls", "Move the view sideways")},
    {"zoom", "", QT_TRANSLATE_NOOP("sparkwright::ViewControls", "Zoom by moving up and down")},
    {"rise", "Right", QT_TRANSLATE_NOOP("sparkwright::ViewControls", "Held while flying: rise; with Shift sink")},
    {"selectPart", "Left", QT_TRANSLATE_NOOP("sparkwright::ViewControls", "Select a part"), true},
    {"selectWhole", "Double+Left", QT_TRANSLATE_NOOP("sparkwright::ViewControls", "Select the whole robot or thing"),
     true},
    {"selectMore", "Shift+Left", QT_TRANSLATE_NOOP("sparkwright::ViewControls", "Select one more, or no longer"), true},
    {"menu", "Right", QT_TRANSLATE_NOOP("sparkwright::ViewControls", "Menu of what is there"), true},
    {"band", "Ctrl+Shift+Left",
     QT_TRANSLATE_NOOP("sparkwright::ViewControls", "Select all movable things in a rectangle")},
    {"move", "Left Ctrl+Left",
     QT_TRANSLATE_NOOP("sparkwright::ViewControls",
                       "On what is selected, or on an arrow, square or ring: move or turn it; with Ctrl in steps")},
    {"moveThing", "", QT_TRANSLATE_NOOP("sparkwright::ViewControls", "Move what is under the cursor on the ground")},
    {"turnThing", "",
     QT_TRANSLATE_NOOP("sparkwright::ViewControls", "Turn what is under the cursor about the vertical")},
    {"liftThing", "", QT_TRANSLATE_NOOP("sparkwright::ViewControls", "Raise or lower what is under the cursor")},
    {"place", "Ctrl+Left", QT_TRANSLATE_NOOP("sparkwright::ViewControls", "Put what is selected there"), true},
    {"push", "Alt+Left Ctrl+Alt+Left",
     QT_TRANSLATE_NOOP("sparkwright::ViewControls", "Kick the ball, with Shift high; push anything else")},
    {"twist", "Alt+Right Ctrl+Alt+Right", QT_TRANSLATE_NOOP("sparkwright::ViewControls", "Twist a thing")},
};
static_assert(std::size(gestureRows) == static_cast<std::size_t>(MouseGesture::Count));

struct KeyRow
{
  const char* id;
  const char* keys;
  const char* meaning;
};

constexpr KeyRow keyRows[] = {
    {"forward", "W Up",
     QT_TRANSLATE_NOOP("sparkwright::ViewControls",
                       "Move forward over the ground; while flying along the line of sight")},
    {"back", "S Down", QT_TRANSLATE_NOOP("sparkwright::ViewControls", "Move back")},
    {"left", "A Left", QT_TRANSLATE_NOOP("sparkwright::ViewControls", "Move to the left")},
    {"right", "D Right", QT_TRANSLATE_NOOP("sparkwright::ViewControls", "Move to the right")},
    {"up", "PgUp", QT_TRANSLATE_NOOP("sparkwright::ViewControls", "Move up")},
    {"down", "PgDown", QT_TRANSLATE_NOOP("sparkwright::ViewControls", "Move down")},
    {"flyUp", "E", QT_TRANSLATE_NOOP("sparkwright::ViewControls", "Move up while flying")},
    {"flyDown", "Q", QT_TRANSLATE_NOOP("sparkwright::ViewControls", "Move down while flying")},
    {"zoomIn", "+ =", QT_TRANSLATE_NOOP("sparkwright::ViewControls", "Zoom in")},
    {"zoomOut", "-", QT_TRANSLATE_NOOP("sparkwright::ViewControls", "Zoom out")},
    {"turnLeft", "Ctrl+Left", QT_TRANSLATE_NOOP("sparkwright::ViewControls", "Turn the view to the left")},
    {"turnRight", "Ctrl+Right", QT_TRANSLATE_NOOP("sparkwright::ViewControls", "Turn the view to the right")},
    {"turnUp", "Ctrl+Up", QT_TRANSLATE_NOOP("sparkwright::ViewControls", "Turn the view up")},
    {"turnDown", "Ctrl+Down", QT_TRANSLATE_NOOP("sparkwright::ViewControls", "Turn the view down")},
};
static_assert(std::size(keyRows) == static_cast<std::size_t>(ViewKey::Count));

constexpr std::pair<const char*, Qt::MouseButton> buttonNames[] = {
    {"Left", Qt::LeftButton}, {"Middle", Qt::MiddleButton}, {"Right", Qt::RightButton}};
constexpr std::pair<const char*, Qt::KeyboardModifier> modifierNames[] = {
    {"Ctrl", Qt::ControlModifier}, {"Alt", Qt::AltModifier}, {"Shift", Qt::ShiftModifier}, {"Meta", Qt::MetaModifier}};
constexpr Qt::KeyboardModifiers ours =
    Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier | Qt::MetaModifier; // Not that of the number pad.

QString modifiersOf(const MousePress& press)
{
  QString text;
  for(const auto& [name, modifier] : modifierNames)
    if(press.modifiers & modifier)
      text += QLatin1String(name) + QLatin1Char('+');
  return text;
}

} // namespace

std::optional<MousePress> MousePress::of(const QString& text)
{
  MousePress press;
  for(const QString& word : text.split(QLatin1Char('+')))
  {
    const auto named = [&](const auto& row)
    { return word.compare(QLatin1String(row.first), Qt::CaseInsensitive) == 0; };
    const auto* const modifier = std::find_if(std::begin(modifierNames), std::end(modifierNames), named);
    const auto* const button = std::find_if(std::begin(buttonNames), std::end(buttonNames), named);
    if(modifier != std::end(modifierNames))
      press.modifiers |= modifier->second;
    else if(button != std::end(buttonNames) && press.button == Qt::NoButton)
      press.button = button->second;
    else if(word.compare(QLatin1String("Double"), Qt::CaseInsensitive) == 0 && !press.twice)
      press.twice = true;
    else
      return {};
  }
  return press.button == Qt::NoButton ? std::nullopt : std::optional(press);
}

QString MousePress::text() const
{
  QString text = modifiersOf(*this) + (twice ? QStringLiteral("Double+") : QString());
  for(const auto& [name, known] : buttonNames)
    if(known == button)
      text += QLatin1String(name);
  return text;
}

ViewControls::ViewControls()
{
  for(std::size_t i = 0; i < presses_.size(); ++i)
    for(const QString& text : QString::fromLatin1(gestureRows[i].presses).split(QLatin1Char(' '), Qt::SkipEmptyParts))
      presses_[i].append(MousePress::of(text).value());
  for(std::size_t i = 0; i < keys_.size(); ++i)
    for(const QString& text : QString::fromLatin1(keyRows[i].keys).split(QLatin1Char(' '), Qt::SkipEmptyParts))
      keys_[i].append(QKeySequence(text, QKeySequence::PortableText)[0]);
}

ViewControls::Fit ViewControls::fit(MouseGesture gesture, const MousePress& press) const
{
  Fit best = Fit::None;
  for(const MousePress& own : presses(gesture))
  {
    if(own.button != press.button || own.twice != press.twice)
      continue;
    const Qt::KeyboardModifiers held = press.modifiers & ours;
    if(held == own.modifiers)
      return Fit::Exact;
    if(held == (own.modifiers | Qt::ShiftModifier))
      best = Fit::Precise;
    else if(own.modifiers == Qt::NoModifier && best == Fit::None)
      best = Fit::Bare;
  }
  return best;
}

MouseGesture ViewControls::best(std::span<const MouseGesture> among, const MousePress& press, Fit atLeast) const
{
  MouseGesture found = MouseGesture::Count;
  Fit fittest = Fit::None;
  for(const MouseGesture each : among)
    if(const Fit now = fit(each, press); now > fittest && now >= atLeast)
    {
      fittest = now;
      found = each;
    }
  return found;
}

ViewKey ViewControls::keyOf(QKeyCombination key, bool flying) const
{
  const Qt::KeyboardModifiers held = key.keyboardModifiers() & ours;
  for(const Qt::KeyboardModifiers wanted : {held, held & ~Qt::KeyboardModifiers(Qt::ShiftModifier)})
    for(std::size_t i = 0; i < keys_.size(); ++i)
      if(const auto each = static_cast<ViewKey>(i); flying || (each != ViewKey::FlyUp && each != ViewKey::FlyDown))
        for(const QKeyCombination& own : keys_[i])
          if(own.key() == key.key() && own.keyboardModifiers() == wanted)
            return each;
  return ViewKey::Count;
}

QString ViewControls::dragName(const MousePress& press)
{
  const QString modifiers = modifiersOf(press);
  const QString drag = press.button == Qt::LeftButton    ? modifiers.isEmpty() ? tr("Drag") : tr("drag")
                          : press.button == Qt::RightButton ? modifiers.isEmpty() ? tr("Right drag") : tr("right drag")
                          : modifiers.isEmpty() ? tr("Middle drag")
                                                         : tr("middle drag");
  return modifiers + drag;
}

QString ViewControls::clickName(const MousePress& press)
{
  const QString modifiers = modifiersOf(press);
  const bool alone = modifiers.isEmpty();
  if(press.twice)
    return modifiers + (alone ? tr("Double click") : tr("double click"));
  return modifiers + (press.button == Qt::LeftButton    ? alone ? tr("Click") : tr("click")
                         : press.button == Qt::RightButton ? alone ? tr("Right click") : tr("right click")
                         : alone ? tr("Middle click")
                                                        : tr("middle click"));
}

QString ViewControls::names(MouseGesture gesture) const
{
  QStringList list;
  for(const MousePress& press : presses(gesture))
    list.append(isClick(gesture) ? clickName(press) : dragName(press));
  return list.join(QStringLiteral(", "));
}

QString ViewControls::names(ViewKey key) const
{
  QStringList list;
  for(const QKeyCombination& each : keys(key))
    list.append(QKeySequence(each).toString(QKeySequence::NativeText));
  return list.join(QStringLiteral(", "));
}

QString ViewControls::meaning(MouseGesture gesture)
{
  return tr(gestureRows[static_cast<int>(gesture)].meaning);
}

QString ViewControls::meaning(ViewKey key)
{
  return tr(keyRows[static_cast<int>(key)].meaning);
}

bool ViewControls::isClick(MouseGesture gesture)
{
  return gestureRows[static_cast<int>(gesture)].click;
}

const char* ViewControls::id(MouseGesture gesture)
{
  return gestureRows[static_cast<int>(gesture)].id;
}

const char* ViewControls::id(ViewKey key)
{
  return keyRows[static_cast<int>(key)].id;
}

} // namespace sparkwright
