#include "app/ide/palette/PalettePart.h"

#include "app/ide/common/Actions.h"

#include <QMainWindow>
#include <QMenuBar>

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr Actions::Words openWords = {
    "Ctrl+Shift+P", "search", QT_TRANSLATE_NOOP("sparkwright::PalettePart", "&Command palette…"),
    QT_TRANSLATE_NOOP("sparkwright::PalettePart", "Find a command by a part of its name, and carry it out"), "commandPalette"};

/// `&Open scene…` → `Open scene…`
QString plain(const QString& text)
{
  QString result;
  for(int i = 0; i < text.size(); ++i)
    if(text[i] != QLatin1Char('&') || (i > 0 && text[i - 1] == QLatin1Char('&')))
      result += text[i];
  return result;
}

} // namespace

PalettePart::PalettePart(const Surroundings& around)
    : around_(around), palette_(new FilterPalette(&around.shell.widget())),
      open_(around.actions.add(openWords, "sparkwright::PalettePart"))
{
  around.shell.addEntry({MenuPlace::Help, 5, 0}, open_);
  connect(open_, &QAction::triggered, this, &PalettePart::ask);
  connect(palette_, &FilterPalette::chosen, this,
          [this](int index)
          {
            QAction* const command = commands_[static_cast<std::size_t>(index)];
            // Whoever looks for a panel wants to see it, also if it is open: to close it, it need not be looked for.
            if(QDockWidget* const dock = dockOf(command))
              around_.shell.goTo(*dock);
            else if(command)
              command->trigger();
          });
}

/// The dock that an action opens and closes; null: none.
QDockWidget* PalettePart::dockOf(const QAction* action) const
{
  const auto docks = around_.shell.widget().findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly);
  const auto found = std::ranges::find(docks, action, &QDockWidget::toggleViewAction);
  return action && found != docks.end() ? *found : nullptr;
}

void PalettePart::retranslate()
{
  palette_->setNames(tr("Type a part of a command"), tr("Commands"));
}

void PalettePart::ask()
{
  const auto* const window = qobject_cast<QMainWindow*>(&around_.shell.widget());
  if(!window)
    return;
  std::vector<FilterPalette::Entry> entries;
  commands_.clear();
  for(const QAction* const top : window->menuBar()->actions())
    if(top->menu())
      addMenu(*top->menu(), plain(top->text()) + tr(" › "), entries);
  for(QAction* const action : around_.actions.all()) // Keys that stand in no menu, if they act now.
    if(action->isEnabled())
      addAction(*action, {}, entries);
  palette_->ask(*window, std::move(entries));
}

void PalettePart::addMenu(QMenu& menu, const QString& path, std::vector<FilterPalette::Entry>& entries)
{
  emit menu.aboutToShow(); // Some are filled then.
  for(QAction* const action : menu.actions())
    if(!action->menu())
      addAction(*action, path, entries, menu.isEnabled());
    else if(action->isVisible())
      addMenu(*action->menu(), path + plain(action->text()) + tr(" › "), entries);
}

void PalettePart::addAction(QAction& action, const QString& path, std::vector<FilterPalette::Entry>& entries,
                            bool inUse)
{
  if(action.isSeparator() || !action.isVisible() || action.text().isEmpty() || &action == open_ ||
     std::find(commands_.begin(), commands_.end(), &action) != commands_.end())
    return;
  QString detail = around_.actions.keyText(&action);
  if(action.isCheckable() && action.isChecked() && !dockOf(&action))
    detail = detail.isEmpty() ? tr("on") : tr("on · %1").arg(detail);
  entries.push_back({path + plain(action.text()), detail,
                     action.statusTip().isEmpty() ? action.toolTip() : action.statusTip(), action.icon(),
                     inUse && action.isEnabled()});
  commands_.emplace_back(&action);
}

} // namespace sparkwright
