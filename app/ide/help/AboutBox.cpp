#include "app/ide/help/AboutBox.h"

#include "app/ide/common/Icons.h"

#include <QCoreApplication>
#include <QMessageBox>

namespace sparkwright
{

namespace
{

struct About
{
  Q_DECLARE_TR_FUNCTIONS(sparkwright::Help)
public:
  static QString title() { return tr("About Sparkwright"); }
  static QString close() { return tr("Close"); }
  static QString text()
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

void showAbout(QWidget* parent)
{
  QMessageBox* const box = new QMessageBox(parent);
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->setWindowTitle(About::title());
  box->setIconPixmap(applicationIcon().pixmap(64));
  box->setTextFormat(Qt::RichText);
  box->setText(About::text());
  box->addButton(About::close(), QMessageBox::RejectRole);
  box->open();
}

} // namespace sparkwright
