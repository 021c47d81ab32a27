<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB">
<context>
    <name>ReadingWords</name>
    <message numerus="yes">
        <source>%n beam(s), no echo</source>
        <translation>
            <numerusform>%n beam, no echo</numerusform>
            <numerusform>%n beams, no echo</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunProperty</name>
    <message numerus="yes">
        <source>%1 takes %n value(s): %2</source>
        <translation>
            <numerusform>%1 takes %n value: %2</numerusform>
            <numerusform>%1 takes %n values: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::AgentsPart</name>
    <message numerus="yes">
        <source>Started %n program(s)</source>
        <translation>
            <numerusform>Started %n program</numerusform>
            <numerusform>Started %n programs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n program(s) that were started here run.</source>
        <translation>
            <numerusform>%n program that was started here runs.</numerusform>
            <numerusform>%n programs that were started here run.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::AveragesView</name>
    <message numerus="yes">
        <source>%n value(s) from %1 to %2</source>
        <translation>
            <numerusform>%n value from %1 to %2</numerusform>
            <numerusform>%n values from %1 to %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::CameraWindows</name>
    <message numerus="yes">
        <source>There are %n camera windows already: close one first</source>
        <translation>
            <numerusform>There is one camera window already: close it first</numerusform>
            <numerusform>There are %n camera windows already: close one first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n camera pictures in the views already: close one first</source>
        <translation>
            <numerusform>There is one camera picture in the views already: close it first</numerusform>
            <numerusform>There are %n camera pictures in the views already: close one first</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::ConnectionsModel</name>
    <message numerus="yes">
        <source>%n motor(s) with less torque, because of the heat</source>
        <translation>
            <numerusform>One motor with less torque, because of the heat</numerusform>
            <numerusform>%n motors with less torque, because of the heat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n motor(s) off until they have cooled down</source>
        <translation>
            <numerusform>One motor off until it has cooled down</numerusform>
            <numerusform>%n motors off until they have cooled down</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::ConsoleView</name>
    <message numerus="yes">
        <source>[%n line(s) left out, too many to show]</source>
        <translation>
            <numerusform>[%n line left out, too many to show]</numerusform>
            <numerusform>[%n lines left out, too many to show]</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::DecisionBanner</name>
    <message numerus="yes">
        <source>It stands in %n second(s) unless you overrule it.</source>
        <translation>
            <numerusform>It stands in one second unless you overrule it.</numerusform>
            <numerusform>It stands in %n seconds unless you overrule it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is overruled in %n second(s) unless you confirm it.</source>
        <translation>
            <numerusform>It is overruled in one second unless you confirm it.</numerusform>
            <numerusform>It is overruled in %n seconds unless you confirm it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Votes of %n console(s): %1 confirm, %2 overrule. </source>
        <translation>
            <numerusform>Votes of %n console: %1 confirm, %2 overrule. </numerusform>
            <numerusform>Votes of %n consoles: %1 confirm, %2 overrule. </numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::DemoBanner</name>
    <message numerus="yes">
        <source>this machine has %n core(s)</source>
        <translation>
            <numerusform>this machine has one core</numerusform>
            <numerusform>this machine has %n cores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::EditBanner</name>
    <message numerus="yes">
        <source>%n change(s) not saved</source>
        <translation>
            <numerusform>1 change not saved</numerusform>
            <numerusform>%n changes not saved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::EditDialogs</name>
    <message numerus="yes">
        <source>These %n file(s) would not be found there:</source>
        <translation>
            <numerusform>This %n file would not be found there:</numerusform>
            <numerusform>These %n files would not be found there:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) would be lost.</source>
        <translation>
            <numerusform>1 change would be lost.</numerusform>
            <numerusform>%n changes would be lost.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::ExperimentDialog</name>
    <message numerus="yes">
        <source>%n run(s). The file will be replaced.</source>
        <translation>
            <numerusform>%n run. The file will be replaced.</numerusform>
            <numerusform>%n runs. The file will be replaced.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s).</source>
        <translation>
            <numerusform>%n run.</numerusform>
            <numerusform>%n runs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::ExperimentPanel</name>
    <message numerus="yes">
        <source>%1 of %n run(s) done</source>
        <translation>
            <numerusform>%1 of %n run done</numerusform>
            <numerusform>%1 of %n runs done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n failed</numerusform>
            <numerusform>%n failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ending %n</source>
        <translation>
            <numerusform>ending %n</numerusform>
            <numerusform>ending %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n running</source>
        <translation>
            <numerusform>%n running</numerusform>
            <numerusform>%n running</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::FindBar</name>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n replaced</numerusform>
            <numerusform>%n replaced</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::FindInFiles</name>
    <message numerus="yes">
        <source>in %n file(s), which are not saved yet. One undo takes all of it back.</source>
        <translation>
            <numerusform>in %n file, which is not saved yet. One undo takes all of it back.</numerusform>
            <numerusform>in %n files, which are not saved yet. One undo takes all of it back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n found, searching…</source>
        <translation>
            <numerusform>%n found, searching…</numerusform>
            <numerusform>%n found, searching…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n found, cancelled</source>
        <translation>
            <numerusform>%n found, cancelled</numerusform>
            <numerusform>%n found, cancelled</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n replaced</numerusform>
            <numerusform>%n replaced</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::FormationCommands</name>
    <message numerus="yes">
        <source>%n player(s) missing</source>
        <translation>
            <numerusform>one player missing</numerusform>
            <numerusform>%n players missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n aside</source>
        <translation>
            <numerusform>one aside</numerusform>
            <numerusform>%n aside</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::GoingBack</name>
    <message numerus="yes">
        <source>%n agent(s) of other programs will be disconnected, since they cannot go back.</source>
        <translation>
            <numerusform>%n agent of another program will be disconnected, since it cannot go back.</numerusform>
            <numerusform>%n agents of other programs will be disconnected, since they cannot go back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::HelpWindow</name>
    <message numerus="yes">
        <source>%n place(s), the best first</source>
        <translation>
            <numerusform>%n place, the best first</numerusform>
            <numerusform>%n places, the best first</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::InspectorPanel</name>
    <message numerus="yes">
        <source>%n message(s) left out: they come faster than they can be shown.</source>
        <translation>
            <numerusform>%n message left out: they come faster than they can be shown.</numerusform>
            <numerusform>%n messages left out: they come faster than they can be shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cycle(s)</source>
        <translation>
            <numerusform>%n cycle</numerusform>
            <numerusform>%n cycles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::JobsPart</name>
    <message numerus="yes">
        <source>%n run(s) of an experiment are not done; those that are done are kept, and it can go on later.</source>
        <translation>
            <numerusform>%n run of an experiment is not done; those that are done are kept, and it can go on later.</numerusform>
            <numerusform>%n runs of an experiment are not done; those that are done are kept, and it can go on later.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::LoadPanel</name>
    <message numerus="yes">
        <source>%n contact(s)</source>
        <translation>
            <numerusform>%n contact</numerusform>
            <numerusform>%n contacts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n body(s) move</source>
        <translation>
            <numerusform>%1 of %n body moves</numerusform>
            <numerusform>%1 of %n bodies move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s)</source>
        <translation>
            <numerusform>%n joint</numerusform>
            <numerusform>%n joints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::LogPanel</name>
    <message numerus="yes">
        <source>%n source(s)</source>
        <translation>
            <numerusform>%n source</numerusform>
            <numerusform>%n sources</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::MainWindow</name>
    <message numerus="yes">
        <source>Opened %1, and %n other file(s) as texts</source>
        <translation>
            <numerusform>Opened %1, and one other file as text</numerusform>
            <numerusform>Opened %1, and %n other files as texts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::MassPanel</name>
    <message numerus="yes">
        <source>Total mass: %1 kg, %n part(s)</source>
        <translation>
            <numerusform>Total mass: %1 kg, one part</numerusform>
            <numerusform>Total mass: %1 kg, %n parts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::MeshDialog</name>
    <message numerus="yes">
        <source>%n triangle(s)</source>
        <translation>
            <numerusform>One triangle</numerusform>
            <numerusform>%n triangles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are copied beside the scene, for %1</source>
        <translation>
            <numerusform>One file is copied beside the scene, for %1</numerusform>
            <numerusform>%n files are copied beside the scene, for %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::NodeCommands</name>
    <message numerus="yes">
        <source>%n nodes</source>
        <translation>
            <numerusform>%n node</numerusform>
            <numerusform>%n nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::NodePanel</name>
    <message numerus="yes">
        <source>%n value(s) set for this run only; a reset brings back those of the files</source>
        <translation>
            <numerusform>%n value set for this run only; a reset brings back those of the files</numerusform>
            <numerusform>%n values set for this run only; a reset brings back those of the files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::NoticeBell</name>
    <message numerus="yes">
        <source>%n new warning(s) or error(s)</source>
        <translation>
            <numerusform>%n new warning or error</numerusform>
            <numerusform>%n new warnings or errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> (%n times)</source>
        <translation>
            <numerusform> (once)</numerusform>
            <numerusform> (%n times)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::PlacementPanel</name>
    <message numerus="yes">
        <source>%n robot(s) may not stand there; arrows show where the rules move them.</source>
        <translation>
            <numerusform>%n robot may not stand there; an arrow shows where the rules move it.</numerusform>
            <numerusform>%n robots may not stand there; arrows show where the rules move them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::PoseEditing</name>
    <message numerus="yes">
        <source>%n things</source>
        <translation>
            <numerusform>1 thing</numerusform>
            <numerusform>%n things</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::PoseKeeping</name>
    <message numerus="yes">
        <source>Wrote the poses of %n thing(s) into %1.</source>
        <translation>
            <numerusform>Wrote the poses of %n thing into %1.</numerusform>
            <numerusform>Wrote the poses of %n things into %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The text computes the poses of %n thing(s): change them there.</source>
        <translation>
            <numerusform>The text computes the poses of %n thing: change them there.</numerusform>
            <numerusform>The text computes the poses of %n things: change them there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) have no Transform of their own in this file.</source>
        <translation>
            <numerusform>%n thing has no Transform of their own in this file.</numerusform>
            <numerusform>%n things have no Transform of their own in this file.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::ProblemsPanel</name>
    <message numerus="yes">
        <source>%n more problem(s)</source>
        <translation>
            <numerusform>%n more problem</numerusform>
            <numerusform>%n more problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::PropertyPanel</name>
    <message numerus="yes">
        <source>%n nodes</source>
        <translation>
            <numerusform>%n node</numerusform>
            <numerusform>%n nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::RecordingsDialog</name>
    <message numerus="yes">
        <source>%n recording(s), %1 in %2</source>
        <translation>
            <numerusform>%n recording, %1 in %2</numerusform>
            <numerusform>%n recordings, %1 in %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n recording(s)? This cannot be undone.</source>
        <translation>
            <numerusform>Delete %n recording? This cannot be undone.</numerusform>
            <numerusform>Delete %n recordings? This cannot be undone.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::RobotExportDialog</name>
    <message numerus="yes">
        <source>The robot was written. %n thing(s) could not be kept:</source>
        <translation>
            <numerusform>The robot was written. %n thing could not be kept:</numerusform>
            <numerusform>The robot was written. %n things could not be kept:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::RobotImportDialog</name>
    <message numerus="yes">
        <source>%1 — and %n more of this kind</source>
        <translation>
            <numerusform>%1 — and %n more of this kind</numerusform>
            <numerusform>%1 — and %n more of this kind</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::RubberBand</name>
    <message numerus="yes">
        <source>%n thing(s)</source>
        <translation>
            <numerusform>One thing</numerusform>
            <numerusform>%n things</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::RunningPlugin</name>
    <message numerus="yes">
        <source>it takes %n ms for each picture, which makes the window slow</source>
        <translation>
            <numerusform>it takes %n ms for each picture, which makes the window slow</numerusform>
            <numerusform>it takes %n ms for each picture, which makes the window slow</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::SelectionCommands</name>
    <message numerus="yes">
        <source>%n thing(s)</source>
        <translation>
            <numerusform>One thing</numerusform>
            <numerusform>%n things</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::StartTeamDialog</name>
    <message numerus="yes">
        <source>%n program(s)</source>
        <translation>
            <numerusform>%n program</numerusform>
            <numerusform>%n programs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::StatesPart</name>
    <message numerus="yes">
        <source>%n agent(s) of other programs will be disconnected, since they do not know the state.</source>
        <translation>
            <numerusform>%n agent of another program will be disconnected, since it does not know the state.</numerusform>
            <numerusform>%n agents of other programs will be disconnected, since they do not know the state.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::StatusSentence</name>
    <message numerus="yes">
        <source>Waiting for %1 and %n other(s)</source>
        <translation>
            <numerusform>Waiting for %1 and one other</numerusform>
            <numerusform>Waiting for %1 and %n others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s)</source>
        <translation>
            <numerusform>%n agent</numerusform>
            <numerusform>%n agents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n monitor(s)</source>
        <translation>
            <numerusform>%n monitor</numerusform>
            <numerusform>%n monitors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::StrategySlot</name>
    <message numerus="yes">
        <source>%n late frame(s)</source>
        <translation>
            <numerusform>%n late frame</numerusform>
            <numerusform>%n late frames</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::UnsavedDialog</name>
    <message numerus="yes">
        <source>%1: %n change(s)</source>
        <translation>
            <numerusform>%1: %n change</numerusform>
            <numerusform>%1: %n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::VideoCommands</name>
    <message numerus="yes">
        <source>Recorded %n picture(s) in %1</source>
        <translation>
            <numerusform>Recorded %n picture in %1</numerusform>
            <numerusform>Recorded %n pictures in %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::Viewport</name>
    <message numerus="yes">
        <source>%n thing(s) selected</source>
        <translation>
            <numerusform>One thing selected</numerusform>
            <numerusform>%n things selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::WebDialog</name>
    <message numerus="yes">
        <source>%n viewer(s)</source>
        <translation>
            <numerusform>%n viewer</numerusform>
            <numerusform>%n viewers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::WebPart</name>
    <message numerus="yes">
        <source>browser: %n viewer(s)</source>
        <translation>
            <numerusform>browser: %n viewer</numerusform>
            <numerusform>browser: %n viewers</numerusform>
        </translation>
    </message>
</context>
</TS>
