#include "core/text/Json.h"

#include <cstdio>

namespace sparkwright
{

namespace
{

/// Bytes of the well-formed UTF-8 character at the start of the text; 0 if there is none.
std::size_t characterLength(std::string_view text)
{
  const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const auto continues = [&](std::size_t i, unsigned char least = 0x80, unsigned char most = 0xbf)
  { return i < text.size() && byte(i) >= least && byte(i) <= most; };
  const unsigned char first = byte(0);
  if(first < 0x80)
    return 1;
  if(first >= 0xc2 && first <= 0xdf)
    return continues(1) ? 2 : 0;
  if(first >= 0xe0 && first <= 0xef)
    return continues(1, first == 0xe0 ? 0xa0 : 0x80, first == 0xed ? 0x9f : 0xbf) && continues(2) ? 3 : 0;
  if(first >= 0xf0 && first <= 0xf4)
    return continues(1, first == 0xf0 ? 0x90 : 0x80, first == 0xf4 ? 0x8f : 0xbf) && continues(2) && continues(3) ? 4
                                                                                                                  : 0;
  return 0;
}

} // namespace

std::string jsonString(std::string_view text)
{
  std::string out;
  appendJsonString(text, out);
  return out;
}

void appendJsonString(std::string_view text, std::string& out)
{
  out += '"';
  while(!text.empty())
  {
    const std::size_t length = characterLength(text);
    const char c = text.front();
    if(length == 0)
      out += "\\ufffd";
    else if(c == '"' || c == '\\')
      (out += '\\') += c;
    else if(static_cast<unsigned char>(c) < ' ')
    {
      char code[8];
      std::snprintf(code, sizeof code, "\\u%04x", static_cast<unsigned>(c));
      out += code;
    }
    else
      out += text.substr(0, length);
    text.remove_prefix(length == 0 ? 1 : length);
  }
  out += '"';
}

} // namespace sparkwright
