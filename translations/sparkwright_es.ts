<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES">
<context>
    <name>GoToLine</name>
    <message>
        <source>Go to line</source>
        <translation>Ir a la línea</translation>
    </message>
    <message>
        <source>Line (1 to %1), and column if you like:</source>
        <translation>Línea (de 1 a %1) y, si se desea, columna:</translation>
    </message>
</context>
<context>
    <name>KeyMapTexts</name>
    <message>
        <source>There is no `%1` in a key map</source>
        <translation>No existe `%1` en un mapa de teclas</translation>
    </message>
    <message>
        <source>It has name, profile, [actions], [view] and [mouse]</source>
        <translation>Contiene name, profile, [actions], [view] y [mouse]</translation>
    </message>
</context>
<context>
    <name>ReadingWords</name>
    <message>
        <source>failed</source>
        <translation>ha fallado</translation>
    </message>
    <message>
        <source>nothing measured yet</source>
        <translation>aún no ha medido nada</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 píxeles</translation>
    </message>
    <message>
        <source>nothing seen</source>
        <translation>no ve nada</translation>
    </message>
    <message numerus="yes">
        <source>%n beam(s), no echo</source>
        <translation>
            <numerusform>%n haz, sin eco</numerusform>
            <numerusform>%n haces, sin eco</numerusform>
        </translation>
    </message>
    <message>
        <source>nearest %1 m at %2°</source>
        <translation>lo más cercano a %1 m en %2°</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 de %2: %3</translation>
    </message>
</context>
<context>
    <name>RunProperty</name>
    <message numerus="yes">
        <source>%1 takes %n value(s): %2</source>
        <translation>
            <numerusform>%1 admite %n valor: %2</numerusform>
            <numerusform>%1 admite %n valores: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is no value for %2</source>
        <translation>%1 no es un valor para %2</translation>
    </message>
</context>
<context>
    <name>SensorList</name>
    <message>
        <source>Robot</source>
        <translation>Robot</translation>
    </message>
    <message>
        <source>touched</source>
        <translation>con contacto</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Cámara</translation>
    </message>
    <message>
        <source>%1 × %2 pixels – double-click to see</source>
        <translation>%1 × %2 píxeles: doble clic para ver</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Sensor</source>
        <translation>Sensor</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
</context>
<context>
    <name>TextCommands</name>
    <message>
        <source>Move up</source>
        <translation>Mover arriba</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Mover abajo</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Toggle comment</source>
        <translation>Alternar comentario</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Dar formato</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Buscar</translation>
    </message>
    <message>
        <source>Find in this text</source>
        <translation>Buscar en este texto</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Reemplazar</translation>
    </message>
    <message>
        <source>Find and replace in this text</source>
        <translation>Buscar y reemplazar en este texto</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>Buscar &amp;siguiente</translation>
    </message>
    <message>
        <source>Go to the next match</source>
        <translation>Ir a la siguiente coincidencia</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>Buscar &amp;anterior</translation>
    </message>
    <message>
        <source>Go to the previous match</source>
        <translation>Ir a la coincidencia anterior</translation>
    </message>
    <message>
        <source>Find in f&amp;iles</source>
        <translation>Buscar en arch&amp;ivos</translation>
    </message>
    <message>
        <source>Find in open documents and in the folders of the project</source>
        <translation>Buscar en los documentos abiertos y en las carpetas del proyecto</translation>
    </message>
    <message>
        <source>Go to &amp;line</source>
        <translation>Ir a la &amp;línea</translation>
    </message>
    <message>
        <source>Go to a line by its number</source>
        <translation>Ir a una línea por su número</translation>
    </message>
    <message>
        <source>Go to &amp;definition</source>
        <translation>Ir a la &amp;definición</translation>
    </message>
    <message>
        <source>Go to where the name at the cursor is defined; also Ctrl and a click</source>
        <translation>Ir a donde se define el nombre bajo el cursor; también con Ctrl y un clic</translation>
    </message>
    <message>
        <source>Find &amp;uses</source>
        <translation>Buscar &amp;usos</translation>
    </message>
    <message>
        <source>List the uses of the name at the cursor</source>
        <translation>Listar los usos del nombre bajo el cursor</translation>
    </message>
    <message>
        <source>Next pro&amp;blem</source>
        <translation>Siguiente &amp;problema</translation>
    </message>
    <message>
        <source>Go to the next error or warning</source>
        <translation>Ir al siguiente error o aviso</translation>
    </message>
    <message>
        <source>Rena&amp;me</source>
        <translation>Cambiar no&amp;mbre</translation>
    </message>
    <message>
        <source>Rename the variable or the node at the cursor wherever it is used</source>
        <translation>Cambiar el nombre de la variable o del nodo bajo el cursor dondequiera que se use</translation>
    </message>
    <message>
        <source>&amp;Complete</source>
        <translation>&amp;Completar</translation>
    </message>
    <message>
        <source>Show what may stand at the cursor</source>
        <translation>Mostrar qué puede ir en el cursor</translation>
    </message>
    <message>
        <source>&amp;Quick fix</source>
        <translation>C&amp;orrección rápida</translation>
    </message>
    <message>
        <source>Show how the problems of this line can be mended</source>
        <translation>Mostrar cómo se pueden corregir los problemas de esta línea</translation>
    </message>
    <message>
        <source>D&amp;escribe</source>
        <translation>D&amp;escribir</translation>
    </message>
    <message>
        <source>Tell what the word at the cursor is</source>
        <translation>Decir qué es la palabra bajo el cursor</translation>
    </message>
    <message>
        <source>Show ar&amp;guments</source>
        <translation>Mostrar ar&amp;gumentos</translation>
    </message>
    <message>
        <source>Show the arguments of the call at the cursor</source>
        <translation>Mostrar los argumentos de la llamada bajo el cursor</translation>
    </message>
    <message>
        <source>&amp;Select more</source>
        <translation>&amp;Seleccionar más</translation>
    </message>
    <message>
        <source>Select the expression around the selection</source>
        <translation>Seleccionar la expresión que rodea la selección</translation>
    </message>
    <message>
        <source>Select l&amp;ess</source>
        <translation>Seleccionar me&amp;nos</translation>
    </message>
    <message>
        <source>Select an expression within the selection</source>
        <translation>Seleccionar una expresión dentro de la selección</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Mover arri&amp;ba</translation>
    </message>
    <message>
        <source>Exchange the expression with the one before it</source>
        <translation>Intercambiar la expresión con la anterior</translation>
    </message>
    <message>
        <source>Move d&amp;own</source>
        <translation>Mover aba&amp;jo</translation>
    </message>
    <message>
        <source>Exchange the expression with the one after it</source>
        <translation>Intercambiar la expresión con la siguiente</translation>
    </message>
    <message>
        <source>Duplica&amp;te</source>
        <translation>Duplica&amp;r</translation>
    </message>
    <message>
        <source>Write the expression once more behind itself</source>
        <translation>Escribir la expresión una vez más a continuación</translation>
    </message>
    <message>
        <source>Toggle co&amp;mment</source>
        <translation>Alternar c&amp;omentario</translation>
    </message>
    <message>
        <source>Turn the lines into comments, or back</source>
        <translation>Convertir las líneas en comentarios, o al revés</translation>
    </message>
    <message>
        <source>Form&amp;at</source>
        <translation>Dar &amp;formato</translation>
    </message>
    <message>
        <source>Indent the selected lines, or the whole text, by the depth of lists</source>
        <translation>Sangrar las líneas seleccionadas, o todo el texto, según la profundidad de las listas</translation>
    </message>
    <message>
        <source>Fold a&amp;ll</source>
        <translation>Pl&amp;egar todo</translation>
    </message>
    <message>
        <source>Fold all lists of several lines</source>
        <translation>Plegar todas las listas de varias líneas</translation>
    </message>
    <message>
        <source>U&amp;nfold all</source>
        <translation>&amp;Desplegar todo</translation>
    </message>
    <message>
        <source>Unfold everything</source>
        <translation>Desplegar todo</translation>
    </message>
    <message>
        <source>Rainbow pa&amp;rentheses</source>
        <translation>Paréntesis de &amp;colores</translation>
    </message>
    <message>
        <source>Colour parentheses by their depth</source>
        <translation>Colorear los paréntesis según su profundidad</translation>
    </message>
    <message>
        <source>This is for scenes in RSG only.</source>
        <translation>Esto es solo para escenas en RSG.</translation>
    </message>
    <message>
        <source>Texts of this kind have no comments.</source>
        <translation>Los textos de este tipo no tienen comentarios.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>C&amp;errar</translation>
    </message>
    <message>
        <source>Close this text; asks first if there are unsaved edits</source>
        <translation>Cerrar este texto; pregunta antes si hay cambios sin guardar</translation>
    </message>
</context>
<context>
    <name>sparkwright::Actions</name>
    <message>
        <source>&amp;Open scene…</source>
        <translation>&amp;Abrir escena…</translation>
    </message>
    <message>
        <source>Open a scene, set-up or project file</source>
        <translation>Abrir un archivo de escena, montaje o proyecto</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>End the program</source>
        <translation>Cerrar el programa</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Ejecutar</translation>
    </message>
    <message>
        <source>Run the simulation</source>
        <translation>Ejecutar la simulación</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>&amp;Paso</translation>
    </message>
    <message>
        <source>Advance by one cycle of 20 ms, then pause</source>
        <translation>Avanzar un ciclo de 20 ms y pausar</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <translation>&amp;Restablecer</translation>
    </message>
    <message>
        <source>Reload the scene; agents and monitors are disconnected</source>
        <translation>Recargar la escena; se desconectan agentes y monitores</translation>
    </message>
    <message>
        <source>&amp;Frame selection</source>
        <translation>&amp;Encuadrar selección</translation>
    </message>
    <message>
        <source>Centre the selection in the viewport</source>
        <translation>Centrar la selección en la vista</translation>
    </message>
    <message>
        <source>Reset &amp;camera</source>
        <translation>Resta&amp;blecer cámara</translation>
    </message>
    <message>
        <source>Restore the first view of the scene</source>
        <translation>Restaurar la vista inicial de la escena</translation>
    </message>
    <message>
        <source>C&amp;lear selection</source>
        <translation>&amp;Quitar selección</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Pa&amp;ntalla completa</translation>
    </message>
    <message>
        <source>Switch between full screen and window</source>
        <translation>Cambiar entre pantalla completa y ventana</translation>
    </message>
    <message>
        <source>&amp;Default layout</source>
        <translation>&amp;Disposición predeterminada</translation>
    </message>
    <message>
        <source>Restore the default layout of docks</source>
        <translation>Restaurar la disposición predeterminada de los paneles</translation>
    </message>
    <message>
        <source>&amp;Keyboard and mouse</source>
        <translation>&amp;Teclado y ratón</translation>
    </message>
    <message>
        <source>&amp;About Sparkwright</source>
        <translation>&amp;Acerca de Sparkwright</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Versión y licencia</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Pa&amp;usa</translation>
    </message>
    <message>
        <source>Pause the simulation</source>
        <translation>Pausar la simulación</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Go to match</source>
        <translation>&amp;Ir al partido</translation>
    </message>
    <message>
        <source>Show the match panel and go to its list of events</source>
        <translation>Mostrar el panel del partido e ir a su lista de eventos</translation>
    </message>
    <message>
        <source>Kick-off &amp;left</source>
        <translation>Saque de centro i&amp;zquierdo</translation>
    </message>
    <message>
        <source>Kick-off for the left team, from any play mode</source>
        <translation>Saque de centro para el equipo izquierdo, desde cualquier modo de juego</translation>
    </message>
    <message>
        <source>Kick-off &amp;right</source>
        <translation>Saque de centro &amp;derecho</translation>
    </message>
    <message>
        <source>Kick-off for the right team, from any play mode</source>
        <translation>Saque de centro para el equipo derecho, desde cualquier modo de juego</translation>
    </message>
    <message>
        <source>&amp;Drop ball</source>
        <translation>&amp;Balón a tierra</translation>
    </message>
    <message>
        <source>Drop the ball at its place; nearby players are moved away</source>
        <translation>Soltar el balón donde está; se aparta a los jugadores cercanos</translation>
    </message>
    <message>
        <source>&amp;Free kick left</source>
        <translation>&amp;Tiro libre izquierdo</translation>
    </message>
    <message>
        <source>Free kick for the left team, where the ball was last in play</source>
        <translation>Tiro libre para el equipo izquierdo, donde el balón estuvo en juego por última vez</translation>
    </message>
    <message>
        <source>Fr&amp;ee kick right</source>
        <translation>Tiro &amp;libre derecho</translation>
    </message>
    <message>
        <source>Free kick for the right team, where the ball was last in play</source>
        <translation>Tiro libre para el equipo derecho, donde el balón estuvo en juego por última vez</translation>
    </message>
    <message>
        <source>&amp;Choose play mode</source>
        <translation>&amp;Elegir modo de juego</translation>
    </message>
    <message>
        <source>Go to the list of all play modes</source>
        <translation>Ir a la lista de todos los modos de juego</translation>
    </message>
    <message>
        <source>&amp;Save project as…</source>
        <translation>Guardar &amp;proyecto como…</translation>
    </message>
    <message>
        <source>Save the scene and the changed variables in a project file</source>
        <translation>Guardar la escena y las variables cambiadas en un archivo de proyecto</translation>
    </message>
    <message>
        <source>&amp;Rules and variables</source>
        <translation>&amp;Reglas y variables</translation>
    </message>
    <message>
        <source>Show the rules and their variables</source>
        <translation>Mostrar las reglas y sus variables</translation>
    </message>
    <message>
        <source>Co&amp;nfirm</source>
        <translation>&amp;Confirmar</translation>
    </message>
    <message>
        <source>Confirm the pending decision and continue play</source>
        <translation>Confirmar la decisión pendiente y reanudar el juego</translation>
    </message>
    <message>
        <source>&amp;Overrule</source>
        <translation>&amp;Anular</translation>
    </message>
    <message>
        <source>Overrule the pending decision and continue play</source>
        <translation>Anular la decisión pendiente y reanudar el juego</translation>
    </message>
    <message>
        <source>&amp;Undo decision</source>
        <translation>Des&amp;hacer decisión</translation>
    </message>
    <message>
        <source>Undo the last foul or goal, and restore players and ball</source>
        <translation>Deshacer la última falta o el último gol y devolver jugadores y balón a su sitio</translation>
    </message>
    <message>
        <source>Confirm foul&amp;s</source>
        <translation>Confirmar falta&amp;s</translation>
    </message>
    <message>
        <source>The match waits after each foul until you confirm or overrule it</source>
        <translation>El partido espera después de cada falta hasta que usted la confirme o la anule</translation>
    </message>
    <message>
        <source>Confirm go&amp;als</source>
        <translation>Confirmar g&amp;oles</translation>
    </message>
    <message>
        <source>The match waits after each goal until you confirm or overrule it</source>
        <translation>El partido espera después de cada gol hasta que usted lo confirme o lo anule</translation>
    </message>
    <message>
        <source>View &amp;1</source>
        <translation>Vista &amp;1</translation>
    </message>
    <message>
        <source>Fly to view 1 of this scene</source>
        <translation>Volar a la vista 1 de esta escena</translation>
    </message>
    <message>
        <source>View &amp;2</source>
        <translation>Vista &amp;2</translation>
    </message>
    <message>
        <source>Fly to view 2 of this scene</source>
        <translation>Volar a la vista 2 de esta escena</translation>
    </message>
    <message>
        <source>View &amp;3</source>
        <translation>Vista &amp;3</translation>
    </message>
    <message>
        <source>Fly to view 3 of this scene</source>
        <translation>Volar a la vista 3 de esta escena</translation>
    </message>
    <message>
        <source>View &amp;4</source>
        <translation>Vista &amp;4</translation>
    </message>
    <message>
        <source>Fly to view 4 of this scene</source>
        <translation>Volar a la vista 4 de esta escena</translation>
    </message>
    <message>
        <source>View &amp;5</source>
        <translation>Vista &amp;5</translation>
    </message>
    <message>
        <source>Fly to view 5 of this scene</source>
        <translation>Volar a la vista 5 de esta escena</translation>
    </message>
    <message>
        <source>View &amp;6</source>
        <translation>Vista &amp;6</translation>
    </message>
    <message>
        <source>Fly to view 6 of this scene</source>
        <translation>Volar a la vista 6 de esta escena</translation>
    </message>
    <message>
        <source>View &amp;7</source>
        <translation>Vista &amp;7</translation>
    </message>
    <message>
        <source>Fly to view 7 of this scene</source>
        <translation>Volar a la vista 7 de esta escena</translation>
    </message>
    <message>
        <source>View &amp;8</source>
        <translation>Vista &amp;8</translation>
    </message>
    <message>
        <source>Fly to view 8 of this scene</source>
        <translation>Volar a la vista 8 de esta escena</translation>
    </message>
    <message>
        <source>Save the present view as view 1 of this scene</source>
        <translation>Guardar la vista actual como vista 1 de esta escena</translation>
    </message>
    <message>
        <source>Save the present view as view 2 of this scene</source>
        <translation>Guardar la vista actual como vista 2 de esta escena</translation>
    </message>
    <message>
        <source>Save the present view as view 3 of this scene</source>
        <translation>Guardar la vista actual como vista 3 de esta escena</translation>
    </message>
    <message>
        <source>Save the present view as view 4 of this scene</source>
        <translation>Guardar la vista actual como vista 4 de esta escena</translation>
    </message>
    <message>
        <source>Save the present view as view 5 of this scene</source>
        <translation>Guardar la vista actual como vista 5 de esta escena</translation>
    </message>
    <message>
        <source>Save the present view as view 6 of this scene</source>
        <translation>Guardar la vista actual como vista 6 de esta escena</translation>
    </message>
    <message>
        <source>Save the present view as view 7 of this scene</source>
        <translation>Guardar la vista actual como vista 7 de esta escena</translation>
    </message>
    <message>
        <source>Save the present view as view 8 of this scene</source>
        <translation>Guardar la vista actual como vista 8 de esta escena</translation>
    </message>
    <message>
        <source>&amp;Forget kept views</source>
        <translation>&amp;Olvidar vistas guardadas</translation>
    </message>
    <message>
        <source>Restore the built-in views of this scene</source>
        <translation>Restaurar las vistas predefinidas de esta escena</translation>
    </message>
    <message>
        <source>Follow &amp;ball</source>
        <translation>Seguir el &amp;balón</translation>
    </message>
    <message>
        <source>Follow the ball; again to end</source>
        <translation>Seguir el balón; de nuevo para terminar</translation>
    </message>
    <message>
        <source>Follow &amp;selected robot</source>
        <translation>Seguir el robot &amp;seleccionado</translation>
    </message>
    <message>
        <source>Follow the selected robot or thing; again to end</source>
        <translation>Seguir el robot u objeto seleccionado; de nuevo para terminar</translation>
    </message>
    <message>
        <source>Robot&apos;s &amp;view</source>
        <translation>&amp;Visión del robot</translation>
    </message>
    <message>
        <source>Look from the head of the selected robot; again to end</source>
        <translation>Mirar desde la cabeza del robot seleccionado; de nuevo para terminar</translation>
    </message>
    <message>
        <source>B&amp;ehind the robot</source>
        <translation>&amp;Detrás del robot</translation>
    </message>
    <message>
        <source>Look ahead with the selected robot from behind it; again to end</source>
        <translation>Mirar hacia delante desde detrás del robot seleccionado; de nuevo para terminar</translation>
    </message>
    <message>
        <source>Fl&amp;y by hand</source>
        <translation>Vo&amp;lar a mano</translation>
    </message>
    <message>
        <source>Fly with W A S D and the mouse; again to end</source>
        <translation>Volar con W A S D y el ratón; de nuevo para terminar</translation>
    </message>
    <message>
        <source>&amp;Parallel projection</source>
        <translation>&amp;Proyección paralela</translation>
    </message>
    <message>
        <source>Switch between parallel and perspective projection</source>
        <translation>Cambiar entre proyección paralela y perspectiva</translation>
    </message>
    <message>
        <source>Camera f&amp;lights</source>
        <translation>V&amp;uelos de cámara</translation>
    </message>
    <message>
        <source>Animate changes of the view</source>
        <translation>Animar los cambios de vista</translation>
    </message>
    <message>
        <source>&amp;One view</source>
        <translation>&amp;Una vista</translation>
    </message>
    <message>
        <source>Show the active view only</source>
        <translation>Mostrar solo la vista activa</translation>
    </message>
    <message>
        <source>&amp;Two views side by side</source>
        <translation>&amp;Dos vistas en paralelo</translation>
    </message>
    <message>
        <source>Show two views, one beside the other</source>
        <translation>Mostrar dos vistas, una al lado de la otra</translation>
    </message>
    <message>
        <source>Two views one a&amp;bove the other</source>
        <translation>Dos vistas &amp;apiladas</translation>
    </message>
    <message>
        <source>Show two views, one above the other</source>
        <translation>Mostrar dos vistas, una encima de la otra</translation>
    </message>
    <message>
        <source>&amp;Four views</source>
        <translation>&amp;Cuatro vistas</translation>
    </message>
    <message>
        <source>Show four views</source>
        <translation>Mostrar cuatro vistas</translation>
    </message>
    <message>
        <source>&amp;Next view</source>
        <translation>Vista &amp;siguiente</translation>
    </message>
    <message>
        <source>Activate the next view</source>
        <translation>Activar la vista siguiente</translation>
    </message>
    <message>
        <source>&amp;Close view</source>
        <translation>C&amp;errar vista</translation>
    </message>
    <message>
        <source>Close the active view</source>
        <translation>Cerrar la vista activa</translation>
    </message>
    <message>
        <source>End the camera mode; without one, clear the selection</source>
        <translation>Terminar el modo de cámara; si no hay ninguno, quitar la selección</translation>
    </message>
    <message>
        <source>&amp;Lock things</source>
        <translation>&amp;Bloquear objetos</translation>
    </message>
    <message>
        <source>Things in the viewport cannot be moved or pushed; there are no handles</source>
        <translation>Los objetos de la vista no se pueden mover ni empujar; no hay asas</translation>
    </message>
    <message>
        <source>Handles along o&amp;wn axes</source>
        <translation>Asas según los e&amp;jes propios</translation>
    </message>
    <message>
        <source>Align handles with the axes of the thing, not of the world</source>
        <translation>Alinear las asas con los ejes del objeto, no con los del mundo</translation>
    </message>
    <message>
        <source>&amp;Goes on as before</source>
        <translation>&amp;Sigue como antes</translation>
    </message>
    <message>
        <source>Moved things keep their velocities</source>
        <translation>Los objetos movidos conservan sus velocidades</translation>
    </message>
    <message>
        <source>&amp;Stands still</source>
        <translation>Se &amp;queda quieto</translation>
    </message>
    <message>
        <source>Moved things are at rest afterwards</source>
        <translation>Los objetos movidos quedan en reposo</translation>
    </message>
    <message>
        <source>&amp;Moves with the mouse</source>
        <translation>Se &amp;mueve con el ratón</translation>
    </message>
    <message>
        <source>Things follow the mouse, push obstacles, and keep the mouse&apos;s velocity</source>
        <translation>Los objetos siguen el ratón, empujan los obstáculos y conservan la velocidad del ratón</translation>
    </message>
    <message>
        <source>&amp;Is thrown</source>
        <translation>Sale &amp;lanzado</translation>
    </message>
    <message>
        <source>Things get the mouse&apos;s velocity at the end of the drag</source>
        <translation>Los objetos reciben la velocidad del ratón al final del arrastre</translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <translation>&amp;Automática</translation>
    </message>
    <message>
        <source>High on a graphics card, medium for software rendering</source>
        <translation>Alta con tarjeta gráfica, media con renderizado por software</translation>
    </message>
    <message>
        <source>&amp;Low</source>
        <translation>&amp;Baja</translation>
    </message>
    <message>
        <source>No shadows except right below things: the fastest</source>
        <translation>Sin sombras, salvo justo debajo de los objetos: la más rápida</translation>
    </message>
    <message>
        <source>&amp;Medium</source>
        <translation>&amp;Media</translation>
    </message>
    <message>
        <source>Shadows with hard edges on the ground</source>
        <translation>Sombras de borde duro en el suelo</translation>
    </message>
    <message>
        <source>&amp;High</source>
        <translation>A&amp;lta</translation>
    </message>
    <message>
        <source>Soft shadows everywhere, and less light in corners</source>
        <translation>Sombras suaves en todas partes y menos luz en los rincones</translation>
    </message>
    <message>
        <source>&amp;Map of the field</source>
        <translation>&amp;Mapa del campo</translation>
    </message>
    <message>
        <source>Show a plan of the field in a corner; click it to fly there</source>
        <translation>Mostrar un plano del campo en una esquina; haga clic en él para volar allí</translation>
    </message>
    <message>
        <source>&amp;Scoreboard</source>
        <translation>M&amp;arcador</translation>
    </message>
    <message>
        <source>Show teams, score, clock and play mode above the view</source>
        <translation>Mostrar equipos, resultado, reloj y modo de juego sobre la vista</translation>
    </message>
    <message>
        <source>Messages of &amp;events</source>
        <translation>Mensajes de &amp;eventos</translation>
    </message>
    <message>
        <source>Show goals, fouls and half time for some seconds; click one to see where it was</source>
        <translation>Mostrar goles, faltas y descanso durante unos segundos; haga clic en uno para ver dónde fue</translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation>Ca&amp;pas</translation>
    </message>
    <message>
        <source>Choose the layers of the view: collision shapes, contacts, joints, sensors and more</source>
        <translation>Elegir las capas de la vista: formas de colisión, contactos, articulaciones, sensores y más</translation>
    </message>
    <message>
        <source>Picture of the &amp;view</source>
        <translation>Imagen de l&amp;a vista</translation>
    </message>
    <message>
        <source>Save the active view as it is in the folder of pictures</source>
        <translation>Guardar la vista activa tal como está en la carpeta de imágenes</translation>
    </message>
    <message>
        <source>Save p&amp;icture…</source>
        <translation>Guardar &amp;imagen…</translation>
    </message>
    <message>
        <source>Save a picture of the active view in any size, also without a background</source>
        <translation>Guardar una imagen de la vista activa en cualquier tamaño, también sin fondo</translation>
    </message>
    <message>
        <source>Record &amp;video…</source>
        <translation>Grabar víde&amp;o…</translation>
    </message>
    <message>
        <source>Record a video of the active view; again to end</source>
        <translation>Grabar un vídeo de la vista activa; de nuevo para terminar</translation>
    </message>
    <message>
        <source>Select all &amp;players</source>
        <translation>Seleccionar todos los &amp;jugadores</translation>
    </message>
    <message>
        <source>Select the robots of both teams</source>
        <translation>Seleccionar los robots de ambos equipos</translation>
    </message>
    <message>
        <source>&amp;Put it here</source>
        <translation>&amp;Poner aquí</translation>
    </message>
    <message>
        <source>Place the selection where the menu was opened</source>
        <translation>Colocar la selección donde se abrió el menú</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>Stop the selected things</source>
        <translation>Detener los objetos seleccionados</translation>
    </message>
    <message>
        <source>&amp;Kick the ball…</source>
        <translation>&amp;Chutar el balón…</translation>
    </message>
    <message>
        <source>Give the ball a speed and a direction</source>
        <translation>Dar al balón una velocidad y una dirección</translation>
    </message>
    <message>
        <source>Copy pat&amp;h</source>
        <translation>Copiar r&amp;uta</translation>
    </message>
    <message>
        <source>Copy the path of the selection, for commands and scripts</source>
        <translation>Copiar la ruta de la selección, para comandos y scripts</translation>
    </message>
    <message>
        <source>Copy p&amp;osition</source>
        <translation>Copiar p&amp;osición</translation>
    </message>
    <message>
        <source>Copy the position of the selection: x, y and z in metres</source>
        <translation>Copiar la posición de la selección: x, y y z en metros</translation>
    </message>
    <message>
        <source>&amp;Keep this one…</source>
        <translation>&amp;Guardar esta…</translation>
    </message>
    <message>
        <source>Save the present positions of players and ball as a formation</source>
        <translation>Guardar las posiciones actuales de los jugadores y del balón como formación</translation>
    </message>
    <message>
        <source>&amp;Rename or delete…</source>
        <translation>Cambiar &amp;nombre o eliminar…</translation>
    </message>
    <message>
        <source>Rename or delete saved formations</source>
        <translation>Cambiar el nombre de formaciones guardadas o eliminarlas</translation>
    </message>
    <message>
        <source>&amp;Put everybody back</source>
        <translation>&amp;Devolver a todos a su sitio</translation>
    </message>
    <message>
        <source>Restore the positions before the last formation</source>
        <translation>Restaurar las posiciones anteriores a la última formación</translation>
    </message>
    <message>
        <source>Sa&amp;ve scene</source>
        <translation>&amp;Guardar escena</translation>
    </message>
    <message>
        <source>Save the edited scene</source>
        <translation>Guardar la escena editada</translation>
    </message>
    <message>
        <source>Save scene &amp;as…</source>
        <translation>Guardar escena &amp;como…</translation>
    </message>
    <message>
        <source>Save the scene to another file, to be edited from now on</source>
        <translation>Guardar la escena en otro archivo, que se editará a partir de ahora</translation>
    </message>
    <message>
        <source>Re&amp;vert scene</source>
        <translation>Descartar ca&amp;mbios</translation>
    </message>
    <message>
        <source>Discard unsaved edits and read the scene file again</source>
        <translation>Descartar los cambios sin guardar y volver a leer el archivo de la escena</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Undo the last edit of the scene file</source>
        <translation>Deshacer el último cambio del archivo de la escena</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Redo the edit that was undone</source>
        <translation>Rehacer el cambio que se deshizo</translation>
    </message>
    <message>
        <source>&amp;Edit scene</source>
        <translation>&amp;Editar escena</translation>
    </message>
    <message>
        <source>&amp;Apply edits</source>
        <translation>&amp;Aplicar cambios</translation>
    </message>
    <message>
        <source>&amp;Clear drawings</source>
        <translation>Bo&amp;rrar dibujos</translation>
    </message>
    <message>
        <source>Remove the drawings of agents and tools from the views</source>
        <translation>Quitar de las vistas los dibujos de agentes y herramientas</translation>
    </message>
    <message>
        <source>Start de&amp;mo match</source>
        <translation>Iniciar partido de de&amp;mostración</translation>
    </message>
    <message>
        <source>Watch the sample team play against itself</source>
        <translation>Ver jugar al equipo de ejemplo contra sí mismo</translation>
    </message>
    <message>
        <source>Edit the file of the scene at its beginning, also by moving things</source>
        <translation>Editar el archivo de la escena en su comienzo, también moviendo objetos</translation>
    </message>
    <message>
        <source>Reset the world, from the edited text, with edits that it cannot take over while it runs</source>
        <translation>Reiniciar el mundo a partir del texto editado, con los cambios que no puede adoptar en marcha</translation>
    </message>
    <message>
        <source>List what keys and mouse do, as they are set now</source>
        <translation>Listar lo que hacen las teclas y el ratón tal como están configurados ahora</translation>
    </message>
</context>
<context>
    <name>sparkwright::AddNodePopup</name>
    <message>
        <source>Add node</source>
        <translation>Añadir nodo</translation>
    </message>
    <message>
        <source>Class to add</source>
        <translation>Clase que añadir</translation>
    </message>
    <message>
        <source>Classes that fit here</source>
        <translation>Clases que encajan aquí</translation>
    </message>
    <message>
        <source>No class of this name fits here.</source>
        <translation>Ninguna clase con este nombre encaja aquí.</translation>
    </message>
</context>
<context>
    <name>sparkwright::AgentsPart</name>
    <message>
        <source>Start the programs of a team from its team file</source>
        <translation>Iniciar los programas de un equipo a partir de su archivo de equipo</translation>
    </message>
    <message>
        <source>Start teams of the pro&amp;ject</source>
        <translation>Iniciar los equipos del pro&amp;yecto</translation>
    </message>
    <message>
        <source>Start the programs of the teams that the open project names</source>
        <translation>Iniciar los programas de los equipos que indica el proyecto abierto</translation>
    </message>
    <message>
        <source>Start the program of an agent, once or several times</source>
        <translation>Iniciar el programa de un agente, una o varias veces</translation>
    </message>
    <message>
        <source>Stop all programs</source>
        <translation>Detener todos los programas</translation>
    </message>
    <message>
        <source>Ask all programs that were started here to end</source>
        <translation>Pedir a todos los programas iniciados aquí que terminen</translation>
    </message>
    <message>
        <source>Show messages of agents</source>
        <translation>Mostrar mensajes de los agentes</translation>
    </message>
    <message>
        <source>See what agents are told and say, decoded, and send messages by hand</source>
        <translation>Ver lo que se dice a los agentes y lo que dicen ellos, descodificado, y enviar mensajes a mano</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>Copiar comando</translation>
    </message>
    <message>
        <source>Copy a command that attaches an agent, to be pasted into a terminal</source>
        <translation>Copiar un comando que conecta un agente, para pegarlo en un terminal</translation>
    </message>
    <message>
        <source>Show %1 among the agents</source>
        <translation>Mostrar %1 entre los agentes</translation>
    </message>
    <message>
        <source>The agent that the others wait for is selected</source>
        <translation>Está seleccionado el agente al que esperan los demás</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agentes</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>Programas</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Mensajes</translation>
    </message>
    <message>
        <source>The teams of the project were not started: see the log</source>
        <translation>No se han iniciado los equipos del proyecto: vea el registro</translation>
    </message>
    <message>
        <source>%1 starts when %2 has joined, so that it plays on the right</source>
        <translation>%1 se iniciará cuando %2 se haya unido, para que juegue a la derecha</translation>
    </message>
    <message>
        <source>%1 starts although no team has joined before: it may play on the left</source>
        <translation>%1 se inicia aunque ningún equipo se ha unido antes: puede que juegue a la izquierda</translation>
    </message>
    <message>
        <source>Only %1 of %2 programs were started: at most %3 may run at once</source>
        <translation>Solo se han iniciado %1 de %2 programas: como máximo pueden ejecutarse %3 a la vez</translation>
    </message>
    <message numerus="yes">
        <source>Started %n program(s)</source>
        <translation>
            <numerusform>Se ha iniciado %n programa</numerusform>
            <numerusform>Se han iniciado %n programas</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copiado: %1</translation>
    </message>
    <message>
        <source>Select robot</source>
        <translation>Seleccionar robot</translation>
    </message>
    <message>
        <source>Show messages</source>
        <translation>Mostrar mensajes</translation>
    </message>
    <message>
        <source>Copy command that attaches a debugger</source>
        <translation>Copiar comando que acopla un depurador</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>Desconectar</translation>
    </message>
    <message>
        <source>Show console</source>
        <translation>Mostrar consola</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Kill</source>
        <translation>Matar</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>Quitar de la lista</translation>
    </message>
    <message>
        <source>Copy its command</source>
        <translation>Copiar su comando</translation>
    </message>
    <message>
        <source>Start &amp;a team…</source>
        <translation>Iniciar un &amp;equipo…</translation>
    </message>
    <message>
        <source>Start a progra&amp;m…</source>
        <translation>Iniciar un pro&amp;grama…</translation>
    </message>
    <message numerus="yes">
        <source>%n program(s) that were started here run.</source>
        <translation>
            <numerusform>%n programa iniciado aquí está en marcha.</numerusform>
            <numerusform>%n programas iniciados aquí están en marcha.</numerusform>
        </translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Switch robot on</source>
        <translation>Encender robot</translation>
    </message>
    <message>
        <source>Switch robot off</source>
        <translation>Apagar robot</translation>
    </message>
    <message>
        <source>A robot without power ignores its agent, which still gets percepts; its joints give way</source>
        <translation>Un robot sin corriente no hace caso a su agente, que sigue recibiendo percepciones; sus articulaciones ceden</translation>
    </message>
</context>
<context>
    <name>sparkwright::AttachCommands</name>
    <message>
        <source>Sample team</source>
        <translation>Equipo de ejemplo</translation>
    </message>
    <message>
        <source>FCPCodebase</source>
        <translation>FCPCodebase</translation>
    </message>
    <message>
        <source>Host and port</source>
        <translation>Máquina y puerto</translation>
    </message>
</context>
<context>
    <name>sparkwright::AveragesView</name>
    <message>
        <source>Averages</source>
        <translation>Medias</translation>
    </message>
    <message>
        <source>Runs that differ in their seeds</source>
        <translation>Ejecuciones que difieren en la semilla</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminadas</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fallidas</translation>
    </message>
    <message>
        <source>Mean with the 95 % confidence interval, by Student&apos;s t distribution</source>
        <translation>Media con el intervalo de confianza del 95 %, según la distribución t de Student</translation>
    </message>
    <message>
        <source>All runs</source>
        <translation>Todas las ejecuciones</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) from %1 to %2</source>
        <translation>
            <numerusform>%n valor, de %1 a %2</numerusform>
            <numerusform>%n valores, de %1 a %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::BallCommands</name>
    <message>
        <source>&amp;Centre</source>
        <translation>&amp;Centro</translation>
    </message>
    <message>
        <source>Put the ball on the centre spot</source>
        <translation>Poner el balón en el punto central</translation>
    </message>
    <message>
        <source>Ball to the centre</source>
        <translation>Balón al centro</translation>
    </message>
    <message>
        <source>Match key: put the ball on the centre spot</source>
        <translation>Tecla del partido: poner el balón en el punto central</translation>
    </message>
    <message>
        <source>&amp;Left far corner</source>
        <translation>Esquina &amp;izquierda lejana</translation>
    </message>
    <message>
        <source>Put the ball into the corner at the left goal, far side</source>
        <translation>Poner el balón en la esquina junto a la portería izquierda, lado lejano</translation>
    </message>
    <message>
        <source>Ball to the left far corner</source>
        <translation>Balón a la esquina izquierda lejana</translation>
    </message>
    <message>
        <source>Match key: put the ball into the corner at the left goal, far side</source>
        <translation>Tecla del partido: poner el balón en la esquina junto a la portería izquierda, lado lejano</translation>
    </message>
    <message>
        <source>&amp;Right far corner</source>
        <translation>Esquina &amp;derecha lejana</translation>
    </message>
    <message>
        <source>Put the ball into the corner at the right goal, far side</source>
        <translation>Poner el balón en la esquina junto a la portería derecha, lado lejano</translation>
    </message>
    <message>
        <source>Ball to the right far corner</source>
        <translation>Balón a la esquina derecha lejana</translation>
    </message>
    <message>
        <source>Match key: put the ball into the corner at the right goal, far side</source>
        <translation>Tecla del partido: poner el balón en la esquina junto a la portería derecha, lado lejano</translation>
    </message>
    <message>
        <source>L&amp;eft near corner</source>
        <translation>&amp;Esquina izquierda cercana</translation>
    </message>
    <message>
        <source>Put the ball into the corner at the left goal, near side</source>
        <translation>Poner el balón en la esquina junto a la portería izquierda, lado cercano</translation>
    </message>
    <message>
        <source>Ball to the left near corner</source>
        <translation>Balón a la esquina izquierda cercana</translation>
    </message>
    <message>
        <source>Match key: put the ball into the corner at the left goal, near side</source>
        <translation>Tecla del partido: poner el balón en la esquina junto a la portería izquierda, lado cercano</translation>
    </message>
    <message>
        <source>Ri&amp;ght near corner</source>
        <translation>Es&amp;quina derecha cercana</translation>
    </message>
    <message>
        <source>Put the ball into the corner at the right goal, near side</source>
        <translation>Poner el balón en la esquina junto a la portería derecha, lado cercano</translation>
    </message>
    <message>
        <source>Ball to the right near corner</source>
        <translation>Balón a la esquina derecha cercana</translation>
    </message>
    <message>
        <source>Match key: put the ball into the corner at the right goal, near side</source>
        <translation>Tecla del partido: poner el balón en la esquina junto a la portería derecha, lado cercano</translation>
    </message>
    <message>
        <source>Left &amp;penalty mark</source>
        <translation>&amp;Punto de penalti izquierdo</translation>
    </message>
    <message>
        <source>Put the ball 1.3 m in front of the left goal</source>
        <translation>Poner el balón 1,3 m delante de la portería izquierda</translation>
    </message>
    <message>
        <source>Ball to the left penalty mark</source>
        <translation>Balón al punto de penalti izquierdo</translation>
    </message>
    <message>
        <source>Match key: put the ball 1.3 m in front of the left goal</source>
        <translation>Tecla del partido: poner el balón 1,3 m delante de la portería izquierda</translation>
    </message>
    <message>
        <source>Right penalty &amp;mark</source>
        <translation>Punto de penalti de&amp;recho</translation>
    </message>
    <message>
        <source>Put the ball 1.3 m in front of the right goal</source>
        <translation>Poner el balón 1,3 m delante de la portería derecha</translation>
    </message>
    <message>
        <source>Ball to the right penalty mark</source>
        <translation>Balón al punto de penalti derecho</translation>
    </message>
    <message>
        <source>Match key: put the ball 1.3 m in front of the right goal</source>
        <translation>Tecla del partido: poner el balón 1,3 m delante de la portería derecha</translation>
    </message>
    <message>
        <source>In front of the &amp;selected player</source>
        <translation>Delante del jugador &amp;seleccionado</translation>
    </message>
    <message>
        <source>Put the ball before the feet of the selected player</source>
        <translation>Poner el balón ante los pies del jugador seleccionado</translation>
    </message>
    <message>
        <source>Before the kick-off the referee keeps the ball in the centre: start the match, or choose PlayOn</source>
        <translation>Antes del saque de centro, el árbitro mantiene el balón en el centro: inicie el partido o elija PlayOn</translation>
    </message>
    <message>
        <source>Ball in front of the selected player</source>
        <translation>Balón delante del jugador seleccionado</translation>
    </message>
    <message>
        <source>&amp;Ball to</source>
        <translation>Poner el &amp;balón</translation>
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
        <translation>Teletransportar %1</translation>
    </message>
    <message>
        <source>Place along the field, metres</source>
        <translation>Posición a lo largo del campo, metros</translation>
    </message>
    <message>
        <source>Along the field: 0 in the centre, more towards the right goal</source>
        <translation>A lo largo del campo: 0 en el centro, más hacia la portería derecha</translation>
    </message>
    <message>
        <source>Place across the field, metres</source>
        <translation>Posición a lo ancho del campo, metros</translation>
    </message>
    <message>
        <source>Across the field: 0 in the centre, more towards the far side</source>
        <translation>A lo ancho del campo: 0 en el centro, más hacia el lado lejano</translation>
    </message>
    <message>
        <source>Direction in which it looks, degrees</source>
        <translation>Dirección en la que mira, grados</translation>
    </message>
    <message>
        <source>0°: to the right goal; 90°: to the far side</source>
        <translation>0°: hacia la portería derecha; 90°: hacia el lado lejano</translation>
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
        <translation>&amp;Dirección</translation>
    </message>
    <message>
        <source>&amp;Beam</source>
        <translation>&amp;Teletransportar</translation>
    </message>
    <message>
        <source>Put the player there, upright; again for another place</source>
        <translation>Poner al jugador ahí, de pie; de nuevo para otro lugar</translation>
    </message>
</context>
<context>
    <name>sparkwright::BoardDialog</name>
    <message>
        <source>Connect a robot</source>
        <translation>Conectar un robot</translation>
    </message>
    <message>
        <source>Choose a robot</source>
        <translation>Elegir un robot</translation>
    </message>
    <message>
        <source>&amp;Robot</source>
        <translation>&amp;Robot</translation>
    </message>
    <message>
        <source>&amp;Host</source>
        <translation>&amp;Equipo</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>&amp;Puerto</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>&amp;Conectar</translation>
    </message>
    <message>
        <source>Robots (*.f2krobot)</source>
        <translation>Robots (*.f2krobot)</translation>
    </message>
</context>
<context>
    <name>sparkwright::BoardView</name>
    <message>
        <source>Filter messages</source>
        <translation>Filtrar mensajes</translation>
    </message>
    <message>
        <source>Hold: show no further messages</source>
        <translation>Retener: no mostrar más mensajes</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Retener</translation>
    </message>
    <message>
        <source>Clear messages</source>
        <translation>Borrar mensajes</translation>
    </message>
    <message>
        <source>Messages of clients</source>
        <translation>Mensajes de los clientes</translation>
    </message>
    <message>
        <source>What clients send (→) and are told (←), with the simulated time and the number of the client.</source>
        <translation>Lo que los clientes envían (→) y reciben (←), con el tiempo simulado y el número del cliente.</translation>
    </message>
</context>
<context>
    <name>sparkwright::CameraControl</name>
    <message>
        <source>The subject of the camera has left the scene</source>
        <translation>El objeto que sigue la cámara ha salido de la escena</translation>
    </message>
    <message>
        <source>There is no ball to follow</source>
        <translation>No hay balón que seguir</translation>
    </message>
    <message>
        <source>Select a robot first</source>
        <translation>Seleccione primero un robot</translation>
    </message>
</context>
<context>
    <name>sparkwright::CameraFeed</name>
    <message>
        <source>Agent %1</source>
        <translation>Agente %1</translation>
    </message>
    <message>
        <source>Along +Y</source>
        <translation>A lo largo de +Y</translation>
    </message>
    <message>
        <source>Head (%1)</source>
        <translation>Cabeza (%1)</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Cabeza</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Cuerpo</translation>
    </message>
    <message>
        <source>Selected node</source>
        <translation>Nodo seleccionado</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a robot and its camera</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 is not there. It is shown when it comes; or choose another robot.</source>
        <translation>%1 no está. Se mostrará cuando llegue; o elija otro robot.</translation>
    </message>
    <message>
        <source>No robot is there yet. Select a node to look along its +Y axis.</source>
        <translation>Todavía no hay ningún robot. Seleccione un nodo para mirar a lo largo de su eje +Y.</translation>
    </message>
    <message>
        <source>Select a node to look along its +Y axis.</source>
        <translation>Seleccione un nodo para mirar a lo largo de su eje +Y.</translation>
    </message>
    <message>
        <source>There is no picture: %1</source>
        <translation>No hay imagen: %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::CameraInset</name>
    <message>
        <source>Picture of %1</source>
        <translation>Imagen de %1</translation>
    </message>
    <message>
        <source>Open as &amp;window</source>
        <translation>Abrir como &amp;ventana</translation>
    </message>
    <message>
        <source>To the upper &amp;left corner</source>
        <translation>A la esquina superior &amp;izquierda</translation>
    </message>
    <message>
        <source>To the upper &amp;right corner</source>
        <translation>A la esquina superior &amp;derecha</translation>
    </message>
    <message>
        <source>To the l&amp;ower left corner</source>
        <translation>A la esquina i&amp;nferior izquierda</translation>
    </message>
    <message>
        <source>To the low&amp;er right corner</source>
        <translation>A la esquina in&amp;ferior derecha</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Close picture</source>
        <translation>Cerrar imagen</translation>
    </message>
    <message>
        <source>Close this picture</source>
        <translation>Cerrar esta imagen</translation>
    </message>
    <message>
        <source>Drag it to another corner; a double click opens it as a window</source>
        <translation>Arrástrela a otra esquina; un doble clic la abre como ventana</translation>
    </message>
</context>
<context>
    <name>sparkwright::CameraPanel</name>
    <message>
        <source>Selected node</source>
        <translation>Nodo seleccionado</translation>
    </message>
    <message>
        <source>Save the camera&apos;s picture</source>
        <translation>Guardar la imagen de la cámara</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg)</source>
        <translation>Imágenes (*.png *.jpg)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Se ha guardado %1</translation>
    </message>
    <message>
        <source>The picture is not saved: %1</source>
        <translation>No se ha guardado la imagen: %1</translation>
    </message>
    <message>
        <source>Robot</source>
        <translation>Robot</translation>
    </message>
    <message>
        <source>Whose camera is shown</source>
        <translation>De quién es la cámara que se muestra</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Cámara</translation>
    </message>
    <message>
        <source>Camera of the robot, or the view of its head</source>
        <translation>Cámara del robot, o la visión de su cabeza</translation>
    </message>
    <message>
        <source>Kind of picture</source>
        <translation>Tipo de imagen</translation>
    </message>
    <message>
        <source>Kind of picture: colour, depth or segments</source>
        <translation>Tipo de imagen: color, profundidad o segmentos</translation>
    </message>
    <message>
        <source>As sent</source>
        <translation>Tal como se envía</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmentos</translation>
    </message>
    <message>
        <source>Save this picture</source>
        <translation>Guardar esta imagen</translation>
    </message>
    <message>
        <source>%1 (not there)</source>
        <translation>%1 (no está)</translation>
    </message>
    <message>
        <source>Show this picture in a corner of the active view, too</source>
        <translation>Mostrar esta imagen también en una esquina de la vista activa</translation>
    </message>
    <message>
        <source>Show in view</source>
        <translation>Mostrar en la vista</translation>
    </message>
</context>
<context>
    <name>sparkwright::CameraPresets</name>
    <message>
        <source>Left goal</source>
        <translation>Portería izquierda</translation>
    </message>
    <message>
        <source>Behind the left goal</source>
        <translation>Detrás de la portería izquierda</translation>
    </message>
    <message>
        <source>Left corner</source>
        <translation>Esquina izquierda</translation>
    </message>
    <message>
        <source>Middle, from the side</source>
        <translation>Centro, desde el lateral</translation>
    </message>
    <message>
        <source>Right corner</source>
        <translation>Esquina derecha</translation>
    </message>
    <message>
        <source>Behind the right goal</source>
        <translation>Detrás de la portería derecha</translation>
    </message>
    <message>
        <source>Right goal</source>
        <translation>Portería derecha</translation>
    </message>
    <message>
        <source>Whole field from above</source>
        <translation>Todo el campo desde arriba</translation>
    </message>
    <message>
        <source>From the front (looking along −y)</source>
        <translation>Desde delante (mirando hacia −y)</translation>
    </message>
    <message>
        <source>From behind (looking along +y)</source>
        <translation>Desde detrás (mirando hacia +y)</translation>
    </message>
    <message>
        <source>From the left (looking along +x)</source>
        <translation>Desde la izquierda (mirando hacia +x)</translation>
    </message>
    <message>
        <source>From the right (looking along −x)</source>
        <translation>Desde la derecha (mirando hacia −x)</translation>
    </message>
    <message>
        <source>From above</source>
        <translation>Desde arriba</translation>
    </message>
    <message>
        <source>Obliquely from the front left</source>
        <translation>En oblicuo desde delante a la izquierda</translation>
    </message>
    <message>
        <source>Obliquely from the front right</source>
        <translation>En oblicuo desde delante a la derecha</translation>
    </message>
    <message>
        <source>Obliquely from behind right</source>
        <translation>En oblicuo desde detrás a la derecha</translation>
    </message>
</context>
<context>
    <name>sparkwright::CameraWindows</name>
    <message>
        <source>New camera wi&amp;ndow</source>
        <translation>&amp;Nueva ventana de cámara</translation>
    </message>
    <message>
        <source>Show one more camera of a robot in a window of its own</source>
        <translation>Mostrar otra cámara de un robot en una ventana propia</translation>
    </message>
    <message>
        <source>Show camera &amp;in the view</source>
        <translation>Mostrar cámara &amp;en la vista</translation>
    </message>
    <message>
        <source>Show the picture of a robot&apos;s camera small in a corner of the active view</source>
        <translation>Mostrar la imagen de la cámara de un robot en pequeño en una esquina de la vista activa</translation>
    </message>
    <message numerus="yes">
        <source>There are %n camera windows already: close one first</source>
        <translation>
            <numerusform>Ya hay %n ventana de cámara: ciérrela primero</numerusform>
            <numerusform>Ya hay %n ventanas de cámara: cierre una primero</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n camera pictures in the views already: close one first</source>
        <translation>
            <numerusform>Ya hay %n imagen de cámara en las vistas: ciérrela primero</numerusform>
            <numerusform>Ya hay %n imágenes de cámara en las vistas: cierre una primero</numerusform>
        </translation>
    </message>
    <message>
        <source>The view is too small for a camera picture</source>
        <translation>La vista es demasiado pequeña para una imagen de cámara</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Cámara</translation>
    </message>
    <message>
        <source>Camera window</source>
        <translation>Ventana de cámara</translation>
    </message>
</context>
<context>
    <name>sparkwright::CapturePart</name>
    <message>
        <source>Saved %1</source>
        <translation>Se ha guardado %1</translation>
    </message>
    <message>
        <source>A video is being recorded.</source>
        <translation>Se está grabando un vídeo.</translation>
    </message>
</context>
<context>
    <name>sparkwright::ChangeBanner</name>
    <message>
        <source>Change of the file</source>
        <translation>Cambio del archivo</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recargar</translation>
    </message>
    <message>
        <source>Read the file again; undo brings the present text back</source>
        <translation>Volver a leer el archivo; deshacer recupera el texto actual</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Conservar el mío</translation>
    </message>
    <message>
        <source>Keep the present text; saving overwrites the file</source>
        <translation>Conservar el texto actual; al guardar se sobrescribe el archivo</translation>
    </message>
    <message>
        <source>Show difference</source>
        <translation>Mostrar diferencias</translation>
    </message>
    <message>
        <source>Compare the present text with the file</source>
        <translation>Comparar el texto actual con el archivo</translation>
    </message>
    <message>
        <source>Another program has changed %1.</source>
        <translation>Otro programa ha cambiado %1.</translation>
    </message>
    <message>
        <source>Another program has deleted or moved %1.</source>
        <translation>Otro programa ha eliminado o movido %1.</translation>
    </message>
</context>
<context>
    <name>sparkwright::ColourChips</name>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Change colour</source>
        <translation>Cambiar color</translation>
    </message>
</context>
<context>
    <name>sparkwright::ComparedView</name>
    <message>
        <source>&amp;Shift:</source>
        <translation>&amp;Desfase:</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>How much later this run is shown than the first one, in simulated seconds</source>
        <translation>Cuánto más tarde se muestra esta ejecución que la primera, en segundos simulados</translation>
    </message>
    <message>
        <source>Shift of the other run</source>
        <translation>Desfase de la otra ejecución</translation>
    </message>
    <message>
        <source>Same camera: both runs are seen from the same place</source>
        <translation>Misma cámara: ambas ejecuciones se ven desde el mismo lugar</translation>
    </message>
    <message>
        <source>Same camera</source>
        <translation>Misma cámara</translation>
    </message>
    <message>
        <source>End the comparison</source>
        <translation>Terminar la comparación</translation>
    </message>
    <message>
        <source>View of the other run</source>
        <translation>Vista de la otra ejecución</translation>
    </message>
    <message>
        <source>This run lasts from %1 to %2</source>
        <translation>Esta ejecución va de %1 a %2</translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>Sin diferencias</translation>
    </message>
    <message>
        <source>Ball %1 m apart</source>
        <translation>Balón a %1 m de distancia</translation>
    </message>
    <message>
        <source>left %1</source>
        <translation>izquierda %1</translation>
    </message>
    <message>
        <source>right %1</source>
        <translation>derecha %1</translation>
    </message>
    <message>
        <source>The runs have neither ball nor robots in common</source>
        <translation>Las ejecuciones no tienen en común ni el balón ni ningún robot</translation>
    </message>
    <message>
        <source>Robots up to %1 m apart (%2)</source>
        <translation>Robots a hasta %1 m de distancia (%2)</translation>
    </message>
</context>
<context>
    <name>sparkwright::Comparison</name>
    <message>
        <source>Co&amp;mpare with recording…</source>
        <translation>Co&amp;mparar con grabación…</translation>
    </message>
    <message>
        <source>Show another recording beside this one, at the same time of the match</source>
        <translation>Mostrar otra grabación junto a esta, en el mismo instante del partido</translation>
    </message>
</context>
<context>
    <name>sparkwright::Completer</name>
    <message>
        <source>Complete</source>
        <translation>Completar</translation>
    </message>
</context>
<context>
    <name>sparkwright::CompletionList</name>
    <message>
        <source>Proposals</source>
        <translation>Propuestas</translation>
    </message>
</context>
<context>
    <name>sparkwright::ConnectDialog</name>
    <message>
        <source>Connect to server</source>
        <translation>Conectar con un servidor</translation>
    </message>
    <message>
        <source>Watch a match that runs on another server, as a monitor does. Commands of the match go there; the own simulation pauses meanwhile.</source>
        <translation>Ver un partido que se juega en otro servidor, como hace un monitor. Los comandos del partido van allí; entretanto, la simulación propia queda en pausa.</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>Name or address of the machine; host:port is understood, too</source>
        <translation>Nombre o dirección de la máquina; también se admite host:puerto</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Puerto</translation>
    </message>
    <message>
        <source>The server&apos;s port for monitors: 3200 as a rule, 60001 of newer servers</source>
        <translation>El puerto del servidor para monitores: por lo general 3200, en servidores más nuevos 60001</translation>
    </message>
    <message>
        <source>&amp;Host</source>
        <translation>&amp;Host</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>&amp;Puerto</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>&amp;Conectar</translation>
    </message>
    <message>
        <source>Enter the name or the address of a machine.</source>
        <translation>Introduzca el nombre o la dirección de una máquina.</translation>
    </message>
    <message>
        <source>A port is a number from 1 to 65535.</source>
        <translation>Un puerto es un número de 1 a 65535.</translation>
    </message>
</context>
<context>
    <name>sparkwright::ConnectionsModel</name>
    <message>
        <source>Answers within %1 ms (median), %2 ms (99 of 100), %3 ms (all)</source>
        <translation>Responde en %1 ms (mediana), %2 ms (99 de 100), %3 ms (todas)</translation>
    </message>
    <message>
        <source>Cycles without an answer: %1 of %2, at most %3 in a row</source>
        <translation>Ciclos sin respuesta: %1 de %2, como máximo %3 seguidos</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Wall time from an agent&apos;s percepts to its answer, median</source>
        <translation>Tiempo real desde las percepciones de un agente hasta su respuesta, mediana</translation>
    </message>
    <message>
        <source>Cycles that began before the agent had answered</source>
        <translation>Ciclos que empezaron antes de que el agente respondiera</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Perdidos</translation>
    </message>
    <message>
        <source>Monitor</source>
        <translation>Monitor</translation>
    </message>
    <message>
        <source>%1 messages, %2 received, %3 sent, connected at %4 s</source>
        <translation>%1 mensajes, %2 recibidos, %3 enviados, conectado a los %4 s</translation>
    </message>
    <message>
        <source>%1 messages not sent: it does not read fast enough</source>
        <translation>%1 mensajes sin enviar: no lee con la rapidez suficiente</translation>
    </message>
    <message>
        <source>The next cycle waits for it</source>
        <translation>El siguiente ciclo lo espera</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Last message</source>
        <translation>Último mensaje</translation>
    </message>
    <message>
        <source>Agent %1</source>
        <translation>Agente %1</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Cycles that continued without it because it was late: %1</source>
        <translation>Ciclos que continuaron sin él porque llegó tarde: %1</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Time to answer</source>
        <translation>Tiempo de respuesta</translation>
    </message>
    <message>
        <source>Missed cycles</source>
        <translation>Ciclos perdidos</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Omitidos</translation>
    </message>
    <message>
        <source>Cycles of sync mode that continued without the agent after its timeout</source>
        <translation>Ciclos del modo síncrono que continuaron sin el agente al agotarse su tiempo de espera</translation>
    </message>
    <message>
        <source>Skipped cycles</source>
        <translation>Ciclos omitidos</translation>
    </message>
    <message>
        <source>Thinks no more: see the log</source>
        <translation>Ya no piensa: vea el registro</translation>
    </message>
    <message>
        <source>Robot: %1</source>
        <translation>Robot: %1</translation>
    </message>
    <message>
        <source>Robot type %1: %2 (%3)</source>
        <translation>Tipo de robot %1: %2 (%3)</translation>
    </message>
    <message>
        <source>Battery: %1 %</source>
        <translation>Batería: %1 %</translation>
    </message>
    <message>
        <source>The battery is empty: its motors are off</source>
        <translation>La batería está vacía: sus motores están apagados</translation>
    </message>
    <message>
        <source>Hottest motor: %1, %2 °C</source>
        <translation>Motor más caliente: %1, %2 °C</translation>
    </message>
    <message numerus="yes">
        <source>%n motor(s) with less torque, because of the heat</source>
        <translation>
            <numerusform>%n motor con menos par a causa del calor</numerusform>
            <numerusform>%n motores con menos par a causa del calor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n motor(s) off until they have cooled down</source>
        <translation>
            <numerusform>%n motor apagado hasta que se enfríe</numerusform>
            <numerusform>%n motores apagados hasta que se enfríen</numerusform>
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
        <translation>Robot</translation>
    </message>
    <message>
        <source>Type or file of the robot</source>
        <translation>Tipo o archivo del robot</translation>
    </message>
    <message>
        <source>Battery</source>
        <translation>Batería</translation>
    </message>
    <message>
        <source>Charge of the robot&apos;s battery</source>
        <translation>Carga de la batería del robot</translation>
    </message>
    <message>
        <source>Hottest</source>
        <translation>Más caliente</translation>
    </message>
    <message>
        <source>Temperature of the robot&apos;s hottest motor; marked if motors have reduced torque or are off</source>
        <translation>Temperatura del motor más caliente del robot; lleva una marca si hay motores con par reducido o apagados</translation>
    </message>
    <message>
        <source>Hottest motor</source>
        <translation>Motor más caliente</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Program: %1</source>
        <translation>Programa: %1</translation>
    </message>
    <message>
        <source>Process %1</source>
        <translation>Proceso %1</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>How the program is that was started here</source>
        <translation>Cómo está el programa que se inició aquí</translation>
    </message>
    <message>
        <source>In</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Bytes received</source>
        <translation>Bytes recibidos</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Recibidos</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>Bytes sent</source>
        <translation>Bytes enviados</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Enviados</translation>
    </message>
    <message>
        <source>%1, off</source>
        <translation>%1, apagado</translation>
    </message>
    <message>
        <source>Strategy or display</source>
        <translation>Estrategia o pantalla</translation>
    </message>
</context>
<context>
    <name>sparkwright::ConnectionsPanel</name>
    <message>
        <source>Command that attaches an agent</source>
        <translation>Comando que conecta un agente</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>Copiar comando</translation>
    </message>
    <message>
        <source>Copies the command, to be pasted into a terminal</source>
        <translation>Copia el comando para pegarlo en una terminal</translation>
    </message>
    <message>
        <source>Each agent appears here with its team, number and last message.</source>
        <translation>Cada agente aparece aquí con su equipo, su número y su último mensaje.</translation>
    </message>
    <message>
        <source>No agent is connected yet. Agents connect by UDP to %2, port %1.</source>
        <translation>Todavía no hay ningún agente conectado. Los agentes se conectan por UDP a %2, puerto %1.</translation>
    </message>
    <message>
        <source>A recording is shown: nobody connects to it. Agents play in a simulation of this program; open a scene or a project for one.</source>
        <translation>Se muestra una grabación: nadie se conecta a ella. Los agentes juegan en una simulación de este programa; abra para ello una escena o un proyecto.</translation>
    </message>
    <message>
        <source>A server elsewhere is watched. Agents connect to that server; it does not tell about them.</source>
        <translation>Se observa un servidor remoto. Los agentes se conectan a ese servidor, que no informa sobre ellos.</translation>
    </message>
    <message>
        <source>No agent is connected yet. Agents for the 3D league of any team can play here: they connect by TCP to %2, port %1. This command, in a terminal, attaches one:</source>
        <translation>Todavía no hay ningún agente conectado. Aquí pueden jugar agentes de la liga 3D de cualquier equipo: se conectan por TCP a %2, puerto %1. Este comando, en un terminal, conecta uno:</translation>
    </message>
    <message>
        <source>No agent can connect before a port is open.</source>
        <translation>Ningún agente puede conectarse antes de que se abra un puerto.</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agentes</translation>
    </message>
    <message>
        <source>Filter agents</source>
        <translation>Filtrar agentes</translation>
    </message>
    <message>
        <source>Filter the agents</source>
        <translation>Filtrar los agentes</translation>
    </message>
    <message>
        <source>Program to attach</source>
        <translation>Programa que conectar</translation>
    </message>
    <message>
        <source>Whose command is shown</source>
        <translation>De quién es el comando mostrado</translation>
    </message>
    <message>
        <source>Strategies lead the teams of this game, each a whole one: load them in the dock Strategies. Others connect by TCP to %2, port %1. Robots of this scene have no agents.</source>
        <translation>En este juego cada estrategia dirige un equipo entero: cárguelas en el panel Estrategias. Otras se conectan por TCP a %2, puerto %1. Los robots de esta escena no tienen agentes.</translation>
    </message>
    <message>
        <source>Programs bring a robot each, and lead it: they connect by TCP to %2, port %1. Robots of this scene have no agents.</source>
        <translation>Cada programa trae un robot y lo dirige: se conectan por TCP a %2, puerto %1. Los robots de esta escena no tienen agentes.</translation>
    </message>
    <message>
        <source>%1 (from other computers %2)</source>
        <extracomment>%1 and %2: addresses</extracomment>
        <translation>%1 (desde otros equipos, %2)</translation>
    </message>
</context>
<context>
    <name>sparkwright::ConsoleView</name>
    <message>
        <source>The filter is no regular expression: %1, at character %2</source>
        <translation>El filtro no es una expresión regular: %1, en el carácter %2</translation>
    </message>
    <message numerus="yes">
        <source>[%n line(s) left out, too many to show]</source>
        <translation>
            <numerusform>[%n línea omitida: demasiadas para mostrarlas]</numerusform>
            <numerusform>[%n líneas omitidas: demasiadas para mostrarlas]</numerusform>
        </translation>
    </message>
    <message>
        <source>Save console</source>
        <translation>Guardar consola</translation>
    </message>
    <message>
        <source>Texts (*.log *.txt)</source>
        <translation>Textos (*.log *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Console saved as %1</source>
        <translation>Consola guardada como %1</translation>
    </message>
    <message>
        <source>The console was not saved as %1: %2</source>
        <translation>La consola no se ha guardado como %1: %2</translation>
    </message>
    <message>
        <source>All output</source>
        <translation>Toda la salida</translation>
    </message>
    <message>
        <source>Standard output</source>
        <translation>Salida estándar</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>Error estándar</translation>
    </message>
    <message>
        <source>Output to show</source>
        <translation>Salida que mostrar</translation>
    </message>
    <message>
        <source>Which output of the program is shown; lines of standard error have a bar at the left</source>
        <translation>Qué salida del programa se muestra; las líneas del error estándar llevan una barra a la izquierda</translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation>Filtrar por texto</translation>
    </message>
    <message>
        <source>Filter the console</source>
        <translation>Filtrar la consola</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>Consola</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Expresión regular</translation>
    </message>
    <message>
        <source>The filter is a regular expression</source>
        <translation>El filtro es una expresión regular</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Keeps the newest line in sight</source>
        <translation>Mantiene a la vista la línea más reciente</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copies the selected text, or all that is shown</source>
        <translation>Copia el texto seleccionado o todo lo que se muestra</translation>
    </message>
    <message>
        <source>Writes all lines that are kept to a file</source>
        <translation>Escribe en un archivo todas las líneas conservadas</translation>
    </message>
    <message>
        <source>Clear the console</source>
        <translation>Borrar la consola</translation>
    </message>
    <message>
        <source>Removes all lines from the console</source>
        <translation>Quita todas las líneas de la consola</translation>
    </message>
</context>
<context>
    <name>sparkwright::CoreTexts</name>
    <message>
        <source>the clock shows %1 s, limit %2 s</source>
        <comment>clock.limit</comment>
        <translation>El reloj marca %1 s, límite %2 s</translation>
    </message>
    <message>
        <source>the pause of %1 s is over</source>
        <comment>clock.pauseOver</comment>
        <translation>La pausa de %1 s ha terminado</translation>
    </message>
    <message>
        <source>the time of %1 s is over</source>
        <comment>clock.timeOver</comment>
        <translation>El tiempo de %1 s ha terminado</translation>
    </message>
    <message>
        <source>the second half begins</source>
        <comment>clock.secondHalf</comment>
        <translation>Comienza la segunda parte</translation>
    </message>
    <message>
        <source>the teams change sides</source>
        <comment>clock.sidesChange</comment>
        <translation>Los equipos cambian de campo</translation>
    </message>
    <message>
        <source>players have waited for %1 s, limit %2 s</source>
        <comment>kickOff.waited</comment>
        <translation>Los jugadores han esperado %1 s, límite %2 s</translation>
    </message>
    <message>
        <source>asked for by command</source>
        <comment>command.asked</comment>
        <translation>Pedido por un comando</translation>
    </message>
    <message>
        <source>%1 set to %2</source>
        <comment>command.set</comment>
        <translation>%1 puesto a %2</translation>
    </message>
    <message>
        <source>set from %1 to %2</source>
        <comment>command.score</comment>
        <translation>cambiado de %1 a %2</translation>
    </message>
    <message>
        <source>decided by the human referee</source>
        <comment>command.human</comment>
        <translation>Decidido por el árbitro humano</translation>
    </message>
    <message>
        <source>%1 has touched the ball</source>
        <comment>ball.touched</comment>
        <translation>%1 ha tocado el balón</translation>
    </message>
    <message>
        <source>last touched by %1</source>
        <comment>ball.lastTouched</comment>
        <translation>Último toque: %1</translation>
    </message>
    <message>
        <source>touched by nobody</source>
        <comment>ball.untouched</comment>
        <translation>No lo ha tocado nadie</translation>
    </message>
    <message>
        <source>the ball is behind the goal line at %1, %2</source>
        <comment>ball.behindGoalLine</comment>
        <translation>El balón ha salido por la línea de meta en %1. %2</translation>
    </message>
    <message>
        <source>the ball is behind the side line at %1, %2</source>
        <comment>ball.behindSideLine</comment>
        <translation>El balón ha salido por la línea de banda en %1. %2</translation>
    </message>
    <message>
        <source>the ball has left the field upwards or downwards</source>
        <comment>ball.lost</comment>
        <translation>El balón ha salido del campo por arriba o por abajo</translation>
    </message>
    <message>
        <source>put back to %1</source>
        <comment>ball.putBack</comment>
        <translation>devuelto a %1</translation>
    </message>
    <message>
        <source>the ball is put to %1</source>
        <comment>ball.putTo</comment>
        <translation>El balón se coloca en %1</translation>
    </message>
    <message>
        <source>it is taken from where the ball is after %1 s</source>
        <comment>ball.taken</comment>
        <translation>Se saca desde donde esté el balón después de %1 s</translation>
    </message>
    <message>
        <source>the ball is dropped at %1</source>
        <comment>ball.dropped</comment>
        <translation>Balón a tierra en %1</translation>
    </message>
    <message>
        <source>taken by %1</source>
        <comment>restart.taken</comment>
        <translation>Sacado por %1</translation>
    </message>
    <message>
        <source>not taken for %1 s, limit %2 s</source>
        <comment>restart.notTaken</comment>
        <translation>No se ha sacado en %1 s, límite %2 s</translation>
    </message>
    <message>
        <source>free kick for the opponents</source>
        <comment>restart.freeKick</comment>
        <translation>Tiro libre para el rival</translation>
    </message>
    <message>
        <source>corner</source>
        <comment>restart.corner</comment>
        <translation>Saque de esquina</translation>
    </message>
    <message>
        <source>goal kick</source>
        <comment>restart.goalKick</comment>
        <translation>Saque de puerta</translation>
    </message>
    <message>
        <source>%1 has asked for it</source>
        <comment>pass.asked</comment>
        <translation>%1 lo ha pedido</translation>
    </message>
    <message>
        <source>%1 has touched the ball again %2 s after its kick, and nobody else between</source>
        <comment>doubleTouch</comment>
        <translation>%1 ha vuelto a tocar el balón %2 s después de su saque sin que nadie más lo tocara</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>score</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>straight from a kick of %1 into the own goal</source>
        <comment>noGoal.ownGoal</comment>
        <translation>Directamente de un tiro de %1 a su propia portería</translation>
    </message>
    <message>
        <source>straight from an indirect kick of %1</source>
        <comment>noGoal.indirect</comment>
        <translation>Directamente de un tiro indirecto de %1</translation>
    </message>
    <message>
        <source>after kick-off no opponent has touched the ball, and no player of the team outside the centre circle</source>
        <comment>noGoal.kickOff</comment>
        <translation>Tras el saque de centro, no ha tocado el balón ningún rival ni ningún jugador del equipo fuera del círculo central</translation>
    </message>
    <message>
        <source>no second player has touched the ball since pass mode, which ended %1 s ago, limit %2 s</source>
        <comment>noGoal.passMode</comment>
        <translation>Ningún segundo jugador ha tocado el balón desde el modo de pase, que terminó hace %1 s, límite %2 s</translation>
    </message>
    <message>
        <source>%1 has been on the ground for %2 s, limit %3 s</source>
        <comment>foul.onGround</comment>
        <translation>%1 lleva %2 s en el suelo, límite %3 s</translation>
    </message>
    <message>
        <source>%1 has not been standing for %2 s, limit %3 s</source>
        <comment>foul.notStanding</comment>
        <translation>%1 lleva %2 s sin estar de pie, límite %3 s</translation>
    </message>
    <message>
        <source>%1 players touch each other, limit %2: %3</source>
        <comment>foul.touching</comment>
        <translation>%1 jugadores se tocan, límite %2: %3</translation>
    </message>
    <message>
        <source>%1 is one of %2 in their own penalty area, limit %3, and the goalie has come</source>
        <comment>foul.illegalDefenceGoalie</comment>
        <translation>%1 es uno de %2 en su propia área de penalti, límite %3, y ha llegado el portero</translation>
    </message>
    <message>
        <source>%1 is one of %2 in their own penalty area, limit %3, and came last</source>
        <comment>foul.illegalDefenceLast</comment>
        <translation>%1 es uno de %2 en su propia área de penalti, límite %3, y llegó el último</translation>
    </message>
    <message>
        <source>%1, number %2 of its team, is %3 m from the ball, limit %4 m, and %5 is %6 m from it, limit %7 m</source>
        <comment>foul.crowding</comment>
        <translation>%1, número %2 de su equipo, está a %3 m del balón, límite %4 m, y %5 está a %6 m de él, límite %7 m</translation>
    </message>
    <message>
        <source>%1 ran into %2 with %3 m/s, limit %4 m/s, towards the contact %5 m/s, limit %6 m/s</source>
        <comment>foul.charging</comment>
        <translation>%1 ha chocado con %2 a %3 m/s, límite %4 m/s, hacia el contacto %5 m/s, límite %6 m/s</translation>
    </message>
    <message>
        <source>%1 and %2 of %3 reach into each other by more than %4 m</source>
        <comment>foul.selfCollision</comment>
        <translation>%1 y %2 de %3 se penetran más de %4 m</translation>
    </message>
    <message>
        <source>put outside of the penalty area</source>
        <comment>penalty.leaveArea</comment>
        <translation>colocado fuera del área de penalti</translation>
    </message>
    <message>
        <source>pushed %1 m away from the group</source>
        <comment>penalty.leaveGroup</comment>
        <translation>apartado %1 m del grupo</translation>
    </message>
    <message>
        <source>sent off after %1 s in the air</source>
        <comment>penalty.sendOff</comment>
        <translation>expulsado tras %1 s en el aire</translation>
    </message>
    <message>
        <source>their joints are frozen for %1 s</source>
        <comment>penalty.joints</comment>
        <translation>sus articulaciones quedan bloqueadas durante %1 s</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>verdict</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2; it was: %3</source>
        <comment>verdict.overruled</comment>
        <translation>%1: %2; era: %3</translation>
    </message>
    <message>
        <source>instead %1</source>
        <comment>verdict.instead</comment>
        <translation>en su lugar, %1</translation>
    </message>
    <message>
        <source>it does not count</source>
        <comment>verdict.nothing</comment>
        <translation>No cuenta</translation>
    </message>
    <message>
        <source>confirmed by the human referee</source>
        <comment>verdict.confirmedByHuman</comment>
        <translation>confirmado por el árbitro humano</translation>
    </message>
    <message>
        <source>overruled by the human referee</source>
        <comment>verdict.overruledByHuman</comment>
        <translation>anulado por el árbitro humano</translation>
    </message>
    <message>
        <source>undone by the human referee</source>
        <comment>verdict.undoneByHuman</comment>
        <translation>deshecho por el árbitro humano</translation>
    </message>
    <message>
        <source>confirmed: nobody objected within %1 s</source>
        <comment>verdict.nobodyObjected</comment>
        <translation>confirmado: nadie ha protestado en %1 s</translation>
    </message>
    <message>
        <source>overruled: nobody confirmed it within %1 s</source>
        <comment>verdict.nobodyConfirmed</comment>
        <translation>anulado: nadie lo ha confirmado en %1 s</translation>
    </message>
    <message>
        <source>%1 is put back to %2</source>
        <comment>verdict.putBack</comment>
        <translation>%1 vuelve a %2</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <comment>verdict.by</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>goal</source>
        <comment>name.goal</comment>
        <translation>Gol</translation>
    </message>
    <message>
        <source>crowding</source>
        <comment>name.crowding</comment>
        <translation>Aglomeración</translation>
    </message>
    <message>
        <source>touching</source>
        <comment>name.touching</comment>
        <translation>Contacto entre jugadores</translation>
    </message>
    <message>
        <source>illegal defence</source>
        <comment>name.illegalDefence</comment>
        <translation>Defensa ilegal</translation>
    </message>
    <message>
        <source>illegal attack</source>
        <comment>name.illegalAttack</comment>
        <translation>Ataque ilegal</translation>
    </message>
    <message>
        <source>incapable</source>
        <comment>name.incapable</comment>
        <translation>Incapacidad</translation>
    </message>
    <message>
        <source>kick-off</source>
        <comment>name.kickOff</comment>
        <translation>Falta en el saque de centro</translation>
    </message>
    <message>
        <source>charging</source>
        <comment>name.charging</comment>
        <translation>Carga</translation>
    </message>
    <message>
        <source>self collision</source>
        <comment>name.selfCollision</comment>
        <translation>Autocolisión</translation>
    </message>
    <message>
        <source>%1 has left the penalty area at %2</source>
        <comment>shootOut.left</comment>
        <translation>%1 ha salido del área de penalti en %2</translation>
    </message>
    <message>
        <source>the ball has left the box of %1 by %2 m at %3</source>
        <comment>keepaway.leftBox</comment>
        <translation>El balón ha salido del recuadro de %1 por %2 m en %3</translation>
    </message>
    <message>
        <source>the right team has touched the ball</source>
        <comment>keepaway.touched</comment>
        <translation>El equipo derecho ha tocado el balón</translation>
    </message>
    <message>
        <source>players have waited for %1 s</source>
        <comment>spl.waited</comment>
        <translation>Los jugadores han esperado %1 s</translation>
    </message>
    <message>
        <source>phase %1</source>
        <comment>spl.phase</comment>
        <translation>Fase %1</translation>
    </message>
    <message>
        <source>initial</source>
        <comment>spl.initial</comment>
        <translation>inicial</translation>
    </message>
    <message>
        <source>ready</source>
        <comment>spl.ready</comment>
        <translation>preparación</translation>
    </message>
    <message>
        <source>set</source>
        <comment>spl.set</comment>
        <translation>colocados</translation>
    </message>
    <message>
        <source>playing</source>
        <comment>spl.playing</comment>
        <translation>juego</translation>
    </message>
    <message>
        <source>finished</source>
        <comment>spl.finished</comment>
        <translation>final</translation>
    </message>
    <message>
        <source>the match is over</source>
        <comment>spl.matchOver</comment>
        <translation>El partido ha terminado</translation>
    </message>
    <message>
        <source>the teams wait for kick-off</source>
        <comment>spl.waiting</comment>
        <translation>Los equipos esperan el saque de centro</translation>
    </message>
    <message>
        <source>kick-off</source>
        <comment>spl.kickOff</comment>
        <translation>Saque de centro</translation>
    </message>
    <message>
        <source>play goes on by command</source>
        <comment>spl.command</comment>
        <translation>El juego continúa por un comando</translation>
    </message>
    <message>
        <source>the teams have had %1 s</source>
        <comment>spl.teamsHad</comment>
        <translation>Los equipos han tenido %1 s</translation>
    </message>
    <message>
        <source>the players have stood for %1 s</source>
        <comment>spl.playersStood</comment>
        <translation>Los jugadores han estado quietos %1 s</translation>
    </message>
    <message>
        <source>%1 stands at %2</source>
        <comment>spl.standsAt</comment>
        <translation>%1 está en %2</translation>
    </message>
    <message>
        <source>put to %1</source>
        <comment>spl.putTo</comment>
        <translation>colocado en %1</translation>
    </message>
    <message>
        <source>the ball has been off the field for %1 s</source>
        <comment>spl.ballOff</comment>
        <translation>El balón lleva %1 s fuera del campo</translation>
    </message>
    <message>
        <source>%1 has left the field at %2</source>
        <comment>spl.leftField</comment>
        <translation>%1 ha salido del campo en %2</translation>
    </message>
    <message>
        <source>%1 defends in the own penalty area at %2</source>
        <comment>spl.defends</comment>
        <translation>%1 defiende en su propia área de penalti en %2</translation>
    </message>
    <message>
        <source>leaving_the_field, out for %1 s</source>
        <comment>spl.outForLeaving</comment>
        <translation>Abandono del campo, fuera durante %1 s</translation>
    </message>
    <message>
        <source>illegal_defender, out for %1 s</source>
        <comment>spl.outForDefending</comment>
        <translation>Defensor ilegal, fuera durante %1 s</translation>
    </message>
    <message>
        <source>ball out</source>
        <comment>rule.ballOut</comment>
        <translation>Balón fuera</translation>
    </message>
    <message>
        <source>ball return</source>
        <comment>rule.ballReturn</comment>
        <translation>Devolución del balón</translation>
    </message>
    <message>
        <source>before kick-off</source>
        <comment>rule.beforeKickOff</comment>
        <translation>Antes del saque de centro</translation>
    </message>
    <message>
        <source>charging</source>
        <comment>rule.charging</comment>
        <translation>Carga</translation>
    </message>
    <message>
        <source>crowding</source>
        <comment>rule.crowding</comment>
        <translation>Aglomeración</translation>
    </message>
    <message>
        <source>double touch</source>
        <comment>rule.doubleTouch</comment>
        <translation>Doble toque</translation>
    </message>
    <message>
        <source>goal</source>
        <comment>rule.goal</comment>
        <translation>Gol</translation>
    </message>
    <message>
        <source>goal kick</source>
        <comment>rule.goalKick</comment>
        <translation>Saque de puerta</translation>
    </message>
    <message>
        <source>goal pause</source>
        <comment>rule.goalPause</comment>
        <translation>Pausa tras gol</translation>
    </message>
    <message>
        <source>halves</source>
        <comment>rule.halves</comment>
        <translation>Partes</translation>
    </message>
    <message>
        <source>illegal defence</source>
        <comment>rule.illegalDefence</comment>
        <translation>Defensa ilegal</translation>
    </message>
    <message>
        <source>illegal position</source>
        <comment>rule.illegalPosition</comment>
        <translation>Posición ilegal</translation>
    </message>
    <message>
        <source>incapable</source>
        <comment>rule.incapable</comment>
        <translation>Incapacidad</translation>
    </message>
    <message>
        <source>keepaway</source>
        <comment>rule.keepaway</comment>
        <translation>Keepaway</translation>
    </message>
    <message>
        <source>kick-off</source>
        <comment>rule.kickOff</comment>
        <translation>Saque de centro</translation>
    </message>
    <message>
        <source>kick-off ban</source>
        <comment>rule.kickOffBan</comment>
        <translation>Gol vetado tras saque de centro</translation>
    </message>
    <message>
        <source>lost ball</source>
        <comment>rule.lostBall</comment>
        <translation>Balón perdido</translation>
    </message>
    <message>
        <source>pass mode</source>
        <comment>rule.passMode</comment>
        <translation>Modo de pase</translation>
    </message>
    <message>
        <source>pass mode ban</source>
        <comment>rule.passModeBan</comment>
        <translation>Gol vetado tras modo de pase</translation>
    </message>
    <message>
        <source>pass mode distance</source>
        <comment>rule.passModeDistance</comment>
        <translation>Distancia en el modo de pase</translation>
    </message>
    <message>
        <source>penalties</source>
        <comment>rule.penalties</comment>
        <translation>Sanciones</translation>
    </message>
    <message>
        <source>phases</source>
        <comment>rule.phases</comment>
        <translation>Fases</translation>
    </message>
    <message>
        <source>posture</source>
        <comment>rule.posture</comment>
        <translation>Postura</translation>
    </message>
    <message>
        <source>quit</source>
        <comment>rule.quit</comment>
        <translation>Salir</translation>
    </message>
    <message>
        <source>removal penalty</source>
        <comment>rule.removalPenalty</comment>
        <translation>Expulsión temporal</translation>
    </message>
    <message>
        <source>self collision</source>
        <comment>rule.selfCollision</comment>
        <translation>Autocolisión</translation>
    </message>
    <message>
        <source>set play</source>
        <comment>rule.setPlay</comment>
        <translation>Jugada a balón parado</translation>
    </message>
    <message>
        <source>shoot-out</source>
        <comment>rule.shootOut</comment>
        <translation>Tanda de penaltis</translation>
    </message>
    <message>
        <source>touch times</source>
        <comment>rule.touchTimes</comment>
        <translation>Tiempos de contacto</translation>
    </message>
    <message>
        <source>touching</source>
        <comment>rule.touching</comment>
        <translation>Contacto entre jugadores</translation>
    </message>
    <message>
        <source>command</source>
        <comment>rule.command</comment>
        <translation>Comando</translation>
    </message>
    <message>
        <source>human referee</source>
        <comment>rule.humanReferee</comment>
        <translation>Árbitro humano</translation>
    </message>
    <message>
        <source>deg</source>
        <comment>unit.deg</comment>
        <translation>°</translation>
    </message>
    <message>
        <source>bytes</source>
        <comment>unit.bytes</comment>
        <translation>bytes</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>list</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Field and ball</source>
        <comment>topic.field</comment>
        <translation>Campo y balón</translation>
    </message>
    <message>
        <source>Teams</source>
        <comment>topic.teams</comment>
        <translation>Equipos</translation>
    </message>
    <message>
        <source>Course of a match</source>
        <comment>topic.course</comment>
        <translation>Desarrollo del partido</translation>
    </message>
    <message>
        <source>Human referee</source>
        <comment>topic.human</comment>
        <translation>Árbitro humano</translation>
    </message>
    <message>
        <source>Pass mode</source>
        <comment>topic.passMode</comment>
        <translation>Modo de pase</translation>
    </message>
    <message>
        <source>Fouls: posture and place</source>
        <comment>topic.posture</comment>
        <translation>Faltas: postura y lugar</translation>
    </message>
    <message>
        <source>Fouls: charging</source>
        <comment>topic.charging</comment>
        <translation>Faltas: carga</translation>
    </message>
    <message>
        <source>Fouls: self collision</source>
        <comment>topic.selfCollision</comment>
        <translation>Faltas: autocolisión</translation>
    </message>
    <message>
        <source>Keepaway</source>
        <comment>topic.keepaway</comment>
        <translation>Keepaway</translation>
    </message>
    <message>
        <source>Speech</source>
        <comment>topic.speech</comment>
        <translation>Habla</translation>
    </message>
    <message>
        <source>Standard platform league</source>
        <comment>topic.spl</comment>
        <translation>Liga de plataforma estándar</translation>
    </message>
    <message>
        <source>Options</source>
        <comment>topic.options</comment>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Distance between the goal lines.</source>
        <comment>FieldLength</comment>
        <translation>Distancia entre las líneas de meta.</translation>
    </message>
    <message>
        <source>Distance between the side lines.</source>
        <comment>FieldWidth</comment>
        <translation>Distancia entre las líneas de banda.</translation>
    </message>
    <message>
        <source>How high a ball may be without being lost.</source>
        <comment>FieldHeight</comment>
        <translation>A qué altura puede estar un balón sin darse por perdido.</translation>
    </message>
    <message>
        <source>Between the posts.</source>
        <comment>GoalWidth</comment>
        <translation>Entre los postes.</translation>
    </message>
    <message>
        <source>From the goal line to the back of the goal.</source>
        <comment>GoalDepth</comment>
        <translation>De la línea de meta al fondo de la portería.</translation>
    </message>
    <message>
        <source>Below the bar.</source>
        <comment>GoalHeight</comment>
        <translation>Por debajo del larguero.</translation>
    </message>
    <message>
        <source>Depth of the penalty areas.</source>
        <comment>PenaltyLength</comment>
        <translation>Profundidad de las áreas de penalti.</translation>
    </message>
    <message>
        <source>How much wider than the goals the penalty areas are.</source>
        <comment>PenaltyWidth</comment>
        <translation>Cuánto más anchas que las porterías son las áreas de penalti.</translation>
    </message>
    <message>
        <source>Radius around the ball that opponents keep out of; radius of the centre circle.</source>
        <comment>FreeKickDistance</comment>
        <translation>Radio alrededor del balón que los rivales dejan libre; radio del círculo central.</translation>
    </message>
    <message>
        <source>How far players who have to give way are moved.</source>
        <comment>FreeKickMoveDist</comment>
        <translation>Cuánto se desplaza a los jugadores que deben apartarse.</translation>
    </message>
    <message>
        <source>How far from the ball the kicking team stands when it is put in place.</source>
        <comment>KickRepelDist</comment>
        <translation>A qué distancia del balón queda el equipo que saca cuando se coloca.</translation>
    </message>
    <message>
        <source>Distance of the ball from the goal line at a goal kick.</source>
        <comment>GoalKickDist</comment>
        <translation>Distancia del balón a la línea de meta en un saque de puerta.</translation>
    </message>
    <message>
        <source>Radius of the ball as the rules know it.</source>
        <comment>BallRadius</comment>
        <translation>Radio del balón según las reglas.</translation>
    </message>
    <message>
        <source>Room that a player needs when it is moved; height of its torso after a beam.</source>
        <comment>AgentRadius</comment>
        <translation>Espacio que necesita un jugador al ser desplazado; altura de su torso tras un teletransporte.</translation>
    </message>
    <message>
        <source>Robots of one type in a team.</source>
        <comment>MaxRobotTypeCount</comment>
        <translation>Robots de un mismo tipo en un equipo.</translation>
    </message>
    <message>
        <source>Different types in a full team.</source>
        <comment>MinRobotTypesCount</comment>
        <translation>Tipos distintos en un equipo completo.</translation>
    </message>
    <message>
        <source>Robots of any two types together.</source>
        <comment>MaxSumTwoRobotTypes</comment>
        <translation>Robots de dos tipos cualesquiera en conjunto.</translation>
    </message>
    <message>
        <source>Motors need current, get hot and use up a battery, in robots that come from now on.</source>
        <comment>RealisticMotors</comment>
        <translation>Los motores consumen corriente, se calientan y gastan una batería, en los robots que lleguen a partir de ahora.</translation>
    </message>
    <message>
        <source>Greatest error of a beam along each axis.</source>
        <comment>BeamNoiseXY</comment>
        <translation>Error máximo de un teletransporte a lo largo de cada eje.</translation>
    </message>
    <message>
        <source>Greatest error of the direction after a beam.</source>
        <comment>BeamNoiseAngle</comment>
        <translation>Error máximo de la dirección tras un teletransporte.</translation>
    </message>
    <message>
        <source>Places that are tried to find a free one for a player that is moved; 0: none.</source>
        <comment>MaxNumSafeRepositionAttempts</comment>
        <translation>Cuántos lugares se prueban para encontrar uno libre para un jugador desplazado; 0: ninguno.</translation>
    </message>
    <message>
        <source>Length of a half.</source>
        <comment>RuleHalfTime</comment>
        <translation>Duración de una parte.</translation>
    </message>
    <message>
        <source>From a goal to the kick-off.</source>
        <comment>RuleGoalPauseTime</comment>
        <translation>De un gol al saque de centro.</translation>
    </message>
    <message>
        <source>Dead time before a set play.</source>
        <comment>RuleKickInPauseTime</comment>
        <translation>Tiempo muerto antes de una jugada a balón parado.</translation>
    </message>
    <message>
        <source>After so long a restart ends with a drop ball; 0: never.</source>
        <comment>RuleDropBallTime</comment>
        <translation>Pasado este tiempo, una reanudación termina con un balón a tierra; 0: nunca.</translation>
    </message>
    <message>
        <source>From the first agent to the automatic kick-off.</source>
        <comment>WaitBeforeKickOff</comment>
        <translation>Del primer agente al saque de centro automático.</translation>
    </message>
    <message>
        <source>Fouls and other offences wait until people confirm or overrule them, and the match with them.</source>
        <comment>ConfirmFouls</comment>
        <translation>Las faltas y otras infracciones esperan a que alguien las confirme o las anule, y el partido con ellas.</translation>
    </message>
    <message>
        <source>The same for goals.</source>
        <comment>ConfirmGoals</comment>
        <translation>Lo mismo para los goles.</translation>
    </message>
    <message>
        <source>How long the match waits for people to confirm or overrule a decision; 0: for ever.</source>
        <comment>ConfirmWindow</comment>
        <translation>Cuánto espera el partido a que alguien confirme o anule una decisión; 0: sin límite.</translation>
    </message>
    <message>
        <source>What nobody has decided about in time stands; else it is overruled.</source>
        <comment>ConfirmByDefault</comment>
        <translation>Lo que nadie ha decidido a tiempo es válido; si no, se anula.</translation>
    </message>
    <message>
        <source>How long the match may have gone on when the last decision is undone; 0: it cannot be.</source>
        <comment>UndoWindow</comment>
        <translation>Cuánto puede haber seguido el partido cuando se deshace la última decisión; 0: no se puede.</translation>
    </message>
    <message>
        <source>Fastest ball with which pass mode can begin.</source>
        <comment>PassModeMaxBallSpeed</comment>
        <translation>Velocidad máxima del balón con la que puede empezar el modo de pase.</translation>
    </message>
    <message>
        <source>Greatest distance from the ball of the player who asks.</source>
        <comment>PassModeMaxBallDist</comment>
        <translation>Distancia máxima al balón del jugador que lo pide.</translation>
    </message>
    <message>
        <source>Distance from the ball that opponents keep.</source>
        <comment>PassModeMinOppBallDist</comment>
        <translation>Distancia al balón que guardan los rivales.</translation>
    </message>
    <message>
        <source>How long pass mode lasts at most.</source>
        <comment>PassModeDuration</comment>
        <translation>Duración máxima del modo de pase.</translation>
    </message>
    <message>
        <source>How long the team may not score afterwards.</source>
        <comment>PassModeScoreWaitTime</comment>
        <translation>Cuánto tiempo no puede marcar después el equipo.</translation>
    </message>
    <message>
        <source>How long it may not ask again.</source>
        <comment>PassModeRetryWaitTime</comment>
        <translation>Cuánto tiempo no puede volver a pedirlo.</translation>
    </message>
    <message>
        <source>How long a player may not stand upright.</source>
        <comment>NotStandingMaxTime</comment>
        <translation>Cuánto tiempo puede estar un jugador sin mantenerse de pie.</translation>
    </message>
    <message>
        <source>The same for the goalie.</source>
        <comment>GoalieNotStandingMaxTime</comment>
        <translation>Lo mismo para el portero.</translation>
    </message>
    <message>
        <source>How long a player may lie on the ground.</source>
        <comment>GroundMaxTime</comment>
        <translation>Cuánto tiempo puede estar un jugador en el suelo.</translation>
    </message>
    <message>
        <source>The same for the goalie.</source>
        <comment>GoalieGroundMaxTime</comment>
        <translation>Lo mismo para el portero.</translation>
    </message>
    <message>
        <source>Players in their own penalty area, with the goalie.</source>
        <comment>MaxPlayersInsideOwnArea</comment>
        <translation>Jugadores en su propia área de penalti, incluido el portero.</translation>
    </message>
    <message>
        <source>Players that may touch one another in one group.</source>
        <comment>MaxTouchGroupSize</comment>
        <translation>Jugadores que pueden tocarse en un mismo grupo.</translation>
    </message>
    <message>
        <source>Crowding is looked for while an opponent is nearer to the ball than this; 0: never.</source>
        <comment>MinOppDistance</comment>
        <translation>Se vigila la aglomeración mientras un rival esté más cerca del balón que esto; 0: nunca.</translation>
    </message>
    <message>
        <source>Distance from the ball that the second of a team keeps then.</source>
        <comment>Min2PlDistance</comment>
        <translation>Distancia al balón que guarda entonces el segundo de un equipo.</translation>
    </message>
    <message>
        <source>Distance from the ball that the third of a team keeps then.</source>
        <comment>Min3PlDistance</comment>
        <translation>Distancia al balón que guarda entonces el tercero de un equipo.</translation>
    </message>
    <message>
        <source>How long a player that is sent off hangs in the air first.</source>
        <comment>FoulHoldTime</comment>
        <translation>Cuánto tiempo permanece primero en el aire un jugador expulsado.</translation>
    </message>
    <message>
        <source>Slowest offender.</source>
        <comment>ChargingMinSpeed</comment>
        <translation>Velocidad mínima del infractor.</translation>
    </message>
    <message>
        <source>Smallest angle between its motion and the direction to the ball.</source>
        <comment>ChargingMinBallSpeedAngle</comment>
        <translation>Ángulo mínimo entre su movimiento y la dirección al balón.</translation>
    </message>
    <message>
        <source>Smallest difference of both players&apos; distances from the ball.</source>
        <comment>ChargingMinDeltaDist</comment>
        <translation>Diferencia mínima entre las distancias de ambos jugadores al balón.</translation>
    </message>
    <message>
        <source>Smallest difference of the angles between their motion and each other.</source>
        <comment>ChargingMinDeltaAng</comment>
        <translation>Diferencia mínima entre los ángulos del movimiento de cada uno respecto al otro.</translation>
    </message>
    <message>
        <source>No charging so long after a touch of the ball.</source>
        <comment>ChargingImmunityTime</comment>
        <translation>No hay carga durante este tiempo tras tocar el balón.</translation>
    </message>
    <message>
        <source>No charging so long after an innocent contact.</source>
        <comment>ChargingCollisionMinTime</comment>
        <translation>No hay carga durante este tiempo tras un contacto inocente.</translation>
    </message>
    <message>
        <source>What concerns the ball counts only so near to it.</source>
        <comment>ChargingMaxBallRulesDist</comment>
        <translation>Lo relativo al balón solo cuenta a esta distancia de él como máximo.</translation>
    </message>
    <message>
        <source>A contact nearer to the ball than this is never a foul.</source>
        <comment>ChargingMinCollBallDist</comment>
        <translation>Un contacto más cercano al balón que esto nunca es falta.</translation>
    </message>
    <message>
        <source>Slowest motion into the contact.</source>
        <comment>ChargingMinCollisionSpeed</comment>
        <translation>Velocidad mínima hacia el contacto.</translation>
    </message>
    <message>
        <source>How far parts of a robot may reach into one another.</source>
        <comment>SelfCollisionsTolerance</comment>
        <translation>Cuánto pueden penetrarse las partes de un robot.</translation>
    </message>
    <message>
        <source>How long joints are frozen.</source>
        <comment>SelfCollisionJointFrozenTime</comment>
        <translation>Cuánto tiempo quedan bloqueadas las articulaciones.</translation>
    </message>
    <message>
        <source>How long they cannot be frozen again.</source>
        <comment>SelfCollisionJointThawTime</comment>
        <translation>Cuánto tiempo no se pueden volver a bloquear.</translation>
    </message>
    <message>
        <source>Least time between two punishments by sending off.</source>
        <comment>SelfCollisionBeamCooldownTime</comment>
        <translation>Tiempo mínimo entre dos sanciones por expulsión.</translation>
    </message>
    <message>
        <source>Centre of the box.</source>
        <comment>KeepawayCenterX</comment>
        <translation>Centro del recuadro.</translation>
    </message>
    <message>
        <source>Centre of the box.</source>
        <comment>KeepawayCenterY</comment>
        <translation>Centro del recuadro.</translation>
    </message>
    <message>
        <source>First size of the box along x.</source>
        <comment>KeepawayLength</comment>
        <translation>Tamaño inicial del recuadro a lo largo de x.</translation>
    </message>
    <message>
        <source>First size of the box along y.</source>
        <comment>KeepawayWidth</comment>
        <translation>Tamaño inicial del recuadro a lo largo de y.</translation>
    </message>
    <message>
        <source>How fast it shrinks along x.</source>
        <comment>KeepawayLengthReductionRate</comment>
        <translation>Con qué rapidez se reduce a lo largo de x.</translation>
    </message>
    <message>
        <source>How fast it shrinks along y.</source>
        <comment>KeepawayWidthReductionRate</comment>
        <translation>Con qué rapidez se reduce a lo largo de y.</translation>
    </message>
    <message>
        <source>Longest text that a player says.</source>
        <comment>SayMaxLength</comment>
        <translation>Texto más largo que puede decir un jugador.</translation>
    </message>
    <message>
        <source>How far it is heard.</source>
        <comment>SayRange</comment>
        <translation>A qué distancia se oye.</translation>
    </message>
    <message>
        <source>Time for teams to take their positions.</source>
        <comment>ReadyDuration</comment>
        <translation>Tiempo para que los equipos ocupen sus posiciones.</translation>
    </message>
    <message>
        <source>Time between taking positions and play.</source>
        <comment>SetDuration</comment>
        <translation>Tiempo entre la toma de posiciones y el juego.</translation>
    </message>
    <message>
        <source>How long a player is taken out for a foul.</source>
        <comment>PenaltyDuration</comment>
        <translation>Cuánto tiempo se retira a un jugador por una falta.</translation>
    </message>
    <message>
        <source>Agents are told the score.</source>
        <comment>ReportScore</comment>
        <translation>Se comunica el marcador a los agentes.</translation>
    </message>
    <message>
        <source>Agents hear the name of the team that speaks.</source>
        <comment>LabelMessages</comment>
        <translation>Los agentes oyen el nombre del equipo que habla.</translation>
    </message>
    <message>
        <source>Players may stand anywhere at kick-off and be beamed anywhere.</source>
        <comment>StartAnyFieldPosition</comment>
        <translation>Los jugadores pueden estar en cualquier lugar en el saque de centro y teletransportarse a cualquier lugar.</translation>
    </message>
    <message>
        <source>The match ends after the first half.</source>
        <comment>SingleHalfTime</comment>
        <translation>El partido termina tras la primera parte.</translation>
    </message>
    <message>
        <source>Teams change sides at half time.</source>
        <comment>ChangeSidesInSecondHalf</comment>
        <translation>Los equipos cambian de campo en el descanso.</translation>
    </message>
    <message>
        <source>Halves begin by themselves.</source>
        <comment>AutomaticKickOff</comment>
        <translation>Las partes empiezan por sí solas.</translation>
    </message>
    <message>
        <source>The first kick-off is decided by lot; else it is the left team&apos;s.</source>
        <comment>CoinTossForKickOff</comment>
        <translation>El primer saque de centro se sortea; si no, es del equipo izquierdo.</translation>
    </message>
    <message>
        <source>The run ends 10 s after the match.</source>
        <comment>AutomaticQuit</comment>
        <translation>La ejecución termina 10 s después del partido.</translation>
    </message>
    <message>
        <source>The left team shoots penalties, and the right goalie stays in its area.</source>
        <comment>PenaltyShootout</comment>
        <translation>El equipo izquierdo lanza penaltis y el portero derecho permanece en su área.</translation>
    </message>
    <message>
        <source>The left team keeps the ball from the right one inside a box that shrinks.</source>
        <comment>Keepaway</comment>
        <translation>El equipo izquierdo mantiene el balón lejos del derecho dentro de un recuadro que se reduce.</translation>
    </message>
    <message>
        <source>Illegal defenders are sent off; else moved out of the area.</source>
        <comment>IllegalDefenseBeamPenalty</comment>
        <translation>Los defensores ilegales son expulsados; si no, se les saca del área.</translation>
    </message>
    <message>
        <source>Touching players are sent off; else moved apart.</source>
        <comment>TouchingFoulBeamPenalty</comment>
        <translation>Los jugadores que se tocan son expulsados; si no, se les separa.</translation>
    </message>
    <message>
        <source>Charging is looked for.</source>
        <comment>UseCharging</comment>
        <translation>Se vigilan las cargas.</translation>
    </message>
    <message>
        <source>Self collisions are punished.</source>
        <comment>FoulOnSelfCollisions</comment>
        <translation>Las autocolisiones se sancionan.</translation>
    </message>
    <message>
        <source>Self collisions are logged.</source>
        <comment>PrintSelfCollisions</comment>
        <translation>Las autocolisiones se anotan en el registro.</translation>
    </message>
    <message>
        <source>Self collisions lead to sending off; else joints freeze.</source>
        <comment>SelfCollisionBeamPenalty</comment>
        <translation>Las autocolisiones llevan a la expulsión; si no, se bloquean articulaciones.</translation>
    </message>
    <message>
        <source>Self collisions that are punished are written to a file.</source>
        <comment>WriteSelfCollisionsToFile</comment>
        <translation>Las autocolisiones sancionadas se escriben en un archivo.</translation>
    </message>
    <message>
        <source>A kick-off by command puts the ball to the centre.</source>
        <comment>KickOffMovesBall</comment>
        <translation>Un saque de centro por comando pone el balón en el centro.</translation>
    </message>
    <message>
        <source>What is left open is decided by lot; else for the left team, and for who comes first.</source>
        <comment>DrawLots</comment>
        <translation>Lo que queda abierto se sortea; si no, favorece al equipo izquierdo y a quien llega primero.</translation>
    </message>
    <message>
        <source>The rules are those of the standard platform league.</source>
        <comment>SplRules</comment>
        <translation>Rigen las reglas de la liga de plataforma estándar.</translation>
    </message>
    <message>
        <source>A ball that has left the field comes back where and when it does in rcssserver3d; else beside who touched it last.</source>
        <comment>SplReferenceQuirks</comment>
        <translation>Un balón que ha salido del campo vuelve donde y cuando lo hace en rcssserver3d; si no, junto a quien lo tocó por última vez.</translation>
    </message>
    <message>
        <source>did you mean %1?</source>
        <comment>suggest.one</comment>
        <translation>¿Quería decir %1?</translation>
    </message>
    <message>
        <source>did you mean %1 or %2?</source>
        <comment>suggest.two</comment>
        <translation>¿Quería decir %1 o %2?</translation>
    </message>
    <message>
        <source>did you mean %1, %2 or %3?</source>
        <comment>suggest.three</comment>
        <translation>¿Quería decir %1, %2 o %3?</translation>
    </message>
    <message>
        <source>&apos;)&apos; without &apos;(&apos;</source>
        <comment>syntax.noOpen</comment>
        <translation>«)» sin «(»</translation>
    </message>
    <message>
        <source>&apos;(&apos; without &apos;)&apos;</source>
        <comment>syntax.noClose</comment>
        <translation>«(» sin «)»</translation>
    </message>
    <message>
        <source>remove it, or look for a list closed too early</source>
        <comment>syntax.remove</comment>
        <translation>Quítelo, o busque una lista cerrada demasiado pronto</translation>
    </message>
    <message>
        <source>control character is ignored</source>
        <comment>syntax.control</comment>
        <translation>El carácter de control no se tiene en cuenta</translation>
    </message>
    <message>
        <source>text outside of all lists is ignored</source>
        <comment>syntax.outside</comment>
        <translation>El texto fuera de las listas no se tiene en cuenta</translation>
    </message>
    <message>
        <source>the text after &apos; ends without a closing &apos;</source>
        <comment>syntax.singleQuote</comment>
        <translation>El texto después de &apos; termina sin &apos; de cierre</translation>
    </message>
    <message>
        <source>a text with blanks needs double quotes</source>
        <comment>syntax.doubleQuotes</comment>
        <translation>Un texto con espacios necesita comillas dobles</translation>
    </message>
    <message>
        <source>quoted text never ends</source>
        <comment>syntax.quoted</comment>
        <translation>El texto entre comillas no termina nunca</translation>
    </message>
    <message>
        <source>close it with the same kind of quote</source>
        <comment>syntax.sameQuote</comment>
        <translation>Ciérrelo con el mismo tipo de comillas</translation>
    </message>
    <message>
        <source>%1 lists are still open at the end of the text; the outermost starts in line %2</source>
        <comment>syntax.stillOpen</comment>
        <translation>%1 listas siguen abiertas al final del texto; la más exterior empieza en la línea %2</translation>
    </message>
    <message>
        <source>by its indentation, the list in line %1 should not be inside it</source>
        <comment>syntax.indentation</comment>
        <translation>Según su sangría, la lista de la línea %1 no debería estar dentro</translation>
    </message>
    <message>
        <source>%1 is no scene: it holds no list</source>
        <comment>scene.empty</comment>
        <translation>%1 no es una escena: no contiene ninguna lista</translation>
    </message>
    <message>
        <source>a scene starts with (RSG 0 1)</source>
        <comment>scene.startsWith</comment>
        <translation>Una escena empieza con (RSG 0 1)</translation>
    </message>
    <message>
        <source>this is no scene of a known version</source>
        <comment>scene.version</comment>
        <translation>No es una escena de una versión conocida</translation>
    </message>
    <message>
        <source>a scene starts with (RSG 0 1), a delta scene with (RDS 0 1)</source>
        <comment>scene.startsWithEither</comment>
        <translation>Una escena empieza con (RSG 0 1); una escena delta, con (RDS 0 1)</translation>
    </message>
    <message>
        <source>the scene has no body</source>
        <comment>scene.noBody</comment>
        <translation>La escena no tiene cuerpo</translation>
    </message>
    <message>
        <source>a scene is a header and one list</source>
        <comment>scene.oneList</comment>
        <translation>Una escena consta de una cabecera y una lista</translation>
    </message>
    <message>
        <source>&apos;)&apos; too many; what follows is ignored</source>
        <comment>scene.bracketTooMany</comment>
        <translation>Sobra un «)»; lo que sigue no se tiene en cuenta</translation>
    </message>
    <message>
        <source>text after the end of the scene is ignored</source>
        <comment>scene.textBehind</comment>
        <translation>El texto después del final de la escena no se tiene en cuenta</translation>
    </message>
    <message>
        <source>the file starts with a byte order mark, which the reference takes for text</source>
        <comment>scene.byteOrderMark</comment>
        <translation>El archivo empieza con una marca de orden de bytes, que el programa de referencia toma por texto</translation>
    </message>
    <message>
        <source>save it as UTF-8 without one</source>
        <comment>scene.saveWithout</comment>
        <translation>Guárdelo como UTF-8 sin ella</translation>
    </message>
    <message>
        <source>%1 is read as %2</source>
        <comment>scene.readAs</comment>
        <translation>%1 se lee como %2</translation>
    </message>
    <message>
        <source>elements of the header after the version are ignored</source>
        <comment>scene.header</comment>
        <translation>Los elementos de la cabecera después de la versión no se tienen en cuenta</translation>
    </message>
    <message>
        <source>lists are nested more than %1 deep</source>
        <comment>scene.tooDeep</comment>
        <translation>Las listas están anidadas a más de %1 niveles</translation>
    </message>
    <message>
        <source>more than %1 findings; the rest of this file is not reported</source>
        <comment>scene.findings</comment>
        <translation>Más de %1 hallazgos; no se informa del resto de este archivo</translation>
    </message>
    <message>
        <source>more than %1 warnings; the rest of this file is not reported</source>
        <comment>scene.warnings</comment>
        <translation>Más de %1 avisos; no se informa del resto de este archivo</translation>
    </message>
    <message>
        <source>more than %1 errors; the rest of this file is not reported</source>
        <comment>scene.errors</comment>
        <translation>Más de %1 errores; no se informa del resto de este archivo</translation>
    </message>
    <message>
        <source>the scene file %1 does not exist below the data directories</source>
        <comment>scene.missing</comment>
        <translation>El archivo de escena %1 no existe en los directorios de datos</translation>
    </message>
    <message>
        <source>names are looked up below the data directories, never beside the importing file</source>
        <comment>scene.lookedUp</comment>
        <translation>Los nombres se buscan en los directorios de datos, nunca junto al archivo que importa</translation>
    </message>
    <message>
        <source>&apos;nd&apos; needs the name of a class</source>
        <comment>node.noClass</comment>
        <translation>«nd» necesita el nombre de una clase</translation>
    </message>
    <message>
        <source>class &apos;%1&apos; is unknown</source>
        <comment>node.unknownClass</comment>
        <translation>La clase «%1» es desconocida</translation>
    </message>
    <message>
        <source>class &apos;%1&apos; makes no nodes of a scene</source>
        <comment>node.noNode</comment>
        <translation>La clase «%1» no crea nodos de una escena</translation>
    </message>
    <message>
        <source>the new node goes nowhere: %1, which it is put below, is no longer in the scene</source>
        <comment>node.goesNowhere</comment>
        <translation>El nuevo nodo no va a ninguna parte: %1, del que debe colgar, ya no está en la escena</translation>
    </message>
    <message>
        <source>it was removed, or dissolved since an import left nothing but Transforms in it</source>
        <comment>node.removed</comment>
        <translation>Se quitó, o se disolvió porque una importación solo dejó Transforms en él</translation>
    </message>
    <message>
        <source>&apos;sel&apos; needs the name of a child</source>
        <comment>node.selNoName</comment>
        <translation>«sel» necesita el nombre de un hijo</translation>
    </message>
    <message>
        <source>%1 has no child %2 to select</source>
        <comment>node.noChild</comment>
        <translation>%1 no tiene ningún hijo %2 que seleccionar</translation>
    </message>
    <message>
        <source>the name %1 is taken by a sibling already; paths lead to the first one</source>
        <comment>node.nameTaken</comment>
        <translation>Un nodo hermano ya lleva el nombre %1; las rutas llevan al primero</translation>
    </message>
    <message>
        <source>%1 has only %2 children to update</source>
        <comment>node.fewChildren</comment>
        <translation>%1 solo tiene %2 hijos que actualizar</translation>
    </message>
    <message>
        <source>%1 is no node of a scene</source>
        <comment>node.notOfScene</comment>
        <translation>%1 no es un nodo de una escena</translation>
    </message>
    <message>
        <source>class %1 has no method &apos;%2&apos; (node %3)</source>
        <comment>call.noMethodAt</comment>
        <translation>La clase %1 no tiene ningún método «%2» (nodo %3)</translation>
    </message>
    <message>
        <source>class %1 has no method %2</source>
        <comment>call.noMethod</comment>
        <translation>La clase %1 no tiene ningún método %2</translation>
    </message>
    <message>
        <source>no class has a method %1</source>
        <comment>call.nowhere</comment>
        <translation>Ninguna clase tiene un método %1</translation>
    </message>
    <message>
        <source>class %1 refuses &apos;%2&apos;: %3 (node %4)</source>
        <comment>call.refusedAt</comment>
        <translation>La clase %1 rechaza «%2»: %3 (nodo %4)</translation>
    </message>
    <message>
        <source>class %1 refuses %2: %3 takes %4, not %5</source>
        <comment>call.refused</comment>
        <translation>La clase %1 rechaza %2: %3 admite %4, no %5</translation>
    </message>
    <message>
        <source>%1 is refused: %2</source>
        <comment>call.refusedFor</comment>
        <translation>Se rechaza %1: %2</translation>
    </message>
    <message>
        <source>%1 takes %2, not %3</source>
        <comment>call.takes</comment>
        <translation>%1 admite %2, no %3</translation>
    </message>
    <message>
        <source>%1 value</source>
        <comment>count.one</comment>
        <translation>%1 valor</translation>
    </message>
    <message>
        <source>%1 values</source>
        <comment>count.many</comment>
        <translation>%1 valores</translation>
    </message>
    <message>
        <source>at least %1 value</source>
        <comment>count.atLeastOne</comment>
        <translation>al menos %1 valor</translation>
    </message>
    <message>
        <source>at least %1 values</source>
        <comment>count.atLeast</comment>
        <translation>al menos %1 valores</translation>
    </message>
    <message>
        <source>%1 to %2 value</source>
        <comment>count.upToOne</comment>
        <translation>de %1 a %2 valor</translation>
    </message>
    <message>
        <source>%1 to %2 values</source>
        <comment>count.upTo</comment>
        <translation>de %1 a %2 valores</translation>
    </message>
    <message>
        <source>%1 is not called: its node has been removed in the meantime</source>
        <comment>call.removed</comment>
        <translation>No se llama a %1: entretanto se ha quitado su nodo</translation>
    </message>
    <message>
        <source>%1 is too large; %2 reads as %3</source>
        <comment>call.tooLarge</comment>
        <translation>%1 es demasiado grande; %2 se lee como %3</translation>
    </message>
    <message>
        <source>%1 is no finite number; %2 reads as %3</source>
        <comment>call.notFinite</comment>
        <translation>%1 no es un número finito; %2 se lee como %3</translation>
    </message>
    <message>
        <source>numbers reach from -3.4e38 to 3.4e38</source>
        <comment>call.rangeOfNumbers</comment>
        <translation>Los números van de -3.4e38 a 3.4e38</translation>
    </message>
    <message>
        <source>integers reach from -2147483647 to 2147483647</source>
        <comment>call.rangeOfIntegers</comment>
        <translation>Los enteros van de -2147483647 a 2147483647</translation>
    </message>
    <message>
        <source>%1 is no number; %2 reads as 0</source>
        <comment>call.noNumber</comment>
        <translation>%1 no es un número; %2 se lee como 0</translation>
    </message>
    <message>
        <source>%1 is read as %2 for %3</source>
        <comment>call.readAs</comment>
        <translation>%1 se lee como %2 para %3</translation>
    </message>
    <message>
        <source>expected true or false, not %1</source>
        <comment>call.noFlag</comment>
        <translation>Se esperaba true o false, no %1</translation>
    </message>
    <message>
        <source>%1 arguments are given to a file without template%2</source>
        <comment>template.noTemplate</comment>
        <translation>Se dan %1 argumentos a un archivo sin plantilla%2</translation>
    </message>
    <message>
        <source>the template takes %1 arguments, %2 is given%3</source>
        <comment>template.takesOne</comment>
        <translation>La plantilla admite %1 argumentos, se da %2%3</translation>
    </message>
    <message>
        <source>the template takes %1 arguments, %2 are given%3</source>
        <comment>template.takes</comment>
        <translation>La plantilla admite %1 argumentos, se dan %2%3</translation>
    </message>
    <message>
        <source>the template of %1 takes %2 arguments, %3 is given</source>
        <comment>template.ofFileTakesOne</comment>
        <translation>La plantilla de %1 admite %2 argumentos, se da %3</translation>
    </message>
    <message>
        <source>the template of %1 takes %2 arguments, %3 are given</source>
        <comment>template.ofFileTakes</comment>
        <translation>La plantilla de %1 admite %2 argumentos, se dan %3</translation>
    </message>
    <message>
        <source>without a value: %1</source>
        <comment>template.without</comment>
        <translation>Sin valor: %1</translation>
    </message>
    <message>
        <source>the names of template parameters end here; the rest of the list is ignored</source>
        <comment>template.namesEnd</comment>
        <translation>Los nombres de los parámetros de plantilla terminan aquí; el resto de la lista no se tiene en cuenta</translation>
    </message>
    <message>
        <source>%1 is no name for a template parameter</source>
        <comment>template.noName</comment>
        <translation>%1 no es un nombre válido para un parámetro de plantilla</translation>
    </message>
    <message>
        <source>the name %1 is taken already</source>
        <comment>template.taken</comment>
        <translation>El nombre %1 ya está en uso</translation>
    </message>
    <message>
        <source>the template parameter %1 has no value%2</source>
        <comment>template.noValue</comment>
        <translation>El parámetro de plantilla %1 no tiene valor%2</translation>
    </message>
    <message>
        <source>the template parameter %1 has no value that could be replaced%2</source>
        <comment>template.notReplaced</comment>
        <translation>El parámetro de plantilla %1 no tiene ningún valor que se pueda reemplazar%2</translation>
    </message>
    <message>
        <source>the template parameter $%1 is never used</source>
        <comment>template.unused</comment>
        <translation>El parámetro de plantilla $%1 no se usa nunca</translation>
    </message>
    <message>
        <source>the variable $%1 is never used</source>
        <comment>variable.unused</comment>
        <translation>La variable $%1 no se usa nunca</translation>
    </message>
    <message>
        <source>names start with $</source>
        <comment>variable.dollar</comment>
        <translation>Los nombres empiezan con $</translation>
    </message>
    <message>
        <source>&apos;def&apos; needs a name and a value</source>
        <comment>variable.noNameAndValue</comment>
        <translation>«def» necesita un nombre y un valor</translation>
    </message>
    <message>
        <source>%1 is no name for a variable</source>
        <comment>variable.noName</comment>
        <translation>%1 no es un nombre válido para una variable</translation>
    </message>
    <message>
        <source>&apos;def&apos; gives %1 no value</source>
        <comment>variable.noValue</comment>
        <translation>«def» no da ningún valor a %1</translation>
    </message>
    <message>
        <source>what follows the value of &apos;def&apos; is ignored</source>
        <comment>variable.more</comment>
        <translation>Lo que sigue al valor de «def» no se tiene en cuenta</translation>
    </message>
    <message>
        <source>%1 is not defined</source>
        <comment>variable.undefined</comment>
        <translation>%1 no está definido</translation>
    </message>
    <message>
        <source>quotes do not keep %1 from being replaced by its value</source>
        <comment>variable.quotes</comment>
        <translation>Las comillas no impiden que %1 se reemplace por su valor</translation>
    </message>
    <message>
        <source>&apos;switch&apos; needs a value to choose by</source>
        <comment>switch.noValue</comment>
        <translation>«switch» necesita un valor según el cual elegir</translation>
    </message>
    <message>
        <source>text between the cases of a switch is ignored</source>
        <comment>switch.text</comment>
        <translation>El texto entre los casos de un «switch» no se tiene en cuenta</translation>
    </message>
    <message>
        <source>no case of the switch is &apos;%1&apos;; the rest of the file is not read</source>
        <comment>switch.noCase</comment>
        <translation>Ningún caso del «switch» es «%1»; el resto del archivo no se lee</translation>
    </message>
    <message>
        <source>there is %1</source>
        <comment>switch.thereIs</comment>
        <translation>Hay %1</translation>
    </message>
    <message>
        <source>the case &apos;%1&apos; has nothing to do</source>
        <comment>switch.nothing</comment>
        <translation>El caso «%1» no tiene nada que hacer</translation>
    </message>
    <message>
        <source>write () to do nothing</source>
        <comment>switch.writeEmpty</comment>
        <translation>Escriba () para no hacer nada</translation>
    </message>
    <message>
        <source>only the first element of a case counts; this one is ignored</source>
        <comment>switch.onlyFirst</comment>
        <translation>Solo cuenta el primer elemento de un caso; este no se tiene en cuenta</translation>
    </message>
    <message>
        <source>put a list around all of them</source>
        <comment>switch.listAround</comment>
        <translation>Ponga una lista alrededor de todos</translation>
    </message>
    <message>
        <source>an empty case ends the search; those behind it are never chosen</source>
        <comment>switch.emptyCase</comment>
        <translation>Un caso vacío termina la búsqueda; los que están detrás nunca se eligen</translation>
    </message>
    <message>
        <source>expressions are nested more than %1 deep</source>
        <comment>value.tooDeep</comment>
        <translation>Las expresiones están anidadas a más de %1 niveles</translation>
    </message>
    <message>
        <source>a list cannot be a value here</source>
        <comment>value.list</comment>
        <translation>Una lista no puede ser un valor aquí</translation>
    </message>
    <message>
        <source>values are atoms, $parameters, (eval ...) and (join ...)</source>
        <comment>value.kinds</comment>
        <translation>Los valores son átomos, $parámetros, (eval ...) y (join ...)</translation>
    </message>
    <message>
        <source>%1 is no operator</source>
        <comment>value.noOperator</comment>
        <translation>%1 no es un operador</translation>
    </message>
    <message>
        <source>eval needs a script engine, and there is none</source>
        <comment>value.noScripts</comment>
        <translation>eval necesita un intérprete de scripts, y no hay ninguno</translation>
    </message>
    <message>
        <source>eval: the expression is empty</source>
        <comment>value.evalEmpty</comment>
        <translation>eval: la expresión está vacía</translation>
    </message>
    <message>
        <source>eval: %1</source>
        <comment>value.eval</comment>
        <translation>eval: %1</translation>
    </message>
    <message>
        <source>the expression is: %1</source>
        <comment>value.expression</comment>
        <translation>La expresión es: %1</translation>
    </message>
    <message>
        <source>the ; is part of %1 and starts no comment</source>
        <comment>value.semicolon</comment>
        <translation>El ; forma parte de %1 y no empieza un comentario</translation>
    </message>
    <message>
        <source>put a blank before it</source>
        <comment>value.blank</comment>
        <translation>Ponga un espacio delante</translation>
    </message>
    <message>
        <source>this is an atom of its own, though there is no blank before it</source>
        <comment>value.atom</comment>
        <translation>Es un átomo propio, aunque no lleva ningún espacio delante</translation>
    </message>
    <message>
        <source>, imported from %1</source>
        <comment>import.from</comment>
        <translation>, importado de %1</translation>
    </message>
    <message>
        <source>more than %1 files are imported; no more are read</source>
        <comment>import.tooMany</comment>
        <translation>Se importan más de %1 archivos; no se leen más</translation>
    </message>
    <message>
        <source>way here: %1</source>
        <comment>import.way</comment>
        <translation>Camino hasta aquí: %1</translation>
    </message>
    <message>
        <source>template cycle: &apos;%1&apos; imports itself</source>
        <comment>import.cycle</comment>
        <translation>Ciclo de plantillas: «%1» se importa a sí misma</translation>
    </message>
    <message>
        <source>template cycle: imports are nested more than %1 deep</source>
        <comment>import.tooDeep</comment>
        <translation>Ciclo de plantillas: las importaciones están anidadas a más de %1 niveles</translation>
    </message>
    <message>
        <source>no scene importer is installed</source>
        <comment>import.noImporter</comment>
        <translation>No hay ningún importador de escenas instalado</translation>
    </message>
    <message>
        <source>no importer reads %1</source>
        <comment>import.nobody</comment>
        <translation>Ningún importador lee %1</translation>
    </message>
    <message>
        <source>the scene file &apos;%1&apos; does not exist below the data directories</source>
        <comment>import.missing</comment>
        <translation>El archivo de escena «%1» no existe en los directorios de datos</translation>
    </message>
    <message>
        <source>names are looked up below the data directories, never beside the importing file</source>
        <comment>import.lookedUp</comment>
        <translation>Los nombres se buscan en los directorios de datos, nunca junto al archivo que importa</translation>
    </message>
    <message>
        <source>%1 is larger than 64 MiB and is not read</source>
        <comment>import.tooLarge</comment>
        <translation>%1 ocupa más de 64 MiB y no se lee</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <comment>import.unreadable</comment>
        <translation>No se puede leer %1</translation>
    </message>
    <message>
        <source>cannot find the script %1 below the data directories</source>
        <comment>script.missing</comment>
        <translation>No se encuentra el script %1 en los directorios de datos</translation>
    </message>
    <message>
        <source>the script %1 is larger than 64 MiB and is not read</source>
        <comment>script.tooLarge</comment>
        <translation>El script %1 es mayor de 64 MiB y no se lee</translation>
    </message>
    <message>
        <source>script %1 is not run: %2 scripts have run each other</source>
        <comment>script.deep</comment>
        <translation>El script %1 no se ejecuta: %2 scripts se han ejecutado unos a otros</translation>
    </message>
    <message>
        <source>%1 is no name for a variable: both parts start with an upper-case letter</source>
        <comment>script.noName</comment>
        <translation>%1 no es un nombre válido para una variable: ambas partes empiezan con mayúscula</translation>
    </message>
    <message>
        <source>cannot set %1: %2</source>
        <comment>script.cannotSet</comment>
        <translation>No se puede cambiar %1: %2</translation>
    </message>
    <message>
        <source>%1 is a number, not `%2`</source>
        <comment>script.needsNumber</comment>
        <translation>%1 es un número, no `%2`</translation>
    </message>
    <message>
        <source>%1 is true or false, not `%2`</source>
        <comment>script.needsFlag</comment>
        <translation>%1 es true o false, no `%2`</translation>
    </message>
    <message>
        <source>%1: %2; a name is needed, such as &apos;Soccer.FieldLength&apos;</source>
        <comment>script.nameNeeded</comment>
        <translation>%1: %2; hace falta un nombre, como &apos;Soccer.FieldLength&apos;</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <comment>script.argumentIs</comment>
        <translation>%1 es %2</translation>
    </message>
    <message>
        <source>the name is %1</source>
        <comment>script.aNameIs</comment>
        <translation>el nombre es %1</translation>
    </message>
    <message>
        <source>the variable %1 is nil</source>
        <comment>script.variableNil</comment>
        <translation>la variable %1 es nil</translation>
    </message>
    <message>
        <source>the variable %1 is nil, because %2 is</source>
        <comment>script.variableNilOf</comment>
        <translation>la variable %1 es nil porque %2 lo es</translation>
    </message>
    <message>
        <source>agent %1: a script has taken it out of the scene; disconnected</source>
        <comment>agent.takenOut</comment>
        <translation>Agente %1: un script lo ha quitado de la escena; desconectado</translation>
    </message>
    <message>
        <source>agent %1: %2</source>
        <comment>agent.warning</comment>
        <translation>Agente %1: %2</translation>
    </message>
    <message>
        <source>agent %1: %2; further ones are not reported</source>
        <comment>agent.lastWarning</comment>
        <translation>Agente %1: %2; no se informa de los siguientes</translation>
    </message>
    <message>
        <source>its message is read up to a mistake: %1</source>
        <comment>agent.mistake</comment>
        <translation>Su mensaje se lee hasta un error: %1</translation>
    </message>
    <message>
        <source>no effector &apos;%1&apos;, ignored</source>
        <comment>agent.noEffector</comment>
        <translation>No hay ningún efector «%1»; no se tiene en cuenta</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is ignored: it has no robot yet, which (scene FILE) asks for</source>
        <comment>agent.noRobot</comment>
        <translation>«%1» se ignora: aún no tiene robot, que se pide con (scene FILE)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; waits for its robot, which (scene FILE) asks for</source>
        <comment>agent.waits</comment>
        <translation>«%1» espera a su robot, que se pide con (scene FILE)</translation>
    </message>
    <message>
        <source>agent %1: says far more than it is asked for; disconnected</source>
        <comment>agent.saysTooMuch</comment>
        <translation>Agente %1: dice mucho más de lo que se le pide; desconectado</translation>
    </message>
    <message>
        <source>agent %1: thinks longer than the time between its percepts; %2 were left out so far</source>
        <comment>agent.thinksTooLong</comment>
        <translation>Agente %1: piensa más tiempo del que hay entre sus percepciones; hasta ahora se han omitido %2</translation>
    </message>
    <message>
        <source>%1: no (syn) for %2, disconnected</source>
        <comment>agent.lateDisconnected</comment>
        <translation>%1: sin (syn) desde hace %2, desconectado</translation>
    </message>
    <message>
        <source>%1: no (syn) for %2, the cycle goes on without it</source>
        <comment>agent.lateSkipped</comment>
        <translation>%1: sin (syn) desde hace %2, el ciclo continúa sin él</translation>
    </message>
    <message>
        <source>%1: no (syn) for %2, as in %3 cycles so far; they went on without it</source>
        <comment>agent.lateOften</comment>
        <translation>%1: sin (syn) desde hace %2, como en %3 ciclos hasta ahora; continuaron sin él</translation>
    </message>
    <message>
        <source>agent %1: init refused: %2</source>
        <comment>init.refused</comment>
        <translation>Agente %1: init rechazado: %2</translation>
    </message>
    <message>
        <source>agent %1: its second init, as %2 %3, is ignored: it plays as %4 %5</source>
        <comment>init.second</comment>
        <translation>agente %1: su segundo init, como %2 %3, se ignora: juega como %4 %5</translation>
    </message>
    <message>
        <source>a team name has 1 to %1 characters and no blanks or parentheses</source>
        <comment>init.name</comment>
        <translation>Un nombre de equipo tiene de 1 a %1 caracteres, sin espacios ni paréntesis</translation>
    </message>
    <message>
        <source>numbers are 1 to %1, or 0 for any that is free</source>
        <comment>init.number</comment>
        <translation>Los números van de 1 a %1, o 0 para uno cualquiera libre</translation>
    </message>
    <message>
        <source>there are two teams already, %1 and %2</source>
        <comment>init.twoTeams</comment>
        <translation>Ya hay dos equipos, %1 y %2</translation>
    </message>
    <message>
        <source>number %1 is taken</source>
        <comment>init.taken</comment>
        <translation>El número %1 ya está ocupado</translation>
    </message>
    <message>
        <source>the team is complete</source>
        <comment>init.complete</comment>
        <translation>El equipo está completo</translation>
    </message>
    <message>
        <source>the team has %1 robots of type %2 already</source>
        <comment>init.types</comment>
        <translation>El equipo ya tiene %1 robots del tipo %2</translation>
    </message>
    <message>
        <source>the team would have %1 robots of two types</source>
        <comment>init.twoTypes</comment>
        <translation>El equipo tendría %1 robots de dos tipos</translation>
    </message>
    <message>
        <source>the places that are left are for other robot types</source>
        <comment>init.otherTypes</comment>
        <translation>Las plazas que quedan son para otros tipos de robot</translation>
    </message>
    <message>
        <source>trainer command %1 ignored: %2</source>
        <comment>trainer.ignored</comment>
        <translation>Comando de entrenador %1 no tenido en cuenta: %2</translation>
    </message>
    <message>
        <source>there is no such player</source>
        <comment>trainer.noPlayer</comment>
        <translation>No existe ese jugador</translation>
    </message>
    <message>
        <source>expected Left, Right or None</source>
        <comment>trainer.side</comment>
        <translation>Se esperaba Left, Right o None</translation>
    </message>
    <message>
        <source>there is no such play mode</source>
        <comment>trainer.noMode</comment>
        <translation>No existe ese modo de juego</translation>
    </message>
    <message>
        <source>expected seconds, at least 0</source>
        <comment>trainer.seconds</comment>
        <translation>Se esperaban segundos, al menos 0</translation>
    </message>
    <message>
        <source>expected (left &lt;n&gt;)(right &lt;n&gt;), both at least 0</source>
        <comment>trainer.score</comment>
        <translation>Se esperaba (left &lt;n&gt;)(right &lt;n&gt;), ambos al menos 0</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>trainer.partly</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>`%1` is no number, and was read as %2; decimals have a point</source>
        <comment>trainer.readAs</comment>
        <translation>`%1` no es un número y se leyó como %2; los decimales llevan punto</translation>
    </message>
    <message>
        <source>`%1` is no number</source>
        <comment>trainer.noNumber</comment>
        <translation>`%1` no es un número</translation>
    </message>
    <message>
        <source>expected %1 numbers, found %2</source>
        <comment>trainer.fewNumbers</comment>
        <translation>se esperaban %1 números, hay %2</translation>
    </message>
    <message>
        <source>a place or velocity is at most %1 in each direction, in m or m/s</source>
        <comment>trainer.far</comment>
        <translation>un lugar o una velocidad es como máximo %1 en cada dirección, en m o m/s</translation>
    </message>
    <message>
        <source>there is no ball</source>
        <comment>trainer.noBall</comment>
        <translation>no hay balón</translation>
    </message>
    <message>
        <source>expected (pos &lt;x&gt; &lt;y&gt; &lt;z&gt;), (vel &lt;x&gt; &lt;y&gt; &lt;z&gt;) or both</source>
        <comment>trainer.ball</comment>
        <translation>se esperaba (pos &lt;x&gt; &lt;y&gt; &lt;z&gt;), (vel &lt;x&gt; &lt;y&gt; &lt;z&gt;) o ambos</translation>
    </message>
    <message>
        <source>expected (pos &lt;x&gt; &lt;y&gt; &lt;z&gt;), (move &lt;x&gt; &lt;y&gt; &lt;z&gt; &lt;deg&gt;), (battery &lt;n&gt;) or (temperature &lt;n&gt;)</source>
        <comment>trainer.agent</comment>
        <translation>se esperaba (pos &lt;x&gt; &lt;y&gt; &lt;z&gt;), (move &lt;x&gt; &lt;y&gt; &lt;z&gt; &lt;deg&gt;), (battery &lt;n&gt;) o (temperature &lt;n&gt;)</translation>
    </message>
    <message>
        <source>expected a variable and its value: (set (RuleHalfTime 300))</source>
        <comment>trainer.set</comment>
        <translation>Se esperaba una variable y su valor: (set (RuleHalfTime 300))</translation>
    </message>
    <message>
        <source>it takes no arguments</source>
        <comment>trainer.nothing</comment>
        <translation>No admite argumentos</translation>
    </message>
    <message>
        <source>expected nothing, or (foul &lt;kind&gt;)(unum &lt;n&gt;)(team Left|Right) for what is punished instead</source>
        <comment>trainer.overrule</comment>
        <translation>No se esperaba nada, o bien (foul &lt;kind&gt;)(unum &lt;n&gt;)(team Left|Right) para lo que se sanciona en su lugar</translation>
    </message>
    <message>
        <source>there is no such foul; there are %1</source>
        <comment>trainer.noFoul</comment>
        <translation>No existe esa falta; existen %1</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <comment>setUp.unreadable</comment>
        <translation>No se puede leer el archivo</translation>
    </message>
    <message>
        <source>it must be below a data directory and no larger than 1 MiB</source>
        <comment>setUp.typeFile</comment>
        <translation>Debe estar en un directorio de datos y no ocupar más de 1 MiB</translation>
    </message>
    <message>
        <source>it must exist and be no larger than 64 MiB</source>
        <comment>setUp.sceneFile</comment>
        <translation>Debe existir y no ocupar más de 64 MiB</translation>
    </message>
    <message>
        <source>%1 values for templates are left over</source>
        <comment>setUp.valuesLeft</comment>
        <translation>Sobran %1 valores para plantillas</translation>
    </message>
    <message>
        <source>each template takes as many as it declares</source>
        <comment>setUp.asMany</comment>
        <translation>Cada plantilla toma tantos como declara</translation>
    </message>
    <message>
        <source>nothing here uses the variable %1, which is set from outside</source>
        <comment>setUp.unusedVariable</comment>
        <translation>Nada usa aquí la variable %1, que se asigna desde fuera</translation>
    </message>
    <message>
        <source>cannot set %1 from outside: %2</source>
        <comment>setUp.refusedVariable</comment>
        <translation>no se puede fijar %1 desde fuera: %2</translation>
    </message>
    <message>
        <source>names and ids of robot types have to differ in all files that are loaded</source>
        <comment>setUp.differ</comment>
        <translation>Los nombres y números de los tipos de robot deben ser distintos en todos los archivos cargados</translation>
    </message>
    <message>
        <source>there is no template %1</source>
        <comment>setUp.noTemplate</comment>
        <translation>No hay ninguna plantilla %1</translation>
    </message>
    <message>
        <source>robots are in files rsg/agent/….rsg of a data directory</source>
        <comment>setUp.robotFiles</comment>
        <translation>Los robots están en archivos rsg/agent/….rsg de un directorio de datos</translation>
    </message>
    <message>
        <source>%1 is no robot file</source>
        <comment>setUp.noRobot</comment>
        <translation>%1 no es un archivo de robot</translation>
    </message>
    <message>
        <source>it has to begin with (RSG 0 1)</source>
        <comment>setUp.robotHeader</comment>
        <translation>Debe empezar con (RSG 0 1)</translation>
    </message>
    <message>
        <source>there is no file %1 of motors</source>
        <comment>setUp.noMotors</comment>
        <translation>No hay ningún archivo %1 de motores</translation>
    </message>
    <message>
        <source>such as robots/nao_motors.toml</source>
        <comment>setUp.motorExample</comment>
        <translation>Por ejemplo, robots/nao_motors.toml</translation>
    </message>
    <message>
        <source>the bundle &apos;%1&apos; could not be loaded: %2</source>
        <comment>setUp.bundle</comment>
        <translation>No se pudo cargar el paquete «%1»: %2</translation>
    </message>
    <message>
        <source>the active scene has been taken out of the tree; an empty one takes its place</source>
        <comment>setUp.sceneGone</comment>
        <translation>La escena activa se ha quitado del árbol; una vacía ocupa su lugar</translation>
    </message>
    <message>
        <source>loaded %1</source>
        <comment>session.loaded</comment>
        <translation>Se ha cargado %1</translation>
    </message>
    <message>
        <source>the simulation failed: %1</source>
        <comment>session.failed</comment>
        <translation>La simulación ha fallado: %1</translation>
    </message>
    <message>
        <source>listening for agents on %1, for monitors on %2</source>
        <comment>session.listening</comment>
        <translation>Esperando agentes en %1 y monitores en %2</translation>
    </message>
    <message>
        <source>a monitor asked to end the simulation: paused</source>
        <comment>session.ended</comment>
        <translation>Un monitor ha pedido terminar la simulación: en pausa</translation>
    </message>
    <message>
        <source>pending: %1; (confirm) or (overrule), the match waits</source>
        <comment>verdict.pending</comment>
        <translation>Pendiente: %1; (confirm) o (overrule), el partido espera</translation>
    </message>
    <message>
        <source>pending: %1; (confirm) or (overrule), the match waits for %2 s</source>
        <comment>verdict.pendingFor</comment>
        <translation>Pendiente: %1; (confirm) o (overrule), el partido espera %2 s</translation>
    </message>
    <message>
        <source>mode</source>
        <comment>kind.mode</comment>
        <translation>modo</translation>
    </message>
    <message>
        <source>goal</source>
        <comment>kind.goal</comment>
        <translation>gol</translation>
    </message>
    <message>
        <source>no goal</source>
        <comment>kind.noGoal</comment>
        <translation>gol no válido</translation>
    </message>
    <message>
        <source>foul</source>
        <comment>kind.foul</comment>
        <translation>falta</translation>
    </message>
    <message>
        <source>offence</source>
        <comment>kind.offence</comment>
        <translation>infracción</translation>
    </message>
    <message>
        <source>score</source>
        <comment>kind.score</comment>
        <translation>marcador</translation>
    </message>
    <message>
        <source>confirmed</source>
        <comment>kind.confirmed</comment>
        <translation>confirmado</translation>
    </message>
    <message>
        <source>overruled</source>
        <comment>kind.overruled</comment>
        <translation>anulado</translation>
    </message>
    <message>
        <source>undone</source>
        <comment>kind.undone</comment>
        <translation>deshecho</translation>
    </message>
    <message>
        <source>notice</source>
        <comment>kind.notice</comment>
        <translation>aviso</translation>
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
        <translation>Esperando a %1: sin (syn) desde hace %2</translation>
    </message>
    <message>
        <source>waiting for %1 and %2 more: no (syn) for %3</source>
        <comment>agent.awaitedAndOthers</comment>
        <translation>Esperando a %1 y %2 más: sin (syn) desde hace %3</translation>
    </message>
    <message>
        <source>monitor %1 reads too slowly; it gets the newest state instead of every change</source>
        <comment>server.slowMonitor</comment>
        <translation>El monitor %1 lee demasiado despacio; recibe el estado más reciente en lugar de cada cambio</translation>
    </message>
    <message>
        <source>%1 thinks no more and its robot stands: %2</source>
        <comment>agent.stands</comment>
        <translation>%1 ya no piensa y su robot está parado: %2</translation>
    </message>
    <message>
        <source>it did not come back from thinking in time</source>
        <comment>agent.lost</comment>
        <translation>No terminó de pensar a tiempo</translation>
    </message>
    <message>
        <source>--think-timeout SECONDS allows more</source>
        <comment>agent.patience</comment>
        <translation>--think-timeout SECONDS permite más</translation>
    </message>
    <message>
        <source>its answer has %1 bytes, messages end at 1 MiB</source>
        <comment>agent.longAnswer</comment>
        <translation>Su respuesta tiene %1 bytes; los mensajes no pasan de 1 MiB</translation>
    </message>
    <message>
        <source>it threw an exception: %1</source>
        <comment>agent.exception</comment>
        <translation>Lanzó una excepción: %1</translation>
    </message>
    <message>
        <source>it threw something that is no exception</source>
        <comment>agent.noException</comment>
        <translation>Lanzó algo que no es una excepción</translation>
    </message>
    <message>
        <source>%1 agents have told no name, or the same as another: the run depends on who has connected first ((agent TEAM NUMBER) in the first message tells it)</source>
        <comment>agent.noNames</comment>
        <translation>%1 agentes no han dicho su nombre, o han dicho el mismo que otro: la ejecución depende de quién se conectó primero ((agent TEAM NUMBER) en el primer mensaje lo indica)</translation>
    </message>
    <message>
        <source>%1 has been silent for too long and counts as gone</source>
        <comment>agent.silent</comment>
        <translation>%1 lleva demasiado tiempo en silencio y se da por desaparecido</translation>
    </message>
    <message>
        <source>an agent (%1) has said too much before the start; disconnected</source>
        <comment>agent.floods</comment>
        <translation>Un agente (%1) ha dicho demasiado antes del comienzo; desconectado</translation>
    </message>
    <message>
        <source>%1 left: answers in %2 ms (median), %3 ms (99 %); %4 of %5 cycles missed</source>
        <comment>agent.left</comment>
        <translation>%1 se ha ido: respuestas en %2 ms (mediana), %3 ms (99 %); %4 de %5 ciclos perdidos</translation>
    </message>
    <message>
        <source>agent %1</source>
        <comment>agent.named</comment>
        <translation>Agente %1</translation>
    </message>
    <message>
        <source>agent %1 (%2)</source>
        <comment>agent.namedWith</comment>
        <translation>Agente %1 (%2)</translation>
    </message>
    <message>
        <source>%1 cannot be opened as a zip archive: %2</source>
        <comment>zip.unreadable</comment>
        <translation>%1 no se puede abrir como archivo zip: %2</translation>
    </message>
    <message>
        <source>%1 is no file</source>
        <comment>zip.noFile</comment>
        <translation>%1 no es un archivo</translation>
    </message>
    <message>
        <source>%1 is larger than an archive may be, 1 GiB</source>
        <comment>zip.large</comment>
        <translation>%1 es mayor de lo que puede ser un archivo zip, 1 GiB</translation>
    </message>
    <message>
        <source>%1 has more than %2 entries</source>
        <comment>zip.entries</comment>
        <translation>%1 tiene más de %2 entradas</translation>
    </message>
    <message>
        <source>there is no `%1` here</source>
        <comment>formation.notHere</comment>
        <translation>Aquí no hay ningún `%1`</translation>
    </message>
    <message>
        <source>a file of formations has tables [[formation]]</source>
        <comment>formation.tables</comment>
        <translation>Un archivo de formaciones tiene tablas [[formation]]</translation>
    </message>
    <message>
        <source>a formation is a table</source>
        <comment>formation.table</comment>
        <translation>Una formación es una tabla</translation>
    </message>
    <message>
        <source>write [[formation]]</source>
        <comment>formation.write</comment>
        <translation>Escriba [[formation]]</translation>
    </message>
    <message>
        <source>a formation has no `%1` of this kind</source>
        <comment>formation.unknown</comment>
        <translation>Una formación no tiene ningún `%1` de este tipo</translation>
    </message>
    <message>
        <source>a formation has a name or a kind</source>
        <comment>formation.name</comment>
        <translation>Una formación tiene un nombre (name) o un tipo (kind)</translation>
    </message>
    <message>
        <source>add a line such as name = %1</source>
        <comment>formation.addName</comment>
        <translation>Añada una línea como name = %1</translation>
    </message>
    <message>
        <source>a place is two shares of the field, perhaps with metres behind: [x, y] or [x, y, dx, dy]</source>
        <comment>formation.place</comment>
        <translation>Un lugar son dos fracciones del campo, quizá seguidas de metros: [x, y] o [x, y, dx, dy]</translation>
    </message>
    <message>
        <source>each lies between -10 and 10; the field goes from -1 to 1</source>
        <comment>formation.limits</comment>
        <translation>Cada una está entre -10 y 10; el campo va de -1 a 1</translation>
    </message>
    <message>
        <source>a player has a number from 1, a place, and perhaps a heading within ±360</source>
        <comment>formation.player</comment>
        <translation>Un jugador tiene un número a partir de 1, un lugar y quizá una orientación dentro de ±360</translation>
    </message>
    <message>
        <source>write %1</source>
        <comment>formation.writePlayer</comment>
        <translation>Escriba %1</translation>
    </message>
    <message>
        <source>player %1 has two places</source>
        <comment>formation.twoPlaces</comment>
        <translation>El jugador %1 tiene dos lugares</translation>
    </message>
    <message>
        <source>the first one counts</source>
        <comment>formation.first</comment>
        <translation>Cuenta el primero</translation>
    </message>
    <message>
        <source>formations are a TOML file</source>
        <comment>formation.toml</comment>
        <translation>Las formaciones son un archivo TOML</translation>
    </message>
    <message>
        <source>cannot read the formations</source>
        <comment>formation.unreadable</comment>
        <translation>No se pueden leer las formaciones</translation>
    </message>
    <message>
        <source>is it a text of at most 1 MiB that you may read?</source>
        <comment>formation.text</comment>
        <translation>¿Es un texto de 1 MiB como máximo que usted pueda leer?</translation>
    </message>
    <message>
        <source>a picture has 1 to %1 pixels along each side</source>
        <comment>image.size</comment>
        <translation>Una imagen tiene de 1 a %1 píxeles en cada lado</translation>
    </message>
    <message>
        <source>the near plane must be more than 0 m away, and the far plane farther</source>
        <comment>image.planes</comment>
        <translation>El plano cercano debe estar a más de 0 m, y el lejano, más allá</translation>
    </message>
    <message>
        <source>the mirror&apos;s parameter is 0 or more</source>
        <comment>image.mirror</comment>
        <translation>El parámetro del espejo es 0 o más</translation>
    </message>
    <message>
        <source>a mirror&apos;s opening angle is more than 0 and at most 340 degrees</source>
        <comment>image.mirrorAngle</comment>
        <translation>El ángulo de apertura de un espejo es mayor que 0 y como máximo de 340 grados</translation>
    </message>
    <message>
        <source>with this parameter a mirror shows less than %1 degrees</source>
        <comment>image.mirrorShows</comment>
        <translation>Con este parámetro, un espejo muestra menos de %1 grados</translation>
    </message>
    <message>
        <source>the opening angle is more than 0 and at most 160 degrees</source>
        <comment>image.angle</comment>
        <translation>El ángulo de apertura es mayor que 0 y como máximo de 160 grados</translation>
    </message>
    <message>
        <source>the distortion is no number</source>
        <comment>image.distortion</comment>
        <translation>La distorsión no es un número</translation>
    </message>
    <message>
        <source>with this distortion, parts of the picture would lie over one another</source>
        <comment>image.folds</comment>
        <translation>Con esta distorsión, partes de la imagen se superpondrían</translation>
    </message>
    <message>
        <source>command %1 ignored: %2</source>
        <comment>manipulation.ignored</comment>
        <translation>Comando %1 no tenido en cuenta: %2</translation>
    </message>
    <message>
        <source>places are (pos x y z) in m, orientations (rot x y z) in degrees</source>
        <comment>manipulation.pose</comment>
        <translation>Los lugares son (pos x y z) en m, las orientaciones (rot x y z) en grados</translation>
    </message>
    <message>
        <source>expected (pos x y) or (pos x y z) in m, and perhaps (turn &lt;degrees&gt;)</source>
        <comment>manipulation.place</comment>
        <translation>Se esperaba (pos x y) o (pos x y z) en m, y quizá (turn &lt;degrees&gt;)</translation>
    </message>
    <message>
        <source>velocities are (velocity zero), (velocity keep), (vel x y z) in m/s, (spin x y z) in rad/s</source>
        <comment>manipulation.velocity</comment>
        <translation>Las velocidades son (velocity zero), (velocity keep), (vel x y z) en m/s, (spin x y z) en rad/s</translation>
    </message>
    <message>
        <source>expected (force x y z) in N, and perhaps (at x y z) and (time &lt;s&gt;), at most 10</source>
        <comment>manipulation.force</comment>
        <translation>Se esperaba (force x y z) en N, y quizá (at x y z) y (time &lt;s&gt;), como máximo 10</translation>
    </message>
    <message>
        <source>expected (torque x y z) in N·m, and perhaps (time &lt;s&gt;), at most 10</source>
        <comment>manipulation.torque</comment>
        <translation>Se esperaba (torque x y z) en N·m, y quizá (time &lt;s&gt;), como máximo 10</translation>
    </message>
    <message>
        <source>there is no such node</source>
        <comment>manipulation.noNode</comment>
        <translation>No existe ese nodo</translation>
    </message>
    <message>
        <source>name one by (id &lt;number&gt;) or (path /usr/scene/…)</source>
        <comment>manipulation.nameOne</comment>
        <translation>Indique uno con (id &lt;number&gt;) o (path /usr/scene/…)</translation>
    </message>
    <message>
        <source>%1 has no body, and stands where the scene puts it</source>
        <comment>manipulation.noBody</comment>
        <translation>%1 no tiene cuerpo y está donde lo pone la escena</translation>
    </message>
    <message>
        <source>change its place in the scene file</source>
        <comment>manipulation.inScene</comment>
        <translation>Cambie su lugar en el archivo de la escena</translation>
    </message>
    <message>
        <source>there is no room within 2 m</source>
        <comment>manipulation.noRoom</comment>
        <translation>No hay sitio en un radio de 2 m</translation>
    </message>
    <message>
        <source>this mesh cannot be used: %1</source>
        <comment>mesh.unusable</comment>
        <translation>No se puede usar esta malla: %1</translation>
    </message>
    <message>
        <source>no importer reads meshes of this kind</source>
        <comment>mesh.noImporter</comment>
        <translation>Ningún importador lee mallas de este tipo</translation>
    </message>
    <message>
        <source>some of its faces have no normals; they are computed</source>
        <comment>mesh.noNormals</comment>
        <translation>Algunas de sus caras no tienen normales; se calculan</translation>
    </message>
    <message>
        <source>there is no such file, or it is larger than 64 MB</source>
        <comment>mesh.noFile</comment>
        <translation>No existe ese archivo, o es mayor de 64 MB</translation>
    </message>
    <message>
        <source>it is empty</source>
        <comment>mesh.empty</comment>
        <translation>Está vacío</translation>
    </message>
    <message>
        <source>it claims to have more than is in it</source>
        <comment>mesh.promises</comment>
        <translation>Afirma tener más de lo que contiene</translation>
    </message>
    <message>
        <source>its reader crashed; the file is broken</source>
        <comment>mesh.crashed</comment>
        <translation>Su lector ha fallado; el archivo está dañado</translation>
    </message>
    <message>
        <source>its reader does not come to an end</source>
        <comment>mesh.endless</comment>
        <translation>Su lector no llega a terminar</translation>
    </message>
    <message>
        <source>its reader ran out of memory</source>
        <comment>mesh.outOfMemory</comment>
        <translation>Su lector se ha quedado sin memoria</translation>
    </message>
    <message>
        <source>there is no memory to read it</source>
        <comment>mesh.noMemory</comment>
        <translation>No hay memoria para leerlo</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <comment>mesh.unreadable</comment>
        <translation>No se puede leer</translation>
    </message>
    <message>
        <source>it has more than %1 vertices or triangles</source>
        <comment>mesh.tooMuch</comment>
        <translation>Tiene más de %1 vértices o triángulos</translation>
    </message>
    <message>
        <source>it has no triangles</source>
        <comment>mesh.noTriangles</comment>
        <translation>No tiene triángulos</translation>
    </message>
    <message>
        <source>it has %1 vertices and %2 triangles; more than %3 are too many</source>
        <comment>mesh.tooLarge</comment>
        <translation>Tiene %1 vértices y %2 triángulos; más de %3 son demasiados</translation>
    </message>
    <message>
        <source>its vertices are not complete</source>
        <comment>mesh.incomplete</comment>
        <translation>Sus vértices no están completos</translation>
    </message>
    <message>
        <source>it has coordinates that are no numbers or beyond a thousand kilometres</source>
        <comment>mesh.noPlaces</comment>
        <translation>Tiene coordenadas que no son números o que superan los mil kilómetros</translation>
    </message>
    <message>
        <source>it names vertices that it does not have</source>
        <comment>mesh.noVertices</comment>
        <translation>Menciona vértices que no tiene</translation>
    </message>
    <message>
        <source>its radius and length must be positive numbers</source>
        <comment>mesh.shape</comment>
        <translation>Su radio y su longitud deben ser números positivos</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <comment>mesh.line</comment>
        <translation>Línea %1: %2</translation>
    </message>
    <message>
        <source>there are more than %1 vertices</source>
        <comment>mesh.mostVertices</comment>
        <translation>Hay más de %1 vértices</translation>
    </message>
    <message>
        <source>there are more than %1 triangles or vertices</source>
        <comment>mesh.mostTriangles</comment>
        <translation>Hay más de %1 triángulos o vértices</translation>
    </message>
    <message>
        <source>expected %1 numbers</source>
        <comment>mesh.numbers</comment>
        <translation>Se esperaban %1 números</translation>
    </message>
    <message>
        <source>face names vertex %1, but there are %2</source>
        <comment>mesh.faceVertex</comment>
        <translation>Una cara menciona el vértice %1, pero hay %2</translation>
    </message>
    <message>
        <source>face names texture coordinate %1, but there are %2</source>
        <comment>mesh.faceTexture</comment>
        <translation>Una cara menciona la coordenada de textura %1, pero hay %2</translation>
    </message>
    <message>
        <source>face names normal %1, but there are %2</source>
        <comment>mesh.faceNormal</comment>
        <translation>Una cara menciona la normal %1, pero hay %2</translation>
    </message>
    <message>
        <source>a corner of a face names no vertex</source>
        <comment>mesh.noCorner</comment>
        <translation>Una esquina de una cara no menciona ningún vértice</translation>
    </message>
    <message>
        <source>a face has fewer than three corners</source>
        <comment>mesh.fewCorners</comment>
        <translation>Una cara tiene menos de tres esquinas</translation>
    </message>
    <message>
        <source>there is no material library %1 below materials/ or beside the mesh</source>
        <comment>mesh.noLibrary</comment>
        <translation>No hay ninguna biblioteca de materiales %1 en materials/ ni junto a la malla</translation>
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
        <translation>Se esperaba un número</translation>
    </message>
    <message>
        <source>expected a number, not %1</source>
        <comment>expected.number</comment>
        <translation>Se esperaba un número, no %1</translation>
    </message>
    <message>
        <source>expected numbers, not %1</source>
        <comment>expected.numbers</comment>
        <translation>Se esperaban números, no %1</translation>
    </message>
    <message>
        <source>expected a number from %1 to %2, not %3</source>
        <comment>expected.range</comment>
        <translation>Se esperaba un número de %1 a %2, no %3</translation>
    </message>
    <message>
        <source>expected a number &gt;= 0, not %1</source>
        <comment>expected.notNegative</comment>
        <translation>Se esperaba un número &gt;= 0, no %1</translation>
    </message>
    <message>
        <source>expected a number, 0 or more, not %1</source>
        <comment>expected.zeroOrMore</comment>
        <translation>Se esperaba un número, 0 o más, no %1</translation>
    </message>
    <message>
        <source>expected a number &gt; 0, not %1</source>
        <comment>expected.positive</comment>
        <translation>Se esperaba un número &gt; 0, no %1</translation>
    </message>
    <message>
        <source>expected a number &gt; 0 and &lt; %1, not %2</source>
        <comment>expected.between</comment>
        <translation>Se esperaba un número &gt; 0 y &lt; %1, no %2</translation>
    </message>
    <message>
        <source>expected a size &gt; 0, not %1</source>
        <comment>expected.size</comment>
        <translation>Se esperaba un tamaño &gt; 0, no %1</translation>
    </message>
    <message>
        <source>expected seconds, at least 0, not %1</source>
        <comment>expected.seconds</comment>
        <translation>Se esperaban segundos, al menos 0, no %1</translation>
    </message>
    <message>
        <source>expected seconds, more than 0, not %1</source>
        <comment>expected.someSeconds</comment>
        <translation>Se esperaban segundos, más de 0, no %1</translation>
    </message>
    <message>
        <source>expected a number of agents, 0 to 10000, not %1</source>
        <comment>expected.agents</comment>
        <translation>Se esperaba un número de agentes, de 0 a 10000, no %1</translation>
    </message>
    <message>
        <source>expected plain or reproducible</source>
        <comment>expected.timing</comment>
        <translation>Se esperaba plain o reproducible</translation>
    </message>
    <message>
        <source>expected milliseconds from 0 to 10000, such as 20 or `Red 3=12,Red=15,20`, or reported</source>
        <comment>expected.thinking</comment>
        <translation>Se esperaban milisegundos de 0 a 10000, como 20 o `Red 3=12,Red=15,20`, o reported</translation>
    </message>
    <message>
        <source>expected milliseconds, 0 to 10000</source>
        <comment>expected.delay</comment>
        <translation>Se esperaban milisegundos, de 0 a 10000</translation>
    </message>
    <message>
        <source>expected a number, 1 to 1000</source>
        <comment>expected.percepts</comment>
        <translation>Se esperaba un número, de 1 a 1000</translation>
    </message>
    <message>
        <source>expected a normal that is not 0 0 0</source>
        <comment>expected.normal</comment>
        <translation>Se esperaba una normal que no sea 0 0 0</translation>
    </message>
    <message>
        <source>expected a point and a direction that is not 0 0 0</source>
        <comment>expected.ray</comment>
        <translation>Se esperaba un punto y una dirección que no sea 0 0 0</translation>
    </message>
    <message>
        <source>expected axis 0, 1 or 2, not %1</source>
        <comment>expected.axis</comment>
        <translation>Se esperaba el eje 0, 1 o 2, no %1</translation>
    </message>
    <message>
        <source>expected a width and a height of 1 to %1</source>
        <comment>expected.picture</comment>
        <translation>Se esperaba una anchura y una altura de 1 a %1</translation>
    </message>
    <message>
        <source>expected colour, depth or segments, not %1</source>
        <comment>expected.pictureKind</comment>
        <translation>Se esperaba colour, depth o segments, no %1</translation>
    </message>
    <message>
        <source>a port is 0 to 65535, not %1</source>
        <comment>expected.port</comment>
        <translation>Un puerto va de 0 a 65535, no %1</translation>
    </message>
    <message>
        <source>the policy is skip or disconnect, not %1</source>
        <comment>expected.policy</comment>
        <translation>La regla es skip o disconnect, no %1</translation>
    </message>
    <message>
        <source>a step is more than 0 s, not %1</source>
        <comment>expected.step</comment>
        <translation>Un paso dura más de 0 s, no %1</translation>
    </message>
    <message>
        <source>a seed is a whole number, 0 or more, not %1</source>
        <comment>expected.seed</comment>
        <translation>Una semilla es un número entero, 0 o más, no %1</translation>
    </message>
    <message>
        <source>lambda must be more than 0, not %1</source>
        <comment>expected.lambda</comment>
        <translation>lambda debe ser mayor que 0, no %1</translation>
    </message>
    <message>
        <source>a colour is made of numbers</source>
        <comment>expected.colour</comment>
        <translation>Un color se compone de números</translation>
    </message>
    <message>
        <source>%1 are no priorities; known: eNone, eDebug, eNormal, eWarning, eError, eAll, also several with commas between them</source>
        <comment>expected.priorities</comment>
        <translation>%1 no son prioridades; se conocen eNone, eDebug, eNormal, eWarning, eError y eAll, también varias separadas por comas</translation>
    </message>
    <message>
        <source>mass and sizes must be &gt; 0</source>
        <comment>body.sizes</comment>
        <translation>La masa y los tamaños deben ser &gt; 0</translation>
    </message>
    <message>
        <source>the mass must be &gt; 0</source>
        <comment>body.mass</comment>
        <translation>La masa debe ser &gt; 0</translation>
    </message>
    <message>
        <source>mass must be &gt; 0, the centre 0 0 0, and the inertia positive definite; shift visuals and colliders instead of the centre</source>
        <comment>body.inertia</comment>
        <translation>La masa debe ser &gt; 0, el centro 0 0 0 y la inercia definida positiva; desplace las partes visibles y los cuerpos de colisión en lugar del centro</translation>
    </message>
    <message>
        <source>a pose has 16 numbers, or 6: position and rotation</source>
        <comment>body.pose</comment>
        <translation>Una pose tiene 16 números, o 6: posición y rotación</translation>
    </message>
    <message>
        <source>setRotation takes 16 numbers, or 6: position and rotation in degrees</source>
        <comment>body.rotation</comment>
        <translation>setRotation admite 16 números, o 6: posición y rotación en grados</translation>
    </message>
    <message>
        <source>setParams of a plane takes 4 values (a b c d) or 6 (point, normal)</source>
        <comment>body.plane</comment>
        <translation>setParams de un plano admite 4 valores (a b c d) o 6 (punto, normal)</translation>
    </message>
    <message>
        <source>there is no collision handler class %1</source>
        <comment>body.noHandler</comment>
        <translation>No hay ninguna clase %1 de tratamiento de colisiones</translation>
    </message>
    <message>
        <source>a scale is made of numbers above 0</source>
        <comment>body.scale</comment>
        <translation>Una escala se compone de números mayores que 0</translation>
    </message>
    <message>
        <source>it touches nothing: mesh %1 %2</source>
        <comment>body.noTriangles</comment>
        <translation>No toca nada: la malla %1 %2</translation>
    </message>
    <message>
        <source>cannot be used: %1</source>
        <comment>body.meshProblem</comment>
        <translation>no se puede usar: %1</translation>
    </message>
    <message>
        <source>nobody reads meshes here</source>
        <comment>body.noMeshes</comment>
        <translation>aquí nadie lee mallas</translation>
    </message>
    <message>
        <source>has %1 triangles, more than the %2 that physics can take</source>
        <comment>body.tooManyTriangles</comment>
        <translation>tiene %1 triángulos, más de los %2 que admite la física</translation>
    </message>
    <message>
        <source>has no triangle with an area</source>
        <comment>body.flat</comment>
        <translation>no tiene ningún triángulo con área</translation>
    </message>
    <message>
        <source>is larger than the world</source>
        <comment>body.large</comment>
        <translation>es mayor que el mundo</translation>
    </message>
    <message>
        <source>setAxis takes three numbers, or one: 0 for x, 1 for y, 2 for z</source>
        <comment>joint.hingeAxis</comment>
        <translation>setAxis admite tres números, o uno: 0 para x, 1 para y, 2 para z</translation>
    </message>
    <message>
        <source>there is no Battery at that path</source>
        <comment>joint.noBattery</comment>
        <translation>No hay ninguna Battery en esa ruta</translation>
    </message>
    <message>
        <source>a motor has 0 to 3 axes</source>
        <comment>joint.axes</comment>
        <translation>Un motor tiene de 0 a 3 ejes</translation>
    </message>
    <message>
        <source>there is no class %1</source>
        <comment>made.noClass</comment>
        <translation>No hay ninguna clase %1</translation>
    </message>
    <message>
        <source>%1 is no %2</source>
        <comment>made.isNo</comment>
        <translation>%1 no es %2</translation>
    </message>
    <message>
        <source>%1 is no mesh importer</source>
        <comment>made.noMeshImporter</comment>
        <translation>%1 no es un importador de mallas</translation>
    </message>
    <message>
        <source>%1 is no mesh exporter</source>
        <comment>made.noMeshExporter</comment>
        <translation>%1 no es un exportador de mallas</translation>
    </message>
    <message>
        <source>%1 is no material exporter</source>
        <comment>made.noMaterialExporter</comment>
        <translation>%1 no es un exportador de materiales</translation>
    </message>
    <message>
        <source>no material exporter is installed; initMaterialExporter installs one</source>
        <comment>made.noExporter</comment>
        <translation>No hay ningún exportador de materiales instalado; initMaterialExporter instala uno</translation>
    </message>
    <message>
        <source>there is no effector %1</source>
        <comment>made.noEffector</comment>
        <translation>No hay ningún efector %1</translation>
    </message>
    <message>
        <source>there is no timer system %1; known: TimerSystemBoost, TimerSystemSDL</source>
        <comment>made.noTimer</comment>
        <translation>No hay ningún sistema de tiempo %1; se conocen TimerSystemBoost y TimerSystemSDL</translation>
    </message>
    <message>
        <source>%1 is abstract: nothing can be made of it</source>
        <comment>made.abstract</comment>
        <translation>%1 es abstracta: no se puede crear nada con ella</translation>
    </message>
    <message>
        <source>%1 is no path for a node</source>
        <comment>made.noPath</comment>
        <translation>%1 no es una ruta válida para un nodo</translation>
    </message>
    <message>
        <source>%1 is no name for a node</source>
        <comment>made.noName</comment>
        <translation>%1 no es un nombre válido para un nodo</translation>
    </message>
    <message>
        <source>%1 is there already, of class %2</source>
        <comment>made.present</comment>
        <translation>%1 ya existe, de la clase %2</translation>
    </message>
    <message>
        <source>%1 is no path for a scene</source>
        <comment>made.noScenePath</comment>
        <translation>%1 no es una ruta válida para una escena</translation>
    </message>
    <message>
        <source>there is nothing at %1</source>
        <comment>made.nothing</comment>
        <translation>No hay nada en %1</translation>
    </message>
    <message>
        <source>%1 is no scene</source>
        <comment>made.noScene</comment>
        <translation>%1 no es una escena</translation>
    </message>
    <message>
        <source>the node is no longer in the tree</source>
        <comment>made.gone</comment>
        <translation>El nodo ya no está en el árbol</translation>
    </message>
    <message>
        <source>the step of a simulation is more than 0 and at most 0.1 s</source>
        <comment>made.step</comment>
        <translation>El paso de una simulación es mayor que 0 y de 0,1 s como máximo</translation>
    </message>
    <message>
        <source>there is no script engine</source>
        <comment>made.noScripts</comment>
        <translation>No hay ningún intérprete de scripts</translation>
    </message>
    <message>
        <source>no scene importer is installed</source>
        <comment>made.noImporter</comment>
        <translation>No hay ningún importador de escenas instalado</translation>
    </message>
    <message>
        <source>there is no MaterialServer</source>
        <comment>made.noMaterials</comment>
        <translation>No hay ningún MaterialServer</translation>
    </message>
    <message>
        <source>defineMaterial takes a name and r g b a, then ambient r g b and emission r g b</source>
        <comment>made.material</comment>
        <translation>defineMaterial admite un nombre y r g b a; luego, ambiente r g b y emisión r g b</translation>
    </message>
    <message>
        <source>there is no game &apos;%1&apos;; known: %2</source>
        <comment>made.noGame</comment>
        <translation>No hay ningún juego «%1»; se conocen %2</translation>
    </message>
    <message>
        <source>a game is installed already</source>
        <comment>made.game</comment>
        <translation>Ya hay un juego instalado</translation>
    </message>
    <message>
        <source>the robot types of &apos;%1&apos; cannot be used</source>
        <comment>made.noTypes</comment>
        <translation>No se pueden usar los tipos de robot de «%1»</translation>
    </message>
    <message>
        <source>there is no %1 below the data directories, and scripts mount nothing else; the program can, with --mount</source>
        <comment>mount.notBelow</comment>
        <translation>No hay ningún %1 en los directorios de datos, y los scripts no montan nada más; el programa sí puede, con --mount</translation>
    </message>
    <message>
        <source>there is no file system %1; known: FileSystemSTD (a directory), FileSystemZIP</source>
        <comment>mount.noSystem</comment>
        <translation>No hay ningún sistema de archivos %1; se conocen FileSystemSTD (un directorio) y FileSystemZIP</translation>
    </message>
    <message>
        <source>%1 is mounted already, as %2</source>
        <comment>mount.present</comment>
        <translation>%1 ya está montado, como %2</translation>
    </message>
    <message>
        <source>%1 is not mounted</source>
        <comment>mount.not</comment>
        <translation>%1 no está montado</translation>
    </message>
    <message>
        <source>%1 is no directory</source>
        <comment>mount.noDirectory</comment>
        <translation>%1 no es un directorio</translation>
    </message>
    <message>
        <source>%1: RAR archives cannot be read; pack the files as .zip and mount them as FileSystemZIP</source>
        <comment>mount.rar</comment>
        <translation>%1: no se pueden leer archivos RAR; comprima los archivos como .zip y móntelos como FileSystemZIP</translation>
    </message>
    <message>
        <source>%1 is not mounted as %2</source>
        <comment>mount.notAs</comment>
        <translation>%1 no está montado como %2</translation>
    </message>
    <message>
        <source>there are too many keys</source>
        <comment>input.keys</comment>
        <translation>Hay demasiadas teclas</translation>
    </message>
    <message>
        <source>there are too many bindings</source>
        <comment>input.bindings</comment>
        <translation>Hay demasiadas asignaciones de teclas</translation>
    </message>
    <message>
        <source>%1 is no modifier; known: shift, ctrl, alt, each also with l or r in front</source>
        <comment>input.modifier</comment>
        <translation>%1 no es un modificador; se conocen shift, ctrl y alt, cada uno también con l o r delante</translation>
    </message>
    <message>
        <source>a binding names a key, like &apos;shift k&apos; or &apos;+axisx&apos;</source>
        <comment>input.key</comment>
        <translation>Una asignación indica una tecla, como &apos;shift k&apos; o &apos;+axisx&apos;</translation>
    </message>
    <message>
        <source>%1 is no plain name of a file; logs are kept in one directory</source>
        <comment>log.noName</comment>
        <translation>%1 no es un nombre de archivo simple; los registros se guardan en un solo directorio</translation>
    </message>
    <message>
        <source>this program keeps no log files, so %1 is not written</source>
        <comment>log.none</comment>
        <translation>Este programa no guarda archivos de registro, así que %1 no se escribe</translation>
    </message>
    <message>
        <source>%1, where logs are kept, is no directory</source>
        <comment>log.noDirectory</comment>
        <translation>%1, donde se guardan los registros, no es un directorio</translation>
    </message>
    <message>
        <source>%1 is there already, and was not written by a script; name another file</source>
        <comment>log.precious</comment>
        <translation>%1 ya existe y no lo escribió un script; indique otro archivo</translation>
    </message>
    <message>
        <source>the script&apos;s file is %1</source>
        <comment>log.place</comment>
        <translation>El archivo del script es %1</translation>
    </message>
    <message>
        <source>there are %1 streams already</source>
        <comment>log.streams</comment>
        <translation>Ya hay %1 flujos</translation>
    </message>
    <message>
        <source>%1 is not complete: %2</source>
        <comment>log.lost</comment>
        <translation>%1 no está completo: %2</translation>
    </message>
    <message>
        <source>is there room, and may you write there?</source>
        <comment>log.room</comment>
        <translation>¿Hay espacio allí y tiene usted permiso para escribir?</translation>
    </message>
    <message>
        <source>belongs %1; here it does nothing</source>
        <comment>place.wrong</comment>
        <translation>Debe ir %1; aquí no hace nada</translation>
    </message>
    <message>
        <source>nodes must be listed before those that look for them</source>
        <comment>place.order</comment>
        <translation>Los nodos deben figurar antes que los que los buscan</translation>
    </message>
    <message>
        <source>below the Transform of a foot</source>
        <comment>place.foot</comment>
        <translation>debajo del Transform de un pie</translation>
    </message>
    <message>
        <source>below the Transform of a robot</source>
        <comment>place.robot</comment>
        <translation>debajo del Transform de un robot</translation>
    </message>
    <message>
        <source>beside a RigidBody</source>
        <comment>place.beside</comment>
        <translation>junto a un RigidBody</translation>
    </message>
    <message>
        <source>beside a RigidBody below a Transform</source>
        <comment>place.besideBody</comment>
        <translation>junto a un RigidBody debajo de un Transform</translation>
    </message>
    <message>
        <source>below a Transform</source>
        <comment>place.transform</comment>
        <translation>debajo de un Transform</translation>
    </message>
    <message>
        <source>below a HingeJoint</source>
        <comment>place.hinge</comment>
        <translation>debajo de un HingeJoint</translation>
    </message>
    <message>
        <source>below a Hinge2Joint</source>
        <comment>place.hinge2</comment>
        <translation>debajo de un Hinge2Joint</translation>
    </message>
    <message>
        <source>below a UniversalJoint</source>
        <comment>place.universal</comment>
        <translation>debajo de un UniversalJoint</translation>
    </message>
    <message>
        <source>below an AngularMotor</source>
        <comment>place.angularMotor</comment>
        <translation>debajo de un AngularMotor</translation>
    </message>
    <message>
        <source>below an AngularMotor or a JointMotor</source>
        <comment>place.motor</comment>
        <translation>debajo de un AngularMotor o un JointMotor</translation>
    </message>
    <message>
        <source>below a Battery</source>
        <comment>place.battery</comment>
        <translation>debajo de una Battery</translation>
    </message>
    <message>
        <source>belongs below a Transform; here it tells positions in the world</source>
        <comment>place.world</comment>
        <translation>Debe ir debajo de un Transform; aquí indica posiciones en el mundo</translation>
    </message>
    <message>
        <source>there is no CollisionPerceptor or TouchPerceptor in this body part to tell of contacts</source>
        <comment>place.noContacts</comment>
        <translation>En esta parte del cuerpo no hay ningún CollisionPerceptor ni TouchPerceptor que informe de contactos</translation>
    </message>
    <message>
        <source>belongs directly below a collider; here it is never asked</source>
        <comment>place.neverAsked</comment>
        <translation>Debe ir directamente debajo de un cuerpo de colisión; aquí nunca se le pregunta</translation>
    </message>
    <message>
        <source>there is no force sensor in this body part; only contacts are made</source>
        <comment>place.noForce</comment>
        <translation>No hay ningún sensor de fuerza en esta parte del cuerpo; solo se crean contactos</translation>
    </message>
    <message>
        <source>list a ForceResistancePerceptor before the collider</source>
        <comment>place.listForce</comment>
        <translation>Ponga un ForceResistancePerceptor antes del cuerpo de colisión</translation>
    </message>
    <message>
        <source>belongs directly below a RigidBody; here it does nothing</source>
        <comment>place.noController</comment>
        <translation>Debe ir directamente debajo de un RigidBody; aquí no hace nada</translation>
    </message>
    <message>
        <source>only the first World directly below the scene is simulated; this one stands still</source>
        <comment>place.secondWorld</comment>
        <translation>Solo se simula la primera World directamente debajo de la escena; esta permanece parada</translation>
    </message>
    <message>
        <source>there is no World directly below the scene, so it has no physics</source>
        <comment>place.noWorld</comment>
        <translation>No hay ninguna World directamente debajo de la escena, así que no tiene física</translation>
    </message>
    <message>
        <source>create a World and a Space below the scene before anything else</source>
        <comment>place.makeWorld</comment>
        <translation>Cree una World y un Space debajo de la escena antes que nada</translation>
    </message>
    <message>
        <source>a RigidBody belongs directly below a Transform; nothing follows this one</source>
        <comment>place.bodyAlone</comment>
        <translation>Un RigidBody debe ir directamente debajo de un Transform; a este no lo sigue nada</translation>
    </message>
    <message>
        <source>the Transform above has a body already, %1; it follows the one listed last</source>
        <comment>place.twoBodies</comment>
        <translation>El Transform de encima ya tiene un cuerpo, %1; sigue al último de la lista</translation>
    </message>
    <message>
        <source>the collider %1 is listed before this body, so it is static and does not follow it</source>
        <comment>place.colliderFirst</comment>
        <translation>El cuerpo de colisión %1 figura antes que este cuerpo, así que es estático y no lo sigue</translation>
    </message>
    <message>
        <source>list the body first</source>
        <comment>place.bodyFirst</comment>
        <translation>Ponga primero el cuerpo</translation>
    </message>
    <message>
        <source>a %1 has no geometry, so it touches nothing</source>
        <comment>place.noGeometry</comment>
        <translation>Un %1 no tiene geometría, así que no toca nada</translation>
    </message>
    <message>
        <source>the TransformCollider above cannot take this collider; it is left out</source>
        <comment>place.notTaken</comment>
        <translation>El TransformCollider de encima no admite este cuerpo de colisión; se omite</translation>
    </message>
    <message>
        <source>there is no Space above or directly below the scene, so it touches nothing</source>
        <comment>place.noSpace</comment>
        <translation>No hay ningún Space encima ni directamente debajo de la escena, así que no toca nada</translation>
    </message>
    <message>
        <source>an AngularMotor belongs below the HingeJoint that it drives; here its angle is its own</source>
        <comment>place.motorAlone</comment>
        <translation>Un AngularMotor debe ir debajo del HingeJoint que mueve; aquí su ángulo es solo suyo</translation>
    </message>
    <message>
        <source>a JointMotor belongs directly below a HingeJoint or an AngularMotor; here it does nothing</source>
        <comment>place.jointMotor</comment>
        <translation>Un JointMotor debe ir directamente debajo de un HingeJoint o un AngularMotor; aquí no hace nada</translation>
    </message>
    <message>
        <source>the joint above has a JointMotor already; this one does nothing</source>
        <comment>place.secondMotor</comment>
        <translation>La articulación de encima ya tiene un JointMotor; este no hace nada</translation>
    </message>
    <message>
        <source>it was never attached, so it holds nothing</source>
        <comment>place.notAttached</comment>
        <translation>No se ha fijado nunca, así que no sujeta nada</translation>
    </message>
    <message>
        <source>call attach with the paths of two bodies</source>
        <comment>place.attach</comment>
        <translation>Llame a attach con las rutas de dos cuerpos</translation>
    </message>
    <message>
        <source>it cannot join these two, so it holds nothing</source>
        <comment>place.notJoined</comment>
        <translation>No puede unir estos dos, así que no sujeta nada</translation>
    </message>
    <message>
        <source>two different bodies of the same scene are needed, and Hinge2Joint needs both</source>
        <comment>place.twoDifferent</comment>
        <translation>Se necesitan dos cuerpos distintos de la misma escena, y Hinge2Joint necesita ambos</translation>
    </message>
    <message>
        <source>there is no RigidBody at &apos;%1&apos;; the joint is attached to the static environment instead</source>
        <comment>place.noBody</comment>
        <translation>No hay ningún RigidBody en «%1»; la articulación se fija en su lugar al entorno estático</translation>
    </message>
    <message>
        <source>paths start at the joint: ../body is a body beside it</source>
        <comment>place.paths</comment>
        <translation>Las rutas empiezan en la articulación: ../body es un cuerpo situado junto a ella</translation>
    </message>
    <message>
        <source>there is no material %1, so it is not drawn</source>
        <comment>place.noMaterial</comment>
        <translation>No hay ningún material %1, así que no se dibuja</translation>
    </message>
    <message>
        <source>set-up scripts define materials below /sys/server/material</source>
        <comment>place.materials</comment>
        <translation>Los scripts de montaje definen materiales debajo de /sys/server/material</translation>
    </message>
    <message>
        <source>the step gave the body impossible numbers; it was put back to where it was, at rest</source>
        <comment>body.putBack</comment>
        <translation>El paso dio al cuerpo números imposibles; se ha devuelto a donde estaba, en reposo</translation>
    </message>
    <message>
        <source>agents get no pictures of this camera: %1</source>
        <comment>picture.none</comment>
        <translation>Los agentes no reciben imágenes de esta cámara: %1</translation>
    </message>
    <message>
        <source>nothing here draws pictures</source>
        <comment>picture.nobody</comment>
        <translation>Aquí nada dibuja imágenes</translation>
    </message>
    <message>
        <source>this server has no motion controller, so motion descriptions (HMDP) are not carried out</source>
        <comment>motion.none</comment>
        <translation>Este servidor no tiene controlador de movimiento, así que las descripciones de movimiento (HMDP) no se ejecutan</translation>
    </message>
    <message>
        <source>send joint speeds instead</source>
        <comment>motion.speeds</comment>
        <translation>Envíe en su lugar velocidades de articulación</translation>
    </message>
    <message>
        <source>it has to be a TOML file</source>
        <comment>toml.file</comment>
        <translation>Debe ser un archivo TOML</translation>
    </message>
    <message>
        <source>%1 knows no `%2`</source>
        <comment>toml.unknown</comment>
        <translation>%1 no conoce ningún `%2`</translation>
    </message>
    <message>
        <source>known are %1</source>
        <comment>toml.known</comment>
        <translation>Se conocen %1</translation>
    </message>
    <message>
        <source>%1 is a text in quotes</source>
        <comment>toml.text</comment>
        <translation>%1 es un texto entre comillas</translation>
    </message>
    <message>
        <source>%1 is a list of texts</source>
        <comment>toml.texts</comment>
        <translation>%1 es una lista de textos</translation>
    </message>
    <message>
        <source>write %1</source>
        <comment>toml.write</comment>
        <translation>Escriba %1</translation>
    </message>
    <message>
        <source>%1 is a number from %2 to %3</source>
        <comment>toml.number</comment>
        <translation>%1 es un número de %2 a %3</translation>
    </message>
    <message>
        <source>%1 is a number from %2 to %3, not %4</source>
        <comment>toml.numberNot</comment>
        <translation>%1 es un número de %2 a %3, no %4</translation>
    </message>
    <message>
        <source>%1 is a whole number</source>
        <comment>toml.whole</comment>
        <translation>%1 es un número entero</translation>
    </message>
    <message>
        <source>%1 is true or false</source>
        <comment>toml.flag</comment>
        <translation>%1 es true o false</translation>
    </message>
    <message>
        <source>a file of robot types</source>
        <comment>type.file</comment>
        <translation>Un archivo de tipos de robot</translation>
    </message>
    <message>
        <source>there is no robot type</source>
        <comment>type.none</comment>
        <translation>No hay ningún tipo de robot</translation>
    </message>
    <message>
        <source>write [[type]] with name, id and template</source>
        <comment>type.write</comment>
        <translation>Escriba [[type]] con name, id y template</translation>
    </message>
    <message>
        <source>script_constant is the name of a Ruby constant</source>
        <comment>type.constant</comment>
        <translation>script_constant es el nombre de una constante de Ruby</translation>
    </message>
    <message>
        <source>such as %1: a capital letter first</source>
        <comment>type.constantSuch</comment>
        <translation>Por ejemplo %1: primero, una mayúscula</translation>
    </message>
    <message>
        <source>a parameter needs a name of letters, digits, _ and -</source>
        <comment>type.parameterName</comment>
        <translation>Un parámetro necesita un nombre de letras, cifras, _ y -</translation>
    </message>
    <message>
        <source>there are two parameters `%1`</source>
        <comment>type.twoParameters</comment>
        <translation>Hay dos parámetros `%1`</translation>
    </message>
    <message>
        <source>least is more than most</source>
        <comment>type.leastMost</comment>
        <translation>least es mayor que most</translation>
    </message>
    <message>
        <source>%1 has no value that templates can read</source>
        <comment>type.noUse</comment>
        <translation>%1 no tiene ningún valor que las plantillas puedan leer</translation>
    </message>
    <message>
        <source>write a number, true, false, a plain word in quotes, or %1</source>
        <comment>type.values</comment>
        <translation>Escriba un número, true, false, una palabra simple entre comillas o %1</translation>
    </message>
    <message>
        <source>a range</source>
        <comment>type.aRange</comment>
        <translation>Un intervalo</translation>
    </message>
    <message>
        <source>a range has from and to</source>
        <comment>type.range</comment>
        <translation>Un intervalo tiene from y to</translation>
    </message>
    <message>
        <source>from is more than to</source>
        <comment>type.fromTo</comment>
        <translation>from es mayor que to</translation>
    </message>
    <message>
        <source>a robot type needs a name of letters, digits, _ and -</source>
        <comment>type.name</comment>
        <translation>Un tipo de robot necesita un nombre de letras, cifras, _ y -</translation>
    </message>
    <message>
        <source>there are two robot types `%1`</source>
        <comment>type.two</comment>
        <translation>Hay dos tipos de robot `%1`</translation>
    </message>
    <message>
        <source>the robot type has no id</source>
        <comment>type.noId</comment>
        <translation>El tipo de robot no tiene id</translation>
    </message>
    <message>
        <source>%1: a whole number, for the rules of a match</source>
        <comment>type.idSuch</comment>
        <translation>%1: un número entero, para las reglas de un partido</translation>
    </message>
    <message>
        <source>two robot types have the id %1</source>
        <comment>type.sameId</comment>
        <translation>Dos tipos de robot tienen el id %1</translation>
    </message>
    <message>
        <source>the robot type has no template</source>
        <comment>type.noTemplate</comment>
        <translation>El tipo de robot no tiene template</translation>
    </message>
    <message>
        <source>the type has no value for `%1`</source>
        <comment>type.noValue</comment>
        <translation>El tipo no tiene ningún valor para `%1`</translation>
    </message>
    <message>
        <source>give it one, or a value for all types to the [[parameter]]</source>
        <comment>type.giveValue</comment>
        <translation>Dele uno, o dé al [[parameter]] un valor para todos los tipos</translation>
    </message>
    <message>
        <source>the template %1 needs $%2, which type %3 does not have</source>
        <comment>type.needs</comment>
        <translation>La plantilla %1 necesita $%2, que el tipo %3 no tiene</translation>
    </message>
    <message>
        <source>describe it in a [[parameter]] with a value</source>
        <comment>type.describe</comment>
        <translation>Descríbalo en un [[parameter]] con un valor</translation>
    </message>
    <message>
        <source>the template %1 has no $%2</source>
        <comment>type.noPlace</comment>
        <translation>La plantilla %1 no tiene ningún $%2</translation>
    </message>
    <message>
        <source>its names stand behind templ at its begin</source>
        <comment>type.names</comment>
        <translation>Sus nombres están detrás de templ, al principio</translation>
    </message>
    <message>
        <source>there is a robot type %1 already</source>
        <comment>type.nameTaken</comment>
        <translation>Ya hay un tipo de robot %1</translation>
    </message>
    <message>
        <source>robot type %1 has the id %2 already</source>
        <comment>type.idTaken</comment>
        <translation>El tipo de robot %1 ya tiene el id %2</translation>
    </message>
    <message>
        <source>a file of motors</source>
        <comment>motor.file</comment>
        <translation>Un archivo de motores</translation>
    </message>
    <message>
        <source>shutdown has to be above hot, or the torque could not be reduced between them</source>
        <comment>motor.shutdown</comment>
        <translation>shutdown debe ser mayor que hot; si no, el par no podría reducirse entre ambos</translation>
    </message>
    <message>
        <source>there is no motor</source>
        <comment>motor.none</comment>
        <translation>No hay ningún motor</translation>
    </message>
    <message>
        <source>write [[motor]] with the joints that it drives and its constants</source>
        <comment>motor.write</comment>
        <translation>Escriba [[motor]] con las articulaciones que mueve y sus constantes</translation>
    </message>
    <message>
        <source>the motor has no %1</source>
        <comment>motor.lacks</comment>
        <translation>Al motor le falta %1</translation>
    </message>
    <message>
        <source>docs/motors.md tells what belongs to a motor</source>
        <comment>motor.docs</comment>
        <translation>docs/motors.md explica lo que debe tener un motor</translation>
    </message>
    <message>
        <source>the motor drives nothing</source>
        <comment>motor.nothing</comment>
        <translation>El motor no mueve nada</translation>
    </message>
    <message>
        <source>name effectors: %1</source>
        <comment>motor.effectors</comment>
        <translation>Indique efectores: %1</translation>
    </message>
    <message>
        <source>two motors drive %1</source>
        <comment>motor.two</comment>
        <translation>Dos motores mueven %1</translation>
    </message>
    <message>
        <source>name each joint once</source>
        <comment>motor.once</comment>
        <translation>Indique cada articulación una sola vez</translation>
    </message>
    <message>
        <source>agent %1</source>
        <comment>robot.agent</comment>
        <translation>Agente %1</translation>
    </message>
    <message>
        <source>%1: scene without a file name, ignored</source>
        <comment>robot.noFile</comment>
        <translation>%1: scene sin nombre de archivo, no se tiene en cuenta</translation>
    </message>
    <message>
        <source>%1: it has a robot already; a second scene is ignored</source>
        <comment>robot.second</comment>
        <translation>%1: ya tiene un robot; una segunda scene no se tiene en cuenta</translation>
    </message>
    <message>
        <source>%1: there is no robot model &apos;%2&apos;; ask for rsg/agent/nao/nao.rsg or rsg/agent/nao/nao_hetero.rsg with a type from 0 to 4</source>
        <comment>robot.noModel</comment>
        <translation>%1: no hay ningún modelo de robot «%2»; pida rsg/agent/nao/nao.rsg, o rsg/agent/nao/nao_hetero.rsg con un tipo de 0 a 4</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; is no argument for a robot; numbers and plain words are</source>
        <comment>robot.noArgument</comment>
        <translation>%1: «%2» no es un argumento válido para un robot; sí lo son los números y las palabras simples</translation>
    </message>
    <message>
        <source>%1: there is no robot type &apos;%2&apos;; %3</source>
        <comment>robot.noType</comment>
        <translation>%1: no hay ningún tipo de robot «%2»; %3</translation>
    </message>
    <message>
        <source>the set-up describes none</source>
        <comment>robot.noTypes</comment>
        <translation>el montaje no describe ninguno</translation>
    </message>
    <message>
        <source>%1: the robot &apos;%2&apos; could not be built; it may ask for another one</source>
        <comment>robot.notBuilt</comment>
        <translation>%1: no se pudo construir el robot «%2»; puede pedir otro</translation>
    </message>
    <message>
        <source>%1: its motors stay ideal, for none of its joints is named in %2</source>
        <comment>robot.idealJoints</comment>
        <translation>%1: sus motores siguen siendo ideales, porque ninguna de sus articulaciones se menciona en %2</translation>
    </message>
    <message>
        <source>%1: its motors stay ideal, for there is no use in %2</source>
        <comment>robot.idealFile</comment>
        <translation>%1: sus motores siguen siendo ideales, porque %2 no se puede usar</translation>
    </message>
    <message>
        <source>the set-up script built no robot for %1</source>
        <comment>robot.noScript</comment>
        <translation>El script de montaje no construyó ningún robot para %1</translation>
    </message>
    <message>
        <source>the set-up script built no robot for %1: %2</source>
        <comment>robot.scriptFailed</comment>
        <translation>El script de montaje no construyó ningún robot para %1: %2</translation>
    </message>
    <message>
        <source>define a function addAgent(path) in it that does</source>
        <comment>robot.addAgent</comment>
        <translation>Defina en él una función addAgent(path) que lo haga</translation>
    </message>
    <message>
        <source>%1%2</source>
        <comment>ros.from</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>more than %1 messages about this file; no more</source>
        <comment>ros.mostMessages</comment>
        <translation>Más de %1 mensajes sobre este archivo; no se muestran más</translation>
    </message>
    <message>
        <source>mend the first ones</source>
        <comment>ros.mendFirst</comment>
        <translation>Corrija primero los primeros</translation>
    </message>
    <message>
        <source>there is a NUL byte</source>
        <comment>ros.nul</comment>
        <translation>Hay un byte NUL</translation>
    </message>
    <message>
        <source>scene files are text; save it as UTF-8</source>
        <comment>ros.utf8</comment>
        <translation>Los archivos de escena son texto; guárdelo como UTF-8</translation>
    </message>
    <message>
        <source>this is no well-formed XML: %1</source>
        <comment>ros.notWellFormed</comment>
        <translation>No es XML bien formado: %1</translation>
    </message>
    <message>
        <source>look at the element before this place: is it closed, are its values in quotes?</source>
        <comment>ros.isItClosed</comment>
        <translation>Revise el elemento anterior a este lugar: ¿está cerrado, están sus valores entre comillas?</translation>
    </message>
    <message>
        <source>entities that a file declares itself are not expanded</source>
        <comment>ros.entities</comment>
        <translation>Las entidades que declara el propio archivo no se expanden</translation>
    </message>
    <message>
        <source>write their text out, or use a Macro</source>
        <comment>ros.writeOut</comment>
        <translation>Escriba su texto completo o use una Macro</translation>
    </message>
    <message>
        <source>elements are nested more than %1 deep</source>
        <comment>ros.tooDeep</comment>
        <translation>Los elementos están anidados a más de %1 niveles</translation>
    </message>
    <message>
        <source>split it up with Macro and Use</source>
        <comment>ros.split</comment>
        <translation>Divídalo con Macro y Use</translation>
    </message>
    <message>
        <source>there is no element in this file</source>
        <comment>ros.noElement</comment>
        <translation>No hay ningún elemento en este archivo</translation>
    </message>
    <message>
        <source>a scene starts with &lt;Simulation&gt;</source>
        <comment>ros.startsWith</comment>
        <translation>Una escena empieza con &lt;Simulation&gt;</translation>
    </message>
    <message>
        <source>the outermost element is %1, not Simulation or RoSiIncludeFile</source>
        <comment>ros.outermost</comment>
        <translation>El elemento más exterior es %1, no Simulation ni RoSiIncludeFile</translation>
    </message>
    <message>
        <source>%1 has no effect</source>
        <comment>ros.noEffect</comment>
        <translation>%1 no tiene efecto</translation>
    </message>
    <message>
        <source>%1 has no effect in %2</source>
        <comment>ros.noEffectIn</comment>
        <translation>%1 no tiene efecto en %2</translation>
    </message>
    <message>
        <source>it holds nothing</source>
        <comment>ros.holdsNothing</comment>
        <translation>No contiene nada</translation>
    </message>
    <message>
        <source>it holds %1</source>
        <comment>ros.holds</comment>
        <translation>Contiene %1</translation>
    </message>
    <message>
        <source>it holds what Elements may hold</source>
        <comment>ros.holdsElements</comment>
        <translation>Contiene lo que puede contener Elements</translation>
    </message>
    <message>
        <source>it holds %1, what Elements may hold</source>
        <comment>ros.holdsBoth</comment>
        <translation>Contiene %1 y lo que puede contener Elements</translation>
    </message>
    <message>
        <source>there is no element %1</source>
        <comment>ros.unknown</comment>
        <translation>No existe ningún elemento %1</translation>
    </message>
    <message>
        <source>%1 has no attribute %2</source>
        <comment>ros.noAttribute</comment>
        <translation>%1 no tiene ningún atributo %2</translation>
    </message>
    <message>
        <source>%1 needs the attribute %2</source>
        <comment>ros.needs</comment>
        <translation>%1 necesita el atributo %2</translation>
    </message>
    <message>
        <source>expected a number up to 1000000 for %1, not %2</source>
        <comment>ros.number</comment>
        <translation>Se esperaba un número de hasta 1000000 para %1, no %2</translation>
    </message>
    <message>
        <source>write it as 0.5</source>
        <comment>ros.numberAs</comment>
        <translation>Escríbalo como 0.5</translation>
    </message>
    <message>
        <source>%1 must be more than 0, not %2</source>
        <comment>ros.size</comment>
        <translation>%1 debe ser mayor que 0, no %2</translation>
    </message>
    <message>
        <source>expected true or false for %1, not %2</source>
        <comment>ros.flag</comment>
        <translation>Se esperaba true o false para %1, no %2</translation>
    </message>
    <message>
        <source>sensors are not built; robots have them as perceptors, in RSG</source>
        <comment>ros.sensors</comment>
        <translation>Los sensores no se construyen; los robots los tienen como perceptores, en RSG</translation>
    </message>
    <message>
        <source>all surfaces have the same friction</source>
        <comment>ros.friction</comment>
        <translation>Todas las superficies tienen el mismo rozamiento</translation>
    </message>
    <message>
        <source>the viewport has its own light and background</source>
        <comment>ros.look</comment>
        <translation>La vista tiene su propia luz y su propio fondo</translation>
    </message>
    <message>
        <source>only all surfaces at once can be replaced</source>
        <comment>ros.surfaces</comment>
        <translation>Las superficies solo se pueden reemplazar todas a la vez</translation>
    </message>
    <message>
        <source>the motor holds its joint where it is</source>
        <comment>ros.controller</comment>
        <translation>El motor mantiene su articulación donde está</translation>
    </message>
    <message>
        <source>a shape says itself whether it collides, with canCollide</source>
        <comment>ros.collision</comment>
        <translation>Una forma indica ella misma si colisiona, con canCollide</translation>
    </message>
    <message>
        <source>there are no buttons in a scene</source>
        <comment>ros.buttons</comment>
        <translation>En una escena no hay botones</translation>
    </message>
    <message>
        <source>the set-up decides how long a step takes</source>
        <comment>ros.step</comment>
        <translation>El montaje decide cuánto dura un paso</translation>
    </message>
    <message>
        <source>a scene keeps the gravity of its world</source>
        <comment>ros.gravity</comment>
        <translation>Una escena conserva la gravedad de su mundo</translation>
    </message>
    <message>
        <source>contacts have the values of erp and cfm</source>
        <comment>ros.softness</comment>
        <translation>Los contactos tienen los valores de erp y cfm</translation>
    </message>
    <message>
        <source>erp is a number from 0 to 1, and cfm one &gt;= 0</source>
        <comment>ros.erp</comment>
        <translation>erp es un número de 0 a 1, y cfm, uno &gt;= 0</translation>
    </message>
    <message>
        <source>0.2 and 0.0001 are used instead</source>
        <comment>ros.erpInstead</comment>
        <translation>Se usan en su lugar 0.2 y 0.0001</translation>
    </message>
    <message>
        <source>elements and macros are nested more than %1 deep</source>
        <comment>ros.macrosTooDeep</comment>
        <translation>Los elementos y las macros están anidados a más de %1 niveles</translation>
    </message>
    <message>
        <source>what is deeper is left out</source>
        <comment>ros.deeper</comment>
        <translation>Lo que está a mayor profundidad se omite</translation>
    </message>
    <message>
        <source>the scene has more than %1 elements; the rest is left out</source>
        <comment>ros.mostElements</comment>
        <translation>La escena tiene más de %1 elementos; el resto se omite</translation>
    </message>
    <message>
        <source>macros that use each other may unfold to more than one thinks</source>
        <comment>ros.unfold</comment>
        <translation>Las macros que se usan unas a otras pueden dar lugar a más elementos de lo que parece</translation>
    </message>
    <message>
        <source>there is no macro %1</source>
        <comment>ros.noMacro</comment>
        <translation>No hay ninguna macro %1</translation>
    </message>
    <message>
        <source>a macro of another file is there once that file was imported, or by %1</source>
        <comment>ros.otherFile</comment>
        <translation>Una macro de otro archivo está disponible cuando se ha importado ese archivo, o mediante %1</translation>
    </message>
    <message>
        <source>the macro %1 uses itself</source>
        <comment>ros.usesItself</comment>
        <translation>La macro %1 se usa a sí misma</translation>
    </message>
    <message>
        <source>it is left out here</source>
        <comment>ros.leftOut</comment>
        <translation>Aquí se omite</translation>
    </message>
    <message>
        <source>a mass must not be less than 0</source>
        <comment>ros.mass</comment>
        <translation>Una masa no puede ser menor que 0</translation>
    </message>
    <message>
        <source>there is no appearance %1</source>
        <comment>ros.noAppearance</comment>
        <translation>No hay ninguna Appearance %1</translation>
    </message>
    <message>
        <source>an AppearanceDefinition defines it; until then it looks like &apos;default&apos;</source>
        <comment>ros.appearance</comment>
        <translation>La define una AppearanceDefinition; hasta entonces se ve como &apos;default&apos;</translation>
    </message>
    <message>
        <source>the vertex list has no vertex %1</source>
        <comment>ros.noVertex</comment>
        <translation>La lista de vértices no tiene ningún vértice %1</translation>
    </message>
    <message>
        <source>this face is left out</source>
        <comment>ros.faceOut</comment>
        <translation>Esta cara se omite</translation>
    </message>
    <message>
        <source>ComplexShape needs a GraphicalRepresentation</source>
        <comment>ros.noGraphics</comment>
        <translation>ComplexShape necesita una GraphicalRepresentation</translation>
    </message>
    <message>
        <source>use Box, Sphere or Capsule for simple shapes</source>
        <comment>ros.simple</comment>
        <translation>Use Box, Sphere o Capsule para formas simples</translation>
    </message>
    <message>
        <source>there is no vertex list %1</source>
        <comment>ros.noList</comment>
        <translation>No hay ninguna lista de vértices %1</translation>
    </message>
    <message>
        <source>the shape has no faces, so there is nothing to see</source>
        <comment>ros.noFaces</comment>
        <translation>La forma no tiene caras, así que no hay nada que ver</translation>
    </message>
    <message>
        <source>this shape cannot be drawn: %1</source>
        <comment>ros.notDrawn</comment>
        <translation>No se puede dibujar esta forma: %1</translation>
    </message>
    <message>
        <source>there is no class &apos;%1&apos; in this program</source>
        <comment>ros.noClass</comment>
        <translation>En este programa no hay ninguna clase «%1»</translation>
    </message>
    <message>
        <source>what moves needs a mass from 1e-12 to 1e12 kg; it stays where it is</source>
        <comment>ros.needsMass</comment>
        <translation>Lo que se mueve necesita una masa de 1e-12 a 1e12 kg; se queda donde está</translation>
    </message>
    <message>
        <source>the joint %1 holds no body, so it is left out</source>
        <comment>ros.noBody</comment>
        <translation>La articulación %1 no sujeta ningún cuerpo, así que se omite</translation>
    </message>
    <message>
        <source>its Elements need a shape with a mass</source>
        <comment>ros.giveBody</comment>
        <translation>Su Elements necesita una forma con masa</translation>
    </message>
    <message>
        <source>%1 needs an AnchorPoint</source>
        <comment>ros.anchor</comment>
        <translation>%1 necesita un AnchorPoint</translation>
    </message>
    <message>
        <source>the two axes of a UniversalJoint must not be parallel</source>
        <comment>ros.parallel</comment>
        <translation>Los dos ejes de un UniversalJoint no pueden ser paralelos</translation>
    </message>
    <message>
        <source>%1 needs an %2</source>
        <comment>ros.axis</comment>
        <translation>%1 necesita %2</translation>
    </message>
    <message>
        <source>an axis needs a direction: x, y and z are 0</source>
        <comment>ros.direction</comment>
        <translation>Un eje necesita una dirección: x, y y z son 0</translation>
    </message>
    <message>
        <source>min is more than max</source>
        <comment>ros.minMax</comment>
        <translation>min es mayor que max</translation>
    </message>
    <message>
        <source>the joint is left without stops</source>
        <comment>ros.noStops</comment>
        <translation>La articulación se queda sin topes</translation>
    </message>
    <message>
        <source>maxForce and maxVelocity must not be less than 0</source>
        <comment>ros.motor</comment>
        <translation>maxForce y maxVelocity no pueden ser menores que 0</translation>
    </message>
    <message>
        <source>the joint is left without motor</source>
        <comment>ros.noMotor</comment>
        <translation>La articulación se queda sin motor</translation>
    </message>
    <message>
        <source>cannot read the project</source>
        <comment>project.unreadable</comment>
        <translation>No se puede leer el proyecto</translation>
    </message>
    <message>
        <source>check its name and its permissions</source>
        <comment>project.permissions</comment>
        <translation>Compruebe su nombre y sus permisos</translation>
    </message>
    <message>
        <source>the project is larger than 1 MiB</source>
        <comment>project.large</comment>
        <translation>El proyecto ocupa más de 1 MiB</translation>
    </message>
    <message>
        <source>is it another kind of file?</source>
        <comment>project.otherFile</comment>
        <translation>¿Es un archivo de otro tipo?</translation>
    </message>
    <message>
        <source>variable `%1` has no single value</source>
        <comment>project.noValue</comment>
        <translation>La variable `%1` no tiene un valor único</translation>
    </message>
    <message>
        <source>give it a number, true, false, or a text in quotes</source>
        <comment>project.giveValue</comment>
        <translation>Dele un número, true, false o un texto entre comillas</translation>
    </message>
    <message>
        <source>write a value that it can have, or remove the line</source>
        <comment>project.possibleValue</comment>
        <translation>Escriba un valor que pueda tener o quite la línea</translation>
    </message>
    <message>
        <source>there is no setting `%1` of this kind</source>
        <comment>project.noSetting</comment>
        <translation>No hay ningún ajuste `%1` de este tipo</translation>
    </message>
    <message>
        <source>the project names no scene</source>
        <comment>project.noScene</comment>
        <translation>El proyecto no indica ninguna escena</translation>
    </message>
    <message>
        <source>add a line such as %1</source>
        <comment>project.addScene</comment>
        <translation>Añada una línea como %1</translation>
    </message>
    <message>
        <source>a project is a TOML file</source>
        <comment>project.toml</comment>
        <translation>Un proyecto es un archivo TOML</translation>
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
        <translation>Detenido tras %1 pasos; ¿hay un bucle sin fin?</translation>
    </message>
    <message>
        <source>--script-budget N allows N steps</source>
        <comment>script.budget</comment>
        <translation>--script-budget N permite N pasos</translation>
    </message>
    <message>
        <source>--think-budget N allows N steps</source>
        <comment>script.thinkBudget</comment>
        <translation>--think-budget N permite N pasos</translation>
    </message>
    <message>
        <source>stopped after %1 s; does it loop for ever?</source>
        <comment>script.time</comment>
        <translation>Detenido tras %1 s; ¿hay un bucle sin fin?</translation>
    </message>
    <message>
        <source>--script-time SECONDS allows more time, 0 any</source>
        <comment>script.allowTime</comment>
        <translation>--script-time SECONDS permite más tiempo, 0 sin límite</translation>
    </message>
    <message>
        <source>stopped with %1 symbols; does it make new ones in a loop?</source>
        <comment>script.symbols</comment>
        <translation>Detenido con %1 símbolos; ¿se crean nuevos en un bucle?</translation>
    </message>
    <message>
        <source>symbols are never freed: use texts in their place</source>
        <comment>script.useTexts</comment>
        <translation>Los símbolos nunca se liberan: use textos en su lugar</translation>
    </message>
    <message>
        <source>stopped with %1 fibers that have resumed one another; does it call itself for ever?</source>
        <comment>script.fibers</comment>
        <translation>Detenido con %1 fibras que se han reanudado unas a otras; ¿se llama el script a sí mismo sin fin?</translation>
    </message>
    <message>
        <source>stopped from outside, before its end</source>
        <comment>script.interrupted</comment>
        <translation>Detenido desde fuera, antes de terminar</translation>
    </message>
    <message>
        <source>too complicated to compile</source>
        <comment>script.complicated</comment>
        <translation>Demasiado complicado para compilarlo</translation>
    </message>
    <message>
        <source>its steps cannot be counted: %1</source>
        <comment>script.uncounted</comment>
        <translation>Sus pasos no se pueden contar: %1</translation>
    </message>
    <message>
        <source>text of %1 bytes is too long for a script</source>
        <comment>script.long</comment>
        <translation>Un texto de %1 bytes es demasiado largo para un script</translation>
    </message>
    <message>
        <source>the expression is empty</source>
        <comment>script.emptyExpression</comment>
        <translation>La expresión está vacía</translation>
    </message>
    <message>
        <source>the value is %1; a number or a text is needed</source>
        <comment>script.value</comment>
        <translation>El valor es %1; se necesita un número o un texto</translation>
    </message>
    <message>
        <source>%1%2%3</source>
        <comment>script.place</comment>
        <translation>%1%2%3</translation>
    </message>
    <message>
        <source> for nil</source>
        <comment>script.forNil</comment>
        <translation> para nil</translation>
    </message>
    <message>
        <source> for nil; %1 is nil</source>
        <comment>script.isNil</comment>
        <translation> para nil; %1 es nil</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>script.or</comment>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>; in %1</source>
        <comment>script.in</comment>
        <translation>; en %1</translation>
    </message>
    <message>
        <source>%1, called from %2</source>
        <comment>script.calledFrom</comment>
        <translation>%1, llamado desde %2</translation>
    </message>
    <message>
        <source>; called from %1</source>
        <comment>script.callers</comment>
        <translation>; llamado desde %1</translation>
    </message>
    <message>
        <source>%1: onCycle: %2; the block is not called any more</source>
        <comment>script.onCycle</comment>
        <translation>%1: onCycle: %2; el bloque ya no se llama más</translation>
    </message>
    <message>
        <source>%1: argument %2 is %3; a text, number or boolean is needed</source>
        <comment>script.argument</comment>
        <translation>%1: el argumento %2 es %3; se necesita un texto, un número o un booleano</translation>
    </message>
    <message>
        <source>takes the name of a bundle</source>
        <comment>script.takesBundle</comment>
        <translation>admite el nombre de un paquete</translation>
    </message>
    <message>
        <source>it is unknown</source>
        <comment>script.unknownBundle</comment>
        <translation>es desconocido</translation>
    </message>
    <message>
        <source>bundle %1 is not loaded: %2</source>
        <comment>script.noBundle</comment>
        <translation>No se carga el paquete %1: %2</translation>
    </message>
    <message>
        <source>takes the name of a script</source>
        <comment>script.takesScript</comment>
        <translation>admite el nombre de un script</translation>
    </message>
    <message>
        <source>takes the name of a scene file and values for its template</source>
        <comment>script.takesScene</comment>
        <translation>admite el nombre de un archivo de escena y valores para su plantilla</translation>
    </message>
    <message>
        <source>there is no scene to import into</source>
        <comment>script.noScene</comment>
        <translation>no hay ninguna escena en la que importar</translation>
    </message>
    <message>
        <source>cannot make %1 at %2</source>
        <comment>script.cannotMake</comment>
        <translation>No se puede crear %1 en %2</translation>
    </message>
    <message>
        <source>there is nothing at %1 to select</source>
        <comment>script.nothingThere</comment>
        <translation>En %1 no hay nada que seleccionar</translation>
    </message>
    <message>
        <source>popd: nothing was pushed</source>
        <comment>script.popd</comment>
        <translation>popd: no se había apilado nada</translation>
    </message>
    <message>
        <source>%1 is no function, and no method of what is selected, %2</source>
        <comment>script.noFunction</comment>
        <translation>%1 no es una función, ni un método de lo seleccionado, %2</translation>
    </message>
    <message>
        <source>%1 is called on an object that is gone</source>
        <comment>script.gone</comment>
        <translation>Se llama a %1 en un objeto que ya no existe</translation>
    </message>
    <message>
        <source>%1 cannot take a value %2</source>
        <comment>script.noValue</comment>
        <translation>%1 no puede tomar el valor %2</translation>
    </message>
    <message>
        <source>what it says is %1; a text is needed, or nil</source>
        <comment>script.noText</comment>
        <translation>Lo que dice es %1; se necesita un texto, o nil</translation>
    </message>
    <message>
        <source>such as %1</source>
        <comment>script.such</comment>
        <translation>por ejemplo %1</translation>
    </message>
    <message>
        <source>scripts have no %1: %2</source>
        <comment>script.unavailable</comment>
        <translation>los scripts no tienen %1: %2</translation>
    </message>
    <message>
        <source>the time of day is unknown while a run goes on, which has to be the same every time: onCycle { |time| … } is told the simulated time</source>
        <comment>script.noClock</comment>
        <translation>la hora es desconocida durante una ejecución, que debe ser igual cada vez: onCycle { |time| … } recibe el tiempo simulado</translation>
    </message>
    <message>
        <source>cannot load %1: there is no such script below the data directories, and scripts have no libraries of Ruby</source>
        <comment>script.noLoad</comment>
        <translation>no se puede cargar %1: no hay tal script en los directorios de datos y los scripts no tienen bibliotecas de Ruby</translation>
    </message>
    <message>
        <source>%1 ends with an error</source>
        <comment>script.loadFailed</comment>
        <translation>%1 termina con un error</translation>
    </message>
    <message>
        <source>return ends the script, sparkGetSimulationServer.quit the run</source>
        <comment>instead.end</comment>
        <translation>return termina el script, sparkGetSimulationServer.quit la ejecución</translation>
    </message>
    <message>
        <source>onCycle { |time| … } is called in every cycle, with the simulated time</source>
        <comment>instead.wait</comment>
        <translation>onCycle { |time| … } se llama en cada ciclo con el tiempo simulado</translation>
    </message>
    <message>
        <source>they start no programs; team files and jobs do</source>
        <comment>instead.program</comment>
        <translation>no inician programas; lo hacen los archivos de equipo y los trabajos</translation>
    </message>
    <message>
        <source>run, load and importScene read what is below the data directories; sparkEnableLog writes logs</source>
        <comment>instead.file</comment>
        <translation>run, load e importScene leen lo que hay en los directorios de datos; sparkEnableLog escribe registros</translation>
    </message>
    <message>
        <source>scripts have no regular expressions; texts have include?, start_with?, end_with?, index, split and sub</source>
        <comment>instead.pattern</comment>
        <translation>los scripts no tienen expresiones regulares; los textos tienen include?, start_with?, end_with?, index, split y sub</translation>
    </message>
    <message>
        <source>nobody types into scripts; variables come from outside: --set NAME=VALUE</source>
        <comment>instead.input</comment>
        <translation>nadie escribe en los scripts; las variables vienen de fuera: --set NAME=VALOR</translation>
    </message>
    <message>
        <source>scripts have no network; agents and monitors connect to the ports of the server</source>
        <comment>instead.socket</comment>
        <translation>los scripts no tienen red; los agentes y monitores se conectan a los puertos del servidor</translation>
    </message>
    <message>
        <source>scripts have no libraries of Ruby; Array, Hash, Struct, Math and Time are built in</source>
        <comment>instead.library</comment>
        <translation>los scripts no tienen bibliotecas de Ruby; Array, Hash, Struct, Math y Time están incorporados</translation>
    </message>
    <message>
        <source>%1 messages left out</source>
        <comment>session.leftOut</comment>
        <translation>%1 mensajes omitidos</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no name for a bundle: letters, digits, _ - + only</source>
        <comment>setUp.bundleName</comment>
        <translation>«%1» no es un nombre válido para un paquete: solo letras, cifras, _ - +</translation>
    </message>
    <message>
        <source>there is no %1.so in the plugin directories (%2); there are: %3</source>
        <comment>setUp.noPluginHere</comment>
        <translation>no hay %1.so en los directorios de complementos (%2); hay: %3</translation>
    </message>
    <message>
        <source>none</source>
        <comment>setUp.noPlugins</comment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>there is no %1.so in the plugin directories</source>
        <comment>setUp.noPlugin</comment>
        <translation>No hay ningún %1.so en los directorios de plugins</translation>
    </message>
    <message>
        <source>%1 is no plugin: it lacks SPARKWRIGHT_PLUGIN(...)</source>
        <comment>setUp.notPlugin</comment>
        <translation>%1 no es un plugin: le falta SPARKWRIGHT_PLUGIN(...)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>setUp.fileSays</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>there is no decision to confirm</source>
        <comment>verdict.noneToConfirm</comment>
        <translation>No hay ninguna decisión que confirmar</translation>
    </message>
    <message>
        <source>there is no decision to overrule; what has been carried out is taken back with (undo)</source>
        <comment>verdict.noneToOverrule</comment>
        <translation>No hay ninguna decisión que anular; lo que ya se ha ejecutado se deshace con (undo)</translation>
    </message>
    <message>
        <source>decisions can be undone with ConfirmFouls or ConfirmGoals only; (set (ConfirmFouls true)) switches it on</source>
        <comment>verdict.undoOff</comment>
        <translation>Las decisiones solo se pueden deshacer con ConfirmFouls o ConfirmGoals; (set (ConfirmFouls true)) lo activa</translation>
    </message>
    <message>
        <source>a decision is pending: confirm or overrule it first</source>
        <comment>verdict.pendingFirst</comment>
        <translation>Hay una decisión pendiente: confírmela o anúlela primero</translation>
    </message>
    <message>
        <source>nothing has been decided within the last %1 s</source>
        <comment>verdict.noneSince</comment>
        <translation>No se ha decidido nada en los últimos %1 s</translation>
    </message>
    <message>
        <source>the half in which it was decided is over; (score ...) sets the score</source>
        <comment>verdict.otherHalf</comment>
        <translation>La parte en la que se decidió ha terminado; (score ...) cambia el marcador</translation>
    </message>
    <message>
        <source>there are no script variables</source>
        <comment>variable.none</comment>
        <translation>No hay variables de script</translation>
    </message>
    <message>
        <source>there is no variable `%1`</source>
        <comment>variable.unknown</comment>
        <translation>No hay ninguna variable `%1`</translation>
    </message>
    <message>
        <source>there is no rule `%1`</source>
        <comment>variable.noRule</comment>
        <translation>No hay ninguna regla `%1`</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>variable.meant</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1 is built into the scene: it counts from the next set-up on, with --set %2</source>
        <comment>variable.builtIn</comment>
        <translation>%1 está incorporado en la escena: cuenta a partir del siguiente montaje, con --set %2</translation>
    </message>
    <message>
        <source>%1 is true or false, not `%2`</source>
        <comment>variable.flag</comment>
        <translation>%1 es true o false, no `%2`</translation>
    </message>
    <message>
        <source>%1 is a whole number from %2 to %3, not `%4`</source>
        <comment>variable.whole</comment>
        <translation>%1 es un número entero de %2 a %3, no `%4`</translation>
    </message>
    <message>
        <source>%1 is a number from %2 to %3, not `%4`</source>
        <comment>variable.number</comment>
        <translation>%1 es un número de %2 a %3, no `%4`</translation>
    </message>
    <message>
        <source>%1 is a number from %2 to %3 %4, not `%5`</source>
        <comment>variable.numberOf</comment>
        <translation>%1 es un número de %2 a %3 %4, no `%5`</translation>
    </message>
    <message>
        <source>there is no free place near %1</source>
        <comment>mover.noPlace</comment>
        <translation>No hay ningún lugar libre cerca de %1</translation>
    </message>
    <message>
        <source>moved there all the same</source>
        <comment>mover.allTheSame</comment>
        <translation>movido allí de todos modos</translation>
    </message>
    <message>
        <source>expected four numbers</source>
        <comment>sensor.fourNumbers</comment>
        <translation>Se esperaban cuatro números</translation>
    </message>
    <message>
        <source>expected two angles</source>
        <comment>sensor.twoAngles</comment>
        <translation>Se esperaban dos ángulos</translation>
    </message>
    <message>
        <source>expected four numbers that are not negative</source>
        <comment>sensor.notNegative</comment>
        <translation>Se esperaban cuatro números no negativos</translation>
    </message>
    <message>
        <source>expected 0 to 1000 echoes</source>
        <comment>sensor.echoes</comment>
        <translation>Se esperaban de 0 a 1000 ecos</translation>
    </message>
    <message>
        <source>expected two distances, the smaller one first</source>
        <comment>sensor.distances</comment>
        <translation>Se esperaban dos distancias, primero la menor</translation>
    </message>
    <message>
        <source>there is no match</source>
        <comment>match.none</comment>
        <translation>No hay ningún partido</translation>
    </message>
    <message>
        <source>there is a match already, or no scene to play in; this node has no effect</source>
        <comment>match.second</comment>
        <translation>Ya hay un partido, o no hay escena en la que jugar; este nodo no tiene efecto</translation>
    </message>
    <message>
        <source>the time of a game is 0 s or more, not %1</source>
        <comment>match.time</comment>
        <translation>El tiempo de un partido es de 0 s o más, no %1</translation>
    </message>
    <message>
        <source>self collisions could not be written any more</source>
        <comment>record.lost</comment>
        <translation>No se pudieron seguir escribiendo las autocolisiones</translation>
    </message>
    <message>
        <source>%1 cannot be written; is there room, and may you write there?</source>
        <comment>record.unwritable</comment>
        <translation>No se puede escribir %1; ¿hay espacio allí y tiene usted permiso para escribir?</translation>
    </message>
    <message>
        <source>self collisions are not written to a file: %1; the variable SelfCollisionRecordFilename names it</source>
        <comment>record.none</comment>
        <translation>Las autocolisiones no se escriben en ningún archivo: %1; la variable SelfCollisionRecordFilename lo indica</translation>
    </message>
    <message>
        <source>free place</source>
        <comment>rule.freePlace</comment>
        <translation>Lugar libre</translation>
    </message>
    <message>
        <source>port %1 is not between 0 and 65535</source>
        <comment>socket.port</comment>
        <translation>El puerto %1 no está entre 0 y 65535</translation>
    </message>
    <message>
        <source>`%1` is not an address of IPv4 or IPv6</source>
        <comment>socket.address</comment>
        <translation>«%1» no es una dirección IPv4 ni IPv6</translation>
    </message>
    <message>
        <source>cannot listen on %1: %2</source>
        <comment>socket.listen</comment>
        <translation>No se puede escuchar en %1: %2</translation>
    </message>
    <message>
        <source>further ports are for TCP only</source>
        <comment>socket.tcpOnly</comment>
        <translation>Los demás puertos son solo para TCP</translation>
    </message>
    <message>
        <source>%1 has sent %2 to port %3 and is not served; a message is its length (4 bytes, the highest first), then its text</source>
        <comment>framing.misfit</comment>
        <translation>%1 ha enviado %2 al puerto %3 y no se atiende; un mensaje es su longitud (4 bytes, el más alto primero) y después su texto</translation>
    </message>
    <message>
        <source>%1; further ones are not reported</source>
        <comment>framing.last</comment>
        <translation>%1; no se informará de más</translation>
    </message>
    <message>
        <source>text without a length (%1)</source>
        <comment>framing.text</comment>
        <translation>texto sin longitud (%1)</translation>
    </message>
    <message>
        <source>a length of %1 with the lowest byte first</source>
        <comment>framing.little</comment>
        <translation>una longitud de %1 con el byte más bajo primero</translation>
    </message>
    <message>
        <source>a request of a browser (%1; pages of a run are served at the port of --web)</source>
        <comment>framing.web</comment>
        <translation>una petición de un navegador (%1; las páginas de una ejecución se sirven en el puerto de --web)</translation>
    </message>
    <message>
        <source>a length of %1 bytes, where %2 is the maximum</source>
        <comment>framing.long</comment>
        <translation>una longitud de %1 bytes, siendo %2 el máximo</translation>
    </message>
    <message>
        <source>%1 bytes of a message of %2 bytes, and no more</source>
        <comment>framing.part</comment>
        <translation>%1 bytes de un mensaje de %2 bytes y nada más</translation>
    </message>
    <message>
        <source>%1 bytes, which are less than a length</source>
        <comment>framing.short</comment>
        <translation>%1 bytes, menos que una longitud</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>agent.list</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>the step gave the body impossible numbers; all %1 bodies connected by joints were put back to their last poses in order, at rest</source>
        <comment>body.allPutBack</comment>
        <translation>El paso dio al cuerpo números imposibles; los %1 cuerpos unidos por articulaciones se han devuelto a sus últimas poses válidas, en reposo</translation>
    </message>
    <message>
        <source>very light parts, and parts without damping, are hard to compute</source>
        <comment>body.hardParts</comment>
        <translation>Las partes muy ligeras y las partes sin amortiguación son difíciles de calcular</translation>
    </message>
    <message>
        <source>could not mount %1: %2</source>
        <comment>host.mount</comment>
        <translation>No se pudo montar %1: %2</translation>
    </message>
    <message>
        <source>name a directory or a zip archive</source>
        <comment>host.mountHint</comment>
        <translation>Indique un directorio o un archivo zip</translation>
    </message>
    <message>
        <source>%1 has put nothing into the scene, so nothing will happen; load a set-up such as %2, or import scenes in your own</source>
        <comment>host.nothing</comment>
        <translation>%1 no ha puesto nada en la escena, así que no ocurrirá nada; cargue un montaje como %2 o importe escenas en el suyo</translation>
    </message>
    <message>
        <source>--agent-format: %1</source>
        <comment>host.format</comment>
        <translation>--agent-format: %1</translation>
    </message>
    <message>
        <source>end the other program, or choose other ports with --agent-port and --monitor-port (0: any free one)</source>
        <comment>host.ports</comment>
        <translation>Cierre el otro programa o elija otros puertos con --agent-port y --monitor-port (0: uno cualquiera libre)</translation>
    </message>
    <message>
        <source>recording to %1</source>
        <comment>host.recording</comment>
        <translation>Grabando en %1</translation>
    </message>
    <message>
        <source>nothing is recorded: %1</source>
        <comment>host.noRecording</comment>
        <translation>No se graba nada: %1</translation>
    </message>
    <message>
        <source>name sexp, json, or a parser of a plugin that the set-up or --bundle loads</source>
        <comment>host.formats</comment>
        <translation>Indique sexp, json o un analizador de un plugin que cargue el montaje o --bundle</translation>
    </message>
    <message>
        <source>%1; the next free ports are used: %2 for agents, %3 for monitors</source>
        <comment>host.nextPorts</comment>
        <translation>%1; se usan los siguientes puertos libres: %2 para agentes, %3 para monitores</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>state.at</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the state ends too early</source>
        <comment>state.short</comment>
        <translation>El estado termina demasiado pronto</translation>
    </message>
    <message>
        <source>the state is damaged</source>
        <comment>state.damaged</comment>
        <translation>El estado está dañado</translation>
    </message>
    <message>
        <source>this is no state of a World</source>
        <comment>state.foreign</comment>
        <translation>No es el estado de una World</translation>
    </message>
    <message>
        <source>the state is of format %1, this program reads format %2</source>
        <comment>state.newer</comment>
        <translation>El estado tiene el formato %1; este programa lee el formato %2</translation>
    </message>
    <message>
        <source>the state has a value that is out of range</source>
        <comment>state.value</comment>
        <translation>El estado tiene un valor fuera de su intervalo</translation>
    </message>
    <message>
        <source>the scene is another one than when the state was saved</source>
        <comment>state.structure</comment>
        <translation>La escena no es la misma que cuando se guardó el estado</translation>
    </message>
    <message>
        <source>bodies, joints or shapes were made in another order than when the state was saved</source>
        <comment>state.order</comment>
        <translation>Los cuerpos, articulaciones o formas se crearon en otro orden que cuando se guardó el estado</translation>
    </message>
    <message>
        <source>the state is of %1, and %2 is loaded</source>
        <comment>state.scene</comment>
        <translation>El estado es de %1 y está cargado %2</translation>
    </message>
    <message>
        <source>the state is of a run with seed %1, this one has %2</source>
        <comment>state.seed</comment>
        <translation>El estado es de una ejecución con la semilla %1; esta tiene %2</translation>
    </message>
    <message>
        <source>a state is restored in a World that has just been loaded</source>
        <comment>state.used</comment>
        <translation>Un estado se restaura en una World recién cargada</translation>
    </message>
    <message>
        <source>the robot of agent %1 cannot be built again</source>
        <comment>state.robot</comment>
        <translation>No se puede volver a construir el robot del agente %1</translation>
    </message>
    <message>
        <source>no scene has been loaded, so there is no state</source>
        <comment>state.noScene</comment>
        <translation>No se ha cargado ninguna escena, así que no hay estado</translation>
    </message>
    <message>
        <source>the scene has been edited while it ran</source>
        <comment>state.edited</comment>
        <translation>La escena se editó mientras se ejecutaba</translation>
    </message>
    <message>
        <source>a decision waits for the human referee</source>
        <comment>state.pending</comment>
        <translation>Una decisión espera al árbitro humano</translation>
    </message>
    <message>
        <source>a decision can still be undone, which is not saved</source>
        <comment>state.undoable</comment>
        <translation>Todavía se puede deshacer una decisión, y eso no se guarda</translation>
    </message>
    <message>
        <source>this moment is not kept any more</source>
        <comment>state.forgotten</comment>
        <translation>Este momento ya no se conserva</translation>
    </message>
    <message>
        <source>the recording has no states; record one with --record-states</source>
        <comment>state.noStates</comment>
        <translation>La grabación no tiene estados; grabe una con --record-states</translation>
    </message>
    <message>
        <source>the recording is damaged: messages of agents are missing from %1 s on</source>
        <comment>state.agentsDamaged</comment>
        <translation>la grabación está dañada: faltan mensajes de agentes desde %1 s</translation>
    </message>
    <message>
        <source>the recording has no messages of agents; record one with --record-agents</source>
        <comment>state.noBytes</comment>
        <translation>La grabación no tiene mensajes de agentes; grabe una con --record-agents</translation>
    </message>
    <message>
        <source>the first state of the recording is at %1 s</source>
        <comment>state.before</comment>
        <translation>El primer estado de la grabación está en %1 s</translation>
    </message>
    <message>
        <source>the recording ends at %1 s</source>
        <comment>state.after</comment>
        <translation>La grabación termina en %1 s</translation>
    </message>
    <message>
        <source>%1 cannot save what it knows</source>
        <comment>state.behavior</comment>
        <translation>%1 no puede guardar lo que sabe</translation>
    </message>
    <message>
        <source>a script takes part in every cycle; what it remembers is not saved</source>
        <comment>state.cycleBlocks</comment>
        <translation>Un script participa en cada ciclo; lo que recuerda no se guarda</translation>
    </message>
    <message>
        <source>cannot resume %1: %2</source>
        <comment>host.noResume</comment>
        <translation>No se puede reanudar %1: %2</translation>
    </message>
    <message>
        <source>name a recording with exact states, a time in it, and its data directory</source>
        <comment>host.resumeHint</comment>
        <translation>Indique una grabación con estados exactos, un instante de ella y su directorio de datos</translation>
    </message>
    <message>
        <source>resume behind the damage (--at), or without recorded agents (--recorded none)</source>
        <comment>host.damagedHint</comment>
        <translation>reanude después del daño (--at), o sin agentes grabados (--recorded none)</translation>
    </message>
    <message>
        <source>resumed at %1 s; %2 agents wait for their programs</source>
        <comment>host.resumed</comment>
        <translation>Reanudado en %1 s; %2 agentes esperan a sus programas</translation>
    </message>
    <message>
        <source>the run from there may differ from the recorded one: %1</source>
        <comment>host.inexact</comment>
        <translation>La ejecución a partir de ahí puede diferir de la grabada: %1</translation>
    </message>
    <message>
        <source>name a file in a folder that can be written to</source>
        <comment>host.recordHint</comment>
        <translation>Indique un archivo en una carpeta en la que se pueda escribir</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <comment>recording.unreadable</comment>
        <translation>No se puede leer el archivo</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <comment>recording.empty</comment>
        <translation>El archivo está vacío</translation>
    </message>
    <message>
        <source>this is not an MCAP file: it does not begin like one</source>
        <comment>recording.notMcap</comment>
        <translation>No es un archivo MCAP: no empieza como tal</translation>
    </message>
    <message>
        <source>this MCAP file contains no recording of Sparkwright</source>
        <comment>recording.foreign</comment>
        <translation>Este archivo MCAP no contiene ninguna grabación de Sparkwright</translation>
    </message>
    <message>
        <source>this recording was made by a newer version of Sparkwright</source>
        <comment>recording.newer</comment>
        <translation>Esta grabación se hizo con una versión más reciente de Sparkwright</translation>
    </message>
    <message>
        <source>the file ends before its first data</source>
        <comment>recording.noData</comment>
        <translation>El archivo termina antes de sus primeros datos</translation>
    </message>
    <message>
        <source>the file has no valid end, as after a crash; what was found goes up to %1 s</source>
        <comment>recording.noEnd</comment>
        <translation>el archivo no tiene un final válido, como tras un fallo; lo que se encontró llega hasta %1 s</translation>
    </message>
    <message>
        <source>the index at the end of the file is damaged; the file was read without it</source>
        <comment>recording.noIndex</comment>
        <translation>el índice al final del archivo está dañado; el archivo se leyó sin él</translation>
    </message>
    <message>
        <source>damaged from byte %1 to byte %2 and left out: the run from %3 s to %4 s</source>
        <comment>recording.gap</comment>
        <translation>dañado del byte %1 al byte %2 y omitido: la ejecución de %3 s a %4 s</translation>
    </message>
    <message>
        <source>damaged from byte %1 on and left out: the run from %2 s on</source>
        <comment>recording.gapToEnd</comment>
        <translation>dañado desde el byte %1 y omitido: la ejecución desde %2 s</translation>
    </message>
    <message>
        <source>damaged at byte %1, where nothing of the run stands</source>
        <comment>recording.indexDamaged</comment>
        <translation>dañado en el byte %1, donde no hay nada de la ejecución</translation>
    </message>
    <message>
        <source>the part at byte %1, from %2 s on, is damaged and left out</source>
        <comment>recording.damaged</comment>
        <translation>la parte en el byte %1, desde %2 s, está dañada y se omite</translation>
    </message>
    <message>
        <source>the index of the part at byte %1 does not fit its messages, and was not used</source>
        <comment>recording.index</comment>
        <translation>el índice de la parte en el byte %1 no corresponde a sus mensajes y no se usó</translation>
    </message>
    <message>
        <source>the checksum of the data is wrong: from %1 s to %2 s, something may be damaged that has no checksum of its own</source>
        <comment>recording.checksum</comment>
        <translation>la suma de comprobación de los datos es incorrecta: de %1 s a %2 s puede estar dañado algo que no tiene una propia</translation>
    </message>
    <message>
        <source>%1 messages were found, where the file says that it has %2</source>
        <comment>recording.count</comment>
        <translation>se encontraron %1 mensajes, donde el archivo dice tener %2</translation>
    </message>
    <message>
        <source>%1 messages of channel %2, which the file does not describe, are left out</source>
        <comment>recording.noChannel</comment>
        <translation>se omiten %1 mensajes del canal %2, que el archivo no describe</translation>
    </message>
    <message>
        <source>the part at byte %1 is larger than 1 GiB, which is too large</source>
        <comment>recording.large</comment>
        <translation>la parte en el byte %1 ocupa más de 1 GiB, lo que es demasiado</translation>
    </message>
    <message>
        <source>the part at byte %1 is compressed in a way that MCAP does not know</source>
        <comment>recording.packed</comment>
        <translation>la parte en el byte %1 está comprimida de un modo que MCAP no conoce</translation>
    </message>
    <message>
        <source>from %1 s to %2 s, %3 frames cannot be shown, since messages that they build on are missing; keep all of them from the start of the run on</source>
        <comment>recording.noStructure</comment>
        <translation>de %1 s a %2 s no se pueden mostrar %3 fotogramas, pues faltan mensajes en los que se basan; conserve todos ellos desde el inicio de la ejecución</translation>
    </message>
    <message>
        <source>recordings whose times overlap are mixed in this file; only the one that begins at %1 s is shown</source>
        <comment>recording.others</comment>
        <translation>en este archivo hay mezcladas grabaciones cuyos tiempos se solapan; solo se muestra la que empieza en %1 s</translation>
    </message>
    <message>
        <source>two recordings of an older version are mixed in this file, and cannot be told apart; open each file on its own</source>
        <comment>recording.mixed</comment>
        <translation>en este archivo hay mezcladas dos grabaciones de una versión anterior que no se pueden distinguir; abra cada archivo por separado</translation>
    </message>
    <message>
        <source>the attachment %1 is damaged</source>
        <comment>recording.attachment</comment>
        <translation>El adjunto %1 está dañado</translation>
    </message>
    <message>
        <source>the disk is too slow: parts of the run are missing in the recording</source>
        <comment>recording.slow</comment>
        <translation>El disco es demasiado lento: faltan partes de la ejecución en la grabación</translation>
    </message>
    <message>
        <source>the recording has ended: %1</source>
        <comment>recording.ended</comment>
        <translation>La grabación ha terminado: %1</translation>
    </message>
    <message>
        <source>the end of the recording could not be written: %1</source>
        <comment>recording.unfinished</comment>
        <translation>No se pudo escribir el final de la grabación: %1</translation>
    </message>
    <message>
        <source>the run is not recorded: %1</source>
        <comment>recording.none</comment>
        <translation>La ejecución no se graba: %1</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <comment>recording.notWritten</comment>
        <translation>No se puede escribir %1: %2</translation>
    </message>
    <message>
        <source>there is nothing to be written to %1</source>
        <comment>recording.noFrames</comment>
        <translation>No hay nada que escribir en %1</translation>
    </message>
    <message>
        <source>cancelled</source>
        <comment>recording.cancelled</comment>
        <translation>Cancelado</translation>
    </message>
    <message>
        <source>parentheses or quotes are not balanced, so nothing is formatted</source>
        <comment>format.broken</comment>
        <translation>Los paréntesis o las comillas no están equilibrados, así que no se da formato</translation>
    </message>
    <message>
        <source>there are control characters in the text, so nothing is formatted</source>
        <comment>format.control</comment>
        <translation>Hay caracteres de control en el texto, así que no se da formato</translation>
    </message>
    <message>
        <source>makes a node of a class below the node in force</source>
        <comment>complete.keyword.nd</comment>
        <translation>Crea un nodo de una clase debajo del nodo vigente</translation>
    </message>
    <message>
        <source>selects a child, or .. for the parent, for the rest of the list</source>
        <comment>complete.keyword.sel</comment>
        <translation>Selecciona un hijo, o con .. el padre, para el resto de la lista</translation>
    </message>
    <message>
        <source>names the arguments of the file</source>
        <comment>complete.keyword.templ</comment>
        <translation>Nombra los argumentos del archivo</translation>
    </message>
    <message>
        <source>defines a variable of the file</source>
        <comment>complete.keyword.def</comment>
        <translation>Define una variable del archivo</translation>
    </message>
    <message>
        <source>chooses among cases by a value</source>
        <comment>complete.keyword.switch</comment>
        <translation>Elige entre casos según un valor</translation>
    </message>
    <message>
        <source>logs the path of the node in force</source>
        <comment>complete.keyword.pwd</comment>
        <translation>Anota en el registro la ruta del nodo vigente</translation>
    </message>
    <message>
        <source>computes an expression in Ruby</source>
        <comment>complete.keyword.eval</comment>
        <translation>Calcula una expresión en Ruby</translation>
    </message>
    <message>
        <source>puts texts together without blanks</source>
        <comment>complete.keyword.join</comment>
        <translation>Une textos sin espacios</translation>
    </message>
    <message>
        <source>short for %1</source>
        <comment>complete.short</comment>
        <translation>abreviatura de %1</translation>
    </message>
    <message>
        <source>template parameter</source>
        <comment>complete.parameter</comment>
        <translation>parámetro de plantilla</translation>
    </message>
    <message>
        <source>variable</source>
        <comment>complete.variable</comment>
        <translation>variable</translation>
    </message>
    <message>
        <source>variable of scripts</source>
        <comment>complete.scriptVariable</comment>
        <translation>variable de scripts</translation>
    </message>
    <message>
        <source>material</source>
        <comment>complete.material</comment>
        <translation>material</translation>
    </message>
    <message>
        <source>built-in mesh</source>
        <comment>complete.meshShape</comment>
        <translation>malla integrada</translation>
    </message>
    <message>
        <source>file</source>
        <comment>complete.file</comment>
        <translation>archivo</translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>complete.from</comment>
        <translation>de %1</translation>
    </message>
    <message>
        <source>preset</source>
        <comment>complete.preset</comment>
        <translation>valor inicial</translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>hover.from</comment>
        <translation>de %1</translation>
    </message>
    <message>
        <source>takes %1</source>
        <comment>hover.takes</comment>
        <translation>Admite %1</translation>
    </message>
    <message>
        <source>called while the file is read</source>
        <comment>hover.immediate</comment>
        <translation>Se llama mientras se lee el archivo</translation>
    </message>
    <message>
        <source>preset %1</source>
        <comment>hover.preset</comment>
        <translation>Valor inicial %1</translation>
    </message>
    <message>
        <source>cannot be created</source>
        <comment>hover.abstract</comment>
        <translation>No se puede crear</translation>
    </message>
    <message>
        <source>template parameter %1 of %2</source>
        <comment>hover.parameter</comment>
        <translation>Parámetro de plantilla %1 de %2</translation>
    </message>
    <message>
        <source>variable, defined in line %1 as %2</source>
        <comment>hover.variable</comment>
        <translation>Variable, definida en la línea %1 como %2</translation>
    </message>
    <message>
        <source>in line %1</source>
        <comment>hover.declared</comment>
        <translation>en la línea %1</translation>
    </message>
    <message>
        <source>is not defined in this file</source>
        <comment>hover.undefined</comment>
        <translation>No está definido en este archivo</translation>
    </message>
    <message>
        <source>%1:%2 passes %3</source>
        <comment>hover.importedWith</comment>
        <translation>%1:%2 pasa %3</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <comment>hover.more</comment>
        <translation>y %1 más</translation>
    </message>
    <message>
        <source>takes no arguments</source>
        <comment>hover.takesNone</comment>
        <translation>No admite argumentos</translation>
    </message>
    <message>
        <source>takes %1</source>
        <comment>hover.template</comment>
        <translation>Admite %1</translation>
    </message>
    <message>
        <source>does not exist below the data directories</source>
        <comment>hover.missing</comment>
        <translation>No existe en los directorios de datos</translation>
    </message>
    <message>
        <source>defined in %1:%2</source>
        <comment>hover.defined</comment>
        <translation>Definido en %1:%2</translation>
    </message>
    <message>
        <source>%1 in radians</source>
        <comment>hover.inRadians</comment>
        <translation>%1 en radianes</translation>
    </message>
    <message>
        <source>%1 in degrees</source>
        <comment>hover.inDegrees</comment>
        <translation>%1 en grados</translation>
    </message>
    <message>
        <source>Replace by %1</source>
        <comment>fix.replace</comment>
        <translation>Reemplazar por %1</translation>
    </message>
    <message>
        <source>Add %1</source>
        <comment>fix.addArguments</comment>
        <translation>Añadir %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <comment>fix.removeArguments</comment>
        <translation>Quitar %1</translation>
    </message>
    <message>
        <source>Close the list</source>
        <comment>fix.closeList</comment>
        <translation>Cerrar la lista</translation>
    </message>
    <message>
        <source>Close %1 lists</source>
        <comment>fix.closeLists</comment>
        <translation>Cerrar %1 listas</translation>
    </message>
    <message>
        <source>Remove the &apos;)&apos;</source>
        <comment>fix.removeBracket</comment>
        <translation>Quitar el «)»</translation>
    </message>
    <message>
        <source>Close the quote</source>
        <comment>fix.closeQuote</comment>
        <translation>Cerrar las comillas</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <comment>fix.chooseFile</comment>
        <translation>Elegir un archivo…</translation>
    </message>
    <message>
        <source>Add %1 to the template</source>
        <comment>fix.addParameter</comment>
        <translation>Añadir %1 a la plantilla</translation>
    </message>
    <message>
        <source>Define %1</source>
        <comment>fix.addDefinition</comment>
        <translation>Definir %1</translation>
    </message>
    <message>
        <source>Remove the parameter %1</source>
        <comment>fix.removeParameter</comment>
        <translation>Quitar el parámetro %1</translation>
    </message>
    <message>
        <source>Remove the definition of %1</source>
        <comment>fix.removeDefinition</comment>
        <translation>Quitar la definición de %1</translation>
    </message>
    <message>
        <source>Add ()</source>
        <comment>fix.emptyCase</comment>
        <translation>Añadir ()</translation>
    </message>
    <message>
        <source>Put a list around all of them</source>
        <comment>fix.listAround</comment>
        <translation>Poner una lista alrededor de todos</translation>
    </message>
    <message>
        <source>Put a blank before the ;</source>
        <comment>fix.blank</comment>
        <translation>Poner un espacio delante del ;</translation>
    </message>
    <message>
        <source>there is no name here that could be changed</source>
        <comment>rename.nothing</comment>
        <translation>Aquí no hay ningún nombre que se pueda cambiar</translation>
    </message>
    <message>
        <source>the text has errors, so names are not certain</source>
        <comment>rename.broken</comment>
        <translation>El texto tiene errores, así que los nombres no son seguros</translation>
    </message>
    <message>
        <source>names of variables are $ and at least one more character, without blanks and parentheses</source>
        <comment>rename.variable</comment>
        <translation>Los nombres de variables son $ y al menos un carácter más, sin espacios ni paréntesis</translation>
    </message>
    <message>
        <source>%1 is defined in this file already</source>
        <comment>rename.taken</comment>
        <translation>%1 ya está definido en este archivo</translation>
    </message>
    <message>
        <source>a node needs a name without / and \</source>
        <comment>rename.empty</comment>
        <translation>Un nodo necesita un nombre sin / ni \</translation>
    </message>
    <message>
        <source>the name is computed, or stands in another file</source>
        <comment>rename.computed</comment>
        <translation>El nombre se calcula, o está en otro archivo</translation>
    </message>
    <message>
        <source>a sibling is named %1 already; paths would lead to the first one</source>
        <comment>rename.sibling</comment>
        <translation>Un hermano ya se llama %1; las rutas llevarían al primero</translation>
    </message>
    <message>
        <source>arguments go by their places, so files that import this one need no change</source>
        <comment>rename.positional</comment>
        <translation>Los argumentos van por su lugar, así que los archivos que importan este no necesitan cambios</translation>
    </message>
    <message>
        <source>%1 paths may mean this node, but that is not certain; they are not changed</source>
        <comment>rename.uncertain</comment>
        <translation>Quizá %1 rutas se refieran a este nodo, pero no es seguro; no se cambian</translation>
    </message>
    <message>
        <source>%1 path may mean this node, but that is not certain; it is not changed</source>
        <comment>rename.uncertainOne</comment>
        <translation>Quizá %1 ruta se refiera a este nodo, pero no es seguro; no se cambia</translation>
    </message>
    <message>
        <source>%1 is no joint with bodies</source>
        <comment>manipulation.noJoint</comment>
        <translation>%1 no es una articulación con cuerpos</translation>
    </message>
    <message>
        <source>expected (deg &lt;angle&gt;), or (pos &lt;m&gt;) for a slider, and perhaps (axis &lt;0 or 1&gt;)</source>
        <comment>manipulation.joint</comment>
        <translation>Se esperaba (deg &lt;angle&gt;), o (pos &lt;m&gt;) para una articulación prismática, y quizá (axis &lt;0 or 1&gt;)</translation>
    </message>
    <message>
        <source>the joint %1 has no axis %2 that can be set</source>
        <comment>manipulation.noAxis</comment>
        <translation>La articulación %1 no tiene ningún eje %2 que se pueda ajustar</translation>
    </message>
    <message>
        <source>the joint %1 is part of a ring, so it cannot be set alone</source>
        <comment>manipulation.ring</comment>
        <translation>La articulación %1 forma parte de un anillo, así que no se puede ajustar sola</translation>
    </message>
    <message>
        <source>the joint %1 has no motor</source>
        <comment>manipulation.noMotor</comment>
        <translation>La articulación %1 no tiene motor</translation>
    </message>
    <message>
        <source>give it one by setMaxMotorForce</source>
        <comment>manipulation.addMotor</comment>
        <translation>Dele uno con setMaxMotorForce</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <comment>urdf.unreadable</comment>
        <translation>No se puede leer el archivo</translation>
    </message>
    <message>
        <source>check its name and its permissions</source>
        <comment>urdf.checkName</comment>
        <translation>Compruebe su nombre y sus permisos</translation>
    </message>
    <message>
        <source>the file is larger than %1 MiB</source>
        <comment>urdf.tooLarge</comment>
        <translation>El archivo ocupa más de %1 MiB</translation>
    </message>
    <message>
        <source>is this a URDF file?</source>
        <comment>urdf.isItUrdf</comment>
        <translation>¿Es un archivo URDF?</translation>
    </message>
    <message>
        <source>a URDF file is XML and starts with &lt;robot name=&quot;…&quot;&gt;; expand macros with xacro first</source>
        <comment>urdf.noXml</comment>
        <translation>Un archivo URDF es XML y empieza con &lt;robot name=&quot;…&quot;&gt;; expanda antes las macros con xacro</translation>
    </message>
    <message>
        <source>the outermost element is %1, not robot</source>
        <comment>urdf.outermost</comment>
        <translation>El elemento más exterior es %1, no robot</translation>
    </message>
    <message>
        <source>the file holds macros (%1)</source>
        <comment>urdf.xacro</comment>
        <translation>El archivo contiene macros (%1)</translation>
    </message>
    <message>
        <source>expand them first: xacro FILE.xacro &gt; FILE.urdf</source>
        <comment>urdf.expand</comment>
        <translation>Expándalas antes: xacro ARCHIVO.xacro &gt; ARCHIVO.urdf</translation>
    </message>
    <message>
        <source>the robot has more than %1 links</source>
        <comment>urdf.mostLinks</comment>
        <translation>El robot tiene más de %1 eslabones</translation>
    </message>
    <message>
        <source>the robot has no link</source>
        <comment>urdf.noLinks</comment>
        <translation>El robot no tiene ningún eslabón</translation>
    </message>
    <message>
        <source>a robot needs at least one &lt;link name=&quot;…&quot;&gt;</source>
        <comment>urdf.addLink</comment>
        <translation>Un robot necesita al menos un &lt;link name=&quot;…&quot;&gt;</translation>
    </message>
    <message>
        <source>%1 needs the attribute %2</source>
        <comment>urdf.needsAttribute</comment>
        <translation>%1 necesita el atributo %2</translation>
    </message>
    <message>
        <source>%1 needs the element %2</source>
        <comment>urdf.needsElement</comment>
        <translation>%1 necesita el elemento %2</translation>
    </message>
    <message>
        <source>expected %1 numbers for %2, not %3</source>
        <comment>urdf.numbers</comment>
        <translation>Se esperaban %1 números para %2, no %3</translation>
    </message>
    <message>
        <source>expected a number for %1, not %2</source>
        <comment>urdf.number</comment>
        <translation>Se esperaba un número para %1, no %2</translation>
    </message>
    <message>
        <source>numbers must be finite and at most 1000000</source>
        <comment>urdf.finite</comment>
        <translation>Los números deben ser finitos y como máximo 1000000</translation>
    </message>
    <message>
        <source>%1 must be more than 0, not %2</source>
        <comment>urdf.size</comment>
        <translation>%1 debe ser mayor que 0, no %2</translation>
    </message>
    <message>
        <source>there are two %1 of the name %2</source>
        <comment>urdf.twice</comment>
        <translation>Hay dos %1 con el nombre %2</translation>
    </message>
    <message>
        <source>rename one of them</source>
        <comment>urdf.rename</comment>
        <translation>Cambie el nombre de uno de ellos</translation>
    </message>
    <message>
        <source>the joint %1 names the link %2, which does not exist</source>
        <comment>urdf.noLink</comment>
        <translation>La articulación %1 menciona el eslabón %2, que no existe</translation>
    </message>
    <message>
        <source>links are %1</source>
        <comment>urdf.linkNames</comment>
        <translation>Los eslabones son %1</translation>
    </message>
    <message>
        <source>there is no joint of the type %1</source>
        <comment>urdf.kind</comment>
        <translation>No hay articulaciones del tipo %1</translation>
    </message>
    <message>
        <source>types are revolute, continuous, prismatic, fixed, floating and planar</source>
        <comment>urdf.kinds</comment>
        <translation>Los tipos son revolute, continuous, prismatic, fixed, floating y planar</translation>
    </message>
    <message>
        <source>there is no geometry %1</source>
        <comment>urdf.geometry</comment>
        <translation>No hay ninguna geometría %1</translation>
    </message>
    <message>
        <source>shapes are box, sphere, cylinder, capsule and mesh; it is left out</source>
        <comment>urdf.geometries</comment>
        <translation>Las formas son box, sphere, cylinder, capsule y mesh; se omite</translation>
    </message>
    <message>
        <source>the axis of the joint %1 is zero</source>
        <comment>urdf.axis</comment>
        <translation>El eje de la articulación %1 es cero</translation>
    </message>
    <message>
        <source>0 0 1 was taken; write the direction</source>
        <comment>urdf.axisInstead</comment>
        <translation>Se ha tomado 0 0 1; escriba la dirección</translation>
    </message>
    <message>
        <source>the limits of the joint %1 are the wrong way round</source>
        <comment>urdf.limits</comment>
        <translation>Los límites de la articulación %1 están invertidos</translation>
    </message>
    <message>
        <source>they were swapped</source>
        <comment>urdf.swapped</comment>
        <translation>Se han intercambiado</translation>
    </message>
    <message>
        <source>the revolute joint %1 has no limits</source>
        <comment>urdf.noLimits</comment>
        <translation>La articulación de rotación %1 no tiene límites</translation>
    </message>
    <message>
        <source>it turns without end; add &lt;limit lower=&quot;…&quot; upper=&quot;…&quot;&gt;, or call it continuous</source>
        <comment>urdf.endless</comment>
        <translation>Gira sin fin; añada &lt;limit lower=&quot;…&quot; upper=&quot;…&quot;&gt; o use continuous</translation>
    </message>
    <message>
        <source>the link %1 hangs on two joints, %2 and %3</source>
        <comment>urdf.twoParents</comment>
        <translation>El eslabón %1 cuelga de dos articulaciones, %2 y %3</translation>
    </message>
    <message>
        <source>each link has one joint above it; remove one of the joints</source>
        <comment>urdf.oneParent</comment>
        <translation>Cada eslabón tiene una articulación por encima; quite una de las articulaciones</translation>
    </message>
    <message>
        <source>the joint %1 joins the link %2 to itself</source>
        <comment>urdf.itself</comment>
        <translation>La articulación %1 une el eslabón %2 consigo mismo</translation>
    </message>
    <message>
        <source>the joints form a ring: %1</source>
        <comment>urdf.cycle</comment>
        <translation>Las articulaciones forman un anillo: %1</translation>
    </message>
    <message>
        <source>remove one of these joints; a robot is a tree</source>
        <comment>urdf.breakRing</comment>
        <translation>Quite una de estas articulaciones; un robot es un árbol</translation>
    </message>
    <message>
        <source>the links %1 and %2 are not connected by joints</source>
        <comment>urdf.twoRoots</comment>
        <translation>Los eslabones %1 y %2 no están unidos por articulaciones</translation>
    </message>
    <message>
        <source>join one of them to the rest, by a fixed joint if it does not move</source>
        <comment>urdf.connect</comment>
        <translation>Una uno de ellos al resto, con una articulación fija si no se mueve</translation>
    </message>
    <message>
        <source>%1 is not kept</source>
        <comment>urdf.notKept</comment>
        <translation>%1 no se conserva</translation>
    </message>
    <message>
        <source>let the agent command both joints, %1 = %2 · %3 + %4</source>
        <comment>urdf.doMimic</comment>
        <translation>Haga que el agente mande ambas articulaciones, %1 = %2 · %3 + %4</translation>
    </message>
    <message>
        <source>the limits of the joint are kept as stops; let the agent keep away from them</source>
        <comment>urdf.doSafety</comment>
        <translation>Los límites de la articulación se conservan como topes; haga que el agente se mantenga lejos de ellos</translation>
    </message>
    <message>
        <source>angles are zero in the pose of the file</source>
        <comment>urdf.doCalibration</comment>
        <translation>Los ángulos son cero en la pose del archivo</translation>
    </message>
    <message>
        <source>add a DragController beside the body (setAngularDrag), about %1</source>
        <comment>urdf.doDamping</comment>
        <translation>Añada un DragController junto al cuerpo (setAngularDrag), de unos %1</translation>
    </message>
    <message>
        <source>a motor holds with its largest force; without one, (setMaxMotorForce 0 %1) brakes like friction</source>
        <comment>urdf.doFriction</comment>
        <translation>Un motor sujeta con su fuerza máxima; sin motor, (setMaxMotorForce 0 %1) frena como el rozamiento</translation>
    </message>
    <message>
        <source>the motor of the joint acts on the joint itself; gears are part of its force and speed</source>
        <comment>urdf.doTransmission</comment>
        <translation>El motor de la articulación actúa sobre la propia articulación; los engranajes van incluidos en su fuerza y su velocidad</translation>
    </message>
    <message>
        <source>settings for another simulator; set contacts at the colliders, sensors as perceptors</source>
        <comment>urdf.doGazebo</comment>
        <translation>Son ajustes para otro simulador; ajuste los contactos en los cuerpos de colisión y los sensores como perceptores</translation>
    </message>
    <message>
        <source>add a perceptor to the part, see docs/class-reference.md</source>
        <comment>urdf.doSensor</comment>
        <translation>Añada un perceptor a la pieza; vea docs/class-reference.md</translation>
    </message>
    <message>
        <source>use a mesh with a texture of its own</source>
        <comment>urdf.doTexture</comment>
        <translation>Use una malla con textura propia</translation>
    </message>
    <message>
        <source>the element %1 is not known</source>
        <comment>urdf.unknown</comment>
        <translation>El elemento %1 es desconocido</translation>
    </message>
    <message>
        <source>it was left out</source>
        <comment>urdf.leftOut</comment>
        <translation>Se ha omitido</translation>
    </message>
    <message>
        <source>the planar joint %1 is left out: its link %2 moves freely</source>
        <comment>urdf.planar</comment>
        <translation>La articulación plana %1 se omite: su eslabón %2 se mueve libremente</translation>
    </message>
    <message>
        <source>the floating joint %1 is left out: its link %2 moves freely</source>
        <comment>urdf.floating</comment>
        <translation>La articulación flotante %1 se omite: su eslabón %2 se mueve libremente</translation>
    </message>
    <message>
        <source>that is what a free body does; for a plane, add joints by hand</source>
        <comment>urdf.free</comment>
        <translation>Así se mueve un cuerpo libre; para un plano, añada articulaciones a mano</translation>
    </message>
    <message>
        <source>the link %1 has no mass, but moves; %2 kg were taken</source>
        <comment>urdf.noMass</comment>
        <translation>El eslabón %1 no tiene masa, pero se mueve; se han tomado %2 kg</translation>
    </message>
    <message>
        <source>add an &lt;inertial&gt; with its mass</source>
        <comment>urdf.writeMass</comment>
        <translation>Añada un &lt;inertial&gt; con su masa</translation>
    </message>
    <message>
        <source>the inertia of the link %1 is not possible for a solid</source>
        <comment>urdf.inertia</comment>
        <translation>La inercia del eslabón %1 no es posible para un sólido</translation>
    </message>
    <message>
        <source>that of a ball with the same mass and a radius of %1 m was taken</source>
        <comment>urdf.inertiaInstead</comment>
        <translation>Se ha tomado la de una esfera de la misma masa y un radio de %1 m</translation>
    </message>
    <message>
        <source>the joint %1 has no effort, so it gets no motor</source>
        <comment>urdf.noMotor</comment>
        <translation>La articulación %1 no tiene effort, así que no recibe motor</translation>
    </message>
    <message>
        <source>add effort and velocity to its &lt;limit&gt;, or (setMaxMotorForce 0 …) to the joint in the scene</source>
        <comment>urdf.addMotor</comment>
        <translation>Añada effort y velocity a su &lt;limit&gt;, o (setMaxMotorForce 0 …) a la articulación en la escena</translation>
    </message>
    <message>
        <source>0 is not within the limits of the joint %1, so the motor has to bring it there</source>
        <comment>urdf.zeroOutside</comment>
        <translation>0 no está entre los límites de la articulación %1, así que el motor debe llevarla hasta allí</translation>
    </message>
    <message>
        <source>choose the origin of the joint so that its limits contain 0</source>
        <comment>urdf.otherZero</comment>
        <translation>Elija el origen de la articulación de modo que sus límites contengan 0</translation>
    </message>
    <message>
        <source>agents cannot command the sliding joint %1</source>
        <comment>urdf.slider</comment>
        <translation>Los agentes no pueden mandar la articulación prismática %1</translation>
    </message>
    <message>
        <source>there is no effector for sliders; the joints panel and scripts can drive it</source>
        <comment>urdf.sliderHint</comment>
        <translation>No hay ningún efector para articulaciones prismáticas; el panel de articulaciones y los scripts pueden moverla</translation>
    </message>
    <message>
        <source>the cylinder of %1 collides as a ball, since it turns about its own axis like a wheel</source>
        <comment>urdf.cylinderBall</comment>
        <translation>El cilindro de %1 colisiona como esfera, porque gira alrededor de su propio eje como una rueda</translation>
    </message>
    <message>
        <source>the cylinder of %1 collides as a capsule</source>
        <comment>urdf.cylinderCapsule</comment>
        <translation>El cilindro de %1 colisiona como cápsula</translation>
    </message>
    <message>
        <source>the flat cylinder of %1 collides as a box</source>
        <comment>urdf.cylinderBox</comment>
        <translation>El cilindro plano de %1 colisiona como caja</translation>
    </message>
    <message>
        <source>there is no collider for cylinders; change the shape if that is too coarse</source>
        <comment>urdf.noCylinders</comment>
        <translation>No hay forma de colisión para cilindros; cambie la forma si es demasiado aproximada</translation>
    </message>
    <message>
        <source>the mesh %1 was not found</source>
        <comment>urdf.noMesh</comment>
        <translation>No se ha encontrado la malla %1</translation>
    </message>
    <message>
        <source>name the folder of its package; in the command line with --package DIR</source>
        <comment>urdf.package</comment>
        <translation>Indique la carpeta de su paquete; en la línea de comandos, con --package DIR</translation>
    </message>
    <message>
        <source>the mesh %1 cannot be read: %2</source>
        <comment>urdf.mesh</comment>
        <translation>No se puede leer la malla %1: %2</translation>
    </message>
    <message>
        <source>export it again as .obj, .stl, .dae, .ply, .gltf or .glb</source>
        <comment>urdf.exportMesh</comment>
        <translation>Vuelva a exportarla como .obj, .stl, .dae, .ply, .gltf o .glb</translation>
    </message>
    <message>
        <source>the mesh %1 is mirrored by a negative scale</source>
        <comment>urdf.mirrored</comment>
        <translation>La malla %1 está reflejada por una escala negativa</translation>
    </message>
    <message>
        <source>apply the scale in the program that made it; its positive value was taken</source>
        <comment>urdf.bakeScale</comment>
        <translation>Aplique la escala en el programa que la creó; se ha tomado su valor positivo</translation>
    </message>
    <message>
        <source>the mesh %1 of %2 collides by its triangles, which have no inside</source>
        <comment>urdf.triangles</comment>
        <translation>La malla %1 de %2 colisiona por sus triángulos, que no tienen interior</translation>
    </message>
    <message>
        <source>boxes and capsules are faster and steadier</source>
        <comment>urdf.simpler</comment>
        <translation>Las cajas y cápsulas son más rápidas y estables</translation>
    </message>
    <message>
        <source>the mesh %1 of %2 has %3 triangles, too many to collide with; its bounding box was taken</source>
        <comment>urdf.meshBox</comment>
        <translation>La malla %1 de %2 tiene %3 triángulos, demasiados para las colisiones; se ha tomado su caja envolvente</translation>
    </message>
    <message>
        <source>the link %1 has neither mass nor shape, so its frame is left out</source>
        <comment>urdf.frameOnly</comment>
        <translation>El eslabón %1 no tiene masa ni forma, así que se omite su sistema de coordenadas</translation>
    </message>
    <message>
        <source>it is at %1 in the part %2</source>
        <comment>urdf.inBase</comment>
        <translation>Está en %1 en la pieza %2</translation>
    </message>
    <message>
        <source>the scene cannot be written: %1</source>
        <comment>urdf.cannotWrite</comment>
        <translation>No se puede escribir la escena: %1</translation>
    </message>
    <message>
        <source>the mesh %1 cannot be copied to %2</source>
        <comment>urdf.cannotCopy</comment>
        <translation>No se puede copiar la malla %1 a %2</translation>
    </message>
    <message>
        <source>choose a folder that can be written to</source>
        <comment>urdf.writable</comment>
        <translation>Elija una carpeta en la que se pueda escribir</translation>
    </message>
    <message>
        <source>there is no joint that can be moved</source>
        <comment>design.noJoints</comment>
        <translation>No hay ninguna articulación que se pueda mover</translation>
    </message>
    <message>
        <source>there is no part at this place; choose a form (nd Transform …)</source>
        <comment>design.noForm</comment>
        <translation>No hay ninguna pieza en este lugar; elija una forma (nd Transform …)</translation>
    </message>
    <message>
        <source>%1 has an expression or parameter as an argument, which cannot be mirrored</source>
        <comment>design.expression</comment>
        <translation>%1 tiene como argumento una expresión o un parámetro, que no se puede reflejar</translation>
    </message>
    <message>
        <source>%1 cannot be mirrored</source>
        <comment>design.noMirror</comment>
        <translation>%1 no se puede reflejar</translation>
    </message>
    <message>
        <source>%1 needs %2 numbers to be mirrored</source>
        <comment>design.numbers</comment>
        <translation>%1 necesita %2 números para reflejarse</translation>
    </message>
    <message>
        <source>no name in it tells left from right, so that both would have the same names</source>
        <comment>design.noSide</comment>
        <translation>Ningún nombre distingue en él izquierda y derecha, de modo que ambos tendrían los mismos nombres</translation>
    </message>
    <message>
        <source>an import with arguments cannot be mirrored</source>
        <comment>design.imported</comment>
        <translation>Una importación con argumentos no se puede reflejar</translation>
    </message>
    <message>
        <source>there is a part %1 already</source>
        <comment>design.taken</comment>
        <translation>Ya hay una pieza %1</translation>
    </message>
    <message>
        <source>%1 must be from %2 to %3</source>
        <comment>design.range</comment>
        <translation>%1: el valor debe estar entre %2 y %3</translation>
    </message>
    <message>
        <source>the name of a robot consists of letters, digits, _, - and .</source>
        <comment>design.name</comment>
        <translation>El nombre de un robot consta de letras, cifras, _, - y .</translation>
    </message>
    <message>
        <source>a robot has 2 wheels, with a caster, or an even number up to 12</source>
        <comment>design.wheels</comment>
        <translation>Un robot tiene 2 ruedas, con una rueda loca, o un número par hasta 12</translation>
    </message>
    <message>
        <source>a robot has an even number of legs, 2 to 8</source>
        <comment>design.legs</comment>
        <translation>Un robot tiene un número par de patas, de 2 a 8</translation>
    </message>
    <message>
        <source>a leg has 1 to 6 joints</source>
        <comment>design.joints</comment>
        <translation>Una pata tiene de 1 a 6 articulaciones</translation>
    </message>
    <message>
        <source>width of the trunk</source>
        <comment>design.width</comment>
        <translation>Anchura del tronco</translation>
    </message>
    <message>
        <source>length of the trunk</source>
        <comment>design.length</comment>
        <translation>Longitud del tronco</translation>
    </message>
    <message>
        <source>height of the trunk</source>
        <comment>design.height</comment>
        <translation>Altura del tronco</translation>
    </message>
    <message>
        <source>mass of the trunk</source>
        <comment>design.mass</comment>
        <translation>Masa del tronco</translation>
    </message>
    <message>
        <source>torque</source>
        <comment>design.torque</comment>
        <translation>Par</translation>
    </message>
    <message>
        <source>speed</source>
        <comment>design.speed</comment>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>wheel radius</source>
        <comment>design.wheelRadius</comment>
        <translation>Radio de las ruedas</translation>
    </message>
    <message>
        <source>wheel width</source>
        <comment>design.wheelWidth</comment>
        <translation>Anchura de las ruedas</translation>
    </message>
    <message>
        <source>wheel mass</source>
        <comment>design.wheelMass</comment>
        <translation>Masa de las ruedas</translation>
    </message>
    <message>
        <source>leg length</source>
        <comment>design.legLength</comment>
        <translation>Longitud de las patas</translation>
    </message>
    <message>
        <source>leg mass</source>
        <comment>design.legMass</comment>
        <translation>Masa de las patas</translation>
    </message>
    <message>
        <source>the text has errors in its parentheses</source>
        <comment>design.broken</comment>
        <translation>El texto tiene errores en sus paréntesis</translation>
    </message>
    <message>
        <source>this World does not keep what its scene is made from</source>
        <comment>live.notRecorded</comment>
        <translation>Esta World no recuerda de qué está hecha su escena</translation>
    </message>
    <message>
        <source>variables have changed since %1 was imported, so it would be built differently now</source>
        <comment>live.variables</comment>
        <translation>Las variables han cambiado desde que se importó %1, así que ahora se construiría de otro modo</translation>
    </message>
    <message>
        <source>%1 is read by a set-up script, or is no RSG file</source>
        <comment>live.otherFormat</comment>
        <translation>%1 lo lee un script de montaje, o no es un archivo RSG</translation>
    </message>
    <message>
        <source>%1 has run already, and cannot be undone</source>
        <comment>live.sideEffect</comment>
        <translation>%1 ya se ha ejecutado y no se puede deshacer</translation>
    </message>
    <message>
        <source>joints connect %1 to other parts of the scene</source>
        <comment>live.joined</comment>
        <translation>Hay articulaciones que unen %1 con otras partes de la escena</translation>
    </message>
    <message>
        <source>the physics world and its space are made once</source>
        <comment>live.physicsWorld</comment>
        <translation>El mundo físico y su espacio se crean una sola vez</translation>
    </message>
    <message>
        <source>what %1 has imported is unknown</source>
        <comment>live.noImport</comment>
        <translation>No se sabe lo que ha importado %1</translation>
    </message>
    <message>
        <source>the scene has been edited at %1 s; this run cannot be repeated from its files</source>
        <comment>live.edited</comment>
        <translation>La escena se editó en %1 s; esta ejecución no se puede repetir a partir de sus archivos</translation>
    </message>
    <message>
        <source>a reset disconnects %1 agents and loses %2 s of simulated time</source>
        <comment>live.cost</comment>
        <translation>Restablecer desconecta %1 agentes y pierde %2 s de tiempo simulado</translation>
    </message>
    <message>
        <source>a reset disconnects one agent and loses %1 s of simulated time</source>
        <comment>live.costOne</comment>
        <translation>Restablecer desconecta un agente y pierde %1 s de tiempo simulado</translation>
    </message>
    <message>
        <source>a reset loses %1 s of simulated time</source>
        <comment>live.costTime</comment>
        <translation>Restablecer pierde %1 s de tiempo simulado</translation>
    </message>
    <message>
        <source>the scene file %1 does not exist below the data directories</source>
        <comment>live.missing</comment>
        <translation>El archivo de escena %1 no existe en los directorios de datos</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <comment>monitorlog.unreadable</comment>
        <translation>No se puede leer %1: %2</translation>
    </message>
    <message>
        <source>%1 is a damaged archive: %2</source>
        <comment>monitorlog.archive</comment>
        <translation>%1 es un archivo comprimido dañado: %2</translation>
    </message>
    <message>
        <source>%1 contains no log of a monitor; one would be named like sparkmonitor.log</source>
        <comment>monitorlog.noEntry</comment>
        <translation>%1 no contiene ningún registro de monitor; se llamaría algo como sparkmonitor.log</translation>
    </message>
    <message>
        <source>%1 is larger than %2 GB when unpacked</source>
        <comment>monitorlog.tooLarge</comment>
        <translation>%1 ocupa más de %2 GB descomprimido</translation>
    </message>
    <message>
        <source>%1 cannot be unpacked into the directory for temporary files: %2</source>
        <comment>monitorlog.noSpace</comment>
        <translation>No se puede descomprimir %1 en el directorio de archivos temporales: %2</translation>
    </message>
    <message>
        <source>the archive ends too early; what is before its end is read</source>
        <comment>monitorlog.cut</comment>
        <translation>El archivo comprimido termina demasiado pronto; se lee lo que precede a su final</translation>
    </message>
    <message>
        <source>%1 is no log of a monitor: it has no line with a full scene</source>
        <comment>monitorlog.empty</comment>
        <translation>%1 no es un registro de monitor: no tiene ninguna línea con una escena completa</translation>
    </message>
    <message>
        <source>cancelled</source>
        <comment>monitorlog.cancelled</comment>
        <translation>Cancelado</translation>
    </message>
    <message>
        <source>damaged line of the log, left out: %1</source>
        <comment>monitorlog.damaged</comment>
        <translation>Línea dañada del registro, omitida: %1</translation>
    </message>
    <message>
        <source>%1 more damaged lines of the log are left out</source>
        <comment>monitorlog.moreDamaged</comment>
        <translation>Se omiten otras %1 líneas dañadas del registro</translation>
    </message>
    <message>
        <source>the last line of the log is not complete, and left out</source>
        <comment>monitorlog.lastLine</comment>
        <translation>La última línea del registro está incompleta y se omite</translation>
    </message>
    <message>
        <source>the log begins in the middle of a run: %1 lines are left out, since they only tell what changes; its first full scene is in line %2</source>
        <comment>monitorlog.noStart</comment>
        <translation>el registro empieza en medio de una ejecución: se omiten %1 líneas, pues solo dicen qué cambia; su primera escena completa está en la línea %2</translation>
    </message>
    <message>
        <source>the log begins in the middle of a run: %1 lines are left out, since they only tell what changes or are damaged (%3); its first full scene is in line %2</source>
        <comment>monitorlog.noStartDamaged</comment>
        <translation>el registro empieza en medio de una ejecución: se omiten %1 líneas, pues solo dicen qué cambia o están dañadas (%3); su primera escena completa está en la línea %2</translation>
    </message>
    <message>
        <source>%1 cannot be shown: none of its %2 lines has a full scene, they only tell what changes</source>
        <comment>monitorlog.onlyDiffs</comment>
        <translation>%1 no se puede mostrar: ninguna de sus %2 líneas tiene una escena completa, solo dicen qué cambia</translation>
    </message>
    <message>
        <source>longer than %1 MB</source>
        <comment>monitorlog.long</comment>
        <translation>Más de %1 MB</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <comment>monitorlog.notWritten</comment>
        <translation>No se puede escribir %1: %2</translation>
    </message>
    <message>
        <source>there is nothing to be written to %1</source>
        <comment>monitorlog.noFrames</comment>
        <translation>No hay nada que escribir en %1</translation>
    </message>
    <message>
        <source>connecting to %1</source>
        <comment>client.connecting</comment>
        <translation>Conectando con %1</translation>
    </message>
    <message>
        <source>connected to %1</source>
        <comment>client.live</comment>
        <translation>Conectado a %1</translation>
    </message>
    <message>
        <source>connected to %1, which has sent nothing for %2 s</source>
        <comment>client.silent</comment>
        <translation>Conectado a %1, que no ha enviado nada desde hace %2 s</translation>
    </message>
    <message>
        <source>%1; trying again</source>
        <comment>client.retry</comment>
        <translation>%1; se intenta de nuevo</translation>
    </message>
    <message>
        <source>no address for host %1: %2</source>
        <comment>client.unknownHost</comment>
        <translation>No hay dirección para el host %1: %2</translation>
    </message>
    <message>
        <source>no connection to %1: %2</source>
        <comment>client.refused</comment>
        <translation>Sin conexión con %1: %2</translation>
    </message>
    <message>
        <source>no connection to %1 within %2 s</source>
        <comment>client.timeout</comment>
        <translation>Sin conexión con %1 en %2 s</translation>
    </message>
    <message>
        <source>%1 has closed the connection</source>
        <comment>client.ended</comment>
        <translation>%1 ha cerrado la conexión</translation>
    </message>
    <message>
        <source>%1 sends no messages for monitors: %2</source>
        <comment>client.noMonitor</comment>
        <translation>%1 no envía mensajes para monitores: %2</translation>
    </message>
    <message>
        <source>is this the server&apos;s port for monitors, usually 3200?</source>
        <comment>client.noMonitorHint</comment>
        <translation>¿Es este el puerto del servidor para monitores, normalmente 3200?</translation>
    </message>
    <message>
        <source>%1 announces a message that is too long</source>
        <comment>client.tooLong</comment>
        <translation>%1 anuncia un mensaje demasiado largo</translation>
    </message>
    <message>
        <source>%1 has sent a damaged message, which is left out: %2</source>
        <comment>client.damaged</comment>
        <translation>%1 ha enviado un mensaje dañado, que se omite: %2</translation>
    </message>
    <message>
        <source>not connected to %1: commands are not sent</source>
        <comment>client.notSent</comment>
        <translation>Sin conexión con %1: los comandos no se envían</translation>
    </message>
    <message>
        <source>a command of %1 bytes is too long to be sent</source>
        <comment>client.commandTooLong</comment>
        <translation>Un comando de %1 bytes es demasiado largo para enviarlo</translation>
    </message>
    <message>
        <source>%1 runs elsewhere: it cannot be started, paused, stepped or reset from here</source>
        <comment>session.remoteRun</comment>
        <translation>%1 se ejecuta en otro lugar: desde aquí no se puede iniciar, pausar, avanzar por pasos ni restablecer</translation>
    </message>
    <message>
        <source>the speed of %1 cannot be set from here</source>
        <comment>session.remoteSpeed</comment>
        <translation>La velocidad de %1 no se puede cambiar desde aquí</translation>
    </message>
    <message>
        <source>at %1, only the ball and players can be moved</source>
        <comment>session.remoteMove</comment>
        <translation>En %1 solo se pueden mover el balón y los jugadores</translation>
    </message>
    <message>
        <source>choose Disconnect in the Simulation menu to return to your own simulation</source>
        <comment>session.goBack</comment>
        <translation>Elija Desconectar en el menú Simulación para volver a su propia simulación</translation>
    </message>
    <message>
        <source>port %1 is that of this window&apos;s own simulation</source>
        <comment>session.ownPort</comment>
        <translation>El puerto %1 es el de la simulación propia de esta ventana</translation>
    </message>
    <message>
        <source>%1 is a recording: it can be watched, not changed</source>
        <comment>session.recorded</comment>
        <translation>%1 es una grabación: se puede ver, pero no cambiar</translation>
    </message>
    <message>
        <source>drawings sent over UDP are not recorded: %1</source>
        <comment>host.noDrawings</comment>
        <translation>Los dibujos enviados por UDP no se graban: %1</translation>
    </message>
    <message>
        <source>end the other program that shows them, or choose another port with --drawing-port</source>
        <comment>host.drawingHint</comment>
        <translation>Cierre el otro programa que los muestra o elija otro puerto con --drawing-port</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <comment>export.notWritten</comment>
        <translation>No se puede escribir %1: %2</translation>
    </message>
    <message>
        <source>there is nothing to be written to %1: the run has no frames in this time</source>
        <comment>export.noFrames</comment>
        <translation>No hay nada que escribir en %1: la ejecución no tiene fotogramas en este tiempo</translation>
    </message>
    <message>
        <source>cancelled</source>
        <comment>export.cancelled</comment>
        <translation>Cancelado</translation>
    </message>
    <message>
        <source>the run has no signal that matches `%1`</source>
        <comment>export.noSignal</comment>
        <translation>La ejecución no tiene ninguna señal que coincida con `%1`</translation>
    </message>
    <message>
        <source>%1 is the recording itself: choose another name for the target</source>
        <comment>export.self</comment>
        <translation>%1 es la propia grabación: elija otro nombre para el destino</translation>
    </message>
    <message>
        <source>Run</source>
        <comment>signal.run</comment>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>Simulated time</source>
        <comment>signal.time</comment>
        <translation>Tiempo simulado</translation>
    </message>
    <message>
        <source>Cycle</source>
        <comment>signal.cycle</comment>
        <translation>Ciclo</translation>
    </message>
    <message>
        <source>Time to compute a cycle</source>
        <comment>signal.cycleTime</comment>
        <translation>Tiempo de cálculo de un ciclo</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>signal.game</comment>
        <translation>Partido</translation>
    </message>
    <message>
        <source>Game clock</source>
        <comment>signal.clock</comment>
        <translation>Reloj del partido</translation>
    </message>
    <message>
        <source>Period</source>
        <comment>signal.period</comment>
        <translation>Periodo</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>signal.score</comment>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Left team</source>
        <comment>signal.left</comment>
        <translation>Equipo izquierdo</translation>
    </message>
    <message>
        <source>Right team</source>
        <comment>signal.right</comment>
        <translation>Equipo derecho</translation>
    </message>
    <message>
        <source>Play mode (number)</source>
        <comment>signal.mode</comment>
        <translation>Modo de juego (número)</translation>
    </message>
    <message>
        <source>Ball</source>
        <comment>signal.ball</comment>
        <translation>Balón</translation>
    </message>
    <message>
        <source>Robots</source>
        <comment>signal.robots</comment>
        <translation>Robots</translation>
    </message>
    <message>
        <source>Without a team</source>
        <comment>signal.agent</comment>
        <translation>Sin equipo</translation>
    </message>
    <message>
        <source>Bodies</source>
        <comment>signal.bodies</comment>
        <translation>Cuerpos</translation>
    </message>
    <message>
        <source>Joints</source>
        <comment>signal.joints</comment>
        <translation>Articulaciones</translation>
    </message>
    <message>
        <source>Motors</source>
        <comment>signal.motors</comment>
        <translation>Motores</translation>
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
        <translation>Alabeo</translation>
    </message>
    <message>
        <source>Pitch</source>
        <comment>signal.pitch</comment>
        <translation>Cabeceo</translation>
    </message>
    <message>
        <source>Yaw</source>
        <comment>signal.yaw</comment>
        <translation>Guiñada</translation>
    </message>
    <message>
        <source>Velocity, x</source>
        <comment>signal.vx</comment>
        <translation>Velocidad, x</translation>
    </message>
    <message>
        <source>Velocity, y</source>
        <comment>signal.vy</comment>
        <translation>Velocidad, y</translation>
    </message>
    <message>
        <source>Velocity, z</source>
        <comment>signal.vz</comment>
        <translation>Velocidad, z</translation>
    </message>
    <message>
        <source>Speed</source>
        <comment>signal.speed</comment>
        <translation>Rapidez</translation>
    </message>
    <message>
        <source>Angle</source>
        <comment>signal.angle</comment>
        <translation>Ángulo</translation>
    </message>
    <message>
        <source>Rate</source>
        <comment>signal.rate</comment>
        <translation>Velocidad angular</translation>
    </message>
    <message>
        <source>Angle, second axis</source>
        <comment>signal.angle2</comment>
        <translation>Ángulo, segundo eje</translation>
    </message>
    <message>
        <source>Rate, second axis</source>
        <comment>signal.rate2</comment>
        <translation>Velocidad angular, segundo eje</translation>
    </message>
    <message>
        <source>Way</source>
        <comment>signal.way</comment>
        <translation>Recorrido</translation>
    </message>
    <message>
        <source>Temperature</source>
        <comment>signal.temperature</comment>
        <translation>Temperatura</translation>
    </message>
    <message>
        <source>Current</source>
        <comment>signal.current</comment>
        <translation>Corriente</translation>
    </message>
    <message>
        <source>Torque</source>
        <comment>signal.torque</comment>
        <translation>Par</translation>
    </message>
    <message>
        <source>Hottest motor</source>
        <comment>signal.hottest</comment>
        <translation>Motor más caliente</translation>
    </message>
    <message>
        <source>Battery</source>
        <comment>signal.battery</comment>
        <translation>Batería</translation>
    </message>
    <message>
        <source>time</source>
        <comment>quantity.time</comment>
        <translation>tiempo</translation>
    </message>
    <message>
        <source>length</source>
        <comment>quantity.length</comment>
        <translation>longitud</translation>
    </message>
    <message>
        <source>angle</source>
        <comment>quantity.angle</comment>
        <translation>ángulo</translation>
    </message>
    <message>
        <source>speed</source>
        <comment>quantity.speed</comment>
        <translation>velocidad</translation>
    </message>
    <message>
        <source>angular rate</source>
        <comment>quantity.rate</comment>
        <translation>velocidad angular</translation>
    </message>
    <message>
        <source>temperature</source>
        <comment>quantity.temperature</comment>
        <translation>temperatura</translation>
    </message>
    <message>
        <source>current</source>
        <comment>quantity.current</comment>
        <translation>corriente</translation>
    </message>
    <message>
        <source>torque</source>
        <comment>quantity.torque</comment>
        <translation>par</translation>
    </message>
    <message>
        <source>share</source>
        <comment>quantity.share</comment>
        <translation>proporción</translation>
    </message>
    <message>
        <source>number</source>
        <comment>quantity.number</comment>
        <translation>número</translation>
    </message>
    <message>
        <source>%1 could not be loaded again</source>
        <comment>host.notAgain</comment>
        <translation>No se pudo volver a cargar %1</translation>
    </message>
    <message>
        <source>the run goes on from here as a new branch: paused</source>
        <comment>session.wentBack</comment>
        <translation>La ejecución continúa desde aquí como una nueva rama: en pausa</translation>
    </message>
    <message>
        <source>write up to where the run goes, such as 90 s, 500 cycles, goal, mode PlayOn or ball/speed &gt; 2</source>
        <comment>until.empty</comment>
        <translation>Escriba hasta dónde va la ejecución, por ejemplo 90 s, 500 cycles, goal, mode PlayOn o ball/speed &gt; 2</translation>
    </message>
    <message>
        <source>write the path of a signal before the comparison, such as ball/speed &gt; 2</source>
        <comment>until.noSignal</comment>
        <translation>Escriba la ruta de una señal antes de la comparación, por ejemplo ball/speed &gt; 2</translation>
    </message>
    <message>
        <source>`%1` is no number to compare with</source>
        <comment>until.noNumber</comment>
        <translation>`%1` no es un número con el que comparar</translation>
    </message>
    <message>
        <source>`%1` is no number of cycles: write a whole number from 1</source>
        <comment>until.noCycles</comment>
        <translation>`%1` no es un número de ciclos: escriba un número entero a partir de 1</translation>
    </message>
    <message>
        <source>`%1` is no time, decision, mode or comparison: try 90 s, 500 cycles, goal, mode PlayOn or ball/speed &gt; 2</source>
        <comment>until.unknown</comment>
        <translation>`%1` no es un tiempo, una decisión, un modo ni una comparación: pruebe 90 s, 500 cycles, goal, mode PlayOn o ball/speed &gt; 2</translation>
    </message>
    <message>
        <source>%1 s are reached</source>
        <comment>until.time</comment>
        <translation>Se han alcanzado %1 s</translation>
    </message>
    <message>
        <source>%1 cycles are done</source>
        <comment>until.cycles</comment>
        <translation>Se han completado %1 ciclos</translation>
    </message>
    <message>
        <source>at %1 s: %2</source>
        <comment>until.event</comment>
        <translation>En %1 s: %2</translation>
    </message>
    <message>
        <source>at %1 s: the play mode is %2</source>
        <comment>until.mode</comment>
        <translation>En %1 s: el modo de juego es %2</translation>
    </message>
    <message>
        <source>at %1 s: %2 is %3 (%4)</source>
        <comment>until.condition</comment>
        <translation>En %1 s: %2 es %3 (%4)</translation>
    </message>
    <message>
        <source>cannot read the team file</source>
        <comment>team.unreadable</comment>
        <translation>No se puede leer el archivo de equipo</translation>
    </message>
    <message>
        <source>check its name and its permissions</source>
        <comment>team.permissions</comment>
        <translation>Compruebe su nombre y sus permisos</translation>
    </message>
    <message>
        <source>the team file is larger than 1 MiB</source>
        <comment>team.large</comment>
        <translation>El archivo de equipo ocupa más de 1 MiB</translation>
    </message>
    <message>
        <source>is it another kind of file?</source>
        <comment>team.otherFile</comment>
        <translation>¿Es un archivo de otro tipo?</translation>
    </message>
    <message>
        <source>a team file is a TOML file</source>
        <comment>team.toml</comment>
        <translation>Un archivo de equipo es un archivo TOML</translation>
    </message>
    <message>
        <source>%1 has no setting `%2`</source>
        <comment>team.unknown</comment>
        <translation>%1 no tiene ningún ajuste `%2`</translation>
    </message>
    <message>
        <source>it knows %1</source>
        <comment>team.known</comment>
        <translation>Conoce %1</translation>
    </message>
    <message>
        <source>a team file</source>
        <comment>team.file</comment>
        <translation>Un archivo de equipo</translation>
    </message>
    <message>
        <source>[[program]]</source>
        <comment>team.program</comment>
        <translation>[[program]]</translation>
    </message>
    <message>
        <source>`%1` is a text in quotes</source>
        <comment>team.text</comment>
        <translation>`%1` es un texto entre comillas</translation>
    </message>
    <message>
        <source>`%1` is a list of texts</source>
        <comment>team.texts</comment>
        <translation>`%1` es una lista de textos</translation>
    </message>
    <message>
        <source>write it as %1</source>
        <comment>team.write</comment>
        <translation>Escríbalo como %1</translation>
    </message>
    <message>
        <source>`%1` is a whole number from %2 to %3</source>
        <comment>team.whole</comment>
        <translation>`%1` es un número entero de %2 a %3</translation>
    </message>
    <message>
        <source>`environment` is a table of texts</source>
        <comment>team.environment</comment>
        <translation>`environment` es una tabla de textos</translation>
    </message>
    <message>
        <source>`%1` cannot be the name of an environment variable</source>
        <comment>team.variable</comment>
        <translation>`%1` no puede ser el nombre de una variable de entorno</translation>
    </message>
    <message>
        <source>`%1` contains a character of code 0, which no program can be given</source>
        <comment>team.zero</comment>
        <translation>`%1` contiene un carácter de código 0, que no se puede dar a ningún programa</translation>
    </message>
    <message>
        <source>`%1` is empty</source>
        <comment>team.empty</comment>
        <translation>`%1` está vacío</translation>
    </message>
    <message>
        <source>the team file starts no program</source>
        <comment>team.noProgram</comment>
        <translation>El archivo de equipo no inicia ningún programa</translation>
    </message>
    <message>
        <source>add [[program]] with a line such as %1</source>
        <comment>team.addProgram</comment>
        <translation>Añada [[program]] con una línea como %1</translation>
    </message>
    <message>
        <source>the program has no command</source>
        <comment>team.noCommand</comment>
        <translation>El programa no tiene ningún comando</translation>
    </message>
    <message>
        <source>add a line such as %1</source>
        <comment>team.addCommand</comment>
        <translation>Añada una línea como %1</translation>
    </message>
    <message>
        <source>there is no placeholder {%1}</source>
        <comment>team.placeholder</comment>
        <translation>No existe el marcador {%1}</translation>
    </message>
    <message>
        <source>write one of %1, or {{%2}} for the word in braces itself</source>
        <comment>team.placeholders</comment>
        <translation>Escriba uno de %1, o {{%2}} para la propia palabra entre llaves</translation>
    </message>
    <message>
        <source>the team file starts %1 programs, at most %2 are allowed</source>
        <comment>team.tooMany</comment>
        <translation>El archivo de equipo inicia %1 programas; se permiten %2 como máximo</translation>
    </message>
    <message>
        <source>no program is named</source>
        <comment>program.noCommand</comment>
        <translation>No se indica ningún programa</translation>
    </message>
    <message>
        <source>%1 is neither beside the team file nor in the folders of PATH</source>
        <comment>program.missing</comment>
        <translation>%1 no está junto al archivo de equipo ni en las carpetas de PATH</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <comment>program.missingFile</comment>
        <translation>No existe el archivo %1</translation>
    </message>
    <message>
        <source>%1 is a folder, not a program</source>
        <comment>program.folder</comment>
        <translation>%1 es una carpeta, no un programa</translation>
    </message>
    <message>
        <source>%1 is not executable: chmod +x makes it so</source>
        <comment>program.notExecutable</comment>
        <translation>%1 no es ejecutable: chmod +x lo hace ejecutable</translation>
    </message>
    <message>
        <source>%1 cannot be started: its first line names %2, which is missing</source>
        <comment>program.interpreter</comment>
        <translation>No se puede iniciar %1: su primera línea indica %2, que no existe</translation>
    </message>
    <message>
        <source>the folder %1, in which %2 is to run, is missing</source>
        <comment>program.noFolder</comment>
        <translation>No existe la carpeta %1, en la que debe ejecutarse %2</translation>
    </message>
    <message>
        <source>the quote at column %1 is not closed</source>
        <comment>program.openQuote</comment>
        <translation>Las comillas de la columna %1 no se cierran</translation>
    </message>
    <message>
        <source>there is nothing after the backslash at the end</source>
        <comment>program.backslash</comment>
        <translation>No hay nada después de la barra invertida del final</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>host.held</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>port %1 is used by %2 (process %3)</source>
        <comment>socket.heldBy</comment>
        <translation>El puerto %1 lo usa %2 (proceso %3)</translation>
    </message>
    <message>
        <source>port %1 is used by this program</source>
        <comment>socket.heldByUs</comment>
        <translation>El puerto %1 lo usa este programa</translation>
    </message>
    <message>
        <source>port %1 is used by a program of user %2</source>
        <comment>socket.heldByUser</comment>
        <translation>El puerto %1 lo usa un programa del usuario %2</translation>
    </message>
    <message>
        <source>give the project a name</source>
        <comment>newProject.noName</comment>
        <translation>Dé un nombre al proyecto</translation>
    </message>
    <message>
        <source>the name of a project has at most %1 letters</source>
        <comment>newProject.longName</comment>
        <translation>El nombre de un proyecto tiene como máximo %1 letras</translation>
    </message>
    <message>
        <source>the name of a project begins with a letter or digit, and does not end with a blank</source>
        <comment>newProject.nameEnds</comment>
        <translation>El nombre de un proyecto empieza por una letra o una cifra y no termina en un espacio</translation>
    </message>
    <message>
        <source>the name of a project has none of the signs %1</source>
        <comment>newProject.nameSigns</comment>
        <translation>El nombre de un proyecto no contiene ninguno de los signos %1</translation>
    </message>
    <message>
        <source>a project cannot be called %1, since one of its files is</source>
        <comment>newProject.nameTaken</comment>
        <translation>Un proyecto no puede llamarse %1, porque así se llama uno de sus archivos</translation>
    </message>
    <message>
        <source>the name of a team consists of letters, digits, _, - and .</source>
        <comment>newProject.teamName</comment>
        <translation>El nombre de un equipo se compone de letras, cifras, _, - y .</translation>
    </message>
    <message>
        <source>there is no scene %1</source>
        <comment>newProject.noScene</comment>
        <translation>No existe la escena %1</translation>
    </message>
    <message>
        <source>%1 is not a scene (.rsg, .ros) or a set-up (.rb)</source>
        <comment>newProject.otherScene</comment>
        <translation>%1 no es una escena (.rsg, .ros) ni un montaje (.rb)</translation>
    </message>
    <message>
        <source>choose a folder for the project</source>
        <comment>newProject.noFolder</comment>
        <translation>Elija una carpeta para el proyecto</translation>
    </message>
    <message>
        <source>%1 is a file, not a folder</source>
        <comment>newProject.isFile</comment>
        <translation>%1 es un archivo, no una carpeta</translation>
    </message>
    <message>
        <source>the folder %1 is there already, and not empty</source>
        <comment>newProject.fullFolder</comment>
        <translation>La carpeta %1 ya existe y no está vacía</translation>
    </message>
    <message>
        <source>%1 cannot be read; is the data directory complete?</source>
        <comment>newProject.noTemplate</comment>
        <translation>No se puede leer %1; ¿está completo el directorio de datos?</translation>
    </message>
    <message>
        <source>the project cannot be made in %1: %2</source>
        <comment>newProject.notMade</comment>
        <translation>No se puede crear el proyecto en %1: %2</translation>
    </message>
    <message>
        <source>a project knows scene, setup and layout (texts), seed (a whole number from 0), teams (a list) and the table [variables]</source>
        <comment>project.known</comment>
        <translation>Un proyecto conoce scene, setup y layout (textos), seed (un número entero a partir de 0), teams (una lista) y la tabla [variables]</translation>
    </message>
    <message>
        <source>the scene `%1` is a set-up itself, so there can be no other</source>
        <comment>project.twoSetUps</comment>
        <translation>La escena `%1` es ella misma un montaje, así que no puede haber otro</translation>
    </message>
    <message>
        <source>remove the line with setup, or name a scene (.rsg, .ros) as scene</source>
        <comment>project.oneSetUp</comment>
        <translation>Quite la línea con setup o indique una escena (.rsg, .ros) como scene</translation>
    </message>
    <message>
        <source>there is no layout `%1`</source>
        <comment>project.noLayout</comment>
        <translation>No existe la disposición `%1`</translation>
    </message>
    <message>
        <source>choose design, match or review</source>
        <comment>project.layouts</comment>
        <translation>Elija design, match o review</translation>
    </message>
    <message>
        <source>a team is not what was expected</source>
        <comment>project.noTeam</comment>
        <translation>Un equipo no es lo que se esperaba</translation>
    </message>
    <message>
        <source>there is no setting `%1` of this kind for a team</source>
        <comment>project.noTeamSetting</comment>
        <translation>No hay ningún ajuste `%1` de este tipo para un equipo</translation>
    </message>
    <message>
        <source>a team is the name of a team file, or a table with file, name and type, all texts</source>
        <comment>project.teamKnown</comment>
        <translation>Un equipo es el nombre de un archivo de equipo o una tabla con file, name y type, todos textos</translation>
    </message>
    <message>
        <source>there are more than %1 teams</source>
        <comment>project.manyTeams</comment>
        <translation>Hay más de %1 equipos</translation>
    </message>
    <message>
        <source>remove some: the first one plays on the left</source>
        <comment>project.removeTeams</comment>
        <translation>Quite algunos: el primero juega a la izquierda</translation>
    </message>
    <message>
        <source>there is no team file `%1`</source>
        <comment>project.noTeamFile</comment>
        <translation>No existe el archivo de equipo `%1`</translation>
    </message>
    <message>
        <source>its name is relative to the folder of the project</source>
        <comment>project.teamBeside</comment>
        <translation>Su nombre es relativo a la carpeta del proyecto</translation>
    </message>
    <message>
        <source>there is no scene `%1`</source>
        <comment>project.missingScene</comment>
        <translation>No existe la escena `%1`</translation>
    </message>
    <message>
        <source>there is no set-up `%1`</source>
        <comment>project.missingSetUp</comment>
        <translation>No existe el montaje `%1`</translation>
    </message>
    <message>
        <source>it is looked up beside the project, then in the data directories</source>
        <comment>project.beside</comment>
        <translation>Se busca junto al proyecto y después en los directorios de datos</translation>
    </message>
    <message>
        <source>yellow card for %1</source>
        <comment>command.yellowCard</comment>
        <translation>Tarjeta amarilla para %1</translation>
    </message>
    <message>
        <source>second yellow card for %1, and so a red one</source>
        <comment>command.secondYellowCard</comment>
        <translation>Segunda tarjeta amarilla para %1 y, por tanto, roja</translation>
    </message>
    <message>
        <source>red card for %1</source>
        <comment>command.redCard</comment>
        <translation>Tarjeta roja para %1</translation>
    </message>
    <message>
        <source>is out of the match</source>
        <comment>command.sentOff</comment>
        <translation>Queda fuera del partido</translation>
    </message>
    <message>
        <source>%1 is suspended</source>
        <comment>command.suspended</comment>
        <translation>%1 está suspendido</translation>
    </message>
    <message>
        <source>stays beside the field for %1 s of the game clock</source>
        <comment>command.besideField</comment>
        <translation>Permanece fuera del campo %1 s del reloj de juego</translation>
    </message>
    <message>
        <source>the suspension of %1 is over</source>
        <comment>command.backInPlay</comment>
        <translation>La suspensión de %1 ha terminado</translation>
    </message>
    <message>
        <source>number %1 has been sent off</source>
        <comment>init.sentOff</comment>
        <translation>El número %1 ha sido expulsado</translation>
    </message>
    <message>
        <source>expected (team &lt;side&gt;)(unum &lt;n&gt;)(colour yellow) or (colour red)</source>
        <comment>trainer.card</comment>
        <translation>Se esperaba (team &lt;side&gt;)(unum &lt;n&gt;)(colour yellow) o (colour red)</translation>
    </message>
    <message>
        <source>expected (team &lt;side&gt;)(unum &lt;n&gt;)(seconds &lt;s&gt;), at least 0</source>
        <comment>trainer.suspend</comment>
        <translation>Se esperaba (team &lt;side&gt;)(unum &lt;n&gt;)(seconds &lt;s&gt;), al menos 0</translation>
    </message>
    <message>
        <source>cannot read the job file</source>
        <comment>job.unreadable</comment>
        <translation>No se puede leer el archivo de trabajo</translation>
    </message>
    <message>
        <source>check its name and its permissions</source>
        <comment>job.permissions</comment>
        <translation>Compruebe su nombre y sus permisos</translation>
    </message>
    <message>
        <source>the job file is larger than 1 MiB</source>
        <comment>job.large</comment>
        <translation>El archivo de trabajo ocupa más de 1 MiB</translation>
    </message>
    <message>
        <source>is it another kind of file?</source>
        <comment>job.otherFile</comment>
        <translation>¿Es un archivo de otro tipo?</translation>
    </message>
    <message>
        <source>a job file is a TOML file</source>
        <comment>job.toml</comment>
        <translation>Un archivo de trabajo es un archivo TOML</translation>
    </message>
    <message>
        <source>there is no setting `%1` here</source>
        <comment>job.noKey</comment>
        <translation>Aquí no hay ningún ajuste `%1`</translation>
    </message>
    <message>
        <source>known are: %1</source>
        <comment>job.known</comment>
        <translation>Se conocen: %1</translation>
    </message>
    <message>
        <source>`%1` must be %2</source>
        <comment>job.wrongType</comment>
        <translation>`%1` debe ser %2</translation>
    </message>
    <message>
        <source>`%1` must be from %2 to %3</source>
        <comment>job.outOfRange</comment>
        <translation>`%1` debe estar entre %2 y %3</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <comment>job.text</comment>
        <translation>un texto entre comillas</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>job.number</comment>
        <translation>un número</translation>
    </message>
    <message>
        <source>a whole number</source>
        <comment>job.whole</comment>
        <translation>un número entero</translation>
    </message>
    <message>
        <source>true or false</source>
        <comment>job.flag</comment>
        <translation>true o false</translation>
    </message>
    <message>
        <source>a table</source>
        <comment>job.table</comment>
        <translation>una tabla</translation>
    </message>
    <message>
        <source>a list of tables, each written as [[%1]]</source>
        <comment>job.tables</comment>
        <translation>una lista de tablas, cada una escrita como [[%1]]</translation>
    </message>
    <message>
        <source>a list of texts in quotes</source>
        <comment>job.texts</comment>
        <translation>una lista de textos entre comillas</translation>
    </message>
    <message>
        <source>a list of whole numbers, a text such as &quot;1-20&quot;, or { from = 1, to = 20 }</source>
        <comment>job.seeds</comment>
        <translation>una lista de números enteros, un texto como &quot;1-20&quot; o { from = 1, to = 20 }</translation>
    </message>
    <message>
        <source>a list of values such as [10, 20], or { from = 10, to = 20, step = 5 }</source>
        <comment>job.values</comment>
        <translation>una lista de valores como [10, 20] o { from = 10, to = 20, step = 5 }</translation>
    </message>
    <message>
        <source>one of %1</source>
        <comment>job.choice</comment>
        <translation>uno de %1</translation>
    </message>
    <message>
        <source>`%1` has no single value</source>
        <comment>job.noValue</comment>
        <translation>`%1` no tiene un valor único</translation>
    </message>
    <message>
        <source>give it a number, true, false, or a text in quotes</source>
        <comment>job.giveValue</comment>
        <translation>Dele un número, true, false o un texto entre comillas</translation>
    </message>
    <message>
        <source>`%1` has no values</source>
        <comment>job.noValues</comment>
        <translation>`%1` no tiene valores</translation>
    </message>
    <message>
        <source>`%1` has more than %2 values</source>
        <comment>job.tooManyValues</comment>
        <translation>`%1` tiene más de %2 valores</translation>
    </message>
    <message>
        <source>`%1` has %2 values, `%3` has %4</source>
        <comment>job.unequal</comment>
        <translation>`%1` tiene %2 valores; `%3` tiene %4</translation>
    </message>
    <message>
        <source>with combine = &quot;zip&quot; all parameters need equally many values</source>
        <comment>job.zipNeeds</comment>
        <translation>Con combine = &quot;zip&quot;, todos los parámetros necesitan el mismo número de valores</translation>
    </message>
    <message>
        <source>there is a `%1` already</source>
        <comment>job.twice</comment>
        <translation>Ya hay un `%1`</translation>
    </message>
    <message>
        <source>give it another name</source>
        <comment>job.otherName</comment>
        <translation>Dele otro nombre</translation>
    </message>
    <message>
        <source>there is no team `%1`</source>
        <comment>job.noTeam</comment>
        <translation>No hay ningún equipo `%1`</translation>
    </message>
    <message>
        <source>add a [[team]] with this name</source>
        <comment>job.addTeam</comment>
        <translation>Añada un [[team]] con este nombre</translation>
    </message>
    <message>
        <source>a match needs two different teams</source>
        <comment>job.oneTeam</comment>
        <translation>Un partido necesita dos equipos distintos</translation>
    </message>
    <message>
        <source>give it left and right</source>
        <comment>job.giveBoth</comment>
        <translation>Indique left y right</translation>
    </message>
    <message>
        <source>a tournament needs at least two teams</source>
        <comment>job.fewTeams</comment>
        <translation>Un torneo necesita al menos dos equipos</translation>
    </message>
    <message>
        <source>a job has either a [tournament] or a list of [[match]]</source>
        <comment>job.matchesOrTournament</comment>
        <translation>Un trabajo tiene o bien un [tournament] o bien una lista de [[match]]</translation>
    </message>
    <message>
        <source>leave out one of them</source>
        <comment>job.takeOne</comment>
        <translation>Omita uno de los dos</translation>
    </message>
    <message>
        <source>the job names no scene</source>
        <comment>job.noScene</comment>
        <translation>El trabajo no indica ninguna escena</translation>
    </message>
    <message>
        <source>add a line such as %1</source>
        <comment>job.addScene</comment>
        <translation>Añada una línea como %1</translation>
    </message>
    <message>
        <source>the runs would never end</source>
        <comment>job.noEnd</comment>
        <translation>Las ejecuciones no terminarían nunca</translation>
    </message>
    <message>
        <source>add until = &quot;goal&quot; or at-most = 120 (simulated seconds)</source>
        <comment>job.addEnd</comment>
        <translation>Añada until = &quot;goal&quot; o at-most = 120 (segundos simulados)</translation>
    </message>
    <message>
        <source>`%1` is no end of a run: %2</source>
        <comment>job.badUntil</comment>
        <translation>`%1` no es un final de ejecución: %2</translation>
    </message>
    <message>
        <source>a team needs a name</source>
        <comment>job.noTeamName</comment>
        <translation>Un equipo necesita un nombre</translation>
    </message>
    <message>
        <source>there is no team file `%1`</source>
        <comment>job.noTeamFile</comment>
        <translation>No existe el archivo de equipo `%1`</translation>
    </message>
    <message>
        <source>put it beside the job file, or give its path</source>
        <comment>job.teamBeside</comment>
        <translation>póngalo junto al archivo del trabajo o indique su ruta</translation>
    </message>
    <message>
        <source>`%1` names no parameter of a robot type</source>
        <comment>job.robotName</comment>
        <translation>`%1` no designa ningún parámetro de un tipo de robot</translation>
    </message>
    <message>
        <source>write TYPE.PARAMETER, such as nao1.ThighRelHip2_Z, or *.PARAMETER for all types</source>
        <comment>job.robotForm</comment>
        <translation>Escriba TIPO.PARÁMETRO, por ejemplo nao1.ThighRelHip2_Z, o *.PARÁMETRO para todos los tipos</translation>
    </message>
    <message>
        <source>the job has %1 runs; at most %2 are possible</source>
        <comment>job.tooManyRuns</comment>
        <translation>El trabajo tiene %1 ejecuciones; como máximo son posibles %2</translation>
    </message>
    <message>
        <source>the job has %1 runs, which take %2 MiB; at most %3 MiB are possible</source>
        <comment>job.runsTooLarge</comment>
        <translation>El trabajo tiene %1 ejecuciones que ocupan %2 MiB; como máximo son posibles %3 MiB</translation>
    </message>
    <message>
        <source>take fewer seeds, values, teams or legs</source>
        <comment>job.fewerRuns</comment>
        <translation>Use menos semillas, valores, equipos o vueltas</translation>
    </message>
    <message>
        <source>`%1` is set by the job itself</source>
        <comment>job.option</comment>
        <translation>El propio trabajo fija `%1`</translation>
    </message>
    <message>
        <source>leave it out</source>
        <comment>job.leaveOut</comment>
        <translation>Omítalo</translation>
    </message>
    <message>
        <source>could not be started: %1</source>
        <comment>run.notStarted</comment>
        <translation>no se ha podido iniciar: %1</translation>
    </message>
    <message>
        <source>ended with exit code %1</source>
        <comment>run.exit</comment>
        <translation>terminó con el código de salida %1</translation>
    </message>
    <message>
        <source>crashed: %1 (signal %2)</source>
        <comment>run.crashed</comment>
        <translation>fallo grave: %1 (señal %2)</translation>
    </message>
    <message>
        <source>took longer than %1 s</source>
        <comment>run.wallLimit</comment>
        <translation>tardó más de %1 s</translation>
    </message>
    <message>
        <source>the agents did not connect within %1 s</source>
        <comment>run.noConnection</comment>
        <translation>los agentes no se conectaron en %1 s</translation>
    </message>
    <message>
        <source>left no summary</source>
        <comment>run.noSummary</comment>
        <translation>no dejó ningún resumen</translation>
    </message>
    <message>
        <source>nobody of %1 played: take a set-up that makes the players, as setups/match.rb does, or programs that ask for robots</source>
        <comment>run.noPlayers</comment>
        <translation>Nadie de %1 jugó: use una configuración que cree los jugadores, como setups/match.rb, o programas que pidan robots</translation>
    </message>
    <message>
        <source>team %1: %2</source>
        <comment>run.team</comment>
        <translation>equipo %1: %2</translation>
    </message>
    <message>
        <source>its folder cannot be prepared: %1</source>
        <comment>run.noFolder</comment>
        <translation>no se puede preparar su carpeta: %1</translation>
    </message>
    <message>
        <source>was stopped</source>
        <comment>run.stopped</comment>
        <translation>se ha detenido</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>run.because</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>there is no file of robot types %1</source>
        <comment>robots.missing</comment>
        <translation>No hay ningún archivo %1 de tipos de robot</translation>
    </message>
    <message>
        <source>%1 is no file of robot types below the data directories: give its name there, such as robots/nao.toml</source>
        <comment>robots.outside</comment>
        <translation>%1 no es un archivo de tipos de robot dentro de los directorios de datos: dé su nombre allí, por ejemplo robots/nao.toml</translation>
    </message>
    <message>
        <source>%1 has no parameter of a type that is called %2</source>
        <comment>robots.unknown</comment>
        <translation>%1 no tiene ningún parámetro de tipo llamado %2</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <comment>robots.broken</comment>
        <translation>No se puede leer %1: %2</translation>
    </message>
    <message>
        <source>its team file cannot be used: %1</source>
        <comment>team.unusable</comment>
        <translation>no se puede usar su archivo de equipo: %1</translation>
    </message>
    <message>
        <source>cannot read the results in %1: %2</source>
        <comment>store.unreadable</comment>
        <translation>No se pueden leer los resultados de %1: %2</translation>
    </message>
    <message>
        <source>another program writes results to %1</source>
        <comment>store.busy</comment>
        <translation>Otro programa escribe resultados en %1</translation>
    </message>
    <message>
        <source>cannot write the results to %1: %2</source>
        <comment>store.unwritable</comment>
        <translation>No se pueden escribir los resultados en %1: %2</translation>
    </message>
    <message>
        <source>%1 is a symbolic link, through which no results are written</source>
        <comment>store.link</comment>
        <translation>%1 es un enlace simbólico; no se escriben resultados a través de él</translation>
    </message>
    <message>
        <source>remove the link, or name another folder</source>
        <comment>store.noLink</comment>
        <translation>Quite el enlace o indique otra carpeta</translation>
    </message>
    <message>
        <source>name another folder, or wait until it has finished</source>
        <comment>store.otherFolder</comment>
        <translation>Indique otra carpeta o espere a que termine</translation>
    </message>
    <message>
        <source>a damaged line is left out; its run is done again</source>
        <comment>store.damaged</comment>
        <translation>Se omite una línea dañada; su ejecución se repite</translation>
    </message>
    <message>
        <source>%1 has no property %2 that can be set in a run</source>
        <comment>manipulation.noSetter</comment>
        <translation>%1 no tiene ninguna propiedad %2 que se pueda ajustar en una ejecución</translation>
    </message>
    <message>
        <source>change it in the scene file</source>
        <comment>manipulation.inFile</comment>
        <translation>Cámbiela en el archivo de la escena</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <comment>manipulation.values</comment>
        <translation>%1 admite %2</translation>
    </message>
    <message>
        <source>%1 is no value for %2</source>
        <comment>manipulation.value</comment>
        <translation>%1 no es un valor para %2</translation>
    </message>
    <message>
        <source>Time of the parts of a cycle</source>
        <comment>signal.load</comment>
        <translation>Tiempo de las partes de un ciclo</translation>
    </message>
    <message>
        <source>Scripts and actions</source>
        <comment>signal.scripts</comment>
        <translation>Scripts y acciones</translation>
    </message>
    <message>
        <source>Finding contacts</source>
        <comment>signal.collisions</comment>
        <translation>Búsqueda de contactos</translation>
    </message>
    <message>
        <source>Physics solver</source>
        <comment>signal.solver</comment>
        <translation>Solucionador de la física</translation>
    </message>
    <message>
        <source>Game and referee</source>
        <comment>signal.referee</comment>
        <translation>Partido y árbitro</translation>
    </message>
    <message>
        <source>Percepts of agents</source>
        <comment>signal.senses</comment>
        <translation>Percepciones de los agentes</translation>
    </message>
    <message>
        <source>Agents inside</source>
        <comment>signal.thinking</comment>
        <translation>Agentes internos</translation>
    </message>
    <message>
        <source>Making the picture</source>
        <comment>signal.frames</comment>
        <translation>Creación de la imagen</translation>
    </message>
    <message>
        <source>Waiting for agents</source>
        <comment>signal.waiting</comment>
        <translation>Espera de los agentes</translation>
    </message>
    <message>
        <source>Physics</source>
        <comment>signal.physics</comment>
        <translation>Física</translation>
    </message>
    <message>
        <source>Contacts</source>
        <comment>signal.contacts</comment>
        <translation>Contactos</translation>
    </message>
    <message>
        <source>Bodies that move</source>
        <comment>signal.awake</comment>
        <translation>Cuerpos en movimiento</translation>
    </message>
    <message>
        <source>Sensors</source>
        <comment>signal.sensors</comment>
        <translation>Sensores</translation>
    </message>
    <message>
        <source>Gyroscope</source>
        <comment>signal.gyro</comment>
        <translation>Giroscopio</translation>
    </message>
    <message>
        <source>Accelerometer</source>
        <comment>signal.accelerometer</comment>
        <translation>Acelerómetro</translation>
    </message>
    <message>
        <source>Force resistance</source>
        <comment>signal.force</comment>
        <translation>Sensor de fuerza</translation>
    </message>
    <message>
        <source>Touch</source>
        <comment>signal.touch</comment>
        <translation>Tacto</translation>
    </message>
    <message>
        <source>Hinge joint</source>
        <comment>signal.hinge</comment>
        <translation>Articulación de bisagra</translation>
    </message>
    <message>
        <source>Universal joint</source>
        <comment>signal.universal</comment>
        <translation>Articulación universal</translation>
    </message>
    <message>
        <source>Position (GPS)</source>
        <comment>signal.gps</comment>
        <translation>Posición (GPS)</translation>
    </message>
    <message>
        <source>Servo motor</source>
        <comment>signal.servo</comment>
        <translation>Servomotor</translation>
    </message>
    <message>
        <source>Touched</source>
        <comment>signal.touched</comment>
        <translation>Con contacto</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>signal.level</comment>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Force, x</source>
        <comment>signal.fx</comment>
        <translation>Fuerza, x</translation>
    </message>
    <message>
        <source>Force, y</source>
        <comment>signal.fy</comment>
        <translation>Fuerza, y</translation>
    </message>
    <message>
        <source>Force, z</source>
        <comment>signal.fz</comment>
        <translation>Fuerza, z</translation>
    </message>
    <message>
        <source>Centre, x</source>
        <comment>signal.cx</comment>
        <translation>Centro, x</translation>
    </message>
    <message>
        <source>Centre, y</source>
        <comment>signal.cy</comment>
        <translation>Centro, y</translation>
    </message>
    <message>
        <source>Centre, z</source>
        <comment>signal.cz</comment>
        <translation>Centro, z</translation>
    </message>
    <message>
        <source>acceleration</source>
        <comment>quantity.acceleration</comment>
        <translation>aceleración</translation>
    </message>
    <message>
        <source>force</source>
        <comment>quantity.force</comment>
        <translation>fuerza</translation>
    </message>
    <message>
        <source>duration</source>
        <comment>quantity.duration</comment>
        <translation>duración</translation>
    </message>
    <message>
        <source>cards and suspensions</source>
        <comment>rule.cardsAndSuspensions</comment>
        <translation>Tarjetas y suspensiones</translation>
    </message>
    <message>
        <source>expected (turn &lt;deg/s&gt;), or (slide &lt;m/s&gt;) for a slider, and perhaps (axis &lt;0 or 1&gt;)</source>
        <comment>manipulation.speed</comment>
        <translation>Se esperaba (turn &lt;deg/s&gt;), o (slide &lt;m/s&gt;) para una articulación prismática, y quizá (axis &lt;0 or 1&gt;)</translation>
    </message>
    <message>
        <source>the joint %1 has no axis %2 that can turn at a speed</source>
        <comment>manipulation.noWheel</comment>
        <translation>La articulación %1 no tiene ningún eje %2 que pueda girar a una velocidad</translation>
    </message>
    <message>
        <source>%1 is no part of an agent&apos;s robot</source>
        <comment>manipulation.noRobot</comment>
        <translation>%1 no forma parte del robot de un agente</translation>
    </message>
    <message>
        <source>name a robot that an agent has asked for</source>
        <comment>manipulation.selectRobot</comment>
        <translation>Indique un robot que haya pedido un agente</translation>
    </message>
    <message>
        <source>expected (power on) or (power off)</source>
        <comment>manipulation.power</comment>
        <translation>Se esperaba (power on) o (power off)</translation>
    </message>
    <message>
        <source>cannot go on from %1: %2</source>
        <comment>host.noState</comment>
        <translation>No se puede continuar desde %1: %2</translation>
    </message>
    <message>
        <source>name a file that Keep this state has written, and its data directory</source>
        <comment>host.stateHint</comment>
        <translation>Indique un archivo escrito con «Guardar este estado» y su directorio de datos</translation>
    </message>
    <message>
        <source>the run may differ from the one in which the state was kept: %1</source>
        <comment>host.stateInexact</comment>
        <translation>La ejecución puede diferir de aquella en la que se guardó el estado: %1</translation>
    </message>
    <message>
        <source>the run goes on from %1 s</source>
        <comment>host.restored</comment>
        <translation>La ejecución continúa desde %1 s</translation>
    </message>
    <message>
        <source>connected to %1, shown %2 ms later (jitter %3 ms)</source>
        <comment>client.delayed</comment>
        <translation>Conectado a %1, se muestra %2 ms más tarde (fluctuación: %3 ms)</translation>
    </message>
    <message>
        <source>%1 is no address that can be listened on: give one of this machine, such as 127.0.0.1 or 0.0.0.0</source>
        <comment>broadcast.noAddress</comment>
        <translation>%1 no es una dirección en la que se pueda escuchar: indique una de esta máquina, como 127.0.0.1 o 0.0.0.0</translation>
    </message>
    <message>
        <source>the browser&apos;s port %1 cannot be opened: %2</source>
        <comment>broadcast.noPort</comment>
        <translation>No se puede abrir el puerto %1 para navegadores: %2</translation>
    </message>
    <message>
        <source>a browser at %1 watches now; viewers: %2</source>
        <comment>broadcast.came</comment>
        <translation>Un navegador en %1 está mirando ahora; espectadores: %2</translation>
    </message>
    <message>
        <source>a browser at %1 watches no more; viewers: %2</source>
        <comment>broadcast.left</comment>
        <translation>Un navegador en %1 ha dejado de mirar; espectadores: %2</translation>
    </message>
    <message>
        <source>a request from %1 was refused: %2</source>
        <comment>broadcast.refused</comment>
        <translation>Se ha rechazado una solicitud de %1: %2</translation>
    </message>
    <message>
        <source>the browser at %1 was disconnected: it sent a message, and viewers may only watch</source>
        <comment>broadcast.spoke</comment>
        <translation>Se ha desconectado el navegador en %1: ha enviado un mensaje, y los espectadores solo pueden mirar</translation>
    </message>
    <message>
        <source>the browser at %1 was disconnected: it has taken nothing for %2 s</source>
        <comment>broadcast.stuck</comment>
        <translation>Se ha desconectado el navegador en %1: no ha recibido nada durante %2 s</translation>
    </message>
    <message>
        <source>the connection from %1 was closed: no whole request came within %2 s</source>
        <comment>broadcast.silent</comment>
        <translation>Se ha cerrado la conexión de %1: no ha llegado ninguna solicitud completa en %2 s</translation>
    </message>
    <message>
        <source>a browser at %1 was turned away: %2 are watching already</source>
        <comment>broadcast.full</comment>
        <translation>Se ha rechazado un navegador en %1: ya hay %2 mirando</translation>
    </message>
    <message>
        <source>the browser at %1 was disconnected: %2</source>
        <comment>broadcast.failed</comment>
        <translation>Se ha desconectado el navegador de %1: %2</translation>
    </message>
    <message>
        <source>browsers cannot be shown the run now: %1</source>
        <comment>broadcast.frameFailed</comment>
        <translation>Ahora no se puede mostrar la ejecución en los navegadores: %1</translation>
    </message>
    <message>
        <source>the run is not shown in browsers any more: %1</source>
        <comment>broadcast.over</comment>
        <translation>La ejecución ya no se muestra en los navegadores: %1</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <comment>web.playKey</comment>
        <translation>Reproducir o pausar (Espacio)</translation>
    </message>
    <message>
        <source>One picture back (,)</source>
        <comment>web.stepBack</comment>
        <translation>Una imagen atrás (,)</translation>
    </message>
    <message>
        <source>One picture ahead (.)</source>
        <comment>web.step</comment>
        <translation>Una imagen adelante (.)</translation>
    </message>
    <message>
        <source>Time</source>
        <comment>web.timeline</comment>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Speed</source>
        <comment>web.speed</comment>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>View</source>
        <comment>web.view</comment>
        <translation>Vista</translation>
    </message>
    <message>
        <source>First view</source>
        <comment>web.home</comment>
        <translation>Primera vista</translation>
    </message>
    <message>
        <source>Follow the ball</source>
        <comment>web.followBall</comment>
        <translation>Seguir el balón</translation>
    </message>
    <message>
        <source>Follow %1</source>
        <comment>web.followPlayer</comment>
        <translation>Seguir a %1</translation>
    </message>
    <message>
        <source>Decisions (E)</source>
        <comment>web.events</comment>
        <translation>Decisiones (E)</translation>
    </message>
    <message>
        <source>Decisions</source>
        <comment>web.eventsTitle</comment>
        <translation>Decisiones</translation>
    </message>
    <message>
        <source>No decisions yet.</source>
        <comment>web.noEvents</comment>
        <translation>Todavía no hay decisiones.</translation>
    </message>
    <message>
        <source>Full screen (F)</source>
        <comment>web.fullScreen</comment>
        <translation>Pantalla completa (F)</translation>
    </message>
    <message>
        <source>Keys and mouse (?)</source>
        <comment>web.help</comment>
        <translation>Teclas y ratón (?)</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <comment>web.helpTitle</comment>
        <translation>Teclas y ratón</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>web.close</comment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Live</source>
        <comment>web.live</comment>
        <translation>En directo</translation>
    </message>
    <message>
        <source>To the present moment (End)</source>
        <comment>web.liveKey</comment>
        <translation>Al momento actual (Fin)</translation>
    </message>
    <message>
        <source>half %1</source>
        <comment>web.half</comment>
        <translation>parte %1</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>web.left</comment>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>web.right</comment>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>Connecting to the simulation …</source>
        <comment>web.connecting</comment>
        <translation>Conectando con la simulación…</translation>
    </message>
    <message>
        <source>The simulation cannot be reached. Trying again …</source>
        <comment>web.lost</comment>
        <translation>No se puede acceder a la simulación. Intentando de nuevo…</translation>
    </message>
    <message>
        <source>Connected. Waiting for the first picture …</source>
        <comment>web.waiting</comment>
        <translation>Conectado. Esperando la primera imagen…</translation>
    </message>
    <message>
        <source>So many are watching that there is no place left. Trying again …</source>
        <comment>web.full</comment>
        <translation>Hay tantos espectadores que no queda sitio. Intentando de nuevo…</translation>
    </message>
    <message>
        <source>Reading the run …</source>
        <comment>web.reading</comment>
        <translation>Leyendo la ejecución…</translation>
    </message>
    <message>
        <source>This browser cannot draw in 3D here: it has no WebGL 2. Use a current Firefox, Chrome, Edge or Safari, and switch on hardware acceleration in its settings.</source>
        <comment>web.noWebGl</comment>
        <translation>Este navegador no puede dibujar en 3D aquí: no tiene WebGL 2. Use una versión actual de Firefox, Chrome, Edge o Safari y active la aceleración por hardware en sus ajustes.</translation>
    </message>
    <message>
        <source>The graphics card has stopped drawing. Reload the page.</source>
        <comment>web.contextLost</comment>
        <translation>La tarjeta gráfica ha dejado de dibujar. Vuelva a cargar la página.</translation>
    </message>
    <message>
        <source>This browser is too old to read the file: it has no DecompressionStream. Use a current Firefox, Chrome, Edge or Safari.</source>
        <comment>web.noInflate</comment>
        <translation>Este navegador es demasiado antiguo para leer el archivo: no tiene DecompressionStream. Use una versión actual de Firefox, Chrome, Edge o Safari.</translation>
    </message>
    <message>
        <source>This file is damaged (%1). Copy or export it again.</source>
        <comment>web.damaged</comment>
        <translation>Este archivo está dañado (%1). Vuelva a copiarlo o a exportarlo.</translation>
    </message>
    <message>
        <source>The simulation speaks another version. Reload the page.</source>
        <comment>web.version</comment>
        <translation>La simulación usa otra versión. Vuelva a cargar la página.</translation>
    </message>
    <message>
        <source>Drag: turn · right or middle button: move · wheel: nearer, farther</source>
        <comment>web.orbit</comment>
        <translation>Arrastrar: girar · botón derecho o central: mover · rueda: acercar, alejar</translation>
    </message>
    <message>
        <source>One finger: turn · two fingers: move, nearer, farther</source>
        <comment>web.touch</comment>
        <translation>Un dedo: girar · dos dedos: mover, acercar, alejar</translation>
    </message>
    <message>
        <source>Space: play, pause · , and .: one picture · ← →: 5 s · Home, End: begin, end · + −: speed</source>
        <comment>web.keysTime</comment>
        <translation>Espacio: reproducir, pausar · , y .: una imagen · ← →: 5 s · Inicio, Fin: principio, final · + −: velocidad</translation>
    </message>
    <message>
        <source>1 to 8: views · 0: first view · B: follow the ball · F: full screen · E: decisions · N: names</source>
        <comment>web.keysView</comment>
        <translation>1 a 8: vistas · 0: primera vista · B: seguir el balón · F: pantalla completa · E: decisiones · N: nombres</translation>
    </message>
    <message>
        <source>P and Shift+P: next and last goal or foul · a click on a mark in the timeline: there</source>
        <comment>web.keysEvents</comment>
        <translation>P y Mayús+P: gol o falta siguiente y anterior · un clic en una marca de la línea de tiempo: ir allí</translation>
    </message>
    <message>
        <source>%1: the name of the target must end with .csv, .json, .jsonl, .mcap, .log, .sparkmonitor or .html</source>
        <comment>export.format</comment>
        <translation>%1: el nombre del destino debe terminar en .csv, .json, .jsonl, .mcap, .log, .sparkmonitor o .html</translation>
    </message>
    <message>
        <source>%1 would be larger than %2 MB, more than browsers open: only the time up to %3 s fits in. Choose a part of the time, or a lower rate</source>
        <comment>export.pageTooLarge</comment>
        <translation>%1 ocuparía más de %2 MB, más de lo que abren los navegadores: solo cabe el tiempo hasta %3 s. Elija una parte del tiempo o una frecuencia menor</translation>
    </message>
    <message>
        <source>column %1: %2</source>
        <comment>expression.column</comment>
        <translation>Columna %1: %2</translation>
    </message>
    <message>
        <source>write a signal or an expression, such as ball/x - robots/left/3/x</source>
        <comment>expression.empty</comment>
        <translation>Escriba una señal o una expresión, como ball/x - robots/left/3/x</translation>
    </message>
    <message>
        <source>the expression has more than %1 letters: split it</source>
        <comment>expression.long</comment>
        <translation>La expresión tiene más de %1 caracteres: divídala</translation>
    </message>
    <message>
        <source>too much is nested here: split the expression</source>
        <comment>expression.nested</comment>
        <translation>Aquí hay demasiados niveles anidados: divida la expresión</translation>
    </message>
    <message>
        <source>something is missing at the end: write a signal, a number or a parenthesis</source>
        <comment>expression.end</comment>
        <translation>Falta algo al final: escriba una señal, un número o un paréntesis</translation>
    </message>
    <message>
        <source>there is no ( for this parenthesis: remove it, or add one before</source>
        <comment>expression.closing</comment>
        <translation>No hay ningún ( para este paréntesis: quítelo o añada uno antes</translation>
    </message>
    <message>
        <source>this parenthesis is not closed: add )</source>
        <comment>expression.open</comment>
        <translation>Este paréntesis no se cierra: añada )</translation>
    </message>
    <message>
        <source>a single = is no comparison: write ==</source>
        <comment>expression.equal</comment>
        <translation>Un solo = no es una comparación: escriba ==</translation>
    </message>
    <message>
        <source>compare two values only, and join comparisons by and</source>
        <comment>expression.chain</comment>
        <translation>Compare solo dos valores y una las comparaciones con and</translation>
    </message>
    <message>
        <source>`%1` is not expected here: write an operator such as + - * / &lt; &gt; between values</source>
        <comment>expression.unexpected</comment>
        <translation>No se esperaba `%1` aquí: escriba un operador como + - * / &lt; &gt; entre los valores</translation>
    </message>
    <message>
        <source>`%1` is no number; paths that begin with a digit stand in apostrophes</source>
        <comment>expression.number</comment>
        <translation>`%1` no es un número; las rutas que empiezan por una cifra van entre apóstrofos</translation>
    </message>
    <message>
        <source>`%1` is a function: write its arguments in parentheses behind it</source>
        <comment>expression.arguments</comment>
        <translation>`%1` es una función: escriba sus argumentos entre paréntesis detrás</translation>
    </message>
    <message>
        <source>`%1` is no signal: write its path, such as ball/x</source>
        <comment>expression.noPath</comment>
        <translation>`%1` no es una señal: escriba su ruta, como ball/x</translation>
    </message>
    <message>
        <source>a path in apostrophes is not complete: write it as in &apos;ball/x&apos;</source>
        <comment>expression.quote</comment>
        <translation>Una ruta entre apóstrofos no está completa: escríbala como en &apos;ball/x&apos;</translation>
    </message>
    <message>
        <source>there is no function `%1`; there are %2</source>
        <comment>expression.function</comment>
        <translation>No existe la función `%1`; existen %2</translation>
    </message>
    <message>
        <source>`%1` takes %2 to %3 arguments, and here are %4</source>
        <comment>expression.count</comment>
        <translation>`%1` admite de %2 a %3 argumentos, y aquí hay %4</translation>
    </message>
    <message>
        <source>give the scene a name</source>
        <comment>newScene.noName</comment>
        <translation>Dé un nombre a la escena</translation>
    </message>
    <message>
        <source>the name of a scene has at most %1 letters</source>
        <comment>newScene.longName</comment>
        <translation>El nombre de una escena tiene como máximo %1 letras</translation>
    </message>
    <message>
        <source>the name of a scene begins with a letter or digit, and does not end with a blank</source>
        <comment>newScene.nameEnds</comment>
        <translation>El nombre de una escena empieza por una letra o una cifra y no termina en un espacio</translation>
    </message>
    <message>
        <source>the name of a scene has none of the signs %1</source>
        <comment>newScene.nameSigns</comment>
        <translation>El nombre de una escena no contiene ninguno de los signos %1</translation>
    </message>
    <message>
        <source>choose a folder for the scene</source>
        <comment>newScene.noFolder</comment>
        <translation>Elija una carpeta para la escena</translation>
    </message>
    <message>
        <source>there is a file %1 in this folder already; choose another name</source>
        <comment>newScene.isThere</comment>
        <translation>Ya hay un archivo %1 en esta carpeta; elija otro nombre</translation>
    </message>
    <message>
        <source>the scene cannot be made in %1: %2</source>
        <comment>newScene.notMade</comment>
        <translation>No se puede crear la escena en %1: %2</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <comment>meshImport.noFile</comment>
        <translation>No hay ningún archivo %1</translation>
    </message>
    <message>
        <source>the file has %1 MB; meshes have at most %2 MB. Reduce it in a modelling program</source>
        <comment>meshImport.largeFile</comment>
        <translation>El archivo tiene %1 MB; las mallas tienen como máximo %2 MB. Redúzcalo en un programa de modelado</translation>
    </message>
    <message>
        <source>%1 cannot be used: %2</source>
        <comment>meshImport.unusable</comment>
        <translation>No se puede usar %1: %2</translation>
    </message>
    <message>
        <source>%1 has no size: all its points are at one place</source>
        <comment>meshImport.noSize</comment>
        <translation>%1 no tiene tamaño: todos sus puntos están en un mismo lugar</translation>
    </message>
    <message>
        <source>the name of a node consists of letters, digits, _, - and .</source>
        <comment>meshImport.name</comment>
        <translation>El nombre de un nodo consta de letras, cifras, _, - y .</translation>
    </message>
    <message>
        <source>the scale must be greater than 0</source>
        <comment>meshImport.scale</comment>
        <translation>La escala debe ser mayor que 0</translation>
    </message>
    <message>
        <source>the thing would be larger than %1 km; choose a smaller unit</source>
        <comment>meshImport.huge</comment>
        <translation>El objeto sería mayor que %1 km; elija una unidad más pequeña</translation>
    </message>
    <message>
        <source>a collider of triangles has at most %2 of them, and the mesh has %1; take a box</source>
        <comment>meshImport.collider</comment>
        <translation>Un cuerpo de colisión de triángulos tiene como máximo %2, y la malla tiene %1; use una caja</translation>
    </message>
    <message>
        <source>%1 cannot be copied to %2: %3</source>
        <comment>meshImport.notCopied</comment>
        <translation>No se puede copiar %1 a %2: %3</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <comment>state.unreadable</comment>
        <translation>No se puede leer %1: %2</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <comment>state.unwritable</comment>
        <translation>No se puede escribir %1: %2</translation>
    </message>
    <message>
        <source>an end, a bracket or a quote is missing before here</source>
        <comment>script.unended</comment>
        <translation>Falta un end, un paréntesis o una comilla antes de este punto</translation>
    </message>
    <message>
        <source>the run is in the state that was kept at %1 s: paused</source>
        <comment>session.restored</comment>
        <translation>La ejecución está en el estado que se guardó en %1 s: en pausa</translation>
    </message>
    <message>
        <source>the state cannot be restored, so the scene begins anew: %1</source>
        <comment>session.notRestored</comment>
        <translation>No se puede restaurar el estado, así que la escena empieza de nuevo: %1</translation>
    </message>
    <message>
        <source>the run from here may differ from the one in which the state was kept: %1</source>
        <comment>session.inexact</comment>
        <translation>A partir de aquí, la ejecución puede diferir de aquella en la que se guardó el estado: %1</translation>
    </message>
    <message>
        <source>the state was kept with unsaved edits of %1; the run has them, the files do not</source>
        <comment>session.keptTexts</comment>
        <translation>El estado se guardó con cambios sin guardar de %1; la ejecución los tiene, los archivos no</translation>
    </message>
    <message>
        <source>the recording ends before this: %1</source>
        <comment>session.notFound</comment>
        <translation>La grabación termina antes de esto: %1</translation>
    </message>
    <message>
        <source>expected (team &lt;side&gt;)(unum &lt;n&gt;)(power on) or (power off)</source>
        <comment>trainer.switch</comment>
        <translation>Se esperaba (team &lt;side&gt;)(unum &lt;n&gt;)(power on) o (power off)</translation>
    </message>
    <message>
        <source>%1; strategies and displays connect to port %2 instead</source>
        <comment>server.nextGamePort</comment>
        <translation>%1; las estrategias y los visores se conectan en su lugar al puerto %2</translation>
    </message>
    <message>
        <source>%1 has sent a message of %2 bytes, longest %3; its connection is closed</source>
        <comment>server.gameMessageLength</comment>
        <translation>%1 ha enviado un mensaje de %2 bytes, el máximo es %3; se cierra su conexión</translation>
    </message>
    <message>
        <source>the referee of a library keeps its own counts</source>
        <comment>state.referee</comment>
        <translation>El árbitro de una biblioteca lleva sus propias cuentas</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>sim.side.blue</comment>
        <translation>azul</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>sim.side.yellow</comment>
        <translation>amarillo</translation>
    </message>
    <message>
        <source>play on</source>
        <comment>sim.restart.none</comment>
        <translation>sigue el juego</translation>
    </message>
    <message>
        <source>place kick</source>
        <comment>sim.restart.placeKick</comment>
        <translation>saque de centro</translation>
    </message>
    <message>
        <source>goal kick</source>
        <comment>sim.restart.goalKick</comment>
        <translation>saque de puerta</translation>
    </message>
    <message>
        <source>penalty kick</source>
        <comment>sim.restart.penaltyKick</comment>
        <translation>penalti</translation>
    </message>
    <message>
        <source>free ball in the quarter +x +y</source>
        <comment>sim.restart.freeBallPlusPlus</comment>
        <translation>balón libre en el cuadrante +x +y</translation>
    </message>
    <message>
        <source>free ball in the quarter +x −y</source>
        <comment>sim.restart.freeBallPlusMinus</comment>
        <translation>balón libre en el cuadrante +x −y</translation>
    </message>
    <message>
        <source>free ball in the quarter −x +y</source>
        <comment>sim.restart.freeBallMinusPlus</comment>
        <translation>balón libre en el cuadrante −x +y</translation>
    </message>
    <message>
        <source>free ball in the quarter −x −y</source>
        <comment>sim.restart.freeBallMinusMinus</comment>
        <translation>balón libre en el cuadrante −x −y</translation>
    </message>
    <message>
        <source>free kick</source>
        <comment>sim.restart.freeKick</comment>
        <translation>tiro libre</translation>
    </message>
    <message>
        <source>kick of the shoot-out</source>
        <comment>sim.restart.shootOut</comment>
        <translation>lanzamiento de la tanda de penaltis</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>sim.restart.for</comment>
        <translation>%1 para el equipo %2</translation>
    </message>
    <message>
        <source>by the course of the match</source>
        <comment>sim.rule.none</comment>
        <translation>por el desarrollo del partido</translation>
    </message>
    <message>
        <source>the time is over</source>
        <comment>sim.rule.periodOver</comment>
        <translation>el tiempo ha terminado</translation>
    </message>
    <message>
        <source>goal</source>
        <comment>sim.rule.goal</comment>
        <translation>gol</translation>
    </message>
    <message>
        <source>goal by pushing the keeper</source>
        <comment>sim.rule.goalByPushing</comment>
        <translation>gol por empujar al portero</translation>
    </message>
    <message>
        <source>too many defenders in the goal area</source>
        <comment>sim.rule.twoInGoalArea</comment>
        <translation>demasiados defensores en el área de meta</translation>
    </message>
    <message>
        <source>too many defenders in the penalty area</source>
        <comment>sim.rule.crowdedPenaltyArea</comment>
        <translation>demasiados defensores en el área de penalti</translation>
    </message>
    <message>
        <source>too many attackers in the goal area</source>
        <comment>sim.rule.twoAttackers</comment>
        <translation>demasiados atacantes en el área de meta</translation>
    </message>
    <message>
        <source>too many attackers in the penalty area</source>
        <comment>sim.rule.manyAttackers</comment>
        <translation>demasiados atacantes en el área de penalti</translation>
    </message>
    <message>
        <source>keeper charged</source>
        <comment>sim.rule.keeperCharged</comment>
        <translation>carga al portero</translation>
    </message>
    <message>
        <source>keeper blocked</source>
        <comment>sim.rule.keeperBlocked</comment>
        <translation>obstrucción al portero</translation>
    </message>
    <message>
        <source>the keeper waits with the ball</source>
        <comment>sim.rule.keeperWaits</comment>
        <translation>el portero retiene el balón</translation>
    </message>
    <message>
        <source>stalemate</source>
        <comment>sim.rule.stalemate</comment>
        <translation>juego bloqueado</translation>
    </message>
    <message>
        <source>pushing</source>
        <comment>sim.rule.pushing</comment>
        <translation>empujón</translation>
    </message>
    <message>
        <source>ball held</source>
        <comment>sim.rule.ballHeld</comment>
        <translation>balón retenido</translation>
    </message>
    <message>
        <source>ball lost</source>
        <comment>sim.rule.ballLost</comment>
        <translation>balón perdido</translation>
    </message>
    <message>
        <source>the kick is over</source>
        <comment>sim.rule.shootOutOver</comment>
        <translation>el lanzamiento ha terminado</translation>
    </message>
    <message>
        <source>given by a person</source>
        <comment>sim.rule.human</comment>
        <translation>decidido por una persona</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>sim.verdict.found</comment>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>confirmed: %1</source>
        <comment>sim.decision.confirmed</comment>
        <translation>confirmado: %1</translation>
    </message>
    <message>
        <source>rejected: %1</source>
        <comment>sim.decision.rejected</comment>
        <translation>rechazado: %1</translation>
    </message>
    <message>
        <source>%1; it was: %2</source>
        <comment>sim.decision.overruled</comment>
        <translation>%1; antes era: %2</translation>
    </message>
    <message>
        <source>goal for %1</source>
        <comment>sim.goal.for</comment>
        <translation>gol del equipo %1</translation>
    </message>
    <message>
        <source>the goal of %1 does not count</source>
        <comment>sim.goal.cancelled</comment>
        <translation>el gol del equipo %1 no vale</translation>
    </message>
    <message>
        <source>set to %1 : %2</source>
        <comment>sim.score.set</comment>
        <translation>fijado en %1 : %2</translation>
    </message>
    <message>
        <source>robot %2 of %1 put to (%3, %4)</source>
        <comment>sim.placed.robot</comment>
        <translation>robot %2 del equipo %1 colocado en (%3; %4)</translation>
    </message>
    <message>
        <source>robot %2 of %1 had fallen over and is set upright</source>
        <comment>sim.upright</comment>
        <translation>el robot %2 del equipo %1 se había caído y se pone de pie</translation>
    </message>
    <message>
        <source>ball put to (%1, %2)</source>
        <comment>sim.placed.ball</comment>
        <translation>balón colocado en (%1; %2)</translation>
    </message>
    <message>
        <source>%1 has kick-off by lot</source>
        <comment>sim.start.lot</comment>
        <translation>el equipo %1 tiene por sorteo el saque de centro</translation>
    </message>
    <message>
        <source>%1 has kick-off</source>
        <comment>sim.start.kickOff</comment>
        <translation>el equipo %1 tiene el saque de centro</translation>
    </message>
    <message>
        <source>%1 kicks first by lot</source>
        <comment>sim.start.kicksFirst</comment>
        <translation>el equipo %1 lanza primero por sorteo</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <comment>sim.stop.won</comment>
        <translation>el equipo %1 ha ganado</translation>
    </message>
    <message>
        <source>it is a draw</source>
        <comment>sim.stop.draw</comment>
        <translation>el partido termina en empate</translation>
    </message>
    <message>
        <source>abandoned</source>
        <comment>sim.stop.abandoned</comment>
        <translation>suspendido</translation>
    </message>
    <message>
        <source>the time of %1 s is over</source>
        <comment>sim.period.timeOver</comment>
        <translation>el tiempo de %1 s ha terminado</translation>
    </message>
    <message>
        <source>%1 has scored</source>
        <comment>sim.shootOut.scored</comment>
        <translation>el equipo %1 ha marcado</translation>
    </message>
    <message>
        <source>%1 has not scored</source>
        <comment>sim.shootOut.missed</comment>
        <translation>el equipo %1 no ha marcado</translation>
    </message>
    <message>
        <source>asked for by a person</source>
        <comment>sim.pause.person</comment>
        <translation>pedido por una persona</translation>
    </message>
    <message>
        <source>the strategy of %1 is not connected</source>
        <comment>sim.pause.connection</comment>
        <translation>la estrategia del equipo %1 no está conectada</translation>
    </message>
    <message>
        <source>time-out of %1, %2 s</source>
        <comment>sim.pause.timeOut</comment>
        <translation>tiempo muerto del equipo %1, %2 s</translation>
    </message>
    <message>
        <source>the strategy of %1 is connected</source>
        <comment>sim.connection.found</comment>
        <translation>la estrategia del equipo %1 está conectada</translation>
    </message>
    <message>
        <source>the strategy of %1 is gone</source>
        <comment>sim.connection.lost</comment>
        <translation>la estrategia del equipo %1 ha desaparecido</translation>
    </message>
    <message>
        <source>%2 robots of %1 go elsewhere than wanted</source>
        <comment>sim.corrections.some</comment>
        <translation>%2 robots del equipo %1 van a un lugar distinto del deseado</translation>
    </message>
    <message>
        <source>%1 has not answered in time and stands in the default formation</source>
        <comment>sim.corrections.noAnswer</comment>
        <translation>el equipo %1 no ha respondido a tiempo y está en la formación predeterminada</translation>
    </message>
    <message>
        <source>%1 is not possible now: %2</source>
        <comment>sim.refused.state</comment>
        <translation>%1 no es posible ahora: %2</translation>
    </message>
    <message>
        <source>console %1 is not known here</source>
        <comment>sim.refused.console</comment>
        <translation>Aquí no se conoce la consola %1</translation>
    </message>
    <message>
        <source>there is no foul to decide upon</source>
        <comment>sim.refused.noVerdict</comment>
        <translation>No hay ninguna falta sobre la que decidir</translation>
    </message>
    <message>
        <source>a foul waits for its decision</source>
        <comment>sim.refused.verdict</comment>
        <translation>Una falta espera una decisión</translation>
    </message>
    <message>
        <source>%1 is not possible in this period</source>
        <comment>sim.refused.restart</comment>
        <translation>%1 no es posible en este periodo</translation>
    </message>
    <message>
        <source>it is the kick of %1</source>
        <comment>sim.refused.kicker</comment>
        <translation>Le toca lanzar al equipo %1</translation>
    </message>
    <message>
        <source>the match will pause already</source>
        <comment>sim.refused.paused</comment>
        <translation>El partido ya va a pausarse</translation>
    </message>
    <message>
        <source>no pause is to come</source>
        <comment>sim.refused.noPause</comment>
        <translation>No hay ninguna pausa prevista</translation>
    </message>
    <message>
        <source>a place needs finite numbers</source>
        <comment>sim.refused.noPlace</comment>
        <translation>Un lugar necesita números finitos</translation>
    </message>
    <message>
        <source>this place is outside of the field</source>
        <comment>sim.refused.outside</comment>
        <translation>Este lugar está fuera del campo</translation>
    </message>
    <message>
        <source>the ball is at this place</source>
        <comment>sim.refused.onBall</comment>
        <translation>El balón está en este lugar</translation>
    </message>
    <message>
        <source>robot %2 of %1 is at this place</source>
        <comment>sim.refused.onRobot</comment>
        <translation>El robot %2 de %1 está en este lugar</translation>
    </message>
    <message>
        <source>there is no object %1 on the field</source>
        <comment>sim.refused.object</comment>
        <translation>No hay ningún objeto %1 en el campo</translation>
    </message>
    <message>
        <source>a score is from 0 to %1</source>
        <comment>sim.refused.score</comment>
        <translation>Un marcador va de 0 a %1</translation>
    </message>
    <message>
        <source>%1 has no time-outs left</source>
        <comment>sim.refused.timeOuts</comment>
        <translation>Al equipo %1 no le quedan tiempos muertos</translation>
    </message>
    <message>
        <source>a time-out is running</source>
        <comment>sim.refused.timeOut</comment>
        <translation>Hay un tiempo muerto en curso</translation>
    </message>
    <message>
        <source>to confirm</source>
        <comment>sim.command.confirm</comment>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>to reject</source>
        <comment>sim.command.reject</comment>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>to overrule</source>
        <comment>sim.command.overrule</comment>
        <translation>Cambiar la decisión</translation>
    </message>
    <message>
        <source>to give a foul</source>
        <comment>sim.command.foul</comment>
        <translation>Señalar una falta</translation>
    </message>
    <message>
        <source>a pause</source>
        <comment>sim.command.pause</comment>
        <translation>Una pausa</translation>
    </message>
    <message>
        <source>to resume</source>
        <comment>sim.command.resume</comment>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>the whistle</source>
        <comment>sim.command.whistle</comment>
        <translation>El pitido</translation>
    </message>
    <message>
        <source>the start of the match</source>
        <comment>sim.command.start</comment>
        <translation>El comienzo del partido</translation>
    </message>
    <message>
        <source>the start of a period</source>
        <comment>sim.command.startPeriod</comment>
        <translation>El comienzo de un periodo</translation>
    </message>
    <message>
        <source>a new match</source>
        <comment>sim.command.newMatch</comment>
        <translation>Un partido nuevo</translation>
    </message>
    <message>
        <source>to place something</source>
        <comment>sim.command.place</comment>
        <translation>Colocar algo</translation>
    </message>
    <message>
        <source>to set the score</source>
        <comment>sim.command.setScore</comment>
        <translation>Fijar el marcador</translation>
    </message>
    <message>
        <source>a time-out</source>
        <comment>sim.command.timeOut</comment>
        <translation>Un tiempo muerto</translation>
    </message>
    <message>
        <source>play is on</source>
        <comment>sim.state.normal</comment>
        <translation>el juego está en marcha</translation>
    </message>
    <message>
        <source>the match pauses</source>
        <comment>sim.state.pause</comment>
        <translation>el partido está en pausa</translation>
    </message>
    <message>
        <source>play goes on</source>
        <comment>sim.state.resume</comment>
        <translation>el juego se reanuda</translation>
    </message>
    <message>
        <source>strategies are asked for places</source>
        <comment>sim.state.query</comment>
        <translation>se preguntan posiciones a las estrategias</translation>
    </message>
    <message>
        <source>robots are placed</source>
        <comment>sim.state.move</comment>
        <translation>se colocan los robots</translation>
    </message>
    <message>
        <source>robots are ready</source>
        <comment>sim.state.ready</comment>
        <translation>los robots están listos</translation>
    </message>
    <message>
        <source>it is a break</source>
        <comment>sim.state.break</comment>
        <translation>es el descanso</translation>
    </message>
    <message>
        <source>the match has not begun</source>
        <comment>sim.state.before</comment>
        <translation>el partido no ha comenzado</translation>
    </message>
    <message>
        <source>the match is over</source>
        <comment>sim.state.finished</comment>
        <translation>el partido ha terminado</translation>
    </message>
    <message>
        <source>%1 has logged in: %2 (side: %3)</source>
        <comment>simuroClient.welcome</comment>
        <translation>%1 ha iniciado sesión: %2 (lado: %3)</translation>
    </message>
    <message>
        <source>%1 was refused: %2</source>
        <comment>simuroClient.refused</comment>
        <translation>%1 fue rechazado: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>simuroClient.message</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>further faults of %1 are not logged</source>
        <comment>simuroClient.quiet</comment>
        <translation>Los demás fallos de %1 no se anotan en el registro</translation>
    </message>
    <message>
        <source>the strategy of %1 has not answered for %2 frames: its robots stop</source>
        <comment>simuroClient.silent</comment>
        <translation>La estrategia del equipo %1 no ha respondido durante %2 fotogramas: sus robots se detienen</translation>
    </message>
    <message>
        <source>%1 has no effect: %2</source>
        <comment>simuroTrainer.ignored</comment>
        <translation>%1 no tiene efecto: %2</translation>
    </message>
    <message>
        <source>there is no such play mode</source>
        <comment>simuroTrainer.noMode</comment>
        <translation>No existe ese modo de juego</translation>
    </message>
    <message>
        <source>a place is missing: (pos x y z), in m</source>
        <comment>simuroTrainer.noPlace</comment>
        <translation>Falta un lugar: (pos x y z), en m</translation>
    </message>
    <message>
        <source>there is no such robot: (team Left) (unum 1)</source>
        <comment>simuroTrainer.noRobot</comment>
        <translation>No existe ese robot: (team Left) (unum 1)</translation>
    </message>
    <message>
        <source>it takes whole numbers that are not negative: (left 1) (right 0)</source>
        <comment>simuroTrainer.score</comment>
        <translation>hacen falta números enteros no negativos: (left 1) (right 0)</translation>
    </message>
    <message>
        <source>the team must be Left or Right</source>
        <comment>simuroTrainer.side</comment>
        <translation>El equipo debe ser Left o Right</translation>
    </message>
    <message>
        <source>there is no league %1; leagues are %2</source>
        <comment>profile.unknown</comment>
        <translation>No existe la liga %1; las ligas son %2</translation>
    </message>
    <message>
        <source>the league file %1 cannot be read</source>
        <comment>profile.notFound</comment>
        <translation>No se puede leer el archivo de liga %1</translation>
    </message>
    <message>
        <source>the match goes on without automatic referee: %1</source>
        <comment>referee.none</comment>
        <translation>El partido continúa sin árbitro automático: %1</translation>
    </message>
    <message>
        <source>a team is blue or yellow, not %1</source>
        <comment>robot.team</comment>
        <translation>Un equipo es blue o yellow, no %1</translation>
    </message>
    <message>
        <source>a number is from 1 to %1, not %2</source>
        <comment>robot.number</comment>
        <translation>Un número va de 1 a %1, no %2</translation>
    </message>
    <message>
        <source>cannot read the league file</source>
        <comment>simuro.unreadable</comment>
        <translation>No se puede leer el archivo de liga</translation>
    </message>
    <message>
        <source>is it a text of at most 1 MiB that you may read?</source>
        <comment>simuro.text</comment>
        <translation>¿Es un texto de 1 MiB como máximo que usted puede leer?</translation>
    </message>
    <message>
        <source>there is no league in this file</source>
        <comment>simuro.noLeague</comment>
        <translation>No hay ninguna liga en este archivo</translation>
    </message>
    <message>
        <source>a league file is one list: (simuro (base large-simurosot) ...)</source>
        <comment>simuro.start</comment>
        <translation>Un archivo de liga es una sola lista: (simuro (base large-simurosot) ...)</translation>
    </message>
    <message>
        <source>only the first list counts</source>
        <comment>simuro.second</comment>
        <translation>Solo cuenta la primera lista</translation>
    </message>
    <message>
        <source>`%1` stands alone</source>
        <comment>simuro.notList</comment>
        <translation>`%1` está solo</translation>
    </message>
    <message>
        <source>a list without a name</source>
        <comment>simuro.unnamed</comment>
        <translation>Una lista sin nombre</translation>
    </message>
    <message>
        <source>values are lists of a name and a value: (length 400)</source>
        <comment>simuro.write</comment>
        <translation>Los valores son listas de un nombre y un valor: (length 400)</translation>
    </message>
    <message>
        <source>there is no league `%1`</source>
        <comment>simuro.unknownBase</comment>
        <translation>No existe la liga `%1`</translation>
    </message>
    <message>
        <source>there is no `%1` here</source>
        <comment>simuro.unknown</comment>
        <translation>Aquí no hay ningún `%1`</translation>
    </message>
    <message>
        <source>it knows %1</source>
        <comment>simuro.known</comment>
        <translation>Se conocen %1</translation>
    </message>
    <message>
        <source>`%1` takes one value</source>
        <comment>simuro.oneValue</comment>
        <translation>`%1` toma un valor</translation>
    </message>
    <message>
        <source>`%1` is a number from %2 to %3, not `%4`</source>
        <comment>simuro.number</comment>
        <translation>`%1` es un número de %2 a %3, no `%4`</translation>
    </message>
    <message>
        <source>`%1` is a number from %2 to %3 %4, not `%5`</source>
        <comment>simuro.numberOf</comment>
        <translation>`%1` es un número de %2 a %3 %4, no `%5`</translation>
    </message>
    <message>
        <source>`%1` is a whole number from %2 to %3, not `%4`</source>
        <comment>simuro.whole</comment>
        <translation>`%1` es un número entero de %2 a %3, no `%4`</translation>
    </message>
    <message>
        <source>`%1` is true or false, not `%2`</source>
        <comment>simuro.flag</comment>
        <translation>`%1` es true o false, no `%2`</translation>
    </message>
    <message>
        <source>`%1` is ask, confirm or reject, not `%2`</source>
        <comment>simuro.policy</comment>
        <translation>`%1` es ask, confirm o reject, no `%2`</translation>
    </message>
    <message>
        <source>`%1` is a colour such as #2f6fe4, not `%2`</source>
        <comment>simuro.colour</comment>
        <translation>`%1` es un color como #2f6fe4, no `%2`</translation>
    </message>
    <message>
        <source>`%1` is a text of %2 to %3 printable characters</source>
        <comment>simuro.length</comment>
        <translation>`%1` es un texto de %2 a %3 caracteres imprimibles</translation>
    </message>
    <message>
        <source>`%1` is there twice</source>
        <comment>simuro.twice</comment>
        <translation>`%1` aparece dos veces</translation>
    </message>
    <message>
        <source>the first one counts</source>
        <comment>simuro.first</comment>
        <translation>Cuenta el primero</translation>
    </message>
    <message>
        <source>it stays %1</source>
        <comment>simuro.stays</comment>
        <translation>Sigue siendo %1</translation>
    </message>
    <message>
        <source>the values of the base count: %1</source>
        <comment>simuro.preset</comment>
        <translation>Rigen los valores de la base: %1</translation>
    </message>
    <message>
        <source>there is more that is wrong</source>
        <comment>simuro.more</comment>
        <translation>Hay más errores</translation>
    </message>
    <message>
        <source>put right what is listed first</source>
        <comment>simuro.moreHint</comment>
        <translation>Corrija primero lo que se indica aquí</translation>
    </message>
    <message>
        <source>a goal with the two corners beside it is at most as wide as the field</source>
        <comment>simuro.goalWider</comment>
        <translation>Una portería con las dos esquinas a sus lados es como máximo tan ancha como el campo</translation>
    </message>
    <message>
        <source>a goal is at least as deep as the ball</source>
        <comment>simuro.goalShallow</comment>
        <translation>Una portería es al menos tan profunda como el balón</translation>
    </message>
    <message>
        <source>a goal is wider than the ball and a robot</source>
        <comment>simuro.goalNarrow</comment>
        <translation>Una portería es más ancha que el balón y un robot</translation>
    </message>
    <message>
        <source>the ball is lost only farther behind the goal line than a goal is deep</source>
        <comment>simuro.goalLost</comment>
        <translation>El balón solo se pierde más allá de la línea de meta de lo que mide el fondo de una portería</translation>
    </message>
    <message>
        <source>a corner is at most as long as half the field</source>
        <comment>simuro.corners</comment>
        <translation>Una esquina es como máximo tan larga como medio campo</translation>
    </message>
    <message>
        <source>a penalty area is at most as large as half the field</source>
        <comment>simuro.penaltyArea</comment>
        <translation>Un área de penalti es como máximo tan grande como medio campo</translation>
    </message>
    <message>
        <source>a goal area is at most as large as the penalty area</source>
        <comment>simuro.goalArea</comment>
        <translation>Un área de meta es como máximo tan grande como el área de penalti</translation>
    </message>
    <message>
        <source>the centre circle lies within the field</source>
        <comment>simuro.circle</comment>
        <translation>El círculo central está dentro del campo</translation>
    </message>
    <message>
        <source>the penalty mark lies in half the field</source>
        <comment>simuro.penaltyMark</comment>
        <translation>El punto de penalti está en la mitad del campo</translation>
    </message>
    <message>
        <source>the robots beside a free-ball mark lie within the half</source>
        <comment>simuro.freeBall</comment>
        <translation>Los robots junto a un punto de balón libre están dentro de la mitad</translation>
    </message>
    <message>
        <source>the robots of a free ball do not touch the ball</source>
        <comment>simuro.freeBallGap</comment>
        <translation>Los robots de un balón libre no tocan el balón</translation>
    </message>
    <message>
        <source>a robot fits into the goal area</source>
        <comment>simuro.keeperFits</comment>
        <translation>Un robot cabe en el área de meta</translation>
    </message>
    <message>
        <source>the robots of a side fit into its half, outside of the centre circle</source>
        <comment>simuro.robotsFit</comment>
        <translation>Los robots de un lado caben en su mitad, fuera del círculo central</translation>
    </message>
    <message>
        <source>wheels lie within the robot</source>
        <comment>simuro.wheelsFit</comment>
        <translation>Las ruedas están dentro del robot</translation>
    </message>
    <message>
        <source>a robot has more mass than its wheels</source>
        <comment>simuro.wheelMass</comment>
        <translation>Un robot tiene más masa que sus ruedas</translation>
    </message>
    <message>
        <source>there is no referee library %1</source>
        <comment>simuroReferee.noFile</comment>
        <translation>No existe la biblioteca de árbitro %1</translation>
    </message>
    <message>
        <source>there is no referee library %1; there are: %2</source>
        <comment>simuroReferee.unknown</comment>
        <translation>no hay ninguna biblioteca de árbitro %1; hay: %2</translation>
    </message>
    <message>
        <source>the referee library %1 cannot be loaded: %2</source>
        <comment>simuroReferee.notLoaded</comment>
        <translation>No se puede cargar la biblioteca de árbitro %1: %2</translation>
    </message>
    <message>
        <source>%1 is no referee: it has no function %2</source>
        <comment>simuroReferee.noFunction</comment>
        <translation>%1 no es un árbitro: no tiene la función %2</translation>
    </message>
    <message>
        <source>the referee library %1 cannot judge this league</source>
        <comment>simuroReferee.notMade</comment>
        <translation>La biblioteca de árbitro %1 no puede arbitrar esta liga</translation>
    </message>
    <message>
        <source>the referee %1 is for version %2 of the interface, this program has version %3</source>
        <comment>simuroReferee.version</comment>
        <translation>El árbitro %1 es para la versión %2 de la interfaz; este programa tiene la versión %3</translation>
    </message>
    <message>
        <source>the strategy %1 cannot be loaded: %2</source>
        <comment>simuroClient.notLoaded</comment>
        <translation>no se puede cargar la estrategia %1: %2</translation>
    </message>
    <message>
        <source>%1 is no strategy of version %2 of the interface</source>
        <comment>simuroClient.noStrategy</comment>
        <translation>%1 no es una estrategia de la versión %2 de la interfaz</translation>
    </message>
    <message>
        <source>the strategy %1 cannot be made: error %2</source>
        <comment>simuroClient.notMade</comment>
        <translation>no se puede crear la estrategia %1: error %2</translation>
    </message>
    <message>
        <source>there is no strategy %1 in the folders of strategies; there are: %2</source>
        <comment>strategy.notFound</comment>
        <translation>en las carpetas de estrategias no hay ninguna estrategia %1; hay: %2</translation>
    </message>
    <message>
        <source>Simurosot.%1 cannot be %2; it stays %3</source>
        <comment>profile.impossible</comment>
        <translation>Simurosot.%1 no puede ser %2; sigue siendo %3</translation>
    </message>
    <message>
        <source>Simurosot.%1 cannot be %2, it stays %3: %4</source>
        <comment>profile.apart</comment>
        <translation>Simurosot.%1 no puede ser %2, sigue siendo %3: %4</translation>
    </message>
    <message>
        <source>a strategy that runs inside the simulator keeps its own memory</source>
        <comment>state.strategy</comment>
        <translation>una estrategia que se ejecuta dentro del simulador tiene su propia memoria</translation>
    </message>
    <message>
        <source>it knows name, kind, league, players, versions, mode, own_halves, ball, left and right</source>
        <comment>formation.known</comment>
        <translation>conoce name, kind, league, players, versions, mode, own_halves, ball, left y right</translation>
    </message>
    <message>
        <source>the referee does not know the places of this restart</source>
        <comment>restartPlan.noReferee</comment>
        <translation>el árbitro no conoce los lugares de esta reanudación</translation>
    </message>
    <message>
        <source>cannot read the file</source>
        <comment>f2000.unreadable</comment>
        <translation>no se puede leer el archivo</translation>
    </message>
    <message>
        <source>is it a text of at most 256 KiB that you may read?</source>
        <comment>f2000.text</comment>
        <translation>¿es un texto de 256 KiB como máximo que usted puede leer?</translation>
    </message>
    <message>
        <source>`%1` stands alone</source>
        <comment>f2000.notList</comment>
        <translation>`%1` está solo</translation>
    </message>
    <message>
        <source>a list without a name</source>
        <comment>f2000.unnamed</comment>
        <translation>una lista sin nombre</translation>
    </message>
    <message>
        <source>values are lists of a name and a value: (mass 12)</source>
        <comment>f2000.write</comment>
        <translation>los valores son listas de un nombre y un valor: (mass 12)</translation>
    </message>
    <message>
        <source>there is no `%1` here; it is left out</source>
        <comment>f2000.unknown</comment>
        <translation>aquí no hay `%1`; se omite</translation>
    </message>
    <message>
        <source>it knows %1</source>
        <comment>f2000.known</comment>
        <translation>conoce %1</translation>
    </message>
    <message>
        <source>`%1` stands here twice; the first one counts</source>
        <comment>f2000.twice</comment>
        <translation>`%1` está aquí dos veces; vale el primero</translation>
    </message>
    <message>
        <source>`%1` takes one value</source>
        <comment>f2000.oneValue</comment>
        <translation>`%1` lleva un valor</translation>
    </message>
    <message>
        <source>`%1` is a number from %2 to %3, not `%4`</source>
        <comment>f2000.number</comment>
        <translation>`%1` es un número de %2 a %3, no `%4`</translation>
    </message>
    <message>
        <source>`%1` is a number from %2 to %3 %4, not `%5`</source>
        <comment>f2000.numberOf</comment>
        <translation>`%1` es un número de %2 a %3 %4, no `%5`</translation>
    </message>
    <message>
        <source>`%1` takes %2 numbers</source>
        <comment>f2000.numbers</comment>
        <translation>`%1` lleva %2 números</translation>
    </message>
    <message>
        <source>`%1` is a whole number from %2 to %3, not `%4`</source>
        <comment>f2000.whole</comment>
        <translation>`%1` es un número entero de %2 a %3, no `%4`</translation>
    </message>
    <message>
        <source>`%1` is true or false, not `%2`</source>
        <comment>f2000.flag</comment>
        <translation>`%1` es true o false, no `%2`</translation>
    </message>
    <message>
        <source>`%1` is one of %2, not `%3`</source>
        <comment>f2000.choice</comment>
        <translation>`%1` es uno de %2, no `%3`</translation>
    </message>
    <message>
        <source>`%1` is a colour such as orange or #ff8000, not `%2`</source>
        <comment>f2000.colour</comment>
        <translation>`%1` es un color como orange o #ff8000, no `%2`</translation>
    </message>
    <message>
        <source>`%1` is missing</source>
        <comment>f2000.needed</comment>
        <translation>falta `%1`</translation>
    </message>
    <message>
        <source>the file has no section `%1`</source>
        <comment>f2000.noSection</comment>
        <translation>el archivo no tiene la sección `%1`</translation>
    </message>
    <message>
        <source>a shape is (shape rect W H), (shape ellipse A B) or (shape triangle X1 Y1 X2 Y2 X3 Y3)</source>
        <comment>f2000.shape</comment>
        <translation>una forma es (shape rect W H), (shape ellipse A B) o (shape triangle X1 Y1 X2 Y2 X3 Y3)</translation>
    </message>
    <message>
        <source>the corners of the triangle are on one line</source>
        <comment>f2000.flatTriangle</comment>
        <translation>los vértices del triángulo están en una línea</translation>
    </message>
    <message>
        <source>it ends below its beginning</source>
        <comment>f2000.heights</comment>
        <translation>termina por debajo de su comienzo</translation>
    </message>
    <message>
        <source>there are two devices `%1`</source>
        <comment>f2000.device</comment>
        <translation>hay dos dispositivos `%1`</translation>
    </message>
    <message>
        <source>each device needs a name of its own</source>
        <comment>f2000.deviceHint</comment>
        <translation>cada dispositivo necesita su propio nombre</translation>
    </message>
    <message>
        <source>a manipulator needs two states or more</source>
        <comment>f2000.states</comment>
        <translation>un manipulador necesita dos estados o más</translation>
    </message>
    <message>
        <source>there are two states `%1`</source>
        <comment>f2000.stateTwice</comment>
        <translation>hay dos estados `%1`</translation>
    </message>
    <message>
        <source>there is no state `%1`</source>
        <comment>f2000.noState</comment>
        <translation>no hay estado `%1`</translation>
    </message>
    <message>
        <source>without a duration, `%1` is never left for `%2`</source>
        <comment>f2000.noDuration</comment>
        <translation>sin duración, nunca se pasa de `%1` a `%2`</translation>
    </message>
    <message>
        <source>add (duration MS)</source>
        <comment>f2000.durationHint</comment>
        <translation>añada (duration MS)</translation>
    </message>
    <message>
        <source>the robot is %1 by %2 mm; the rules allow %3 mm each way</source>
        <comment>f2000.footprint</comment>
        <translation>el robot mide %1 por %2 mm; las reglas permiten %3 mm en cada dirección</translation>
    </message>
    <message>
        <source>the robot is %1 mm high; the rules allow %2</source>
        <comment>f2000.height</comment>
        <translation>el robot mide %1 mm de alto; las reglas permiten %2</translation>
    </message>
    <message>
        <source>the robot has %1 kg; the rules allow %2</source>
        <comment>f2000.mass</comment>
        <translation>el robot pesa %1 kg; las reglas permiten %2</translation>
    </message>
    <message>
        <source>it plays nevertheless</source>
        <comment>f2000.plays</comment>
        <translation>juega de todos modos</translation>
    </message>
    <message>
        <source>cannot read the log</source>
        <comment>f2000.log.unreadable</comment>
        <translation>no se puede leer el registro</translation>
    </message>
    <message>
        <source>a line has 8 whole numbers: t_ms x_mm y_mm theta_mdeg vt_mms vr_mdegs vt_set_mms vr_set_mdegs</source>
        <comment>f2000.log.columns</comment>
        <translation>una línea tiene 8 números enteros: t_ms x_mm y_mm theta_mdeg vt_mms vr_mdegs vt_set_mms vr_set_mdegs</translation>
    </message>
    <message>
        <source>the time does not increase: %1 ms after %2 ms</source>
        <comment>f2000.log.time</comment>
        <translation>el tiempo no aumenta: %1 ms después de %2 ms</translation>
    </message>
    <message>
        <source>sort the lines, or leave out what was written twice</source>
        <comment>f2000.log.order</comment>
        <translation>ordene las líneas, o quite lo que se escribió dos veces</translation>
    </message>
    <message>
        <source>%1 ms are missing; another piece begins here</source>
        <comment>f2000.log.gap</comment>
        <translation>faltan %1 ms; aquí comienza otro tramo</translation>
    </message>
    <message>
        <source>only %1 samples; %2 are needed to learn from</source>
        <comment>f2000.log.few</comment>
        <translation>solo %1 muestras; se necesitan %2 para aprender</translation>
    </message>
    <message>
        <source>the commands reach %1 of 10 parts of the range of %2; drive more of it</source>
        <comment>f2000.log.coverage</comment>
        <translation>las órdenes alcanzan %1 de 10 partes del rango de %2; recorra más de él</translation>
    </message>
    <message>
        <source>this is no model of a drive: %1</source>
        <comment>f2000.model.damaged</comment>
        <translation>esto no es un modelo de tracción: %1</translation>
    </message>
    <message>
        <source>train it again from its log</source>
        <comment>f2000.model.train</comment>
        <translation>entrénelo otra vez con su registro</translation>
    </message>
    <message>
        <source>%1 has no effect: %2</source>
        <comment>f2kGame.ignored</comment>
        <translation>%1 no tiene efecto: %2</translation>
    </message>
    <message>
        <source>it takes whole numbers that are not negative: (left 1) (right 0)</source>
        <comment>f2kGame.numbers</comment>
        <translation>hacen falta números enteros no negativos: (left 1) (right 0)</translation>
    </message>
    <message>
        <source>the whole ball is behind the goal line, %1 m from the middle of the goal and %2 m high</source>
        <comment>f2kGame.goal</comment>
        <translation>todo el balón está detrás de la línea de gol, a %1 m del centro de la portería y a %2 m de altura</translation>
    </message>
    <message>
        <source>in 2 s all robots go to their places, and the ball to the centre</source>
        <comment>f2kGame.goalNext</comment>
        <translation>en 2 s todos los robots van a sus sitios, y el balón al centro</translation>
    </message>
    <message>
        <source>the whole ball is beyond a touch line, at %1 m</source>
        <comment>f2kGame.sideOut</comment>
        <translation>todo el balón está más allá de una línea de banda, en %1 m</translation>
    </message>
    <message>
        <source>in 1 s it lies on the field, 0.5 m inside</source>
        <comment>f2kGame.sideNext</comment>
        <translation>en 1 s está en el campo, 0,5 m hacia dentro</translation>
    </message>
    <message>
        <source>the whole ball is beyond a goal line, %1 m from its middle and %2 m high</source>
        <comment>f2kGame.endOut</comment>
        <translation>todo el balón está más allá de una línea de fondo, a %1 m de su centro y a %2 m de altura</translation>
    </message>
    <message>
        <source>in 1 s it lies on the nearest restart point</source>
        <comment>f2kGame.endNext</comment>
        <translation>en 1 s está en el punto de reanudación más cercano</translation>
    </message>
    <message>
        <source>the ball has moved by less than 0.2 m in 10 s</source>
        <comment>f2kGame.stuck</comment>
        <translation>el balón se ha movido menos de 0,2 m en 10 s</translation>
    </message>
    <message>
        <source>the ball has flown away</source>
        <comment>f2kGame.flown</comment>
        <translation>el balón ha salido volando</translation>
    </message>
    <message>
        <source>it is back at the centre</source>
        <comment>f2kGame.flownNext</comment>
        <translation>está de nuevo en el centro</translation>
    </message>
    <message>
        <source>the score was set to %1 : %2</source>
        <comment>f2kGame.scoreSet</comment>
        <translation>el marcador se puso en %1 : %2</translation>
    </message>
    <message>
        <source>goal</source>
        <comment>f2kGame.goalRule</comment>
        <translation>gol</translation>
    </message>
    <message>
        <source>ball out</source>
        <comment>f2kGame.outRule</comment>
        <translation>balón fuera</translation>
    </message>
    <message>
        <source>ball stuck</source>
        <comment>f2kGame.stuckRule</comment>
        <translation>balón atascado</translation>
    </message>
    <message>
        <source>ball height</source>
        <comment>f2kGame.heightRule</comment>
        <translation>altura del balón</translation>
    </message>
    <message>
        <source>plugins of robots keep states of their own</source>
        <comment>f2kGame.inexact</comment>
        <translation>los complementos de los robots guardan estados propios</translation>
    </message>
    <message>
        <source>there is no library %1 in the folders of plugins of this league; there are: %2</source>
        <comment>f2kGame.noLibrary</comment>
        <translation>En las carpetas de complementos de esta liga no hay ninguna biblioteca %1; hay: %2</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <comment>f2kGame.noFile</comment>
        <translation>no hay ningún archivo %1</translation>
    </message>
    <message>
        <source>files are looked for beside this one, then below the data directories</source>
        <comment>f2kGame.beside</comment>
        <translation>los archivos se buscan junto a este y después bajo las carpetas de datos</translation>
    </message>
    <message>
        <source>the benchmark cannot be played: %1</source>
        <comment>f2kGame.benchmark</comment>
        <translation>no se puede jugar la prueba: %1</translation>
    </message>
    <message>
        <source>it cannot be written</source>
        <comment>f2kGame.notWritten</comment>
        <translation>no se puede escribir</translation>
    </message>
    <message>
        <source>name one policy or more; there are all, %1</source>
        <comment>f2kGame.noPolicy</comment>
        <translation>nombre al menos una táctica; hay all, %1</translation>
    </message>
    <message>
        <source>name one player or more</source>
        <comment>f2kGame.noPlayers</comment>
        <translation>nombre al menos un jugador</translation>
    </message>
    <message>
        <source>it takes a whole number from 1 to %1, not `%2`</source>
        <comment>f2kGame.count</comment>
        <translation>hace falta un número entero de 1 a %1, no `%2`</translation>
    </message>
    <message>
        <source>options are NAME=VALUE with blanks between them, not `%1`</source>
        <comment>f2kGame.options</comment>
        <translation>las opciones son NOMBRE=VALOR separadas por espacios, no `%1`</translation>
    </message>
    <message>
        <source>the option %1 stands there twice</source>
        <comment>f2kGame.optionTwice</comment>
        <translation>la opción %1 aparece dos veces</translation>
    </message>
    <message>
        <source>benchmark: %1 of %2 played, now %3</source>
        <comment>f2kGame.progress</comment>
        <translation>comparación: %1 de %2 jugados, ahora %3</translation>
    </message>
    <message>
        <source>there is no policy %1; there are all, %2</source>
        <comment>f2kGame.policy</comment>
        <translation>no hay ninguna política %1; hay all, %2</translation>
    </message>
    <message>
        <source>the plugin %1 is there already</source>
        <comment>f2kPlugin.twice</comment>
        <translation>el complemento %1 ya existe</translation>
    </message>
    <message>
        <source>the library %1 cannot be loaded: %2</source>
        <comment>f2kPlugin.load</comment>
        <translation>no se puede cargar la biblioteca %1: %2</translation>
    </message>
    <message>
        <source>the library %1 has no plugins: it does not export %2</source>
        <comment>f2kPlugin.exports</comment>
        <translation>la biblioteca %1 no tiene complementos: no exporta %2</translation>
    </message>
    <message>
        <source>the plugin %1 of %2 is left out: it was made for version %3 of the interface, and this is %4</source>
        <comment>f2kPlugin.abi</comment>
        <translation>se omite el complemento %1 de %2: es para la versión %3 de la interfaz, y esta es la %4</translation>
    </message>
    <message>
        <source>the plugin %1 of %2 is left out: there is no kind %3</source>
        <comment>f2kPlugin.kind</comment>
        <translation>se omite el complemento %1 de %2: no existe el tipo %3</translation>
    </message>
    <message>
        <source>a plugin of %1 is left out: it has no name</source>
        <comment>f2kPlugin.nameless</comment>
        <translation>se omite un complemento de %1: no tiene nombre</translation>
    </message>
    <message>
        <source>there is no drive %1; there are %2</source>
        <comment>f2kPlugin.noMotion</comment>
        <translation>no hay ninguna tracción %1; hay %2</translation>
    </message>
    <message>
        <source>there is no kind of sensor %1; there are %2</source>
        <comment>f2kPlugin.noSensor</comment>
        <translation>no hay ningún tipo de sensor %1; hay %2</translation>
    </message>
    <message>
        <source>there is no player %1; there are %2</source>
        <comment>f2kPlugin.noPlayer</comment>
        <translation>no hay ningún jugador %1; hay %2</translation>
    </message>
    <message>
        <source>the player %1 has no option %2; it has %3</source>
        <comment>f2kPlugin.noOption</comment>
        <translation>el jugador %1 no tiene la opción %2; tiene %3</translation>
    </message>
    <message>
        <source>the player %1 has no options, so no %2</source>
        <comment>f2kPlugin.noOptions</comment>
        <translation>el jugador %1 no tiene opciones, así que tampoco %2</translation>
    </message>
    <message>
        <source>the option %1 of %2 is a number from %3 to %4, not `%5`</source>
        <comment>f2kPlugin.optionNumber</comment>
        <translation>la opción %1 de %2 es un número de %3 a %4, no `%5`</translation>
    </message>
    <message>
        <source>the option %1 of %2 is one of %3, not `%4`</source>
        <comment>f2kPlugin.optionChoice</comment>
        <translation>la opción %1 de %2 es una de %3, no `%4`</translation>
    </message>
    <message>
        <source>the device %1 cannot tell %2: nobody knows such data</source>
        <comment>f2kPlugin.noFeature</comment>
        <translation>el dispositivo %1 no puede indicar %2: nadie conoce esos datos</translation>
    </message>
    <message>
        <source>%1 refuses its settings: %2</source>
        <comment>f2kPlugin.refused</comment>
        <translation>%1 rechaza sus ajustes: %2</translation>
    </message>
    <message>
        <source>the sensor %1 of robot %2 has failed and tells nothing any more: %3</source>
        <comment>f2kPlugin.sensorFailed</comment>
        <translation>el sensor %1 del robot %2 ha fallado y ya no indica nada: %3</translation>
    </message>
    <message>
        <source>the drive of robot %1 has failed, so it stands: %2</source>
        <comment>f2kPlugin.driveFailed</comment>
        <translation>la tracción del robot %1 ha fallado y está parado: %2</translation>
    </message>
    <message>
        <source>the player %1 has failed and goes with its robot: %2</source>
        <comment>f2kPlugin.playerFailed</comment>
        <translation>el jugador %1 ha fallado y se va con su robot: %2</translation>
    </message>
    <message>
        <source>it moves by a way that is no number</source>
        <comment>f2kPlugin.notFinite</comment>
        <translation>se mueve un trayecto que no es un número</translation>
    </message>
    <message>
        <source>a place is missing: (pos x y z), in m</source>
        <comment>f2kGame.noPlace</comment>
        <translation>Falta un lugar: (pos x y z), en m</translation>
    </message>
    <message>
        <source>there is no such robot: (team Left) (unum 1)</source>
        <comment>f2kGame.noRobot</comment>
        <translation>No existe ese robot: (team Left) (unum 1)</translation>
    </message>
    <message>
        <source>there is no ball</source>
        <comment>f2kGame.noBall</comment>
        <translation>no hay balón</translation>
    </message>
    <message>
        <source>there is no robot %1</source>
        <comment>f2kGame.noSuchRobot</comment>
        <translation>no hay ningún robot %1</translation>
    </message>
    <message>
        <source>it takes a ball, a robot of blue, the keeper, and one of yellow, the attacker</source>
        <comment>f2kGame.benchmarkNeeds</comment>
        <translation>hace falta un balón, un robot azul, el portero, y uno amarillo, el atacante</translation>
    </message>
    <message>
        <source>there is no such play mode</source>
        <comment>f2kGame.noMode</comment>
        <translation>No existe ese modo de juego</translation>
    </message>
    <message>
        <source>there is a game already</source>
        <comment>game.second</comment>
        <translation>Ya hay un partido</translation>
    </message>
    <message>
        <source>none</source>
        <comment>game.noLibraries</comment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>monitor %1: %2</source>
        <comment>command.from</comment>
        <translation>monitor %1: %2</translation>
    </message>
    <message>
        <source>there is no command `%1`</source>
        <comment>command.unknown</comment>
        <translation>no hay ningún comando `%1`</translation>
    </message>
    <message>
        <source>it takes a ball, a robot of yellow, and two obstacles</source>
        <comment>f2kGame.challengeNeeds</comment>
        <translation>hacen falta un balón, un robot amarillo y dos obstáculos</translation>
    </message>
    <message>
        <source>Distance</source>
        <comment>f2kReading.distance</comment>
        <translation>Distancia</translation>
    </message>
    <message>
        <source>Bearing</source>
        <comment>f2kReading.bearing</comment>
        <translation>Demora</translation>
    </message>
    <message>
        <source>Elevation</source>
        <comment>f2kReading.elevation</comment>
        <translation>Elevación</translation>
    </message>
    <message>
        <source>Visible part</source>
        <comment>f2kReading.confidence</comment>
        <translation>Parte visible</translation>
    </message>
    <message>
        <source>Blue goal</source>
        <comment>f2kReading.blueGoal</comment>
        <translation>Portería azul</translation>
    </message>
    <message>
        <source>Yellow goal</source>
        <comment>f2kReading.yellowGoal</comment>
        <translation>Portería amarilla</translation>
    </message>
    <message>
        <source>Post %1</source>
        <comment>f2kReading.post</comment>
        <translation>Poste %1</translation>
    </message>
    <message>
        <source>Line %1</source>
        <comment>f2kReading.line</comment>
        <translation>Línea %1</translation>
    </message>
    <message>
        <source>Speed</source>
        <comment>f2kReading.speed</comment>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Turn rate</source>
        <comment>f2kReading.turn</comment>
        <translation>Velocidad de giro</translation>
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
        <translation>Rumbo</translation>
    </message>
    <message>
        <source>Path</source>
        <comment>f2kReading.path</comment>
        <translation>Recorrido</translation>
    </message>
    <message>
        <source>Held up</source>
        <comment>f2kReading.stalled</comment>
        <translation>Retenido</translation>
    </message>
    <message>
        <source>Slips</source>
        <comment>f2kReading.slipping</comment>
        <translation>Patina</translation>
    </message>
    <message>
        <source>Uncertainty of the place</source>
        <comment>f2kReading.sigma</comment>
        <translation>Incertidumbre del lugar</translation>
    </message>
    <message>
        <source>Uncertainty of the heading</source>
        <comment>f2kReading.sigmaTurn</comment>
        <translation>Incertidumbre del rumbo</translation>
    </message>
    <message>
        <source>Pieces of lines</source>
        <comment>f2kReading.segments</comment>
        <translation>Trozos de líneas</translation>
    </message>
    <message>
        <source>%1: %2, ready in</source>
        <comment>f2kReading.manipulator</comment>
        <translation>%1: %2, listo en</translation>
    </message>
    <message>
        <source>Word %1</source>
        <comment>f2kReading.word</comment>
        <translation>Palabra %1</translation>
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
        <translation>Datos de sensor</translation>
    </message>
    <message>
        <source>Drive</source>
        <comment>f2kReading.motionKind</comment>
        <translation>Tracción</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>f2kReading.playerKind</comment>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>a file of that name is there already</source>
        <comment>f2kGame.isThere</comment>
        <translation>ya hay un archivo con ese nombre</translation>
    </message>
    <message>
        <source>%1 of robot %2 takes longer than 1 ms again and again, for which the run waits</source>
        <comment>f2kPlugin.slow</comment>
        <translation>%1 del robot %2 tarda una y otra vez más de 1 ms, y la ejecución espera</translation>
    </message>
    <message>
        <source>expected exact, engine or iterative, not %1</source>
        <comment>expected.stepKind</comment>
        <translation>se esperaba exact, engine o iterative, no %1</translation>
    </message>
    <message>
        <source>there is no kind of step `%1`</source>
        <comment>project.noStep</comment>
        <translation>No existe el tipo de paso `%1`</translation>
    </message>
    <message>
        <source>choose exact, engine or iterative</source>
        <comment>project.steps</comment>
        <translation>elija exact, engine o iterative</translation>
    </message>
    <message>
        <source>this is text in UTF-16</source>
        <comment>scene.utf16</comment>
        <translation>Esto es texto en UTF-16</translation>
    </message>
    <message>
        <source>this is no text in UTF-8: it has zero bytes</source>
        <comment>scene.zeros</comment>
        <translation>Esto no es texto en UTF-8: contiene bytes nulos</translation>
    </message>
    <message>
        <source>scenes are read in UTF-8; save it as that</source>
        <comment>scene.saveUtf8</comment>
        <translation>Las escenas se leen en UTF-8; guárdela así</translation>
    </message>
    <message>
        <source>the mesh file %1 does not exist below the data directories</source>
        <comment>mesh.missing</comment>
        <translation>El archivo de malla %1 no existe en los directorios de datos</translation>
    </message>
    <message>
        <source>the mesh %1 is drawn without a file, but has no triangles to collide with</source>
        <comment>mesh.noCollider</comment>
        <translation>La malla %1 se dibuja sin archivo, pero no tiene triángulos con los que chocar</translation>
    </message>
    <message>
        <source>put a file of that name below the data directories, or use other colliders</source>
        <comment>mesh.colliderFile</comment>
        <translation>Ponga un archivo con ese nombre en los directorios de datos, o use otros cuerpos de colisión</translation>
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
        <translation>Adónde apunta el ratón: x e y en el mundo, en metros, y lo que hay allí</translation>
    </message>
    <message>
        <source>Place under the mouse</source>
        <translation>Lugar bajo el ratón</translation>
    </message>
</context>
<context>
    <name>sparkwright::DecisionBanner</name>
    <message>
        <source>To decide: %1</source>
        <translation>Por decidir: %1</translation>
    </message>
    <message>
        <source>%1. If it stands: %2</source>
        <translation>%1. Si es válido: %2</translation>
    </message>
    <message>
        <source>The match waits for you.</source>
        <translation>El partido espera su decisión.</translation>
    </message>
    <message numerus="yes">
        <source>It stands in %n second(s) unless you overrule it.</source>
        <translation>
            <numerusform>Será válido en %n segundo si usted no lo anula.</numerusform>
            <numerusform>Será válido en %n segundos si usted no lo anula.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is overruled in %n second(s) unless you confirm it.</source>
        <translation>
            <numerusform>Se anulará en %n segundo si usted no lo confirma.</numerusform>
            <numerusform>Se anulará en %n segundos si usted no lo confirma.</numerusform>
        </translation>
    </message>
    <message>
        <source>Decision that waits for you</source>
        <translation>Decisión que espera su respuesta</translation>
    </message>
    <message numerus="yes">
        <source>Votes of %n console(s): %1 confirm, %2 overrule. </source>
        <translation>
            <numerusform>Votos de %n consola: %1 confirman, %2 anulan. </numerusform>
            <numerusform>Votos de %n consolas: %1 confirman, %2 anulan. </numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::DemoBanner</name>
    <message>
        <source>%1 against %1</source>
        <translation>%1 contra %1</translation>
    </message>
    <message numerus="yes">
        <source>this machine has %n core(s)</source>
        <translation>
            <numerusform>este equipo informático tiene %n núcleo</numerusform>
            <numerusform>este equipo informático tiene %n núcleos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, it may be slower than real time</source>
        <translation>%1: %2, puede ir más lento que en tiempo real</translation>
    </message>
    <message>
        <source>%1: %2, whole teams need %3</source>
        <translation>%1: %2, los equipos completos necesitan %3</translation>
    </message>
    <message>
        <source>%1: %2, enough for whole teams</source>
        <translation>%1: %2, suficiente para equipos completos</translation>
    </message>
    <message>
        <source>About the demo match</source>
        <translation>Sobre el partido de demostración</translation>
    </message>
    <message>
        <source>Play %1 against %1</source>
        <translation>Jugar %1 contra %1</translation>
    </message>
    <message>
        <source>Restart the match with %1 players in each team</source>
        <translation>Reiniciar el partido con %1 jugadores en cada equipo</translation>
    </message>
    <message>
        <source>Close this row</source>
        <translation>Cerrar esta fila</translation>
    </message>
</context>
<context>
    <name>sparkwright::DesignPart</name>
    <message>
        <source>New &amp;robot…</source>
        <translation>Nuevo r&amp;obot…</translation>
    </message>
    <message>
        <source>Make a first robot on wheels or legs</source>
        <translation>Crear un primer robot con ruedas o patas</translation>
    </message>
    <message>
        <source>Import &amp;URDF…</source>
        <translation>Importar &amp;URDF…</translation>
    </message>
    <message>
        <source>Convert a robot in URDF to a scene, and open it</source>
        <translation>Convertir un robot en URDF en una escena y abrirla</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Articulaciones</translation>
    </message>
    <message>
        <source>Masses</source>
        <translation>Masas</translation>
    </message>
    <message>
        <source>Import &amp;mesh…</source>
        <translation>Importar &amp;malla…</translation>
    </message>
    <message>
        <source>Put a mesh file into the scene, with its pictures and a collider; or drop the file on a view</source>
        <translation>Poner en la escena un archivo de malla, con sus imágenes y un cuerpo de colisión; o suelte el archivo sobre una vista</translation>
    </message>
</context>
<context>
    <name>sparkwright::DifferenceView</name>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>  There are no differences.</source>
        <translation>  No hay diferencias.</translation>
    </message>
    <message>
        <source>  More differences follow.</source>
        <translation>  Siguen más diferencias.</translation>
    </message>
</context>
<context>
    <name>sparkwright::DiskMessages</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>No se puede leer %1: %2</translation>
    </message>
    <message>
        <source>this user may not read it. Change its permissions, or ask its owner.</source>
        <translation>este usuario no puede leerlo. Cambie sus permisos o consulte a su propietario.</translation>
    </message>
    <message>
        <source>it has more than 1 GiB. Split it into files that import each other.</source>
        <translation>ocupa más de 1 GiB. Divídalo en archivos que se importen entre sí.</translation>
    </message>
    <message>
        <source>it does not exist. Check its name, or make it by saving a scene there.</source>
        <translation>no existe. Compruebe su nombre, o créelo guardando allí una escena.</translation>
    </message>
    <message>
        <source>its folder does not exist. Check the path, or mount the drive.</source>
        <translation>su carpeta no existe. Compruebe la ruta o monte la unidad.</translation>
    </message>
    <message>
        <source>it is a folder. Choose a file in it.</source>
        <translation>es una carpeta. Elija un archivo de ella.</translation>
    </message>
    <message>
        <source>it is a device or a pipe. Copy its content to a file, and open that.</source>
        <translation>es un dispositivo o una tubería. Copie su contenido en un archivo y abra ese archivo.</translation>
    </message>
    <message>
        <source>it is a link to %1, which does not exist. Mend the link, or restore that file.</source>
        <translation>es un enlace a %1, que no existe. Corrija el enlace o restaure ese archivo.</translation>
    </message>
    <message>
        <source>it is a link that leads back to itself. Mend the link.</source>
        <translation>es un enlace que lleva a sí mismo. Corrija el enlace.</translation>
    </message>
    <message>
        <source>this user may not look into its folder. Change the folder&apos;s permissions.</source>
        <translation>este usuario no puede acceder a su carpeta. Cambie los permisos de la carpeta.</translation>
    </message>
    <message>
        <source>%1 is not saved: %2</source>
        <translation>No se ha guardado %1: %2</translation>
    </message>
    <message>
        <source>another program is changing it all the time. End that program, and save again.</source>
        <translation>otro programa lo cambia continuamente. Cierre ese programa y vuelva a guardar.</translation>
    </message>
    <message>
        <source>the file is read-only. Save to another file, or permit writing.</source>
        <translation>el archivo es de solo lectura. Guarde en otro archivo o permita la escritura.</translation>
    </message>
    <message>
        <source>the folder is read-only. Save to another folder, or permit writing.</source>
        <translation>la carpeta es de solo lectura. Guarde en otra carpeta o permita la escritura.</translation>
    </message>
    <message>
        <source>the folder no longer exists. Make it again, or save to another folder.</source>
        <translation>la carpeta ya no existe. Vuelva a crearla o guarde en otra carpeta.</translation>
    </message>
    <message>
        <source>the disk is full. Free some space and save again, or save to another disk.</source>
        <translation>el disco está lleno. Libere espacio y vuelva a guardar, o guarde en otro disco.</translation>
    </message>
    <message>
        <source>it is a folder, a device, or a link that leads back to itself. Save to another file.</source>
        <translation>es una carpeta, un dispositivo o un enlace que lleva a sí mismo. Guarde en otro archivo.</translation>
    </message>
    <message>
        <source>%1. Save again, or save to another disk.</source>
        <translation>%1. Vuelva a guardar, o guarde en otro disco.</translation>
    </message>
    <message>
        <source>it begins as text in UTF-16, but has characters that are none. Save it again as UTF-8 by the program that has made it.</source>
        <translation>empieza como texto en UTF-16, pero contiene caracteres que no lo son. Guárdelo de nuevo como UTF-8 con el programa que lo creó.</translation>
    </message>
    <message>
        <source>it is text in UTF-32. Save it as UTF-8 by the program that has made it.</source>
        <translation>es texto en UTF-32. Guárdelo como UTF-8 con el programa que lo creó.</translation>
    </message>
    <message>
        <source>it is no text, since it has zero bytes. Open it by the program that it belongs to.</source>
        <translation>no es texto, pues contiene bytes nulos. Ábralo con el programa al que pertenece.</translation>
    </message>
</context>
<context>
    <name>sparkwright::DocumentCommands</name>
    <message>
        <source>Unsaved edits would be lost in a crash: %1</source>
        <translation>Los cambios sin guardar se perderían en caso de fallo: %1</translation>
    </message>
    <message>
        <source>%1 belongs to the program: save it elsewhere</source>
        <translation>%1 pertenece al programa: guárdelo en otro lugar</translation>
    </message>
    <message>
        <source>%1 cannot be written: save it elsewhere</source>
        <translation>No se puede escribir %1: guárdelo en otro lugar</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Se ha guardado %1</translation>
    </message>
    <message>
        <source>%1 was deleted. Save writes it again.</source>
        <translation>%1 se ha eliminado. Guardar lo escribe de nuevo.</translation>
    </message>
    <message>
        <source>Another program has changed %1: read again</source>
        <translation>Otro programa ha cambiado %1: se ha vuelto a leer</translation>
    </message>
    <message>
        <source>The file was saved, but the version before is not kept: %1</source>
        <translation>El archivo se ha guardado, pero no se conserva la versión anterior: %1</translation>
    </message>
    <message>
        <source>%1 has not been saved by this program yet: there are no earlier versions.</source>
        <translation>Este programa aún no ha guardado %1: no hay versiones anteriores.</translation>
    </message>
    <message>
        <source>%1 is open in another window of this program, too (process %2). Close it there, or edit in turns: who saves last is asked.</source>
        <translation>%1 también está abierto en otra ventana de este programa (proceso %2). Ciérrelo allí, o edite por turnos: se preguntará a quien guarde el último.</translation>
    </message>
</context>
<context>
    <name>sparkwright::DrawingRate</name>
    <message>
        <source>Drawing &amp;rate</source>
        <translation>F&amp;recuencia de dibujo</translation>
    </message>
    <message>
        <source>&amp;Every picture</source>
        <translation>&amp;Cada imagen</translation>
    </message>
    <message>
        <source>Draw as often as the run gives a picture, and the screen can show it</source>
        <translation>Dibujar cada vez que la ejecución da una imagen y la pantalla puede mostrarla</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Desactivado</translation>
    </message>
    <message>
        <source>Draw nothing of the run, which gets all of the processor</source>
        <translation>No dibujar nada de la ejecución, que obtiene todo el procesador</translation>
    </message>
    <message>
        <source>%1 pictures a second</source>
        <translation>%1 imágenes por segundo</translation>
    </message>
    <message>
        <source>Draw less often, and leave more of the processor to the run</source>
        <translation>Dibujar con menos frecuencia y dejar más procesador a la ejecución</translation>
    </message>
</context>
<context>
    <name>sparkwright::DrawingsPanel</name>
    <message>
        <source>(no name)</source>
        <translation>(sin nombre)</translation>
    </message>
    <message>
        <source>This is no regular expression: %1, at character %2.</source>
        <extracomment>%1: what is wrong, %2: the number of a character</extracomment>
        <translation>No es una expresión regular: %1, en el carácter %2.</translation>
    </message>
    <message>
        <source>Nothing is drawn. Agents draw over UDP; scripts and behaviours by the module Draw.</source>
        <translation>No hay nada dibujado. Los agentes dibujan por UDP; los scripts y comportamientos, con el módulo Draw.</translation>
    </message>
    <message>
        <source>No set has such a name.</source>
        <translation>Ningún grupo se llama así.</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>List only the sets that have this in their names</source>
        <translation>Listar solo los grupos cuyo nombre contiene esto</translation>
    </message>
    <message>
        <source>Filter of the drawings</source>
        <translation>Filtro de los dibujos</translation>
    </message>
    <message>
        <source>Re&amp;gex</source>
        <translation>Re&amp;gex</translation>
    </message>
    <message>
        <source>The filter is a regular expression</source>
        <translation>El filtro es una expresión regular</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Show all sets that are listed</source>
        <translation>Mostrar todos los grupos de la lista</translation>
    </message>
    <message>
        <source>Show all that are listed</source>
        <translation>Mostrar todos los de la lista</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Hide all sets that are listed</source>
        <translation>Ocultar todos los grupos de la lista</translation>
    </message>
    <message>
        <source>Hide all that are listed</source>
        <translation>Ocultar todos los de la lista</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formas</translation>
    </message>
    <message>
        <source>Sets of drawings</source>
        <translation>Grupos de dibujos</translation>
    </message>
    <message>
        <source>Nothing is drawn. Agents draw over UDP, port %1; scripts and behaviours by the module Draw.</source>
        <translation>No hay nada dibujado. Los agentes dibujan por UDP, puerto %1; los scripts y comportamientos, mediante el módulo Draw.</translation>
    </message>
</context>
<context>
    <name>sparkwright::DrawingsReceiver</name>
    <message>
        <source>Drawings of agents cannot be received on port %1: %2. Close the other program that shows them, or choose another port with --drawing-port.</source>
        <translation>No se pueden recibir dibujos de agentes en el puerto %1: %2. Cierre el otro programa que los muestra o elija otro puerto con --drawing-port.</translation>
    </message>
    <message>
        <source>Drawings of agents cannot be received at `%1`: give an address of this computer with --bind, such as 127.0.0.1, or 0.0.0.0 for all.</source>
        <translation>No se pueden recibir dibujos de agentes en %1: indique con --bind una dirección de este equipo, como 127.0.0.1, o 0.0.0.0 para todas.</translation>
    </message>
</context>
<context>
    <name>sparkwright::DriveBanner</name>
    <message>
        <source>You drive %1: T ahead, G back, F left, H right, with Shift faster; Space stops, Esc ends</source>
        <translation>Conduce %1: T adelante, G atrás, F izquierda, H derecha, con Mayús más rápido; Espacio detiene, Esc termina</translation>
    </message>
    <message>
        <source>You drive %1, which cannot turn: T ahead, G back, with Shift faster; Space stops, Esc ends</source>
        <translation>Conduce %1, que no puede girar: T adelante, G atrás, con Mayús más rápido; Espacio detiene, Esc termina</translation>
    </message>
    <message>
        <source>End driving</source>
        <translation>Dejar de conducir</translation>
    </message>
    <message>
        <source>Give the motors back to the robot&apos;s agent</source>
        <translation>Devolver los motores al agente del robot</translation>
    </message>
    <message>
        <source>You drive %1, but the simulation is paused: run it first</source>
        <translation>Conduce %1, pero la simulación está en pausa: ejecútela primero</translation>
    </message>
</context>
<context>
    <name>sparkwright::DrivePart</name>
    <message>
        <source>Dri&amp;ve the selected robot</source>
        <translation>Cond&amp;ucir el robot seleccionado</translation>
    </message>
    <message>
        <source>Drive a robot with wheels by the keys T, G, F and H while a view has the keyboard; again to end</source>
        <translation>Conducir un robot con ruedas con las teclas T, G, F y H mientras una vista tiene el teclado; de nuevo para terminar</translation>
    </message>
    <message>
        <source>the robot</source>
        <translation>el robot</translation>
    </message>
    <message>
        <source>There is no robot to drive: select one with wheels</source>
        <translation>No hay ningún robot que conducir: seleccione uno con ruedas</translation>
    </message>
    <message>
        <source>%1 has no wheels with motors. Legs are moved by an agent, which Simulation › Start a team… starts, or joint by joint in the dock Joints</source>
        <translation>%1 no tiene ruedas con motores. Las patas las mueve un agente, que se inicia con Simulación › Iniciar un equipo…, o articulación por articulación en el panel Articulaciones</translation>
    </message>
    <message>
        <source>Driving has ended: the simulation of this window is not shown</source>
        <translation>La conducción ha terminado: no se muestra la simulación de esta ventana</translation>
    </message>
    <message>
        <source>Driving has ended</source>
        <translation>La conducción ha terminado</translation>
    </message>
</context>
<context>
    <name>sparkwright::EarlierDialog</name>
    <message>
        <source>Earlier versions of %1</source>
        <translation>Versiones anteriores de %1</translation>
    </message>
    <message>
        <source>Versions of the file</source>
        <translation>Versiones del archivo</translation>
    </message>
    <message>
        <source>Difference between the version and the text</source>
        <translation>Diferencia entre la versión y el texto</translation>
    </message>
    <message>
        <source>Each save keeps the version before. Red: only in the version, green: only in the text now.</source>
        <translation>Cada vez que se guarda se conserva la versión anterior. Rojo: solo en la versión; verde: solo en el texto actual.</translation>
    </message>
    <message>
        <source>&amp;Bring it back</source>
        <translation>&amp;Recuperar</translation>
    </message>
    <message>
        <source>Replace the text by this version, as one step that can be undone</source>
        <translation>Reemplazar el texto por esta versión, en un solo paso que se puede deshacer</translation>
    </message>
    <message>
        <source>This version can no longer be read.</source>
        <translation>Esta versión ya no se puede leer.</translation>
    </message>
    <message>
        <source>Bring back version of %1</source>
        <translation>Recuperar la versión del %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::EditBanner</name>
    <message>
        <source>Editing %1</source>
        <translation>Editando %1</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) not saved</source>
        <translation>
            <numerusform>%n cambio sin guardar</numerusform>
            <numerusform>%n cambios sin guardar</numerusform>
        </translation>
    </message>
    <message>
        <source>Select something and drag it</source>
        <translation>Seleccione algo y arrástrelo</translation>
    </message>
    <message>
        <source>What is being edited</source>
        <translation>Lo que se está editando</translation>
    </message>
</context>
<context>
    <name>sparkwright::EditDialogs</name>
    <message>
        <source>Save the changes to %1?</source>
        <translation>¿Guardar los cambios de %1?</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) would be lost.</source>
        <translation>
            <numerusform>Se perdería %n cambio.</numerusform>
            <numerusform>Se perderían %n cambios.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>Another program has changed %1.</source>
        <translation>Otro programa ha cambiado %1.</translation>
    </message>
    <message>
        <source>You have unsaved edits.</source>
        <translation>Tiene cambios sin guardar.</translation>
    </message>
    <message>
        <source>&amp;Keep my edits</source>
        <translation>&amp;Conservar mis cambios</translation>
    </message>
    <message>
        <source>&amp;Read the file</source>
        <translation>&amp;Leer el archivo</translation>
    </message>
    <message>
        <source>Another program has changed %1. Overwrite it?</source>
        <translation>Otro programa ha cambiado %1. ¿Sobrescribirlo?</translation>
    </message>
    <message>
        <source>The changes of the other program would be lost.</source>
        <translation>Se perderían los cambios del otro programa.</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>&amp;Sobrescribir</translation>
    </message>
    <message>
        <source>Restore unsaved edits of %1?</source>
        <translation>¿Restaurar los cambios sin guardar de %1?</translation>
    </message>
    <message>
        <source>The program ended without saving them on %1.</source>
        <translation>El programa terminó sin guardarlos el %1.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restaurar</translation>
    </message>
    <message>
        <source>Throw the edits of %1 away?</source>
        <translation>¿Descartar los cambios de %1?</translation>
    </message>
    <message>
        <source>Save scene as</source>
        <translation>Guardar escena como</translation>
    </message>
    <message>
        <source>Scenes (*.rsg)</source>
        <translation>Escenas (*.rsg)</translation>
    </message>
    <message>
        <source>Show di&amp;fference</source>
        <translation>Mostrar di&amp;ferencias</translation>
    </message>
    <message>
        <source>On disk (-) and edited (+)</source>
        <translation>En el disco (-) y editado (+)</translation>
    </message>
    <message>
        <source>Save text as</source>
        <translation>Guardar texto como</translation>
    </message>
    <message>
        <source>Texts (*.%1)</source>
        <translation>Textos (*.%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>%1 has changed on disk since your edits.</source>
        <translation>%1 ha cambiado en el disco desde sus cambios.</translation>
    </message>
    <message>
        <source>Your edits are of %1, the file is of %2. The text that you do not choose is not lost: that on disk is replaced only when you save, and kept edits go to the earlier versions of the file.</source>
        <translation>Sus cambios son del %1, el archivo es del %2. El texto que no elija no se pierde: el del disco solo se reemplaza cuando guarda, y los cambios conservados pasan a las versiones anteriores del archivo.</translation>
    </message>
    <message>
        <source>&amp;Kept text</source>
        <translation>Texto &amp;conservado</translation>
    </message>
    <message>
        <source>Text on &amp;disk</source>
        <translation>Texto del &amp;disco</translation>
    </message>
    <message numerus="yes">
        <source>These %n file(s) would not be found there:</source>
        <translation>
            <numerusform>Este %n archivo no se encontraría allí:</numerusform>
            <numerusform>Estos %n archivos no se encontrarían allí:</numerusform>
        </translation>
    </message>
    <message>
        <source>Other files of these names are there, and would be used instead:</source>
        <translation>Allí hay otros archivos con estos nombres, que se usarían en su lugar:</translation>
    </message>
    <message>
        <source>These absolute paths lead nowhere from there:</source>
        <translation>Estas rutas absolutas no llevan a ninguna parte desde allí:</translation>
    </message>
    <message>
        <source>Names that the text computes are not among them.</source>
        <translation>Los nombres que el texto calcula no están entre ellos.</translation>
    </message>
    <message>
        <source>&amp;Copy them</source>
        <translation>&amp;Copiarlos</translation>
    </message>
    <message>
        <source>Save &amp;without them</source>
        <translation>Guardar &amp;sin ellos</translation>
    </message>
    <message>
        <source>%1 uses files of its old folder.</source>
        <translation>%1 usa archivos de su carpeta anterior.</translation>
    </message>
</context>
<context>
    <name>sparkwright::EditMode</name>
    <message>
        <source>Only scenes in RSG can be edited by moving things.</source>
        <translation>Solo se pueden editar moviendo objetos las escenas en RSG.</translation>
    </message>
    <message>
        <source>Mend the text first: %1</source>
        <translation>Corrija primero el texto: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Wait until the scene is built.</source>
        <translation>Espere a que se construya la escena.</translation>
    </message>
    <message>
        <source>Things cannot be pushed in edit mode.</source>
        <translation>En el modo de edición no se pueden empujar objetos.</translation>
    </message>
    <message>
        <source>The world keeps the last text without errors: %1</source>
        <translation>El mundo conserva el último texto sin errores: %1</translation>
    </message>
    <message>
        <source>Not applied: %1; %2</source>
        <translation>No aplicado: %1; %2</translation>
    </message>
    <message>
        <source>%1 is read when the world is made: it was made anew with the saved text.</source>
        <translation>%1 se lee al crear el mundo: se ha creado de nuevo con el texto guardado.</translation>
    </message>
</context>
<context>
    <name>sparkwright::EditingPart</name>
    <message>
        <source>Save a&amp;ll</source>
        <translation>Guardar &amp;todo</translation>
    </message>
    <message>
        <source>Save all edited files</source>
        <translation>Guardar todos los archivos editados</translation>
    </message>
    <message>
        <source>&amp;Keep these poses</source>
        <translation>Conservar &amp;estas poses</translation>
    </message>
    <message>
        <source>Write where things are now into the scene file, as one edit</source>
        <translation>Escribir en el archivo de la escena dónde están ahora los objetos, como un solo cambio</translation>
    </message>
    <message>
        <source>&amp;Earlier versions…</source>
        <translation>&amp;Versiones anteriores…</translation>
    </message>
    <message>
        <source>Show what the file was before it was saved, and bring it back</source>
        <translation>Mostrar cómo era el archivo antes de guardarlo y recuperarlo</translation>
    </message>
</context>
<context>
    <name>sparkwright::EventList</name>
    <message>
        <source>The referee has not decided anything yet.</source>
        <translation>El árbitro aún no ha decidido nada.</translation>
    </message>
    <message>
        <source>Select an event to see where it was, and why.</source>
        <translation>Seleccione un evento para ver dónde fue y por qué.</translation>
    </message>
    <message>
        <source>overruled</source>
        <translation>anulado</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>Por qué: %1</translation>
    </message>
    <message>
        <source>What follows: %1</source>
        <translation>Consecuencia: %1</translation>
    </message>
    <message>
        <source>Play mode: %1 → %2</source>
        <translation>Modo de juego: %1 → %2</translation>
    </message>
    <message>
        <source>Rule: %1 · half %2 · game clock %3 s · at (%4, %5) m</source>
        <translation>Regla: %1 · parte %2 · reloj del partido %3 s · en (%4; %5) m</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Goles</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>Faltas</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>Reanudaciones</translation>
    </message>
    <message>
        <source>Kind of events to show</source>
        <translation>Tipo de eventos que se muestran</translation>
    </message>
    <message>
        <source>Which events are listed: all of them, goals and scores, fouls and other offences, or restarts</source>
        <translation>Qué eventos se listan: todos, goles y marcadores, faltas y otras infracciones, o reanudaciones</translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation>Filtrar por texto</translation>
    </message>
    <message>
        <source>Filter the events</source>
        <translation>Filtrar los eventos</translation>
    </message>
    <message>
        <source>Events of the match</source>
        <translation>Eventos del partido</translation>
    </message>
    <message>
        <source>Selected event</source>
        <translation>Evento seleccionado</translation>
    </message>
</context>
<context>
    <name>sparkwright::EventModel</name>
    <message>
        <source>Crowding</source>
        <translation>Aglomeración</translation>
    </message>
    <message>
        <source>Touching</source>
        <translation>Contacto entre jugadores</translation>
    </message>
    <message>
        <source>Illegal defence</source>
        <translation>Defensa ilegal</translation>
    </message>
    <message>
        <source>Illegal attack</source>
        <translation>Ataque ilegal</translation>
    </message>
    <message>
        <source>Incapable</source>
        <translation>Incapacidad</translation>
    </message>
    <message>
        <source>Kick-off foul</source>
        <translation>Falta en el saque de centro</translation>
    </message>
    <message>
        <source>Charging</source>
        <translation>Carga</translation>
    </message>
    <message>
        <source>Self collision</source>
        <translation>Autocolisión</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>Drop ball</source>
        <translation>Balón a tierra</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>Confirmado</translation>
    </message>
    <message>
        <source>Overruled</source>
        <translation>Anulado</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Deshecho</translation>
    </message>
    <message>
        <source>Goal %1 : %2</source>
        <translation>Gol %1 : %2</translation>
    </message>
    <message>
        <source>No goal</source>
        <translation>Gol no válido</translation>
    </message>
    <message>
        <source>Foul</source>
        <translation>Falta</translation>
    </message>
    <message>
        <source>Double touch</source>
        <translation>Doble toque</translation>
    </message>
    <message>
        <source>Offence</source>
        <translation>Infracción</translation>
    </message>
    <message>
        <source>Score %1 : %2</source>
        <translation>Marcador %1 : %2</translation>
    </message>
    <message>
        <source>Second half</source>
        <translation>Segunda parte</translation>
    </message>
    <message>
        <source>Ball put back</source>
        <translation>Balón devuelto</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>Game clock, minutes and seconds</source>
        <translation>Reloj del partido, minutos y segundos</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>What the referee has decided</source>
        <translation>Lo que ha decidido el árbitro</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Player or team concerned</source>
        <translation>Jugador o equipo afectado</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>What has led to it</source>
        <translation>Lo que ha llevado a ello</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Goal by pushing</source>
        <translation>Gol por empuje</translation>
    </message>
    <message>
        <source>Defenders in goal area</source>
        <translation>Defensas en el área de meta</translation>
    </message>
    <message>
        <source>Defenders in penalty area</source>
        <translation>Defensas en el área penal</translation>
    </message>
    <message>
        <source>Attackers in goal area</source>
        <translation>Atacantes en el área de meta</translation>
    </message>
    <message>
        <source>Attackers in penalty area</source>
        <translation>Atacantes en el área penal</translation>
    </message>
    <message>
        <source>Keeper charged</source>
        <translation>Carga al portero</translation>
    </message>
    <message>
        <source>Keeper blocked</source>
        <translation>Portero bloqueado</translation>
    </message>
    <message>
        <source>Keeper waits</source>
        <translation>El portero espera</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>Bloqueo</translation>
    </message>
    <message>
        <source>Pushing</source>
        <translation>Empuje</translation>
    </message>
    <message>
        <source>Ball held</source>
        <translation>Balón retenido</translation>
    </message>
</context>
<context>
    <name>sparkwright::EventToasts</name>
    <message>
        <source>The match is over</source>
        <translation>El partido ha terminado</translation>
    </message>
    <message>
        <source>Half time</source>
        <translation>Descanso</translation>
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
        <translation>Partido de demostración</translation>
    </message>
    <message>
        <source>Two teams play by the rules of the 3D league</source>
        <translation>Dos equipos juegan según las reglas de la liga 3D</translation>
    </message>
    <message>
        <source>Soccer field</source>
        <translation>Campo de fútbol</translation>
    </message>
    <message>
        <source>The 3D league, ready for your agents on port 3100</source>
        <translation>La liga 3D, lista para sus agentes en el puerto 3100</translation>
    </message>
    <message>
        <source>Standard Platform League</source>
        <translation>Liga de plataforma estándar</translation>
    </message>
    <message>
        <source>Its field, its ball and its rules</source>
        <translation>Su campo, su balón y sus reglas</translation>
    </message>
    <message>
        <source>Sphere league</source>
        <translation>Liga de esferas</translation>
    </message>
    <message>
        <source>The first 3D league: players are balls on wheels</source>
        <translation>La primera liga 3D: los jugadores son bolas con ruedas</translation>
    </message>
    <message>
        <source>Buggy</source>
        <translation>Buggy</translation>
    </message>
    <message>
        <source>Drives over a ramp by itself, on sprung wheels</source>
        <translation>Sube solo por una rampa, sobre ruedas con suspensión</translation>
    </message>
    <message>
        <source>Joint arena</source>
        <translation>Pista de articulaciones</translation>
    </message>
    <message>
        <source>Every kind of joint, on a ramp</source>
        <translation>Todo tipo de articulaciones, sobre una rampa</translation>
    </message>
    <message>
        <source>Contact arena</source>
        <translation>Pista de contactos</translation>
    </message>
    <message>
        <source>Blocks, capsules and balls that fall and pile up</source>
        <translation>Bloques, cápsulas y bolas que caen y se amontonan</translation>
    </message>
    <message>
        <source>Falling boxes</source>
        <translation>Cajas que caen</translation>
    </message>
    <message>
        <source>A wall of blocks, and an iron ball that rolls into it</source>
        <translation>Un muro de bloques y una bola de hierro que rueda contra él</translation>
    </message>
    <message>
        <source>Double pendulum</source>
        <translation>Péndulo doble</translation>
    </message>
    <message>
        <source>Two hinges, and a motion that nobody can foresee</source>
        <translation>Dos bisagras y un movimiento que nadie puede prever</translation>
    </message>
    <message>
        <source>Windmill</source>
        <translation>Molino de viento</translation>
    </message>
    <message>
        <source>A motor turns four sails</source>
        <translation>Un motor hace girar cuatro aspas</translation>
    </message>
    <message>
        <source>Meshes</source>
        <translation>Mallas</translation>
    </message>
    <message>
        <source>A vase from a file, with materials of the scene</source>
        <translation>Un jarrón de un archivo, con materiales de la escena</translation>
    </message>
    <message>
        <source>Cart in RoSi</source>
        <translation>Carrito en RoSi</translation>
    </message>
    <message>
        <source>A scene in the XML format of another simulator</source>
        <translation>Una escena en el formato XML de otro simulador</translation>
    </message>
    <message>
        <source>NAO of the 3D league</source>
        <translation>NAO de la liga 3D</translation>
    </message>
    <message>
        <source>22 joints; types 0 to 4 differ in legs and motors</source>
        <translation>22 articulaciones; los tipos 0 a 4 difieren en piernas y motores</translation>
    </message>
    <message>
        <source>NAO V4</source>
        <translation>NAO V4</translation>
    </message>
    <message>
        <source>Motors that get warm, battery, sonars, two cameras</source>
        <translation>Motores que se calientan, batería, sonares, dos cámaras</translation>
    </message>
    <message>
        <source>HOAP-2</source>
        <translation>HOAP-2</translation>
    </message>
    <message>
        <source>A small humanoid for research</source>
        <translation>Un humanoide pequeño para la investigación</translation>
    </message>
    <message>
        <source>Soccerbot</source>
        <translation>Soccerbot</translation>
    </message>
    <message>
        <source>The humanoid of the league before the NAO</source>
        <translation>El humanoide de la liga antes del NAO</translation>
    </message>
    <message>
        <source>Legged sphere</source>
        <translation>Esfera con patas</translation>
    </message>
    <message>
        <source>A ball on two legs</source>
        <translation>Una bola sobre dos patas</translation>
    </message>
    <message>
        <source>Buggy for agents</source>
        <translation>Buggy para agentes</translation>
    </message>
    <message>
        <source>A car with four motors that agents drive</source>
        <translation>Un coche con cuatro motores que conducen los agentes</translation>
    </message>
    <message>
        <source>SimuroSot demo</source>
        <translation>Demostración de SimuroSot</translation>
    </message>
    <message>
        <source>Two strategies lead eleven wheeled robots each</source>
        <translation>Dos estrategias dirigen once robots con ruedas cada una</translation>
    </message>
    <message>
        <source>SimuroSot, 11 against 11</source>
        <translation>SimuroSot, 11 contra 11</translation>
    </message>
    <message>
        <source>The Large League, ready for strategies on port 7656</source>
        <translation>La liga grande, lista para estrategias en el puerto 7656</translation>
    </message>
    <message>
        <source>SimuroSot, 5 against 5</source>
        <translation>SimuroSot, 5 contra 5</translation>
    </message>
    <message>
        <source>The Middle League, ready for strategies on port 7656</source>
        <translation>La liga mediana, lista para estrategias en el puerto 7656</translation>
    </message>
    <message>
        <source>Middle-size robots</source>
        <translation>Robots de tamaño medio</translation>
    </message>
    <message>
        <source>Sensors, drives and players as plugins; one finds out where it is</source>
        <translation>Sensores, tracciones y jugadores como complementos; uno averigua dónde está</translation>
    </message>
</context>
<context>
    <name>sparkwright::Exhibition</name>
    <message>
        <source>E&amp;xhibition</source>
        <translation>E&amp;xhibición</translation>
    </message>
    <message>
        <source>Show only the views, on the full screen, and lock camera, selection and things; again to end</source>
        <translation>Mostrar solo las vistas, a pantalla completa, y bloquear cámara, selección y objetos; de nuevo para terminar</translation>
    </message>
    <message>
        <source>Exhibition: these views are only for watching. %1 ends it.</source>
        <translation>Exhibición: estas vistas son solo para mirar. %1 la termina.</translation>
    </message>
</context>
<context>
    <name>sparkwright::ExperimentDialog</name>
    <message>
        <source>&amp;Record each run, to watch it later</source>
        <translation>&amp;Grabar cada ejecución para verla después</translation>
    </message>
    <message>
        <source>Add &amp;variable</source>
        <translation>Añadir &amp;variable</translation>
    </message>
    <message>
        <source>Add ro&amp;bot value</source>
        <translation>Añadir valor de ro&amp;bot</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Examinar…</translation>
    </message>
    <message>
        <source>Save and &amp;run</source>
        <translation>Guardar y e&amp;jecutar</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>G&amp;uardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>New experiment with %1</source>
        <translation>Nuevo experimento con %1</translation>
    </message>
    <message>
        <source>Seeds of the random numbers: numbers and ranges, such as 1-20, 30</source>
        <translation>Semillas de los números aleatorios: números e intervalos, por ejemplo 1-20, 30</translation>
    </message>
    <message>
        <source>goal, mode PlayOn, ball/x &gt; 15</source>
        <translation>goal, mode PlayOn, ball/x &gt; 15</translation>
    </message>
    <message>
        <source>What ends a run before its time is over: a goal, foul or other event, a play mode, or a signal compared with a number. May be empty</source>
        <translation>Qué termina una ejecución antes de agotar su tiempo: un gol, una falta u otro evento, un modo de juego o una señal comparada con un número. Puede quedar vacío</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Simulated time after which a run ends</source>
        <translation>Tiempo simulado tras el que termina una ejecución</translation>
    </message>
    <message>
        <source>One for each core</source>
        <translation>Una por núcleo</translation>
    </message>
    <message>
        <source>Signals whose end, least, greatest and mean values become results; their names are those of the Plots dock</source>
        <translation>Señales cuyos valores final, mínimo, máximo y medio pasan a ser resultados; sus nombres son los del panel de gráficas</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>What is varied</source>
        <translation>Qué se varía</translation>
    </message>
    <message>
        <source>S&amp;eeds</source>
        <translation>Se&amp;millas</translation>
    </message>
    <message>
        <source>&amp;Length of a run, at most</source>
        <translation>&amp;Duración máxima de una ejecución</translation>
    </message>
    <message>
        <source>&amp;Until</source>
        <translation>&amp;Hasta</translation>
    </message>
    <message>
        <source>Mea&amp;sure</source>
        <translation>Med&amp;ir</translation>
    </message>
    <message>
        <source>Runs at a &amp;time</source>
        <translation>Ejecuciones a la ve&amp;z</translation>
    </message>
    <message>
        <source>&amp;What differs between runs, beside the seed</source>
        <translation>En qué difieren las ejecuciones, además de la &amp;semilla</translation>
    </message>
    <message>
        <source>&amp;Job file</source>
        <translation>&amp;Archivo de trabajo</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Robot value</source>
        <translation>Valor de robot</translation>
    </message>
    <message>
        <source>A variable of the rules, such as BeamNoiseXY, or of a script, such as Demo.Players</source>
        <translation>Una variable de las reglas, como BeamNoiseXY, o de un script, como Demo.Players</translation>
    </message>
    <message>
        <source>A parameter of a robot type: nao1.ThighRelHip2_Z; *.ThighRelHip2_Z: of all types</source>
        <translation>Un parámetro de un tipo de robot: nao1.ThighRelHip2_Z; *.ThighRelHip2_Z: de todos los tipos</translation>
    </message>
    <message>
        <source>Values with commas between them, such as 0, 0.1, 0.2</source>
        <translation>Valores separados por comas, por ejemplo 0, 0.1, 0.2</translation>
    </message>
    <message>
        <source>Save job file</source>
        <translation>Guardar archivo de trabajo</translation>
    </message>
    <message>
        <source>Experiments (*.sparkjobs)</source>
        <translation>Experimentos (*.sparkjobs)</translation>
    </message>
    <message>
        <source>Seeds are whole numbers and ranges, such as 1-20, 30.</source>
        <translation>Las semillas son números enteros e intervalos, por ejemplo 1-20, 30.</translation>
    </message>
    <message>
        <source>Give what is varied a name.</source>
        <translation>Dé un nombre a lo que se varía.</translation>
    </message>
    <message>
        <source>Give %1 values with commas between them, such as 0, 0.1, 0.2.</source>
        <extracomment>%1: a variable</extracomment>
        <translation>Dé a %1 valores separados por comas, por ejemplo 0, 0.1, 0.2.</translation>
    </message>
    <message>
        <source>Name a file for the experiment.</source>
        <translation>Indique un archivo para el experimento.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s). The file will be replaced.</source>
        <translation>
            <numerusform>%n ejecución. El archivo se reemplazará.</numerusform>
            <numerusform>%n ejecuciones. El archivo se reemplazará.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s).</source>
        <translation>
            <numerusform>%n ejecución.</numerusform>
            <numerusform>%n ejecuciones.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::ExperimentPanel</name>
    <message numerus="yes">
        <source>%1 of %n run(s) done</source>
        <translation>
            <numerusform>%1 de %n ejecución terminada</numerusform>
            <numerusform>%1 de %n ejecuciones terminadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n fallida</numerusform>
            <numerusform>%n fallidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ending %n</source>
        <translation>
            <numerusform>terminando %n</numerusform>
            <numerusform>terminando %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n running</source>
        <translation>
            <numerusform>%n en marcha</numerusform>
            <numerusform>%n en marcha</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs %1 and %2 have the same settings and seed, but did not go the same way.</source>
        <translation>Las ejecuciones %1 y %2 tienen los mismos ajustes y la misma semilla, pero no transcurrieron igual.</translation>
    </message>
    <message>
        <source>&amp;Watch this run</source>
        <translation>&amp;Ver esta ejecución</translation>
    </message>
    <message>
        <source>&amp;Run the selected ones</source>
        <translation>Ejecutar las &amp;seleccionadas</translation>
    </message>
    <message>
        <source>Run &amp;all anew</source>
        <translation>Ejecutar &amp;todas de nuevo</translation>
    </message>
    <message>
        <source>Open the &amp;folder of this run</source>
        <translation>Abrir la &amp;carpeta de esta ejecución</translation>
    </message>
    <message>
        <source>&amp;Copy its command for a terminal</source>
        <translation>Copiar su co&amp;mando para una terminal</translation>
    </message>
    <message>
        <source>Experiments run a simulation many times, with other seeds, rules, robots or teams, and compare the results. Make one for the open scene, or open a job file.</source>
        <translation>Los experimentos ejecutan una simulación muchas veces, con otras semillas, reglas, robots o equipos, y comparan los resultados. Cree uno para la escena abierta o abra un archivo de trabajo.</translation>
    </message>
    <message>
        <source>&amp;New experiment…</source>
        <translation>&amp;Nuevo experimento…</translation>
    </message>
    <message>
        <source>&amp;Open job file…</source>
        <translation>&amp;Abrir archivo de trabajo…</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Ejecutar</translation>
    </message>
    <message>
        <source>Do the runs that have no result yet</source>
        <translation>Hacer las ejecuciones que aún no tienen resultado</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>End the runs under way. What is done stays, and Run goes on with the rest</source>
        <translation>Terminar las ejecuciones en marcha. Lo hecho se conserva, y «Ejecutar» continúa con el resto</translation>
    </message>
    <message>
        <source>Re&amp;try failed</source>
        <translation>&amp;Reintentar fallidas</translation>
    </message>
    <message>
        <source>Do the failed runs once more, and those that have no result yet</source>
        <translation>Repetir las ejecuciones fallidas y hacer las que aún no tienen resultado</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>Write the table that is in front as CSV</source>
        <translation>Escribir como CSV la tabla que está delante</translation>
    </message>
    <message>
        <source>Progress of the experiment</source>
        <translation>Progreso del experimento</translation>
    </message>
    <message>
        <source>Runs of the experiment</source>
        <translation>Ejecuciones del experimento</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>Averages</source>
        <translation>Medias</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Gráfica</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
</context>
<context>
    <name>sparkwright::ExportDialog</name>
    <message>
        <source>Table (CSV)</source>
        <translation>Tabla (CSV)</translation>
    </message>
    <message>
        <source>Table (JSON)</source>
        <translation>Tabla (JSON)</translation>
    </message>
    <message>
        <source>Table (JSON, a line for each frame)</source>
        <translation>Tabla (JSON, una línea por fotograma)</translation>
    </message>
    <message>
        <source>Recording (MCAP)</source>
        <translation>Grabación (MCAP)</translation>
    </message>
    <message>
        <source>Monitor log</source>
        <translation>Registro de monitor</translation>
    </message>
    <message>
        <source>&amp;Signals</source>
        <translation>&amp;Señales</translation>
    </message>
    <message>
        <source>&amp;Decisions of the referee</source>
        <translation>&amp;Decisiones del árbitro</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Examinar…</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>E&amp;xportar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Usual &amp;ones</source>
        <translation>&amp;Habituales</translation>
    </message>
    <message>
        <source>Export data of %1</source>
        <translation>Exportar datos de %1</translation>
    </message>
    <message>
        <source> Hz</source>
        <translation> Hz</translation>
    </message>
    <message>
        <source>Every frame</source>
        <translation>Todos los fotogramas</translation>
    </message>
    <message>
        <source>Frames per simulated second</source>
        <translation>Fotogramas por segundo simulado</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Simulated time</source>
        <translation>Tiempo simulado</translation>
    </message>
    <message>
        <source>Check what is exported when nothing is chosen: game, ball, poses and joints</source>
        <translation>Marcar lo que se exporta cuando no se elige nada: partido, balón, poses y articulaciones</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>Progreso de la exportación</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formato</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Tiempo</translation>
    </message>
    <message>
        <source>&amp;Rate</source>
        <translation>F&amp;recuencia</translation>
    </message>
    <message>
        <source>F&amp;ile</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>5 Hz, as usual</source>
        <translation>5 Hz, lo habitual</translation>
    </message>
    <message>
        <source>This is the recording itself: choose another name.</source>
        <translation>Es la propia grabación: elija otro nombre.</translation>
    </message>
    <message>
        <source>The time ends before it begins.</source>
        <translation>El tiempo termina antes de empezar.</translation>
    </message>
    <message>
        <source>No signal is chosen: game, ball, poses and joints are exported.</source>
        <translation>No se ha elegido ninguna señal: se exportan partido, balón, poses y articulaciones.</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exportar a</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Page for browsers (HTML)</source>
        <translation>Página para navegadores (HTML)</translation>
    </message>
    <message>
        <source>25 Hz, as usual</source>
        <translation>25 Hz, lo habitual</translation>
    </message>
    <message>
        <source>One file with all that is shown. Any current browser plays it, also without a network.</source>
        <translation>Un archivo con todo lo que se muestra. Lo reproduce cualquier navegador actual, también sin red.</translation>
    </message>
    <message>
        <source>%1 has been written: %2 frames, %3.</source>
        <translation>Se ha escrito %1: %2 fotogramas, %3.</translation>
    </message>
    <message>
        <source>The recording is damaged; what could not be read is missing:</source>
        <translation>La grabación está dañada; falta lo que no se pudo leer:</translation>
    </message>
</context>
<context>
    <name>sparkwright::ExportPart</name>
    <message>
        <source>E&amp;xport data…</source>
        <translation>E&amp;xportar datos…</translation>
    </message>
    <message>
        <source>Write numbers of a recording as a table, or the recording in another form</source>
        <translation>Escribir los números de una grabación como tabla, o la grabación en otro formato</translation>
    </message>
    <message>
        <source>%1 has been written</source>
        <translation>Se ha escrito %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::ExpressionEdit</name>
    <message>
        <source>Expression of %1</source>
        <translation>Expresión de %1</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Edit expression</source>
        <translation>Editar expresión</translation>
    </message>
    <message>
        <source>Edit expression of %1</source>
        <translation>Editar la expresión de %1</translation>
    </message>
    <message>
        <source>Override</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Replace the expression by its value, to be edited here</source>
        <translation>Reemplazar la expresión por su valor, para editarlo aquí</translation>
    </message>
    <message>
        <source>Override expression of %1</source>
        <translation>Reemplazar la expresión de %1</translation>
    </message>
    <message>
        <source>%1 comes to %2</source>
        <translation>%1 da %2</translation>
    </message>
    <message>
        <source>What %1 comes to is not known here</source>
        <translation>Aquí no se sabe cuánto da %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::FileDialogs</name>
    <message>
        <source>Open scene</source>
        <translation>Abrir escena</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Save project</source>
        <translation>Guardar proyecto</translation>
    </message>
    <message>
        <source>Projects (*.sparkproject)</source>
        <translation>Proyectos (*.sparkproject)</translation>
    </message>
    <message>
        <source>Open recording</source>
        <translation>Abrir grabación</translation>
    </message>
    <message>
        <source>Recordings and logs (%1)</source>
        <translation>Grabaciones y registros (%1)</translation>
    </message>
    <message>
        <source>Open state</source>
        <translation>Abrir estado</translation>
    </message>
    <message>
        <source>States of runs (%1)</source>
        <translation>Estados de ejecuciones (%1)</translation>
    </message>
    <message>
        <source>Open as text</source>
        <translation>Abrir como texto</translation>
    </message>
    <message>
        <source>Texts (%1)</source>
        <translation>Textos (%1)</translation>
    </message>
    <message>
        <source>Scenes, set-ups, projects, experiments, teams and states (%1)</source>
        <translation>Escenas, montajes, proyectos, experimentos, equipos y estados (%1)</translation>
    </message>
</context>
<context>
    <name>sparkwright::Film</name>
    <message>
        <source>the graphics card cannot draw a picture of this size</source>
        <translation>la tarjeta gráfica no puede dibujar una imagen de este tamaño</translation>
    </message>
</context>
<context>
    <name>sparkwright::FindBar</name>
    <message>
        <source>Find and replace</source>
        <translation>Buscar y reemplazar</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation>Texto que buscar</translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation>Reemplazar por</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>Reemplazo</translation>
    </message>
    <message>
        <source>With regular expressions: \0 is the match, \1 to \9 its groups, \n a line break</source>
        <translation>Con expresiones regulares: \0 es la coincidencia, \1 a \9 sus grupos, \n un salto de línea</translation>
    </message>
    <message>
        <source>Upper and lower case matter</source>
        <translation>Distinguir mayúsculas y minúsculas</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Palabras completas</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Expresión regular</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Coincidencia anterior (Mayús+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Coincidencia siguiente (F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Cerrar (Esc)</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Replace the selected match and go to the next one (Enter)</source>
        <translation>Reemplazar la coincidencia seleccionada e ir a la siguiente (Intro)</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Reemplazar todo</translation>
    </message>
    <message>
        <source>Replace all matches in one undo step (Ctrl+Enter)</source>
        <translation>Reemplazar todas las coincidencias en un solo paso (Ctrl+Intro)</translation>
    </message>
    <message>
        <source>Number of matches</source>
        <translation>Número de coincidencias</translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n reemplazo</numerusform>
            <numerusform>%n reemplazos</numerusform>
        </translation>
    </message>
    <message>
        <source>not a regular expression</source>
        <translation>no es una expresión regular</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>buscando…</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>no encontrado</translation>
    </message>
    <message>
        <source>%1 of %2, begun again</source>
        <translation>%1 de %2, de nuevo desde el principio</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n coincidencia</numerusform>
            <numerusform>%n coincidencias</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::FindInFiles</name>
    <message>
        <source>Find in files</source>
        <translation>Buscar en archivos</translation>
    </message>
    <message>
        <source>Text to find in open documents and in the folders of the project</source>
        <translation>Texto que buscar en los documentos abiertos y en las carpetas del proyecto</translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation>Reemplazar por</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>Reemplazo</translation>
    </message>
    <message>
        <source>Names of files, with * and ?</source>
        <translation>Nombres de archivos, con * y ?</translation>
    </message>
    <message>
        <source>Upper and lower case matter</source>
        <translation>Distinguir mayúsculas y minúsculas</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Palabras completas</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Expresión regular</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Lo que se ha encontrado</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Reemplazar todo</translation>
    </message>
    <message>
        <source>Replace all %1 in %2 files</source>
        <translation>Reemplazar las %1 en %2 archivos</translation>
    </message>
    <message numerus="yes">
        <source>%n found, searching…</source>
        <translation>
            <numerusform>%n coincidencia, buscando…</numerusform>
            <numerusform>%n coincidencias, buscando…</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 found in %2 of %3 files</source>
        <translation>%1 coincidencias en %2 de %3 archivos</translation>
    </message>
    <message numerus="yes">
        <source>%n found, cancelled</source>
        <translation>
            <numerusform>%n coincidencia, cancelado</numerusform>
            <numerusform>%n coincidencias, cancelado</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace in files</source>
        <translation>Reemplazar en archivos</translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n reemplazo</numerusform>
            <numerusform>%n reemplazos</numerusform>
        </translation>
    </message>
    <message>
        <source>Text to find in all scenes and scripts; Enter searches</source>
        <translation>Texto que buscar en todas las escenas y scripts; Intro busca</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Deshacer el reemplazo</translation>
    </message>
    <message>
        <source>Undo the last Replace all in all files, as undo in one of their texts does</source>
        <translation>Deshace el último «Reemplazar todo» en todos los archivos, como lo hace «Deshacer» en uno de sus textos</translation>
    </message>
    <message>
        <source>There is nothing to search: open a text of yours, or a project. What belongs to the program is not searched.</source>
        <translation>No hay nada en que buscar: abra un texto suyo o un proyecto. No se busca en lo que pertenece al programa.</translation>
    </message>
    <message numerus="yes">
        <source>in %n file(s), which are not saved yet. One undo takes all of it back.</source>
        <translation>
            <numerusform>en %n archivo, que aún no se ha guardado. Deshacer una vez lo revierte todo.</numerusform>
            <numerusform>en %n archivos, que aún no se han guardado. Deshacer una vez lo revierte todo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Reemplazo deshecho</translation>
    </message>
</context>
<context>
    <name>sparkwright::FocusActions</name>
    <message>
        <source>&amp;Go to the panel tool bar</source>
        <translation>&amp;Ir a la barra de herramientas del panel</translation>
    </message>
    <message>
        <source>Move the focus to the buttons of this panel or view; Esc returns</source>
        <translation>Llevar el foco a los botones de este panel o vista; Esc vuelve atrás</translation>
    </message>
    <message>
        <source>&amp;Close this panel</source>
        <translation>C&amp;errar este panel</translation>
    </message>
    <message>
        <source>Close the panel that has the focus; the View menu opens it again</source>
        <translation>Cerrar el panel que tiene el foco; el menú Ver lo vuelve a abrir</translation>
    </message>
    <message>
        <source>&amp;Float this panel</source>
        <translation>&amp;Desacoplar este panel</translation>
    </message>
    <message>
        <source>Take the panel that has the focus out of the window, or put it back</source>
        <translation>Sacar de la ventana el panel que tiene el foco, o devolverlo a su sitio</translation>
    </message>
    <message>
        <source>Panel tool bar</source>
        <translation>Barra de herramientas del panel</translation>
    </message>
    <message>
        <source>Tools of the active panel or view</source>
        <translation>Herramientas del panel o la vista activos</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vista</translation>
    </message>
</context>
<context>
    <name>sparkwright::FolderLink</name>
    <message>
        <source>Show folder</source>
        <translation>Mostrar carpeta</translation>
    </message>
</context>
<context>
    <name>sparkwright::FormationCommands</name>
    <message>
        <source>left</source>
        <translation>izquierda</translation>
    </message>
    <message>
        <source>right</source>
        <translation>derecha</translation>
    </message>
    <message>
        <source>Kick-off %1</source>
        <translation>Saque de centro, %1</translation>
    </message>
    <message>
        <source>Goal kick %1</source>
        <translation>Saque de puerta, %1</translation>
    </message>
    <message>
        <source>Penalty %1</source>
        <translation>Penalti, %1</translation>
    </message>
    <message>
        <source>Corner %1, upper side</source>
        <translation>Saque de esquina, %1, lado superior</translation>
    </message>
    <message>
        <source>Corner %1, lower side</source>
        <translation>Saque de esquina, %1, lado inferior</translation>
    </message>
    <message>
        <source>Formations are not kept: %1</source>
        <translation>Las formaciones no se guardan: %1</translation>
    </message>
    <message>
        <source>Players and ball take up this formation; click the message to put them back</source>
        <translation>Los jugadores y el balón adoptan esta formación; haga clic en el mensaje para devolverlos a su sitio</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Guardadas</translation>
    </message>
    <message>
        <source>&amp;Formations</source>
        <translation>&amp;Formaciones</translation>
    </message>
    <message>
        <source>Formations</source>
        <translation>Formaciones</translation>
    </message>
    <message>
        <source>not there: %1</source>
        <translation>ausentes: %1</translation>
    </message>
    <message>
        <source>beside the field: %1</source>
        <translation>fuera del campo: %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>%1 stand: %2</source>
        <translation>%1 colocados: %2</translation>
    </message>
    <message>
        <source>Undo: click here</source>
        <translation>Deshacer: haga clic aquí</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) missing</source>
        <translation>
            <numerusform>falta %n jugador</numerusform>
            <numerusform>faltan %n jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n aside</source>
        <translation>
            <numerusform>%n apartado</numerusform>
            <numerusform>%n apartados</numerusform>
        </translation>
    </message>
    <message>
        <source>No match is being played</source>
        <translation>No se está jugando ningún partido</translation>
    </message>
    <message>
        <source>Everybody is back</source>
        <translation>Todos han vuelto a su sitio</translation>
    </message>
    <message>
        <source>Formations cannot be saved: fix or remove %1 first</source>
        <translation>No se pueden guardar formaciones: corrija o quite primero %1</translation>
    </message>
    <message>
        <source>Kept: %1</source>
        <translation>Guardada: %1</translation>
    </message>
    <message>
        <source>Keep this formation</source>
        <translation>Guardar esta formación</translation>
    </message>
    <message>
        <source>Name of the formation</source>
        <translation>Nombre de la formación</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Attack %1</source>
        <translation>Ataque %1</translation>
    </message>
    <message>
        <source>Press %1</source>
        <translation>Presión %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::FormationList</name>
    <message>
        <source>&amp;Rename</source>
        <translation>Cambiar &amp;nombre</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>Formations that you have kept</source>
        <translation>Formaciones que ha guardado</translation>
    </message>
    <message>
        <source>Give it another name (F2)</source>
        <translation>Darle otro nombre (F2)</translation>
    </message>
    <message>
        <source>Delete it for good (Delete)</source>
        <translation>Eliminarla definitivamente (Supr)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>sparkwright::FormationMoves</name>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
</context>
<context>
    <name>sparkwright::GoingBack</name>
    <message>
        <source>&amp;Continue from here</source>
        <translation>Co&amp;ntinuar desde aquí</translation>
    </message>
    <message>
        <source>Let this run go on from the moment that is shown, as a new branch; the former one is kept</source>
        <translation>Hacer que esta ejecución continúe desde el momento mostrado, como una nueva rama; la anterior se conserva</translation>
    </message>
    <message>
        <source>&amp;Branches of this run</source>
        <translation>R&amp;amas de esta ejecución</translation>
    </message>
    <message>
        <source>First run, until %1</source>
        <translation>Primera ejecución, hasta %1</translation>
    </message>
    <message>
        <source>Branch %1, from %2 until %3</source>
        <translation>Rama %1, de %2 a %3</translation>
    </message>
    <message>
        <source>Go on from the end of this branch</source>
        <translation>Continuar desde el final de esta rama</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Continuar desde aquí</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s) of other programs will be disconnected, since they cannot go back.</source>
        <translation>
            <numerusform>Se desconectará %n agente de otro programa, ya que no puede volver atrás.</numerusform>
            <numerusform>Se desconectarán %n agentes de otros programas, ya que no pueden volver atrás.</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>One can go back to %1 and go on from there (%2 of at most %3 in memory).</source>
        <translation>Se puede volver hasta %1 y continuar desde allí (%2 de un máximo de %3 en memoria).</translation>
    </message>
</context>
<context>
    <name>sparkwright::GraphicsCheck</name>
    <message>
        <source>this display has no OpenGL</source>
        <translation>esta pantalla no tiene OpenGL</translation>
    </message>
    <message>
        <source>this display has OpenGL, but nothing can be drawn with it</source>
        <translation>esta pantalla tiene OpenGL, pero no se puede dibujar nada con él</translation>
    </message>
    <message>
        <source>OpenGL 3.3 is needed, and this display has %1.%2</source>
        <translation>se necesita OpenGL 3.3 y esta pantalla tiene %1.%2</translation>
    </message>
</context>
<context>
    <name>sparkwright::Help</name>
    <message>
        <source>Keyboard and mouse</source>
        <translation>Teclado y ratón</translation>
    </message>
    <message>
        <source>Key or gesture</source>
        <translation>Tecla o gesto</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Qué hace</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>About Sparkwright</source>
        <translation>Acerca de Sparkwright</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Sparkwright %1&lt;/h3&gt;&lt;p&gt;Builds and runs robot simulations: scenes in RSG, agents by TCP, monitors that watch.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.&lt;/p&gt;&lt;p&gt;Made with Qt %2, ODE and mruby.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Sparkwright %1&lt;/h3&gt;&lt;p&gt;Construye y ejecuta simulaciones de robots: escenas en RSG, agentes por TCP, monitores que observan.&lt;/p&gt;&lt;p&gt;Software libre bajo la GNU General Public License, versión 3 o posterior. Se ofrece sin ninguna garantía.&lt;/p&gt;&lt;p&gt;Hecho con Qt %2, ODE y mruby.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Wheel, pinch</source>
        <translation>Rueda, pellizco</translation>
    </message>
    <message>
        <source>Zoom at the point under the cursor; while flying: faster, slower</source>
        <translation>Ampliar o reducir en el punto bajo el cursor; en vuelo: más rápido, más lento</translation>
    </message>
    <message>
        <source>Shift while dragging, with the wheel, with keys</source>
        <translation>Mayús al arrastrar, con la rueda, con teclas</translation>
    </message>
    <message>
        <source>Small steps</source>
        <translation>Pasos pequeños</translation>
    </message>
    <message>
        <source>Type numbers while dragging</source>
        <translation>Escribir números al arrastrar</translation>
    </message>
    <message>
        <source>Exact metres or degrees; Enter applies them, Esc cancels</source>
        <translation>Metros o grados exactos; Intro los aplica, Esc cancela</translation>
    </message>
    <message>
        <source>Click on the map of the field</source>
        <translation>Clic en el mapa del campo</translation>
    </message>
    <message>
        <source>Fly to that place</source>
        <translation>Volar a ese lugar</translation>
    </message>
    <message>
        <source>Click on a message</source>
        <translation>Clic en un mensaje</translation>
    </message>
    <message>
        <source>Select the event</source>
        <translation>Seleccionar el evento</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab over a view</source>
        <translation>Tab, Mayús+Tab sobre una vista</translation>
    </message>
    <message>
        <source>Select the next or previous thing under the cursor</source>
        <translation>Seleccionar el objeto siguiente o anterior bajo el cursor</translation>
    </message>
    <message>
        <source>Menu of what is there</source>
        <translation>Menú de lo que hay allí</translation>
    </message>
    <message>
        <source>All keys as they are set now. Single letters act in the views only; elsewhere they are for typing.</source>
        <translation>Todas las teclas tal como están configuradas ahora. Las letras sueltas solo actúan en las vistas; en otros lugares sirven para escribir.</translation>
    </message>
    <message>
        <source>In texts, trees and other places</source>
        <translation>En textos, árboles y otros lugares</translation>
    </message>
    <message>
        <source>Mouse and touch</source>
        <translation>Ratón y pantalla táctil</translation>
    </message>
    <message>
        <source>Menu key</source>
        <translation>Tecla Menú</translation>
    </message>
</context>
<context>
    <name>sparkwright::HelpFindBar</name>
    <message>
        <source>Find in this page</source>
        <translation>Buscar en esta página</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Coincidencia anterior</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Coincidencia siguiente</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Not in this page</source>
        <translation>No está en esta página</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>sparkwright::HelpLibrary</name>
    <message>
        <source>The user guide is missing</source>
        <translation>Falta la guía del usuario</translation>
    </message>
    <message>
        <source>Its pages should be in the folder docs of the data directory, such as /usr/share/sparkwright/docs. Install the program again to get them back. The class reference and the list of keys are here.</source>
        <translation>Sus páginas deberían estar en la carpeta docs del directorio de datos, como /usr/share/sparkwright/docs. Vuelva a instalar el programa para recuperarlas. La referencia de clases y la lista de teclas están aquí.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
</context>
<context>
    <name>sparkwright::HelpPart</name>
    <message>
        <source>Help for this &amp;place</source>
        <translation>Ayuda sobre este &amp;lugar</translation>
    </message>
    <message>
        <source>Explain what has the keyboard</source>
        <translation>Explicar lo que tiene el teclado</translation>
    </message>
    <message>
        <source>&amp;User guide</source>
        <translation>&amp;Guía del usuario</translation>
    </message>
    <message>
        <source>Open the first page of the help</source>
        <translation>Abrir la primera página de la ayuda</translation>
    </message>
    <message>
        <source>&amp;Search the help…</source>
        <translation>&amp;Buscar en la ayuda…</translation>
    </message>
    <message>
        <source>Find words in all pages of the help</source>
        <translation>Buscar palabras en todas las páginas de la ayuda</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>¿&amp;Qué es esto?</translation>
    </message>
    <message>
        <source>Click a button or a panel to read what it is for</source>
        <translation>Haga clic en un botón o un panel para leer para qué sirve</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>&amp;Recorrido</translation>
    </message>
    <message>
        <source>Show in a few steps what is where</source>
        <translation>Mostrar en pocos pasos dónde está cada cosa</translation>
    </message>
    <message>
        <source>The scene. Drag to turn the view, click to select; the status bar says what mouse and keys do.</source>
        <translation>La escena. Arrastre para girar la vista, haga clic para seleccionar; la barra de estado indica qué hacen el ratón y las teclas.</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <translation>No se puede abrir %1.</translation>
    </message>
</context>
<context>
    <name>sparkwright::HelpTopics</name>
    <message>
        <source>What the camera of a robot sees: colour, depth and segments.</source>
        <translation>Lo que ve la cámara de un robot: color, profundidad y segmentos.</translation>
    </message>
    <message>
        <source>Agents and monitors that are connected, how fast they answer, and how to connect or start one.</source>
        <translation>Agentes y monitores conectados, con qué rapidez responden y cómo conectar o iniciar uno.</translation>
    </message>
    <message>
        <source>Lines, shapes and texts that agents and tools draw into the views, by set: show and hide them here.</source>
        <translation>Líneas, formas y textos que agentes y herramientas dibujan en las vistas, por conjuntos: muéstrelos y ocúltelos aquí.</translation>
    </message>
    <message>
        <source>Many runs of one simulation, and what they come to.</source>
        <translation>Muchas ejecuciones de una simulación y sus resultados.</translation>
    </message>
    <message>
        <source>The undo steps of the text; click one to go back to it.</source>
        <translation>Los pasos de deshacer del texto; haga clic en uno para volver a él.</translation>
    </message>
    <message>
        <source>Joints of the selected robot: try their angles and find limits that collide.</source>
        <translation>Articulaciones del robot seleccionado: pruebe sus ángulos y encuentre límites que colisionan.</translation>
    </message>
    <message>
        <source>What a view shows beside the meshes: collision shapes, contacts, joints, sensors and more.</source>
        <translation>Lo que muestra una vista además de las mallas: formas de colisión, contactos, articulaciones, sensores y más.</translation>
    </message>
    <message>
        <source>Where the time of a cycle goes, in milliseconds, and how much there is to compute.</source>
        <translation>En qué se va el tiempo de un ciclo, en milisegundos, y cuánto hay que calcular.</translation>
    </message>
    <message>
        <source>Messages of scene, simulation and agents, with the file and line they are about.</source>
        <translation>Mensajes de la escena, la simulación y los agentes, con el archivo y la línea a los que se refieren.</translation>
    </message>
    <message>
        <source>Masses and centres of mass of the selected robot.</source>
        <translation>Masas y centros de masas del robot seleccionado.</translation>
    </message>
    <message>
        <source>Score, clock and play mode of a match, the referee&apos;s decisions, and commands to direct it.</source>
        <translation>Marcador, reloj y modo de juego de un partido, las decisiones del árbitro y comandos para dirigirlo.</translation>
    </message>
    <message>
        <source>What an agent is told and says, decoded, as it happens; messages can be sent by hand.</source>
        <translation>Lo que un agente recibe y dice, descodificado, según ocurre; se pueden enviar mensajes a mano.</translation>
    </message>
    <message>
        <source>Values of the node that was pinned, beside those of the selected one.</source>
        <translation>Valores del nodo fijado, junto a los del seleccionado.</translation>
    </message>
    <message>
        <source>The players of a match with fouls, cards and suspensions, and what may be done to the selected one.</source>
        <translation>Los jugadores de un partido con faltas, tarjetas y suspensiones, y lo que se puede hacer con el seleccionado.</translation>
    </message>
    <message>
        <source>Numbers of the run as curves over time.</source>
        <translation>Números de la ejecución como curvas en el tiempo.</translation>
    </message>
    <message>
        <source>What is wrong in the open scenes; click a problem to go to its line.</source>
        <translation>Lo que está mal en las escenas abiertas; haga clic en un problema para ir a su línea.</translation>
    </message>
    <message>
        <source>Programs that were started here: what they print, and how to stop and restart them.</source>
        <translation>Programas iniciados aquí: lo que imprimen y cómo detenerlos y reiniciarlos.</translation>
    </message>
    <message>
        <source>Values of the selected node; changing one changes only its place in the text.</source>
        <translation>Valores del nodo seleccionado; al cambiar uno solo cambia su lugar en el texto.</translation>
    </message>
    <message>
        <source>Rules of the match and their variables, which may be changed while it runs.</source>
        <translation>Reglas del partido y sus variables, que se pueden cambiar durante el partido.</translation>
    </message>
    <message>
        <source>Everything that the views show, as a tree: find and select robots and parts.</source>
        <translation>Todo lo que muestran las vistas, como árbol: busque y seleccione robots y piezas.</translation>
    </message>
    <message>
        <source>Finds words in the scene&apos;s files, and replaces them.</source>
        <translation>Busca palabras en los archivos de la escena y las reemplaza.</translation>
    </message>
    <message>
        <source>What the sensors of the selected robot say, with units.</source>
        <translation>Lo que indican los sensores del robot seleccionado, con unidades.</translation>
    </message>
    <message>
        <source>The nodes of the scene file as a tree, which can be edited.</source>
        <translation>Los nodos del archivo de escena como árbol, que se puede editar.</translation>
    </message>
    <message>
        <source>The text of scenes and scripts, with completion and checks while you type.</source>
        <translation>El texto de escenas y scripts, con autocompletado y comprobaciones mientras escribe.</translation>
    </message>
    <message>
        <source>The past of the run or of a recording: drag the handle to look back, click marks of goals and fouls.</source>
        <translation>El pasado de la ejecución o de una grabación: arrastre el asa para mirar atrás, haga clic en las marcas de goles y faltas.</translation>
    </message>
    <message>
        <source>What one camera of a robot sees, in a window of its own.</source>
        <translation>Lo que ve una cámara de un robot, en una ventana propia.</translation>
    </message>
    <message>
        <source>Values of signals and of expressions of them, with the least and greatest of the run.</source>
        <translation>Valores de señales y de expresiones con ellas, con el mínimo y el máximo de la ejecución.</translation>
    </message>
    <message>
        <source>The strategies that lead the teams of a game: load one, and see how long it thinks.</source>
        <translation>Las estrategias que dirigen los equipos de un juego: cargue una y vea cuánto piensa.</translation>
    </message>
    <message>
        <source>Plans a restart: who may stand where it stands, and where the rules move the others.</source>
        <translation>Planifica una reanudación: quién puede estar donde está y a dónde mueven las reglas a los demás.</translation>
    </message>
    <message>
        <source>Who leads which robot of the game, the plugins for them, and what clients say.</source>
        <translation>Quién dirige cada robot del juego, sus complementos, y lo que dicen los clientes.</translation>
    </message>
</context>
<context>
    <name>sparkwright::HelpWindow</name>
    <message>
        <source>There is no page “%1”.</source>
        <translation>No existe la página «%1».</translation>
    </message>
    <message>
        <source>Help – Sparkwright</source>
        <translation>Ayuda – Sparkwright</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>Primera página</translation>
    </message>
    <message>
        <source>Find in this page</source>
        <translation>Buscar en esta página</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Buscar en la ayuda</translation>
    </message>
    <message>
        <source>Words or beginnings of words, as in: hinge limit (Ctrl+Shift+F)</source>
        <translation>Palabras o comienzos de palabras, como: bisagra límite (Ctrl+Mayús+F)</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Found in the help</source>
        <translation>Encontrado en la ayuda</translation>
    </message>
    <message>
        <source>Page of the help</source>
        <translation>Página de la ayuda</translation>
    </message>
    <message>
        <source>The pages are being read…</source>
        <translation>Se están leyendo las páginas…</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer or other words.</source>
        <translation>No se ha encontrado nada. Pruebe con menos palabras o con otras.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s), the best first</source>
        <translation>
            <numerusform>%n lugar, el mejor primero</numerusform>
            <numerusform>%n lugares, el mejor primero</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::InspectorPanel</name>
    <message>
        <source>Agent %1</source>
        <translation>Agente %1</translation>
    </message>
    <message>
        <source>Agent %1 (gone)</source>
        <translation>Agente %1 (se ha ido)</translation>
    </message>
    <message>
        <source>All agents</source>
        <translation>Todos los agentes</translation>
    </message>
    <message>
        <source>Commands to the server</source>
        <translation>Comandos al servidor</translation>
    </message>
    <message>
        <source>Messages can be seen in a simulation of this program only.</source>
        <translation>Los mensajes solo pueden verse en una simulación de este programa.</translation>
    </message>
    <message>
        <source>No agent is connected. When there is one, its messages are shown here, decoded.</source>
        <translation>No hay ningún agente conectado. Cuando haya uno, sus mensajes se mostrarán aquí descodificados.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) left out: they come faster than they can be shown.</source>
        <translation>
            <numerusform>%n mensaje omitido: llegan más deprisa de lo que se pueden mostrar.</numerusform>
            <numerusform>%n mensajes omitidos: llegan más deprisa de lo que se pueden mostrar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>Columna %1: %2</translation>
    </message>
    <message>
        <source>Choose the agent in whose name it is sent, at the top left.</source>
        <translation>Elija arriba a la izquierda el agente en cuyo nombre se envía.</translation>
    </message>
    <message>
        <source>Sent in the name of %1: %2</source>
        <translation>Enviado en nombre de %1: %2</translation>
    </message>
    <message>
        <source>Sent to the server: %1</source>
        <translation>Enviado al servidor: %1</translation>
    </message>
    <message>
        <source>Agent to watch</source>
        <translation>Agente que observar</translation>
    </message>
    <message>
        <source>Whose messages are shown</source>
        <translation>De quién se muestran los mensajes</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Sentido</translation>
    </message>
    <message>
        <source>Which messages are shown</source>
        <translation>Qué mensajes se muestran</translation>
    </message>
    <message>
        <source>Both directions</source>
        <translation>Ambos sentidos</translation>
    </message>
    <message>
        <source>To the agent</source>
        <translation>Hacia el agente</translation>
    </message>
    <message>
        <source>From the agent</source>
        <translation>Desde el agente</translation>
    </message>
    <message>
        <source>Cycles kept</source>
        <translation>Ciclos conservados</translation>
    </message>
    <message>
        <source>How many cycles are kept</source>
        <translation>Cuántos ciclos se conservan</translation>
    </message>
    <message numerus="yes">
        <source>%n cycle(s)</source>
        <translation>
            <numerusform>%n ciclo</numerusform>
            <numerusform>%n ciclos</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation>Filtrar por texto</translation>
    </message>
    <message>
        <source>Filter the messages</source>
        <translation>Filtrar los mensajes</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Reads no more messages, while the simulation goes on</source>
        <translation>No lee más mensajes, mientras la simulación continúa</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Shows the newest message</source>
        <translation>Muestra el mensaje más reciente</translation>
    </message>
    <message>
        <source>Clear the messages</source>
        <translation>Borrar los mensajes</translation>
    </message>
    <message>
        <source>Removes all messages from the list</source>
        <translation>Quita todos los mensajes de la lista</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Mensajes</translation>
    </message>
    <message>
        <source>Parts of the message</source>
        <translation>Partes del mensaje</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Significado</translation>
    </message>
    <message>
        <source>Text of the message</source>
        <translation>Texto del mensaje</translation>
    </message>
    <message>
        <source>Decoded</source>
        <translation>Descodificado</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>&amp;Send:</source>
        <translation>&amp;Enviar:</translation>
    </message>
    <message>
        <source>as this agent</source>
        <translation>como este agente</translation>
    </message>
    <message>
        <source>to the server</source>
        <translation>al servidor</translation>
    </message>
    <message>
        <source>Send as</source>
        <translation>Enviar como</translation>
    </message>
    <message>
        <source>As this agent: its effectors take it. To the server: a command, as of a trainer or monitor</source>
        <translation>Como este agente: lo reciben sus efectores. Al servidor: un comando, como el de un entrenador o un monitor</translation>
    </message>
    <message>
        <source>Message to send</source>
        <translation>Mensaje que enviar</translation>
    </message>
    <message>
        <source>(he1 1.5) – Enter sends, Up recalls earlier ones</source>
        <translation>(he1 1.5) – Intro envía, Arriba recupera los anteriores</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
</context>
<context>
    <name>sparkwright::JobsPart</name>
    <message>
        <source>New e&amp;xperiment…</source>
        <translation>Nuevo e&amp;xperimento…</translation>
    </message>
    <message>
        <source>Run this scene many times, with other seeds or settings, and compare the results</source>
        <translation>Ejecutar esta escena muchas veces, con otras semillas u otros ajustes, y comparar los resultados</translation>
    </message>
    <message>
        <source>Show e&amp;xperiments</source>
        <translation>Mostrar e&amp;xperimentos</translation>
    </message>
    <message>
        <source>Go to the runs of the experiment that is open</source>
        <translation>Ir a las ejecuciones del experimento abierto</translation>
    </message>
    <message>
        <source>This run has not begun yet</source>
        <translation>Esta ejecución aún no ha comenzado</translation>
    </message>
    <message>
        <source>The command is in the clipboard</source>
        <translation>El comando está en el portapapeles</translation>
    </message>
    <message>
        <source>%1: all runs are done</source>
        <translation>%1: todas las ejecuciones han terminado</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Experimentos</translation>
    </message>
    <message>
        <source>Stop the experiment that is running before you open another one.</source>
        <translation>Detenga el experimento en marcha antes de abrir otro.</translation>
    </message>
    <message>
        <source>Open job file</source>
        <translation>Abrir archivo de trabajo</translation>
    </message>
    <message>
        <source>Experiments (*.sparkjobs)</source>
        <translation>Experimentos (*.sparkjobs)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>Exportar resultados</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
    <message>
        <source>The results are not exported: %1</source>
        <translation>No se han exportado los resultados: %1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Se ha guardado %1</translation>
    </message>
    <message>
        <source>This shows the run with the usual robots: record the runs to watch them as they were.</source>
        <translation>Esto muestra la ejecución con los robots habituales: grabe las ejecuciones para verlas tal como fueron.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) of an experiment are not done; those that are done are kept, and it can go on later.</source>
        <translation>
            <numerusform>%n ejecución de un experimento no está terminada; las terminadas se conservan, y se puede continuar más tarde.</numerusform>
            <numerusform>%n ejecuciones de un experimento no están terminadas; las terminadas se conservan, y se puede continuar más tarde.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::JointAnchor</name>
    <message>
        <source>Anchor of %1</source>
        <translation>Ancla de %1</translation>
    </message>
    <message>
        <source>Move anchor</source>
        <translation>Mover ancla</translation>
    </message>
    <message>
        <source>%1 is an argument of this file. Select the import that gives it, and drag there.</source>
        <translation>%1 es un argumento de este archivo. Seleccione la importación que lo da y arrastre allí.</translation>
    </message>
    <message>
        <source>The text computes this number: %1. Change it there, or put a number in its place.</source>
        <translation>El texto calcula este número: %1. Cámbielo allí o ponga un número en su lugar.</translation>
    </message>
</context>
<context>
    <name>sparkwright::JointPanel</name>
    <message>
        <source>Set the posture</source>
        <translation>Fijar la postura</translation>
    </message>
    <message>
        <source>Drive by motors</source>
        <translation>Mover con motores</translation>
    </message>
    <message>
        <source>How joints are moved</source>
        <translation>Cómo se mueven las articulaciones</translation>
    </message>
    <message>
        <source>Set: at once and without forces, also while paused. Drive: the motors of the joints move them while the simulation runs; commands of agents count again afterwards.</source>
        <translation>Fijar: al instante y sin fuerzas, también en pausa. Mover: los motores de las articulaciones las mueven mientras corre la simulación; después vuelven a contar los comandos de los agentes.</translation>
    </message>
    <message>
        <source>Filter joints</source>
        <translation>Filtrar articulaciones</translation>
    </message>
    <message>
        <source>&amp;Zero pose</source>
        <translation>Pose &amp;cero</translation>
    </message>
    <message>
        <source>All joints to 0, or to the limit nearest to it</source>
        <translation>Todas las articulaciones a 0, o al límite más cercano</translation>
    </message>
    <message>
        <source>S&amp;weep…</source>
        <translation>&amp;Barrido…</translation>
    </message>
    <message>
        <source>Move all joints over their limits and list the parts that touch each other</source>
        <translation>Mover todas las articulaciones por sus límites y listar las partes que se tocan</translation>
    </message>
    <message>
        <source>without limits</source>
        <translation>sin límites</translation>
    </message>
    <message>
        <source>has a motor</source>
        <translation>tiene motor</translation>
    </message>
    <message>
        <source>has no motor</source>
        <translation>no tiene motor</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Joint %1</source>
        <translation>Articulación %1</translation>
    </message>
    <message>
        <source>Joint %1, metres</source>
        <translation>Articulación %1, metros</translation>
    </message>
    <message>
        <source>Joint %1, degrees</source>
        <translation>Articulación %1, grados</translation>
    </message>
    <message>
        <source>Joint %1, now</source>
        <translation>Articulación %1, ahora</translation>
    </message>
    <message>
        <source>Open a scene with a robot to see its joints here.</source>
        <translation>Abra una escena con un robot para ver aquí sus articulaciones.</translation>
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
        <translation>fija</translation>
    </message>
    <message>
        <source>The selected thing has no joints. Select a robot or a part of one.</source>
        <translation>El objeto seleccionado no tiene articulaciones. Seleccione un robot o una pieza de un robot.</translation>
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
        <translation>De %1 m a %2 m</translation>
    </message>
    <message>
        <source>%1° to %2°</source>
        <translation>De %1° a %2°</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeepStateDialog</name>
    <message>
        <source>Keep this state</source>
        <translation>Guardar este estado</translation>
    </message>
    <message>
        <source>Name of the state</source>
        <translation>Nombre del estado</translation>
    </message>
    <message>
        <source>The run can go on from this moment again, to the bit, also after the program has ended. The file goes to %1.</source>
        <translation>La ejecución puede continuar de nuevo desde este momento, con exactitud de bits, incluso después de cerrar el programa. El archivo va a %1.</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nombre:</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeptEdits</name>
    <message>
        <source>There are unsaved edits of %1: open it to restore them.</source>
        <translation>Hay cambios sin guardar de %1: abra el archivo para restaurarlos.</translation>
    </message>
    <message>
        <source>The kept edits of %1 are among its earlier versions.</source>
        <translation>Los cambios conservados de %1 están entre sus versiones anteriores.</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeyCapture</name>
    <message>
        <source>Press the keys · Esc: end</source>
        <translation>Pulse las teclas · Esc: terminar</translation>
    </message>
    <message>
        <source>Press the mouse button here</source>
        <translation>Pulse aquí el botón del ratón</translation>
    </message>
    <message>
        <source>Click, or Enter, then press the keys</source>
        <translation>Haga clic o pulse Intro, y después pulse las teclas</translation>
    </message>
    <message>
        <source>Click, then press the mouse button here, with Ctrl, Alt, Shift</source>
        <translation>Haga clic y después pulse aquí el botón del ratón, con Ctrl, Alt, Mayús</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Teclas nuevas</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeyConflict</name>
    <message>
        <source>%1 is “%2” while a text has the keyboard, else “%3”</source>
        <translation>%1 es «%2» mientras un texto tiene el teclado; si no, «%3»</translation>
    </message>
    <message>
        <source>%1 is “%2” while the tree has the keyboard, else “%3”</source>
        <translation>%1 es «%2» mientras el árbol tiene el teclado; si no, «%3»</translation>
    </message>
    <message>
        <source>%1 means both “%2” and “%3”: neither acts</source>
        <translation>%1 significa tanto «%2» como «%3»: ninguno actúa</translation>
    </message>
    <message>
        <source>%1 is “%2” while match keys are armed, else “%3”</source>
        <translation>%1 es «%2» mientras las teclas del partido están activadas; si no, «%3»</translation>
    </message>
    <message>
        <source>%1 is “%2” in the views, so that “%3” does not act there</source>
        <translation>%1 es «%2» en las vistas, así que «%3» no actúa allí</translation>
    </message>
    <message>
        <source>%1 is “%2” while flying, else “%3”</source>
        <translation>%1 es «%2» en vuelo; si no, «%3»</translation>
    </message>
    <message>
        <source>Text fields take %1 for themselves; elsewhere it is “%2”</source>
        <translation>Los campos de texto se quedan con %1; en otros lugares es «%2»</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeyMap</name>
    <message>
        <source>Mend the file, or delete it to use the keys of the profile</source>
        <translation>Corrija el archivo, o elimínelo para usar las teclas del perfil</translation>
    </message>
    <message>
        <source>%1 must be a text in quotation marks</source>
        <translation>%1 debe ser un texto entre comillas</translation>
    </message>
    <message>
        <source>`%1` is no press of a mouse button</source>
        <translation>`%1` no es una pulsación de un botón del ratón</translation>
    </message>
    <message>
        <source>Write Left, Middle or Right, with Ctrl+, Alt+, Shift+, Double+ before it</source>
        <translation>Escriba Left, Middle o Right, con Ctrl+, Alt+, Shift+, Double+ delante</translation>
    </message>
    <message>
        <source>%1 must be &quot;%2&quot; or &quot;%3&quot;</source>
        <translation>%1 debe ser &quot;%2&quot; o &quot;%3&quot;</translation>
    </message>
    <message>
        <source>There is no `%1` here</source>
        <translation>Aquí no existe `%1`</translation>
    </message>
    <message>
        <source>%1 must be a text in quotation marks, or a list of such</source>
        <translation>%1 debe ser un texto entre comillas o una lista de ellos</translation>
    </message>
    <message>
        <source>For example %1</source>
        <translation>Por ejemplo, %1</translation>
    </message>
    <message>
        <source>`%1` is no key</source>
        <translation>`%1` no es una tecla</translation>
    </message>
    <message>
        <source>Write one key, with Ctrl+, Alt+, Shift+ before it: Ctrl+Shift+P</source>
        <translation>Escriba una tecla, con Ctrl+, Alt+, Shift+ delante: Ctrl+Shift+P</translation>
    </message>
    <message>
        <source>A key map of more than 1 MB is not read</source>
        <translation>Un mapa de teclas de más de 1 MB no se lee</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeyProfiles</name>
    <message>
        <source>Drag orbits, Space runs and pauses while a view has the keyboard</source>
        <translation>Arrastrar orbita; Espacio ejecuta y pausa mientras una vista tiene el teclado</translation>
    </message>
    <message>
        <source>Drag looks around and W A S D fly, Space follows the ball, P X C R G H control playback</source>
        <translation>Arrastrar mira alrededor y W A S D vuelan, Espacio sigue el balón, P X C R G H controlan la reproducción</translation>
    </message>
    <message>
        <source>Drag moves what is under the cursor, or the view; Shift+drag turns; 1 to 6 set the opening angle, 7 to 0 what happens to velocities</source>
        <translation>Arrastrar mueve lo que está bajo el cursor, o la vista; Mayús+arrastrar gira; 1 a 6 fijan el ángulo de apertura, 7 a 0 lo que ocurre con las velocidades</translation>
    </message>
    <message>
        <source>A click selects the whole thing, Shift+drag moves it, Ctrl+1 steps, Ctrl+2 runs</source>
        <translation>Un clic selecciona el objeto completo, Mayús+arrastrar lo mueve, Ctrl+1 da un paso, Ctrl+2 ejecuta</translation>
    </message>
    <message>
        <source>Keys cannot be read: %1</source>
        <translation>No se pueden leer las teclas: %1</translation>
    </message>
    <message>
        <source>There is no profile `%1`</source>
        <translation>No existe el perfil `%1`</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Predeterminado</translation>
    </message>
    <message>
        <source>There is no action `%1`</source>
        <translation>No existe la acción `%1`</translation>
    </message>
    <message>
        <source>the damaged file cannot be kept aside</source>
        <translation>El archivo dañado no se puede conservar aparte</translation>
    </message>
    <message>
        <source>Keys cannot be stored in %1: %2</source>
        <translation>No se pueden guardar las teclas en %1: %2</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeySheet</name>
    <message>
        <source>Everywhere</source>
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>In the views</source>
        <translation>En las vistas</translation>
    </message>
    <message>
        <source>Match keys: in the views, while armed</source>
        <translation>Teclas del partido: en las vistas, cuando están activadas</translation>
    </message>
    <message>
        <source>In texts</source>
        <translation>En los textos</translation>
    </message>
    <message>
        <source>In the tree of the scene file</source>
        <translation>En el árbol del archivo de la escena</translation>
    </message>
    <message>
        <source>Sparkwright: keys and mouse (%1)</source>
        <translation>Sparkwright: teclas y ratón (%1)</translation>
    </message>
    <message>
        <source>Wheel, pinch</source>
        <translation>Rueda, pellizco</translation>
    </message>
    <message>
        <source>Zoom at the point under the cursor</source>
        <translation>Zoom en el punto bajo el cursor</translation>
    </message>
    <message>
        <source>Shift with any of these</source>
        <translation>Mayús con cualquiera de estos</translation>
    </message>
    <message>
        <source>Small steps</source>
        <translation>Pasos pequeños</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Cámara</translation>
    </message>
    <message>
        <source>Mouse in the views</source>
        <translation>Ratón en las vistas</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Teclas y ratón</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>No se puede escribir %1: %2</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeysPage</name>
    <message>
        <source>&amp;Profile</source>
        <translation>&amp;Perfil</translation>
    </message>
    <message>
        <source>Profile of keys and mouse</source>
        <translation>Perfil de teclas y ratón</translation>
    </message>
    <message>
        <source>Search by name or keys</source>
        <translation>Buscar por nombre o teclas</translation>
    </message>
    <message>
        <source>Press keys</source>
        <translation>Pulsar teclas</translation>
    </message>
    <message>
        <source>Search for what keys do: press them in the field</source>
        <translation>Buscar lo que hacen las teclas: púlselas en el campo</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Comandos y sus teclas</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Fijar</translation>
    </message>
    <message>
        <source>Give the command these keys, and no others</source>
        <translation>Dar al comando estas teclas y ninguna otra</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Añadir</translation>
    </message>
    <message>
        <source>Give the command these keys, too</source>
        <translation>Dar al comando también estas teclas</translation>
    </message>
    <message>
        <source>&amp;No keys</source>
        <translation>&amp;Sin teclas</translation>
    </message>
    <message>
        <source>Take all keys away from the command</source>
        <translation>Quitar al comando todas las teclas</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Restablecer</translation>
    </message>
    <message>
        <source>Give the command the keys of the profile</source>
        <translation>Dar al comando las teclas del perfil</translation>
    </message>
    <message>
        <source>&amp;Take them away from other commands</source>
        <translation>&amp;Quitárselas a otros comandos</translation>
    </message>
    <message>
        <source>Else both commands have them, and neither acts</source>
        <translation>Si no, ambos comandos las tienen y ninguno actúa</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>Restablecer &amp;todo</translation>
    </message>
    <message>
        <source>Forget all own keys</source>
        <translation>Olvidar todas las teclas propias</translation>
    </message>
    <message>
        <source>Save as &amp;page…</source>
        <translation>&amp;Guardar como página…</translation>
    </message>
    <message>
        <source>Save all keys as a page to print: PDF or HTML</source>
        <translation>Guardar todas las teclas como página para imprimir: PDF o HTML</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Conflictos</translation>
    </message>
    <message>
        <source>New &amp;keys</source>
        <translation>Teclas &amp;nuevas</translation>
    </message>
    <message>
        <source>Keys with &amp;two meanings:</source>
        <translation>Teclas con &amp;dos significados:</translation>
    </message>
    <message>
        <source>Your own keys</source>
        <translation>Sus propias teclas</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Cámara</translation>
    </message>
    <message>
        <source>Mouse in the views</source>
        <translation>Ratón en las vistas</translation>
    </message>
    <message>
        <source>%1 belongs to: %2</source>
        <translation>%1 pertenece a: %2</translation>
    </message>
    <message>
        <source>Conflict: %1</source>
        <translation>Conflicto: %1</translation>
    </message>
    <message>
        <source>No key has two meanings</source>
        <translation>Ninguna tecla tiene dos significados</translation>
    </message>
    <message>
        <source>Save the keys as a page</source>
        <translation>Guardar las teclas como página</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;HTML (*.html)</source>
        <translation>PDF (*.pdf);;HTML (*.html)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
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
        <translation>Chutar el balón</translation>
    </message>
    <message>
        <source>0°: towards the right goal, 90°: to the left of that</source>
        <translation>0°: hacia la portería derecha; 90°: a la izquierda de esa dirección</translation>
    </message>
    <message>
        <source>0°: along the ground, 45°: high and far</source>
        <translation>0°: a ras de suelo; 45°: alto y lejos</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Velocidad</translation>
    </message>
    <message>
        <source>&amp;Direction</source>
        <translation>&amp;Dirección</translation>
    </message>
    <message>
        <source>&amp;Upwards</source>
        <translation>&amp;Elevación</translation>
    </message>
    <message>
        <source>&amp;Kick</source>
        <translation>&amp;Chutar</translation>
    </message>
</context>
<context>
    <name>sparkwright::LayerCommands</name>
    <message>
        <source>Show dra&amp;wings</source>
        <translation>Mostrar dib&amp;ujos</translation>
    </message>
    <message>
        <source>Show the drawings of agents and tools in the active view</source>
        <translation>Mostrar los dibujos de agentes y herramientas en la vista activa</translation>
    </message>
    <message>
        <source>Show &amp;names and numbers</source>
        <translation>Mostrar &amp;nombres y números</translation>
    </message>
    <message>
        <source>Show names and numbers over the things of the active view</source>
        <translation>Mostrar nombres y números sobre los objetos de la vista activa</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;No</translation>
    </message>
    <message>
        <source>Hide the meshes of the scene in the active view</source>
        <translation>Ocultar las mallas de la escena en la vista activa</translation>
    </message>
    <message>
        <source>&amp;Wire</source>
        <translation>&amp;Malla</translation>
    </message>
    <message>
        <source>Show the meshes of the scene as lines</source>
        <translation>Mostrar las mallas de la escena como líneas</translation>
    </message>
    <message>
        <source>&amp;Flat</source>
        <translation>&amp;Plano</translation>
    </message>
    <message>
        <source>Show the meshes of the scene with one brightness for each face</source>
        <translation>Mostrar las mallas de la escena con un solo brillo por cara</translation>
    </message>
    <message>
        <source>&amp;Smooth</source>
        <translation>&amp;Suave</translation>
    </message>
    <message>
        <source>Show the meshes of the scene with smooth shading</source>
        <translation>Mostrar las mallas de la escena con sombreado suave</translation>
    </message>
    <message>
        <source>See-&amp;through</source>
        <translation>&amp;Translúcido</translation>
    </message>
    <message>
        <source>Show the meshes of the scene so that one sees through them</source>
        <translation>Mostrar las mallas de la escena de modo que se vea a través de ellas</translation>
    </message>
    <message>
        <source>Hide the shapes of the physics engine in the active view</source>
        <translation>Ocultar las formas del motor de física en la vista activa</translation>
    </message>
    <message>
        <source>Show the shapes of the physics engine as lines</source>
        <translation>Mostrar las formas del motor de física como líneas</translation>
    </message>
    <message>
        <source>Show the shapes of the physics engine with one brightness for each face</source>
        <translation>Mostrar las formas del motor de física con un solo brillo por cara</translation>
    </message>
    <message>
        <source>Show the shapes of the physics engine with smooth shading</source>
        <translation>Mostrar las formas del motor de física con sombreado suave</translation>
    </message>
    <message>
        <source>Show the shapes of the physics engine so that one sees through them</source>
        <translation>Mostrar las formas del motor de física de modo que se vea a través de ellas</translation>
    </message>
    <message>
        <source>Hide the drawings of agents and tools in the active view</source>
        <translation>Ocultar los dibujos de agentes y herramientas en la vista activa</translation>
    </message>
    <message>
        <source>Show the drawings of agents and tools as lines</source>
        <translation>Mostrar los dibujos de agentes y herramientas como líneas</translation>
    </message>
    <message>
        <source>Show the drawings of agents and tools with one brightness for each face</source>
        <translation>Mostrar los dibujos de agentes y herramientas con un solo brillo por cara</translation>
    </message>
    <message>
        <source>Show the drawings of agents and tools with smooth shading</source>
        <translation>Mostrar los dibujos de agentes y herramientas con sombreado suave</translation>
    </message>
    <message>
        <source>Show the drawings of agents and tools so that one sees through them</source>
        <translation>Mostrar los dibujos de agentes y herramientas de modo que se vea a través de ellos</translation>
    </message>
    <message>
        <source>Appea&amp;rance</source>
        <translation>Aspect&amp;o</translation>
    </message>
    <message>
        <source>P&amp;hysics shapes</source>
        <translation>&amp;Formas de la física</translation>
    </message>
    <message>
        <source>Dra&amp;wings of agents</source>
        <translation>Di&amp;bujos de agentes</translation>
    </message>
</context>
<context>
    <name>sparkwright::LayerSettings</name>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>Agent %1</source>
        <translation>Agente %1</translation>
    </message>
    <message>
        <source>%1 · penalised</source>
        <translation>%1 · sancionado</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>The meshes of the scene</source>
        <translation>Las mallas de la escena</translation>
    </message>
    <message>
        <source>Collision shapes</source>
        <translation>Formas de colisión</translation>
    </message>
    <message>
        <source>Shapes of the physics engine; colours show the state</source>
        <translation>Formas del motor de física; los colores muestran el estado</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>Contactos</translation>
    </message>
    <message>
        <source>Contact points with the forces of the last step</source>
        <translation>Puntos de contacto con las fuerzas del último paso</translation>
    </message>
    <message>
        <source>Joint axes</source>
        <translation>Ejes de articulación</translation>
    </message>
    <message>
        <source>Centres of mass</source>
        <translation>Centros de masas</translation>
    </message>
    <message>
        <source>Of each body, larger if it is heavier, and of each robot, with a plumb line</source>
        <translation>De cada cuerpo, mayor cuanto más pesado, y de cada robot, con plomada</translation>
    </message>
    <message>
        <source>Support polygon</source>
        <translation>Polígono de apoyo</translation>
    </message>
    <message>
        <source>Around the points where a robot stands on the ground; it falls over when its centre of mass is not above it</source>
        <translation>Alrededor de los puntos en que un robot se apoya en el suelo; se cae cuando su centro de masas no está encima</translation>
    </message>
    <message>
        <source>Coordinate frames</source>
        <translation>Sistemas de coordenadas</translation>
    </message>
    <message>
        <source>Axes of the world and of each body: x red, y green, z blue</source>
        <translation>Ejes del mundo y de cada cuerpo: x rojo, y verde, z azul</translation>
    </message>
    <message>
        <source>Sensors</source>
        <translation>Sensores</translation>
    </message>
    <message>
        <source>Ranges of sensors: cones of vision, sonar, rays, forces on the feet</source>
        <translation>Alcance de los sensores: conos de visión, sonar, rayos, fuerzas en los pies</translation>
    </message>
    <message>
        <source>Trails</source>
        <translation>Estelas</translation>
    </message>
    <message>
        <source>Paths of ball and robots in the last seconds</source>
        <translation>Recorridos del balón y de los robots en los últimos segundos</translation>
    </message>
    <message>
        <source>Names and numbers</source>
        <translation>Nombres y números</translation>
    </message>
    <message>
        <source>Team and number over the head of each robot; names of other things that move</source>
        <translation>Equipo y número sobre la cabeza de cada robot; nombres de otros objetos que se mueven</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Se mueve</translation>
    </message>
    <message>
        <source>Stands still</source>
        <translation>Está quieto</translation>
    </message>
    <message>
        <source>Touches something</source>
        <translation>Toca algo</translation>
    </message>
    <message>
        <source>Sleeps</source>
        <translation>Duerme</translation>
    </message>
    <message>
        <source>Penalised in the last %1 s</source>
        <translation>Sancionado en los últimos %1 s</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Seleccionado</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contacto</translation>
    </message>
    <message>
        <source>Force, %1 N = %2 m</source>
        <translation>Fuerza, %1 N = %2 m</translation>
    </message>
    <message>
        <source>Axis, and range between stops</source>
        <translation>Eje e intervalo entre topes</translation>
    </message>
    <message>
        <source>Where it is</source>
        <translation>Dónde está</translation>
    </message>
    <message>
        <source>Of a body</source>
        <translation>De un cuerpo</translation>
    </message>
    <message>
        <source>Of a robot, with plumb line</source>
        <translation>De un robot, con plomada</translation>
    </message>
    <message>
        <source>Centre of mass above it</source>
        <translation>Centro de masas encima</translation>
    </message>
    <message>
        <source>Not above it</source>
        <translation>No encima</translation>
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
        <translation>Visión, dibujada hasta %1 m</translation>
    </message>
    <message>
        <source>Sonar</source>
        <translation>Sonar</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Cámara</translation>
    </message>
    <message>
        <source>Ray</source>
        <translation>Rayo</translation>
    </message>
    <message>
        <source>Measured force, same scale as contacts</source>
        <translation>Fuerza medida, misma escala que los contactos</translation>
    </message>
    <message>
        <source>Gyroscope, accelerometer, position, touch</source>
        <translation>Giroscopio, acelerómetro, posición, tacto</translation>
    </message>
    <message>
        <source>Ball, last %1 s</source>
        <translation>Balón, últimos %1 s</translation>
    </message>
    <message>
        <source>Others; players in team colours</source>
        <translation>Otros; jugadores en los colores de su equipo</translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation>Dibujos</translation>
    </message>
    <message>
        <source>Drawings of agents and tools: lines, circles, areas and texts</source>
        <translation>Dibujos de agentes y herramientas: líneas, círculos, áreas y textos</translation>
    </message>
    <message>
        <source>%1 °C, %2 N·m</source>
        <translation>%1 °C, %2 N·m</translation>
    </message>
    <message>
        <source>Axes of joints, the range between their stops, and where they are in it: needles, the redder the hotter a realistic motor is</source>
        <translation>Ejes de las articulaciones, el intervalo entre sus topes y dónde están en él: agujas, más rojas cuanto más caliente está un motor realista</translation>
    </message>
    <message>
        <source>Where it is, with a hot motor</source>
        <translation>Dónde está, con un motor caliente</translation>
    </message>
</context>
<context>
    <name>sparkwright::LayerSwitch</name>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Wire</source>
        <translation>Malla</translation>
    </message>
    <message>
        <source>Solid</source>
        <translation>Sólido</translation>
    </message>
    <message>
        <source>See-through</source>
        <translation>Translúcido</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Plano</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Suave</translation>
    </message>
</context>
<context>
    <name>sparkwright::LayersPanel</name>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>Escena</translation>
    </message>
    <message>
        <source>The view without extra layers</source>
        <translation>La vista sin capas adicionales</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>Física</translation>
    </message>
    <message>
        <source>What the physics engine works with: shapes, contacts, joints, masses</source>
        <translation>Con lo que trabaja el motor de física: formas, contactos, articulaciones, masas</translation>
    </message>
    <message>
        <source>Sensors</source>
        <translation>Sensores</translation>
    </message>
    <message>
        <source>Sensors and names of robots</source>
        <translation>Sensores y nombres de los robots</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>Mostrar: %1</translation>
    </message>
    <message>
        <source>Restore the defaults of this panel</source>
        <translation>Restaurar los valores iniciales de este panel</translation>
    </message>
    <message>
        <source>Reset layers</source>
        <translation>Restablecer capas</translation>
    </message>
    <message>
        <source>&amp;Only the selection</source>
        <translation>&amp;Solo la selección</translation>
    </message>
    <message>
        <source>Layers show only the selection and its robot; meshes stay</source>
        <translation>Las capas muestran solo la selección y su robot; las mallas se mantienen</translation>
    </message>
    <message>
        <source>&amp;Legend in the view</source>
        <translation>&amp;Leyenda en la vista</translation>
    </message>
    <message>
        <source>Explain the colours of the layers that are on in a corner of the view</source>
        <translation>Explicar en una esquina de la vista los colores de las capas activas</translation>
    </message>
    <message>
        <source>Nothing is selected, so the layers show nothing. Click a robot in the view.</source>
        <translation>No hay nada seleccionado, así que las capas no muestran nada. Haga clic en un robot de la vista.</translation>
    </message>
</context>
<context>
    <name>sparkwright::LayoutStore</name>
    <message>
        <source>%1: the layout cannot be read; the default layout is used</source>
        <translation>%1: no se puede leer la disposición; se usa la predeterminada</translation>
    </message>
    <message>
        <source>The layout cannot be stored: %1</source>
        <translation>No se puede guardar la disposición: %1</translation>
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
        <translation>Un ciclo puede durar %1 ms a la velocidad pedida.</translation>
    </message>
    <message numerus="yes">
        <source>%n contact(s)</source>
        <translation>
            <numerusform>%n contacto</numerusform>
            <numerusform>%n contactos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n body(s) move</source>
        <translation>
            <numerusform>%1 de %n cuerpo en movimiento</numerusform>
            <numerusform>%1 de %n cuerpos en movimiento</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s)</source>
        <translation>
            <numerusform>%n articulación</numerusform>
            <numerusform>%n articulaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>All of a cycle</source>
        <translation>Ciclo completo</translation>
    </message>
    <message>
        <source>Plot them</source>
        <translation>Ver en gráfica</translation>
    </message>
    <message>
        <source>Show the times of the parts over simulated time, in the plots</source>
        <translation>Mostrar los tiempos de las partes a lo largo del tiempo simulado, en las gráficas</translation>
    </message>
</context>
<context>
    <name>sparkwright::LockCommands</name>
    <message>
        <source>Loc&amp;k camera</source>
        <translation>Bloquear cá&amp;mara</translation>
    </message>
    <message>
        <source>The cameras of the views stay as they are, whatever mouse and keys do</source>
        <translation>Las cámaras de las vistas se quedan como están, hagan lo que hagan el ratón y las teclas</translation>
    </message>
    <message>
        <source>Lock selectio&amp;n</source>
        <translation>Bloquear selecció&amp;n</translation>
    </message>
    <message>
        <source>Clicks and keys in the views select nothing else</source>
        <translation>Los clics y las teclas en las vistas no seleccionan nada más</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a command and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The camera is locked: View › %1</source>
        <translation>La cámara está bloqueada: Ver › %1</translation>
    </message>
    <message>
        <source>The selection is locked: View › %1</source>
        <translation>La selección está bloqueada: Ver › %1</translation>
    </message>
    <message>
        <source>Things are locked: View › %1</source>
        <translation>Los objetos están bloqueados: Ver › %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::LogModel</name>
    <message>
        <source>Detail</source>
        <translation>Detalle</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Gravedad</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>Escena</translation>
    </message>
    <message>
        <source>Scripts</source>
        <translation>Scripts</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agentes</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partido</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Grabación</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Otros</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
</context>
<context>
    <name>sparkwright::LogPanel</name>
    <message>
        <source>Everything</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Notes and above</source>
        <translation>Notas y superiores</translation>
    </message>
    <message>
        <source>Warnings and errors</source>
        <translation>Avisos y errores</translation>
    </message>
    <message>
        <source>Errors only</source>
        <translation>Solo errores</translation>
    </message>
    <message>
        <source>Severity to show</source>
        <translation>Gravedad que se muestra</translation>
    </message>
    <message>
        <source>Lowest severity to be shown</source>
        <translation>Gravedad mínima que se muestra</translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation>Filtrar por texto</translation>
    </message>
    <message>
        <source>Filter the log</source>
        <translation>Filtrar el registro</translation>
    </message>
    <message>
        <source>Clear the log</source>
        <translation>Vaciar el registro</translation>
    </message>
    <message>
        <source>Removes all messages from the log</source>
        <translation>Quita todos los mensajes del registro</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>All sources</source>
        <translation>Todos los orígenes</translation>
    </message>
    <message>
        <source>No source</source>
        <translation>Ningún origen</translation>
    </message>
    <message numerus="yes">
        <source>%n source(s)</source>
        <translation>
            <numerusform>%n origen</numerusform>
            <numerusform>%n orígenes</numerusform>
        </translation>
    </message>
    <message>
        <source>Sources to show</source>
        <translation>Orígenes que mostrar</translation>
    </message>
    <message>
        <source>Which parts of the program may be heard here</source>
        <translation>De qué partes del programa se muestran mensajes aquí</translation>
    </message>
</context>
<context>
    <name>sparkwright::LogPart</name>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copiado: %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::LookPart</name>
    <message>
        <source>Draw with lower quality</source>
        <translation>Dibujar con menor calidad</translation>
    </message>
    <message>
        <source>Shadows are simpler, and more time is left for the simulation</source>
        <translation>Las sombras son más sencillas y queda más tiempo para la simulación</translation>
    </message>
</context>
<context>
    <name>sparkwright::MainWindow</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message numerus="yes">
        <source>Opened %1, and %n other file(s) as texts</source>
        <translation>
            <numerusform>Se ha abierto %1, y %n archivo más como texto</numerusform>
            <numerusform>Se ha abierto %1, y %n archivos más como textos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::ManipulationCommands</name>
    <message>
        <source>What is moved</source>
        <translation>Qué se mueve</translation>
    </message>
</context>
<context>
    <name>sparkwright::ManipulationTool</name>
    <message>
        <source>Release: move · Ctrl: steps · Type numbers · Enter: apply · Esc: cancel</source>
        <translation>Soltar: mover · Ctrl: a pasos · Escribir números · Intro: aplicar · Esc: cancelar</translation>
    </message>
    <message>
        <source>Release: kick · Shift: high · Esc: cancel</source>
        <translation>Soltar: chutar · Mayús: por alto · Esc: cancelar</translation>
    </message>
    <message>
        <source>Pushes until you let go</source>
        <translation>Empuja hasta que suelte</translation>
    </message>
    <message>
        <source>Drag: move · Ctrl+click: place here · Alt+drag: push or kick</source>
        <translation>Arrastrar: mover · Ctrl+clic: poner aquí · Alt+arrastrar: empujar o chutar</translation>
    </message>
    <message>
        <source>Drag: turn · Ctrl: steps of %1°</source>
        <translation>Arrastrar: girar · Ctrl: pasos de %1°</translation>
    </message>
    <message>
        <source>Drag: move · Ctrl: steps of %1 m</source>
        <translation>Arrastrar: mover · Ctrl: pasos de %1 m</translation>
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
        <translation>Arrastrar: mover · Ctrl+clic: poner aquí</translation>
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
        <translation>Pieza</translation>
    </message>
    <message>
        <source>Mass kg</source>
        <translation>Masa kg</translation>
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
        <translation>Masas de las piezas</translation>
    </message>
    <message>
        <source>Centre of mass in the world</source>
        <translation>Centro de masas en el mundo</translation>
    </message>
    <message>
        <source>Inertia about the part&apos;s centre of mass, in its own axes</source>
        <translation>Inercia respecto al centro de masas de la pieza, en sus propios ejes</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Copiar como texto</translation>
    </message>
    <message>
        <source>Open a scene with a robot to see its masses here.</source>
        <translation>Abra una escena con un robot para ver aquí sus masas.</translation>
    </message>
    <message numerus="yes">
        <source>Total mass: %1 kg, %n part(s)</source>
        <translation>
            <numerusform>Masa total: %1 kg, %n pieza</numerusform>
            <numerusform>Masa total: %1 kg, %n piezas</numerusform>
        </translation>
    </message>
    <message>
        <source>Centre of mass, world: %1 m</source>
        <translation>Centro de masas, mundo: %1 m</translation>
    </message>
    <message>
        <source>Centre of mass, in %1: %2 m</source>
        <translation>Centro de masas, en %1: %2 m</translation>
    </message>
    <message>
        <source>Inertia about it, world axes: %1 kg·m²</source>
        <translation>Inercia respecto a él, ejes del mundo: %1 kg·m²</translation>
    </message>
</context>
<context>
    <name>sparkwright::MatchDirector</name>
    <message>
        <source>Take co&amp;mmand back</source>
        <translation>Deshacer coma&amp;ndo</translation>
    </message>
    <message>
        <source>%1 takes it back</source>
        <translation>%1 lo deshace</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Deshecho: %1</translation>
    </message>
    <message>
        <source>Play mode, clock, score and ball are as before</source>
        <translation>El modo de juego, el reloj, el marcador y el balón están como antes</translation>
    </message>
    <message>
        <source>Restore play mode, clock, score and ball as they were before your last command to the match, up to 30 s after it</source>
        <translation>Restaurar el modo de juego, el reloj, el marcador y el balón tal como estaban antes de su último comando al partido, hasta 30 s después</translation>
    </message>
</context>
<context>
    <name>sparkwright::MatchKeys</name>
    <message>
        <source>Match &amp;keys</source>
        <translation>Teclas del &amp;partido</translation>
    </message>
    <message>
        <source>Kick-off left</source>
        <translation>Saque de centro izquierdo</translation>
    </message>
    <message>
        <source>Match key: kick-off for the left team</source>
        <translation>Tecla del partido: saque de centro para el equipo izquierdo</translation>
    </message>
    <message>
        <source>Kick-off right</source>
        <translation>Saque de centro derecho</translation>
    </message>
    <message>
        <source>Match key: kick-off for the right team</source>
        <translation>Tecla del partido: saque de centro para el equipo derecho</translation>
    </message>
    <message>
        <source>Drop ball</source>
        <translation>Balón a tierra</translation>
    </message>
    <message>
        <source>Match key: drop the ball at its place</source>
        <translation>Tecla del partido: balón a tierra donde está</translation>
    </message>
    <message>
        <source>Free kick left</source>
        <translation>Tiro libre izquierdo</translation>
    </message>
    <message>
        <source>Match key: free kick for the left team</source>
        <translation>Tecla del partido: tiro libre para el equipo izquierdo</translation>
    </message>
    <message>
        <source>Free kick right</source>
        <translation>Tiro libre derecho</translation>
    </message>
    <message>
        <source>Match key: free kick for the right team</source>
        <translation>Tecla del partido: tiro libre para el equipo derecho</translation>
    </message>
    <message>
        <source>Direct free kick left</source>
        <translation>Tiro libre directo izquierdo</translation>
    </message>
    <message>
        <source>Match key: direct free kick for the left team</source>
        <translation>Tecla del partido: tiro libre directo para el equipo izquierdo</translation>
    </message>
    <message>
        <source>Direct free kick right</source>
        <translation>Tiro libre directo derecho</translation>
    </message>
    <message>
        <source>Match key: direct free kick for the right team</source>
        <translation>Tecla del partido: tiro libre directo para el equipo derecho</translation>
    </message>
    <message>
        <source>Choose play mode</source>
        <translation>Elegir modo de juego</translation>
    </message>
    <message>
        <source>Match key: choose a play mode from a list</source>
        <translation>Tecla del partido: elegir un modo de juego de una lista</translation>
    </message>
    <message>
        <source>Clock to 0:00</source>
        <translation>Reloj a 0:00</translation>
    </message>
    <message>
        <source>Match key: set the clock of the match to 0:00</source>
        <translation>Tecla del partido: poner el reloj del partido a 0:00</translation>
    </message>
    <message>
        <source>Match keys act while a view has the keyboard</source>
        <translation>Las teclas del partido actúan mientras una vista tiene el teclado</translation>
    </message>
    <message>
        <source>Match keys are off</source>
        <translation>Las teclas del partido están desactivadas</translation>
    </message>
    <message>
        <source>Let single keys act on the match while a view has the keyboard: J K kick-off, B drop ball, L R free kick, with Shift direct, O play mode, Shift+T clock to 0:00, Ctrl+Num+0 to 6 ball</source>
        <translation>Hacer que teclas sueltas actúen sobre el partido mientras una vista tiene el teclado: J K saque de centro, B balón a tierra, L R tiro libre, con Mayús directo, O modo de juego, Mayús+T reloj a 0:00, Ctrl+Num+0 a 6 balón</translation>
    </message>
    <message>
        <source>Match keys are off: Match › Match keys lets them act</source>
        <translation>Las teclas del partido están desactivadas: Partido › Teclas del partido las activa</translation>
    </message>
    <message>
        <source>Match keys are off: %1 lets them act</source>
        <translation>Las teclas del partido están desactivadas: %1 las activa</translation>
    </message>
</context>
<context>
    <name>sparkwright::MatchPanel</name>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>%1 plays on the left</source>
        <translation>%1 juega a la izquierda</translation>
    </message>
    <message>
        <source>%1 plays on the right</source>
        <translation>%1 juega a la derecha</translation>
    </message>
    <message>
        <source>%1 · half %2 · %3</source>
        <translation>%1 · parte %2 · %3</translation>
    </message>
    <message>
        <source>Last foul: %1 %2, %3</source>
        <translation>Última falta: %1 %2, %3</translation>
    </message>
    <message>
        <source>No foul so far</source>
        <translation>Ninguna falta hasta ahora</translation>
    </message>
    <message>
        <source>There is no match. Open a set-up with a game, such as setups/soccer.rb, for score, decisions of the referee and commands.</source>
        <translation>No hay ningún partido. Abra un montaje con un juego, como setups/soccer.rb, para tener marcador, decisiones del árbitro y comandos.</translation>
    </message>
    <message>
        <source>%1 in commands</source>
        <translation>%1 en comandos</translation>
    </message>
    <message>
        <source>Play mode to set</source>
        <translation>Modo de juego que fijar</translation>
    </message>
    <message>
        <source>Play mode to set; the ball is not moved</source>
        <translation>Modo de juego que fijar; el balón no se mueve</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Fijar</translation>
    </message>
    <message>
        <source>Set the play mode</source>
        <translation>Fijar el modo de juego</translation>
    </message>
    <message>
        <source>Sets the play mode that is chosen on the left</source>
        <translation>Fija el modo de juego elegido a la izquierda</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Goals of the left and of the right team</source>
        <translation>Goles del equipo izquierdo y del derecho</translation>
    </message>
    <message>
        <source>Game clock, half and play mode</source>
        <translation>Reloj del partido, parte y modo de juego</translation>
    </message>
    <message>
        <source>Game clock in minutes and seconds, half, and play mode</source>
        <translation>Reloj del partido en minutos y segundos, parte y modo de juego</translation>
    </message>
    <message>
        <source>Last foul</source>
        <translation>Última falta</translation>
    </message>
    <message>
        <source>Formations</source>
        <translation>Formaciones</translation>
    </message>
    <message>
        <source>Place players and ball for a kick-off, a corner, or a saved formation</source>
        <translation>Colocar jugadores y balón para un saque de centro, un saque de esquina o una formación guardada</translation>
    </message>
</context>
<context>
    <name>sparkwright::MatchPart</name>
    <message>
        <source>Match</source>
        <translation>Partido</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>S&amp;core and clock…</source>
        <translation>Marcador &amp;y reloj…</translation>
    </message>
    <message>
        <source>Set score and clock of the match</source>
        <translation>Fijar el marcador y el reloj del partido</translation>
    </message>
    <message>
        <source>Score and clock are set</source>
        <translation>Marcador y reloj fijados</translation>
    </message>
    <message>
        <source>Type a part of a play mode</source>
        <translation>Escriba parte de un modo de juego</translation>
    </message>
    <message>
        <source>Play modes</source>
        <translation>Modos de juego</translation>
    </message>
    <message>
        <source>%1 in commands</source>
        <translation>%1 en comandos</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Play %1 against %1</source>
        <translation>Jugar %1 contra %1</translation>
    </message>
    <message>
        <source>The demo match begins again with fewer players</source>
        <translation>El partido de demostración vuelve a empezar con menos jugadores</translation>
    </message>
    <message>
        <source>Rese&amp;t the clock</source>
        <translation>Poner el reloj a &amp;cero</translation>
    </message>
    <message>
        <source>Set the clock of the match to 0:00</source>
        <translation>Poner el reloj del partido a 0:00</translation>
    </message>
    <message>
        <source>End the server</source>
        <translation>Terminar el servidor</translation>
    </message>
    <message>
        <source>Match key: end the server that is watched; asks first</source>
        <translation>Tecla del partido: terminar el servidor que se está viendo; pregunta antes</translation>
    </message>
</context>
<context>
    <name>sparkwright::MeshDialog</name>
    <message>
        <source>Import mesh</source>
        <translation>Importar malla</translation>
    </message>
    <message>
        <source>A mesh: .obj, .stl, .dae, .ply, .glb, .gltf</source>
        <translation>Una malla: .obj, .stl, .dae, .ply, .glb, .gltf</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a mesh</source>
        <translation>Elegir una malla</translation>
    </message>
    <message>
        <source>Metres</source>
        <translation>Metros</translation>
    </message>
    <message>
        <source>Centimetres</source>
        <translation>Centímetros</translation>
    </message>
    <message>
        <source>Millimetres</source>
        <translation>Milímetros</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>Pulgadas</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Otra</translation>
    </message>
    <message>
        <source>What one unit of the file is; the size below tells whether it fits</source>
        <translation>Qué es una unidad del archivo; el tamaño de abajo indica si es adecuada</translation>
    </message>
    <message>
        <source> m</source>
        <translation> m</translation>
    </message>
    <message>
        <source>Metres in one unit</source>
        <translation>Metros en una unidad</translation>
    </message>
    <message>
        <source>Metres in one unit of the file</source>
        <translation>Metros en una unidad del archivo</translation>
    </message>
    <message>
        <source>z is up</source>
        <translation>z hacia arriba</translation>
    </message>
    <message>
        <source>y is up</source>
        <translation>y hacia arriba</translation>
    </message>
    <message>
        <source>Which axis of the file points upwards; here it is always z</source>
        <translation>Qué eje del archivo apunta hacia arriba; aquí es siempre z</translation>
    </message>
    <message>
        <source>None: things pass through it</source>
        <translation>Ninguno: los objetos lo atraviesan</translation>
    </message>
    <message>
        <source>Box around it</source>
        <translation>Caja que lo rodea</translation>
    </message>
    <message>
        <source>Its triangles: for things that do not move</source>
        <translation>Sus triángulos: para objetos que no se mueven</translation>
    </message>
    <message>
        <source>What other things touch</source>
        <translation>Lo que tocan los demás objetos</translation>
    </message>
    <message>
        <source>Name of the node in the scene</source>
        <translation>Nombre del nodo en la escena</translation>
    </message>
    <message>
        <source>Size in the scene</source>
        <translation>Tamaño en la escena</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>&amp;Unit</source>
        <translation>&amp;Unidad</translation>
    </message>
    <message>
        <source>&amp;Axis</source>
        <translation>&amp;Eje</translation>
    </message>
    <message>
        <source>&amp;Collider</source>
        <translation>&amp;Cuerpo de colisión</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>&amp;Insert</source>
        <translation>&amp;Insertar</translation>
    </message>
    <message>
        <source>Meshes (*.obj *.stl *.dae *.ply *.glb *.gltf)</source>
        <translation>Mallas (*.obj *.stl *.dae *.ply *.glb *.gltf)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>The file is being read …</source>
        <translation>Leyendo el archivo…</translation>
    </message>
    <message>
        <source>The scene has a node of this name already; choose another one.</source>
        <translation>La escena ya tiene un nodo con este nombre; elija otro.</translation>
    </message>
    <message>
        <source>%1 × %2 × %3 m, %4</source>
        <extracomment>Length, width and height of a thing</extracomment>
        <translation>%1 × %2 × %3 m, %4</translation>
    </message>
    <message numerus="yes">
        <source>%n triangle(s)</source>
        <translation>
            <numerusform>%n triángulo</numerusform>
            <numerusform>%n triángulos</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is used where it is: %1</source>
        <translation>El archivo se usa donde está: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are copied beside the scene, for %1</source>
        <translation>
            <numerusform>Se copia %n archivo junto a la escena, para %1</numerusform>
            <numerusform>Se copian %n archivos junto a la escena, para %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Missing, so that its surfaces are plain: %1</source>
        <translation>Faltan, así que sus superficies quedan lisas: %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::MeshImports</name>
    <message>
        <source>There is no scene in RSG to put a mesh into: open one, or make one by File ▸ New scene…</source>
        <translation>No hay ninguna escena en RSG en la que poner una malla: abra una o cree una con Archivo ▸ Nueva escena…</translation>
    </message>
    <message>
        <source>%1 belongs to the program, so nothing is put into it: save it elsewhere first, by File ▸ Save as…</source>
        <translation>%1 pertenece al programa, así que no se le añade nada: guárdelo antes en otro lugar, con Archivo ▸ Guardar como…</translation>
    </message>
    <message>
        <source>Mend the text first: %1</source>
        <translation>Corrija primero el texto: %1</translation>
    </message>
    <message>
        <source>There are too many meshes of this name beside the scene.</source>
        <translation>Hay demasiadas mallas con este nombre junto a la escena.</translation>
    </message>
    <message>
        <source>Nothing can be put into %1: it has no body, or its parentheses are not balanced.</source>
        <translation>No se puede poner nada en %1: no tiene cuerpo o sus paréntesis no están equilibrados.</translation>
    </message>
    <message>
        <source>Import mesh %1</source>
        <translation>Importar malla %1</translation>
    </message>
    <message>
        <source>The text has changed meanwhile: try again.</source>
        <translation>El texto ha cambiado entretanto: inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Put %1 into %2; Undo takes it out again</source>
        <translation>Se ha puesto %1 en %2; Deshacer lo vuelve a quitar</translation>
    </message>
</context>
<context>
    <name>sparkwright::MessageCheck</name>
    <message>
        <source>there is no message</source>
        <translation>No hay mensaje</translation>
    </message>
    <message>
        <source>messages end at 1 MiB</source>
        <translation>Los mensajes terminan en 1 MiB</translation>
    </message>
    <message>
        <source>a list begins with a name, not with another list</source>
        <translation>Una lista empieza con un nombre, no con otra lista</translation>
    </message>
    <message>
        <source>this parenthesis closes nothing</source>
        <translation>Este paréntesis no cierra nada</translation>
    </message>
    <message>
        <source>the list has no name</source>
        <translation>La lista no tiene nombre</translation>
    </message>
    <message>
        <source>this is outside of parentheses; messages are lists, such as (he1 1.5)</source>
        <translation>Esto está fuera de paréntesis; los mensajes son listas, como (he1 1.5)</translation>
    </message>
    <message>
        <source>the quote is not closed</source>
        <translation>Las comillas no se cierran</translation>
    </message>
    <message>
        <source>this character is not allowed</source>
        <translation>Este carácter no está permitido</translation>
    </message>
    <message>
        <source>this parenthesis is not closed</source>
        <translation>Este paréntesis no se cierra</translation>
    </message>
</context>
<context>
    <name>sparkwright::MessageMeanings</name>
    <message>
        <source>simulated time</source>
        <translation>tiempo simulado</translation>
    </message>
    <message>
        <source>state of the game</source>
        <translation>estado del juego</translation>
    </message>
    <message>
        <source>time of play</source>
        <translation>tiempo de juego</translation>
    </message>
    <message>
        <source>play mode</source>
        <translation>modo de juego</translation>
    </message>
    <message>
        <source>goals of the left team</source>
        <translation>goles del equipo izquierdo</translation>
    </message>
    <message>
        <source>goals of the right team</source>
        <translation>goles del equipo derecho</translation>
    </message>
    <message>
        <source>own number</source>
        <translation>número propio</translation>
    </message>
    <message>
        <source>own side</source>
        <translation>lado propio</translation>
    </message>
    <message>
        <source>charge of the battery, 0 to 1</source>
        <translation>carga de la batería, de 0 a 1</translation>
    </message>
    <message>
        <source>gyroscope</source>
        <translation>giroscopio</translation>
    </message>
    <message>
        <source>rate of turning about x, y, z</source>
        <translation>velocidad de giro alrededor de x, y, z</translation>
    </message>
    <message>
        <source>accelerometer</source>
        <translation>acelerómetro</translation>
    </message>
    <message>
        <source>acceleration along x, y, z</source>
        <translation>aceleración a lo largo de x, y, z</translation>
    </message>
    <message>
        <source>joint with one axis</source>
        <translation>articulación de un eje</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>ángulo</translation>
    </message>
    <message>
        <source>temperature of the motor</source>
        <translation>temperatura del motor</translation>
    </message>
    <message>
        <source>current of the motor</source>
        <translation>corriente del motor</translation>
    </message>
    <message>
        <source>joint with two axes</source>
        <translation>articulación de dos ejes</translation>
    </message>
    <message>
        <source>angle of the first axis</source>
        <translation>ángulo del primer eje</translation>
    </message>
    <message>
        <source>angle of the second axis</source>
        <translation>ángulo del segundo eje</translation>
    </message>
    <message>
        <source>steered wheel</source>
        <translation>rueda directriz</translation>
    </message>
    <message>
        <source>force on a foot or another part</source>
        <translation>fuerza sobre un pie u otra pieza</translation>
    </message>
    <message>
        <source>where it acts, relative to the part</source>
        <translation>dónde actúa, con respecto a la pieza</translation>
    </message>
    <message>
        <source>the force along x, y, z</source>
        <translation>la fuerza a lo largo de x, y, z</translation>
    </message>
    <message>
        <source>touch</source>
        <translation>contacto</translation>
    </message>
    <message>
        <source>1: it touches something</source>
        <translation>1: toca algo</translation>
    </message>
    <message>
        <source>parts that are touched</source>
        <translation>piezas que se tocan</translation>
    </message>
    <message>
        <source>pose in the world</source>
        <translation>pose en el mundo</translation>
    </message>
    <message>
        <source>matrix of 4 × 4, positions in m</source>
        <translation>matriz de 4 × 4, posiciones en m</translation>
    </message>
    <message>
        <source>offsets of all parts of the scene</source>
        <translation>desplazamientos de todas las partes de la escena</translation>
    </message>
    <message>
        <source>position or offset</source>
        <translation>posición o desplazamiento</translation>
    </message>
    <message>
        <source>what the camera sees</source>
        <translation>lo que ve la cámara</translation>
    </message>
    <message>
        <source>ball</source>
        <translation>balón</translation>
    </message>
    <message>
        <source>player</source>
        <translation>jugador</translation>
    </message>
    <message>
        <source>line, by its ends</source>
        <translation>línea, por sus extremos</translation>
    </message>
    <message>
        <source>own position</source>
        <translation>posición propia</translation>
    </message>
    <message>
        <source>own direction</source>
        <translation>dirección propia</translation>
    </message>
    <message>
        <source>distance, angle to the left, angle up</source>
        <translation>distancia, ángulo hacia la izquierda, ángulo hacia arriba</translation>
    </message>
    <message>
        <source>name of the team</source>
        <translation>nombre del equipo</translation>
    </message>
    <message>
        <source>number of the player</source>
        <translation>número del jugador</translation>
    </message>
    <message>
        <source>heard: time, direction or self, message</source>
        <translation>oído: tiempo, dirección o self, mensaje</translation>
    </message>
    <message>
        <source>state of the robot</source>
        <translation>estado del robot</translation>
    </message>
    <message>
        <source>direction of the camera</source>
        <translation>dirección de la cámara</translation>
    </message>
    <message>
        <source>charge of the battery</source>
        <translation>carga de la batería</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>temperatura</translation>
    </message>
    <message>
        <source>picture of a camera</source>
        <translation>imagen de una cámara</translation>
    </message>
    <message>
        <source>width and height</source>
        <translation>anchura y altura</translation>
    </message>
    <message>
        <source>asks for a robot: its file and type</source>
        <translation>pide un robot: su archivo y su tipo</translation>
    </message>
    <message>
        <source>joins a team</source>
        <translation>se une a un equipo</translation>
    </message>
    <message>
        <source>places the robot: x, y, direction</source>
        <translation>coloca el robot: x, y, dirección</translation>
    </message>
    <message>
        <source>calls a message to the others</source>
        <translation>grita un mensaje a los demás</translation>
    </message>
    <message>
        <source>the answer is complete</source>
        <translation>la respuesta está completa</translation>
    </message>
    <message>
        <source>tells its name, for the order of agents</source>
        <translation>dice su nombre, para el orden de los agentes</translation>
    </message>
    <message>
        <source>how long it has thought</source>
        <translation>cuánto tiempo ha pensado</translation>
    </message>
    <message>
        <source>speed of a joint</source>
        <translation>velocidad de una articulación</translation>
    </message>
</context>
<context>
    <name>sparkwright::MessagesModel</name>
    <message>
        <source>Cycle %1</source>
        <translation>Ciclo %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>→ to agent</source>
        <translation>→ al agente</translation>
    </message>
    <message>
        <source>← from agent</source>
        <translation>← del agente</translation>
    </message>
    <message>
        <source>← command</source>
        <translation>← comando</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Sentido</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agente</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
</context>
<context>
    <name>sparkwright::MirrorCommands</name>
    <message>
        <source>Of a robot whose forward is +&amp;Y</source>
        <translation>De un robot que mira hacia +&amp;Y</translation>
    </message>
    <message>
        <source>Add the selected part mirrored to the other side, x: as robots of this simulator stand</source>
        <translation>Añadir la pieza seleccionada reflejada al otro lado, x: así están los robots de este simulador</translation>
    </message>
    <message>
        <source>Of a robot whose forward is +&amp;X</source>
        <translation>De un robot que mira hacia +&amp;X</translation>
    </message>
    <message>
        <source>Add the selected part mirrored to the other side, y: as robots from URDF stand</source>
        <translation>Añadir la pieza seleccionada reflejada al otro lado, y: así están los robots de URDF</translation>
    </message>
    <message>
        <source>Copy to the other &amp;side</source>
        <translation>Copiar al otro &amp;lado</translation>
    </message>
    <message>
        <source>Select a part of the robot in the text or the source tree first, such as left_thigh.</source>
        <translation>Seleccione primero una pieza del robot en el texto o en el árbol del código, como left_thigh.</translation>
    </message>
    <message>
        <source>Copy to the other side</source>
        <translation>Copiar al otro lado</translation>
    </message>
    <message>
        <source>The copy stands behind the original, in line %1.</source>
        <translation>La copia está detrás del original, en la línea %1.</translation>
    </message>
</context>
<context>
    <name>sparkwright::NameHelp</name>
    <message>
        <source>New name</source>
        <translation>Nuevo nombre</translation>
    </message>
    <message>
        <source>Enter renames, Esc leaves the name as it is</source>
        <translation>Intro cambia el nombre, Esc lo deja como está</translation>
    </message>
    <message>
        <source>There is no name here.</source>
        <translation>Aquí no hay ningún nombre.</translation>
    </message>
    <message>
        <source>No definition of %1 is known.</source>
        <translation>No se conoce ninguna definición de %1.</translation>
    </message>
    <message>
        <source>Definitions of %1</source>
        <translation>Definiciones de %1</translation>
    </message>
    <message>
        <source>Files that import this one</source>
        <translation>Archivos que importan este</translation>
    </message>
    <message>
        <source>Uses of %1</source>
        <translation>Usos de %1</translation>
    </message>
    <message>
        <source>Only variables and names of nodes can be renamed.</source>
        <translation>Solo se puede cambiar el nombre de variables y nodos.</translation>
    </message>
    <message>
        <source>Rename to %1</source>
        <translation>Cambiar nombre a %1</translation>
    </message>
    <message>
        <source>There is no name of a file here.</source>
        <translation>Aquí no hay ningún nombre de archivo.</translation>
    </message>
    <message>
        <source>There is no file %1 beside this one or below the data directories.</source>
        <translation>No hay ningún archivo %1 junto a este ni en los directorios de datos.</translation>
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
        <translation>Esc: terminar</translation>
    </message>
    <message>
        <source>Flying at %1 m/s</source>
        <translation>En vuelo a %1 m/s</translation>
    </message>
    <message>
        <source>look</source>
        <translation>mirar</translation>
    </message>
    <message>
        <source>%1: fly</source>
        <translation>%1: volar</translation>
    </message>
    <message>
        <source>%1: down, up</source>
        <translation>%1: bajar, subir</translation>
    </message>
    <message>
        <source>up, with Shift down</source>
        <translation>subir, con Mayús bajar</translation>
    </message>
    <message>
        <source>Wheel: speed</source>
        <translation>Rueda: velocidad</translation>
    </message>
    <message>
        <source>Wheel: forward, back</source>
        <translation>Rueda: adelante, atrás</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>Siguiendo</translation>
    </message>
    <message>
        <source>orbit</source>
        <translation>orbitar</translation>
    </message>
    <message>
        <source>look beside it</source>
        <translation>mirar al lado</translation>
    </message>
    <message>
        <source>Wheel: distance</source>
        <translation>Rueda: distancia</translation>
    </message>
    <message>
        <source>Robot&apos;s view</source>
        <translation>Visión del robot</translation>
    </message>
    <message>
        <source>look around</source>
        <translation>mirar alrededor</translation>
    </message>
    <message>
        <source>Wheel: angle of view</source>
        <translation>Rueda: ángulo de visión</translation>
    </message>
    <message>
        <source>Behind the robot</source>
        <translation>Detrás del robot</translation>
    </message>
    <message>
        <source>pan</source>
        <translation>desplazar</translation>
    </message>
    <message>
        <source>Wheel: zoom</source>
        <translation>Rueda: zoom</translation>
    </message>
    <message>
        <source>select</source>
        <translation>seleccionar</translation>
    </message>
    <message>
        <source>one more</source>
        <translation>uno más</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>menú</translation>
    </message>
    <message>
        <source>Tab: what is behind</source>
        <translation>Tab: lo que hay detrás</translation>
    </message>
</context>
<context>
    <name>sparkwright::NewSceneDialog</name>
    <message>
        <source>New scene</source>
        <translation>Nueva escena</translation>
    </message>
    <message>
        <source>Empty world</source>
        <translation>Mundo vacío</translation>
    </message>
    <message>
        <source>Nothing yet: no ground, no light</source>
        <translation>Todavía nada: ni suelo ni luz</translation>
    </message>
    <message>
        <source>Ground and light</source>
        <translation>Suelo y luz</translation>
    </message>
    <message>
        <source>A plane to stand on, and two lamps</source>
        <translation>Un plano donde apoyarse y dos lámparas</translation>
    </message>
    <message>
        <source>Falling things and a robot</source>
        <translation>Objetos que caen y un robot</translation>
    </message>
    <message>
        <source>Blocks, balls and a ball on two legs, from the examples</source>
        <translation>Bloques, bolas y una bola sobre dos patas, de los ejemplos</translation>
    </message>
    <message>
        <source>Soccer field</source>
        <translation>Campo de fútbol</translation>
    </message>
    <message>
        <source>The field of the 3D league with goals, lines and ball; without a referee</source>
        <translation>El campo de la liga 3D con porterías, líneas y balón; sin árbitro</translation>
    </message>
    <message>
        <source>Set-up script in Ruby</source>
        <translation>Script de montaje en Ruby</translation>
    </message>
    <message>
        <source>A script that makes the world, and the scene that it imports</source>
        <translation>Un script que crea el mundo y la escena que importa</translation>
    </message>
    <message>
        <source>What the scene begins with</source>
        <translation>Con qué empieza la escena</translation>
    </message>
    <message>
        <source>Such as arena</source>
        <translation>Por ejemplo, arena</translation>
    </message>
    <message>
        <source>Name of the file; its ending may be left out</source>
        <translation>Nombre del archivo; se puede omitir la extensión</translation>
    </message>
    <message>
        <source>Folder of the file, which is made if there is none</source>
        <translation>Carpeta del archivo; se crea si no existe</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Elegir una carpeta</translation>
    </message>
    <message>
        <source>&amp;Begin with</source>
        <translation>&amp;Empezar con</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Carpeta</translation>
    </message>
    <message>
        <source>&amp;Make scene</source>
        <translation>C&amp;rear escena</translation>
    </message>
    <message>
        <source>Makes %1</source>
        <translation>Crea %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::NewStrategy</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>No se puede escribir %1: %2</translation>
    </message>
    <message>
        <source>The team needs a name.</source>
        <translation>El equipo necesita un nombre.</translation>
    </message>
    <message>
        <source>The name of the team is too long: at most %1 characters</source>
        <translation>El nombre del equipo es demasiado largo: como máximo %1 caracteres</translation>
    </message>
    <message>
        <source>The name of the team has a character that it cannot have: no quotes and no \</source>
        <translation>El nombre del equipo tiene un carácter que no puede tener: sin comillas ni \</translation>
    </message>
    <message>
        <source>Choose a folder for its files.</source>
        <translation>Elija una carpeta para sus archivos.</translation>
    </message>
    <message>
        <source>There is a file %1 already: choose another folder</source>
        <translation>Ya existe un archivo %1: elija otra carpeta</translation>
    </message>
    <message>
        <source>The template %1 cannot be read: %2</source>
        <translation>No se puede leer la plantilla %1: %2</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>No se puede crear la carpeta %1.</translation>
    </message>
    <message>
        <source>The header %1 cannot be read: %2</source>
        <translation>No se puede leer la cabecera %1: %2</translation>
    </message>
</context>
<context>
    <name>sparkwright::NewStrategyDialog</name>
    <message>
        <source>New strategy</source>
        <translation>Nueva estrategia</translation>
    </message>
    <message>
        <source>C: a library, the shortest way</source>
        <translation>C: una biblioteca, el camino más corto</translation>
    </message>
    <message>
        <source>C++: a library</source>
        <translation>C++: una biblioteca</translation>
    </message>
    <message>
        <source>Python: a program, nothing to compile</source>
        <translation>Python: un programa, nada que compilar</translation>
    </message>
    <message>
        <source>No side yet</source>
        <translation>Todavía ningún lado</translation>
    </message>
    <message>
        <source>The side that it plays for as soon as it is made</source>
        <translation>El lado para el que juega en cuanto está creada</translation>
    </message>
    <message>
        <source>My team</source>
        <translation>Mi equipo</translation>
    </message>
    <message>
        <source>The name that the scoreboard shows</source>
        <translation>El nombre que muestra el marcador</translation>
    </message>
    <message>
        <source>Folder of its files, which is made if there is none</source>
        <translation>Carpeta de sus archivos; se crea si no existe</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Elegir una carpeta</translation>
    </message>
    <message>
        <source>What the compiler has said</source>
        <translation>Lo que ha dicho el compilador</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Lenguaje</translation>
    </message>
    <message>
        <source>&amp;Team</source>
        <translation>&amp;Equipo</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Carpeta</translation>
    </message>
    <message>
        <source>Plays &amp;for</source>
        <translation>&amp;Juega para</translation>
    </message>
    <message>
        <source>&amp;Make strategy</source>
        <translation>&amp;Crear estrategia</translation>
    </message>
    <message>
        <source>Makes %1</source>
        <translation>Crea %1</translation>
    </message>
    <message>
        <source>Its files are there, but could not be compiled:</source>
        <translation>Sus archivos están ahí, pero no se pudieron compilar:</translation>
    </message>
</context>
<context>
    <name>sparkwright::NodeCommands</name>
    <message numerus="yes">
        <source>%n nodes</source>
        <translation>
            <numerusform>%n nodo</numerusform>
            <numerusform>%n nodos</numerusform>
        </translation>
    </message>
    <message>
        <source>It is no longer there.</source>
        <translation>Ya no está.</translation>
    </message>
    <message>
        <source>Nodes cannot be put there.</source>
        <translation>No se pueden poner nodos ahí.</translation>
    </message>
    <message>
        <source>A node cannot be moved into itself.</source>
        <translation>Un nodo no se puede mover dentro de sí mismo.</translation>
    </message>
    <message>
        <source>The clipboard holds no nodes.</source>
        <translation>El portapapeles no contiene nodos.</translation>
    </message>
    <message>
        <source>Parentheses are missing. Correct the text first.</source>
        <translation>Faltan paréntesis. Corrija primero el texto.</translation>
    </message>
    <message>
        <source>Only nodes have names.</source>
        <translation>Solo los nodos tienen nombre.</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Añadir %1</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Soltar</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Eliminar %1</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>Cambiar nombre de %1 a %2</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>Duplicar %1</translation>
    </message>
    <message>
        <source>Cut %1</source>
        <translation>Cortar %1</translation>
    </message>
    <message>
        <source>%1 cannot keep its pose in the world: that of %2 is computed or not known from the text.</source>
        <translation>%1 no puede conservar su pose en el mundo: la de %2 se calcula o no se conoce por el texto.</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Mover %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::NodeInspection</name>
    <message>
        <source>&amp;Pin properties</source>
        <translation>&amp;Fijar propiedades</translation>
    </message>
    <message>
        <source>Keep the properties of what is selected in a panel of their own, to compare them with others</source>
        <translation>Conservar las propiedades de lo seleccionado en un panel propio, para compararlas con otras</translation>
    </message>
    <message>
        <source>Select something first</source>
        <translation>Seleccione algo primero</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propiedades</translation>
    </message>
    <message>
        <source>Pinned properties</source>
        <translation>Propiedades fijadas</translation>
    </message>
</context>
<context>
    <name>sparkwright::NodeName</name>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>Robot</source>
        <translation>Robot</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Nameless part</source>
        <translation>Pieza sin nombre</translation>
    </message>
</context>
<context>
    <name>sparkwright::NodePanel</name>
    <message>
        <source>Made by the program, not by a file</source>
        <translation>Creado por el programa, no por un archivo</translation>
    </message>
    <message>
        <source>It is not in this run any more</source>
        <translation>Ya no está en esta ejecución</translation>
    </message>
    <message>
        <source>Made in %1</source>
        <translation>Creado en %1</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, línea %2</translation>
    </message>
    <message>
        <source>It is gone</source>
        <translation>Ya no existe</translation>
    </message>
    <message>
        <source>Set to %1 for this run only</source>
        <translation>Ajustado a %1 solo para esta ejecución</translation>
    </message>
    <message>
        <source>In the running simulation</source>
        <translation>En la simulación en marcha</translation>
    </message>
    <message>
        <source>The simulation does not tell it; double-click to set it for this run only</source>
        <translation>La simulación no lo indica; doble clic para ajustarlo solo para esta ejecución</translation>
    </message>
    <message>
        <source>Double-click to set it for this run only</source>
        <translation>Doble clic para ajustarlo solo para esta ejecución</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) set for this run only; a reset brings back those of the files</source>
        <translation>
            <numerusform>%n valor ajustado solo para esta ejecución; restablecer devuelve el de los archivos</numerusform>
            <numerusform>%n valores ajustados solo para esta ejecución; restablecer devuelve los de los archivos</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copiado: %1</translation>
    </message>
    <message>
        <source>Filter values</source>
        <translation>Filtrar valores</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>Propiedad</translation>
    </message>
    <message>
        <source>Value in this run</source>
        <translation>Valor en esta ejecución</translation>
    </message>
    <message>
        <source>Values of the node in this run</source>
        <translation>Valores del nodo en esta ejecución</translation>
    </message>
    <message>
        <source>Copy the path</source>
        <translation>Copiar la ruta</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Open the file that made it, to edit its properties there</source>
        <translation>Abrir el archivo que lo creó, para editar allí sus propiedades</translation>
    </message>
    <message>
        <source>Path of the node</source>
        <translation>Ruta del nodo</translation>
    </message>
    <message>
        <source>Where the node was made</source>
        <translation>Dónde se creó el nodo</translation>
    </message>
    <message>
        <source>Changes of this run</source>
        <translation>Cambios de esta ejecución</translation>
    </message>
</context>
<context>
    <name>sparkwright::NoticeBell</name>
    <message numerus="yes">
        <source>%n new warning(s) or error(s)</source>
        <translation>
            <numerusform>%n aviso o error nuevo</numerusform>
            <numerusform>%n avisos o errores nuevos</numerusform>
        </translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Notificaciones</translation>
    </message>
    <message>
        <source>%1: click for the list</source>
        <translation>%1: haga clic para ver la lista</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Borrar la lista</translation>
    </message>
    <message numerus="yes">
        <source> (%n times)</source>
        <translation>
            <numerusform> (%n vez)</numerusform>
            <numerusform> (%n veces)</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been told yet. Errors and warnings appear here.</source>
        <translation>Todavía no se ha notificado nada. Los errores y avisos aparecen aquí.</translation>
    </message>
</context>
<context>
    <name>sparkwright::NoticeToasts</name>
    <message>
        <source>Notifications</source>
        <translation>Notificaciones</translation>
    </message>
    <message>
        <source>Close notification</source>
        <translation>Cerrar notificación</translation>
    </message>
</context>
<context>
    <name>sparkwright::NumberScrubber</name>
    <message>
        <source>Handle that changes the number</source>
        <translation>Asa que cambia el número</translation>
    </message>
    <message>
        <source>Drag to change the number; Ctrl finer, Shift coarser, Esc takes it back</source>
        <translation>Arrastre para cambiar el número; Ctrl más fino, Mayús más grueso, Esc lo deshace</translation>
    </message>
    <message>
        <source>Change number</source>
        <translation>Cambiar número</translation>
    </message>
</context>
<context>
    <name>sparkwright::Options</name>
    <message>
        <source>There is no data directory `%1`.</source>
        <translation>No hay ningún directorio de datos `%1`.</translation>
    </message>
    <message>
        <source>Builds and runs robot simulations.</source>
        <translation>Construye y ejecuta simulaciones de robots.</translation>
    </message>
    <message>
        <source>Seed of the random numbers; 0: from the clock.</source>
        <translation>Semilla de los números aleatorios; 0: del reloj.</translation>
    </message>
    <message>
        <source>Each cycle waits for every agent.</source>
        <translation>Cada ciclo espera a todos los agentes.</translation>
    </message>
    <message>
        <source>Shows this text.</source>
        <translation>Muestra este texto.</translation>
    </message>
    <message>
        <source>Shows the version.</source>
        <translation>Muestra la versión.</translation>
    </message>
    <message>
        <source>Port for agents, and further ones for the same; 0: any free one. Default: 3100</source>
        <translation>Puerto para agentes, y otros más para lo mismo; 0: uno cualquiera libre. Predeterminado: 3100</translation>
    </message>
    <message>
        <source>Port for monitors, and further ones for the same; 0: any free one. Default: 3200</source>
        <translation>Puerto para monitores, y otros más para lo mismo; 0: uno cualquiera libre. Predeterminado: 3200</translation>
    </message>
    <message>
        <source>How agents connect. Default: tcp</source>
        <translation>Cómo se conectan los agentes. Predeterminado: tcp</translation>
    </message>
    <message>
        <source>How monitors connect. Default: tcp</source>
        <translation>Cómo se conectan los monitores. Predeterminado: tcp</translation>
    </message>
    <message>
        <source>Silence after which UDP clients are removed. Default: 30</source>
        <translation>Silencio tras el que se quitan los clientes UDP. Predeterminado: 30</translation>
    </message>
    <message>
        <source>Message formats of agents: sexp, json, or parsers of plugins. Default: sexp</source>
        <translation>Formatos de mensajes de los agentes: sexp, json o analizadores de plugins. Predeterminado: sexp</translation>
    </message>
    <message>
        <source>No cycle waits; overrides the set-up.</source>
        <translation>Ningún ciclo espera; prevalece sobre el montaje.</translation>
    </message>
    <message>
        <source>How long a cycle waits for an agent, wall time; 0: for ever. Default: 0</source>
        <translation>Cuánto espera un ciclo a un agente, en tiempo real; 0: sin límite. Predeterminado: 0</translation>
    </message>
    <message>
        <source>What happens to a late agent: it is disconnected, or misses a cycle. Default: disconnect</source>
        <translation>Qué ocurre con un agente que se retrasa: se desconecta o pierde un ciclo. Predeterminado: disconnect</translation>
    </message>
    <message>
        <source>Cycles between messages to monitors. Default: 2</source>
        <translation>Ciclos entre mensajes a los monitores. Predeterminado: 2</translation>
    </message>
    <message>
        <source>--%1 takes %2, not `%3`.</source>
        <translation>--%1 admite %2, no `%3`.</translation>
    </message>
    <message>
        <source>UDP port for drawings of agents and tools [32769]; 0: none.</source>
        <translation>Puerto UDP para dibujos de agentes y herramientas [32769]; 0: ninguno.</translation>
    </message>
    <message>
        <source>Wall time after which an agent inside the simulator is stopped; 0: never. Default: 10</source>
        <translation>Tiempo real tras el que se detiene un agente dentro del simulador; 0: nunca. Predeterminado: 10</translation>
    </message>
    <message>
        <source>Steps of an agent&apos;s script for each answer; 0: no limit. Default: 1000000</source>
        <translation>Pasos del script de un agente para cada respuesta; 0: sin límite. Predeterminado: 1000000</translation>
    </message>
    <message>
        <source>Number of agents that must have connected and sent a message before the first cycle. Default: 0</source>
        <translation>Número de agentes que deben haberse conectado y enviado un mensaje antes del primer ciclo. Predeterminado: 0</translation>
    </message>
    <message>
        <source>Agent timing: by arrival of messages (plain), or by simulated times only (reproducible). Default: plain</source>
        <translation>Tiempos de los agentes: según la llegada de los mensajes (plain) o solo según tiempos simulados (reproducible). Predeterminado: plain</translation>
    </message>
    <message>
        <source>Reproducible timing: how long agents think, simulated milliseconds, or reported. Default: 20</source>
        <translation>Tiempos reproducibles: cuánto piensan los agentes, en milisegundos simulados, o reported. Predeterminado: 20</translation>
    </message>
    <message>
        <source>Reproducible timing: factor for reported times. Default: 1</source>
        <translation>Tiempos reproducibles: factor para los tiempos comunicados. Predeterminado: 1</translation>
    </message>
    <message>
        <source>Reproducible timing: milliseconds from sensing to the percepts. Default: 0</source>
        <translation>Tiempos reproducibles: milisegundos desde la medición hasta las percepciones. Predeterminado: 0</translation>
    </message>
    <message>
        <source>Reproducible timing: milliseconds from the end of a thought to its effect. Default: 0</source>
        <translation>Tiempos reproducibles: milisegundos desde el final de un pensamiento hasta su efecto. Predeterminado: 0</translation>
    </message>
    <message>
        <source>Reproducible timing: most percepts that wait while an agent thinks. Default: 50</source>
        <translation>Tiempos reproducibles: máximo de percepciones que esperan mientras un agente piensa. Predeterminado: 50</translation>
    </message>
    <message>
        <source>Sets a variable, overriding the set-up, such as BeamNoiseXY=0; may be given several times.</source>
        <translation>Asigna una variable y prevalece sobre el montaje, como BeamNoiseXY=0; se puede indicar varias veces.</translation>
    </message>
    <message>
        <source>Where set-ups may write recordings and log files [~/.local/state/sparkwright/logs].</source>
        <translation>Dónde pueden los montajes escribir grabaciones y archivos de registro [~/.local/state/sparkwright/logs].</translation>
    </message>
    <message>
        <source>There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set. Without a window, the same simulation runs in sparkwright-server.</source>
        <translation>No hay pantalla: no está definida ni DISPLAY ni WAYLAND_DISPLAY. Sin ventana, la misma simulación se ejecuta en sparkwright-server.</translation>
    </message>
    <message>
        <source>Reproducible timing: shortest reported time, in milliseconds. Default: 1</source>
        <translation>Tiempos reproducibles: menor tiempo notificado, en milisegundos. Predeterminado: 1</translation>
    </message>
    <message>
        <source>Language of the program: %1.</source>
        <translation>Idioma del programa: %1.</translation>
    </message>
    <message>
        <source>Shows versions, machine and OpenGL, for reports of bugs.</source>
        <translation>Muestra versiones, máquina y OpenGL, para informes de errores.</translation>
    </message>
    <message>
        <source>Did you mean --%1?</source>
        <translation>¿Quería decir --%1?</translation>
    </message>
    <message>
        <source>There is no language `%1`: choose one of %2.</source>
        <translation>No existe el idioma `%1`: elija uno de %2.</translation>
    </message>
    <message>
        <source>Scene (.rsg, .ros, .f2kworld), set-up (.rb), project (.sparkproject), recording (.mcap, .log, .sparkmonitor) or kept state (.sparkstate) to open; the texts of further ones are opened beside it. Without any: the start page; with --set: setups/soccer.rb</source>
        <translation>Escena (.rsg, .ros, .f2kworld), montaje (.rb), proyecto (.sparkproject), grabación (.mcap, .log, .sparkmonitor) o estado guardado (.sparkstate) que abrir; los textos de los demás se abren al lado. Sin ninguno: la página de inicio; con --set: setups/soccer.rb</translation>
    </message>
    <message>
        <source>Uses a plugin of the window beside those of the folders; may be given several times.</source>
        <translation>Usa un plugin de la ventana además de los de las carpetas; se puede indicar varias veces.</translation>
    </message>
    <message>
        <source>Starts with presets, without touching stored settings and layouts, and without plugins of the window and of SPARKWRIGHT_PLUGINS.</source>
        <translation>Inicia con los valores iniciales, sin tocar los ajustes y disposiciones guardados y sin los plugins de la ventana ni los de SPARKWRIGHT_PLUGINS.</translation>
    </message>
    <message>
        <source>Shows a small window for one strategy, which plays on a server; FILE is its library.</source>
        <translation>Muestra una ventana pequeña para una estrategia que juega en un servidor; FILE es su biblioteca.</translation>
    </message>
    <message>
        <source>Port for strategies and displays of a game; 0: any free one. Default: that of the game</source>
        <translation>Puerto para estrategias y pantallas de un juego; 0: uno cualquiera libre. Predeterminado: el del juego</translation>
    </message>
    <message>
        <source>Address of this computer where agents, monitors, strategies and drawings arrive: 127.0.0.1: from this computer only; 0.0.0.0: from others, too. Default: 127.0.0.1</source>
        <translation>Dirección de este equipo a la que llegan agentes, monitores, estrategias y dibujos: 127.0.0.1: solo desde este equipo; 0.0.0.0: también desde otros. Predeterminado: 127.0.0.1</translation>
    </message>
    <message>
        <source>As fast as possible instead of in real time.</source>
        <translation>Tan rápido como sea posible en lugar de en tiempo real.</translation>
    </message>
    <message>
        <source>Paced by the clock, whatever the set-up says.</source>
        <translation>Al ritmo del reloj, diga lo que diga la configuración.</translation>
    </message>
    <message>
        <source>Threads that compute a cycle, or auto; results are the same with any number. Default: auto</source>
        <translation>Hilos que calculan un ciclo, o auto; los resultados son los mismos con cualquier número. Predeterminado: auto</translation>
    </message>
    <message>
        <source>Heaps of more bodies are solved iteratively: faster, with other results; 0: none. Default: 0</source>
        <translation>Los montones de más cuerpos se resuelven de forma iterativa: más rápido, con otros resultados; 0: ninguno. Predeterminado: 0</translation>
    </message>
    <message>
        <source>Heaps with more contact rows are solved iteratively; 0: none. Default: as the scene says</source>
        <translation>Los montones con más filas de contacto se resuelven de forma iterativa; 0: ninguno. Predeterminado: lo que diga la escena</translation>
    </message>
    <message>
        <source>How physics is computed: exact, engine (same results, slower) or iterative (other results). Default: as the scene says</source>
        <translation>Cómo se calcula la física: exact (exacta), engine (mismos resultados, más lento) o iterative (otros resultados). Predeterminado: lo que diga la escena</translation>
    </message>
    <message>
        <source>Pauses at this simulated time, or at goal, foul, event, &apos;mode M&apos; or &apos;ball/speed &gt; 2&apos;.</source>
        <translation>Se detiene en este tiempo simulado, o con goal, foul, event, &apos;mode M&apos; o &apos;ball/speed &gt; 2&apos;.</translation>
    </message>
    <message>
        <source>Directory with scenes, set-ups and robots; may be given several times.</source>
        <translation>Directorio con escenas, configuraciones y robots; puede indicarse varias veces.</translation>
    </message>
    <message>
        <source>Directory or zip archive that is searched before the data; may be given several times.</source>
        <translation>Directorio o archivo zip en el que se busca antes que en los datos; puede indicarse varias veces.</translation>
    </message>
    <message>
        <source>Plugin that is loaded with each scene, by its name without .so; may be given several times.</source>
        <translation>Complemento que se carga con cada escena, por su nombre sin .so; puede indicarse varias veces.</translation>
    </message>
    <message>
        <source>Directory of plugins, searched before the others; may be given several times.</source>
        <translation>Directorio de complementos, en el que se busca antes que en los demás; puede indicarse varias veces.</translation>
    </message>
    <message>
        <source>Pictures of robots&apos; cameras: when a robot has one (auto), or never (off). Default: auto</source>
        <translation>Imágenes de las cámaras de los robots: cuando un robot tiene una (auto) o nunca (off). Predeterminado: auto</translation>
    </message>
    <message>
        <source>Steps of a script before it is stopped; 0: no limit. Default: 20000000</source>
        <translation>Pasos de un script antes de detenerlo; 0: sin límite. Predeterminado: 20000000</translation>
    </message>
    <message>
        <source>Time of scripts to load a scene, in seconds; 0: no limit. Default: 60</source>
        <translation>Tiempo de los scripts para cargar una escena, en segundos; 0: sin límite. Predeterminado: 60</translation>
    </message>
    <message>
        <source>Memory of scripts, in MiB. Default: 256</source>
        <translation>Memoria de los scripts, en MiB. Predeterminado: 256</translation>
    </message>
    <message>
        <source>Reports whatever scene files are forgiven because files rely on it.</source>
        <translation>Informa de todo lo que se tolera en los archivos de escena porque hay archivos que dependen de ello.</translation>
    </message>
    <message>
        <source>A wrong number of template arguments shifts definitions, as in the reference simulator.</source>
        <translation>Un número incorrecto de argumentos de plantilla desplaza las definiciones, como en el simulador de referencia.</translation>
    </message>
</context>
<context>
    <name>sparkwright::PalettePart</name>
    <message>
        <source>&amp;Command palette…</source>
        <translation>&amp;Paleta de comandos…</translation>
    </message>
    <message>
        <source>Find a command by a part of its name, and carry it out</source>
        <translation>Buscar un comando por una parte de su nombre y ejecutarlo</translation>
    </message>
    <message>
        <source>Type a part of a command</source>
        <translation>Escriba parte de un comando</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <source> › </source>
        <translation> › </translation>
    </message>
    <message>
        <source>on</source>
        <translation>activado</translation>
    </message>
    <message>
        <source>on · %1</source>
        <translation>activado · %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::PerspectiveSwitch</name>
    <message>
        <source>&amp;Design</source>
        <translation>&amp;Diseño</translation>
    </message>
    <message>
        <source>Build a robot or a scene: tree, properties, text, joints</source>
        <translation>Construir un robot o una escena: árbol, propiedades, texto, articulaciones</translation>
    </message>
    <message>
        <source>M&amp;atch</source>
        <translation>P&amp;artido</translation>
    </message>
    <message>
        <source>Run and referee: match, agents, timeline</source>
        <translation>Ejecutar y arbitrar: partido, agentes, línea de tiempo</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Revisión</translation>
    </message>
    <message>
        <source>Study a recording or the past of a run: events, plots, timeline</source>
        <translation>Estudiar una grabación o el pasado de una ejecución: eventos, gráficas, línea de tiempo</translation>
    </message>
    <message>
        <source>Perspective</source>
        <translation>Perspectiva</translation>
    </message>
</context>
<context>
    <name>sparkwright::PictureCommands</name>
    <message>
        <source>A picture is still being drawn</source>
        <translation>Todavía se está dibujando una imagen</translation>
    </message>
    <message>
        <source>There is nothing to draw yet</source>
        <translation>Aún no hay nada que dibujar</translation>
    </message>
    <message>
        <source>Drawing %1</source>
        <translation>Dibujando %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>cancelado</translation>
    </message>
    <message>
        <source>The picture is not saved: %1</source>
        <translation>No se ha guardado la imagen: %1</translation>
    </message>
    <message>
        <source>&amp;Copy picture of the view</source>
        <translation>&amp;Copiar imagen de la vista</translation>
    </message>
    <message>
        <source>Put the active view as it is on the clipboard</source>
        <translation>Poner en el portapapeles la vista activa tal como está</translation>
    </message>
    <message>
        <source>The picture of the view is on the clipboard</source>
        <translation>La imagen de la vista está en el portapapeles</translation>
    </message>
</context>
<context>
    <name>sparkwright::PictureDialog</name>
    <message>
        <source>&amp;Transparent background</source>
        <translation>Fondo &amp;transparente</translation>
    </message>
    <message>
        <source>Score board and &amp;marks of the selection</source>
        <translation>Marcador y &amp;marcas de la selección</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Guardar imagen</translation>
    </message>
    <message>
        <source>As the view (%1 × %2)</source>
        <translation>Como la vista (%1 × %2)</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Otro</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Anchura</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Altura</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>Draws several pixels in each direction and takes their mean: finer, but slower</source>
        <translation>Dibuja varios píxeles en cada dirección y toma su media: más fino, pero más lento</translation>
    </message>
    <message>
        <source>Without sky and ground, to be laid over other pictures</source>
        <translation>Sin cielo ni suelo, para ponerla sobre otras imágenes</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Elegir un archivo</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Tamaño</translation>
    </message>
    <message>
        <source>S&amp;upersampling</source>
        <translation>&amp;Sobremuestreo</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg)</source>
        <translation>Imágenes (*.png *.jpg)</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>No existe esa carpeta.</translation>
    </message>
    <message>
        <source>Only PNG keeps a transparent background.</source>
        <translation>Solo PNG conserva un fondo transparente.</translation>
    </message>
    <message>
        <source>The file exists and will be replaced.</source>
        <translation>El archivo ya existe y se reemplazará.</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlacementModel</name>
    <message>
        <source>Ball</source>
        <translation>Balón</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>may stand there</source>
        <translation>puede estar ahí</translation>
    </message>
    <message>
        <source>is not allowed there: moves %1</source>
        <translation>no está permitido ahí: se mueve %1</translation>
    </message>
    <message>
        <source>is too near to another: moves %1</source>
        <translation>está demasiado cerca de otro: se mueve %1</translation>
    </message>
    <message>
        <source>has a fixed place: moves %1</source>
        <translation>tiene un lugar fijo: se mueve %1</translation>
    </message>
    <message>
        <source>has no place: moves %1</source>
        <translation>no tiene lugar: se mueve %1</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>In this restart</source>
        <translation>En esta reanudación</translation>
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
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>In games whose rules know the places of restarts, a restart is planned here.</source>
        <translation>En juegos cuyas reglas conocen los lugares de las reanudaciones, aquí se planifica una reanudación.</translation>
    </message>
    <message>
        <source>The match plays. Pause it, then drag robots and ball in the view to where they shall stand.</source>
        <translation>El partido está en juego. Páuselo y arrastre luego en la vista robots y balón a donde deben estar.</translation>
    </message>
    <message>
        <source>Drag robots and ball in the view to where they shall stand.</source>
        <translation>Arrastre en la vista robots y balón a donde deben estar.</translation>
    </message>
    <message numerus="yes">
        <source>%n robot(s) may not stand there; arrows show where the rules move them.</source>
        <translation>
            <numerusform>%n robot no puede estar ahí; una flecha muestra a dónde lo mueven las reglas.</numerusform>
            <numerusform>%n robots no pueden estar ahí; unas flechas muestran a dónde los mueven las reglas.</numerusform>
        </translation>
    </message>
    <message>
        <source>All robots may stand there.</source>
        <translation>Todos los robots pueden estar ahí.</translation>
    </message>
    <message>
        <source>%1 chooses first.</source>
        <translation>%1 elige primero.</translation>
    </message>
    <message>
        <source>&amp;Restart:</source>
        <translation>&amp;Reanudación:</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Reanudación</translation>
    </message>
    <message>
        <source>The restart whose rules say where robots may stand</source>
        <translation>La reanudación cuyas reglas dicen dónde pueden estar los robots</translation>
    </message>
    <message>
        <source>Places in this restart</source>
        <translation>Lugares en esta reanudación</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlacementPart</name>
    <message>
        <source>P&amp;lan a restart</source>
        <translation>P&amp;lanificar una reanudación</translation>
    </message>
    <message>
        <source>Place robots and ball for a restart, and see what its rules make of it</source>
        <translation>Colocar robots y balón para una reanudación y ver qué hacen sus reglas con ello</translation>
    </message>
    <message>
        <source>Put right</source>
        <translation>Corregir</translation>
    </message>
    <message>
        <source>Move all that may not stand where they are to where the rules put them</source>
        <translation>Mover a todos los que no pueden estar donde están a donde los ponen las reglas</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>Empezar aquí</translation>
    </message>
    <message>
        <source>Give this restart with robots and ball as they stand; the strategies are not asked</source>
        <translation>Dar esta reanudación con robots y balón como están; no se pregunta a las estrategias</translation>
    </message>
    <message>
        <source>Pause the match</source>
        <translation>Pausar el partido</translation>
    </message>
    <message>
        <source>The clock stops and robots wait, so that they can be placed</source>
        <translation>El reloj se para y los robots esperan, para poder colocarlos</translation>
    </message>
    <message>
        <source>Placement</source>
        <translation>Colocación</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlayerCommands</name>
    <message>
        <source>&amp;Yellow card</source>
        <translation>Tarjeta &amp;amarilla</translation>
    </message>
    <message>
        <source>Caution the selected player; the second time it is sent off</source>
        <translation>Amonestar al jugador seleccionado; a la segunda, se le expulsa</translation>
    </message>
    <message>
        <source>&amp;Red card</source>
        <translation>Tarjeta &amp;roja</translation>
    </message>
    <message>
        <source>Send the selected player off: its agent is disconnected, and nobody gets its number again</source>
        <translation>Expulsar al jugador seleccionado: su agente se desconecta y nadie vuelve a recibir su número</translation>
    </message>
    <message>
        <source>&amp;Suspend for 30 s</source>
        <translation>&amp;Suspender 30 s</translation>
    </message>
    <message>
        <source>Keep the selected player beside the field for 30 s of the game clock</source>
        <translation>Mantener al jugador seleccionado fuera del campo durante 30 s del reloj de juego</translation>
    </message>
    <message>
        <source>&amp;Let play again</source>
        <translation>&amp;Dejar jugar de nuevo</translation>
    </message>
    <message>
        <source>End the suspension of the selected player</source>
        <translation>Terminar la suspensión del jugador seleccionado</translation>
    </message>
    <message>
        <source>Put &amp;beside the field</source>
        <translation>Poner &amp;fuera del campo</translation>
    </message>
    <message>
        <source>Put the selected player beside the field; it may walk in again</source>
        <translation>Poner al jugador seleccionado fuera del campo; puede volver a entrar</translation>
    </message>
    <message>
        <source>Re&amp;move from the match</source>
        <translation>&amp;Quitar del partido</translation>
    </message>
    <message>
        <source>Disconnect the agent of the selected player, whose number becomes free</source>
        <translation>Desconectar el agente del jugador seleccionado, cuyo número queda libre</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Jugador</translation>
    </message>
    <message>
        <source>B&amp;eam to…</source>
        <translation>&amp;Teletransportar a…</translation>
    </message>
    <message>
        <source>Put the selected player upright at a place that you type</source>
        <translation>Poner al jugador seleccionado de pie en un lugar que usted escribe</translation>
    </message>
    <message>
        <source>Switch robot o&amp;ff</source>
        <translation>Apagar r&amp;obot</translation>
    </message>
    <message>
        <source>Take the power from the robot of the selected player: its joints give way and it ignores its agent, which still gets percepts</source>
        <translation>Quitar la corriente al robot del jugador seleccionado: sus articulaciones ceden y no hace caso a su agente, que sigue recibiendo percepciones</translation>
    </message>
    <message>
        <source>Switch robot o&amp;n</source>
        <translation>&amp;Encender robot</translation>
    </message>
    <message>
        <source>Give the robot of the selected player its power back: it obeys its agent again</source>
        <translation>Devolver la corriente al robot del jugador seleccionado: vuelve a obedecer a su agente</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlayerDialog</name>
    <message>
        <source>Start %1</source>
        <translation>Iniciar %1</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Iniciar</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlayerSelection</name>
    <message>
        <source>Se&amp;lect</source>
        <translation>Se&amp;leccionar</translation>
    </message>
    <message>
        <source>&amp;Left team</source>
        <translation>Equipo &amp;izquierdo</translation>
    </message>
    <message>
        <source>&amp;Right team</source>
        <translation>Equipo &amp;derecho</translation>
    </message>
    <message>
        <source>&amp;Ball</source>
        <translation>&amp;Balón</translation>
    </message>
    <message>
        <source>Select the ball</source>
        <translation>Seleccionar el balón</translation>
    </message>
    <message>
        <source>&amp;Next player</source>
        <translation>Jugador &amp;siguiente</translation>
    </message>
    <message>
        <source>Select the next player of the same team</source>
        <translation>Seleccionar el siguiente jugador del mismo equipo</translation>
    </message>
    <message>
        <source>&amp;Previous player</source>
        <translation>Jugador &amp;anterior</translation>
    </message>
    <message>
        <source>Select the previous player of the same team</source>
        <translation>Seleccionar el jugador anterior del mismo equipo</translation>
    </message>
    <message>
        <source>Left player &amp;%1</source>
        <translation>Jugador izquierdo &amp;%1</translation>
    </message>
    <message>
        <source>Select player %1 of the left team</source>
        <translation>Seleccionar el jugador %1 del equipo izquierdo</translation>
    </message>
    <message>
        <source>Right player &amp;%1</source>
        <translation>Jugador derecho &amp;%1</translation>
    </message>
    <message>
        <source>Select player %1 of the right team</source>
        <translation>Seleccionar el jugador %1 del equipo derecho</translation>
    </message>
    <message>
        <source>The left team has no player %1</source>
        <translation>El equipo izquierdo no tiene jugador %1</translation>
    </message>
    <message>
        <source>The right team has no player %1</source>
        <translation>El equipo derecho no tiene jugador %1</translation>
    </message>
    <message>
        <source>There is no ball</source>
        <translation>No hay balón</translation>
    </message>
    <message>
        <source>There are no players</source>
        <translation>No hay jugadores</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlayersModel</name>
    <message>
        <source>%1 yellow</source>
        <translation>%1 amarillas</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>amarilla</translation>
    </message>
    <message>
        <source>red</source>
        <translation>roja</translation>
    </message>
    <message>
        <source>sent off</source>
        <translation>expulsado</translation>
    </message>
    <message>
        <source>suspended, %1:%2</source>
        <translation>suspendido, %1:%2</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>juega</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>se ha ido</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>Faltas</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Tarjetas</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>switched off</source>
        <translation>apagado</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlayersPanel</name>
    <message>
        <source>Players appear here with their fouls, cards and suspensions when they have joined the match.</source>
        <translation>Los jugadores aparecen aquí, con sus faltas, tarjetas y suspensiones, cuando se han unido al partido.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
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
        <translation>Ajustar</translation>
    </message>
    <message>
        <source>Show all times and values</source>
        <translation>Mostrar todos los tiempos y valores</translation>
    </message>
    <message>
        <source>Remove all plots</source>
        <translation>Quitar todas las gráficas</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>Copiar como imagen</translation>
    </message>
    <message>
        <source>Copy the plots as a picture</source>
        <translation>Copiar las gráficas como imagen</translation>
    </message>
    <message>
        <source>Copy as table</source>
        <translation>Copiar como tabla</translation>
    </message>
    <message>
        <source>Copy the visible values as a table</source>
        <translation>Copiar los valores visibles como tabla</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Guardar como CSV</translation>
    </message>
    <message>
        <source>Save the visible values in a CSV file</source>
        <translation>Guardar los valores visibles en un archivo CSV</translation>
    </message>
    <message>
        <source>&amp;Newest</source>
        <translation>&amp;Últimos</translation>
    </message>
    <message>
        <source>How much of a running simulation is shown, in simulated time</source>
        <translation>Cuánto se muestra de una simulación en marcha, en tiempo simulado</translation>
    </message>
    <message>
        <source>Length of the shown time</source>
        <translation>Duración del tiempo mostrado</translation>
    </message>
    <message>
        <source>Reading the recording</source>
        <translation>Leyendo la grabación</translation>
    </message>
    <message>
        <source>%1: nothing is plotted yet</source>
        <translation>%1: todavía no hay ningún gráfico</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlotView</name>
    <message>
        <source>Simulated time, s</source>
        <translation>Tiempo simulado, s</translation>
    </message>
    <message>
        <source>Drag signals from the tree to here, or double click them.</source>
        <extracomment>What stands in the place of plots as long as there are none.</extracomment>
        <translation>Arrastre señales del árbol hasta aquí, o haga doble clic en ellas.</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Gráficas</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>&amp;Ajustar</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>%1: name of a signal</extracomment>
        <translation>Quitar %1</translation>
    </message>
    <message>
        <source>Remove this &amp;plot</source>
        <translation>Quitar esta &amp;gráfica</translation>
    </message>
    <message>
        <source>Remove &amp;all plots</source>
        <translation>Quitar &amp;todas las gráficas</translation>
    </message>
    <message>
        <source>&amp;Copy as picture</source>
        <translation>&amp;Copiar como imagen</translation>
    </message>
    <message>
        <source>Copy as &amp;table</source>
        <translation>Copiar como ta&amp;bla</translation>
    </message>
    <message>
        <source>&amp;Save as CSV…</source>
        <translation>&amp;Guardar como CSV…</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlotsPart</name>
    <message>
        <source>Show pl&amp;ots</source>
        <translation>Mostrar grá&amp;ficas</translation>
    </message>
    <message>
        <source>Go to the plots of signals over time</source>
        <translation>Ir a las gráficas de señales en el tiempo</translation>
    </message>
    <message>
        <source>The plots lack values: %1</source>
        <translation>Faltan valores en las gráficas: %1</translation>
    </message>
    <message>
        <source>Save the plots&apos; values</source>
        <translation>Guardar los valores de las gráficas</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>No se pudo guardar %1: %2</translation>
    </message>
    <message>
        <source>%1 saved</source>
        <translation>Se ha guardado %1</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Gráficas</translation>
    </message>
    <message>
        <source>This run has no such signal</source>
        <translation>Esta ejecución no tiene esa señal</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Carga</translation>
    </message>
</context>
<context>
    <name>sparkwright::PluginFile</name>
    <message>
        <source>there is no such file</source>
        <translation>no existe ese archivo</translation>
    </message>
    <message>
        <source>it is no plugin: %1</source>
        <translation>no es un plugin: %1</translation>
    </message>
    <message>
        <source>it is a plugin for something else (%1)</source>
        <translation>es un plugin para otra cosa (%1)</translation>
    </message>
    <message>
        <source>it is made for version %1 of the interface, this program has version %2: build it anew</source>
        <translation>está hecho para la versión %1 de la interfaz y este programa tiene la versión %2: compílelo de nuevo</translation>
    </message>
    <message>
        <source>its metadata have no &quot;id&quot; of letters, digits, dots and dashes</source>
        <translation>sus metadatos no tienen ningún «id» de letras, cifras, puntos y guiones</translation>
    </message>
    <message>
        <source>it cannot be loaded: %1</source>
        <translation>no se puede cargar: %1</translation>
    </message>
    <message>
        <source>its class is no WindowPlugin: Q_INTERFACES is missing</source>
        <translation>su clase no es un WindowPlugin: falta Q_INTERFACES</translation>
    </message>
    <message>
        <source>it has failed while it was made: %1</source>
        <translation>ha fallado al crearse: %1</translation>
    </message>
    <message>
        <source>it has failed while it was made</source>
        <translation>ha fallado al crearse</translation>
    </message>
</context>
<context>
    <name>sparkwright::PluginsPage</name>
    <message>
        <source>Show &amp;folder of plugins</source>
        <translation>Mostrar &amp;carpeta de plugins</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>Plugins</translation>
    </message>
    <message>
        <source>Plugins add panels and commands to the window. They are shared libraries in %1, read at the start of the program. Use only those that you trust: they can do whatever you can.</source>
        <translation>Los plugins añaden paneles y comandos a la ventana. Son bibliotecas compartidas en %1 que se leen al iniciar el programa. Use solo aquellos en los que confíe: pueden hacer todo lo que puede hacer usted.</translation>
    </message>
    <message>
        <source>Plugin</source>
        <translation>Plugin</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Show the folder in which plugins are looked for; it is made if it is missing</source>
        <translation>Mostrar la carpeta en la que se buscan los plugins; se crea si falta</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Activado</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivado</translation>
    </message>
    <message>
        <source>Not used: %1</source>
        <translation>No se usa: %1</translation>
    </message>
    <message>
        <source>Has failed: %1</source>
        <translation>Ha fallado: %1</translation>
    </message>
    <message>
        <source>There are no plugins</source>
        <translation>No hay plugins</translation>
    </message>
</context>
<context>
    <name>sparkwright::PluginsPart</name>
    <message>
        <source>%1 is not used as a plugin: %2</source>
        <translation>%1 no se usa como plugin: %2</translation>
    </message>
    <message>
        <source>%1 is not used: %2 is the same plugin</source>
        <translation>%1 no se usa: %2 es el mismo plugin</translation>
    </message>
    <message>
        <source>The plugin %1 is not used: %2</source>
        <translation>El plugin %1 no se usa: %2</translation>
    </message>
    <message>
        <source>The plugin %1 has failed and is switched off</source>
        <translation>El plugin %1 ha fallado y se desactiva</translation>
    </message>
    <message>
        <source>The plugin %1 has failed and is switched off: %2</source>
        <translation>El plugin %1 ha fallado y se desactiva: %2</translation>
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
        <translation>Soltar: mover · Ctrl: a pasos · Escribir números · Intro: aplicar · Esc: cancelar</translation>
    </message>
    <message>
        <source>%1 · Drag: move · Ctrl: steps of 1 cm</source>
        <translation>%1 · Arrastrar: mover · Ctrl: pasos de 1 cm</translation>
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
        <translation>Nadie puede conectarse: %1.</translation>
    </message>
    <message>
        <source>%1. Agents connect to port %2 instead, monitors to port %3.</source>
        <translation>%1. Los agentes se conectan en su lugar al puerto %2; los monitores, al puerto %3.</translation>
    </message>
    <message>
        <source>Use ports %1 and %2</source>
        <translation>Usar los puertos %1 y %2</translation>
    </message>
    <message>
        <source>Opens free ports for agents and monitors, while the simulation goes on</source>
        <translation>Abre puertos libres para agentes y monitores, mientras la simulación continúa</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Tries the same ports again, when the other program has ended</source>
        <translation>Prueba de nuevo los mismos puertos, cuando el otro programa haya terminado</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Hides this notice</source>
        <translation>Oculta este aviso</translation>
    </message>
</context>
<context>
    <name>sparkwright::PoseEditing</name>
    <message>
        <source>There is no room for it.</source>
        <translation>No hay sitio para ello.</translation>
    </message>
    <message numerus="yes">
        <source>%n things</source>
        <translation>
            <numerusform>%n objeto</numerusform>
            <numerusform>%n objetos</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Girar %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Mover %1</translation>
    </message>
    <message>
        <source>No scene file sets its pose: a script or an agent has made it.</source>
        <translation>Ningún archivo de escena fija su pose: lo ha creado un script o un agente.</translation>
    </message>
    <message>
        <source>No Transform in %1 contains this: put one around it.</source>
        <translation>Ningún Transform de %1 lo contiene: ponga uno a su alrededor.</translation>
    </message>
    <message>
        <source>%1 sets its pose. Open that file to edit it, or put a Transform around its import in %2.</source>
        <translation>%1 fija su pose. Abra ese archivo para editarla, o ponga un Transform alrededor de su importación en %2.</translation>
    </message>
    <message>
        <source>%1 computes this number: %2. Change it in the text, or put a Transform with numbers around it.</source>
        <translation>%1 calcula este número: %2. Cámbielo en el texto, o ponga un Transform con números a su alrededor.</translation>
    </message>
    <message>
        <source>%1 sets its pose in a switch. Change it in the text, or put a Transform around it.</source>
        <translation>%1 fija su pose en un switch. Cámbiela en el texto, o ponga un Transform a su alrededor.</translation>
    </message>
    <message>
        <source>Its pose differs from that in %1, so something else moves it. Reset the scene, or change it in the text.</source>
        <translation>Su pose difiere de la de %1, así que otra cosa lo mueve. Restablezca la escena, o cámbiela en el texto.</translation>
    </message>
    <message>
        <source>%1 makes several of these, and would move all of them. Change it where the file is imported.</source>
        <translation>%1 crea varios de estos y los movería todos. Cámbielo donde se importa el archivo.</translation>
    </message>
    <message>
        <source>The text no longer contains this. Restart edit mode.</source>
        <translation>El texto ya no contiene esto. Reinicie el modo de edición.</translation>
    </message>
</context>
<context>
    <name>sparkwright::PoseKeeping</name>
    <message>
        <source>Keep poses</source>
        <translation>Conservar poses</translation>
    </message>
    <message numerus="yes">
        <source>Wrote the poses of %n thing(s) into %1.</source>
        <translation>
            <numerusform>Se ha escrito en %1 la pose de %n objeto.</numerusform>
            <numerusform>Se han escrito en %1 las poses de %n objetos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing in %1 has moved.</source>
        <translation>No se ha movido nada de %1.</translation>
    </message>
    <message numerus="yes">
        <source>The text computes the poses of %n thing(s): change them there.</source>
        <translation>
            <numerusform>El texto calcula la pose de %n objeto: cámbiela allí.</numerusform>
            <numerusform>El texto calcula las poses de %n objetos: cámbielas allí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) have no Transform of their own in this file.</source>
        <translation>
            <numerusform>%n objeto no tiene un Transform propio en este archivo.</numerusform>
            <numerusform>%n objetos no tienen un Transform propio en este archivo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Search all settings</source>
        <translation>Buscar en todos los ajustes</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Teclas y ratón</translation>
    </message>
    <message>
        <source>No setting has these words. The command palette finds commands.</source>
        <translation>Ningún ajuste contiene estas palabras. La paleta de comandos busca comandos.</translation>
    </message>
    <message>
        <source>&amp;Reset this page</source>
        <translation>&amp;Restablecer esta página</translation>
    </message>
    <message>
        <source>Set all settings of this page to their presets</source>
        <translation>Devolver todos los ajustes de esta página a sus valores iniciales</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>C&amp;errar</translation>
    </message>
</context>
<context>
    <name>sparkwright::PreferencesPart</name>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pre&amp;ferencias…</translation>
    </message>
    <message>
        <source>Settings of the program: look, views, simulation, editor, match</source>
        <translation>Ajustes del programa: aspecto, vistas, simulación, editor, partido</translation>
    </message>
    <message>
        <source>Ke&amp;ys and mouse…</source>
        <translation>Tec&amp;las y ratón…</translation>
    </message>
    <message>
        <source>Choose a profile of keys and mouse, change keys, find conflicts</source>
        <translation>Elegir un perfil de teclas y ratón, cambiar teclas, buscar conflictos</translation>
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
        <translation>Correcciones rápidas</translation>
    </message>
    <message>
        <source>No quick fix here</source>
        <translation>Aquí no hay ninguna corrección rápida</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Elegir un archivo</translation>
    </message>
</context>
<context>
    <name>sparkwright::ProblemsPanel</name>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Problems of the open texts</source>
        <translation>Problemas de los textos abiertos</translation>
    </message>
    <message numerus="yes">
        <source>%n more problem(s)</source>
        <translation>
            <numerusform>%n problema más</numerusform>
            <numerusform>%n problemas más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problema</numerusform>
            <numerusform>%n problemas</numerusform>
        </translation>
    </message>
    <message>
        <source>Texts of scenes are checked while they are open: Edit ▸ Show source opens that of the scene.</source>
        <translation>Los textos de las escenas se comprueban mientras están abiertos: Editar ▸ Mostrar código abre el de la escena.</translation>
    </message>
    <message>
        <source>Nothing is wrong in the open texts and in what they import.</source>
        <translation>No hay ningún error en los textos abiertos ni en lo que importan.</translation>
    </message>
</context>
<context>
    <name>sparkwright::ProgramWords</name>
    <message>
        <source>starting</source>
        <translation>iniciándose</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en ejecución</translation>
    </message>
    <message>
        <source>running in the background</source>
        <translation>en ejecución en segundo plano</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>deteniéndose</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>detenido</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>terminado</translation>
    </message>
    <message>
        <source>ended with code %1</source>
        <translation>terminado con el código %1</translation>
    </message>
    <message>
        <source>crashed (%1)</source>
        <translation>fallo grave (%1)</translation>
    </message>
    <message>
        <source>not started: %1</source>
        <translation>no iniciado: %1</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2</source>
        <translation>No se puede iniciar %1: %2</translation>
    </message>
    <message>
        <source>%1 crashed at once (%2)</source>
        <translation>%1 ha fallado de inmediato (%2)</translation>
    </message>
    <message>
        <source>%1 crashed (%2)</source>
        <translation>%1 ha fallado (%2)</translation>
    </message>
    <message>
        <source>%1 ended at once, with code %2</source>
        <translation>%1 ha terminado de inmediato, con el código %2</translation>
    </message>
    <message>
        <source>%1 ended with code %2</source>
        <translation>%1 ha terminado con el código %2</translation>
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
        <translation>Programas</translation>
    </message>
    <message>
        <source>No program has been started here. Start a team from its team file, or a single program: what they print is shown here, and they can be stopped and restarted.</source>
        <translation>Aquí no se ha iniciado ningún programa. Inicie un equipo a partir de su archivo de equipo o un solo programa: lo que escriben se muestra aquí, y se pueden detener y reiniciar.</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>Stops the program if it runs, and starts it again</source>
        <translation>Detiene el programa si se está ejecutando y lo inicia de nuevo</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Asks the program to end, and kills it after three seconds</source>
        <translation>Pide al programa que termine y lo mata al cabo de tres segundos</translation>
    </message>
    <message>
        <source>Kill</source>
        <translation>Matar</translation>
    </message>
    <message>
        <source>Ends the program and all that it has started, at once</source>
        <translation>Termina de inmediato el programa y todo lo que este ha iniciado</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>Quitar de la lista</translation>
    </message>
    <message>
        <source>Removes the program and its console from the list</source>
        <translation>Quita de la lista el programa y su consola</translation>
    </message>
</context>
<context>
    <name>sparkwright::ProjectPart</name>
    <message>
        <source>Teams of this project, left and right: %1</source>
        <translation>Equipos de este proyecto, izquierdo y derecho: %1</translation>
    </message>
    <message>
        <source>The views of the project are not kept: %1</source>
        <translation>No se conservan las vistas del proyecto: %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::ProjectWizard</name>
    <message>
        <source>New project</source>
        <translation>Nuevo proyecto</translation>
    </message>
    <message>
        <source>&amp;Make and open</source>
        <translation>&amp;Crear y abrir</translation>
    </message>
    <message>
        <source>What kind of project?</source>
        <translation>¿Qué tipo de proyecto?</translation>
    </message>
    <message>
        <source>A project is a folder with a scene and all that belongs to it.</source>
        <translation>Un proyecto es una carpeta con una escena y todo lo que le pertenece.</translation>
    </message>
    <message>
        <source>Kinds of projects</source>
        <translation>Tipos de proyectos</translation>
    </message>
    <message>
        <source>Empty scene
Ground, lamps and a box, to build something new</source>
        <translation>Escena vacía
Suelo, lámparas y una caja, para construir algo nuevo</translation>
    </message>
    <message>
        <source>Robot
A first robot on wheels or legs, and a program that moves it</source>
        <translation>Robot
Un primer robot con ruedas o piernas, y un programa que lo mueve</translation>
    </message>
    <message>
        <source>Soccer match
The field of the 3D league, your own team, and an opponent</source>
        <translation>Partido de fútbol
El campo de la liga 3D, su propio equipo y un rival</translation>
    </message>
    <message>
        <source>Scene that you have
An RSG scene, a RoSi scene or a set-up script of SimSpark; it stays where it is</source>
        <translation>Escena que ya tiene
Una escena RSG, una escena RoSi o un script de montaje de SimSpark; se queda donde está</translation>
    </message>
    <message>
        <source>Name and folder</source>
        <translation>Nombre y carpeta</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Elegir una carpeta</translation>
    </message>
    <message>
        <source>Choose a scene</source>
        <translation>Elegir una escena</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>In Python</source>
        <translation>En Python</translation>
    </message>
    <message>
        <source>In C++</source>
        <translation>En C++</translation>
    </message>
    <message>
        <source>Letters, digits, _, - and .</source>
        <translation>Letras, cifras, _, - y .</translation>
    </message>
    <message>
        <source>&amp;Scene</source>
        <translation>&amp;Escena</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Carpeta</translation>
    </message>
    <message>
        <source>&amp;Program to begin with</source>
        <translation>&amp;Programa inicial</translation>
    </message>
    <message>
        <source>&amp;Team</source>
        <translation>E&amp;quipo</translation>
    </message>
    <message>
        <source>What is made</source>
        <translation>Lo que se crea</translation>
    </message>
    <message>
        <source>Each file says in comments what it is for and how to go on.</source>
        <translation>Cada archivo explica en comentarios para qué sirve y cómo seguir.</translation>
    </message>
    <message>
        <source>&amp;Describe the robot…</source>
        <translation>&amp;Describir el robot…</translation>
    </message>
    <message>
        <source>Folder of the project</source>
        <translation>Carpeta del proyecto</translation>
    </message>
    <message>
        <source>Scene of the project</source>
        <translation>Escena del proyecto</translation>
    </message>
    <message>
        <source>Scenes and set-ups (*.rsg *.ros *.rb)</source>
        <translation>Escenas y montajes (*.rsg *.ros *.rb)</translation>
    </message>
    <message>
        <source>N&amp;ame</source>
        <translation>No&amp;mbre</translation>
    </message>
</context>
<context>
    <name>sparkwright::PropertyPanel</name>
    <message>
        <source>Filter properties</source>
        <translation>Filtrar propiedades</translation>
    </message>
    <message>
        <source>What the property does</source>
        <translation>Qué hace la propiedad</translation>
    </message>
    <message>
        <source>Select a node to see its properties.</source>
        <translation>Seleccione un nodo para ver sus propiedades.</translation>
    </message>
    <message>
        <source>What is selected has no properties.</source>
        <translation>Lo seleccionado no tiene propiedades.</translation>
    </message>
    <message numerus="yes">
        <source>%n nodes</source>
        <translation>
            <numerusform>%n nodo</numerusform>
            <numerusform>%n nodos</numerusform>
        </translation>
    </message>
    <message>
        <source>Properties of %1</source>
        <translation>Propiedades de %1</translation>
    </message>
    <message>
        <source>Set %1 of %2</source>
        <translation>Fijar %1 de %2</translation>
    </message>
    <message>
        <source>Reset %1 of %2</source>
        <translation>Restablecer %1 de %2</translation>
    </message>
    <message>
        <source>Choose file</source>
        <translation>Elegir archivo</translation>
    </message>
    <message>
        <source>This belongs to %1, which is imported. &lt;a href=&quot;%2:%3&quot;&gt;Open it&lt;/a&gt; to edit its properties.</source>
        <translation>Esto pertenece a %1, que se importa. &lt;a href=&quot;%2:%3&quot;&gt;Abra ese archivo&lt;/a&gt; para editar sus propiedades.</translation>
    </message>
    <message>
        <source>The values that the import passes are edited in the text.</source>
        <translation>Los valores que pasa la importación se editan en el texto.</translation>
    </message>
    <message>
        <source>Here is what %1 makes. &lt;a href=&quot;%2:0&quot;&gt;Open it&lt;/a&gt; (Ctrl+Enter in the tree, F4 in the text) to edit its nodes.</source>
        <translation>Aquí está lo que crea %1. &lt;a href=&quot;%2:0&quot;&gt;Ábralo&lt;/a&gt; (Ctrl+Intro en el árbol, F4 en el texto) para editar sus nodos.</translation>
    </message>
</context>
<context>
    <name>sparkwright::PropertyRow</name>
    <message>
        <source>Reset to default: removes the call</source>
        <translation>Restablecer al valor predeterminado: quita la llamada</translation>
    </message>
    <message>
        <source>In the running simulation</source>
        <translation>En la simulación en marcha</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Restablecer %1</translation>
    </message>
    <message>
        <source>Choose colour of %1</source>
        <translation>Elegir color de %1</translation>
    </message>
    <message>
        <source>Choose colour</source>
        <translation>Elegir color</translation>
    </message>
    <message>
        <source>Choose file</source>
        <translation>Elegir archivo</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>varios</translation>
    </message>
    <message>
        <source>default</source>
        <translation>predeterminado</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, línea %2</translation>
    </message>
</context>
<context>
    <name>sparkwright::QualityCommands</name>
    <message>
        <source>Drawing &amp;quality</source>
        <translation>Ca&amp;lidad de dibujo</translation>
    </message>
    <message>
        <source>&amp;Own…</source>
        <translation>&amp;Personalizada…</translation>
    </message>
    <message>
        <source>Choose shadows, darker corners, glow, smooth edges, textures and detail yourself</source>
        <translation>Elegir sombras, rincones más oscuros, resplandor, bordes suaves, texturas y detalle por separado</translation>
    </message>
</context>
<context>
    <name>sparkwright::QualityDialog</name>
    <message>
        <source>D&amp;arker corners</source>
        <translation>Rincones más &amp;oscuros</translation>
    </message>
    <message>
        <source>&amp;Glow around what is very bright</source>
        <translation>&amp;Resplandor alrededor de lo muy brillante</translation>
    </message>
    <message>
        <source>&amp;Textures</source>
        <translation>&amp;Texturas</translation>
    </message>
    <message>
        <source>Own drawing quality</source>
        <translation>Calidad de dibujo personalizada</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Hard, on the ground</source>
        <translation>Duras, en el suelo</translation>
    </message>
    <message>
        <source>Soft, everywhere</source>
        <translation>Suaves, en todas partes</translation>
    </message>
    <message>
        <source>As they are</source>
        <translation>Tal como son</translation>
    </message>
    <message>
        <source>2 samples</source>
        <translation>2 muestras</translation>
    </message>
    <message>
        <source>4 samples</source>
        <translation>4 muestras</translation>
    </message>
    <message>
        <source>8 samples</source>
        <translation>8 muestras</translation>
    </message>
    <message>
        <source>Coarse</source>
        <translation>Grueso</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>Fino</translation>
    </message>
    <message>
        <source>Less light where things are close to one another</source>
        <translation>Menos luz donde las cosas están cerca unas de otras</translation>
    </message>
    <message>
        <source>Lamps, and what is as bright as the sun makes it, spread some of their light</source>
        <translation>Las lámparas, y lo que el sol hace igual de brillante, difunden parte de su luz</translation>
    </message>
    <message>
        <source>Samples per pixel. When drawing is slow, edges are smoothed once the picture stands still.</source>
        <translation>Muestras por píxel. Si el dibujo es lento, los bordes se suavizan cuando la imagen queda quieta.</translation>
    </message>
    <message>
        <source>Pictures on things; without them, one sees the colours of their materials</source>
        <translation>Imágenes sobre los objetos; sin ellas se ven los colores de sus materiales</translation>
    </message>
    <message>
        <source>How near things must be to be drawn with all their faces</source>
        <translation>A qué distancia deben estar los objetos para dibujarse con todas sus caras</translation>
    </message>
    <message>
        <source>&amp;Low</source>
        <translation>&amp;Baja</translation>
    </message>
    <message>
        <source>&amp;Medium</source>
        <translation>&amp;Media</translation>
    </message>
    <message>
        <source>&amp;High</source>
        <translation>&amp;Alta</translation>
    </message>
    <message>
        <source>Begin with:</source>
        <translation>Empezar con:</translation>
    </message>
    <message>
        <source>&amp;Shadows:</source>
        <translation>&amp;Sombras:</translation>
    </message>
    <message>
        <source>&amp;Edges:</source>
        <translation>Bor&amp;des:</translation>
    </message>
    <message>
        <source>&amp;Detail:</source>
        <translation>Deta&amp;lle:</translation>
    </message>
    <message>
        <source>Time:</source>
        <translation>Tiempo:</translation>
    </message>
    <message>
        <source>Time of drawing</source>
        <translation>Tiempo de dibujo</translation>
    </message>
    <message>
        <source>measuring…</source>
        <translation>midiendo…</translation>
    </message>
    <message>
        <source>%1 ms per picture, at most %2 a second</source>
        <extracomment>%1: milliseconds, %2: pictures per second</extracomment>
        <translation>%1 ms por imagen, como máximo %2 por segundo</translation>
    </message>
</context>
<context>
    <name>sparkwright::ReadingView</name>
    <message>
        <source>What the sensor has measured</source>
        <translation>Lo que ha medido el sensor</translation>
    </message>
    <message>
        <source>Wheel: range; double click: all</source>
        <translation>Rueda: alcance; doble clic: todo</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>%1 m at %2°</source>
        <translation>%1 m en %2°</translation>
    </message>
</context>
<context>
    <name>sparkwright::RecordingOpener</name>
    <message>
        <source>Opening %1…</source>
        <translation>Abriendo %1…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>sparkwright::RecordingsDialog</name>
    <message>
        <source>Recorded runs</source>
        <translation>Ejecuciones grabadas</translation>
    </message>
    <message>
        <source>&amp;Record every run</source>
        <translation>&amp;Grabar todas las ejecuciones</translation>
    </message>
    <message>
        <source>Runs are recorded in files of this folder; the oldest files make room for new ones</source>
        <translation>Las ejecuciones se graban en archivos de esta carpeta; los más antiguos dejan sitio a los nuevos</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Room for recordings</source>
        <translation>Espacio para grabaciones</translation>
    </message>
    <message>
        <source>Room for all recordings; the oldest are deleted when there are more</source>
        <translation>Espacio para todas las grabaciones; si se supera, se eliminan las más antiguas</translation>
    </message>
    <message>
        <source>in at &amp;most</source>
        <translation>en un &amp;máximo de</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Recordings, newest first</source>
        <translation>Grabaciones, primero la más reciente</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>Watch the recording in the views</source>
        <translation>Ver la grabación en las vistas</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>G&amp;uardar una copia…</translation>
    </message>
    <message>
        <source>Copy the recording into a folder of yours, where it stays</source>
        <translation>Copiar la grabación en una carpeta suya, donde se conserva</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>Delete the selected recordings; the present run is kept</source>
        <translation>Eliminar las grabaciones seleccionadas; la ejecución actual se conserva</translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s), %1 in %2</source>
        <translation>
            <numerusform>%n grabación, %1 en %2</numerusform>
            <numerusform>%n grabaciones, %1 en %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (this run)</source>
        <translation>%1 (esta ejecución)</translation>
    </message>
    <message>
        <source>Save a copy of the recording</source>
        <translation>Guardar una copia de la grabación</translation>
    </message>
    <message>
        <source>Recordings (*.mcap)</source>
        <translation>Grabaciones (*.mcap)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Guardado como %1</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>No se pudo guardar %1: %2</translation>
    </message>
    <message>
        <source>Delete recordings</source>
        <translation>Eliminar grabaciones</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n recording(s)? This cannot be undone.</source>
        <translation>
            <numerusform>¿Eliminar %n grabación? No se puede deshacer.</numerusform>
            <numerusform>¿Eliminar %n grabaciones? No se puede deshacer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>%1 could not be deleted: %2</source>
        <translation>No se pudo eliminar %1: %2</translation>
    </message>
</context>
<context>
    <name>sparkwright::RemedyButton</name>
    <message>
        <source>Close other programs that use the processor</source>
        <translation>Cierre otros programas que usen el procesador</translation>
    </message>
    <message>
        <source>Make it faster</source>
        <translation>Acelerar</translation>
    </message>
    <message>
        <source>What would make the run as fast as asked for</source>
        <translation>Qué haría que la ejecución fuera tan rápida como se pide</translation>
    </message>
</context>
<context>
    <name>sparkwright::RemotePart</name>
    <message>
        <source>&amp;Connect to server…</source>
        <translation>&amp;Conectar con un servidor…</translation>
    </message>
    <message>
        <source>Watch a match that runs on another server</source>
        <translation>Ver un partido que se juega en otro servidor</translation>
    </message>
    <message>
        <source>&amp;Disconnect</source>
        <translation>&amp;Desconectar</translation>
    </message>
    <message>
        <source>Return from the other server to the own simulation</source>
        <translation>Volver del otro servidor a la simulación propia</translation>
    </message>
    <message>
        <source>&amp;Name and delay…</source>
        <translation>&amp;Nombre y retardo…</translation>
    </message>
    <message>
        <source>Name the server that is shown, and show it evenly over a bad network, a moment later</source>
        <translation>Dar nombre al servidor mostrado y mostrarlo con regularidad por una red mala, un momento más tarde</translation>
    </message>
    <message>
        <source>Ask for the &amp;full state</source>
        <translation>Pedir el &amp;estado completo</translation>
    </message>
    <message>
        <source>Ask the server for everything again, when what is shown looks wrong</source>
        <translation>Volver a pedir todo al servidor cuando lo mostrado parece incorrecto</translation>
    </message>
    <message>
        <source>&amp;End the server…</source>
        <translation>&amp;Terminar el servidor…</translation>
    </message>
    <message>
        <source>End the program of the server that is shown; asks first</source>
        <translation>Terminar el programa del servidor mostrado; pregunta antes</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Do not try any more: return to the own simulation</source>
        <translation>No intentarlo más: volver a la simulación propia</translation>
    </message>
    <message>
        <source>Cancel connecting</source>
        <translation>Cancelar la conexión</translation>
    </message>
    <message>
        <source>Asked for the full state</source>
        <translation>Se ha pedido el estado completo</translation>
    </message>
    <message>
        <source>The scene of this server is too large: only %L1 of its %L2 parts are drawn</source>
        <translation>La escena de este servidor es demasiado grande: solo se dibujan %L1 de sus %L2 partes</translation>
    </message>
    <message>
        <source>End the server</source>
        <translation>Terminar el servidor</translation>
    </message>
    <message>
        <source>End the server %1?</source>
        <translation>¿Terminar el servidor %1?</translation>
    </message>
    <message>
        <source>Its program ends, and with it the match, for everybody who is connected. It cannot be started again from here.</source>
        <translation>Su programa termina, y con él el partido, para todos los que están conectados. No se puede volver a iniciar desde aquí.</translation>
    </message>
    <message>
        <source>&amp;End the server</source>
        <translation>&amp;Terminar el servidor</translation>
    </message>
    <message>
        <source>Asked %1 to end</source>
        <translation>Se ha pedido a %1 que termine</translation>
    </message>
    <message>
        <source>%1. Needs a server that is connected: the simulation of this window is not one</source>
        <translation>%1. Necesita un servidor conectado: la simulación de esta ventana no lo es</translation>
    </message>
</context>
<context>
    <name>sparkwright::ReplayPart</name>
    <message>
        <source>Open re&amp;cording…</source>
        <translation>Abrir gra&amp;bación…</translation>
    </message>
    <message>
        <source>Open a recording or a monitor log, and watch it in the views</source>
        <translation>Abrir una grabación o un registro de monitor y verlo en las vistas</translation>
    </message>
    <message>
        <source>Back to &amp;live</source>
        <translation>&amp;Volver al directo</translation>
    </message>
    <message>
        <source>Return from the recording to the running simulation</source>
        <translation>Volver de la grabación a la simulación en marcha</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Paso &amp;atrás</translation>
    </message>
    <message>
        <source>Go back by one frame of the recording, then pause</source>
        <translation>Retroceder un fotograma de la grabación y pausar</translation>
    </message>
    <message>
        <source>Go to the s&amp;tart</source>
        <translation>Ir al &amp;principio</translation>
    </message>
    <message>
        <source>Go to the first frame of the recording</source>
        <translation>Ir al primer fotograma de la grabación</translation>
    </message>
    <message>
        <source>Go to the &amp;end</source>
        <translation>Ir al &amp;final</translation>
    </message>
    <message>
        <source>Go to the last frame of the recording</source>
        <translation>Ir al último fotograma de la grabación</translation>
    </message>
    <message>
        <source>Previous &amp;goal</source>
        <translation>Gol an&amp;terior</translation>
    </message>
    <message>
        <source>Go to some seconds before the previous goal</source>
        <translation>Ir a unos segundos antes del gol anterior</translation>
    </message>
    <message>
        <source>Next g&amp;oal</source>
        <translation>Gol &amp;siguiente</translation>
    </message>
    <message>
        <source>Go to some seconds before the next goal</source>
        <translation>Ir a unos segundos antes del gol siguiente</translation>
    </message>
    <message>
        <source>&amp;Previous event</source>
        <translation>&amp;Evento anterior</translation>
    </message>
    <message>
        <source>Go to the previous decision of the referee</source>
        <translation>Ir a la decisión anterior del árbitro</translation>
    </message>
    <message>
        <source>&amp;Next event</source>
        <translation>Eve&amp;nto siguiente</translation>
    </message>
    <message>
        <source>Go to the next decision of the referee</source>
        <translation>Ir a la decisión siguiente del árbitro</translation>
    </message>
    <message>
        <source>%1 could not be opened: the log says why</source>
        <translation>No se pudo abrir %1: el registro dice por qué</translation>
    </message>
    <message>
        <source>%1: %2 frames, %3</source>
        <translation>%1: %2 fotogramas, %3</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Línea de tiempo</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>Esta ejecución</translation>
    </message>
</context>
<context>
    <name>sparkwright::RestoreDialog</name>
    <message>
        <source>&amp;Discard all</source>
        <translation>&amp;Descartar todo</translation>
    </message>
    <message>
        <source>%1: edited on %2; the file has changed on disk since</source>
        <translation>%1: editado el %2; el archivo ha cambiado en el disco desde entonces</translation>
    </message>
    <message>
        <source>%1: edited on %2</source>
        <translation>%1: editado el %2</translation>
    </message>
    <message>
        <source>The program ended without saving the edits of these files. Restore them?</source>
        <translation>El programa terminó sin guardar los cambios de estos archivos. ¿Restaurarlos?</translation>
    </message>
    <message>
        <source>Files with kept edits</source>
        <translation>Archivos con cambios conservados</translation>
    </message>
    <message>
        <source>Restore unsaved edits</source>
        <translation>Restaurar cambios sin guardar</translation>
    </message>
    <message>
        <source>&amp;Restore selected</source>
        <translation>&amp;Restaurar los seleccionados</translation>
    </message>
    <message>
        <source>Restores the edits of the checked files; those of the others stay kept and are offered again</source>
        <translation>Restaura los cambios de los archivos marcados; los de los demás se conservan y se ofrecen de nuevo</translation>
    </message>
</context>
<context>
    <name>sparkwright::ResultPlotPage</name>
    <message>
        <source>Show</source>
        <extracomment>what a plot shows: a result …</extracomment>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>over</source>
        <extracomment>… over a parameter</extracomment>
        <translation>en función de</translation>
    </message>
    <message>
        <source>Result that is plotted</source>
        <translation>Resultado que se representa</translation>
    </message>
    <message>
        <source>Parameter of the plot</source>
        <translation>Parámetro de la gráfica</translation>
    </message>
    <message>
        <source>As soon as runs are done, their results are plotted here.</source>
        <translation>En cuanto terminen ejecuciones, sus resultados se representarán aquí.</translation>
    </message>
</context>
<context>
    <name>sparkwright::ResultWords</name>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Score, left team</source>
        <translation>Marcador, equipo izquierdo</translation>
    </message>
    <message>
        <source>Score, right team</source>
        <translation>Marcador, equipo derecho</translation>
    </message>
    <message>
        <source>Score difference</source>
        <translation>Diferencia de goles</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Goles</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>Faltas</translation>
    </message>
    <message>
        <source>Simulated time, s</source>
        <translation>Tiempo simulado, s</translation>
    </message>
    <message>
        <source>Wall time, s</source>
        <translation>Tiempo real, s</translation>
    </message>
    <message>
        <source>%1, end</source>
        <extracomment>%1: the path of a signal</extracomment>
        <translation>%1, final</translation>
    </message>
    <message>
        <source>%1, least</source>
        <translation>%1, mínimo</translation>
    </message>
    <message>
        <source>%1, greatest</source>
        <translation>%1, máximo</translation>
    </message>
    <message>
        <source>%1, mean</source>
        <translation>%1, media</translation>
    </message>
    <message>
        <source>Share of the score, right team</source>
        <translation>Parte del marcador, equipo derecho</translation>
    </message>
</context>
<context>
    <name>sparkwright::RobotWizard</name>
    <message>
        <source>&amp;Gyroscope and accelerometer</source>
        <translation>&amp;Giroscopio y acelerómetro</translation>
    </message>
    <message>
        <source>&amp;Position (GPS)</source>
        <translation>&amp;Posición (GPS)</translation>
    </message>
    <message>
        <source>&amp;Camera in front</source>
        <translation>&amp;Cámara delantera</translation>
    </message>
    <message>
        <source>&amp;Forces on the feet</source>
        <translation>&amp;Fuerzas en los pies</translation>
    </message>
    <message>
        <source>G&amp;round and lamps, to look at it alone</source>
        <translation>S&amp;uelo y lámparas, para verlo por separado</translation>
    </message>
    <message>
        <source>New robot</source>
        <translation>Nuevo robot</translation>
    </message>
    <message>
        <source>&amp;Save and open</source>
        <translation>&amp;Guardar y abrir</translation>
    </message>
    <message>
        <source>What kind of robot?</source>
        <translation>¿Qué tipo de robot?</translation>
    </message>
    <message>
        <source>All values can be changed later, in the scene file.</source>
        <translation>Todos los valores se pueden cambiar después en el archivo de la escena.</translation>
    </message>
    <message>
        <source>On wheels</source>
        <translation>Con ruedas</translation>
    </message>
    <message>
        <source>On legs</source>
        <translation>Con patas</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Tipo</translation>
    </message>
    <message>
        <source>&amp;Wheels</source>
        <translation>&amp;Ruedas</translation>
    </message>
    <message>
        <source>&amp;Legs</source>
        <translation>&amp;Patas</translation>
    </message>
    <message>
        <source>&amp;Joints per leg</source>
        <translation>&amp;Articulaciones por pata</translation>
    </message>
    <message>
        <source>2 wheels get a caster; otherwise an even number</source>
        <translation>Con 2 ruedas se añade una rueda loca; si no, un número par</translation>
    </message>
    <message>
        <source>An even number</source>
        <translation>Un número par</translation>
    </message>
    <message>
        <source>1: hip pitch. 2: and knee. 3: hip roll. 4: ankle pitch. 5: ankle roll. 6: hip yaw</source>
        <translation>1: cabeceo de cadera. 2: y rodilla. 3: alabeo de cadera. 4: cabeceo de tobillo. 5: alabeo de tobillo. 6: guiñada de cadera</translation>
    </message>
    <message>
        <source>Sizes, masses and motors</source>
        <translation>Tamaños, masas y motores</translation>
    </message>
    <message>
        <source>Forward is +Y, right is +X.</source>
        <translation>Hacia delante es +Y; a la derecha es +X.</translation>
    </message>
    <message>
        <source>Width of the trunk</source>
        <translation>Anchura del tronco</translation>
    </message>
    <message>
        <source>Length of the trunk</source>
        <translation>Longitud del tronco</translation>
    </message>
    <message>
        <source>Height of the trunk</source>
        <translation>Altura del tronco</translation>
    </message>
    <message>
        <source>Mass of the trunk</source>
        <translation>Masa del tronco</translation>
    </message>
    <message>
        <source>Wheel radius</source>
        <translation>Radio de las ruedas</translation>
    </message>
    <message>
        <source>Wheel width</source>
        <translation>Anchura de las ruedas</translation>
    </message>
    <message>
        <source>Wheel mass</source>
        <translation>Masa de las ruedas</translation>
    </message>
    <message>
        <source>Leg length</source>
        <translation>Longitud de las patas</translation>
    </message>
    <message>
        <source>Leg mass</source>
        <translation>Masa de las patas</translation>
    </message>
    <message>
        <source>Torque of each motor</source>
        <translation>Par de cada motor</translation>
    </message>
    <message>
        <source>Largest speed</source>
        <translation>Velocidad máxima</translation>
    </message>
    <message>
        <source>Sensors and file</source>
        <translation>Sensores y archivo</translation>
    </message>
    <message>
        <source>Each joint has a sensor for its angle. This is the scene:</source>
        <translation>Cada articulación tiene un sensor de su ángulo. Esta es la escena:</translation>
    </message>
    <message>
        <source>The scene</source>
        <translation>La escena</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Elegir un archivo</translation>
    </message>
    <message>
        <source>Save robot</source>
        <translation>Guardar robot</translation>
    </message>
    <message>
        <source>Scenes (*.rsg)</source>
        <translation>Escenas (*.rsg)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>Replace the file %1?</source>
        <translation>¿Reemplazar el archivo %1?</translation>
    </message>
    <message>
        <source>The robot cannot be saved: %1</source>
        <translation>No se puede guardar el robot: %1</translation>
    </message>
    <message>
        <source>&amp;Make and open</source>
        <translation>&amp;Crear y abrir</translation>
    </message>
</context>
<context>
    <name>sparkwright::RobotsPanel</name>
    <message>
        <source>player %1</source>
        <translation>jugador %1</translation>
    </message>
    <message>
        <source>client %1</source>
        <translation>cliente %1</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>integrado</translation>
    </message>
    <message>
        <source>Robots</source>
        <translation>Robots</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>Complementos</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Mensajes</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Led by</source>
        <translation>Dirigido por</translation>
    </message>
    <message>
        <source>Robots of the game</source>
        <translation>Robots del juego</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Qué hace</translation>
    </message>
    <message>
        <source>Plugins of the game</source>
        <translation>Complementos del juego</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>Iniciar jugador</translation>
    </message>
    <message>
        <source>Bring a robot with a player that leads it</source>
        <translation>Traer un robot con un jugador que lo dirige</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>End the player of the selected robot; its robot goes, too</source>
        <translation>Terminar el jugador del robot elegido; su robot se va también</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Put a manipulator of the selected robot, such as a kicker, into a state</source>
        <translation>Poner un manipulador del robot elegido, como un pateador, en un estado</translation>
    </message>
    <message>
        <source>There is no robot. Start a player, which brings one, or name robots in the file of the world.</source>
        <translation>No hay ningún robot. Inicie un jugador, que trae uno, o indique robots en el archivo del mundo.</translation>
    </message>
</context>
<context>
    <name>sparkwright::RobotsPart</name>
    <message>
        <source>Show ro&amp;bots and plugins</source>
        <translation>Mostrar ro&amp;bots y complementos</translation>
    </message>
    <message>
        <source>Who leads which robot, which plugins there are, and what clients say</source>
        <translation>Quién dirige cada robot, qué complementos hay, y qué dicen los clientes</translation>
    </message>
    <message>
        <source>Start pla&amp;yer</source>
        <translation>Iniciar &amp;jugador</translation>
    </message>
    <message>
        <source>Bring a robot with a player that leads it</source>
        <translation>Traer un robot con un jugador que lo dirige</translation>
    </message>
    <message>
        <source>Trai&amp;n a drive…</source>
        <translation>E&amp;ntrenar una tracción…</translation>
    </message>
    <message>
        <source>Let a network learn from a log how a robot moves</source>
        <translation>Hacer que una red aprenda de un registro cómo se mueve un robot</translation>
    </message>
    <message>
        <source>Robots</source>
        <translation>Robots</translation>
    </message>
    <message>
        <source>%1 is made</source>
        <translation>%1 está hecho</translation>
    </message>
</context>
<context>
    <name>sparkwright::RubberBand</name>
    <message numerus="yes">
        <source>%n thing(s)</source>
        <translation>
            <numerusform>%n objeto</numerusform>
            <numerusform>%n objetos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::RulesModel</name>
    <message>
        <source>on</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Rules that are applied</source>
        <translation>Reglas que se aplican</translation>
    </message>
    <message>
        <source>The rule “%1” is applied.</source>
        <translation>La regla «%1» se aplica.</translation>
    </message>
    <message>
        <source>The rule “%1” is switched off.</source>
        <translation>La regla «%1» está desactivada.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>De %1 a %2</translation>
    </message>
    <message>
        <source>Range %1 to %2.</source>
        <translation>Intervalo de %1 a %2.</translation>
    </message>
    <message>
        <source>The set-up says %1.</source>
        <translation>El montaje dice %1.</translation>
    </message>
    <message>
        <source>Until then it is %1.</source>
        <translation>Hasta entonces es %1.</translation>
    </message>
    <message>
        <source>Changes count at once.</source>
        <translation>Los cambios cuentan de inmediato.</translation>
    </message>
    <message>
        <source>Built into the scene: changes take effect after a reset.</source>
        <translation>Incorporada en la escena: los cambios surten efecto tras restablecer.</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Montaje</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Intervalo</translation>
    </message>
</context>
<context>
    <name>sparkwright::RulesPanel</name>
    <message>
        <source>Choose a variable to see what it means.</source>
        <translation>Elija una variable para ver qué significa.</translation>
    </message>
    <message>
        <source>There is no game. Open a set-up with a game, such as setups/soccer.rb, for its rules and their variables.</source>
        <translation>No hay ningún juego. Abra un montaje con un juego, como setups/soccer.rb, para ver sus reglas y variables.</translation>
    </message>
    <message>
        <source>Find a rule or variable</source>
        <translation>Buscar una regla o variable</translation>
    </message>
    <message>
        <source>Rules and variables</source>
        <translation>Reglas y variables</translation>
    </message>
    <message>
        <source>As the set-up says</source>
        <translation>Como dice el montaje</translation>
    </message>
    <message>
        <source>Resets the chosen variable to the value of the set-up</source>
        <translation>Devuelve la variable elegida al valor del montaje</translation>
    </message>
    <message>
        <source>What the chosen variable means</source>
        <translation>Qué significa la variable elegida</translation>
    </message>
</context>
<context>
    <name>sparkwright::RunRecordings</name>
    <message>
        <source>&amp;Record runs</source>
        <translation>&amp;Grabar ejecuciones</translation>
    </message>
    <message>
        <source>Record every run in files of limited size, to look back at it</source>
        <translation>Grabar cada ejecución en archivos de tamaño limitado, para poder revisarla</translation>
    </message>
    <message>
        <source>Loo&amp;k back</source>
        <translation>&amp;Mirar atrás</translation>
    </message>
    <message>
        <source>Watch what this run has been so far, while it goes on</source>
        <translation>Ver cómo ha sido esta ejecución hasta ahora, mientras continúa</translation>
    </message>
    <message>
        <source>Recorded r&amp;uns…</source>
        <translation>E&amp;jecuciones grabadas…</translation>
    </message>
    <message>
        <source>List the runs that are kept; open, save and delete them</source>
        <translation>Listar las ejecuciones que se conservan; abrirlas, guardarlas y eliminarlas</translation>
    </message>
    <message>
        <source>Runs are not recorded: &lt;i&gt;Simulation › Record runs&lt;/i&gt;.</source>
        <translation>Las ejecuciones no se graban: &lt;i&gt;Simulación › Grabar ejecuciones&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>This run will be recorded as soon as it goes on.</source>
        <translation>Esta ejecución se grabará en cuanto continúe.</translation>
    </message>
    <message>
        <source>This run is being recorded (%1; &lt;a href=&quot;list&quot;&gt;all runs&lt;/a&gt; take %2 of at most %3). &lt;a href=&quot;look&quot;&gt;Look back&lt;/a&gt; at it with %4.</source>
        <translation>Esta ejecución se está grabando (%1; &lt;a href=&quot;list&quot;&gt;todas las ejecuciones&lt;/a&gt; ocupan %2 de un máximo de %3). &lt;a href=&quot;look&quot;&gt;Mirar atrás&lt;/a&gt; con %4.</translation>
    </message>
</context>
<context>
    <name>sparkwright::RunUntilDialog</name>
    <message>
        <source>Run until</source>
        <translation>Ejecutar hasta</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Ejecutar</translation>
    </message>
    <message>
        <source>&amp;Until:</source>
        <translation>&amp;Hasta:</translation>
    </message>
    <message>
        <source>What the run goes on until</source>
        <translation>Hasta dónde continúa la ejecución</translation>
    </message>
    <message>
        <source>a time</source>
        <translation>un tiempo</translation>
    </message>
    <message>
        <source>some cycles are done</source>
        <translation>completar unos ciclos</translation>
    </message>
    <message>
        <source>the next goal</source>
        <translation>el próximo gol</translation>
    </message>
    <message>
        <source>the next foul</source>
        <translation>la próxima falta</translation>
    </message>
    <message>
        <source>the next decision of any kind</source>
        <translation>la próxima decisión de cualquier tipo</translation>
    </message>
    <message>
        <source>a play mode</source>
        <translation>un modo de juego</translation>
    </message>
    <message>
        <source>a number of the run</source>
        <translation>un valor de la ejecución</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Simulated time</source>
        <translation>Tiempo simulado</translation>
    </message>
    <message>
        <source>Number of cycles</source>
        <translation>Número de ciclos</translation>
    </message>
    <message>
        <source>Play mode</source>
        <translation>Modo de juego</translation>
    </message>
    <message>
        <source>Number of the run</source>
        <translation>Valor de la ejecución</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparación</translation>
    </message>
    <message>
        <source>Number to compare with</source>
        <translation>Número con el que comparar</translation>
    </message>
    <message>
        <source>The simulation pauses at this simulated time.</source>
        <translation>La simulación se pausa en este tiempo simulado.</translation>
    </message>
    <message>
        <source>The simulation pauses after so many more cycles.</source>
        <translation>La simulación se pausa tras este número de ciclos más.</translation>
    </message>
    <message>
        <source>The simulation pauses as soon as the referee gives a goal.</source>
        <translation>La simulación se pausa en cuanto el árbitro concede un gol.</translation>
    </message>
    <message>
        <source>The simulation pauses as soon as the referee calls a foul.</source>
        <translation>La simulación se pausa en cuanto el árbitro señala una falta.</translation>
    </message>
    <message>
        <source>The simulation pauses as soon as the list of events has a new one.</source>
        <translation>La simulación se pausa en cuanto hay un nuevo evento en la lista.</translation>
    </message>
    <message>
        <source>The simulation pauses when this play mode begins.</source>
        <translation>La simulación se pausa cuando empieza este modo de juego.</translation>
    </message>
    <message>
        <source>The simulation pauses after the first cycle for which this is true. Type a part of a name to find it; expressions such as abs(ball/x) are numbers, too. A condition such as ball/speed &gt; 2 and ball/z &lt; 0.1 can be written as a whole.</source>
        <translation>La simulación se pausa tras el primer ciclo en que esto se cumple. Escriba parte de un nombre para encontrarlo; las expresiones como abs(ball/x) también son números. Una condición como ball/speed &gt; 2 and ball/z &lt; 0.1 puede escribirse entera.</translation>
    </message>
    <message>
        <source>The recording is searched from here on, as fast as it can be read; Pause ends that.</source>
        <translation>Se busca en la grabación desde aquí, tan rápido como se pueda leer; Pausa lo termina.</translation>
    </message>
</context>
<context>
    <name>sparkwright::RunningPlugin</name>
    <message>
        <source>an exception without a message</source>
        <translation>una excepción sin mensaje</translation>
    </message>
    <message>
        <source>an exception of unknown kind</source>
        <translation>una excepción de tipo desconocido</translation>
    </message>
    <message numerus="yes">
        <source>it takes %n ms for each picture, which makes the window slow</source>
        <translation>
            <numerusform>tarda %n ms en cada imagen, lo que hace lenta la ventana</numerusform>
            <numerusform>tarda %n ms en cada imagen, lo que hace lenta la ventana</numerusform>
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
        <translation>En espera</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En marcha</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminada</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>Fallida: %1</translation>
    </message>
    <message>
        <source>Not run yet</source>
        <translation>Aún sin ejecutar</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>a time in seconds</extracomment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Ended: %1</source>
        <translation>Final: %1</translation>
    </message>
    <message>
        <source>Digest %1</source>
        <translation>Suma de comprobación %1</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>number of a run</extracomment>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Play mode</source>
        <translation>Modo de juego</translation>
    </message>
    <message>
        <source>%1 at the end of the run</source>
        <translation>%1 al final de la ejecución</translation>
    </message>
</context>
<context>
    <name>sparkwright::SafeMode</name>
    <message>
        <source>The last starts of Sparkwright ended in a crash.</source>
        <translation>Los últimos inicios de Sparkwright acabaron en un fallo.</translation>
    </message>
    <message>
        <source>Safe mode starts with presets and draws as simply as possible. Your settings and layouts are not touched.</source>
        <translation>El modo seguro usa los valores iniciales y dibuja de la forma más sencilla posible. Sus ajustes y disposiciones no se tocan.</translation>
    </message>
    <message>
        <source>Start in &amp;safe mode</source>
        <translation>Iniciar en modo &amp;seguro</translation>
    </message>
    <message>
        <source>Start &amp;normally</source>
        <translation>Iniciar &amp;normalmente</translation>
    </message>
</context>
<context>
    <name>sparkwright::SceneDocument</name>
    <message>
        <source>Revert to file</source>
        <translation>Volver al archivo</translation>
    </message>
    <message>
        <source>Restore edits</source>
        <translation>Restaurar cambios</translation>
    </message>
</context>
<context>
    <name>sparkwright::ScenePanel</name>
    <message>
        <source>Filter by name</source>
        <translation>Filtrar por nombre</translation>
    </message>
    <message>
        <source>Filter the scene tree</source>
        <translation>Filtrar el árbol de la escena</translation>
    </message>
    <message>
        <source>Scene tree</source>
        <translation>Árbol de la escena</translation>
    </message>
    <message>
        <source>Shows only nodes with this text in their name, and their parents; nodes without anything visible are shown only by their name</source>
        <translation>Muestra solo los nodos con este texto en su nombre, y sus padres; los nodos sin nada visible se muestran solo por su nombre</translation>
    </message>
    <message>
        <source>&amp;Expand all</source>
        <translation>&amp;Desplegar todo</translation>
    </message>
    <message>
        <source>Show all nodes of the scene tree</source>
        <translation>Mostrar todos los nodos del árbol de la escena</translation>
    </message>
    <message>
        <source>&amp;Collapse all</source>
        <translation>&amp;Plegar todo</translation>
    </message>
    <message>
        <source>Show the top nodes of the scene tree only</source>
        <translation>Mostrar solo los nodos superiores del árbol de la escena</translation>
    </message>
</context>
<context>
    <name>sparkwright::ScenePart</name>
    <message>
        <source>Scene</source>
        <translation>Escena</translation>
    </message>
    <message>
        <source>&amp;Go to source</source>
        <translation>&amp;Ir al código</translation>
    </message>
    <message>
        <source>Open the file that made the selected node, at its place</source>
        <translation>Abrir el archivo que creó el nodo seleccionado, en su lugar</translation>
    </message>
    <message>
        <source>Select something first</source>
        <translation>Seleccione algo primero</translation>
    </message>
    <message>
        <source>&amp;Remove player %1</source>
        <translation>&amp;Quitar jugador %1</translation>
    </message>
    <message>
        <source>Player %1 is removed, and its agent disconnected</source>
        <translation>Se ha quitado el jugador %1 y se ha desconectado su agente</translation>
    </message>
</context>
<context>
    <name>sparkwright::SceneTreeModel</name>
    <message>
        <source>Transform</source>
        <translation>Transformación</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Luz</translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>Malla</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>%1 %2, scale %3 × %4 × %5</source>
        <translation>%1 %2, escala %3 × %4 × %5</translation>
    </message>
</context>
<context>
    <name>sparkwright::ScoreDialog</name>
    <message>
        <source>Score and clock</source>
        <translation>Marcador y reloj</translation>
    </message>
    <message>
        <source>Goals of the left team</source>
        <translation>Goles del equipo izquierdo</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Goals of the right team</source>
        <translation>Goles del equipo derecho</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>Minutes of the clock</source>
        <translation>Minutos del reloj</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Seconds of the clock</source>
        <translation>Segundos del reloj</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Fijar</translation>
    </message>
    <message>
        <source>S&amp;core:</source>
        <translation>&amp;Marcador:</translation>
    </message>
    <message>
        <source>C&amp;lock:</source>
        <translation>&amp;Reloj:</translation>
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
        <translation>Antes del saque de centro</translation>
    </message>
    <message>
        <source>Kick-off left</source>
        <translation>Saque de centro izquierdo</translation>
    </message>
    <message>
        <source>Kick-off right</source>
        <translation>Saque de centro derecho</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>En juego</translation>
    </message>
    <message>
        <source>Kick-in left</source>
        <translation>Saque de banda izquierdo</translation>
    </message>
    <message>
        <source>Kick-in right</source>
        <translation>Saque de banda derecho</translation>
    </message>
    <message>
        <source>Corner kick left</source>
        <translation>Saque de esquina izquierdo</translation>
    </message>
    <message>
        <source>Corner kick right</source>
        <translation>Saque de esquina derecho</translation>
    </message>
    <message>
        <source>Goal kick left</source>
        <translation>Saque de puerta izquierdo</translation>
    </message>
    <message>
        <source>Goal kick right</source>
        <translation>Saque de puerta derecho</translation>
    </message>
    <message>
        <source>Offside left</source>
        <translation>Fuera de juego izquierdo</translation>
    </message>
    <message>
        <source>Offside right</source>
        <translation>Fuera de juego derecho</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Final del partido</translation>
    </message>
    <message>
        <source>Goal left</source>
        <translation>Gol izquierdo</translation>
    </message>
    <message>
        <source>Goal right</source>
        <translation>Gol derecho</translation>
    </message>
    <message>
        <source>Free kick left</source>
        <translation>Tiro libre izquierdo</translation>
    </message>
    <message>
        <source>Free kick right</source>
        <translation>Tiro libre derecho</translation>
    </message>
    <message>
        <source>Direct free kick left</source>
        <translation>Tiro libre directo izquierdo</translation>
    </message>
    <message>
        <source>Direct free kick right</source>
        <translation>Tiro libre directo derecho</translation>
    </message>
    <message>
        <source>Pass left</source>
        <translation>Pase izquierdo</translation>
    </message>
    <message>
        <source>Pass right</source>
        <translation>Pase derecho</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>%1 · half %2 · %3</source>
        <translation>%1 · parte %2 · %3</translation>
    </message>
    <message>
        <source>Players %1 : %2</source>
        <translation>Jugadores %1 : %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Descanso</translation>
    </message>
    <message>
        <source>Penalty kick left</source>
        <translation>Penalti izquierda</translation>
    </message>
    <message>
        <source>Penalty kick right</source>
        <translation>Penalti derecha</translation>
    </message>
    <message>
        <source>Shoot-out left</source>
        <translation>Tanda de penaltis izquierda</translation>
    </message>
    <message>
        <source>Shoot-out right</source>
        <translation>Tanda de penaltis derecha</translation>
    </message>
    <message>
        <source>Free ball top right</source>
        <translation>Balón libre arriba a la derecha</translation>
    </message>
    <message>
        <source>Free ball bottom right</source>
        <translation>Balón libre abajo a la derecha</translation>
    </message>
    <message>
        <source>Free ball top left</source>
        <translation>Balón libre arriba a la izquierda</translation>
    </message>
    <message>
        <source>Free ball bottom left</source>
        <translation>Balón libre abajo a la izquierda</translation>
    </message>
</context>
<context>
    <name>sparkwright::Screenshot</name>
    <message>
        <source>A picture has 1 to %1 pixels along each side.</source>
        <translation>Una imagen tiene de 1 a %1 píxeles en cada lado.</translation>
    </message>
    <message>
        <source>There is not enough memory for a picture of this size.</source>
        <translation>No hay memoria suficiente para una imagen de este tamaño.</translation>
    </message>
    <message>
        <source>The graphics card cannot draw a picture of this size.</source>
        <translation>La tarjeta gráfica no puede dibujar una imagen de este tamaño.</translation>
    </message>
</context>
<context>
    <name>sparkwright::SelectionCommands</name>
    <message>
        <source>&amp;Select</source>
        <translation>&amp;Seleccionar</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s)</source>
        <translation>
            <numerusform>%n objeto</numerusform>
            <numerusform>%n objetos</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no players</source>
        <translation>No hay jugadores</translation>
    </message>
    <message>
        <source>Select something first</source>
        <translation>Seleccione algo primero</translation>
    </message>
    <message>
        <source>The selection cannot be moved</source>
        <translation>La selección no se puede mover</translation>
    </message>
    <message>
        <source>There is no ball to kick</source>
        <translation>No hay balón que chutar</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copiado: %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::SensorFeed</name>
    <message>
        <source>%1 has no updates</source>
        <translation>%1 no tiene actualizaciones</translation>
    </message>
    <message>
        <source>only a robot on a board can be recorded</source>
        <translation>solo se puede grabar un robot conectado</translation>
    </message>
    <message>
        <source>The log has ended.</source>
        <translation>El registro ha terminado.</translation>
    </message>
    <message>
        <source>The log is cut off here.</source>
        <translation>El registro se corta aquí.</translation>
    </message>
</context>
<context>
    <name>sparkwright::SensorPanel</name>
    <message>
        <source>Select a robot to see what its sensors say: angles, forces, what it sees and hears.</source>
        <translation>Seleccione un robot para ver lo que dicen sus sensores: ángulos, fuerzas, lo que ve y oye.</translation>
    </message>
    <message>
        <source>%1 has no sensors.</source>
        <translation>%1 no tiene sensores.</translation>
    </message>
    <message>
        <source>&amp;Plot</source>
        <translation>Ver en &amp;gráfica</translation>
    </message>
    <message>
        <source>Show &amp;picture</source>
        <translation>Mostrar &amp;imagen</translation>
    </message>
    <message>
        <source>&amp;Select its part</source>
        <translation>&amp;Seleccionar su pieza</translation>
    </message>
    <message>
        <source>Copied as table and picture: %1</source>
        <translation>Copiado como tabla e imagen: %1</translation>
    </message>
    <message>
        <source>Filter sensors</source>
        <translation>Filtrar sensores</translation>
    </message>
    <message>
        <source>Sensor</source>
        <translation>Sensor</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Sensors of the robot</source>
        <translation>Sensores del robot</translation>
    </message>
    <message>
        <source>Copy as table and picture</source>
        <translation>Copiar como tabla e imagen</translation>
    </message>
</context>
<context>
    <name>sparkwright::SensorWindow</name>
    <message>
        <source>Sensors</source>
        <translation>Sensores</translation>
    </message>
    <message>
        <source>&amp;Connect…</source>
        <translation>&amp;Conectar…</translation>
    </message>
    <message>
        <source>Bring a robot to a message board</source>
        <translation>Llevar un robot a un tablón de mensajes</translation>
    </message>
    <message>
        <source>&amp;Open log…</source>
        <translation>&amp;Abrir registro…</translation>
    </message>
    <message>
        <source>Play recorded updates</source>
        <translation>Reproducir actualizaciones grabadas</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>Hold what is shown; of a log, its time</source>
        <translation>Retener lo que se muestra; en un registro, su tiempo</translation>
    </message>
    <message>
        <source>&amp;Record…</source>
        <translation>&amp;Grabar…</translation>
    </message>
    <message>
        <source>Write all updates into a file</source>
        <translation>Escribir todas las actualizaciones en un archivo</translation>
    </message>
    <message>
        <source>Connect a robot, or open a log.</source>
        <translation>Conecte un robot o abra un registro.</translation>
    </message>
    <message>
        <source>%1 at %2:%3; arrow keys drive it</source>
        <translation>%1 en %2:%3; las flechas lo conducen</translation>
    </message>
    <message>
        <source>%1, as recorded in %2</source>
        <translation>%1, como se grabó en %2</translation>
    </message>
    <message>
        <source>Open log</source>
        <translation>Abrir registro</translation>
    </message>
    <message>
        <source>Logs of updates (*.f2klog);;All files (*)</source>
        <translation>Registros (*.f2klog);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Record updates</source>
        <translation>Grabar actualizaciones</translation>
    </message>
    <message>
        <source>Logs of updates (*.f2klog)</source>
        <translation>Registros (*.f2klog)</translation>
    </message>
    <message>
        <source>Records into %1</source>
        <translation>Graba en %1</translation>
    </message>
    <message>
        <source>Recorded.</source>
        <translation>Grabado.</translation>
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
        <translation>Sensores</translation>
    </message>
</context>
<context>
    <name>sparkwright::ServerDialog</name>
    <message>
        <source>Server %1</source>
        <translation>Servidor %1</translation>
    </message>
    <message>
        <source>Name of the server</source>
        <translation>Nombre del servidor</translation>
    </message>
    <message>
        <source>Stands in the menu of servers in place of the address</source>
        <translation>Aparece en el menú de servidores en lugar de la dirección</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>off</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Delay, milliseconds</source>
        <translation>Retardo, milisegundos</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Retardo</translation>
    </message>
    <message>
        <source>Over a bad network: shows everything so much later, and evenly. Commands are not delayed</source>
        <translation>Por una red mala: muestra todo ese tiempo más tarde, y con regularidad. Los comandos no se retrasan</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>&amp;Delay</source>
        <translation>&amp;Retardo</translation>
    </message>
    <message>
        <source>Not connected; trying again every second.</source>
        <translation>Sin conexión; se intenta de nuevo cada segundo.</translation>
    </message>
    <message>
        <source>Pictures come unevenly by %1 ms, and are shown when they come.</source>
        <translation>Las imágenes llegan con una irregularidad de %1 ms y se muestran al llegar.</translation>
    </message>
    <message>
        <source>Pictures come unevenly by %1 ms, and are shown %2 ms later.</source>
        <translation>Las imágenes llegan con una irregularidad de %1 ms y se muestran %2 ms más tarde.</translation>
    </message>
</context>
<context>
    <name>sparkwright::ServersMenu</name>
    <message>
        <source>Ser&amp;vers</source>
        <translation>Ser&amp;vidores</translation>
    </message>
    <message>
        <source>&amp;Own simulation</source>
        <translation>Simulación &amp;propia</translation>
    </message>
    <message>
        <source>Show the simulation of this window</source>
        <translation>Mostrar la simulación de esta ventana</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>conectado</translation>
    </message>
    <message>
        <source>trying to connect</source>
        <translation>intentando conectar</translation>
    </message>
    <message>
        <source>reachable</source>
        <translation>accesible</translation>
    </message>
    <message>
        <source>not reachable</source>
        <translation>no accesible</translation>
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
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>&amp;Forget these</source>
        <translation>&amp;Olvidar estos</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Target speed</source>
        <translation>Velocidad deseada</translation>
    </message>
    <message>
        <source>Target speed, in multiples of real time</source>
        <translation>Velocidad deseada, en múltiplos del tiempo real</translation>
    </message>
    <message>
        <source>As fast as possible</source>
        <translation>Lo más rápido posible</translation>
    </message>
    <message>
        <source>The project is not saved: %1</source>
        <translation>No se ha guardado el proyecto: %1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Se ha guardado %1</translation>
    </message>
    <message>
        <source>Run &amp;until…</source>
        <translation>Ejecutar &amp;hasta…</translation>
    </message>
    <message>
        <source>Run up to a time, a number of cycles, a goal, a play mode or a condition, then pause</source>
        <translation>Ejecutar hasta un tiempo, un número de ciclos, un gol, un modo de juego o una condición, y pausar</translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>En pausa: %1</translation>
    </message>
    <message>
        <source>Solve large &amp;heaps iteratively</source>
        <translation>Resolver m&amp;ontones grandes por iteración</translation>
    </message>
    <message>
        <source>Faster where many robots lie on each other; contacts there are softer, and runs differ from exact ones</source>
        <translation>Más rápido cuando muchos robots están unos sobre otros; los contactos son allí más blandos y las ejecuciones difieren de las exactas</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>Más &amp;lento</translation>
    </message>
    <message>
        <source>Choose the next lower speed</source>
        <translation>Elegir la siguiente velocidad más baja</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>Más &amp;rápido</translation>
    </message>
    <message>
        <source>Choose the next higher speed</source>
        <translation>Elegir la siguiente velocidad más alta</translation>
    </message>
    <message>
        <source>As fast as &amp;possible</source>
        <translation>Lo más rápido &amp;posible</translation>
    </message>
    <message>
        <source>Run as fast as the machine can; again: in real time</source>
        <translation>Ejecutar tan rápido como pueda la máquina; de nuevo: en tiempo real</translation>
    </message>
    <message>
        <source>Solve large heaps iteratively</source>
        <translation>Resolver montones grandes por iteración</translation>
    </message>
    <message>
        <source>Ask for %1× only</source>
        <translation>Pedir solo %1×</translation>
    </message>
    <message>
        <source>The run is no faster, but its speed is steady</source>
        <translation>La ejecución no es más rápida, pero su velocidad es constante</translation>
    </message>
</context>
<context>
    <name>sparkwright::Setting</name>
    <message>
        <source>That of the system</source>
        <translation>Según el sistema</translation>
    </message>
    <message>
        <source>The start page</source>
        <translation>La página de inicio</translation>
    </message>
    <message>
        <source>The soccer scene</source>
        <translation>La escena de fútbol</translation>
    </message>
    <message>
        <source>What was opened last</source>
        <translation>Lo último que se abrió</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Pequeño</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automática</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Baja</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Alta</translation>
    </message>
    <message>
        <source>Metres</source>
        <translation>Metros</translation>
    </message>
    <message>
        <source>Centimetres</source>
        <translation>Centímetros</translation>
    </message>
    <message>
        <source>Millimetres</source>
        <translation>Milímetros</translation>
    </message>
    <message>
        <source>Goes on as before</source>
        <translation>Sigue como antes</translation>
    </message>
    <message>
        <source>Stands still</source>
        <translation>Está quieto</translation>
    </message>
    <message>
        <source>Moves with the mouse</source>
        <translation>Se mueve con el ratón</translation>
    </message>
    <message>
        <source>Is thrown</source>
        <translation>Se lanza</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Language of the whole program</source>
        <translation>Idioma de todo el programa</translation>
    </message>
    <message>
        <source>Open at the start</source>
        <translation>Abrir al inicio</translation>
    </message>
    <message>
        <source>What is opened when the program is started without a scene</source>
        <translation>Lo que se abre cuando el programa se inicia sin una escena</translation>
    </message>
    <message>
        <source>Notifications stay for</source>
        <translation>Las notificaciones permanecen</translation>
    </message>
    <message>
        <source>How long a notification covers the corner of the window; the bell in the status bar lists all of them</source>
        <translation>Cuánto tiempo cubre una notificación la esquina de la ventana; la campana de la barra de estado las lista todas</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>no se muestran</translation>
    </message>
    <message>
        <source>Notifications of warnings</source>
        <translation>Notificaciones de avisos</translation>
    </message>
    <message>
        <source>Show warnings as notifications, too; errors always are</source>
        <translation>Mostrar también los avisos como notificaciones; los errores siempre lo son</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Light or dark colours of the whole window</source>
        <translation>Colores claros u oscuros de toda la ventana</translation>
    </message>
    <message>
        <source>Size of texts</source>
        <translation>Tamaño de los textos</translation>
    </message>
    <message>
        <source>Size of all texts but those of the editor, which has its own</source>
        <translation>Tamaño de todos los textos salvo los del editor, que tiene el suyo propio</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>that of the system</source>
        <translation>según el sistema</translation>
    </message>
    <message>
        <source>Size of tool buttons</source>
        <translation>Tamaño de los botones</translation>
    </message>
    <message>
        <source>Size of the pictures in the tool bar</source>
        <translation>Tamaño de las imágenes de la barra de herramientas</translation>
    </message>
    <message>
        <source>Drawing quality</source>
        <translation>Calidad de dibujo</translation>
    </message>
    <message>
        <source>Camera flights</source>
        <translation>Vuelos de la cámara</translation>
    </message>
    <message>
        <source>The camera flies from one view to the next, instead of being there at once</source>
        <translation>La cámara vuela de una vista a la siguiente en lugar de estar allí de inmediato</translation>
    </message>
    <message>
        <source>Reverse turning to the side</source>
        <translation>Invertir el giro lateral</translation>
    </message>
    <message>
        <source>The view turns against the movement of the mouse</source>
        <translation>La vista gira en contra del movimiento del ratón</translation>
    </message>
    <message>
        <source>Reverse turning up and down</source>
        <translation>Invertir el giro vertical</translation>
    </message>
    <message>
        <source>The view tilts against the movement of the mouse</source>
        <translation>La vista se inclina en contra del movimiento del ratón</translation>
    </message>
    <message>
        <source>Speed of turning</source>
        <translation>Velocidad de giro</translation>
    </message>
    <message>
        <source>How far the view turns with the mouse; 1 is usual</source>
        <translation>Cuánto gira la vista con el ratón; 1 es lo habitual</translation>
    </message>
    <message>
        <source>Speed of movements by key</source>
        <translation>Velocidad de los movimientos con teclas</translation>
    </message>
    <message>
        <source>How fast W A S D and the arrow keys move the camera; 1 is usual</source>
        <translation>A qué velocidad mueven la cámara W A S D y las teclas de flecha; 1 es lo habitual</translation>
    </message>
    <message>
        <source>Steps of moving</source>
        <translation>Pasos al mover</translation>
    </message>
    <message>
        <source>Grid on which things come to rest while Ctrl is held</source>
        <translation>Rejilla en la que se detienen los objetos mientras se mantiene pulsada Ctrl</translation>
    </message>
    <message>
        <source> m</source>
        <translation> m</translation>
    </message>
    <message>
        <source>Steps of turning</source>
        <translation>Pasos al girar</translation>
    </message>
    <message>
        <source>Angle in whose multiples things turn while Ctrl is held</source>
        <translation>Ángulo en cuyos múltiplos giran los objetos mientras se mantiene pulsada Ctrl</translation>
    </message>
    <message>
        <source>Unit of lengths</source>
        <translation>Unidad de longitud</translation>
    </message>
    <message>
        <source>Unit beside the mouse while things are moved</source>
        <translation>Unidad junto al ratón mientras se mueven objetos</translation>
    </message>
    <message>
        <source>Handles along own axes</source>
        <translation>Asas según los ejes propios</translation>
    </message>
    <message>
        <source>Handles of a thing follow its own axes, not those of the world</source>
        <translation>Las asas de un objeto siguen sus propios ejes, no los del mundo</translation>
    </message>
    <message>
        <source>What is moved</source>
        <translation>Qué se mueve</translation>
    </message>
    <message>
        <source>What happens to the velocity of a thing that is moved with the mouse</source>
        <translation>Qué ocurre con la velocidad de un objeto que se mueve con el ratón</translation>
    </message>
    <message>
        <source>Scoreboard</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Teams, score, clock and play mode above the view</source>
        <translation>Equipos, marcador, reloj y modo de juego sobre la vista</translation>
    </message>
    <message>
        <source>Map of the field</source>
        <translation>Mapa del campo</translation>
    </message>
    <message>
        <source>A plan of the field in a corner of the view</source>
        <translation>Un plano del campo en una esquina de la vista</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Hilos</translation>
    </message>
    <message>
        <source>Threads that compute a cycle; results are the same with any number</source>
        <translation>Hilos que calculan un ciclo; los resultados son los mismos con cualquier número</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automático</translation>
    </message>
    <message>
        <source>Port of agents</source>
        <translation>Puerto de agentes</translation>
    </message>
    <message>
        <source>TCP port where agents connect, unless the command line or the set-up says otherwise; the next free one if another program has it</source>
        <translation>Puerto TCP al que se conectan los agentes, salvo que la línea de comandos o el montaje indiquen otro; el siguiente libre si lo tiene otro programa</translation>
    </message>
    <message>
        <source>that of the set-up</source>
        <translation>el del montaje</translation>
    </message>
    <message>
        <source>Port of monitors</source>
        <translation>Puerto de monitores</translation>
    </message>
    <message>
        <source>TCP port where monitors connect, as above</source>
        <translation>Puerto TCP al que se conectan los monitores, como arriba</translation>
    </message>
    <message>
        <source>Port of drawings</source>
        <translation>Puerto de dibujos</translation>
    </message>
    <message>
        <source>UDP port where drawings of agents arrive; the next free one if it is taken</source>
        <translation>Puerto UDP al que llegan los dibujos de los agentes; el siguiente libre si está ocupado</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Record runs</source>
        <translation>Grabar ejecuciones</translation>
    </message>
    <message>
        <source>Every run is recorded, so that you can look back at it</source>
        <translation>Cada ejecución se graba, para que pueda volver a verla</translation>
    </message>
    <message>
        <source>Folder of recordings</source>
        <translation>Carpeta de grabaciones</translation>
    </message>
    <message>
        <source>Where recorded runs are stored</source>
        <translation>Dónde se guardan las ejecuciones grabadas</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Font of the text editor</source>
        <translation>Fuente del editor de texto</translation>
    </message>
    <message>
        <source>Size of the font</source>
        <translation>Tamaño de la fuente</translation>
    </message>
    <message>
        <source>Size of the letters of the text editor</source>
        <translation>Tamaño de las letras del editor de texto</translation>
    </message>
    <message>
        <source>Indentation</source>
        <translation>Sangría</translation>
    </message>
    <message>
        <source>Blanks by which Format and new lines indent what is inside a list</source>
        <translation>Espacios con los que Dar formato y las líneas nuevas sangran lo que hay dentro de una lista</translation>
    </message>
    <message>
        <source>Rainbow parentheses</source>
        <translation>Paréntesis arcoíris</translation>
    </message>
    <message>
        <source>Parentheses have colours by their depth</source>
        <translation>Los paréntesis tienen colores según su profundidad</translation>
    </message>
    <message>
        <source>Secure unsaved edits after</source>
        <translation>Asegurar cambios sin guardar tras</translation>
    </message>
    <message>
        <source>After a crash or a power failure, edits up to so long before are offered again</source>
        <translation>Tras un fallo o un corte de corriente, se vuelven a ofrecer los cambios hechos hasta ese tiempo antes</translation>
    </message>
    <message>
        <source>Arm match keys at the start</source>
        <translation>Activar teclas del partido al inicio</translation>
    </message>
    <message>
        <source>Single keys act on the match from the start on; a key that is hit by mistake changes it</source>
        <translation>Teclas sueltas actúan sobre el partido desde el inicio; una tecla pulsada por error lo modifica</translation>
    </message>
    <message>
        <source>Messages of events</source>
        <translation>Mensajes de eventos</translation>
    </message>
    <message>
        <source>Goals, fouls and half time are shown in the view for some seconds</source>
        <translation>Goles, faltas y descanso se muestran en la vista durante unos segundos</translation>
    </message>
    <message>
        <source>Messages of events stay for</source>
        <translation>Los mensajes de eventos permanecen</translation>
    </message>
    <message>
        <source>How long a goal or a foul is shown in the view</source>
        <translation>Cuánto tiempo se muestra en la vista un gol o una falta</translation>
    </message>
    <message>
        <source>Own…</source>
        <translation>Personalizada…</translation>
    </message>
    <message>
        <source>One picture</source>
        <translation>Una imagen</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Lado a lado</translation>
    </message>
    <message>
        <source>Red and cyan glasses</source>
        <translation>Gafas rojo-cian</translation>
    </message>
    <message>
        <source>Low is fastest; automatic is high on a graphics card and medium in software; own asks for each part</source>
        <translation>Baja es la más rápida; automática es alta con una tarjeta gráfica y media por software; personalizada pregunta por cada parte</translation>
    </message>
    <message>
        <source>Stereo</source>
        <translation>Estéreo</translation>
    </message>
    <message>
        <source>Draw the views for each eye; see View › Stereo</source>
        <translation>Dibujar las vistas para cada ojo; véase Ver › Estéreo</translation>
    </message>
    <message>
        <source>Distance of the eyes</source>
        <translation>Distancia entre los ojos</translation>
    </message>
    <message>
        <source>Between the two eyes of stereo views, in the scene: more makes a field look deeper, less suits small things</source>
        <translation>Entre los dos ojos de las vistas estéreo, en la escena: más hace que un campo parezca más profundo; menos conviene a los objetos pequeños</translation>
    </message>
    <message>
        <source> cm</source>
        <translation> cm</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Viewport</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulación</translation>
    </message>
    <message>
        <source>Text editor</source>
        <translation>Editor de texto</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partido</translation>
    </message>
    <message>
        <source>This computer only</source>
        <translation>Solo este equipo</translation>
    </message>
    <message>
        <source>Other computers, too</source>
        <translation>También otros equipos</translation>
    </message>
    <message>
        <source>Other computers, too, also by IPv6</source>
        <translation>También otros, también por IPv6</translation>
    </message>
    <message>
        <source>Is disconnected</source>
        <translation>Se desconecta</translation>
    </message>
    <message>
        <source>Misses a cycle</source>
        <translation>Pierde un ciclo</translation>
    </message>
    <message>
        <source>As the scene says</source>
        <translation>Como diga la escena</translation>
    </message>
    <message>
        <source>Exactly</source>
        <translation>De forma exacta</translation>
    </message>
    <message>
        <source>Exactly, by the engine</source>
        <translation>De forma exacta, por el motor</translation>
    </message>
    <message>
        <source>Iteratively</source>
        <translation>De forma iterativa</translation>
    </message>
    <message>
        <source>Physics is computed</source>
        <translation>La física se calcula</translation>
    </message>
    <message>
        <source>Bodies of heaps solved exactly</source>
        <translation>Cuerpos de montones resueltos de forma exacta</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>cualquier número</translation>
    </message>
    <message>
        <source>Contact rows of heaps solved exactly</source>
        <translation>Filas de contacto de montones resueltos de forma exacta</translation>
    </message>
    <message>
        <source>as the scene says</source>
        <translation>como diga la escena</translation>
    </message>
    <message>
        <source>Pictures of robots&apos; cameras</source>
        <translation>Imágenes de las cámaras de los robots</translation>
    </message>
    <message>
        <source>Each cycle waits for the agents</source>
        <translation>Cada ciclo espera a los agentes</translation>
    </message>
    <message>
        <source>A cycle waits at most</source>
        <translation>Un ciclo espera como máximo</translation>
    </message>
    <message>
        <source>for ever</source>
        <translation>para siempre</translation>
    </message>
    <message>
        <source>An agent that is late</source>
        <translation>Un agente que se retrasa</translation>
    </message>
    <message>
        <source>Agents before the first cycle</source>
        <translation>Agentes antes del primer ciclo</translation>
    </message>
    <message>
        <source>Can be reached from</source>
        <translation>Accesible desde</translation>
    </message>
    <message>
        <source>Port of strategies</source>
        <translation>Puerto de estrategias</translation>
    </message>
    <message>
        <source>that of the game</source>
        <translation>el del juego</translation>
    </message>
    <message>
        <source>Agents connect by</source>
        <translation>Los agentes se conectan por</translation>
    </message>
    <message>
        <source>Monitors connect by</source>
        <translation>Los monitores se conectan por</translation>
    </message>
    <message>
        <source>Silent UDP clients go after</source>
        <translation>Los clientes UDP mudos se van tras</translation>
    </message>
    <message>
        <source>Formats of agents&apos; messages</source>
        <translation>Formatos de los mensajes de agentes</translation>
    </message>
    <message>
        <source>Cycles between messages to monitors</source>
        <translation>Ciclos entre mensajes a monitores</translation>
    </message>
    <message>
        <source>Mounted folders and archives</source>
        <translation>Carpetas y archivos montados</translation>
    </message>
    <message>
        <source>Folders of plugins</source>
        <translation>Carpetas de complementos</translation>
    </message>
    <message>
        <source>Plugins of all scenes</source>
        <translation>Complementos de todas las escenas</translation>
    </message>
    <message>
        <source>Folder of logs</source>
        <translation>Carpeta de registros</translation>
    </message>
    <message>
        <source>Steps of a script</source>
        <translation>Pasos de un script</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>Time of scripts</source>
        <translation>Tiempo de los scripts</translation>
    </message>
    <message>
        <source>Memory of scripts</source>
        <translation>Memoria de los scripts</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Steps of an agent inside</source>
        <translation>Pasos de un agente interno</translation>
    </message>
    <message>
        <source>Time of an agent inside</source>
        <translation>Tiempo de un agente interno</translation>
    </message>
    <message>
        <source>Report what is forgiven</source>
        <translation>Informar de lo que se tolera</translation>
    </message>
    <message>
        <source>Shift arguments of templates</source>
        <translation>Desplazar argumentos de plantillas</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>Files and scripts</source>
        <translation>Archivos y scripts</translation>
    </message>
</context>
<context>
    <name>sparkwright::SettingRow</name>
    <message>
        <source> Takes effect at the next reset.</source>
        <translation> Surte efecto en el próximo restablecimiento.</translation>
    </message>
    <message>
        <source> Takes effect at the next start.</source>
        <translation> Surte efecto en el próximo inicio.</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <translation>Restablecer: %1</translation>
    </message>
    <message>
        <source>Back to the preset</source>
        <translation>Volver al valor inicial</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Activado</translation>
    </message>
    <message>
        <source>That of the system</source>
        <translation>Según el sistema</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>The preset folder</source>
        <translation>La carpeta inicial</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Elegir: %1</translation>
    </message>
    <message>
        <source>None; several with , between them</source>
        <translation>Ninguno; varios, con , entre ellos</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Añadir…</translation>
    </message>
    <message>
        <source>None; several with : between them</source>
        <translation>Ninguna; varias, con : entre ellas</translation>
    </message>
</context>
<context>
    <name>sparkwright::SettingsFile</name>
    <message>
        <source>it has bytes that are no text</source>
        <translation>Contiene bytes que no son texto</translation>
    </message>
    <message>
        <source>the name of a section does not end</source>
        <translation>El nombre de una sección no termina</translation>
    </message>
    <message>
        <source>it should say name=value</source>
        <translation>Debería decir nombre=valor</translation>
    </message>
    <message>
        <source>%1: the settings cannot be read: %2. The presets are used; nothing is stored until that is mended.</source>
        <translation>%1: no se pueden leer los ajustes: %2. Se usan los valores iniciales; no se guarda nada hasta que eso se corrija.</translation>
    </message>
    <message>
        <source>%1: settings of more than 64 MB are not read</source>
        <translation>%1: los ajustes de más de 64 MB no se leen</translation>
    </message>
    <message>
        <source>%1:%2: the settings are damaged: %3. They cannot be kept aside.</source>
        <translation>%1:%2: los ajustes están dañados: %3. No se pueden conservar aparte.</translation>
    </message>
    <message>
        <source>%1:%2: the settings are damaged: %3. The presets are used; the damaged file is %4.</source>
        <translation>%1:%2: los ajustes están dañados: %3. Se usan los valores iniciales; el archivo dañado es %4.</translation>
    </message>
</context>
<context>
    <name>sparkwright::ShellPart</name>
    <message>
        <source>Ne&amp;xt pane</source>
        <translation>Panel si&amp;guiente</translation>
    </message>
    <message>
        <source>Give the next view, dock or bar the keyboard</source>
        <translation>Dar el teclado a la siguiente vista, panel o barra</translation>
    </message>
    <message>
        <source>Pre&amp;vious pane</source>
        <translation>Panel &amp;anterior</translation>
    </message>
    <message>
        <source>Give the previous view, dock or bar the keyboard</source>
        <translation>Dar el teclado a la anterior vista, panel o barra</translation>
    </message>
    <message>
        <source>System &amp;information…</source>
        <translation>&amp;Información del sistema…</translation>
    </message>
    <message>
        <source>Versions, machine and OpenGL, to be copied into the report of a bug</source>
        <translation>Versiones, máquina y OpenGL, para copiarlas en el informe de un error</translation>
    </message>
    <message>
        <source>Restart in sa&amp;fe mode</source>
        <translation>Reiniciar en modo se&amp;guro</translation>
    </message>
    <message>
        <source>Start again with presets, without touching stored settings and layouts</source>
        <translation>Iniciar de nuevo con los valores iniciales, sin tocar los ajustes y disposiciones guardados</translation>
    </message>
    <message>
        <source>&amp;Restart normally</source>
        <translation>&amp;Reiniciar normalmente</translation>
    </message>
    <message>
        <source>Start again with your settings and layouts</source>
        <translation>Iniciar de nuevo con sus ajustes y disposiciones</translation>
    </message>
    <message>
        <source>Safe mode</source>
        <translation>Modo seguro</translation>
    </message>
    <message>
        <source>Safe mode: presets are used, and your settings and layouts are not touched.</source>
        <translation>Modo seguro: se usan los valores iniciales, y sus ajustes y disposiciones no se tocan.</translation>
    </message>
    <message>
        <source>%1 is open in another Sparkwright, too (process %2). Each has its own simulation; edits of one are offered in the other when they are saved.</source>
        <translation>%1 también está abierto en otro Sparkwright (proceso %2). Cada uno tiene su propia simulación; los cambios de uno se ofrecen en el otro cuando se guardan.</translation>
    </message>
    <message>
        <source>Sparkwright cannot be started again</source>
        <translation>No se puede iniciar Sparkwright de nuevo</translation>
    </message>
    <message>
        <source>System information</source>
        <translation>Información del sistema</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>C&amp;errar</translation>
    </message>
</context>
<context>
    <name>sparkwright::SideWords</name>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Amarillo</translation>
    </message>
</context>
<context>
    <name>sparkwright::SignalEdit</name>
    <message>
        <source>This run has no signal %1.</source>
        <translation>Esta ejecución no tiene ninguna señal %1.</translation>
    </message>
    <message>
        <source>This run has no signal %1: %2</source>
        <translation>Esta ejecución no tiene ninguna señal %1. %2</translation>
    </message>
</context>
<context>
    <name>sparkwright::SignalModel</name>
    <message>
        <source>Signal</source>
        <translation>Señal</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
</context>
<context>
    <name>sparkwright::SignalTree</name>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>List only signals with these words in their names or paths</source>
        <translation>Listar solo las señales con estas palabras en sus nombres o rutas</translation>
    </message>
    <message>
        <source>Filter of the signals</source>
        <translation>Filtro de las señales</translation>
    </message>
    <message>
        <source>Signals</source>
        <translation>Señales</translation>
    </message>
</context>
<context>
    <name>sparkwright::SourcePart</name>
    <message>
        <source>Show sour&amp;ce</source>
        <translation>Mostrar códi&amp;go</translation>
    </message>
    <message>
        <source>Show text, tree and properties of the scene, and the selected form</source>
        <translation>Mostrar el texto, el árbol y las propiedades de la escena, y la forma seleccionada</translation>
    </message>
    <message>
        <source>S&amp;plit text</source>
        <translation>&amp;Dividir texto</translation>
    </message>
    <message>
        <source>Show the text in two panes side by side</source>
        <translation>Mostrar el texto en dos paneles, uno al lado del otro</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>Find in files</source>
        <translation>Buscar en archivos</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>Como en el archivo</translation>
    </message>
    <message>
        <source>Undo steps of the text</source>
        <translation>Pasos para deshacer del texto</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Texto</translation>
    </message>
    <message>
        <source>Place in the text</source>
        <translation>Lugar en el texto</translation>
    </message>
    <message>
        <source>Problems %1</source>
        <translation>Problemas %1</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Ctrl+click: go to definition · Alt+drag: select a rectangle · Ctrl+wheel: size of the letters · rest on a word: what it is</source>
        <translation>Ctrl+clic: ir a la definición · Alt+arrastrar: seleccionar un rectángulo · Ctrl+rueda: tamaño de las letras · detenerse en una palabra: qué es</translation>
    </message>
    <message>
        <source>Click: select · Double click: go to text · Drag: move in the tree · Right click: menu</source>
        <translation>Clic: seleccionar · Doble clic: ir al texto · Arrastrar: mover en el árbol · Clic derecho: menú</translation>
    </message>
    <message>
        <source>No file has made this node: it belongs to the program or a script</source>
        <translation>Ningún archivo ha creado este nodo: pertenece al programa o a un script</translation>
    </message>
    <message>
        <source>Open as te&amp;xt…</source>
        <translation>Abrir como te&amp;xto…</translation>
    </message>
    <message>
        <source>Open files in the text editor; what runs stays as it is</source>
        <translation>Abrir archivos en el editor de texto; lo que se ejecuta queda como está</translation>
    </message>
    <message>
        <source>Not in %1: edited since. Undo there, too.</source>
        <translation>No en %1: se ha editado desde entonces. Deshágalo también allí.</translation>
    </message>
</context>
<context>
    <name>sparkwright::SourceTreeDelegate</name>
    <message>
        <source>no class</source>
        <translation>sin clase</translation>
    </message>
    <message>
        <source>import</source>
        <translation>importación</translation>
    </message>
    <message>
        <source>select</source>
        <translation>selección</translation>
    </message>
    <message>
        <source>switch</source>
        <translation>switch</translation>
    </message>
    <message>
        <source>case</source>
        <translation>caso</translation>
    </message>
    <message>
        <source>template</source>
        <translation>plantilla</translation>
    </message>
    <message>
        <source>Name of the node</source>
        <translation>Nombre del nodo</translation>
    </message>
</context>
<context>
    <name>sparkwright::SourceTreeModel</name>
    <message>
        <source>Which file this is depends on variables.</source>
        <translation>Qué archivo es depende de variables.</translation>
    </message>
    <message>
        <source>%1 is not found below the data folders.</source>
        <translation>No se encuentra %1 en las carpetas de datos.</translation>
    </message>
    <message>
        <source>This file imports itself.</source>
        <translation>Este archivo se importa a sí mismo.</translation>
    </message>
    <message>
        <source>Imported from %1. Open that file to edit it.</source>
        <translation>Importado de %1. Abra ese archivo para editarlo.</translation>
    </message>
</context>
<context>
    <name>sparkwright::SourceTreePanel</name>
    <message>
        <source>Keep local pose</source>
        <translation>Conservar la pose local</translation>
    </message>
    <message>
        <source>Filter by name, class or value</source>
        <translation>Filtrar por nombre, clase o valor</translation>
    </message>
    <message>
        <source>Filter nodes</source>
        <translation>Filtrar nodos</translation>
    </message>
    <message>
        <source>Moves the node with its numbers as they are, so that it stands elsewhere.</source>
        <translation>Mueve el nodo con sus números tal como están, de modo que queda en otro lugar.</translation>
    </message>
    <message>
        <source>Hide message</source>
        <translation>Ocultar mensaje</translation>
    </message>
</context>
<context>
    <name>sparkwright::SourceTreeView</name>
    <message>
        <source>Nodes of the scene file</source>
        <translation>Nodos del archivo de la escena</translation>
    </message>
    <message>
        <source>Add node…</source>
        <translation>Añadir nodo…</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Cortar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Mover arriba</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Mover abajo</translation>
    </message>
    <message>
        <source>Copy node path</source>
        <translation>Copiar ruta del nodo</translation>
    </message>
    <message>
        <source>Open imported file</source>
        <translation>Abrir archivo importado</translation>
    </message>
    <message>
        <source>Go to text</source>
        <translation>Ir al texto</translation>
    </message>
    <message>
        <source>No node matches.</source>
        <translation>Ningún nodo coincide.</translation>
    </message>
    <message>
        <source>The file has no nodes yet. Ctrl+Shift+A adds one.</source>
        <translation>El archivo aún no tiene nodos. Ctrl+Mayús+A añade uno.</translation>
    </message>
    <message>
        <source>Add a node into the selected one, or behind it</source>
        <translation>Añadir un nodo dentro del seleccionado o detrás de él</translation>
    </message>
    <message>
        <source>Rename the node</source>
        <translation>Cambiar el nombre del nodo</translation>
    </message>
    <message>
        <source>Put copies of the selected nodes behind them</source>
        <translation>Poner copias de los nodos seleccionados detrás de ellos</translation>
    </message>
    <message>
        <source>Delete the selected nodes</source>
        <translation>Eliminar los nodos seleccionados</translation>
    </message>
    <message>
        <source>Cut the selected nodes as text</source>
        <translation>Cortar los nodos seleccionados como texto</translation>
    </message>
    <message>
        <source>Copy the selected nodes as text</source>
        <translation>Copiar los nodos seleccionados como texto</translation>
    </message>
    <message>
        <source>Paste nodes into the selected one, or behind it</source>
        <translation>Pegar nodos dentro del seleccionado o detrás de él</translation>
    </message>
    <message>
        <source>Put the selected nodes before the one above them</source>
        <translation>Poner los nodos seleccionados antes del que está encima</translation>
    </message>
    <message>
        <source>Put the selected nodes behind the one below them</source>
        <translation>Poner los nodos seleccionados detrás del que está debajo</translation>
    </message>
    <message>
        <source>Copy the names that lead to the node, separated by /</source>
        <translation>Copiar los nombres que llevan al nodo, separados por /</translation>
    </message>
    <message>
        <source>Open the imported file, to edit its nodes</source>
        <translation>Abrir el archivo importado para editar sus nodos</translation>
    </message>
    <message>
        <source>Show the node in the text</source>
        <translation>Mostrar el nodo en el texto</translation>
    </message>
    <message>
        <source>Open a scene in RSG to see its nodes.</source>
        <translation>Abra una escena en RSG para ver sus nodos.</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>Desplegar todo</translation>
    </message>
    <message>
        <source>Show all nodes of the file</source>
        <translation>Mostrar todos los nodos del archivo</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>Plegar todo</translation>
    </message>
    <message>
        <source>Show the top nodes of the file only</source>
        <translation>Mostrar solo los nodos superiores del archivo</translation>
    </message>
</context>
<context>
    <name>sparkwright::StandingsView</name>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jugados</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganados</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Empatados</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidos</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Goles</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
</context>
<context>
    <name>sparkwright::StartModel</name>
    <message>
        <source>, missing</source>
        <translation>, no se encuentra</translation>
    </message>
    <message>
        <source>, pinned</source>
        <translation>, fijado</translation>
    </message>
    <message>
        <source>Missing: %1</source>
        <translation>No se encuentra: %1</translation>
    </message>
    <message>
        <source>Project in %1</source>
        <translation>Proyecto en %1</translation>
    </message>
    <message>
        <source>, unsaved edits</source>
        <translation>, cambios sin guardar</translation>
    </message>
    <message>
        <source>Unsaved edits: open to restore</source>
        <translation>Cambios sin guardar: abra para restaurarlos</translation>
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
        <translation>Buscar un ejemplo o un archivo reciente</translation>
    </message>
    <message>
        <source>Filter of the start page</source>
        <translation>Filtro de la página de inicio</translation>
    </message>
    <message>
        <source>New project…</source>
        <translation>Nuevo proyecto…</translation>
    </message>
    <message>
        <source>A folder with a scene, and if you like a robot, a team and a program for it</source>
        <translation>Una carpeta con una escena y, si se desea, un robot, un equipo y un programa para ello</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>A scene, set-up, project or recording; or drop it here</source>
        <translation>Una escena, un montaje, un proyecto o una grabación; o suéltelos aquí</translation>
    </message>
    <message>
        <source>Soccer field</source>
        <translation>Campo de fútbol</translation>
    </message>
    <message>
        <source>The 3D league, ready for your agents on port 3100</source>
        <translation>La liga 3D, lista para sus agentes en el puerto 3100</translation>
    </message>
    <message>
        <source>Demo match</source>
        <translation>Partido de demostración</translation>
    </message>
    <message>
        <source>Watch two teams that play by themselves</source>
        <translation>Ver dos equipos que juegan solos</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recientes</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Archivos recientes</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Volver a %1</translation>
    </message>
    <message>
        <source>No recent file has this in its name.</source>
        <translation>Ningún archivo reciente contiene esto en su nombre.</translation>
    </message>
    <message>
        <source>What you open appears here. Pin what you need often.</source>
        <translation>Lo que abra aparecerá aquí. Fije lo que necesite a menudo.</translation>
    </message>
    <message>
        <source>No example has this in its name.</source>
        <translation>Ningún ejemplo contiene esto en su nombre.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Unpin</source>
        <translation>&amp;Dejar de fijar</translation>
    </message>
    <message>
        <source>&amp;Pin</source>
        <translation>&amp;Fijar</translation>
    </message>
    <message>
        <source>&amp;Show its folder</source>
        <translation>&amp;Mostrar su carpeta</translation>
    </message>
    <message>
        <source>&amp;Remove from this list</source>
        <translation>&amp;Quitar de esta lista</translation>
    </message>
    <message>
        <source>New scene…</source>
        <translation>Nueva escena…</translation>
    </message>
    <message>
        <source>A scene or a set-up script from a template, ready to be edited</source>
        <translation>Una escena o un script de montaje a partir de una plantilla, listos para editar</translation>
    </message>
</context>
<context>
    <name>sparkwright::StartPart</name>
    <message>
        <source>Start &amp;page</source>
        <translation>&amp;Página de inicio</translation>
    </message>
    <message>
        <source>Show recent files and examples; the scene pauses</source>
        <translation>Mostrar archivos recientes y ejemplos; la escena queda en pausa</translation>
    </message>
    <message>
        <source>&amp;New project…</source>
        <translation>&amp;Nuevo proyecto…</translation>
    </message>
    <message>
        <source>Make a folder with a scene, and if you like a robot and a team</source>
        <translation>Crear una carpeta con una escena y, si se desea, un robot y un equipo</translation>
    </message>
    <message>
        <source>&amp;Close scene</source>
        <translation>&amp;Cerrar escena</translation>
    </message>
    <message>
        <source>Close the scene, and show the start page</source>
        <translation>Cerrar la escena y mostrar la página de inicio</translation>
    </message>
    <message>
        <source>New &amp;scene…</source>
        <translation>Nueva e&amp;scena…</translation>
    </message>
    <message>
        <source>Make a scene or a set-up script from a template, and edit it</source>
        <translation>Crear una escena o un script de montaje a partir de una plantilla y editarlos</translation>
    </message>
</context>
<context>
    <name>sparkwright::StartProgramDialog</name>
    <message>
        <source>Choose a folder</source>
        <translation>Elegir una carpeta</translation>
    </message>
    <message>
        <source>Starts: %1</source>
        <translation>Inicia: %1</translation>
    </message>
    <message>
        <source>Start a program</source>
        <translation>Iniciar un programa</translation>
    </message>
    <message>
        <source>&amp;Command:</source>
        <translation>&amp;Comando:</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>As in a terminal; {host}, {port}, {monitor-port}, {team} and {number} are filled in, and NAME=VALUE in front sets the environment.</source>
        <translation>Como en un terminal; {host}, {port}, {monitor-port}, {team} y {number} se rellenan, y NAME=VALUE delante define el entorno.</translation>
    </message>
    <message>
        <source>&amp;Folder:</source>
        <translation>Car&amp;peta:</translation>
    </message>
    <message>
        <source>in which it runs</source>
        <translation>en la que se ejecuta</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>&amp;Team:</source>
        <translation>E&amp;quipo:</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>&amp;Number:</source>
        <translation>&amp;Número:</translation>
    </message>
    <message>
        <source>Number of the first player</source>
        <translation>Número del primer jugador</translation>
    </message>
    <message>
        <source>How &amp;often:</source>
        <translation>C&amp;uántas veces:</translation>
    </message>
    <message>
        <source>How often it is started</source>
        <translation>Cuántas veces se inicia</translation>
    </message>
    <message>
        <source>Each next one gets the next number</source>
        <translation>Cada uno recibe el número siguiente</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Examinar…</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Iniciar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>sparkwright::StartTeamDialog</name>
    <message>
        <source>A team file (.sparkteam) names the programs of a team. Choose one, or begin with an example.</source>
        <translation>Un archivo de equipo (.sparkteam) indica los programas de un equipo. Elija uno o empiece con un ejemplo.</translation>
    </message>
    <message>
        <source>Starts %1 as team %2 on port %3:</source>
        <translation>Inicia %1 como equipo %2 en el puerto %3:</translation>
    </message>
    <message numerus="yes">
        <source>%n program(s)</source>
        <translation>
            <numerusform>%n programa</numerusform>
            <numerusform>%n programas</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a team file</source>
        <translation>Elegir un archivo de equipo</translation>
    </message>
    <message>
        <source>Team files (*.sparkteam)</source>
        <translation>Archivos de equipo (*.sparkteam)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Start a team</source>
        <translation>Iniciar un equipo</translation>
    </message>
    <message>
        <source>&amp;Team file:</source>
        <translation>&amp;Archivo de equipo:</translation>
    </message>
    <message>
        <source>&amp;Name of the team:</source>
        <translation>&amp;Nombre del equipo:</translation>
    </message>
    <message>
        <source>Team file</source>
        <translation>Archivo de equipo</translation>
    </message>
    <message>
        <source>Name of the team</source>
        <translation>Nombre del equipo</translation>
    </message>
    <message>
        <source>In place of the name in the file</source>
        <translation>En lugar del nombre que figura en el archivo</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Qué está mal</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Examinar…</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Iniciar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>sparkwright::StatesPart</name>
    <message>
        <source>&amp;Keep this state…</source>
        <translation>&amp;Guardar este estado…</translation>
    </message>
    <message>
        <source>Write the exact state of the run to a file, from which it can go on again</source>
        <translation>Escribir el estado exacto de la ejecución en un archivo desde el que puede continuar de nuevo</translation>
    </message>
    <message>
        <source>&amp;Open a state…</source>
        <translation>&amp;Abrir un estado…</translation>
    </message>
    <message>
        <source>Choose a file with a state, and let the run go on from it</source>
        <translation>Elegir un archivo con un estado y continuar la ejecución desde él</translation>
    </message>
    <message>
        <source>Show &amp;folder of states</source>
        <translation>Mostrar &amp;carpeta de estados</translation>
    </message>
    <message>
        <source>Show the files of kept states, to rename or delete them</source>
        <translation>Mostrar los archivos de los estados guardados, para cambiarles el nombre o eliminarlos</translation>
    </message>
    <message>
        <source>R&amp;estore state</source>
        <translation>R&amp;estaurar estado</translation>
    </message>
    <message>
        <source>The scene has changed meanwhile: nothing is kept</source>
        <translation>La escena ha cambiado entretanto: no se guarda nada</translation>
    </message>
    <message>
        <source>The state is not kept: the log says why</source>
        <translation>No se guarda el estado: el registro dice por qué</translation>
    </message>
    <message>
        <source>Kept as %1</source>
        <translation>Guardado como %1</translation>
    </message>
    <message>
        <source>A run from the state %1 may differ from this one: %2</source>
        <translation>Una ejecución desde el estado %1 puede diferir de esta: %2</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <comment>state: name, scene, date</comment>
        <translation>%1 (%2, %3)</translation>
    </message>
    <message>
        <source>At %1 of %2</source>
        <translation>En %1 de %2</translation>
    </message>
    <message>
        <source>No state has been kept yet</source>
        <translation>Todavía no se ha guardado ningún estado</translation>
    </message>
    <message>
        <source>%1 could not be opened: the log says why</source>
        <translation>No se pudo abrir %1: el registro dice por qué</translation>
    </message>
    <message>
        <source>Restore state</source>
        <translation>Restaurar estado</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s) of other programs will be disconnected, since they do not know the state.</source>
        <translation>
            <numerusform>Se desconectará %n agente de otro programa, ya que no conoce el estado.</numerusform>
            <numerusform>Se desconectarán %n agentes de otros programas, ya que no conocen el estado.</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
</context>
<context>
    <name>sparkwright::StatusRow</name>
    <message>
        <source>Connections</source>
        <translation>Conexiones</translation>
    </message>
    <message>
        <source>Simulated time</source>
        <translation>Tiempo simulado</translation>
    </message>
    <message>
        <source>Simulated time since the start</source>
        <translation>Tiempo simulado desde el comienzo</translation>
    </message>
    <message>
        <source>Measured speed</source>
        <translation>Velocidad medida</translation>
    </message>
    <message>
        <source>Measured speed: simulated time per real time, over the last second</source>
        <translation>Velocidad medida: tiempo simulado por tiempo real, durante el último segundo</translation>
    </message>
    <message>
        <source>State of the simulation</source>
        <translation>Estado de la simulación</translation>
    </message>
</context>
<context>
    <name>sparkwright::StatusSentence</name>
    <message>
        <source>Agent %1</source>
        <translation>Agente %1</translation>
    </message>
    <message>
        <source>No scene is open</source>
        <translation>No hay ninguna escena abierta</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Cargando…</translation>
    </message>
    <message>
        <source>The scene could not be loaded: the log says why</source>
        <translation>No se pudo cargar la escena: el registro dice por qué</translation>
    </message>
    <message>
        <source>Waiting for agents</source>
        <translation>Esperando agentes</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <translation>Esperando a %1</translation>
    </message>
    <message>
        <source>Waiting for %1 and %2</source>
        <translation>Esperando a %1 y %2</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %1 and %n other(s)</source>
        <translation>
            <numerusform>Esperando a %1 y a %n más</numerusform>
            <numerusform>Esperando a %1 y a %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Paused: agents get their robots when it runs</source>
        <translation>En pausa: los agentes recibirán sus robots cuando se ejecute</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminado</translation>
    </message>
    <message>
        <source>The match waits for a decision</source>
        <translation>El partido espera una decisión</translation>
    </message>
    <message>
        <source>Physics takes %1 ms per cycle</source>
        <translation>La física tarda %1 ms por ciclo</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En marcha</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s)</source>
        <translation>
            <numerusform>%n agente</numerusform>
            <numerusform>%n agentes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n monitor(s)</source>
        <translation>
            <numerusform>%n monitor</numerusform>
            <numerusform>%n monitores</numerusform>
        </translation>
    </message>
    <message>
        <source>not connected: %1</source>
        <translation>sin conexión: %1</translation>
    </message>
    <message>
        <source>ports %1, %2</source>
        <translation>puertos %1, %2</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Running until %1</source>
        <translation>En marcha hasta %1</translation>
    </message>
    <message>
        <source>Waiting for %1: %2 ms per cycle</source>
        <translation>Esperando a %1: %2 ms por ciclo</translation>
    </message>
    <message>
        <source>Scripts and actions take %1 ms per cycle</source>
        <translation>Los scripts y las acciones tardan %1 ms por ciclo</translation>
    </message>
    <message>
        <source>Finding contacts takes %1 ms per cycle</source>
        <translation>La búsqueda de contactos tarda %1 ms por ciclo</translation>
    </message>
    <message>
        <source>The referee takes %1 ms per cycle</source>
        <translation>El árbitro tarda %1 ms por ciclo</translation>
    </message>
    <message>
        <source>Senses of robots take %1 ms per cycle</source>
        <translation>Los sentidos de los robots tardan %1 ms por ciclo</translation>
    </message>
    <message>
        <source>Agents inside think for %1 ms per cycle</source>
        <translation>Los agentes internos piensan %1 ms por ciclo</translation>
    </message>
    <message>
        <source>Views and monitors take %1 ms per cycle</source>
        <translation>Las vistas y los monitores tardan %1 ms por ciclo</translation>
    </message>
    <message>
        <source>The machine is busy: %1 ms per cycle are lost</source>
        <translation>La máquina está ocupada: se pierden %1 ms por ciclo</translation>
    </message>
    <message>
        <source>Searching for %1: %2 of %3 s</source>
        <translation>Buscando %1: %2 de %3 s</translation>
    </message>
</context>
<context>
    <name>sparkwright::StepMenu</name>
    <message>
        <source>&amp;Exact</source>
        <translation>&amp;Exacto</translation>
    </message>
    <message>
        <source>All forces at once, as robots on legs need it; the fastest exact way</source>
        <translation>Todas las fuerzas a la vez, como lo necesitan los robots con piernas; la forma exacta más rápida</translation>
    </message>
    <message>
        <source>Exact, by the e&amp;ngine</source>
        <translation>Exacto, con el &amp;motor físico</translation>
    </message>
    <message>
        <source>The same numbers to the last bit from the physics engine itself, slower: to compare</source>
        <translation>Los mismos números hasta el último bit, del propio motor físico, más lento: para comparar</translation>
    </message>
    <message>
        <source>&amp;Iterative</source>
        <translation>&amp;Iterativo</translation>
    </message>
    <message>
        <source>Forces by approximation: for large heaps; contacts and joints are softer, and runs differ from exact ones</source>
        <translation>Fuerzas por aproximación: para montones grandes; los contactos y las articulaciones son más blandos, y las ejecuciones difieren de las exactas</translation>
    </message>
    <message>
        <source>Ph&amp;ysics steps</source>
        <translation>Pasos de &amp;física</translation>
    </message>
</context>
<context>
    <name>sparkwright::StereoCommands</name>
    <message>
        <source>One &amp;picture</source>
        <translation>Una &amp;imagen</translation>
    </message>
    <message>
        <source>Draw one picture for both eyes</source>
        <translation>Dibujar una imagen para ambos ojos</translation>
    </message>
    <message>
        <source>&amp;Side by side</source>
        <translation>&amp;Lado a lado</translation>
    </message>
    <message>
        <source>Draw a picture for each eye in the two halves of the view, for stereo screens and viewers</source>
        <translation>Dibujar una imagen para cada ojo en las dos mitades de la vista, para pantallas y visores estéreo</translation>
    </message>
    <message>
        <source>&amp;Red and cyan glasses</source>
        <translation>&amp;Gafas rojo-cian</translation>
    </message>
    <message>
        <source>Draw the pictures of both eyes over one another, for glasses with a red left and a cyan right glass</source>
        <translation>Dibujar las imágenes de ambos ojos una sobre otra, para gafas con cristal izquierdo rojo y derecho cian</translation>
    </message>
    <message>
        <source>&amp;Next kind of stereo</source>
        <translation>&amp;Siguiente tipo de estéreo</translation>
    </message>
    <message>
        <source>One picture, side by side, red and cyan glasses, in turn</source>
        <translation>Una imagen, lado a lado y gafas rojo-cian, por turno</translation>
    </message>
    <message>
        <source>Ste&amp;reo</source>
        <translation>Esté&amp;reo</translation>
    </message>
</context>
<context>
    <name>sparkwright::StrategiesPanel</name>
    <message>
        <source>Strategies</source>
        <translation>Estrategias</translation>
    </message>
    <message>
        <source>In a game of strategies, one program or library moves all robots of a team. Open SimuroSot from the start page, or make a strategy of your own:</source>
        <translation>En un juego de estrategias, un programa o una biblioteca mueve todos los robots de un equipo. Abra SimuroSot desde la página de inicio o cree una estrategia propia:</translation>
    </message>
</context>
<context>
    <name>sparkwright::StrategiesPart</name>
    <message>
        <source>New s&amp;trategy…</source>
        <translation>Nueva es&amp;trategia…</translation>
    </message>
    <message>
        <source>Make a strategy in C, C++ or Python, compile it, and let it play</source>
        <translation>Crear una estrategia en C, C++ o Python, compilarla y hacerla jugar</translation>
    </message>
    <message>
        <source>Show &amp;strategies</source>
        <translation>Mostrar las e&amp;strategias</translation>
    </message>
    <message>
        <source>Choose and watch the strategies that lead the teams of this game</source>
        <translation>Elegir y observar las estrategias que dirigen los equipos de este juego</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copiado: %1</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>Estrategias</translation>
    </message>
    <message>
        <source>%1 is made</source>
        <translation>%1 está creado</translation>
    </message>
</context>
<context>
    <name>sparkwright::StrategyBuild</name>
    <message>
        <source>There is no compiler for %1 on this machine. On Debian: apt-get install build-essential</source>
        <translation>No hay compilador de %1 en esta máquina. En Debian: apt-get install build-essential</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>No se puede escribir %1: %2</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
</context>
<context>
    <name>sparkwright::StrategyProgram</name>
    <message>
        <source>There is no file %1.</source>
        <translation>No existe el archivo %1.</translation>
    </message>
</context>
<context>
    <name>sparkwright::StrategySlot</name>
    <message>
        <source>Choose a strategy</source>
        <translation>Elegir una estrategia</translation>
    </message>
    <message>
        <source>Strategies (*.so *.py);;All files (*)</source>
        <translation>Estrategias (*.so *.py);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>%1 was built.</source>
        <translation>%1 se compiló.</translation>
    </message>
    <message>
        <source>%1 could not be built: %2</source>
        <translation>No se pudo compilar %1: %2</translation>
    </message>
    <message>
        <source>Runs inside the simulator</source>
        <translation>Se ejecuta dentro del simulador</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Juega</translation>
    </message>
    <message>
        <source>Plays, started elsewhere</source>
        <translation>Juega, iniciada en otro lugar</translation>
    </message>
    <message>
        <source>No port is open for strategies: see Agents</source>
        <translation>No hay ningún puerto abierto para estrategias: vea Agentes</translation>
    </message>
    <message>
        <source>Is compiled…</source>
        <translation>Se está compilando…</translation>
    </message>
    <message>
        <source>Starts…</source>
        <translation>Se inicia…</translation>
    </message>
    <message>
        <source>No strategy</source>
        <translation>Sin estrategia</translation>
    </message>
    <message>
        <source>%1 frames/s</source>
        <translation>%1 cuadros/s</translation>
    </message>
    <message>
        <source>%1 ms for a call (99 %: %2 ms, longest: %3 ms)</source>
        <translation>%1 ms por llamada (99 %: %2 ms, la más larga: %3 ms)</translation>
    </message>
    <message numerus="yes">
        <source>%n late frame(s)</source>
        <translation>
            <numerusform>%n cuadro tardío</numerusform>
            <numerusform>%n cuadros tardíos</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Strategy:</source>
        <translation>&amp;Estrategia:</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Estrategia</translation>
    </message>
    <message>
        <source>a library (.so) or a Python program</source>
        <translation>una biblioteca (.so) o un programa en Python</translation>
    </message>
    <message>
        <source>Strategies that were used last, and those that come along; or the path of a file</source>
        <translation>Estrategias usadas por última vez y las incluidas; o la ruta de un archivo</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Elegir un archivo</translation>
    </message>
    <message>
        <source>Choose a strategy&apos;s file</source>
        <translation>Elegir el archivo de una estrategia</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Cargar</translation>
    </message>
    <message>
        <source>Start this strategy for the side</source>
        <translation>Iniciar esta estrategia para el lado</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recargar</translation>
    </message>
    <message>
        <source>Load the library again; the match goes on</source>
        <translation>Volver a cargar la biblioteca; el partido sigue</translation>
    </message>
    <message>
        <source>Unload</source>
        <translation>Descargar</translation>
    </message>
    <message>
        <source>End the strategy; the match pauses until there is another one and you resume it</source>
        <translation>Terminar la estrategia; el partido se detiene hasta que haya otra y usted lo reanude</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Compilar</translation>
    </message>
    <message>
        <source>Compile the source beside the library, and load it</source>
        <translation>Compilar el código fuente junto a la biblioteca y cargarla</translation>
    </message>
    <message>
        <source>Copy the command that starts it from a terminal</source>
        <translation>Copiar el comando que la inicia desde una terminal</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>Copiar el comando</translation>
    </message>
    <message>
        <source>&amp;Follow changes</source>
        <translation>&amp;Seguir los cambios</translation>
    </message>
    <message>
        <source>Compile the source when it is saved, and load the library again when it changes</source>
        <translation>Compilar el código cuando se guarda y volver a cargar la biblioteca cuando cambia</translation>
    </message>
    <message>
        <source>Load &amp;inside the simulator</source>
        <translation>Cargar &amp;dentro del simulador</translation>
    </message>
    <message>
        <source>For debuggers: the library runs in this program, which it can hang or end. Runs with it have no exact states.</source>
        <translation>Para depuradores: la biblioteca se ejecuta en este programa, que puede bloquear o terminar. Las ejecuciones con ella no tienen estados exactos.</translation>
    </message>
</context>
<context>
    <name>sparkwright::StrategyWindow</name>
    <message>
        <source>Strategy</source>
        <translation>Estrategia</translation>
    </message>
    <message>
        <source>S&amp;erver:</source>
        <translation>S&amp;ervidor:</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <translation>&amp;Puerto:</translation>
    </message>
    <message>
        <source>S&amp;ide:</source>
        <translation>L&amp;ado:</translation>
    </message>
    <message>
        <source>&amp;Team:</source>
        <translation>E&amp;quipo:</translation>
    </message>
    <message>
        <source>The machine on which the match runs</source>
        <translation>La máquina en la que corre el partido</translation>
    </message>
    <message>
        <source>The port of the match for strategies</source>
        <translation>El puerto del partido para estrategias</translation>
    </message>
    <message>
        <source>The side that the strategy leads</source>
        <translation>El lado que dirige la estrategia</translation>
    </message>
    <message>
        <source>What the team is called in the match</source>
        <translation>Cómo se llama el equipo en el partido</translation>
    </message>
    <message>
        <source>as the strategy says</source>
        <translation>como dice la estrategia</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Servidor</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Puerto</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Lado</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Amarillo</translation>
    </message>
</context>
<context>
    <name>sparkwright::SweepDialog</name>
    <message>
        <source>Building the robot…</source>
        <translation>Construyendo el robot…</translation>
    </message>
    <message>
        <source>Joint sweep</source>
        <translation>Barrido de articulaciones</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Articulación</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Intervalo</translation>
    </message>
    <message>
        <source>With joint</source>
        <translation>Con articulación</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Pieza</translation>
    </message>
    <message>
        <source>Touches</source>
        <translation>Toca</translation>
    </message>
    <message>
        <source>Depth mm</source>
        <translation>Profundidad mm</translation>
    </message>
    <message>
        <source>Parts that touch each other</source>
        <translation>Piezas que se tocan</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Moving all joints over their limits…</source>
        <translation>Moviendo todas las articulaciones por sus límites…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>C&amp;errar</translation>
    </message>
    <message>
        <source>Only robots of the opened scene file can be swept, as they are on disk.</source>
        <translation>El barrido solo es posible con robots del archivo de escena abierto, tal como están en el disco.</translation>
    </message>
    <message>
        <source>%1 joints, %2 postures.</source>
        <translation>%1 articulaciones, %2 posturas.</translation>
    </message>
    <message>
        <source>No parts touch each other.</source>
        <translation>Ninguna pieza toca a otra.</translation>
    </message>
    <message>
        <source>Choose a row to see its posture.</source>
        <translation>Elija una fila para ver su postura.</translation>
    </message>
</context>
<context>
    <name>sparkwright::TabCommands</name>
    <message>
        <source>The world that is shown is made from this file.</source>
        <translation>El mundo mostrado se crea a partir de este archivo.</translation>
    </message>
    <message>
        <source>%1 starts with this file.</source>
        <translation>%1 se inicia con este archivo.</translation>
    </message>
    <message>
        <source>Menu of %1</source>
        <translation>Menú de %1</translation>
    </message>
    <message>
        <source>&amp;Run this file</source>
        <translation>&amp;Ejecutar este archivo</translation>
    </message>
    <message>
        <source>Make the world from this file; the texts stay open</source>
        <translation>Crear el mundo a partir de este archivo; los textos siguen abiertos</translation>
    </message>
    <message>
        <source>Worlds are made from scenes, set-up scripts and projects</source>
        <translation>Los mundos se crean a partir de escenas, scripts de montaje y proyectos</translation>
    </message>
    <message>
        <source>Use as &amp;start file of the project</source>
        <translation>Usar como archivo &amp;inicial del proyecto</translation>
    </message>
    <message>
        <source>Projects start with a scene or a set-up script</source>
        <translation>Los proyectos se inician con una escena o un script de montaje</translation>
    </message>
    <message>
        <source>No project is open: File ▸ Save project as… makes one of what runs</source>
        <translation>No hay ningún proyecto abierto: Archivo ▸ Guardar proyecto como… crea uno con lo que se ejecuta</translation>
    </message>
    <message>
        <source>%1 starts with this file from now on</source>
        <translation>%1 se inicia con este archivo a partir de ahora</translation>
    </message>
    <message>
        <source>Copy &amp;path</source>
        <translation>Copiar r&amp;uta</translation>
    </message>
    <message>
        <source>Put the full path of the file on the clipboard</source>
        <translation>Poner en el portapapeles la ruta completa del archivo</translation>
    </message>
    <message>
        <source>Copied %1</source>
        <translation>Se ha copiado %1</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Close this text; asks first if there are unsaved edits</source>
        <translation>Cerrar este texto; pregunta antes si hay cambios sin guardar</translation>
    </message>
    <message>
        <source>Close &amp;others</source>
        <translation>Cerrar los &amp;demás</translation>
    </message>
    <message>
        <source>Close all texts but this one; asks first about unsaved edits</source>
        <translation>Cerrar todos los textos menos este; pregunta antes si hay cambios sin guardar</translation>
    </message>
    <message>
        <source>No project is open, so %1 cannot be its start file. Open one, or make one of what runs: File ▸ Save project as…</source>
        <translation>No hay ningún proyecto abierto, así que %1 no puede ser su archivo inicial. Abra uno o cree uno con lo que se ejecuta: Archivo ▸ Guardar proyecto como…</translation>
    </message>
    <message>
        <source>%1 has unsaved edits: save it first.</source>
        <translation>%1 tiene cambios sin guardar: guárdelo primero.</translation>
    </message>
    <message>
        <source>%1 is not changed: %2</source>
        <translation>%1 no se cambia: %2</translation>
    </message>
    <message>
        <source>%1 starts with %2 from now on. What runs stays as it is.</source>
        <translation>%1 se inicia con %2 a partir de ahora. Lo que se ejecuta queda como está.</translation>
    </message>
    <message>
        <source>&amp;Start this team</source>
        <translation>&amp;Iniciar este equipo</translation>
    </message>
    <message>
        <source>Show the programs of the team, and start them</source>
        <translation>Mostrar los programas del equipo e iniciarlos</translation>
    </message>
</context>
<context>
    <name>sparkwright::TextPage</name>
    <message>
        <source>Lines of more than %1 bytes are shown in pieces; the file keeps them whole.</source>
        <translation>Las líneas de más de %1 bytes se muestran en trozos; en el archivo siguen enteras.</translation>
    </message>
    <message>
        <source>%1 is in %2 and is saved so. The simulation reads UTF-8 only, which File ▸ Save scene as… writes.</source>
        <translation>%1 está en %2 y se guarda así. La simulación solo lee UTF-8, que es lo que escribe Archivo ▸ Guardar escena como….</translation>
    </message>
</context>
<context>
    <name>sparkwright::TextTabs</name>
    <message>
        <source>Texts</source>
        <translation>Textos</translation>
    </message>
    <message>
        <source>Here you edit texts: scenes, set-up scripts, projects and the code of agents. Edit ▸ Show source opens those of the scene that runs, File ▸ Open as text… any others.</source>
        <translation>Aquí se editan textos: escenas, scripts de montaje, proyectos y el código de agentes. Editar ▸ Mostrar código abre los de la escena en ejecución; Archivo ▸ Abrir como texto… abre cualquier otro.</translation>
    </message>
</context>
<context>
    <name>sparkwright::TextTips</name>
    <message>
        <source>Arguments of the call</source>
        <translation>Argumentos de la llamada</translation>
    </message>
    <message>
        <source>Quick fixes: Ctrl+.</source>
        <translation>Correcciones rápidas: Ctrl+.</translation>
    </message>
    <message>
        <source>This is one argument too many.</source>
        <translation>Sobra este argumento.</translation>
    </message>
</context>
<context>
    <name>sparkwright::TextView</name>
    <message>
        <source>Text of the scene</source>
        <translation>Texto de la escena</translation>
    </message>
    <message>
        <source>Delete text</source>
        <translation>Eliminar texto</translation>
    </message>
    <message>
        <source>Type text</source>
        <translation>Escribir texto</translation>
    </message>
    <message>
        <source>Indent lines</source>
        <translation>Sangrar líneas</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
</context>
<context>
    <name>sparkwright::TimelineBar</name>
    <message>
        <source>Drag: moment · Shift and drag: range that repeats · Wheel: zoom · Double click: whole run</source>
        <translation>Arrastrar: instante · Mayús y arrastrar: intervalo que se repite · Rueda: zoom · Doble clic: ejecución completa</translation>
    </message>
</context>
<context>
    <name>sparkwright::TimelinePanel</name>
    <message>
        <source>&lt;b&gt;No recording is open.&lt;/b&gt; &lt;a href=&quot;open&quot;&gt;Open a recording&lt;/a&gt; to watch it in the views.</source>
        <translation>&lt;b&gt;No hay ninguna grabación abierta.&lt;/b&gt; &lt;a href=&quot;open&quot;&gt;Abra una grabación&lt;/a&gt; para verla en las vistas.</translation>
    </message>
    <message>
        <source>Time axis</source>
        <translation>Línea de tiempo</translation>
    </message>
    <message>
        <source>Speed of playback</source>
        <translation>Velocidad de reproducción</translation>
    </message>
    <message>
        <source>Speed of playback, in multiples of the recorded pace; negative: backwards</source>
        <translation>Velocidad de reproducción, en múltiplos del ritmo grabado; negativa: hacia atrás</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Repeat the marked range: Shift and drag on the time axis marks one</source>
        <translation>Repetir el intervalo marcado: se marca con Mayús y arrastrando en la línea de tiempo</translation>
    </message>
    <message>
        <source>Close recording</source>
        <translation>Cerrar grabación</translation>
    </message>
    <message>
        <source>Return to the running simulation</source>
        <translation>Volver a la simulación en marcha</translation>
    </message>
    <message>
        <source>Back to live</source>
        <translation>Volver al directo</translation>
    </message>
</context>
<context>
    <name>sparkwright::Tour</name>
    <message>
        <source>Look around</source>
        <translation>Mire alrededor</translation>
    </message>
    <message>
        <source>This is the world. Drag with the left button to turn the view, with the right one to move it, and turn the wheel to zoom. Menu View ▸ Camera has fixed views and lets it follow the ball or a robot.</source>
        <translation>Este es el mundo. Arrastre con el botón izquierdo para girar la vista, con el derecho para moverla, y gire la rueda para acercar o alejar. El menú Ver ▸ Cámara tiene vistas fijas y permite que la cámara siga al balón o a un robot.</translation>
    </message>
    <message>
        <source>Drag in the view.</source>
        <translation>Arrastre en la vista.</translation>
    </message>
    <message>
        <source>Let it run</source>
        <translation>Póngala en marcha</translation>
    </message>
    <message>
        <source>%run% runs the simulation and pauses it, %step% does one cycle of 20 ms, %reset% begins again. Speed and state stand in the status bar.</source>
        <translation>%run% ejecuta la simulación y la pausa, %step% hace un ciclo de 20 ms, %reset% empieza de nuevo. La velocidad y el estado aparecen en la barra de estado.</translation>
    </message>
    <message>
        <source>Press %run%.</source>
        <translation>Pulse %run%.</translation>
    </message>
    <message>
        <source>Direct a match</source>
        <translation>Dirija un partido</translation>
    </message>
    <message>
        <source>Score, clock, play mode and the decisions of the referee stand here, with commands such as kick-off. Without a team of your own, Match ▸ Start demo match lets two sample teams play.</source>
        <translation>Aquí están el marcador, el reloj, el modo de juego y las decisiones del árbitro, con comandos como el saque de centro. Si no tiene equipo propio, Partido ▸ Iniciar partido de demostración hace jugar a dos equipos de ejemplo.</translation>
    </message>
    <message>
        <source>Connect your agent</source>
        <translation>Conecte su agente</translation>
    </message>
    <message>
        <source>Programs that control robots connect to port 3100; this list shows who is there and how fast each answers.</source>
        <translation>Los programas que controlan robots se conectan al puerto 3100; esta lista muestra quién está y con qué rapidez responde cada uno.</translation>
    </message>
    <message>
        <source>See how it is made</source>
        <translation>Vea cómo está hecho</translation>
    </message>
    <message>
        <source>Whatever is selected in a view is selected in the tree and in the properties, too. Values can be changed there, and in the text of the scene, even while it runs.</source>
        <translation>Lo que se selecciona en una vista queda seleccionado también en el árbol y en las propiedades. Los valores se pueden cambiar ahí y en el texto de la escena, incluso mientras se ejecuta.</translation>
    </message>
    <message>
        <source>Click the ball or a goal in the view.</source>
        <translation>Haga clic en el balón o en una portería en la vista.</translation>
    </message>
    <message>
        <source>Go back in time</source>
        <translation>Vuelva atrás en el tiempo</translation>
    </message>
    <message>
        <source>Every run is recorded. Drag the handle to look at the past; marks show goals and fouls, and Simulation ▸ Back to live leads back to the present.</source>
        <translation>Cada ejecución se graba. Arrastre el asa para ver el pasado; las marcas muestran goles y faltas, y Simulación ▸ Volver al directo lleva de nuevo al presente.</translation>
    </message>
    <message>
        <source>When the simulation has run for a while, choose Simulation ▸ Look back.</source>
        <translation>Cuando la simulación lleve un rato en marcha, elija Simulación ▸ Mirar atrás.</translation>
    </message>
    <message>
        <source>Find any command</source>
        <translation>Encuentre cualquier comando</translation>
    </message>
    <message>
        <source>The menus hold every command. The command palette finds each by a part of its name, and shows its key.</source>
        <translation>Los menús contienen todos los comandos. La paleta de comandos encuentra cada uno por una parte de su nombre y muestra su tecla.</translation>
    </message>
    <message>
        <source>Press %palette%, and Esc to close it.</source>
        <translation>Pulse %palette%, y Esc para cerrarla.</translation>
    </message>
    <message>
        <source>Get help</source>
        <translation>Obtenga ayuda</translation>
    </message>
    <message>
        <source>%help% explains whatever has the keyboard: a dock, a class or a method in the text. The help also searches all pages and lists all keys. The tour is found in the same menu.</source>
        <translation>%help% explica lo que tenga el teclado: un panel, una clase o un método en el texto. La ayuda también busca en todas las páginas y enumera todas las teclas. El recorrido está en el mismo menú.</translation>
    </message>
    <message>
        <source>Press %help%.</source>
        <translation>Pulse %help%.</translation>
    </message>
</context>
<context>
    <name>sparkwright::TourBalloon</name>
    <message>
        <source>Read more</source>
        <translation>Leer más</translation>
    </message>
    <message>
        <source>✓ Done</source>
        <translation>✓ Hecho</translation>
    </message>
    <message>
        <source>Try it: %1</source>
        <translation>Pruébelo: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Back (Left)</source>
        <translation>Atrás (Izquierda)</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Finalizar</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Finish the tour (Enter)</source>
        <translation>Finalizar el recorrido (Intro)</translation>
    </message>
    <message>
        <source>Next step (Enter or Right)</source>
        <translation>Paso siguiente (Intro o Derecha)</translation>
    </message>
    <message>
        <source>End tour</source>
        <translation>Terminar recorrido</translation>
    </message>
    <message>
        <source>End the tour (Esc)</source>
        <translation>Terminar el recorrido (Esc)</translation>
    </message>
    <message>
        <source>Tour, step %1 of %2: %3</source>
        <translation>Recorrido, paso %1 de %2: %3</translation>
    </message>
</context>
<context>
    <name>sparkwright::TourOffer</name>
    <message>
        <source>New here? A short tour shows what is where. It is always found in the Help menu.</source>
        <translation>¿Es nuevo aquí? Un breve recorrido muestra dónde está cada cosa. Siempre lo encontrará en el menú Ayuda.</translation>
    </message>
    <message>
        <source>Start tour</source>
        <translation>Iniciar recorrido</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>No, gracias</translation>
    </message>
    <message>
        <source>Offer of a tour</source>
        <translation>Oferta de un recorrido</translation>
    </message>
</context>
<context>
    <name>sparkwright::TrainerDialog</name>
    <message>
        <source>Train a drive</source>
        <translation>Entrenar una tracción</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Registro</translation>
    </message>
    <message>
        <source>Choose a log</source>
        <translation>Elegir un registro</translation>
    </message>
    <message>
        <source>Logs (*.csv *.txt *.log);;All files (*)</source>
        <translation>Registros (*.csv *.txt *.log);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>&amp;Robot</source>
        <translation>&amp;Robot</translation>
    </message>
    <message>
        <source>Choose a robot</source>
        <translation>Elegir un robot</translation>
    </message>
    <message>
        <source>Robots (*.f2krobot)</source>
        <translation>Robots (*.f2krobot)</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modelo</translation>
    </message>
    <message>
        <source>Choose where to save</source>
        <translation>Elegir dónde guardar</translation>
    </message>
    <message>
        <source>Models (*.json)</source>
        <translation>Modelos (*.json)</translation>
    </message>
    <message>
        <source>may be left out: its greatest speeds are compared with those of the log</source>
        <translation>puede omitirse: sus velocidades máximas se comparan con las del registro</translation>
    </message>
    <message>
        <source>%v of at most %m epochs</source>
        <translation>%v de como máximo %m épocas</translation>
    </message>
    <message>
        <source>The loss of each epoch: dots of the part that checks, a line of the part that is learned from.</source>
        <translation>La pérdida de cada época: puntos de la parte que comprueba, una línea de la parte de la que se aprende.</translation>
    </message>
    <message>
        <source>The drive by itself</source>
        <translation>La tracción por sí sola</translation>
    </message>
    <message>
        <source>Stretches of two seconds of the part that tests: as recorded (thin), and as the trained drive predicts them</source>
        <translation>Tramos de dos segundos de la parte de prueba: como se grabaron (fino) y como los predice la tracción entrenada</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;Entrenar</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>End now, with the best model so far</source>
        <translation>Terminar ahora, con el mejor modelo hasta el momento</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2</source>
        <translation>no se puede iniciar %1: %2</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Época</translation>
    </message>
    <message>
        <source>Loss (power of ten)</source>
        <translation>Pérdida (potencia de diez)</translation>
    </message>
    <message>
        <source>The training has crashed.</source>
        <translation>El entrenamiento ha fallado.</translation>
    </message>
</context>
<context>
    <name>sparkwright::TrustSheet</name>
    <message>
        <source>Programs</source>
        <translation>Programas</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>Complementos</translation>
    </message>
    <message>
        <source>Options of the server</source>
        <translation>Opciones del servidor</translation>
    </message>
    <message>
        <source>Scripts, which have no access to this computer</source>
        <translation>Scripts, que no tienen acceso a este ordenador</translation>
    </message>
    <message>
        <source>New or changed: %1</source>
        <translation>Nuevo o modificado: %1</translation>
    </message>
    <message>
        <source>Trust these files?</source>
        <translation>¿Confiar en estos archivos?</translation>
    </message>
    <message>
        <source>What this file starts has changed since you trusted it. Programs and plugins can do whatever you can: start them only if you trust who made them.</source>
        <translation>Lo que inicia este archivo ha cambiado desde que confió en él. Los programas y complementos pueden hacer todo lo que puede hacer usted: inícielos solo si confía en quien los hizo.</translation>
    </message>
    <message>
        <source>This file starts programs, or sets up the server. Programs and plugins can do whatever you can: start them only if you trust who made them.</source>
        <translation>Este archivo inicia programas o configura el servidor. Los programas y complementos pueden hacer todo lo que puede hacer usted: inícielos solo si confía en quien los hizo.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>What will be started</source>
        <translation>Lo que se iniciará</translation>
    </message>
    <message>
        <source>This folder is my &amp;own work: do not ask when its files change</source>
        <translation>Esta carpeta es trabajo &amp;propio: no preguntar cuando cambien sus archivos</translation>
    </message>
    <message>
        <source>Trusts all files in %1, also those that come later</source>
        <translation>Confía en todos los archivos de %1, también en los que lleguen después</translation>
    </message>
    <message>
        <source>&amp;Trust and start</source>
        <translation>&amp;Confiar e iniciar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>sparkwright::UnsavedDialog</name>
    <message>
        <source>Unsaved changes</source>
        <translation>Cambios sin guardar</translation>
    </message>
    <message>
        <source>Save the changes to these files?</source>
        <translation>¿Guardar los cambios de estos archivos?</translation>
    </message>
    <message>
        <source>Files with unsaved changes</source>
        <translation>Archivos con cambios sin guardar</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n change(s)</source>
        <translation>
            <numerusform>%1: %n cambio</numerusform>
            <numerusform>%1: %n cambios</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Save selected</source>
        <translation>&amp;Guardar los marcados</translation>
    </message>
    <message>
        <source>&amp;Discard all</source>
        <translation>&amp;Descartar todo</translation>
    </message>
    <message>
        <source>Saves the checked files; changes to the others are lost</source>
        <translation>Guarda los archivos marcados; los cambios de los demás se pierden</translation>
    </message>
</context>
<context>
    <name>sparkwright::UrdfDialog</name>
    <message>
        <source>&amp;Ground and lamps, to look at it alone</source>
        <translation>S&amp;uelo y lámparas, para verlo por separado</translation>
    </message>
    <message>
        <source>Import URDF</source>
        <translation>Importar URDF</translation>
    </message>
    <message>
        <source>Folders of packages, separated by ;</source>
        <translation>Carpetas de paquetes, separadas por ;</translation>
    </message>
    <message>
        <source>Where meshes named package://… are looked for, beside the folders of the robot</source>
        <translation>Dónde se buscan las mallas con nombre package://…, además de en las carpetas del robot</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>What is different</source>
        <translation>Qué es diferente</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Qué hacer</translation>
    </message>
    <message>
        <source>What could not be kept</source>
        <translation>Lo que no se pudo conservar</translation>
    </message>
    <message>
        <source>&amp;Robot</source>
        <translation>&amp;Robot</translation>
    </message>
    <message>
        <source>Choose a robot</source>
        <translation>Elegir un robot</translation>
    </message>
    <message>
        <source>&amp;Packages</source>
        <translation>&amp;Paquetes</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>Añadir una carpeta</translation>
    </message>
    <message>
        <source>&amp;Scene</source>
        <translation>&amp;Escena</translation>
    </message>
    <message>
        <source>Choose where to save</source>
        <translation>Elegir dónde guardar</translation>
    </message>
    <message>
        <source>&amp;Convert</source>
        <translation>&amp;Convertir</translation>
    </message>
    <message>
        <source>&amp;Open scene</source>
        <translation>&amp;Abrir escena</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Robots (*.urdf *.xml);;All files (*)</source>
        <translation>Robots (*.urdf *.xml);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Scenes (*.rsg)</source>
        <translation>Escenas (*.rsg)</translation>
    </message>
    <message>
        <source>Nothing was written. Mend the robot first:</source>
        <translation>No se ha escrito nada. Corrija primero el robot:</translation>
    </message>
    <message>
        <source>The scene was written; everything was kept.</source>
        <translation>Se ha escrito la escena; se ha conservado todo.</translation>
    </message>
    <message numerus="yes">
        <source>The scene was written. %n thing(s) could not be kept:</source>
        <translation>
            <numerusform>Se ha escrito la escena. No se ha podido conservar %n cosa:</numerusform>
            <numerusform>Se ha escrito la escena. No se han podido conservar %n cosas:</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace the file %1?</source>
        <translation>¿Reemplazar el archivo %1?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Reemplazar</translation>
    </message>
</context>
<context>
    <name>sparkwright::VideoCommands</name>
    <message numerus="yes">
        <source>Recorded %n picture(s) in %1</source>
        <translation>
            <numerusform>%n imagen grabada en %1</numerusform>
            <numerusform>%n imágenes grabadas en %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The video %1 has ended early: %2</source>
        <translation>El vídeo %1 ha terminado antes de tiempo: %2</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Grabando</translation>
    </message>
    <message>
        <source>Writing the video</source>
        <translation>Escribiendo el vídeo</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>End the video and keep it</source>
        <translation>Terminar el vídeo y conservarlo</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>End the video and remove it</source>
        <translation>Terminar el vídeo y eliminarlo</translation>
    </message>
</context>
<context>
    <name>sparkwright::VideoDialog</name>
    <message>
        <source>Record video</source>
        <translation>Grabar vídeo</translation>
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
        <translation>Imágenes (PNG) en una carpeta</translation>
    </message>
    <message>
        <source> pictures per second</source>
        <translation> imágenes por segundo</translation>
    </message>
    <message>
        <source>Simulated time</source>
        <translation>Tiempo simulado</translation>
    </message>
    <message>
        <source>My time</source>
        <translation>Mi tiempo</translation>
    </message>
    <message>
        <source>Simulated: a second of the video is a second of the match, at any speed. Yours: wall time, with all pauses</source>
        <translation>Simulado: un segundo del vídeo es un segundo del partido, a cualquier velocidad. El suyo: tiempo real, con todas las pausas</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a place</source>
        <translation>Elegir un lugar</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formato</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>T&amp;amaño</translation>
    </message>
    <message>
        <source>&amp;Rate</source>
        <translation>F&amp;recuencia</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Tiempo</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Lugar</translation>
    </message>
    <message>
        <source>Re&amp;cord</source>
        <translation>&amp;Grabar</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>No existe esa carpeta.</translation>
    </message>
    <message>
        <source>Videos need ffmpeg, which is not installed; it can make one of the pictures later.</source>
        <translation>Los vídeos necesitan ffmpeg, que no está instalado; puede crear uno más tarde a partir de las imágenes.</translation>
    </message>
</context>
<context>
    <name>sparkwright::VideoRecorder</name>
    <message>
        <source>the graphics card cannot draw a picture of this size</source>
        <translation>la tarjeta gráfica no puede dibujar una imagen de este tamaño</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>cancelado</translation>
    </message>
</context>
<context>
    <name>sparkwright::VideoSink</name>
    <message>
        <source>the folder %1 cannot be made</source>
        <translation>no se puede crear la carpeta %1</translation>
    </message>
    <message>
        <source>there is a video in %1 already</source>
        <translation>en %1 ya hay un vídeo</translation>
    </message>
    <message>
        <source>ffmpeg is not installed; choose pictures instead</source>
        <translation>ffmpeg no está instalado; elija imágenes en su lugar</translation>
    </message>
    <message>
        <source>ffmpeg has ended</source>
        <translation>ffmpeg ha terminado</translation>
    </message>
    <message>
        <source>ffmpeg does not end</source>
        <translation>ffmpeg no termina</translation>
    </message>
    <message>
        <source>ffmpeg has failed</source>
        <translation>ffmpeg ha fallado</translation>
    </message>
</context>
<context>
    <name>sparkwright::ViewArea</name>
    <message>
        <source>There is no mesh %1: a checked box stands in for it</source>
        <translation>No hay ninguna malla %1: la sustituye una caja a cuadros</translation>
    </message>
    <message>
        <source>There is no texture %1, or it cannot be read: a checked pattern stands in for it</source>
        <translation>No hay ninguna textura %1, o no se puede leer: la sustituye un patrón a cuadros</translation>
    </message>
    <message>
        <source>The viewport cannot draw: %1</source>
        <translation>La vista no puede dibujar: %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::ViewCell</name>
    <message>
        <source>Camera</source>
        <translation>Cámara</translation>
    </message>
    <message>
        <source>Choose camera and subject of this view</source>
        <translation>Elegir la cámara y el objeto que sigue esta vista</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Dividir</translation>
    </message>
    <message>
        <source>Show one, two or four views</source>
        <translation>Mostrar una, dos o cuatro vistas</translation>
    </message>
    <message>
        <source>Close view</source>
        <translation>Cerrar vista</translation>
    </message>
    <message>
        <source>Close this view</source>
        <translation>Cerrar esta vista</translation>
    </message>
    <message>
        <source>&lt;h3&gt;This view cannot be drawn&lt;/h3&gt;&lt;p&gt;%1.&lt;/p&gt;&lt;p&gt;Everything else works: the simulation, agents and monitors, and all panels. A newer graphics driver may help, or drawing without the graphics card: set LIBGL_ALWAYS_SOFTWARE=1 before you start Sparkwright.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Esta vista no se puede dibujar&lt;/h3&gt;&lt;p&gt;%1.&lt;/p&gt;&lt;p&gt;Todo lo demás funciona: la simulación, los agentes y monitores y todos los paneles. Puede ayudar un controlador gráfico más reciente, o dibujar sin la tarjeta gráfica: defina LIBGL_ALWAYS_SOFTWARE=1 antes de iniciar Sparkwright.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Dibujar de nuevo</translation>
    </message>
    <message>
        <source>Try again to draw this view</source>
        <translation>Intentar de nuevo dibujar esta vista</translation>
    </message>
</context>
<context>
    <name>sparkwright::ViewCommands</name>
    <message>
        <source>Saved: %1 shows this view from now on</source>
        <translation>Guardada: a partir de ahora, %1 muestra esta vista</translation>
    </message>
    <message>
        <source>&amp;Keep this view as</source>
        <translation>&amp;Guardar esta vista como</translation>
    </message>
    <message>
        <source>&amp;Camera</source>
        <translation>&amp;Cámara</translation>
    </message>
    <message>
        <source>Vie&amp;ws</source>
        <translation>&amp;Vistas</translation>
    </message>
    <message>
        <source>Your view %1</source>
        <translation>Su vista %1</translation>
    </message>
    <message>
        <source>Fly to: %1</source>
        <translation>Volar a: %1</translation>
    </message>
    <message>
        <source>&amp;Overlays</source>
        <translation>&amp;Superposiciones</translation>
    </message>
    <message>
        <source>Look with this opening angle, from the lower to the upper edge</source>
        <translation>Mirar con este ángulo de apertura, del borde inferior al superior</translation>
    </message>
    <message>
        <source>Opening &amp;angle</source>
        <translation>Ángulo de &amp;apertura</translation>
    </message>
    <message>
        <source>&amp;Players on the scoreboard</source>
        <translation>&amp;Jugadores en el marcador</translation>
    </message>
    <message>
        <source>Show on the scoreboard how many play on each side, and who has cards or is suspended</source>
        <translation>Mostrar en el marcador cuántos juegan en cada lado y quién tiene tarjetas o está suspendido</translation>
    </message>
</context>
<context>
    <name>sparkwright::ViewControls</name>
    <message>
        <source>Turn the view about the point under the cursor; while flying: look around</source>
        <translation>Girar la vista alrededor del punto bajo el cursor; en vuelo: mirar alrededor</translation>
    </message>
    <message>
        <source>Move the view sideways</source>
        <translation>Desplazar la vista lateralmente</translation>
    </message>
    <message>
        <source>Zoom by moving up and down</source>
        <translation>Hacer zoom moviendo arriba y abajo</translation>
    </message>
    <message>
        <source>Held while flying: rise; with Shift sink</source>
        <translation>Mantenido en vuelo: subir; con Mayús, bajar</translation>
    </message>
    <message>
        <source>Select a part</source>
        <translation>Seleccionar una pieza</translation>
    </message>
    <message>
        <source>Select the whole robot or thing</source>
        <translation>Seleccionar el robot u objeto completo</translation>
    </message>
    <message>
        <source>Select one more, or no longer</source>
        <translation>Añadir a la selección, o quitar de ella</translation>
    </message>
    <message>
        <source>Menu of what is there</source>
        <translation>Menú de lo que hay allí</translation>
    </message>
    <message>
        <source>Select all movable things in a rectangle</source>
        <translation>Seleccionar todos los objetos móviles de un rectángulo</translation>
    </message>
    <message>
        <source>On what is selected, or on an arrow, square or ring: move or turn it; with Ctrl in steps</source>
        <translation>Sobre lo seleccionado, o sobre una flecha, un cuadrado o un anillo: moverlo o girarlo; con Ctrl, a pasos</translation>
    </message>
    <message>
        <source>Move what is under the cursor on the ground</source>
        <translation>Mover por el suelo lo que está bajo el cursor</translation>
    </message>
    <message>
        <source>Turn what is under the cursor about the vertical</source>
        <translation>Girar alrededor de la vertical lo que está bajo el cursor</translation>
    </message>
    <message>
        <source>Raise or lower what is under the cursor</source>
        <translation>Subir o bajar lo que está bajo el cursor</translation>
    </message>
    <message>
        <source>Put what is selected there</source>
        <translation>Poner allí lo seleccionado</translation>
    </message>
    <message>
        <source>Kick the ball, with Shift high; push anything else</source>
        <translation>Chutar el balón, con Mayús por alto; empujar cualquier otra cosa</translation>
    </message>
    <message>
        <source>Twist a thing</source>
        <translation>Hacer girar un objeto</translation>
    </message>
    <message>
        <source>Move forward over the ground; while flying along the line of sight</source>
        <translation>Avanzar sobre el suelo; en vuelo, en la dirección de la mirada</translation>
    </message>
    <message>
        <source>Move back</source>
        <translation>Mover atrás</translation>
    </message>
    <message>
        <source>Move to the left</source>
        <translation>Mover a la izquierda</translation>
    </message>
    <message>
        <source>Move to the right</source>
        <translation>Mover a la derecha</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Mover arriba</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Mover abajo</translation>
    </message>
    <message>
        <source>Move up while flying</source>
        <translation>Subir en vuelo</translation>
    </message>
    <message>
        <source>Move down while flying</source>
        <translation>Bajar en vuelo</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Acercar</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Alejar</translation>
    </message>
    <message>
        <source>Turn the view to the left</source>
        <translation>Girar la vista a la izquierda</translation>
    </message>
    <message>
        <source>Turn the view to the right</source>
        <translation>Girar la vista a la derecha</translation>
    </message>
    <message>
        <source>Turn the view up</source>
        <translation>Girar la vista hacia arriba</translation>
    </message>
    <message>
        <source>Turn the view down</source>
        <translation>Girar la vista hacia abajo</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Arrastrar</translation>
    </message>
    <message>
        <source>drag</source>
        <translation>arrastrar</translation>
    </message>
    <message>
        <source>Right drag</source>
        <translation>Arrastrar con el derecho</translation>
    </message>
    <message>
        <source>right drag</source>
        <translation>arrastrar con el derecho</translation>
    </message>
    <message>
        <source>Middle drag</source>
        <translation>Arrastrar con el central</translation>
    </message>
    <message>
        <source>middle drag</source>
        <translation>arrastrar con el central</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doble clic</translation>
    </message>
    <message>
        <source>double click</source>
        <translation>doble clic</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clic</translation>
    </message>
    <message>
        <source>click</source>
        <translation>clic</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Clic derecho</translation>
    </message>
    <message>
        <source>right click</source>
        <translation>clic derecho</translation>
    </message>
    <message>
        <source>Middle click</source>
        <translation>Clic central</translation>
    </message>
    <message>
        <source>middle click</source>
        <translation>clic central</translation>
    </message>
</context>
<context>
    <name>sparkwright::ViewHints</name>
    <message>
        <source>select in a rectangle</source>
        <translation>seleccionar en un rectángulo</translation>
    </message>
    <message>
        <source>kick</source>
        <translation>chutar</translation>
    </message>
    <message>
        <source>push</source>
        <translation>empujar</translation>
    </message>
    <message>
        <source>twist</source>
        <translation>hacer girar</translation>
    </message>
    <message>
        <source>move in steps</source>
        <translation>mover a pasos</translation>
    </message>
    <message>
        <source>move</source>
        <translation>mover</translation>
    </message>
    <message>
        <source>turn it</source>
        <translation>girarlo</translation>
    </message>
    <message>
        <source>lift</source>
        <translation>levantar</translation>
    </message>
    <message>
        <source>look around</source>
        <translation>mirar alrededor</translation>
    </message>
    <message>
        <source>orbit</source>
        <translation>orbitar</translation>
    </message>
    <message>
        <source>pan</source>
        <translation>desplazar</translation>
    </message>
    <message>
        <source>zoom</source>
        <translation>zoom</translation>
    </message>
    <message>
        <source>sink</source>
        <translation>bajar</translation>
    </message>
    <message>
        <source>rise</source>
        <translation>subir</translation>
    </message>
    <message>
        <source>put the selection here</source>
        <translation>poner aquí la selección</translation>
    </message>
    <message>
        <source>clear the selection</source>
        <translation>borrar la selección</translation>
    </message>
    <message>
        <source>select</source>
        <translation>seleccionar</translation>
    </message>
    <message>
        <source>select %1</source>
        <translation>seleccionar %1</translation>
    </message>
    <message>
        <source>select all of it</source>
        <translation>seleccionarlo entero</translation>
    </message>
    <message>
        <source>select one more</source>
        <translation>seleccionar uno más</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>menú</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a gesture and what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>forward, back</source>
        <translation>adelante, atrás</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>velocidad</translation>
    </message>
    <message>
        <source>Shift+wheel: %1, finely</source>
        <translation>Mayús+rueda: %1, con precisión</translation>
    </message>
    <message>
        <source>Wheel: %1</source>
        <translation>Rueda: %1</translation>
    </message>
    <message>
        <source>more with Ctrl, Shift, Alt</source>
        <translation>más con Ctrl, Mayús, Alt</translation>
    </message>
    <message>
        <source>camera</source>
        <translation>cámara</translation>
    </message>
    <message>
        <source>selection</source>
        <translation>selección</translation>
    </message>
    <message>
        <source>things</source>
        <translation>objetos</translation>
    </message>
    <message>
        <source>Locked: %1</source>
        <translation>Bloqueado: %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::ViewPicking</name>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 de %2: %3</translation>
    </message>
</context>
<context>
    <name>sparkwright::Viewport</name>
    <message>
        <source>Viewport</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>the graphics driver has been restarted</source>
        <translation>el controlador gráfico se ha reiniciado</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) selected</source>
        <translation>
            <numerusform>%n objeto seleccionado</numerusform>
            <numerusform>%n objetos seleccionados</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawing is off. The menu View › Drawing rate turns it on.</source>
        <translation>El dibujo está desactivado. El menú Ver › Frecuencia de dibujo lo activa.</translation>
    </message>
</context>
<context>
    <name>sparkwright::ViewsPart</name>
    <message>
        <source>Layers</source>
        <translation>Capas</translation>
    </message>
    <message>
        <source>What mouse and keys do</source>
        <translation>Qué hacen el ratón y las teclas</translation>
    </message>
    <message>
        <source>Another program receives drawings on port %1; this window receives them on port %2.</source>
        <translation>Otro programa recibe dibujos en el puerto %1; esta ventana los recibe en el puerto %2.</translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation>Dibujos</translation>
    </message>
    <message>
        <source>Show one view only</source>
        <translation>Mostrar solo una vista</translation>
    </message>
    <message>
        <source>The other views are closed</source>
        <translation>Las demás vistas se cierran</translation>
    </message>
</context>
<context>
    <name>sparkwright::WatchModel</name>
    <message>
        <source>%1
This run has not all of these signals.</source>
        <translation>%1
Esta ejecución no tiene todas estas señales.</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>Expresión</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>Greatest</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
</context>
<context>
    <name>sparkwright::WatchPanel</name>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>ball/x - robots/left/1/x</source>
        <translation>ball/x - robots/left/1/x</translation>
    </message>
    <message>
        <source>New expression</source>
        <translation>Nueva expresión</translation>
    </message>
    <message>
        <source>A signal, or an expression of signals and numbers: + - * / ^ ( ) &lt; &gt; == and or not, and functions such as abs, sqrt, hypot, min, max. Ctrl+Space lists them.</source>
        <translation>Una señal, o una expresión de señales y números: + - * / ^ ( ) &lt; &gt; == and or not, y funciones como abs, sqrt, hypot, min, max. Ctrl+Espacio las muestra.</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Observar</translation>
    </message>
    <message>
        <source>Watch the expression of the field</source>
        <translation>Observar la expresión del campo de texto</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Gráfica</translation>
    </message>
    <message>
        <source>Plot the selected expressions over time</source>
        <translation>Mostrar las expresiones seleccionadas en una gráfica en el tiempo</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Do not watch the selected expressions any more</source>
        <translation>Dejar de observar las expresiones seleccionadas</translation>
    </message>
    <message>
        <source>Reset least and greatest</source>
        <translation>Restablecer mínimo y máximo</translation>
    </message>
    <message>
        <source>Begin anew with the least and greatest values</source>
        <translation>Empezar de nuevo con los valores mínimo y máximo</translation>
    </message>
    <message>
        <source>Copy as table</source>
        <translation>Copiar como tabla</translation>
    </message>
    <message>
        <source>Copy the list as a table</source>
        <translation>Copiar la lista como tabla</translation>
    </message>
    <message>
        <source>What is wrong with the expression</source>
        <translation>Qué está mal en la expresión</translation>
    </message>
    <message>
        <source>Watched expressions</source>
        <translation>Expresiones observadas</translation>
    </message>
    <message>
        <source>Numbers of the run that you want to keep an eye on stand here. Write an expression of signals above, such as hypot(ball/vx, ball/vy), and press Enter.</source>
        <translation>Aquí aparecen los números de la ejecución que quiera tener a la vista. Escriba arriba una expresión de señales, como hypot(ball/vx, ball/vy), y pulse Intro.</translation>
    </message>
</context>
<context>
    <name>sparkwright::WatchPart</name>
    <message>
        <source>&amp;Watch an expression</source>
        <translation>&amp;Observar una expresión</translation>
    </message>
    <message>
        <source>Write an expression of signals whose value is shown all the time</source>
        <translation>Escribir una expresión de señales cuyo valor se muestra en todo momento</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Observación</translation>
    </message>
</context>
<context>
    <name>sparkwright::WebDialog</name>
    <message>
        <source>Cop&amp;y</source>
        <translation>Co&amp;piar</translation>
    </message>
    <message>
        <source>Open in &amp;browser</source>
        <translation>Abrir en el &amp;navegador</translation>
    </message>
    <message>
        <source>Also from &amp;other computers</source>
        <translation>También desde &amp;otros ordenadores</translation>
    </message>
    <message>
        <source>Show in the browser</source>
        <translation>Mostrar en el navegador</translation>
    </message>
    <message>
        <source>What the views show can be watched in any browser at this address, also on phones. Who watches can command nothing.</source>
        <translation>Lo que muestran las vistas se puede ver en cualquier navegador en esta dirección, también en teléfonos. Quien mira no puede controlar nada.</translation>
    </message>
    <message>
        <source>Address of the page</source>
        <translation>Dirección de la página</translation>
    </message>
    <message>
        <source>Copy the address to the clipboard</source>
        <translation>Copiar la dirección al portapapeles</translation>
    </message>
    <message>
        <source>Open the page in the browser of this computer</source>
        <translation>Abrir la página en el navegador de este ordenador</translation>
    </message>
    <message>
        <source>TCP port of the page; the next free one is taken if another program has it</source>
        <translation>Puerto TCP de la página; se toma el siguiente libre si lo tiene otro programa</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Puerto</translation>
    </message>
    <message>
        <source>Everyone in your network can watch then; otherwise only this computer can</source>
        <translation>Entonces puede mirar cualquiera de su red; si no, solo este ordenador</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Dirección</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>P&amp;uerto</translation>
    </message>
    <message>
        <source>Viewers</source>
        <translation>Espectadores</translation>
    </message>
    <message>
        <source>&amp;Stop showing</source>
        <translation>Dejar de &amp;mostrar</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Another program has port %1: %2 is used instead.</source>
        <translation>Otro programa tiene el puerto %1: se usa %2 en su lugar.</translation>
    </message>
    <message>
        <source>Nobody is watching yet</source>
        <translation>Todavía no mira nadie</translation>
    </message>
    <message numerus="yes">
        <source>%n viewer(s)</source>
        <translation>
            <numerusform>%n espectador</numerusform>
            <numerusform>%n espectadores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::WebPart</name>
    <message>
        <source>Show in the &amp;browser…</source>
        <translation>Mostrar en el nave&amp;gador…</translation>
    </message>
    <message>
        <source>Let others watch in a browser what the views show</source>
        <translation>Permitir que otros vean en un navegador lo que muestran las vistas</translation>
    </message>
    <message>
        <source>The views are shown in browsers: address, and switching it off</source>
        <translation>Las vistas se muestran en navegadores: dirección y desactivación</translation>
    </message>
    <message>
        <source>Shown in the browser</source>
        <translation>Mostrado en el navegador</translation>
    </message>
    <message>
        <source>browser: not possible</source>
        <translation>navegador: no es posible</translation>
    </message>
    <message numerus="yes">
        <source>browser: %n viewer(s)</source>
        <translation>
            <numerusform>navegador: %n espectador</numerusform>
            <numerusform>navegador: %n espectadores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::WindowPlaces</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Simulation</source>
        <translation>&amp;Simulación</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Partido</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Barra de herramientas</translation>
    </message>
    <message>
        <source>&amp;Panel</source>
        <translation>Pa&amp;nel</translation>
    </message>
    <message>
        <source>&amp;Docks</source>
        <translation>&amp;Paneles</translation>
    </message>
</context>
<context>
    <name>sparkwright::WorldPoseBar</name>
    <message>
        <source>In the world</source>
        <translation>En el mundo</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>Girado</translation>
    </message>
    <message>
        <source>Position in the world, whatever the node&apos;s parent is</source>
        <translation>Posición en el mundo, sea cual sea el padre del nodo</translation>
    </message>
    <message>
        <source>Orientation in the world: degrees about x, y and z</source>
        <translation>Orientación en el mundo: grados alrededor de x, y y z</translation>
    </message>
    <message>
        <source>Position %1 in the world</source>
        <translation>Posición %1 en el mundo</translation>
    </message>
    <message>
        <source>Turned about %1</source>
        <translation>Girado alrededor de %1</translation>
    </message>
</context>
</TS>
