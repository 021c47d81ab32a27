#include "core/rsg/SceneForm.h"

#include "core/rsg/RsgTexts.h"
#include "core/rsg/Vocabulary.h"
#include "core/text/InQuotes.h"
#include "core/text/Number.h"

namespace sparkwright::rsg
{

namespace
{

using Node = SyntaxTree::Node;

SceneForm::Kind readHeader(const SyntaxTree& tree, Node list)
{
  if(list == SyntaxTree::none || !tree.isList(list))
    return SceneForm::Kind::Unknown;
  const Node word = tree.firstElement(list);
  if(word == SyntaxTree::none || !tree.isAtom(word))
    return SceneForm::Kind::Unknown;
  const Node major = tree.nextElement(list, word);
  const Node minor = major == SyntaxTree::none ? SyntaxTree::none : tree.nextElement(list, major);
  if(minor == SyntaxTree::none || !tree.isAtom(major) || !tree.isAtom(minor) || toInteger(tree.value(major)) != 0 ||
     toInteger(tree.value(minor)) != 1)
    return SceneForm::Kind::Unknown;
  const std::string value = tree.value(word);
  const std::string_view name = longName(value);
  return name == "RubySceneGraph"   ? SceneForm::Kind::Scene
         : name == "RubyDeltaScene" ? SceneForm::Kind::Delta
                                    : SceneForm::Kind::Unknown;
}

Diagnostic warningAt(SyntaxTree::Position at, LocalText message, LocalText hint)
{
  return Diagnostic::of(Diagnostic::Severity::Warning, {}, at.line, at.column, std::move(message), std::move(hint));
}

void reportOddHeader(const SyntaxTree& tree, Node header, Diagnostics& out)
{
  if(tree.hasByteOrderMark())
    out.push_back(warningAt({1, 1}, rsgText("scene.byteOrderMark"),
                            rsgText("scene.saveWithout")));
  const Node major = tree.nextElement(header, tree.firstElement(header));
  const Node minor = tree.nextElement(header, major);
  for(const Node version : {major, minor})
    if(const std::string text = tree.value(version); text != (version == major ? "0" : "1"))
      out.push_back(
          warningAt(tree.position(version), rsgText("scene.readAs", inQuotes(text), version == major ? "0" : "1"), {}));
  if(const Node more = tree.nextElement(header, minor); more != SyntaxTree::none)
    out.push_back(warningAt(tree.position(more), rsgText("scene.header"), {}));
}

} // namespace

SceneForm::SceneForm(const SyntaxTree& tree) : header(tree.firstTop())
{
  kind = readHeader(tree, header);
  if(header != SyntaxTree::none)
    body = tree.nextTop(header);
}

std::vector<std::string> templateNames(const SyntaxTree& tree, const SceneForm& form)
{
  std::vector<std::string> names;
  if(form.kind != SceneForm::Kind::Scene || form.body == SyntaxTree::none || !tree.isList(form.body))
    return names;
  std::string scratch;
  for(Node list = form.body + 1; list < tree.after(form.body); ++list)
  {
    const Node word = tree.isList(list) ? tree.firstElement(list) : SyntaxTree::none;
    if(word == SyntaxTree::none || !tree.isAtom(word) || longName(tree.value(word, scratch)) != "template")
      continue;
    for(Node name = tree.nextElement(list, word); name != SyntaxTree::none && tree.isAtom(name);
        name = tree.nextElement(list, name))
    {
      const std::string whole(tree.value(name, scratch));
      names.push_back(whole.starts_with('$') ? whole.substr(1) : whole);
    }
  }
  return names;
}

std::size_t templateSize(const SyntaxTree& tree, const SceneForm& form)
{
  return templateNames(tree, form).size();
}

std::vector<std::string> importedFiles(const SyntaxTree& tree)
{
  std::vector<std::string> files;
  std::string scratch;
  for(Node list = 0; list < tree.nodeCount(); ++list)
  {
    const Node word = tree.isList(list) ? tree.firstElement(list) : SyntaxTree::none;
    const Node file = word == SyntaxTree::none ? SyntaxTree::none : tree.nextElement(list, word);
    if(file != SyntaxTree::none && tree.isAtom(word) && tree.isAtom(file) && tree.value(word, scratch) == "importScene")
      files.push_back(tree.value(file));
  }
  return files;
}

Diagnostic notAScene(const SyntaxTree& tree, const SceneForm& form, const std::string& name)
{
  // What other programs call Unicode, or no text at all.
  constexpr std::size_t lookedAt = 8192;
  const std::string_view text = tree.text();
  const bool utf16 = text.starts_with("\xff\xfe") || text.starts_with("\xfe\xff");
  if(utf16 || text.substr(0, lookedAt).find('\0') != std::string_view::npos)
    return Diagnostic::of(Diagnostic::Severity::Error, {}, 0, 0, rsgText(utf16 ? RsgKey("scene.utf16") : RsgKey("scene.zeros")),
                          rsgText("scene.saveUtf8"));
  if(form.header == SyntaxTree::none)
    return Diagnostic::of(Diagnostic::Severity::Error, {}, 0, 0, rsgText("scene.empty", inQuotes(name)),
                          rsgText("scene.startsWith"));
  const SyntaxTree::Position at = tree.position(form.header);
  return Diagnostic::of(Diagnostic::Severity::Error, {}, at.line, at.column, rsgText("scene.version"),
                        rsgText("scene.startsWithEither"));
}

Diagnostics syntaxDiagnostics(const SyntaxTree& tree, const SceneForm& form, bool strict)
{
  Diagnostics out = tree.diagnostics();
  if(strict)
    reportOddHeader(tree, form.header, out);
  if(tree.broken())
    return out;
  if(form.body == SyntaxTree::none || !tree.isList(form.body))
  {
    const SyntaxTree::Position at = tree.position(form.body == SyntaxTree::none ? form.header : form.body);
    out.push_back(Diagnostic::of(Diagnostic::Severity::Error, {}, at.line, at.column, rsgText("scene.noBody"),
                                 rsgText("scene.oneList")));
    return out;
  }
  const std::uint32_t rest = tree.firstOfRest();
  if(rest < tree.text().size())
    out.push_back(warningAt(tree.positionAt(rest),
                            tree.text()[rest] == ')' ? rsgText("scene.bracketTooMany") : rsgText("scene.textBehind"),
                            rsgText("scene.oneList")));
  return out;
}

} // namespace sparkwright::rsg
