#include "app/ide/window/HelpDialogs.h"

#include "app/ide/common/Actions.h"
#include "app/ide/common/Icons.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QMessageBox>
#include <QTableWidget>
#include <QVBoxLayout>

namespace sparkwright
{

namespace
{

struct Help
{
  Q_DECLARE_TR_FUNCTIONS(sparkwright::Help)
public:
  static QList<std::pair<QString, QString>> gestures()
  {
    return {{tr("Left drag"), tr("Turn the view about the point under the cursor; while flying: look around")},
            {tr("Right drag, middle drag, Shift+left drag"), tr("Move the view sideways")},
            {tr("Wheel, pinch"), tr("Zoom at the point under the cursor; while flying: faster, slower")},
            {tr("Shift while dragging, with the wheel, with keys"), tr("Small steps")},
            {tr("Click"), tr("Select a part")},
            {tr("Double click"), tr("Select the whole robot or thing")},
            {tr("Shift+click"), tr("Select one more, or no longer")},
            {tr("Ctrl+Shift+drag"), tr("Select all movable things in a rectangle")},
            {tr("Tab, Shift+Tab over a view"), tr("Select the next or previous thing under the cursor")},
            {tr("Right click, Menu key"), tr("Menu of what is there")},
            {tr("Drag what is selected"), tr("Move it on the ground; a ghost shows the target")},
            {tr("Drag an arrow, square or ring"), tr("Move or turn the selection; with Ctrl in steps")},
            {tr("Type numbers while dragging"), tr("Exact metres or degrees; Enter applies them, Esc cancels")},
            {tr("Ctrl+click"), tr("Put what is selected there")},
            {tr("Alt+drag, Ctrl+Alt+drag"), tr("Kick the ball, with Shift high; push anything else")},
            {tr("Alt+right drag, Ctrl+Alt+right drag"), tr("Twist a thing")},
            {tr("W A S D, arrow keys"), tr("Move over the ground; while flying: along the line of sight and sideways")},
            {tr("Page Up, Page Down"), tr("Move up or down; while flying also E and Q")},
            {tr("Hold right button while flying"), tr("Rise; with Shift sink")},
            {tr("Click on the map of the field"), tr("Fly to that place")},
            {tr("Click on a message"), tr("Select the event")}};
  }
  static QString shortcutsTitle() { return tr("Keyboard and mouse"); }
  static QString keyTitle() { return tr("Key or gesture"); }
  static QString effectTitle() { return tr("What it does"); }
  static QString close() { return tr("Close"); }
  static QString aboutTitle() { return tr("About Sparkwright"); }
  static QString about()
  {
    return tr("<h3>Sparkwright %1</h3><p>Builds and runs robot simulations: scenes in RSG, agents by TCP, monitors "
              "that "
              "watch.</p><p>Free software under the GNU General Public License, version 3 or later. It comes without "
              "any "
              "warranty.</p><p>Made with Qt %2, ODE and mruby.</p>")
        .arg(QCoreApplication::applicationVersion(), QString::fromLatin1(qVersion()));
  }
};

} // namespace

void showShortcuts(QWidget* parent, const Actions& actions)
{
  QList<std::pair<QString, QString>> rows;
  for(const QAction* const action : actions.all() + actions.listed())
  {
    QStringList keys;
    for(const QKeySequence& key : action->shortcuts())
      keys.append(key.toString(QKeySequence::NativeText));
    keys.removeAll(QString());
    if(!keys.isEmpty())
      rows.append({keys.join(QStringLiteral(", ")), action->statusTip()});
  }
  rows += Help::gestures();

  QDialog* const dialog = new QDialog(parent);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(Help::shortcutsTitle());
  QTableWidget* const table = new QTableWidget(static_cast<int>(rows.size()), 2, dialog);
  table->setAccessibleName(Help::shortcutsTitle());
  table->setHorizontalHeaderLabels({Help::keyTitle(), Help::effectTitle()});
  table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  table->horizontalHeader()->setStretchLastSection(true);
  table->verticalHeader()->hide();
  table->setShowGrid(false);
  table->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table->setSelectionBehavior(QAbstractItemView::SelectRows);
  for(int i = 0; i < rows.size(); ++i)
  {
    table->setItem(i, 0, new QTableWidgetItem(rows[i].first));
    table->setItem(i, 1, new QTableWidgetItem(rows[i].second));
  }
  table->resizeColumnToContents(0);
  QDialogButtonBox* const buttons = new QDialogButtonBox(dialog);
  buttons->addButton(Help::close(), QDialogButtonBox::RejectRole);
  QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
  QVBoxLayout* const layout = new QVBoxLayout(dialog);
  layout->addWidget(table);
  layout->addWidget(buttons);
  dialog->resize(760, 560);
  dialog->open();
}

void showAbout(QWidget* parent)
{
  QMessageBox* const box = new QMessageBox(parent);
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->setWindowTitle(Help::aboutTitle());
  box->setIconPixmap(applicationIcon().pixmap(64));
  box->setTextFormat(Qt::RichText);
  box->setText(Help::about());
  box->addButton(Help::close(), QMessageBox::RejectRole);
  box->open();
}

} // namespace sparkwright
