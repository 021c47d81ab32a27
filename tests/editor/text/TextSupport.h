#pragma once

#include "DiskSupport.h"

#include "editor/document/OpenDocuments.h"
#include "editor/text/TextIndicators.h"
#include "editor/text/TextView.h"

#include <string>

namespace sparkwright::test
{

/// What Scintilla has of the text.
inline std::string shownText(const TextView& view)
{
  std::string text(static_cast<std::size_t>(view.send(QsciScintillaBase::SCI_GETLENGTH)), ' ');
  for(std::size_t i = 0; i < text.size(); ++i)
    text[i] = static_cast<char>(view.send(QsciScintillaBase::SCI_GETCHARAT, i));
  return text;
}

/// Whether a byte has an indicator.
inline bool isMarked(const TextView& view, TextIndicator indicator, std::uint32_t offset)
{
  return view.send(QsciScintillaBase::SCI_INDICATORVALUEAT, static_cast<unsigned long>(indicator), offset) != 0;
}

/// Documents of files in memory.
struct TextRoom
{
  SceneDocument* open(const QString& file, const std::string& text)
  {
    disk->files[file] = text;
    return documents.open(file);
  }

  std::shared_ptr<FakeDisk> disk = std::make_shared<FakeDisk>();
  OpenDocuments documents{std::make_shared<JournalFolder>("/kept", disk), disk};
};

} // namespace sparkwright::test
