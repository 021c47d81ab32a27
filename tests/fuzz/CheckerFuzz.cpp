// The static checker: looks at every branch of any text.

#include "core/rsg/Checker.h"
#include "core/setup/StandardRegistry.h"

#include <cstdlib>

using namespace sparkwright;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
  static const auto registry = standardRegistry();
  static rsg::Checker checkers[] = {{*registry, nullptr, {false, true}}, {*registry, nullptr, {true, true}}};
  const std::string text(reinterpret_cast<const char*>(data), size);
  const SyntaxTree tree(text.starts_with("(R") ? text : "(RSG 0 1)(" + text + ")", 2);
  for(rsg::Checker& checker : checkers)
    for(const Diagnostic& diagnostic : checker.check(tree, "fuzz.rsg").diagnostics)
      if(diagnostic.message.empty() || diagnostic.severity < Diagnostic::Severity::Warning)
        std::abort();
  return 0;
}
