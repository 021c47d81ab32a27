#pragma once

#include "app/ide/common/texts/CoreTexts.h"

#include <span>

namespace sparkwright::texts
{

// Copies of the tables of texts for lupdate, which finds no strings in tables of TextKey. One file for each, or for
// related ones.

std::span<const CoreText> agent();            ///< core/agents/AgentTexts.h
std::span<const CoreText> broadcast();        ///< app/web/live/BroadcastTexts.h
std::span<const CoreText> client();           ///< netserver/client/ClientTexts.h
std::span<const CoreText> design();           ///< core/design/DesignTexts.h
std::span<const CoreText> exports();          ///< core/record/export/ExportTexts.h
std::span<const CoreText> file();             ///< core/files/FileTexts.h
std::span<const CoreText> formation();        ///< core/game/FormationTexts.h
std::span<const CoreText> game();             ///< core/game/GameTexts.h
std::span<const CoreText> host();             ///< netserver/host/HostTexts.h
std::span<const CoreText> image();            ///< core/robot/perceptors/ImageTexts.h
std::span<const CoreText> imports();          ///< core/import/ImportTexts.h
std::span<const CoreText> job();              ///< app/jobs/plan/JobTexts.h
std::span<const CoreText> language();         ///< editor/language/source/LanguageTexts.h
std::span<const CoreText> lint();             ///< core/lint/LintTexts.h
std::span<const CoreText> live();             ///< core/world/live/LiveTexts.h
std::span<const CoreText> manipulation();     ///< core/world/manipulation/ManipulationTexts.h
std::span<const CoreText> mesh();             ///< core/mesh/MeshTexts.h
std::span<const CoreText> middleSizeForm();   ///< core/game/f2000/file/FormTexts.h
std::span<const CoreText> middleSizeGame();   ///< core/game/f2000/game/GameTexts.h
std::span<const CoreText> middleSizeMotion(); ///< core/game/f2000/motion/neural/MotionTexts.h
std::span<const CoreText> middleSizePlugin(); ///< core/game/f2000/plugins/PluginTexts.h
std::span<const CoreText> middleSizeReading(); ///< core/game/f2000/robot/ReadingTexts.h
std::span<const CoreText> monitorLog();       ///< core/record/monitorlog/MonitorLogTexts.h
std::span<const CoreText> object();           ///< core/object/ObjectTexts.h
std::span<const CoreText> page();             ///< app/web/page/PageTexts.h
std::span<const CoreText> program();          ///< core/programs/ProgramTexts.h
std::span<const CoreText> recording();        ///< core/record/mcap/RecordingTexts.h
std::span<const CoreText> robotType();        ///< core/robot/types/RobotTypeTexts.h
std::span<const CoreText> ros();              ///< core/rosi/RosTexts.h
std::span<const CoreText> rsg();              ///< core/rsg/RsgTexts.h
std::span<const CoreText> run();              ///< core/run/RunTexts.h
std::span<const CoreText> script();           ///< core/script/ScriptTexts.h
std::span<const CoreText> server();           ///< netserver/server/ServerTexts.h
std::span<const CoreText> session();          ///< app/ide/session/SessionTexts.h
std::span<const CoreText> setUp();            ///< core/setup/SetUpTexts.h
std::span<const CoreText> signal();           ///< core/signal/SignalTexts.h
std::span<const CoreText> simurosot();        ///< core/game/simurosot/match/SimurosotTexts.h
std::span<const CoreText> simurosotClients(); ///< core/game/simurosot/clients/ClientTexts.h
std::span<const CoreText> simurosotGame();    ///< core/game/simurosot/game/GameTexts.h
std::span<const CoreText> simurosotProfile(); ///< core/game/simurosot/profile/ProfileTexts.h
std::span<const CoreText> simurosotReferee(); ///< core/game/simurosot/referee/RefereeTexts.h
std::span<const CoreText> soccer();           ///< core/game/soccer3d/match/SoccerTexts.h
std::span<const CoreText> soccerVariables();  ///< core/game/soccer3d/match/SoccerSettings.cpp
std::span<const CoreText> socket();           ///< netserver/socket/SocketTexts.h
std::span<const CoreText> state();            ///< core/archive/StateTexts.h
std::span<const CoreText> suggest();          ///< core/text/Suggest.h
std::span<const CoreText> syntax();           ///< core/syntax/SyntaxTexts.h
std::span<const CoreText> until();            ///< core/run/until/UntilTexts.h
std::span<const CoreText> urdf();             ///< core/urdf/UrdfTexts.h
std::span<const CoreText> xacro();            ///< core/xacro/expression/XacroTexts.h

} // namespace sparkwright::texts
