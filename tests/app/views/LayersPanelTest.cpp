#include "SessionSupport.h"

#include "app/ide/views/LayerCommands.h"
#include "app/ide/views/LayersPanel.h"
#include "app/ide/views/ViewArea.h"
#include "tests/app/SettingsSupport.h"
#include "viewer/view/Viewport.h"

#include <QSignalSpy>
#include <QtTest>

using namespace sparkwright;

/// The dock of layers, by mouse and keyboard, and what it does to views and session.
class LayersPanelTest : public QObject
{
  Q_OBJECT

private slots:
  void aClickChoosesAForm()
  {
    LayersPanel panel;
    show(panel);
    QSignalSpy changed(&panel, &LayersPanel::layersChanged);
    click(panel.layerSwitch(Layer::Colliders).button(LayerMode::Wire));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(panel.layers().mode(Layer::Colliders), LayerMode::Wire);
    QCOMPARE(panel.layerSwitch(Layer::Colliders).mode(), LayerMode::Wire);
    click(panel.layerSwitch(Layer::Colliders).button(LayerMode::Wire)); // It is already.
    QCOMPARE(changed.size(), 1);
    click(panel.layerSwitch(Layer::Trails).button(LayerMode::Solid));
    QVERIFY(panel.layers().shows(Layer::Trails));
    QVERIFY(!panel.layerSwitch(Layer::Trails).button(LayerMode::Wire)); // It has no such form.
    click(panel.layerSwitch(Layer::Colliders).button(LayerMode::Off));
    QVERIFY(!panel.layers().shows(Layer::Colliders));
  }
  void keysReachEveryForm()
  {
    LayersPanel panel;
    show(panel);
    panel.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&panel));
    panel.setFocus();
    LayerSwitch& appearance = panel.layerSwitch(Layer::Appearance);
    QVERIFY(appearance.button(LayerMode::Solid)->hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    QCOMPARE(panel.layers().mode(Layer::Appearance), LayerMode::SeeThrough);
    for(int i = 0; i < 3; ++i) // Past smooth and flat.
      QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
    QCOMPARE(panel.layers().mode(Layer::Appearance), LayerMode::Wire);
    // The next switch is one tab away.
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget()->parentWidget(), &panel.layerSwitch(Layer::Colliders));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    QCOMPARE(panel.layers().mode(Layer::Colliders), LayerMode::Wire);
  }
  void presetsKeepTheOtherSwitchesAndResetDoesNot()
  {
    LayersPanel panel;
    show(panel);
    panel.selectionOnly().click();
    panel.legend().click();
    click(&panel.presetButton(LayerSettings::Preset::Physics));
    LayerSettings wanted = LayerSettings::preset(LayerSettings::Preset::Physics);
    wanted.selectionOnly = true;
    wanted.legend = false;
    QCOMPARE(panel.layers(), wanted);
    QCOMPARE(panel.layerSwitch(Layer::Contacts).mode(), LayerMode::Solid);
    click(&panel.resetButton());
    QCOMPARE(panel.layers(), LayerSettings());
    QVERIFY(!panel.selectionOnly().isChecked() && panel.legend().isChecked());
  }
  void anEmptySelectionIsExplained()
  {
    LayersPanel panel;
    show(panel);
    QVERIFY(panel.hint().isEmpty());
    panel.selectionOnly().click();
    QVERIFY(panel.hint().contains("Nothing is selected"));
    panel.setSelected(true);
    QVERIFY(panel.hint().isEmpty());
  }
  void everyButtonSaysWhatItIs()
  {
    LayersPanel panel;
    for(const LayerSettings::Info& info : LayerSettings::table())
      for(int mode = 0; mode < static_cast<int>(LayerMode::Count); ++mode)
        if(QToolButton* const button = panel.layerSwitch(info.layer).button(static_cast<LayerMode>(mode)))
        {
          QVERIFY(button->accessibleName().startsWith(LayerSettings::name(info.layer)));
          QVERIFY(!button->toolTip().isEmpty() && !button->icon().isNull());
        }
    QCOMPARE(panel.layerSwitch(Layer::Names).button(LayerMode::Solid)->toolTip(), QString("On"));
    for(const QToolButton* const button : panel.findChildren<QToolButton*>())
      QVERIFY(!button->accessibleName().isEmpty());
  }
  void thePanelEditsTheActiveView()
  {
    ViewArea views;
    views.resize(900, 600);
    views.setVisible(true);
    LayersPanel panel;
    show(panel);
    test::FakeSession session;
    Actions actions;
    LayerCommands commands(actions, views, panel, session, nullptr);
    QVERIFY(!session.physicsView);
    click(panel.layerSwitch(Layer::Joints).button(LayerMode::Wire));
    QCOMPARE(views.active().layers().mode(Layer::Joints), LayerMode::Wire);
    QVERIFY(session.physicsView);

    views.arrange(ViewArea::Layout::SideBySide);
    views.activateNext();
    QCOMPARE(panel.layers(), views.active().layers());
    QVERIFY(!panel.layers().shows(Layer::Joints)); // Each view has its own.
    QVERIFY(session.physicsView);                  // The other one still needs it.
    click(panel.layerSwitch(Layer::Appearance).button(LayerMode::Wire));
    views.activateNext();
    QCOMPARE(panel.layers().mode(Layer::Joints), LayerMode::Wire);
    QCOMPARE(panel.layers().mode(Layer::Appearance), LayerMode::Solid);
    click(panel.layerSwitch(Layer::Joints).button(LayerMode::Off));
    QVERIFY(!session.physicsView); // Nobody needs it any more.
  }
  void layersAreKeptWithTheScene()
  {
    LayerSettings layers;
    layers.setMode(Layer::Sensors, LayerMode::SeeThrough);
    {
      ViewArea views;
      views.setScenePath("/scenes/one.rsg");
      views.active().setLayers(layers);
      views.setScenePath("/scenes/two.rsg");
      QCOMPARE(views.active().layers(), LayerSettings());
      views.setScenePath("/scenes/one.rsg");
      QCOMPARE(views.active().layers(), layers);
      views.storeViews();
    }
    ViewArea again;
    again.setScenePath("/scenes/one.rsg");
    QCOMPARE(again.active().layers(), layers);
  }

private:
  static void show(LayersPanel& panel)
  {
    panel.resize(420, 520);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
  }
  static void click(QToolButton* button)
  {
    QVERIFY(button);
    QTest::mouseClick(button, Qt::LeftButton);
  }

  test::SettingsFolder settings_;
};

QTEST_MAIN(LayersPanelTest)
#include "LayersPanelTest.moc"
