#pragma once

#include "core/syntax/TextEdit.h"
#include "editor/document/storage/ProgramRun.h"

#include <QDateTime>
#include <QString>

#include <optional>
#include <string>
#include <string_view>

namespace sparkwright
{

// The format of a journal: a text, and the edits that were made since, each appended to the file. Every part has a
// length and a checksum, so that a journal cut short by a crash is read up to its last whole edit.

/// What a journal says.
struct JournalContent
{
  QString file; ///< That was edited.
  ProgramRun writer;
  QDateTime time;   ///< Of the last edit.
  std::string text; ///< With all whole edits.
  std::optional<std::string> base; ///< What the file had on disk when they were made; nothing if there was no file.
  int edits = 0;
};

/// What the text at the begin of a journal is.
enum class JournalStart
{
  Edited, ///< One that the file may never have had.
  OnDisk  ///< That of the file on disk.
};

/// The begin of a journal. @param text  before the edits that follow
std::string journalBegin(const QString& file, const ProgramRun& writer, const QDateTime& time, std::string_view text,
                         JournalStart start = JournalStart::Edited);

/// One edit. @param time  when it was made
std::string journalEdit(const TextEdit& edit, const QDateTime& time);

/// Nothing if it is no journal, one of another version of the format, or its text is not whole.
std::optional<JournalContent> readJournal(std::string_view bytes);

} // namespace sparkwright
