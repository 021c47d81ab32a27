#include "core/rosi/RosReader.h"
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

void RosReader::say(Diagnostic::Severity severity, const XmlElement& element, XmlFile::Place place, std::string message,
                    std::string hint)
{
  if(!context_.log || messages_ > mostMessages)
    return;
  if(++messages_ > mostMessages)
    std::tie(message, hint) = std::pair("more than " + std::to_string(mostMessages) + " messages about this file; no more",
                                        std::string("mend the first ones"));
  if(element.file().name() == file_->name())
    message += importedFrom_;
  context_.log->write({severity, *element.file().name(), place.line, place.column, std::move(message), std::move(hint)});
}

Object::Origin RosReader::originOf(const XmlElement& element) const
{
  const XmlFile::Place at = element.place();
  return {element.file().name(), at.line, at.column};
}

void RosReader::sayWithoutEffect(const XmlElement& element, const std::string& name, bool matters,
                                 std::string_view why, XmlFile::Place place)
{
  if(said_.insert(name).second)
    say(matters ? Diagnostic::Severity::Warning : Diagnostic::Severity::Note, element, place, name + " has no effect",
        std::string(why));
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
          std::string(element.name()) + " has no attribute " + inQuotes(attribute),
          didYouMean(attribute, words(rule->attributes)));
  }
  for(const XmlElement& child : element.children())
    if(++elements_ <= mostElements)
      checkChild(element, *rule, child);
  return true;
}

std::string RosReader::expectedIn(const ElementRule& rule)
{
  std::string list;
  for(const std::string& name : words(rule.children))
    list += (list.empty() ? "" : ", ") + (name == "*" ? std::string("what Elements may hold") : name);
  return list;
}

void RosReader::checkChild(const XmlElement& element, const ElementRule& rule, const XmlElement& child)
{
  if(messages_ > mostMessages || allowsChild(rule, child.name()))
    return;
  if(const WithoutEffect* const known = findWithoutEffect(child.name()))
    return sayWithoutEffect(child, std::string(known->name), known->matters, known->why, child.place());
  if(findRule(child.name()))
    return say(Diagnostic::Severity::Warning, child, child.place(),
               std::string(child.name()) + " has no effect in " + std::string(element.name()),
               rule.children.empty() ? "it holds nothing" : "it holds " + expectedIn(rule));
  error(child, "there is no element " + inQuotes(child.name()), didYouMean(child.name(), elementNames()));
}

std::optional<float> RosReader::number(const XmlElement& element, const char* attribute, bool required)
{
  const std::optional<std::string_view> value = element.attribute(attribute);
  if(!value)
  {
    if(required)
      error(element, std::string(element.name()) + " needs the attribute " + inQuotes(attribute));
    return std::nullopt;
  }
  const std::size_t length = numberLength(*value);
  const double read = toNumber(*value);
  if(length > 0 && isBlank(value->substr(length)) && std::abs(read) <= largest)
    return static_cast<float>(read);
  say(Diagnostic::Severity::Error, element, element.place(attribute),
      "expected a number up to 1000000 for " + std::string(attribute) + ", not " + inQuotes(*value), "write it as 0.5");
  return std::nullopt;
}

std::optional<float> RosReader::size(const XmlElement& element, const char* attribute)
{
  const std::optional<float> value = number(element, attribute);
  if(!value || *value > 0)
    return value;
  say(Diagnostic::Severity::Error, element, element.place(attribute),
      std::string(attribute) + " must be more than 0, not " + std::string(*element.attribute(attribute)));
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
  error(element, std::string(element.name()) + " needs the attribute " + inQuotes(attribute));
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
  say(Diagnostic::Severity::Error, element, element.place(attribute),
      "expected true or false for " + std::string(attribute) + ", not " + inQuotes(*value));
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
