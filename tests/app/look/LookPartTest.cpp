#include "app/ide/look/LookPart.h"
#include "app/ide/look/QualityCommands.h"
#include "app/ide/look/QualityDialog.h"
#include "app/ide/look/StereoCommands.h"
#include "app/ide/settings/Preferences.h"
#include "app/ide/views/LayersPanel.h"
#include "app/ide/views/ViewArea.h"
#include "app/ide/views/ViewsPart.h"
#include "tests/app/WindowSupport.h"
#include "viewer/view/Viewport.h"

#include <QMenu>
#include <QSettings>
#include <QtTest>

using namespace sparkwright;

/// How views are drawn, from the View menu and its dialog: own quality, stereo, and forms of layers.
class LookPartTest : public QObject, private test::WindowFixture
{
  Q_OBJECT
private slots:
  void init()
  {
    openActive();
    window_->resize(1200, 800);
  }
  void cleanup() { close(); }

  void anOwnQualityIsSeenAtOnce()
  {
    QTest::keyClick(window_.get(), Qt::Key_Q, Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
    QTRY_VERIFY(look().quality().dialog());
    QualityDialog& dialog = *look().quality().dialog();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QVERIFY(action("qualityOwn").isChecked());
    dialog.presetButton(Quality::Low).click();
    QVERIFY(view().quality() == Quality(Quality::Low));
    QTest::mouseClick(&dialog.glow(), Qt::LeftButton, {}, {10, dialog.glow().height() / 2});
    dialog.shadows().setFocus();
    QTest::keyClick(&dialog.shadows(), Qt::Key_End);
    dialog.edges().setCurrentIndex(3);
    dialog.detail().setCurrentIndex(2);
    dialog.textures().click();
    dialog.corners().click();
    Quality wanted;
    wanted.shadows = Quality::Shadows::Soft;
    wanted.corners = Quality::Corners::Darker;
    wanted.glow = Quality::Glow::Around;
    wanted.edges = Quality::Edges::Eight;
    wanted.textures = Quality::Textures::None;
    wanted.detail = Quality::Detail::Fine;
    QVERIFY2(view().quality() == wanted, qPrintable(view().quality().toString()));
    QTRY_VERIFY_WITH_TIMEOUT(dialog.time().contains("ms per picture"), 20'000);
    dialog.close();
    QTRY_VERIFY(!look().quality().dialog());
    QVERIFY(!view().drawingTime());
  }
  void theFirstOwnQualityIsTheOneThatIsInForce()
  {
    for(const auto& [chosen, preset] : {std::pair("qualityMedium", Quality::Medium), std::pair("qualityLow", Quality::Low)})
    {
      QSettings().remove("views"); // As at the first start.
      reopen();
      action(chosen).trigger();
      action("qualityOwn").trigger();
      QVERIFY2(view().quality() == Quality(preset), qPrintable(view().quality().toString()));
      QVERIFY(look().quality().own() == Quality(preset));
      look().quality().dialog()->close();
      reopen();
      QVERIFY(view().quality() == Quality(preset));
    }
    QSettings().remove("views");
    reopen();
    action("qualityAutomatic").trigger();
    const Quality automatic = view().quality();
    action("qualityOwn").trigger();
    QVERIFY2(look().quality().own() == automatic, qPrintable(view().quality().toString()));
  }
  void theOwnQualityIsKeptBesideThePresets()
  {
    Quality wanted = Quality::Medium;
    wanted.glow = Quality::Glow::Around;
    look().quality().setOwn(wanted);
    action("qualityLow").trigger();
    QVERIFY(view().quality() == Quality(Quality::Low));
    QVERIFY(look().quality().own() == wanted);
    reopen();
    QVERIFY(view().quality() == Quality(Quality::Low));
    look().quality().setOwn(look().quality().own());
    reopen();
    QVERIFY(view().quality() == wanted);
    QVERIFY(action("qualityOwn").isChecked());
  }
  void lowerQualityGoesThroughPresets()
  {
    Quality wanted = Quality::Low;
    wanted.corners = Quality::Corners::Darker;
    look().quality().setOwn(wanted);
    QVERIFY(look().quality().canLower());
    look().quality().lower();
    QVERIFY(view().quality() == Quality(Quality::Medium));
    look().quality().lower();
    QVERIFY(view().quality() == Quality(Quality::Low));
    QVERIFY(!look().quality().canLower());
    look().quality().lower();
    QVERIFY(view().quality() == Quality(Quality::Low));
  }
  void nonsenseInTheSettingsIsNoQuality()
  {
    look().quality().setOwn(Quality::Medium);
    QSettings().setValue("views/quality", 77);
    QSettings().setValue("views/ownQuality", "shadows=pink");
    QSettings().setValue("views/stereo", -5);
    reopen();
    QVERIFY(action("qualityAutomatic").isChecked());
    QVERIFY(look().quality().own() == Quality());
    QVERIFY(view().stereo().mode == Stereo::Mode::Off);
  }

  void stereoGoesRound()
  {
    const auto press = [this]
    { QTest::keyClick(window_.get(), Qt::Key_D, Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier); };
    press();
    QVERIFY(view().stereo().mode == Stereo::Mode::SideBySide);
    QVERIFY(action("stereoSideBySide").isChecked());
    press();
    QVERIFY(view().stereo().mode == Stereo::Mode::Anaglyph);
    press();
    QVERIFY(view().stereo().mode == Stereo::Mode::Off);
    action("stereoAnaglyph").trigger();
    reopen();
    QVERIFY(view().stereo().mode == Stereo::Mode::Anaglyph); // Kept.
    window_->actions()[ActionId::FourViews]->trigger();
    for(Viewport* const each : window_->views().viewports())
      QVERIFY(each->stereo().mode == Stereo::Mode::Anaglyph);
  }
  void eyesAreSetInThePreferences()
  {
    window_->preferences().set("views/eyeDistance", 20);
    QCOMPARE(view().stereo().eyeDistance, 0.2f);
    window_->preferences().reset("views/eyeDistance");
    QCOMPARE(view().stereo().eyeDistance, 0.065f);
  }

  void menuAndPanelShowOneChoiceOfForms()
  {
    LayersPanel& panel = window_->part<ViewsPart>().layers();
    const auto mode = [this](Layer layer) { return view().layers().mode(layer); };
    action("appearanceFlat").trigger();
    QVERIFY(mode(Layer::Appearance) == LayerMode::Flat);
    QVERIFY(panel.layerSwitch(Layer::Appearance).mode() == LayerMode::Flat);
    action("collidersWire").trigger();
    QVERIFY(panel.layerSwitch(Layer::Colliders).mode() == LayerMode::Wire);
    QVERIFY(mode(Layer::Appearance) == LayerMode::Flat); // Each by itself.
    panel.layerSwitch(Layer::Drawings).button(LayerMode::SeeThrough)->click();
    QVERIFY(action("drawingsSeeThrough").isChecked() && !action("drawingsSmooth").isChecked());
    panel.layerSwitch(Layer::Colliders).button(LayerMode::Off)->click();
    QVERIFY(action("collidersOff").isChecked());
    // Another view has forms of its own.
    window_->actions()[ActionId::TwoViews]->trigger();
    window_->views().activateNext();
    QVERIFY(action("appearanceSmooth").isChecked());
    window_->views().activateNext();
    QVERIFY(action("appearanceFlat").isChecked());
  }
  void onlyThreeLayersAreFlat()
  {
    LayersPanel& panel = window_->part<ViewsPart>().layers();
    for(const LayerSettings::Info& info : LayerSettings::table())
    {
      const bool flat =
          info.layer == Layer::Appearance || info.layer == Layer::Colliders || info.layer == Layer::Drawings;
      QToolButton* const button = panel.layerSwitch(info.layer).button(LayerMode::Flat);
      QCOMPARE(button != nullptr, flat);
      if(button)
        QCOMPARE(button->toolTip(), QString("Flat"));
    }
    QCOMPARE(panel.layerSwitch(Layer::Appearance).button(LayerMode::Solid)->toolTip(), QString("Smooth"));
    QCOMPARE(panel.layerSwitch(Layer::Joints).button(LayerMode::Solid)->toolTip(), QString("Solid"));
    LayerSettings settings;
    settings.setMode(Layer::Joints, LayerMode::Flat); // Which it cannot be.
    QVERIFY(settings.mode(Layer::Joints) == LayerMode::Solid);
    settings.setMode(Layer::Drawings, LayerMode::Flat);
    QVERIFY(LayerSettings::fromString(settings.toString()) == settings);
  }

private:
  /// With the same settings.
  void reopen()
  {
    window_.reset();
    window_ = std::make_unique<MainWindow>(*session_, *language_);
  }
  LookPart& look() { return window_->part<LookPart>(); }
  Viewport& view() { return window_->viewport(); }
  QAction& action(const char* id) { return *window_->actions().find(QString::fromLatin1(id)); }
};

QTEST_MAIN(LookPartTest)
#include "LookPartTest.moc"
