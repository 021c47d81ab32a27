#include "app/ide/window/FolderLink.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QUrl>

namespace sparkwright
{

namespace
{

constexpr int linkShownFor = 15000; // ms

} // namespace

FolderLink::FolderLink(QWidget* parent) : QLabel(parent)
{
  setContentsMargins(8, 0, 8, 0);
  setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
  connect(this, &QLabel::linkActivated, this, [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(folder_)); });
  timer_.setSingleShot(true);
  connect(&timer_, &QTimer::timeout, this, &QWidget::hide);
  hide();
}

void FolderLink::show(const QString& file)
{
  folder_ = QFileInfo(file).absolutePath();
  setToolTip(QDir::toNativeSeparators(folder_));
  setVisible(true);
  timer_.start(linkShownFor);
}

void FolderLink::retranslate()
{
  setText(QStringLiteral("<a href=\"folder\">%1</a>").arg(tr("Show folder")));
  setAccessibleName(tr("Show folder"));
}

} // namespace sparkwright
