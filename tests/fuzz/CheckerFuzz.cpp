// The static checker: looks at every branch of any text.

#include "core/engine/StandardRegistry.h"
#include "core/rsg/Checker.h"

#include <cstdlib>

using namespace sparkwright;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
  static const auto registry = standardRegistry();
  const std::string text(reinterpret_cast<const char*>(data), size);
  for(const bool strict : {false, true})
  {
    const SyntaxTree tree(text.starts_with("(R") ? text : "(RSG 0 1)(" + text + ")", 2);
    rsg::Checker checker(*registry, nullptr, {strict, true});
    for(const Diagnostic& diagnostic : checker.check(tree, "fuzz.rsg").diagnostics)
      if(diagnostic.message.empty() || diagnostic.severity < Diagnostic::Severity::Warning)
        std::abort();
  }
  return 0;
}
