<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR">
<context>
    <name>GoToLine</name>
    <message>
        <source>Go to line</source>
        <translation>Ir para a linha</translation>
    </message>
    <message>
        <source>Line (1 to %1), and column if you like:</source>
        <translation>Linha (1 a %1) e, se quiser, coluna:</translation>
    </message>
</context>
<context>
    <name>KeyMapTexts</name>
    <message>
        <source>There is no `%1` in a key map</source>
        <translation>Não há `%1` em um mapa de teclas</translation>
    </message>
    <message>
        <source>It has name, profile, [actions], [view] and [mouse]</source>
        <translation>Ele contém name, profile, [actions], [view] e [mouse]</translation>
    </message>
</context>
<context>
    <name>ReadingWords</name>
    <message>
        <source>failed</source>
        <translation>falhou</translation>
    </message>
    <message>
        <source>nothing measured yet</source>
        <translation>ainda nada medido</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 píxeis</translation>
    </message>
    <message>
        <source>nothing seen</source>
        <translation>nada visto</translation>
    </message>
    <message numerus="yes">
        <source>%n beam(s), no echo</source>
        <translation>
            <numerusform>%n feixe, sem eco</numerusform>
            <numerusform>%n feixes, sem eco</numerusform>
        </translation>
    </message>
    <message>
        <source>nearest %1 m at %2°</source>
        <translation>mais próximo a %1 m em %2°</translation>
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
            <numerusform>%1 recebe %n valor: %2</numerusform>
            <numerusform>%1 recebe %n valores: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is no value for %2</source>
        <translation>%1 não é um valor para %2</translation>
    </message>
</context>
<context>
    <name>SensorList</name>
    <message>
        <source>Robot</source>
        <translation>Robô</translation>
    </message>
    <message>
        <source>touched</source>
        <translation>tocado</translation>
    </message>
    <message>
        <source>free</source>
        <translation>livre</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Câmera</translation>
    </message>
    <message>
        <source>%1 × %2 pixels – double-click to see</source>
        <translation>%1 × %2 pixels – clique duas vezes para ver</translation>
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
        <translation>Mover para cima</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Mover para baixo</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Toggle comment</source>
        <translation>Alternar comentário</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formatar</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Localizar</translation>
    </message>
    <message>
        <source>Find in this text</source>
        <translation>Localizar neste texto</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Substituir</translation>
    </message>
    <message>
        <source>Find and replace in this text</source>
        <translation>Localizar e substituir neste texto</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>Localizar &amp;próximo</translation>
    </message>
    <message>
        <source>Go to the next match</source>
        <translation>Ir para a próxima ocorrência</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>Localizar &amp;anterior</translation>
    </message>
    <message>
        <source>Go to the previous match</source>
        <translation>Ir para a ocorrência anterior</translation>
    </message>
    <message>
        <source>Find in f&amp;iles</source>
        <translation>Localizar em arqu&amp;ivos</translation>
    </message>
    <message>
        <source>Find in open documents and in the folders of the project</source>
        <translation>Localizar nos documentos abertos e nas pastas do projeto</translation>
    </message>
    <message>
        <source>Go to &amp;line</source>
        <translation>Ir para a li&amp;nha</translation>
    </message>
    <message>
        <source>Go to a line by its number</source>
        <translation>Ir para uma linha pelo número</translation>
    </message>
    <message>
        <source>Go to &amp;definition</source>
        <translation>Ir para a &amp;definição</translation>
    </message>
    <message>
        <source>Go to where the name at the cursor is defined; also Ctrl and a click</source>
        <translation>Ir para onde o nome no cursor é definido; também com Ctrl e um clique</translation>
    </message>
    <message>
        <source>Find &amp;uses</source>
        <translation>Localizar &amp;usos</translation>
    </message>
    <message>
        <source>List the uses of the name at the cursor</source>
        <translation>Listar os usos do nome no cursor</translation>
    </message>
    <message>
        <source>Next pro&amp;blem</source>
        <translation>Próximo pro&amp;blema</translation>
    </message>
    <message>
        <source>Go to the next error or warning</source>
        <translation>Ir para o próximo erro ou aviso</translation>
    </message>
    <message>
        <source>Rena&amp;me</source>
        <translation>Reno&amp;mear</translation>
    </message>
    <message>
        <source>Rename the variable or the node at the cursor wherever it is used</source>
        <translation>Renomear a variável ou o nó no cursor em todos os lugares em que é usado</translation>
    </message>
    <message>
        <source>&amp;Complete</source>
        <translation>&amp;Completar</translation>
    </message>
    <message>
        <source>Show what may stand at the cursor</source>
        <translation>Mostrar o que pode ficar no cursor</translation>
    </message>
    <message>
        <source>&amp;Quick fix</source>
        <translation>Correção &amp;rápida</translation>
    </message>
    <message>
        <source>Show how the problems of this line can be mended</source>
        <translation>Mostrar como corrigir os problemas desta linha</translation>
    </message>
    <message>
        <source>D&amp;escribe</source>
        <translation>D&amp;escrever</translation>
    </message>
    <message>
        <source>Tell what the word at the cursor is</source>
        <translation>Dizer o que é a palavra no cursor</translation>
    </message>
    <message>
        <source>Show ar&amp;guments</source>
        <translation>Mostrar ar&amp;gumentos</translation>
    </message>
    <message>
        <source>Show the arguments of the call at the cursor</source>
        <translation>Mostrar os argumentos da chamada no cursor</translation>
    </message>
    <message>
        <source>&amp;Select more</source>
        <translation>&amp;Selecionar mais</translation>
    </message>
    <message>
        <source>Select the expression around the selection</source>
        <translation>Selecionar a expressão em volta da seleção</translation>
    </message>
    <message>
        <source>Select l&amp;ess</source>
        <translation>Selecionar m&amp;enos</translation>
    </message>
    <message>
        <source>Select an expression within the selection</source>
        <translation>Selecionar uma expressão dentro da seleção</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Mover para &amp;cima</translation>
    </message>
    <message>
        <source>Exchange the expression with the one before it</source>
        <translation>Trocar a expressão com a anterior</translation>
    </message>
    <message>
        <source>Move d&amp;own</source>
        <translation>Mover para bai&amp;xo</translation>
    </message>
    <message>
        <source>Exchange the expression with the one after it</source>
        <translation>Trocar a expressão com a seguinte</translation>
    </message>
    <message>
        <source>Duplica&amp;te</source>
        <translation>Duplica&amp;r</translation>
    </message>
    <message>
        <source>Write the expression once more behind itself</source>
        <translation>Escrever a expressão mais uma vez depois dela mesma</translation>
    </message>
    <message>
        <source>Toggle co&amp;mment</source>
        <translation>Alternar co&amp;mentário</translation>
    </message>
    <message>
        <source>Turn the lines into comments, or back</source>
        <translation>Transformar as linhas em comentários, ou desfazer isso</translation>
    </message>
    <message>
        <source>Form&amp;at</source>
        <translation>Form&amp;atar</translation>
    </message>
    <message>
        <source>Indent the selected lines, or the whole text, by the depth of lists</source>
        <translation>Recuar as linhas selecionadas, ou o texto todo, conforme a profundidade das listas</translation>
    </message>
    <message>
        <source>Fold a&amp;ll</source>
        <translation>Reco&amp;lher tudo</translation>
    </message>
    <message>
        <source>Fold all lists of several lines</source>
        <translation>Recolher todas as listas de várias linhas</translation>
    </message>
    <message>
        <source>U&amp;nfold all</source>
        <translation>Expa&amp;ndir tudo</translation>
    </message>
    <message>
        <source>Unfold everything</source>
        <translation>Expandir tudo</translation>
    </message>
    <message>
        <source>Rainbow pa&amp;rentheses</source>
        <translation>Pa&amp;rênteses coloridos</translation>
    </message>
    <message>
        <source>Colour parentheses by their depth</source>
        <translation>Colorir os parênteses conforme a profundidade</translation>
    </message>
    <message>
        <source>This is for scenes in RSG only.</source>
        <translation>Isto é só para cenas em RSG.</translation>
    </message>
    <message>
        <source>Texts of this kind have no comments.</source>
        <translation>Textos deste tipo não têm comentários.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Close this text; asks first if there are unsaved edits</source>
        <translation>Fechar este texto; pergunta antes se houver alterações não salvas</translation>
    </message>
</context>
<context>
    <name>sparkwright::Actions</name>
    <message>
        <source>&amp;Open scene…</source>
        <translation>&amp;Abrir cena…</translation>
    </message>
    <message>
        <source>Open a scene, set-up or project file</source>
        <translation>Abrir um arquivo de cena, montagem ou projeto</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Sair</translation>
    </message>
    <message>
        <source>End the program</source>
        <translation>Encerrar o programa</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Executar</translation>
    </message>
    <message>
        <source>Run the simulation</source>
        <translation>Executar a simulação</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>&amp;Passo</translation>
    </message>
    <message>
        <source>Advance by one cycle of 20 ms, then pause</source>
        <translation>Avançar um ciclo de 20 ms e pausar</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <translation>R&amp;einiciar</translation>
    </message>
    <message>
        <source>Reload the scene; agents and monitors are disconnected</source>
        <translation>Recarregar a cena; agentes e monitores são desconectados</translation>
    </message>
    <message>
        <source>&amp;Frame selection</source>
        <translation>&amp;Enquadrar seleção</translation>
    </message>
    <message>
        <source>Centre the selection in the viewport</source>
        <translation>Centralizar a seleção na área de visualização</translation>
    </message>
    <message>
        <source>Reset &amp;camera</source>
        <translation>Redefinir &amp;câmera</translation>
    </message>
    <message>
        <source>Restore the first view of the scene</source>
        <translation>Restaurar a vista inicial da cena</translation>
    </message>
    <message>
        <source>C&amp;lear selection</source>
        <translation>&amp;Limpar seleção</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Te&amp;la cheia</translation>
    </message>
    <message>
        <source>Switch between full screen and window</source>
        <translation>Alternar entre tela cheia e janela</translation>
    </message>
    <message>
        <source>&amp;Default layout</source>
        <translation>Layout pa&amp;drão</translation>
    </message>
    <message>
        <source>Restore the default layout of docks</source>
        <translation>Restaurar o layout padrão dos painéis</translation>
    </message>
    <message>
        <source>&amp;Keyboard and mouse</source>
        <translation>&amp;Teclado e mouse</translation>
    </message>
    <message>
        <source>&amp;About Sparkwright</source>
        <translation>&amp;Sobre o Sparkwright</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Versão e licença</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausar</translation>
    </message>
    <message>
        <source>Pause the simulation</source>
        <translation>Pausar a simulação</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Go to match</source>
        <translation>&amp;Ir para a partida</translation>
    </message>
    <message>
        <source>Show the match panel and go to its list of events</source>
        <translation>Mostrar o painel da partida e ir para a lista de eventos</translation>
    </message>
    <message>
        <source>Kick-off &amp;left</source>
        <translation>Pontapé inicial à &amp;esquerda</translation>
    </message>
    <message>
        <source>Kick-off for the left team, from any play mode</source>
        <translation>Pontapé inicial para o time da esquerda, a partir de qualquer modo de jogo</translation>
    </message>
    <message>
        <source>Kick-off &amp;right</source>
        <translation>Pontapé inicial à &amp;direita</translation>
    </message>
    <message>
        <source>Kick-off for the right team, from any play mode</source>
        <translation>Pontapé inicial para o time da direita, a partir de qualquer modo de jogo</translation>
    </message>
    <message>
        <source>&amp;Drop ball</source>
        <translation>&amp;Bola ao chão</translation>
    </message>
    <message>
        <source>Drop the ball at its place; nearby players are moved away</source>
        <translation>Soltar a bola onde ela está; jogadores próximos são afastados</translation>
    </message>
    <message>
        <source>&amp;Free kick left</source>
        <translation>&amp;Tiro livre à esquerda</translation>
    </message>
    <message>
        <source>Free kick for the left team, where the ball was last in play</source>
        <translation>Tiro livre para o time da esquerda, onde a bola esteve em jogo pela última vez</translation>
    </message>
    <message>
        <source>Fr&amp;ee kick right</source>
        <translation>Ti&amp;ro livre à direita</translation>
    </message>
    <message>
        <source>Free kick for the right team, where the ball was last in play</source>
        <translation>Tiro livre para o time da direita, onde a bola esteve em jogo pela última vez</translation>
    </message>
    <message>
        <source>&amp;Choose play mode</source>
        <translation>&amp;Escolher modo de jogo</translation>
    </message>
    <message>
        <source>Go to the list of all play modes</source>
        <translation>Ir para a lista de todos os modos de jogo</translation>
    </message>
    <message>
        <source>&amp;Save project as…</source>
        <translation>&amp;Salvar projeto como…</translation>
    </message>
    <message>
        <source>Save the scene and the changed variables in a project file</source>
        <translation>Salvar a cena e as variáveis alteradas em um arquivo de projeto</translation>
    </message>
    <message>
        <source>&amp;Rules and variables</source>
        <translation>&amp;Regras e variáveis</translation>
    </message>
    <message>
        <source>Show the rules and their variables</source>
        <translation>Mostrar as regras e suas variáveis</translation>
    </message>
    <message>
        <source>Co&amp;nfirm</source>
        <translation>Co&amp;nfirmar</translation>
    </message>
    <message>
        <source>Confirm the pending decision and continue play</source>
        <translation>Confirmar a decisão pendente e continuar o jogo</translation>
    </message>
    <message>
        <source>&amp;Overrule</source>
        <translation>An&amp;ular</translation>
    </message>
    <message>
        <source>Overrule the pending decision and continue play</source>
        <translation>Anular a decisão pendente e continuar o jogo</translation>
    </message>
    <message>
        <source>&amp;Undo decision</source>
        <translation>&amp;Desfazer decisão</translation>
    </message>
    <message>
        <source>Undo the last foul or goal, and restore players and ball</source>
        <translation>Desfazer a última falta ou o último gol e restaurar jogadores e bola</translation>
    </message>
    <message>
        <source>Confirm foul&amp;s</source>
        <translation>Confirmar falta&amp;s</translation>
    </message>
    <message>
        <source>The match waits after each foul until you confirm or overrule it</source>
        <translation>A partida espera após cada falta até você confirmá-la ou anulá-la</translation>
    </message>
    <message>
        <source>Confirm go&amp;als</source>
        <translation>Confirmar g&amp;ols</translation>
    </message>
    <message>
        <source>The match waits after each goal until you confirm or overrule it</source>
        <translation>A partida espera após cada gol até você confirmá-lo ou anulá-lo</translation>
    </message>
    <message>
        <source>View &amp;1</source>
        <translation>Vista &amp;1</translation>
    </message>
    <message>
        <source>Fly to view 1 of this scene</source>
        <translation>Voar para a vista 1 desta cena</translation>
    </message>
    <message>
        <source>View &amp;2</source>
        <translation>Vista &amp;2</translation>
    </message>
    <message>
        <source>Fly to view 2 of this scene</source>
        <translation>Voar para a vista 2 desta cena</translation>
    </message>
    <message>
        <source>View &amp;3</source>
        <translation>Vista &amp;3</translation>
    </message>
    <message>
        <source>Fly to view 3 of this scene</source>
        <translation>Voar para a vista 3 desta cena</translation>
    </message>
    <message>
        <source>View &amp;4</source>
        <translation>Vista &amp;4</translation>
    </message>
    <message>
        <source>Fly to view 4 of this scene</source>
        <translation>Voar para a vista 4 desta cena</translation>
    </message>
    <message>
        <source>View &amp;5</source>
        <translation>Vista &amp;5</translation>
    </message>
    <message>
        <source>Fly to view 5 of this scene</source>
        <translation>Voar para a vista 5 desta cena</translation>
    </message>
    <message>
        <source>View &amp;6</source>
        <translation>Vista &amp;6</translation>
    </message>
    <message>
        <source>Fly to view 6 of this scene</source>
        <translation>Voar para a vista 6 desta cena</translation>
    </message>
    <message>
        <source>View &amp;7</source>
        <translation>Vista &amp;7</translation>
    </message>
    <message>
        <source>Fly to view 7 of this scene</source>
        <translation>Voar para a vista 7 desta cena</translation>
    </message>
    <message>
        <source>View &amp;8</source>
        <translation>Vista &amp;8</translation>
    </message>
    <message>
        <source>Fly to view 8 of this scene</source>
        <translation>Voar para a vista 8 desta cena</translation>
    </message>
    <message>
        <source>Save the present view as view 1 of this scene</source>
        <translation>Salvar a vista atual como vista 1 desta cena</translation>
    </message>
    <message>
        <source>Save the present view as view 2 of this scene</source>
        <translation>Salvar a vista atual como vista 2 desta cena</translation>
    </message>
    <message>
        <source>Save the present view as view 3 of this scene</source>
        <translation>Salvar a vista atual como vista 3 desta cena</translation>
    </message>
    <message>
        <source>Save the present view as view 4 of this scene</source>
        <translation>Salvar a vista atual como vista 4 desta cena</translation>
    </message>
    <message>
        <source>Save the present view as view 5 of this scene</source>
        <translation>Salvar a vista atual como vista 5 desta cena</translation>
    </message>
    <message>
        <source>Save the present view as view 6 of this scene</source>
        <translation>Salvar a vista atual como vista 6 desta cena</translation>
    </message>
    <message>
        <source>Save the present view as view 7 of this scene</source>
        <translation>Salvar a vista atual como vista 7 desta cena</translation>
    </message>
    <message>
        <source>Save the present view as view 8 of this scene</source>
        <translation>Salvar a vista atual como vista 8 desta cena</translation>
    </message>
    <message>
        <source>&amp;Forget kept views</source>
        <translation>Esquecer vistas sal&amp;vas</translation>
    </message>
    <message>
        <source>Restore the built-in views of this scene</source>
        <translation>Restaurar as vistas internas desta cena</translation>
    </message>
    <message>
        <source>Follow &amp;ball</source>
        <translation>Seguir &amp;bola</translation>
    </message>
    <message>
        <source>Follow the ball; again to end</source>
        <translation>Seguir a bola; de novo para encerrar</translation>
    </message>
    <message>
        <source>Follow &amp;selected robot</source>
        <translation>Seguir robô &amp;selecionado</translation>
    </message>
    <message>
        <source>Follow the selected robot or thing; again to end</source>
        <translation>Seguir o robô ou objeto selecionado; de novo para encerrar</translation>
    </message>
    <message>
        <source>Robot&apos;s &amp;view</source>
        <translation>&amp;Vista do robô</translation>
    </message>
    <message>
        <source>Look from the head of the selected robot; again to end</source>
        <translation>Olhar da cabeça do robô selecionado; de novo para encerrar</translation>
    </message>
    <message>
        <source>B&amp;ehind the robot</source>
        <translation>A&amp;trás do robô</translation>
    </message>
    <message>
        <source>Look ahead with the selected robot from behind it; again to end</source>
        <translation>Olhar para a frente com o robô selecionado, por trás dele; de novo para encerrar</translation>
    </message>
    <message>
        <source>Fl&amp;y by hand</source>
        <translation>Voar à &amp;mão</translation>
    </message>
    <message>
        <source>Fly with W A S D and the mouse; again to end</source>
        <translation>Voar com W A S D e o mouse; de novo para encerrar</translation>
    </message>
    <message>
        <source>&amp;Parallel projection</source>
        <translation>Projeção &amp;paralela</translation>
    </message>
    <message>
        <source>Switch between parallel and perspective projection</source>
        <translation>Alternar entre projeção paralela e em perspectiva</translation>
    </message>
    <message>
        <source>Camera f&amp;lights</source>
        <translation>V&amp;oos da câmera</translation>
    </message>
    <message>
        <source>Animate changes of the view</source>
        <translation>Animar as mudanças de vista</translation>
    </message>
    <message>
        <source>&amp;One view</source>
        <translation>&amp;Uma vista</translation>
    </message>
    <message>
        <source>Show the active view only</source>
        <translation>Mostrar somente a vista ativa</translation>
    </message>
    <message>
        <source>&amp;Two views side by side</source>
        <translation>&amp;Duas vistas lado a lado</translation>
    </message>
    <message>
        <source>Show two views, one beside the other</source>
        <translation>Mostrar duas vistas, uma ao lado da outra</translation>
    </message>
    <message>
        <source>Two views one a&amp;bove the other</source>
        <translation>Duas vistas, uma a&amp;cima da outra</translation>
    </message>
    <message>
        <source>Show two views, one above the other</source>
        <translation>Mostrar duas vistas, uma acima da outra</translation>
    </message>
    <message>
        <source>&amp;Four views</source>
        <translation>&amp;Quatro vistas</translation>
    </message>
    <message>
        <source>Show four views</source>
        <translation>Mostrar quatro vistas</translation>
    </message>
    <message>
        <source>&amp;Next view</source>
        <translation>Pró&amp;xima vista</translation>
    </message>
    <message>
        <source>Activate the next view</source>
        <translation>Ativar a próxima vista</translation>
    </message>
    <message>
        <source>&amp;Close view</source>
        <translation>&amp;Fechar vista</translation>
    </message>
    <message>
        <source>Close the active view</source>
        <translation>Fechar a vista ativa</translation>
    </message>
    <message>
        <source>End the camera mode; without one, clear the selection</source>
        <translation>Encerrar o modo da câmera; se não houver, limpar a seleção</translation>
    </message>
    <message>
        <source>&amp;Lock things</source>
        <translation>B&amp;loquear objetos</translation>
    </message>
    <message>
        <source>Things in the viewport cannot be moved or pushed; there are no handles</source>
        <translation>Os objetos na área de visualização não podem ser movidos nem empurrados; não há alças</translation>
    </message>
    <message>
        <source>Handles along o&amp;wn axes</source>
        <translation>Alças nos ei&amp;xos próprios</translation>
    </message>
    <message>
        <source>Align handles with the axes of the thing, not of the world</source>
        <translation>Alinhar as alças com os eixos do objeto, não com os do mundo</translation>
    </message>
    <message>
        <source>&amp;Goes on as before</source>
        <translation>&amp;Continua como antes</translation>
    </message>
    <message>
        <source>Moved things keep their velocities</source>
        <translation>Objetos movidos mantêm suas velocidades</translation>
    </message>
    <message>
        <source>&amp;Stands still</source>
        <translation>Fica &amp;parado</translation>
    </message>
    <message>
        <source>Moved things are at rest afterwards</source>
        <translation>Objetos movidos ficam em repouso depois</translation>
    </message>
    <message>
        <source>&amp;Moves with the mouse</source>
        <translation>&amp;Move-se com o mouse</translation>
    </message>
    <message>
        <source>Things follow the mouse, push obstacles, and keep the mouse&apos;s velocity</source>
        <translation>Os objetos seguem o mouse, empurram obstáculos e mantêm a velocidade do mouse</translation>
    </message>
    <message>
        <source>&amp;Is thrown</source>
        <translation>É &amp;arremessado</translation>
    </message>
    <message>
        <source>Things get the mouse&apos;s velocity at the end of the drag</source>
        <translation>Os objetos recebem a velocidade do mouse no fim do arraste</translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <translation>&amp;Automática</translation>
    </message>
    <message>
        <source>High on a graphics card, medium for software rendering</source>
        <translation>Alta com placa de vídeo, média na renderização por software</translation>
    </message>
    <message>
        <source>&amp;Low</source>
        <translation>&amp;Baixa</translation>
    </message>
    <message>
        <source>No shadows except right below things: the fastest</source>
        <translation>Sem sombras, exceto logo abaixo dos objetos: a mais rápida</translation>
    </message>
    <message>
        <source>&amp;Medium</source>
        <translation>&amp;Média</translation>
    </message>
    <message>
        <source>Shadows with hard edges on the ground</source>
        <translation>Sombras com bordas duras no chão</translation>
    </message>
    <message>
        <source>&amp;High</source>
        <translation>A&amp;lta</translation>
    </message>
    <message>
        <source>Soft shadows everywhere, and less light in corners</source>
        <translation>Sombras suaves em toda parte e menos luz nos cantos</translation>
    </message>
    <message>
        <source>&amp;Map of the field</source>
        <translation>&amp;Mapa do campo</translation>
    </message>
    <message>
        <source>Show a plan of the field in a corner; click it to fly there</source>
        <translation>Mostrar um mapa do campo em um canto; clique nele para voar até lá</translation>
    </message>
    <message>
        <source>&amp;Scoreboard</source>
        <translation>&amp;Placar</translation>
    </message>
    <message>
        <source>Show teams, score, clock and play mode above the view</source>
        <translation>Mostrar times, placar, relógio e modo de jogo acima da vista</translation>
    </message>
    <message>
        <source>Messages of &amp;events</source>
        <translation>Mensagens de &amp;eventos</translation>
    </message>
    <message>
        <source>Show goals, fouls and half time for some seconds; click one to see where it was</source>
        <translation>Mostrar gols, faltas e intervalo por alguns segundos; clique em um deles para ver onde foi</translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation>&amp;Camadas</translation>
    </message>
    <message>
        <source>Choose the layers of the view: collision shapes, contacts, joints, sensors and more</source>
        <translation>Escolher as camadas da vista: formas de colisão, contatos, juntas, sensores e mais</translation>
    </message>
    <message>
        <source>Picture of the &amp;view</source>
        <translation>Imagem da &amp;vista</translation>
    </message>
    <message>
        <source>Save the active view as it is in the folder of pictures</source>
        <translation>Salvar a vista ativa, como está, na pasta de imagens</translation>
    </message>
    <message>
        <source>Save p&amp;icture…</source>
        <translation>Salvar &amp;imagem…</translation>
    </message>
    <message>
        <source>Save a picture of the active view in any size, also without a background</source>
        <translation>Salvar uma imagem da vista ativa em qualquer tamanho, também sem fundo</translation>
    </message>
    <message>
        <source>Record &amp;video…</source>
        <translation>&amp;Gravar vídeo…</translation>
    </message>
    <message>
        <source>Record a video of the active view; again to end</source>
        <translation>Gravar um vídeo da vista ativa; de novo para encerrar</translation>
    </message>
    <message>
        <source>Select all &amp;players</source>
        <translation>Selecionar todos os &amp;jogadores</translation>
    </message>
    <message>
        <source>Select the robots of both teams</source>
        <translation>Selecionar os robôs dos dois times</translation>
    </message>
    <message>
        <source>&amp;Put it here</source>
        <translation>&amp;Colocar aqui</translation>
    </message>
    <message>
        <source>Place the selection where the menu was opened</source>
        <translation>Colocar a seleção onde o menu foi aberto</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>Pa&amp;rar</translation>
    </message>
    <message>
        <source>Stop the selected things</source>
        <translation>Parar os objetos selecionados</translation>
    </message>
    <message>
        <source>&amp;Kick the ball…</source>
        <translation>C&amp;hutar a bola…</translation>
    </message>
    <message>
        <source>Give the ball a speed and a direction</source>
        <translation>Dar à bola uma velocidade e uma direção</translation>
    </message>
    <message>
        <source>Copy pat&amp;h</source>
        <translation>Copiar cami&amp;nho</translation>
    </message>
    <message>
        <source>Copy the path of the selection, for commands and scripts</source>
        <translation>Copiar o caminho da seleção, para comandos e scripts</translation>
    </message>
    <message>
        <source>Copy p&amp;osition</source>
        <translation>Copiar p&amp;osição</translation>
    </message>
    <message>
        <source>Copy the position of the selection: x, y and z in metres</source>
        <translation>Copiar a posição da seleção: x, y e z em metros</translation>
    </message>
    <message>
        <source>&amp;Keep this one…</source>
        <translation>&amp;Guardar esta…</translation>
    </message>
    <message>
        <source>Save the present positions of players and ball as a formation</source>
        <translation>Salvar as posições atuais dos jogadores e da bola como formação</translation>
    </message>
    <message>
        <source>&amp;Rename or delete…</source>
        <translation>&amp;Renomear ou excluir…</translation>
    </message>
    <message>
        <source>Rename or delete saved formations</source>
        <translation>Renomear ou excluir formações salvas</translation>
    </message>
    <message>
        <source>&amp;Put everybody back</source>
        <translation>De&amp;volver todos</translation>
    </message>
    <message>
        <source>Restore the positions before the last formation</source>
        <translation>Restaurar as posições anteriores à última formação</translation>
    </message>
    <message>
        <source>Sa&amp;ve scene</source>
        <translation>Sal&amp;var cena</translation>
    </message>
    <message>
        <source>Save the edited scene</source>
        <translation>Salvar a cena editada</translation>
    </message>
    <message>
        <source>Save scene &amp;as…</source>
        <translation>Salvar cena c&amp;omo…</translation>
    </message>
    <message>
        <source>Save the scene to another file, to be edited from now on</source>
        <translation>Salvar a cena em outro arquivo, que passa a ser o editado</translation>
    </message>
    <message>
        <source>Re&amp;vert scene</source>
        <translation>Re&amp;verter cena</translation>
    </message>
    <message>
        <source>Discard unsaved edits and read the scene file again</source>
        <translation>Descartar as alterações não salvas e ler de novo o arquivo da cena</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>Undo the last edit of the scene file</source>
        <translation>Desfazer a última alteração do arquivo da cena</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>Redo the edit that was undone</source>
        <translation>Refazer a alteração desfeita</translation>
    </message>
    <message>
        <source>&amp;Edit scene</source>
        <translation>&amp;Editar cena</translation>
    </message>
    <message>
        <source>&amp;Apply edits</source>
        <translation>&amp;Aplicar alterações</translation>
    </message>
    <message>
        <source>&amp;Clear drawings</source>
        <translation>&amp;Limpar desenhos</translation>
    </message>
    <message>
        <source>Remove the drawings of agents and tools from the views</source>
        <translation>Remover das vistas os desenhos de agentes e ferramentas</translation>
    </message>
    <message>
        <source>Start de&amp;mo match</source>
        <translation>Iniciar partida &amp;demo</translation>
    </message>
    <message>
        <source>Watch the sample team play against itself</source>
        <translation>Assistir ao time de exemplo jogar contra si mesmo</translation>
    </message>
    <message>
        <source>Edit the file of the scene at its beginning, also by moving things</source>
        <translation>Editar o arquivo da cena no seu início, também movendo objetos</translation>
    </message>
    <message>
        <source>Reset the world, from the edited text, with edits that it cannot take over while it runs</source>
        <translation>Reiniciar o mundo a partir do texto editado, com alterações que ele não pode assumir em execução</translation>
    </message>
    <message>
        <source>List what keys and mouse do, as they are set now</source>
        <translation>Listar o que teclas e mouse fazem, como estão configurados agora</translation>
    </message>
</context>
<context>
    <name>sparkwright::AddNodePopup</name>
    <message>
        <source>Add node</source>
        <translation>Adicionar nó</translation>
    </message>
    <message>
        <source>Class to add</source>
        <translation>Classe a adicionar</translation>
    </message>
    <message>
        <source>Classes that fit here</source>
        <translation>Classes que cabem aqui</translation>
    </message>
    <message>
        <source>No class of this name fits here.</source>
        <translation>Nenhuma classe com este nome cabe aqui.</translation>
    </message>
</context>
<context>
    <name>sparkwright::AgentsPart</name>
    <message>
        <source>Start the programs of a team from its team file</source>
        <translation>Iniciar os programas de um time a partir do arquivo de time</translation>
    </message>
    <message>
        <source>Start teams of the pro&amp;ject</source>
        <translation>Iniciar times do pro&amp;jeto</translation>
    </message>
    <message>
        <source>Start the programs of the teams that the open project names</source>
        <translation>Iniciar os programas dos times indicados pelo projeto aberto</translation>
    </message>
    <message>
        <source>Start the program of an agent, once or several times</source>
        <translation>Iniciar o programa de um agente, uma ou várias vezes</translation>
    </message>
    <message>
        <source>Stop all programs</source>
        <translation>Parar todos os programas</translation>
    </message>
    <message>
        <source>Ask all programs that were started here to end</source>
        <translation>Pedir a todos os programas iniciados aqui que encerrem</translation>
    </message>
    <message>
        <source>Show messages of agents</source>
        <translation>Mostrar mensagens dos agentes</translation>
    </message>
    <message>
        <source>See what agents are told and say, decoded, and send messages by hand</source>
        <translation>Ver o que é dito aos agentes e o que eles dizem, decodificado, e enviar mensagens à mão</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>Copiar comando</translation>
    </message>
    <message>
        <source>Copy a command that attaches an agent, to be pasted into a terminal</source>
        <translation>Copiar um comando que conecta um agente, para colar em um terminal</translation>
    </message>
    <message>
        <source>Show %1 among the agents</source>
        <translation>Mostrar %1 entre os agentes</translation>
    </message>
    <message>
        <source>The agent that the others wait for is selected</source>
        <translation>O agente pelo qual os outros esperam está selecionado</translation>
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
        <translation>Mensagens</translation>
    </message>
    <message>
        <source>The teams of the project were not started: see the log</source>
        <translation>Os times do projeto não foram iniciados: veja o log</translation>
    </message>
    <message>
        <source>%1 starts when %2 has joined, so that it plays on the right</source>
        <translation>%1 começa quando %2 tiver entrado, para jogar à direita</translation>
    </message>
    <message>
        <source>%1 starts although no team has joined before: it may play on the left</source>
        <translation>%1 começa embora nenhum time tenha entrado antes: pode jogar à esquerda</translation>
    </message>
    <message>
        <source>Only %1 of %2 programs were started: at most %3 may run at once</source>
        <translation>Apenas %1 de %2 programas foram iniciados: no máximo %3 podem rodar ao mesmo tempo</translation>
    </message>
    <message numerus="yes">
        <source>Started %n program(s)</source>
        <translation>
            <numerusform>%n programa iniciado</numerusform>
            <numerusform>%n programas iniciados</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copiado: %1</translation>
    </message>
    <message>
        <source>Select robot</source>
        <translation>Selecionar robô</translation>
    </message>
    <message>
        <source>Show messages</source>
        <translation>Mostrar mensagens</translation>
    </message>
    <message>
        <source>Copy command that attaches a debugger</source>
        <translation>Copiar comando que anexa um depurador</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>Desconectar</translation>
    </message>
    <message>
        <source>Show console</source>
        <translation>Mostrar console</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Kill</source>
        <translation>Matar</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>Remover da lista</translation>
    </message>
    <message>
        <source>Copy its command</source>
        <translation>Copiar seu comando</translation>
    </message>
    <message>
        <source>Start &amp;a team…</source>
        <translation>Iniciar um ti&amp;me…</translation>
    </message>
    <message>
        <source>Start a progra&amp;m…</source>
        <translation>Iniciar um pro&amp;grama…</translation>
    </message>
    <message numerus="yes">
        <source>%n program(s) that were started here run.</source>
        <translation>
            <numerusform>%n programa iniciado aqui está rodando.</numerusform>
            <numerusform>%n programas iniciados aqui estão rodando.</numerusform>
        </translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Switch robot on</source>
        <translation>Ligar robô</translation>
    </message>
    <message>
        <source>Switch robot off</source>
        <translation>Desligar robô</translation>
    </message>
    <message>
        <source>A robot without power ignores its agent, which still gets percepts; its joints give way</source>
        <translation>Um robô sem energia ignora seu agente, que continua recebendo percepções; suas juntas cedem</translation>
    </message>
</context>
<context>
    <name>sparkwright::AttachCommands</name>
    <message>
        <source>Sample team</source>
        <translation>Time de exemplo</translation>
    </message>
    <message>
        <source>FCPCodebase</source>
        <translation>FCPCodebase</translation>
    </message>
    <message>
        <source>Host and port</source>
        <translation>Máquina e porta</translation>
    </message>
</context>
<context>
    <name>sparkwright::AveragesView</name>
    <message>
        <source>Averages</source>
        <translation>Médias</translation>
    </message>
    <message>
        <source>Runs that differ in their seeds</source>
        <translation>Execuções que diferem na semente</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Concluídas</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Com falha</translation>
    </message>
    <message>
        <source>Mean with the 95 % confidence interval, by Student&apos;s t distribution</source>
        <translation>Média com o intervalo de confiança de 95 %, pela distribuição t de Student</translation>
    </message>
    <message>
        <source>All runs</source>
        <translation>Todas as execuções</translation>
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
        <translation>Pôr a bola na marca central</translation>
    </message>
    <message>
        <source>Ball to the centre</source>
        <translation>Bola no centro</translation>
    </message>
    <message>
        <source>Match key: put the ball on the centre spot</source>
        <translation>Tecla da partida: pôr a bola na marca central</translation>
    </message>
    <message>
        <source>&amp;Left far corner</source>
        <translation>Canto &amp;esquerdo distante</translation>
    </message>
    <message>
        <source>Put the ball into the corner at the left goal, far side</source>
        <translation>Pôr a bola no canto junto ao gol esquerdo, lado distante</translation>
    </message>
    <message>
        <source>Ball to the left far corner</source>
        <translation>Bola no canto esquerdo distante</translation>
    </message>
    <message>
        <source>Match key: put the ball into the corner at the left goal, far side</source>
        <translation>Tecla da partida: pôr a bola no canto junto ao gol esquerdo, lado distante</translation>
    </message>
    <message>
        <source>&amp;Right far corner</source>
        <translation>Canto &amp;direito distante</translation>
    </message>
    <message>
        <source>Put the ball into the corner at the right goal, far side</source>
        <translation>Pôr a bola no canto junto ao gol direito, lado distante</translation>
    </message>
    <message>
        <source>Ball to the right far corner</source>
        <translation>Bola no canto direito distante</translation>
    </message>
    <message>
        <source>Match key: put the ball into the corner at the right goal, far side</source>
        <translation>Tecla da partida: pôr a bola no canto junto ao gol direito, lado distante</translation>
    </message>
    <message>
        <source>L&amp;eft near corner</source>
        <translation>Canto e&amp;squerdo próximo</translation>
    </message>
    <message>
        <source>Put the ball into the corner at the left goal, near side</source>
        <translation>Pôr a bola no canto junto ao gol esquerdo, lado próximo</translation>
    </message>
    <message>
        <source>Ball to the left near corner</source>
        <translation>Bola no canto esquerdo próximo</translation>
    </message>
    <message>
        <source>Match key: put the ball into the corner at the left goal, near side</source>
        <translation>Tecla da partida: pôr a bola no canto junto ao gol esquerdo, lado próximo</translation>
    </message>
    <message>
        <source>Ri&amp;ght near corner</source>
        <translation>Canto di&amp;reito próximo</translation>
    </message>
    <message>
        <source>Put the ball into the corner at the right goal, near side</source>
        <translation>Pôr a bola no canto junto ao gol direito, lado próximo</translation>
    </message>
    <message>
        <source>Ball to the right near corner</source>
        <translation>Bola no canto direito próximo</translation>
    </message>
    <message>
        <source>Match key: put the ball into the corner at the right goal, near side</source>
        <translation>Tecla da partida: pôr a bola no canto junto ao gol direito, lado próximo</translation>
    </message>
    <message>
        <source>Left &amp;penalty mark</source>
        <translation>Marca do &amp;pênalti esquerda</translation>
    </message>
    <message>
        <source>Put the ball 1.3 m in front of the left goal</source>
        <translation>Pôr a bola 1,3 m à frente do gol esquerdo</translation>
    </message>
    <message>
        <source>Ball to the left penalty mark</source>
        <translation>Bola na marca do pênalti esquerda</translation>
    </message>
    <message>
        <source>Match key: put the ball 1.3 m in front of the left goal</source>
        <translation>Tecla da partida: pôr a bola 1,3 m à frente do gol esquerdo</translation>
    </message>
    <message>
        <source>Right penalty &amp;mark</source>
        <translation>&amp;Marca do pênalti direita</translation>
    </message>
    <message>
        <source>Put the ball 1.3 m in front of the right goal</source>
        <translation>Pôr a bola 1,3 m à frente do gol direito</translation>
    </message>
    <message>
        <source>Ball to the right penalty mark</source>
        <translation>Bola na marca do pênalti direita</translation>
    </message>
    <message>
        <source>Match key: put the ball 1.3 m in front of the right goal</source>
        <translation>Tecla da partida: pôr a bola 1,3 m à frente do gol direito</translation>
    </message>
    <message>
        <source>In front of the &amp;selected player</source>
        <translation>À frente do &amp;jogador selecionado</translation>
    </message>
    <message>
        <source>Put the ball before the feet of the selected player</source>
        <translation>Pôr a bola diante dos pés do jogador selecionado</translation>
    </message>
    <message>
        <source>Before the kick-off the referee keeps the ball in the centre: start the match, or choose PlayOn</source>
        <translation>Antes do pontapé inicial o árbitro mantém a bola no centro: inicie a partida ou escolha PlayOn</translation>
    </message>
    <message>
        <source>Ball in front of the selected player</source>
        <translation>Bola à frente do jogador selecionado</translation>
    </message>
    <message>
        <source>&amp;Ball to</source>
        <translation>Pôr a &amp;bola</translation>
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
        <translation>Beam de %1</translation>
    </message>
    <message>
        <source>Place along the field, metres</source>
        <translation>Posição ao longo do campo, metros</translation>
    </message>
    <message>
        <source>Along the field: 0 in the centre, more towards the right goal</source>
        <translation>Ao longo do campo: 0 no centro, mais em direção ao gol direito</translation>
    </message>
    <message>
        <source>Place across the field, metres</source>
        <translation>Posição na largura do campo, metros</translation>
    </message>
    <message>
        <source>Across the field: 0 in the centre, more towards the far side</source>
        <translation>Na largura do campo: 0 no centro, mais em direção ao lado distante</translation>
    </message>
    <message>
        <source>Direction in which it looks, degrees</source>
        <translation>Direção em que olha, graus</translation>
    </message>
    <message>
        <source>0°: to the right goal; 90°: to the far side</source>
        <translation>0°: para o gol direito; 90°: para o lado distante</translation>
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
        <translation>&amp;Direção</translation>
    </message>
    <message>
        <source>&amp;Beam</source>
        <translation>&amp;Beam</translation>
    </message>
    <message>
        <source>Put the player there, upright; again for another place</source>
        <translation>Pôr o jogador ali, em pé; de novo para outro lugar</translation>
    </message>
</context>
<context>
    <name>sparkwright::BoardDialog</name>
    <message>
        <source>Connect a robot</source>
        <translation>Ligar um robô</translation>
    </message>
    <message>
        <source>Choose a robot</source>
        <translation>Escolher um robô</translation>
    </message>
    <message>
        <source>&amp;Robot</source>
        <translation>&amp;Robô</translation>
    </message>
    <message>
        <source>&amp;Host</source>
        <translation>&amp;Anfitrião</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>&amp;Porta</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>&amp;Ligar</translation>
    </message>
    <message>
        <source>Robots (*.f2krobot)</source>
        <translation>Robôs (*.f2krobot)</translation>
    </message>
</context>
<context>
    <name>sparkwright::BoardView</name>
    <message>
        <source>Filter messages</source>
        <translation>Filtrar mensagens</translation>
    </message>
    <message>
        <source>Hold: show no further messages</source>
        <translation>Reter: não mostrar mais mensagens</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Reter</translation>
    </message>
    <message>
        <source>Clear messages</source>
        <translation>Limpar mensagens</translation>
    </message>
    <message>
        <source>Messages of clients</source>
        <translation>Mensagens dos clientes</translation>
    </message>
    <message>
        <source>What clients send (→) and are told (←), with the simulated time and the number of the client.</source>
        <translation>O que os clientes enviam (→) e recebem (←), com o tempo simulado e o número do cliente.</translation>
    </message>
</context>
<context>
    <name>sparkwright::CameraControl</name>
    <message>
        <source>The subject of the camera has left the scene</source>
        <translation>O alvo da câmera saiu da cena</translation>
    </message>
    <message>
        <source>There is no ball to follow</source>
        <translation>Não há bola para seguir</translation>
    </message>
    <message>
        <source>Select a robot first</source>
        <translation>Selecione um robô primeiro</translation>
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
        <translation>Ao longo de +Y</translation>
    </message>
    <message>
        <source>Head (%1)</source>
        <translation>Cabeça (%1)</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Cabeça</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Corpo</translation>
    </message>
    <message>
        <source>Selected node</source>
        <translation>Nó selecionado</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a robot and its camera</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 is not there. It is shown when it comes; or choose another robot.</source>
        <translation>%1 não está presente. Será mostrado quando chegar; ou escolha outro robô.</translation>
    </message>
    <message>
        <source>No robot is there yet. Select a node to look along its +Y axis.</source>
        <translation>Ainda não há robô. Selecione um nó para olhar ao longo do eixo +Y dele.</translation>
    </message>
    <message>
        <source>Select a node to look along its +Y axis.</source>
        <translation>Selecione um nó para olhar ao longo do eixo +Y dele.</translation>
    </message>
    <message>
        <source>There is no picture: %1</source>
        <translation>Não há imagem: %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::CameraInset</name>
    <message>
        <source>Picture of %1</source>
        <translation>Imagem de %1</translation>
    </message>
    <message>
        <source>Open as &amp;window</source>
        <translation>Abrir como &amp;janela</translation>
    </message>
    <message>
        <source>To the upper &amp;left corner</source>
        <translation>Para o canto superior &amp;esquerdo</translation>
    </message>
    <message>
        <source>To the upper &amp;right corner</source>
        <translation>Para o canto superior &amp;direito</translation>
    </message>
    <message>
        <source>To the l&amp;ower left corner</source>
        <translation>Para o canto &amp;inferior esquerdo</translation>
    </message>
    <message>
        <source>To the low&amp;er right corner</source>
        <translation>Para o canto i&amp;nferior direito</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Close picture</source>
        <translation>Fechar imagem</translation>
    </message>
    <message>
        <source>Close this picture</source>
        <translation>Fechar esta imagem</translation>
    </message>
    <message>
        <source>Drag it to another corner; a double click opens it as a window</source>
        <translation>Arraste-a para outro canto; um clique duplo a abre como janela</translation>
    </message>
</context>
<context>
    <name>sparkwright::CameraPanel</name>
    <message>
        <source>Selected node</source>
        <translation>Nó selecionado</translation>
    </message>
    <message>
        <source>Save the camera&apos;s picture</source>
        <translation>Salvar a imagem da câmera</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg)</source>
        <translation>Imagens (*.png *.jpg)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 salvo</translation>
    </message>
    <message>
        <source>The picture is not saved: %1</source>
        <translation>A imagem não foi salva: %1</translation>
    </message>
    <message>
        <source>Robot</source>
        <translation>Robô</translation>
    </message>
    <message>
        <source>Whose camera is shown</source>
        <translation>De quem é a câmera mostrada</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Câmera</translation>
    </message>
    <message>
        <source>Camera of the robot, or the view of its head</source>
        <translation>Câmera do robô ou a vista da cabeça dele</translation>
    </message>
    <message>
        <source>Kind of picture</source>
        <translation>Tipo de imagem</translation>
    </message>
    <message>
        <source>Kind of picture: colour, depth or segments</source>
        <translation>Tipo de imagem: cor, profundidade ou segmentos</translation>
    </message>
    <message>
        <source>As sent</source>
        <translation>Como enviada</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Cor</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidade</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmentos</translation>
    </message>
    <message>
        <source>Save this picture</source>
        <translation>Salvar esta imagem</translation>
    </message>
    <message>
        <source>%1 (not there)</source>
        <translation>%1 (ausente)</translation>
    </message>
    <message>
        <source>Show this picture in a corner of the active view, too</source>
        <translation>Mostrar esta imagem também em um canto da vista ativa</translation>
    </message>
    <message>
        <source>Show in view</source>
        <translation>Mostrar na vista</translation>
    </message>
</context>
<context>
    <name>sparkwright::CameraPresets</name>
    <message>
        <source>Left goal</source>
        <translation>Gol esquerdo</translation>
    </message>
    <message>
        <source>Behind the left goal</source>
        <translation>Atrás do gol esquerdo</translation>
    </message>
    <message>
        <source>Left corner</source>
        <translation>Canto esquerdo</translation>
    </message>
    <message>
        <source>Middle, from the side</source>
        <translation>Meio, de lado</translation>
    </message>
    <message>
        <source>Right corner</source>
        <translation>Canto direito</translation>
    </message>
    <message>
        <source>Behind the right goal</source>
        <translation>Atrás do gol direito</translation>
    </message>
    <message>
        <source>Right goal</source>
        <translation>Gol direito</translation>
    </message>
    <message>
        <source>Whole field from above</source>
        <translation>Campo inteiro, de cima</translation>
    </message>
    <message>
        <source>From the front (looking along −y)</source>
        <translation>De frente (olhando ao longo de −y)</translation>
    </message>
    <message>
        <source>From behind (looking along +y)</source>
        <translation>De trás (olhando ao longo de +y)</translation>
    </message>
    <message>
        <source>From the left (looking along +x)</source>
        <translation>Da esquerda (olhando ao longo de +x)</translation>
    </message>
    <message>
        <source>From the right (looking along −x)</source>
        <translation>Da direita (olhando ao longo de −x)</translation>
    </message>
    <message>
        <source>From above</source>
        <translation>De cima</translation>
    </message>
    <message>
        <source>Obliquely from the front left</source>
        <translation>Oblíqua, da frente à esquerda</translation>
    </message>
    <message>
        <source>Obliquely from the front right</source>
        <translation>Oblíqua, da frente à direita</translation>
    </message>
    <message>
        <source>Obliquely from behind right</source>
        <translation>Oblíqua, de trás à direita</translation>
    </message>
</context>
<context>
    <name>sparkwright::CameraWindows</name>
    <message>
        <source>New camera wi&amp;ndow</source>
        <translation>&amp;Nova janela de câmera</translation>
    </message>
    <message>
        <source>Show one more camera of a robot in a window of its own</source>
        <translation>Mostrar mais uma câmera de um robô em uma janela própria</translation>
    </message>
    <message>
        <source>Show camera &amp;in the view</source>
        <translation>Mostrar câmera na v&amp;ista</translation>
    </message>
    <message>
        <source>Show the picture of a robot&apos;s camera small in a corner of the active view</source>
        <translation>Mostrar a imagem da câmera de um robô em tamanho pequeno em um canto da vista ativa</translation>
    </message>
    <message numerus="yes">
        <source>There are %n camera windows already: close one first</source>
        <translation>
            <numerusform>Já há %n janela de câmera: feche-a primeiro</numerusform>
            <numerusform>Já há %n janelas de câmera: feche uma primeiro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n camera pictures in the views already: close one first</source>
        <translation>
            <numerusform>Já há %n imagem de câmera nas vistas: feche-a primeiro</numerusform>
            <numerusform>Já há %n imagens de câmera nas vistas: feche uma primeiro</numerusform>
        </translation>
    </message>
    <message>
        <source>The view is too small for a camera picture</source>
        <translation>A vista é pequena demais para uma imagem de câmera</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Câmera</translation>
    </message>
    <message>
        <source>Camera window</source>
        <translation>Janela de câmera</translation>
    </message>
</context>
<context>
    <name>sparkwright::CapturePart</name>
    <message>
        <source>Saved %1</source>
        <translation>%1 salvo</translation>
    </message>
    <message>
        <source>A video is being recorded.</source>
        <translation>Um vídeo está sendo gravado.</translation>
    </message>
</context>
<context>
    <name>sparkwright::ChangeBanner</name>
    <message>
        <source>Change of the file</source>
        <translation>Mudança do arquivo</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recarregar</translation>
    </message>
    <message>
        <source>Read the file again; undo brings the present text back</source>
        <translation>Ler o arquivo de novo; desfazer traz de volta o texto atual</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Manter o meu</translation>
    </message>
    <message>
        <source>Keep the present text; saving overwrites the file</source>
        <translation>Manter o texto atual; salvar sobrescreve o arquivo</translation>
    </message>
    <message>
        <source>Show difference</source>
        <translation>Mostrar diferença</translation>
    </message>
    <message>
        <source>Compare the present text with the file</source>
        <translation>Comparar o texto atual com o arquivo</translation>
    </message>
    <message>
        <source>Another program has changed %1.</source>
        <translation>Outro programa alterou %1.</translation>
    </message>
    <message>
        <source>Another program has deleted or moved %1.</source>
        <translation>Outro programa excluiu ou moveu %1.</translation>
    </message>
</context>
<context>
    <name>sparkwright::ColourChips</name>
    <message>
        <source>Colour</source>
        <translation>Cor</translation>
    </message>
    <message>
        <source>Change colour</source>
        <translation>Alterar cor</translation>
    </message>
</context>
<context>
    <name>sparkwright::ComparedView</name>
    <message>
        <source>&amp;Shift:</source>
        <translation>&amp;Deslocamento:</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>How much later this run is shown than the first one, in simulated seconds</source>
        <translation>Quanto mais tarde esta execução é mostrada em relação à primeira, em segundos simulados</translation>
    </message>
    <message>
        <source>Shift of the other run</source>
        <translation>Deslocamento da outra execução</translation>
    </message>
    <message>
        <source>Same camera: both runs are seen from the same place</source>
        <translation>Mesma câmera: as duas execuções são vistas do mesmo lugar</translation>
    </message>
    <message>
        <source>Same camera</source>
        <translation>Mesma câmera</translation>
    </message>
    <message>
        <source>End the comparison</source>
        <translation>Encerrar a comparação</translation>
    </message>
    <message>
        <source>View of the other run</source>
        <translation>Vista da outra execução</translation>
    </message>
    <message>
        <source>This run lasts from %1 to %2</source>
        <translation>Esta execução vai de %1 a %2</translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>Nenhuma diferença</translation>
    </message>
    <message>
        <source>Ball %1 m apart</source>
        <translation>Bola: %1 m de distância</translation>
    </message>
    <message>
        <source>left %1</source>
        <translation>esquerda %1</translation>
    </message>
    <message>
        <source>right %1</source>
        <translation>direita %1</translation>
    </message>
    <message>
        <source>The runs have neither ball nor robots in common</source>
        <translation>As execuções não têm em comum nem bola nem robôs</translation>
    </message>
    <message>
        <source>Robots up to %1 m apart (%2)</source>
        <translation>Robôs: até %1 m de distância (%2)</translation>
    </message>
</context>
<context>
    <name>sparkwright::Comparison</name>
    <message>
        <source>Co&amp;mpare with recording…</source>
        <translation>Co&amp;mparar com gravação…</translation>
    </message>
    <message>
        <source>Show another recording beside this one, at the same time of the match</source>
        <translation>Mostrar outra gravação ao lado desta, no mesmo tempo da partida</translation>
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
        <translation>Sugestões</translation>
    </message>
</context>
<context>
    <name>sparkwright::ConnectDialog</name>
    <message>
        <source>Connect to server</source>
        <translation>Conectar ao servidor</translation>
    </message>
    <message>
        <source>Watch a match that runs on another server, as a monitor does. Commands of the match go there; the own simulation pauses meanwhile.</source>
        <translation>Assistir a uma partida que roda em outro servidor, como faz um monitor. Os comandos da partida vão para lá; enquanto isso, a simulação própria fica em pausa.</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>Name or address of the machine; host:port is understood, too</source>
        <translation>Nome ou endereço da máquina; máquina:porta também é aceito</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Porta</translation>
    </message>
    <message>
        <source>The server&apos;s port for monitors: 3200 as a rule, 60001 of newer servers</source>
        <translation>A porta do servidor para monitores: em geral 3200; em servidores mais novos, 60001</translation>
    </message>
    <message>
        <source>&amp;Host</source>
        <translation>&amp;Máquina</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>&amp;Porta</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>&amp;Conectar</translation>
    </message>
    <message>
        <source>Enter the name or the address of a machine.</source>
        <translation>Digite o nome ou o endereço de uma máquina.</translation>
    </message>
    <message>
        <source>A port is a number from 1 to 65535.</source>
        <translation>Uma porta é um número de 1 a 65535.</translation>
    </message>
</context>
<context>
    <name>sparkwright::ConnectionsModel</name>
    <message>
        <source>Answers within %1 ms (median), %2 ms (99 of 100), %3 ms (all)</source>
        <translation>Responde em %1 ms (mediana), %2 ms (99 de 100), %3 ms (todas)</translation>
    </message>
    <message>
        <source>Cycles without an answer: %1 of %2, at most %3 in a row</source>
        <translation>Ciclos sem resposta: %1 de %2, no máximo %3 seguidos</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Wall time from an agent&apos;s percepts to its answer, median</source>
        <translation>Tempo real das percepções de um agente até a resposta dele, mediana</translation>
    </message>
    <message>
        <source>Cycles that began before the agent had answered</source>
        <translation>Ciclos que começaram antes de o agente ter respondido</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Resposta</translation>
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
        <translation>%1 mensagens, %2 recebidos, %3 enviados, conectado em %4 s</translation>
    </message>
    <message>
        <source>%1 messages not sent: it does not read fast enough</source>
        <translation>%1 mensagens não enviadas: ele não lê rápido o bastante</translation>
    </message>
    <message>
        <source>The next cycle waits for it</source>
        <translation>O próximo ciclo espera por ele</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Endereço</translation>
    </message>
    <message>
        <source>Last message</source>
        <translation>Última mensagem</translation>
    </message>
    <message>
        <source>Agent %1</source>
        <translation>Agente %1</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nº</translation>
    </message>
    <message>
        <source>Cycles that continued without it because it was late: %1</source>
        <translation>Ciclos que continuaram sem ele por atraso: %1</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Time to answer</source>
        <translation>Tempo de resposta</translation>
    </message>
    <message>
        <source>Missed cycles</source>
        <translation>Ciclos perdidos</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Pulados</translation>
    </message>
    <message>
        <source>Cycles of sync mode that continued without the agent after its timeout</source>
        <translation>Ciclos do modo síncrono que continuaram sem o agente após o tempo limite</translation>
    </message>
    <message>
        <source>Skipped cycles</source>
        <translation>Ciclos pulados</translation>
    </message>
    <message>
        <source>Thinks no more: see the log</source>
        <translation>Não pensa mais: veja o log</translation>
    </message>
    <message>
        <source>Robot: %1</source>
        <translation>Robô: %1</translation>
    </message>
    <message>
        <source>Robot type %1: %2 (%3)</source>
        <translation>Robô do tipo %1: %2 (%3)</translation>
    </message>
    <message>
        <source>Battery: %1 %</source>
        <translation>Bateria: %1 %</translation>
    </message>
    <message>
        <source>The battery is empty: its motors are off</source>
        <translation>A bateria está vazia: os motores estão desligados</translation>
    </message>
    <message>
        <source>Hottest motor: %1, %2 °C</source>
        <translation>Motor mais quente: %1, %2 °C</translation>
    </message>
    <message numerus="yes">
        <source>%n motor(s) with less torque, because of the heat</source>
        <translation>
            <numerusform>%n motor com menos torque por causa do calor</numerusform>
            <numerusform>%n motores com menos torque por causa do calor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n motor(s) off until they have cooled down</source>
        <translation>
            <numerusform>%n motor desligado até esfriar</numerusform>
            <numerusform>%n motores desligados até esfriarem</numerusform>
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
        <translation>Robô</translation>
    </message>
    <message>
        <source>Type or file of the robot</source>
        <translation>Tipo ou arquivo do robô</translation>
    </message>
    <message>
        <source>Battery</source>
        <translation>Bateria</translation>
    </message>
    <message>
        <source>Charge of the robot&apos;s battery</source>
        <translation>Carga da bateria do robô</translation>
    </message>
    <message>
        <source>Hottest</source>
        <translation>Mais quente</translation>
    </message>
    <message>
        <source>Temperature of the robot&apos;s hottest motor; marked if motors have reduced torque or are off</source>
        <translation>Temperatura do motor mais quente do robô; marcada se motores têm torque reduzido ou estão desligados</translation>
    </message>
    <message>
        <source>Hottest motor</source>
        <translation>Motor mais quente</translation>
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
        <translation>Processo %1</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>How the program is that was started here</source>
        <translation>Como está o programa iniciado aqui</translation>
    </message>
    <message>
        <source>In</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Bytes received</source>
        <translation>Bytes recebidos</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Recebidos</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Saída</translation>
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
        <translation>%1, desligado</translation>
    </message>
    <message>
        <source>Strategy or display</source>
        <translation>Estratégia ou exibição</translation>
    </message>
</context>
<context>
    <name>sparkwright::ConnectionsPanel</name>
    <message>
        <source>Command that attaches an agent</source>
        <translation>Comando que conecta um agente</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>Copiar comando</translation>
    </message>
    <message>
        <source>Copies the command, to be pasted into a terminal</source>
        <translation>Copia o comando, para colar em um terminal</translation>
    </message>
    <message>
        <source>Each agent appears here with its team, number and last message.</source>
        <translation>Cada agente aparece aqui com time, número e última mensagem.</translation>
    </message>
    <message>
        <source>No agent is connected yet. Agents connect by UDP to %2, port %1.</source>
        <translation>Nenhum agente conectado ainda. Os agentes se conectam por UDP a %2, porta %1.</translation>
    </message>
    <message>
        <source>A recording is shown: nobody connects to it. Agents play in a simulation of this program; open a scene or a project for one.</source>
        <translation>Uma gravação está sendo mostrada: ninguém se conecta a ela. Os agentes jogam em uma simulação deste programa; abra uma cena ou um projeto para isso.</translation>
    </message>
    <message>
        <source>A server elsewhere is watched. Agents connect to that server; it does not tell about them.</source>
        <translation>Um servidor em outro lugar está sendo assistido. Os agentes se conectam a ele; ele não informa nada sobre eles.</translation>
    </message>
    <message>
        <source>No agent is connected yet. Agents for the 3D league of any team can play here: they connect by TCP to %2, port %1. This command, in a terminal, attaches one:</source>
        <translation>Nenhum agente conectado ainda. Agentes da liga 3D de qualquer time podem jogar aqui: eles se conectam por TCP a %2, porta %1. Este comando, em um terminal, conecta um:</translation>
    </message>
    <message>
        <source>No agent can connect before a port is open.</source>
        <translation>Nenhum agente pode se conectar antes que uma porta esteja aberta.</translation>
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
        <translation>Filtrar os agentes</translation>
    </message>
    <message>
        <source>Program to attach</source>
        <translation>Programa a conectar</translation>
    </message>
    <message>
        <source>Whose command is shown</source>
        <translation>De quem é o comando mostrado</translation>
    </message>
    <message>
        <source>Strategies lead the teams of this game, each a whole one: load them in the dock Strategies. Others connect by TCP to %2, port %1. Robots of this scene have no agents.</source>
        <translation>As estratégias comandam as equipes deste jogo, cada uma uma equipe inteira: carregue-as no painel Estratégias. Outras conectam-se por TCP a %2, porta %1. Os robôs desta cena não têm agentes.</translation>
    </message>
    <message>
        <source>Programs bring a robot each, and lead it: they connect by TCP to %2, port %1. Robots of this scene have no agents.</source>
        <translation>Cada programa traz um robô e o conduz: conectam-se por TCP a %2, porta %1. Os robôs desta cena não têm agentes.</translation>
    </message>
    <message>
        <source>%1 (from other computers %2)</source>
        <extracomment>%1 and %2: addresses</extracomment>
        <translation>%1 (de outros computadores, %2)</translation>
    </message>
</context>
<context>
    <name>sparkwright::ConsoleView</name>
    <message>
        <source>The filter is no regular expression: %1, at character %2</source>
        <translation>O filtro não é uma expressão regular: %1, no caractere %2</translation>
    </message>
    <message numerus="yes">
        <source>[%n line(s) left out, too many to show]</source>
        <translation>
            <numerusform>[%n linha omitida: são muitas para mostrar]</numerusform>
            <numerusform>[%n linhas omitidas: são muitas para mostrar]</numerusform>
        </translation>
    </message>
    <message>
        <source>Save console</source>
        <translation>Salvar console</translation>
    </message>
    <message>
        <source>Texts (*.log *.txt)</source>
        <translation>Textos (*.log *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Console saved as %1</source>
        <translation>Console salvo como %1</translation>
    </message>
    <message>
        <source>The console was not saved as %1: %2</source>
        <translation>O console não foi salvo como %1: %2</translation>
    </message>
    <message>
        <source>All output</source>
        <translation>Toda a saída</translation>
    </message>
    <message>
        <source>Standard output</source>
        <translation>Saída padrão</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>Erro padrão</translation>
    </message>
    <message>
        <source>Output to show</source>
        <translation>Saída a mostrar</translation>
    </message>
    <message>
        <source>Which output of the program is shown; lines of standard error have a bar at the left</source>
        <translation>Qual saída do programa é mostrada; linhas do erro padrão têm uma barra à esquerda</translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation>Filtrar por texto</translation>
    </message>
    <message>
        <source>Filter the console</source>
        <translation>Filtrar o console</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>Console</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Expressão regular</translation>
    </message>
    <message>
        <source>The filter is a regular expression</source>
        <translation>O filtro é uma expressão regular</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Keeps the newest line in sight</source>
        <translation>Mantém visível a linha mais recente</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copies the selected text, or all that is shown</source>
        <translation>Copia o texto selecionado ou tudo o que é mostrado</translation>
    </message>
    <message>
        <source>Writes all lines that are kept to a file</source>
        <translation>Grava em um arquivo todas as linhas mantidas</translation>
    </message>
    <message>
        <source>Clear the console</source>
        <translation>Limpar o console</translation>
    </message>
    <message>
        <source>Removes all lines from the console</source>
        <translation>Remove todas as linhas do console</translation>
    </message>
</context>
<context>
    <name>sparkwright::CoreTexts</name>
    <message>
        <source>the clock shows %1 s, limit %2 s</source>
        <comment>clock.limit</comment>
        <translation>O relógio mostra %1 s, limite %2 s</translation>
    </message>
    <message>
        <source>the pause of %1 s is over</source>
        <comment>clock.pauseOver</comment>
        <translation>A pausa de %1 s terminou</translation>
    </message>
    <message>
        <source>the time of %1 s is over</source>
        <comment>clock.timeOver</comment>
        <translation>O tempo de %1 s terminou</translation>
    </message>
    <message>
        <source>the second half begins</source>
        <comment>clock.secondHalf</comment>
        <translation>O segundo tempo começa</translation>
    </message>
    <message>
        <source>the teams change sides</source>
        <comment>clock.sidesChange</comment>
        <translation>Os times trocam de lado</translation>
    </message>
    <message>
        <source>players have waited for %1 s, limit %2 s</source>
        <comment>kickOff.waited</comment>
        <translation>Os jogadores esperaram %1 s, limite %2 s</translation>
    </message>
    <message>
        <source>asked for by command</source>
        <comment>command.asked</comment>
        <translation>Pedido por comando</translation>
    </message>
    <message>
        <source>%1 set to %2</source>
        <comment>command.set</comment>
        <translation>%1 definido como %2</translation>
    </message>
    <message>
        <source>set from %1 to %2</source>
        <comment>command.score</comment>
        <translation>Alterado de %1 para %2</translation>
    </message>
    <message>
        <source>decided by the human referee</source>
        <comment>command.human</comment>
        <translation>Decidido pelo árbitro humano</translation>
    </message>
    <message>
        <source>%1 has touched the ball</source>
        <comment>ball.touched</comment>
        <translation>%1 tocou na bola</translation>
    </message>
    <message>
        <source>last touched by %1</source>
        <comment>ball.lastTouched</comment>
        <translation>Último toque de %1</translation>
    </message>
    <message>
        <source>touched by nobody</source>
        <comment>ball.untouched</comment>
        <translation>Tocada por ninguém</translation>
    </message>
    <message>
        <source>the ball is behind the goal line at %1, %2</source>
        <comment>ball.behindGoalLine</comment>
        <translation>A bola está atrás da linha de fundo em %1, %2</translation>
    </message>
    <message>
        <source>the ball is behind the side line at %1, %2</source>
        <comment>ball.behindSideLine</comment>
        <translation>A bola está atrás da linha lateral em %1, %2</translation>
    </message>
    <message>
        <source>the ball has left the field upwards or downwards</source>
        <comment>ball.lost</comment>
        <translation>A bola saiu do campo por cima ou por baixo</translation>
    </message>
    <message>
        <source>put back to %1</source>
        <comment>ball.putBack</comment>
        <translation>recolocada em %1</translation>
    </message>
    <message>
        <source>the ball is put to %1</source>
        <comment>ball.putTo</comment>
        <translation>A bola é colocada em %1</translation>
    </message>
    <message>
        <source>it is taken from where the ball is after %1 s</source>
        <comment>ball.taken</comment>
        <translation>A cobrança é feita onde a bola estiver após %1 s</translation>
    </message>
    <message>
        <source>the ball is dropped at %1</source>
        <comment>ball.dropped</comment>
        <translation>Bola ao chão em %1</translation>
    </message>
    <message>
        <source>taken by %1</source>
        <comment>restart.taken</comment>
        <translation>Cobrado por %1</translation>
    </message>
    <message>
        <source>not taken for %1 s, limit %2 s</source>
        <comment>restart.notTaken</comment>
        <translation>Não cobrado há %1 s, limite %2 s</translation>
    </message>
    <message>
        <source>free kick for the opponents</source>
        <comment>restart.freeKick</comment>
        <translation>tiro livre para os adversários</translation>
    </message>
    <message>
        <source>corner</source>
        <comment>restart.corner</comment>
        <translation>escanteio</translation>
    </message>
    <message>
        <source>goal kick</source>
        <comment>restart.goalKick</comment>
        <translation>tiro de meta</translation>
    </message>
    <message>
        <source>%1 has asked for it</source>
        <comment>pass.asked</comment>
        <translation>%1 pediu</translation>
    </message>
    <message>
        <source>%1 has touched the ball again %2 s after its kick, and nobody else between</source>
        <comment>doubleTouch</comment>
        <translation>%1 tocou de novo na bola %2 s depois do próprio chute, sem ninguém mais no meio</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>score</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>straight from a kick of %1 into the own goal</source>
        <comment>noGoal.ownGoal</comment>
        <translation>Diretamente de um chute de %1 para o próprio gol</translation>
    </message>
    <message>
        <source>straight from an indirect kick of %1</source>
        <comment>noGoal.indirect</comment>
        <translation>Diretamente de um tiro livre indireto de %1</translation>
    </message>
    <message>
        <source>after kick-off no opponent has touched the ball, and no player of the team outside the centre circle</source>
        <comment>noGoal.kickOff</comment>
        <translation>Após o pontapé inicial, nenhum adversário tocou na bola, nem um jogador do time fora do círculo central</translation>
    </message>
    <message>
        <source>no second player has touched the ball since pass mode, which ended %1 s ago, limit %2 s</source>
        <comment>noGoal.passMode</comment>
        <translation>Nenhum segundo jogador tocou na bola desde o modo de passe, que terminou há %1 s, limite %2 s</translation>
    </message>
    <message>
        <source>%1 has been on the ground for %2 s, limit %3 s</source>
        <comment>foul.onGround</comment>
        <translation>%1 está no chão há %2 s, limite %3 s</translation>
    </message>
    <message>
        <source>%1 has not been standing for %2 s, limit %3 s</source>
        <comment>foul.notStanding</comment>
        <translation>%1 não está de pé há %2 s, limite %3 s</translation>
    </message>
    <message>
        <source>%1 players touch each other, limit %2: %3</source>
        <comment>foul.touching</comment>
        <translation>%1 jogadores se tocam, limite %2: %3</translation>
    </message>
    <message>
        <source>%1 is one of %2 in their own penalty area, limit %3, and the goalie has come</source>
        <comment>foul.illegalDefenceGoalie</comment>
        <translation>%1 é um de %2 na própria grande área, limite %3, e o goleiro chegou</translation>
    </message>
    <message>
        <source>%1 is one of %2 in their own penalty area, limit %3, and came last</source>
        <comment>foul.illegalDefenceLast</comment>
        <translation>%1 é um de %2 na própria grande área, limite %3, e chegou por último</translation>
    </message>
    <message>
        <source>%1, number %2 of its team, is %3 m from the ball, limit %4 m, and %5 is %6 m from it, limit %7 m</source>
        <comment>foul.crowding</comment>
        <translation>%1, número %2 do time, está a %3 m da bola, limite %4 m, e %5 está a %6 m dela, limite %7 m</translation>
    </message>
    <message>
        <source>%1 ran into %2 with %3 m/s, limit %4 m/s, towards the contact %5 m/s, limit %6 m/s</source>
        <comment>foul.charging</comment>
        <translation>%1 atropelou %2 a %3 m/s, limite %4 m/s, na direção do contato %5 m/s, limite %6 m/s</translation>
    </message>
    <message>
        <source>%1 and %2 of %3 reach into each other by more than %4 m</source>
        <comment>foul.selfCollision</comment>
        <translation>%1 e %2 de %3 se penetram em mais de %4 m</translation>
    </message>
    <message>
        <source>put outside of the penalty area</source>
        <comment>penalty.leaveArea</comment>
        <translation>colocado fora da grande área</translation>
    </message>
    <message>
        <source>pushed %1 m away from the group</source>
        <comment>penalty.leaveGroup</comment>
        <translation>empurrado %1 m para longe do grupo</translation>
    </message>
    <message>
        <source>sent off after %1 s in the air</source>
        <comment>penalty.sendOff</comment>
        <translation>expulso após %1 s no ar</translation>
    </message>
    <message>
        <source>their joints are frozen for %1 s</source>
        <comment>penalty.joints</comment>
        <translation>as juntas ficam congeladas por %1 s</translation>
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
        <translation>em vez disso, %1</translation>
    </message>
    <message>
        <source>it does not count</source>
        <comment>verdict.nothing</comment>
        <translation>Não vale</translation>
    </message>
    <message>
        <source>confirmed by the human referee</source>
        <comment>verdict.confirmedByHuman</comment>
        <translation>confirmado pelo árbitro humano</translation>
    </message>
    <message>
        <source>overruled by the human referee</source>
        <comment>verdict.overruledByHuman</comment>
        <translation>anulado pelo árbitro humano</translation>
    </message>
    <message>
        <source>undone by the human referee</source>
        <comment>verdict.undoneByHuman</comment>
        <translation>desfeito pelo árbitro humano</translation>
    </message>
    <message>
        <source>confirmed: nobody objected within %1 s</source>
        <comment>verdict.nobodyObjected</comment>
        <translation>confirmado: ninguém contestou em %1 s</translation>
    </message>
    <message>
        <source>overruled: nobody confirmed it within %1 s</source>
        <comment>verdict.nobodyConfirmed</comment>
        <translation>anulado: ninguém confirmou em %1 s</translation>
    </message>
    <message>
        <source>%1 is put back to %2</source>
        <comment>verdict.putBack</comment>
        <translation>%1 volta para %2</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <comment>verdict.by</comment>
        <translation>%1 por %2</translation>
    </message>
    <message>
        <source>goal</source>
        <comment>name.goal</comment>
        <translation>Gol</translation>
    </message>
    <message>
        <source>crowding</source>
        <comment>name.crowding</comment>
        <translation>Aglomeração</translation>
    </message>
    <message>
        <source>touching</source>
        <comment>name.touching</comment>
        <translation>Contato</translation>
    </message>
    <message>
        <source>illegal defence</source>
        <comment>name.illegalDefence</comment>
        <translation>Defesa ilegal</translation>
    </message>
    <message>
        <source>illegal attack</source>
        <comment>name.illegalAttack</comment>
        <translation>Ataque ilegal</translation>
    </message>
    <message>
        <source>incapable</source>
        <comment>name.incapable</comment>
        <translation>Incapacidade</translation>
    </message>
    <message>
        <source>kick-off</source>
        <comment>name.kickOff</comment>
        <translation>Falta no pontapé inicial</translation>
    </message>
    <message>
        <source>charging</source>
        <comment>name.charging</comment>
        <translation>Carga</translation>
    </message>
    <message>
        <source>self collision</source>
        <comment>name.selfCollision</comment>
        <translation>Autocolisão</translation>
    </message>
    <message>
        <source>%1 has left the penalty area at %2</source>
        <comment>shootOut.left</comment>
        <translation>%1 saiu da grande área em %2</translation>
    </message>
    <message>
        <source>the ball has left the box of %1 by %2 m at %3</source>
        <comment>keepaway.leftBox</comment>
        <translation>A bola saiu da caixa de %1 por %2 m em %3</translation>
    </message>
    <message>
        <source>the right team has touched the ball</source>
        <comment>keepaway.touched</comment>
        <translation>O time da direita tocou na bola</translation>
    </message>
    <message>
        <source>players have waited for %1 s</source>
        <comment>spl.waited</comment>
        <translation>Os jogadores esperaram %1 s</translation>
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
        <translation>preparação</translation>
    </message>
    <message>
        <source>set</source>
        <comment>spl.set</comment>
        <translation>parados</translation>
    </message>
    <message>
        <source>playing</source>
        <comment>spl.playing</comment>
        <translation>em jogo</translation>
    </message>
    <message>
        <source>finished</source>
        <comment>spl.finished</comment>
        <translation>encerrada</translation>
    </message>
    <message>
        <source>the match is over</source>
        <comment>spl.matchOver</comment>
        <translation>A partida acabou</translation>
    </message>
    <message>
        <source>the teams wait for kick-off</source>
        <comment>spl.waiting</comment>
        <translation>Os times esperam o pontapé inicial</translation>
    </message>
    <message>
        <source>kick-off</source>
        <comment>spl.kickOff</comment>
        <translation>Pontapé inicial</translation>
    </message>
    <message>
        <source>play goes on by command</source>
        <comment>spl.command</comment>
        <translation>O jogo continua por comando</translation>
    </message>
    <message>
        <source>the teams have had %1 s</source>
        <comment>spl.teamsHad</comment>
        <translation>Os times tiveram %1 s</translation>
    </message>
    <message>
        <source>the players have stood for %1 s</source>
        <comment>spl.playersStood</comment>
        <translation>Os jogadores ficaram parados por %1 s</translation>
    </message>
    <message>
        <source>%1 stands at %2</source>
        <comment>spl.standsAt</comment>
        <translation>%1 está em %2</translation>
    </message>
    <message>
        <source>put to %1</source>
        <comment>spl.putTo</comment>
        <translation>colocado em %1</translation>
    </message>
    <message>
        <source>the ball has been off the field for %1 s</source>
        <comment>spl.ballOff</comment>
        <translation>A bola está fora do campo há %1 s</translation>
    </message>
    <message>
        <source>%1 has left the field at %2</source>
        <comment>spl.leftField</comment>
        <translation>%1 saiu do campo em %2</translation>
    </message>
    <message>
        <source>%1 defends in the own penalty area at %2</source>
        <comment>spl.defends</comment>
        <translation>%1 defende na própria grande área em %2</translation>
    </message>
    <message>
        <source>leaving_the_field, out for %1 s</source>
        <comment>spl.outForLeaving</comment>
        <translation>saída do campo, fora por %1 s</translation>
    </message>
    <message>
        <source>illegal_defender, out for %1 s</source>
        <comment>spl.outForDefending</comment>
        <translation>defensor ilegal, fora por %1 s</translation>
    </message>
    <message>
        <source>ball out</source>
        <comment>rule.ballOut</comment>
        <translation>Bola fora</translation>
    </message>
    <message>
        <source>ball return</source>
        <comment>rule.ballReturn</comment>
        <translation>Retorno da bola</translation>
    </message>
    <message>
        <source>before kick-off</source>
        <comment>rule.beforeKickOff</comment>
        <translation>Antes do pontapé inicial</translation>
    </message>
    <message>
        <source>charging</source>
        <comment>rule.charging</comment>
        <translation>Carga</translation>
    </message>
    <message>
        <source>crowding</source>
        <comment>rule.crowding</comment>
        <translation>Aglomeração</translation>
    </message>
    <message>
        <source>double touch</source>
        <comment>rule.doubleTouch</comment>
        <translation>Toque duplo</translation>
    </message>
    <message>
        <source>goal</source>
        <comment>rule.goal</comment>
        <translation>Gol</translation>
    </message>
    <message>
        <source>goal kick</source>
        <comment>rule.goalKick</comment>
        <translation>Tiro de meta</translation>
    </message>
    <message>
        <source>goal pause</source>
        <comment>rule.goalPause</comment>
        <translation>Pausa após gol</translation>
    </message>
    <message>
        <source>halves</source>
        <comment>rule.halves</comment>
        <translation>Tempos</translation>
    </message>
    <message>
        <source>illegal defence</source>
        <comment>rule.illegalDefence</comment>
        <translation>Defesa ilegal</translation>
    </message>
    <message>
        <source>illegal position</source>
        <comment>rule.illegalPosition</comment>
        <translation>Posição ilegal</translation>
    </message>
    <message>
        <source>incapable</source>
        <comment>rule.incapable</comment>
        <translation>Incapacidade</translation>
    </message>
    <message>
        <source>keepaway</source>
        <comment>rule.keepaway</comment>
        <translation>Keepaway</translation>
    </message>
    <message>
        <source>kick-off</source>
        <comment>rule.kickOff</comment>
        <translation>Pontapé inicial</translation>
    </message>
    <message>
        <source>kick-off ban</source>
        <comment>rule.kickOffBan</comment>
        <translation>Veto de gol após pontapé inicial</translation>
    </message>
    <message>
        <source>lost ball</source>
        <comment>rule.lostBall</comment>
        <translation>Bola perdida</translation>
    </message>
    <message>
        <source>pass mode</source>
        <comment>rule.passMode</comment>
        <translation>Modo de passe</translation>
    </message>
    <message>
        <source>pass mode ban</source>
        <comment>rule.passModeBan</comment>
        <translation>Veto de gol após modo de passe</translation>
    </message>
    <message>
        <source>pass mode distance</source>
        <comment>rule.passModeDistance</comment>
        <translation>Distância no modo de passe</translation>
    </message>
    <message>
        <source>penalties</source>
        <comment>rule.penalties</comment>
        <translation>Punições</translation>
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
        <translation>Encerramento</translation>
    </message>
    <message>
        <source>removal penalty</source>
        <comment>rule.removalPenalty</comment>
        <translation>Suspensão temporária</translation>
    </message>
    <message>
        <source>self collision</source>
        <comment>rule.selfCollision</comment>
        <translation>Autocolisão</translation>
    </message>
    <message>
        <source>set play</source>
        <comment>rule.setPlay</comment>
        <translation>Bola parada</translation>
    </message>
    <message>
        <source>shoot-out</source>
        <comment>rule.shootOut</comment>
        <translation>Disputa de pênaltis</translation>
    </message>
    <message>
        <source>touch times</source>
        <comment>rule.touchTimes</comment>
        <translation>Tempos de toque</translation>
    </message>
    <message>
        <source>touching</source>
        <comment>rule.touching</comment>
        <translation>Contato</translation>
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
        <translation>Campo e bola</translation>
    </message>
    <message>
        <source>Teams</source>
        <comment>topic.teams</comment>
        <translation>Times</translation>
    </message>
    <message>
        <source>Course of a match</source>
        <comment>topic.course</comment>
        <translation>Andamento da partida</translation>
    </message>
    <message>
        <source>Human referee</source>
        <comment>topic.human</comment>
        <translation>Árbitro humano</translation>
    </message>
    <message>
        <source>Pass mode</source>
        <comment>topic.passMode</comment>
        <translation>Modo de passe</translation>
    </message>
    <message>
        <source>Fouls: posture and place</source>
        <comment>topic.posture</comment>
        <translation>Faltas: postura e lugar</translation>
    </message>
    <message>
        <source>Fouls: charging</source>
        <comment>topic.charging</comment>
        <translation>Faltas: carga</translation>
    </message>
    <message>
        <source>Fouls: self collision</source>
        <comment>topic.selfCollision</comment>
        <translation>Faltas: autocolisão</translation>
    </message>
    <message>
        <source>Keepaway</source>
        <comment>topic.keepaway</comment>
        <translation>Keepaway</translation>
    </message>
    <message>
        <source>Speech</source>
        <comment>topic.speech</comment>
        <translation>Fala</translation>
    </message>
    <message>
        <source>Standard platform league</source>
        <comment>topic.spl</comment>
        <translation>Standard Platform League</translation>
    </message>
    <message>
        <source>Options</source>
        <comment>topic.options</comment>
        <translation>Opções</translation>
    </message>
    <message>
        <source>Distance between the goal lines.</source>
        <comment>FieldLength</comment>
        <translation>Distância entre as linhas de fundo.</translation>
    </message>
    <message>
        <source>Distance between the side lines.</source>
        <comment>FieldWidth</comment>
        <translation>Distância entre as linhas laterais.</translation>
    </message>
    <message>
        <source>How high a ball may be without being lost.</source>
        <comment>FieldHeight</comment>
        <translation>Até que altura a bola pode subir sem ser considerada perdida.</translation>
    </message>
    <message>
        <source>Between the posts.</source>
        <comment>GoalWidth</comment>
        <translation>Entre as traves.</translation>
    </message>
    <message>
        <source>From the goal line to the back of the goal.</source>
        <comment>GoalDepth</comment>
        <translation>Da linha de fundo até o fundo do gol.</translation>
    </message>
    <message>
        <source>Below the bar.</source>
        <comment>GoalHeight</comment>
        <translation>Abaixo do travessão.</translation>
    </message>
    <message>
        <source>Depth of the penalty areas.</source>
        <comment>PenaltyLength</comment>
        <translation>Profundidade das grandes áreas.</translation>
    </message>
    <message>
        <source>How much wider than the goals the penalty areas are.</source>
        <comment>PenaltyWidth</comment>
        <translation>Quanto as grandes áreas são mais largas que os gols.</translation>
    </message>
    <message>
        <source>Radius around the ball that opponents keep out of; radius of the centre circle.</source>
        <comment>FreeKickDistance</comment>
        <translation>Raio em volta da bola que os adversários deixam livre; raio do círculo central.</translation>
    </message>
    <message>
        <source>How far players who have to give way are moved.</source>
        <comment>FreeKickMoveDist</comment>
        <translation>A que distância são movidos os jogadores que têm de dar lugar.</translation>
    </message>
    <message>
        <source>How far from the ball the kicking team stands when it is put in place.</source>
        <comment>KickRepelDist</comment>
        <translation>A que distância da bola fica o time que cobra quando ela é colocada.</translation>
    </message>
    <message>
        <source>Distance of the ball from the goal line at a goal kick.</source>
        <comment>GoalKickDist</comment>
        <translation>Distância da bola à linha de fundo em um tiro de meta.</translation>
    </message>
    <message>
        <source>Radius of the ball as the rules know it.</source>
        <comment>BallRadius</comment>
        <translation>Raio da bola usado pelas regras.</translation>
    </message>
    <message>
        <source>Room that a player needs when it is moved; height of its torso after a beam.</source>
        <comment>AgentRadius</comment>
        <translation>Espaço de que um jogador precisa ao ser movido; altura do tronco após um beam.</translation>
    </message>
    <message>
        <source>Robots of one type in a team.</source>
        <comment>MaxRobotTypeCount</comment>
        <translation>Robôs de um mesmo tipo em um time.</translation>
    </message>
    <message>
        <source>Different types in a full team.</source>
        <comment>MinRobotTypesCount</comment>
        <translation>Tipos diferentes em um time completo.</translation>
    </message>
    <message>
        <source>Robots of any two types together.</source>
        <comment>MaxSumTwoRobotTypes</comment>
        <translation>Robôs de dois tipos quaisquer somados.</translation>
    </message>
    <message>
        <source>Motors need current, get hot and use up a battery, in robots that come from now on.</source>
        <comment>RealisticMotors</comment>
        <translation>Os motores precisam de corrente, esquentam e gastam a bateria, nos robôs que chegarem a partir de agora.</translation>
    </message>
    <message>
        <source>Greatest error of a beam along each axis.</source>
        <comment>BeamNoiseXY</comment>
        <translation>Maior erro de um beam ao longo de cada eixo.</translation>
    </message>
    <message>
        <source>Greatest error of the direction after a beam.</source>
        <comment>BeamNoiseAngle</comment>
        <translation>Maior erro da direção após um beam.</translation>
    </message>
    <message>
        <source>Places that are tried to find a free one for a player that is moved; 0: none.</source>
        <comment>MaxNumSafeRepositionAttempts</comment>
        <translation>Lugares tentados para achar um livre para um jogador movido; 0: nenhum.</translation>
    </message>
    <message>
        <source>Length of a half.</source>
        <comment>RuleHalfTime</comment>
        <translation>Duração de um tempo.</translation>
    </message>
    <message>
        <source>From a goal to the kick-off.</source>
        <comment>RuleGoalPauseTime</comment>
        <translation>De um gol até o pontapé inicial.</translation>
    </message>
    <message>
        <source>Dead time before a set play.</source>
        <comment>RuleKickInPauseTime</comment>
        <translation>Tempo morto antes de uma bola parada.</translation>
    </message>
    <message>
        <source>After so long a restart ends with a drop ball; 0: never.</source>
        <comment>RuleDropBallTime</comment>
        <translation>Após esse tempo, um reinício termina em bola ao chão; 0: nunca.</translation>
    </message>
    <message>
        <source>From the first agent to the automatic kick-off.</source>
        <comment>WaitBeforeKickOff</comment>
        <translation>Do primeiro agente até o pontapé inicial automático.</translation>
    </message>
    <message>
        <source>Fouls and other offences wait until people confirm or overrule them, and the match with them.</source>
        <comment>ConfirmFouls</comment>
        <translation>Faltas e outras infrações esperam até que pessoas as confirmem ou anulem, e a partida espera com elas.</translation>
    </message>
    <message>
        <source>The same for goals.</source>
        <comment>ConfirmGoals</comment>
        <translation>O mesmo para gols.</translation>
    </message>
    <message>
        <source>How long the match waits for people to confirm or overrule a decision; 0: for ever.</source>
        <comment>ConfirmWindow</comment>
        <translation>Quanto a partida espera que pessoas confirmem ou anulem uma decisão; 0: para sempre.</translation>
    </message>
    <message>
        <source>What nobody has decided about in time stands; else it is overruled.</source>
        <comment>ConfirmByDefault</comment>
        <translation>O que ninguém decidiu a tempo vale; senão, é anulado.</translation>
    </message>
    <message>
        <source>How long the match may have gone on when the last decision is undone; 0: it cannot be.</source>
        <comment>UndoWindow</comment>
        <translation>Por quanto tempo a partida pode ter continuado quando a última decisão é desfeita; 0: não pode ser desfeita.</translation>
    </message>
    <message>
        <source>Fastest ball with which pass mode can begin.</source>
        <comment>PassModeMaxBallSpeed</comment>
        <translation>Bola mais rápida com que o modo de passe pode começar.</translation>
    </message>
    <message>
        <source>Greatest distance from the ball of the player who asks.</source>
        <comment>PassModeMaxBallDist</comment>
        <translation>Maior distância entre a bola e o jogador que pede.</translation>
    </message>
    <message>
        <source>Distance from the ball that opponents keep.</source>
        <comment>PassModeMinOppBallDist</comment>
        <translation>Distância da bola que os adversários mantêm.</translation>
    </message>
    <message>
        <source>How long pass mode lasts at most.</source>
        <comment>PassModeDuration</comment>
        <translation>Duração máxima do modo de passe.</translation>
    </message>
    <message>
        <source>How long the team may not score afterwards.</source>
        <comment>PassModeScoreWaitTime</comment>
        <translation>Por quanto tempo o time não pode marcar gol depois.</translation>
    </message>
    <message>
        <source>How long it may not ask again.</source>
        <comment>PassModeRetryWaitTime</comment>
        <translation>Por quanto tempo ele não pode pedir de novo.</translation>
    </message>
    <message>
        <source>How long a player may not stand upright.</source>
        <comment>NotStandingMaxTime</comment>
        <translation>Por quanto tempo um jogador pode não estar de pé.</translation>
    </message>
    <message>
        <source>The same for the goalie.</source>
        <comment>GoalieNotStandingMaxTime</comment>
        <translation>O mesmo para o goleiro.</translation>
    </message>
    <message>
        <source>How long a player may lie on the ground.</source>
        <comment>GroundMaxTime</comment>
        <translation>Por quanto tempo um jogador pode ficar no chão.</translation>
    </message>
    <message>
        <source>The same for the goalie.</source>
        <comment>GoalieGroundMaxTime</comment>
        <translation>O mesmo para o goleiro.</translation>
    </message>
    <message>
        <source>Players in their own penalty area, with the goalie.</source>
        <comment>MaxPlayersInsideOwnArea</comment>
        <translation>Jogadores na própria grande área, com o goleiro.</translation>
    </message>
    <message>
        <source>Players that may touch one another in one group.</source>
        <comment>MaxTouchGroupSize</comment>
        <translation>Jogadores que podem se tocar em um grupo.</translation>
    </message>
    <message>
        <source>Crowding is looked for while an opponent is nearer to the ball than this; 0: never.</source>
        <comment>MinOppDistance</comment>
        <translation>A aglomeração é observada enquanto um adversário estiver mais perto da bola que isto; 0: nunca.</translation>
    </message>
    <message>
        <source>Distance from the ball that the second of a team keeps then.</source>
        <comment>Min2PlDistance</comment>
        <translation>Distância da bola que o segundo de um time mantém nesse caso.</translation>
    </message>
    <message>
        <source>Distance from the ball that the third of a team keeps then.</source>
        <comment>Min3PlDistance</comment>
        <translation>Distância da bola que o terceiro de um time mantém nesse caso.</translation>
    </message>
    <message>
        <source>How long a player that is sent off hangs in the air first.</source>
        <comment>FoulHoldTime</comment>
        <translation>Por quanto tempo um jogador expulso fica antes suspenso no ar.</translation>
    </message>
    <message>
        <source>Slowest offender.</source>
        <comment>ChargingMinSpeed</comment>
        <translation>Velocidade mínima do infrator.</translation>
    </message>
    <message>
        <source>Smallest angle between its motion and the direction to the ball.</source>
        <comment>ChargingMinBallSpeedAngle</comment>
        <translation>Menor ângulo entre o movimento dele e a direção da bola.</translation>
    </message>
    <message>
        <source>Smallest difference of both players&apos; distances from the ball.</source>
        <comment>ChargingMinDeltaDist</comment>
        <translation>Menor diferença entre as distâncias dos dois jogadores à bola.</translation>
    </message>
    <message>
        <source>Smallest difference of the angles between their motion and each other.</source>
        <comment>ChargingMinDeltaAng</comment>
        <translation>Menor diferença entre os ângulos do movimento de cada um em relação ao outro.</translation>
    </message>
    <message>
        <source>No charging so long after a touch of the ball.</source>
        <comment>ChargingImmunityTime</comment>
        <translation>Não há carga por esse tempo após um toque na bola.</translation>
    </message>
    <message>
        <source>No charging so long after an innocent contact.</source>
        <comment>ChargingCollisionMinTime</comment>
        <translation>Não há carga por esse tempo após um contato sem culpa.</translation>
    </message>
    <message>
        <source>What concerns the ball counts only so near to it.</source>
        <comment>ChargingMaxBallRulesDist</comment>
        <translation>O que diz respeito à bola só conta até essa distância dela.</translation>
    </message>
    <message>
        <source>A contact nearer to the ball than this is never a foul.</source>
        <comment>ChargingMinCollBallDist</comment>
        <translation>Um contato mais perto da bola que isto nunca é falta.</translation>
    </message>
    <message>
        <source>Slowest motion into the contact.</source>
        <comment>ChargingMinCollisionSpeed</comment>
        <translation>Velocidade mínima na direção do contato.</translation>
    </message>
    <message>
        <source>How far parts of a robot may reach into one another.</source>
        <comment>SelfCollisionsTolerance</comment>
        <translation>Quanto as partes de um robô podem penetrar umas nas outras.</translation>
    </message>
    <message>
        <source>How long joints are frozen.</source>
        <comment>SelfCollisionJointFrozenTime</comment>
        <translation>Por quanto tempo as juntas ficam congeladas.</translation>
    </message>
    <message>
        <source>How long they cannot be frozen again.</source>
        <comment>SelfCollisionJointThawTime</comment>
        <translation>Por quanto tempo elas não podem ser congeladas de novo.</translation>
    </message>
    <message>
        <source>Least time between two punishments by sending off.</source>
        <comment>SelfCollisionBeamCooldownTime</comment>
        <translation>Tempo mínimo entre duas punições por expulsão.</translation>
    </message>
    <message>
        <source>Centre of the box.</source>
        <comment>KeepawayCenterX</comment>
        <translation>Centro da caixa.</translation>
    </message>
    <message>
        <source>Centre of the box.</source>
        <comment>KeepawayCenterY</comment>
        <translation>Centro da caixa.</translation>
    </message>
    <message>
        <source>First size of the box along x.</source>
        <comment>KeepawayLength</comment>
        <translation>Tamanho inicial da caixa ao longo de x.</translation>
    </message>
    <message>
        <source>First size of the box along y.</source>
        <comment>KeepawayWidth</comment>
        <translation>Tamanho inicial da caixa ao longo de y.</translation>
    </message>
    <message>
        <source>How fast it shrinks along x.</source>
        <comment>KeepawayLengthReductionRate</comment>
        <translation>Quão rápido ela encolhe ao longo de x.</translation>
    </message>
    <message>
        <source>How fast it shrinks along y.</source>
        <comment>KeepawayWidthReductionRate</comment>
        <translation>Quão rápido ela encolhe ao longo de y.</translation>
    </message>
    <message>
        <source>Longest text that a player says.</source>
        <comment>SayMaxLength</comment>
        <translation>Texto mais longo que um jogador diz.</translation>
    </message>
    <message>
        <source>How far it is heard.</source>
        <comment>SayRange</comment>
        <translation>Até que distância ele é ouvido.</translation>
    </message>
    <message>
        <source>Time for teams to take their positions.</source>
        <comment>ReadyDuration</comment>
        <translation>Tempo para os times tomarem suas posições.</translation>
    </message>
    <message>
        <source>Time between taking positions and play.</source>
        <comment>SetDuration</comment>
        <translation>Tempo entre a tomada de posições e o jogo.</translation>
    </message>
    <message>
        <source>How long a player is taken out for a foul.</source>
        <comment>PenaltyDuration</comment>
        <translation>Por quanto tempo um jogador é retirado por uma falta.</translation>
    </message>
    <message>
        <source>Agents are told the score.</source>
        <comment>ReportScore</comment>
        <translation>Os agentes são informados do placar.</translation>
    </message>
    <message>
        <source>Agents hear the name of the team that speaks.</source>
        <comment>LabelMessages</comment>
        <translation>Os agentes ouvem o nome do time que fala.</translation>
    </message>
    <message>
        <source>Players may stand anywhere at kick-off and be beamed anywhere.</source>
        <comment>StartAnyFieldPosition</comment>
        <translation>No pontapé inicial os jogadores podem estar em qualquer lugar e receber beam para qualquer lugar.</translation>
    </message>
    <message>
        <source>The match ends after the first half.</source>
        <comment>SingleHalfTime</comment>
        <translation>A partida termina após o primeiro tempo.</translation>
    </message>
    <message>
        <source>Teams change sides at half time.</source>
        <comment>ChangeSidesInSecondHalf</comment>
        <translation>Os times trocam de lado no intervalo.</translation>
    </message>
    <message>
        <source>Halves begin by themselves.</source>
        <comment>AutomaticKickOff</comment>
        <translation>Os tempos começam sozinhos.</translation>
    </message>
    <message>
        <source>The first kick-off is decided by lot; else it is the left team&apos;s.</source>
        <comment>CoinTossForKickOff</comment>
        <translation>O primeiro pontapé inicial é decidido por sorteio; senão, é do time da esquerda.</translation>
    </message>
    <message>
        <source>The run ends 10 s after the match.</source>
        <comment>AutomaticQuit</comment>
        <translation>A execução termina 10 s depois da partida.</translation>
    </message>
    <message>
        <source>The left team shoots penalties, and the right goalie stays in its area.</source>
        <comment>PenaltyShootout</comment>
        <translation>O time da esquerda cobra pênaltis, e o goleiro da direita fica na sua área.</translation>
    </message>
    <message>
        <source>The left team keeps the ball from the right one inside a box that shrinks.</source>
        <comment>Keepaway</comment>
        <translation>O time da esquerda mantém a bola longe do da direita dentro de uma caixa que encolhe.</translation>
    </message>
    <message>
        <source>Illegal defenders are sent off; else moved out of the area.</source>
        <comment>IllegalDefenseBeamPenalty</comment>
        <translation>Defensores ilegais são expulsos; senão, retirados da área.</translation>
    </message>
    <message>
        <source>Touching players are sent off; else moved apart.</source>
        <comment>TouchingFoulBeamPenalty</comment>
        <translation>Jogadores em contato são expulsos; senão, afastados.</translation>
    </message>
    <message>
        <source>Charging is looked for.</source>
        <comment>UseCharging</comment>
        <translation>A carga é observada.</translation>
    </message>
    <message>
        <source>Self collisions are punished.</source>
        <comment>FoulOnSelfCollisions</comment>
        <translation>Autocolisões são punidas.</translation>
    </message>
    <message>
        <source>Self collisions are logged.</source>
        <comment>PrintSelfCollisions</comment>
        <translation>Autocolisões são registradas no log.</translation>
    </message>
    <message>
        <source>Self collisions lead to sending off; else joints freeze.</source>
        <comment>SelfCollisionBeamPenalty</comment>
        <translation>Autocolisões levam à expulsão; senão, as juntas congelam.</translation>
    </message>
    <message>
        <source>Self collisions that are punished are written to a file.</source>
        <comment>WriteSelfCollisionsToFile</comment>
        <translation>Autocolisões punidas são gravadas em um arquivo.</translation>
    </message>
    <message>
        <source>A kick-off by command puts the ball to the centre.</source>
        <comment>KickOffMovesBall</comment>
        <translation>Um pontapé inicial por comando põe a bola no centro.</translation>
    </message>
    <message>
        <source>What is left open is decided by lot; else for the left team, and for who comes first.</source>
        <comment>DrawLots</comment>
        <translation>O que fica em aberto é decidido por sorteio; senão, a favor do time da esquerda e de quem chega primeiro.</translation>
    </message>
    <message>
        <source>The rules are those of the standard platform league.</source>
        <comment>SplRules</comment>
        <translation>As regras são as da Standard Platform League.</translation>
    </message>
    <message>
        <source>A ball that has left the field comes back where and when it does in rcssserver3d; else beside who touched it last.</source>
        <comment>SplReferenceQuirks</comment>
        <translation>Uma bola que saiu do campo volta onde e quando volta no rcssserver3d; senão, ao lado de quem a tocou por último.</translation>
    </message>
    <message>
        <source>did you mean %1?</source>
        <comment>suggest.one</comment>
        <translation>Você quis dizer %1?</translation>
    </message>
    <message>
        <source>did you mean %1 or %2?</source>
        <comment>suggest.two</comment>
        <translation>Você quis dizer %1 ou %2?</translation>
    </message>
    <message>
        <source>did you mean %1, %2 or %3?</source>
        <comment>suggest.three</comment>
        <translation>Você quis dizer %1, %2 ou %3?</translation>
    </message>
    <message>
        <source>&apos;)&apos; without &apos;(&apos;</source>
        <comment>syntax.noOpen</comment>
        <translation>“)” sem “(”</translation>
    </message>
    <message>
        <source>&apos;(&apos; without &apos;)&apos;</source>
        <comment>syntax.noClose</comment>
        <translation>“(” sem “)”</translation>
    </message>
    <message>
        <source>remove it, or look for a list closed too early</source>
        <comment>syntax.remove</comment>
        <translation>Remova-o ou procure uma lista fechada cedo demais</translation>
    </message>
    <message>
        <source>control character is ignored</source>
        <comment>syntax.control</comment>
        <translation>Caractere de controle ignorado</translation>
    </message>
    <message>
        <source>text outside of all lists is ignored</source>
        <comment>syntax.outside</comment>
        <translation>Texto fora de todas as listas é ignorado</translation>
    </message>
    <message>
        <source>the text after &apos; ends without a closing &apos;</source>
        <comment>syntax.singleQuote</comment>
        <translation>O texto após &apos; termina sem o &apos; de fechamento</translation>
    </message>
    <message>
        <source>a text with blanks needs double quotes</source>
        <comment>syntax.doubleQuotes</comment>
        <translation>Um texto com espaços precisa de aspas duplas</translation>
    </message>
    <message>
        <source>quoted text never ends</source>
        <comment>syntax.quoted</comment>
        <translation>O texto entre aspas nunca termina</translation>
    </message>
    <message>
        <source>close it with the same kind of quote</source>
        <comment>syntax.sameQuote</comment>
        <translation>Feche-o com o mesmo tipo de aspas</translation>
    </message>
    <message>
        <source>%1 lists are still open at the end of the text; the outermost starts in line %2</source>
        <comment>syntax.stillOpen</comment>
        <translation>%1 listas ainda estão abertas no fim do texto; a mais externa começa na linha %2</translation>
    </message>
    <message>
        <source>by its indentation, the list in line %1 should not be inside it</source>
        <comment>syntax.indentation</comment>
        <translation>Pelo recuo, a lista da linha %1 não deveria estar dentro dela</translation>
    </message>
    <message>
        <source>%1 is no scene: it holds no list</source>
        <comment>scene.empty</comment>
        <translation>%1 não é uma cena: não contém nenhuma lista</translation>
    </message>
    <message>
        <source>a scene starts with (RSG 0 1)</source>
        <comment>scene.startsWith</comment>
        <translation>Uma cena começa com (RSG 0 1)</translation>
    </message>
    <message>
        <source>this is no scene of a known version</source>
        <comment>scene.version</comment>
        <translation>Esta não é uma cena de uma versão conhecida</translation>
    </message>
    <message>
        <source>a scene starts with (RSG 0 1), a delta scene with (RDS 0 1)</source>
        <comment>scene.startsWithEither</comment>
        <translation>Uma cena começa com (RSG 0 1), uma cena delta com (RDS 0 1)</translation>
    </message>
    <message>
        <source>the scene has no body</source>
        <comment>scene.noBody</comment>
        <translation>A cena não tem corpo</translation>
    </message>
    <message>
        <source>a scene is a header and one list</source>
        <comment>scene.oneList</comment>
        <translation>Uma cena é um cabeçalho e uma lista</translation>
    </message>
    <message>
        <source>&apos;)&apos; too many; what follows is ignored</source>
        <comment>scene.bracketTooMany</comment>
        <translation>“)” a mais; o que segue é ignorado</translation>
    </message>
    <message>
        <source>text after the end of the scene is ignored</source>
        <comment>scene.textBehind</comment>
        <translation>O texto após o fim da cena é ignorado</translation>
    </message>
    <message>
        <source>the file starts with a byte order mark, which the reference takes for text</source>
        <comment>scene.byteOrderMark</comment>
        <translation>O arquivo começa com uma marca de ordem de bytes, que a referência toma por texto</translation>
    </message>
    <message>
        <source>save it as UTF-8 without one</source>
        <comment>scene.saveWithout</comment>
        <translation>Salve-o como UTF-8 sem essa marca</translation>
    </message>
    <message>
        <source>%1 is read as %2</source>
        <comment>scene.readAs</comment>
        <translation>%1 é lido como %2</translation>
    </message>
    <message>
        <source>elements of the header after the version are ignored</source>
        <comment>scene.header</comment>
        <translation>Elementos do cabeçalho após a versão são ignorados</translation>
    </message>
    <message>
        <source>lists are nested more than %1 deep</source>
        <comment>scene.tooDeep</comment>
        <translation>Listas aninhadas em mais de %1 níveis</translation>
    </message>
    <message>
        <source>more than %1 findings; the rest of this file is not reported</source>
        <comment>scene.findings</comment>
        <translation>Mais de %1 achados; o resto deste arquivo não é relatado</translation>
    </message>
    <message>
        <source>more than %1 warnings; the rest of this file is not reported</source>
        <comment>scene.warnings</comment>
        <translation>Mais de %1 avisos; o resto deste arquivo não é relatado</translation>
    </message>
    <message>
        <source>more than %1 errors; the rest of this file is not reported</source>
        <comment>scene.errors</comment>
        <translation>Mais de %1 erros; o resto deste arquivo não é relatado</translation>
    </message>
    <message>
        <source>the scene file %1 does not exist below the data directories</source>
        <comment>scene.missing</comment>
        <translation>O arquivo de cena %1 não existe nos diretórios de dados</translation>
    </message>
    <message>
        <source>names are looked up below the data directories, never beside the importing file</source>
        <comment>scene.lookedUp</comment>
        <translation>Os nomes são procurados nos diretórios de dados, nunca ao lado do arquivo que importa</translation>
    </message>
    <message>
        <source>&apos;nd&apos; needs the name of a class</source>
        <comment>node.noClass</comment>
        <translation>“nd” precisa do nome de uma classe</translation>
    </message>
    <message>
        <source>class &apos;%1&apos; is unknown</source>
        <comment>node.unknownClass</comment>
        <translation>A classe “%1” é desconhecida</translation>
    </message>
    <message>
        <source>class &apos;%1&apos; makes no nodes of a scene</source>
        <comment>node.noNode</comment>
        <translation>A classe “%1” não cria nós de uma cena</translation>
    </message>
    <message>
        <source>the new node goes nowhere: %1, which it is put below, is no longer in the scene</source>
        <comment>node.goesNowhere</comment>
        <translation>O novo nó não vai a lugar nenhum: %1, sob o qual ele é posto, não está mais na cena</translation>
    </message>
    <message>
        <source>it was removed, or dissolved since an import left nothing but Transforms in it</source>
        <comment>node.removed</comment>
        <translation>Ele foi removido, ou dissolvido porque uma importação só deixou nele nós Transform</translation>
    </message>
    <message>
        <source>&apos;sel&apos; needs the name of a child</source>
        <comment>node.selNoName</comment>
        <translation>“sel” precisa do nome de um filho</translation>
    </message>
    <message>
        <source>%1 has no child %2 to select</source>
        <comment>node.noChild</comment>
        <translation>%1 não tem um filho %2 para selecionar</translation>
    </message>
    <message>
        <source>the name %1 is taken by a sibling already; paths lead to the first one</source>
        <comment>node.nameTaken</comment>
        <translation>O nome %1 já é usado por um nó irmão; os caminhos levam ao primeiro</translation>
    </message>
    <message>
        <source>%1 has only %2 children to update</source>
        <comment>node.fewChildren</comment>
        <translation>%1 tem só %2 filhos para atualizar</translation>
    </message>
    <message>
        <source>%1 is no node of a scene</source>
        <comment>node.notOfScene</comment>
        <translation>%1 não é um nó de uma cena</translation>
    </message>
    <message>
        <source>class %1 has no method &apos;%2&apos; (node %3)</source>
        <comment>call.noMethodAt</comment>
        <translation>A classe %1 não tem o método “%2” (nó %3)</translation>
    </message>
    <message>
        <source>class %1 has no method %2</source>
        <comment>call.noMethod</comment>
        <translation>A classe %1 não tem o método %2</translation>
    </message>
    <message>
        <source>no class has a method %1</source>
        <comment>call.nowhere</comment>
        <translation>Nenhuma classe tem o método %1</translation>
    </message>
    <message>
        <source>class %1 refuses &apos;%2&apos;: %3 (node %4)</source>
        <comment>call.refusedAt</comment>
        <translation>A classe %1 recusa “%2”: %3 (nó %4)</translation>
    </message>
    <message>
        <source>class %1 refuses %2: %3 takes %4, not %5</source>
        <comment>call.refused</comment>
        <translation>A classe %1 recusa %2: %3 recebe %4, não %5</translation>
    </message>
    <message>
        <source>%1 is refused: %2</source>
        <comment>call.refusedFor</comment>
        <translation>%1 é recusado: %2</translation>
    </message>
    <message>
        <source>%1 takes %2, not %3</source>
        <comment>call.takes</comment>
        <translation>%1 recebe %2, não %3</translation>
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
        <translation>pelo menos %1 valor</translation>
    </message>
    <message>
        <source>at least %1 values</source>
        <comment>count.atLeast</comment>
        <translation>pelo menos %1 valores</translation>
    </message>
    <message>
        <source>%1 to %2 value</source>
        <comment>count.upToOne</comment>
        <translation>%1 a %2 valor</translation>
    </message>
    <message>
        <source>%1 to %2 values</source>
        <comment>count.upTo</comment>
        <translation>%1 a %2 valores</translation>
    </message>
    <message>
        <source>%1 is not called: its node has been removed in the meantime</source>
        <comment>call.removed</comment>
        <translation>%1 não é chamado: o nó foi removido nesse meio-tempo</translation>
    </message>
    <message>
        <source>%1 is too large; %2 reads as %3</source>
        <comment>call.tooLarge</comment>
        <translation>%1 é grande demais; %2 é lido como %3</translation>
    </message>
    <message>
        <source>%1 is no finite number; %2 reads as %3</source>
        <comment>call.notFinite</comment>
        <translation>%1 não é um número finito; %2 é lido como %3</translation>
    </message>
    <message>
        <source>numbers reach from -3.4e38 to 3.4e38</source>
        <comment>call.rangeOfNumbers</comment>
        <translation>os números vão de -3.4e38 a 3.4e38</translation>
    </message>
    <message>
        <source>integers reach from -2147483647 to 2147483647</source>
        <comment>call.rangeOfIntegers</comment>
        <translation>os inteiros vão de -2147483647 a 2147483647</translation>
    </message>
    <message>
        <source>%1 is no number; %2 reads as 0</source>
        <comment>call.noNumber</comment>
        <translation>%1 não é um número; %2 é lido como 0</translation>
    </message>
    <message>
        <source>%1 is read as %2 for %3</source>
        <comment>call.readAs</comment>
        <translation>%1 é lido como %2 para %3</translation>
    </message>
    <message>
        <source>expected true or false, not %1</source>
        <comment>call.noFlag</comment>
        <translation>Esperava-se true ou false, não %1</translation>
    </message>
    <message>
        <source>%1 arguments are given to a file without template%2</source>
        <comment>template.noTemplate</comment>
        <translation>%1 argumentos foram dados a um arquivo sem template%2</translation>
    </message>
    <message>
        <source>the template takes %1 arguments, %2 is given%3</source>
        <comment>template.takesOne</comment>
        <translation>O template recebe %1 argumentos, %2 foi dado%3</translation>
    </message>
    <message>
        <source>the template takes %1 arguments, %2 are given%3</source>
        <comment>template.takes</comment>
        <translation>O template recebe %1 argumentos, %2 foram dados%3</translation>
    </message>
    <message>
        <source>the template of %1 takes %2 arguments, %3 is given</source>
        <comment>template.ofFileTakesOne</comment>
        <translation>O template de %1 recebe %2 argumentos, %3 foi dado</translation>
    </message>
    <message>
        <source>the template of %1 takes %2 arguments, %3 are given</source>
        <comment>template.ofFileTakes</comment>
        <translation>O template de %1 recebe %2 argumentos, %3 foram dados</translation>
    </message>
    <message>
        <source>without a value: %1</source>
        <comment>template.without</comment>
        <translation>Sem valor: %1</translation>
    </message>
    <message>
        <source>the names of template parameters end here; the rest of the list is ignored</source>
        <comment>template.namesEnd</comment>
        <translation>Os nomes dos parâmetros do template terminam aqui; o resto da lista é ignorado</translation>
    </message>
    <message>
        <source>%1 is no name for a template parameter</source>
        <comment>template.noName</comment>
        <translation>%1 não é nome para um parâmetro de template</translation>
    </message>
    <message>
        <source>the name %1 is taken already</source>
        <comment>template.taken</comment>
        <translation>O nome %1 já está em uso</translation>
    </message>
    <message>
        <source>the template parameter %1 has no value%2</source>
        <comment>template.noValue</comment>
        <translation>O parâmetro de template %1 não tem valor%2</translation>
    </message>
    <message>
        <source>the template parameter %1 has no value that could be replaced%2</source>
        <comment>template.notReplaced</comment>
        <translation>O parâmetro de template %1 não tem valor que possa ser substituído%2</translation>
    </message>
    <message>
        <source>the template parameter $%1 is never used</source>
        <comment>template.unused</comment>
        <translation>O parâmetro de template $%1 nunca é usado</translation>
    </message>
    <message>
        <source>the variable $%1 is never used</source>
        <comment>variable.unused</comment>
        <translation>A variável $%1 nunca é usada</translation>
    </message>
    <message>
        <source>names start with $</source>
        <comment>variable.dollar</comment>
        <translation>Os nomes começam com $</translation>
    </message>
    <message>
        <source>&apos;def&apos; needs a name and a value</source>
        <comment>variable.noNameAndValue</comment>
        <translation>“def” precisa de um nome e de um valor</translation>
    </message>
    <message>
        <source>%1 is no name for a variable</source>
        <comment>variable.noName</comment>
        <translation>%1 não é nome para uma variável</translation>
    </message>
    <message>
        <source>&apos;def&apos; gives %1 no value</source>
        <comment>variable.noValue</comment>
        <translation>“def” não dá valor a %1</translation>
    </message>
    <message>
        <source>what follows the value of &apos;def&apos; is ignored</source>
        <comment>variable.more</comment>
        <translation>O que segue o valor de “def” é ignorado</translation>
    </message>
    <message>
        <source>%1 is not defined</source>
        <comment>variable.undefined</comment>
        <translation>%1 não está definido</translation>
    </message>
    <message>
        <source>quotes do not keep %1 from being replaced by its value</source>
        <comment>variable.quotes</comment>
        <translation>As aspas não impedem que %1 seja substituído pelo seu valor</translation>
    </message>
    <message>
        <source>&apos;switch&apos; needs a value to choose by</source>
        <comment>switch.noValue</comment>
        <translation>“switch” precisa de um valor para escolher</translation>
    </message>
    <message>
        <source>text between the cases of a switch is ignored</source>
        <comment>switch.text</comment>
        <translation>O texto entre os casos de um switch é ignorado</translation>
    </message>
    <message>
        <source>no case of the switch is &apos;%1&apos;; the rest of the file is not read</source>
        <comment>switch.noCase</comment>
        <translation>Nenhum caso do switch é “%1”; o resto do arquivo não é lido</translation>
    </message>
    <message>
        <source>there is %1</source>
        <comment>switch.thereIs</comment>
        <translation>Há %1</translation>
    </message>
    <message>
        <source>the case &apos;%1&apos; has nothing to do</source>
        <comment>switch.nothing</comment>
        <translation>O caso “%1” não tem nada a fazer</translation>
    </message>
    <message>
        <source>write () to do nothing</source>
        <comment>switch.writeEmpty</comment>
        <translation>Escreva () para não fazer nada</translation>
    </message>
    <message>
        <source>only the first element of a case counts; this one is ignored</source>
        <comment>switch.onlyFirst</comment>
        <translation>Só conta o primeiro elemento de um caso; este é ignorado</translation>
    </message>
    <message>
        <source>put a list around all of them</source>
        <comment>switch.listAround</comment>
        <translation>Ponha todos em uma lista</translation>
    </message>
    <message>
        <source>an empty case ends the search; those behind it are never chosen</source>
        <comment>switch.emptyCase</comment>
        <translation>Um caso vazio encerra a busca; os que vêm depois dele nunca são escolhidos</translation>
    </message>
    <message>
        <source>expressions are nested more than %1 deep</source>
        <comment>value.tooDeep</comment>
        <translation>Expressões aninhadas em mais de %1 níveis</translation>
    </message>
    <message>
        <source>a list cannot be a value here</source>
        <comment>value.list</comment>
        <translation>Uma lista não pode ser um valor aqui</translation>
    </message>
    <message>
        <source>values are atoms, $parameters, (eval ...) and (join ...)</source>
        <comment>value.kinds</comment>
        <translation>Os valores são átomos, $parâmetros, (eval ...) e (join ...)</translation>
    </message>
    <message>
        <source>%1 is no operator</source>
        <comment>value.noOperator</comment>
        <translation>%1 não é um operador</translation>
    </message>
    <message>
        <source>eval needs a script engine, and there is none</source>
        <comment>value.noScripts</comment>
        <translation>eval precisa de um interpretador de scripts, e não há nenhum</translation>
    </message>
    <message>
        <source>eval: the expression is empty</source>
        <comment>value.evalEmpty</comment>
        <translation>eval: a expressão está vazia</translation>
    </message>
    <message>
        <source>eval: %1</source>
        <comment>value.eval</comment>
        <translation>eval: %1</translation>
    </message>
    <message>
        <source>the expression is: %1</source>
        <comment>value.expression</comment>
        <translation>A expressão é: %1</translation>
    </message>
    <message>
        <source>the ; is part of %1 and starts no comment</source>
        <comment>value.semicolon</comment>
        <translation>O ; faz parte de %1 e não inicia um comentário</translation>
    </message>
    <message>
        <source>put a blank before it</source>
        <comment>value.blank</comment>
        <translation>Ponha um espaço antes dele</translation>
    </message>
    <message>
        <source>this is an atom of its own, though there is no blank before it</source>
        <comment>value.atom</comment>
        <translation>Este é um átomo próprio, embora não haja espaço antes dele</translation>
    </message>
    <message>
        <source>, imported from %1</source>
        <comment>import.from</comment>
        <translation>, importado de %1</translation>
    </message>
    <message>
        <source>more than %1 files are imported; no more are read</source>
        <comment>import.tooMany</comment>
        <translation>Mais de %1 arquivos são importados; não se leem outros</translation>
    </message>
    <message>
        <source>way here: %1</source>
        <comment>import.way</comment>
        <translation>Caminho até aqui: %1</translation>
    </message>
    <message>
        <source>template cycle: &apos;%1&apos; imports itself</source>
        <comment>import.cycle</comment>
        <translation>Ciclo de templates: “%1” importa a si mesmo</translation>
    </message>
    <message>
        <source>template cycle: imports are nested more than %1 deep</source>
        <comment>import.tooDeep</comment>
        <translation>Ciclo de templates: importações aninhadas em mais de %1 níveis</translation>
    </message>
    <message>
        <source>no scene importer is installed</source>
        <comment>import.noImporter</comment>
        <translation>Nenhum importador de cenas instalado</translation>
    </message>
    <message>
        <source>no importer reads %1</source>
        <comment>import.nobody</comment>
        <translation>Nenhum importador lê %1</translation>
    </message>
    <message>
        <source>the scene file &apos;%1&apos; does not exist below the data directories</source>
        <comment>import.missing</comment>
        <translation>O arquivo de cena “%1” não existe nos diretórios de dados</translation>
    </message>
    <message>
        <source>names are looked up below the data directories, never beside the importing file</source>
        <comment>import.lookedUp</comment>
        <translation>Os nomes são procurados nos diretórios de dados, nunca ao lado do arquivo que importa</translation>
    </message>
    <message>
        <source>%1 is larger than 64 MiB and is not read</source>
        <comment>import.tooLarge</comment>
        <translation>%1 é maior que 64 MiB e não é lido</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <comment>import.unreadable</comment>
        <translation>%1 não pode ser lido</translation>
    </message>
    <message>
        <source>cannot find the script %1 below the data directories</source>
        <comment>script.missing</comment>
        <translation>O script %1 não foi encontrado nos diretórios de dados</translation>
    </message>
    <message>
        <source>the script %1 is larger than 64 MiB and is not read</source>
        <comment>script.tooLarge</comment>
        <translation>O script %1 é maior que 64 MiB e não é lido</translation>
    </message>
    <message>
        <source>script %1 is not run: %2 scripts have run each other</source>
        <comment>script.deep</comment>
        <translation>O script %1 não é executado: %2 scripts executaram uns aos outros</translation>
    </message>
    <message>
        <source>%1 is no name for a variable: both parts start with an upper-case letter</source>
        <comment>script.noName</comment>
        <translation>%1 não é nome para uma variável: as duas partes começam com maiúscula</translation>
    </message>
    <message>
        <source>cannot set %1: %2</source>
        <comment>script.cannotSet</comment>
        <translation>Não é possível definir %1: %2</translation>
    </message>
    <message>
        <source>%1 is a number, not `%2`</source>
        <comment>script.needsNumber</comment>
        <translation>%1 é um número, não `%2`</translation>
    </message>
    <message>
        <source>%1 is true or false, not `%2`</source>
        <comment>script.needsFlag</comment>
        <translation>%1 é true ou false, não `%2`</translation>
    </message>
    <message>
        <source>%1: %2; a name is needed, such as &apos;Soccer.FieldLength&apos;</source>
        <comment>script.nameNeeded</comment>
        <translation>%1: %2; é preciso um nome, como &apos;Soccer.FieldLength&apos;</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <comment>script.argumentIs</comment>
        <translation>%1 é %2</translation>
    </message>
    <message>
        <source>the name is %1</source>
        <comment>script.aNameIs</comment>
        <translation>o nome é %1</translation>
    </message>
    <message>
        <source>the variable %1 is nil</source>
        <comment>script.variableNil</comment>
        <translation>a variável %1 é nil</translation>
    </message>
    <message>
        <source>the variable %1 is nil, because %2 is</source>
        <comment>script.variableNilOf</comment>
        <translation>a variável %1 é nil, porque %2 é nil</translation>
    </message>
    <message>
        <source>agent %1: a script has taken it out of the scene; disconnected</source>
        <comment>agent.takenOut</comment>
        <translation>Agente %1: um script o tirou da cena; desconectado</translation>
    </message>
    <message>
        <source>agent %1: %2</source>
        <comment>agent.warning</comment>
        <translation>Agente %1: %2</translation>
    </message>
    <message>
        <source>agent %1: %2; further ones are not reported</source>
        <comment>agent.lastWarning</comment>
        <translation>Agente %1: %2; outros não são relatados</translation>
    </message>
    <message>
        <source>its message is read up to a mistake: %1</source>
        <comment>agent.mistake</comment>
        <translation>A mensagem dele é lida até um erro: %1</translation>
    </message>
    <message>
        <source>no effector &apos;%1&apos;, ignored</source>
        <comment>agent.noEffector</comment>
        <translation>Não há efetor “%1”; ignorado</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is ignored: it has no robot yet, which (scene FILE) asks for</source>
        <comment>agent.noRobot</comment>
        <translation>&apos;%1&apos; é ignorado: ainda não tem robô, que se pede com (scene FILE)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; waits for its robot, which (scene FILE) asks for</source>
        <comment>agent.waits</comment>
        <translation>&apos;%1&apos; espera pelo seu robô, que se pede com (scene FILE)</translation>
    </message>
    <message>
        <source>agent %1: says far more than it is asked for; disconnected</source>
        <comment>agent.saysTooMuch</comment>
        <translation>Agente %1: diz muito mais do que lhe é pedido; desconectado</translation>
    </message>
    <message>
        <source>agent %1: thinks longer than the time between its percepts; %2 were left out so far</source>
        <comment>agent.thinksTooLong</comment>
        <translation>Agente %1: pensa por mais tempo que o intervalo entre suas percepções; %2 foram omitidas até agora</translation>
    </message>
    <message>
        <source>%1: no (syn) for %2, disconnected</source>
        <comment>agent.lateDisconnected</comment>
        <translation>%1: nenhum (syn) há %2, desconectado</translation>
    </message>
    <message>
        <source>%1: no (syn) for %2, the cycle goes on without it</source>
        <comment>agent.lateSkipped</comment>
        <translation>%1: nenhum (syn) há %2, o ciclo continua sem ele</translation>
    </message>
    <message>
        <source>%1: no (syn) for %2, as in %3 cycles so far; they went on without it</source>
        <comment>agent.lateOften</comment>
        <translation>%1: nenhum (syn) há %2, como em %3 ciclos até agora; eles continuaram sem ele</translation>
    </message>
    <message>
        <source>agent %1: init refused: %2</source>
        <comment>init.refused</comment>
        <translation>Agente %1: init recusado: %2</translation>
    </message>
    <message>
        <source>agent %1: its second init, as %2 %3, is ignored: it plays as %4 %5</source>
        <comment>init.second</comment>
        <translation>agente %1: o seu segundo init, como %2 %3, é ignorado: joga como %4 %5</translation>
    </message>
    <message>
        <source>a team name has 1 to %1 characters and no blanks or parentheses</source>
        <comment>init.name</comment>
        <translation>O nome de um time tem de 1 a %1 caracteres, sem espaços nem parênteses</translation>
    </message>
    <message>
        <source>numbers are 1 to %1, or 0 for any that is free</source>
        <comment>init.number</comment>
        <translation>Os números vão de 1 a %1, ou 0 para qualquer um livre</translation>
    </message>
    <message>
        <source>there are two teams already, %1 and %2</source>
        <comment>init.twoTeams</comment>
        <translation>Já há dois times, %1 e %2</translation>
    </message>
    <message>
        <source>number %1 is taken</source>
        <comment>init.taken</comment>
        <translation>O número %1 está ocupado</translation>
    </message>
    <message>
        <source>the team is complete</source>
        <comment>init.complete</comment>
        <translation>O time está completo</translation>
    </message>
    <message>
        <source>the team has %1 robots of type %2 already</source>
        <comment>init.types</comment>
        <translation>O time já tem %1 robôs do tipo %2</translation>
    </message>
    <message>
        <source>the team would have %1 robots of two types</source>
        <comment>init.twoTypes</comment>
        <translation>O time teria %1 robôs de dois tipos</translation>
    </message>
    <message>
        <source>the places that are left are for other robot types</source>
        <comment>init.otherTypes</comment>
        <translation>As vagas que restam são para outros tipos de robô</translation>
    </message>
    <message>
        <source>trainer command %1 ignored: %2</source>
        <comment>trainer.ignored</comment>
        <translation>Comando de treinador %1 ignorado: %2</translation>
    </message>
    <message>
        <source>there is no such player</source>
        <comment>trainer.noPlayer</comment>
        <translation>Este jogador não existe</translation>
    </message>
    <message>
        <source>expected Left, Right or None</source>
        <comment>trainer.side</comment>
        <translation>Esperava-se Left, Right ou None</translation>
    </message>
    <message>
        <source>there is no such play mode</source>
        <comment>trainer.noMode</comment>
        <translation>Este modo de jogo não existe</translation>
    </message>
    <message>
        <source>expected seconds, at least 0</source>
        <comment>trainer.seconds</comment>
        <translation>Esperavam-se segundos, pelo menos 0</translation>
    </message>
    <message>
        <source>expected (left &lt;n&gt;)(right &lt;n&gt;), both at least 0</source>
        <comment>trainer.score</comment>
        <translation>Esperava-se (left &lt;n&gt;)(right &lt;n&gt;), ambos pelo menos 0</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>trainer.partly</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>`%1` is no number, and was read as %2; decimals have a point</source>
        <comment>trainer.readAs</comment>
        <translation>`%1` não é um número e foi lido como %2; decimais têm ponto</translation>
    </message>
    <message>
        <source>`%1` is no number</source>
        <comment>trainer.noNumber</comment>
        <translation>`%1` não é um número</translation>
    </message>
    <message>
        <source>expected %1 numbers, found %2</source>
        <comment>trainer.fewNumbers</comment>
        <translation>esperados %1 números, encontrados %2</translation>
    </message>
    <message>
        <source>a place or velocity is at most %1 in each direction, in m or m/s</source>
        <comment>trainer.far</comment>
        <translation>um lugar ou uma velocidade é no máximo %1 em cada direção, em m ou m/s</translation>
    </message>
    <message>
        <source>there is no ball</source>
        <comment>trainer.noBall</comment>
        <translation>não há bola</translation>
    </message>
    <message>
        <source>expected (pos &lt;x&gt; &lt;y&gt; &lt;z&gt;), (vel &lt;x&gt; &lt;y&gt; &lt;z&gt;) or both</source>
        <comment>trainer.ball</comment>
        <translation>esperado (pos &lt;x&gt; &lt;y&gt; &lt;z&gt;), (vel &lt;x&gt; &lt;y&gt; &lt;z&gt;) ou ambos</translation>
    </message>
    <message>
        <source>expected (pos &lt;x&gt; &lt;y&gt; &lt;z&gt;), (move &lt;x&gt; &lt;y&gt; &lt;z&gt; &lt;deg&gt;), (battery &lt;n&gt;) or (temperature &lt;n&gt;)</source>
        <comment>trainer.agent</comment>
        <translation>esperado (pos &lt;x&gt; &lt;y&gt; &lt;z&gt;), (move &lt;x&gt; &lt;y&gt; &lt;z&gt; &lt;deg&gt;), (battery &lt;n&gt;) ou (temperature &lt;n&gt;)</translation>
    </message>
    <message>
        <source>expected a variable and its value: (set (RuleHalfTime 300))</source>
        <comment>trainer.set</comment>
        <translation>Esperava-se uma variável e seu valor: (set (RuleHalfTime 300))</translation>
    </message>
    <message>
        <source>it takes no arguments</source>
        <comment>trainer.nothing</comment>
        <translation>Não recebe argumentos</translation>
    </message>
    <message>
        <source>expected nothing, or (foul &lt;kind&gt;)(unum &lt;n&gt;)(team Left|Right) for what is punished instead</source>
        <comment>trainer.overrule</comment>
        <translation>Esperava-se nada, ou (foul &lt;kind&gt;)(unum &lt;n&gt;)(team Left|Right) para o que é punido em vez disso</translation>
    </message>
    <message>
        <source>there is no such foul; there are %1</source>
        <comment>trainer.noFoul</comment>
        <translation>Esta falta não existe; existem %1</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <comment>setUp.unreadable</comment>
        <translation>O arquivo não pode ser lido</translation>
    </message>
    <message>
        <source>it must be below a data directory and no larger than 1 MiB</source>
        <comment>setUp.typeFile</comment>
        <translation>Ele deve estar em um diretório de dados e não passar de 1 MiB</translation>
    </message>
    <message>
        <source>it must exist and be no larger than 64 MiB</source>
        <comment>setUp.sceneFile</comment>
        <translation>Ele deve existir e não passar de 64 MiB</translation>
    </message>
    <message>
        <source>%1 values for templates are left over</source>
        <comment>setUp.valuesLeft</comment>
        <translation>Sobram %1 valores para templates</translation>
    </message>
    <message>
        <source>each template takes as many as it declares</source>
        <comment>setUp.asMany</comment>
        <translation>Cada template recebe tantos quantos declara</translation>
    </message>
    <message>
        <source>nothing here uses the variable %1, which is set from outside</source>
        <comment>setUp.unusedVariable</comment>
        <translation>Nada aqui usa a variável %1, que é definida de fora</translation>
    </message>
    <message>
        <source>cannot set %1 from outside: %2</source>
        <comment>setUp.refusedVariable</comment>
        <translation>não é possível definir %1 de fora: %2</translation>
    </message>
    <message>
        <source>names and ids of robot types have to differ in all files that are loaded</source>
        <comment>setUp.differ</comment>
        <translation>Nomes e ids dos tipos de robô têm de ser diferentes em todos os arquivos carregados</translation>
    </message>
    <message>
        <source>there is no template %1</source>
        <comment>setUp.noTemplate</comment>
        <translation>Não há template %1</translation>
    </message>
    <message>
        <source>robots are in files rsg/agent/….rsg of a data directory</source>
        <comment>setUp.robotFiles</comment>
        <translation>Os robôs ficam em arquivos rsg/agent/….rsg de um diretório de dados</translation>
    </message>
    <message>
        <source>%1 is no robot file</source>
        <comment>setUp.noRobot</comment>
        <translation>%1 não é um arquivo de robô</translation>
    </message>
    <message>
        <source>it has to begin with (RSG 0 1)</source>
        <comment>setUp.robotHeader</comment>
        <translation>Ele tem de começar com (RSG 0 1)</translation>
    </message>
    <message>
        <source>there is no file %1 of motors</source>
        <comment>setUp.noMotors</comment>
        <translation>Não há arquivo de motores %1</translation>
    </message>
    <message>
        <source>such as robots/nao_motors.toml</source>
        <comment>setUp.motorExample</comment>
        <translation>por exemplo, robots/nao_motors.toml</translation>
    </message>
    <message>
        <source>the bundle &apos;%1&apos; could not be loaded: %2</source>
        <comment>setUp.bundle</comment>
        <translation>Não foi possível carregar o pacote “%1”: %2</translation>
    </message>
    <message>
        <source>the active scene has been taken out of the tree; an empty one takes its place</source>
        <comment>setUp.sceneGone</comment>
        <translation>A cena ativa foi retirada da árvore; uma vazia toma o seu lugar</translation>
    </message>
    <message>
        <source>loaded %1</source>
        <comment>session.loaded</comment>
        <translation>%1 carregado</translation>
    </message>
    <message>
        <source>the simulation failed: %1</source>
        <comment>session.failed</comment>
        <translation>A simulação falhou: %1</translation>
    </message>
    <message>
        <source>listening for agents on %1, for monitors on %2</source>
        <comment>session.listening</comment>
        <translation>Esperando agentes em %1, monitores em %2</translation>
    </message>
    <message>
        <source>a monitor asked to end the simulation: paused</source>
        <comment>session.ended</comment>
        <translation>Um monitor pediu o fim da simulação: em pausa</translation>
    </message>
    <message>
        <source>pending: %1; (confirm) or (overrule), the match waits</source>
        <comment>verdict.pending</comment>
        <translation>Pendente: %1; (confirm) ou (overrule), a partida espera</translation>
    </message>
    <message>
        <source>pending: %1; (confirm) or (overrule), the match waits for %2 s</source>
        <comment>verdict.pendingFor</comment>
        <translation>Pendente: %1; (confirm) ou (overrule), a partida espera %2 s</translation>
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
        <translation>gol não válido</translation>
    </message>
    <message>
        <source>foul</source>
        <comment>kind.foul</comment>
        <translation>falta</translation>
    </message>
    <message>
        <source>offence</source>
        <comment>kind.offence</comment>
        <translation>infração</translation>
    </message>
    <message>
        <source>score</source>
        <comment>kind.score</comment>
        <translation>placar</translation>
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
        <translation>desfeito</translation>
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
        <translation>Esperando %1: nenhum (syn) há %2</translation>
    </message>
    <message>
        <source>waiting for %1 and %2 more: no (syn) for %3</source>
        <comment>agent.awaitedAndOthers</comment>
        <translation>Esperando %1 e mais %2: nenhum (syn) há %3</translation>
    </message>
    <message>
        <source>monitor %1 reads too slowly; it gets the newest state instead of every change</source>
        <comment>server.slowMonitor</comment>
        <translation>O monitor %1 lê devagar demais; ele recebe o estado mais novo em vez de cada mudança</translation>
    </message>
    <message>
        <source>%1 thinks no more and its robot stands: %2</source>
        <comment>agent.stands</comment>
        <translation>%1 não pensa mais, e o robô dele está parado: %2</translation>
    </message>
    <message>
        <source>it did not come back from thinking in time</source>
        <comment>agent.lost</comment>
        <translation>Ele não voltou a tempo de pensar</translation>
    </message>
    <message>
        <source>--think-timeout SECONDS allows more</source>
        <comment>agent.patience</comment>
        <translation>--think-timeout SECONDS permite mais</translation>
    </message>
    <message>
        <source>its answer has %1 bytes, messages end at 1 MiB</source>
        <comment>agent.longAnswer</comment>
        <translation>A resposta dele tem %1 bytes; o limite das mensagens é 1 MiB</translation>
    </message>
    <message>
        <source>it threw an exception: %1</source>
        <comment>agent.exception</comment>
        <translation>Ele lançou uma exceção: %1</translation>
    </message>
    <message>
        <source>it threw something that is no exception</source>
        <comment>agent.noException</comment>
        <translation>Ele lançou algo que não é uma exceção</translation>
    </message>
    <message>
        <source>%1 agents have told no name, or the same as another: the run depends on who has connected first ((agent TEAM NUMBER) in the first message tells it)</source>
        <comment>agent.noNames</comment>
        <translation>%1 agentes não disseram um nome, ou disseram o mesmo que outro: a execução depende de quem se conectou primeiro ((agent TEAM NUMBER) na primeira mensagem informa o nome)</translation>
    </message>
    <message>
        <source>%1 has been silent for too long and counts as gone</source>
        <comment>agent.silent</comment>
        <translation>%1 está em silêncio há tempo demais e é dado como ausente</translation>
    </message>
    <message>
        <source>an agent (%1) has said too much before the start; disconnected</source>
        <comment>agent.floods</comment>
        <translation>Um agente (%1) disse demais antes do início; desconectado</translation>
    </message>
    <message>
        <source>%1 left: answers in %2 ms (median), %3 ms (99 %); %4 of %5 cycles missed</source>
        <comment>agent.left</comment>
        <translation>%1 saiu: responde em %2 ms (mediana), %3 ms (99 %); %4 de %5 ciclos perdidos</translation>
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
        <translation>%1 não pode ser aberto como arquivo zip: %2</translation>
    </message>
    <message>
        <source>%1 is no file</source>
        <comment>zip.noFile</comment>
        <translation>%1 não é um arquivo</translation>
    </message>
    <message>
        <source>%1 is larger than an archive may be, 1 GiB</source>
        <comment>zip.large</comment>
        <translation>%1 é maior do que um arquivo compactado pode ser: 1 GiB</translation>
    </message>
    <message>
        <source>%1 has more than %2 entries</source>
        <comment>zip.entries</comment>
        <translation>%1 tem mais de %2 entradas</translation>
    </message>
    <message>
        <source>there is no `%1` here</source>
        <comment>formation.notHere</comment>
        <translation>Não há `%1` aqui</translation>
    </message>
    <message>
        <source>a file of formations has tables [[formation]]</source>
        <comment>formation.tables</comment>
        <translation>Um arquivo de formações tem tabelas [[formation]]</translation>
    </message>
    <message>
        <source>a formation is a table</source>
        <comment>formation.table</comment>
        <translation>Uma formação é uma tabela</translation>
    </message>
    <message>
        <source>write [[formation]]</source>
        <comment>formation.write</comment>
        <translation>Escreva [[formation]]</translation>
    </message>
    <message>
        <source>a formation has no `%1` of this kind</source>
        <comment>formation.unknown</comment>
        <translation>Uma formação não tem `%1` deste tipo</translation>
    </message>
    <message>
        <source>a formation has a name or a kind</source>
        <comment>formation.name</comment>
        <translation>Uma formação tem um nome (name) ou um tipo (kind)</translation>
    </message>
    <message>
        <source>add a line such as name = %1</source>
        <comment>formation.addName</comment>
        <translation>Acrescente uma linha como name = %1</translation>
    </message>
    <message>
        <source>a place is two shares of the field, perhaps with metres behind: [x, y] or [x, y, dx, dy]</source>
        <comment>formation.place</comment>
        <translation>Um lugar são duas frações do campo, talvez seguidas de metros: [x, y] ou [x, y, dx, dy]</translation>
    </message>
    <message>
        <source>each lies between -10 and 10; the field goes from -1 to 1</source>
        <comment>formation.limits</comment>
        <translation>Cada uma fica entre -10 e 10; o campo vai de -1 a 1</translation>
    </message>
    <message>
        <source>a player has a number from 1, a place, and perhaps a heading within ±360</source>
        <comment>formation.player</comment>
        <translation>Um jogador tem um número a partir de 1, um lugar e talvez uma direção dentro de ±360</translation>
    </message>
    <message>
        <source>write %1</source>
        <comment>formation.writePlayer</comment>
        <translation>Escreva %1</translation>
    </message>
    <message>
        <source>player %1 has two places</source>
        <comment>formation.twoPlaces</comment>
        <translation>O jogador %1 tem dois lugares</translation>
    </message>
    <message>
        <source>the first one counts</source>
        <comment>formation.first</comment>
        <translation>Vale o primeiro</translation>
    </message>
    <message>
        <source>formations are a TOML file</source>
        <comment>formation.toml</comment>
        <translation>As formações são um arquivo TOML</translation>
    </message>
    <message>
        <source>cannot read the formations</source>
        <comment>formation.unreadable</comment>
        <translation>Não é possível ler as formações</translation>
    </message>
    <message>
        <source>is it a text of at most 1 MiB that you may read?</source>
        <comment>formation.text</comment>
        <translation>É um texto de no máximo 1 MiB que você tem permissão para ler?</translation>
    </message>
    <message>
        <source>a picture has 1 to %1 pixels along each side</source>
        <comment>image.size</comment>
        <translation>Uma imagem tem de 1 a %1 pixels em cada lado</translation>
    </message>
    <message>
        <source>the near plane must be more than 0 m away, and the far plane farther</source>
        <comment>image.planes</comment>
        <translation>O plano próximo deve estar a mais de 0 m, e o distante, mais longe</translation>
    </message>
    <message>
        <source>the mirror&apos;s parameter is 0 or more</source>
        <comment>image.mirror</comment>
        <translation>O parâmetro do espelho é 0 ou mais</translation>
    </message>
    <message>
        <source>a mirror&apos;s opening angle is more than 0 and at most 340 degrees</source>
        <comment>image.mirrorAngle</comment>
        <translation>O ângulo de abertura de um espelho é maior que 0 e no máximo 340 graus</translation>
    </message>
    <message>
        <source>with this parameter a mirror shows less than %1 degrees</source>
        <comment>image.mirrorShows</comment>
        <translation>Com este parâmetro, um espelho mostra menos de %1 graus</translation>
    </message>
    <message>
        <source>the opening angle is more than 0 and at most 160 degrees</source>
        <comment>image.angle</comment>
        <translation>O ângulo de abertura é maior que 0 e no máximo 160 graus</translation>
    </message>
    <message>
        <source>the distortion is no number</source>
        <comment>image.distortion</comment>
        <translation>A distorção não é um número</translation>
    </message>
    <message>
        <source>with this distortion, parts of the picture would lie over one another</source>
        <comment>image.folds</comment>
        <translation>Com esta distorção, partes da imagem ficariam sobrepostas</translation>
    </message>
    <message>
        <source>command %1 ignored: %2</source>
        <comment>manipulation.ignored</comment>
        <translation>Comando %1 ignorado: %2</translation>
    </message>
    <message>
        <source>places are (pos x y z) in m, orientations (rot x y z) in degrees</source>
        <comment>manipulation.pose</comment>
        <translation>Lugares são (pos x y z) em m; orientações, (rot x y z) em graus</translation>
    </message>
    <message>
        <source>expected (pos x y) or (pos x y z) in m, and perhaps (turn &lt;degrees&gt;)</source>
        <comment>manipulation.place</comment>
        <translation>Esperava-se (pos x y) ou (pos x y z) em m, e talvez (turn &lt;degrees&gt;)</translation>
    </message>
    <message>
        <source>velocities are (velocity zero), (velocity keep), (vel x y z) in m/s, (spin x y z) in rad/s</source>
        <comment>manipulation.velocity</comment>
        <translation>Velocidades são (velocity zero), (velocity keep), (vel x y z) em m/s, (spin x y z) em rad/s</translation>
    </message>
    <message>
        <source>expected (force x y z) in N, and perhaps (at x y z) and (time &lt;s&gt;), at most 10</source>
        <comment>manipulation.force</comment>
        <translation>Esperava-se (force x y z) em N, e talvez (at x y z) e (time &lt;s&gt;), no máximo 10</translation>
    </message>
    <message>
        <source>expected (torque x y z) in N·m, and perhaps (time &lt;s&gt;), at most 10</source>
        <comment>manipulation.torque</comment>
        <translation>Esperava-se (torque x y z) em N·m, e talvez (time &lt;s&gt;), no máximo 10</translation>
    </message>
    <message>
        <source>there is no such node</source>
        <comment>manipulation.noNode</comment>
        <translation>Este nó não existe</translation>
    </message>
    <message>
        <source>name one by (id &lt;number&gt;) or (path /usr/scene/…)</source>
        <comment>manipulation.nameOne</comment>
        <translation>Indique um com (id &lt;number&gt;) ou (path /usr/scene/…)</translation>
    </message>
    <message>
        <source>%1 has no body, and stands where the scene puts it</source>
        <comment>manipulation.noBody</comment>
        <translation>%1 não tem corpo e fica onde a cena o coloca</translation>
    </message>
    <message>
        <source>change its place in the scene file</source>
        <comment>manipulation.inScene</comment>
        <translation>Mude o lugar dele no arquivo da cena</translation>
    </message>
    <message>
        <source>there is no room within 2 m</source>
        <comment>manipulation.noRoom</comment>
        <translation>Não há espaço em um raio de 2 m</translation>
    </message>
    <message>
        <source>this mesh cannot be used: %1</source>
        <comment>mesh.unusable</comment>
        <translation>Esta malha não pode ser usada: %1</translation>
    </message>
    <message>
        <source>no importer reads meshes of this kind</source>
        <comment>mesh.noImporter</comment>
        <translation>Nenhum importador lê malhas deste tipo</translation>
    </message>
    <message>
        <source>some of its faces have no normals; they are computed</source>
        <comment>mesh.noNormals</comment>
        <translation>Algumas faces não têm normais; elas são calculadas</translation>
    </message>
    <message>
        <source>there is no such file, or it is larger than 64 MB</source>
        <comment>mesh.noFile</comment>
        <translation>O arquivo não existe ou é maior que 64 MB</translation>
    </message>
    <message>
        <source>it is empty</source>
        <comment>mesh.empty</comment>
        <translation>Está vazia</translation>
    </message>
    <message>
        <source>it claims to have more than is in it</source>
        <comment>mesh.promises</comment>
        <translation>Ela diz ter mais do que contém</translation>
    </message>
    <message>
        <source>its reader crashed; the file is broken</source>
        <comment>mesh.crashed</comment>
        <translation>O leitor dela falhou; o arquivo está corrompido</translation>
    </message>
    <message>
        <source>its reader does not come to an end</source>
        <comment>mesh.endless</comment>
        <translation>O leitor dela não termina</translation>
    </message>
    <message>
        <source>its reader ran out of memory</source>
        <comment>mesh.outOfMemory</comment>
        <translation>O leitor dela ficou sem memória</translation>
    </message>
    <message>
        <source>there is no memory to read it</source>
        <comment>mesh.noMemory</comment>
        <translation>Não há memória para lê-la</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <comment>mesh.unreadable</comment>
        <translation>Não pode ser lida</translation>
    </message>
    <message>
        <source>it has more than %1 vertices or triangles</source>
        <comment>mesh.tooMuch</comment>
        <translation>Ela tem mais de %1 vértices ou triângulos</translation>
    </message>
    <message>
        <source>it has no triangles</source>
        <comment>mesh.noTriangles</comment>
        <translation>Ela não tem triângulos</translation>
    </message>
    <message>
        <source>it has %1 vertices and %2 triangles; more than %3 are too many</source>
        <comment>mesh.tooLarge</comment>
        <translation>Ela tem %1 vértices e %2 triângulos; mais de %3 são demais</translation>
    </message>
    <message>
        <source>its vertices are not complete</source>
        <comment>mesh.incomplete</comment>
        <translation>Os vértices dela não estão completos</translation>
    </message>
    <message>
        <source>it has coordinates that are no numbers or beyond a thousand kilometres</source>
        <comment>mesh.noPlaces</comment>
        <translation>Ela tem coordenadas que não são números ou passam de mil quilômetros</translation>
    </message>
    <message>
        <source>it names vertices that it does not have</source>
        <comment>mesh.noVertices</comment>
        <translation>Ela cita vértices que não tem</translation>
    </message>
    <message>
        <source>its radius and length must be positive numbers</source>
        <comment>mesh.shape</comment>
        <translation>O raio e o comprimento devem ser números positivos</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <comment>mesh.line</comment>
        <translation>Linha %1: %2</translation>
    </message>
    <message>
        <source>there are more than %1 vertices</source>
        <comment>mesh.mostVertices</comment>
        <translation>Há mais de %1 vértices</translation>
    </message>
    <message>
        <source>there are more than %1 triangles or vertices</source>
        <comment>mesh.mostTriangles</comment>
        <translation>Há mais de %1 triângulos ou vértices</translation>
    </message>
    <message>
        <source>expected %1 numbers</source>
        <comment>mesh.numbers</comment>
        <translation>Esperavam-se %1 números</translation>
    </message>
    <message>
        <source>face names vertex %1, but there are %2</source>
        <comment>mesh.faceVertex</comment>
        <translation>Uma face cita o vértice %1, mas há %2</translation>
    </message>
    <message>
        <source>face names texture coordinate %1, but there are %2</source>
        <comment>mesh.faceTexture</comment>
        <translation>Uma face cita a coordenada de textura %1, mas há %2</translation>
    </message>
    <message>
        <source>face names normal %1, but there are %2</source>
        <comment>mesh.faceNormal</comment>
        <translation>Uma face cita a normal %1, mas há %2</translation>
    </message>
    <message>
        <source>a corner of a face names no vertex</source>
        <comment>mesh.noCorner</comment>
        <translation>Um canto de uma face não cita nenhum vértice</translation>
    </message>
    <message>
        <source>a face has fewer than three corners</source>
        <comment>mesh.fewCorners</comment>
        <translation>Uma face tem menos de três cantos</translation>
    </message>
    <message>
        <source>there is no material library %1 below materials/ or beside the mesh</source>
        <comment>mesh.noLibrary</comment>
        <translation>Não há biblioteca de materiais %1 em materials/ nem ao lado da malha</translation>
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
        <translation>Esperava-se um número</translation>
    </message>
    <message>
        <source>expected a number, not %1</source>
        <comment>expected.number</comment>
        <translation>Esperava-se um número, não %1</translation>
    </message>
    <message>
        <source>expected numbers, not %1</source>
        <comment>expected.numbers</comment>
        <translation>Esperavam-se números, não %1</translation>
    </message>
    <message>
        <source>expected a number from %1 to %2, not %3</source>
        <comment>expected.range</comment>
        <translation>Esperava-se um número de %1 a %2, não %3</translation>
    </message>
    <message>
        <source>expected a number &gt;= 0, not %1</source>
        <comment>expected.notNegative</comment>
        <translation>Esperava-se um número &gt;= 0, não %1</translation>
    </message>
    <message>
        <source>expected a number, 0 or more, not %1</source>
        <comment>expected.zeroOrMore</comment>
        <translation>Esperava-se um número, 0 ou mais, não %1</translation>
    </message>
    <message>
        <source>expected a number &gt; 0, not %1</source>
        <comment>expected.positive</comment>
        <translation>Esperava-se um número &gt; 0, não %1</translation>
    </message>
    <message>
        <source>expected a number &gt; 0 and &lt; %1, not %2</source>
        <comment>expected.between</comment>
        <translation>Esperava-se um número &gt; 0 e &lt; %1, não %2</translation>
    </message>
    <message>
        <source>expected a size &gt; 0, not %1</source>
        <comment>expected.size</comment>
        <translation>Esperava-se um tamanho &gt; 0, não %1</translation>
    </message>
    <message>
        <source>expected seconds, at least 0, not %1</source>
        <comment>expected.seconds</comment>
        <translation>Esperavam-se segundos, pelo menos 0, não %1</translation>
    </message>
    <message>
        <source>expected seconds, more than 0, not %1</source>
        <comment>expected.someSeconds</comment>
        <translation>Esperavam-se segundos, mais que 0, não %1</translation>
    </message>
    <message>
        <source>expected a number of agents, 0 to 10000, not %1</source>
        <comment>expected.agents</comment>
        <translation>Esperava-se um número de agentes, de 0 a 10000, não %1</translation>
    </message>
    <message>
        <source>expected plain or reproducible</source>
        <comment>expected.timing</comment>
        <translation>Esperava-se plain ou reproducible</translation>
    </message>
    <message>
        <source>expected milliseconds from 0 to 10000, such as 20 or `Red 3=12,Red=15,20`, or reported</source>
        <comment>expected.thinking</comment>
        <translation>Esperavam-se milissegundos de 0 a 10000, como 20 ou `Red 3=12,Red=15,20`, ou reported</translation>
    </message>
    <message>
        <source>expected milliseconds, 0 to 10000</source>
        <comment>expected.delay</comment>
        <translation>Esperavam-se milissegundos, de 0 a 10000</translation>
    </message>
    <message>
        <source>expected a number, 1 to 1000</source>
        <comment>expected.percepts</comment>
        <translation>Esperava-se um número, de 1 a 1000</translation>
    </message>
    <message>
        <source>expected a normal that is not 0 0 0</source>
        <comment>expected.normal</comment>
        <translation>Esperava-se uma normal diferente de 0 0 0</translation>
    </message>
    <message>
        <source>expected a point and a direction that is not 0 0 0</source>
        <comment>expected.ray</comment>
        <translation>Esperavam-se um ponto e uma direção diferente de 0 0 0</translation>
    </message>
    <message>
        <source>expected axis 0, 1 or 2, not %1</source>
        <comment>expected.axis</comment>
        <translation>Esperava-se o eixo 0, 1 ou 2, não %1</translation>
    </message>
    <message>
        <source>expected a width and a height of 1 to %1</source>
        <comment>expected.picture</comment>
        <translation>Esperavam-se uma largura e uma altura de 1 a %1</translation>
    </message>
    <message>
        <source>expected colour, depth or segments, not %1</source>
        <comment>expected.pictureKind</comment>
        <translation>Esperava-se colour, depth ou segments, não %1</translation>
    </message>
    <message>
        <source>a port is 0 to 65535, not %1</source>
        <comment>expected.port</comment>
        <translation>Uma porta vai de 0 a 65535, não %1</translation>
    </message>
    <message>
        <source>the policy is skip or disconnect, not %1</source>
        <comment>expected.policy</comment>
        <translation>A política é skip ou disconnect, não %1</translation>
    </message>
    <message>
        <source>a step is more than 0 s, not %1</source>
        <comment>expected.step</comment>
        <translation>Um passo dura mais que 0 s, não %1</translation>
    </message>
    <message>
        <source>a seed is a whole number, 0 or more, not %1</source>
        <comment>expected.seed</comment>
        <translation>Uma semente é um número inteiro, 0 ou mais, não %1</translation>
    </message>
    <message>
        <source>lambda must be more than 0, not %1</source>
        <comment>expected.lambda</comment>
        <translation>lambda deve ser maior que 0, não %1</translation>
    </message>
    <message>
        <source>a colour is made of numbers</source>
        <comment>expected.colour</comment>
        <translation>Uma cor é feita de números</translation>
    </message>
    <message>
        <source>%1 are no priorities; known: eNone, eDebug, eNormal, eWarning, eError, eAll, also several with commas between them</source>
        <comment>expected.priorities</comment>
        <translation>%1 não são prioridades; conhecidas: eNone, eDebug, eNormal, eWarning, eError, eAll, também várias separadas por vírgulas</translation>
    </message>
    <message>
        <source>mass and sizes must be &gt; 0</source>
        <comment>body.sizes</comment>
        <translation>A massa e os tamanhos devem ser &gt; 0</translation>
    </message>
    <message>
        <source>the mass must be &gt; 0</source>
        <comment>body.mass</comment>
        <translation>A massa deve ser &gt; 0</translation>
    </message>
    <message>
        <source>mass must be &gt; 0, the centre 0 0 0, and the inertia positive definite; shift visuals and colliders instead of the centre</source>
        <comment>body.inertia</comment>
        <translation>A massa deve ser &gt; 0, o centro 0 0 0 e a inércia positiva definida; desloque as partes visíveis e os colisores em vez do centro</translation>
    </message>
    <message>
        <source>a pose has 16 numbers, or 6: position and rotation</source>
        <comment>body.pose</comment>
        <translation>Uma pose tem 16 números, ou 6: posição e rotação</translation>
    </message>
    <message>
        <source>setRotation takes 16 numbers, or 6: position and rotation in degrees</source>
        <comment>body.rotation</comment>
        <translation>setRotation recebe 16 números, ou 6: posição e rotação em graus</translation>
    </message>
    <message>
        <source>setParams of a plane takes 4 values (a b c d) or 6 (point, normal)</source>
        <comment>body.plane</comment>
        <translation>setParams de um plano recebe 4 valores (a b c d) ou 6 (ponto, normal)</translation>
    </message>
    <message>
        <source>there is no collision handler class %1</source>
        <comment>body.noHandler</comment>
        <translation>Não há classe de tratamento de colisões %1</translation>
    </message>
    <message>
        <source>a scale is made of numbers above 0</source>
        <comment>body.scale</comment>
        <translation>Uma escala é feita de números acima de 0</translation>
    </message>
    <message>
        <source>it touches nothing: mesh %1 %2</source>
        <comment>body.noTriangles</comment>
        <translation>Não toca em nada: malha %1 %2</translation>
    </message>
    <message>
        <source>cannot be used: %1</source>
        <comment>body.meshProblem</comment>
        <translation>não pode ser usada: %1</translation>
    </message>
    <message>
        <source>nobody reads meshes here</source>
        <comment>body.noMeshes</comment>
        <translation>ninguém lê malhas aqui</translation>
    </message>
    <message>
        <source>has %1 triangles, more than the %2 that physics can take</source>
        <comment>body.tooManyTriangles</comment>
        <translation>tem %1 triângulos, mais que os %2 que a física aceita</translation>
    </message>
    <message>
        <source>has no triangle with an area</source>
        <comment>body.flat</comment>
        <translation>não tem triângulo com área</translation>
    </message>
    <message>
        <source>is larger than the world</source>
        <comment>body.large</comment>
        <translation>é maior que o mundo</translation>
    </message>
    <message>
        <source>setAxis takes three numbers, or one: 0 for x, 1 for y, 2 for z</source>
        <comment>joint.hingeAxis</comment>
        <translation>setAxis recebe três números, ou um: 0 para x, 1 para y, 2 para z</translation>
    </message>
    <message>
        <source>there is no Battery at that path</source>
        <comment>joint.noBattery</comment>
        <translation>Não há Battery nesse caminho</translation>
    </message>
    <message>
        <source>a motor has 0 to 3 axes</source>
        <comment>joint.axes</comment>
        <translation>Um motor tem de 0 a 3 eixos</translation>
    </message>
    <message>
        <source>there is no class %1</source>
        <comment>made.noClass</comment>
        <translation>Não há classe %1</translation>
    </message>
    <message>
        <source>%1 is no %2</source>
        <comment>made.isNo</comment>
        <translation>%1 não é %2</translation>
    </message>
    <message>
        <source>%1 is no mesh importer</source>
        <comment>made.noMeshImporter</comment>
        <translation>%1 não é um importador de malhas</translation>
    </message>
    <message>
        <source>%1 is no mesh exporter</source>
        <comment>made.noMeshExporter</comment>
        <translation>%1 não é um exportador de malhas</translation>
    </message>
    <message>
        <source>%1 is no material exporter</source>
        <comment>made.noMaterialExporter</comment>
        <translation>%1 não é um exportador de materiais</translation>
    </message>
    <message>
        <source>no material exporter is installed; initMaterialExporter installs one</source>
        <comment>made.noExporter</comment>
        <translation>Nenhum exportador de materiais instalado; initMaterialExporter instala um</translation>
    </message>
    <message>
        <source>there is no effector %1</source>
        <comment>made.noEffector</comment>
        <translation>Não há efetor %1</translation>
    </message>
    <message>
        <source>there is no timer system %1; known: TimerSystemBoost, TimerSystemSDL</source>
        <comment>made.noTimer</comment>
        <translation>Não há sistema de tempo %1; conhecidos: TimerSystemBoost, TimerSystemSDL</translation>
    </message>
    <message>
        <source>%1 is abstract: nothing can be made of it</source>
        <comment>made.abstract</comment>
        <translation>%1 é abstrata: nada pode ser criado a partir dela</translation>
    </message>
    <message>
        <source>%1 is no path for a node</source>
        <comment>made.noPath</comment>
        <translation>%1 não é um caminho para um nó</translation>
    </message>
    <message>
        <source>%1 is no name for a node</source>
        <comment>made.noName</comment>
        <translation>%1 não é um nome para um nó</translation>
    </message>
    <message>
        <source>%1 is there already, of class %2</source>
        <comment>made.present</comment>
        <translation>%1 já existe, da classe %2</translation>
    </message>
    <message>
        <source>%1 is no path for a scene</source>
        <comment>made.noScenePath</comment>
        <translation>%1 não é um caminho para uma cena</translation>
    </message>
    <message>
        <source>there is nothing at %1</source>
        <comment>made.nothing</comment>
        <translation>Não há nada em %1</translation>
    </message>
    <message>
        <source>%1 is no scene</source>
        <comment>made.noScene</comment>
        <translation>%1 não é uma cena</translation>
    </message>
    <message>
        <source>the node is no longer in the tree</source>
        <comment>made.gone</comment>
        <translation>O nó não está mais na árvore</translation>
    </message>
    <message>
        <source>the step of a simulation is more than 0 and at most 0.1 s</source>
        <comment>made.step</comment>
        <translation>O passo de uma simulação é maior que 0 e no máximo 0,1 s</translation>
    </message>
    <message>
        <source>there is no script engine</source>
        <comment>made.noScripts</comment>
        <translation>Não há interpretador de scripts</translation>
    </message>
    <message>
        <source>no scene importer is installed</source>
        <comment>made.noImporter</comment>
        <translation>Nenhum importador de cenas instalado</translation>
    </message>
    <message>
        <source>there is no MaterialServer</source>
        <comment>made.noMaterials</comment>
        <translation>Não há MaterialServer</translation>
    </message>
    <message>
        <source>defineMaterial takes a name and r g b a, then ambient r g b and emission r g b</source>
        <comment>made.material</comment>
        <translation>defineMaterial recebe um nome e r g b a, depois a cor ambiente r g b e a emissão r g b</translation>
    </message>
    <message>
        <source>there is no game &apos;%1&apos;; known: %2</source>
        <comment>made.noGame</comment>
        <translation>Não há jogo “%1”; conhecidos: %2</translation>
    </message>
    <message>
        <source>a game is installed already</source>
        <comment>made.game</comment>
        <translation>Já há um jogo instalado</translation>
    </message>
    <message>
        <source>the robot types of &apos;%1&apos; cannot be used</source>
        <comment>made.noTypes</comment>
        <translation>Os tipos de robô de “%1” não podem ser usados</translation>
    </message>
    <message>
        <source>there is no %1 below the data directories, and scripts mount nothing else; the program can, with --mount</source>
        <comment>mount.notBelow</comment>
        <translation>Não há %1 nos diretórios de dados, e scripts não montam nada além deles; o programa pode, com --mount</translation>
    </message>
    <message>
        <source>there is no file system %1; known: FileSystemSTD (a directory), FileSystemZIP</source>
        <comment>mount.noSystem</comment>
        <translation>Não há sistema de arquivos %1; conhecidos: FileSystemSTD (um diretório), FileSystemZIP</translation>
    </message>
    <message>
        <source>%1 is mounted already, as %2</source>
        <comment>mount.present</comment>
        <translation>%1 já está montado, como %2</translation>
    </message>
    <message>
        <source>%1 is not mounted</source>
        <comment>mount.not</comment>
        <translation>%1 não está montado</translation>
    </message>
    <message>
        <source>%1 is no directory</source>
        <comment>mount.noDirectory</comment>
        <translation>%1 não é um diretório</translation>
    </message>
    <message>
        <source>%1: RAR archives cannot be read; pack the files as .zip and mount them as FileSystemZIP</source>
        <comment>mount.rar</comment>
        <translation>%1: arquivos RAR não podem ser lidos; compacte os arquivos como .zip e monte-os como FileSystemZIP</translation>
    </message>
    <message>
        <source>%1 is not mounted as %2</source>
        <comment>mount.notAs</comment>
        <translation>%1 não está montado como %2</translation>
    </message>
    <message>
        <source>there are too many keys</source>
        <comment>input.keys</comment>
        <translation>Há teclas demais</translation>
    </message>
    <message>
        <source>there are too many bindings</source>
        <comment>input.bindings</comment>
        <translation>Há atalhos demais</translation>
    </message>
    <message>
        <source>%1 is no modifier; known: shift, ctrl, alt, each also with l or r in front</source>
        <comment>input.modifier</comment>
        <translation>%1 não é um modificador; conhecidos: shift, ctrl, alt, cada um também com l ou r na frente</translation>
    </message>
    <message>
        <source>a binding names a key, like &apos;shift k&apos; or &apos;+axisx&apos;</source>
        <comment>input.key</comment>
        <translation>Um atalho indica uma tecla, como &apos;shift k&apos; ou &apos;+axisx&apos;</translation>
    </message>
    <message>
        <source>%1 is no plain name of a file; logs are kept in one directory</source>
        <comment>log.noName</comment>
        <translation>%1 não é um nome simples de arquivo; os logs ficam em um único diretório</translation>
    </message>
    <message>
        <source>this program keeps no log files, so %1 is not written</source>
        <comment>log.none</comment>
        <translation>Este programa não mantém arquivos de log, por isso %1 não é gravado</translation>
    </message>
    <message>
        <source>%1, where logs are kept, is no directory</source>
        <comment>log.noDirectory</comment>
        <translation>%1, onde ficam os logs, não é um diretório</translation>
    </message>
    <message>
        <source>%1 is there already, and was not written by a script; name another file</source>
        <comment>log.precious</comment>
        <translation>%1 já existe e não foi gravado por um script; indique outro arquivo</translation>
    </message>
    <message>
        <source>the script&apos;s file is %1</source>
        <comment>log.place</comment>
        <translation>O arquivo do script é %1</translation>
    </message>
    <message>
        <source>there are %1 streams already</source>
        <comment>log.streams</comment>
        <translation>Já há %1 fluxos de saída</translation>
    </message>
    <message>
        <source>%1 is not complete: %2</source>
        <comment>log.lost</comment>
        <translation>%1 não está completo: %2</translation>
    </message>
    <message>
        <source>is there room, and may you write there?</source>
        <comment>log.room</comment>
        <translation>Há espaço, e você tem permissão para gravar lá?</translation>
    </message>
    <message>
        <source>belongs %1; here it does nothing</source>
        <comment>place.wrong</comment>
        <translation>deve ficar %1; aqui não faz nada</translation>
    </message>
    <message>
        <source>nodes must be listed before those that look for them</source>
        <comment>place.order</comment>
        <translation>Os nós devem ser listados antes dos que os procuram</translation>
    </message>
    <message>
        <source>below the Transform of a foot</source>
        <comment>place.foot</comment>
        <translation>sob o Transform de um pé</translation>
    </message>
    <message>
        <source>below the Transform of a robot</source>
        <comment>place.robot</comment>
        <translation>sob o Transform de um robô</translation>
    </message>
    <message>
        <source>beside a RigidBody</source>
        <comment>place.beside</comment>
        <translation>ao lado de um RigidBody</translation>
    </message>
    <message>
        <source>beside a RigidBody below a Transform</source>
        <comment>place.besideBody</comment>
        <translation>ao lado de um RigidBody sob um Transform</translation>
    </message>
    <message>
        <source>below a Transform</source>
        <comment>place.transform</comment>
        <translation>sob um Transform</translation>
    </message>
    <message>
        <source>below a HingeJoint</source>
        <comment>place.hinge</comment>
        <translation>sob um HingeJoint</translation>
    </message>
    <message>
        <source>below a Hinge2Joint</source>
        <comment>place.hinge2</comment>
        <translation>sob um Hinge2Joint</translation>
    </message>
    <message>
        <source>below a UniversalJoint</source>
        <comment>place.universal</comment>
        <translation>sob um UniversalJoint</translation>
    </message>
    <message>
        <source>below an AngularMotor</source>
        <comment>place.angularMotor</comment>
        <translation>sob um AngularMotor</translation>
    </message>
    <message>
        <source>below an AngularMotor or a JointMotor</source>
        <comment>place.motor</comment>
        <translation>sob um AngularMotor ou um JointMotor</translation>
    </message>
    <message>
        <source>below a Battery</source>
        <comment>place.battery</comment>
        <translation>sob uma Battery</translation>
    </message>
    <message>
        <source>belongs below a Transform; here it tells positions in the world</source>
        <comment>place.world</comment>
        <translation>deve ficar sob um Transform; aqui informa posições no mundo</translation>
    </message>
    <message>
        <source>there is no CollisionPerceptor or TouchPerceptor in this body part to tell of contacts</source>
        <comment>place.noContacts</comment>
        <translation>Não há CollisionPerceptor nem TouchPerceptor nesta parte do corpo para informar os contatos</translation>
    </message>
    <message>
        <source>belongs directly below a collider; here it is never asked</source>
        <comment>place.neverAsked</comment>
        <translation>deve ficar diretamente sob um colisor; aqui nunca é consultado</translation>
    </message>
    <message>
        <source>there is no force sensor in this body part; only contacts are made</source>
        <comment>place.noForce</comment>
        <translation>Não há sensor de força nesta parte do corpo; só são criados contatos</translation>
    </message>
    <message>
        <source>list a ForceResistancePerceptor before the collider</source>
        <comment>place.listForce</comment>
        <translation>Liste um ForceResistancePerceptor antes do colisor</translation>
    </message>
    <message>
        <source>belongs directly below a RigidBody; here it does nothing</source>
        <comment>place.noController</comment>
        <translation>deve ficar diretamente sob um RigidBody; aqui não faz nada</translation>
    </message>
    <message>
        <source>only the first World directly below the scene is simulated; this one stands still</source>
        <comment>place.secondWorld</comment>
        <translation>Só a primeira World diretamente sob a cena é simulada; esta fica parada</translation>
    </message>
    <message>
        <source>there is no World directly below the scene, so it has no physics</source>
        <comment>place.noWorld</comment>
        <translation>Não há World diretamente sob a cena, por isso não há física</translation>
    </message>
    <message>
        <source>create a World and a Space below the scene before anything else</source>
        <comment>place.makeWorld</comment>
        <translation>Crie uma World e um Space sob a cena antes de tudo</translation>
    </message>
    <message>
        <source>a RigidBody belongs directly below a Transform; nothing follows this one</source>
        <comment>place.bodyAlone</comment>
        <translation>Um RigidBody deve ficar diretamente sob um Transform; nada segue este</translation>
    </message>
    <message>
        <source>the Transform above has a body already, %1; it follows the one listed last</source>
        <comment>place.twoBodies</comment>
        <translation>O Transform acima já tem um corpo, %1; ele segue o listado por último</translation>
    </message>
    <message>
        <source>the collider %1 is listed before this body, so it is static and does not follow it</source>
        <comment>place.colliderFirst</comment>
        <translation>O colisor %1 está listado antes deste corpo, por isso é estático e não o segue</translation>
    </message>
    <message>
        <source>list the body first</source>
        <comment>place.bodyFirst</comment>
        <translation>Liste o corpo primeiro</translation>
    </message>
    <message>
        <source>a %1 has no geometry, so it touches nothing</source>
        <comment>place.noGeometry</comment>
        <translation>Um %1 não tem geometria, por isso não toca em nada</translation>
    </message>
    <message>
        <source>the TransformCollider above cannot take this collider; it is left out</source>
        <comment>place.notTaken</comment>
        <translation>O TransformCollider acima não aceita este colisor; ele é omitido</translation>
    </message>
    <message>
        <source>there is no Space above or directly below the scene, so it touches nothing</source>
        <comment>place.noSpace</comment>
        <translation>Não há Space acima nem diretamente sob a cena, por isso não toca em nada</translation>
    </message>
    <message>
        <source>an AngularMotor belongs below the HingeJoint that it drives; here its angle is its own</source>
        <comment>place.motorAlone</comment>
        <translation>Um AngularMotor deve ficar sob o HingeJoint que aciona; aqui o ângulo é só dele</translation>
    </message>
    <message>
        <source>a JointMotor belongs directly below a HingeJoint or an AngularMotor; here it does nothing</source>
        <comment>place.jointMotor</comment>
        <translation>Um JointMotor deve ficar diretamente sob um HingeJoint ou um AngularMotor; aqui não faz nada</translation>
    </message>
    <message>
        <source>the joint above has a JointMotor already; this one does nothing</source>
        <comment>place.secondMotor</comment>
        <translation>A junta acima já tem um JointMotor; este não faz nada</translation>
    </message>
    <message>
        <source>it was never attached, so it holds nothing</source>
        <comment>place.notAttached</comment>
        <translation>Nunca foi fixada, por isso não segura nada</translation>
    </message>
    <message>
        <source>call attach with the paths of two bodies</source>
        <comment>place.attach</comment>
        <translation>Chame attach com os caminhos de dois corpos</translation>
    </message>
    <message>
        <source>it cannot join these two, so it holds nothing</source>
        <comment>place.notJoined</comment>
        <translation>Não pode unir estes dois, por isso não segura nada</translation>
    </message>
    <message>
        <source>two different bodies of the same scene are needed, and Hinge2Joint needs both</source>
        <comment>place.twoDifferent</comment>
        <translation>São necessários dois corpos diferentes da mesma cena, e Hinge2Joint precisa de ambos</translation>
    </message>
    <message>
        <source>there is no RigidBody at &apos;%1&apos;; the joint is attached to the static environment instead</source>
        <comment>place.noBody</comment>
        <translation>Não há RigidBody em “%1”; a junta é fixada ao ambiente estático</translation>
    </message>
    <message>
        <source>paths start at the joint: ../body is a body beside it</source>
        <comment>place.paths</comment>
        <translation>Os caminhos começam na junta: ../body é um corpo ao lado dela</translation>
    </message>
    <message>
        <source>there is no material %1, so it is not drawn</source>
        <comment>place.noMaterial</comment>
        <translation>Não há material %1, por isso não é desenhado</translation>
    </message>
    <message>
        <source>set-up scripts define materials below /sys/server/material</source>
        <comment>place.materials</comment>
        <translation>Os scripts de montagem definem materiais em /sys/server/material</translation>
    </message>
    <message>
        <source>the step gave the body impossible numbers; it was put back to where it was, at rest</source>
        <comment>body.putBack</comment>
        <translation>O passo deu ao corpo números impossíveis; ele voltou para onde estava, em repouso</translation>
    </message>
    <message>
        <source>agents get no pictures of this camera: %1</source>
        <comment>picture.none</comment>
        <translation>Os agentes não recebem imagens desta câmera: %1</translation>
    </message>
    <message>
        <source>nothing here draws pictures</source>
        <comment>picture.nobody</comment>
        <translation>Nada aqui desenha imagens</translation>
    </message>
    <message>
        <source>this server has no motion controller, so motion descriptions (HMDP) are not carried out</source>
        <comment>motion.none</comment>
        <translation>Este servidor não tem controlador de movimento, por isso descrições de movimento (HMDP) não são executadas</translation>
    </message>
    <message>
        <source>send joint speeds instead</source>
        <comment>motion.speeds</comment>
        <translation>Envie velocidades das juntas em vez disso</translation>
    </message>
    <message>
        <source>it has to be a TOML file</source>
        <comment>toml.file</comment>
        <translation>Tem de ser um arquivo TOML</translation>
    </message>
    <message>
        <source>%1 knows no `%2`</source>
        <comment>toml.unknown</comment>
        <translation>%1 não conhece `%2`</translation>
    </message>
    <message>
        <source>known are %1</source>
        <comment>toml.known</comment>
        <translation>conhecidos: %1</translation>
    </message>
    <message>
        <source>%1 is a text in quotes</source>
        <comment>toml.text</comment>
        <translation>%1 é um texto entre aspas</translation>
    </message>
    <message>
        <source>%1 is a list of texts</source>
        <comment>toml.texts</comment>
        <translation>%1 é uma lista de textos</translation>
    </message>
    <message>
        <source>write %1</source>
        <comment>toml.write</comment>
        <translation>Escreva %1</translation>
    </message>
    <message>
        <source>%1 is a number from %2 to %3</source>
        <comment>toml.number</comment>
        <translation>%1 é um número de %2 a %3</translation>
    </message>
    <message>
        <source>%1 is a number from %2 to %3, not %4</source>
        <comment>toml.numberNot</comment>
        <translation>%1 é um número de %2 a %3, não %4</translation>
    </message>
    <message>
        <source>%1 is a whole number</source>
        <comment>toml.whole</comment>
        <translation>%1 é um número inteiro</translation>
    </message>
    <message>
        <source>%1 is true or false</source>
        <comment>toml.flag</comment>
        <translation>%1 é true ou false</translation>
    </message>
    <message>
        <source>a file of robot types</source>
        <comment>type.file</comment>
        <translation>Um arquivo de tipos de robô</translation>
    </message>
    <message>
        <source>there is no robot type</source>
        <comment>type.none</comment>
        <translation>Não há tipo de robô</translation>
    </message>
    <message>
        <source>write [[type]] with name, id and template</source>
        <comment>type.write</comment>
        <translation>Escreva [[type]] com name, id e template</translation>
    </message>
    <message>
        <source>script_constant is the name of a Ruby constant</source>
        <comment>type.constant</comment>
        <translation>script_constant é o nome de uma constante Ruby</translation>
    </message>
    <message>
        <source>such as %1: a capital letter first</source>
        <comment>type.constantSuch</comment>
        <translation>como %1: primeiro uma letra maiúscula</translation>
    </message>
    <message>
        <source>a parameter needs a name of letters, digits, _ and -</source>
        <comment>type.parameterName</comment>
        <translation>Um parâmetro precisa de um nome com letras, dígitos, _ e -</translation>
    </message>
    <message>
        <source>there are two parameters `%1`</source>
        <comment>type.twoParameters</comment>
        <translation>Há dois parâmetros `%1`</translation>
    </message>
    <message>
        <source>least is more than most</source>
        <comment>type.leastMost</comment>
        <translation>least é maior que most</translation>
    </message>
    <message>
        <source>%1 has no value that templates can read</source>
        <comment>type.noUse</comment>
        <translation>%1 não tem um valor que os templates possam ler</translation>
    </message>
    <message>
        <source>write a number, true, false, a plain word in quotes, or %1</source>
        <comment>type.values</comment>
        <translation>Escreva um número, true, false, uma palavra simples entre aspas ou %1</translation>
    </message>
    <message>
        <source>a range</source>
        <comment>type.aRange</comment>
        <translation>Um intervalo</translation>
    </message>
    <message>
        <source>a range has from and to</source>
        <comment>type.range</comment>
        <translation>Um intervalo tem from e to</translation>
    </message>
    <message>
        <source>from is more than to</source>
        <comment>type.fromTo</comment>
        <translation>from é maior que to</translation>
    </message>
    <message>
        <source>a robot type needs a name of letters, digits, _ and -</source>
        <comment>type.name</comment>
        <translation>Um tipo de robô precisa de um nome com letras, dígitos, _ e -</translation>
    </message>
    <message>
        <source>there are two robot types `%1`</source>
        <comment>type.two</comment>
        <translation>Há dois tipos de robô `%1`</translation>
    </message>
    <message>
        <source>the robot type has no id</source>
        <comment>type.noId</comment>
        <translation>O tipo de robô não tem id</translation>
    </message>
    <message>
        <source>%1: a whole number, for the rules of a match</source>
        <comment>type.idSuch</comment>
        <translation>%1: um número inteiro, para as regras de uma partida</translation>
    </message>
    <message>
        <source>two robot types have the id %1</source>
        <comment>type.sameId</comment>
        <translation>Dois tipos de robô têm o id %1</translation>
    </message>
    <message>
        <source>the robot type has no template</source>
        <comment>type.noTemplate</comment>
        <translation>O tipo de robô não tem template</translation>
    </message>
    <message>
        <source>the type has no value for `%1`</source>
        <comment>type.noValue</comment>
        <translation>O tipo não tem valor para `%1`</translation>
    </message>
    <message>
        <source>give it one, or a value for all types to the [[parameter]]</source>
        <comment>type.giveValue</comment>
        <translation>Dê um valor a ele ou, para todos os tipos, ao [[parameter]]</translation>
    </message>
    <message>
        <source>the template %1 needs $%2, which type %3 does not have</source>
        <comment>type.needs</comment>
        <translation>O template %1 precisa de $%2, que o tipo %3 não tem</translation>
    </message>
    <message>
        <source>describe it in a [[parameter]] with a value</source>
        <comment>type.describe</comment>
        <translation>Descreva-o em um [[parameter]] com um valor</translation>
    </message>
    <message>
        <source>the template %1 has no $%2</source>
        <comment>type.noPlace</comment>
        <translation>O template %1 não tem $%2</translation>
    </message>
    <message>
        <source>its names stand behind templ at its begin</source>
        <comment>type.names</comment>
        <translation>Os nomes dele ficam depois de templ, no início</translation>
    </message>
    <message>
        <source>there is a robot type %1 already</source>
        <comment>type.nameTaken</comment>
        <translation>Já há um tipo de robô %1</translation>
    </message>
    <message>
        <source>robot type %1 has the id %2 already</source>
        <comment>type.idTaken</comment>
        <translation>O tipo de robô %1 já tem o id %2</translation>
    </message>
    <message>
        <source>a file of motors</source>
        <comment>motor.file</comment>
        <translation>Um arquivo de motores</translation>
    </message>
    <message>
        <source>shutdown has to be above hot, or the torque could not be reduced between them</source>
        <comment>motor.shutdown</comment>
        <translation>shutdown tem de estar acima de hot, senão o torque não poderia ser reduzido entre os dois</translation>
    </message>
    <message>
        <source>there is no motor</source>
        <comment>motor.none</comment>
        <translation>Não há motor</translation>
    </message>
    <message>
        <source>write [[motor]] with the joints that it drives and its constants</source>
        <comment>motor.write</comment>
        <translation>Escreva [[motor]] com as juntas que ele aciona e suas constantes</translation>
    </message>
    <message>
        <source>the motor has no %1</source>
        <comment>motor.lacks</comment>
        <translation>Falta %1 ao motor</translation>
    </message>
    <message>
        <source>docs/motors.md tells what belongs to a motor</source>
        <comment>motor.docs</comment>
        <translation>docs/motors.md explica o que faz parte de um motor</translation>
    </message>
    <message>
        <source>the motor drives nothing</source>
        <comment>motor.nothing</comment>
        <translation>O motor não aciona nada</translation>
    </message>
    <message>
        <source>name effectors: %1</source>
        <comment>motor.effectors</comment>
        <translation>Indique efetores: %1</translation>
    </message>
    <message>
        <source>two motors drive %1</source>
        <comment>motor.two</comment>
        <translation>Dois motores acionam %1</translation>
    </message>
    <message>
        <source>name each joint once</source>
        <comment>motor.once</comment>
        <translation>Indique cada junta uma só vez</translation>
    </message>
    <message>
        <source>agent %1</source>
        <comment>robot.agent</comment>
        <translation>Agente %1</translation>
    </message>
    <message>
        <source>%1: scene without a file name, ignored</source>
        <comment>robot.noFile</comment>
        <translation>%1: scene sem nome de arquivo; ignorado</translation>
    </message>
    <message>
        <source>%1: it has a robot already; a second scene is ignored</source>
        <comment>robot.second</comment>
        <translation>%1: já tem um robô; um segundo scene é ignorado</translation>
    </message>
    <message>
        <source>%1: there is no robot model &apos;%2&apos;; ask for rsg/agent/nao/nao.rsg or rsg/agent/nao/nao_hetero.rsg with a type from 0 to 4</source>
        <comment>robot.noModel</comment>
        <translation>%1: não há modelo de robô “%2”; peça rsg/agent/nao/nao.rsg ou rsg/agent/nao/nao_hetero.rsg com um tipo de 0 a 4</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; is no argument for a robot; numbers and plain words are</source>
        <comment>robot.noArgument</comment>
        <translation>%1: “%2” não é um argumento para um robô; números e palavras simples são</translation>
    </message>
    <message>
        <source>%1: there is no robot type &apos;%2&apos;; %3</source>
        <comment>robot.noType</comment>
        <translation>%1: não há tipo de robô “%2”; %3</translation>
    </message>
    <message>
        <source>the set-up describes none</source>
        <comment>robot.noTypes</comment>
        <translation>a montagem não descreve nenhum</translation>
    </message>
    <message>
        <source>%1: the robot &apos;%2&apos; could not be built; it may ask for another one</source>
        <comment>robot.notBuilt</comment>
        <translation>%1: não foi possível construir o robô “%2”; o agente pode pedir outro</translation>
    </message>
    <message>
        <source>%1: its motors stay ideal, for none of its joints is named in %2</source>
        <comment>robot.idealJoints</comment>
        <translation>%1: os motores continuam ideais, pois nenhuma das juntas é citada em %2</translation>
    </message>
    <message>
        <source>%1: its motors stay ideal, for there is no use in %2</source>
        <comment>robot.idealFile</comment>
        <translation>%1: os motores continuam ideais, pois %2 não pode ser usado</translation>
    </message>
    <message>
        <source>the set-up script built no robot for %1</source>
        <comment>robot.noScript</comment>
        <translation>O script de montagem não construiu um robô para %1</translation>
    </message>
    <message>
        <source>the set-up script built no robot for %1: %2</source>
        <comment>robot.scriptFailed</comment>
        <translation>O script de montagem não construiu um robô para %1: %2</translation>
    </message>
    <message>
        <source>define a function addAgent(path) in it that does</source>
        <comment>robot.addAgent</comment>
        <translation>Defina nele uma função addAgent(path) que faça isso</translation>
    </message>
    <message>
        <source>%1%2</source>
        <comment>ros.from</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>more than %1 messages about this file; no more</source>
        <comment>ros.mostMessages</comment>
        <translation>Mais de %1 mensagens sobre este arquivo; as outras são omitidas</translation>
    </message>
    <message>
        <source>mend the first ones</source>
        <comment>ros.mendFirst</comment>
        <translation>Corrija primeiro as primeiras</translation>
    </message>
    <message>
        <source>there is a NUL byte</source>
        <comment>ros.nul</comment>
        <translation>Há um byte NUL</translation>
    </message>
    <message>
        <source>scene files are text; save it as UTF-8</source>
        <comment>ros.utf8</comment>
        <translation>Arquivos de cena são texto; salve-o como UTF-8</translation>
    </message>
    <message>
        <source>this is no well-formed XML: %1</source>
        <comment>ros.notWellFormed</comment>
        <translation>Este não é um XML bem formado: %1</translation>
    </message>
    <message>
        <source>look at the element before this place: is it closed, are its values in quotes?</source>
        <comment>ros.isItClosed</comment>
        <translation>Veja o elemento antes deste lugar: ele está fechado, e os valores estão entre aspas?</translation>
    </message>
    <message>
        <source>entities that a file declares itself are not expanded</source>
        <comment>ros.entities</comment>
        <translation>Entidades que o próprio arquivo declara não são expandidas</translation>
    </message>
    <message>
        <source>write their text out, or use a Macro</source>
        <comment>ros.writeOut</comment>
        <translation>Escreva o texto delas por extenso ou use um Macro</translation>
    </message>
    <message>
        <source>elements are nested more than %1 deep</source>
        <comment>ros.tooDeep</comment>
        <translation>Elementos aninhados em mais de %1 níveis</translation>
    </message>
    <message>
        <source>split it up with Macro and Use</source>
        <comment>ros.split</comment>
        <translation>Divida-os com Macro e Use</translation>
    </message>
    <message>
        <source>there is no element in this file</source>
        <comment>ros.noElement</comment>
        <translation>Não há elemento neste arquivo</translation>
    </message>
    <message>
        <source>a scene starts with &lt;Simulation&gt;</source>
        <comment>ros.startsWith</comment>
        <translation>Uma cena começa com &lt;Simulation&gt;</translation>
    </message>
    <message>
        <source>the outermost element is %1, not Simulation or RoSiIncludeFile</source>
        <comment>ros.outermost</comment>
        <translation>O elemento mais externo é %1, não Simulation nem RoSiIncludeFile</translation>
    </message>
    <message>
        <source>%1 has no effect</source>
        <comment>ros.noEffect</comment>
        <translation>%1 não tem efeito</translation>
    </message>
    <message>
        <source>%1 has no effect in %2</source>
        <comment>ros.noEffectIn</comment>
        <translation>%1 não tem efeito em %2</translation>
    </message>
    <message>
        <source>it holds nothing</source>
        <comment>ros.holdsNothing</comment>
        <translation>Ele não contém nada</translation>
    </message>
    <message>
        <source>it holds %1</source>
        <comment>ros.holds</comment>
        <translation>Ele contém %1</translation>
    </message>
    <message>
        <source>it holds what Elements may hold</source>
        <comment>ros.holdsElements</comment>
        <translation>Ele contém o que Elements pode conter</translation>
    </message>
    <message>
        <source>it holds %1, what Elements may hold</source>
        <comment>ros.holdsBoth</comment>
        <translation>Ele contém %1 e o que Elements pode conter</translation>
    </message>
    <message>
        <source>there is no element %1</source>
        <comment>ros.unknown</comment>
        <translation>Não há elemento %1</translation>
    </message>
    <message>
        <source>%1 has no attribute %2</source>
        <comment>ros.noAttribute</comment>
        <translation>%1 não tem atributo %2</translation>
    </message>
    <message>
        <source>%1 needs the attribute %2</source>
        <comment>ros.needs</comment>
        <translation>%1 precisa do atributo %2</translation>
    </message>
    <message>
        <source>expected a number up to 1000000 for %1, not %2</source>
        <comment>ros.number</comment>
        <translation>Esperava-se um número até 1000000 para %1, não %2</translation>
    </message>
    <message>
        <source>write it as 0.5</source>
        <comment>ros.numberAs</comment>
        <translation>Escreva-o como 0.5</translation>
    </message>
    <message>
        <source>%1 must be more than 0, not %2</source>
        <comment>ros.size</comment>
        <translation>%1 deve ser maior que 0, não %2</translation>
    </message>
    <message>
        <source>expected true or false for %1, not %2</source>
        <comment>ros.flag</comment>
        <translation>Esperava-se true ou false para %1, não %2</translation>
    </message>
    <message>
        <source>sensors are not built; robots have them as perceptors, in RSG</source>
        <comment>ros.sensors</comment>
        <translation>Sensores não são construídos; os robôs os têm como perceptores, em RSG</translation>
    </message>
    <message>
        <source>all surfaces have the same friction</source>
        <comment>ros.friction</comment>
        <translation>Todas as superfícies têm o mesmo atrito</translation>
    </message>
    <message>
        <source>the viewport has its own light and background</source>
        <comment>ros.look</comment>
        <translation>A área de visualização tem luz e fundo próprios</translation>
    </message>
    <message>
        <source>only all surfaces at once can be replaced</source>
        <comment>ros.surfaces</comment>
        <translation>Só é possível substituir todas as superfícies de uma vez</translation>
    </message>
    <message>
        <source>the motor holds its joint where it is</source>
        <comment>ros.controller</comment>
        <translation>O motor mantém a junta onde ela está</translation>
    </message>
    <message>
        <source>a shape says itself whether it collides, with canCollide</source>
        <comment>ros.collision</comment>
        <translation>A própria forma diz se colide, com canCollide</translation>
    </message>
    <message>
        <source>there are no buttons in a scene</source>
        <comment>ros.buttons</comment>
        <translation>Não há botões em uma cena</translation>
    </message>
    <message>
        <source>the set-up decides how long a step takes</source>
        <comment>ros.step</comment>
        <translation>A montagem decide quanto dura um passo</translation>
    </message>
    <message>
        <source>a scene keeps the gravity of its world</source>
        <comment>ros.gravity</comment>
        <translation>Uma cena mantém a gravidade do seu mundo</translation>
    </message>
    <message>
        <source>contacts have the values of erp and cfm</source>
        <comment>ros.softness</comment>
        <translation>Os contatos têm os valores de erp e cfm</translation>
    </message>
    <message>
        <source>erp is a number from 0 to 1, and cfm one &gt;= 0</source>
        <comment>ros.erp</comment>
        <translation>erp é um número de 0 a 1, e cfm, um número &gt;= 0</translation>
    </message>
    <message>
        <source>0.2 and 0.0001 are used instead</source>
        <comment>ros.erpInstead</comment>
        <translation>Em vez disso são usados 0.2 e 0.0001</translation>
    </message>
    <message>
        <source>elements and macros are nested more than %1 deep</source>
        <comment>ros.macrosTooDeep</comment>
        <translation>Elementos e macros aninhados em mais de %1 níveis</translation>
    </message>
    <message>
        <source>what is deeper is left out</source>
        <comment>ros.deeper</comment>
        <translation>O que está mais fundo é omitido</translation>
    </message>
    <message>
        <source>the scene has more than %1 elements; the rest is left out</source>
        <comment>ros.mostElements</comment>
        <translation>A cena tem mais de %1 elementos; o resto é omitido</translation>
    </message>
    <message>
        <source>macros that use each other may unfold to more than one thinks</source>
        <comment>ros.unfold</comment>
        <translation>Macros que usam umas às outras podem resultar em mais do que se pensa</translation>
    </message>
    <message>
        <source>there is no macro %1</source>
        <comment>ros.noMacro</comment>
        <translation>Não há macro %1</translation>
    </message>
    <message>
        <source>a macro of another file is there once that file was imported, or by %1</source>
        <comment>ros.otherFile</comment>
        <translation>Uma macro de outro arquivo existe assim que esse arquivo é importado, ou por %1</translation>
    </message>
    <message>
        <source>the macro %1 uses itself</source>
        <comment>ros.usesItself</comment>
        <translation>A macro %1 usa a si mesma</translation>
    </message>
    <message>
        <source>it is left out here</source>
        <comment>ros.leftOut</comment>
        <translation>Aqui ela é omitida</translation>
    </message>
    <message>
        <source>a mass must not be less than 0</source>
        <comment>ros.mass</comment>
        <translation>Uma massa não pode ser menor que 0</translation>
    </message>
    <message>
        <source>there is no appearance %1</source>
        <comment>ros.noAppearance</comment>
        <translation>Não há aparência %1</translation>
    </message>
    <message>
        <source>an AppearanceDefinition defines it; until then it looks like &apos;default&apos;</source>
        <comment>ros.appearance</comment>
        <translation>Uma AppearanceDefinition a define; até lá, a aparência é a de &apos;default&apos;</translation>
    </message>
    <message>
        <source>the vertex list has no vertex %1</source>
        <comment>ros.noVertex</comment>
        <translation>A lista de vértices não tem o vértice %1</translation>
    </message>
    <message>
        <source>this face is left out</source>
        <comment>ros.faceOut</comment>
        <translation>Esta face é omitida</translation>
    </message>
    <message>
        <source>ComplexShape needs a GraphicalRepresentation</source>
        <comment>ros.noGraphics</comment>
        <translation>ComplexShape precisa de uma GraphicalRepresentation</translation>
    </message>
    <message>
        <source>use Box, Sphere or Capsule for simple shapes</source>
        <comment>ros.simple</comment>
        <translation>Use Box, Sphere ou Capsule para formas simples</translation>
    </message>
    <message>
        <source>there is no vertex list %1</source>
        <comment>ros.noList</comment>
        <translation>Não há lista de vértices %1</translation>
    </message>
    <message>
        <source>the shape has no faces, so there is nothing to see</source>
        <comment>ros.noFaces</comment>
        <translation>A forma não tem faces, por isso não há nada para ver</translation>
    </message>
    <message>
        <source>this shape cannot be drawn: %1</source>
        <comment>ros.notDrawn</comment>
        <translation>Esta forma não pode ser desenhada: %1</translation>
    </message>
    <message>
        <source>there is no class &apos;%1&apos; in this program</source>
        <comment>ros.noClass</comment>
        <translation>Não há classe “%1” neste programa</translation>
    </message>
    <message>
        <source>what moves needs a mass from 1e-12 to 1e12 kg; it stays where it is</source>
        <comment>ros.needsMass</comment>
        <translation>O que se move precisa de uma massa de 1e-12 a 1e12 kg; fica onde está</translation>
    </message>
    <message>
        <source>the joint %1 holds no body, so it is left out</source>
        <comment>ros.noBody</comment>
        <translation>A junta %1 não segura nenhum corpo, por isso é omitida</translation>
    </message>
    <message>
        <source>its Elements need a shape with a mass</source>
        <comment>ros.giveBody</comment>
        <translation>O Elements dela precisa de uma forma com massa</translation>
    </message>
    <message>
        <source>%1 needs an AnchorPoint</source>
        <comment>ros.anchor</comment>
        <translation>%1 precisa de um AnchorPoint</translation>
    </message>
    <message>
        <source>the two axes of a UniversalJoint must not be parallel</source>
        <comment>ros.parallel</comment>
        <translation>Os dois eixos de um UniversalJoint não podem ser paralelos</translation>
    </message>
    <message>
        <source>%1 needs an %2</source>
        <comment>ros.axis</comment>
        <translation>%1 precisa de %2</translation>
    </message>
    <message>
        <source>an axis needs a direction: x, y and z are 0</source>
        <comment>ros.direction</comment>
        <translation>Um eixo precisa de uma direção: x, y e z são 0</translation>
    </message>
    <message>
        <source>min is more than max</source>
        <comment>ros.minMax</comment>
        <translation>min é maior que max</translation>
    </message>
    <message>
        <source>the joint is left without stops</source>
        <comment>ros.noStops</comment>
        <translation>A junta fica sem batentes</translation>
    </message>
    <message>
        <source>maxForce and maxVelocity must not be less than 0</source>
        <comment>ros.motor</comment>
        <translation>maxForce e maxVelocity não podem ser menores que 0</translation>
    </message>
    <message>
        <source>the joint is left without motor</source>
        <comment>ros.noMotor</comment>
        <translation>A junta fica sem motor</translation>
    </message>
    <message>
        <source>cannot read the project</source>
        <comment>project.unreadable</comment>
        <translation>Não é possível ler o projeto</translation>
    </message>
    <message>
        <source>check its name and its permissions</source>
        <comment>project.permissions</comment>
        <translation>Verifique o nome e as permissões</translation>
    </message>
    <message>
        <source>the project is larger than 1 MiB</source>
        <comment>project.large</comment>
        <translation>O projeto é maior que 1 MiB</translation>
    </message>
    <message>
        <source>is it another kind of file?</source>
        <comment>project.otherFile</comment>
        <translation>É um arquivo de outro tipo?</translation>
    </message>
    <message>
        <source>variable `%1` has no single value</source>
        <comment>project.noValue</comment>
        <translation>A variável `%1` não tem um valor único</translation>
    </message>
    <message>
        <source>give it a number, true, false, or a text in quotes</source>
        <comment>project.giveValue</comment>
        <translation>Dê a ela um número, true, false ou um texto entre aspas</translation>
    </message>
    <message>
        <source>write a value that it can have, or remove the line</source>
        <comment>project.possibleValue</comment>
        <translation>Escreva um valor que ela possa ter ou remova a linha</translation>
    </message>
    <message>
        <source>there is no setting `%1` of this kind</source>
        <comment>project.noSetting</comment>
        <translation>Não há configuração `%1` deste tipo</translation>
    </message>
    <message>
        <source>the project names no scene</source>
        <comment>project.noScene</comment>
        <translation>O projeto não indica nenhuma cena</translation>
    </message>
    <message>
        <source>add a line such as %1</source>
        <comment>project.addScene</comment>
        <translation>Acrescente uma linha como %1</translation>
    </message>
    <message>
        <source>a project is a TOML file</source>
        <comment>project.toml</comment>
        <translation>Um projeto é um arquivo TOML</translation>
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
        <translation>Parado após %1 passos; há um laço infinito?</translation>
    </message>
    <message>
        <source>--script-budget N allows N steps</source>
        <comment>script.budget</comment>
        <translation>--script-budget N permite N passos</translation>
    </message>
    <message>
        <source>--think-budget N allows N steps</source>
        <comment>script.thinkBudget</comment>
        <translation>--think-budget N permite N passos</translation>
    </message>
    <message>
        <source>stopped after %1 s; does it loop for ever?</source>
        <comment>script.time</comment>
        <translation>Parado após %1 s; há um laço infinito?</translation>
    </message>
    <message>
        <source>--script-time SECONDS allows more time, 0 any</source>
        <comment>script.allowTime</comment>
        <translation>--script-time SECONDS permite mais tempo, 0 sem limite</translation>
    </message>
    <message>
        <source>stopped with %1 symbols; does it make new ones in a loop?</source>
        <comment>script.symbols</comment>
        <translation>Parado com %1 símbolos; um laço cria sempre novos?</translation>
    </message>
    <message>
        <source>symbols are never freed: use texts in their place</source>
        <comment>script.useTexts</comment>
        <translation>Símbolos nunca são liberados: use textos no lugar deles</translation>
    </message>
    <message>
        <source>stopped with %1 fibers that have resumed one another; does it call itself for ever?</source>
        <comment>script.fibers</comment>
        <translation>Parado com %1 fibers que retomaram umas às outras; o script chama a si mesmo sem fim?</translation>
    </message>
    <message>
        <source>stopped from outside, before its end</source>
        <comment>script.interrupted</comment>
        <translation>Parado de fora, antes do fim</translation>
    </message>
    <message>
        <source>too complicated to compile</source>
        <comment>script.complicated</comment>
        <translation>Complicado demais para compilar</translation>
    </message>
    <message>
        <source>its steps cannot be counted: %1</source>
        <comment>script.uncounted</comment>
        <translation>Não é possível contar os passos dele: %1</translation>
    </message>
    <message>
        <source>text of %1 bytes is too long for a script</source>
        <comment>script.long</comment>
        <translation>Um texto de %1 bytes é longo demais para um script</translation>
    </message>
    <message>
        <source>the expression is empty</source>
        <comment>script.emptyExpression</comment>
        <translation>A expressão está vazia</translation>
    </message>
    <message>
        <source>the value is %1; a number or a text is needed</source>
        <comment>script.value</comment>
        <translation>O valor é %1; é preciso um número ou um texto</translation>
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
        <translation> para nil; %1 é nil</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>script.or</comment>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>; in %1</source>
        <comment>script.in</comment>
        <translation>; em %1</translation>
    </message>
    <message>
        <source>%1, called from %2</source>
        <comment>script.calledFrom</comment>
        <translation>%1, chamado de %2</translation>
    </message>
    <message>
        <source>; called from %1</source>
        <comment>script.callers</comment>
        <translation>; chamado de %1</translation>
    </message>
    <message>
        <source>%1: onCycle: %2; the block is not called any more</source>
        <comment>script.onCycle</comment>
        <translation>%1: onCycle: %2; o bloco não é mais chamado</translation>
    </message>
    <message>
        <source>%1: argument %2 is %3; a text, number or boolean is needed</source>
        <comment>script.argument</comment>
        <translation>%1: o argumento %2 é %3; é preciso um texto, número ou booleano</translation>
    </message>
    <message>
        <source>takes the name of a bundle</source>
        <comment>script.takesBundle</comment>
        <translation>recebe o nome de um pacote</translation>
    </message>
    <message>
        <source>it is unknown</source>
        <comment>script.unknownBundle</comment>
        <translation>é desconhecido</translation>
    </message>
    <message>
        <source>bundle %1 is not loaded: %2</source>
        <comment>script.noBundle</comment>
        <translation>O pacote %1 não foi carregado: %2</translation>
    </message>
    <message>
        <source>takes the name of a script</source>
        <comment>script.takesScript</comment>
        <translation>recebe o nome de um script</translation>
    </message>
    <message>
        <source>takes the name of a scene file and values for its template</source>
        <comment>script.takesScene</comment>
        <translation>recebe o nome de um arquivo de cena e valores para o template dele</translation>
    </message>
    <message>
        <source>there is no scene to import into</source>
        <comment>script.noScene</comment>
        <translation>não há cena para a qual importar</translation>
    </message>
    <message>
        <source>cannot make %1 at %2</source>
        <comment>script.cannotMake</comment>
        <translation>Não é possível criar %1 em %2</translation>
    </message>
    <message>
        <source>there is nothing at %1 to select</source>
        <comment>script.nothingThere</comment>
        <translation>Não há nada em %1 para selecionar</translation>
    </message>
    <message>
        <source>popd: nothing was pushed</source>
        <comment>script.popd</comment>
        <translation>popd: nada foi empilhado</translation>
    </message>
    <message>
        <source>%1 is no function, and no method of what is selected, %2</source>
        <comment>script.noFunction</comment>
        <translation>%1 não é uma função, nem um método do que está selecionado, %2</translation>
    </message>
    <message>
        <source>%1 is called on an object that is gone</source>
        <comment>script.gone</comment>
        <translation>%1 é chamado em um objeto que não existe mais</translation>
    </message>
    <message>
        <source>%1 cannot take a value %2</source>
        <comment>script.noValue</comment>
        <translation>%1 não aceita um valor %2</translation>
    </message>
    <message>
        <source>what it says is %1; a text is needed, or nil</source>
        <comment>script.noText</comment>
        <translation>O que ele diz é %1; é preciso um texto, ou nil</translation>
    </message>
    <message>
        <source>such as %1</source>
        <comment>script.such</comment>
        <translation>por exemplo, %1</translation>
    </message>
    <message>
        <source>scripts have no %1: %2</source>
        <comment>script.unavailable</comment>
        <translation>os scripts não têm %1: %2</translation>
    </message>
    <message>
        <source>the time of day is unknown while a run goes on, which has to be the same every time: onCycle { |time| … } is told the simulated time</source>
        <comment>script.noClock</comment>
        <translation>a hora é desconhecida durante uma execução, que tem de ser sempre igual: onCycle { |time| … } recebe o tempo simulado</translation>
    </message>
    <message>
        <source>cannot load %1: there is no such script below the data directories, and scripts have no libraries of Ruby</source>
        <comment>script.noLoad</comment>
        <translation>não é possível carregar %1: não há tal script nos diretórios de dados e os scripts não têm bibliotecas de Ruby</translation>
    </message>
    <message>
        <source>%1 ends with an error</source>
        <comment>script.loadFailed</comment>
        <translation>%1 termina com um erro</translation>
    </message>
    <message>
        <source>return ends the script, sparkGetSimulationServer.quit the run</source>
        <comment>instead.end</comment>
        <translation>return termina o script, sparkGetSimulationServer.quit a execução</translation>
    </message>
    <message>
        <source>onCycle { |time| … } is called in every cycle, with the simulated time</source>
        <comment>instead.wait</comment>
        <translation>onCycle { |time| … } é chamado em cada ciclo com o tempo simulado</translation>
    </message>
    <message>
        <source>they start no programs; team files and jobs do</source>
        <comment>instead.program</comment>
        <translation>não iniciam programas; fazem-no os ficheiros de equipa e os trabalhos</translation>
    </message>
    <message>
        <source>run, load and importScene read what is below the data directories; sparkEnableLog writes logs</source>
        <comment>instead.file</comment>
        <translation>run, load e importScene leem o que está nos diretórios de dados; sparkEnableLog escreve registos</translation>
    </message>
    <message>
        <source>scripts have no regular expressions; texts have include?, start_with?, end_with?, index, split and sub</source>
        <comment>instead.pattern</comment>
        <translation>os scripts não têm expressões regulares; os textos têm include?, start_with?, end_with?, index, split e sub</translation>
    </message>
    <message>
        <source>nobody types into scripts; variables come from outside: --set NAME=VALUE</source>
        <comment>instead.input</comment>
        <translation>ninguém escreve nos scripts; as variáveis vêm de fora: --set NAME=VALOR</translation>
    </message>
    <message>
        <source>scripts have no network; agents and monitors connect to the ports of the server</source>
        <comment>instead.socket</comment>
        <translation>os scripts não têm rede; os agentes e monitores ligam-se às portas do servidor</translation>
    </message>
    <message>
        <source>scripts have no libraries of Ruby; Array, Hash, Struct, Math and Time are built in</source>
        <comment>instead.library</comment>
        <translation>os scripts não têm bibliotecas de Ruby; Array, Hash, Struct, Math e Time estão incluídos</translation>
    </message>
    <message>
        <source>%1 messages left out</source>
        <comment>session.leftOut</comment>
        <translation>%1 mensagens omitidas</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no name for a bundle: letters, digits, _ - + only</source>
        <comment>setUp.bundleName</comment>
        <translation>“%1” não é um nome para um pacote: só letras, dígitos, _ - +</translation>
    </message>
    <message>
        <source>there is no %1.so in the plugin directories (%2); there are: %3</source>
        <comment>setUp.noPluginHere</comment>
        <translation>não há %1.so nos diretórios de plug-ins (%2); há: %3</translation>
    </message>
    <message>
        <source>none</source>
        <comment>setUp.noPlugins</comment>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>there is no %1.so in the plugin directories</source>
        <comment>setUp.noPlugin</comment>
        <translation>Não há %1.so nos diretórios de plugins</translation>
    </message>
    <message>
        <source>%1 is no plugin: it lacks SPARKWRIGHT_PLUGIN(...)</source>
        <comment>setUp.notPlugin</comment>
        <translation>%1 não é um plugin: falta SPARKWRIGHT_PLUGIN(...)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>setUp.fileSays</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>there is no decision to confirm</source>
        <comment>verdict.noneToConfirm</comment>
        <translation>Não há decisão a confirmar</translation>
    </message>
    <message>
        <source>there is no decision to overrule; what has been carried out is taken back with (undo)</source>
        <comment>verdict.noneToOverrule</comment>
        <translation>Não há decisão a anular; o que já foi executado é desfeito com (undo)</translation>
    </message>
    <message>
        <source>decisions can be undone with ConfirmFouls or ConfirmGoals only; (set (ConfirmFouls true)) switches it on</source>
        <comment>verdict.undoOff</comment>
        <translation>As decisões só podem ser desfeitas com ConfirmFouls ou ConfirmGoals; (set (ConfirmFouls true)) ativa isso</translation>
    </message>
    <message>
        <source>a decision is pending: confirm or overrule it first</source>
        <comment>verdict.pendingFirst</comment>
        <translation>Há uma decisão pendente: confirme-a ou anule-a primeiro</translation>
    </message>
    <message>
        <source>nothing has been decided within the last %1 s</source>
        <comment>verdict.noneSince</comment>
        <translation>Nada foi decidido nos últimos %1 s</translation>
    </message>
    <message>
        <source>the half in which it was decided is over; (score ...) sets the score</source>
        <comment>verdict.otherHalf</comment>
        <translation>O tempo em que isso foi decidido acabou; (score ...) define o placar</translation>
    </message>
    <message>
        <source>there are no script variables</source>
        <comment>variable.none</comment>
        <translation>Não há variáveis de script</translation>
    </message>
    <message>
        <source>there is no variable `%1`</source>
        <comment>variable.unknown</comment>
        <translation>Não há variável `%1`</translation>
    </message>
    <message>
        <source>there is no rule `%1`</source>
        <comment>variable.noRule</comment>
        <translation>Não há regra `%1`</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>variable.meant</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1 is built into the scene: it counts from the next set-up on, with --set %2</source>
        <comment>variable.builtIn</comment>
        <translation>%1 está embutido na cena: vale a partir da próxima montagem, com --set %2</translation>
    </message>
    <message>
        <source>%1 is true or false, not `%2`</source>
        <comment>variable.flag</comment>
        <translation>%1 é true ou false, não `%2`</translation>
    </message>
    <message>
        <source>%1 is a whole number from %2 to %3, not `%4`</source>
        <comment>variable.whole</comment>
        <translation>%1 é um número inteiro de %2 a %3, não `%4`</translation>
    </message>
    <message>
        <source>%1 is a number from %2 to %3, not `%4`</source>
        <comment>variable.number</comment>
        <translation>%1 é um número de %2 a %3, não `%4`</translation>
    </message>
    <message>
        <source>%1 is a number from %2 to %3 %4, not `%5`</source>
        <comment>variable.numberOf</comment>
        <translation>%1 é um número de %2 a %3 %4, não `%5`</translation>
    </message>
    <message>
        <source>there is no free place near %1</source>
        <comment>mover.noPlace</comment>
        <translation>Não há lugar livre perto de %1</translation>
    </message>
    <message>
        <source>moved there all the same</source>
        <comment>mover.allTheSame</comment>
        <translation>movido para lá mesmo assim</translation>
    </message>
    <message>
        <source>expected four numbers</source>
        <comment>sensor.fourNumbers</comment>
        <translation>Esperavam-se quatro números</translation>
    </message>
    <message>
        <source>expected two angles</source>
        <comment>sensor.twoAngles</comment>
        <translation>Esperavam-se dois ângulos</translation>
    </message>
    <message>
        <source>expected four numbers that are not negative</source>
        <comment>sensor.notNegative</comment>
        <translation>Esperavam-se quatro números não negativos</translation>
    </message>
    <message>
        <source>expected 0 to 1000 echoes</source>
        <comment>sensor.echoes</comment>
        <translation>Esperavam-se de 0 a 1000 ecos</translation>
    </message>
    <message>
        <source>expected two distances, the smaller one first</source>
        <comment>sensor.distances</comment>
        <translation>Esperavam-se duas distâncias, a menor primeiro</translation>
    </message>
    <message>
        <source>there is no match</source>
        <comment>match.none</comment>
        <translation>Não há partida</translation>
    </message>
    <message>
        <source>there is a match already, or no scene to play in; this node has no effect</source>
        <comment>match.second</comment>
        <translation>Já há uma partida, ou não há cena para jogar; este nó não tem efeito</translation>
    </message>
    <message>
        <source>the time of a game is 0 s or more, not %1</source>
        <comment>match.time</comment>
        <translation>O tempo de um jogo é 0 s ou mais, não %1</translation>
    </message>
    <message>
        <source>self collisions could not be written any more</source>
        <comment>record.lost</comment>
        <translation>Não foi mais possível gravar as autocolisões</translation>
    </message>
    <message>
        <source>%1 cannot be written; is there room, and may you write there?</source>
        <comment>record.unwritable</comment>
        <translation>%1 não pode ser gravado; há espaço, e você tem permissão para gravar lá?</translation>
    </message>
    <message>
        <source>self collisions are not written to a file: %1; the variable SelfCollisionRecordFilename names it</source>
        <comment>record.none</comment>
        <translation>As autocolisões não são gravadas em um arquivo: %1; a variável SelfCollisionRecordFilename o indica</translation>
    </message>
    <message>
        <source>free place</source>
        <comment>rule.freePlace</comment>
        <translation>Lugar livre</translation>
    </message>
    <message>
        <source>port %1 is not between 0 and 65535</source>
        <comment>socket.port</comment>
        <translation>A porta %1 não está entre 0 e 65535</translation>
    </message>
    <message>
        <source>`%1` is not an address of IPv4 or IPv6</source>
        <comment>socket.address</comment>
        <translation>«%1» não é um endereço IPv4 nem IPv6</translation>
    </message>
    <message>
        <source>cannot listen on %1: %2</source>
        <comment>socket.listen</comment>
        <translation>Não é possível esperar conexões em %1: %2</translation>
    </message>
    <message>
        <source>further ports are for TCP only</source>
        <comment>socket.tcpOnly</comment>
        <translation>Portas adicionais só existem para TCP</translation>
    </message>
    <message>
        <source>%1 has sent %2 to port %3 and is not served; a message is its length (4 bytes, the highest first), then its text</source>
        <comment>framing.misfit</comment>
        <translation>%1 enviou %2 para a porta %3 e não é atendido; uma mensagem é o seu comprimento (4 bytes, o mais alto primeiro) e depois o seu texto</translation>
    </message>
    <message>
        <source>%1; further ones are not reported</source>
        <comment>framing.last</comment>
        <translation>%1; os seguintes não serão comunicados</translation>
    </message>
    <message>
        <source>text without a length (%1)</source>
        <comment>framing.text</comment>
        <translation>texto sem comprimento (%1)</translation>
    </message>
    <message>
        <source>a length of %1 with the lowest byte first</source>
        <comment>framing.little</comment>
        <translation>um comprimento de %1 com o byte mais baixo primeiro</translation>
    </message>
    <message>
        <source>a request of a browser (%1; pages of a run are served at the port of --web)</source>
        <comment>framing.web</comment>
        <translation>um pedido de um navegador (%1; as páginas de uma execução estão na porta de --web)</translation>
    </message>
    <message>
        <source>a length of %1 bytes, where %2 is the maximum</source>
        <comment>framing.long</comment>
        <translation>um comprimento de %1 bytes, sendo %2 o máximo</translation>
    </message>
    <message>
        <source>%1 bytes of a message of %2 bytes, and no more</source>
        <comment>framing.part</comment>
        <translation>%1 bytes de uma mensagem de %2 bytes e mais nada</translation>
    </message>
    <message>
        <source>%1 bytes, which are less than a length</source>
        <comment>framing.short</comment>
        <translation>%1 bytes, menos do que um comprimento</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>agent.list</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>the step gave the body impossible numbers; all %1 bodies connected by joints were put back to their last poses in order, at rest</source>
        <comment>body.allPutBack</comment>
        <translation>O passo deu ao corpo números impossíveis; todos os %1 corpos ligados por juntas voltaram às últimas poses válidas, em repouso</translation>
    </message>
    <message>
        <source>very light parts, and parts without damping, are hard to compute</source>
        <comment>body.hardParts</comment>
        <translation>Partes muito leves e partes sem amortecimento são difíceis de calcular</translation>
    </message>
    <message>
        <source>could not mount %1: %2</source>
        <comment>host.mount</comment>
        <translation>Não foi possível montar %1: %2</translation>
    </message>
    <message>
        <source>name a directory or a zip archive</source>
        <comment>host.mountHint</comment>
        <translation>Indique um diretório ou um arquivo zip</translation>
    </message>
    <message>
        <source>%1 has put nothing into the scene, so nothing will happen; load a set-up such as %2, or import scenes in your own</source>
        <comment>host.nothing</comment>
        <translation>%1 não pôs nada na cena, por isso nada vai acontecer; carregue uma montagem como %2 ou importe cenas na sua</translation>
    </message>
    <message>
        <source>--agent-format: %1</source>
        <comment>host.format</comment>
        <translation>--agent-format: %1</translation>
    </message>
    <message>
        <source>end the other program, or choose other ports with --agent-port and --monitor-port (0: any free one)</source>
        <comment>host.ports</comment>
        <translation>Encerre o outro programa ou escolha outras portas com --agent-port e --monitor-port (0: qualquer uma livre)</translation>
    </message>
    <message>
        <source>recording to %1</source>
        <comment>host.recording</comment>
        <translation>Gravando em %1</translation>
    </message>
    <message>
        <source>nothing is recorded: %1</source>
        <comment>host.noRecording</comment>
        <translation>Nada é gravado: %1</translation>
    </message>
    <message>
        <source>name sexp, json, or a parser of a plugin that the set-up or --bundle loads</source>
        <comment>host.formats</comment>
        <translation>Indique sexp, json ou um parser de um plugin que a montagem ou --bundle carrega</translation>
    </message>
    <message>
        <source>%1; the next free ports are used: %2 for agents, %3 for monitors</source>
        <comment>host.nextPorts</comment>
        <translation>%1; são usadas as próximas portas livres: %2 para agentes, %3 para monitores</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>state.at</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the state ends too early</source>
        <comment>state.short</comment>
        <translation>O estado termina cedo demais</translation>
    </message>
    <message>
        <source>the state is damaged</source>
        <comment>state.damaged</comment>
        <translation>O estado está corrompido</translation>
    </message>
    <message>
        <source>this is no state of a World</source>
        <comment>state.foreign</comment>
        <translation>Este não é um estado de um mundo</translation>
    </message>
    <message>
        <source>the state is of format %1, this program reads format %2</source>
        <comment>state.newer</comment>
        <translation>O estado tem o formato %1; este programa lê o formato %2</translation>
    </message>
    <message>
        <source>the state has a value that is out of range</source>
        <comment>state.value</comment>
        <translation>O estado tem um valor fora do intervalo</translation>
    </message>
    <message>
        <source>the scene is another one than when the state was saved</source>
        <comment>state.structure</comment>
        <translation>A cena é outra que não a de quando o estado foi salvo</translation>
    </message>
    <message>
        <source>bodies, joints or shapes were made in another order than when the state was saved</source>
        <comment>state.order</comment>
        <translation>Corpos, juntas ou formas foram criados em outra ordem que não a de quando o estado foi salvo</translation>
    </message>
    <message>
        <source>the state is of %1, and %2 is loaded</source>
        <comment>state.scene</comment>
        <translation>O estado é de %1, e %2 está carregado</translation>
    </message>
    <message>
        <source>the state is of a run with seed %1, this one has %2</source>
        <comment>state.seed</comment>
        <translation>O estado é de uma execução com a semente %1; esta tem %2</translation>
    </message>
    <message>
        <source>a state is restored in a World that has just been loaded</source>
        <comment>state.used</comment>
        <translation>Um estado só é restaurado em um mundo recém-carregado</translation>
    </message>
    <message>
        <source>the robot of agent %1 cannot be built again</source>
        <comment>state.robot</comment>
        <translation>O robô do agente %1 não pode ser construído de novo</translation>
    </message>
    <message>
        <source>no scene has been loaded, so there is no state</source>
        <comment>state.noScene</comment>
        <translation>Nenhuma cena foi carregada, por isso não há estado</translation>
    </message>
    <message>
        <source>the scene has been edited while it ran</source>
        <comment>state.edited</comment>
        <translation>A cena foi editada durante a execução</translation>
    </message>
    <message>
        <source>a decision waits for the human referee</source>
        <comment>state.pending</comment>
        <translation>Uma decisão espera pelo árbitro humano</translation>
    </message>
    <message>
        <source>a decision can still be undone, which is not saved</source>
        <comment>state.undoable</comment>
        <translation>Uma decisão ainda pode ser desfeita, o que não é salvo</translation>
    </message>
    <message>
        <source>this moment is not kept any more</source>
        <comment>state.forgotten</comment>
        <translation>Este momento não está mais guardado</translation>
    </message>
    <message>
        <source>the recording has no states; record one with --record-states</source>
        <comment>state.noStates</comment>
        <translation>A gravação não tem estados; grave uma com --record-states</translation>
    </message>
    <message>
        <source>the recording is damaged: messages of agents are missing from %1 s on</source>
        <comment>state.agentsDamaged</comment>
        <translation>a gravação está danificada: faltam mensagens de agentes a partir de %1 s</translation>
    </message>
    <message>
        <source>the recording has no messages of agents; record one with --record-agents</source>
        <comment>state.noBytes</comment>
        <translation>A gravação não tem mensagens de agentes; grave uma com --record-agents</translation>
    </message>
    <message>
        <source>the first state of the recording is at %1 s</source>
        <comment>state.before</comment>
        <translation>O primeiro estado da gravação está em %1 s</translation>
    </message>
    <message>
        <source>the recording ends at %1 s</source>
        <comment>state.after</comment>
        <translation>A gravação termina em %1 s</translation>
    </message>
    <message>
        <source>%1 cannot save what it knows</source>
        <comment>state.behavior</comment>
        <translation>%1 não consegue salvar o que sabe</translation>
    </message>
    <message>
        <source>a script takes part in every cycle; what it remembers is not saved</source>
        <comment>state.cycleBlocks</comment>
        <translation>Um script participa de cada ciclo; o que ele memoriza não é salvo</translation>
    </message>
    <message>
        <source>cannot resume %1: %2</source>
        <comment>host.noResume</comment>
        <translation>Não é possível retomar %1: %2</translation>
    </message>
    <message>
        <source>name a recording with exact states, a time in it, and its data directory</source>
        <comment>host.resumeHint</comment>
        <translation>Indique uma gravação com estados exatos, um tempo nela e o diretório de dados dela</translation>
    </message>
    <message>
        <source>resume behind the damage (--at), or without recorded agents (--recorded none)</source>
        <comment>host.damagedHint</comment>
        <translation>retome depois do dano (--at), ou sem agentes gravados (--recorded none)</translation>
    </message>
    <message>
        <source>resumed at %1 s; %2 agents wait for their programs</source>
        <comment>host.resumed</comment>
        <translation>Retomado em %1 s; %2 agentes esperam pelos seus programas</translation>
    </message>
    <message>
        <source>the run from there may differ from the recorded one: %1</source>
        <comment>host.inexact</comment>
        <translation>A execução a partir daí pode diferir da gravada: %1</translation>
    </message>
    <message>
        <source>name a file in a folder that can be written to</source>
        <comment>host.recordHint</comment>
        <translation>Indique um arquivo em uma pasta com permissão de gravação</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <comment>recording.unreadable</comment>
        <translation>O arquivo não pode ser lido</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <comment>recording.empty</comment>
        <translation>O arquivo está vazio</translation>
    </message>
    <message>
        <source>this is not an MCAP file: it does not begin like one</source>
        <comment>recording.notMcap</comment>
        <translation>Este não é um arquivo MCAP: não começa como um</translation>
    </message>
    <message>
        <source>this MCAP file contains no recording of Sparkwright</source>
        <comment>recording.foreign</comment>
        <translation>Este arquivo MCAP não contém uma gravação do Sparkwright</translation>
    </message>
    <message>
        <source>this recording was made by a newer version of Sparkwright</source>
        <comment>recording.newer</comment>
        <translation>Esta gravação foi feita por uma versão mais nova do Sparkwright</translation>
    </message>
    <message>
        <source>the file ends before its first data</source>
        <comment>recording.noData</comment>
        <translation>O arquivo termina antes dos primeiros dados</translation>
    </message>
    <message>
        <source>the file has no valid end, as after a crash; what was found goes up to %1 s</source>
        <comment>recording.noEnd</comment>
        <translation>o ficheiro não tem um fim válido, como após uma falha; o que foi encontrado vai até %1 s</translation>
    </message>
    <message>
        <source>the index at the end of the file is damaged; the file was read without it</source>
        <comment>recording.noIndex</comment>
        <translation>o índice no fim do ficheiro está danificado; o ficheiro foi lido sem ele</translation>
    </message>
    <message>
        <source>damaged from byte %1 to byte %2 and left out: the run from %3 s to %4 s</source>
        <comment>recording.gap</comment>
        <translation>danificado do byte %1 ao byte %2 e omitido: a execução de %3 s a %4 s</translation>
    </message>
    <message>
        <source>damaged from byte %1 on and left out: the run from %2 s on</source>
        <comment>recording.gapToEnd</comment>
        <translation>danificado a partir do byte %1 e omitido: a execução a partir de %2 s</translation>
    </message>
    <message>
        <source>damaged at byte %1, where nothing of the run stands</source>
        <comment>recording.indexDamaged</comment>
        <translation>danificado no byte %1, onde não há nada da execução</translation>
    </message>
    <message>
        <source>the part at byte %1, from %2 s on, is damaged and left out</source>
        <comment>recording.damaged</comment>
        <translation>a parte no byte %1, a partir de %2 s, está danificada e é omitida</translation>
    </message>
    <message>
        <source>the index of the part at byte %1 does not fit its messages, and was not used</source>
        <comment>recording.index</comment>
        <translation>o índice da parte no byte %1 não corresponde às suas mensagens e não foi usado</translation>
    </message>
    <message>
        <source>the checksum of the data is wrong: from %1 s to %2 s, something may be damaged that has no checksum of its own</source>
        <comment>recording.checksum</comment>
        <translation>a soma de verificação dos dados está errada: de %1 s a %2 s pode estar danificado algo que não tem uma própria</translation>
    </message>
    <message>
        <source>%1 messages were found, where the file says that it has %2</source>
        <comment>recording.count</comment>
        <translation>foram encontradas %1 mensagens, onde o ficheiro diz ter %2</translation>
    </message>
    <message>
        <source>%1 messages of channel %2, which the file does not describe, are left out</source>
        <comment>recording.noChannel</comment>
        <translation>%1 mensagens do canal %2, que o ficheiro não descreve, são omitidas</translation>
    </message>
    <message>
        <source>the part at byte %1 is larger than 1 GiB, which is too large</source>
        <comment>recording.large</comment>
        <translation>a parte no byte %1 é maior do que 1 GiB, o que é demasiado</translation>
    </message>
    <message>
        <source>the part at byte %1 is compressed in a way that MCAP does not know</source>
        <comment>recording.packed</comment>
        <translation>a parte no byte %1 está comprimida de um modo que o MCAP não conhece</translation>
    </message>
    <message>
        <source>from %1 s to %2 s, %3 frames cannot be shown, since messages that they build on are missing; keep all of them from the start of the run on</source>
        <comment>recording.noStructure</comment>
        <translation>de %1 s a %2 s não é possível mostrar %3 imagens, pois faltam mensagens em que se baseiam; mantenha todas elas desde o início da execução</translation>
    </message>
    <message>
        <source>recordings whose times overlap are mixed in this file; only the one that begins at %1 s is shown</source>
        <comment>recording.others</comment>
        <translation>neste ficheiro estão misturadas gravações cujos tempos se sobrepõem; só é mostrada a que começa em %1 s</translation>
    </message>
    <message>
        <source>two recordings of an older version are mixed in this file, and cannot be told apart; open each file on its own</source>
        <comment>recording.mixed</comment>
        <translation>neste ficheiro estão misturadas duas gravações de uma versão anterior, que não se podem distinguir; abra cada ficheiro em separado</translation>
    </message>
    <message>
        <source>the attachment %1 is damaged</source>
        <comment>recording.attachment</comment>
        <translation>O anexo %1 está corrompido</translation>
    </message>
    <message>
        <source>the disk is too slow: parts of the run are missing in the recording</source>
        <comment>recording.slow</comment>
        <translation>O disco é lento demais: faltam partes da execução na gravação</translation>
    </message>
    <message>
        <source>the recording has ended: %1</source>
        <comment>recording.ended</comment>
        <translation>A gravação terminou: %1</translation>
    </message>
    <message>
        <source>the end of the recording could not be written: %1</source>
        <comment>recording.unfinished</comment>
        <translation>Não foi possível gravar o fim da gravação: %1</translation>
    </message>
    <message>
        <source>the run is not recorded: %1</source>
        <comment>recording.none</comment>
        <translation>A execução não é gravada: %1</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <comment>recording.notWritten</comment>
        <translation>%1 não pode ser gravado: %2</translation>
    </message>
    <message>
        <source>there is nothing to be written to %1</source>
        <comment>recording.noFrames</comment>
        <translation>Não há nada a gravar em %1</translation>
    </message>
    <message>
        <source>cancelled</source>
        <comment>recording.cancelled</comment>
        <translation>Cancelado</translation>
    </message>
    <message>
        <source>parentheses or quotes are not balanced, so nothing is formatted</source>
        <comment>format.broken</comment>
        <translation>Os parênteses ou as aspas não estão balanceados, por isso nada é formatado</translation>
    </message>
    <message>
        <source>there are control characters in the text, so nothing is formatted</source>
        <comment>format.control</comment>
        <translation>Há caracteres de controle no texto, por isso nada é formatado</translation>
    </message>
    <message>
        <source>makes a node of a class below the node in force</source>
        <comment>complete.keyword.nd</comment>
        <translation>Cria um nó de uma classe sob o nó em vigor</translation>
    </message>
    <message>
        <source>selects a child, or .. for the parent, for the rest of the list</source>
        <comment>complete.keyword.sel</comment>
        <translation>Seleciona um filho, ou .. para o pai, para o resto da lista</translation>
    </message>
    <message>
        <source>names the arguments of the file</source>
        <comment>complete.keyword.templ</comment>
        <translation>Nomeia os argumentos do arquivo</translation>
    </message>
    <message>
        <source>defines a variable of the file</source>
        <comment>complete.keyword.def</comment>
        <translation>Define uma variável do arquivo</translation>
    </message>
    <message>
        <source>chooses among cases by a value</source>
        <comment>complete.keyword.switch</comment>
        <translation>Escolhe entre casos conforme um valor</translation>
    </message>
    <message>
        <source>logs the path of the node in force</source>
        <comment>complete.keyword.pwd</comment>
        <translation>Registra no log o caminho do nó em vigor</translation>
    </message>
    <message>
        <source>computes an expression in Ruby</source>
        <comment>complete.keyword.eval</comment>
        <translation>Calcula uma expressão em Ruby</translation>
    </message>
    <message>
        <source>puts texts together without blanks</source>
        <comment>complete.keyword.join</comment>
        <translation>Junta textos sem espaços</translation>
    </message>
    <message>
        <source>short for %1</source>
        <comment>complete.short</comment>
        <translation>abreviação de %1</translation>
    </message>
    <message>
        <source>template parameter</source>
        <comment>complete.parameter</comment>
        <translation>parâmetro do template</translation>
    </message>
    <message>
        <source>variable</source>
        <comment>complete.variable</comment>
        <translation>variável</translation>
    </message>
    <message>
        <source>variable of scripts</source>
        <comment>complete.scriptVariable</comment>
        <translation>variável de scripts</translation>
    </message>
    <message>
        <source>material</source>
        <comment>complete.material</comment>
        <translation>material</translation>
    </message>
    <message>
        <source>built-in mesh</source>
        <comment>complete.meshShape</comment>
        <translation>malha interna</translation>
    </message>
    <message>
        <source>file</source>
        <comment>complete.file</comment>
        <translation>arquivo</translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>complete.from</comment>
        <translation>de %1</translation>
    </message>
    <message>
        <source>preset</source>
        <comment>complete.preset</comment>
        <translation>predefinição</translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>hover.from</comment>
        <translation>de %1</translation>
    </message>
    <message>
        <source>takes %1</source>
        <comment>hover.takes</comment>
        <translation>Recebe %1</translation>
    </message>
    <message>
        <source>called while the file is read</source>
        <comment>hover.immediate</comment>
        <translation>Chamado durante a leitura do arquivo</translation>
    </message>
    <message>
        <source>preset %1</source>
        <comment>hover.preset</comment>
        <translation>Predefinição %1</translation>
    </message>
    <message>
        <source>cannot be created</source>
        <comment>hover.abstract</comment>
        <translation>Não pode ser criado</translation>
    </message>
    <message>
        <source>template parameter %1 of %2</source>
        <comment>hover.parameter</comment>
        <translation>Parâmetro de template %1 de %2</translation>
    </message>
    <message>
        <source>variable, defined in line %1 as %2</source>
        <comment>hover.variable</comment>
        <translation>Variável, definida na linha %1 como %2</translation>
    </message>
    <message>
        <source>in line %1</source>
        <comment>hover.declared</comment>
        <translation>na linha %1</translation>
    </message>
    <message>
        <source>is not defined in this file</source>
        <comment>hover.undefined</comment>
        <translation>Não está definido neste arquivo</translation>
    </message>
    <message>
        <source>%1:%2 passes %3</source>
        <comment>hover.importedWith</comment>
        <translation>%1:%2 passa %3</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <comment>hover.more</comment>
        <translation>e mais %1</translation>
    </message>
    <message>
        <source>takes no arguments</source>
        <comment>hover.takesNone</comment>
        <translation>Não recebe argumentos</translation>
    </message>
    <message>
        <source>takes %1</source>
        <comment>hover.template</comment>
        <translation>Recebe %1</translation>
    </message>
    <message>
        <source>does not exist below the data directories</source>
        <comment>hover.missing</comment>
        <translation>Não existe nos diretórios de dados</translation>
    </message>
    <message>
        <source>defined in %1:%2</source>
        <comment>hover.defined</comment>
        <translation>definido em %1:%2</translation>
    </message>
    <message>
        <source>%1 in radians</source>
        <comment>hover.inRadians</comment>
        <translation>%1 em radianos</translation>
    </message>
    <message>
        <source>%1 in degrees</source>
        <comment>hover.inDegrees</comment>
        <translation>%1 em graus</translation>
    </message>
    <message>
        <source>Replace by %1</source>
        <comment>fix.replace</comment>
        <translation>Substituir por %1</translation>
    </message>
    <message>
        <source>Add %1</source>
        <comment>fix.addArguments</comment>
        <translation>Adicionar %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <comment>fix.removeArguments</comment>
        <translation>Remover %1</translation>
    </message>
    <message>
        <source>Close the list</source>
        <comment>fix.closeList</comment>
        <translation>Fechar a lista</translation>
    </message>
    <message>
        <source>Close %1 lists</source>
        <comment>fix.closeLists</comment>
        <translation>Fechar %1 listas</translation>
    </message>
    <message>
        <source>Remove the &apos;)&apos;</source>
        <comment>fix.removeBracket</comment>
        <translation>Remover o &apos;)&apos;</translation>
    </message>
    <message>
        <source>Close the quote</source>
        <comment>fix.closeQuote</comment>
        <translation>Fechar as aspas</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <comment>fix.chooseFile</comment>
        <translation>Escolher um arquivo…</translation>
    </message>
    <message>
        <source>Add %1 to the template</source>
        <comment>fix.addParameter</comment>
        <translation>Adicionar %1 ao template</translation>
    </message>
    <message>
        <source>Define %1</source>
        <comment>fix.addDefinition</comment>
        <translation>Definir %1</translation>
    </message>
    <message>
        <source>Remove the parameter %1</source>
        <comment>fix.removeParameter</comment>
        <translation>Remover o parâmetro %1</translation>
    </message>
    <message>
        <source>Remove the definition of %1</source>
        <comment>fix.removeDefinition</comment>
        <translation>Remover a definição de %1</translation>
    </message>
    <message>
        <source>Add ()</source>
        <comment>fix.emptyCase</comment>
        <translation>Adicionar ()</translation>
    </message>
    <message>
        <source>Put a list around all of them</source>
        <comment>fix.listAround</comment>
        <translation>Pôr todos em uma lista</translation>
    </message>
    <message>
        <source>Put a blank before the ;</source>
        <comment>fix.blank</comment>
        <translation>Pôr um espaço antes do ;</translation>
    </message>
    <message>
        <source>there is no name here that could be changed</source>
        <comment>rename.nothing</comment>
        <translation>Não há aqui um nome que possa ser mudado</translation>
    </message>
    <message>
        <source>the text has errors, so names are not certain</source>
        <comment>rename.broken</comment>
        <translation>O texto tem erros, por isso os nomes não são seguros</translation>
    </message>
    <message>
        <source>names of variables are $ and at least one more character, without blanks and parentheses</source>
        <comment>rename.variable</comment>
        <translation>Nomes de variáveis são $ e pelo menos mais um caractere, sem espaços nem parênteses</translation>
    </message>
    <message>
        <source>%1 is defined in this file already</source>
        <comment>rename.taken</comment>
        <translation>%1 já está definido neste arquivo</translation>
    </message>
    <message>
        <source>a node needs a name without / and \</source>
        <comment>rename.empty</comment>
        <translation>Um nó precisa de um nome sem / e \</translation>
    </message>
    <message>
        <source>the name is computed, or stands in another file</source>
        <comment>rename.computed</comment>
        <translation>O nome é calculado ou está em outro arquivo</translation>
    </message>
    <message>
        <source>a sibling is named %1 already; paths would lead to the first one</source>
        <comment>rename.sibling</comment>
        <translation>Um nó irmão já se chama %1; os caminhos levariam ao primeiro</translation>
    </message>
    <message>
        <source>arguments go by their places, so files that import this one need no change</source>
        <comment>rename.positional</comment>
        <translation>Os argumentos valem pela posição, por isso os arquivos que importam este não precisam mudar</translation>
    </message>
    <message>
        <source>%1 paths may mean this node, but that is not certain; they are not changed</source>
        <comment>rename.uncertain</comment>
        <translation>%1 caminhos podem referir-se a este nó, mas isso não é certo; eles não são mudados</translation>
    </message>
    <message>
        <source>%1 path may mean this node, but that is not certain; it is not changed</source>
        <comment>rename.uncertainOne</comment>
        <translation>%1 caminho pode referir-se a este nó, mas isso não é certo; ele não é mudado</translation>
    </message>
    <message>
        <source>%1 is no joint with bodies</source>
        <comment>manipulation.noJoint</comment>
        <translation>%1 não é uma junta com corpos</translation>
    </message>
    <message>
        <source>expected (deg &lt;angle&gt;), or (pos &lt;m&gt;) for a slider, and perhaps (axis &lt;0 or 1&gt;)</source>
        <comment>manipulation.joint</comment>
        <translation>Esperava-se (deg &lt;angle&gt;), ou (pos &lt;m&gt;) para uma junta deslizante, e talvez (axis &lt;0 or 1&gt;)</translation>
    </message>
    <message>
        <source>the joint %1 has no axis %2 that can be set</source>
        <comment>manipulation.noAxis</comment>
        <translation>A junta %1 não tem um eixo %2 que possa ser ajustado</translation>
    </message>
    <message>
        <source>the joint %1 is part of a ring, so it cannot be set alone</source>
        <comment>manipulation.ring</comment>
        <translation>A junta %1 faz parte de um anel, por isso não pode ser ajustada sozinha</translation>
    </message>
    <message>
        <source>the joint %1 has no motor</source>
        <comment>manipulation.noMotor</comment>
        <translation>A junta %1 não tem motor</translation>
    </message>
    <message>
        <source>give it one by setMaxMotorForce</source>
        <comment>manipulation.addMotor</comment>
        <translation>Dê um a ela com setMaxMotorForce</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <comment>urdf.unreadable</comment>
        <translation>O arquivo não pode ser lido</translation>
    </message>
    <message>
        <source>check its name and its permissions</source>
        <comment>urdf.checkName</comment>
        <translation>Verifique o nome e as permissões</translation>
    </message>
    <message>
        <source>the file is larger than %1 MiB</source>
        <comment>urdf.tooLarge</comment>
        <translation>O arquivo é maior que %1 MiB</translation>
    </message>
    <message>
        <source>is this a URDF file?</source>
        <comment>urdf.isItUrdf</comment>
        <translation>Este é um arquivo URDF?</translation>
    </message>
    <message>
        <source>a URDF file is XML and starts with &lt;robot name=&quot;…&quot;&gt;; expand macros with xacro first</source>
        <comment>urdf.noXml</comment>
        <translation>Um arquivo URDF é XML e começa com &lt;robot name=&quot;…&quot;&gt;; expanda antes as macros com xacro</translation>
    </message>
    <message>
        <source>the outermost element is %1, not robot</source>
        <comment>urdf.outermost</comment>
        <translation>O elemento mais externo é %1, não robot</translation>
    </message>
    <message>
        <source>the file holds macros (%1)</source>
        <comment>urdf.xacro</comment>
        <translation>O arquivo contém macros (%1)</translation>
    </message>
    <message>
        <source>expand them first: xacro FILE.xacro &gt; FILE.urdf</source>
        <comment>urdf.expand</comment>
        <translation>Expanda-as antes: xacro FILE.xacro &gt; FILE.urdf</translation>
    </message>
    <message>
        <source>the robot has more than %1 links</source>
        <comment>urdf.mostLinks</comment>
        <translation>O robô tem mais de %1 elos</translation>
    </message>
    <message>
        <source>the robot has no link</source>
        <comment>urdf.noLinks</comment>
        <translation>O robô não tem elos</translation>
    </message>
    <message>
        <source>a robot needs at least one &lt;link name=&quot;…&quot;&gt;</source>
        <comment>urdf.addLink</comment>
        <translation>Um robô precisa de pelo menos um &lt;link name=&quot;…&quot;&gt;</translation>
    </message>
    <message>
        <source>%1 needs the attribute %2</source>
        <comment>urdf.needsAttribute</comment>
        <translation>%1 precisa do atributo %2</translation>
    </message>
    <message>
        <source>%1 needs the element %2</source>
        <comment>urdf.needsElement</comment>
        <translation>%1 precisa do elemento %2</translation>
    </message>
    <message>
        <source>expected %1 numbers for %2, not %3</source>
        <comment>urdf.numbers</comment>
        <translation>Esperavam-se %1 números para %2, não %3</translation>
    </message>
    <message>
        <source>expected a number for %1, not %2</source>
        <comment>urdf.number</comment>
        <translation>Esperava-se um número para %1, não %2</translation>
    </message>
    <message>
        <source>numbers must be finite and at most 1000000</source>
        <comment>urdf.finite</comment>
        <translation>Os números devem ser finitos e no máximo 1000000</translation>
    </message>
    <message>
        <source>%1 must be more than 0, not %2</source>
        <comment>urdf.size</comment>
        <translation>%1 deve ser maior que 0, não %2</translation>
    </message>
    <message>
        <source>there are two %1 of the name %2</source>
        <comment>urdf.twice</comment>
        <translation>Há dois %1 com o nome %2</translation>
    </message>
    <message>
        <source>rename one of them</source>
        <comment>urdf.rename</comment>
        <translation>Renomeie um deles</translation>
    </message>
    <message>
        <source>the joint %1 names the link %2, which does not exist</source>
        <comment>urdf.noLink</comment>
        <translation>A junta %1 cita o elo %2, que não existe</translation>
    </message>
    <message>
        <source>links are %1</source>
        <comment>urdf.linkNames</comment>
        <translation>Os elos são %1</translation>
    </message>
    <message>
        <source>there is no joint of the type %1</source>
        <comment>urdf.kind</comment>
        <translation>Não há junta do tipo %1</translation>
    </message>
    <message>
        <source>types are revolute, continuous, prismatic, fixed, floating and planar</source>
        <comment>urdf.kinds</comment>
        <translation>Os tipos são revolute, continuous, prismatic, fixed, floating e planar</translation>
    </message>
    <message>
        <source>there is no geometry %1</source>
        <comment>urdf.geometry</comment>
        <translation>Não há geometria %1</translation>
    </message>
    <message>
        <source>shapes are box, sphere, cylinder, capsule and mesh; it is left out</source>
        <comment>urdf.geometries</comment>
        <translation>As formas são box, sphere, cylinder, capsule e mesh; ela é omitida</translation>
    </message>
    <message>
        <source>the axis of the joint %1 is zero</source>
        <comment>urdf.axis</comment>
        <translation>O eixo da junta %1 é zero</translation>
    </message>
    <message>
        <source>0 0 1 was taken; write the direction</source>
        <comment>urdf.axisInstead</comment>
        <translation>Foi usado 0 0 1; escreva a direção</translation>
    </message>
    <message>
        <source>the limits of the joint %1 are the wrong way round</source>
        <comment>urdf.limits</comment>
        <translation>Os limites da junta %1 estão invertidos</translation>
    </message>
    <message>
        <source>they were swapped</source>
        <comment>urdf.swapped</comment>
        <translation>Eles foram trocados</translation>
    </message>
    <message>
        <source>the revolute joint %1 has no limits</source>
        <comment>urdf.noLimits</comment>
        <translation>A junta rotativa %1 não tem limites</translation>
    </message>
    <message>
        <source>it turns without end; add &lt;limit lower=&quot;…&quot; upper=&quot;…&quot;&gt;, or call it continuous</source>
        <comment>urdf.endless</comment>
        <translation>Ela gira sem fim; acrescente &lt;limit lower=&quot;…&quot; upper=&quot;…&quot;&gt; ou use o tipo continuous</translation>
    </message>
    <message>
        <source>the link %1 hangs on two joints, %2 and %3</source>
        <comment>urdf.twoParents</comment>
        <translation>O elo %1 está preso a duas juntas, %2 e %3</translation>
    </message>
    <message>
        <source>each link has one joint above it; remove one of the joints</source>
        <comment>urdf.oneParent</comment>
        <translation>Cada elo tem uma junta acima dele; remova uma das juntas</translation>
    </message>
    <message>
        <source>the joint %1 joins the link %2 to itself</source>
        <comment>urdf.itself</comment>
        <translation>A junta %1 une o elo %2 a si mesmo</translation>
    </message>
    <message>
        <source>the joints form a ring: %1</source>
        <comment>urdf.cycle</comment>
        <translation>As juntas formam um anel: %1</translation>
    </message>
    <message>
        <source>remove one of these joints; a robot is a tree</source>
        <comment>urdf.breakRing</comment>
        <translation>Remova uma destas juntas; um robô é uma árvore</translation>
    </message>
    <message>
        <source>the links %1 and %2 are not connected by joints</source>
        <comment>urdf.twoRoots</comment>
        <translation>Os elos %1 e %2 não estão ligados por juntas</translation>
    </message>
    <message>
        <source>join one of them to the rest, by a fixed joint if it does not move</source>
        <comment>urdf.connect</comment>
        <translation>Ligue um deles ao resto, com uma junta fixa se ele não se move</translation>
    </message>
    <message>
        <source>%1 is not kept</source>
        <comment>urdf.notKept</comment>
        <translation>%1 não é mantido</translation>
    </message>
    <message>
        <source>let the agent command both joints, %1 = %2 · %3 + %4</source>
        <comment>urdf.doMimic</comment>
        <translation>Deixe o agente comandar as duas juntas, %1 = %2 · %3 + %4</translation>
    </message>
    <message>
        <source>the limits of the joint are kept as stops; let the agent keep away from them</source>
        <comment>urdf.doSafety</comment>
        <translation>Os limites da junta são mantidos como batentes; faça o agente ficar longe deles</translation>
    </message>
    <message>
        <source>angles are zero in the pose of the file</source>
        <comment>urdf.doCalibration</comment>
        <translation>Os ângulos são zero na pose do arquivo</translation>
    </message>
    <message>
        <source>add a DragController beside the body (setAngularDrag), about %1</source>
        <comment>urdf.doDamping</comment>
        <translation>Acrescente um DragController ao lado do corpo (setAngularDrag), cerca de %1</translation>
    </message>
    <message>
        <source>a motor holds with its largest force; without one, (setMaxMotorForce 0 %1) brakes like friction</source>
        <comment>urdf.doFriction</comment>
        <translation>Um motor segura com sua força máxima; sem motor, (setMaxMotorForce 0 %1) freia como atrito</translation>
    </message>
    <message>
        <source>the motor of the joint acts on the joint itself; gears are part of its force and speed</source>
        <comment>urdf.doTransmission</comment>
        <translation>O motor da junta age na própria junta; as engrenagens fazem parte da força e da velocidade dele</translation>
    </message>
    <message>
        <source>settings for another simulator; set contacts at the colliders, sensors as perceptors</source>
        <comment>urdf.doGazebo</comment>
        <translation>Configurações para outro simulador; ajuste os contatos nos colisores e os sensores como perceptores</translation>
    </message>
    <message>
        <source>add a perceptor to the part, see docs/class-reference.md</source>
        <comment>urdf.doSensor</comment>
        <translation>Acrescente um perceptor à parte; veja docs/class-reference.md</translation>
    </message>
    <message>
        <source>use a mesh with a texture of its own</source>
        <comment>urdf.doTexture</comment>
        <translation>Use uma malha com textura própria</translation>
    </message>
    <message>
        <source>the element %1 is not known</source>
        <comment>urdf.unknown</comment>
        <translation>O elemento %1 é desconhecido</translation>
    </message>
    <message>
        <source>it was left out</source>
        <comment>urdf.leftOut</comment>
        <translation>Foi omitido</translation>
    </message>
    <message>
        <source>the planar joint %1 is left out: its link %2 moves freely</source>
        <comment>urdf.planar</comment>
        <translation>A junta planar %1 é omitida: o elo %2 se move livremente</translation>
    </message>
    <message>
        <source>the floating joint %1 is left out: its link %2 moves freely</source>
        <comment>urdf.floating</comment>
        <translation>A junta flutuante %1 é omitida: o elo %2 se move livremente</translation>
    </message>
    <message>
        <source>that is what a free body does; for a plane, add joints by hand</source>
        <comment>urdf.free</comment>
        <translation>É o que faz um corpo livre; para um plano, acrescente juntas à mão</translation>
    </message>
    <message>
        <source>the link %1 has no mass, but moves; %2 kg were taken</source>
        <comment>urdf.noMass</comment>
        <translation>O elo %1 não tem massa, mas se move; foram usados %2 kg</translation>
    </message>
    <message>
        <source>add an &lt;inertial&gt; with its mass</source>
        <comment>urdf.writeMass</comment>
        <translation>Acrescente um &lt;inertial&gt; com a massa dele</translation>
    </message>
    <message>
        <source>the inertia of the link %1 is not possible for a solid</source>
        <comment>urdf.inertia</comment>
        <translation>A inércia do elo %1 não é possível para um sólido</translation>
    </message>
    <message>
        <source>that of a ball with the same mass and a radius of %1 m was taken</source>
        <comment>urdf.inertiaInstead</comment>
        <translation>Foi usada a de uma esfera com a mesma massa e raio de %1 m</translation>
    </message>
    <message>
        <source>the joint %1 has no effort, so it gets no motor</source>
        <comment>urdf.noMotor</comment>
        <translation>A junta %1 não tem effort, por isso não recebe motor</translation>
    </message>
    <message>
        <source>add effort and velocity to its &lt;limit&gt;, or (setMaxMotorForce 0 …) to the joint in the scene</source>
        <comment>urdf.addMotor</comment>
        <translation>Acrescente effort e velocity ao &lt;limit&gt; dela, ou (setMaxMotorForce 0 …) à junta na cena</translation>
    </message>
    <message>
        <source>0 is not within the limits of the joint %1, so the motor has to bring it there</source>
        <comment>urdf.zeroOutside</comment>
        <translation>0 não está nos limites da junta %1, por isso o motor tem de levá-la até lá</translation>
    </message>
    <message>
        <source>choose the origin of the joint so that its limits contain 0</source>
        <comment>urdf.otherZero</comment>
        <translation>Escolha a origem da junta de modo que os limites contenham 0</translation>
    </message>
    <message>
        <source>agents cannot command the sliding joint %1</source>
        <comment>urdf.slider</comment>
        <translation>Os agentes não podem comandar a junta deslizante %1</translation>
    </message>
    <message>
        <source>there is no effector for sliders; the joints panel and scripts can drive it</source>
        <comment>urdf.sliderHint</comment>
        <translation>Não há efetor para juntas deslizantes; o painel de juntas e scripts podem acioná-la</translation>
    </message>
    <message>
        <source>the cylinder of %1 collides as a ball, since it turns about its own axis like a wheel</source>
        <comment>urdf.cylinderBall</comment>
        <translation>O cilindro de %1 colide como esfera, pois gira em torno do próprio eixo como uma roda</translation>
    </message>
    <message>
        <source>the cylinder of %1 collides as a capsule</source>
        <comment>urdf.cylinderCapsule</comment>
        <translation>O cilindro de %1 colide como cápsula</translation>
    </message>
    <message>
        <source>the flat cylinder of %1 collides as a box</source>
        <comment>urdf.cylinderBox</comment>
        <translation>O cilindro achatado de %1 colide como caixa</translation>
    </message>
    <message>
        <source>there is no collider for cylinders; change the shape if that is too coarse</source>
        <comment>urdf.noCylinders</comment>
        <translation>Não há colisor para cilindros; mude a forma se isso for grosseiro demais</translation>
    </message>
    <message>
        <source>the mesh %1 was not found</source>
        <comment>urdf.noMesh</comment>
        <translation>A malha %1 não foi encontrada</translation>
    </message>
    <message>
        <source>name the folder of its package; in the command line with --package DIR</source>
        <comment>urdf.package</comment>
        <translation>Indique a pasta do pacote dela; na linha de comando, com --package DIR</translation>
    </message>
    <message>
        <source>the mesh %1 cannot be read: %2</source>
        <comment>urdf.mesh</comment>
        <translation>A malha %1 não pode ser lida: %2</translation>
    </message>
    <message>
        <source>export it again as .obj, .stl, .dae, .ply, .gltf or .glb</source>
        <comment>urdf.exportMesh</comment>
        <translation>Exporte-a de novo como .obj, .stl, .dae, .ply, .gltf ou .glb</translation>
    </message>
    <message>
        <source>the mesh %1 is mirrored by a negative scale</source>
        <comment>urdf.mirrored</comment>
        <translation>A malha %1 é espelhada por uma escala negativa</translation>
    </message>
    <message>
        <source>apply the scale in the program that made it; its positive value was taken</source>
        <comment>urdf.bakeScale</comment>
        <translation>Aplique a escala no programa que a criou; foi usado o valor positivo</translation>
    </message>
    <message>
        <source>the mesh %1 of %2 collides by its triangles, which have no inside</source>
        <comment>urdf.triangles</comment>
        <translation>A malha %1 de %2 colide pelos triângulos, que não têm interior</translation>
    </message>
    <message>
        <source>boxes and capsules are faster and steadier</source>
        <comment>urdf.simpler</comment>
        <translation>Caixas e cápsulas são mais rápidas e estáveis</translation>
    </message>
    <message>
        <source>the mesh %1 of %2 has %3 triangles, too many to collide with; its bounding box was taken</source>
        <comment>urdf.meshBox</comment>
        <translation>A malha %1 de %2 tem %3 triângulos, demais para colidir; foi usada a caixa envolvente</translation>
    </message>
    <message>
        <source>the link %1 has neither mass nor shape, so its frame is left out</source>
        <comment>urdf.frameOnly</comment>
        <translation>O elo %1 não tem massa nem forma, por isso seu sistema de coordenadas é omitido</translation>
    </message>
    <message>
        <source>it is at %1 in the part %2</source>
        <comment>urdf.inBase</comment>
        <translation>Ele está em %1 na parte %2</translation>
    </message>
    <message>
        <source>the scene cannot be written: %1</source>
        <comment>urdf.cannotWrite</comment>
        <translation>A cena não pode ser gravada: %1</translation>
    </message>
    <message>
        <source>the mesh %1 cannot be copied to %2</source>
        <comment>urdf.cannotCopy</comment>
        <translation>A malha %1 não pode ser copiada para %2</translation>
    </message>
    <message>
        <source>choose a folder that can be written to</source>
        <comment>urdf.writable</comment>
        <translation>Escolha uma pasta com permissão de gravação</translation>
    </message>
    <message>
        <source>there is no joint that can be moved</source>
        <comment>design.noJoints</comment>
        <translation>Não há junta que possa ser movida</translation>
    </message>
    <message>
        <source>there is no part at this place; choose a form (nd Transform …)</source>
        <comment>design.noForm</comment>
        <translation>Não há parte neste lugar; escolha uma forma (nd Transform …)</translation>
    </message>
    <message>
        <source>%1 has an expression or parameter as an argument, which cannot be mirrored</source>
        <comment>design.expression</comment>
        <translation>%1 tem uma expressão ou um parâmetro como argumento, o que não pode ser espelhado</translation>
    </message>
    <message>
        <source>%1 cannot be mirrored</source>
        <comment>design.noMirror</comment>
        <translation>%1 não pode ser espelhado</translation>
    </message>
    <message>
        <source>%1 needs %2 numbers to be mirrored</source>
        <comment>design.numbers</comment>
        <translation>%1 precisa de %2 números para ser espelhado</translation>
    </message>
    <message>
        <source>no name in it tells left from right, so that both would have the same names</source>
        <comment>design.noSide</comment>
        <translation>Nenhum nome nele distingue esquerda e direita, de modo que ambos teriam os mesmos nomes</translation>
    </message>
    <message>
        <source>an import with arguments cannot be mirrored</source>
        <comment>design.imported</comment>
        <translation>Uma importação com argumentos não pode ser espelhada</translation>
    </message>
    <message>
        <source>there is a part %1 already</source>
        <comment>design.taken</comment>
        <translation>Já há uma parte %1</translation>
    </message>
    <message>
        <source>%1 must be from %2 to %3</source>
        <comment>design.range</comment>
        <translation>%1: o valor deve ficar entre %2 e %3</translation>
    </message>
    <message>
        <source>the name of a robot consists of letters, digits, _, - and .</source>
        <comment>design.name</comment>
        <translation>O nome de um robô consiste em letras, dígitos, _, - e .</translation>
    </message>
    <message>
        <source>a robot has 2 wheels, with a caster, or an even number up to 12</source>
        <comment>design.wheels</comment>
        <translation>Um robô tem 2 rodas, com um rodízio, ou um número par até 12</translation>
    </message>
    <message>
        <source>a robot has an even number of legs, 2 to 8</source>
        <comment>design.legs</comment>
        <translation>Um robô tem um número par de pernas, de 2 a 8</translation>
    </message>
    <message>
        <source>a leg has 1 to 6 joints</source>
        <comment>design.joints</comment>
        <translation>Uma perna tem de 1 a 6 juntas</translation>
    </message>
    <message>
        <source>width of the trunk</source>
        <comment>design.width</comment>
        <translation>Largura do tronco</translation>
    </message>
    <message>
        <source>length of the trunk</source>
        <comment>design.length</comment>
        <translation>Comprimento do tronco</translation>
    </message>
    <message>
        <source>height of the trunk</source>
        <comment>design.height</comment>
        <translation>Altura do tronco</translation>
    </message>
    <message>
        <source>mass of the trunk</source>
        <comment>design.mass</comment>
        <translation>Massa do tronco</translation>
    </message>
    <message>
        <source>torque</source>
        <comment>design.torque</comment>
        <translation>Torque</translation>
    </message>
    <message>
        <source>speed</source>
        <comment>design.speed</comment>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>wheel radius</source>
        <comment>design.wheelRadius</comment>
        <translation>Raio das rodas</translation>
    </message>
    <message>
        <source>wheel width</source>
        <comment>design.wheelWidth</comment>
        <translation>Largura das rodas</translation>
    </message>
    <message>
        <source>wheel mass</source>
        <comment>design.wheelMass</comment>
        <translation>Massa das rodas</translation>
    </message>
    <message>
        <source>leg length</source>
        <comment>design.legLength</comment>
        <translation>Comprimento das pernas</translation>
    </message>
    <message>
        <source>leg mass</source>
        <comment>design.legMass</comment>
        <translation>Massa das pernas</translation>
    </message>
    <message>
        <source>the text has errors in its parentheses</source>
        <comment>design.broken</comment>
        <translation>O texto tem erros nos parênteses</translation>
    </message>
    <message>
        <source>this World does not keep what its scene is made from</source>
        <comment>live.notRecorded</comment>
        <translation>Este mundo não guarda de que foi feita a sua cena</translation>
    </message>
    <message>
        <source>variables have changed since %1 was imported, so it would be built differently now</source>
        <comment>live.variables</comment>
        <translation>Variáveis mudaram desde que %1 foi importado, por isso agora ele seria construído de outro modo</translation>
    </message>
    <message>
        <source>%1 is read by a set-up script, or is no RSG file</source>
        <comment>live.otherFormat</comment>
        <translation>%1 é lido por um script de montagem ou não é um arquivo RSG</translation>
    </message>
    <message>
        <source>%1 has run already, and cannot be undone</source>
        <comment>live.sideEffect</comment>
        <translation>%1 já foi executado e não pode ser desfeito</translation>
    </message>
    <message>
        <source>joints connect %1 to other parts of the scene</source>
        <comment>live.joined</comment>
        <translation>Juntas ligam %1 a outras partes da cena</translation>
    </message>
    <message>
        <source>the physics world and its space are made once</source>
        <comment>live.physicsWorld</comment>
        <translation>O mundo físico e seu espaço são criados uma só vez</translation>
    </message>
    <message>
        <source>what %1 has imported is unknown</source>
        <comment>live.noImport</comment>
        <translation>O que %1 importou é desconhecido</translation>
    </message>
    <message>
        <source>the scene has been edited at %1 s; this run cannot be repeated from its files</source>
        <comment>live.edited</comment>
        <translation>A cena foi editada em %1 s; esta execução não pode ser repetida a partir dos arquivos</translation>
    </message>
    <message>
        <source>a reset disconnects %1 agents and loses %2 s of simulated time</source>
        <comment>live.cost</comment>
        <translation>Reiniciar desconecta %1 agentes e perde %2 s de tempo simulado</translation>
    </message>
    <message>
        <source>a reset disconnects one agent and loses %1 s of simulated time</source>
        <comment>live.costOne</comment>
        <translation>Reiniciar desconecta um agente e perde %1 s de tempo simulado</translation>
    </message>
    <message>
        <source>a reset loses %1 s of simulated time</source>
        <comment>live.costTime</comment>
        <translation>Reiniciar perde %1 s de tempo simulado</translation>
    </message>
    <message>
        <source>the scene file %1 does not exist below the data directories</source>
        <comment>live.missing</comment>
        <translation>O arquivo de cena %1 não existe nos diretórios de dados</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <comment>monitorlog.unreadable</comment>
        <translation>%1 não pode ser lido: %2</translation>
    </message>
    <message>
        <source>%1 is a damaged archive: %2</source>
        <comment>monitorlog.archive</comment>
        <translation>%1 é um arquivo compactado corrompido: %2</translation>
    </message>
    <message>
        <source>%1 contains no log of a monitor; one would be named like sparkmonitor.log</source>
        <comment>monitorlog.noEntry</comment>
        <translation>%1 não contém log de monitor; um log teria um nome como sparkmonitor.log</translation>
    </message>
    <message>
        <source>%1 is larger than %2 GB when unpacked</source>
        <comment>monitorlog.tooLarge</comment>
        <translation>%1 descompactado é maior que %2 GB</translation>
    </message>
    <message>
        <source>%1 cannot be unpacked into the directory for temporary files: %2</source>
        <comment>monitorlog.noSpace</comment>
        <translation>%1 não pode ser descompactado no diretório de arquivos temporários: %2</translation>
    </message>
    <message>
        <source>the archive ends too early; what is before its end is read</source>
        <comment>monitorlog.cut</comment>
        <translation>O arquivo compactado termina cedo demais; lê-se o que vem antes do fim</translation>
    </message>
    <message>
        <source>%1 is no log of a monitor: it has no line with a full scene</source>
        <comment>monitorlog.empty</comment>
        <translation>%1 não é um log de monitor: não tem nenhuma linha com uma cena completa</translation>
    </message>
    <message>
        <source>cancelled</source>
        <comment>monitorlog.cancelled</comment>
        <translation>Cancelado</translation>
    </message>
    <message>
        <source>damaged line of the log, left out: %1</source>
        <comment>monitorlog.damaged</comment>
        <translation>Linha corrompida do log, omitida: %1</translation>
    </message>
    <message>
        <source>%1 more damaged lines of the log are left out</source>
        <comment>monitorlog.moreDamaged</comment>
        <translation>Mais %1 linhas corrompidas do log foram omitidas</translation>
    </message>
    <message>
        <source>the last line of the log is not complete, and left out</source>
        <comment>monitorlog.lastLine</comment>
        <translation>A última linha do log está incompleta e foi omitida</translation>
    </message>
    <message>
        <source>the log begins in the middle of a run: %1 lines are left out, since they only tell what changes; its first full scene is in line %2</source>
        <comment>monitorlog.noStart</comment>
        <translation>O log começa no meio de uma execução: %1 linhas foram omitidas, pois só dizem o que muda; a primeira cena completa está na linha %2</translation>
    </message>
    <message>
        <source>the log begins in the middle of a run: %1 lines are left out, since they only tell what changes or are damaged (%3); its first full scene is in line %2</source>
        <comment>monitorlog.noStartDamaged</comment>
        <translation>O log começa no meio de uma execução: %1 linhas foram omitidas, pois só dizem o que muda ou estão danificadas (%3); a primeira cena completa está na linha %2</translation>
    </message>
    <message>
        <source>%1 cannot be shown: none of its %2 lines has a full scene, they only tell what changes</source>
        <comment>monitorlog.onlyDiffs</comment>
        <translation>%1 não pode ser mostrado: nenhuma das suas %2 linhas tem uma cena completa, só dizem o que muda</translation>
    </message>
    <message>
        <source>longer than %1 MB</source>
        <comment>monitorlog.long</comment>
        <translation>mais longa que %1 MB</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <comment>monitorlog.notWritten</comment>
        <translation>%1 não pode ser gravado: %2</translation>
    </message>
    <message>
        <source>there is nothing to be written to %1</source>
        <comment>monitorlog.noFrames</comment>
        <translation>Não há nada a gravar em %1</translation>
    </message>
    <message>
        <source>connecting to %1</source>
        <comment>client.connecting</comment>
        <translation>Conectando a %1</translation>
    </message>
    <message>
        <source>connected to %1</source>
        <comment>client.live</comment>
        <translation>Conectado a %1</translation>
    </message>
    <message>
        <source>connected to %1, which has sent nothing for %2 s</source>
        <comment>client.silent</comment>
        <translation>Conectado a %1, que não envia nada há %2 s</translation>
    </message>
    <message>
        <source>%1; trying again</source>
        <comment>client.retry</comment>
        <translation>%1; tentando de novo</translation>
    </message>
    <message>
        <source>no address for host %1: %2</source>
        <comment>client.unknownHost</comment>
        <translation>Nenhum endereço para a máquina %1: %2</translation>
    </message>
    <message>
        <source>no connection to %1: %2</source>
        <comment>client.refused</comment>
        <translation>Sem conexão com %1: %2</translation>
    </message>
    <message>
        <source>no connection to %1 within %2 s</source>
        <comment>client.timeout</comment>
        <translation>Sem conexão com %1 em %2 s</translation>
    </message>
    <message>
        <source>%1 has closed the connection</source>
        <comment>client.ended</comment>
        <translation>%1 fechou a conexão</translation>
    </message>
    <message>
        <source>%1 sends no messages for monitors: %2</source>
        <comment>client.noMonitor</comment>
        <translation>%1 não envia mensagens para monitores: %2</translation>
    </message>
    <message>
        <source>is this the server&apos;s port for monitors, usually 3200?</source>
        <comment>client.noMonitorHint</comment>
        <translation>Esta é a porta do servidor para monitores, em geral 3200?</translation>
    </message>
    <message>
        <source>%1 announces a message that is too long</source>
        <comment>client.tooLong</comment>
        <translation>%1 anuncia uma mensagem longa demais</translation>
    </message>
    <message>
        <source>%1 has sent a damaged message, which is left out: %2</source>
        <comment>client.damaged</comment>
        <translation>%1 enviou uma mensagem corrompida, que é omitida: %2</translation>
    </message>
    <message>
        <source>not connected to %1: commands are not sent</source>
        <comment>client.notSent</comment>
        <translation>Não conectado a %1: os comandos não são enviados</translation>
    </message>
    <message>
        <source>a command of %1 bytes is too long to be sent</source>
        <comment>client.commandTooLong</comment>
        <translation>Um comando de %1 bytes é longo demais para ser enviado</translation>
    </message>
    <message>
        <source>%1 runs elsewhere: it cannot be started, paused, stepped or reset from here</source>
        <comment>session.remoteRun</comment>
        <translation>%1 roda em outro lugar: daqui não é possível iniciar, pausar, avançar por passos nem reiniciar</translation>
    </message>
    <message>
        <source>the speed of %1 cannot be set from here</source>
        <comment>session.remoteSpeed</comment>
        <translation>A velocidade de %1 não pode ser definida daqui</translation>
    </message>
    <message>
        <source>at %1, only the ball and players can be moved</source>
        <comment>session.remoteMove</comment>
        <translation>Em %1, só a bola e os jogadores podem ser movidos</translation>
    </message>
    <message>
        <source>choose Disconnect in the Simulation menu to return to your own simulation</source>
        <comment>session.goBack</comment>
        <translation>Escolha Desconectar no menu Simulação para voltar à sua própria simulação</translation>
    </message>
    <message>
        <source>port %1 is that of this window&apos;s own simulation</source>
        <comment>session.ownPort</comment>
        <translation>A porta %1 é a da simulação desta própria janela</translation>
    </message>
    <message>
        <source>%1 is a recording: it can be watched, not changed</source>
        <comment>session.recorded</comment>
        <translation>%1 é uma gravação: pode ser assistida, não alterada</translation>
    </message>
    <message>
        <source>drawings sent over UDP are not recorded: %1</source>
        <comment>host.noDrawings</comment>
        <translation>Desenhos enviados por UDP não são gravados: %1</translation>
    </message>
    <message>
        <source>end the other program that shows them, or choose another port with --drawing-port</source>
        <comment>host.drawingHint</comment>
        <translation>Encerre o outro programa que os mostra ou escolha outra porta com --drawing-port</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <comment>export.notWritten</comment>
        <translation>%1 não pode ser gravado: %2</translation>
    </message>
    <message>
        <source>there is nothing to be written to %1: the run has no frames in this time</source>
        <comment>export.noFrames</comment>
        <translation>Não há nada a gravar em %1: a execução não tem quadros nesse tempo</translation>
    </message>
    <message>
        <source>cancelled</source>
        <comment>export.cancelled</comment>
        <translation>Cancelado</translation>
    </message>
    <message>
        <source>the run has no signal that matches `%1`</source>
        <comment>export.noSignal</comment>
        <translation>A execução não tem um sinal que corresponda a `%1`</translation>
    </message>
    <message>
        <source>%1 is the recording itself: choose another name for the target</source>
        <comment>export.self</comment>
        <translation>%1 é a própria gravação: escolha outro nome para o destino</translation>
    </message>
    <message>
        <source>Run</source>
        <comment>signal.run</comment>
        <translation>Execução</translation>
    </message>
    <message>
        <source>Simulated time</source>
        <comment>signal.time</comment>
        <translation>Tempo simulado</translation>
    </message>
    <message>
        <source>Cycle</source>
        <comment>signal.cycle</comment>
        <translation>Ciclo</translation>
    </message>
    <message>
        <source>Time to compute a cycle</source>
        <comment>signal.cycleTime</comment>
        <translation>Tempo de cálculo de um ciclo</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>signal.game</comment>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Game clock</source>
        <comment>signal.clock</comment>
        <translation>Relógio do jogo</translation>
    </message>
    <message>
        <source>Period</source>
        <comment>signal.period</comment>
        <translation>Período</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>signal.score</comment>
        <translation>Placar</translation>
    </message>
    <message>
        <source>Left team</source>
        <comment>signal.left</comment>
        <translation>Time da esquerda</translation>
    </message>
    <message>
        <source>Right team</source>
        <comment>signal.right</comment>
        <translation>Time da direita</translation>
    </message>
    <message>
        <source>Play mode (number)</source>
        <comment>signal.mode</comment>
        <translation>Modo de jogo (número)</translation>
    </message>
    <message>
        <source>Ball</source>
        <comment>signal.ball</comment>
        <translation>Bola</translation>
    </message>
    <message>
        <source>Robots</source>
        <comment>signal.robots</comment>
        <translation>Robôs</translation>
    </message>
    <message>
        <source>Without a team</source>
        <comment>signal.agent</comment>
        <translation>Sem time</translation>
    </message>
    <message>
        <source>Bodies</source>
        <comment>signal.bodies</comment>
        <translation>Corpos</translation>
    </message>
    <message>
        <source>Joints</source>
        <comment>signal.joints</comment>
        <translation>Juntas</translation>
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
        <translation>Rolagem</translation>
    </message>
    <message>
        <source>Pitch</source>
        <comment>signal.pitch</comment>
        <translation>Arfagem</translation>
    </message>
    <message>
        <source>Yaw</source>
        <comment>signal.yaw</comment>
        <translation>Guinada</translation>
    </message>
    <message>
        <source>Velocity, x</source>
        <comment>signal.vx</comment>
        <translation>Velocidade, x</translation>
    </message>
    <message>
        <source>Velocity, y</source>
        <comment>signal.vy</comment>
        <translation>Velocidade, y</translation>
    </message>
    <message>
        <source>Velocity, z</source>
        <comment>signal.vz</comment>
        <translation>Velocidade, z</translation>
    </message>
    <message>
        <source>Speed</source>
        <comment>signal.speed</comment>
        <translation>Rapidez</translation>
    </message>
    <message>
        <source>Angle</source>
        <comment>signal.angle</comment>
        <translation>Ângulo</translation>
    </message>
    <message>
        <source>Rate</source>
        <comment>signal.rate</comment>
        <translation>Taxa</translation>
    </message>
    <message>
        <source>Angle, second axis</source>
        <comment>signal.angle2</comment>
        <translation>Ângulo, segundo eixo</translation>
    </message>
    <message>
        <source>Rate, second axis</source>
        <comment>signal.rate2</comment>
        <translation>Taxa, segundo eixo</translation>
    </message>
    <message>
        <source>Way</source>
        <comment>signal.way</comment>
        <translation>Percurso</translation>
    </message>
    <message>
        <source>Temperature</source>
        <comment>signal.temperature</comment>
        <translation>Temperatura</translation>
    </message>
    <message>
        <source>Current</source>
        <comment>signal.current</comment>
        <translation>Corrente</translation>
    </message>
    <message>
        <source>Torque</source>
        <comment>signal.torque</comment>
        <translation>Torque</translation>
    </message>
    <message>
        <source>Hottest motor</source>
        <comment>signal.hottest</comment>
        <translation>Motor mais quente</translation>
    </message>
    <message>
        <source>Battery</source>
        <comment>signal.battery</comment>
        <translation>Bateria</translation>
    </message>
    <message>
        <source>time</source>
        <comment>quantity.time</comment>
        <translation>tempo</translation>
    </message>
    <message>
        <source>length</source>
        <comment>quantity.length</comment>
        <translation>comprimento</translation>
    </message>
    <message>
        <source>angle</source>
        <comment>quantity.angle</comment>
        <translation>ângulo</translation>
    </message>
    <message>
        <source>speed</source>
        <comment>quantity.speed</comment>
        <translation>velocidade</translation>
    </message>
    <message>
        <source>angular rate</source>
        <comment>quantity.rate</comment>
        <translation>velocidade angular</translation>
    </message>
    <message>
        <source>temperature</source>
        <comment>quantity.temperature</comment>
        <translation>temperatura</translation>
    </message>
    <message>
        <source>current</source>
        <comment>quantity.current</comment>
        <translation>corrente</translation>
    </message>
    <message>
        <source>torque</source>
        <comment>quantity.torque</comment>
        <translation>torque</translation>
    </message>
    <message>
        <source>share</source>
        <comment>quantity.share</comment>
        <translation>fração</translation>
    </message>
    <message>
        <source>number</source>
        <comment>quantity.number</comment>
        <translation>número</translation>
    </message>
    <message>
        <source>%1 could not be loaded again</source>
        <comment>host.notAgain</comment>
        <translation>%1 não pôde ser carregado de novo</translation>
    </message>
    <message>
        <source>the run goes on from here as a new branch: paused</source>
        <comment>session.wentBack</comment>
        <translation>A execução continua daqui como nova ramificação: em pausa</translation>
    </message>
    <message>
        <source>write up to where the run goes, such as 90 s, 500 cycles, goal, mode PlayOn or ball/speed &gt; 2</source>
        <comment>until.empty</comment>
        <translation>Escreva até onde vai a execução, como 90 s, 500 cycles, goal, mode PlayOn ou ball/speed &gt; 2</translation>
    </message>
    <message>
        <source>write the path of a signal before the comparison, such as ball/speed &gt; 2</source>
        <comment>until.noSignal</comment>
        <translation>Escreva o caminho de um sinal antes da comparação, como ball/speed &gt; 2</translation>
    </message>
    <message>
        <source>`%1` is no number to compare with</source>
        <comment>until.noNumber</comment>
        <translation>`%1` não é um número para comparar</translation>
    </message>
    <message>
        <source>`%1` is no number of cycles: write a whole number from 1</source>
        <comment>until.noCycles</comment>
        <translation>`%1` não é um número de ciclos: escreva um número inteiro a partir de 1</translation>
    </message>
    <message>
        <source>`%1` is no time, decision, mode or comparison: try 90 s, 500 cycles, goal, mode PlayOn or ball/speed &gt; 2</source>
        <comment>until.unknown</comment>
        <translation>`%1` não é tempo, decisão, modo nem comparação: tente 90 s, 500 cycles, goal, mode PlayOn ou ball/speed &gt; 2</translation>
    </message>
    <message>
        <source>%1 s are reached</source>
        <comment>until.time</comment>
        <translation>Chegou-se a %1 s</translation>
    </message>
    <message>
        <source>%1 cycles are done</source>
        <comment>until.cycles</comment>
        <translation>%1 ciclos concluídos</translation>
    </message>
    <message>
        <source>at %1 s: %2</source>
        <comment>until.event</comment>
        <translation>Em %1 s: %2</translation>
    </message>
    <message>
        <source>at %1 s: the play mode is %2</source>
        <comment>until.mode</comment>
        <translation>Em %1 s: o modo de jogo é %2</translation>
    </message>
    <message>
        <source>at %1 s: %2 is %3 (%4)</source>
        <comment>until.condition</comment>
        <translation>Em %1 s: %2 é %3 (%4)</translation>
    </message>
    <message>
        <source>cannot read the team file</source>
        <comment>team.unreadable</comment>
        <translation>Não é possível ler o arquivo do time</translation>
    </message>
    <message>
        <source>check its name and its permissions</source>
        <comment>team.permissions</comment>
        <translation>Verifique o nome e as permissões</translation>
    </message>
    <message>
        <source>the team file is larger than 1 MiB</source>
        <comment>team.large</comment>
        <translation>O arquivo do time é maior que 1 MiB</translation>
    </message>
    <message>
        <source>is it another kind of file?</source>
        <comment>team.otherFile</comment>
        <translation>É um arquivo de outro tipo?</translation>
    </message>
    <message>
        <source>a team file is a TOML file</source>
        <comment>team.toml</comment>
        <translation>Um arquivo de time é um arquivo TOML</translation>
    </message>
    <message>
        <source>%1 has no setting `%2`</source>
        <comment>team.unknown</comment>
        <translation>%1 não tem a configuração `%2`</translation>
    </message>
    <message>
        <source>it knows %1</source>
        <comment>team.known</comment>
        <translation>Conhece %1</translation>
    </message>
    <message>
        <source>a team file</source>
        <comment>team.file</comment>
        <translation>Um arquivo de time</translation>
    </message>
    <message>
        <source>[[program]]</source>
        <comment>team.program</comment>
        <translation>[[program]]</translation>
    </message>
    <message>
        <source>`%1` is a text in quotes</source>
        <comment>team.text</comment>
        <translation>`%1` é um texto entre aspas</translation>
    </message>
    <message>
        <source>`%1` is a list of texts</source>
        <comment>team.texts</comment>
        <translation>`%1` é uma lista de textos</translation>
    </message>
    <message>
        <source>write it as %1</source>
        <comment>team.write</comment>
        <translation>Escreva como %1</translation>
    </message>
    <message>
        <source>`%1` is a whole number from %2 to %3</source>
        <comment>team.whole</comment>
        <translation>`%1` é um número inteiro de %2 a %3</translation>
    </message>
    <message>
        <source>`environment` is a table of texts</source>
        <comment>team.environment</comment>
        <translation>`environment` é uma tabela de textos</translation>
    </message>
    <message>
        <source>`%1` cannot be the name of an environment variable</source>
        <comment>team.variable</comment>
        <translation>`%1` não pode ser o nome de uma variável de ambiente</translation>
    </message>
    <message>
        <source>`%1` contains a character of code 0, which no program can be given</source>
        <comment>team.zero</comment>
        <translation>`%1` contém um caractere de código 0, que não pode ser passado a nenhum programa</translation>
    </message>
    <message>
        <source>`%1` is empty</source>
        <comment>team.empty</comment>
        <translation>`%1` está vazio</translation>
    </message>
    <message>
        <source>the team file starts no program</source>
        <comment>team.noProgram</comment>
        <translation>O arquivo do time não inicia nenhum programa</translation>
    </message>
    <message>
        <source>add [[program]] with a line such as %1</source>
        <comment>team.addProgram</comment>
        <translation>Acrescente [[program]] com uma linha como %1</translation>
    </message>
    <message>
        <source>the program has no command</source>
        <comment>team.noCommand</comment>
        <translation>O programa não tem comando</translation>
    </message>
    <message>
        <source>add a line such as %1</source>
        <comment>team.addCommand</comment>
        <translation>Acrescente uma linha como %1</translation>
    </message>
    <message>
        <source>there is no placeholder {%1}</source>
        <comment>team.placeholder</comment>
        <translation>Não há marcador {%1}</translation>
    </message>
    <message>
        <source>write one of %1, or {{%2}} for the word in braces itself</source>
        <comment>team.placeholders</comment>
        <translation>Escreva um de %1, ou {{%2}} para a própria palavra entre chaves</translation>
    </message>
    <message>
        <source>the team file starts %1 programs, at most %2 are allowed</source>
        <comment>team.tooMany</comment>
        <translation>O arquivo do time inicia %1 programas; são permitidos no máximo %2</translation>
    </message>
    <message>
        <source>no program is named</source>
        <comment>program.noCommand</comment>
        <translation>Nenhum programa indicado</translation>
    </message>
    <message>
        <source>%1 is neither beside the team file nor in the folders of PATH</source>
        <comment>program.missing</comment>
        <translation>%1 não está ao lado do arquivo do time nem nas pastas de PATH</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <comment>program.missingFile</comment>
        <translation>Não há arquivo %1</translation>
    </message>
    <message>
        <source>%1 is a folder, not a program</source>
        <comment>program.folder</comment>
        <translation>%1 é uma pasta, não um programa</translation>
    </message>
    <message>
        <source>%1 is not executable: chmod +x makes it so</source>
        <comment>program.notExecutable</comment>
        <translation>%1 não é executável: chmod +x o torna executável</translation>
    </message>
    <message>
        <source>%1 cannot be started: its first line names %2, which is missing</source>
        <comment>program.interpreter</comment>
        <translation>%1 não pode ser iniciado: a primeira linha cita %2, que não existe</translation>
    </message>
    <message>
        <source>the folder %1, in which %2 is to run, is missing</source>
        <comment>program.noFolder</comment>
        <translation>A pasta %1, em que %2 deve rodar, não existe</translation>
    </message>
    <message>
        <source>the quote at column %1 is not closed</source>
        <comment>program.openQuote</comment>
        <translation>As aspas na coluna %1 não estão fechadas</translation>
    </message>
    <message>
        <source>there is nothing after the backslash at the end</source>
        <comment>program.backslash</comment>
        <translation>Não há nada depois da barra invertida no fim</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>host.held</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>port %1 is used by %2 (process %3)</source>
        <comment>socket.heldBy</comment>
        <translation>A porta %1 é usada por %2 (processo %3)</translation>
    </message>
    <message>
        <source>port %1 is used by this program</source>
        <comment>socket.heldByUs</comment>
        <translation>A porta %1 é usada por este programa</translation>
    </message>
    <message>
        <source>port %1 is used by a program of user %2</source>
        <comment>socket.heldByUser</comment>
        <translation>A porta %1 é usada por um programa do usuário %2</translation>
    </message>
    <message>
        <source>give the project a name</source>
        <comment>newProject.noName</comment>
        <translation>Dê um nome ao projeto</translation>
    </message>
    <message>
        <source>the name of a project has at most %1 letters</source>
        <comment>newProject.longName</comment>
        <translation>O nome de um projeto tem no máximo %1 letras</translation>
    </message>
    <message>
        <source>the name of a project begins with a letter or digit, and does not end with a blank</source>
        <comment>newProject.nameEnds</comment>
        <translation>O nome de um projeto começa com uma letra ou um dígito e não termina com espaço</translation>
    </message>
    <message>
        <source>the name of a project has none of the signs %1</source>
        <comment>newProject.nameSigns</comment>
        <translation>O nome de um projeto não contém nenhum dos sinais %1</translation>
    </message>
    <message>
        <source>a project cannot be called %1, since one of its files is</source>
        <comment>newProject.nameTaken</comment>
        <translation>Um projeto não pode se chamar %1, pois um de seus arquivos tem esse nome</translation>
    </message>
    <message>
        <source>the name of a team consists of letters, digits, _, - and .</source>
        <comment>newProject.teamName</comment>
        <translation>O nome de um time é formado por letras, dígitos, _, - e .</translation>
    </message>
    <message>
        <source>there is no scene %1</source>
        <comment>newProject.noScene</comment>
        <translation>Não há cena %1</translation>
    </message>
    <message>
        <source>%1 is not a scene (.rsg, .ros) or a set-up (.rb)</source>
        <comment>newProject.otherScene</comment>
        <translation>%1 não é uma cena (.rsg, .ros) nem uma montagem (.rb)</translation>
    </message>
    <message>
        <source>choose a folder for the project</source>
        <comment>newProject.noFolder</comment>
        <translation>Escolha uma pasta para o projeto</translation>
    </message>
    <message>
        <source>%1 is a file, not a folder</source>
        <comment>newProject.isFile</comment>
        <translation>%1 é um arquivo, não uma pasta</translation>
    </message>
    <message>
        <source>the folder %1 is there already, and not empty</source>
        <comment>newProject.fullFolder</comment>
        <translation>A pasta %1 já existe e não está vazia</translation>
    </message>
    <message>
        <source>%1 cannot be read; is the data directory complete?</source>
        <comment>newProject.noTemplate</comment>
        <translation>Não é possível ler %1; o diretório de dados está completo?</translation>
    </message>
    <message>
        <source>the project cannot be made in %1: %2</source>
        <comment>newProject.notMade</comment>
        <translation>Não é possível criar o projeto em %1: %2</translation>
    </message>
    <message>
        <source>a project knows scene, setup and layout (texts), seed (a whole number from 0), teams (a list) and the table [variables]</source>
        <comment>project.known</comment>
        <translation>Um projeto conhece scene, setup e layout (textos), seed (um número inteiro a partir de 0), teams (uma lista) e a tabela [variables]</translation>
    </message>
    <message>
        <source>the scene `%1` is a set-up itself, so there can be no other</source>
        <comment>project.twoSetUps</comment>
        <translation>A cena `%1` já é uma montagem, então não pode haver outra</translation>
    </message>
    <message>
        <source>remove the line with setup, or name a scene (.rsg, .ros) as scene</source>
        <comment>project.oneSetUp</comment>
        <translation>Remova a linha com setup ou indique uma cena (.rsg, .ros) como scene</translation>
    </message>
    <message>
        <source>there is no layout `%1`</source>
        <comment>project.noLayout</comment>
        <translation>Não há layout `%1`</translation>
    </message>
    <message>
        <source>choose design, match or review</source>
        <comment>project.layouts</comment>
        <translation>Escolha design, match ou review</translation>
    </message>
    <message>
        <source>a team is not what was expected</source>
        <comment>project.noTeam</comment>
        <translation>Um time não é o que se esperava</translation>
    </message>
    <message>
        <source>there is no setting `%1` of this kind for a team</source>
        <comment>project.noTeamSetting</comment>
        <translation>Não há configuração `%1` deste tipo para um time</translation>
    </message>
    <message>
        <source>a team is the name of a team file, or a table with file, name and type, all texts</source>
        <comment>project.teamKnown</comment>
        <translation>Um time é o nome de um arquivo de time, ou uma tabela com file, name e type, todos textos</translation>
    </message>
    <message>
        <source>there are more than %1 teams</source>
        <comment>project.manyTeams</comment>
        <translation>Há mais de %1 times</translation>
    </message>
    <message>
        <source>remove some: the first one plays on the left</source>
        <comment>project.removeTeams</comment>
        <translation>Remova alguns: o primeiro joga à esquerda</translation>
    </message>
    <message>
        <source>there is no team file `%1`</source>
        <comment>project.noTeamFile</comment>
        <translation>Não há arquivo de time `%1`</translation>
    </message>
    <message>
        <source>its name is relative to the folder of the project</source>
        <comment>project.teamBeside</comment>
        <translation>O nome é relativo à pasta do projeto</translation>
    </message>
    <message>
        <source>there is no scene `%1`</source>
        <comment>project.missingScene</comment>
        <translation>Não há cena `%1`</translation>
    </message>
    <message>
        <source>there is no set-up `%1`</source>
        <comment>project.missingSetUp</comment>
        <translation>Não há montagem `%1`</translation>
    </message>
    <message>
        <source>it is looked up beside the project, then in the data directories</source>
        <comment>project.beside</comment>
        <translation>Ela é procurada ao lado do projeto e depois nos diretórios de dados</translation>
    </message>
    <message>
        <source>yellow card for %1</source>
        <comment>command.yellowCard</comment>
        <translation>Cartão amarelo para %1</translation>
    </message>
    <message>
        <source>second yellow card for %1, and so a red one</source>
        <comment>command.secondYellowCard</comment>
        <translation>Segundo cartão amarelo para %1 e, portanto, vermelho</translation>
    </message>
    <message>
        <source>red card for %1</source>
        <comment>command.redCard</comment>
        <translation>Cartão vermelho para %1</translation>
    </message>
    <message>
        <source>is out of the match</source>
        <comment>command.sentOff</comment>
        <translation>Está fora da partida</translation>
    </message>
    <message>
        <source>%1 is suspended</source>
        <comment>command.suspended</comment>
        <translation>%1 está suspenso</translation>
    </message>
    <message>
        <source>stays beside the field for %1 s of the game clock</source>
        <comment>command.besideField</comment>
        <translation>Fica ao lado do campo por %1 s do relógio de jogo</translation>
    </message>
    <message>
        <source>the suspension of %1 is over</source>
        <comment>command.backInPlay</comment>
        <translation>A suspensão de %1 terminou</translation>
    </message>
    <message>
        <source>number %1 has been sent off</source>
        <comment>init.sentOff</comment>
        <translation>O número %1 foi expulso</translation>
    </message>
    <message>
        <source>expected (team &lt;side&gt;)(unum &lt;n&gt;)(colour yellow) or (colour red)</source>
        <comment>trainer.card</comment>
        <translation>Esperava-se (team &lt;side&gt;)(unum &lt;n&gt;)(colour yellow) ou (colour red)</translation>
    </message>
    <message>
        <source>expected (team &lt;side&gt;)(unum &lt;n&gt;)(seconds &lt;s&gt;), at least 0</source>
        <comment>trainer.suspend</comment>
        <translation>Esperava-se (team &lt;side&gt;)(unum &lt;n&gt;)(seconds &lt;s&gt;), pelo menos 0</translation>
    </message>
    <message>
        <source>cannot read the job file</source>
        <comment>job.unreadable</comment>
        <translation>Não é possível ler o arquivo de trabalho</translation>
    </message>
    <message>
        <source>check its name and its permissions</source>
        <comment>job.permissions</comment>
        <translation>Verifique o nome e as permissões</translation>
    </message>
    <message>
        <source>the job file is larger than 1 MiB</source>
        <comment>job.large</comment>
        <translation>O arquivo de trabalho é maior que 1 MiB</translation>
    </message>
    <message>
        <source>is it another kind of file?</source>
        <comment>job.otherFile</comment>
        <translation>É um arquivo de outro tipo?</translation>
    </message>
    <message>
        <source>a job file is a TOML file</source>
        <comment>job.toml</comment>
        <translation>Um arquivo de trabalho é um arquivo TOML</translation>
    </message>
    <message>
        <source>there is no setting `%1` here</source>
        <comment>job.noKey</comment>
        <translation>Não há configuração `%1` aqui</translation>
    </message>
    <message>
        <source>known are: %1</source>
        <comment>job.known</comment>
        <translation>Conhecidos: %1</translation>
    </message>
    <message>
        <source>`%1` must be %2</source>
        <comment>job.wrongType</comment>
        <translation>`%1` deve ser %2</translation>
    </message>
    <message>
        <source>`%1` must be from %2 to %3</source>
        <comment>job.outOfRange</comment>
        <translation>`%1` deve estar entre %2 e %3</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <comment>job.text</comment>
        <translation>um texto entre aspas</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>job.number</comment>
        <translation>um número</translation>
    </message>
    <message>
        <source>a whole number</source>
        <comment>job.whole</comment>
        <translation>um número inteiro</translation>
    </message>
    <message>
        <source>true or false</source>
        <comment>job.flag</comment>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>a table</source>
        <comment>job.table</comment>
        <translation>uma tabela</translation>
    </message>
    <message>
        <source>a list of tables, each written as [[%1]]</source>
        <comment>job.tables</comment>
        <translation>uma lista de tabelas, cada uma escrita como [[%1]]</translation>
    </message>
    <message>
        <source>a list of texts in quotes</source>
        <comment>job.texts</comment>
        <translation>uma lista de textos entre aspas</translation>
    </message>
    <message>
        <source>a list of whole numbers, a text such as &quot;1-20&quot;, or { from = 1, to = 20 }</source>
        <comment>job.seeds</comment>
        <translation>uma lista de números inteiros, um texto como &quot;1-20&quot; ou { from = 1, to = 20 }</translation>
    </message>
    <message>
        <source>a list of values such as [10, 20], or { from = 10, to = 20, step = 5 }</source>
        <comment>job.values</comment>
        <translation>uma lista de valores como [10, 20] ou { from = 10, to = 20, step = 5 }</translation>
    </message>
    <message>
        <source>one of %1</source>
        <comment>job.choice</comment>
        <translation>um de %1</translation>
    </message>
    <message>
        <source>`%1` has no single value</source>
        <comment>job.noValue</comment>
        <translation>`%1` não tem um valor único</translation>
    </message>
    <message>
        <source>give it a number, true, false, or a text in quotes</source>
        <comment>job.giveValue</comment>
        <translation>Dê um número, true, false ou um texto entre aspas</translation>
    </message>
    <message>
        <source>`%1` has no values</source>
        <comment>job.noValues</comment>
        <translation>`%1` não tem valores</translation>
    </message>
    <message>
        <source>`%1` has more than %2 values</source>
        <comment>job.tooManyValues</comment>
        <translation>`%1` tem mais de %2 valores</translation>
    </message>
    <message>
        <source>`%1` has %2 values, `%3` has %4</source>
        <comment>job.unequal</comment>
        <translation>`%1` tem %2 valores; `%3` tem %4</translation>
    </message>
    <message>
        <source>with combine = &quot;zip&quot; all parameters need equally many values</source>
        <comment>job.zipNeeds</comment>
        <translation>Com combine = &quot;zip&quot;, todos os parâmetros precisam do mesmo número de valores</translation>
    </message>
    <message>
        <source>there is a `%1` already</source>
        <comment>job.twice</comment>
        <translation>Já existe um `%1`</translation>
    </message>
    <message>
        <source>give it another name</source>
        <comment>job.otherName</comment>
        <translation>Dê outro nome</translation>
    </message>
    <message>
        <source>there is no team `%1`</source>
        <comment>job.noTeam</comment>
        <translation>Não há time `%1`</translation>
    </message>
    <message>
        <source>add a [[team]] with this name</source>
        <comment>job.addTeam</comment>
        <translation>Acrescente um [[team]] com este nome</translation>
    </message>
    <message>
        <source>a match needs two different teams</source>
        <comment>job.oneTeam</comment>
        <translation>Uma partida precisa de dois times diferentes</translation>
    </message>
    <message>
        <source>give it left and right</source>
        <comment>job.giveBoth</comment>
        <translation>Informe left e right</translation>
    </message>
    <message>
        <source>a tournament needs at least two teams</source>
        <comment>job.fewTeams</comment>
        <translation>Um torneio precisa de pelo menos dois times</translation>
    </message>
    <message>
        <source>a job has either a [tournament] or a list of [[match]]</source>
        <comment>job.matchesOrTournament</comment>
        <translation>Um trabalho tem um [tournament] ou uma lista de [[match]], não ambos</translation>
    </message>
    <message>
        <source>leave out one of them</source>
        <comment>job.takeOne</comment>
        <translation>Omita um deles</translation>
    </message>
    <message>
        <source>the job names no scene</source>
        <comment>job.noScene</comment>
        <translation>O trabalho não indica nenhuma cena</translation>
    </message>
    <message>
        <source>add a line such as %1</source>
        <comment>job.addScene</comment>
        <translation>Acrescente uma linha como %1</translation>
    </message>
    <message>
        <source>the runs would never end</source>
        <comment>job.noEnd</comment>
        <translation>As execuções nunca terminariam</translation>
    </message>
    <message>
        <source>add until = &quot;goal&quot; or at-most = 120 (simulated seconds)</source>
        <comment>job.addEnd</comment>
        <translation>Acrescente until = &quot;goal&quot; ou at-most = 120 (segundos simulados)</translation>
    </message>
    <message>
        <source>`%1` is no end of a run: %2</source>
        <comment>job.badUntil</comment>
        <translation>`%1` não é um fim de execução: %2</translation>
    </message>
    <message>
        <source>a team needs a name</source>
        <comment>job.noTeamName</comment>
        <translation>Um time precisa de um nome</translation>
    </message>
    <message>
        <source>there is no team file `%1`</source>
        <comment>job.noTeamFile</comment>
        <translation>Não há arquivo de time `%1`</translation>
    </message>
    <message>
        <source>put it beside the job file, or give its path</source>
        <comment>job.teamBeside</comment>
        <translation>coloque-o ao lado do arquivo do trabalho ou informe o caminho</translation>
    </message>
    <message>
        <source>`%1` names no parameter of a robot type</source>
        <comment>job.robotName</comment>
        <translation>`%1` não indica um parâmetro de um tipo de robô</translation>
    </message>
    <message>
        <source>write TYPE.PARAMETER, such as nao1.ThighRelHip2_Z, or *.PARAMETER for all types</source>
        <comment>job.robotForm</comment>
        <translation>Escreva TIPO.PARÂMETRO, como nao1.ThighRelHip2_Z, ou *.PARÂMETRO para todos os tipos</translation>
    </message>
    <message>
        <source>the job has %1 runs; at most %2 are possible</source>
        <comment>job.tooManyRuns</comment>
        <translation>O trabalho tem %1 execuções; no máximo %2 são possíveis</translation>
    </message>
    <message>
        <source>the job has %1 runs, which take %2 MiB; at most %3 MiB are possible</source>
        <comment>job.runsTooLarge</comment>
        <translation>O trabalho tem %1 execuções, que ocupam %2 MiB; no máximo %3 MiB são possíveis</translation>
    </message>
    <message>
        <source>take fewer seeds, values, teams or legs</source>
        <comment>job.fewerRuns</comment>
        <translation>Use menos sementes, valores, equipes ou turnos</translation>
    </message>
    <message>
        <source>`%1` is set by the job itself</source>
        <comment>job.option</comment>
        <translation>`%1` é definido pelo próprio trabalho</translation>
    </message>
    <message>
        <source>leave it out</source>
        <comment>job.leaveOut</comment>
        <translation>Omita-o</translation>
    </message>
    <message>
        <source>could not be started: %1</source>
        <comment>run.notStarted</comment>
        <translation>não foi possível iniciar: %1</translation>
    </message>
    <message>
        <source>ended with exit code %1</source>
        <comment>run.exit</comment>
        <translation>terminou com o código de saída %1</translation>
    </message>
    <message>
        <source>crashed: %1 (signal %2)</source>
        <comment>run.crashed</comment>
        <translation>travou: %1 (sinal %2)</translation>
    </message>
    <message>
        <source>took longer than %1 s</source>
        <comment>run.wallLimit</comment>
        <translation>demorou mais de %1 s</translation>
    </message>
    <message>
        <source>the agents did not connect within %1 s</source>
        <comment>run.noConnection</comment>
        <translation>os agentes não se conectaram em %1 s</translation>
    </message>
    <message>
        <source>left no summary</source>
        <comment>run.noSummary</comment>
        <translation>não deixou nenhum resumo</translation>
    </message>
    <message>
        <source>nobody of %1 played: take a set-up that makes the players, as setups/match.rb does, or programs that ask for robots</source>
        <comment>run.noPlayers</comment>
        <translation>Ninguém de %1 jogou: use uma configuração que crie os jogadores, como setups/match.rb, ou programas que peçam robôs</translation>
    </message>
    <message>
        <source>team %1: %2</source>
        <comment>run.team</comment>
        <translation>time %1: %2</translation>
    </message>
    <message>
        <source>its folder cannot be prepared: %1</source>
        <comment>run.noFolder</comment>
        <translation>não é possível preparar a pasta: %1</translation>
    </message>
    <message>
        <source>was stopped</source>
        <comment>run.stopped</comment>
        <translation>foi interrompida</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>run.because</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>there is no file of robot types %1</source>
        <comment>robots.missing</comment>
        <translation>Não há arquivo de tipos de robô %1</translation>
    </message>
    <message>
        <source>%1 is no file of robot types below the data directories: give its name there, such as robots/nao.toml</source>
        <comment>robots.outside</comment>
        <translation>%1 não é um arquivo de tipos de robô dentro dos diretórios de dados: informe o nome dele lá, por exemplo robots/nao.toml</translation>
    </message>
    <message>
        <source>%1 has no parameter of a type that is called %2</source>
        <comment>robots.unknown</comment>
        <translation>%1 não tem um parâmetro de tipo chamado %2</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <comment>robots.broken</comment>
        <translation>Não é possível ler %1: %2</translation>
    </message>
    <message>
        <source>its team file cannot be used: %1</source>
        <comment>team.unusable</comment>
        <translation>não é possível usar o arquivo do time: %1</translation>
    </message>
    <message>
        <source>cannot read the results in %1: %2</source>
        <comment>store.unreadable</comment>
        <translation>Não é possível ler os resultados em %1: %2</translation>
    </message>
    <message>
        <source>another program writes results to %1</source>
        <comment>store.busy</comment>
        <translation>Outro programa grava resultados em %1</translation>
    </message>
    <message>
        <source>cannot write the results to %1: %2</source>
        <comment>store.unwritable</comment>
        <translation>Não é possível gravar os resultados em %1: %2</translation>
    </message>
    <message>
        <source>%1 is a symbolic link, through which no results are written</source>
        <comment>store.link</comment>
        <translation>%1 é um link simbólico, através do qual não são gravados resultados</translation>
    </message>
    <message>
        <source>remove the link, or name another folder</source>
        <comment>store.noLink</comment>
        <translation>Remova o link ou indique outra pasta</translation>
    </message>
    <message>
        <source>name another folder, or wait until it has finished</source>
        <comment>store.otherFolder</comment>
        <translation>Indique outra pasta ou espere até que ele termine</translation>
    </message>
    <message>
        <source>a damaged line is left out; its run is done again</source>
        <comment>store.damaged</comment>
        <translation>Uma linha danificada é omitida; a execução dela é refeita</translation>
    </message>
    <message>
        <source>%1 has no property %2 that can be set in a run</source>
        <comment>manipulation.noSetter</comment>
        <translation>%1 não tem uma propriedade %2 que possa ser definida em uma execução</translation>
    </message>
    <message>
        <source>change it in the scene file</source>
        <comment>manipulation.inFile</comment>
        <translation>Altere-a no arquivo da cena</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <comment>manipulation.values</comment>
        <translation>%1 recebe %2</translation>
    </message>
    <message>
        <source>%1 is no value for %2</source>
        <comment>manipulation.value</comment>
        <translation>%1 não é um valor para %2</translation>
    </message>
    <message>
        <source>Time of the parts of a cycle</source>
        <comment>signal.load</comment>
        <translation>Tempo das partes de um ciclo</translation>
    </message>
    <message>
        <source>Scripts and actions</source>
        <comment>signal.scripts</comment>
        <translation>Scripts e ações</translation>
    </message>
    <message>
        <source>Finding contacts</source>
        <comment>signal.collisions</comment>
        <translation>Busca de contatos</translation>
    </message>
    <message>
        <source>Physics solver</source>
        <comment>signal.solver</comment>
        <translation>Solucionador da física</translation>
    </message>
    <message>
        <source>Game and referee</source>
        <comment>signal.referee</comment>
        <translation>Jogo e árbitro</translation>
    </message>
    <message>
        <source>Percepts of agents</source>
        <comment>signal.senses</comment>
        <translation>Percepções dos agentes</translation>
    </message>
    <message>
        <source>Agents inside</source>
        <comment>signal.thinking</comment>
        <translation>Agentes internos</translation>
    </message>
    <message>
        <source>Making the picture</source>
        <comment>signal.frames</comment>
        <translation>Criação da imagem</translation>
    </message>
    <message>
        <source>Waiting for agents</source>
        <comment>signal.waiting</comment>
        <translation>Espera pelos agentes</translation>
    </message>
    <message>
        <source>Physics</source>
        <comment>signal.physics</comment>
        <translation>Física</translation>
    </message>
    <message>
        <source>Contacts</source>
        <comment>signal.contacts</comment>
        <translation>Contatos</translation>
    </message>
    <message>
        <source>Bodies that move</source>
        <comment>signal.awake</comment>
        <translation>Corpos em movimento</translation>
    </message>
    <message>
        <source>Sensors</source>
        <comment>signal.sensors</comment>
        <translation>Sensores</translation>
    </message>
    <message>
        <source>Gyroscope</source>
        <comment>signal.gyro</comment>
        <translation>Giroscópio</translation>
    </message>
    <message>
        <source>Accelerometer</source>
        <comment>signal.accelerometer</comment>
        <translation>Acelerômetro</translation>
    </message>
    <message>
        <source>Force resistance</source>
        <comment>signal.force</comment>
        <translation>Sensor de força</translation>
    </message>
    <message>
        <source>Touch</source>
        <comment>signal.touch</comment>
        <translation>Toque</translation>
    </message>
    <message>
        <source>Hinge joint</source>
        <comment>signal.hinge</comment>
        <translation>Junta de dobradiça</translation>
    </message>
    <message>
        <source>Universal joint</source>
        <comment>signal.universal</comment>
        <translation>Junta universal</translation>
    </message>
    <message>
        <source>Position (GPS)</source>
        <comment>signal.gps</comment>
        <translation>Posição (GPS)</translation>
    </message>
    <message>
        <source>Servo motor</source>
        <comment>signal.servo</comment>
        <translation>Servomotor</translation>
    </message>
    <message>
        <source>Touched</source>
        <comment>signal.touched</comment>
        <translation>Tocado</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>signal.level</comment>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Force, x</source>
        <comment>signal.fx</comment>
        <translation>Força, x</translation>
    </message>
    <message>
        <source>Force, y</source>
        <comment>signal.fy</comment>
        <translation>Força, y</translation>
    </message>
    <message>
        <source>Force, z</source>
        <comment>signal.fz</comment>
        <translation>Força, z</translation>
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
        <translation>aceleração</translation>
    </message>
    <message>
        <source>force</source>
        <comment>quantity.force</comment>
        <translation>força</translation>
    </message>
    <message>
        <source>duration</source>
        <comment>quantity.duration</comment>
        <translation>duração</translation>
    </message>
    <message>
        <source>cards and suspensions</source>
        <comment>rule.cardsAndSuspensions</comment>
        <translation>Cartões e suspensões</translation>
    </message>
    <message>
        <source>expected (turn &lt;deg/s&gt;), or (slide &lt;m/s&gt;) for a slider, and perhaps (axis &lt;0 or 1&gt;)</source>
        <comment>manipulation.speed</comment>
        <translation>Esperava-se (turn &lt;deg/s&gt;), ou (slide &lt;m/s&gt;) para uma junta deslizante, e talvez (axis &lt;0 or 1&gt;)</translation>
    </message>
    <message>
        <source>the joint %1 has no axis %2 that can turn at a speed</source>
        <comment>manipulation.noWheel</comment>
        <translation>A junta %1 não tem um eixo %2 que possa girar a uma velocidade</translation>
    </message>
    <message>
        <source>%1 is no part of an agent&apos;s robot</source>
        <comment>manipulation.noRobot</comment>
        <translation>%1 não faz parte do robô de um agente</translation>
    </message>
    <message>
        <source>name a robot that an agent has asked for</source>
        <comment>manipulation.selectRobot</comment>
        <translation>Indique um robô que um agente tenha pedido</translation>
    </message>
    <message>
        <source>expected (power on) or (power off)</source>
        <comment>manipulation.power</comment>
        <translation>Esperava-se (power on) ou (power off)</translation>
    </message>
    <message>
        <source>cannot go on from %1: %2</source>
        <comment>host.noState</comment>
        <translation>Não é possível continuar a partir de %1: %2</translation>
    </message>
    <message>
        <source>name a file that Keep this state has written, and its data directory</source>
        <comment>host.stateHint</comment>
        <translation>Indique um arquivo gravado por “Guardar este estado” e o diretório de dados dele</translation>
    </message>
    <message>
        <source>the run may differ from the one in which the state was kept: %1</source>
        <comment>host.stateInexact</comment>
        <translation>A execução pode diferir daquela em que o estado foi guardado: %1</translation>
    </message>
    <message>
        <source>the run goes on from %1 s</source>
        <comment>host.restored</comment>
        <translation>A execução continua a partir de %1 s</translation>
    </message>
    <message>
        <source>connected to %1, shown %2 ms later (jitter %3 ms)</source>
        <comment>client.delayed</comment>
        <translation>Conectado a %1, mostrado %2 ms depois (variação de %3 ms)</translation>
    </message>
    <message>
        <source>%1 is no address that can be listened on: give one of this machine, such as 127.0.0.1 or 0.0.0.0</source>
        <comment>broadcast.noAddress</comment>
        <translation>%1 não é um endereço em que se possam esperar conexões: indique um desta máquina, como 127.0.0.1 ou 0.0.0.0</translation>
    </message>
    <message>
        <source>the browser&apos;s port %1 cannot be opened: %2</source>
        <comment>broadcast.noPort</comment>
        <translation>Não é possível abrir a porta %1 para navegadores: %2</translation>
    </message>
    <message>
        <source>a browser at %1 watches now; viewers: %2</source>
        <comment>broadcast.came</comment>
        <translation>Um navegador em %1 está assistindo agora; espectadores: %2</translation>
    </message>
    <message>
        <source>a browser at %1 watches no more; viewers: %2</source>
        <comment>broadcast.left</comment>
        <translation>Um navegador em %1 não está mais assistindo; espectadores: %2</translation>
    </message>
    <message>
        <source>a request from %1 was refused: %2</source>
        <comment>broadcast.refused</comment>
        <translation>Uma solicitação de %1 foi recusada: %2</translation>
    </message>
    <message>
        <source>the browser at %1 was disconnected: it sent a message, and viewers may only watch</source>
        <comment>broadcast.spoke</comment>
        <translation>O navegador em %1 foi desconectado: ele enviou uma mensagem, e espectadores só podem assistir</translation>
    </message>
    <message>
        <source>the browser at %1 was disconnected: it has taken nothing for %2 s</source>
        <comment>broadcast.stuck</comment>
        <translation>O navegador em %1 foi desconectado: ele não recebeu nada por %2 s</translation>
    </message>
    <message>
        <source>the connection from %1 was closed: no whole request came within %2 s</source>
        <comment>broadcast.silent</comment>
        <translation>A conexão de %1 foi fechada: nenhuma solicitação completa chegou em %2 s</translation>
    </message>
    <message>
        <source>a browser at %1 was turned away: %2 are watching already</source>
        <comment>broadcast.full</comment>
        <translation>Um navegador em %1 foi recusado: já há %2 assistindo</translation>
    </message>
    <message>
        <source>the browser at %1 was disconnected: %2</source>
        <comment>broadcast.failed</comment>
        <translation>O navegador em %1 foi desligado: %2</translation>
    </message>
    <message>
        <source>browsers cannot be shown the run now: %1</source>
        <comment>broadcast.frameFailed</comment>
        <translation>Agora não é possível mostrar a execução nos navegadores: %1</translation>
    </message>
    <message>
        <source>the run is not shown in browsers any more: %1</source>
        <comment>broadcast.over</comment>
        <translation>A execução já não é mostrada nos navegadores: %1</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <comment>web.playKey</comment>
        <translation>Reproduzir ou pausar (Espaço)</translation>
    </message>
    <message>
        <source>One picture back (,)</source>
        <comment>web.stepBack</comment>
        <translation>Uma imagem para trás (,)</translation>
    </message>
    <message>
        <source>One picture ahead (.)</source>
        <comment>web.step</comment>
        <translation>Uma imagem para a frente (.)</translation>
    </message>
    <message>
        <source>Time</source>
        <comment>web.timeline</comment>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Speed</source>
        <comment>web.speed</comment>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>View</source>
        <comment>web.view</comment>
        <translation>Vista</translation>
    </message>
    <message>
        <source>First view</source>
        <comment>web.home</comment>
        <translation>Primeira vista</translation>
    </message>
    <message>
        <source>Follow the ball</source>
        <comment>web.followBall</comment>
        <translation>Seguir a bola</translation>
    </message>
    <message>
        <source>Follow %1</source>
        <comment>web.followPlayer</comment>
        <translation>Seguir %1</translation>
    </message>
    <message>
        <source>Decisions (E)</source>
        <comment>web.events</comment>
        <translation>Decisões (E)</translation>
    </message>
    <message>
        <source>Decisions</source>
        <comment>web.eventsTitle</comment>
        <translation>Decisões</translation>
    </message>
    <message>
        <source>No decisions yet.</source>
        <comment>web.noEvents</comment>
        <translation>Ainda não há decisões.</translation>
    </message>
    <message>
        <source>Full screen (F)</source>
        <comment>web.fullScreen</comment>
        <translation>Tela cheia (F)</translation>
    </message>
    <message>
        <source>Keys and mouse (?)</source>
        <comment>web.help</comment>
        <translation>Teclas e mouse (?)</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <comment>web.helpTitle</comment>
        <translation>Teclas e mouse</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>web.close</comment>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Live</source>
        <comment>web.live</comment>
        <translation>Ao vivo</translation>
    </message>
    <message>
        <source>To the present moment (End)</source>
        <comment>web.liveKey</comment>
        <translation>Para o momento atual (End)</translation>
    </message>
    <message>
        <source>half %1</source>
        <comment>web.half</comment>
        <translation>tempo %1</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>web.left</comment>
        <translation>Esquerda</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>web.right</comment>
        <translation>Direita</translation>
    </message>
    <message>
        <source>Connecting to the simulation …</source>
        <comment>web.connecting</comment>
        <translation>Conectando à simulação…</translation>
    </message>
    <message>
        <source>The simulation cannot be reached. Trying again …</source>
        <comment>web.lost</comment>
        <translation>Não é possível acessar a simulação. Tentando de novo…</translation>
    </message>
    <message>
        <source>Connected. Waiting for the first picture …</source>
        <comment>web.waiting</comment>
        <translation>Conectado. Aguardando a primeira imagem…</translation>
    </message>
    <message>
        <source>So many are watching that there is no place left. Trying again …</source>
        <comment>web.full</comment>
        <translation>Há tantos espectadores que não resta lugar. Tentando de novo…</translation>
    </message>
    <message>
        <source>Reading the run …</source>
        <comment>web.reading</comment>
        <translation>Lendo a execução…</translation>
    </message>
    <message>
        <source>This browser cannot draw in 3D here: it has no WebGL 2. Use a current Firefox, Chrome, Edge or Safari, and switch on hardware acceleration in its settings.</source>
        <comment>web.noWebGl</comment>
        <translation>Este navegador não consegue desenhar em 3D aqui: ele não tem WebGL 2. Use uma versão atual do Firefox, Chrome, Edge ou Safari e ative a aceleração de hardware nas configurações.</translation>
    </message>
    <message>
        <source>The graphics card has stopped drawing. Reload the page.</source>
        <comment>web.contextLost</comment>
        <translation>A placa de vídeo parou de desenhar. Recarregue a página.</translation>
    </message>
    <message>
        <source>This browser is too old to read the file: it has no DecompressionStream. Use a current Firefox, Chrome, Edge or Safari.</source>
        <comment>web.noInflate</comment>
        <translation>Este navegador é antigo demais para ler o arquivo: ele não tem DecompressionStream. Use uma versão atual do Firefox, Chrome, Edge ou Safari.</translation>
    </message>
    <message>
        <source>This file is damaged (%1). Copy or export it again.</source>
        <comment>web.damaged</comment>
        <translation>Este arquivo está corrompido (%1). Copie-o ou exporte-o de novo.</translation>
    </message>
    <message>
        <source>The simulation speaks another version. Reload the page.</source>
        <comment>web.version</comment>
        <translation>A simulação usa outra versão. Recarregue a página.</translation>
    </message>
    <message>
        <source>Drag: turn · right or middle button: move · wheel: nearer, farther</source>
        <comment>web.orbit</comment>
        <translation>Arrastar: girar · botão direito ou do meio: mover · roda: mais perto, mais longe</translation>
    </message>
    <message>
        <source>One finger: turn · two fingers: move, nearer, farther</source>
        <comment>web.touch</comment>
        <translation>Um dedo: girar · dois dedos: mover, mais perto, mais longe</translation>
    </message>
    <message>
        <source>Space: play, pause · , and .: one picture · ← →: 5 s · Home, End: begin, end · + −: speed</source>
        <comment>web.keysTime</comment>
        <translation>Espaço: reproduzir, pausar · , e .: uma imagem · ← →: 5 s · Home, End: início, fim · + −: velocidade</translation>
    </message>
    <message>
        <source>1 to 8: views · 0: first view · B: follow the ball · F: full screen · E: decisions · N: names</source>
        <comment>web.keysView</comment>
        <translation>1 a 8: vistas · 0: primeira vista · B: seguir a bola · F: tela cheia · E: decisões · N: nomes</translation>
    </message>
    <message>
        <source>P and Shift+P: next and last goal or foul · a click on a mark in the timeline: there</source>
        <comment>web.keysEvents</comment>
        <translation>P e Shift+P: gol ou falta seguinte e anterior · um clique em uma marca da linha do tempo: ir para lá</translation>
    </message>
    <message>
        <source>%1: the name of the target must end with .csv, .json, .jsonl, .mcap, .log, .sparkmonitor or .html</source>
        <comment>export.format</comment>
        <translation>%1: o nome do destino deve terminar com .csv, .json, .jsonl, .mcap, .log, .sparkmonitor ou .html</translation>
    </message>
    <message>
        <source>%1 would be larger than %2 MB, more than browsers open: only the time up to %3 s fits in. Choose a part of the time, or a lower rate</source>
        <comment>export.pageTooLarge</comment>
        <translation>%1 ficaria maior que %2 MB, mais do que os navegadores abrem: só cabe o tempo até %3 s. Escolha uma parte do tempo ou uma taxa menor</translation>
    </message>
    <message>
        <source>column %1: %2</source>
        <comment>expression.column</comment>
        <translation>Coluna %1: %2</translation>
    </message>
    <message>
        <source>write a signal or an expression, such as ball/x - robots/left/3/x</source>
        <comment>expression.empty</comment>
        <translation>Escreva um sinal ou uma expressão, como ball/x - robots/left/3/x</translation>
    </message>
    <message>
        <source>the expression has more than %1 letters: split it</source>
        <comment>expression.long</comment>
        <translation>A expressão tem mais de %1 caracteres: divida-a</translation>
    </message>
    <message>
        <source>too much is nested here: split the expression</source>
        <comment>expression.nested</comment>
        <translation>Há aninhamento demais aqui: divida a expressão</translation>
    </message>
    <message>
        <source>something is missing at the end: write a signal, a number or a parenthesis</source>
        <comment>expression.end</comment>
        <translation>Falta algo no final: escreva um sinal, um número ou um parêntese</translation>
    </message>
    <message>
        <source>there is no ( for this parenthesis: remove it, or add one before</source>
        <comment>expression.closing</comment>
        <translation>Não há ( para este parêntese: remova-o ou acrescente um antes</translation>
    </message>
    <message>
        <source>this parenthesis is not closed: add )</source>
        <comment>expression.open</comment>
        <translation>Este parêntese não foi fechado: acrescente )</translation>
    </message>
    <message>
        <source>a single = is no comparison: write ==</source>
        <comment>expression.equal</comment>
        <translation>Um único = não é comparação: escreva ==</translation>
    </message>
    <message>
        <source>compare two values only, and join comparisons by and</source>
        <comment>expression.chain</comment>
        <translation>Compare apenas dois valores e una as comparações com and</translation>
    </message>
    <message>
        <source>`%1` is not expected here: write an operator such as + - * / &lt; &gt; between values</source>
        <comment>expression.unexpected</comment>
        <translation>`%1` não é esperado aqui: escreva um operador como + - * / &lt; &gt; entre os valores</translation>
    </message>
    <message>
        <source>`%1` is no number; paths that begin with a digit stand in apostrophes</source>
        <comment>expression.number</comment>
        <translation>`%1` não é um número; caminhos que começam com um algarismo ficam entre apóstrofos</translation>
    </message>
    <message>
        <source>`%1` is a function: write its arguments in parentheses behind it</source>
        <comment>expression.arguments</comment>
        <translation>`%1` é uma função: escreva seus argumentos entre parênteses depois dela</translation>
    </message>
    <message>
        <source>`%1` is no signal: write its path, such as ball/x</source>
        <comment>expression.noPath</comment>
        <translation>`%1` não é um sinal: escreva o caminho dele, como ball/x</translation>
    </message>
    <message>
        <source>a path in apostrophes is not complete: write it as in &apos;ball/x&apos;</source>
        <comment>expression.quote</comment>
        <translation>Um caminho entre apóstrofos está incompleto: escreva-o como em &apos;ball/x&apos;</translation>
    </message>
    <message>
        <source>there is no function `%1`; there are %2</source>
        <comment>expression.function</comment>
        <translation>Não existe a função `%1`; existem %2</translation>
    </message>
    <message>
        <source>`%1` takes %2 to %3 arguments, and here are %4</source>
        <comment>expression.count</comment>
        <translation>`%1` recebe de %2 a %3 argumentos, e aqui há %4</translation>
    </message>
    <message>
        <source>give the scene a name</source>
        <comment>newScene.noName</comment>
        <translation>Dê um nome à cena</translation>
    </message>
    <message>
        <source>the name of a scene has at most %1 letters</source>
        <comment>newScene.longName</comment>
        <translation>O nome de uma cena tem no máximo %1 letras</translation>
    </message>
    <message>
        <source>the name of a scene begins with a letter or digit, and does not end with a blank</source>
        <comment>newScene.nameEnds</comment>
        <translation>O nome de uma cena começa com uma letra ou um dígito e não termina com espaço</translation>
    </message>
    <message>
        <source>the name of a scene has none of the signs %1</source>
        <comment>newScene.nameSigns</comment>
        <translation>O nome de uma cena não contém nenhum dos sinais %1</translation>
    </message>
    <message>
        <source>choose a folder for the scene</source>
        <comment>newScene.noFolder</comment>
        <translation>Escolha uma pasta para a cena</translation>
    </message>
    <message>
        <source>there is a file %1 in this folder already; choose another name</source>
        <comment>newScene.isThere</comment>
        <translation>Já existe um arquivo %1 nesta pasta; escolha outro nome</translation>
    </message>
    <message>
        <source>the scene cannot be made in %1: %2</source>
        <comment>newScene.notMade</comment>
        <translation>Não é possível criar a cena em %1: %2</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <comment>meshImport.noFile</comment>
        <translation>Não há arquivo %1</translation>
    </message>
    <message>
        <source>the file has %1 MB; meshes have at most %2 MB. Reduce it in a modelling program</source>
        <comment>meshImport.largeFile</comment>
        <translation>O arquivo tem %1 MB; malhas têm no máximo %2 MB. Reduza-o em um programa de modelagem</translation>
    </message>
    <message>
        <source>%1 cannot be used: %2</source>
        <comment>meshImport.unusable</comment>
        <translation>%1 não pode ser usado: %2</translation>
    </message>
    <message>
        <source>%1 has no size: all its points are at one place</source>
        <comment>meshImport.noSize</comment>
        <translation>%1 não tem tamanho: todos os pontos estão no mesmo lugar</translation>
    </message>
    <message>
        <source>the name of a node consists of letters, digits, _, - and .</source>
        <comment>meshImport.name</comment>
        <translation>O nome de um nó consiste em letras, dígitos, _, - e .</translation>
    </message>
    <message>
        <source>the scale must be greater than 0</source>
        <comment>meshImport.scale</comment>
        <translation>A escala deve ser maior que 0</translation>
    </message>
    <message>
        <source>the thing would be larger than %1 km; choose a smaller unit</source>
        <comment>meshImport.huge</comment>
        <translation>O objeto seria maior que %1 km; escolha uma unidade menor</translation>
    </message>
    <message>
        <source>a collider of triangles has at most %2 of them, and the mesh has %1; take a box</source>
        <comment>meshImport.collider</comment>
        <translation>Um colisor de triângulos tem no máximo %2 deles, e a malha tem %1; use uma caixa</translation>
    </message>
    <message>
        <source>%1 cannot be copied to %2: %3</source>
        <comment>meshImport.notCopied</comment>
        <translation>%1 não pode ser copiado para %2: %3</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <comment>state.unreadable</comment>
        <translation>%1 não pode ser lido: %2</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <comment>state.unwritable</comment>
        <translation>%1 não pode ser gravado: %2</translation>
    </message>
    <message>
        <source>an end, a bracket or a quote is missing before here</source>
        <comment>script.unended</comment>
        <translation>Falta um end, um parêntese ou uma aspa antes deste ponto</translation>
    </message>
    <message>
        <source>the run is in the state that was kept at %1 s: paused</source>
        <comment>session.restored</comment>
        <translation>A execução está no estado guardado em %1 s: em pausa</translation>
    </message>
    <message>
        <source>the state cannot be restored, so the scene begins anew: %1</source>
        <comment>session.notRestored</comment>
        <translation>O estado não pode ser restaurado, por isso a cena recomeça: %1</translation>
    </message>
    <message>
        <source>the run from here may differ from the one in which the state was kept: %1</source>
        <comment>session.inexact</comment>
        <translation>A partir daqui, a execução pode diferir daquela em que o estado foi guardado: %1</translation>
    </message>
    <message>
        <source>the state was kept with unsaved edits of %1; the run has them, the files do not</source>
        <comment>session.keptTexts</comment>
        <translation>O estado foi guardado com alterações não salvas de %1; a execução as tem, os arquivos não</translation>
    </message>
    <message>
        <source>the recording ends before this: %1</source>
        <comment>session.notFound</comment>
        <translation>A gravação termina antes disto: %1</translation>
    </message>
    <message>
        <source>expected (team &lt;side&gt;)(unum &lt;n&gt;)(power on) or (power off)</source>
        <comment>trainer.switch</comment>
        <translation>Esperava-se (team &lt;side&gt;)(unum &lt;n&gt;)(power on) ou (power off)</translation>
    </message>
    <message>
        <source>%1; strategies and displays connect to port %2 instead</source>
        <comment>server.nextGamePort</comment>
        <translation>%1; estratégias e visualizadores se conectam à porta %2 em vez disso</translation>
    </message>
    <message>
        <source>%1 has sent a message of %2 bytes, longest %3; its connection is closed</source>
        <comment>server.gameMessageLength</comment>
        <translation>%1 enviou uma mensagem de %2 bytes, o máximo é %3; a conexão é encerrada</translation>
    </message>
    <message>
        <source>the referee of a library keeps its own counts</source>
        <comment>state.referee</comment>
        <translation>O árbitro de uma biblioteca mantém suas próprias contagens</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>sim.side.blue</comment>
        <translation>azul</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>sim.side.yellow</comment>
        <translation>amarelo</translation>
    </message>
    <message>
        <source>play on</source>
        <comment>sim.restart.none</comment>
        <translation>segue o jogo</translation>
    </message>
    <message>
        <source>place kick</source>
        <comment>sim.restart.placeKick</comment>
        <translation>pontapé inicial</translation>
    </message>
    <message>
        <source>goal kick</source>
        <comment>sim.restart.goalKick</comment>
        <translation>tiro de meta</translation>
    </message>
    <message>
        <source>penalty kick</source>
        <comment>sim.restart.penaltyKick</comment>
        <translation>pênalti</translation>
    </message>
    <message>
        <source>free ball in the quarter +x +y</source>
        <comment>sim.restart.freeBallPlusPlus</comment>
        <translation>bola livre no quadrante +x +y</translation>
    </message>
    <message>
        <source>free ball in the quarter +x −y</source>
        <comment>sim.restart.freeBallPlusMinus</comment>
        <translation>bola livre no quadrante +x −y</translation>
    </message>
    <message>
        <source>free ball in the quarter −x +y</source>
        <comment>sim.restart.freeBallMinusPlus</comment>
        <translation>bola livre no quadrante −x +y</translation>
    </message>
    <message>
        <source>free ball in the quarter −x −y</source>
        <comment>sim.restart.freeBallMinusMinus</comment>
        <translation>bola livre no quadrante −x −y</translation>
    </message>
    <message>
        <source>free kick</source>
        <comment>sim.restart.freeKick</comment>
        <translation>tiro livre</translation>
    </message>
    <message>
        <source>kick of the shoot-out</source>
        <comment>sim.restart.shootOut</comment>
        <translation>cobrança na disputa de pênaltis</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>sim.restart.for</comment>
        <translation>%1 para o time %2</translation>
    </message>
    <message>
        <source>by the course of the match</source>
        <comment>sim.rule.none</comment>
        <translation>pelo andamento da partida</translation>
    </message>
    <message>
        <source>the time is over</source>
        <comment>sim.rule.periodOver</comment>
        <translation>o tempo acabou</translation>
    </message>
    <message>
        <source>goal</source>
        <comment>sim.rule.goal</comment>
        <translation>gol</translation>
    </message>
    <message>
        <source>goal by pushing the keeper</source>
        <comment>sim.rule.goalByPushing</comment>
        <translation>gol empurrando o goleiro</translation>
    </message>
    <message>
        <source>too many defenders in the goal area</source>
        <comment>sim.rule.twoInGoalArea</comment>
        <translation>defensores demais na pequena área</translation>
    </message>
    <message>
        <source>too many defenders in the penalty area</source>
        <comment>sim.rule.crowdedPenaltyArea</comment>
        <translation>defensores demais na grande área</translation>
    </message>
    <message>
        <source>too many attackers in the goal area</source>
        <comment>sim.rule.twoAttackers</comment>
        <translation>atacantes demais na pequena área</translation>
    </message>
    <message>
        <source>too many attackers in the penalty area</source>
        <comment>sim.rule.manyAttackers</comment>
        <translation>atacantes demais na grande área</translation>
    </message>
    <message>
        <source>keeper charged</source>
        <comment>sim.rule.keeperCharged</comment>
        <translation>carga no goleiro</translation>
    </message>
    <message>
        <source>keeper blocked</source>
        <comment>sim.rule.keeperBlocked</comment>
        <translation>obstrução ao goleiro</translation>
    </message>
    <message>
        <source>the keeper waits with the ball</source>
        <comment>sim.rule.keeperWaits</comment>
        <translation>o goleiro espera com a bola</translation>
    </message>
    <message>
        <source>stalemate</source>
        <comment>sim.rule.stalemate</comment>
        <translation>impasse</translation>
    </message>
    <message>
        <source>pushing</source>
        <comment>sim.rule.pushing</comment>
        <translation>empurrão</translation>
    </message>
    <message>
        <source>ball held</source>
        <comment>sim.rule.ballHeld</comment>
        <translation>bola presa</translation>
    </message>
    <message>
        <source>ball lost</source>
        <comment>sim.rule.ballLost</comment>
        <translation>bola perdida</translation>
    </message>
    <message>
        <source>the kick is over</source>
        <comment>sim.rule.shootOutOver</comment>
        <translation>a cobrança acabou</translation>
    </message>
    <message>
        <source>given by a person</source>
        <comment>sim.rule.human</comment>
        <translation>decidido por uma pessoa</translation>
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
        <translation>rejeitado: %1</translation>
    </message>
    <message>
        <source>%1; it was: %2</source>
        <comment>sim.decision.overruled</comment>
        <translation>%1; antes era: %2</translation>
    </message>
    <message>
        <source>goal for %1</source>
        <comment>sim.goal.for</comment>
        <translation>gol do time %1</translation>
    </message>
    <message>
        <source>the goal of %1 does not count</source>
        <comment>sim.goal.cancelled</comment>
        <translation>o gol do time %1 não vale</translation>
    </message>
    <message>
        <source>set to %1 : %2</source>
        <comment>sim.score.set</comment>
        <translation>definido como %1 : %2</translation>
    </message>
    <message>
        <source>robot %2 of %1 put to (%3, %4)</source>
        <comment>sim.placed.robot</comment>
        <translation>robô %2 do time %1 colocado em (%3; %4)</translation>
    </message>
    <message>
        <source>robot %2 of %1 had fallen over and is set upright</source>
        <comment>sim.upright</comment>
        <translation>o robô %2 do time %1 tinha caído e é posto em pé</translation>
    </message>
    <message>
        <source>ball put to (%1, %2)</source>
        <comment>sim.placed.ball</comment>
        <translation>bola colocada em (%1; %2)</translation>
    </message>
    <message>
        <source>%1 has kick-off by lot</source>
        <comment>sim.start.lot</comment>
        <translation>o time %1 tem o pontapé inicial por sorteio</translation>
    </message>
    <message>
        <source>%1 has kick-off</source>
        <comment>sim.start.kickOff</comment>
        <translation>o time %1 tem o pontapé inicial</translation>
    </message>
    <message>
        <source>%1 kicks first by lot</source>
        <comment>sim.start.kicksFirst</comment>
        <translation>o time %1 cobra primeiro por sorteio</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <comment>sim.stop.won</comment>
        <translation>o time %1 venceu</translation>
    </message>
    <message>
        <source>it is a draw</source>
        <comment>sim.stop.draw</comment>
        <translation>a partida terminou empatada</translation>
    </message>
    <message>
        <source>abandoned</source>
        <comment>sim.stop.abandoned</comment>
        <translation>interrompida definitivamente</translation>
    </message>
    <message>
        <source>the time of %1 s is over</source>
        <comment>sim.period.timeOver</comment>
        <translation>o tempo de %1 s acabou</translation>
    </message>
    <message>
        <source>%1 has scored</source>
        <comment>sim.shootOut.scored</comment>
        <translation>o time %1 marcou</translation>
    </message>
    <message>
        <source>%1 has not scored</source>
        <comment>sim.shootOut.missed</comment>
        <translation>o time %1 não marcou</translation>
    </message>
    <message>
        <source>asked for by a person</source>
        <comment>sim.pause.person</comment>
        <translation>pedido por uma pessoa</translation>
    </message>
    <message>
        <source>the strategy of %1 is not connected</source>
        <comment>sim.pause.connection</comment>
        <translation>a estratégia do time %1 não está conectada</translation>
    </message>
    <message>
        <source>time-out of %1, %2 s</source>
        <comment>sim.pause.timeOut</comment>
        <translation>tempo técnico do time %1, %2 s</translation>
    </message>
    <message>
        <source>the strategy of %1 is connected</source>
        <comment>sim.connection.found</comment>
        <translation>a estratégia do time %1 está conectada</translation>
    </message>
    <message>
        <source>the strategy of %1 is gone</source>
        <comment>sim.connection.lost</comment>
        <translation>a estratégia do time %1 saiu</translation>
    </message>
    <message>
        <source>%2 robots of %1 go elsewhere than wanted</source>
        <comment>sim.corrections.some</comment>
        <translation>%2 robôs do time %1 vão para um lugar diferente do desejado</translation>
    </message>
    <message>
        <source>%1 has not answered in time and stands in the default formation</source>
        <comment>sim.corrections.noAnswer</comment>
        <translation>o time %1 não respondeu a tempo e fica na formação padrão</translation>
    </message>
    <message>
        <source>%1 is not possible now: %2</source>
        <comment>sim.refused.state</comment>
        <translation>%1 não é possível agora: %2</translation>
    </message>
    <message>
        <source>console %1 is not known here</source>
        <comment>sim.refused.console</comment>
        <translation>O console %1 não é conhecido aqui</translation>
    </message>
    <message>
        <source>there is no foul to decide upon</source>
        <comment>sim.refused.noVerdict</comment>
        <translation>Não há falta sobre a qual decidir</translation>
    </message>
    <message>
        <source>a foul waits for its decision</source>
        <comment>sim.refused.verdict</comment>
        <translation>Uma falta espera a decisão</translation>
    </message>
    <message>
        <source>%1 is not possible in this period</source>
        <comment>sim.refused.restart</comment>
        <translation>%1 não é possível neste período</translation>
    </message>
    <message>
        <source>it is the kick of %1</source>
        <comment>sim.refused.kicker</comment>
        <translation>É a vez de o time %1 cobrar</translation>
    </message>
    <message>
        <source>the match will pause already</source>
        <comment>sim.refused.paused</comment>
        <translation>A partida já vai pausar</translation>
    </message>
    <message>
        <source>no pause is to come</source>
        <comment>sim.refused.noPause</comment>
        <translation>Não há pausa prevista</translation>
    </message>
    <message>
        <source>a place needs finite numbers</source>
        <comment>sim.refused.noPlace</comment>
        <translation>Um lugar precisa de números finitos</translation>
    </message>
    <message>
        <source>this place is outside of the field</source>
        <comment>sim.refused.outside</comment>
        <translation>Este lugar fica fora do campo</translation>
    </message>
    <message>
        <source>the ball is at this place</source>
        <comment>sim.refused.onBall</comment>
        <translation>A bola está neste lugar</translation>
    </message>
    <message>
        <source>robot %2 of %1 is at this place</source>
        <comment>sim.refused.onRobot</comment>
        <translation>O robô %2 de %1 está neste lugar</translation>
    </message>
    <message>
        <source>there is no object %1 on the field</source>
        <comment>sim.refused.object</comment>
        <translation>Não há objeto %1 no campo</translation>
    </message>
    <message>
        <source>a score is from 0 to %1</source>
        <comment>sim.refused.score</comment>
        <translation>Um placar vai de 0 a %1</translation>
    </message>
    <message>
        <source>%1 has no time-outs left</source>
        <comment>sim.refused.timeOuts</comment>
        <translation>O time %1 não tem mais tempos técnicos</translation>
    </message>
    <message>
        <source>a time-out is running</source>
        <comment>sim.refused.timeOut</comment>
        <translation>Há um tempo técnico em andamento</translation>
    </message>
    <message>
        <source>to confirm</source>
        <comment>sim.command.confirm</comment>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>to reject</source>
        <comment>sim.command.reject</comment>
        <translation>Rejeitar</translation>
    </message>
    <message>
        <source>to overrule</source>
        <comment>sim.command.overrule</comment>
        <translation>Mudar a decisão</translation>
    </message>
    <message>
        <source>to give a foul</source>
        <comment>sim.command.foul</comment>
        <translation>Marcar uma falta</translation>
    </message>
    <message>
        <source>a pause</source>
        <comment>sim.command.pause</comment>
        <translation>Uma pausa</translation>
    </message>
    <message>
        <source>to resume</source>
        <comment>sim.command.resume</comment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>the whistle</source>
        <comment>sim.command.whistle</comment>
        <translation>O apito</translation>
    </message>
    <message>
        <source>the start of the match</source>
        <comment>sim.command.start</comment>
        <translation>O início da partida</translation>
    </message>
    <message>
        <source>the start of a period</source>
        <comment>sim.command.startPeriod</comment>
        <translation>O início de um período</translation>
    </message>
    <message>
        <source>a new match</source>
        <comment>sim.command.newMatch</comment>
        <translation>Uma nova partida</translation>
    </message>
    <message>
        <source>to place something</source>
        <comment>sim.command.place</comment>
        <translation>Colocar algo</translation>
    </message>
    <message>
        <source>to set the score</source>
        <comment>sim.command.setScore</comment>
        <translation>Definir o placar</translation>
    </message>
    <message>
        <source>a time-out</source>
        <comment>sim.command.timeOut</comment>
        <translation>Um tempo técnico</translation>
    </message>
    <message>
        <source>play is on</source>
        <comment>sim.state.normal</comment>
        <translation>o jogo está em andamento</translation>
    </message>
    <message>
        <source>the match pauses</source>
        <comment>sim.state.pause</comment>
        <translation>a partida está em pausa</translation>
    </message>
    <message>
        <source>play goes on</source>
        <comment>sim.state.resume</comment>
        <translation>o jogo continua</translation>
    </message>
    <message>
        <source>strategies are asked for places</source>
        <comment>sim.state.query</comment>
        <translation>pedem-se as posições às estratégias</translation>
    </message>
    <message>
        <source>robots are placed</source>
        <comment>sim.state.move</comment>
        <translation>os robôs são colocados</translation>
    </message>
    <message>
        <source>robots are ready</source>
        <comment>sim.state.ready</comment>
        <translation>os robôs estão prontos</translation>
    </message>
    <message>
        <source>it is a break</source>
        <comment>sim.state.break</comment>
        <translation>é o intervalo</translation>
    </message>
    <message>
        <source>the match has not begun</source>
        <comment>sim.state.before</comment>
        <translation>a partida não começou</translation>
    </message>
    <message>
        <source>the match is over</source>
        <comment>sim.state.finished</comment>
        <translation>a partida acabou</translation>
    </message>
    <message>
        <source>%1 has logged in: %2 (side: %3)</source>
        <comment>simuroClient.welcome</comment>
        <translation>%1 entrou: %2 (lado: %3)</translation>
    </message>
    <message>
        <source>%1 was refused: %2</source>
        <comment>simuroClient.refused</comment>
        <translation>%1 foi recusado: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>simuroClient.message</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>further faults of %1 are not logged</source>
        <comment>simuroClient.quiet</comment>
        <translation>Outras falhas de %1 não são registradas no log</translation>
    </message>
    <message>
        <source>the strategy of %1 has not answered for %2 frames: its robots stop</source>
        <comment>simuroClient.silent</comment>
        <translation>A estratégia do time %1 não respondeu por %2 quadros: seus robôs param</translation>
    </message>
    <message>
        <source>%1 has no effect: %2</source>
        <comment>simuroTrainer.ignored</comment>
        <translation>%1 não tem efeito: %2</translation>
    </message>
    <message>
        <source>there is no such play mode</source>
        <comment>simuroTrainer.noMode</comment>
        <translation>Não existe esse modo de jogo</translation>
    </message>
    <message>
        <source>a place is missing: (pos x y z), in m</source>
        <comment>simuroTrainer.noPlace</comment>
        <translation>Falta um lugar: (pos x y z), em m</translation>
    </message>
    <message>
        <source>there is no such robot: (team Left) (unum 1)</source>
        <comment>simuroTrainer.noRobot</comment>
        <translation>Não existe esse robô: (team Left) (unum 1)</translation>
    </message>
    <message>
        <source>it takes whole numbers that are not negative: (left 1) (right 0)</source>
        <comment>simuroTrainer.score</comment>
        <translation>são precisos números inteiros não negativos: (left 1) (right 0)</translation>
    </message>
    <message>
        <source>the team must be Left or Right</source>
        <comment>simuroTrainer.side</comment>
        <translation>O time deve ser Left ou Right</translation>
    </message>
    <message>
        <source>there is no league %1; leagues are %2</source>
        <comment>profile.unknown</comment>
        <translation>Não existe a liga %1; as ligas são %2</translation>
    </message>
    <message>
        <source>the league file %1 cannot be read</source>
        <comment>profile.notFound</comment>
        <translation>O arquivo de liga %1 não pode ser lido</translation>
    </message>
    <message>
        <source>the match goes on without automatic referee: %1</source>
        <comment>referee.none</comment>
        <translation>A partida continua sem árbitro automático: %1</translation>
    </message>
    <message>
        <source>a team is blue or yellow, not %1</source>
        <comment>robot.team</comment>
        <translation>Um time é blue ou yellow, não %1</translation>
    </message>
    <message>
        <source>a number is from 1 to %1, not %2</source>
        <comment>robot.number</comment>
        <translation>Um número vai de 1 a %1, não %2</translation>
    </message>
    <message>
        <source>cannot read the league file</source>
        <comment>simuro.unreadable</comment>
        <translation>Não é possível ler o arquivo de liga</translation>
    </message>
    <message>
        <source>is it a text of at most 1 MiB that you may read?</source>
        <comment>simuro.text</comment>
        <translation>É um texto de no máximo 1 MiB que você pode ler?</translation>
    </message>
    <message>
        <source>there is no league in this file</source>
        <comment>simuro.noLeague</comment>
        <translation>Não há liga neste arquivo</translation>
    </message>
    <message>
        <source>a league file is one list: (simuro (base large-simurosot) ...)</source>
        <comment>simuro.start</comment>
        <translation>Um arquivo de liga é uma única lista: (simuro (base large-simurosot) ...)</translation>
    </message>
    <message>
        <source>only the first list counts</source>
        <comment>simuro.second</comment>
        <translation>Só vale a primeira lista</translation>
    </message>
    <message>
        <source>`%1` stands alone</source>
        <comment>simuro.notList</comment>
        <translation>`%1` está sozinho</translation>
    </message>
    <message>
        <source>a list without a name</source>
        <comment>simuro.unnamed</comment>
        <translation>Uma lista sem nome</translation>
    </message>
    <message>
        <source>values are lists of a name and a value: (length 400)</source>
        <comment>simuro.write</comment>
        <translation>Valores são listas de um nome e um valor: (length 400)</translation>
    </message>
    <message>
        <source>there is no league `%1`</source>
        <comment>simuro.unknownBase</comment>
        <translation>Não existe a liga `%1`</translation>
    </message>
    <message>
        <source>there is no `%1` here</source>
        <comment>simuro.unknown</comment>
        <translation>Não há `%1` aqui</translation>
    </message>
    <message>
        <source>it knows %1</source>
        <comment>simuro.known</comment>
        <translation>Conhecidos: %1</translation>
    </message>
    <message>
        <source>`%1` takes one value</source>
        <comment>simuro.oneValue</comment>
        <translation>`%1` recebe um valor</translation>
    </message>
    <message>
        <source>`%1` is a number from %2 to %3, not `%4`</source>
        <comment>simuro.number</comment>
        <translation>`%1` é um número de %2 a %3, não `%4`</translation>
    </message>
    <message>
        <source>`%1` is a number from %2 to %3 %4, not `%5`</source>
        <comment>simuro.numberOf</comment>
        <translation>`%1` é um número de %2 a %3 %4, não `%5`</translation>
    </message>
    <message>
        <source>`%1` is a whole number from %2 to %3, not `%4`</source>
        <comment>simuro.whole</comment>
        <translation>`%1` é um número inteiro de %2 a %3, não `%4`</translation>
    </message>
    <message>
        <source>`%1` is true or false, not `%2`</source>
        <comment>simuro.flag</comment>
        <translation>`%1` é true ou false, não `%2`</translation>
    </message>
    <message>
        <source>`%1` is ask, confirm or reject, not `%2`</source>
        <comment>simuro.policy</comment>
        <translation>`%1` é ask, confirm ou reject, não `%2`</translation>
    </message>
    <message>
        <source>`%1` is a colour such as #2f6fe4, not `%2`</source>
        <comment>simuro.colour</comment>
        <translation>`%1` é uma cor como #2f6fe4, não `%2`</translation>
    </message>
    <message>
        <source>`%1` is a text of %2 to %3 printable characters</source>
        <comment>simuro.length</comment>
        <translation>`%1` é um texto de %2 a %3 caracteres imprimíveis</translation>
    </message>
    <message>
        <source>`%1` is there twice</source>
        <comment>simuro.twice</comment>
        <translation>`%1` aparece duas vezes</translation>
    </message>
    <message>
        <source>the first one counts</source>
        <comment>simuro.first</comment>
        <translation>Vale o primeiro</translation>
    </message>
    <message>
        <source>it stays %1</source>
        <comment>simuro.stays</comment>
        <translation>Continua %1</translation>
    </message>
    <message>
        <source>the values of the base count: %1</source>
        <comment>simuro.preset</comment>
        <translation>Valem os valores da base: %1</translation>
    </message>
    <message>
        <source>there is more that is wrong</source>
        <comment>simuro.more</comment>
        <translation>Há mais erros</translation>
    </message>
    <message>
        <source>put right what is listed first</source>
        <comment>simuro.moreHint</comment>
        <translation>Corrija primeiro o que está listado</translation>
    </message>
    <message>
        <source>a goal with the two corners beside it is at most as wide as the field</source>
        <comment>simuro.goalWider</comment>
        <translation>Um gol com os dois cantos ao lado é no máximo tão largo quanto o campo</translation>
    </message>
    <message>
        <source>a goal is at least as deep as the ball</source>
        <comment>simuro.goalShallow</comment>
        <translation>Um gol é pelo menos tão fundo quanto a bola</translation>
    </message>
    <message>
        <source>a goal is wider than the ball and a robot</source>
        <comment>simuro.goalNarrow</comment>
        <translation>Um gol é mais largo que a bola e um robô</translation>
    </message>
    <message>
        <source>the ball is lost only farther behind the goal line than a goal is deep</source>
        <comment>simuro.goalLost</comment>
        <translation>A bola só se perde atrás da linha de fundo mais longe que a profundidade de um gol</translation>
    </message>
    <message>
        <source>a corner is at most as long as half the field</source>
        <comment>simuro.corners</comment>
        <translation>Um canto é no máximo tão longo quanto metade do campo</translation>
    </message>
    <message>
        <source>a penalty area is at most as large as half the field</source>
        <comment>simuro.penaltyArea</comment>
        <translation>Uma grande área é no máximo tão grande quanto metade do campo</translation>
    </message>
    <message>
        <source>a goal area is at most as large as the penalty area</source>
        <comment>simuro.goalArea</comment>
        <translation>Uma pequena área é no máximo tão grande quanto a grande área</translation>
    </message>
    <message>
        <source>the centre circle lies within the field</source>
        <comment>simuro.circle</comment>
        <translation>O círculo central fica dentro do campo</translation>
    </message>
    <message>
        <source>the penalty mark lies in half the field</source>
        <comment>simuro.penaltyMark</comment>
        <translation>A marca do pênalti fica na metade do campo</translation>
    </message>
    <message>
        <source>the robots beside a free-ball mark lie within the half</source>
        <comment>simuro.freeBall</comment>
        <translation>Os robôs ao lado de uma marca de bola livre ficam dentro da metade</translation>
    </message>
    <message>
        <source>the robots of a free ball do not touch the ball</source>
        <comment>simuro.freeBallGap</comment>
        <translation>Os robôs de uma bola livre não tocam na bola</translation>
    </message>
    <message>
        <source>a robot fits into the goal area</source>
        <comment>simuro.keeperFits</comment>
        <translation>Um robô cabe na pequena área</translation>
    </message>
    <message>
        <source>the robots of a side fit into its half, outside of the centre circle</source>
        <comment>simuro.robotsFit</comment>
        <translation>Os robôs de um lado cabem na sua metade, fora do círculo central</translation>
    </message>
    <message>
        <source>wheels lie within the robot</source>
        <comment>simuro.wheelsFit</comment>
        <translation>As rodas ficam dentro do robô</translation>
    </message>
    <message>
        <source>a robot has more mass than its wheels</source>
        <comment>simuro.wheelMass</comment>
        <translation>Um robô tem mais massa que suas rodas</translation>
    </message>
    <message>
        <source>there is no referee library %1</source>
        <comment>simuroReferee.noFile</comment>
        <translation>Não existe a biblioteca de árbitro %1</translation>
    </message>
    <message>
        <source>there is no referee library %1; there are: %2</source>
        <comment>simuroReferee.unknown</comment>
        <translation>não há biblioteca de árbitro %1; há: %2</translation>
    </message>
    <message>
        <source>the referee library %1 cannot be loaded: %2</source>
        <comment>simuroReferee.notLoaded</comment>
        <translation>A biblioteca de árbitro %1 não pode ser carregada: %2</translation>
    </message>
    <message>
        <source>%1 is no referee: it has no function %2</source>
        <comment>simuroReferee.noFunction</comment>
        <translation>%1 não é um árbitro: não tem a função %2</translation>
    </message>
    <message>
        <source>the referee library %1 cannot judge this league</source>
        <comment>simuroReferee.notMade</comment>
        <translation>A biblioteca de árbitro %1 não pode arbitrar esta liga</translation>
    </message>
    <message>
        <source>the referee %1 is for version %2 of the interface, this program has version %3</source>
        <comment>simuroReferee.version</comment>
        <translation>O árbitro %1 é para a versão %2 da interface; este programa tem a versão %3</translation>
    </message>
    <message>
        <source>the strategy %1 cannot be loaded: %2</source>
        <comment>simuroClient.notLoaded</comment>
        <translation>a estratégia %1 não pode ser carregada: %2</translation>
    </message>
    <message>
        <source>%1 is no strategy of version %2 of the interface</source>
        <comment>simuroClient.noStrategy</comment>
        <translation>%1 não é uma estratégia da versão %2 da interface</translation>
    </message>
    <message>
        <source>the strategy %1 cannot be made: error %2</source>
        <comment>simuroClient.notMade</comment>
        <translation>a estratégia %1 não pode ser criada: erro %2</translation>
    </message>
    <message>
        <source>there is no strategy %1 in the folders of strategies; there are: %2</source>
        <comment>strategy.notFound</comment>
        <translation>não há estratégia %1 nas pastas de estratégias; há: %2</translation>
    </message>
    <message>
        <source>Simurosot.%1 cannot be %2; it stays %3</source>
        <comment>profile.impossible</comment>
        <translation>Simurosot.%1 não pode ser %2; continua %3</translation>
    </message>
    <message>
        <source>Simurosot.%1 cannot be %2, it stays %3: %4</source>
        <comment>profile.apart</comment>
        <translation>Simurosot.%1 não pode ser %2, continua %3: %4</translation>
    </message>
    <message>
        <source>a strategy that runs inside the simulator keeps its own memory</source>
        <comment>state.strategy</comment>
        <translation>uma estratégia que roda dentro do simulador tem sua própria memória</translation>
    </message>
    <message>
        <source>it knows name, kind, league, players, versions, mode, own_halves, ball, left and right</source>
        <comment>formation.known</comment>
        <translation>conhece name, kind, league, players, versions, mode, own_halves, ball, left e right</translation>
    </message>
    <message>
        <source>the referee does not know the places of this restart</source>
        <comment>restartPlan.noReferee</comment>
        <translation>o árbitro não conhece os lugares deste reinício</translation>
    </message>
    <message>
        <source>cannot read the file</source>
        <comment>f2000.unreadable</comment>
        <translation>não é possível ler o arquivo</translation>
    </message>
    <message>
        <source>is it a text of at most 256 KiB that you may read?</source>
        <comment>f2000.text</comment>
        <translation>é um texto de no máximo 256 KiB que você pode ler?</translation>
    </message>
    <message>
        <source>`%1` stands alone</source>
        <comment>f2000.notList</comment>
        <translation>`%1` está sozinho</translation>
    </message>
    <message>
        <source>a list without a name</source>
        <comment>f2000.unnamed</comment>
        <translation>uma lista sem nome</translation>
    </message>
    <message>
        <source>values are lists of a name and a value: (mass 12)</source>
        <comment>f2000.write</comment>
        <translation>os valores são listas de um nome e um valor: (mass 12)</translation>
    </message>
    <message>
        <source>there is no `%1` here; it is left out</source>
        <comment>f2000.unknown</comment>
        <translation>não há `%1` aqui; é omitido</translation>
    </message>
    <message>
        <source>it knows %1</source>
        <comment>f2000.known</comment>
        <translation>conhece %1</translation>
    </message>
    <message>
        <source>`%1` stands here twice; the first one counts</source>
        <comment>f2000.twice</comment>
        <translation>`%1` aparece aqui duas vezes; vale o primeiro</translation>
    </message>
    <message>
        <source>`%1` takes one value</source>
        <comment>f2000.oneValue</comment>
        <translation>`%1` recebe um valor</translation>
    </message>
    <message>
        <source>`%1` is a number from %2 to %3, not `%4`</source>
        <comment>f2000.number</comment>
        <translation>`%1` é um número de %2 a %3, não `%4`</translation>
    </message>
    <message>
        <source>`%1` is a number from %2 to %3 %4, not `%5`</source>
        <comment>f2000.numberOf</comment>
        <translation>`%1` é um número de %2 a %3 %4, não `%5`</translation>
    </message>
    <message>
        <source>`%1` takes %2 numbers</source>
        <comment>f2000.numbers</comment>
        <translation>`%1` recebe %2 números</translation>
    </message>
    <message>
        <source>`%1` is a whole number from %2 to %3, not `%4`</source>
        <comment>f2000.whole</comment>
        <translation>`%1` é um número inteiro de %2 a %3, não `%4`</translation>
    </message>
    <message>
        <source>`%1` is true or false, not `%2`</source>
        <comment>f2000.flag</comment>
        <translation>`%1` é true ou false, não `%2`</translation>
    </message>
    <message>
        <source>`%1` is one of %2, not `%3`</source>
        <comment>f2000.choice</comment>
        <translation>`%1` é um de %2, não `%3`</translation>
    </message>
    <message>
        <source>`%1` is a colour such as orange or #ff8000, not `%2`</source>
        <comment>f2000.colour</comment>
        <translation>`%1` é uma cor como orange ou #ff8000, não `%2`</translation>
    </message>
    <message>
        <source>`%1` is missing</source>
        <comment>f2000.needed</comment>
        <translation>falta `%1`</translation>
    </message>
    <message>
        <source>the file has no section `%1`</source>
        <comment>f2000.noSection</comment>
        <translation>o arquivo não tem a seção `%1`</translation>
    </message>
    <message>
        <source>a shape is (shape rect W H), (shape ellipse A B) or (shape triangle X1 Y1 X2 Y2 X3 Y3)</source>
        <comment>f2000.shape</comment>
        <translation>uma forma é (shape rect W H), (shape ellipse A B) ou (shape triangle X1 Y1 X2 Y2 X3 Y3)</translation>
    </message>
    <message>
        <source>the corners of the triangle are on one line</source>
        <comment>f2000.flatTriangle</comment>
        <translation>os vértices do triângulo estão em uma linha</translation>
    </message>
    <message>
        <source>it ends below its beginning</source>
        <comment>f2000.heights</comment>
        <translation>termina abaixo do seu começo</translation>
    </message>
    <message>
        <source>there are two devices `%1`</source>
        <comment>f2000.device</comment>
        <translation>há dois dispositivos `%1`</translation>
    </message>
    <message>
        <source>each device needs a name of its own</source>
        <comment>f2000.deviceHint</comment>
        <translation>cada dispositivo precisa de um nome próprio</translation>
    </message>
    <message>
        <source>a manipulator needs two states or more</source>
        <comment>f2000.states</comment>
        <translation>um manipulador precisa de dois estados ou mais</translation>
    </message>
    <message>
        <source>there are two states `%1`</source>
        <comment>f2000.stateTwice</comment>
        <translation>há dois estados `%1`</translation>
    </message>
    <message>
        <source>there is no state `%1`</source>
        <comment>f2000.noState</comment>
        <translation>não há o estado `%1`</translation>
    </message>
    <message>
        <source>without a duration, `%1` is never left for `%2`</source>
        <comment>f2000.noDuration</comment>
        <translation>sem duração, nunca se passa de `%1` para `%2`</translation>
    </message>
    <message>
        <source>add (duration MS)</source>
        <comment>f2000.durationHint</comment>
        <translation>acrescente (duration MS)</translation>
    </message>
    <message>
        <source>the robot is %1 by %2 mm; the rules allow %3 mm each way</source>
        <comment>f2000.footprint</comment>
        <translation>o robô mede %1 por %2 mm; as regras permitem %3 mm em cada direção</translation>
    </message>
    <message>
        <source>the robot is %1 mm high; the rules allow %2</source>
        <comment>f2000.height</comment>
        <translation>o robô tem %1 mm de altura; as regras permitem %2</translation>
    </message>
    <message>
        <source>the robot has %1 kg; the rules allow %2</source>
        <comment>f2000.mass</comment>
        <translation>o robô tem %1 kg; as regras permitem %2</translation>
    </message>
    <message>
        <source>it plays nevertheless</source>
        <comment>f2000.plays</comment>
        <translation>joga mesmo assim</translation>
    </message>
    <message>
        <source>cannot read the log</source>
        <comment>f2000.log.unreadable</comment>
        <translation>não é possível ler o registro</translation>
    </message>
    <message>
        <source>a line has 8 whole numbers: t_ms x_mm y_mm theta_mdeg vt_mms vr_mdegs vt_set_mms vr_set_mdegs</source>
        <comment>f2000.log.columns</comment>
        <translation>uma linha tem 8 números inteiros: t_ms x_mm y_mm theta_mdeg vt_mms vr_mdegs vt_set_mms vr_set_mdegs</translation>
    </message>
    <message>
        <source>the time does not increase: %1 ms after %2 ms</source>
        <comment>f2000.log.time</comment>
        <translation>o tempo não aumenta: %1 ms depois de %2 ms</translation>
    </message>
    <message>
        <source>sort the lines, or leave out what was written twice</source>
        <comment>f2000.log.order</comment>
        <translation>ordene as linhas, ou retire o que foi escrito duas vezes</translation>
    </message>
    <message>
        <source>%1 ms are missing; another piece begins here</source>
        <comment>f2000.log.gap</comment>
        <translation>faltam %1 ms; aqui começa outro trecho</translation>
    </message>
    <message>
        <source>only %1 samples; %2 are needed to learn from</source>
        <comment>f2000.log.few</comment>
        <translation>apenas %1 amostras; são necessárias %2 para aprender</translation>
    </message>
    <message>
        <source>the commands reach %1 of 10 parts of the range of %2; drive more of it</source>
        <comment>f2000.log.coverage</comment>
        <translation>os comandos alcançam %1 de 10 partes da faixa de %2; percorra mais dela</translation>
    </message>
    <message>
        <source>this is no model of a drive: %1</source>
        <comment>f2000.model.damaged</comment>
        <translation>isto não é um modelo de tração: %1</translation>
    </message>
    <message>
        <source>train it again from its log</source>
        <comment>f2000.model.train</comment>
        <translation>treine-o de novo a partir do registro</translation>
    </message>
    <message>
        <source>%1 has no effect: %2</source>
        <comment>f2kGame.ignored</comment>
        <translation>%1 não tem efeito: %2</translation>
    </message>
    <message>
        <source>it takes whole numbers that are not negative: (left 1) (right 0)</source>
        <comment>f2kGame.numbers</comment>
        <translation>são precisos números inteiros não negativos: (left 1) (right 0)</translation>
    </message>
    <message>
        <source>the whole ball is behind the goal line, %1 m from the middle of the goal and %2 m high</source>
        <comment>f2kGame.goal</comment>
        <translation>a bola toda está atrás da linha do gol, a %1 m do meio do gol e a %2 m de altura</translation>
    </message>
    <message>
        <source>in 2 s all robots go to their places, and the ball to the centre</source>
        <comment>f2kGame.goalNext</comment>
        <translation>em 2 s todos os robôs vão aos seus lugares, e a bola ao centro</translation>
    </message>
    <message>
        <source>the whole ball is beyond a touch line, at %1 m</source>
        <comment>f2kGame.sideOut</comment>
        <translation>a bola toda está além de uma linha lateral, em %1 m</translation>
    </message>
    <message>
        <source>in 1 s it lies on the field, 0.5 m inside</source>
        <comment>f2kGame.sideNext</comment>
        <translation>em 1 s fica no campo, 0,5 m para dentro</translation>
    </message>
    <message>
        <source>the whole ball is beyond a goal line, %1 m from its middle and %2 m high</source>
        <comment>f2kGame.endOut</comment>
        <translation>a bola toda está além de uma linha de fundo, a %1 m do meio e a %2 m de altura</translation>
    </message>
    <message>
        <source>in 1 s it lies on the nearest restart point</source>
        <comment>f2kGame.endNext</comment>
        <translation>em 1 s fica no ponto de reinício mais próximo</translation>
    </message>
    <message>
        <source>the ball has moved by less than 0.2 m in 10 s</source>
        <comment>f2kGame.stuck</comment>
        <translation>a bola moveu-se menos de 0,2 m em 10 s</translation>
    </message>
    <message>
        <source>the ball has flown away</source>
        <comment>f2kGame.flown</comment>
        <translation>a bola voou para longe</translation>
    </message>
    <message>
        <source>it is back at the centre</source>
        <comment>f2kGame.flownNext</comment>
        <translation>está de volta ao centro</translation>
    </message>
    <message>
        <source>the score was set to %1 : %2</source>
        <comment>f2kGame.scoreSet</comment>
        <translation>o placar foi definido como %1 : %2</translation>
    </message>
    <message>
        <source>goal</source>
        <comment>f2kGame.goalRule</comment>
        <translation>gol</translation>
    </message>
    <message>
        <source>ball out</source>
        <comment>f2kGame.outRule</comment>
        <translation>bola fora</translation>
    </message>
    <message>
        <source>ball stuck</source>
        <comment>f2kGame.stuckRule</comment>
        <translation>bola presa</translation>
    </message>
    <message>
        <source>ball height</source>
        <comment>f2kGame.heightRule</comment>
        <translation>altura da bola</translation>
    </message>
    <message>
        <source>plugins of robots keep states of their own</source>
        <comment>f2kGame.inexact</comment>
        <translation>plugins dos robôs mantêm estados próprios</translation>
    </message>
    <message>
        <source>there is no library %1 in the folders of plugins of this league; there are: %2</source>
        <comment>f2kGame.noLibrary</comment>
        <translation>Não há biblioteca %1 nas pastas de plug-ins desta liga; há: %2</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <comment>f2kGame.noFile</comment>
        <translation>não há o arquivo %1</translation>
    </message>
    <message>
        <source>files are looked for beside this one, then below the data directories</source>
        <comment>f2kGame.beside</comment>
        <translation>os arquivos são procurados ao lado deste, depois nas pastas de dados</translation>
    </message>
    <message>
        <source>the benchmark cannot be played: %1</source>
        <comment>f2kGame.benchmark</comment>
        <translation>não é possível jogar o teste: %1</translation>
    </message>
    <message>
        <source>it cannot be written</source>
        <comment>f2kGame.notWritten</comment>
        <translation>não é possível escrever</translation>
    </message>
    <message>
        <source>name one policy or more; there are all, %1</source>
        <comment>f2kGame.noPolicy</comment>
        <translation>indique pelo menos uma tática; há all, %1</translation>
    </message>
    <message>
        <source>name one player or more</source>
        <comment>f2kGame.noPlayers</comment>
        <translation>indique pelo menos um jogador</translation>
    </message>
    <message>
        <source>it takes a whole number from 1 to %1, not `%2`</source>
        <comment>f2kGame.count</comment>
        <translation>é preciso um número inteiro de 1 a %1, não `%2`</translation>
    </message>
    <message>
        <source>options are NAME=VALUE with blanks between them, not `%1`</source>
        <comment>f2kGame.options</comment>
        <translation>as opções são NOME=VALOR separadas por espaços, não `%1`</translation>
    </message>
    <message>
        <source>the option %1 stands there twice</source>
        <comment>f2kGame.optionTwice</comment>
        <translation>a opção %1 aparece duas vezes</translation>
    </message>
    <message>
        <source>benchmark: %1 of %2 played, now %3</source>
        <comment>f2kGame.progress</comment>
        <translation>comparação: %1 de %2 jogados, agora %3</translation>
    </message>
    <message>
        <source>there is no policy %1; there are all, %2</source>
        <comment>f2kGame.policy</comment>
        <translation>não há a política %1; há all, %2</translation>
    </message>
    <message>
        <source>the plugin %1 is there already</source>
        <comment>f2kPlugin.twice</comment>
        <translation>o plugin %1 já existe</translation>
    </message>
    <message>
        <source>the library %1 cannot be loaded: %2</source>
        <comment>f2kPlugin.load</comment>
        <translation>não é possível carregar a biblioteca %1: %2</translation>
    </message>
    <message>
        <source>the library %1 has no plugins: it does not export %2</source>
        <comment>f2kPlugin.exports</comment>
        <translation>a biblioteca %1 não tem plugins: não exporta %2</translation>
    </message>
    <message>
        <source>the plugin %1 of %2 is left out: it was made for version %3 of the interface, and this is %4</source>
        <comment>f2kPlugin.abi</comment>
        <translation>o plugin %1 de %2 foi omitido: é para a versão %3 da interface, e esta é a %4</translation>
    </message>
    <message>
        <source>the plugin %1 of %2 is left out: there is no kind %3</source>
        <comment>f2kPlugin.kind</comment>
        <translation>o plugin %1 de %2 foi omitido: não há o tipo %3</translation>
    </message>
    <message>
        <source>a plugin of %1 is left out: it has no name</source>
        <comment>f2kPlugin.nameless</comment>
        <translation>um plugin de %1 foi omitido: não tem nome</translation>
    </message>
    <message>
        <source>there is no drive %1; there are %2</source>
        <comment>f2kPlugin.noMotion</comment>
        <translation>não há a tração %1; há %2</translation>
    </message>
    <message>
        <source>there is no kind of sensor %1; there are %2</source>
        <comment>f2kPlugin.noSensor</comment>
        <translation>não há o tipo de sensor %1; há %2</translation>
    </message>
    <message>
        <source>there is no player %1; there are %2</source>
        <comment>f2kPlugin.noPlayer</comment>
        <translation>não há o jogador %1; há %2</translation>
    </message>
    <message>
        <source>the player %1 has no option %2; it has %3</source>
        <comment>f2kPlugin.noOption</comment>
        <translation>o jogador %1 não tem a opção %2; tem %3</translation>
    </message>
    <message>
        <source>the player %1 has no options, so no %2</source>
        <comment>f2kPlugin.noOptions</comment>
        <translation>o jogador %1 não tem opções, portanto também não %2</translation>
    </message>
    <message>
        <source>the option %1 of %2 is a number from %3 to %4, not `%5`</source>
        <comment>f2kPlugin.optionNumber</comment>
        <translation>a opção %1 de %2 é um número de %3 a %4, não `%5`</translation>
    </message>
    <message>
        <source>the option %1 of %2 is one of %3, not `%4`</source>
        <comment>f2kPlugin.optionChoice</comment>
        <translation>a opção %1 de %2 é uma de %3, não `%4`</translation>
    </message>
    <message>
        <source>the device %1 cannot tell %2: nobody knows such data</source>
        <comment>f2kPlugin.noFeature</comment>
        <translation>o dispositivo %1 não pode informar %2: ninguém conhece esses dados</translation>
    </message>
    <message>
        <source>%1 refuses its settings: %2</source>
        <comment>f2kPlugin.refused</comment>
        <translation>%1 recusa suas configurações: %2</translation>
    </message>
    <message>
        <source>the sensor %1 of robot %2 has failed and tells nothing any more: %3</source>
        <comment>f2kPlugin.sensorFailed</comment>
        <translation>o sensor %1 do robô %2 falhou e não informa mais nada: %3</translation>
    </message>
    <message>
        <source>the drive of robot %1 has failed, so it stands: %2</source>
        <comment>f2kPlugin.driveFailed</comment>
        <translation>a tração do robô %1 falhou, e ele está parado: %2</translation>
    </message>
    <message>
        <source>the player %1 has failed and goes with its robot: %2</source>
        <comment>f2kPlugin.playerFailed</comment>
        <translation>o jogador %1 falhou e sai com seu robô: %2</translation>
    </message>
    <message>
        <source>it moves by a way that is no number</source>
        <comment>f2kPlugin.notFinite</comment>
        <translation>move-se por um trajeto que não é um número</translation>
    </message>
    <message>
        <source>a place is missing: (pos x y z), in m</source>
        <comment>f2kGame.noPlace</comment>
        <translation>Falta um lugar: (pos x y z), em m</translation>
    </message>
    <message>
        <source>there is no such robot: (team Left) (unum 1)</source>
        <comment>f2kGame.noRobot</comment>
        <translation>Não existe esse robô: (team Left) (unum 1)</translation>
    </message>
    <message>
        <source>there is no ball</source>
        <comment>f2kGame.noBall</comment>
        <translation>não há bola</translation>
    </message>
    <message>
        <source>there is no robot %1</source>
        <comment>f2kGame.noSuchRobot</comment>
        <translation>não há o robô %1</translation>
    </message>
    <message>
        <source>it takes a ball, a robot of blue, the keeper, and one of yellow, the attacker</source>
        <comment>f2kGame.benchmarkNeeds</comment>
        <translation>são necessários uma bola, um robô azul, o goleiro, e um amarelo, o atacante</translation>
    </message>
    <message>
        <source>there is no such play mode</source>
        <comment>f2kGame.noMode</comment>
        <translation>Este modo de jogo não existe</translation>
    </message>
    <message>
        <source>there is a game already</source>
        <comment>game.second</comment>
        <translation>Já existe um jogo</translation>
    </message>
    <message>
        <source>none</source>
        <comment>game.noLibraries</comment>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>monitor %1: %2</source>
        <comment>command.from</comment>
        <translation>monitor %1: %2</translation>
    </message>
    <message>
        <source>there is no command `%1`</source>
        <comment>command.unknown</comment>
        <translation>não há comando `%1`</translation>
    </message>
    <message>
        <source>it takes a ball, a robot of yellow, and two obstacles</source>
        <comment>f2kGame.challengeNeeds</comment>
        <translation>são precisos uma bola, um robô amarelo e dois obstáculos</translation>
    </message>
    <message>
        <source>Distance</source>
        <comment>f2kReading.distance</comment>
        <translation>Distância</translation>
    </message>
    <message>
        <source>Bearing</source>
        <comment>f2kReading.bearing</comment>
        <translation>Azimute</translation>
    </message>
    <message>
        <source>Elevation</source>
        <comment>f2kReading.elevation</comment>
        <translation>Elevação</translation>
    </message>
    <message>
        <source>Visible part</source>
        <comment>f2kReading.confidence</comment>
        <translation>Parte visível</translation>
    </message>
    <message>
        <source>Blue goal</source>
        <comment>f2kReading.blueGoal</comment>
        <translation>Baliza azul</translation>
    </message>
    <message>
        <source>Yellow goal</source>
        <comment>f2kReading.yellowGoal</comment>
        <translation>Baliza amarela</translation>
    </message>
    <message>
        <source>Post %1</source>
        <comment>f2kReading.post</comment>
        <translation>Poste %1</translation>
    </message>
    <message>
        <source>Line %1</source>
        <comment>f2kReading.line</comment>
        <translation>Linha %1</translation>
    </message>
    <message>
        <source>Speed</source>
        <comment>f2kReading.speed</comment>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>Turn rate</source>
        <comment>f2kReading.turn</comment>
        <translation>Velocidade de rotação</translation>
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
        <translation>Rumo</translation>
    </message>
    <message>
        <source>Path</source>
        <comment>f2kReading.path</comment>
        <translation>Percurso</translation>
    </message>
    <message>
        <source>Held up</source>
        <comment>f2kReading.stalled</comment>
        <translation>Retido</translation>
    </message>
    <message>
        <source>Slips</source>
        <comment>f2kReading.slipping</comment>
        <translation>Derrapa</translation>
    </message>
    <message>
        <source>Uncertainty of the place</source>
        <comment>f2kReading.sigma</comment>
        <translation>Incerteza do lugar</translation>
    </message>
    <message>
        <source>Uncertainty of the heading</source>
        <comment>f2kReading.sigmaTurn</comment>
        <translation>Incerteza do rumo</translation>
    </message>
    <message>
        <source>Pieces of lines</source>
        <comment>f2kReading.segments</comment>
        <translation>Troços de linhas</translation>
    </message>
    <message>
        <source>%1: %2, ready in</source>
        <comment>f2kReading.manipulator</comment>
        <translation>%1: %2, pronto em</translation>
    </message>
    <message>
        <source>Word %1</source>
        <comment>f2kReading.word</comment>
        <translation>Palavra %1</translation>
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
        <translation>Dados de sensor</translation>
    </message>
    <message>
        <source>Drive</source>
        <comment>f2kReading.motionKind</comment>
        <translation>Tração</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>f2kReading.playerKind</comment>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>a file of that name is there already</source>
        <comment>f2kGame.isThere</comment>
        <translation>já há um ficheiro com esse nome</translation>
    </message>
    <message>
        <source>%1 of robot %2 takes longer than 1 ms again and again, for which the run waits</source>
        <comment>f2kPlugin.slow</comment>
        <translation>%1 do robô %2 demora repetidamente mais de 1 ms, e a execução espera</translation>
    </message>
    <message>
        <source>expected exact, engine or iterative, not %1</source>
        <comment>expected.stepKind</comment>
        <translation>esperava-se exact, engine ou iterative, não %1</translation>
    </message>
    <message>
        <source>there is no kind of step `%1`</source>
        <comment>project.noStep</comment>
        <translation>Não há tipo de passo `%1`</translation>
    </message>
    <message>
        <source>choose exact, engine or iterative</source>
        <comment>project.steps</comment>
        <translation>escolha exact, engine ou iterative</translation>
    </message>
    <message>
        <source>this is text in UTF-16</source>
        <comment>scene.utf16</comment>
        <translation>Isto é texto em UTF-16</translation>
    </message>
    <message>
        <source>this is no text in UTF-8: it has zero bytes</source>
        <comment>scene.zeros</comment>
        <translation>Isto não é texto em UTF-8: contém bytes nulos</translation>
    </message>
    <message>
        <source>scenes are read in UTF-8; save it as that</source>
        <comment>scene.saveUtf8</comment>
        <translation>As cenas são lidas em UTF-8; salve-a assim</translation>
    </message>
    <message>
        <source>the mesh file %1 does not exist below the data directories</source>
        <comment>mesh.missing</comment>
        <translation>O arquivo de malha %1 não existe nos diretórios de dados</translation>
    </message>
    <message>
        <source>the mesh %1 is drawn without a file, but has no triangles to collide with</source>
        <comment>mesh.noCollider</comment>
        <translation>A malha %1 é desenhada sem arquivo, mas não tem triângulos com que colidir</translation>
    </message>
    <message>
        <source>put a file of that name below the data directories, or use other colliders</source>
        <comment>mesh.colliderFile</comment>
        <translation>Coloque um arquivo com esse nome nos diretórios de dados, ou use outros colisores</translation>
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
        <translation>Para onde o mouse aponta: x e y no mundo, em metros, e o que há lá</translation>
    </message>
    <message>
        <source>Place under the mouse</source>
        <translation>Lugar sob o mouse</translation>
    </message>
</context>
<context>
    <name>sparkwright::DecisionBanner</name>
    <message>
        <source>To decide: %1</source>
        <translation>A decidir: %1</translation>
    </message>
    <message>
        <source>%1. If it stands: %2</source>
        <translation>%1. Se valer: %2</translation>
    </message>
    <message>
        <source>The match waits for you.</source>
        <translation>A partida espera por você.</translation>
    </message>
    <message numerus="yes">
        <source>It stands in %n second(s) unless you overrule it.</source>
        <translation>
            <numerusform>Vale em %n segundo, a menos que você a anule.</numerusform>
            <numerusform>Vale em %n segundos, a menos que você a anule.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is overruled in %n second(s) unless you confirm it.</source>
        <translation>
            <numerusform>É anulada em %n segundo, a menos que você a confirme.</numerusform>
            <numerusform>É anulada em %n segundos, a menos que você a confirme.</numerusform>
        </translation>
    </message>
    <message>
        <source>Decision that waits for you</source>
        <translation>Decisão que espera por você</translation>
    </message>
    <message numerus="yes">
        <source>Votes of %n console(s): %1 confirm, %2 overrule. </source>
        <translation>
            <numerusform>Votos de %n console: %1 confirmam, %2 anulam. </numerusform>
            <numerusform>Votos de %n consoles: %1 confirmam, %2 anulam. </numerusform>
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
            <numerusform>esta máquina tem %n núcleo</numerusform>
            <numerusform>esta máquina tem %n núcleos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, it may be slower than real time</source>
        <translation>%1: %2, pode ser mais lento que o tempo real</translation>
    </message>
    <message>
        <source>%1: %2, whole teams need %3</source>
        <translation>%1: %2, times completos precisam de %3</translation>
    </message>
    <message>
        <source>%1: %2, enough for whole teams</source>
        <translation>%1: %2, suficiente para times completos</translation>
    </message>
    <message>
        <source>About the demo match</source>
        <translation>Sobre a partida demo</translation>
    </message>
    <message>
        <source>Play %1 against %1</source>
        <translation>Jogar %1 contra %1</translation>
    </message>
    <message>
        <source>Restart the match with %1 players in each team</source>
        <translation>Recomeçar a partida com %1 jogadores em cada time</translation>
    </message>
    <message>
        <source>Close this row</source>
        <translation>Fechar esta linha</translation>
    </message>
</context>
<context>
    <name>sparkwright::DesignPart</name>
    <message>
        <source>New &amp;robot…</source>
        <translation>Novo &amp;robô…</translation>
    </message>
    <message>
        <source>Make a first robot on wheels or legs</source>
        <translation>Criar um primeiro robô com rodas ou pernas</translation>
    </message>
    <message>
        <source>Import &amp;URDF…</source>
        <translation>Importar &amp;URDF…</translation>
    </message>
    <message>
        <source>Convert a robot in URDF to a scene, and open it</source>
        <translation>Converter um robô em URDF em uma cena e abri-la</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Juntas</translation>
    </message>
    <message>
        <source>Masses</source>
        <translation>Massas</translation>
    </message>
    <message>
        <source>Import &amp;mesh…</source>
        <translation>Importar &amp;malha…</translation>
    </message>
    <message>
        <source>Put a mesh file into the scene, with its pictures and a collider; or drop the file on a view</source>
        <translation>Colocar um arquivo de malha na cena, com suas imagens e um colisor; ou solte o arquivo sobre uma vista</translation>
    </message>
</context>
<context>
    <name>sparkwright::DifferenceView</name>
    <message>
        <source>Differences</source>
        <translation>Diferenças</translation>
    </message>
    <message>
        <source>  There are no differences.</source>
        <translation>  Não há diferenças.</translation>
    </message>
    <message>
        <source>  More differences follow.</source>
        <translation>  Seguem mais diferenças.</translation>
    </message>
</context>
<context>
    <name>sparkwright::DiskMessages</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 não pode ser lido: %2</translation>
    </message>
    <message>
        <source>this user may not read it. Change its permissions, or ask its owner.</source>
        <translation>este usuário não tem permissão para lê-lo. Mude as permissões ou fale com o proprietário.</translation>
    </message>
    <message>
        <source>it has more than 1 GiB. Split it into files that import each other.</source>
        <translation>tem mais de 1 GiB. Divida-o em arquivos que importem uns aos outros.</translation>
    </message>
    <message>
        <source>it does not exist. Check its name, or make it by saving a scene there.</source>
        <translation>não existe. Verifique o nome ou crie-o salvando uma cena lá.</translation>
    </message>
    <message>
        <source>its folder does not exist. Check the path, or mount the drive.</source>
        <translation>a pasta não existe. Verifique o caminho ou monte a unidade.</translation>
    </message>
    <message>
        <source>it is a folder. Choose a file in it.</source>
        <translation>é uma pasta. Escolha um arquivo nela.</translation>
    </message>
    <message>
        <source>it is a device or a pipe. Copy its content to a file, and open that.</source>
        <translation>é um dispositivo ou um pipe. Copie o conteúdo para um arquivo e abra-o.</translation>
    </message>
    <message>
        <source>it is a link to %1, which does not exist. Mend the link, or restore that file.</source>
        <translation>é um link para %1, que não existe. Corrija o link ou restaure esse arquivo.</translation>
    </message>
    <message>
        <source>it is a link that leads back to itself. Mend the link.</source>
        <translation>é um link que leva de volta a si mesmo. Corrija o link.</translation>
    </message>
    <message>
        <source>this user may not look into its folder. Change the folder&apos;s permissions.</source>
        <translation>este usuário não tem acesso à pasta. Mude as permissões da pasta.</translation>
    </message>
    <message>
        <source>%1 is not saved: %2</source>
        <translation>%1 não foi salvo: %2</translation>
    </message>
    <message>
        <source>another program is changing it all the time. End that program, and save again.</source>
        <translation>outro programa o altera o tempo todo. Encerre esse programa e salve de novo.</translation>
    </message>
    <message>
        <source>the file is read-only. Save to another file, or permit writing.</source>
        <translation>o arquivo é somente leitura. Salve em outro arquivo ou permita a gravação.</translation>
    </message>
    <message>
        <source>the folder is read-only. Save to another folder, or permit writing.</source>
        <translation>a pasta é somente leitura. Salve em outra pasta ou permita a gravação.</translation>
    </message>
    <message>
        <source>the folder no longer exists. Make it again, or save to another folder.</source>
        <translation>a pasta não existe mais. Crie-a de novo ou salve em outra pasta.</translation>
    </message>
    <message>
        <source>the disk is full. Free some space and save again, or save to another disk.</source>
        <translation>o disco está cheio. Libere espaço e salve de novo, ou salve em outro disco.</translation>
    </message>
    <message>
        <source>it is a folder, a device, or a link that leads back to itself. Save to another file.</source>
        <translation>é uma pasta, um dispositivo ou um link que leva de volta a si mesmo. Salve em outro arquivo.</translation>
    </message>
    <message>
        <source>%1. Save again, or save to another disk.</source>
        <translation>%1. Salve de novo ou salve em outro disco.</translation>
    </message>
    <message>
        <source>it begins as text in UTF-16, but has characters that are none. Save it again as UTF-8 by the program that has made it.</source>
        <translation>começa como texto em UTF-16, mas contém caracteres que não o são. Salve-o de novo como UTF-8 com o programa que o criou.</translation>
    </message>
    <message>
        <source>it is text in UTF-32. Save it as UTF-8 by the program that has made it.</source>
        <translation>é texto em UTF-32. Salve-o como UTF-8 com o programa que o criou.</translation>
    </message>
    <message>
        <source>it is no text, since it has zero bytes. Open it by the program that it belongs to.</source>
        <translation>não é texto, pois contém bytes nulos. Abra-o com o programa a que pertence.</translation>
    </message>
</context>
<context>
    <name>sparkwright::DocumentCommands</name>
    <message>
        <source>Unsaved edits would be lost in a crash: %1</source>
        <translation>Alterações não salvas seriam perdidas em uma falha: %1</translation>
    </message>
    <message>
        <source>%1 belongs to the program: save it elsewhere</source>
        <translation>%1 pertence ao programa: salve em outro lugar</translation>
    </message>
    <message>
        <source>%1 cannot be written: save it elsewhere</source>
        <translation>%1 não pode ser gravado: salve em outro lugar</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 salvo</translation>
    </message>
    <message>
        <source>%1 was deleted. Save writes it again.</source>
        <translation>%1 foi excluído. Salvar o grava de novo.</translation>
    </message>
    <message>
        <source>Another program has changed %1: read again</source>
        <translation>Outro programa alterou %1: lido de novo</translation>
    </message>
    <message>
        <source>The file was saved, but the version before is not kept: %1</source>
        <translation>O arquivo foi salvo, mas a versão anterior não foi guardada: %1</translation>
    </message>
    <message>
        <source>%1 has not been saved by this program yet: there are no earlier versions.</source>
        <translation>%1 ainda não foi salvo por este programa: não há versões anteriores.</translation>
    </message>
    <message>
        <source>%1 is open in another window of this program, too (process %2). Close it there, or edit in turns: who saves last is asked.</source>
        <translation>%1 também está aberto em outra janela deste programa (processo %2). Feche-o lá ou edite alternadamente: quem salvar por último será consultado.</translation>
    </message>
</context>
<context>
    <name>sparkwright::DrawingRate</name>
    <message>
        <source>Drawing &amp;rate</source>
        <translation>F&amp;requência de desenho</translation>
    </message>
    <message>
        <source>&amp;Every picture</source>
        <translation>&amp;Toda imagem</translation>
    </message>
    <message>
        <source>Draw as often as the run gives a picture, and the screen can show it</source>
        <translation>Desenhar sempre que a execução gerar uma imagem e a tela puder mostrá-la</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Desligado</translation>
    </message>
    <message>
        <source>Draw nothing of the run, which gets all of the processor</source>
        <translation>Não desenhar nada da execução, que fica com todo o processador</translation>
    </message>
    <message>
        <source>%1 pictures a second</source>
        <translation>%1 imagens por segundo</translation>
    </message>
    <message>
        <source>Draw less often, and leave more of the processor to the run</source>
        <translation>Desenhar com menos frequência e deixar mais processador para a execução</translation>
    </message>
</context>
<context>
    <name>sparkwright::DrawingsPanel</name>
    <message>
        <source>(no name)</source>
        <translation>(sem nome)</translation>
    </message>
    <message>
        <source>This is no regular expression: %1, at character %2.</source>
        <extracomment>%1: what is wrong, %2: the number of a character</extracomment>
        <translation>Esta não é uma expressão regular: %1, no caractere %2.</translation>
    </message>
    <message>
        <source>Nothing is drawn. Agents draw over UDP; scripts and behaviours by the module Draw.</source>
        <translation>Nada foi desenhado. Agentes desenham por UDP; scripts e comportamentos, pelo módulo Draw.</translation>
    </message>
    <message>
        <source>No set has such a name.</source>
        <translation>Nenhum conjunto tem esse nome.</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>List only the sets that have this in their names</source>
        <translation>Listar só os conjuntos que têm isto no nome</translation>
    </message>
    <message>
        <source>Filter of the drawings</source>
        <translation>Filtro dos desenhos</translation>
    </message>
    <message>
        <source>Re&amp;gex</source>
        <translation>Re&amp;gex</translation>
    </message>
    <message>
        <source>The filter is a regular expression</source>
        <translation>O filtro é uma expressão regular</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Show all sets that are listed</source>
        <translation>Mostrar todos os conjuntos listados</translation>
    </message>
    <message>
        <source>Show all that are listed</source>
        <translation>Mostrar todos os listados</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>Hide all sets that are listed</source>
        <translation>Ocultar todos os conjuntos listados</translation>
    </message>
    <message>
        <source>Hide all that are listed</source>
        <translation>Ocultar todos os listados</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Conjunto</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formas</translation>
    </message>
    <message>
        <source>Sets of drawings</source>
        <translation>Conjuntos de desenhos</translation>
    </message>
    <message>
        <source>Nothing is drawn. Agents draw over UDP, port %1; scripts and behaviours by the module Draw.</source>
        <translation>Nada está desenhado. Agentes desenham por UDP, porta %1; scripts e comportamentos, pelo módulo Draw.</translation>
    </message>
</context>
<context>
    <name>sparkwright::DrawingsReceiver</name>
    <message>
        <source>Drawings of agents cannot be received on port %1: %2. Close the other program that shows them, or choose another port with --drawing-port.</source>
        <translation>Não é possível receber desenhos de agentes na porta %1: %2. Feche o outro programa que os mostra ou escolha outra porta com --drawing-port.</translation>
    </message>
    <message>
        <source>Drawings of agents cannot be received at `%1`: give an address of this computer with --bind, such as 127.0.0.1, or 0.0.0.0 for all.</source>
        <translation>Não é possível receber desenhos de agentes em %1: indique com --bind um endereço deste computador, como 127.0.0.1, ou 0.0.0.0 para todos.</translation>
    </message>
</context>
<context>
    <name>sparkwright::DriveBanner</name>
    <message>
        <source>You drive %1: T ahead, G back, F left, H right, with Shift faster; Space stops, Esc ends</source>
        <translation>Você dirige %1: T para frente, G para trás, F esquerda, H direita, com Shift mais rápido; Espaço para, Esc encerra</translation>
    </message>
    <message>
        <source>You drive %1, which cannot turn: T ahead, G back, with Shift faster; Space stops, Esc ends</source>
        <translation>Você dirige %1, que não faz curvas: T para frente, G para trás, com Shift mais rápido; Espaço para, Esc encerra</translation>
    </message>
    <message>
        <source>End driving</source>
        <translation>Parar de dirigir</translation>
    </message>
    <message>
        <source>Give the motors back to the robot&apos;s agent</source>
        <translation>Devolver os motores ao agente do robô</translation>
    </message>
    <message>
        <source>You drive %1, but the simulation is paused: run it first</source>
        <translation>Você dirige %1, mas a simulação está em pausa: execute-a primeiro</translation>
    </message>
</context>
<context>
    <name>sparkwright::DrivePart</name>
    <message>
        <source>Dri&amp;ve the selected robot</source>
        <translation>Diri&amp;gir o robô selecionado</translation>
    </message>
    <message>
        <source>Drive a robot with wheels by the keys T, G, F and H while a view has the keyboard; again to end</source>
        <translation>Dirigir um robô com rodas pelas teclas T, G, F e H enquanto uma vista tem o teclado; de novo para encerrar</translation>
    </message>
    <message>
        <source>the robot</source>
        <translation>o robô</translation>
    </message>
    <message>
        <source>There is no robot to drive: select one with wheels</source>
        <translation>Não há robô para dirigir: selecione um com rodas</translation>
    </message>
    <message>
        <source>%1 has no wheels with motors. Legs are moved by an agent, which Simulation › Start a team… starts, or joint by joint in the dock Joints</source>
        <translation>%1 não tem rodas com motores. As pernas são movidas por um agente, iniciado em Simulação › Iniciar um time…, ou junta por junta no painel Juntas</translation>
    </message>
    <message>
        <source>Driving has ended: the simulation of this window is not shown</source>
        <translation>A condução terminou: a simulação desta janela não é mostrada</translation>
    </message>
    <message>
        <source>Driving has ended</source>
        <translation>A condução terminou</translation>
    </message>
</context>
<context>
    <name>sparkwright::EarlierDialog</name>
    <message>
        <source>Earlier versions of %1</source>
        <translation>Versões anteriores de %1</translation>
    </message>
    <message>
        <source>Versions of the file</source>
        <translation>Versões do arquivo</translation>
    </message>
    <message>
        <source>Difference between the version and the text</source>
        <translation>Diferença entre a versão e o texto</translation>
    </message>
    <message>
        <source>Each save keeps the version before. Red: only in the version, green: only in the text now.</source>
        <translation>Cada salvamento guarda a versão anterior. Vermelho: só na versão; verde: só no texto atual.</translation>
    </message>
    <message>
        <source>&amp;Bring it back</source>
        <translation>&amp;Trazer de volta</translation>
    </message>
    <message>
        <source>Replace the text by this version, as one step that can be undone</source>
        <translation>Substituir o texto por esta versão, em um passo que pode ser desfeito</translation>
    </message>
    <message>
        <source>This version can no longer be read.</source>
        <translation>Esta versão não pode mais ser lida.</translation>
    </message>
    <message>
        <source>Bring back version of %1</source>
        <translation>Trazer de volta a versão de %1</translation>
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
            <numerusform>%n alteração não salva</numerusform>
            <numerusform>%n alterações não salvas</numerusform>
        </translation>
    </message>
    <message>
        <source>Select something and drag it</source>
        <translation>Selecione algo e arraste</translation>
    </message>
    <message>
        <source>What is being edited</source>
        <translation>O que está sendo editado</translation>
    </message>
</context>
<context>
    <name>sparkwright::EditDialogs</name>
    <message>
        <source>Save the changes to %1?</source>
        <translation>Salvar as alterações de %1?</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) would be lost.</source>
        <translation>
            <numerusform>%n alteração seria perdida.</numerusform>
            <numerusform>%n alterações seriam perdidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvar</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>Another program has changed %1.</source>
        <translation>Outro programa alterou %1.</translation>
    </message>
    <message>
        <source>You have unsaved edits.</source>
        <translation>Você tem alterações não salvas.</translation>
    </message>
    <message>
        <source>&amp;Keep my edits</source>
        <translation>&amp;Manter minhas alterações</translation>
    </message>
    <message>
        <source>&amp;Read the file</source>
        <translation>&amp;Ler o arquivo</translation>
    </message>
    <message>
        <source>Another program has changed %1. Overwrite it?</source>
        <translation>Outro programa alterou %1. Sobrescrever?</translation>
    </message>
    <message>
        <source>The changes of the other program would be lost.</source>
        <translation>As alterações do outro programa seriam perdidas.</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>S&amp;obrescrever</translation>
    </message>
    <message>
        <source>Restore unsaved edits of %1?</source>
        <translation>Restaurar as alterações não salvas de %1?</translation>
    </message>
    <message>
        <source>The program ended without saving them on %1.</source>
        <translation>O programa terminou em %1 sem salvá-las.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restaurar</translation>
    </message>
    <message>
        <source>Throw the edits of %1 away?</source>
        <translation>Descartar as alterações de %1?</translation>
    </message>
    <message>
        <source>Save scene as</source>
        <translation>Salvar cena como</translation>
    </message>
    <message>
        <source>Scenes (*.rsg)</source>
        <translation>Cenas (*.rsg)</translation>
    </message>
    <message>
        <source>Show di&amp;fference</source>
        <translation>Mostrar di&amp;ferença</translation>
    </message>
    <message>
        <source>On disk (-) and edited (+)</source>
        <translation>No disco (-) e editado (+)</translation>
    </message>
    <message>
        <source>Save text as</source>
        <translation>Salvar texto como</translation>
    </message>
    <message>
        <source>Texts (*.%1)</source>
        <translation>Textos (*.%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>%1 has changed on disk since your edits.</source>
        <translation>%1 mudou no disco desde as suas alterações.</translation>
    </message>
    <message>
        <source>Your edits are of %1, the file is of %2. The text that you do not choose is not lost: that on disk is replaced only when you save, and kept edits go to the earlier versions of the file.</source>
        <translation>Suas alterações são de %1, o arquivo é de %2. O texto que você não escolher não se perde: o do disco só é substituído quando você salva, e as alterações guardadas vão para as versões anteriores do arquivo.</translation>
    </message>
    <message>
        <source>&amp;Kept text</source>
        <translation>Texto &amp;guardado</translation>
    </message>
    <message>
        <source>Text on &amp;disk</source>
        <translation>Texto do &amp;disco</translation>
    </message>
    <message numerus="yes">
        <source>These %n file(s) would not be found there:</source>
        <translation>
            <numerusform>Este %n arquivo não seria encontrado lá:</numerusform>
            <numerusform>Estes %n arquivos não seriam encontrados lá:</numerusform>
        </translation>
    </message>
    <message>
        <source>Other files of these names are there, and would be used instead:</source>
        <translation>Lá há outros arquivos com estes nomes, que seriam usados no lugar:</translation>
    </message>
    <message>
        <source>These absolute paths lead nowhere from there:</source>
        <translation>Estes caminhos absolutos não levam a lugar nenhum a partir de lá:</translation>
    </message>
    <message>
        <source>Names that the text computes are not among them.</source>
        <translation>Os nomes que o texto calcula não estão entre eles.</translation>
    </message>
    <message>
        <source>&amp;Copy them</source>
        <translation>&amp;Copiá-los</translation>
    </message>
    <message>
        <source>Save &amp;without them</source>
        <translation>Salvar &amp;sem eles</translation>
    </message>
    <message>
        <source>%1 uses files of its old folder.</source>
        <translation>%1 usa arquivos da sua pasta anterior.</translation>
    </message>
</context>
<context>
    <name>sparkwright::EditMode</name>
    <message>
        <source>Only scenes in RSG can be edited by moving things.</source>
        <translation>Só cenas em RSG podem ser editadas movendo objetos.</translation>
    </message>
    <message>
        <source>Mend the text first: %1</source>
        <translation>Corrija o texto primeiro: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>Wait until the scene is built.</source>
        <translation>Espere até a cena ser construída.</translation>
    </message>
    <message>
        <source>Things cannot be pushed in edit mode.</source>
        <translation>Não é possível empurrar objetos no modo de edição.</translation>
    </message>
    <message>
        <source>The world keeps the last text without errors: %1</source>
        <translation>O mundo mantém o último texto sem erros: %1</translation>
    </message>
    <message>
        <source>Not applied: %1; %2</source>
        <translation>Não aplicado: %1; %2</translation>
    </message>
    <message>
        <source>%1 is read when the world is made: it was made anew with the saved text.</source>
        <translation>%1 é lido quando o mundo é criado: ele foi criado de novo com o texto salvo.</translation>
    </message>
</context>
<context>
    <name>sparkwright::EditingPart</name>
    <message>
        <source>Save a&amp;ll</source>
        <translation>Salvar &amp;tudo</translation>
    </message>
    <message>
        <source>Save all edited files</source>
        <translation>Salvar todos os arquivos editados</translation>
    </message>
    <message>
        <source>&amp;Keep these poses</source>
        <translation>&amp;Manter estas poses</translation>
    </message>
    <message>
        <source>Write where things are now into the scene file, as one edit</source>
        <translation>Gravar no arquivo da cena onde os objetos estão agora, como uma só alteração</translation>
    </message>
    <message>
        <source>&amp;Earlier versions…</source>
        <translation>Versões ant&amp;eriores…</translation>
    </message>
    <message>
        <source>Show what the file was before it was saved, and bring it back</source>
        <translation>Mostrar como era o arquivo antes de ser salvo e trazê-lo de volta</translation>
    </message>
</context>
<context>
    <name>sparkwright::EventList</name>
    <message>
        <source>The referee has not decided anything yet.</source>
        <translation>O árbitro ainda não decidiu nada.</translation>
    </message>
    <message>
        <source>Select an event to see where it was, and why.</source>
        <translation>Selecione um evento para ver onde foi e por quê.</translation>
    </message>
    <message>
        <source>overruled</source>
        <translation>anulado</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>Motivo: %1</translation>
    </message>
    <message>
        <source>What follows: %1</source>
        <translation>Consequência: %1</translation>
    </message>
    <message>
        <source>Play mode: %1 → %2</source>
        <translation>Modo de jogo: %1 → %2</translation>
    </message>
    <message>
        <source>Rule: %1 · half %2 · game clock %3 s · at (%4, %5) m</source>
        <translation>Regra: %1 · tempo %2 · relógio do jogo %3 s · em (%4; %5) m</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tudo</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Gols</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>Faltas</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>Reinícios</translation>
    </message>
    <message>
        <source>Kind of events to show</source>
        <translation>Tipo de eventos a mostrar</translation>
    </message>
    <message>
        <source>Which events are listed: all of them, goals and scores, fouls and other offences, or restarts</source>
        <translation>Que eventos são listados: todos, gols e placares, faltas e outras infrações, ou reinícios de jogo</translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation>Filtrar por texto</translation>
    </message>
    <message>
        <source>Filter the events</source>
        <translation>Filtrar os eventos</translation>
    </message>
    <message>
        <source>Events of the match</source>
        <translation>Eventos da partida</translation>
    </message>
    <message>
        <source>Selected event</source>
        <translation>Evento selecionado</translation>
    </message>
</context>
<context>
    <name>sparkwright::EventModel</name>
    <message>
        <source>Crowding</source>
        <translation>Aglomeração</translation>
    </message>
    <message>
        <source>Touching</source>
        <translation>Contato</translation>
    </message>
    <message>
        <source>Illegal defence</source>
        <translation>Defesa ilegal</translation>
    </message>
    <message>
        <source>Illegal attack</source>
        <translation>Ataque ilegal</translation>
    </message>
    <message>
        <source>Incapable</source>
        <translation>Incapacidade</translation>
    </message>
    <message>
        <source>Kick-off foul</source>
        <translation>Falta no pontapé inicial</translation>
    </message>
    <message>
        <source>Charging</source>
        <translation>Carga</translation>
    </message>
    <message>
        <source>Self collision</source>
        <translation>Autocolisão</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Esquerda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Direita</translation>
    </message>
    <message>
        <source>Drop ball</source>
        <translation>Bola ao chão</translation>
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
        <translation>Desfeito</translation>
    </message>
    <message>
        <source>Goal %1 : %2</source>
        <translation>Gol %1 : %2</translation>
    </message>
    <message>
        <source>No goal</source>
        <translation>Gol não válido</translation>
    </message>
    <message>
        <source>Foul</source>
        <translation>Falta</translation>
    </message>
    <message>
        <source>Double touch</source>
        <translation>Toque duplo</translation>
    </message>
    <message>
        <source>Offence</source>
        <translation>Infração</translation>
    </message>
    <message>
        <source>Score %1 : %2</source>
        <translation>Placar %1 : %2</translation>
    </message>
    <message>
        <source>Second half</source>
        <translation>Segundo tempo</translation>
    </message>
    <message>
        <source>Ball put back</source>
        <translation>Bola recolocada</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>Game clock, minutes and seconds</source>
        <translation>Relógio do jogo, minutos e segundos</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>What the referee has decided</source>
        <translation>O que o árbitro decidiu</translation>
    </message>
    <message>
        <source>What</source>
        <translation>O quê</translation>
    </message>
    <message>
        <source>Player or team concerned</source>
        <translation>Jogador ou time envolvido</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quem</translation>
    </message>
    <message>
        <source>What has led to it</source>
        <translation>O que levou a isso</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por quê</translation>
    </message>
    <message>
        <source>Goal by pushing</source>
        <translation>Gol por empurrão</translation>
    </message>
    <message>
        <source>Defenders in goal area</source>
        <translation>Defensores na pequena área</translation>
    </message>
    <message>
        <source>Defenders in penalty area</source>
        <translation>Defensores na área penal</translation>
    </message>
    <message>
        <source>Attackers in goal area</source>
        <translation>Atacantes na pequena área</translation>
    </message>
    <message>
        <source>Attackers in penalty area</source>
        <translation>Atacantes na área penal</translation>
    </message>
    <message>
        <source>Keeper charged</source>
        <translation>Carga no goleiro</translation>
    </message>
    <message>
        <source>Keeper blocked</source>
        <translation>Goleiro bloqueado</translation>
    </message>
    <message>
        <source>Keeper waits</source>
        <translation>Goleiro espera</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>Impasse</translation>
    </message>
    <message>
        <source>Pushing</source>
        <translation>Empurrão</translation>
    </message>
    <message>
        <source>Ball held</source>
        <translation>Bola presa</translation>
    </message>
</context>
<context>
    <name>sparkwright::EventToasts</name>
    <message>
        <source>The match is over</source>
        <translation>A partida acabou</translation>
    </message>
    <message>
        <source>Half time</source>
        <translation>Intervalo</translation>
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
        <translation>Partida de demonstração</translation>
    </message>
    <message>
        <source>Two teams play by the rules of the 3D league</source>
        <translation>Dois times jogam pelas regras da liga 3D</translation>
    </message>
    <message>
        <source>Soccer field</source>
        <translation>Campo de futebol</translation>
    </message>
    <message>
        <source>The 3D league, ready for your agents on port 3100</source>
        <translation>A liga 3D, pronta para seus agentes na porta 3100</translation>
    </message>
    <message>
        <source>Standard Platform League</source>
        <translation>Liga de plataforma padrão</translation>
    </message>
    <message>
        <source>Its field, its ball and its rules</source>
        <translation>Seu campo, sua bola e suas regras</translation>
    </message>
    <message>
        <source>Sphere league</source>
        <translation>Liga das esferas</translation>
    </message>
    <message>
        <source>The first 3D league: players are balls on wheels</source>
        <translation>A primeira liga 3D: os jogadores são bolas sobre rodas</translation>
    </message>
    <message>
        <source>Buggy</source>
        <translation>Buggy</translation>
    </message>
    <message>
        <source>Drives over a ramp by itself, on sprung wheels</source>
        <translation>Sobe sozinho uma rampa, sobre rodas com suspensão</translation>
    </message>
    <message>
        <source>Joint arena</source>
        <translation>Arena de juntas</translation>
    </message>
    <message>
        <source>Every kind of joint, on a ramp</source>
        <translation>Todos os tipos de junta, em uma rampa</translation>
    </message>
    <message>
        <source>Contact arena</source>
        <translation>Arena de contatos</translation>
    </message>
    <message>
        <source>Blocks, capsules and balls that fall and pile up</source>
        <translation>Blocos, cápsulas e bolas que caem e se amontoam</translation>
    </message>
    <message>
        <source>Falling boxes</source>
        <translation>Caixas caindo</translation>
    </message>
    <message>
        <source>A wall of blocks, and an iron ball that rolls into it</source>
        <translation>Uma parede de blocos e uma bola de ferro que rola contra ela</translation>
    </message>
    <message>
        <source>Double pendulum</source>
        <translation>Pêndulo duplo</translation>
    </message>
    <message>
        <source>Two hinges, and a motion that nobody can foresee</source>
        <translation>Duas dobradiças e um movimento que ninguém consegue prever</translation>
    </message>
    <message>
        <source>Windmill</source>
        <translation>Moinho de vento</translation>
    </message>
    <message>
        <source>A motor turns four sails</source>
        <translation>Um motor gira quatro pás</translation>
    </message>
    <message>
        <source>Meshes</source>
        <translation>Malhas</translation>
    </message>
    <message>
        <source>A vase from a file, with materials of the scene</source>
        <translation>Um vaso de um arquivo, com materiais da cena</translation>
    </message>
    <message>
        <source>Cart in RoSi</source>
        <translation>Carrinho em RoSi</translation>
    </message>
    <message>
        <source>A scene in the XML format of another simulator</source>
        <translation>Uma cena no formato XML de outro simulador</translation>
    </message>
    <message>
        <source>NAO of the 3D league</source>
        <translation>NAO da liga 3D</translation>
    </message>
    <message>
        <source>22 joints; types 0 to 4 differ in legs and motors</source>
        <translation>22 juntas; os tipos 0 a 4 diferem em pernas e motores</translation>
    </message>
    <message>
        <source>NAO V4</source>
        <translation>NAO V4</translation>
    </message>
    <message>
        <source>Motors that get warm, battery, sonars, two cameras</source>
        <translation>Motores que esquentam, bateria, sonares, duas câmeras</translation>
    </message>
    <message>
        <source>HOAP-2</source>
        <translation>HOAP-2</translation>
    </message>
    <message>
        <source>A small humanoid for research</source>
        <translation>Um pequeno humanoide para pesquisa</translation>
    </message>
    <message>
        <source>Soccerbot</source>
        <translation>Soccerbot</translation>
    </message>
    <message>
        <source>The humanoid of the league before the NAO</source>
        <translation>O humanoide da liga antes do NAO</translation>
    </message>
    <message>
        <source>Legged sphere</source>
        <translation>Esfera com pernas</translation>
    </message>
    <message>
        <source>A ball on two legs</source>
        <translation>Uma bola sobre duas pernas</translation>
    </message>
    <message>
        <source>Buggy for agents</source>
        <translation>Buggy para agentes</translation>
    </message>
    <message>
        <source>A car with four motors that agents drive</source>
        <translation>Um carro com quatro motores que agentes dirigem</translation>
    </message>
    <message>
        <source>SimuroSot demo</source>
        <translation>Demonstração de SimuroSot</translation>
    </message>
    <message>
        <source>Two strategies lead eleven wheeled robots each</source>
        <translation>Duas estratégias comandam onze robôs com rodas cada uma</translation>
    </message>
    <message>
        <source>SimuroSot, 11 against 11</source>
        <translation>SimuroSot, 11 contra 11</translation>
    </message>
    <message>
        <source>The Large League, ready for strategies on port 7656</source>
        <translation>A liga grande, pronta para estratégias na porta 7656</translation>
    </message>
    <message>
        <source>SimuroSot, 5 against 5</source>
        <translation>SimuroSot, 5 contra 5</translation>
    </message>
    <message>
        <source>The Middle League, ready for strategies on port 7656</source>
        <translation>A liga média, pronta para estratégias na porta 7656</translation>
    </message>
    <message>
        <source>Middle-size robots</source>
        <translation>Robôs de tamanho médio</translation>
    </message>
    <message>
        <source>Sensors, drives and players as plugins; one finds out where it is</source>
        <translation>Sensores, trações e jogadores como plugins; um descobre onde está</translation>
    </message>
</context>
<context>
    <name>sparkwright::Exhibition</name>
    <message>
        <source>E&amp;xhibition</source>
        <translation>Modo e&amp;xposição</translation>
    </message>
    <message>
        <source>Show only the views, on the full screen, and lock camera, selection and things; again to end</source>
        <translation>Mostrar só as vistas, em tela cheia, e bloquear câmera, seleção e objetos; de novo para encerrar</translation>
    </message>
    <message>
        <source>Exhibition: these views are only for watching. %1 ends it.</source>
        <translation>Modo exposição: estas vistas são só para assistir. %1 o encerra.</translation>
    </message>
</context>
<context>
    <name>sparkwright::ExperimentDialog</name>
    <message>
        <source>&amp;Record each run, to watch it later</source>
        <translation>&amp;Gravar cada execução, para vê-la depois</translation>
    </message>
    <message>
        <source>Add &amp;variable</source>
        <translation>Adicionar &amp;variável</translation>
    </message>
    <message>
        <source>Add ro&amp;bot value</source>
        <translation>Adicionar valor de ro&amp;bô</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Remover</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Procurar…</translation>
    </message>
    <message>
        <source>Save and &amp;run</source>
        <translation>Salvar e &amp;executar</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>New experiment with %1</source>
        <translation>Novo experimento com %1</translation>
    </message>
    <message>
        <source>Seeds of the random numbers: numbers and ranges, such as 1-20, 30</source>
        <translation>Sementes dos números aleatórios: números e intervalos, como 1-20, 30</translation>
    </message>
    <message>
        <source>goal, mode PlayOn, ball/x &gt; 15</source>
        <translation>goal, mode PlayOn, ball/x &gt; 15</translation>
    </message>
    <message>
        <source>What ends a run before its time is over: a goal, foul or other event, a play mode, or a signal compared with a number. May be empty</source>
        <translation>O que termina uma execução antes do fim do seu tempo: um gol, uma falta ou outro evento, um modo de jogo ou um sinal comparado com um número. Pode ficar vazio</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Simulated time after which a run ends</source>
        <translation>Tempo simulado após o qual uma execução termina</translation>
    </message>
    <message>
        <source>One for each core</source>
        <translation>Uma por núcleo</translation>
    </message>
    <message>
        <source>Signals whose end, least, greatest and mean values become results; their names are those of the Plots dock</source>
        <translation>Sinais cujos valores final, mínimo, máximo e médio se tornam resultados; os nomes são os do painel de gráficos</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>What is varied</source>
        <translation>O que é variado</translation>
    </message>
    <message>
        <source>S&amp;eeds</source>
        <translation>Se&amp;mentes</translation>
    </message>
    <message>
        <source>&amp;Length of a run, at most</source>
        <translation>&amp;Duração máxima de uma execução</translation>
    </message>
    <message>
        <source>&amp;Until</source>
        <translation>&amp;Até</translation>
    </message>
    <message>
        <source>Mea&amp;sure</source>
        <translation>Med&amp;ir</translation>
    </message>
    <message>
        <source>Runs at a &amp;time</source>
        <translation>Execuções ao mesmo &amp;tempo</translation>
    </message>
    <message>
        <source>&amp;What differs between runs, beside the seed</source>
        <translation>O &amp;que difere entre execuções, além da semente</translation>
    </message>
    <message>
        <source>&amp;Job file</source>
        <translation>Arquivo de trabal&amp;ho</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Variável</translation>
    </message>
    <message>
        <source>Robot value</source>
        <translation>Valor de robô</translation>
    </message>
    <message>
        <source>A variable of the rules, such as BeamNoiseXY, or of a script, such as Demo.Players</source>
        <translation>Uma variável das regras, como BeamNoiseXY, ou de um script, como Demo.Players</translation>
    </message>
    <message>
        <source>A parameter of a robot type: nao1.ThighRelHip2_Z; *.ThighRelHip2_Z: of all types</source>
        <translation>Um parâmetro de um tipo de robô: nao1.ThighRelHip2_Z; *.ThighRelHip2_Z: de todos os tipos</translation>
    </message>
    <message>
        <source>Values with commas between them, such as 0, 0.1, 0.2</source>
        <translation>Valores separados por vírgulas, como 0, 0.1, 0.2</translation>
    </message>
    <message>
        <source>Save job file</source>
        <translation>Salvar arquivo de trabalho</translation>
    </message>
    <message>
        <source>Experiments (*.sparkjobs)</source>
        <translation>Experimentos (*.sparkjobs)</translation>
    </message>
    <message>
        <source>Seeds are whole numbers and ranges, such as 1-20, 30.</source>
        <translation>As sementes são números inteiros e intervalos, como 1-20, 30.</translation>
    </message>
    <message>
        <source>Give what is varied a name.</source>
        <translation>Dê um nome ao que é variado.</translation>
    </message>
    <message>
        <source>Give %1 values with commas between them, such as 0, 0.1, 0.2.</source>
        <extracomment>%1: a variable</extracomment>
        <translation>Dê a %1 valores separados por vírgulas, como 0, 0.1, 0.2.</translation>
    </message>
    <message>
        <source>Name a file for the experiment.</source>
        <translation>Indique um arquivo para o experimento.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s). The file will be replaced.</source>
        <translation>
            <numerusform>%n execução. O arquivo será substituído.</numerusform>
            <numerusform>%n execuções. O arquivo será substituído.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s).</source>
        <translation>
            <numerusform>%n execução.</numerusform>
            <numerusform>%n execuções.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::ExperimentPanel</name>
    <message numerus="yes">
        <source>%1 of %n run(s) done</source>
        <translation>
            <numerusform>%1 de %n execução concluída</numerusform>
            <numerusform>%1 de %n execuções concluídas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n com falha</numerusform>
            <numerusform>%n com falha</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ending %n</source>
        <translation>
            <numerusform>encerrando %n</numerusform>
            <numerusform>encerrando %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n running</source>
        <translation>
            <numerusform>%n em execução</numerusform>
            <numerusform>%n em execução</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs %1 and %2 have the same settings and seed, but did not go the same way.</source>
        <translation>As execuções %1 e %2 têm as mesmas configurações e a mesma semente, mas não transcorreram da mesma forma.</translation>
    </message>
    <message>
        <source>&amp;Watch this run</source>
        <translation>&amp;Ver esta execução</translation>
    </message>
    <message>
        <source>&amp;Run the selected ones</source>
        <translation>Executar as &amp;selecionadas</translation>
    </message>
    <message>
        <source>Run &amp;all anew</source>
        <translation>Executar &amp;todas de novo</translation>
    </message>
    <message>
        <source>Open the &amp;folder of this run</source>
        <translation>Abrir a &amp;pasta desta execução</translation>
    </message>
    <message>
        <source>&amp;Copy its command for a terminal</source>
        <translation>&amp;Copiar o comando para um terminal</translation>
    </message>
    <message>
        <source>Experiments run a simulation many times, with other seeds, rules, robots or teams, and compare the results. Make one for the open scene, or open a job file.</source>
        <translation>Experimentos executam uma simulação muitas vezes, com outras sementes, regras, robôs ou times, e comparam os resultados. Crie um para a cena aberta ou abra um arquivo de trabalho.</translation>
    </message>
    <message>
        <source>&amp;New experiment…</source>
        <translation>&amp;Novo experimento…</translation>
    </message>
    <message>
        <source>&amp;Open job file…</source>
        <translation>&amp;Abrir arquivo de trabalho…</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Executar</translation>
    </message>
    <message>
        <source>Do the runs that have no result yet</source>
        <translation>Fazer as execuções que ainda não têm resultado</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>Pa&amp;rar</translation>
    </message>
    <message>
        <source>End the runs under way. What is done stays, and Run goes on with the rest</source>
        <translation>Encerrar as execuções em andamento. O que está concluído permanece, e “Executar” continua com o resto</translation>
    </message>
    <message>
        <source>Re&amp;try failed</source>
        <translation>Repetir as com &amp;falha</translation>
    </message>
    <message>
        <source>Do the failed runs once more, and those that have no result yet</source>
        <translation>Repetir as execuções com falha e fazer as que ainda não têm resultado</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>Write the table that is in front as CSV</source>
        <translation>Gravar como CSV a tabela que está na frente</translation>
    </message>
    <message>
        <source>Progress of the experiment</source>
        <translation>Progresso do experimento</translation>
    </message>
    <message>
        <source>Runs of the experiment</source>
        <translation>Execuções do experimento</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Execuções</translation>
    </message>
    <message>
        <source>Averages</source>
        <translation>Médias</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classificação</translation>
    </message>
</context>
<context>
    <name>sparkwright::ExportDialog</name>
    <message>
        <source>Table (CSV)</source>
        <translation>Tabela (CSV)</translation>
    </message>
    <message>
        <source>Table (JSON)</source>
        <translation>Tabela (JSON)</translation>
    </message>
    <message>
        <source>Table (JSON, a line for each frame)</source>
        <translation>Tabela (JSON, uma linha por quadro)</translation>
    </message>
    <message>
        <source>Recording (MCAP)</source>
        <translation>Gravação (MCAP)</translation>
    </message>
    <message>
        <source>Monitor log</source>
        <translation>Log de monitor</translation>
    </message>
    <message>
        <source>&amp;Signals</source>
        <translation>&amp;Sinais</translation>
    </message>
    <message>
        <source>&amp;Decisions of the referee</source>
        <translation>&amp;Decisões do árbitro</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Procurar…</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Usual &amp;ones</source>
        <translation>&amp;Usuais</translation>
    </message>
    <message>
        <source>Export data of %1</source>
        <translation>Exportar dados de %1</translation>
    </message>
    <message>
        <source> Hz</source>
        <translation> Hz</translation>
    </message>
    <message>
        <source>Every frame</source>
        <translation>Todos os quadros</translation>
    </message>
    <message>
        <source>Frames per simulated second</source>
        <translation>Quadros por segundo simulado</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Simulated time</source>
        <translation>Tempo simulado</translation>
    </message>
    <message>
        <source>Check what is exported when nothing is chosen: game, ball, poses and joints</source>
        <translation>Marcar o que é exportado quando nada é escolhido: jogo, bola, poses e juntas</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>Progresso da exportação</translation>
    </message>
    <message>
        <source>to</source>
        <translation>até</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formato</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>&amp;Rate</source>
        <translation>Ta&amp;xa</translation>
    </message>
    <message>
        <source>F&amp;ile</source>
        <translation>Arqui&amp;vo</translation>
    </message>
    <message>
        <source>5 Hz, as usual</source>
        <translation>5 Hz, como de costume</translation>
    </message>
    <message>
        <source>This is the recording itself: choose another name.</source>
        <translation>Esta é a própria gravação: escolha outro nome.</translation>
    </message>
    <message>
        <source>The time ends before it begins.</source>
        <translation>O tempo termina antes de começar.</translation>
    </message>
    <message>
        <source>No signal is chosen: game, ball, poses and joints are exported.</source>
        <translation>Nenhum sinal escolhido: jogo, bola, poses e juntas são exportados.</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exportar para</translation>
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
        <translation>25 Hz, como de costume</translation>
    </message>
    <message>
        <source>One file with all that is shown. Any current browser plays it, also without a network.</source>
        <translation>Um arquivo com tudo o que é mostrado. Qualquer navegador atual o reproduz, também sem rede.</translation>
    </message>
    <message>
        <source>%1 has been written: %2 frames, %3.</source>
        <translation>%1 foi gravado: %2 quadros, %3.</translation>
    </message>
    <message>
        <source>The recording is damaged; what could not be read is missing:</source>
        <translation>A gravação está danificada; falta o que não foi possível ler:</translation>
    </message>
</context>
<context>
    <name>sparkwright::ExportPart</name>
    <message>
        <source>E&amp;xport data…</source>
        <translation>E&amp;xportar dados…</translation>
    </message>
    <message>
        <source>Write numbers of a recording as a table, or the recording in another form</source>
        <translation>Gravar números de uma gravação como tabela, ou a gravação em outra forma</translation>
    </message>
    <message>
        <source>%1 has been written</source>
        <translation>%1 foi gravado</translation>
    </message>
</context>
<context>
    <name>sparkwright::ExpressionEdit</name>
    <message>
        <source>Expression of %1</source>
        <translation>Expressão de %1</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Edit expression</source>
        <translation>Editar expressão</translation>
    </message>
    <message>
        <source>Edit expression of %1</source>
        <translation>Editar expressão de %1</translation>
    </message>
    <message>
        <source>Override</source>
        <translation>Substituir</translation>
    </message>
    <message>
        <source>Replace the expression by its value, to be edited here</source>
        <translation>Substituir a expressão pelo seu valor, para editá-lo aqui</translation>
    </message>
    <message>
        <source>Override expression of %1</source>
        <translation>Substituir expressão de %1</translation>
    </message>
    <message>
        <source>%1 comes to %2</source>
        <translation>%1 resulta em %2</translation>
    </message>
    <message>
        <source>What %1 comes to is not known here</source>
        <translation>Não se sabe aqui em que %1 resulta</translation>
    </message>
</context>
<context>
    <name>sparkwright::FileDialogs</name>
    <message>
        <source>Open scene</source>
        <translation>Abrir cena</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Save project</source>
        <translation>Salvar projeto</translation>
    </message>
    <message>
        <source>Projects (*.sparkproject)</source>
        <translation>Projetos (*.sparkproject)</translation>
    </message>
    <message>
        <source>Open recording</source>
        <translation>Abrir gravação</translation>
    </message>
    <message>
        <source>Recordings and logs (%1)</source>
        <translation>Gravações e logs (%1)</translation>
    </message>
    <message>
        <source>Open state</source>
        <translation>Abrir estado</translation>
    </message>
    <message>
        <source>States of runs (%1)</source>
        <translation>Estados de execuções (%1)</translation>
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
        <translation>Cenas, montagens, projetos, experimentos, equipes e estados (%1)</translation>
    </message>
</context>
<context>
    <name>sparkwright::Film</name>
    <message>
        <source>the graphics card cannot draw a picture of this size</source>
        <translation>a placa de vídeo não consegue desenhar uma imagem deste tamanho</translation>
    </message>
</context>
<context>
    <name>sparkwright::FindBar</name>
    <message>
        <source>Find and replace</source>
        <translation>Localizar e substituir</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Localizar</translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation>Texto a localizar</translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation>Substituir por</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>Substituição</translation>
    </message>
    <message>
        <source>With regular expressions: \0 is the match, \1 to \9 its groups, \n a line break</source>
        <translation>Com expressões regulares: \0 é a ocorrência, \1 a \9 são seus grupos, \n é uma quebra de linha</translation>
    </message>
    <message>
        <source>Upper and lower case matter</source>
        <translation>Diferenciar maiúsculas de minúsculas</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Palavras inteiras</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Expressão regular</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Ocorrência anterior (Shift+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Próxima ocorrência (F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fechar (Esc)</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Substituir</translation>
    </message>
    <message>
        <source>Replace the selected match and go to the next one (Enter)</source>
        <translation>Substituir a ocorrência selecionada e ir para a próxima (Enter)</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Substituir tudo</translation>
    </message>
    <message>
        <source>Replace all matches in one undo step (Ctrl+Enter)</source>
        <translation>Substituir todas as ocorrências em um só passo de desfazer (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Number of matches</source>
        <translation>Número de ocorrências</translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n substituída</numerusform>
            <numerusform>%n substituídas</numerusform>
        </translation>
    </message>
    <message>
        <source>not a regular expression</source>
        <translation>não é uma expressão regular</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>procurando…</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>não encontrado</translation>
    </message>
    <message>
        <source>%1 of %2, begun again</source>
        <translation>%1 de %2, desde o início</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n encontrada</numerusform>
            <numerusform>%n encontradas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::FindInFiles</name>
    <message>
        <source>Find in files</source>
        <translation>Localizar em arquivos</translation>
    </message>
    <message>
        <source>Text to find in open documents and in the folders of the project</source>
        <translation>Texto a localizar nos documentos abertos e nas pastas do projeto</translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation>Substituir por</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>Substituição</translation>
    </message>
    <message>
        <source>Names of files, with * and ?</source>
        <translation>Nomes de arquivos, com * e ?</translation>
    </message>
    <message>
        <source>Upper and lower case matter</source>
        <translation>Diferenciar maiúsculas de minúsculas</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Palavras inteiras</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Expressão regular</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Localizar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>O que foi encontrado</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Substituir tudo</translation>
    </message>
    <message>
        <source>Replace all %1 in %2 files</source>
        <translation>Substituir todas as %1 em %2 arquivos</translation>
    </message>
    <message numerus="yes">
        <source>%n found, searching…</source>
        <translation>
            <numerusform>%n encontrada, procurando…</numerusform>
            <numerusform>%n encontradas, procurando…</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 found in %2 of %3 files</source>
        <translation>%1 encontradas em %2 de %3 arquivos</translation>
    </message>
    <message numerus="yes">
        <source>%n found, cancelled</source>
        <translation>
            <numerusform>%n encontrada, cancelado</numerusform>
            <numerusform>%n encontradas, cancelado</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace in files</source>
        <translation>Substituir em arquivos</translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n substituída</numerusform>
            <numerusform>%n substituídas</numerusform>
        </translation>
    </message>
    <message>
        <source>Text to find in all scenes and scripts; Enter searches</source>
        <translation>Texto a procurar em todas as cenas e scripts; Enter procura</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Desfazer a substituição</translation>
    </message>
    <message>
        <source>Undo the last Replace all in all files, as undo in one of their texts does</source>
        <translation>Desfaz o último «Substituir tudo» em todos os arquivos, como o desfazer em um dos textos</translation>
    </message>
    <message>
        <source>There is nothing to search: open a text of yours, or a project. What belongs to the program is not searched.</source>
        <translation>Não há nada em que buscar: abra um texto seu ou um projeto. O que pertence ao programa não é pesquisado.</translation>
    </message>
    <message numerus="yes">
        <source>in %n file(s), which are not saved yet. One undo takes all of it back.</source>
        <translation>
            <numerusform>em %n arquivo, que ainda não foi salvo. Desfazer uma vez reverte tudo.</numerusform>
            <numerusform>em %n arquivos, que ainda não foram salvos. Desfazer uma vez reverte tudo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Substituição desfeita</translation>
    </message>
</context>
<context>
    <name>sparkwright::FocusActions</name>
    <message>
        <source>&amp;Go to the panel tool bar</source>
        <translation>&amp;Ir para a barra de ferramentas do painel</translation>
    </message>
    <message>
        <source>Move the focus to the buttons of this panel or view; Esc returns</source>
        <translation>Levar o foco aos botões deste painel ou vista; Esc retorna</translation>
    </message>
    <message>
        <source>&amp;Close this panel</source>
        <translation>&amp;Fechar este painel</translation>
    </message>
    <message>
        <source>Close the panel that has the focus; the View menu opens it again</source>
        <translation>Fechar o painel que tem o foco; o menu Exibir o abre de novo</translation>
    </message>
    <message>
        <source>&amp;Float this panel</source>
        <translation>&amp;Desencaixar este painel</translation>
    </message>
    <message>
        <source>Take the panel that has the focus out of the window, or put it back</source>
        <translation>Tirar da janela o painel que tem o foco, ou colocá-lo de volta</translation>
    </message>
    <message>
        <source>Panel tool bar</source>
        <translation>Barra de ferramentas do painel</translation>
    </message>
    <message>
        <source>Tools of the active panel or view</source>
        <translation>Ferramentas do painel ou da vista ativa</translation>
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
        <translation>Mostrar pasta</translation>
    </message>
</context>
<context>
    <name>sparkwright::FormationCommands</name>
    <message>
        <source>left</source>
        <translation>esquerda</translation>
    </message>
    <message>
        <source>right</source>
        <translation>direita</translation>
    </message>
    <message>
        <source>Kick-off %1</source>
        <translation>Pontapé inicial: %1</translation>
    </message>
    <message>
        <source>Goal kick %1</source>
        <translation>Tiro de meta: %1</translation>
    </message>
    <message>
        <source>Penalty %1</source>
        <translation>Pênalti: %1</translation>
    </message>
    <message>
        <source>Corner %1, upper side</source>
        <translation>Escanteio: %1, lado de cima</translation>
    </message>
    <message>
        <source>Corner %1, lower side</source>
        <translation>Escanteio: %1, lado de baixo</translation>
    </message>
    <message>
        <source>Formations are not kept: %1</source>
        <translation>As formações não são guardadas: %1</translation>
    </message>
    <message>
        <source>Players and ball take up this formation; click the message to put them back</source>
        <translation>Os jogadores e a bola assumem esta formação; clique na mensagem para devolvê-los</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Guardadas</translation>
    </message>
    <message>
        <source>&amp;Formations</source>
        <translation>&amp;Formações</translation>
    </message>
    <message>
        <source>Formations</source>
        <translation>Formações</translation>
    </message>
    <message>
        <source>not there: %1</source>
        <translation>ausente: %1</translation>
    </message>
    <message>
        <source>beside the field: %1</source>
        <translation>ao lado do campo: %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Esquerda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Direita</translation>
    </message>
    <message>
        <source>%1 stand: %2</source>
        <translation>%1 em posição: %2</translation>
    </message>
    <message>
        <source>Undo: click here</source>
        <translation>Desfazer: clique aqui</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) missing</source>
        <translation>
            <numerusform>falta %n jogador</numerusform>
            <numerusform>faltam %n jogadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n aside</source>
        <translation>
            <numerusform>%n ao lado</numerusform>
            <numerusform>%n ao lado</numerusform>
        </translation>
    </message>
    <message>
        <source>No match is being played</source>
        <translation>Nenhuma partida em andamento</translation>
    </message>
    <message>
        <source>Everybody is back</source>
        <translation>Todos voltaram</translation>
    </message>
    <message>
        <source>Formations cannot be saved: fix or remove %1 first</source>
        <translation>Não é possível salvar formações: corrija ou remova %1 primeiro</translation>
    </message>
    <message>
        <source>Kept: %1</source>
        <translation>Guardada: %1</translation>
    </message>
    <message>
        <source>Keep this formation</source>
        <translation>Guardar esta formação</translation>
    </message>
    <message>
        <source>Name of the formation</source>
        <translation>Nome da formação</translation>
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
        <translation>Pressão %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::FormationList</name>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renomear</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Excluir</translation>
    </message>
    <message>
        <source>Formations that you have kept</source>
        <translation>Formações que você guardou</translation>
    </message>
    <message>
        <source>Give it another name (F2)</source>
        <translation>Dar a ela outro nome (F2)</translation>
    </message>
    <message>
        <source>Delete it for good (Delete)</source>
        <translation>Excluí-la definitivamente (Delete)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>sparkwright::FormationMoves</name>
    <message>
        <source>Left</source>
        <translation>Esquerda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Direita</translation>
    </message>
</context>
<context>
    <name>sparkwright::GoingBack</name>
    <message>
        <source>&amp;Continue from here</source>
        <translation>&amp;Continuar daqui</translation>
    </message>
    <message>
        <source>Let this run go on from the moment that is shown, as a new branch; the former one is kept</source>
        <translation>Continuar esta execução a partir do momento mostrado, como nova ramificação; a anterior é mantida</translation>
    </message>
    <message>
        <source>&amp;Branches of this run</source>
        <translation>&amp;Ramificações desta execução</translation>
    </message>
    <message>
        <source>First run, until %1</source>
        <translation>Primeira execução, até %1</translation>
    </message>
    <message>
        <source>Branch %1, from %2 until %3</source>
        <translation>Ramificação %1, de %2 até %3</translation>
    </message>
    <message>
        <source>Go on from the end of this branch</source>
        <translation>Continuar do fim desta ramificação</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Continuar daqui</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s) of other programs will be disconnected, since they cannot go back.</source>
        <translation>
            <numerusform>%n agente de outro programa será desconectado, pois não pode voltar no tempo.</numerusform>
            <numerusform>%n agentes de outros programas serão desconectados, pois não podem voltar no tempo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>One can go back to %1 and go on from there (%2 of at most %3 in memory).</source>
        <translation>É possível voltar até %1 e continuar de lá (%2 de no máximo %3 na memória).</translation>
    </message>
</context>
<context>
    <name>sparkwright::GraphicsCheck</name>
    <message>
        <source>this display has no OpenGL</source>
        <translation>esta tela não tem OpenGL</translation>
    </message>
    <message>
        <source>this display has OpenGL, but nothing can be drawn with it</source>
        <translation>esta tela tem OpenGL, mas não é possível desenhar nada com ele</translation>
    </message>
    <message>
        <source>OpenGL 3.3 is needed, and this display has %1.%2</source>
        <translation>é necessário OpenGL 3.3, e esta tela tem %1.%2</translation>
    </message>
</context>
<context>
    <name>sparkwright::Help</name>
    <message>
        <source>Keyboard and mouse</source>
        <translation>Teclado e mouse</translation>
    </message>
    <message>
        <source>Key or gesture</source>
        <translation>Tecla ou gesto</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>O que faz</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>About Sparkwright</source>
        <translation>Sobre o Sparkwright</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Sparkwright %1&lt;/h3&gt;&lt;p&gt;Builds and runs robot simulations: scenes in RSG, agents by TCP, monitors that watch.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.&lt;/p&gt;&lt;p&gt;Made with Qt %2, ODE and mruby.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Sparkwright %1&lt;/h3&gt;&lt;p&gt;Constrói e executa simulações de robôs: cenas em RSG, agentes por TCP, monitores que assistem.&lt;/p&gt;&lt;p&gt;Software livre sob a GNU General Public License, versão 3 ou posterior. Vem sem nenhuma garantia.&lt;/p&gt;&lt;p&gt;Feito com Qt %2, ODE e mruby.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Wheel, pinch</source>
        <translation>Roda, pinça</translation>
    </message>
    <message>
        <source>Zoom at the point under the cursor; while flying: faster, slower</source>
        <translation>Zoom no ponto sob o cursor; em voo: mais rápido, mais devagar</translation>
    </message>
    <message>
        <source>Shift while dragging, with the wheel, with keys</source>
        <translation>Shift ao arrastar, com a roda, com teclas</translation>
    </message>
    <message>
        <source>Small steps</source>
        <translation>Passos pequenos</translation>
    </message>
    <message>
        <source>Type numbers while dragging</source>
        <translation>Digitar números ao arrastar</translation>
    </message>
    <message>
        <source>Exact metres or degrees; Enter applies them, Esc cancels</source>
        <translation>Metros ou graus exatos; Enter aplica, Esc cancela</translation>
    </message>
    <message>
        <source>Click on the map of the field</source>
        <translation>Clicar no mapa do campo</translation>
    </message>
    <message>
        <source>Fly to that place</source>
        <translation>Voar até esse lugar</translation>
    </message>
    <message>
        <source>Click on a message</source>
        <translation>Clicar em uma mensagem</translation>
    </message>
    <message>
        <source>Select the event</source>
        <translation>Selecionar o evento</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab over a view</source>
        <translation>Tab, Shift+Tab sobre uma vista</translation>
    </message>
    <message>
        <source>Select the next or previous thing under the cursor</source>
        <translation>Selecionar o objeto seguinte ou anterior sob o cursor</translation>
    </message>
    <message>
        <source>Menu of what is there</source>
        <translation>Menu do que está ali</translation>
    </message>
    <message>
        <source>All keys as they are set now. Single letters act in the views only; elsewhere they are for typing.</source>
        <translation>Todas as teclas como estão configuradas agora. Letras sozinhas agem somente nas vistas; em outros lugares servem para digitar.</translation>
    </message>
    <message>
        <source>In texts, trees and other places</source>
        <translation>Em textos, árvores e outros lugares</translation>
    </message>
    <message>
        <source>Mouse and touch</source>
        <translation>Mouse e toque</translation>
    </message>
    <message>
        <source>Menu key</source>
        <translation>Tecla Menu</translation>
    </message>
</context>
<context>
    <name>sparkwright::HelpFindBar</name>
    <message>
        <source>Find in this page</source>
        <translation>Localizar nesta página</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Ocorrência anterior</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Próxima ocorrência</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Not in this page</source>
        <translation>Não está nesta página</translation>
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
        <translation>Falta o guia do usuário</translation>
    </message>
    <message>
        <source>Its pages should be in the folder docs of the data directory, such as /usr/share/sparkwright/docs. Install the program again to get them back. The class reference and the list of keys are here.</source>
        <translation>Suas páginas deveriam estar na pasta docs do diretório de dados, como /usr/share/sparkwright/docs. Instale o programa de novo para recuperá-las. A referência de classes e a lista de teclas estão aqui.</translation>
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
        <translation>Ajuda sobre este &amp;lugar</translation>
    </message>
    <message>
        <source>Explain what has the keyboard</source>
        <translation>Explicar o que tem o teclado</translation>
    </message>
    <message>
        <source>&amp;User guide</source>
        <translation>&amp;Guia do usuário</translation>
    </message>
    <message>
        <source>Open the first page of the help</source>
        <translation>Abrir a primeira página da ajuda</translation>
    </message>
    <message>
        <source>&amp;Search the help…</source>
        <translation>&amp;Pesquisar na ajuda…</translation>
    </message>
    <message>
        <source>Find words in all pages of the help</source>
        <translation>Encontrar palavras em todas as páginas da ajuda</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>&amp;O que é isto?</translation>
    </message>
    <message>
        <source>Click a button or a panel to read what it is for</source>
        <translation>Clique em um botão ou painel para ler para que serve</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>&amp;Tour</translation>
    </message>
    <message>
        <source>Show in a few steps what is where</source>
        <translation>Mostrar em poucos passos o que fica onde</translation>
    </message>
    <message>
        <source>The scene. Drag to turn the view, click to select; the status bar says what mouse and keys do.</source>
        <translation>A cena. Arraste para girar a vista, clique para selecionar; a barra de status diz o que mouse e teclas fazem.</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <translation>Não é possível abrir %1.</translation>
    </message>
</context>
<context>
    <name>sparkwright::HelpTopics</name>
    <message>
        <source>What the camera of a robot sees: colour, depth and segments.</source>
        <translation>O que a câmera de um robô vê: cor, profundidade e segmentos.</translation>
    </message>
    <message>
        <source>Agents and monitors that are connected, how fast they answer, and how to connect or start one.</source>
        <translation>Agentes e monitores conectados, com que rapidez respondem e como conectar ou iniciar um.</translation>
    </message>
    <message>
        <source>Lines, shapes and texts that agents and tools draw into the views, by set: show and hide them here.</source>
        <translation>Linhas, formas e textos que agentes e ferramentas desenham nas vistas, por conjunto: mostre-os e oculte-os aqui.</translation>
    </message>
    <message>
        <source>Many runs of one simulation, and what they come to.</source>
        <translation>Muitas execuções de uma simulação e seus resultados.</translation>
    </message>
    <message>
        <source>The undo steps of the text; click one to go back to it.</source>
        <translation>Os passos de desfazer do texto; clique em um para voltar a ele.</translation>
    </message>
    <message>
        <source>Joints of the selected robot: try their angles and find limits that collide.</source>
        <translation>Juntas do robô selecionado: experimente seus ângulos e encontre limites que colidem.</translation>
    </message>
    <message>
        <source>What a view shows beside the meshes: collision shapes, contacts, joints, sensors and more.</source>
        <translation>O que uma vista mostra além das malhas: formas de colisão, contatos, juntas, sensores e mais.</translation>
    </message>
    <message>
        <source>Where the time of a cycle goes, in milliseconds, and how much there is to compute.</source>
        <translation>Para onde vai o tempo de um ciclo, em milissegundos, e quanto há para calcular.</translation>
    </message>
    <message>
        <source>Messages of scene, simulation and agents, with the file and line they are about.</source>
        <translation>Mensagens da cena, da simulação e dos agentes, com o arquivo e a linha a que se referem.</translation>
    </message>
    <message>
        <source>Masses and centres of mass of the selected robot.</source>
        <translation>Massas e centros de massa do robô selecionado.</translation>
    </message>
    <message>
        <source>Score, clock and play mode of a match, the referee&apos;s decisions, and commands to direct it.</source>
        <translation>Placar, relógio e modo de jogo de uma partida, as decisões do árbitro e comandos para dirigi-la.</translation>
    </message>
    <message>
        <source>What an agent is told and says, decoded, as it happens; messages can be sent by hand.</source>
        <translation>O que um agente recebe e diz, decodificado, enquanto acontece; mensagens podem ser enviadas à mão.</translation>
    </message>
    <message>
        <source>Values of the node that was pinned, beside those of the selected one.</source>
        <translation>Valores do nó fixado, ao lado dos do selecionado.</translation>
    </message>
    <message>
        <source>The players of a match with fouls, cards and suspensions, and what may be done to the selected one.</source>
        <translation>Os jogadores de uma partida com faltas, cartões e suspensões, e o que se pode fazer com o selecionado.</translation>
    </message>
    <message>
        <source>Numbers of the run as curves over time.</source>
        <translation>Números da execução como curvas ao longo do tempo.</translation>
    </message>
    <message>
        <source>What is wrong in the open scenes; click a problem to go to its line.</source>
        <translation>O que está errado nas cenas abertas; clique em um problema para ir à sua linha.</translation>
    </message>
    <message>
        <source>Programs that were started here: what they print, and how to stop and restart them.</source>
        <translation>Programas iniciados aqui: o que imprimem e como pará-los e reiniciá-los.</translation>
    </message>
    <message>
        <source>Values of the selected node; changing one changes only its place in the text.</source>
        <translation>Valores do nó selecionado; alterar um altera apenas o seu lugar no texto.</translation>
    </message>
    <message>
        <source>Rules of the match and their variables, which may be changed while it runs.</source>
        <translation>Regras da partida e suas variáveis, que podem ser alteradas durante a partida.</translation>
    </message>
    <message>
        <source>Everything that the views show, as a tree: find and select robots and parts.</source>
        <translation>Tudo o que as vistas mostram, como árvore: encontre e selecione robôs e peças.</translation>
    </message>
    <message>
        <source>Finds words in the scene&apos;s files, and replaces them.</source>
        <translation>Encontra palavras nos arquivos da cena e as substitui.</translation>
    </message>
    <message>
        <source>What the sensors of the selected robot say, with units.</source>
        <translation>O que os sensores do robô selecionado informam, com unidades.</translation>
    </message>
    <message>
        <source>The nodes of the scene file as a tree, which can be edited.</source>
        <translation>Os nós do arquivo de cena como árvore, que pode ser editada.</translation>
    </message>
    <message>
        <source>The text of scenes and scripts, with completion and checks while you type.</source>
        <translation>O texto de cenas e scripts, com autocompletar e verificações enquanto você digita.</translation>
    </message>
    <message>
        <source>The past of the run or of a recording: drag the handle to look back, click marks of goals and fouls.</source>
        <translation>O passado da execução ou de uma gravação: arraste a alça para rever, clique nas marcas de gols e faltas.</translation>
    </message>
    <message>
        <source>What one camera of a robot sees, in a window of its own.</source>
        <translation>O que uma câmera de um robô vê, em uma janela própria.</translation>
    </message>
    <message>
        <source>Values of signals and of expressions of them, with the least and greatest of the run.</source>
        <translation>Valores de sinais e de expressões com eles, com o mínimo e o máximo da execução.</translation>
    </message>
    <message>
        <source>The strategies that lead the teams of a game: load one, and see how long it thinks.</source>
        <translation>As estratégias que comandam as equipes de um jogo: carregue uma e veja quanto tempo pensa.</translation>
    </message>
    <message>
        <source>Plans a restart: who may stand where it stands, and where the rules move the others.</source>
        <translation>Planeja um reinício: quem pode ficar onde está e para onde as regras movem os outros.</translation>
    </message>
    <message>
        <source>Who leads which robot of the game, the plugins for them, and what clients say.</source>
        <translation>Quem conduz cada robô do jogo, os plugins deles, e o que dizem os clientes.</translation>
    </message>
</context>
<context>
    <name>sparkwright::HelpWindow</name>
    <message>
        <source>There is no page “%1”.</source>
        <translation>Não há página “%1”.</translation>
    </message>
    <message>
        <source>Help – Sparkwright</source>
        <translation>Ajuda – Sparkwright</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>Primeira página</translation>
    </message>
    <message>
        <source>Find in this page</source>
        <translation>Localizar nesta página</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Pesquisar na ajuda</translation>
    </message>
    <message>
        <source>Words or beginnings of words, as in: hinge limit (Ctrl+Shift+F)</source>
        <translation>Palavras ou inícios de palavras, como: dobradiça limite (Ctrl+Shift+F)</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Conteúdo</translation>
    </message>
    <message>
        <source>Found in the help</source>
        <translation>Encontrado na ajuda</translation>
    </message>
    <message>
        <source>Page of the help</source>
        <translation>Página da ajuda</translation>
    </message>
    <message>
        <source>The pages are being read…</source>
        <translation>As páginas estão sendo lidas…</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer or other words.</source>
        <translation>Nada encontrado. Tente menos palavras ou outras.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s), the best first</source>
        <translation>
            <numerusform>%n lugar, o melhor primeiro</numerusform>
            <numerusform>%n lugares, o melhor primeiro</numerusform>
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
        <translation>Agente %1 (saiu)</translation>
    </message>
    <message>
        <source>All agents</source>
        <translation>Todos os agentes</translation>
    </message>
    <message>
        <source>Commands to the server</source>
        <translation>Comandos ao servidor</translation>
    </message>
    <message>
        <source>Messages can be seen in a simulation of this program only.</source>
        <translation>As mensagens só podem ser vistas em uma simulação deste programa.</translation>
    </message>
    <message>
        <source>No agent is connected. When there is one, its messages are shown here, decoded.</source>
        <translation>Nenhum agente conectado. Quando houver um, suas mensagens serão mostradas aqui, decodificadas.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) left out: they come faster than they can be shown.</source>
        <translation>
            <numerusform>%n mensagem omitida: elas chegam mais rápido do que podem ser mostradas.</numerusform>
            <numerusform>%n mensagens omitidas: elas chegam mais rápido do que podem ser mostradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Erro</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>Coluna %1: %2</translation>
    </message>
    <message>
        <source>Choose the agent in whose name it is sent, at the top left.</source>
        <translation>Escolha, no alto à esquerda, o agente em cujo nome ela é enviada.</translation>
    </message>
    <message>
        <source>Sent in the name of %1: %2</source>
        <translation>Enviado em nome de %1: %2</translation>
    </message>
    <message>
        <source>Sent to the server: %1</source>
        <translation>Enviado ao servidor: %1</translation>
    </message>
    <message>
        <source>Agent to watch</source>
        <translation>Agente a observar</translation>
    </message>
    <message>
        <source>Whose messages are shown</source>
        <translation>De quem são as mensagens mostradas</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Sentido</translation>
    </message>
    <message>
        <source>Which messages are shown</source>
        <translation>Quais mensagens são mostradas</translation>
    </message>
    <message>
        <source>Both directions</source>
        <translation>Ambos os sentidos</translation>
    </message>
    <message>
        <source>To the agent</source>
        <translation>Para o agente</translation>
    </message>
    <message>
        <source>From the agent</source>
        <translation>Do agente</translation>
    </message>
    <message>
        <source>Cycles kept</source>
        <translation>Ciclos mantidos</translation>
    </message>
    <message>
        <source>How many cycles are kept</source>
        <translation>Quantos ciclos são mantidos</translation>
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
        <translation>Filtrar as mensagens</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Reads no more messages, while the simulation goes on</source>
        <translation>Não lê mais mensagens, enquanto a simulação continua</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Shows the newest message</source>
        <translation>Mostra a mensagem mais recente</translation>
    </message>
    <message>
        <source>Clear the messages</source>
        <translation>Limpar as mensagens</translation>
    </message>
    <message>
        <source>Removes all messages from the list</source>
        <translation>Remove todas as mensagens da lista</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Mensagens</translation>
    </message>
    <message>
        <source>Parts of the message</source>
        <translation>Partes da mensagem</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidade</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Significado</translation>
    </message>
    <message>
        <source>Text of the message</source>
        <translation>Texto da mensagem</translation>
    </message>
    <message>
        <source>Decoded</source>
        <translation>Decodificado</translation>
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
        <translation>ao servidor</translation>
    </message>
    <message>
        <source>Send as</source>
        <translation>Enviar como</translation>
    </message>
    <message>
        <source>As this agent: its effectors take it. To the server: a command, as of a trainer or monitor</source>
        <translation>Como este agente: seus efetores a recebem. Ao servidor: um comando, como o de um treinador ou monitor</translation>
    </message>
    <message>
        <source>Message to send</source>
        <translation>Mensagem a enviar</translation>
    </message>
    <message>
        <source>(he1 1.5) – Enter sends, Up recalls earlier ones</source>
        <translation>(he1 1.5) – Enter envia, seta para cima recupera as anteriores</translation>
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
        <translation>Novo e&amp;xperimento…</translation>
    </message>
    <message>
        <source>Run this scene many times, with other seeds or settings, and compare the results</source>
        <translation>Executar esta cena muitas vezes, com outras sementes ou configurações, e comparar os resultados</translation>
    </message>
    <message>
        <source>Show e&amp;xperiments</source>
        <translation>Mostrar e&amp;xperimentos</translation>
    </message>
    <message>
        <source>Go to the runs of the experiment that is open</source>
        <translation>Ir para as execuções do experimento aberto</translation>
    </message>
    <message>
        <source>This run has not begun yet</source>
        <translation>Esta execução ainda não começou</translation>
    </message>
    <message>
        <source>The command is in the clipboard</source>
        <translation>O comando está na área de transferência</translation>
    </message>
    <message>
        <source>%1: all runs are done</source>
        <translation>%1: todas as execuções estão concluídas</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Experimentos</translation>
    </message>
    <message>
        <source>Stop the experiment that is running before you open another one.</source>
        <translation>Pare o experimento em andamento antes de abrir outro.</translation>
    </message>
    <message>
        <source>Open job file</source>
        <translation>Abrir arquivo de trabalho</translation>
    </message>
    <message>
        <source>Experiments (*.sparkjobs)</source>
        <translation>Experimentos (*.sparkjobs)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>Exportar resultados</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabelas (*.csv)</translation>
    </message>
    <message>
        <source>The results are not exported: %1</source>
        <translation>Os resultados não foram exportados: %1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 salvo</translation>
    </message>
    <message>
        <source>This shows the run with the usual robots: record the runs to watch them as they were.</source>
        <translation>Isto mostra a execução com os robôs usuais: grave as execuções para vê-las como foram.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) of an experiment are not done; those that are done are kept, and it can go on later.</source>
        <translation>
            <numerusform>%n execução de um experimento não está concluída; as concluídas são mantidas, e ele pode continuar depois.</numerusform>
            <numerusform>%n execuções de um experimento não estão concluídas; as concluídas são mantidas, e ele pode continuar depois.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::JointAnchor</name>
    <message>
        <source>Anchor of %1</source>
        <translation>Âncora de %1</translation>
    </message>
    <message>
        <source>Move anchor</source>
        <translation>Mover âncora</translation>
    </message>
    <message>
        <source>%1 is an argument of this file. Select the import that gives it, and drag there.</source>
        <translation>%1 é um argumento deste arquivo. Selecione a importação que o fornece e arraste lá.</translation>
    </message>
    <message>
        <source>The text computes this number: %1. Change it there, or put a number in its place.</source>
        <translation>O texto calcula este número: %1. Altere-o lá ou ponha um número no lugar.</translation>
    </message>
</context>
<context>
    <name>sparkwright::JointPanel</name>
    <message>
        <source>Set the posture</source>
        <translation>Ajustar a postura</translation>
    </message>
    <message>
        <source>Drive by motors</source>
        <translation>Acionar pelos motores</translation>
    </message>
    <message>
        <source>How joints are moved</source>
        <translation>Como as juntas são movidas</translation>
    </message>
    <message>
        <source>Set: at once and without forces, also while paused. Drive: the motors of the joints move them while the simulation runs; commands of agents count again afterwards.</source>
        <translation>Ajustar: de imediato e sem forças, também em pausa. Acionar: os motores das juntas as movem durante a simulação; depois voltam a valer os comandos dos agentes.</translation>
    </message>
    <message>
        <source>Filter joints</source>
        <translation>Filtrar juntas</translation>
    </message>
    <message>
        <source>&amp;Zero pose</source>
        <translation>Pose &amp;zero</translation>
    </message>
    <message>
        <source>All joints to 0, or to the limit nearest to it</source>
        <translation>Todas as juntas em 0, ou no limite mais próximo</translation>
    </message>
    <message>
        <source>S&amp;weep…</source>
        <translation>&amp;Varredura…</translation>
    </message>
    <message>
        <source>Move all joints over their limits and list the parts that touch each other</source>
        <translation>Mover todas as juntas por todos os seus limites e listar as partes que se tocam</translation>
    </message>
    <message>
        <source>without limits</source>
        <translation>sem limites</translation>
    </message>
    <message>
        <source>has a motor</source>
        <translation>tem motor</translation>
    </message>
    <message>
        <source>has no motor</source>
        <translation>não tem motor</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Joint %1</source>
        <translation>Junta %1</translation>
    </message>
    <message>
        <source>Joint %1, metres</source>
        <translation>Junta %1, metros</translation>
    </message>
    <message>
        <source>Joint %1, degrees</source>
        <translation>Junta %1, graus</translation>
    </message>
    <message>
        <source>Joint %1, now</source>
        <translation>Junta %1, agora</translation>
    </message>
    <message>
        <source>Open a scene with a robot to see its joints here.</source>
        <translation>Abra uma cena com um robô para ver as juntas dele aqui.</translation>
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
        <translation>fixa</translation>
    </message>
    <message>
        <source>The selected thing has no joints. Select a robot or a part of one.</source>
        <translation>O objeto selecionado não tem juntas. Selecione um robô ou uma parte de um robô.</translation>
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
        <translation>%1 m a %2 m</translation>
    </message>
    <message>
        <source>%1° to %2°</source>
        <translation>%1° a %2°</translation>
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
        <translation>Nome do estado</translation>
    </message>
    <message>
        <source>The run can go on from this moment again, to the bit, also after the program has ended. The file goes to %1.</source>
        <translation>A execução pode continuar deste momento outra vez, com exatidão de bits, mesmo depois de encerrar o programa. O arquivo vai para %1.</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nome:</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeptEdits</name>
    <message>
        <source>There are unsaved edits of %1: open it to restore them.</source>
        <translation>Há alterações não salvas de %1: abra o arquivo para restaurá-las.</translation>
    </message>
    <message>
        <source>The kept edits of %1 are among its earlier versions.</source>
        <translation>As alterações guardadas de %1 estão entre suas versões anteriores.</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeyCapture</name>
    <message>
        <source>Press the keys · Esc: end</source>
        <translation>Pressione as teclas · Esc: encerrar</translation>
    </message>
    <message>
        <source>Press the mouse button here</source>
        <translation>Pressione aqui o botão do mouse</translation>
    </message>
    <message>
        <source>Click, or Enter, then press the keys</source>
        <translation>Clique, ou Enter, e depois pressione as teclas</translation>
    </message>
    <message>
        <source>Click, then press the mouse button here, with Ctrl, Alt, Shift</source>
        <translation>Clique e depois pressione aqui o botão do mouse, com Ctrl, Alt, Shift</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Novas teclas</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeyConflict</name>
    <message>
        <source>%1 is “%2” while a text has the keyboard, else “%3”</source>
        <translation>%1 é “%2” enquanto um texto tem o teclado; caso contrário, “%3”</translation>
    </message>
    <message>
        <source>%1 is “%2” while the tree has the keyboard, else “%3”</source>
        <translation>%1 é “%2” enquanto a árvore tem o teclado; caso contrário, “%3”</translation>
    </message>
    <message>
        <source>%1 means both “%2” and “%3”: neither acts</source>
        <translation>%1 significa tanto “%2” quanto “%3”: nenhum age</translation>
    </message>
    <message>
        <source>%1 is “%2” while match keys are armed, else “%3”</source>
        <translation>%1 é “%2” enquanto as teclas da partida estão ligadas; caso contrário, “%3”</translation>
    </message>
    <message>
        <source>%1 is “%2” in the views, so that “%3” does not act there</source>
        <translation>%1 é “%2” nas vistas, de modo que “%3” não age ali</translation>
    </message>
    <message>
        <source>%1 is “%2” while flying, else “%3”</source>
        <translation>%1 é “%2” em voo; caso contrário, “%3”</translation>
    </message>
    <message>
        <source>Text fields take %1 for themselves; elsewhere it is “%2”</source>
        <translation>Os campos de texto ficam com %1; em outros lugares é “%2”</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeyMap</name>
    <message>
        <source>Mend the file, or delete it to use the keys of the profile</source>
        <translation>Corrija o arquivo ou exclua-o para usar as teclas do perfil</translation>
    </message>
    <message>
        <source>%1 must be a text in quotation marks</source>
        <translation>%1 deve ser um texto entre aspas</translation>
    </message>
    <message>
        <source>`%1` is no press of a mouse button</source>
        <translation>`%1` não é um pressionamento de botão do mouse</translation>
    </message>
    <message>
        <source>Write Left, Middle or Right, with Ctrl+, Alt+, Shift+, Double+ before it</source>
        <translation>Escreva Left, Middle ou Right, com Ctrl+, Alt+, Shift+, Double+ antes</translation>
    </message>
    <message>
        <source>%1 must be &quot;%2&quot; or &quot;%3&quot;</source>
        <translation>%1 deve ser &quot;%2&quot; ou &quot;%3&quot;</translation>
    </message>
    <message>
        <source>There is no `%1` here</source>
        <translation>Não há `%1` aqui</translation>
    </message>
    <message>
        <source>%1 must be a text in quotation marks, or a list of such</source>
        <translation>%1 deve ser um texto entre aspas ou uma lista deles</translation>
    </message>
    <message>
        <source>For example %1</source>
        <translation>Por exemplo, %1</translation>
    </message>
    <message>
        <source>`%1` is no key</source>
        <translation>`%1` não é uma tecla</translation>
    </message>
    <message>
        <source>Write one key, with Ctrl+, Alt+, Shift+ before it: Ctrl+Shift+P</source>
        <translation>Escreva uma tecla, com Ctrl+, Alt+, Shift+ antes: Ctrl+Shift+P</translation>
    </message>
    <message>
        <source>A key map of more than 1 MB is not read</source>
        <translation>Um mapa de teclas com mais de 1 MB não é lido</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeyProfiles</name>
    <message>
        <source>Drag orbits, Space runs and pauses while a view has the keyboard</source>
        <translation>Arrastar orbita; Espaço roda e pausa enquanto uma vista tem o teclado</translation>
    </message>
    <message>
        <source>Drag looks around and W A S D fly, Space follows the ball, P X C R G H control playback</source>
        <translation>Arrastar olha em volta e W A S D voam, Espaço segue a bola, P X C R G H controlam a reprodução</translation>
    </message>
    <message>
        <source>Drag moves what is under the cursor, or the view; Shift+drag turns; 1 to 6 set the opening angle, 7 to 0 what happens to velocities</source>
        <translation>Arrastar move o que está sob o cursor, ou a vista; Shift+arrastar gira; 1 a 6 definem o ângulo de abertura, 7 a 0 o que acontece com as velocidades</translation>
    </message>
    <message>
        <source>A click selects the whole thing, Shift+drag moves it, Ctrl+1 steps, Ctrl+2 runs</source>
        <translation>Um clique seleciona o objeto inteiro, Shift+arrastar o move, Ctrl+1 dá um passo, Ctrl+2 roda</translation>
    </message>
    <message>
        <source>Keys cannot be read: %1</source>
        <translation>Não é possível ler as teclas: %1</translation>
    </message>
    <message>
        <source>There is no profile `%1`</source>
        <translation>Não há perfil `%1`</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>There is no action `%1`</source>
        <translation>Não há ação `%1`</translation>
    </message>
    <message>
        <source>the damaged file cannot be kept aside</source>
        <translation>O arquivo corrompido não pode ser guardado à parte</translation>
    </message>
    <message>
        <source>Keys cannot be stored in %1: %2</source>
        <translation>Não é possível gravar as teclas em %1: %2</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeySheet</name>
    <message>
        <source>Everywhere</source>
        <translation>Em todos os lugares</translation>
    </message>
    <message>
        <source>In the views</source>
        <translation>Nas vistas</translation>
    </message>
    <message>
        <source>Match keys: in the views, while armed</source>
        <translation>Teclas da partida: nas vistas, quando ligadas</translation>
    </message>
    <message>
        <source>In texts</source>
        <translation>Em textos</translation>
    </message>
    <message>
        <source>In the tree of the scene file</source>
        <translation>Na árvore do arquivo da cena</translation>
    </message>
    <message>
        <source>Sparkwright: keys and mouse (%1)</source>
        <translation>Sparkwright: teclas e mouse (%1)</translation>
    </message>
    <message>
        <source>Wheel, pinch</source>
        <translation>Roda, pinça</translation>
    </message>
    <message>
        <source>Zoom at the point under the cursor</source>
        <translation>Zoom no ponto sob o cursor</translation>
    </message>
    <message>
        <source>Shift with any of these</source>
        <translation>Shift com qualquer um destes</translation>
    </message>
    <message>
        <source>Small steps</source>
        <translation>Passos pequenos</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Câmera</translation>
    </message>
    <message>
        <source>Mouse in the views</source>
        <translation>Mouse nas vistas</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Teclas e mouse</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 não pode ser gravado: %2</translation>
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
        <translation>Perfil de teclas e mouse</translation>
    </message>
    <message>
        <source>Search by name or keys</source>
        <translation>Pesquisar por nome ou teclas</translation>
    </message>
    <message>
        <source>Press keys</source>
        <translation>Pressionar teclas</translation>
    </message>
    <message>
        <source>Search for what keys do: press them in the field</source>
        <translation>Pesquisar o que as teclas fazem: pressione-as no campo</translation>
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
        <translation>Comandos e suas teclas</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Definir</translation>
    </message>
    <message>
        <source>Give the command these keys, and no others</source>
        <translation>Dar ao comando estas teclas e nenhuma outra</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Adicionar</translation>
    </message>
    <message>
        <source>Give the command these keys, too</source>
        <translation>Dar ao comando também estas teclas</translation>
    </message>
    <message>
        <source>&amp;No keys</source>
        <translation>&amp;Sem teclas</translation>
    </message>
    <message>
        <source>Take all keys away from the command</source>
        <translation>Tirar todas as teclas do comando</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Redefinir</translation>
    </message>
    <message>
        <source>Give the command the keys of the profile</source>
        <translation>Dar ao comando as teclas do perfil</translation>
    </message>
    <message>
        <source>&amp;Take them away from other commands</source>
        <translation>&amp;Tirá-las de outros comandos</translation>
    </message>
    <message>
        <source>Else both commands have them, and neither acts</source>
        <translation>Caso contrário, ambos os comandos as têm e nenhum age</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>Redefinir t&amp;udo</translation>
    </message>
    <message>
        <source>Forget all own keys</source>
        <translation>Esquecer todas as teclas próprias</translation>
    </message>
    <message>
        <source>Save as &amp;page…</source>
        <translation>Salvar como pá&amp;gina…</translation>
    </message>
    <message>
        <source>Save all keys as a page to print: PDF or HTML</source>
        <translation>Salvar todas as teclas como uma página para imprimir: PDF ou HTML</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Conflitos</translation>
    </message>
    <message>
        <source>New &amp;keys</source>
        <translation>&amp;Novas teclas</translation>
    </message>
    <message>
        <source>Keys with &amp;two meanings:</source>
        <translation>Teclas com &amp;dois significados:</translation>
    </message>
    <message>
        <source>Your own keys</source>
        <translation>Suas próprias teclas</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Câmera</translation>
    </message>
    <message>
        <source>Mouse in the views</source>
        <translation>Mouse nas vistas</translation>
    </message>
    <message>
        <source>%1 belongs to: %2</source>
        <translation>%1 pertence a: %2</translation>
    </message>
    <message>
        <source>Conflict: %1</source>
        <translation>Conflito: %1</translation>
    </message>
    <message>
        <source>No key has two meanings</source>
        <translation>Nenhuma tecla tem dois significados</translation>
    </message>
    <message>
        <source>Save the keys as a page</source>
        <translation>Salvar as teclas como página</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;HTML (*.html)</source>
        <translation>PDF (*.pdf);;HTML (*.html)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Salvo: %1</translation>
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
        <translation>Chutar a bola</translation>
    </message>
    <message>
        <source>0°: towards the right goal, 90°: to the left of that</source>
        <translation>0°: em direção ao gol direito, 90°: à esquerda dele</translation>
    </message>
    <message>
        <source>0°: along the ground, 45°: high and far</source>
        <translation>0°: rasteiro, 45°: alto e longe</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Velocidade</translation>
    </message>
    <message>
        <source>&amp;Direction</source>
        <translation>&amp;Direção</translation>
    </message>
    <message>
        <source>&amp;Upwards</source>
        <translation>Para &amp;cima</translation>
    </message>
    <message>
        <source>&amp;Kick</source>
        <translation>C&amp;hutar</translation>
    </message>
</context>
<context>
    <name>sparkwright::LayerCommands</name>
    <message>
        <source>Show dra&amp;wings</source>
        <translation>Mostrar desen&amp;hos</translation>
    </message>
    <message>
        <source>Show the drawings of agents and tools in the active view</source>
        <translation>Mostrar os desenhos de agentes e ferramentas na vista ativa</translation>
    </message>
    <message>
        <source>Show &amp;names and numbers</source>
        <translation>Mostrar &amp;nomes e números</translation>
    </message>
    <message>
        <source>Show names and numbers over the things of the active view</source>
        <translation>Mostrar nomes e números sobre os objetos da vista ativa</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Desligado</translation>
    </message>
    <message>
        <source>Hide the meshes of the scene in the active view</source>
        <translation>Ocultar as malhas da cena na vista ativa</translation>
    </message>
    <message>
        <source>&amp;Wire</source>
        <translation>&amp;Aramado</translation>
    </message>
    <message>
        <source>Show the meshes of the scene as lines</source>
        <translation>Mostrar as malhas da cena como linhas</translation>
    </message>
    <message>
        <source>&amp;Flat</source>
        <translation>&amp;Plano</translation>
    </message>
    <message>
        <source>Show the meshes of the scene with one brightness for each face</source>
        <translation>Mostrar as malhas da cena com um só brilho por face</translation>
    </message>
    <message>
        <source>&amp;Smooth</source>
        <translation>&amp;Suave</translation>
    </message>
    <message>
        <source>Show the meshes of the scene with smooth shading</source>
        <translation>Mostrar as malhas da cena com sombreamento suave</translation>
    </message>
    <message>
        <source>See-&amp;through</source>
        <translation>&amp;Transparente</translation>
    </message>
    <message>
        <source>Show the meshes of the scene so that one sees through them</source>
        <translation>Mostrar as malhas da cena de modo que se veja através delas</translation>
    </message>
    <message>
        <source>Hide the shapes of the physics engine in the active view</source>
        <translation>Ocultar as formas do motor de física na vista ativa</translation>
    </message>
    <message>
        <source>Show the shapes of the physics engine as lines</source>
        <translation>Mostrar as formas do motor de física como linhas</translation>
    </message>
    <message>
        <source>Show the shapes of the physics engine with one brightness for each face</source>
        <translation>Mostrar as formas do motor de física com um só brilho por face</translation>
    </message>
    <message>
        <source>Show the shapes of the physics engine with smooth shading</source>
        <translation>Mostrar as formas do motor de física com sombreamento suave</translation>
    </message>
    <message>
        <source>Show the shapes of the physics engine so that one sees through them</source>
        <translation>Mostrar as formas do motor de física de modo que se veja através delas</translation>
    </message>
    <message>
        <source>Hide the drawings of agents and tools in the active view</source>
        <translation>Ocultar os desenhos de agentes e ferramentas na vista ativa</translation>
    </message>
    <message>
        <source>Show the drawings of agents and tools as lines</source>
        <translation>Mostrar os desenhos de agentes e ferramentas como linhas</translation>
    </message>
    <message>
        <source>Show the drawings of agents and tools with one brightness for each face</source>
        <translation>Mostrar os desenhos de agentes e ferramentas com um só brilho por face</translation>
    </message>
    <message>
        <source>Show the drawings of agents and tools with smooth shading</source>
        <translation>Mostrar os desenhos de agentes e ferramentas com sombreamento suave</translation>
    </message>
    <message>
        <source>Show the drawings of agents and tools so that one sees through them</source>
        <translation>Mostrar os desenhos de agentes e ferramentas de modo que se veja através deles</translation>
    </message>
    <message>
        <source>Appea&amp;rance</source>
        <translation>Apa&amp;rência</translation>
    </message>
    <message>
        <source>P&amp;hysics shapes</source>
        <translation>&amp;Formas da física</translation>
    </message>
    <message>
        <source>Dra&amp;wings of agents</source>
        <translation>D&amp;esenhos de agentes</translation>
    </message>
</context>
<context>
    <name>sparkwright::LayerSettings</name>
    <message>
        <source>Left</source>
        <translation>Esquerda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Direita</translation>
    </message>
    <message>
        <source>Agent %1</source>
        <translation>Agente %1</translation>
    </message>
    <message>
        <source>%1 · penalised</source>
        <translation>%1 · punido</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aparência</translation>
    </message>
    <message>
        <source>The meshes of the scene</source>
        <translation>As malhas da cena</translation>
    </message>
    <message>
        <source>Collision shapes</source>
        <translation>Formas de colisão</translation>
    </message>
    <message>
        <source>Shapes of the physics engine; colours show the state</source>
        <translation>Formas do motor de física; as cores mostram o estado</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>Contatos</translation>
    </message>
    <message>
        <source>Contact points with the forces of the last step</source>
        <translation>Pontos de contato com as forças do último passo</translation>
    </message>
    <message>
        <source>Joint axes</source>
        <translation>Eixos das juntas</translation>
    </message>
    <message>
        <source>Centres of mass</source>
        <translation>Centros de massa</translation>
    </message>
    <message>
        <source>Of each body, larger if it is heavier, and of each robot, with a plumb line</source>
        <translation>De cada corpo, maior se for mais pesado, e de cada robô, com um fio de prumo</translation>
    </message>
    <message>
        <source>Support polygon</source>
        <translation>Polígono de apoio</translation>
    </message>
    <message>
        <source>Around the points where a robot stands on the ground; it falls over when its centre of mass is not above it</source>
        <translation>Em volta dos pontos em que um robô se apoia no chão; ele cai quando seu centro de massa não está acima dele</translation>
    </message>
    <message>
        <source>Coordinate frames</source>
        <translation>Sistemas de coordenadas</translation>
    </message>
    <message>
        <source>Axes of the world and of each body: x red, y green, z blue</source>
        <translation>Eixos do mundo e de cada corpo: x vermelho, y verde, z azul</translation>
    </message>
    <message>
        <source>Sensors</source>
        <translation>Sensores</translation>
    </message>
    <message>
        <source>Ranges of sensors: cones of vision, sonar, rays, forces on the feet</source>
        <translation>Alcances dos sensores: cones de visão, sonar, raios, forças nos pés</translation>
    </message>
    <message>
        <source>Trails</source>
        <translation>Rastros</translation>
    </message>
    <message>
        <source>Paths of ball and robots in the last seconds</source>
        <translation>Trajetos da bola e dos robôs nos últimos segundos</translation>
    </message>
    <message>
        <source>Names and numbers</source>
        <translation>Nomes e números</translation>
    </message>
    <message>
        <source>Team and number over the head of each robot; names of other things that move</source>
        <translation>Time e número acima da cabeça de cada robô; nomes das outras coisas que se movem</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Móvel</translation>
    </message>
    <message>
        <source>Stands still</source>
        <translation>Imóvel</translation>
    </message>
    <message>
        <source>Touches something</source>
        <translation>Toca em algo</translation>
    </message>
    <message>
        <source>Sleeps</source>
        <translation>Dorme</translation>
    </message>
    <message>
        <source>Penalised in the last %1 s</source>
        <translation>Punido nos últimos %1 s</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Selecionado</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contato</translation>
    </message>
    <message>
        <source>Force, %1 N = %2 m</source>
        <translation>Força, %1 N = %2 m</translation>
    </message>
    <message>
        <source>Axis, and range between stops</source>
        <translation>Eixo e intervalo entre os batentes</translation>
    </message>
    <message>
        <source>Where it is</source>
        <translation>Onde está</translation>
    </message>
    <message>
        <source>Of a body</source>
        <translation>De um corpo</translation>
    </message>
    <message>
        <source>Of a robot, with plumb line</source>
        <translation>De um robô, com fio de prumo</translation>
    </message>
    <message>
        <source>Centre of mass above it</source>
        <translation>Centro de massa acima dele</translation>
    </message>
    <message>
        <source>Not above it</source>
        <translation>Não acima dele</translation>
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
        <translation>Visão, desenhada até %1 m</translation>
    </message>
    <message>
        <source>Sonar</source>
        <translation>Sonar</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Câmera</translation>
    </message>
    <message>
        <source>Ray</source>
        <translation>Raio</translation>
    </message>
    <message>
        <source>Measured force, same scale as contacts</source>
        <translation>Força medida, mesma escala dos contatos</translation>
    </message>
    <message>
        <source>Gyroscope, accelerometer, position, touch</source>
        <translation>Giroscópio, acelerômetro, posição, toque</translation>
    </message>
    <message>
        <source>Ball, last %1 s</source>
        <translation>Bola, últimos %1 s</translation>
    </message>
    <message>
        <source>Others; players in team colours</source>
        <translation>Outros; jogadores nas cores do time</translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation>Desenhos</translation>
    </message>
    <message>
        <source>Drawings of agents and tools: lines, circles, areas and texts</source>
        <translation>Desenhos de agentes e ferramentas: linhas, círculos, áreas e textos</translation>
    </message>
    <message>
        <source>%1 °C, %2 N·m</source>
        <translation>%1 °C, %2 N·m</translation>
    </message>
    <message>
        <source>Axes of joints, the range between their stops, and where they are in it: needles, the redder the hotter a realistic motor is</source>
        <translation>Eixos das juntas, o intervalo entre os batentes e onde elas estão nele: agulhas, tanto mais vermelhas quanto mais quente está um motor realista</translation>
    </message>
    <message>
        <source>Where it is, with a hot motor</source>
        <translation>Onde está, com um motor quente</translation>
    </message>
</context>
<context>
    <name>sparkwright::LayerSwitch</name>
    <message>
        <source>Off</source>
        <translation>Desligado</translation>
    </message>
    <message>
        <source>Wire</source>
        <translation>Aramado</translation>
    </message>
    <message>
        <source>Solid</source>
        <translation>Sólido</translation>
    </message>
    <message>
        <source>See-through</source>
        <translation>Transparente</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ligado</translation>
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
        <translation>Cena</translation>
    </message>
    <message>
        <source>The view without extra layers</source>
        <translation>A vista sem camadas adicionais</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>Física</translation>
    </message>
    <message>
        <source>What the physics engine works with: shapes, contacts, joints, masses</source>
        <translation>Com o que o motor de física trabalha: formas, contatos, juntas, massas</translation>
    </message>
    <message>
        <source>Sensors</source>
        <translation>Sensores</translation>
    </message>
    <message>
        <source>Sensors and names of robots</source>
        <translation>Sensores e nomes dos robôs</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>Mostrar: %1</translation>
    </message>
    <message>
        <source>Restore the defaults of this panel</source>
        <translation>Restaurar os padrões deste painel</translation>
    </message>
    <message>
        <source>Reset layers</source>
        <translation>Redefinir camadas</translation>
    </message>
    <message>
        <source>&amp;Only the selection</source>
        <translation>S&amp;ó a seleção</translation>
    </message>
    <message>
        <source>Layers show only the selection and its robot; meshes stay</source>
        <translation>As camadas mostram só a seleção e seu robô; as malhas ficam</translation>
    </message>
    <message>
        <source>&amp;Legend in the view</source>
        <translation>&amp;Legenda na vista</translation>
    </message>
    <message>
        <source>Explain the colours of the layers that are on in a corner of the view</source>
        <translation>Explicar em um canto da vista as cores das camadas ligadas</translation>
    </message>
    <message>
        <source>Nothing is selected, so the layers show nothing. Click a robot in the view.</source>
        <translation>Nada está selecionado, por isso as camadas não mostram nada. Clique em um robô na vista.</translation>
    </message>
</context>
<context>
    <name>sparkwright::LayoutStore</name>
    <message>
        <source>%1: the layout cannot be read; the default layout is used</source>
        <translation>%1: o layout não pode ser lido; o layout padrão é usado</translation>
    </message>
    <message>
        <source>The layout cannot be stored: %1</source>
        <translation>O layout não pode ser gravado: %1</translation>
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
        <translation>Um ciclo pode durar %1 ms na velocidade pedida.</translation>
    </message>
    <message numerus="yes">
        <source>%n contact(s)</source>
        <translation>
            <numerusform>%n contato</numerusform>
            <numerusform>%n contatos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n body(s) move</source>
        <translation>
            <numerusform>%1 de %n corpo em movimento</numerusform>
            <numerusform>%1 de %n corpos em movimento</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s)</source>
        <translation>
            <numerusform>%n junta</numerusform>
            <numerusform>%n juntas</numerusform>
        </translation>
    </message>
    <message>
        <source>All of a cycle</source>
        <translation>Ciclo inteiro</translation>
    </message>
    <message>
        <source>Plot them</source>
        <translation>Mostrar em gráfico</translation>
    </message>
    <message>
        <source>Show the times of the parts over simulated time, in the plots</source>
        <translation>Mostrar os tempos das partes ao longo do tempo simulado, nos gráficos</translation>
    </message>
</context>
<context>
    <name>sparkwright::LockCommands</name>
    <message>
        <source>Loc&amp;k camera</source>
        <translation>Bloquear câ&amp;mera</translation>
    </message>
    <message>
        <source>The cameras of the views stay as they are, whatever mouse and keys do</source>
        <translation>As câmeras das vistas ficam como estão, não importa o que mouse e teclas façam</translation>
    </message>
    <message>
        <source>Lock selectio&amp;n</source>
        <translation>Blo&amp;quear seleção</translation>
    </message>
    <message>
        <source>Clicks and keys in the views select nothing else</source>
        <translation>Cliques e teclas nas vistas não selecionam mais nada</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a command and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The camera is locked: View › %1</source>
        <translation>A câmera está bloqueada: Exibir › %1</translation>
    </message>
    <message>
        <source>The selection is locked: View › %1</source>
        <translation>A seleção está bloqueada: Exibir › %1</translation>
    </message>
    <message>
        <source>Things are locked: View › %1</source>
        <translation>Os objetos estão bloqueados: Exibir › %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::LogModel</name>
    <message>
        <source>Detail</source>
        <translation>Detalhe</translation>
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
        <translation>Erro</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Gravidade</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensagem</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>Cena</translation>
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
        <translation>Partida</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Gravação</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Outros</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origem</translation>
    </message>
</context>
<context>
    <name>sparkwright::LogPanel</name>
    <message>
        <source>Everything</source>
        <translation>Tudo</translation>
    </message>
    <message>
        <source>Notes and above</source>
        <translation>Notas e acima</translation>
    </message>
    <message>
        <source>Warnings and errors</source>
        <translation>Avisos e erros</translation>
    </message>
    <message>
        <source>Errors only</source>
        <translation>Só erros</translation>
    </message>
    <message>
        <source>Severity to show</source>
        <translation>Gravidade a mostrar</translation>
    </message>
    <message>
        <source>Lowest severity to be shown</source>
        <translation>Menor gravidade a ser mostrada</translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation>Filtrar por texto</translation>
    </message>
    <message>
        <source>Filter the log</source>
        <translation>Filtrar o log</translation>
    </message>
    <message>
        <source>Clear the log</source>
        <translation>Limpar o log</translation>
    </message>
    <message>
        <source>Removes all messages from the log</source>
        <translation>Remove todas as mensagens do log</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>All sources</source>
        <translation>Todas as origens</translation>
    </message>
    <message>
        <source>No source</source>
        <translation>Nenhuma origem</translation>
    </message>
    <message numerus="yes">
        <source>%n source(s)</source>
        <translation>
            <numerusform>%n origem</numerusform>
            <numerusform>%n origens</numerusform>
        </translation>
    </message>
    <message>
        <source>Sources to show</source>
        <translation>Origens a mostrar</translation>
    </message>
    <message>
        <source>Which parts of the program may be heard here</source>
        <translation>De quais partes do programa as mensagens aparecem aqui</translation>
    </message>
</context>
<context>
    <name>sparkwright::LogPart</name>
    <message>
        <source>Log</source>
        <translation>Log</translation>
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
        <translation>Desenhar com menor qualidade</translation>
    </message>
    <message>
        <source>Shadows are simpler, and more time is left for the simulation</source>
        <translation>As sombras são mais simples e sobra mais tempo para a simulação</translation>
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
            <numerusform>%1 aberto, e mais %n arquivo como texto</numerusform>
            <numerusform>%1 aberto, e mais %n arquivos como textos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::ManipulationCommands</name>
    <message>
        <source>What is moved</source>
        <translation>O que é movido</translation>
    </message>
</context>
<context>
    <name>sparkwright::ManipulationTool</name>
    <message>
        <source>Release: move · Ctrl: steps · Type numbers · Enter: apply · Esc: cancel</source>
        <translation>Soltar: mover · Ctrl: passos · Digitar números · Enter: aplicar · Esc: cancelar</translation>
    </message>
    <message>
        <source>Release: kick · Shift: high · Esc: cancel</source>
        <translation>Soltar: chutar · Shift: alto · Esc: cancelar</translation>
    </message>
    <message>
        <source>Pushes until you let go</source>
        <translation>Empurra até você soltar</translation>
    </message>
    <message>
        <source>Drag: move · Ctrl+click: place here · Alt+drag: push or kick</source>
        <translation>Arrastar: mover · Ctrl+clique: colocar aqui · Alt+arrastar: empurrar ou chutar</translation>
    </message>
    <message>
        <source>Drag: turn · Ctrl: steps of %1°</source>
        <translation>Arrastar: girar · Ctrl: passos de %1°</translation>
    </message>
    <message>
        <source>Drag: move · Ctrl: steps of %1 m</source>
        <translation>Arrastar: mover · Ctrl: passos de %1 m</translation>
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
        <translation>Arrastar: mover · Ctrl+clique: colocar aqui</translation>
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
        <translation>Parte</translation>
    </message>
    <message>
        <source>Mass kg</source>
        <translation>Massa kg</translation>
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
        <translation>Massas das partes</translation>
    </message>
    <message>
        <source>Centre of mass in the world</source>
        <translation>Centro de massa no mundo</translation>
    </message>
    <message>
        <source>Inertia about the part&apos;s centre of mass, in its own axes</source>
        <translation>Inércia em torno do centro de massa da parte, nos eixos dela</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Copiar como texto</translation>
    </message>
    <message>
        <source>Open a scene with a robot to see its masses here.</source>
        <translation>Abra uma cena com um robô para ver as massas dele aqui.</translation>
    </message>
    <message numerus="yes">
        <source>Total mass: %1 kg, %n part(s)</source>
        <translation>
            <numerusform>Massa total: %1 kg, %n parte</numerusform>
            <numerusform>Massa total: %1 kg, %n partes</numerusform>
        </translation>
    </message>
    <message>
        <source>Centre of mass, world: %1 m</source>
        <translation>Centro de massa, mundo: %1 m</translation>
    </message>
    <message>
        <source>Centre of mass, in %1: %2 m</source>
        <translation>Centro de massa, em %1: %2 m</translation>
    </message>
    <message>
        <source>Inertia about it, world axes: %1 kg·m²</source>
        <translation>Inércia em torno dele, eixos do mundo: %1 kg·m²</translation>
    </message>
</context>
<context>
    <name>sparkwright::MatchDirector</name>
    <message>
        <source>Take co&amp;mmand back</source>
        <translation>Desfazer co&amp;mando</translation>
    </message>
    <message>
        <source>%1 takes it back</source>
        <translation>%1 desfaz isso</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Desfeito: %1</translation>
    </message>
    <message>
        <source>Play mode, clock, score and ball are as before</source>
        <translation>Modo de jogo, relógio, placar e bola estão como antes</translation>
    </message>
    <message>
        <source>Restore play mode, clock, score and ball as they were before your last command to the match, up to 30 s after it</source>
        <translation>Restaurar modo de jogo, relógio, placar e bola como estavam antes do seu último comando à partida, até 30 s depois</translation>
    </message>
</context>
<context>
    <name>sparkwright::MatchKeys</name>
    <message>
        <source>Match &amp;keys</source>
        <translation>&amp;Teclas da partida</translation>
    </message>
    <message>
        <source>Kick-off left</source>
        <translation>Pontapé inicial à esquerda</translation>
    </message>
    <message>
        <source>Match key: kick-off for the left team</source>
        <translation>Tecla da partida: pontapé inicial para o time da esquerda</translation>
    </message>
    <message>
        <source>Kick-off right</source>
        <translation>Pontapé inicial à direita</translation>
    </message>
    <message>
        <source>Match key: kick-off for the right team</source>
        <translation>Tecla da partida: pontapé inicial para o time da direita</translation>
    </message>
    <message>
        <source>Drop ball</source>
        <translation>Bola ao chão</translation>
    </message>
    <message>
        <source>Match key: drop the ball at its place</source>
        <translation>Tecla da partida: bola ao chão onde ela está</translation>
    </message>
    <message>
        <source>Free kick left</source>
        <translation>Tiro livre à esquerda</translation>
    </message>
    <message>
        <source>Match key: free kick for the left team</source>
        <translation>Tecla da partida: tiro livre para o time da esquerda</translation>
    </message>
    <message>
        <source>Free kick right</source>
        <translation>Tiro livre à direita</translation>
    </message>
    <message>
        <source>Match key: free kick for the right team</source>
        <translation>Tecla da partida: tiro livre para o time da direita</translation>
    </message>
    <message>
        <source>Direct free kick left</source>
        <translation>Tiro livre direto à esquerda</translation>
    </message>
    <message>
        <source>Match key: direct free kick for the left team</source>
        <translation>Tecla da partida: tiro livre direto para o time da esquerda</translation>
    </message>
    <message>
        <source>Direct free kick right</source>
        <translation>Tiro livre direto à direita</translation>
    </message>
    <message>
        <source>Match key: direct free kick for the right team</source>
        <translation>Tecla da partida: tiro livre direto para o time da direita</translation>
    </message>
    <message>
        <source>Choose play mode</source>
        <translation>Escolher modo de jogo</translation>
    </message>
    <message>
        <source>Match key: choose a play mode from a list</source>
        <translation>Tecla da partida: escolher um modo de jogo de uma lista</translation>
    </message>
    <message>
        <source>Clock to 0:00</source>
        <translation>Relógio em 0:00</translation>
    </message>
    <message>
        <source>Match key: set the clock of the match to 0:00</source>
        <translation>Tecla da partida: pôr o relógio da partida em 0:00</translation>
    </message>
    <message>
        <source>Match keys act while a view has the keyboard</source>
        <translation>As teclas da partida agem enquanto uma vista tem o teclado</translation>
    </message>
    <message>
        <source>Match keys are off</source>
        <translation>As teclas da partida estão desligadas</translation>
    </message>
    <message>
        <source>Let single keys act on the match while a view has the keyboard: J K kick-off, B drop ball, L R free kick, with Shift direct, O play mode, Shift+T clock to 0:00, Ctrl+Num+0 to 6 ball</source>
        <translation>Teclas simples agem na partida enquanto uma vista tem o teclado: J K pontapé inicial, B bola ao chão, L R tiro livre, com Shift direto, O modo de jogo, Shift+T relógio em 0:00, Ctrl+Num+0 a 6 bola</translation>
    </message>
    <message>
        <source>Match keys are off: Match › Match keys lets them act</source>
        <translation>As teclas da partida estão desativadas: Partida › Teclas da partida as ativa</translation>
    </message>
    <message>
        <source>Match keys are off: %1 lets them act</source>
        <translation>As teclas da partida estão desativadas: %1 as ativa</translation>
    </message>
</context>
<context>
    <name>sparkwright::MatchPanel</name>
    <message>
        <source>Left</source>
        <translation>Esquerda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Direita</translation>
    </message>
    <message>
        <source>%1 plays on the left</source>
        <translation>%1 joga à esquerda</translation>
    </message>
    <message>
        <source>%1 plays on the right</source>
        <translation>%1 joga à direita</translation>
    </message>
    <message>
        <source>%1 · half %2 · %3</source>
        <translation>%1 · tempo %2 · %3</translation>
    </message>
    <message>
        <source>Last foul: %1 %2, %3</source>
        <translation>Última falta: %1 %2, %3</translation>
    </message>
    <message>
        <source>No foul so far</source>
        <translation>Nenhuma falta até agora</translation>
    </message>
    <message>
        <source>There is no match. Open a set-up with a game, such as setups/soccer.rb, for score, decisions of the referee and commands.</source>
        <translation>Não há partida. Abra uma montagem com um jogo, como setups/soccer.rb, para ter placar, decisões do árbitro e comandos.</translation>
    </message>
    <message>
        <source>%1 in commands</source>
        <translation>%1 nos comandos</translation>
    </message>
    <message>
        <source>Play mode to set</source>
        <translation>Modo de jogo a definir</translation>
    </message>
    <message>
        <source>Play mode to set; the ball is not moved</source>
        <translation>Modo de jogo a definir; a bola não é movida</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Definir</translation>
    </message>
    <message>
        <source>Set the play mode</source>
        <translation>Definir o modo de jogo</translation>
    </message>
    <message>
        <source>Sets the play mode that is chosen on the left</source>
        <translation>Define o modo de jogo escolhido à esquerda</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Placar</translation>
    </message>
    <message>
        <source>Goals of the left and of the right team</source>
        <translation>Gols do time da esquerda e do time da direita</translation>
    </message>
    <message>
        <source>Game clock, half and play mode</source>
        <translation>Relógio do jogo, tempo e modo de jogo</translation>
    </message>
    <message>
        <source>Game clock in minutes and seconds, half, and play mode</source>
        <translation>Relógio do jogo em minutos e segundos, tempo e modo de jogo</translation>
    </message>
    <message>
        <source>Last foul</source>
        <translation>Última falta</translation>
    </message>
    <message>
        <source>Formations</source>
        <translation>Formações</translation>
    </message>
    <message>
        <source>Place players and ball for a kick-off, a corner, or a saved formation</source>
        <translation>Posicionar jogadores e bola para um pontapé inicial, um escanteio ou uma formação salva</translation>
    </message>
</context>
<context>
    <name>sparkwright::MatchPart</name>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>S&amp;core and clock…</source>
        <translation>&amp;Placar e relógio…</translation>
    </message>
    <message>
        <source>Set score and clock of the match</source>
        <translation>Definir placar e relógio da partida</translation>
    </message>
    <message>
        <source>Score and clock are set</source>
        <translation>Placar e relógio definidos</translation>
    </message>
    <message>
        <source>Type a part of a play mode</source>
        <translation>Digite parte de um modo de jogo</translation>
    </message>
    <message>
        <source>Play modes</source>
        <translation>Modos de jogo</translation>
    </message>
    <message>
        <source>%1 in commands</source>
        <translation>%1 nos comandos</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Play %1 against %1</source>
        <translation>Jogar %1 contra %1</translation>
    </message>
    <message>
        <source>The demo match begins again with fewer players</source>
        <translation>A partida demo recomeça com menos jogadores</translation>
    </message>
    <message>
        <source>Rese&amp;t the clock</source>
        <translation>&amp;Zerar o relógio</translation>
    </message>
    <message>
        <source>Set the clock of the match to 0:00</source>
        <translation>Pôr o relógio da partida em 0:00</translation>
    </message>
    <message>
        <source>End the server</source>
        <translation>Encerrar o servidor</translation>
    </message>
    <message>
        <source>Match key: end the server that is watched; asks first</source>
        <translation>Tecla da partida: encerrar o servidor que está sendo assistido; pergunta antes</translation>
    </message>
</context>
<context>
    <name>sparkwright::MeshDialog</name>
    <message>
        <source>Import mesh</source>
        <translation>Importar malha</translation>
    </message>
    <message>
        <source>A mesh: .obj, .stl, .dae, .ply, .glb, .gltf</source>
        <translation>Uma malha: .obj, .stl, .dae, .ply, .glb, .gltf</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a mesh</source>
        <translation>Escolher uma malha</translation>
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
        <translation>Polegadas</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Outra</translation>
    </message>
    <message>
        <source>What one unit of the file is; the size below tells whether it fits</source>
        <translation>O que é uma unidade do arquivo; o tamanho abaixo mostra se está certa</translation>
    </message>
    <message>
        <source> m</source>
        <translation> m</translation>
    </message>
    <message>
        <source>Metres in one unit</source>
        <translation>Metros em uma unidade</translation>
    </message>
    <message>
        <source>Metres in one unit of the file</source>
        <translation>Metros em uma unidade do arquivo</translation>
    </message>
    <message>
        <source>z is up</source>
        <translation>z para cima</translation>
    </message>
    <message>
        <source>y is up</source>
        <translation>y para cima</translation>
    </message>
    <message>
        <source>Which axis of the file points upwards; here it is always z</source>
        <translation>Qual eixo do arquivo aponta para cima; aqui é sempre z</translation>
    </message>
    <message>
        <source>None: things pass through it</source>
        <translation>Nenhum: os objetos o atravessam</translation>
    </message>
    <message>
        <source>Box around it</source>
        <translation>Caixa em volta</translation>
    </message>
    <message>
        <source>Its triangles: for things that do not move</source>
        <translation>Seus triângulos: para objetos que não se movem</translation>
    </message>
    <message>
        <source>What other things touch</source>
        <translation>O que os outros objetos tocam</translation>
    </message>
    <message>
        <source>Name of the node in the scene</source>
        <translation>Nome do nó na cena</translation>
    </message>
    <message>
        <source>Size in the scene</source>
        <translation>Tamanho na cena</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Arquivo</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>&amp;Unit</source>
        <translation>&amp;Unidade</translation>
    </message>
    <message>
        <source>&amp;Axis</source>
        <translation>&amp;Eixo</translation>
    </message>
    <message>
        <source>&amp;Collider</source>
        <translation>&amp;Colisor</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>&amp;Insert</source>
        <translation>&amp;Inserir</translation>
    </message>
    <message>
        <source>Meshes (*.obj *.stl *.dae *.ply *.glb *.gltf)</source>
        <translation>Malhas (*.obj *.stl *.dae *.ply *.glb *.gltf)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>The file is being read …</source>
        <translation>Lendo o arquivo…</translation>
    </message>
    <message>
        <source>The scene has a node of this name already; choose another one.</source>
        <translation>A cena já tem um nó com este nome; escolha outro.</translation>
    </message>
    <message>
        <source>%1 × %2 × %3 m, %4</source>
        <extracomment>Length, width and height of a thing</extracomment>
        <translation>%1 × %2 × %3 m, %4</translation>
    </message>
    <message numerus="yes">
        <source>%n triangle(s)</source>
        <translation>
            <numerusform>%n triângulo</numerusform>
            <numerusform>%n triângulos</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is used where it is: %1</source>
        <translation>O arquivo é usado onde está: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are copied beside the scene, for %1</source>
        <translation>
            <numerusform>%n arquivo é copiado para junto da cena, para %1</numerusform>
            <numerusform>%n arquivos são copiados para junto da cena, para %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Missing, so that its surfaces are plain: %1</source>
        <translation>Faltam, por isso as superfícies ficam lisas: %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::MeshImports</name>
    <message>
        <source>There is no scene in RSG to put a mesh into: open one, or make one by File ▸ New scene…</source>
        <translation>Não há cena em RSG em que colocar uma malha: abra uma ou crie uma com Arquivo ▸ Nova cena…</translation>
    </message>
    <message>
        <source>%1 belongs to the program, so nothing is put into it: save it elsewhere first, by File ▸ Save as…</source>
        <translation>%1 pertence ao programa, por isso nada é colocado nele: salve-o antes em outro lugar, com Arquivo ▸ Salvar como…</translation>
    </message>
    <message>
        <source>Mend the text first: %1</source>
        <translation>Corrija o texto primeiro: %1</translation>
    </message>
    <message>
        <source>There are too many meshes of this name beside the scene.</source>
        <translation>Há malhas demais com este nome junto da cena.</translation>
    </message>
    <message>
        <source>Nothing can be put into %1: it has no body, or its parentheses are not balanced.</source>
        <translation>Nada pode ser colocado em %1: não tem corpo, ou os parênteses não estão balanceados.</translation>
    </message>
    <message>
        <source>Import mesh %1</source>
        <translation>Importar malha %1</translation>
    </message>
    <message>
        <source>The text has changed meanwhile: try again.</source>
        <translation>O texto mudou nesse meio-tempo: tente de novo.</translation>
    </message>
    <message>
        <source>Put %1 into %2; Undo takes it out again</source>
        <translation>%1 colocado em %2; Desfazer o retira de novo</translation>
    </message>
</context>
<context>
    <name>sparkwright::MessageCheck</name>
    <message>
        <source>there is no message</source>
        <translation>Não há mensagem</translation>
    </message>
    <message>
        <source>messages end at 1 MiB</source>
        <translation>As mensagens terminam em 1 MiB</translation>
    </message>
    <message>
        <source>a list begins with a name, not with another list</source>
        <translation>Uma lista começa com um nome, não com outra lista</translation>
    </message>
    <message>
        <source>this parenthesis closes nothing</source>
        <translation>Este parêntese não fecha nada</translation>
    </message>
    <message>
        <source>the list has no name</source>
        <translation>A lista não tem nome</translation>
    </message>
    <message>
        <source>this is outside of parentheses; messages are lists, such as (he1 1.5)</source>
        <translation>Isto está fora de parênteses; mensagens são listas, como (he1 1.5)</translation>
    </message>
    <message>
        <source>the quote is not closed</source>
        <translation>As aspas não foram fechadas</translation>
    </message>
    <message>
        <source>this character is not allowed</source>
        <translation>Este caractere não é permitido</translation>
    </message>
    <message>
        <source>this parenthesis is not closed</source>
        <translation>Este parêntese não foi fechado</translation>
    </message>
</context>
<context>
    <name>sparkwright::MessageMeanings</name>
    <message>
        <source>simulated time</source>
        <translation>tempo simulado</translation>
    </message>
    <message>
        <source>state of the game</source>
        <translation>estado do jogo</translation>
    </message>
    <message>
        <source>time of play</source>
        <translation>tempo de jogo</translation>
    </message>
    <message>
        <source>play mode</source>
        <translation>modo de jogo</translation>
    </message>
    <message>
        <source>goals of the left team</source>
        <translation>gols do time da esquerda</translation>
    </message>
    <message>
        <source>goals of the right team</source>
        <translation>gols do time da direita</translation>
    </message>
    <message>
        <source>own number</source>
        <translation>número próprio</translation>
    </message>
    <message>
        <source>own side</source>
        <translation>lado próprio</translation>
    </message>
    <message>
        <source>charge of the battery, 0 to 1</source>
        <translation>carga da bateria, de 0 a 1</translation>
    </message>
    <message>
        <source>gyroscope</source>
        <translation>giroscópio</translation>
    </message>
    <message>
        <source>rate of turning about x, y, z</source>
        <translation>velocidade de rotação em torno de x, y, z</translation>
    </message>
    <message>
        <source>accelerometer</source>
        <translation>acelerômetro</translation>
    </message>
    <message>
        <source>acceleration along x, y, z</source>
        <translation>aceleração ao longo de x, y, z</translation>
    </message>
    <message>
        <source>joint with one axis</source>
        <translation>junta de um eixo</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>ângulo</translation>
    </message>
    <message>
        <source>temperature of the motor</source>
        <translation>temperatura do motor</translation>
    </message>
    <message>
        <source>current of the motor</source>
        <translation>corrente do motor</translation>
    </message>
    <message>
        <source>joint with two axes</source>
        <translation>junta de dois eixos</translation>
    </message>
    <message>
        <source>angle of the first axis</source>
        <translation>ângulo do primeiro eixo</translation>
    </message>
    <message>
        <source>angle of the second axis</source>
        <translation>ângulo do segundo eixo</translation>
    </message>
    <message>
        <source>steered wheel</source>
        <translation>roda esterçada</translation>
    </message>
    <message>
        <source>force on a foot or another part</source>
        <translation>força em um pé ou outra parte</translation>
    </message>
    <message>
        <source>where it acts, relative to the part</source>
        <translation>onde ela age, em relação à parte</translation>
    </message>
    <message>
        <source>the force along x, y, z</source>
        <translation>a força ao longo de x, y, z</translation>
    </message>
    <message>
        <source>touch</source>
        <translation>toque</translation>
    </message>
    <message>
        <source>1: it touches something</source>
        <translation>1: toca em algo</translation>
    </message>
    <message>
        <source>parts that are touched</source>
        <translation>partes que são tocadas</translation>
    </message>
    <message>
        <source>pose in the world</source>
        <translation>pose no mundo</translation>
    </message>
    <message>
        <source>matrix of 4 × 4, positions in m</source>
        <translation>matriz 4 × 4, posições em m</translation>
    </message>
    <message>
        <source>offsets of all parts of the scene</source>
        <translation>deslocamentos de todas as partes da cena</translation>
    </message>
    <message>
        <source>position or offset</source>
        <translation>posição ou deslocamento</translation>
    </message>
    <message>
        <source>what the camera sees</source>
        <translation>o que a câmera vê</translation>
    </message>
    <message>
        <source>ball</source>
        <translation>bola</translation>
    </message>
    <message>
        <source>player</source>
        <translation>jogador</translation>
    </message>
    <message>
        <source>line, by its ends</source>
        <translation>linha, por suas extremidades</translation>
    </message>
    <message>
        <source>own position</source>
        <translation>posição própria</translation>
    </message>
    <message>
        <source>own direction</source>
        <translation>direção própria</translation>
    </message>
    <message>
        <source>distance, angle to the left, angle up</source>
        <translation>distância, ângulo para a esquerda, ângulo para cima</translation>
    </message>
    <message>
        <source>name of the team</source>
        <translation>nome do time</translation>
    </message>
    <message>
        <source>number of the player</source>
        <translation>número do jogador</translation>
    </message>
    <message>
        <source>heard: time, direction or self, message</source>
        <translation>ouvido: tempo, direção ou self, mensagem</translation>
    </message>
    <message>
        <source>state of the robot</source>
        <translation>estado do robô</translation>
    </message>
    <message>
        <source>direction of the camera</source>
        <translation>direção da câmera</translation>
    </message>
    <message>
        <source>charge of the battery</source>
        <translation>carga da bateria</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>temperatura</translation>
    </message>
    <message>
        <source>picture of a camera</source>
        <translation>imagem de uma câmera</translation>
    </message>
    <message>
        <source>width and height</source>
        <translation>largura e altura</translation>
    </message>
    <message>
        <source>asks for a robot: its file and type</source>
        <translation>pede um robô: seu arquivo e tipo</translation>
    </message>
    <message>
        <source>joins a team</source>
        <translation>entra em um time</translation>
    </message>
    <message>
        <source>places the robot: x, y, direction</source>
        <translation>posiciona o robô: x, y, direção</translation>
    </message>
    <message>
        <source>calls a message to the others</source>
        <translation>grita uma mensagem aos outros</translation>
    </message>
    <message>
        <source>the answer is complete</source>
        <translation>a resposta está completa</translation>
    </message>
    <message>
        <source>tells its name, for the order of agents</source>
        <translation>diz seu nome, para a ordem dos agentes</translation>
    </message>
    <message>
        <source>how long it has thought</source>
        <translation>por quanto tempo pensou</translation>
    </message>
    <message>
        <source>speed of a joint</source>
        <translation>velocidade de uma junta</translation>
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
        <translation>→ para o agente</translation>
    </message>
    <message>
        <source>← from agent</source>
        <translation>← do agente</translation>
    </message>
    <message>
        <source>← command</source>
        <translation>← comando</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
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
        <translation>Mensagem</translation>
    </message>
</context>
<context>
    <name>sparkwright::MirrorCommands</name>
    <message>
        <source>Of a robot whose forward is +&amp;Y</source>
        <translation>De um robô cuja frente é +&amp;Y</translation>
    </message>
    <message>
        <source>Add the selected part mirrored to the other side, x: as robots of this simulator stand</source>
        <translation>Adicionar a parte selecionada espelhada no outro lado, x: como ficam os robôs deste simulador</translation>
    </message>
    <message>
        <source>Of a robot whose forward is +&amp;X</source>
        <translation>De um robô cuja frente é +&amp;X</translation>
    </message>
    <message>
        <source>Add the selected part mirrored to the other side, y: as robots from URDF stand</source>
        <translation>Adicionar a parte selecionada espelhada no outro lado, y: como ficam os robôs vindos de URDF</translation>
    </message>
    <message>
        <source>Copy to the other &amp;side</source>
        <translation>Copiar para o outro &amp;lado</translation>
    </message>
    <message>
        <source>Select a part of the robot in the text or the source tree first, such as left_thigh.</source>
        <translation>Selecione antes uma parte do robô no texto ou na árvore do código, como left_thigh.</translation>
    </message>
    <message>
        <source>Copy to the other side</source>
        <translation>Copiar para o outro lado</translation>
    </message>
    <message>
        <source>The copy stands behind the original, in line %1.</source>
        <translation>A cópia fica depois do original, na linha %1.</translation>
    </message>
</context>
<context>
    <name>sparkwright::NameHelp</name>
    <message>
        <source>New name</source>
        <translation>Novo nome</translation>
    </message>
    <message>
        <source>Enter renames, Esc leaves the name as it is</source>
        <translation>Enter renomeia, Esc deixa o nome como está</translation>
    </message>
    <message>
        <source>There is no name here.</source>
        <translation>Não há nome aqui.</translation>
    </message>
    <message>
        <source>No definition of %1 is known.</source>
        <translation>Nenhuma definição de %1 é conhecida.</translation>
    </message>
    <message>
        <source>Definitions of %1</source>
        <translation>Definições de %1</translation>
    </message>
    <message>
        <source>Files that import this one</source>
        <translation>Arquivos que importam este</translation>
    </message>
    <message>
        <source>Uses of %1</source>
        <translation>Usos de %1</translation>
    </message>
    <message>
        <source>Only variables and names of nodes can be renamed.</source>
        <translation>Só variáveis e nomes de nós podem ser renomeados.</translation>
    </message>
    <message>
        <source>Rename to %1</source>
        <translation>Renomear para %1</translation>
    </message>
    <message>
        <source>There is no name of a file here.</source>
        <translation>Não há nome de arquivo aqui.</translation>
    </message>
    <message>
        <source>There is no file %1 beside this one or below the data directories.</source>
        <translation>Não há arquivo %1 junto deste nem nos diretórios de dados.</translation>
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
        <translation>Esc: encerrar</translation>
    </message>
    <message>
        <source>Flying at %1 m/s</source>
        <translation>Voando a %1 m/s</translation>
    </message>
    <message>
        <source>look</source>
        <translation>olhar</translation>
    </message>
    <message>
        <source>%1: fly</source>
        <translation>%1: voar</translation>
    </message>
    <message>
        <source>%1: down, up</source>
        <translation>%1: descer, subir</translation>
    </message>
    <message>
        <source>up, with Shift down</source>
        <translation>subir, com Shift descer</translation>
    </message>
    <message>
        <source>Wheel: speed</source>
        <translation>Roda: velocidade</translation>
    </message>
    <message>
        <source>Wheel: forward, back</source>
        <translation>Roda: para a frente, para trás</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>Seguindo</translation>
    </message>
    <message>
        <source>orbit</source>
        <translation>orbitar</translation>
    </message>
    <message>
        <source>look beside it</source>
        <translation>olhar ao lado</translation>
    </message>
    <message>
        <source>Wheel: distance</source>
        <translation>Roda: distância</translation>
    </message>
    <message>
        <source>Robot&apos;s view</source>
        <translation>Vista do robô</translation>
    </message>
    <message>
        <source>look around</source>
        <translation>olhar em volta</translation>
    </message>
    <message>
        <source>Wheel: angle of view</source>
        <translation>Roda: ângulo de visão</translation>
    </message>
    <message>
        <source>Behind the robot</source>
        <translation>Atrás do robô</translation>
    </message>
    <message>
        <source>pan</source>
        <translation>deslocar</translation>
    </message>
    <message>
        <source>Wheel: zoom</source>
        <translation>Roda: zoom</translation>
    </message>
    <message>
        <source>select</source>
        <translation>selecionar</translation>
    </message>
    <message>
        <source>one more</source>
        <translation>mais um</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>menu</translation>
    </message>
    <message>
        <source>Tab: what is behind</source>
        <translation>Tab: o que está atrás</translation>
    </message>
</context>
<context>
    <name>sparkwright::NewSceneDialog</name>
    <message>
        <source>New scene</source>
        <translation>Nova cena</translation>
    </message>
    <message>
        <source>Empty world</source>
        <translation>Mundo vazio</translation>
    </message>
    <message>
        <source>Nothing yet: no ground, no light</source>
        <translation>Nada ainda: nem chão, nem luz</translation>
    </message>
    <message>
        <source>Ground and light</source>
        <translation>Chão e luz</translation>
    </message>
    <message>
        <source>A plane to stand on, and two lamps</source>
        <translation>Um plano para apoiar e duas lâmpadas</translation>
    </message>
    <message>
        <source>Falling things and a robot</source>
        <translation>Objetos caindo e um robô</translation>
    </message>
    <message>
        <source>Blocks, balls and a ball on two legs, from the examples</source>
        <translation>Blocos, bolas e uma bola sobre duas pernas, dos exemplos</translation>
    </message>
    <message>
        <source>Soccer field</source>
        <translation>Campo de futebol</translation>
    </message>
    <message>
        <source>The field of the 3D league with goals, lines and ball; without a referee</source>
        <translation>O campo da liga 3D com gols, linhas e bola; sem árbitro</translation>
    </message>
    <message>
        <source>Set-up script in Ruby</source>
        <translation>Script de montagem em Ruby</translation>
    </message>
    <message>
        <source>A script that makes the world, and the scene that it imports</source>
        <translation>Um script que cria o mundo e a cena que ele importa</translation>
    </message>
    <message>
        <source>What the scene begins with</source>
        <translation>Com que a cena começa</translation>
    </message>
    <message>
        <source>Such as arena</source>
        <translation>Por exemplo, arena</translation>
    </message>
    <message>
        <source>Name of the file; its ending may be left out</source>
        <translation>Nome do arquivo; a extensão pode ser omitida</translation>
    </message>
    <message>
        <source>Folder of the file, which is made if there is none</source>
        <translation>Pasta do arquivo; é criada se não existir</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Escolher uma pasta</translation>
    </message>
    <message>
        <source>&amp;Begin with</source>
        <translation>&amp;Começar com</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Pasta</translation>
    </message>
    <message>
        <source>&amp;Make scene</source>
        <translation>C&amp;riar cena</translation>
    </message>
    <message>
        <source>Makes %1</source>
        <translation>Cria %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::NewStrategy</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>Não é possível gravar %1: %2</translation>
    </message>
    <message>
        <source>The team needs a name.</source>
        <translation>A equipe precisa de um nome.</translation>
    </message>
    <message>
        <source>The name of the team is too long: at most %1 characters</source>
        <translation>O nome da equipe é longo demais: no máximo %1 caracteres</translation>
    </message>
    <message>
        <source>The name of the team has a character that it cannot have: no quotes and no \</source>
        <translation>O nome da equipe tem um caractere não permitido: sem aspas e sem \</translation>
    </message>
    <message>
        <source>Choose a folder for its files.</source>
        <translation>Escolha uma pasta para os arquivos.</translation>
    </message>
    <message>
        <source>There is a file %1 already: choose another folder</source>
        <translation>Já existe um arquivo %1: escolha outra pasta</translation>
    </message>
    <message>
        <source>The template %1 cannot be read: %2</source>
        <translation>Não é possível ler o modelo %1: %2</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Não é possível criar a pasta %1.</translation>
    </message>
    <message>
        <source>The header %1 cannot be read: %2</source>
        <translation>Não é possível ler o cabeçalho %1: %2</translation>
    </message>
</context>
<context>
    <name>sparkwright::NewStrategyDialog</name>
    <message>
        <source>New strategy</source>
        <translation>Nova estratégia</translation>
    </message>
    <message>
        <source>C: a library, the shortest way</source>
        <translation>C: uma biblioteca, o caminho mais curto</translation>
    </message>
    <message>
        <source>C++: a library</source>
        <translation>C++: uma biblioteca</translation>
    </message>
    <message>
        <source>Python: a program, nothing to compile</source>
        <translation>Python: um programa, nada a compilar</translation>
    </message>
    <message>
        <source>No side yet</source>
        <translation>Ainda nenhum lado</translation>
    </message>
    <message>
        <source>The side that it plays for as soon as it is made</source>
        <translation>O lado pelo qual joga assim que é criada</translation>
    </message>
    <message>
        <source>My team</source>
        <translation>Minha equipe</translation>
    </message>
    <message>
        <source>The name that the scoreboard shows</source>
        <translation>O nome que o placar mostra</translation>
    </message>
    <message>
        <source>Folder of its files, which is made if there is none</source>
        <translation>Pasta dos arquivos; é criada se não existir</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Escolher uma pasta</translation>
    </message>
    <message>
        <source>What the compiler has said</source>
        <translation>O que o compilador disse</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Linguagem</translation>
    </message>
    <message>
        <source>&amp;Team</source>
        <translation>&amp;Equipe</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Pasta</translation>
    </message>
    <message>
        <source>Plays &amp;for</source>
        <translation>&amp;Joga por</translation>
    </message>
    <message>
        <source>&amp;Make strategy</source>
        <translation>&amp;Criar estratégia</translation>
    </message>
    <message>
        <source>Makes %1</source>
        <translation>Cria %1</translation>
    </message>
    <message>
        <source>Its files are there, but could not be compiled:</source>
        <translation>Os arquivos existem, mas não puderam ser compilados:</translation>
    </message>
</context>
<context>
    <name>sparkwright::NodeCommands</name>
    <message numerus="yes">
        <source>%n nodes</source>
        <translation>
            <numerusform>%n nó</numerusform>
            <numerusform>%n nós</numerusform>
        </translation>
    </message>
    <message>
        <source>It is no longer there.</source>
        <translation>Não está mais lá.</translation>
    </message>
    <message>
        <source>Nodes cannot be put there.</source>
        <translation>Não é possível pôr nós ali.</translation>
    </message>
    <message>
        <source>A node cannot be moved into itself.</source>
        <translation>Um nó não pode ser movido para dentro de si mesmo.</translation>
    </message>
    <message>
        <source>The clipboard holds no nodes.</source>
        <translation>A área de transferência não contém nós.</translation>
    </message>
    <message>
        <source>Parentheses are missing. Correct the text first.</source>
        <translation>Faltam parênteses. Corrija o texto primeiro.</translation>
    </message>
    <message>
        <source>Only nodes have names.</source>
        <translation>Só nós têm nomes.</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Adicionar %1</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Colar</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Soltar</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Excluir %1</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>Renomear %1 para %2</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>Duplicar %1</translation>
    </message>
    <message>
        <source>Cut %1</source>
        <translation>Recortar %1</translation>
    </message>
    <message>
        <source>%1 cannot keep its pose in the world: that of %2 is computed or not known from the text.</source>
        <translation>%1 não pode manter sua pose no mundo: a de %2 é calculada ou não é conhecida pelo texto.</translation>
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
        <translation>&amp;Fixar propriedades</translation>
    </message>
    <message>
        <source>Keep the properties of what is selected in a panel of their own, to compare them with others</source>
        <translation>Manter as propriedades do que está selecionado em um painel próprio, para compará-las com outras</translation>
    </message>
    <message>
        <source>Select something first</source>
        <translation>Selecione algo primeiro</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propriedades</translation>
    </message>
    <message>
        <source>Pinned properties</source>
        <translation>Propriedades fixadas</translation>
    </message>
</context>
<context>
    <name>sparkwright::NodeName</name>
    <message>
        <source>Left</source>
        <translation>Esquerda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Direita</translation>
    </message>
    <message>
        <source>Robot</source>
        <translation>Robô</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Nameless part</source>
        <translation>Parte sem nome</translation>
    </message>
</context>
<context>
    <name>sparkwright::NodePanel</name>
    <message>
        <source>Made by the program, not by a file</source>
        <translation>Criado pelo programa, não por um arquivo</translation>
    </message>
    <message>
        <source>It is not in this run any more</source>
        <translation>Não está mais nesta execução</translation>
    </message>
    <message>
        <source>Made in %1</source>
        <translation>Criado em %1</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, linha %2</translation>
    </message>
    <message>
        <source>It is gone</source>
        <translation>Não existe mais</translation>
    </message>
    <message>
        <source>Set to %1 for this run only</source>
        <translation>Definido como %1 só para esta execução</translation>
    </message>
    <message>
        <source>In the running simulation</source>
        <translation>Na simulação em execução</translation>
    </message>
    <message>
        <source>The simulation does not tell it; double-click to set it for this run only</source>
        <translation>A simulação não o informa; clique duas vezes para defini-lo só para esta execução</translation>
    </message>
    <message>
        <source>Double-click to set it for this run only</source>
        <translation>Clique duas vezes para defini-lo só para esta execução</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) set for this run only; a reset brings back those of the files</source>
        <translation>
            <numerusform>%n valor definido só para esta execução; reiniciar traz de volta o dos arquivos</numerusform>
            <numerusform>%n valores definidos só para esta execução; reiniciar traz de volta os dos arquivos</numerusform>
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
        <translation>Propriedade</translation>
    </message>
    <message>
        <source>Value in this run</source>
        <translation>Valor nesta execução</translation>
    </message>
    <message>
        <source>Values of the node in this run</source>
        <translation>Valores do nó nesta execução</translation>
    </message>
    <message>
        <source>Copy the path</source>
        <translation>Copiar o caminho</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Open the file that made it, to edit its properties there</source>
        <translation>Abrir o arquivo que o criou, para editar suas propriedades lá</translation>
    </message>
    <message>
        <source>Path of the node</source>
        <translation>Caminho do nó</translation>
    </message>
    <message>
        <source>Where the node was made</source>
        <translation>Onde o nó foi criado</translation>
    </message>
    <message>
        <source>Changes of this run</source>
        <translation>Alterações desta execução</translation>
    </message>
</context>
<context>
    <name>sparkwright::NoticeBell</name>
    <message numerus="yes">
        <source>%n new warning(s) or error(s)</source>
        <translation>
            <numerusform>%n novo aviso ou erro</numerusform>
            <numerusform>%n novos avisos ou erros</numerusform>
        </translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Notificações</translation>
    </message>
    <message>
        <source>%1: click for the list</source>
        <translation>%1: clique para ver a lista</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Limpar a lista</translation>
    </message>
    <message numerus="yes">
        <source> (%n times)</source>
        <translation>
            <numerusform> (%n vez)</numerusform>
            <numerusform> (%n vezes)</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been told yet. Errors and warnings appear here.</source>
        <translation>Nada foi notificado ainda. Erros e avisos aparecem aqui.</translation>
    </message>
</context>
<context>
    <name>sparkwright::NoticeToasts</name>
    <message>
        <source>Notifications</source>
        <translation>Notificações</translation>
    </message>
    <message>
        <source>Close notification</source>
        <translation>Fechar notificação</translation>
    </message>
</context>
<context>
    <name>sparkwright::NumberScrubber</name>
    <message>
        <source>Handle that changes the number</source>
        <translation>Alça que altera o número</translation>
    </message>
    <message>
        <source>Drag to change the number; Ctrl finer, Shift coarser, Esc takes it back</source>
        <translation>Arraste para alterar o número; Ctrl mais fino, Shift mais grosso, Esc desfaz</translation>
    </message>
    <message>
        <source>Change number</source>
        <translation>Alterar número</translation>
    </message>
</context>
<context>
    <name>sparkwright::Options</name>
    <message>
        <source>There is no data directory `%1`.</source>
        <translation>Não há diretório de dados `%1`.</translation>
    </message>
    <message>
        <source>Builds and runs robot simulations.</source>
        <translation>Constrói e executa simulações de robôs.</translation>
    </message>
    <message>
        <source>Seed of the random numbers; 0: from the clock.</source>
        <translation>Semente dos números aleatórios; 0: a partir do relógio.</translation>
    </message>
    <message>
        <source>Each cycle waits for every agent.</source>
        <translation>Cada ciclo espera por todos os agentes.</translation>
    </message>
    <message>
        <source>Shows this text.</source>
        <translation>Mostra este texto.</translation>
    </message>
    <message>
        <source>Shows the version.</source>
        <translation>Mostra a versão.</translation>
    </message>
    <message>
        <source>Port for agents, and further ones for the same; 0: any free one. Default: 3100</source>
        <translation>Porta para agentes, e outras para o mesmo fim; 0: qualquer uma livre. Padrão: 3100</translation>
    </message>
    <message>
        <source>Port for monitors, and further ones for the same; 0: any free one. Default: 3200</source>
        <translation>Porta para monitores, e outras para o mesmo fim; 0: qualquer uma livre. Padrão: 3200</translation>
    </message>
    <message>
        <source>How agents connect. Default: tcp</source>
        <translation>Como os agentes se conectam. Padrão: tcp</translation>
    </message>
    <message>
        <source>How monitors connect. Default: tcp</source>
        <translation>Como os monitores se conectam. Padrão: tcp</translation>
    </message>
    <message>
        <source>Silence after which UDP clients are removed. Default: 30</source>
        <translation>Silêncio após o qual clientes UDP são removidos. Padrão: 30</translation>
    </message>
    <message>
        <source>Message formats of agents: sexp, json, or parsers of plugins. Default: sexp</source>
        <translation>Formatos de mensagem dos agentes: sexp, json ou parsers de plugins. Padrão: sexp</translation>
    </message>
    <message>
        <source>No cycle waits; overrides the set-up.</source>
        <translation>Nenhum ciclo espera; prevalece sobre a montagem.</translation>
    </message>
    <message>
        <source>How long a cycle waits for an agent, wall time; 0: for ever. Default: 0</source>
        <translation>Quanto um ciclo espera por um agente, em tempo real; 0: para sempre. Padrão: 0</translation>
    </message>
    <message>
        <source>What happens to a late agent: it is disconnected, or misses a cycle. Default: disconnect</source>
        <translation>O que acontece com um agente atrasado: é desconectado ou perde um ciclo. Padrão: disconnect</translation>
    </message>
    <message>
        <source>Cycles between messages to monitors. Default: 2</source>
        <translation>Ciclos entre mensagens aos monitores. Padrão: 2</translation>
    </message>
    <message>
        <source>--%1 takes %2, not `%3`.</source>
        <translation>--%1 recebe %2, não `%3`.</translation>
    </message>
    <message>
        <source>UDP port for drawings of agents and tools [32769]; 0: none.</source>
        <translation>Porta UDP para desenhos de agentes e ferramentas [32769]; 0: nenhuma.</translation>
    </message>
    <message>
        <source>Wall time after which an agent inside the simulator is stopped; 0: never. Default: 10</source>
        <translation>Tempo real após o qual um agente dentro do simulador é parado; 0: nunca. Padrão: 10</translation>
    </message>
    <message>
        <source>Steps of an agent&apos;s script for each answer; 0: no limit. Default: 1000000</source>
        <translation>Passos do script de um agente para cada resposta; 0: sem limite. Padrão: 1000000</translation>
    </message>
    <message>
        <source>Number of agents that must have connected and sent a message before the first cycle. Default: 0</source>
        <translation>Número de agentes que devem ter se conectado e enviado uma mensagem antes do primeiro ciclo. Padrão: 0</translation>
    </message>
    <message>
        <source>Agent timing: by arrival of messages (plain), or by simulated times only (reproducible). Default: plain</source>
        <translation>Temporização dos agentes: pela chegada das mensagens (plain) ou só por tempos simulados (reproducible). Padrão: plain</translation>
    </message>
    <message>
        <source>Reproducible timing: how long agents think, simulated milliseconds, or reported. Default: 20</source>
        <translation>Temporização reproducible: quanto os agentes pensam, em milissegundos simulados, ou reported. Padrão: 20</translation>
    </message>
    <message>
        <source>Reproducible timing: factor for reported times. Default: 1</source>
        <translation>Temporização reproducible: fator para os tempos informados. Padrão: 1</translation>
    </message>
    <message>
        <source>Reproducible timing: milliseconds from sensing to the percepts. Default: 0</source>
        <translation>Temporização reproducible: milissegundos da medição até as percepções. Padrão: 0</translation>
    </message>
    <message>
        <source>Reproducible timing: milliseconds from the end of a thought to its effect. Default: 0</source>
        <translation>Temporização reproducible: milissegundos do fim de um raciocínio até seu efeito. Padrão: 0</translation>
    </message>
    <message>
        <source>Reproducible timing: most percepts that wait while an agent thinks. Default: 50</source>
        <translation>Temporização reproducible: máximo de percepções que esperam enquanto um agente pensa. Padrão: 50</translation>
    </message>
    <message>
        <source>Sets a variable, overriding the set-up, such as BeamNoiseXY=0; may be given several times.</source>
        <translation>Define uma variável, prevalecendo sobre a montagem, como BeamNoiseXY=0; pode ser usado várias vezes.</translation>
    </message>
    <message>
        <source>Where set-ups may write recordings and log files [~/.local/state/sparkwright/logs].</source>
        <translation>Onde as montagens podem gravar gravações e arquivos de log [~/.local/state/sparkwright/logs].</translation>
    </message>
    <message>
        <source>There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set. Without a window, the same simulation runs in sparkwright-server.</source>
        <translation>Não há tela: nem DISPLAY nem WAYLAND_DISPLAY está definida. Sem janela, a mesma simulação roda em sparkwright-server.</translation>
    </message>
    <message>
        <source>Reproducible timing: shortest reported time, in milliseconds. Default: 1</source>
        <translation>Tempos reproduzíveis: menor tempo informado, em milissegundos. Padrão: 1</translation>
    </message>
    <message>
        <source>Language of the program: %1.</source>
        <translation>Idioma do programa: %1.</translation>
    </message>
    <message>
        <source>Shows versions, machine and OpenGL, for reports of bugs.</source>
        <translation>Mostra versões, máquina e OpenGL, para relatórios de erros.</translation>
    </message>
    <message>
        <source>Did you mean --%1?</source>
        <translation>Você quis dizer --%1?</translation>
    </message>
    <message>
        <source>There is no language `%1`: choose one of %2.</source>
        <translation>Não há idioma `%1`: escolha um de %2.</translation>
    </message>
    <message>
        <source>Scene (.rsg, .ros, .f2kworld), set-up (.rb), project (.sparkproject), recording (.mcap, .log, .sparkmonitor) or kept state (.sparkstate) to open; the texts of further ones are opened beside it. Without any: the start page; with --set: setups/soccer.rb</source>
        <translation>Cena (.rsg, .ros, .f2kworld), montagem (.rb), projeto (.sparkproject), gravação (.mcap, .log, .sparkmonitor) ou estado guardado (.sparkstate) a abrir; os textos dos demais são abertos ao lado. Sem nenhum: a página inicial; com --set: setups/soccer.rb</translation>
    </message>
    <message>
        <source>Uses a plugin of the window beside those of the folders; may be given several times.</source>
        <translation>Usa um plugin da janela além dos das pastas; pode ser usado várias vezes.</translation>
    </message>
    <message>
        <source>Starts with presets, without touching stored settings and layouts, and without plugins of the window and of SPARKWRIGHT_PLUGINS.</source>
        <translation>Inicia com predefinições, sem tocar nas configurações e layouts gravados e sem os plugins da janela e de SPARKWRIGHT_PLUGINS.</translation>
    </message>
    <message>
        <source>Shows a small window for one strategy, which plays on a server; FILE is its library.</source>
        <translation>Mostra uma janela pequena para uma estratégia que joga em um servidor; FILE é a biblioteca dela.</translation>
    </message>
    <message>
        <source>Port for strategies and displays of a game; 0: any free one. Default: that of the game</source>
        <translation>Porta para estratégias e painéis de um jogo; 0: qualquer uma livre. Padrão: a do jogo</translation>
    </message>
    <message>
        <source>Address of this computer where agents, monitors, strategies and drawings arrive: 127.0.0.1: from this computer only; 0.0.0.0: from others, too. Default: 127.0.0.1</source>
        <translation>Endereço deste computador ao qual chegam agentes, monitores, estratégias e desenhos: 127.0.0.1: só deste computador; 0.0.0.0: também de outros. Padrão: 127.0.0.1</translation>
    </message>
    <message>
        <source>As fast as possible instead of in real time.</source>
        <translation>O mais rápido possível em vez de em tempo real.</translation>
    </message>
    <message>
        <source>Paced by the clock, whatever the set-up says.</source>
        <translation>No ritmo do relógio, seja o que for que a configuração diga.</translation>
    </message>
    <message>
        <source>Threads that compute a cycle, or auto; results are the same with any number. Default: auto</source>
        <translation>Threads que calculam um ciclo, ou auto; os resultados são os mesmos com qualquer número. Padrão: auto</translation>
    </message>
    <message>
        <source>Heaps of more bodies are solved iteratively: faster, with other results; 0: none. Default: 0</source>
        <translation>Montes de mais corpos são resolvidos iterativamente: mais rápido, com outros resultados; 0: nenhum. Padrão: 0</translation>
    </message>
    <message>
        <source>Heaps with more contact rows are solved iteratively; 0: none. Default: as the scene says</source>
        <translation>Montes com mais linhas de contato são resolvidos iterativamente; 0: nenhum. Padrão: como diz a cena</translation>
    </message>
    <message>
        <source>How physics is computed: exact, engine (same results, slower) or iterative (other results). Default: as the scene says</source>
        <translation>Como a física é calculada: exact (exata), engine (mesmos resultados, mais lento) ou iterative (outros resultados). Padrão: como diz a cena</translation>
    </message>
    <message>
        <source>Pauses at this simulated time, or at goal, foul, event, &apos;mode M&apos; or &apos;ball/speed &gt; 2&apos;.</source>
        <translation>Pausa neste tempo simulado, ou em goal, foul, event, &apos;mode M&apos; ou &apos;ball/speed &gt; 2&apos;.</translation>
    </message>
    <message>
        <source>Directory with scenes, set-ups and robots; may be given several times.</source>
        <translation>Diretório com cenas, configurações e robôs; pode ser indicado várias vezes.</translation>
    </message>
    <message>
        <source>Directory or zip archive that is searched before the data; may be given several times.</source>
        <translation>Diretório ou arquivo zip pesquisado antes dos dados; pode ser indicado várias vezes.</translation>
    </message>
    <message>
        <source>Plugin that is loaded with each scene, by its name without .so; may be given several times.</source>
        <translation>Plug-in carregado com cada cena, pelo nome sem .so; pode ser indicado várias vezes.</translation>
    </message>
    <message>
        <source>Directory of plugins, searched before the others; may be given several times.</source>
        <translation>Diretório de plug-ins, pesquisado antes dos outros; pode ser indicado várias vezes.</translation>
    </message>
    <message>
        <source>Pictures of robots&apos; cameras: when a robot has one (auto), or never (off). Default: auto</source>
        <translation>Imagens das câmeras dos robôs: quando um robô tem uma (auto) ou nunca (off). Padrão: auto</translation>
    </message>
    <message>
        <source>Steps of a script before it is stopped; 0: no limit. Default: 20000000</source>
        <translation>Passos de um script antes de ser interrompido; 0: sem limite. Padrão: 20000000</translation>
    </message>
    <message>
        <source>Time of scripts to load a scene, in seconds; 0: no limit. Default: 60</source>
        <translation>Tempo dos scripts para carregar uma cena, em segundos; 0: sem limite. Padrão: 60</translation>
    </message>
    <message>
        <source>Memory of scripts, in MiB. Default: 256</source>
        <translation>Memória dos scripts, em MiB. Padrão: 256</translation>
    </message>
    <message>
        <source>Reports whatever scene files are forgiven because files rely on it.</source>
        <translation>Relata tudo o que se tolera em arquivos de cena porque há arquivos que dependem disso.</translation>
    </message>
    <message>
        <source>A wrong number of template arguments shifts definitions, as in the reference simulator.</source>
        <translation>Um número errado de argumentos de modelo desloca as definições, como no simulador de referência.</translation>
    </message>
</context>
<context>
    <name>sparkwright::PalettePart</name>
    <message>
        <source>&amp;Command palette…</source>
        <translation>Paleta de &amp;comandos…</translation>
    </message>
    <message>
        <source>Find a command by a part of its name, and carry it out</source>
        <translation>Encontrar um comando por parte do nome e executá-lo</translation>
    </message>
    <message>
        <source>Type a part of a command</source>
        <translation>Digite parte de um comando</translation>
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
        <translation>ligado</translation>
    </message>
    <message>
        <source>on · %1</source>
        <translation>ligado · %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::PerspectiveSwitch</name>
    <message>
        <source>&amp;Design</source>
        <translation>&amp;Design</translation>
    </message>
    <message>
        <source>Build a robot or a scene: tree, properties, text, joints</source>
        <translation>Construir um robô ou uma cena: árvore, propriedades, texto, juntas</translation>
    </message>
    <message>
        <source>M&amp;atch</source>
        <translation>P&amp;artida</translation>
    </message>
    <message>
        <source>Run and referee: match, agents, timeline</source>
        <translation>Rodar e arbitrar: partida, agentes, linha do tempo</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Revisão</translation>
    </message>
    <message>
        <source>Study a recording or the past of a run: events, plots, timeline</source>
        <translation>Estudar uma gravação ou o passado de uma execução: eventos, gráficos, linha do tempo</translation>
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
        <translation>Uma imagem ainda está sendo desenhada</translation>
    </message>
    <message>
        <source>There is nothing to draw yet</source>
        <translation>Ainda não há nada para desenhar</translation>
    </message>
    <message>
        <source>Drawing %1</source>
        <translation>Desenhando %1</translation>
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
        <translation>A imagem não foi salva: %1</translation>
    </message>
    <message>
        <source>&amp;Copy picture of the view</source>
        <translation>&amp;Copiar imagem da vista</translation>
    </message>
    <message>
        <source>Put the active view as it is on the clipboard</source>
        <translation>Pôr a vista ativa, como está, na área de transferência</translation>
    </message>
    <message>
        <source>The picture of the view is on the clipboard</source>
        <translation>A imagem da vista está na área de transferência</translation>
    </message>
</context>
<context>
    <name>sparkwright::PictureDialog</name>
    <message>
        <source>&amp;Transparent background</source>
        <translation>Fundo &amp;transparente</translation>
    </message>
    <message>
        <source>Score board and &amp;marks of the selection</source>
        <translation>Placar e &amp;marcas da seleção</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Salvar imagem</translation>
    </message>
    <message>
        <source>As the view (%1 × %2)</source>
        <translation>Como a vista (%1 × %2)</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Outro</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largura</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Altura</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desligada</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>Draws several pixels in each direction and takes their mean: finer, but slower</source>
        <translation>Desenha vários pixels em cada direção e usa a média: mais fino, mas mais lento</translation>
    </message>
    <message>
        <source>Without sky and ground, to be laid over other pictures</source>
        <translation>Sem céu nem chão, para sobrepor a outras imagens</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Escolher um arquivo</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Tamanho</translation>
    </message>
    <message>
        <source>S&amp;upersampling</source>
        <translation>S&amp;uperamostragem</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Arquivo</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg)</source>
        <translation>Imagens (*.png *.jpg)</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>Esta pasta não existe.</translation>
    </message>
    <message>
        <source>Only PNG keeps a transparent background.</source>
        <translation>Só PNG mantém um fundo transparente.</translation>
    </message>
    <message>
        <source>The file exists and will be replaced.</source>
        <translation>O arquivo já existe e será substituído.</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlacementModel</name>
    <message>
        <source>Ball</source>
        <translation>Bola</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>may stand there</source>
        <translation>pode ficar ali</translation>
    </message>
    <message>
        <source>is not allowed there: moves %1</source>
        <translation>não é permitido ali: move-se %1</translation>
    </message>
    <message>
        <source>is too near to another: moves %1</source>
        <translation>está perto demais de outro: move-se %1</translation>
    </message>
    <message>
        <source>has a fixed place: moves %1</source>
        <translation>tem um lugar fixo: move-se %1</translation>
    </message>
    <message>
        <source>has no place: moves %1</source>
        <translation>não tem lugar: move-se %1</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>In this restart</source>
        <translation>Neste reinício</translation>
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
        <translation>Esquerda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Direita</translation>
    </message>
    <message>
        <source>In games whose rules know the places of restarts, a restart is planned here.</source>
        <translation>Em jogos cujas regras conhecem os lugares dos reinícios, um reinício é planejado aqui.</translation>
    </message>
    <message>
        <source>The match plays. Pause it, then drag robots and ball in the view to where they shall stand.</source>
        <translation>A partida está em andamento. Pause-a e arraste robôs e bola na vista para onde devem ficar.</translation>
    </message>
    <message>
        <source>Drag robots and ball in the view to where they shall stand.</source>
        <translation>Arraste robôs e bola na vista para onde devem ficar.</translation>
    </message>
    <message numerus="yes">
        <source>%n robot(s) may not stand there; arrows show where the rules move them.</source>
        <translation>
            <numerusform>%n robô não pode ficar ali; uma seta mostra para onde as regras o movem.</numerusform>
            <numerusform>%n robôs não podem ficar ali; setas mostram para onde as regras os movem.</numerusform>
        </translation>
    </message>
    <message>
        <source>All robots may stand there.</source>
        <translation>Todos os robôs podem ficar ali.</translation>
    </message>
    <message>
        <source>%1 chooses first.</source>
        <translation>%1 escolhe primeiro.</translation>
    </message>
    <message>
        <source>&amp;Restart:</source>
        <translation>&amp;Reinício:</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Reinício</translation>
    </message>
    <message>
        <source>The restart whose rules say where robots may stand</source>
        <translation>O reinício cujas regras dizem onde os robôs podem ficar</translation>
    </message>
    <message>
        <source>Places in this restart</source>
        <translation>Lugares neste reinício</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlacementPart</name>
    <message>
        <source>P&amp;lan a restart</source>
        <translation>P&amp;lanejar um reinício</translation>
    </message>
    <message>
        <source>Place robots and ball for a restart, and see what its rules make of it</source>
        <translation>Colocar robôs e bola para um reinício e ver o que as regras fazem com isso</translation>
    </message>
    <message>
        <source>Put right</source>
        <translation>Corrigir</translation>
    </message>
    <message>
        <source>Move all that may not stand where they are to where the rules put them</source>
        <translation>Mover todos os que não podem ficar onde estão para onde as regras os põem</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>Começar aqui</translation>
    </message>
    <message>
        <source>Give this restart with robots and ball as they stand; the strategies are not asked</source>
        <translation>Dar este reinício com robôs e bola como estão; as estratégias não são consultadas</translation>
    </message>
    <message>
        <source>Pause the match</source>
        <translation>Pausar a partida</translation>
    </message>
    <message>
        <source>The clock stops and robots wait, so that they can be placed</source>
        <translation>O relógio para e os robôs esperam, para que possam ser colocados</translation>
    </message>
    <message>
        <source>Placement</source>
        <translation>Colocação</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlayerCommands</name>
    <message>
        <source>&amp;Yellow card</source>
        <translation>Cartão &amp;amarelo</translation>
    </message>
    <message>
        <source>Caution the selected player; the second time it is sent off</source>
        <translation>Advertir o jogador selecionado; na segunda vez ele é expulso</translation>
    </message>
    <message>
        <source>&amp;Red card</source>
        <translation>Cartão &amp;vermelho</translation>
    </message>
    <message>
        <source>Send the selected player off: its agent is disconnected, and nobody gets its number again</source>
        <translation>Expulsar o jogador selecionado: seu agente é desconectado e ninguém mais recebe seu número</translation>
    </message>
    <message>
        <source>&amp;Suspend for 30 s</source>
        <translation>&amp;Suspender por 30 s</translation>
    </message>
    <message>
        <source>Keep the selected player beside the field for 30 s of the game clock</source>
        <translation>Manter o jogador selecionado ao lado do campo por 30 s do relógio de jogo</translation>
    </message>
    <message>
        <source>&amp;Let play again</source>
        <translation>&amp;Deixar jogar de novo</translation>
    </message>
    <message>
        <source>End the suspension of the selected player</source>
        <translation>Encerrar a suspensão do jogador selecionado</translation>
    </message>
    <message>
        <source>Put &amp;beside the field</source>
        <translation>&amp;Pôr ao lado do campo</translation>
    </message>
    <message>
        <source>Put the selected player beside the field; it may walk in again</source>
        <translation>Pôr o jogador selecionado ao lado do campo; ele pode voltar a entrar</translation>
    </message>
    <message>
        <source>Re&amp;move from the match</source>
        <translation>&amp;Remover da partida</translation>
    </message>
    <message>
        <source>Disconnect the agent of the selected player, whose number becomes free</source>
        <translation>Desconectar o agente do jogador selecionado, cujo número fica livre</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Jogador</translation>
    </message>
    <message>
        <source>B&amp;eam to…</source>
        <translation>&amp;Beam para…</translation>
    </message>
    <message>
        <source>Put the selected player upright at a place that you type</source>
        <translation>Pôr o jogador selecionado em pé em um lugar que você digita</translation>
    </message>
    <message>
        <source>Switch robot o&amp;ff</source>
        <translation>Des&amp;ligar robô</translation>
    </message>
    <message>
        <source>Take the power from the robot of the selected player: its joints give way and it ignores its agent, which still gets percepts</source>
        <translation>Tirar a energia do robô do jogador selecionado: suas juntas cedem e ele ignora seu agente, que continua recebendo percepções</translation>
    </message>
    <message>
        <source>Switch robot o&amp;n</source>
        <translation>L&amp;igar robô</translation>
    </message>
    <message>
        <source>Give the robot of the selected player its power back: it obeys its agent again</source>
        <translation>Devolver a energia ao robô do jogador selecionado: ele volta a obedecer ao seu agente</translation>
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
        <translation>Se&amp;lecionar</translation>
    </message>
    <message>
        <source>&amp;Left team</source>
        <translation>Time da &amp;esquerda</translation>
    </message>
    <message>
        <source>&amp;Right team</source>
        <translation>Time da &amp;direita</translation>
    </message>
    <message>
        <source>&amp;Ball</source>
        <translation>&amp;Bola</translation>
    </message>
    <message>
        <source>Select the ball</source>
        <translation>Selecionar a bola</translation>
    </message>
    <message>
        <source>&amp;Next player</source>
        <translation>&amp;Próximo jogador</translation>
    </message>
    <message>
        <source>Select the next player of the same team</source>
        <translation>Selecionar o próximo jogador do mesmo time</translation>
    </message>
    <message>
        <source>&amp;Previous player</source>
        <translation>Jogador &amp;anterior</translation>
    </message>
    <message>
        <source>Select the previous player of the same team</source>
        <translation>Selecionar o jogador anterior do mesmo time</translation>
    </message>
    <message>
        <source>Left player &amp;%1</source>
        <translation>Jogador da esquerda &amp;%1</translation>
    </message>
    <message>
        <source>Select player %1 of the left team</source>
        <translation>Selecionar o jogador %1 do time da esquerda</translation>
    </message>
    <message>
        <source>Right player &amp;%1</source>
        <translation>Jogador da direita &amp;%1</translation>
    </message>
    <message>
        <source>Select player %1 of the right team</source>
        <translation>Selecionar o jogador %1 do time da direita</translation>
    </message>
    <message>
        <source>The left team has no player %1</source>
        <translation>O time da esquerda não tem jogador %1</translation>
    </message>
    <message>
        <source>The right team has no player %1</source>
        <translation>O time da direita não tem jogador %1</translation>
    </message>
    <message>
        <source>There is no ball</source>
        <translation>Não há bola</translation>
    </message>
    <message>
        <source>There are no players</source>
        <translation>Não há jogadores</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlayersModel</name>
    <message>
        <source>%1 yellow</source>
        <translation>%1 amarelos</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>amarelo</translation>
    </message>
    <message>
        <source>red</source>
        <translation>vermelho</translation>
    </message>
    <message>
        <source>sent off</source>
        <translation>expulso</translation>
    </message>
    <message>
        <source>suspended, %1:%2</source>
        <translation>suspenso, %1:%2</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>joga</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>saiu</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>Faltas</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartões</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>switched off</source>
        <translation>desligado</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlayersPanel</name>
    <message>
        <source>Players appear here with their fouls, cards and suspensions when they have joined the match.</source>
        <translation>Os jogadores aparecem aqui, com suas faltas, cartões e suspensões, quando entram na partida.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
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
        <translation>Mostrar todos os tempos e valores</translation>
    </message>
    <message>
        <source>Remove all plots</source>
        <translation>Remover todos os gráficos</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>Copiar como imagem</translation>
    </message>
    <message>
        <source>Copy the plots as a picture</source>
        <translation>Copiar os gráficos como imagem</translation>
    </message>
    <message>
        <source>Copy as table</source>
        <translation>Copiar como tabela</translation>
    </message>
    <message>
        <source>Copy the visible values as a table</source>
        <translation>Copiar os valores visíveis como tabela</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Salvar como CSV</translation>
    </message>
    <message>
        <source>Save the visible values in a CSV file</source>
        <translation>Salvar os valores visíveis em um arquivo CSV</translation>
    </message>
    <message>
        <source>&amp;Newest</source>
        <translation>Mais &amp;recentes</translation>
    </message>
    <message>
        <source>How much of a running simulation is shown, in simulated time</source>
        <translation>Quanto de uma simulação em execução é mostrado, em tempo simulado</translation>
    </message>
    <message>
        <source>Length of the shown time</source>
        <translation>Duração do tempo mostrado</translation>
    </message>
    <message>
        <source>Reading the recording</source>
        <translation>Lendo a gravação</translation>
    </message>
    <message>
        <source>%1: nothing is plotted yet</source>
        <translation>%1: ainda não há nenhum gráfico</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlotView</name>
    <message>
        <source>Simulated time, s</source>
        <translation>Tempo simulado, s</translation>
    </message>
    <message>
        <source>Drag signals from the tree to here, or double click them.</source>
        <extracomment>What stands in the place of plots as long as there are none.</extracomment>
        <translation>Arraste sinais da árvore para cá ou clique duas vezes neles.</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Gráficos</translation>
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
        <translation>Remover %1</translation>
    </message>
    <message>
        <source>Remove this &amp;plot</source>
        <translation>Remover este &amp;gráfico</translation>
    </message>
    <message>
        <source>Remove &amp;all plots</source>
        <translation>Remover &amp;todos os gráficos</translation>
    </message>
    <message>
        <source>&amp;Copy as picture</source>
        <translation>&amp;Copiar como imagem</translation>
    </message>
    <message>
        <source>Copy as &amp;table</source>
        <translation>Copiar como ta&amp;bela</translation>
    </message>
    <message>
        <source>&amp;Save as CSV…</source>
        <translation>&amp;Salvar como CSV…</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlotsPart</name>
    <message>
        <source>Show pl&amp;ots</source>
        <translation>Mostrar &amp;gráficos</translation>
    </message>
    <message>
        <source>Go to the plots of signals over time</source>
        <translation>Ir para os gráficos de sinais ao longo do tempo</translation>
    </message>
    <message>
        <source>The plots lack values: %1</source>
        <translation>Faltam valores aos gráficos: %1</translation>
    </message>
    <message>
        <source>Save the plots&apos; values</source>
        <translation>Salvar os valores dos gráficos</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 não pôde ser salvo: %2</translation>
    </message>
    <message>
        <source>%1 saved</source>
        <translation>%1 salvo</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Gráficos</translation>
    </message>
    <message>
        <source>This run has no such signal</source>
        <translation>Esta execução não tem esse sinal</translation>
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
        <translation>esse arquivo não existe</translation>
    </message>
    <message>
        <source>it is no plugin: %1</source>
        <translation>não é um plugin: %1</translation>
    </message>
    <message>
        <source>it is a plugin for something else (%1)</source>
        <translation>é um plugin para outra coisa (%1)</translation>
    </message>
    <message>
        <source>it is made for version %1 of the interface, this program has version %2: build it anew</source>
        <translation>foi feito para a versão %1 da interface, e este programa tem a versão %2: compile-o de novo</translation>
    </message>
    <message>
        <source>its metadata have no &quot;id&quot; of letters, digits, dots and dashes</source>
        <translation>os metadados dele não têm “id” de letras, dígitos, pontos e hifens</translation>
    </message>
    <message>
        <source>it cannot be loaded: %1</source>
        <translation>não pode ser carregado: %1</translation>
    </message>
    <message>
        <source>its class is no WindowPlugin: Q_INTERFACES is missing</source>
        <translation>a classe dele não é um WindowPlugin: falta Q_INTERFACES</translation>
    </message>
    <message>
        <source>it has failed while it was made: %1</source>
        <translation>falhou ao ser criado: %1</translation>
    </message>
    <message>
        <source>it has failed while it was made</source>
        <translation>falhou ao ser criado</translation>
    </message>
</context>
<context>
    <name>sparkwright::PluginsPage</name>
    <message>
        <source>Show &amp;folder of plugins</source>
        <translation>Mostrar &amp;pasta de plugins</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>Plugins</translation>
    </message>
    <message>
        <source>Plugins add panels and commands to the window. They are shared libraries in %1, read at the start of the program. Use only those that you trust: they can do whatever you can.</source>
        <translation>Os plugins acrescentam painéis e comandos à janela. São bibliotecas compartilhadas em %1, lidas ao iniciar o programa. Use só aqueles em que você confia: eles podem fazer tudo o que você pode.</translation>
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
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>Show the folder in which plugins are looked for; it is made if it is missing</source>
        <translation>Mostrar a pasta em que os plugins são procurados; é criada se não existir</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ligado</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desligado</translation>
    </message>
    <message>
        <source>Not used: %1</source>
        <translation>Não usado: %1</translation>
    </message>
    <message>
        <source>Has failed: %1</source>
        <translation>Falhou: %1</translation>
    </message>
    <message>
        <source>There are no plugins</source>
        <translation>Não há plugins</translation>
    </message>
</context>
<context>
    <name>sparkwright::PluginsPart</name>
    <message>
        <source>%1 is not used as a plugin: %2</source>
        <translation>%1 não é usado como plugin: %2</translation>
    </message>
    <message>
        <source>%1 is not used: %2 is the same plugin</source>
        <translation>%1 não é usado: %2 é o mesmo plugin</translation>
    </message>
    <message>
        <source>The plugin %1 is not used: %2</source>
        <translation>O plugin %1 não é usado: %2</translation>
    </message>
    <message>
        <source>The plugin %1 has failed and is switched off</source>
        <translation>O plugin %1 falhou e foi desligado</translation>
    </message>
    <message>
        <source>The plugin %1 has failed and is switched off: %2</source>
        <translation>O plugin %1 falhou e foi desligado: %2</translation>
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
        <translation>Soltar: mover · Ctrl: passos · Digitar números · Enter: aplicar · Esc: cancelar</translation>
    </message>
    <message>
        <source>%1 · Drag: move · Ctrl: steps of 1 cm</source>
        <translation>%1 · Arrastar: mover · Ctrl: passos de 1 cm</translation>
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
        <translation>Ninguém pode se conectar: %1.</translation>
    </message>
    <message>
        <source>%1. Agents connect to port %2 instead, monitors to port %3.</source>
        <translation>%1. Em vez disso, agentes se conectam à porta %2 e monitores à porta %3.</translation>
    </message>
    <message>
        <source>Use ports %1 and %2</source>
        <translation>Usar as portas %1 e %2</translation>
    </message>
    <message>
        <source>Opens free ports for agents and monitors, while the simulation goes on</source>
        <translation>Abre portas livres para agentes e monitores, enquanto a simulação continua</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Tries the same ports again, when the other program has ended</source>
        <translation>Tenta as mesmas portas de novo, quando o outro programa tiver encerrado</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Dispensar</translation>
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
        <translation>Não há espaço para ele.</translation>
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
        <translation>Nenhum arquivo de cena define a pose dele: um script ou um agente o criou.</translation>
    </message>
    <message>
        <source>No Transform in %1 contains this: put one around it.</source>
        <translation>Nenhum Transform em %1 o contém: ponha um em volta dele.</translation>
    </message>
    <message>
        <source>%1 sets its pose. Open that file to edit it, or put a Transform around its import in %2.</source>
        <translation>%1 define a pose dele. Abra esse arquivo para editá-la ou ponha um Transform em volta da importação em %2.</translation>
    </message>
    <message>
        <source>%1 computes this number: %2. Change it in the text, or put a Transform with numbers around it.</source>
        <translation>%1 calcula este número: %2. Altere-o no texto ou ponha um Transform com números em volta.</translation>
    </message>
    <message>
        <source>%1 sets its pose in a switch. Change it in the text, or put a Transform around it.</source>
        <translation>%1 define a pose dele em um switch. Altere-a no texto ou ponha um Transform em volta.</translation>
    </message>
    <message>
        <source>Its pose differs from that in %1, so something else moves it. Reset the scene, or change it in the text.</source>
        <translation>A pose dele difere da que está em %1, portanto outra coisa o move. Reinicie a cena ou altere-a no texto.</translation>
    </message>
    <message>
        <source>%1 makes several of these, and would move all of them. Change it where the file is imported.</source>
        <translation>%1 cria vários destes e moveria todos. Altere onde o arquivo é importado.</translation>
    </message>
    <message>
        <source>The text no longer contains this. Restart edit mode.</source>
        <translation>O texto não contém mais isto. Reinicie o modo de edição.</translation>
    </message>
</context>
<context>
    <name>sparkwright::PoseKeeping</name>
    <message>
        <source>Keep poses</source>
        <translation>Manter poses</translation>
    </message>
    <message numerus="yes">
        <source>Wrote the poses of %n thing(s) into %1.</source>
        <translation>
            <numerusform>Pose de %n objeto gravada em %1.</numerusform>
            <numerusform>Poses de %n objetos gravadas em %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing in %1 has moved.</source>
        <translation>Nada em %1 se moveu.</translation>
    </message>
    <message numerus="yes">
        <source>The text computes the poses of %n thing(s): change them there.</source>
        <translation>
            <numerusform>O texto calcula a pose de %n objeto: altere-a lá.</numerusform>
            <numerusform>O texto calcula as poses de %n objetos: altere-as lá.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) have no Transform of their own in this file.</source>
        <translation>
            <numerusform>%n objeto não tem um Transform próprio neste arquivo.</numerusform>
            <numerusform>%n objetos não têm um Transform próprio neste arquivo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferências</translation>
    </message>
    <message>
        <source>Search all settings</source>
        <translation>Pesquisar em todas as configurações</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Teclas e mouse</translation>
    </message>
    <message>
        <source>No setting has these words. The command palette finds commands.</source>
        <translation>Nenhuma configuração tem essas palavras. A paleta de comandos encontra comandos.</translation>
    </message>
    <message>
        <source>&amp;Reset this page</source>
        <translation>&amp;Redefinir esta página</translation>
    </message>
    <message>
        <source>Set all settings of this page to their presets</source>
        <translation>Voltar todas as configurações desta página às predefinições</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
</context>
<context>
    <name>sparkwright::PreferencesPart</name>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pre&amp;ferências…</translation>
    </message>
    <message>
        <source>Settings of the program: look, views, simulation, editor, match</source>
        <translation>Configurações do programa: aparência, vistas, simulação, editor, partida</translation>
    </message>
    <message>
        <source>Ke&amp;ys and mouse…</source>
        <translation>&amp;Teclas e mouse…</translation>
    </message>
    <message>
        <source>Choose a profile of keys and mouse, change keys, find conflicts</source>
        <translation>Escolher um perfil de teclas e mouse, alterar teclas, encontrar conflitos</translation>
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
        <translation>Correções rápidas</translation>
    </message>
    <message>
        <source>No quick fix here</source>
        <translation>Nenhuma correção rápida aqui</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Escolher um arquivo</translation>
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
        <translation>Linha</translation>
    </message>
    <message>
        <source>Problems of the open texts</source>
        <translation>Problemas dos textos abertos</translation>
    </message>
    <message numerus="yes">
        <source>%n more problem(s)</source>
        <translation>
            <numerusform>mais %n problema</numerusform>
            <numerusform>mais %n problemas</numerusform>
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
        <translation>Os textos das cenas são verificados enquanto estão abertos: Editar ▸ Mostrar código abre o da cena.</translation>
    </message>
    <message>
        <source>Nothing is wrong in the open texts and in what they import.</source>
        <translation>Não há nada errado nos textos abertos nem no que eles importam.</translation>
    </message>
</context>
<context>
    <name>sparkwright::ProgramWords</name>
    <message>
        <source>starting</source>
        <translation>iniciando</translation>
    </message>
    <message>
        <source>running</source>
        <translation>rodando</translation>
    </message>
    <message>
        <source>running in the background</source>
        <translation>rodando em segundo plano</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>parando</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>parado</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>encerrado</translation>
    </message>
    <message>
        <source>ended with code %1</source>
        <translation>encerrado com o código %1</translation>
    </message>
    <message>
        <source>crashed (%1)</source>
        <translation>travou (%1)</translation>
    </message>
    <message>
        <source>not started: %1</source>
        <translation>não iniciado: %1</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2</source>
        <translation>%1 não pode ser iniciado: %2</translation>
    </message>
    <message>
        <source>%1 crashed at once (%2)</source>
        <translation>%1 travou imediatamente (%2)</translation>
    </message>
    <message>
        <source>%1 crashed (%2)</source>
        <translation>%1 travou (%2)</translation>
    </message>
    <message>
        <source>%1 ended at once, with code %2</source>
        <translation>%1 encerrou imediatamente, com o código %2</translation>
    </message>
    <message>
        <source>%1 ended with code %2</source>
        <translation>%1 encerrou com o código %2</translation>
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
        <translation>Nenhum programa foi iniciado aqui. Inicie um time a partir do arquivo de time, ou um único programa: o que eles escrevem é mostrado aqui, e eles podem ser parados e reiniciados.</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>Stops the program if it runs, and starts it again</source>
        <translation>Para o programa, se estiver rodando, e o inicia de novo</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Asks the program to end, and kills it after three seconds</source>
        <translation>Pede ao programa que encerre e o mata após três segundos</translation>
    </message>
    <message>
        <source>Kill</source>
        <translation>Matar</translation>
    </message>
    <message>
        <source>Ends the program and all that it has started, at once</source>
        <translation>Encerra imediatamente o programa e tudo o que ele iniciou</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>Remover da lista</translation>
    </message>
    <message>
        <source>Removes the program and its console from the list</source>
        <translation>Remove da lista o programa e seu console</translation>
    </message>
</context>
<context>
    <name>sparkwright::ProjectPart</name>
    <message>
        <source>Teams of this project, left and right: %1</source>
        <translation>Times deste projeto, da esquerda e da direita: %1</translation>
    </message>
    <message>
        <source>The views of the project are not kept: %1</source>
        <translation>As vistas do projeto não são mantidas: %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::ProjectWizard</name>
    <message>
        <source>New project</source>
        <translation>Novo projeto</translation>
    </message>
    <message>
        <source>&amp;Make and open</source>
        <translation>&amp;Criar e abrir</translation>
    </message>
    <message>
        <source>What kind of project?</source>
        <translation>Que tipo de projeto?</translation>
    </message>
    <message>
        <source>A project is a folder with a scene and all that belongs to it.</source>
        <translation>Um projeto é uma pasta com uma cena e tudo o que pertence a ela.</translation>
    </message>
    <message>
        <source>Kinds of projects</source>
        <translation>Tipos de projetos</translation>
    </message>
    <message>
        <source>Empty scene
Ground, lamps and a box, to build something new</source>
        <translation>Cena vazia
Chão, lâmpadas e uma caixa, para construir algo novo</translation>
    </message>
    <message>
        <source>Robot
A first robot on wheels or legs, and a program that moves it</source>
        <translation>Robô
Um primeiro robô sobre rodas ou pernas e um programa que o move</translation>
    </message>
    <message>
        <source>Soccer match
The field of the 3D league, your own team, and an opponent</source>
        <translation>Partida de futebol
O campo da liga 3D, seu próprio time e um adversário</translation>
    </message>
    <message>
        <source>Scene that you have
An RSG scene, a RoSi scene or a set-up script of SimSpark; it stays where it is</source>
        <translation>Cena que você tem
Uma cena RSG, uma cena RoSi ou um script de montagem do SimSpark; ela fica onde está</translation>
    </message>
    <message>
        <source>Name and folder</source>
        <translation>Nome e pasta</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Escolher uma pasta</translation>
    </message>
    <message>
        <source>Choose a scene</source>
        <translation>Escolher uma cena</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>In Python</source>
        <translation>Em Python</translation>
    </message>
    <message>
        <source>In C++</source>
        <translation>Em C++</translation>
    </message>
    <message>
        <source>Letters, digits, _, - and .</source>
        <translation>Letras, dígitos, _, - e .</translation>
    </message>
    <message>
        <source>&amp;Scene</source>
        <translation>&amp;Cena</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Pasta</translation>
    </message>
    <message>
        <source>&amp;Program to begin with</source>
        <translation>Pro&amp;grama inicial</translation>
    </message>
    <message>
        <source>&amp;Team</source>
        <translation>&amp;Time</translation>
    </message>
    <message>
        <source>What is made</source>
        <translation>O que é criado</translation>
    </message>
    <message>
        <source>Each file says in comments what it is for and how to go on.</source>
        <translation>Cada arquivo diz em comentários para que serve e como continuar.</translation>
    </message>
    <message>
        <source>&amp;Describe the robot…</source>
        <translation>&amp;Descrever o robô…</translation>
    </message>
    <message>
        <source>Folder of the project</source>
        <translation>Pasta do projeto</translation>
    </message>
    <message>
        <source>Scene of the project</source>
        <translation>Cena do projeto</translation>
    </message>
    <message>
        <source>Scenes and set-ups (*.rsg *.ros *.rb)</source>
        <translation>Cenas e montagens (*.rsg *.ros *.rb)</translation>
    </message>
    <message>
        <source>N&amp;ame</source>
        <translation>No&amp;me</translation>
    </message>
</context>
<context>
    <name>sparkwright::PropertyPanel</name>
    <message>
        <source>Filter properties</source>
        <translation>Filtrar propriedades</translation>
    </message>
    <message>
        <source>What the property does</source>
        <translation>O que a propriedade faz</translation>
    </message>
    <message>
        <source>Select a node to see its properties.</source>
        <translation>Selecione um nó para ver suas propriedades.</translation>
    </message>
    <message>
        <source>What is selected has no properties.</source>
        <translation>O que está selecionado não tem propriedades.</translation>
    </message>
    <message numerus="yes">
        <source>%n nodes</source>
        <translation>
            <numerusform>%n nó</numerusform>
            <numerusform>%n nós</numerusform>
        </translation>
    </message>
    <message>
        <source>Properties of %1</source>
        <translation>Propriedades de %1</translation>
    </message>
    <message>
        <source>Set %1 of %2</source>
        <translation>Definir %1 de %2</translation>
    </message>
    <message>
        <source>Reset %1 of %2</source>
        <translation>Redefinir %1 de %2</translation>
    </message>
    <message>
        <source>Choose file</source>
        <translation>Escolher arquivo</translation>
    </message>
    <message>
        <source>This belongs to %1, which is imported. &lt;a href=&quot;%2:%3&quot;&gt;Open it&lt;/a&gt; to edit its properties.</source>
        <translation>Isto pertence a %1, que é importado. &lt;a href=&quot;%2:%3&quot;&gt;Abra-o&lt;/a&gt; para editar as propriedades.</translation>
    </message>
    <message>
        <source>The values that the import passes are edited in the text.</source>
        <translation>Os valores que a importação passa são editados no texto.</translation>
    </message>
    <message>
        <source>Here is what %1 makes. &lt;a href=&quot;%2:0&quot;&gt;Open it&lt;/a&gt; (Ctrl+Enter in the tree, F4 in the text) to edit its nodes.</source>
        <translation>Aqui está o que %1 cria. &lt;a href=&quot;%2:0&quot;&gt;Abra-o&lt;/a&gt; (Ctrl+Enter na árvore, F4 no texto) para editar os seus nós.</translation>
    </message>
</context>
<context>
    <name>sparkwright::PropertyRow</name>
    <message>
        <source>Reset to default: removes the call</source>
        <translation>Voltar ao padrão: remove a chamada</translation>
    </message>
    <message>
        <source>In the running simulation</source>
        <translation>Na simulação em execução</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Redefinir %1</translation>
    </message>
    <message>
        <source>Choose colour of %1</source>
        <translation>Escolher cor de %1</translation>
    </message>
    <message>
        <source>Choose colour</source>
        <translation>Escolher cor</translation>
    </message>
    <message>
        <source>Choose file</source>
        <translation>Escolher arquivo</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>misto</translation>
    </message>
    <message>
        <source>default</source>
        <translation>padrão</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, linha %2</translation>
    </message>
</context>
<context>
    <name>sparkwright::QualityCommands</name>
    <message>
        <source>Drawing &amp;quality</source>
        <translation>&amp;Qualidade do desenho</translation>
    </message>
    <message>
        <source>&amp;Own…</source>
        <translation>&amp;Personalizada…</translation>
    </message>
    <message>
        <source>Choose shadows, darker corners, glow, smooth edges, textures and detail yourself</source>
        <translation>Escolher sombras, cantos mais escuros, brilho, bordas suaves, texturas e detalhe você mesmo</translation>
    </message>
</context>
<context>
    <name>sparkwright::QualityDialog</name>
    <message>
        <source>D&amp;arker corners</source>
        <translation>Cantos mais &amp;escuros</translation>
    </message>
    <message>
        <source>&amp;Glow around what is very bright</source>
        <translation>B&amp;rilho em volta do que é muito claro</translation>
    </message>
    <message>
        <source>&amp;Textures</source>
        <translation>&amp;Texturas</translation>
    </message>
    <message>
        <source>Own drawing quality</source>
        <translation>Qualidade do desenho personalizada</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Hard, on the ground</source>
        <translation>Duras, no chão</translation>
    </message>
    <message>
        <source>Soft, everywhere</source>
        <translation>Suaves, em toda parte</translation>
    </message>
    <message>
        <source>As they are</source>
        <translation>Como são</translation>
    </message>
    <message>
        <source>2 samples</source>
        <translation>2 amostras</translation>
    </message>
    <message>
        <source>4 samples</source>
        <translation>4 amostras</translation>
    </message>
    <message>
        <source>8 samples</source>
        <translation>8 amostras</translation>
    </message>
    <message>
        <source>Coarse</source>
        <translation>Grosseiro</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Médio</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>Fino</translation>
    </message>
    <message>
        <source>Less light where things are close to one another</source>
        <translation>Menos luz onde as coisas estão próximas umas das outras</translation>
    </message>
    <message>
        <source>Lamps, and what is as bright as the sun makes it, spread some of their light</source>
        <translation>As lâmpadas, e o que o sol deixa igualmente claro, espalham parte de sua luz</translation>
    </message>
    <message>
        <source>Samples per pixel. When drawing is slow, edges are smoothed once the picture stands still.</source>
        <translation>Amostras por pixel. Quando o desenho é lento, as bordas são suavizadas assim que a imagem fica parada.</translation>
    </message>
    <message>
        <source>Pictures on things; without them, one sees the colours of their materials</source>
        <translation>Imagens sobre os objetos; sem elas, veem-se as cores dos materiais</translation>
    </message>
    <message>
        <source>How near things must be to be drawn with all their faces</source>
        <translation>A que distância os objetos devem estar para serem desenhados com todas as faces</translation>
    </message>
    <message>
        <source>&amp;Low</source>
        <translation>&amp;Baixa</translation>
    </message>
    <message>
        <source>&amp;Medium</source>
        <translation>&amp;Média</translation>
    </message>
    <message>
        <source>&amp;High</source>
        <translation>&amp;Alta</translation>
    </message>
    <message>
        <source>Begin with:</source>
        <translation>Começar com:</translation>
    </message>
    <message>
        <source>&amp;Shadows:</source>
        <translation>&amp;Sombras:</translation>
    </message>
    <message>
        <source>&amp;Edges:</source>
        <translation>Bor&amp;das:</translation>
    </message>
    <message>
        <source>&amp;Detail:</source>
        <translation>Detal&amp;he:</translation>
    </message>
    <message>
        <source>Time:</source>
        <translation>Tempo:</translation>
    </message>
    <message>
        <source>Time of drawing</source>
        <translation>Tempo de desenho</translation>
    </message>
    <message>
        <source>measuring…</source>
        <translation>medindo…</translation>
    </message>
    <message>
        <source>%1 ms per picture, at most %2 a second</source>
        <extracomment>%1: milliseconds, %2: pictures per second</extracomment>
        <translation>%1 ms por imagem, no máximo %2 por segundo</translation>
    </message>
</context>
<context>
    <name>sparkwright::ReadingView</name>
    <message>
        <source>What the sensor has measured</source>
        <translation>O que o sensor mediu</translation>
    </message>
    <message>
        <source>Wheel: range; double click: all</source>
        <translation>Roda: alcance; duplo clique: tudo</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>%1 m at %2°</source>
        <translation>%1 m em %2°</translation>
    </message>
</context>
<context>
    <name>sparkwright::RecordingOpener</name>
    <message>
        <source>Opening %1…</source>
        <translation>Abrindo %1…</translation>
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
        <translation>Execuções gravadas</translation>
    </message>
    <message>
        <source>&amp;Record every run</source>
        <translation>&amp;Gravar toda execução</translation>
    </message>
    <message>
        <source>Runs are recorded in files of this folder; the oldest files make room for new ones</source>
        <translation>As execuções são gravadas em arquivos desta pasta; os mais antigos dão lugar aos novos</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Room for recordings</source>
        <translation>Espaço para gravações</translation>
    </message>
    <message>
        <source>Room for all recordings; the oldest are deleted when there are more</source>
        <translation>Espaço para todas as gravações; se houver mais, as mais antigas são excluídas</translation>
    </message>
    <message>
        <source>in at &amp;most</source>
        <translation>em no &amp;máximo</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Execução</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Até</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Recordings, newest first</source>
        <translation>Gravações, mais novas primeiro</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>Watch the recording in the views</source>
        <translation>Assistir à gravação nas vistas</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Salvar uma cópia…</translation>
    </message>
    <message>
        <source>Copy the recording into a folder of yours, where it stays</source>
        <translation>Copiar a gravação para uma pasta sua, onde ela fica</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Excluir</translation>
    </message>
    <message>
        <source>Delete the selected recordings; the present run is kept</source>
        <translation>Excluir as gravações selecionadas; a execução atual é mantida</translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s), %1 in %2</source>
        <translation>
            <numerusform>%n gravação, %1 em %2</numerusform>
            <numerusform>%n gravações, %1 em %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (this run)</source>
        <translation>%1 (esta execução)</translation>
    </message>
    <message>
        <source>Save a copy of the recording</source>
        <translation>Salvar uma cópia da gravação</translation>
    </message>
    <message>
        <source>Recordings (*.mcap)</source>
        <translation>Gravações (*.mcap)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Salvo como %1</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 não pôde ser salvo: %2</translation>
    </message>
    <message>
        <source>Delete recordings</source>
        <translation>Excluir gravações</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n recording(s)? This cannot be undone.</source>
        <translation>
            <numerusform>Excluir %n gravação? Isso não pode ser desfeito.</numerusform>
            <numerusform>Excluir %n gravações? Isso não pode ser desfeito.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>%1 could not be deleted: %2</source>
        <translation>%1 não pôde ser excluído: %2</translation>
    </message>
</context>
<context>
    <name>sparkwright::RemedyButton</name>
    <message>
        <source>Close other programs that use the processor</source>
        <translation>Feche outros programas que usam o processador</translation>
    </message>
    <message>
        <source>Make it faster</source>
        <translation>Acelerar</translation>
    </message>
    <message>
        <source>What would make the run as fast as asked for</source>
        <translation>O que deixaria a execução tão rápida quanto pedido</translation>
    </message>
</context>
<context>
    <name>sparkwright::RemotePart</name>
    <message>
        <source>&amp;Connect to server…</source>
        <translation>&amp;Conectar ao servidor…</translation>
    </message>
    <message>
        <source>Watch a match that runs on another server</source>
        <translation>Assistir a uma partida que roda em outro servidor</translation>
    </message>
    <message>
        <source>&amp;Disconnect</source>
        <translation>&amp;Desconectar</translation>
    </message>
    <message>
        <source>Return from the other server to the own simulation</source>
        <translation>Voltar do outro servidor para a própria simulação</translation>
    </message>
    <message>
        <source>&amp;Name and delay…</source>
        <translation>&amp;Nome e atraso…</translation>
    </message>
    <message>
        <source>Name the server that is shown, and show it evenly over a bad network, a moment later</source>
        <translation>Dar um nome ao servidor mostrado e mostrá-lo com regularidade por uma rede ruim, um momento depois</translation>
    </message>
    <message>
        <source>Ask for the &amp;full state</source>
        <translation>Pedir o &amp;estado completo</translation>
    </message>
    <message>
        <source>Ask the server for everything again, when what is shown looks wrong</source>
        <translation>Pedir tudo de novo ao servidor, quando o que é mostrado parece errado</translation>
    </message>
    <message>
        <source>&amp;End the server…</source>
        <translation>Encerrar o &amp;servidor…</translation>
    </message>
    <message>
        <source>End the program of the server that is shown; asks first</source>
        <translation>Encerrar o programa do servidor mostrado; pergunta antes</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Do not try any more: return to the own simulation</source>
        <translation>Não tentar mais: voltar à própria simulação</translation>
    </message>
    <message>
        <source>Cancel connecting</source>
        <translation>Cancelar a conexão</translation>
    </message>
    <message>
        <source>Asked for the full state</source>
        <translation>Estado completo pedido</translation>
    </message>
    <message>
        <source>The scene of this server is too large: only %L1 of its %L2 parts are drawn</source>
        <translation>A cena deste servidor é grande demais: só são desenhadas %L1 das suas %L2 partes</translation>
    </message>
    <message>
        <source>End the server</source>
        <translation>Encerrar o servidor</translation>
    </message>
    <message>
        <source>End the server %1?</source>
        <translation>Encerrar o servidor %1?</translation>
    </message>
    <message>
        <source>Its program ends, and with it the match, for everybody who is connected. It cannot be started again from here.</source>
        <translation>O programa dele termina, e com ele a partida, para todos os que estão conectados. Ele não pode ser iniciado de novo a partir daqui.</translation>
    </message>
    <message>
        <source>&amp;End the server</source>
        <translation>&amp;Encerrar o servidor</translation>
    </message>
    <message>
        <source>Asked %1 to end</source>
        <translation>Foi pedido a %1 que encerre</translation>
    </message>
    <message>
        <source>%1. Needs a server that is connected: the simulation of this window is not one</source>
        <translation>%1. Precisa de um servidor conectado: a simulação desta janela não é um</translation>
    </message>
</context>
<context>
    <name>sparkwright::ReplayPart</name>
    <message>
        <source>Open re&amp;cording…</source>
        <translation>Abrir &amp;gravação…</translation>
    </message>
    <message>
        <source>Open a recording or a monitor log, and watch it in the views</source>
        <translation>Abrir uma gravação ou um log de monitor e assistir nas vistas</translation>
    </message>
    <message>
        <source>Back to &amp;live</source>
        <translation>Voltar ao &amp;vivo</translation>
    </message>
    <message>
        <source>Return from the recording to the running simulation</source>
        <translation>Voltar da gravação para a simulação em execução</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Passo para &amp;trás</translation>
    </message>
    <message>
        <source>Go back by one frame of the recording, then pause</source>
        <translation>Voltar um quadro da gravação e pausar</translation>
    </message>
    <message>
        <source>Go to the s&amp;tart</source>
        <translation>Ir para o &amp;início</translation>
    </message>
    <message>
        <source>Go to the first frame of the recording</source>
        <translation>Ir para o primeiro quadro da gravação</translation>
    </message>
    <message>
        <source>Go to the &amp;end</source>
        <translation>Ir para o &amp;fim</translation>
    </message>
    <message>
        <source>Go to the last frame of the recording</source>
        <translation>Ir para o último quadro da gravação</translation>
    </message>
    <message>
        <source>Previous &amp;goal</source>
        <translation>Gol &amp;anterior</translation>
    </message>
    <message>
        <source>Go to some seconds before the previous goal</source>
        <translation>Ir para alguns segundos antes do gol anterior</translation>
    </message>
    <message>
        <source>Next g&amp;oal</source>
        <translation>Próximo g&amp;ol</translation>
    </message>
    <message>
        <source>Go to some seconds before the next goal</source>
        <translation>Ir para alguns segundos antes do próximo gol</translation>
    </message>
    <message>
        <source>&amp;Previous event</source>
        <translation>Evento a&amp;nterior</translation>
    </message>
    <message>
        <source>Go to the previous decision of the referee</source>
        <translation>Ir para a decisão anterior do árbitro</translation>
    </message>
    <message>
        <source>&amp;Next event</source>
        <translation>&amp;Próximo evento</translation>
    </message>
    <message>
        <source>Go to the next decision of the referee</source>
        <translation>Ir para a próxima decisão do árbitro</translation>
    </message>
    <message>
        <source>%1 could not be opened: the log says why</source>
        <translation>%1 não pôde ser aberto: o log diz por quê</translation>
    </message>
    <message>
        <source>%1: %2 frames, %3</source>
        <translation>%1: %2 quadros, %3</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Linha do tempo</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>Esta execução</translation>
    </message>
</context>
<context>
    <name>sparkwright::RestoreDialog</name>
    <message>
        <source>&amp;Discard all</source>
        <translation>&amp;Descartar tudo</translation>
    </message>
    <message>
        <source>%1: edited on %2; the file has changed on disk since</source>
        <translation>%1: editado em %2; o arquivo mudou no disco desde então</translation>
    </message>
    <message>
        <source>%1: edited on %2</source>
        <translation>%1: editado em %2</translation>
    </message>
    <message>
        <source>The program ended without saving the edits of these files. Restore them?</source>
        <translation>O programa terminou sem salvar as alterações destes arquivos. Restaurá-las?</translation>
    </message>
    <message>
        <source>Files with kept edits</source>
        <translation>Arquivos com alterações guardadas</translation>
    </message>
    <message>
        <source>Restore unsaved edits</source>
        <translation>Restaurar alterações não salvas</translation>
    </message>
    <message>
        <source>&amp;Restore selected</source>
        <translation>&amp;Restaurar selecionados</translation>
    </message>
    <message>
        <source>Restores the edits of the checked files; those of the others stay kept and are offered again</source>
        <translation>Restaura as alterações dos arquivos marcados; as dos outros ficam guardadas e são oferecidas de novo</translation>
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
        <translation>em função de</translation>
    </message>
    <message>
        <source>Result that is plotted</source>
        <translation>Resultado mostrado no gráfico</translation>
    </message>
    <message>
        <source>Parameter of the plot</source>
        <translation>Parâmetro do gráfico</translation>
    </message>
    <message>
        <source>As soon as runs are done, their results are plotted here.</source>
        <translation>Assim que houver execuções concluídas, os resultados aparecerão neste gráfico.</translation>
    </message>
</context>
<context>
    <name>sparkwright::ResultWords</name>
    <message>
        <source>Seed</source>
        <translation>Semente</translation>
    </message>
    <message>
        <source>Score, left team</source>
        <translation>Placar, time da esquerda</translation>
    </message>
    <message>
        <source>Score, right team</source>
        <translation>Placar, time da direita</translation>
    </message>
    <message>
        <source>Score difference</source>
        <translation>Saldo de gols</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Gols</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>Faltas</translation>
    </message>
    <message>
        <source>Simulated time, s</source>
        <translation>Tempo simulado, s</translation>
    </message>
    <message>
        <source>Wall time, s</source>
        <translation>Tempo real, s</translation>
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
        <translation>%1, média</translation>
    </message>
    <message>
        <source>Share of the score, right team</source>
        <translation>Parte do resultado, equipa da direita</translation>
    </message>
</context>
<context>
    <name>sparkwright::RobotWizard</name>
    <message>
        <source>&amp;Gyroscope and accelerometer</source>
        <translation>&amp;Giroscópio e acelerômetro</translation>
    </message>
    <message>
        <source>&amp;Position (GPS)</source>
        <translation>&amp;Posição (GPS)</translation>
    </message>
    <message>
        <source>&amp;Camera in front</source>
        <translation>&amp;Câmera na frente</translation>
    </message>
    <message>
        <source>&amp;Forces on the feet</source>
        <translation>&amp;Forças nos pés</translation>
    </message>
    <message>
        <source>G&amp;round and lamps, to look at it alone</source>
        <translation>Chã&amp;o e lâmpadas, para vê-lo sozinho</translation>
    </message>
    <message>
        <source>New robot</source>
        <translation>Novo robô</translation>
    </message>
    <message>
        <source>&amp;Save and open</source>
        <translation>&amp;Salvar e abrir</translation>
    </message>
    <message>
        <source>What kind of robot?</source>
        <translation>Que tipo de robô?</translation>
    </message>
    <message>
        <source>All values can be changed later, in the scene file.</source>
        <translation>Todos os valores podem ser alterados depois, no arquivo da cena.</translation>
    </message>
    <message>
        <source>On wheels</source>
        <translation>Com rodas</translation>
    </message>
    <message>
        <source>On legs</source>
        <translation>Com pernas</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Tipo</translation>
    </message>
    <message>
        <source>&amp;Wheels</source>
        <translation>&amp;Rodas</translation>
    </message>
    <message>
        <source>&amp;Legs</source>
        <translation>&amp;Pernas</translation>
    </message>
    <message>
        <source>&amp;Joints per leg</source>
        <translation>&amp;Juntas por perna</translation>
    </message>
    <message>
        <source>2 wheels get a caster; otherwise an even number</source>
        <translation>2 rodas recebem um rodízio; nos outros casos, um número par</translation>
    </message>
    <message>
        <source>An even number</source>
        <translation>Um número par</translation>
    </message>
    <message>
        <source>1: hip pitch. 2: and knee. 3: hip roll. 4: ankle pitch. 5: ankle roll. 6: hip yaw</source>
        <translation>1: arfagem do quadril. 2: e joelho. 3: rolagem do quadril. 4: arfagem do tornozelo. 5: rolagem do tornozelo. 6: guinada do quadril</translation>
    </message>
    <message>
        <source>Sizes, masses and motors</source>
        <translation>Tamanhos, massas e motores</translation>
    </message>
    <message>
        <source>Forward is +Y, right is +X.</source>
        <translation>Frente é +Y, direita é +X.</translation>
    </message>
    <message>
        <source>Width of the trunk</source>
        <translation>Largura do tronco</translation>
    </message>
    <message>
        <source>Length of the trunk</source>
        <translation>Comprimento do tronco</translation>
    </message>
    <message>
        <source>Height of the trunk</source>
        <translation>Altura do tronco</translation>
    </message>
    <message>
        <source>Mass of the trunk</source>
        <translation>Massa do tronco</translation>
    </message>
    <message>
        <source>Wheel radius</source>
        <translation>Raio das rodas</translation>
    </message>
    <message>
        <source>Wheel width</source>
        <translation>Largura das rodas</translation>
    </message>
    <message>
        <source>Wheel mass</source>
        <translation>Massa das rodas</translation>
    </message>
    <message>
        <source>Leg length</source>
        <translation>Comprimento das pernas</translation>
    </message>
    <message>
        <source>Leg mass</source>
        <translation>Massa das pernas</translation>
    </message>
    <message>
        <source>Torque of each motor</source>
        <translation>Torque de cada motor</translation>
    </message>
    <message>
        <source>Largest speed</source>
        <translation>Velocidade máxima</translation>
    </message>
    <message>
        <source>Sensors and file</source>
        <translation>Sensores e arquivo</translation>
    </message>
    <message>
        <source>Each joint has a sensor for its angle. This is the scene:</source>
        <translation>Cada junta tem um sensor para o seu ângulo. Esta é a cena:</translation>
    </message>
    <message>
        <source>The scene</source>
        <translation>A cena</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Escolher um arquivo</translation>
    </message>
    <message>
        <source>Save robot</source>
        <translation>Salvar robô</translation>
    </message>
    <message>
        <source>Scenes (*.rsg)</source>
        <translation>Cenas (*.rsg)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Arquivo</translation>
    </message>
    <message>
        <source>Replace the file %1?</source>
        <translation>Substituir o arquivo %1?</translation>
    </message>
    <message>
        <source>The robot cannot be saved: %1</source>
        <translation>O robô não pode ser salvo: %1</translation>
    </message>
    <message>
        <source>&amp;Make and open</source>
        <translation>&amp;Criar e abrir</translation>
    </message>
</context>
<context>
    <name>sparkwright::RobotsPanel</name>
    <message>
        <source>player %1</source>
        <translation>jogador %1</translation>
    </message>
    <message>
        <source>client %1</source>
        <translation>cliente %1</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ninguém</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>integrado</translation>
    </message>
    <message>
        <source>Robots</source>
        <translation>Robôs</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>Plugins</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Mensagens</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipa</translation>
    </message>
    <message>
        <source>Led by</source>
        <translation>Conduzido por</translation>
    </message>
    <message>
        <source>Robots of the game</source>
        <translation>Robôs do jogo</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versão</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>O que faz</translation>
    </message>
    <message>
        <source>Plugins of the game</source>
        <translation>Plugins do jogo</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>Iniciar jogador</translation>
    </message>
    <message>
        <source>Bring a robot with a player that leads it</source>
        <translation>Trazer um robô com um jogador que o conduz</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>End the player of the selected robot; its robot goes, too</source>
        <translation>Terminar o jogador do robô escolhido; o robô também sai</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Put a manipulator of the selected robot, such as a kicker, into a state</source>
        <translation>Pôr um manipulador do robô escolhido, como um chutador, num estado</translation>
    </message>
    <message>
        <source>There is no robot. Start a player, which brings one, or name robots in the file of the world.</source>
        <translation>Não há nenhum robô. Inicie um jogador, que traz um, ou indique robôs no arquivo do mundo.</translation>
    </message>
</context>
<context>
    <name>sparkwright::RobotsPart</name>
    <message>
        <source>Show ro&amp;bots and plugins</source>
        <translation>Mostrar ro&amp;bôs e plugins</translation>
    </message>
    <message>
        <source>Who leads which robot, which plugins there are, and what clients say</source>
        <translation>Quem conduz cada robô, que plugins há, e o que dizem os clientes</translation>
    </message>
    <message>
        <source>Start pla&amp;yer</source>
        <translation>Iniciar &amp;jogador</translation>
    </message>
    <message>
        <source>Bring a robot with a player that leads it</source>
        <translation>Trazer um robô com um jogador que o conduz</translation>
    </message>
    <message>
        <source>Trai&amp;n a drive…</source>
        <translation>Trei&amp;nar uma tração…</translation>
    </message>
    <message>
        <source>Let a network learn from a log how a robot moves</source>
        <translation>Deixar uma rede aprender de um registo como se move um robô</translation>
    </message>
    <message>
        <source>Robots</source>
        <translation>Robôs</translation>
    </message>
    <message>
        <source>%1 is made</source>
        <translation>%1 está feito</translation>
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
        <translation>ligado</translation>
    </message>
    <message>
        <source>off</source>
        <translation>desligado</translation>
    </message>
    <message>
        <source>Rules that are applied</source>
        <translation>Regras aplicadas</translation>
    </message>
    <message>
        <source>The rule “%1” is applied.</source>
        <translation>A regra “%1” é aplicada.</translation>
    </message>
    <message>
        <source>The rule “%1” is switched off.</source>
        <translation>A regra “%1” está desligada.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Range %1 to %2.</source>
        <translation>Intervalo de %1 a %2.</translation>
    </message>
    <message>
        <source>The set-up says %1.</source>
        <translation>A montagem diz %1.</translation>
    </message>
    <message>
        <source>Until then it is %1.</source>
        <translation>Até lá é %1.</translation>
    </message>
    <message>
        <source>Changes count at once.</source>
        <translation>As alterações valem de imediato.</translation>
    </message>
    <message>
        <source>Built into the scene: changes take effect after a reset.</source>
        <translation>Embutido na cena: as alterações valem após reiniciar.</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Variável</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Montagem</translation>
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
        <translation>Escolha uma variável para ver o que significa.</translation>
    </message>
    <message>
        <source>There is no game. Open a set-up with a game, such as setups/soccer.rb, for its rules and their variables.</source>
        <translation>Não há jogo. Abra uma montagem com um jogo, como setups/soccer.rb, para ter suas regras e variáveis.</translation>
    </message>
    <message>
        <source>Find a rule or variable</source>
        <translation>Localizar regra ou variável</translation>
    </message>
    <message>
        <source>Rules and variables</source>
        <translation>Regras e variáveis</translation>
    </message>
    <message>
        <source>As the set-up says</source>
        <translation>Como na montagem</translation>
    </message>
    <message>
        <source>Resets the chosen variable to the value of the set-up</source>
        <translation>Redefine a variável escolhida para o valor da montagem</translation>
    </message>
    <message>
        <source>What the chosen variable means</source>
        <translation>O que a variável escolhida significa</translation>
    </message>
</context>
<context>
    <name>sparkwright::RunRecordings</name>
    <message>
        <source>&amp;Record runs</source>
        <translation>&amp;Gravar execuções</translation>
    </message>
    <message>
        <source>Record every run in files of limited size, to look back at it</source>
        <translation>Gravar toda execução em arquivos de tamanho limitado, para revê-la</translation>
    </message>
    <message>
        <source>Loo&amp;k back</source>
        <translation>&amp;Rever</translation>
    </message>
    <message>
        <source>Watch what this run has been so far, while it goes on</source>
        <translation>Assistir ao que foi esta execução até agora, enquanto ela continua</translation>
    </message>
    <message>
        <source>Recorded r&amp;uns…</source>
        <translation>E&amp;xecuções gravadas…</translation>
    </message>
    <message>
        <source>List the runs that are kept; open, save and delete them</source>
        <translation>Listar as execuções guardadas; abrir, salvar e excluir</translation>
    </message>
    <message>
        <source>Runs are not recorded: &lt;i&gt;Simulation › Record runs&lt;/i&gt;.</source>
        <translation>As execuções não são gravadas: &lt;i&gt;Simulação › Gravar execuções&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>This run will be recorded as soon as it goes on.</source>
        <translation>Esta execução será gravada assim que continuar.</translation>
    </message>
    <message>
        <source>This run is being recorded (%1; &lt;a href=&quot;list&quot;&gt;all runs&lt;/a&gt; take %2 of at most %3). &lt;a href=&quot;look&quot;&gt;Look back&lt;/a&gt; at it with %4.</source>
        <translation>Esta execução está sendo gravada (%1; &lt;a href=&quot;list&quot;&gt;todas as execuções&lt;/a&gt; ocupam %2 de no máximo %3). &lt;a href=&quot;look&quot;&gt;Rever&lt;/a&gt; com %4.</translation>
    </message>
</context>
<context>
    <name>sparkwright::RunUntilDialog</name>
    <message>
        <source>Run until</source>
        <translation>Executar até</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Executar</translation>
    </message>
    <message>
        <source>&amp;Until:</source>
        <translation>&amp;Até:</translation>
    </message>
    <message>
        <source>What the run goes on until</source>
        <translation>Até onde vai a execução</translation>
    </message>
    <message>
        <source>a time</source>
        <translation>um tempo</translation>
    </message>
    <message>
        <source>some cycles are done</source>
        <translation>um número de ciclos</translation>
    </message>
    <message>
        <source>the next goal</source>
        <translation>o próximo gol</translation>
    </message>
    <message>
        <source>the next foul</source>
        <translation>a próxima falta</translation>
    </message>
    <message>
        <source>the next decision of any kind</source>
        <translation>a próxima decisão de qualquer tipo</translation>
    </message>
    <message>
        <source>a play mode</source>
        <translation>um modo de jogo</translation>
    </message>
    <message>
        <source>a number of the run</source>
        <translation>um valor da execução</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Simulated time</source>
        <translation>Tempo simulado</translation>
    </message>
    <message>
        <source>Number of cycles</source>
        <translation>Número de ciclos</translation>
    </message>
    <message>
        <source>Play mode</source>
        <translation>Modo de jogo</translation>
    </message>
    <message>
        <source>Number of the run</source>
        <translation>Valor da execução</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparação</translation>
    </message>
    <message>
        <source>Number to compare with</source>
        <translation>Número para comparar</translation>
    </message>
    <message>
        <source>The simulation pauses at this simulated time.</source>
        <translation>A simulação pausa neste tempo simulado.</translation>
    </message>
    <message>
        <source>The simulation pauses after so many more cycles.</source>
        <translation>A simulação pausa após mais esse número de ciclos.</translation>
    </message>
    <message>
        <source>The simulation pauses as soon as the referee gives a goal.</source>
        <translation>A simulação pausa assim que o árbitro dá um gol.</translation>
    </message>
    <message>
        <source>The simulation pauses as soon as the referee calls a foul.</source>
        <translation>A simulação pausa assim que o árbitro marca uma falta.</translation>
    </message>
    <message>
        <source>The simulation pauses as soon as the list of events has a new one.</source>
        <translation>A simulação pausa assim que a lista de eventos tem um novo.</translation>
    </message>
    <message>
        <source>The simulation pauses when this play mode begins.</source>
        <translation>A simulação pausa quando este modo de jogo começa.</translation>
    </message>
    <message>
        <source>The simulation pauses after the first cycle for which this is true. Type a part of a name to find it; expressions such as abs(ball/x) are numbers, too. A condition such as ball/speed &gt; 2 and ball/z &lt; 0.1 can be written as a whole.</source>
        <translation>A simulação pausa após o primeiro ciclo em que isto é verdade. Digite parte de um nome para encontrá-lo; expressões como abs(ball/x) também são números. Uma condição como ball/speed &gt; 2 and ball/z &lt; 0.1 pode ser escrita por inteiro.</translation>
    </message>
    <message>
        <source>The recording is searched from here on, as fast as it can be read; Pause ends that.</source>
        <translation>A busca na gravação começa daqui, tão rápida quanto a leitura permitir; Pausar a encerra.</translation>
    </message>
</context>
<context>
    <name>sparkwright::RunningPlugin</name>
    <message>
        <source>an exception without a message</source>
        <translation>uma exceção sem mensagem</translation>
    </message>
    <message>
        <source>an exception of unknown kind</source>
        <translation>uma exceção de tipo desconhecido</translation>
    </message>
    <message numerus="yes">
        <source>it takes %n ms for each picture, which makes the window slow</source>
        <translation>
            <numerusform>leva %n ms a cada imagem, o que deixa a janela lenta</numerusform>
            <numerusform>leva %n ms a cada imagem, o que deixa a janela lenta</numerusform>
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
        <translation>Em espera</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Em execução</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Concluída</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>Falhou: %1</translation>
    </message>
    <message>
        <source>Not run yet</source>
        <translation>Ainda não executada</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>a time in seconds</extracomment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Ended: %1</source>
        <translation>Fim: %1</translation>
    </message>
    <message>
        <source>Digest %1</source>
        <translation>Soma de verificação %1</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>number of a run</extracomment>
        <translation>Execução</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Placar</translation>
    </message>
    <message>
        <source>Play mode</source>
        <translation>Modo de jogo</translation>
    </message>
    <message>
        <source>%1 at the end of the run</source>
        <translation>%1 ao fim da execução</translation>
    </message>
</context>
<context>
    <name>sparkwright::SafeMode</name>
    <message>
        <source>The last starts of Sparkwright ended in a crash.</source>
        <translation>As últimas inicializações do Sparkwright terminaram em uma falha.</translation>
    </message>
    <message>
        <source>Safe mode starts with presets and draws as simply as possible. Your settings and layouts are not touched.</source>
        <translation>O modo seguro inicia com predefinições e desenha do modo mais simples possível. Suas configurações e layouts não são tocados.</translation>
    </message>
    <message>
        <source>Start in &amp;safe mode</source>
        <translation>Iniciar no modo &amp;seguro</translation>
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
        <translation>Reverter para o arquivo</translation>
    </message>
    <message>
        <source>Restore edits</source>
        <translation>Restaurar alterações</translation>
    </message>
</context>
<context>
    <name>sparkwright::ScenePanel</name>
    <message>
        <source>Filter by name</source>
        <translation>Filtrar por nome</translation>
    </message>
    <message>
        <source>Filter the scene tree</source>
        <translation>Filtrar a árvore da cena</translation>
    </message>
    <message>
        <source>Scene tree</source>
        <translation>Árvore da cena</translation>
    </message>
    <message>
        <source>Shows only nodes with this text in their name, and their parents; nodes without anything visible are shown only by their name</source>
        <translation>Mostra só os nós com este texto no nome e seus pais; nós sem nada visível só aparecem pelo nome</translation>
    </message>
    <message>
        <source>&amp;Expand all</source>
        <translation>&amp;Expandir tudo</translation>
    </message>
    <message>
        <source>Show all nodes of the scene tree</source>
        <translation>Mostrar todos os nós da árvore da cena</translation>
    </message>
    <message>
        <source>&amp;Collapse all</source>
        <translation>&amp;Recolher tudo</translation>
    </message>
    <message>
        <source>Show the top nodes of the scene tree only</source>
        <translation>Mostrar só os nós superiores da árvore da cena</translation>
    </message>
</context>
<context>
    <name>sparkwright::ScenePart</name>
    <message>
        <source>Scene</source>
        <translation>Cena</translation>
    </message>
    <message>
        <source>&amp;Go to source</source>
        <translation>&amp;Ir para o código</translation>
    </message>
    <message>
        <source>Open the file that made the selected node, at its place</source>
        <translation>Abrir o arquivo que criou o nó selecionado, no lugar dele</translation>
    </message>
    <message>
        <source>Select something first</source>
        <translation>Selecione algo primeiro</translation>
    </message>
    <message>
        <source>&amp;Remove player %1</source>
        <translation>&amp;Remover jogador %1</translation>
    </message>
    <message>
        <source>Player %1 is removed, and its agent disconnected</source>
        <translation>O jogador %1 foi removido, e seu agente, desconectado</translation>
    </message>
</context>
<context>
    <name>sparkwright::SceneTreeModel</name>
    <message>
        <source>Transform</source>
        <translation>Transformação</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Luz</translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>Malha</translation>
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
        <translation>Placar e relógio</translation>
    </message>
    <message>
        <source>Goals of the left team</source>
        <translation>Gols do time da esquerda</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Esquerda</translation>
    </message>
    <message>
        <source>Goals of the right team</source>
        <translation>Gols do time da direita</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Direita</translation>
    </message>
    <message>
        <source>Minutes of the clock</source>
        <translation>Minutos do relógio</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Seconds of the clock</source>
        <translation>Segundos do relógio</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Definir</translation>
    </message>
    <message>
        <source>S&amp;core:</source>
        <translation>&amp;Placar:</translation>
    </message>
    <message>
        <source>C&amp;lock:</source>
        <translation>&amp;Relógio:</translation>
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
        <translation>Antes do pontapé inicial</translation>
    </message>
    <message>
        <source>Kick-off left</source>
        <translation>Pontapé inicial à esquerda</translation>
    </message>
    <message>
        <source>Kick-off right</source>
        <translation>Pontapé inicial à direita</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Em jogo</translation>
    </message>
    <message>
        <source>Kick-in left</source>
        <translation>Lateral à esquerda</translation>
    </message>
    <message>
        <source>Kick-in right</source>
        <translation>Lateral à direita</translation>
    </message>
    <message>
        <source>Corner kick left</source>
        <translation>Escanteio à esquerda</translation>
    </message>
    <message>
        <source>Corner kick right</source>
        <translation>Escanteio à direita</translation>
    </message>
    <message>
        <source>Goal kick left</source>
        <translation>Tiro de meta à esquerda</translation>
    </message>
    <message>
        <source>Goal kick right</source>
        <translation>Tiro de meta à direita</translation>
    </message>
    <message>
        <source>Offside left</source>
        <translation>Impedimento à esquerda</translation>
    </message>
    <message>
        <source>Offside right</source>
        <translation>Impedimento à direita</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Fim de jogo</translation>
    </message>
    <message>
        <source>Goal left</source>
        <translation>Gol da esquerda</translation>
    </message>
    <message>
        <source>Goal right</source>
        <translation>Gol da direita</translation>
    </message>
    <message>
        <source>Free kick left</source>
        <translation>Tiro livre à esquerda</translation>
    </message>
    <message>
        <source>Free kick right</source>
        <translation>Tiro livre à direita</translation>
    </message>
    <message>
        <source>Direct free kick left</source>
        <translation>Tiro livre direto à esquerda</translation>
    </message>
    <message>
        <source>Direct free kick right</source>
        <translation>Tiro livre direto à direita</translation>
    </message>
    <message>
        <source>Pass left</source>
        <translation>Passe da esquerda</translation>
    </message>
    <message>
        <source>Pass right</source>
        <translation>Passe da direita</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Esquerda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Direita</translation>
    </message>
    <message>
        <source>%1 · half %2 · %3</source>
        <translation>%1 · tempo %2 · %3</translation>
    </message>
    <message>
        <source>Players %1 : %2</source>
        <translation>Jogadores %1 : %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Intervalo</translation>
    </message>
    <message>
        <source>Penalty kick left</source>
        <translation>Pênalti esquerda</translation>
    </message>
    <message>
        <source>Penalty kick right</source>
        <translation>Pênalti direita</translation>
    </message>
    <message>
        <source>Shoot-out left</source>
        <translation>Disputa de pênaltis esquerda</translation>
    </message>
    <message>
        <source>Shoot-out right</source>
        <translation>Disputa de pênaltis direita</translation>
    </message>
    <message>
        <source>Free ball top right</source>
        <translation>Bola livre em cima à direita</translation>
    </message>
    <message>
        <source>Free ball bottom right</source>
        <translation>Bola livre embaixo à direita</translation>
    </message>
    <message>
        <source>Free ball top left</source>
        <translation>Bola livre em cima à esquerda</translation>
    </message>
    <message>
        <source>Free ball bottom left</source>
        <translation>Bola livre embaixo à esquerda</translation>
    </message>
</context>
<context>
    <name>sparkwright::Screenshot</name>
    <message>
        <source>A picture has 1 to %1 pixels along each side.</source>
        <translation>Uma imagem tem de 1 a %1 pixels em cada lado.</translation>
    </message>
    <message>
        <source>There is not enough memory for a picture of this size.</source>
        <translation>Não há memória suficiente para uma imagem deste tamanho.</translation>
    </message>
    <message>
        <source>The graphics card cannot draw a picture of this size.</source>
        <translation>A placa de vídeo não consegue desenhar uma imagem deste tamanho.</translation>
    </message>
</context>
<context>
    <name>sparkwright::SelectionCommands</name>
    <message>
        <source>&amp;Select</source>
        <translation>&amp;Selecionar</translation>
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
        <translation>Não há jogadores</translation>
    </message>
    <message>
        <source>Select something first</source>
        <translation>Selecione algo primeiro</translation>
    </message>
    <message>
        <source>The selection cannot be moved</source>
        <translation>A seleção não pode ser movida</translation>
    </message>
    <message>
        <source>There is no ball to kick</source>
        <translation>Não há bola para chutar</translation>
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
        <translation>%1 não tem atualizações</translation>
    </message>
    <message>
        <source>only a robot on a board can be recorded</source>
        <translation>só se pode gravar um robô ligado</translation>
    </message>
    <message>
        <source>The log has ended.</source>
        <translation>O registo terminou.</translation>
    </message>
    <message>
        <source>The log is cut off here.</source>
        <translation>O registo está cortado aqui.</translation>
    </message>
</context>
<context>
    <name>sparkwright::SensorPanel</name>
    <message>
        <source>Select a robot to see what its sensors say: angles, forces, what it sees and hears.</source>
        <translation>Selecione um robô para ver o que dizem os sensores dele: ângulos, forças, o que ele vê e ouve.</translation>
    </message>
    <message>
        <source>%1 has no sensors.</source>
        <translation>%1 não tem sensores.</translation>
    </message>
    <message>
        <source>&amp;Plot</source>
        <translation>Mostrar em &amp;gráfico</translation>
    </message>
    <message>
        <source>Show &amp;picture</source>
        <translation>Mostrar &amp;imagem</translation>
    </message>
    <message>
        <source>&amp;Select its part</source>
        <translation>&amp;Selecionar a parte dele</translation>
    </message>
    <message>
        <source>Copied as table and picture: %1</source>
        <translation>Copiado como tabela e imagem: %1</translation>
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
        <translation>Sensores do robô</translation>
    </message>
    <message>
        <source>Copy as table and picture</source>
        <translation>Copiar como tabela e imagem</translation>
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
        <translation>&amp;Ligar…</translation>
    </message>
    <message>
        <source>Bring a robot to a message board</source>
        <translation>Levar um robô a um quadro de mensagens</translation>
    </message>
    <message>
        <source>&amp;Open log…</source>
        <translation>&amp;Abrir registo…</translation>
    </message>
    <message>
        <source>Play recorded updates</source>
        <translation>Reproduzir atualizações gravadas</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>Hold what is shown; of a log, its time</source>
        <translation>Reter o que se mostra; num registo, o seu tempo</translation>
    </message>
    <message>
        <source>&amp;Record…</source>
        <translation>&amp;Gravar…</translation>
    </message>
    <message>
        <source>Write all updates into a file</source>
        <translation>Escrever todas as atualizações num ficheiro</translation>
    </message>
    <message>
        <source>Connect a robot, or open a log.</source>
        <translation>Ligue um robô ou abra um registo.</translation>
    </message>
    <message>
        <source>%1 at %2:%3; arrow keys drive it</source>
        <translation>%1 em %2:%3; as setas conduzem-no</translation>
    </message>
    <message>
        <source>%1, as recorded in %2</source>
        <translation>%1, como gravado em %2</translation>
    </message>
    <message>
        <source>Open log</source>
        <translation>Abrir registo</translation>
    </message>
    <message>
        <source>Logs of updates (*.f2klog);;All files (*)</source>
        <translation>Registos (*.f2klog);;Todos os ficheiros (*)</translation>
    </message>
    <message>
        <source>Record updates</source>
        <translation>Gravar atualizações</translation>
    </message>
    <message>
        <source>Logs of updates (*.f2klog)</source>
        <translation>Registos (*.f2klog)</translation>
    </message>
    <message>
        <source>Records into %1</source>
        <translation>Grava em %1</translation>
    </message>
    <message>
        <source>Recorded.</source>
        <translation>Gravado.</translation>
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
        <translation>Nome do servidor</translation>
    </message>
    <message>
        <source>Stands in the menu of servers in place of the address</source>
        <translation>Aparece no menu de servidores no lugar do endereço</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>off</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>Delay, milliseconds</source>
        <translation>Atraso, milissegundos</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Atraso</translation>
    </message>
    <message>
        <source>Over a bad network: shows everything so much later, and evenly. Commands are not delayed</source>
        <translation>Por uma rede ruim: mostra tudo com esse atraso, e com regularidade. Os comandos não são atrasados</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>&amp;Delay</source>
        <translation>&amp;Atraso</translation>
    </message>
    <message>
        <source>Not connected; trying again every second.</source>
        <translation>Não conectado; tentando de novo a cada segundo.</translation>
    </message>
    <message>
        <source>Pictures come unevenly by %1 ms, and are shown when they come.</source>
        <translation>As imagens chegam com irregularidade de %1 ms e são mostradas ao chegar.</translation>
    </message>
    <message>
        <source>Pictures come unevenly by %1 ms, and are shown %2 ms later.</source>
        <translation>As imagens chegam com irregularidade de %1 ms e são mostradas %2 ms depois.</translation>
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
        <translation>&amp;Própria simulação</translation>
    </message>
    <message>
        <source>Show the simulation of this window</source>
        <translation>Mostrar a simulação desta janela</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>conectado</translation>
    </message>
    <message>
        <source>trying to connect</source>
        <translation>tentando conectar</translation>
    </message>
    <message>
        <source>reachable</source>
        <translation>acessível</translation>
    </message>
    <message>
        <source>not reachable</source>
        <translation>inacessível</translation>
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
        <translation>Abrir &amp;recentes</translation>
    </message>
    <message>
        <source>&amp;Forget these</source>
        <translation>&amp;Esquecer estes</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>Target speed</source>
        <translation>Velocidade desejada</translation>
    </message>
    <message>
        <source>Target speed, in multiples of real time</source>
        <translation>Velocidade desejada, em múltiplos do tempo real</translation>
    </message>
    <message>
        <source>As fast as possible</source>
        <translation>O mais rápido possível</translation>
    </message>
    <message>
        <source>The project is not saved: %1</source>
        <translation>O projeto não foi salvo: %1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 salvo</translation>
    </message>
    <message>
        <source>Run &amp;until…</source>
        <translation>Executar &amp;até…</translation>
    </message>
    <message>
        <source>Run up to a time, a number of cycles, a goal, a play mode or a condition, then pause</source>
        <translation>Executar até um tempo, um número de ciclos, um gol, um modo de jogo ou uma condição e pausar</translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>Em pausa: %1</translation>
    </message>
    <message>
        <source>Solve large &amp;heaps iteratively</source>
        <translation>&amp;Resolver grandes amontoados iterativamente</translation>
    </message>
    <message>
        <source>Faster where many robots lie on each other; contacts there are softer, and runs differ from exact ones</source>
        <translation>Mais rápido quando muitos robôs estão uns sobre os outros; os contatos ali são mais macios, e as execuções diferem das exatas</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>Mais &amp;lento</translation>
    </message>
    <message>
        <source>Choose the next lower speed</source>
        <translation>Escolher a próxima velocidade mais baixa</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>Mais &amp;rápido</translation>
    </message>
    <message>
        <source>Choose the next higher speed</source>
        <translation>Escolher a próxima velocidade mais alta</translation>
    </message>
    <message>
        <source>As fast as &amp;possible</source>
        <translation>O mais rápido &amp;possível</translation>
    </message>
    <message>
        <source>Run as fast as the machine can; again: in real time</source>
        <translation>Rodar o mais rápido que a máquina puder; de novo: em tempo real</translation>
    </message>
    <message>
        <source>Solve large heaps iteratively</source>
        <translation>Resolver grandes amontoados iterativamente</translation>
    </message>
    <message>
        <source>Ask for %1× only</source>
        <translation>Pedir só %1×</translation>
    </message>
    <message>
        <source>The run is no faster, but its speed is steady</source>
        <translation>A execução não é mais rápida, mas a velocidade é constante</translation>
    </message>
</context>
<context>
    <name>sparkwright::Setting</name>
    <message>
        <source>That of the system</source>
        <translation>Conforme o sistema</translation>
    </message>
    <message>
        <source>The start page</source>
        <translation>A página inicial</translation>
    </message>
    <message>
        <source>The soccer scene</source>
        <translation>A cena de futebol</translation>
    </message>
    <message>
        <source>What was opened last</source>
        <translation>O que foi aberto por último</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Pequeno</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Médio</translation>
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
        <translation>Baixa</translation>
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
        <translation>Continua como antes</translation>
    </message>
    <message>
        <source>Stands still</source>
        <translation>Fica imóvel</translation>
    </message>
    <message>
        <source>Moves with the mouse</source>
        <translation>Move-se com o mouse</translation>
    </message>
    <message>
        <source>Is thrown</source>
        <translation>É lançado</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Language of the whole program</source>
        <translation>Idioma de todo o programa</translation>
    </message>
    <message>
        <source>Open at the start</source>
        <translation>Abrir ao iniciar</translation>
    </message>
    <message>
        <source>What is opened when the program is started without a scene</source>
        <translation>O que é aberto quando o programa é iniciado sem uma cena</translation>
    </message>
    <message>
        <source>Notifications stay for</source>
        <translation>As notificações ficam por</translation>
    </message>
    <message>
        <source>How long a notification covers the corner of the window; the bell in the status bar lists all of them</source>
        <translation>Por quanto tempo uma notificação cobre o canto da janela; o sino na barra de status lista todas elas</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>não mostradas</translation>
    </message>
    <message>
        <source>Notifications of warnings</source>
        <translation>Notificações de avisos</translation>
    </message>
    <message>
        <source>Show warnings as notifications, too; errors always are</source>
        <translation>Mostrar também avisos como notificações; erros sempre são</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Cores</translation>
    </message>
    <message>
        <source>Light or dark colours of the whole window</source>
        <translation>Cores claras ou escuras de toda a janela</translation>
    </message>
    <message>
        <source>Size of texts</source>
        <translation>Tamanho dos textos</translation>
    </message>
    <message>
        <source>Size of all texts but those of the editor, which has its own</source>
        <translation>Tamanho de todos os textos, menos os do editor, que tem o seu próprio</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>that of the system</source>
        <translation>conforme o sistema</translation>
    </message>
    <message>
        <source>Size of tool buttons</source>
        <translation>Tamanho dos botões</translation>
    </message>
    <message>
        <source>Size of the pictures in the tool bar</source>
        <translation>Tamanho das imagens na barra de ferramentas</translation>
    </message>
    <message>
        <source>Drawing quality</source>
        <translation>Qualidade do desenho</translation>
    </message>
    <message>
        <source>Camera flights</source>
        <translation>Voos da câmera</translation>
    </message>
    <message>
        <source>The camera flies from one view to the next, instead of being there at once</source>
        <translation>A câmera voa de uma vista para a próxima, em vez de estar lá de imediato</translation>
    </message>
    <message>
        <source>Reverse turning to the side</source>
        <translation>Inverter giro lateral</translation>
    </message>
    <message>
        <source>The view turns against the movement of the mouse</source>
        <translation>A vista gira contra o movimento do mouse</translation>
    </message>
    <message>
        <source>Reverse turning up and down</source>
        <translation>Inverter giro vertical</translation>
    </message>
    <message>
        <source>The view tilts against the movement of the mouse</source>
        <translation>A vista se inclina contra o movimento do mouse</translation>
    </message>
    <message>
        <source>Speed of turning</source>
        <translation>Velocidade de giro</translation>
    </message>
    <message>
        <source>How far the view turns with the mouse; 1 is usual</source>
        <translation>Quanto a vista gira com o mouse; 1 é o usual</translation>
    </message>
    <message>
        <source>Speed of movements by key</source>
        <translation>Velocidade dos movimentos por tecla</translation>
    </message>
    <message>
        <source>How fast W A S D and the arrow keys move the camera; 1 is usual</source>
        <translation>Com que rapidez W A S D e as setas movem a câmera; 1 é o usual</translation>
    </message>
    <message>
        <source>Steps of moving</source>
        <translation>Passos ao mover</translation>
    </message>
    <message>
        <source>Grid on which things come to rest while Ctrl is held</source>
        <translation>Grade em que os objetos param enquanto Ctrl é mantido pressionado</translation>
    </message>
    <message>
        <source> m</source>
        <translation> m</translation>
    </message>
    <message>
        <source>Steps of turning</source>
        <translation>Passos ao girar</translation>
    </message>
    <message>
        <source>Angle in whose multiples things turn while Ctrl is held</source>
        <translation>Ângulo em cujos múltiplos os objetos giram enquanto Ctrl é mantido pressionado</translation>
    </message>
    <message>
        <source>Unit of lengths</source>
        <translation>Unidade de comprimento</translation>
    </message>
    <message>
        <source>Unit beside the mouse while things are moved</source>
        <translation>Unidade ao lado do mouse enquanto objetos são movidos</translation>
    </message>
    <message>
        <source>Handles along own axes</source>
        <translation>Alças nos eixos próprios</translation>
    </message>
    <message>
        <source>Handles of a thing follow its own axes, not those of the world</source>
        <translation>As alças de um objeto seguem seus próprios eixos, não os do mundo</translation>
    </message>
    <message>
        <source>What is moved</source>
        <translation>O que é movido</translation>
    </message>
    <message>
        <source>What happens to the velocity of a thing that is moved with the mouse</source>
        <translation>O que acontece com a velocidade de um objeto movido com o mouse</translation>
    </message>
    <message>
        <source>Scoreboard</source>
        <translation>Placar</translation>
    </message>
    <message>
        <source>Teams, score, clock and play mode above the view</source>
        <translation>Times, placar, relógio e modo de jogo acima da vista</translation>
    </message>
    <message>
        <source>Map of the field</source>
        <translation>Mapa do campo</translation>
    </message>
    <message>
        <source>A plan of the field in a corner of the view</source>
        <translation>Um mapa do campo em um canto da vista</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Threads that compute a cycle; results are the same with any number</source>
        <translation>Threads que calculam um ciclo; os resultados são os mesmos com qualquer número</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automático</translation>
    </message>
    <message>
        <source>Port of agents</source>
        <translation>Porta dos agentes</translation>
    </message>
    <message>
        <source>TCP port where agents connect, unless the command line or the set-up says otherwise; the next free one if another program has it</source>
        <translation>Porta TCP em que os agentes se conectam, a menos que a linha de comando ou a montagem indique outra; a próxima livre se outro programa a tiver</translation>
    </message>
    <message>
        <source>that of the set-up</source>
        <translation>a da montagem</translation>
    </message>
    <message>
        <source>Port of monitors</source>
        <translation>Porta dos monitores</translation>
    </message>
    <message>
        <source>TCP port where monitors connect, as above</source>
        <translation>Porta TCP em que os monitores se conectam, como acima</translation>
    </message>
    <message>
        <source>Port of drawings</source>
        <translation>Porta dos desenhos</translation>
    </message>
    <message>
        <source>UDP port where drawings of agents arrive; the next free one if it is taken</source>
        <translation>Porta UDP em que chegam os desenhos dos agentes; a próxima livre se estiver ocupada</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>Record runs</source>
        <translation>Gravar execuções</translation>
    </message>
    <message>
        <source>Every run is recorded, so that you can look back at it</source>
        <translation>Toda execução é gravada, para que você possa revê-la</translation>
    </message>
    <message>
        <source>Folder of recordings</source>
        <translation>Pasta das gravações</translation>
    </message>
    <message>
        <source>Where recorded runs are stored</source>
        <translation>Onde as execuções gravadas são armazenadas</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Fonte</translation>
    </message>
    <message>
        <source>Font of the text editor</source>
        <translation>Fonte do editor de texto</translation>
    </message>
    <message>
        <source>Size of the font</source>
        <translation>Tamanho da fonte</translation>
    </message>
    <message>
        <source>Size of the letters of the text editor</source>
        <translation>Tamanho das letras do editor de texto</translation>
    </message>
    <message>
        <source>Indentation</source>
        <translation>Recuo</translation>
    </message>
    <message>
        <source>Blanks by which Format and new lines indent what is inside a list</source>
        <translation>Espaços com que Formatar e novas linhas recuam o que está dentro de uma lista</translation>
    </message>
    <message>
        <source>Rainbow parentheses</source>
        <translation>Parênteses arco-íris</translation>
    </message>
    <message>
        <source>Parentheses have colours by their depth</source>
        <translation>Os parênteses têm cores conforme a profundidade</translation>
    </message>
    <message>
        <source>Secure unsaved edits after</source>
        <translation>Proteger alterações não salvas após</translation>
    </message>
    <message>
        <source>After a crash or a power failure, edits up to so long before are offered again</source>
        <translation>Após uma falha ou queda de energia, as alterações feitas até esse tempo antes são oferecidas de novo</translation>
    </message>
    <message>
        <source>Arm match keys at the start</source>
        <translation>Ligar teclas da partida ao iniciar</translation>
    </message>
    <message>
        <source>Single keys act on the match from the start on; a key that is hit by mistake changes it</source>
        <translation>Teclas simples agem na partida desde o início; uma tecla pressionada por engano a altera</translation>
    </message>
    <message>
        <source>Messages of events</source>
        <translation>Mensagens de eventos</translation>
    </message>
    <message>
        <source>Goals, fouls and half time are shown in the view for some seconds</source>
        <translation>Gols, faltas e intervalo são mostrados na vista por alguns segundos</translation>
    </message>
    <message>
        <source>Messages of events stay for</source>
        <translation>Mensagens de eventos ficam por</translation>
    </message>
    <message>
        <source>How long a goal or a foul is shown in the view</source>
        <translation>Por quanto tempo um gol ou uma falta é mostrado na vista</translation>
    </message>
    <message>
        <source>Own…</source>
        <translation>Personalizada…</translation>
    </message>
    <message>
        <source>One picture</source>
        <translation>Uma imagem</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Lado a lado</translation>
    </message>
    <message>
        <source>Red and cyan glasses</source>
        <translation>Óculos vermelho-ciano</translation>
    </message>
    <message>
        <source>Low is fastest; automatic is high on a graphics card and medium in software; own asks for each part</source>
        <translation>Baixa é a mais rápida; automática é alta com placa de vídeo e média em software; personalizada pergunta por cada parte</translation>
    </message>
    <message>
        <source>Stereo</source>
        <translation>Estéreo</translation>
    </message>
    <message>
        <source>Draw the views for each eye; see View › Stereo</source>
        <translation>Desenhar as vistas para cada olho; veja Exibir › Estéreo</translation>
    </message>
    <message>
        <source>Distance of the eyes</source>
        <translation>Distância entre os olhos</translation>
    </message>
    <message>
        <source>Between the two eyes of stereo views, in the scene: more makes a field look deeper, less suits small things</source>
        <translation>Entre os dois olhos das vistas estéreo, na cena: mais faz um campo parecer mais profundo; menos serve para objetos pequenos</translation>
    </message>
    <message>
        <source> cm</source>
        <translation> cm</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Geral</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aparência</translation>
    </message>
    <message>
        <source>Viewport</source>
        <translation>Área de visualização</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulação</translation>
    </message>
    <message>
        <source>Text editor</source>
        <translation>Editor de texto</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>This computer only</source>
        <translation>Só deste computador</translation>
    </message>
    <message>
        <source>Other computers, too</source>
        <translation>Também de outros computadores</translation>
    </message>
    <message>
        <source>Other computers, too, also by IPv6</source>
        <translation>Também de outros, por IPv6 também</translation>
    </message>
    <message>
        <source>Is disconnected</source>
        <translation>É desconectado</translation>
    </message>
    <message>
        <source>Misses a cycle</source>
        <translation>Perde um ciclo</translation>
    </message>
    <message>
        <source>As the scene says</source>
        <translation>Como diz a cena</translation>
    </message>
    <message>
        <source>Exactly</source>
        <translation>Exatamente</translation>
    </message>
    <message>
        <source>Exactly, by the engine</source>
        <translation>Exatamente, pelo motor</translation>
    </message>
    <message>
        <source>Iteratively</source>
        <translation>Iterativamente</translation>
    </message>
    <message>
        <source>Physics is computed</source>
        <translation>A física é calculada</translation>
    </message>
    <message>
        <source>Bodies of heaps solved exactly</source>
        <translation>Corpos de montes resolvidos exatamente</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>qualquer número</translation>
    </message>
    <message>
        <source>Contact rows of heaps solved exactly</source>
        <translation>Linhas de contato de montes resolvidos exatamente</translation>
    </message>
    <message>
        <source>as the scene says</source>
        <translation>como diz a cena</translation>
    </message>
    <message>
        <source>Pictures of robots&apos; cameras</source>
        <translation>Imagens das câmeras dos robôs</translation>
    </message>
    <message>
        <source>Each cycle waits for the agents</source>
        <translation>Cada ciclo espera pelos agentes</translation>
    </message>
    <message>
        <source>A cycle waits at most</source>
        <translation>Um ciclo espera no máximo</translation>
    </message>
    <message>
        <source>for ever</source>
        <translation>para sempre</translation>
    </message>
    <message>
        <source>An agent that is late</source>
        <translation>Um agente atrasado</translation>
    </message>
    <message>
        <source>Agents before the first cycle</source>
        <translation>Agentes antes do primeiro ciclo</translation>
    </message>
    <message>
        <source>Can be reached from</source>
        <translation>Acessível a partir</translation>
    </message>
    <message>
        <source>Port of strategies</source>
        <translation>Porta das estratégias</translation>
    </message>
    <message>
        <source>that of the game</source>
        <translation>a do jogo</translation>
    </message>
    <message>
        <source>Agents connect by</source>
        <translation>Os agentes se conectam por</translation>
    </message>
    <message>
        <source>Monitors connect by</source>
        <translation>Os monitores se conectam por</translation>
    </message>
    <message>
        <source>Silent UDP clients go after</source>
        <translation>Clientes UDP mudos saem após</translation>
    </message>
    <message>
        <source>Formats of agents&apos; messages</source>
        <translation>Formatos das mensagens de agentes</translation>
    </message>
    <message>
        <source>Cycles between messages to monitors</source>
        <translation>Ciclos entre mensagens a monitores</translation>
    </message>
    <message>
        <source>Mounted folders and archives</source>
        <translation>Pastas e arquivos montados</translation>
    </message>
    <message>
        <source>Folders of plugins</source>
        <translation>Pastas de plug-ins</translation>
    </message>
    <message>
        <source>Plugins of all scenes</source>
        <translation>Plug-ins de todas as cenas</translation>
    </message>
    <message>
        <source>Folder of logs</source>
        <translation>Pasta de registros</translation>
    </message>
    <message>
        <source>Steps of a script</source>
        <translation>Passos de um script</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sem limite</translation>
    </message>
    <message>
        <source>Time of scripts</source>
        <translation>Tempo dos scripts</translation>
    </message>
    <message>
        <source>Memory of scripts</source>
        <translation>Memória dos scripts</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Steps of an agent inside</source>
        <translation>Passos de um agente interno</translation>
    </message>
    <message>
        <source>Time of an agent inside</source>
        <translation>Tempo de um agente interno</translation>
    </message>
    <message>
        <source>Report what is forgiven</source>
        <translation>Relatar o que se tolera</translation>
    </message>
    <message>
        <source>Shift arguments of templates</source>
        <translation>Deslocar argumentos de modelos</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Rede</translation>
    </message>
    <message>
        <source>Files and scripts</source>
        <translation>Arquivos e scripts</translation>
    </message>
</context>
<context>
    <name>sparkwright::SettingRow</name>
    <message>
        <source> Takes effect at the next reset.</source>
        <translation> Vale a partir da próxima reinicialização da cena.</translation>
    </message>
    <message>
        <source> Takes effect at the next start.</source>
        <translation> Vale a partir do próximo início do programa.</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <translation>Redefinir: %1</translation>
    </message>
    <message>
        <source>Back to the preset</source>
        <translation>Voltar à predefinição</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ligado</translation>
    </message>
    <message>
        <source>That of the system</source>
        <translation>Conforme o sistema</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Escolher…</translation>
    </message>
    <message>
        <source>The preset folder</source>
        <translation>A pasta predefinida</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Escolher: %1</translation>
    </message>
    <message>
        <source>None; several with , between them</source>
        <translation>Nenhum; vários, com , entre eles</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Adicionar…</translation>
    </message>
    <message>
        <source>None; several with : between them</source>
        <translation>Nenhuma; várias, com : entre elas</translation>
    </message>
</context>
<context>
    <name>sparkwright::SettingsFile</name>
    <message>
        <source>it has bytes that are no text</source>
        <translation>Contém bytes que não são texto</translation>
    </message>
    <message>
        <source>the name of a section does not end</source>
        <translation>O nome de uma seção não termina</translation>
    </message>
    <message>
        <source>it should say name=value</source>
        <translation>Deveria conter nome=valor</translation>
    </message>
    <message>
        <source>%1: the settings cannot be read: %2. The presets are used; nothing is stored until that is mended.</source>
        <translation>%1: as configurações não podem ser lidas: %2. As predefinições são usadas; nada é gravado até que isso seja corrigido.</translation>
    </message>
    <message>
        <source>%1: settings of more than 64 MB are not read</source>
        <translation>%1: configurações com mais de 64 MB não são lidas</translation>
    </message>
    <message>
        <source>%1:%2: the settings are damaged: %3. They cannot be kept aside.</source>
        <translation>%1:%2: as configurações estão corrompidas: %3. Não podem ser guardadas à parte.</translation>
    </message>
    <message>
        <source>%1:%2: the settings are damaged: %3. The presets are used; the damaged file is %4.</source>
        <translation>%1:%2: as configurações estão corrompidas: %3. As predefinições são usadas; o arquivo corrompido é %4.</translation>
    </message>
</context>
<context>
    <name>sparkwright::ShellPart</name>
    <message>
        <source>Ne&amp;xt pane</source>
        <translation>Pró&amp;ximo painel</translation>
    </message>
    <message>
        <source>Give the next view, dock or bar the keyboard</source>
        <translation>Dar o teclado à próxima vista, painel ou barra</translation>
    </message>
    <message>
        <source>Pre&amp;vious pane</source>
        <translation>Painel an&amp;terior</translation>
    </message>
    <message>
        <source>Give the previous view, dock or bar the keyboard</source>
        <translation>Dar o teclado à vista, painel ou barra anterior</translation>
    </message>
    <message>
        <source>System &amp;information…</source>
        <translation>&amp;Informações do sistema…</translation>
    </message>
    <message>
        <source>Versions, machine and OpenGL, to be copied into the report of a bug</source>
        <translation>Versões, máquina e OpenGL, para copiar no relatório de um erro</translation>
    </message>
    <message>
        <source>Restart in sa&amp;fe mode</source>
        <translation>Reiniciar no modo se&amp;guro</translation>
    </message>
    <message>
        <source>Start again with presets, without touching stored settings and layouts</source>
        <translation>Iniciar de novo com predefinições, sem tocar nas configurações e layouts gravados</translation>
    </message>
    <message>
        <source>&amp;Restart normally</source>
        <translation>&amp;Reiniciar normalmente</translation>
    </message>
    <message>
        <source>Start again with your settings and layouts</source>
        <translation>Iniciar de novo com suas configurações e layouts</translation>
    </message>
    <message>
        <source>Safe mode</source>
        <translation>Modo seguro</translation>
    </message>
    <message>
        <source>Safe mode: presets are used, and your settings and layouts are not touched.</source>
        <translation>Modo seguro: as predefinições são usadas, e suas configurações e layouts não são tocados.</translation>
    </message>
    <message>
        <source>%1 is open in another Sparkwright, too (process %2). Each has its own simulation; edits of one are offered in the other when they are saved.</source>
        <translation>%1 também está aberto em outro Sparkwright (processo %2). Cada um tem sua própria simulação; as alterações de um são oferecidas no outro quando são salvas.</translation>
    </message>
    <message>
        <source>Sparkwright cannot be started again</source>
        <translation>O Sparkwright não pode ser iniciado de novo</translation>
    </message>
    <message>
        <source>System information</source>
        <translation>Informações do sistema</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Fechar</translation>
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
        <translation>Amarelo</translation>
    </message>
</context>
<context>
    <name>sparkwright::SignalEdit</name>
    <message>
        <source>This run has no signal %1.</source>
        <translation>Esta execução não tem nenhum sinal %1.</translation>
    </message>
    <message>
        <source>This run has no signal %1: %2</source>
        <translation>Esta execução não tem nenhum sinal %1. %2</translation>
    </message>
</context>
<context>
    <name>sparkwright::SignalModel</name>
    <message>
        <source>Signal</source>
        <translation>Sinal</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidade</translation>
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
        <translation>Listar só os sinais com estas palavras no nome ou no caminho</translation>
    </message>
    <message>
        <source>Filter of the signals</source>
        <translation>Filtro dos sinais</translation>
    </message>
    <message>
        <source>Signals</source>
        <translation>Sinais</translation>
    </message>
</context>
<context>
    <name>sparkwright::SourcePart</name>
    <message>
        <source>Show sour&amp;ce</source>
        <translation>Mostrar &amp;código</translation>
    </message>
    <message>
        <source>Show text, tree and properties of the scene, and the selected form</source>
        <translation>Mostrar texto, árvore e propriedades da cena, e a forma selecionada</translation>
    </message>
    <message>
        <source>S&amp;plit text</source>
        <translation>&amp;Dividir texto</translation>
    </message>
    <message>
        <source>Show the text in two panes side by side</source>
        <translation>Mostrar o texto em duas partes, lado a lado</translation>
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
        <translation>Localizar em arquivos</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>Como no arquivo</translation>
    </message>
    <message>
        <source>Undo steps of the text</source>
        <translation>Passos de desfazer do texto</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Texto</translation>
    </message>
    <message>
        <source>Place in the text</source>
        <translation>Lugar no texto</translation>
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
        <translation>Ctrl+clique: ir para a definição · Alt+arrastar: selecionar um retângulo · Ctrl+roda: tamanho das letras · parar sobre uma palavra: o que ela é</translation>
    </message>
    <message>
        <source>Click: select · Double click: go to text · Drag: move in the tree · Right click: menu</source>
        <translation>Clique: selecionar · Clique duplo: ir para o texto · Arrastar: mover na árvore · Clique direito: menu</translation>
    </message>
    <message>
        <source>No file has made this node: it belongs to the program or a script</source>
        <translation>Nenhum arquivo criou este nó: ele pertence ao programa ou a um script</translation>
    </message>
    <message>
        <source>Open as te&amp;xt…</source>
        <translation>Abrir como te&amp;xto…</translation>
    </message>
    <message>
        <source>Open files in the text editor; what runs stays as it is</source>
        <translation>Abrir arquivos no editor de texto; o que está em execução fica como está</translation>
    </message>
    <message>
        <source>Not in %1: edited since. Undo there, too.</source>
        <translation>Não em %1: editado desde então. Desfaça lá também.</translation>
    </message>
</context>
<context>
    <name>sparkwright::SourceTreeDelegate</name>
    <message>
        <source>no class</source>
        <translation>sem classe</translation>
    </message>
    <message>
        <source>import</source>
        <translation>importação</translation>
    </message>
    <message>
        <source>select</source>
        <translation>seleção</translation>
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
        <translation>template</translation>
    </message>
    <message>
        <source>Name of the node</source>
        <translation>Nome do nó</translation>
    </message>
</context>
<context>
    <name>sparkwright::SourceTreeModel</name>
    <message>
        <source>Which file this is depends on variables.</source>
        <translation>Que arquivo é este depende de variáveis.</translation>
    </message>
    <message>
        <source>%1 is not found below the data folders.</source>
        <translation>%1 não foi encontrado nas pastas de dados.</translation>
    </message>
    <message>
        <source>This file imports itself.</source>
        <translation>Este arquivo importa a si mesmo.</translation>
    </message>
    <message>
        <source>Imported from %1. Open that file to edit it.</source>
        <translation>Importado de %1. Abra esse arquivo para editá-lo.</translation>
    </message>
</context>
<context>
    <name>sparkwright::SourceTreePanel</name>
    <message>
        <source>Keep local pose</source>
        <translation>Manter pose local</translation>
    </message>
    <message>
        <source>Filter by name, class or value</source>
        <translation>Filtrar por nome, classe ou valor</translation>
    </message>
    <message>
        <source>Filter nodes</source>
        <translation>Filtrar nós</translation>
    </message>
    <message>
        <source>Moves the node with its numbers as they are, so that it stands elsewhere.</source>
        <translation>Move o nó com seus números como estão, de modo que ele fica em outro lugar.</translation>
    </message>
    <message>
        <source>Hide message</source>
        <translation>Ocultar mensagem</translation>
    </message>
</context>
<context>
    <name>sparkwright::SourceTreeView</name>
    <message>
        <source>Nodes of the scene file</source>
        <translation>Nós do arquivo da cena</translation>
    </message>
    <message>
        <source>Add node…</source>
        <translation>Adicionar nó…</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renomear</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Recortar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Colar</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Mover para cima</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Mover para baixo</translation>
    </message>
    <message>
        <source>Copy node path</source>
        <translation>Copiar caminho do nó</translation>
    </message>
    <message>
        <source>Open imported file</source>
        <translation>Abrir arquivo importado</translation>
    </message>
    <message>
        <source>Go to text</source>
        <translation>Ir para o texto</translation>
    </message>
    <message>
        <source>No node matches.</source>
        <translation>Nenhum nó corresponde.</translation>
    </message>
    <message>
        <source>The file has no nodes yet. Ctrl+Shift+A adds one.</source>
        <translation>O arquivo ainda não tem nós. Ctrl+Shift+A adiciona um.</translation>
    </message>
    <message>
        <source>Add a node into the selected one, or behind it</source>
        <translation>Adicionar um nó dentro do selecionado ou depois dele</translation>
    </message>
    <message>
        <source>Rename the node</source>
        <translation>Renomear o nó</translation>
    </message>
    <message>
        <source>Put copies of the selected nodes behind them</source>
        <translation>Pôr cópias dos nós selecionados depois deles</translation>
    </message>
    <message>
        <source>Delete the selected nodes</source>
        <translation>Excluir os nós selecionados</translation>
    </message>
    <message>
        <source>Cut the selected nodes as text</source>
        <translation>Recortar os nós selecionados como texto</translation>
    </message>
    <message>
        <source>Copy the selected nodes as text</source>
        <translation>Copiar os nós selecionados como texto</translation>
    </message>
    <message>
        <source>Paste nodes into the selected one, or behind it</source>
        <translation>Colar nós dentro do selecionado ou depois dele</translation>
    </message>
    <message>
        <source>Put the selected nodes before the one above them</source>
        <translation>Pôr os nós selecionados antes do que está acima deles</translation>
    </message>
    <message>
        <source>Put the selected nodes behind the one below them</source>
        <translation>Pôr os nós selecionados depois do que está abaixo deles</translation>
    </message>
    <message>
        <source>Copy the names that lead to the node, separated by /</source>
        <translation>Copiar os nomes que levam ao nó, separados por /</translation>
    </message>
    <message>
        <source>Open the imported file, to edit its nodes</source>
        <translation>Abrir o arquivo importado para editar seus nós</translation>
    </message>
    <message>
        <source>Show the node in the text</source>
        <translation>Mostrar o nó no texto</translation>
    </message>
    <message>
        <source>Open a scene in RSG to see its nodes.</source>
        <translation>Abra uma cena em RSG para ver seus nós.</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>Expandir tudo</translation>
    </message>
    <message>
        <source>Show all nodes of the file</source>
        <translation>Mostrar todos os nós do arquivo</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>Recolher tudo</translation>
    </message>
    <message>
        <source>Show the top nodes of the file only</source>
        <translation>Mostrar só os nós superiores do arquivo</translation>
    </message>
</context>
<context>
    <name>sparkwright::StandingsView</name>
    <message>
        <source>Standings</source>
        <translation>Classificação</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jogos</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vitórias</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Empates</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Derrotas</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Gols</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
</context>
<context>
    <name>sparkwright::StartModel</name>
    <message>
        <source>, missing</source>
        <translation>, não encontrado</translation>
    </message>
    <message>
        <source>, pinned</source>
        <translation>, fixado</translation>
    </message>
    <message>
        <source>Missing: %1</source>
        <translation>Não encontrado: %1</translation>
    </message>
    <message>
        <source>Project in %1</source>
        <translation>Projeto em %1</translation>
    </message>
    <message>
        <source>, unsaved edits</source>
        <translation>, alterações não salvas</translation>
    </message>
    <message>
        <source>Unsaved edits: open to restore</source>
        <translation>Alterações não salvas: abra para restaurar</translation>
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
        <translation>Encontrar um exemplo ou um arquivo recente</translation>
    </message>
    <message>
        <source>Filter of the start page</source>
        <translation>Filtro da página inicial</translation>
    </message>
    <message>
        <source>New project…</source>
        <translation>Novo projeto…</translation>
    </message>
    <message>
        <source>A folder with a scene, and if you like a robot, a team and a program for it</source>
        <translation>Uma pasta com uma cena e, se quiser, um robô, um time e um programa para ele</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>A scene, set-up, project or recording; or drop it here</source>
        <translation>Uma cena, montagem, projeto ou gravação; ou solte o arquivo aqui</translation>
    </message>
    <message>
        <source>Soccer field</source>
        <translation>Campo de futebol</translation>
    </message>
    <message>
        <source>The 3D league, ready for your agents on port 3100</source>
        <translation>A liga 3D, pronta para seus agentes na porta 3100</translation>
    </message>
    <message>
        <source>Demo match</source>
        <translation>Partida de demonstração</translation>
    </message>
    <message>
        <source>Watch two teams that play by themselves</source>
        <translation>Assista a dois times que jogam sozinhos</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recentes</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Arquivos recentes</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemplos</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Voltar para %1</translation>
    </message>
    <message>
        <source>No recent file has this in its name.</source>
        <translation>Nenhum arquivo recente tem isso no nome.</translation>
    </message>
    <message>
        <source>What you open appears here. Pin what you need often.</source>
        <translation>O que você abrir aparecerá aqui. Fixe o que usa com frequência.</translation>
    </message>
    <message>
        <source>No example has this in its name.</source>
        <translation>Nenhum exemplo tem isso no nome.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Unpin</source>
        <translation>&amp;Desafixar</translation>
    </message>
    <message>
        <source>&amp;Pin</source>
        <translation>&amp;Fixar</translation>
    </message>
    <message>
        <source>&amp;Show its folder</source>
        <translation>&amp;Mostrar sua pasta</translation>
    </message>
    <message>
        <source>&amp;Remove from this list</source>
        <translation>&amp;Remover desta lista</translation>
    </message>
    <message>
        <source>New scene…</source>
        <translation>Nova cena…</translation>
    </message>
    <message>
        <source>A scene or a set-up script from a template, ready to be edited</source>
        <translation>Uma cena ou um script de montagem a partir de um modelo, pronto para editar</translation>
    </message>
</context>
<context>
    <name>sparkwright::StartPart</name>
    <message>
        <source>Start &amp;page</source>
        <translation>&amp;Página inicial</translation>
    </message>
    <message>
        <source>Show recent files and examples; the scene pauses</source>
        <translation>Mostrar arquivos recentes e exemplos; a cena fica em pausa</translation>
    </message>
    <message>
        <source>&amp;New project…</source>
        <translation>&amp;Novo projeto…</translation>
    </message>
    <message>
        <source>Make a folder with a scene, and if you like a robot and a team</source>
        <translation>Criar uma pasta com uma cena e, se quiser, um robô e um time</translation>
    </message>
    <message>
        <source>&amp;Close scene</source>
        <translation>&amp;Fechar cena</translation>
    </message>
    <message>
        <source>Close the scene, and show the start page</source>
        <translation>Fechar a cena e mostrar a página inicial</translation>
    </message>
    <message>
        <source>New &amp;scene…</source>
        <translation>Nova &amp;cena…</translation>
    </message>
    <message>
        <source>Make a scene or a set-up script from a template, and edit it</source>
        <translation>Criar uma cena ou um script de montagem a partir de um modelo e editá-lo</translation>
    </message>
</context>
<context>
    <name>sparkwright::StartProgramDialog</name>
    <message>
        <source>Choose a folder</source>
        <translation>Escolher uma pasta</translation>
    </message>
    <message>
        <source>Starts: %1</source>
        <translation>Inicia: %1</translation>
    </message>
    <message>
        <source>Start a program</source>
        <translation>Iniciar um programa</translation>
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
        <translation>Como em um terminal; {host}, {port}, {monitor-port}, {team} e {number} são preenchidos, e NAME=VALUE na frente define o ambiente.</translation>
    </message>
    <message>
        <source>&amp;Folder:</source>
        <translation>&amp;Pasta:</translation>
    </message>
    <message>
        <source>in which it runs</source>
        <translation>em que ele roda</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>&amp;Team:</source>
        <translation>&amp;Time:</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>&amp;Number:</source>
        <translation>&amp;Número:</translation>
    </message>
    <message>
        <source>Number of the first player</source>
        <translation>Número do primeiro jogador</translation>
    </message>
    <message>
        <source>How &amp;often:</source>
        <translation>Quantas &amp;vezes:</translation>
    </message>
    <message>
        <source>How often it is started</source>
        <translation>Quantas vezes é iniciado</translation>
    </message>
    <message>
        <source>Each next one gets the next number</source>
        <translation>Cada um recebe o número seguinte</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>P&amp;rocurar…</translation>
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
        <translation>Um arquivo de time (.sparkteam) indica os programas de um time. Escolha um ou comece com um exemplo.</translation>
    </message>
    <message>
        <source>Starts %1 as team %2 on port %3:</source>
        <translation>Inicia %1 como time %2 na porta %3:</translation>
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
        <translation>Escolher um arquivo de time</translation>
    </message>
    <message>
        <source>Team files (*.sparkteam)</source>
        <translation>Arquivos de time (*.sparkteam)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Start a team</source>
        <translation>Iniciar um time</translation>
    </message>
    <message>
        <source>&amp;Team file:</source>
        <translation>Arquivo de &amp;time:</translation>
    </message>
    <message>
        <source>&amp;Name of the team:</source>
        <translation>&amp;Nome do time:</translation>
    </message>
    <message>
        <source>Team file</source>
        <translation>Arquivo de time</translation>
    </message>
    <message>
        <source>Name of the team</source>
        <translation>Nome do time</translation>
    </message>
    <message>
        <source>In place of the name in the file</source>
        <translation>No lugar do nome que está no arquivo</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>O que está errado</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Procurar…</translation>
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
        <translation>Gravar o estado exato da execução em um arquivo, do qual ela pode continuar de novo</translation>
    </message>
    <message>
        <source>&amp;Open a state…</source>
        <translation>&amp;Abrir um estado…</translation>
    </message>
    <message>
        <source>Choose a file with a state, and let the run go on from it</source>
        <translation>Escolher um arquivo com um estado e continuar a execução a partir dele</translation>
    </message>
    <message>
        <source>Show &amp;folder of states</source>
        <translation>Mostrar &amp;pasta de estados</translation>
    </message>
    <message>
        <source>Show the files of kept states, to rename or delete them</source>
        <translation>Mostrar os arquivos dos estados guardados, para renomeá-los ou excluí-los</translation>
    </message>
    <message>
        <source>R&amp;estore state</source>
        <translation>R&amp;estaurar estado</translation>
    </message>
    <message>
        <source>The scene has changed meanwhile: nothing is kept</source>
        <translation>A cena mudou nesse meio-tempo: nada é guardado</translation>
    </message>
    <message>
        <source>The state is not kept: the log says why</source>
        <translation>O estado não foi guardado: o log diz por quê</translation>
    </message>
    <message>
        <source>Kept as %1</source>
        <translation>Guardado como %1</translation>
    </message>
    <message>
        <source>A run from the state %1 may differ from this one: %2</source>
        <translation>Uma execução a partir do estado %1 pode diferir desta: %2</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <comment>state: name, scene, date</comment>
        <translation>%1 (%2, %3)</translation>
    </message>
    <message>
        <source>At %1 of %2</source>
        <translation>Em %1 de %2</translation>
    </message>
    <message>
        <source>No state has been kept yet</source>
        <translation>Nenhum estado foi guardado ainda</translation>
    </message>
    <message>
        <source>%1 could not be opened: the log says why</source>
        <translation>%1 não pôde ser aberto: o log diz por quê</translation>
    </message>
    <message>
        <source>Restore state</source>
        <translation>Restaurar estado</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s) of other programs will be disconnected, since they do not know the state.</source>
        <translation>
            <numerusform>%n agente de outro programa será desconectado, pois não conhece o estado.</numerusform>
            <numerusform>%n agentes de outros programas serão desconectados, pois não conhecem o estado.</numerusform>
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
        <translation>Conexões</translation>
    </message>
    <message>
        <source>Simulated time</source>
        <translation>Tempo simulado</translation>
    </message>
    <message>
        <source>Simulated time since the start</source>
        <translation>Tempo simulado desde o início</translation>
    </message>
    <message>
        <source>Measured speed</source>
        <translation>Velocidade medida</translation>
    </message>
    <message>
        <source>Measured speed: simulated time per real time, over the last second</source>
        <translation>Velocidade medida: tempo simulado por tempo real, no último segundo</translation>
    </message>
    <message>
        <source>State of the simulation</source>
        <translation>Estado da simulação</translation>
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
        <translation>Nenhuma cena aberta</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Carregando…</translation>
    </message>
    <message>
        <source>The scene could not be loaded: the log says why</source>
        <translation>A cena não pôde ser carregada: o log diz por quê</translation>
    </message>
    <message>
        <source>Waiting for agents</source>
        <translation>Esperando agentes</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <translation>Esperando %1</translation>
    </message>
    <message>
        <source>Waiting for %1 and %2</source>
        <translation>Esperando %1 e %2</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %1 and %n other(s)</source>
        <translation>
            <numerusform>Esperando %1 e mais %n</numerusform>
            <numerusform>Esperando %1 e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Em pausa</translation>
    </message>
    <message>
        <source>Paused: agents get their robots when it runs</source>
        <translation>Em pausa: os agentes recebem seus robôs quando ela rodar</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Encerrada</translation>
    </message>
    <message>
        <source>The match waits for a decision</source>
        <translation>A partida espera por uma decisão</translation>
    </message>
    <message>
        <source>Physics takes %1 ms per cycle</source>
        <translation>A física leva %1 ms por ciclo</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Em execução</translation>
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
        <translation>não conectado: %1</translation>
    </message>
    <message>
        <source>ports %1, %2</source>
        <translation>portas %1, %2</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Vermelho</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Running until %1</source>
        <translation>Executando até %1</translation>
    </message>
    <message>
        <source>Waiting for %1: %2 ms per cycle</source>
        <translation>Esperando %1: %2 ms por ciclo</translation>
    </message>
    <message>
        <source>Scripts and actions take %1 ms per cycle</source>
        <translation>Scripts e ações levam %1 ms por ciclo</translation>
    </message>
    <message>
        <source>Finding contacts takes %1 ms per cycle</source>
        <translation>A busca de contatos leva %1 ms por ciclo</translation>
    </message>
    <message>
        <source>The referee takes %1 ms per cycle</source>
        <translation>O árbitro leva %1 ms por ciclo</translation>
    </message>
    <message>
        <source>Senses of robots take %1 ms per cycle</source>
        <translation>Os sentidos dos robôs levam %1 ms por ciclo</translation>
    </message>
    <message>
        <source>Agents inside think for %1 ms per cycle</source>
        <translation>Os agentes internos pensam %1 ms por ciclo</translation>
    </message>
    <message>
        <source>Views and monitors take %1 ms per cycle</source>
        <translation>Vistas e monitores levam %1 ms por ciclo</translation>
    </message>
    <message>
        <source>The machine is busy: %1 ms per cycle are lost</source>
        <translation>A máquina está ocupada: perdem-se %1 ms por ciclo</translation>
    </message>
    <message>
        <source>Searching for %1: %2 of %3 s</source>
        <translation>Procurando %1: %2 de %3 s</translation>
    </message>
</context>
<context>
    <name>sparkwright::StepMenu</name>
    <message>
        <source>&amp;Exact</source>
        <translation>&amp;Exato</translation>
    </message>
    <message>
        <source>All forces at once, as robots on legs need it; the fastest exact way</source>
        <translation>Todas as forças de uma vez, como robôs com pernas precisam; a maneira exata mais rápida</translation>
    </message>
    <message>
        <source>Exact, by the e&amp;ngine</source>
        <translation>Exato, pelo &amp;motor físico</translation>
    </message>
    <message>
        <source>The same numbers to the last bit from the physics engine itself, slower: to compare</source>
        <translation>Os mesmos números até o último bit, do próprio motor físico, mais lento: para comparar</translation>
    </message>
    <message>
        <source>&amp;Iterative</source>
        <translation>&amp;Iterativo</translation>
    </message>
    <message>
        <source>Forces by approximation: for large heaps; contacts and joints are softer, and runs differ from exact ones</source>
        <translation>Forças por aproximação: para grandes amontoados; contatos e juntas são mais macios, e as execuções diferem das exatas</translation>
    </message>
    <message>
        <source>Ph&amp;ysics steps</source>
        <translation>Passos da &amp;física</translation>
    </message>
</context>
<context>
    <name>sparkwright::StereoCommands</name>
    <message>
        <source>One &amp;picture</source>
        <translation>Uma &amp;imagem</translation>
    </message>
    <message>
        <source>Draw one picture for both eyes</source>
        <translation>Desenhar uma imagem para ambos os olhos</translation>
    </message>
    <message>
        <source>&amp;Side by side</source>
        <translation>&amp;Lado a lado</translation>
    </message>
    <message>
        <source>Draw a picture for each eye in the two halves of the view, for stereo screens and viewers</source>
        <translation>Desenhar uma imagem para cada olho nas duas metades da vista, para telas e visores estéreo</translation>
    </message>
    <message>
        <source>&amp;Red and cyan glasses</source>
        <translation>Óculos &amp;vermelho-ciano</translation>
    </message>
    <message>
        <source>Draw the pictures of both eyes over one another, for glasses with a red left and a cyan right glass</source>
        <translation>Desenhar as imagens de ambos os olhos uma sobre a outra, para óculos com lente esquerda vermelha e direita ciano</translation>
    </message>
    <message>
        <source>&amp;Next kind of stereo</source>
        <translation>&amp;Próximo tipo de estéreo</translation>
    </message>
    <message>
        <source>One picture, side by side, red and cyan glasses, in turn</source>
        <translation>Uma imagem, lado a lado, óculos vermelho-ciano, em sequência</translation>
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
        <translation>Estratégias</translation>
    </message>
    <message>
        <source>In a game of strategies, one program or library moves all robots of a team. Open SimuroSot from the start page, or make a strategy of your own:</source>
        <translation>Num jogo de estratégias, um programa ou uma biblioteca move todos os robôs de uma equipe. Abra o SimuroSot na página inicial ou crie uma estratégia própria:</translation>
    </message>
</context>
<context>
    <name>sparkwright::StrategiesPart</name>
    <message>
        <source>New s&amp;trategy…</source>
        <translation>Nova es&amp;tratégia…</translation>
    </message>
    <message>
        <source>Make a strategy in C, C++ or Python, compile it, and let it play</source>
        <translation>Criar uma estratégia em C, C++ ou Python, compilá-la e fazê-la jogar</translation>
    </message>
    <message>
        <source>Show &amp;strategies</source>
        <translation>Mostrar e&amp;stratégias</translation>
    </message>
    <message>
        <source>Choose and watch the strategies that lead the teams of this game</source>
        <translation>Escolher e observar as estratégias que comandam as equipes deste jogo</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copiado: %1</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>Estratégias</translation>
    </message>
    <message>
        <source>%1 is made</source>
        <translation>%1 foi criado</translation>
    </message>
</context>
<context>
    <name>sparkwright::StrategyBuild</name>
    <message>
        <source>There is no compiler for %1 on this machine. On Debian: apt-get install build-essential</source>
        <translation>Não há compilador de %1 nesta máquina. No Debian: apt-get install build-essential</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>Não é possível gravar %1: %2</translation>
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
        <translation>Não existe o arquivo %1.</translation>
    </message>
</context>
<context>
    <name>sparkwright::StrategySlot</name>
    <message>
        <source>Choose a strategy</source>
        <translation>Escolher uma estratégia</translation>
    </message>
    <message>
        <source>Strategies (*.so *.py);;All files (*)</source>
        <translation>Estratégias (*.so *.py);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>%1 was built.</source>
        <translation>%1 foi compilado.</translation>
    </message>
    <message>
        <source>%1 could not be built: %2</source>
        <translation>Não foi possível compilar %1: %2</translation>
    </message>
    <message>
        <source>Runs inside the simulator</source>
        <translation>Roda dentro do simulador</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Joga</translation>
    </message>
    <message>
        <source>Plays, started elsewhere</source>
        <translation>Joga, iniciada em outro lugar</translation>
    </message>
    <message>
        <source>No port is open for strategies: see Agents</source>
        <translation>Nenhuma porta aberta para estratégias: veja Agentes</translation>
    </message>
    <message>
        <source>Is compiled…</source>
        <translation>Compilando…</translation>
    </message>
    <message>
        <source>Starts…</source>
        <translation>Iniciando…</translation>
    </message>
    <message>
        <source>No strategy</source>
        <translation>Sem estratégia</translation>
    </message>
    <message>
        <source>%1 frames/s</source>
        <translation>%1 quadros/s</translation>
    </message>
    <message>
        <source>%1 ms for a call (99 %: %2 ms, longest: %3 ms)</source>
        <translation>%1 ms por chamada (99 %: %2 ms, mais longa: %3 ms)</translation>
    </message>
    <message numerus="yes">
        <source>%n late frame(s)</source>
        <translation>
            <numerusform>%n quadro atrasado</numerusform>
            <numerusform>%n quadros atrasados</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Strategy:</source>
        <translation>&amp;Estratégia:</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Estratégia</translation>
    </message>
    <message>
        <source>a library (.so) or a Python program</source>
        <translation>uma biblioteca (.so) ou um programa Python</translation>
    </message>
    <message>
        <source>Strategies that were used last, and those that come along; or the path of a file</source>
        <translation>Estratégias usadas por último e as incluídas; ou o caminho de um arquivo</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Escolher um arquivo</translation>
    </message>
    <message>
        <source>Choose a strategy&apos;s file</source>
        <translation>Escolher o arquivo de uma estratégia</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Carregar</translation>
    </message>
    <message>
        <source>Start this strategy for the side</source>
        <translation>Iniciar esta estratégia para o lado</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recarregar</translation>
    </message>
    <message>
        <source>Load the library again; the match goes on</source>
        <translation>Recarregar a biblioteca; a partida continua</translation>
    </message>
    <message>
        <source>Unload</source>
        <translation>Descarregar</translation>
    </message>
    <message>
        <source>End the strategy; the match pauses until there is another one and you resume it</source>
        <translation>Encerrar a estratégia; a partida pausa até haver outra e você a retomar</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Compilar</translation>
    </message>
    <message>
        <source>Compile the source beside the library, and load it</source>
        <translation>Compilar o código ao lado da biblioteca e carregá-la</translation>
    </message>
    <message>
        <source>Copy the command that starts it from a terminal</source>
        <translation>Copiar o comando que a inicia em um terminal</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>Copiar comando</translation>
    </message>
    <message>
        <source>&amp;Follow changes</source>
        <translation>&amp;Seguir alterações</translation>
    </message>
    <message>
        <source>Compile the source when it is saved, and load the library again when it changes</source>
        <translation>Compilar o código ao salvar e recarregar a biblioteca quando muda</translation>
    </message>
    <message>
        <source>Load &amp;inside the simulator</source>
        <translation>Carregar &amp;dentro do simulador</translation>
    </message>
    <message>
        <source>For debuggers: the library runs in this program, which it can hang or end. Runs with it have no exact states.</source>
        <translation>Para depuradores: a biblioteca roda neste programa, que ela pode travar ou encerrar. Execuções com ela não têm estados exatos.</translation>
    </message>
</context>
<context>
    <name>sparkwright::StrategyWindow</name>
    <message>
        <source>Strategy</source>
        <translation>Estratégia</translation>
    </message>
    <message>
        <source>S&amp;erver:</source>
        <translation>S&amp;ervidor:</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <translation>&amp;Porta:</translation>
    </message>
    <message>
        <source>S&amp;ide:</source>
        <translation>La&amp;do:</translation>
    </message>
    <message>
        <source>&amp;Team:</source>
        <translation>E&amp;quipe:</translation>
    </message>
    <message>
        <source>The machine on which the match runs</source>
        <translation>A máquina em que a partida roda</translation>
    </message>
    <message>
        <source>The port of the match for strategies</source>
        <translation>A porta da partida para estratégias</translation>
    </message>
    <message>
        <source>The side that the strategy leads</source>
        <translation>O lado que a estratégia lidera</translation>
    </message>
    <message>
        <source>What the team is called in the match</source>
        <translation>Como a equipe se chama na partida</translation>
    </message>
    <message>
        <source>as the strategy says</source>
        <translation>como diz a estratégia</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Servidor</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Porta</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Lado</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipe</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Amarelo</translation>
    </message>
</context>
<context>
    <name>sparkwright::SweepDialog</name>
    <message>
        <source>Building the robot…</source>
        <translation>Construindo o robô…</translation>
    </message>
    <message>
        <source>Joint sweep</source>
        <translation>Varredura das juntas</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Junta</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Intervalo</translation>
    </message>
    <message>
        <source>With joint</source>
        <translation>Com a junta</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Touches</source>
        <translation>Toca</translation>
    </message>
    <message>
        <source>Depth mm</source>
        <translation>Profundidade mm</translation>
    </message>
    <message>
        <source>Parts that touch each other</source>
        <translation>Partes que se tocam</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Moving all joints over their limits…</source>
        <translation>Movendo todas as juntas por todos os seus limites…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Only robots of the opened scene file can be swept, as they are on disk.</source>
        <translation>Só é possível fazer a varredura de robôs do arquivo de cena aberto, como estão no disco.</translation>
    </message>
    <message>
        <source>%1 joints, %2 postures.</source>
        <translation>%1 juntas, %2 posturas.</translation>
    </message>
    <message>
        <source>No parts touch each other.</source>
        <translation>Nenhuma parte se toca.</translation>
    </message>
    <message>
        <source>Choose a row to see its posture.</source>
        <translation>Escolha uma linha para ver a postura.</translation>
    </message>
</context>
<context>
    <name>sparkwright::TabCommands</name>
    <message>
        <source>The world that is shown is made from this file.</source>
        <translation>O mundo mostrado é criado a partir deste arquivo.</translation>
    </message>
    <message>
        <source>%1 starts with this file.</source>
        <translation>%1 inicia com este arquivo.</translation>
    </message>
    <message>
        <source>Menu of %1</source>
        <translation>Menu de %1</translation>
    </message>
    <message>
        <source>&amp;Run this file</source>
        <translation>&amp;Executar este arquivo</translation>
    </message>
    <message>
        <source>Make the world from this file; the texts stay open</source>
        <translation>Criar o mundo a partir deste arquivo; os textos continuam abertos</translation>
    </message>
    <message>
        <source>Worlds are made from scenes, set-up scripts and projects</source>
        <translation>Mundos são criados a partir de cenas, scripts de montagem e projetos</translation>
    </message>
    <message>
        <source>Use as &amp;start file of the project</source>
        <translation>Usar como arquivo &amp;inicial do projeto</translation>
    </message>
    <message>
        <source>Projects start with a scene or a set-up script</source>
        <translation>Projetos iniciam com uma cena ou um script de montagem</translation>
    </message>
    <message>
        <source>No project is open: File ▸ Save project as… makes one of what runs</source>
        <translation>Nenhum projeto aberto: Arquivo ▸ Salvar projeto como… cria um do que está em execução</translation>
    </message>
    <message>
        <source>%1 starts with this file from now on</source>
        <translation>%1 inicia com este arquivo a partir de agora</translation>
    </message>
    <message>
        <source>Copy &amp;path</source>
        <translation>Copiar cami&amp;nho</translation>
    </message>
    <message>
        <source>Put the full path of the file on the clipboard</source>
        <translation>Pôr o caminho completo do arquivo na área de transferência</translation>
    </message>
    <message>
        <source>Copied %1</source>
        <translation>%1 copiado</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Close this text; asks first if there are unsaved edits</source>
        <translation>Fechar este texto; pergunta antes se houver alterações não salvas</translation>
    </message>
    <message>
        <source>Close &amp;others</source>
        <translation>Fechar os &amp;outros</translation>
    </message>
    <message>
        <source>Close all texts but this one; asks first about unsaved edits</source>
        <translation>Fechar todos os textos menos este; pergunta antes sobre alterações não salvas</translation>
    </message>
    <message>
        <source>No project is open, so %1 cannot be its start file. Open one, or make one of what runs: File ▸ Save project as…</source>
        <translation>Nenhum projeto está aberto, por isso %1 não pode ser o arquivo inicial dele. Abra um ou crie um do que está em execução: Arquivo ▸ Salvar projeto como…</translation>
    </message>
    <message>
        <source>%1 has unsaved edits: save it first.</source>
        <translation>%1 tem alterações não salvas: salve-o antes.</translation>
    </message>
    <message>
        <source>%1 is not changed: %2</source>
        <translation>%1 não é alterado: %2</translation>
    </message>
    <message>
        <source>%1 starts with %2 from now on. What runs stays as it is.</source>
        <translation>%1 inicia com %2 a partir de agora. O que está em execução fica como está.</translation>
    </message>
    <message>
        <source>&amp;Start this team</source>
        <translation>&amp;Iniciar esta equipe</translation>
    </message>
    <message>
        <source>Show the programs of the team, and start them</source>
        <translation>Mostrar os programas da equipe e iniciá-los</translation>
    </message>
</context>
<context>
    <name>sparkwright::TextPage</name>
    <message>
        <source>Lines of more than %1 bytes are shown in pieces; the file keeps them whole.</source>
        <translation>Linhas com mais de %1 bytes são mostradas em pedaços; no arquivo continuam inteiras.</translation>
    </message>
    <message>
        <source>%1 is in %2 and is saved so. The simulation reads UTF-8 only, which File ▸ Save scene as… writes.</source>
        <translation>%1 está em %2 e é salvo assim. A simulação lê apenas UTF-8, que Arquivo ▸ Salvar cena como… escreve.</translation>
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
        <translation>Aqui você edita textos: cenas, scripts de montagem, projetos e o código de agentes. Editar ▸ Mostrar código abre os da cena em execução; Arquivo ▸ Abrir como texto… abre quaisquer outros.</translation>
    </message>
</context>
<context>
    <name>sparkwright::TextTips</name>
    <message>
        <source>Arguments of the call</source>
        <translation>Argumentos da chamada</translation>
    </message>
    <message>
        <source>Quick fixes: Ctrl+.</source>
        <translation>Correções rápidas: Ctrl+.</translation>
    </message>
    <message>
        <source>This is one argument too many.</source>
        <translation>Este é um argumento a mais.</translation>
    </message>
</context>
<context>
    <name>sparkwright::TextView</name>
    <message>
        <source>Text of the scene</source>
        <translation>Texto da cena</translation>
    </message>
    <message>
        <source>Delete text</source>
        <translation>Excluir texto</translation>
    </message>
    <message>
        <source>Type text</source>
        <translation>Digitar texto</translation>
    </message>
    <message>
        <source>Indent lines</source>
        <translation>Recuar linhas</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Colar</translation>
    </message>
</context>
<context>
    <name>sparkwright::TimelineBar</name>
    <message>
        <source>Drag: moment · Shift and drag: range that repeats · Wheel: zoom · Double click: whole run</source>
        <translation>Arrastar: momento · Shift e arrastar: intervalo que se repete · Roda: zoom · Clique duplo: execução inteira</translation>
    </message>
</context>
<context>
    <name>sparkwright::TimelinePanel</name>
    <message>
        <source>&lt;b&gt;No recording is open.&lt;/b&gt; &lt;a href=&quot;open&quot;&gt;Open a recording&lt;/a&gt; to watch it in the views.</source>
        <translation>&lt;b&gt;Nenhuma gravação aberta.&lt;/b&gt; &lt;a href=&quot;open&quot;&gt;Abra uma gravação&lt;/a&gt; para assistir nas vistas.</translation>
    </message>
    <message>
        <source>Time axis</source>
        <translation>Linha do tempo</translation>
    </message>
    <message>
        <source>Speed of playback</source>
        <translation>Velocidade de reprodução</translation>
    </message>
    <message>
        <source>Speed of playback, in multiples of the recorded pace; negative: backwards</source>
        <translation>Velocidade de reprodução, em múltiplos do ritmo gravado; negativa: para trás</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Repeat the marked range: Shift and drag on the time axis marks one</source>
        <translation>Repetir o intervalo marcado: Shift e arrastar na linha do tempo marca um</translation>
    </message>
    <message>
        <source>Close recording</source>
        <translation>Fechar gravação</translation>
    </message>
    <message>
        <source>Return to the running simulation</source>
        <translation>Voltar à simulação em execução</translation>
    </message>
    <message>
        <source>Back to live</source>
        <translation>Voltar ao vivo</translation>
    </message>
</context>
<context>
    <name>sparkwright::Tour</name>
    <message>
        <source>Look around</source>
        <translation>Olhe ao redor</translation>
    </message>
    <message>
        <source>This is the world. Drag with the left button to turn the view, with the right one to move it, and turn the wheel to zoom. Menu View ▸ Camera has fixed views and lets it follow the ball or a robot.</source>
        <translation>Este é o mundo. Arraste com o botão esquerdo para girar a vista, com o direito para movê-la, e gire a roda para aplicar zoom. O menu Exibir ▸ Câmera tem vistas fixas e permite que a câmera siga a bola ou um robô.</translation>
    </message>
    <message>
        <source>Drag in the view.</source>
        <translation>Arraste na vista.</translation>
    </message>
    <message>
        <source>Let it run</source>
        <translation>Ponha para rodar</translation>
    </message>
    <message>
        <source>%run% runs the simulation and pauses it, %step% does one cycle of 20 ms, %reset% begins again. Speed and state stand in the status bar.</source>
        <translation>%run% executa a simulação e a pausa, %step% faz um ciclo de 20 ms, %reset% começa de novo. A velocidade e o estado aparecem na barra de status.</translation>
    </message>
    <message>
        <source>Press %run%.</source>
        <translation>Pressione %run%.</translation>
    </message>
    <message>
        <source>Direct a match</source>
        <translation>Dirija uma partida</translation>
    </message>
    <message>
        <source>Score, clock, play mode and the decisions of the referee stand here, with commands such as kick-off. Without a team of your own, Match ▸ Start demo match lets two sample teams play.</source>
        <translation>Aqui ficam o placar, o relógio, o modo de jogo e as decisões do árbitro, com comandos como o pontapé inicial. Sem um time próprio, Partida ▸ Iniciar partida demo põe dois times de exemplo para jogar.</translation>
    </message>
    <message>
        <source>Connect your agent</source>
        <translation>Conecte seu agente</translation>
    </message>
    <message>
        <source>Programs that control robots connect to port 3100; this list shows who is there and how fast each answers.</source>
        <translation>Programas que controlam robôs se conectam à porta 3100; esta lista mostra quem está presente e com que rapidez cada um responde.</translation>
    </message>
    <message>
        <source>See how it is made</source>
        <translation>Veja como é feito</translation>
    </message>
    <message>
        <source>Whatever is selected in a view is selected in the tree and in the properties, too. Values can be changed there, and in the text of the scene, even while it runs.</source>
        <translation>O que é selecionado em uma vista também fica selecionado na árvore e nas propriedades. Os valores podem ser alterados ali e no texto da cena, mesmo durante a execução.</translation>
    </message>
    <message>
        <source>Click the ball or a goal in the view.</source>
        <translation>Clique na bola ou em um gol na vista.</translation>
    </message>
    <message>
        <source>Go back in time</source>
        <translation>Volte no tempo</translation>
    </message>
    <message>
        <source>Every run is recorded. Drag the handle to look at the past; marks show goals and fouls, and Simulation ▸ Back to live leads back to the present.</source>
        <translation>Toda execução é gravada. Arraste a alça para ver o passado; as marcas mostram gols e faltas, e Simulação ▸ Voltar ao vivo leva de volta ao presente.</translation>
    </message>
    <message>
        <source>When the simulation has run for a while, choose Simulation ▸ Look back.</source>
        <translation>Quando a simulação tiver rodado por algum tempo, escolha Simulação ▸ Rever.</translation>
    </message>
    <message>
        <source>Find any command</source>
        <translation>Encontre qualquer comando</translation>
    </message>
    <message>
        <source>The menus hold every command. The command palette finds each by a part of its name, and shows its key.</source>
        <translation>Os menus contêm todos os comandos. A paleta de comandos encontra cada um por parte do nome e mostra sua tecla.</translation>
    </message>
    <message>
        <source>Press %palette%, and Esc to close it.</source>
        <translation>Pressione %palette%, e Esc para fechá-la.</translation>
    </message>
    <message>
        <source>Get help</source>
        <translation>Obtenha ajuda</translation>
    </message>
    <message>
        <source>%help% explains whatever has the keyboard: a dock, a class or a method in the text. The help also searches all pages and lists all keys. The tour is found in the same menu.</source>
        <translation>%help% explica o que estiver com o teclado: um painel, uma classe ou um método no texto. A ajuda também pesquisa todas as páginas e lista todas as teclas. O tour fica no mesmo menu.</translation>
    </message>
    <message>
        <source>Press %help%.</source>
        <translation>Pressione %help%.</translation>
    </message>
</context>
<context>
    <name>sparkwright::TourBalloon</name>
    <message>
        <source>Read more</source>
        <translation>Leia mais</translation>
    </message>
    <message>
        <source>✓ Done</source>
        <translation>✓ Feito</translation>
    </message>
    <message>
        <source>Try it: %1</source>
        <translation>Experimente: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Back (Left)</source>
        <translation>Voltar (Esquerda)</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Concluir</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Próximo</translation>
    </message>
    <message>
        <source>Finish the tour (Enter)</source>
        <translation>Concluir o tour (Enter)</translation>
    </message>
    <message>
        <source>Next step (Enter or Right)</source>
        <translation>Próximo passo (Enter ou Direita)</translation>
    </message>
    <message>
        <source>End tour</source>
        <translation>Encerrar tour</translation>
    </message>
    <message>
        <source>End the tour (Esc)</source>
        <translation>Encerrar o tour (Esc)</translation>
    </message>
    <message>
        <source>Tour, step %1 of %2: %3</source>
        <translation>Tour, passo %1 de %2: %3</translation>
    </message>
</context>
<context>
    <name>sparkwright::TourOffer</name>
    <message>
        <source>New here? A short tour shows what is where. It is always found in the Help menu.</source>
        <translation>Novo aqui? Um breve tour mostra o que fica onde. Ele está sempre no menu Ajuda.</translation>
    </message>
    <message>
        <source>Start tour</source>
        <translation>Iniciar tour</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Não, obrigado</translation>
    </message>
    <message>
        <source>Offer of a tour</source>
        <translation>Oferta de um tour</translation>
    </message>
</context>
<context>
    <name>sparkwright::TrainerDialog</name>
    <message>
        <source>Train a drive</source>
        <translation>Treinar uma tração</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Registo</translation>
    </message>
    <message>
        <source>Choose a log</source>
        <translation>Escolher um registo</translation>
    </message>
    <message>
        <source>Logs (*.csv *.txt *.log);;All files (*)</source>
        <translation>Registos (*.csv *.txt *.log);;Todos os ficheiros (*)</translation>
    </message>
    <message>
        <source>&amp;Robot</source>
        <translation>&amp;Robô</translation>
    </message>
    <message>
        <source>Choose a robot</source>
        <translation>Escolher um robô</translation>
    </message>
    <message>
        <source>Robots (*.f2krobot)</source>
        <translation>Robôs (*.f2krobot)</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modelo</translation>
    </message>
    <message>
        <source>Choose where to save</source>
        <translation>Escolher onde guardar</translation>
    </message>
    <message>
        <source>Models (*.json)</source>
        <translation>Modelos (*.json)</translation>
    </message>
    <message>
        <source>may be left out: its greatest speeds are compared with those of the log</source>
        <translation>pode faltar: as suas velocidades máximas são comparadas com as do registo</translation>
    </message>
    <message>
        <source>%v of at most %m epochs</source>
        <translation>%v de no máximo %m épocas</translation>
    </message>
    <message>
        <source>The loss of each epoch: dots of the part that checks, a line of the part that is learned from.</source>
        <translation>A perda de cada época: pontos da parte que verifica, uma linha da parte de que se aprende.</translation>
    </message>
    <message>
        <source>The drive by itself</source>
        <translation>A tração por si só</translation>
    </message>
    <message>
        <source>Stretches of two seconds of the part that tests: as recorded (thin), and as the trained drive predicts them</source>
        <translation>Troços de dois segundos da parte de teste: como gravados (fino) e como a tração treinada os prevê</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;Treinar</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Parar</translation>
    </message>
    <message>
        <source>End now, with the best model so far</source>
        <translation>Terminar agora, com o melhor modelo até aqui</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2</source>
        <translation>não é possível iniciar %1: %2</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Época</translation>
    </message>
    <message>
        <source>Loss (power of ten)</source>
        <translation>Perda (potência de dez)</translation>
    </message>
    <message>
        <source>The training has crashed.</source>
        <translation>O treino falhou.</translation>
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
        <translation>Plugins</translation>
    </message>
    <message>
        <source>Options of the server</source>
        <translation>Opções do servidor</translation>
    </message>
    <message>
        <source>Scripts, which have no access to this computer</source>
        <translation>Scripts, que não têm acesso a este computador</translation>
    </message>
    <message>
        <source>New or changed: %1</source>
        <translation>Novo ou alterado: %1</translation>
    </message>
    <message>
        <source>Trust these files?</source>
        <translation>Confiar nestes arquivos?</translation>
    </message>
    <message>
        <source>What this file starts has changed since you trusted it. Programs and plugins can do whatever you can: start them only if you trust who made them.</source>
        <translation>O que este arquivo inicia mudou desde que você confiou nele. Programas e plugins podem fazer tudo o que você pode: inicie-os somente se confiar em quem os fez.</translation>
    </message>
    <message>
        <source>This file starts programs, or sets up the server. Programs and plugins can do whatever you can: start them only if you trust who made them.</source>
        <translation>Este arquivo inicia programas ou configura o servidor. Programas e plugins podem fazer tudo o que você pode: inicie-os somente se confiar em quem os fez.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>What will be started</source>
        <translation>O que será iniciado</translation>
    </message>
    <message>
        <source>This folder is my &amp;own work: do not ask when its files change</source>
        <translation>Esta pasta é meu &amp;próprio trabalho: não perguntar quando seus arquivos mudarem</translation>
    </message>
    <message>
        <source>Trusts all files in %1, also those that come later</source>
        <translation>Confia em todos os arquivos de %1, também nos que chegarem depois</translation>
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
        <translation>Alterações não salvas</translation>
    </message>
    <message>
        <source>Save the changes to these files?</source>
        <translation>Salvar as alterações destes arquivos?</translation>
    </message>
    <message>
        <source>Files with unsaved changes</source>
        <translation>Arquivos com alterações não salvas</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n change(s)</source>
        <translation>
            <numerusform>%1: %n alteração</numerusform>
            <numerusform>%1: %n alterações</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Save selected</source>
        <translation>&amp;Salvar selecionados</translation>
    </message>
    <message>
        <source>&amp;Discard all</source>
        <translation>&amp;Descartar tudo</translation>
    </message>
    <message>
        <source>Saves the checked files; changes to the others are lost</source>
        <translation>Salva os arquivos marcados; as alterações dos outros são perdidas</translation>
    </message>
</context>
<context>
    <name>sparkwright::UrdfDialog</name>
    <message>
        <source>&amp;Ground and lamps, to look at it alone</source>
        <translation>C&amp;hão e lâmpadas, para vê-lo sozinho</translation>
    </message>
    <message>
        <source>Import URDF</source>
        <translation>Importar URDF</translation>
    </message>
    <message>
        <source>Folders of packages, separated by ;</source>
        <translation>Pastas de pacotes, separadas por ;</translation>
    </message>
    <message>
        <source>Where meshes named package://… are looked for, beside the folders of the robot</source>
        <translation>Onde se procuram malhas com nome package://…, além das pastas do robô</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linha</translation>
    </message>
    <message>
        <source>What is different</source>
        <translation>O que é diferente</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>O que fazer</translation>
    </message>
    <message>
        <source>What could not be kept</source>
        <translation>O que não pôde ser mantido</translation>
    </message>
    <message>
        <source>&amp;Robot</source>
        <translation>&amp;Robô</translation>
    </message>
    <message>
        <source>Choose a robot</source>
        <translation>Escolher um robô</translation>
    </message>
    <message>
        <source>&amp;Packages</source>
        <translation>&amp;Pacotes</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>Adicionar uma pasta</translation>
    </message>
    <message>
        <source>&amp;Scene</source>
        <translation>&amp;Cena</translation>
    </message>
    <message>
        <source>Choose where to save</source>
        <translation>Escolher onde salvar</translation>
    </message>
    <message>
        <source>&amp;Convert</source>
        <translation>Co&amp;nverter</translation>
    </message>
    <message>
        <source>&amp;Open scene</source>
        <translation>&amp;Abrir cena</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Robots (*.urdf *.xml);;All files (*)</source>
        <translation>Robôs (*.urdf *.xml);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Scenes (*.rsg)</source>
        <translation>Cenas (*.rsg)</translation>
    </message>
    <message>
        <source>Nothing was written. Mend the robot first:</source>
        <translation>Nada foi gravado. Corrija o robô primeiro:</translation>
    </message>
    <message>
        <source>The scene was written; everything was kept.</source>
        <translation>A cena foi gravada; tudo foi mantido.</translation>
    </message>
    <message numerus="yes">
        <source>The scene was written. %n thing(s) could not be kept:</source>
        <translation>
            <numerusform>A cena foi gravada. %n coisa não pôde ser mantida:</numerusform>
            <numerusform>A cena foi gravada. %n coisas não puderam ser mantidas:</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace the file %1?</source>
        <translation>Substituir o arquivo %1?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Substituir</translation>
    </message>
</context>
<context>
    <name>sparkwright::VideoCommands</name>
    <message numerus="yes">
        <source>Recorded %n picture(s) in %1</source>
        <translation>
            <numerusform>%n imagem gravada em %1</numerusform>
            <numerusform>%n imagens gravadas em %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The video %1 has ended early: %2</source>
        <translation>O vídeo %1 terminou antes do tempo: %2</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Gravando</translation>
    </message>
    <message>
        <source>Writing the video</source>
        <translation>Gravando o vídeo no disco</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>End the video and keep it</source>
        <translation>Encerrar o vídeo e mantê-lo</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>End the video and remove it</source>
        <translation>Encerrar o vídeo e removê-lo</translation>
    </message>
</context>
<context>
    <name>sparkwright::VideoDialog</name>
    <message>
        <source>Record video</source>
        <translation>Gravar vídeo</translation>
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
        <translation>Imagens (PNG) em uma pasta</translation>
    </message>
    <message>
        <source> pictures per second</source>
        <translation> imagens por segundo</translation>
    </message>
    <message>
        <source>Simulated time</source>
        <translation>Tempo simulado</translation>
    </message>
    <message>
        <source>My time</source>
        <translation>Meu tempo</translation>
    </message>
    <message>
        <source>Simulated: a second of the video is a second of the match, at any speed. Yours: wall time, with all pauses</source>
        <translation>Simulado: um segundo do vídeo é um segundo da partida, a qualquer velocidade. Seu: tempo real, com todas as pausas</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a place</source>
        <translation>Escolher um local</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formato</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Tamanho</translation>
    </message>
    <message>
        <source>&amp;Rate</source>
        <translation>Ta&amp;xa</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>T&amp;empo</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Local</translation>
    </message>
    <message>
        <source>Re&amp;cord</source>
        <translation>&amp;Gravar</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>Esta pasta não existe.</translation>
    </message>
    <message>
        <source>Videos need ffmpeg, which is not installed; it can make one of the pictures later.</source>
        <translation>Vídeos precisam do ffmpeg, que não está instalado; ele pode criar um a partir das imagens depois.</translation>
    </message>
</context>
<context>
    <name>sparkwright::VideoRecorder</name>
    <message>
        <source>the graphics card cannot draw a picture of this size</source>
        <translation>a placa de vídeo não consegue desenhar uma imagem deste tamanho</translation>
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
        <translation>a pasta %1 não pode ser criada</translation>
    </message>
    <message>
        <source>there is a video in %1 already</source>
        <translation>já há um vídeo em %1</translation>
    </message>
    <message>
        <source>ffmpeg is not installed; choose pictures instead</source>
        <translation>o ffmpeg não está instalado; escolha imagens em vez de vídeo</translation>
    </message>
    <message>
        <source>ffmpeg has ended</source>
        <translation>o ffmpeg terminou</translation>
    </message>
    <message>
        <source>ffmpeg does not end</source>
        <translation>o ffmpeg não termina</translation>
    </message>
    <message>
        <source>ffmpeg has failed</source>
        <translation>o ffmpeg falhou</translation>
    </message>
</context>
<context>
    <name>sparkwright::ViewArea</name>
    <message>
        <source>There is no mesh %1: a checked box stands in for it</source>
        <translation>Não há malha %1: uma caixa xadrez toma o lugar dela</translation>
    </message>
    <message>
        <source>There is no texture %1, or it cannot be read: a checked pattern stands in for it</source>
        <translation>Não há textura %1, ou ela não pode ser lida: um padrão xadrez toma o lugar dela</translation>
    </message>
    <message>
        <source>The viewport cannot draw: %1</source>
        <translation>A área de visualização não consegue desenhar: %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::ViewCell</name>
    <message>
        <source>Camera</source>
        <translation>Câmera</translation>
    </message>
    <message>
        <source>Choose camera and subject of this view</source>
        <translation>Escolher a câmera e o alvo desta vista</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Dividir</translation>
    </message>
    <message>
        <source>Show one, two or four views</source>
        <translation>Mostrar uma, duas ou quatro vistas</translation>
    </message>
    <message>
        <source>Close view</source>
        <translation>Fechar vista</translation>
    </message>
    <message>
        <source>Close this view</source>
        <translation>Fechar esta vista</translation>
    </message>
    <message>
        <source>&lt;h3&gt;This view cannot be drawn&lt;/h3&gt;&lt;p&gt;%1.&lt;/p&gt;&lt;p&gt;Everything else works: the simulation, agents and monitors, and all panels. A newer graphics driver may help, or drawing without the graphics card: set LIBGL_ALWAYS_SOFTWARE=1 before you start Sparkwright.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Esta vista não pode ser desenhada&lt;/h3&gt;&lt;p&gt;%1.&lt;/p&gt;&lt;p&gt;Todo o resto funciona: a simulação, agentes e monitores, e todos os painéis. Um driver de vídeo mais novo pode ajudar, ou desenhar sem a placa de vídeo: defina LIBGL_ALWAYS_SOFTWARE=1 antes de iniciar o Sparkwright.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Desenhar de novo</translation>
    </message>
    <message>
        <source>Try again to draw this view</source>
        <translation>Tentar de novo desenhar esta vista</translation>
    </message>
</context>
<context>
    <name>sparkwright::ViewCommands</name>
    <message>
        <source>Saved: %1 shows this view from now on</source>
        <translation>Salvo: %1 mostra esta vista a partir de agora</translation>
    </message>
    <message>
        <source>&amp;Keep this view as</source>
        <translation>&amp;Guardar esta vista como</translation>
    </message>
    <message>
        <source>&amp;Camera</source>
        <translation>&amp;Câmera</translation>
    </message>
    <message>
        <source>Vie&amp;ws</source>
        <translation>&amp;Vistas</translation>
    </message>
    <message>
        <source>Your view %1</source>
        <translation>Sua vista %1</translation>
    </message>
    <message>
        <source>Fly to: %1</source>
        <translation>Voar para: %1</translation>
    </message>
    <message>
        <source>&amp;Overlays</source>
        <translation>&amp;Sobreposições</translation>
    </message>
    <message>
        <source>Look with this opening angle, from the lower to the upper edge</source>
        <translation>Olhar com este ângulo de abertura, da borda inferior à superior</translation>
    </message>
    <message>
        <source>Opening &amp;angle</source>
        <translation>Ângulo de &amp;abertura</translation>
    </message>
    <message>
        <source>&amp;Players on the scoreboard</source>
        <translation>&amp;Jogadores no placar</translation>
    </message>
    <message>
        <source>Show on the scoreboard how many play on each side, and who has cards or is suspended</source>
        <translation>Mostrar no placar quantos jogam de cada lado e quem tem cartões ou está suspenso</translation>
    </message>
</context>
<context>
    <name>sparkwright::ViewControls</name>
    <message>
        <source>Turn the view about the point under the cursor; while flying: look around</source>
        <translation>Girar a vista em torno do ponto sob o cursor; em voo: olhar em volta</translation>
    </message>
    <message>
        <source>Move the view sideways</source>
        <translation>Mover a vista para os lados</translation>
    </message>
    <message>
        <source>Zoom by moving up and down</source>
        <translation>Aplicar zoom movendo para cima e para baixo</translation>
    </message>
    <message>
        <source>Held while flying: rise; with Shift sink</source>
        <translation>Mantido em voo: subir; com Shift, descer</translation>
    </message>
    <message>
        <source>Select a part</source>
        <translation>Selecionar uma parte</translation>
    </message>
    <message>
        <source>Select the whole robot or thing</source>
        <translation>Selecionar o robô ou objeto inteiro</translation>
    </message>
    <message>
        <source>Select one more, or no longer</source>
        <translation>Selecionar mais um, ou deixar de selecioná-lo</translation>
    </message>
    <message>
        <source>Menu of what is there</source>
        <translation>Menu do que está ali</translation>
    </message>
    <message>
        <source>Select all movable things in a rectangle</source>
        <translation>Selecionar todos os objetos móveis em um retângulo</translation>
    </message>
    <message>
        <source>On what is selected, or on an arrow, square or ring: move or turn it; with Ctrl in steps</source>
        <translation>Sobre o que está selecionado, ou sobre uma seta, um quadrado ou um anel: movê-lo ou girá-lo; com Ctrl, em passos</translation>
    </message>
    <message>
        <source>Move what is under the cursor on the ground</source>
        <translation>Mover pelo chão o que está sob o cursor</translation>
    </message>
    <message>
        <source>Turn what is under the cursor about the vertical</source>
        <translation>Girar em torno da vertical o que está sob o cursor</translation>
    </message>
    <message>
        <source>Raise or lower what is under the cursor</source>
        <translation>Subir ou baixar o que está sob o cursor</translation>
    </message>
    <message>
        <source>Put what is selected there</source>
        <translation>Colocar ali o que está selecionado</translation>
    </message>
    <message>
        <source>Kick the ball, with Shift high; push anything else</source>
        <translation>Chutar a bola, com Shift para o alto; empurrar qualquer outra coisa</translation>
    </message>
    <message>
        <source>Twist a thing</source>
        <translation>Torcer um objeto</translation>
    </message>
    <message>
        <source>Move forward over the ground; while flying along the line of sight</source>
        <translation>Mover para a frente sobre o chão; em voo, na direção do olhar</translation>
    </message>
    <message>
        <source>Move back</source>
        <translation>Mover para trás</translation>
    </message>
    <message>
        <source>Move to the left</source>
        <translation>Mover para a esquerda</translation>
    </message>
    <message>
        <source>Move to the right</source>
        <translation>Mover para a direita</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Mover para cima</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Mover para baixo</translation>
    </message>
    <message>
        <source>Move up while flying</source>
        <translation>Mover para cima em voo</translation>
    </message>
    <message>
        <source>Move down while flying</source>
        <translation>Mover para baixo em voo</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Reduzir</translation>
    </message>
    <message>
        <source>Turn the view to the left</source>
        <translation>Girar a vista para a esquerda</translation>
    </message>
    <message>
        <source>Turn the view to the right</source>
        <translation>Girar a vista para a direita</translation>
    </message>
    <message>
        <source>Turn the view up</source>
        <translation>Girar a vista para cima</translation>
    </message>
    <message>
        <source>Turn the view down</source>
        <translation>Girar a vista para baixo</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Arrastar</translation>
    </message>
    <message>
        <source>drag</source>
        <translation>arrastar</translation>
    </message>
    <message>
        <source>Right drag</source>
        <translation>Arrastar com o direito</translation>
    </message>
    <message>
        <source>right drag</source>
        <translation>arrastar com o direito</translation>
    </message>
    <message>
        <source>Middle drag</source>
        <translation>Arrastar com o do meio</translation>
    </message>
    <message>
        <source>middle drag</source>
        <translation>arrastar com o do meio</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Clique duplo</translation>
    </message>
    <message>
        <source>double click</source>
        <translation>clique duplo</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clique</translation>
    </message>
    <message>
        <source>click</source>
        <translation>clique</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Clique direito</translation>
    </message>
    <message>
        <source>right click</source>
        <translation>clique direito</translation>
    </message>
    <message>
        <source>Middle click</source>
        <translation>Clique do meio</translation>
    </message>
    <message>
        <source>middle click</source>
        <translation>clique do meio</translation>
    </message>
</context>
<context>
    <name>sparkwright::ViewHints</name>
    <message>
        <source>select in a rectangle</source>
        <translation>selecionar em um retângulo</translation>
    </message>
    <message>
        <source>kick</source>
        <translation>chutar</translation>
    </message>
    <message>
        <source>push</source>
        <translation>empurrar</translation>
    </message>
    <message>
        <source>twist</source>
        <translation>torcer</translation>
    </message>
    <message>
        <source>move in steps</source>
        <translation>mover em passos</translation>
    </message>
    <message>
        <source>move</source>
        <translation>mover</translation>
    </message>
    <message>
        <source>turn it</source>
        <translation>girá-lo</translation>
    </message>
    <message>
        <source>lift</source>
        <translation>levantar</translation>
    </message>
    <message>
        <source>look around</source>
        <translation>olhar em volta</translation>
    </message>
    <message>
        <source>orbit</source>
        <translation>orbitar</translation>
    </message>
    <message>
        <source>pan</source>
        <translation>deslocar</translation>
    </message>
    <message>
        <source>zoom</source>
        <translation>zoom</translation>
    </message>
    <message>
        <source>sink</source>
        <translation>descer</translation>
    </message>
    <message>
        <source>rise</source>
        <translation>subir</translation>
    </message>
    <message>
        <source>put the selection here</source>
        <translation>pôr a seleção aqui</translation>
    </message>
    <message>
        <source>clear the selection</source>
        <translation>limpar a seleção</translation>
    </message>
    <message>
        <source>select</source>
        <translation>selecionar</translation>
    </message>
    <message>
        <source>select %1</source>
        <translation>selecionar %1</translation>
    </message>
    <message>
        <source>select all of it</source>
        <translation>selecioná-lo inteiro</translation>
    </message>
    <message>
        <source>select one more</source>
        <translation>selecionar mais um</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>menu</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a gesture and what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>forward, back</source>
        <translation>para a frente, para trás</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>velocidade</translation>
    </message>
    <message>
        <source>Shift+wheel: %1, finely</source>
        <translation>Shift+roda: %1, com precisão</translation>
    </message>
    <message>
        <source>Wheel: %1</source>
        <translation>Roda: %1</translation>
    </message>
    <message>
        <source>more with Ctrl, Shift, Alt</source>
        <translation>mais com Ctrl, Shift, Alt</translation>
    </message>
    <message>
        <source>camera</source>
        <translation>câmera</translation>
    </message>
    <message>
        <source>selection</source>
        <translation>seleção</translation>
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
        <translation>Área de visualização</translation>
    </message>
    <message>
        <source>the graphics driver has been restarted</source>
        <translation>o driver de vídeo foi reiniciado</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) selected</source>
        <translation>
            <numerusform>%n objeto selecionado</numerusform>
            <numerusform>%n objetos selecionados</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawing is off. The menu View › Drawing rate turns it on.</source>
        <translation>O desenho está desligado. O menu Exibir › Frequência de desenho o liga.</translation>
    </message>
</context>
<context>
    <name>sparkwright::ViewsPart</name>
    <message>
        <source>Layers</source>
        <translation>Camadas</translation>
    </message>
    <message>
        <source>What mouse and keys do</source>
        <translation>O que fazem o mouse e as teclas</translation>
    </message>
    <message>
        <source>Another program receives drawings on port %1; this window receives them on port %2.</source>
        <translation>Outro programa recebe desenhos na porta %1; esta janela os recebe na porta %2.</translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation>Desenhos</translation>
    </message>
    <message>
        <source>Show one view only</source>
        <translation>Mostrar só uma vista</translation>
    </message>
    <message>
        <source>The other views are closed</source>
        <translation>As outras vistas são fechadas</translation>
    </message>
</context>
<context>
    <name>sparkwright::WatchModel</name>
    <message>
        <source>%1
This run has not all of these signals.</source>
        <translation>%1
Esta execução não tem todos estes sinais.</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>Expressão</translation>
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
        <translation>Unidade</translation>
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
        <translation>Nova expressão</translation>
    </message>
    <message>
        <source>A signal, or an expression of signals and numbers: + - * / ^ ( ) &lt; &gt; == and or not, and functions such as abs, sqrt, hypot, min, max. Ctrl+Space lists them.</source>
        <translation>Um sinal, ou uma expressão de sinais e números: + - * / ^ ( ) &lt; &gt; == and or not, e funções como abs, sqrt, hypot, min, max. Ctrl+Espaço as lista.</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Observar</translation>
    </message>
    <message>
        <source>Watch the expression of the field</source>
        <translation>Observar a expressão do campo de texto</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Plot the selected expressions over time</source>
        <translation>Mostrar as expressões selecionadas em um gráfico ao longo do tempo</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Do not watch the selected expressions any more</source>
        <translation>Não observar mais as expressões selecionadas</translation>
    </message>
    <message>
        <source>Reset least and greatest</source>
        <translation>Redefinir mínimo e máximo</translation>
    </message>
    <message>
        <source>Begin anew with the least and greatest values</source>
        <translation>Recomeçar com os valores mínimo e máximo</translation>
    </message>
    <message>
        <source>Copy as table</source>
        <translation>Copiar como tabela</translation>
    </message>
    <message>
        <source>Copy the list as a table</source>
        <translation>Copiar a lista como tabela</translation>
    </message>
    <message>
        <source>What is wrong with the expression</source>
        <translation>O que está errado na expressão</translation>
    </message>
    <message>
        <source>Watched expressions</source>
        <translation>Expressões observadas</translation>
    </message>
    <message>
        <source>Numbers of the run that you want to keep an eye on stand here. Write an expression of signals above, such as hypot(ball/vx, ball/vy), and press Enter.</source>
        <translation>Aqui ficam os números da execução que você quer acompanhar. Escreva acima uma expressão de sinais, como hypot(ball/vx, ball/vy), e pressione Enter.</translation>
    </message>
</context>
<context>
    <name>sparkwright::WatchPart</name>
    <message>
        <source>&amp;Watch an expression</source>
        <translation>&amp;Observar uma expressão</translation>
    </message>
    <message>
        <source>Write an expression of signals whose value is shown all the time</source>
        <translation>Escrever uma expressão de sinais cujo valor é mostrado o tempo todo</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Observação</translation>
    </message>
</context>
<context>
    <name>sparkwright::WebDialog</name>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Open in &amp;browser</source>
        <translation>Abrir no &amp;navegador</translation>
    </message>
    <message>
        <source>Also from &amp;other computers</source>
        <translation>Também de &amp;outros computadores</translation>
    </message>
    <message>
        <source>Show in the browser</source>
        <translation>Mostrar no navegador</translation>
    </message>
    <message>
        <source>What the views show can be watched in any browser at this address, also on phones. Who watches can command nothing.</source>
        <translation>O que as vistas mostram pode ser visto em qualquer navegador neste endereço, também em celulares. Quem assiste não pode comandar nada.</translation>
    </message>
    <message>
        <source>Address of the page</source>
        <translation>Endereço da página</translation>
    </message>
    <message>
        <source>Copy the address to the clipboard</source>
        <translation>Copiar o endereço para a área de transferência</translation>
    </message>
    <message>
        <source>Open the page in the browser of this computer</source>
        <translation>Abrir a página no navegador deste computador</translation>
    </message>
    <message>
        <source>TCP port of the page; the next free one is taken if another program has it</source>
        <translation>Porta TCP da página; a próxima livre é usada se outro programa a tiver</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Porta</translation>
    </message>
    <message>
        <source>Everyone in your network can watch then; otherwise only this computer can</source>
        <translation>Então todos na sua rede podem assistir; caso contrário, só este computador</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Endereço</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>&amp;Porta</translation>
    </message>
    <message>
        <source>Viewers</source>
        <translation>Espectadores</translation>
    </message>
    <message>
        <source>&amp;Stop showing</source>
        <translation>Parar de &amp;mostrar</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Another program has port %1: %2 is used instead.</source>
        <translation>Outro programa tem a porta %1: %2 é usada no lugar.</translation>
    </message>
    <message>
        <source>Nobody is watching yet</source>
        <translation>Ninguém está assistindo ainda</translation>
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
        <translation>Mostrar no nave&amp;gador…</translation>
    </message>
    <message>
        <source>Let others watch in a browser what the views show</source>
        <translation>Permitir que outros vejam em um navegador o que as vistas mostram</translation>
    </message>
    <message>
        <source>The views are shown in browsers: address, and switching it off</source>
        <translation>As vistas são mostradas em navegadores: endereço e desligamento</translation>
    </message>
    <message>
        <source>Shown in the browser</source>
        <translation>Mostrado no navegador</translation>
    </message>
    <message>
        <source>browser: not possible</source>
        <translation>navegador: não é possível</translation>
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
        <translation>&amp;Arquivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Simulation</source>
        <translation>&amp;Simulação</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aj&amp;uda</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Barra de ferramentas</translation>
    </message>
    <message>
        <source>&amp;Panel</source>
        <translation>Pai&amp;nel</translation>
    </message>
    <message>
        <source>&amp;Docks</source>
        <translation>&amp;Painéis</translation>
    </message>
</context>
<context>
    <name>sparkwright::WorldPoseBar</name>
    <message>
        <source>In the world</source>
        <translation>No mundo</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>Girado</translation>
    </message>
    <message>
        <source>Position in the world, whatever the node&apos;s parent is</source>
        <translation>Posição no mundo, seja qual for o pai do nó</translation>
    </message>
    <message>
        <source>Orientation in the world: degrees about x, y and z</source>
        <translation>Orientação no mundo: graus em torno de x, y e z</translation>
    </message>
    <message>
        <source>Position %1 in the world</source>
        <translation>Posição %1 no mundo</translation>
    </message>
    <message>
        <source>Turned about %1</source>
        <translation>Girado em torno de %1</translation>
    </message>
</context>
</TS>
