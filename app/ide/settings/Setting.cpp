#include "app/ide/settings/Setting.h"

#include <QCoreApplication>

#include <algorithm>

namespace sparkwright
{

namespace
{

using Page = Setting::Page;
using Kind = Setting::Kind;
using Effect = Setting::Effect;

constexpr Setting::Option languages[] = {
    {"", QT_TRANSLATE_NOOP("sparkwright::Setting", "That of the system")}, {"de", "Deutsch"}, {"en", "English"}};
constexpr Setting::Option starts[] = {{"page", QT_TRANSLATE_NOOP("sparkwright::Setting", "The start page")},
                                      {"soccer", QT_TRANSLATE_NOOP("sparkwright::Setting", "The soccer scene")},
                                      {"last", QT_TRANSLATE_NOOP("sparkwright::Setting", "What was opened last")}};
constexpr Setting::Option themes[] = {{"system", QT_TRANSLATE_NOOP("sparkwright::Setting", "That of the system")},
                                      {"light", QT_TRANSLATE_NOOP("sparkwright::Setting", "Light")},
                                      {"dark", QT_TRANSLATE_NOOP("sparkwright::Setting", "Dark")}};
constexpr Setting::Option iconSizes[] = {{"16", QT_TRANSLATE_NOOP("sparkwright::Setting", "Small")},
                                         {"24", QT_TRANSLATE_NOOP("sparkwright::Setting", "Medium")},
                                         {"32", QT_TRANSLATE_NOOP("sparkwright::Setting", "Large")}};
constexpr Setting::Option qualities[] = {{"qualityAutomatic", QT_TRANSLATE_NOOP("sparkwright::Setting", "Automatic")},
                                         {"qualityLow", QT_TRANSLATE_NOOP("sparkwright::Setting", "Low")},
                                         {"qualityMedium", QT_TRANSLATE_NOOP("sparkwright::Setting", "Medium")},
                                         {"qualityHigh", QT_TRANSLATE_NOOP("sparkwright::Setting", "High")},
                                         {"qualityOwn", QT_TRANSLATE_NOOP("sparkwright::Setting", "Own…")}};
constexpr Setting::Option stereos[] = {
    {"stereoOff", QT_TRANSLATE_NOOP("sparkwright::Setting", "One picture")},
    {"stereoSideBySide", QT_TRANSLATE_NOOP("sparkwright::Setting", "Side by side")},
    {"stereoAnaglyph", QT_TRANSLATE_NOOP("sparkwright::Setting", "Red and cyan glasses")}};
constexpr Setting::Option lengths[] = {{"m", QT_TRANSLATE_NOOP("sparkwright::Setting", "Metres")},
                                       {"cm", QT_TRANSLATE_NOOP("sparkwright::Setting", "Centimetres")},
                                       {"mm", QT_TRANSLATE_NOOP("sparkwright::Setting", "Millimetres")}};
constexpr Setting::Option velocities[] = {
    {"keepVelocities", QT_TRANSLATE_NOOP("sparkwright::Setting", "Goes on as before")},
    {"zeroVelocities", QT_TRANSLATE_NOOP("sparkwright::Setting", "Stands still")},
    {"adoptVelocities", QT_TRANSLATE_NOOP("sparkwright::Setting", "Moves with the mouse")},
    {"throwVelocities", QT_TRANSLATE_NOOP("sparkwright::Setting", "Is thrown")}};

constexpr Setting rows[] = {
    {.key = "language",
     .page = Page::General,
     .kind = Kind::Choice,
     .text = QT_TRANSLATE_NOOP("sparkwright::Setting", "Language"),
     .help = QT_TRANSLATE_NOOP("sparkwright::Setting", "Language of the whole program"),
     .options = languages},
    {.key = "start/open",
     .page = Page::General,
     .kind = Kind::Choice,
     .text = QT_TRANSLATE_NOOP("sparkwright::Setting", "Open at the start"),
     .help = QT_TRANSLATE_NOOP("sparkwright::Setting", "What is opened when the program is started without a scene"),
     .preset = "page",
     .options = starts,
     .effect = Effect::NextStart},
    {.key = "notices/seconds",
     .page = Page::General,
     .kind = Kind::Number,
     .text = QT_TRANSLATE_NOOP("sparkwright::Setting", "Notifications stay for"),
     .help =
         QT_TRANSLATE_NOOP("sparkwright::Setting",
                           "How long a notification covers the corner of the window; the bell in the status bar lists "
                           "all of them"),
     .preset = "8",
     .least = 0,
     .most = 60,
     .unit = QT_TRANSLATE_NOOP("sparkwright::Setting", " s"),
     .atLeast = QT_TRANSLATE_NOOP("sparkwright::Setting", "not shown")},
    {.key = "notices/level",
     .page = Page::General,
     .kind = Kind::Switch,
     .text = QT_TRANSLATE_NOOP("sparkwright::Setting", "Notifications of warnings"),
     .help = QT_TRANSLATE_NOOP("sparkwright::Setting", "Show warnings as notifications, too; errors always are")},

    {.key = "appearance/theme",
     .page = Page::Appearance,
     .kind = Kind::Choice,
     .text = QT_TRANSLATE_NOOP("sparkwright::Setting", "Colours"),
     .help = QT_TRANSLATE_NOOP("sparkwright::Setting", "Light or dark colours of the whole window"),
     .preset = "system",
     .options = themes},
    {.key = "appearance/fontSize",
     .page = Page::Appearance,
     .kind = Kind::Number,
     .text = QT_TRANSLATE_NOOP("sparkwright::Setting", "Size of texts"),
     .help = QT_TRANSLATE_NOOP("sparkwright::Setting", "Size of all texts but those of the editor, which has its own"),
     .preset = "5",
     .least = 5,
     .most = 32,
     .unit = QT_TRANSLATE_NOOP("sparkwright::Setting", " pt"),
     .atLeast = QT_TRANSLATE_NOOP("sparkwright::Setting", "that of the system")},
    {.key = "appearance/iconSize",
     .page = Page::Appearance,
     .kind = Kind::Choice,
     .text = QT_TRANSLATE_NOOP("sparkwright::Setting", "Size of tool buttons"),
     .help = QT_TRANSLATE_NOOP("sparkwright::Setting", "Size of the pictures in the tool bar"),
     .preset = "24",
     .options = iconSizes},

    {.key = "qualityAutomatic",
     .page = Page::Viewport,
     .kind = Kind::Actions,
     .text = QT_TRANSLATE_NOOP("sparkwright::Setting", "Drawing quality"),
     .help = QT_TRANSLATE_NOOP("sparkwright::Setting",
                               "Low is fastest; automatic is high on a graphics card and medium in software; own asks for each part"),
     .preset = "qualityAutomatic",
     .options = qualities},
    {.key = "stereoOff",
     .page = Page::Viewport,
     .kind = Kind::Actions,
     .text = QT_TRANSLATE_NOOP("sparkwright::Setting", "Stereo"),
     .help = QT_TRANSLATE_NOOP("sparkwright::Setting", "Draw the views for each eye; see View › Stereo"),
     .preset = "stereoOff",
     .options = stereos},
    {.key = "views/eyeDistance",
     .page = Page::Viewport,
     .kind = Kind::Number,
     .text = QT_TRANSLATE_NOOP("sparkwright::Setting", "Distance of the eyes"),
     .help = QT_TRANSLATE_NOOP("sparkwright::Setting",
                               "Between the two eyes of stereo views, in the scene: more makes a field look deeper, "
                               "less suits small things"),
     .preset = "6.5",
     .least = 0.1,
     .most = 100,
     .step = 0.5,
     .decimals = 1,
     .unit = QT_TRANSLATE_NOOP("sparkwright::Setting", " cm")},
    {.key = "cameraFlights",
     .page = Page::Viewport,
     .kind = Kind::Action,
     .text = QT_TRANSLATE_NOOP("sparkwright::Setting", "Camera flights"),
     .help = QT_TRANSLATE_NOOP("sparkwright::Setting",
                               "The camera flies from one view to the next, instead of being there at once"),
     .preset = "true"},
    {.key = "views/invertX",
     .page = Page::Viewport,
     .kind = Kind::Switch,
     .text = QT_TRANSLATE_NOOP("sparkwright::Setting", "Reverse turning to the side"),
     .help = QT_TRANSLATE_NOOP("sparkwright::Setting", "The view turns against the movement of the mouse")},
    {.key = "views/invertY",
     .page = Page::Viewport,
     .kind = Kind::Switch,
     .text = QT_TRANSLATE_NOOP("sparkwright::Setting", "Reverse turning up and down"),
     .help = QT_TRANSLATE_NOOP("sparkwright::Setting", "The view tilts against the movement of the mouse")},
    {.key = "views/turnSpeed",
     .page = Page::Viewport,
     .kind = Kind::Number,
     .text = QT_TRANSLATE_NOOP("sparkwright::Setting", "Speed of turning"),
     .help = QT_TRANSLATE_NOOP("sparkwright::Setting", "How far the view turns with the mouse; 1 is usual"),
     .preset = "1",
     .least = 0.1,
     .most = 5,
     .step = 0.1,
     .decimals = 1,
     .unit = "×"},
    {.key = "views/moveSpeed",
     .page = Page::Viewport,
     .kind = Kind::Number,
     .text = QT_TRANSLATE_NOOP("sparkwright::Setting", "Speed of movements by key"),
     .help =
         QT_TRANSLATE_NOOP("sparkwright::Setting", "How fast W A S D and the arrow keys move the camera; 1 is usual"),
     .preset = "1",
     .least = 0.1,
     .most = 5,
     .step = 0.1,
     .decimals = 1,
     .unit = "×"},
    {.key = "views/grid",
     .page = Page::Viewport,
     .kind = Kind::Number,
     .text = QT_TRANSLATE_NOOP("sparkwright::Setting", "Steps of moving"),
     .help = QT_TRANSLATE_NOOP("sparkwright::Setting", "Grid on which things come to rest while Ctrl is held"),
     .preset = "0.1",
     .least = 0.001,
     .most = 10,
     .step = 0.05,
     .decimals = 3,
     .unit = QT_TRANSLATE_NOOP("sparkwright::Setting", " m")},
    {.key = "views/angle",
     .page = Page::Viewport,
     .kind = Kind::Number,
     .text = QT_TRANSLATE_NOOP("sparkwright::Setting", "Steps of turning"),
     .help = QT_TRANSLATE_NOOP("sparkwright::Setting", "Angle in whose multiples things turn while Ctrl is held"),
     .preset = "15",
     .least = 1,
     .most = 90,
     .unit = "°"},
    {.key = "views/lengthUnit",
     .page = Page::Viewport,
     .kind = Kind::Choice,
     .text = QT_TRANSLATE_NOOP("sparkwright::Setting", "Unit of lengths"),
     .help = QT_TRANSLATE_NOOP("sparkwright::Setting", "Unit beside the mouse while things are moved"),
     .preset = "m",
     .options = lengths},
    {.key = "localAxes",
     .page = Page::Viewport,
     .kind = Kind::Action,
     .text = QT_TRANSLATE_NOOP("sparkwright::Setting", "Handles along own axes"),
     .help =
         QT_TRANSLATE_NOOP("sparkwright::Setting", "Handles of a thing follow its own axes, not those of the world"),
     .preset = "false"},
    {.key = "keepVelocities",
     .page = Page::Viewport,
     .kind = Kind::Actions,
     .text = QT_TRANSLATE_NOOP("sparkwright::Setting", "What is moved"),
     .help = QT_TRANSLATE_NOOP("sparkwright::Setting",
                               "What happens to the velocity of a thing that is moved with the mouse"),
     .preset = "zeroVelocities",
     .options = velocities},
    {.key = "scoreboard",
     .page = Page::Viewport,
     .kind = Kind::Action,
     .text = QT_TRANSLATE_NOOP("sparkwright::Setting", "Scoreboard"),
     .help = QT_TRANSLATE_NOOP("sparkwright::Setting", "Teams, score, clock and play mode above the view"),
     .preset = "true"},
    {.key = "fieldMap",
     .page = Page::Viewport,
     .kind = Kind::Action,
     .text = QT_TRANSLATE_NOOP("sparkwright::Setting", "Map of the field"),
     .help = QT_TRANSLATE_NOOP("sparkwright::Setting", "A plan of the field in a corner of the view"),
     .preset = "true"},

    {.key = "simulation/threads",
     .page = Page::Simulation,
     .kind = Kind::Number,
     .text = QT_TRANSLATE_NOOP("sparkwright::Setting", "Threads"),
     .help = QT_TRANSLATE_NOOP("sparkwright::Setting",
                               "Threads that compute a cycle; results are the same with any number"),
     .preset = "0",
     .least = 0,
     .most = 64,
     .atLeast = QT_TRANSLATE_NOOP("sparkwright::Setting", "automatic"),
     .effect = Effect::NextReset},
    {.key = "simulation/agentPort",
     .page = Page::Simulation,
     .kind = Kind::Number,
     .text = QT_TRANSLATE_NOOP("sparkwright::Setting", "Port of agents"),
     .help =
         QT_TRANSLATE_NOOP("sparkwright::Setting",
                           "TCP port where agents connect, unless the command line or the set-up says otherwise; the "
                           "next free one if another program has it"),
     .preset = "0",
     .least = 0,
     .most = 65535,
     .atLeast = QT_TRANSLATE_NOOP("sparkwright::Setting", "that of the set-up"),
     .effect = Effect::NextStart},
    {.key = "simulation/monitorPort",
     .page = Page::Simulation,
     .kind = Kind::Number,
     .text = QT_TRANSLATE_NOOP("sparkwright::Setting", "Port of monitors"),
     .help = QT_TRANSLATE_NOOP("sparkwright::Setting", "TCP port where monitors connect, as above"),
     .preset = "0",
     .least = 0,
     .most = 65535,
     .atLeast = QT_TRANSLATE_NOOP("sparkwright::Setting", "that of the set-up"),
     .effect = Effect::NextStart},
    {.key = "simulation/drawingPort",
     .page = Page::Simulation,
     .kind = Kind::Number,
     .text = QT_TRANSLATE_NOOP("sparkwright::Setting", "Port of drawings"),
     .help = QT_TRANSLATE_NOOP("sparkwright::Setting",
                               "UDP port where drawings of agents arrive; the next free one if it is taken"),
     .preset = "32769",
     .least = 0,
     .most = 65535,
     .atLeast = QT_TRANSLATE_NOOP("sparkwright::Setting", "none"),
     .effect = Effect::NextStart},
    {.key = "recordRuns",
     .page = Page::Simulation,
     .kind = Kind::Action,
     .text = QT_TRANSLATE_NOOP("sparkwright::Setting", "Record runs"),
     .help = QT_TRANSLATE_NOOP("sparkwright::Setting", "Every run is recorded, so that you can look back at it"),
     .preset = "true"},
    {.key = "recordings/folder",
     .page = Page::Simulation,
     .kind = Kind::Folder,
     .text = QT_TRANSLATE_NOOP("sparkwright::Setting", "Folder of recordings"),
     .help = QT_TRANSLATE_NOOP("sparkwright::Setting", "Where recorded runs are stored"),
     .effect = Effect::NextStart},

    {.key = "text/fontFamily",
     .page = Page::Editor,
     .kind = Kind::Font,
     .text = QT_TRANSLATE_NOOP("sparkwright::Setting", "Font"),
     .help = QT_TRANSLATE_NOOP("sparkwright::Setting", "Font of the text editor")},
    {.key = "text/fontSize",
     .page = Page::Editor,
     .kind = Kind::Number,
     .text = QT_TRANSLATE_NOOP("sparkwright::Setting", "Size of the font"),
     .help = QT_TRANSLATE_NOOP("sparkwright::Setting", "Size of the letters of the text editor"),
     .preset = "5",
     .least = 5,
     .most = 48,
     .unit = QT_TRANSLATE_NOOP("sparkwright::Setting", " pt"),
     .atLeast = QT_TRANSLATE_NOOP("sparkwright::Setting", "that of the system")},
    {.key = "text/indentation",
     .page = Page::Editor,
     .kind = Kind::Number,
     .text = QT_TRANSLATE_NOOP("sparkwright::Setting", "Indentation"),
     .help =
         QT_TRANSLATE_NOOP("sparkwright::Setting", "Blanks by which Format and new lines indent what is inside a list"),
     .preset = "2",
     .least = 1,
     .most = 8},
    {.key = "text.rainbow",
     .page = Page::Editor,
     .kind = Kind::Action,
     .text = QT_TRANSLATE_NOOP("sparkwright::Setting", "Rainbow parentheses"),
     .help = QT_TRANSLATE_NOOP("sparkwright::Setting", "Parentheses have colours by their depth"),
     .preset = "false"},
    {.key = "text/journalSeconds",
     .page = Page::Editor,
     .kind = Kind::Number,
     .text = QT_TRANSLATE_NOOP("sparkwright::Setting", "Secure unsaved edits after"),
     .help = QT_TRANSLATE_NOOP("sparkwright::Setting",
                               "After a crash or a power failure, edits up to so long before are offered again"),
     .preset = "0.3",
     .least = 0.1,
     .most = 60,
     .step = 0.1,
     .decimals = 1,
     .unit = QT_TRANSLATE_NOOP("sparkwright::Setting", " s")},

    {.key = "match/armAtStart",
     .page = Page::Match,
     .kind = Kind::Switch,
     .text = QT_TRANSLATE_NOOP("sparkwright::Setting", "Arm match keys at the start"),
     .help =
         QT_TRANSLATE_NOOP("sparkwright::Setting",
                           "Single keys act on the match from the start on; a key that is hit by mistake changes it")},
    {.key = "eventMessages",
     .page = Page::Match,
     .kind = Kind::Action,
     .text = QT_TRANSLATE_NOOP("sparkwright::Setting", "Messages of events"),
     .help =
         QT_TRANSLATE_NOOP("sparkwright::Setting", "Goals, fouls and half time are shown in the view for some seconds"),
     .preset = "true"},
    {.key = "match/messageSeconds",
     .page = Page::Match,
     .kind = Kind::Number,
     .text = QT_TRANSLATE_NOOP("sparkwright::Setting", "Messages of events stay for"),
     .help = QT_TRANSLATE_NOOP("sparkwright::Setting", "How long a goal or a foul is shown in the view"),
     .preset = "6",
     .least = 1,
     .most = 60,
     .unit = QT_TRANSLATE_NOOP("sparkwright::Setting", " s")},
};

} // namespace

QString Setting::tr(const char* text)
{
  return QCoreApplication::translate("sparkwright::Setting", text);
}

QVariant Setting::presetValue() const
{
  switch(kind)
  {
  case Kind::Switch:
  case Kind::Action:
    return QLatin1String(preset) == QLatin1String("true");
  case Kind::Number:
    return QString::fromLatin1(preset).toDouble();
  case Kind::Choice:
  case Kind::Font:
  case Kind::Folder:
  case Kind::Actions:
    break;
  }
  return QString::fromLatin1(preset);
}

std::span<const Setting> allSettings()
{
  return rows;
}

const Setting* findSetting(const QString& key)
{
  const auto found = std::ranges::find_if(rows, [&](const Setting& each) { return key == QLatin1String(each.key); });
  return found == std::end(rows) ? nullptr : &*found;
}

QString nameOf(Setting::Page page)
{
  static constexpr const char* names[] = {QT_TRANSLATE_NOOP("sparkwright::Setting", "General"),
                                          QT_TRANSLATE_NOOP("sparkwright::Setting", "Appearance"),
                                          QT_TRANSLATE_NOOP("sparkwright::Setting", "Viewport"),
                                          QT_TRANSLATE_NOOP("sparkwright::Setting", "Simulation"),
                                          QT_TRANSLATE_NOOP("sparkwright::Setting", "Text editor"),
                                          QT_TRANSLATE_NOOP("sparkwright::Setting", "Match")};
  static_assert(std::size(names) == static_cast<std::size_t>(Setting::Page::Count));
  return page < Setting::Page::Count ? Setting::tr(names[static_cast<std::size_t>(page)]) : QString();
}

} // namespace sparkwright
