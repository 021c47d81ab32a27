<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>GoToLine</name>
    <message>
        <source>Go to line</source>
        <translation>Gehe zu Zeile</translation>
    </message>
    <message>
        <source>Line (1 to %1), and column if you like:</source>
        <translation>Zeile (1 bis %1), auf Wunsch mit Spalte:</translation>
    </message>
</context>
<context>
    <name>KeyMapTexts</name>
    <message>
        <source>There is no `%1` in a key map</source>
        <translation>In einer Tastenbelegung gibt es kein „%1“</translation>
    </message>
    <message>
        <source>It has name, profile, [actions], [view] and [mouse]</source>
        <translation>Sie hat name, profile, [actions], [view] und [mouse]</translation>
    </message>
</context>
<context>
    <name>ReadingWords</name>
    <message>
        <source>failed</source>
        <translation>ausgefallen</translation>
    </message>
    <message>
        <source>nothing measured yet</source>
        <translation>noch nichts gemessen</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 Pixel</translation>
    </message>
    <message>
        <source>nothing seen</source>
        <translation>nichts gesehen</translation>
    </message>
    <message numerus="yes">
        <source>%n beam(s), no echo</source>
        <translation>
            <numerusform>%n Strahl, kein Echo</numerusform>
            <numerusform>%n Strahlen, kein Echo</numerusform>
        </translation>
    </message>
    <message>
        <source>nearest %1 m at %2°</source>
        <translation>nächstes %1 m bei %2°</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 von %2: %3</translation>
    </message>
</context>
<context>
    <name>RunProperty</name>
    <message numerus="yes">
        <source>%1 takes %n value(s): %2</source>
        <translation>
            <numerusform>%1 nimmt einen Wert: %2</numerusform>
            <numerusform>%1 nimmt %n Werte: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is no value for %2</source>
        <translation>%1 ist kein Wert für %2</translation>
    </message>
</context>
<context>
    <name>SensorList</name>
    <message>
        <source>Robot</source>
        <translation>Roboter</translation>
    </message>
    <message>
        <source>touched</source>
        <translation>berührt</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>%1 × %2 pixels – double-click to see</source>
        <translation>%1 × %2 Bildpunkte – Doppelklick zeigt das Bild</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Sensor</source>
        <translation>Sensor</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>TextCommands</name>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Verdoppeln</translation>
    </message>
    <message>
        <source>Toggle comment</source>
        <translation>Kommentar umschalten</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formatieren</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>Find in this text</source>
        <translation>In diesem Text suchen</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>Find and replace in this text</source>
        <translation>In diesem Text suchen und ersetzen</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>&amp;Weitersuchen</translation>
    </message>
    <message>
        <source>Go to the next match</source>
        <translation>Zum nächsten Treffer gehen</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>&amp;Rückwärts suchen</translation>
    </message>
    <message>
        <source>Go to the previous match</source>
        <translation>Zum vorigen Treffer gehen</translation>
    </message>
    <message>
        <source>Find in f&amp;iles</source>
        <translation>In &amp;Dateien suchen</translation>
    </message>
    <message>
        <source>Find in open documents and in the folders of the project</source>
        <translation>In offenen Dokumenten und den Ordnern des Projekts suchen</translation>
    </message>
    <message>
        <source>Go to &amp;line</source>
        <translation>Gehe zu &amp;Zeile</translation>
    </message>
    <message>
        <source>Go to a line by its number</source>
        <translation>Zu einer Zeile nach ihrer Nummer gehen</translation>
    </message>
    <message>
        <source>Go to &amp;definition</source>
        <translation>Gehe zur De&amp;finition</translation>
    </message>
    <message>
        <source>Go to where the name at the cursor is defined; also Ctrl and a click</source>
        <translation>Dorthin gehen, wo der Name am Cursor definiert ist; auch mit Strg und Klick</translation>
    </message>
    <message>
        <source>Find &amp;uses</source>
        <translation>&amp;Verwendungen suchen</translation>
    </message>
    <message>
        <source>List the uses of the name at the cursor</source>
        <translation>Die Verwendungen des Namens am Cursor auflisten</translation>
    </message>
    <message>
        <source>Next pro&amp;blem</source>
        <translation>Nächstes &amp;Problem</translation>
    </message>
    <message>
        <source>Go to the next error or warning</source>
        <translation>Zum nächsten Fehler oder zur nächsten Warnung gehen</translation>
    </message>
    <message>
        <source>Rena&amp;me</source>
        <translation>U&amp;mbenennen</translation>
    </message>
    <message>
        <source>Rename the variable or the node at the cursor wherever it is used</source>
        <translation>Die Variable oder den Knoten am Cursor überall umbenennen</translation>
    </message>
    <message>
        <source>&amp;Complete</source>
        <translation>Vervo&amp;llständigen</translation>
    </message>
    <message>
        <source>Show what may stand at the cursor</source>
        <translation>Zeigen, was am Cursor stehen kann</translation>
    </message>
    <message>
        <source>&amp;Quick fix</source>
        <translation>&amp;Behebung</translation>
    </message>
    <message>
        <source>Show how the problems of this line can be mended</source>
        <translation>Zeigen, wie sich die Probleme dieser Zeile beheben lassen</translation>
    </message>
    <message>
        <source>D&amp;escribe</source>
        <translation>Erk&amp;lären</translation>
    </message>
    <message>
        <source>Tell what the word at the cursor is</source>
        <translation>Sagen, was das Wort am Cursor ist</translation>
    </message>
    <message>
        <source>Show ar&amp;guments</source>
        <translation>Ar&amp;gumente zeigen</translation>
    </message>
    <message>
        <source>Show the arguments of the call at the cursor</source>
        <translation>Die Argumente des Aufrufs am Cursor zeigen</translation>
    </message>
    <message>
        <source>&amp;Select more</source>
        <translation>Mehr aus&amp;wählen</translation>
    </message>
    <message>
        <source>Select the expression around the selection</source>
        <translation>Den Ausdruck um die Auswahl auswählen</translation>
    </message>
    <message>
        <source>Select l&amp;ess</source>
        <translation>We&amp;niger auswählen</translation>
    </message>
    <message>
        <source>Select an expression within the selection</source>
        <translation>Einen Ausdruck in der Auswahl auswählen</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Exchange the expression with the one before it</source>
        <translation>Den Ausdruck mit dem davor vertauschen</translation>
    </message>
    <message>
        <source>Move d&amp;own</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>Exchange the expression with the one after it</source>
        <translation>Den Ausdruck mit dem danach vertauschen</translation>
    </message>
    <message>
        <source>Duplica&amp;te</source>
        <translation>Verdoppel&amp;n</translation>
    </message>
    <message>
        <source>Write the expression once more behind itself</source>
        <translation>Den Ausdruck hinter sich noch einmal schreiben</translation>
    </message>
    <message>
        <source>Toggle co&amp;mment</source>
        <translation>&amp;Kommentar umschalten</translation>
    </message>
    <message>
        <source>Turn the lines into comments, or back</source>
        <translation>Die Zeilen zu Kommentaren machen oder zurück</translation>
    </message>
    <message>
        <source>Form&amp;at</source>
        <translation>Form&amp;atieren</translation>
    </message>
    <message>
        <source>Indent the selected lines, or the whole text, by the depth of lists</source>
        <translation>Die gewählten Zeilen oder den ganzen Text nach der Tiefe der Listen einrücken</translation>
    </message>
    <message>
        <source>Fold a&amp;ll</source>
        <translation>Alles &amp;zuklappen</translation>
    </message>
    <message>
        <source>Fold all lists of several lines</source>
        <translation>Alle mehrzeiligen Listen zuklappen</translation>
    </message>
    <message>
        <source>U&amp;nfold all</source>
        <translation>Alles a&amp;ufklappen</translation>
    </message>
    <message>
        <source>Unfold everything</source>
        <translation>Alles aufklappen</translation>
    </message>
    <message>
        <source>Rainbow pa&amp;rentheses</source>
        <translation>Klammern nach Tiefe &amp;färben</translation>
    </message>
    <message>
        <source>Colour parentheses by their depth</source>
        <translation>Klammern nach ihrer Tiefe färben</translation>
    </message>
    <message>
        <source>This is for scenes in RSG only.</source>
        <translation>Das gibt es nur für Szenen in RSG.</translation>
    </message>
    <message>
        <source>Texts of this kind have no comments.</source>
        <translation>Texte dieser Art haben keine Kommentare.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Close this text; asks first if there are unsaved edits</source>
        <translation>Diesen Text schließen; fragt vorher, wenn es ungespeicherte Änderungen gibt</translation>
    </message>
</context>
<context>
    <name>sparkwright::Actions</name>
    <message>
        <source>&amp;Open scene…</source>
        <translation>Szene ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Open a scene, set-up or project file</source>
        <translation>Eine Szene, einen Aufbau oder ein Projekt öffnen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>End the program</source>
        <translation>Das Programm beenden</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Ausführen</translation>
    </message>
    <message>
        <source>Run the simulation</source>
        <translation>Die Simulation laufen lassen</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>Einzel&amp;schritt</translation>
    </message>
    <message>
        <source>Advance by one cycle of 20 ms, then pause</source>
        <translation>Um einen Zyklus von 20 ms vorrücken, dann anhalten</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>Reload the scene; agents and monitors are disconnected</source>
        <translation>Die Szene neu laden; Agenten und Monitore werden getrennt</translation>
    </message>
    <message>
        <source>&amp;Frame selection</source>
        <translation>Auswahl &amp;heranholen</translation>
    </message>
    <message>
        <source>Centre the selection in the viewport</source>
        <translation>Das Ausgewählte in die Mitte der Ansicht holen</translation>
    </message>
    <message>
        <source>Reset &amp;camera</source>
        <translation>&amp;Kamera zurücksetzen</translation>
    </message>
    <message>
        <source>Restore the first view of the scene</source>
        <translation>Die Szene vom Ausgangspunkt aus betrachten</translation>
    </message>
    <message>
        <source>C&amp;lear selection</source>
        <translation>Auswahl auf&amp;heben</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Switch between full screen and window</source>
        <translation>Den ganzen Bildschirm füllen oder zum Fenster zurückkehren</translation>
    </message>
    <message>
        <source>&amp;Default layout</source>
        <translation>&amp;Standardanordnung</translation>
    </message>
    <message>
        <source>Restore the default layout of docks</source>
        <translation>Alle Bereiche an ihren Platz zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Keyboard and mouse</source>
        <translation>&amp;Tastatur und Maus</translation>
    </message>
    <message>
        <source>&amp;About Sparkwright</source>
        <translation>Ü&amp;ber Sparkwright</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Version und Lizenz</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>Pause the simulation</source>
        <translation>Die Simulation anhalten</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Go to match</source>
        <translation>&amp;Zum Spiel gehen</translation>
    </message>
    <message>
        <source>Show the match panel and go to its list of events</source>
        <translation>Das Spielfenster zeigen und zu seiner Ereignisliste gehen</translation>
    </message>
    <message>
        <source>Kick-off &amp;left</source>
        <translation>Anstoß &amp;links</translation>
    </message>
    <message>
        <source>Kick-off for the left team, from any play mode</source>
        <translation>Anstoß für die linke Mannschaft, aus jedem Spielmodus</translation>
    </message>
    <message>
        <source>Kick-off &amp;right</source>
        <translation>Anstoß &amp;rechts</translation>
    </message>
    <message>
        <source>Kick-off for the right team, from any play mode</source>
        <translation>Anstoß für die rechte Mannschaft, aus jedem Spielmodus</translation>
    </message>
    <message>
        <source>&amp;Drop ball</source>
        <translation>&amp;Schiedsrichterball</translation>
    </message>
    <message>
        <source>Drop the ball at its place; nearby players are moved away</source>
        <translation>Den Ball fallen lassen, wo er ist; Spieler um ihn herum werden weggesetzt</translation>
    </message>
    <message>
        <source>&amp;Free kick left</source>
        <translation>&amp;Freistoß links</translation>
    </message>
    <message>
        <source>Free kick for the left team, where the ball was last in play</source>
        <translation>Freistoß für die linke Mannschaft, wo der Ball zuletzt im Spiel war</translation>
    </message>
    <message>
        <source>Fr&amp;ee kick right</source>
        <translation>Fr&amp;eistoß rechts</translation>
    </message>
    <message>
        <source>Free kick for the right team, where the ball was last in play</source>
        <translation>Freistoß für die rechte Mannschaft, wo der Ball zuletzt im Spiel war</translation>
    </message>
    <message>
        <source>&amp;Choose play mode</source>
        <translation>Spiel&amp;modus wählen</translation>
    </message>
    <message>
        <source>Go to the list of all play modes</source>
        <translation>Zur Liste aller Spielmodi gehen</translation>
    </message>
    <message>
        <source>&amp;Save project as…</source>
        <translation>Projekt &amp;speichern unter…</translation>
    </message>
    <message>
        <source>Save the scene and the changed variables in a project file</source>
        <translation>Die Szene und die gesetzten Variablen in einer Projektdatei aufheben</translation>
    </message>
    <message>
        <source>&amp;Rules and variables</source>
        <translation>&amp;Regeln und Variablen</translation>
    </message>
    <message>
        <source>Show the rules and their variables</source>
        <translation>Zeigen, welche Regeln gelten, und alle Variablen, nach denen sie sich richten</translation>
    </message>
    <message>
        <source>Co&amp;nfirm</source>
        <translation>Bes&amp;tätigen</translation>
    </message>
    <message>
        <source>Confirm the pending decision and continue play</source>
        <translation>Die Entscheidung, auf die das Spiel wartet, gilt, und es geht weiter</translation>
    </message>
    <message>
        <source>&amp;Overrule</source>
        <translation>Auf&amp;heben</translation>
    </message>
    <message>
        <source>Overrule the pending decision and continue play</source>
        <translation>Die Entscheidung, auf die das Spiel wartet, gilt nicht, und es geht weiter</translation>
    </message>
    <message>
        <source>&amp;Undo decision</source>
        <translation>Zurück&amp;nehmen</translation>
    </message>
    <message>
        <source>Undo the last foul or goal, and restore players and ball</source>
        <translation>Das letzte Foul oder Tor zurücknehmen: was und wen es versetzt hat, kommt zurück</translation>
    </message>
    <message>
        <source>Confirm foul&amp;s</source>
        <translation>Fo&amp;uls bestätigen</translation>
    </message>
    <message>
        <source>The match waits after each foul until you confirm or overrule it</source>
        <translation>Nach jedem Foul wartet das Spiel, bis Sie es bestätigen oder aufheben</translation>
    </message>
    <message>
        <source>Confirm go&amp;als</source>
        <translation>T&amp;ore bestätigen</translation>
    </message>
    <message>
        <source>The match waits after each goal until you confirm or overrule it</source>
        <translation>Nach jedem Tor wartet das Spiel, bis Sie es bestätigen oder aufheben</translation>
    </message>
    <message>
        <source>View &amp;1</source>
        <translation>Ansicht &amp;1</translation>
    </message>
    <message>
        <source>Fly to view 1 of this scene</source>
        <translation>Zur Ansicht 1 dieser Szene fliegen</translation>
    </message>
    <message>
        <source>View &amp;2</source>
        <translation>Ansicht &amp;2</translation>
    </message>
    <message>
        <source>Fly to view 2 of this scene</source>
        <translation>Zur Ansicht 2 dieser Szene fliegen</translation>
    </message>
    <message>
        <source>View &amp;3</source>
        <translation>Ansicht &amp;3</translation>
    </message>
    <message>
        <source>Fly to view 3 of this scene</source>
        <translation>Zur Ansicht 3 dieser Szene fliegen</translation>
    </message>
    <message>
        <source>View &amp;4</source>
        <translation>Ansicht &amp;4</translation>
    </message>
    <message>
        <source>Fly to view 4 of this scene</source>
        <translation>Zur Ansicht 4 dieser Szene fliegen</translation>
    </message>
    <message>
        <source>View &amp;5</source>
        <translation>Ansicht &amp;5</translation>
    </message>
    <message>
        <source>Fly to view 5 of this scene</source>
        <translation>Zur Ansicht 5 dieser Szene fliegen</translation>
    </message>
    <message>
        <source>View &amp;6</source>
        <translation>Ansicht &amp;6</translation>
    </message>
    <message>
        <source>Fly to view 6 of this scene</source>
        <translation>Zur Ansicht 6 dieser Szene fliegen</translation>
    </message>
    <message>
        <source>View &amp;7</source>
        <translation>Ansicht &amp;7</translation>
    </message>
    <message>
        <source>Fly to view 7 of this scene</source>
        <translation>Zur Ansicht 7 dieser Szene fliegen</translation>
    </message>
    <message>
        <source>View &amp;8</source>
        <translation>Ansicht &amp;8</translation>
    </message>
    <message>
        <source>Fly to view 8 of this scene</source>
        <translation>Zur Ansicht 8 dieser Szene fliegen</translation>
    </message>
    <message>
        <source>Save the present view as view 1 of this scene</source>
        <translation>Das jetzige Bild als Ansicht 1 dieser Szene behalten</translation>
    </message>
    <message>
        <source>Save the present view as view 2 of this scene</source>
        <translation>Das jetzige Bild als Ansicht 2 dieser Szene behalten</translation>
    </message>
    <message>
        <source>Save the present view as view 3 of this scene</source>
        <translation>Das jetzige Bild als Ansicht 3 dieser Szene behalten</translation>
    </message>
    <message>
        <source>Save the present view as view 4 of this scene</source>
        <translation>Das jetzige Bild als Ansicht 4 dieser Szene behalten</translation>
    </message>
    <message>
        <source>Save the present view as view 5 of this scene</source>
        <translation>Das jetzige Bild als Ansicht 5 dieser Szene behalten</translation>
    </message>
    <message>
        <source>Save the present view as view 6 of this scene</source>
        <translation>Das jetzige Bild als Ansicht 6 dieser Szene behalten</translation>
    </message>
    <message>
        <source>Save the present view as view 7 of this scene</source>
        <translation>Das jetzige Bild als Ansicht 7 dieser Szene behalten</translation>
    </message>
    <message>
        <source>Save the present view as view 8 of this scene</source>
        <translation>Das jetzige Bild als Ansicht 8 dieser Szene behalten</translation>
    </message>
    <message>
        <source>&amp;Forget kept views</source>
        <translation>Behaltene Ansichten &amp;vergessen</translation>
    </message>
    <message>
        <source>Restore the built-in views of this scene</source>
        <translation>Die Ziffern zeigen wieder die eingebauten Ansichten dieser Szene</translation>
    </message>
    <message>
        <source>Follow &amp;ball</source>
        <translation>&amp;Ball verfolgen</translation>
    </message>
    <message>
        <source>Follow the ball; again to end</source>
        <translation>Den Ball im Bild behalten, von wo auch immer Sie schauen; noch einmal, um aufzuhören</translation>
    </message>
    <message>
        <source>Follow &amp;selected robot</source>
        <translation>Au&amp;sgewählten Roboter verfolgen</translation>
    </message>
    <message>
        <source>Follow the selected robot or thing; again to end</source>
        <translation>Den ausgewählten Roboter oder Gegenstand im Bild behalten; noch einmal, um aufzuhören</translation>
    </message>
    <message>
        <source>Robot&apos;s &amp;view</source>
        <translation>Blick des &amp;Roboters</translation>
    </message>
    <message>
        <source>Look from the head of the selected robot; again to end</source>
        <translation>Sehen, was der Kopf des ausgewählten Roboters sieht; noch einmal, um aufzuhören</translation>
    </message>
    <message>
        <source>B&amp;ehind the robot</source>
        <translation>&amp;Hinter dem Roboter</translation>
    </message>
    <message>
        <source>Look ahead with the selected robot from behind it; again to end</source>
        <translation>Von hinten mit dem ausgewählten Roboter nach vorn schauen; noch einmal, um aufzuhören</translation>
    </message>
    <message>
        <source>Fl&amp;y by hand</source>
        <translation>Von Hand &amp;fliegen</translation>
    </message>
    <message>
        <source>Fly with W A S D and the mouse; again to end</source>
        <translation>Mit W A S D und der Maus fliegen; noch einmal, um aufzuhören</translation>
    </message>
    <message>
        <source>&amp;Parallel projection</source>
        <translation>&amp;Parallelprojektion</translation>
    </message>
    <message>
        <source>Switch between parallel and perspective projection</source>
        <translation>Gleiche Längen nah und fern gleich lang zeichnen, wie auf einem Plan</translation>
    </message>
    <message>
        <source>Camera f&amp;lights</source>
        <translation>Kamera&amp;flüge</translation>
    </message>
    <message>
        <source>Animate changes of the view</source>
        <translation>Von einer Ansicht zur nächsten fliegen statt springen</translation>
    </message>
    <message>
        <source>&amp;One view</source>
        <translation>&amp;Eine Ansicht</translation>
    </message>
    <message>
        <source>Show the active view only</source>
        <translation>Nur die aktive Ansicht zeigen</translation>
    </message>
    <message>
        <source>&amp;Two views side by side</source>
        <translation>&amp;Zwei Ansichten nebeneinander</translation>
    </message>
    <message>
        <source>Show two views, one beside the other</source>
        <translation>Zwei Ansichten nebeneinander zeigen</translation>
    </message>
    <message>
        <source>Two views one a&amp;bove the other</source>
        <translation>Zwei Ansichten ü&amp;bereinander</translation>
    </message>
    <message>
        <source>Show two views, one above the other</source>
        <translation>Zwei Ansichten übereinander zeigen</translation>
    </message>
    <message>
        <source>&amp;Four views</source>
        <translation>&amp;Vier Ansichten</translation>
    </message>
    <message>
        <source>Show four views</source>
        <translation>Vier Ansichten zeigen</translation>
    </message>
    <message>
        <source>&amp;Next view</source>
        <translation>&amp;Nächste Ansicht</translation>
    </message>
    <message>
        <source>Activate the next view</source>
        <translation>Zur nächsten Ansicht gehen: Was Sie mit der Kamera tun, geschieht dort</translation>
    </message>
    <message>
        <source>&amp;Close view</source>
        <translation>Ansicht &amp;schließen</translation>
    </message>
    <message>
        <source>Close the active view</source>
        <translation>Die aktive Ansicht schließen</translation>
    </message>
    <message>
        <source>End the camera mode; without one, clear the selection</source>
        <translation>Die jetzige Art der Kamera beenden; ohne eine solche nichts auswählen</translation>
    </message>
    <message>
        <source>&amp;Lock things</source>
        <translation>Gegenstände &amp;sperren</translation>
    </message>
    <message>
        <source>Things in the viewport cannot be moved or pushed; there are no handles</source>
        <translation>In der Ansicht lässt sich mit der Maus nichts bewegen oder schieben, und es gibt keine Griffe</translation>
    </message>
    <message>
        <source>Handles along o&amp;wn axes</source>
        <translation>&amp;Griffe entlang eigener Achsen</translation>
    </message>
    <message>
        <source>Align handles with the axes of the thing, not of the world</source>
        <translation>Griffe zeigen entlang der Achsen des Gegenstands, nicht der Welt</translation>
    </message>
    <message>
        <source>&amp;Goes on as before</source>
        <translation>Bewegt sich &amp;weiter wie bisher</translation>
    </message>
    <message>
        <source>Moved things keep their velocities</source>
        <translation>Was versetzt wird, behält seine Geschwindigkeiten</translation>
    </message>
    <message>
        <source>&amp;Stands still</source>
        <translation>&amp;Steht still</translation>
    </message>
    <message>
        <source>Moved things are at rest afterwards</source>
        <translation>Was versetzt wird, ruht dort, wo es hingestellt wird</translation>
    </message>
    <message>
        <source>&amp;Moves with the mouse</source>
        <translation>&amp;Folgt der Maus</translation>
    </message>
    <message>
        <source>Things follow the mouse, push obstacles, and keep the mouse&apos;s velocity</source>
        <translation>Der Gegenstand selbst folgt der Maus, schiebt, was im Weg ist, und bewegt sich so weiter, wenn Sie loslassen</translation>
    </message>
    <message>
        <source>&amp;Is thrown</source>
        <translation>Wird ge&amp;worfen</translation>
    </message>
    <message>
        <source>Things get the mouse&apos;s velocity at the end of the drag</source>
        <translation>Was versetzt wird, fliegt so schnell weg, wie die Maus beim Loslassen war</translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <translation>&amp;Automatisch</translation>
    </message>
    <message>
        <source>High on a graphics card, medium for software rendering</source>
        <translation>Hoch auf einer Grafikkarte, mittel, wo der Prozessor zeichnen muss</translation>
    </message>
    <message>
        <source>&amp;Low</source>
        <translation>&amp;Niedrig</translation>
    </message>
    <message>
        <source>No shadows except right below things: the fastest</source>
        <translation>Keine Schatten außer direkt unter den Dingen: am schnellsten</translation>
    </message>
    <message>
        <source>&amp;Medium</source>
        <translation>&amp;Mittel</translation>
    </message>
    <message>
        <source>Shadows with hard edges on the ground</source>
        <translation>Schatten mit harten Rändern auf dem Boden</translation>
    </message>
    <message>
        <source>&amp;High</source>
        <translation>&amp;Hoch</translation>
    </message>
    <message>
        <source>Soft shadows everywhere, and less light in corners</source>
        <translation>Weiche Schatten überall, und weniger Licht in Ecken</translation>
    </message>
    <message>
        <source>&amp;Map of the field</source>
        <translation>&amp;Feldplan</translation>
    </message>
    <message>
        <source>Show a plan of the field in a corner; click it to fly there</source>
        <translation>In einer Ecke einen Plan des Feldes zeigen; ein Klick darauf fliegt dorthin</translation>
    </message>
    <message>
        <source>&amp;Scoreboard</source>
        <translation>&amp;Anzeigetafel</translation>
    </message>
    <message>
        <source>Show teams, score, clock and play mode above the view</source>
        <translation>Teams, Stand, Uhr und Spielmodus über der Ansicht zeigen</translation>
    </message>
    <message>
        <source>Messages of &amp;events</source>
        <translation>&amp;Ereignismeldungen</translation>
    </message>
    <message>
        <source>Show goals, fouls and half time for some seconds; click one to see where it was</source>
        <translation>Tore, Fouls und Halbzeit für einige Sekunden zeigen; ein Klick darauf zeigt, wo es war</translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation>&amp;Ebenen</translation>
    </message>
    <message>
        <source>Choose the layers of the view: collision shapes, contacts, joints, sensors and more</source>
        <translation>Wählen, was die Ansicht neben der Szene zeigt: Kollisionsformen, Kontakte, Gelenke, Sensoren und mehr</translation>
    </message>
    <message>
        <source>Picture of the &amp;view</source>
        <translation>Bild der &amp;Ansicht</translation>
    </message>
    <message>
        <source>Save the active view as it is in the folder of pictures</source>
        <translation>Speichert, was die aktive Ansicht zeigt, so wie es ist, im Bilderordner</translation>
    </message>
    <message>
        <source>Save p&amp;icture…</source>
        <translation>B&amp;ild speichern …</translation>
    </message>
    <message>
        <source>Save a picture of the active view in any size, also without a background</source>
        <translation>Speichert ein Bild der aktiven Ansicht in beliebiger Größe, auch ohne Hintergrund</translation>
    </message>
    <message>
        <source>Record &amp;video…</source>
        <translation>&amp;Video aufnehmen …</translation>
    </message>
    <message>
        <source>Record a video of the active view; again to end</source>
        <translation>Nimmt auf, was die aktive Ansicht zeigt, ohne ein Bild auszulassen; noch einmal, um zu enden</translation>
    </message>
    <message>
        <source>Select all &amp;players</source>
        <translation>Alle S&amp;pieler auswählen</translation>
    </message>
    <message>
        <source>Select the robots of both teams</source>
        <translation>Die Roboter beider Mannschaften auswählen</translation>
    </message>
    <message>
        <source>&amp;Put it here</source>
        <translation>&amp;Hierher setzen</translation>
    </message>
    <message>
        <source>Place the selection where the menu was opened</source>
        <translation>Das Ausgewählte dorthin setzen, wo das Menü geöffnet wurde</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>Stop the selected things</source>
        <translation>Das Ausgewählte steht von jetzt an still</translation>
    </message>
    <message>
        <source>&amp;Kick the ball…</source>
        <translation>Ball s&amp;chießen …</translation>
    </message>
    <message>
        <source>Give the ball a speed and a direction</source>
        <translation>Dem Ball eine Geschwindigkeit und eine Richtung geben</translation>
    </message>
    <message>
        <source>Copy pat&amp;h</source>
        <translation>Pfa&amp;d kopieren</translation>
    </message>
    <message>
        <source>Copy the path of the selection, for commands and scripts</source>
        <translation>Den Pfad des Ausgewählten kopieren, wie ihn Befehle und Skripte schreiben</translation>
    </message>
    <message>
        <source>Copy p&amp;osition</source>
        <translation>P&amp;osition kopieren</translation>
    </message>
    <message>
        <source>Copy the position of the selection: x, y and z in metres</source>
        <translation>Kopieren, wo das Ausgewählte ist: x, y und z in Metern</translation>
    </message>
    <message>
        <source>&amp;Keep this one…</source>
        <translation>Diese &amp;behalten …</translation>
    </message>
    <message>
        <source>Save the present positions of players and ball as a formation</source>
        <translation>Behalten, wie Spieler und Ball jetzt stehen, unter einem Namen</translation>
    </message>
    <message>
        <source>&amp;Rename or delete…</source>
        <translation>&amp;Umbenennen oder löschen …</translation>
    </message>
    <message>
        <source>Rename or delete saved formations</source>
        <translation>Behaltene Aufstellungen umbenennen oder löschen</translation>
    </message>
    <message>
        <source>&amp;Put everybody back</source>
        <translation>Alle &amp;zurückstellen</translation>
    </message>
    <message>
        <source>Restore the positions before the last formation</source>
        <translation>Spieler und Ball kehren dorthin zurück, wo sie vor der letzten Aufstellung waren</translation>
    </message>
    <message>
        <source>Sa&amp;ve scene</source>
        <translation>Szene s&amp;peichern</translation>
    </message>
    <message>
        <source>Save the edited scene</source>
        <translation>Schreibt, was Sie bearbeitet haben, in die Szenendatei</translation>
    </message>
    <message>
        <source>Save scene &amp;as…</source>
        <translation>Szene speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save the scene to another file, to be edited from now on</source>
        <translation>Schreibt die Szene in eine andere Datei und macht mit dieser weiter</translation>
    </message>
    <message>
        <source>Re&amp;vert scene</source>
        <translation>Änderungen &amp;verwerfen</translation>
    </message>
    <message>
        <source>Discard unsaved edits and read the scene file again</source>
        <translation>Verwirft ungespeicherte Änderungen und liest die Szenendatei neu</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Undo the last edit of the scene file</source>
        <translation>Nimmt die letzte Änderung der Szenendatei zurück</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Redo the edit that was undone</source>
        <translation>Macht wieder, was Sie zurückgenommen haben</translation>
    </message>
    <message>
        <source>&amp;Edit scene</source>
        <translation>Szene &amp;bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Apply edits</source>
        <translation>Änderungen &amp;anwenden</translation>
    </message>
    <message>
        <source>&amp;Clear drawings</source>
        <translation>&amp;Zeichnungen löschen</translation>
    </message>
    <message>
        <source>Remove the drawings of agents and tools from the views</source>
        <translation>Wegnehmen, was Agenten und Werkzeuge in die Ansichten gezeichnet haben</translation>
    </message>
    <message>
        <source>Start de&amp;mo match</source>
        <translation>De&amp;mospiel starten</translation>
    </message>
    <message>
        <source>Watch the sample team play against itself</source>
        <translation>Der mitgelieferten Mannschaft zusehen, wie sie gegen sich selbst spielt</translation>
    </message>
    <message>
        <source>Edit the file of the scene at its beginning, also by moving things</source>
        <translation>Die Datei der Szene an ihrem Anfang bearbeiten, auch durch Bewegen von Dingen</translation>
    </message>
    <message>
        <source>Reset the world, from the edited text, with edits that it cannot take over while it runs</source>
        <translation>Die Welt aus dem bearbeiteten Text neu beginnen, mit Änderungen, die sie im Lauf nicht übernehmen kann</translation>
    </message>
    <message>
        <source>List what keys and mouse do, as they are set now</source>
        <translation>Auflisten, was Tasten und Maus tun, so wie sie jetzt eingestellt sind</translation>
    </message>
</context>
<context>
    <name>sparkwright::AddNodePopup</name>
    <message>
        <source>Add node</source>
        <translation>Knoten hinzufügen</translation>
    </message>
    <message>
        <source>Class to add</source>
        <translation>Hinzuzufügende Klasse</translation>
    </message>
    <message>
        <source>Classes that fit here</source>
        <translation>Klassen, die hier passen</translation>
    </message>
    <message>
        <source>No class of this name fits here.</source>
        <translation>Hier passt keine Klasse dieses Namens.</translation>
    </message>
</context>
<context>
    <name>sparkwright::AgentsPart</name>
    <message>
        <source>Start the programs of a team from its team file</source>
        <translation>Die Programme einer Mannschaft aus ihrer Teamdatei starten</translation>
    </message>
    <message>
        <source>Start teams of the pro&amp;ject</source>
        <translation>Mannschaften des Pro&amp;jekts starten</translation>
    </message>
    <message>
        <source>Start the programs of the teams that the open project names</source>
        <translation>Die Programme der Mannschaften starten, die das offene Projekt nennt</translation>
    </message>
    <message>
        <source>Start the program of an agent, once or several times</source>
        <translation>Das Programm eines Agenten starten, einmal oder mehrmals</translation>
    </message>
    <message>
        <source>Stop all programs</source>
        <translation>Alle Programme beenden</translation>
    </message>
    <message>
        <source>Ask all programs that were started here to end</source>
        <translation>Alle Programme, die hier gestartet wurden, zum Ende auffordern</translation>
    </message>
    <message>
        <source>Show messages of agents</source>
        <translation>Nachrichten der Agenten zeigen</translation>
    </message>
    <message>
        <source>See what agents are told and say, decoded, and send messages by hand</source>
        <translation>Sehen, was Agenten erfahren und sagen, entschlüsselt, und von Hand Nachrichten senden</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>Befehl kopieren</translation>
    </message>
    <message>
        <source>Copy a command that attaches an agent, to be pasted into a terminal</source>
        <translation>Einen Befehl kopieren, der einen Agenten verbindet, zum Einfügen in ein Terminal</translation>
    </message>
    <message>
        <source>Show %1 among the agents</source>
        <translation>%1 unter den Agenten zeigen</translation>
    </message>
    <message>
        <source>The agent that the others wait for is selected</source>
        <translation>Der Agent, auf den die anderen warten, ist ausgewählt</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agenten</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Nachrichten</translation>
    </message>
    <message>
        <source>The teams of the project were not started: see the log</source>
        <translation>Die Mannschaften des Projekts wurden nicht gestartet: siehe Protokoll</translation>
    </message>
    <message>
        <source>%1 starts when %2 has joined, so that it plays on the right</source>
        <translation>%1 startet, wenn %2 beigetreten ist, und spielt so rechts</translation>
    </message>
    <message>
        <source>%1 starts although no team has joined before: it may play on the left</source>
        <translation>%1 startet, obwohl vorher keine Mannschaft beigetreten ist: Sie spielt vielleicht links</translation>
    </message>
    <message>
        <source>Only %1 of %2 programs were started: at most %3 may run at once</source>
        <translation>Nur %1 von %2 Programmen wurden gestartet: Höchstens %3 dürfen zugleich laufen</translation>
    </message>
    <message numerus="yes">
        <source>Started %n program(s)</source>
        <translation>
            <numerusform>%n Programm gestartet</numerusform>
            <numerusform>%n Programme gestartet</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Kopiert: %1</translation>
    </message>
    <message>
        <source>Select robot</source>
        <translation>Roboter auswählen</translation>
    </message>
    <message>
        <source>Show messages</source>
        <translation>Nachrichten zeigen</translation>
    </message>
    <message>
        <source>Copy command that attaches a debugger</source>
        <translation>Befehl kopieren, der einen Debugger anhängt</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>Verbindung trennen</translation>
    </message>
    <message>
        <source>Show console</source>
        <translation>Konsole zeigen</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Neu starten</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Kill</source>
        <translation>Sofort beenden</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>Aus der Liste entfernen</translation>
    </message>
    <message>
        <source>Copy its command</source>
        <translation>Seinen Befehl kopieren</translation>
    </message>
    <message>
        <source>Start &amp;a team…</source>
        <translation>&amp;Mannschaft starten …</translation>
    </message>
    <message>
        <source>Start a progra&amp;m…</source>
        <translation>Pro&amp;gramm starten …</translation>
    </message>
    <message numerus="yes">
        <source>%n program(s) that were started here run.</source>
        <translation>
            <numerusform>%n Programm, das hier gestartet wurde, läuft.</numerusform>
            <numerusform>%n Programme, die hier gestartet wurden, laufen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Switch robot on</source>
        <translation>Roboter einschalten</translation>
    </message>
    <message>
        <source>Switch robot off</source>
        <translation>Roboter ausschalten</translation>
    </message>
    <message>
        <source>A robot without power ignores its agent, which still gets percepts; its joints give way</source>
        <translation>Ein Roboter ohne Strom beachtet seinen Agenten nicht, der weiter Wahrnehmungen bekommt; seine Gelenke geben nach</translation>
    </message>
</context>
<context>
    <name>sparkwright::AttachCommands</name>
    <message>
        <source>Sample team</source>
        <translation>Beispielmannschaft</translation>
    </message>
    <message>
        <source>FCPCodebase</source>
        <translation>FCPCodebase</translation>
    </message>
    <message>
        <source>Host and port</source>
        <translation>Rechner und Port</translation>
    </message>
</context>
<context>
    <name>sparkwright::AveragesView</name>
    <message>
        <source>Averages</source>
        <translation>Mittelwerte</translation>
    </message>
    <message>
        <source>Runs that differ in their seeds</source>
        <translation>Läufe, die sich im Startwert unterscheiden</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Mean with the 95 % confidence interval, by Student&apos;s t distribution</source>
        <translation>Mittel mit dem 95-%-Konfidenzintervall nach der Student-t-Verteilung</translation>
    </message>
    <message>
        <source>All runs</source>
        <translation>Alle Läufe</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) from %1 to %2</source>
        <translation>
            <numerusform>%n Wert, von %1 bis %2</numerusform>
            <numerusform>%n Werte von %1 bis %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::BallCommands</name>
    <message>
        <source>&amp;Centre</source>
        <translation>&amp;Mitte</translation>
    </message>
    <message>
        <source>Put the ball on the centre spot</source>
        <translation>Den Ball auf den Mittelpunkt legen</translation>
    </message>
    <message>
        <source>Ball to the centre</source>
        <translation>Ball in die Mitte</translation>
    </message>
    <message>
        <source>Match key: put the ball on the centre spot</source>
        <translation>Spieltaste: den Ball auf den Mittelpunkt legen</translation>
    </message>
    <message>
        <source>&amp;Left far corner</source>
        <translation>&amp;Linke ferne Ecke</translation>
    </message>
    <message>
        <source>Put the ball into the corner at the left goal, far side</source>
        <translation>Den Ball in die Ecke beim linken Tor legen, ferne Seite</translation>
    </message>
    <message>
        <source>Ball to the left far corner</source>
        <translation>Ball in die linke ferne Ecke</translation>
    </message>
    <message>
        <source>Match key: put the ball into the corner at the left goal, far side</source>
        <translation>Spieltaste: den Ball in die Ecke beim linken Tor legen, ferne Seite</translation>
    </message>
    <message>
        <source>&amp;Right far corner</source>
        <translation>&amp;Rechte ferne Ecke</translation>
    </message>
    <message>
        <source>Put the ball into the corner at the right goal, far side</source>
        <translation>Den Ball in die Ecke beim rechten Tor legen, ferne Seite</translation>
    </message>
    <message>
        <source>Ball to the right far corner</source>
        <translation>Ball in die rechte ferne Ecke</translation>
    </message>
    <message>
        <source>Match key: put the ball into the corner at the right goal, far side</source>
        <translation>Spieltaste: den Ball in die Ecke beim rechten Tor legen, ferne Seite</translation>
    </message>
    <message>
        <source>L&amp;eft near corner</source>
        <translation>Linke &amp;nahe Ecke</translation>
    </message>
    <message>
        <source>Put the ball into the corner at the left goal, near side</source>
        <translation>Den Ball in die Ecke beim linken Tor legen, nahe Seite</translation>
    </message>
    <message>
        <source>Ball to the left near corner</source>
        <translation>Ball in die linke nahe Ecke</translation>
    </message>
    <message>
        <source>Match key: put the ball into the corner at the left goal, near side</source>
        <translation>Spieltaste: den Ball in die Ecke beim linken Tor legen, nahe Seite</translation>
    </message>
    <message>
        <source>Ri&amp;ght near corner</source>
        <translation>Re&amp;chte nahe Ecke</translation>
    </message>
    <message>
        <source>Put the ball into the corner at the right goal, near side</source>
        <translation>Den Ball in die Ecke beim rechten Tor legen, nahe Seite</translation>
    </message>
    <message>
        <source>Ball to the right near corner</source>
        <translation>Ball in die rechte nahe Ecke</translation>
    </message>
    <message>
        <source>Match key: put the ball into the corner at the right goal, near side</source>
        <translation>Spieltaste: den Ball in die Ecke beim rechten Tor legen, nahe Seite</translation>
    </message>
    <message>
        <source>Left &amp;penalty mark</source>
        <translation>Linker &amp;Elfmeterpunkt</translation>
    </message>
    <message>
        <source>Put the ball 1.3 m in front of the left goal</source>
        <translation>Den Ball 1,3 m vor das linke Tor legen</translation>
    </message>
    <message>
        <source>Ball to the left penalty mark</source>
        <translation>Ball auf den linken Elfmeterpunkt</translation>
    </message>
    <message>
        <source>Match key: put the ball 1.3 m in front of the left goal</source>
        <translation>Spieltaste: den Ball 1,3 m vor das linke Tor legen</translation>
    </message>
    <message>
        <source>Right penalty &amp;mark</source>
        <translation>Rechter Elfmeter&amp;punkt</translation>
    </message>
    <message>
        <source>Put the ball 1.3 m in front of the right goal</source>
        <translation>Den Ball 1,3 m vor das rechte Tor legen</translation>
    </message>
    <message>
        <source>Ball to the right penalty mark</source>
        <translation>Ball auf den rechten Elfmeterpunkt</translation>
    </message>
    <message>
        <source>Match key: put the ball 1.3 m in front of the right goal</source>
        <translation>Spieltaste: den Ball 1,3 m vor das rechte Tor legen</translation>
    </message>
    <message>
        <source>In front of the &amp;selected player</source>
        <translation>Vor den &amp;ausgewählten Spieler</translation>
    </message>
    <message>
        <source>Put the ball before the feet of the selected player</source>
        <translation>Den Ball vor die Füße des ausgewählten Spielers legen</translation>
    </message>
    <message>
        <source>Before the kick-off the referee keeps the ball in the centre: start the match, or choose PlayOn</source>
        <translation>Vor dem Anstoß hält der Schiedsrichter den Ball in der Mitte: Starten Sie das Spiel, oder wählen Sie PlayOn</translation>
    </message>
    <message>
        <source>Ball in front of the selected player</source>
        <translation>Ball vor den ausgewählten Spieler</translation>
    </message>
    <message>
        <source>&amp;Ball to</source>
        <translation>&amp;Ball legen</translation>
    </message>
</context>
<context>
    <name>sparkwright::BeamDialog</name>
    <message>
        <source> m</source>
        <translation> m</translation>
    </message>
    <message>
        <source>Beam %1</source>
        <translation>%1 beamen</translation>
    </message>
    <message>
        <source>Place along the field, metres</source>
        <translation>Ort längs des Feldes, Meter</translation>
    </message>
    <message>
        <source>Along the field: 0 in the centre, more towards the right goal</source>
        <translation>Längs des Feldes: 0 in der Mitte, mehr zum rechten Tor hin</translation>
    </message>
    <message>
        <source>Place across the field, metres</source>
        <translation>Ort quer zum Feld, Meter</translation>
    </message>
    <message>
        <source>Across the field: 0 in the centre, more towards the far side</source>
        <translation>Quer zum Feld: 0 in der Mitte, mehr zur fernen Seite hin</translation>
    </message>
    <message>
        <source>Direction in which it looks, degrees</source>
        <translation>Blickrichtung, Grad</translation>
    </message>
    <message>
        <source>0°: to the right goal; 90°: to the far side</source>
        <translation>0°: zum rechten Tor; 90°: zur fernen Seite</translation>
    </message>
    <message>
        <source>&amp;x</source>
        <translation>&amp;x</translation>
    </message>
    <message>
        <source>&amp;y</source>
        <translation>&amp;y</translation>
    </message>
    <message>
        <source>&amp;Direction</source>
        <translation>&amp;Richtung</translation>
    </message>
    <message>
        <source>&amp;Beam</source>
        <translation>&amp;Beamen</translation>
    </message>
    <message>
        <source>Put the player there, upright; again for another place</source>
        <translation>Den Spieler aufrecht dorthin stellen; erneut für einen anderen Ort</translation>
    </message>
</context>
<context>
    <name>sparkwright::BoardDialog</name>
    <message>
        <source>Connect a robot</source>
        <translation>Roboter verbinden</translation>
    </message>
    <message>
        <source>Choose a robot</source>
        <translation>Roboter wählen</translation>
    </message>
    <message>
        <source>&amp;Robot</source>
        <translation>&amp;Roboter</translation>
    </message>
    <message>
        <source>&amp;Host</source>
        <translation>&amp;Rechner</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>&amp;Port</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>&amp;Verbinden</translation>
    </message>
    <message>
        <source>Robots (*.f2krobot)</source>
        <translation>Roboter (*.f2krobot)</translation>
    </message>
</context>
<context>
    <name>sparkwright::BoardView</name>
    <message>
        <source>Filter messages</source>
        <translation>Nachrichten filtern</translation>
    </message>
    <message>
        <source>Hold: show no further messages</source>
        <translation>Anhalten: keine weiteren Nachrichten zeigen</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Clear messages</source>
        <translation>Nachrichten löschen</translation>
    </message>
    <message>
        <source>Messages of clients</source>
        <translation>Nachrichten der Clients</translation>
    </message>
    <message>
        <source>What clients send (→) and are told (←), with the simulated time and the number of the client.</source>
        <translation>Was Clients senden (→) und erfahren (←), mit simulierter Zeit und Nummer des Clients.</translation>
    </message>
</context>
<context>
    <name>sparkwright::CameraControl</name>
    <message>
        <source>The subject of the camera has left the scene</source>
        <translation>Was die Kamera verfolgt hat, ist nicht mehr da</translation>
    </message>
    <message>
        <source>There is no ball to follow</source>
        <translation>Es gibt keinen Ball zum Verfolgen</translation>
    </message>
    <message>
        <source>Select a robot first</source>
        <translation>Wählen Sie zuerst einen Roboter</translation>
    </message>
</context>
<context>
    <name>sparkwright::CameraFeed</name>
    <message>
        <source>Agent %1</source>
        <translation>Agent %1</translation>
    </message>
    <message>
        <source>Along +Y</source>
        <translation>Entlang +Y</translation>
    </message>
    <message>
        <source>Head (%1)</source>
        <translation>Kopf (%1)</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>Selected node</source>
        <translation>Gewählter Knoten</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a robot and its camera</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 is not there. It is shown when it comes; or choose another robot.</source>
        <translation>%1 ist nicht da. Das Bild erscheint, sobald er kommt; oder wählen Sie einen anderen Roboter.</translation>
    </message>
    <message>
        <source>No robot is there yet. Select a node to look along its +Y axis.</source>
        <translation>Noch ist kein Roboter da. Wählen Sie einen Knoten, um entlang seiner +Y-Achse zu sehen.</translation>
    </message>
    <message>
        <source>Select a node to look along its +Y axis.</source>
        <translation>Wählen Sie einen Knoten, um entlang seiner +Y-Achse zu sehen.</translation>
    </message>
    <message>
        <source>There is no picture: %1</source>
        <translation>Es gibt kein Bild: %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::CameraInset</name>
    <message>
        <source>Picture of %1</source>
        <translation>Bild von %1</translation>
    </message>
    <message>
        <source>Open as &amp;window</source>
        <translation>Als &amp;Fenster öffnen</translation>
    </message>
    <message>
        <source>To the upper &amp;left corner</source>
        <translation>In die Ecke oben &amp;links</translation>
    </message>
    <message>
        <source>To the upper &amp;right corner</source>
        <translation>In die Ecke oben &amp;rechts</translation>
    </message>
    <message>
        <source>To the l&amp;ower left corner</source>
        <translation>In die Ecke &amp;unten links</translation>
    </message>
    <message>
        <source>To the low&amp;er right corner</source>
        <translation>In die Ecke unten r&amp;echts</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Close picture</source>
        <translation>Bild schließen</translation>
    </message>
    <message>
        <source>Close this picture</source>
        <translation>Dieses Bild schließen</translation>
    </message>
    <message>
        <source>Drag it to another corner; a double click opens it as a window</source>
        <translation>Ziehen Sie es in eine andere Ecke; ein Doppelklick öffnet es als Fenster</translation>
    </message>
</context>
<context>
    <name>sparkwright::CameraPanel</name>
    <message>
        <source>Selected node</source>
        <translation>Gewählter Knoten</translation>
    </message>
    <message>
        <source>Save the camera&apos;s picture</source>
        <translation>Bild der Kamera speichern</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg)</source>
        <translation>Bilder (*.png *.jpg)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>The picture is not saved: %1</source>
        <translation>Das Bild ist nicht gespeichert: %1</translation>
    </message>
    <message>
        <source>Robot</source>
        <translation>Roboter</translation>
    </message>
    <message>
        <source>Whose camera is shown</source>
        <translation>Wessen Kamera gezeigt wird</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Camera of the robot, or the view of its head</source>
        <translation>Welche seiner Kameras, oder der Blick seines Kopfes</translation>
    </message>
    <message>
        <source>Kind of picture</source>
        <translation>Art des Bildes</translation>
    </message>
    <message>
        <source>Kind of picture: colour, depth or segments</source>
        <translation>Was das Bild von jedem Bildpunkt sagt</translation>
    </message>
    <message>
        <source>As sent</source>
        <translation>Wie gesendet</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmente</translation>
    </message>
    <message>
        <source>Save this picture</source>
        <translation>Dieses Bild speichern</translation>
    </message>
    <message>
        <source>%1 (not there)</source>
        <translation>%1 (nicht da)</translation>
    </message>
    <message>
        <source>Show this picture in a corner of the active view, too</source>
        <translation>Dieses Bild auch in einer Ecke der aktiven Ansicht zeigen</translation>
    </message>
    <message>
        <source>Show in view</source>
        <translation>In der Ansicht zeigen</translation>
    </message>
</context>
<context>
    <name>sparkwright::CameraPresets</name>
    <message>
        <source>Left goal</source>
        <translation>Linkes Tor</translation>
    </message>
    <message>
        <source>Behind the left goal</source>
        <translation>Hinter dem linken Tor</translation>
    </message>
    <message>
        <source>Left corner</source>
        <translation>Linke Ecke</translation>
    </message>
    <message>
        <source>Middle, from the side</source>
        <translation>Mitte, von der Seite</translation>
    </message>
    <message>
        <source>Right corner</source>
        <translation>Rechte Ecke</translation>
    </message>
    <message>
        <source>Behind the right goal</source>
        <translation>Hinter dem rechten Tor</translation>
    </message>
    <message>
        <source>Right goal</source>
        <translation>Rechtes Tor</translation>
    </message>
    <message>
        <source>Whole field from above</source>
        <translation>Ganzes Feld von oben</translation>
    </message>
    <message>
        <source>From the front (looking along −y)</source>
        <translation>Von vorn (Blick längs −y)</translation>
    </message>
    <message>
        <source>From behind (looking along +y)</source>
        <translation>Von hinten (Blick längs +y)</translation>
    </message>
    <message>
        <source>From the left (looking along +x)</source>
        <translation>Von links (Blick längs +x)</translation>
    </message>
    <message>
        <source>From the right (looking along −x)</source>
        <translation>Von rechts (Blick längs −x)</translation>
    </message>
    <message>
        <source>From above</source>
        <translation>Von oben</translation>
    </message>
    <message>
        <source>Obliquely from the front left</source>
        <translation>Schräg von vorn links</translation>
    </message>
    <message>
        <source>Obliquely from the front right</source>
        <translation>Schräg von vorn rechts</translation>
    </message>
    <message>
        <source>Obliquely from behind right</source>
        <translation>Schräg von hinten rechts</translation>
    </message>
</context>
<context>
    <name>sparkwright::CameraWindows</name>
    <message>
        <source>New camera wi&amp;ndow</source>
        <translation>&amp;Neues Kamerafenster</translation>
    </message>
    <message>
        <source>Show one more camera of a robot in a window of its own</source>
        <translation>Eine weitere Kamera eines Roboters in einem eigenen Fenster zeigen</translation>
    </message>
    <message>
        <source>Show camera &amp;in the view</source>
        <translation>Kamera &amp;in der Ansicht zeigen</translation>
    </message>
    <message>
        <source>Show the picture of a robot&apos;s camera small in a corner of the active view</source>
        <translation>Das Bild der Kamera eines Roboters klein in einer Ecke der aktiven Ansicht zeigen</translation>
    </message>
    <message numerus="yes">
        <source>There are %n camera windows already: close one first</source>
        <translation>
            <numerusform>Es gibt schon %n Kamerafenster: Schließen Sie es zuerst</numerusform>
            <numerusform>Es gibt schon %n Kamerafenster: Schließen Sie zuerst eines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n camera pictures in the views already: close one first</source>
        <translation>
            <numerusform>Es gibt schon %n Kamerabild in den Ansichten: Schließen Sie es zuerst</numerusform>
            <numerusform>Es gibt schon %n Kamerabilder in den Ansichten: Schließen Sie zuerst eines</numerusform>
        </translation>
    </message>
    <message>
        <source>The view is too small for a camera picture</source>
        <translation>Die Ansicht ist zu klein für ein Kamerabild</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Camera window</source>
        <translation>Kamerafenster</translation>
    </message>
</context>
<context>
    <name>sparkwright::CapturePart</name>
    <message>
        <source>Saved %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>A video is being recorded.</source>
        <translation>Ein Video wird aufgenommen.</translation>
    </message>
</context>
<context>
    <name>sparkwright::ChangeBanner</name>
    <message>
        <source>Change of the file</source>
        <translation>Änderung der Datei</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu lesen</translation>
    </message>
    <message>
        <source>Read the file again; undo brings the present text back</source>
        <translation>Die Datei neu lesen; Rückgängig bringt den jetzigen Text zurück</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meinen behalten</translation>
    </message>
    <message>
        <source>Keep the present text; saving overwrites the file</source>
        <translation>Den jetzigen Text behalten; Speichern überschreibt die Datei</translation>
    </message>
    <message>
        <source>Show difference</source>
        <translation>Unterschied zeigen</translation>
    </message>
    <message>
        <source>Compare the present text with the file</source>
        <translation>Den jetzigen Text mit der Datei vergleichen</translation>
    </message>
    <message>
        <source>Another program has changed %1.</source>
        <translation>Ein anderes Programm hat %1 geändert.</translation>
    </message>
    <message>
        <source>Another program has deleted or moved %1.</source>
        <translation>Ein anderes Programm hat %1 gelöscht oder verschoben.</translation>
    </message>
</context>
<context>
    <name>sparkwright::ColourChips</name>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Change colour</source>
        <translation>Farbe ändern</translation>
    </message>
</context>
<context>
    <name>sparkwright::ComparedView</name>
    <message>
        <source>&amp;Shift:</source>
        <translation>&amp;Verschiebung:</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>How much later this run is shown than the first one, in simulated seconds</source>
        <translation>Um wie viel später dieser Lauf gezeigt wird als der erste, in simulierten Sekunden</translation>
    </message>
    <message>
        <source>Shift of the other run</source>
        <translation>Verschiebung des anderen Laufs</translation>
    </message>
    <message>
        <source>Same camera: both runs are seen from the same place</source>
        <translation>Gleiche Kamera: Beide Läufe werden vom selben Ort aus gesehen</translation>
    </message>
    <message>
        <source>Same camera</source>
        <translation>Gleiche Kamera</translation>
    </message>
    <message>
        <source>End the comparison</source>
        <translation>Vergleich beenden</translation>
    </message>
    <message>
        <source>View of the other run</source>
        <translation>Ansicht des anderen Laufs</translation>
    </message>
    <message>
        <source>This run lasts from %1 to %2</source>
        <translation>Dieser Lauf dauert von %1 bis %2</translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>Kein Unterschied</translation>
    </message>
    <message>
        <source>Ball %1 m apart</source>
        <translation>Ball %1 m auseinander</translation>
    </message>
    <message>
        <source>left %1</source>
        <translation>links %1</translation>
    </message>
    <message>
        <source>right %1</source>
        <translation>rechts %1</translation>
    </message>
    <message>
        <source>The runs have neither ball nor robots in common</source>
        <translation>Die Läufe haben weder Ball noch Roboter gemeinsam</translation>
    </message>
    <message>
        <source>Robots up to %1 m apart (%2)</source>
        <translation>Roboter bis zu %1 m auseinander (%2)</translation>
    </message>
</context>
<context>
    <name>sparkwright::Comparison</name>
    <message>
        <source>Co&amp;mpare with recording…</source>
        <translation>Mit Aufzeichnung &amp;vergleichen …</translation>
    </message>
    <message>
        <source>Show another recording beside this one, at the same time of the match</source>
        <translation>Eine andere Aufzeichnung neben dieser zeigen, zur gleichen Zeit des Spiels</translation>
    </message>
</context>
<context>
    <name>sparkwright::Completer</name>
    <message>
        <source>Complete</source>
        <translation>Vervollständigen</translation>
    </message>
</context>
<context>
    <name>sparkwright::CompletionList</name>
    <message>
        <source>Proposals</source>
        <translation>Vorschläge</translation>
    </message>
</context>
<context>
    <name>sparkwright::ConnectDialog</name>
    <message>
        <source>Connect to server</source>
        <translation>Mit Server verbinden</translation>
    </message>
    <message>
        <source>Watch a match that runs on another server, as a monitor does. Commands of the match go there; the own simulation pauses meanwhile.</source>
        <translation>Ein Spiel ansehen, das auf einem anderen Server läuft, wie es ein Monitor tut. Befehle zum Spiel gehen dorthin; die eigene Simulation pausiert solange.</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>Name or address of the machine; host:port is understood, too</source>
        <translation>Name oder Adresse des Rechners; auch Rechner:Port wird verstanden</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>The server&apos;s port for monitors: 3200 as a rule, 60001 of newer servers</source>
        <translation>Der Port des Servers für Monitore: in der Regel 3200, bei neueren Servern 60001</translation>
    </message>
    <message>
        <source>&amp;Host</source>
        <translation>&amp;Rechner</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>&amp;Port</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>&amp;Verbinden</translation>
    </message>
    <message>
        <source>Enter the name or the address of a machine.</source>
        <translation>Geben Sie den Namen oder die Adresse eines Rechners ein.</translation>
    </message>
    <message>
        <source>A port is a number from 1 to 65535.</source>
        <translation>Ein Port ist eine Zahl von 1 bis 65535.</translation>
    </message>
</context>
<context>
    <name>sparkwright::ConnectionsModel</name>
    <message>
        <source>Answers within %1 ms (median), %2 ms (99 of 100), %3 ms (all)</source>
        <translation>Antwortet in %1 ms (Median), %2 ms (99 von 100), %3 ms (alle)</translation>
    </message>
    <message>
        <source>Cycles without an answer: %1 of %2, at most %3 in a row</source>
        <translation>Zyklen ohne Antwort: %1 von %2, höchstens %3 in Folge</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Wall time from an agent&apos;s percepts to its answer, median</source>
        <translation>Zeit von den Wahrnehmungen eines Agenten bis zu seiner Antwort, Median</translation>
    </message>
    <message>
        <source>Cycles that began before the agent had answered</source>
        <translation>Zyklen, die begannen, bevor der Agent geantwortet hatte</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Verpasst</translation>
    </message>
    <message>
        <source>Monitor</source>
        <translation>Monitor</translation>
    </message>
    <message>
        <source>%1 messages, %2 received, %3 sent, connected at %4 s</source>
        <translation>%1 Nachrichten, %2 empfangen, %3 gesendet, verbunden bei %4 s</translation>
    </message>
    <message>
        <source>%1 messages not sent: it does not read fast enough</source>
        <translation>%1 Nachrichten nicht gesendet: Er liest nicht schnell genug</translation>
    </message>
    <message>
        <source>The next cycle waits for it</source>
        <translation>Der nächste Zyklus wartet auf ihn</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Mannschaft</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Last message</source>
        <translation>Letzte Nachricht</translation>
    </message>
    <message>
        <source>Agent %1</source>
        <translation>Agent %1</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Cycles that continued without it because it was late: %1</source>
        <translation>Zyklen, die ohne ihn weitergingen, weil er zu spät war: %1</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Time to answer</source>
        <translation>Antwortzeit</translation>
    </message>
    <message>
        <source>Missed cycles</source>
        <translation>Verpasste Zyklen</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Übergangen</translation>
    </message>
    <message>
        <source>Cycles of sync mode that continued without the agent after its timeout</source>
        <translation>Zyklen des Sync-Modus, die ohne den Agenten weitergingen, weil seine Zeit zum Antworten vorbei war</translation>
    </message>
    <message>
        <source>Skipped cycles</source>
        <translation>Übergangene Zyklen</translation>
    </message>
    <message>
        <source>Thinks no more: see the log</source>
        <translation>Denkt nicht mehr: siehe Protokoll</translation>
    </message>
    <message>
        <source>Robot: %1</source>
        <translation>Roboter: %1</translation>
    </message>
    <message>
        <source>Robot type %1: %2 (%3)</source>
        <translation>Robotertyp %1: %2 (%3)</translation>
    </message>
    <message>
        <source>Battery: %1 %</source>
        <translation>Akku: %1 %</translation>
    </message>
    <message>
        <source>The battery is empty: its motors are off</source>
        <translation>Der Akku ist leer: Die Motoren sind aus</translation>
    </message>
    <message>
        <source>Hottest motor: %1, %2 °C</source>
        <translation>Wärmster Motor: %1, %2 °C</translation>
    </message>
    <message numerus="yes">
        <source>%n motor(s) with less torque, because of the heat</source>
        <translation>
            <numerusform>Ein Motor mit weniger Drehmoment wegen der Wärme</numerusform>
            <numerusform>%n Motoren mit weniger Drehmoment wegen der Wärme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n motor(s) off until they have cooled down</source>
        <translation>
            <numerusform>Ein Motor aus, bis er abgekühlt ist</numerusform>
            <numerusform>%n Motoren aus, bis sie abgekühlt sind</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 °C</source>
        <translation>%1 °C</translation>
    </message>
    <message>
        <source>Robot</source>
        <translation>Roboter</translation>
    </message>
    <message>
        <source>Type or file of the robot</source>
        <translation>Typ des Roboters oder die Datei, aus der er gemacht ist</translation>
    </message>
    <message>
        <source>Battery</source>
        <translation>Akku</translation>
    </message>
    <message>
        <source>Charge of the robot&apos;s battery</source>
        <translation>Was der Akku des Roboters noch enthält</translation>
    </message>
    <message>
        <source>Hottest</source>
        <translation>Wärmster</translation>
    </message>
    <message>
        <source>Temperature of the robot&apos;s hottest motor; marked if motors have reduced torque or are off</source>
        <translation>Temperatur des wärmsten Motors; mit einem Zeichen: Motoren haben weniger Drehmoment oder sind aus</translation>
    </message>
    <message>
        <source>Hottest motor</source>
        <translation>Wärmster Motor</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Program: %1</source>
        <translation>Programm: %1</translation>
    </message>
    <message>
        <source>Process %1</source>
        <translation>Prozess %1</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>How the program is that was started here</source>
        <translation>Wie es dem Programm geht, das hier gestartet wurde</translation>
    </message>
    <message>
        <source>In</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>Bytes received</source>
        <translation>Empfangene Bytes</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Empfangen</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Bytes sent</source>
        <translation>Gesendete Bytes</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Gesendet</translation>
    </message>
    <message>
        <source>%1, off</source>
        <translation>%1, aus</translation>
    </message>
    <message>
        <source>Strategy or display</source>
        <translation>Strategie oder Anzeige</translation>
    </message>
</context>
<context>
    <name>sparkwright::ConnectionsPanel</name>
    <message>
        <source>Command that attaches an agent</source>
        <translation>Befehl, der einen Agenten verbindet</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>Befehl kopieren</translation>
    </message>
    <message>
        <source>Copies the command, to be pasted into a terminal</source>
        <translation>Kopiert den Befehl zum Einfügen in ein Terminal</translation>
    </message>
    <message>
        <source>Each agent appears here with its team, number and last message.</source>
        <translation>Jeder Agent erscheint hier mit Mannschaft, Nummer und letzter Nachricht.</translation>
    </message>
    <message>
        <source>No agent is connected yet. Agents connect by UDP to %2, port %1.</source>
        <translation>Noch ist kein Agent verbunden. Agenten verbinden sich über UDP mit %2, Port %1.</translation>
    </message>
    <message>
        <source>A recording is shown: nobody connects to it. Agents play in a simulation of this program; open a scene or a project for one.</source>
        <translation>Eine Aufzeichnung wird gezeigt: Niemand verbindet sich mit ihr. Agenten spielen in einer Simulation dieses Programms; öffnen Sie dafür eine Szene oder ein Projekt.</translation>
    </message>
    <message>
        <source>A server elsewhere is watched. Agents connect to that server; it does not tell about them.</source>
        <translation>Ein Server anderswo wird beobachtet. Agenten verbinden sich mit jenem Server; er meldet nichts über sie.</translation>
    </message>
    <message>
        <source>No agent is connected yet. Agents for the 3D league of any team can play here: they connect by TCP to %2, port %1. This command, in a terminal, attaches one:</source>
        <translation>Noch ist kein Agent verbunden. Agenten jeder Mannschaft der 3D-Liga können hier spielen: Sie verbinden sich über TCP mit %2, Port %1. Dieser Befehl, in einem Terminal, verbindet einen:</translation>
    </message>
    <message>
        <source>No agent can connect before a port is open.</source>
        <translation>Agenten können sich erst verbinden, wenn ein Port offen ist.</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agenten</translation>
    </message>
    <message>
        <source>Filter agents</source>
        <translation>Agenten filtern</translation>
    </message>
    <message>
        <source>Filter the agents</source>
        <translation>Die Agenten filtern</translation>
    </message>
    <message>
        <source>Program to attach</source>
        <translation>Programm, das verbunden wird</translation>
    </message>
    <message>
        <source>Whose command is shown</source>
        <translation>Wessen Befehl gezeigt wird</translation>
    </message>
    <message>
        <source>Strategies lead the teams of this game, each a whole one: load them in the dock Strategies. Others connect by TCP to %2, port %1. Robots of this scene have no agents.</source>
        <translation>Strategien führen die Mannschaften dieses Spiels, jede eine ganze: laden Sie sie im Dock Strategien. Andere verbinden sich per TCP mit %2, Port %1. Die Roboter dieser Szene haben keine Agenten.</translation>
    </message>
    <message>
        <source>Programs bring a robot each, and lead it: they connect by TCP to %2, port %1. Robots of this scene have no agents.</source>
        <translation>Programme bringen je einen Roboter mit und führen ihn: Sie verbinden sich per TCP mit %2, Port %1. Roboter dieser Szene haben keine Agenten.</translation>
    </message>
    <message>
        <source>%1 (from other computers %2)</source>
        <extracomment>%1 and %2: addresses</extracomment>
        <translation>%1 (von anderen Rechnern %2)</translation>
    </message>
</context>
<context>
    <name>sparkwright::ConsoleView</name>
    <message>
        <source>The filter is no regular expression: %1, at character %2</source>
        <translation>Der Filter ist kein regulärer Ausdruck: %1, bei Zeichen %2</translation>
    </message>
    <message numerus="yes">
        <source>[%n line(s) left out, too many to show]</source>
        <translation>
            <numerusform>[%n Zeile ausgelassen, zu viele zum Zeigen]</numerusform>
            <numerusform>[%n Zeilen ausgelassen, zu viele zum Zeigen]</numerusform>
        </translation>
    </message>
    <message>
        <source>Save console</source>
        <translation>Konsole speichern</translation>
    </message>
    <message>
        <source>Texts (*.log *.txt)</source>
        <translation>Texte (*.log *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Console saved as %1</source>
        <translation>Konsole gespeichert als %1</translation>
    </message>
    <message>
        <source>The console was not saved as %1: %2</source>
        <translation>Die Konsole wurde nicht als %1 gespeichert: %2</translation>
    </message>
    <message>
        <source>All output</source>
        <translation>Alle Ausgaben</translation>
    </message>
    <message>
        <source>Standard output</source>
        <translation>Standardausgabe</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>Standardfehlerausgabe</translation>
    </message>
    <message>
        <source>Output to show</source>
        <translation>Angezeigte Ausgabe</translation>
    </message>
    <message>
        <source>Which output of the program is shown; lines of standard error have a bar at the left</source>
        <translation>Welche Ausgabe des Programms gezeigt wird; Zeilen der Standardfehlerausgabe haben links einen Balken</translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation>Nach Text filtern</translation>
    </message>
    <message>
        <source>Filter the console</source>
        <translation>Die Konsole filtern</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>Konsole</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Regulärer Ausdruck</translation>
    </message>
    <message>
        <source>The filter is a regular expression</source>
        <translation>Der Filter ist ein regulärer Ausdruck</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>Keeps the newest line in sight</source>
        <translation>Hält die neueste Zeile im Blick</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copies the selected text, or all that is shown</source>
        <translation>Kopiert den ausgewählten Text, oder alles, was gezeigt wird</translation>
    </message>
    <message>
        <source>Writes all lines that are kept to a file</source>
        <translation>Schreibt alle behaltenen Zeilen in eine Datei</translation>
    </message>
    <message>
        <source>Clear the console</source>
        <translation>Konsole leeren</translation>
    </message>
    <message>
        <source>Removes all lines from the console</source>
        <translation>Entfernt alle Zeilen aus der Konsole</translation>
    </message>
</context>
<context>
    <name>sparkwright::CoreTexts</name>
    <message>
        <source>the clock shows %1 s, limit %2 s</source>
        <comment>clock.limit</comment>
        <translation>Die Uhr zeigt %1 s, Grenze %2 s</translation>
    </message>
    <message>
        <source>the pause of %1 s is over</source>
        <comment>clock.pauseOver</comment>
        <translation>Die Pause von %1 s ist um</translation>
    </message>
    <message>
        <source>the time of %1 s is over</source>
        <comment>clock.timeOver</comment>
        <translation>Die Zeit von %1 s ist um</translation>
    </message>
    <message>
        <source>the second half begins</source>
        <comment>clock.secondHalf</comment>
        <translation>Die zweite Halbzeit beginnt</translation>
    </message>
    <message>
        <source>the teams change sides</source>
        <comment>clock.sidesChange</comment>
        <translation>Die Mannschaften wechseln die Seiten</translation>
    </message>
    <message>
        <source>players have waited for %1 s, limit %2 s</source>
        <comment>kickOff.waited</comment>
        <translation>Spieler warten seit %1 s, Grenze %2 s</translation>
    </message>
    <message>
        <source>asked for by command</source>
        <comment>command.asked</comment>
        <translation>Durch Befehl verlangt</translation>
    </message>
    <message>
        <source>%1 set to %2</source>
        <comment>command.set</comment>
        <translation>%1 auf %2 gesetzt</translation>
    </message>
    <message>
        <source>set from %1 to %2</source>
        <comment>command.score</comment>
        <translation>von %1 auf %2 gesetzt</translation>
    </message>
    <message>
        <source>decided by the human referee</source>
        <comment>command.human</comment>
        <translation>Vom menschlichen Schiedsrichter entschieden</translation>
    </message>
    <message>
        <source>%1 has touched the ball</source>
        <comment>ball.touched</comment>
        <translation>%1 hat den Ball berührt</translation>
    </message>
    <message>
        <source>last touched by %1</source>
        <comment>ball.lastTouched</comment>
        <translation>Zuletzt berührt von %1</translation>
    </message>
    <message>
        <source>touched by nobody</source>
        <comment>ball.untouched</comment>
        <translation>Von niemandem berührt</translation>
    </message>
    <message>
        <source>the ball is behind the goal line at %1, %2</source>
        <comment>ball.behindGoalLine</comment>
        <translation>Der Ball ist bei %1 hinter der Torlinie. %2</translation>
    </message>
    <message>
        <source>the ball is behind the side line at %1, %2</source>
        <comment>ball.behindSideLine</comment>
        <translation>Der Ball ist bei %1 hinter der Seitenlinie. %2</translation>
    </message>
    <message>
        <source>the ball has left the field upwards or downwards</source>
        <comment>ball.lost</comment>
        <translation>Der Ball hat das Feld nach oben oder unten verlassen</translation>
    </message>
    <message>
        <source>put back to %1</source>
        <comment>ball.putBack</comment>
        <translation>zurückgelegt nach %1</translation>
    </message>
    <message>
        <source>the ball is put to %1</source>
        <comment>ball.putTo</comment>
        <translation>Der Ball wird nach %1 gelegt</translation>
    </message>
    <message>
        <source>it is taken from where the ball is after %1 s</source>
        <comment>ball.taken</comment>
        <translation>Er wird dort ausgeführt, wo der Ball nach %1 s liegt</translation>
    </message>
    <message>
        <source>the ball is dropped at %1</source>
        <comment>ball.dropped</comment>
        <translation>Schiedsrichterball bei %1</translation>
    </message>
    <message>
        <source>taken by %1</source>
        <comment>restart.taken</comment>
        <translation>Ausgeführt von %1</translation>
    </message>
    <message>
        <source>not taken for %1 s, limit %2 s</source>
        <comment>restart.notTaken</comment>
        <translation>Seit %1 s nicht ausgeführt, Grenze %2 s</translation>
    </message>
    <message>
        <source>free kick for the opponents</source>
        <comment>restart.freeKick</comment>
        <translation>Freistoß für die Gegner</translation>
    </message>
    <message>
        <source>corner</source>
        <comment>restart.corner</comment>
        <translation>Eckstoß</translation>
    </message>
    <message>
        <source>goal kick</source>
        <comment>restart.goalKick</comment>
        <translation>Abstoß</translation>
    </message>
    <message>
        <source>%1 has asked for it</source>
        <comment>pass.asked</comment>
        <translation>%1 hat darum gebeten</translation>
    </message>
    <message>
        <source>%1 has touched the ball again %2 s after its kick, and nobody else between</source>
        <comment>doubleTouch</comment>
        <translation>%1 hat den Ball %2 s nach dem eigenen Schuss noch einmal berührt, und niemand sonst dazwischen</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>score</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>straight from a kick of %1 into the own goal</source>
        <comment>noGoal.ownGoal</comment>
        <translation>Unmittelbar aus einem Schuss von %1 ins eigene Tor</translation>
    </message>
    <message>
        <source>straight from an indirect kick of %1</source>
        <comment>noGoal.indirect</comment>
        <translation>Unmittelbar aus einem indirekten Freistoß von %1</translation>
    </message>
    <message>
        <source>after kick-off no opponent has touched the ball, and no player of the team outside the centre circle</source>
        <comment>noGoal.kickOff</comment>
        <translation>Nach dem Anstoß hat weder ein Gegner den Ball berührt noch ein Spieler der Mannschaft außerhalb des Mittelkreises</translation>
    </message>
    <message>
        <source>no second player has touched the ball since pass mode, which ended %1 s ago, limit %2 s</source>
        <comment>noGoal.passMode</comment>
        <translation>Seit dem Passmodus, der vor %1 s geendet hat, hat kein zweiter Spieler den Ball berührt, Grenze %2 s</translation>
    </message>
    <message>
        <source>%1 has been on the ground for %2 s, limit %3 s</source>
        <comment>foul.onGround</comment>
        <translation>%1 liegt seit %2 s am Boden, Grenze %3 s</translation>
    </message>
    <message>
        <source>%1 has not been standing for %2 s, limit %3 s</source>
        <comment>foul.notStanding</comment>
        <translation>%1 steht seit %2 s nicht, Grenze %3 s</translation>
    </message>
    <message>
        <source>%1 players touch each other, limit %2: %3</source>
        <comment>foul.touching</comment>
        <translation>%1 Spieler berühren einander, Grenze %2: %3</translation>
    </message>
    <message>
        <source>%1 is one of %2 in their own penalty area, limit %3, and the goalie has come</source>
        <comment>foul.illegalDefenceGoalie</comment>
        <translation>%1 ist einer von %2 im eigenen Strafraum, Grenze %3, und der Torwart ist dazugekommen</translation>
    </message>
    <message>
        <source>%1 is one of %2 in their own penalty area, limit %3, and came last</source>
        <comment>foul.illegalDefenceLast</comment>
        <translation>%1 ist einer von %2 im eigenen Strafraum, Grenze %3, und kam zuletzt</translation>
    </message>
    <message>
        <source>%1, number %2 of its team, is %3 m from the ball, limit %4 m, and %5 is %6 m from it, limit %7 m</source>
        <comment>foul.crowding</comment>
        <translation>%1, als Nummer %2 der Mannschaft, ist %3 m vom Ball entfernt, Grenze %4 m, und %5 ist %6 m von ihm entfernt, Grenze %7 m</translation>
    </message>
    <message>
        <source>%1 ran into %2 with %3 m/s, limit %4 m/s, towards the contact %5 m/s, limit %6 m/s</source>
        <comment>foul.charging</comment>
        <translation>%1 hat %2 mit %3 m/s gerempelt, Grenze %4 m/s, zum Kontakt hin %5 m/s, Grenze %6 m/s</translation>
    </message>
    <message>
        <source>%1 and %2 of %3 reach into each other by more than %4 m</source>
        <comment>foul.selfCollision</comment>
        <translation>%1 und %2 von %3 durchdringen einander um mehr als %4 m</translation>
    </message>
    <message>
        <source>put outside of the penalty area</source>
        <comment>penalty.leaveArea</comment>
        <translation>aus dem Strafraum gestellt</translation>
    </message>
    <message>
        <source>pushed %1 m away from the group</source>
        <comment>penalty.leaveGroup</comment>
        <translation>%1 m von der Gruppe weggeschoben</translation>
    </message>
    <message>
        <source>sent off after %1 s in the air</source>
        <comment>penalty.sendOff</comment>
        <translation>nach %1 s in der Luft vom Feld gestellt</translation>
    </message>
    <message>
        <source>their joints are frozen for %1 s</source>
        <comment>penalty.joints</comment>
        <translation>die Gelenke sind für %1 s eingefroren</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>verdict</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2; it was: %3</source>
        <comment>verdict.overruled</comment>
        <translation>%1: %2; es war: %3</translation>
    </message>
    <message>
        <source>instead %1</source>
        <comment>verdict.instead</comment>
        <translation>stattdessen %1</translation>
    </message>
    <message>
        <source>it does not count</source>
        <comment>verdict.nothing</comment>
        <translation>Es gilt nicht</translation>
    </message>
    <message>
        <source>confirmed by the human referee</source>
        <comment>verdict.confirmedByHuman</comment>
        <translation>vom menschlichen Schiedsrichter bestätigt</translation>
    </message>
    <message>
        <source>overruled by the human referee</source>
        <comment>verdict.overruledByHuman</comment>
        <translation>vom menschlichen Schiedsrichter aufgehoben</translation>
    </message>
    <message>
        <source>undone by the human referee</source>
        <comment>verdict.undoneByHuman</comment>
        <translation>vom menschlichen Schiedsrichter zurückgenommen</translation>
    </message>
    <message>
        <source>confirmed: nobody objected within %1 s</source>
        <comment>verdict.nobodyObjected</comment>
        <translation>bestätigt: Niemand hat innerhalb von %1 s widersprochen</translation>
    </message>
    <message>
        <source>overruled: nobody confirmed it within %1 s</source>
        <comment>verdict.nobodyConfirmed</comment>
        <translation>aufgehoben: Niemand hat es innerhalb von %1 s bestätigt</translation>
    </message>
    <message>
        <source>%1 is put back to %2</source>
        <comment>verdict.putBack</comment>
        <translation>%1 wird nach %2 zurückgestellt</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <comment>verdict.by</comment>
        <translation>%1 durch %2</translation>
    </message>
    <message>
        <source>goal</source>
        <comment>name.goal</comment>
        <translation>Tor</translation>
    </message>
    <message>
        <source>crowding</source>
        <comment>name.crowding</comment>
        <translation>Gedränge</translation>
    </message>
    <message>
        <source>touching</source>
        <comment>name.touching</comment>
        <translation>Berühren</translation>
    </message>
    <message>
        <source>illegal defence</source>
        <comment>name.illegalDefence</comment>
        <translation>Unerlaubtes Verteidigen</translation>
    </message>
    <message>
        <source>illegal attack</source>
        <comment>name.illegalAttack</comment>
        <translation>Unerlaubter Angriff</translation>
    </message>
    <message>
        <source>incapable</source>
        <comment>name.incapable</comment>
        <translation>Spielunfähigkeit</translation>
    </message>
    <message>
        <source>kick-off</source>
        <comment>name.kickOff</comment>
        <translation>Foul beim Anstoß</translation>
    </message>
    <message>
        <source>charging</source>
        <comment>name.charging</comment>
        <translation>Rempeln</translation>
    </message>
    <message>
        <source>self collision</source>
        <comment>name.selfCollision</comment>
        <translation>Selbstkollision</translation>
    </message>
    <message>
        <source>%1 has left the penalty area at %2</source>
        <comment>shootOut.left</comment>
        <translation>%1 hat den Strafraum bei %2 verlassen</translation>
    </message>
    <message>
        <source>the ball has left the box of %1 by %2 m at %3</source>
        <comment>keepaway.leftBox</comment>
        <translation>Der Ball hat den Kasten von %1 mal %2 m bei %3 verlassen</translation>
    </message>
    <message>
        <source>the right team has touched the ball</source>
        <comment>keepaway.touched</comment>
        <translation>Die rechte Mannschaft hat den Ball berührt</translation>
    </message>
    <message>
        <source>players have waited for %1 s</source>
        <comment>spl.waited</comment>
        <translation>Spieler warten seit %1 s</translation>
    </message>
    <message>
        <source>phase %1</source>
        <comment>spl.phase</comment>
        <translation>Phase %1</translation>
    </message>
    <message>
        <source>initial</source>
        <comment>spl.initial</comment>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>ready</source>
        <comment>spl.ready</comment>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>set</source>
        <comment>spl.set</comment>
        <translation>Stillstand</translation>
    </message>
    <message>
        <source>playing</source>
        <comment>spl.playing</comment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>finished</source>
        <comment>spl.finished</comment>
        <translation>Ende</translation>
    </message>
    <message>
        <source>the match is over</source>
        <comment>spl.matchOver</comment>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>the teams wait for kick-off</source>
        <comment>spl.waiting</comment>
        <translation>Die Mannschaften warten auf den Anstoß</translation>
    </message>
    <message>
        <source>kick-off</source>
        <comment>spl.kickOff</comment>
        <translation>Anstoß</translation>
    </message>
    <message>
        <source>play goes on by command</source>
        <comment>spl.command</comment>
        <translation>Das Spiel geht auf Befehl weiter</translation>
    </message>
    <message>
        <source>the teams have had %1 s</source>
        <comment>spl.teamsHad</comment>
        <translation>Die Mannschaften hatten %1 s Zeit</translation>
    </message>
    <message>
        <source>the players have stood for %1 s</source>
        <comment>spl.playersStood</comment>
        <translation>Die Spieler haben %1 s gestanden</translation>
    </message>
    <message>
        <source>%1 stands at %2</source>
        <comment>spl.standsAt</comment>
        <translation>%1 steht bei %2</translation>
    </message>
    <message>
        <source>put to %1</source>
        <comment>spl.putTo</comment>
        <translation>nach %1 gestellt</translation>
    </message>
    <message>
        <source>the ball has been off the field for %1 s</source>
        <comment>spl.ballOff</comment>
        <translation>Der Ball ist seit %1 s im Aus</translation>
    </message>
    <message>
        <source>%1 has left the field at %2</source>
        <comment>spl.leftField</comment>
        <translation>%1 hat das Feld bei %2 verlassen</translation>
    </message>
    <message>
        <source>%1 defends in the own penalty area at %2</source>
        <comment>spl.defends</comment>
        <translation>%1 verteidigt bei %2 im eigenen Strafraum</translation>
    </message>
    <message>
        <source>leaving_the_field, out for %1 s</source>
        <comment>spl.outForLeaving</comment>
        <translation>Verlassen des Feldes, %1 s Zeitstrafe</translation>
    </message>
    <message>
        <source>illegal_defender, out for %1 s</source>
        <comment>spl.outForDefending</comment>
        <translation>Unerlaubter Verteidiger, %1 s Zeitstrafe</translation>
    </message>
    <message>
        <source>ball out</source>
        <comment>rule.ballOut</comment>
        <translation>Ball im Aus</translation>
    </message>
    <message>
        <source>ball return</source>
        <comment>rule.ballReturn</comment>
        <translation>Rückkehr des Balls</translation>
    </message>
    <message>
        <source>before kick-off</source>
        <comment>rule.beforeKickOff</comment>
        <translation>Vor dem Anstoß</translation>
    </message>
    <message>
        <source>charging</source>
        <comment>rule.charging</comment>
        <translation>Rempeln</translation>
    </message>
    <message>
        <source>crowding</source>
        <comment>rule.crowding</comment>
        <translation>Gedränge</translation>
    </message>
    <message>
        <source>double touch</source>
        <comment>rule.doubleTouch</comment>
        <translation>Doppelte Berührung</translation>
    </message>
    <message>
        <source>goal</source>
        <comment>rule.goal</comment>
        <translation>Tor</translation>
    </message>
    <message>
        <source>goal kick</source>
        <comment>rule.goalKick</comment>
        <translation>Abstoß</translation>
    </message>
    <message>
        <source>goal pause</source>
        <comment>rule.goalPause</comment>
        <translation>Torpause</translation>
    </message>
    <message>
        <source>halves</source>
        <comment>rule.halves</comment>
        <translation>Halbzeiten</translation>
    </message>
    <message>
        <source>illegal defence</source>
        <comment>rule.illegalDefence</comment>
        <translation>Unerlaubtes Verteidigen</translation>
    </message>
    <message>
        <source>illegal position</source>
        <comment>rule.illegalPosition</comment>
        <translation>Unerlaubte Stellung</translation>
    </message>
    <message>
        <source>incapable</source>
        <comment>rule.incapable</comment>
        <translation>Spielunfähigkeit</translation>
    </message>
    <message>
        <source>keepaway</source>
        <comment>rule.keepaway</comment>
        <translation>Keepaway</translation>
    </message>
    <message>
        <source>kick-off</source>
        <comment>rule.kickOff</comment>
        <translation>Anstoß</translation>
    </message>
    <message>
        <source>kick-off ban</source>
        <comment>rule.kickOffBan</comment>
        <translation>Torsperre nach Anstoß</translation>
    </message>
    <message>
        <source>lost ball</source>
        <comment>rule.lostBall</comment>
        <translation>Verlorener Ball</translation>
    </message>
    <message>
        <source>pass mode</source>
        <comment>rule.passMode</comment>
        <translation>Passmodus</translation>
    </message>
    <message>
        <source>pass mode ban</source>
        <comment>rule.passModeBan</comment>
        <translation>Torsperre nach Passmodus</translation>
    </message>
    <message>
        <source>pass mode distance</source>
        <comment>rule.passModeDistance</comment>
        <translation>Abstand im Passmodus</translation>
    </message>
    <message>
        <source>penalties</source>
        <comment>rule.penalties</comment>
        <translation>Strafen</translation>
    </message>
    <message>
        <source>phases</source>
        <comment>rule.phases</comment>
        <translation>Phasen</translation>
    </message>
    <message>
        <source>posture</source>
        <comment>rule.posture</comment>
        <translation>Körperhaltung</translation>
    </message>
    <message>
        <source>quit</source>
        <comment>rule.quit</comment>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>removal penalty</source>
        <comment>rule.removalPenalty</comment>
        <translation>Zeitstrafe</translation>
    </message>
    <message>
        <source>self collision</source>
        <comment>rule.selfCollision</comment>
        <translation>Selbstkollision</translation>
    </message>
    <message>
        <source>set play</source>
        <comment>rule.setPlay</comment>
        <translation>Standardsituation</translation>
    </message>
    <message>
        <source>shoot-out</source>
        <comment>rule.shootOut</comment>
        <translation>Elfmeterschießen</translation>
    </message>
    <message>
        <source>touch times</source>
        <comment>rule.touchTimes</comment>
        <translation>Zeit seit Berührungen</translation>
    </message>
    <message>
        <source>touching</source>
        <comment>rule.touching</comment>
        <translation>Berühren</translation>
    </message>
    <message>
        <source>command</source>
        <comment>rule.command</comment>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>human referee</source>
        <comment>rule.humanReferee</comment>
        <translation>Menschlicher Schiedsrichter</translation>
    </message>
    <message>
        <source>deg</source>
        <comment>unit.deg</comment>
        <translation>°</translation>
    </message>
    <message>
        <source>bytes</source>
        <comment>unit.bytes</comment>
        <translation>Byte</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>list</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Field and ball</source>
        <comment>topic.field</comment>
        <translation>Feld und Ball</translation>
    </message>
    <message>
        <source>Teams</source>
        <comment>topic.teams</comment>
        <translation>Mannschaften</translation>
    </message>
    <message>
        <source>Course of a match</source>
        <comment>topic.course</comment>
        <translation>Ablauf eines Spiels</translation>
    </message>
    <message>
        <source>Human referee</source>
        <comment>topic.human</comment>
        <translation>Menschlicher Schiedsrichter</translation>
    </message>
    <message>
        <source>Pass mode</source>
        <comment>topic.passMode</comment>
        <translation>Passmodus</translation>
    </message>
    <message>
        <source>Fouls: posture and place</source>
        <comment>topic.posture</comment>
        <translation>Fouls: Haltung und Ort</translation>
    </message>
    <message>
        <source>Fouls: charging</source>
        <comment>topic.charging</comment>
        <translation>Fouls: Rempeln</translation>
    </message>
    <message>
        <source>Fouls: self collision</source>
        <comment>topic.selfCollision</comment>
        <translation>Fouls: Selbstkollision</translation>
    </message>
    <message>
        <source>Keepaway</source>
        <comment>topic.keepaway</comment>
        <translation>Keepaway</translation>
    </message>
    <message>
        <source>Speech</source>
        <comment>topic.speech</comment>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Standard platform league</source>
        <comment>topic.spl</comment>
        <translation>Standard-Plattform-Liga</translation>
    </message>
    <message>
        <source>Options</source>
        <comment>topic.options</comment>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Distance between the goal lines.</source>
        <comment>FieldLength</comment>
        <translation>Abstand zwischen den Torlinien.</translation>
    </message>
    <message>
        <source>Distance between the side lines.</source>
        <comment>FieldWidth</comment>
        <translation>Abstand zwischen den Seitenlinien.</translation>
    </message>
    <message>
        <source>How high a ball may be without being lost.</source>
        <comment>FieldHeight</comment>
        <translation>Wie hoch ein Ball sein darf, ohne als verloren zu gelten.</translation>
    </message>
    <message>
        <source>Between the posts.</source>
        <comment>GoalWidth</comment>
        <translation>Zwischen den Pfosten.</translation>
    </message>
    <message>
        <source>From the goal line to the back of the goal.</source>
        <comment>GoalDepth</comment>
        <translation>Von der Torlinie bis zur Rückwand des Tors.</translation>
    </message>
    <message>
        <source>Below the bar.</source>
        <comment>GoalHeight</comment>
        <translation>Unter der Latte.</translation>
    </message>
    <message>
        <source>Depth of the penalty areas.</source>
        <comment>PenaltyLength</comment>
        <translation>Tiefe der Strafräume.</translation>
    </message>
    <message>
        <source>How much wider than the goals the penalty areas are.</source>
        <comment>PenaltyWidth</comment>
        <translation>Um wie viel breiter als die Tore die Strafräume sind.</translation>
    </message>
    <message>
        <source>Radius around the ball that opponents keep out of; radius of the centre circle.</source>
        <comment>FreeKickDistance</comment>
        <translation>Radius um den Ball, den Gegner frei halten; Radius des Mittelkreises.</translation>
    </message>
    <message>
        <source>How far players who have to give way are moved.</source>
        <comment>FreeKickMoveDist</comment>
        <translation>Wie weit Spieler versetzt werden, die Platz machen müssen.</translation>
    </message>
    <message>
        <source>How far from the ball the kicking team stands when it is put in place.</source>
        <comment>KickRepelDist</comment>
        <translation>Wie weit vom Ball die ausführende Mannschaft steht, wenn er hingelegt wird.</translation>
    </message>
    <message>
        <source>Distance of the ball from the goal line at a goal kick.</source>
        <comment>GoalKickDist</comment>
        <translation>Abstand des Balls von der Torlinie beim Abstoß.</translation>
    </message>
    <message>
        <source>Radius of the ball as the rules know it.</source>
        <comment>BallRadius</comment>
        <translation>Radius des Balls, mit dem die Regeln rechnen.</translation>
    </message>
    <message>
        <source>Room that a player needs when it is moved; height of its torso after a beam.</source>
        <comment>AgentRadius</comment>
        <translation>Platz, den ein Spieler braucht, wenn er versetzt wird; Höhe seines Rumpfs nach dem Beamen.</translation>
    </message>
    <message>
        <source>Robots of one type in a team.</source>
        <comment>MaxRobotTypeCount</comment>
        <translation>Roboter eines Typs in einer Mannschaft.</translation>
    </message>
    <message>
        <source>Different types in a full team.</source>
        <comment>MinRobotTypesCount</comment>
        <translation>Verschiedene Typen in einer vollständigen Mannschaft.</translation>
    </message>
    <message>
        <source>Robots of any two types together.</source>
        <comment>MaxSumTwoRobotTypes</comment>
        <translation>Roboter zweier beliebiger Typen zusammen.</translation>
    </message>
    <message>
        <source>Motors need current, get hot and use up a battery, in robots that come from now on.</source>
        <comment>RealisticMotors</comment>
        <translation>Motoren brauchen Strom, werden heiß und leeren einen Akku, bei Robotern, die von jetzt an kommen.</translation>
    </message>
    <message>
        <source>Greatest error of a beam along each axis.</source>
        <comment>BeamNoiseXY</comment>
        <translation>Größter Fehler beim Beamen entlang jeder Achse.</translation>
    </message>
    <message>
        <source>Greatest error of the direction after a beam.</source>
        <comment>BeamNoiseAngle</comment>
        <translation>Größter Fehler der Richtung nach dem Beamen.</translation>
    </message>
    <message>
        <source>Places that are tried to find a free one for a player that is moved; 0: none.</source>
        <comment>MaxNumSafeRepositionAttempts</comment>
        <translation>Wie viele Plätze versucht werden, um für einen versetzten Spieler einen freien zu finden; 0: keiner.</translation>
    </message>
    <message>
        <source>Length of a half.</source>
        <comment>RuleHalfTime</comment>
        <translation>Dauer einer Halbzeit.</translation>
    </message>
    <message>
        <source>From a goal to the kick-off.</source>
        <comment>RuleGoalPauseTime</comment>
        <translation>Von einem Tor bis zum Anstoß.</translation>
    </message>
    <message>
        <source>Dead time before a set play.</source>
        <comment>RuleKickInPauseTime</comment>
        <translation>Ruhezeit vor einer Standardsituation.</translation>
    </message>
    <message>
        <source>After so long a restart ends with a drop ball; 0: never.</source>
        <comment>RuleDropBallTime</comment>
        <translation>Nach so langer Zeit endet eine Spielfortsetzung mit einem Schiedsrichterball; 0: nie.</translation>
    </message>
    <message>
        <source>From the first agent to the automatic kick-off.</source>
        <comment>WaitBeforeKickOff</comment>
        <translation>Vom ersten Agenten bis zum automatischen Anstoß.</translation>
    </message>
    <message>
        <source>Fouls and other offences wait until people confirm or overrule them, and the match with them.</source>
        <comment>ConfirmFouls</comment>
        <translation>Fouls und andere Verstöße warten, bis Menschen sie bestätigen oder aufheben, und mit ihnen das Spiel.</translation>
    </message>
    <message>
        <source>The same for goals.</source>
        <comment>ConfirmGoals</comment>
        <translation>Dasselbe für Tore.</translation>
    </message>
    <message>
        <source>How long the match waits for people to confirm or overrule a decision; 0: for ever.</source>
        <comment>ConfirmWindow</comment>
        <translation>Wie lange das Spiel darauf wartet, dass Menschen eine Entscheidung bestätigen oder aufheben; 0: ohne Ende.</translation>
    </message>
    <message>
        <source>What nobody has decided about in time stands; else it is overruled.</source>
        <comment>ConfirmByDefault</comment>
        <translation>Worüber niemand rechtzeitig entschieden hat, gilt; sonst wird es aufgehoben.</translation>
    </message>
    <message>
        <source>How long the match may have gone on when the last decision is undone; 0: it cannot be.</source>
        <comment>UndoWindow</comment>
        <translation>Wie lange das Spiel weitergegangen sein darf, wenn die letzte Entscheidung zurückgenommen wird; 0: gar nicht.</translation>
    </message>
    <message>
        <source>Fastest ball with which pass mode can begin.</source>
        <comment>PassModeMaxBallSpeed</comment>
        <translation>Schnellster Ball, mit dem der Passmodus beginnen kann.</translation>
    </message>
    <message>
        <source>Greatest distance from the ball of the player who asks.</source>
        <comment>PassModeMaxBallDist</comment>
        <translation>Größter Abstand des bittenden Spielers vom Ball.</translation>
    </message>
    <message>
        <source>Distance from the ball that opponents keep.</source>
        <comment>PassModeMinOppBallDist</comment>
        <translation>Abstand vom Ball, den Gegner halten.</translation>
    </message>
    <message>
        <source>How long pass mode lasts at most.</source>
        <comment>PassModeDuration</comment>
        <translation>Wie lange der Passmodus höchstens dauert.</translation>
    </message>
    <message>
        <source>How long the team may not score afterwards.</source>
        <comment>PassModeScoreWaitTime</comment>
        <translation>Wie lange die Mannschaft danach kein Tor schießen darf.</translation>
    </message>
    <message>
        <source>How long it may not ask again.</source>
        <comment>PassModeRetryWaitTime</comment>
        <translation>Wie lange sie nicht noch einmal darum bitten darf.</translation>
    </message>
    <message>
        <source>How long a player may not stand upright.</source>
        <comment>NotStandingMaxTime</comment>
        <translation>Wie lange ein Spieler nicht aufrecht stehen darf, ohne bestraft zu werden.</translation>
    </message>
    <message>
        <source>The same for the goalie.</source>
        <comment>GoalieNotStandingMaxTime</comment>
        <translation>Dasselbe für den Torwart.</translation>
    </message>
    <message>
        <source>How long a player may lie on the ground.</source>
        <comment>GroundMaxTime</comment>
        <translation>Wie lange ein Spieler am Boden liegen darf.</translation>
    </message>
    <message>
        <source>The same for the goalie.</source>
        <comment>GoalieGroundMaxTime</comment>
        <translation>Dasselbe für den Torwart.</translation>
    </message>
    <message>
        <source>Players in their own penalty area, with the goalie.</source>
        <comment>MaxPlayersInsideOwnArea</comment>
        <translation>Spieler im eigenen Strafraum, mit dem Torwart.</translation>
    </message>
    <message>
        <source>Players that may touch one another in one group.</source>
        <comment>MaxTouchGroupSize</comment>
        <translation>Spieler, die einander in einer Gruppe berühren dürfen.</translation>
    </message>
    <message>
        <source>Crowding is looked for while an opponent is nearer to the ball than this; 0: never.</source>
        <comment>MinOppDistance</comment>
        <translation>Auf Gedränge wird geachtet, solange ein Gegner näher am Ball ist als dies; 0: nie.</translation>
    </message>
    <message>
        <source>Distance from the ball that the second of a team keeps then.</source>
        <comment>Min2PlDistance</comment>
        <translation>Abstand vom Ball, den der Zweite einer Mannschaft dann hält.</translation>
    </message>
    <message>
        <source>Distance from the ball that the third of a team keeps then.</source>
        <comment>Min3PlDistance</comment>
        <translation>Abstand vom Ball, den der Dritte einer Mannschaft dann hält.</translation>
    </message>
    <message>
        <source>How long a player that is sent off hangs in the air first.</source>
        <comment>FoulHoldTime</comment>
        <translation>Wie lange ein Spieler, der vom Feld gestellt wird, zuerst in der Luft hängt.</translation>
    </message>
    <message>
        <source>Slowest offender.</source>
        <comment>ChargingMinSpeed</comment>
        <translation>Geringste Geschwindigkeit des Rempelnden.</translation>
    </message>
    <message>
        <source>Smallest angle between its motion and the direction to the ball.</source>
        <comment>ChargingMinBallSpeedAngle</comment>
        <translation>Kleinster Winkel zwischen seiner Bewegung und der Richtung zum Ball.</translation>
    </message>
    <message>
        <source>Smallest difference of both players&apos; distances from the ball.</source>
        <comment>ChargingMinDeltaDist</comment>
        <translation>Kleinster Unterschied der Abstände beider Spieler vom Ball.</translation>
    </message>
    <message>
        <source>Smallest difference of the angles between their motion and each other.</source>
        <comment>ChargingMinDeltaAng</comment>
        <translation>Kleinster Unterschied der Winkel zwischen ihrer Bewegung und der Richtung zum jeweils anderen.</translation>
    </message>
    <message>
        <source>No charging so long after a touch of the ball.</source>
        <comment>ChargingImmunityTime</comment>
        <translation>So lange nach einer Ballberührung gilt nichts als Rempeln.</translation>
    </message>
    <message>
        <source>No charging so long after an innocent contact.</source>
        <comment>ChargingCollisionMinTime</comment>
        <translation>So lange nach einem unschuldigen Kontakt gilt nichts als Rempeln.</translation>
    </message>
    <message>
        <source>What concerns the ball counts only so near to it.</source>
        <comment>ChargingMaxBallRulesDist</comment>
        <translation>Was den Ball betrifft, zählt nur so nah bei ihm.</translation>
    </message>
    <message>
        <source>A contact nearer to the ball than this is never a foul.</source>
        <comment>ChargingMinCollBallDist</comment>
        <translation>Ein Kontakt, der näher am Ball ist als dies, ist nie ein Foul.</translation>
    </message>
    <message>
        <source>Slowest motion into the contact.</source>
        <comment>ChargingMinCollisionSpeed</comment>
        <translation>Geringste Geschwindigkeit in den Kontakt hinein.</translation>
    </message>
    <message>
        <source>How far parts of a robot may reach into one another.</source>
        <comment>SelfCollisionsTolerance</comment>
        <translation>Wie weit Teile eines Roboters einander durchdringen dürfen.</translation>
    </message>
    <message>
        <source>How long joints are frozen.</source>
        <comment>SelfCollisionJointFrozenTime</comment>
        <translation>Wie lange Gelenke eingefroren sind.</translation>
    </message>
    <message>
        <source>How long they cannot be frozen again.</source>
        <comment>SelfCollisionJointThawTime</comment>
        <translation>Wie lange sie nicht noch einmal eingefroren werden können.</translation>
    </message>
    <message>
        <source>Least time between two punishments by sending off.</source>
        <comment>SelfCollisionBeamCooldownTime</comment>
        <translation>Kürzeste Zeit zwischen zwei Strafen durch Verweis vom Feld.</translation>
    </message>
    <message>
        <source>Centre of the box.</source>
        <comment>KeepawayCenterX</comment>
        <translation>Mitte des Kastens.</translation>
    </message>
    <message>
        <source>Centre of the box.</source>
        <comment>KeepawayCenterY</comment>
        <translation>Mitte des Kastens.</translation>
    </message>
    <message>
        <source>First size of the box along x.</source>
        <comment>KeepawayLength</comment>
        <translation>Anfängliche Größe des Kastens entlang x.</translation>
    </message>
    <message>
        <source>First size of the box along y.</source>
        <comment>KeepawayWidth</comment>
        <translation>Anfängliche Größe des Kastens entlang y.</translation>
    </message>
    <message>
        <source>How fast it shrinks along x.</source>
        <comment>KeepawayLengthReductionRate</comment>
        <translation>Wie schnell er entlang x schrumpft.</translation>
    </message>
    <message>
        <source>How fast it shrinks along y.</source>
        <comment>KeepawayWidthReductionRate</comment>
        <translation>Wie schnell er entlang y schrumpft.</translation>
    </message>
    <message>
        <source>Longest text that a player says.</source>
        <comment>SayMaxLength</comment>
        <translation>Längster Text, den ein Spieler ruft.</translation>
    </message>
    <message>
        <source>How far it is heard.</source>
        <comment>SayRange</comment>
        <translation>Wie weit er zu hören ist.</translation>
    </message>
    <message>
        <source>Time for teams to take their positions.</source>
        <comment>ReadyDuration</comment>
        <translation>Zeit, in der die Mannschaften ihre Plätze einnehmen.</translation>
    </message>
    <message>
        <source>Time between taking positions and play.</source>
        <comment>SetDuration</comment>
        <translation>Zeit zwischen dem Einnehmen der Plätze und dem Spiel.</translation>
    </message>
    <message>
        <source>How long a player is taken out for a foul.</source>
        <comment>PenaltyDuration</comment>
        <translation>Wie lange ein Spieler wegen eines Fouls aus dem Spiel genommen wird.</translation>
    </message>
    <message>
        <source>Agents are told the score.</source>
        <comment>ReportScore</comment>
        <translation>Agenten erfahren den Spielstand.</translation>
    </message>
    <message>
        <source>Agents hear the name of the team that speaks.</source>
        <comment>LabelMessages</comment>
        <translation>Agenten hören den Namen der Mannschaft, die ruft.</translation>
    </message>
    <message>
        <source>Players may stand anywhere at kick-off and be beamed anywhere.</source>
        <comment>StartAnyFieldPosition</comment>
        <translation>Spieler dürfen beim Anstoß überall stehen und überallhin gebeamt werden.</translation>
    </message>
    <message>
        <source>The match ends after the first half.</source>
        <comment>SingleHalfTime</comment>
        <translation>Das Spiel endet nach der ersten Halbzeit.</translation>
    </message>
    <message>
        <source>Teams change sides at half time.</source>
        <comment>ChangeSidesInSecondHalf</comment>
        <translation>Die Mannschaften wechseln zur Halbzeit die Seiten.</translation>
    </message>
    <message>
        <source>Halves begin by themselves.</source>
        <comment>AutomaticKickOff</comment>
        <translation>Halbzeiten beginnen von selbst.</translation>
    </message>
    <message>
        <source>The first kick-off is decided by lot; else it is the left team&apos;s.</source>
        <comment>CoinTossForKickOff</comment>
        <translation>Über den ersten Anstoß entscheidet das Los; sonst hat ihn die linke Mannschaft.</translation>
    </message>
    <message>
        <source>The run ends 10 s after the match.</source>
        <comment>AutomaticQuit</comment>
        <translation>Der Lauf endet 10 s nach dem Spiel.</translation>
    </message>
    <message>
        <source>The left team shoots penalties, and the right goalie stays in its area.</source>
        <comment>PenaltyShootout</comment>
        <translation>Die linke Mannschaft schießt Elfmeter, und der rechte Torwart bleibt in seinem Strafraum.</translation>
    </message>
    <message>
        <source>The left team keeps the ball from the right one inside a box that shrinks.</source>
        <comment>Keepaway</comment>
        <translation>Die linke Mannschaft hält den Ball in einem schrumpfenden Kasten von der rechten fern.</translation>
    </message>
    <message>
        <source>Illegal defenders are sent off; else moved out of the area.</source>
        <comment>IllegalDefenseBeamPenalty</comment>
        <translation>Unerlaubte Verteidiger werden vom Feld gestellt; sonst aus dem Strafraum versetzt.</translation>
    </message>
    <message>
        <source>Touching players are sent off; else moved apart.</source>
        <comment>TouchingFoulBeamPenalty</comment>
        <translation>Spieler, die einander berühren, werden vom Feld gestellt; sonst auseinandergeschoben.</translation>
    </message>
    <message>
        <source>Charging is looked for.</source>
        <comment>UseCharging</comment>
        <translation>Auf Rempeln wird geachtet.</translation>
    </message>
    <message>
        <source>Self collisions are punished.</source>
        <comment>FoulOnSelfCollisions</comment>
        <translation>Selbstkollisionen werden bestraft.</translation>
    </message>
    <message>
        <source>Self collisions are logged.</source>
        <comment>PrintSelfCollisions</comment>
        <translation>Selbstkollisionen werden protokolliert.</translation>
    </message>
    <message>
        <source>Self collisions lead to sending off; else joints freeze.</source>
        <comment>SelfCollisionBeamPenalty</comment>
        <translation>Selbstkollisionen führen zum Verweis vom Feld; sonst frieren Gelenke ein.</translation>
    </message>
    <message>
        <source>Self collisions that are punished are written to a file.</source>
        <comment>WriteSelfCollisionsToFile</comment>
        <translation>Bestrafte Selbstkollisionen werden in eine Datei geschrieben.</translation>
    </message>
    <message>
        <source>A kick-off by command puts the ball to the centre.</source>
        <comment>KickOffMovesBall</comment>
        <translation>Ein Anstoß auf Befehl legt den Ball in die Mitte.</translation>
    </message>
    <message>
        <source>What is left open is decided by lot; else for the left team, and for who comes first.</source>
        <comment>DrawLots</comment>
        <translation>Was offen bleibt, entscheidet das Los; sonst für die linke Mannschaft und für den, der zuerst kommt.</translation>
    </message>
    <message>
        <source>The rules are those of the standard platform league.</source>
        <comment>SplRules</comment>
        <translation>Es gelten die Regeln der Standard-Plattform-Liga.</translation>
    </message>
    <message>
        <source>A ball that has left the field comes back where and when it does in rcssserver3d; else beside who touched it last.</source>
        <comment>SplReferenceQuirks</comment>
        <translation>Ein Ball im Aus kommt zurück, wo und wann er es in rcssserver3d tut; sonst neben dem, der ihn zuletzt berührt hat.</translation>
    </message>
    <message>
        <source>did you mean %1?</source>
        <comment>suggest.one</comment>
        <translation>Meinten Sie %1?</translation>
    </message>
    <message>
        <source>did you mean %1 or %2?</source>
        <comment>suggest.two</comment>
        <translation>Meinten Sie %1 oder %2?</translation>
    </message>
    <message>
        <source>did you mean %1, %2 or %3?</source>
        <comment>suggest.three</comment>
        <translation>Meinten Sie %1, %2 oder %3?</translation>
    </message>
    <message>
        <source>&apos;)&apos; without &apos;(&apos;</source>
        <comment>syntax.noOpen</comment>
        <translation>„)“ ohne „(“</translation>
    </message>
    <message>
        <source>&apos;(&apos; without &apos;)&apos;</source>
        <comment>syntax.noClose</comment>
        <translation>„(“ ohne „)“</translation>
    </message>
    <message>
        <source>remove it, or look for a list closed too early</source>
        <comment>syntax.remove</comment>
        <translation>Entfernen Sie sie, oder suchen Sie eine Liste, die zu früh geschlossen wird</translation>
    </message>
    <message>
        <source>control character is ignored</source>
        <comment>syntax.control</comment>
        <translation>Steuerzeichen wird nicht beachtet</translation>
    </message>
    <message>
        <source>text outside of all lists is ignored</source>
        <comment>syntax.outside</comment>
        <translation>Text außerhalb aller Listen wird nicht beachtet</translation>
    </message>
    <message>
        <source>the text after &apos; ends without a closing &apos;</source>
        <comment>syntax.singleQuote</comment>
        <translation>Der Text nach &apos; endet ohne schließendes &apos;</translation>
    </message>
    <message>
        <source>a text with blanks needs double quotes</source>
        <comment>syntax.doubleQuotes</comment>
        <translation>Ein Text mit Leerzeichen braucht doppelte Anführungszeichen</translation>
    </message>
    <message>
        <source>quoted text never ends</source>
        <comment>syntax.quoted</comment>
        <translation>Text in Anführungszeichen endet nie</translation>
    </message>
    <message>
        <source>close it with the same kind of quote</source>
        <comment>syntax.sameQuote</comment>
        <translation>Schließen Sie ihn mit der gleichen Art von Anführungszeichen</translation>
    </message>
    <message>
        <source>%1 lists are still open at the end of the text; the outermost starts in line %2</source>
        <comment>syntax.stillOpen</comment>
        <translation>%1 Listen sind am Ende des Textes noch offen; die äußerste beginnt in Zeile %2</translation>
    </message>
    <message>
        <source>by its indentation, the list in line %1 should not be inside it</source>
        <comment>syntax.indentation</comment>
        <translation>Der Einrückung nach sollte die Liste in Zeile %1 nicht darin stehen</translation>
    </message>
    <message>
        <source>%1 is no scene: it holds no list</source>
        <comment>scene.empty</comment>
        <translation>%1 ist keine Szene: Es enthält keine Liste</translation>
    </message>
    <message>
        <source>a scene starts with (RSG 0 1)</source>
        <comment>scene.startsWith</comment>
        <translation>Eine Szene beginnt mit (RSG 0 1)</translation>
    </message>
    <message>
        <source>this is no scene of a known version</source>
        <comment>scene.version</comment>
        <translation>Das ist keine Szene einer bekannten Version</translation>
    </message>
    <message>
        <source>a scene starts with (RSG 0 1), a delta scene with (RDS 0 1)</source>
        <comment>scene.startsWithEither</comment>
        <translation>Eine Szene beginnt mit (RSG 0 1), eine Delta-Szene mit (RDS 0 1)</translation>
    </message>
    <message>
        <source>the scene has no body</source>
        <comment>scene.noBody</comment>
        <translation>Die Szene hat keinen Rumpf</translation>
    </message>
    <message>
        <source>a scene is a header and one list</source>
        <comment>scene.oneList</comment>
        <translation>Eine Szene besteht aus einem Kopf und einer Liste</translation>
    </message>
    <message>
        <source>&apos;)&apos; too many; what follows is ignored</source>
        <comment>scene.bracketTooMany</comment>
        <translation>Eine „)“ zu viel; was folgt, wird nicht beachtet</translation>
    </message>
    <message>
        <source>text after the end of the scene is ignored</source>
        <comment>scene.textBehind</comment>
        <translation>Text nach dem Ende der Szene wird nicht beachtet</translation>
    </message>
    <message>
        <source>the file starts with a byte order mark, which the reference takes for text</source>
        <comment>scene.byteOrderMark</comment>
        <translation>Die Datei beginnt mit einer Bytereihenfolge-Marke, die das Vorbild für Text hält</translation>
    </message>
    <message>
        <source>save it as UTF-8 without one</source>
        <comment>scene.saveWithout</comment>
        <translation>Speichern Sie sie als UTF-8 ohne diese Marke</translation>
    </message>
    <message>
        <source>%1 is read as %2</source>
        <comment>scene.readAs</comment>
        <translation>%1 wird als %2 gelesen</translation>
    </message>
    <message>
        <source>elements of the header after the version are ignored</source>
        <comment>scene.header</comment>
        <translation>Elemente des Kopfs nach der Version werden nicht beachtet</translation>
    </message>
    <message>
        <source>lists are nested more than %1 deep</source>
        <comment>scene.tooDeep</comment>
        <translation>Listen sind mehr als %1-fach verschachtelt</translation>
    </message>
    <message>
        <source>more than %1 findings; the rest of this file is not reported</source>
        <comment>scene.findings</comment>
        <translation>Mehr als %1 Befunde; der Rest dieser Datei wird nicht gemeldet</translation>
    </message>
    <message>
        <source>more than %1 warnings; the rest of this file is not reported</source>
        <comment>scene.warnings</comment>
        <translation>Mehr als %1 Warnungen; der Rest dieser Datei wird nicht gemeldet</translation>
    </message>
    <message>
        <source>more than %1 errors; the rest of this file is not reported</source>
        <comment>scene.errors</comment>
        <translation>Mehr als %1 Fehler; der Rest dieser Datei wird nicht gemeldet</translation>
    </message>
    <message>
        <source>the scene file %1 does not exist below the data directories</source>
        <comment>scene.missing</comment>
        <translation>Die Szenendatei %1 gibt es unterhalb der Datenverzeichnisse nicht</translation>
    </message>
    <message>
        <source>names are looked up below the data directories, never beside the importing file</source>
        <comment>scene.lookedUp</comment>
        <translation>Namen werden unterhalb der Datenverzeichnisse gesucht, nie neben der importierenden Datei</translation>
    </message>
    <message>
        <source>&apos;nd&apos; needs the name of a class</source>
        <comment>node.noClass</comment>
        <translation>„nd“ braucht den Namen einer Klasse</translation>
    </message>
    <message>
        <source>class &apos;%1&apos; is unknown</source>
        <comment>node.unknownClass</comment>
        <translation>Die Klasse „%1“ ist unbekannt</translation>
    </message>
    <message>
        <source>class &apos;%1&apos; makes no nodes of a scene</source>
        <comment>node.noNode</comment>
        <translation>Die Klasse „%1“ bildet keine Knoten einer Szene</translation>
    </message>
    <message>
        <source>the new node goes nowhere: %1, which it is put below, is no longer in the scene</source>
        <comment>node.goesNowhere</comment>
        <translation>Der neue Knoten kommt nirgendwohin: %1, worunter er steht, ist nicht mehr in der Szene</translation>
    </message>
    <message>
        <source>it was removed, or dissolved since an import left nothing but Transforms in it</source>
        <comment>node.removed</comment>
        <translation>Er wurde entfernt, oder aufgelöst, weil ein Import nur Transforms in ihm gelassen hat</translation>
    </message>
    <message>
        <source>&apos;sel&apos; needs the name of a child</source>
        <comment>node.selNoName</comment>
        <translation>„sel“ braucht den Namen eines Kindes</translation>
    </message>
    <message>
        <source>%1 has no child %2 to select</source>
        <comment>node.noChild</comment>
        <translation>%1 hat kein Kind %2, das gewählt werden könnte</translation>
    </message>
    <message>
        <source>the name %1 is taken by a sibling already; paths lead to the first one</source>
        <comment>node.nameTaken</comment>
        <translation>Den Namen %1 trägt schon ein Geschwisterknoten; Pfade führen zum ersten</translation>
    </message>
    <message>
        <source>%1 has only %2 children to update</source>
        <comment>node.fewChildren</comment>
        <translation>%1 hat nur %2 Kinder zum Erneuern</translation>
    </message>
    <message>
        <source>%1 is no node of a scene</source>
        <comment>node.notOfScene</comment>
        <translation>%1 ist kein Knoten einer Szene</translation>
    </message>
    <message>
        <source>class %1 has no method &apos;%2&apos; (node %3)</source>
        <comment>call.noMethodAt</comment>
        <translation>Die Klasse %1 hat keine Methode „%2“ (Knoten %3)</translation>
    </message>
    <message>
        <source>class %1 has no method %2</source>
        <comment>call.noMethod</comment>
        <translation>Die Klasse %1 hat keine Methode %2</translation>
    </message>
    <message>
        <source>no class has a method %1</source>
        <comment>call.nowhere</comment>
        <translation>Keine Klasse hat eine Methode %1</translation>
    </message>
    <message>
        <source>class %1 refuses &apos;%2&apos;: %3 (node %4)</source>
        <comment>call.refusedAt</comment>
        <translation>Die Klasse %1 weist „%2“ zurück: %3 (Knoten %4)</translation>
    </message>
    <message>
        <source>class %1 refuses %2: %3 takes %4, not %5</source>
        <comment>call.refused</comment>
        <translation>Die Klasse %1 weist %2 zurück: %3 nimmt %4, nicht %5</translation>
    </message>
    <message>
        <source>%1 is refused: %2</source>
        <comment>call.refusedFor</comment>
        <translation>%1 wird zurückgewiesen: %2</translation>
    </message>
    <message>
        <source>%1 takes %2, not %3</source>
        <comment>call.takes</comment>
        <translation>%1 nimmt %2, nicht %3</translation>
    </message>
    <message>
        <source>%1 value</source>
        <comment>count.one</comment>
        <translation>%1 Wert</translation>
    </message>
    <message>
        <source>%1 values</source>
        <comment>count.many</comment>
        <translation>%1 Werte</translation>
    </message>
    <message>
        <source>at least %1 value</source>
        <comment>count.atLeastOne</comment>
        <translation>mindestens %1 Wert</translation>
    </message>
    <message>
        <source>at least %1 values</source>
        <comment>count.atLeast</comment>
        <translation>mindestens %1 Werte</translation>
    </message>
    <message>
        <source>%1 to %2 value</source>
        <comment>count.upToOne</comment>
        <translation>%1 bis %2 Wert</translation>
    </message>
    <message>
        <source>%1 to %2 values</source>
        <comment>count.upTo</comment>
        <translation>%1 bis %2 Werte</translation>
    </message>
    <message>
        <source>%1 is not called: its node has been removed in the meantime</source>
        <comment>call.removed</comment>
        <translation>%1 wird nicht aufgerufen: Der Knoten wurde inzwischen entfernt</translation>
    </message>
    <message>
        <source>%1 is too large; %2 reads as %3</source>
        <comment>call.tooLarge</comment>
        <translation>%1 ist zu groß; %2 wird als %3 gelesen</translation>
    </message>
    <message>
        <source>%1 is no finite number; %2 reads as %3</source>
        <comment>call.notFinite</comment>
        <translation>%1 ist keine endliche Zahl; %2 wird als %3 gelesen</translation>
    </message>
    <message>
        <source>numbers reach from -3.4e38 to 3.4e38</source>
        <comment>call.rangeOfNumbers</comment>
        <translation>Zahlen reichen von -3.4e38 bis 3.4e38</translation>
    </message>
    <message>
        <source>integers reach from -2147483647 to 2147483647</source>
        <comment>call.rangeOfIntegers</comment>
        <translation>ganze Zahlen reichen von -2147483647 bis 2147483647</translation>
    </message>
    <message>
        <source>%1 is no number; %2 reads as 0</source>
        <comment>call.noNumber</comment>
        <translation>%1 ist keine Zahl; %2 wird als 0 gelesen</translation>
    </message>
    <message>
        <source>%1 is read as %2 for %3</source>
        <comment>call.readAs</comment>
        <translation>%1 wird als %2 für %3 gelesen</translation>
    </message>
    <message>
        <source>expected true or false, not %1</source>
        <comment>call.noFlag</comment>
        <translation>Erwartet wird true oder false, nicht %1</translation>
    </message>
    <message>
        <source>%1 arguments are given to a file without template%2</source>
        <comment>template.noTemplate</comment>
        <translation>%1 Argumente werden einer Datei ohne Template gegeben%2</translation>
    </message>
    <message>
        <source>the template takes %1 arguments, %2 is given%3</source>
        <comment>template.takesOne</comment>
        <translation>Das Template nimmt %1 Argumente, %2 wird gegeben%3</translation>
    </message>
    <message>
        <source>the template takes %1 arguments, %2 are given%3</source>
        <comment>template.takes</comment>
        <translation>Das Template nimmt %1 Argumente, %2 werden gegeben%3</translation>
    </message>
    <message>
        <source>the template of %1 takes %2 arguments, %3 is given</source>
        <comment>template.ofFileTakesOne</comment>
        <translation>Das Template von %1 nimmt %2 Argumente, %3 wird gegeben</translation>
    </message>
    <message>
        <source>the template of %1 takes %2 arguments, %3 are given</source>
        <comment>template.ofFileTakes</comment>
        <translation>Das Template von %1 nimmt %2 Argumente, %3 werden gegeben</translation>
    </message>
    <message>
        <source>without a value: %1</source>
        <comment>template.without</comment>
        <translation>Ohne Wert: %1</translation>
    </message>
    <message>
        <source>the names of template parameters end here; the rest of the list is ignored</source>
        <comment>template.namesEnd</comment>
        <translation>Die Namen der Template-Parameter enden hier; der Rest der Liste wird nicht beachtet</translation>
    </message>
    <message>
        <source>%1 is no name for a template parameter</source>
        <comment>template.noName</comment>
        <translation>%1 ist kein Name für einen Template-Parameter</translation>
    </message>
    <message>
        <source>the name %1 is taken already</source>
        <comment>template.taken</comment>
        <translation>Der Name %1 ist schon vergeben</translation>
    </message>
    <message>
        <source>the template parameter %1 has no value%2</source>
        <comment>template.noValue</comment>
        <translation>Der Template-Parameter %1 hat keinen Wert%2</translation>
    </message>
    <message>
        <source>the template parameter %1 has no value that could be replaced%2</source>
        <comment>template.notReplaced</comment>
        <translation>Der Template-Parameter %1 hat keinen Wert, der ersetzt werden könnte%2</translation>
    </message>
    <message>
        <source>the template parameter $%1 is never used</source>
        <comment>template.unused</comment>
        <translation>Der Template-Parameter $%1 wird nie benutzt</translation>
    </message>
    <message>
        <source>the variable $%1 is never used</source>
        <comment>variable.unused</comment>
        <translation>Die Variable $%1 wird nie benutzt</translation>
    </message>
    <message>
        <source>names start with $</source>
        <comment>variable.dollar</comment>
        <translation>Namen beginnen mit $</translation>
    </message>
    <message>
        <source>&apos;def&apos; needs a name and a value</source>
        <comment>variable.noNameAndValue</comment>
        <translation>„def“ braucht einen Namen und einen Wert</translation>
    </message>
    <message>
        <source>%1 is no name for a variable</source>
        <comment>variable.noName</comment>
        <translation>%1 ist kein Name für eine Variable</translation>
    </message>
    <message>
        <source>&apos;def&apos; gives %1 no value</source>
        <comment>variable.noValue</comment>
        <translation>„def“ gibt %1 keinen Wert</translation>
    </message>
    <message>
        <source>what follows the value of &apos;def&apos; is ignored</source>
        <comment>variable.more</comment>
        <translation>Was nach dem Wert von „def“ folgt, wird nicht beachtet</translation>
    </message>
    <message>
        <source>%1 is not defined</source>
        <comment>variable.undefined</comment>
        <translation>%1 ist nicht definiert</translation>
    </message>
    <message>
        <source>quotes do not keep %1 from being replaced by its value</source>
        <comment>variable.quotes</comment>
        <translation>Anführungszeichen verhindern nicht, dass %1 durch den Wert ersetzt wird</translation>
    </message>
    <message>
        <source>&apos;switch&apos; needs a value to choose by</source>
        <comment>switch.noValue</comment>
        <translation>„switch“ braucht einen Wert, nach dem gewählt wird</translation>
    </message>
    <message>
        <source>text between the cases of a switch is ignored</source>
        <comment>switch.text</comment>
        <translation>Text zwischen den Fällen eines „switch“ wird nicht beachtet</translation>
    </message>
    <message>
        <source>no case of the switch is &apos;%1&apos;; the rest of the file is not read</source>
        <comment>switch.noCase</comment>
        <translation>Kein Fall des „switch“ ist „%1“; der Rest der Datei wird nicht gelesen</translation>
    </message>
    <message>
        <source>there is %1</source>
        <comment>switch.thereIs</comment>
        <translation>Es gibt %1</translation>
    </message>
    <message>
        <source>the case &apos;%1&apos; has nothing to do</source>
        <comment>switch.nothing</comment>
        <translation>Der Fall „%1“ hat nichts zu tun</translation>
    </message>
    <message>
        <source>write () to do nothing</source>
        <comment>switch.writeEmpty</comment>
        <translation>Schreiben Sie (), um nichts zu tun</translation>
    </message>
    <message>
        <source>only the first element of a case counts; this one is ignored</source>
        <comment>switch.onlyFirst</comment>
        <translation>Nur das erste Element eines Falls zählt; dieses wird nicht beachtet</translation>
    </message>
    <message>
        <source>put a list around all of them</source>
        <comment>switch.listAround</comment>
        <translation>Fassen Sie alle in eine Liste</translation>
    </message>
    <message>
        <source>an empty case ends the search; those behind it are never chosen</source>
        <comment>switch.emptyCase</comment>
        <translation>Ein leerer Fall beendet die Suche; die dahinter werden nie gewählt</translation>
    </message>
    <message>
        <source>expressions are nested more than %1 deep</source>
        <comment>value.tooDeep</comment>
        <translation>Ausdrücke sind mehr als %1-fach verschachtelt</translation>
    </message>
    <message>
        <source>a list cannot be a value here</source>
        <comment>value.list</comment>
        <translation>Eine Liste kann hier kein Wert sein</translation>
    </message>
    <message>
        <source>values are atoms, $parameters, (eval ...) and (join ...)</source>
        <comment>value.kinds</comment>
        <translation>Werte sind Atome, $parameter, (eval ...) und (join ...)</translation>
    </message>
    <message>
        <source>%1 is no operator</source>
        <comment>value.noOperator</comment>
        <translation>%1 ist kein Operator</translation>
    </message>
    <message>
        <source>eval needs a script engine, and there is none</source>
        <comment>value.noScripts</comment>
        <translation>eval braucht einen Skript-Interpreter, und es gibt keinen</translation>
    </message>
    <message>
        <source>eval: the expression is empty</source>
        <comment>value.evalEmpty</comment>
        <translation>eval: Der Ausdruck ist leer</translation>
    </message>
    <message>
        <source>eval: %1</source>
        <comment>value.eval</comment>
        <translation>eval: %1</translation>
    </message>
    <message>
        <source>the expression is: %1</source>
        <comment>value.expression</comment>
        <translation>Der Ausdruck ist: %1</translation>
    </message>
    <message>
        <source>the ; is part of %1 and starts no comment</source>
        <comment>value.semicolon</comment>
        <translation>Das ; gehört zu %1 und beginnt keinen Kommentar</translation>
    </message>
    <message>
        <source>put a blank before it</source>
        <comment>value.blank</comment>
        <translation>Setzen Sie ein Leerzeichen davor</translation>
    </message>
    <message>
        <source>this is an atom of its own, though there is no blank before it</source>
        <comment>value.atom</comment>
        <translation>Das ist ein eigenes Atom, obwohl kein Leerzeichen davorsteht</translation>
    </message>
    <message>
        <source>, imported from %1</source>
        <comment>import.from</comment>
        <translation>, importiert von %1</translation>
    </message>
    <message>
        <source>more than %1 files are imported; no more are read</source>
        <comment>import.tooMany</comment>
        <translation>Mehr als %1 Dateien werden importiert; weitere werden nicht gelesen</translation>
    </message>
    <message>
        <source>way here: %1</source>
        <comment>import.way</comment>
        <translation>Weg hierher: %1</translation>
    </message>
    <message>
        <source>template cycle: &apos;%1&apos; imports itself</source>
        <comment>import.cycle</comment>
        <translation>Template-Zyklus: „%1“ importiert sich selbst</translation>
    </message>
    <message>
        <source>template cycle: imports are nested more than %1 deep</source>
        <comment>import.tooDeep</comment>
        <translation>Template-Zyklus: Importe sind mehr als %1-fach verschachtelt</translation>
    </message>
    <message>
        <source>no scene importer is installed</source>
        <comment>import.noImporter</comment>
        <translation>Es ist kein Szenenimporteur da</translation>
    </message>
    <message>
        <source>no importer reads %1</source>
        <comment>import.nobody</comment>
        <translation>Kein Importeur liest %1</translation>
    </message>
    <message>
        <source>the scene file &apos;%1&apos; does not exist below the data directories</source>
        <comment>import.missing</comment>
        <translation>Die Szenendatei „%1“ gibt es unterhalb der Datenverzeichnisse nicht</translation>
    </message>
    <message>
        <source>names are looked up below the data directories, never beside the importing file</source>
        <comment>import.lookedUp</comment>
        <translation>Namen werden unterhalb der Datenverzeichnisse gesucht, nie neben der importierenden Datei</translation>
    </message>
    <message>
        <source>%1 is larger than 64 MiB and is not read</source>
        <comment>import.tooLarge</comment>
        <translation>%1 ist größer als 64 MiB und wird nicht gelesen</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <comment>import.unreadable</comment>
        <translation>%1 kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>cannot find the script %1 below the data directories</source>
        <comment>script.missing</comment>
        <translation>Das Skript %1 findet sich nicht unterhalb der Datenverzeichnisse</translation>
    </message>
    <message>
        <source>the script %1 is larger than 64 MiB and is not read</source>
        <comment>script.tooLarge</comment>
        <translation>Das Skript %1 ist größer als 64 MiB und wird nicht gelesen</translation>
    </message>
    <message>
        <source>script %1 is not run: %2 scripts have run each other</source>
        <comment>script.deep</comment>
        <translation>Das Skript %1 wird nicht ausgeführt: %2 Skripte haben einander ausgeführt</translation>
    </message>
    <message>
        <source>%1 is no name for a variable: both parts start with an upper-case letter</source>
        <comment>script.noName</comment>
        <translation>%1 ist kein Name für eine Variable: Beide Teile beginnen mit einem Großbuchstaben</translation>
    </message>
    <message>
        <source>cannot set %1: %2</source>
        <comment>script.cannotSet</comment>
        <translation>%1 kann nicht gesetzt werden: %2</translation>
    </message>
    <message>
        <source>%1 is a number, not `%2`</source>
        <comment>script.needsNumber</comment>
        <translation>%1 ist eine Zahl, nicht `%2`</translation>
    </message>
    <message>
        <source>%1 is true or false, not `%2`</source>
        <comment>script.needsFlag</comment>
        <translation>%1 ist true oder false, nicht `%2`</translation>
    </message>
    <message>
        <source>%1: %2; a name is needed, such as &apos;Soccer.FieldLength&apos;</source>
        <comment>script.nameNeeded</comment>
        <translation>%1: %2; nötig ist ein Name wie &apos;Soccer.FieldLength&apos;</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <comment>script.argumentIs</comment>
        <translation>%1 ist %2</translation>
    </message>
    <message>
        <source>the name is %1</source>
        <comment>script.aNameIs</comment>
        <translation>der Name ist %1</translation>
    </message>
    <message>
        <source>the variable %1 is nil</source>
        <comment>script.variableNil</comment>
        <translation>Die Variable %1 ist nil</translation>
    </message>
    <message>
        <source>the variable %1 is nil, because %2 is</source>
        <comment>script.variableNilOf</comment>
        <translation>Die Variable %1 ist nil, denn %2 ist nil</translation>
    </message>
    <message>
        <source>agent %1: a script has taken it out of the scene; disconnected</source>
        <comment>agent.takenOut</comment>
        <translation>Agent %1: Ein Skript hat ihn aus der Szene genommen; Verbindung getrennt</translation>
    </message>
    <message>
        <source>agent %1: %2</source>
        <comment>agent.warning</comment>
        <translation>Agent %1: %2</translation>
    </message>
    <message>
        <source>agent %1: %2; further ones are not reported</source>
        <comment>agent.lastWarning</comment>
        <translation>Agent %1: %2; weitere werden nicht gemeldet</translation>
    </message>
    <message>
        <source>its message is read up to a mistake: %1</source>
        <comment>agent.mistake</comment>
        <translation>Seine Nachricht wird bis zu einem Fehler gelesen: %1</translation>
    </message>
    <message>
        <source>no effector &apos;%1&apos;, ignored</source>
        <comment>agent.noEffector</comment>
        <translation>Kein Effektor „%1“, wird nicht beachtet</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is ignored: it has no robot yet, which (scene FILE) asks for</source>
        <comment>agent.noRobot</comment>
        <translation>&apos;%1&apos; wird ignoriert: Er hat noch keinen Roboter; um den bittet (scene FILE)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; waits for its robot, which (scene FILE) asks for</source>
        <comment>agent.waits</comment>
        <translation>&apos;%1&apos; wartet auf seinen Roboter; um den bittet (scene FILE)</translation>
    </message>
    <message>
        <source>agent %1: says far more than it is asked for; disconnected</source>
        <comment>agent.saysTooMuch</comment>
        <translation>Agent %1: sagt weit mehr, als er gefragt ist; Verbindung getrennt</translation>
    </message>
    <message>
        <source>agent %1: thinks longer than the time between its percepts; %2 were left out so far</source>
        <comment>agent.thinksTooLong</comment>
        <translation>Agent %1: denkt länger als die Zeit zwischen seinen Wahrnehmungen; bisher wurden %2 ausgelassen</translation>
    </message>
    <message>
        <source>%1: no (syn) for %2, disconnected</source>
        <comment>agent.lateDisconnected</comment>
        <translation>%1: kein (syn) seit %2, Verbindung getrennt</translation>
    </message>
    <message>
        <source>%1: no (syn) for %2, the cycle goes on without it</source>
        <comment>agent.lateSkipped</comment>
        <translation>%1: kein (syn) seit %2, der Zyklus geht ohne ihn weiter</translation>
    </message>
    <message>
        <source>%1: no (syn) for %2, as in %3 cycles so far; they went on without it</source>
        <comment>agent.lateOften</comment>
        <translation>%1: kein (syn) seit %2, wie bisher in %3 Zyklen; sie gingen ohne ihn weiter</translation>
    </message>
    <message>
        <source>agent %1: init refused: %2</source>
        <comment>init.refused</comment>
        <translation>Agent %1: init abgelehnt: %2</translation>
    </message>
    <message>
        <source>agent %1: its second init, as %2 %3, is ignored: it plays as %4 %5</source>
        <comment>init.second</comment>
        <translation>Agent %1: sein zweites init, als %2 %3, wird ignoriert: Er spielt als %4 %5</translation>
    </message>
    <message>
        <source>a team name has 1 to %1 characters and no blanks or parentheses</source>
        <comment>init.name</comment>
        <translation>Ein Mannschaftsname hat 1 bis %1 Zeichen und keine Leerzeichen oder Klammern</translation>
    </message>
    <message>
        <source>numbers are 1 to %1, or 0 for any that is free</source>
        <comment>init.number</comment>
        <translation>Nummern gehen von 1 bis %1, oder 0 für irgendeine freie</translation>
    </message>
    <message>
        <source>there are two teams already, %1 and %2</source>
        <comment>init.twoTeams</comment>
        <translation>Es gibt schon zwei Mannschaften, %1 und %2</translation>
    </message>
    <message>
        <source>number %1 is taken</source>
        <comment>init.taken</comment>
        <translation>Die Nummer %1 ist vergeben</translation>
    </message>
    <message>
        <source>the team is complete</source>
        <comment>init.complete</comment>
        <translation>Die Mannschaft ist vollständig</translation>
    </message>
    <message>
        <source>the team has %1 robots of type %2 already</source>
        <comment>init.types</comment>
        <translation>Die Mannschaft hat schon %1 Roboter vom Typ %2</translation>
    </message>
    <message>
        <source>the team would have %1 robots of two types</source>
        <comment>init.twoTypes</comment>
        <translation>Die Mannschaft hätte %1 Roboter zweier Typen</translation>
    </message>
    <message>
        <source>the places that are left are for other robot types</source>
        <comment>init.otherTypes</comment>
        <translation>Die übrigen Plätze sind für andere Robotertypen</translation>
    </message>
    <message>
        <source>trainer command %1 ignored: %2</source>
        <comment>trainer.ignored</comment>
        <translation>Trainerbefehl %1 nicht beachtet: %2</translation>
    </message>
    <message>
        <source>there is no such player</source>
        <comment>trainer.noPlayer</comment>
        <translation>Diesen Spieler gibt es nicht</translation>
    </message>
    <message>
        <source>expected Left, Right or None</source>
        <comment>trainer.side</comment>
        <translation>Erwartet wird Left, Right oder None</translation>
    </message>
    <message>
        <source>there is no such play mode</source>
        <comment>trainer.noMode</comment>
        <translation>Diesen Spielmodus gibt es nicht</translation>
    </message>
    <message>
        <source>expected seconds, at least 0</source>
        <comment>trainer.seconds</comment>
        <translation>Erwartet werden Sekunden, mindestens 0</translation>
    </message>
    <message>
        <source>expected (left &lt;n&gt;)(right &lt;n&gt;), both at least 0</source>
        <comment>trainer.score</comment>
        <translation>Erwartet wird (left &lt;n&gt;)(right &lt;n&gt;), beide mindestens 0</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>trainer.partly</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>`%1` is no number, and was read as %2; decimals have a point</source>
        <comment>trainer.readAs</comment>
        <translation>`%1` ist keine Zahl und wurde als %2 gelesen; Dezimalzahlen haben einen Punkt</translation>
    </message>
    <message>
        <source>`%1` is no number</source>
        <comment>trainer.noNumber</comment>
        <translation>`%1` ist keine Zahl</translation>
    </message>
    <message>
        <source>expected %1 numbers, found %2</source>
        <comment>trainer.fewNumbers</comment>
        <translation>%1 Zahlen erwartet, %2 gefunden</translation>
    </message>
    <message>
        <source>a place or velocity is at most %1 in each direction, in m or m/s</source>
        <comment>trainer.far</comment>
        <translation>Ein Ort oder eine Geschwindigkeit ist höchstens %1 in jeder Richtung, in m oder m/s</translation>
    </message>
    <message>
        <source>there is no ball</source>
        <comment>trainer.noBall</comment>
        <translation>Es gibt keinen Ball</translation>
    </message>
    <message>
        <source>expected (pos &lt;x&gt; &lt;y&gt; &lt;z&gt;), (vel &lt;x&gt; &lt;y&gt; &lt;z&gt;) or both</source>
        <comment>trainer.ball</comment>
        <translation>(pos &lt;x&gt; &lt;y&gt; &lt;z&gt;), (vel &lt;x&gt; &lt;y&gt; &lt;z&gt;) oder beides erwartet</translation>
    </message>
    <message>
        <source>expected (pos &lt;x&gt; &lt;y&gt; &lt;z&gt;), (move &lt;x&gt; &lt;y&gt; &lt;z&gt; &lt;deg&gt;), (battery &lt;n&gt;) or (temperature &lt;n&gt;)</source>
        <comment>trainer.agent</comment>
        <translation>(pos &lt;x&gt; &lt;y&gt; &lt;z&gt;), (move &lt;x&gt; &lt;y&gt; &lt;z&gt; &lt;deg&gt;), (battery &lt;n&gt;) oder (temperature &lt;n&gt;) erwartet</translation>
    </message>
    <message>
        <source>expected a variable and its value: (set (RuleHalfTime 300))</source>
        <comment>trainer.set</comment>
        <translation>Erwartet werden eine Variable und ihr Wert: (set (RuleHalfTime 300))</translation>
    </message>
    <message>
        <source>it takes no arguments</source>
        <comment>trainer.nothing</comment>
        <translation>Er nimmt keine Argumente</translation>
    </message>
    <message>
        <source>expected nothing, or (foul &lt;kind&gt;)(unum &lt;n&gt;)(team Left|Right) for what is punished instead</source>
        <comment>trainer.overrule</comment>
        <translation>Erwartet wird nichts, oder (foul &lt;kind&gt;)(unum &lt;n&gt;)(team Left|Right) für das, was stattdessen bestraft wird</translation>
    </message>
    <message>
        <source>there is no such foul; there are %1</source>
        <comment>trainer.noFoul</comment>
        <translation>Dieses Foul gibt es nicht; es gibt %1</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <comment>setUp.unreadable</comment>
        <translation>Die Datei kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>it must be below a data directory and no larger than 1 MiB</source>
        <comment>setUp.typeFile</comment>
        <translation>Sie muss unterhalb eines Datenverzeichnisses liegen und darf höchstens 1 MiB groß sein</translation>
    </message>
    <message>
        <source>it must exist and be no larger than 64 MiB</source>
        <comment>setUp.sceneFile</comment>
        <translation>Es muss sie geben, und sie darf höchstens 64 MiB groß sein</translation>
    </message>
    <message>
        <source>%1 values for templates are left over</source>
        <comment>setUp.valuesLeft</comment>
        <translation>%1 Werte für Templates sind übrig</translation>
    </message>
    <message>
        <source>each template takes as many as it declares</source>
        <comment>setUp.asMany</comment>
        <translation>Jedes Template nimmt so viele, wie es erklärt</translation>
    </message>
    <message>
        <source>nothing here uses the variable %1, which is set from outside</source>
        <comment>setUp.unusedVariable</comment>
        <translation>Nichts benutzt hier die Variable %1, die von außen gesetzt wird</translation>
    </message>
    <message>
        <source>cannot set %1 from outside: %2</source>
        <comment>setUp.refusedVariable</comment>
        <translation>%1 kann von außen nicht gesetzt werden: %2</translation>
    </message>
    <message>
        <source>names and ids of robot types have to differ in all files that are loaded</source>
        <comment>setUp.differ</comment>
        <translation>Namen und Nummern von Robotertypen müssen sich in allen geladenen Dateien unterscheiden</translation>
    </message>
    <message>
        <source>there is no template %1</source>
        <comment>setUp.noTemplate</comment>
        <translation>Es gibt kein Template %1</translation>
    </message>
    <message>
        <source>robots are in files rsg/agent/….rsg of a data directory</source>
        <comment>setUp.robotFiles</comment>
        <translation>Roboter stehen in Dateien rsg/agent/….rsg eines Datenverzeichnisses</translation>
    </message>
    <message>
        <source>%1 is no robot file</source>
        <comment>setUp.noRobot</comment>
        <translation>%1 ist keine Roboterdatei</translation>
    </message>
    <message>
        <source>it has to begin with (RSG 0 1)</source>
        <comment>setUp.robotHeader</comment>
        <translation>Sie muss mit (RSG 0 1) beginnen</translation>
    </message>
    <message>
        <source>there is no file %1 of motors</source>
        <comment>setUp.noMotors</comment>
        <translation>Es gibt keine Motorendatei %1</translation>
    </message>
    <message>
        <source>such as robots/nao_motors.toml</source>
        <comment>setUp.motorExample</comment>
        <translation>etwa robots/nao_motors.toml</translation>
    </message>
    <message>
        <source>the bundle &apos;%1&apos; could not be loaded: %2</source>
        <comment>setUp.bundle</comment>
        <translation>Das Bündel „%1“ konnte nicht geladen werden: %2</translation>
    </message>
    <message>
        <source>the active scene has been taken out of the tree; an empty one takes its place</source>
        <comment>setUp.sceneGone</comment>
        <translation>Die aktive Szene wurde aus dem Baum genommen; eine leere tritt an ihre Stelle</translation>
    </message>
    <message>
        <source>loaded %1</source>
        <comment>session.loaded</comment>
        <translation>%1 geladen</translation>
    </message>
    <message>
        <source>the simulation failed: %1</source>
        <comment>session.failed</comment>
        <translation>Die Simulation ist gescheitert: %1</translation>
    </message>
    <message>
        <source>listening for agents on %1, for monitors on %2</source>
        <comment>session.listening</comment>
        <translation>Wartet auf Agenten an %1, auf Monitore an %2</translation>
    </message>
    <message>
        <source>a monitor asked to end the simulation: paused</source>
        <comment>session.ended</comment>
        <translation>Ein Monitor hat das Ende der Simulation verlangt: angehalten</translation>
    </message>
    <message>
        <source>pending: %1; (confirm) or (overrule), the match waits</source>
        <comment>verdict.pending</comment>
        <translation>Zu entscheiden: %1; (confirm) oder (overrule), das Spiel wartet</translation>
    </message>
    <message>
        <source>pending: %1; (confirm) or (overrule), the match waits for %2 s</source>
        <comment>verdict.pendingFor</comment>
        <translation>Zu entscheiden: %1; (confirm) oder (overrule), das Spiel wartet %2 s</translation>
    </message>
    <message>
        <source>mode</source>
        <comment>kind.mode</comment>
        <translation>Spielmodus</translation>
    </message>
    <message>
        <source>goal</source>
        <comment>kind.goal</comment>
        <translation>Tor</translation>
    </message>
    <message>
        <source>no goal</source>
        <comment>kind.noGoal</comment>
        <translation>kein Tor</translation>
    </message>
    <message>
        <source>foul</source>
        <comment>kind.foul</comment>
        <translation>Foul</translation>
    </message>
    <message>
        <source>offence</source>
        <comment>kind.offence</comment>
        <translation>Verstoß</translation>
    </message>
    <message>
        <source>score</source>
        <comment>kind.score</comment>
        <translation>Spielstand</translation>
    </message>
    <message>
        <source>confirmed</source>
        <comment>kind.confirmed</comment>
        <translation>bestätigt</translation>
    </message>
    <message>
        <source>overruled</source>
        <comment>kind.overruled</comment>
        <translation>aufgehoben</translation>
    </message>
    <message>
        <source>undone</source>
        <comment>kind.undone</comment>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>notice</source>
        <comment>kind.notice</comment>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>event.list</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>event.rule</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <comment>event.what</comment>
        <translation>%1 %2 (%3)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>event.because</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>event.then</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>waiting for %1: no (syn) for %2</source>
        <comment>agent.awaited</comment>
        <translation>warte auf %1: kein (syn) seit %2</translation>
    </message>
    <message>
        <source>waiting for %1 and %2 more: no (syn) for %3</source>
        <comment>agent.awaitedAndOthers</comment>
        <translation>warte auf %1 und %2 weitere: kein (syn) seit %3</translation>
    </message>
    <message>
        <source>monitor %1 reads too slowly; it gets the newest state instead of every change</source>
        <comment>server.slowMonitor</comment>
        <translation>Monitor %1 liest zu langsam; er erhält den neuesten Stand statt jeder Änderung</translation>
    </message>
    <message>
        <source>%1 thinks no more and its robot stands: %2</source>
        <comment>agent.stands</comment>
        <translation>%1 denkt nicht mehr, und sein Roboter steht: %2</translation>
    </message>
    <message>
        <source>it did not come back from thinking in time</source>
        <comment>agent.lost</comment>
        <translation>Er kam nicht rechtzeitig vom Denken zurück</translation>
    </message>
    <message>
        <source>--think-timeout SECONDS allows more</source>
        <comment>agent.patience</comment>
        <translation>--think-timeout SECONDS erlaubt mehr</translation>
    </message>
    <message>
        <source>its answer has %1 bytes, messages end at 1 MiB</source>
        <comment>agent.longAnswer</comment>
        <translation>Seine Antwort hat %1 Byte, Nachrichten enden bei 1 MiB</translation>
    </message>
    <message>
        <source>it threw an exception: %1</source>
        <comment>agent.exception</comment>
        <translation>Er hat eine Ausnahme geworfen: %1</translation>
    </message>
    <message>
        <source>it threw something that is no exception</source>
        <comment>agent.noException</comment>
        <translation>Er hat etwas geworfen, das keine Ausnahme ist</translation>
    </message>
    <message>
        <source>%1 agents have told no name, or the same as another: the run depends on who has connected first ((agent TEAM NUMBER) in the first message tells it)</source>
        <comment>agent.noNames</comment>
        <translation>%1 Agenten haben keinen Namen genannt, oder denselben wie ein anderer: Der Ablauf hängt davon ab, wer sich zuerst verbunden hat ((agent TEAM NUMBER) in der ersten Nachricht nennt ihn)</translation>
    </message>
    <message>
        <source>%1 has been silent for too long and counts as gone</source>
        <comment>agent.silent</comment>
        <translation>%1 schweigt schon zu lange und gilt als gegangen</translation>
    </message>
    <message>
        <source>an agent (%1) has said too much before the start; disconnected</source>
        <comment>agent.floods</comment>
        <translation>Ein Agent (%1) hat vor dem Start zu viel gesagt; Verbindung getrennt</translation>
    </message>
    <message>
        <source>%1 left: answers in %2 ms (median), %3 ms (99 %); %4 of %5 cycles missed</source>
        <comment>agent.left</comment>
        <translation>%1 ist gegangen: Antworten in %2 ms (Median), %3 ms (99 %); %4 von %5 Zyklen verpasst</translation>
    </message>
    <message>
        <source>agent %1</source>
        <comment>agent.named</comment>
        <translation>Agent %1</translation>
    </message>
    <message>
        <source>agent %1 (%2)</source>
        <comment>agent.namedWith</comment>
        <translation>Agent %1 (%2)</translation>
    </message>
    <message>
        <source>%1 cannot be opened as a zip archive: %2</source>
        <comment>zip.unreadable</comment>
        <translation>%1 lässt sich nicht als Zip-Archiv öffnen: %2</translation>
    </message>
    <message>
        <source>%1 is no file</source>
        <comment>zip.noFile</comment>
        <translation>%1 ist keine Datei</translation>
    </message>
    <message>
        <source>%1 is larger than an archive may be, 1 GiB</source>
        <comment>zip.large</comment>
        <translation>%1 ist größer, als ein Archiv sein darf: 1 GiB</translation>
    </message>
    <message>
        <source>%1 has more than %2 entries</source>
        <comment>zip.entries</comment>
        <translation>%1 hat mehr als %2 Einträge</translation>
    </message>
    <message>
        <source>there is no `%1` here</source>
        <comment>formation.notHere</comment>
        <translation>Hier gibt es kein „%1“</translation>
    </message>
    <message>
        <source>a file of formations has tables [[formation]]</source>
        <comment>formation.tables</comment>
        <translation>Eine Datei von Formationen hat Tabellen [[formation]]</translation>
    </message>
    <message>
        <source>a formation is a table</source>
        <comment>formation.table</comment>
        <translation>Eine Formation ist eine Tabelle</translation>
    </message>
    <message>
        <source>write [[formation]]</source>
        <comment>formation.write</comment>
        <translation>Schreiben Sie [[formation]]</translation>
    </message>
    <message>
        <source>a formation has no `%1` of this kind</source>
        <comment>formation.unknown</comment>
        <translation>Eine Formation hat kein „%1“ dieser Art</translation>
    </message>
    <message>
        <source>a formation has a name or a kind</source>
        <comment>formation.name</comment>
        <translation>Eine Formation hat einen Namen (name) oder eine Art (kind)</translation>
    </message>
    <message>
        <source>add a line such as name = %1</source>
        <comment>formation.addName</comment>
        <translation>Fügen Sie eine Zeile wie name = %1 hinzu</translation>
    </message>
    <message>
        <source>a place is two shares of the field, perhaps with metres behind: [x, y] or [x, y, dx, dy]</source>
        <comment>formation.place</comment>
        <translation>Ein Platz besteht aus zwei Anteilen des Feldes, vielleicht mit Metern dahinter: [x, y] oder [x, y, dx, dy]</translation>
    </message>
    <message>
        <source>each lies between -10 and 10; the field goes from -1 to 1</source>
        <comment>formation.limits</comment>
        <translation>Jeder liegt zwischen -10 und 10; das Feld reicht von -1 bis 1</translation>
    </message>
    <message>
        <source>a player has a number from 1, a place, and perhaps a heading within ±360</source>
        <comment>formation.player</comment>
        <translation>Ein Spieler hat eine Nummer ab 1, einen Platz und vielleicht eine Richtung innerhalb von ±360</translation>
    </message>
    <message>
        <source>write %1</source>
        <comment>formation.writePlayer</comment>
        <translation>Schreiben Sie %1</translation>
    </message>
    <message>
        <source>player %1 has two places</source>
        <comment>formation.twoPlaces</comment>
        <translation>Spieler %1 hat zwei Plätze</translation>
    </message>
    <message>
        <source>the first one counts</source>
        <comment>formation.first</comment>
        <translation>Der erste zählt</translation>
    </message>
    <message>
        <source>formations are a TOML file</source>
        <comment>formation.toml</comment>
        <translation>Formationen sind eine TOML-Datei</translation>
    </message>
    <message>
        <source>cannot read the formations</source>
        <comment>formation.unreadable</comment>
        <translation>Die Formationen können nicht gelesen werden</translation>
    </message>
    <message>
        <source>is it a text of at most 1 MiB that you may read?</source>
        <comment>formation.text</comment>
        <translation>Ist es ein Text von höchstens 1 MiB, den Sie lesen dürfen?</translation>
    </message>
    <message>
        <source>a picture has 1 to %1 pixels along each side</source>
        <comment>image.size</comment>
        <translation>Ein Bild hat 1 bis %1 Pixel an jeder Seite</translation>
    </message>
    <message>
        <source>the near plane must be more than 0 m away, and the far plane farther</source>
        <comment>image.planes</comment>
        <translation>Die nahe Ebene muss mehr als 0 m entfernt sein, und die ferne weiter</translation>
    </message>
    <message>
        <source>the mirror&apos;s parameter is 0 or more</source>
        <comment>image.mirror</comment>
        <translation>Der Parameter des Spiegels ist 0 oder mehr</translation>
    </message>
    <message>
        <source>a mirror&apos;s opening angle is more than 0 and at most 340 degrees</source>
        <comment>image.mirrorAngle</comment>
        <translation>Der Öffnungswinkel eines Spiegels ist mehr als 0 und höchstens 340 Grad</translation>
    </message>
    <message>
        <source>with this parameter a mirror shows less than %1 degrees</source>
        <comment>image.mirrorShows</comment>
        <translation>Mit diesem Parameter zeigt ein Spiegel weniger als %1 Grad</translation>
    </message>
    <message>
        <source>the opening angle is more than 0 and at most 160 degrees</source>
        <comment>image.angle</comment>
        <translation>Der Öffnungswinkel ist mehr als 0 und höchstens 160 Grad</translation>
    </message>
    <message>
        <source>the distortion is no number</source>
        <comment>image.distortion</comment>
        <translation>Die Verzeichnung ist keine Zahl</translation>
    </message>
    <message>
        <source>with this distortion, parts of the picture would lie over one another</source>
        <comment>image.folds</comment>
        <translation>Mit dieser Verzeichnung lägen Teile des Bildes übereinander</translation>
    </message>
    <message>
        <source>command %1 ignored: %2</source>
        <comment>manipulation.ignored</comment>
        <translation>Befehl %1 nicht beachtet: %2</translation>
    </message>
    <message>
        <source>places are (pos x y z) in m, orientations (rot x y z) in degrees</source>
        <comment>manipulation.pose</comment>
        <translation>Orte sind (pos x y z) in m, Drehungen (rot x y z) in Grad</translation>
    </message>
    <message>
        <source>expected (pos x y) or (pos x y z) in m, and perhaps (turn &lt;degrees&gt;)</source>
        <comment>manipulation.place</comment>
        <translation>Erwartet wird (pos x y) oder (pos x y z) in m und vielleicht (turn &lt;degrees&gt;)</translation>
    </message>
    <message>
        <source>velocities are (velocity zero), (velocity keep), (vel x y z) in m/s, (spin x y z) in rad/s</source>
        <comment>manipulation.velocity</comment>
        <translation>Geschwindigkeiten sind (velocity zero), (velocity keep), (vel x y z) in m/s, (spin x y z) in rad/s</translation>
    </message>
    <message>
        <source>expected (force x y z) in N, and perhaps (at x y z) and (time &lt;s&gt;), at most 10</source>
        <comment>manipulation.force</comment>
        <translation>Erwartet wird (force x y z) in N und vielleicht (at x y z) und (time &lt;s&gt;), höchstens 10</translation>
    </message>
    <message>
        <source>expected (torque x y z) in N·m, and perhaps (time &lt;s&gt;), at most 10</source>
        <comment>manipulation.torque</comment>
        <translation>Erwartet wird (torque x y z) in N·m und vielleicht (time &lt;s&gt;), höchstens 10</translation>
    </message>
    <message>
        <source>there is no such node</source>
        <comment>manipulation.noNode</comment>
        <translation>Diesen Knoten gibt es nicht</translation>
    </message>
    <message>
        <source>name one by (id &lt;number&gt;) or (path /usr/scene/…)</source>
        <comment>manipulation.nameOne</comment>
        <translation>Nennen Sie einen mit (id &lt;number&gt;) oder (path /usr/scene/…)</translation>
    </message>
    <message>
        <source>%1 has no body, and stands where the scene puts it</source>
        <comment>manipulation.noBody</comment>
        <translation>%1 hat keinen Körper und steht, wo die Szene es hinstellt</translation>
    </message>
    <message>
        <source>change its place in the scene file</source>
        <comment>manipulation.inScene</comment>
        <translation>Ändern Sie seinen Ort in der Szenendatei</translation>
    </message>
    <message>
        <source>there is no room within 2 m</source>
        <comment>manipulation.noRoom</comment>
        <translation>Im Umkreis von 2 m ist kein Platz</translation>
    </message>
    <message>
        <source>this mesh cannot be used: %1</source>
        <comment>mesh.unusable</comment>
        <translation>Dieses Netz kann nicht benutzt werden: %1</translation>
    </message>
    <message>
        <source>no importer reads meshes of this kind</source>
        <comment>mesh.noImporter</comment>
        <translation>Kein Importeur liest Netze dieser Art</translation>
    </message>
    <message>
        <source>some of its faces have no normals; they are computed</source>
        <comment>mesh.noNormals</comment>
        <translation>Einige seiner Flächen haben keine Normalen; sie werden berechnet</translation>
    </message>
    <message>
        <source>there is no such file, or it is larger than 64 MB</source>
        <comment>mesh.noFile</comment>
        <translation>Es gibt keine solche Datei, oder sie ist größer als 64 MB</translation>
    </message>
    <message>
        <source>it is empty</source>
        <comment>mesh.empty</comment>
        <translation>Es ist leer</translation>
    </message>
    <message>
        <source>it claims to have more than is in it</source>
        <comment>mesh.promises</comment>
        <translation>Es gibt vor, mehr zu enthalten, als darin ist</translation>
    </message>
    <message>
        <source>its reader crashed; the file is broken</source>
        <comment>mesh.crashed</comment>
        <translation>Sein Leser ist abgestürzt; die Datei ist beschädigt</translation>
    </message>
    <message>
        <source>its reader does not come to an end</source>
        <comment>mesh.endless</comment>
        <translation>Sein Leser kommt zu keinem Ende</translation>
    </message>
    <message>
        <source>its reader ran out of memory</source>
        <comment>mesh.outOfMemory</comment>
        <translation>Seinem Leser ging der Speicher aus</translation>
    </message>
    <message>
        <source>there is no memory to read it</source>
        <comment>mesh.noMemory</comment>
        <translation>Es ist kein Speicher da, um es zu lesen</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <comment>mesh.unreadable</comment>
        <translation>Es kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>it has more than %1 vertices or triangles</source>
        <comment>mesh.tooMuch</comment>
        <translation>Es hat mehr als %1 Ecken oder Dreiecke</translation>
    </message>
    <message>
        <source>it has no triangles</source>
        <comment>mesh.noTriangles</comment>
        <translation>Es hat keine Dreiecke</translation>
    </message>
    <message>
        <source>it has %1 vertices and %2 triangles; more than %3 are too many</source>
        <comment>mesh.tooLarge</comment>
        <translation>Es hat %1 Ecken und %2 Dreiecke; mehr als %3 sind zu viele</translation>
    </message>
    <message>
        <source>its vertices are not complete</source>
        <comment>mesh.incomplete</comment>
        <translation>Seine Ecken sind nicht vollständig</translation>
    </message>
    <message>
        <source>it has coordinates that are no numbers or beyond a thousand kilometres</source>
        <comment>mesh.noPlaces</comment>
        <translation>Es hat Koordinaten, die keine Zahlen sind oder jenseits von tausend Kilometern liegen</translation>
    </message>
    <message>
        <source>it names vertices that it does not have</source>
        <comment>mesh.noVertices</comment>
        <translation>Es nennt Ecken, die es nicht hat</translation>
    </message>
    <message>
        <source>its radius and length must be positive numbers</source>
        <comment>mesh.shape</comment>
        <translation>Radius und Länge müssen positive Zahlen sein</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <comment>mesh.line</comment>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>there are more than %1 vertices</source>
        <comment>mesh.mostVertices</comment>
        <translation>Es gibt mehr als %1 Ecken</translation>
    </message>
    <message>
        <source>there are more than %1 triangles or vertices</source>
        <comment>mesh.mostTriangles</comment>
        <translation>Es gibt mehr als %1 Dreiecke oder Ecken</translation>
    </message>
    <message>
        <source>expected %1 numbers</source>
        <comment>mesh.numbers</comment>
        <translation>Erwartet werden %1 Zahlen</translation>
    </message>
    <message>
        <source>face names vertex %1, but there are %2</source>
        <comment>mesh.faceVertex</comment>
        <translation>Eine Fläche nennt die Ecke %1, aber es gibt %2</translation>
    </message>
    <message>
        <source>face names texture coordinate %1, but there are %2</source>
        <comment>mesh.faceTexture</comment>
        <translation>Eine Fläche nennt die Texturkoordinate %1, aber es gibt %2</translation>
    </message>
    <message>
        <source>face names normal %1, but there are %2</source>
        <comment>mesh.faceNormal</comment>
        <translation>Eine Fläche nennt die Normale %1, aber es gibt %2</translation>
    </message>
    <message>
        <source>a corner of a face names no vertex</source>
        <comment>mesh.noCorner</comment>
        <translation>Eine Ecke einer Fläche nennt keinen Punkt</translation>
    </message>
    <message>
        <source>a face has fewer than three corners</source>
        <comment>mesh.fewCorners</comment>
        <translation>Eine Fläche hat weniger als drei Ecken</translation>
    </message>
    <message>
        <source>there is no material library %1 below materials/ or beside the mesh</source>
        <comment>mesh.noLibrary</comment>
        <translation>Es gibt keine Materialbibliothek %1 unterhalb von materials/ oder neben dem Netz</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>node.says</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>node.andHint</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>expected a number</source>
        <comment>expected.aNumber</comment>
        <translation>Erwartet wird eine Zahl</translation>
    </message>
    <message>
        <source>expected a number, not %1</source>
        <comment>expected.number</comment>
        <translation>Erwartet wird eine Zahl, nicht %1</translation>
    </message>
    <message>
        <source>expected numbers, not %1</source>
        <comment>expected.numbers</comment>
        <translation>Erwartet werden Zahlen, nicht %1</translation>
    </message>
    <message>
        <source>expected a number from %1 to %2, not %3</source>
        <comment>expected.range</comment>
        <translation>Erwartet wird eine Zahl von %1 bis %2, nicht %3</translation>
    </message>
    <message>
        <source>expected a number &gt;= 0, not %1</source>
        <comment>expected.notNegative</comment>
        <translation>Erwartet wird eine Zahl &gt;= 0, nicht %1</translation>
    </message>
    <message>
        <source>expected a number, 0 or more, not %1</source>
        <comment>expected.zeroOrMore</comment>
        <translation>Erwartet wird eine Zahl, 0 oder mehr, nicht %1</translation>
    </message>
    <message>
        <source>expected a number &gt; 0, not %1</source>
        <comment>expected.positive</comment>
        <translation>Erwartet wird eine Zahl &gt; 0, nicht %1</translation>
    </message>
    <message>
        <source>expected a number &gt; 0 and &lt; %1, not %2</source>
        <comment>expected.between</comment>
        <translation>Erwartet wird eine Zahl &gt; 0 und &lt; %1, nicht %2</translation>
    </message>
    <message>
        <source>expected a size &gt; 0, not %1</source>
        <comment>expected.size</comment>
        <translation>Erwartet wird eine Größe &gt; 0, nicht %1</translation>
    </message>
    <message>
        <source>expected seconds, at least 0, not %1</source>
        <comment>expected.seconds</comment>
        <translation>Erwartet werden Sekunden, mindestens 0, nicht %1</translation>
    </message>
    <message>
        <source>expected seconds, more than 0, not %1</source>
        <comment>expected.someSeconds</comment>
        <translation>Erwartet werden Sekunden, mehr als 0, nicht %1</translation>
    </message>
    <message>
        <source>expected a number of agents, 0 to 10000, not %1</source>
        <comment>expected.agents</comment>
        <translation>Erwartet wird eine Zahl von Agenten, 0 bis 10000, nicht %1</translation>
    </message>
    <message>
        <source>expected plain or reproducible</source>
        <comment>expected.timing</comment>
        <translation>Erwartet wird plain oder reproducible</translation>
    </message>
    <message>
        <source>expected milliseconds from 0 to 10000, such as 20 or `Red 3=12,Red=15,20`, or reported</source>
        <comment>expected.thinking</comment>
        <translation>Erwartet werden Millisekunden von 0 bis 10000, etwa 20 oder `Red 3=12,Red=15,20`, oder reported</translation>
    </message>
    <message>
        <source>expected milliseconds, 0 to 10000</source>
        <comment>expected.delay</comment>
        <translation>Erwartet werden Millisekunden, 0 bis 10000</translation>
    </message>
    <message>
        <source>expected a number, 1 to 1000</source>
        <comment>expected.percepts</comment>
        <translation>Erwartet wird eine Zahl, 1 bis 1000</translation>
    </message>
    <message>
        <source>expected a normal that is not 0 0 0</source>
        <comment>expected.normal</comment>
        <translation>Erwartet wird eine Normale, die nicht 0 0 0 ist</translation>
    </message>
    <message>
        <source>expected a point and a direction that is not 0 0 0</source>
        <comment>expected.ray</comment>
        <translation>Erwartet werden ein Punkt und eine Richtung, die nicht 0 0 0 ist</translation>
    </message>
    <message>
        <source>expected axis 0, 1 or 2, not %1</source>
        <comment>expected.axis</comment>
        <translation>Erwartet wird Achse 0, 1 oder 2, nicht %1</translation>
    </message>
    <message>
        <source>expected a width and a height of 1 to %1</source>
        <comment>expected.picture</comment>
        <translation>Erwartet werden eine Breite und eine Höhe von 1 bis %1</translation>
    </message>
    <message>
        <source>expected colour, depth or segments, not %1</source>
        <comment>expected.pictureKind</comment>
        <translation>Erwartet wird colour, depth oder segments, nicht %1</translation>
    </message>
    <message>
        <source>a port is 0 to 65535, not %1</source>
        <comment>expected.port</comment>
        <translation>Ein Port ist 0 bis 65535, nicht %1</translation>
    </message>
    <message>
        <source>the policy is skip or disconnect, not %1</source>
        <comment>expected.policy</comment>
        <translation>Die Regel ist skip oder disconnect, nicht %1</translation>
    </message>
    <message>
        <source>a step is more than 0 s, not %1</source>
        <comment>expected.step</comment>
        <translation>Ein Schritt ist länger als 0 s, nicht %1</translation>
    </message>
    <message>
        <source>a seed is a whole number, 0 or more, not %1</source>
        <comment>expected.seed</comment>
        <translation>Ein Startwert ist eine ganze Zahl, 0 oder mehr, nicht %1</translation>
    </message>
    <message>
        <source>lambda must be more than 0, not %1</source>
        <comment>expected.lambda</comment>
        <translation>lambda muss mehr als 0 sein, nicht %1</translation>
    </message>
    <message>
        <source>a colour is made of numbers</source>
        <comment>expected.colour</comment>
        <translation>Eine Farbe besteht aus Zahlen</translation>
    </message>
    <message>
        <source>%1 are no priorities; known: eNone, eDebug, eNormal, eWarning, eError, eAll, also several with commas between them</source>
        <comment>expected.priorities</comment>
        <translation>%1 sind keine Prioritäten; bekannt sind eNone, eDebug, eNormal, eWarning, eError und eAll, auch mehrere mit Kommas dazwischen</translation>
    </message>
    <message>
        <source>mass and sizes must be &gt; 0</source>
        <comment>body.sizes</comment>
        <translation>Masse und Größen müssen &gt; 0 sein</translation>
    </message>
    <message>
        <source>the mass must be &gt; 0</source>
        <comment>body.mass</comment>
        <translation>Die Masse muss &gt; 0 sein</translation>
    </message>
    <message>
        <source>mass must be &gt; 0, the centre 0 0 0, and the inertia positive definite; shift visuals and colliders instead of the centre</source>
        <comment>body.inertia</comment>
        <translation>Die Masse muss &gt; 0 sein, der Schwerpunkt 0 0 0 und die Trägheit positiv definit; verschieben Sie sichtbare Teile und Kollisionskörper statt des Schwerpunkts</translation>
    </message>
    <message>
        <source>a pose has 16 numbers, or 6: position and rotation</source>
        <comment>body.pose</comment>
        <translation>Eine Pose hat 16 Zahlen, oder 6: Position und Drehung</translation>
    </message>
    <message>
        <source>setRotation takes 16 numbers, or 6: position and rotation in degrees</source>
        <comment>body.rotation</comment>
        <translation>setRotation nimmt 16 Zahlen, oder 6: Position und Drehung in Grad</translation>
    </message>
    <message>
        <source>setParams of a plane takes 4 values (a b c d) or 6 (point, normal)</source>
        <comment>body.plane</comment>
        <translation>setParams einer Ebene nimmt 4 Werte (a b c d) oder 6 (Punkt, Normale)</translation>
    </message>
    <message>
        <source>there is no collision handler class %1</source>
        <comment>body.noHandler</comment>
        <translation>Es gibt keine Kollisionsbehandlungsklasse %1</translation>
    </message>
    <message>
        <source>a scale is made of numbers above 0</source>
        <comment>body.scale</comment>
        <translation>Eine Skalierung besteht aus Zahlen über 0</translation>
    </message>
    <message>
        <source>it touches nothing: mesh %1 %2</source>
        <comment>body.noTriangles</comment>
        <translation>Er berührt nichts: Netz %1 %2</translation>
    </message>
    <message>
        <source>cannot be used: %1</source>
        <comment>body.meshProblem</comment>
        <translation>kann nicht benutzt werden: %1</translation>
    </message>
    <message>
        <source>nobody reads meshes here</source>
        <comment>body.noMeshes</comment>
        <translation>niemand liest hier Netze</translation>
    </message>
    <message>
        <source>has %1 triangles, more than the %2 that physics can take</source>
        <comment>body.tooManyTriangles</comment>
        <translation>hat %1 Dreiecke, mehr als die %2, die die Physik verarbeiten kann</translation>
    </message>
    <message>
        <source>has no triangle with an area</source>
        <comment>body.flat</comment>
        <translation>hat kein Dreieck mit einer Fläche</translation>
    </message>
    <message>
        <source>is larger than the world</source>
        <comment>body.large</comment>
        <translation>ist größer als die Welt</translation>
    </message>
    <message>
        <source>setAxis takes three numbers, or one: 0 for x, 1 for y, 2 for z</source>
        <comment>joint.hingeAxis</comment>
        <translation>setAxis nimmt drei Zahlen, oder eine: 0 für x, 1 für y, 2 für z</translation>
    </message>
    <message>
        <source>there is no Battery at that path</source>
        <comment>joint.noBattery</comment>
        <translation>Unter diesem Pfad ist keine Battery</translation>
    </message>
    <message>
        <source>a motor has 0 to 3 axes</source>
        <comment>joint.axes</comment>
        <translation>Ein Motor hat 0 bis 3 Achsen</translation>
    </message>
    <message>
        <source>there is no class %1</source>
        <comment>made.noClass</comment>
        <translation>Es gibt keine Klasse %1</translation>
    </message>
    <message>
        <source>%1 is no %2</source>
        <comment>made.isNo</comment>
        <translation>%1 ist kein %2</translation>
    </message>
    <message>
        <source>%1 is no mesh importer</source>
        <comment>made.noMeshImporter</comment>
        <translation>%1 ist kein Importeur für Netze</translation>
    </message>
    <message>
        <source>%1 is no mesh exporter</source>
        <comment>made.noMeshExporter</comment>
        <translation>%1 ist kein Exporteur für Netze</translation>
    </message>
    <message>
        <source>%1 is no material exporter</source>
        <comment>made.noMaterialExporter</comment>
        <translation>%1 ist kein Exporteur für Materialien</translation>
    </message>
    <message>
        <source>no material exporter is installed; initMaterialExporter installs one</source>
        <comment>made.noExporter</comment>
        <translation>Es ist kein Exporteur für Materialien da; initMaterialExporter richtet einen ein</translation>
    </message>
    <message>
        <source>there is no effector %1</source>
        <comment>made.noEffector</comment>
        <translation>Es gibt keinen Effektor %1</translation>
    </message>
    <message>
        <source>there is no timer system %1; known: TimerSystemBoost, TimerSystemSDL</source>
        <comment>made.noTimer</comment>
        <translation>Es gibt kein Zeitsystem %1; bekannt sind TimerSystemBoost und TimerSystemSDL</translation>
    </message>
    <message>
        <source>%1 is abstract: nothing can be made of it</source>
        <comment>made.abstract</comment>
        <translation>%1 ist abstrakt: Davon lässt sich nichts erzeugen</translation>
    </message>
    <message>
        <source>%1 is no path for a node</source>
        <comment>made.noPath</comment>
        <translation>%1 ist kein Pfad für einen Knoten</translation>
    </message>
    <message>
        <source>%1 is no name for a node</source>
        <comment>made.noName</comment>
        <translation>%1 ist kein Name für einen Knoten</translation>
    </message>
    <message>
        <source>%1 is there already, of class %2</source>
        <comment>made.present</comment>
        <translation>%1 ist schon da, von der Klasse %2</translation>
    </message>
    <message>
        <source>%1 is no path for a scene</source>
        <comment>made.noScenePath</comment>
        <translation>%1 ist kein Pfad für eine Szene</translation>
    </message>
    <message>
        <source>there is nothing at %1</source>
        <comment>made.nothing</comment>
        <translation>Unter %1 ist nichts</translation>
    </message>
    <message>
        <source>%1 is no scene</source>
        <comment>made.noScene</comment>
        <translation>%1 ist keine Szene</translation>
    </message>
    <message>
        <source>the node is no longer in the tree</source>
        <comment>made.gone</comment>
        <translation>Der Knoten ist nicht mehr im Baum</translation>
    </message>
    <message>
        <source>the step of a simulation is more than 0 and at most 0.1 s</source>
        <comment>made.step</comment>
        <translation>Der Schritt einer Simulation ist länger als 0 s und höchstens 0,1 s</translation>
    </message>
    <message>
        <source>there is no script engine</source>
        <comment>made.noScripts</comment>
        <translation>Es gibt keinen Skript-Interpreter</translation>
    </message>
    <message>
        <source>no scene importer is installed</source>
        <comment>made.noImporter</comment>
        <translation>Es ist kein Szenenimporteur eingerichtet</translation>
    </message>
    <message>
        <source>there is no MaterialServer</source>
        <comment>made.noMaterials</comment>
        <translation>Es gibt keinen MaterialServer</translation>
    </message>
    <message>
        <source>defineMaterial takes a name and r g b a, then ambient r g b and emission r g b</source>
        <comment>made.material</comment>
        <translation>defineMaterial nimmt einen Namen und r g b a, danach die Umgebungsfarbe r g b und die Leuchtfarbe r g b</translation>
    </message>
    <message>
        <source>there is no game &apos;%1&apos;; known: %2</source>
        <comment>made.noGame</comment>
        <translation>Es gibt kein Spiel „%1“; bekannt sind %2</translation>
    </message>
    <message>
        <source>a game is installed already</source>
        <comment>made.game</comment>
        <translation>Ein Spiel ist schon eingerichtet</translation>
    </message>
    <message>
        <source>the robot types of &apos;%1&apos; cannot be used</source>
        <comment>made.noTypes</comment>
        <translation>Die Robotertypen von „%1“ können nicht benutzt werden</translation>
    </message>
    <message>
        <source>there is no %1 below the data directories, and scripts mount nothing else; the program can, with --mount</source>
        <comment>mount.notBelow</comment>
        <translation>%1 gibt es unterhalb der Datenverzeichnisse nicht, und anderes binden Skripte nicht ein; das Programm kann es mit --mount</translation>
    </message>
    <message>
        <source>there is no file system %1; known: FileSystemSTD (a directory), FileSystemZIP</source>
        <comment>mount.noSystem</comment>
        <translation>Es gibt kein Dateisystem %1; bekannt sind FileSystemSTD (ein Verzeichnis) und FileSystemZIP</translation>
    </message>
    <message>
        <source>%1 is mounted already, as %2</source>
        <comment>mount.present</comment>
        <translation>%1 ist schon eingebunden, als %2</translation>
    </message>
    <message>
        <source>%1 is not mounted</source>
        <comment>mount.not</comment>
        <translation>%1 ist nicht eingebunden</translation>
    </message>
    <message>
        <source>%1 is no directory</source>
        <comment>mount.noDirectory</comment>
        <translation>%1 ist kein Verzeichnis</translation>
    </message>
    <message>
        <source>%1: RAR archives cannot be read; pack the files as .zip and mount them as FileSystemZIP</source>
        <comment>mount.rar</comment>
        <translation>%1: RAR-Archive können nicht gelesen werden; packen Sie die Dateien als .zip, und binden Sie sie als FileSystemZIP ein</translation>
    </message>
    <message>
        <source>%1 is not mounted as %2</source>
        <comment>mount.notAs</comment>
        <translation>%1 ist nicht als %2 eingebunden</translation>
    </message>
    <message>
        <source>there are too many keys</source>
        <comment>input.keys</comment>
        <translation>Es gibt zu viele Tasten</translation>
    </message>
    <message>
        <source>there are too many bindings</source>
        <comment>input.bindings</comment>
        <translation>Es gibt zu viele Tastenbelegungen</translation>
    </message>
    <message>
        <source>%1 is no modifier; known: shift, ctrl, alt, each also with l or r in front</source>
        <comment>input.modifier</comment>
        <translation>%1 ist keine Umschalttaste; bekannt sind shift, ctrl und alt, jede auch mit l oder r davor</translation>
    </message>
    <message>
        <source>a binding names a key, like &apos;shift k&apos; or &apos;+axisx&apos;</source>
        <comment>input.key</comment>
        <translation>Eine Belegung nennt eine Taste, etwa &apos;shift k&apos; oder &apos;+axisx&apos;</translation>
    </message>
    <message>
        <source>%1 is no plain name of a file; logs are kept in one directory</source>
        <comment>log.noName</comment>
        <translation>%1 ist kein einfacher Dateiname; Protokolle liegen in einem einzigen Verzeichnis</translation>
    </message>
    <message>
        <source>this program keeps no log files, so %1 is not written</source>
        <comment>log.none</comment>
        <translation>Dieses Programm führt keine Protokolldateien, %1 wird deshalb nicht geschrieben</translation>
    </message>
    <message>
        <source>%1, where logs are kept, is no directory</source>
        <comment>log.noDirectory</comment>
        <translation>%1, wo Protokolle liegen sollen, ist kein Verzeichnis</translation>
    </message>
    <message>
        <source>%1 is there already, and was not written by a script; name another file</source>
        <comment>log.precious</comment>
        <translation>%1 ist schon da und wurde nicht von einem Skript geschrieben; nennen Sie eine andere Datei</translation>
    </message>
    <message>
        <source>the script&apos;s file is %1</source>
        <comment>log.place</comment>
        <translation>Die Datei des Skripts ist %1</translation>
    </message>
    <message>
        <source>there are %1 streams already</source>
        <comment>log.streams</comment>
        <translation>Es gibt schon %1 Ausgaben</translation>
    </message>
    <message>
        <source>%1 is not complete: %2</source>
        <comment>log.lost</comment>
        <translation>%1 ist nicht vollständig: %2</translation>
    </message>
    <message>
        <source>is there room, and may you write there?</source>
        <comment>log.room</comment>
        <translation>Ist dort Platz, und dürfen Sie dort schreiben?</translation>
    </message>
    <message>
        <source>belongs %1; here it does nothing</source>
        <comment>place.wrong</comment>
        <translation>gehört %1; hier bewirkt es nichts</translation>
    </message>
    <message>
        <source>nodes must be listed before those that look for them</source>
        <comment>place.order</comment>
        <translation>Knoten müssen vor denen stehen, die nach ihnen suchen</translation>
    </message>
    <message>
        <source>below the Transform of a foot</source>
        <comment>place.foot</comment>
        <translation>unter den Transform eines Fußes</translation>
    </message>
    <message>
        <source>below the Transform of a robot</source>
        <comment>place.robot</comment>
        <translation>unter den Transform eines Roboters</translation>
    </message>
    <message>
        <source>beside a RigidBody</source>
        <comment>place.beside</comment>
        <translation>neben einen RigidBody</translation>
    </message>
    <message>
        <source>beside a RigidBody below a Transform</source>
        <comment>place.besideBody</comment>
        <translation>neben einen RigidBody unter einem Transform</translation>
    </message>
    <message>
        <source>below a Transform</source>
        <comment>place.transform</comment>
        <translation>unter einen Transform</translation>
    </message>
    <message>
        <source>below a HingeJoint</source>
        <comment>place.hinge</comment>
        <translation>unter ein HingeJoint</translation>
    </message>
    <message>
        <source>below a Hinge2Joint</source>
        <comment>place.hinge2</comment>
        <translation>unter ein Hinge2Joint</translation>
    </message>
    <message>
        <source>below a UniversalJoint</source>
        <comment>place.universal</comment>
        <translation>unter ein UniversalJoint</translation>
    </message>
    <message>
        <source>below an AngularMotor</source>
        <comment>place.angularMotor</comment>
        <translation>unter einen AngularMotor</translation>
    </message>
    <message>
        <source>below an AngularMotor or a JointMotor</source>
        <comment>place.motor</comment>
        <translation>unter einen AngularMotor oder einen JointMotor</translation>
    </message>
    <message>
        <source>below a Battery</source>
        <comment>place.battery</comment>
        <translation>unter eine Battery</translation>
    </message>
    <message>
        <source>belongs below a Transform; here it tells positions in the world</source>
        <comment>place.world</comment>
        <translation>gehört unter einen Transform; hier meldet es Positionen in der Welt</translation>
    </message>
    <message>
        <source>there is no CollisionPerceptor or TouchPerceptor in this body part to tell of contacts</source>
        <comment>place.noContacts</comment>
        <translation>In diesem Körperteil ist kein CollisionPerceptor oder TouchPerceptor, dem Kontakte gemeldet werden könnten</translation>
    </message>
    <message>
        <source>belongs directly below a collider; here it is never asked</source>
        <comment>place.neverAsked</comment>
        <translation>gehört direkt unter einen Kollisionskörper; hier wird es nie gefragt</translation>
    </message>
    <message>
        <source>there is no force sensor in this body part; only contacts are made</source>
        <comment>place.noForce</comment>
        <translation>In diesem Körperteil ist kein Kraftsensor; es entstehen nur Kontakte</translation>
    </message>
    <message>
        <source>list a ForceResistancePerceptor before the collider</source>
        <comment>place.listForce</comment>
        <translation>Führen Sie einen ForceResistancePerceptor vor dem Kollisionskörper auf</translation>
    </message>
    <message>
        <source>belongs directly below a RigidBody; here it does nothing</source>
        <comment>place.noController</comment>
        <translation>gehört direkt unter einen RigidBody; hier bewirkt es nichts</translation>
    </message>
    <message>
        <source>only the first World directly below the scene is simulated; this one stands still</source>
        <comment>place.secondWorld</comment>
        <translation>Nur die erste World direkt unter der Szene wird simuliert; diese steht still</translation>
    </message>
    <message>
        <source>there is no World directly below the scene, so it has no physics</source>
        <comment>place.noWorld</comment>
        <translation>Direkt unter der Szene ist keine World, deshalb gibt es hier keine Physik</translation>
    </message>
    <message>
        <source>create a World and a Space below the scene before anything else</source>
        <comment>place.makeWorld</comment>
        <translation>Legen Sie vor allem anderen eine World und einen Space unter der Szene an</translation>
    </message>
    <message>
        <source>a RigidBody belongs directly below a Transform; nothing follows this one</source>
        <comment>place.bodyAlone</comment>
        <translation>Ein RigidBody gehört direkt unter einen Transform; diesem folgt nichts</translation>
    </message>
    <message>
        <source>the Transform above has a body already, %1; it follows the one listed last</source>
        <comment>place.twoBodies</comment>
        <translation>Der Transform darüber hat schon einen Körper, %1; er folgt dem zuletzt aufgeführten</translation>
    </message>
    <message>
        <source>the collider %1 is listed before this body, so it is static and does not follow it</source>
        <comment>place.colliderFirst</comment>
        <translation>Der Kollisionskörper %1 steht vor diesem Körper, deshalb ist er unbeweglich und folgt ihm nicht</translation>
    </message>
    <message>
        <source>list the body first</source>
        <comment>place.bodyFirst</comment>
        <translation>Führen Sie den Körper zuerst auf</translation>
    </message>
    <message>
        <source>a %1 has no geometry, so it touches nothing</source>
        <comment>place.noGeometry</comment>
        <translation>Ein %1 hat keine Form und berührt deshalb nichts</translation>
    </message>
    <message>
        <source>the TransformCollider above cannot take this collider; it is left out</source>
        <comment>place.notTaken</comment>
        <translation>Der TransformCollider darüber kann diesen Kollisionskörper nicht aufnehmen; er entfällt</translation>
    </message>
    <message>
        <source>there is no Space above or directly below the scene, so it touches nothing</source>
        <comment>place.noSpace</comment>
        <translation>Weder darüber noch direkt unter der Szene ist ein Space, deshalb wird hier nichts berührt</translation>
    </message>
    <message>
        <source>an AngularMotor belongs below the HingeJoint that it drives; here its angle is its own</source>
        <comment>place.motorAlone</comment>
        <translation>Ein AngularMotor gehört unter das HingeJoint, das er antreibt; hier hat er nur seinen eigenen Winkel</translation>
    </message>
    <message>
        <source>a JointMotor belongs directly below a HingeJoint or an AngularMotor; here it does nothing</source>
        <comment>place.jointMotor</comment>
        <translation>Ein JointMotor gehört direkt unter ein HingeJoint oder einen AngularMotor; hier bewirkt er nichts</translation>
    </message>
    <message>
        <source>the joint above has a JointMotor already; this one does nothing</source>
        <comment>place.secondMotor</comment>
        <translation>Das Gelenk darüber hat schon einen JointMotor; dieser bewirkt nichts</translation>
    </message>
    <message>
        <source>it was never attached, so it holds nothing</source>
        <comment>place.notAttached</comment>
        <translation>Es wurde nie befestigt und hält deshalb nichts</translation>
    </message>
    <message>
        <source>call attach with the paths of two bodies</source>
        <comment>place.attach</comment>
        <translation>Rufen Sie attach mit den Pfaden zweier Körper auf</translation>
    </message>
    <message>
        <source>it cannot join these two, so it holds nothing</source>
        <comment>place.notJoined</comment>
        <translation>Es kann diese beiden nicht verbinden und hält deshalb nichts</translation>
    </message>
    <message>
        <source>two different bodies of the same scene are needed, and Hinge2Joint needs both</source>
        <comment>place.twoDifferent</comment>
        <translation>Nötig sind zwei verschiedene Körper derselben Szene, und Hinge2Joint braucht beide</translation>
    </message>
    <message>
        <source>there is no RigidBody at &apos;%1&apos;; the joint is attached to the static environment instead</source>
        <comment>place.noBody</comment>
        <translation>Unter „%1“ ist kein RigidBody; das Gelenk wird stattdessen an der unbewegten Umgebung befestigt</translation>
    </message>
    <message>
        <source>paths start at the joint: ../body is a body beside it</source>
        <comment>place.paths</comment>
        <translation>Pfade beginnen beim Gelenk: ../body ist ein Körper daneben</translation>
    </message>
    <message>
        <source>there is no material %1, so it is not drawn</source>
        <comment>place.noMaterial</comment>
        <translation>Es gibt kein Material %1, deshalb wird nichts gezeichnet</translation>
    </message>
    <message>
        <source>set-up scripts define materials below /sys/server/material</source>
        <comment>place.materials</comment>
        <translation>Aufbauskripte definieren Materialien unter /sys/server/material</translation>
    </message>
    <message>
        <source>the step gave the body impossible numbers; it was put back to where it was, at rest</source>
        <comment>body.putBack</comment>
        <translation>Der Schritt gab dem Körper unmögliche Zahlen; er wurde an seine vorige Stelle zurückgesetzt und steht</translation>
    </message>
    <message>
        <source>agents get no pictures of this camera: %1</source>
        <comment>picture.none</comment>
        <translation>Agenten bekommen keine Bilder dieser Kamera: %1</translation>
    </message>
    <message>
        <source>nothing here draws pictures</source>
        <comment>picture.nobody</comment>
        <translation>Niemand zeichnet hier Bilder</translation>
    </message>
    <message>
        <source>this server has no motion controller, so motion descriptions (HMDP) are not carried out</source>
        <comment>motion.none</comment>
        <translation>Dieser Server hat keine Bewegungssteuerung, deshalb werden Bewegungsbeschreibungen (HMDP) nicht ausgeführt</translation>
    </message>
    <message>
        <source>send joint speeds instead</source>
        <comment>motion.speeds</comment>
        <translation>Senden Sie stattdessen Gelenkgeschwindigkeiten</translation>
    </message>
    <message>
        <source>it has to be a TOML file</source>
        <comment>toml.file</comment>
        <translation>Es muss eine TOML-Datei sein</translation>
    </message>
    <message>
        <source>%1 knows no `%2`</source>
        <comment>toml.unknown</comment>
        <translation>%1 kennt kein „%2“</translation>
    </message>
    <message>
        <source>known are %1</source>
        <comment>toml.known</comment>
        <translation>bekannt sind %1</translation>
    </message>
    <message>
        <source>%1 is a text in quotes</source>
        <comment>toml.text</comment>
        <translation>%1 ist ein Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>%1 is a list of texts</source>
        <comment>toml.texts</comment>
        <translation>%1 ist eine Liste von Texten</translation>
    </message>
    <message>
        <source>write %1</source>
        <comment>toml.write</comment>
        <translation>Schreiben Sie %1</translation>
    </message>
    <message>
        <source>%1 is a number from %2 to %3</source>
        <comment>toml.number</comment>
        <translation>%1 ist eine Zahl von %2 bis %3</translation>
    </message>
    <message>
        <source>%1 is a number from %2 to %3, not %4</source>
        <comment>toml.numberNot</comment>
        <translation>%1 ist eine Zahl von %2 bis %3, nicht %4</translation>
    </message>
    <message>
        <source>%1 is a whole number</source>
        <comment>toml.whole</comment>
        <translation>%1 ist eine ganze Zahl</translation>
    </message>
    <message>
        <source>%1 is true or false</source>
        <comment>toml.flag</comment>
        <translation>%1 ist true oder false</translation>
    </message>
    <message>
        <source>a file of robot types</source>
        <comment>type.file</comment>
        <translation>Eine Datei von Robotertypen</translation>
    </message>
    <message>
        <source>there is no robot type</source>
        <comment>type.none</comment>
        <translation>Es gibt keinen Robotertyp</translation>
    </message>
    <message>
        <source>write [[type]] with name, id and template</source>
        <comment>type.write</comment>
        <translation>Schreiben Sie [[type]] mit name, id und template</translation>
    </message>
    <message>
        <source>script_constant is the name of a Ruby constant</source>
        <comment>type.constant</comment>
        <translation>script_constant ist der Name einer Ruby-Konstanten</translation>
    </message>
    <message>
        <source>such as %1: a capital letter first</source>
        <comment>type.constantSuch</comment>
        <translation>etwa %1: ein Großbuchstabe zuerst</translation>
    </message>
    <message>
        <source>a parameter needs a name of letters, digits, _ and -</source>
        <comment>type.parameterName</comment>
        <translation>Ein Parameter braucht einen Namen aus Buchstaben, Ziffern, _ und -</translation>
    </message>
    <message>
        <source>there are two parameters `%1`</source>
        <comment>type.twoParameters</comment>
        <translation>Es gibt zwei Parameter „%1“</translation>
    </message>
    <message>
        <source>least is more than most</source>
        <comment>type.leastMost</comment>
        <translation>least ist größer als most</translation>
    </message>
    <message>
        <source>%1 has no value that templates can read</source>
        <comment>type.noUse</comment>
        <translation>%1 hat keinen Wert, den Templates lesen können</translation>
    </message>
    <message>
        <source>write a number, true, false, a plain word in quotes, or %1</source>
        <comment>type.values</comment>
        <translation>Schreiben Sie eine Zahl, true, false, ein einfaches Wort in Anführungszeichen oder %1</translation>
    </message>
    <message>
        <source>a range</source>
        <comment>type.aRange</comment>
        <translation>Ein Bereich</translation>
    </message>
    <message>
        <source>a range has from and to</source>
        <comment>type.range</comment>
        <translation>Ein Bereich hat from und to</translation>
    </message>
    <message>
        <source>from is more than to</source>
        <comment>type.fromTo</comment>
        <translation>from ist größer als to</translation>
    </message>
    <message>
        <source>a robot type needs a name of letters, digits, _ and -</source>
        <comment>type.name</comment>
        <translation>Ein Robotertyp braucht einen Namen aus Buchstaben, Ziffern, _ und -</translation>
    </message>
    <message>
        <source>there are two robot types `%1`</source>
        <comment>type.two</comment>
        <translation>Es gibt zwei Robotertypen „%1“</translation>
    </message>
    <message>
        <source>the robot type has no id</source>
        <comment>type.noId</comment>
        <translation>Der Robotertyp hat keine id</translation>
    </message>
    <message>
        <source>%1: a whole number, for the rules of a match</source>
        <comment>type.idSuch</comment>
        <translation>%1: eine ganze Zahl, für die Regeln eines Spiels</translation>
    </message>
    <message>
        <source>two robot types have the id %1</source>
        <comment>type.sameId</comment>
        <translation>Zwei Robotertypen haben die id %1</translation>
    </message>
    <message>
        <source>the robot type has no template</source>
        <comment>type.noTemplate</comment>
        <translation>Der Robotertyp hat kein template</translation>
    </message>
    <message>
        <source>the type has no value for `%1`</source>
        <comment>type.noValue</comment>
        <translation>Der Typ hat keinen Wert für „%1“</translation>
    </message>
    <message>
        <source>give it one, or a value for all types to the [[parameter]]</source>
        <comment>type.giveValue</comment>
        <translation>Geben Sie ihm einen, oder dem [[parameter]] einen Wert für alle Typen</translation>
    </message>
    <message>
        <source>the template %1 needs $%2, which type %3 does not have</source>
        <comment>type.needs</comment>
        <translation>Das Template %1 braucht $%2, das der Typ %3 nicht hat</translation>
    </message>
    <message>
        <source>describe it in a [[parameter]] with a value</source>
        <comment>type.describe</comment>
        <translation>Beschreiben Sie es in einem [[parameter]] mit einem Wert</translation>
    </message>
    <message>
        <source>the template %1 has no $%2</source>
        <comment>type.noPlace</comment>
        <translation>Das Template %1 hat kein $%2</translation>
    </message>
    <message>
        <source>its names stand behind templ at its begin</source>
        <comment>type.names</comment>
        <translation>Seine Namen stehen am Anfang hinter templ</translation>
    </message>
    <message>
        <source>there is a robot type %1 already</source>
        <comment>type.nameTaken</comment>
        <translation>Es gibt schon einen Robotertyp %1</translation>
    </message>
    <message>
        <source>robot type %1 has the id %2 already</source>
        <comment>type.idTaken</comment>
        <translation>Der Robotertyp %1 hat schon die id %2</translation>
    </message>
    <message>
        <source>a file of motors</source>
        <comment>motor.file</comment>
        <translation>Eine Datei von Motoren</translation>
    </message>
    <message>
        <source>shutdown has to be above hot, or the torque could not be reduced between them</source>
        <comment>motor.shutdown</comment>
        <translation>shutdown muss über hot liegen, sonst könnte das Drehmoment dazwischen nicht verringert werden</translation>
    </message>
    <message>
        <source>there is no motor</source>
        <comment>motor.none</comment>
        <translation>Es gibt keinen Motor</translation>
    </message>
    <message>
        <source>write [[motor]] with the joints that it drives and its constants</source>
        <comment>motor.write</comment>
        <translation>Schreiben Sie [[motor]] mit den Gelenken, die er antreibt, und seinen Konstanten</translation>
    </message>
    <message>
        <source>the motor has no %1</source>
        <comment>motor.lacks</comment>
        <translation>Dem Motor fehlt %1</translation>
    </message>
    <message>
        <source>docs/motors.md tells what belongs to a motor</source>
        <comment>motor.docs</comment>
        <translation>docs/motors.md sagt, was zu einem Motor gehört</translation>
    </message>
    <message>
        <source>the motor drives nothing</source>
        <comment>motor.nothing</comment>
        <translation>Der Motor treibt nichts an</translation>
    </message>
    <message>
        <source>name effectors: %1</source>
        <comment>motor.effectors</comment>
        <translation>Nennen Sie Effektoren: %1</translation>
    </message>
    <message>
        <source>two motors drive %1</source>
        <comment>motor.two</comment>
        <translation>Zwei Motoren treiben %1 an</translation>
    </message>
    <message>
        <source>name each joint once</source>
        <comment>motor.once</comment>
        <translation>Nennen Sie jedes Gelenk einmal</translation>
    </message>
    <message>
        <source>agent %1</source>
        <comment>robot.agent</comment>
        <translation>Agent %1</translation>
    </message>
    <message>
        <source>%1: scene without a file name, ignored</source>
        <comment>robot.noFile</comment>
        <translation>%1: scene ohne Dateinamen, wird nicht beachtet</translation>
    </message>
    <message>
        <source>%1: it has a robot already; a second scene is ignored</source>
        <comment>robot.second</comment>
        <translation>%1: Er hat schon einen Roboter; eine zweite scene wird nicht beachtet</translation>
    </message>
    <message>
        <source>%1: there is no robot model &apos;%2&apos;; ask for rsg/agent/nao/nao.rsg or rsg/agent/nao/nao_hetero.rsg with a type from 0 to 4</source>
        <comment>robot.noModel</comment>
        <translation>%1: Es gibt kein Robotermodell „%2“; bitten Sie um rsg/agent/nao/nao.rsg oder um rsg/agent/nao/nao_hetero.rsg mit einem Typ von 0 bis 4</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; is no argument for a robot; numbers and plain words are</source>
        <comment>robot.noArgument</comment>
        <translation>%1: „%2“ ist kein Argument für einen Roboter; Zahlen und einfache Wörter sind es</translation>
    </message>
    <message>
        <source>%1: there is no robot type &apos;%2&apos;; %3</source>
        <comment>robot.noType</comment>
        <translation>%1: Es gibt keinen Robotertyp „%2“; %3</translation>
    </message>
    <message>
        <source>the set-up describes none</source>
        <comment>robot.noTypes</comment>
        <translation>der Aufbau beschreibt keinen</translation>
    </message>
    <message>
        <source>%1: the robot &apos;%2&apos; could not be built; it may ask for another one</source>
        <comment>robot.notBuilt</comment>
        <translation>%1: Der Roboter „%2“ konnte nicht gebaut werden; der Agent darf um einen anderen bitten</translation>
    </message>
    <message>
        <source>%1: its motors stay ideal, for none of its joints is named in %2</source>
        <comment>robot.idealJoints</comment>
        <translation>%1: Seine Motoren bleiben ideal, denn keines seiner Gelenke wird in %2 genannt</translation>
    </message>
    <message>
        <source>%1: its motors stay ideal, for there is no use in %2</source>
        <comment>robot.idealFile</comment>
        <translation>%1: Seine Motoren bleiben ideal, denn %2 ist nicht zu gebrauchen</translation>
    </message>
    <message>
        <source>the set-up script built no robot for %1</source>
        <comment>robot.noScript</comment>
        <translation>Das Aufbauskript hat keinen Roboter für %1 gebaut</translation>
    </message>
    <message>
        <source>the set-up script built no robot for %1: %2</source>
        <comment>robot.scriptFailed</comment>
        <translation>Das Aufbauskript hat keinen Roboter für %1 gebaut: %2</translation>
    </message>
    <message>
        <source>define a function addAgent(path) in it that does</source>
        <comment>robot.addAgent</comment>
        <translation>Definieren Sie darin eine Funktion addAgent(path), die das tut</translation>
    </message>
    <message>
        <source>%1%2</source>
        <comment>ros.from</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>more than %1 messages about this file; no more</source>
        <comment>ros.mostMessages</comment>
        <translation>Mehr als %1 Meldungen zu dieser Datei; weitere entfallen</translation>
    </message>
    <message>
        <source>mend the first ones</source>
        <comment>ros.mendFirst</comment>
        <translation>Beheben Sie zuerst die ersten</translation>
    </message>
    <message>
        <source>there is a NUL byte</source>
        <comment>ros.nul</comment>
        <translation>Hier steht ein NUL-Byte</translation>
    </message>
    <message>
        <source>scene files are text; save it as UTF-8</source>
        <comment>ros.utf8</comment>
        <translation>Szenendateien sind Text; speichern Sie sie als UTF-8</translation>
    </message>
    <message>
        <source>this is no well-formed XML: %1</source>
        <comment>ros.notWellFormed</comment>
        <translation>Das ist kein wohlgeformtes XML: %1</translation>
    </message>
    <message>
        <source>look at the element before this place: is it closed, are its values in quotes?</source>
        <comment>ros.isItClosed</comment>
        <translation>Sehen Sie sich das Element vor dieser Stelle an: Ist es geschlossen, stehen seine Werte in Anführungszeichen?</translation>
    </message>
    <message>
        <source>entities that a file declares itself are not expanded</source>
        <comment>ros.entities</comment>
        <translation>Entities, die eine Datei selbst erklärt, werden nicht eingesetzt</translation>
    </message>
    <message>
        <source>write their text out, or use a Macro</source>
        <comment>ros.writeOut</comment>
        <translation>Schreiben Sie ihren Text aus, oder benutzen Sie ein Macro</translation>
    </message>
    <message>
        <source>elements are nested more than %1 deep</source>
        <comment>ros.tooDeep</comment>
        <translation>Elemente sind mehr als %1-fach verschachtelt</translation>
    </message>
    <message>
        <source>split it up with Macro and Use</source>
        <comment>ros.split</comment>
        <translation>Teilen Sie sie mit Macro und Use auf</translation>
    </message>
    <message>
        <source>there is no element in this file</source>
        <comment>ros.noElement</comment>
        <translation>In dieser Datei ist kein Element</translation>
    </message>
    <message>
        <source>a scene starts with &lt;Simulation&gt;</source>
        <comment>ros.startsWith</comment>
        <translation>Eine Szene beginnt mit &lt;Simulation&gt;</translation>
    </message>
    <message>
        <source>the outermost element is %1, not Simulation or RoSiIncludeFile</source>
        <comment>ros.outermost</comment>
        <translation>Das äußerste Element ist %1, nicht Simulation oder RoSiIncludeFile</translation>
    </message>
    <message>
        <source>%1 has no effect</source>
        <comment>ros.noEffect</comment>
        <translation>%1 hat keine Wirkung</translation>
    </message>
    <message>
        <source>%1 has no effect in %2</source>
        <comment>ros.noEffectIn</comment>
        <translation>%1 hat in %2 keine Wirkung</translation>
    </message>
    <message>
        <source>it holds nothing</source>
        <comment>ros.holdsNothing</comment>
        <translation>Es enthält nichts</translation>
    </message>
    <message>
        <source>it holds %1</source>
        <comment>ros.holds</comment>
        <translation>Es enthält %1</translation>
    </message>
    <message>
        <source>it holds what Elements may hold</source>
        <comment>ros.holdsElements</comment>
        <translation>Es enthält, was Elements enthalten darf</translation>
    </message>
    <message>
        <source>it holds %1, what Elements may hold</source>
        <comment>ros.holdsBoth</comment>
        <translation>Es enthält %1 und was Elements enthalten darf</translation>
    </message>
    <message>
        <source>there is no element %1</source>
        <comment>ros.unknown</comment>
        <translation>Es gibt kein Element %1</translation>
    </message>
    <message>
        <source>%1 has no attribute %2</source>
        <comment>ros.noAttribute</comment>
        <translation>%1 hat kein Attribut %2</translation>
    </message>
    <message>
        <source>%1 needs the attribute %2</source>
        <comment>ros.needs</comment>
        <translation>%1 braucht das Attribut %2</translation>
    </message>
    <message>
        <source>expected a number up to 1000000 for %1, not %2</source>
        <comment>ros.number</comment>
        <translation>Erwartet wird für %1 eine Zahl bis 1000000, nicht %2</translation>
    </message>
    <message>
        <source>write it as 0.5</source>
        <comment>ros.numberAs</comment>
        <translation>Schreiben Sie sie wie 0.5</translation>
    </message>
    <message>
        <source>%1 must be more than 0, not %2</source>
        <comment>ros.size</comment>
        <translation>%1 muss mehr als 0 sein, nicht %2</translation>
    </message>
    <message>
        <source>expected true or false for %1, not %2</source>
        <comment>ros.flag</comment>
        <translation>Erwartet wird für %1 true oder false, nicht %2</translation>
    </message>
    <message>
        <source>sensors are not built; robots have them as perceptors, in RSG</source>
        <comment>ros.sensors</comment>
        <translation>Sensoren werden nicht gebaut; Roboter haben sie als Perzeptoren, in RSG</translation>
    </message>
    <message>
        <source>all surfaces have the same friction</source>
        <comment>ros.friction</comment>
        <translation>Alle Oberflächen haben dieselbe Reibung</translation>
    </message>
    <message>
        <source>the viewport has its own light and background</source>
        <comment>ros.look</comment>
        <translation>Die Ansicht hat ihr eigenes Licht und ihren eigenen Hintergrund</translation>
    </message>
    <message>
        <source>only all surfaces at once can be replaced</source>
        <comment>ros.surfaces</comment>
        <translation>Nur alle Oberflächen zugleich können ersetzt werden</translation>
    </message>
    <message>
        <source>the motor holds its joint where it is</source>
        <comment>ros.controller</comment>
        <translation>Der Motor hält sein Gelenk, wo es ist</translation>
    </message>
    <message>
        <source>a shape says itself whether it collides, with canCollide</source>
        <comment>ros.collision</comment>
        <translation>Eine Form sagt mit canCollide selbst, ob sie kollidiert</translation>
    </message>
    <message>
        <source>there are no buttons in a scene</source>
        <comment>ros.buttons</comment>
        <translation>In einer Szene gibt es keine Schaltflächen</translation>
    </message>
    <message>
        <source>the set-up decides how long a step takes</source>
        <comment>ros.step</comment>
        <translation>Der Aufbau bestimmt, wie lang ein Schritt ist</translation>
    </message>
    <message>
        <source>a scene keeps the gravity of its world</source>
        <comment>ros.gravity</comment>
        <translation>Eine Szene behält die Schwerkraft ihrer Welt</translation>
    </message>
    <message>
        <source>contacts have the values of erp and cfm</source>
        <comment>ros.softness</comment>
        <translation>Kontakte haben die Werte von erp und cfm</translation>
    </message>
    <message>
        <source>erp is a number from 0 to 1, and cfm one &gt;= 0</source>
        <comment>ros.erp</comment>
        <translation>erp ist eine Zahl von 0 bis 1, cfm eine &gt;= 0</translation>
    </message>
    <message>
        <source>0.2 and 0.0001 are used instead</source>
        <comment>ros.erpInstead</comment>
        <translation>Stattdessen gelten 0.2 und 0.0001</translation>
    </message>
    <message>
        <source>elements and macros are nested more than %1 deep</source>
        <comment>ros.macrosTooDeep</comment>
        <translation>Elemente und Macros sind mehr als %1-fach verschachtelt</translation>
    </message>
    <message>
        <source>what is deeper is left out</source>
        <comment>ros.deeper</comment>
        <translation>Was tiefer liegt, entfällt</translation>
    </message>
    <message>
        <source>the scene has more than %1 elements; the rest is left out</source>
        <comment>ros.mostElements</comment>
        <translation>Die Szene hat mehr als %1 Elemente; der Rest entfällt</translation>
    </message>
    <message>
        <source>macros that use each other may unfold to more than one thinks</source>
        <comment>ros.unfold</comment>
        <translation>Macros, die einander benutzen, ergeben oft mehr, als man denkt</translation>
    </message>
    <message>
        <source>there is no macro %1</source>
        <comment>ros.noMacro</comment>
        <translation>Es gibt kein Macro %1</translation>
    </message>
    <message>
        <source>a macro of another file is there once that file was imported, or by %1</source>
        <comment>ros.otherFile</comment>
        <translation>Das Macro einer anderen Datei ist da, sobald diese Datei importiert wurde, oder durch %1</translation>
    </message>
    <message>
        <source>the macro %1 uses itself</source>
        <comment>ros.usesItself</comment>
        <translation>Das Macro %1 benutzt sich selbst</translation>
    </message>
    <message>
        <source>it is left out here</source>
        <comment>ros.leftOut</comment>
        <translation>Hier entfällt es</translation>
    </message>
    <message>
        <source>a mass must not be less than 0</source>
        <comment>ros.mass</comment>
        <translation>Eine Masse darf nicht kleiner als 0 sein</translation>
    </message>
    <message>
        <source>there is no appearance %1</source>
        <comment>ros.noAppearance</comment>
        <translation>Es gibt keine Appearance %1</translation>
    </message>
    <message>
        <source>an AppearanceDefinition defines it; until then it looks like &apos;default&apos;</source>
        <comment>ros.appearance</comment>
        <translation>Eine AppearanceDefinition definiert sie; bis dahin sieht es aus wie &apos;default&apos;</translation>
    </message>
    <message>
        <source>the vertex list has no vertex %1</source>
        <comment>ros.noVertex</comment>
        <translation>Die VertexList hat keinen Vertex %1</translation>
    </message>
    <message>
        <source>this face is left out</source>
        <comment>ros.faceOut</comment>
        <translation>Diese Fläche entfällt</translation>
    </message>
    <message>
        <source>ComplexShape needs a GraphicalRepresentation</source>
        <comment>ros.noGraphics</comment>
        <translation>ComplexShape braucht eine GraphicalRepresentation</translation>
    </message>
    <message>
        <source>use Box, Sphere or Capsule for simple shapes</source>
        <comment>ros.simple</comment>
        <translation>Benutzen Sie für einfache Formen Box, Sphere oder Capsule</translation>
    </message>
    <message>
        <source>there is no vertex list %1</source>
        <comment>ros.noList</comment>
        <translation>Es gibt keine VertexList %1</translation>
    </message>
    <message>
        <source>the shape has no faces, so there is nothing to see</source>
        <comment>ros.noFaces</comment>
        <translation>Die Form hat keine Flächen, deshalb ist nichts zu sehen</translation>
    </message>
    <message>
        <source>this shape cannot be drawn: %1</source>
        <comment>ros.notDrawn</comment>
        <translation>Diese Form kann nicht gezeichnet werden: %1</translation>
    </message>
    <message>
        <source>there is no class &apos;%1&apos; in this program</source>
        <comment>ros.noClass</comment>
        <translation>In diesem Programm gibt es keine Klasse „%1“</translation>
    </message>
    <message>
        <source>what moves needs a mass from 1e-12 to 1e12 kg; it stays where it is</source>
        <comment>ros.needsMass</comment>
        <translation>Was sich bewegt, braucht eine Masse von 1e-12 bis 1e12 kg; es bleibt, wo es ist</translation>
    </message>
    <message>
        <source>the joint %1 holds no body, so it is left out</source>
        <comment>ros.noBody</comment>
        <translation>Das Gelenk %1 hält keinen Körper und entfällt deshalb</translation>
    </message>
    <message>
        <source>its Elements need a shape with a mass</source>
        <comment>ros.giveBody</comment>
        <translation>Seine Elements brauchen eine Form mit einer Masse</translation>
    </message>
    <message>
        <source>%1 needs an AnchorPoint</source>
        <comment>ros.anchor</comment>
        <translation>%1 braucht einen AnchorPoint</translation>
    </message>
    <message>
        <source>the two axes of a UniversalJoint must not be parallel</source>
        <comment>ros.parallel</comment>
        <translation>Die beiden Achsen eines UniversalJoint dürfen nicht parallel sein</translation>
    </message>
    <message>
        <source>%1 needs an %2</source>
        <comment>ros.axis</comment>
        <translation>%1 braucht eine %2</translation>
    </message>
    <message>
        <source>an axis needs a direction: x, y and z are 0</source>
        <comment>ros.direction</comment>
        <translation>Eine Achse braucht eine Richtung: x, y und z sind 0</translation>
    </message>
    <message>
        <source>min is more than max</source>
        <comment>ros.minMax</comment>
        <translation>min ist größer als max</translation>
    </message>
    <message>
        <source>the joint is left without stops</source>
        <comment>ros.noStops</comment>
        <translation>Das Gelenk bleibt ohne Anschläge</translation>
    </message>
    <message>
        <source>maxForce and maxVelocity must not be less than 0</source>
        <comment>ros.motor</comment>
        <translation>maxForce und maxVelocity dürfen nicht kleiner als 0 sein</translation>
    </message>
    <message>
        <source>the joint is left without motor</source>
        <comment>ros.noMotor</comment>
        <translation>Das Gelenk bleibt ohne Motor</translation>
    </message>
    <message>
        <source>cannot read the project</source>
        <comment>project.unreadable</comment>
        <translation>Das Projekt kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>check its name and its permissions</source>
        <comment>project.permissions</comment>
        <translation>Prüfen Sie seinen Namen und seine Zugriffsrechte</translation>
    </message>
    <message>
        <source>the project is larger than 1 MiB</source>
        <comment>project.large</comment>
        <translation>Das Projekt ist größer als 1 MiB</translation>
    </message>
    <message>
        <source>is it another kind of file?</source>
        <comment>project.otherFile</comment>
        <translation>Ist es eine Datei anderer Art?</translation>
    </message>
    <message>
        <source>variable `%1` has no single value</source>
        <comment>project.noValue</comment>
        <translation>Die Variable „%1“ hat keinen einzelnen Wert</translation>
    </message>
    <message>
        <source>give it a number, true, false, or a text in quotes</source>
        <comment>project.giveValue</comment>
        <translation>Geben Sie ihr eine Zahl, true, false oder einen Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>write a value that it can have, or remove the line</source>
        <comment>project.possibleValue</comment>
        <translation>Schreiben Sie einen Wert, den sie haben kann, oder entfernen Sie die Zeile</translation>
    </message>
    <message>
        <source>there is no setting `%1` of this kind</source>
        <comment>project.noSetting</comment>
        <translation>Es gibt keine Einstellung „%1“ dieser Art</translation>
    </message>
    <message>
        <source>the project names no scene</source>
        <comment>project.noScene</comment>
        <translation>Das Projekt nennt keine Szene</translation>
    </message>
    <message>
        <source>add a line such as %1</source>
        <comment>project.addScene</comment>
        <translation>Fügen Sie eine Zeile wie %1 hinzu</translation>
    </message>
    <message>
        <source>a project is a TOML file</source>
        <comment>project.toml</comment>
        <translation>Ein Projekt ist eine TOML-Datei</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>script.withHint</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>script.says</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>eval: %1</source>
        <comment>script.eval</comment>
        <translation>eval: %1</translation>
    </message>
    <message>
        <source>stopped after %1 steps; does it loop for ever?</source>
        <comment>script.steps</comment>
        <translation>Nach %1 Schritten abgebrochen; ist eine Schleife endlos?</translation>
    </message>
    <message>
        <source>--script-budget N allows N steps</source>
        <comment>script.budget</comment>
        <translation>--script-budget N erlaubt N Schritte</translation>
    </message>
    <message>
        <source>--think-budget N allows N steps</source>
        <comment>script.thinkBudget</comment>
        <translation>--think-budget N erlaubt N Schritte</translation>
    </message>
    <message>
        <source>stopped after %1 s; does it loop for ever?</source>
        <comment>script.time</comment>
        <translation>Nach %1 s abgebrochen; ist eine Schleife endlos?</translation>
    </message>
    <message>
        <source>--script-time SECONDS allows more time, 0 any</source>
        <comment>script.allowTime</comment>
        <translation>--script-time SECONDS erlaubt mehr Zeit, 0 beliebig viel</translation>
    </message>
    <message>
        <source>stopped with %1 symbols; does it make new ones in a loop?</source>
        <comment>script.symbols</comment>
        <translation>Mit %1 Symbolen abgebrochen; entstehen in einer Schleife immer neue?</translation>
    </message>
    <message>
        <source>symbols are never freed: use texts in their place</source>
        <comment>script.useTexts</comment>
        <translation>Symbole werden nie freigegeben: Benutzen Sie stattdessen Texte</translation>
    </message>
    <message>
        <source>stopped with %1 fibers that have resumed one another; does it call itself for ever?</source>
        <comment>script.fibers</comment>
        <translation>Mit %1 Fibers, die einander fortgesetzt haben, abgebrochen; ruft das Skript sich endlos selbst auf?</translation>
    </message>
    <message>
        <source>stopped from outside, before its end</source>
        <comment>script.interrupted</comment>
        <translation>Von außen abgebrochen, vor dem Ende</translation>
    </message>
    <message>
        <source>too complicated to compile</source>
        <comment>script.complicated</comment>
        <translation>Zu kompliziert zum Übersetzen</translation>
    </message>
    <message>
        <source>its steps cannot be counted: %1</source>
        <comment>script.uncounted</comment>
        <translation>Seine Schritte lassen sich nicht zählen: %1</translation>
    </message>
    <message>
        <source>text of %1 bytes is too long for a script</source>
        <comment>script.long</comment>
        <translation>Ein Text von %1 Byte ist zu lang für ein Skript</translation>
    </message>
    <message>
        <source>the expression is empty</source>
        <comment>script.emptyExpression</comment>
        <translation>Der Ausdruck ist leer</translation>
    </message>
    <message>
        <source>the value is %1; a number or a text is needed</source>
        <comment>script.value</comment>
        <translation>Der Wert ist %1; gebraucht wird eine Zahl oder ein Text</translation>
    </message>
    <message>
        <source>%1%2%3</source>
        <comment>script.place</comment>
        <translation>%1%2%3</translation>
    </message>
    <message>
        <source> for nil</source>
        <comment>script.forNil</comment>
        <translation>, aufgerufen für nil</translation>
    </message>
    <message>
        <source> for nil; %1 is nil</source>
        <comment>script.isNil</comment>
        <translation>, aufgerufen für nil; %1 ist nil</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>script.or</comment>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>; in %1</source>
        <comment>script.in</comment>
        <translation>; in %1</translation>
    </message>
    <message>
        <source>%1, called from %2</source>
        <comment>script.calledFrom</comment>
        <translation>%1, aufgerufen von %2</translation>
    </message>
    <message>
        <source>; called from %1</source>
        <comment>script.callers</comment>
        <translation>; aufgerufen von %1</translation>
    </message>
    <message>
        <source>%1: onCycle: %2; the block is not called any more</source>
        <comment>script.onCycle</comment>
        <translation>%1: onCycle: %2; der Block wird nicht mehr aufgerufen</translation>
    </message>
    <message>
        <source>%1: argument %2 is %3; a text, number or boolean is needed</source>
        <comment>script.argument</comment>
        <translation>%1: Das Argument %2 ist %3; gebraucht wird ein Text, eine Zahl oder true oder false</translation>
    </message>
    <message>
        <source>takes the name of a bundle</source>
        <comment>script.takesBundle</comment>
        <translation>nimmt den Namen eines Bündels</translation>
    </message>
    <message>
        <source>it is unknown</source>
        <comment>script.unknownBundle</comment>
        <translation>es ist unbekannt</translation>
    </message>
    <message>
        <source>bundle %1 is not loaded: %2</source>
        <comment>script.noBundle</comment>
        <translation>Das Bündel %1 wird nicht geladen: %2</translation>
    </message>
    <message>
        <source>takes the name of a script</source>
        <comment>script.takesScript</comment>
        <translation>nimmt den Namen eines Skripts</translation>
    </message>
    <message>
        <source>takes the name of a scene file and values for its template</source>
        <comment>script.takesScene</comment>
        <translation>nimmt den Namen einer Szenendatei und Werte für ihr Template</translation>
    </message>
    <message>
        <source>there is no scene to import into</source>
        <comment>script.noScene</comment>
        <translation>es gibt keine Szene, in die importiert werden könnte</translation>
    </message>
    <message>
        <source>cannot make %1 at %2</source>
        <comment>script.cannotMake</comment>
        <translation>%1 kann unter %2 nicht erzeugt werden</translation>
    </message>
    <message>
        <source>there is nothing at %1 to select</source>
        <comment>script.nothingThere</comment>
        <translation>Unter %1 ist nichts, das gewählt werden könnte</translation>
    </message>
    <message>
        <source>popd: nothing was pushed</source>
        <comment>script.popd</comment>
        <translation>popd: Es wurde nichts abgelegt</translation>
    </message>
    <message>
        <source>%1 is no function, and no method of what is selected, %2</source>
        <comment>script.noFunction</comment>
        <translation>%1 ist keine Funktion und keine Methode des gewählten Objekts %2</translation>
    </message>
    <message>
        <source>%1 is called on an object that is gone</source>
        <comment>script.gone</comment>
        <translation>%1 wird für ein Objekt aufgerufen, das es nicht mehr gibt</translation>
    </message>
    <message>
        <source>%1 cannot take a value %2</source>
        <comment>script.noValue</comment>
        <translation>%1 kann den Wert %2 nicht nehmen</translation>
    </message>
    <message>
        <source>what it says is %1; a text is needed, or nil</source>
        <comment>script.noText</comment>
        <translation>Was der Agent sagt, ist %1; gebraucht wird ein Text, oder nil</translation>
    </message>
    <message>
        <source>such as %1</source>
        <comment>script.such</comment>
        <translation>etwa %1</translation>
    </message>
    <message>
        <source>scripts have no %1: %2</source>
        <comment>script.unavailable</comment>
        <translation>Skripte haben kein %1: %2</translation>
    </message>
    <message>
        <source>the time of day is unknown while a run goes on, which has to be the same every time: onCycle { |time| … } is told the simulated time</source>
        <comment>script.noClock</comment>
        <translation>Die Uhrzeit ist unbekannt, während ein Lauf stattfindet, der jedes Mal gleich sein muss: onCycle { |time| … } erfährt die simulierte Zeit</translation>
    </message>
    <message>
        <source>cannot load %1: there is no such script below the data directories, and scripts have no libraries of Ruby</source>
        <comment>script.noLoad</comment>
        <translation>%1 kann nicht geladen werden: Unter den Datenverzeichnissen gibt es kein solches Skript, und Skripte haben keine Bibliotheken von Ruby</translation>
    </message>
    <message>
        <source>%1 ends with an error</source>
        <comment>script.loadFailed</comment>
        <translation>%1 endet mit einem Fehler</translation>
    </message>
    <message>
        <source>return ends the script, sparkGetSimulationServer.quit the run</source>
        <comment>instead.end</comment>
        <translation>return beendet das Skript, sparkGetSimulationServer.quit den Lauf</translation>
    </message>
    <message>
        <source>onCycle { |time| … } is called in every cycle, with the simulated time</source>
        <comment>instead.wait</comment>
        <translation>onCycle { |time| … } wird in jedem Zyklus mit der simulierten Zeit aufgerufen</translation>
    </message>
    <message>
        <source>they start no programs; team files and jobs do</source>
        <comment>instead.program</comment>
        <translation>Sie starten keine Programme; das tun Teamdateien und Jobs</translation>
    </message>
    <message>
        <source>run, load and importScene read what is below the data directories; sparkEnableLog writes logs</source>
        <comment>instead.file</comment>
        <translation>run, load und importScene lesen, was unter den Datenverzeichnissen liegt; sparkEnableLog schreibt Protokolle</translation>
    </message>
    <message>
        <source>scripts have no regular expressions; texts have include?, start_with?, end_with?, index, split and sub</source>
        <comment>instead.pattern</comment>
        <translation>Skripte haben keine regulären Ausdrücke; Texte haben include?, start_with?, end_with?, index, split und sub</translation>
    </message>
    <message>
        <source>nobody types into scripts; variables come from outside: --set NAME=VALUE</source>
        <comment>instead.input</comment>
        <translation>Niemand tippt in Skripte; Variablen kommen von außen: --set NAME=WERT</translation>
    </message>
    <message>
        <source>scripts have no network; agents and monitors connect to the ports of the server</source>
        <comment>instead.socket</comment>
        <translation>Skripte haben kein Netzwerk; Agenten und Monitore verbinden sich mit den Ports des Servers</translation>
    </message>
    <message>
        <source>scripts have no libraries of Ruby; Array, Hash, Struct, Math and Time are built in</source>
        <comment>instead.library</comment>
        <translation>Skripte haben keine Bibliotheken von Ruby; Array, Hash, Struct, Math und Time sind eingebaut</translation>
    </message>
    <message>
        <source>%1 messages left out</source>
        <comment>session.leftOut</comment>
        <translation>%1 Meldungen ausgelassen</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no name for a bundle: letters, digits, _ - + only</source>
        <comment>setUp.bundleName</comment>
        <translation>„%1“ ist kein Name für ein Bündel: nur Buchstaben, Ziffern, _ - +</translation>
    </message>
    <message>
        <source>there is no %1.so in the plugin directories (%2); there are: %3</source>
        <comment>setUp.noPluginHere</comment>
        <translation>In den Plugin-Verzeichnissen (%2) gibt es kein %1.so; es gibt: %3</translation>
    </message>
    <message>
        <source>none</source>
        <comment>setUp.noPlugins</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>there is no %1.so in the plugin directories</source>
        <comment>setUp.noPlugin</comment>
        <translation>Es gibt kein %1.so in den Plugin-Verzeichnissen</translation>
    </message>
    <message>
        <source>%1 is no plugin: it lacks SPARKWRIGHT_PLUGIN(...)</source>
        <comment>setUp.notPlugin</comment>
        <translation>%1 ist kein Plugin: Ihm fehlt SPARKWRIGHT_PLUGIN(...)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>setUp.fileSays</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>there is no decision to confirm</source>
        <comment>verdict.noneToConfirm</comment>
        <translation>Es gibt keine Entscheidung zu bestätigen</translation>
    </message>
    <message>
        <source>there is no decision to overrule; what has been carried out is taken back with (undo)</source>
        <comment>verdict.noneToOverrule</comment>
        <translation>Es gibt keine Entscheidung aufzuheben; was ausgeführt ist, nimmt (undo) zurück</translation>
    </message>
    <message>
        <source>decisions can be undone with ConfirmFouls or ConfirmGoals only; (set (ConfirmFouls true)) switches it on</source>
        <comment>verdict.undoOff</comment>
        <translation>Entscheidungen lassen sich nur mit ConfirmFouls oder ConfirmGoals zurücknehmen; (set (ConfirmFouls true)) schaltet das ein</translation>
    </message>
    <message>
        <source>a decision is pending: confirm or overrule it first</source>
        <comment>verdict.pendingFirst</comment>
        <translation>Eine Entscheidung steht aus: Bestätigen Sie sie zuerst, oder heben Sie sie auf</translation>
    </message>
    <message>
        <source>nothing has been decided within the last %1 s</source>
        <comment>verdict.noneSince</comment>
        <translation>Innerhalb der letzten %1 s wurde nichts entschieden</translation>
    </message>
    <message>
        <source>the half in which it was decided is over; (score ...) sets the score</source>
        <comment>verdict.otherHalf</comment>
        <translation>Die Halbzeit, in der entschieden wurde, ist zu Ende; (score ...) setzt den Spielstand</translation>
    </message>
    <message>
        <source>there are no script variables</source>
        <comment>variable.none</comment>
        <translation>Es gibt keine Skriptvariablen</translation>
    </message>
    <message>
        <source>there is no variable `%1`</source>
        <comment>variable.unknown</comment>
        <translation>Es gibt keine Variable „%1“</translation>
    </message>
    <message>
        <source>there is no rule `%1`</source>
        <comment>variable.noRule</comment>
        <translation>Es gibt keine Regel „%1“</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>variable.meant</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1 is built into the scene: it counts from the next set-up on, with --set %2</source>
        <comment>variable.builtIn</comment>
        <translation>%1 ist in die Szene eingebaut: Es gilt vom nächsten Aufbau an, mit --set %2</translation>
    </message>
    <message>
        <source>%1 is true or false, not `%2`</source>
        <comment>variable.flag</comment>
        <translation>%1 ist true oder false, nicht „%2“</translation>
    </message>
    <message>
        <source>%1 is a whole number from %2 to %3, not `%4`</source>
        <comment>variable.whole</comment>
        <translation>%1 ist eine ganze Zahl von %2 bis %3, nicht `%4`</translation>
    </message>
    <message>
        <source>%1 is a number from %2 to %3, not `%4`</source>
        <comment>variable.number</comment>
        <translation>%1 ist eine Zahl von %2 bis %3, nicht „%4“</translation>
    </message>
    <message>
        <source>%1 is a number from %2 to %3 %4, not `%5`</source>
        <comment>variable.numberOf</comment>
        <translation>%1 ist eine Zahl von %2 bis %3 %4, nicht „%5“</translation>
    </message>
    <message>
        <source>there is no free place near %1</source>
        <comment>mover.noPlace</comment>
        <translation>Bei %1 ist kein Platz frei</translation>
    </message>
    <message>
        <source>moved there all the same</source>
        <comment>mover.allTheSame</comment>
        <translation>trotzdem dorthin versetzt</translation>
    </message>
    <message>
        <source>expected four numbers</source>
        <comment>sensor.fourNumbers</comment>
        <translation>Erwartet werden vier Zahlen</translation>
    </message>
    <message>
        <source>expected two angles</source>
        <comment>sensor.twoAngles</comment>
        <translation>Erwartet werden zwei Winkel</translation>
    </message>
    <message>
        <source>expected four numbers that are not negative</source>
        <comment>sensor.notNegative</comment>
        <translation>Erwartet werden vier Zahlen, die nicht negativ sind</translation>
    </message>
    <message>
        <source>expected 0 to 1000 echoes</source>
        <comment>sensor.echoes</comment>
        <translation>Erwartet werden 0 bis 1000 Echos</translation>
    </message>
    <message>
        <source>expected two distances, the smaller one first</source>
        <comment>sensor.distances</comment>
        <translation>Erwartet werden zwei Abstände, der kleinere zuerst</translation>
    </message>
    <message>
        <source>there is no match</source>
        <comment>match.none</comment>
        <translation>Es gibt kein Spiel</translation>
    </message>
    <message>
        <source>there is a match already, or no scene to play in; this node has no effect</source>
        <comment>match.second</comment>
        <translation>Es gibt schon ein Spiel, oder keine Szene dafür; dieser Knoten hat keine Wirkung</translation>
    </message>
    <message>
        <source>the time of a game is 0 s or more, not %1</source>
        <comment>match.time</comment>
        <translation>Die Zeit eines Spiels ist 0 s oder mehr, nicht %1</translation>
    </message>
    <message>
        <source>self collisions could not be written any more</source>
        <comment>record.lost</comment>
        <translation>Selbstkollisionen konnten nicht weiter aufgeschrieben werden</translation>
    </message>
    <message>
        <source>%1 cannot be written; is there room, and may you write there?</source>
        <comment>record.unwritable</comment>
        <translation>%1 kann nicht geschrieben werden; ist dort Platz, und dürfen Sie dort schreiben?</translation>
    </message>
    <message>
        <source>self collisions are not written to a file: %1; the variable SelfCollisionRecordFilename names it</source>
        <comment>record.none</comment>
        <translation>Selbstkollisionen werden in keine Datei geschrieben: %1; die Variable SelfCollisionRecordFilename nennt sie</translation>
    </message>
    <message>
        <source>free place</source>
        <comment>rule.freePlace</comment>
        <translation>Freier Platz</translation>
    </message>
    <message>
        <source>port %1 is not between 0 and 65535</source>
        <comment>socket.port</comment>
        <translation>Der Port %1 liegt nicht zwischen 0 und 65535</translation>
    </message>
    <message>
        <source>`%1` is not an address of IPv4 or IPv6</source>
        <comment>socket.address</comment>
        <translation>„%1“ ist keine IPv4- oder IPv6-Adresse</translation>
    </message>
    <message>
        <source>cannot listen on %1: %2</source>
        <comment>socket.listen</comment>
        <translation>An %1 kann nicht auf Verbindungen gewartet werden: %2</translation>
    </message>
    <message>
        <source>further ports are for TCP only</source>
        <comment>socket.tcpOnly</comment>
        <translation>Weitere Ports gibt es nur bei TCP</translation>
    </message>
    <message>
        <source>%1 has sent %2 to port %3 and is not served; a message is its length (4 bytes, the highest first), then its text</source>
        <comment>framing.misfit</comment>
        <translation>%1 hat %2 an Port %3 gesendet und wird nicht bedient; eine Nachricht besteht aus ihrer Länge (4 Bytes, das höchste zuerst) und dann ihrem Text</translation>
    </message>
    <message>
        <source>%1; further ones are not reported</source>
        <comment>framing.last</comment>
        <translation>%1; weitere werden nicht gemeldet</translation>
    </message>
    <message>
        <source>text without a length (%1)</source>
        <comment>framing.text</comment>
        <translation>Text ohne Länge (%1)</translation>
    </message>
    <message>
        <source>a length of %1 with the lowest byte first</source>
        <comment>framing.little</comment>
        <translation>eine Länge von %1 mit dem niedrigsten Byte zuerst</translation>
    </message>
    <message>
        <source>a request of a browser (%1; pages of a run are served at the port of --web)</source>
        <comment>framing.web</comment>
        <translation>eine Anfrage eines Browsers (%1; Seiten eines Laufs gibt es am Port von --web)</translation>
    </message>
    <message>
        <source>a length of %1 bytes, where %2 is the maximum</source>
        <comment>framing.long</comment>
        <translation>eine Länge von %1 Bytes, wo %2 das Höchste ist</translation>
    </message>
    <message>
        <source>%1 bytes of a message of %2 bytes, and no more</source>
        <comment>framing.part</comment>
        <translation>%1 Bytes einer Nachricht von %2 Bytes und nicht mehr</translation>
    </message>
    <message>
        <source>%1 bytes, which are less than a length</source>
        <comment>framing.short</comment>
        <translation>%1 Bytes, weniger als eine Länge</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>agent.list</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>the step gave the body impossible numbers; all %1 bodies connected by joints were put back to their last poses in order, at rest</source>
        <comment>body.allPutBack</comment>
        <translation>Der Schritt gab dem Körper unmögliche Zahlen; alle %1 durch Gelenke verbundenen Körper wurden in ihre letzten gültigen Posen zurückgesetzt und stehen</translation>
    </message>
    <message>
        <source>very light parts, and parts without damping, are hard to compute</source>
        <comment>body.hardParts</comment>
        <translation>Sehr leichte Teile und Teile ohne Dämpfung sind schwer zu berechnen</translation>
    </message>
    <message>
        <source>could not mount %1: %2</source>
        <comment>host.mount</comment>
        <translation>%1 konnte nicht eingehängt werden: %2</translation>
    </message>
    <message>
        <source>name a directory or a zip archive</source>
        <comment>host.mountHint</comment>
        <translation>ein Verzeichnis oder ein Zip-Archiv angeben</translation>
    </message>
    <message>
        <source>%1 has put nothing into the scene, so nothing will happen; load a set-up such as %2, or import scenes in your own</source>
        <comment>host.nothing</comment>
        <translation>%1 hat nichts in die Szene gebracht, also wird nichts geschehen; einen Aufbau wie %2 laden oder im eigenen Aufbau Szenen importieren</translation>
    </message>
    <message>
        <source>--agent-format: %1</source>
        <comment>host.format</comment>
        <translation>--agent-format: %1</translation>
    </message>
    <message>
        <source>end the other program, or choose other ports with --agent-port and --monitor-port (0: any free one)</source>
        <comment>host.ports</comment>
        <translation>das andere Programm beenden oder mit --agent-port und --monitor-port andere Ports wählen (0: irgendein freier)</translation>
    </message>
    <message>
        <source>recording to %1</source>
        <comment>host.recording</comment>
        <translation>Aufzeichnung in %1</translation>
    </message>
    <message>
        <source>nothing is recorded: %1</source>
        <comment>host.noRecording</comment>
        <translation>nichts wird aufgezeichnet: %1</translation>
    </message>
    <message>
        <source>name sexp, json, or a parser of a plugin that the set-up or --bundle loads</source>
        <comment>host.formats</comment>
        <translation>sexp, json oder den Parser eines Plugins angeben, das der Aufbau oder --bundle lädt</translation>
    </message>
    <message>
        <source>%1; the next free ports are used: %2 for agents, %3 for monitors</source>
        <comment>host.nextPorts</comment>
        <translation>%1; es gelten die nächsten freien Ports: %2 für Agenten, %3 für Monitore</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>state.at</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the state ends too early</source>
        <comment>state.short</comment>
        <translation>der Zustand endet zu früh</translation>
    </message>
    <message>
        <source>the state is damaged</source>
        <comment>state.damaged</comment>
        <translation>der Zustand ist beschädigt</translation>
    </message>
    <message>
        <source>this is no state of a World</source>
        <comment>state.foreign</comment>
        <translation>das ist kein Zustand einer Welt</translation>
    </message>
    <message>
        <source>the state is of format %1, this program reads format %2</source>
        <comment>state.newer</comment>
        <translation>der Zustand hat das Format %1, dieses Programm liest Format %2</translation>
    </message>
    <message>
        <source>the state has a value that is out of range</source>
        <comment>state.value</comment>
        <translation>der Zustand enthält einen Wert außerhalb seines Bereichs</translation>
    </message>
    <message>
        <source>the scene is another one than when the state was saved</source>
        <comment>state.structure</comment>
        <translation>die Szene ist eine andere als beim Speichern des Zustands</translation>
    </message>
    <message>
        <source>bodies, joints or shapes were made in another order than when the state was saved</source>
        <comment>state.order</comment>
        <translation>Körper, Gelenke oder Formen sind in anderer Reihenfolge entstanden als beim Speichern des Zustands</translation>
    </message>
    <message>
        <source>the state is of %1, and %2 is loaded</source>
        <comment>state.scene</comment>
        <translation>der Zustand gehört zu %1, geladen ist %2</translation>
    </message>
    <message>
        <source>the state is of a run with seed %1, this one has %2</source>
        <comment>state.seed</comment>
        <translation>der Zustand gehört zu einem Lauf mit dem Startwert %1, dieser hat %2</translation>
    </message>
    <message>
        <source>a state is restored in a World that has just been loaded</source>
        <comment>state.used</comment>
        <translation>ein Zustand wird nur in einer Welt wiederhergestellt, die gerade geladen wurde</translation>
    </message>
    <message>
        <source>the robot of agent %1 cannot be built again</source>
        <comment>state.robot</comment>
        <translation>der Roboter des Agenten %1 lässt sich nicht wieder bauen</translation>
    </message>
    <message>
        <source>no scene has been loaded, so there is no state</source>
        <comment>state.noScene</comment>
        <translation>es ist keine Szene geladen, also gibt es keinen Zustand</translation>
    </message>
    <message>
        <source>the scene has been edited while it ran</source>
        <comment>state.edited</comment>
        <translation>die Szene wurde bearbeitet, während sie lief</translation>
    </message>
    <message>
        <source>a decision waits for the human referee</source>
        <comment>state.pending</comment>
        <translation>eine Entscheidung wartet auf den menschlichen Schiedsrichter</translation>
    </message>
    <message>
        <source>a decision can still be undone, which is not saved</source>
        <comment>state.undoable</comment>
        <translation>eine Entscheidung kann noch zurückgenommen werden, was nicht gespeichert wird</translation>
    </message>
    <message>
        <source>this moment is not kept any more</source>
        <comment>state.forgotten</comment>
        <translation>dieser Augenblick ist nicht mehr gespeichert</translation>
    </message>
    <message>
        <source>the recording has no states; record one with --record-states</source>
        <comment>state.noStates</comment>
        <translation>die Aufzeichnung enthält keine Zustände; --record-states zeichnet sie auf</translation>
    </message>
    <message>
        <source>the recording is damaged: messages of agents are missing from %1 s on</source>
        <comment>state.agentsDamaged</comment>
        <translation>die Aufzeichnung ist beschädigt: ab %1 s fehlen Nachrichten von Agenten</translation>
    </message>
    <message>
        <source>the recording has no messages of agents; record one with --record-agents</source>
        <comment>state.noBytes</comment>
        <translation>die Aufzeichnung enthält keine Nachrichten von Agenten; --record-agents zeichnet sie auf</translation>
    </message>
    <message>
        <source>the first state of the recording is at %1 s</source>
        <comment>state.before</comment>
        <translation>der erste Zustand der Aufzeichnung ist bei %1 s</translation>
    </message>
    <message>
        <source>the recording ends at %1 s</source>
        <comment>state.after</comment>
        <translation>die Aufzeichnung endet bei %1 s</translation>
    </message>
    <message>
        <source>%1 cannot save what it knows</source>
        <comment>state.behavior</comment>
        <translation>%1 kann nicht speichern, was er weiß</translation>
    </message>
    <message>
        <source>a script takes part in every cycle; what it remembers is not saved</source>
        <comment>state.cycleBlocks</comment>
        <translation>ein Skript läuft in jedem Zyklus mit; was es sich merkt, wird nicht gespeichert</translation>
    </message>
    <message>
        <source>cannot resume %1: %2</source>
        <comment>host.noResume</comment>
        <translation>%1 lässt sich nicht fortsetzen: %2</translation>
    </message>
    <message>
        <source>name a recording with exact states, a time in it, and its data directory</source>
        <comment>host.resumeHint</comment>
        <translation>eine Aufzeichnung mit exakten Zuständen, einen Zeitpunkt darin und ihr Datenverzeichnis angeben</translation>
    </message>
    <message>
        <source>resume behind the damage (--at), or without recorded agents (--recorded none)</source>
        <comment>host.damagedHint</comment>
        <translation>hinter dem Schaden fortsetzen (--at) oder ohne aufgezeichnete Agenten (--recorded none)</translation>
    </message>
    <message>
        <source>resumed at %1 s; %2 agents wait for their programs</source>
        <comment>host.resumed</comment>
        <translation>fortgesetzt bei %1 s; %2 Agenten warten auf ihre Programme</translation>
    </message>
    <message>
        <source>the run from there may differ from the recorded one: %1</source>
        <comment>host.inexact</comment>
        <translation>der Lauf von dort kann vom aufgezeichneten abweichen: %1</translation>
    </message>
    <message>
        <source>name a file in a folder that can be written to</source>
        <comment>host.recordHint</comment>
        <translation>eine Datei in einem beschreibbaren Ordner angeben</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <comment>recording.unreadable</comment>
        <translation>die Datei kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <comment>recording.empty</comment>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>this is not an MCAP file: it does not begin like one</source>
        <comment>recording.notMcap</comment>
        <translation>dies ist keine MCAP-Datei: Sie beginnt nicht wie eine</translation>
    </message>
    <message>
        <source>this MCAP file contains no recording of Sparkwright</source>
        <comment>recording.foreign</comment>
        <translation>diese MCAP-Datei enthält keine Aufzeichnung von Sparkwright</translation>
    </message>
    <message>
        <source>this recording was made by a newer version of Sparkwright</source>
        <comment>recording.newer</comment>
        <translation>diese Aufzeichnung stammt von einer neueren Version von Sparkwright</translation>
    </message>
    <message>
        <source>the file ends before its first data</source>
        <comment>recording.noData</comment>
        <translation>die Datei endet vor ihren ersten Daten</translation>
    </message>
    <message>
        <source>the file has no valid end, as after a crash; what was found goes up to %1 s</source>
        <comment>recording.noEnd</comment>
        <translation>die Datei hat kein gültiges Ende, wie nach einem Absturz; was gefunden wurde, reicht bis %1 s</translation>
    </message>
    <message>
        <source>the index at the end of the file is damaged; the file was read without it</source>
        <comment>recording.noIndex</comment>
        <translation>das Verzeichnis am Ende der Datei ist beschädigt; die Datei wurde ohne es gelesen</translation>
    </message>
    <message>
        <source>damaged from byte %1 to byte %2 and left out: the run from %3 s to %4 s</source>
        <comment>recording.gap</comment>
        <translation>beschädigt von Byte %1 bis Byte %2 und ausgelassen: der Lauf von %3 s bis %4 s</translation>
    </message>
    <message>
        <source>damaged from byte %1 on and left out: the run from %2 s on</source>
        <comment>recording.gapToEnd</comment>
        <translation>beschädigt ab Byte %1 und ausgelassen: der Lauf ab %2 s</translation>
    </message>
    <message>
        <source>damaged at byte %1, where nothing of the run stands</source>
        <comment>recording.indexDamaged</comment>
        <translation>beschädigt bei Byte %1, wo nichts vom Lauf steht</translation>
    </message>
    <message>
        <source>the part at byte %1, from %2 s on, is damaged and left out</source>
        <comment>recording.damaged</comment>
        <translation>der Teil bei Byte %1, ab %2 s, ist beschädigt und wird ausgelassen</translation>
    </message>
    <message>
        <source>the index of the part at byte %1 does not fit its messages, and was not used</source>
        <comment>recording.index</comment>
        <translation>das Verzeichnis des Teils bei Byte %1 passt nicht zu seinen Nachrichten und wurde nicht benutzt</translation>
    </message>
    <message>
        <source>the checksum of the data is wrong: from %1 s to %2 s, something may be damaged that has no checksum of its own</source>
        <comment>recording.checksum</comment>
        <translation>die Prüfsumme der Daten ist falsch: von %1 s bis %2 s kann etwas beschädigt sein, das keine eigene Prüfsumme hat</translation>
    </message>
    <message>
        <source>%1 messages were found, where the file says that it has %2</source>
        <comment>recording.count</comment>
        <translation>%1 Nachrichten wurden gefunden, wo die Datei %2 nennt</translation>
    </message>
    <message>
        <source>%1 messages of channel %2, which the file does not describe, are left out</source>
        <comment>recording.noChannel</comment>
        <translation>%1 Nachrichten des Kanals %2, den die Datei nicht beschreibt, werden ausgelassen</translation>
    </message>
    <message>
        <source>the part at byte %1 is larger than 1 GiB, which is too large</source>
        <comment>recording.large</comment>
        <translation>der Teil bei Byte %1 ist größer als 1 GiB, was zu groß ist</translation>
    </message>
    <message>
        <source>the part at byte %1 is compressed in a way that MCAP does not know</source>
        <comment>recording.packed</comment>
        <translation>der Teil bei Byte %1 ist auf eine Art komprimiert, die MCAP nicht kennt</translation>
    </message>
    <message>
        <source>from %1 s to %2 s, %3 frames cannot be shown, since messages that they build on are missing; keep all of them from the start of the run on</source>
        <comment>recording.noStructure</comment>
        <translation>von %1 s bis %2 s können %3 Bilder nicht gezeigt werden, da Nachrichten fehlen, auf denen sie aufbauen; behalten Sie alle davon vom Anfang des Laufs an</translation>
    </message>
    <message>
        <source>recordings whose times overlap are mixed in this file; only the one that begins at %1 s is shown</source>
        <comment>recording.others</comment>
        <translation>in dieser Datei sind Aufzeichnungen gemischt, deren Zeiten sich überschneiden; nur die wird gezeigt, die bei %1 s beginnt</translation>
    </message>
    <message>
        <source>two recordings of an older version are mixed in this file, and cannot be told apart; open each file on its own</source>
        <comment>recording.mixed</comment>
        <translation>in dieser Datei sind zwei Aufzeichnungen einer älteren Version gemischt und nicht zu trennen; öffnen Sie jede Datei für sich</translation>
    </message>
    <message>
        <source>the attachment %1 is damaged</source>
        <comment>recording.attachment</comment>
        <translation>der Anhang %1 ist beschädigt</translation>
    </message>
    <message>
        <source>the disk is too slow: parts of the run are missing in the recording</source>
        <comment>recording.slow</comment>
        <translation>der Datenträger ist zu langsam: In der Aufzeichnung fehlen Teile des Laufs</translation>
    </message>
    <message>
        <source>the recording has ended: %1</source>
        <comment>recording.ended</comment>
        <translation>die Aufzeichnung ist zu Ende: %1</translation>
    </message>
    <message>
        <source>the end of the recording could not be written: %1</source>
        <comment>recording.unfinished</comment>
        <translation>das Ende der Aufzeichnung konnte nicht geschrieben werden: %1</translation>
    </message>
    <message>
        <source>the run is not recorded: %1</source>
        <comment>recording.none</comment>
        <translation>der Lauf wird nicht aufgezeichnet: %1</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <comment>recording.notWritten</comment>
        <translation>%1 kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>there is nothing to be written to %1</source>
        <comment>recording.noFrames</comment>
        <translation>es gibt nichts, was nach %1 geschrieben werden könnte</translation>
    </message>
    <message>
        <source>cancelled</source>
        <comment>recording.cancelled</comment>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>parentheses or quotes are not balanced, so nothing is formatted</source>
        <comment>format.broken</comment>
        <translation>Klammern oder Anführungszeichen sind nicht ausgeglichen, daher wird nichts formatiert</translation>
    </message>
    <message>
        <source>there are control characters in the text, so nothing is formatted</source>
        <comment>format.control</comment>
        <translation>Im Text stehen Steuerzeichen, daher wird nichts formatiert</translation>
    </message>
    <message>
        <source>makes a node of a class below the node in force</source>
        <comment>complete.keyword.nd</comment>
        <translation>Erzeugt einen Knoten einer Klasse unter dem geltenden Knoten</translation>
    </message>
    <message>
        <source>selects a child, or .. for the parent, for the rest of the list</source>
        <comment>complete.keyword.sel</comment>
        <translation>Wählt für den Rest der Liste ein Kind, oder mit .. das Elternteil</translation>
    </message>
    <message>
        <source>names the arguments of the file</source>
        <comment>complete.keyword.templ</comment>
        <translation>Benennt die Argumente der Datei</translation>
    </message>
    <message>
        <source>defines a variable of the file</source>
        <comment>complete.keyword.def</comment>
        <translation>Definiert eine Variable der Datei</translation>
    </message>
    <message>
        <source>chooses among cases by a value</source>
        <comment>complete.keyword.switch</comment>
        <translation>Wählt unter Fällen nach einem Wert</translation>
    </message>
    <message>
        <source>logs the path of the node in force</source>
        <comment>complete.keyword.pwd</comment>
        <translation>Schreibt den Pfad des geltenden Knotens ins Protokoll</translation>
    </message>
    <message>
        <source>computes an expression in Ruby</source>
        <comment>complete.keyword.eval</comment>
        <translation>Berechnet einen Ausdruck in Ruby</translation>
    </message>
    <message>
        <source>puts texts together without blanks</source>
        <comment>complete.keyword.join</comment>
        <translation>Fügt Texte ohne Leerzeichen zusammen</translation>
    </message>
    <message>
        <source>short for %1</source>
        <comment>complete.short</comment>
        <translation>kurz für %1</translation>
    </message>
    <message>
        <source>template parameter</source>
        <comment>complete.parameter</comment>
        <translation>Parameter der Vorlage</translation>
    </message>
    <message>
        <source>variable</source>
        <comment>complete.variable</comment>
        <translation>Variable</translation>
    </message>
    <message>
        <source>variable of scripts</source>
        <comment>complete.scriptVariable</comment>
        <translation>Variable der Skripte</translation>
    </message>
    <message>
        <source>material</source>
        <comment>complete.material</comment>
        <translation>Material</translation>
    </message>
    <message>
        <source>built-in mesh</source>
        <comment>complete.meshShape</comment>
        <translation>eingebautes Netz</translation>
    </message>
    <message>
        <source>file</source>
        <comment>complete.file</comment>
        <translation>Datei</translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>complete.from</comment>
        <translation>aus %1</translation>
    </message>
    <message>
        <source>preset</source>
        <comment>complete.preset</comment>
        <translation>Voreinstellung</translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>hover.from</comment>
        <translation>aus %1</translation>
    </message>
    <message>
        <source>takes %1</source>
        <comment>hover.takes</comment>
        <translation>Nimmt %1</translation>
    </message>
    <message>
        <source>called while the file is read</source>
        <comment>hover.immediate</comment>
        <translation>Wird aufgerufen, während die Datei gelesen wird</translation>
    </message>
    <message>
        <source>preset %1</source>
        <comment>hover.preset</comment>
        <translation>Voreinstellung %1</translation>
    </message>
    <message>
        <source>cannot be created</source>
        <comment>hover.abstract</comment>
        <translation>Kann nicht erzeugt werden</translation>
    </message>
    <message>
        <source>template parameter %1 of %2</source>
        <comment>hover.parameter</comment>
        <translation>Parameter %1 von %2 der Vorlage</translation>
    </message>
    <message>
        <source>variable, defined in line %1 as %2</source>
        <comment>hover.variable</comment>
        <translation>Variable, in Zeile %1 definiert als %2</translation>
    </message>
    <message>
        <source>in line %1</source>
        <comment>hover.declared</comment>
        <translation>in Zeile %1</translation>
    </message>
    <message>
        <source>is not defined in this file</source>
        <comment>hover.undefined</comment>
        <translation>Ist in dieser Datei nicht definiert</translation>
    </message>
    <message>
        <source>%1:%2 passes %3</source>
        <comment>hover.importedWith</comment>
        <translation>%1:%2 übergibt %3</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <comment>hover.more</comment>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>takes no arguments</source>
        <comment>hover.takesNone</comment>
        <translation>Nimmt keine Argumente</translation>
    </message>
    <message>
        <source>takes %1</source>
        <comment>hover.template</comment>
        <translation>Nimmt %1</translation>
    </message>
    <message>
        <source>does not exist below the data directories</source>
        <comment>hover.missing</comment>
        <translation>Gibt es unterhalb der Datenverzeichnisse nicht</translation>
    </message>
    <message>
        <source>defined in %1:%2</source>
        <comment>hover.defined</comment>
        <translation>definiert in %1:%2</translation>
    </message>
    <message>
        <source>%1 in radians</source>
        <comment>hover.inRadians</comment>
        <translation>%1 im Bogenmaß</translation>
    </message>
    <message>
        <source>%1 in degrees</source>
        <comment>hover.inDegrees</comment>
        <translation>%1 in Grad</translation>
    </message>
    <message>
        <source>Replace by %1</source>
        <comment>fix.replace</comment>
        <translation>Durch %1 ersetzen</translation>
    </message>
    <message>
        <source>Add %1</source>
        <comment>fix.addArguments</comment>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <comment>fix.removeArguments</comment>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Close the list</source>
        <comment>fix.closeList</comment>
        <translation>Die Liste schließen</translation>
    </message>
    <message>
        <source>Close %1 lists</source>
        <comment>fix.closeLists</comment>
        <translation>%1 Listen schließen</translation>
    </message>
    <message>
        <source>Remove the &apos;)&apos;</source>
        <comment>fix.removeBracket</comment>
        <translation>Die &apos;)&apos; entfernen</translation>
    </message>
    <message>
        <source>Close the quote</source>
        <comment>fix.closeQuote</comment>
        <translation>Das Anführungszeichen schließen</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <comment>fix.chooseFile</comment>
        <translation>Eine Datei wählen …</translation>
    </message>
    <message>
        <source>Add %1 to the template</source>
        <comment>fix.addParameter</comment>
        <translation>%1 in die Vorlage aufnehmen</translation>
    </message>
    <message>
        <source>Define %1</source>
        <comment>fix.addDefinition</comment>
        <translation>%1 definieren</translation>
    </message>
    <message>
        <source>Remove the parameter %1</source>
        <comment>fix.removeParameter</comment>
        <translation>Den Parameter %1 entfernen</translation>
    </message>
    <message>
        <source>Remove the definition of %1</source>
        <comment>fix.removeDefinition</comment>
        <translation>Die Definition von %1 entfernen</translation>
    </message>
    <message>
        <source>Add ()</source>
        <comment>fix.emptyCase</comment>
        <translation>() hinzufügen</translation>
    </message>
    <message>
        <source>Put a list around all of them</source>
        <comment>fix.listAround</comment>
        <translation>Eine Liste um alle setzen</translation>
    </message>
    <message>
        <source>Put a blank before the ;</source>
        <comment>fix.blank</comment>
        <translation>Ein Leerzeichen vor das ; setzen</translation>
    </message>
    <message>
        <source>there is no name here that could be changed</source>
        <comment>rename.nothing</comment>
        <translation>Hier steht kein Name, der sich ändern ließe</translation>
    </message>
    <message>
        <source>the text has errors, so names are not certain</source>
        <comment>rename.broken</comment>
        <translation>Der Text hat Fehler, daher sind Namen nicht sicher</translation>
    </message>
    <message>
        <source>names of variables are $ and at least one more character, without blanks and parentheses</source>
        <comment>rename.variable</comment>
        <translation>Namen von Variablen sind $ und mindestens ein weiteres Zeichen, ohne Leerzeichen und Klammern</translation>
    </message>
    <message>
        <source>%1 is defined in this file already</source>
        <comment>rename.taken</comment>
        <translation>%1 ist in dieser Datei schon definiert</translation>
    </message>
    <message>
        <source>a node needs a name without / and \</source>
        <comment>rename.empty</comment>
        <translation>Ein Knoten braucht einen Namen ohne / und \</translation>
    </message>
    <message>
        <source>the name is computed, or stands in another file</source>
        <comment>rename.computed</comment>
        <translation>Der Name wird berechnet oder steht in einer anderen Datei</translation>
    </message>
    <message>
        <source>a sibling is named %1 already; paths would lead to the first one</source>
        <comment>rename.sibling</comment>
        <translation>Ein Geschwister heißt schon %1; Pfade würden zum ersten führen</translation>
    </message>
    <message>
        <source>arguments go by their places, so files that import this one need no change</source>
        <comment>rename.positional</comment>
        <translation>Argumente gehen nach ihrer Stelle, daher müssen Dateien, die diese importieren, nicht geändert werden</translation>
    </message>
    <message>
        <source>%1 paths may mean this node, but that is not certain; they are not changed</source>
        <comment>rename.uncertain</comment>
        <translation>%1 Pfade meinen vielleicht diesen Knoten, aber das ist nicht sicher; sie werden nicht geändert</translation>
    </message>
    <message>
        <source>%1 path may mean this node, but that is not certain; it is not changed</source>
        <comment>rename.uncertainOne</comment>
        <translation>%1 Pfad meint vielleicht diesen Knoten, aber das ist nicht sicher; er wird nicht geändert</translation>
    </message>
    <message>
        <source>%1 is no joint with bodies</source>
        <comment>manipulation.noJoint</comment>
        <translation>%1 ist kein Gelenk mit Körpern</translation>
    </message>
    <message>
        <source>expected (deg &lt;angle&gt;), or (pos &lt;m&gt;) for a slider, and perhaps (axis &lt;0 or 1&gt;)</source>
        <comment>manipulation.joint</comment>
        <translation>(deg &lt;Winkel&gt;) erwartet, oder (pos &lt;m&gt;) bei einem Schubgelenk, und vielleicht (axis &lt;0 oder 1&gt;)</translation>
    </message>
    <message>
        <source>the joint %1 has no axis %2 that can be set</source>
        <comment>manipulation.noAxis</comment>
        <translation>das Gelenk %1 hat keine Achse %2, die sich einstellen lässt</translation>
    </message>
    <message>
        <source>the joint %1 is part of a ring, so it cannot be set alone</source>
        <comment>manipulation.ring</comment>
        <translation>das Gelenk %1 ist Teil eines Rings und lässt sich nicht allein einstellen</translation>
    </message>
    <message>
        <source>the joint %1 has no motor</source>
        <comment>manipulation.noMotor</comment>
        <translation>das Gelenk %1 hat keinen Motor</translation>
    </message>
    <message>
        <source>give it one by setMaxMotorForce</source>
        <comment>manipulation.addMotor</comment>
        <translation>gib ihm einen mit setMaxMotorForce</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <comment>urdf.unreadable</comment>
        <translation>die Datei lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>check its name and its permissions</source>
        <comment>urdf.checkName</comment>
        <translation>Name und Zugriffsrechte prüfen</translation>
    </message>
    <message>
        <source>the file is larger than %1 MiB</source>
        <comment>urdf.tooLarge</comment>
        <translation>die Datei ist größer als %1 MiB</translation>
    </message>
    <message>
        <source>is this a URDF file?</source>
        <comment>urdf.isItUrdf</comment>
        <translation>ist das eine URDF-Datei?</translation>
    </message>
    <message>
        <source>a URDF file is XML and starts with &lt;robot name=&quot;…&quot;&gt;; expand macros with xacro first</source>
        <comment>urdf.noXml</comment>
        <translation>eine URDF-Datei ist XML und beginnt mit &lt;robot name=&quot;…&quot;&gt;; Makros vorher mit xacro auflösen</translation>
    </message>
    <message>
        <source>the outermost element is %1, not robot</source>
        <comment>urdf.outermost</comment>
        <translation>das äußerste Element ist %1, nicht robot</translation>
    </message>
    <message>
        <source>the file holds macros (%1)</source>
        <comment>urdf.xacro</comment>
        <translation>die Datei enthält Makros (%1)</translation>
    </message>
    <message>
        <source>expand them first: xacro FILE.xacro &gt; FILE.urdf</source>
        <comment>urdf.expand</comment>
        <translation>sie zuerst auflösen: xacro DATEI.xacro &gt; DATEI.urdf</translation>
    </message>
    <message>
        <source>the robot has more than %1 links</source>
        <comment>urdf.mostLinks</comment>
        <translation>der Roboter hat mehr als %1 Glieder</translation>
    </message>
    <message>
        <source>the robot has no link</source>
        <comment>urdf.noLinks</comment>
        <translation>der Roboter hat kein Glied</translation>
    </message>
    <message>
        <source>a robot needs at least one &lt;link name=&quot;…&quot;&gt;</source>
        <comment>urdf.addLink</comment>
        <translation>ein Roboter braucht mindestens ein &lt;link name=&quot;…&quot;&gt;</translation>
    </message>
    <message>
        <source>%1 needs the attribute %2</source>
        <comment>urdf.needsAttribute</comment>
        <translation>%1 braucht das Attribut %2</translation>
    </message>
    <message>
        <source>%1 needs the element %2</source>
        <comment>urdf.needsElement</comment>
        <translation>%1 braucht das Element %2</translation>
    </message>
    <message>
        <source>expected %1 numbers for %2, not %3</source>
        <comment>urdf.numbers</comment>
        <translation>%1 Zahlen für %2 erwartet, nicht %3</translation>
    </message>
    <message>
        <source>expected a number for %1, not %2</source>
        <comment>urdf.number</comment>
        <translation>eine Zahl für %1 erwartet, nicht %2</translation>
    </message>
    <message>
        <source>numbers must be finite and at most 1000000</source>
        <comment>urdf.finite</comment>
        <translation>Zahlen müssen endlich sein und höchstens 1000000</translation>
    </message>
    <message>
        <source>%1 must be more than 0, not %2</source>
        <comment>urdf.size</comment>
        <translation>%1 muss größer als 0 sein, nicht %2</translation>
    </message>
    <message>
        <source>there are two %1 of the name %2</source>
        <comment>urdf.twice</comment>
        <translation>es gibt zwei %1 mit dem Namen %2</translation>
    </message>
    <message>
        <source>rename one of them</source>
        <comment>urdf.rename</comment>
        <translation>einen davon umbenennen</translation>
    </message>
    <message>
        <source>the joint %1 names the link %2, which does not exist</source>
        <comment>urdf.noLink</comment>
        <translation>das Gelenk %1 nennt das Glied %2, das es nicht gibt</translation>
    </message>
    <message>
        <source>links are %1</source>
        <comment>urdf.linkNames</comment>
        <translation>Glieder sind %1</translation>
    </message>
    <message>
        <source>there is no joint of the type %1</source>
        <comment>urdf.kind</comment>
        <translation>es gibt kein Gelenk der Art %1</translation>
    </message>
    <message>
        <source>types are revolute, continuous, prismatic, fixed, floating and planar</source>
        <comment>urdf.kinds</comment>
        <translation>Arten sind revolute, continuous, prismatic, fixed, floating und planar</translation>
    </message>
    <message>
        <source>there is no geometry %1</source>
        <comment>urdf.geometry</comment>
        <translation>es gibt keine Form %1</translation>
    </message>
    <message>
        <source>shapes are box, sphere, cylinder, capsule and mesh; it is left out</source>
        <comment>urdf.geometries</comment>
        <translation>Formen sind box, sphere, cylinder, capsule und mesh; sie entfällt</translation>
    </message>
    <message>
        <source>the axis of the joint %1 is zero</source>
        <comment>urdf.axis</comment>
        <translation>die Achse des Gelenks %1 ist null</translation>
    </message>
    <message>
        <source>0 0 1 was taken; write the direction</source>
        <comment>urdf.axisInstead</comment>
        <translation>0 0 1 wurde genommen; die Richtung angeben</translation>
    </message>
    <message>
        <source>the limits of the joint %1 are the wrong way round</source>
        <comment>urdf.limits</comment>
        <translation>die Grenzen des Gelenks %1 sind vertauscht</translation>
    </message>
    <message>
        <source>they were swapped</source>
        <comment>urdf.swapped</comment>
        <translation>sie wurden getauscht</translation>
    </message>
    <message>
        <source>the revolute joint %1 has no limits</source>
        <comment>urdf.noLimits</comment>
        <translation>das Drehgelenk %1 hat keine Grenzen</translation>
    </message>
    <message>
        <source>it turns without end; add &lt;limit lower=&quot;…&quot; upper=&quot;…&quot;&gt;, or call it continuous</source>
        <comment>urdf.endless</comment>
        <translation>es dreht sich ohne Ende; lower und upper angeben, oder es continuous nennen</translation>
    </message>
    <message>
        <source>the link %1 hangs on two joints, %2 and %3</source>
        <comment>urdf.twoParents</comment>
        <translation>das Glied %1 hängt an zwei Gelenken, %2 und %3</translation>
    </message>
    <message>
        <source>each link has one joint above it; remove one of the joints</source>
        <comment>urdf.oneParent</comment>
        <translation>jedes Glied hat ein Gelenk über sich; eines der Gelenke entfernen</translation>
    </message>
    <message>
        <source>the joint %1 joins the link %2 to itself</source>
        <comment>urdf.itself</comment>
        <translation>das Gelenk %1 verbindet das Glied %2 mit sich selbst</translation>
    </message>
    <message>
        <source>the joints form a ring: %1</source>
        <comment>urdf.cycle</comment>
        <translation>die Gelenke bilden einen Ring: %1</translation>
    </message>
    <message>
        <source>remove one of these joints; a robot is a tree</source>
        <comment>urdf.breakRing</comment>
        <translation>eines dieser Gelenke entfernen; ein Roboter ist ein Baum</translation>
    </message>
    <message>
        <source>the links %1 and %2 are not connected by joints</source>
        <comment>urdf.twoRoots</comment>
        <translation>die Glieder %1 und %2 sind nicht durch Gelenke verbunden</translation>
    </message>
    <message>
        <source>join one of them to the rest, by a fixed joint if it does not move</source>
        <comment>urdf.connect</comment>
        <translation>eines mit dem Rest verbinden; durch ein festes Gelenk, wenn es sich nicht bewegt</translation>
    </message>
    <message>
        <source>%1 is not kept</source>
        <comment>urdf.notKept</comment>
        <translation>%1 bleibt nicht erhalten</translation>
    </message>
    <message>
        <source>let the agent command both joints, %1 = %2 · %3 + %4</source>
        <comment>urdf.doMimic</comment>
        <translation>beide Gelenke vom Agenten steuern lassen, %1 = %2 · %3 + %4</translation>
    </message>
    <message>
        <source>the limits of the joint are kept as stops; let the agent keep away from them</source>
        <comment>urdf.doSafety</comment>
        <translation>die Grenzen des Gelenks bleiben als Anschläge; der Agent soll sich davon fernhalten</translation>
    </message>
    <message>
        <source>angles are zero in the pose of the file</source>
        <comment>urdf.doCalibration</comment>
        <translation>Winkel sind null in der Haltung der Datei</translation>
    </message>
    <message>
        <source>add a DragController beside the body (setAngularDrag), about %1</source>
        <comment>urdf.doDamping</comment>
        <translation>einen DragController neben den Körper stellen (setAngularDrag), etwa %1</translation>
    </message>
    <message>
        <source>a motor holds with its largest force; without one, (setMaxMotorForce 0 %1) brakes like friction</source>
        <comment>urdf.doFriction</comment>
        <translation>ein Motor hält mit seiner größten Kraft; ohne einen bremst (setMaxMotorForce 0 %1) wie Reibung</translation>
    </message>
    <message>
        <source>the motor of the joint acts on the joint itself; gears are part of its force and speed</source>
        <comment>urdf.doTransmission</comment>
        <translation>der Motor wirkt auf das Gelenk selbst; Getriebe stecken in Kraft und Geschwindigkeit</translation>
    </message>
    <message>
        <source>settings for another simulator; set contacts at the colliders, sensors as perceptors</source>
        <comment>urdf.doGazebo</comment>
        <translation>Einstellungen für einen anderen Simulator; Kontakte an den Kollisionsformen einstellen, Sensoren als Perzeptoren</translation>
    </message>
    <message>
        <source>add a perceptor to the part, see docs/class-reference.md</source>
        <comment>urdf.doSensor</comment>
        <translation>dem Teil einen Perzeptor geben, siehe docs/class-reference.md</translation>
    </message>
    <message>
        <source>use a mesh with a texture of its own</source>
        <comment>urdf.doTexture</comment>
        <translation>ein Netz mit eigener Textur benutzen</translation>
    </message>
    <message>
        <source>the element %1 is not known</source>
        <comment>urdf.unknown</comment>
        <translation>das Element %1 ist unbekannt</translation>
    </message>
    <message>
        <source>it was left out</source>
        <comment>urdf.leftOut</comment>
        <translation>es entfällt</translation>
    </message>
    <message>
        <source>the planar joint %1 is left out: its link %2 moves freely</source>
        <comment>urdf.planar</comment>
        <translation>das ebene Gelenk %1 entfällt: sein Glied %2 bewegt sich frei</translation>
    </message>
    <message>
        <source>the floating joint %1 is left out: its link %2 moves freely</source>
        <comment>urdf.floating</comment>
        <translation>das freie Gelenk %1 entfällt: sein Glied %2 bewegt sich frei</translation>
    </message>
    <message>
        <source>that is what a free body does; for a plane, add joints by hand</source>
        <comment>urdf.free</comment>
        <translation>so bewegt sich ein freier Körper; für eine Ebene Gelenke von Hand hinzufügen</translation>
    </message>
    <message>
        <source>the link %1 has no mass, but moves; %2 kg were taken</source>
        <comment>urdf.noMass</comment>
        <translation>das Glied %1 hat keine Masse, bewegt sich aber; %2 kg wurden genommen</translation>
    </message>
    <message>
        <source>add an &lt;inertial&gt; with its mass</source>
        <comment>urdf.writeMass</comment>
        <translation>ein &lt;inertial&gt; mit seiner Masse hinzufügen</translation>
    </message>
    <message>
        <source>the inertia of the link %1 is not possible for a solid</source>
        <comment>urdf.inertia</comment>
        <translation>das Trägheitsmoment des Glieds %1 ist für einen festen Körper unmöglich</translation>
    </message>
    <message>
        <source>that of a ball with the same mass and a radius of %1 m was taken</source>
        <comment>urdf.inertiaInstead</comment>
        <translation>das einer Kugel gleicher Masse mit %1 m Radius wurde genommen</translation>
    </message>
    <message>
        <source>the joint %1 has no effort, so it gets no motor</source>
        <comment>urdf.noMotor</comment>
        <translation>das Gelenk %1 hat kein effort und bekommt deshalb keinen Motor</translation>
    </message>
    <message>
        <source>add effort and velocity to its &lt;limit&gt;, or (setMaxMotorForce 0 …) to the joint in the scene</source>
        <comment>urdf.addMotor</comment>
        <translation>effort und velocity angeben, oder (setMaxMotorForce 0 …) am Gelenk der Szene</translation>
    </message>
    <message>
        <source>0 is not within the limits of the joint %1, so the motor has to bring it there</source>
        <comment>urdf.zeroOutside</comment>
        <translation>0 liegt nicht in den Grenzen des Gelenks %1, also muss der Motor es dorthin bringen</translation>
    </message>
    <message>
        <source>choose the origin of the joint so that its limits contain 0</source>
        <comment>urdf.otherZero</comment>
        <translation>den Ursprung des Gelenks so wählen, dass seine Grenzen die 0 enthalten</translation>
    </message>
    <message>
        <source>agents cannot command the sliding joint %1</source>
        <comment>urdf.slider</comment>
        <translation>Agenten können das Schubgelenk %1 nicht steuern</translation>
    </message>
    <message>
        <source>there is no effector for sliders; the joints panel and scripts can drive it</source>
        <comment>urdf.sliderHint</comment>
        <translation>es gibt keinen Effektor für Schubgelenke; das Gelenkfenster und Skripte können es bewegen</translation>
    </message>
    <message>
        <source>the cylinder of %1 collides as a ball, since it turns about its own axis like a wheel</source>
        <comment>urdf.cylinderBall</comment>
        <translation>der Zylinder von %1 stößt als Kugel an, weil er sich wie ein Rad um die eigene Achse dreht</translation>
    </message>
    <message>
        <source>the cylinder of %1 collides as a capsule</source>
        <comment>urdf.cylinderCapsule</comment>
        <translation>der Zylinder von %1 stößt als Kapsel an</translation>
    </message>
    <message>
        <source>the flat cylinder of %1 collides as a box</source>
        <comment>urdf.cylinderBox</comment>
        <translation>der flache Zylinder von %1 stößt als Quader an</translation>
    </message>
    <message>
        <source>there is no collider for cylinders; change the shape if that is too coarse</source>
        <comment>urdf.noCylinders</comment>
        <translation>es gibt keine Kollisionsform für Zylinder; die Form ändern, wenn das zu grob ist</translation>
    </message>
    <message>
        <source>the mesh %1 was not found</source>
        <comment>urdf.noMesh</comment>
        <translation>das Netz %1 wurde nicht gefunden</translation>
    </message>
    <message>
        <source>name the folder of its package; in the command line with --package DIR</source>
        <comment>urdf.package</comment>
        <translation>den Ordner seines Pakets angeben; auf der Befehlszeile mit --package ORDNER</translation>
    </message>
    <message>
        <source>the mesh %1 cannot be read: %2</source>
        <comment>urdf.mesh</comment>
        <translation>das Netz %1 lässt sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>export it again as .obj, .stl, .dae, .ply, .gltf or .glb</source>
        <comment>urdf.exportMesh</comment>
        <translation>es neu ausgeben als .obj, .stl, .dae, .ply, .gltf oder .glb</translation>
    </message>
    <message>
        <source>the mesh %1 is mirrored by a negative scale</source>
        <comment>urdf.mirrored</comment>
        <translation>das Netz %1 wird durch eine negative Größe gespiegelt</translation>
    </message>
    <message>
        <source>apply the scale in the program that made it; its positive value was taken</source>
        <comment>urdf.bakeScale</comment>
        <translation>die Größe im Zeichenprogramm anwenden; der positive Wert wurde genommen</translation>
    </message>
    <message>
        <source>the mesh %1 of %2 collides by its triangles, which have no inside</source>
        <comment>urdf.triangles</comment>
        <translation>das Netz %1 von %2 stößt mit seinen Dreiecken an, die kein Inneres haben</translation>
    </message>
    <message>
        <source>boxes and capsules are faster and steadier</source>
        <comment>urdf.simpler</comment>
        <translation>Quader und Kapseln sind schneller und ruhiger</translation>
    </message>
    <message>
        <source>the mesh %1 of %2 has %3 triangles, too many to collide with; its bounding box was taken</source>
        <comment>urdf.meshBox</comment>
        <translation>das Netz %1 von %2 hat %3 Dreiecke, zu viele für Kollisionen; der Quader darum wurde genommen</translation>
    </message>
    <message>
        <source>the link %1 has neither mass nor shape, so its frame is left out</source>
        <comment>urdf.frameOnly</comment>
        <translation>das Glied %1 hat weder Masse noch Form, also entfällt sein Koordinatensystem</translation>
    </message>
    <message>
        <source>it is at %1 in the part %2</source>
        <comment>urdf.inBase</comment>
        <translation>es liegt bei %1 im Teil %2</translation>
    </message>
    <message>
        <source>the scene cannot be written: %1</source>
        <comment>urdf.cannotWrite</comment>
        <translation>die Szene lässt sich nicht schreiben: %1</translation>
    </message>
    <message>
        <source>the mesh %1 cannot be copied to %2</source>
        <comment>urdf.cannotCopy</comment>
        <translation>das Netz %1 lässt sich nicht nach %2 kopieren</translation>
    </message>
    <message>
        <source>choose a folder that can be written to</source>
        <comment>urdf.writable</comment>
        <translation>einen beschreibbaren Ordner wählen</translation>
    </message>
    <message>
        <source>there is no joint that can be moved</source>
        <comment>design.noJoints</comment>
        <translation>es gibt kein Gelenk, das sich bewegen lässt</translation>
    </message>
    <message>
        <source>there is no part at this place; choose a form (nd Transform …)</source>
        <comment>design.noForm</comment>
        <translation>hier ist kein Teil; eine Form (nd Transform …) wählen</translation>
    </message>
    <message>
        <source>%1 has an expression or parameter as an argument, which cannot be mirrored</source>
        <comment>design.expression</comment>
        <translation>%1 hat einen Ausdruck oder Parameter als Argument, der sich nicht spiegeln lässt</translation>
    </message>
    <message>
        <source>%1 cannot be mirrored</source>
        <comment>design.noMirror</comment>
        <translation>%1 lässt sich nicht spiegeln</translation>
    </message>
    <message>
        <source>%1 needs %2 numbers to be mirrored</source>
        <comment>design.numbers</comment>
        <translation>%1 braucht %2 Zahlen, um gespiegelt zu werden</translation>
    </message>
    <message>
        <source>no name in it tells left from right, so that both would have the same names</source>
        <comment>design.noSide</comment>
        <translation>kein Name darin unterscheidet links und rechts, sodass beide gleich hießen</translation>
    </message>
    <message>
        <source>an import with arguments cannot be mirrored</source>
        <comment>design.imported</comment>
        <translation>ein Import mit Argumenten lässt sich nicht spiegeln</translation>
    </message>
    <message>
        <source>there is a part %1 already</source>
        <comment>design.taken</comment>
        <translation>es gibt schon ein Teil %1</translation>
    </message>
    <message>
        <source>%1 must be from %2 to %3</source>
        <comment>design.range</comment>
        <translation>%1 muss zwischen %2 und %3 liegen</translation>
    </message>
    <message>
        <source>the name of a robot consists of letters, digits, _, - and .</source>
        <comment>design.name</comment>
        <translation>der Name eines Roboters besteht aus Buchstaben, Ziffern, _, - und .</translation>
    </message>
    <message>
        <source>a robot has 2 wheels, with a caster, or an even number up to 12</source>
        <comment>design.wheels</comment>
        <translation>ein Roboter hat 2 Räder und eine Laufrolle, oder eine gerade Anzahl bis 12</translation>
    </message>
    <message>
        <source>a robot has an even number of legs, 2 to 8</source>
        <comment>design.legs</comment>
        <translation>ein Roboter hat eine gerade Anzahl Beine, 2 bis 8</translation>
    </message>
    <message>
        <source>a leg has 1 to 6 joints</source>
        <comment>design.joints</comment>
        <translation>ein Bein hat 1 bis 6 Gelenke</translation>
    </message>
    <message>
        <source>width of the trunk</source>
        <comment>design.width</comment>
        <translation>die Breite des Rumpfs</translation>
    </message>
    <message>
        <source>length of the trunk</source>
        <comment>design.length</comment>
        <translation>die Länge des Rumpfs</translation>
    </message>
    <message>
        <source>height of the trunk</source>
        <comment>design.height</comment>
        <translation>die Höhe des Rumpfs</translation>
    </message>
    <message>
        <source>mass of the trunk</source>
        <comment>design.mass</comment>
        <translation>die Masse des Rumpfs</translation>
    </message>
    <message>
        <source>torque</source>
        <comment>design.torque</comment>
        <translation>das Drehmoment</translation>
    </message>
    <message>
        <source>speed</source>
        <comment>design.speed</comment>
        <translation>die Geschwindigkeit</translation>
    </message>
    <message>
        <source>wheel radius</source>
        <comment>design.wheelRadius</comment>
        <translation>der Radius der Räder</translation>
    </message>
    <message>
        <source>wheel width</source>
        <comment>design.wheelWidth</comment>
        <translation>die Breite der Räder</translation>
    </message>
    <message>
        <source>wheel mass</source>
        <comment>design.wheelMass</comment>
        <translation>die Masse der Räder</translation>
    </message>
    <message>
        <source>leg length</source>
        <comment>design.legLength</comment>
        <translation>die Länge der Beine</translation>
    </message>
    <message>
        <source>leg mass</source>
        <comment>design.legMass</comment>
        <translation>die Masse der Beine</translation>
    </message>
    <message>
        <source>the text has errors in its parentheses</source>
        <comment>design.broken</comment>
        <translation>der Text hat Fehler in seinen Klammern</translation>
    </message>
    <message>
        <source>this World does not keep what its scene is made from</source>
        <comment>live.notRecorded</comment>
        <translation>diese Welt merkt sich nicht, woraus ihre Szene gemacht ist</translation>
    </message>
    <message>
        <source>variables have changed since %1 was imported, so it would be built differently now</source>
        <comment>live.variables</comment>
        <translation>Variablen haben sich geändert, seit %1 importiert wurde, deshalb würde es jetzt anders gebaut</translation>
    </message>
    <message>
        <source>%1 is read by a set-up script, or is no RSG file</source>
        <comment>live.otherFormat</comment>
        <translation>%1 wird von einem Skript gelesen oder ist keine RSG-Datei</translation>
    </message>
    <message>
        <source>%1 has run already, and cannot be undone</source>
        <comment>live.sideEffect</comment>
        <translation>%1 ist schon ausgeführt und lässt sich nicht zurücknehmen</translation>
    </message>
    <message>
        <source>joints connect %1 to other parts of the scene</source>
        <comment>live.joined</comment>
        <translation>Gelenke verbinden %1 mit anderen Teilen der Szene</translation>
    </message>
    <message>
        <source>the physics world and its space are made once</source>
        <comment>live.physicsWorld</comment>
        <translation>die physikalische Welt und ihr Raum werden nur einmal gemacht</translation>
    </message>
    <message>
        <source>what %1 has imported is unknown</source>
        <comment>live.noImport</comment>
        <translation>was %1 importiert hat, ist unbekannt</translation>
    </message>
    <message>
        <source>the scene has been edited at %1 s; this run cannot be repeated from its files</source>
        <comment>live.edited</comment>
        <translation>die Szene wurde bei %1 s bearbeitet; dieser Lauf lässt sich aus seinen Dateien nicht wiederholen</translation>
    </message>
    <message>
        <source>a reset disconnects %1 agents and loses %2 s of simulated time</source>
        <comment>live.cost</comment>
        <translation>Zurücksetzen trennt %1 Agenten und verwirft %2 s simulierter Zeit</translation>
    </message>
    <message>
        <source>a reset disconnects one agent and loses %1 s of simulated time</source>
        <comment>live.costOne</comment>
        <translation>Zurücksetzen trennt einen Agenten und verwirft %1 s simulierter Zeit</translation>
    </message>
    <message>
        <source>a reset loses %1 s of simulated time</source>
        <comment>live.costTime</comment>
        <translation>Zurücksetzen verwirft %1 s simulierter Zeit</translation>
    </message>
    <message>
        <source>the scene file %1 does not exist below the data directories</source>
        <comment>live.missing</comment>
        <translation>die Szenendatei %1 gibt es unter den Datenverzeichnissen nicht</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <comment>monitorlog.unreadable</comment>
        <translation>%1 lässt sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>%1 is a damaged archive: %2</source>
        <comment>monitorlog.archive</comment>
        <translation>%1 ist ein beschädigtes Archiv: %2</translation>
    </message>
    <message>
        <source>%1 contains no log of a monitor; one would be named like sparkmonitor.log</source>
        <comment>monitorlog.noEntry</comment>
        <translation>%1 enthält kein Protokoll eines Monitors; ein solches hieße wie sparkmonitor.log</translation>
    </message>
    <message>
        <source>%1 is larger than %2 GB when unpacked</source>
        <comment>monitorlog.tooLarge</comment>
        <translation>%1 ist entpackt größer als %2 GB</translation>
    </message>
    <message>
        <source>%1 cannot be unpacked into the directory for temporary files: %2</source>
        <comment>monitorlog.noSpace</comment>
        <translation>%1 lässt sich nicht in den Ordner für temporäre Dateien entpacken: %2</translation>
    </message>
    <message>
        <source>the archive ends too early; what is before its end is read</source>
        <comment>monitorlog.cut</comment>
        <translation>das Archiv endet zu früh; was vor seinem Ende steht, wird gelesen</translation>
    </message>
    <message>
        <source>%1 is no log of a monitor: it has no line with a full scene</source>
        <comment>monitorlog.empty</comment>
        <translation>%1 ist kein Protokoll eines Monitors: Es hat keine Zeile mit einer vollständigen Szene</translation>
    </message>
    <message>
        <source>cancelled</source>
        <comment>monitorlog.cancelled</comment>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>damaged line of the log, left out: %1</source>
        <comment>monitorlog.damaged</comment>
        <translation>beschädigte Zeile des Protokolls, ausgelassen: %1</translation>
    </message>
    <message>
        <source>%1 more damaged lines of the log are left out</source>
        <comment>monitorlog.moreDamaged</comment>
        <translation>%1 weitere beschädigte Zeilen des Protokolls sind ausgelassen</translation>
    </message>
    <message>
        <source>the last line of the log is not complete, and left out</source>
        <comment>monitorlog.lastLine</comment>
        <translation>die letzte Zeile des Protokolls ist unvollständig und ausgelassen</translation>
    </message>
    <message>
        <source>the log begins in the middle of a run: %1 lines are left out, since they only tell what changes; its first full scene is in line %2</source>
        <comment>monitorlog.noStart</comment>
        <translation>das Protokoll beginnt mitten in einem Lauf: %1 Zeilen sind ausgelassen, da sie nur Änderungen nennen; die erste vollständige Szene steht in Zeile %2</translation>
    </message>
    <message>
        <source>the log begins in the middle of a run: %1 lines are left out, since they only tell what changes or are damaged (%3); its first full scene is in line %2</source>
        <comment>monitorlog.noStartDamaged</comment>
        <translation>das Protokoll beginnt mitten in einem Lauf: %1 Zeilen sind ausgelassen, da sie nur Änderungen nennen oder beschädigt sind (%3); die erste vollständige Szene steht in Zeile %2</translation>
    </message>
    <message>
        <source>%1 cannot be shown: none of its %2 lines has a full scene, they only tell what changes</source>
        <comment>monitorlog.onlyDiffs</comment>
        <translation>%1 kann nicht gezeigt werden: keine seiner %2 Zeilen hat eine vollständige Szene, sie nennen nur Änderungen</translation>
    </message>
    <message>
        <source>longer than %1 MB</source>
        <comment>monitorlog.long</comment>
        <translation>länger als %1 MB</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <comment>monitorlog.notWritten</comment>
        <translation>%1 lässt sich nicht schreiben: %2</translation>
    </message>
    <message>
        <source>there is nothing to be written to %1</source>
        <comment>monitorlog.noFrames</comment>
        <translation>es gibt nichts, was nach %1 zu schreiben wäre</translation>
    </message>
    <message>
        <source>connecting to %1</source>
        <comment>client.connecting</comment>
        <translation>Verbindung zu %1 wird aufgebaut</translation>
    </message>
    <message>
        <source>connected to %1</source>
        <comment>client.live</comment>
        <translation>verbunden mit %1</translation>
    </message>
    <message>
        <source>connected to %1, which has sent nothing for %2 s</source>
        <comment>client.silent</comment>
        <translation>verbunden mit %1, von dort kommt seit %2 s nichts</translation>
    </message>
    <message>
        <source>%1; trying again</source>
        <comment>client.retry</comment>
        <translation>%1; neuer Versuch</translation>
    </message>
    <message>
        <source>no address for host %1: %2</source>
        <comment>client.unknownHost</comment>
        <translation>keine Adresse zum Rechner %1: %2</translation>
    </message>
    <message>
        <source>no connection to %1: %2</source>
        <comment>client.refused</comment>
        <translation>keine Verbindung zu %1: %2</translation>
    </message>
    <message>
        <source>no connection to %1 within %2 s</source>
        <comment>client.timeout</comment>
        <translation>keine Verbindung zu %1 innerhalb von %2 s</translation>
    </message>
    <message>
        <source>%1 has closed the connection</source>
        <comment>client.ended</comment>
        <translation>%1 hat die Verbindung geschlossen</translation>
    </message>
    <message>
        <source>%1 sends no messages for monitors: %2</source>
        <comment>client.noMonitor</comment>
        <translation>%1 sendet keine Nachrichten für Monitore: %2</translation>
    </message>
    <message>
        <source>is this the server&apos;s port for monitors, usually 3200?</source>
        <comment>client.noMonitorHint</comment>
        <translation>ist das der Port des Servers für Monitore, meist 3200?</translation>
    </message>
    <message>
        <source>%1 announces a message that is too long</source>
        <comment>client.tooLong</comment>
        <translation>%1 kündigt eine zu lange Nachricht an</translation>
    </message>
    <message>
        <source>%1 has sent a damaged message, which is left out: %2</source>
        <comment>client.damaged</comment>
        <translation>%1 hat eine beschädigte Nachricht gesendet, die ausgelassen wird: %2</translation>
    </message>
    <message>
        <source>not connected to %1: commands are not sent</source>
        <comment>client.notSent</comment>
        <translation>nicht verbunden mit %1: Befehle werden nicht gesendet</translation>
    </message>
    <message>
        <source>a command of %1 bytes is too long to be sent</source>
        <comment>client.commandTooLong</comment>
        <translation>ein Befehl von %1 Bytes ist zu lang, um gesendet zu werden</translation>
    </message>
    <message>
        <source>%1 runs elsewhere: it cannot be started, paused, stepped or reset from here</source>
        <comment>session.remoteRun</comment>
        <translation>%1 läuft anderswo: Von hier aus lässt es sich nicht starten, anhalten, schrittweise ausführen oder zurücksetzen</translation>
    </message>
    <message>
        <source>the speed of %1 cannot be set from here</source>
        <comment>session.remoteSpeed</comment>
        <translation>die Geschwindigkeit von %1 lässt sich von hier aus nicht setzen</translation>
    </message>
    <message>
        <source>at %1, only the ball and players can be moved</source>
        <comment>session.remoteMove</comment>
        <translation>bei %1 lassen sich nur Ball und Spieler bewegen</translation>
    </message>
    <message>
        <source>choose Disconnect in the Simulation menu to return to your own simulation</source>
        <comment>session.goBack</comment>
        <translation>wählen Sie im Menü Simulation „Trennen“, um zur eigenen Simulation zurückzukehren</translation>
    </message>
    <message>
        <source>port %1 is that of this window&apos;s own simulation</source>
        <comment>session.ownPort</comment>
        <translation>Port %1 gehört zur eigenen Simulation dieses Fensters</translation>
    </message>
    <message>
        <source>%1 is a recording: it can be watched, not changed</source>
        <comment>session.recorded</comment>
        <translation>%1 ist eine Aufnahme: Sie lässt sich ansehen, nicht ändern</translation>
    </message>
    <message>
        <source>drawings sent over UDP are not recorded: %1</source>
        <comment>host.noDrawings</comment>
        <translation>Zeichnungen über UDP werden nicht aufgezeichnet: %1</translation>
    </message>
    <message>
        <source>end the other program that shows them, or choose another port with --drawing-port</source>
        <comment>host.drawingHint</comment>
        <translation>beenden Sie das andere Programm, das sie zeigt, oder wählen Sie mit --drawing-port einen anderen Port</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <comment>export.notWritten</comment>
        <translation>%1 kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>there is nothing to be written to %1: the run has no frames in this time</source>
        <comment>export.noFrames</comment>
        <translation>es gibt nichts, was nach %1 zu schreiben wäre: Der Lauf hat in dieser Zeit keine Bilder</translation>
    </message>
    <message>
        <source>cancelled</source>
        <comment>export.cancelled</comment>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>the run has no signal that matches `%1`</source>
        <comment>export.noSignal</comment>
        <translation>der Lauf hat kein Signal, auf das `%1` passt</translation>
    </message>
    <message>
        <source>%1 is the recording itself: choose another name for the target</source>
        <comment>export.self</comment>
        <translation>%1 ist die Aufzeichnung selbst: Wählen Sie einen anderen Namen für das Ziel</translation>
    </message>
    <message>
        <source>Run</source>
        <comment>signal.run</comment>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Simulated time</source>
        <comment>signal.time</comment>
        <translation>Simulierte Zeit</translation>
    </message>
    <message>
        <source>Cycle</source>
        <comment>signal.cycle</comment>
        <translation>Zyklus</translation>
    </message>
    <message>
        <source>Time to compute a cycle</source>
        <comment>signal.cycleTime</comment>
        <translation>Rechenzeit eines Zyklus</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>signal.game</comment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Game clock</source>
        <comment>signal.clock</comment>
        <translation>Spieluhr</translation>
    </message>
    <message>
        <source>Period</source>
        <comment>signal.period</comment>
        <translation>Spielabschnitt</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>signal.score</comment>
        <translation>Spielstand</translation>
    </message>
    <message>
        <source>Left team</source>
        <comment>signal.left</comment>
        <translation>Linkes Team</translation>
    </message>
    <message>
        <source>Right team</source>
        <comment>signal.right</comment>
        <translation>Rechtes Team</translation>
    </message>
    <message>
        <source>Play mode (number)</source>
        <comment>signal.mode</comment>
        <translation>Spielmodus (Nummer)</translation>
    </message>
    <message>
        <source>Ball</source>
        <comment>signal.ball</comment>
        <translation>Ball</translation>
    </message>
    <message>
        <source>Robots</source>
        <comment>signal.robots</comment>
        <translation>Roboter</translation>
    </message>
    <message>
        <source>Without a team</source>
        <comment>signal.agent</comment>
        <translation>Ohne Team</translation>
    </message>
    <message>
        <source>Bodies</source>
        <comment>signal.bodies</comment>
        <translation>Körper</translation>
    </message>
    <message>
        <source>Joints</source>
        <comment>signal.joints</comment>
        <translation>Gelenke</translation>
    </message>
    <message>
        <source>Motors</source>
        <comment>signal.motors</comment>
        <translation>Motoren</translation>
    </message>
    <message>
        <source>x</source>
        <comment>signal.x</comment>
        <translation>x</translation>
    </message>
    <message>
        <source>y</source>
        <comment>signal.y</comment>
        <translation>y</translation>
    </message>
    <message>
        <source>z</source>
        <comment>signal.z</comment>
        <translation>z</translation>
    </message>
    <message>
        <source>Roll</source>
        <comment>signal.roll</comment>
        <translation>Rollwinkel</translation>
    </message>
    <message>
        <source>Pitch</source>
        <comment>signal.pitch</comment>
        <translation>Nickwinkel</translation>
    </message>
    <message>
        <source>Yaw</source>
        <comment>signal.yaw</comment>
        <translation>Gierwinkel</translation>
    </message>
    <message>
        <source>Velocity, x</source>
        <comment>signal.vx</comment>
        <translation>Geschwindigkeit, x</translation>
    </message>
    <message>
        <source>Velocity, y</source>
        <comment>signal.vy</comment>
        <translation>Geschwindigkeit, y</translation>
    </message>
    <message>
        <source>Velocity, z</source>
        <comment>signal.vz</comment>
        <translation>Geschwindigkeit, z</translation>
    </message>
    <message>
        <source>Speed</source>
        <comment>signal.speed</comment>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Angle</source>
        <comment>signal.angle</comment>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>Rate</source>
        <comment>signal.rate</comment>
        <translation>Rate</translation>
    </message>
    <message>
        <source>Angle, second axis</source>
        <comment>signal.angle2</comment>
        <translation>Winkel, zweite Achse</translation>
    </message>
    <message>
        <source>Rate, second axis</source>
        <comment>signal.rate2</comment>
        <translation>Rate, zweite Achse</translation>
    </message>
    <message>
        <source>Way</source>
        <comment>signal.way</comment>
        <translation>Weg</translation>
    </message>
    <message>
        <source>Temperature</source>
        <comment>signal.temperature</comment>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>Current</source>
        <comment>signal.current</comment>
        <translation>Strom</translation>
    </message>
    <message>
        <source>Torque</source>
        <comment>signal.torque</comment>
        <translation>Drehmoment</translation>
    </message>
    <message>
        <source>Hottest motor</source>
        <comment>signal.hottest</comment>
        <translation>Heißester Motor</translation>
    </message>
    <message>
        <source>Battery</source>
        <comment>signal.battery</comment>
        <translation>Batterie</translation>
    </message>
    <message>
        <source>time</source>
        <comment>quantity.time</comment>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>length</source>
        <comment>quantity.length</comment>
        <translation>Länge</translation>
    </message>
    <message>
        <source>angle</source>
        <comment>quantity.angle</comment>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>speed</source>
        <comment>quantity.speed</comment>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>angular rate</source>
        <comment>quantity.rate</comment>
        <translation>Winkelgeschwindigkeit</translation>
    </message>
    <message>
        <source>temperature</source>
        <comment>quantity.temperature</comment>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>current</source>
        <comment>quantity.current</comment>
        <translation>Strom</translation>
    </message>
    <message>
        <source>torque</source>
        <comment>quantity.torque</comment>
        <translation>Drehmoment</translation>
    </message>
    <message>
        <source>share</source>
        <comment>quantity.share</comment>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>number</source>
        <comment>quantity.number</comment>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>%1 could not be loaded again</source>
        <comment>host.notAgain</comment>
        <translation>%1 konnte nicht noch einmal geladen werden</translation>
    </message>
    <message>
        <source>the run goes on from here as a new branch: paused</source>
        <comment>session.wentBack</comment>
        <translation>der Lauf geht von hier als neuer Zweig weiter: angehalten</translation>
    </message>
    <message>
        <source>write up to where the run goes, such as 90 s, 500 cycles, goal, mode PlayOn or ball/speed &gt; 2</source>
        <comment>until.empty</comment>
        <translation>schreiben Sie, bis wohin der Lauf geht, etwa 90 s, 500 cycles, goal, mode PlayOn oder ball/speed &gt; 2</translation>
    </message>
    <message>
        <source>write the path of a signal before the comparison, such as ball/speed &gt; 2</source>
        <comment>until.noSignal</comment>
        <translation>schreiben Sie den Pfad eines Signals vor den Vergleich, etwa ball/speed &gt; 2</translation>
    </message>
    <message>
        <source>`%1` is no number to compare with</source>
        <comment>until.noNumber</comment>
        <translation>`%1` ist keine Zahl zum Vergleichen</translation>
    </message>
    <message>
        <source>`%1` is no number of cycles: write a whole number from 1</source>
        <comment>until.noCycles</comment>
        <translation>`%1` ist keine Zahl von Zyklen: schreiben Sie eine ganze Zahl ab 1</translation>
    </message>
    <message>
        <source>`%1` is no time, decision, mode or comparison: try 90 s, 500 cycles, goal, mode PlayOn or ball/speed &gt; 2</source>
        <comment>until.unknown</comment>
        <translation>`%1` ist keine Zeit, keine Entscheidung, kein Modus und kein Vergleich: etwa 90 s, 500 cycles, goal, mode PlayOn oder ball/speed &gt; 2</translation>
    </message>
    <message>
        <source>%1 s are reached</source>
        <comment>until.time</comment>
        <translation>%1 s sind erreicht</translation>
    </message>
    <message>
        <source>%1 cycles are done</source>
        <comment>until.cycles</comment>
        <translation>%1 Zyklen sind gerechnet</translation>
    </message>
    <message>
        <source>at %1 s: %2</source>
        <comment>until.event</comment>
        <translation>bei %1 s: %2</translation>
    </message>
    <message>
        <source>at %1 s: the play mode is %2</source>
        <comment>until.mode</comment>
        <translation>bei %1 s: Der Spielmodus ist %2</translation>
    </message>
    <message>
        <source>at %1 s: %2 is %3 (%4)</source>
        <comment>until.condition</comment>
        <translation>bei %1 s: %2 ist %3 (%4)</translation>
    </message>
    <message>
        <source>cannot read the team file</source>
        <comment>team.unreadable</comment>
        <translation>Die Teamdatei kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>check its name and its permissions</source>
        <comment>team.permissions</comment>
        <translation>Prüfen Sie ihren Namen und ihre Zugriffsrechte</translation>
    </message>
    <message>
        <source>the team file is larger than 1 MiB</source>
        <comment>team.large</comment>
        <translation>Die Teamdatei ist größer als 1 MiB</translation>
    </message>
    <message>
        <source>is it another kind of file?</source>
        <comment>team.otherFile</comment>
        <translation>Ist es eine Datei anderer Art?</translation>
    </message>
    <message>
        <source>a team file is a TOML file</source>
        <comment>team.toml</comment>
        <translation>Eine Teamdatei ist eine TOML-Datei</translation>
    </message>
    <message>
        <source>%1 has no setting `%2`</source>
        <comment>team.unknown</comment>
        <translation>%1 hat keine Einstellung „%2“</translation>
    </message>
    <message>
        <source>it knows %1</source>
        <comment>team.known</comment>
        <translation>Bekannt sind %1</translation>
    </message>
    <message>
        <source>a team file</source>
        <comment>team.file</comment>
        <translation>Eine Teamdatei</translation>
    </message>
    <message>
        <source>[[program]]</source>
        <comment>team.program</comment>
        <translation>[[program]]</translation>
    </message>
    <message>
        <source>`%1` is a text in quotes</source>
        <comment>team.text</comment>
        <translation>„%1“ ist ein Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>`%1` is a list of texts</source>
        <comment>team.texts</comment>
        <translation>„%1“ ist eine Liste von Texten</translation>
    </message>
    <message>
        <source>write it as %1</source>
        <comment>team.write</comment>
        <translation>Schreiben Sie es als %1</translation>
    </message>
    <message>
        <source>`%1` is a whole number from %2 to %3</source>
        <comment>team.whole</comment>
        <translation>„%1“ ist eine ganze Zahl von %2 bis %3</translation>
    </message>
    <message>
        <source>`environment` is a table of texts</source>
        <comment>team.environment</comment>
        <translation>„environment“ ist eine Tabelle von Texten</translation>
    </message>
    <message>
        <source>`%1` cannot be the name of an environment variable</source>
        <comment>team.variable</comment>
        <translation>„%1“ kann kein Name einer Umgebungsvariablen sein</translation>
    </message>
    <message>
        <source>`%1` contains a character of code 0, which no program can be given</source>
        <comment>team.zero</comment>
        <translation>„%1“ enthält ein Zeichen mit dem Code 0, das sich keinem Programm übergeben lässt</translation>
    </message>
    <message>
        <source>`%1` is empty</source>
        <comment>team.empty</comment>
        <translation>„%1“ ist leer</translation>
    </message>
    <message>
        <source>the team file starts no program</source>
        <comment>team.noProgram</comment>
        <translation>Die Teamdatei startet kein Programm</translation>
    </message>
    <message>
        <source>add [[program]] with a line such as %1</source>
        <comment>team.addProgram</comment>
        <translation>Fügen Sie [[program]] mit einer Zeile wie %1 hinzu</translation>
    </message>
    <message>
        <source>the program has no command</source>
        <comment>team.noCommand</comment>
        <translation>Das Programm hat keinen Befehl</translation>
    </message>
    <message>
        <source>add a line such as %1</source>
        <comment>team.addCommand</comment>
        <translation>Fügen Sie eine Zeile wie %1 hinzu</translation>
    </message>
    <message>
        <source>there is no placeholder {%1}</source>
        <comment>team.placeholder</comment>
        <translation>Es gibt keinen Platzhalter {%1}</translation>
    </message>
    <message>
        <source>write one of %1, or {{%2}} for the word in braces itself</source>
        <comment>team.placeholders</comment>
        <translation>Schreiben Sie einen von %1, oder {{%2}} für das Wort in Klammern selbst</translation>
    </message>
    <message>
        <source>the team file starts %1 programs, at most %2 are allowed</source>
        <comment>team.tooMany</comment>
        <translation>Die Teamdatei startet %1 Programme, höchstens %2 sind erlaubt</translation>
    </message>
    <message>
        <source>no program is named</source>
        <comment>program.noCommand</comment>
        <translation>Es ist kein Programm genannt</translation>
    </message>
    <message>
        <source>%1 is neither beside the team file nor in the folders of PATH</source>
        <comment>program.missing</comment>
        <translation>%1 liegt weder neben der Teamdatei noch in den Ordnern von PATH</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <comment>program.missingFile</comment>
        <translation>Es gibt keine Datei %1</translation>
    </message>
    <message>
        <source>%1 is a folder, not a program</source>
        <comment>program.folder</comment>
        <translation>%1 ist ein Ordner, kein Programm</translation>
    </message>
    <message>
        <source>%1 is not executable: chmod +x makes it so</source>
        <comment>program.notExecutable</comment>
        <translation>%1 ist nicht ausführbar: chmod +x ändert das</translation>
    </message>
    <message>
        <source>%1 cannot be started: its first line names %2, which is missing</source>
        <comment>program.interpreter</comment>
        <translation>%1 lässt sich nicht starten: Die erste Zeile nennt %2, und das fehlt</translation>
    </message>
    <message>
        <source>the folder %1, in which %2 is to run, is missing</source>
        <comment>program.noFolder</comment>
        <translation>Der Ordner %1, in dem %2 laufen soll, fehlt</translation>
    </message>
    <message>
        <source>the quote at column %1 is not closed</source>
        <comment>program.openQuote</comment>
        <translation>Das Anführungszeichen in Spalte %1 wird nicht geschlossen</translation>
    </message>
    <message>
        <source>there is nothing after the backslash at the end</source>
        <comment>program.backslash</comment>
        <translation>Nach dem Backslash am Ende kommt nichts</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>host.held</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>port %1 is used by %2 (process %3)</source>
        <comment>socket.heldBy</comment>
        <translation>Den Port %1 benutzt %2 (Prozess %3)</translation>
    </message>
    <message>
        <source>port %1 is used by this program</source>
        <comment>socket.heldByUs</comment>
        <translation>Den Port %1 benutzt dieses Programm</translation>
    </message>
    <message>
        <source>port %1 is used by a program of user %2</source>
        <comment>socket.heldByUser</comment>
        <translation>Den Port %1 benutzt ein Programm von Benutzer %2</translation>
    </message>
    <message>
        <source>give the project a name</source>
        <comment>newProject.noName</comment>
        <translation>Geben Sie dem Projekt einen Namen</translation>
    </message>
    <message>
        <source>the name of a project has at most %1 letters</source>
        <comment>newProject.longName</comment>
        <translation>Der Name eines Projekts hat höchstens %1 Zeichen</translation>
    </message>
    <message>
        <source>the name of a project begins with a letter or digit, and does not end with a blank</source>
        <comment>newProject.nameEnds</comment>
        <translation>Der Name eines Projekts beginnt mit einem Buchstaben oder einer Ziffer und endet nicht mit einem Leerzeichen</translation>
    </message>
    <message>
        <source>the name of a project has none of the signs %1</source>
        <comment>newProject.nameSigns</comment>
        <translation>Der Name eines Projekts enthält keines der Zeichen %1</translation>
    </message>
    <message>
        <source>a project cannot be called %1, since one of its files is</source>
        <comment>newProject.nameTaken</comment>
        <translation>Ein Projekt kann nicht %1 heißen, weil eine seiner Dateien so heißt</translation>
    </message>
    <message>
        <source>the name of a team consists of letters, digits, _, - and .</source>
        <comment>newProject.teamName</comment>
        <translation>Der Name einer Mannschaft besteht aus Buchstaben, Ziffern, _, - und .</translation>
    </message>
    <message>
        <source>there is no scene %1</source>
        <comment>newProject.noScene</comment>
        <translation>Es gibt keine Szene %1</translation>
    </message>
    <message>
        <source>%1 is not a scene (.rsg, .ros) or a set-up (.rb)</source>
        <comment>newProject.otherScene</comment>
        <translation>%1 ist keine Szene (.rsg, .ros) und kein Aufbau (.rb)</translation>
    </message>
    <message>
        <source>choose a folder for the project</source>
        <comment>newProject.noFolder</comment>
        <translation>Wählen Sie einen Ordner für das Projekt</translation>
    </message>
    <message>
        <source>%1 is a file, not a folder</source>
        <comment>newProject.isFile</comment>
        <translation>%1 ist eine Datei, kein Ordner</translation>
    </message>
    <message>
        <source>the folder %1 is there already, and not empty</source>
        <comment>newProject.fullFolder</comment>
        <translation>Den Ordner %1 gibt es schon, und er ist nicht leer</translation>
    </message>
    <message>
        <source>%1 cannot be read; is the data directory complete?</source>
        <comment>newProject.noTemplate</comment>
        <translation>%1 kann nicht gelesen werden; ist das Datenverzeichnis vollständig?</translation>
    </message>
    <message>
        <source>the project cannot be made in %1: %2</source>
        <comment>newProject.notMade</comment>
        <translation>Das Projekt lässt sich in %1 nicht anlegen: %2</translation>
    </message>
    <message>
        <source>a project knows scene, setup and layout (texts), seed (a whole number from 0), teams (a list) and the table [variables]</source>
        <comment>project.known</comment>
        <translation>Ein Projekt kennt scene, setup und layout (Texte), seed (eine ganze Zahl ab 0), teams (eine Liste) und die Tabelle [variables]</translation>
    </message>
    <message>
        <source>the scene `%1` is a set-up itself, so there can be no other</source>
        <comment>project.twoSetUps</comment>
        <translation>Die Szene „%1“ ist selbst ein Aufbau, also kann es keinen anderen geben</translation>
    </message>
    <message>
        <source>remove the line with setup, or name a scene (.rsg, .ros) as scene</source>
        <comment>project.oneSetUp</comment>
        <translation>Entfernen Sie die Zeile mit setup, oder nennen Sie als scene eine Szene (.rsg, .ros)</translation>
    </message>
    <message>
        <source>there is no layout `%1`</source>
        <comment>project.noLayout</comment>
        <translation>Es gibt keine Anordnung „%1“</translation>
    </message>
    <message>
        <source>choose design, match or review</source>
        <comment>project.layouts</comment>
        <translation>Wählen Sie design, match oder review</translation>
    </message>
    <message>
        <source>a team is not what was expected</source>
        <comment>project.noTeam</comment>
        <translation>Eine Mannschaft ist nicht, was erwartet wurde</translation>
    </message>
    <message>
        <source>there is no setting `%1` of this kind for a team</source>
        <comment>project.noTeamSetting</comment>
        <translation>Es gibt keine Einstellung „%1“ dieser Art für eine Mannschaft</translation>
    </message>
    <message>
        <source>a team is the name of a team file, or a table with file, name and type, all texts</source>
        <comment>project.teamKnown</comment>
        <translation>Eine Mannschaft ist der Name einer Teamdatei, oder eine Tabelle mit file, name und type, alles Texte</translation>
    </message>
    <message>
        <source>there are more than %1 teams</source>
        <comment>project.manyTeams</comment>
        <translation>Es gibt mehr als %1 Mannschaften</translation>
    </message>
    <message>
        <source>remove some: the first one plays on the left</source>
        <comment>project.removeTeams</comment>
        <translation>Entfernen Sie einige: Die erste spielt links</translation>
    </message>
    <message>
        <source>there is no team file `%1`</source>
        <comment>project.noTeamFile</comment>
        <translation>Es gibt keine Teamdatei „%1“</translation>
    </message>
    <message>
        <source>its name is relative to the folder of the project</source>
        <comment>project.teamBeside</comment>
        <translation>Ihr Name gilt ab dem Ordner des Projekts</translation>
    </message>
    <message>
        <source>there is no scene `%1`</source>
        <comment>project.missingScene</comment>
        <translation>Es gibt keine Szene „%1“</translation>
    </message>
    <message>
        <source>there is no set-up `%1`</source>
        <comment>project.missingSetUp</comment>
        <translation>Es gibt keinen Aufbau „%1“</translation>
    </message>
    <message>
        <source>it is looked up beside the project, then in the data directories</source>
        <comment>project.beside</comment>
        <translation>Gesucht wird neben dem Projekt, dann in den Datenverzeichnissen</translation>
    </message>
    <message>
        <source>yellow card for %1</source>
        <comment>command.yellowCard</comment>
        <translation>Gelbe Karte für %1</translation>
    </message>
    <message>
        <source>second yellow card for %1, and so a red one</source>
        <comment>command.secondYellowCard</comment>
        <translation>Zweite Gelbe Karte für %1, also Rot</translation>
    </message>
    <message>
        <source>red card for %1</source>
        <comment>command.redCard</comment>
        <translation>Rote Karte für %1</translation>
    </message>
    <message>
        <source>is out of the match</source>
        <comment>command.sentOff</comment>
        <translation>Ist aus dem Spiel</translation>
    </message>
    <message>
        <source>%1 is suspended</source>
        <comment>command.suspended</comment>
        <translation>%1 hat eine Zeitstrafe</translation>
    </message>
    <message>
        <source>stays beside the field for %1 s of the game clock</source>
        <comment>command.besideField</comment>
        <translation>Bleibt für %1 s der Spieluhr neben dem Feld</translation>
    </message>
    <message>
        <source>the suspension of %1 is over</source>
        <comment>command.backInPlay</comment>
        <translation>Die Zeitstrafe von %1 ist vorbei</translation>
    </message>
    <message>
        <source>number %1 has been sent off</source>
        <comment>init.sentOff</comment>
        <translation>Nummer %1 wurde vom Feld gestellt</translation>
    </message>
    <message>
        <source>expected (team &lt;side&gt;)(unum &lt;n&gt;)(colour yellow) or (colour red)</source>
        <comment>trainer.card</comment>
        <translation>Erwartet wird (team &lt;side&gt;)(unum &lt;n&gt;)(colour yellow) oder (colour red)</translation>
    </message>
    <message>
        <source>expected (team &lt;side&gt;)(unum &lt;n&gt;)(seconds &lt;s&gt;), at least 0</source>
        <comment>trainer.suspend</comment>
        <translation>Erwartet wird (team &lt;side&gt;)(unum &lt;n&gt;)(seconds &lt;s&gt;), mindestens 0</translation>
    </message>
    <message>
        <source>cannot read the job file</source>
        <comment>job.unreadable</comment>
        <translation>Die Auftragsdatei kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>check its name and its permissions</source>
        <comment>job.permissions</comment>
        <translation>Prüfen Sie ihren Namen und ihre Zugriffsrechte</translation>
    </message>
    <message>
        <source>the job file is larger than 1 MiB</source>
        <comment>job.large</comment>
        <translation>Die Auftragsdatei ist größer als 1 MiB</translation>
    </message>
    <message>
        <source>is it another kind of file?</source>
        <comment>job.otherFile</comment>
        <translation>Ist es eine Datei anderer Art?</translation>
    </message>
    <message>
        <source>a job file is a TOML file</source>
        <comment>job.toml</comment>
        <translation>Eine Auftragsdatei ist eine TOML-Datei</translation>
    </message>
    <message>
        <source>there is no setting `%1` here</source>
        <comment>job.noKey</comment>
        <translation>Es gibt hier keine Einstellung „%1“</translation>
    </message>
    <message>
        <source>known are: %1</source>
        <comment>job.known</comment>
        <translation>Bekannt sind: %1</translation>
    </message>
    <message>
        <source>`%1` must be %2</source>
        <comment>job.wrongType</comment>
        <translation>Für „%1“ ist nötig: %2</translation>
    </message>
    <message>
        <source>`%1` must be from %2 to %3</source>
        <comment>job.outOfRange</comment>
        <translation>„%1“ muss zwischen %2 und %3 liegen</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <comment>job.text</comment>
        <translation>ein Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>job.number</comment>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a whole number</source>
        <comment>job.whole</comment>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>true or false</source>
        <comment>job.flag</comment>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a table</source>
        <comment>job.table</comment>
        <translation>eine Tabelle</translation>
    </message>
    <message>
        <source>a list of tables, each written as [[%1]]</source>
        <comment>job.tables</comment>
        <translation>eine Liste von Tabellen, jede als [[%1]] geschrieben</translation>
    </message>
    <message>
        <source>a list of texts in quotes</source>
        <comment>job.texts</comment>
        <translation>eine Liste von Texten in Anführungszeichen</translation>
    </message>
    <message>
        <source>a list of whole numbers, a text such as &quot;1-20&quot;, or { from = 1, to = 20 }</source>
        <comment>job.seeds</comment>
        <translation>eine Liste ganzer Zahlen, ein Text wie &quot;1-20&quot; oder { from = 1, to = 20 }</translation>
    </message>
    <message>
        <source>a list of values such as [10, 20], or { from = 10, to = 20, step = 5 }</source>
        <comment>job.values</comment>
        <translation>eine Liste von Werten wie [10, 20] oder { from = 10, to = 20, step = 5 }</translation>
    </message>
    <message>
        <source>one of %1</source>
        <comment>job.choice</comment>
        <translation>eines von %1</translation>
    </message>
    <message>
        <source>`%1` has no single value</source>
        <comment>job.noValue</comment>
        <translation>„%1“ hat keinen einzelnen Wert</translation>
    </message>
    <message>
        <source>give it a number, true, false, or a text in quotes</source>
        <comment>job.giveValue</comment>
        <translation>Geben Sie eine Zahl, true, false oder einen Text in Anführungszeichen an</translation>
    </message>
    <message>
        <source>`%1` has no values</source>
        <comment>job.noValues</comment>
        <translation>„%1“ hat keine Werte</translation>
    </message>
    <message>
        <source>`%1` has more than %2 values</source>
        <comment>job.tooManyValues</comment>
        <translation>„%1“ hat mehr als %2 Werte</translation>
    </message>
    <message>
        <source>`%1` has %2 values, `%3` has %4</source>
        <comment>job.unequal</comment>
        <translation>„%1“ hat %2 Werte, „%3“ hat %4</translation>
    </message>
    <message>
        <source>with combine = &quot;zip&quot; all parameters need equally many values</source>
        <comment>job.zipNeeds</comment>
        <translation>Mit combine = &quot;zip&quot; brauchen alle Parameter gleich viele Werte</translation>
    </message>
    <message>
        <source>there is a `%1` already</source>
        <comment>job.twice</comment>
        <translation>Es gibt schon „%1“</translation>
    </message>
    <message>
        <source>give it another name</source>
        <comment>job.otherName</comment>
        <translation>Geben Sie einen anderen Namen</translation>
    </message>
    <message>
        <source>there is no team `%1`</source>
        <comment>job.noTeam</comment>
        <translation>Es gibt keine Mannschaft „%1“</translation>
    </message>
    <message>
        <source>add a [[team]] with this name</source>
        <comment>job.addTeam</comment>
        <translation>Fügen Sie ein [[team]] mit diesem Namen hinzu</translation>
    </message>
    <message>
        <source>a match needs two different teams</source>
        <comment>job.oneTeam</comment>
        <translation>Ein Spiel braucht zwei verschiedene Mannschaften</translation>
    </message>
    <message>
        <source>give it left and right</source>
        <comment>job.giveBoth</comment>
        <translation>Geben Sie left und right an</translation>
    </message>
    <message>
        <source>a tournament needs at least two teams</source>
        <comment>job.fewTeams</comment>
        <translation>Ein Turnier braucht mindestens zwei Mannschaften</translation>
    </message>
    <message>
        <source>a job has either a [tournament] or a list of [[match]]</source>
        <comment>job.matchesOrTournament</comment>
        <translation>Ein Auftrag hat entweder ein [tournament] oder eine Liste von [[match]]</translation>
    </message>
    <message>
        <source>leave out one of them</source>
        <comment>job.takeOne</comment>
        <translation>Lassen Sie eines davon weg</translation>
    </message>
    <message>
        <source>the job names no scene</source>
        <comment>job.noScene</comment>
        <translation>Der Auftrag nennt keine Szene</translation>
    </message>
    <message>
        <source>add a line such as %1</source>
        <comment>job.addScene</comment>
        <translation>Fügen Sie eine Zeile wie %1 hinzu</translation>
    </message>
    <message>
        <source>the runs would never end</source>
        <comment>job.noEnd</comment>
        <translation>Die Läufe würden nie enden</translation>
    </message>
    <message>
        <source>add until = &quot;goal&quot; or at-most = 120 (simulated seconds)</source>
        <comment>job.addEnd</comment>
        <translation>Fügen Sie until = &quot;goal&quot; oder at-most = 120 (simulierte Sekunden) hinzu</translation>
    </message>
    <message>
        <source>`%1` is no end of a run: %2</source>
        <comment>job.badUntil</comment>
        <translation>„%1“ ist kein Ende eines Laufs: %2</translation>
    </message>
    <message>
        <source>a team needs a name</source>
        <comment>job.noTeamName</comment>
        <translation>Eine Mannschaft braucht einen Namen</translation>
    </message>
    <message>
        <source>there is no team file `%1`</source>
        <comment>job.noTeamFile</comment>
        <translation>Es gibt keine Teamdatei „%1“</translation>
    </message>
    <message>
        <source>put it beside the job file, or give its path</source>
        <comment>job.teamBeside</comment>
        <translation>Legen Sie sie neben die Jobdatei, oder geben Sie ihren Pfad an</translation>
    </message>
    <message>
        <source>`%1` names no parameter of a robot type</source>
        <comment>job.robotName</comment>
        <translation>„%1“ nennt keinen Parameter eines Robotertyps</translation>
    </message>
    <message>
        <source>write TYPE.PARAMETER, such as nao1.ThighRelHip2_Z, or *.PARAMETER for all types</source>
        <comment>job.robotForm</comment>
        <translation>Schreiben Sie TYP.PARAMETER, etwa nao1.ThighRelHip2_Z, oder *.PARAMETER für alle Typen</translation>
    </message>
    <message>
        <source>the job has %1 runs; at most %2 are possible</source>
        <comment>job.tooManyRuns</comment>
        <translation>Der Auftrag hat %1 Läufe; höchstens %2 sind möglich</translation>
    </message>
    <message>
        <source>the job has %1 runs, which take %2 MiB; at most %3 MiB are possible</source>
        <comment>job.runsTooLarge</comment>
        <translation>Der Auftrag hat %1 Läufe, die %2 MiB brauchen; höchstens %3 MiB sind möglich</translation>
    </message>
    <message>
        <source>take fewer seeds, values, teams or legs</source>
        <comment>job.fewerRuns</comment>
        <translation>Nehmen Sie weniger Startwerte, Werte, Mannschaften oder Runden</translation>
    </message>
    <message>
        <source>`%1` is set by the job itself</source>
        <comment>job.option</comment>
        <translation>„%1“ setzt der Auftrag selbst</translation>
    </message>
    <message>
        <source>leave it out</source>
        <comment>job.leaveOut</comment>
        <translation>Lassen Sie es weg</translation>
    </message>
    <message>
        <source>could not be started: %1</source>
        <comment>run.notStarted</comment>
        <translation>konnte nicht gestartet werden: %1</translation>
    </message>
    <message>
        <source>ended with exit code %1</source>
        <comment>run.exit</comment>
        <translation>endete mit dem Exit-Code %1</translation>
    </message>
    <message>
        <source>crashed: %1 (signal %2)</source>
        <comment>run.crashed</comment>
        <translation>abgestürzt: %1 (Signal %2)</translation>
    </message>
    <message>
        <source>took longer than %1 s</source>
        <comment>run.wallLimit</comment>
        <translation>dauerte länger als %1 s</translation>
    </message>
    <message>
        <source>the agents did not connect within %1 s</source>
        <comment>run.noConnection</comment>
        <translation>die Agenten haben sich nicht innerhalb von %1 s verbunden</translation>
    </message>
    <message>
        <source>left no summary</source>
        <comment>run.noSummary</comment>
        <translation>hinterließ keine Zusammenfassung</translation>
    </message>
    <message>
        <source>nobody of %1 played: take a set-up that makes the players, as setups/match.rb does, or programs that ask for robots</source>
        <comment>run.noPlayers</comment>
        <translation>Niemand von %1 hat gespielt: Nehmen Sie einen Aufbau, der die Spieler macht, wie setups/match.rb, oder Programme, die nach Robotern fragen</translation>
    </message>
    <message>
        <source>team %1: %2</source>
        <comment>run.team</comment>
        <translation>Mannschaft %1: %2</translation>
    </message>
    <message>
        <source>its folder cannot be prepared: %1</source>
        <comment>run.noFolder</comment>
        <translation>sein Ordner kann nicht vorbereitet werden: %1</translation>
    </message>
    <message>
        <source>was stopped</source>
        <comment>run.stopped</comment>
        <translation>wurde beendet</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>run.because</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>there is no file of robot types %1</source>
        <comment>robots.missing</comment>
        <translation>Es gibt keine Datei von Robotertypen %1</translation>
    </message>
    <message>
        <source>%1 is no file of robot types below the data directories: give its name there, such as robots/nao.toml</source>
        <comment>robots.outside</comment>
        <translation>%1 ist keine Datei mit Robotertypen unterhalb der Datenordner: Geben Sie ihren Namen dort an, etwa robots/nao.toml</translation>
    </message>
    <message>
        <source>%1 has no parameter of a type that is called %2</source>
        <comment>robots.unknown</comment>
        <translation>%1 hat keinen Typparameter mit dem Namen %2</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <comment>robots.broken</comment>
        <translation>%1 kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>its team file cannot be used: %1</source>
        <comment>team.unusable</comment>
        <translation>ihre Teamdatei kann nicht benutzt werden: %1</translation>
    </message>
    <message>
        <source>cannot read the results in %1: %2</source>
        <comment>store.unreadable</comment>
        <translation>Die Ergebnisse in %1 können nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>another program writes results to %1</source>
        <comment>store.busy</comment>
        <translation>Ein anderes Programm schreibt Ergebnisse nach %1</translation>
    </message>
    <message>
        <source>cannot write the results to %1: %2</source>
        <comment>store.unwritable</comment>
        <translation>Die Ergebnisse können nicht nach %1 geschrieben werden: %2</translation>
    </message>
    <message>
        <source>%1 is a symbolic link, through which no results are written</source>
        <comment>store.link</comment>
        <translation>%1 ist eine symbolische Verknüpfung, durch die keine Ergebnisse geschrieben werden</translation>
    </message>
    <message>
        <source>remove the link, or name another folder</source>
        <comment>store.noLink</comment>
        <translation>Entfernen Sie die Verknüpfung, oder nennen Sie einen anderen Ordner</translation>
    </message>
    <message>
        <source>name another folder, or wait until it has finished</source>
        <comment>store.otherFolder</comment>
        <translation>Nennen Sie einen anderen Ordner, oder warten Sie, bis es fertig ist</translation>
    </message>
    <message>
        <source>a damaged line is left out; its run is done again</source>
        <comment>store.damaged</comment>
        <translation>Eine beschädigte Zeile entfällt; ihr Lauf wird noch einmal ausgeführt</translation>
    </message>
    <message>
        <source>%1 has no property %2 that can be set in a run</source>
        <comment>manipulation.noSetter</comment>
        <translation>%1 hat keine Eigenschaft %2, die sich in einem Lauf setzen lässt</translation>
    </message>
    <message>
        <source>change it in the scene file</source>
        <comment>manipulation.inFile</comment>
        <translation>Ändern Sie sie in der Szenendatei</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <comment>manipulation.values</comment>
        <translation>%1 nimmt %2</translation>
    </message>
    <message>
        <source>%1 is no value for %2</source>
        <comment>manipulation.value</comment>
        <translation>%1 ist kein Wert für %2</translation>
    </message>
    <message>
        <source>Time of the parts of a cycle</source>
        <comment>signal.load</comment>
        <translation>Zeit der Teile eines Zyklus</translation>
    </message>
    <message>
        <source>Scripts and actions</source>
        <comment>signal.scripts</comment>
        <translation>Skripte und Aktionen</translation>
    </message>
    <message>
        <source>Finding contacts</source>
        <comment>signal.collisions</comment>
        <translation>Suche nach Kontakten</translation>
    </message>
    <message>
        <source>Physics solver</source>
        <comment>signal.solver</comment>
        <translation>Löser der Physik</translation>
    </message>
    <message>
        <source>Game and referee</source>
        <comment>signal.referee</comment>
        <translation>Spiel und Schiedsrichter</translation>
    </message>
    <message>
        <source>Percepts of agents</source>
        <comment>signal.senses</comment>
        <translation>Wahrnehmungen der Agenten</translation>
    </message>
    <message>
        <source>Agents inside</source>
        <comment>signal.thinking</comment>
        <translation>Innere Agenten</translation>
    </message>
    <message>
        <source>Making the picture</source>
        <comment>signal.frames</comment>
        <translation>Erzeugen des Bildes</translation>
    </message>
    <message>
        <source>Waiting for agents</source>
        <comment>signal.waiting</comment>
        <translation>Warten auf Agenten</translation>
    </message>
    <message>
        <source>Physics</source>
        <comment>signal.physics</comment>
        <translation>Physik</translation>
    </message>
    <message>
        <source>Contacts</source>
        <comment>signal.contacts</comment>
        <translation>Kontakte</translation>
    </message>
    <message>
        <source>Bodies that move</source>
        <comment>signal.awake</comment>
        <translation>Bewegte Körper</translation>
    </message>
    <message>
        <source>Sensors</source>
        <comment>signal.sensors</comment>
        <translation>Sensoren</translation>
    </message>
    <message>
        <source>Gyroscope</source>
        <comment>signal.gyro</comment>
        <translation>Kreisel</translation>
    </message>
    <message>
        <source>Accelerometer</source>
        <comment>signal.accelerometer</comment>
        <translation>Beschleunigungsmesser</translation>
    </message>
    <message>
        <source>Force resistance</source>
        <comment>signal.force</comment>
        <translation>Kraftsensor</translation>
    </message>
    <message>
        <source>Touch</source>
        <comment>signal.touch</comment>
        <translation>Berührung</translation>
    </message>
    <message>
        <source>Hinge joint</source>
        <comment>signal.hinge</comment>
        <translation>Scharniergelenk</translation>
    </message>
    <message>
        <source>Universal joint</source>
        <comment>signal.universal</comment>
        <translation>Kardangelenk</translation>
    </message>
    <message>
        <source>Position (GPS)</source>
        <comment>signal.gps</comment>
        <translation>Position (GPS)</translation>
    </message>
    <message>
        <source>Servo motor</source>
        <comment>signal.servo</comment>
        <translation>Servomotor</translation>
    </message>
    <message>
        <source>Touched</source>
        <comment>signal.touched</comment>
        <translation>Berührt</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>signal.level</comment>
        <translation>Stellwert</translation>
    </message>
    <message>
        <source>Force, x</source>
        <comment>signal.fx</comment>
        <translation>Kraft, x</translation>
    </message>
    <message>
        <source>Force, y</source>
        <comment>signal.fy</comment>
        <translation>Kraft, y</translation>
    </message>
    <message>
        <source>Force, z</source>
        <comment>signal.fz</comment>
        <translation>Kraft, z</translation>
    </message>
    <message>
        <source>Centre, x</source>
        <comment>signal.cx</comment>
        <translation>Mittelpunkt, x</translation>
    </message>
    <message>
        <source>Centre, y</source>
        <comment>signal.cy</comment>
        <translation>Mittelpunkt, y</translation>
    </message>
    <message>
        <source>Centre, z</source>
        <comment>signal.cz</comment>
        <translation>Mittelpunkt, z</translation>
    </message>
    <message>
        <source>acceleration</source>
        <comment>quantity.acceleration</comment>
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <source>force</source>
        <comment>quantity.force</comment>
        <translation>Kraft</translation>
    </message>
    <message>
        <source>duration</source>
        <comment>quantity.duration</comment>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>cards and suspensions</source>
        <comment>rule.cardsAndSuspensions</comment>
        <translation>Karten und Zeitstrafen</translation>
    </message>
    <message>
        <source>expected (turn &lt;deg/s&gt;), or (slide &lt;m/s&gt;) for a slider, and perhaps (axis &lt;0 or 1&gt;)</source>
        <comment>manipulation.speed</comment>
        <translation>Erwartet wird (turn &lt;deg/s&gt;), oder (slide &lt;m/s&gt;) bei einem Schubgelenk, und vielleicht (axis &lt;0 or 1&gt;)</translation>
    </message>
    <message>
        <source>the joint %1 has no axis %2 that can turn at a speed</source>
        <comment>manipulation.noWheel</comment>
        <translation>Das Gelenk %1 hat keine Achse %2, die sich mit einer Geschwindigkeit drehen lässt</translation>
    </message>
    <message>
        <source>%1 is no part of an agent&apos;s robot</source>
        <comment>manipulation.noRobot</comment>
        <translation>%1 gehört nicht zum Roboter eines Agenten</translation>
    </message>
    <message>
        <source>name a robot that an agent has asked for</source>
        <comment>manipulation.selectRobot</comment>
        <translation>Nennen Sie einen Roboter, den ein Agent angefordert hat</translation>
    </message>
    <message>
        <source>expected (power on) or (power off)</source>
        <comment>manipulation.power</comment>
        <translation>Erwartet wird (power on) oder (power off)</translation>
    </message>
    <message>
        <source>cannot go on from %1: %2</source>
        <comment>host.noState</comment>
        <translation>Von %1 aus kann es nicht weitergehen: %2</translation>
    </message>
    <message>
        <source>name a file that Keep this state has written, and its data directory</source>
        <comment>host.stateHint</comment>
        <translation>Eine Datei angeben, die „Diesen Zustand behalten“ geschrieben hat, und ihr Datenverzeichnis</translation>
    </message>
    <message>
        <source>the run may differ from the one in which the state was kept: %1</source>
        <comment>host.stateInexact</comment>
        <translation>Der Lauf kann von dem abweichen, in dem der Zustand behalten wurde: %1</translation>
    </message>
    <message>
        <source>the run goes on from %1 s</source>
        <comment>host.restored</comment>
        <translation>Der Lauf geht ab %1 s weiter</translation>
    </message>
    <message>
        <source>connected to %1, shown %2 ms later (jitter %3 ms)</source>
        <comment>client.delayed</comment>
        <translation>verbunden mit %1, %2 ms später gezeigt (Schwankung %3 ms)</translation>
    </message>
    <message>
        <source>%1 is no address that can be listened on: give one of this machine, such as 127.0.0.1 or 0.0.0.0</source>
        <comment>broadcast.noAddress</comment>
        <translation>An der Adresse %1 kann nicht auf Verbindungen gewartet werden: Geben Sie eine dieses Rechners an, etwa 127.0.0.1 oder 0.0.0.0</translation>
    </message>
    <message>
        <source>the browser&apos;s port %1 cannot be opened: %2</source>
        <comment>broadcast.noPort</comment>
        <translation>Der Port %1 für Browser lässt sich nicht öffnen: %2</translation>
    </message>
    <message>
        <source>a browser at %1 watches now; viewers: %2</source>
        <comment>broadcast.came</comment>
        <translation>Ein Browser bei %1 schaut jetzt zu; Zuschauer: %2</translation>
    </message>
    <message>
        <source>a browser at %1 watches no more; viewers: %2</source>
        <comment>broadcast.left</comment>
        <translation>Ein Browser bei %1 schaut nicht mehr zu; Zuschauer: %2</translation>
    </message>
    <message>
        <source>a request from %1 was refused: %2</source>
        <comment>broadcast.refused</comment>
        <translation>Eine Anfrage von %1 wurde abgelehnt: %2</translation>
    </message>
    <message>
        <source>the browser at %1 was disconnected: it sent a message, and viewers may only watch</source>
        <comment>broadcast.spoke</comment>
        <translation>Der Browser bei %1 wurde getrennt: Er hat eine Nachricht gesendet, und Zuschauer dürfen nur zuschauen</translation>
    </message>
    <message>
        <source>the browser at %1 was disconnected: it has taken nothing for %2 s</source>
        <comment>broadcast.stuck</comment>
        <translation>Der Browser bei %1 wurde getrennt: Er hat seit %2 s nichts abgenommen</translation>
    </message>
    <message>
        <source>the connection from %1 was closed: no whole request came within %2 s</source>
        <comment>broadcast.silent</comment>
        <translation>Die Verbindung von %1 wurde geschlossen: Innerhalb von %2 s kam keine vollständige Anfrage</translation>
    </message>
    <message>
        <source>a browser at %1 was turned away: %2 are watching already</source>
        <comment>broadcast.full</comment>
        <translation>Ein Browser bei %1 wurde abgewiesen: Es schauen schon %2 zu</translation>
    </message>
    <message>
        <source>the browser at %1 was disconnected: %2</source>
        <comment>broadcast.failed</comment>
        <translation>Der Browser bei %1 wurde getrennt: %2</translation>
    </message>
    <message>
        <source>browsers cannot be shown the run now: %1</source>
        <comment>broadcast.frameFailed</comment>
        <translation>Browsern kann der Lauf gerade nicht gezeigt werden: %1</translation>
    </message>
    <message>
        <source>the run is not shown in browsers any more: %1</source>
        <comment>broadcast.over</comment>
        <translation>Der Lauf wird nicht mehr in Browsern gezeigt: %1</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <comment>web.playKey</comment>
        <translation>Abspielen oder anhalten (Leertaste)</translation>
    </message>
    <message>
        <source>One picture back (,)</source>
        <comment>web.stepBack</comment>
        <translation>Ein Bild zurück (,)</translation>
    </message>
    <message>
        <source>One picture ahead (.)</source>
        <comment>web.step</comment>
        <translation>Ein Bild weiter (.)</translation>
    </message>
    <message>
        <source>Time</source>
        <comment>web.timeline</comment>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Speed</source>
        <comment>web.speed</comment>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>View</source>
        <comment>web.view</comment>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>First view</source>
        <comment>web.home</comment>
        <translation>Erste Ansicht</translation>
    </message>
    <message>
        <source>Follow the ball</source>
        <comment>web.followBall</comment>
        <translation>Den Ball verfolgen</translation>
    </message>
    <message>
        <source>Follow %1</source>
        <comment>web.followPlayer</comment>
        <translation>%1 verfolgen</translation>
    </message>
    <message>
        <source>Decisions (E)</source>
        <comment>web.events</comment>
        <translation>Entscheidungen (E)</translation>
    </message>
    <message>
        <source>Decisions</source>
        <comment>web.eventsTitle</comment>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>No decisions yet.</source>
        <comment>web.noEvents</comment>
        <translation>Noch keine Entscheidungen.</translation>
    </message>
    <message>
        <source>Full screen (F)</source>
        <comment>web.fullScreen</comment>
        <translation>Ganzer Bildschirm (F)</translation>
    </message>
    <message>
        <source>Keys and mouse (?)</source>
        <comment>web.help</comment>
        <translation>Tasten und Maus (?)</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <comment>web.helpTitle</comment>
        <translation>Tasten und Maus</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>web.close</comment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Live</source>
        <comment>web.live</comment>
        <translation>Live</translation>
    </message>
    <message>
        <source>To the present moment (End)</source>
        <comment>web.liveKey</comment>
        <translation>Zum jetzigen Augenblick (Ende)</translation>
    </message>
    <message>
        <source>half %1</source>
        <comment>web.half</comment>
        <translation>Halbzeit %1</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>web.left</comment>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>web.right</comment>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Connecting to the simulation …</source>
        <comment>web.connecting</comment>
        <translation>Verbinden mit der Simulation …</translation>
    </message>
    <message>
        <source>The simulation cannot be reached. Trying again …</source>
        <comment>web.lost</comment>
        <translation>Die Simulation ist nicht erreichbar. Neuer Versuch …</translation>
    </message>
    <message>
        <source>Connected. Waiting for the first picture …</source>
        <comment>web.waiting</comment>
        <translation>Verbunden. Warten auf das erste Bild …</translation>
    </message>
    <message>
        <source>So many are watching that there is no place left. Trying again …</source>
        <comment>web.full</comment>
        <translation>Es schauen so viele zu, dass kein Platz mehr frei ist. Neuer Versuch …</translation>
    </message>
    <message>
        <source>Reading the run …</source>
        <comment>web.reading</comment>
        <translation>Lesen des Laufs …</translation>
    </message>
    <message>
        <source>This browser cannot draw in 3D here: it has no WebGL 2. Use a current Firefox, Chrome, Edge or Safari, and switch on hardware acceleration in its settings.</source>
        <comment>web.noWebGl</comment>
        <translation>Dieser Browser kann hier nicht in 3D zeichnen: Ihm fehlt WebGL 2. Verwenden Sie einen aktuellen Firefox, Chrome, Edge oder Safari, und schalten Sie in seinen Einstellungen die Hardwarebeschleunigung ein.</translation>
    </message>
    <message>
        <source>The graphics card has stopped drawing. Reload the page.</source>
        <comment>web.contextLost</comment>
        <translation>Die Grafikkarte zeichnet nicht mehr. Laden Sie die Seite neu.</translation>
    </message>
    <message>
        <source>This browser is too old to read the file: it has no DecompressionStream. Use a current Firefox, Chrome, Edge or Safari.</source>
        <comment>web.noInflate</comment>
        <translation>Dieser Browser ist zu alt, um die Datei zu lesen: Ihm fehlt DecompressionStream. Verwenden Sie einen aktuellen Firefox, Chrome, Edge oder Safari.</translation>
    </message>
    <message>
        <source>This file is damaged (%1). Copy or export it again.</source>
        <comment>web.damaged</comment>
        <translation>Diese Datei ist beschädigt (%1). Kopieren oder exportieren Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>The simulation speaks another version. Reload the page.</source>
        <comment>web.version</comment>
        <translation>Die Simulation spricht eine andere Version. Laden Sie die Seite neu.</translation>
    </message>
    <message>
        <source>Drag: turn · right or middle button: move · wheel: nearer, farther</source>
        <comment>web.orbit</comment>
        <translation>Ziehen: drehen · rechte oder mittlere Taste: verschieben · Rad: näher, weiter weg</translation>
    </message>
    <message>
        <source>One finger: turn · two fingers: move, nearer, farther</source>
        <comment>web.touch</comment>
        <translation>Ein Finger: drehen · zwei Finger: verschieben, näher, weiter weg</translation>
    </message>
    <message>
        <source>Space: play, pause · , and .: one picture · ← →: 5 s · Home, End: begin, end · + −: speed</source>
        <comment>web.keysTime</comment>
        <translation>Leertaste: abspielen, anhalten · , und .: ein Bild · ← →: 5 s · Pos1, Ende: Anfang, Ende · + −: Tempo</translation>
    </message>
    <message>
        <source>1 to 8: views · 0: first view · B: follow the ball · F: full screen · E: decisions · N: names</source>
        <comment>web.keysView</comment>
        <translation>1 bis 8: Ansichten · 0: erste Ansicht · B: den Ball verfolgen · F: ganzer Bildschirm · E: Entscheidungen · N: Namen</translation>
    </message>
    <message>
        <source>P and Shift+P: next and last goal or foul · a click on a mark in the timeline: there</source>
        <comment>web.keysEvents</comment>
        <translation>P und Umschalt+P: nächstes und voriges Tor oder Foul · Klick auf eine Marke der Zeitachse: dorthin</translation>
    </message>
    <message>
        <source>%1: the name of the target must end with .csv, .json, .jsonl, .mcap, .log, .sparkmonitor or .html</source>
        <comment>export.format</comment>
        <translation>%1: Der Name des Ziels muss auf .csv, .json, .jsonl, .mcap, .log, .sparkmonitor oder .html enden</translation>
    </message>
    <message>
        <source>%1 would be larger than %2 MB, more than browsers open: only the time up to %3 s fits in. Choose a part of the time, or a lower rate</source>
        <comment>export.pageTooLarge</comment>
        <translation>%1 würde größer als %2 MB, mehr als Browser öffnen: Nur die Zeit bis %3 s passt hinein. Wählen Sie einen Teil der Zeit oder eine niedrigere Rate</translation>
    </message>
    <message>
        <source>column %1: %2</source>
        <comment>expression.column</comment>
        <translation>Spalte %1: %2</translation>
    </message>
    <message>
        <source>write a signal or an expression, such as ball/x - robots/left/3/x</source>
        <comment>expression.empty</comment>
        <translation>Schreiben Sie ein Signal oder einen Ausdruck, etwa ball/x - robots/left/3/x</translation>
    </message>
    <message>
        <source>the expression has more than %1 letters: split it</source>
        <comment>expression.long</comment>
        <translation>Der Ausdruck hat mehr als %1 Zeichen: Teilen Sie ihn</translation>
    </message>
    <message>
        <source>too much is nested here: split the expression</source>
        <comment>expression.nested</comment>
        <translation>Hier ist zu viel verschachtelt: Teilen Sie den Ausdruck</translation>
    </message>
    <message>
        <source>something is missing at the end: write a signal, a number or a parenthesis</source>
        <comment>expression.end</comment>
        <translation>Am Ende fehlt etwas: Schreiben Sie ein Signal, eine Zahl oder eine Klammer</translation>
    </message>
    <message>
        <source>there is no ( for this parenthesis: remove it, or add one before</source>
        <comment>expression.closing</comment>
        <translation>Zu dieser Klammer fehlt die (: Entfernen Sie sie, oder fügen Sie davor eine ein</translation>
    </message>
    <message>
        <source>this parenthesis is not closed: add )</source>
        <comment>expression.open</comment>
        <translation>Diese Klammer wird nicht geschlossen: Fügen Sie ) hinzu</translation>
    </message>
    <message>
        <source>a single = is no comparison: write ==</source>
        <comment>expression.equal</comment>
        <translation>Ein einzelnes = ist kein Vergleich: Schreiben Sie ==</translation>
    </message>
    <message>
        <source>compare two values only, and join comparisons by and</source>
        <comment>expression.chain</comment>
        <translation>Vergleichen Sie nur zwei Werte, und verbinden Sie Vergleiche mit and</translation>
    </message>
    <message>
        <source>`%1` is not expected here: write an operator such as + - * / &lt; &gt; between values</source>
        <comment>expression.unexpected</comment>
        <translation>`%1` wird hier nicht erwartet: Schreiben Sie einen Operator wie + - * / &lt; &gt; zwischen Werte</translation>
    </message>
    <message>
        <source>`%1` is no number; paths that begin with a digit stand in apostrophes</source>
        <comment>expression.number</comment>
        <translation>`%1` ist keine Zahl; Pfade, die mit einer Ziffer beginnen, stehen in Apostrophen</translation>
    </message>
    <message>
        <source>`%1` is a function: write its arguments in parentheses behind it</source>
        <comment>expression.arguments</comment>
        <translation>`%1` ist eine Funktion: Schreiben Sie ihre Argumente in Klammern dahinter</translation>
    </message>
    <message>
        <source>`%1` is no signal: write its path, such as ball/x</source>
        <comment>expression.noPath</comment>
        <translation>`%1` ist kein Signal: Schreiben Sie seinen Pfad, etwa ball/x</translation>
    </message>
    <message>
        <source>a path in apostrophes is not complete: write it as in &apos;ball/x&apos;</source>
        <comment>expression.quote</comment>
        <translation>Ein Pfad in Apostrophen ist nicht vollständig: Schreiben Sie ihn wie in &apos;ball/x&apos;</translation>
    </message>
    <message>
        <source>there is no function `%1`; there are %2</source>
        <comment>expression.function</comment>
        <translation>Es gibt keine Funktion `%1`; es gibt %2</translation>
    </message>
    <message>
        <source>`%1` takes %2 to %3 arguments, and here are %4</source>
        <comment>expression.count</comment>
        <translation>`%1` nimmt %2 bis %3 Argumente, und hier sind es %4</translation>
    </message>
    <message>
        <source>give the scene a name</source>
        <comment>newScene.noName</comment>
        <translation>Geben Sie der Szene einen Namen</translation>
    </message>
    <message>
        <source>the name of a scene has at most %1 letters</source>
        <comment>newScene.longName</comment>
        <translation>Der Name einer Szene hat höchstens %1 Zeichen</translation>
    </message>
    <message>
        <source>the name of a scene begins with a letter or digit, and does not end with a blank</source>
        <comment>newScene.nameEnds</comment>
        <translation>Der Name einer Szene beginnt mit einem Buchstaben oder einer Ziffer und endet nicht mit einem Leerzeichen</translation>
    </message>
    <message>
        <source>the name of a scene has none of the signs %1</source>
        <comment>newScene.nameSigns</comment>
        <translation>Der Name einer Szene enthält keines der Zeichen %1</translation>
    </message>
    <message>
        <source>choose a folder for the scene</source>
        <comment>newScene.noFolder</comment>
        <translation>Wählen Sie einen Ordner für die Szene</translation>
    </message>
    <message>
        <source>there is a file %1 in this folder already; choose another name</source>
        <comment>newScene.isThere</comment>
        <translation>In diesem Ordner gibt es schon eine Datei %1; wählen Sie einen anderen Namen</translation>
    </message>
    <message>
        <source>the scene cannot be made in %1: %2</source>
        <comment>newScene.notMade</comment>
        <translation>Die Szene lässt sich in %1 nicht anlegen: %2</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <comment>meshImport.noFile</comment>
        <translation>Es gibt keine Datei %1</translation>
    </message>
    <message>
        <source>the file has %1 MB; meshes have at most %2 MB. Reduce it in a modelling program</source>
        <comment>meshImport.largeFile</comment>
        <translation>Die Datei hat %1 MB; Netze haben höchstens %2 MB. Verkleinern Sie sie in einem Modellierprogramm</translation>
    </message>
    <message>
        <source>%1 cannot be used: %2</source>
        <comment>meshImport.unusable</comment>
        <translation>%1 kann nicht benutzt werden: %2</translation>
    </message>
    <message>
        <source>%1 has no size: all its points are at one place</source>
        <comment>meshImport.noSize</comment>
        <translation>%1 hat keine Größe: Alle Punkte liegen an einer Stelle</translation>
    </message>
    <message>
        <source>the name of a node consists of letters, digits, _, - and .</source>
        <comment>meshImport.name</comment>
        <translation>Der Name eines Knotens besteht aus Buchstaben, Ziffern, _, - und .</translation>
    </message>
    <message>
        <source>the scale must be greater than 0</source>
        <comment>meshImport.scale</comment>
        <translation>Der Maßstab muss größer als 0 sein</translation>
    </message>
    <message>
        <source>the thing would be larger than %1 km; choose a smaller unit</source>
        <comment>meshImport.huge</comment>
        <translation>Der Gegenstand wäre größer als %1 km; wählen Sie eine kleinere Einheit</translation>
    </message>
    <message>
        <source>a collider of triangles has at most %2 of them, and the mesh has %1; take a box</source>
        <comment>meshImport.collider</comment>
        <translation>Ein Kollisionskörper aus Dreiecken hat höchstens %2 davon, und das Netz hat %1; nehmen Sie einen Quader</translation>
    </message>
    <message>
        <source>%1 cannot be copied to %2: %3</source>
        <comment>meshImport.notCopied</comment>
        <translation>%1 lässt sich nicht nach %2 kopieren: %3</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <comment>state.unreadable</comment>
        <translation>%1 lässt sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <comment>state.unwritable</comment>
        <translation>%1 lässt sich nicht schreiben: %2</translation>
    </message>
    <message>
        <source>an end, a bracket or a quote is missing before here</source>
        <comment>script.unended</comment>
        <translation>Vor dieser Stelle fehlt ein end, eine Klammer oder ein Anführungszeichen</translation>
    </message>
    <message>
        <source>the run is in the state that was kept at %1 s: paused</source>
        <comment>session.restored</comment>
        <translation>Der Lauf ist in dem Zustand, der bei %1 s behalten wurde: angehalten</translation>
    </message>
    <message>
        <source>the state cannot be restored, so the scene begins anew: %1</source>
        <comment>session.notRestored</comment>
        <translation>Der Zustand lässt sich nicht wiederherstellen, daher beginnt die Szene neu: %1</translation>
    </message>
    <message>
        <source>the run from here may differ from the one in which the state was kept: %1</source>
        <comment>session.inexact</comment>
        <translation>Der Lauf kann von hier an von dem abweichen, in dem der Zustand behalten wurde: %1</translation>
    </message>
    <message>
        <source>the state was kept with unsaved edits of %1; the run has them, the files do not</source>
        <comment>session.keptTexts</comment>
        <translation>Der Zustand wurde mit ungespeicherten Änderungen an %1 behalten; der Lauf hat sie, die Dateien haben sie nicht</translation>
    </message>
    <message>
        <source>the recording ends before this: %1</source>
        <comment>session.notFound</comment>
        <translation>Die Aufzeichnung endet vorher: %1</translation>
    </message>
    <message>
        <source>expected (team &lt;side&gt;)(unum &lt;n&gt;)(power on) or (power off)</source>
        <comment>trainer.switch</comment>
        <translation>Erwartet wird (team &lt;side&gt;)(unum &lt;n&gt;)(power on) oder (power off)</translation>
    </message>
    <message>
        <source>%1; strategies and displays connect to port %2 instead</source>
        <comment>server.nextGamePort</comment>
        <translation>%1; Strategien und Anzeigen verbinden sich stattdessen mit Port %2</translation>
    </message>
    <message>
        <source>%1 has sent a message of %2 bytes, longest %3; its connection is closed</source>
        <comment>server.gameMessageLength</comment>
        <translation>%1 hat eine Nachricht von %2 Byte gesendet, die längste hat %3; die Verbindung wird geschlossen</translation>
    </message>
    <message>
        <source>the referee of a library keeps its own counts</source>
        <comment>state.referee</comment>
        <translation>der Schiedsrichter aus einer Bibliothek führt seine eigenen Zählungen</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>sim.side.blue</comment>
        <translation>Blau</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>sim.side.yellow</comment>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>play on</source>
        <comment>sim.restart.none</comment>
        <translation>weiterspielen</translation>
    </message>
    <message>
        <source>place kick</source>
        <comment>sim.restart.placeKick</comment>
        <translation>Anstoß</translation>
    </message>
    <message>
        <source>goal kick</source>
        <comment>sim.restart.goalKick</comment>
        <translation>Abstoß</translation>
    </message>
    <message>
        <source>penalty kick</source>
        <comment>sim.restart.penaltyKick</comment>
        <translation>Strafstoß</translation>
    </message>
    <message>
        <source>free ball in the quarter +x +y</source>
        <comment>sim.restart.freeBallPlusPlus</comment>
        <translation>Freiball im Viertel +x +y</translation>
    </message>
    <message>
        <source>free ball in the quarter +x −y</source>
        <comment>sim.restart.freeBallPlusMinus</comment>
        <translation>Freiball im Viertel +x −y</translation>
    </message>
    <message>
        <source>free ball in the quarter −x +y</source>
        <comment>sim.restart.freeBallMinusPlus</comment>
        <translation>Freiball im Viertel −x +y</translation>
    </message>
    <message>
        <source>free ball in the quarter −x −y</source>
        <comment>sim.restart.freeBallMinusMinus</comment>
        <translation>Freiball im Viertel −x −y</translation>
    </message>
    <message>
        <source>free kick</source>
        <comment>sim.restart.freeKick</comment>
        <translation>Freistoß</translation>
    </message>
    <message>
        <source>kick of the shoot-out</source>
        <comment>sim.restart.shootOut</comment>
        <translation>Schuss im Elfmeterschießen</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>sim.restart.for</comment>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>by the course of the match</source>
        <comment>sim.rule.none</comment>
        <translation>durch den Verlauf des Spiels</translation>
    </message>
    <message>
        <source>the time is over</source>
        <comment>sim.rule.periodOver</comment>
        <translation>die Zeit ist um</translation>
    </message>
    <message>
        <source>goal</source>
        <comment>sim.rule.goal</comment>
        <translation>Tor</translation>
    </message>
    <message>
        <source>goal by pushing the keeper</source>
        <comment>sim.rule.goalByPushing</comment>
        <translation>Tor durch Wegschieben des Torwarts</translation>
    </message>
    <message>
        <source>too many defenders in the goal area</source>
        <comment>sim.rule.twoInGoalArea</comment>
        <translation>zu viele Verteidiger im Torraum</translation>
    </message>
    <message>
        <source>too many defenders in the penalty area</source>
        <comment>sim.rule.crowdedPenaltyArea</comment>
        <translation>zu viele Verteidiger im Strafraum</translation>
    </message>
    <message>
        <source>too many attackers in the goal area</source>
        <comment>sim.rule.twoAttackers</comment>
        <translation>zu viele Angreifer im Torraum</translation>
    </message>
    <message>
        <source>too many attackers in the penalty area</source>
        <comment>sim.rule.manyAttackers</comment>
        <translation>zu viele Angreifer im Strafraum</translation>
    </message>
    <message>
        <source>keeper charged</source>
        <comment>sim.rule.keeperCharged</comment>
        <translation>Torwart gerempelt</translation>
    </message>
    <message>
        <source>keeper blocked</source>
        <comment>sim.rule.keeperBlocked</comment>
        <translation>Torwart behindert</translation>
    </message>
    <message>
        <source>the keeper waits with the ball</source>
        <comment>sim.rule.keeperWaits</comment>
        <translation>der Torwart wartet mit dem Ball</translation>
    </message>
    <message>
        <source>stalemate</source>
        <comment>sim.rule.stalemate</comment>
        <translation>Stillstand</translation>
    </message>
    <message>
        <source>pushing</source>
        <comment>sim.rule.pushing</comment>
        <translation>Schieben</translation>
    </message>
    <message>
        <source>ball held</source>
        <comment>sim.rule.ballHeld</comment>
        <translation>Ball festgehalten</translation>
    </message>
    <message>
        <source>ball lost</source>
        <comment>sim.rule.ballLost</comment>
        <translation>verlorener Ball</translation>
    </message>
    <message>
        <source>the kick is over</source>
        <comment>sim.rule.shootOutOver</comment>
        <translation>der Schuss ist vorbei</translation>
    </message>
    <message>
        <source>given by a person</source>
        <comment>sim.rule.human</comment>
        <translation>von einem Menschen entschieden</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>sim.verdict.found</comment>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>confirmed: %1</source>
        <comment>sim.decision.confirmed</comment>
        <translation>bestätigt: %1</translation>
    </message>
    <message>
        <source>rejected: %1</source>
        <comment>sim.decision.rejected</comment>
        <translation>abgelehnt: %1</translation>
    </message>
    <message>
        <source>%1; it was: %2</source>
        <comment>sim.decision.overruled</comment>
        <translation>%1; zuvor war es: %2</translation>
    </message>
    <message>
        <source>goal for %1</source>
        <comment>sim.goal.for</comment>
        <translation>Tor für %1</translation>
    </message>
    <message>
        <source>the goal of %1 does not count</source>
        <comment>sim.goal.cancelled</comment>
        <translation>das Tor von %1 zählt nicht</translation>
    </message>
    <message>
        <source>set to %1 : %2</source>
        <comment>sim.score.set</comment>
        <translation>auf %1 : %2 gesetzt</translation>
    </message>
    <message>
        <source>robot %2 of %1 put to (%3, %4)</source>
        <comment>sim.placed.robot</comment>
        <translation>Roboter %2 von %1 nach (%3; %4) gestellt</translation>
    </message>
    <message>
        <source>robot %2 of %1 had fallen over and is set upright</source>
        <comment>sim.upright</comment>
        <translation>Roboter %2 von %1 war umgefallen und wird aufgerichtet</translation>
    </message>
    <message>
        <source>ball put to (%1, %2)</source>
        <comment>sim.placed.ball</comment>
        <translation>Ball nach (%1; %2) gelegt</translation>
    </message>
    <message>
        <source>%1 has kick-off by lot</source>
        <comment>sim.start.lot</comment>
        <translation>%1 hat durch Los Anstoß</translation>
    </message>
    <message>
        <source>%1 has kick-off</source>
        <comment>sim.start.kickOff</comment>
        <translation>%1 hat Anstoß</translation>
    </message>
    <message>
        <source>%1 kicks first by lot</source>
        <comment>sim.start.kicksFirst</comment>
        <translation>%1 schießt durch Los zuerst</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <comment>sim.stop.won</comment>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>it is a draw</source>
        <comment>sim.stop.draw</comment>
        <translation>das Spiel endet unentschieden</translation>
    </message>
    <message>
        <source>abandoned</source>
        <comment>sim.stop.abandoned</comment>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>the time of %1 s is over</source>
        <comment>sim.period.timeOver</comment>
        <translation>die Zeit von %1 s ist um</translation>
    </message>
    <message>
        <source>%1 has scored</source>
        <comment>sim.shootOut.scored</comment>
        <translation>%1 hat getroffen</translation>
    </message>
    <message>
        <source>%1 has not scored</source>
        <comment>sim.shootOut.missed</comment>
        <translation>%1 hat nicht getroffen</translation>
    </message>
    <message>
        <source>asked for by a person</source>
        <comment>sim.pause.person</comment>
        <translation>von einem Menschen verlangt</translation>
    </message>
    <message>
        <source>the strategy of %1 is not connected</source>
        <comment>sim.pause.connection</comment>
        <translation>die Strategie von %1 ist nicht verbunden</translation>
    </message>
    <message>
        <source>time-out of %1, %2 s</source>
        <comment>sim.pause.timeOut</comment>
        <translation>Auszeit von %1, %2 s</translation>
    </message>
    <message>
        <source>the strategy of %1 is connected</source>
        <comment>sim.connection.found</comment>
        <translation>die Strategie von %1 ist verbunden</translation>
    </message>
    <message>
        <source>the strategy of %1 is gone</source>
        <comment>sim.connection.lost</comment>
        <translation>die Strategie von %1 ist weg</translation>
    </message>
    <message>
        <source>%2 robots of %1 go elsewhere than wanted</source>
        <comment>sim.corrections.some</comment>
        <translation>%2 Roboter von %1 kommen anderswohin als gewünscht</translation>
    </message>
    <message>
        <source>%1 has not answered in time and stands in the default formation</source>
        <comment>sim.corrections.noAnswer</comment>
        <translation>%1 hat nicht rechtzeitig geantwortet und steht in der Standardformation</translation>
    </message>
    <message>
        <source>%1 is not possible now: %2</source>
        <comment>sim.refused.state</comment>
        <translation>%1 ist jetzt nicht möglich: %2</translation>
    </message>
    <message>
        <source>console %1 is not known here</source>
        <comment>sim.refused.console</comment>
        <translation>die Konsole %1 ist hier nicht bekannt</translation>
    </message>
    <message>
        <source>there is no foul to decide upon</source>
        <comment>sim.refused.noVerdict</comment>
        <translation>es gibt kein Foul, über das zu entscheiden ist</translation>
    </message>
    <message>
        <source>a foul waits for its decision</source>
        <comment>sim.refused.verdict</comment>
        <translation>ein Foul wartet auf die Entscheidung</translation>
    </message>
    <message>
        <source>%1 is not possible in this period</source>
        <comment>sim.refused.restart</comment>
        <translation>%1 ist in diesem Spielabschnitt nicht möglich</translation>
    </message>
    <message>
        <source>it is the kick of %1</source>
        <comment>sim.refused.kicker</comment>
        <translation>%1 ist mit dem Schuss an der Reihe</translation>
    </message>
    <message>
        <source>the match will pause already</source>
        <comment>sim.refused.paused</comment>
        <translation>das Spiel wird schon angehalten</translation>
    </message>
    <message>
        <source>no pause is to come</source>
        <comment>sim.refused.noPause</comment>
        <translation>es steht keine Pause bevor</translation>
    </message>
    <message>
        <source>a place needs finite numbers</source>
        <comment>sim.refused.noPlace</comment>
        <translation>Ein Ort braucht endliche Zahlen</translation>
    </message>
    <message>
        <source>this place is outside of the field</source>
        <comment>sim.refused.outside</comment>
        <translation>Dieser Ort liegt außerhalb des Feldes</translation>
    </message>
    <message>
        <source>the ball is at this place</source>
        <comment>sim.refused.onBall</comment>
        <translation>An diesem Ort ist der Ball</translation>
    </message>
    <message>
        <source>robot %2 of %1 is at this place</source>
        <comment>sim.refused.onRobot</comment>
        <translation>An diesem Ort ist Roboter %2 von %1</translation>
    </message>
    <message>
        <source>there is no object %1 on the field</source>
        <comment>sim.refused.object</comment>
        <translation>es gibt kein Objekt %1 auf dem Feld</translation>
    </message>
    <message>
        <source>a score is from 0 to %1</source>
        <comment>sim.refused.score</comment>
        <translation>ein Spielstand geht von 0 bis %1</translation>
    </message>
    <message>
        <source>%1 has no time-outs left</source>
        <comment>sim.refused.timeOuts</comment>
        <translation>%1 hat keine Auszeit mehr</translation>
    </message>
    <message>
        <source>a time-out is running</source>
        <comment>sim.refused.timeOut</comment>
        <translation>eine Auszeit läuft</translation>
    </message>
    <message>
        <source>to confirm</source>
        <comment>sim.command.confirm</comment>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>to reject</source>
        <comment>sim.command.reject</comment>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>to overrule</source>
        <comment>sim.command.overrule</comment>
        <translation>Anders entscheiden</translation>
    </message>
    <message>
        <source>to give a foul</source>
        <comment>sim.command.foul</comment>
        <translation>Auf Foul entscheiden</translation>
    </message>
    <message>
        <source>a pause</source>
        <comment>sim.command.pause</comment>
        <translation>eine Pause</translation>
    </message>
    <message>
        <source>to resume</source>
        <comment>sim.command.resume</comment>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>the whistle</source>
        <comment>sim.command.whistle</comment>
        <translation>der Pfiff</translation>
    </message>
    <message>
        <source>the start of the match</source>
        <comment>sim.command.start</comment>
        <translation>der Beginn des Spiels</translation>
    </message>
    <message>
        <source>the start of a period</source>
        <comment>sim.command.startPeriod</comment>
        <translation>der Beginn eines Spielabschnitts</translation>
    </message>
    <message>
        <source>a new match</source>
        <comment>sim.command.newMatch</comment>
        <translation>ein neues Spiel</translation>
    </message>
    <message>
        <source>to place something</source>
        <comment>sim.command.place</comment>
        <translation>Versetzen</translation>
    </message>
    <message>
        <source>to set the score</source>
        <comment>sim.command.setScore</comment>
        <translation>den Spielstand zu setzen</translation>
    </message>
    <message>
        <source>a time-out</source>
        <comment>sim.command.timeOut</comment>
        <translation>eine Auszeit</translation>
    </message>
    <message>
        <source>play is on</source>
        <comment>sim.state.normal</comment>
        <translation>das Spiel läuft</translation>
    </message>
    <message>
        <source>the match pauses</source>
        <comment>sim.state.pause</comment>
        <translation>das Spiel ist angehalten</translation>
    </message>
    <message>
        <source>play goes on</source>
        <comment>sim.state.resume</comment>
        <translation>das Spiel geht weiter</translation>
    </message>
    <message>
        <source>strategies are asked for places</source>
        <comment>sim.state.query</comment>
        <translation>Strategien werden nach Aufstellungen gefragt</translation>
    </message>
    <message>
        <source>robots are placed</source>
        <comment>sim.state.move</comment>
        <translation>Roboter werden aufgestellt</translation>
    </message>
    <message>
        <source>robots are ready</source>
        <comment>sim.state.ready</comment>
        <translation>die Roboter sind bereit</translation>
    </message>
    <message>
        <source>it is a break</source>
        <comment>sim.state.break</comment>
        <translation>es ist eine Spielpause</translation>
    </message>
    <message>
        <source>the match has not begun</source>
        <comment>sim.state.before</comment>
        <translation>das Spiel hat nicht begonnen</translation>
    </message>
    <message>
        <source>the match is over</source>
        <comment>sim.state.finished</comment>
        <translation>das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>%1 has logged in: %2 (side: %3)</source>
        <comment>simuroClient.welcome</comment>
        <translation>%1 hat sich angemeldet: %2 (Seite: %3)</translation>
    </message>
    <message>
        <source>%1 was refused: %2</source>
        <comment>simuroClient.refused</comment>
        <translation>%1 wurde abgelehnt: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>simuroClient.message</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>further faults of %1 are not logged</source>
        <comment>simuroClient.quiet</comment>
        <translation>weitere Fehler von %1 werden nicht protokolliert</translation>
    </message>
    <message>
        <source>the strategy of %1 has not answered for %2 frames: its robots stop</source>
        <comment>simuroClient.silent</comment>
        <translation>die Strategie von %1 hat seit %2 Bildern nicht geantwortet: ihre Roboter bleiben stehen</translation>
    </message>
    <message>
        <source>%1 has no effect: %2</source>
        <comment>simuroTrainer.ignored</comment>
        <translation>%1 hat keine Wirkung: %2</translation>
    </message>
    <message>
        <source>there is no such play mode</source>
        <comment>simuroTrainer.noMode</comment>
        <translation>es gibt keinen solchen Spielmodus</translation>
    </message>
    <message>
        <source>a place is missing: (pos x y z), in m</source>
        <comment>simuroTrainer.noPlace</comment>
        <translation>ein Ort fehlt: (pos x y z), in m</translation>
    </message>
    <message>
        <source>there is no such robot: (team Left) (unum 1)</source>
        <comment>simuroTrainer.noRobot</comment>
        <translation>es gibt keinen solchen Roboter: (team Left) (unum 1)</translation>
    </message>
    <message>
        <source>it takes whole numbers that are not negative: (left 1) (right 0)</source>
        <comment>simuroTrainer.score</comment>
        <translation>Nötig sind ganze Zahlen, die nicht negativ sind: (left 1) (right 0)</translation>
    </message>
    <message>
        <source>the team must be Left or Right</source>
        <comment>simuroTrainer.side</comment>
        <translation>die Mannschaft muss Left oder Right sein</translation>
    </message>
    <message>
        <source>there is no league %1; leagues are %2</source>
        <comment>profile.unknown</comment>
        <translation>es gibt keine Liga %1; die Ligen sind %2</translation>
    </message>
    <message>
        <source>the league file %1 cannot be read</source>
        <comment>profile.notFound</comment>
        <translation>die Ligadatei %1 kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>the match goes on without automatic referee: %1</source>
        <comment>referee.none</comment>
        <translation>das Spiel geht ohne automatischen Schiedsrichter weiter: %1</translation>
    </message>
    <message>
        <source>a team is blue or yellow, not %1</source>
        <comment>robot.team</comment>
        <translation>eine Mannschaft ist blue oder yellow, nicht %1</translation>
    </message>
    <message>
        <source>a number is from 1 to %1, not %2</source>
        <comment>robot.number</comment>
        <translation>eine Nummer ist von 1 bis %1, nicht %2</translation>
    </message>
    <message>
        <source>cannot read the league file</source>
        <comment>simuro.unreadable</comment>
        <translation>die Ligadatei kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>is it a text of at most 1 MiB that you may read?</source>
        <comment>simuro.text</comment>
        <translation>ist es ein Text von höchstens 1 MiB, den Sie lesen dürfen?</translation>
    </message>
    <message>
        <source>there is no league in this file</source>
        <comment>simuro.noLeague</comment>
        <translation>in dieser Datei steht keine Liga</translation>
    </message>
    <message>
        <source>a league file is one list: (simuro (base large-simurosot) ...)</source>
        <comment>simuro.start</comment>
        <translation>eine Ligadatei ist eine einzige Liste: (simuro (base large-simurosot) ...)</translation>
    </message>
    <message>
        <source>only the first list counts</source>
        <comment>simuro.second</comment>
        <translation>nur die erste Liste zählt</translation>
    </message>
    <message>
        <source>`%1` stands alone</source>
        <comment>simuro.notList</comment>
        <translation>„%1“ steht allein</translation>
    </message>
    <message>
        <source>a list without a name</source>
        <comment>simuro.unnamed</comment>
        <translation>eine Liste ohne Namen</translation>
    </message>
    <message>
        <source>values are lists of a name and a value: (length 400)</source>
        <comment>simuro.write</comment>
        <translation>Werte sind Listen aus einem Namen und einem Wert: (length 400)</translation>
    </message>
    <message>
        <source>there is no league `%1`</source>
        <comment>simuro.unknownBase</comment>
        <translation>es gibt keine Liga „%1“</translation>
    </message>
    <message>
        <source>there is no `%1` here</source>
        <comment>simuro.unknown</comment>
        <translation>hier gibt es kein „%1“</translation>
    </message>
    <message>
        <source>it knows %1</source>
        <comment>simuro.known</comment>
        <translation>bekannt sind %1</translation>
    </message>
    <message>
        <source>`%1` takes one value</source>
        <comment>simuro.oneValue</comment>
        <translation>„%1“ nimmt einen Wert</translation>
    </message>
    <message>
        <source>`%1` is a number from %2 to %3, not `%4`</source>
        <comment>simuro.number</comment>
        <translation>„%1“ ist eine Zahl von %2 bis %3, nicht „%4“</translation>
    </message>
    <message>
        <source>`%1` is a number from %2 to %3 %4, not `%5`</source>
        <comment>simuro.numberOf</comment>
        <translation>„%1“ ist eine Zahl von %2 bis %3 %4, nicht „%5“</translation>
    </message>
    <message>
        <source>`%1` is a whole number from %2 to %3, not `%4`</source>
        <comment>simuro.whole</comment>
        <translation>„%1“ ist eine ganze Zahl von %2 bis %3, nicht „%4“</translation>
    </message>
    <message>
        <source>`%1` is true or false, not `%2`</source>
        <comment>simuro.flag</comment>
        <translation>„%1“ ist true oder false, nicht „%2“</translation>
    </message>
    <message>
        <source>`%1` is ask, confirm or reject, not `%2`</source>
        <comment>simuro.policy</comment>
        <translation>„%1“ ist ask, confirm oder reject, nicht „%2“</translation>
    </message>
    <message>
        <source>`%1` is a colour such as #2f6fe4, not `%2`</source>
        <comment>simuro.colour</comment>
        <translation>„%1“ ist eine Farbe wie #2f6fe4, nicht „%2“</translation>
    </message>
    <message>
        <source>`%1` is a text of %2 to %3 printable characters</source>
        <comment>simuro.length</comment>
        <translation>„%1“ ist ein Text von %2 bis %3 druckbaren Zeichen</translation>
    </message>
    <message>
        <source>`%1` is there twice</source>
        <comment>simuro.twice</comment>
        <translation>„%1“ steht zweimal da</translation>
    </message>
    <message>
        <source>the first one counts</source>
        <comment>simuro.first</comment>
        <translation>der erste zählt</translation>
    </message>
    <message>
        <source>it stays %1</source>
        <comment>simuro.stays</comment>
        <translation>es bleibt %1</translation>
    </message>
    <message>
        <source>the values of the base count: %1</source>
        <comment>simuro.preset</comment>
        <translation>es gelten die Werte der Grundlage: %1</translation>
    </message>
    <message>
        <source>there is more that is wrong</source>
        <comment>simuro.more</comment>
        <translation>es gibt noch mehr Fehler</translation>
    </message>
    <message>
        <source>put right what is listed first</source>
        <comment>simuro.moreHint</comment>
        <translation>beheben Sie zuerst, was hier aufgeführt ist</translation>
    </message>
    <message>
        <source>a goal with the two corners beside it is at most as wide as the field</source>
        <comment>simuro.goalWider</comment>
        <translation>ein Tor mit den zwei Ecken daneben ist höchstens so breit wie das Feld</translation>
    </message>
    <message>
        <source>a goal is at least as deep as the ball</source>
        <comment>simuro.goalShallow</comment>
        <translation>ein Tor ist mindestens so tief wie der Ball</translation>
    </message>
    <message>
        <source>a goal is wider than the ball and a robot</source>
        <comment>simuro.goalNarrow</comment>
        <translation>ein Tor ist breiter als der Ball und ein Roboter</translation>
    </message>
    <message>
        <source>the ball is lost only farther behind the goal line than a goal is deep</source>
        <comment>simuro.goalLost</comment>
        <translation>verloren ist der Ball erst weiter hinter der Torlinie, als ein Tor tief ist</translation>
    </message>
    <message>
        <source>a corner is at most as long as half the field</source>
        <comment>simuro.corners</comment>
        <translation>eine Ecke ist höchstens so lang wie das halbe Feld</translation>
    </message>
    <message>
        <source>a penalty area is at most as large as half the field</source>
        <comment>simuro.penaltyArea</comment>
        <translation>ein Strafraum ist höchstens so groß wie das halbe Feld</translation>
    </message>
    <message>
        <source>a goal area is at most as large as the penalty area</source>
        <comment>simuro.goalArea</comment>
        <translation>ein Torraum ist höchstens so groß wie der Strafraum</translation>
    </message>
    <message>
        <source>the centre circle lies within the field</source>
        <comment>simuro.circle</comment>
        <translation>der Mittelkreis liegt innerhalb des Feldes</translation>
    </message>
    <message>
        <source>the penalty mark lies in half the field</source>
        <comment>simuro.penaltyMark</comment>
        <translation>der Strafstoßpunkt liegt in der Hälfte des Feldes</translation>
    </message>
    <message>
        <source>the robots beside a free-ball mark lie within the half</source>
        <comment>simuro.freeBall</comment>
        <translation>die Roboter neben einem Freiballpunkt stehen innerhalb der Hälfte</translation>
    </message>
    <message>
        <source>the robots of a free ball do not touch the ball</source>
        <comment>simuro.freeBallGap</comment>
        <translation>die Roboter eines Freiballs berühren den Ball nicht</translation>
    </message>
    <message>
        <source>a robot fits into the goal area</source>
        <comment>simuro.keeperFits</comment>
        <translation>ein Roboter passt in den Torraum</translation>
    </message>
    <message>
        <source>the robots of a side fit into its half, outside of the centre circle</source>
        <comment>simuro.robotsFit</comment>
        <translation>die Roboter einer Seite passen in ihre Hälfte, außerhalb des Mittelkreises</translation>
    </message>
    <message>
        <source>wheels lie within the robot</source>
        <comment>simuro.wheelsFit</comment>
        <translation>Räder liegen innerhalb des Roboters</translation>
    </message>
    <message>
        <source>a robot has more mass than its wheels</source>
        <comment>simuro.wheelMass</comment>
        <translation>ein Roboter hat mehr Masse als seine Räder</translation>
    </message>
    <message>
        <source>there is no referee library %1</source>
        <comment>simuroReferee.noFile</comment>
        <translation>es gibt keine Schiedsrichter-Bibliothek %1</translation>
    </message>
    <message>
        <source>there is no referee library %1; there are: %2</source>
        <comment>simuroReferee.unknown</comment>
        <translation>Die Schiedsrichter-Bibliothek %1 gibt es nicht; es gibt: %2</translation>
    </message>
    <message>
        <source>the referee library %1 cannot be loaded: %2</source>
        <comment>simuroReferee.notLoaded</comment>
        <translation>die Schiedsrichter-Bibliothek %1 kann nicht geladen werden: %2</translation>
    </message>
    <message>
        <source>%1 is no referee: it has no function %2</source>
        <comment>simuroReferee.noFunction</comment>
        <translation>%1 ist kein Schiedsrichter: es fehlt die Funktion %2</translation>
    </message>
    <message>
        <source>the referee library %1 cannot judge this league</source>
        <comment>simuroReferee.notMade</comment>
        <translation>die Schiedsrichter-Bibliothek %1 kann in dieser Liga nicht entscheiden</translation>
    </message>
    <message>
        <source>the referee %1 is for version %2 of the interface, this program has version %3</source>
        <comment>simuroReferee.version</comment>
        <translation>der Schiedsrichter %1 ist für Version %2 der Schnittstelle, dieses Programm hat Version %3</translation>
    </message>
    <message>
        <source>the strategy %1 cannot be loaded: %2</source>
        <comment>simuroClient.notLoaded</comment>
        <translation>die Strategie %1 lässt sich nicht laden: %2</translation>
    </message>
    <message>
        <source>%1 is no strategy of version %2 of the interface</source>
        <comment>simuroClient.noStrategy</comment>
        <translation>%1 ist keine Strategie der Version %2 der Schnittstelle</translation>
    </message>
    <message>
        <source>the strategy %1 cannot be made: error %2</source>
        <comment>simuroClient.notMade</comment>
        <translation>die Strategie %1 kann nicht beginnen: Fehler %2</translation>
    </message>
    <message>
        <source>there is no strategy %1 in the folders of strategies; there are: %2</source>
        <comment>strategy.notFound</comment>
        <translation>In den Ordnern der Strategien gibt es keine Strategie %1; es gibt: %2</translation>
    </message>
    <message>
        <source>Simurosot.%1 cannot be %2; it stays %3</source>
        <comment>profile.impossible</comment>
        <translation>Simurosot.%1 kann nicht %2 sein; es bleibt %3</translation>
    </message>
    <message>
        <source>Simurosot.%1 cannot be %2, it stays %3: %4</source>
        <comment>profile.apart</comment>
        <translation>Simurosot.%1 kann nicht %2 sein, es bleibt %3: %4</translation>
    </message>
    <message>
        <source>a strategy that runs inside the simulator keeps its own memory</source>
        <comment>state.strategy</comment>
        <translation>eine Strategie, die im Simulator läuft, hat ihr eigenes Gedächtnis</translation>
    </message>
    <message>
        <source>it knows name, kind, league, players, versions, mode, own_halves, ball, left and right</source>
        <comment>formation.known</comment>
        <translation>bekannt sind name, kind, league, players, versions, mode, own_halves, ball, left und right</translation>
    </message>
    <message>
        <source>the referee does not know the places of this restart</source>
        <comment>restartPlan.noReferee</comment>
        <translation>der Schiedsrichter kennt die Plätze bei dieser Spielfortsetzung nicht</translation>
    </message>
    <message>
        <source>cannot read the file</source>
        <comment>f2000.unreadable</comment>
        <translation>Die Datei lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>is it a text of at most 256 KiB that you may read?</source>
        <comment>f2000.text</comment>
        <translation>Ist es ein Text von höchstens 256 KiB, den Sie lesen dürfen?</translation>
    </message>
    <message>
        <source>`%1` stands alone</source>
        <comment>f2000.notList</comment>
        <translation>„%1“ steht allein</translation>
    </message>
    <message>
        <source>a list without a name</source>
        <comment>f2000.unnamed</comment>
        <translation>Eine Liste ohne Namen</translation>
    </message>
    <message>
        <source>values are lists of a name and a value: (mass 12)</source>
        <comment>f2000.write</comment>
        <translation>Werte sind Listen aus einem Namen und einem Wert: (mass 12)</translation>
    </message>
    <message>
        <source>there is no `%1` here; it is left out</source>
        <comment>f2000.unknown</comment>
        <translation>„%1“ gibt es hier nicht; es wird ausgelassen</translation>
    </message>
    <message>
        <source>it knows %1</source>
        <comment>f2000.known</comment>
        <translation>Bekannt sind %1</translation>
    </message>
    <message>
        <source>`%1` stands here twice; the first one counts</source>
        <comment>f2000.twice</comment>
        <translation>„%1“ steht hier zweimal; das erste zählt</translation>
    </message>
    <message>
        <source>`%1` takes one value</source>
        <comment>f2000.oneValue</comment>
        <translation>„%1“ hat einen Wert</translation>
    </message>
    <message>
        <source>`%1` is a number from %2 to %3, not `%4`</source>
        <comment>f2000.number</comment>
        <translation>„%1“ ist eine Zahl von %2 bis %3, nicht „%4“</translation>
    </message>
    <message>
        <source>`%1` is a number from %2 to %3 %4, not `%5`</source>
        <comment>f2000.numberOf</comment>
        <translation>„%1“ ist eine Zahl von %2 bis %3 %4, nicht „%5“</translation>
    </message>
    <message>
        <source>`%1` takes %2 numbers</source>
        <comment>f2000.numbers</comment>
        <translation>„%1“ hat %2 Zahlen</translation>
    </message>
    <message>
        <source>`%1` is a whole number from %2 to %3, not `%4`</source>
        <comment>f2000.whole</comment>
        <translation>„%1“ ist eine ganze Zahl von %2 bis %3, nicht „%4“</translation>
    </message>
    <message>
        <source>`%1` is true or false, not `%2`</source>
        <comment>f2000.flag</comment>
        <translation>„%1“ ist true oder false, nicht „%2“</translation>
    </message>
    <message>
        <source>`%1` is one of %2, not `%3`</source>
        <comment>f2000.choice</comment>
        <translation>„%1“ ist eines von %2, nicht „%3“</translation>
    </message>
    <message>
        <source>`%1` is a colour such as orange or #ff8000, not `%2`</source>
        <comment>f2000.colour</comment>
        <translation>„%1“ ist eine Farbe wie orange oder #ff8000, nicht „%2“</translation>
    </message>
    <message>
        <source>`%1` is missing</source>
        <comment>f2000.needed</comment>
        <translation>„%1“ fehlt</translation>
    </message>
    <message>
        <source>the file has no section `%1`</source>
        <comment>f2000.noSection</comment>
        <translation>Die Datei hat keinen Abschnitt „%1“</translation>
    </message>
    <message>
        <source>a shape is (shape rect W H), (shape ellipse A B) or (shape triangle X1 Y1 X2 Y2 X3 Y3)</source>
        <comment>f2000.shape</comment>
        <translation>Eine Form ist (shape rect W H), (shape ellipse A B) oder (shape triangle X1 Y1 X2 Y2 X3 Y3)</translation>
    </message>
    <message>
        <source>the corners of the triangle are on one line</source>
        <comment>f2000.flatTriangle</comment>
        <translation>Die Ecken des Dreiecks liegen auf einer Linie</translation>
    </message>
    <message>
        <source>it ends below its beginning</source>
        <comment>f2000.heights</comment>
        <translation>Es endet unter seinem Anfang</translation>
    </message>
    <message>
        <source>there are two devices `%1`</source>
        <comment>f2000.device</comment>
        <translation>Es gibt zwei Geräte „%1“</translation>
    </message>
    <message>
        <source>each device needs a name of its own</source>
        <comment>f2000.deviceHint</comment>
        <translation>Jedes Gerät braucht einen eigenen Namen</translation>
    </message>
    <message>
        <source>a manipulator needs two states or more</source>
        <comment>f2000.states</comment>
        <translation>Ein Manipulator braucht mindestens zwei Zustände</translation>
    </message>
    <message>
        <source>there are two states `%1`</source>
        <comment>f2000.stateTwice</comment>
        <translation>Es gibt zwei Zustände „%1“</translation>
    </message>
    <message>
        <source>there is no state `%1`</source>
        <comment>f2000.noState</comment>
        <translation>Es gibt keinen Zustand „%1“</translation>
    </message>
    <message>
        <source>without a duration, `%1` is never left for `%2`</source>
        <comment>f2000.noDuration</comment>
        <translation>Ohne Dauer geht „%1“ nie in „%2“ über</translation>
    </message>
    <message>
        <source>add (duration MS)</source>
        <comment>f2000.durationHint</comment>
        <translation>Ergänzen Sie (duration MS)</translation>
    </message>
    <message>
        <source>the robot is %1 by %2 mm; the rules allow %3 mm each way</source>
        <comment>f2000.footprint</comment>
        <translation>Der Roboter misst %1 mal %2 mm; nach den Regeln sind in jeder Richtung %3 mm erlaubt</translation>
    </message>
    <message>
        <source>the robot is %1 mm high; the rules allow %2</source>
        <comment>f2000.height</comment>
        <translation>Der Roboter ist %1 mm hoch; nach den Regeln sind %2 erlaubt</translation>
    </message>
    <message>
        <source>the robot has %1 kg; the rules allow %2</source>
        <comment>f2000.mass</comment>
        <translation>Der Roboter wiegt %1 kg; nach den Regeln sind %2 erlaubt</translation>
    </message>
    <message>
        <source>it plays nevertheless</source>
        <comment>f2000.plays</comment>
        <translation>Er spielt trotzdem</translation>
    </message>
    <message>
        <source>cannot read the log</source>
        <comment>f2000.log.unreadable</comment>
        <translation>Das Protokoll lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>a line has 8 whole numbers: t_ms x_mm y_mm theta_mdeg vt_mms vr_mdegs vt_set_mms vr_set_mdegs</source>
        <comment>f2000.log.columns</comment>
        <translation>Eine Zeile hat 8 ganze Zahlen: t_ms x_mm y_mm theta_mdeg vt_mms vr_mdegs vt_set_mms vr_set_mdegs</translation>
    </message>
    <message>
        <source>the time does not increase: %1 ms after %2 ms</source>
        <comment>f2000.log.time</comment>
        <translation>Die Zeit nimmt nicht zu: %1 ms nach %2 ms</translation>
    </message>
    <message>
        <source>sort the lines, or leave out what was written twice</source>
        <comment>f2000.log.order</comment>
        <translation>Sortieren Sie die Zeilen, oder lassen Sie aus, was zweimal geschrieben wurde</translation>
    </message>
    <message>
        <source>%1 ms are missing; another piece begins here</source>
        <comment>f2000.log.gap</comment>
        <translation>%1 ms fehlen; hier beginnt ein anderes Stück</translation>
    </message>
    <message>
        <source>only %1 samples; %2 are needed to learn from</source>
        <comment>f2000.log.few</comment>
        <translation>Nur %1 Werte; zum Lernen werden %2 gebraucht</translation>
    </message>
    <message>
        <source>the commands reach %1 of 10 parts of the range of %2; drive more of it</source>
        <comment>f2000.log.coverage</comment>
        <translation>Die Befehle erreichen %1 von 10 Teilen des Bereichs von %2; fahren Sie mehr davon</translation>
    </message>
    <message>
        <source>this is no model of a drive: %1</source>
        <comment>f2000.model.damaged</comment>
        <translation>Das ist kein Modell eines Antriebs: %1</translation>
    </message>
    <message>
        <source>train it again from its log</source>
        <comment>f2000.model.train</comment>
        <translation>Trainieren Sie es noch einmal aus seinem Protokoll</translation>
    </message>
    <message>
        <source>%1 has no effect: %2</source>
        <comment>f2kGame.ignored</comment>
        <translation>%1 hat keine Wirkung: %2</translation>
    </message>
    <message>
        <source>it takes whole numbers that are not negative: (left 1) (right 0)</source>
        <comment>f2kGame.numbers</comment>
        <translation>Nötig sind ganze Zahlen, die nicht negativ sind: (left 1) (right 0)</translation>
    </message>
    <message>
        <source>the whole ball is behind the goal line, %1 m from the middle of the goal and %2 m high</source>
        <comment>f2kGame.goal</comment>
        <translation>Der ganze Ball ist hinter der Torlinie, %1 m neben der Tormitte und %2 m hoch</translation>
    </message>
    <message>
        <source>in 2 s all robots go to their places, and the ball to the centre</source>
        <comment>f2kGame.goalNext</comment>
        <translation>In 2 s gehen alle Roboter auf ihre Plätze und der Ball in die Mitte</translation>
    </message>
    <message>
        <source>the whole ball is beyond a touch line, at %1 m</source>
        <comment>f2kGame.sideOut</comment>
        <translation>Der ganze Ball ist jenseits einer Seitenlinie, bei %1 m</translation>
    </message>
    <message>
        <source>in 1 s it lies on the field, 0.5 m inside</source>
        <comment>f2kGame.sideNext</comment>
        <translation>In 1 s liegt er auf dem Feld, 0,5 m innen</translation>
    </message>
    <message>
        <source>the whole ball is beyond a goal line, %1 m from its middle and %2 m high</source>
        <comment>f2kGame.endOut</comment>
        <translation>Der ganze Ball ist jenseits einer Torlinie, %1 m neben deren Mitte und %2 m hoch</translation>
    </message>
    <message>
        <source>in 1 s it lies on the nearest restart point</source>
        <comment>f2kGame.endNext</comment>
        <translation>In 1 s liegt er auf dem nächsten Anstoßpunkt</translation>
    </message>
    <message>
        <source>the ball has moved by less than 0.2 m in 10 s</source>
        <comment>f2kGame.stuck</comment>
        <translation>Der Ball hat sich in 10 s um weniger als 0,2 m bewegt</translation>
    </message>
    <message>
        <source>the ball has flown away</source>
        <comment>f2kGame.flown</comment>
        <translation>Der Ball ist davongeflogen</translation>
    </message>
    <message>
        <source>it is back at the centre</source>
        <comment>f2kGame.flownNext</comment>
        <translation>Er ist wieder in der Mitte</translation>
    </message>
    <message>
        <source>the score was set to %1 : %2</source>
        <comment>f2kGame.scoreSet</comment>
        <translation>Der Spielstand wurde auf %1 : %2 gesetzt</translation>
    </message>
    <message>
        <source>goal</source>
        <comment>f2kGame.goalRule</comment>
        <translation>Tor</translation>
    </message>
    <message>
        <source>ball out</source>
        <comment>f2kGame.outRule</comment>
        <translation>Ball im Aus</translation>
    </message>
    <message>
        <source>ball stuck</source>
        <comment>f2kGame.stuckRule</comment>
        <translation>Ball steckt fest</translation>
    </message>
    <message>
        <source>ball height</source>
        <comment>f2kGame.heightRule</comment>
        <translation>Ballhöhe</translation>
    </message>
    <message>
        <source>plugins of robots keep states of their own</source>
        <comment>f2kGame.inexact</comment>
        <translation>Plugins von Robotern haben eigene Zustände</translation>
    </message>
    <message>
        <source>there is no library %1 in the folders of plugins of this league; there are: %2</source>
        <comment>f2kGame.noLibrary</comment>
        <translation>In den Ordnern der Plugins dieser Liga gibt es keine Bibliothek %1; es gibt: %2</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <comment>f2kGame.noFile</comment>
        <translation>Die Datei %1 gibt es nicht</translation>
    </message>
    <message>
        <source>files are looked for beside this one, then below the data directories</source>
        <comment>f2kGame.beside</comment>
        <translation>Dateien werden neben dieser gesucht, dann unter den Datenordnern</translation>
    </message>
    <message>
        <source>the benchmark cannot be played: %1</source>
        <comment>f2kGame.benchmark</comment>
        <translation>Der Vergleich lässt sich nicht spielen: %1</translation>
    </message>
    <message>
        <source>it cannot be written</source>
        <comment>f2kGame.notWritten</comment>
        <translation>Sie lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>name one policy or more; there are all, %1</source>
        <comment>f2kGame.noPolicy</comment>
        <translation>Nennen Sie mindestens eine Taktik; es gibt all, %1</translation>
    </message>
    <message>
        <source>name one player or more</source>
        <comment>f2kGame.noPlayers</comment>
        <translation>Nennen Sie mindestens einen Spieler</translation>
    </message>
    <message>
        <source>it takes a whole number from 1 to %1, not `%2`</source>
        <comment>f2kGame.count</comment>
        <translation>Nötig ist eine ganze Zahl von 1 bis %1, nicht `%2`</translation>
    </message>
    <message>
        <source>options are NAME=VALUE with blanks between them, not `%1`</source>
        <comment>f2kGame.options</comment>
        <translation>Optionen sind NAME=WERT mit Leerzeichen dazwischen, nicht `%1`</translation>
    </message>
    <message>
        <source>the option %1 stands there twice</source>
        <comment>f2kGame.optionTwice</comment>
        <translation>Die Option %1 steht zweimal da</translation>
    </message>
    <message>
        <source>benchmark: %1 of %2 played, now %3</source>
        <comment>f2kGame.progress</comment>
        <translation>Vergleich: %1 von %2 gespielt, jetzt %3</translation>
    </message>
    <message>
        <source>there is no policy %1; there are all, %2</source>
        <comment>f2kGame.policy</comment>
        <translation>Die Taktik %1 gibt es nicht; es gibt all, %2</translation>
    </message>
    <message>
        <source>the plugin %1 is there already</source>
        <comment>f2kPlugin.twice</comment>
        <translation>Das Plugin %1 gibt es schon</translation>
    </message>
    <message>
        <source>the library %1 cannot be loaded: %2</source>
        <comment>f2kPlugin.load</comment>
        <translation>Die Bibliothek %1 lässt sich nicht laden: %2</translation>
    </message>
    <message>
        <source>the library %1 has no plugins: it does not export %2</source>
        <comment>f2kPlugin.exports</comment>
        <translation>Die Bibliothek %1 hat keine Plugins: Sie exportiert %2 nicht</translation>
    </message>
    <message>
        <source>the plugin %1 of %2 is left out: it was made for version %3 of the interface, and this is %4</source>
        <comment>f2kPlugin.abi</comment>
        <translation>Das Plugin %1 aus %2 bleibt weg: Es ist für Version %3 der Schnittstelle, diese ist %4</translation>
    </message>
    <message>
        <source>the plugin %1 of %2 is left out: there is no kind %3</source>
        <comment>f2kPlugin.kind</comment>
        <translation>Das Plugin %1 aus %2 bleibt weg: Die Art %3 gibt es nicht</translation>
    </message>
    <message>
        <source>a plugin of %1 is left out: it has no name</source>
        <comment>f2kPlugin.nameless</comment>
        <translation>Ein Plugin aus %1 bleibt weg: Es hat keinen Namen</translation>
    </message>
    <message>
        <source>there is no drive %1; there are %2</source>
        <comment>f2kPlugin.noMotion</comment>
        <translation>Den Antrieb %1 gibt es nicht; es gibt %2</translation>
    </message>
    <message>
        <source>there is no kind of sensor %1; there are %2</source>
        <comment>f2kPlugin.noSensor</comment>
        <translation>Die Sensorart %1 gibt es nicht; es gibt %2</translation>
    </message>
    <message>
        <source>there is no player %1; there are %2</source>
        <comment>f2kPlugin.noPlayer</comment>
        <translation>Den Spieler %1 gibt es nicht; es gibt %2</translation>
    </message>
    <message>
        <source>the player %1 has no option %2; it has %3</source>
        <comment>f2kPlugin.noOption</comment>
        <translation>Der Spieler %1 hat keine Option %2; er hat %3</translation>
    </message>
    <message>
        <source>the player %1 has no options, so no %2</source>
        <comment>f2kPlugin.noOptions</comment>
        <translation>Der Spieler %1 hat keine Optionen, also auch nicht %2</translation>
    </message>
    <message>
        <source>the option %1 of %2 is a number from %3 to %4, not `%5`</source>
        <comment>f2kPlugin.optionNumber</comment>
        <translation>Die Option %1 von %2 ist eine Zahl von %3 bis %4, nicht `%5`</translation>
    </message>
    <message>
        <source>the option %1 of %2 is one of %3, not `%4`</source>
        <comment>f2kPlugin.optionChoice</comment>
        <translation>Die Option %1 von %2 ist eine von %3, nicht `%4`</translation>
    </message>
    <message>
        <source>the device %1 cannot tell %2: nobody knows such data</source>
        <comment>f2kPlugin.noFeature</comment>
        <translation>Das Gerät %1 kann %2 nicht melden: Solche Daten kennt niemand</translation>
    </message>
    <message>
        <source>%1 refuses its settings: %2</source>
        <comment>f2kPlugin.refused</comment>
        <translation>%1 lehnt seine Einstellungen ab: %2</translation>
    </message>
    <message>
        <source>the sensor %1 of robot %2 has failed and tells nothing any more: %3</source>
        <comment>f2kPlugin.sensorFailed</comment>
        <translation>Der Sensor %1 von Roboter %2 ist ausgefallen und meldet nichts mehr: %3</translation>
    </message>
    <message>
        <source>the drive of robot %1 has failed, so it stands: %2</source>
        <comment>f2kPlugin.driveFailed</comment>
        <translation>Der Antrieb von Roboter %1 ist ausgefallen, er steht: %2</translation>
    </message>
    <message>
        <source>the player %1 has failed and goes with its robot: %2</source>
        <comment>f2kPlugin.playerFailed</comment>
        <translation>Der Spieler %1 ist ausgefallen und geht mit seinem Roboter: %2</translation>
    </message>
    <message>
        <source>it moves by a way that is no number</source>
        <comment>f2kPlugin.notFinite</comment>
        <translation>Es bewegt sich um einen Weg, der keine Zahl ist</translation>
    </message>
    <message>
        <source>a place is missing: (pos x y z), in m</source>
        <comment>f2kGame.noPlace</comment>
        <translation>ein Ort fehlt: (pos x y z), in m</translation>
    </message>
    <message>
        <source>there is no such robot: (team Left) (unum 1)</source>
        <comment>f2kGame.noRobot</comment>
        <translation>es gibt keinen solchen Roboter: (team Left) (unum 1)</translation>
    </message>
    <message>
        <source>there is no ball</source>
        <comment>f2kGame.noBall</comment>
        <translation>Es gibt keinen Ball</translation>
    </message>
    <message>
        <source>there is no robot %1</source>
        <comment>f2kGame.noSuchRobot</comment>
        <translation>Den Roboter %1 gibt es nicht</translation>
    </message>
    <message>
        <source>it takes a ball, a robot of blue, the keeper, and one of yellow, the attacker</source>
        <comment>f2kGame.benchmarkNeeds</comment>
        <translation>Es braucht einen Ball, einen Roboter von Blau, den Torwart, und einen von Gelb, den Angreifer</translation>
    </message>
    <message>
        <source>there is no such play mode</source>
        <comment>f2kGame.noMode</comment>
        <translation>Diesen Spielmodus gibt es nicht</translation>
    </message>
    <message>
        <source>there is a game already</source>
        <comment>game.second</comment>
        <translation>es gibt schon ein Spiel</translation>
    </message>
    <message>
        <source>none</source>
        <comment>game.noLibraries</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>monitor %1: %2</source>
        <comment>command.from</comment>
        <translation>Monitor %1: %2</translation>
    </message>
    <message>
        <source>there is no command `%1`</source>
        <comment>command.unknown</comment>
        <translation>Es gibt keinen Befehl `%1`</translation>
    </message>
    <message>
        <source>it takes a ball, a robot of yellow, and two obstacles</source>
        <comment>f2kGame.challengeNeeds</comment>
        <translation>nötig sind ein Ball, ein gelber Roboter und zwei Hindernisse</translation>
    </message>
    <message>
        <source>Distance</source>
        <comment>f2kReading.distance</comment>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Bearing</source>
        <comment>f2kReading.bearing</comment>
        <translation>Peilung</translation>
    </message>
    <message>
        <source>Elevation</source>
        <comment>f2kReading.elevation</comment>
        <translation>Höhenwinkel</translation>
    </message>
    <message>
        <source>Visible part</source>
        <comment>f2kReading.confidence</comment>
        <translation>Sichtbarer Anteil</translation>
    </message>
    <message>
        <source>Blue goal</source>
        <comment>f2kReading.blueGoal</comment>
        <translation>Blaues Tor</translation>
    </message>
    <message>
        <source>Yellow goal</source>
        <comment>f2kReading.yellowGoal</comment>
        <translation>Gelbes Tor</translation>
    </message>
    <message>
        <source>Post %1</source>
        <comment>f2kReading.post</comment>
        <translation>Pfosten %1</translation>
    </message>
    <message>
        <source>Line %1</source>
        <comment>f2kReading.line</comment>
        <translation>Linie %1</translation>
    </message>
    <message>
        <source>Speed</source>
        <comment>f2kReading.speed</comment>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Turn rate</source>
        <comment>f2kReading.turn</comment>
        <translation>Drehrate</translation>
    </message>
    <message>
        <source>x</source>
        <comment>f2kReading.x</comment>
        <translation>x</translation>
    </message>
    <message>
        <source>y</source>
        <comment>f2kReading.y</comment>
        <translation>y</translation>
    </message>
    <message>
        <source>Heading</source>
        <comment>f2kReading.heading</comment>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Path</source>
        <comment>f2kReading.path</comment>
        <translation>Weg</translation>
    </message>
    <message>
        <source>Held up</source>
        <comment>f2kReading.stalled</comment>
        <translation>Aufgehalten</translation>
    </message>
    <message>
        <source>Slips</source>
        <comment>f2kReading.slipping</comment>
        <translation>Rutscht</translation>
    </message>
    <message>
        <source>Uncertainty of the place</source>
        <comment>f2kReading.sigma</comment>
        <translation>Unsicherheit des Orts</translation>
    </message>
    <message>
        <source>Uncertainty of the heading</source>
        <comment>f2kReading.sigmaTurn</comment>
        <translation>Unsicherheit der Richtung</translation>
    </message>
    <message>
        <source>Pieces of lines</source>
        <comment>f2kReading.segments</comment>
        <translation>Linienstücke</translation>
    </message>
    <message>
        <source>%1: %2, ready in</source>
        <comment>f2kReading.manipulator</comment>
        <translation>%1: %2, bereit in</translation>
    </message>
    <message>
        <source>Word %1</source>
        <comment>f2kReading.word</comment>
        <translation>Wort %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>f2kReading.about</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Sensor</source>
        <comment>f2kReading.sensorKind</comment>
        <translation>Sensor</translation>
    </message>
    <message>
        <source>Sensor data</source>
        <comment>f2kReading.dataKind</comment>
        <translation>Sensordaten</translation>
    </message>
    <message>
        <source>Drive</source>
        <comment>f2kReading.motionKind</comment>
        <translation>Antrieb</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>f2kReading.playerKind</comment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>a file of that name is there already</source>
        <comment>f2kGame.isThere</comment>
        <translation>eine Datei dieses Namens gibt es schon</translation>
    </message>
    <message>
        <source>%1 of robot %2 takes longer than 1 ms again and again, for which the run waits</source>
        <comment>f2kPlugin.slow</comment>
        <translation>%1 von Roboter %2 braucht immer wieder länger als 1 ms, worauf der Lauf wartet</translation>
    </message>
    <message>
        <source>expected exact, engine or iterative, not %1</source>
        <comment>expected.stepKind</comment>
        <translation>Erwartet wird exact, engine oder iterative, nicht %1</translation>
    </message>
    <message>
        <source>there is no kind of step `%1`</source>
        <comment>project.noStep</comment>
        <translation>Es gibt keine Art von Schritt „%1“</translation>
    </message>
    <message>
        <source>choose exact, engine or iterative</source>
        <comment>project.steps</comment>
        <translation>Wähle exact, engine oder iterative</translation>
    </message>
    <message>
        <source>this is text in UTF-16</source>
        <comment>scene.utf16</comment>
        <translation>Dies ist Text in UTF-16</translation>
    </message>
    <message>
        <source>this is no text in UTF-8: it has zero bytes</source>
        <comment>scene.zeros</comment>
        <translation>Dies ist kein Text in UTF-8: er enthält Nullbytes</translation>
    </message>
    <message>
        <source>scenes are read in UTF-8; save it as that</source>
        <comment>scene.saveUtf8</comment>
        <translation>Szenen werden in UTF-8 gelesen; speichern Sie sie so</translation>
    </message>
    <message>
        <source>the mesh file %1 does not exist below the data directories</source>
        <comment>mesh.missing</comment>
        <translation>Die Netzdatei %1 gibt es unterhalb der Datenverzeichnisse nicht</translation>
    </message>
    <message>
        <source>the mesh %1 is drawn without a file, but has no triangles to collide with</source>
        <comment>mesh.noCollider</comment>
        <translation>Das Netz %1 wird ohne Datei gezeichnet, hat aber keine Dreiecke, an die etwas stoßen kann</translation>
    </message>
    <message>
        <source>put a file of that name below the data directories, or use other colliders</source>
        <comment>mesh.colliderFile</comment>
        <translation>Legen Sie eine Datei dieses Namens unter die Datenverzeichnisse, oder nehmen Sie andere Kollisionskörper</translation>
    </message>
</context>
<context>
    <name>sparkwright::CursorPlace</name>
    <message>
        <source>x %1  y %2 m</source>
        <translation>x %1  y %2 m</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a place and what is there</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Where the mouse points: x and y in the world, in metres, and what is there</source>
        <translation>Wohin die Maus zeigt: x und y in der Welt, in Metern, und was dort ist</translation>
    </message>
    <message>
        <source>Place under the mouse</source>
        <translation>Ort unter der Maus</translation>
    </message>
</context>
<context>
    <name>sparkwright::DecisionBanner</name>
    <message>
        <source>To decide: %1</source>
        <translation>Zu entscheiden: %1</translation>
    </message>
    <message>
        <source>%1. If it stands: %2</source>
        <translation>%1. Wenn es gilt: %2</translation>
    </message>
    <message>
        <source>The match waits for you.</source>
        <translation>Das Spiel wartet auf Sie.</translation>
    </message>
    <message numerus="yes">
        <source>It stands in %n second(s) unless you overrule it.</source>
        <translation>
            <numerusform>Gilt in einer Sekunde, wenn Sie es nicht aufheben.</numerusform>
            <numerusform>Gilt in %n Sekunden, wenn Sie es nicht aufheben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is overruled in %n second(s) unless you confirm it.</source>
        <translation>
            <numerusform>In einer Sekunde aufgehoben, wenn Sie es nicht bestätigen.</numerusform>
            <numerusform>In %n Sekunden aufgehoben, wenn Sie es nicht bestätigen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Decision that waits for you</source>
        <translation>Entscheidung, die auf Sie wartet</translation>
    </message>
    <message numerus="yes">
        <source>Votes of %n console(s): %1 confirm, %2 overrule. </source>
        <translation>
            <numerusform>Stimmen von %n Konsole: %1 bestätigen, %2 verwerfen. </numerusform>
            <numerusform>Stimmen von %n Konsolen: %1 bestätigen, %2 verwerfen. </numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::DemoBanner</name>
    <message>
        <source>%1 against %1</source>
        <translation>%1 gegen %1</translation>
    </message>
    <message numerus="yes">
        <source>this machine has %n core(s)</source>
        <translation>
            <numerusform>dieser Rechner hat einen Kern</numerusform>
            <numerusform>dieser Rechner hat %n Kerne</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, it may be slower than real time</source>
        <translation>%1: %2, es kann langsamer als Echtzeit sein</translation>
    </message>
    <message>
        <source>%1: %2, whole teams need %3</source>
        <translation>%1: %2, ganze Mannschaften brauchen %3</translation>
    </message>
    <message>
        <source>%1: %2, enough for whole teams</source>
        <translation>%1: %2, genug für ganze Mannschaften</translation>
    </message>
    <message>
        <source>About the demo match</source>
        <translation>Über das Demospiel</translation>
    </message>
    <message>
        <source>Play %1 against %1</source>
        <translation>%1 gegen %1 spielen</translation>
    </message>
    <message>
        <source>Restart the match with %1 players in each team</source>
        <translation>Das Spiel mit %1 Spielern je Mannschaft neu beginnen</translation>
    </message>
    <message>
        <source>Close this row</source>
        <translation>Diese Zeile schließen</translation>
    </message>
</context>
<context>
    <name>sparkwright::DesignPart</name>
    <message>
        <source>New &amp;robot…</source>
        <translation>Neuer &amp;Roboter…</translation>
    </message>
    <message>
        <source>Make a first robot on wheels or legs</source>
        <translation>Einen ersten Roboter auf Rädern oder Beinen anlegen</translation>
    </message>
    <message>
        <source>Import &amp;URDF…</source>
        <translation>&amp;URDF importieren…</translation>
    </message>
    <message>
        <source>Convert a robot in URDF to a scene, and open it</source>
        <translation>Einen Roboter in URDF in eine Szene umwandeln und öffnen</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Gelenke</translation>
    </message>
    <message>
        <source>Masses</source>
        <translation>Massen</translation>
    </message>
    <message>
        <source>Import &amp;mesh…</source>
        <translation>&amp;Netz importieren …</translation>
    </message>
    <message>
        <source>Put a mesh file into the scene, with its pictures and a collider; or drop the file on a view</source>
        <translation>Eine Netzdatei mit ihren Bildern und einem Kollisionskörper in die Szene setzen; oder ziehen Sie die Datei auf eine Ansicht</translation>
    </message>
</context>
<context>
    <name>sparkwright::DifferenceView</name>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>  There are no differences.</source>
        <translation>  Es gibt keine Unterschiede.</translation>
    </message>
    <message>
        <source>  More differences follow.</source>
        <translation>  Weitere Unterschiede folgen.</translation>
    </message>
</context>
<context>
    <name>sparkwright::DiskMessages</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>this user may not read it. Change its permissions, or ask its owner.</source>
        <translation>dieser Benutzer darf sie nicht lesen. Ändern Sie ihre Rechte, oder fragen Sie ihren Eigentümer.</translation>
    </message>
    <message>
        <source>it has more than 1 GiB. Split it into files that import each other.</source>
        <translation>sie hat mehr als 1 GiB. Teilen Sie sie in Dateien auf, die einander importieren.</translation>
    </message>
    <message>
        <source>it does not exist. Check its name, or make it by saving a scene there.</source>
        <translation>sie existiert nicht. Prüfen Sie den Namen, oder speichern Sie dort eine Szene.</translation>
    </message>
    <message>
        <source>its folder does not exist. Check the path, or mount the drive.</source>
        <translation>ihr Ordner existiert nicht. Prüfen Sie den Pfad, oder hängen Sie das Laufwerk ein.</translation>
    </message>
    <message>
        <source>it is a folder. Choose a file in it.</source>
        <translation>es ist ein Ordner. Wählen Sie eine Datei darin.</translation>
    </message>
    <message>
        <source>it is a device or a pipe. Copy its content to a file, and open that.</source>
        <translation>es ist ein Gerät oder eine Pipe. Kopieren Sie den Inhalt in eine Datei, und öffnen Sie diese.</translation>
    </message>
    <message>
        <source>it is a link to %1, which does not exist. Mend the link, or restore that file.</source>
        <translation>es ist ein Verweis auf %1, das nicht existiert. Berichtigen Sie den Verweis, oder stellen Sie diese Datei wieder her.</translation>
    </message>
    <message>
        <source>it is a link that leads back to itself. Mend the link.</source>
        <translation>es ist ein Verweis, der zu sich selbst zurückführt. Berichtigen Sie den Verweis.</translation>
    </message>
    <message>
        <source>this user may not look into its folder. Change the folder&apos;s permissions.</source>
        <translation>dieser Benutzer darf ihren Ordner nicht einsehen. Ändern Sie die Rechte des Ordners.</translation>
    </message>
    <message>
        <source>%1 is not saved: %2</source>
        <translation>%1 ist nicht gespeichert: %2</translation>
    </message>
    <message>
        <source>another program is changing it all the time. End that program, and save again.</source>
        <translation>ein anderes Programm ändert sie ständig. Beenden Sie jenes Programm, und speichern Sie erneut.</translation>
    </message>
    <message>
        <source>the file is read-only. Save to another file, or permit writing.</source>
        <translation>die Datei ist schreibgeschützt. Speichern Sie in eine andere Datei, oder erlauben Sie das Schreiben.</translation>
    </message>
    <message>
        <source>the folder is read-only. Save to another folder, or permit writing.</source>
        <translation>der Ordner ist schreibgeschützt. Speichern Sie in einen anderen Ordner, oder erlauben Sie das Schreiben.</translation>
    </message>
    <message>
        <source>the folder no longer exists. Make it again, or save to another folder.</source>
        <translation>der Ordner existiert nicht mehr. Legen Sie ihn wieder an, oder speichern Sie in einen anderen Ordner.</translation>
    </message>
    <message>
        <source>the disk is full. Free some space and save again, or save to another disk.</source>
        <translation>der Datenträger ist voll. Schaffen Sie Platz und speichern Sie erneut, oder speichern Sie auf einen anderen Datenträger.</translation>
    </message>
    <message>
        <source>it is a folder, a device, or a link that leads back to itself. Save to another file.</source>
        <translation>es ist ein Ordner, ein Gerät oder ein Verweis, der zu sich selbst zurückführt. Speichern Sie in eine andere Datei.</translation>
    </message>
    <message>
        <source>%1. Save again, or save to another disk.</source>
        <translation>%1. Speichern Sie erneut, oder auf einen anderen Datenträger.</translation>
    </message>
    <message>
        <source>it begins as text in UTF-16, but has characters that are none. Save it again as UTF-8 by the program that has made it.</source>
        <translation>sie beginnt als Text in UTF-16, enthält aber Zeichen, die keine sind. Speichern Sie sie mit dem Programm, das sie erzeugt hat, noch einmal als UTF-8.</translation>
    </message>
    <message>
        <source>it is text in UTF-32. Save it as UTF-8 by the program that has made it.</source>
        <translation>sie ist Text in UTF-32. Speichern Sie sie mit dem Programm, das sie erzeugt hat, als UTF-8.</translation>
    </message>
    <message>
        <source>it is no text, since it has zero bytes. Open it by the program that it belongs to.</source>
        <translation>sie ist kein Text, denn sie enthält Nullbytes. Öffnen Sie sie mit dem Programm, zu dem sie gehört.</translation>
    </message>
</context>
<context>
    <name>sparkwright::DocumentCommands</name>
    <message>
        <source>Unsaved edits would be lost in a crash: %1</source>
        <translation>Ungespeicherte Änderungen gingen bei einem Absturz verloren: %1</translation>
    </message>
    <message>
        <source>%1 belongs to the program: save it elsewhere</source>
        <translation>%1 gehört zum Programm: woanders speichern</translation>
    </message>
    <message>
        <source>%1 cannot be written: save it elsewhere</source>
        <translation>%1 kann nicht geschrieben werden: woanders speichern</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>%1 was deleted. Save writes it again.</source>
        <translation>%1 wurde gelöscht. Speichern schreibt sie neu.</translation>
    </message>
    <message>
        <source>Another program has changed %1: read again</source>
        <translation>Ein anderes Programm hat %1 geändert: neu gelesen</translation>
    </message>
    <message>
        <source>The file was saved, but the version before is not kept: %1</source>
        <translation>Die Datei ist gespeichert, aber die Version davor ist nicht aufgehoben: %1</translation>
    </message>
    <message>
        <source>%1 has not been saved by this program yet: there are no earlier versions.</source>
        <translation>%1 wurde von diesem Programm noch nicht gespeichert: Es gibt keine früheren Versionen.</translation>
    </message>
    <message>
        <source>%1 is open in another window of this program, too (process %2). Close it there, or edit in turns: who saves last is asked.</source>
        <translation>%1 ist auch in einem anderen Fenster dieses Programms geöffnet (Prozess %2). Schließen Sie sie dort, oder bearbeiten Sie abwechselnd: Wer zuletzt speichert, wird gefragt.</translation>
    </message>
</context>
<context>
    <name>sparkwright::DrawingRate</name>
    <message>
        <source>Drawing &amp;rate</source>
        <translation>Bild&amp;rate</translation>
    </message>
    <message>
        <source>&amp;Every picture</source>
        <translation>&amp;Jedes Bild</translation>
    </message>
    <message>
        <source>Draw as often as the run gives a picture, and the screen can show it</source>
        <translation>So oft zeichnen, wie der Lauf ein Bild liefert und der Bildschirm es zeigen kann</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Aus</translation>
    </message>
    <message>
        <source>Draw nothing of the run, which gets all of the processor</source>
        <translation>Nichts vom Lauf zeichnen, der so den ganzen Prozessor bekommt</translation>
    </message>
    <message>
        <source>%1 pictures a second</source>
        <translation>%1 Bilder je Sekunde</translation>
    </message>
    <message>
        <source>Draw less often, and leave more of the processor to the run</source>
        <translation>Seltener zeichnen und dem Lauf mehr vom Prozessor lassen</translation>
    </message>
</context>
<context>
    <name>sparkwright::DrawingsPanel</name>
    <message>
        <source>(no name)</source>
        <translation>(ohne Namen)</translation>
    </message>
    <message>
        <source>This is no regular expression: %1, at character %2.</source>
        <extracomment>%1: what is wrong, %2: the number of a character</extracomment>
        <translation>Das ist kein regulärer Ausdruck: %1, bei Zeichen %2.</translation>
    </message>
    <message>
        <source>Nothing is drawn. Agents draw over UDP; scripts and behaviours by the module Draw.</source>
        <translation>Nichts ist gezeichnet. Agenten zeichnen über UDP, Skripte und Verhalten mit dem Modul Draw.</translation>
    </message>
    <message>
        <source>No set has such a name.</source>
        <translation>Keine Menge hat einen solchen Namen.</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>List only the sets that have this in their names</source>
        <translation>Nur Mengen zeigen, deren Name dies enthält</translation>
    </message>
    <message>
        <source>Filter of the drawings</source>
        <translation>Filter der Zeichnungen</translation>
    </message>
    <message>
        <source>Re&amp;gex</source>
        <translation>Re&amp;gex</translation>
    </message>
    <message>
        <source>The filter is a regular expression</source>
        <translation>Der Filter ist ein regulärer Ausdruck</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Show all sets that are listed</source>
        <translation>Alle aufgeführten Mengen zeigen</translation>
    </message>
    <message>
        <source>Show all that are listed</source>
        <translation>Alle aufgeführten zeigen</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Hide all sets that are listed</source>
        <translation>Alle aufgeführten Mengen verbergen</translation>
    </message>
    <message>
        <source>Hide all that are listed</source>
        <translation>Alle aufgeführten verbergen</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Menge</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formen</translation>
    </message>
    <message>
        <source>Sets of drawings</source>
        <translation>Mengen von Zeichnungen</translation>
    </message>
    <message>
        <source>Nothing is drawn. Agents draw over UDP, port %1; scripts and behaviours by the module Draw.</source>
        <translation>Nichts ist gezeichnet. Agenten zeichnen über UDP, Port %1, Skripte und Verhalten mit dem Modul Draw.</translation>
    </message>
</context>
<context>
    <name>sparkwright::DrawingsReceiver</name>
    <message>
        <source>Drawings of agents cannot be received on port %1: %2. Close the other program that shows them, or choose another port with --drawing-port.</source>
        <translation>Zeichnungen von Agenten können auf Port %1 nicht empfangen werden: %2. Schließen Sie das andere Programm, das sie zeigt, oder wählen Sie mit --drawing-port einen anderen Port.</translation>
    </message>
    <message>
        <source>Drawings of agents cannot be received at `%1`: give an address of this computer with --bind, such as 127.0.0.1, or 0.0.0.0 for all.</source>
        <translation>Zeichnungen von Agenten können an %1 nicht empfangen werden: Geben Sie mit --bind eine Adresse dieses Rechners an, etwa 127.0.0.1, oder 0.0.0.0 für alle.</translation>
    </message>
</context>
<context>
    <name>sparkwright::DriveBanner</name>
    <message>
        <source>You drive %1: T ahead, G back, F left, H right, with Shift faster; Space stops, Esc ends</source>
        <translation>Gefahren wird %1: T vor, G zurück, F links, H rechts, mit Umschalt schneller; Leertaste hält an, Esc beendet</translation>
    </message>
    <message>
        <source>You drive %1, which cannot turn: T ahead, G back, with Shift faster; Space stops, Esc ends</source>
        <translation>Gefahren wird %1, ohne Lenkung: T vor, G zurück, mit Umschalt schneller; Leertaste hält an, Esc beendet</translation>
    </message>
    <message>
        <source>End driving</source>
        <translation>Fahren beenden</translation>
    </message>
    <message>
        <source>Give the motors back to the robot&apos;s agent</source>
        <translation>Die Motoren dem Agenten des Roboters zurückgeben</translation>
    </message>
    <message>
        <source>You drive %1, but the simulation is paused: run it first</source>
        <translation>Sie fahren %1, aber die Simulation ist angehalten: Lassen Sie sie erst laufen</translation>
    </message>
</context>
<context>
    <name>sparkwright::DrivePart</name>
    <message>
        <source>Dri&amp;ve the selected robot</source>
        <translation>Den ausgewählten Roboter &amp;fahren</translation>
    </message>
    <message>
        <source>Drive a robot with wheels by the keys T, G, F and H while a view has the keyboard; again to end</source>
        <translation>Einen Roboter mit Rädern mit den Tasten T, G, F und H fahren, solange eine Ansicht die Tastatur hat; erneut zum Beenden</translation>
    </message>
    <message>
        <source>the robot</source>
        <translation>der Roboter</translation>
    </message>
    <message>
        <source>There is no robot to drive: select one with wheels</source>
        <translation>Es gibt keinen Roboter zum Fahren: Wählen Sie einen mit Rädern aus</translation>
    </message>
    <message>
        <source>%1 has no wheels with motors. Legs are moved by an agent, which Simulation › Start a team… starts, or joint by joint in the dock Joints</source>
        <translation>%1 hat keine Räder mit Motoren. Beine bewegt ein Agent, den Simulation › Mannschaft starten … startet, oder Sie einzeln im Bereich Gelenke</translation>
    </message>
    <message>
        <source>Driving has ended: the simulation of this window is not shown</source>
        <translation>Das Fahren ist beendet: Die Simulation dieses Fensters wird nicht gezeigt</translation>
    </message>
    <message>
        <source>Driving has ended</source>
        <translation>Das Fahren ist beendet</translation>
    </message>
</context>
<context>
    <name>sparkwright::EarlierDialog</name>
    <message>
        <source>Earlier versions of %1</source>
        <translation>Frühere Versionen von %1</translation>
    </message>
    <message>
        <source>Versions of the file</source>
        <translation>Versionen der Datei</translation>
    </message>
    <message>
        <source>Difference between the version and the text</source>
        <translation>Unterschied zwischen der Version und dem Text</translation>
    </message>
    <message>
        <source>Each save keeps the version before. Red: only in the version, green: only in the text now.</source>
        <translation>Jedes Speichern hebt die Version davor auf. Rot: nur in der Version, grün: nur im Text jetzt.</translation>
    </message>
    <message>
        <source>&amp;Bring it back</source>
        <translation>&amp;Zurückholen</translation>
    </message>
    <message>
        <source>Replace the text by this version, as one step that can be undone</source>
        <translation>Ersetzt den Text durch diese Version, in einem Schritt, der rückgängig gemacht werden kann</translation>
    </message>
    <message>
        <source>This version can no longer be read.</source>
        <translation>Diese Version kann nicht mehr gelesen werden.</translation>
    </message>
    <message>
        <source>Bring back version of %1</source>
        <translation>Version vom %1 zurückholen</translation>
    </message>
</context>
<context>
    <name>sparkwright::EditBanner</name>
    <message>
        <source>Editing %1</source>
        <translation>%1 wird bearbeitet</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) not saved</source>
        <translation>
            <numerusform>1 Änderung nicht gespeichert</numerusform>
            <numerusform>%n Änderungen nicht gespeichert</numerusform>
        </translation>
    </message>
    <message>
        <source>Select something and drag it</source>
        <translation>Etwas auswählen und ziehen</translation>
    </message>
    <message>
        <source>What is being edited</source>
        <translation>Was bearbeitet wird</translation>
    </message>
</context>
<context>
    <name>sparkwright::EditDialogs</name>
    <message>
        <source>Save the changes to %1?</source>
        <translation>Änderungen an %1 speichern?</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) would be lost.</source>
        <translation>
            <numerusform>1 Änderung ginge verloren.</numerusform>
            <numerusform>%n Änderungen gingen verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>Another program has changed %1.</source>
        <translation>Ein anderes Programm hat %1 geändert.</translation>
    </message>
    <message>
        <source>You have unsaved edits.</source>
        <translation>Sie haben eigene Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>&amp;Keep my edits</source>
        <translation>&amp;Meine Änderungen behalten</translation>
    </message>
    <message>
        <source>&amp;Read the file</source>
        <translation>Datei &amp;lesen</translation>
    </message>
    <message>
        <source>Another program has changed %1. Overwrite it?</source>
        <translation>Ein anderes Programm hat %1 geändert. Überschreiben?</translation>
    </message>
    <message>
        <source>The changes of the other program would be lost.</source>
        <translation>Was das andere Programm geschrieben hat, ginge verloren.</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>&amp;Überschreiben</translation>
    </message>
    <message>
        <source>Restore unsaved edits of %1?</source>
        <translation>Ungespeicherte Änderungen an %1 wiederherstellen?</translation>
    </message>
    <message>
        <source>The program ended without saving them on %1.</source>
        <translation>Das Programm endete am %1, ohne sie zu speichern.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Throw the edits of %1 away?</source>
        <translation>Änderungen an %1 verwerfen?</translation>
    </message>
    <message>
        <source>Save scene as</source>
        <translation>Szene speichern unter</translation>
    </message>
    <message>
        <source>Scenes (*.rsg)</source>
        <translation>Szenen (*.rsg)</translation>
    </message>
    <message>
        <source>Show di&amp;fference</source>
        <translation>&amp;Unterschied zeigen</translation>
    </message>
    <message>
        <source>On disk (-) and edited (+)</source>
        <translation>Auf der Platte (-) und bearbeitet (+)</translation>
    </message>
    <message>
        <source>Save text as</source>
        <translation>Text speichern unter</translation>
    </message>
    <message>
        <source>Texts (*.%1)</source>
        <translation>Texte (*.%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 has changed on disk since your edits.</source>
        <translation>%1 hat sich seit Ihren Änderungen auf dem Datenträger geändert.</translation>
    </message>
    <message>
        <source>Your edits are of %1, the file is of %2. The text that you do not choose is not lost: that on disk is replaced only when you save, and kept edits go to the earlier versions of the file.</source>
        <translation>Ihre Änderungen sind vom %1, die Datei ist vom %2. Der Text, den Sie nicht wählen, geht nicht verloren: Der auf dem Datenträger wird erst beim Speichern ersetzt, und aufgehobene Änderungen kommen zu den früheren Versionen der Datei.</translation>
    </message>
    <message>
        <source>&amp;Kept text</source>
        <translation>&amp;Aufgehobener Text</translation>
    </message>
    <message>
        <source>Text on &amp;disk</source>
        <translation>Text auf dem &amp;Datenträger</translation>
    </message>
    <message numerus="yes">
        <source>These %n file(s) would not be found there:</source>
        <translation>
            <numerusform>Diese %n Datei würde dort nicht gefunden:</numerusform>
            <numerusform>Diese %n Dateien würden dort nicht gefunden:</numerusform>
        </translation>
    </message>
    <message>
        <source>Other files of these names are there, and would be used instead:</source>
        <translation>Andere Dateien dieser Namen sind schon dort und würden stattdessen benutzt:</translation>
    </message>
    <message>
        <source>These absolute paths lead nowhere from there:</source>
        <translation>Diese absoluten Pfade führen von dort nirgendwohin:</translation>
    </message>
    <message>
        <source>Names that the text computes are not among them.</source>
        <translation>Namen, die der Text berechnet, sind nicht darunter.</translation>
    </message>
    <message>
        <source>&amp;Copy them</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Save &amp;without them</source>
        <translation>&amp;Ohne sie speichern</translation>
    </message>
    <message>
        <source>%1 uses files of its old folder.</source>
        <translation>%1 benutzt Dateien seines alten Ordners.</translation>
    </message>
</context>
<context>
    <name>sparkwright::EditMode</name>
    <message>
        <source>Only scenes in RSG can be edited by moving things.</source>
        <translation>Nur Szenen in RSG lassen sich bearbeiten, indem man Gegenstände bewegt.</translation>
    </message>
    <message>
        <source>Mend the text first: %1</source>
        <translation>Der Text ist fehlerhaft und muss erst berichtigt werden: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Wait until the scene is built.</source>
        <translation>Bitte warten, bis die Szene aufgebaut ist.</translation>
    </message>
    <message>
        <source>Things cannot be pushed in edit mode.</source>
        <translation>Gegenstände stehen still, während Sie die Szene bearbeiten.</translation>
    </message>
    <message>
        <source>The world keeps the last text without errors: %1</source>
        <translation>Die Welt behält den letzten Text ohne Fehler: %1</translation>
    </message>
    <message>
        <source>Not applied: %1; %2</source>
        <translation>Nicht übernommen: %1; %2</translation>
    </message>
    <message>
        <source>%1 is read when the world is made: it was made anew with the saved text.</source>
        <translation>%1 wird gelesen, wenn die Welt entsteht: Sie wurde mit dem gespeicherten Text neu angelegt.</translation>
    </message>
</context>
<context>
    <name>sparkwright::EditingPart</name>
    <message>
        <source>Save a&amp;ll</source>
        <translation>A&amp;lle speichern</translation>
    </message>
    <message>
        <source>Save all edited files</source>
        <translation>Alle bearbeiteten Dateien speichern</translation>
    </message>
    <message>
        <source>&amp;Keep these poses</source>
        <translation>Diese &amp;Posen behalten</translation>
    </message>
    <message>
        <source>Write where things are now into the scene file, as one edit</source>
        <translation>Schreibt als eine Änderung in die Szenendatei, wo die Dinge jetzt sind</translation>
    </message>
    <message>
        <source>&amp;Earlier versions…</source>
        <translation>&amp;Frühere Versionen …</translation>
    </message>
    <message>
        <source>Show what the file was before it was saved, and bring it back</source>
        <translation>Zeigt, was die Datei vor dem Speichern war, und holt es zurück</translation>
    </message>
</context>
<context>
    <name>sparkwright::EventList</name>
    <message>
        <source>The referee has not decided anything yet.</source>
        <translation>Der Schiedsrichter hat noch nichts entschieden.</translation>
    </message>
    <message>
        <source>Select an event to see where it was, and why.</source>
        <translation>Ein Ereignis auswählen, um zu sehen, wo es war und warum.</translation>
    </message>
    <message>
        <source>overruled</source>
        <translation>aufgehoben</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>Warum: %1</translation>
    </message>
    <message>
        <source>What follows: %1</source>
        <translation>Was folgt: %1</translation>
    </message>
    <message>
        <source>Play mode: %1 → %2</source>
        <translation>Spielmodus: %1 → %2</translation>
    </message>
    <message>
        <source>Rule: %1 · half %2 · game clock %3 s · at (%4, %5) m</source>
        <translation>Regel: %1 · Halbzeit %2 · Spieluhr %3 s · bei (%4; %5) m</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Tore</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>Fouls</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>Spielfortsetzungen</translation>
    </message>
    <message>
        <source>Kind of events to show</source>
        <translation>Art der gezeigten Ereignisse</translation>
    </message>
    <message>
        <source>Which events are listed: all of them, goals and scores, fouls and other offences, or restarts</source>
        <translation>Welche Ereignisse aufgeführt werden: alle, Tore und Spielstände, Fouls und andere Verstöße oder Spielfortsetzungen</translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation>Nach Text filtern</translation>
    </message>
    <message>
        <source>Filter the events</source>
        <translation>Die Ereignisse filtern</translation>
    </message>
    <message>
        <source>Events of the match</source>
        <translation>Ereignisse des Spiels</translation>
    </message>
    <message>
        <source>Selected event</source>
        <translation>Ausgewähltes Ereignis</translation>
    </message>
</context>
<context>
    <name>sparkwright::EventModel</name>
    <message>
        <source>Crowding</source>
        <translation>Gedränge</translation>
    </message>
    <message>
        <source>Touching</source>
        <translation>Berühren</translation>
    </message>
    <message>
        <source>Illegal defence</source>
        <translation>Unerlaubtes Verteidigen</translation>
    </message>
    <message>
        <source>Illegal attack</source>
        <translation>Unerlaubter Angriff</translation>
    </message>
    <message>
        <source>Incapable</source>
        <translation>Spielunfähig</translation>
    </message>
    <message>
        <source>Kick-off foul</source>
        <translation>Foul beim Anstoß</translation>
    </message>
    <message>
        <source>Charging</source>
        <translation>Rempeln</translation>
    </message>
    <message>
        <source>Self collision</source>
        <translation>Selbstkollision</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Drop ball</source>
        <translation>Schiedsrichterball</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>Bestätigt</translation>
    </message>
    <message>
        <source>Overruled</source>
        <translation>Aufgehoben</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Zurückgenommen</translation>
    </message>
    <message>
        <source>Goal %1 : %2</source>
        <translation>Tor %1 : %2</translation>
    </message>
    <message>
        <source>No goal</source>
        <translation>Kein Tor</translation>
    </message>
    <message>
        <source>Foul</source>
        <translation>Foul</translation>
    </message>
    <message>
        <source>Double touch</source>
        <translation>Doppelte Berührung</translation>
    </message>
    <message>
        <source>Offence</source>
        <translation>Verstoß</translation>
    </message>
    <message>
        <source>Score %1 : %2</source>
        <translation>Spielstand %1 : %2</translation>
    </message>
    <message>
        <source>Second half</source>
        <translation>Zweite Halbzeit</translation>
    </message>
    <message>
        <source>Ball put back</source>
        <translation>Ball zurückgelegt</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Game clock, minutes and seconds</source>
        <translation>Spieluhr, Minuten und Sekunden</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>What the referee has decided</source>
        <translation>Was der Schiedsrichter entschieden hat</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Player or team concerned</source>
        <translation>Spieler oder Mannschaft, um die es geht</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>What has led to it</source>
        <translation>Was dazu geführt hat</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Goal by pushing</source>
        <translation>Tor durch Schieben</translation>
    </message>
    <message>
        <source>Defenders in goal area</source>
        <translation>Verteidiger im Torraum</translation>
    </message>
    <message>
        <source>Defenders in penalty area</source>
        <translation>Verteidiger im Strafraum</translation>
    </message>
    <message>
        <source>Attackers in goal area</source>
        <translation>Angreifer im Torraum</translation>
    </message>
    <message>
        <source>Attackers in penalty area</source>
        <translation>Angreifer im Strafraum</translation>
    </message>
    <message>
        <source>Keeper charged</source>
        <translation>Torwart angegangen</translation>
    </message>
    <message>
        <source>Keeper blocked</source>
        <translation>Torwart behindert</translation>
    </message>
    <message>
        <source>Keeper waits</source>
        <translation>Torwart wartet</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>Stillstand</translation>
    </message>
    <message>
        <source>Pushing</source>
        <translation>Schieben</translation>
    </message>
    <message>
        <source>Ball held</source>
        <translation>Ball gehalten</translation>
    </message>
</context>
<context>
    <name>sparkwright::EventToasts</name>
    <message>
        <source>The match is over</source>
        <translation>Das Spiel ist aus</translation>
    </message>
    <message>
        <source>Half time</source>
        <translation>Halbzeit</translation>
    </message>
    <message>
        <source>%1 · %2 : %3</source>
        <translation>%1 · %2 : %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>sparkwright::Examples</name>
    <message>
        <source>Demo match</source>
        <translation>Demospiel</translation>
    </message>
    <message>
        <source>Two teams play by the rules of the 3D league</source>
        <translation>Zwei Mannschaften spielen nach den Regeln der 3D-Liga</translation>
    </message>
    <message>
        <source>Soccer field</source>
        <translation>Fußballfeld</translation>
    </message>
    <message>
        <source>The 3D league, ready for your agents on port 3100</source>
        <translation>Die 3D-Liga, bereit für Ihre Agenten auf Port 3100</translation>
    </message>
    <message>
        <source>Standard Platform League</source>
        <translation>Standard-Plattform-Liga</translation>
    </message>
    <message>
        <source>Its field, its ball and its rules</source>
        <translation>Ihr Feld, ihr Ball und ihre Regeln</translation>
    </message>
    <message>
        <source>Sphere league</source>
        <translation>Kugelliga</translation>
    </message>
    <message>
        <source>The first 3D league: players are balls on wheels</source>
        <translation>Die erste 3D-Liga: Die Spieler sind Kugeln auf Rädern</translation>
    </message>
    <message>
        <source>Buggy</source>
        <translation>Buggy</translation>
    </message>
    <message>
        <source>Drives over a ramp by itself, on sprung wheels</source>
        <translation>Fährt von selbst über eine Rampe, auf gefederten Rädern</translation>
    </message>
    <message>
        <source>Joint arena</source>
        <translation>Gelenk-Arena</translation>
    </message>
    <message>
        <source>Every kind of joint, on a ramp</source>
        <translation>Jede Art von Gelenk, auf einer Rampe</translation>
    </message>
    <message>
        <source>Contact arena</source>
        <translation>Kontakt-Arena</translation>
    </message>
    <message>
        <source>Blocks, capsules and balls that fall and pile up</source>
        <translation>Klötze, Kapseln und Kugeln, die fallen und sich häufen</translation>
    </message>
    <message>
        <source>Falling boxes</source>
        <translation>Fallende Kisten</translation>
    </message>
    <message>
        <source>A wall of blocks, and an iron ball that rolls into it</source>
        <translation>Eine Mauer aus Klötzen, und eine Eisenkugel, die hineinrollt</translation>
    </message>
    <message>
        <source>Double pendulum</source>
        <translation>Doppelpendel</translation>
    </message>
    <message>
        <source>Two hinges, and a motion that nobody can foresee</source>
        <translation>Zwei Scharniere, und eine Bewegung, die niemand vorhersehen kann</translation>
    </message>
    <message>
        <source>Windmill</source>
        <translation>Windmühle</translation>
    </message>
    <message>
        <source>A motor turns four sails</source>
        <translation>Ein Motor dreht vier Flügel</translation>
    </message>
    <message>
        <source>Meshes</source>
        <translation>Netze</translation>
    </message>
    <message>
        <source>A vase from a file, with materials of the scene</source>
        <translation>Eine Vase aus einer Datei, mit Materialien der Szene</translation>
    </message>
    <message>
        <source>Cart in RoSi</source>
        <translation>Wagen in RoSi</translation>
    </message>
    <message>
        <source>A scene in the XML format of another simulator</source>
        <translation>Eine Szene im XML-Format eines anderen Simulators</translation>
    </message>
    <message>
        <source>NAO of the 3D league</source>
        <translation>NAO der 3D-Liga</translation>
    </message>
    <message>
        <source>22 joints; types 0 to 4 differ in legs and motors</source>
        <translation>22 Gelenke; die Typen 0 bis 4 haben andere Beine und Motoren</translation>
    </message>
    <message>
        <source>NAO V4</source>
        <translation>NAO V4</translation>
    </message>
    <message>
        <source>Motors that get warm, battery, sonars, two cameras</source>
        <translation>Motoren, die warm werden, Akku, Sonar, zwei Kameras</translation>
    </message>
    <message>
        <source>HOAP-2</source>
        <translation>HOAP-2</translation>
    </message>
    <message>
        <source>A small humanoid for research</source>
        <translation>Ein kleiner Humanoider für die Forschung</translation>
    </message>
    <message>
        <source>Soccerbot</source>
        <translation>Soccerbot</translation>
    </message>
    <message>
        <source>The humanoid of the league before the NAO</source>
        <translation>Der Humanoide der Liga vor dem NAO</translation>
    </message>
    <message>
        <source>Legged sphere</source>
        <translation>Kugel mit Beinen</translation>
    </message>
    <message>
        <source>A ball on two legs</source>
        <translation>Eine Kugel auf zwei Beinen</translation>
    </message>
    <message>
        <source>Buggy for agents</source>
        <translation>Buggy für Agenten</translation>
    </message>
    <message>
        <source>A car with four motors that agents drive</source>
        <translation>Ein Wagen mit vier Motoren, den Agenten fahren</translation>
    </message>
    <message>
        <source>SimuroSot demo</source>
        <translation>SimuroSot-Vorführung</translation>
    </message>
    <message>
        <source>Two strategies lead eleven wheeled robots each</source>
        <translation>Zwei Strategien führen je elf Roboter auf Rädern</translation>
    </message>
    <message>
        <source>SimuroSot, 11 against 11</source>
        <translation>SimuroSot, 11 gegen 11</translation>
    </message>
    <message>
        <source>The Large League, ready for strategies on port 7656</source>
        <translation>Die große Liga, bereit für Strategien an Port 7656</translation>
    </message>
    <message>
        <source>SimuroSot, 5 against 5</source>
        <translation>SimuroSot, 5 gegen 5</translation>
    </message>
    <message>
        <source>The Middle League, ready for strategies on port 7656</source>
        <translation>Die mittlere Liga, bereit für Strategien an Port 7656</translation>
    </message>
    <message>
        <source>Middle-size robots</source>
        <translation>Middle-Size-Roboter</translation>
    </message>
    <message>
        <source>Sensors, drives and players as plugins; one finds out where it is</source>
        <translation>Sensoren, Antriebe und Spieler als Plugins; einer findet heraus, wo er ist</translation>
    </message>
</context>
<context>
    <name>sparkwright::Exhibition</name>
    <message>
        <source>E&amp;xhibition</source>
        <translation>&amp;Vorführung</translation>
    </message>
    <message>
        <source>Show only the views, on the full screen, and lock camera, selection and things; again to end</source>
        <translation>Nur die Ansichten zeigen, auf dem ganzen Bildschirm, und Kamera, Auswahl und Gegenstände sperren; erneut zum Beenden</translation>
    </message>
    <message>
        <source>Exhibition: these views are only for watching. %1 ends it.</source>
        <translation>Vorführung: Diese Ansichten sind nur zum Zuschauen. %1 beendet sie.</translation>
    </message>
</context>
<context>
    <name>sparkwright::ExperimentDialog</name>
    <message>
        <source>&amp;Record each run, to watch it later</source>
        <translation>Jeden Lauf auf&amp;zeichnen, um ihn später anzusehen</translation>
    </message>
    <message>
        <source>Add &amp;variable</source>
        <translation>&amp;Variable hinzufügen</translation>
    </message>
    <message>
        <source>Add ro&amp;bot value</source>
        <translation>Ro&amp;boterwert hinzufügen</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Durchsuchen…</translation>
    </message>
    <message>
        <source>Save and &amp;run</source>
        <translation>Speichern und &amp;ausführen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>New experiment with %1</source>
        <translation>Neues Experiment mit %1</translation>
    </message>
    <message>
        <source>Seeds of the random numbers: numbers and ranges, such as 1-20, 30</source>
        <translation>Startwerte der Zufallszahlen: Zahlen und Bereiche, etwa 1-20, 30</translation>
    </message>
    <message>
        <source>goal, mode PlayOn, ball/x &gt; 15</source>
        <translation>goal, mode PlayOn, ball/x &gt; 15</translation>
    </message>
    <message>
        <source>What ends a run before its time is over: a goal, foul or other event, a play mode, or a signal compared with a number. May be empty</source>
        <translation>Was einen Lauf beendet, bevor seine Zeit um ist: ein Tor, Foul oder anderes Ereignis, ein Spielmodus oder ein Signal, das mit einer Zahl verglichen wird. Darf leer sein</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Simulated time after which a run ends</source>
        <translation>Simulierte Zeit, nach der ein Lauf endet</translation>
    </message>
    <message>
        <source>One for each core</source>
        <translation>Einer je Kern</translation>
    </message>
    <message>
        <source>Signals whose end, least, greatest and mean values become results; their names are those of the Plots dock</source>
        <translation>Signale, deren letzter, kleinster, größter und mittlerer Wert zu Ergebnissen werden; ihre Namen sind die im Bereich Diagramme</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>What is varied</source>
        <translation>Was verändert wird</translation>
    </message>
    <message>
        <source>S&amp;eeds</source>
        <translation>Start&amp;werte</translation>
    </message>
    <message>
        <source>&amp;Length of a run, at most</source>
        <translation>&amp;Länge eines Laufs, höchstens</translation>
    </message>
    <message>
        <source>&amp;Until</source>
        <translation>B&amp;is</translation>
    </message>
    <message>
        <source>Mea&amp;sure</source>
        <translation>&amp;Messen</translation>
    </message>
    <message>
        <source>Runs at a &amp;time</source>
        <translation>Läufe &amp;gleichzeitig</translation>
    </message>
    <message>
        <source>&amp;What differs between runs, beside the seed</source>
        <translation>Worin sich Läufe außer im Startwert &amp;unterscheiden</translation>
    </message>
    <message>
        <source>&amp;Job file</source>
        <translation>Auf&amp;tragsdatei</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Robot value</source>
        <translation>Roboterwert</translation>
    </message>
    <message>
        <source>A variable of the rules, such as BeamNoiseXY, or of a script, such as Demo.Players</source>
        <translation>Eine Variable der Regeln, etwa BeamNoiseXY, oder eines Skripts, etwa Demo.Players</translation>
    </message>
    <message>
        <source>A parameter of a robot type: nao1.ThighRelHip2_Z; *.ThighRelHip2_Z: of all types</source>
        <translation>Ein Parameter eines Robotertyps: nao1.ThighRelHip2_Z; *.ThighRelHip2_Z: aller Typen</translation>
    </message>
    <message>
        <source>Values with commas between them, such as 0, 0.1, 0.2</source>
        <translation>Werte mit Kommas dazwischen, etwa 0, 0.1, 0.2</translation>
    </message>
    <message>
        <source>Save job file</source>
        <translation>Auftragsdatei speichern</translation>
    </message>
    <message>
        <source>Experiments (*.sparkjobs)</source>
        <translation>Experimente (*.sparkjobs)</translation>
    </message>
    <message>
        <source>Seeds are whole numbers and ranges, such as 1-20, 30.</source>
        <translation>Startwerte sind ganze Zahlen und Bereiche, etwa 1-20, 30.</translation>
    </message>
    <message>
        <source>Give what is varied a name.</source>
        <translation>Geben Sie dem, was verändert wird, einen Namen.</translation>
    </message>
    <message>
        <source>Give %1 values with commas between them, such as 0, 0.1, 0.2.</source>
        <extracomment>%1: a variable</extracomment>
        <translation>Geben Sie %1 Werte mit Kommas dazwischen, etwa 0, 0.1, 0.2.</translation>
    </message>
    <message>
        <source>Name a file for the experiment.</source>
        <translation>Nennen Sie eine Datei für das Experiment.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s). The file will be replaced.</source>
        <translation>
            <numerusform>%n Lauf. Die Datei wird ersetzt.</numerusform>
            <numerusform>%n Läufe. Die Datei wird ersetzt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s).</source>
        <translation>
            <numerusform>%n Lauf.</numerusform>
            <numerusform>%n Läufe.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::ExperimentPanel</name>
    <message numerus="yes">
        <source>%1 of %n run(s) done</source>
        <translation>
            <numerusform>%1 von %n Lauf fertig</numerusform>
            <numerusform>%1 von %n Läufen fertig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n fehlgeschlagen</numerusform>
            <numerusform>%n fehlgeschlagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ending %n</source>
        <translation>
            <numerusform>%n wird beendet</numerusform>
            <numerusform>%n werden beendet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n running</source>
        <translation>
            <numerusform>%n läuft</numerusform>
            <numerusform>%n laufen</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs %1 and %2 have the same settings and seed, but did not go the same way.</source>
        <translation>Die Läufe %1 und %2 haben dieselben Einstellungen und denselben Startwert, verliefen aber nicht gleich.</translation>
    </message>
    <message>
        <source>&amp;Watch this run</source>
        <translation>Diesen &amp;Lauf ansehen</translation>
    </message>
    <message>
        <source>&amp;Run the selected ones</source>
        <translation>Die ausge&amp;wählten ausführen</translation>
    </message>
    <message>
        <source>Run &amp;all anew</source>
        <translation>Alle ne&amp;u ausführen</translation>
    </message>
    <message>
        <source>Open the &amp;folder of this run</source>
        <translation>&amp;Ordner dieses Laufs öffnen</translation>
    </message>
    <message>
        <source>&amp;Copy its command for a terminal</source>
        <translation>Seinen Befehl für ein &amp;Terminal kopieren</translation>
    </message>
    <message>
        <source>Experiments run a simulation many times, with other seeds, rules, robots or teams, and compare the results. Make one for the open scene, or open a job file.</source>
        <translation>Experimente führen eine Simulation viele Male aus, mit anderen Startwerten, Regeln, Robotern oder Mannschaften, und vergleichen die Ergebnisse. Legen Sie eines für die offene Szene an, oder öffnen Sie eine Auftragsdatei.</translation>
    </message>
    <message>
        <source>&amp;New experiment…</source>
        <translation>&amp;Neues Experiment …</translation>
    </message>
    <message>
        <source>&amp;Open job file…</source>
        <translation>Auftragsdatei ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Ausführen</translation>
    </message>
    <message>
        <source>Do the runs that have no result yet</source>
        <translation>Die Läufe ausführen, die noch kein Ergebnis haben</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>End the runs under way. What is done stays, and Run goes on with the rest</source>
        <translation>Die laufenden Läufe beenden. Was fertig ist, bleibt, und „Ausführen“ macht mit dem Rest weiter</translation>
    </message>
    <message>
        <source>Re&amp;try failed</source>
        <translation>Fehlgeschlagene wie&amp;derholen</translation>
    </message>
    <message>
        <source>Do the failed runs once more, and those that have no result yet</source>
        <translation>Die fehlgeschlagenen Läufe noch einmal ausführen, und die, die noch kein Ergebnis haben</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>Write the table that is in front as CSV</source>
        <translation>Die Tabelle, die vorn ist, als CSV schreiben</translation>
    </message>
    <message>
        <source>Progress of the experiment</source>
        <translation>Fortschritt des Experiments</translation>
    </message>
    <message>
        <source>Runs of the experiment</source>
        <translation>Läufe des Experiments</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Averages</source>
        <translation>Mittelwerte</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Tabelle</translation>
    </message>
</context>
<context>
    <name>sparkwright::ExportDialog</name>
    <message>
        <source>Table (CSV)</source>
        <translation>Tabelle (CSV)</translation>
    </message>
    <message>
        <source>Table (JSON)</source>
        <translation>Tabelle (JSON)</translation>
    </message>
    <message>
        <source>Table (JSON, a line for each frame)</source>
        <translation>Tabelle (JSON, eine Zeile je Bild)</translation>
    </message>
    <message>
        <source>Recording (MCAP)</source>
        <translation>Aufzeichnung (MCAP)</translation>
    </message>
    <message>
        <source>Monitor log</source>
        <translation>Monitorlog</translation>
    </message>
    <message>
        <source>&amp;Signals</source>
        <translation>&amp;Signale</translation>
    </message>
    <message>
        <source>&amp;Decisions of the referee</source>
        <translation>&amp;Entscheidungen des Schiedsrichters</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Durchsuchen…</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>E&amp;xportieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Usual &amp;ones</source>
        <translation>Ü&amp;bliche</translation>
    </message>
    <message>
        <source>Export data of %1</source>
        <translation>Daten von %1 exportieren</translation>
    </message>
    <message>
        <source> Hz</source>
        <translation> Hz</translation>
    </message>
    <message>
        <source>Every frame</source>
        <translation>Jedes Bild</translation>
    </message>
    <message>
        <source>Frames per simulated second</source>
        <translation>Bilder je simulierter Sekunde</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Simulated time</source>
        <translation>Simulierte Zeit</translation>
    </message>
    <message>
        <source>Check what is exported when nothing is chosen: game, ball, poses and joints</source>
        <translation>Das ankreuzen, was ohne Auswahl exportiert wird: Spiel, Ball, Posen und Gelenke</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>Fortschritt des Exports</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Zeit</translation>
    </message>
    <message>
        <source>&amp;Rate</source>
        <translation>&amp;Rate</translation>
    </message>
    <message>
        <source>F&amp;ile</source>
        <translation>Date&amp;i</translation>
    </message>
    <message>
        <source>5 Hz, as usual</source>
        <translation>5 Hz, wie üblich</translation>
    </message>
    <message>
        <source>This is the recording itself: choose another name.</source>
        <translation>Das ist die Aufzeichnung selbst: Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>The time ends before it begins.</source>
        <translation>Die Zeit endet, bevor sie beginnt.</translation>
    </message>
    <message>
        <source>No signal is chosen: game, ball, poses and joints are exported.</source>
        <translation>Kein Signal ist gewählt: Spiel, Ball, Posen und Gelenke werden exportiert.</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exportieren nach</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Page for browsers (HTML)</source>
        <translation>Seite für Browser (HTML)</translation>
    </message>
    <message>
        <source>25 Hz, as usual</source>
        <translation>25 Hz, wie üblich</translation>
    </message>
    <message>
        <source>One file with all that is shown. Any current browser plays it, also without a network.</source>
        <translation>Eine Datei mit allem, was gezeigt wird. Jeder aktuelle Browser spielt sie ab, auch ohne Netzwerk.</translation>
    </message>
    <message>
        <source>%1 has been written: %2 frames, %3.</source>
        <translation>%1 ist geschrieben: %2 Bilder, %3.</translation>
    </message>
    <message>
        <source>The recording is damaged; what could not be read is missing:</source>
        <translation>Die Aufzeichnung ist beschädigt; was nicht gelesen werden konnte, fehlt:</translation>
    </message>
</context>
<context>
    <name>sparkwright::ExportPart</name>
    <message>
        <source>E&amp;xport data…</source>
        <translation>Daten e&amp;xportieren…</translation>
    </message>
    <message>
        <source>Write numbers of a recording as a table, or the recording in another form</source>
        <translation>Zahlen einer Aufzeichnung als Tabelle schreiben, oder die Aufzeichnung in anderer Form</translation>
    </message>
    <message>
        <source>%1 has been written</source>
        <translation>%1 ist geschrieben</translation>
    </message>
</context>
<context>
    <name>sparkwright::ExpressionEdit</name>
    <message>
        <source>Expression of %1</source>
        <translation>Ausdruck von %1</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Edit expression</source>
        <translation>Ausdruck bearbeiten</translation>
    </message>
    <message>
        <source>Edit expression of %1</source>
        <translation>Ausdruck von %1 bearbeiten</translation>
    </message>
    <message>
        <source>Override</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace the expression by its value, to be edited here</source>
        <translation>Den Ausdruck durch seinen Wert ersetzen, der hier bearbeitet wird</translation>
    </message>
    <message>
        <source>Override expression of %1</source>
        <translation>Ausdruck von %1 ersetzen</translation>
    </message>
    <message>
        <source>%1 comes to %2</source>
        <translation>%1 ergibt %2</translation>
    </message>
    <message>
        <source>What %1 comes to is not known here</source>
        <translation>Was %1 ergibt, ist hier nicht bekannt</translation>
    </message>
</context>
<context>
    <name>sparkwright::FileDialogs</name>
    <message>
        <source>Open scene</source>
        <translation>Szene öffnen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save project</source>
        <translation>Projekt speichern</translation>
    </message>
    <message>
        <source>Projects (*.sparkproject)</source>
        <translation>Projekte (*.sparkproject)</translation>
    </message>
    <message>
        <source>Open recording</source>
        <translation>Aufnahme öffnen</translation>
    </message>
    <message>
        <source>Recordings and logs (%1)</source>
        <translation>Aufzeichnungen und Protokolle (%1)</translation>
    </message>
    <message>
        <source>Open state</source>
        <translation>Zustand öffnen</translation>
    </message>
    <message>
        <source>States of runs (%1)</source>
        <translation>Zustände von Läufen (%1)</translation>
    </message>
    <message>
        <source>Open as text</source>
        <translation>Als Text öffnen</translation>
    </message>
    <message>
        <source>Texts (%1)</source>
        <translation>Texte (%1)</translation>
    </message>
    <message>
        <source>Scenes, set-ups, projects, experiments, teams and states (%1)</source>
        <translation>Szenen, Aufbauten, Projekte, Experimente, Teams und Zustände (%1)</translation>
    </message>
</context>
<context>
    <name>sparkwright::Film</name>
    <message>
        <source>the graphics card cannot draw a picture of this size</source>
        <translation>die Grafikkarte kann kein Bild dieser Größe zeichnen</translation>
    </message>
</context>
<context>
    <name>sparkwright::FindBar</name>
    <message>
        <source>Find and replace</source>
        <translation>Suchen und Ersetzen</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation>Gesuchter Text</translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation>Ersetzen durch</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>Ersatz</translation>
    </message>
    <message>
        <source>With regular expressions: \0 is the match, \1 to \9 its groups, \n a line break</source>
        <translation>Mit regulären Ausdrücken: \0 ist der Treffer, \1 bis \9 sind seine Gruppen, \n ein Zeilenumbruch</translation>
    </message>
    <message>
        <source>Upper and lower case matter</source>
        <translation>Groß- und Kleinschreibung beachten</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Ganze Wörter</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Regulärer Ausdruck</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Voriger Treffer (Umschalt+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Nächster Treffer (F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace the selected match and go to the next one (Enter)</source>
        <translation>Den gewählten Treffer ersetzen und zum nächsten gehen (Eingabe)</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Alle ersetzen</translation>
    </message>
    <message>
        <source>Replace all matches in one undo step (Ctrl+Enter)</source>
        <translation>Alle Treffer in einem Schritt ersetzen (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Number of matches</source>
        <translation>Anzahl der Treffer</translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n ersetzt</numerusform>
            <numerusform>%n ersetzt</numerusform>
        </translation>
    </message>
    <message>
        <source>not a regular expression</source>
        <translation>kein regulärer Ausdruck</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>sucht …</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>%1 of %2, begun again</source>
        <translation>%1 von %2, von vorn</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n gefunden</numerusform>
            <numerusform>%n gefunden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::FindInFiles</name>
    <message>
        <source>Find in files</source>
        <translation>In Dateien suchen</translation>
    </message>
    <message>
        <source>Text to find in open documents and in the folders of the project</source>
        <translation>Gesuchter Text in offenen Dokumenten und den Ordnern des Projekts</translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation>Ersetzen durch</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>Ersatz</translation>
    </message>
    <message>
        <source>Names of files, with * and ?</source>
        <translation>Namen von Dateien, mit * und ?</translation>
    </message>
    <message>
        <source>Upper and lower case matter</source>
        <translation>Groß- und Kleinschreibung beachten</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Ganze Wörter</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Regulärer Ausdruck</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Gefundenes</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Alle ersetzen</translation>
    </message>
    <message>
        <source>Replace all %1 in %2 files</source>
        <translation>Alle %1 in %2 Dateien ersetzen</translation>
    </message>
    <message numerus="yes">
        <source>%n found, searching…</source>
        <translation>
            <numerusform>%n gefunden, sucht …</numerusform>
            <numerusform>%n gefunden, sucht …</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 found in %2 of %3 files</source>
        <translation>%1 gefunden in %2 von %3 Dateien</translation>
    </message>
    <message numerus="yes">
        <source>%n found, cancelled</source>
        <translation>
            <numerusform>%n gefunden, abgebrochen</numerusform>
            <numerusform>%n gefunden, abgebrochen</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace in files</source>
        <translation>In Dateien ersetzen</translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n ersetzt</numerusform>
            <numerusform>%n ersetzt</numerusform>
        </translation>
    </message>
    <message>
        <source>Text to find in all scenes and scripts; Enter searches</source>
        <translation>Text, der in allen Szenen und Skripten gesucht wird; Eingabe sucht</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Undo the last Replace all in all files, as undo in one of their texts does</source>
        <translation>Das letzte „Alle ersetzen“ in allen Dateien zurücknehmen, wie es „Rückgängig“ in einem ihrer Texte tut</translation>
    </message>
    <message>
        <source>There is nothing to search: open a text of yours, or a project. What belongs to the program is not searched.</source>
        <translation>Es gibt nichts zu durchsuchen: Öffnen Sie einen eigenen Text oder ein Projekt. Was zum Programm gehört, wird nicht durchsucht.</translation>
    </message>
    <message numerus="yes">
        <source>in %n file(s), which are not saved yet. One undo takes all of it back.</source>
        <translation>
            <numerusform>in %n Datei, die noch nicht gespeichert ist. Einmal „Rückgängig“ nimmt alles zurück.</numerusform>
            <numerusform>in %n Dateien, die noch nicht gespeichert sind. Einmal „Rückgängig“ nimmt alles zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Zurückgenommen</translation>
    </message>
</context>
<context>
    <name>sparkwright::FocusActions</name>
    <message>
        <source>&amp;Go to the panel tool bar</source>
        <translation>&amp;Gehe zur Werkzeugleiste des Bereichs</translation>
    </message>
    <message>
        <source>Move the focus to the buttons of this panel or view; Esc returns</source>
        <translation>Den Fokus auf die Knöpfe dieses Bereichs oder dieser Ansicht setzen; Esc führt zurück</translation>
    </message>
    <message>
        <source>&amp;Close this panel</source>
        <translation>Diesen Bereich &amp;schließen</translation>
    </message>
    <message>
        <source>Close the panel that has the focus; the View menu opens it again</source>
        <translation>Den Bereich mit dem Fokus schließen; das Menü Ansicht öffnet ihn wieder</translation>
    </message>
    <message>
        <source>&amp;Float this panel</source>
        <translation>Diesen Bereich &amp;lösen</translation>
    </message>
    <message>
        <source>Take the panel that has the focus out of the window, or put it back</source>
        <translation>Den Bereich mit dem Fokus aus dem Fenster herausnehmen oder zurücksetzen</translation>
    </message>
    <message>
        <source>Panel tool bar</source>
        <translation>Werkzeugleiste des Bereichs</translation>
    </message>
    <message>
        <source>Tools of the active panel or view</source>
        <translation>Werkzeuge des aktiven Bereichs oder der aktiven Ansicht</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
</context>
<context>
    <name>sparkwright::FolderLink</name>
    <message>
        <source>Show folder</source>
        <translation>Ordner zeigen</translation>
    </message>
</context>
<context>
    <name>sparkwright::FormationCommands</name>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>Kick-off %1</source>
        <translation>Anstoß %1</translation>
    </message>
    <message>
        <source>Goal kick %1</source>
        <translation>Abstoß %1</translation>
    </message>
    <message>
        <source>Penalty %1</source>
        <translation>Elfmeter %1</translation>
    </message>
    <message>
        <source>Corner %1, upper side</source>
        <translation>Ecke %1, obere Seite</translation>
    </message>
    <message>
        <source>Corner %1, lower side</source>
        <translation>Ecke %1, untere Seite</translation>
    </message>
    <message>
        <source>Formations are not kept: %1</source>
        <translation>Aufstellungen werden nicht behalten: %1</translation>
    </message>
    <message>
        <source>Players and ball take up this formation; click the message to put them back</source>
        <translation>Spieler und Ball nehmen diese Aufstellung ein; ein Klick auf die Meldung stellt sie zurück</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>&amp;Formations</source>
        <translation>&amp;Aufstellungen</translation>
    </message>
    <message>
        <source>Formations</source>
        <translation>Aufstellungen</translation>
    </message>
    <message>
        <source>not there: %1</source>
        <translation>nicht da: %1</translation>
    </message>
    <message>
        <source>beside the field: %1</source>
        <translation>neben dem Feld: %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>%1 stand: %2</source>
        <translation>%1 stehen: %2</translation>
    </message>
    <message>
        <source>Undo: click here</source>
        <translation>Rückgängig: hier klicken</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) missing</source>
        <translation>
            <numerusform>ein Spieler fehlt</numerusform>
            <numerusform>%n Spieler fehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n aside</source>
        <translation>
            <numerusform>einer daneben</numerusform>
            <numerusform>%n daneben</numerusform>
        </translation>
    </message>
    <message>
        <source>No match is being played</source>
        <translation>Es wird kein Spiel gespielt</translation>
    </message>
    <message>
        <source>Everybody is back</source>
        <translation>Alle sind zurück</translation>
    </message>
    <message>
        <source>Formations cannot be saved: fix or remove %1 first</source>
        <translation>Aufstellungen werden nicht behalten: Berichtigen oder entfernen Sie zuerst %1</translation>
    </message>
    <message>
        <source>Kept: %1</source>
        <translation>Behalten: %1</translation>
    </message>
    <message>
        <source>Keep this formation</source>
        <translation>Diese Aufstellung behalten</translation>
    </message>
    <message>
        <source>Name of the formation</source>
        <translation>Name der Aufstellung</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Attack %1</source>
        <translation>Angriff %1</translation>
    </message>
    <message>
        <source>Press %1</source>
        <translation>Pressing %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::FormationList</name>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Formations that you have kept</source>
        <translation>Aufstellungen, die Sie behalten haben</translation>
    </message>
    <message>
        <source>Give it another name (F2)</source>
        <translation>Ihr einen anderen Namen geben (F2)</translation>
    </message>
    <message>
        <source>Delete it for good (Delete)</source>
        <translation>Sie endgültig löschen (Entf)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>sparkwright::FormationMoves</name>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
</context>
<context>
    <name>sparkwright::GoingBack</name>
    <message>
        <source>&amp;Continue from here</source>
        <translation>Von hier &amp;weitermachen</translation>
    </message>
    <message>
        <source>Let this run go on from the moment that is shown, as a new branch; the former one is kept</source>
        <translation>Diesen Lauf von dem gezeigten Moment an weitergehen lassen, als neuen Zweig; der bisherige bleibt erhalten</translation>
    </message>
    <message>
        <source>&amp;Branches of this run</source>
        <translation>Z&amp;weige dieses Laufs</translation>
    </message>
    <message>
        <source>First run, until %1</source>
        <translation>Erster Lauf, bis %1</translation>
    </message>
    <message>
        <source>Branch %1, from %2 until %3</source>
        <translation>Zweig %1, von %2 bis %3</translation>
    </message>
    <message>
        <source>Go on from the end of this branch</source>
        <translation>Vom Ende dieses Zweigs weitermachen</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Von hier weitermachen</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s) of other programs will be disconnected, since they cannot go back.</source>
        <translation>
            <numerusform>Ein Agent eines anderen Programms wird getrennt, denn er kann nicht zurückgehen.</numerusform>
            <numerusform>%n Agenten anderer Programme werden getrennt, denn sie können nicht zurückgehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weitermachen</translation>
    </message>
    <message>
        <source>One can go back to %1 and go on from there (%2 of at most %3 in memory).</source>
        <translation>Man kann bis %1 zurückgehen und von dort weitermachen (%2 von höchstens %3 im Speicher).</translation>
    </message>
</context>
<context>
    <name>sparkwright::GraphicsCheck</name>
    <message>
        <source>this display has no OpenGL</source>
        <translation>dieser Bildschirm hat kein OpenGL</translation>
    </message>
    <message>
        <source>this display has OpenGL, but nothing can be drawn with it</source>
        <translation>dieser Bildschirm hat OpenGL, aber es lässt sich nichts damit zeichnen</translation>
    </message>
    <message>
        <source>OpenGL 3.3 is needed, and this display has %1.%2</source>
        <translation>OpenGL 3.3 wird gebraucht, und dieser Bildschirm hat %1.%2</translation>
    </message>
</context>
<context>
    <name>sparkwright::Help</name>
    <message>
        <source>Keyboard and mouse</source>
        <translation>Tastatur und Maus</translation>
    </message>
    <message>
        <source>Key or gesture</source>
        <translation>Taste oder Geste</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>About Sparkwright</source>
        <translation>Über Sparkwright</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Sparkwright %1&lt;/h3&gt;&lt;p&gt;Builds and runs robot simulations: scenes in RSG, agents by TCP, monitors that watch.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.&lt;/p&gt;&lt;p&gt;Made with Qt %2, ODE and mruby.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Sparkwright %1&lt;/h3&gt;&lt;p&gt;Baut Robotersimulationen und führt sie aus: Szenen in RSG, Agenten über TCP, Monitore, die zusehen.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder später. Ohne jede Gewährleistung.&lt;/p&gt;&lt;p&gt;Gemacht mit Qt %2, ODE und mruby.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Wheel, pinch</source>
        <translation>Rad, zwei Finger spreizen</translation>
    </message>
    <message>
        <source>Zoom at the point under the cursor; while flying: faster, slower</source>
        <translation>Dem näher kommen, was unter dem Zeiger ist, oder sich entfernen; beim Fliegen: schneller, langsamer</translation>
    </message>
    <message>
        <source>Shift while dragging, with the wheel, with keys</source>
        <translation>Umschalt beim Ziehen, mit dem Rad, mit Tasten</translation>
    </message>
    <message>
        <source>Small steps</source>
        <translation>Kleine Schritte</translation>
    </message>
    <message>
        <source>Type numbers while dragging</source>
        <translation>Beim Ziehen Zahlen tippen</translation>
    </message>
    <message>
        <source>Exact metres or degrees; Enter applies them, Esc cancels</source>
        <translation>Genaue Meter oder Grad; Eingabe übernimmt sie, Esc lässt alles, wie es war</translation>
    </message>
    <message>
        <source>Click on the map of the field</source>
        <translation>Klick auf den Feldplan</translation>
    </message>
    <message>
        <source>Fly to that place</source>
        <translation>Zu dieser Stelle fliegen</translation>
    </message>
    <message>
        <source>Click on a message</source>
        <translation>Klick auf eine Meldung</translation>
    </message>
    <message>
        <source>Select the event</source>
        <translation>Das Ereignis auswählen</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab over a view</source>
        <translation>Tab, Umschalt+Tab über einer Ansicht</translation>
    </message>
    <message>
        <source>Select the next or previous thing under the cursor</source>
        <translation>Auswählen, was unter dem Mauszeiger dahinter liegt, oder davor</translation>
    </message>
    <message>
        <source>Menu of what is there</source>
        <translation>Menü zu dem, was dort ist</translation>
    </message>
    <message>
        <source>All keys as they are set now. Single letters act in the views only; elsewhere they are for typing.</source>
        <translation>Alle Tasten, wie sie jetzt eingestellt sind. Einzelne Buchstaben wirken nur in den Ansichten; anderswo dienen sie zum Tippen.</translation>
    </message>
    <message>
        <source>In texts, trees and other places</source>
        <translation>In Texten, Bäumen und anderswo</translation>
    </message>
    <message>
        <source>Mouse and touch</source>
        <translation>Maus und Berührung</translation>
    </message>
    <message>
        <source>Menu key</source>
        <translation>Menütaste</translation>
    </message>
</context>
<context>
    <name>sparkwright::HelpFindBar</name>
    <message>
        <source>Find in this page</source>
        <translation>Auf dieser Seite suchen</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Voriger Treffer</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Not in this page</source>
        <translation>Nicht auf dieser Seite</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>sparkwright::HelpLibrary</name>
    <message>
        <source>The user guide is missing</source>
        <translation>Das Handbuch fehlt</translation>
    </message>
    <message>
        <source>Its pages should be in the folder docs of the data directory, such as /usr/share/sparkwright/docs. Install the program again to get them back. The class reference and the list of keys are here.</source>
        <translation>Seine Seiten sollten im Ordner docs des Datenverzeichnisses liegen, etwa /usr/share/sparkwright/docs. Installieren Sie das Programm neu, um sie zurückzubekommen. Die Klassenreferenz und die Liste der Tasten sind hier.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
</context>
<context>
    <name>sparkwright::HelpPart</name>
    <message>
        <source>Help for this &amp;place</source>
        <translation>Hilfe zu dieser &amp;Stelle</translation>
    </message>
    <message>
        <source>Explain what has the keyboard</source>
        <translation>Erklären, was gerade die Tastatur hat</translation>
    </message>
    <message>
        <source>&amp;User guide</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>Open the first page of the help</source>
        <translation>Die erste Seite der Hilfe öffnen</translation>
    </message>
    <message>
        <source>&amp;Search the help…</source>
        <translation>Hilfe &amp;durchsuchen …</translation>
    </message>
    <message>
        <source>Find words in all pages of the help</source>
        <translation>Wörter in allen Seiten der Hilfe finden</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>&amp;Was ist das?</translation>
    </message>
    <message>
        <source>Click a button or a panel to read what it is for</source>
        <translation>Auf einen Knopf oder Bereich klicken und lesen, wozu er da ist</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>&amp;Rundgang</translation>
    </message>
    <message>
        <source>Show in a few steps what is where</source>
        <translation>In wenigen Schritten zeigen, was wo ist</translation>
    </message>
    <message>
        <source>The scene. Drag to turn the view, click to select; the status bar says what mouse and keys do.</source>
        <translation>Die Szene. Ziehen dreht die Ansicht, ein Klick wählt aus; die Statusleiste sagt, was Maus und Tasten tun.</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <translation>%1 lässt sich nicht öffnen.</translation>
    </message>
</context>
<context>
    <name>sparkwright::HelpTopics</name>
    <message>
        <source>What the camera of a robot sees: colour, depth and segments.</source>
        <translation>Was die Kamera eines Roboters sieht: Farbe, Tiefe und Segmente.</translation>
    </message>
    <message>
        <source>Agents and monitors that are connected, how fast they answer, and how to connect or start one.</source>
        <translation>Verbundene Agenten und Monitore, wie schnell sie antworten, und wie man einen verbindet oder startet.</translation>
    </message>
    <message>
        <source>Lines, shapes and texts that agents and tools draw into the views, by set: show and hide them here.</source>
        <translation>Linien, Formen und Texte, die Agenten und Werkzeuge in die Ansichten zeichnen, nach Gruppen: Hier blenden Sie sie ein und aus.</translation>
    </message>
    <message>
        <source>Many runs of one simulation, and what they come to.</source>
        <translation>Viele Läufe einer Simulation und was dabei herauskommt.</translation>
    </message>
    <message>
        <source>The undo steps of the text; click one to go back to it.</source>
        <translation>Die Rückgängig-Schritte des Textes; ein Klick führt zu einem von ihnen zurück.</translation>
    </message>
    <message>
        <source>Joints of the selected robot: try their angles and find limits that collide.</source>
        <translation>Gelenke des gewählten Roboters: Probieren Sie ihre Winkel aus und finden Sie Grenzen, die kollidieren.</translation>
    </message>
    <message>
        <source>What a view shows beside the meshes: collision shapes, contacts, joints, sensors and more.</source>
        <translation>Was eine Ansicht außer den Netzen zeigt: Kollisionsformen, Kontakte, Gelenke, Sensoren und mehr.</translation>
    </message>
    <message>
        <source>Where the time of a cycle goes, in milliseconds, and how much there is to compute.</source>
        <translation>Wohin die Zeit eines Zyklus geht, in Millisekunden, und wie viel zu berechnen ist.</translation>
    </message>
    <message>
        <source>Messages of scene, simulation and agents, with the file and line they are about.</source>
        <translation>Meldungen von Szene, Simulation und Agenten, mit der Datei und Zeile, um die es geht.</translation>
    </message>
    <message>
        <source>Masses and centres of mass of the selected robot.</source>
        <translation>Massen und Schwerpunkte des gewählten Roboters.</translation>
    </message>
    <message>
        <source>Score, clock and play mode of a match, the referee&apos;s decisions, and commands to direct it.</source>
        <translation>Spielstand, Uhr und Spielmodus eines Spiels, die Entscheidungen des Schiedsrichters und Befehle, um es zu leiten.</translation>
    </message>
    <message>
        <source>What an agent is told and says, decoded, as it happens; messages can be sent by hand.</source>
        <translation>Was ein Agent hört und sagt, entschlüsselt, während es geschieht; Nachrichten lassen sich von Hand senden.</translation>
    </message>
    <message>
        <source>Values of the node that was pinned, beside those of the selected one.</source>
        <translation>Werte des angehefteten Knotens, neben denen des gewählten.</translation>
    </message>
    <message>
        <source>The players of a match with fouls, cards and suspensions, and what may be done to the selected one.</source>
        <translation>Die Spieler eines Spiels mit Fouls, Karten und Zeitstrafen, und was sich mit dem gewählten tun lässt.</translation>
    </message>
    <message>
        <source>Numbers of the run as curves over time.</source>
        <translation>Zahlen des Laufs als Kurven über der Zeit.</translation>
    </message>
    <message>
        <source>What is wrong in the open scenes; click a problem to go to its line.</source>
        <translation>Was in den offenen Szenen falsch ist; ein Klick auf ein Problem führt zu seiner Zeile.</translation>
    </message>
    <message>
        <source>Programs that were started here: what they print, and how to stop and restart them.</source>
        <translation>Programme, die hier gestartet wurden: was sie ausgeben, und wie man sie anhält und neu startet.</translation>
    </message>
    <message>
        <source>Values of the selected node; changing one changes only its place in the text.</source>
        <translation>Werte des gewählten Knotens; eine Änderung ändert nur ihre Stelle im Text.</translation>
    </message>
    <message>
        <source>Rules of the match and their variables, which may be changed while it runs.</source>
        <translation>Regeln des Spiels und ihre Variablen, die sich ändern lassen, während es läuft.</translation>
    </message>
    <message>
        <source>Everything that the views show, as a tree: find and select robots and parts.</source>
        <translation>Alles, was die Ansichten zeigen, als Baum: Finden und wählen Sie Roboter und Teile.</translation>
    </message>
    <message>
        <source>Finds words in the scene&apos;s files, and replaces them.</source>
        <translation>Findet Wörter in den Dateien der Szene und ersetzt sie.</translation>
    </message>
    <message>
        <source>What the sensors of the selected robot say, with units.</source>
        <translation>Was die Sensoren des gewählten Roboters melden, mit Einheiten.</translation>
    </message>
    <message>
        <source>The nodes of the scene file as a tree, which can be edited.</source>
        <translation>Die Knoten der Szenendatei als Baum, der sich bearbeiten lässt.</translation>
    </message>
    <message>
        <source>The text of scenes and scripts, with completion and checks while you type.</source>
        <translation>Der Text von Szenen und Skripten, mit Vervollständigung und Prüfung beim Tippen.</translation>
    </message>
    <message>
        <source>The past of the run or of a recording: drag the handle to look back, click marks of goals and fouls.</source>
        <translation>Die Vergangenheit des Laufs oder einer Aufzeichnung: Ziehen Sie den Griff, um zurückzublicken, klicken Sie auf Marken von Toren und Fouls.</translation>
    </message>
    <message>
        <source>What one camera of a robot sees, in a window of its own.</source>
        <translation>Was eine Kamera eines Roboters sieht, in einem eigenen Fenster.</translation>
    </message>
    <message>
        <source>Values of signals and of expressions of them, with the least and greatest of the run.</source>
        <translation>Werte von Signalen und von Ausdrücken aus ihnen, mit dem kleinsten und größten des Laufs.</translation>
    </message>
    <message>
        <source>The strategies that lead the teams of a game: load one, and see how long it thinks.</source>
        <translation>Die Strategien, die die Mannschaften eines Spiels führen: eine laden und sehen, wie lange sie denkt.</translation>
    </message>
    <message>
        <source>Plans a restart: who may stand where it stands, and where the rules move the others.</source>
        <translation>Plant eine Spielfortsetzung: wer stehen darf, wo er steht, und wohin die Regeln die anderen setzen.</translation>
    </message>
    <message>
        <source>Who leads which robot of the game, the plugins for them, and what clients say.</source>
        <translation>Wer welchen Roboter des Spiels führt, die Plugins dafür, und was Clients sagen.</translation>
    </message>
</context>
<context>
    <name>sparkwright::HelpWindow</name>
    <message>
        <source>There is no page “%1”.</source>
        <translation>Es gibt keine Seite „%1“.</translation>
    </message>
    <message>
        <source>Help – Sparkwright</source>
        <translation>Hilfe – Sparkwright</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>Erste Seite</translation>
    </message>
    <message>
        <source>Find in this page</source>
        <translation>Auf dieser Seite suchen</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Hilfe durchsuchen</translation>
    </message>
    <message>
        <source>Words or beginnings of words, as in: hinge limit (Ctrl+Shift+F)</source>
        <translation>Wörter oder Wortanfänge, wie: hinge limit (Strg+Umschalt+F)</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Found in the help</source>
        <translation>In der Hilfe gefunden</translation>
    </message>
    <message>
        <source>Page of the help</source>
        <translation>Seite der Hilfe</translation>
    </message>
    <message>
        <source>The pages are being read…</source>
        <translation>Die Seiten werden gelesen …</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer or other words.</source>
        <translation>Nichts gefunden. Versuchen Sie es mit weniger oder anderen Wörtern.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s), the best first</source>
        <translation>
            <numerusform>%n Stelle</numerusform>
            <numerusform>%n Stellen, die beste zuerst</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::InspectorPanel</name>
    <message>
        <source>Agent %1</source>
        <translation>Agent %1</translation>
    </message>
    <message>
        <source>Agent %1 (gone)</source>
        <translation>Agent %1 (gegangen)</translation>
    </message>
    <message>
        <source>All agents</source>
        <translation>Alle Agenten</translation>
    </message>
    <message>
        <source>Commands to the server</source>
        <translation>Befehle an den Server</translation>
    </message>
    <message>
        <source>Messages can be seen in a simulation of this program only.</source>
        <translation>Nachrichten sind nur in einer Simulation dieses Programms zu sehen.</translation>
    </message>
    <message>
        <source>No agent is connected. When there is one, its messages are shown here, decoded.</source>
        <translation>Kein Agent ist verbunden. Sobald einer da ist, stehen hier seine Nachrichten, entschlüsselt.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) left out: they come faster than they can be shown.</source>
        <translation>
            <numerusform>%n Nachricht ausgelassen: Sie kommen schneller, als sie sich zeigen lassen.</numerusform>
            <numerusform>%n Nachrichten ausgelassen: Sie kommen schneller, als sie sich zeigen lassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>Spalte %1: %2</translation>
    </message>
    <message>
        <source>Choose the agent in whose name it is sent, at the top left.</source>
        <translation>Wählen Sie oben links den Agenten, in dessen Namen gesendet wird.</translation>
    </message>
    <message>
        <source>Sent in the name of %1: %2</source>
        <translation>Im Namen von %1 gesendet: %2</translation>
    </message>
    <message>
        <source>Sent to the server: %1</source>
        <translation>An den Server gesendet: %1</translation>
    </message>
    <message>
        <source>Agent to watch</source>
        <translation>Beobachteter Agent</translation>
    </message>
    <message>
        <source>Whose messages are shown</source>
        <translation>Wessen Nachrichten gezeigt werden</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Which messages are shown</source>
        <translation>Welche Nachrichten gezeigt werden</translation>
    </message>
    <message>
        <source>Both directions</source>
        <translation>Beide Richtungen</translation>
    </message>
    <message>
        <source>To the agent</source>
        <translation>An den Agenten</translation>
    </message>
    <message>
        <source>From the agent</source>
        <translation>Vom Agenten</translation>
    </message>
    <message>
        <source>Cycles kept</source>
        <translation>Behaltene Zyklen</translation>
    </message>
    <message>
        <source>How many cycles are kept</source>
        <translation>Wie viele Zyklen behalten werden</translation>
    </message>
    <message numerus="yes">
        <source>%n cycle(s)</source>
        <translation>
            <numerusform>%n Zyklus</numerusform>
            <numerusform>%n Zyklen</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation>Nach Text filtern</translation>
    </message>
    <message>
        <source>Filter the messages</source>
        <translation>Die Nachrichten filtern</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Reads no more messages, while the simulation goes on</source>
        <translation>Liest keine weiteren Nachrichten, während die Simulation weiterläuft</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>Shows the newest message</source>
        <translation>Zeigt die neueste Nachricht</translation>
    </message>
    <message>
        <source>Clear the messages</source>
        <translation>Nachrichten leeren</translation>
    </message>
    <message>
        <source>Removes all messages from the list</source>
        <translation>Entfernt alle Nachrichten aus der Liste</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Nachrichten</translation>
    </message>
    <message>
        <source>Parts of the message</source>
        <translation>Teile der Nachricht</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Text of the message</source>
        <translation>Text der Nachricht</translation>
    </message>
    <message>
        <source>Decoded</source>
        <translation>Entschlüsselt</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>&amp;Send:</source>
        <translation>&amp;Senden:</translation>
    </message>
    <message>
        <source>as this agent</source>
        <translation>als dieser Agent</translation>
    </message>
    <message>
        <source>to the server</source>
        <translation>an den Server</translation>
    </message>
    <message>
        <source>Send as</source>
        <translation>Senden als</translation>
    </message>
    <message>
        <source>As this agent: its effectors take it. To the server: a command, as of a trainer or monitor</source>
        <translation>Als dieser Agent: Seine Effektoren nehmen sie an. An den Server: ein Befehl, wie von einem Trainer oder Monitor</translation>
    </message>
    <message>
        <source>Message to send</source>
        <translation>Zu sendende Nachricht</translation>
    </message>
    <message>
        <source>(he1 1.5) – Enter sends, Up recalls earlier ones</source>
        <translation>(he1 1.5) – Eingabe sendet, Pfeil auf holt frühere zurück</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
</context>
<context>
    <name>sparkwright::JobsPart</name>
    <message>
        <source>New e&amp;xperiment…</source>
        <translation>Neues E&amp;xperiment …</translation>
    </message>
    <message>
        <source>Run this scene many times, with other seeds or settings, and compare the results</source>
        <translation>Diese Szene viele Male ausführen, mit anderen Startwerten oder Einstellungen, und die Ergebnisse vergleichen</translation>
    </message>
    <message>
        <source>Show e&amp;xperiments</source>
        <translation>E&amp;xperimente zeigen</translation>
    </message>
    <message>
        <source>Go to the runs of the experiment that is open</source>
        <translation>Zu den Läufen des offenen Experiments gehen</translation>
    </message>
    <message>
        <source>This run has not begun yet</source>
        <translation>Dieser Lauf hat noch nicht begonnen</translation>
    </message>
    <message>
        <source>The command is in the clipboard</source>
        <translation>Der Befehl ist in der Zwischenablage</translation>
    </message>
    <message>
        <source>%1: all runs are done</source>
        <translation>%1: alle Läufe sind fertig</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Experimente</translation>
    </message>
    <message>
        <source>Stop the experiment that is running before you open another one.</source>
        <translation>Beenden Sie das laufende Experiment, bevor Sie ein anderes öffnen.</translation>
    </message>
    <message>
        <source>Open job file</source>
        <translation>Auftragsdatei öffnen</translation>
    </message>
    <message>
        <source>Experiments (*.sparkjobs)</source>
        <translation>Experimente (*.sparkjobs)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>Ergebnisse exportieren</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>The results are not exported: %1</source>
        <translation>Die Ergebnisse sind nicht exportiert: %1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>This shows the run with the usual robots: record the runs to watch them as they were.</source>
        <translation>Dies zeigt den Lauf mit den üblichen Robotern: Zeichnen Sie die Läufe auf, um sie so zu sehen, wie sie waren.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) of an experiment are not done; those that are done are kept, and it can go on later.</source>
        <translation>
            <numerusform>%n Lauf eines Experiments ist nicht fertig; fertige bleiben erhalten, und es kann später weitergehen.</numerusform>
            <numerusform>%n Läufe eines Experiments sind nicht fertig; fertige bleiben erhalten, und es kann später weitergehen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::JointAnchor</name>
    <message>
        <source>Anchor of %1</source>
        <translation>Anker von %1</translation>
    </message>
    <message>
        <source>Move anchor</source>
        <translation>Anker bewegen</translation>
    </message>
    <message>
        <source>%1 is an argument of this file. Select the import that gives it, and drag there.</source>
        <translation>%1 ist ein Argument dieser Datei. Wählen Sie den Import, der es angibt, und ziehen Sie dort.</translation>
    </message>
    <message>
        <source>The text computes this number: %1. Change it there, or put a number in its place.</source>
        <translation>Der Text berechnet diese Zahl: %1. Ändern Sie sie dort, oder setzen Sie eine Zahl an ihre Stelle.</translation>
    </message>
</context>
<context>
    <name>sparkwright::JointPanel</name>
    <message>
        <source>Set the posture</source>
        <translation>Haltung einstellen</translation>
    </message>
    <message>
        <source>Drive by motors</source>
        <translation>Mit Motoren fahren</translation>
    </message>
    <message>
        <source>How joints are moved</source>
        <translation>Wie Gelenke bewegt werden</translation>
    </message>
    <message>
        <source>Set: at once and without forces, also while paused. Drive: the motors of the joints move them while the simulation runs; commands of agents count again afterwards.</source>
        <translation>Einstellen: sofort und ohne Kräfte, auch in der Pause. Fahren: die Motoren bewegen die Gelenke, während die Simulation läuft; danach gelten wieder die Befehle der Agenten.</translation>
    </message>
    <message>
        <source>Filter joints</source>
        <translation>Gelenke filtern</translation>
    </message>
    <message>
        <source>&amp;Zero pose</source>
        <translation>&amp;Nullhaltung</translation>
    </message>
    <message>
        <source>All joints to 0, or to the limit nearest to it</source>
        <translation>Alle Gelenke auf 0, oder auf die Grenze, die am nächsten liegt</translation>
    </message>
    <message>
        <source>S&amp;weep…</source>
        <translation>&amp;Durchfahren…</translation>
    </message>
    <message>
        <source>Move all joints over their limits and list the parts that touch each other</source>
        <translation>Alle Gelenke über ihre Grenzen bewegen und Teile auflisten, die einander berühren</translation>
    </message>
    <message>
        <source>without limits</source>
        <translation>ohne Grenzen</translation>
    </message>
    <message>
        <source>has a motor</source>
        <translation>hat einen Motor</translation>
    </message>
    <message>
        <source>has no motor</source>
        <translation>hat keinen Motor</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Joint %1</source>
        <translation>Gelenk %1</translation>
    </message>
    <message>
        <source>Joint %1, metres</source>
        <translation>Gelenk %1, Meter</translation>
    </message>
    <message>
        <source>Joint %1, degrees</source>
        <translation>Gelenk %1, Grad</translation>
    </message>
    <message>
        <source>Joint %1, now</source>
        <translation>Gelenk %1, jetzt</translation>
    </message>
    <message>
        <source>Open a scene with a robot to see its joints here.</source>
        <translation>Eine Szene mit einem Roboter öffnen, um hier seine Gelenke zu sehen.</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fest</translation>
    </message>
    <message>
        <source>The selected thing has no joints. Select a robot or a part of one.</source>
        <translation>Das Ausgewählte hat keine Gelenke. Wählen Sie einen Roboter oder einen Teil davon aus.</translation>
    </message>
</context>
<context>
    <name>sparkwright::JointRange</name>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>%1 m to %2 m</source>
        <translation>%1 m bis %2 m</translation>
    </message>
    <message>
        <source>%1° to %2°</source>
        <translation>%1° bis %2°</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeepStateDialog</name>
    <message>
        <source>Keep this state</source>
        <translation>Diesen Zustand behalten</translation>
    </message>
    <message>
        <source>Name of the state</source>
        <translation>Name des Zustands</translation>
    </message>
    <message>
        <source>The run can go on from this moment again, to the bit, also after the program has ended. The file goes to %1.</source>
        <translation>Der Lauf kann von diesem Moment an wieder weitergehen, bis aufs Bit genau, auch nach dem Ende des Programms. Die Datei kommt nach %1.</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeptEdits</name>
    <message>
        <source>There are unsaved edits of %1: open it to restore them.</source>
        <translation>Es gibt ungespeicherte Änderungen von %1: Zum Wiederherstellen die Datei öffnen.</translation>
    </message>
    <message>
        <source>The kept edits of %1 are among its earlier versions.</source>
        <translation>Die aufgehobenen Änderungen von %1 sind unter den früheren Versionen der Datei.</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeyCapture</name>
    <message>
        <source>Press the keys · Esc: end</source>
        <translation>Tasten drücken · Esc: beenden</translation>
    </message>
    <message>
        <source>Press the mouse button here</source>
        <translation>Hier die Maustaste drücken</translation>
    </message>
    <message>
        <source>Click, or Enter, then press the keys</source>
        <translation>Klicken, oder Eingabe, dann die Tasten drücken</translation>
    </message>
    <message>
        <source>Click, then press the mouse button here, with Ctrl, Alt, Shift</source>
        <translation>Klicken, dann hier die Maustaste drücken, mit Strg, Alt, Umschalt</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Neue Tasten</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeyConflict</name>
    <message>
        <source>%1 is “%2” while a text has the keyboard, else “%3”</source>
        <translation>%1 ist „%2“, solange ein Text die Tastatur hat, sonst „%3“</translation>
    </message>
    <message>
        <source>%1 is “%2” while the tree has the keyboard, else “%3”</source>
        <translation>%1 ist „%2“, solange der Baum die Tastatur hat, sonst „%3“</translation>
    </message>
    <message>
        <source>%1 means both “%2” and “%3”: neither acts</source>
        <translation>%1 bedeutet „%2“ und „%3“ zugleich: Keines wirkt</translation>
    </message>
    <message>
        <source>%1 is “%2” while match keys are armed, else “%3”</source>
        <translation>%1 ist „%2“, solange Spieltasten scharf sind, sonst „%3“</translation>
    </message>
    <message>
        <source>%1 is “%2” in the views, so that “%3” does not act there</source>
        <translation>%1 ist „%2“ in den Ansichten, sodass „%3“ dort nicht wirkt</translation>
    </message>
    <message>
        <source>%1 is “%2” while flying, else “%3”</source>
        <translation>%1 ist „%2“ beim Fliegen, sonst „%3“</translation>
    </message>
    <message>
        <source>Text fields take %1 for themselves; elsewhere it is “%2”</source>
        <translation>Textfelder behalten %1 für sich; anderswo ist es „%2“</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeyMap</name>
    <message>
        <source>Mend the file, or delete it to use the keys of the profile</source>
        <translation>Berichtigen Sie die Datei, oder löschen Sie sie, um die Tasten des Profils zu benutzen</translation>
    </message>
    <message>
        <source>%1 must be a text in quotation marks</source>
        <translation>%1 muss ein Text in Anführungszeichen sein</translation>
    </message>
    <message>
        <source>`%1` is no press of a mouse button</source>
        <translation>„%1“ ist kein Druck auf eine Maustaste</translation>
    </message>
    <message>
        <source>Write Left, Middle or Right, with Ctrl+, Alt+, Shift+, Double+ before it</source>
        <translation>Schreiben Sie Left, Middle oder Right, davor Ctrl+, Alt+, Shift+, Double+</translation>
    </message>
    <message>
        <source>%1 must be &quot;%2&quot; or &quot;%3&quot;</source>
        <translation>%1 muss &quot;%2&quot; oder &quot;%3&quot; sein</translation>
    </message>
    <message>
        <source>There is no `%1` here</source>
        <translation>Ein „%1“ gibt es hier nicht</translation>
    </message>
    <message>
        <source>%1 must be a text in quotation marks, or a list of such</source>
        <translation>%1 muss ein Text in Anführungszeichen sein, oder eine Liste solcher Texte</translation>
    </message>
    <message>
        <source>For example %1</source>
        <translation>Zum Beispiel %1</translation>
    </message>
    <message>
        <source>`%1` is no key</source>
        <translation>„%1“ ist keine Taste</translation>
    </message>
    <message>
        <source>Write one key, with Ctrl+, Alt+, Shift+ before it: Ctrl+Shift+P</source>
        <translation>Schreiben Sie eine Taste, davor Ctrl+, Alt+, Shift+: Ctrl+Shift+P</translation>
    </message>
    <message>
        <source>A key map of more than 1 MB is not read</source>
        <translation>Eine Tastenbelegung von mehr als 1 MB wird nicht gelesen</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeyProfiles</name>
    <message>
        <source>Drag orbits, Space runs and pauses while a view has the keyboard</source>
        <translation>Ziehen umkreist, die Leertaste startet und hält an, solange eine Ansicht die Tastatur hat</translation>
    </message>
    <message>
        <source>Drag looks around and W A S D fly, Space follows the ball, P X C R G H control playback</source>
        <translation>Ziehen schaut umher und W A S D fliegen, die Leertaste verfolgt den Ball, P X C R G H steuern die Wiedergabe</translation>
    </message>
    <message>
        <source>Drag moves what is under the cursor, or the view; Shift+drag turns; 1 to 6 set the opening angle, 7 to 0 what happens to velocities</source>
        <translation>Ziehen bewegt, was unter dem Zeiger ist, oder die Ansicht; Umschalt+Ziehen dreht; 1 bis 6 setzen den Öffnungswinkel, 7 bis 0, was mit Geschwindigkeiten geschieht</translation>
    </message>
    <message>
        <source>A click selects the whole thing, Shift+drag moves it, Ctrl+1 steps, Ctrl+2 runs</source>
        <translation>Ein Klick wählt das ganze Ding aus, Umschalt+Ziehen bewegt es, Strg+1 macht einen Einzelschritt, Strg+2 lässt laufen</translation>
    </message>
    <message>
        <source>Keys cannot be read: %1</source>
        <translation>Tasten können nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>There is no profile `%1`</source>
        <translation>Es gibt kein Profil „%1“</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>There is no action `%1`</source>
        <translation>Es gibt keine Aktion „%1“</translation>
    </message>
    <message>
        <source>the damaged file cannot be kept aside</source>
        <translation>die beschädigte Datei lässt sich nicht beiseitelegen</translation>
    </message>
    <message>
        <source>Keys cannot be stored in %1: %2</source>
        <translation>Tasten lassen sich nicht in %1 speichern: %2</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeySheet</name>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>In the views</source>
        <translation>In den Ansichten</translation>
    </message>
    <message>
        <source>Match keys: in the views, while armed</source>
        <translation>Spieltasten: in den Ansichten, wenn scharf</translation>
    </message>
    <message>
        <source>In texts</source>
        <translation>In Texten</translation>
    </message>
    <message>
        <source>In the tree of the scene file</source>
        <translation>Im Baum der Szenendatei</translation>
    </message>
    <message>
        <source>Sparkwright: keys and mouse (%1)</source>
        <translation>Sparkwright: Tasten und Maus (%1)</translation>
    </message>
    <message>
        <source>Wheel, pinch</source>
        <translation>Rad, zwei Finger spreizen</translation>
    </message>
    <message>
        <source>Zoom at the point under the cursor</source>
        <translation>Zoom auf den Punkt unter dem Zeiger</translation>
    </message>
    <message>
        <source>Shift with any of these</source>
        <translation>Umschalt zu jedem davon</translation>
    </message>
    <message>
        <source>Small steps</source>
        <translation>Kleine Schritte</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Mouse in the views</source>
        <translation>Maus in den Ansichten</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Tasten und Maus</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 lässt sich nicht schreiben: %2</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeysPage</name>
    <message>
        <source>&amp;Profile</source>
        <translation>&amp;Profil</translation>
    </message>
    <message>
        <source>Profile of keys and mouse</source>
        <translation>Profil von Tasten und Maus</translation>
    </message>
    <message>
        <source>Search by name or keys</source>
        <translation>Nach Name oder Tasten suchen</translation>
    </message>
    <message>
        <source>Press keys</source>
        <translation>Tasten drücken</translation>
    </message>
    <message>
        <source>Search for what keys do: press them in the field</source>
        <translation>Suchen, was Tasten tun: Drücken Sie sie im Feld</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Befehle und ihre Tasten</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Setzen</translation>
    </message>
    <message>
        <source>Give the command these keys, and no others</source>
        <translation>Dem Befehl diese Tasten geben, und keine anderen</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>Give the command these keys, too</source>
        <translation>Dem Befehl auch diese Tasten geben</translation>
    </message>
    <message>
        <source>&amp;No keys</source>
        <translation>&amp;Keine Tasten</translation>
    </message>
    <message>
        <source>Take all keys away from the command</source>
        <translation>Dem Befehl alle Tasten nehmen</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>Give the command the keys of the profile</source>
        <translation>Dem Befehl die Tasten des Profils geben</translation>
    </message>
    <message>
        <source>&amp;Take them away from other commands</source>
        <translation>Anderen Befehlen &amp;wegnehmen</translation>
    </message>
    <message>
        <source>Else both commands have them, and neither acts</source>
        <translation>Sonst haben beide Befehle sie, und keiner wirkt</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>&amp;Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Forget all own keys</source>
        <translation>Alle eigenen Tasten vergessen</translation>
    </message>
    <message>
        <source>Save as &amp;page…</source>
        <translation>Als S&amp;eite speichern …</translation>
    </message>
    <message>
        <source>Save all keys as a page to print: PDF or HTML</source>
        <translation>Alle Tasten als Seite zum Drucken speichern: PDF oder HTML</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Konflikte</translation>
    </message>
    <message>
        <source>New &amp;keys</source>
        <translation>&amp;Neue Tasten</translation>
    </message>
    <message>
        <source>Keys with &amp;two meanings:</source>
        <translation>Tasten mit zwei &amp;Bedeutungen:</translation>
    </message>
    <message>
        <source>Your own keys</source>
        <translation>Ihre eigenen Tasten</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Mouse in the views</source>
        <translation>Maus in den Ansichten</translation>
    </message>
    <message>
        <source>%1 belongs to: %2</source>
        <translation>%1 gehört zu: %2</translation>
    </message>
    <message>
        <source>Conflict: %1</source>
        <translation>Konflikt: %1</translation>
    </message>
    <message>
        <source>No key has two meanings</source>
        <translation>Keine Taste hat zwei Bedeutungen</translation>
    </message>
    <message>
        <source>Save the keys as a page</source>
        <translation>Die Tasten als Seite speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;HTML (*.html)</source>
        <translation>PDF (*.pdf);;HTML (*.html)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::KickDialog</name>
    <message>
        <source> m/s</source>
        <translation> m/s</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Kick the ball</source>
        <translation>Ball schießen</translation>
    </message>
    <message>
        <source>0°: towards the right goal, 90°: to the left of that</source>
        <translation>0°: zum rechten Tor, 90°: links davon</translation>
    </message>
    <message>
        <source>0°: along the ground, 45°: high and far</source>
        <translation>0°: am Boden entlang, 45°: hoch und weit</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Geschwindigkeit</translation>
    </message>
    <message>
        <source>&amp;Direction</source>
        <translation>&amp;Richtung</translation>
    </message>
    <message>
        <source>&amp;Upwards</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>&amp;Kick</source>
        <translation>&amp;Schießen</translation>
    </message>
</context>
<context>
    <name>sparkwright::LayerCommands</name>
    <message>
        <source>Show dra&amp;wings</source>
        <translation>&amp;Zeichnungen zeigen</translation>
    </message>
    <message>
        <source>Show the drawings of agents and tools in the active view</source>
        <translation>Die Zeichnungen von Agenten und Werkzeugen in der aktiven Ansicht zeigen</translation>
    </message>
    <message>
        <source>Show &amp;names and numbers</source>
        <translation>&amp;Namen und Nummern zeigen</translation>
    </message>
    <message>
        <source>Show names and numbers over the things of the active view</source>
        <translation>Namen und Nummern über den Gegenständen der aktiven Ansicht zeigen</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Aus</translation>
    </message>
    <message>
        <source>Hide the meshes of the scene in the active view</source>
        <translation>Die Netze der Szene in der aktiven Ansicht ausblenden</translation>
    </message>
    <message>
        <source>&amp;Wire</source>
        <translation>&amp;Draht</translation>
    </message>
    <message>
        <source>Show the meshes of the scene as lines</source>
        <translation>Die Netze der Szene als Linien zeigen</translation>
    </message>
    <message>
        <source>&amp;Flat</source>
        <translation>&amp;Flach</translation>
    </message>
    <message>
        <source>Show the meshes of the scene with one brightness for each face</source>
        <translation>Die Netze der Szene mit einer Helligkeit je Fläche zeigen</translation>
    </message>
    <message>
        <source>&amp;Smooth</source>
        <translation>&amp;Glatt</translation>
    </message>
    <message>
        <source>Show the meshes of the scene with smooth shading</source>
        <translation>Die Netze der Szene mit glatter Schattierung zeigen</translation>
    </message>
    <message>
        <source>See-&amp;through</source>
        <translation>D&amp;urchsichtig</translation>
    </message>
    <message>
        <source>Show the meshes of the scene so that one sees through them</source>
        <translation>Die Netze der Szene so zeigen, dass man hindurchsieht</translation>
    </message>
    <message>
        <source>Hide the shapes of the physics engine in the active view</source>
        <translation>Die Formen der Physik in der aktiven Ansicht ausblenden</translation>
    </message>
    <message>
        <source>Show the shapes of the physics engine as lines</source>
        <translation>Die Formen der Physik als Linien zeigen</translation>
    </message>
    <message>
        <source>Show the shapes of the physics engine with one brightness for each face</source>
        <translation>Die Formen der Physik mit einer Helligkeit je Fläche zeigen</translation>
    </message>
    <message>
        <source>Show the shapes of the physics engine with smooth shading</source>
        <translation>Die Formen der Physik mit glatter Schattierung zeigen</translation>
    </message>
    <message>
        <source>Show the shapes of the physics engine so that one sees through them</source>
        <translation>Die Formen der Physik so zeigen, dass man hindurchsieht</translation>
    </message>
    <message>
        <source>Hide the drawings of agents and tools in the active view</source>
        <translation>Die Zeichnungen von Agenten und Werkzeugen in der aktiven Ansicht ausblenden</translation>
    </message>
    <message>
        <source>Show the drawings of agents and tools as lines</source>
        <translation>Die Zeichnungen von Agenten und Werkzeugen als Linien zeigen</translation>
    </message>
    <message>
        <source>Show the drawings of agents and tools with one brightness for each face</source>
        <translation>Die Zeichnungen von Agenten und Werkzeugen mit einer Helligkeit je Fläche zeigen</translation>
    </message>
    <message>
        <source>Show the drawings of agents and tools with smooth shading</source>
        <translation>Die Zeichnungen von Agenten und Werkzeugen mit glatter Schattierung zeigen</translation>
    </message>
    <message>
        <source>Show the drawings of agents and tools so that one sees through them</source>
        <translation>Die Zeichnungen von Agenten und Werkzeugen so zeigen, dass man hindurchsieht</translation>
    </message>
    <message>
        <source>Appea&amp;rance</source>
        <translation>Aussehe&amp;n</translation>
    </message>
    <message>
        <source>P&amp;hysics shapes</source>
        <translation>Formen der P&amp;hysik</translation>
    </message>
    <message>
        <source>Dra&amp;wings of agents</source>
        <translation>Zeichnungen der A&amp;genten</translation>
    </message>
</context>
<context>
    <name>sparkwright::LayerSettings</name>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Agent %1</source>
        <translation>Agent %1</translation>
    </message>
    <message>
        <source>%1 · penalised</source>
        <translation>%1 · bestraft</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>The meshes of the scene</source>
        <translation>Die Netze der Szene</translation>
    </message>
    <message>
        <source>Collision shapes</source>
        <translation>Kollisionsformen</translation>
    </message>
    <message>
        <source>Shapes of the physics engine; colours show the state</source>
        <translation>Was sich berührt, wie es die Physik kennt; die Farben zeigen den Zustand</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>Kontakte</translation>
    </message>
    <message>
        <source>Contact points with the forces of the last step</source>
        <translation>Wo sich Dinge berühren, mit den Kräften des letzten Schritts</translation>
    </message>
    <message>
        <source>Joint axes</source>
        <translation>Gelenkachsen</translation>
    </message>
    <message>
        <source>Centres of mass</source>
        <translation>Schwerpunkte</translation>
    </message>
    <message>
        <source>Of each body, larger if it is heavier, and of each robot, with a plumb line</source>
        <translation>Jedes Körpers, größer, wenn er schwerer ist, und jedes Roboters, mit Lot</translation>
    </message>
    <message>
        <source>Support polygon</source>
        <translation>Standfläche</translation>
    </message>
    <message>
        <source>Around the points where a robot stands on the ground; it falls over when its centre of mass is not above it</source>
        <translation>Um die Punkte, an denen ein Roboter auf dem Boden steht; er fällt um, wenn sein Schwerpunkt nicht darüber liegt</translation>
    </message>
    <message>
        <source>Coordinate frames</source>
        <translation>Koordinatensysteme</translation>
    </message>
    <message>
        <source>Axes of the world and of each body: x red, y green, z blue</source>
        <translation>Achsen der Welt und jedes Körpers: x rot, y grün, z blau</translation>
    </message>
    <message>
        <source>Sensors</source>
        <translation>Sensoren</translation>
    </message>
    <message>
        <source>Ranges of sensors: cones of vision, sonar, rays, forces on the feet</source>
        <translation>Was Roboter sehen, hören und fühlen: Sichtkegel, Sonar, Strahlen, Kräfte an den Füßen</translation>
    </message>
    <message>
        <source>Trails</source>
        <translation>Spuren</translation>
    </message>
    <message>
        <source>Paths of ball and robots in the last seconds</source>
        <translation>Wo Ball und Roboter in den letzten Sekunden waren</translation>
    </message>
    <message>
        <source>Names and numbers</source>
        <translation>Namen und Nummern</translation>
    </message>
    <message>
        <source>Team and number over the head of each robot; names of other things that move</source>
        <translation>Mannschaft und Nummer über dem Kopf jedes Roboters; Namen anderer Dinge, die sich bewegen</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Beweglich</translation>
    </message>
    <message>
        <source>Stands still</source>
        <translation>Steht fest</translation>
    </message>
    <message>
        <source>Touches something</source>
        <translation>Berührt etwas</translation>
    </message>
    <message>
        <source>Sleeps</source>
        <translation>Schläft</translation>
    </message>
    <message>
        <source>Penalised in the last %1 s</source>
        <translation>In den letzten %1 s bestraft</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Ausgewählt</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>Force, %1 N = %2 m</source>
        <translation>Kraft, %1 N = %2 m</translation>
    </message>
    <message>
        <source>Axis, and range between stops</source>
        <translation>Achse und Bereich zwischen den Anschlägen</translation>
    </message>
    <message>
        <source>Where it is</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Of a body</source>
        <translation>Eines Körpers</translation>
    </message>
    <message>
        <source>Of a robot, with plumb line</source>
        <translation>Eines Roboters, mit Lot</translation>
    </message>
    <message>
        <source>Centre of mass above it</source>
        <translation>Schwerpunkt darüber</translation>
    </message>
    <message>
        <source>Not above it</source>
        <translation>Nicht darüber</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>z</source>
        <translation>z</translation>
    </message>
    <message>
        <source>Vision, drawn to %1 m</source>
        <translation>Sicht, bis %1 m gezeichnet</translation>
    </message>
    <message>
        <source>Sonar</source>
        <translation>Sonar</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Ray</source>
        <translation>Strahl</translation>
    </message>
    <message>
        <source>Measured force, same scale as contacts</source>
        <translation>Gefühlte Kraft, Maßstab wie bei Kontakten</translation>
    </message>
    <message>
        <source>Gyroscope, accelerometer, position, touch</source>
        <translation>Kreisel, Beschleunigung, Ort, Berührung</translation>
    </message>
    <message>
        <source>Ball, last %1 s</source>
        <translation>Ball, letzte %1 s</translation>
    </message>
    <message>
        <source>Others; players in team colours</source>
        <translation>Andere; Spieler in den Farben der Mannschaft</translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation>Zeichnungen</translation>
    </message>
    <message>
        <source>Drawings of agents and tools: lines, circles, areas and texts</source>
        <translation>Was Agenten und Werkzeuge gezeichnet haben: Linien, Kreise, Flächen und Wörter</translation>
    </message>
    <message>
        <source>%1 °C, %2 N·m</source>
        <translation>%1 °C, %2 N·m</translation>
    </message>
    <message>
        <source>Axes of joints, the range between their stops, and where they are in it: needles, the redder the hotter a realistic motor is</source>
        <translation>Achsen der Gelenke, der Bereich zwischen ihren Anschlägen und wo sie darin sind: Nadeln, je röter, desto wärmer ist ein realistischer Motor</translation>
    </message>
    <message>
        <source>Where it is, with a hot motor</source>
        <translation>Stellung, mit heißem Motor</translation>
    </message>
</context>
<context>
    <name>sparkwright::LayerSwitch</name>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Wire</source>
        <translation>Draht</translation>
    </message>
    <message>
        <source>Solid</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>See-through</source>
        <translation>Durchsichtig</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Flach</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Glatt</translation>
    </message>
</context>
<context>
    <name>sparkwright::LayersPanel</name>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>Szene</translation>
    </message>
    <message>
        <source>The view without extra layers</source>
        <translation>Nur, was zu sehen ist, ohne Ebenen</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>Physik</translation>
    </message>
    <message>
        <source>What the physics engine works with: shapes, contacts, joints, masses</source>
        <translation>Womit die Physik rechnet: Formen, Kontakte, Gelenke, Massen</translation>
    </message>
    <message>
        <source>Sensors</source>
        <translation>Sensoren</translation>
    </message>
    <message>
        <source>Sensors and names of robots</source>
        <translation>Was Roboter wahrnehmen und wer sie sind</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>Zeigen: %1</translation>
    </message>
    <message>
        <source>Restore the defaults of this panel</source>
        <translation>Alles in diesem Bereich wie am Anfang</translation>
    </message>
    <message>
        <source>Reset layers</source>
        <translation>Ebenen zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Only the selection</source>
        <translation>&amp;Nur die Auswahl</translation>
    </message>
    <message>
        <source>Layers show only the selection and its robot; meshes stay</source>
        <translation>Ebenen zeigen nur das Ausgewählte und den Roboter, zu dem es gehört; die Netze bleiben</translation>
    </message>
    <message>
        <source>&amp;Legend in the view</source>
        <translation>&amp;Legende in der Ansicht</translation>
    </message>
    <message>
        <source>Explain the colours of the layers that are on in a corner of the view</source>
        <translation>Die Farben der gezeigten Ebenen in einer Ecke der Ansicht erklären</translation>
    </message>
    <message>
        <source>Nothing is selected, so the layers show nothing. Click a robot in the view.</source>
        <translation>Nichts ist ausgewählt, also zeigen die Ebenen nichts. Klicken Sie einen Roboter in der Ansicht an.</translation>
    </message>
</context>
<context>
    <name>sparkwright::LayoutStore</name>
    <message>
        <source>%1: the layout cannot be read; the default layout is used</source>
        <translation>%1: Die Anordnung kann nicht gelesen werden; es gilt die Standardanordnung</translation>
    </message>
    <message>
        <source>The layout cannot be stored: %1</source>
        <translation>Die Anordnung lässt sich nicht speichern: %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::LoadPanel</name>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>A cycle may take %1 ms at the speed that is asked for.</source>
        <translation>Ein Zyklus darf beim verlangten Tempo %1 ms dauern.</translation>
    </message>
    <message numerus="yes">
        <source>%n contact(s)</source>
        <translation>
            <numerusform>Ein Kontakt</numerusform>
            <numerusform>%n Kontakte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n body(s) move</source>
        <translation>
            <numerusform>%1 von %n Körper bewegt</numerusform>
            <numerusform>%1 von %n Körpern bewegt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s)</source>
        <translation>
            <numerusform>ein Gelenk</numerusform>
            <numerusform>%n Gelenke</numerusform>
        </translation>
    </message>
    <message>
        <source>All of a cycle</source>
        <translation>Ganzer Zyklus</translation>
    </message>
    <message>
        <source>Plot them</source>
        <translation>Als Diagramm</translation>
    </message>
    <message>
        <source>Show the times of the parts over simulated time, in the plots</source>
        <translation>Die Zeiten der Teile über der simulierten Zeit zeigen, in den Diagrammen</translation>
    </message>
</context>
<context>
    <name>sparkwright::LockCommands</name>
    <message>
        <source>Loc&amp;k camera</source>
        <translation>Ka&amp;mera sperren</translation>
    </message>
    <message>
        <source>The cameras of the views stay as they are, whatever mouse and keys do</source>
        <translation>Die Kameras der Ansichten bleiben, wie sie sind, was auch immer Maus und Tasten tun</translation>
    </message>
    <message>
        <source>Lock selectio&amp;n</source>
        <translation>Auswah&amp;l sperren</translation>
    </message>
    <message>
        <source>Clicks and keys in the views select nothing else</source>
        <translation>Klicks und Tasten in den Ansichten wählen nichts anderes aus</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a command and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The camera is locked: View › %1</source>
        <translation>Die Kamera ist gesperrt: Ansicht › %1</translation>
    </message>
    <message>
        <source>The selection is locked: View › %1</source>
        <translation>Die Auswahl ist gesperrt: Ansicht › %1</translation>
    </message>
    <message>
        <source>Things are locked: View › %1</source>
        <translation>Die Gegenstände sind gesperrt: Ansicht › %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::LogModel</name>
    <message>
        <source>Detail</source>
        <translation>Einzelheit</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schwere</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>Szene</translation>
    </message>
    <message>
        <source>Scripts</source>
        <translation>Skripte</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agenten</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Aufnahme</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
</context>
<context>
    <name>sparkwright::LogPanel</name>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Notes and above</source>
        <translation>Ab Hinweisen</translation>
    </message>
    <message>
        <source>Warnings and errors</source>
        <translation>Warnungen und Fehler</translation>
    </message>
    <message>
        <source>Errors only</source>
        <translation>Nur Fehler</translation>
    </message>
    <message>
        <source>Severity to show</source>
        <translation>Angezeigte Schwere</translation>
    </message>
    <message>
        <source>Lowest severity to be shown</source>
        <translation>Wie schwer eine Meldung wiegen muss, um gezeigt zu werden</translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation>Nach Text filtern</translation>
    </message>
    <message>
        <source>Filter the log</source>
        <translation>Protokoll filtern</translation>
    </message>
    <message>
        <source>Clear the log</source>
        <translation>Protokoll leeren</translation>
    </message>
    <message>
        <source>Removes all messages from the log</source>
        <translation>Entfernt alle Meldungen aus dem Protokoll</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>All sources</source>
        <translation>Alle Quellen</translation>
    </message>
    <message>
        <source>No source</source>
        <translation>Keine Quelle</translation>
    </message>
    <message numerus="yes">
        <source>%n source(s)</source>
        <translation>
            <numerusform>%n Quelle</numerusform>
            <numerusform>%n Quellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Sources to show</source>
        <translation>Angezeigte Quellen</translation>
    </message>
    <message>
        <source>Which parts of the program may be heard here</source>
        <translation>Welche Teile des Programms hier zu Wort kommen</translation>
    </message>
</context>
<context>
    <name>sparkwright::LogPart</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Kopiert: %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::LookPart</name>
    <message>
        <source>Draw with lower quality</source>
        <translation>Mit niedrigerer Qualität zeichnen</translation>
    </message>
    <message>
        <source>Shadows are simpler, and more time is left for the simulation</source>
        <translation>Schatten sind einfacher, und der Simulation bleibt mehr Zeit</translation>
    </message>
</context>
<context>
    <name>sparkwright::MainWindow</name>
    <message>
        <source>&amp;Language</source>
        <translation>S&amp;prache</translation>
    </message>
    <message numerus="yes">
        <source>Opened %1, and %n other file(s) as texts</source>
        <translation>
            <numerusform>%1 geöffnet und %n andere Datei als Text</numerusform>
            <numerusform>%1 geöffnet und %n andere Dateien als Texte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::ManipulationCommands</name>
    <message>
        <source>What is moved</source>
        <translation>Was bewegt wird</translation>
    </message>
</context>
<context>
    <name>sparkwright::ManipulationTool</name>
    <message>
        <source>Release: move · Ctrl: steps · Type numbers · Enter: apply · Esc: cancel</source>
        <translation>Loslassen: versetzen · Strg: Schritte · Zahlen tippen · Eingabe: übernehmen · Esc: lassen</translation>
    </message>
    <message>
        <source>Release: kick · Shift: high · Esc: cancel</source>
        <translation>Loslassen: schießen · Umschalt: hoch · Esc: nicht</translation>
    </message>
    <message>
        <source>Pushes until you let go</source>
        <translation>Schiebt, bis Sie loslassen</translation>
    </message>
    <message>
        <source>Drag: move · Ctrl+click: place here · Alt+drag: push or kick</source>
        <translation>Ziehen: woanders hinstellen · Strg+Klick: dorthin stellen · Alt+Ziehen: schieben oder schießen</translation>
    </message>
    <message>
        <source>Drag: turn · Ctrl: steps of %1°</source>
        <translation>Ziehen: drehen · Strg: Schritte von %1°</translation>
    </message>
    <message>
        <source>Drag: move · Ctrl: steps of %1 m</source>
        <translation>Ziehen: bewegen · Strg: Schritte von %1 m</translation>
    </message>
    <message>
        <source>x %1  y %2</source>
        <translation>x %1  y %2</translation>
    </message>
    <message>
        <source> m</source>
        <translation> m</translation>
    </message>
    <message>
        <source>%1 m/s</source>
        <translation>%1 m/s</translation>
    </message>
    <message>
        <source>%1 N</source>
        <translation>%1 N</translation>
    </message>
    <message>
        <source>%1 N·m</source>
        <translation>%1 N·m</translation>
    </message>
    <message>
        <source>Drag: move · Ctrl+click: place here</source>
        <translation>Ziehen: woanders hinstellen · Strg+Klick: dorthin stellen</translation>
    </message>
    <message>
        <source> cm</source>
        <translation> cm</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>%1  z %2</source>
        <translation>%1  z %2</translation>
    </message>
</context>
<context>
    <name>sparkwright::MassPanel</name>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Mass kg</source>
        <translation>Masse kg</translation>
    </message>
    <message>
        <source>x m</source>
        <translation>x m</translation>
    </message>
    <message>
        <source>y m</source>
        <translation>y m</translation>
    </message>
    <message>
        <source>z m</source>
        <translation>z m</translation>
    </message>
    <message>
        <source>Ixx kg·m²</source>
        <translation>Ixx kg·m²</translation>
    </message>
    <message>
        <source>Iyy kg·m²</source>
        <translation>Iyy kg·m²</translation>
    </message>
    <message>
        <source>Izz kg·m²</source>
        <translation>Izz kg·m²</translation>
    </message>
    <message>
        <source>Masses of the parts</source>
        <translation>Massen der Teile</translation>
    </message>
    <message>
        <source>Centre of mass in the world</source>
        <translation>Schwerpunkt in der Welt</translation>
    </message>
    <message>
        <source>Inertia about the part&apos;s centre of mass, in its own axes</source>
        <translation>Trägheit um den Schwerpunkt des Teils, in seinen Achsen</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>Als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>Open a scene with a robot to see its masses here.</source>
        <translation>Eine Szene mit einem Roboter öffnen, um hier seine Massen zu sehen.</translation>
    </message>
    <message numerus="yes">
        <source>Total mass: %1 kg, %n part(s)</source>
        <translation>
            <numerusform>Gesamtmasse: %1 kg, ein Teil</numerusform>
            <numerusform>Gesamtmasse: %1 kg, %n Teile</numerusform>
        </translation>
    </message>
    <message>
        <source>Centre of mass, world: %1 m</source>
        <translation>Schwerpunkt, Welt: %1 m</translation>
    </message>
    <message>
        <source>Centre of mass, in %1: %2 m</source>
        <translation>Schwerpunkt, in %1: %2 m</translation>
    </message>
    <message>
        <source>Inertia about it, world axes: %1 kg·m²</source>
        <translation>Trägheit um ihn, Achsen der Welt: %1 kg·m²</translation>
    </message>
</context>
<context>
    <name>sparkwright::MatchDirector</name>
    <message>
        <source>Take co&amp;mmand back</source>
        <translation>Befehl zurück&amp;nehmen</translation>
    </message>
    <message>
        <source>%1 takes it back</source>
        <translation>%1 nimmt es zurück</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Zurückgenommen: %1</translation>
    </message>
    <message>
        <source>Play mode, clock, score and ball are as before</source>
        <translation>Spielmodus, Uhr, Stand und Ball sind wie vorher</translation>
    </message>
    <message>
        <source>Restore play mode, clock, score and ball as they were before your last command to the match, up to 30 s after it</source>
        <translation>Spielmodus, Uhr, Stand und Ball so wiederherstellen, wie sie vor Ihrem letzten Befehl an das Spiel waren, bis 30 s danach</translation>
    </message>
</context>
<context>
    <name>sparkwright::MatchKeys</name>
    <message>
        <source>Match &amp;keys</source>
        <translation>Spiel&amp;tasten</translation>
    </message>
    <message>
        <source>Kick-off left</source>
        <translation>Anstoß links</translation>
    </message>
    <message>
        <source>Match key: kick-off for the left team</source>
        <translation>Spieltaste: Anstoß für das linke Team</translation>
    </message>
    <message>
        <source>Kick-off right</source>
        <translation>Anstoß rechts</translation>
    </message>
    <message>
        <source>Match key: kick-off for the right team</source>
        <translation>Spieltaste: Anstoß für das rechte Team</translation>
    </message>
    <message>
        <source>Drop ball</source>
        <translation>Schiedsrichterball</translation>
    </message>
    <message>
        <source>Match key: drop the ball at its place</source>
        <translation>Spieltaste: Schiedsrichterball, wo der Ball liegt</translation>
    </message>
    <message>
        <source>Free kick left</source>
        <translation>Freistoß links</translation>
    </message>
    <message>
        <source>Match key: free kick for the left team</source>
        <translation>Spieltaste: Freistoß für das linke Team</translation>
    </message>
    <message>
        <source>Free kick right</source>
        <translation>Freistoß rechts</translation>
    </message>
    <message>
        <source>Match key: free kick for the right team</source>
        <translation>Spieltaste: Freistoß für das rechte Team</translation>
    </message>
    <message>
        <source>Direct free kick left</source>
        <translation>Direkter Freistoß links</translation>
    </message>
    <message>
        <source>Match key: direct free kick for the left team</source>
        <translation>Spieltaste: direkter Freistoß für das linke Team</translation>
    </message>
    <message>
        <source>Direct free kick right</source>
        <translation>Direkter Freistoß rechts</translation>
    </message>
    <message>
        <source>Match key: direct free kick for the right team</source>
        <translation>Spieltaste: direkter Freistoß für das rechte Team</translation>
    </message>
    <message>
        <source>Choose play mode</source>
        <translation>Spielmodus wählen</translation>
    </message>
    <message>
        <source>Match key: choose a play mode from a list</source>
        <translation>Spieltaste: einen Spielmodus aus einer Liste wählen</translation>
    </message>
    <message>
        <source>Clock to 0:00</source>
        <translation>Uhr auf 0:00</translation>
    </message>
    <message>
        <source>Match key: set the clock of the match to 0:00</source>
        <translation>Spieltaste: die Uhr des Spiels auf 0:00 setzen</translation>
    </message>
    <message>
        <source>Match keys act while a view has the keyboard</source>
        <translation>Spieltasten wirken, solange eine Ansicht die Tastatur hat</translation>
    </message>
    <message>
        <source>Match keys are off</source>
        <translation>Spieltasten sind aus</translation>
    </message>
    <message>
        <source>Let single keys act on the match while a view has the keyboard: J K kick-off, B drop ball, L R free kick, with Shift direct, O play mode, Shift+T clock to 0:00, Ctrl+Num+0 to 6 ball</source>
        <translation>Einzelne Tasten wirken auf das Spiel, solange eine Ansicht die Tastatur hat: J K Anstoß, B Schiedsrichterball, L R Freistoß, mit Umschalt direkt, O Spielmodus, Umschalt+T Uhr auf 0:00, Strg+Num+0 bis 6 Ball</translation>
    </message>
    <message>
        <source>Match keys are off: Match › Match keys lets them act</source>
        <translation>Spieltasten sind aus: Spiel › Spieltasten lässt sie wirken</translation>
    </message>
    <message>
        <source>Match keys are off: %1 lets them act</source>
        <translation>Spieltasten sind aus: %1 lässt sie wirken</translation>
    </message>
</context>
<context>
    <name>sparkwright::MatchPanel</name>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>%1 plays on the left</source>
        <translation>%1 spielt links</translation>
    </message>
    <message>
        <source>%1 plays on the right</source>
        <translation>%1 spielt rechts</translation>
    </message>
    <message>
        <source>%1 · half %2 · %3</source>
        <translation>%1 · Halbzeit %2 · %3</translation>
    </message>
    <message>
        <source>Last foul: %1 %2, %3</source>
        <translation>Letztes Foul: %1 %2, %3</translation>
    </message>
    <message>
        <source>No foul so far</source>
        <translation>Bisher kein Foul</translation>
    </message>
    <message>
        <source>There is no match. Open a set-up with a game, such as setups/soccer.rb, for score, decisions of the referee and commands.</source>
        <translation>Hier wird nicht gespielt. Ein Aufbau mit einem Spiel wie setups/soccer.rb bringt Spielstand, Entscheidungen des Schiedsrichters und die Knöpfe, um es zu leiten.</translation>
    </message>
    <message>
        <source>%1 in commands</source>
        <translation>%1 in Befehlen</translation>
    </message>
    <message>
        <source>Play mode to set</source>
        <translation>Spielmodus zum Setzen</translation>
    </message>
    <message>
        <source>Play mode to set; the ball is not moved</source>
        <translation>Spielmodus zum Setzen; der Ball wird nicht bewegt</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Set the play mode</source>
        <translation>Den Spielmodus setzen</translation>
    </message>
    <message>
        <source>Sets the play mode that is chosen on the left</source>
        <translation>Setzt den Spielmodus, der links gewählt ist</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Spielstand</translation>
    </message>
    <message>
        <source>Goals of the left and of the right team</source>
        <translation>Tore der linken und der rechten Mannschaft</translation>
    </message>
    <message>
        <source>Game clock, half and play mode</source>
        <translation>Spieluhr, Halbzeit und Spielmodus</translation>
    </message>
    <message>
        <source>Game clock in minutes and seconds, half, and play mode</source>
        <translation>Spieluhr in Minuten und Sekunden, Halbzeit und Spielmodus</translation>
    </message>
    <message>
        <source>Last foul</source>
        <translation>Letztes Foul</translation>
    </message>
    <message>
        <source>Formations</source>
        <translation>Aufstellungen</translation>
    </message>
    <message>
        <source>Place players and ball for a kick-off, a corner, or a saved formation</source>
        <translation>Spieler und Ball einen Anstoß, eine Ecke oder etwas Behaltenes einnehmen lassen</translation>
    </message>
</context>
<context>
    <name>sparkwright::MatchPart</name>
    <message>
        <source>Match</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>S&amp;core and clock…</source>
        <translation>S&amp;tand und Uhr…</translation>
    </message>
    <message>
        <source>Set score and clock of the match</source>
        <translation>Stand und Uhr des Spiels setzen</translation>
    </message>
    <message>
        <source>Score and clock are set</source>
        <translation>Stand und Uhr sind gesetzt</translation>
    </message>
    <message>
        <source>Type a part of a play mode</source>
        <translation>Teil eines Spielmodus tippen</translation>
    </message>
    <message>
        <source>Play modes</source>
        <translation>Spielmodi</translation>
    </message>
    <message>
        <source>%1 in commands</source>
        <translation>%1 in Befehlen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Play %1 against %1</source>
        <translation>%1 gegen %1 spielen</translation>
    </message>
    <message>
        <source>The demo match begins again with fewer players</source>
        <translation>Das Demospiel beginnt neu, mit weniger Spielern</translation>
    </message>
    <message>
        <source>Rese&amp;t the clock</source>
        <translation>Uhr &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Set the clock of the match to 0:00</source>
        <translation>Die Uhr des Spiels auf 0:00 setzen</translation>
    </message>
    <message>
        <source>End the server</source>
        <translation>Server beenden</translation>
    </message>
    <message>
        <source>Match key: end the server that is watched; asks first</source>
        <translation>Spieltaste: den Server beenden, der angesehen wird; fragt vorher</translation>
    </message>
</context>
<context>
    <name>sparkwright::MeshDialog</name>
    <message>
        <source>Import mesh</source>
        <translation>Netz importieren</translation>
    </message>
    <message>
        <source>A mesh: .obj, .stl, .dae, .ply, .glb, .gltf</source>
        <translation>Ein Netz: .obj, .stl, .dae, .ply, .glb, .gltf</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a mesh</source>
        <translation>Ein Netz wählen</translation>
    </message>
    <message>
        <source>Metres</source>
        <translation>Meter</translation>
    </message>
    <message>
        <source>Centimetres</source>
        <translation>Zentimeter</translation>
    </message>
    <message>
        <source>Millimetres</source>
        <translation>Millimeter</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>Zoll</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Eine andere</translation>
    </message>
    <message>
        <source>What one unit of the file is; the size below tells whether it fits</source>
        <translation>Was eine Einheit der Datei ist; die Größe unten zeigt, ob es passt</translation>
    </message>
    <message>
        <source> m</source>
        <translation> m</translation>
    </message>
    <message>
        <source>Metres in one unit</source>
        <translation>Meter je Einheit</translation>
    </message>
    <message>
        <source>Metres in one unit of the file</source>
        <translation>Meter je Einheit der Datei</translation>
    </message>
    <message>
        <source>z is up</source>
        <translation>z ist oben</translation>
    </message>
    <message>
        <source>y is up</source>
        <translation>y ist oben</translation>
    </message>
    <message>
        <source>Which axis of the file points upwards; here it is always z</source>
        <translation>Welche Achse der Datei nach oben zeigt; hier ist es immer z</translation>
    </message>
    <message>
        <source>None: things pass through it</source>
        <translation>Keiner: Gegenstände gehen hindurch</translation>
    </message>
    <message>
        <source>Box around it</source>
        <translation>Quader darum herum</translation>
    </message>
    <message>
        <source>Its triangles: for things that do not move</source>
        <translation>Seine Dreiecke: für Gegenstände, die sich nicht bewegen</translation>
    </message>
    <message>
        <source>What other things touch</source>
        <translation>Was andere Gegenstände berühren</translation>
    </message>
    <message>
        <source>Name of the node in the scene</source>
        <translation>Name des Knotens in der Szene</translation>
    </message>
    <message>
        <source>Size in the scene</source>
        <translation>Größe in der Szene</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Unit</source>
        <translation>&amp;Einheit</translation>
    </message>
    <message>
        <source>&amp;Axis</source>
        <translation>&amp;Achse</translation>
    </message>
    <message>
        <source>&amp;Collider</source>
        <translation>&amp;Kollisionskörper</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>&amp;Insert</source>
        <translation>E&amp;infügen</translation>
    </message>
    <message>
        <source>Meshes (*.obj *.stl *.dae *.ply *.glb *.gltf)</source>
        <translation>Netze (*.obj *.stl *.dae *.ply *.glb *.gltf)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The file is being read …</source>
        <translation>Die Datei wird gelesen …</translation>
    </message>
    <message>
        <source>The scene has a node of this name already; choose another one.</source>
        <translation>Die Szene hat schon einen Knoten dieses Namens; wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>%1 × %2 × %3 m, %4</source>
        <extracomment>Length, width and height of a thing</extracomment>
        <translation>%1 × %2 × %3 m, %4</translation>
    </message>
    <message numerus="yes">
        <source>%n triangle(s)</source>
        <translation>
            <numerusform>%n Dreieck</numerusform>
            <numerusform>%n Dreiecke</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is used where it is: %1</source>
        <translation>Die Datei wird dort benutzt, wo sie liegt: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are copied beside the scene, for %1</source>
        <translation>
            <numerusform>%n Datei wird neben die Szene kopiert, für %1</numerusform>
            <numerusform>%n Dateien werden neben die Szene kopiert, für %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Missing, so that its surfaces are plain: %1</source>
        <translation>Es fehlt, sodass die Oberflächen einfarbig sind: %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::MeshImports</name>
    <message>
        <source>There is no scene in RSG to put a mesh into: open one, or make one by File ▸ New scene…</source>
        <translation>Es gibt keine Szene in RSG, in die ein Netz passt: Öffnen Sie eine, oder legen Sie eine an mit Datei ▸ Neue Szene …</translation>
    </message>
    <message>
        <source>%1 belongs to the program, so nothing is put into it: save it elsewhere first, by File ▸ Save as…</source>
        <translation>%1 gehört zum Programm, daher wird nichts eingefügt: Speichern Sie die Datei zuerst woanders mit Datei ▸ Speichern unter …</translation>
    </message>
    <message>
        <source>Mend the text first: %1</source>
        <translation>Der Text ist fehlerhaft und muss erst berichtigt werden: %1</translation>
    </message>
    <message>
        <source>There are too many meshes of this name beside the scene.</source>
        <translation>Neben der Szene gibt es zu viele Netze dieses Namens.</translation>
    </message>
    <message>
        <source>Nothing can be put into %1: it has no body, or its parentheses are not balanced.</source>
        <translation>In %1 lässt sich nichts einfügen: Der Rumpf fehlt, oder die Klammern sind nicht ausgeglichen.</translation>
    </message>
    <message>
        <source>Import mesh %1</source>
        <translation>Netz %1 importieren</translation>
    </message>
    <message>
        <source>The text has changed meanwhile: try again.</source>
        <translation>Der Text hat sich inzwischen geändert: Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Put %1 into %2; Undo takes it out again</source>
        <translation>%1 in %2 eingefügt; Rückgängig nimmt es wieder heraus</translation>
    </message>
</context>
<context>
    <name>sparkwright::MessageCheck</name>
    <message>
        <source>there is no message</source>
        <translation>Es gibt keine Nachricht</translation>
    </message>
    <message>
        <source>messages end at 1 MiB</source>
        <translation>Nachrichten enden bei 1 MiB</translation>
    </message>
    <message>
        <source>a list begins with a name, not with another list</source>
        <translation>Eine Liste beginnt mit einem Namen, nicht mit einer anderen Liste</translation>
    </message>
    <message>
        <source>this parenthesis closes nothing</source>
        <translation>Diese Klammer schließt nichts</translation>
    </message>
    <message>
        <source>the list has no name</source>
        <translation>Die Liste hat keinen Namen</translation>
    </message>
    <message>
        <source>this is outside of parentheses; messages are lists, such as (he1 1.5)</source>
        <translation>Das steht außerhalb von Klammern; Nachrichten sind Listen wie (he1 1.5)</translation>
    </message>
    <message>
        <source>the quote is not closed</source>
        <translation>Das Anführungszeichen wird nicht geschlossen</translation>
    </message>
    <message>
        <source>this character is not allowed</source>
        <translation>Dieses Zeichen ist nicht erlaubt</translation>
    </message>
    <message>
        <source>this parenthesis is not closed</source>
        <translation>Diese Klammer wird nicht geschlossen</translation>
    </message>
</context>
<context>
    <name>sparkwright::MessageMeanings</name>
    <message>
        <source>simulated time</source>
        <translation>simulierte Zeit</translation>
    </message>
    <message>
        <source>state of the game</source>
        <translation>Zustand des Spiels</translation>
    </message>
    <message>
        <source>time of play</source>
        <translation>Spielzeit</translation>
    </message>
    <message>
        <source>play mode</source>
        <translation>Spielmodus</translation>
    </message>
    <message>
        <source>goals of the left team</source>
        <translation>Tore der linken Mannschaft</translation>
    </message>
    <message>
        <source>goals of the right team</source>
        <translation>Tore der rechten Mannschaft</translation>
    </message>
    <message>
        <source>own number</source>
        <translation>eigene Nummer</translation>
    </message>
    <message>
        <source>own side</source>
        <translation>eigene Seite</translation>
    </message>
    <message>
        <source>charge of the battery, 0 to 1</source>
        <translation>Ladung des Akkus, 0 bis 1</translation>
    </message>
    <message>
        <source>gyroscope</source>
        <translation>Kreisel</translation>
    </message>
    <message>
        <source>rate of turning about x, y, z</source>
        <translation>Drehgeschwindigkeit um x, y, z</translation>
    </message>
    <message>
        <source>accelerometer</source>
        <translation>Beschleunigungsmesser</translation>
    </message>
    <message>
        <source>acceleration along x, y, z</source>
        <translation>Beschleunigung entlang x, y, z</translation>
    </message>
    <message>
        <source>joint with one axis</source>
        <translation>Gelenk mit einer Achse</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>temperature of the motor</source>
        <translation>Temperatur des Motors</translation>
    </message>
    <message>
        <source>current of the motor</source>
        <translation>Strom des Motors</translation>
    </message>
    <message>
        <source>joint with two axes</source>
        <translation>Gelenk mit zwei Achsen</translation>
    </message>
    <message>
        <source>angle of the first axis</source>
        <translation>Winkel der ersten Achse</translation>
    </message>
    <message>
        <source>angle of the second axis</source>
        <translation>Winkel der zweiten Achse</translation>
    </message>
    <message>
        <source>steered wheel</source>
        <translation>gelenktes Rad</translation>
    </message>
    <message>
        <source>force on a foot or another part</source>
        <translation>Kraft auf einen Fuß oder ein anderes Teil</translation>
    </message>
    <message>
        <source>where it acts, relative to the part</source>
        <translation>wo sie angreift, relativ zum Teil</translation>
    </message>
    <message>
        <source>the force along x, y, z</source>
        <translation>die Kraft entlang x, y, z</translation>
    </message>
    <message>
        <source>touch</source>
        <translation>Berührung</translation>
    </message>
    <message>
        <source>1: it touches something</source>
        <translation>1: Es berührt etwas</translation>
    </message>
    <message>
        <source>parts that are touched</source>
        <translation>berührte Teile</translation>
    </message>
    <message>
        <source>pose in the world</source>
        <translation>Pose in der Welt</translation>
    </message>
    <message>
        <source>matrix of 4 × 4, positions in m</source>
        <translation>Matrix von 4 × 4, Orte in m</translation>
    </message>
    <message>
        <source>offsets of all parts of the scene</source>
        <translation>Versätze aller Teile der Szene</translation>
    </message>
    <message>
        <source>position or offset</source>
        <translation>Ort oder Versatz</translation>
    </message>
    <message>
        <source>what the camera sees</source>
        <translation>was die Kamera sieht</translation>
    </message>
    <message>
        <source>ball</source>
        <translation>Ball</translation>
    </message>
    <message>
        <source>player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>line, by its ends</source>
        <translation>Linie, durch ihre Enden</translation>
    </message>
    <message>
        <source>own position</source>
        <translation>eigener Ort</translation>
    </message>
    <message>
        <source>own direction</source>
        <translation>eigene Richtung</translation>
    </message>
    <message>
        <source>distance, angle to the left, angle up</source>
        <translation>Entfernung, Winkel nach links, Winkel nach oben</translation>
    </message>
    <message>
        <source>name of the team</source>
        <translation>Name der Mannschaft</translation>
    </message>
    <message>
        <source>number of the player</source>
        <translation>Nummer des Spielers</translation>
    </message>
    <message>
        <source>heard: time, direction or self, message</source>
        <translation>gehört: Zeit, Richtung oder self, Nachricht</translation>
    </message>
    <message>
        <source>state of the robot</source>
        <translation>Zustand des Roboters</translation>
    </message>
    <message>
        <source>direction of the camera</source>
        <translation>Richtung der Kamera</translation>
    </message>
    <message>
        <source>charge of the battery</source>
        <translation>Ladung des Akkus</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>picture of a camera</source>
        <translation>Bild einer Kamera</translation>
    </message>
    <message>
        <source>width and height</source>
        <translation>Breite und Höhe</translation>
    </message>
    <message>
        <source>asks for a robot: its file and type</source>
        <translation>verlangt einen Roboter: seine Datei und seinen Typ</translation>
    </message>
    <message>
        <source>joins a team</source>
        <translation>tritt einer Mannschaft bei</translation>
    </message>
    <message>
        <source>places the robot: x, y, direction</source>
        <translation>stellt den Roboter auf: x, y, Richtung</translation>
    </message>
    <message>
        <source>calls a message to the others</source>
        <translation>ruft den anderen eine Nachricht zu</translation>
    </message>
    <message>
        <source>the answer is complete</source>
        <translation>die Antwort ist vollständig</translation>
    </message>
    <message>
        <source>tells its name, for the order of agents</source>
        <translation>nennt seinen Namen, für die Reihenfolge der Agenten</translation>
    </message>
    <message>
        <source>how long it has thought</source>
        <translation>wie lange er gedacht hat</translation>
    </message>
    <message>
        <source>speed of a joint</source>
        <translation>Geschwindigkeit eines Gelenks</translation>
    </message>
</context>
<context>
    <name>sparkwright::MessagesModel</name>
    <message>
        <source>Cycle %1</source>
        <translation>Zyklus %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>→ to agent</source>
        <translation>→ an Agenten</translation>
    </message>
    <message>
        <source>← from agent</source>
        <translation>← vom Agenten</translation>
    </message>
    <message>
        <source>← command</source>
        <translation>← Befehl</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
</context>
<context>
    <name>sparkwright::MirrorCommands</name>
    <message>
        <source>Of a robot whose forward is +&amp;Y</source>
        <translation>Eines Roboters, der nach +&amp;Y blickt</translation>
    </message>
    <message>
        <source>Add the selected part mirrored to the other side, x: as robots of this simulator stand</source>
        <translation>Fügt das ausgewählte Teil gespiegelt auf der anderen Seite, x, hinzu: so stehen Roboter dieses Simulators</translation>
    </message>
    <message>
        <source>Of a robot whose forward is +&amp;X</source>
        <translation>Eines Roboters, der nach +&amp;X blickt</translation>
    </message>
    <message>
        <source>Add the selected part mirrored to the other side, y: as robots from URDF stand</source>
        <translation>Fügt das ausgewählte Teil gespiegelt auf der anderen Seite, y, hinzu: so stehen Roboter aus URDF</translation>
    </message>
    <message>
        <source>Copy to the other &amp;side</source>
        <translation>Auf die andere &amp;Seite kopieren</translation>
    </message>
    <message>
        <source>Select a part of the robot in the text or the source tree first, such as left_thigh.</source>
        <translation>Zuerst im Text oder im Quellbaum ein Teil des Roboters auswählen, etwa left_thigh.</translation>
    </message>
    <message>
        <source>Copy to the other side</source>
        <translation>Auf die andere Seite kopieren</translation>
    </message>
    <message>
        <source>The copy stands behind the original, in line %1.</source>
        <translation>Die Kopie steht hinter dem Original, in Zeile %1.</translation>
    </message>
</context>
<context>
    <name>sparkwright::NameHelp</name>
    <message>
        <source>New name</source>
        <translation>Neuer Name</translation>
    </message>
    <message>
        <source>Enter renames, Esc leaves the name as it is</source>
        <translation>Eingabe benennt um, Esc lässt den Namen, wie er ist</translation>
    </message>
    <message>
        <source>There is no name here.</source>
        <translation>Hier steht kein Name.</translation>
    </message>
    <message>
        <source>No definition of %1 is known.</source>
        <translation>Für %1 ist keine Definition bekannt.</translation>
    </message>
    <message>
        <source>Definitions of %1</source>
        <translation>Definitionen von %1</translation>
    </message>
    <message>
        <source>Files that import this one</source>
        <translation>Dateien, die diese importieren</translation>
    </message>
    <message>
        <source>Uses of %1</source>
        <translation>Verwendungen von %1</translation>
    </message>
    <message>
        <source>Only variables and names of nodes can be renamed.</source>
        <translation>Nur Variablen und Namen von Knoten lassen sich umbenennen.</translation>
    </message>
    <message>
        <source>Rename to %1</source>
        <translation>In %1 umbenennen</translation>
    </message>
    <message>
        <source>There is no name of a file here.</source>
        <translation>Hier steht kein Dateiname.</translation>
    </message>
    <message>
        <source>There is no file %1 beside this one or below the data directories.</source>
        <translation>Eine Datei %1 gibt es weder neben dieser noch unterhalb der Datenverzeichnisse.</translation>
    </message>
</context>
<context>
    <name>sparkwright::Navigation</name>
    <message>
        <source>%1: %2</source>
        <comment>a gesture and what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Esc: end</source>
        <translation>Esc: beenden</translation>
    </message>
    <message>
        <source>Flying at %1 m/s</source>
        <translation>Flug mit %1 m/s</translation>
    </message>
    <message>
        <source>look</source>
        <translation>schauen</translation>
    </message>
    <message>
        <source>%1: fly</source>
        <translation>%1: fliegen</translation>
    </message>
    <message>
        <source>%1: down, up</source>
        <translation>%1: ab, auf</translation>
    </message>
    <message>
        <source>up, with Shift down</source>
        <translation>auf, mit Umschalt ab</translation>
    </message>
    <message>
        <source>Wheel: speed</source>
        <translation>Rad: Geschwindigkeit</translation>
    </message>
    <message>
        <source>Wheel: forward, back</source>
        <translation>Rad: vor, zurück</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>Verfolgen</translation>
    </message>
    <message>
        <source>orbit</source>
        <translation>umkreisen</translation>
    </message>
    <message>
        <source>look beside it</source>
        <translation>daneben schauen</translation>
    </message>
    <message>
        <source>Wheel: distance</source>
        <translation>Rad: Abstand</translation>
    </message>
    <message>
        <source>Robot&apos;s view</source>
        <translation>Blick des Roboters</translation>
    </message>
    <message>
        <source>look around</source>
        <translation>umherschauen</translation>
    </message>
    <message>
        <source>Wheel: angle of view</source>
        <translation>Rad: Öffnungswinkel</translation>
    </message>
    <message>
        <source>Behind the robot</source>
        <translation>Hinter dem Roboter</translation>
    </message>
    <message>
        <source>pan</source>
        <translation>verschieben</translation>
    </message>
    <message>
        <source>Wheel: zoom</source>
        <translation>Rad: Zoom</translation>
    </message>
    <message>
        <source>select</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>one more</source>
        <translation>eines mehr</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Tab: what is behind</source>
        <translation>Tab: was dahinter ist</translation>
    </message>
</context>
<context>
    <name>sparkwright::NewSceneDialog</name>
    <message>
        <source>New scene</source>
        <translation>Neue Szene</translation>
    </message>
    <message>
        <source>Empty world</source>
        <translation>Leere Welt</translation>
    </message>
    <message>
        <source>Nothing yet: no ground, no light</source>
        <translation>Noch nichts: kein Boden, kein Licht</translation>
    </message>
    <message>
        <source>Ground and light</source>
        <translation>Boden und Licht</translation>
    </message>
    <message>
        <source>A plane to stand on, and two lamps</source>
        <translation>Eine Ebene zum Stehen und zwei Lampen</translation>
    </message>
    <message>
        <source>Falling things and a robot</source>
        <translation>Fallende Gegenstände und ein Roboter</translation>
    </message>
    <message>
        <source>Blocks, balls and a ball on two legs, from the examples</source>
        <translation>Klötze, Kugeln und eine Kugel auf zwei Beinen, aus den Beispielen</translation>
    </message>
    <message>
        <source>Soccer field</source>
        <translation>Fußballfeld</translation>
    </message>
    <message>
        <source>The field of the 3D league with goals, lines and ball; without a referee</source>
        <translation>Das Feld der 3D-Liga mit Toren, Linien und Ball; ohne Schiedsrichter</translation>
    </message>
    <message>
        <source>Set-up script in Ruby</source>
        <translation>Aufbauskript in Ruby</translation>
    </message>
    <message>
        <source>A script that makes the world, and the scene that it imports</source>
        <translation>Ein Skript, das die Welt anlegt, und die Szene, die es importiert</translation>
    </message>
    <message>
        <source>What the scene begins with</source>
        <translation>Womit die Szene beginnt</translation>
    </message>
    <message>
        <source>Such as arena</source>
        <translation>Zum Beispiel arena</translation>
    </message>
    <message>
        <source>Name of the file; its ending may be left out</source>
        <translation>Name der Datei; die Endung kann entfallen</translation>
    </message>
    <message>
        <source>Folder of the file, which is made if there is none</source>
        <translation>Ordner der Datei; er wird angelegt, wenn es ihn nicht gibt</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Einen Ordner wählen</translation>
    </message>
    <message>
        <source>&amp;Begin with</source>
        <translation>&amp;Beginnen mit</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>&amp;Make scene</source>
        <translation>&amp;Szene anlegen</translation>
    </message>
    <message>
        <source>Makes %1</source>
        <translation>Legt %1 an</translation>
    </message>
</context>
<context>
    <name>sparkwright::NewStrategy</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>The team needs a name.</source>
        <translation>Die Mannschaft braucht einen Namen.</translation>
    </message>
    <message>
        <source>The name of the team is too long: at most %1 characters</source>
        <translation>Der Name der Mannschaft ist zu lang: höchstens %1 Zeichen</translation>
    </message>
    <message>
        <source>The name of the team has a character that it cannot have: no quotes and no \</source>
        <translation>Der Name der Mannschaft hat ein Zeichen, das er nicht haben kann: keine Anführungszeichen und kein \</translation>
    </message>
    <message>
        <source>Choose a folder for its files.</source>
        <translation>Wählen Sie einen Ordner für ihre Dateien.</translation>
    </message>
    <message>
        <source>There is a file %1 already: choose another folder</source>
        <translation>Es gibt schon eine Datei %1: wählen Sie einen anderen Ordner</translation>
    </message>
    <message>
        <source>The template %1 cannot be read: %2</source>
        <translation>Die Vorlage %1 kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Der Ordner %1 kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>The header %1 cannot be read: %2</source>
        <translation>Die Header-Datei %1 kann nicht gelesen werden: %2</translation>
    </message>
</context>
<context>
    <name>sparkwright::NewStrategyDialog</name>
    <message>
        <source>New strategy</source>
        <translation>Neue Strategie</translation>
    </message>
    <message>
        <source>C: a library, the shortest way</source>
        <translation>C: eine Bibliothek, der kürzeste Weg</translation>
    </message>
    <message>
        <source>C++: a library</source>
        <translation>C++: eine Bibliothek</translation>
    </message>
    <message>
        <source>Python: a program, nothing to compile</source>
        <translation>Python: ein Programm, nichts zu übersetzen</translation>
    </message>
    <message>
        <source>No side yet</source>
        <translation>Noch keine Seite</translation>
    </message>
    <message>
        <source>The side that it plays for as soon as it is made</source>
        <translation>Die Seite, für die sie spielt, sobald sie angelegt ist</translation>
    </message>
    <message>
        <source>My team</source>
        <translation>Meine Mannschaft</translation>
    </message>
    <message>
        <source>The name that the scoreboard shows</source>
        <translation>Der Name, den die Anzeigetafel zeigt</translation>
    </message>
    <message>
        <source>Folder of its files, which is made if there is none</source>
        <translation>Ordner ihrer Dateien; er wird angelegt, wenn es ihn nicht gibt</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Einen Ordner wählen</translation>
    </message>
    <message>
        <source>What the compiler has said</source>
        <translation>Was der Compiler gesagt hat</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Team</source>
        <translation>&amp;Mannschaft</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>Plays &amp;for</source>
        <translation>Spielt &amp;für</translation>
    </message>
    <message>
        <source>&amp;Make strategy</source>
        <translation>Strategie &amp;anlegen</translation>
    </message>
    <message>
        <source>Makes %1</source>
        <translation>Legt %1 an</translation>
    </message>
    <message>
        <source>Its files are there, but could not be compiled:</source>
        <translation>Ihre Dateien sind da, ließen sich aber nicht übersetzen:</translation>
    </message>
</context>
<context>
    <name>sparkwright::NodeCommands</name>
    <message numerus="yes">
        <source>%n nodes</source>
        <translation>
            <numerusform>%n Knoten</numerusform>
            <numerusform>%n Knoten</numerusform>
        </translation>
    </message>
    <message>
        <source>It is no longer there.</source>
        <translation>Es ist nicht mehr da.</translation>
    </message>
    <message>
        <source>Nodes cannot be put there.</source>
        <translation>Dort lassen sich keine Knoten einfügen.</translation>
    </message>
    <message>
        <source>A node cannot be moved into itself.</source>
        <translation>Ein Knoten lässt sich nicht in sich selbst verschieben.</translation>
    </message>
    <message>
        <source>The clipboard holds no nodes.</source>
        <translation>Die Zwischenablage enthält keine Knoten.</translation>
    </message>
    <message>
        <source>Parentheses are missing. Correct the text first.</source>
        <translation>Es fehlen Klammern. Bitte erst den Text berichtigen.</translation>
    </message>
    <message>
        <source>Only nodes have names.</source>
        <translation>Nur Knoten haben Namen.</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>%1 in %2 umbenennen</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>%1 duplizieren</translation>
    </message>
    <message>
        <source>Cut %1</source>
        <translation>%1 ausschneiden</translation>
    </message>
    <message>
        <source>%1 cannot keep its pose in the world: that of %2 is computed or not known from the text.</source>
        <translation>%1 kann seine Lage in der Welt nicht behalten: Die von %2 ist berechnet oder aus dem Text nicht bekannt.</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
</context>
<context>
    <name>sparkwright::NodeInspection</name>
    <message>
        <source>&amp;Pin properties</source>
        <translation>Eigenschaften an&amp;heften</translation>
    </message>
    <message>
        <source>Keep the properties of what is selected in a panel of their own, to compare them with others</source>
        <translation>Die Eigenschaften des Ausgewählten in einem eigenen Bereich behalten, um sie mit anderen zu vergleichen</translation>
    </message>
    <message>
        <source>Select something first</source>
        <translation>Wählen Sie zuerst etwas aus</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Pinned properties</source>
        <translation>Angeheftete Eigenschaften</translation>
    </message>
</context>
<context>
    <name>sparkwright::NodeName</name>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Robot</source>
        <translation>Roboter</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Nameless part</source>
        <translation>Teil ohne Namen</translation>
    </message>
</context>
<context>
    <name>sparkwright::NodePanel</name>
    <message>
        <source>Made by the program, not by a file</source>
        <translation>Vom Programm erzeugt, nicht von einer Datei</translation>
    </message>
    <message>
        <source>It is not in this run any more</source>
        <translation>In diesem Lauf nicht mehr vorhanden</translation>
    </message>
    <message>
        <source>Made in %1</source>
        <translation>Erzeugt in %1</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>It is gone</source>
        <translation>Nicht mehr vorhanden</translation>
    </message>
    <message>
        <source>Set to %1 for this run only</source>
        <translation>Nur für diesen Lauf auf %1 gesetzt</translation>
    </message>
    <message>
        <source>In the running simulation</source>
        <translation>In der laufenden Simulation</translation>
    </message>
    <message>
        <source>The simulation does not tell it; double-click to set it for this run only</source>
        <translation>Die Simulation gibt den Wert nicht an; Doppelklick setzt ihn nur für diesen Lauf</translation>
    </message>
    <message>
        <source>Double-click to set it for this run only</source>
        <translation>Doppelklick setzt den Wert nur für diesen Lauf</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) set for this run only; a reset brings back those of the files</source>
        <translation>
            <numerusform>Ein Wert nur für diesen Lauf gesetzt; Zurücksetzen bringt den der Dateien wieder</numerusform>
            <numerusform>%n Werte nur für diesen Lauf gesetzt; Zurücksetzen bringt die der Dateien wieder</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Kopiert: %1</translation>
    </message>
    <message>
        <source>Filter values</source>
        <translation>Werte filtern</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>Eigenschaft</translation>
    </message>
    <message>
        <source>Value in this run</source>
        <translation>Wert in diesem Lauf</translation>
    </message>
    <message>
        <source>Values of the node in this run</source>
        <translation>Werte des Knotens in diesem Lauf</translation>
    </message>
    <message>
        <source>Copy the path</source>
        <translation>Den Pfad kopieren</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Open the file that made it, to edit its properties there</source>
        <translation>Die Datei öffnen, die ihn erzeugt hat, um seine Eigenschaften dort zu bearbeiten</translation>
    </message>
    <message>
        <source>Path of the node</source>
        <translation>Pfad des Knotens</translation>
    </message>
    <message>
        <source>Where the node was made</source>
        <translation>Wo der Knoten erzeugt wurde</translation>
    </message>
    <message>
        <source>Changes of this run</source>
        <translation>Änderungen dieses Laufs</translation>
    </message>
</context>
<context>
    <name>sparkwright::NoticeBell</name>
    <message numerus="yes">
        <source>%n new warning(s) or error(s)</source>
        <translation>
            <numerusform>%n neue Warnung oder neuer Fehler</numerusform>
            <numerusform>%n neue Warnungen oder Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Benachrichtigungen</translation>
    </message>
    <message>
        <source>%1: click for the list</source>
        <translation>%1: Klick zeigt die Liste</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Liste leeren</translation>
    </message>
    <message numerus="yes">
        <source> (%n times)</source>
        <translation>
            <numerusform> (%n Mal)</numerusform>
            <numerusform> (%n Mal)</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been told yet. Errors and warnings appear here.</source>
        <translation>Noch ist nichts gemeldet. Fehler und Warnungen erscheinen hier.</translation>
    </message>
</context>
<context>
    <name>sparkwright::NoticeToasts</name>
    <message>
        <source>Notifications</source>
        <translation>Benachrichtigungen</translation>
    </message>
    <message>
        <source>Close notification</source>
        <translation>Benachrichtigung schließen</translation>
    </message>
</context>
<context>
    <name>sparkwright::NumberScrubber</name>
    <message>
        <source>Handle that changes the number</source>
        <translation>Griff, der die Zahl ändert</translation>
    </message>
    <message>
        <source>Drag to change the number; Ctrl finer, Shift coarser, Esc takes it back</source>
        <translation>Ziehen ändert die Zahl; Strg feiner, Umschalt gröber, Esc nimmt es zurück</translation>
    </message>
    <message>
        <source>Change number</source>
        <translation>Zahl ändern</translation>
    </message>
</context>
<context>
    <name>sparkwright::Options</name>
    <message>
        <source>There is no data directory `%1`.</source>
        <translation>Es gibt kein Datenverzeichnis „%1“.</translation>
    </message>
    <message>
        <source>Builds and runs robot simulations.</source>
        <translation>Baut Robotersimulationen und führt sie aus.</translation>
    </message>
    <message>
        <source>Seed of the random numbers; 0: from the clock.</source>
        <translation>Startwert der Zufallszahlen; 0: von der Uhr.</translation>
    </message>
    <message>
        <source>Each cycle waits for every agent.</source>
        <translation>Jeder Zyklus wartet auf alle Agenten.</translation>
    </message>
    <message>
        <source>Shows this text.</source>
        <translation>Zeigt diesen Text.</translation>
    </message>
    <message>
        <source>Shows the version.</source>
        <translation>Zeigt die Version.</translation>
    </message>
    <message>
        <source>Port for agents, and further ones for the same; 0: any free one. Default: 3100</source>
        <translation>Port für Agenten, und weitere dafür; 0: irgendein freier. Vorgabe: 3100</translation>
    </message>
    <message>
        <source>Port for monitors, and further ones for the same; 0: any free one. Default: 3200</source>
        <translation>Port für Monitore, und weitere dafür; 0: irgendein freier. Vorgabe: 3200</translation>
    </message>
    <message>
        <source>How agents connect. Default: tcp</source>
        <translation>Wie sich Agenten verbinden. Vorgabe: tcp</translation>
    </message>
    <message>
        <source>How monitors connect. Default: tcp</source>
        <translation>Wie sich Monitore verbinden. Vorgabe: tcp</translation>
    </message>
    <message>
        <source>Silence after which UDP clients are removed. Default: 30</source>
        <translation>Schweigen, nach dem als gegangen gilt, wer über UDP kam. Vorgabe: 30</translation>
    </message>
    <message>
        <source>Message formats of agents: sexp, json, or parsers of plugins. Default: sexp</source>
        <translation>Sprachen der Agenten: sexp, json oder Parser aus Plugins. Vorgabe: sexp</translation>
    </message>
    <message>
        <source>No cycle waits; overrides the set-up.</source>
        <translation>Kein Zyklus wartet, was auch immer der Aufbau sagt.</translation>
    </message>
    <message>
        <source>How long a cycle waits for an agent, wall time; 0: for ever. Default: 0</source>
        <translation>Wie lange ein Zyklus auf einen Agenten wartet, in wirklicher Zeit; 0: beliebig lange. Vorgabe: 0</translation>
    </message>
    <message>
        <source>What happens to a late agent: it is disconnected, or misses a cycle. Default: disconnect</source>
        <translation>Was mit einem Agenten geschieht, der zu spät ist: Er muss gehen, oder er verpasst einen Zyklus. Vorgabe: disconnect</translation>
    </message>
    <message>
        <source>Cycles between messages to monitors. Default: 2</source>
        <translation>Zyklen zwischen Nachrichten an Monitore. Vorgabe: 2</translation>
    </message>
    <message>
        <source>--%1 takes %2, not `%3`.</source>
        <translation>--%1 verlangt %2, nicht „%3“.</translation>
    </message>
    <message>
        <source>UDP port for drawings of agents and tools [32769]; 0: none.</source>
        <translation>UDP-Port für Zeichnungen von Agenten und Werkzeugen [32769]; 0: keiner.</translation>
    </message>
    <message>
        <source>Wall time after which an agent inside the simulator is stopped; 0: never. Default: 10</source>
        <translation>Wanduhrzeit, nach der ein Agent im Simulator aufgegeben wird; 0: nie. Standard: 10</translation>
    </message>
    <message>
        <source>Steps of an agent&apos;s script for each answer; 0: no limit. Default: 1000000</source>
        <translation>Schritte, die ein Skript bei jedem Denken für einen Agenten machen darf; 0: beliebig viele. Standard: 1000000</translation>
    </message>
    <message>
        <source>Number of agents that must have connected and sent a message before the first cycle. Default: 0</source>
        <translation>Kein Zyklus, bevor sich so viele Agenten verbunden und eine Nachricht geschickt haben. Standard: 0</translation>
    </message>
    <message>
        <source>Agent timing: by arrival of messages (plain), or by simulated times only (reproducible). Default: plain</source>
        <translation>Ob Läufe davon abhängen, wann Nachrichten ankommen (plain), oder nur von simulierten Zeiten (reproducible). Standard: plain</translation>
    </message>
    <message>
        <source>Reproducible timing: how long agents think, simulated milliseconds, or reported. Default: 20</source>
        <translation>Reproducible: wie lange Agenten denken, in simulierten Millisekunden, oder reported: wie sie es melden. Standard: 20</translation>
    </message>
    <message>
        <source>Reproducible timing: factor for reported times. Default: 1</source>
        <translation>Reproducible: womit gemeldete Zeiten multipliziert werden. Standard: 1</translation>
    </message>
    <message>
        <source>Reproducible timing: milliseconds from sensing to the percepts. Default: 0</source>
        <translation>Reproducible: Millisekunden vom Augenblick, der gemessen wird, bis Agenten davon wissen. Standard: 0</translation>
    </message>
    <message>
        <source>Reproducible timing: milliseconds from the end of a thought to its effect. Default: 0</source>
        <translation>Reproducible: Millisekunden vom Ende eines Gedankens bis zu seiner Wirkung. Standard: 0</translation>
    </message>
    <message>
        <source>Reproducible timing: most percepts that wait while an agent thinks. Default: 50</source>
        <translation>Reproducible: wie viele Wahrnehmungen auf einen Agenten warten, der noch denkt. Standard: 50</translation>
    </message>
    <message>
        <source>Sets a variable, overriding the set-up, such as BeamNoiseXY=0; may be given several times.</source>
        <translation>Setzt eine Variable, was immer der Aufbau sagt, etwa BeamNoiseXY=0; mehrfach möglich.</translation>
    </message>
    <message>
        <source>Where set-ups may write recordings and log files [~/.local/state/sparkwright/logs].</source>
        <translation>Wohin Aufbauten Aufzeichnungen und Protokolldateien schreiben dürfen [~/.local/state/sparkwright/logs].</translation>
    </message>
    <message>
        <source>There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set. Without a window, the same simulation runs in sparkwright-server.</source>
        <translation>Es gibt keinen Bildschirm: Weder DISPLAY noch WAYLAND_DISPLAY ist gesetzt. Ohne Fenster läuft dieselbe Simulation in sparkwright-server.</translation>
    </message>
    <message>
        <source>Reproducible timing: shortest reported time, in milliseconds. Default: 1</source>
        <translation>Reproducible: kürzeste gemeldete Zeit, in Millisekunden. Vorgabe: 1</translation>
    </message>
    <message>
        <source>Language of the program: %1.</source>
        <translation>Sprache des Programms: %1.</translation>
    </message>
    <message>
        <source>Shows versions, machine and OpenGL, for reports of bugs.</source>
        <translation>Zeigt Versionen, Rechner und OpenGL, für Fehlerberichte.</translation>
    </message>
    <message>
        <source>Did you mean --%1?</source>
        <translation>Meinten Sie --%1?</translation>
    </message>
    <message>
        <source>There is no language `%1`: choose one of %2.</source>
        <translation>Die Sprache „%1“ gibt es nicht: Wählen Sie eine von %2.</translation>
    </message>
    <message>
        <source>Scene (.rsg, .ros, .f2kworld), set-up (.rb), project (.sparkproject), recording (.mcap, .log, .sparkmonitor) or kept state (.sparkstate) to open; the texts of further ones are opened beside it. Without any: the start page; with --set: setups/soccer.rb</source>
        <translation>Szene (.rsg, .ros, .f2kworld), Aufbau (.rb), Projekt (.sparkproject), Aufzeichnung (.mcap, .log, .sparkmonitor) oder behaltener Zustand (.sparkstate) zum Öffnen; die Texte weiterer werden daneben geöffnet. Ohne: die Startseite; mit --set: setups/soccer.rb</translation>
    </message>
    <message>
        <source>Uses a plugin of the window beside those of the folders; may be given several times.</source>
        <translation>Benutzt ein Plugin des Fensters neben denen der Ordner; mehrfach möglich.</translation>
    </message>
    <message>
        <source>Starts with presets, without touching stored settings and layouts, and without plugins of the window and of SPARKWRIGHT_PLUGINS.</source>
        <translation>Startet mit Vorgaben, ohne gespeicherte Einstellungen und Anordnungen anzurühren, und ohne Plugins des Fensters und aus SPARKWRIGHT_PLUGINS.</translation>
    </message>
    <message>
        <source>Shows a small window for one strategy, which plays on a server; FILE is its library.</source>
        <translation>Zeigt ein kleines Fenster für eine Strategie, die auf einem Server spielt; FILE ist ihre Bibliothek.</translation>
    </message>
    <message>
        <source>Port for strategies and displays of a game; 0: any free one. Default: that of the game</source>
        <translation>Port für Strategien und Anzeigen eines Spiels; 0: irgendein freier. Standard: der des Spiels</translation>
    </message>
    <message>
        <source>Address of this computer where agents, monitors, strategies and drawings arrive: 127.0.0.1: from this computer only; 0.0.0.0: from others, too. Default: 127.0.0.1</source>
        <translation>Adresse dieses Rechners, an der Agenten, Monitore, Strategien und Zeichnungen ankommen: 127.0.0.1: nur von diesem Rechner; 0.0.0.0: auch von anderen. Standard: 127.0.0.1</translation>
    </message>
    <message>
        <source>As fast as possible instead of in real time.</source>
        <translation>So schnell wie möglich statt in Echtzeit.</translation>
    </message>
    <message>
        <source>Paced by the clock, whatever the set-up says.</source>
        <translation>Im Takt der Uhr, was auch immer das Setup sagt.</translation>
    </message>
    <message>
        <source>Threads that compute a cycle, or auto; results are the same with any number. Default: auto</source>
        <translation>Threads, die einen Zyklus rechnen, oder auto; die Ergebnisse sind mit jeder Zahl gleich. Standard: auto</translation>
    </message>
    <message>
        <source>Heaps of more bodies are solved iteratively: faster, with other results; 0: none. Default: 0</source>
        <translation>Haufen aus mehr Körpern werden iterativ gelöst: schneller, mit anderen Ergebnissen; 0: keine. Standard: 0</translation>
    </message>
    <message>
        <source>Heaps with more contact rows are solved iteratively; 0: none. Default: as the scene says</source>
        <translation>Haufen mit mehr Kontaktzeilen werden iterativ gelöst; 0: keine. Standard: wie die Szene sagt</translation>
    </message>
    <message>
        <source>How physics is computed: exact, engine (same results, slower) or iterative (other results). Default: as the scene says</source>
        <translation>Wie die Physik gerechnet wird: exact (exakt), engine (gleiche Ergebnisse, langsamer) oder iterative (andere Ergebnisse). Standard: wie die Szene sagt</translation>
    </message>
    <message>
        <source>Pauses at this simulated time, or at goal, foul, event, &apos;mode M&apos; or &apos;ball/speed &gt; 2&apos;.</source>
        <translation>Hält zu dieser simulierten Zeit an, oder bei goal, foul, event, &apos;mode M&apos; oder &apos;ball/speed &gt; 2&apos;.</translation>
    </message>
    <message>
        <source>Directory with scenes, set-ups and robots; may be given several times.</source>
        <translation>Verzeichnis mit Szenen, Setups und Robotern; kann mehrmals angegeben werden.</translation>
    </message>
    <message>
        <source>Directory or zip archive that is searched before the data; may be given several times.</source>
        <translation>Verzeichnis oder Zip-Archiv, das vor den Daten durchsucht wird; kann mehrmals angegeben werden.</translation>
    </message>
    <message>
        <source>Plugin that is loaded with each scene, by its name without .so; may be given several times.</source>
        <translation>Plugin, das mit jeder Szene geladen wird, mit seinem Namen ohne .so; kann mehrmals angegeben werden.</translation>
    </message>
    <message>
        <source>Directory of plugins, searched before the others; may be given several times.</source>
        <translation>Verzeichnis mit Plugins, das vor den anderen durchsucht wird; kann mehrmals angegeben werden.</translation>
    </message>
    <message>
        <source>Pictures of robots&apos; cameras: when a robot has one (auto), or never (off). Default: auto</source>
        <translation>Bilder der Kameras von Robotern: wenn ein Roboter eine hat (auto) oder nie (off). Standard: auto</translation>
    </message>
    <message>
        <source>Steps of a script before it is stopped; 0: no limit. Default: 20000000</source>
        <translation>Schritte eines Skripts, nach denen es beendet wird; 0: unbegrenzt. Standard: 20000000</translation>
    </message>
    <message>
        <source>Time of scripts to load a scene, in seconds; 0: no limit. Default: 60</source>
        <translation>Zeit der Skripte, um eine Szene zu laden, in Sekunden; 0: unbegrenzt. Standard: 60</translation>
    </message>
    <message>
        <source>Memory of scripts, in MiB. Default: 256</source>
        <translation>Speicher der Skripte, in MiB. Standard: 256</translation>
    </message>
    <message>
        <source>Reports whatever scene files are forgiven because files rely on it.</source>
        <translation>Meldet, was Szenendateien nachgesehen wird, weil sich Dateien darauf verlassen.</translation>
    </message>
    <message>
        <source>A wrong number of template arguments shifts definitions, as in the reference simulator.</source>
        <translation>Eine falsche Anzahl von Argumenten einer Vorlage verschiebt Definitionen, wie im Referenzsimulator.</translation>
    </message>
</context>
<context>
    <name>sparkwright::PalettePart</name>
    <message>
        <source>&amp;Command palette…</source>
        <translation>&amp;Befehlspalette…</translation>
    </message>
    <message>
        <source>Find a command by a part of its name, and carry it out</source>
        <translation>Einen Befehl nach einem Teil seines Namens finden und ausführen</translation>
    </message>
    <message>
        <source>Type a part of a command</source>
        <translation>Teil eines Befehls tippen</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source> › </source>
        <translation> › </translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>on · %1</source>
        <translation>an · %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::PerspectiveSwitch</name>
    <message>
        <source>&amp;Design</source>
        <translation>&amp;Entwurf</translation>
    </message>
    <message>
        <source>Build a robot or a scene: tree, properties, text, joints</source>
        <translation>Einen Roboter oder eine Szene bauen: Baum, Eigenschaften, Text, Gelenke</translation>
    </message>
    <message>
        <source>M&amp;atch</source>
        <translation>S&amp;piel</translation>
    </message>
    <message>
        <source>Run and referee: match, agents, timeline</source>
        <translation>Laufen lassen und leiten: Spiel, Agenten, Zeitachse</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>Aus&amp;wertung</translation>
    </message>
    <message>
        <source>Study a recording or the past of a run: events, plots, timeline</source>
        <translation>Eine Aufzeichnung oder die Vergangenheit eines Laufs untersuchen: Ereignisse, Diagramme, Zeitachse</translation>
    </message>
    <message>
        <source>Perspective</source>
        <translation>Perspektive</translation>
    </message>
</context>
<context>
    <name>sparkwright::PictureCommands</name>
    <message>
        <source>A picture is still being drawn</source>
        <translation>Ein Bild wird noch gezeichnet</translation>
    </message>
    <message>
        <source>There is nothing to draw yet</source>
        <translation>Es gibt noch nichts zu zeichnen</translation>
    </message>
    <message>
        <source>Drawing %1</source>
        <translation>%1 wird gezeichnet</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>The picture is not saved: %1</source>
        <translation>Das Bild ist nicht gespeichert: %1</translation>
    </message>
    <message>
        <source>&amp;Copy picture of the view</source>
        <translation>Bild der Ansicht &amp;kopieren</translation>
    </message>
    <message>
        <source>Put the active view as it is on the clipboard</source>
        <translation>Die aktive Ansicht, so wie sie ist, in die Zwischenablage legen</translation>
    </message>
    <message>
        <source>The picture of the view is on the clipboard</source>
        <translation>Das Bild der Ansicht ist in der Zwischenablage</translation>
    </message>
</context>
<context>
    <name>sparkwright::PictureDialog</name>
    <message>
        <source>&amp;Transparent background</source>
        <translation>&amp;Durchsichtiger Hintergrund</translation>
    </message>
    <message>
        <source>Score board and &amp;marks of the selection</source>
        <translation>Anzeigetafel und &amp;Markierungen der Auswahl</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>As the view (%1 × %2)</source>
        <translation>Wie die Ansicht (%1 × %2)</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>Draws several pixels in each direction and takes their mean: finer, but slower</source>
        <translation>Zeichnet in jeder Richtung so viel Mal so viele Bildpunkte und mittelt sie: feiner und langsamer</translation>
    </message>
    <message>
        <source>Without sky and ground, to be laid over other pictures</source>
        <translation>Weder Himmel noch Boden: um es über etwas anderes zu legen</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Datei wählen</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>S&amp;upersampling</source>
        <translation>&amp;Überabtastung</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>D&amp;atei</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg)</source>
        <translation>Bilder (*.png *.jpg)</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>Diesen Ordner gibt es nicht.</translation>
    </message>
    <message>
        <source>Only PNG keeps a transparent background.</source>
        <translation>Nur PNG behält einen durchsichtigen Hintergrund.</translation>
    </message>
    <message>
        <source>The file exists and will be replaced.</source>
        <translation>Die Datei gibt es schon; sie wird ersetzt.</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlacementModel</name>
    <message>
        <source>Ball</source>
        <translation>Ball</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>may stand there</source>
        <translation>darf dort stehen</translation>
    </message>
    <message>
        <source>is not allowed there: moves %1</source>
        <translation>darf dort nicht sein: rückt %1</translation>
    </message>
    <message>
        <source>is too near to another: moves %1</source>
        <translation>ist einem anderen zu nah: rückt %1</translation>
    </message>
    <message>
        <source>has a fixed place: moves %1</source>
        <translation>hat einen festen Platz: rückt %1</translation>
    </message>
    <message>
        <source>has no place: moves %1</source>
        <translation>hat keinen Platz: rückt %1</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>In this restart</source>
        <translation>Bei dieser Fortsetzung</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlacementPanel</name>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>In games whose rules know the places of restarts, a restart is planned here.</source>
        <translation>In Spielen, deren Regeln die Plätze bei Spielfortsetzungen kennen, wird hier eine Spielfortsetzung geplant.</translation>
    </message>
    <message>
        <source>The match plays. Pause it, then drag robots and ball in the view to where they shall stand.</source>
        <translation>Das Spiel läuft. Halten Sie es an und ziehen Sie dann Roboter und Ball in der Ansicht dorthin, wo sie stehen sollen.</translation>
    </message>
    <message>
        <source>Drag robots and ball in the view to where they shall stand.</source>
        <translation>Ziehen Sie Roboter und Ball in der Ansicht dorthin, wo sie stehen sollen.</translation>
    </message>
    <message numerus="yes">
        <source>%n robot(s) may not stand there; arrows show where the rules move them.</source>
        <translation>
            <numerusform>%n Roboter darf dort nicht stehen; ein Pfeil zeigt, wohin die Regeln ihn setzen.</numerusform>
            <numerusform>%n Roboter dürfen dort nicht stehen; Pfeile zeigen, wohin die Regeln sie setzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>All robots may stand there.</source>
        <translation>Alle Roboter dürfen dort stehen.</translation>
    </message>
    <message>
        <source>%1 chooses first.</source>
        <translation>%1 wählt zuerst.</translation>
    </message>
    <message>
        <source>&amp;Restart:</source>
        <translation>&amp;Fortsetzung:</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Spielfortsetzung</translation>
    </message>
    <message>
        <source>The restart whose rules say where robots may stand</source>
        <translation>Die Spielfortsetzung, deren Regeln sagen, wo Roboter stehen dürfen</translation>
    </message>
    <message>
        <source>Places in this restart</source>
        <translation>Plätze bei dieser Spielfortsetzung</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlacementPart</name>
    <message>
        <source>P&amp;lan a restart</source>
        <translation>Spielfortsetzung p&amp;lanen</translation>
    </message>
    <message>
        <source>Place robots and ball for a restart, and see what its rules make of it</source>
        <translation>Roboter und Ball für eine Spielfortsetzung aufstellen und sehen, was deren Regeln daraus machen</translation>
    </message>
    <message>
        <source>Put right</source>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>Move all that may not stand where they are to where the rules put them</source>
        <translation>Alle, die nicht stehen dürfen, wo sie sind, dorthin stellen, wohin die Regeln sie setzen</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>Hier beginnen</translation>
    </message>
    <message>
        <source>Give this restart with robots and ball as they stand; the strategies are not asked</source>
        <translation>Diese Spielfortsetzung geben, mit Robotern und Ball, wie sie stehen; die Strategien werden nicht gefragt</translation>
    </message>
    <message>
        <source>Pause the match</source>
        <translation>Spiel anhalten</translation>
    </message>
    <message>
        <source>The clock stops and robots wait, so that they can be placed</source>
        <translation>Die Uhr steht und die Roboter warten, damit man sie aufstellen kann</translation>
    </message>
    <message>
        <source>Placement</source>
        <translation>Aufstellen</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlayerCommands</name>
    <message>
        <source>&amp;Yellow card</source>
        <translation>&amp;Gelbe Karte</translation>
    </message>
    <message>
        <source>Caution the selected player; the second time it is sent off</source>
        <translation>Den ausgewählten Spieler verwarnen; beim zweiten Mal wird er vom Feld gestellt</translation>
    </message>
    <message>
        <source>&amp;Red card</source>
        <translation>&amp;Rote Karte</translation>
    </message>
    <message>
        <source>Send the selected player off: its agent is disconnected, and nobody gets its number again</source>
        <translation>Den ausgewählten Spieler vom Feld stellen: Sein Agent wird getrennt, und niemand bekommt wieder seine Nummer</translation>
    </message>
    <message>
        <source>&amp;Suspend for 30 s</source>
        <translation>&amp;Zeitstrafe von 30 s</translation>
    </message>
    <message>
        <source>Keep the selected player beside the field for 30 s of the game clock</source>
        <translation>Den ausgewählten Spieler für 30 s der Spieluhr neben dem Feld halten</translation>
    </message>
    <message>
        <source>&amp;Let play again</source>
        <translation>&amp;Wieder mitspielen lassen</translation>
    </message>
    <message>
        <source>End the suspension of the selected player</source>
        <translation>Die Zeitstrafe des ausgewählten Spielers beenden</translation>
    </message>
    <message>
        <source>Put &amp;beside the field</source>
        <translation>&amp;Neben das Feld stellen</translation>
    </message>
    <message>
        <source>Put the selected player beside the field; it may walk in again</source>
        <translation>Den ausgewählten Spieler neben das Feld stellen; er darf wieder hineingehen</translation>
    </message>
    <message>
        <source>Re&amp;move from the match</source>
        <translation>Aus dem Spiel &amp;entfernen</translation>
    </message>
    <message>
        <source>Disconnect the agent of the selected player, whose number becomes free</source>
        <translation>Den Agenten des ausgewählten Spielers trennen, dessen Nummer frei wird</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>S&amp;pieler</translation>
    </message>
    <message>
        <source>B&amp;eam to…</source>
        <translation>&amp;Beamen nach …</translation>
    </message>
    <message>
        <source>Put the selected player upright at a place that you type</source>
        <translation>Den ausgewählten Spieler aufrecht an einen Ort stellen, den Sie eingeben</translation>
    </message>
    <message>
        <source>Switch robot o&amp;ff</source>
        <translation>Roboter &amp;ausschalten</translation>
    </message>
    <message>
        <source>Take the power from the robot of the selected player: its joints give way and it ignores its agent, which still gets percepts</source>
        <translation>Dem Roboter des ausgewählten Spielers den Strom nehmen: Seine Gelenke geben nach, und er beachtet seinen Agenten nicht, der weiter Wahrnehmungen bekommt</translation>
    </message>
    <message>
        <source>Switch robot o&amp;n</source>
        <translation>Roboter e&amp;inschalten</translation>
    </message>
    <message>
        <source>Give the robot of the selected player its power back: it obeys its agent again</source>
        <translation>Dem Roboter des ausgewählten Spielers wieder Strom geben: Er gehorcht wieder seinem Agenten</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlayerDialog</name>
    <message>
        <source>Start %1</source>
        <translation>%1 starten</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Starten</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlayerSelection</name>
    <message>
        <source>Se&amp;lect</source>
        <translation>Aus&amp;wählen</translation>
    </message>
    <message>
        <source>&amp;Left team</source>
        <translation>&amp;Linke Mannschaft</translation>
    </message>
    <message>
        <source>&amp;Right team</source>
        <translation>&amp;Rechte Mannschaft</translation>
    </message>
    <message>
        <source>&amp;Ball</source>
        <translation>&amp;Ball</translation>
    </message>
    <message>
        <source>Select the ball</source>
        <translation>Den Ball auswählen</translation>
    </message>
    <message>
        <source>&amp;Next player</source>
        <translation>&amp;Nächster Spieler</translation>
    </message>
    <message>
        <source>Select the next player of the same team</source>
        <translation>Den nächsten Spieler derselben Mannschaft auswählen</translation>
    </message>
    <message>
        <source>&amp;Previous player</source>
        <translation>&amp;Voriger Spieler</translation>
    </message>
    <message>
        <source>Select the previous player of the same team</source>
        <translation>Den vorigen Spieler derselben Mannschaft auswählen</translation>
    </message>
    <message>
        <source>Left player &amp;%1</source>
        <translation>Linker Spieler &amp;%1</translation>
    </message>
    <message>
        <source>Select player %1 of the left team</source>
        <translation>Spieler %1 der linken Mannschaft auswählen</translation>
    </message>
    <message>
        <source>Right player &amp;%1</source>
        <translation>Rechter Spieler &amp;%1</translation>
    </message>
    <message>
        <source>Select player %1 of the right team</source>
        <translation>Spieler %1 der rechten Mannschaft auswählen</translation>
    </message>
    <message>
        <source>The left team has no player %1</source>
        <translation>Die linke Mannschaft hat keinen Spieler %1</translation>
    </message>
    <message>
        <source>The right team has no player %1</source>
        <translation>Die rechte Mannschaft hat keinen Spieler %1</translation>
    </message>
    <message>
        <source>There is no ball</source>
        <translation>Es gibt keinen Ball</translation>
    </message>
    <message>
        <source>There are no players</source>
        <translation>Es gibt keine Spieler</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlayersModel</name>
    <message>
        <source>%1 yellow</source>
        <translation>%1 × Gelb</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>sent off</source>
        <translation>vom Feld gestellt</translation>
    </message>
    <message>
        <source>suspended, %1:%2</source>
        <translation>Zeitstrafe, %1:%2</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>spielt</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>ist gegangen</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>Fouls</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>switched off</source>
        <translation>ausgeschaltet</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlayersPanel</name>
    <message>
        <source>Players appear here with their fouls, cards and suspensions when they have joined the match.</source>
        <translation>Spieler erscheinen hier mit Fouls, Karten und Zeitstrafen, sobald sie beim Spiel dabei sind.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlotPanel</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Show all times and values</source>
        <translation>Alle Zeiten und Werte zeigen</translation>
    </message>
    <message>
        <source>Remove all plots</source>
        <translation>Alle Diagramme entfernen</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>Als Bild kopieren</translation>
    </message>
    <message>
        <source>Copy the plots as a picture</source>
        <translation>Die Diagramme als Bild kopieren</translation>
    </message>
    <message>
        <source>Copy as table</source>
        <translation>Als Tabelle kopieren</translation>
    </message>
    <message>
        <source>Copy the visible values as a table</source>
        <translation>Die sichtbaren Werte als Tabelle kopieren</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Als CSV speichern</translation>
    </message>
    <message>
        <source>Save the visible values in a CSV file</source>
        <translation>Die sichtbaren Werte in einer CSV-Datei speichern</translation>
    </message>
    <message>
        <source>&amp;Newest</source>
        <translation>&amp;Neueste</translation>
    </message>
    <message>
        <source>How much of a running simulation is shown, in simulated time</source>
        <translation>Wie viel einer laufenden Simulation gezeigt wird, in simulierter Zeit</translation>
    </message>
    <message>
        <source>Length of the shown time</source>
        <translation>Länge der gezeigten Zeit</translation>
    </message>
    <message>
        <source>Reading the recording</source>
        <translation>Die Aufzeichnung wird gelesen</translation>
    </message>
    <message>
        <source>%1: nothing is plotted yet</source>
        <translation>%1: Noch gibt es keine Kurven</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlotView</name>
    <message>
        <source>Simulated time, s</source>
        <translation>Simulierte Zeit, s</translation>
    </message>
    <message>
        <source>Drag signals from the tree to here, or double click them.</source>
        <extracomment>What stands in the place of plots as long as there are none.</extracomment>
        <translation>Ziehen Sie Signale aus dem Baum hierher, oder klicken Sie doppelt auf sie.</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>&amp;Einpassen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>%1: name of a signal</extracomment>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Remove this &amp;plot</source>
        <translation>&amp;Dieses Diagramm entfernen</translation>
    </message>
    <message>
        <source>Remove &amp;all plots</source>
        <translation>&amp;Alle Diagramme entfernen</translation>
    </message>
    <message>
        <source>&amp;Copy as picture</source>
        <translation>Als &amp;Bild kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;table</source>
        <translation>Als &amp;Tabelle kopieren</translation>
    </message>
    <message>
        <source>&amp;Save as CSV…</source>
        <translation>Als &amp;CSV speichern…</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlotsPart</name>
    <message>
        <source>Show pl&amp;ots</source>
        <translation>Di&amp;agramme zeigen</translation>
    </message>
    <message>
        <source>Go to the plots of signals over time</source>
        <translation>Zu den Diagrammen von Signalen über der Zeit gehen</translation>
    </message>
    <message>
        <source>The plots lack values: %1</source>
        <translation>Den Diagrammen fehlen Werte: %1</translation>
    </message>
    <message>
        <source>Save the plots&apos; values</source>
        <translation>Werte der Diagramme speichern</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 konnte nicht gespeichert werden: %2</translation>
    </message>
    <message>
        <source>%1 saved</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>This run has no such signal</source>
        <translation>Dieser Lauf hat kein solches Signal</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Auslastung</translation>
    </message>
</context>
<context>
    <name>sparkwright::PluginFile</name>
    <message>
        <source>there is no such file</source>
        <translation>es gibt keine solche Datei</translation>
    </message>
    <message>
        <source>it is no plugin: %1</source>
        <translation>es ist kein Plugin: %1</translation>
    </message>
    <message>
        <source>it is a plugin for something else (%1)</source>
        <translation>es ist ein Plugin für etwas anderes (%1)</translation>
    </message>
    <message>
        <source>it is made for version %1 of the interface, this program has version %2: build it anew</source>
        <translation>es ist für Version %1 der Schnittstelle gebaut, dieses Programm hat Version %2: Bauen Sie es neu</translation>
    </message>
    <message>
        <source>its metadata have no &quot;id&quot; of letters, digits, dots and dashes</source>
        <translation>seine Metadaten haben keine „id“ aus Buchstaben, Ziffern, Punkten und Strichen</translation>
    </message>
    <message>
        <source>it cannot be loaded: %1</source>
        <translation>es lässt sich nicht laden: %1</translation>
    </message>
    <message>
        <source>its class is no WindowPlugin: Q_INTERFACES is missing</source>
        <translation>seine Klasse ist kein WindowPlugin: Q_INTERFACES fehlt</translation>
    </message>
    <message>
        <source>it has failed while it was made: %1</source>
        <translation>es ist beim Anlegen gescheitert: %1</translation>
    </message>
    <message>
        <source>it has failed while it was made</source>
        <translation>es ist beim Anlegen gescheitert</translation>
    </message>
</context>
<context>
    <name>sparkwright::PluginsPage</name>
    <message>
        <source>Show &amp;folder of plugins</source>
        <translation>&amp;Ordner der Plugins zeigen</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>Plugins</translation>
    </message>
    <message>
        <source>Plugins add panels and commands to the window. They are shared libraries in %1, read at the start of the program. Use only those that you trust: they can do whatever you can.</source>
        <translation>Plugins ergänzen das Fenster um Bereiche und Befehle. Sie sind Programmbibliotheken in %1, die beim Start des Programms gelesen werden. Benutzen Sie nur solche, denen Sie vertrauen: Sie können alles tun, was auch Sie tun können.</translation>
    </message>
    <message>
        <source>Plugin</source>
        <translation>Plugin</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Show the folder in which plugins are looked for; it is made if it is missing</source>
        <translation>Den Ordner zeigen, in dem nach Plugins gesucht wird; er wird angelegt, wenn er fehlt</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Not used: %1</source>
        <translation>Nicht benutzt: %1</translation>
    </message>
    <message>
        <source>Has failed: %1</source>
        <translation>Gescheitert: %1</translation>
    </message>
    <message>
        <source>There are no plugins</source>
        <translation>Es gibt keine Plugins</translation>
    </message>
</context>
<context>
    <name>sparkwright::PluginsPart</name>
    <message>
        <source>%1 is not used as a plugin: %2</source>
        <translation>%1 wird nicht als Plugin benutzt: %2</translation>
    </message>
    <message>
        <source>%1 is not used: %2 is the same plugin</source>
        <translation>%1 wird nicht benutzt: %2 ist dasselbe Plugin</translation>
    </message>
    <message>
        <source>The plugin %1 is not used: %2</source>
        <translation>Das Plugin %1 wird nicht benutzt: %2</translation>
    </message>
    <message>
        <source>The plugin %1 has failed and is switched off</source>
        <translation>Das Plugin %1 ist gescheitert und wird ausgeschaltet</translation>
    </message>
    <message>
        <source>The plugin %1 has failed and is switched off: %2</source>
        <translation>Das Plugin %1 ist gescheitert und wird ausgeschaltet: %2</translation>
    </message>
    <message>
        <source>Pl&amp;ugins</source>
        <translation>Pl&amp;ugins</translation>
    </message>
</context>
<context>
    <name>sparkwright::PointTool</name>
    <message>
        <source>Release: move · Ctrl: steps · Type numbers · Enter: apply · Esc: cancel</source>
        <translation>Loslassen: bewegen · Strg: Schritte · Zahlen tippen · Enter: übernehmen · Esc: abbrechen</translation>
    </message>
    <message>
        <source>%1 · Drag: move · Ctrl: steps of 1 cm</source>
        <translation>%1 · Ziehen: bewegen · Strg: Schritte von 1 cm</translation>
    </message>
    <message>
        <source>%1  %2  %3 mm</source>
        <translation>%1  %2  %3 mm</translation>
    </message>
</context>
<context>
    <name>sparkwright::PortNotice</name>
    <message>
        <source>Nobody can connect: %1.</source>
        <translation>Niemand kann sich verbinden: %1.</translation>
    </message>
    <message>
        <source>%1. Agents connect to port %2 instead, monitors to port %3.</source>
        <translation>%1. Agenten verbinden sich stattdessen mit Port %2, Monitore mit Port %3.</translation>
    </message>
    <message>
        <source>Use ports %1 and %2</source>
        <translation>Ports %1 und %2 nehmen</translation>
    </message>
    <message>
        <source>Opens free ports for agents and monitors, while the simulation goes on</source>
        <translation>Öffnet freie Ports für Agenten und Monitore, während die Simulation weiterläuft</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Tries the same ports again, when the other program has ended</source>
        <translation>Versucht dieselben Ports noch einmal, wenn das andere Programm beendet ist</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Hides this notice</source>
        <translation>Verbirgt diesen Hinweis</translation>
    </message>
</context>
<context>
    <name>sparkwright::PoseEditing</name>
    <message>
        <source>There is no room for it.</source>
        <translation>Dort kann es nicht stehen: Es ist kein Platz.</translation>
    </message>
    <message numerus="yes">
        <source>%n things</source>
        <translation>
            <numerusform>1 Gegenstand</numerusform>
            <numerusform>%n Gegenstände</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>%1 drehen</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 bewegen</translation>
    </message>
    <message>
        <source>No scene file sets its pose: a script or an agent has made it.</source>
        <translation>Keine Szenendatei sagt, wo das steht: Ein Skript oder ein Agent hat es gemacht.</translation>
    </message>
    <message>
        <source>No Transform in %1 contains this: put one around it.</source>
        <translation>Kein Transform in %1 umschließt das: Setzen Sie einen darum.</translation>
    </message>
    <message>
        <source>%1 sets its pose. Open that file to edit it, or put a Transform around its import in %2.</source>
        <translation>%1 sagt, wo das steht. Öffnen Sie diese Datei, um es zu bearbeiten, oder setzen Sie in %2 einen Transform um den Import.</translation>
    </message>
    <message>
        <source>%1 computes this number: %2. Change it in the text, or put a Transform with numbers around it.</source>
        <translation>%1 berechnet diese Zahl: %2. Ändern Sie sie im Text, oder setzen Sie einen Transform mit Zahlen darum.</translation>
    </message>
    <message>
        <source>%1 sets its pose in a switch. Change it in the text, or put a Transform around it.</source>
        <translation>%1 stellt es in einem switch dorthin. Ändern Sie das im Text, oder setzen Sie einen Transform darum.</translation>
    </message>
    <message>
        <source>Its pose differs from that in %1, so something else moves it. Reset the scene, or change it in the text.</source>
        <translation>Es steht nicht, wo %1 es hinstellt: Etwas anderes bewegt es auch. Setzen Sie die Szene zurück, oder ändern Sie es im Text.</translation>
    </message>
    <message>
        <source>%1 makes several of these, and would move all of them. Change it where the file is imported.</source>
        <translation>%1 macht das mehr als einmal und würde alle bewegen. Ändern Sie es dort, wo die Datei importiert wird.</translation>
    </message>
    <message>
        <source>The text no longer contains this. Restart edit mode.</source>
        <translation>Der Text sagt nicht mehr, wo das steht. Bearbeiten Sie die Szene neu.</translation>
    </message>
</context>
<context>
    <name>sparkwright::PoseKeeping</name>
    <message>
        <source>Keep poses</source>
        <translation>Posen behalten</translation>
    </message>
    <message numerus="yes">
        <source>Wrote the poses of %n thing(s) into %1.</source>
        <translation>
            <numerusform>Die Pose von einem Ding in %1 geschrieben.</numerusform>
            <numerusform>Die Posen von %n Dingen in %1 geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing in %1 has moved.</source>
        <translation>Nichts in %1 hat sich bewegt.</translation>
    </message>
    <message numerus="yes">
        <source>The text computes the poses of %n thing(s): change them there.</source>
        <translation>
            <numerusform>Der Text berechnet die Pose von einem Ding: dort ändern.</numerusform>
            <numerusform>Der Text berechnet die Posen von %n Dingen: dort ändern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) have no Transform of their own in this file.</source>
        <translation>
            <numerusform>Ein Ding hat in dieser Datei kein eigenes Transform.</numerusform>
            <numerusform>%n Dinge haben in dieser Datei kein eigenes Transform.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Search all settings</source>
        <translation>Alle Einstellungen durchsuchen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Tasten und Maus</translation>
    </message>
    <message>
        <source>No setting has these words. The command palette finds commands.</source>
        <translation>Keine Einstellung enthält diese Wörter. Die Befehlspalette findet Befehle.</translation>
    </message>
    <message>
        <source>&amp;Reset this page</source>
        <translation>Diese Seite zu&amp;rücksetzen</translation>
    </message>
    <message>
        <source>Set all settings of this page to their presets</source>
        <translation>Alle Einstellungen dieser Seite auf ihre Vorgaben setzen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
</context>
<context>
    <name>sparkwright::PreferencesPart</name>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>Settings of the program: look, views, simulation, editor, match</source>
        <translation>Einstellungen des Programms: Aussehen, Ansichten, Simulation, Editor, Spiel</translation>
    </message>
    <message>
        <source>Ke&amp;ys and mouse…</source>
        <translation>&amp;Tasten und Maus …</translation>
    </message>
    <message>
        <source>Choose a profile of keys and mouse, change keys, find conflicts</source>
        <translation>Ein Profil für Tasten und Maus wählen, Tasten ändern, Konflikte finden</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>Plugins</translation>
    </message>
</context>
<context>
    <name>sparkwright::ProblemMarks</name>
    <message>
        <source>Quick fixes</source>
        <translation>Behebungen</translation>
    </message>
    <message>
        <source>No quick fix here</source>
        <translation>Hier ist keine Behebung bekannt</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Datei wählen</translation>
    </message>
</context>
<context>
    <name>sparkwright::ProblemsPanel</name>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Problems of the open texts</source>
        <translation>Probleme der offenen Texte</translation>
    </message>
    <message numerus="yes">
        <source>%n more problem(s)</source>
        <translation>
            <numerusform>ein weiteres Problem</numerusform>
            <numerusform>%n weitere Probleme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>ein Problem</numerusform>
            <numerusform>%n Probleme</numerusform>
        </translation>
    </message>
    <message>
        <source>Texts of scenes are checked while they are open: Edit ▸ Show source opens that of the scene.</source>
        <translation>Texte von Szenen werden geprüft, solange sie offen sind: Bearbeiten ▸ Quelltext zeigen öffnet den der Szene.</translation>
    </message>
    <message>
        <source>Nothing is wrong in the open texts and in what they import.</source>
        <translation>In den offenen Texten und in dem, was sie importieren, ist nichts falsch.</translation>
    </message>
</context>
<context>
    <name>sparkwright::ProgramWords</name>
    <message>
        <source>starting</source>
        <translation>startet</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>running in the background</source>
        <translation>läuft im Hintergrund</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>wird gestoppt</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>gestoppt</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>ended with code %1</source>
        <translation>beendet mit Code %1</translation>
    </message>
    <message>
        <source>crashed (%1)</source>
        <translation>abgestürzt (%1)</translation>
    </message>
    <message>
        <source>not started: %1</source>
        <translation>nicht gestartet: %1</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2</source>
        <translation>%1 lässt sich nicht starten: %2</translation>
    </message>
    <message>
        <source>%1 crashed at once (%2)</source>
        <translation>%1 ist sofort abgestürzt (%2)</translation>
    </message>
    <message>
        <source>%1 crashed (%2)</source>
        <translation>%1 ist abgestürzt (%2)</translation>
    </message>
    <message>
        <source>%1 ended at once, with code %2</source>
        <translation>%1 war sofort zu Ende, mit Code %2</translation>
    </message>
    <message>
        <source>%1 ended with code %2</source>
        <translation>%1 war zu Ende, mit Code %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>sparkwright::ProgramsPanel</name>
    <message>
        <source>Programs</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>No program has been started here. Start a team from its team file, or a single program: what they print is shown here, and they can be stopped and restarted.</source>
        <translation>Hier wurde noch kein Programm gestartet. Starten Sie eine Mannschaft aus ihrer Teamdatei oder ein einzelnes Programm: Was sie ausgeben, steht hier, und sie lassen sich beenden und neu starten.</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Neu starten</translation>
    </message>
    <message>
        <source>Stops the program if it runs, and starts it again</source>
        <translation>Beendet das Programm, falls es läuft, und startet es neu</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Asks the program to end, and kills it after three seconds</source>
        <translation>Fordert das Programm zum Ende auf und beendet es nach drei Sekunden mit Gewalt</translation>
    </message>
    <message>
        <source>Kill</source>
        <translation>Sofort beenden</translation>
    </message>
    <message>
        <source>Ends the program and all that it has started, at once</source>
        <translation>Beendet das Programm und alles, was es gestartet hat, auf der Stelle</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>Aus der Liste entfernen</translation>
    </message>
    <message>
        <source>Removes the program and its console from the list</source>
        <translation>Entfernt das Programm und seine Konsole aus der Liste</translation>
    </message>
</context>
<context>
    <name>sparkwright::ProjectPart</name>
    <message>
        <source>Teams of this project, left and right: %1</source>
        <translation>Mannschaften dieses Projekts, links und rechts: %1</translation>
    </message>
    <message>
        <source>The views of the project are not kept: %1</source>
        <translation>Die Ansichten des Projekts werden nicht behalten: %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::ProjectWizard</name>
    <message>
        <source>New project</source>
        <translation>Neues Projekt</translation>
    </message>
    <message>
        <source>&amp;Make and open</source>
        <translation>&amp;Anlegen und öffnen</translation>
    </message>
    <message>
        <source>What kind of project?</source>
        <translation>Was für ein Projekt?</translation>
    </message>
    <message>
        <source>A project is a folder with a scene and all that belongs to it.</source>
        <translation>Ein Projekt ist ein Ordner mit einer Szene und allem, was dazugehört.</translation>
    </message>
    <message>
        <source>Kinds of projects</source>
        <translation>Arten von Projekten</translation>
    </message>
    <message>
        <source>Empty scene
Ground, lamps and a box, to build something new</source>
        <translation>Leere Szene
Boden, Lampen und eine Kiste, um etwas Neues zu bauen</translation>
    </message>
    <message>
        <source>Robot
A first robot on wheels or legs, and a program that moves it</source>
        <translation>Roboter
Ein erster Roboter auf Rädern oder Beinen, und ein Programm, das ihn bewegt</translation>
    </message>
    <message>
        <source>Soccer match
The field of the 3D league, your own team, and an opponent</source>
        <translation>Fußballspiel
Das Feld der 3D-Liga, Ihre eigene Mannschaft und ein Gegner</translation>
    </message>
    <message>
        <source>Scene that you have
An RSG scene, a RoSi scene or a set-up script of SimSpark; it stays where it is</source>
        <translation>Vorhandene Szene
Eine RSG-Szene, eine RoSi-Szene oder ein Aufbauskript von SimSpark; sie bleibt, wo sie ist</translation>
    </message>
    <message>
        <source>Name and folder</source>
        <translation>Name und Ordner</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Einen Ordner wählen</translation>
    </message>
    <message>
        <source>Choose a scene</source>
        <translation>Eine Szene wählen</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>In Python</source>
        <translation>In Python</translation>
    </message>
    <message>
        <source>In C++</source>
        <translation>In C++</translation>
    </message>
    <message>
        <source>Letters, digits, _, - and .</source>
        <translation>Buchstaben, Ziffern, _, - und .</translation>
    </message>
    <message>
        <source>&amp;Scene</source>
        <translation>&amp;Szene</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>&amp;Program to begin with</source>
        <translation>&amp;Programm zum Anfangen</translation>
    </message>
    <message>
        <source>&amp;Team</source>
        <translation>&amp;Mannschaft</translation>
    </message>
    <message>
        <source>What is made</source>
        <translation>Was angelegt wird</translation>
    </message>
    <message>
        <source>Each file says in comments what it is for and how to go on.</source>
        <translation>Jede Datei sagt in Kommentaren, wozu sie da ist und wie es weitergeht.</translation>
    </message>
    <message>
        <source>&amp;Describe the robot…</source>
        <translation>&amp;Roboter beschreiben …</translation>
    </message>
    <message>
        <source>Folder of the project</source>
        <translation>Ordner des Projekts</translation>
    </message>
    <message>
        <source>Scene of the project</source>
        <translation>Szene des Projekts</translation>
    </message>
    <message>
        <source>Scenes and set-ups (*.rsg *.ros *.rb)</source>
        <translation>Szenen und Aufbauten (*.rsg *.ros *.rb)</translation>
    </message>
    <message>
        <source>N&amp;ame</source>
        <translation>N&amp;ame</translation>
    </message>
</context>
<context>
    <name>sparkwright::PropertyPanel</name>
    <message>
        <source>Filter properties</source>
        <translation>Eigenschaften filtern</translation>
    </message>
    <message>
        <source>What the property does</source>
        <translation>Was die Eigenschaft bewirkt</translation>
    </message>
    <message>
        <source>Select a node to see its properties.</source>
        <translation>Wählen Sie einen Knoten, um seine Eigenschaften zu sehen.</translation>
    </message>
    <message>
        <source>What is selected has no properties.</source>
        <translation>Das Ausgewählte hat keine Eigenschaften.</translation>
    </message>
    <message numerus="yes">
        <source>%n nodes</source>
        <translation>
            <numerusform>%n Knoten</numerusform>
            <numerusform>%n Knoten</numerusform>
        </translation>
    </message>
    <message>
        <source>Properties of %1</source>
        <translation>Eigenschaften von %1</translation>
    </message>
    <message>
        <source>Set %1 of %2</source>
        <translation>%1 von %2 setzen</translation>
    </message>
    <message>
        <source>Reset %1 of %2</source>
        <translation>%1 von %2 zurücksetzen</translation>
    </message>
    <message>
        <source>Choose file</source>
        <translation>Datei wählen</translation>
    </message>
    <message>
        <source>This belongs to %1, which is imported. &lt;a href=&quot;%2:%3&quot;&gt;Open it&lt;/a&gt; to edit its properties.</source>
        <translation>Das gehört zu %1, einer importierten Datei. &lt;a href=&quot;%2:%3&quot;&gt;Datei öffnen&lt;/a&gt;, um die Eigenschaften zu bearbeiten.</translation>
    </message>
    <message>
        <source>The values that the import passes are edited in the text.</source>
        <translation>Die Werte, die der Import übergibt, werden im Text bearbeitet.</translation>
    </message>
    <message>
        <source>Here is what %1 makes. &lt;a href=&quot;%2:0&quot;&gt;Open it&lt;/a&gt; (Ctrl+Enter in the tree, F4 in the text) to edit its nodes.</source>
        <translation>Hier steht, was %1 erzeugt. &lt;a href=&quot;%2:0&quot;&gt;Datei öffnen&lt;/a&gt; (Strg+Eingabe im Baum, F4 im Text), um ihre Knoten zu bearbeiten.</translation>
    </message>
</context>
<context>
    <name>sparkwright::PropertyRow</name>
    <message>
        <source>Reset to default: removes the call</source>
        <translation>Auf Vorgabe zurücksetzen: entfernt den Aufruf</translation>
    </message>
    <message>
        <source>In the running simulation</source>
        <translation>In der laufenden Simulation</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 zurücksetzen</translation>
    </message>
    <message>
        <source>Choose colour of %1</source>
        <translation>Farbe von %1 wählen</translation>
    </message>
    <message>
        <source>Choose colour</source>
        <translation>Farbe wählen</translation>
    </message>
    <message>
        <source>Choose file</source>
        <translation>Datei wählen</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
</context>
<context>
    <name>sparkwright::QualityCommands</name>
    <message>
        <source>Drawing &amp;quality</source>
        <translation>Zeichen&amp;qualität</translation>
    </message>
    <message>
        <source>&amp;Own…</source>
        <translation>&amp;Eigene …</translation>
    </message>
    <message>
        <source>Choose shadows, darker corners, glow, smooth edges, textures and detail yourself</source>
        <translation>Schatten, dunklere Ecken, Leuchten, glatte Kanten, Texturen und Details selbst wählen</translation>
    </message>
</context>
<context>
    <name>sparkwright::QualityDialog</name>
    <message>
        <source>D&amp;arker corners</source>
        <translation>&amp;Dunklere Ecken</translation>
    </message>
    <message>
        <source>&amp;Glow around what is very bright</source>
        <translation>&amp;Leuchten um sehr Helles</translation>
    </message>
    <message>
        <source>&amp;Textures</source>
        <translation>&amp;Texturen</translation>
    </message>
    <message>
        <source>Own drawing quality</source>
        <translation>Eigene Zeichenqualität</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Hard, on the ground</source>
        <translation>Hart, auf dem Boden</translation>
    </message>
    <message>
        <source>Soft, everywhere</source>
        <translation>Weich, überall</translation>
    </message>
    <message>
        <source>As they are</source>
        <translation>Wie sie sind</translation>
    </message>
    <message>
        <source>2 samples</source>
        <translation>2 Abtastpunkte</translation>
    </message>
    <message>
        <source>4 samples</source>
        <translation>4 Abtastpunkte</translation>
    </message>
    <message>
        <source>8 samples</source>
        <translation>8 Abtastpunkte</translation>
    </message>
    <message>
        <source>Coarse</source>
        <translation>Grob</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>Fein</translation>
    </message>
    <message>
        <source>Less light where things are close to one another</source>
        <translation>Weniger Licht, wo Dinge nah beieinander sind</translation>
    </message>
    <message>
        <source>Lamps, and what is as bright as the sun makes it, spread some of their light</source>
        <translation>Lampen, und was die Sonne so hell macht wie sie, verbreiten etwas von ihrem Licht</translation>
    </message>
    <message>
        <source>Samples per pixel. When drawing is slow, edges are smoothed once the picture stands still.</source>
        <translation>Abtastpunkte je Pixel. Wenn das Zeichnen langsam ist, werden Kanten geglättet, sobald das Bild stillsteht.</translation>
    </message>
    <message>
        <source>Pictures on things; without them, one sees the colours of their materials</source>
        <translation>Bilder auf Dingen; ohne sie sieht man die Farben ihrer Materialien</translation>
    </message>
    <message>
        <source>How near things must be to be drawn with all their faces</source>
        <translation>Wie nah Dinge sein müssen, um mit allen Flächen gezeichnet zu werden</translation>
    </message>
    <message>
        <source>&amp;Low</source>
        <translation>&amp;Niedrig</translation>
    </message>
    <message>
        <source>&amp;Medium</source>
        <translation>&amp;Mittel</translation>
    </message>
    <message>
        <source>&amp;High</source>
        <translation>&amp;Hoch</translation>
    </message>
    <message>
        <source>Begin with:</source>
        <translation>Beginnen mit:</translation>
    </message>
    <message>
        <source>&amp;Shadows:</source>
        <translation>&amp;Schatten:</translation>
    </message>
    <message>
        <source>&amp;Edges:</source>
        <translation>&amp;Kanten:</translation>
    </message>
    <message>
        <source>&amp;Detail:</source>
        <translation>D&amp;etails:</translation>
    </message>
    <message>
        <source>Time:</source>
        <translation>Zeit:</translation>
    </message>
    <message>
        <source>Time of drawing</source>
        <translation>Zeit zum Zeichnen</translation>
    </message>
    <message>
        <source>measuring…</source>
        <translation>wird gemessen …</translation>
    </message>
    <message>
        <source>%1 ms per picture, at most %2 a second</source>
        <extracomment>%1: milliseconds, %2: pictures per second</extracomment>
        <translation>%1 ms je Bild, höchstens %2 pro Sekunde</translation>
    </message>
</context>
<context>
    <name>sparkwright::ReadingView</name>
    <message>
        <source>What the sensor has measured</source>
        <translation>Was der Sensor gemessen hat</translation>
    </message>
    <message>
        <source>Wheel: range; double click: all</source>
        <translation>Rad: Reichweite; Doppelklick: alles</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>%1 m at %2°</source>
        <translation>%1 m bei %2°</translation>
    </message>
</context>
<context>
    <name>sparkwright::RecordingOpener</name>
    <message>
        <source>Opening %1…</source>
        <translation>%1 wird geöffnet …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>sparkwright::RecordingsDialog</name>
    <message>
        <source>Recorded runs</source>
        <translation>Aufgezeichnete Läufe</translation>
    </message>
    <message>
        <source>&amp;Record every run</source>
        <translation>Jeden Lauf &amp;aufzeichnen</translation>
    </message>
    <message>
        <source>Runs are recorded in files of this folder; the oldest files make room for new ones</source>
        <translation>Läufe werden in Dateien dieses Ordners aufgezeichnet; die ältesten Dateien machen neuen Platz</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Room for recordings</source>
        <translation>Platz für Aufzeichnungen</translation>
    </message>
    <message>
        <source>Room for all recordings; the oldest are deleted when there are more</source>
        <translation>Platz für alle Aufzeichnungen; sind es mehr, werden die ältesten gelöscht</translation>
    </message>
    <message>
        <source>in at &amp;most</source>
        <translation>in höc&amp;hstens</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Recordings, newest first</source>
        <translation>Aufzeichnungen, die neueste zuerst</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Watch the recording in the views</source>
        <translation>Die Aufzeichnung in den Ansichten ansehen</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>Kopie &amp;speichern …</translation>
    </message>
    <message>
        <source>Copy the recording into a folder of yours, where it stays</source>
        <translation>Die Aufzeichnung in einen eigenen Ordner kopieren, wo sie bleibt</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Delete the selected recordings; the present run is kept</source>
        <translation>Die ausgewählten Aufzeichnungen löschen; der jetzige Lauf bleibt</translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s), %1 in %2</source>
        <translation>
            <numerusform>Eine Aufzeichnung, %1 in %2</numerusform>
            <numerusform>%n Aufzeichnungen, %1 in %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (this run)</source>
        <translation>%1 (dieser Lauf)</translation>
    </message>
    <message>
        <source>Save a copy of the recording</source>
        <translation>Kopie der Aufzeichnung speichern</translation>
    </message>
    <message>
        <source>Recordings (*.mcap)</source>
        <translation>Aufzeichnungen (*.mcap)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Als %1 gespeichert</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 konnte nicht gespeichert werden: %2</translation>
    </message>
    <message>
        <source>Delete recordings</source>
        <translation>Aufzeichnungen löschen</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n recording(s)? This cannot be undone.</source>
        <translation>
            <numerusform>Eine Aufzeichnung löschen? Das lässt sich nicht rückgängig machen.</numerusform>
            <numerusform>%n Aufzeichnungen löschen? Das lässt sich nicht rückgängig machen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>%1 could not be deleted: %2</source>
        <translation>%1 konnte nicht gelöscht werden: %2</translation>
    </message>
</context>
<context>
    <name>sparkwright::RemedyButton</name>
    <message>
        <source>Close other programs that use the processor</source>
        <translation>Schließen Sie andere Programme, die den Prozessor benutzen</translation>
    </message>
    <message>
        <source>Make it faster</source>
        <translation>Schneller machen</translation>
    </message>
    <message>
        <source>What would make the run as fast as asked for</source>
        <translation>Was den Lauf so schnell machen würde wie verlangt</translation>
    </message>
</context>
<context>
    <name>sparkwright::RemotePart</name>
    <message>
        <source>&amp;Connect to server…</source>
        <translation>Mit Server &amp;verbinden …</translation>
    </message>
    <message>
        <source>Watch a match that runs on another server</source>
        <translation>Ein Spiel ansehen, das auf einem anderen Server läuft</translation>
    </message>
    <message>
        <source>&amp;Disconnect</source>
        <translation>&amp;Trennen</translation>
    </message>
    <message>
        <source>Return from the other server to the own simulation</source>
        <translation>Vom anderen Server zur eigenen Simulation zurückkehren</translation>
    </message>
    <message>
        <source>&amp;Name and delay…</source>
        <translation>&amp;Name und Verzögerung …</translation>
    </message>
    <message>
        <source>Name the server that is shown, and show it evenly over a bad network, a moment later</source>
        <translation>Den gezeigten Server benennen und ihn über ein schlechtes Netz gleichmäßig zeigen, einen Moment später</translation>
    </message>
    <message>
        <source>Ask for the &amp;full state</source>
        <translation>Ganzen &amp;Zustand anfordern</translation>
    </message>
    <message>
        <source>Ask the server for everything again, when what is shown looks wrong</source>
        <translation>Alles noch einmal vom Server anfordern, wenn das Gezeigte falsch aussieht</translation>
    </message>
    <message>
        <source>&amp;End the server…</source>
        <translation>Server &amp;beenden …</translation>
    </message>
    <message>
        <source>End the program of the server that is shown; asks first</source>
        <translation>Das Programm des gezeigten Servers beenden; fragt vorher</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Do not try any more: return to the own simulation</source>
        <translation>Nicht weiter versuchen: zur eigenen Simulation zurückkehren</translation>
    </message>
    <message>
        <source>Cancel connecting</source>
        <translation>Verbinden abbrechen</translation>
    </message>
    <message>
        <source>Asked for the full state</source>
        <translation>Ganzer Zustand angefordert</translation>
    </message>
    <message>
        <source>The scene of this server is too large: only %L1 of its %L2 parts are drawn</source>
        <translation>Die Szene dieses Servers ist zu groß: Nur %L1 ihrer %L2 Teile werden gezeichnet</translation>
    </message>
    <message>
        <source>End the server</source>
        <translation>Server beenden</translation>
    </message>
    <message>
        <source>End the server %1?</source>
        <translation>Server %1 beenden?</translation>
    </message>
    <message>
        <source>Its program ends, and with it the match, for everybody who is connected. It cannot be started again from here.</source>
        <translation>Sein Programm endet, und mit ihm das Spiel, für alle, die verbunden sind. Von hier aus lässt es sich nicht wieder starten.</translation>
    </message>
    <message>
        <source>&amp;End the server</source>
        <translation>Server &amp;beenden</translation>
    </message>
    <message>
        <source>Asked %1 to end</source>
        <translation>%1 wurde zum Ende aufgefordert</translation>
    </message>
    <message>
        <source>%1. Needs a server that is connected: the simulation of this window is not one</source>
        <translation>%1. Braucht einen verbundenen Server: Die Simulation dieses Fensters ist keiner</translation>
    </message>
</context>
<context>
    <name>sparkwright::ReplayPart</name>
    <message>
        <source>Open re&amp;cording…</source>
        <translation>Auf&amp;nahme öffnen …</translation>
    </message>
    <message>
        <source>Open a recording or a monitor log, and watch it in the views</source>
        <translation>Eine Aufnahme oder ein Monitor-Protokoll öffnen und in den Ansichten ansehen</translation>
    </message>
    <message>
        <source>Back to &amp;live</source>
        <translation>Zurück zu &amp;live</translation>
    </message>
    <message>
        <source>Return from the recording to the running simulation</source>
        <translation>Von der Aufnahme zur laufenden Simulation zurückkehren</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Schritt &amp;zurück</translation>
    </message>
    <message>
        <source>Go back by one frame of the recording, then pause</source>
        <translation>Um ein Bild der Aufnahme zurückgehen, dann anhalten</translation>
    </message>
    <message>
        <source>Go to the s&amp;tart</source>
        <translation>Zum &amp;Anfang</translation>
    </message>
    <message>
        <source>Go to the first frame of the recording</source>
        <translation>Zum ersten Bild der Aufnahme gehen</translation>
    </message>
    <message>
        <source>Go to the &amp;end</source>
        <translation>Zum &amp;Ende</translation>
    </message>
    <message>
        <source>Go to the last frame of the recording</source>
        <translation>Zum letzten Bild der Aufnahme gehen</translation>
    </message>
    <message>
        <source>Previous &amp;goal</source>
        <translation>Voriges &amp;Tor</translation>
    </message>
    <message>
        <source>Go to some seconds before the previous goal</source>
        <translation>Einige Sekunden vor das vorige Tor gehen</translation>
    </message>
    <message>
        <source>Next g&amp;oal</source>
        <translation>Nächstes T&amp;or</translation>
    </message>
    <message>
        <source>Go to some seconds before the next goal</source>
        <translation>Einige Sekunden vor das nächste Tor gehen</translation>
    </message>
    <message>
        <source>&amp;Previous event</source>
        <translation>&amp;Voriges Ereignis</translation>
    </message>
    <message>
        <source>Go to the previous decision of the referee</source>
        <translation>Zur vorigen Entscheidung des Schiedsrichters gehen</translation>
    </message>
    <message>
        <source>&amp;Next event</source>
        <translation>&amp;Nächstes Ereignis</translation>
    </message>
    <message>
        <source>Go to the next decision of the referee</source>
        <translation>Zur nächsten Entscheidung des Schiedsrichters gehen</translation>
    </message>
    <message>
        <source>%1 could not be opened: the log says why</source>
        <translation>%1 ließ sich nicht öffnen: Das Protokoll sagt, warum</translation>
    </message>
    <message>
        <source>%1: %2 frames, %3</source>
        <translation>%1: %2 Bilder, %3</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitachse</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>Dieser Lauf</translation>
    </message>
</context>
<context>
    <name>sparkwright::RestoreDialog</name>
    <message>
        <source>&amp;Discard all</source>
        <translation>Alle &amp;verwerfen</translation>
    </message>
    <message>
        <source>%1: edited on %2; the file has changed on disk since</source>
        <translation>%1: bearbeitet am %2; die Datei hat sich seitdem auf dem Datenträger geändert</translation>
    </message>
    <message>
        <source>%1: edited on %2</source>
        <translation>%1: bearbeitet am %2</translation>
    </message>
    <message>
        <source>The program ended without saving the edits of these files. Restore them?</source>
        <translation>Das Programm endete, ohne die Änderungen dieser Dateien zu speichern. Wiederherstellen?</translation>
    </message>
    <message>
        <source>Files with kept edits</source>
        <translation>Dateien mit aufgehobenen Änderungen</translation>
    </message>
    <message>
        <source>Restore unsaved edits</source>
        <translation>Ungespeicherte Änderungen wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Restore selected</source>
        <translation>Ausgewählte &amp;wiederherstellen</translation>
    </message>
    <message>
        <source>Restores the edits of the checked files; those of the others stay kept and are offered again</source>
        <translation>Stellt die Änderungen der angekreuzten Dateien wieder her; die der anderen bleiben aufgehoben und werden wieder angeboten</translation>
    </message>
</context>
<context>
    <name>sparkwright::ResultPlotPage</name>
    <message>
        <source>Show</source>
        <extracomment>what a plot shows: a result …</extracomment>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>over</source>
        <extracomment>… over a parameter</extracomment>
        <translation>über</translation>
    </message>
    <message>
        <source>Result that is plotted</source>
        <translation>Ergebnis, das gezeichnet wird</translation>
    </message>
    <message>
        <source>Parameter of the plot</source>
        <translation>Parameter des Diagramms</translation>
    </message>
    <message>
        <source>As soon as runs are done, their results are plotted here.</source>
        <translation>Sobald Läufe fertig sind, werden ihre Ergebnisse hier gezeichnet.</translation>
    </message>
</context>
<context>
    <name>sparkwright::ResultWords</name>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Score, left team</source>
        <translation>Spielstand, linke Mannschaft</translation>
    </message>
    <message>
        <source>Score, right team</source>
        <translation>Spielstand, rechte Mannschaft</translation>
    </message>
    <message>
        <source>Score difference</source>
        <translation>Tordifferenz</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Tore</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>Fouls</translation>
    </message>
    <message>
        <source>Simulated time, s</source>
        <translation>Simulierte Zeit, s</translation>
    </message>
    <message>
        <source>Wall time, s</source>
        <translation>Wirkliche Zeit, s</translation>
    </message>
    <message>
        <source>%1, end</source>
        <extracomment>%1: the path of a signal</extracomment>
        <translation>%1, Ende</translation>
    </message>
    <message>
        <source>%1, least</source>
        <translation>%1, kleinster Wert</translation>
    </message>
    <message>
        <source>%1, greatest</source>
        <translation>%1, größter Wert</translation>
    </message>
    <message>
        <source>%1, mean</source>
        <translation>%1, Mittel</translation>
    </message>
    <message>
        <source>Share of the score, right team</source>
        <translation>Anteil am Spielstand, rechtes Team</translation>
    </message>
</context>
<context>
    <name>sparkwright::RobotWizard</name>
    <message>
        <source>&amp;Gyroscope and accelerometer</source>
        <translation>&amp;Kreisel und Beschleunigungsmesser</translation>
    </message>
    <message>
        <source>&amp;Position (GPS)</source>
        <translation>&amp;Position (GPS)</translation>
    </message>
    <message>
        <source>&amp;Camera in front</source>
        <translation>K&amp;amera vorn</translation>
    </message>
    <message>
        <source>&amp;Forces on the feet</source>
        <translation>Krä&amp;fte an den Füßen</translation>
    </message>
    <message>
        <source>G&amp;round and lamps, to look at it alone</source>
        <translation>&amp;Boden und Lampen, um ihn allein anzusehen</translation>
    </message>
    <message>
        <source>New robot</source>
        <translation>Neuer Roboter</translation>
    </message>
    <message>
        <source>&amp;Save and open</source>
        <translation>&amp;Speichern und öffnen</translation>
    </message>
    <message>
        <source>What kind of robot?</source>
        <translation>Was für ein Roboter?</translation>
    </message>
    <message>
        <source>All values can be changed later, in the scene file.</source>
        <translation>Alle Werte lassen sich später in der Szenendatei ändern.</translation>
    </message>
    <message>
        <source>On wheels</source>
        <translation>Auf Rädern</translation>
    </message>
    <message>
        <source>On legs</source>
        <translation>Auf Beinen</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>A&amp;rt</translation>
    </message>
    <message>
        <source>&amp;Wheels</source>
        <translation>&amp;Räder</translation>
    </message>
    <message>
        <source>&amp;Legs</source>
        <translation>&amp;Beine</translation>
    </message>
    <message>
        <source>&amp;Joints per leg</source>
        <translation>&amp;Gelenke je Bein</translation>
    </message>
    <message>
        <source>2 wheels get a caster; otherwise an even number</source>
        <translation>2 Räder bekommen eine Laufrolle; sonst eine gerade Anzahl</translation>
    </message>
    <message>
        <source>An even number</source>
        <translation>Eine gerade Anzahl</translation>
    </message>
    <message>
        <source>1: hip pitch. 2: and knee. 3: hip roll. 4: ankle pitch. 5: ankle roll. 6: hip yaw</source>
        <translation>1: Hüfte vor und zurück. 2: und Knie. 3: Hüfte seitlich. 4: Knöchel vor und zurück. 5: Knöchel seitlich. 6: Hüfte drehen</translation>
    </message>
    <message>
        <source>Sizes, masses and motors</source>
        <translation>Größen, Massen und Motoren</translation>
    </message>
    <message>
        <source>Forward is +Y, right is +X.</source>
        <translation>Vorn ist +Y, rechts ist +X.</translation>
    </message>
    <message>
        <source>Width of the trunk</source>
        <translation>Breite des Rumpfs</translation>
    </message>
    <message>
        <source>Length of the trunk</source>
        <translation>Länge des Rumpfs</translation>
    </message>
    <message>
        <source>Height of the trunk</source>
        <translation>Höhe des Rumpfs</translation>
    </message>
    <message>
        <source>Mass of the trunk</source>
        <translation>Masse des Rumpfs</translation>
    </message>
    <message>
        <source>Wheel radius</source>
        <translation>Radius der Räder</translation>
    </message>
    <message>
        <source>Wheel width</source>
        <translation>Breite der Räder</translation>
    </message>
    <message>
        <source>Wheel mass</source>
        <translation>Masse der Räder</translation>
    </message>
    <message>
        <source>Leg length</source>
        <translation>Länge der Beine</translation>
    </message>
    <message>
        <source>Leg mass</source>
        <translation>Masse der Beine</translation>
    </message>
    <message>
        <source>Torque of each motor</source>
        <translation>Drehmoment jedes Motors</translation>
    </message>
    <message>
        <source>Largest speed</source>
        <translation>Größte Geschwindigkeit</translation>
    </message>
    <message>
        <source>Sensors and file</source>
        <translation>Sensoren und Datei</translation>
    </message>
    <message>
        <source>Each joint has a sensor for its angle. This is the scene:</source>
        <translation>Jedes Gelenk hat einen Sensor für seinen Winkel. Dies ist die Szene:</translation>
    </message>
    <message>
        <source>The scene</source>
        <translation>Die Szene</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Eine Datei wählen</translation>
    </message>
    <message>
        <source>Save robot</source>
        <translation>Roboter speichern</translation>
    </message>
    <message>
        <source>Scenes (*.rsg)</source>
        <translation>Szenen (*.rsg)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Replace the file %1?</source>
        <translation>Die Datei %1 ersetzen?</translation>
    </message>
    <message>
        <source>The robot cannot be saved: %1</source>
        <translation>Der Roboter lässt sich nicht speichern: %1</translation>
    </message>
    <message>
        <source>&amp;Make and open</source>
        <translation>&amp;Anlegen und öffnen</translation>
    </message>
</context>
<context>
    <name>sparkwright::RobotsPanel</name>
    <message>
        <source>player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>client %1</source>
        <translation>Client %1</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>eingebaut</translation>
    </message>
    <message>
        <source>Robots</source>
        <translation>Roboter</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>Plugins</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Nachrichten</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Led by</source>
        <translation>Geführt von</translation>
    </message>
    <message>
        <source>Robots of the game</source>
        <translation>Roboter des Spiels</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was es tut</translation>
    </message>
    <message>
        <source>Plugins of the game</source>
        <translation>Plugins des Spiels</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>Spieler starten</translation>
    </message>
    <message>
        <source>Bring a robot with a player that leads it</source>
        <translation>Einen Roboter mit einem Spieler bringen, der ihn führt</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>End the player of the selected robot; its robot goes, too</source>
        <translation>Den Spieler des gewählten Roboters beenden; sein Roboter geht auch</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Put a manipulator of the selected robot, such as a kicker, into a state</source>
        <translation>Einen Manipulator des gewählten Roboters, etwa einen Kicker, in einen Zustand bringen</translation>
    </message>
    <message>
        <source>There is no robot. Start a player, which brings one, or name robots in the file of the world.</source>
        <translation>Es gibt keinen Roboter. Starten Sie einen Spieler, der einen mitbringt, oder nennen Sie Roboter in der Datei der Welt.</translation>
    </message>
</context>
<context>
    <name>sparkwright::RobotsPart</name>
    <message>
        <source>Show ro&amp;bots and plugins</source>
        <translation>Ro&amp;boter und Plugins zeigen</translation>
    </message>
    <message>
        <source>Who leads which robot, which plugins there are, and what clients say</source>
        <translation>Wer welchen Roboter führt, welche Plugins es gibt, und was Clients sagen</translation>
    </message>
    <message>
        <source>Start pla&amp;yer</source>
        <translation>Spieler s&amp;tarten</translation>
    </message>
    <message>
        <source>Bring a robot with a player that leads it</source>
        <translation>Einen Roboter mit einem Spieler bringen, der ihn führt</translation>
    </message>
    <message>
        <source>Trai&amp;n a drive…</source>
        <translation>A&amp;ntrieb trainieren …</translation>
    </message>
    <message>
        <source>Let a network learn from a log how a robot moves</source>
        <translation>Ein Netz aus einem Protokoll lernen lassen, wie ein Roboter sich bewegt</translation>
    </message>
    <message>
        <source>Robots</source>
        <translation>Roboter</translation>
    </message>
    <message>
        <source>%1 is made</source>
        <translation>%1 ist fertig</translation>
    </message>
</context>
<context>
    <name>sparkwright::RubberBand</name>
    <message numerus="yes">
        <source>%n thing(s)</source>
        <translation>
            <numerusform>Ein Gegenstand</numerusform>
            <numerusform>%n Gegenstände</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::RulesModel</name>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Rules that are applied</source>
        <translation>Regeln, die gelten</translation>
    </message>
    <message>
        <source>The rule “%1” is applied.</source>
        <translation>Die Regel „%1“ gilt.</translation>
    </message>
    <message>
        <source>The rule “%1” is switched off.</source>
        <translation>Die Regel „%1“ ist ausgeschaltet.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Range %1 to %2.</source>
        <translation>Bereich %1 bis %2.</translation>
    </message>
    <message>
        <source>The set-up says %1.</source>
        <translation>Im Aufbau steht %1.</translation>
    </message>
    <message>
        <source>Until then it is %1.</source>
        <translation>Bis dahin: %1.</translation>
    </message>
    <message>
        <source>Changes count at once.</source>
        <translation>Änderungen gelten sofort.</translation>
    </message>
    <message>
        <source>Built into the scene: changes take effect after a reset.</source>
        <translation>In die Szene eingebaut: Änderungen gelten nach dem Zurücksetzen.</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
</context>
<context>
    <name>sparkwright::RulesPanel</name>
    <message>
        <source>Choose a variable to see what it means.</source>
        <translation>Eine Variable wählen, um zu sehen, was sie bedeutet.</translation>
    </message>
    <message>
        <source>There is no game. Open a set-up with a game, such as setups/soccer.rb, for its rules and their variables.</source>
        <translation>Hier wird nichts gespielt. Ein Aufbau mit einem Spiel, etwa setups/soccer.rb, bringt seine Regeln mit und die Variablen, nach denen sie sich richten.</translation>
    </message>
    <message>
        <source>Find a rule or variable</source>
        <translation>Regel oder Variable suchen</translation>
    </message>
    <message>
        <source>Rules and variables</source>
        <translation>Regeln und Variablen</translation>
    </message>
    <message>
        <source>As the set-up says</source>
        <translation>Wie im Aufbau</translation>
    </message>
    <message>
        <source>Resets the chosen variable to the value of the set-up</source>
        <translation>Gibt der gewählten Variablen den Wert, den sie im Aufbau hat</translation>
    </message>
    <message>
        <source>What the chosen variable means</source>
        <translation>Was die gewählte Variable bedeutet</translation>
    </message>
</context>
<context>
    <name>sparkwright::RunRecordings</name>
    <message>
        <source>&amp;Record runs</source>
        <translation>Läufe auf&amp;zeichnen</translation>
    </message>
    <message>
        <source>Record every run in files of limited size, to look back at it</source>
        <translation>Jeden Lauf in Dateien begrenzter Größe aufzeichnen, um auf ihn zurückzublicken</translation>
    </message>
    <message>
        <source>Loo&amp;k back</source>
        <translation>&amp;Zurückblicken</translation>
    </message>
    <message>
        <source>Watch what this run has been so far, while it goes on</source>
        <translation>Ansehen, wie dieser Lauf bisher war, während er weitergeht</translation>
    </message>
    <message>
        <source>Recorded r&amp;uns…</source>
        <translation>Aufgezeichnete Lä&amp;ufe …</translation>
    </message>
    <message>
        <source>List the runs that are kept; open, save and delete them</source>
        <translation>Die aufbewahrten Läufe auflisten, öffnen, speichern und löschen</translation>
    </message>
    <message>
        <source>Runs are not recorded: &lt;i&gt;Simulation › Record runs&lt;/i&gt;.</source>
        <translation>Läufe werden nicht aufgezeichnet: &lt;i&gt;Simulation › Läufe aufzeichnen&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>This run will be recorded as soon as it goes on.</source>
        <translation>Dieser Lauf wird aufgezeichnet, sobald er weitergeht.</translation>
    </message>
    <message>
        <source>This run is being recorded (%1; &lt;a href=&quot;list&quot;&gt;all runs&lt;/a&gt; take %2 of at most %3). &lt;a href=&quot;look&quot;&gt;Look back&lt;/a&gt; at it with %4.</source>
        <translation>Dieser Lauf wird aufgezeichnet (%1; &lt;a href=&quot;list&quot;&gt;alle Läufe&lt;/a&gt; belegen %2 von höchstens %3). &lt;a href=&quot;look&quot;&gt;Zurückblicken&lt;/a&gt; mit %4.</translation>
    </message>
</context>
<context>
    <name>sparkwright::RunUntilDialog</name>
    <message>
        <source>Run until</source>
        <translation>Laufen bis</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Los</translation>
    </message>
    <message>
        <source>&amp;Until:</source>
        <translation>&amp;Bis:</translation>
    </message>
    <message>
        <source>What the run goes on until</source>
        <translation>Bis wohin der Lauf geht</translation>
    </message>
    <message>
        <source>a time</source>
        <translation>zu einer Zeit</translation>
    </message>
    <message>
        <source>some cycles are done</source>
        <translation>Zyklen gerechnet sind</translation>
    </message>
    <message>
        <source>the next goal</source>
        <translation>zum nächsten Tor</translation>
    </message>
    <message>
        <source>the next foul</source>
        <translation>zum nächsten Foul</translation>
    </message>
    <message>
        <source>the next decision of any kind</source>
        <translation>zur nächsten Entscheidung jeder Art</translation>
    </message>
    <message>
        <source>a play mode</source>
        <translation>zu einem Spielmodus</translation>
    </message>
    <message>
        <source>a number of the run</source>
        <translation>zu einem Wert des Laufs</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Simulated time</source>
        <translation>Simulierte Zeit</translation>
    </message>
    <message>
        <source>Number of cycles</source>
        <translation>Anzahl der Zyklen</translation>
    </message>
    <message>
        <source>Play mode</source>
        <translation>Spielmodus</translation>
    </message>
    <message>
        <source>Number of the run</source>
        <translation>Wert des Laufs</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Number to compare with</source>
        <translation>Zahl zum Vergleichen</translation>
    </message>
    <message>
        <source>The simulation pauses at this simulated time.</source>
        <translation>Die Simulation hält zu dieser simulierten Zeit an.</translation>
    </message>
    <message>
        <source>The simulation pauses after so many more cycles.</source>
        <translation>Die Simulation hält nach so vielen weiteren Zyklen an.</translation>
    </message>
    <message>
        <source>The simulation pauses as soon as the referee gives a goal.</source>
        <translation>Die Simulation hält an, sobald der Schiedsrichter ein Tor gibt.</translation>
    </message>
    <message>
        <source>The simulation pauses as soon as the referee calls a foul.</source>
        <translation>Die Simulation hält an, sobald der Schiedsrichter ein Foul pfeift.</translation>
    </message>
    <message>
        <source>The simulation pauses as soon as the list of events has a new one.</source>
        <translation>Die Simulation hält an, sobald die Ereignisliste ein neues Ereignis hat.</translation>
    </message>
    <message>
        <source>The simulation pauses when this play mode begins.</source>
        <translation>Die Simulation hält an, wenn dieser Spielmodus beginnt.</translation>
    </message>
    <message>
        <source>The simulation pauses after the first cycle for which this is true. Type a part of a name to find it; expressions such as abs(ball/x) are numbers, too. A condition such as ball/speed &gt; 2 and ball/z &lt; 0.1 can be written as a whole.</source>
        <translation>Die Simulation hält nach dem ersten Zyklus an, für den das zutrifft. Tippen Sie einen Teil eines Namens, um ihn zu finden; auch Ausdrücke wie abs(ball/x) sind Zahlen. Eine Bedingung wie ball/speed &gt; 2 and ball/z &lt; 0.1 kann als Ganzes geschrieben werden.</translation>
    </message>
    <message>
        <source>The recording is searched from here on, as fast as it can be read; Pause ends that.</source>
        <translation>Die Aufzeichnung wird von hier an durchsucht, so schnell sie sich lesen lässt; „Anhalten“ beendet das.</translation>
    </message>
</context>
<context>
    <name>sparkwright::RunningPlugin</name>
    <message>
        <source>an exception without a message</source>
        <translation>eine Ausnahme ohne Meldung</translation>
    </message>
    <message>
        <source>an exception of unknown kind</source>
        <translation>eine Ausnahme unbekannter Art</translation>
    </message>
    <message numerus="yes">
        <source>it takes %n ms for each picture, which makes the window slow</source>
        <translation>
            <numerusform>es braucht %n ms für jedes Bild, was das Fenster langsam macht</numerusform>
            <numerusform>es braucht %n ms für jedes Bild, was das Fenster langsam macht</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>plugin: message</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>sparkwright::RunsModel</name>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>Fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>Not run yet</source>
        <translation>Noch nicht ausgeführt</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>a time in seconds</extracomment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Ended: %1</source>
        <translation>Ende: %1</translation>
    </message>
    <message>
        <source>Digest %1</source>
        <translation>Prüfsumme %1</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>number of a run</extracomment>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Spielstand</translation>
    </message>
    <message>
        <source>Play mode</source>
        <translation>Spielmodus</translation>
    </message>
    <message>
        <source>%1 at the end of the run</source>
        <translation>%1 am Ende des Laufs</translation>
    </message>
</context>
<context>
    <name>sparkwright::SafeMode</name>
    <message>
        <source>The last starts of Sparkwright ended in a crash.</source>
        <translation>Die letzten Starts von Sparkwright endeten mit einem Absturz.</translation>
    </message>
    <message>
        <source>Safe mode starts with presets and draws as simply as possible. Your settings and layouts are not touched.</source>
        <translation>Der abgesicherte Modus startet mit Vorgaben und zeichnet so einfach wie möglich. Ihre Einstellungen und Anordnungen bleiben unberührt.</translation>
    </message>
    <message>
        <source>Start in &amp;safe mode</source>
        <translation>Im &amp;abgesicherten Modus starten</translation>
    </message>
    <message>
        <source>Start &amp;normally</source>
        <translation>&amp;Normal starten</translation>
    </message>
</context>
<context>
    <name>sparkwright::SceneDocument</name>
    <message>
        <source>Revert to file</source>
        <translation>Auf die Datei zurücksetzen</translation>
    </message>
    <message>
        <source>Restore edits</source>
        <translation>Änderungen wiederherstellen</translation>
    </message>
</context>
<context>
    <name>sparkwright::ScenePanel</name>
    <message>
        <source>Filter by name</source>
        <translation>Nach Namen filtern</translation>
    </message>
    <message>
        <source>Filter the scene tree</source>
        <translation>Szenenbaum filtern</translation>
    </message>
    <message>
        <source>Scene tree</source>
        <translation>Szenenbaum</translation>
    </message>
    <message>
        <source>Shows only nodes with this text in their name, and their parents; nodes without anything visible are shown only by their name</source>
        <translation>Zeigt nur, was diesen Text im Namen hat, und wozu es gehört; Orte, an denen nichts zu sehen ist, erscheinen nur so</translation>
    </message>
    <message>
        <source>&amp;Expand all</source>
        <translation>Alles &amp;aufklappen</translation>
    </message>
    <message>
        <source>Show all nodes of the scene tree</source>
        <translation>Alle Knoten des Szenenbaums zeigen</translation>
    </message>
    <message>
        <source>&amp;Collapse all</source>
        <translation>Alles &amp;zuklappen</translation>
    </message>
    <message>
        <source>Show the top nodes of the scene tree only</source>
        <translation>Nur die obersten Knoten des Szenenbaums zeigen</translation>
    </message>
</context>
<context>
    <name>sparkwright::ScenePart</name>
    <message>
        <source>Scene</source>
        <translation>Szene</translation>
    </message>
    <message>
        <source>&amp;Go to source</source>
        <translation>Zum &amp;Quelltext gehen</translation>
    </message>
    <message>
        <source>Open the file that made the selected node, at its place</source>
        <translation>Die Datei, die den ausgewählten Knoten erzeugt hat, an seiner Stelle öffnen</translation>
    </message>
    <message>
        <source>Select something first</source>
        <translation>Wählen Sie zuerst etwas aus</translation>
    </message>
    <message>
        <source>&amp;Remove player %1</source>
        <translation>Spieler %1 &amp;entfernen</translation>
    </message>
    <message>
        <source>Player %1 is removed, and its agent disconnected</source>
        <translation>Spieler %1 ist entfernt und sein Agent getrennt</translation>
    </message>
</context>
<context>
    <name>sparkwright::SceneTreeModel</name>
    <message>
        <source>Transform</source>
        <translation>Transformation</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>%1 %2, scale %3 × %4 × %5</source>
        <translation>%1 %2, Maßstab %3 × %4 × %5</translation>
    </message>
</context>
<context>
    <name>sparkwright::ScoreDialog</name>
    <message>
        <source>Score and clock</source>
        <translation>Stand und Uhr</translation>
    </message>
    <message>
        <source>Goals of the left team</source>
        <translation>Tore des linken Teams</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Goals of the right team</source>
        <translation>Tore des rechten Teams</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Minutes of the clock</source>
        <translation>Minuten der Uhr</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Seconds of the clock</source>
        <translation>Sekunden der Uhr</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Setzen</translation>
    </message>
    <message>
        <source>S&amp;core:</source>
        <translation>S&amp;tand:</translation>
    </message>
    <message>
        <source>C&amp;lock:</source>
        <translation>&amp;Uhr:</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
</context>
<context>
    <name>sparkwright::Scoreboard</name>
    <message>
        <source>Before kick-off</source>
        <translation>Vor dem Anstoß</translation>
    </message>
    <message>
        <source>Kick-off left</source>
        <translation>Anstoß links</translation>
    </message>
    <message>
        <source>Kick-off right</source>
        <translation>Anstoß rechts</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Spiel läuft</translation>
    </message>
    <message>
        <source>Kick-in left</source>
        <translation>Einschuss links</translation>
    </message>
    <message>
        <source>Kick-in right</source>
        <translation>Einschuss rechts</translation>
    </message>
    <message>
        <source>Corner kick left</source>
        <translation>Ecke links</translation>
    </message>
    <message>
        <source>Corner kick right</source>
        <translation>Ecke rechts</translation>
    </message>
    <message>
        <source>Goal kick left</source>
        <translation>Abstoß links</translation>
    </message>
    <message>
        <source>Goal kick right</source>
        <translation>Abstoß rechts</translation>
    </message>
    <message>
        <source>Offside left</source>
        <translation>Abseits links</translation>
    </message>
    <message>
        <source>Offside right</source>
        <translation>Abseits rechts</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>Goal left</source>
        <translation>Tor links</translation>
    </message>
    <message>
        <source>Goal right</source>
        <translation>Tor rechts</translation>
    </message>
    <message>
        <source>Free kick left</source>
        <translation>Freistoß links</translation>
    </message>
    <message>
        <source>Free kick right</source>
        <translation>Freistoß rechts</translation>
    </message>
    <message>
        <source>Direct free kick left</source>
        <translation>Direkter Freistoß links</translation>
    </message>
    <message>
        <source>Direct free kick right</source>
        <translation>Direkter Freistoß rechts</translation>
    </message>
    <message>
        <source>Pass left</source>
        <translation>Pass links</translation>
    </message>
    <message>
        <source>Pass right</source>
        <translation>Pass rechts</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>%1 · half %2 · %3</source>
        <translation>%1 · Halbzeit %2 · %3</translation>
    </message>
    <message>
        <source>Players %1 : %2</source>
        <translation>Spieler %1 : %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Halbzeitpause</translation>
    </message>
    <message>
        <source>Penalty kick left</source>
        <translation>Strafstoß links</translation>
    </message>
    <message>
        <source>Penalty kick right</source>
        <translation>Strafstoß rechts</translation>
    </message>
    <message>
        <source>Shoot-out left</source>
        <translation>Elfmeterschießen links</translation>
    </message>
    <message>
        <source>Shoot-out right</source>
        <translation>Elfmeterschießen rechts</translation>
    </message>
    <message>
        <source>Free ball top right</source>
        <translation>Freiball oben rechts</translation>
    </message>
    <message>
        <source>Free ball bottom right</source>
        <translation>Freiball unten rechts</translation>
    </message>
    <message>
        <source>Free ball top left</source>
        <translation>Freiball oben links</translation>
    </message>
    <message>
        <source>Free ball bottom left</source>
        <translation>Freiball unten links</translation>
    </message>
</context>
<context>
    <name>sparkwright::Screenshot</name>
    <message>
        <source>A picture has 1 to %1 pixels along each side.</source>
        <translation>Ein Bild hat 1 bis %1 Bildpunkte je Seite.</translation>
    </message>
    <message>
        <source>There is not enough memory for a picture of this size.</source>
        <translation>Für ein Bild dieser Größe reicht der Speicher nicht.</translation>
    </message>
    <message>
        <source>The graphics card cannot draw a picture of this size.</source>
        <translation>Die Grafikkarte kann kein Bild dieser Größe zeichnen.</translation>
    </message>
</context>
<context>
    <name>sparkwright::SelectionCommands</name>
    <message>
        <source>&amp;Select</source>
        <translation>Au&amp;swählen</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s)</source>
        <translation>
            <numerusform>Ein Gegenstand</numerusform>
            <numerusform>%n Gegenstände</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no players</source>
        <translation>Es gibt keine Spieler</translation>
    </message>
    <message>
        <source>Select something first</source>
        <translation>Wählen Sie zuerst etwas aus</translation>
    </message>
    <message>
        <source>The selection cannot be moved</source>
        <translation>Das Ausgewählte lässt sich nicht bewegen</translation>
    </message>
    <message>
        <source>There is no ball to kick</source>
        <translation>Es gibt keinen Ball zum Schießen</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Kopiert: %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::SensorFeed</name>
    <message>
        <source>%1 has no updates</source>
        <translation>%1 enthält keine Aktualisierungen</translation>
    </message>
    <message>
        <source>only a robot on a board can be recorded</source>
        <translation>nur ein verbundener Roboter kann aufgezeichnet werden</translation>
    </message>
    <message>
        <source>The log has ended.</source>
        <translation>Das Protokoll ist zu Ende.</translation>
    </message>
    <message>
        <source>The log is cut off here.</source>
        <translation>Das Protokoll bricht hier ab.</translation>
    </message>
</context>
<context>
    <name>sparkwright::SensorPanel</name>
    <message>
        <source>Select a robot to see what its sensors say: angles, forces, what it sees and hears.</source>
        <translation>Wählen Sie einen Roboter aus, um zu sehen, was seine Sensoren melden: Winkel, Kräfte, was er sieht und hört.</translation>
    </message>
    <message>
        <source>%1 has no sensors.</source>
        <translation>%1 hat keine Sensoren.</translation>
    </message>
    <message>
        <source>&amp;Plot</source>
        <translation>Als &amp;Diagramm</translation>
    </message>
    <message>
        <source>Show &amp;picture</source>
        <translation>&amp;Bild zeigen</translation>
    </message>
    <message>
        <source>&amp;Select its part</source>
        <translation>Sein &amp;Teil auswählen</translation>
    </message>
    <message>
        <source>Copied as table and picture: %1</source>
        <translation>Als Tabelle und Bild kopiert: %1</translation>
    </message>
    <message>
        <source>Filter sensors</source>
        <translation>Sensoren filtern</translation>
    </message>
    <message>
        <source>Sensor</source>
        <translation>Sensor</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Sensors of the robot</source>
        <translation>Sensoren des Roboters</translation>
    </message>
    <message>
        <source>Copy as table and picture</source>
        <translation>Als Tabelle und Bild kopieren</translation>
    </message>
</context>
<context>
    <name>sparkwright::SensorWindow</name>
    <message>
        <source>Sensors</source>
        <translation>Sensoren</translation>
    </message>
    <message>
        <source>&amp;Connect…</source>
        <translation>&amp;Verbinden …</translation>
    </message>
    <message>
        <source>Bring a robot to a message board</source>
        <translation>Einen Roboter zu einem Nachrichtenbrett bringen</translation>
    </message>
    <message>
        <source>&amp;Open log…</source>
        <translation>Pr&amp;otokoll öffnen …</translation>
    </message>
    <message>
        <source>Play recorded updates</source>
        <translation>Aufgezeichnete Aktualisierungen abspielen</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Hold what is shown; of a log, its time</source>
        <translation>Anhalten, was gezeigt wird; bei einem Protokoll seine Zeit</translation>
    </message>
    <message>
        <source>&amp;Record…</source>
        <translation>&amp;Aufzeichnen …</translation>
    </message>
    <message>
        <source>Write all updates into a file</source>
        <translation>Alle Aktualisierungen in eine Datei schreiben</translation>
    </message>
    <message>
        <source>Connect a robot, or open a log.</source>
        <translation>Verbinden Sie einen Roboter, oder öffnen Sie ein Protokoll.</translation>
    </message>
    <message>
        <source>%1 at %2:%3; arrow keys drive it</source>
        <translation>%1 bei %2:%3; Pfeiltasten fahren ihn</translation>
    </message>
    <message>
        <source>%1, as recorded in %2</source>
        <translation>%1, wie in %2 aufgezeichnet</translation>
    </message>
    <message>
        <source>Open log</source>
        <translation>Protokoll öffnen</translation>
    </message>
    <message>
        <source>Logs of updates (*.f2klog);;All files (*)</source>
        <translation>Protokolle (*.f2klog);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Record updates</source>
        <translation>Aktualisierungen aufzeichnen</translation>
    </message>
    <message>
        <source>Logs of updates (*.f2klog)</source>
        <translation>Protokolle (*.f2klog)</translation>
    </message>
    <message>
        <source>Records into %1</source>
        <translation>Zeichnet in %1 auf</translation>
    </message>
    <message>
        <source>Recorded.</source>
        <translation>Aufgezeichnet.</translation>
    </message>
    <message>
        <source>%1, %2 s</source>
        <translation>%1, %2 s</translation>
    </message>
</context>
<context>
    <name>sparkwright::SensorsPart</name>
    <message>
        <source>Sensors</source>
        <translation>Sensoren</translation>
    </message>
</context>
<context>
    <name>sparkwright::ServerDialog</name>
    <message>
        <source>Server %1</source>
        <translation>Server %1</translation>
    </message>
    <message>
        <source>Name of the server</source>
        <translation>Name des Servers</translation>
    </message>
    <message>
        <source>Stands in the menu of servers in place of the address</source>
        <translation>Steht im Menü der Server anstelle der Adresse</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Delay, milliseconds</source>
        <translation>Verzögerung, Millisekunden</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Verzögerung</translation>
    </message>
    <message>
        <source>Over a bad network: shows everything so much later, and evenly. Commands are not delayed</source>
        <translation>Über ein schlechtes Netz: zeigt alles um so viel später, dafür gleichmäßig. Befehle werden nicht verzögert</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Delay</source>
        <translation>&amp;Verzögerung</translation>
    </message>
    <message>
        <source>Not connected; trying again every second.</source>
        <translation>Nicht verbunden; jede Sekunde ein neuer Versuch.</translation>
    </message>
    <message>
        <source>Pictures come unevenly by %1 ms, and are shown when they come.</source>
        <translation>Bilder kommen um %1 ms ungleichmäßig an und werden gezeigt, wenn sie kommen.</translation>
    </message>
    <message>
        <source>Pictures come unevenly by %1 ms, and are shown %2 ms later.</source>
        <translation>Bilder kommen um %1 ms ungleichmäßig an und werden %2 ms später gezeigt.</translation>
    </message>
</context>
<context>
    <name>sparkwright::ServersMenu</name>
    <message>
        <source>Ser&amp;vers</source>
        <translation>Ser&amp;ver</translation>
    </message>
    <message>
        <source>&amp;Own simulation</source>
        <translation>&amp;Eigene Simulation</translation>
    </message>
    <message>
        <source>Show the simulation of this window</source>
        <translation>Die Simulation dieses Fensters zeigen</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>verbunden</translation>
    </message>
    <message>
        <source>trying to connect</source>
        <translation>versucht zu verbinden</translation>
    </message>
    <message>
        <source>reachable</source>
        <translation>erreichbar</translation>
    </message>
    <message>
        <source>not reachable</source>
        <translation>nicht erreichbar</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>sparkwright::SessionPart</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Forget these</source>
        <translation>&amp;Vergessen</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Target speed</source>
        <translation>Solltempo</translation>
    </message>
    <message>
        <source>Target speed, in multiples of real time</source>
        <translation>Wie schnell die simulierte Zeit vergehen soll, als Vielfaches der Echtzeit</translation>
    </message>
    <message>
        <source>As fast as possible</source>
        <translation>So schnell wie möglich</translation>
    </message>
    <message>
        <source>The project is not saved: %1</source>
        <translation>Das Projekt ist nicht gespeichert: %1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Run &amp;until…</source>
        <translation>Laufen &amp;bis…</translation>
    </message>
    <message>
        <source>Run up to a time, a number of cycles, a goal, a play mode or a condition, then pause</source>
        <translation>Bis zu einer Zeit, einer Zahl von Zyklen, einem Tor, einem Spielmodus oder einer Bedingung laufen, dann anhalten</translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>Angehalten: %1</translation>
    </message>
    <message>
        <source>Solve large &amp;heaps iteratively</source>
        <translation>Große &amp;Haufen iterativ lösen</translation>
    </message>
    <message>
        <source>Faster where many robots lie on each other; contacts there are softer, and runs differ from exact ones</source>
        <translation>Schneller, wo viele Roboter aufeinanderliegen; Kontakte sind dort weicher, und Läufe weichen von exakten ab</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>&amp;Langsamer</translation>
    </message>
    <message>
        <source>Choose the next lower speed</source>
        <translation>Das nächstlangsamere Tempo wählen</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>Sch&amp;neller</translation>
    </message>
    <message>
        <source>Choose the next higher speed</source>
        <translation>Das nächstschnellere Tempo wählen</translation>
    </message>
    <message>
        <source>As fast as &amp;possible</source>
        <translation>So schnell wie &amp;möglich</translation>
    </message>
    <message>
        <source>Run as fast as the machine can; again: in real time</source>
        <translation>So schnell laufen, wie der Rechner kann; noch einmal: in Echtzeit</translation>
    </message>
    <message>
        <source>Solve large heaps iteratively</source>
        <translation>Große Haufen iterativ lösen</translation>
    </message>
    <message>
        <source>Ask for %1× only</source>
        <translation>Nur %1× verlangen</translation>
    </message>
    <message>
        <source>The run is no faster, but its speed is steady</source>
        <translation>Der Lauf wird nicht schneller, aber sein Tempo ist gleichmäßig</translation>
    </message>
</context>
<context>
    <name>sparkwright::Setting</name>
    <message>
        <source>That of the system</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>The start page</source>
        <translation>Die Startseite</translation>
    </message>
    <message>
        <source>The soccer scene</source>
        <translation>Die Fußballszene</translation>
    </message>
    <message>
        <source>What was opened last</source>
        <translation>Was zuletzt geöffnet war</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Niedrig</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Metres</source>
        <translation>Meter</translation>
    </message>
    <message>
        <source>Centimetres</source>
        <translation>Zentimeter</translation>
    </message>
    <message>
        <source>Millimetres</source>
        <translation>Millimeter</translation>
    </message>
    <message>
        <source>Goes on as before</source>
        <translation>Bewegt sich weiter wie bisher</translation>
    </message>
    <message>
        <source>Stands still</source>
        <translation>Steht still</translation>
    </message>
    <message>
        <source>Moves with the mouse</source>
        <translation>Folgt der Maus</translation>
    </message>
    <message>
        <source>Is thrown</source>
        <translation>Wird geworfen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Language of the whole program</source>
        <translation>Sprache des ganzen Programms</translation>
    </message>
    <message>
        <source>Open at the start</source>
        <translation>Beim Start öffnen</translation>
    </message>
    <message>
        <source>What is opened when the program is started without a scene</source>
        <translation>Was geöffnet wird, wenn das Programm ohne Szene startet</translation>
    </message>
    <message>
        <source>Notifications stay for</source>
        <translation>Benachrichtigungen bleiben</translation>
    </message>
    <message>
        <source>How long a notification covers the corner of the window; the bell in the status bar lists all of them</source>
        <translation>Wie lange eine Benachrichtigung die Ecke des Fensters verdeckt; die Glocke in der Statusleiste führt alle auf</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>nicht gezeigt</translation>
    </message>
    <message>
        <source>Notifications of warnings</source>
        <translation>Benachrichtigungen für Warnungen</translation>
    </message>
    <message>
        <source>Show warnings as notifications, too; errors always are</source>
        <translation>Auch Warnungen als Benachrichtigung zeigen; bei Fehlern geschieht das immer</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Light or dark colours of the whole window</source>
        <translation>Helle oder dunkle Farben des ganzen Fensters</translation>
    </message>
    <message>
        <source>Size of texts</source>
        <translation>Größe der Texte</translation>
    </message>
    <message>
        <source>Size of all texts but those of the editor, which has its own</source>
        <translation>Größe aller Texte außer denen des Editors, der seine eigene hat</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>that of the system</source>
        <translation>wie im System</translation>
    </message>
    <message>
        <source>Size of tool buttons</source>
        <translation>Größe der Werkzeugknöpfe</translation>
    </message>
    <message>
        <source>Size of the pictures in the tool bar</source>
        <translation>Größe der Bilder in der Werkzeugleiste</translation>
    </message>
    <message>
        <source>Drawing quality</source>
        <translation>Zeichenqualität</translation>
    </message>
    <message>
        <source>Camera flights</source>
        <translation>Kameraflüge</translation>
    </message>
    <message>
        <source>The camera flies from one view to the next, instead of being there at once</source>
        <translation>Die Kamera fliegt von einer Ansicht zur nächsten, statt sofort dort zu sein</translation>
    </message>
    <message>
        <source>Reverse turning to the side</source>
        <translation>Seitliches Drehen umkehren</translation>
    </message>
    <message>
        <source>The view turns against the movement of the mouse</source>
        <translation>Die Ansicht dreht sich gegen die Bewegung der Maus</translation>
    </message>
    <message>
        <source>Reverse turning up and down</source>
        <translation>Drehen nach oben und unten umkehren</translation>
    </message>
    <message>
        <source>The view tilts against the movement of the mouse</source>
        <translation>Die Ansicht neigt sich gegen die Bewegung der Maus</translation>
    </message>
    <message>
        <source>Speed of turning</source>
        <translation>Geschwindigkeit des Drehens</translation>
    </message>
    <message>
        <source>How far the view turns with the mouse; 1 is usual</source>
        <translation>Wie weit sich die Ansicht mit der Maus dreht; üblich ist 1</translation>
    </message>
    <message>
        <source>Speed of movements by key</source>
        <translation>Geschwindigkeit mit Tasten</translation>
    </message>
    <message>
        <source>How fast W A S D and the arrow keys move the camera; 1 is usual</source>
        <translation>Wie schnell W A S D und die Pfeiltasten die Kamera bewegen; üblich ist 1</translation>
    </message>
    <message>
        <source>Steps of moving</source>
        <translation>Schritte beim Bewegen</translation>
    </message>
    <message>
        <source>Grid on which things come to rest while Ctrl is held</source>
        <translation>Raster, auf dem Gegenstände zur Ruhe kommen, solange Strg gedrückt ist</translation>
    </message>
    <message>
        <source> m</source>
        <translation> m</translation>
    </message>
    <message>
        <source>Steps of turning</source>
        <translation>Schritte beim Drehen</translation>
    </message>
    <message>
        <source>Angle in whose multiples things turn while Ctrl is held</source>
        <translation>Winkel, in dessen Vielfachen sich Gegenstände drehen, solange Strg gedrückt ist</translation>
    </message>
    <message>
        <source>Unit of lengths</source>
        <translation>Längeneinheit</translation>
    </message>
    <message>
        <source>Unit beside the mouse while things are moved</source>
        <translation>Einheit neben der Maus beim Bewegen von Gegenständen</translation>
    </message>
    <message>
        <source>Handles along own axes</source>
        <translation>Griffe entlang eigener Achsen</translation>
    </message>
    <message>
        <source>Handles of a thing follow its own axes, not those of the world</source>
        <translation>Griffe eines Gegenstands folgen seinen eigenen Achsen, nicht denen der Welt</translation>
    </message>
    <message>
        <source>What is moved</source>
        <translation>Was bewegt wird</translation>
    </message>
    <message>
        <source>What happens to the velocity of a thing that is moved with the mouse</source>
        <translation>Was mit der Geschwindigkeit eines Gegenstands geschieht, der mit der Maus bewegt wird</translation>
    </message>
    <message>
        <source>Scoreboard</source>
        <translation>Anzeigetafel</translation>
    </message>
    <message>
        <source>Teams, score, clock and play mode above the view</source>
        <translation>Mannschaften, Stand, Uhr und Spielmodus über der Ansicht</translation>
    </message>
    <message>
        <source>Map of the field</source>
        <translation>Feldplan</translation>
    </message>
    <message>
        <source>A plan of the field in a corner of the view</source>
        <translation>Ein Plan des Feldes in einer Ecke der Ansicht</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Threads that compute a cycle; results are the same with any number</source>
        <translation>Threads, die einen Zyklus berechnen; die Ergebnisse sind bei jeder Zahl dieselben</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>Port of agents</source>
        <translation>Port für Agenten</translation>
    </message>
    <message>
        <source>TCP port where agents connect, unless the command line or the set-up says otherwise; the next free one if another program has it</source>
        <translation>TCP-Port, mit dem sich Agenten verbinden, wenn Befehlszeile oder Aufbau nichts anderes sagen; der nächste freie, wenn ein anderes Programm ihn hat</translation>
    </message>
    <message>
        <source>that of the set-up</source>
        <translation>wie im Aufbau</translation>
    </message>
    <message>
        <source>Port of monitors</source>
        <translation>Port für Monitore</translation>
    </message>
    <message>
        <source>TCP port where monitors connect, as above</source>
        <translation>TCP-Port, mit dem sich Monitore verbinden, wie oben</translation>
    </message>
    <message>
        <source>Port of drawings</source>
        <translation>Port für Zeichnungen</translation>
    </message>
    <message>
        <source>UDP port where drawings of agents arrive; the next free one if it is taken</source>
        <translation>UDP-Port, auf dem Zeichnungen von Agenten ankommen; der nächste freie, wenn er belegt ist</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>Record runs</source>
        <translation>Läufe aufzeichnen</translation>
    </message>
    <message>
        <source>Every run is recorded, so that you can look back at it</source>
        <translation>Jeder Lauf wird aufgezeichnet, sodass Sie darauf zurückblicken können</translation>
    </message>
    <message>
        <source>Folder of recordings</source>
        <translation>Ordner der Aufzeichnungen</translation>
    </message>
    <message>
        <source>Where recorded runs are stored</source>
        <translation>Wo aufgezeichnete Läufe gespeichert werden</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Schriftart</translation>
    </message>
    <message>
        <source>Font of the text editor</source>
        <translation>Schriftart des Texteditors</translation>
    </message>
    <message>
        <source>Size of the font</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Size of the letters of the text editor</source>
        <translation>Größe der Buchstaben im Texteditor</translation>
    </message>
    <message>
        <source>Indentation</source>
        <translation>Einrückung</translation>
    </message>
    <message>
        <source>Blanks by which Format and new lines indent what is inside a list</source>
        <translation>Leerzeichen, um die Formatieren und neue Zeilen einrücken, was in einer Liste steht</translation>
    </message>
    <message>
        <source>Rainbow parentheses</source>
        <translation>Regenbogenklammern</translation>
    </message>
    <message>
        <source>Parentheses have colours by their depth</source>
        <translation>Klammern haben Farben nach ihrer Tiefe</translation>
    </message>
    <message>
        <source>Secure unsaved edits after</source>
        <translation>Ungespeichertes sichern nach</translation>
    </message>
    <message>
        <source>After a crash or a power failure, edits up to so long before are offered again</source>
        <translation>Nach einem Absturz oder Stromausfall werden Änderungen bis so lange davor wieder angeboten</translation>
    </message>
    <message>
        <source>Arm match keys at the start</source>
        <translation>Spieltasten beim Start scharf</translation>
    </message>
    <message>
        <source>Single keys act on the match from the start on; a key that is hit by mistake changes it</source>
        <translation>Einzelne Tasten wirken von Anfang an auf das Spiel; eine versehentlich gedrückte verändert es</translation>
    </message>
    <message>
        <source>Messages of events</source>
        <translation>Ereignismeldungen</translation>
    </message>
    <message>
        <source>Goals, fouls and half time are shown in the view for some seconds</source>
        <translation>Tore, Fouls und Halbzeit werden für einige Sekunden in der Ansicht gezeigt</translation>
    </message>
    <message>
        <source>Messages of events stay for</source>
        <translation>Ereignismeldungen bleiben</translation>
    </message>
    <message>
        <source>How long a goal or a foul is shown in the view</source>
        <translation>Wie lange ein Tor oder ein Foul in der Ansicht steht</translation>
    </message>
    <message>
        <source>Own…</source>
        <translation>Eigene …</translation>
    </message>
    <message>
        <source>One picture</source>
        <translation>Ein Bild</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>Red and cyan glasses</source>
        <translation>Rot-Cyan-Brille</translation>
    </message>
    <message>
        <source>Low is fastest; automatic is high on a graphics card and medium in software; own asks for each part</source>
        <translation>Niedrig ist am schnellsten; automatisch heißt hoch auf einer Grafikkarte und mittel in Software; eigene fragt nach jedem Teil</translation>
    </message>
    <message>
        <source>Stereo</source>
        <translation>Stereo</translation>
    </message>
    <message>
        <source>Draw the views for each eye; see View › Stereo</source>
        <translation>Die Ansichten für jedes Auge zeichnen; siehe Ansicht › Stereo</translation>
    </message>
    <message>
        <source>Distance of the eyes</source>
        <translation>Augenabstand</translation>
    </message>
    <message>
        <source>Between the two eyes of stereo views, in the scene: more makes a field look deeper, less suits small things</source>
        <translation>Zwischen den beiden Augen von Stereoansichten, in der Szene: mehr lässt ein Feld tiefer wirken, weniger passt zu kleinen Dingen</translation>
    </message>
    <message>
        <source> cm</source>
        <translation> cm</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Viewport</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>Text editor</source>
        <translation>Texteditor</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>This computer only</source>
        <translation>Nur diesem Rechner</translation>
    </message>
    <message>
        <source>Other computers, too</source>
        <translation>Auch anderen Rechnern</translation>
    </message>
    <message>
        <source>Other computers, too, also by IPv6</source>
        <translation>Auch anderen, auch mit IPv6</translation>
    </message>
    <message>
        <source>Is disconnected</source>
        <translation>Wird getrennt</translation>
    </message>
    <message>
        <source>Misses a cycle</source>
        <translation>Verpasst einen Zyklus</translation>
    </message>
    <message>
        <source>As the scene says</source>
        <translation>Wie die Szene sagt</translation>
    </message>
    <message>
        <source>Exactly</source>
        <translation>Exakt</translation>
    </message>
    <message>
        <source>Exactly, by the engine</source>
        <translation>Exakt, von der Engine</translation>
    </message>
    <message>
        <source>Iteratively</source>
        <translation>Iterativ</translation>
    </message>
    <message>
        <source>Physics is computed</source>
        <translation>Die Physik wird gerechnet</translation>
    </message>
    <message>
        <source>Bodies of heaps solved exactly</source>
        <translation>Körper exakt gelöster Haufen</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>beliebig viele</translation>
    </message>
    <message>
        <source>Contact rows of heaps solved exactly</source>
        <translation>Kontaktzeilen exakt gelöster Haufen</translation>
    </message>
    <message>
        <source>as the scene says</source>
        <translation>wie die Szene sagt</translation>
    </message>
    <message>
        <source>Pictures of robots&apos; cameras</source>
        <translation>Bilder der Kameras von Robotern</translation>
    </message>
    <message>
        <source>Each cycle waits for the agents</source>
        <translation>Jeder Zyklus wartet auf die Agenten</translation>
    </message>
    <message>
        <source>A cycle waits at most</source>
        <translation>Ein Zyklus wartet höchstens</translation>
    </message>
    <message>
        <source>for ever</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>An agent that is late</source>
        <translation>Ein verspäteter Agent</translation>
    </message>
    <message>
        <source>Agents before the first cycle</source>
        <translation>Agenten vor dem ersten Zyklus</translation>
    </message>
    <message>
        <source>Can be reached from</source>
        <translation>Erreichbar von</translation>
    </message>
    <message>
        <source>Port of strategies</source>
        <translation>Port der Strategien</translation>
    </message>
    <message>
        <source>that of the game</source>
        <translation>der des Spiels</translation>
    </message>
    <message>
        <source>Agents connect by</source>
        <translation>Agenten verbinden sich über</translation>
    </message>
    <message>
        <source>Monitors connect by</source>
        <translation>Monitore verbinden sich über</translation>
    </message>
    <message>
        <source>Silent UDP clients go after</source>
        <translation>Stumme UDP-Clients gehen nach</translation>
    </message>
    <message>
        <source>Formats of agents&apos; messages</source>
        <translation>Formate der Nachrichten von Agenten</translation>
    </message>
    <message>
        <source>Cycles between messages to monitors</source>
        <translation>Zyklen zwischen Nachrichten an Monitore</translation>
    </message>
    <message>
        <source>Mounted folders and archives</source>
        <translation>Eingehängte Ordner und Archive</translation>
    </message>
    <message>
        <source>Folders of plugins</source>
        <translation>Ordner mit Plugins</translation>
    </message>
    <message>
        <source>Plugins of all scenes</source>
        <translation>Plugins aller Szenen</translation>
    </message>
    <message>
        <source>Folder of logs</source>
        <translation>Ordner der Logs</translation>
    </message>
    <message>
        <source>Steps of a script</source>
        <translation>Schritte eines Skripts</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>Time of scripts</source>
        <translation>Zeit der Skripte</translation>
    </message>
    <message>
        <source>Memory of scripts</source>
        <translation>Speicher der Skripte</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Steps of an agent inside</source>
        <translation>Schritte eines inneren Agenten</translation>
    </message>
    <message>
        <source>Time of an agent inside</source>
        <translation>Zeit eines inneren Agenten</translation>
    </message>
    <message>
        <source>Report what is forgiven</source>
        <translation>Melden, was nachgesehen wird</translation>
    </message>
    <message>
        <source>Shift arguments of templates</source>
        <translation>Argumente von Vorlagen verschieben</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netzwerk</translation>
    </message>
    <message>
        <source>Files and scripts</source>
        <translation>Dateien und Skripte</translation>
    </message>
</context>
<context>
    <name>sparkwright::SettingRow</name>
    <message>
        <source> Takes effect at the next reset.</source>
        <translation> Gilt ab dem nächsten Zurücksetzen.</translation>
    </message>
    <message>
        <source> Takes effect at the next start.</source>
        <translation> Gilt ab dem nächsten Start.</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <translation>Zurücksetzen: %1</translation>
    </message>
    <message>
        <source>Back to the preset</source>
        <translation>Zurück zur Vorgabe</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>That of the system</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen …</translation>
    </message>
    <message>
        <source>The preset folder</source>
        <translation>Der vorgegebene Ordner</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Wählen: %1</translation>
    </message>
    <message>
        <source>None; several with , between them</source>
        <translation>Keine; mehrere mit , dazwischen</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Hinzufügen…</translation>
    </message>
    <message>
        <source>None; several with : between them</source>
        <translation>Keine; mehrere mit : dazwischen</translation>
    </message>
</context>
<context>
    <name>sparkwright::SettingsFile</name>
    <message>
        <source>it has bytes that are no text</source>
        <translation>sie enthält Bytes, die kein Text sind</translation>
    </message>
    <message>
        <source>the name of a section does not end</source>
        <translation>der Name eines Abschnitts endet nicht</translation>
    </message>
    <message>
        <source>it should say name=value</source>
        <translation>hier sollte Name=Wert stehen</translation>
    </message>
    <message>
        <source>%1: the settings cannot be read: %2. The presets are used; nothing is stored until that is mended.</source>
        <translation>%1: Die Einstellungen können nicht gelesen werden: %2. Es gelten die Vorgaben; nichts wird gespeichert, bis das behoben ist.</translation>
    </message>
    <message>
        <source>%1: settings of more than 64 MB are not read</source>
        <translation>%1: Einstellungen von mehr als 64 MB werden nicht gelesen</translation>
    </message>
    <message>
        <source>%1:%2: the settings are damaged: %3. They cannot be kept aside.</source>
        <translation>%1:%2: Die Einstellungen sind beschädigt: %3. Sie lassen sich nicht beiseitelegen.</translation>
    </message>
    <message>
        <source>%1:%2: the settings are damaged: %3. The presets are used; the damaged file is %4.</source>
        <translation>%1:%2: Die Einstellungen sind beschädigt: %3. Es gelten die Vorgaben; die beschädigte Datei ist %4.</translation>
    </message>
</context>
<context>
    <name>sparkwright::ShellPart</name>
    <message>
        <source>Ne&amp;xt pane</source>
        <translation>&amp;Nächster Bereich</translation>
    </message>
    <message>
        <source>Give the next view, dock or bar the keyboard</source>
        <translation>Der nächsten Ansicht, dem nächsten Bereich oder der nächsten Leiste die Tastatur geben</translation>
    </message>
    <message>
        <source>Pre&amp;vious pane</source>
        <translation>&amp;Voriger Bereich</translation>
    </message>
    <message>
        <source>Give the previous view, dock or bar the keyboard</source>
        <translation>Der vorigen Ansicht, dem vorigen Bereich oder der vorigen Leiste die Tastatur geben</translation>
    </message>
    <message>
        <source>System &amp;information…</source>
        <translation>System&amp;informationen …</translation>
    </message>
    <message>
        <source>Versions, machine and OpenGL, to be copied into the report of a bug</source>
        <translation>Versionen, Rechner und OpenGL, zum Kopieren in einen Fehlerbericht</translation>
    </message>
    <message>
        <source>Restart in sa&amp;fe mode</source>
        <translation>Im a&amp;bgesicherten Modus neu starten</translation>
    </message>
    <message>
        <source>Start again with presets, without touching stored settings and layouts</source>
        <translation>Neu starten mit Vorgaben, ohne gespeicherte Einstellungen und Anordnungen anzurühren</translation>
    </message>
    <message>
        <source>&amp;Restart normally</source>
        <translation>&amp;Normal neu starten</translation>
    </message>
    <message>
        <source>Start again with your settings and layouts</source>
        <translation>Neu starten mit Ihren Einstellungen und Anordnungen</translation>
    </message>
    <message>
        <source>Safe mode</source>
        <translation>Abgesicherter Modus</translation>
    </message>
    <message>
        <source>Safe mode: presets are used, and your settings and layouts are not touched.</source>
        <translation>Abgesicherter Modus: Es gelten Vorgaben, Ihre Einstellungen und Anordnungen bleiben unberührt.</translation>
    </message>
    <message>
        <source>%1 is open in another Sparkwright, too (process %2). Each has its own simulation; edits of one are offered in the other when they are saved.</source>
        <translation>%1 ist auch in einem anderen Sparkwright geöffnet (Prozess %2). Jedes hat seine eigene Simulation; Änderungen des einen werden dem anderen angeboten, sobald sie gespeichert sind.</translation>
    </message>
    <message>
        <source>Sparkwright cannot be started again</source>
        <translation>Sparkwright lässt sich nicht neu starten</translation>
    </message>
    <message>
        <source>System information</source>
        <translation>Systeminformationen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Schließen</translation>
    </message>
</context>
<context>
    <name>sparkwright::SideWords</name>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
</context>
<context>
    <name>sparkwright::SignalEdit</name>
    <message>
        <source>This run has no signal %1.</source>
        <translation>Dieser Lauf hat kein Signal %1.</translation>
    </message>
    <message>
        <source>This run has no signal %1: %2</source>
        <translation>Dieser Lauf hat kein Signal %1. %2</translation>
    </message>
</context>
<context>
    <name>sparkwright::SignalModel</name>
    <message>
        <source>Signal</source>
        <translation>Signal</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
</context>
<context>
    <name>sparkwright::SignalTree</name>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>List only signals with these words in their names or paths</source>
        <translation>Nur Signale zeigen, deren Namen oder Pfade diese Wörter enthalten</translation>
    </message>
    <message>
        <source>Filter of the signals</source>
        <translation>Filter der Signale</translation>
    </message>
    <message>
        <source>Signals</source>
        <translation>Signale</translation>
    </message>
</context>
<context>
    <name>sparkwright::SourcePart</name>
    <message>
        <source>Show sour&amp;ce</source>
        <translation>&amp;Quelltext zeigen</translation>
    </message>
    <message>
        <source>Show text, tree and properties of the scene, and the selected form</source>
        <translation>Text, Baum und Eigenschaften der Szene zeigen, mit der gewählten Form</translation>
    </message>
    <message>
        <source>S&amp;plit text</source>
        <translation>Text &amp;teilen</translation>
    </message>
    <message>
        <source>Show the text in two panes side by side</source>
        <translation>Den Text in zwei Hälften nebeneinander zeigen</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Find in files</source>
        <translation>In Dateien suchen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>Wie in der Datei</translation>
    </message>
    <message>
        <source>Undo steps of the text</source>
        <translation>Schritte des Textes</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Text</translation>
    </message>
    <message>
        <source>Place in the text</source>
        <translation>Stelle im Text</translation>
    </message>
    <message>
        <source>Problems %1</source>
        <translation>Probleme %1</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Ctrl+click: go to definition · Alt+drag: select a rectangle · Ctrl+wheel: size of the letters · rest on a word: what it is</source>
        <translation>Strg+Klick: zur Definition gehen · Alt+Ziehen: Rechteck auswählen · Strg+Rad: Schriftgröße · über einem Wort verweilen: was es ist</translation>
    </message>
    <message>
        <source>Click: select · Double click: go to text · Drag: move in the tree · Right click: menu</source>
        <translation>Klick: auswählen · Doppelklick: zum Text gehen · Ziehen: im Baum verschieben · Rechtsklick: Menü</translation>
    </message>
    <message>
        <source>No file has made this node: it belongs to the program or a script</source>
        <translation>Keine Datei hat diesen Knoten erzeugt: Er gehört zum Programm oder zu einem Skript</translation>
    </message>
    <message>
        <source>Open as te&amp;xt…</source>
        <translation>Als Te&amp;xt öffnen …</translation>
    </message>
    <message>
        <source>Open files in the text editor; what runs stays as it is</source>
        <translation>Dateien im Texteditor öffnen; was läuft, bleibt, wie es ist</translation>
    </message>
    <message>
        <source>Not in %1: edited since. Undo there, too.</source>
        <translation>Nicht in %1: seitdem bearbeitet. Nehmen Sie es auch dort zurück.</translation>
    </message>
</context>
<context>
    <name>sparkwright::SourceTreeDelegate</name>
    <message>
        <source>no class</source>
        <translation>keine Klasse</translation>
    </message>
    <message>
        <source>import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>select</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>switch</source>
        <translation>Schalter</translation>
    </message>
    <message>
        <source>case</source>
        <translation>Fall</translation>
    </message>
    <message>
        <source>template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Name of the node</source>
        <translation>Name des Knotens</translation>
    </message>
</context>
<context>
    <name>sparkwright::SourceTreeModel</name>
    <message>
        <source>Which file this is depends on variables.</source>
        <translation>Welche Datei das ist, hängt von Variablen ab.</translation>
    </message>
    <message>
        <source>%1 is not found below the data folders.</source>
        <translation>%1 ist in den Datenordnern nicht zu finden.</translation>
    </message>
    <message>
        <source>This file imports itself.</source>
        <translation>Diese Datei importiert sich selbst.</translation>
    </message>
    <message>
        <source>Imported from %1. Open that file to edit it.</source>
        <translation>Importiert aus %1. Zum Bearbeiten diese Datei öffnen.</translation>
    </message>
</context>
<context>
    <name>sparkwright::SourceTreePanel</name>
    <message>
        <source>Keep local pose</source>
        <translation>Lokale Lage behalten</translation>
    </message>
    <message>
        <source>Filter by name, class or value</source>
        <translation>Nach Name, Klasse oder Wert filtern</translation>
    </message>
    <message>
        <source>Filter nodes</source>
        <translation>Knoten filtern</translation>
    </message>
    <message>
        <source>Moves the node with its numbers as they are, so that it stands elsewhere.</source>
        <translation>Verschiebt den Knoten mit unveränderten Zahlen, so dass er woanders steht.</translation>
    </message>
    <message>
        <source>Hide message</source>
        <translation>Meldung ausblenden</translation>
    </message>
</context>
<context>
    <name>sparkwright::SourceTreeView</name>
    <message>
        <source>Nodes of the scene file</source>
        <translation>Knoten der Szenendatei</translation>
    </message>
    <message>
        <source>Add node…</source>
        <translation>Knoten hinzufügen …</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben schieben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten schieben</translation>
    </message>
    <message>
        <source>Copy node path</source>
        <translation>Knotenpfad kopieren</translation>
    </message>
    <message>
        <source>Open imported file</source>
        <translation>Importierte Datei öffnen</translation>
    </message>
    <message>
        <source>Go to text</source>
        <translation>Zum Text springen</translation>
    </message>
    <message>
        <source>No node matches.</source>
        <translation>Kein Knoten passt.</translation>
    </message>
    <message>
        <source>The file has no nodes yet. Ctrl+Shift+A adds one.</source>
        <translation>Die Datei hat noch keine Knoten. Strg+Umschalt+A fügt einen hinzu.</translation>
    </message>
    <message>
        <source>Add a node into the selected one, or behind it</source>
        <translation>Einen Knoten in den ausgewählten oder dahinter einfügen</translation>
    </message>
    <message>
        <source>Rename the node</source>
        <translation>Den Knoten umbenennen</translation>
    </message>
    <message>
        <source>Put copies of the selected nodes behind them</source>
        <translation>Kopien der ausgewählten Knoten dahinter einfügen</translation>
    </message>
    <message>
        <source>Delete the selected nodes</source>
        <translation>Die ausgewählten Knoten löschen</translation>
    </message>
    <message>
        <source>Cut the selected nodes as text</source>
        <translation>Die ausgewählten Knoten als Text ausschneiden</translation>
    </message>
    <message>
        <source>Copy the selected nodes as text</source>
        <translation>Die ausgewählten Knoten als Text kopieren</translation>
    </message>
    <message>
        <source>Paste nodes into the selected one, or behind it</source>
        <translation>Knoten in den ausgewählten oder dahinter einfügen</translation>
    </message>
    <message>
        <source>Put the selected nodes before the one above them</source>
        <translation>Die ausgewählten Knoten vor den darüber stellen</translation>
    </message>
    <message>
        <source>Put the selected nodes behind the one below them</source>
        <translation>Die ausgewählten Knoten hinter den darunter stellen</translation>
    </message>
    <message>
        <source>Copy the names that lead to the node, separated by /</source>
        <translation>Die Namen, die zum Knoten führen, durch / getrennt kopieren</translation>
    </message>
    <message>
        <source>Open the imported file, to edit its nodes</source>
        <translation>Die importierte Datei öffnen, um ihre Knoten zu bearbeiten</translation>
    </message>
    <message>
        <source>Show the node in the text</source>
        <translation>Den Knoten im Text zeigen</translation>
    </message>
    <message>
        <source>Open a scene in RSG to see its nodes.</source>
        <translation>Öffnen Sie eine Szene in RSG, um ihre Knoten zu sehen.</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>Alles aufklappen</translation>
    </message>
    <message>
        <source>Show all nodes of the file</source>
        <translation>Alle Knoten der Datei zeigen</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>Alles zuklappen</translation>
    </message>
    <message>
        <source>Show the top nodes of the file only</source>
        <translation>Nur die obersten Knoten der Datei zeigen</translation>
    </message>
</context>
<context>
    <name>sparkwright::StandingsView</name>
    <message>
        <source>Standings</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Mannschaft</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Tore</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
</context>
<context>
    <name>sparkwright::StartModel</name>
    <message>
        <source>, missing</source>
        <translation>, fehlt</translation>
    </message>
    <message>
        <source>, pinned</source>
        <translation>, angeheftet</translation>
    </message>
    <message>
        <source>Missing: %1</source>
        <translation>Fehlt: %1</translation>
    </message>
    <message>
        <source>Project in %1</source>
        <translation>Projekt in %1</translation>
    </message>
    <message>
        <source>, unsaved edits</source>
        <translation>, ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Unsaved edits: open to restore</source>
        <translation>Ungespeicherte Änderungen: zum Wiederherstellen öffnen</translation>
    </message>
</context>
<context>
    <name>sparkwright::StartPage</name>
    <message>
        <source>Sparkwright</source>
        <translation>Sparkwright</translation>
    </message>
    <message>
        <source>Find an example or a recent file</source>
        <translation>Ein Beispiel oder eine zuletzt geöffnete Datei finden</translation>
    </message>
    <message>
        <source>Filter of the start page</source>
        <translation>Filter der Startseite</translation>
    </message>
    <message>
        <source>New project…</source>
        <translation>Neues Projekt …</translation>
    </message>
    <message>
        <source>A folder with a scene, and if you like a robot, a team and a program for it</source>
        <translation>Ein Ordner mit einer Szene, und auf Wunsch einem Roboter, einer Mannschaft und einem Programm dafür</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>A scene, set-up, project or recording; or drop it here</source>
        <translation>Eine Szene, ein Aufbau, ein Projekt oder eine Aufzeichnung; oder legen Sie sie hier ab</translation>
    </message>
    <message>
        <source>Soccer field</source>
        <translation>Fußballfeld</translation>
    </message>
    <message>
        <source>The 3D league, ready for your agents on port 3100</source>
        <translation>Die 3D-Liga, bereit für Ihre Agenten auf Port 3100</translation>
    </message>
    <message>
        <source>Demo match</source>
        <translation>Demospiel</translation>
    </message>
    <message>
        <source>Watch two teams that play by themselves</source>
        <translation>Zwei Mannschaften zusehen, die von selbst spielen</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt geöffnete Dateien</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Zurück zu %1</translation>
    </message>
    <message>
        <source>No recent file has this in its name.</source>
        <translation>Keine zuletzt geöffnete Datei hat dies in ihrem Namen.</translation>
    </message>
    <message>
        <source>What you open appears here. Pin what you need often.</source>
        <translation>Was Sie öffnen, erscheint hier. Heften Sie an, was Sie oft brauchen.</translation>
    </message>
    <message>
        <source>No example has this in its name.</source>
        <translation>Kein Beispiel hat dies in seinem Namen.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Unpin</source>
        <translation>&amp;Lösen</translation>
    </message>
    <message>
        <source>&amp;Pin</source>
        <translation>&amp;Anheften</translation>
    </message>
    <message>
        <source>&amp;Show its folder</source>
        <translation>Seinen &amp;Ordner zeigen</translation>
    </message>
    <message>
        <source>&amp;Remove from this list</source>
        <translation>Aus dieser Liste &amp;entfernen</translation>
    </message>
    <message>
        <source>New scene…</source>
        <translation>Neue Szene …</translation>
    </message>
    <message>
        <source>A scene or a set-up script from a template, ready to be edited</source>
        <translation>Eine Szene oder ein Aufbauskript aus einer Vorlage, bereit zum Bearbeiten</translation>
    </message>
</context>
<context>
    <name>sparkwright::StartPart</name>
    <message>
        <source>Start &amp;page</source>
        <translation>Start&amp;seite</translation>
    </message>
    <message>
        <source>Show recent files and examples; the scene pauses</source>
        <translation>Zuletzt geöffnete Dateien und Beispiele zeigen; die Szene hält an</translation>
    </message>
    <message>
        <source>&amp;New project…</source>
        <translation>&amp;Neues Projekt …</translation>
    </message>
    <message>
        <source>Make a folder with a scene, and if you like a robot and a team</source>
        <translation>Einen Ordner mit einer Szene anlegen, und auf Wunsch mit einem Roboter und einer Mannschaft</translation>
    </message>
    <message>
        <source>&amp;Close scene</source>
        <translation>Szene s&amp;chließen</translation>
    </message>
    <message>
        <source>Close the scene, and show the start page</source>
        <translation>Die Szene schließen und die Startseite zeigen</translation>
    </message>
    <message>
        <source>New &amp;scene…</source>
        <translation>Neue S&amp;zene …</translation>
    </message>
    <message>
        <source>Make a scene or a set-up script from a template, and edit it</source>
        <translation>Eine Szene oder ein Aufbauskript aus einer Vorlage anlegen und bearbeiten</translation>
    </message>
</context>
<context>
    <name>sparkwright::StartProgramDialog</name>
    <message>
        <source>Choose a folder</source>
        <translation>Einen Ordner wählen</translation>
    </message>
    <message>
        <source>Starts: %1</source>
        <translation>Startet: %1</translation>
    </message>
    <message>
        <source>Start a program</source>
        <translation>Ein Programm starten</translation>
    </message>
    <message>
        <source>&amp;Command:</source>
        <translation>&amp;Befehl:</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>As in a terminal; {host}, {port}, {monitor-port}, {team} and {number} are filled in, and NAME=VALUE in front sets the environment.</source>
        <translation>Wie in einem Terminal; {host}, {port}, {monitor-port}, {team} und {number} werden eingesetzt, und NAME=WERT davor setzt die Umgebung.</translation>
    </message>
    <message>
        <source>&amp;Folder:</source>
        <translation>&amp;Ordner:</translation>
    </message>
    <message>
        <source>in which it runs</source>
        <translation>in dem es läuft</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>&amp;Team:</source>
        <translation>&amp;Mannschaft:</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Mannschaft</translation>
    </message>
    <message>
        <source>&amp;Number:</source>
        <translation>&amp;Nummer:</translation>
    </message>
    <message>
        <source>Number of the first player</source>
        <translation>Nummer des ersten Spielers</translation>
    </message>
    <message>
        <source>How &amp;often:</source>
        <translation>Wie o&amp;ft:</translation>
    </message>
    <message>
        <source>How often it is started</source>
        <translation>Wie oft es gestartet wird</translation>
    </message>
    <message>
        <source>Each next one gets the next number</source>
        <translation>Jedes weitere bekommt die nächste Nummer</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Durchsuchen…</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>sparkwright::StartTeamDialog</name>
    <message>
        <source>A team file (.sparkteam) names the programs of a team. Choose one, or begin with an example.</source>
        <translation>Eine Teamdatei (.sparkteam) nennt die Programme einer Mannschaft. Wählen Sie eine, oder beginnen Sie mit einem Beispiel.</translation>
    </message>
    <message>
        <source>Starts %1 as team %2 on port %3:</source>
        <translation>Startet %1 als Mannschaft %2 auf Port %3:</translation>
    </message>
    <message numerus="yes">
        <source>%n program(s)</source>
        <translation>
            <numerusform>%n Programm</numerusform>
            <numerusform>%n Programme</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a team file</source>
        <translation>Eine Teamdatei wählen</translation>
    </message>
    <message>
        <source>Team files (*.sparkteam)</source>
        <translation>Teamdateien (*.sparkteam)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Start a team</source>
        <translation>Eine Mannschaft starten</translation>
    </message>
    <message>
        <source>&amp;Team file:</source>
        <translation>&amp;Teamdatei:</translation>
    </message>
    <message>
        <source>&amp;Name of the team:</source>
        <translation>&amp;Name der Mannschaft:</translation>
    </message>
    <message>
        <source>Team file</source>
        <translation>Teamdatei</translation>
    </message>
    <message>
        <source>Name of the team</source>
        <translation>Name der Mannschaft</translation>
    </message>
    <message>
        <source>In place of the name in the file</source>
        <translation>Anstelle des Namens in der Datei</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Was falsch ist</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Durchsuchen…</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>sparkwright::StatesPart</name>
    <message>
        <source>&amp;Keep this state…</source>
        <translation>Diesen Zustand &amp;behalten …</translation>
    </message>
    <message>
        <source>Write the exact state of the run to a file, from which it can go on again</source>
        <translation>Den exakten Zustand des Laufs in eine Datei schreiben, von der aus er wieder weitergehen kann</translation>
    </message>
    <message>
        <source>&amp;Open a state…</source>
        <translation>Zustand ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Choose a file with a state, and let the run go on from it</source>
        <translation>Eine Datei mit einem Zustand wählen und den Lauf von ihm aus weitergehen lassen</translation>
    </message>
    <message>
        <source>Show &amp;folder of states</source>
        <translation>&amp;Ordner der Zustände zeigen</translation>
    </message>
    <message>
        <source>Show the files of kept states, to rename or delete them</source>
        <translation>Die Dateien behaltener Zustände zeigen, um sie umzubenennen oder zu löschen</translation>
    </message>
    <message>
        <source>R&amp;estore state</source>
        <translation>Zustand &amp;wiederherstellen</translation>
    </message>
    <message>
        <source>The scene has changed meanwhile: nothing is kept</source>
        <translation>Die Szene hat sich inzwischen geändert: Nichts wird behalten</translation>
    </message>
    <message>
        <source>The state is not kept: the log says why</source>
        <translation>Der Zustand wird nicht behalten: Das Protokoll sagt, warum</translation>
    </message>
    <message>
        <source>Kept as %1</source>
        <translation>Als %1 behalten</translation>
    </message>
    <message>
        <source>A run from the state %1 may differ from this one: %2</source>
        <translation>Ein Lauf ab dem Zustand %1 kann von diesem abweichen: %2</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <comment>state: name, scene, date</comment>
        <translation>%1 (%2, %3)</translation>
    </message>
    <message>
        <source>At %1 of %2</source>
        <translation>Bei %1 von %2</translation>
    </message>
    <message>
        <source>No state has been kept yet</source>
        <translation>Noch kein Zustand behalten</translation>
    </message>
    <message>
        <source>%1 could not be opened: the log says why</source>
        <translation>%1 ließ sich nicht öffnen: Das Protokoll sagt, warum</translation>
    </message>
    <message>
        <source>Restore state</source>
        <translation>Zustand wiederherstellen</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s) of other programs will be disconnected, since they do not know the state.</source>
        <translation>
            <numerusform>Ein Agent eines anderen Programms wird getrennt, denn er kennt den Zustand nicht.</numerusform>
            <numerusform>%n Agenten anderer Programme werden getrennt, denn sie kennen den Zustand nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
</context>
<context>
    <name>sparkwright::StatusRow</name>
    <message>
        <source>Connections</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>Simulated time</source>
        <translation>Simulierte Zeit</translation>
    </message>
    <message>
        <source>Simulated time since the start</source>
        <translation>Simulierte Zeit seit dem Start</translation>
    </message>
    <message>
        <source>Measured speed</source>
        <translation>Gemessenes Tempo</translation>
    </message>
    <message>
        <source>Measured speed: simulated time per real time, over the last second</source>
        <translation>Gemessenes Tempo: simulierte Zeit je Echtzeit, über die letzte Sekunde</translation>
    </message>
    <message>
        <source>State of the simulation</source>
        <translation>Zustand der Simulation</translation>
    </message>
</context>
<context>
    <name>sparkwright::StatusSentence</name>
    <message>
        <source>Agent %1</source>
        <translation>Agent %1</translation>
    </message>
    <message>
        <source>No scene is open</source>
        <translation>Keine Szene ist geöffnet</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen …</translation>
    </message>
    <message>
        <source>The scene could not be loaded: the log says why</source>
        <translation>Die Szene konnte nicht geladen werden: Das Protokoll sagt, warum</translation>
    </message>
    <message>
        <source>Waiting for agents</source>
        <translation>Wartet auf Agenten</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <translation>Wartet auf %1</translation>
    </message>
    <message>
        <source>Waiting for %1 and %2</source>
        <translation>Wartet auf %1 und %2</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %1 and %n other(s)</source>
        <translation>
            <numerusform>Wartet auf %1 und einen weiteren</numerusform>
            <numerusform>Wartet auf %1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Paused: agents get their robots when it runs</source>
        <translation>Angehalten: Agenten bekommen ihre Roboter, wenn es läuft</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>The match waits for a decision</source>
        <translation>Das Spiel wartet auf eine Entscheidung</translation>
    </message>
    <message>
        <source>Physics takes %1 ms per cycle</source>
        <translation>Die Physik braucht %1 ms je Zyklus</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s)</source>
        <translation>
            <numerusform>%n Agent</numerusform>
            <numerusform>%n Agenten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n monitor(s)</source>
        <translation>
            <numerusform>%n Monitor</numerusform>
            <numerusform>%n Monitore</numerusform>
        </translation>
    </message>
    <message>
        <source>not connected: %1</source>
        <translation>nicht verbunden: %1</translation>
    </message>
    <message>
        <source>ports %1, %2</source>
        <translation>Ports %1, %2</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Running until %1</source>
        <translation>Läuft bis %1</translation>
    </message>
    <message>
        <source>Waiting for %1: %2 ms per cycle</source>
        <translation>Wartet auf %1: %2 ms je Zyklus</translation>
    </message>
    <message>
        <source>Scripts and actions take %1 ms per cycle</source>
        <translation>Skripte und Aktionen brauchen %1 ms je Zyklus</translation>
    </message>
    <message>
        <source>Finding contacts takes %1 ms per cycle</source>
        <translation>Die Suche nach Kontakten braucht %1 ms je Zyklus</translation>
    </message>
    <message>
        <source>The referee takes %1 ms per cycle</source>
        <translation>Der Schiedsrichter braucht %1 ms je Zyklus</translation>
    </message>
    <message>
        <source>Senses of robots take %1 ms per cycle</source>
        <translation>Die Sinne der Roboter brauchen %1 ms je Zyklus</translation>
    </message>
    <message>
        <source>Agents inside think for %1 ms per cycle</source>
        <translation>Innere Agenten denken %1 ms je Zyklus</translation>
    </message>
    <message>
        <source>Views and monitors take %1 ms per cycle</source>
        <translation>Ansichten und Monitore brauchen %1 ms je Zyklus</translation>
    </message>
    <message>
        <source>The machine is busy: %1 ms per cycle are lost</source>
        <translation>Der Rechner ist ausgelastet: %1 ms je Zyklus gehen verloren</translation>
    </message>
    <message>
        <source>Searching for %1: %2 of %3 s</source>
        <translation>Sucht %1: %2 von %3 s</translation>
    </message>
</context>
<context>
    <name>sparkwright::StepMenu</name>
    <message>
        <source>&amp;Exact</source>
        <translation>&amp;Exakt</translation>
    </message>
    <message>
        <source>All forces at once, as robots on legs need it; the fastest exact way</source>
        <translation>Alle Kräfte zugleich, wie Roboter auf Beinen es brauchen; der schnellste exakte Weg</translation>
    </message>
    <message>
        <source>Exact, by the e&amp;ngine</source>
        <translation>Exakt, mit der E&amp;ngine</translation>
    </message>
    <message>
        <source>The same numbers to the last bit from the physics engine itself, slower: to compare</source>
        <translation>Bis aufs letzte Bit dieselben Zahlen von der Physik-Engine selbst, langsamer: zum Vergleich</translation>
    </message>
    <message>
        <source>&amp;Iterative</source>
        <translation>&amp;Iterativ</translation>
    </message>
    <message>
        <source>Forces by approximation: for large heaps; contacts and joints are softer, and runs differ from exact ones</source>
        <translation>Kräfte durch Annäherung: für große Haufen; Kontakte und Gelenke sind weicher, und Läufe weichen von exakten ab</translation>
    </message>
    <message>
        <source>Ph&amp;ysics steps</source>
        <translation>Ph&amp;ysikschritte</translation>
    </message>
</context>
<context>
    <name>sparkwright::StereoCommands</name>
    <message>
        <source>One &amp;picture</source>
        <translation>Ein &amp;Bild</translation>
    </message>
    <message>
        <source>Draw one picture for both eyes</source>
        <translation>Ein Bild für beide Augen zeichnen</translation>
    </message>
    <message>
        <source>&amp;Side by side</source>
        <translation>&amp;Nebeneinander</translation>
    </message>
    <message>
        <source>Draw a picture for each eye in the two halves of the view, for stereo screens and viewers</source>
        <translation>Für jedes Auge ein Bild in den beiden Hälften der Ansicht zeichnen, für Stereobildschirme und -betrachter</translation>
    </message>
    <message>
        <source>&amp;Red and cyan glasses</source>
        <translation>&amp;Rot-Cyan-Brille</translation>
    </message>
    <message>
        <source>Draw the pictures of both eyes over one another, for glasses with a red left and a cyan right glass</source>
        <translation>Die Bilder beider Augen übereinander zeichnen, für Brillen mit rotem linken und cyanfarbenem rechten Glas</translation>
    </message>
    <message>
        <source>&amp;Next kind of stereo</source>
        <translation>Nächste &amp;Stereoart</translation>
    </message>
    <message>
        <source>One picture, side by side, red and cyan glasses, in turn</source>
        <translation>Ein Bild, nebeneinander, Rot-Cyan-Brille, der Reihe nach</translation>
    </message>
    <message>
        <source>Ste&amp;reo</source>
        <translation>Ste&amp;reo</translation>
    </message>
</context>
<context>
    <name>sparkwright::StrategiesPanel</name>
    <message>
        <source>Strategies</source>
        <translation>Strategien</translation>
    </message>
    <message>
        <source>In a game of strategies, one program or library moves all robots of a team. Open SimuroSot from the start page, or make a strategy of your own:</source>
        <translation>In einem Spiel der Strategien bewegt ein Programm oder eine Bibliothek alle Roboter einer Mannschaft. Öffnen Sie SimuroSot auf der Startseite, oder legen Sie eine eigene Strategie an:</translation>
    </message>
</context>
<context>
    <name>sparkwright::StrategiesPart</name>
    <message>
        <source>New s&amp;trategy…</source>
        <translation>Neue S&amp;trategie …</translation>
    </message>
    <message>
        <source>Make a strategy in C, C++ or Python, compile it, and let it play</source>
        <translation>Eine Strategie in C, C++ oder Python anlegen, übersetzen und spielen lassen</translation>
    </message>
    <message>
        <source>Show &amp;strategies</source>
        <translation>&amp;Strategien zeigen</translation>
    </message>
    <message>
        <source>Choose and watch the strategies that lead the teams of this game</source>
        <translation>Die Strategien wählen und beobachten, die die Mannschaften dieses Spiels führen</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Kopiert: %1</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>Strategien</translation>
    </message>
    <message>
        <source>%1 is made</source>
        <translation>%1 ist angelegt</translation>
    </message>
</context>
<context>
    <name>sparkwright::StrategyBuild</name>
    <message>
        <source>There is no compiler for %1 on this machine. On Debian: apt-get install build-essential</source>
        <translation>Auf diesem Rechner gibt es keinen Compiler für %1. Unter Debian: apt-get install build-essential</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
</context>
<context>
    <name>sparkwright::StrategyProgram</name>
    <message>
        <source>There is no file %1.</source>
        <translation>Es gibt keine Datei %1.</translation>
    </message>
</context>
<context>
    <name>sparkwright::StrategySlot</name>
    <message>
        <source>Choose a strategy</source>
        <translation>Eine Strategie wählen</translation>
    </message>
    <message>
        <source>Strategies (*.so *.py);;All files (*)</source>
        <translation>Strategien (*.so *.py);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 was built.</source>
        <translation>%1 wurde gebaut.</translation>
    </message>
    <message>
        <source>%1 could not be built: %2</source>
        <translation>%1 konnte nicht gebaut werden: %2</translation>
    </message>
    <message>
        <source>Runs inside the simulator</source>
        <translation>Läuft im Simulator</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Spielt</translation>
    </message>
    <message>
        <source>Plays, started elsewhere</source>
        <translation>Spielt, anderswo gestartet</translation>
    </message>
    <message>
        <source>No port is open for strategies: see Agents</source>
        <translation>Kein Port ist für Strategien offen: siehe Agenten</translation>
    </message>
    <message>
        <source>Is compiled…</source>
        <translation>Wird übersetzt …</translation>
    </message>
    <message>
        <source>Starts…</source>
        <translation>Startet …</translation>
    </message>
    <message>
        <source>No strategy</source>
        <translation>Keine Strategie</translation>
    </message>
    <message>
        <source>%1 frames/s</source>
        <translation>%1 Bilder/s</translation>
    </message>
    <message>
        <source>%1 ms for a call (99 %: %2 ms, longest: %3 ms)</source>
        <translation>%1 ms je Aufruf (99 %: %2 ms, längster: %3 ms)</translation>
    </message>
    <message numerus="yes">
        <source>%n late frame(s)</source>
        <translation>
            <numerusform>%n spätes Bild</numerusform>
            <numerusform>%n späte Bilder</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Strategy:</source>
        <translation>&amp;Strategie:</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>a library (.so) or a Python program</source>
        <translation>eine Bibliothek (.so) oder ein Python-Programm</translation>
    </message>
    <message>
        <source>Strategies that were used last, and those that come along; or the path of a file</source>
        <translation>Zuletzt benutzte und mitgelieferte Strategien; oder der Pfad einer Datei</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Eine Datei wählen</translation>
    </message>
    <message>
        <source>Choose a strategy&apos;s file</source>
        <translation>Die Datei einer Strategie wählen</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>Start this strategy for the side</source>
        <translation>Diese Strategie für die Seite starten</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Load the library again; the match goes on</source>
        <translation>Die Bibliothek neu laden; das Spiel geht weiter</translation>
    </message>
    <message>
        <source>Unload</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>End the strategy; the match pauses until there is another one and you resume it</source>
        <translation>Die Strategie beenden; das Spiel hält an, bis eine andere da ist und Sie es fortsetzen</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Compile the source beside the library, and load it</source>
        <translation>Den Quelltext neben der Bibliothek übersetzen und sie laden</translation>
    </message>
    <message>
        <source>Copy the command that starts it from a terminal</source>
        <translation>Den Befehl kopieren, der sie aus einem Terminal startet</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>Befehl kopieren</translation>
    </message>
    <message>
        <source>&amp;Follow changes</source>
        <translation>Änderungen &amp;folgen</translation>
    </message>
    <message>
        <source>Compile the source when it is saved, and load the library again when it changes</source>
        <translation>Den Quelltext übersetzen, wenn er gespeichert wird, und die Bibliothek neu laden, wenn sie sich ändert</translation>
    </message>
    <message>
        <source>Load &amp;inside the simulator</source>
        <translation>&amp;Im Simulator laden</translation>
    </message>
    <message>
        <source>For debuggers: the library runs in this program, which it can hang or end. Runs with it have no exact states.</source>
        <translation>Für Debugger: Die Bibliothek läuft in diesem Programm und kann es aufhalten oder beenden. Läufe mit ihr haben keine exakten Zustände.</translation>
    </message>
</context>
<context>
    <name>sparkwright::StrategyWindow</name>
    <message>
        <source>Strategy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>S&amp;erver:</source>
        <translation>S&amp;erver:</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <translation>&amp;Port:</translation>
    </message>
    <message>
        <source>S&amp;ide:</source>
        <translation>Se&amp;ite:</translation>
    </message>
    <message>
        <source>&amp;Team:</source>
        <translation>&amp;Team:</translation>
    </message>
    <message>
        <source>The machine on which the match runs</source>
        <translation>Der Rechner, auf dem das Spiel läuft</translation>
    </message>
    <message>
        <source>The port of the match for strategies</source>
        <translation>Der Port des Spiels für Strategien</translation>
    </message>
    <message>
        <source>The side that the strategy leads</source>
        <translation>Die Seite, die die Strategie führt</translation>
    </message>
    <message>
        <source>What the team is called in the match</source>
        <translation>Wie das Team im Spiel heißt</translation>
    </message>
    <message>
        <source>as the strategy says</source>
        <translation>wie die Strategie sagt</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
</context>
<context>
    <name>sparkwright::SweepDialog</name>
    <message>
        <source>Building the robot…</source>
        <translation>Der Roboter wird gebaut…</translation>
    </message>
    <message>
        <source>Joint sweep</source>
        <translation>Gelenke durchfahren</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Gelenk</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>With joint</source>
        <translation>Mit Gelenk</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Touches</source>
        <translation>Berührt</translation>
    </message>
    <message>
        <source>Depth mm</source>
        <translation>Tiefe mm</translation>
    </message>
    <message>
        <source>Parts that touch each other</source>
        <translation>Teile, die einander berühren</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Moving all joints over their limits…</source>
        <translation>Alle Gelenke werden über ihre Grenzen bewegt…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Only robots of the opened scene file can be swept, as they are on disk.</source>
        <translation>Nur Roboter der geöffneten Szenendatei lassen sich durchfahren, so wie sie gespeichert sind.</translation>
    </message>
    <message>
        <source>%1 joints, %2 postures.</source>
        <translation>%1 Gelenke, %2 Haltungen.</translation>
    </message>
    <message>
        <source>No parts touch each other.</source>
        <translation>Keine Teile berühren einander.</translation>
    </message>
    <message>
        <source>Choose a row to see its posture.</source>
        <translation>Eine Zeile wählen, um ihre Haltung zu sehen.</translation>
    </message>
</context>
<context>
    <name>sparkwright::TabCommands</name>
    <message>
        <source>The world that is shown is made from this file.</source>
        <translation>Die gezeigte Welt ist aus dieser Datei angelegt.</translation>
    </message>
    <message>
        <source>%1 starts with this file.</source>
        <translation>%1 startet mit dieser Datei.</translation>
    </message>
    <message>
        <source>Menu of %1</source>
        <translation>Menü von %1</translation>
    </message>
    <message>
        <source>&amp;Run this file</source>
        <translation>Diese Datei &amp;ausführen</translation>
    </message>
    <message>
        <source>Make the world from this file; the texts stay open</source>
        <translation>Die Welt aus dieser Datei anlegen; die Texte bleiben offen</translation>
    </message>
    <message>
        <source>Worlds are made from scenes, set-up scripts and projects</source>
        <translation>Welten entstehen aus Szenen, Aufbauskripten und Projekten</translation>
    </message>
    <message>
        <source>Use as &amp;start file of the project</source>
        <translation>Als Start&amp;datei des Projekts verwenden</translation>
    </message>
    <message>
        <source>Projects start with a scene or a set-up script</source>
        <translation>Projekte starten mit einer Szene oder einem Aufbauskript</translation>
    </message>
    <message>
        <source>No project is open: File ▸ Save project as… makes one of what runs</source>
        <translation>Kein Projekt ist offen: Datei ▸ Projekt speichern unter … macht eines aus dem, was läuft</translation>
    </message>
    <message>
        <source>%1 starts with this file from now on</source>
        <translation>%1 startet von jetzt an mit dieser Datei</translation>
    </message>
    <message>
        <source>Copy &amp;path</source>
        <translation>&amp;Pfad kopieren</translation>
    </message>
    <message>
        <source>Put the full path of the file on the clipboard</source>
        <translation>Den vollständigen Pfad der Datei in die Zwischenablage legen</translation>
    </message>
    <message>
        <source>Copied %1</source>
        <translation>%1 kopiert</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Close this text; asks first if there are unsaved edits</source>
        <translation>Diesen Text schließen; fragt vorher, wenn es ungespeicherte Änderungen gibt</translation>
    </message>
    <message>
        <source>Close &amp;others</source>
        <translation>A&amp;ndere schließen</translation>
    </message>
    <message>
        <source>Close all texts but this one; asks first about unsaved edits</source>
        <translation>Alle Texte außer diesem schließen; fragt vorher bei ungespeicherten Änderungen</translation>
    </message>
    <message>
        <source>No project is open, so %1 cannot be its start file. Open one, or make one of what runs: File ▸ Save project as…</source>
        <translation>Kein Projekt ist offen, daher kann %1 nicht dessen Startdatei sein. Öffnen Sie eines, oder machen Sie eines aus dem, was läuft: Datei ▸ Projekt speichern unter …</translation>
    </message>
    <message>
        <source>%1 has unsaved edits: save it first.</source>
        <translation>%1 hat ungespeicherte Änderungen: Zuerst speichern.</translation>
    </message>
    <message>
        <source>%1 is not changed: %2</source>
        <translation>%1 wird nicht geändert: %2</translation>
    </message>
    <message>
        <source>%1 starts with %2 from now on. What runs stays as it is.</source>
        <translation>%1 startet von jetzt an mit %2. Was läuft, bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>&amp;Start this team</source>
        <translation>Dieses Team &amp;starten</translation>
    </message>
    <message>
        <source>Show the programs of the team, and start them</source>
        <translation>Die Programme des Teams zeigen und starten</translation>
    </message>
</context>
<context>
    <name>sparkwright::TextPage</name>
    <message>
        <source>Lines of more than %1 bytes are shown in pieces; the file keeps them whole.</source>
        <translation>Zeilen mit mehr als %1 Bytes werden in Stücken gezeigt; in der Datei bleiben sie ganz.</translation>
    </message>
    <message>
        <source>%1 is in %2 and is saved so. The simulation reads UTF-8 only, which File ▸ Save scene as… writes.</source>
        <translation>%1 ist in %2 und wird so gespeichert. Die Simulation liest nur UTF-8; das schreibt Datei ▸ Szene speichern unter….</translation>
    </message>
</context>
<context>
    <name>sparkwright::TextTabs</name>
    <message>
        <source>Texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Here you edit texts: scenes, set-up scripts, projects and the code of agents. Edit ▸ Show source opens those of the scene that runs, File ▸ Open as text… any others.</source>
        <translation>Hier bearbeiten Sie Texte: Szenen, Aufbauskripte, Projekte und den Code von Agenten. Bearbeiten ▸ Quelltext zeigen öffnet die der laufenden Szene, Datei ▸ Als Text öffnen … beliebige andere.</translation>
    </message>
</context>
<context>
    <name>sparkwright::TextTips</name>
    <message>
        <source>Arguments of the call</source>
        <translation>Argumente des Aufrufs</translation>
    </message>
    <message>
        <source>Quick fixes: Ctrl+.</source>
        <translation>Behebungen: Strg+.</translation>
    </message>
    <message>
        <source>This is one argument too many.</source>
        <translation>Das ist ein Argument zu viel.</translation>
    </message>
</context>
<context>
    <name>sparkwright::TextView</name>
    <message>
        <source>Text of the scene</source>
        <translation>Text der Szene</translation>
    </message>
    <message>
        <source>Delete text</source>
        <translation>Text löschen</translation>
    </message>
    <message>
        <source>Type text</source>
        <translation>Text schreiben</translation>
    </message>
    <message>
        <source>Indent lines</source>
        <translation>Zeilen einrücken</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
</context>
<context>
    <name>sparkwright::TimelineBar</name>
    <message>
        <source>Drag: moment · Shift and drag: range that repeats · Wheel: zoom · Double click: whole run</source>
        <translation>Ziehen: Zeitpunkt · Umschalt und ziehen: Bereich, der sich wiederholt · Rad: Zoom · Doppelklick: ganzer Lauf</translation>
    </message>
</context>
<context>
    <name>sparkwright::TimelinePanel</name>
    <message>
        <source>&lt;b&gt;No recording is open.&lt;/b&gt; &lt;a href=&quot;open&quot;&gt;Open a recording&lt;/a&gt; to watch it in the views.</source>
        <translation>&lt;b&gt;Es ist keine Aufnahme offen.&lt;/b&gt; &lt;a href=&quot;open&quot;&gt;Öffnen Sie eine&lt;/a&gt;, um sie in den Ansichten anzusehen.</translation>
    </message>
    <message>
        <source>Time axis</source>
        <translation>Zeitachse</translation>
    </message>
    <message>
        <source>Speed of playback</source>
        <translation>Geschwindigkeit der Wiedergabe</translation>
    </message>
    <message>
        <source>Speed of playback, in multiples of the recorded pace; negative: backwards</source>
        <translation>Geschwindigkeit der Wiedergabe als Vielfaches der aufgenommenen; negativ: rückwärts</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Repeat the marked range: Shift and drag on the time axis marks one</source>
        <translation>Den markierten Bereich wiederholen: Umschalt und Ziehen auf der Zeitachse markiert einen</translation>
    </message>
    <message>
        <source>Close recording</source>
        <translation>Aufnahme schließen</translation>
    </message>
    <message>
        <source>Return to the running simulation</source>
        <translation>Zur laufenden Simulation zurückkehren</translation>
    </message>
    <message>
        <source>Back to live</source>
        <translation>Zurück zum Lauf</translation>
    </message>
</context>
<context>
    <name>sparkwright::Tour</name>
    <message>
        <source>Look around</source>
        <translation>Umsehen</translation>
    </message>
    <message>
        <source>This is the world. Drag with the left button to turn the view, with the right one to move it, and turn the wheel to zoom. Menu View ▸ Camera has fixed views and lets it follow the ball or a robot.</source>
        <translation>Das ist die Welt. Ziehen Sie mit der linken Taste, um die Ansicht zu drehen, mit der rechten, um sie zu verschieben, und drehen Sie das Rad, um zu zoomen. Das Menü Ansicht ▸ Kamera hat feste Ansichten und lässt die Kamera dem Ball oder einem Roboter folgen.</translation>
    </message>
    <message>
        <source>Drag in the view.</source>
        <translation>Ziehen Sie in der Ansicht.</translation>
    </message>
    <message>
        <source>Let it run</source>
        <translation>Laufen lassen</translation>
    </message>
    <message>
        <source>%run% runs the simulation and pauses it, %step% does one cycle of 20 ms, %reset% begins again. Speed and state stand in the status bar.</source>
        <translation>%run% startet die Simulation und hält sie an, %step% führt einen Zyklus von 20 ms aus, %reset% beginnt von vorn. Tempo und Zustand stehen in der Statusleiste.</translation>
    </message>
    <message>
        <source>Press %run%.</source>
        <translation>Drücken Sie %run%.</translation>
    </message>
    <message>
        <source>Direct a match</source>
        <translation>Ein Spiel leiten</translation>
    </message>
    <message>
        <source>Score, clock, play mode and the decisions of the referee stand here, with commands such as kick-off. Without a team of your own, Match ▸ Start demo match lets two sample teams play.</source>
        <translation>Spielstand, Uhr, Spielmodus und die Entscheidungen des Schiedsrichters stehen hier, mit Befehlen wie Anstoß. Ohne eigene Mannschaft lässt Spiel ▸ Demospiel starten zwei Beispielmannschaften spielen.</translation>
    </message>
    <message>
        <source>Connect your agent</source>
        <translation>Ihren Agenten verbinden</translation>
    </message>
    <message>
        <source>Programs that control robots connect to port 3100; this list shows who is there and how fast each answers.</source>
        <translation>Programme, die Roboter steuern, verbinden sich mit Port 3100; diese Liste zeigt, wer da ist und wie schnell jeder antwortet.</translation>
    </message>
    <message>
        <source>See how it is made</source>
        <translation>Sehen, wie es gemacht ist</translation>
    </message>
    <message>
        <source>Whatever is selected in a view is selected in the tree and in the properties, too. Values can be changed there, and in the text of the scene, even while it runs.</source>
        <translation>Was in einer Ansicht gewählt ist, ist auch im Baum und in den Eigenschaften gewählt. Werte lassen sich dort und im Text der Szene ändern, auch während sie läuft.</translation>
    </message>
    <message>
        <source>Click the ball or a goal in the view.</source>
        <translation>Klicken Sie in der Ansicht auf den Ball oder ein Tor.</translation>
    </message>
    <message>
        <source>Go back in time</source>
        <translation>In der Zeit zurückgehen</translation>
    </message>
    <message>
        <source>Every run is recorded. Drag the handle to look at the past; marks show goals and fouls, and Simulation ▸ Back to live leads back to the present.</source>
        <translation>Jeder Lauf wird aufgezeichnet. Ziehen Sie den Griff, um die Vergangenheit zu sehen; Marken zeigen Tore und Fouls, und Simulation ▸ Zurück zu live führt in die Gegenwart zurück.</translation>
    </message>
    <message>
        <source>When the simulation has run for a while, choose Simulation ▸ Look back.</source>
        <translation>Wenn die Simulation eine Weile gelaufen ist, wählen Sie Simulation ▸ Zurückblicken.</translation>
    </message>
    <message>
        <source>Find any command</source>
        <translation>Jeden Befehl finden</translation>
    </message>
    <message>
        <source>The menus hold every command. The command palette finds each by a part of its name, and shows its key.</source>
        <translation>Die Menüs enthalten jeden Befehl. Die Befehlspalette findet jeden nach einem Teil seines Namens und zeigt seine Taste.</translation>
    </message>
    <message>
        <source>Press %palette%, and Esc to close it.</source>
        <translation>Drücken Sie %palette%, und Esc, um sie zu schließen.</translation>
    </message>
    <message>
        <source>Get help</source>
        <translation>Hilfe bekommen</translation>
    </message>
    <message>
        <source>%help% explains whatever has the keyboard: a dock, a class or a method in the text. The help also searches all pages and lists all keys. The tour is found in the same menu.</source>
        <translation>%help% erklärt, was gerade die Tastatur hat: einen Bereich, eine Klasse oder eine Methode im Text. Die Hilfe durchsucht auch alle Seiten und listet alle Tasten auf. Den Rundgang finden Sie im selben Menü.</translation>
    </message>
    <message>
        <source>Press %help%.</source>
        <translation>Drücken Sie %help%.</translation>
    </message>
</context>
<context>
    <name>sparkwright::TourBalloon</name>
    <message>
        <source>Read more</source>
        <translation>Mehr lesen</translation>
    </message>
    <message>
        <source>✓ Done</source>
        <translation>✓ Erledigt</translation>
    </message>
    <message>
        <source>Try it: %1</source>
        <translation>Probieren Sie es: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back (Left)</source>
        <translation>Zurück (Pfeil links)</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Finish the tour (Enter)</source>
        <translation>Den Rundgang abschließen (Eingabe)</translation>
    </message>
    <message>
        <source>Next step (Enter or Right)</source>
        <translation>Nächster Schritt (Eingabe oder Pfeil rechts)</translation>
    </message>
    <message>
        <source>End tour</source>
        <translation>Rundgang beenden</translation>
    </message>
    <message>
        <source>End the tour (Esc)</source>
        <translation>Den Rundgang beenden (Esc)</translation>
    </message>
    <message>
        <source>Tour, step %1 of %2: %3</source>
        <translation>Rundgang, Schritt %1 von %2: %3</translation>
    </message>
</context>
<context>
    <name>sparkwright::TourOffer</name>
    <message>
        <source>New here? A short tour shows what is where. It is always found in the Help menu.</source>
        <translation>Neu hier? Ein kurzer Rundgang zeigt, was wo ist. Er ist immer im Menü Hilfe zu finden.</translation>
    </message>
    <message>
        <source>Start tour</source>
        <translation>Rundgang starten</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Nein, danke</translation>
    </message>
    <message>
        <source>Offer of a tour</source>
        <translation>Angebot eines Rundgangs</translation>
    </message>
</context>
<context>
    <name>sparkwright::TrainerDialog</name>
    <message>
        <source>Train a drive</source>
        <translation>Antrieb trainieren</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Protokoll</translation>
    </message>
    <message>
        <source>Choose a log</source>
        <translation>Protokoll wählen</translation>
    </message>
    <message>
        <source>Logs (*.csv *.txt *.log);;All files (*)</source>
        <translation>Protokolle (*.csv *.txt *.log);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>&amp;Robot</source>
        <translation>&amp;Roboter</translation>
    </message>
    <message>
        <source>Choose a robot</source>
        <translation>Roboter wählen</translation>
    </message>
    <message>
        <source>Robots (*.f2krobot)</source>
        <translation>Roboter (*.f2krobot)</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modell</translation>
    </message>
    <message>
        <source>Choose where to save</source>
        <translation>Speicherort wählen</translation>
    </message>
    <message>
        <source>Models (*.json)</source>
        <translation>Modelle (*.json)</translation>
    </message>
    <message>
        <source>may be left out: its greatest speeds are compared with those of the log</source>
        <translation>darf fehlen: seine größten Geschwindigkeiten werden mit denen des Protokolls verglichen</translation>
    </message>
    <message>
        <source>%v of at most %m epochs</source>
        <translation>%v von höchstens %m Epochen</translation>
    </message>
    <message>
        <source>The loss of each epoch: dots of the part that checks, a line of the part that is learned from.</source>
        <translation>Der Verlust jeder Epoche: Punkte für den Teil, der prüft, eine Linie für den, aus dem gelernt wird.</translation>
    </message>
    <message>
        <source>The drive by itself</source>
        <translation>Der Antrieb allein</translation>
    </message>
    <message>
        <source>Stretches of two seconds of the part that tests: as recorded (thin), and as the trained drive predicts them</source>
        <translation>Strecken von zwei Sekunden aus dem Testteil: wie aufgezeichnet (dünn), und wie der trainierte Antrieb sie vorhersagt</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;Trainieren</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>End now, with the best model so far</source>
        <translation>Jetzt beenden, mit dem bisher besten Modell</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2</source>
        <translation>%1 kann nicht gestartet werden: %2</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Epoche</translation>
    </message>
    <message>
        <source>Loss (power of ten)</source>
        <translation>Verlust (Zehnerpotenz)</translation>
    </message>
    <message>
        <source>The training has crashed.</source>
        <translation>Das Training ist abgestürzt.</translation>
    </message>
</context>
<context>
    <name>sparkwright::TrustSheet</name>
    <message>
        <source>Programs</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>Plugins</translation>
    </message>
    <message>
        <source>Options of the server</source>
        <translation>Optionen des Servers</translation>
    </message>
    <message>
        <source>Scripts, which have no access to this computer</source>
        <translation>Skripte, die keinen Zugriff auf diesen Computer haben</translation>
    </message>
    <message>
        <source>New or changed: %1</source>
        <translation>Neu oder geändert: %1</translation>
    </message>
    <message>
        <source>Trust these files?</source>
        <translation>Diesen Dateien vertrauen?</translation>
    </message>
    <message>
        <source>What this file starts has changed since you trusted it. Programs and plugins can do whatever you can: start them only if you trust who made them.</source>
        <translation>Was diese Datei startet, hat sich geändert, seit Sie ihr vertraut haben. Programme und Plugins können alles, was Sie können: Starten Sie sie nur, wenn Sie denen vertrauen, die sie gemacht haben.</translation>
    </message>
    <message>
        <source>This file starts programs, or sets up the server. Programs and plugins can do whatever you can: start them only if you trust who made them.</source>
        <translation>Diese Datei startet Programme oder richtet den Server ein. Programme und Plugins können alles, was Sie können: Starten Sie sie nur, wenn Sie denen vertrauen, die sie gemacht haben.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>What will be started</source>
        <translation>Was gestartet wird</translation>
    </message>
    <message>
        <source>This folder is my &amp;own work: do not ask when its files change</source>
        <translation>Dieser Ordner ist meine &amp;eigene Arbeit: nicht fragen, wenn sich seine Dateien ändern</translation>
    </message>
    <message>
        <source>Trusts all files in %1, also those that come later</source>
        <translation>Vertraut allen Dateien in %1, auch denen, die später dazukommen</translation>
    </message>
    <message>
        <source>&amp;Trust and start</source>
        <translation>&amp;Vertrauen und starten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>sparkwright::UnsavedDialog</name>
    <message>
        <source>Unsaved changes</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Save the changes to these files?</source>
        <translation>Die Änderungen an diesen Dateien speichern?</translation>
    </message>
    <message>
        <source>Files with unsaved changes</source>
        <translation>Dateien mit ungespeicherten Änderungen</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n change(s)</source>
        <translation>
            <numerusform>%1: eine Änderung</numerusform>
            <numerusform>%1: %n Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Save selected</source>
        <translation>Gewählte &amp;speichern</translation>
    </message>
    <message>
        <source>&amp;Discard all</source>
        <translation>Alle &amp;verwerfen</translation>
    </message>
    <message>
        <source>Saves the checked files; changes to the others are lost</source>
        <translation>Speichert die gewählten Dateien; Änderungen an den anderen gehen verloren</translation>
    </message>
</context>
<context>
    <name>sparkwright::UrdfDialog</name>
    <message>
        <source>&amp;Ground and lamps, to look at it alone</source>
        <translation>&amp;Boden und Lampen, um ihn allein anzusehen</translation>
    </message>
    <message>
        <source>Import URDF</source>
        <translation>URDF importieren</translation>
    </message>
    <message>
        <source>Folders of packages, separated by ;</source>
        <translation>Ordner von Paketen, getrennt durch ;</translation>
    </message>
    <message>
        <source>Where meshes named package://… are looked for, beside the folders of the robot</source>
        <translation>Wo Netze namens package://… gesucht werden, außer in den Ordnern des Roboters</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>What is different</source>
        <translation>Was anders ist</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>What could not be kept</source>
        <translation>Was nicht erhalten blieb</translation>
    </message>
    <message>
        <source>&amp;Robot</source>
        <translation>&amp;Roboter</translation>
    </message>
    <message>
        <source>Choose a robot</source>
        <translation>Einen Roboter wählen</translation>
    </message>
    <message>
        <source>&amp;Packages</source>
        <translation>&amp;Pakete</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>Einen Ordner hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Scene</source>
        <translation>&amp;Szene</translation>
    </message>
    <message>
        <source>Choose where to save</source>
        <translation>Wählen, wohin gespeichert wird</translation>
    </message>
    <message>
        <source>&amp;Convert</source>
        <translation>&amp;Umwandeln</translation>
    </message>
    <message>
        <source>&amp;Open scene</source>
        <translation>Szene ö&amp;ffnen</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Robots (*.urdf *.xml);;All files (*)</source>
        <translation>Roboter (*.urdf *.xml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Scenes (*.rsg)</source>
        <translation>Szenen (*.rsg)</translation>
    </message>
    <message>
        <source>Nothing was written. Mend the robot first:</source>
        <translation>Nichts wurde geschrieben. Zuerst den Roboter berichtigen:</translation>
    </message>
    <message>
        <source>The scene was written; everything was kept.</source>
        <translation>Die Szene wurde geschrieben; alles blieb erhalten.</translation>
    </message>
    <message numerus="yes">
        <source>The scene was written. %n thing(s) could not be kept:</source>
        <translation>
            <numerusform>Die Szene wurde geschrieben. Eines blieb nicht erhalten:</numerusform>
            <numerusform>Die Szene wurde geschrieben. %n Dinge blieben nicht erhalten:</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace the file %1?</source>
        <translation>Die Datei %1 ersetzen?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
</context>
<context>
    <name>sparkwright::VideoCommands</name>
    <message numerus="yes">
        <source>Recorded %n picture(s) in %1</source>
        <translation>
            <numerusform>%n Bild in %1 aufgenommen</numerusform>
            <numerusform>%n Bilder in %1 aufgenommen</numerusform>
        </translation>
    </message>
    <message>
        <source>The video %1 has ended early: %2</source>
        <translation>Das Video %1 hat vorzeitig geendet: %2</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Aufnahme</translation>
    </message>
    <message>
        <source>Writing the video</source>
        <translation>Das Video wird geschrieben</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>End the video and keep it</source>
        <translation>Beendet das Video und behält es</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>End the video and remove it</source>
        <translation>Beendet das Video und entfernt es</translation>
    </message>
</context>
<context>
    <name>sparkwright::VideoDialog</name>
    <message>
        <source>Record video</source>
        <translation>Video aufnehmen</translation>
    </message>
    <message>
        <source>MP4 (H.264)</source>
        <translation>MP4 (H.264)</translation>
    </message>
    <message>
        <source>WebM (VP9)</source>
        <translation>WebM (VP9)</translation>
    </message>
    <message>
        <source>Pictures (PNG) in a folder</source>
        <translation>Bilder (PNG) in einem Ordner</translation>
    </message>
    <message>
        <source> pictures per second</source>
        <translation> Bilder je Sekunde</translation>
    </message>
    <message>
        <source>Simulated time</source>
        <translation>Simulierte Zeit</translation>
    </message>
    <message>
        <source>My time</source>
        <translation>Meine Zeit</translation>
    </message>
    <message>
        <source>Simulated: a second of the video is a second of the match, at any speed. Yours: wall time, with all pauses</source>
        <translation>Simuliert: Eine Sekunde des Videos ist eine Sekunde des Spiels, wie schnell es auch läuft. Ihre: so, wie es vor Ihnen abläuft, mit allen Pausen</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a place</source>
        <translation>Ort wählen</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>&amp;Rate</source>
        <translation>&amp;Rate</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Zeit</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Ort</translation>
    </message>
    <message>
        <source>Re&amp;cord</source>
        <translation>&amp;Aufnehmen</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>Diesen Ordner gibt es nicht.</translation>
    </message>
    <message>
        <source>Videos need ffmpeg, which is not installed; it can make one of the pictures later.</source>
        <translation>Videos brauchen ffmpeg, das nicht installiert ist; es kann später aus den Bildern eines machen.</translation>
    </message>
</context>
<context>
    <name>sparkwright::VideoRecorder</name>
    <message>
        <source>the graphics card cannot draw a picture of this size</source>
        <translation>die Grafikkarte kann kein Bild dieser Größe zeichnen</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
</context>
<context>
    <name>sparkwright::VideoSink</name>
    <message>
        <source>the folder %1 cannot be made</source>
        <translation>der Ordner %1 kann nicht angelegt werden</translation>
    </message>
    <message>
        <source>there is a video in %1 already</source>
        <translation>in %1 liegt schon ein Video</translation>
    </message>
    <message>
        <source>ffmpeg is not installed; choose pictures instead</source>
        <translation>ffmpeg ist nicht installiert; wählen Sie stattdessen Bilder</translation>
    </message>
    <message>
        <source>ffmpeg has ended</source>
        <translation>ffmpeg hat sich beendet</translation>
    </message>
    <message>
        <source>ffmpeg does not end</source>
        <translation>ffmpeg endet nicht</translation>
    </message>
    <message>
        <source>ffmpeg has failed</source>
        <translation>ffmpeg ist gescheitert</translation>
    </message>
</context>
<context>
    <name>sparkwright::ViewArea</name>
    <message>
        <source>There is no mesh %1: a checked box stands in for it</source>
        <translation>Es gibt kein Mesh %1: ein karierter Quader vertritt es</translation>
    </message>
    <message>
        <source>There is no texture %1, or it cannot be read: a checked pattern stands in for it</source>
        <translation>Es gibt keine Textur %1, oder sie ist nicht lesbar: Ein Karomuster steht dafür</translation>
    </message>
    <message>
        <source>The viewport cannot draw: %1</source>
        <translation>Die Ansicht kann nicht zeichnen: %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::ViewCell</name>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Choose camera and subject of this view</source>
        <translation>Wählen, von wo diese Ansicht schaut und wem sie folgt</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Show one, two or four views</source>
        <translation>Eine, zwei oder vier Ansichten zeigen</translation>
    </message>
    <message>
        <source>Close view</source>
        <translation>Ansicht schließen</translation>
    </message>
    <message>
        <source>Close this view</source>
        <translation>Diese Ansicht schließen</translation>
    </message>
    <message>
        <source>&lt;h3&gt;This view cannot be drawn&lt;/h3&gt;&lt;p&gt;%1.&lt;/p&gt;&lt;p&gt;Everything else works: the simulation, agents and monitors, and all panels. A newer graphics driver may help, or drawing without the graphics card: set LIBGL_ALWAYS_SOFTWARE=1 before you start Sparkwright.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Diese Ansicht kann nicht gezeichnet werden&lt;/h3&gt;&lt;p&gt;%1.&lt;/p&gt;&lt;p&gt;Alles andere geht: die Simulation, Agenten und Monitore und alle Bereiche. Vielleicht hilft ein neuerer Grafiktreiber, oder ohne die Grafikkarte zu zeichnen: vor dem Start von Sparkwright LIBGL_ALWAYS_SOFTWARE=1 setzen.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Neu zeichnen</translation>
    </message>
    <message>
        <source>Try again to draw this view</source>
        <translation>Noch einmal versuchen, diese Ansicht zu zeichnen</translation>
    </message>
</context>
<context>
    <name>sparkwright::ViewCommands</name>
    <message>
        <source>Saved: %1 shows this view from now on</source>
        <translation>Behalten: %1 zeigt von jetzt an diese Ansicht</translation>
    </message>
    <message>
        <source>&amp;Keep this view as</source>
        <translation>Diese Ansicht be&amp;halten als</translation>
    </message>
    <message>
        <source>&amp;Camera</source>
        <translation>&amp;Kamera</translation>
    </message>
    <message>
        <source>Vie&amp;ws</source>
        <translation>Ansi&amp;chten</translation>
    </message>
    <message>
        <source>Your view %1</source>
        <translation>Ihre Ansicht %1</translation>
    </message>
    <message>
        <source>Fly to: %1</source>
        <translation>Fliegen zu: %1</translation>
    </message>
    <message>
        <source>&amp;Overlays</source>
        <translation>&amp;Einblendungen</translation>
    </message>
    <message>
        <source>Look with this opening angle, from the lower to the upper edge</source>
        <translation>Mit diesem Öffnungswinkel schauen, vom unteren zum oberen Rand</translation>
    </message>
    <message>
        <source>Opening &amp;angle</source>
        <translation>Öffnungs&amp;winkel</translation>
    </message>
    <message>
        <source>&amp;Players on the scoreboard</source>
        <translation>S&amp;pieler auf der Anzeigetafel</translation>
    </message>
    <message>
        <source>Show on the scoreboard how many play on each side, and who has cards or is suspended</source>
        <translation>Auf der Anzeigetafel zeigen, wie viele auf jeder Seite spielen und wer Karten oder eine Zeitstrafe hat</translation>
    </message>
</context>
<context>
    <name>sparkwright::ViewControls</name>
    <message>
        <source>Turn the view about the point under the cursor; while flying: look around</source>
        <translation>Die Ansicht um den Punkt unter dem Zeiger drehen; beim Fliegen: umherschauen</translation>
    </message>
    <message>
        <source>Move the view sideways</source>
        <translation>Die Ansicht seitlich verschieben</translation>
    </message>
    <message>
        <source>Zoom by moving up and down</source>
        <translation>Zoom durch Bewegen nach oben und unten</translation>
    </message>
    <message>
        <source>Held while flying: rise; with Shift sink</source>
        <translation>Beim Fliegen gedrückt: steigen; mit Umschalt sinken</translation>
    </message>
    <message>
        <source>Select a part</source>
        <translation>Ein Teil auswählen</translation>
    </message>
    <message>
        <source>Select the whole robot or thing</source>
        <translation>Den ganzen Roboter oder Gegenstand auswählen</translation>
    </message>
    <message>
        <source>Select one more, or no longer</source>
        <translation>Zusätzlich auswählen, oder nicht mehr</translation>
    </message>
    <message>
        <source>Menu of what is there</source>
        <translation>Menü zu dem, was dort ist</translation>
    </message>
    <message>
        <source>Select all movable things in a rectangle</source>
        <translation>Alles Bewegliche in einem Rechteck auswählen</translation>
    </message>
    <message>
        <source>On what is selected, or on an arrow, square or ring: move or turn it; with Ctrl in steps</source>
        <translation>Auf dem Ausgewählten, oder auf einem Pfeil, Quadrat oder Ring: bewegen oder drehen; mit Strg in Schritten</translation>
    </message>
    <message>
        <source>Move what is under the cursor on the ground</source>
        <translation>Bewegen, was unter dem Zeiger ist, auf dem Boden</translation>
    </message>
    <message>
        <source>Turn what is under the cursor about the vertical</source>
        <translation>Drehen, was unter dem Zeiger ist, um die Senkrechte</translation>
    </message>
    <message>
        <source>Raise or lower what is under the cursor</source>
        <translation>Heben oder senken, was unter dem Zeiger ist</translation>
    </message>
    <message>
        <source>Put what is selected there</source>
        <translation>Das Ausgewählte dorthin stellen</translation>
    </message>
    <message>
        <source>Kick the ball, with Shift high; push anything else</source>
        <translation>Den Ball schießen, mit Umschalt hoch; alles andere schieben</translation>
    </message>
    <message>
        <source>Twist a thing</source>
        <translation>Einen Gegenstand drehen</translation>
    </message>
    <message>
        <source>Move forward over the ground; while flying along the line of sight</source>
        <translation>Vorwärts über den Boden; beim Fliegen in Blickrichtung</translation>
    </message>
    <message>
        <source>Move back</source>
        <translation>Rückwärts</translation>
    </message>
    <message>
        <source>Move to the left</source>
        <translation>Nach links</translation>
    </message>
    <message>
        <source>Move to the right</source>
        <translation>Nach rechts</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Move up while flying</source>
        <translation>Beim Fliegen nach oben</translation>
    </message>
    <message>
        <source>Move down while flying</source>
        <translation>Beim Fliegen nach unten</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Hineinzoomen</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Herauszoomen</translation>
    </message>
    <message>
        <source>Turn the view to the left</source>
        <translation>Die Ansicht nach links drehen</translation>
    </message>
    <message>
        <source>Turn the view to the right</source>
        <translation>Die Ansicht nach rechts drehen</translation>
    </message>
    <message>
        <source>Turn the view up</source>
        <translation>Die Ansicht nach oben drehen</translation>
    </message>
    <message>
        <source>Turn the view down</source>
        <translation>Die Ansicht nach unten drehen</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Right drag</source>
        <translation>Rechts ziehen</translation>
    </message>
    <message>
        <source>right drag</source>
        <translation>Rechts ziehen</translation>
    </message>
    <message>
        <source>Middle drag</source>
        <translation>Mitte ziehen</translation>
    </message>
    <message>
        <source>middle drag</source>
        <translation>Mitte ziehen</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doppelklick</translation>
    </message>
    <message>
        <source>double click</source>
        <translation>Doppelklick</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klick</translation>
    </message>
    <message>
        <source>click</source>
        <translation>Klick</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Rechtsklick</translation>
    </message>
    <message>
        <source>right click</source>
        <translation>Rechtsklick</translation>
    </message>
    <message>
        <source>Middle click</source>
        <translation>Mittelklick</translation>
    </message>
    <message>
        <source>middle click</source>
        <translation>Mittelklick</translation>
    </message>
</context>
<context>
    <name>sparkwright::ViewHints</name>
    <message>
        <source>select in a rectangle</source>
        <translation>Auswahl im Rechteck</translation>
    </message>
    <message>
        <source>kick</source>
        <translation>schießen</translation>
    </message>
    <message>
        <source>push</source>
        <translation>schieben</translation>
    </message>
    <message>
        <source>twist</source>
        <translation>verdrehen</translation>
    </message>
    <message>
        <source>move in steps</source>
        <translation>in Schritten bewegen</translation>
    </message>
    <message>
        <source>move</source>
        <translation>bewegen</translation>
    </message>
    <message>
        <source>turn it</source>
        <translation>es drehen</translation>
    </message>
    <message>
        <source>lift</source>
        <translation>heben</translation>
    </message>
    <message>
        <source>look around</source>
        <translation>umherschauen</translation>
    </message>
    <message>
        <source>orbit</source>
        <translation>umkreisen</translation>
    </message>
    <message>
        <source>pan</source>
        <translation>verschieben</translation>
    </message>
    <message>
        <source>zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>sink</source>
        <translation>sinken</translation>
    </message>
    <message>
        <source>rise</source>
        <translation>steigen</translation>
    </message>
    <message>
        <source>put the selection here</source>
        <translation>das Ausgewählte hierher stellen</translation>
    </message>
    <message>
        <source>clear the selection</source>
        <translation>Auswahl aufheben</translation>
    </message>
    <message>
        <source>select</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>select %1</source>
        <translation>%1 auswählen</translation>
    </message>
    <message>
        <source>select all of it</source>
        <translation>alles davon auswählen</translation>
    </message>
    <message>
        <source>select one more</source>
        <translation>eines mehr auswählen</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a gesture and what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>forward, back</source>
        <translation>vor, zurück</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Shift+wheel: %1, finely</source>
        <translation>Umschalt+Rad: %1, fein</translation>
    </message>
    <message>
        <source>Wheel: %1</source>
        <translation>Rad: %1</translation>
    </message>
    <message>
        <source>more with Ctrl, Shift, Alt</source>
        <translation>mehr mit Strg, Umschalt, Alt</translation>
    </message>
    <message>
        <source>camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>things</source>
        <translation>Gegenstände</translation>
    </message>
    <message>
        <source>Locked: %1</source>
        <translation>Gesperrt: %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::ViewPicking</name>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 von %2: %3</translation>
    </message>
</context>
<context>
    <name>sparkwright::Viewport</name>
    <message>
        <source>Viewport</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>the graphics driver has been restarted</source>
        <translation>der Grafiktreiber wurde neu gestartet</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) selected</source>
        <translation>
            <numerusform>Ein Gegenstand ausgewählt</numerusform>
            <numerusform>%n Gegenstände ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawing is off. The menu View › Drawing rate turns it on.</source>
        <translation>Das Zeichnen ist aus. Das Menü Ansicht › Bildrate schaltet es ein.</translation>
    </message>
</context>
<context>
    <name>sparkwright::ViewsPart</name>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>What mouse and keys do</source>
        <translation>Was Maus und Tasten tun</translation>
    </message>
    <message>
        <source>Another program receives drawings on port %1; this window receives them on port %2.</source>
        <translation>Ein anderes Programm empfängt Zeichnungen auf Port %1; dieses Fenster empfängt sie auf Port %2.</translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation>Zeichnungen</translation>
    </message>
    <message>
        <source>Show one view only</source>
        <translation>Nur eine Ansicht zeigen</translation>
    </message>
    <message>
        <source>The other views are closed</source>
        <translation>Die anderen Ansichten werden geschlossen</translation>
    </message>
</context>
<context>
    <name>sparkwright::WatchModel</name>
    <message>
        <source>%1
This run has not all of these signals.</source>
        <translation>%1
Dieser Lauf hat nicht alle diese Signale.</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>Ausdruck</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Kleinster</translation>
    </message>
    <message>
        <source>Greatest</source>
        <translation>Größter</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
</context>
<context>
    <name>sparkwright::WatchPanel</name>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>ball/x - robots/left/1/x</source>
        <translation>ball/x - robots/left/1/x</translation>
    </message>
    <message>
        <source>New expression</source>
        <translation>Neuer Ausdruck</translation>
    </message>
    <message>
        <source>A signal, or an expression of signals and numbers: + - * / ^ ( ) &lt; &gt; == and or not, and functions such as abs, sqrt, hypot, min, max. Ctrl+Space lists them.</source>
        <translation>Ein Signal oder ein Ausdruck aus Signalen und Zahlen: + - * / ^ ( ) &lt; &gt; == and or not und Funktionen wie abs, sqrt, hypot, min, max. Strg+Leertaste listet sie auf.</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Beobachten</translation>
    </message>
    <message>
        <source>Watch the expression of the field</source>
        <translation>Den Ausdruck des Feldes beobachten</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Plot the selected expressions over time</source>
        <translation>Die ausgewählten Ausdrücke über der Zeit im Diagramm zeigen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Do not watch the selected expressions any more</source>
        <translation>Die ausgewählten Ausdrücke nicht mehr beobachten</translation>
    </message>
    <message>
        <source>Reset least and greatest</source>
        <translation>Kleinste und größte zurücksetzen</translation>
    </message>
    <message>
        <source>Begin anew with the least and greatest values</source>
        <translation>Mit den kleinsten und größten Werten neu beginnen</translation>
    </message>
    <message>
        <source>Copy as table</source>
        <translation>Als Tabelle kopieren</translation>
    </message>
    <message>
        <source>Copy the list as a table</source>
        <translation>Die Liste als Tabelle kopieren</translation>
    </message>
    <message>
        <source>What is wrong with the expression</source>
        <translation>Was an dem Ausdruck falsch ist</translation>
    </message>
    <message>
        <source>Watched expressions</source>
        <translation>Beobachtete Ausdrücke</translation>
    </message>
    <message>
        <source>Numbers of the run that you want to keep an eye on stand here. Write an expression of signals above, such as hypot(ball/vx, ball/vy), and press Enter.</source>
        <translation>Hier stehen Zahlen des Laufs, die Sie im Auge behalten wollen. Schreiben Sie oben einen Ausdruck aus Signalen, etwa hypot(ball/vx, ball/vy), und drücken Sie Eingabe.</translation>
    </message>
</context>
<context>
    <name>sparkwright::WatchPart</name>
    <message>
        <source>&amp;Watch an expression</source>
        <translation>Ausdruck &amp;beobachten</translation>
    </message>
    <message>
        <source>Write an expression of signals whose value is shown all the time</source>
        <translation>Einen Ausdruck aus Signalen schreiben, dessen Wert immer gezeigt wird</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Beobachten</translation>
    </message>
</context>
<context>
    <name>sparkwright::WebDialog</name>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Open in &amp;browser</source>
        <translation>Im &amp;Browser öffnen</translation>
    </message>
    <message>
        <source>Also from &amp;other computers</source>
        <translation>Auch von a&amp;nderen Rechnern</translation>
    </message>
    <message>
        <source>Show in the browser</source>
        <translation>Im Browser zeigen</translation>
    </message>
    <message>
        <source>What the views show can be watched in any browser at this address, also on phones. Who watches can command nothing.</source>
        <translation>Was die Ansichten zeigen, lässt sich unter dieser Adresse in jedem Browser anschauen, auch auf Telefonen. Wer zuschaut, kann nichts steuern.</translation>
    </message>
    <message>
        <source>Address of the page</source>
        <translation>Adresse der Seite</translation>
    </message>
    <message>
        <source>Copy the address to the clipboard</source>
        <translation>Die Adresse in die Zwischenablage kopieren</translation>
    </message>
    <message>
        <source>Open the page in the browser of this computer</source>
        <translation>Die Seite im Browser dieses Rechners öffnen</translation>
    </message>
    <message>
        <source>TCP port of the page; the next free one is taken if another program has it</source>
        <translation>TCP-Port der Seite; der nächste freie, wenn ein anderes Programm ihn hat</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Everyone in your network can watch then; otherwise only this computer can</source>
        <translation>Dann kann jeder in Ihrem Netzwerk zuschauen; sonst nur dieser Rechner</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Adresse</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>&amp;Port</translation>
    </message>
    <message>
        <source>Viewers</source>
        <translation>Zuschauer</translation>
    </message>
    <message>
        <source>&amp;Stop showing</source>
        <translation>Zeigen b&amp;eenden</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Another program has port %1: %2 is used instead.</source>
        <translation>Den Port %1 hat ein anderes Programm: Stattdessen wird %2 verwendet.</translation>
    </message>
    <message>
        <source>Nobody is watching yet</source>
        <translation>Noch schaut niemand zu</translation>
    </message>
    <message numerus="yes">
        <source>%n viewer(s)</source>
        <translation>
            <numerusform>%n Zuschauer</numerusform>
            <numerusform>%n Zuschauer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::WebPart</name>
    <message>
        <source>Show in the &amp;browser…</source>
        <translation>Im &amp;Browser zeigen …</translation>
    </message>
    <message>
        <source>Let others watch in a browser what the views show</source>
        <translation>Andere in einem Browser sehen lassen, was die Ansichten zeigen</translation>
    </message>
    <message>
        <source>The views are shown in browsers: address, and switching it off</source>
        <translation>Die Ansichten werden in Browsern gezeigt: Adresse und Ausschalten</translation>
    </message>
    <message>
        <source>Shown in the browser</source>
        <translation>Im Browser gezeigt</translation>
    </message>
    <message>
        <source>browser: not possible</source>
        <translation>Browser: nicht möglich</translation>
    </message>
    <message numerus="yes">
        <source>browser: %n viewer(s)</source>
        <translation>
            <numerusform>Browser: %n Zuschauer</numerusform>
            <numerusform>Browser: %n Zuschauer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::WindowPlaces</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Simulation</source>
        <translation>&amp;Simulation</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>S&amp;piel</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>&amp;Panel</source>
        <translation>Be&amp;reich</translation>
    </message>
    <message>
        <source>&amp;Docks</source>
        <translation>&amp;Bereiche</translation>
    </message>
</context>
<context>
    <name>sparkwright::WorldPoseBar</name>
    <message>
        <source>In the world</source>
        <translation>In der Welt</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>Gedreht</translation>
    </message>
    <message>
        <source>Position in the world, whatever the node&apos;s parent is</source>
        <translation>Position in der Welt, gleich welchen Elternknoten der Knoten hat</translation>
    </message>
    <message>
        <source>Orientation in the world: degrees about x, y and z</source>
        <translation>Drehung in der Welt: Grad um x, y und z</translation>
    </message>
    <message>
        <source>Position %1 in the world</source>
        <translation>Position %1 in der Welt</translation>
    </message>
    <message>
        <source>Turned about %1</source>
        <translation>Gedreht um %1</translation>
    </message>
</context>
</TS>
