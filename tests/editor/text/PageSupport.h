#pragma once

#include "language/LanguageSupport.h"
#include "TextSupport.h"

#include "editor/text/tabs/TextTabs.h"

#include <QSettings>

namespace sparkwright::test
{

/// Texts of real files in tabs, in a window that has the keyboard.
struct PageRoom
{
  PageRoom()
  {
    tabs.resize(900, 500);
    tabs.QWidget::show();
  }

  bool activate()
  {
    tabs.activateWindow();
    return QTest::qWaitForWindowActive(&tabs);
  }
  QString path(const std::string& name) const { return QString::fromStdString((folder.path() / name).string()); }
  /// Writes a file and shows it with its cursor at the mark `|`, if there is one.
  TextPage& show(const QByteArray& marked, const std::string& name = "main.rsg")
  {
    const MarkedText from(marked);
    folder.write(name, from.text);
    TextPage& page = tabs.show(*documents.open(path(name)));
    page.view().setFocus();
    if(!from.marks.empty())
      page.view().goTo(from.marks[0]);
    return page;
  }
  static std::uint32_t at(const TextPage& page, const std::string& words)
  {
    return static_cast<std::uint32_t>(page.document().text().find(words));
  }
  static bool isChecked(const TextPage& page) { return page.help().current(); }
  /// Where the character of a byte is in the viewport.
  static QPoint place(const TextPage& page, std::uint32_t offset) { return page.view().rectOf(offset).center(); }

  DataFolder folder;
  QTemporaryDir kept;
  OpenDocuments documents{std::make_shared<JournalFolder>(kept.filePath("kept"), nullptr)};
  SourceSelection selection;
  HelpServices services{[this](const SceneDocument&)
                        { return std::make_shared<const SceneKnowledge>(folder.knowledge("main.rsg")); }};
  QSettings settings{kept.filePath("settings.ini"), QSettings::IniFormat};
  CursorMemory cursors{settings};
  TextOptions options{settings};
  TextTabs tabs{{documents, selection, services, cursors, options}};
};

} // namespace sparkwright::test
