#include "editor/language/code/TextLanguage.h"

#include <algorithm>
#include <cctype>
#include <string>

namespace sparkwright
{

namespace
{

struct Ending
{
  std::string_view ending;
  TextLanguage language;
};

constexpr Ending endings[] = {
    {"rsg", TextLanguage::Scene},      {"rb", TextLanguage::Ruby},        {"ros", TextLanguage::Rosi},
    {"rsi", TextLanguage::Rosi},       {"xml", TextLanguage::Xml},        {"urdf", TextLanguage::Xml},
    {"xacro", TextLanguage::Xml},      {"sdf", TextLanguage::Xml},        {"dae", TextLanguage::Xml},
    {"svg", TextLanguage::Xml},        {"toml", TextLanguage::Toml},      {"sparkproject", TextLanguage::Toml},
    {"sparkteam", TextLanguage::Toml}, {"sparkjobs", TextLanguage::Toml}, {"h", TextLanguage::Cpp},
    {"hh", TextLanguage::Cpp},         {"hpp", TextLanguage::Cpp},        {"c", TextLanguage::Cpp},
    {"cc", TextLanguage::Cpp},         {"cpp", TextLanguage::Cpp},        {"cxx", TextLanguage::Cpp},
    {"py", TextLanguage::Python},      {"json", TextLanguage::Json},      {"gltf", TextLanguage::Json},
    {"md", TextLanguage::Markdown},    {"f2kworld", TextLanguage::Forms}, {"f2krobot", TextLanguage::Forms},
    {"f2kfield", TextLanguage::Forms},
};

} // namespace

TextLanguage languageOf(std::string_view file)
{
  const std::size_t slash = file.find_last_of("/\\"), dot = file.rfind('.');
  if(dot == std::string_view::npos || (slash != std::string_view::npos && dot < slash))
    return TextLanguage::Plain;
  std::string ending(file.substr(dot + 1));
  std::ranges::transform(ending, ending.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  const auto found = std::ranges::find(endings, ending, &Ending::ending);
  return found == std::end(endings) ? TextLanguage::Plain : found->language;
}

bool isOnlyShown(std::string_view file)
{
  return file.ends_with(".f2krobot");
}

CommentMarks commentMarks(TextLanguage language)
{
  switch(language)
  {
  case TextLanguage::Scene:
  case TextLanguage::Forms:
    return {";"};
  case TextLanguage::Ruby:
  case TextLanguage::Toml:
  case TextLanguage::Python:
    return {"#"};
  case TextLanguage::Cpp:
    return {"//"};
  case TextLanguage::Rosi:
  case TextLanguage::Xml:
  case TextLanguage::Markdown:
    return {"<!--", "-->"};
  case TextLanguage::Json:
  case TextLanguage::Plain:
    break;
  }
  return {};
}

} // namespace sparkwright
