#pragma once

#include "editor/document/NeededFiles.h"
#include "editor/document/storage/Journal.h"

#include <QString>

#include <functional>
#include <string>

class QWidget;

namespace sparkwright
{

// Questions about the edited scene file. All return at once; no function is called if the user cancels.

struct UnsavedAnswers
{
  std::function<void()> save, discard;
};
void askAboutUnsaved(QWidget* parent, const QString& file, int changes, const UnsavedAnswers& answers);

// The following show the difference of two texts on request: of `theirs` on disk and `own`.

/// Another program has changed the file, and there are unsaved edits.
void askAboutChangedFile(QWidget* parent, const QString& file, const std::string& theirs, const std::string& own,
                         const std::function<void()>& read, const std::function<void()>& keepOwn);

/// Saving would overwrite changes by another program.
void askToOverwrite(QWidget* parent, const QString& file, const std::string& theirs, const std::string& own,
                    const std::function<void()>& overwrite);

/// An earlier run has left unsaved edits.
void askToRestore(QWidget* parent, const JournalFolder::Kept& kept, const std::string& theirs,
                  const std::function<void()>& restore, const std::function<void()>& discard);

/// The same has been answered with `restore`, but another program has changed the file meanwhile.
void askAboutConflict(QWidget* parent, const JournalFolder::Kept& kept, const std::string& theirs,
                      const std::function<void()>& keepOwn, const std::function<void()>& takeTheirs);

/// A text uses files that would not be found from where it is to be saved.
struct NeededAnswers
{
  std::function<void()> copy, without;
};
void askAboutNeeded(QWidget* parent, const QString& file, const NeededFiles& needed, const NeededAnswers& answers);

void askToRevert(QWidget* parent, const QString& file, int changes, const std::function<void()>& revert);

/// @param reason  why the scene cannot be saved where it is; may be empty
void askWhereToSave(QWidget* parent, const QString& file, const QString& reason,
                    const std::function<void(const QString& file)>& chosen);

} // namespace sparkwright
