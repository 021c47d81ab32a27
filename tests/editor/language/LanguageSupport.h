#pragma once

#include "core/files/FileService.h"
#include "core/setup/StandardRegistry.h"
#include "core/syntax/SyntaxTree.h"
#include "core/syntax/TextEdit.h"
#include "editor/language/names/SceneKnowledge.h"

#include <QString>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace sparkwright
{

/// A text with the places that `|` marks in it.
struct MarkedText
{
  explicit MarkedText(const QByteArray& marked)
  {
    for(const char c : marked)
      if(c == '|')
        marks.push_back(static_cast<std::uint32_t>(text.size()));
      else
        text += c;
  }

  std::string text;
  std::vector<std::uint32_t> marks;
};

inline const Registry& testRegistry()
{
  static const auto registry = standardRegistry();
  return *registry;
}

/// The text with the edits, which are in text order and do not overlap.
inline std::string edited(std::string text, const std::vector<TextEdit>& edits)
{
  std::uint32_t end = 0;
  for(const TextEdit& edit : edits)
  {
    if(edit.begin < end || edit.end < edit.begin || edit.end > text.size())
      qFatal("edits overlap or lie outside of the text");
    end = edit.end;
  }
  for(auto edit = edits.rbegin(); edit != edits.rend(); ++edit)
    text.replace(edit->begin, edit->end - edit->begin, edit->text);
  return text;
}

/// A data directory with some files, and what is known of them.
class DataFolder
{
public:
  DataFolder() { files.addDirectory(path()); }

  std::filesystem::path path() const { return std::filesystem::canonical(directory_.path().toStdString()); }
  void write(const std::string& name, const std::string& text) const
  {
    std::filesystem::create_directories((path() / name).parent_path());
    std::ofstream(path() / name, std::ios::binary) << text;
  }
  /// What is known while a file of this name is edited.
  SceneKnowledge knowledge(const std::string& name = {}) const
  {
    return {testRegistry(), &files, SceneIndex::read({path()}), name};
  }

  FileService files;

private:
  QTemporaryDir directory_;
};

/// Tokens without blanks, one per line.
inline std::string tokensOf(const std::string& text)
{
  std::string tokens;
  Lexer lexer(text);
  for(Token token = lexer.next(); token.kind != Token::Kind::End; token = lexer.next())
    if(token.kind != Token::Kind::Blank)
      tokens += text.substr(token.begin, token.end - token.begin) + '\n';
  return tokens;
}

inline std::string contentOf(const std::filesystem::path& file)
{
  std::ifstream in(file, std::ios::binary);
  return {(std::istreambuf_iterator<char>(in)), {}};
}

/// All scenes of `resources`, sorted.
inline std::vector<std::filesystem::path> shippedScenes()
{
  std::vector<std::filesystem::path> files;
  for(const auto& entry : std::filesystem::recursive_directory_iterator(SPARKWRIGHT_SOURCE_DIR "/resources"))
    if(entry.path().extension() == ".rsg")
      files.push_back(entry.path());
  std::ranges::sort(files);
  return files;
}

} // namespace sparkwright
