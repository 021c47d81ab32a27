#include "tests/main/TestProgram.h"

#include <cstdio>
#include <map>
#include <string>
#include <vector>

namespace
{

std::map<std::string, TestProgram::Run>& tests()
{
  static std::map<std::string, TestProgram::Run> all;
  return all;
}

} // namespace

TestProgram::TestProgram(const char* name, Run run)
{
  if(!tests().emplace(name, run).second)
  {
    std::fprintf(stderr, "there are two tests called %s in this program\n", name);
    std::abort();
  }
}

/// usage: PROGRAM CLASS [FUNCTION...] [options of Qt Test]
int main(int argc, char** argv)
{
  const bool asked = argc > 1 && std::string(argv[1]) == "--help";
  const auto test = argc > 1 ? tests().find(argv[1]) : tests().end();
  if(test == tests().end())
  {
    std::FILE* const out = asked ? stdout : stderr;
    std::fprintf(out, "usage: %s CLASS [FUNCTION...] [options of Qt Test]\nwith CLASS one of:\n", argv[0]);
    for(const auto& [name, run] : tests())
      std::fprintf(out, "  %s\n", name.c_str());
    return asked ? 0 : 2;
  }
  std::vector<char*> arguments(argv + 1, argv + argc); // The class stands for the program: settings go by its name.
  arguments.push_back(nullptr);
  return test->second(argc - 1, arguments.data());
}
