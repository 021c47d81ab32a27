// Robots in Xacro, expressions and settings in YAML: what is expanded is XML that can be read, what is not has a
// reason.

#include "core/rosi/XmlFile.h"
#include "core/xacro/expression/Problem.h"
#include "core/xacro/expression/Yaml.h"
#include "core/xacro/Xacro.h"

#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
  using namespace sparkwright;
  const std::string text(reinterpret_cast<const char*>(data), size);
  if(!text.starts_with('<'))
  {
    try
    {
      xacro::readYaml(text).written();
    }
    catch(const xacro::Problem& problem)
    {
      if(problem.message.empty() || problem.line < 1)
        std::abort();
    }
  }
  // Only what the text itself says: no file, no package, no environment.
  if(text.find("filename") != std::string::npos || text.find("yaml") != std::string::npos)
    return 0;
  static const auto packages = std::make_shared<xacro::Packages>(std::vector<std::filesystem::path>(), "",
                                                                 [](const std::string&) { return std::nullopt; });
  xacro::Options options;
  options.packages = packages;
  Diagnostics diagnostics;
  const auto result = xacro::expandText(text.starts_with('<') ? text : "<a b='${" + text + "}'/>", "/nowhere/r.xacro",
                                        options, diagnostics);
  if(!result)
    return diagnostics.empty() ? std::abort(), 0 : 0;
  Diagnostic problem;
  if(!ros::XmlFile::parse(result->text, "r.urdf", problem))
    std::abort();
  return 0;
}
