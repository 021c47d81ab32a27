#pragma once

#include "core/syntax/TextEdit.h"

#include <QDateTime>
#include <QString>

#include <optional>
#include <string>
#include <string_view>

namespace sparkwright
{

// The format of a journal: a text, and the edits that were made since, each appended to the file. Every part has a
// length and a checksum, so that a journal cut short by a crash is read up to its last whole edit.

/// Who writes a journal. Process numbers are used again, so each run of the program has an id, too.
struct JournalWriter
{
  qint64 process = 0;
  QString run;
};

/// What a journal says.
struct JournalContent
{
  QString file; ///< That was edited.
  JournalWriter writer;
  QDateTime time;   ///< Of the last edit.
  std::string text; ///< With all whole edits.
  int edits = 0;
};

/// The begin of a journal. @param text  before the edits that follow
std::string journalBegin(const QString& file, const JournalWriter& writer, const QDateTime& time,
                         std::string_view text);

/// One edit. @param time  when it was made
std::string journalEdit(const TextEdit& edit, const QDateTime& time);

/// Nothing if it is no journal, or its text is not whole.
std::optional<JournalContent> readJournal(std::string_view bytes);

} // namespace sparkwright
