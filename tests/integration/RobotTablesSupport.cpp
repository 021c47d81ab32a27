#include "RobotTables.h"

#include <QString>
#include <QStringList>

namespace sparkwright
{

namespace
{

using Kind = physics::Joint::Kind;

/// The words of each line that has any.
std::vector<QStringList> rows(const char* text)
{
  std::vector<QStringList> result;
  for(const QString& line : QString(text).split('\n', Qt::SkipEmptyParts))
    result.push_back(line.split(' ', Qt::SkipEmptyParts));
  return result;
}

/// Hands out the words of a row one after the other.
class Words
{
public:
  explicit Words(const QStringList& words) : words_(words) {}

  QString word() { return next_ < words_.size() ? words_[next_++] : QString(); }
  std::string name()
  {
    const QString text = word();
    return text == "-" ? std::string() : text.toStdString();
  }
  float number() { return word().toFloat(); }
  float stop(float none)
  {
    const QString text = word();
    return text == "-" ? none : text.toFloat();
  }
  Vec3f vector()
  {
    const float x = number(), y = number(), z = number();
    return {x, y, z};
  }

private:
  QStringList words_;
  qsizetype next_ = 0;
};

Kind kindOf(const QString& name)
{
  return name == "universal" ? Kind::Universal
         : name == "hinge2"  ? Kind::Hinge2
         : name == "fixed"   ? Kind::Fixed
                             : Kind::Hinge;
}

} // namespace

std::vector<PartRow> parseParts(const char* text)
{
  std::vector<PartRow> parts;
  for(const QStringList& row : rows(text))
  {
    Words words(row);
    PartRow part;
    part.name = words.name();
    part.mass = words.word().toDouble();
    part.position = words.vector();
    parts.push_back(std::move(part));
  }
  return parts;
}

std::vector<JointRow> parseJoints(const char* text)
{
  std::vector<JointRow> joints;
  for(const QStringList& row : rows(text))
  {
    Words words(row);
    JointRow joint;
    joint.child = words.name();
    joint.parent = words.name();
    joint.kind = kindOf(words.word());
    if(joint.kind != Kind::Fixed)
    {
      const int axes = joint.kind == Kind::Hinge ? 1 : 2;
      joint.anchor = words.vector();
      for(int i = 0; i < axes; ++i)
        joint.axes.push_back(words.vector());
      for(int i = 0; i < axes; ++i)
      {
        joint.low[i] = words.stop(-JointRow::none);
        joint.high[i] = words.stop(JointRow::none);
      }
      joint.perceptor = words.name();
      joint.effector = words.name();
    }
    joints.push_back(std::move(joint));
  }
  return joints;
}

std::vector<RobotTable> robotTables()
{
  std::vector<RobotTable> all = naoTables();
  for(RobotTable& table : historicTables())
    all.push_back(std::move(table));
  return all;
}

} // namespace sparkwright
