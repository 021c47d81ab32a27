// Stands in for libFuzzer: runs a target over the files of its corpus, parts of them, and random bytes.

#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace
{

void run(const std::string& text)
{
  LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
}

/// Bytes, mostly such as mean something in a scene.
std::string noise(std::mt19937& random)
{
  static const std::string words[] = {
      "(",      ")",          "((",         "))",         " ",          "\n",       "\"",       "'",
      ";",      "\\",         "$a",         "nd ",        "Box",        "(def $a ", "(switch ", "(eval ",
      "(join ", "(RSG 0 1)(", "(RDS 0 1)(", "1",          "-.5e",       "TRF",      "<Box ",    "<Sphere radius=\"1\"",
      "/>",     ">",          "</",         "<Elements>", "</Elements>"};
  std::string text;
  for(unsigned count = random() % 60; count > 0; --count)
    if(random() % 4 == 0)
      text += static_cast<char>(random() % 256);
    else
      text += words[random() % std::size(words)];
  return text;
}

} // namespace

/// usage: target DIRECTORY
int main(int count, char** arguments)
{
  namespace fs = std::filesystem;
  std::vector<fs::path> files;
  for(int i = 1; i < count; ++i)
    for(const auto& entry : fs::directory_iterator(arguments[i]))
      files.push_back(entry.path());
  for(const fs::path& file : files)
  {
    std::ifstream in(file, std::ios::binary);
    const std::string text((std::istreambuf_iterator<char>(in)), {});
    run(text);
    for(std::size_t part = 1; part < 8; ++part)
      run(text.substr(0, text.size() * part / 8));
  }
  std::mt19937 random(1); // The same every time.
  for(int i = 0; i < 2000; ++i)
    run(noise(random));
  std::printf("%zu files and 2000 random texts\n", files.size());
  return files.empty() ? 1 : 0;
}
