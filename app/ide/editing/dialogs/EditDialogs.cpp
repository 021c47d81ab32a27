#include "app/ide/editing/dialogs/EditDialogs.h"

#include "app/ide/editing/dialogs/DifferenceView.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>

namespace sparkwright
{

namespace
{

struct EditDialogs
{
  Q_DECLARE_TR_FUNCTIONS(sparkwright::EditDialogs)
};

QString nameOf(const QString& file)
{
  return QFileInfo(file).fileName();
}

struct Choice
{
  QString text;
  QMessageBox::ButtonRole role;
  std::function<void()> chosen;
};

/// The first choice is that of the Enter key, unless it destroys something.
QMessageBox* ask(QWidget* parent, const char* name, const QString& question, const QString& more,
                 const std::vector<Choice>& choices, bool cancel = true)
{
  QMessageBox* const box = new QMessageBox(QMessageBox::Question, QCoreApplication::applicationName(), question,
                                           QMessageBox::NoButton, parent);
  box->setObjectName(QString::fromLatin1(name));
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->setInformativeText(more);
  box->setTextFormat(Qt::PlainText);
  for(const Choice& choice : choices)
  {
    QPushButton* const button = box->addButton(choice.text, choice.role);
    QObject::connect(button, &QPushButton::clicked, parent, choice.chosen);
    if(&choice == &choices.front() && choice.role != QMessageBox::DestructiveRole)
      box->setDefaultButton(button);
  }
  if(cancel)
  {
    QPushButton* const button = box->addButton(QMessageBox::Cancel);
    if(!box->defaultButton())
      box->setDefaultButton(button);
  }
  box->open();
  return box;
}

/// Adds a button that shows a difference and leaves the question open.
void offerDifference(QMessageBox* box, const std::string& theirs, const std::string& own)
{
  QPushButton* const button = box->addButton(EditDialogs::tr("Show di&fference"), QMessageBox::HelpRole);
  // A message box closes with any button of its row, so the row must not hear of this one.
  for(QDialogButtonBox* const row : box->findChildren<QDialogButtonBox*>())
    button->disconnect(row);
  QObject::connect(button, &QPushButton::clicked, box,
                   [box, theirs, own]
                   { showDifference(box, EditDialogs::tr("On disk (-) and edited (+)"), theirs, own); });
}

} // namespace

void askAboutUnsaved(QWidget* parent, const QString& file, int changes, const UnsavedAnswers& answers)
{
  ask(parent, "unsavedQuestion", EditDialogs::tr("Save the changes to %1?").arg(nameOf(file)),
      EditDialogs::tr("%n change(s) would be lost.", nullptr, changes),
      {{EditDialogs::tr("&Save"), QMessageBox::AcceptRole, answers.save},
       {EditDialogs::tr("&Discard"), QMessageBox::DestructiveRole, answers.discard}});
}

void askAboutChangedFile(QWidget* parent, const QString& file, const std::string& theirs, const std::string& own,
                         const std::function<void()>& read, const std::function<void()>& keepOwn)
{
  QMessageBox* const box =
      ask(parent, "changedFileQuestion", EditDialogs::tr("Another program has changed %1.").arg(nameOf(file)),
          EditDialogs::tr("You have unsaved edits."),
          {{EditDialogs::tr("&Keep my edits"), QMessageBox::AcceptRole, keepOwn},
           {EditDialogs::tr("&Read the file"), QMessageBox::DestructiveRole, read}},
          false);
  offerDifference(box, theirs, own);
}

void askToOverwrite(QWidget* parent, const QString& file, const std::string& theirs, const std::string& own,
                    const std::function<void()>& overwrite)
{
  QMessageBox* const box = ask(parent, "overwriteQuestion",
                               EditDialogs::tr("Another program has changed %1. Overwrite it?").arg(nameOf(file)),
                               EditDialogs::tr("The changes of the other program would be lost."),
                               {{EditDialogs::tr("&Overwrite"), QMessageBox::DestructiveRole, overwrite}});
  offerDifference(box, theirs, own);
}

void askToRestore(QWidget* parent, const JournalFolder::Kept& kept, const std::string& theirs,
                  const std::function<void()>& restore, const std::function<void()>& discard)
{
  QMessageBox* const box =
      ask(parent, "restoreQuestion", EditDialogs::tr("Restore unsaved edits of %1?").arg(nameOf(kept.file)),
          EditDialogs::tr("The program ended without saving them on %1.")
              .arg(QLocale().toString(kept.time.toLocalTime(), QLocale::ShortFormat)),
          {{EditDialogs::tr("&Restore"), QMessageBox::AcceptRole, restore},
           {EditDialogs::tr("&Discard"), QMessageBox::DestructiveRole, discard}},
          false);
  offerDifference(box, theirs, kept.text);
}

void askAboutConflict(QWidget* parent, const JournalFolder::Kept& kept, const std::string& theirs,
                      const std::function<void()>& keepOwn, const std::function<void()>& takeTheirs)
{
  const auto timeOf = [](const QDateTime& time) { return QLocale().toString(time.toLocalTime(), QLocale::ShortFormat); };
  QMessageBox* const box =
      ask(parent, "conflictQuestion", EditDialogs::tr("%1 has changed on disk since your edits.").arg(nameOf(kept.file)),
          EditDialogs::tr("Your edits are of %1, the file is of %2. The text that you do not choose is not lost: that on "
                          "disk is replaced only when you save, and kept edits go to the earlier versions of the file.")
              .arg(timeOf(kept.time), timeOf(QFileInfo(kept.file).lastModified())),
          {{EditDialogs::tr("&Kept text"), QMessageBox::AcceptRole, keepOwn},
           {EditDialogs::tr("Text on &disk"), QMessageBox::RejectRole, takeTheirs}},
          false);
  offerDifference(box, theirs, kept.text);
}

void askAboutNeeded(QWidget* parent, const QString& file, const NeededFiles& needed, const NeededAnswers& answers)
{
  constexpr qsizetype mostNamed = 12;
  const auto listed = [](const QStringList& names)
  {
    const QString list = names.mid(0, mostNamed).join(QStringLiteral("\n"));
    return names.size() > mostNamed ? list + QStringLiteral("\n…") : list;
  };
  QStringList names;
  for(const NeededFiles::Copy& copy : needed.copies)
    names << copy.name;
  QStringList more;
  if(!names.isEmpty())
    more << EditDialogs::tr("These %n file(s) would not be found there:", nullptr, static_cast<int>(names.size())) + u'\n' +
                listed(names);
  if(!needed.taken.isEmpty())
    more << EditDialogs::tr("Other files of these names are there, and would be used instead:") + u'\n' + listed(needed.taken);
  if(!needed.lost.isEmpty())
    more << EditDialogs::tr("These absolute paths lead nowhere from there:") + u'\n' + listed(needed.lost);
  more << EditDialogs::tr("Names that the text computes are not among them.");
  std::vector<Choice> choices;
  if(!names.isEmpty())
    choices.push_back({EditDialogs::tr("&Copy them"), QMessageBox::AcceptRole, answers.copy});
  choices.push_back({EditDialogs::tr("Save &without them"), QMessageBox::DestructiveRole, answers.without});
  ask(parent, "neededQuestion", EditDialogs::tr("%1 uses files of its old folder.").arg(nameOf(file)),
      more.join(QStringLiteral("\n\n")), choices);
}

void askToRevert(QWidget* parent, const QString& file, int changes, const std::function<void()>& revert)
{
  ask(parent, "revertQuestion", EditDialogs::tr("Throw the edits of %1 away?").arg(nameOf(file)),
      EditDialogs::tr("%n change(s) would be lost.", nullptr, changes),
      {{EditDialogs::tr("&Discard"), QMessageBox::DestructiveRole, revert}});
}

void askWhereToSave(QWidget* parent, const QString& file, const QString& reason,
                    const std::function<void(const QString& file)>& chosen)
{
  const QString suffix = QFileInfo(file).suffix();
  const bool isScene = suffix.isEmpty() || suffix == QLatin1String("rsg");
  QFileDialog* const dialog = new QFileDialog(
      parent, !reason.isEmpty() ? reason : isScene ? EditDialogs::tr("Save scene as") : EditDialogs::tr("Save text as"), file,
      isScene ? EditDialogs::tr("Scenes (*.rsg)")
              : EditDialogs::tr("Texts (*.%1)").arg(suffix) + QStringLiteral(";;") + EditDialogs::tr("All files (*)"));
  dialog->setObjectName(QStringLiteral("saveSceneDialog"));
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(isScene ? QStringLiteral("rsg") : suffix);
  dialog->selectFile(nameOf(file));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  QObject::connect(dialog, &QFileDialog::fileSelected, parent, chosen);
  dialog->open();
}

} // namespace sparkwright
