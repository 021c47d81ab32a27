#include "app/ide/editing/EditBanner.h"

#include <QVBoxLayout>
#include <QtTest>

using namespace sparkwright;

/// The row above the views that tells about edits.
class EditBannerTest : public QObject
{
  Q_OBJECT
private slots:
  void aLongReasonTakesMoreLinesInsteadOfBeingCutOff()
  {
    Actions actions;
    QWidget window;
    auto* const column = new QVBoxLayout(&window);
    auto* const banner = new EditBanner(actions, &window);
    auto* const view = new QWidget;
    column->addWidget(banner);
    column->addWidget(view, 1);
    window.resize(700, 400);
    window.show();
    EditBanner::Facts facts;
    facts.file = "robot.rsg";
    facts.changes = 1;
    banner->show(facts);
    QTRY_VERIFY(banner->isVisible() && banner->height() > 0);
    const int one = banner->height();
    facts.problem = "Not applied: a joint connects /usr/scene/left/leg/body to the rest of the scene; a reset would "
                    "disconnect 22 agents and lose 312.4 s of simulated time";
    facts.appliable = true;
    banner->show(facts);
    QTRY_VERIFY(banner->height() > one);
    const auto* const words = banner->findChild<QLabel*>();
    QVERIFY(words->text().endsWith(facts.problem));
    QVERIFY(words->heightForWidth(words->width()) <= words->height());
    QCOMPARE(window.width(), 700);
    banner->show({});
    QVERIFY(!banner->isVisible());
  }
};

QTEST_MAIN(EditBannerTest)
#include "EditBannerTest.moc"
