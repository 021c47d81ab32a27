#include "app/ide/window/FolderLink.h"
#include "tests/app/WindowSupport.h"

#include <QDesktopServices>
#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

/// What has been written is told with a link to its folder.
class FolderLinkTest : public QObject, WindowFixture
{
  Q_OBJECT
public slots:
  void opened(const QUrl& url) { urls_.append(url); }

private slots:
  void init() { open(); }
  void cleanup() { close(); }

  void itOpensTheFolderOfTheFile()
  {
    QDesktopServices::setUrlHandler("file", this, "opened");
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    FolderLink& link = *window_->findChild<FolderLink*>();
    QVERIFY(!link.isVisible());
    window_->tellWritten("/tmp/pictures/view one.png", "Saved");
    QVERIFY(link.isVisible());
    QCOMPARE(link.toolTip(), QString("/tmp/pictures"));
    QTest::mouseClick(&link, Qt::LeftButton, {}, link.rect().center());
    QCOMPARE(urls_, QList<QUrl>{QUrl::fromLocalFile("/tmp/pictures")});
    QDesktopServices::unsetUrlHandler("file");
  }

private:
  QList<QUrl> urls_;
};

QTEST_MAIN(FolderLinkTest)
#include "FolderLinkTest.moc"
