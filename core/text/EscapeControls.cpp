#include "core/text/EscapeControls.h"

#include <string_view>

namespace sparkwright
{

std::string escapeControls(std::string text)
{
  const auto isControl = [&text](std::size_t i)
  {
    const auto c = static_cast<unsigned char>(text[i]);
    // U+0080 to U+009F are two bytes in UTF-8.
    const bool isUpper = c == 0xc2 && i + 1 < text.size() && (static_cast<unsigned char>(text[i + 1]) & 0xe0) == 0x80;
    return c < 0x20 || c == 0x7f || isUpper;
  };
  std::size_t at = 0;
  while(at < text.size() && !isControl(at))
    ++at;
  if(at == text.size())
    return text;
  std::string escaped = text.substr(0, at);
  for(; at < text.size(); ++at)
    if(!isControl(at))
      escaped += text[at];
    else if(text[at] == '\n')
      escaped += "\\n";
    else if(text[at] == '\t')
      escaped += ' ';
    else
    {
      if(static_cast<unsigned char>(text[at]) == 0xc2)
        ++at;
      constexpr std::string_view digits = "0123456789abcdef";
      const auto c = static_cast<unsigned char>(text[at]);
      escaped += "\\x";
      escaped += digits[c >> 4];
      escaped += digits[c & 15];
    }
  return escaped;
}

} // namespace sparkwright
