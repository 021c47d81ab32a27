#include "app/ide/help/KeyList.h"

#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>

namespace sparkwright
{

namespace
{

/// Writes the page.
class KeyTables
{
  Q_DECLARE_TR_FUNCTIONS(sparkwright::Help)
public:
  explicit KeyTables(std::function<QList<QKeySequence>(const QAction&)> keysOf) : keysOf_(std::move(keysOf)) {}

  QString page(const QMenuBar& menus, const QList<QAction*>& others, const ViewControls& controls)
  {
    page_ = QStringLiteral("# %1\n\n%2\n")
                .arg(title(), escaped(tr("All keys as they are set now. Single letters act "
                                         "in the views only; elsewhere they are for typing.")));
    for(QAction* const top : menus.actions())
      if(QMenu* const menu = top->menu())
      {
        begin(plain(top->text()));
        addMenu(*menu, {});
        end();
      }
    begin(tr("In texts, trees and other places"));
    for(QAction* const action : others)
      add(*action, {});
    end();
    begin(tr("Mouse and touch"));
    for(const auto& [gesture, effect] : gestures(controls))
      addRow(gesture, effect, {});
    end();
    return page_;
  }
  static QString title() { return tr("Keyboard and mouse"); }

private:
  static QList<std::pair<QString, QString>> gestures(const ViewControls& controls)
  {
    QList<std::pair<QString, QString>> rows;
    for(int i = 0; i < static_cast<int>(MouseGesture::Count); ++i)
      rows.append({controls.names(static_cast<MouseGesture>(i)), ViewControls::meaning(static_cast<MouseGesture>(i))});
    for(int i = 0; i < static_cast<int>(ViewKey::Count); ++i)
      rows.append({controls.names(static_cast<ViewKey>(i)), ViewControls::meaning(static_cast<ViewKey>(i))});
    rows += {{tr("Wheel, pinch"), tr("Zoom at the point under the cursor; while flying: faster, slower")},
             {tr("Shift while dragging, with the wheel, with keys"), tr("Small steps")},
             {tr("Tab, Shift+Tab over a view"), tr("Select the next or previous thing under the cursor")},
             {tr("Menu key"), tr("Menu of what is there")},
             {tr("Type numbers while dragging"), tr("Exact metres or degrees; Enter applies them, Esc cancels")},
             {tr("Click on the map of the field"), tr("Fly to that place")},
             {tr("Click on a message"), tr("Select the event")}};
    rows.removeIf([](const auto& row) { return row.first.isEmpty(); });
    return rows;
  }
  static QString plain(QString text)
  {
    return text.replace(QLatin1String("&&"), QLatin1String("\1"))
        .remove(QLatin1Char('&'))
        .replace(QLatin1Char('\1'), QLatin1Char('&'));
  }

  void begin(const QString& heading)
  {
    heading_ = heading;
    rows_.clear();
  }
  void end()
  {
    if(!rows_.isEmpty())
      page_ += QStringLiteral("\n## %1\n\n| %2 | %3 |\n|---|---|\n%4")
                   .arg(escaped(heading_), tr("Key or gesture"), tr("What it does"), rows_);
  }
  void addMenu(QMenu& menu, const QString& path)
  {
    emit menu.aboutToShow(); // Some are filled then.
    for(QAction* const action : menu.actions())
      if(action->menu())
        addMenu(*action->menu(), path + plain(action->text()) + QStringLiteral(" › "));
      else
        add(*action, path);
  }
  void add(const QAction& action, const QString& path)
  {
    QStringList keys;
    for(const QKeySequence& key : keysOf_(action))
      if(!key.isEmpty())
        keys << key.toString(QKeySequence::NativeText);
    if(keys.isEmpty() || seen_.contains(&action))
      return;
    seen_ << &action;
    addRow(keys.join(QStringLiteral(", ")), path + plain(action.text()), action.statusTip());
  }
  void addRow(const QString& keys, const QString& name, const QString& effect)
  {
    rows_ += QStringLiteral("| %1 | %2%3 |\n")
                 .arg(escaped(keys), effect.isEmpty() ? escaped(name) : QStringLiteral("**%1**").arg(escaped(name)),
                      effect.isEmpty() ? QString() : QStringLiteral(": ") + escaped(effect));
  }

  std::function<QList<QKeySequence>(const QAction&)> keysOf_;
  QString page_, heading_, rows_;
  QList<const QAction*> seen_;
};

} // namespace

HelpPage keyListPage(const QMenuBar& menus, const QList<QAction*>& others,
                     std::function<QList<QKeySequence>(const QAction&)> keysOf, const ViewControls& controls)
{
  return {keyListId, KeyTables::title(), KeyTables(std::move(keysOf)).page(menus, others, controls)};
}

} // namespace sparkwright
