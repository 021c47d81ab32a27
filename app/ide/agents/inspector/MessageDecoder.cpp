#include "app/ide/agents/inspector/MessageDecoder.h"

#include "core/message/JsonMessage.h"
#include "core/message/MessageReader.h"
#include "core/syntax/Lexer.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>

namespace sparkwright
{

namespace
{

/// What predicates mean. Keys are a predicate, or one and a list in it: `HJ/ax`; `*/pol` is a list in any.
struct Meaning
{
  const char* key;
  const char* unit;
  const char* words;
};

constexpr const char* meaningContext = "sparkwright::MessageMeanings";

constexpr Meaning meanings[] = {
    {"time", "", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "simulated time")},
    {"time/now", "s", ""},
    {"GS", "", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "state of the game")},
    {"GS/t", "s", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "time of play")},
    {"GS/pm", "", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "play mode")},
    {"GS/sl", "", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "goals of the left team")},
    {"GS/sr", "", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "goals of the right team")},
    {"GS/unum", "", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "own number")},
    {"GS/team", "", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "own side")},
    {"GS/bat", "", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "charge of the battery, 0 to 1")},
    {"GYR", "", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "gyroscope")},
    {"GYR/rt", "°/s", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "rate of turning about x, y, z")},
    {"ACC", "", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "accelerometer")},
    {"ACC/a", "m/s²", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "acceleration along x, y, z")},
    {"HJ", "", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "joint with one axis")},
    {"HJ/ax", "°", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "angle")},
    {"HJ/tp", "°C", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "temperature of the motor")},
    {"HJ/ct", "mA", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "current of the motor")},
    {"UJ", "", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "joint with two axes")},
    {"UJ/ax1", "°", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "angle of the first axis")},
    {"UJ/ax2", "°", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "angle of the second axis")},
    {"H2J", "", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "steered wheel")},
    {"FRP", "", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "force on a foot or another part")},
    {"FRP/c", "m", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "where it acts, relative to the part")},
    {"FRP/f", "N", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "the force along x, y, z")},
    {"TCH", "", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "touch")},
    {"TCH/val", "", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "1: it touches something")},
    {"collision", "", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "parts that are touched")},
    {"GPS", "", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "pose in the world")},
    {"GPS/tf", "", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "matrix of 4 × 4, positions in m")},
    {"PerfectVision", "", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "offsets of all parts of the scene")},
    {"*/pos", "m", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "position or offset")},
    {"See", "", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "what the camera sees")},
    {"See/B", "", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "ball")},
    {"See/P", "", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "player")},
    {"See/L", "", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "line, by its ends")},
    {"See/mypos", "m", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "own position")},
    {"See/myorien", "°", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "own direction")},
    {"*/pol", "m ° °", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "distance, angle to the left, angle up")},
    {"*/team", "", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "name of the team")},
    {"*/id", "", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "number of the player")},
    {"hear", "", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "heard: time, direction or self, message")},
    {"AgentState", "", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "state of the robot")},
    {"AgentState/pan_tilt", "°", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "direction of the camera")},
    {"AgentState/battery", "", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "charge of the battery")},
    {"AgentState/temp", "°C", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "temperature")},
    {"IMG", "", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "picture of a camera")},
    {"*/s", "px", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "width and height")},
    {"scene", "", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "asks for a robot: its file and type")},
    {"init", "", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "joins a team")},
    {"*/unum", "", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "number of the player")},
    {"*/teamname", "", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "name of the team")},
    {"beam", "m m °", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "places the robot: x, y, direction")},
    {"say", "", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "calls a message to the others")},
    {"syn", "", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "the answer is complete")},
    {"agent", "", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "tells its name, for the order of agents")},
    {"think", "ms", QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "how long it has thought")},
};

const Meaning* meaningOf(const QString& key)
{
  static const QHash<QString, const Meaning*> table = []
  {
    QHash<QString, const Meaning*> table;
    for(const Meaning& meaning : meanings)
      table.insert(QString::fromUtf8(meaning.key), &meaning);
    return table;
  }();
  return table.value(key);
}

/// The effectors of joints of common robots: `he1`, `lle3`, `rae4`; with motors also their stiffness: `lle3s`.
bool movesJoint(const QString& name)
{
  static const QRegularExpression pattern(QStringLiteral("^(h|[lr][al])e[1-9]$"));
  return pattern.match(name).hasMatch();
}

/// Names, units and meanings of a part. @param path  of the predicate around it; empty: it is one
void explain(DecodedPart& part, const QString& name, const QString& around)
{
  const Meaning* meaning = meaningOf(around.isEmpty() ? name : around + QLatin1Char('/') + name);
  if(!meaning && !around.isEmpty())
    meaning = meaningOf(QStringLiteral("*/") + name);
  if(meaning)
  {
    part.unit = QString::fromUtf8(meaning->unit);
    if(*meaning->words)
      part.meaning = QCoreApplication::translate(meaningContext, meaning->words);
  }
  else if(around.isEmpty() && movesJoint(name))
  {
    part.unit = QStringLiteral("rad/s");
    part.meaning = QCoreApplication::translate(meaningContext,
                                               QT_TRANSLATE_NOOP("sparkwright::MessageMeanings", "speed of a joint"));
  }
}

QString textOf(const PredicateList& list, const PredicateList::Element& element)
{
  const std::string_view text = list.textOf(element);
  return text.empty() && element.kind != PredicateList::Kind::Text && element.kind != PredicateList::Kind::List
             ? QString::number(element.number)
             : QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// @return the index behind the part
std::size_t decode(const PredicateList& list, std::size_t index, const QString& around, DecodedPart& part)
{
  const PredicateList::Element& element = list.elements()[index];
  const QString name = textOf(list, element);
  part.name = name;
  explain(part, name, around);
  constexpr qsizetype longestValue = 2000; // Pictures are longer.
  for(std::size_t i = index + 1; i < element.after;)
  {
    const PredicateList::Element& inner = list.elements()[i];
    if(inner.kind == PredicateList::Kind::List)
    {
      DecodedPart child;
      i = decode(list, i, around.isEmpty() ? name : around, child);
      if(child.name == QLatin1String("n") && child.parts.empty() && around.isEmpty())
        part.name += QLatin1Char(' ') + child.value;
      else
        part.parts.push_back(std::move(child));
    }
    else
    {
      if(part.value.size() < longestValue)
        part.value += (part.value.isEmpty() ? QString() : QStringLiteral(" ")) + textOf(list, inner).left(longestValue);
      ++i;
    }
  }
  return element.after;
}

bool isJson(std::string_view message)
{
  const std::size_t first = message.find_first_not_of(" \t\r\n");
  return first != std::string_view::npos && (message[first] == '[' || message[first] == '{');
}

struct CheckWords
{
  Q_DECLARE_TR_FUNCTIONS(sparkwright::MessageCheck)
};

} // namespace

DecodedMessage decodeMessage(std::string_view message)
{
  DecodedMessage decoded;
  PredicateList list;
  if(isJson(message))
  {
    JsonMessageReader reader;
    decoded.problem = QString::fromStdString(reader.read(message, list));
  }
  else
  {
    MessageReader reader;
    reader.start(message);
    while(reader.next(list))
      ;
  }
  for(std::size_t i = 0; i < list.elements().size();)
  {
    DecodedPart part;
    const std::size_t after = decode(list, i, QString(), part);
    decoded.parts.push_back(std::move(part));
    i = std::max(after, i + 1);
  }
  return decoded;
}

MessageProblem checkMessage(const QString& message)
{
  constexpr std::size_t mostBytes = 1 << 20;
  const std::string text = message.toStdString();
  const auto columnOf = [&text](std::size_t byte)
  { return static_cast<int>(QString::fromUtf8(text.data(), static_cast<qsizetype>(byte)).size()) + 1; };
  if(message.trimmed().isEmpty())
    return {1, CheckWords::tr("there is no message")};
  if(text.size() > mostBytes)
    return {1, CheckWords::tr("messages end at 1 MiB")};
  if(isJson(text))
  {
    PredicateList list;
    JsonMessageReader reader;
    const std::string problem = reader.read(text, list);
    if(problem.empty())
      return {};
    // The reader names the byte.
    static const QRegularExpression number(QStringLiteral("\\d+"));
    const int byte = number.match(QString::fromStdString(problem)).captured().toInt();
    return {columnOf(static_cast<std::size_t>(std::clamp(byte, 1, static_cast<int>(text.size())) - 1)),
            QString::fromStdString(problem)};
  }
  Lexer lexer(text);
  std::vector<std::uint32_t> open;
  bool nameMissing = false;
  for(Token token = lexer.next(); token.kind != Token::Kind::End; token = lexer.next())
  {
    const int column = columnOf(token.begin);
    switch(token.kind)
    {
    case Token::Kind::Open:
      if(nameMissing)
        return {column, CheckWords::tr("a list begins with a name, not with another list")};
      open.push_back(token.begin);
      nameMissing = true;
      break;
    case Token::Kind::Close:
      if(open.empty())
        return {column, CheckWords::tr("this parenthesis closes nothing")};
      if(nameMissing)
        return {columnOf(open.back()), CheckWords::tr("the list has no name")};
      open.pop_back();
      break;
    case Token::Kind::Atom:
      if(open.empty())
        return {column, CheckWords::tr("this is outside of parentheses; messages are lists, such as (he1 1.5)")};
      if(!token.complete)
        return {column, CheckWords::tr("the quote is not closed")};
      nameMissing = false;
      break;
    case Token::Kind::Stray:
      return {column, CheckWords::tr("this character is not allowed")};
    default:
      break;
    }
  }
  if(!open.empty())
    return {columnOf(open.back()), CheckWords::tr("this parenthesis is not closed")};
  return {};
}

} // namespace sparkwright
