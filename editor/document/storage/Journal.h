#pragma once

#include "core/syntax/TokenRope.h"
#include "editor/document/storage/JournalFile.h"
#include "editor/document/storage/SceneDisk.h"

#include <QObject>
#include <QTimer>

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sparkwright
{

class BackgroundWriter;

/// The folder of the journals of all edited files. Documents of one window share it.
class JournalFolder
{
public:
  /// @param folder  need not exist
  JournalFolder(QString folder, std::shared_ptr<SceneDisk> disk);
  ~JournalFolder();

  /// A text with edits that were not saved.
  struct Kept : JournalContent
  {
    QString keptIn;
    /// Whether the file has got another text on disk since.
    bool hasConflict(const SceneDisk& disk) const;
  };
  /// Those left behind by programs that no longer run, the newest first, unless the file already has that text, or all
  /// edits were undone.
  std::vector<Kept> left() const;
  /// Journals that cannot be read: they are damaged, or of another version of the program.
  QStringList unreadable() const;
  /// Deletes those of a file.
  void forgetLeft(const QString& file);
  /// Returns when all edits noted so far are on disk.
  void wait();
  /// How long an edit may stay in memory, ms.
  void setDelay(int milliseconds) { delay_ = milliseconds; }

private:
  friend class Journal;
  QString placeOf(const QString& file) const;

  QString folder_;
  int delay_ = 300;
  std::shared_ptr<SceneDisk> disk_;
  std::unique_ptr<BackgroundWriter> writer_;
};

/// Stores the unsaved edits of one document, to recover them after a crash: the file's text when they began, and every
/// edit from then on. Edits reach the disk within half a second.
class Journal : public QObject
{
  Q_OBJECT
public:
  explicit Journal(std::shared_ptr<JournalFolder> folder, QObject* parent = nullptr);
  /// Edits stay on disk: the document may be closed by a crash of what owns it. See forget().
  ~Journal() override;

  /// Stores an edit. @param rope  with the edit
  /// @param onDisk  what the file has; nothing: there is none
  void note(const QString& file, const TokenRope::Change& change, const TokenRope& rope,
            const std::optional<std::string>& onDisk);
  /// Stores all edits anew: the file has got another text, which is known.
  void begin(const QString& file, const TokenRope& rope, const std::optional<std::string>& onDisk);
  /// Returns when all edits are on disk.
  void flush();
  /// Deletes what is stored: the edits are saved, or not wanted.
  void forget();

  static constexpr std::size_t longest = 16u << 20; ///< Bytes of edits after which the journal begins anew.

signals:
  /// Edits cannot be stored. Told once until they can.
  void failed(const QString& problem);

private:
  void write();

  std::shared_ptr<JournalFolder> folder_;
  QString place_;       ///< Of the journal; empty: none.
  bool begins_ = false; ///< The bytes to be written replace the journal.
  std::string bytes_;   ///< To be written.
  std::size_t length_ = 0;
  QTimer timer_;
  std::shared_ptr<std::atomic<bool>> failing_; ///< Whether the last bytes could not be written.
};

} // namespace sparkwright
