#include "tests/viewer/LayerSupport.h"
#include "viewer/layers/LayerColours.h"

#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;
using Style = LayerCanvas::Style;

/// Which layers are shown and how: as text, by default, and what their legends say.
class LayerSettingsTest : public QObject
{
  Q_OBJECT

private slots:
  void settingsAreKeptAsText();
  void badTextsOfSettingsAreTheDefault();
  void everyLayerHasALegendThatFits();
};

void LayerSettingsTest::settingsAreKeptAsText()
{
  LayerSettings s = LayerSettings::preset(LayerSettings::Preset::Physics);
  s.selectionOnly = true;
  s.legend = false;
  QCOMPARE(LayerSettings::fromString(s.toString()), s);
  s.setMode(Layer::Trails, LayerMode::Wire); // It has no forms: any is on.
  QCOMPARE(s.mode(Layer::Trails), LayerMode::Solid);
  QVERIFY(s.needsPhysics());
  QVERIFY(!LayerSettings().needsPhysics());
  QVERIFY(!LayerSettings().showsAny());
  QVERIFY(!only(Layer::Appearance, LayerMode::Wire).needsPhysics());
}

void LayerSettingsTest::badTextsOfSettingsAreTheDefault()
{
  for(const char* const text : {"", "=", "appearance", "appearance=glowing", "nothing=wire", "colliders=", "\n\t ="})
    QCOMPARE(LayerSettings::fromString(QString::fromLatin1(text)), LayerSettings());
  QCOMPARE(LayerSettings::fromString("junk colliders=wire appearance=7").mode(Layer::Colliders), LayerMode::Wire);
}

void LayerSettingsTest::everyLayerHasALegendThatFits()
{
  LayerSettings all;
  for(const LayerSettings::Info& info : LayerSettings::table())
  {
    QCOMPARE(&LayerSettings::info(info.layer), &info);
    all.setMode(info.layer, LayerMode::Wire);
    for(const LegendEntry& entry : LayerSettings::legendOf(info.layer))
    {
      QVERIFY(!entry.text.isEmpty() && entry.colour.isValid());
      QCOMPARE(entry.layer, info.layer);
    }
  }
  QVERIFY(all.legendEntries().size() > 15);
  QVERIFY(LayerSettings().legendEntries().empty());
  bool scale = false;
  for(const LegendEntry& entry : LayerSettings::legendOf(Layer::Contacts))
    scale |= entry.text.contains("100 N = 0.5 m");
  QVERIFY(scale);
  bool heat = false; // Why needles are red.
  for(const LegendEntry& entry : LayerSettings::legendOf(Layer::Joints))
    heat |= entry.colour == layerColours::hot && entry.text.contains("hot");
  QVERIFY(heat);
}

QTEST_MAIN(LayerSettingsTest)
#include "LayerSettingsTest.moc"
