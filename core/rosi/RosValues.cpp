#include "core/rosi/RosReader.h"
#include "core/rosi/RosTexts.h"
#include "core/rosi/Vocabulary.h"
#include "core/text/InQuotes.h"
#include "core/text/Number.h"
#include "core/text/Suggest.h"

#include <cmath>

namespace sparkwright::ros
{

namespace
{

/// Of lengths in metres, and of anything else.
constexpr float largest = 1e6f;

bool isBlank(std::string_view text) { return text.find_first_not_of(" \t\r\n") == std::string_view::npos; }

} // namespace

void RosReader::say(Diagnostic::Severity severity, const XmlElement& element, XmlFile::Place place, LocalText message,
                    LocalText hint)
{
  if(!context_.log || messages_ > mostMessages)
    return;
  if(++messages_ > mostMessages)
  {
    message = rosText("ros.mostMessages", mostMessages);
    hint = rosText("ros.mendFirst");
  }
  if(element.file().name() == file_->name() && !importedFrom_.empty())
    message = rosText("ros.from", std::move(message), importedFrom_);
  context_.log->write(
      Diagnostic::of(severity, *element.file().name(), place.line, place.column, std::move(message), std::move(hint)));
}

Object::Origin RosReader::originOf(const XmlElement& element) const
{
  const XmlFile::Place at = element.place();
  return {element.file().name(), at.line, at.column};
}

void RosReader::sayWithoutEffect(const XmlElement& element, const std::string& name, bool matters, const RosKey& why,
                                 XmlFile::Place place)
{
  if(said_.insert(name).second)
    say(matters ? Diagnostic::Severity::Warning : Diagnostic::Severity::Note, element, place,
        rosText("ros.noEffect", name), rosText(why));
}

/// Says which attributes and children the element should not have.
/// @return whether the language has such an element
bool RosReader::checkElement(const XmlElement& element)
{
  const ElementRule* const rule = findRule(element.name());
  if(!rule)
    return false;
  for(const std::string_view attribute : element.attributes())
  {
    if(messages_ > mostMessages || allowsAttribute(*rule, attribute) || attribute.starts_with("xmlns") ||
       attribute.find(':') != std::string_view::npos)
      continue;
    if(const WithoutEffect* const known = findWithoutEffect(element.name(), attribute))
      sayWithoutEffect(element, std::string(attribute), known->matters, known->why, element.place(attribute));
    else
      say(Diagnostic::Severity::Warning, element, element.place(attribute),
          rosText("ros.noAttribute", element.name(), inQuotes(attribute)),
          suggestion(attribute, words(rule->attributes)));
  }
  for(const XmlElement& child : element.children())
    if(++elements_ <= mostElements)
      checkChild(element, *rule, child);
  return true;
}

LocalText RosReader::expectedIn(const ElementRule& rule)
{
  if(rule.children.empty())
    return rosText("ros.holdsNothing");
  std::string list;
  bool elementsToo = false; // They stand last.
  for(const std::string& name : words(rule.children))
    if(name == "*")
      elementsToo = true;
    else
      list += (list.empty() ? "" : ", ") + name;
  if(!elementsToo)
    return rosText("ros.holds", std::move(list));
  return list.empty() ? rosText("ros.holdsElements") : rosText("ros.holdsBoth", std::move(list));
}

void RosReader::checkChild(const XmlElement& element, const ElementRule& rule, const XmlElement& child)
{
  if(messages_ > mostMessages || allowsChild(rule, child.name()))
    return;
  if(const WithoutEffect* const known = findWithoutEffect(child.name()))
    return sayWithoutEffect(child, std::string(known->name), known->matters, known->why, child.place());
  if(findRule(child.name()))
    return say(Diagnostic::Severity::Warning, child, child.place(),
               rosText("ros.noEffectIn", child.name(), element.name()), expectedIn(rule));
  error(child, rosText("ros.unknown", inQuotes(child.name())), suggestion(child.name(), elementNames()));
}

std::optional<float> RosReader::number(const XmlElement& element, const char* attribute, bool required)
{
  const std::optional<std::string_view> value = element.attribute(attribute);
  if(!value)
  {
    if(required)
      error(element, rosText("ros.needs", element.name(), inQuotes(attribute)));
    return std::nullopt;
  }
  const std::size_t length = numberLength(*value);
  const double read = toNumber(*value);
  if(length > 0 && isBlank(value->substr(length)) && std::abs(read) <= largest)
    return static_cast<float>(read);
  say(Diagnostic::Severity::Error, element, element.place(attribute),
      rosText("ros.number", attribute, inQuotes(*value)), rosText("ros.numberAs"));
  return std::nullopt;
}

std::optional<float> RosReader::size(const XmlElement& element, const char* attribute)
{
  const std::optional<float> value = number(element, attribute);
  if(!value || *value > 0)
    return value;
  say(Diagnostic::Severity::Error, element, element.place(attribute),
      rosText("ros.size", attribute, *element.attribute(attribute)));
  return std::nullopt;
}

std::optional<Vec3f> RosReader::vector(const XmlElement& element)
{
  checkElement(element);
  const std::optional<float> x = number(element, "x");
  const std::optional<float> y = number(element, "y");
  const std::optional<float> z = number(element, "z");
  return x && y && z ? std::optional(Vec3f(*x, *y, *z)) : std::nullopt;
}

std::string RosReader::text(const XmlElement& element, const char* attribute)
{
  return std::string(element.attribute(attribute).value_or(""));
}

std::optional<std::string> RosReader::requiredText(const XmlElement& element, const char* attribute)
{
  std::string value = text(element, attribute);
  if(!value.empty())
    return value;
  error(element, rosText("ros.needs", element.name(), inQuotes(attribute)));
  return std::nullopt;
}

std::optional<bool> RosReader::flag(const XmlElement& element, const char* attribute)
{
  const std::optional<std::string_view> value = element.attribute(attribute);
  if(!value)
    return std::nullopt;
  if(*value == "true" || *value == "1")
    return true;
  if(*value == "false" || *value == "0")
    return false;
  say(Diagnostic::Severity::Error, element, element.place(attribute), rosText("ros.flag", attribute, inQuotes(*value)));
  return std::nullopt;
}

/// Translation · Rx·Ry·Rz, whichever is written first.
Mat4f RosReader::pose(const XmlElement& element)
{
  Mat4f local = Mat4f::Identity();
  if(const XmlElement rotation = element.child("Rotation"))
    if(const std::optional<Vec3f> degrees = vector(rotation))
      local = rotationFromDegrees(*degrees);
  if(const XmlElement position = element.child("Translation"))
    if(const std::optional<Vec3f> metres = vector(position))
      setTranslation(local, *metres);
  return local;
}

} // namespace sparkwright::ros
