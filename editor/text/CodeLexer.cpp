#include "editor/text/CodeLexer.h"

#include "editor/text/TextView.h"

namespace sparkwright
{

namespace
{

using Sci = QsciScintillaBase;
using Pair = std::pair<int, SceneStyle>;

// Numbers of styles are those of Scintilla's lexers (SciLexer.h), which QScintilla does not install.

constexpr Pair ruby[] = {
    {1, SceneStyle::Stray},      {2, SceneStyle::Comment},    {3, SceneStyle::Comment},    {4, SceneStyle::Number},
    {5, SceneStyle::Keyword},    {6, SceneStyle::Text},       {7, SceneStyle::Text},       {8, SceneStyle::Class},
    {9, SceneStyle::Method},     {10, SceneStyle::Bracket},   {11, SceneStyle::Name},      {12, SceneStyle::Text},
    {13, SceneStyle::Parameter}, {14, SceneStyle::Parameter}, {15, SceneStyle::Class},     {16, SceneStyle::Parameter},
    {17, SceneStyle::Parameter}, {18, SceneStyle::Text},      {19, SceneStyle::Comment},   {20, SceneStyle::Text},
    {21, SceneStyle::Text},      {22, SceneStyle::Text},      {23, SceneStyle::Text},      {24, SceneStyle::Text},
    {25, SceneStyle::Text},      {26, SceneStyle::Text},      {27, SceneStyle::Text},      {28, SceneStyle::Text},
    {29, SceneStyle::Keyword},   {30, SceneStyle::Parameter}, {31, SceneStyle::Parameter}, {40, SceneStyle::Parameter},
};
constexpr const char* rubyWords =
    "__FILE__ __LINE__ BEGIN END alias and begin break case class def defined? do else elsif end ensure false for if "
    "in "
    "module next nil not or redo rescue retry return self super then true undef unless until when while yield";

constexpr Pair xml[] = {
    {1, SceneStyle::Class},    {2, SceneStyle::Class},    {3, SceneStyle::Method},   {4, SceneStyle::Method},
    {5, SceneStyle::Number},   {6, SceneStyle::Text},     {7, SceneStyle::Text},     {8, SceneStyle::Name},
    {9, SceneStyle::Comment},  {10, SceneStyle::Number},  {11, SceneStyle::Class},   {12, SceneStyle::Keyword},
    {13, SceneStyle::Keyword}, {17, SceneStyle::Text},    {20, SceneStyle::Comment}, {21, SceneStyle::Keyword},
    {22, SceneStyle::Keyword}, {23, SceneStyle::Name},    {24, SceneStyle::Text},    {25, SceneStyle::Text},
    {26, SceneStyle::Stray},   {29, SceneStyle::Comment},
};

constexpr Pair cpp[] = {
    {1, SceneStyle::Comment},  {2, SceneStyle::Comment},  {3, SceneStyle::Comment}, {4, SceneStyle::Number},
    {5, SceneStyle::Keyword},  {6, SceneStyle::Text},     {7, SceneStyle::Text},    {9, SceneStyle::Parameter},
    {10, SceneStyle::Bracket}, {11, SceneStyle::Plain},   {12, SceneStyle::Stray},  {13, SceneStyle::Text},
    {14, SceneStyle::Text},    {15, SceneStyle::Comment}, {16, SceneStyle::Class},  {17, SceneStyle::Comment},
    {18, SceneStyle::Comment}, {19, SceneStyle::Class},   {20, SceneStyle::Text},   {23, SceneStyle::Comment},
    {24, SceneStyle::Comment}, {27, SceneStyle::Number},
};
constexpr const char* cppWords =
    "alignas alignof asm auto break case catch class concept const consteval constexpr constinit const_cast continue "
    "co_await co_return co_yield decltype default delete do dynamic_cast else enum explicit export extern false final "
    "for "
    "friend goto if import inline module mutable namespace new noexcept nullptr operator override private protected "
    "public register reinterpret_cast requires return sizeof static static_assert static_cast struct switch template "
    "this "
    "thread_local throw true try typedef typeid typename union using virtual volatile while";
constexpr const char* cppTypes =
    "bool char char8_t char16_t char32_t double float int int8_t int16_t int32_t int64_t long short signed size_t "
    "string "
    "string_view uint8_t uint16_t uint32_t uint64_t unsigned vector map set optional pair array void wchar_t";

constexpr Pair python[] = {
    {1, SceneStyle::Comment}, {2, SceneStyle::Number},     {3, SceneStyle::Text},     {4, SceneStyle::Text},
    {5, SceneStyle::Keyword}, {6, SceneStyle::Text},       {7, SceneStyle::Text},     {8, SceneStyle::Class},
    {9, SceneStyle::Method},  {10, SceneStyle::Bracket},   {12, SceneStyle::Comment}, {13, SceneStyle::Stray},
    {14, SceneStyle::Class},  {15, SceneStyle::Parameter}, {16, SceneStyle::Text},    {17, SceneStyle::Text},
    {18, SceneStyle::Text},   {19, SceneStyle::Text},
};
constexpr const char* pythonWords = "False None True and as assert async await break class continue def del elif else "
                                    "except finally for from global if "
                                    "import in is lambda nonlocal not or pass raise return try while with yield";

constexpr Pair json[] = {
    {1, SceneStyle::Number},    {2, SceneStyle::Text},     {3, SceneStyle::Stray},   {4, SceneStyle::Method},
    {5, SceneStyle::Parameter}, {6, SceneStyle::Comment},  {7, SceneStyle::Comment}, {8, SceneStyle::Bracket},
    {9, SceneStyle::Text},      {11, SceneStyle::Keyword}, {13, SceneStyle::Stray},
};

constexpr Pair markdown[] = {
    {2, SceneStyle::Class},      {3, SceneStyle::Class},    {4, SceneStyle::Name},     {5, SceneStyle::Name},
    {6, SceneStyle::Keyword},    {7, SceneStyle::Keyword},  {8, SceneStyle::Keyword},  {9, SceneStyle::Keyword},
    {10, SceneStyle::Keyword},   {11, SceneStyle::Keyword}, {12, SceneStyle::Text},    {13, SceneStyle::Parameter},
    {14, SceneStyle::Parameter}, {15, SceneStyle::Comment}, {17, SceneStyle::Bracket}, {18, SceneStyle::Method},
    {19, SceneStyle::Text},      {20, SceneStyle::Text},    {21, SceneStyle::Text},
};

} // namespace

const CodeLexer* lexerOf(TextLanguage language)
{
  static const CodeLexer ofRuby{Sci::SCLEX_RUBY, ruby, rubyWords}, ofXml{Sci::SCLEX_XML, xml},
      ofCpp{Sci::SCLEX_CPP, cpp, cppWords, cppTypes}, ofPython{Sci::SCLEX_PYTHON, python, pythonWords},
      ofJson{Sci::SCLEX_JSON, json, "true false null"}, ofMarkdown{Sci::SCLEX_MARKDOWN, markdown},
      ofPlain{Sci::SCLEX_NULL, {}};
  switch(language)
  {
  case TextLanguage::Ruby:
    return &ofRuby;
  case TextLanguage::Rosi:
  case TextLanguage::Xml:
    return &ofXml;
  case TextLanguage::Cpp:
    return &ofCpp;
  case TextLanguage::Python:
    return &ofPython;
  case TextLanguage::Json:
    return &ofJson;
  case TextLanguage::Markdown:
    return &ofMarkdown;
  case TextLanguage::Plain:
    return &ofPlain;
  case TextLanguage::Scene:
  case TextLanguage::Forms:
  case TextLanguage::Toml:
    break;
  }
  return nullptr;
}

void setUpLexer(TextView& view)
{
  const CodeLexer* const lexer = lexerOf(view.colouredAs());
  view.send(Sci::SCI_SETLEXER, static_cast<unsigned long>(lexer ? lexer->number : Sci::SCLEX_CONTAINER));
  if(!lexer)
    return;
  view.SendScintilla(Sci::SCI_SETKEYWORDS, 0UL, lexer->keywords);
  view.SendScintilla(Sci::SCI_SETKEYWORDS, 1UL, lexer->furtherKeywords);
  for(const auto& [name, value] :
      {std::pair{"fold", "1"}, std::pair{"fold.compact", "0"}, std::pair{"fold.comment", "1"},
       std::pair{"fold.html", "1"}, std::pair{"lexer.xml.allow.scripts", "0"}})
    view.SendScintilla(Sci::SCI_SETPROPERTY, name, value);
}

} // namespace sparkwright
