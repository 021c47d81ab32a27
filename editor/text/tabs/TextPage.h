#pragma once

#include "editor/document/SourceSelection.h"
#include "editor/text/find/FindBar.h"
#include "editor/text/help/ColourChips.h"
#include "editor/text/help/Completer.h"
#include "editor/text/help/HelpServices.h"
#include "editor/text/help/NameHelp.h"
#include "editor/text/help/NumberScrubber.h"
#include "editor/text/help/ProblemMarks.h"
#include "editor/text/help/SceneHelp.h"
#include "editor/text/help/TextTips.h"
#include "editor/text/tabs/ChangeBanner.h"
#include "editor/text/tabs/TextOptions.h"
#include "editor/text/TextView.h"

#include <QWidget>

namespace sparkwright
{

/// A document as one tab shows it: the banner about changes by other programs, the text with language help, and the
/// row for finding.
class TextPage : public QWidget
{
  Q_OBJECT
public:
  /// What several pages share; must outlive them.
  struct Surroundings
  {
    SourceSelection& selection;
    const HelpServices& services;
    TextOptions& options;
  };
  /// @param document,help  must outlive this
  TextPage(SceneDocument& document, SceneHelp& help, const Surroundings& around, QWidget* parent = nullptr);
  ~TextPage() override;

  SceneDocument& document() const { return view_->document(); }
  SceneHelp& help() const { return help_; }
  TextOptions& options() const { return around_.options; }
  TextView& view() const { return *view_; }
  FindBar& findBar() const { return *findBar_; }
  ProblemMarks& problems() const { return *problems_; }
  Completer& completer() const { return *completer_; }
  TextTips& tips() const { return *tips_; }
  NameHelp& names() const { return *names_; }
  ColourChips& colours() const { return *colours_; }
  NumberScrubber& numbers() const { return *numbers_; }
  ChangeBanner& banner() const { return *banner_; }

  /// Tells why a command cannot be done.
  void tell(const LocalText& words);
  void tell(const QString& words);
  /// Emits findInFilesWanted() with the selected text.
  void askForFiles();

signals:
  /// For the status line.
  void told(const QString& words);
  void findInFilesWanted(const QString& pattern);
  void closeWanted();

private:
  void selectForm();
  void tellOfText();
  void tellOfLongLines();
  void showSelection(const QObject* origin);
  void showOptions();

  SceneHelp& help_;
  Surroundings around_;
  TextView* view_;
  ChangeBanner* banner_;
  FindBar* findBar_;
  ProblemMarks* problems_;
  Completer* completer_;
  TextTips* tips_;
  NameHelp* names_;
  ColourChips* colours_;
  NumberScrubber* numbers_;
};

} // namespace sparkwright
