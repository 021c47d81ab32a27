#include "viewer/layers/LayerSettings.h"

#include "viewer/layers/LayerColours.h"
#include "viewer/layers/LayerScales.h"

#include <QStringList>

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr std::array<const char*, static_cast<std::size_t>(LayerMode::Count)> modeKeys{"off", "wire", "flat", "solid",
                                                                                      "see-through"};

} // namespace

std::span<const LayerSettings::Info> LayerSettings::table()
{
  static constexpr Info rows[] = {
      {Layer::Appearance, "appearance", LayerForms::All, false, QT_TR_NOOP("Appearance"), QT_TR_NOOP("The meshes of the scene")},
      {Layer::Colliders, "colliders", LayerForms::All, true, QT_TR_NOOP("Collision shapes"),
       QT_TR_NOOP("Shapes of the physics engine; colours show the state")},
      {Layer::Contacts, "contacts", LayerForms::Some, true, QT_TR_NOOP("Contacts"),
       QT_TR_NOOP("Contact points with the forces of the last step")},
      {Layer::Joints, "joints", LayerForms::Some, true, QT_TR_NOOP("Joint axes"),
       QT_TR_NOOP(
           "Axes of joints, the range between their stops, and where they are in it: needles, the redder the hotter "
           "a realistic motor is")},
      {Layer::CentresOfMass, "masses", LayerForms::Some, true, QT_TR_NOOP("Centres of mass"),
       QT_TR_NOOP("Of each body, larger if it is heavier, and of each robot, with a plumb line")},
      {Layer::SupportPolygon, "support", LayerForms::Some, true, QT_TR_NOOP("Support polygon"),
       QT_TR_NOOP("Around the points where a robot stands on the ground; it falls over when its centre of mass is not "
                  "above it")},
      {Layer::Frames, "frames", LayerForms::Switch, true, QT_TR_NOOP("Coordinate frames"),
       QT_TR_NOOP("Axes of the world and of each body: x red, y green, z blue")},
      {Layer::Sensors, "sensors", LayerForms::Some, true, QT_TR_NOOP("Sensors"),
       QT_TR_NOOP("Ranges of sensors: cones of vision, sonar, rays, forces on the feet")},
      {Layer::Trails, "trails", LayerForms::Switch, true, QT_TR_NOOP("Trails"),
       QT_TR_NOOP("Paths of ball and robots in the last seconds")},
      {Layer::Names, "names", LayerForms::Switch, true, QT_TR_NOOP("Names and numbers"),
       QT_TR_NOOP("Team and number over the head of each robot; names of other things that move")},
      {Layer::Drawings, "drawings", LayerForms::All, false, QT_TR_NOOP("Drawings"),
       QT_TR_NOOP("Drawings of agents and tools: lines, circles, areas and texts")},
  };
  static_assert(std::size(rows) == static_cast<std::size_t>(Layer::Count));
  return rows;
}

void LayerSettings::setMode(Layer layer, LayerMode mode)
{
  if(mode >= LayerMode::Count || layer >= Layer::Count)
    return;
  modes_[static_cast<std::size_t>(layer)] = has(layer, mode) ? mode : LayerMode::Solid;
}

bool LayerSettings::has(Layer layer, LayerMode mode)
{
  switch(mode)
  {
  case LayerMode::Off:
  case LayerMode::Solid:
    return true;
  case LayerMode::Flat:
    return info(layer).forms == LayerForms::All;
  case LayerMode::Wire:
  case LayerMode::SeeThrough:
    return info(layer).forms != LayerForms::Switch;
  case LayerMode::Count:
    break;
  }
  return false;
}

LayerSettings LayerSettings::preset(Preset preset)
{
  LayerSettings s;
  if(preset == Preset::Physics)
  {
    s.setMode(Layer::Appearance, LayerMode::SeeThrough);
    s.setMode(Layer::Colliders, LayerMode::Wire);
    s.setMode(Layer::Contacts, LayerMode::Solid);
    s.setMode(Layer::Joints, LayerMode::SeeThrough);
    s.setMode(Layer::CentresOfMass, LayerMode::Solid);
    s.setMode(Layer::SupportPolygon, LayerMode::SeeThrough);
  }
  else if(preset == Preset::Sensors)
  {
    s.setMode(Layer::Sensors, LayerMode::SeeThrough);
    s.setMode(Layer::Names, LayerMode::Solid);
  }
  return s;
}

bool LayerSettings::needsPhysics() const
{
  return std::ranges::any_of(table(), [this](const Info& i) { return i.needsPhysics && shows(i.layer); });
}

bool LayerSettings::showsAny() const
{
  return std::ranges::any_of(table(), [this](const Info& i)
                             { return i.layer != Layer::Appearance && i.layer != Layer::Drawings && shows(i.layer); });
}

std::vector<LegendEntry> LayerSettings::legendOf(Layer layer)
{
  using Sign = LegendEntry::Sign;
  namespace c = layerColours;
  std::vector<LegendEntry> entries;
  const auto add = [&](Sign sign, const QColor& colour, const QString& text)
  { entries.push_back({layer, sign, colour, text}); };
  switch(layer)
  {
  case Layer::Colliders:
    add(Sign::Area, c::moving, tr("Moves"));
    add(Sign::Area, c::still, tr("Stands still"));
    add(Sign::Area, c::touching, tr("Touches something"));
    add(Sign::Dashed, c::sleeping, tr("Sleeps"));
    add(Sign::Area, c::penalised, tr("Penalised in the last %1 s").arg(layerScales::penalisedFor));
    add(Sign::Line, c::selected, tr("Selected"));
    break;
  case Layer::Contacts:
    add(Sign::Dot, c::contact, tr("Contact"));
    add(Sign::Arrow, c::force,
        tr("Force, %1 N = %2 m").arg(100).arg(QString::number(100 * layerScales::metresPerNewton)));
    break;
  case Layer::Joints:
    add(Sign::Arrow, c::axis, tr("Axis, and range between stops"));
    add(Sign::Line, c::angle, tr("Where it is"));
    add(Sign::Line, c::hot, tr("Where it is, with a hot motor"));
    break;
  case Layer::CentresOfMass:
    add(Sign::Dot, c::mass, tr("Of a body"));
    add(Sign::Dot, c::massOfAll, tr("Of a robot, with plumb line"));
    break;
  case Layer::SupportPolygon:
    add(Sign::Dot, c::inside, tr("Centre of mass above it"));
    add(Sign::Cross, c::outside, tr("Not above it"));
    break;
  case Layer::Frames:
    add(Sign::Arrow, c::x, tr("x"));
    add(Sign::Arrow, c::y, tr("y"));
    add(Sign::Arrow, c::z, tr("z"));
    break;
  case Layer::Sensors:
    add(Sign::Area, c::vision, tr("Vision, drawn to %1 m").arg(static_cast<double>(layerScales::visionReach)));
    add(Sign::Area, c::sonar, tr("Sonar"));
    add(Sign::Area, c::camera, tr("Camera"));
    add(Sign::Line, c::ray, tr("Ray"));
    add(Sign::Arrow, c::felt, tr("Measured force, same scale as contacts"));
    add(Sign::Cross, c::point, tr("Gyroscope, accelerometer, position, touch"));
    break;
  case Layer::Trails:
    add(Sign::Line, c::ball, tr("Ball, last %1 s").arg(layerScales::trailSeconds));
    add(Sign::Line, c::other, tr("Others; players in team colours"));
    break;
  case Layer::Appearance:
  case Layer::Names:
  case Layer::Drawings:
  case Layer::Count:
    break;
  }
  return entries;
}

std::vector<LegendEntry> LayerSettings::legendEntries() const
{
  std::vector<LegendEntry> entries;
  for(const Info& i : table())
    if(shows(i.layer))
      for(LegendEntry& entry : legendOf(i.layer))
        entries.push_back(std::move(entry));
  return entries;
}

QString LayerSettings::toString() const
{
  QStringList words;
  for(const Info& i : table())
    words << QStringLiteral("%1=%2").arg(QLatin1String(i.key),
                                         QLatin1String(modeKeys[static_cast<std::size_t>(mode(i.layer))]));
  words << QStringLiteral("selection=%1").arg(selectionOnly ? 1 : 0) << QStringLiteral("legend=%1").arg(legend ? 1 : 0);
  return words.join(QLatin1Char(' '));
}

LayerSettings LayerSettings::fromString(const QString& text)
{
  LayerSettings s;
  for(const QString& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts))
  {
    const auto at = word.indexOf(QLatin1Char('='));
    const QString key = word.left(at), value = word.mid(at + 1);
    if(at < 0)
      continue;
    if(key == QLatin1String("selection"))
      s.selectionOnly = value == QLatin1String("1");
    else if(key == QLatin1String("legend"))
      s.legend = value != QLatin1String("0");
    for(const Info& i : table())
      if(key == QLatin1String(i.key))
        if(const auto known = std::ranges::find_if(modeKeys, [&](const char* m) { return value == QLatin1String(m); });
           known != modeKeys.end())
          s.setMode(i.layer, static_cast<LayerMode>(known - modeKeys.begin()));
  }
  return s;
}

} // namespace sparkwright
