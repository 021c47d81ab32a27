#include "app/ide/keys/KeyMap.h"

#include "core/text/Suggest.h"
#include "core/text/Toml.h"

#include <QCoreApplication>

#include <functional>
#include <sstream>

namespace sparkwright
{

namespace
{

constexpr qsizetype largestKeyMap = 1 << 20; // bytes

struct KeyMapTexts
{
  Q_DECLARE_TR_FUNCTIONS(sparkwright::KeyMap)
};

/// Reads the tables of one file, and reports with their place.
class KeyMapReader
{
public:
  KeyMapReader(QString file, Diagnostics& problems) : file_(file.toStdString()), problems_(problems) {}

  KeyMap read(const QByteArray& text)
  {
    KeyMap map;
    try
    {
      const toml::table table =
          parseToml(std::string_view(text.constData(), static_cast<std::size_t>(text.size())), file_);
      for(const auto& [key, node] : table)
        if(key.str() == "name")
          map.name = textOf(key, node);
        else if(key.str() == "profile")
          map.profile = textOf(key, node);
        else if(const toml::table* const inner = sectionOf(key, node))
          readSection(map, std::string(key.str()), *inner);
    }
    catch(const toml::parse_error& broken)
    {
      report(broken.source().begin, QString::fromStdString(std::string(broken.description())),
             KeyMapTexts::tr("Mend the file, or delete it to use the keys of the profile"));
    }
    return map;
  }

private:
  void report(const toml::source_position& place, const QString& message, const QString& hint = {})
  {
    report(place, message, LocalText(hint.toStdString()));
  }
  void report(const toml::source_position& place, const QString& message, LocalText hint)
  {
    problems_.push_back(Diagnostic::of(Diagnostic::Severity::Warning, file_, static_cast<int>(place.line),
                                       static_cast<int>(place.column), message.toStdString(), std::move(hint)));
  }

  QString textOf(const toml::key& key, const toml::node& node)
  {
    if(const auto* const value = node.as_string())
      return QString::fromStdString(value->get());
    report(node.source().begin, KeyMapTexts::tr("%1 must be a text in quotation marks").arg(nameOf(key)));
    return {};
  }

  const toml::table* sectionOf(const toml::key& key, const toml::node& node)
  {
    const bool known = key.str() == "actions" || key.str() == "view" || key.str() == "mouse";
    if(known && node.is_table())
      return node.as_table();
    report(key.source().begin, KeyMapTexts::tr("There is no `%1` in a key map").arg(nameOf(key)),
           KeyMapTexts::tr("It has name, profile, [actions], [view] and [mouse]"));
    return nullptr;
  }

  void readSection(KeyMap& map, const std::string& section, const toml::table& table)
  {
    for(const auto& [key, node] : table)
      if(section == "actions")
      {
        KeyMap::Keys keys{{}, static_cast<int>(key.source().begin.line), static_cast<int>(key.source().begin.column)};
        if(readKeys(key, node, keys.keys))
          map.actions[nameOf(key)] = std::move(keys);
      }
      else if(section == "view")
        readView(map, key, node);
      else
        readMouse(map, key, node);
  }

  void readView(KeyMap& map, const toml::key& key, const toml::node& node)
  {
    if(key.str() == "camera")
    {
      if(const auto fly = choice(key, node, "fly", "orbit"))
        map.restMode = *fly ? CameraDirector::Mode::Fly : CameraDirector::Mode::Orbit;
      return;
    }
    if(key.str() == "wheelWhileFlying")
    {
      if(const auto move = choice(key, node, "move", "speed"))
        map.flyWheel = *move ? ViewControls::FlyWheel::Move : ViewControls::FlyWheel::Speed;
      return;
    }
    const auto found = findId<ViewKey>(key, {"camera", "wheelWhileFlying"});
    QList<QKeySequence> keys;
    if(!found || !readKeys(key, node, keys))
      return;
    ViewControls::Keys combinations;
    for(const QKeySequence& each : keys)
      combinations.append(each[0]);
    map.view[*found] = std::move(combinations);
  }

  void readMouse(KeyMap& map, const toml::key& key, const toml::node& node)
  {
    const auto found = findId<MouseGesture>(key, {});
    ViewControls::Presses presses;
    const bool read = found && forTexts(key, node,
                                        [&](const QString& text, const toml::node& place)
                                        {
                                          if(const auto press = MousePress::of(text))
                                            presses.append(*press);
                                          else
                                            report(place.source().begin,
                                                   KeyMapTexts::tr("`%1` is no press of a mouse button").arg(text),
                                                   KeyMapTexts::tr("Write Left, Middle or Right, with Ctrl+, Alt+, "
                                                                   "Shift+, Double+ before it"));
                                        });
    if(read)
      map.mouse[*found] = std::move(presses);
  }

  /// Whether the value is the first of two words; nothing: neither, which is reported.
  std::optional<bool> choice(const toml::key& key, const toml::node& node, const char* yes, const char* no)
  {
    const auto* const value = node.as_string();
    if(value && (value->get() == yes || value->get() == no))
      return value->get() == yes;
    report(node.source().begin,
           KeyMapTexts::tr("%1 must be \"%2\" or \"%3\"").arg(nameOf(key), QLatin1String(yes), QLatin1String(no)));
    return {};
  }

  template <class Id>
  std::optional<Id> findId(const toml::key& key, std::vector<std::string> others)
  {
    for(int i = 0; i < static_cast<int>(Id::Count); ++i)
    {
      others.emplace_back(ViewControls::id(static_cast<Id>(i)));
      if(key.str() == others.back())
        return static_cast<Id>(i);
    }
    report(key.source().begin, KeyMapTexts::tr("There is no `%1` here").arg(nameOf(key)),
           suggestion(key.str(), others));
    return {};
  }

  /// One text or a list of texts.
  bool forTexts(const toml::key& key, const toml::node& node,
                const std::function<void(const QString&, const toml::node&)>& each)
  {
    const auto* const list = node.as_array();
    bool right = list || node.is_string();
    if(const auto* const text = node.as_string())
      each(QString::fromStdString(text->get()), node);
    for(std::size_t i = 0; list && i < list->size(); ++i)
      if(const auto* const text = (*list)[i].as_string())
        each(QString::fromStdString(text->get()), (*list)[i]);
      else
        right = false;
    if(!right)
      report(node.source().begin,
             KeyMapTexts::tr("%1 must be a text in quotation marks, or a list of such").arg(nameOf(key)),
             KeyMapTexts::tr("For example %1").arg(QStringLiteral("[\"Ctrl+B\", \"Space\"]")));
    return right;
  }

  bool readKeys(const toml::key& key, const toml::node& node, QList<QKeySequence>& keys)
  {
    return forTexts(key, node,
                    [&](const QString& text, const toml::node& place)
                    {
                      if(const auto read = keyFrom(text))
                        keys.append(*read);
                      else
                        report(place.source().begin, KeyMapTexts::tr("`%1` is no key").arg(text),
                               KeyMapTexts::tr("Write one key, with Ctrl+, Alt+, Shift+ before it: Ctrl+Shift+P"));
                    });
  }

  static QString nameOf(const toml::key& key) { return QString::fromStdString(std::string(key.str())); }

  std::string file_;
  Diagnostics& problems_;
};

std::string quotedText(const QString& text)
{
  std::ostringstream out;
  out << toml::toml_formatter(toml::value<std::string>(text.toStdString()), toml::format_flags::none);
  return std::move(out).str();
}

template <class Each>
std::string listOf(const Each& texts)
{
  std::string list;
  for(const QString& text : texts)
    list += (list.empty() ? "" : ", ") + quotedText(text);
  return '[' + list + ']';
}

QStringList textsOf(const QList<QKeySequence>& keys)
{
  QStringList texts;
  for(const QKeySequence& key : keys)
    texts.append(key.toString(QKeySequence::PortableText));
  return texts;
}

} // namespace

std::optional<QKeySequence> keyFrom(const QString& text)
{
  const QKeySequence key = QKeySequence::fromString(text, QKeySequence::PortableText);
  if(key.count() != 1 || key[0].key() == Qt::Key_unknown || key[0].key() == Qt::Key(0))
    return {};
  return key;
}

void KeyMap::applyTo(ViewControls& controls) const
{
  for(const auto& [gesture, presses] : mouse)
    controls.setPresses(gesture, presses);
  for(const auto& [key, keys] : view)
    controls.setKeys(key, keys);
  controls.restMode = restMode.value_or(controls.restMode);
  controls.flyWheel = flyWheel.value_or(controls.flyWheel);
}

KeyMap readKeyMap(const QByteArray& text, const QString& file, Diagnostics& problems)
{
  if(text.size() <= largestKeyMap)
    return KeyMapReader(file, problems).read(text);
  problems.push_back(Diagnostic::of(Diagnostic::Severity::Warning, file.toStdString(), 1, 1,
                                    KeyMapTexts::tr("A key map of more than 1 MB is not read").toStdString()));
  return {};
}

QByteArray writeKeyMap(const KeyMap& map)
{
  std::string text;
  if(!map.name.isEmpty())
    text += "name = " + quotedText(map.name) + '\n';
  if(!map.profile.isEmpty())
    text += "profile = " + quotedText(map.profile) + '\n';
  if(!map.actions.empty())
    text += "\n[actions]\n";
  for(const auto& [id, keys] : map.actions)
    text += quotedText(id) + " = " + listOf(textsOf(keys.keys)) + '\n';
  if(!map.view.empty() || map.restMode || map.flyWheel)
    text += "\n[view]\n";
  if(map.restMode)
    text += std::string("camera = ") + (*map.restMode == CameraDirector::Mode::Fly ? "\"fly\"\n" : "\"orbit\"\n");
  if(map.flyWheel)
    text += std::string("wheelWhileFlying = ") +
            (*map.flyWheel == ViewControls::FlyWheel::Move ? "\"move\"\n" : "\"speed\"\n");
  for(const auto& [key, keys] : map.view)
  {
    QStringList texts;
    for(const QKeyCombination& each : keys)
      texts.append(QKeySequence(each).toString(QKeySequence::PortableText));
    text += std::string(ViewControls::id(key)) + " = " + listOf(texts) + '\n';
  }
  if(!map.mouse.empty())
    text += "\n[mouse]\n";
  for(const auto& [gesture, presses] : map.mouse)
  {
    QStringList texts;
    for(const MousePress& press : presses)
      texts.append(press.text());
    text += std::string(ViewControls::id(gesture)) + " = " + listOf(texts) + '\n';
  }
  return QByteArray::fromStdString(text);
}

} // namespace sparkwright
