<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP">
<context>
    <name>GoToLine</name>
    <message>
        <source>Go to line</source>
        <translation>行へ移動</translation>
    </message>
    <message>
        <source>Line (1 to %1), and column if you like:</source>
        <translation>行(1から%1)。必要なら列も:</translation>
    </message>
</context>
<context>
    <name>KeyMapTexts</name>
    <message>
        <source>There is no `%1` in a key map</source>
        <translation>キー割り当てに`%1`はありません</translation>
    </message>
    <message>
        <source>It has name, profile, [actions], [view] and [mouse]</source>
        <translation>使えるのはname、profile、[actions]、[view]、[mouse]です</translation>
    </message>
</context>
<context>
    <name>ReadingWords</name>
    <message>
        <source>failed</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>nothing measured yet</source>
        <translation>まだ測定なし</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 ピクセル</translation>
    </message>
    <message>
        <source>nothing seen</source>
        <translation>何も見えない</translation>
    </message>
    <message numerus="yes">
        <source>%n beam(s), no echo</source>
        <translation>
            <numerusform>%n 本のビーム、反射なし</numerusform>
        </translation>
    </message>
    <message>
        <source>nearest %1 m at %2°</source>
        <translation>最短 %1 m（%2°）</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%2 中 %1: %3</translation>
    </message>
</context>
<context>
    <name>RunProperty</name>
    <message numerus="yes">
        <source>%1 takes %n value(s): %2</source>
        <translation>
            <numerusform>%1には%n個の値が必要です: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is no value for %2</source>
        <translation>%1は%2の値として使えません</translation>
    </message>
</context>
<context>
    <name>SensorList</name>
    <message>
        <source>Robot</source>
        <translation>ロボット</translation>
    </message>
    <message>
        <source>touched</source>
        <translation>接触あり</translation>
    </message>
    <message>
        <source>free</source>
        <translation>接触なし</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>%1 × %2 pixels – double-click to see</source>
        <translation>%1 × %2ピクセル – ダブルクリックで表示</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Sensor</source>
        <translation>センサー</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
</context>
<context>
    <name>TextCommands</name>
    <message>
        <source>Move up</source>
        <translation>上へ移動</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下へ移動</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Toggle comment</source>
        <translation>コメントの切り替え</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>整形</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>検索(&amp;F)</translation>
    </message>
    <message>
        <source>Find in this text</source>
        <translation>このテキスト内を検索します</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>置換(&amp;R)</translation>
    </message>
    <message>
        <source>Find and replace in this text</source>
        <translation>このテキスト内を検索して置換します</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>次を検索(&amp;N)</translation>
    </message>
    <message>
        <source>Go to the next match</source>
        <translation>次の一致箇所へ移動します</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>前を検索(&amp;P)</translation>
    </message>
    <message>
        <source>Go to the previous match</source>
        <translation>前の一致箇所へ移動します</translation>
    </message>
    <message>
        <source>Find in f&amp;iles</source>
        <translation>ファイル内を検索(&amp;I)</translation>
    </message>
    <message>
        <source>Find in open documents and in the folders of the project</source>
        <translation>開いている文書とプロジェクトのフォルダーを検索します</translation>
    </message>
    <message>
        <source>Go to &amp;line</source>
        <translation>行へ移動(&amp;L)</translation>
    </message>
    <message>
        <source>Go to a line by its number</source>
        <translation>番号を指定して行へ移動します</translation>
    </message>
    <message>
        <source>Go to &amp;definition</source>
        <translation>定義へ移動(&amp;D)</translation>
    </message>
    <message>
        <source>Go to where the name at the cursor is defined; also Ctrl and a click</source>
        <translation>カーソル位置の名前が定義されている場所へ移動します。Ctrl+クリックでも可能です</translation>
    </message>
    <message>
        <source>Find &amp;uses</source>
        <translation>使用箇所を検索(&amp;U)</translation>
    </message>
    <message>
        <source>List the uses of the name at the cursor</source>
        <translation>カーソル位置の名前の使用箇所を一覧表示します</translation>
    </message>
    <message>
        <source>Next pro&amp;blem</source>
        <translation>次の問題(&amp;B)</translation>
    </message>
    <message>
        <source>Go to the next error or warning</source>
        <translation>次のエラーまたは警告へ移動します</translation>
    </message>
    <message>
        <source>Rena&amp;me</source>
        <translation>名前の変更(&amp;M)</translation>
    </message>
    <message>
        <source>Rename the variable or the node at the cursor wherever it is used</source>
        <translation>カーソル位置の変数またはノードの名前を、使用箇所すべてで変更します</translation>
    </message>
    <message>
        <source>&amp;Complete</source>
        <translation>補完(&amp;C)</translation>
    </message>
    <message>
        <source>Show what may stand at the cursor</source>
        <translation>カーソル位置に書けるものを表示します</translation>
    </message>
    <message>
        <source>&amp;Quick fix</source>
        <translation>クイックフィックス(&amp;Q)</translation>
    </message>
    <message>
        <source>Show how the problems of this line can be mended</source>
        <translation>この行の問題の直し方を表示します</translation>
    </message>
    <message>
        <source>D&amp;escribe</source>
        <translation>説明(&amp;E)</translation>
    </message>
    <message>
        <source>Tell what the word at the cursor is</source>
        <translation>カーソル位置の単語を説明します</translation>
    </message>
    <message>
        <source>Show ar&amp;guments</source>
        <translation>引数を表示(&amp;G)</translation>
    </message>
    <message>
        <source>Show the arguments of the call at the cursor</source>
        <translation>カーソル位置の呼び出しの引数を表示します</translation>
    </message>
    <message>
        <source>&amp;Select more</source>
        <translation>選択を広げる(&amp;S)</translation>
    </message>
    <message>
        <source>Select the expression around the selection</source>
        <translation>選択範囲を囲む式を選択します</translation>
    </message>
    <message>
        <source>Select l&amp;ess</source>
        <translation>選択を狭める(&amp;E)</translation>
    </message>
    <message>
        <source>Select an expression within the selection</source>
        <translation>選択範囲の中の式を選択します</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>上へ移動(&amp;U)</translation>
    </message>
    <message>
        <source>Exchange the expression with the one before it</source>
        <translation>式を前の式と入れ替えます</translation>
    </message>
    <message>
        <source>Move d&amp;own</source>
        <translation>下へ移動(&amp;O)</translation>
    </message>
    <message>
        <source>Exchange the expression with the one after it</source>
        <translation>式を次の式と入れ替えます</translation>
    </message>
    <message>
        <source>Duplica&amp;te</source>
        <translation>複製(&amp;T)</translation>
    </message>
    <message>
        <source>Write the expression once more behind itself</source>
        <translation>式をその直後にもう一度書き込みます</translation>
    </message>
    <message>
        <source>Toggle co&amp;mment</source>
        <translation>コメントの切り替え(&amp;M)</translation>
    </message>
    <message>
        <source>Turn the lines into comments, or back</source>
        <translation>行をコメントにする、または元に戻します</translation>
    </message>
    <message>
        <source>Form&amp;at</source>
        <translation>整形(&amp;A)</translation>
    </message>
    <message>
        <source>Indent the selected lines, or the whole text, by the depth of lists</source>
        <translation>選択した行またはテキスト全体を、リストの深さに応じて字下げします</translation>
    </message>
    <message>
        <source>Fold a&amp;ll</source>
        <translation>すべて折りたたむ(&amp;L)</translation>
    </message>
    <message>
        <source>Fold all lists of several lines</source>
        <translation>複数行のリストをすべて折りたたみます</translation>
    </message>
    <message>
        <source>U&amp;nfold all</source>
        <translation>すべて展開(&amp;N)</translation>
    </message>
    <message>
        <source>Unfold everything</source>
        <translation>すべてを展開します</translation>
    </message>
    <message>
        <source>Rainbow pa&amp;rentheses</source>
        <translation>括弧を色分け(&amp;R)</translation>
    </message>
    <message>
        <source>Colour parentheses by their depth</source>
        <translation>括弧を深さに応じて色分けします</translation>
    </message>
    <message>
        <source>This is for scenes in RSG only.</source>
        <translation>これはRSGのシーン専用です。</translation>
    </message>
    <message>
        <source>Texts of this kind have no comments.</source>
        <translation>この種類のテキストにコメントはありません。</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Close this text; asks first if there are unsaved edits</source>
        <translation>このテキストを閉じます。保存していない編集があれば先に確認します</translation>
    </message>
</context>
<context>
    <name>sparkwright::Actions</name>
    <message>
        <source>&amp;Open scene…</source>
        <translation>シーンを開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a scene, set-up or project file</source>
        <translation>シーン、セットアップ、またはプロジェクトのファイルを開きます</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>End the program</source>
        <translation>プログラムを終了します</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>実行(&amp;R)</translation>
    </message>
    <message>
        <source>Run the simulation</source>
        <translation>シミュレーションを実行します</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>ステップ(&amp;S)</translation>
    </message>
    <message>
        <source>Advance by one cycle of 20 ms, then pause</source>
        <translation>20 msの1サイクルだけ進めて一時停止します</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <translation>リセット(&amp;E)</translation>
    </message>
    <message>
        <source>Reload the scene; agents and monitors are disconnected</source>
        <translation>シーンを読み込み直します。エージェントとモニターは切断されます</translation>
    </message>
    <message>
        <source>&amp;Frame selection</source>
        <translation>選択に合わせる(&amp;F)</translation>
    </message>
    <message>
        <source>Centre the selection in the viewport</source>
        <translation>選択したものをビューポートの中央に表示します</translation>
    </message>
    <message>
        <source>Reset &amp;camera</source>
        <translation>カメラをリセット(&amp;C)</translation>
    </message>
    <message>
        <source>Restore the first view of the scene</source>
        <translation>シーンの最初のビューに戻します</translation>
    </message>
    <message>
        <source>C&amp;lear selection</source>
        <translation>選択を解除(&amp;L)</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全画面表示(&amp;U)</translation>
    </message>
    <message>
        <source>Switch between full screen and window</source>
        <translation>全画面表示とウィンドウ表示を切り替えます</translation>
    </message>
    <message>
        <source>&amp;Default layout</source>
        <translation>標準の配置(&amp;D)</translation>
    </message>
    <message>
        <source>Restore the default layout of docks</source>
        <translation>ドックを標準の配置に戻します</translation>
    </message>
    <message>
        <source>&amp;Keyboard and mouse</source>
        <translation>キーボードとマウス(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Sparkwright</source>
        <translation>Sparkwrightについて(&amp;A)</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>バージョンとライセンス</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>Pause the simulation</source>
        <translation>シミュレーションを一時停止します</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Go to match</source>
        <translation>試合へ移動(&amp;G)</translation>
    </message>
    <message>
        <source>Show the match panel and go to its list of events</source>
        <translation>試合パネルを表示し、イベントの一覧へ移動します</translation>
    </message>
    <message>
        <source>Kick-off &amp;left</source>
        <translation>左チームのキックオフ(&amp;L)</translation>
    </message>
    <message>
        <source>Kick-off for the left team, from any play mode</source>
        <translation>どのプレーモードからでも、左チームのキックオフにします</translation>
    </message>
    <message>
        <source>Kick-off &amp;right</source>
        <translation>右チームのキックオフ(&amp;R)</translation>
    </message>
    <message>
        <source>Kick-off for the right team, from any play mode</source>
        <translation>どのプレーモードからでも、右チームのキックオフにします</translation>
    </message>
    <message>
        <source>&amp;Drop ball</source>
        <translation>ドロップボール(&amp;D)</translation>
    </message>
    <message>
        <source>Drop the ball at its place; nearby players are moved away</source>
        <translation>ボールをその場でドロップします。近くの選手は遠ざけられます</translation>
    </message>
    <message>
        <source>&amp;Free kick left</source>
        <translation>左チームのフリーキック(&amp;F)</translation>
    </message>
    <message>
        <source>Free kick for the left team, where the ball was last in play</source>
        <translation>最後にインプレーだった位置から、左チームのフリーキックにします</translation>
    </message>
    <message>
        <source>Fr&amp;ee kick right</source>
        <translation>右チームのフリーキック(&amp;E)</translation>
    </message>
    <message>
        <source>Free kick for the right team, where the ball was last in play</source>
        <translation>最後にインプレーだった位置から、右チームのフリーキックにします</translation>
    </message>
    <message>
        <source>&amp;Choose play mode</source>
        <translation>プレーモードを選択(&amp;C)</translation>
    </message>
    <message>
        <source>Go to the list of all play modes</source>
        <translation>全プレーモードの一覧へ移動します</translation>
    </message>
    <message>
        <source>&amp;Save project as…</source>
        <translation>プロジェクトに名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Save the scene and the changed variables in a project file</source>
        <translation>シーンと変更した変数をプロジェクトファイルに保存します</translation>
    </message>
    <message>
        <source>&amp;Rules and variables</source>
        <translation>ルールと変数(&amp;R)</translation>
    </message>
    <message>
        <source>Show the rules and their variables</source>
        <translation>ルールとその変数を表示します</translation>
    </message>
    <message>
        <source>Co&amp;nfirm</source>
        <translation>承認(&amp;N)</translation>
    </message>
    <message>
        <source>Confirm the pending decision and continue play</source>
        <translation>保留中の判定を承認してプレーを続けます</translation>
    </message>
    <message>
        <source>&amp;Overrule</source>
        <translation>却下(&amp;O)</translation>
    </message>
    <message>
        <source>Overrule the pending decision and continue play</source>
        <translation>保留中の判定を却下してプレーを続けます</translation>
    </message>
    <message>
        <source>&amp;Undo decision</source>
        <translation>判定を取り消す(&amp;U)</translation>
    </message>
    <message>
        <source>Undo the last foul or goal, and restore players and ball</source>
        <translation>最後のファウルまたはゴールを取り消し、選手とボールを元に戻します</translation>
    </message>
    <message>
        <source>Confirm foul&amp;s</source>
        <translation>ファウルの承認(&amp;S)</translation>
    </message>
    <message>
        <source>The match waits after each foul until you confirm or overrule it</source>
        <translation>ファウルのたびに、承認または却下されるまで試合を止めます</translation>
    </message>
    <message>
        <source>Confirm go&amp;als</source>
        <translation>ゴールの承認(&amp;A)</translation>
    </message>
    <message>
        <source>The match waits after each goal until you confirm or overrule it</source>
        <translation>ゴールのたびに、承認または却下されるまで試合を止めます</translation>
    </message>
    <message>
        <source>View &amp;1</source>
        <translation>ビュー1(&amp;1)</translation>
    </message>
    <message>
        <source>Fly to view 1 of this scene</source>
        <translation>このシーンのビュー1へ移動します</translation>
    </message>
    <message>
        <source>View &amp;2</source>
        <translation>ビュー2(&amp;2)</translation>
    </message>
    <message>
        <source>Fly to view 2 of this scene</source>
        <translation>このシーンのビュー2へ移動します</translation>
    </message>
    <message>
        <source>View &amp;3</source>
        <translation>ビュー3(&amp;3)</translation>
    </message>
    <message>
        <source>Fly to view 3 of this scene</source>
        <translation>このシーンのビュー3へ移動します</translation>
    </message>
    <message>
        <source>View &amp;4</source>
        <translation>ビュー4(&amp;4)</translation>
    </message>
    <message>
        <source>Fly to view 4 of this scene</source>
        <translation>このシーンのビュー4へ移動します</translation>
    </message>
    <message>
        <source>View &amp;5</source>
        <translation>ビュー5(&amp;5)</translation>
    </message>
    <message>
        <source>Fly to view 5 of this scene</source>
        <translation>このシーンのビュー5へ移動します</translation>
    </message>
    <message>
        <source>View &amp;6</source>
        <translation>ビュー6(&amp;6)</translation>
    </message>
    <message>
        <source>Fly to view 6 of this scene</source>
        <translation>このシーンのビュー6へ移動します</translation>
    </message>
    <message>
        <source>View &amp;7</source>
        <translation>ビュー7(&amp;7)</translation>
    </message>
    <message>
        <source>Fly to view 7 of this scene</source>
        <translation>このシーンのビュー7へ移動します</translation>
    </message>
    <message>
        <source>View &amp;8</source>
        <translation>ビュー8(&amp;8)</translation>
    </message>
    <message>
        <source>Fly to view 8 of this scene</source>
        <translation>このシーンのビュー8へ移動します</translation>
    </message>
    <message>
        <source>Save the present view as view 1 of this scene</source>
        <translation>現在のビューをこのシーンのビュー1として保存します</translation>
    </message>
    <message>
        <source>Save the present view as view 2 of this scene</source>
        <translation>現在のビューをこのシーンのビュー2として保存します</translation>
    </message>
    <message>
        <source>Save the present view as view 3 of this scene</source>
        <translation>現在のビューをこのシーンのビュー3として保存します</translation>
    </message>
    <message>
        <source>Save the present view as view 4 of this scene</source>
        <translation>現在のビューをこのシーンのビュー4として保存します</translation>
    </message>
    <message>
        <source>Save the present view as view 5 of this scene</source>
        <translation>現在のビューをこのシーンのビュー5として保存します</translation>
    </message>
    <message>
        <source>Save the present view as view 6 of this scene</source>
        <translation>現在のビューをこのシーンのビュー6として保存します</translation>
    </message>
    <message>
        <source>Save the present view as view 7 of this scene</source>
        <translation>現在のビューをこのシーンのビュー7として保存します</translation>
    </message>
    <message>
        <source>Save the present view as view 8 of this scene</source>
        <translation>現在のビューをこのシーンのビュー8として保存します</translation>
    </message>
    <message>
        <source>&amp;Forget kept views</source>
        <translation>保存したビューを破棄(&amp;F)</translation>
    </message>
    <message>
        <source>Restore the built-in views of this scene</source>
        <translation>このシーンの組み込みのビューに戻します</translation>
    </message>
    <message>
        <source>Follow &amp;ball</source>
        <translation>ボールを追う(&amp;B)</translation>
    </message>
    <message>
        <source>Follow the ball; again to end</source>
        <translation>ボールを追います。もう一度で終了します</translation>
    </message>
    <message>
        <source>Follow &amp;selected robot</source>
        <translation>選択したロボットを追う(&amp;S)</translation>
    </message>
    <message>
        <source>Follow the selected robot or thing; again to end</source>
        <translation>選択したロボットや物体を追います。もう一度で終了します</translation>
    </message>
    <message>
        <source>Robot&apos;s &amp;view</source>
        <translation>ロボットの視点(&amp;V)</translation>
    </message>
    <message>
        <source>Look from the head of the selected robot; again to end</source>
        <translation>選択したロボットの頭から見ます。もう一度で終了します</translation>
    </message>
    <message>
        <source>B&amp;ehind the robot</source>
        <translation>ロボットの後方(&amp;E)</translation>
    </message>
    <message>
        <source>Look ahead with the selected robot from behind it; again to end</source>
        <translation>選択したロボットの後ろから前方を見ます。もう一度で終了します</translation>
    </message>
    <message>
        <source>Fl&amp;y by hand</source>
        <translation>手動で飛行(&amp;Y)</translation>
    </message>
    <message>
        <source>Fly with W A S D and the mouse; again to end</source>
        <translation>W A S Dキーとマウスで飛行します。もう一度で終了します</translation>
    </message>
    <message>
        <source>&amp;Parallel projection</source>
        <translation>平行投影(&amp;P)</translation>
    </message>
    <message>
        <source>Switch between parallel and perspective projection</source>
        <translation>平行投影と透視投影を切り替えます</translation>
    </message>
    <message>
        <source>Camera f&amp;lights</source>
        <translation>カメラの飛行(&amp;L)</translation>
    </message>
    <message>
        <source>Animate changes of the view</source>
        <translation>ビューの切り替えをアニメーション表示します</translation>
    </message>
    <message>
        <source>&amp;One view</source>
        <translation>1つのビュー(&amp;O)</translation>
    </message>
    <message>
        <source>Show the active view only</source>
        <translation>アクティブなビューだけを表示します</translation>
    </message>
    <message>
        <source>&amp;Two views side by side</source>
        <translation>左右に2つのビュー(&amp;T)</translation>
    </message>
    <message>
        <source>Show two views, one beside the other</source>
        <translation>2つのビューを左右に並べて表示します</translation>
    </message>
    <message>
        <source>Two views one a&amp;bove the other</source>
        <translation>上下に2つのビュー(&amp;B)</translation>
    </message>
    <message>
        <source>Show two views, one above the other</source>
        <translation>2つのビューを上下に並べて表示します</translation>
    </message>
    <message>
        <source>&amp;Four views</source>
        <translation>4つのビュー(&amp;F)</translation>
    </message>
    <message>
        <source>Show four views</source>
        <translation>4つのビューを表示します</translation>
    </message>
    <message>
        <source>&amp;Next view</source>
        <translation>次のビュー(&amp;N)</translation>
    </message>
    <message>
        <source>Activate the next view</source>
        <translation>次のビューをアクティブにします</translation>
    </message>
    <message>
        <source>&amp;Close view</source>
        <translation>ビューを閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Close the active view</source>
        <translation>アクティブなビューを閉じます</translation>
    </message>
    <message>
        <source>End the camera mode; without one, clear the selection</source>
        <translation>カメラのモードを終了します。モードがなければ選択を解除します</translation>
    </message>
    <message>
        <source>&amp;Lock things</source>
        <translation>物体をロック(&amp;L)</translation>
    </message>
    <message>
        <source>Things in the viewport cannot be moved or pushed; there are no handles</source>
        <translation>ビューポートの物体を動かしたり押したりできなくし、ハンドルも表示しません</translation>
    </message>
    <message>
        <source>Handles along o&amp;wn axes</source>
        <translation>ハンドルを物体の軸に合わせる(&amp;W)</translation>
    </message>
    <message>
        <source>Align handles with the axes of the thing, not of the world</source>
        <translation>ハンドルをワールドではなく物体の軸に合わせます</translation>
    </message>
    <message>
        <source>&amp;Goes on as before</source>
        <translation>そのまま動き続ける(&amp;G)</translation>
    </message>
    <message>
        <source>Moved things keep their velocities</source>
        <translation>動かした物体は速度を保ちます</translation>
    </message>
    <message>
        <source>&amp;Stands still</source>
        <translation>静止する(&amp;S)</translation>
    </message>
    <message>
        <source>Moved things are at rest afterwards</source>
        <translation>動かした物体はその後静止します</translation>
    </message>
    <message>
        <source>&amp;Moves with the mouse</source>
        <translation>マウスに追従(&amp;M)</translation>
    </message>
    <message>
        <source>Things follow the mouse, push obstacles, and keep the mouse&apos;s velocity</source>
        <translation>物体はマウスに追従して障害物を押し、マウスの速度を保ちます</translation>
    </message>
    <message>
        <source>&amp;Is thrown</source>
        <translation>投げる(&amp;I)</translation>
    </message>
    <message>
        <source>Things get the mouse&apos;s velocity at the end of the drag</source>
        <translation>ドラッグの終わりに物体がマウスの速度を得ます</translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <translation>自動(&amp;A)</translation>
    </message>
    <message>
        <source>High on a graphics card, medium for software rendering</source>
        <translation>グラフィックカードでは高、ソフトウェア描画では中になります</translation>
    </message>
    <message>
        <source>&amp;Low</source>
        <translation>低(&amp;L)</translation>
    </message>
    <message>
        <source>No shadows except right below things: the fastest</source>
        <translation>物体の真下以外は影なし。最も高速です</translation>
    </message>
    <message>
        <source>&amp;Medium</source>
        <translation>中(&amp;M)</translation>
    </message>
    <message>
        <source>Shadows with hard edges on the ground</source>
        <translation>地面に輪郭のはっきりした影を表示します</translation>
    </message>
    <message>
        <source>&amp;High</source>
        <translation>高(&amp;H)</translation>
    </message>
    <message>
        <source>Soft shadows everywhere, and less light in corners</source>
        <translation>全体に柔らかい影を表示し、隅を暗くします</translation>
    </message>
    <message>
        <source>&amp;Map of the field</source>
        <translation>フィールドの地図(&amp;M)</translation>
    </message>
    <message>
        <source>Show a plan of the field in a corner; click it to fly there</source>
        <translation>隅にフィールドの平面図を表示します。クリックするとその場所へ移動します</translation>
    </message>
    <message>
        <source>&amp;Scoreboard</source>
        <translation>スコアボード(&amp;S)</translation>
    </message>
    <message>
        <source>Show teams, score, clock and play mode above the view</source>
        <translation>ビューの上部にチーム、得点、時計、プレーモードを表示します</translation>
    </message>
    <message>
        <source>Messages of &amp;events</source>
        <translation>イベントのメッセージ(&amp;E)</translation>
    </message>
    <message>
        <source>Show goals, fouls and half time for some seconds; click one to see where it was</source>
        <translation>ゴール、ファウル、ハーフタイムを数秒間表示します。クリックすると発生場所を表示します</translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation>レイヤー(&amp;L)</translation>
    </message>
    <message>
        <source>Choose the layers of the view: collision shapes, contacts, joints, sensors and more</source>
        <translation>ビューのレイヤーを選びます: 衝突形状、接触、関節、センサーなど</translation>
    </message>
    <message>
        <source>Picture of the &amp;view</source>
        <translation>ビューの画像(&amp;V)</translation>
    </message>
    <message>
        <source>Save the active view as it is in the folder of pictures</source>
        <translation>アクティブなビューをそのまま画像フォルダーに保存します</translation>
    </message>
    <message>
        <source>Save p&amp;icture…</source>
        <translation>画像を保存(&amp;I)…</translation>
    </message>
    <message>
        <source>Save a picture of the active view in any size, also without a background</source>
        <translation>アクティブなビューの画像を任意のサイズで保存します。背景なしも可能です</translation>
    </message>
    <message>
        <source>Record &amp;video…</source>
        <translation>動画を録画(&amp;V)…</translation>
    </message>
    <message>
        <source>Record a video of the active view; again to end</source>
        <translation>アクティブなビューの動画を録画します。もう一度で終了します</translation>
    </message>
    <message>
        <source>Select all &amp;players</source>
        <translation>全選手を選択(&amp;P)</translation>
    </message>
    <message>
        <source>Select the robots of both teams</source>
        <translation>両チームのロボットを選択します</translation>
    </message>
    <message>
        <source>&amp;Put it here</source>
        <translation>ここに置く(&amp;P)</translation>
    </message>
    <message>
        <source>Place the selection where the menu was opened</source>
        <translation>メニューを開いた場所に選択したものを置きます</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>Stop the selected things</source>
        <translation>選択した物体を停止させます</translation>
    </message>
    <message>
        <source>&amp;Kick the ball…</source>
        <translation>ボールを蹴る(&amp;K)…</translation>
    </message>
    <message>
        <source>Give the ball a speed and a direction</source>
        <translation>ボールに速さと方向を与えます</translation>
    </message>
    <message>
        <source>Copy pat&amp;h</source>
        <translation>パスをコピー(&amp;H)</translation>
    </message>
    <message>
        <source>Copy the path of the selection, for commands and scripts</source>
        <translation>選択したもののパスを、コマンドやスクリプト用にコピーします</translation>
    </message>
    <message>
        <source>Copy p&amp;osition</source>
        <translation>位置をコピー(&amp;O)</translation>
    </message>
    <message>
        <source>Copy the position of the selection: x, y and z in metres</source>
        <translation>選択したものの位置をコピーします: x、y、z(メートル)</translation>
    </message>
    <message>
        <source>&amp;Keep this one…</source>
        <translation>この配置を保存(&amp;K)…</translation>
    </message>
    <message>
        <source>Save the present positions of players and ball as a formation</source>
        <translation>選手とボールの現在の位置をフォーメーションとして保存します</translation>
    </message>
    <message>
        <source>&amp;Rename or delete…</source>
        <translation>名前の変更または削除(&amp;R)…</translation>
    </message>
    <message>
        <source>Rename or delete saved formations</source>
        <translation>保存したフォーメーションの名前を変更、または削除します</translation>
    </message>
    <message>
        <source>&amp;Put everybody back</source>
        <translation>全員を元に戻す(&amp;P)</translation>
    </message>
    <message>
        <source>Restore the positions before the last formation</source>
        <translation>直前のフォーメーションを適用する前の位置に戻します</translation>
    </message>
    <message>
        <source>Sa&amp;ve scene</source>
        <translation>シーンを保存(&amp;V)</translation>
    </message>
    <message>
        <source>Save the edited scene</source>
        <translation>編集したシーンを保存します</translation>
    </message>
    <message>
        <source>Save scene &amp;as…</source>
        <translation>シーンに名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Save the scene to another file, to be edited from now on</source>
        <translation>シーンを別のファイルに保存し、以後はそのファイルを編集します</translation>
    </message>
    <message>
        <source>Re&amp;vert scene</source>
        <translation>シーンを元に戻す(&amp;V)</translation>
    </message>
    <message>
        <source>Discard unsaved edits and read the scene file again</source>
        <translation>保存していない編集を破棄し、シーンファイルを読み込み直します</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Undo the last edit of the scene file</source>
        <translation>シーンファイルの最後の編集を元に戻します</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直し(&amp;R)</translation>
    </message>
    <message>
        <source>Redo the edit that was undone</source>
        <translation>元に戻した編集をやり直します</translation>
    </message>
    <message>
        <source>&amp;Edit scene</source>
        <translation>シーンを編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Apply edits</source>
        <translation>編集を適用(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Clear drawings</source>
        <translation>描画を消去(&amp;C)</translation>
    </message>
    <message>
        <source>Remove the drawings of agents and tools from the views</source>
        <translation>エージェントやツールの描画をビューから消します</translation>
    </message>
    <message>
        <source>Start de&amp;mo match</source>
        <translation>デモ試合を開始(&amp;M)</translation>
    </message>
    <message>
        <source>Watch the sample team play against itself</source>
        <translation>サンプルチーム同士の対戦を観戦します</translation>
    </message>
    <message>
        <source>Edit the file of the scene at its beginning, also by moving things</source>
        <translation>物体を動かすことも含めて、シーンのファイルを初期状態で編集します</translation>
    </message>
    <message>
        <source>Reset the world, from the edited text, with edits that it cannot take over while it runs</source>
        <translation>実行中に反映できない編集も含めて、編集したテキストからワールドをリセットします</translation>
    </message>
    <message>
        <source>List what keys and mouse do, as they are set now</source>
        <translation>現在のキーとマウスの操作を一覧表示します</translation>
    </message>
</context>
<context>
    <name>sparkwright::AddNodePopup</name>
    <message>
        <source>Add node</source>
        <translation>ノードを追加</translation>
    </message>
    <message>
        <source>Class to add</source>
        <translation>追加するクラス</translation>
    </message>
    <message>
        <source>Classes that fit here</source>
        <translation>ここに使えるクラス</translation>
    </message>
    <message>
        <source>No class of this name fits here.</source>
        <translation>この名前のクラスで、ここに使えるものはありません。</translation>
    </message>
</context>
<context>
    <name>sparkwright::AgentsPart</name>
    <message>
        <source>Start the programs of a team from its team file</source>
        <translation>チームファイルからチームのプログラムを起動します</translation>
    </message>
    <message>
        <source>Start teams of the pro&amp;ject</source>
        <translation>プロジェクトのチームを起動(&amp;J)</translation>
    </message>
    <message>
        <source>Start the programs of the teams that the open project names</source>
        <translation>開いているプロジェクトが指定するチームのプログラムを起動します</translation>
    </message>
    <message>
        <source>Start the program of an agent, once or several times</source>
        <translation>エージェントのプログラムを1つまたは複数起動します</translation>
    </message>
    <message>
        <source>Stop all programs</source>
        <translation>すべてのプログラムを停止</translation>
    </message>
    <message>
        <source>Ask all programs that were started here to end</source>
        <translation>ここで起動したすべてのプログラムに終了を求めます</translation>
    </message>
    <message>
        <source>Show messages of agents</source>
        <translation>エージェントのメッセージを表示</translation>
    </message>
    <message>
        <source>See what agents are told and say, decoded, and send messages by hand</source>
        <translation>エージェントとやり取りするメッセージをデコードして表示し、手動でも送信できます</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>コマンドをコピー</translation>
    </message>
    <message>
        <source>Copy a command that attaches an agent, to be pasted into a terminal</source>
        <translation>エージェントを接続するコマンドをコピーします。端末に貼り付けて使います</translation>
    </message>
    <message>
        <source>Show %1 among the agents</source>
        <translation>%1をエージェントの一覧に表示</translation>
    </message>
    <message>
        <source>The agent that the others wait for is selected</source>
        <translation>他が待っているエージェントを選択しました</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>エージェント</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>The teams of the project were not started: see the log</source>
        <translation>プロジェクトのチームを起動できませんでした: ログを確認してください</translation>
    </message>
    <message>
        <source>%1 starts when %2 has joined, so that it plays on the right</source>
        <translation>%2が参加してから%1を起動します。これで%1は右側になります</translation>
    </message>
    <message>
        <source>%1 starts although no team has joined before: it may play on the left</source>
        <translation>先に参加したチームがないまま%1を起動します。左側になるかもしれません</translation>
    </message>
    <message>
        <source>Only %1 of %2 programs were started: at most %3 may run at once</source>
        <translation>%2個のうち%1個のプログラムだけを起動しました: 同時に実行できるのは%3個までです</translation>
    </message>
    <message numerus="yes">
        <source>Started %n program(s)</source>
        <translation>
            <numerusform>%n個のプログラムを起動しました</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>コピーしました: %1</translation>
    </message>
    <message>
        <source>Select robot</source>
        <translation>ロボットを選択</translation>
    </message>
    <message>
        <source>Show messages</source>
        <translation>メッセージを表示</translation>
    </message>
    <message>
        <source>Copy command that attaches a debugger</source>
        <translation>デバッガーを接続するコマンドをコピー</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>切断</translation>
    </message>
    <message>
        <source>Show console</source>
        <translation>コンソールを表示</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>再起動</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Kill</source>
        <translation>強制終了</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>一覧から削除</translation>
    </message>
    <message>
        <source>Copy its command</source>
        <translation>コマンドをコピー</translation>
    </message>
    <message>
        <source>Start &amp;a team…</source>
        <translation>チームを起動(&amp;A)…</translation>
    </message>
    <message>
        <source>Start a progra&amp;m…</source>
        <translation>プログラムを起動(&amp;M)…</translation>
    </message>
    <message numerus="yes">
        <source>%n program(s) that were started here run.</source>
        <translation>
            <numerusform>ここで起動したプログラムが%n個実行中です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Player</source>
        <translation>選手</translation>
    </message>
    <message>
        <source>Switch robot on</source>
        <translation>ロボットの電源を入れる</translation>
    </message>
    <message>
        <source>Switch robot off</source>
        <translation>ロボットの電源を切る</translation>
    </message>
    <message>
        <source>A robot without power ignores its agent, which still gets percepts; its joints give way</source>
        <translation>電源の切れたロボットはエージェントを無視しますが、エージェントには知覚が届きます。関節の力は抜けます</translation>
    </message>
</context>
<context>
    <name>sparkwright::AttachCommands</name>
    <message>
        <source>Sample team</source>
        <translation>サンプルチーム</translation>
    </message>
    <message>
        <source>FCPCodebase</source>
        <translation>FCPCodebase</translation>
    </message>
    <message>
        <source>Host and port</source>
        <translation>ホストとポート</translation>
    </message>
</context>
<context>
    <name>sparkwright::AveragesView</name>
    <message>
        <source>Averages</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Runs that differ in their seeds</source>
        <translation>シードだけが異なる実行</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Mean with the 95 % confidence interval, by Student&apos;s t distribution</source>
        <translation>平均と95 %信頼区間(スチューデントのt分布による)</translation>
    </message>
    <message>
        <source>All runs</source>
        <translation>すべての実行</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) from %1 to %2</source>
        <translation>
            <numerusform>%1から%2までの%n個の値</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::BallCommands</name>
    <message>
        <source>&amp;Centre</source>
        <translation>中央(&amp;C)</translation>
    </message>
    <message>
        <source>Put the ball on the centre spot</source>
        <translation>ボールをセンタースポットに置きます</translation>
    </message>
    <message>
        <source>Ball to the centre</source>
        <translation>ボールを中央へ</translation>
    </message>
    <message>
        <source>Match key: put the ball on the centre spot</source>
        <translation>試合キー: ボールをセンタースポットに置く</translation>
    </message>
    <message>
        <source>&amp;Left far corner</source>
        <translation>左奥のコーナー(&amp;L)</translation>
    </message>
    <message>
        <source>Put the ball into the corner at the left goal, far side</source>
        <translation>ボールを左ゴール側の奥のコーナーに置きます</translation>
    </message>
    <message>
        <source>Ball to the left far corner</source>
        <translation>ボールを左奥のコーナーへ</translation>
    </message>
    <message>
        <source>Match key: put the ball into the corner at the left goal, far side</source>
        <translation>試合キー: ボールを左ゴール側の奥のコーナーに置く</translation>
    </message>
    <message>
        <source>&amp;Right far corner</source>
        <translation>右奥のコーナー(&amp;R)</translation>
    </message>
    <message>
        <source>Put the ball into the corner at the right goal, far side</source>
        <translation>ボールを右ゴール側の奥のコーナーに置きます</translation>
    </message>
    <message>
        <source>Ball to the right far corner</source>
        <translation>ボールを右奥のコーナーへ</translation>
    </message>
    <message>
        <source>Match key: put the ball into the corner at the right goal, far side</source>
        <translation>試合キー: ボールを右ゴール側の奥のコーナーに置く</translation>
    </message>
    <message>
        <source>L&amp;eft near corner</source>
        <translation>左手前のコーナー(&amp;E)</translation>
    </message>
    <message>
        <source>Put the ball into the corner at the left goal, near side</source>
        <translation>ボールを左ゴール側の手前のコーナーに置きます</translation>
    </message>
    <message>
        <source>Ball to the left near corner</source>
        <translation>ボールを左手前のコーナーへ</translation>
    </message>
    <message>
        <source>Match key: put the ball into the corner at the left goal, near side</source>
        <translation>試合キー: ボールを左ゴール側の手前のコーナーに置く</translation>
    </message>
    <message>
        <source>Ri&amp;ght near corner</source>
        <translation>右手前のコーナー(&amp;G)</translation>
    </message>
    <message>
        <source>Put the ball into the corner at the right goal, near side</source>
        <translation>ボールを右ゴール側の手前のコーナーに置きます</translation>
    </message>
    <message>
        <source>Ball to the right near corner</source>
        <translation>ボールを右手前のコーナーへ</translation>
    </message>
    <message>
        <source>Match key: put the ball into the corner at the right goal, near side</source>
        <translation>試合キー: ボールを右ゴール側の手前のコーナーに置く</translation>
    </message>
    <message>
        <source>Left &amp;penalty mark</source>
        <translation>左のペナルティーマーク(&amp;P)</translation>
    </message>
    <message>
        <source>Put the ball 1.3 m in front of the left goal</source>
        <translation>ボールを左ゴールの1.3 m前に置きます</translation>
    </message>
    <message>
        <source>Ball to the left penalty mark</source>
        <translation>ボールを左のペナルティーマークへ</translation>
    </message>
    <message>
        <source>Match key: put the ball 1.3 m in front of the left goal</source>
        <translation>試合キー: ボールを左ゴールの1.3 m前に置く</translation>
    </message>
    <message>
        <source>Right penalty &amp;mark</source>
        <translation>右のペナルティーマーク(&amp;M)</translation>
    </message>
    <message>
        <source>Put the ball 1.3 m in front of the right goal</source>
        <translation>ボールを右ゴールの1.3 m前に置きます</translation>
    </message>
    <message>
        <source>Ball to the right penalty mark</source>
        <translation>ボールを右のペナルティーマークへ</translation>
    </message>
    <message>
        <source>Match key: put the ball 1.3 m in front of the right goal</source>
        <translation>試合キー: ボールを右ゴールの1.3 m前に置く</translation>
    </message>
    <message>
        <source>In front of the &amp;selected player</source>
        <translation>選択した選手の前(&amp;S)</translation>
    </message>
    <message>
        <source>Put the ball before the feet of the selected player</source>
        <translation>ボールを選択した選手の足元に置きます</translation>
    </message>
    <message>
        <source>Before the kick-off the referee keeps the ball in the centre: start the match, or choose PlayOn</source>
        <translation>キックオフまでは審判がボールを中央に保ちます。試合を開始するか、PlayOnを選んでください</translation>
    </message>
    <message>
        <source>Ball in front of the selected player</source>
        <translation>ボールを選択した選手の前へ</translation>
    </message>
    <message>
        <source>&amp;Ball to</source>
        <translation>ボールの移動先(&amp;B)</translation>
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
        <translation>%1をビーム</translation>
    </message>
    <message>
        <source>Place along the field, metres</source>
        <translation>フィールドの長さ方向の位置(メートル)</translation>
    </message>
    <message>
        <source>Along the field: 0 in the centre, more towards the right goal</source>
        <translation>フィールドの長さ方向: 中央が0で、大きいほど右ゴール寄り</translation>
    </message>
    <message>
        <source>Place across the field, metres</source>
        <translation>フィールドの幅方向の位置(メートル)</translation>
    </message>
    <message>
        <source>Across the field: 0 in the centre, more towards the far side</source>
        <translation>フィールドの幅方向: 中央が0で、大きいほど奥側</translation>
    </message>
    <message>
        <source>Direction in which it looks, degrees</source>
        <translation>向いている方向(度)</translation>
    </message>
    <message>
        <source>0°: to the right goal; 90°: to the far side</source>
        <translation>0°: 右ゴール方向、90°: 奥側</translation>
    </message>
    <message>
        <source>&amp;x</source>
        <translation>x(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;y</source>
        <translation>y(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Direction</source>
        <translation>方向(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Beam</source>
        <translation>ビーム(&amp;B)</translation>
    </message>
    <message>
        <source>Put the player there, upright; again for another place</source>
        <translation>選手をその場所に直立させます。続けて別の場所にも移せます</translation>
    </message>
</context>
<context>
    <name>sparkwright::BoardDialog</name>
    <message>
        <source>Connect a robot</source>
        <translation>ロボットを接続</translation>
    </message>
    <message>
        <source>Choose a robot</source>
        <translation>ロボットを選ぶ</translation>
    </message>
    <message>
        <source>&amp;Robot</source>
        <translation>ロボット(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Host</source>
        <translation>ホスト(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>ポート(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>接続(&amp;C)</translation>
    </message>
    <message>
        <source>Robots (*.f2krobot)</source>
        <translation>ロボット (*.f2krobot)</translation>
    </message>
</context>
<context>
    <name>sparkwright::BoardView</name>
    <message>
        <source>Filter messages</source>
        <translation>メッセージを絞り込む</translation>
    </message>
    <message>
        <source>Hold: show no further messages</source>
        <translation>保持: 新しいメッセージを表示しない</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>保持</translation>
    </message>
    <message>
        <source>Clear messages</source>
        <translation>メッセージを消去</translation>
    </message>
    <message>
        <source>Messages of clients</source>
        <translation>クライアントのメッセージ</translation>
    </message>
    <message>
        <source>What clients send (→) and are told (←), with the simulated time and the number of the client.</source>
        <translation>クライアントが送るもの（→）と受け取るもの（←）。シミュレーション時刻とクライアント番号付き。</translation>
    </message>
</context>
<context>
    <name>sparkwright::CameraControl</name>
    <message>
        <source>The subject of the camera has left the scene</source>
        <translation>カメラの対象がシーンからなくなりました</translation>
    </message>
    <message>
        <source>There is no ball to follow</source>
        <translation>追うボールがありません</translation>
    </message>
    <message>
        <source>Select a robot first</source>
        <translation>まずロボットを選択してください</translation>
    </message>
</context>
<context>
    <name>sparkwright::CameraFeed</name>
    <message>
        <source>Agent %1</source>
        <translation>エージェント%1</translation>
    </message>
    <message>
        <source>Along +Y</source>
        <translation>+Y方向</translation>
    </message>
    <message>
        <source>Head (%1)</source>
        <translation>頭(%1)</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>頭</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>ボディ</translation>
    </message>
    <message>
        <source>Selected node</source>
        <translation>選択したノード</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a robot and its camera</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 is not there. It is shown when it comes; or choose another robot.</source>
        <translation>%1はいません。現れると表示されます。別のロボットを選ぶこともできます。</translation>
    </message>
    <message>
        <source>No robot is there yet. Select a node to look along its +Y axis.</source>
        <translation>ロボットはまだいません。ノードを選択すると、その+Y軸方向を見ます。</translation>
    </message>
    <message>
        <source>Select a node to look along its +Y axis.</source>
        <translation>ノードを選択すると、その+Y軸方向を見ます。</translation>
    </message>
    <message>
        <source>There is no picture: %1</source>
        <translation>画像がありません: %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::CameraInset</name>
    <message>
        <source>Picture of %1</source>
        <translation>%1の画像</translation>
    </message>
    <message>
        <source>Open as &amp;window</source>
        <translation>ウィンドウで開く(&amp;W)</translation>
    </message>
    <message>
        <source>To the upper &amp;left corner</source>
        <translation>左上隅へ(&amp;L)</translation>
    </message>
    <message>
        <source>To the upper &amp;right corner</source>
        <translation>右上隅へ(&amp;R)</translation>
    </message>
    <message>
        <source>To the l&amp;ower left corner</source>
        <translation>左下隅へ(&amp;O)</translation>
    </message>
    <message>
        <source>To the low&amp;er right corner</source>
        <translation>右下隅へ(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Close picture</source>
        <translation>画像を閉じる</translation>
    </message>
    <message>
        <source>Close this picture</source>
        <translation>この画像を閉じます</translation>
    </message>
    <message>
        <source>Drag it to another corner; a double click opens it as a window</source>
        <translation>ドラッグで別の隅へ移動、ダブルクリックでウィンドウとして開きます</translation>
    </message>
</context>
<context>
    <name>sparkwright::CameraPanel</name>
    <message>
        <source>Selected node</source>
        <translation>選択したノード</translation>
    </message>
    <message>
        <source>Save the camera&apos;s picture</source>
        <translation>カメラの画像を保存</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg)</source>
        <translation>画像 (*.png *.jpg)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1を保存しました</translation>
    </message>
    <message>
        <source>The picture is not saved: %1</source>
        <translation>画像は保存されていません: %1</translation>
    </message>
    <message>
        <source>Robot</source>
        <translation>ロボット</translation>
    </message>
    <message>
        <source>Whose camera is shown</source>
        <translation>カメラを表示する対象</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>Camera of the robot, or the view of its head</source>
        <translation>ロボットのカメラ、または頭からの視点</translation>
    </message>
    <message>
        <source>Kind of picture</source>
        <translation>画像の種類</translation>
    </message>
    <message>
        <source>Kind of picture: colour, depth or segments</source>
        <translation>画像の種類: カラー、深度、セグメント</translation>
    </message>
    <message>
        <source>As sent</source>
        <translation>送信されたまま</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>カラー</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>セグメント</translation>
    </message>
    <message>
        <source>Save this picture</source>
        <translation>この画像を保存</translation>
    </message>
    <message>
        <source>%1 (not there)</source>
        <translation>%1(不在)</translation>
    </message>
    <message>
        <source>Show this picture in a corner of the active view, too</source>
        <translation>この画像をアクティブなビューの隅にも表示します</translation>
    </message>
    <message>
        <source>Show in view</source>
        <translation>ビューに表示</translation>
    </message>
</context>
<context>
    <name>sparkwright::CameraPresets</name>
    <message>
        <source>Left goal</source>
        <translation>左ゴール</translation>
    </message>
    <message>
        <source>Behind the left goal</source>
        <translation>左ゴールの後ろ</translation>
    </message>
    <message>
        <source>Left corner</source>
        <translation>左コーナー</translation>
    </message>
    <message>
        <source>Middle, from the side</source>
        <translation>中央、横から</translation>
    </message>
    <message>
        <source>Right corner</source>
        <translation>右コーナー</translation>
    </message>
    <message>
        <source>Behind the right goal</source>
        <translation>右ゴールの後ろ</translation>
    </message>
    <message>
        <source>Right goal</source>
        <translation>右ゴール</translation>
    </message>
    <message>
        <source>Whole field from above</source>
        <translation>フィールド全体、上から</translation>
    </message>
    <message>
        <source>From the front (looking along −y)</source>
        <translation>前から(−y方向を見る)</translation>
    </message>
    <message>
        <source>From behind (looking along +y)</source>
        <translation>後ろから(+y方向を見る)</translation>
    </message>
    <message>
        <source>From the left (looking along +x)</source>
        <translation>左から(+x方向を見る)</translation>
    </message>
    <message>
        <source>From the right (looking along −x)</source>
        <translation>右から(−x方向を見る)</translation>
    </message>
    <message>
        <source>From above</source>
        <translation>上から</translation>
    </message>
    <message>
        <source>Obliquely from the front left</source>
        <translation>左斜め前から</translation>
    </message>
    <message>
        <source>Obliquely from the front right</source>
        <translation>右斜め前から</translation>
    </message>
    <message>
        <source>Obliquely from behind right</source>
        <translation>右斜め後ろから</translation>
    </message>
</context>
<context>
    <name>sparkwright::CameraWindows</name>
    <message>
        <source>New camera wi&amp;ndow</source>
        <translation>新しいカメラウィンドウ(&amp;N)</translation>
    </message>
    <message>
        <source>Show one more camera of a robot in a window of its own</source>
        <translation>ロボットのカメラをもう1つ、専用のウィンドウに表示します</translation>
    </message>
    <message>
        <source>Show camera &amp;in the view</source>
        <translation>カメラをビューに表示(&amp;I)</translation>
    </message>
    <message>
        <source>Show the picture of a robot&apos;s camera small in a corner of the active view</source>
        <translation>ロボットのカメラの画像を、アクティブなビューの隅に小さく表示します</translation>
    </message>
    <message numerus="yes">
        <source>There are %n camera windows already: close one first</source>
        <translation>
            <numerusform>カメラウィンドウがすでに%n個あります: 先に1つ閉じてください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n camera pictures in the views already: close one first</source>
        <translation>
            <numerusform>ビューにカメラの画像がすでに%n枚あります: 先に1つ閉じてください</numerusform>
        </translation>
    </message>
    <message>
        <source>The view is too small for a camera picture</source>
        <translation>ビューが小さすぎてカメラの画像を表示できません</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>Camera window</source>
        <translation>カメラウィンドウ</translation>
    </message>
</context>
<context>
    <name>sparkwright::CapturePart</name>
    <message>
        <source>Saved %1</source>
        <translation>%1を保存しました</translation>
    </message>
    <message>
        <source>A video is being recorded.</source>
        <translation>動画を録画中です。</translation>
    </message>
</context>
<context>
    <name>sparkwright::ChangeBanner</name>
    <message>
        <source>Change of the file</source>
        <translation>ファイルの変更</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>Read the file again; undo brings the present text back</source>
        <translation>ファイルを読み込み直します。「元に戻す」で今のテキストに戻せます</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>自分の版を保持</translation>
    </message>
    <message>
        <source>Keep the present text; saving overwrites the file</source>
        <translation>今のテキストを保持します。保存するとファイルを上書きします</translation>
    </message>
    <message>
        <source>Show difference</source>
        <translation>差分を表示</translation>
    </message>
    <message>
        <source>Compare the present text with the file</source>
        <translation>今のテキストをファイルと比較します</translation>
    </message>
    <message>
        <source>Another program has changed %1.</source>
        <translation>別のプログラムが%1を変更しました。</translation>
    </message>
    <message>
        <source>Another program has deleted or moved %1.</source>
        <translation>別のプログラムが%1を削除または移動しました。</translation>
    </message>
</context>
<context>
    <name>sparkwright::ColourChips</name>
    <message>
        <source>Colour</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Change colour</source>
        <translation>色を変更</translation>
    </message>
</context>
<context>
    <name>sparkwright::ComparedView</name>
    <message>
        <source>&amp;Shift:</source>
        <translation>ずれ(&amp;S):</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>How much later this run is shown than the first one, in simulated seconds</source>
        <translation>この実行を最初の実行よりどれだけ遅らせて表示するか(シミュレーション上の秒)</translation>
    </message>
    <message>
        <source>Shift of the other run</source>
        <translation>もう一方の実行のずれ</translation>
    </message>
    <message>
        <source>Same camera: both runs are seen from the same place</source>
        <translation>同じカメラ: 両方の実行を同じ場所から見ます</translation>
    </message>
    <message>
        <source>Same camera</source>
        <translation>同じカメラ</translation>
    </message>
    <message>
        <source>End the comparison</source>
        <translation>比較を終了</translation>
    </message>
    <message>
        <source>View of the other run</source>
        <translation>もう一方の実行のビュー</translation>
    </message>
    <message>
        <source>This run lasts from %1 to %2</source>
        <translation>この実行は%1から%2までです</translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>違いなし</translation>
    </message>
    <message>
        <source>Ball %1 m apart</source>
        <translation>ボールの差%1 m</translation>
    </message>
    <message>
        <source>left %1</source>
        <translation>左%1</translation>
    </message>
    <message>
        <source>right %1</source>
        <translation>右%1</translation>
    </message>
    <message>
        <source>The runs have neither ball nor robots in common</source>
        <translation>両方の実行に共通するボールもロボットもありません</translation>
    </message>
    <message>
        <source>Robots up to %1 m apart (%2)</source>
        <translation>ロボットの差は最大%1 m (%2)</translation>
    </message>
</context>
<context>
    <name>sparkwright::Comparison</name>
    <message>
        <source>Co&amp;mpare with recording…</source>
        <translation>記録と比較(&amp;M)…</translation>
    </message>
    <message>
        <source>Show another recording beside this one, at the same time of the match</source>
        <translation>別の記録を、試合の同じ時刻でこの記録と並べて表示します</translation>
    </message>
</context>
<context>
    <name>sparkwright::Completer</name>
    <message>
        <source>Complete</source>
        <translation>補完</translation>
    </message>
</context>
<context>
    <name>sparkwright::CompletionList</name>
    <message>
        <source>Proposals</source>
        <translation>候補</translation>
    </message>
</context>
<context>
    <name>sparkwright::ConnectDialog</name>
    <message>
        <source>Connect to server</source>
        <translation>サーバーに接続</translation>
    </message>
    <message>
        <source>Watch a match that runs on another server, as a monitor does. Commands of the match go there; the own simulation pauses meanwhile.</source>
        <translation>別のサーバーで行われている試合を、モニターとして観戦します。試合のコマンドはそのサーバーに送られ、その間は自分のシミュレーションを一時停止します。</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>ホスト</translation>
    </message>
    <message>
        <source>Name or address of the machine; host:port is understood, too</source>
        <translation>マシンの名前またはアドレス。host:portの形式も使えます</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>ポート</translation>
    </message>
    <message>
        <source>The server&apos;s port for monitors: 3200 as a rule, 60001 of newer servers</source>
        <translation>サーバーのモニター用ポート: 通常は3200、新しいサーバーでは60001</translation>
    </message>
    <message>
        <source>&amp;Host</source>
        <translation>ホスト(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>ポート(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>接続(&amp;C)</translation>
    </message>
    <message>
        <source>Enter the name or the address of a machine.</source>
        <translation>マシンの名前またはアドレスを入力してください。</translation>
    </message>
    <message>
        <source>A port is a number from 1 to 65535.</source>
        <translation>ポートは1から65535までの数です。</translation>
    </message>
</context>
<context>
    <name>sparkwright::ConnectionsModel</name>
    <message>
        <source>Answers within %1 ms (median), %2 ms (99 of 100), %3 ms (all)</source>
        <translation>応答時間: %1 ms (中央値)、%2 ms (99 %)、%3 ms (全体)</translation>
    </message>
    <message>
        <source>Cycles without an answer: %1 of %2, at most %3 in a row</source>
        <translation>応答のなかったサイクル: %2中%1、連続で最大%3</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Wall time from an agent&apos;s percepts to its answer, median</source>
        <translation>エージェントへの知覚の送信から応答までの実時間の中央値</translation>
    </message>
    <message>
        <source>Cycles that began before the agent had answered</source>
        <translation>エージェントが応答する前に始まったサイクル</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>応答</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>逸失</translation>
    </message>
    <message>
        <source>Monitor</source>
        <translation>モニター</translation>
    </message>
    <message>
        <source>%1 messages, %2 received, %3 sent, connected at %4 s</source>
        <translation>メッセージ%1件、受信%2、送信%3、%4 sに接続</translation>
    </message>
    <message>
        <source>%1 messages not sent: it does not read fast enough</source>
        <translation>未送信のメッセージ%1件: 読み取りが追いついていません</translation>
    </message>
    <message>
        <source>The next cycle waits for it</source>
        <translation>次のサイクルはこのエージェントを待っています</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>チーム</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Last message</source>
        <translation>最後のメッセージ</translation>
    </message>
    <message>
        <source>Agent %1</source>
        <translation>エージェント%1</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Cycles that continued without it because it was late: %1</source>
        <translation>遅れたために待たずに進めたサイクル: %1</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Time to answer</source>
        <translation>応答時間</translation>
    </message>
    <message>
        <source>Missed cycles</source>
        <translation>逸失サイクル</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>Cycles of sync mode that continued without the agent after its timeout</source>
        <translation>同期モードで、タイムアウト後にエージェントを待たずに進めたサイクル</translation>
    </message>
    <message>
        <source>Skipped cycles</source>
        <translation>スキップしたサイクル</translation>
    </message>
    <message>
        <source>Thinks no more: see the log</source>
        <translation>思考を停止しました: ログを参照してください</translation>
    </message>
    <message>
        <source>Robot: %1</source>
        <translation>ロボット: %1</translation>
    </message>
    <message>
        <source>Robot type %1: %2 (%3)</source>
        <translation>ロボットタイプ%1: %2 (%3)</translation>
    </message>
    <message>
        <source>Battery: %1 %</source>
        <translation>バッテリー: %1 %</translation>
    </message>
    <message>
        <source>The battery is empty: its motors are off</source>
        <translation>バッテリーが空です: モーターは切れています</translation>
    </message>
    <message>
        <source>Hottest motor: %1, %2 °C</source>
        <translation>最も熱いモーター: %1、%2 °C</translation>
    </message>
    <message numerus="yes">
        <source>%n motor(s) with less torque, because of the heat</source>
        <translation>
            <numerusform>%n個のモーターが熱のためトルク低下中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n motor(s) off until they have cooled down</source>
        <translation>
            <numerusform>%n個のモーターが冷えるまで停止中</numerusform>
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
        <translation>ロボット</translation>
    </message>
    <message>
        <source>Type or file of the robot</source>
        <translation>ロボットのタイプまたはファイル</translation>
    </message>
    <message>
        <source>Battery</source>
        <translation>バッテリー</translation>
    </message>
    <message>
        <source>Charge of the robot&apos;s battery</source>
        <translation>ロボットのバッテリー残量</translation>
    </message>
    <message>
        <source>Hottest</source>
        <translation>最高温度</translation>
    </message>
    <message>
        <source>Temperature of the robot&apos;s hottest motor; marked if motors have reduced torque or are off</source>
        <translation>ロボットの最も熱いモーターの温度。トルクが低下または停止したモーターがあると印が付きます</translation>
    </message>
    <message>
        <source>Hottest motor</source>
        <translation>最も熱いモーター</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Program: %1</source>
        <translation>プログラム: %1</translation>
    </message>
    <message>
        <source>Process %1</source>
        <translation>プロセス%1</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>How the program is that was started here</source>
        <translation>ここで起動したプログラムの状態</translation>
    </message>
    <message>
        <source>In</source>
        <translation>受信</translation>
    </message>
    <message>
        <source>Bytes received</source>
        <translation>受信したバイト数</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>受信</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>Bytes sent</source>
        <translation>送信したバイト数</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>%1, off</source>
        <translation>%1、電源オフ</translation>
    </message>
    <message>
        <source>Strategy or display</source>
        <translation>戦略または表示</translation>
    </message>
</context>
<context>
    <name>sparkwright::ConnectionsPanel</name>
    <message>
        <source>Command that attaches an agent</source>
        <translation>エージェントを接続するコマンド</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>コマンドをコピー</translation>
    </message>
    <message>
        <source>Copies the command, to be pasted into a terminal</source>
        <translation>端末に貼り付けられるように、コマンドをコピーします</translation>
    </message>
    <message>
        <source>Each agent appears here with its team, number and last message.</source>
        <translation>各エージェントが、チーム、番号、最後のメッセージとともにここに表示されます。</translation>
    </message>
    <message>
        <source>No agent is connected yet. Agents connect by UDP to %2, port %1.</source>
        <translation>接続しているエージェントはまだありません。エージェントはUDPで%2のポート%1に接続します。</translation>
    </message>
    <message>
        <source>A recording is shown: nobody connects to it. Agents play in a simulation of this program; open a scene or a project for one.</source>
        <translation>記録を表示中のため、誰も接続しません。エージェントはこのプログラムのシミュレーションでプレーします。シーンまたはプロジェクトを開いてください。</translation>
    </message>
    <message>
        <source>A server elsewhere is watched. Agents connect to that server; it does not tell about them.</source>
        <translation>別の場所のサーバーを観戦しています。エージェントはそのサーバーに接続しますが、その情報は送られてきません。</translation>
    </message>
    <message>
        <source>No agent is connected yet. Agents for the 3D league of any team can play here: they connect by TCP to %2, port %1. This command, in a terminal, attaches one:</source>
        <translation>接続しているエージェントはまだありません。ここではどのチームの3Dリーグ用エージェントもプレーできます。TCPで%2のポート%1に接続します。端末で次のコマンドを実行すると接続できます:</translation>
    </message>
    <message>
        <source>No agent can connect before a port is open.</source>
        <translation>ポートが開くまで、エージェントは接続できません。</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>エージェント</translation>
    </message>
    <message>
        <source>Filter agents</source>
        <translation>エージェントを絞り込み</translation>
    </message>
    <message>
        <source>Filter the agents</source>
        <translation>エージェントの絞り込み</translation>
    </message>
    <message>
        <source>Program to attach</source>
        <translation>接続するプログラム</translation>
    </message>
    <message>
        <source>Whose command is shown</source>
        <translation>どのプログラムのコマンドを表示するか</translation>
    </message>
    <message>
        <source>Strategies lead the teams of this game, each a whole one: load them in the dock Strategies. Others connect by TCP to %2, port %1. Robots of this scene have no agents.</source>
        <translation>この試合では戦略がチーム全体を率います。「戦略」ドックで読み込んでください。ほかは TCP で %2 のポート %1 に接続します。このシーンのロボットにエージェントはありません。</translation>
    </message>
    <message>
        <source>Programs bring a robot each, and lead it: they connect by TCP to %2, port %1. Robots of this scene have no agents.</source>
        <translation>プログラムはそれぞれロボットを 1 台持ち込んで操縦します。TCP で %2 のポート %1 に接続します。このシーンのロボットにエージェントはありません。</translation>
    </message>
    <message>
        <source>%1 (from other computers %2)</source>
        <extracomment>%1 and %2: addresses</extracomment>
        <translation>%1（ほかのコンピューターからは %2）</translation>
    </message>
</context>
<context>
    <name>sparkwright::ConsoleView</name>
    <message>
        <source>The filter is no regular expression: %1, at character %2</source>
        <translation>フィルターが正規表現ではありません: %1 (%2文字目)</translation>
    </message>
    <message numerus="yes">
        <source>[%n line(s) left out, too many to show]</source>
        <translation>
            <numerusform>[多すぎて表示できないため、%n行を省略]</numerusform>
        </translation>
    </message>
    <message>
        <source>Save console</source>
        <translation>コンソールを保存</translation>
    </message>
    <message>
        <source>Texts (*.log *.txt)</source>
        <translation>テキスト (*.log *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Console saved as %1</source>
        <translation>コンソールを%1として保存しました</translation>
    </message>
    <message>
        <source>The console was not saved as %1: %2</source>
        <translation>コンソールを%1として保存できませんでした: %2</translation>
    </message>
    <message>
        <source>All output</source>
        <translation>すべての出力</translation>
    </message>
    <message>
        <source>Standard output</source>
        <translation>標準出力</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>標準エラー</translation>
    </message>
    <message>
        <source>Output to show</source>
        <translation>表示する出力</translation>
    </message>
    <message>
        <source>Which output of the program is shown; lines of standard error have a bar at the left</source>
        <translation>表示するプログラムの出力。標準エラーの行には左に線が付きます</translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation>テキストで絞り込み</translation>
    </message>
    <message>
        <source>Filter the console</source>
        <translation>コンソールの絞り込み</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>コンソール</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>正規表現</translation>
    </message>
    <message>
        <source>The filter is a regular expression</source>
        <translation>フィルターは正規表現です</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>追従</translation>
    </message>
    <message>
        <source>Keeps the newest line in sight</source>
        <translation>最新の行を常に表示します</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copies the selected text, or all that is shown</source>
        <translation>選択したテキスト、または表示中のすべてをコピーします</translation>
    </message>
    <message>
        <source>Writes all lines that are kept to a file</source>
        <translation>保持しているすべての行をファイルに書き込みます</translation>
    </message>
    <message>
        <source>Clear the console</source>
        <translation>コンソールを消去</translation>
    </message>
    <message>
        <source>Removes all lines from the console</source>
        <translation>コンソールからすべての行を削除します</translation>
    </message>
</context>
<context>
    <name>sparkwright::CoreTexts</name>
    <message>
        <source>the clock shows %1 s, limit %2 s</source>
        <comment>clock.limit</comment>
        <translation>時計は%1 s、制限は%2 sです</translation>
    </message>
    <message>
        <source>the pause of %1 s is over</source>
        <comment>clock.pauseOver</comment>
        <translation>%1 sの中断が終わりました</translation>
    </message>
    <message>
        <source>the time of %1 s is over</source>
        <comment>clock.timeOver</comment>
        <translation>%1 sの時間が終わりました</translation>
    </message>
    <message>
        <source>the second half begins</source>
        <comment>clock.secondHalf</comment>
        <translation>後半が始まります</translation>
    </message>
    <message>
        <source>the teams change sides</source>
        <comment>clock.sidesChange</comment>
        <translation>両チームがサイドを入れ替えます</translation>
    </message>
    <message>
        <source>players have waited for %1 s, limit %2 s</source>
        <comment>kickOff.waited</comment>
        <translation>選手は%1 s待ちました(制限%2 s)</translation>
    </message>
    <message>
        <source>asked for by command</source>
        <comment>command.asked</comment>
        <translation>コマンドによる要求</translation>
    </message>
    <message>
        <source>%1 set to %2</source>
        <comment>command.set</comment>
        <translation>%1を%2に設定しました</translation>
    </message>
    <message>
        <source>set from %1 to %2</source>
        <comment>command.score</comment>
        <translation>%1から%2に設定</translation>
    </message>
    <message>
        <source>decided by the human referee</source>
        <comment>command.human</comment>
        <translation>人間の審判による決定</translation>
    </message>
    <message>
        <source>%1 has touched the ball</source>
        <comment>ball.touched</comment>
        <translation>%1がボールに触れました</translation>
    </message>
    <message>
        <source>last touched by %1</source>
        <comment>ball.lastTouched</comment>
        <translation>最後に触れたのは%1</translation>
    </message>
    <message>
        <source>touched by nobody</source>
        <comment>ball.untouched</comment>
        <translation>誰も触れていません</translation>
    </message>
    <message>
        <source>the ball is behind the goal line at %1, %2</source>
        <comment>ball.behindGoalLine</comment>
        <translation>ボールがゴールラインを越えました: %1, %2</translation>
    </message>
    <message>
        <source>the ball is behind the side line at %1, %2</source>
        <comment>ball.behindSideLine</comment>
        <translation>ボールがサイドラインを越えました: %1, %2</translation>
    </message>
    <message>
        <source>the ball has left the field upwards or downwards</source>
        <comment>ball.lost</comment>
        <translation>ボールが上または下へフィールドを離れました</translation>
    </message>
    <message>
        <source>put back to %1</source>
        <comment>ball.putBack</comment>
        <translation>%1に戻しました</translation>
    </message>
    <message>
        <source>the ball is put to %1</source>
        <comment>ball.putTo</comment>
        <translation>ボールを%1に置きます</translation>
    </message>
    <message>
        <source>it is taken from where the ball is after %1 s</source>
        <comment>ball.taken</comment>
        <translation>%1 s後にボールのある位置から再開します</translation>
    </message>
    <message>
        <source>the ball is dropped at %1</source>
        <comment>ball.dropped</comment>
        <translation>%1でドロップボールです</translation>
    </message>
    <message>
        <source>taken by %1</source>
        <comment>restart.taken</comment>
        <translation>%1が行いました</translation>
    </message>
    <message>
        <source>not taken for %1 s, limit %2 s</source>
        <comment>restart.notTaken</comment>
        <translation>%1 s行われませんでした(制限%2 s)</translation>
    </message>
    <message>
        <source>free kick for the opponents</source>
        <comment>restart.freeKick</comment>
        <translation>相手チームのフリーキック</translation>
    </message>
    <message>
        <source>corner</source>
        <comment>restart.corner</comment>
        <translation>コーナーキック</translation>
    </message>
    <message>
        <source>goal kick</source>
        <comment>restart.goalKick</comment>
        <translation>ゴールキック</translation>
    </message>
    <message>
        <source>%1 has asked for it</source>
        <comment>pass.asked</comment>
        <translation>%1が要求しました</translation>
    </message>
    <message>
        <source>%1 has touched the ball again %2 s after its kick, and nobody else between</source>
        <comment>doubleTouch</comment>
        <translation>%1はキックの%2 s後に、他の誰も触れないうちに再びボールに触れました</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>score</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>straight from a kick of %1 into the own goal</source>
        <comment>noGoal.ownGoal</comment>
        <translation>%1のキックから直接、自陣ゴールに入りました</translation>
    </message>
    <message>
        <source>straight from an indirect kick of %1</source>
        <comment>noGoal.indirect</comment>
        <translation>%1の間接キックから直接入りました</translation>
    </message>
    <message>
        <source>after kick-off no opponent has touched the ball, and no player of the team outside the centre circle</source>
        <comment>noGoal.kickOff</comment>
        <translation>キックオフ後、相手選手も、センターサークルの外にいる味方の選手もボールに触れていません</translation>
    </message>
    <message>
        <source>no second player has touched the ball since pass mode, which ended %1 s ago, limit %2 s</source>
        <comment>noGoal.passMode</comment>
        <translation>パスモード(%1 s前に終了、制限%2 s)以降、2人目の選手がボールに触れていません</translation>
    </message>
    <message>
        <source>%1 has been on the ground for %2 s, limit %3 s</source>
        <comment>foul.onGround</comment>
        <translation>%1は%2 s倒れていました(制限%3 s)</translation>
    </message>
    <message>
        <source>%1 has not been standing for %2 s, limit %3 s</source>
        <comment>foul.notStanding</comment>
        <translation>%1は%2 s立っていませんでした(制限%3 s)</translation>
    </message>
    <message>
        <source>%1 players touch each other, limit %2: %3</source>
        <comment>foul.touching</comment>
        <translation>%1人の選手が接触しています(制限%2): %3</translation>
    </message>
    <message>
        <source>%1 is one of %2 in their own penalty area, limit %3, and the goalie has come</source>
        <comment>foul.illegalDefenceGoalie</comment>
        <translation>%1は自陣ペナルティーエリア内の%2人のうちの1人で(制限%3)、ゴールキーパーが入りました</translation>
    </message>
    <message>
        <source>%1 is one of %2 in their own penalty area, limit %3, and came last</source>
        <comment>foul.illegalDefenceLast</comment>
        <translation>%1は自陣ペナルティーエリア内の%2人のうちの1人で(制限%3)、最後に入りました</translation>
    </message>
    <message>
        <source>%1, number %2 of its team, is %3 m from the ball, limit %4 m, and %5 is %6 m from it, limit %7 m</source>
        <comment>foul.crowding</comment>
        <translation>%1(チーム内で%2番目)はボールから%3 m(制限%4 m)、%5はボールから%6 m(制限%7 m)にいます</translation>
    </message>
    <message>
        <source>%1 ran into %2 with %3 m/s, limit %4 m/s, towards the contact %5 m/s, limit %6 m/s</source>
        <comment>foul.charging</comment>
        <translation>%1が%2に%3 m/s(制限%4 m/s)でぶつかりました。接触方向の速さは%5 m/s(制限%6 m/s)です</translation>
    </message>
    <message>
        <source>%1 and %2 of %3 reach into each other by more than %4 m</source>
        <comment>foul.selfCollision</comment>
        <translation>%3の%1と%2が%4 mを超えて重なっています</translation>
    </message>
    <message>
        <source>put outside of the penalty area</source>
        <comment>penalty.leaveArea</comment>
        <translation>ペナルティーエリアの外に出されました</translation>
    </message>
    <message>
        <source>pushed %1 m away from the group</source>
        <comment>penalty.leaveGroup</comment>
        <translation>集団から%1 m押し離されました</translation>
    </message>
    <message>
        <source>sent off after %1 s in the air</source>
        <comment>penalty.sendOff</comment>
        <translation>空中で%1 s保持された後、退場</translation>
    </message>
    <message>
        <source>their joints are frozen for %1 s</source>
        <comment>penalty.joints</comment>
        <translation>関節を%1 s固定</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>verdict</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2; it was: %3</source>
        <comment>verdict.overruled</comment>
        <translation>%1: %2。元の判定: %3</translation>
    </message>
    <message>
        <source>instead %1</source>
        <comment>verdict.instead</comment>
        <translation>代わりに%1</translation>
    </message>
    <message>
        <source>it does not count</source>
        <comment>verdict.nothing</comment>
        <translation>無効です</translation>
    </message>
    <message>
        <source>confirmed by the human referee</source>
        <comment>verdict.confirmedByHuman</comment>
        <translation>人間の審判が承認</translation>
    </message>
    <message>
        <source>overruled by the human referee</source>
        <comment>verdict.overruledByHuman</comment>
        <translation>人間の審判が却下</translation>
    </message>
    <message>
        <source>undone by the human referee</source>
        <comment>verdict.undoneByHuman</comment>
        <translation>人間の審判が取り消し</translation>
    </message>
    <message>
        <source>confirmed: nobody objected within %1 s</source>
        <comment>verdict.nobodyObjected</comment>
        <translation>承認: %1 s以内に異議がありませんでした</translation>
    </message>
    <message>
        <source>overruled: nobody confirmed it within %1 s</source>
        <comment>verdict.nobodyConfirmed</comment>
        <translation>却下: %1 s以内に承認されませんでした</translation>
    </message>
    <message>
        <source>%1 is put back to %2</source>
        <comment>verdict.putBack</comment>
        <translation>%1を%2に戻します</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <comment>verdict.by</comment>
        <translation>%2による%1</translation>
    </message>
    <message>
        <source>goal</source>
        <comment>name.goal</comment>
        <translation>ゴール</translation>
    </message>
    <message>
        <source>crowding</source>
        <comment>name.crowding</comment>
        <translation>密集</translation>
    </message>
    <message>
        <source>touching</source>
        <comment>name.touching</comment>
        <translation>接触</translation>
    </message>
    <message>
        <source>illegal defence</source>
        <comment>name.illegalDefence</comment>
        <translation>不正な守備</translation>
    </message>
    <message>
        <source>illegal attack</source>
        <comment>name.illegalAttack</comment>
        <translation>不正な攻撃</translation>
    </message>
    <message>
        <source>incapable</source>
        <comment>name.incapable</comment>
        <translation>行動不能</translation>
    </message>
    <message>
        <source>kick-off</source>
        <comment>name.kickOff</comment>
        <translation>キックオフ時の反則</translation>
    </message>
    <message>
        <source>charging</source>
        <comment>name.charging</comment>
        <translation>チャージング</translation>
    </message>
    <message>
        <source>self collision</source>
        <comment>name.selfCollision</comment>
        <translation>自己衝突</translation>
    </message>
    <message>
        <source>%1 has left the penalty area at %2</source>
        <comment>shootOut.left</comment>
        <translation>%1が%2でペナルティーエリアを出ました</translation>
    </message>
    <message>
        <source>the ball has left the box of %1 by %2 m at %3</source>
        <comment>keepaway.leftBox</comment>
        <translation>ボールが%3で%1の枠から%2 m外に出ました</translation>
    </message>
    <message>
        <source>the right team has touched the ball</source>
        <comment>keepaway.touched</comment>
        <translation>右チームがボールに触れました</translation>
    </message>
    <message>
        <source>players have waited for %1 s</source>
        <comment>spl.waited</comment>
        <translation>選手は%1 s待ちました</translation>
    </message>
    <message>
        <source>phase %1</source>
        <comment>spl.phase</comment>
        <translation>フェーズ%1</translation>
    </message>
    <message>
        <source>initial</source>
        <comment>spl.initial</comment>
        <translation>開始前</translation>
    </message>
    <message>
        <source>ready</source>
        <comment>spl.ready</comment>
        <translation>準備</translation>
    </message>
    <message>
        <source>set</source>
        <comment>spl.set</comment>
        <translation>セット</translation>
    </message>
    <message>
        <source>playing</source>
        <comment>spl.playing</comment>
        <translation>プレー中</translation>
    </message>
    <message>
        <source>finished</source>
        <comment>spl.finished</comment>
        <translation>終了</translation>
    </message>
    <message>
        <source>the match is over</source>
        <comment>spl.matchOver</comment>
        <translation>試合終了です</translation>
    </message>
    <message>
        <source>the teams wait for kick-off</source>
        <comment>spl.waiting</comment>
        <translation>両チームがキックオフを待っています</translation>
    </message>
    <message>
        <source>kick-off</source>
        <comment>spl.kickOff</comment>
        <translation>キックオフ</translation>
    </message>
    <message>
        <source>play goes on by command</source>
        <comment>spl.command</comment>
        <translation>コマンドによりプレーを続けます</translation>
    </message>
    <message>
        <source>the teams have had %1 s</source>
        <comment>spl.teamsHad</comment>
        <translation>チームに%1 sの時間がありました</translation>
    </message>
    <message>
        <source>the players have stood for %1 s</source>
        <comment>spl.playersStood</comment>
        <translation>選手が%1 s静止しました</translation>
    </message>
    <message>
        <source>%1 stands at %2</source>
        <comment>spl.standsAt</comment>
        <translation>%1は%2に立っています</translation>
    </message>
    <message>
        <source>put to %1</source>
        <comment>spl.putTo</comment>
        <translation>%1に置きました</translation>
    </message>
    <message>
        <source>the ball has been off the field for %1 s</source>
        <comment>spl.ballOff</comment>
        <translation>ボールが%1 sフィールドの外にあります</translation>
    </message>
    <message>
        <source>%1 has left the field at %2</source>
        <comment>spl.leftField</comment>
        <translation>%1が%2でフィールドを離れました</translation>
    </message>
    <message>
        <source>%1 defends in the own penalty area at %2</source>
        <comment>spl.defends</comment>
        <translation>%1が%2で自陣ペナルティーエリアを守っています</translation>
    </message>
    <message>
        <source>leaving_the_field, out for %1 s</source>
        <comment>spl.outForLeaving</comment>
        <translation>leaving_the_field、%1 s退場</translation>
    </message>
    <message>
        <source>illegal_defender, out for %1 s</source>
        <comment>spl.outForDefending</comment>
        <translation>illegal_defender、%1 s退場</translation>
    </message>
    <message>
        <source>ball out</source>
        <comment>rule.ballOut</comment>
        <translation>ボールアウト</translation>
    </message>
    <message>
        <source>ball return</source>
        <comment>rule.ballReturn</comment>
        <translation>ボールの復帰</translation>
    </message>
    <message>
        <source>before kick-off</source>
        <comment>rule.beforeKickOff</comment>
        <translation>キックオフ前</translation>
    </message>
    <message>
        <source>charging</source>
        <comment>rule.charging</comment>
        <translation>チャージング</translation>
    </message>
    <message>
        <source>crowding</source>
        <comment>rule.crowding</comment>
        <translation>密集</translation>
    </message>
    <message>
        <source>double touch</source>
        <comment>rule.doubleTouch</comment>
        <translation>二度触り</translation>
    </message>
    <message>
        <source>goal</source>
        <comment>rule.goal</comment>
        <translation>ゴール</translation>
    </message>
    <message>
        <source>goal kick</source>
        <comment>rule.goalKick</comment>
        <translation>ゴールキック</translation>
    </message>
    <message>
        <source>goal pause</source>
        <comment>rule.goalPause</comment>
        <translation>ゴール後の中断</translation>
    </message>
    <message>
        <source>halves</source>
        <comment>rule.halves</comment>
        <translation>前後半</translation>
    </message>
    <message>
        <source>illegal defence</source>
        <comment>rule.illegalDefence</comment>
        <translation>不正な守備</translation>
    </message>
    <message>
        <source>illegal position</source>
        <comment>rule.illegalPosition</comment>
        <translation>不正な位置</translation>
    </message>
    <message>
        <source>incapable</source>
        <comment>rule.incapable</comment>
        <translation>行動不能</translation>
    </message>
    <message>
        <source>keepaway</source>
        <comment>rule.keepaway</comment>
        <translation>キープアウェイ</translation>
    </message>
    <message>
        <source>kick-off</source>
        <comment>rule.kickOff</comment>
        <translation>キックオフ</translation>
    </message>
    <message>
        <source>kick-off ban</source>
        <comment>rule.kickOffBan</comment>
        <translation>キックオフ後の得点禁止</translation>
    </message>
    <message>
        <source>lost ball</source>
        <comment>rule.lostBall</comment>
        <translation>ロストボール</translation>
    </message>
    <message>
        <source>pass mode</source>
        <comment>rule.passMode</comment>
        <translation>パスモード</translation>
    </message>
    <message>
        <source>pass mode ban</source>
        <comment>rule.passModeBan</comment>
        <translation>パスモード後の得点禁止</translation>
    </message>
    <message>
        <source>pass mode distance</source>
        <comment>rule.passModeDistance</comment>
        <translation>パスモードの距離</translation>
    </message>
    <message>
        <source>penalties</source>
        <comment>rule.penalties</comment>
        <translation>罰則</translation>
    </message>
    <message>
        <source>phases</source>
        <comment>rule.phases</comment>
        <translation>フェーズ</translation>
    </message>
    <message>
        <source>posture</source>
        <comment>rule.posture</comment>
        <translation>姿勢</translation>
    </message>
    <message>
        <source>quit</source>
        <comment>rule.quit</comment>
        <translation>終了</translation>
    </message>
    <message>
        <source>removal penalty</source>
        <comment>rule.removalPenalty</comment>
        <translation>一時退場</translation>
    </message>
    <message>
        <source>self collision</source>
        <comment>rule.selfCollision</comment>
        <translation>自己衝突</translation>
    </message>
    <message>
        <source>set play</source>
        <comment>rule.setPlay</comment>
        <translation>セットプレー</translation>
    </message>
    <message>
        <source>shoot-out</source>
        <comment>rule.shootOut</comment>
        <translation>PK戦</translation>
    </message>
    <message>
        <source>touch times</source>
        <comment>rule.touchTimes</comment>
        <translation>触れてからの時間</translation>
    </message>
    <message>
        <source>touching</source>
        <comment>rule.touching</comment>
        <translation>接触</translation>
    </message>
    <message>
        <source>command</source>
        <comment>rule.command</comment>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>human referee</source>
        <comment>rule.humanReferee</comment>
        <translation>人間の審判</translation>
    </message>
    <message>
        <source>deg</source>
        <comment>unit.deg</comment>
        <translation>度</translation>
    </message>
    <message>
        <source>bytes</source>
        <comment>unit.bytes</comment>
        <translation>バイト</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>list</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Field and ball</source>
        <comment>topic.field</comment>
        <translation>フィールドとボール</translation>
    </message>
    <message>
        <source>Teams</source>
        <comment>topic.teams</comment>
        <translation>チーム</translation>
    </message>
    <message>
        <source>Course of a match</source>
        <comment>topic.course</comment>
        <translation>試合の進行</translation>
    </message>
    <message>
        <source>Human referee</source>
        <comment>topic.human</comment>
        <translation>人間の審判</translation>
    </message>
    <message>
        <source>Pass mode</source>
        <comment>topic.passMode</comment>
        <translation>パスモード</translation>
    </message>
    <message>
        <source>Fouls: posture and place</source>
        <comment>topic.posture</comment>
        <translation>ファウル: 姿勢と位置</translation>
    </message>
    <message>
        <source>Fouls: charging</source>
        <comment>topic.charging</comment>
        <translation>ファウル: チャージング</translation>
    </message>
    <message>
        <source>Fouls: self collision</source>
        <comment>topic.selfCollision</comment>
        <translation>ファウル: 自己衝突</translation>
    </message>
    <message>
        <source>Keepaway</source>
        <comment>topic.keepaway</comment>
        <translation>キープアウェイ</translation>
    </message>
    <message>
        <source>Speech</source>
        <comment>topic.speech</comment>
        <translation>発話</translation>
    </message>
    <message>
        <source>Standard platform league</source>
        <comment>topic.spl</comment>
        <translation>スタンダードプラットフォームリーグ</translation>
    </message>
    <message>
        <source>Options</source>
        <comment>topic.options</comment>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Distance between the goal lines.</source>
        <comment>FieldLength</comment>
        <translation>ゴールライン間の距離。</translation>
    </message>
    <message>
        <source>Distance between the side lines.</source>
        <comment>FieldWidth</comment>
        <translation>サイドライン間の距離。</translation>
    </message>
    <message>
        <source>How high a ball may be without being lost.</source>
        <comment>FieldHeight</comment>
        <translation>ロストボールとならないボールの最大の高さ。</translation>
    </message>
    <message>
        <source>Between the posts.</source>
        <comment>GoalWidth</comment>
        <translation>ゴールポスト間の距離。</translation>
    </message>
    <message>
        <source>From the goal line to the back of the goal.</source>
        <comment>GoalDepth</comment>
        <translation>ゴールラインからゴールの奥までの距離。</translation>
    </message>
    <message>
        <source>Below the bar.</source>
        <comment>GoalHeight</comment>
        <translation>クロスバーの下の高さ。</translation>
    </message>
    <message>
        <source>Depth of the penalty areas.</source>
        <comment>PenaltyLength</comment>
        <translation>ペナルティーエリアの奥行き。</translation>
    </message>
    <message>
        <source>How much wider than the goals the penalty areas are.</source>
        <comment>PenaltyWidth</comment>
        <translation>ペナルティーエリアがゴールよりどれだけ広いか。</translation>
    </message>
    <message>
        <source>Radius around the ball that opponents keep out of; radius of the centre circle.</source>
        <comment>FreeKickDistance</comment>
        <translation>相手選手が入れないボール周囲の半径。センターサークルの半径でもあります。</translation>
    </message>
    <message>
        <source>How far players who have to give way are moved.</source>
        <comment>FreeKickMoveDist</comment>
        <translation>退かなければならない選手を動かす距離。</translation>
    </message>
    <message>
        <source>How far from the ball the kicking team stands when it is put in place.</source>
        <comment>KickRepelDist</comment>
        <translation>キックするチームが配置されるときのボールからの距離。</translation>
    </message>
    <message>
        <source>Distance of the ball from the goal line at a goal kick.</source>
        <comment>GoalKickDist</comment>
        <translation>ゴールキックでのボールとゴールラインの距離。</translation>
    </message>
    <message>
        <source>Radius of the ball as the rules know it.</source>
        <comment>BallRadius</comment>
        <translation>ルール上のボールの半径。</translation>
    </message>
    <message>
        <source>Room that a player needs when it is moved; height of its torso after a beam.</source>
        <comment>AgentRadius</comment>
        <translation>選手を動かすときに必要な空き。ビーム後の胴体の高さでもあります。</translation>
    </message>
    <message>
        <source>Robots of one type in a team.</source>
        <comment>MaxRobotTypeCount</comment>
        <translation>1チーム内の同じタイプのロボットの数。</translation>
    </message>
    <message>
        <source>Different types in a full team.</source>
        <comment>MinRobotTypesCount</comment>
        <translation>全員そろったチームのタイプの種類数。</translation>
    </message>
    <message>
        <source>Robots of any two types together.</source>
        <comment>MaxSumTwoRobotTypes</comment>
        <translation>任意の2タイプのロボットの合計数。</translation>
    </message>
    <message>
        <source>Motors need current, get hot and use up a battery, in robots that come from now on.</source>
        <comment>RealisticMotors</comment>
        <translation>以後に加わるロボットでは、モーターが電流を使い、熱くなり、バッテリーを消費します。</translation>
    </message>
    <message>
        <source>Greatest error of a beam along each axis.</source>
        <comment>BeamNoiseXY</comment>
        <translation>各軸方向のビームの最大誤差。</translation>
    </message>
    <message>
        <source>Greatest error of the direction after a beam.</source>
        <comment>BeamNoiseAngle</comment>
        <translation>ビーム後の向きの最大誤差。</translation>
    </message>
    <message>
        <source>Places that are tried to find a free one for a player that is moved; 0: none.</source>
        <comment>MaxNumSafeRepositionAttempts</comment>
        <translation>動かす選手の空き場所を探す試行回数。0: なし。</translation>
    </message>
    <message>
        <source>Length of a half.</source>
        <comment>RuleHalfTime</comment>
        <translation>ハーフの長さ。</translation>
    </message>
    <message>
        <source>From a goal to the kick-off.</source>
        <comment>RuleGoalPauseTime</comment>
        <translation>ゴールからキックオフまで。</translation>
    </message>
    <message>
        <source>Dead time before a set play.</source>
        <comment>RuleKickInPauseTime</comment>
        <translation>セットプレー前の停止時間。</translation>
    </message>
    <message>
        <source>After so long a restart ends with a drop ball; 0: never.</source>
        <comment>RuleDropBallTime</comment>
        <translation>この時間が過ぎると再開はドロップボールになります。0: なし。</translation>
    </message>
    <message>
        <source>From the first agent to the automatic kick-off.</source>
        <comment>WaitBeforeKickOff</comment>
        <translation>最初のエージェントから自動キックオフまで。</translation>
    </message>
    <message>
        <source>Fouls and other offences wait until people confirm or overrule them, and the match with them.</source>
        <comment>ConfirmFouls</comment>
        <translation>ファウルその他の反則は、人が承認または却下するまで保留され、試合も待ちます。</translation>
    </message>
    <message>
        <source>The same for goals.</source>
        <comment>ConfirmGoals</comment>
        <translation>ゴールについて同様です。</translation>
    </message>
    <message>
        <source>How long the match waits for people to confirm or overrule a decision; 0: for ever.</source>
        <comment>ConfirmWindow</comment>
        <translation>判定の承認または却下を試合が待つ時間。0: 無期限。</translation>
    </message>
    <message>
        <source>What nobody has decided about in time stands; else it is overruled.</source>
        <comment>ConfirmByDefault</comment>
        <translation>時間内に誰も決めなかった判定は有効とします。オフでは却下されます。</translation>
    </message>
    <message>
        <source>How long the match may have gone on when the last decision is undone; 0: it cannot be.</source>
        <comment>UndoWindow</comment>
        <translation>最後の判定を取り消せる、試合再開後の時間。0: 取り消せません。</translation>
    </message>
    <message>
        <source>Fastest ball with which pass mode can begin.</source>
        <comment>PassModeMaxBallSpeed</comment>
        <translation>パスモードを始められるボールの最大の速さ。</translation>
    </message>
    <message>
        <source>Greatest distance from the ball of the player who asks.</source>
        <comment>PassModeMaxBallDist</comment>
        <translation>要求する選手とボールの最大距離。</translation>
    </message>
    <message>
        <source>Distance from the ball that opponents keep.</source>
        <comment>PassModeMinOppBallDist</comment>
        <translation>相手選手が保つボールからの距離。</translation>
    </message>
    <message>
        <source>How long pass mode lasts at most.</source>
        <comment>PassModeDuration</comment>
        <translation>パスモードの最長時間。</translation>
    </message>
    <message>
        <source>How long the team may not score afterwards.</source>
        <comment>PassModeScoreWaitTime</comment>
        <translation>その後チームが得点できない時間。</translation>
    </message>
    <message>
        <source>How long it may not ask again.</source>
        <comment>PassModeRetryWaitTime</comment>
        <translation>再び要求できない時間。</translation>
    </message>
    <message>
        <source>How long a player may not stand upright.</source>
        <comment>NotStandingMaxTime</comment>
        <translation>選手が直立していなくてよい時間。</translation>
    </message>
    <message>
        <source>The same for the goalie.</source>
        <comment>GoalieNotStandingMaxTime</comment>
        <translation>ゴールキーパーについて同様です。</translation>
    </message>
    <message>
        <source>How long a player may lie on the ground.</source>
        <comment>GroundMaxTime</comment>
        <translation>選手が倒れていてよい時間。</translation>
    </message>
    <message>
        <source>The same for the goalie.</source>
        <comment>GoalieGroundMaxTime</comment>
        <translation>ゴールキーパーについて同様です。</translation>
    </message>
    <message>
        <source>Players in their own penalty area, with the goalie.</source>
        <comment>MaxPlayersInsideOwnArea</comment>
        <translation>自陣ペナルティーエリア内の選手数(ゴールキーパーを含む)。</translation>
    </message>
    <message>
        <source>Players that may touch one another in one group.</source>
        <comment>MaxTouchGroupSize</comment>
        <translation>1つの集団で互いに接触してよい選手数。</translation>
    </message>
    <message>
        <source>Crowding is looked for while an opponent is nearer to the ball than this; 0: never.</source>
        <comment>MinOppDistance</comment>
        <translation>相手選手がこの距離よりボールに近い間、密集を判定します。0: しません。</translation>
    </message>
    <message>
        <source>Distance from the ball that the second of a team keeps then.</source>
        <comment>Min2PlDistance</comment>
        <translation>そのときチームの2人目が保つボールからの距離。</translation>
    </message>
    <message>
        <source>Distance from the ball that the third of a team keeps then.</source>
        <comment>Min3PlDistance</comment>
        <translation>そのときチームの3人目が保つボールからの距離。</translation>
    </message>
    <message>
        <source>How long a player that is sent off hangs in the air first.</source>
        <comment>FoulHoldTime</comment>
        <translation>退場する選手が最初に空中に保持される時間。</translation>
    </message>
    <message>
        <source>Slowest offender.</source>
        <comment>ChargingMinSpeed</comment>
        <translation>反則者の最低の速さ。</translation>
    </message>
    <message>
        <source>Smallest angle between its motion and the direction to the ball.</source>
        <comment>ChargingMinBallSpeedAngle</comment>
        <translation>その動きとボールの方向との最小角度。</translation>
    </message>
    <message>
        <source>Smallest difference of both players&apos; distances from the ball.</source>
        <comment>ChargingMinDeltaDist</comment>
        <translation>両選手のボールからの距離の最小差。</translation>
    </message>
    <message>
        <source>Smallest difference of the angles between their motion and each other.</source>
        <comment>ChargingMinDeltaAng</comment>
        <translation>両選手の動きと互いの方向との角度の最小差。</translation>
    </message>
    <message>
        <source>No charging so long after a touch of the ball.</source>
        <comment>ChargingImmunityTime</comment>
        <translation>ボールに触れた後、この時間はチャージングになりません。</translation>
    </message>
    <message>
        <source>No charging so long after an innocent contact.</source>
        <comment>ChargingCollisionMinTime</comment>
        <translation>反則でない接触の後、この時間はチャージングになりません。</translation>
    </message>
    <message>
        <source>What concerns the ball counts only so near to it.</source>
        <comment>ChargingMaxBallRulesDist</comment>
        <translation>ボールに関する条件は、この距離より近いときだけ有効です。</translation>
    </message>
    <message>
        <source>A contact nearer to the ball than this is never a foul.</source>
        <comment>ChargingMinCollBallDist</comment>
        <translation>これよりボールに近い接触は決してファウルになりません。</translation>
    </message>
    <message>
        <source>Slowest motion into the contact.</source>
        <comment>ChargingMinCollisionSpeed</comment>
        <translation>接触方向の最低の速さ。</translation>
    </message>
    <message>
        <source>How far parts of a robot may reach into one another.</source>
        <comment>SelfCollisionsTolerance</comment>
        <translation>ロボットの部位が互いに重なってよい深さ。</translation>
    </message>
    <message>
        <source>How long joints are frozen.</source>
        <comment>SelfCollisionJointFrozenTime</comment>
        <translation>関節を固定する時間。</translation>
    </message>
    <message>
        <source>How long they cannot be frozen again.</source>
        <comment>SelfCollisionJointThawTime</comment>
        <translation>再び固定できない時間。</translation>
    </message>
    <message>
        <source>Least time between two punishments by sending off.</source>
        <comment>SelfCollisionBeamCooldownTime</comment>
        <translation>退場による罰の最短間隔。</translation>
    </message>
    <message>
        <source>Centre of the box.</source>
        <comment>KeepawayCenterX</comment>
        <translation>枠の中心。</translation>
    </message>
    <message>
        <source>Centre of the box.</source>
        <comment>KeepawayCenterY</comment>
        <translation>枠の中心。</translation>
    </message>
    <message>
        <source>First size of the box along x.</source>
        <comment>KeepawayLength</comment>
        <translation>枠のx方向の初期サイズ。</translation>
    </message>
    <message>
        <source>First size of the box along y.</source>
        <comment>KeepawayWidth</comment>
        <translation>枠のy方向の初期サイズ。</translation>
    </message>
    <message>
        <source>How fast it shrinks along x.</source>
        <comment>KeepawayLengthReductionRate</comment>
        <translation>x方向に縮む速さ。</translation>
    </message>
    <message>
        <source>How fast it shrinks along y.</source>
        <comment>KeepawayWidthReductionRate</comment>
        <translation>y方向に縮む速さ。</translation>
    </message>
    <message>
        <source>Longest text that a player says.</source>
        <comment>SayMaxLength</comment>
        <translation>選手が発するテキストの最大長。</translation>
    </message>
    <message>
        <source>How far it is heard.</source>
        <comment>SayRange</comment>
        <translation>聞こえる距離。</translation>
    </message>
    <message>
        <source>Time for teams to take their positions.</source>
        <comment>ReadyDuration</comment>
        <translation>チームが位置につくための時間。</translation>
    </message>
    <message>
        <source>Time between taking positions and play.</source>
        <comment>SetDuration</comment>
        <translation>位置についてからプレーまでの時間。</translation>
    </message>
    <message>
        <source>How long a player is taken out for a foul.</source>
        <comment>PenaltyDuration</comment>
        <translation>ファウルで選手が退場する時間。</translation>
    </message>
    <message>
        <source>Agents are told the score.</source>
        <comment>ReportScore</comment>
        <translation>エージェントに得点を知らせます。</translation>
    </message>
    <message>
        <source>Agents hear the name of the team that speaks.</source>
        <comment>LabelMessages</comment>
        <translation>エージェントに発話したチームの名前を聞かせます。</translation>
    </message>
    <message>
        <source>Players may stand anywhere at kick-off and be beamed anywhere.</source>
        <comment>StartAnyFieldPosition</comment>
        <translation>キックオフで選手はどこに立ってもよく、どこへでもビームできます。</translation>
    </message>
    <message>
        <source>The match ends after the first half.</source>
        <comment>SingleHalfTime</comment>
        <translation>試合は前半で終わります。</translation>
    </message>
    <message>
        <source>Teams change sides at half time.</source>
        <comment>ChangeSidesInSecondHalf</comment>
        <translation>ハーフタイムにチームがサイドを入れ替えます。</translation>
    </message>
    <message>
        <source>Halves begin by themselves.</source>
        <comment>AutomaticKickOff</comment>
        <translation>各ハーフが自動的に始まります。</translation>
    </message>
    <message>
        <source>The first kick-off is decided by lot; else it is the left team&apos;s.</source>
        <comment>CoinTossForKickOff</comment>
        <translation>最初のキックオフを抽選で決めます。オフでは左チームです。</translation>
    </message>
    <message>
        <source>The run ends 10 s after the match.</source>
        <comment>AutomaticQuit</comment>
        <translation>試合の10 s後に実行を終了します。</translation>
    </message>
    <message>
        <source>The left team shoots penalties, and the right goalie stays in its area.</source>
        <comment>PenaltyShootout</comment>
        <translation>左チームがペナルティーキックを蹴り、右チームのゴールキーパーはエリア内にとどまります。</translation>
    </message>
    <message>
        <source>The left team keeps the ball from the right one inside a box that shrinks.</source>
        <comment>Keepaway</comment>
        <translation>左チームが、縮んでいく枠の中で右チームからボールを守ります。</translation>
    </message>
    <message>
        <source>Illegal defenders are sent off; else moved out of the area.</source>
        <comment>IllegalDefenseBeamPenalty</comment>
        <translation>不正な守備の選手を退場にします。オフではエリアの外へ動かします。</translation>
    </message>
    <message>
        <source>Touching players are sent off; else moved apart.</source>
        <comment>TouchingFoulBeamPenalty</comment>
        <translation>接触した選手を退場にします。オフでは離します。</translation>
    </message>
    <message>
        <source>Charging is looked for.</source>
        <comment>UseCharging</comment>
        <translation>チャージングを判定します。</translation>
    </message>
    <message>
        <source>Self collisions are punished.</source>
        <comment>FoulOnSelfCollisions</comment>
        <translation>自己衝突を罰します。</translation>
    </message>
    <message>
        <source>Self collisions are logged.</source>
        <comment>PrintSelfCollisions</comment>
        <translation>自己衝突をログに記録します。</translation>
    </message>
    <message>
        <source>Self collisions lead to sending off; else joints freeze.</source>
        <comment>SelfCollisionBeamPenalty</comment>
        <translation>自己衝突は退場になります。オフでは関節を固定します。</translation>
    </message>
    <message>
        <source>Self collisions that are punished are written to a file.</source>
        <comment>WriteSelfCollisionsToFile</comment>
        <translation>罰した自己衝突をファイルに書き込みます。</translation>
    </message>
    <message>
        <source>A kick-off by command puts the ball to the centre.</source>
        <comment>KickOffMovesBall</comment>
        <translation>コマンドによるキックオフでボールを中央に置きます。</translation>
    </message>
    <message>
        <source>What is left open is decided by lot; else for the left team, and for who comes first.</source>
        <comment>DrawLots</comment>
        <translation>ルールで決まらないことを抽選で決めます。オフでは左チーム、先着順とします。</translation>
    </message>
    <message>
        <source>The rules are those of the standard platform league.</source>
        <comment>SplRules</comment>
        <translation>ルールはスタンダードプラットフォームリーグのものです。</translation>
    </message>
    <message>
        <source>A ball that has left the field comes back where and when it does in rcssserver3d; else beside who touched it last.</source>
        <comment>SplReferenceQuirks</comment>
        <translation>フィールドを出たボールは、rcssserver3dと同じ場所とタイミングで戻ります。オフでは最後に触れた選手の横に戻ります。</translation>
    </message>
    <message>
        <source>did you mean %1?</source>
        <comment>suggest.one</comment>
        <translation>%1のことですか?</translation>
    </message>
    <message>
        <source>did you mean %1 or %2?</source>
        <comment>suggest.two</comment>
        <translation>%1または%2のことですか?</translation>
    </message>
    <message>
        <source>did you mean %1, %2 or %3?</source>
        <comment>suggest.three</comment>
        <translation>%1、%2、または%3のことですか?</translation>
    </message>
    <message>
        <source>&apos;)&apos; without &apos;(&apos;</source>
        <comment>syntax.noOpen</comment>
        <translation>&apos;(&apos;のない&apos;)&apos;があります</translation>
    </message>
    <message>
        <source>&apos;(&apos; without &apos;)&apos;</source>
        <comment>syntax.noClose</comment>
        <translation>&apos;)&apos;のない&apos;(&apos;があります</translation>
    </message>
    <message>
        <source>remove it, or look for a list closed too early</source>
        <comment>syntax.remove</comment>
        <translation>削除するか、早く閉じすぎたリストを探してください</translation>
    </message>
    <message>
        <source>control character is ignored</source>
        <comment>syntax.control</comment>
        <translation>制御文字は無視されます</translation>
    </message>
    <message>
        <source>text outside of all lists is ignored</source>
        <comment>syntax.outside</comment>
        <translation>リストの外のテキストは無視されます</translation>
    </message>
    <message>
        <source>the text after &apos; ends without a closing &apos;</source>
        <comment>syntax.singleQuote</comment>
        <translation>&apos;の後のテキストが&apos;で閉じられていません</translation>
    </message>
    <message>
        <source>a text with blanks needs double quotes</source>
        <comment>syntax.doubleQuotes</comment>
        <translation>空白を含むテキストには二重引用符が必要です</translation>
    </message>
    <message>
        <source>quoted text never ends</source>
        <comment>syntax.quoted</comment>
        <translation>引用符で囲んだテキストが終わっていません</translation>
    </message>
    <message>
        <source>close it with the same kind of quote</source>
        <comment>syntax.sameQuote</comment>
        <translation>同じ種類の引用符で閉じてください</translation>
    </message>
    <message>
        <source>%1 lists are still open at the end of the text; the outermost starts in line %2</source>
        <comment>syntax.stillOpen</comment>
        <translation>テキストの終わりで%1個のリストが開いたままです。最も外側のリストは%2行目から始まります</translation>
    </message>
    <message>
        <source>by its indentation, the list in line %1 should not be inside it</source>
        <comment>syntax.indentation</comment>
        <translation>字下げから見ると、%1行目のリストはこの中に入るべきではありません</translation>
    </message>
    <message>
        <source>%1 is no scene: it holds no list</source>
        <comment>scene.empty</comment>
        <translation>%1はシーンではありません: リストがありません</translation>
    </message>
    <message>
        <source>a scene starts with (RSG 0 1)</source>
        <comment>scene.startsWith</comment>
        <translation>シーンは(RSG 0 1)で始まります</translation>
    </message>
    <message>
        <source>this is no scene of a known version</source>
        <comment>scene.version</comment>
        <translation>既知のバージョンのシーンではありません</translation>
    </message>
    <message>
        <source>a scene starts with (RSG 0 1), a delta scene with (RDS 0 1)</source>
        <comment>scene.startsWithEither</comment>
        <translation>シーンは(RSG 0 1)、差分シーンは(RDS 0 1)で始まります</translation>
    </message>
    <message>
        <source>the scene has no body</source>
        <comment>scene.noBody</comment>
        <translation>シーンに本体がありません</translation>
    </message>
    <message>
        <source>a scene is a header and one list</source>
        <comment>scene.oneList</comment>
        <translation>シーンはヘッダーと1つのリストからなります</translation>
    </message>
    <message>
        <source>&apos;)&apos; too many; what follows is ignored</source>
        <comment>scene.bracketTooMany</comment>
        <translation>&apos;)&apos;が余分です。以降は無視されます</translation>
    </message>
    <message>
        <source>text after the end of the scene is ignored</source>
        <comment>scene.textBehind</comment>
        <translation>シーンの終わりより後のテキストは無視されます</translation>
    </message>
    <message>
        <source>the file starts with a byte order mark, which the reference takes for text</source>
        <comment>scene.byteOrderMark</comment>
        <translation>ファイルがバイト順マークで始まっています。標準の実装はこれをテキストとみなします</translation>
    </message>
    <message>
        <source>save it as UTF-8 without one</source>
        <comment>scene.saveWithout</comment>
        <translation>バイト順マークなしのUTF-8で保存してください</translation>
    </message>
    <message>
        <source>%1 is read as %2</source>
        <comment>scene.readAs</comment>
        <translation>%1は%2として読まれます</translation>
    </message>
    <message>
        <source>elements of the header after the version are ignored</source>
        <comment>scene.header</comment>
        <translation>ヘッダーのバージョンより後の要素は無視されます</translation>
    </message>
    <message>
        <source>lists are nested more than %1 deep</source>
        <comment>scene.tooDeep</comment>
        <translation>リストの入れ子が%1段を超えています</translation>
    </message>
    <message>
        <source>more than %1 findings; the rest of this file is not reported</source>
        <comment>scene.findings</comment>
        <translation>指摘が%1件を超えました。このファイルの残りは報告しません</translation>
    </message>
    <message>
        <source>more than %1 warnings; the rest of this file is not reported</source>
        <comment>scene.warnings</comment>
        <translation>警告が%1件を超えました。このファイルの残りは報告しません</translation>
    </message>
    <message>
        <source>more than %1 errors; the rest of this file is not reported</source>
        <comment>scene.errors</comment>
        <translation>エラーが%1件を超えました。このファイルの残りは報告しません</translation>
    </message>
    <message>
        <source>the scene file %1 does not exist below the data directories</source>
        <comment>scene.missing</comment>
        <translation>シーンファイル%1がデータディレクトリの下にありません</translation>
    </message>
    <message>
        <source>names are looked up below the data directories, never beside the importing file</source>
        <comment>scene.lookedUp</comment>
        <translation>名前はデータディレクトリの下で検索され、インポートするファイルの隣では検索されません</translation>
    </message>
    <message>
        <source>&apos;nd&apos; needs the name of a class</source>
        <comment>node.noClass</comment>
        <translation>&apos;nd&apos;にはクラス名が必要です</translation>
    </message>
    <message>
        <source>class &apos;%1&apos; is unknown</source>
        <comment>node.unknownClass</comment>
        <translation>クラス&apos;%1&apos;は不明です</translation>
    </message>
    <message>
        <source>class &apos;%1&apos; makes no nodes of a scene</source>
        <comment>node.noNode</comment>
        <translation>クラス&apos;%1&apos;ではシーンのノードを作れません</translation>
    </message>
    <message>
        <source>the new node goes nowhere: %1, which it is put below, is no longer in the scene</source>
        <comment>node.goesNowhere</comment>
        <translation>新しいノードの行き先がありません: 親となる%1はもうシーンにありません</translation>
    </message>
    <message>
        <source>it was removed, or dissolved since an import left nothing but Transforms in it</source>
        <comment>node.removed</comment>
        <translation>削除されたか、インポート後にTransformだけが残ったため解消されました</translation>
    </message>
    <message>
        <source>&apos;sel&apos; needs the name of a child</source>
        <comment>node.selNoName</comment>
        <translation>&apos;sel&apos;には子の名前が必要です</translation>
    </message>
    <message>
        <source>%1 has no child %2 to select</source>
        <comment>node.noChild</comment>
        <translation>%1に選択できる子%2はありません</translation>
    </message>
    <message>
        <source>the name %1 is taken by a sibling already; paths lead to the first one</source>
        <comment>node.nameTaken</comment>
        <translation>名前%1は兄弟ノードが使用済みです。パスは最初のノードを指します</translation>
    </message>
    <message>
        <source>%1 has only %2 children to update</source>
        <comment>node.fewChildren</comment>
        <translation>%1には更新できる子が%2個しかありません</translation>
    </message>
    <message>
        <source>%1 is no node of a scene</source>
        <comment>node.notOfScene</comment>
        <translation>%1はシーンのノードではありません</translation>
    </message>
    <message>
        <source>class %1 has no method &apos;%2&apos; (node %3)</source>
        <comment>call.noMethodAt</comment>
        <translation>クラス%1にメソッド&apos;%2&apos;はありません(ノード%3)</translation>
    </message>
    <message>
        <source>class %1 has no method %2</source>
        <comment>call.noMethod</comment>
        <translation>クラス%1にメソッド%2はありません</translation>
    </message>
    <message>
        <source>no class has a method %1</source>
        <comment>call.nowhere</comment>
        <translation>メソッド%1を持つクラスはありません</translation>
    </message>
    <message>
        <source>class %1 refuses &apos;%2&apos;: %3 (node %4)</source>
        <comment>call.refusedAt</comment>
        <translation>クラス%1が&apos;%2&apos;を拒否しました: %3 (ノード%4)</translation>
    </message>
    <message>
        <source>class %1 refuses %2: %3 takes %4, not %5</source>
        <comment>call.refused</comment>
        <translation>クラス%1が%2を拒否しました: %3が取るのは%5ではなく%4です</translation>
    </message>
    <message>
        <source>%1 is refused: %2</source>
        <comment>call.refusedFor</comment>
        <translation>%1が拒否されました: %2</translation>
    </message>
    <message>
        <source>%1 takes %2, not %3</source>
        <comment>call.takes</comment>
        <translation>%1が取るのは%3ではなく%2です</translation>
    </message>
    <message>
        <source>%1 value</source>
        <comment>count.one</comment>
        <translation>%1個の値</translation>
    </message>
    <message>
        <source>%1 values</source>
        <comment>count.many</comment>
        <translation>%1個の値</translation>
    </message>
    <message>
        <source>at least %1 value</source>
        <comment>count.atLeastOne</comment>
        <translation>%1個以上の値</translation>
    </message>
    <message>
        <source>at least %1 values</source>
        <comment>count.atLeast</comment>
        <translation>%1個以上の値</translation>
    </message>
    <message>
        <source>%1 to %2 value</source>
        <comment>count.upToOne</comment>
        <translation>%1から%2個の値</translation>
    </message>
    <message>
        <source>%1 to %2 values</source>
        <comment>count.upTo</comment>
        <translation>%1から%2個の値</translation>
    </message>
    <message>
        <source>%1 is not called: its node has been removed in the meantime</source>
        <comment>call.removed</comment>
        <translation>%1は呼び出されません: ノードがその間に削除されました</translation>
    </message>
    <message>
        <source>%1 is too large; %2 reads as %3</source>
        <comment>call.tooLarge</comment>
        <translation>%1は大きすぎます。%2は%3として読まれます</translation>
    </message>
    <message>
        <source>%1 is no finite number; %2 reads as %3</source>
        <comment>call.notFinite</comment>
        <translation>%1は有限の数ではありません。%2は%3として読まれます</translation>
    </message>
    <message>
        <source>numbers reach from -3.4e38 to 3.4e38</source>
        <comment>call.rangeOfNumbers</comment>
        <translation>数の範囲は-3.4e38から3.4e38までです</translation>
    </message>
    <message>
        <source>integers reach from -2147483647 to 2147483647</source>
        <comment>call.rangeOfIntegers</comment>
        <translation>整数の範囲は-2147483647から2147483647までです</translation>
    </message>
    <message>
        <source>%1 is no number; %2 reads as 0</source>
        <comment>call.noNumber</comment>
        <translation>%1は数ではありません。%2は0として読まれます</translation>
    </message>
    <message>
        <source>%1 is read as %2 for %3</source>
        <comment>call.readAs</comment>
        <translation>%1は%3に対して%2として読まれます</translation>
    </message>
    <message>
        <source>expected true or false, not %1</source>
        <comment>call.noFlag</comment>
        <translation>%1ではなくtrueまたはfalseが必要です</translation>
    </message>
    <message>
        <source>%1 arguments are given to a file without template%2</source>
        <comment>template.noTemplate</comment>
        <translation>テンプレートのないファイルに%1個の引数が渡されています%2</translation>
    </message>
    <message>
        <source>the template takes %1 arguments, %2 is given%3</source>
        <comment>template.takesOne</comment>
        <translation>テンプレートは%1個の引数を取りますが、%2個が渡されています%3</translation>
    </message>
    <message>
        <source>the template takes %1 arguments, %2 are given%3</source>
        <comment>template.takes</comment>
        <translation>テンプレートは%1個の引数を取りますが、%2個が渡されています%3</translation>
    </message>
    <message>
        <source>the template of %1 takes %2 arguments, %3 is given</source>
        <comment>template.ofFileTakesOne</comment>
        <translation>%1のテンプレートは%2個の引数を取りますが、%3個が渡されています</translation>
    </message>
    <message>
        <source>the template of %1 takes %2 arguments, %3 are given</source>
        <comment>template.ofFileTakes</comment>
        <translation>%1のテンプレートは%2個の引数を取りますが、%3個が渡されています</translation>
    </message>
    <message>
        <source>without a value: %1</source>
        <comment>template.without</comment>
        <translation>値なし: %1</translation>
    </message>
    <message>
        <source>the names of template parameters end here; the rest of the list is ignored</source>
        <comment>template.namesEnd</comment>
        <translation>テンプレートパラメーターの名前はここで終わります。リストの残りは無視されます</translation>
    </message>
    <message>
        <source>%1 is no name for a template parameter</source>
        <comment>template.noName</comment>
        <translation>%1はテンプレートパラメーターの名前に使えません</translation>
    </message>
    <message>
        <source>the name %1 is taken already</source>
        <comment>template.taken</comment>
        <translation>名前%1は使用済みです</translation>
    </message>
    <message>
        <source>the template parameter %1 has no value%2</source>
        <comment>template.noValue</comment>
        <translation>テンプレートパラメーター%1に値がありません%2</translation>
    </message>
    <message>
        <source>the template parameter %1 has no value that could be replaced%2</source>
        <comment>template.notReplaced</comment>
        <translation>テンプレートパラメーター%1に置き換えられる値がありません%2</translation>
    </message>
    <message>
        <source>the template parameter $%1 is never used</source>
        <comment>template.unused</comment>
        <translation>テンプレートパラメーター$%1は使用されていません</translation>
    </message>
    <message>
        <source>the variable $%1 is never used</source>
        <comment>variable.unused</comment>
        <translation>変数$%1は使用されていません</translation>
    </message>
    <message>
        <source>names start with $</source>
        <comment>variable.dollar</comment>
        <translation>名前は$で始まります</translation>
    </message>
    <message>
        <source>&apos;def&apos; needs a name and a value</source>
        <comment>variable.noNameAndValue</comment>
        <translation>&apos;def&apos;には名前と値が必要です</translation>
    </message>
    <message>
        <source>%1 is no name for a variable</source>
        <comment>variable.noName</comment>
        <translation>%1は変数の名前に使えません</translation>
    </message>
    <message>
        <source>&apos;def&apos; gives %1 no value</source>
        <comment>variable.noValue</comment>
        <translation>&apos;def&apos;が%1に値を与えていません</translation>
    </message>
    <message>
        <source>what follows the value of &apos;def&apos; is ignored</source>
        <comment>variable.more</comment>
        <translation>&apos;def&apos;の値より後は無視されます</translation>
    </message>
    <message>
        <source>%1 is not defined</source>
        <comment>variable.undefined</comment>
        <translation>%1は定義されていません</translation>
    </message>
    <message>
        <source>quotes do not keep %1 from being replaced by its value</source>
        <comment>variable.quotes</comment>
        <translation>引用符で囲んでも、%1は値に置き換えられます</translation>
    </message>
    <message>
        <source>&apos;switch&apos; needs a value to choose by</source>
        <comment>switch.noValue</comment>
        <translation>&apos;switch&apos;には選択に使う値が必要です</translation>
    </message>
    <message>
        <source>text between the cases of a switch is ignored</source>
        <comment>switch.text</comment>
        <translation>switchのケースの間のテキストは無視されます</translation>
    </message>
    <message>
        <source>no case of the switch is &apos;%1&apos;; the rest of the file is not read</source>
        <comment>switch.noCase</comment>
        <translation>switchに&apos;%1&apos;のケースはありません。ファイルの残りは読まれません</translation>
    </message>
    <message>
        <source>there is %1</source>
        <comment>switch.thereIs</comment>
        <translation>%1があります</translation>
    </message>
    <message>
        <source>the case &apos;%1&apos; has nothing to do</source>
        <comment>switch.nothing</comment>
        <translation>ケース&apos;%1&apos;に処理がありません</translation>
    </message>
    <message>
        <source>write () to do nothing</source>
        <comment>switch.writeEmpty</comment>
        <translation>何もしない場合は()と書いてください</translation>
    </message>
    <message>
        <source>only the first element of a case counts; this one is ignored</source>
        <comment>switch.onlyFirst</comment>
        <translation>ケースで有効なのは最初の要素だけです。この要素は無視されます</translation>
    </message>
    <message>
        <source>put a list around all of them</source>
        <comment>switch.listAround</comment>
        <translation>全体を1つのリストで囲んでください</translation>
    </message>
    <message>
        <source>an empty case ends the search; those behind it are never chosen</source>
        <comment>switch.emptyCase</comment>
        <translation>空のケースで検索が終わります。その後のケースは選ばれません</translation>
    </message>
    <message>
        <source>expressions are nested more than %1 deep</source>
        <comment>value.tooDeep</comment>
        <translation>式の入れ子が%1段を超えています</translation>
    </message>
    <message>
        <source>a list cannot be a value here</source>
        <comment>value.list</comment>
        <translation>ここではリストを値にできません</translation>
    </message>
    <message>
        <source>values are atoms, $parameters, (eval ...) and (join ...)</source>
        <comment>value.kinds</comment>
        <translation>値はアトム、$パラメーター、(eval ...)、(join ...)のいずれかです</translation>
    </message>
    <message>
        <source>%1 is no operator</source>
        <comment>value.noOperator</comment>
        <translation>%1は演算子ではありません</translation>
    </message>
    <message>
        <source>eval needs a script engine, and there is none</source>
        <comment>value.noScripts</comment>
        <translation>evalにはスクリプトエンジンが必要ですが、ありません</translation>
    </message>
    <message>
        <source>eval: the expression is empty</source>
        <comment>value.evalEmpty</comment>
        <translation>eval: 式が空です</translation>
    </message>
    <message>
        <source>eval: %1</source>
        <comment>value.eval</comment>
        <translation>eval: %1</translation>
    </message>
    <message>
        <source>the expression is: %1</source>
        <comment>value.expression</comment>
        <translation>式: %1</translation>
    </message>
    <message>
        <source>the ; is part of %1 and starts no comment</source>
        <comment>value.semicolon</comment>
        <translation>;は%1の一部であり、コメントの始まりではありません</translation>
    </message>
    <message>
        <source>put a blank before it</source>
        <comment>value.blank</comment>
        <translation>その前に空白を入れてください</translation>
    </message>
    <message>
        <source>this is an atom of its own, though there is no blank before it</source>
        <comment>value.atom</comment>
        <translation>前に空白がありませんが、これは独立したアトムです</translation>
    </message>
    <message>
        <source>, imported from %1</source>
        <comment>import.from</comment>
        <translation>、インポート元: %1</translation>
    </message>
    <message>
        <source>more than %1 files are imported; no more are read</source>
        <comment>import.tooMany</comment>
        <translation>インポートされるファイルが%1個を超えています。これ以上は読まれません</translation>
    </message>
    <message>
        <source>way here: %1</source>
        <comment>import.way</comment>
        <translation>ここまでの経路: %1</translation>
    </message>
    <message>
        <source>template cycle: &apos;%1&apos; imports itself</source>
        <comment>import.cycle</comment>
        <translation>テンプレートの循環: &apos;%1&apos;が自分自身をインポートしています</translation>
    </message>
    <message>
        <source>template cycle: imports are nested more than %1 deep</source>
        <comment>import.tooDeep</comment>
        <translation>テンプレートの循環: インポートの入れ子が%1段を超えています</translation>
    </message>
    <message>
        <source>no scene importer is installed</source>
        <comment>import.noImporter</comment>
        <translation>シーンインポーターがインストールされていません</translation>
    </message>
    <message>
        <source>no importer reads %1</source>
        <comment>import.nobody</comment>
        <translation>%1を読めるインポーターがありません</translation>
    </message>
    <message>
        <source>the scene file &apos;%1&apos; does not exist below the data directories</source>
        <comment>import.missing</comment>
        <translation>シーンファイル&apos;%1&apos;がデータディレクトリの下にありません</translation>
    </message>
    <message>
        <source>names are looked up below the data directories, never beside the importing file</source>
        <comment>import.lookedUp</comment>
        <translation>名前はデータディレクトリの下で検索され、インポートするファイルの隣では検索されません</translation>
    </message>
    <message>
        <source>%1 is larger than 64 MiB and is not read</source>
        <comment>import.tooLarge</comment>
        <translation>%1は64 MiBを超えるため読まれません</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <comment>import.unreadable</comment>
        <translation>%1を読み込めません</translation>
    </message>
    <message>
        <source>cannot find the script %1 below the data directories</source>
        <comment>script.missing</comment>
        <translation>スクリプト%1がデータディレクトリの下に見つかりません</translation>
    </message>
    <message>
        <source>the script %1 is larger than 64 MiB and is not read</source>
        <comment>script.tooLarge</comment>
        <translation>スクリプト%1は64 MiBより大きいため読み込まれません</translation>
    </message>
    <message>
        <source>script %1 is not run: %2 scripts have run each other</source>
        <comment>script.deep</comment>
        <translation>スクリプト%1は実行されません: %2個のスクリプトが互いを実行しています</translation>
    </message>
    <message>
        <source>%1 is no name for a variable: both parts start with an upper-case letter</source>
        <comment>script.noName</comment>
        <translation>%1は変数の名前に使えません: 両方の部分が大文字で始まる必要があります</translation>
    </message>
    <message>
        <source>cannot set %1: %2</source>
        <comment>script.cannotSet</comment>
        <translation>%1を設定できません: %2</translation>
    </message>
    <message>
        <source>%1 is a number, not `%2`</source>
        <comment>script.needsNumber</comment>
        <translation>%1 は数です。`%2` は使えません</translation>
    </message>
    <message>
        <source>%1 is true or false, not `%2`</source>
        <comment>script.needsFlag</comment>
        <translation>%1 は true か false です。`%2` は使えません</translation>
    </message>
    <message>
        <source>%1: %2; a name is needed, such as &apos;Soccer.FieldLength&apos;</source>
        <comment>script.nameNeeded</comment>
        <translation>%1: %2。&apos;Soccer.FieldLength&apos; のような名前が必要です</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <comment>script.argumentIs</comment>
        <translation>%1 は %2 です</translation>
    </message>
    <message>
        <source>the name is %1</source>
        <comment>script.aNameIs</comment>
        <translation>名前が %1 です</translation>
    </message>
    <message>
        <source>the variable %1 is nil</source>
        <comment>script.variableNil</comment>
        <translation>変数 %1 は nil です</translation>
    </message>
    <message>
        <source>the variable %1 is nil, because %2 is</source>
        <comment>script.variableNilOf</comment>
        <translation>%2 が nil なので、変数 %1 は nil です</translation>
    </message>
    <message>
        <source>agent %1: a script has taken it out of the scene; disconnected</source>
        <comment>agent.takenOut</comment>
        <translation>エージェント%1: スクリプトがシーンから取り除いたため、切断しました</translation>
    </message>
    <message>
        <source>agent %1: %2</source>
        <comment>agent.warning</comment>
        <translation>エージェント%1: %2</translation>
    </message>
    <message>
        <source>agent %1: %2; further ones are not reported</source>
        <comment>agent.lastWarning</comment>
        <translation>エージェント%1: %2。以降は報告しません</translation>
    </message>
    <message>
        <source>its message is read up to a mistake: %1</source>
        <comment>agent.mistake</comment>
        <translation>メッセージは誤りの前まで読まれます: %1</translation>
    </message>
    <message>
        <source>no effector &apos;%1&apos;, ignored</source>
        <comment>agent.noEffector</comment>
        <translation>エフェクター&apos;%1&apos;はないため、無視します</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is ignored: it has no robot yet, which (scene FILE) asks for</source>
        <comment>agent.noRobot</comment>
        <translation>&apos;%1&apos;は無視されます。ロボットがまだありません。(scene FILE)で要求します</translation>
    </message>
    <message>
        <source>&apos;%1&apos; waits for its robot, which (scene FILE) asks for</source>
        <comment>agent.waits</comment>
        <translation>&apos;%1&apos;はロボットを待っています。(scene FILE)で要求します</translation>
    </message>
    <message>
        <source>agent %1: says far more than it is asked for; disconnected</source>
        <comment>agent.saysTooMuch</comment>
        <translation>エージェント%1: 必要以上に多くを送ったため、切断しました</translation>
    </message>
    <message>
        <source>agent %1: thinks longer than the time between its percepts; %2 were left out so far</source>
        <comment>agent.thinksTooLong</comment>
        <translation>エージェント%1: 思考時間が知覚の間隔より長くなっています。これまでに%2件を省略しました</translation>
    </message>
    <message>
        <source>%1: no (syn) for %2, disconnected</source>
        <comment>agent.lateDisconnected</comment>
        <translation>%1: %2の間(syn)がないため、切断しました</translation>
    </message>
    <message>
        <source>%1: no (syn) for %2, the cycle goes on without it</source>
        <comment>agent.lateSkipped</comment>
        <translation>%1: %2の間(syn)がないため、待たずにサイクルを進めます</translation>
    </message>
    <message>
        <source>%1: no (syn) for %2, as in %3 cycles so far; they went on without it</source>
        <comment>agent.lateOften</comment>
        <translation>%1: %2の間(syn)がありません。これまでの%3サイクルは待たずに進めました</translation>
    </message>
    <message>
        <source>agent %1: init refused: %2</source>
        <comment>init.refused</comment>
        <translation>エージェント%1: initを拒否しました: %2</translation>
    </message>
    <message>
        <source>agent %1: its second init, as %2 %3, is ignored: it plays as %4 %5</source>
        <comment>init.second</comment>
        <translation>エージェント%1: 2回目のinit(%2 %3)は無視されます。%4 %5としてプレーしています</translation>
    </message>
    <message>
        <source>a team name has 1 to %1 characters and no blanks or parentheses</source>
        <comment>init.name</comment>
        <translation>チーム名は1から%1文字で、空白と括弧は使えません</translation>
    </message>
    <message>
        <source>numbers are 1 to %1, or 0 for any that is free</source>
        <comment>init.number</comment>
        <translation>番号は1から%1、または空き番号を使う0です</translation>
    </message>
    <message>
        <source>there are two teams already, %1 and %2</source>
        <comment>init.twoTeams</comment>
        <translation>すでに%1と%2の2チームがあります</translation>
    </message>
    <message>
        <source>number %1 is taken</source>
        <comment>init.taken</comment>
        <translation>番号%1は使用中です</translation>
    </message>
    <message>
        <source>the team is complete</source>
        <comment>init.complete</comment>
        <translation>チームは満員です</translation>
    </message>
    <message>
        <source>the team has %1 robots of type %2 already</source>
        <comment>init.types</comment>
        <translation>チームにはタイプ%2のロボットがすでに%1台あります</translation>
    </message>
    <message>
        <source>the team would have %1 robots of two types</source>
        <comment>init.twoTypes</comment>
        <translation>チームの2つのタイプのロボットが合計%1台になります</translation>
    </message>
    <message>
        <source>the places that are left are for other robot types</source>
        <comment>init.otherTypes</comment>
        <translation>残りの枠は他のロボットタイプ用です</translation>
    </message>
    <message>
        <source>trainer command %1 ignored: %2</source>
        <comment>trainer.ignored</comment>
        <translation>トレーナーのコマンド%1を無視しました: %2</translation>
    </message>
    <message>
        <source>there is no such player</source>
        <comment>trainer.noPlayer</comment>
        <translation>その選手はいません</translation>
    </message>
    <message>
        <source>expected Left, Right or None</source>
        <comment>trainer.side</comment>
        <translation>Left、Right、またはNoneが必要です</translation>
    </message>
    <message>
        <source>there is no such play mode</source>
        <comment>trainer.noMode</comment>
        <translation>そのプレーモードはありません</translation>
    </message>
    <message>
        <source>expected seconds, at least 0</source>
        <comment>trainer.seconds</comment>
        <translation>0以上の秒数が必要です</translation>
    </message>
    <message>
        <source>expected (left &lt;n&gt;)(right &lt;n&gt;), both at least 0</source>
        <comment>trainer.score</comment>
        <translation>(left &lt;n&gt;)(right &lt;n&gt;)が必要です。どちらも0以上です</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>trainer.partly</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>`%1` is no number, and was read as %2; decimals have a point</source>
        <comment>trainer.readAs</comment>
        <translation>`%1` は数ではなく、%2 と読まれました。小数点は「.」です</translation>
    </message>
    <message>
        <source>`%1` is no number</source>
        <comment>trainer.noNumber</comment>
        <translation>`%1` は数ではありません</translation>
    </message>
    <message>
        <source>expected %1 numbers, found %2</source>
        <comment>trainer.fewNumbers</comment>
        <translation>%1 個の数が必要ですが、%2 個です</translation>
    </message>
    <message>
        <source>a place or velocity is at most %1 in each direction, in m or m/s</source>
        <comment>trainer.far</comment>
        <translation>位置や速度は各方向に最大 %1 (m または m/s) です</translation>
    </message>
    <message>
        <source>there is no ball</source>
        <comment>trainer.noBall</comment>
        <translation>ボールがありません</translation>
    </message>
    <message>
        <source>expected (pos &lt;x&gt; &lt;y&gt; &lt;z&gt;), (vel &lt;x&gt; &lt;y&gt; &lt;z&gt;) or both</source>
        <comment>trainer.ball</comment>
        <translation>(pos &lt;x&gt; &lt;y&gt; &lt;z&gt;)、(vel &lt;x&gt; &lt;y&gt; &lt;z&gt;) またはその両方が必要です</translation>
    </message>
    <message>
        <source>expected (pos &lt;x&gt; &lt;y&gt; &lt;z&gt;), (move &lt;x&gt; &lt;y&gt; &lt;z&gt; &lt;deg&gt;), (battery &lt;n&gt;) or (temperature &lt;n&gt;)</source>
        <comment>trainer.agent</comment>
        <translation>(pos &lt;x&gt; &lt;y&gt; &lt;z&gt;)、(move &lt;x&gt; &lt;y&gt; &lt;z&gt; &lt;deg&gt;)、(battery &lt;n&gt;)、(temperature &lt;n&gt;) のいずれかが必要です</translation>
    </message>
    <message>
        <source>expected a variable and its value: (set (RuleHalfTime 300))</source>
        <comment>trainer.set</comment>
        <translation>変数と値が必要です: (set (RuleHalfTime 300))</translation>
    </message>
    <message>
        <source>it takes no arguments</source>
        <comment>trainer.nothing</comment>
        <translation>引数は取りません</translation>
    </message>
    <message>
        <source>expected nothing, or (foul &lt;kind&gt;)(unum &lt;n&gt;)(team Left|Right) for what is punished instead</source>
        <comment>trainer.overrule</comment>
        <translation>引数なし、または代わりに罰する反則(foul &lt;kind&gt;)(unum &lt;n&gt;)(team Left|Right)が必要です</translation>
    </message>
    <message>
        <source>there is no such foul; there are %1</source>
        <comment>trainer.noFoul</comment>
        <translation>そのファウルはありません。使えるもの: %1</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <comment>setUp.unreadable</comment>
        <translation>ファイルを読み込めません</translation>
    </message>
    <message>
        <source>it must be below a data directory and no larger than 1 MiB</source>
        <comment>setUp.typeFile</comment>
        <translation>データディレクトリの下にあり、1 MiB以下である必要があります</translation>
    </message>
    <message>
        <source>it must exist and be no larger than 64 MiB</source>
        <comment>setUp.sceneFile</comment>
        <translation>存在し、64 MiB以下である必要があります</translation>
    </message>
    <message>
        <source>%1 values for templates are left over</source>
        <comment>setUp.valuesLeft</comment>
        <translation>テンプレート用の値が%1個余っています</translation>
    </message>
    <message>
        <source>each template takes as many as it declares</source>
        <comment>setUp.asMany</comment>
        <translation>各テンプレートは宣言した数だけ値を取ります</translation>
    </message>
    <message>
        <source>nothing here uses the variable %1, which is set from outside</source>
        <comment>setUp.unusedVariable</comment>
        <translation>外部から設定された変数%1は、ここでは使われていません</translation>
    </message>
    <message>
        <source>cannot set %1 from outside: %2</source>
        <comment>setUp.refusedVariable</comment>
        <translation>外から %1 を設定できません: %2</translation>
    </message>
    <message>
        <source>names and ids of robot types have to differ in all files that are loaded</source>
        <comment>setUp.differ</comment>
        <translation>ロボットタイプの名前とIDは、読み込むすべてのファイルで異なる必要があります</translation>
    </message>
    <message>
        <source>there is no template %1</source>
        <comment>setUp.noTemplate</comment>
        <translation>テンプレート%1はありません</translation>
    </message>
    <message>
        <source>robots are in files rsg/agent/….rsg of a data directory</source>
        <comment>setUp.robotFiles</comment>
        <translation>ロボットは、データディレクトリのrsg/agent/….rsgにあるファイルです</translation>
    </message>
    <message>
        <source>%1 is no robot file</source>
        <comment>setUp.noRobot</comment>
        <translation>%1はロボットファイルではありません</translation>
    </message>
    <message>
        <source>it has to begin with (RSG 0 1)</source>
        <comment>setUp.robotHeader</comment>
        <translation>(RSG 0 1)で始まる必要があります</translation>
    </message>
    <message>
        <source>there is no file %1 of motors</source>
        <comment>setUp.noMotors</comment>
        <translation>モーターのファイル%1はありません</translation>
    </message>
    <message>
        <source>such as robots/nao_motors.toml</source>
        <comment>setUp.motorExample</comment>
        <translation>例: robots/nao_motors.toml</translation>
    </message>
    <message>
        <source>the bundle &apos;%1&apos; could not be loaded: %2</source>
        <comment>setUp.bundle</comment>
        <translation>バンドル&apos;%1&apos;を読み込めませんでした: %2</translation>
    </message>
    <message>
        <source>the active scene has been taken out of the tree; an empty one takes its place</source>
        <comment>setUp.sceneGone</comment>
        <translation>アクティブなシーンがツリーから取り除かれたため、空のシーンで置き換えます</translation>
    </message>
    <message>
        <source>loaded %1</source>
        <comment>session.loaded</comment>
        <translation>%1を読み込みました</translation>
    </message>
    <message>
        <source>the simulation failed: %1</source>
        <comment>session.failed</comment>
        <translation>シミュレーションが失敗しました: %1</translation>
    </message>
    <message>
        <source>listening for agents on %1, for monitors on %2</source>
        <comment>session.listening</comment>
        <translation>エージェントは%1、モニターは%2で接続を待っています</translation>
    </message>
    <message>
        <source>a monitor asked to end the simulation: paused</source>
        <comment>session.ended</comment>
        <translation>モニターがシミュレーションの終了を要求したため、一時停止しました</translation>
    </message>
    <message>
        <source>pending: %1; (confirm) or (overrule), the match waits</source>
        <comment>verdict.pending</comment>
        <translation>保留中: %1。(confirm)または(overrule)を試合が待っています</translation>
    </message>
    <message>
        <source>pending: %1; (confirm) or (overrule), the match waits for %2 s</source>
        <comment>verdict.pendingFor</comment>
        <translation>保留中: %1。(confirm)または(overrule)を試合が%2 s待ちます</translation>
    </message>
    <message>
        <source>mode</source>
        <comment>kind.mode</comment>
        <translation>プレーモード</translation>
    </message>
    <message>
        <source>goal</source>
        <comment>kind.goal</comment>
        <translation>ゴール</translation>
    </message>
    <message>
        <source>no goal</source>
        <comment>kind.noGoal</comment>
        <translation>ノーゴール</translation>
    </message>
    <message>
        <source>foul</source>
        <comment>kind.foul</comment>
        <translation>ファウル</translation>
    </message>
    <message>
        <source>offence</source>
        <comment>kind.offence</comment>
        <translation>反則</translation>
    </message>
    <message>
        <source>score</source>
        <comment>kind.score</comment>
        <translation>得点</translation>
    </message>
    <message>
        <source>confirmed</source>
        <comment>kind.confirmed</comment>
        <translation>承認</translation>
    </message>
    <message>
        <source>overruled</source>
        <comment>kind.overruled</comment>
        <translation>却下</translation>
    </message>
    <message>
        <source>undone</source>
        <comment>kind.undone</comment>
        <translation>取り消し</translation>
    </message>
    <message>
        <source>notice</source>
        <comment>kind.notice</comment>
        <translation>お知らせ</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>event.list</comment>
        <translation>%1、%2</translation>
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
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>waiting for %1: no (syn) for %2</source>
        <comment>agent.awaited</comment>
        <translation>%1を待っています: %2の間(syn)がありません</translation>
    </message>
    <message>
        <source>waiting for %1 and %2 more: no (syn) for %3</source>
        <comment>agent.awaitedAndOthers</comment>
        <translation>%1と他%2を待っています: %3の間(syn)がありません</translation>
    </message>
    <message>
        <source>monitor %1 reads too slowly; it gets the newest state instead of every change</source>
        <comment>server.slowMonitor</comment>
        <translation>モニター%1の読み取りが遅いため、すべての変化の代わりに最新の状態を送ります</translation>
    </message>
    <message>
        <source>%1 thinks no more and its robot stands: %2</source>
        <comment>agent.stands</comment>
        <translation>%1は思考を停止し、そのロボットは動きません: %2</translation>
    </message>
    <message>
        <source>it did not come back from thinking in time</source>
        <comment>agent.lost</comment>
        <translation>時間内に思考から戻りませんでした</translation>
    </message>
    <message>
        <source>--think-timeout SECONDS allows more</source>
        <comment>agent.patience</comment>
        <translation>--think-timeout SECONDSで延長できます</translation>
    </message>
    <message>
        <source>its answer has %1 bytes, messages end at 1 MiB</source>
        <comment>agent.longAnswer</comment>
        <translation>応答が%1バイトあります。メッセージの上限は1 MiBです</translation>
    </message>
    <message>
        <source>it threw an exception: %1</source>
        <comment>agent.exception</comment>
        <translation>例外が発生しました: %1</translation>
    </message>
    <message>
        <source>it threw something that is no exception</source>
        <comment>agent.noException</comment>
        <translation>例外でないものが投げられました</translation>
    </message>
    <message>
        <source>%1 agents have told no name, or the same as another: the run depends on who has connected first ((agent TEAM NUMBER) in the first message tells it)</source>
        <comment>agent.noNames</comment>
        <translation>%1個のエージェントが名前を告げていないか、他と同じ名前です。実行は接続順に左右されます(最初のメッセージの(agent TEAM NUMBER)で名前を告げられます)</translation>
    </message>
    <message>
        <source>%1 has been silent for too long and counts as gone</source>
        <comment>agent.silent</comment>
        <translation>%1は長時間応答がないため、いなくなったものとみなします</translation>
    </message>
    <message>
        <source>an agent (%1) has said too much before the start; disconnected</source>
        <comment>agent.floods</comment>
        <translation>エージェント(%1)は開始前に多くを送りすぎたため、切断しました</translation>
    </message>
    <message>
        <source>%1 left: answers in %2 ms (median), %3 ms (99 %); %4 of %5 cycles missed</source>
        <comment>agent.left</comment>
        <translation>%1が退出しました: 応答時間%2 ms (中央値)、%3 ms (99 %)、逸失サイクル%5中%4</translation>
    </message>
    <message>
        <source>agent %1</source>
        <comment>agent.named</comment>
        <translation>エージェント%1</translation>
    </message>
    <message>
        <source>agent %1 (%2)</source>
        <comment>agent.namedWith</comment>
        <translation>エージェント%1 (%2)</translation>
    </message>
    <message>
        <source>%1 cannot be opened as a zip archive: %2</source>
        <comment>zip.unreadable</comment>
        <translation>%1をzipアーカイブとして開けません: %2</translation>
    </message>
    <message>
        <source>%1 is no file</source>
        <comment>zip.noFile</comment>
        <translation>%1はファイルではありません</translation>
    </message>
    <message>
        <source>%1 is larger than an archive may be, 1 GiB</source>
        <comment>zip.large</comment>
        <translation>%1はアーカイブの上限1 GiBを超えています</translation>
    </message>
    <message>
        <source>%1 has more than %2 entries</source>
        <comment>zip.entries</comment>
        <translation>%1の項目は%2個を超えています</translation>
    </message>
    <message>
        <source>there is no `%1` here</source>
        <comment>formation.notHere</comment>
        <translation>ここに`%1`はありません</translation>
    </message>
    <message>
        <source>a file of formations has tables [[formation]]</source>
        <comment>formation.tables</comment>
        <translation>フォーメーションのファイルには[[formation]]テーブルが必要です</translation>
    </message>
    <message>
        <source>a formation is a table</source>
        <comment>formation.table</comment>
        <translation>フォーメーションはテーブルです</translation>
    </message>
    <message>
        <source>write [[formation]]</source>
        <comment>formation.write</comment>
        <translation>[[formation]]と書いてください</translation>
    </message>
    <message>
        <source>a formation has no `%1` of this kind</source>
        <comment>formation.unknown</comment>
        <translation>フォーメーションにこの種類の`%1`はありません</translation>
    </message>
    <message>
        <source>a formation has a name or a kind</source>
        <comment>formation.name</comment>
        <translation>フォーメーションには名前または種類が必要です</translation>
    </message>
    <message>
        <source>add a line such as name = %1</source>
        <comment>formation.addName</comment>
        <translation>name = %1のような行を追加してください</translation>
    </message>
    <message>
        <source>a place is two shares of the field, perhaps with metres behind: [x, y] or [x, y, dx, dy]</source>
        <comment>formation.place</comment>
        <translation>位置はフィールドに対する2つの割合で、後ろにメートルを付けることもできます: [x, y]または[x, y, dx, dy]</translation>
    </message>
    <message>
        <source>each lies between -10 and 10; the field goes from -1 to 1</source>
        <comment>formation.limits</comment>
        <translation>それぞれ-10から10までです。フィールドは-1から1までです</translation>
    </message>
    <message>
        <source>a player has a number from 1, a place, and perhaps a heading within ±360</source>
        <comment>formation.player</comment>
        <translation>選手には1以上の番号と位置、必要なら±360以内の向きがあります</translation>
    </message>
    <message>
        <source>write %1</source>
        <comment>formation.writePlayer</comment>
        <translation>%1と書いてください</translation>
    </message>
    <message>
        <source>player %1 has two places</source>
        <comment>formation.twoPlaces</comment>
        <translation>選手%1に位置が2つあります</translation>
    </message>
    <message>
        <source>the first one counts</source>
        <comment>formation.first</comment>
        <translation>最初のものが有効です</translation>
    </message>
    <message>
        <source>formations are a TOML file</source>
        <comment>formation.toml</comment>
        <translation>フォーメーションはTOMLファイルです</translation>
    </message>
    <message>
        <source>cannot read the formations</source>
        <comment>formation.unreadable</comment>
        <translation>フォーメーションを読み込めません</translation>
    </message>
    <message>
        <source>is it a text of at most 1 MiB that you may read?</source>
        <comment>formation.text</comment>
        <translation>読み取り可能な1 MiB以下のテキストですか?</translation>
    </message>
    <message>
        <source>a picture has 1 to %1 pixels along each side</source>
        <comment>image.size</comment>
        <translation>画像の各辺は1から%1ピクセルです</translation>
    </message>
    <message>
        <source>the near plane must be more than 0 m away, and the far plane farther</source>
        <comment>image.planes</comment>
        <translation>近クリップ面は0 mより遠く、遠クリップ面はさらに遠くである必要があります</translation>
    </message>
    <message>
        <source>the mirror&apos;s parameter is 0 or more</source>
        <comment>image.mirror</comment>
        <translation>鏡のパラメーターは0以上です</translation>
    </message>
    <message>
        <source>a mirror&apos;s opening angle is more than 0 and at most 340 degrees</source>
        <comment>image.mirrorAngle</comment>
        <translation>鏡の画角は0度より大きく340度以下です</translation>
    </message>
    <message>
        <source>with this parameter a mirror shows less than %1 degrees</source>
        <comment>image.mirrorShows</comment>
        <translation>このパラメーターでは、鏡に映るのは%1度未満です</translation>
    </message>
    <message>
        <source>the opening angle is more than 0 and at most 160 degrees</source>
        <comment>image.angle</comment>
        <translation>画角は0度より大きく160度以下です</translation>
    </message>
    <message>
        <source>the distortion is no number</source>
        <comment>image.distortion</comment>
        <translation>歪みが数ではありません</translation>
    </message>
    <message>
        <source>with this distortion, parts of the picture would lie over one another</source>
        <comment>image.folds</comment>
        <translation>この歪みでは、画像の一部が重なってしまいます</translation>
    </message>
    <message>
        <source>command %1 ignored: %2</source>
        <comment>manipulation.ignored</comment>
        <translation>コマンド%1を無視しました: %2</translation>
    </message>
    <message>
        <source>places are (pos x y z) in m, orientations (rot x y z) in degrees</source>
        <comment>manipulation.pose</comment>
        <translation>位置は(pos x y z) [m]、向きは(rot x y z) [度]です</translation>
    </message>
    <message>
        <source>expected (pos x y) or (pos x y z) in m, and perhaps (turn &lt;degrees&gt;)</source>
        <comment>manipulation.place</comment>
        <translation>(pos x y)または(pos x y z) [m]が必要です。(turn &lt;degrees&gt;)も付けられます</translation>
    </message>
    <message>
        <source>velocities are (velocity zero), (velocity keep), (vel x y z) in m/s, (spin x y z) in rad/s</source>
        <comment>manipulation.velocity</comment>
        <translation>速度は(velocity zero)、(velocity keep)、(vel x y z) [m/s]、(spin x y z) [rad/s]です</translation>
    </message>
    <message>
        <source>expected (force x y z) in N, and perhaps (at x y z) and (time &lt;s&gt;), at most 10</source>
        <comment>manipulation.force</comment>
        <translation>(force x y z) [N]が必要です。(at x y z)と(time &lt;s&gt;)(最大10)も付けられます</translation>
    </message>
    <message>
        <source>expected (torque x y z) in N·m, and perhaps (time &lt;s&gt;), at most 10</source>
        <comment>manipulation.torque</comment>
        <translation>(torque x y z) [N·m]が必要です。(time &lt;s&gt;)(最大10)も付けられます</translation>
    </message>
    <message>
        <source>there is no such node</source>
        <comment>manipulation.noNode</comment>
        <translation>そのノードはありません</translation>
    </message>
    <message>
        <source>name one by (id &lt;number&gt;) or (path /usr/scene/…)</source>
        <comment>manipulation.nameOne</comment>
        <translation>(id &lt;number&gt;)または(path /usr/scene/…)で指定してください</translation>
    </message>
    <message>
        <source>%1 has no body, and stands where the scene puts it</source>
        <comment>manipulation.noBody</comment>
        <translation>%1にはボディがなく、シーンが置いた位置にとどまります</translation>
    </message>
    <message>
        <source>change its place in the scene file</source>
        <comment>manipulation.inScene</comment>
        <translation>位置はシーンファイルで変更してください</translation>
    </message>
    <message>
        <source>there is no room within 2 m</source>
        <comment>manipulation.noRoom</comment>
        <translation>2 m以内に空きがありません</translation>
    </message>
    <message>
        <source>this mesh cannot be used: %1</source>
        <comment>mesh.unusable</comment>
        <translation>このメッシュは使用できません: %1</translation>
    </message>
    <message>
        <source>no importer reads meshes of this kind</source>
        <comment>mesh.noImporter</comment>
        <translation>この種類のメッシュを読めるインポーターがありません</translation>
    </message>
    <message>
        <source>some of its faces have no normals; they are computed</source>
        <comment>mesh.noNormals</comment>
        <translation>法線のない面があるため、計算します</translation>
    </message>
    <message>
        <source>there is no such file, or it is larger than 64 MB</source>
        <comment>mesh.noFile</comment>
        <translation>そのファイルがないか、64 MBを超えています</translation>
    </message>
    <message>
        <source>it is empty</source>
        <comment>mesh.empty</comment>
        <translation>空です</translation>
    </message>
    <message>
        <source>it claims to have more than is in it</source>
        <comment>mesh.promises</comment>
        <translation>実際の内容より多くのデータがあることになっています</translation>
    </message>
    <message>
        <source>its reader crashed; the file is broken</source>
        <comment>mesh.crashed</comment>
        <translation>読み込み処理がクラッシュしました。ファイルが壊れています</translation>
    </message>
    <message>
        <source>its reader does not come to an end</source>
        <comment>mesh.endless</comment>
        <translation>読み込み処理が終わりません</translation>
    </message>
    <message>
        <source>its reader ran out of memory</source>
        <comment>mesh.outOfMemory</comment>
        <translation>読み込み処理がメモリー不足になりました</translation>
    </message>
    <message>
        <source>there is no memory to read it</source>
        <comment>mesh.noMemory</comment>
        <translation>読み込むためのメモリーがありません</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <comment>mesh.unreadable</comment>
        <translation>読み込めません</translation>
    </message>
    <message>
        <source>it has more than %1 vertices or triangles</source>
        <comment>mesh.tooMuch</comment>
        <translation>頂点または三角形が%1個を超えています</translation>
    </message>
    <message>
        <source>it has no triangles</source>
        <comment>mesh.noTriangles</comment>
        <translation>三角形がありません</translation>
    </message>
    <message>
        <source>it has %1 vertices and %2 triangles; more than %3 are too many</source>
        <comment>mesh.tooLarge</comment>
        <translation>頂点が%1個、三角形が%2個あります。上限は%3個です</translation>
    </message>
    <message>
        <source>its vertices are not complete</source>
        <comment>mesh.incomplete</comment>
        <translation>頂点が不完全です</translation>
    </message>
    <message>
        <source>it has coordinates that are no numbers or beyond a thousand kilometres</source>
        <comment>mesh.noPlaces</comment>
        <translation>数でない、または1000キロメートルを超える座標があります</translation>
    </message>
    <message>
        <source>it names vertices that it does not have</source>
        <comment>mesh.noVertices</comment>
        <translation>存在しない頂点を参照しています</translation>
    </message>
    <message>
        <source>its radius and length must be positive numbers</source>
        <comment>mesh.shape</comment>
        <translation>半径と長さは正の数である必要があります</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <comment>mesh.line</comment>
        <translation>%1行目: %2</translation>
    </message>
    <message>
        <source>there are more than %1 vertices</source>
        <comment>mesh.mostVertices</comment>
        <translation>頂点が%1個を超えています</translation>
    </message>
    <message>
        <source>there are more than %1 triangles or vertices</source>
        <comment>mesh.mostTriangles</comment>
        <translation>三角形または頂点が%1個を超えています</translation>
    </message>
    <message>
        <source>expected %1 numbers</source>
        <comment>mesh.numbers</comment>
        <translation>%1個の数が必要です</translation>
    </message>
    <message>
        <source>face names vertex %1, but there are %2</source>
        <comment>mesh.faceVertex</comment>
        <translation>面が頂点%1を参照していますが、%2個しかありません</translation>
    </message>
    <message>
        <source>face names texture coordinate %1, but there are %2</source>
        <comment>mesh.faceTexture</comment>
        <translation>面がテクスチャ座標%1を参照していますが、%2個しかありません</translation>
    </message>
    <message>
        <source>face names normal %1, but there are %2</source>
        <comment>mesh.faceNormal</comment>
        <translation>面が法線%1を参照していますが、%2個しかありません</translation>
    </message>
    <message>
        <source>a corner of a face names no vertex</source>
        <comment>mesh.noCorner</comment>
        <translation>面の角が頂点を参照していません</translation>
    </message>
    <message>
        <source>a face has fewer than three corners</source>
        <comment>mesh.fewCorners</comment>
        <translation>面の角が3つ未満です</translation>
    </message>
    <message>
        <source>there is no material library %1 below materials/ or beside the mesh</source>
        <comment>mesh.noLibrary</comment>
        <translation>マテリアルライブラリ%1がmaterials/の下にもメッシュの隣にもありません</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>node.says</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>node.andHint</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>expected a number</source>
        <comment>expected.aNumber</comment>
        <translation>数が必要です</translation>
    </message>
    <message>
        <source>expected a number, not %1</source>
        <comment>expected.number</comment>
        <translation>%1ではなく数が必要です</translation>
    </message>
    <message>
        <source>expected numbers, not %1</source>
        <comment>expected.numbers</comment>
        <translation>%1ではなく数が必要です</translation>
    </message>
    <message>
        <source>expected a number from %1 to %2, not %3</source>
        <comment>expected.range</comment>
        <translation>%3ではなく%1から%2までの数が必要です</translation>
    </message>
    <message>
        <source>expected a number &gt;= 0, not %1</source>
        <comment>expected.notNegative</comment>
        <translation>%1ではなく&gt;= 0の数が必要です</translation>
    </message>
    <message>
        <source>expected a number, 0 or more, not %1</source>
        <comment>expected.zeroOrMore</comment>
        <translation>%1ではなく0以上の数が必要です</translation>
    </message>
    <message>
        <source>expected a number &gt; 0, not %1</source>
        <comment>expected.positive</comment>
        <translation>%1ではなく&gt; 0の数が必要です</translation>
    </message>
    <message>
        <source>expected a number &gt; 0 and &lt; %1, not %2</source>
        <comment>expected.between</comment>
        <translation>%2ではなく&gt; 0かつ&lt; %1の数が必要です</translation>
    </message>
    <message>
        <source>expected a size &gt; 0, not %1</source>
        <comment>expected.size</comment>
        <translation>%1ではなく&gt; 0のサイズが必要です</translation>
    </message>
    <message>
        <source>expected seconds, at least 0, not %1</source>
        <comment>expected.seconds</comment>
        <translation>%1ではなく0以上の秒数が必要です</translation>
    </message>
    <message>
        <source>expected seconds, more than 0, not %1</source>
        <comment>expected.someSeconds</comment>
        <translation>%1ではなく0より大きい秒数が必要です</translation>
    </message>
    <message>
        <source>expected a number of agents, 0 to 10000, not %1</source>
        <comment>expected.agents</comment>
        <translation>%1ではなく0から10000までのエージェント数が必要です</translation>
    </message>
    <message>
        <source>expected plain or reproducible</source>
        <comment>expected.timing</comment>
        <translation>plainまたはreproducibleが必要です</translation>
    </message>
    <message>
        <source>expected milliseconds from 0 to 10000, such as 20 or `Red 3=12,Red=15,20`, or reported</source>
        <comment>expected.thinking</comment>
        <translation>0から10000までのミリ秒(例: 20または`Red 3=12,Red=15,20`)、またはreportedが必要です</translation>
    </message>
    <message>
        <source>expected milliseconds, 0 to 10000</source>
        <comment>expected.delay</comment>
        <translation>0から10000までのミリ秒が必要です</translation>
    </message>
    <message>
        <source>expected a number, 1 to 1000</source>
        <comment>expected.percepts</comment>
        <translation>1から1000までの数が必要です</translation>
    </message>
    <message>
        <source>expected a normal that is not 0 0 0</source>
        <comment>expected.normal</comment>
        <translation>0 0 0でない法線が必要です</translation>
    </message>
    <message>
        <source>expected a point and a direction that is not 0 0 0</source>
        <comment>expected.ray</comment>
        <translation>点と、0 0 0でない方向が必要です</translation>
    </message>
    <message>
        <source>expected axis 0, 1 or 2, not %1</source>
        <comment>expected.axis</comment>
        <translation>%1ではなく軸0、1、または2が必要です</translation>
    </message>
    <message>
        <source>expected a width and a height of 1 to %1</source>
        <comment>expected.picture</comment>
        <translation>1から%1までの幅と高さが必要です</translation>
    </message>
    <message>
        <source>expected colour, depth or segments, not %1</source>
        <comment>expected.pictureKind</comment>
        <translation>%1ではなくcolour、depth、またはsegmentsが必要です</translation>
    </message>
    <message>
        <source>a port is 0 to 65535, not %1</source>
        <comment>expected.port</comment>
        <translation>ポートは%1ではなく0から65535までです</translation>
    </message>
    <message>
        <source>the policy is skip or disconnect, not %1</source>
        <comment>expected.policy</comment>
        <translation>方針は%1ではなくskipまたはdisconnectです</translation>
    </message>
    <message>
        <source>a step is more than 0 s, not %1</source>
        <comment>expected.step</comment>
        <translation>ステップは%1ではなく0 sより大きい値です</translation>
    </message>
    <message>
        <source>a seed is a whole number, 0 or more, not %1</source>
        <comment>expected.seed</comment>
        <translation>シードは%1ではなく0以上の整数です</translation>
    </message>
    <message>
        <source>lambda must be more than 0, not %1</source>
        <comment>expected.lambda</comment>
        <translation>lambdaは%1ではなく0より大きい必要があります</translation>
    </message>
    <message>
        <source>a colour is made of numbers</source>
        <comment>expected.colour</comment>
        <translation>色は数で指定します</translation>
    </message>
    <message>
        <source>%1 are no priorities; known: eNone, eDebug, eNormal, eWarning, eError, eAll, also several with commas between them</source>
        <comment>expected.priorities</comment>
        <translation>%1は優先度ではありません。使えるもの: eNone、eDebug、eNormal、eWarning、eError、eAll。コンマで区切って複数も指定できます</translation>
    </message>
    <message>
        <source>mass and sizes must be &gt; 0</source>
        <comment>body.sizes</comment>
        <translation>質量とサイズは&gt; 0である必要があります</translation>
    </message>
    <message>
        <source>the mass must be &gt; 0</source>
        <comment>body.mass</comment>
        <translation>質量は&gt; 0である必要があります</translation>
    </message>
    <message>
        <source>mass must be &gt; 0, the centre 0 0 0, and the inertia positive definite; shift visuals and colliders instead of the centre</source>
        <comment>body.inertia</comment>
        <translation>質量は&gt; 0、中心は0 0 0、慣性は正定値である必要があります。中心の代わりに見た目とコライダーをずらしてください</translation>
    </message>
    <message>
        <source>a pose has 16 numbers, or 6: position and rotation</source>
        <comment>body.pose</comment>
        <translation>位置と向きは16個の数、または6個(位置と回転)です</translation>
    </message>
    <message>
        <source>setRotation takes 16 numbers, or 6: position and rotation in degrees</source>
        <comment>body.rotation</comment>
        <translation>setRotationは16個の数、または6個(位置と度単位の回転)を取ります</translation>
    </message>
    <message>
        <source>setParams of a plane takes 4 values (a b c d) or 6 (point, normal)</source>
        <comment>body.plane</comment>
        <translation>平面のsetParamsは4個(a b c d)または6個(点、法線)の値を取ります</translation>
    </message>
    <message>
        <source>there is no collision handler class %1</source>
        <comment>body.noHandler</comment>
        <translation>衝突ハンドラーのクラス%1はありません</translation>
    </message>
    <message>
        <source>a scale is made of three numbers other than 0</source>
        <comment>body.scale</comment>
        <translation>倍率は 0 以外の 3 つの数です</translation>
    </message>
    <message>
        <source>it touches nothing: mesh %1 %2</source>
        <comment>body.noTriangles</comment>
        <translation>何にも接触しません: メッシュ%1: %2</translation>
    </message>
    <message>
        <source>cannot be used: %1</source>
        <comment>body.meshProblem</comment>
        <translation>使用できません: %1</translation>
    </message>
    <message>
        <source>nobody reads meshes here</source>
        <comment>body.noMeshes</comment>
        <translation>ここではメッシュを読めません</translation>
    </message>
    <message>
        <source>has %1 triangles, more than the %2 that physics can take</source>
        <comment>body.tooManyTriangles</comment>
        <translation>三角形が%1個あり、物理計算の上限%2個を超えています</translation>
    </message>
    <message>
        <source>has no triangle with an area</source>
        <comment>body.flat</comment>
        <translation>面積のある三角形がありません</translation>
    </message>
    <message>
        <source>has no hull, since its points lie on a line; give it a width, or use a CapsuleCollider</source>
        <comment>body.noHull</comment>
        <translation>点が一直線上にあるため凸包がありません。幅を与えるか CapsuleCollider を使ってください</translation>
    </message>
    <message>
        <source>mesh %1 is flat, so its hull is made %2 mm thick</source>
        <comment>body.flatHull</comment>
        <translation>メッシュ %1 は平らなので、凸包の厚さを %2 mm とします</translation>
    </message>
    <message>
        <source>give the mesh a thickness, or use a BoxCollider</source>
        <comment>body.giveThickness</comment>
        <translation>メッシュに厚みを与えるか BoxCollider を使ってください</translation>
    </message>
    <message>
        <source>is larger than the world</source>
        <comment>body.large</comment>
        <translation>ワールドより大きいです</translation>
    </message>
    <message>
        <source>setAxis takes three numbers, or one: 0 for x, 1 for y, 2 for z</source>
        <comment>joint.hingeAxis</comment>
        <translation>setAxisは3個の数、または1個(0: x、1: y、2: z)を取ります</translation>
    </message>
    <message>
        <source>there is no Battery at that path</source>
        <comment>joint.noBattery</comment>
        <translation>そのパスにBatteryはありません</translation>
    </message>
    <message>
        <source>a motor has 0 to 3 axes</source>
        <comment>joint.axes</comment>
        <translation>モーターの軸は0から3本です</translation>
    </message>
    <message>
        <source>there is no class %1</source>
        <comment>made.noClass</comment>
        <translation>クラス%1はありません</translation>
    </message>
    <message>
        <source>%1 is no %2</source>
        <comment>made.isNo</comment>
        <translation>%1は%2ではありません</translation>
    </message>
    <message>
        <source>%1 is no mesh importer</source>
        <comment>made.noMeshImporter</comment>
        <translation>%1はメッシュインポーターではありません</translation>
    </message>
    <message>
        <source>%1 is no mesh exporter</source>
        <comment>made.noMeshExporter</comment>
        <translation>%1はメッシュエクスポーターではありません</translation>
    </message>
    <message>
        <source>%1 is no material exporter</source>
        <comment>made.noMaterialExporter</comment>
        <translation>%1はマテリアルエクスポーターではありません</translation>
    </message>
    <message>
        <source>no material exporter is installed; initMaterialExporter installs one</source>
        <comment>made.noExporter</comment>
        <translation>マテリアルエクスポーターがインストールされていません。initMaterialExporterでインストールできます</translation>
    </message>
    <message>
        <source>there is no effector %1</source>
        <comment>made.noEffector</comment>
        <translation>エフェクター%1はありません</translation>
    </message>
    <message>
        <source>there is no timer system %1; known: TimerSystemBoost, TimerSystemSDL</source>
        <comment>made.noTimer</comment>
        <translation>タイマーシステム%1はありません。使えるもの: TimerSystemBoost、TimerSystemSDL</translation>
    </message>
    <message>
        <source>%1 is abstract: nothing can be made of it</source>
        <comment>made.abstract</comment>
        <translation>%1は抽象クラスです: 何も作れません</translation>
    </message>
    <message>
        <source>%1 is no path for a node</source>
        <comment>made.noPath</comment>
        <translation>%1はノードのパスに使えません</translation>
    </message>
    <message>
        <source>%1 is no name for a node</source>
        <comment>made.noName</comment>
        <translation>%1はノードの名前に使えません</translation>
    </message>
    <message>
        <source>%1 is there already, of class %2</source>
        <comment>made.present</comment>
        <translation>%1はクラス%2としてすでにあります</translation>
    </message>
    <message>
        <source>%1 is no path for a scene</source>
        <comment>made.noScenePath</comment>
        <translation>%1はシーンのパスに使えません</translation>
    </message>
    <message>
        <source>there is nothing at %1</source>
        <comment>made.nothing</comment>
        <translation>%1には何もありません</translation>
    </message>
    <message>
        <source>%1 is no scene</source>
        <comment>made.noScene</comment>
        <translation>%1はシーンではありません</translation>
    </message>
    <message>
        <source>the node is no longer in the tree</source>
        <comment>made.gone</comment>
        <translation>ノードはもうツリーにありません</translation>
    </message>
    <message>
        <source>the step of a simulation is more than 0 and at most 0.1 s</source>
        <comment>made.step</comment>
        <translation>シミュレーションのステップは0より大きく0.1 s以下です</translation>
    </message>
    <message>
        <source>there is no script engine</source>
        <comment>made.noScripts</comment>
        <translation>スクリプトエンジンがありません</translation>
    </message>
    <message>
        <source>no scene importer is installed</source>
        <comment>made.noImporter</comment>
        <translation>シーンインポーターがインストールされていません</translation>
    </message>
    <message>
        <source>there is no MaterialServer</source>
        <comment>made.noMaterials</comment>
        <translation>MaterialServerがありません</translation>
    </message>
    <message>
        <source>defineMaterial takes a name and r g b a, then ambient r g b and emission r g b</source>
        <comment>made.material</comment>
        <translation>defineMaterialは名前とr g b a、続いて環境光r g bと放射r g bを取ります</translation>
    </message>
    <message>
        <source>there is no game &apos;%1&apos;; known: %2</source>
        <comment>made.noGame</comment>
        <translation>ゲーム&apos;%1&apos;はありません。使えるもの: %2</translation>
    </message>
    <message>
        <source>a game is installed already</source>
        <comment>made.game</comment>
        <translation>ゲームはすでに設定されています</translation>
    </message>
    <message>
        <source>the robot types of &apos;%1&apos; cannot be used</source>
        <comment>made.noTypes</comment>
        <translation>&apos;%1&apos;のロボットタイプは使用できません</translation>
    </message>
    <message>
        <source>there is no %1 below the data directories, and scripts mount nothing else; the program can, with --mount</source>
        <comment>mount.notBelow</comment>
        <translation>%1はデータディレクトリの下になく、スクリプトは他のものをマウントできません。プログラムでは--mountを使えます</translation>
    </message>
    <message>
        <source>there is no file system %1; known: FileSystemSTD (a directory), FileSystemZIP</source>
        <comment>mount.noSystem</comment>
        <translation>ファイルシステム%1はありません。使えるもの: FileSystemSTD(ディレクトリ)、FileSystemZIP</translation>
    </message>
    <message>
        <source>%1 is mounted already, as %2</source>
        <comment>mount.present</comment>
        <translation>%1は%2としてすでにマウントされています</translation>
    </message>
    <message>
        <source>%1 is not mounted</source>
        <comment>mount.not</comment>
        <translation>%1はマウントされていません</translation>
    </message>
    <message>
        <source>%1 is no directory</source>
        <comment>mount.noDirectory</comment>
        <translation>%1はディレクトリではありません</translation>
    </message>
    <message>
        <source>%1: RAR archives cannot be read; pack the files as .zip and mount them as FileSystemZIP</source>
        <comment>mount.rar</comment>
        <translation>%1: RARアーカイブは読めません。ファイルを.zipにまとめ、FileSystemZIPとしてマウントしてください</translation>
    </message>
    <message>
        <source>%1 is not mounted as %2</source>
        <comment>mount.notAs</comment>
        <translation>%1は%2としてマウントされていません</translation>
    </message>
    <message>
        <source>there are too many keys</source>
        <comment>input.keys</comment>
        <translation>キーが多すぎます</translation>
    </message>
    <message>
        <source>there are too many bindings</source>
        <comment>input.bindings</comment>
        <translation>割り当てが多すぎます</translation>
    </message>
    <message>
        <source>%1 is no modifier; known: shift, ctrl, alt, each also with l or r in front</source>
        <comment>input.modifier</comment>
        <translation>%1は修飾キーではありません。使えるもの: shift、ctrl、alt。それぞれ前にlまたはrも付けられます</translation>
    </message>
    <message>
        <source>a binding names a key, like &apos;shift k&apos; or &apos;+axisx&apos;</source>
        <comment>input.key</comment>
        <translation>割り当てには&apos;shift k&apos;や&apos;+axisx&apos;のようにキーを指定します</translation>
    </message>
    <message>
        <source>%1 is no plain name of a file; logs are kept in one directory</source>
        <comment>log.noName</comment>
        <translation>%1は単純なファイル名ではありません。ログは1つのディレクトリに保存されます</translation>
    </message>
    <message>
        <source>this program keeps no log files, so %1 is not written</source>
        <comment>log.none</comment>
        <translation>このプログラムはログファイルを保存しないため、%1は書き込まれません</translation>
    </message>
    <message>
        <source>%1, where logs are kept, is no directory</source>
        <comment>log.noDirectory</comment>
        <translation>ログの保存先%1はディレクトリではありません</translation>
    </message>
    <message>
        <source>%1 is there already, and was not written by a script; name another file</source>
        <comment>log.precious</comment>
        <translation>%1はすでにあり、スクリプトが書き込んだものではありません。別のファイルを指定してください</translation>
    </message>
    <message>
        <source>the script&apos;s file is %1</source>
        <comment>log.place</comment>
        <translation>スクリプトのファイルは%1です</translation>
    </message>
    <message>
        <source>there are %1 streams already</source>
        <comment>log.streams</comment>
        <translation>すでに%1個のストリームがあります</translation>
    </message>
    <message>
        <source>%1 is not complete: %2</source>
        <comment>log.lost</comment>
        <translation>%1は不完全です: %2</translation>
    </message>
    <message>
        <source>is there room, and may you write there?</source>
        <comment>log.room</comment>
        <translation>空き容量と書き込み権限はありますか?</translation>
    </message>
    <message>
        <source>belongs %1; here it does nothing</source>
        <comment>place.wrong</comment>
        <translation>%1に置くものです。ここでは何もしません</translation>
    </message>
    <message>
        <source>nodes must be listed before those that look for them</source>
        <comment>place.order</comment>
        <translation>ノードは、それを参照するノードより前に記述する必要があります</translation>
    </message>
    <message>
        <source>below the Transform of a foot</source>
        <comment>place.foot</comment>
        <translation>足のTransformの下</translation>
    </message>
    <message>
        <source>below the Transform of a robot</source>
        <comment>place.robot</comment>
        <translation>ロボットのTransformの下</translation>
    </message>
    <message>
        <source>beside a RigidBody</source>
        <comment>place.beside</comment>
        <translation>RigidBodyの隣</translation>
    </message>
    <message>
        <source>beside a RigidBody below a Transform</source>
        <comment>place.besideBody</comment>
        <translation>Transformの下のRigidBodyの隣</translation>
    </message>
    <message>
        <source>below a Transform</source>
        <comment>place.transform</comment>
        <translation>Transformの下</translation>
    </message>
    <message>
        <source>below a HingeJoint</source>
        <comment>place.hinge</comment>
        <translation>HingeJointの下</translation>
    </message>
    <message>
        <source>below a Hinge2Joint</source>
        <comment>place.hinge2</comment>
        <translation>Hinge2Jointの下</translation>
    </message>
    <message>
        <source>below a UniversalJoint</source>
        <comment>place.universal</comment>
        <translation>UniversalJointの下</translation>
    </message>
    <message>
        <source>below an AngularMotor</source>
        <comment>place.angularMotor</comment>
        <translation>AngularMotorの下</translation>
    </message>
    <message>
        <source>below an AngularMotor or a JointMotor</source>
        <comment>place.motor</comment>
        <translation>AngularMotorまたはJointMotorの下</translation>
    </message>
    <message>
        <source>below a Battery</source>
        <comment>place.battery</comment>
        <translation>Batteryの下</translation>
    </message>
    <message>
        <source>belongs below a Transform; here it tells positions in the world</source>
        <comment>place.world</comment>
        <translation>Transformの下に置くものです。ここではワールド内の位置を知らせます</translation>
    </message>
    <message>
        <source>there is no CollisionPerceptor or TouchPerceptor in this body part to tell of contacts</source>
        <comment>place.noContacts</comment>
        <translation>このボディパーツには、接触を知らせるCollisionPerceptorもTouchPerceptorもありません</translation>
    </message>
    <message>
        <source>belongs directly below a collider; here it is never asked</source>
        <comment>place.neverAsked</comment>
        <translation>コライダーの直下に置くものです。ここでは使われません</translation>
    </message>
    <message>
        <source>there is no force sensor in this body part; only contacts are made</source>
        <comment>place.noForce</comment>
        <translation>このボディパーツには力センサーがありません。接触だけが計算されます</translation>
    </message>
    <message>
        <source>list a ForceResistancePerceptor before the collider</source>
        <comment>place.listForce</comment>
        <translation>コライダーより前にForceResistancePerceptorを記述してください</translation>
    </message>
    <message>
        <source>belongs directly below a RigidBody; here it does nothing</source>
        <comment>place.noController</comment>
        <translation>RigidBodyの直下に置くものです。ここでは何もしません</translation>
    </message>
    <message>
        <source>only the first World directly below the scene is simulated; this one stands still</source>
        <comment>place.secondWorld</comment>
        <translation>シミュレーションされるのはシーン直下の最初のWorldだけです。このWorldは停止したままです</translation>
    </message>
    <message>
        <source>there is no World directly below the scene, so it has no physics</source>
        <comment>place.noWorld</comment>
        <translation>シーンの直下にWorldがないため、物理計算は行われません</translation>
    </message>
    <message>
        <source>create a World and a Space below the scene before anything else</source>
        <comment>place.makeWorld</comment>
        <translation>まずシーンの下にWorldとSpaceを作成してください</translation>
    </message>
    <message>
        <source>a RigidBody belongs directly below a Transform; nothing follows this one</source>
        <comment>place.bodyAlone</comment>
        <translation>RigidBodyはTransformの直下に置くものです。このRigidBodyには何も追従しません</translation>
    </message>
    <message>
        <source>the Transform above has a body already, %1; it follows the one listed last</source>
        <comment>place.twoBodies</comment>
        <translation>上のTransformにはすでにボディ%1があります。最後に記述されたボディに追従します</translation>
    </message>
    <message>
        <source>the collider %1 is listed before this body, so it is static and does not follow it</source>
        <comment>place.colliderFirst</comment>
        <translation>コライダー%1はこのボディより前に記述されているため、静的で追従しません</translation>
    </message>
    <message>
        <source>list the body first</source>
        <comment>place.bodyFirst</comment>
        <translation>ボディを先に記述してください</translation>
    </message>
    <message>
        <source>a %1 has no geometry, so it touches nothing</source>
        <comment>place.noGeometry</comment>
        <translation>%1には形状がないため、何にも接触しません</translation>
    </message>
    <message>
        <source>the TransformCollider above cannot take this collider; it is left out</source>
        <comment>place.notTaken</comment>
        <translation>上のTransformColliderはこのコライダーを受け入れられないため、除外されます</translation>
    </message>
    <message>
        <source>there is no Space above or directly below the scene, so it touches nothing</source>
        <comment>place.noSpace</comment>
        <translation>シーンの上にも直下にもSpaceがないため、何にも接触しません</translation>
    </message>
    <message>
        <source>an AngularMotor belongs below the HingeJoint that it drives; here its angle is its own</source>
        <comment>place.motorAlone</comment>
        <translation>AngularMotorは駆動するHingeJointの下に置くものです。ここでは独自の角度を持ちます</translation>
    </message>
    <message>
        <source>a JointMotor belongs directly below a HingeJoint or an AngularMotor; here it does nothing</source>
        <comment>place.jointMotor</comment>
        <translation>JointMotorはHingeJointまたはAngularMotorの直下に置くものです。ここでは何もしません</translation>
    </message>
    <message>
        <source>the joint above has a JointMotor already; this one does nothing</source>
        <comment>place.secondMotor</comment>
        <translation>上の関節にはすでにJointMotorがあります。このJointMotorは何もしません</translation>
    </message>
    <message>
        <source>it was never attached, so it holds nothing</source>
        <comment>place.notAttached</comment>
        <translation>取り付けられていないため、何も保持しません</translation>
    </message>
    <message>
        <source>call attach with the paths of two bodies</source>
        <comment>place.attach</comment>
        <translation>2つのボディのパスでattachを呼び出してください</translation>
    </message>
    <message>
        <source>it cannot join these two, so it holds nothing</source>
        <comment>place.notJoined</comment>
        <translation>この2つは結合できないため、何も保持しません</translation>
    </message>
    <message>
        <source>two different bodies of the same scene are needed, and Hinge2Joint needs both</source>
        <comment>place.twoDifferent</comment>
        <translation>同じシーンの異なる2つのボディが必要で、Hinge2Jointには両方が必要です</translation>
    </message>
    <message>
        <source>there is no RigidBody at &apos;%1&apos;; the joint is attached to the static environment instead</source>
        <comment>place.noBody</comment>
        <translation>&apos;%1&apos;にRigidBodyがないため、関節は静的な環境に取り付けられます</translation>
    </message>
    <message>
        <source>paths start at the joint: ../body is a body beside it</source>
        <comment>place.paths</comment>
        <translation>パスは関節から始まります: ../bodyは関節の隣のボディです</translation>
    </message>
    <message>
        <source>there is no material %1, so it is not drawn</source>
        <comment>place.noMaterial</comment>
        <translation>マテリアル%1がないため、描画されません</translation>
    </message>
    <message>
        <source>set-up scripts define materials below /sys/server/material</source>
        <comment>place.materials</comment>
        <translation>セットアップスクリプトは/sys/server/materialの下にマテリアルを定義します</translation>
    </message>
    <message>
        <source>the step gave the body impossible numbers; it was put back to where it was, at rest</source>
        <comment>body.putBack</comment>
        <translation>ステップでボディにあり得ない数値が生じたため、元の場所に静止状態で戻しました</translation>
    </message>
    <message>
        <source>agents get no pictures of this camera: %1</source>
        <comment>picture.none</comment>
        <translation>エージェントはこのカメラの画像を受け取れません: %1</translation>
    </message>
    <message>
        <source>nothing here draws pictures</source>
        <comment>picture.nobody</comment>
        <translation>ここでは画像を描画できません</translation>
    </message>
    <message>
        <source>this server has no motion controller, so motion descriptions (HMDP) are not carried out</source>
        <comment>motion.none</comment>
        <translation>このサーバーにはモーションコントローラーがないため、モーション記述(HMDP)は実行されません</translation>
    </message>
    <message>
        <source>send joint speeds instead</source>
        <comment>motion.speeds</comment>
        <translation>代わりに関節の速度を送ってください</translation>
    </message>
    <message>
        <source>it has to be a TOML file</source>
        <comment>toml.file</comment>
        <translation>TOMLファイルである必要があります</translation>
    </message>
    <message>
        <source>%1 knows no `%2`</source>
        <comment>toml.unknown</comment>
        <translation>%1に`%2`という項目はありません</translation>
    </message>
    <message>
        <source>known are %1</source>
        <comment>toml.known</comment>
        <translation>使えるもの: %1</translation>
    </message>
    <message>
        <source>%1 is a text in quotes</source>
        <comment>toml.text</comment>
        <translation>%1は引用符で囲んだテキストです</translation>
    </message>
    <message>
        <source>%1 is a list of texts</source>
        <comment>toml.texts</comment>
        <translation>%1はテキストのリストです</translation>
    </message>
    <message>
        <source>write %1</source>
        <comment>toml.write</comment>
        <translation>%1と書いてください</translation>
    </message>
    <message>
        <source>%1 is a number from %2 to %3</source>
        <comment>toml.number</comment>
        <translation>%1は%2から%3までの数です</translation>
    </message>
    <message>
        <source>%1 is a number from %2 to %3, not %4</source>
        <comment>toml.numberNot</comment>
        <translation>%1は%4ではなく%2から%3までの数です</translation>
    </message>
    <message>
        <source>%1 is a whole number</source>
        <comment>toml.whole</comment>
        <translation>%1は整数です</translation>
    </message>
    <message>
        <source>%1 is true or false</source>
        <comment>toml.flag</comment>
        <translation>%1はtrueまたはfalseです</translation>
    </message>
    <message>
        <source>a file of robot types</source>
        <comment>type.file</comment>
        <translation>ロボットタイプのファイル</translation>
    </message>
    <message>
        <source>there is no robot type</source>
        <comment>type.none</comment>
        <translation>ロボットタイプがありません</translation>
    </message>
    <message>
        <source>write [[type]] with name, id and template</source>
        <comment>type.write</comment>
        <translation>name、id、templateを持つ[[type]]を書いてください</translation>
    </message>
    <message>
        <source>script_constant is the name of a Ruby constant</source>
        <comment>type.constant</comment>
        <translation>script_constantはRubyの定数の名前です</translation>
    </message>
    <message>
        <source>such as %1: a capital letter first</source>
        <comment>type.constantSuch</comment>
        <translation>%1のように大文字で始めます</translation>
    </message>
    <message>
        <source>a parameter needs a name of letters, digits, _ and -</source>
        <comment>type.parameterName</comment>
        <translation>パラメーターには英字、数字、_、-からなる名前が必要です</translation>
    </message>
    <message>
        <source>there are two parameters `%1`</source>
        <comment>type.twoParameters</comment>
        <translation>パラメーター`%1`が2つあります</translation>
    </message>
    <message>
        <source>least is more than most</source>
        <comment>type.leastMost</comment>
        <translation>leastがmostより大きくなっています</translation>
    </message>
    <message>
        <source>%1 has no value that templates can read</source>
        <comment>type.noUse</comment>
        <translation>%1にテンプレートで読める値がありません</translation>
    </message>
    <message>
        <source>write a number, true, false, a plain word in quotes, or %1</source>
        <comment>type.values</comment>
        <translation>数、true、false、引用符で囲んだ単純な語、または%1を書いてください</translation>
    </message>
    <message>
        <source>a range</source>
        <comment>type.aRange</comment>
        <translation>範囲</translation>
    </message>
    <message>
        <source>a range has from and to</source>
        <comment>type.range</comment>
        <translation>範囲にはfromとtoが必要です</translation>
    </message>
    <message>
        <source>from is more than to</source>
        <comment>type.fromTo</comment>
        <translation>fromがtoより大きくなっています</translation>
    </message>
    <message>
        <source>a robot type needs a name of letters, digits, _ and -</source>
        <comment>type.name</comment>
        <translation>ロボットタイプには英字、数字、_、-からなる名前が必要です</translation>
    </message>
    <message>
        <source>there are two robot types `%1`</source>
        <comment>type.two</comment>
        <translation>ロボットタイプ`%1`が2つあります</translation>
    </message>
    <message>
        <source>the robot type has no id</source>
        <comment>type.noId</comment>
        <translation>ロボットタイプにidがありません</translation>
    </message>
    <message>
        <source>%1: a whole number, for the rules of a match</source>
        <comment>type.idSuch</comment>
        <translation>%1: 試合のルールで使う整数</translation>
    </message>
    <message>
        <source>two robot types have the id %1</source>
        <comment>type.sameId</comment>
        <translation>2つのロボットタイプのidがどちらも%1です</translation>
    </message>
    <message>
        <source>the robot type has no template</source>
        <comment>type.noTemplate</comment>
        <translation>ロボットタイプにtemplateがありません</translation>
    </message>
    <message>
        <source>the type has no value for `%1`</source>
        <comment>type.noValue</comment>
        <translation>タイプに`%1`の値がありません</translation>
    </message>
    <message>
        <source>give it one, or a value for all types to the [[parameter]]</source>
        <comment>type.giveValue</comment>
        <translation>値を与えるか、[[parameter]]に全タイプ共通の値を与えてください</translation>
    </message>
    <message>
        <source>the template %1 needs $%2, which type %3 does not have</source>
        <comment>type.needs</comment>
        <translation>テンプレート%1には$%2が必要ですが、タイプ%3にはありません</translation>
    </message>
    <message>
        <source>describe it in a [[parameter]] with a value</source>
        <comment>type.describe</comment>
        <translation>値を持つ[[parameter]]で記述してください</translation>
    </message>
    <message>
        <source>the template %1 has no $%2</source>
        <comment>type.noPlace</comment>
        <translation>テンプレート%1に$%2はありません</translation>
    </message>
    <message>
        <source>its names stand behind templ at its begin</source>
        <comment>type.names</comment>
        <translation>名前は先頭のtemplの後に書きます</translation>
    </message>
    <message>
        <source>there is a robot type %1 already</source>
        <comment>type.nameTaken</comment>
        <translation>ロボットタイプ%1はすでにあります</translation>
    </message>
    <message>
        <source>robot type %1 has the id %2 already</source>
        <comment>type.idTaken</comment>
        <translation>ロボットタイプ%1がすでにid %2を使っています</translation>
    </message>
    <message>
        <source>a file of motors</source>
        <comment>motor.file</comment>
        <translation>モーターのファイル</translation>
    </message>
    <message>
        <source>shutdown has to be above hot, or the torque could not be reduced between them</source>
        <comment>motor.shutdown</comment>
        <translation>shutdownはhotより高い必要があります。そうでないと、その間でトルクを下げられません</translation>
    </message>
    <message>
        <source>there is no motor</source>
        <comment>motor.none</comment>
        <translation>モーターがありません</translation>
    </message>
    <message>
        <source>write [[motor]] with the joints that it drives and its constants</source>
        <comment>motor.write</comment>
        <translation>駆動する関節と定数を持つ[[motor]]を書いてください</translation>
    </message>
    <message>
        <source>the motor has no %1</source>
        <comment>motor.lacks</comment>
        <translation>モーターに%1がありません</translation>
    </message>
    <message>
        <source>docs/motors.md tells what belongs to a motor</source>
        <comment>motor.docs</comment>
        <translation>モーターに必要な項目はdocs/motors.mdにあります</translation>
    </message>
    <message>
        <source>the motor drives nothing</source>
        <comment>motor.nothing</comment>
        <translation>モーターは何も駆動しません</translation>
    </message>
    <message>
        <source>name effectors: %1</source>
        <comment>motor.effectors</comment>
        <translation>エフェクターを指定してください: %1</translation>
    </message>
    <message>
        <source>two motors drive %1</source>
        <comment>motor.two</comment>
        <translation>2つのモーターが%1を駆動しています</translation>
    </message>
    <message>
        <source>name each joint once</source>
        <comment>motor.once</comment>
        <translation>各関節は一度だけ指定してください</translation>
    </message>
    <message>
        <source>agent %1</source>
        <comment>robot.agent</comment>
        <translation>エージェント%1</translation>
    </message>
    <message>
        <source>%1: scene without a file name, ignored</source>
        <comment>robot.noFile</comment>
        <translation>%1: ファイル名のないsceneを無視しました</translation>
    </message>
    <message>
        <source>%1: it has a robot already; a second scene is ignored</source>
        <comment>robot.second</comment>
        <translation>%1: すでにロボットがあるため、2つ目のsceneを無視しました</translation>
    </message>
    <message>
        <source>%1: there is no robot model &apos;%2&apos;; ask for rsg/agent/nao/nao.rsg or rsg/agent/nao/nao_hetero.rsg with a type from 0 to 4</source>
        <comment>robot.noModel</comment>
        <translation>%1: ロボットモデル&apos;%2&apos;はありません。rsg/agent/nao/nao.rsg、またはタイプ0から4を付けたrsg/agent/nao/nao_hetero.rsgを要求してください</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; is no argument for a robot; numbers and plain words are</source>
        <comment>robot.noArgument</comment>
        <translation>%1: &apos;%2&apos;はロボットの引数に使えません。数と単純な語が使えます</translation>
    </message>
    <message>
        <source>%1: there is no robot type &apos;%2&apos;; %3</source>
        <comment>robot.noType</comment>
        <translation>%1: ロボットタイプ&apos;%2&apos;はありません。%3</translation>
    </message>
    <message>
        <source>the set-up describes none</source>
        <comment>robot.noTypes</comment>
        <translation>セットアップに記述がありません</translation>
    </message>
    <message>
        <source>%1: the robot &apos;%2&apos; could not be built; it may ask for another one</source>
        <comment>robot.notBuilt</comment>
        <translation>%1: ロボット&apos;%2&apos;を作れませんでした。別のロボットを要求できます</translation>
    </message>
    <message>
        <source>%1: its motors stay ideal, for none of its joints is named in %2</source>
        <comment>robot.idealJoints</comment>
        <translation>%1: 関節が1つも%2で指定されていないため、モーターは理想的なままです</translation>
    </message>
    <message>
        <source>%1: its motors stay ideal, for there is no use in %2</source>
        <comment>robot.idealFile</comment>
        <translation>%1: %2を使えないため、モーターは理想的なままです</translation>
    </message>
    <message>
        <source>the set-up script built no robot for %1</source>
        <comment>robot.noScript</comment>
        <translation>セットアップスクリプトは%1のロボットを作りませんでした</translation>
    </message>
    <message>
        <source>the set-up script built no robot for %1: %2</source>
        <comment>robot.scriptFailed</comment>
        <translation>セットアップスクリプトは%1のロボットを作りませんでした: %2</translation>
    </message>
    <message>
        <source>define a function addAgent(path) in it that does</source>
        <comment>robot.addAgent</comment>
        <translation>その中に、ロボットを作る関数addAgent(path)を定義してください</translation>
    </message>
    <message>
        <source>%1%2</source>
        <comment>ros.from</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>more than %1 messages about this file; no more</source>
        <comment>ros.mostMessages</comment>
        <translation>このファイルに関するメッセージが%1件を超えました。以降は表示しません</translation>
    </message>
    <message>
        <source>mend the first ones</source>
        <comment>ros.mendFirst</comment>
        <translation>最初のものから直してください</translation>
    </message>
    <message>
        <source>there is a NUL byte</source>
        <comment>ros.nul</comment>
        <translation>NULバイトがあります</translation>
    </message>
    <message>
        <source>scene files are text; save it as UTF-8</source>
        <comment>ros.utf8</comment>
        <translation>シーンファイルはテキストです。UTF-8で保存してください</translation>
    </message>
    <message>
        <source>this is no well-formed XML: %1</source>
        <comment>ros.notWellFormed</comment>
        <translation>整形式のXMLではありません: %1</translation>
    </message>
    <message>
        <source>look at the element before this place: is it closed, are its values in quotes?</source>
        <comment>ros.isItClosed</comment>
        <translation>この場所の前の要素を確認してください: 閉じていますか、値は引用符で囲まれていますか?</translation>
    </message>
    <message>
        <source>entities that a file declares itself are not expanded</source>
        <comment>ros.entities</comment>
        <translation>ファイル自身が宣言した実体は展開されません</translation>
    </message>
    <message>
        <source>write their text out, or use a Macro</source>
        <comment>ros.writeOut</comment>
        <translation>テキストを直接書くか、Macroを使ってください</translation>
    </message>
    <message>
        <source>elements are nested more than %1 deep</source>
        <comment>ros.tooDeep</comment>
        <translation>要素の入れ子が%1段を超えています</translation>
    </message>
    <message>
        <source>split it up with Macro and Use</source>
        <comment>ros.split</comment>
        <translation>MacroとUseで分割してください</translation>
    </message>
    <message>
        <source>there is no element in this file</source>
        <comment>ros.noElement</comment>
        <translation>このファイルには要素がありません</translation>
    </message>
    <message>
        <source>a scene starts with &lt;Simulation&gt;</source>
        <comment>ros.startsWith</comment>
        <translation>シーンは&lt;Simulation&gt;で始まります</translation>
    </message>
    <message>
        <source>the outermost element is %1, not Simulation or RoSiIncludeFile</source>
        <comment>ros.outermost</comment>
        <translation>最も外側の要素は%1で、SimulationでもRoSiIncludeFileでもありません</translation>
    </message>
    <message>
        <source>%1 has no effect</source>
        <comment>ros.noEffect</comment>
        <translation>%1は効果がありません</translation>
    </message>
    <message>
        <source>%1 has no effect in %2</source>
        <comment>ros.noEffectIn</comment>
        <translation>%1は%2では効果がありません</translation>
    </message>
    <message>
        <source>it holds nothing</source>
        <comment>ros.holdsNothing</comment>
        <translation>中には何も入りません</translation>
    </message>
    <message>
        <source>it holds %1</source>
        <comment>ros.holds</comment>
        <translation>中に入るもの: %1</translation>
    </message>
    <message>
        <source>it holds what Elements may hold</source>
        <comment>ros.holdsElements</comment>
        <translation>中にはElementsと同じものが入ります</translation>
    </message>
    <message>
        <source>it holds %1, what Elements may hold</source>
        <comment>ros.holdsBoth</comment>
        <translation>中には%1と、Elementsと同じものが入ります</translation>
    </message>
    <message>
        <source>there is no element %1</source>
        <comment>ros.unknown</comment>
        <translation>要素%1はありません</translation>
    </message>
    <message>
        <source>%1 has no attribute %2</source>
        <comment>ros.noAttribute</comment>
        <translation>%1に属性%2はありません</translation>
    </message>
    <message>
        <source>%1 needs the attribute %2</source>
        <comment>ros.needs</comment>
        <translation>%1には属性%2が必要です</translation>
    </message>
    <message>
        <source>expected a number up to 1000000 for %1, not %2</source>
        <comment>ros.number</comment>
        <translation>%1には%2ではなく1000000以下の数が必要です</translation>
    </message>
    <message>
        <source>write it as 0.5</source>
        <comment>ros.numberAs</comment>
        <translation>0.5のように書いてください</translation>
    </message>
    <message>
        <source>%1 must be more than 0, not %2</source>
        <comment>ros.size</comment>
        <translation>%1は%2ではなく0より大きい必要があります</translation>
    </message>
    <message>
        <source>expected true or false for %1, not %2</source>
        <comment>ros.flag</comment>
        <translation>%1には%2ではなくtrueまたはfalseが必要です</translation>
    </message>
    <message>
        <source>sensors are not built; robots have them as perceptors, in RSG</source>
        <comment>ros.sensors</comment>
        <translation>センサーは作られません。ロボットはRSGのパーセプターとしてセンサーを持ちます</translation>
    </message>
    <message>
        <source>all surfaces have the same friction</source>
        <comment>ros.friction</comment>
        <translation>すべての表面の摩擦は同じです</translation>
    </message>
    <message>
        <source>the viewport has its own light and background</source>
        <comment>ros.look</comment>
        <translation>ビューポートには独自の光と背景があります</translation>
    </message>
    <message>
        <source>only all surfaces at once can be replaced</source>
        <comment>ros.surfaces</comment>
        <translation>表面は全部まとめてしか置き換えられません</translation>
    </message>
    <message>
        <source>the motor holds its joint where it is</source>
        <comment>ros.controller</comment>
        <translation>モーターは関節を現在の位置に保持します</translation>
    </message>
    <message>
        <source>a shape says itself whether it collides, with canCollide</source>
        <comment>ros.collision</comment>
        <translation>衝突するかどうかは、形状自身がcanCollideで指定します</translation>
    </message>
    <message>
        <source>there are no buttons in a scene</source>
        <comment>ros.buttons</comment>
        <translation>シーンにボタンはありません</translation>
    </message>
    <message>
        <source>the set-up decides how long a step takes</source>
        <comment>ros.step</comment>
        <translation>ステップの長さはセットアップが決めます</translation>
    </message>
    <message>
        <source>a scene keeps the gravity of its world</source>
        <comment>ros.gravity</comment>
        <translation>シーンはワールドの重力を保ちます</translation>
    </message>
    <message>
        <source>contacts have the values of erp and cfm</source>
        <comment>ros.softness</comment>
        <translation>接触にはerpとcfmの値が使われます</translation>
    </message>
    <message>
        <source>erp is a number from 0 to 1, and cfm one &gt;= 0</source>
        <comment>ros.erp</comment>
        <translation>erpは0から1までの数、cfmは&gt;= 0の数です</translation>
    </message>
    <message>
        <source>0.2 and 0.0001 are used instead</source>
        <comment>ros.erpInstead</comment>
        <translation>代わりに0.2と0.0001を使います</translation>
    </message>
    <message>
        <source>elements and macros are nested more than %1 deep</source>
        <comment>ros.macrosTooDeep</comment>
        <translation>要素とマクロの入れ子が%1段を超えています</translation>
    </message>
    <message>
        <source>what is deeper is left out</source>
        <comment>ros.deeper</comment>
        <translation>それより深いものは除外されます</translation>
    </message>
    <message>
        <source>the scene has more than %1 elements; the rest is left out</source>
        <comment>ros.mostElements</comment>
        <translation>シーンの要素が%1個を超えています。残りは除外されます</translation>
    </message>
    <message>
        <source>macros that use each other may unfold to more than one thinks</source>
        <comment>ros.unfold</comment>
        <translation>互いに使い合うマクロは、思った以上に大きく展開されることがあります</translation>
    </message>
    <message>
        <source>there is no macro %1</source>
        <comment>ros.noMacro</comment>
        <translation>マクロ%1はありません</translation>
    </message>
    <message>
        <source>a macro of another file is there once that file was imported, or by %1</source>
        <comment>ros.otherFile</comment>
        <translation>別のファイルのマクロは、そのファイルをインポートした後、または%1によって使えます</translation>
    </message>
    <message>
        <source>the macro %1 uses itself</source>
        <comment>ros.usesItself</comment>
        <translation>マクロ%1が自分自身を使っています</translation>
    </message>
    <message>
        <source>it is left out here</source>
        <comment>ros.leftOut</comment>
        <translation>ここでは除外されます</translation>
    </message>
    <message>
        <source>a mass must not be less than 0</source>
        <comment>ros.mass</comment>
        <translation>質量は0以上である必要があります</translation>
    </message>
    <message>
        <source>there is no appearance %1</source>
        <comment>ros.noAppearance</comment>
        <translation>Appearance %1はありません</translation>
    </message>
    <message>
        <source>an AppearanceDefinition defines it; until then it looks like &apos;default&apos;</source>
        <comment>ros.appearance</comment>
        <translation>AppearanceDefinitionで定義します。それまでは&apos;default&apos;と同じ見た目です</translation>
    </message>
    <message>
        <source>the vertex list has no vertex %1</source>
        <comment>ros.noVertex</comment>
        <translation>頂点リストに頂点%1はありません</translation>
    </message>
    <message>
        <source>this face is left out</source>
        <comment>ros.faceOut</comment>
        <translation>この面は除外されます</translation>
    </message>
    <message>
        <source>ComplexShape needs a GraphicalRepresentation</source>
        <comment>ros.noGraphics</comment>
        <translation>ComplexShapeにはGraphicalRepresentationが必要です</translation>
    </message>
    <message>
        <source>use Box, Sphere or Capsule for simple shapes</source>
        <comment>ros.simple</comment>
        <translation>単純な形状にはBox、Sphere、またはCapsuleを使ってください</translation>
    </message>
    <message>
        <source>there is no vertex list %1</source>
        <comment>ros.noList</comment>
        <translation>頂点リスト%1はありません</translation>
    </message>
    <message>
        <source>the shape has no faces, so there is nothing to see</source>
        <comment>ros.noFaces</comment>
        <translation>形状に面がないため、何も見えません</translation>
    </message>
    <message>
        <source>this shape cannot be drawn: %1</source>
        <comment>ros.notDrawn</comment>
        <translation>この形状は描画できません: %1</translation>
    </message>
    <message>
        <source>there is no class &apos;%1&apos; in this program</source>
        <comment>ros.noClass</comment>
        <translation>このプログラムにクラス&apos;%1&apos;はありません</translation>
    </message>
    <message>
        <source>what moves needs a mass from 1e-12 to 1e12 kg; it stays where it is</source>
        <comment>ros.needsMass</comment>
        <translation>動くものには1e-12から1e12 kgまでの質量が必要です。これは動きません</translation>
    </message>
    <message>
        <source>the joint %1 holds no body, so it is left out</source>
        <comment>ros.noBody</comment>
        <translation>関節%1はボディを保持しないため、除外されます</translation>
    </message>
    <message>
        <source>its Elements need a shape with a mass</source>
        <comment>ros.giveBody</comment>
        <translation>そのElementsには質量のある形状が必要です</translation>
    </message>
    <message>
        <source>%1 needs an AnchorPoint</source>
        <comment>ros.anchor</comment>
        <translation>%1にはAnchorPointが必要です</translation>
    </message>
    <message>
        <source>the two axes of a UniversalJoint must not be parallel</source>
        <comment>ros.parallel</comment>
        <translation>UniversalJointの2本の軸は平行であってはなりません</translation>
    </message>
    <message>
        <source>%1 needs an %2</source>
        <comment>ros.axis</comment>
        <translation>%1には%2が必要です</translation>
    </message>
    <message>
        <source>an axis needs a direction: x, y and z are 0</source>
        <comment>ros.direction</comment>
        <translation>軸には方向が必要です: x、y、zが0です</translation>
    </message>
    <message>
        <source>min is more than max</source>
        <comment>ros.minMax</comment>
        <translation>minがmaxより大きくなっています</translation>
    </message>
    <message>
        <source>the joint is left without stops</source>
        <comment>ros.noStops</comment>
        <translation>関節には可動範囲の制限が付きません</translation>
    </message>
    <message>
        <source>maxForce and maxVelocity must not be less than 0</source>
        <comment>ros.motor</comment>
        <translation>maxForceとmaxVelocityは0以上である必要があります</translation>
    </message>
    <message>
        <source>the joint is left without motor</source>
        <comment>ros.noMotor</comment>
        <translation>関節にはモーターが付きません</translation>
    </message>
    <message>
        <source>cannot read the project</source>
        <comment>project.unreadable</comment>
        <translation>プロジェクトを読み込めません</translation>
    </message>
    <message>
        <source>check its name and its permissions</source>
        <comment>project.permissions</comment>
        <translation>名前とアクセス権を確認してください</translation>
    </message>
    <message>
        <source>the project is larger than 1 MiB</source>
        <comment>project.large</comment>
        <translation>プロジェクトが1 MiBを超えています</translation>
    </message>
    <message>
        <source>is it another kind of file?</source>
        <comment>project.otherFile</comment>
        <translation>別の種類のファイルではありませんか?</translation>
    </message>
    <message>
        <source>variable `%1` has no single value</source>
        <comment>project.noValue</comment>
        <translation>変数`%1`の値が単一の値ではありません</translation>
    </message>
    <message>
        <source>give it a number, true, false, or a text in quotes</source>
        <comment>project.giveValue</comment>
        <translation>数、true、false、または引用符で囲んだテキストを与えてください</translation>
    </message>
    <message>
        <source>write a value that it can have, or remove the line</source>
        <comment>project.possibleValue</comment>
        <translation>取り得る値を書くか、その行を削除してください</translation>
    </message>
    <message>
        <source>there is no setting `%1` of this kind</source>
        <comment>project.noSetting</comment>
        <translation>この種類の設定`%1`はありません</translation>
    </message>
    <message>
        <source>the project names no scene</source>
        <comment>project.noScene</comment>
        <translation>プロジェクトでシーンが指定されていません</translation>
    </message>
    <message>
        <source>add a line such as %1</source>
        <comment>project.addScene</comment>
        <translation>%1のような行を追加してください</translation>
    </message>
    <message>
        <source>a project is a TOML file</source>
        <comment>project.toml</comment>
        <translation>プロジェクトはTOMLファイルです</translation>
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
        <translation>%1ステップで停止しました。無限ループではありませんか?</translation>
    </message>
    <message>
        <source>--script-budget N allows N steps</source>
        <comment>script.budget</comment>
        <translation>--script-budget NでNステップまで許可できます</translation>
    </message>
    <message>
        <source>--think-budget N allows N steps</source>
        <comment>script.thinkBudget</comment>
        <translation>--think-budget NでNステップまで許可できます</translation>
    </message>
    <message>
        <source>stopped after %1 s; does it loop for ever?</source>
        <comment>script.time</comment>
        <translation>%1 sで停止しました。無限ループではありませんか?</translation>
    </message>
    <message>
        <source>--script-time SECONDS allows more time, 0 any</source>
        <comment>script.allowTime</comment>
        <translation>--script-time SECONDSで時間を延長できます。0で無制限です</translation>
    </message>
    <message>
        <source>stopped with %1 symbols; does it make new ones in a loop?</source>
        <comment>script.symbols</comment>
        <translation>シンボルが%1個になり停止しました。ループの中で新しく作っていませんか?</translation>
    </message>
    <message>
        <source>symbols are never freed: use texts in their place</source>
        <comment>script.useTexts</comment>
        <translation>シンボルは解放されません: 代わりにテキストを使ってください</translation>
    </message>
    <message>
        <source>stopped with %1 fibers that have resumed one another; does it call itself for ever?</source>
        <comment>script.fibers</comment>
        <translation>互いに再開し合うファイバーが%1個になり停止しました。自分自身を無限に呼び出していませんか?</translation>
    </message>
    <message>
        <source>stopped from outside, before its end</source>
        <comment>script.interrupted</comment>
        <translation>終わる前に外部から停止されました</translation>
    </message>
    <message>
        <source>too complicated to compile</source>
        <comment>script.complicated</comment>
        <translation>複雑すぎてコンパイルできません</translation>
    </message>
    <message>
        <source>its steps cannot be counted: %1</source>
        <comment>script.uncounted</comment>
        <translation>ステップを数えられません: %1</translation>
    </message>
    <message>
        <source>text of %1 bytes is too long for a script</source>
        <comment>script.long</comment>
        <translation>%1バイトのテキストはスクリプトには長すぎます</translation>
    </message>
    <message>
        <source>the expression is empty</source>
        <comment>script.emptyExpression</comment>
        <translation>式が空です</translation>
    </message>
    <message>
        <source>the value is %1; a number or a text is needed</source>
        <comment>script.value</comment>
        <translation>値は%1です。数またはテキストが必要です</translation>
    </message>
    <message>
        <source>%1%2%3</source>
        <comment>script.place</comment>
        <translation>%1%2%3</translation>
    </message>
    <message>
        <source> for nil</source>
        <comment>script.forNil</comment>
        <translation> (nilに対する呼び出し)</translation>
    </message>
    <message>
        <source> for nil; %1 is nil</source>
        <comment>script.isNil</comment>
        <translation> (nilに対する呼び出し、%1がnil)</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>script.or</comment>
        <translation>%1または%2</translation>
    </message>
    <message>
        <source>; in %1</source>
        <comment>script.in</comment>
        <translation>、場所: %1</translation>
    </message>
    <message>
        <source>%1, called from %2</source>
        <comment>script.calledFrom</comment>
        <translation>%1、呼び出し元: %2</translation>
    </message>
    <message>
        <source>; called from %1</source>
        <comment>script.callers</comment>
        <translation>、呼び出し元: %1</translation>
    </message>
    <message>
        <source>%1: onCycle: %2; the block is not called any more</source>
        <comment>script.onCycle</comment>
        <translation>%1: onCycle: %2。ブロックは今後呼び出されません</translation>
    </message>
    <message>
        <source>%1: argument %2 is %3; a text, number or boolean is needed</source>
        <comment>script.argument</comment>
        <translation>%1: 引数%2は%3です。テキスト、数、または真偽値が必要です</translation>
    </message>
    <message>
        <source>takes the name of a bundle</source>
        <comment>script.takesBundle</comment>
        <translation>バンドルの名前を取ります</translation>
    </message>
    <message>
        <source>it is unknown</source>
        <comment>script.unknownBundle</comment>
        <translation>不明です</translation>
    </message>
    <message>
        <source>bundle %1 is not loaded: %2</source>
        <comment>script.noBundle</comment>
        <translation>バンドル%1は読み込まれません: %2</translation>
    </message>
    <message>
        <source>takes the name of a script</source>
        <comment>script.takesScript</comment>
        <translation>スクリプトの名前を取ります</translation>
    </message>
    <message>
        <source>takes the name of a scene file and values for its template</source>
        <comment>script.takesScene</comment>
        <translation>シーンファイルの名前と、そのテンプレートの値を取ります</translation>
    </message>
    <message>
        <source>there is no scene to import into</source>
        <comment>script.noScene</comment>
        <translation>インポート先のシーンがありません</translation>
    </message>
    <message>
        <source>cannot make %1 at %2</source>
        <comment>script.cannotMake</comment>
        <translation>%2に%1を作れません</translation>
    </message>
    <message>
        <source>there is nothing at %1 to select</source>
        <comment>script.nothingThere</comment>
        <translation>%1に選択できるものがありません</translation>
    </message>
    <message>
        <source>popd: nothing was pushed</source>
        <comment>script.popd</comment>
        <translation>popd: 何もプッシュされていません</translation>
    </message>
    <message>
        <source>%1 is no function, and no method of what is selected, %2</source>
        <comment>script.noFunction</comment>
        <translation>%1は関数でも、選択中の%2のメソッドでもありません</translation>
    </message>
    <message>
        <source>%1 is called on an object that is gone</source>
        <comment>script.gone</comment>
        <translation>%1が、もうないオブジェクトに対して呼び出されました</translation>
    </message>
    <message>
        <source>%1 cannot take a value %2</source>
        <comment>script.noValue</comment>
        <translation>%1は値%2を取れません</translation>
    </message>
    <message>
        <source>what it says is %1; a text is needed, or nil</source>
        <comment>script.noText</comment>
        <translation>結果は%1です。テキストまたはnilが必要です</translation>
    </message>
    <message>
        <source>such as %1</source>
        <comment>script.such</comment>
        <translation>例: %1</translation>
    </message>
    <message>
        <source>scripts have no %1: %2</source>
        <comment>script.unavailable</comment>
        <translation>スクリプトに%1はありません: %2</translation>
    </message>
    <message>
        <source>the time of day is unknown while a run goes on, which has to be the same every time: onCycle { |time| … } is told the simulated time</source>
        <comment>script.noClock</comment>
        <translation>実行は毎回同じでなければならないため、実行中に時刻は分かりません。onCycle { |time| … }にシミュレーション時刻が渡されます</translation>
    </message>
    <message>
        <source>cannot load %1: there is no such script below the data directories, and scripts have no libraries of Ruby</source>
        <comment>script.noLoad</comment>
        <translation>%1を読み込めません。データディレクトリーの下にそのスクリプトはなく、スクリプトにRubyのライブラリーはありません</translation>
    </message>
    <message>
        <source>%1 ends with an error</source>
        <comment>script.loadFailed</comment>
        <translation>%1はエラーで終わりました</translation>
    </message>
    <message>
        <source>return ends the script, sparkGetSimulationServer.quit the run</source>
        <comment>instead.end</comment>
        <translation>returnがスクリプトを、sparkGetSimulationServer.quitが実行を終えます</translation>
    </message>
    <message>
        <source>onCycle { |time| … } is called in every cycle, with the simulated time</source>
        <comment>instead.wait</comment>
        <translation>onCycle { |time| … }が毎サイクル、シミュレーション時刻とともに呼ばれます</translation>
    </message>
    <message>
        <source>they start no programs; team files and jobs do</source>
        <comment>instead.program</comment>
        <translation>プログラムは起動しません。チームファイルとジョブが起動します</translation>
    </message>
    <message>
        <source>run, load and importScene read what is below the data directories; sparkEnableLog writes logs</source>
        <comment>instead.file</comment>
        <translation>run、load、importSceneがデータディレクトリーの下を読み、sparkEnableLogがログを書きます</translation>
    </message>
    <message>
        <source>scripts have no regular expressions; texts have include?, start_with?, end_with?, index, split and sub</source>
        <comment>instead.pattern</comment>
        <translation>スクリプトに正規表現はありません。テキストにはinclude?、start_with?、end_with?、index、split、subがあります</translation>
    </message>
    <message>
        <source>nobody types into scripts; variables come from outside: --set NAME=VALUE</source>
        <comment>instead.input</comment>
        <translation>スクリプトへの入力はありません。変数は外から与えます: --set NAME=VALUE</translation>
    </message>
    <message>
        <source>scripts have no network; agents and monitors connect to the ports of the server</source>
        <comment>instead.socket</comment>
        <translation>スクリプトにネットワークはありません。エージェントとモニターがサーバーのポートに接続します</translation>
    </message>
    <message>
        <source>scripts have no libraries of Ruby; Array, Hash, Struct, Math and Time are built in</source>
        <comment>instead.library</comment>
        <translation>スクリプトにRubyのライブラリーはありません。Array、Hash、Struct、Math、Timeは組み込まれています</translation>
    </message>
    <message>
        <source>%1 messages left out</source>
        <comment>session.leftOut</comment>
        <translation>%1件のメッセージを省略しました</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no name for a bundle: letters, digits, _ - + only</source>
        <comment>setUp.bundleName</comment>
        <translation>&apos;%1&apos;はバンドルの名前に使えません: 使えるのは英字、数字、_ - +だけです</translation>
    </message>
    <message>
        <source>there is no %1.so in the plugin directories (%2); there are: %3</source>
        <comment>setUp.noPluginHere</comment>
        <translation>プラグインのディレクトリ (%2) に %1.so はありません。あるもの: %3</translation>
    </message>
    <message>
        <source>none</source>
        <comment>setUp.noPlugins</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>there is no %1.so in the plugin directories</source>
        <comment>setUp.noPlugin</comment>
        <translation>プラグインディレクトリに%1.soがありません</translation>
    </message>
    <message>
        <source>%1 is no plugin: it lacks SPARKWRIGHT_PLUGIN(...)</source>
        <comment>setUp.notPlugin</comment>
        <translation>%1はプラグインではありません: SPARKWRIGHT_PLUGIN(...)がありません</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>setUp.fileSays</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>there is no decision to confirm</source>
        <comment>verdict.noneToConfirm</comment>
        <translation>承認する判定がありません</translation>
    </message>
    <message>
        <source>there is no decision to overrule; what has been carried out is taken back with (undo)</source>
        <comment>verdict.noneToOverrule</comment>
        <translation>却下する判定がありません。実行済みのものは(undo)で取り消します</translation>
    </message>
    <message>
        <source>decisions can be undone with ConfirmFouls or ConfirmGoals only; (set (ConfirmFouls true)) switches it on</source>
        <comment>verdict.undoOff</comment>
        <translation>判定を取り消せるのはConfirmFoulsまたはConfirmGoalsを使うときだけです。(set (ConfirmFouls true))で有効になります</translation>
    </message>
    <message>
        <source>a decision is pending: confirm or overrule it first</source>
        <comment>verdict.pendingFirst</comment>
        <translation>保留中の判定があります: 先に承認または却下してください</translation>
    </message>
    <message>
        <source>nothing has been decided within the last %1 s</source>
        <comment>verdict.noneSince</comment>
        <translation>直近の%1 sに判定はありません</translation>
    </message>
    <message>
        <source>the half in which it was decided is over; (score ...) sets the score</source>
        <comment>verdict.otherHalf</comment>
        <translation>判定が行われたハーフは終わっています。得点は(score ...)で設定します</translation>
    </message>
    <message>
        <source>there are no script variables</source>
        <comment>variable.none</comment>
        <translation>スクリプト変数がありません</translation>
    </message>
    <message>
        <source>there is no variable `%1`</source>
        <comment>variable.unknown</comment>
        <translation>変数`%1`はありません</translation>
    </message>
    <message>
        <source>there is no rule `%1`</source>
        <comment>variable.noRule</comment>
        <translation>ルール`%1`はありません</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>variable.meant</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>%1 is built into the scene: it counts from the next set-up on, with --set %2</source>
        <comment>variable.builtIn</comment>
        <translation>%1はシーンに組み込まれています: 次のセットアップから--set %2で有効になります</translation>
    </message>
    <message>
        <source>%1 is true or false, not `%2`</source>
        <comment>variable.flag</comment>
        <translation>%1は`%2`ではなくtrueまたはfalseです</translation>
    </message>
    <message>
        <source>%1 is a whole number from %2 to %3, not `%4`</source>
        <comment>variable.whole</comment>
        <translation>%1 は %2 から %3 までの整数です。`%4` は使えません</translation>
    </message>
    <message>
        <source>%1 is a number from %2 to %3, not `%4`</source>
        <comment>variable.number</comment>
        <translation>%1は`%4`ではなく%2から%3までの数です</translation>
    </message>
    <message>
        <source>%1 is a number from %2 to %3 %4, not `%5`</source>
        <comment>variable.numberOf</comment>
        <translation>%1は`%5`ではなく%2から%3 %4までの数です</translation>
    </message>
    <message>
        <source>there is no free place near %1</source>
        <comment>mover.noPlace</comment>
        <translation>%1の近くに空いた場所がありません</translation>
    </message>
    <message>
        <source>moved there all the same</source>
        <comment>mover.allTheSame</comment>
        <translation>それでもそこへ動かしました</translation>
    </message>
    <message>
        <source>expected four numbers</source>
        <comment>sensor.fourNumbers</comment>
        <translation>4個の数が必要です</translation>
    </message>
    <message>
        <source>expected two angles</source>
        <comment>sensor.twoAngles</comment>
        <translation>2個の角度が必要です</translation>
    </message>
    <message>
        <source>expected four numbers that are not negative</source>
        <comment>sensor.notNegative</comment>
        <translation>負でない4個の数が必要です</translation>
    </message>
    <message>
        <source>expected 0 to 1000 echoes</source>
        <comment>sensor.echoes</comment>
        <translation>0から1000までのエコーが必要です</translation>
    </message>
    <message>
        <source>expected two distances, the smaller one first</source>
        <comment>sensor.distances</comment>
        <translation>2個の距離が、小さい順に必要です</translation>
    </message>
    <message>
        <source>there is no match</source>
        <comment>match.none</comment>
        <translation>試合がありません</translation>
    </message>
    <message>
        <source>there is a match already, or no scene to play in; this node has no effect</source>
        <comment>match.second</comment>
        <translation>すでに試合があるか、プレーするシーンがありません。このノードは効果がありません</translation>
    </message>
    <message>
        <source>the time of a game is 0 s or more, not %1</source>
        <comment>match.time</comment>
        <translation>試合の時間は%1ではなく0 s以上です</translation>
    </message>
    <message>
        <source>self collisions could not be written any more</source>
        <comment>record.lost</comment>
        <translation>自己衝突を書き込めなくなりました</translation>
    </message>
    <message>
        <source>%1 cannot be written; is there room, and may you write there?</source>
        <comment>record.unwritable</comment>
        <translation>%1に書き込めません。空き容量と書き込み権限はありますか?</translation>
    </message>
    <message>
        <source>self collisions are not written to a file: %1; the variable SelfCollisionRecordFilename names it</source>
        <comment>record.none</comment>
        <translation>自己衝突はファイルに書き込まれません: %1。ファイルは変数SelfCollisionRecordFilenameで指定します</translation>
    </message>
    <message>
        <source>free place</source>
        <comment>rule.freePlace</comment>
        <translation>空き場所</translation>
    </message>
    <message>
        <source>port %1 is not between 0 and 65535</source>
        <comment>socket.port</comment>
        <translation>ポート%1は0から65535の範囲外です</translation>
    </message>
    <message>
        <source>`%1` is not an address of IPv4 or IPv6</source>
        <comment>socket.address</comment>
        <translation>「%1」はIPv4またはIPv6のアドレスではありません</translation>
    </message>
    <message>
        <source>cannot listen on %1: %2</source>
        <comment>socket.listen</comment>
        <translation>%1で接続を待てません: %2</translation>
    </message>
    <message>
        <source>further ports are for TCP only</source>
        <comment>socket.tcpOnly</comment>
        <translation>追加のポートはTCP専用です</translation>
    </message>
    <message>
        <source>%1 has sent %2 to port %3 and is not served; a message is its length (4 bytes, the highest first), then its text</source>
        <comment>framing.misfit</comment>
        <translation>%1がポート%3に%2を送ったため、接続を受け付けません。メッセージは長さ(4バイト、上位が先)とその後の本文からなります</translation>
    </message>
    <message>
        <source>%1; further ones are not reported</source>
        <comment>framing.last</comment>
        <translation>%1。以降は報告しません</translation>
    </message>
    <message>
        <source>text without a length (%1)</source>
        <comment>framing.text</comment>
        <translation>長さのないテキスト(%1)</translation>
    </message>
    <message>
        <source>a length of %1 with the lowest byte first</source>
        <comment>framing.little</comment>
        <translation>下位バイトが先の長さ%1</translation>
    </message>
    <message>
        <source>a request of a browser (%1; pages of a run are served at the port of --web)</source>
        <comment>framing.web</comment>
        <translation>ブラウザーの要求(%1。実行のページは--webのポートで見られます)</translation>
    </message>
    <message>
        <source>a length of %1 bytes, where %2 is the maximum</source>
        <comment>framing.long</comment>
        <translation>%1バイトという長さ(最大%2)</translation>
    </message>
    <message>
        <source>%1 bytes of a message of %2 bytes, and no more</source>
        <comment>framing.part</comment>
        <translation>%2バイトのメッセージのうち%1バイトだけ</translation>
    </message>
    <message>
        <source>%1 bytes, which are less than a length</source>
        <comment>framing.short</comment>
        <translation>長さに満たない%1バイト</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>agent.list</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>the step gave the body impossible numbers; all %1 bodies connected by joints were put back to their last poses in order, at rest</source>
        <comment>body.allPutBack</comment>
        <translation>ステップでボディにあり得ない数値が生じたため、関節でつながった%1個のボディすべてを、最後に正常だった位置と向きに静止状態で戻しました</translation>
    </message>
    <message>
        <source>very light parts, and parts without damping, are hard to compute</source>
        <comment>body.hardParts</comment>
        <translation>非常に軽い部品や減衰のない部品は計算が困難です</translation>
    </message>
    <message>
        <source>could not mount %1: %2</source>
        <comment>host.mount</comment>
        <translation>%1をマウントできませんでした: %2</translation>
    </message>
    <message>
        <source>name a directory or a zip archive</source>
        <comment>host.mountHint</comment>
        <translation>ディレクトリまたはzipアーカイブを指定してください</translation>
    </message>
    <message>
        <source>%1 has put nothing into the scene, so nothing will happen; load a set-up such as %2, or import scenes in your own</source>
        <comment>host.nothing</comment>
        <translation>%1はシーンに何も置かなかったため、何も起こりません。%2のようなセットアップを読み込むか、自分のセットアップでシーンをインポートしてください</translation>
    </message>
    <message>
        <source>--agent-format: %1</source>
        <comment>host.format</comment>
        <translation>--agent-format: %1</translation>
    </message>
    <message>
        <source>end the other program, or choose other ports with --agent-port and --monitor-port (0: any free one)</source>
        <comment>host.ports</comment>
        <translation>他のプログラムを終了するか、--agent-portと--monitor-portで別のポートを選んでください(0: 空きポート)</translation>
    </message>
    <message>
        <source>recording to %1</source>
        <comment>host.recording</comment>
        <translation>%1に記録しています</translation>
    </message>
    <message>
        <source>nothing is recorded: %1</source>
        <comment>host.noRecording</comment>
        <translation>何も記録されません: %1</translation>
    </message>
    <message>
        <source>name sexp, json, or a parser of a plugin that the set-up or --bundle loads</source>
        <comment>host.formats</comment>
        <translation>sexp、json、またはセットアップや--bundleで読み込むプラグインのパーサーを指定してください</translation>
    </message>
    <message>
        <source>%1; the next free ports are used: %2 for agents, %3 for monitors</source>
        <comment>host.nextPorts</comment>
        <translation>%1。次の空きポートを使います: エージェント用%2、モニター用%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>state.at</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the state ends too early</source>
        <comment>state.short</comment>
        <translation>状態が途中で終わっています</translation>
    </message>
    <message>
        <source>the state is damaged</source>
        <comment>state.damaged</comment>
        <translation>状態が破損しています</translation>
    </message>
    <message>
        <source>this is no state of a World</source>
        <comment>state.foreign</comment>
        <translation>これはWorldの状態ではありません</translation>
    </message>
    <message>
        <source>the state is of format %1, this program reads format %2</source>
        <comment>state.newer</comment>
        <translation>状態の形式は%1ですが、このプログラムが読めるのは形式%2です</translation>
    </message>
    <message>
        <source>the state has a value that is out of range</source>
        <comment>state.value</comment>
        <translation>状態に範囲外の値があります</translation>
    </message>
    <message>
        <source>the scene is another one than when the state was saved</source>
        <comment>state.structure</comment>
        <translation>シーンが状態の保存時と異なります</translation>
    </message>
    <message>
        <source>bodies, joints or shapes were made in another order than when the state was saved</source>
        <comment>state.order</comment>
        <translation>ボディ、関節、または形状が、状態の保存時とは異なる順序で作られています</translation>
    </message>
    <message>
        <source>the state is of %1, and %2 is loaded</source>
        <comment>state.scene</comment>
        <translation>状態は%1のもので、読み込まれているのは%2です</translation>
    </message>
    <message>
        <source>the state is of a run with seed %1, this one has %2</source>
        <comment>state.seed</comment>
        <translation>状態はシード%1の実行のもので、この実行は%2です</translation>
    </message>
    <message>
        <source>a state is restored in a World that has just been loaded</source>
        <comment>state.used</comment>
        <translation>状態は、読み込んだ直後のWorldにだけ復元できます</translation>
    </message>
    <message>
        <source>the robot of agent %1 cannot be built again</source>
        <comment>state.robot</comment>
        <translation>エージェント%1のロボットを再び作れません</translation>
    </message>
    <message>
        <source>no scene has been loaded, so there is no state</source>
        <comment>state.noScene</comment>
        <translation>シーンが読み込まれていないため、状態がありません</translation>
    </message>
    <message>
        <source>the scene has been edited while it ran</source>
        <comment>state.edited</comment>
        <translation>シーンが実行中に編集されました</translation>
    </message>
    <message>
        <source>a decision waits for the human referee</source>
        <comment>state.pending</comment>
        <translation>判定が人間の審判を待っています</translation>
    </message>
    <message>
        <source>a decision can still be undone, which is not saved</source>
        <comment>state.undoable</comment>
        <translation>判定をまだ取り消せますが、これは保存されません</translation>
    </message>
    <message>
        <source>this moment is not kept any more</source>
        <comment>state.forgotten</comment>
        <translation>この時点はもう保持されていません</translation>
    </message>
    <message>
        <source>the recording has no states; record one with --record-states</source>
        <comment>state.noStates</comment>
        <translation>記録に状態がありません。--record-statesを付けて記録してください</translation>
    </message>
    <message>
        <source>the recording is damaged: messages of agents are missing from %1 s on</source>
        <comment>state.agentsDamaged</comment>
        <translation>記録が損傷しています: %1 秒以降のエージェントのメッセージがありません</translation>
    </message>
    <message>
        <source>the recording has no messages of agents; record one with --record-agents</source>
        <comment>state.noBytes</comment>
        <translation>記録にエージェントのメッセージがありません。--record-agentsを付けて記録してください</translation>
    </message>
    <message>
        <source>the first state of the recording is at %1 s</source>
        <comment>state.before</comment>
        <translation>記録の最初の状態は%1 sのものです</translation>
    </message>
    <message>
        <source>the recording ends at %1 s</source>
        <comment>state.after</comment>
        <translation>記録は%1 sで終わります</translation>
    </message>
    <message>
        <source>%1 cannot save what it knows</source>
        <comment>state.behavior</comment>
        <translation>%1は自分の情報を保存できません</translation>
    </message>
    <message>
        <source>a script takes part in every cycle; what it remembers is not saved</source>
        <comment>state.cycleBlocks</comment>
        <translation>スクリプトが毎サイクル動作しており、その記憶は保存されません</translation>
    </message>
    <message>
        <source>cannot resume %1: %2</source>
        <comment>host.noResume</comment>
        <translation>%1を再開できません: %2</translation>
    </message>
    <message>
        <source>name a recording with exact states, a time in it, and its data directory</source>
        <comment>host.resumeHint</comment>
        <translation>厳密な状態を含む記録、その中の時刻、そのデータディレクトリを指定してください</translation>
    </message>
    <message>
        <source>resume behind the damage (--at), or without recorded agents (--recorded none)</source>
        <comment>host.damagedHint</comment>
        <translation>損傷した箇所より後から再開するか (--at)、記録されたエージェントなしで再開してください (--recorded none)</translation>
    </message>
    <message>
        <source>resumed at %1 s; %2 agents wait for their programs</source>
        <comment>host.resumed</comment>
        <translation>%1 sから再開しました。%2個のエージェントがプログラムを待っています</translation>
    </message>
    <message>
        <source>the run from there may differ from the recorded one: %1</source>
        <comment>host.inexact</comment>
        <translation>ここからの実行は記録と異なることがあります: %1</translation>
    </message>
    <message>
        <source>name a file in a folder that can be written to</source>
        <comment>host.recordHint</comment>
        <translation>書き込み可能なフォルダーのファイルを指定してください</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <comment>recording.unreadable</comment>
        <translation>ファイルを読み込めません</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <comment>recording.empty</comment>
        <translation>ファイルが空です</translation>
    </message>
    <message>
        <source>this is not an MCAP file: it does not begin like one</source>
        <comment>recording.notMcap</comment>
        <translation>MCAPファイルではありません: 先頭が異なります</translation>
    </message>
    <message>
        <source>this MCAP file contains no recording of Sparkwright</source>
        <comment>recording.foreign</comment>
        <translation>このMCAPファイルにSparkwrightの記録は含まれていません</translation>
    </message>
    <message>
        <source>this recording was made by a newer version of Sparkwright</source>
        <comment>recording.newer</comment>
        <translation>この記録は、より新しいバージョンのSparkwrightで作られています</translation>
    </message>
    <message>
        <source>the file ends before its first data</source>
        <comment>recording.noData</comment>
        <translation>ファイルが最初のデータより前で終わっています</translation>
    </message>
    <message>
        <source>the file has no valid end, as after a crash; what was found goes up to %1 s</source>
        <comment>recording.noEnd</comment>
        <translation>ファイルに正しい終端がありません(クラッシュ後など)。見つかった内容は %1 s までです</translation>
    </message>
    <message>
        <source>the index at the end of the file is damaged; the file was read without it</source>
        <comment>recording.noIndex</comment>
        <translation>ファイル末尾の索引が壊れています。索引なしで読み込みました</translation>
    </message>
    <message>
        <source>damaged from byte %1 to byte %2 and left out: the run from %3 s to %4 s</source>
        <comment>recording.gap</comment>
        <translation>バイト %1 から %2 までが壊れているため省かれました:実行の %3 s から %4 s まで</translation>
    </message>
    <message>
        <source>damaged from byte %1 on and left out: the run from %2 s on</source>
        <comment>recording.gapToEnd</comment>
        <translation>バイト %1 以降が壊れているため省かれました:実行の %2 s 以降</translation>
    </message>
    <message>
        <source>damaged at byte %1, where nothing of the run stands</source>
        <comment>recording.indexDamaged</comment>
        <translation>バイト %1 が壊れていますが、そこに実行の内容はありません</translation>
    </message>
    <message>
        <source>the part at byte %1, from %2 s on, is damaged and left out</source>
        <comment>recording.damaged</comment>
        <translation>バイト %1 の部分(%2 s 以降)は壊れているため省かれます</translation>
    </message>
    <message>
        <source>the index of the part at byte %1 does not fit its messages, and was not used</source>
        <comment>recording.index</comment>
        <translation>バイト %1 の部分の索引がメッセージと合わないため、使われませんでした</translation>
    </message>
    <message>
        <source>the checksum of the data is wrong: from %1 s to %2 s, something may be damaged that has no checksum of its own</source>
        <comment>recording.checksum</comment>
        <translation>データのチェックサムが合いません:%1 s から %2 s までに、独自のチェックサムがない部分の破損があるかもしれません</translation>
    </message>
    <message>
        <source>%1 messages were found, where the file says that it has %2</source>
        <comment>recording.count</comment>
        <translation>%1 件のメッセージが見つかりましたが、ファイルには %2 件と書かれています</translation>
    </message>
    <message>
        <source>%1 messages of channel %2, which the file does not describe, are left out</source>
        <comment>recording.noChannel</comment>
        <translation>ファイルに説明のないチャンネル %2 のメッセージ %1 件を省きます</translation>
    </message>
    <message>
        <source>the part at byte %1 is larger than 1 GiB, which is too large</source>
        <comment>recording.large</comment>
        <translation>バイト %1 の部分は 1 GiB を超えており、大きすぎます</translation>
    </message>
    <message>
        <source>the part at byte %1 is compressed in a way that MCAP does not know</source>
        <comment>recording.packed</comment>
        <translation>バイト %1 の部分は MCAP にない方式で圧縮されています</translation>
    </message>
    <message>
        <source>from %1 s to %2 s, %3 frames cannot be shown, since messages that they build on are missing; keep all of them from the start of the run on</source>
        <comment>recording.noStructure</comment>
        <translation>%1 s から %2 s までの %3 フレームは、基になるメッセージがないため表示できません。実行の始めからすべて残してください</translation>
    </message>
    <message>
        <source>recordings whose times overlap are mixed in this file; only the one that begins at %1 s is shown</source>
        <comment>recording.others</comment>
        <translation>このファイルには時間の重なる記録が混ざっています。%1 s に始まるものだけを表示します</translation>
    </message>
    <message>
        <source>two recordings of an older version are mixed in this file, and cannot be told apart; open each file on its own</source>
        <comment>recording.mixed</comment>
        <translation>このファイルには旧バージョンの記録が二つ混ざっており、区別できません。それぞれのファイルを別々に開いてください</translation>
    </message>
    <message>
        <source>the attachment %1 is damaged</source>
        <comment>recording.attachment</comment>
        <translation>添付%1が破損しています</translation>
    </message>
    <message>
        <source>the disk is too slow: parts of the run are missing in the recording</source>
        <comment>recording.slow</comment>
        <translation>ディスクが遅すぎます: 実行の一部が記録から欠けています</translation>
    </message>
    <message>
        <source>the recording has ended: %1</source>
        <comment>recording.ended</comment>
        <translation>記録が終わりました: %1</translation>
    </message>
    <message>
        <source>the end of the recording could not be written: %1</source>
        <comment>recording.unfinished</comment>
        <translation>記録の終わりを書き込めませんでした: %1</translation>
    </message>
    <message>
        <source>the run is not recorded: %1</source>
        <comment>recording.none</comment>
        <translation>実行は記録されません: %1</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <comment>recording.notWritten</comment>
        <translation>%1に書き込めません: %2</translation>
    </message>
    <message>
        <source>there is nothing to be written to %1</source>
        <comment>recording.noFrames</comment>
        <translation>%1に書き込むものがありません</translation>
    </message>
    <message>
        <source>cancelled</source>
        <comment>recording.cancelled</comment>
        <translation>キャンセルしました</translation>
    </message>
    <message>
        <source>parentheses or quotes are not balanced, so nothing is formatted</source>
        <comment>format.broken</comment>
        <translation>括弧または引用符の対応が取れていないため、整形しません</translation>
    </message>
    <message>
        <source>there are control characters in the text, so nothing is formatted</source>
        <comment>format.control</comment>
        <translation>テキストに制御文字があるため、整形しません</translation>
    </message>
    <message>
        <source>makes a node of a class below the node in force</source>
        <comment>complete.keyword.nd</comment>
        <translation>現在のノードの下に、クラスのノードを作ります</translation>
    </message>
    <message>
        <source>selects a child, or .. for the parent, for the rest of the list</source>
        <comment>complete.keyword.sel</comment>
        <translation>リストの残りについて、子(親は..)を選択します</translation>
    </message>
    <message>
        <source>names the arguments of the file</source>
        <comment>complete.keyword.templ</comment>
        <translation>ファイルの引数に名前を付けます</translation>
    </message>
    <message>
        <source>defines a variable of the file</source>
        <comment>complete.keyword.def</comment>
        <translation>ファイルの変数を定義します</translation>
    </message>
    <message>
        <source>chooses among cases by a value</source>
        <comment>complete.keyword.switch</comment>
        <translation>値によってケースを選びます</translation>
    </message>
    <message>
        <source>logs the path of the node in force</source>
        <comment>complete.keyword.pwd</comment>
        <translation>現在のノードのパスをログに記録します</translation>
    </message>
    <message>
        <source>computes an expression in Ruby</source>
        <comment>complete.keyword.eval</comment>
        <translation>Rubyの式を計算します</translation>
    </message>
    <message>
        <source>puts texts together without blanks</source>
        <comment>complete.keyword.join</comment>
        <translation>テキストを空白なしで連結します</translation>
    </message>
    <message>
        <source>short for %1</source>
        <comment>complete.short</comment>
        <translation>%1の略</translation>
    </message>
    <message>
        <source>template parameter</source>
        <comment>complete.parameter</comment>
        <translation>テンプレートパラメーター</translation>
    </message>
    <message>
        <source>variable</source>
        <comment>complete.variable</comment>
        <translation>変数</translation>
    </message>
    <message>
        <source>variable of scripts</source>
        <comment>complete.scriptVariable</comment>
        <translation>スクリプトの変数</translation>
    </message>
    <message>
        <source>material</source>
        <comment>complete.material</comment>
        <translation>マテリアル</translation>
    </message>
    <message>
        <source>built-in mesh</source>
        <comment>complete.meshShape</comment>
        <translation>組み込みメッシュ</translation>
    </message>
    <message>
        <source>file</source>
        <comment>complete.file</comment>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>complete.from</comment>
        <translation>%1より</translation>
    </message>
    <message>
        <source>preset</source>
        <comment>complete.preset</comment>
        <translation>初期値</translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>hover.from</comment>
        <translation>%1より</translation>
    </message>
    <message>
        <source>takes %1</source>
        <comment>hover.takes</comment>
        <translation>引数: %1</translation>
    </message>
    <message>
        <source>called while the file is read</source>
        <comment>hover.immediate</comment>
        <translation>ファイルの読み込み中に呼び出されます</translation>
    </message>
    <message>
        <source>preset %1</source>
        <comment>hover.preset</comment>
        <translation>初期値%1</translation>
    </message>
    <message>
        <source>cannot be created</source>
        <comment>hover.abstract</comment>
        <translation>作成できません</translation>
    </message>
    <message>
        <source>template parameter %1 of %2</source>
        <comment>hover.parameter</comment>
        <translation>%2個中%1番目のテンプレートパラメーター</translation>
    </message>
    <message>
        <source>variable, defined in line %1 as %2</source>
        <comment>hover.variable</comment>
        <translation>変数、%1行目で%2と定義</translation>
    </message>
    <message>
        <source>in line %1</source>
        <comment>hover.declared</comment>
        <translation>%1行目</translation>
    </message>
    <message>
        <source>is not defined in this file</source>
        <comment>hover.undefined</comment>
        <translation>このファイルでは定義されていません</translation>
    </message>
    <message>
        <source>%1:%2 passes %3</source>
        <comment>hover.importedWith</comment>
        <translation>%1:%2が%3を渡します</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <comment>hover.more</comment>
        <translation>他%1件</translation>
    </message>
    <message>
        <source>takes no arguments</source>
        <comment>hover.takesNone</comment>
        <translation>引数を取りません</translation>
    </message>
    <message>
        <source>takes %1</source>
        <comment>hover.template</comment>
        <translation>引数: %1</translation>
    </message>
    <message>
        <source>does not exist below the data directories</source>
        <comment>hover.missing</comment>
        <translation>データディレクトリの下にありません</translation>
    </message>
    <message>
        <source>defined in %1:%2</source>
        <comment>hover.defined</comment>
        <translation>定義: %1:%2</translation>
    </message>
    <message>
        <source>%1 in radians</source>
        <comment>hover.inRadians</comment>
        <translation>%1 (ラジアン)</translation>
    </message>
    <message>
        <source>%1 in degrees</source>
        <comment>hover.inDegrees</comment>
        <translation>%1 (度)</translation>
    </message>
    <message>
        <source>Replace by %1</source>
        <comment>fix.replace</comment>
        <translation>%1に置換</translation>
    </message>
    <message>
        <source>Add %1</source>
        <comment>fix.addArguments</comment>
        <translation>%1を追加</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <comment>fix.removeArguments</comment>
        <translation>%1を削除</translation>
    </message>
    <message>
        <source>Close the list</source>
        <comment>fix.closeList</comment>
        <translation>リストを閉じる</translation>
    </message>
    <message>
        <source>Close %1 lists</source>
        <comment>fix.closeLists</comment>
        <translation>%1個のリストを閉じる</translation>
    </message>
    <message>
        <source>Remove the &apos;)&apos;</source>
        <comment>fix.removeBracket</comment>
        <translation>&apos;)&apos;を削除</translation>
    </message>
    <message>
        <source>Close the quote</source>
        <comment>fix.closeQuote</comment>
        <translation>引用符を閉じる</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <comment>fix.chooseFile</comment>
        <translation>ファイルを選択…</translation>
    </message>
    <message>
        <source>Add %1 to the template</source>
        <comment>fix.addParameter</comment>
        <translation>%1をテンプレートに追加</translation>
    </message>
    <message>
        <source>Define %1</source>
        <comment>fix.addDefinition</comment>
        <translation>%1を定義</translation>
    </message>
    <message>
        <source>Remove the parameter %1</source>
        <comment>fix.removeParameter</comment>
        <translation>パラメーター%1を削除</translation>
    </message>
    <message>
        <source>Remove the definition of %1</source>
        <comment>fix.removeDefinition</comment>
        <translation>%1の定義を削除</translation>
    </message>
    <message>
        <source>Add ()</source>
        <comment>fix.emptyCase</comment>
        <translation>()を追加</translation>
    </message>
    <message>
        <source>Put a list around all of them</source>
        <comment>fix.listAround</comment>
        <translation>全体を1つのリストで囲む</translation>
    </message>
    <message>
        <source>Put a blank before the ;</source>
        <comment>fix.blank</comment>
        <translation>;の前に空白を入れる</translation>
    </message>
    <message>
        <source>there is no name here that could be changed</source>
        <comment>rename.nothing</comment>
        <translation>ここには変更できる名前がありません</translation>
    </message>
    <message>
        <source>the text has errors, so names are not certain</source>
        <comment>rename.broken</comment>
        <translation>テキストに誤りがあるため、名前を確定できません</translation>
    </message>
    <message>
        <source>names of variables are $ and at least one more character, without blanks and parentheses</source>
        <comment>rename.variable</comment>
        <translation>変数の名前は$に1文字以上が続くもので、空白と括弧は使えません</translation>
    </message>
    <message>
        <source>%1 is defined in this file already</source>
        <comment>rename.taken</comment>
        <translation>%1はこのファイルですでに定義されています</translation>
    </message>
    <message>
        <source>a node needs a name without / and \</source>
        <comment>rename.empty</comment>
        <translation>ノードには/と\を含まない名前が必要です</translation>
    </message>
    <message>
        <source>the name is computed, or stands in another file</source>
        <comment>rename.computed</comment>
        <translation>名前が計算されているか、別のファイルにあります</translation>
    </message>
    <message>
        <source>a sibling is named %1 already; paths would lead to the first one</source>
        <comment>rename.sibling</comment>
        <translation>兄弟ノードがすでに%1という名前です。パスは最初のノードを指すことになります</translation>
    </message>
    <message>
        <source>arguments go by their places, so files that import this one need no change</source>
        <comment>rename.positional</comment>
        <translation>引数は順番で決まるため、このファイルをインポートするファイルの変更は不要です</translation>
    </message>
    <message>
        <source>%1 paths may mean this node, but that is not certain; they are not changed</source>
        <comment>rename.uncertain</comment>
        <translation>%1個のパスがこのノードを指す可能性がありますが、確実ではないため変更しません</translation>
    </message>
    <message>
        <source>%1 path may mean this node, but that is not certain; it is not changed</source>
        <comment>rename.uncertainOne</comment>
        <translation>%1個のパスがこのノードを指す可能性がありますが、確実ではないため変更しません</translation>
    </message>
    <message>
        <source>%1 is no joint with bodies</source>
        <comment>manipulation.noJoint</comment>
        <translation>%1はボディのある関節ではありません</translation>
    </message>
    <message>
        <source>expected (deg &lt;angle&gt;), or (pos &lt;m&gt;) for a slider, and perhaps (axis &lt;0 or 1&gt;)</source>
        <comment>manipulation.joint</comment>
        <translation>(deg &lt;angle&gt;)、またはスライダーでは(pos &lt;m&gt;)が必要です。(axis &lt;0 or 1&gt;)も付けられます</translation>
    </message>
    <message>
        <source>the joint %1 has no axis %2 that can be set</source>
        <comment>manipulation.noAxis</comment>
        <translation>関節%1に設定できる軸%2はありません</translation>
    </message>
    <message>
        <source>the joint %1 is part of a ring, so it cannot be set alone</source>
        <comment>manipulation.ring</comment>
        <translation>関節%1は環の一部なので、単独では設定できません</translation>
    </message>
    <message>
        <source>the joint %1 has no motor</source>
        <comment>manipulation.noMotor</comment>
        <translation>関節%1にはモーターがありません</translation>
    </message>
    <message>
        <source>give it one by setMaxMotorForce</source>
        <comment>manipulation.addMotor</comment>
        <translation>setMaxMotorForceで追加してください</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <comment>urdf.unreadable</comment>
        <translation>ファイルを読み込めません</translation>
    </message>
    <message>
        <source>check its name and its permissions</source>
        <comment>urdf.checkName</comment>
        <translation>名前とアクセス権を確認してください</translation>
    </message>
    <message>
        <source>the file is larger than %1 MiB</source>
        <comment>urdf.tooLarge</comment>
        <translation>ファイルが%1 MiBを超えています</translation>
    </message>
    <message>
        <source>is this a URDF file?</source>
        <comment>urdf.isItUrdf</comment>
        <translation>これはURDFファイルですか?</translation>
    </message>
    <message>
        <source>a URDF file is XML and starts with &lt;robot name=&quot;…&quot;&gt;; expand macros with xacro first</source>
        <comment>urdf.noXml</comment>
        <translation>URDFファイルはXMLで、&lt;robot name=&quot;…&quot;&gt;で始まります。マクロは先にxacroで展開してください</translation>
    </message>
    <message>
        <source>the outermost element is %1, not robot</source>
        <comment>urdf.outermost</comment>
        <translation>最も外側の要素がrobotではなく%1です</translation>
    </message>
    <message>
        <source>the file holds macros (%1)</source>
        <comment>urdf.xacro</comment>
        <translation>ファイルにマクロ(%1)があります</translation>
    </message>
    <message>
        <source>expand them first: xacro FILE.xacro &gt; FILE.urdf</source>
        <comment>urdf.expand</comment>
        <translation>先に展開してください: xacro FILE.xacro &gt; FILE.urdf</translation>
    </message>
    <message>
        <source>the robot has more than %1 links</source>
        <comment>urdf.mostLinks</comment>
        <translation>ロボットのリンクが%1個を超えています</translation>
    </message>
    <message>
        <source>the robot has no link</source>
        <comment>urdf.noLinks</comment>
        <translation>ロボットにリンクがありません</translation>
    </message>
    <message>
        <source>a robot needs at least one &lt;link name=&quot;…&quot;&gt;</source>
        <comment>urdf.addLink</comment>
        <translation>ロボットには&lt;link name=&quot;…&quot;&gt;が1つ以上必要です</translation>
    </message>
    <message>
        <source>%1 needs the attribute %2</source>
        <comment>urdf.needsAttribute</comment>
        <translation>%1には属性%2が必要です</translation>
    </message>
    <message>
        <source>%1 needs the element %2</source>
        <comment>urdf.needsElement</comment>
        <translation>%1には要素%2が必要です</translation>
    </message>
    <message>
        <source>expected %1 numbers for %2, not %3</source>
        <comment>urdf.numbers</comment>
        <translation>%2には%3ではなく%1個の数が必要です</translation>
    </message>
    <message>
        <source>expected a number for %1, not %2</source>
        <comment>urdf.number</comment>
        <translation>%1には%2ではなく数が必要です</translation>
    </message>
    <message>
        <source>numbers must be finite and at most 1000000</source>
        <comment>urdf.finite</comment>
        <translation>数は有限で1000000以下である必要があります</translation>
    </message>
    <message>
        <source>%1 must be more than 0, not %2</source>
        <comment>urdf.size</comment>
        <translation>%1は%2ではなく0より大きい必要があります</translation>
    </message>
    <message>
        <source>there are two %1 of the name %2</source>
        <comment>urdf.twice</comment>
        <translation>%2という名前の%1が2つあります</translation>
    </message>
    <message>
        <source>rename one of them</source>
        <comment>urdf.rename</comment>
        <translation>どちらかの名前を変更してください</translation>
    </message>
    <message>
        <source>the joint %1 names the link %2, which does not exist</source>
        <comment>urdf.noLink</comment>
        <translation>関節%1が、存在しないリンク%2を指定しています</translation>
    </message>
    <message>
        <source>links are %1</source>
        <comment>urdf.linkNames</comment>
        <translation>リンクは%1です</translation>
    </message>
    <message>
        <source>there is no joint of the type %1</source>
        <comment>urdf.kind</comment>
        <translation>%1という種類の関節はありません</translation>
    </message>
    <message>
        <source>types are revolute, continuous, prismatic, fixed, floating and planar</source>
        <comment>urdf.kinds</comment>
        <translation>種類はrevolute、continuous、prismatic、fixed、floating、planarです</translation>
    </message>
    <message>
        <source>there is no geometry %1</source>
        <comment>urdf.geometry</comment>
        <translation>形状%1はありません</translation>
    </message>
    <message>
        <source>shapes are box, sphere, cylinder, capsule and mesh; it is left out</source>
        <comment>urdf.geometries</comment>
        <translation>形状はbox、sphere、cylinder、capsule、meshです。これは除外されます</translation>
    </message>
    <message>
        <source>the axis of the joint %1 is zero</source>
        <comment>urdf.axis</comment>
        <translation>関節%1の軸がゼロです</translation>
    </message>
    <message>
        <source>0 0 1 was taken; write the direction</source>
        <comment>urdf.axisInstead</comment>
        <translation>0 0 1を使いました。方向を書いてください</translation>
    </message>
    <message>
        <source>the limits of the joint %1 are the wrong way round</source>
        <comment>urdf.limits</comment>
        <translation>関節%1の上限と下限が逆です</translation>
    </message>
    <message>
        <source>they were swapped</source>
        <comment>urdf.swapped</comment>
        <translation>入れ替えました</translation>
    </message>
    <message>
        <source>the revolute joint %1 has no limits</source>
        <comment>urdf.noLimits</comment>
        <translation>revolute関節%1に可動範囲の制限がありません</translation>
    </message>
    <message>
        <source>it turns without end; add &lt;limit lower=&quot;…&quot; upper=&quot;…&quot;&gt;, or call it continuous</source>
        <comment>urdf.endless</comment>
        <translation>無限に回転します。&lt;limit lower=&quot;…&quot; upper=&quot;…&quot;&gt;を追加するか、continuousにしてください</translation>
    </message>
    <message>
        <source>the link %1 hangs on two joints, %2 and %3</source>
        <comment>urdf.twoParents</comment>
        <translation>リンク%1が2つの関節%2と%3につながっています</translation>
    </message>
    <message>
        <source>each link has one joint above it; remove one of the joints</source>
        <comment>urdf.oneParent</comment>
        <translation>各リンクの上にある関節は1つです。どちらかの関節を削除してください</translation>
    </message>
    <message>
        <source>the joint %1 joins the link %2 to itself</source>
        <comment>urdf.itself</comment>
        <translation>関節%1がリンク%2をそれ自身につないでいます</translation>
    </message>
    <message>
        <source>the joints form a ring: %1</source>
        <comment>urdf.cycle</comment>
        <translation>関節が環になっています: %1</translation>
    </message>
    <message>
        <source>remove one of these joints; a robot is a tree</source>
        <comment>urdf.breakRing</comment>
        <translation>この中の関節を1つ削除してください。ロボットは木構造です</translation>
    </message>
    <message>
        <source>the links %1 and %2 are not connected by joints</source>
        <comment>urdf.twoRoots</comment>
        <translation>リンク%1と%2が関節でつながっていません</translation>
    </message>
    <message>
        <source>join one of them to the rest, by a fixed joint if it does not move</source>
        <comment>urdf.connect</comment>
        <translation>どちらかを残りとつないでください。動かない場合はfixed関節でつなぎます</translation>
    </message>
    <message>
        <source>%1 is not kept</source>
        <comment>urdf.notKept</comment>
        <translation>%1は引き継がれません</translation>
    </message>
    <message>
        <source>the limits of the joint are kept as stops; let the agent keep away from them</source>
        <comment>urdf.doSafety</comment>
        <translation>関節の制限は可動範囲の端として保たれます。エージェントが端を避けるようにしてください</translation>
    </message>
    <message>
        <source>angles are zero in the pose of the file</source>
        <comment>urdf.doCalibration</comment>
        <translation>角度はファイルの姿勢でゼロになります</translation>
    </message>
    <message>
        <source>the motor of the joint acts on the joint itself; gears are part of its force and speed</source>
        <comment>urdf.doTransmission</comment>
        <translation>関節のモーターは関節に直接作用します。ギアは力と速度に含まれます</translation>
    </message>
    <message>
        <source>settings for another simulator; set contacts at the colliders, sensors as perceptors</source>
        <comment>urdf.doGazebo</comment>
        <translation>他のシミュレーター用の設定です。接触はコライダーで、センサーはパーセプターとして設定してください</translation>
    </message>
    <message>
        <source>add a perceptor to the part, see docs/class-reference.md</source>
        <comment>urdf.doSensor</comment>
        <translation>部品にパーセプターを追加してください。docs/class-reference.mdを参照</translation>
    </message>
    <message>
        <source>the element %1 is not known</source>
        <comment>urdf.unknown</comment>
        <translation>要素%1は不明です</translation>
    </message>
    <message>
        <source>it was left out</source>
        <comment>urdf.leftOut</comment>
        <translation>除外しました</translation>
    </message>
    <message>
        <source>the planar joint %1 is left out: its link %2 moves freely</source>
        <comment>urdf.planar</comment>
        <translation>planar関節%1を除外しました: リンク%2は自由に動きます</translation>
    </message>
    <message>
        <source>the floating joint %1 is left out: its link %2 moves freely</source>
        <comment>urdf.floating</comment>
        <translation>floating関節%1を除外しました: リンク%2は自由に動きます</translation>
    </message>
    <message>
        <source>that is what a free body does; for a plane, add joints by hand</source>
        <comment>urdf.free</comment>
        <translation>自由なボディと同じ動きです。平面に拘束する場合は関節を手動で追加してください</translation>
    </message>
    <message>
        <source>the link %1 has no mass, but moves; %2 kg were taken</source>
        <comment>urdf.noMass</comment>
        <translation>リンク%1は動きますが質量がないため、%2 kgとしました</translation>
    </message>
    <message>
        <source>add an &lt;inertial&gt; with its mass</source>
        <comment>urdf.writeMass</comment>
        <translation>質量を指定した&lt;inertial&gt;を追加してください</translation>
    </message>
    <message>
        <source>the inertia of the link %1 is not possible for a solid</source>
        <comment>urdf.inertia</comment>
        <translation>リンク%1の慣性は固体としてあり得ません</translation>
    </message>
    <message>
        <source>the joint %1 has no effort, so it gets no motor</source>
        <comment>urdf.noMotor</comment>
        <translation>関節%1にeffortがないため、モーターは付きません</translation>
    </message>
    <message>
        <source>add effort and velocity to its &lt;limit&gt;, or (setMaxMotorForce 0 …) to the joint in the scene</source>
        <comment>urdf.addMotor</comment>
        <translation>&lt;limit&gt;にeffortとvelocityを追加するか、シーンの関節に(setMaxMotorForce 0 …)を追加してください</translation>
    </message>
    <message>
        <source>0 is not within the limits of the joint %1, so the motor has to bring it there</source>
        <comment>urdf.zeroOutside</comment>
        <translation>0が関節%1の制限の範囲外のため、モーターで範囲内に動かす必要があります</translation>
    </message>
    <message>
        <source>choose the origin of the joint so that its limits contain 0</source>
        <comment>urdf.otherZero</comment>
        <translation>制限が0を含むように関節の原点を選んでください</translation>
    </message>
    <message>
        <source>the mesh %1 was not found</source>
        <comment>urdf.noMesh</comment>
        <translation>メッシュ%1が見つかりません</translation>
    </message>
    <message>
        <source>name the folder of its package; in the command line with --package DIR</source>
        <comment>urdf.package</comment>
        <translation>パッケージのフォルダーを指定してください。コマンドラインでは--package DIRを使います</translation>
    </message>
    <message>
        <source>the mesh %1 cannot be read: %2</source>
        <comment>urdf.mesh</comment>
        <translation>メッシュ%1を読み込めません: %2</translation>
    </message>
    <message>
        <source>export it again as .obj, .stl, .dae, .ply, .gltf or .glb</source>
        <comment>urdf.exportMesh</comment>
        <translation>.obj、.stl、.dae、.ply、.gltf、または.glbとして再度エクスポートしてください</translation>
    </message>
    <message>
        <source>boxes and capsules are faster and steadier</source>
        <comment>urdf.simpler</comment>
        <translation>直方体とカプセルの方が高速で安定します</translation>
    </message>
    <message>
        <source>the link %1 has neither mass nor shape, so its frame is left out</source>
        <comment>urdf.frameOnly</comment>
        <translation>リンク%1には質量も形状もないため、その座標系は除外されます</translation>
    </message>
    <message>
        <source>it is at %1 in the part %2</source>
        <comment>urdf.inBase</comment>
        <translation>部品%2の%1にあります</translation>
    </message>
    <message>
        <source>the scene cannot be written: %1</source>
        <comment>urdf.cannotWrite</comment>
        <translation>シーンを書き込めません: %1</translation>
    </message>
    <message>
        <source>the mesh %1 cannot be copied to %2</source>
        <comment>urdf.cannotCopy</comment>
        <translation>メッシュ%1を%2にコピーできません</translation>
    </message>
    <message>
        <source>choose a folder that can be written to</source>
        <comment>urdf.writable</comment>
        <translation>書き込み可能なフォルダーを選んでください</translation>
    </message>
    <message>
        <source>there is no joint that can be moved</source>
        <comment>design.noJoints</comment>
        <translation>動かせる関節がありません</translation>
    </message>
    <message>
        <source>there is no part at this place; choose a form (nd Transform …)</source>
        <comment>design.noForm</comment>
        <translation>ここには部品がありません。形状(nd Transform …)を選んでください</translation>
    </message>
    <message>
        <source>%1 has an expression or parameter as an argument, which cannot be mirrored</source>
        <comment>design.expression</comment>
        <translation>%1の引数に式またはパラメーターがあるため、反転できません</translation>
    </message>
    <message>
        <source>%1 cannot be mirrored</source>
        <comment>design.noMirror</comment>
        <translation>%1は反転できません</translation>
    </message>
    <message>
        <source>%1 needs %2 numbers to be mirrored</source>
        <comment>design.numbers</comment>
        <translation>%1の反転には%2個の数が必要です</translation>
    </message>
    <message>
        <source>no name in it tells left from right, so that both would have the same names</source>
        <comment>design.noSide</comment>
        <translation>左右を区別する名前がないため、両方が同じ名前になります</translation>
    </message>
    <message>
        <source>an import with arguments cannot be mirrored</source>
        <comment>design.imported</comment>
        <translation>引数付きのインポートは反転できません</translation>
    </message>
    <message>
        <source>there is a part %1 already</source>
        <comment>design.taken</comment>
        <translation>部品%1はすでにあります</translation>
    </message>
    <message>
        <source>%1 must be from %2 to %3</source>
        <comment>design.range</comment>
        <translation>%1は%2から%3までである必要があります</translation>
    </message>
    <message>
        <source>the name of a robot consists of letters, digits, _, - and .</source>
        <comment>design.name</comment>
        <translation>ロボットの名前は英字、数字、_、-、.からなります</translation>
    </message>
    <message>
        <source>a robot has 2 wheels, with a caster, or an even number up to 12</source>
        <comment>design.wheels</comment>
        <translation>ロボットの車輪は、2個とキャスター、または12個以下の偶数個です</translation>
    </message>
    <message>
        <source>a robot has an even number of legs, 2 to 8</source>
        <comment>design.legs</comment>
        <translation>ロボットの脚は2本から8本までの偶数です</translation>
    </message>
    <message>
        <source>a leg has 1 to 6 joints</source>
        <comment>design.joints</comment>
        <translation>脚の関節は1個から6個です</translation>
    </message>
    <message>
        <source>width of the trunk</source>
        <comment>design.width</comment>
        <translation>胴体の幅</translation>
    </message>
    <message>
        <source>length of the trunk</source>
        <comment>design.length</comment>
        <translation>胴体の長さ</translation>
    </message>
    <message>
        <source>height of the trunk</source>
        <comment>design.height</comment>
        <translation>胴体の高さ</translation>
    </message>
    <message>
        <source>mass of the trunk</source>
        <comment>design.mass</comment>
        <translation>胴体の質量</translation>
    </message>
    <message>
        <source>torque</source>
        <comment>design.torque</comment>
        <translation>トルク</translation>
    </message>
    <message>
        <source>speed</source>
        <comment>design.speed</comment>
        <translation>速度</translation>
    </message>
    <message>
        <source>wheel radius</source>
        <comment>design.wheelRadius</comment>
        <translation>車輪の半径</translation>
    </message>
    <message>
        <source>wheel width</source>
        <comment>design.wheelWidth</comment>
        <translation>車輪の幅</translation>
    </message>
    <message>
        <source>wheel mass</source>
        <comment>design.wheelMass</comment>
        <translation>車輪の質量</translation>
    </message>
    <message>
        <source>leg length</source>
        <comment>design.legLength</comment>
        <translation>脚の長さ</translation>
    </message>
    <message>
        <source>leg mass</source>
        <comment>design.legMass</comment>
        <translation>脚の質量</translation>
    </message>
    <message>
        <source>the text has errors in its parentheses</source>
        <comment>design.broken</comment>
        <translation>テキストの括弧に誤りがあります</translation>
    </message>
    <message>
        <source>this World does not keep what its scene is made from</source>
        <comment>live.notRecorded</comment>
        <translation>このWorldはシーンの元データを保持していません</translation>
    </message>
    <message>
        <source>variables have changed since %1 was imported, so it would be built differently now</source>
        <comment>live.variables</comment>
        <translation>%1のインポート後に変数が変わったため、今は異なる結果になります</translation>
    </message>
    <message>
        <source>%1 is read by a set-up script, or is no RSG file</source>
        <comment>live.otherFormat</comment>
        <translation>%1はセットアップスクリプトで読まれるか、RSGファイルではありません</translation>
    </message>
    <message>
        <source>%1 has run already, and cannot be undone</source>
        <comment>live.sideEffect</comment>
        <translation>%1はすでに実行されており、元に戻せません</translation>
    </message>
    <message>
        <source>joints connect %1 to other parts of the scene</source>
        <comment>live.joined</comment>
        <translation>関節が%1をシーンの他の部分とつないでいます</translation>
    </message>
    <message>
        <source>the physics world and its space are made once</source>
        <comment>live.physicsWorld</comment>
        <translation>物理ワールドとそのスペースは一度だけ作られます</translation>
    </message>
    <message>
        <source>what %1 has imported is unknown</source>
        <comment>live.noImport</comment>
        <translation>%1がインポートしたものが不明です</translation>
    </message>
    <message>
        <source>the scene has been edited at %1 s; this run cannot be repeated from its files</source>
        <comment>live.edited</comment>
        <translation>シーンは%1 sで編集されています。この実行をファイルから再現することはできません</translation>
    </message>
    <message>
        <source>a reset disconnects %1 agents and loses %2 s of simulated time</source>
        <comment>live.cost</comment>
        <translation>リセットすると%1個のエージェントが切断され、シミュレーション時間%2 sが失われます</translation>
    </message>
    <message>
        <source>a reset disconnects one agent and loses %1 s of simulated time</source>
        <comment>live.costOne</comment>
        <translation>リセットすると1個のエージェントが切断され、シミュレーション時間%1 sが失われます</translation>
    </message>
    <message>
        <source>a reset loses %1 s of simulated time</source>
        <comment>live.costTime</comment>
        <translation>リセットするとシミュレーション時間%1 sが失われます</translation>
    </message>
    <message>
        <source>the scene file %1 does not exist below the data directories</source>
        <comment>live.missing</comment>
        <translation>シーンファイル%1がデータディレクトリの下にありません</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <comment>monitorlog.unreadable</comment>
        <translation>%1を読み込めません: %2</translation>
    </message>
    <message>
        <source>%1 is a damaged archive: %2</source>
        <comment>monitorlog.archive</comment>
        <translation>%1は破損したアーカイブです: %2</translation>
    </message>
    <message>
        <source>%1 contains no log of a monitor; one would be named like sparkmonitor.log</source>
        <comment>monitorlog.noEntry</comment>
        <translation>%1にモニターのログがありません。sparkmonitor.logのような名前のものです</translation>
    </message>
    <message>
        <source>%1 is larger than %2 GB when unpacked</source>
        <comment>monitorlog.tooLarge</comment>
        <translation>%1は展開すると%2 GBを超えます</translation>
    </message>
    <message>
        <source>%1 cannot be unpacked into the directory for temporary files: %2</source>
        <comment>monitorlog.noSpace</comment>
        <translation>%1を一時ファイル用のディレクトリに展開できません: %2</translation>
    </message>
    <message>
        <source>the archive ends too early; what is before its end is read</source>
        <comment>monitorlog.cut</comment>
        <translation>アーカイブが途中で終わっています。終わりより前の部分を読みます</translation>
    </message>
    <message>
        <source>%1 is no log of a monitor: it has no line with a full scene</source>
        <comment>monitorlog.empty</comment>
        <translation>%1はモニターのログではありません: 完全なシーンの行がありません</translation>
    </message>
    <message>
        <source>cancelled</source>
        <comment>monitorlog.cancelled</comment>
        <translation>キャンセルしました</translation>
    </message>
    <message>
        <source>damaged line of the log, left out: %1</source>
        <comment>monitorlog.damaged</comment>
        <translation>ログの破損した行を除外しました: %1</translation>
    </message>
    <message>
        <source>%1 more damaged lines of the log are left out</source>
        <comment>monitorlog.moreDamaged</comment>
        <translation>さらにログの破損した%1行を除外しました</translation>
    </message>
    <message>
        <source>the last line of the log is not complete, and left out</source>
        <comment>monitorlog.lastLine</comment>
        <translation>ログの最後の行が不完全なため、除外しました</translation>
    </message>
    <message>
        <source>the log begins in the middle of a run: %1 lines are left out, since they only tell what changes; its first full scene is in line %2</source>
        <comment>monitorlog.noStart</comment>
        <translation>ログは実行の途中から始まっています: 変化だけを伝える %1 行は省かれます。最初の完全なシーンは %2 行目にあります</translation>
    </message>
    <message>
        <source>the log begins in the middle of a run: %1 lines are left out, since they only tell what changes or are damaged (%3); its first full scene is in line %2</source>
        <comment>monitorlog.noStartDamaged</comment>
        <translation>ログは実行の途中から始まっています: 変化だけを伝えるか壊れている (%3) %1 行は省かれます。最初の完全なシーンは %2 行目にあります</translation>
    </message>
    <message>
        <source>%1 cannot be shown: none of its %2 lines has a full scene, they only tell what changes</source>
        <comment>monitorlog.onlyDiffs</comment>
        <translation>%1 は表示できません: %2 行のどれにも完全なシーンがなく、変化だけを伝えています</translation>
    </message>
    <message>
        <source>longer than %1 MB</source>
        <comment>monitorlog.long</comment>
        <translation>%1 MBを超えています</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <comment>monitorlog.notWritten</comment>
        <translation>%1に書き込めません: %2</translation>
    </message>
    <message>
        <source>there is nothing to be written to %1</source>
        <comment>monitorlog.noFrames</comment>
        <translation>%1に書き込むものがありません</translation>
    </message>
    <message>
        <source>connecting to %1</source>
        <comment>client.connecting</comment>
        <translation>%1に接続しています</translation>
    </message>
    <message>
        <source>connected to %1</source>
        <comment>client.live</comment>
        <translation>%1に接続しました</translation>
    </message>
    <message>
        <source>connected to %1, which has sent nothing for %2 s</source>
        <comment>client.silent</comment>
        <translation>%1に接続していますが、%2 s何も届いていません</translation>
    </message>
    <message>
        <source>%1; trying again</source>
        <comment>client.retry</comment>
        <translation>%1。再試行しています</translation>
    </message>
    <message>
        <source>no address for host %1: %2</source>
        <comment>client.unknownHost</comment>
        <translation>ホスト%1のアドレスがありません: %2</translation>
    </message>
    <message>
        <source>no connection to %1: %2</source>
        <comment>client.refused</comment>
        <translation>%1に接続できません: %2</translation>
    </message>
    <message>
        <source>no connection to %1 within %2 s</source>
        <comment>client.timeout</comment>
        <translation>%2 s以内に%1に接続できませんでした</translation>
    </message>
    <message>
        <source>%1 has closed the connection</source>
        <comment>client.ended</comment>
        <translation>%1が接続を閉じました</translation>
    </message>
    <message>
        <source>%1 sends no messages for monitors: %2</source>
        <comment>client.noMonitor</comment>
        <translation>%1はモニター用のメッセージを送りません: %2</translation>
    </message>
    <message>
        <source>is this the server&apos;s port for monitors, usually 3200?</source>
        <comment>client.noMonitorHint</comment>
        <translation>これはサーバーのモニター用ポート(通常は3200)ですか?</translation>
    </message>
    <message>
        <source>%1 announces a message that is too long</source>
        <comment>client.tooLong</comment>
        <translation>%1が長すぎるメッセージを送ろうとしています</translation>
    </message>
    <message>
        <source>%1 has sent a damaged message, which is left out: %2</source>
        <comment>client.damaged</comment>
        <translation>%1から破損したメッセージが届いたため、除外しました: %2</translation>
    </message>
    <message>
        <source>not connected to %1: commands are not sent</source>
        <comment>client.notSent</comment>
        <translation>%1に接続していないため、コマンドは送られません</translation>
    </message>
    <message>
        <source>a command of %1 bytes is too long to be sent</source>
        <comment>client.commandTooLong</comment>
        <translation>%1バイトのコマンドは長すぎて送れません</translation>
    </message>
    <message>
        <source>%1 runs elsewhere: it cannot be started, paused, stepped or reset from here</source>
        <comment>session.remoteRun</comment>
        <translation>%1は別の場所で動いています: ここから開始、一時停止、ステップ、リセットはできません</translation>
    </message>
    <message>
        <source>the speed of %1 cannot be set from here</source>
        <comment>session.remoteSpeed</comment>
        <translation>%1の速度はここからは設定できません</translation>
    </message>
    <message>
        <source>at %1, only the ball and players can be moved</source>
        <comment>session.remoteMove</comment>
        <translation>%1で動かせるのはボールと選手だけです</translation>
    </message>
    <message>
        <source>choose Disconnect in the Simulation menu to return to your own simulation</source>
        <comment>session.goBack</comment>
        <translation>自分のシミュレーションに戻るには、シミュレーションメニューの「切断」を選んでください</translation>
    </message>
    <message>
        <source>port %1 is that of this window&apos;s own simulation</source>
        <comment>session.ownPort</comment>
        <translation>ポート%1はこのウィンドウ自身のシミュレーションのものです</translation>
    </message>
    <message>
        <source>%1 is a recording: it can be watched, not changed</source>
        <comment>session.recorded</comment>
        <translation>%1は記録です: 見ることはできますが、変更はできません</translation>
    </message>
    <message>
        <source>drawings sent over UDP are not recorded: %1</source>
        <comment>host.noDrawings</comment>
        <translation>UDPで送られる描画は記録されません: %1</translation>
    </message>
    <message>
        <source>end the other program that shows them, or choose another port with --drawing-port</source>
        <comment>host.drawingHint</comment>
        <translation>描画を表示している他のプログラムを終了するか、--drawing-portで別のポートを選んでください</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <comment>export.notWritten</comment>
        <translation>%1に書き込めません: %2</translation>
    </message>
    <message>
        <source>there is nothing to be written to %1: the run has no frames in this time</source>
        <comment>export.noFrames</comment>
        <translation>%1に書き込むものがありません: この時間の実行にフレームがありません</translation>
    </message>
    <message>
        <source>cancelled</source>
        <comment>export.cancelled</comment>
        <translation>キャンセルしました</translation>
    </message>
    <message>
        <source>the run has no signal that matches `%1`</source>
        <comment>export.noSignal</comment>
        <translation>`%1`に一致する信号が実行にありません</translation>
    </message>
    <message>
        <source>%1 is the recording itself: choose another name for the target</source>
        <comment>export.self</comment>
        <translation>%1は記録そのものです: 出力先に別の名前を選んでください</translation>
    </message>
    <message>
        <source>Run</source>
        <comment>signal.run</comment>
        <translation>実行</translation>
    </message>
    <message>
        <source>Simulated time</source>
        <comment>signal.time</comment>
        <translation>シミュレーション時間</translation>
    </message>
    <message>
        <source>Cycle</source>
        <comment>signal.cycle</comment>
        <translation>サイクル</translation>
    </message>
    <message>
        <source>Time to compute a cycle</source>
        <comment>signal.cycleTime</comment>
        <translation>サイクルの計算時間</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>signal.game</comment>
        <translation>試合</translation>
    </message>
    <message>
        <source>Game clock</source>
        <comment>signal.clock</comment>
        <translation>試合時計</translation>
    </message>
    <message>
        <source>Period</source>
        <comment>signal.period</comment>
        <translation>前後半</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>signal.score</comment>
        <translation>得点</translation>
    </message>
    <message>
        <source>Left team</source>
        <comment>signal.left</comment>
        <translation>左チーム</translation>
    </message>
    <message>
        <source>Right team</source>
        <comment>signal.right</comment>
        <translation>右チーム</translation>
    </message>
    <message>
        <source>Play mode (number)</source>
        <comment>signal.mode</comment>
        <translation>プレーモード(番号)</translation>
    </message>
    <message>
        <source>Ball</source>
        <comment>signal.ball</comment>
        <translation>ボール</translation>
    </message>
    <message>
        <source>Robots</source>
        <comment>signal.robots</comment>
        <translation>ロボット</translation>
    </message>
    <message>
        <source>Without a team</source>
        <comment>signal.agent</comment>
        <translation>チームなし</translation>
    </message>
    <message>
        <source>Bodies</source>
        <comment>signal.bodies</comment>
        <translation>ボディ</translation>
    </message>
    <message>
        <source>Joints</source>
        <comment>signal.joints</comment>
        <translation>関節</translation>
    </message>
    <message>
        <source>Motors</source>
        <comment>signal.motors</comment>
        <translation>モーター</translation>
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
        <translation>ロール</translation>
    </message>
    <message>
        <source>Pitch</source>
        <comment>signal.pitch</comment>
        <translation>ピッチ</translation>
    </message>
    <message>
        <source>Yaw</source>
        <comment>signal.yaw</comment>
        <translation>ヨー</translation>
    </message>
    <message>
        <source>Velocity, x</source>
        <comment>signal.vx</comment>
        <translation>速度x</translation>
    </message>
    <message>
        <source>Velocity, y</source>
        <comment>signal.vy</comment>
        <translation>速度y</translation>
    </message>
    <message>
        <source>Velocity, z</source>
        <comment>signal.vz</comment>
        <translation>速度z</translation>
    </message>
    <message>
        <source>Speed</source>
        <comment>signal.speed</comment>
        <translation>速さ</translation>
    </message>
    <message>
        <source>Angle</source>
        <comment>signal.angle</comment>
        <translation>角度</translation>
    </message>
    <message>
        <source>Rate</source>
        <comment>signal.rate</comment>
        <translation>角速度</translation>
    </message>
    <message>
        <source>Angle, second axis</source>
        <comment>signal.angle2</comment>
        <translation>第2軸の角度</translation>
    </message>
    <message>
        <source>Rate, second axis</source>
        <comment>signal.rate2</comment>
        <translation>第2軸の角速度</translation>
    </message>
    <message>
        <source>Way</source>
        <comment>signal.way</comment>
        <translation>移動量</translation>
    </message>
    <message>
        <source>Temperature</source>
        <comment>signal.temperature</comment>
        <translation>温度</translation>
    </message>
    <message>
        <source>Current</source>
        <comment>signal.current</comment>
        <translation>電流</translation>
    </message>
    <message>
        <source>Torque</source>
        <comment>signal.torque</comment>
        <translation>トルク</translation>
    </message>
    <message>
        <source>Hottest motor</source>
        <comment>signal.hottest</comment>
        <translation>最も熱いモーター</translation>
    </message>
    <message>
        <source>Battery</source>
        <comment>signal.battery</comment>
        <translation>バッテリー</translation>
    </message>
    <message>
        <source>time</source>
        <comment>quantity.time</comment>
        <translation>時間</translation>
    </message>
    <message>
        <source>length</source>
        <comment>quantity.length</comment>
        <translation>長さ</translation>
    </message>
    <message>
        <source>angle</source>
        <comment>quantity.angle</comment>
        <translation>角度</translation>
    </message>
    <message>
        <source>speed</source>
        <comment>quantity.speed</comment>
        <translation>速度</translation>
    </message>
    <message>
        <source>angular rate</source>
        <comment>quantity.rate</comment>
        <translation>角速度</translation>
    </message>
    <message>
        <source>temperature</source>
        <comment>quantity.temperature</comment>
        <translation>温度</translation>
    </message>
    <message>
        <source>current</source>
        <comment>quantity.current</comment>
        <translation>電流</translation>
    </message>
    <message>
        <source>torque</source>
        <comment>quantity.torque</comment>
        <translation>トルク</translation>
    </message>
    <message>
        <source>share</source>
        <comment>quantity.share</comment>
        <translation>割合</translation>
    </message>
    <message>
        <source>number</source>
        <comment>quantity.number</comment>
        <translation>数</translation>
    </message>
    <message>
        <source>%1 could not be loaded again</source>
        <comment>host.notAgain</comment>
        <translation>%1を再度読み込めませんでした</translation>
    </message>
    <message>
        <source>the run goes on from here as a new branch: paused</source>
        <comment>session.wentBack</comment>
        <translation>実行はここから新しい分岐として続きます: 一時停止中</translation>
    </message>
    <message>
        <source>write up to where the run goes, such as 90 s, 500 cycles, goal, mode PlayOn or ball/speed &gt; 2</source>
        <comment>until.empty</comment>
        <translation>どこまで実行するかを書いてください。例: 90 s、500 cycles、goal、mode PlayOn、ball/speed &gt; 2</translation>
    </message>
    <message>
        <source>write the path of a signal before the comparison, such as ball/speed &gt; 2</source>
        <comment>until.noSignal</comment>
        <translation>比較の前に信号のパスを書いてください。例: ball/speed &gt; 2</translation>
    </message>
    <message>
        <source>`%1` is no number to compare with</source>
        <comment>until.noNumber</comment>
        <translation>`%1`は比較できる数ではありません</translation>
    </message>
    <message>
        <source>`%1` is no number of cycles: write a whole number from 1</source>
        <comment>until.noCycles</comment>
        <translation>`%1`はサイクル数ではありません: 1以上の整数を書いてください</translation>
    </message>
    <message>
        <source>`%1` is no time, decision, mode or comparison: try 90 s, 500 cycles, goal, mode PlayOn or ball/speed &gt; 2</source>
        <comment>until.unknown</comment>
        <translation>`%1`は時間、判定、モード、比較のいずれでもありません。例: 90 s、500 cycles、goal、mode PlayOn、ball/speed &gt; 2</translation>
    </message>
    <message>
        <source>%1 s are reached</source>
        <comment>until.time</comment>
        <translation>%1 sに達しました</translation>
    </message>
    <message>
        <source>%1 cycles are done</source>
        <comment>until.cycles</comment>
        <translation>%1サイクルが終わりました</translation>
    </message>
    <message>
        <source>at %1 s: %2</source>
        <comment>until.event</comment>
        <translation>%1 s: %2</translation>
    </message>
    <message>
        <source>at %1 s: the play mode is %2</source>
        <comment>until.mode</comment>
        <translation>%1 s: プレーモードは%2です</translation>
    </message>
    <message>
        <source>at %1 s: %2 is %3 (%4)</source>
        <comment>until.condition</comment>
        <translation>%1 s: %2は%3です(%4)</translation>
    </message>
    <message>
        <source>cannot read the team file</source>
        <comment>team.unreadable</comment>
        <translation>チームファイルを読み込めません</translation>
    </message>
    <message>
        <source>check its name and its permissions</source>
        <comment>team.permissions</comment>
        <translation>名前とアクセス権を確認してください</translation>
    </message>
    <message>
        <source>the team file is larger than 1 MiB</source>
        <comment>team.large</comment>
        <translation>チームファイルが1 MiBを超えています</translation>
    </message>
    <message>
        <source>is it another kind of file?</source>
        <comment>team.otherFile</comment>
        <translation>別の種類のファイルではありませんか?</translation>
    </message>
    <message>
        <source>a team file is a TOML file</source>
        <comment>team.toml</comment>
        <translation>チームファイルはTOMLファイルです</translation>
    </message>
    <message>
        <source>%1 has no setting `%2`</source>
        <comment>team.unknown</comment>
        <translation>%1に設定`%2`はありません</translation>
    </message>
    <message>
        <source>it knows %1</source>
        <comment>team.known</comment>
        <translation>使えるもの: %1</translation>
    </message>
    <message>
        <source>a team file</source>
        <comment>team.file</comment>
        <translation>チームファイル</translation>
    </message>
    <message>
        <source>[[program]]</source>
        <comment>team.program</comment>
        <translation>[[program]]</translation>
    </message>
    <message>
        <source>`%1` is a text in quotes</source>
        <comment>team.text</comment>
        <translation>`%1`は引用符で囲んだテキストです</translation>
    </message>
    <message>
        <source>`%1` is a list of texts</source>
        <comment>team.texts</comment>
        <translation>`%1`はテキストのリストです</translation>
    </message>
    <message>
        <source>write it as %1</source>
        <comment>team.write</comment>
        <translation>%1のように書いてください</translation>
    </message>
    <message>
        <source>`%1` is a whole number from %2 to %3</source>
        <comment>team.whole</comment>
        <translation>`%1`は%2から%3までの整数です</translation>
    </message>
    <message>
        <source>`environment` is a table of texts</source>
        <comment>team.environment</comment>
        <translation>`environment`はテキストのテーブルです</translation>
    </message>
    <message>
        <source>`%1` cannot be the name of an environment variable</source>
        <comment>team.variable</comment>
        <translation>`%1`は環境変数の名前に使えません</translation>
    </message>
    <message>
        <source>`%1` contains a character of code 0, which no program can be given</source>
        <comment>team.zero</comment>
        <translation>`%1`に、プログラムへ渡せないコード0の文字が含まれています</translation>
    </message>
    <message>
        <source>`%1` is empty</source>
        <comment>team.empty</comment>
        <translation>`%1`が空です</translation>
    </message>
    <message>
        <source>the team file starts no program</source>
        <comment>team.noProgram</comment>
        <translation>チームファイルが起動するプログラムがありません</translation>
    </message>
    <message>
        <source>add [[program]] with a line such as %1</source>
        <comment>team.addProgram</comment>
        <translation>%1のような行を持つ[[program]]を追加してください</translation>
    </message>
    <message>
        <source>the program has no command</source>
        <comment>team.noCommand</comment>
        <translation>プログラムにコマンドがありません</translation>
    </message>
    <message>
        <source>add a line such as %1</source>
        <comment>team.addCommand</comment>
        <translation>%1のような行を追加してください</translation>
    </message>
    <message>
        <source>there is no placeholder {%1}</source>
        <comment>team.placeholder</comment>
        <translation>プレースホルダー{%1}はありません</translation>
    </message>
    <message>
        <source>write one of %1, or {{%2}} for the word in braces itself</source>
        <comment>team.placeholders</comment>
        <translation>%1のいずれかを書いてください。波括弧付きの語そのものは{{%2}}と書きます</translation>
    </message>
    <message>
        <source>the team file starts %1 programs, at most %2 are allowed</source>
        <comment>team.tooMany</comment>
        <translation>チームファイルが%1個のプログラムを起動しますが、上限は%2個です</translation>
    </message>
    <message>
        <source>no program is named</source>
        <comment>program.noCommand</comment>
        <translation>プログラムが指定されていません</translation>
    </message>
    <message>
        <source>%1 is neither beside the team file nor in the folders of PATH</source>
        <comment>program.missing</comment>
        <translation>%1がチームファイルの隣にもPATHのフォルダーにもありません</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <comment>program.missingFile</comment>
        <translation>ファイル%1がありません</translation>
    </message>
    <message>
        <source>%1 is a folder, not a program</source>
        <comment>program.folder</comment>
        <translation>%1はプログラムではなくフォルダーです</translation>
    </message>
    <message>
        <source>%1 is not executable: chmod +x makes it so</source>
        <comment>program.notExecutable</comment>
        <translation>%1は実行可能ではありません: chmod +xで実行可能になります</translation>
    </message>
    <message>
        <source>%1 cannot be started: its first line names %2, which is missing</source>
        <comment>program.interpreter</comment>
        <translation>%1を起動できません: 1行目で指定された%2がありません</translation>
    </message>
    <message>
        <source>the folder %1, in which %2 is to run, is missing</source>
        <comment>program.noFolder</comment>
        <translation>%2を実行するフォルダー%1がありません</translation>
    </message>
    <message>
        <source>the quote at column %1 is not closed</source>
        <comment>program.openQuote</comment>
        <translation>%1列目の引用符が閉じていません</translation>
    </message>
    <message>
        <source>there is nothing after the backslash at the end</source>
        <comment>program.backslash</comment>
        <translation>末尾のバックスラッシュの後に何もありません</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>host.held</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>port %1 is used by %2 (process %3)</source>
        <comment>socket.heldBy</comment>
        <translation>ポート%1は%2(プロセス%3)が使用しています</translation>
    </message>
    <message>
        <source>port %1 is used by this program</source>
        <comment>socket.heldByUs</comment>
        <translation>ポート%1はこのプログラムが使用しています</translation>
    </message>
    <message>
        <source>port %1 is used by a program of user %2</source>
        <comment>socket.heldByUser</comment>
        <translation>ポート%1はユーザー%2のプログラムが使用しています</translation>
    </message>
    <message>
        <source>give the project a name</source>
        <comment>newProject.noName</comment>
        <translation>プロジェクトに名前を付けてください</translation>
    </message>
    <message>
        <source>the name of a project has at most %1 letters</source>
        <comment>newProject.longName</comment>
        <translation>プロジェクト名は%1文字までです</translation>
    </message>
    <message>
        <source>the name of a project begins with a letter or digit, and does not end with a blank</source>
        <comment>newProject.nameEnds</comment>
        <translation>プロジェクト名は文字または数字で始まり、空白で終わらないものにします</translation>
    </message>
    <message>
        <source>the name of a project has none of the signs %1</source>
        <comment>newProject.nameSigns</comment>
        <translation>プロジェクト名に次の記号は使えません: %1</translation>
    </message>
    <message>
        <source>a project cannot be called %1, since one of its files is</source>
        <comment>newProject.nameTaken</comment>
        <translation>プロジェクトのファイルの1つと同じ名前になるため、プロジェクト名を%1にはできません</translation>
    </message>
    <message>
        <source>the name of a team consists of letters, digits, _, - and .</source>
        <comment>newProject.teamName</comment>
        <translation>チーム名に使えるのは、文字、数字、_、-、.です</translation>
    </message>
    <message>
        <source>there is no scene %1</source>
        <comment>newProject.noScene</comment>
        <translation>シーン%1はありません</translation>
    </message>
    <message>
        <source>%1 is not a scene (.rsg, .ros) or a set-up (.rb)</source>
        <comment>newProject.otherScene</comment>
        <translation>%1はシーン(.rsg, .ros)でもセットアップ(.rb)でもありません</translation>
    </message>
    <message>
        <source>choose a folder for the project</source>
        <comment>newProject.noFolder</comment>
        <translation>プロジェクトのフォルダーを選んでください</translation>
    </message>
    <message>
        <source>%1 is a file, not a folder</source>
        <comment>newProject.isFile</comment>
        <translation>%1はフォルダーではなくファイルです</translation>
    </message>
    <message>
        <source>the folder %1 is there already, and not empty</source>
        <comment>newProject.fullFolder</comment>
        <translation>フォルダー%1はすでに存在し、空ではありません</translation>
    </message>
    <message>
        <source>%1 cannot be read; is the data directory complete?</source>
        <comment>newProject.noTemplate</comment>
        <translation>%1を読み込めません。データディレクトリは揃っていますか?</translation>
    </message>
    <message>
        <source>the project cannot be made in %1: %2</source>
        <comment>newProject.notMade</comment>
        <translation>%1にプロジェクトを作成できません: %2</translation>
    </message>
    <message>
        <source>a project knows scene, setup and layout (texts), seed (a whole number from 0), teams (a list) and the table [variables]</source>
        <comment>project.known</comment>
        <translation>プロジェクトで使えるのは、scene、setup、layout(テキスト)、seed(0以上の整数)、teams(リスト)、テーブル[variables]です</translation>
    </message>
    <message>
        <source>the scene `%1` is a set-up itself, so there can be no other</source>
        <comment>project.twoSetUps</comment>
        <translation>シーン`%1`自体がセットアップのため、他のセットアップは指定できません</translation>
    </message>
    <message>
        <source>remove the line with setup, or name a scene (.rsg, .ros) as scene</source>
        <comment>project.oneSetUp</comment>
        <translation>setupの行を削除するか、sceneにシーン(.rsg, .ros)を指定してください</translation>
    </message>
    <message>
        <source>there is no layout `%1`</source>
        <comment>project.noLayout</comment>
        <translation>レイアウト`%1`はありません</translation>
    </message>
    <message>
        <source>choose design, match or review</source>
        <comment>project.layouts</comment>
        <translation>design、match、reviewのいずれかを選んでください</translation>
    </message>
    <message>
        <source>a team is not what was expected</source>
        <comment>project.noTeam</comment>
        <translation>チームの指定が正しくありません</translation>
    </message>
    <message>
        <source>there is no setting `%1` of this kind for a team</source>
        <comment>project.noTeamSetting</comment>
        <translation>チームに、この種類の設定`%1`はありません</translation>
    </message>
    <message>
        <source>a team is the name of a team file, or a table with file, name and type, all texts</source>
        <comment>project.teamKnown</comment>
        <translation>チームは、チームファイルの名前か、file、name、typeを持つテーブルです。いずれもテキストです</translation>
    </message>
    <message>
        <source>there are more than %1 teams</source>
        <comment>project.manyTeams</comment>
        <translation>チームが%1を超えています</translation>
    </message>
    <message>
        <source>remove some: the first one plays on the left</source>
        <comment>project.removeTeams</comment>
        <translation>いくつか削除してください。最初のチームが左でプレーします</translation>
    </message>
    <message>
        <source>there is no team file `%1`</source>
        <comment>project.noTeamFile</comment>
        <translation>チームファイル`%1`はありません</translation>
    </message>
    <message>
        <source>its name is relative to the folder of the project</source>
        <comment>project.teamBeside</comment>
        <translation>名前はプロジェクトのフォルダーからの相対パスです</translation>
    </message>
    <message>
        <source>there is no scene `%1`</source>
        <comment>project.missingScene</comment>
        <translation>シーン`%1`はありません</translation>
    </message>
    <message>
        <source>there is no set-up `%1`</source>
        <comment>project.missingSetUp</comment>
        <translation>セットアップ`%1`はありません</translation>
    </message>
    <message>
        <source>it is looked up beside the project, then in the data directories</source>
        <comment>project.beside</comment>
        <translation>プロジェクトと同じ場所、次にデータディレクトリから探します</translation>
    </message>
    <message>
        <source>yellow card for %1</source>
        <comment>command.yellowCard</comment>
        <translation>%1にイエローカード</translation>
    </message>
    <message>
        <source>second yellow card for %1, and so a red one</source>
        <comment>command.secondYellowCard</comment>
        <translation>%1に2枚目のイエローカード、よってレッドカード</translation>
    </message>
    <message>
        <source>red card for %1</source>
        <comment>command.redCard</comment>
        <translation>%1にレッドカード</translation>
    </message>
    <message>
        <source>is out of the match</source>
        <comment>command.sentOff</comment>
        <translation>退場しました</translation>
    </message>
    <message>
        <source>%1 is suspended</source>
        <comment>command.suspended</comment>
        <translation>%1は一時退場です</translation>
    </message>
    <message>
        <source>stays beside the field for %1 s of the game clock</source>
        <comment>command.besideField</comment>
        <translation>試合時計で%1 sの間、フィールドの脇にとどまります</translation>
    </message>
    <message>
        <source>the suspension of %1 is over</source>
        <comment>command.backInPlay</comment>
        <translation>%1の一時退場が終わりました</translation>
    </message>
    <message>
        <source>number %1 has been sent off</source>
        <comment>init.sentOff</comment>
        <translation>%1番は退場になっています</translation>
    </message>
    <message>
        <source>expected (team &lt;side&gt;)(unum &lt;n&gt;)(colour yellow) or (colour red)</source>
        <comment>trainer.card</comment>
        <translation>(team &lt;side&gt;)(unum &lt;n&gt;)(colour yellow)または(colour red)が必要です</translation>
    </message>
    <message>
        <source>expected (team &lt;side&gt;)(unum &lt;n&gt;)(seconds &lt;s&gt;), at least 0</source>
        <comment>trainer.suspend</comment>
        <translation>(team &lt;side&gt;)(unum &lt;n&gt;)(seconds &lt;s&gt;)が必要です。sは0以上です</translation>
    </message>
    <message>
        <source>cannot read the job file</source>
        <comment>job.unreadable</comment>
        <translation>ジョブファイルを読み込めません</translation>
    </message>
    <message>
        <source>check its name and its permissions</source>
        <comment>job.permissions</comment>
        <translation>名前とアクセス権を確認してください</translation>
    </message>
    <message>
        <source>the job file is larger than 1 MiB</source>
        <comment>job.large</comment>
        <translation>ジョブファイルが1 MiBを超えています</translation>
    </message>
    <message>
        <source>is it another kind of file?</source>
        <comment>job.otherFile</comment>
        <translation>別の種類のファイルではありませんか?</translation>
    </message>
    <message>
        <source>a job file is a TOML file</source>
        <comment>job.toml</comment>
        <translation>ジョブファイルはTOMLファイルです</translation>
    </message>
    <message>
        <source>there is no setting `%1` here</source>
        <comment>job.noKey</comment>
        <translation>ここに設定`%1`はありません</translation>
    </message>
    <message>
        <source>known are: %1</source>
        <comment>job.known</comment>
        <translation>使えるもの: %1</translation>
    </message>
    <message>
        <source>`%1` must be %2</source>
        <comment>job.wrongType</comment>
        <translation>`%1`は%2である必要があります</translation>
    </message>
    <message>
        <source>`%1` must be from %2 to %3</source>
        <comment>job.outOfRange</comment>
        <translation>`%1`は%2から%3までである必要があります</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <comment>job.text</comment>
        <translation>引用符で囲んだテキスト</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>job.number</comment>
        <translation>数</translation>
    </message>
    <message>
        <source>a whole number</source>
        <comment>job.whole</comment>
        <translation>整数</translation>
    </message>
    <message>
        <source>true or false</source>
        <comment>job.flag</comment>
        <translation>trueまたはfalse</translation>
    </message>
    <message>
        <source>a table</source>
        <comment>job.table</comment>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>a list of tables, each written as [[%1]]</source>
        <comment>job.tables</comment>
        <translation>[[%1]]と書くテーブルのリスト</translation>
    </message>
    <message>
        <source>a list of texts in quotes</source>
        <comment>job.texts</comment>
        <translation>引用符で囲んだテキストのリスト</translation>
    </message>
    <message>
        <source>a list of whole numbers, a text such as &quot;1-20&quot;, or { from = 1, to = 20 }</source>
        <comment>job.seeds</comment>
        <translation>整数のリスト、&quot;1-20&quot;のようなテキスト、または{ from = 1, to = 20 }</translation>
    </message>
    <message>
        <source>a list of values such as [10, 20], or { from = 10, to = 20, step = 5 }</source>
        <comment>job.values</comment>
        <translation>[10, 20]のような値のリスト、または{ from = 10, to = 20, step = 5 }</translation>
    </message>
    <message>
        <source>one of %1</source>
        <comment>job.choice</comment>
        <translation>%1のいずれか</translation>
    </message>
    <message>
        <source>`%1` has no single value</source>
        <comment>job.noValue</comment>
        <translation>`%1`に単一の値がありません</translation>
    </message>
    <message>
        <source>give it a number, true, false, or a text in quotes</source>
        <comment>job.giveValue</comment>
        <translation>数、true、false、または引用符で囲んだテキストを与えてください</translation>
    </message>
    <message>
        <source>`%1` has no values</source>
        <comment>job.noValues</comment>
        <translation>`%1`に値がありません</translation>
    </message>
    <message>
        <source>`%1` has more than %2 values</source>
        <comment>job.tooManyValues</comment>
        <translation>`%1`の値が%2個を超えています</translation>
    </message>
    <message>
        <source>`%1` has %2 values, `%3` has %4</source>
        <comment>job.unequal</comment>
        <translation>`%1`の値は%2個、`%3`の値は%4個です</translation>
    </message>
    <message>
        <source>with combine = &quot;zip&quot; all parameters need equally many values</source>
        <comment>job.zipNeeds</comment>
        <translation>combine = &quot;zip&quot;では、すべてのパラメーターの値の個数が同じである必要があります</translation>
    </message>
    <message>
        <source>there is a `%1` already</source>
        <comment>job.twice</comment>
        <translation>`%1`はすでにあります</translation>
    </message>
    <message>
        <source>give it another name</source>
        <comment>job.otherName</comment>
        <translation>別の名前を付けてください</translation>
    </message>
    <message>
        <source>there is no team `%1`</source>
        <comment>job.noTeam</comment>
        <translation>チーム`%1`はありません</translation>
    </message>
    <message>
        <source>add a [[team]] with this name</source>
        <comment>job.addTeam</comment>
        <translation>この名前の[[team]]を追加してください</translation>
    </message>
    <message>
        <source>a match needs two different teams</source>
        <comment>job.oneTeam</comment>
        <translation>試合には異なる2つのチームが必要です</translation>
    </message>
    <message>
        <source>give it left and right</source>
        <comment>job.giveBoth</comment>
        <translation>leftとrightを指定してください</translation>
    </message>
    <message>
        <source>a tournament needs at least two teams</source>
        <comment>job.fewTeams</comment>
        <translation>トーナメントには少なくとも2チームが必要です</translation>
    </message>
    <message>
        <source>a job has either a [tournament] or a list of [[match]]</source>
        <comment>job.matchesOrTournament</comment>
        <translation>ジョブに指定できるのは、[tournament]か[[match]]のリストのどちらか一方です</translation>
    </message>
    <message>
        <source>leave out one of them</source>
        <comment>job.takeOne</comment>
        <translation>どちらか一方を削除してください</translation>
    </message>
    <message>
        <source>the job names no scene</source>
        <comment>job.noScene</comment>
        <translation>ジョブにシーンが指定されていません</translation>
    </message>
    <message>
        <source>add a line such as %1</source>
        <comment>job.addScene</comment>
        <translation>%1のような行を追加してください</translation>
    </message>
    <message>
        <source>the runs would never end</source>
        <comment>job.noEnd</comment>
        <translation>実行が終わりません</translation>
    </message>
    <message>
        <source>add until = &quot;goal&quot; or at-most = 120 (simulated seconds)</source>
        <comment>job.addEnd</comment>
        <translation>until = &quot;goal&quot;またはat-most = 120(シミュレーション時間の秒数)を追加してください</translation>
    </message>
    <message>
        <source>`%1` is no end of a run: %2</source>
        <comment>job.badUntil</comment>
        <translation>`%1`は実行の終了条件ではありません: %2</translation>
    </message>
    <message>
        <source>a team needs a name</source>
        <comment>job.noTeamName</comment>
        <translation>チームには名前が必要です</translation>
    </message>
    <message>
        <source>there is no team file `%1`</source>
        <comment>job.noTeamFile</comment>
        <translation>チームファイル`%1`はありません</translation>
    </message>
    <message>
        <source>put it beside the job file, or give its path</source>
        <comment>job.teamBeside</comment>
        <translation>ジョブファイルの隣に置くか、パスを指定してください</translation>
    </message>
    <message>
        <source>`%1` names no parameter of a robot type</source>
        <comment>job.robotName</comment>
        <translation>`%1`はロボットタイプのパラメーターではありません</translation>
    </message>
    <message>
        <source>write TYPE.PARAMETER, such as nao1.ThighRelHip2_Z, or *.PARAMETER for all types</source>
        <comment>job.robotForm</comment>
        <translation>nao1.ThighRelHip2_ZのようにTYPE.PARAMETERと書くか、すべてのタイプなら*.PARAMETERと書いてください</translation>
    </message>
    <message>
        <source>the job has %1 runs; at most %2 are possible</source>
        <comment>job.tooManyRuns</comment>
        <translation>ジョブの実行は%1回です。最大%2回まで可能です</translation>
    </message>
    <message>
        <source>the job has %1 runs, which take %2 MiB; at most %3 MiB are possible</source>
        <comment>job.runsTooLarge</comment>
        <translation>ジョブの実行は%1回で、%2 MiBが必要です。最大%3 MiBまで可能です</translation>
    </message>
    <message>
        <source>take fewer seeds, values, teams or legs</source>
        <comment>job.fewerRuns</comment>
        <translation>シード、値、チーム、または対戦回数を減らしてください</translation>
    </message>
    <message>
        <source>`%1` is set by the job itself</source>
        <comment>job.option</comment>
        <translation>`%1`はジョブ自身が設定します</translation>
    </message>
    <message>
        <source>leave it out</source>
        <comment>job.leaveOut</comment>
        <translation>削除してください</translation>
    </message>
    <message>
        <source>could not be started: %1</source>
        <comment>run.notStarted</comment>
        <translation>起動できませんでした: %1</translation>
    </message>
    <message>
        <source>ended with exit code %1</source>
        <comment>run.exit</comment>
        <translation>終了コード%1で終了しました</translation>
    </message>
    <message>
        <source>crashed: %1 (signal %2)</source>
        <comment>run.crashed</comment>
        <translation>クラッシュしました: %1 (シグナル%2)</translation>
    </message>
    <message>
        <source>took longer than %1 s</source>
        <comment>run.wallLimit</comment>
        <translation>%1 sより長くかかりました</translation>
    </message>
    <message>
        <source>the agents did not connect within %1 s</source>
        <comment>run.noConnection</comment>
        <translation>エージェントが%1 s以内に接続しませんでした</translation>
    </message>
    <message>
        <source>left no summary</source>
        <comment>run.noSummary</comment>
        <translation>結果の要約が残されていません</translation>
    </message>
    <message>
        <source>nobody of %1 played: take a set-up that makes the players, as setups/match.rb does, or programs that ask for robots</source>
        <comment>run.noPlayers</comment>
        <translation>%1の選手が出場しませんでした。setups/match.rbのように選手を作るセットアップか、ロボットを要求するプログラムを使ってください</translation>
    </message>
    <message>
        <source>team %1: %2</source>
        <comment>run.team</comment>
        <translation>チーム%1: %2</translation>
    </message>
    <message>
        <source>its folder cannot be prepared: %1</source>
        <comment>run.noFolder</comment>
        <translation>フォルダーを準備できません: %1</translation>
    </message>
    <message>
        <source>was stopped</source>
        <comment>run.stopped</comment>
        <translation>停止されました</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>run.because</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>there is no file of robot types %1</source>
        <comment>robots.missing</comment>
        <translation>ロボットタイプのファイル%1がありません</translation>
    </message>
    <message>
        <source>%1 is no file of robot types below the data directories: give its name there, such as robots/nao.toml</source>
        <comment>robots.outside</comment>
        <translation>%1はデータディレクトリの下にあるロボットの種類のファイルではありません。そこでの名前を指定してください（例: robots/nao.toml）</translation>
    </message>
    <message>
        <source>%1 has no parameter of a type that is called %2</source>
        <comment>robots.unknown</comment>
        <translation>%1に%2というタイプのパラメーターはありません</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <comment>robots.broken</comment>
        <translation>%1を読み込めません: %2</translation>
    </message>
    <message>
        <source>its team file cannot be used: %1</source>
        <comment>team.unusable</comment>
        <translation>チームファイルを使用できません: %1</translation>
    </message>
    <message>
        <source>cannot read the results in %1: %2</source>
        <comment>store.unreadable</comment>
        <translation>%1の結果を読み込めません: %2</translation>
    </message>
    <message>
        <source>another program writes results to %1</source>
        <comment>store.busy</comment>
        <translation>別のプログラムが%1に結果を書き込んでいます</translation>
    </message>
    <message>
        <source>cannot write the results to %1: %2</source>
        <comment>store.unwritable</comment>
        <translation>%1に結果を書き込めません: %2</translation>
    </message>
    <message>
        <source>%1 is a symbolic link, through which no results are written</source>
        <comment>store.link</comment>
        <translation>%1はシンボリックリンクです。リンク先には結果を書き込みません</translation>
    </message>
    <message>
        <source>remove the link, or name another folder</source>
        <comment>store.noLink</comment>
        <translation>リンクを削除するか、別のフォルダーを指定してください</translation>
    </message>
    <message>
        <source>name another folder, or wait until it has finished</source>
        <comment>store.otherFolder</comment>
        <translation>別のフォルダーを指定するか、終了するまで待ってください</translation>
    </message>
    <message>
        <source>a damaged line is left out; its run is done again</source>
        <comment>store.damaged</comment>
        <translation>破損した行を除外しました。その実行はやり直します</translation>
    </message>
    <message>
        <source>%1 has no property %2 that can be set in a run</source>
        <comment>manipulation.noSetter</comment>
        <translation>%1には、実行中に設定できるプロパティ%2がありません</translation>
    </message>
    <message>
        <source>change it in the scene file</source>
        <comment>manipulation.inFile</comment>
        <translation>シーンファイルで変更してください</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <comment>manipulation.values</comment>
        <translation>%1には%2が必要です</translation>
    </message>
    <message>
        <source>%1 is no value for %2</source>
        <comment>manipulation.value</comment>
        <translation>%1は%2の値として使えません</translation>
    </message>
    <message>
        <source>Time of the parts of a cycle</source>
        <comment>signal.load</comment>
        <translation>サイクルの各部分の時間</translation>
    </message>
    <message>
        <source>Scripts and actions</source>
        <comment>signal.scripts</comment>
        <translation>スクリプトと動作</translation>
    </message>
    <message>
        <source>Finding contacts</source>
        <comment>signal.collisions</comment>
        <translation>接触の検出</translation>
    </message>
    <message>
        <source>Physics solver</source>
        <comment>signal.solver</comment>
        <translation>物理ソルバー</translation>
    </message>
    <message>
        <source>Game and referee</source>
        <comment>signal.referee</comment>
        <translation>試合と審判</translation>
    </message>
    <message>
        <source>Percepts of agents</source>
        <comment>signal.senses</comment>
        <translation>エージェントの知覚</translation>
    </message>
    <message>
        <source>Agents inside</source>
        <comment>signal.thinking</comment>
        <translation>内部エージェント</translation>
    </message>
    <message>
        <source>Making the picture</source>
        <comment>signal.frames</comment>
        <translation>画像の作成</translation>
    </message>
    <message>
        <source>Waiting for agents</source>
        <comment>signal.waiting</comment>
        <translation>エージェントの待機</translation>
    </message>
    <message>
        <source>Physics</source>
        <comment>signal.physics</comment>
        <translation>物理計算</translation>
    </message>
    <message>
        <source>Contacts</source>
        <comment>signal.contacts</comment>
        <translation>接触</translation>
    </message>
    <message>
        <source>Bodies that move</source>
        <comment>signal.awake</comment>
        <translation>動いているボディ</translation>
    </message>
    <message>
        <source>Sensors</source>
        <comment>signal.sensors</comment>
        <translation>センサー</translation>
    </message>
    <message>
        <source>Gyroscope</source>
        <comment>signal.gyro</comment>
        <translation>ジャイロ</translation>
    </message>
    <message>
        <source>Accelerometer</source>
        <comment>signal.accelerometer</comment>
        <translation>加速度計</translation>
    </message>
    <message>
        <source>Force resistance</source>
        <comment>signal.force</comment>
        <translation>力センサー</translation>
    </message>
    <message>
        <source>Touch</source>
        <comment>signal.touch</comment>
        <translation>接触センサー</translation>
    </message>
    <message>
        <source>Hinge joint</source>
        <comment>signal.hinge</comment>
        <translation>ヒンジ関節</translation>
    </message>
    <message>
        <source>Universal joint</source>
        <comment>signal.universal</comment>
        <translation>ユニバーサル関節</translation>
    </message>
    <message>
        <source>Position (GPS)</source>
        <comment>signal.gps</comment>
        <translation>位置(GPS)</translation>
    </message>
    <message>
        <source>Servo motor</source>
        <comment>signal.servo</comment>
        <translation>サーボモーター</translation>
    </message>
    <message>
        <source>Touched</source>
        <comment>signal.touched</comment>
        <translation>接触あり</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>signal.level</comment>
        <translation>残量</translation>
    </message>
    <message>
        <source>Force, x</source>
        <comment>signal.fx</comment>
        <translation>力x</translation>
    </message>
    <message>
        <source>Force, y</source>
        <comment>signal.fy</comment>
        <translation>力y</translation>
    </message>
    <message>
        <source>Force, z</source>
        <comment>signal.fz</comment>
        <translation>力z</translation>
    </message>
    <message>
        <source>Centre, x</source>
        <comment>signal.cx</comment>
        <translation>中心x</translation>
    </message>
    <message>
        <source>Centre, y</source>
        <comment>signal.cy</comment>
        <translation>中心y</translation>
    </message>
    <message>
        <source>Centre, z</source>
        <comment>signal.cz</comment>
        <translation>中心z</translation>
    </message>
    <message>
        <source>acceleration</source>
        <comment>quantity.acceleration</comment>
        <translation>加速度</translation>
    </message>
    <message>
        <source>force</source>
        <comment>quantity.force</comment>
        <translation>力</translation>
    </message>
    <message>
        <source>duration</source>
        <comment>quantity.duration</comment>
        <translation>所要時間</translation>
    </message>
    <message>
        <source>cards and suspensions</source>
        <comment>rule.cardsAndSuspensions</comment>
        <translation>カードと一時退場</translation>
    </message>
    <message>
        <source>expected (turn &lt;deg/s&gt;), or (slide &lt;m/s&gt;) for a slider, and perhaps (axis &lt;0 or 1&gt;)</source>
        <comment>manipulation.speed</comment>
        <translation>(turn &lt;deg/s&gt;)、またはスライダーでは(slide &lt;m/s&gt;)が必要です。(axis &lt;0 or 1&gt;)も付けられます</translation>
    </message>
    <message>
        <source>the joint %1 has no axis %2 that can turn at a speed</source>
        <comment>manipulation.noWheel</comment>
        <translation>関節%1に、速度を指定して回せる軸%2はありません</translation>
    </message>
    <message>
        <source>%1 is no part of an agent&apos;s robot</source>
        <comment>manipulation.noRobot</comment>
        <translation>%1はエージェントのロボットの一部ではありません</translation>
    </message>
    <message>
        <source>name a robot that an agent has asked for</source>
        <comment>manipulation.selectRobot</comment>
        <translation>エージェントが要求したロボットを指定してください</translation>
    </message>
    <message>
        <source>expected (power on) or (power off)</source>
        <comment>manipulation.power</comment>
        <translation>(power on)または(power off)が必要です</translation>
    </message>
    <message>
        <source>cannot go on from %1: %2</source>
        <comment>host.noState</comment>
        <translation>%1から続けられません: %2</translation>
    </message>
    <message>
        <source>name a file that Keep this state has written, and its data directory</source>
        <comment>host.stateHint</comment>
        <translation>「この状態を保存」で書き込んだファイルと、そのデータディレクトリを指定してください</translation>
    </message>
    <message>
        <source>the run may differ from the one in which the state was kept: %1</source>
        <comment>host.stateInexact</comment>
        <translation>実行は、状態を保存したときの実行と異なることがあります: %1</translation>
    </message>
    <message>
        <source>the run goes on from %1 s</source>
        <comment>host.restored</comment>
        <translation>実行を%1 sから続けます</translation>
    </message>
    <message>
        <source>connected to %1, shown %2 ms later (jitter %3 ms)</source>
        <comment>client.delayed</comment>
        <translation>%1に接続しました。%2 ms遅れて表示します(ジッター%3 ms)</translation>
    </message>
    <message>
        <source>%1 is no address that can be listened on: give one of this machine, such as 127.0.0.1 or 0.0.0.0</source>
        <comment>broadcast.noAddress</comment>
        <translation>%1は待ち受けできるアドレスではありません: 127.0.0.1や0.0.0.0など、このマシンのアドレスを指定してください</translation>
    </message>
    <message>
        <source>the browser&apos;s port %1 cannot be opened: %2</source>
        <comment>broadcast.noPort</comment>
        <translation>ブラウザー用のポート%1を開けません: %2</translation>
    </message>
    <message>
        <source>a browser at %1 watches now; viewers: %2</source>
        <comment>broadcast.came</comment>
        <translation>%1のブラウザーが視聴を開始しました。視聴者: %2</translation>
    </message>
    <message>
        <source>a browser at %1 watches no more; viewers: %2</source>
        <comment>broadcast.left</comment>
        <translation>%1のブラウザーが視聴を終了しました。視聴者: %2</translation>
    </message>
    <message>
        <source>a request from %1 was refused: %2</source>
        <comment>broadcast.refused</comment>
        <translation>%1からの要求を拒否しました: %2</translation>
    </message>
    <message>
        <source>the browser at %1 was disconnected: it sent a message, and viewers may only watch</source>
        <comment>broadcast.spoke</comment>
        <translation>%1のブラウザーを切断しました: メッセージを送信しましたが、視聴者は見ることしかできません</translation>
    </message>
    <message>
        <source>the browser at %1 was disconnected: it has taken nothing for %2 s</source>
        <comment>broadcast.stuck</comment>
        <translation>%1のブラウザーを切断しました: %2 s何も受信していません</translation>
    </message>
    <message>
        <source>the connection from %1 was closed: no whole request came within %2 s</source>
        <comment>broadcast.silent</comment>
        <translation>%1からの接続を閉じました: %2 s以内に完全な要求が届きませんでした</translation>
    </message>
    <message>
        <source>a browser at %1 was turned away: %2 are watching already</source>
        <comment>broadcast.full</comment>
        <translation>%1のブラウザーの接続を断りました: すでに%2件が視聴中です</translation>
    </message>
    <message>
        <source>the browser at %1 was disconnected: %2</source>
        <comment>broadcast.failed</comment>
        <translation>%1 のブラウザーを切断しました: %2</translation>
    </message>
    <message>
        <source>browsers cannot be shown the run now: %1</source>
        <comment>broadcast.frameFailed</comment>
        <translation>現在、実行をブラウザーに表示できません: %1</translation>
    </message>
    <message>
        <source>the run is not shown in browsers any more: %1</source>
        <comment>broadcast.over</comment>
        <translation>実行はもうブラウザーに表示されません: %1</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <comment>web.playKey</comment>
        <translation>再生または一時停止(Space)</translation>
    </message>
    <message>
        <source>One picture back (,)</source>
        <comment>web.stepBack</comment>
        <translation>1コマ戻る(,)</translation>
    </message>
    <message>
        <source>One picture ahead (.)</source>
        <comment>web.step</comment>
        <translation>1コマ進む(.)</translation>
    </message>
    <message>
        <source>Time</source>
        <comment>web.timeline</comment>
        <translation>時間</translation>
    </message>
    <message>
        <source>Speed</source>
        <comment>web.speed</comment>
        <translation>速度</translation>
    </message>
    <message>
        <source>View</source>
        <comment>web.view</comment>
        <translation>ビュー</translation>
    </message>
    <message>
        <source>First view</source>
        <comment>web.home</comment>
        <translation>最初のビュー</translation>
    </message>
    <message>
        <source>Follow the ball</source>
        <comment>web.followBall</comment>
        <translation>ボールを追う</translation>
    </message>
    <message>
        <source>Follow %1</source>
        <comment>web.followPlayer</comment>
        <translation>%1を追う</translation>
    </message>
    <message>
        <source>Decisions (E)</source>
        <comment>web.events</comment>
        <translation>判定(E)</translation>
    </message>
    <message>
        <source>Decisions</source>
        <comment>web.eventsTitle</comment>
        <translation>判定</translation>
    </message>
    <message>
        <source>No decisions yet.</source>
        <comment>web.noEvents</comment>
        <translation>判定はまだありません。</translation>
    </message>
    <message>
        <source>Full screen (F)</source>
        <comment>web.fullScreen</comment>
        <translation>全画面表示(F)</translation>
    </message>
    <message>
        <source>Keys and mouse (?)</source>
        <comment>web.help</comment>
        <translation>キーとマウス(?)</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <comment>web.helpTitle</comment>
        <translation>キーとマウス</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>web.close</comment>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Live</source>
        <comment>web.live</comment>
        <translation>ライブ</translation>
    </message>
    <message>
        <source>To the present moment (End)</source>
        <comment>web.liveKey</comment>
        <translation>現在へ(End)</translation>
    </message>
    <message>
        <source>half %1</source>
        <comment>web.half</comment>
        <translation>ハーフ%1</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>web.left</comment>
        <translation>左</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>web.right</comment>
        <translation>右</translation>
    </message>
    <message>
        <source>Connecting to the simulation …</source>
        <comment>web.connecting</comment>
        <translation>シミュレーションに接続しています…</translation>
    </message>
    <message>
        <source>The simulation cannot be reached. Trying again …</source>
        <comment>web.lost</comment>
        <translation>シミュレーションに接続できません。再試行しています…</translation>
    </message>
    <message>
        <source>Connected. Waiting for the first picture …</source>
        <comment>web.waiting</comment>
        <translation>接続しました。最初の画像を待っています…</translation>
    </message>
    <message>
        <source>So many are watching that there is no place left. Trying again …</source>
        <comment>web.full</comment>
        <translation>視聴者が多く、空きがありません。再試行しています…</translation>
    </message>
    <message>
        <source>Reading the run …</source>
        <comment>web.reading</comment>
        <translation>実行を読み込んでいます…</translation>
    </message>
    <message>
        <source>This browser cannot draw in 3D here: it has no WebGL 2. Use a current Firefox, Chrome, Edge or Safari, and switch on hardware acceleration in its settings.</source>
        <comment>web.noWebGl</comment>
        <translation>このブラウザーにはWebGL 2がないため、3Dを描画できません。最新のFirefox、Chrome、Edge、Safariのいずれかを使い、設定でハードウェアアクセラレーションをオンにしてください。</translation>
    </message>
    <message>
        <source>The graphics card has stopped drawing. Reload the page.</source>
        <comment>web.contextLost</comment>
        <translation>グラフィックカードが描画を停止しました。ページを再読み込みしてください。</translation>
    </message>
    <message>
        <source>This browser is too old to read the file: it has no DecompressionStream. Use a current Firefox, Chrome, Edge or Safari.</source>
        <comment>web.noInflate</comment>
        <translation>このブラウザーは古く、DecompressionStreamがないためファイルを読み込めません。最新のFirefox、Chrome、Edge、Safariのいずれかを使ってください。</translation>
    </message>
    <message>
        <source>This file is damaged (%1). Copy or export it again.</source>
        <comment>web.damaged</comment>
        <translation>このファイルは破損しています(%1)。コピーまたはエクスポートをやり直してください。</translation>
    </message>
    <message>
        <source>The simulation speaks another version. Reload the page.</source>
        <comment>web.version</comment>
        <translation>シミュレーションのバージョンが異なります。ページを再読み込みしてください。</translation>
    </message>
    <message>
        <source>Drag: turn · right or middle button: move · wheel: nearer, farther</source>
        <comment>web.orbit</comment>
        <translation>ドラッグ: 回転 · 右ボタンまたは中ボタン: 移動 · ホイール: 近づく、遠ざかる</translation>
    </message>
    <message>
        <source>One finger: turn · two fingers: move, nearer, farther</source>
        <comment>web.touch</comment>
        <translation>1本指: 回転 · 2本指: 移動、近づく、遠ざかる</translation>
    </message>
    <message>
        <source>Space: play, pause · , and .: one picture · ← →: 5 s · Home, End: begin, end · + −: speed</source>
        <comment>web.keysTime</comment>
        <translation>Space: 再生、一時停止 · ,と.: 1コマ · ← →: 5 s · Home、End: 先頭、末尾 · + −: 速度</translation>
    </message>
    <message>
        <source>1 to 8: views · 0: first view · B: follow the ball · F: full screen · E: decisions · N: names</source>
        <comment>web.keysView</comment>
        <translation>1～8: ビュー · 0: 最初のビュー · B: ボールを追う · F: 全画面表示 · E: 判定 · N: 名前</translation>
    </message>
    <message>
        <source>P and Shift+P: next and last goal or foul · a click on a mark in the timeline: there</source>
        <comment>web.keysEvents</comment>
        <translation>PとShift+P: 次と前のゴールまたはファウル · タイムラインの印をクリック: その時点へ</translation>
    </message>
    <message>
        <source>%1: the name of the target must end with .csv, .json, .jsonl, .mcap, .log, .sparkmonitor or .html</source>
        <comment>export.format</comment>
        <translation>%1: 出力先の名前は.csv、.json、.jsonl、.mcap、.log、.sparkmonitor、または.htmlで終わる必要があります</translation>
    </message>
    <message>
        <source>%1 would be larger than %2 MB, more than browsers open: only the time up to %3 s fits in. Choose a part of the time, or a lower rate</source>
        <comment>export.pageTooLarge</comment>
        <translation>%1はブラウザーで開ける上限の%2 MBを超えます: 収まるのは%3 sまでです。時間の一部を選ぶか、レートを下げてください</translation>
    </message>
    <message>
        <source>column %1: %2</source>
        <comment>expression.column</comment>
        <translation>%1列目: %2</translation>
    </message>
    <message>
        <source>write a signal or an expression, such as ball/x - robots/left/3/x</source>
        <comment>expression.empty</comment>
        <translation>信号または式を書いてください。例: ball/x - robots/left/3/x</translation>
    </message>
    <message>
        <source>the expression has more than %1 letters: split it</source>
        <comment>expression.long</comment>
        <translation>式が%1文字を超えています。分割してください</translation>
    </message>
    <message>
        <source>too much is nested here: split the expression</source>
        <comment>expression.nested</comment>
        <translation>入れ子が深すぎます。式を分割してください</translation>
    </message>
    <message>
        <source>something is missing at the end: write a signal, a number or a parenthesis</source>
        <comment>expression.end</comment>
        <translation>末尾に何かが足りません。信号、数値、または括弧を書いてください</translation>
    </message>
    <message>
        <source>there is no ( for this parenthesis: remove it, or add one before</source>
        <comment>expression.closing</comment>
        <translation>この括弧に対応する ( がありません。削除するか、前に追加してください</translation>
    </message>
    <message>
        <source>this parenthesis is not closed: add )</source>
        <comment>expression.open</comment>
        <translation>この括弧が閉じていません。) を追加してください</translation>
    </message>
    <message>
        <source>a single = is no comparison: write ==</source>
        <comment>expression.equal</comment>
        <translation>= 1つは比較ではありません。== と書いてください</translation>
    </message>
    <message>
        <source>compare two values only, and join comparisons by and</source>
        <comment>expression.chain</comment>
        <translation>比較は2つの値だけにし、複数の比較はandでつないでください</translation>
    </message>
    <message>
        <source>`%1` is not expected here: write an operator such as + - * / &lt; &gt; between values</source>
        <comment>expression.unexpected</comment>
        <translation>ここに`%1`は書けません。値の間に + - * / &lt; &gt; などの演算子を書いてください</translation>
    </message>
    <message>
        <source>`%1` is no number; paths that begin with a digit stand in apostrophes</source>
        <comment>expression.number</comment>
        <translation>`%1`は数値ではありません。数字で始まるパスはアポストロフィで囲みます</translation>
    </message>
    <message>
        <source>`%1` is a function: write its arguments in parentheses behind it</source>
        <comment>expression.arguments</comment>
        <translation>`%1`は関数です。後ろの括弧の中に引数を書いてください</translation>
    </message>
    <message>
        <source>`%1` is no signal: write its path, such as ball/x</source>
        <comment>expression.noPath</comment>
        <translation>`%1`は信号ではありません。ball/xのようにパスを書いてください</translation>
    </message>
    <message>
        <source>a path in apostrophes is not complete: write it as in &apos;ball/x&apos;</source>
        <comment>expression.quote</comment>
        <translation>アポストロフィで囲んだパスが完結していません。&apos;ball/x&apos;のように書いてください</translation>
    </message>
    <message>
        <source>there is no function `%1`; there are %2</source>
        <comment>expression.function</comment>
        <translation>関数`%1`はありません。使えるもの: %2</translation>
    </message>
    <message>
        <source>`%1` takes %2 to %3 arguments, and here are %4</source>
        <comment>expression.count</comment>
        <translation>`%1`の引数は%2個から%3個ですが、%4個あります</translation>
    </message>
    <message>
        <source>give the scene a name</source>
        <comment>newScene.noName</comment>
        <translation>シーンに名前を付けてください</translation>
    </message>
    <message>
        <source>the name of a scene has at most %1 letters</source>
        <comment>newScene.longName</comment>
        <translation>シーン名は%1文字までです</translation>
    </message>
    <message>
        <source>the name of a scene begins with a letter or digit, and does not end with a blank</source>
        <comment>newScene.nameEnds</comment>
        <translation>シーン名は文字または数字で始まり、空白で終わらないものにします</translation>
    </message>
    <message>
        <source>the name of a scene has none of the signs %1</source>
        <comment>newScene.nameSigns</comment>
        <translation>シーン名に次の記号は使えません: %1</translation>
    </message>
    <message>
        <source>choose a folder for the scene</source>
        <comment>newScene.noFolder</comment>
        <translation>シーンのフォルダーを選んでください</translation>
    </message>
    <message>
        <source>there is a file %1 in this folder already; choose another name</source>
        <comment>newScene.isThere</comment>
        <translation>このフォルダーにはすでにファイル%1があります。別の名前を選んでください</translation>
    </message>
    <message>
        <source>the scene cannot be made in %1: %2</source>
        <comment>newScene.notMade</comment>
        <translation>%1にシーンを作成できません: %2</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <comment>meshImport.noFile</comment>
        <translation>ファイル%1はありません</translation>
    </message>
    <message>
        <source>the file has %1 MB; meshes have at most %2 MB. Reduce it in a modelling program</source>
        <comment>meshImport.largeFile</comment>
        <translation>ファイルは%1 MBですが、メッシュの上限は%2 MBです。モデリングソフトで小さくしてください</translation>
    </message>
    <message>
        <source>%1 cannot be used: %2</source>
        <comment>meshImport.unusable</comment>
        <translation>%1は使用できません: %2</translation>
    </message>
    <message>
        <source>%1 has no size: all its points are at one place</source>
        <comment>meshImport.noSize</comment>
        <translation>%1に大きさがありません: すべての点が同じ位置にあります</translation>
    </message>
    <message>
        <source>the name of a node consists of letters, digits, _, - and .</source>
        <comment>meshImport.name</comment>
        <translation>ノード名に使えるのは、文字、数字、_、-、.です</translation>
    </message>
    <message>
        <source>the scale must be greater than 0</source>
        <comment>meshImport.scale</comment>
        <translation>スケールは0より大きい必要があります</translation>
    </message>
    <message>
        <source>the thing would be larger than %1 km; choose a smaller unit</source>
        <comment>meshImport.huge</comment>
        <translation>物体が%1 kmより大きくなります。より小さい単位を選んでください</translation>
    </message>
    <message>
        <source>a collider of triangles has at most %2 of them, and the mesh has %1; take a box</source>
        <comment>meshImport.collider</comment>
        <translation>三角形のコライダーの上限は%2個ですが、メッシュには%1個あります。直方体を使ってください</translation>
    </message>
    <message>
        <source>%1 cannot be copied to %2: %3</source>
        <comment>meshImport.notCopied</comment>
        <translation>%1を%2にコピーできません: %3</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <comment>state.unreadable</comment>
        <translation>%1を読み込めません: %2</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <comment>state.unwritable</comment>
        <translation>%1に書き込めません: %2</translation>
    </message>
    <message>
        <source>an end, a bracket or a quote is missing before here</source>
        <comment>script.unended</comment>
        <translation>これより前に、end、括弧、または引用符が足りません</translation>
    </message>
    <message>
        <source>the run is in the state that was kept at %1 s: paused</source>
        <comment>session.restored</comment>
        <translation>実行は%1 sに保存した状態です: 一時停止中</translation>
    </message>
    <message>
        <source>the state cannot be restored, so the scene begins anew: %1</source>
        <comment>session.notRestored</comment>
        <translation>状態を復元できないため、シーンを最初から始めます: %1</translation>
    </message>
    <message>
        <source>the run from here may differ from the one in which the state was kept: %1</source>
        <comment>session.inexact</comment>
        <translation>ここからの実行は、状態を保存したときの実行と異なることがあります: %1</translation>
    </message>
    <message>
        <source>the state was kept with unsaved edits of %1; the run has them, the files do not</source>
        <comment>session.keptTexts</comment>
        <translation>状態は%1の保存していない編集を含めて保存されました。編集は実行には反映されますが、ファイルにはありません</translation>
    </message>
    <message>
        <source>the recording ends before this: %1</source>
        <comment>session.notFound</comment>
        <translation>これより前に記録が終わります: %1</translation>
    </message>
    <message>
        <source>expected (team &lt;side&gt;)(unum &lt;n&gt;)(power on) or (power off)</source>
        <comment>trainer.switch</comment>
        <translation>(team &lt;side&gt;)(unum &lt;n&gt;)(power on)または(power off)が必要です</translation>
    </message>
    <message>
        <source>%1; strategies and displays connect to port %2 instead</source>
        <comment>server.nextGamePort</comment>
        <translation>%1。戦略と表示プログラムは代わりにポート%2に接続します</translation>
    </message>
    <message>
        <source>%1 has sent a message of %2 bytes, longest %3; its connection is closed</source>
        <comment>server.gameMessageLength</comment>
        <translation>%1が%2バイトのメッセージを送りました(上限%3)。接続を閉じます</translation>
    </message>
    <message>
        <source>the referee of a library keeps its own counts</source>
        <comment>state.referee</comment>
        <translation>ライブラリの審判は独自の集計を持っています</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>sim.side.blue</comment>
        <translation>青</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>sim.side.yellow</comment>
        <translation>黄</translation>
    </message>
    <message>
        <source>play on</source>
        <comment>sim.restart.none</comment>
        <translation>プレー続行</translation>
    </message>
    <message>
        <source>place kick</source>
        <comment>sim.restart.placeKick</comment>
        <translation>キックオフ</translation>
    </message>
    <message>
        <source>goal kick</source>
        <comment>sim.restart.goalKick</comment>
        <translation>ゴールキック</translation>
    </message>
    <message>
        <source>penalty kick</source>
        <comment>sim.restart.penaltyKick</comment>
        <translation>ペナルティーキック</translation>
    </message>
    <message>
        <source>free ball in the quarter +x +y</source>
        <comment>sim.restart.freeBallPlusPlus</comment>
        <translation>+x +yの区画でのフリーボール</translation>
    </message>
    <message>
        <source>free ball in the quarter +x −y</source>
        <comment>sim.restart.freeBallPlusMinus</comment>
        <translation>+x −yの区画でのフリーボール</translation>
    </message>
    <message>
        <source>free ball in the quarter −x +y</source>
        <comment>sim.restart.freeBallMinusPlus</comment>
        <translation>−x +yの区画でのフリーボール</translation>
    </message>
    <message>
        <source>free ball in the quarter −x −y</source>
        <comment>sim.restart.freeBallMinusMinus</comment>
        <translation>−x −yの区画でのフリーボール</translation>
    </message>
    <message>
        <source>free kick</source>
        <comment>sim.restart.freeKick</comment>
        <translation>フリーキック</translation>
    </message>
    <message>
        <source>kick of the shoot-out</source>
        <comment>sim.restart.shootOut</comment>
        <translation>PK戦のキック</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>sim.restart.for</comment>
        <translation>%2チームの%1</translation>
    </message>
    <message>
        <source>by the course of the match</source>
        <comment>sim.rule.none</comment>
        <translation>試合の進行による</translation>
    </message>
    <message>
        <source>the time is over</source>
        <comment>sim.rule.periodOver</comment>
        <translation>時間終了</translation>
    </message>
    <message>
        <source>goal</source>
        <comment>sim.rule.goal</comment>
        <translation>ゴール</translation>
    </message>
    <message>
        <source>goal by pushing the keeper</source>
        <comment>sim.rule.goalByPushing</comment>
        <translation>ゴールキーパーを押してのゴール</translation>
    </message>
    <message>
        <source>too many defenders in the goal area</source>
        <comment>sim.rule.twoInGoalArea</comment>
        <translation>ゴールエリア内の守備選手が多すぎます</translation>
    </message>
    <message>
        <source>too many defenders in the penalty area</source>
        <comment>sim.rule.crowdedPenaltyArea</comment>
        <translation>ペナルティーエリア内の守備選手が多すぎます</translation>
    </message>
    <message>
        <source>too many attackers in the goal area</source>
        <comment>sim.rule.twoAttackers</comment>
        <translation>ゴールエリア内の攻撃選手が多すぎます</translation>
    </message>
    <message>
        <source>too many attackers in the penalty area</source>
        <comment>sim.rule.manyAttackers</comment>
        <translation>ペナルティーエリア内の攻撃選手が多すぎます</translation>
    </message>
    <message>
        <source>keeper charged</source>
        <comment>sim.rule.keeperCharged</comment>
        <translation>ゴールキーパーへのチャージング</translation>
    </message>
    <message>
        <source>keeper blocked</source>
        <comment>sim.rule.keeperBlocked</comment>
        <translation>ゴールキーパーへの妨害</translation>
    </message>
    <message>
        <source>the keeper waits with the ball</source>
        <comment>sim.rule.keeperWaits</comment>
        <translation>ゴールキーパーがボールを持ったまま待っています</translation>
    </message>
    <message>
        <source>stalemate</source>
        <comment>sim.rule.stalemate</comment>
        <translation>膠着</translation>
    </message>
    <message>
        <source>pushing</source>
        <comment>sim.rule.pushing</comment>
        <translation>プッシング</translation>
    </message>
    <message>
        <source>ball held</source>
        <comment>sim.rule.ballHeld</comment>
        <translation>ボールの保持</translation>
    </message>
    <message>
        <source>ball lost</source>
        <comment>sim.rule.ballLost</comment>
        <translation>ロストボール</translation>
    </message>
    <message>
        <source>the kick is over</source>
        <comment>sim.rule.shootOutOver</comment>
        <translation>キック終了</translation>
    </message>
    <message>
        <source>given by a person</source>
        <comment>sim.rule.human</comment>
        <translation>人間による判定</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>sim.verdict.found</comment>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>confirmed: %1</source>
        <comment>sim.decision.confirmed</comment>
        <translation>承認: %1</translation>
    </message>
    <message>
        <source>rejected: %1</source>
        <comment>sim.decision.rejected</comment>
        <translation>却下: %1</translation>
    </message>
    <message>
        <source>%1; it was: %2</source>
        <comment>sim.decision.overruled</comment>
        <translation>%1。変更前: %2</translation>
    </message>
    <message>
        <source>goal for %1</source>
        <comment>sim.goal.for</comment>
        <translation>%1チームのゴール</translation>
    </message>
    <message>
        <source>the goal of %1 does not count</source>
        <comment>sim.goal.cancelled</comment>
        <translation>%1チームのゴールは認められません</translation>
    </message>
    <message>
        <source>set to %1 : %2</source>
        <comment>sim.score.set</comment>
        <translation>%1 : %2に設定</translation>
    </message>
    <message>
        <source>robot %2 of %1 put to (%3, %4)</source>
        <comment>sim.placed.robot</comment>
        <translation>%1チームのロボット%2を(%3, %4)に置きました</translation>
    </message>
    <message>
        <source>robot %2 of %1 had fallen over and is set upright</source>
        <comment>sim.upright</comment>
        <translation>%1チームのロボット%2が倒れたため、直立させます</translation>
    </message>
    <message>
        <source>ball put to (%1, %2)</source>
        <comment>sim.placed.ball</comment>
        <translation>ボールを(%1, %2)に置きました</translation>
    </message>
    <message>
        <source>%1 has kick-off by lot</source>
        <comment>sim.start.lot</comment>
        <translation>抽選により%1チームのキックオフです</translation>
    </message>
    <message>
        <source>%1 has kick-off</source>
        <comment>sim.start.kickOff</comment>
        <translation>%1チームのキックオフです</translation>
    </message>
    <message>
        <source>%1 kicks first by lot</source>
        <comment>sim.start.kicksFirst</comment>
        <translation>抽選により%1チームが先に蹴ります</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <comment>sim.stop.won</comment>
        <translation>%1チームの勝ちです</translation>
    </message>
    <message>
        <source>it is a draw</source>
        <comment>sim.stop.draw</comment>
        <translation>引き分けです</translation>
    </message>
    <message>
        <source>abandoned</source>
        <comment>sim.stop.abandoned</comment>
        <translation>打ち切り</translation>
    </message>
    <message>
        <source>the time of %1 s is over</source>
        <comment>sim.period.timeOver</comment>
        <translation>%1 sの時間が終わりました</translation>
    </message>
    <message>
        <source>%1 has scored</source>
        <comment>sim.shootOut.scored</comment>
        <translation>%1チームが決めました</translation>
    </message>
    <message>
        <source>%1 has not scored</source>
        <comment>sim.shootOut.missed</comment>
        <translation>%1チームは決められませんでした</translation>
    </message>
    <message>
        <source>asked for by a person</source>
        <comment>sim.pause.person</comment>
        <translation>人間の要求による</translation>
    </message>
    <message>
        <source>the strategy of %1 is not connected</source>
        <comment>sim.pause.connection</comment>
        <translation>%1チームの戦略が接続していません</translation>
    </message>
    <message>
        <source>time-out of %1, %2 s</source>
        <comment>sim.pause.timeOut</comment>
        <translation>%1チームのタイムアウト、%2 s</translation>
    </message>
    <message>
        <source>the strategy of %1 is connected</source>
        <comment>sim.connection.found</comment>
        <translation>%1チームの戦略が接続しました</translation>
    </message>
    <message>
        <source>the strategy of %1 is gone</source>
        <comment>sim.connection.lost</comment>
        <translation>%1チームの戦略がいなくなりました</translation>
    </message>
    <message>
        <source>%2 robots of %1 go elsewhere than wanted</source>
        <comment>sim.corrections.some</comment>
        <translation>%1チームのロボット%2台が希望とは別の場所に置かれます</translation>
    </message>
    <message>
        <source>%1 has not answered in time and stands in the default formation</source>
        <comment>sim.corrections.noAnswer</comment>
        <translation>%1チームは時間内に応答しなかったため、既定のフォーメーションになります</translation>
    </message>
    <message>
        <source>%1 is not possible now: %2</source>
        <comment>sim.refused.state</comment>
        <translation>%1は今はできません: %2</translation>
    </message>
    <message>
        <source>console %1 is not known here</source>
        <comment>sim.refused.console</comment>
        <translation>コンソール%1はここでは知られていません</translation>
    </message>
    <message>
        <source>there is no foul to decide upon</source>
        <comment>sim.refused.noVerdict</comment>
        <translation>判定を待つファウルはありません</translation>
    </message>
    <message>
        <source>a foul waits for its decision</source>
        <comment>sim.refused.verdict</comment>
        <translation>ファウルが判定を待っています</translation>
    </message>
    <message>
        <source>%1 is not possible in this period</source>
        <comment>sim.refused.restart</comment>
        <translation>%1はこのピリオドではできません</translation>
    </message>
    <message>
        <source>it is the kick of %1</source>
        <comment>sim.refused.kicker</comment>
        <translation>%1チームが蹴る番です</translation>
    </message>
    <message>
        <source>the match will pause already</source>
        <comment>sim.refused.paused</comment>
        <translation>試合はすでに中断することになっています</translation>
    </message>
    <message>
        <source>no pause is to come</source>
        <comment>sim.refused.noPause</comment>
        <translation>予定された中断はありません</translation>
    </message>
    <message>
        <source>a place needs finite numbers</source>
        <comment>sim.refused.noPlace</comment>
        <translation>場所には有限の数が必要です</translation>
    </message>
    <message>
        <source>this place is outside of the field</source>
        <comment>sim.refused.outside</comment>
        <translation>この場所はフィールドの外です</translation>
    </message>
    <message>
        <source>the ball is at this place</source>
        <comment>sim.refused.onBall</comment>
        <translation>この場所にはボールがあります</translation>
    </message>
    <message>
        <source>robot %2 of %1 is at this place</source>
        <comment>sim.refused.onRobot</comment>
        <translation>この場所には%1のロボット%2がいます</translation>
    </message>
    <message>
        <source>there is no object %1 on the field</source>
        <comment>sim.refused.object</comment>
        <translation>フィールドに物体%1はありません</translation>
    </message>
    <message>
        <source>a score is from 0 to %1</source>
        <comment>sim.refused.score</comment>
        <translation>得点は0から%1までです</translation>
    </message>
    <message>
        <source>%1 has no time-outs left</source>
        <comment>sim.refused.timeOuts</comment>
        <translation>%1チームのタイムアウトは残っていません</translation>
    </message>
    <message>
        <source>a time-out is running</source>
        <comment>sim.refused.timeOut</comment>
        <translation>タイムアウト中です</translation>
    </message>
    <message>
        <source>to confirm</source>
        <comment>sim.command.confirm</comment>
        <translation>承認</translation>
    </message>
    <message>
        <source>to reject</source>
        <comment>sim.command.reject</comment>
        <translation>却下</translation>
    </message>
    <message>
        <source>to overrule</source>
        <comment>sim.command.overrule</comment>
        <translation>判定の変更</translation>
    </message>
    <message>
        <source>to give a foul</source>
        <comment>sim.command.foul</comment>
        <translation>ファウルの判定</translation>
    </message>
    <message>
        <source>a pause</source>
        <comment>sim.command.pause</comment>
        <translation>中断</translation>
    </message>
    <message>
        <source>to resume</source>
        <comment>sim.command.resume</comment>
        <translation>再開</translation>
    </message>
    <message>
        <source>the whistle</source>
        <comment>sim.command.whistle</comment>
        <translation>ホイッスル</translation>
    </message>
    <message>
        <source>the start of the match</source>
        <comment>sim.command.start</comment>
        <translation>試合の開始</translation>
    </message>
    <message>
        <source>the start of a period</source>
        <comment>sim.command.startPeriod</comment>
        <translation>ピリオドの開始</translation>
    </message>
    <message>
        <source>a new match</source>
        <comment>sim.command.newMatch</comment>
        <translation>新しい試合</translation>
    </message>
    <message>
        <source>to place something</source>
        <comment>sim.command.place</comment>
        <translation>配置</translation>
    </message>
    <message>
        <source>to set the score</source>
        <comment>sim.command.setScore</comment>
        <translation>得点の設定</translation>
    </message>
    <message>
        <source>a time-out</source>
        <comment>sim.command.timeOut</comment>
        <translation>タイムアウト</translation>
    </message>
    <message>
        <source>play is on</source>
        <comment>sim.state.normal</comment>
        <translation>プレー中です</translation>
    </message>
    <message>
        <source>the match pauses</source>
        <comment>sim.state.pause</comment>
        <translation>試合は中断中です</translation>
    </message>
    <message>
        <source>play goes on</source>
        <comment>sim.state.resume</comment>
        <translation>プレーを再開しています</translation>
    </message>
    <message>
        <source>strategies are asked for places</source>
        <comment>sim.state.query</comment>
        <translation>戦略に配置を問い合わせています</translation>
    </message>
    <message>
        <source>robots are placed</source>
        <comment>sim.state.move</comment>
        <translation>ロボットを配置しています</translation>
    </message>
    <message>
        <source>robots are ready</source>
        <comment>sim.state.ready</comment>
        <translation>ロボットの準備ができています</translation>
    </message>
    <message>
        <source>it is a break</source>
        <comment>sim.state.break</comment>
        <translation>休憩中です</translation>
    </message>
    <message>
        <source>the match has not begun</source>
        <comment>sim.state.before</comment>
        <translation>試合は始まっていません</translation>
    </message>
    <message>
        <source>the match is over</source>
        <comment>sim.state.finished</comment>
        <translation>試合は終了しています</translation>
    </message>
    <message>
        <source>%1 has logged in: %2 (side: %3)</source>
        <comment>simuroClient.welcome</comment>
        <translation>%1がログインしました: %2 (サイド: %3)</translation>
    </message>
    <message>
        <source>%1 was refused: %2</source>
        <comment>simuroClient.refused</comment>
        <translation>%1を拒否しました: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>simuroClient.message</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>further faults of %1 are not logged</source>
        <comment>simuroClient.quiet</comment>
        <translation>これ以降の%1の誤りはログに記録しません</translation>
    </message>
    <message>
        <source>the strategy of %1 has not answered for %2 frames: its robots stop</source>
        <comment>simuroClient.silent</comment>
        <translation>%1チームの戦略が%2フレームの間応答していないため、そのロボットは停止します</translation>
    </message>
    <message>
        <source>%1 has no effect: %2</source>
        <comment>simuroTrainer.ignored</comment>
        <translation>%1は効果がありません: %2</translation>
    </message>
    <message>
        <source>there is no such play mode</source>
        <comment>simuroTrainer.noMode</comment>
        <translation>そのようなプレーモードはありません</translation>
    </message>
    <message>
        <source>a place is missing: (pos x y z), in m</source>
        <comment>simuroTrainer.noPlace</comment>
        <translation>場所がありません: (pos x y z)、単位はm</translation>
    </message>
    <message>
        <source>there is no such robot: (team Left) (unum 1)</source>
        <comment>simuroTrainer.noRobot</comment>
        <translation>そのようなロボットはありません: (team Left) (unum 1)</translation>
    </message>
    <message>
        <source>it takes whole numbers that are not negative: (left 1) (right 0)</source>
        <comment>simuroTrainer.score</comment>
        <translation>負でない整数が必要です: (left 1) (right 0)</translation>
    </message>
    <message>
        <source>the team must be Left or Right</source>
        <comment>simuroTrainer.side</comment>
        <translation>チームはLeftまたはRightでなければなりません</translation>
    </message>
    <message>
        <source>there is no league %1; leagues are %2</source>
        <comment>profile.unknown</comment>
        <translation>リーグ%1はありません。使えるもの: %2</translation>
    </message>
    <message>
        <source>the league file %1 cannot be read</source>
        <comment>profile.notFound</comment>
        <translation>リーグファイル%1を読み込めません</translation>
    </message>
    <message>
        <source>the match goes on without automatic referee: %1</source>
        <comment>referee.none</comment>
        <translation>試合は自動審判なしで続きます: %1</translation>
    </message>
    <message>
        <source>a team is blue or yellow, not %1</source>
        <comment>robot.team</comment>
        <translation>チームは%1ではなくblueまたはyellowです</translation>
    </message>
    <message>
        <source>a number is from 1 to %1, not %2</source>
        <comment>robot.number</comment>
        <translation>番号は%2ではなく1から%1までです</translation>
    </message>
    <message>
        <source>cannot read the league file</source>
        <comment>simuro.unreadable</comment>
        <translation>リーグファイルを読み込めません</translation>
    </message>
    <message>
        <source>is it a text of at most 1 MiB that you may read?</source>
        <comment>simuro.text</comment>
        <translation>1 MiB以下の、読み取りを許可されたテキストですか?</translation>
    </message>
    <message>
        <source>there is no league in this file</source>
        <comment>simuro.noLeague</comment>
        <translation>このファイルにリーグがありません</translation>
    </message>
    <message>
        <source>a league file is one list: (simuro (base large-simurosot) ...)</source>
        <comment>simuro.start</comment>
        <translation>リーグファイルは1つのリストです: (simuro (base large-simurosot) ...)</translation>
    </message>
    <message>
        <source>only the first list counts</source>
        <comment>simuro.second</comment>
        <translation>最初のリストだけが有効です</translation>
    </message>
    <message>
        <source>`%1` stands alone</source>
        <comment>simuro.notList</comment>
        <translation>`%1`が単独で書かれています</translation>
    </message>
    <message>
        <source>a list without a name</source>
        <comment>simuro.unnamed</comment>
        <translation>名前のないリストです</translation>
    </message>
    <message>
        <source>values are lists of a name and a value: (length 400)</source>
        <comment>simuro.write</comment>
        <translation>値は名前と値のリストです: (length 400)</translation>
    </message>
    <message>
        <source>there is no league `%1`</source>
        <comment>simuro.unknownBase</comment>
        <translation>リーグ`%1`はありません</translation>
    </message>
    <message>
        <source>there is no `%1` here</source>
        <comment>simuro.unknown</comment>
        <translation>ここに`%1`はありません</translation>
    </message>
    <message>
        <source>it knows %1</source>
        <comment>simuro.known</comment>
        <translation>使えるもの: %1</translation>
    </message>
    <message>
        <source>`%1` takes one value</source>
        <comment>simuro.oneValue</comment>
        <translation>`%1`の値は1つです</translation>
    </message>
    <message>
        <source>`%1` is a number from %2 to %3, not `%4`</source>
        <comment>simuro.number</comment>
        <translation>`%1`は`%4`ではなく%2から%3までの数です</translation>
    </message>
    <message>
        <source>`%1` is a number from %2 to %3 %4, not `%5`</source>
        <comment>simuro.numberOf</comment>
        <translation>`%1`は`%5`ではなく%2から%3 %4までの数です</translation>
    </message>
    <message>
        <source>`%1` is a whole number from %2 to %3, not `%4`</source>
        <comment>simuro.whole</comment>
        <translation>`%1`は`%4`ではなく%2から%3までの整数です</translation>
    </message>
    <message>
        <source>`%1` is true or false, not `%2`</source>
        <comment>simuro.flag</comment>
        <translation>`%1`は`%2`ではなくtrueまたはfalseです</translation>
    </message>
    <message>
        <source>`%1` is ask, confirm or reject, not `%2`</source>
        <comment>simuro.policy</comment>
        <translation>`%1`は`%2`ではなくask、confirm、またはrejectです</translation>
    </message>
    <message>
        <source>`%1` is a colour such as #2f6fe4, not `%2`</source>
        <comment>simuro.colour</comment>
        <translation>`%1`は`%2`ではなく#2f6fe4のような色です</translation>
    </message>
    <message>
        <source>`%1` is a text of %2 to %3 printable characters</source>
        <comment>simuro.length</comment>
        <translation>`%1`は%2から%3文字の印字可能なテキストです</translation>
    </message>
    <message>
        <source>`%1` is there twice</source>
        <comment>simuro.twice</comment>
        <translation>`%1`が2回書かれています</translation>
    </message>
    <message>
        <source>the first one counts</source>
        <comment>simuro.first</comment>
        <translation>最初のものが有効です</translation>
    </message>
    <message>
        <source>it stays %1</source>
        <comment>simuro.stays</comment>
        <translation>%1のままです</translation>
    </message>
    <message>
        <source>the values of the base count: %1</source>
        <comment>simuro.preset</comment>
        <translation>元になるリーグの値を使います: %1</translation>
    </message>
    <message>
        <source>there is more that is wrong</source>
        <comment>simuro.more</comment>
        <translation>ほかにも誤りがあります</translation>
    </message>
    <message>
        <source>put right what is listed first</source>
        <comment>simuro.moreHint</comment>
        <translation>まず、ここに挙げられたものを直してください</translation>
    </message>
    <message>
        <source>a goal with the two corners beside it is at most as wide as the field</source>
        <comment>simuro.goalWider</comment>
        <translation>ゴールと両脇の2つのコーナーを合わせた幅は、フィールドの幅以下です</translation>
    </message>
    <message>
        <source>a goal is at least as deep as the ball</source>
        <comment>simuro.goalShallow</comment>
        <translation>ゴールの奥行きはボールの大きさ以上です</translation>
    </message>
    <message>
        <source>a goal is wider than the ball and a robot</source>
        <comment>simuro.goalNarrow</comment>
        <translation>ゴールの幅は、ボールとロボット1台を合わせた幅より大きくします</translation>
    </message>
    <message>
        <source>the ball is lost only farther behind the goal line than a goal is deep</source>
        <comment>simuro.goalLost</comment>
        <translation>ボールがロストになるのは、ゴールラインの後方、ゴールの奥行きより遠い場所だけです</translation>
    </message>
    <message>
        <source>a corner is at most as long as half the field</source>
        <comment>simuro.corners</comment>
        <translation>コーナーの長さはフィールドの半分以下です</translation>
    </message>
    <message>
        <source>a penalty area is at most as large as half the field</source>
        <comment>simuro.penaltyArea</comment>
        <translation>ペナルティーエリアの大きさはフィールドの半分以下です</translation>
    </message>
    <message>
        <source>a goal area is at most as large as the penalty area</source>
        <comment>simuro.goalArea</comment>
        <translation>ゴールエリアの大きさはペナルティーエリア以下です</translation>
    </message>
    <message>
        <source>the centre circle lies within the field</source>
        <comment>simuro.circle</comment>
        <translation>センターサークルはフィールド内にあります</translation>
    </message>
    <message>
        <source>the penalty mark lies in half the field</source>
        <comment>simuro.penaltyMark</comment>
        <translation>ペナルティーマークはフィールドの半分の中にあります</translation>
    </message>
    <message>
        <source>the robots beside a free-ball mark lie within the half</source>
        <comment>simuro.freeBall</comment>
        <translation>フリーボールの位置の両脇のロボットは、ハーフの中にいます</translation>
    </message>
    <message>
        <source>the robots of a free ball do not touch the ball</source>
        <comment>simuro.freeBallGap</comment>
        <translation>フリーボールのロボットはボールに触れません</translation>
    </message>
    <message>
        <source>a robot fits into the goal area</source>
        <comment>simuro.keeperFits</comment>
        <translation>ゴールエリアにロボット1台が収まります</translation>
    </message>
    <message>
        <source>the robots of a side fit into its half, outside of the centre circle</source>
        <comment>simuro.robotsFit</comment>
        <translation>各サイドのロボットは、自陣のセンターサークルの外に収まります</translation>
    </message>
    <message>
        <source>wheels lie within the robot</source>
        <comment>simuro.wheelsFit</comment>
        <translation>車輪はロボットの内側にあります</translation>
    </message>
    <message>
        <source>a robot has more mass than its wheels</source>
        <comment>simuro.wheelMass</comment>
        <translation>ロボットの質量は車輪の質量より大きくします</translation>
    </message>
    <message>
        <source>there is no referee library %1</source>
        <comment>simuroReferee.noFile</comment>
        <translation>審判ライブラリ%1はありません</translation>
    </message>
    <message>
        <source>there is no referee library %1; there are: %2</source>
        <comment>simuroReferee.unknown</comment>
        <translation>審判ライブラリ %1 はありません。あるもの: %2</translation>
    </message>
    <message>
        <source>the referee library %1 cannot be loaded: %2</source>
        <comment>simuroReferee.notLoaded</comment>
        <translation>審判ライブラリ%1を読み込めません: %2</translation>
    </message>
    <message>
        <source>%1 is no referee: it has no function %2</source>
        <comment>simuroReferee.noFunction</comment>
        <translation>%1は審判ではありません: 関数%2がありません</translation>
    </message>
    <message>
        <source>the referee library %1 cannot judge this league</source>
        <comment>simuroReferee.notMade</comment>
        <translation>審判ライブラリ%1はこのリーグを審判できません</translation>
    </message>
    <message>
        <source>the referee %1 is for version %2 of the interface, this program has version %3</source>
        <comment>simuroReferee.version</comment>
        <translation>審判%1はインターフェイスのバージョン%2用ですが、このプログラムはバージョン%3です</translation>
    </message>
    <message>
        <source>the strategy %1 cannot be loaded: %2</source>
        <comment>simuroClient.notLoaded</comment>
        <translation>戦略 %1 を読み込めません: %2</translation>
    </message>
    <message>
        <source>%1 is no strategy of version %2 of the interface</source>
        <comment>simuroClient.noStrategy</comment>
        <translation>%1 はインターフェースのバージョン %2 の戦略ではありません</translation>
    </message>
    <message>
        <source>the strategy %1 cannot be made: error %2</source>
        <comment>simuroClient.notMade</comment>
        <translation>戦略 %1 を作成できません: エラー %2</translation>
    </message>
    <message>
        <source>there is no strategy %1 in the folders of strategies; there are: %2</source>
        <comment>strategy.notFound</comment>
        <translation>戦略のフォルダに戦略 %1 はありません。あるもの: %2</translation>
    </message>
    <message>
        <source>Simurosot.%1 cannot be %2; it stays %3</source>
        <comment>profile.impossible</comment>
        <translation>Simurosot.%1 を %2 にはできません。%3 のままです</translation>
    </message>
    <message>
        <source>Simurosot.%1 cannot be %2, it stays %3: %4</source>
        <comment>profile.apart</comment>
        <translation>Simurosot.%1 を %2 にはできず、%3 のままです: %4</translation>
    </message>
    <message>
        <source>a strategy that runs inside the simulator keeps its own memory</source>
        <comment>state.strategy</comment>
        <translation>シミュレーター内で動く戦略は独自の記憶を持ちます</translation>
    </message>
    <message>
        <source>it knows name, kind, league, players, versions, mode, own_halves, ball, left and right</source>
        <comment>formation.known</comment>
        <translation>使えるのは name、kind、league、players、versions、mode、own_halves、ball、left、right です</translation>
    </message>
    <message>
        <source>the referee does not know the places of this restart</source>
        <comment>restartPlan.noReferee</comment>
        <translation>審判はこのリスタートの位置を知りません</translation>
    </message>
    <message>
        <source>cannot read the file</source>
        <comment>f2000.unreadable</comment>
        <translation>ファイルを読めません</translation>
    </message>
    <message>
        <source>is it a text of at most 256 KiB that you may read?</source>
        <comment>f2000.text</comment>
        <translation>256 KiB 以下の読み取り可能なテキストですか?</translation>
    </message>
    <message>
        <source>`%1` stands alone</source>
        <comment>f2000.notList</comment>
        <translation>`%1` が単独で置かれています</translation>
    </message>
    <message>
        <source>a list without a name</source>
        <comment>f2000.unnamed</comment>
        <translation>名前のないリスト</translation>
    </message>
    <message>
        <source>values are lists of a name and a value: (mass 12)</source>
        <comment>f2000.write</comment>
        <translation>値は名前と値のリストです: (mass 12)</translation>
    </message>
    <message>
        <source>there is no `%1` here; it is left out</source>
        <comment>f2000.unknown</comment>
        <translation>ここに `%1` はありません。無視されます</translation>
    </message>
    <message>
        <source>it knows %1</source>
        <comment>f2000.known</comment>
        <translation>使えるのは %1 です</translation>
    </message>
    <message>
        <source>`%1` stands here twice; the first one counts</source>
        <comment>f2000.twice</comment>
        <translation>`%1` がここに 2 回あります。最初のものが有効です</translation>
    </message>
    <message>
        <source>`%1` takes one value</source>
        <comment>f2000.oneValue</comment>
        <translation>`%1` の値は 1 つです</translation>
    </message>
    <message>
        <source>`%1` is a number from %2 to %3, not `%4`</source>
        <comment>f2000.number</comment>
        <translation>`%1` は %2 から %3 までの数です (`%4` ではありません)</translation>
    </message>
    <message>
        <source>`%1` is a number from %2 to %3 %4, not `%5`</source>
        <comment>f2000.numberOf</comment>
        <translation>`%1` は %2 から %3 %4 までの数です (`%5` ではありません)</translation>
    </message>
    <message>
        <source>`%1` takes %2 numbers</source>
        <comment>f2000.numbers</comment>
        <translation>`%1` の数値は %2 個です</translation>
    </message>
    <message>
        <source>`%1` is a whole number from %2 to %3, not `%4`</source>
        <comment>f2000.whole</comment>
        <translation>`%1` は %2 から %3 までの整数です (`%4` ではありません)</translation>
    </message>
    <message>
        <source>`%1` is true or false, not `%2`</source>
        <comment>f2000.flag</comment>
        <translation>`%1` は true か false です (`%2` ではありません)</translation>
    </message>
    <message>
        <source>`%1` is one of %2, not `%3`</source>
        <comment>f2000.choice</comment>
        <translation>`%1` は %2 のいずれかです (`%3` ではありません)</translation>
    </message>
    <message>
        <source>`%1` is a colour such as orange or #ff8000, not `%2`</source>
        <comment>f2000.colour</comment>
        <translation>`%1` は orange や #ff8000 のような色です (`%2` ではありません)</translation>
    </message>
    <message>
        <source>`%1` is missing</source>
        <comment>f2000.needed</comment>
        <translation>`%1` がありません</translation>
    </message>
    <message>
        <source>the file has no section `%1`</source>
        <comment>f2000.noSection</comment>
        <translation>ファイルにセクション `%1` がありません</translation>
    </message>
    <message>
        <source>a shape is (shape rect W H), (shape ellipse A B) or (shape triangle X1 Y1 X2 Y2 X3 Y3)</source>
        <comment>f2000.shape</comment>
        <translation>形は (shape rect W H)、(shape ellipse A B)、(shape triangle X1 Y1 X2 Y2 X3 Y3) のいずれかです</translation>
    </message>
    <message>
        <source>the corners of the triangle are on one line</source>
        <comment>f2000.flatTriangle</comment>
        <translation>三角形の頂点が一直線上にあります</translation>
    </message>
    <message>
        <source>it ends below its beginning</source>
        <comment>f2000.heights</comment>
        <translation>終わりが始まりより低くなっています</translation>
    </message>
    <message>
        <source>there are two devices `%1`</source>
        <comment>f2000.device</comment>
        <translation>デバイス `%1` が 2 つあります</translation>
    </message>
    <message>
        <source>each device needs a name of its own</source>
        <comment>f2000.deviceHint</comment>
        <translation>デバイスごとに別の名前が必要です</translation>
    </message>
    <message>
        <source>a manipulator needs two states or more</source>
        <comment>f2000.states</comment>
        <translation>マニピュレータには 2 つ以上の状態が必要です</translation>
    </message>
    <message>
        <source>there are two states `%1`</source>
        <comment>f2000.stateTwice</comment>
        <translation>状態 `%1` が 2 つあります</translation>
    </message>
    <message>
        <source>there is no state `%1`</source>
        <comment>f2000.noState</comment>
        <translation>状態 `%1` はありません</translation>
    </message>
    <message>
        <source>without a duration, `%1` is never left for `%2`</source>
        <comment>f2000.noDuration</comment>
        <translation>時間がないと、`%1` から `%2` へ移りません</translation>
    </message>
    <message>
        <source>add (duration MS)</source>
        <comment>f2000.durationHint</comment>
        <translation>(duration MS) を追加してください</translation>
    </message>
    <message>
        <source>the robot is %1 by %2 mm; the rules allow %3 mm each way</source>
        <comment>f2000.footprint</comment>
        <translation>ロボットは %1 × %2 mm です。規則では各方向 %3 mm までです</translation>
    </message>
    <message>
        <source>the robot is %1 mm high; the rules allow %2</source>
        <comment>f2000.height</comment>
        <translation>ロボットの高さは %1 mm です。規則では %2 までです</translation>
    </message>
    <message>
        <source>the robot has %1 kg; the rules allow %2</source>
        <comment>f2000.mass</comment>
        <translation>ロボットの質量は %1 kg です。規則では %2 までです</translation>
    </message>
    <message>
        <source>it plays nevertheless</source>
        <comment>f2000.plays</comment>
        <translation>それでも試合に出られます</translation>
    </message>
    <message>
        <source>cannot read the log</source>
        <comment>f2000.log.unreadable</comment>
        <translation>ログを読めません</translation>
    </message>
    <message>
        <source>a line has 8 whole numbers: t_ms x_mm y_mm theta_mdeg vt_mms vr_mdegs vt_set_mms vr_set_mdegs</source>
        <comment>f2000.log.columns</comment>
        <translation>1 行は 8 個の整数です: t_ms x_mm y_mm theta_mdeg vt_mms vr_mdegs vt_set_mms vr_set_mdegs</translation>
    </message>
    <message>
        <source>the time does not increase: %1 ms after %2 ms</source>
        <comment>f2000.log.time</comment>
        <translation>時刻が増えていません: %2 ms の後に %1 ms</translation>
    </message>
    <message>
        <source>sort the lines, or leave out what was written twice</source>
        <comment>f2000.log.order</comment>
        <translation>行を並べ替えるか、二重に書かれたものを除いてください</translation>
    </message>
    <message>
        <source>%1 ms are missing; another piece begins here</source>
        <comment>f2000.log.gap</comment>
        <translation>%1 ms が欠けています。ここから別の区間が始まります</translation>
    </message>
    <message>
        <source>only %1 samples; %2 are needed to learn from</source>
        <comment>f2000.log.few</comment>
        <translation>サンプルは %1 個だけです。学習には %2 個必要です</translation>
    </message>
    <message>
        <source>the commands reach %1 of 10 parts of the range of %2; drive more of it</source>
        <comment>f2000.log.coverage</comment>
        <translation>コマンドは %2 の範囲の 10 区分のうち %1 区分です。もっと広く走らせてください</translation>
    </message>
    <message>
        <source>this is no model of a drive: %1</source>
        <comment>f2000.model.damaged</comment>
        <translation>これは駆動のモデルではありません: %1</translation>
    </message>
    <message>
        <source>train it again from its log</source>
        <comment>f2000.model.train</comment>
        <translation>ログからもう一度学習させてください</translation>
    </message>
    <message>
        <source>%1 has no effect: %2</source>
        <comment>f2kGame.ignored</comment>
        <translation>%1 は無効です: %2</translation>
    </message>
    <message>
        <source>it takes whole numbers that are not negative: (left 1) (right 0)</source>
        <comment>f2kGame.numbers</comment>
        <translation>負でない整数が必要です: (left 1) (right 0)</translation>
    </message>
    <message>
        <source>the whole ball is behind the goal line, %1 m from the middle of the goal and %2 m high</source>
        <comment>f2kGame.goal</comment>
        <translation>ボール全体がゴールラインの後ろ、ゴール中央から %1 m、高さ %2 m にあります</translation>
    </message>
    <message>
        <source>in 2 s all robots go to their places, and the ball to the centre</source>
        <comment>f2kGame.goalNext</comment>
        <translation>2 秒後に全ロボットが定位置に、ボールが中央に戻ります</translation>
    </message>
    <message>
        <source>the whole ball is beyond a touch line, at %1 m</source>
        <comment>f2kGame.sideOut</comment>
        <translation>ボール全体がタッチラインの外、%1 m にあります</translation>
    </message>
    <message>
        <source>in 1 s it lies on the field, 0.5 m inside</source>
        <comment>f2kGame.sideNext</comment>
        <translation>1 秒後にフィールド内 0.5 m に置かれます</translation>
    </message>
    <message>
        <source>the whole ball is beyond a goal line, %1 m from its middle and %2 m high</source>
        <comment>f2kGame.endOut</comment>
        <translation>ボール全体がゴールラインの外、中央から %1 m、高さ %2 m にあります</translation>
    </message>
    <message>
        <source>in 1 s it lies on the nearest restart point</source>
        <comment>f2kGame.endNext</comment>
        <translation>1 秒後に最も近い再開地点に置かれます</translation>
    </message>
    <message>
        <source>the ball has moved by less than 0.2 m in 10 s</source>
        <comment>f2kGame.stuck</comment>
        <translation>ボールは 10 秒間に 0.2 m 未満しか動いていません</translation>
    </message>
    <message>
        <source>the ball has flown away</source>
        <comment>f2kGame.flown</comment>
        <translation>ボールが飛び去りました</translation>
    </message>
    <message>
        <source>it is back at the centre</source>
        <comment>f2kGame.flownNext</comment>
        <translation>中央に戻りました</translation>
    </message>
    <message>
        <source>the score was set to %1 : %2</source>
        <comment>f2kGame.scoreSet</comment>
        <translation>得点を %1 : %2 に設定しました</translation>
    </message>
    <message>
        <source>goal</source>
        <comment>f2kGame.goalRule</comment>
        <translation>ゴール</translation>
    </message>
    <message>
        <source>ball out</source>
        <comment>f2kGame.outRule</comment>
        <translation>ボールアウト</translation>
    </message>
    <message>
        <source>ball stuck</source>
        <comment>f2kGame.stuckRule</comment>
        <translation>ボール停滞</translation>
    </message>
    <message>
        <source>ball height</source>
        <comment>f2kGame.heightRule</comment>
        <translation>ボールの高さ</translation>
    </message>
    <message>
        <source>plugins of robots keep states of their own</source>
        <comment>f2kGame.inexact</comment>
        <translation>ロボットのプラグインが独自の状態を持っています</translation>
    </message>
    <message>
        <source>there is no library %1 in the folders of plugins of this league; there are: %2</source>
        <comment>f2kGame.noLibrary</comment>
        <translation>このリーグのプラグインのフォルダにライブラリ %1 はありません。あるもの: %2</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <comment>f2kGame.noFile</comment>
        <translation>ファイル %1 がありません</translation>
    </message>
    <message>
        <source>files are looked for beside this one, then below the data directories</source>
        <comment>f2kGame.beside</comment>
        <translation>ファイルはこのファイルの隣、次にデータフォルダーの下で探します</translation>
    </message>
    <message>
        <source>the benchmark cannot be played: %1</source>
        <comment>f2kGame.benchmark</comment>
        <translation>ベンチマークを実行できません: %1</translation>
    </message>
    <message>
        <source>it cannot be written</source>
        <comment>f2kGame.notWritten</comment>
        <translation>書き込めません</translation>
    </message>
    <message>
        <source>name one policy or more; there are all, %1</source>
        <comment>f2kGame.noPolicy</comment>
        <translation>方針を一つ以上指定してください。あるのは all, %1 です</translation>
    </message>
    <message>
        <source>name one player or more</source>
        <comment>f2kGame.noPlayers</comment>
        <translation>プレーヤーを一つ以上指定してください</translation>
    </message>
    <message>
        <source>it takes a whole number from 1 to %1, not `%2`</source>
        <comment>f2kGame.count</comment>
        <translation>1 から %1 までの整数が必要です。`%2` は使えません</translation>
    </message>
    <message>
        <source>options are NAME=VALUE with blanks between them, not `%1`</source>
        <comment>f2kGame.options</comment>
        <translation>オプションは空白で区切った NAME=VALUE です。`%1` は使えません</translation>
    </message>
    <message>
        <source>the option %1 stands there twice</source>
        <comment>f2kGame.optionTwice</comment>
        <translation>オプション %1 が二つあります</translation>
    </message>
    <message>
        <source>benchmark: %1 of %2 played, now %3</source>
        <comment>f2kGame.progress</comment>
        <translation>比較: %2 回中 %1 回終了、現在は %3</translation>
    </message>
    <message>
        <source>there is no policy %1; there are all, %2</source>
        <comment>f2kGame.policy</comment>
        <translation>方策 %1 はありません。あるのは all, %2 です</translation>
    </message>
    <message>
        <source>the plugin %1 is there already</source>
        <comment>f2kPlugin.twice</comment>
        <translation>プラグイン %1 は既にあります</translation>
    </message>
    <message>
        <source>the library %1 cannot be loaded: %2</source>
        <comment>f2kPlugin.load</comment>
        <translation>ライブラリ %1 を読み込めません: %2</translation>
    </message>
    <message>
        <source>the library %1 has no plugins: it does not export %2</source>
        <comment>f2kPlugin.exports</comment>
        <translation>ライブラリ %1 にプラグインがありません: %2 をエクスポートしていません</translation>
    </message>
    <message>
        <source>the plugin %1 of %2 is left out: it was made for version %3 of the interface, and this is %4</source>
        <comment>f2kPlugin.abi</comment>
        <translation>%2 のプラグイン %1 を除外しました: インターフェースの版 %3 用ですが、これは %4 です</translation>
    </message>
    <message>
        <source>the plugin %1 of %2 is left out: there is no kind %3</source>
        <comment>f2kPlugin.kind</comment>
        <translation>%2 のプラグイン %1 を除外しました: 種類 %3 はありません</translation>
    </message>
    <message>
        <source>a plugin of %1 is left out: it has no name</source>
        <comment>f2kPlugin.nameless</comment>
        <translation>%1 のプラグインを除外しました: 名前がありません</translation>
    </message>
    <message>
        <source>there is no drive %1; there are %2</source>
        <comment>f2kPlugin.noMotion</comment>
        <translation>駆動 %1 はありません。あるのは %2 です</translation>
    </message>
    <message>
        <source>there is no kind of sensor %1; there are %2</source>
        <comment>f2kPlugin.noSensor</comment>
        <translation>センサーの種類 %1 はありません。あるのは %2 です</translation>
    </message>
    <message>
        <source>there is no player %1; there are %2</source>
        <comment>f2kPlugin.noPlayer</comment>
        <translation>プレーヤー %1 はありません。あるのは %2 です</translation>
    </message>
    <message>
        <source>the player %1 has no option %2; it has %3</source>
        <comment>f2kPlugin.noOption</comment>
        <translation>プレーヤー %1 にオプション %2 はありません。あるのは %3 です</translation>
    </message>
    <message>
        <source>the player %1 has no options, so no %2</source>
        <comment>f2kPlugin.noOptions</comment>
        <translation>プレーヤー %1 にはオプションがないので、%2 もありません</translation>
    </message>
    <message>
        <source>the option %1 of %2 is a number from %3 to %4, not `%5`</source>
        <comment>f2kPlugin.optionNumber</comment>
        <translation>%2 のオプション %1 は %3 から %4 までの数です。`%5` は使えません</translation>
    </message>
    <message>
        <source>the option %1 of %2 is one of %3, not `%4`</source>
        <comment>f2kPlugin.optionChoice</comment>
        <translation>%2 のオプション %1 は %3 のいずれかです。`%4` は使えません</translation>
    </message>
    <message>
        <source>the device %1 cannot tell %2: nobody knows such data</source>
        <comment>f2kPlugin.noFeature</comment>
        <translation>装置 %1 は %2 を伝えられません: そのようなデータは知られていません</translation>
    </message>
    <message>
        <source>%1 refuses its settings: %2</source>
        <comment>f2kPlugin.refused</comment>
        <translation>%1 が設定を拒否しました: %2</translation>
    </message>
    <message>
        <source>the sensor %1 of robot %2 has failed and tells nothing any more: %3</source>
        <comment>f2kPlugin.sensorFailed</comment>
        <translation>ロボット %2 のセンサー %1 が故障し、もう何も伝えません: %3</translation>
    </message>
    <message>
        <source>the drive of robot %1 has failed, so it stands: %2</source>
        <comment>f2kPlugin.driveFailed</comment>
        <translation>ロボット %1 の駆動が故障したため停止しています: %2</translation>
    </message>
    <message>
        <source>the player %1 has failed and goes with its robot: %2</source>
        <comment>f2kPlugin.playerFailed</comment>
        <translation>プレーヤー %1 が故障し、ロボットとともに去ります: %2</translation>
    </message>
    <message>
        <source>it moves by a way that is no number</source>
        <comment>f2kPlugin.notFinite</comment>
        <translation>数でない距離だけ動きます</translation>
    </message>
    <message>
        <source>a place is missing: (pos x y z), in m</source>
        <comment>f2kGame.noPlace</comment>
        <translation>場所がありません: (pos x y z)、単位はm</translation>
    </message>
    <message>
        <source>there is no such robot: (team Left) (unum 1)</source>
        <comment>f2kGame.noRobot</comment>
        <translation>そのようなロボットはありません: (team Left) (unum 1)</translation>
    </message>
    <message>
        <source>there is no ball</source>
        <comment>f2kGame.noBall</comment>
        <translation>ボールがありません</translation>
    </message>
    <message>
        <source>there is no robot %1</source>
        <comment>f2kGame.noSuchRobot</comment>
        <translation>ロボット %1 はありません</translation>
    </message>
    <message>
        <source>it takes a ball, a robot of blue, the keeper, and one of yellow, the attacker</source>
        <comment>f2kGame.benchmarkNeeds</comment>
        <translation>ボール、青のロボット (キーパー)、黄のロボット (アタッカー) が必要です</translation>
    </message>
    <message>
        <source>there is no such play mode</source>
        <comment>f2kGame.noMode</comment>
        <translation>そのプレーモードはありません</translation>
    </message>
    <message>
        <source>there is a game already</source>
        <comment>game.second</comment>
        <translation>試合はすでにあります</translation>
    </message>
    <message>
        <source>none</source>
        <comment>game.noLibraries</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>monitor %1: %2</source>
        <comment>command.from</comment>
        <translation>モニター %1: %2</translation>
    </message>
    <message>
        <source>there is no command `%1`</source>
        <comment>command.unknown</comment>
        <translation>コマンド `%1` はありません</translation>
    </message>
    <message>
        <source>it takes a ball, a robot of yellow, and two obstacles</source>
        <comment>f2kGame.challengeNeeds</comment>
        <translation>ボール、黄色のロボット 1 台、障害物 2 つが必要です</translation>
    </message>
    <message>
        <source>Distance</source>
        <comment>f2kReading.distance</comment>
        <translation>距離</translation>
    </message>
    <message>
        <source>Bearing</source>
        <comment>f2kReading.bearing</comment>
        <translation>方位</translation>
    </message>
    <message>
        <source>Elevation</source>
        <comment>f2kReading.elevation</comment>
        <translation>仰角</translation>
    </message>
    <message>
        <source>Visible part</source>
        <comment>f2kReading.confidence</comment>
        <translation>見える割合</translation>
    </message>
    <message>
        <source>Blue goal</source>
        <comment>f2kReading.blueGoal</comment>
        <translation>青ゴール</translation>
    </message>
    <message>
        <source>Yellow goal</source>
        <comment>f2kReading.yellowGoal</comment>
        <translation>黄ゴール</translation>
    </message>
    <message>
        <source>Post %1</source>
        <comment>f2kReading.post</comment>
        <translation>ポスト %1</translation>
    </message>
    <message>
        <source>Line %1</source>
        <comment>f2kReading.line</comment>
        <translation>ライン %1</translation>
    </message>
    <message>
        <source>Speed</source>
        <comment>f2kReading.speed</comment>
        <translation>速度</translation>
    </message>
    <message>
        <source>Turn rate</source>
        <comment>f2kReading.turn</comment>
        <translation>旋回速度</translation>
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
        <translation>向き</translation>
    </message>
    <message>
        <source>Path</source>
        <comment>f2kReading.path</comment>
        <translation>経路長</translation>
    </message>
    <message>
        <source>Held up</source>
        <comment>f2kReading.stalled</comment>
        <translation>阻止</translation>
    </message>
    <message>
        <source>Slips</source>
        <comment>f2kReading.slipping</comment>
        <translation>滑り</translation>
    </message>
    <message>
        <source>Uncertainty of the place</source>
        <comment>f2kReading.sigma</comment>
        <translation>位置の不確かさ</translation>
    </message>
    <message>
        <source>Uncertainty of the heading</source>
        <comment>f2kReading.sigmaTurn</comment>
        <translation>向きの不確かさ</translation>
    </message>
    <message>
        <source>Pieces of lines</source>
        <comment>f2kReading.segments</comment>
        <translation>ラインの断片</translation>
    </message>
    <message>
        <source>%1: %2, ready in</source>
        <comment>f2kReading.manipulator</comment>
        <translation>%1: %2、準備完了まで</translation>
    </message>
    <message>
        <source>Word %1</source>
        <comment>f2kReading.word</comment>
        <translation>ワード %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>f2kReading.about</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Sensor</source>
        <comment>f2kReading.sensorKind</comment>
        <translation>センサー</translation>
    </message>
    <message>
        <source>Sensor data</source>
        <comment>f2kReading.dataKind</comment>
        <translation>センサーデータ</translation>
    </message>
    <message>
        <source>Drive</source>
        <comment>f2kReading.motionKind</comment>
        <translation>駆動</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>f2kReading.playerKind</comment>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>a file of that name is there already</source>
        <comment>f2kGame.isThere</comment>
        <translation>その名前のファイルは既にあります</translation>
    </message>
    <message>
        <source>%1 of robot %2 takes longer than 1 ms again and again, for which the run waits</source>
        <comment>f2kPlugin.slow</comment>
        <translation>ロボット %2 の %1 が繰り返し 1 ms を超え、実行が待たされる</translation>
    </message>
    <message>
        <source>expected exact, engine or iterative, not %1</source>
        <comment>expected.stepKind</comment>
        <translation>exact、engine、iterativeのいずれかが必要です。%1ではありません</translation>
    </message>
    <message>
        <source>there is no kind of step `%1`</source>
        <comment>project.noStep</comment>
        <translation>ステップの種類`%1`はありません</translation>
    </message>
    <message>
        <source>choose exact, engine or iterative</source>
        <comment>project.steps</comment>
        <translation>exact、engine、iterativeのいずれかを選んでください</translation>
    </message>
    <message>
        <source>this is text in UTF-16</source>
        <comment>scene.utf16</comment>
        <translation>これはUTF-16のテキストです</translation>
    </message>
    <message>
        <source>this is no text in UTF-8: it has zero bytes</source>
        <comment>scene.zeros</comment>
        <translation>これはUTF-8のテキストではありません。ゼロバイトが含まれています</translation>
    </message>
    <message>
        <source>scenes are read in UTF-8; save it as that</source>
        <comment>scene.saveUtf8</comment>
        <translation>シーンはUTF-8で読み込まれます。UTF-8で保存してください</translation>
    </message>
    <message>
        <source>the mesh file %1 does not exist below the data directories</source>
        <comment>mesh.missing</comment>
        <translation>メッシュファイル%1がデータディレクトリの下にありません</translation>
    </message>
    <message>
        <source>the mesh %1 is drawn without a file, but has no triangles to collide with</source>
        <comment>mesh.noCollider</comment>
        <translation>メッシュ%1はファイルなしで描画されますが、衝突する三角形がありません</translation>
    </message>
    <message>
        <source>put a file of that name below the data directories, or use other colliders</source>
        <comment>mesh.colliderFile</comment>
        <translation>その名前のファイルをデータディレクトリの下に置くか、別のコライダーを使ってください</translation>
    </message>
    <message>
        <source>there is no body in the scene, and so no robot</source>
        <comment>robotExport.noBody</comment>
        <translation>シーンに物体がないので、ロボットもありません</translation>
    </message>
    <message>
        <source>a part of a robot is a Transform with a RigidBody in it</source>
        <comment>robotExport.addBody</comment>
        <translation>ロボットの部品は RigidBody を含む Transform です</translation>
    </message>
    <message>
        <source>there is no body at or below %1</source>
        <comment>robotExport.noRobot</comment>
        <translation>%1 とその下に物体がありません</translation>
    </message>
    <message>
        <source>name a node of the scene by its path or name, e.g. the robot&apos;s Transform</source>
        <comment>robotExport.nameNode</comment>
        <translation>シーンのノードをパスか名前で指定してください。例: ロボットの Transform</translation>
    </message>
    <message>
        <source>the scene cannot be loaded</source>
        <comment>robotExport.notLoaded</comment>
        <translation>シーンを読み込めません</translation>
    </message>
    <message>
        <source>correct its errors first; a template needs values for its parameters</source>
        <comment>robotExport.check</comment>
        <translation>先に誤りを直してください。テンプレートには引数の値が必要です</translation>
    </message>
    <message>
        <source>%1 bodies that are not joined to the robot are left out</source>
        <comment>robotExport.others</comment>
        <translation>ロボットとつながっていない %1 個の物体は省かれます</translation>
    </message>
    <message>
        <source>to export another robot, name a node that it is below</source>
        <comment>robotExport.choose</comment>
        <translation>別のロボットを書き出すには、その上のノードを指定してください</translation>
    </message>
    <message>
        <source>the joint %1 closes a loop, and is left out</source>
        <comment>robotExport.loop</comment>
        <translation>関節 %1 は閉ループを作るので省かれます</translation>
    </message>
    <message>
        <source>robots in URDF are trees; close the loop where the robot is used</source>
        <comment>robotExport.closeLoop</comment>
        <translation>URDF のロボットは木構造です。使う側で閉ループを作ってください</translation>
    </message>
    <message>
        <source>the joint %1 is written as %2 joints, with links of %3 kg between them</source>
        <comment>robotExport.axes</comment>
        <translation>関節 %1 は %2 個の関節として、間に %3 kg のリンクを入れて書き出されます</translation>
    </message>
    <message>
        <source>a joint of URDF has one axis</source>
        <comment>robotExport.between</comment>
        <translation>URDF の関節の軸は 1 本です</translation>
    </message>
    <message>
        <source>a joint of URDF has one axis, and no suspension; add a prismatic joint if you need it</source>
        <comment>robotExport.suspension</comment>
        <translation>URDF の関節は軸が 1 本で、サスペンションはありません。必要なら直動関節を加えてください</translation>
    </message>
    <message>
        <source>the joint %1 has one stop; %2 stands for the other</source>
        <comment>robotExport.oneStop</comment>
        <translation>関節 %1 には片側の限界しかないので、もう一方は %2 とします</translation>
    </message>
    <message>
        <source>this is as good as none; set the limit if the robot has one</source>
        <comment>robotExport.noStop</comment>
        <translation>これは限界がないのと同じです。ロボットに限界があれば設定してください</translation>
    </message>
    <message>
        <source>the motor of the joint %1 is stronger than %2, which is written</source>
        <comment>robotExport.effort</comment>
        <translation>関節 %1 のモーターは %2 より強いのでこの値が書かれます</translation>
    </message>
    <message>
        <source>give it the force of a real motor by setMaxMotorForce</source>
        <comment>robotExport.setEffort</comment>
        <translation>setMaxMotorForce で実際のモーターの力を与えてください</translation>
    </message>
    <message>
        <source>the collider %1 of the class %2 is left out</source>
        <comment>robotExport.collider</comment>
        <translation>クラス %2 の衝突形状 %1 は省かれます</translation>
    </message>
    <message>
        <source>shapes of URDF are box, sphere, cylinder and mesh: put such a collider in its place</source>
        <comment>robotExport.otherShape</comment>
        <translation>URDF の形状は直方体、球、円柱、メッシュです。代わりにそれらの衝突形状を置いてください</translation>
    </message>
    <message>
        <source>the mesh %1 has no file, and is left out</source>
        <comment>robotExport.mesh</comment>
        <translation>メッシュ %1 にはファイルがないので省かれます</translation>
    </message>
    <message>
        <source>load the mesh from a file in its place; those of the leagues need the library sparkwright-images</source>
        <comment>robotExport.meshFile</comment>
        <translation>代わりにファイルのメッシュを読み込んでください。リーグのメッシュにはライブラリー sparkwright-images が必要です</translation>
    </message>
    <message>
        <source>the picture of the material %1 is left out</source>
        <comment>robotExport.texture</comment>
        <translation>材質 %1 の画像は省かれます</translation>
    </message>
    <message>
        <source>materials of URDF are colours; let a mesh bring its own material with the picture</source>
        <comment>robotExport.meshTexture</comment>
        <translation>URDF の材質は色です。画像のある材質はメッシュに持たせてください</translation>
    </message>
    <message>
        <source>%1 left out: %2</source>
        <comment>robotExport.extra</comment>
        <translation>%1 を省略: %2</translation>
    </message>
    <message>
        <source>URDF says nothing of sensors; add them where the robot is used</source>
        <comment>robotExport.sensor</comment>
        <translation>URDF にセンサーはありません。使う側で加えてください</translation>
    </message>
    <message>
        <source>add it to the program that controls the robot</source>
        <comment>robotExport.program</comment>
        <translation>ロボットを制御するプログラムに加えてください</translation>
    </message>
    <message>
        <source>the largest force and speed of the joint are kept; model the rest where the robot is used</source>
        <comment>robotExport.motor</comment>
        <translation>関節の最大の力と速さは残ります。残りは使う側でモデル化してください</translation>
    </message>
    <message>
        <source>add damping where the robot is used</source>
        <comment>robotExport.force</comment>
        <translation>減衰は使う側で加えてください</translation>
    </message>
    <message>
        <source>set friction and softness of contacts where the robot is used</source>
        <comment>robotExport.contact</comment>
        <translation>接触の摩擦と柔らかさは使う側で設定してください</translation>
    </message>
    <message>
        <source>it cannot be written: %1</source>
        <comment>robotExport.notWritten</comment>
        <translation>書き込めません: %1</translation>
    </message>
    <message>
        <source>choose a folder that can be written to</source>
        <comment>robotExport.writable</comment>
        <translation>書き込めるフォルダーを選んでください</translation>
    </message>
    <message>
        <source>the file is a pipe</source>
        <comment>robotExport.pipe</comment>
        <translation>ファイルはパイプです</translation>
    </message>
    <message>
        <source>the file is the scene itself, which would be lost</source>
        <comment>robotExport.sameFile</comment>
        <translation>このファイルはシーン自体なので、失われてしまいます</translation>
    </message>
    <message>
        <source>choose another file</source>
        <comment>robotExport.otherName</comment>
        <translation>別のファイルを選んでください</translation>
    </message>
    <message>
        <source>no body can have this inertia: the largest moment of %1 exceeds the sum of the others by %2 %</source>
        <comment>lint.inertiaTriangle</comment>
        <translation>このような慣性を持つボディはあり得ません: %1の最大のモーメントが、他の和を%2 %超えています</translation>
    </message>
    <message>
        <source>compute it from the shapes, or lower the largest moment</source>
        <comment>lint.inertiaTriangleHint</comment>
        <translation>形状から計算するか、最大のモーメントを下げてください</translation>
    </message>
    <message>
        <source>mass and inertia of %1 must be positive: the least moment is %2 kg·m², the mass %3 kg; the body has another mass instead</source>
        <comment>lint.inertiaSign</comment>
        <translation>%1の質量と慣性は正である必要があります: 最小のモーメントは%2 kg·m²、質量は%3 kgです。ボディには別の質量が使われます</translation>
    </message>
    <message>
        <source>compute both from the shapes, or write those of a solid</source>
        <comment>lint.inertiaSignHint</comment>
        <translation>両方を形状から計算するか、固体としての値を書いてください</translation>
    </message>
    <message>
        <source>joined bodies differ too much in mass: %1 has %3 kg, %2 is %4 times heavier (at most %5 times)</source>
        <comment>lint.massRatio</comment>
        <translation>結合されたボディの質量の差が大きすぎます: %1は%3 kgで、%2はその%4倍です(最大%5倍)</translation>
    </message>
    <message>
        <source>make the light one heavier, or a part of the other one</source>
        <comment>lint.massRatioHint</comment>
        <translation>軽い方を重くするか、もう一方の一部にしてください</translation>
    </message>
    <message>
        <source>%1 and %2 overlap by %3 mm at the start, though no joint connects them</source>
        <comment>lint.overlap</comment>
        <translation>%1と%2は関節でつながっていないのに、開始時に%3 mm重なっています</translation>
    </message>
    <message>
        <source>move them apart, or make one of them smaller</source>
        <comment>lint.overlapHint</comment>
        <translation>互いに離すか、どちらかを小さくしてください</translation>
    </message>
    <message>
        <source>%1 is %3 mm inside of %2 at the start, and will be thrown out</source>
        <comment>lint.buried</comment>
        <translation>%1は開始時に%2の内側へ%3 mm入っていて、はじき出されます</translation>
    </message>
    <message>
        <source>move it out, by a higher place at the start</source>
        <comment>lint.buriedHint</comment>
        <translation>開始位置を高くして、外に出してください</translation>
    </message>
    <message>
        <source>%1 and %2 of the robot touch each other at the start, %3 mm deep, and will push each other</source>
        <comment>lint.selfContact</comment>
        <translation>ロボットの%1と%2は開始時に深さ%3 mmで触れ合っていて、互いに押し合います</translation>
    </message>
    <message>
        <source>move them apart, or switch the inner collision of their space off</source>
        <comment>lint.selfContactHint</comment>
        <translation>互いに離すか、そのスペースの内部衝突をオフにしてください</translation>
    </message>
    <message>
        <source>the motor of %1 has no limit (%2); a strong enough one tears the robot apart</source>
        <comment>lint.motorForce</comment>
        <translation>%1のモーターに制限がありません(%2)。強すぎるモーターはロボットを引き裂きます</translation>
    </message>
    <message>
        <source>set the torque or force that the real motor has, by setMaxMotorForce</source>
        <comment>lint.motorForceHint</comment>
        <translation>実際のモーターのトルクまたは力を、setMaxMotorForceで設定してください</translation>
    </message>
    <message>
        <source>the range of %1, %2 to %3, excludes where it starts, %4</source>
        <comment>lint.range</comment>
        <translation>%1の範囲(%2から%3)に、開始時の値%4が含まれていません</translation>
    </message>
    <message>
        <source>widen the range, or begin in a posture inside of it</source>
        <comment>lint.rangeHint</comment>
        <translation>範囲を広げるか、範囲内の姿勢で開始してください</translation>
    </message>
    <message>
        <source>the low stop of %1, %2, is above its high stop, %3: it has no stops</source>
        <comment>lint.noRange</comment>
        <translation>%1の下限%2が上限%3より大きいため、可動範囲の端がありません</translation>
    </message>
    <message>
        <source>exchange both numbers</source>
        <comment>lint.noRangeHint</comment>
        <translation>2つの数を入れ替えてください</translation>
    </message>
    <message>
        <source>the mesh of the moving collider %1 is not closed: %2 open edges</source>
        <comment>lint.openMesh</comment>
        <translation>動くコライダー%1のメッシュが閉じていません: 開いた辺が%2本あります</translation>
    </message>
    <message>
        <source>close it in a modelling program, or take boxes, spheres and capsules</source>
        <comment>lint.openMeshHint</comment>
        <translation>モデリングプログラムで閉じるか、直方体、球、カプセルを使ってください</translation>
    </message>
    <message>
        <source>a %1 of the joint %2 has no name, so agents cannot use it</source>
        <comment>lint.noName</comment>
        <translation>関節%2の%1に名前がないため、エージェントは使えません</translation>
    </message>
    <message>
        <source>give it a name by setName</source>
        <comment>lint.noNameHint</comment>
        <translation>setNameで名前を付けてください</translation>
    </message>
    <message>
        <source>Compute mass and inertia from the shapes: %1 kg</source>
        <comment>lint.fixFromShape</comment>
        <translation>形状から質量と慣性を計算: %1 kg</translation>
    </message>
    <message>
        <source>Compute the inertia from the shapes, keep %1 kg</source>
        <comment>lint.fixInertiaFromShape</comment>
        <translation>形状から慣性を計算し、%1 kgを保持</translation>
    </message>
    <message>
        <source>Lower the largest moment to %1 kg·m²</source>
        <comment>lint.fixLowest</comment>
        <translation>最大のモーメントを%1 kg·m²に下げる</translation>
    </message>
    <message>
        <source>Make %1 heavier: %2 kg</source>
        <comment>lint.fixMass</comment>
        <translation>%1を重くする: %2 kg</translation>
    </message>
    <message>
        <source>Switch the inner collision of the space off</source>
        <comment>lint.fixInner</comment>
        <translation>スペースの内部衝突をオフにする</translation>
    </message>
    <message>
        <source>Limit the motor to %1 %2</source>
        <comment>lint.fixMotor</comment>
        <translation>モーターを%1 %2に制限</translation>
    </message>
    <message>
        <source>Widen the range to %1</source>
        <comment>lint.fixRange</comment>
        <translation>範囲を%1に広げる</translation>
    </message>
    <message>
        <source>Exchange the stops</source>
        <comment>lint.fixExchange</comment>
        <translation>上限と下限を入れ替える</translation>
    </message>
    <message>
        <source>Name it %1</source>
        <comment>lint.fixName</comment>
        <translation>%1という名前を付ける</translation>
    </message>
    <message>
        <source>it is a pointer of Git LFS, not the mesh; fetch it with: git lfs pull</source>
        <comment>mesh.lfsPointer</comment>
        <translation>これはメッシュではなくGit LFSのポインターです。次で取得してください: git lfs pull</translation>
    </message>
    <message>
        <source>it has no meshes; its other contents, such as lights and cameras, are not used</source>
        <comment>mesh.noMeshes</comment>
        <translation>メッシュがありません。照明やカメラなど、その他の内容は使われません</translation>
    </message>
    <message>
        <source>there is no HingeJoint or SliderJoint at &apos;%1&apos; to follow; paths start at this joint, and the other one is listed first</source>
        <comment>joint.noLeader</comment>
        <translation>&apos;%1&apos;に追従できるHingeJointまたはSliderJointがありません。パスはこの関節から始まり、相手の関節を先に記述します</translation>
    </message>
    <message>
        <source>it cannot follow &apos;%1&apos;, which follows it, or is of another world: let one of them follow none</source>
        <comment>joint.ring</comment>
        <translation>&apos;%1&apos;には追従できません。相手がこれに追従しているか、別のワールドにあります: どちらかは何にも追従しないようにしてください</translation>
    </message>
    <message>
        <source>its angle is %1°, beyond its stop at %2°</source>
        <comment>joint.turnedBeyond</comment>
        <translation>角度が%1°で、可動範囲の端%2°を超えています</translation>
    </message>
    <message>
        <source>it is at %1 m, beyond its stop at %2 m</source>
        <comment>joint.slidBeyond</comment>
        <translation>位置が%1 mで、可動範囲の端%2 mを超えています</translation>
    </message>
    <message>
        <source>call (setSteadyMotor 0 true) or reduce its setMaxMotorForce, make its parts heavier, or shorten the step</source>
        <comment>joint.tooStrong</comment>
        <translation>(setSteadyMotor 0 true)を呼び出すか、setMaxMotorForceを下げるか、部品を重くするか、ステップを短くしてください</translation>
    </message>
    <message>
        <source>below a SliderJoint</source>
        <comment>place.slider</comment>
        <translation>SliderJointの下</translation>
    </message>
    <message>
        <source>%1 has no volume that can be computed, and is left out</source>
        <comment>mass.noVolume</comment>
        <translation>%1には計算できる体積がないため、除外されます</translation>
    </message>
    <message>
        <source>the mesh of %1 is not closed (%2 open edges), so it has no volume, and is left out</source>
        <comment>mass.openMesh</comment>
        <translation>%1のメッシュは閉じていない(開いた辺が%2本)ため体積がなく、除外されます</translation>
    </message>
    <message>
        <source>colliders of the body overlap (pairs: %1); what they share is counted twice</source>
        <comment>mass.overlap</comment>
        <translation>ボディのコライダーが重なっています(組の数: %1)。共有する部分は二重に数えられます</translation>
    </message>
    <message>
        <source>the shapes have their centre of mass %1 mm from the body&apos;s origin, where the engine assumes it; move the Transform there, and its children back</source>
        <comment>mass.offCentre</comment>
        <translation>形状の重心が、エンジンの想定するボディの原点から%1 mm離れています。Transformをそこへ移し、その子を元の位置へ戻してください</translation>
    </message>
    <message>
        <source>the mass of %1 is made of parameters or expressions; write numbers in their place first</source>
        <comment>mass.parameters</comment>
        <translation>%1の質量はパラメーターまたは式でできています。先に数で書き換えてください</translation>
    </message>
    <message>
        <source>the form of %1 is not in this text</source>
        <comment>mass.noForm</comment>
        <translation>%1のフォームはこのテキストにありません</translation>
    </message>
    <message>
        <source>the form of %1 makes several bodies, which would get different masses</source>
        <comment>mass.shared</comment>
        <translation>%1のフォームは複数のボディを作り、それぞれ質量が異なることになります</translation>
    </message>
    <message>
        <source>the shape was left out; write its size</source>
        <comment>urdf.shapeLeftOut</comment>
        <translation>形状を除外しました。サイズを書いてください</translation>
    </message>
    <message>
        <source>the scale has a factor of 0</source>
        <comment>urdf.zeroScale</comment>
        <translation>スケールに0の係数があります</translation>
    </message>
    <message>
        <source>quat_xyzw is zero, which is no rotation</source>
        <comment>urdf.quaternion</comment>
        <translation>quat_xyzwがゼロで、回転になっていません</translation>
    </message>
    <message>
        <source>it was not turned; write 0 0 0 1 if that is meant</source>
        <comment>urdf.notTurned</comment>
        <translation>回転させませんでした。それでよければ0 0 0 1と書いてください</translation>
    </message>
    <message>
        <source>it is called robot; write a name</source>
        <comment>urdf.fileName</comment>
        <translation>robotという名前にしました。名前を書いてください</translation>
    </message>
    <message>
        <source>%1 is negative</source>
        <comment>urdf.negative</comment>
        <translation>%1が負です</translation>
    </message>
    <message>
        <source>0 was taken; write a value from 0 on</source>
        <comment>urdf.zeroInstead</comment>
        <translation>0を使いました。0以上の値を書いてください</translation>
    </message>
    <message>
        <source>the joint %1 has no range: by the format it goes from 0 to 0</source>
        <comment>urdf.noRange</comment>
        <translation>関節%1に範囲がありません: 形式上は0から0までになります</translation>
    </message>
    <message>
        <source>it is held; write its lower and upper end</source>
        <comment>urdf.addRange</comment>
        <translation>固定されます。下端と上端を書いてください</translation>
    </message>
    <message>
        <source>the joint %1 follows %2, which is no other joint of the robot</source>
        <comment>urdf.noMimic</comment>
        <translation>関節%1は%2に追従しますが、これはロボットの別の関節ではありません</translation>
    </message>
    <message>
        <source>the joint %1 follows itself by way of others</source>
        <comment>urdf.mimicRing</comment>
        <translation>関節%1は、他の関節を経て自分自身に追従しています</translation>
    </message>
    <message>
        <source>it moves on its own; name another joint in &lt;mimic&gt;</source>
        <comment>urdf.ownWay</comment>
        <translation>単独で動きます。&lt;mimic&gt;で別の関節を指定してください</translation>
    </message>
    <message>
        <source>the inertia of the link %1 is not possible: one moment is %2 times the sum of the others</source>
        <comment>urdf.triangleRule</comment>
        <translation>リンク%1の慣性はあり得ません: 1つのモーメントが他の和の%2倍です</translation>
    </message>
    <message>
        <source>that of a box around its shapes with the same mass was taken; write that of the link</source>
        <comment>urdf.inertiaInstead</comment>
        <translation>同じ質量で、形状を囲む直方体の慣性を使いました。リンクの慣性を書いてください</translation>
    </message>
    <message>
        <source>the mesh %1 of %2 has %3 triangles, too many to collide with; its convex hull was taken</source>
        <comment>urdf.meshHull</comment>
        <translation>%2のメッシュ%1は三角形が%3個あり、衝突には多すぎます。その凸包を使いました</translation>
    </message>
    <message>
        <source>the effort of the joint %1, %2, is more than a cycle bears; %3 was taken</source>
        <comment>urdf.effort</comment>
        <translation>関節%1のeffort %2は1サイクルで扱える値を超えています。%3を使いました</translation>
    </message>
    <message>
        <source>write what the motor can do</source>
        <comment>urdf.lowerEffort</comment>
        <translation>モーターの能力を書いてください</translation>
    </message>
    <message>
        <source>%1 links became %2 bodies with %3 joints, %4 kg in all</source>
        <comment>urdf.kept</comment>
        <translation>%1個のリンクから、%3個の関節を持つ%2個のボディができました。合計%4 kgです</translation>
    </message>
    <message>
        <source>%1 shapes collide, %2 are seen</source>
        <comment>urdf.keptShapes</comment>
        <translation>%1個の形状が衝突し、%2個が表示されます</translation>
    </message>
    <message>
        <source>the conversion was stopped</source>
        <comment>urdf.stopped</comment>
        <translation>変換を停止しました</translation>
    </message>
    <message>
        <source>nothing was written; start it again</source>
        <comment>urdf.nothingWritten</comment>
        <translation>何も書き込まれませんでした。もう一度開始してください</translation>
    </message>
    <message>
        <source>the file %1 cannot be read: %2</source>
        <comment>xacro.unreadable</comment>
        <translation>ファイル%1を読み込めません: %2</translation>
    </message>
    <message>
        <source>it is no regular file</source>
        <comment>xacro.special</comment>
        <translation>通常のファイルではありません</translation>
    </message>
    <message>
        <source>check its name and its permissions; a name without folder stands beside the file that names it</source>
        <comment>xacro.checkName</comment>
        <translation>名前と権限を確認してください。フォルダーのない名前は、それを指定するファイルの隣にあるものです</translation>
    </message>
    <message>
        <source>the file %1 is larger than %2 MiB</source>
        <comment>xacro.tooLarge</comment>
        <translation>ファイル%1が%2 MiBを超えています</translation>
    </message>
    <message>
        <source>what a robot consists of is text; meshes are named by it and not included</source>
        <comment>xacro.noSource</comment>
        <translation>ロボットを構成するのはテキストです。メッシュはその中で名前を指定するもので、インクルードしません</translation>
    </message>
    <message>
        <source>all files together are larger than %1 MiB</source>
        <comment>xacro.readTooMuch</comment>
        <translation>すべてのファイルの合計が%1 MiBを超えています</translation>
    </message>
    <message>
        <source>Xacro is XML; look at the element before this place: is it closed, are its values in quotes?</source>
        <comment>xacro.notXml</comment>
        <translation>XacroはXMLです。この位置より前の要素を見てください: 閉じていますか? 値は引用符で囲まれていますか?</translation>
    </message>
    <message>
        <source>the file %1 includes itself again and again</source>
        <comment>xacro.circle</comment>
        <translation>ファイル%1が自分自身を繰り返しインクルードしています</translation>
    </message>
    <message>
        <source>take the &lt;xacro:include&gt; out of one of the files, or put it into an &lt;xacro:if&gt; that ends</source>
        <comment>xacro.includeOnce</comment>
        <translation>どちらかのファイルから&lt;xacro:include&gt;を取り除くか、終わりのある&lt;xacro:if&gt;の中に入れてください</translation>
    </message>
    <message>
        <source>no file matches %1</source>
        <comment>xacro.noMatch</comment>
        <translation>%1に一致するファイルはありません</translation>
    </message>
    <message>
        <source>wildcards may stand in the name of the file, not in that of its folder</source>
        <comment>xacro.wildcard</comment>
        <translation>ワイルドカードはファイル名には使えますが、フォルダー名には使えません</translation>
    </message>
    <message>
        <source>the package %1 was not found</source>
        <comment>xacro.noPackage</comment>
        <translation>パッケージ%1が見つかりません</translation>
    </message>
    <message>
        <source>name its folder, or one that holds it; in the command line with --package DIR, or in ROS_PACKAGE_PATH</source>
        <comment>xacro.givePackage</comment>
        <translation>そのフォルダー、またはそれを含むフォルダーを指定してください。コマンドラインでは--package DIR、またはROS_PACKAGE_PATHを使います</translation>
    </message>
    <message>
        <source>%1 is no name of a package</source>
        <comment>xacro.badPackage</comment>
        <translation>%1はパッケージの名前ではありません</translation>
    </message>
    <message>
        <source>write package://NAME/meshes/part.stl</source>
        <comment>xacro.packageAs</comment>
        <translation>package://NAME/meshes/part.stlのように書いてください</translation>
    </message>
    <message>
        <source>%1 leads out of its package</source>
        <comment>xacro.leavesPackage</comment>
        <translation>%1はパッケージの外に出ています</translation>
    </message>
    <message>
        <source>name the other package instead: package://OTHER/…</source>
        <comment>xacro.stayInside</comment>
        <translation>代わりに別のパッケージを指定してください: package://OTHER/…</translation>
    </message>
    <message>
        <source>the package %1 (%2) has no file %3</source>
        <comment>xacro.noSuchFile</comment>
        <translation>パッケージ%1(%2)にファイル%3はありません</translation>
    </message>
    <message>
        <source>is this the right version of the package? Capitals count</source>
        <comment>xacro.whichPackage</comment>
        <translation>パッケージのバージョンは正しいですか? 大文字と小文字は区別されます</translation>
    </message>
    <message>
        <source>%1 needs the attribute %2</source>
        <comment>xacro.needsAttribute</comment>
        <translation>%1には属性%2が必要です</translation>
    </message>
    <message>
        <source>%1 has no attribute %2</source>
        <comment>xacro.unknownAttribute</comment>
        <translation>%1に属性%2はありません</translation>
    </message>
    <message>
        <source>it is ignored; attributes are %1</source>
        <comment>xacro.ignored</comment>
        <translation>無視されます。属性は%1です</translation>
    </message>
    <message>
        <source>the name is empty or no name of XML</source>
        <comment>xacro.emptyName</comment>
        <translation>名前が空か、XMLの名前ではありません</translation>
    </message>
    <message>
        <source>write a name, or look at what its expression gives</source>
        <comment>xacro.writeName</comment>
        <translation>名前を書くか、その式の結果を確認してください</translation>
    </message>
    <message>
        <source>%1 cannot be the name of a property</source>
        <comment>xacro.propertyName</comment>
        <translation>%1はプロパティの名前にできません</translation>
    </message>
    <message>
        <source>use letters, digits and _, no digit first, and no word that Python keeps for itself</source>
        <comment>xacro.identifier</comment>
        <translation>英字、数字、_を使い、数字で始めず、Pythonの予約語を避けてください</translation>
    </message>
    <message>
        <source>the property %1 has more than one of value, default and remove</source>
        <comment>xacro.exclusive</comment>
        <translation>プロパティ%1にvalue、default、removeが2つ以上あります</translation>
    </message>
    <message>
        <source>leave one of them</source>
        <comment>xacro.oneOf</comment>
        <translation>どれか1つだけにしてください</translation>
    </message>
    <message>
        <source>%1 cannot be the name of a macro</source>
        <comment>xacro.macroName</comment>
        <translation>%1はマクロの名前にできません</translation>
    </message>
    <message>
        <source>&apos;call&apos;, and names with a dot, have a meaning of their own</source>
        <comment>xacro.macroNames</comment>
        <translation>&apos;call&apos;と、ドットを含む名前には、特別な意味があります</translation>
    </message>
    <message>
        <source>there is no macro %1</source>
        <comment>xacro.noMacro</comment>
        <translation>マクロ%1はありません</translation>
    </message>
    <message>
        <source>define it before its first use with &lt;xacro:macro name=&quot;…&quot;&gt;, or include its file</source>
        <comment>xacro.defineMacro</comment>
        <translation>最初に使う前に&lt;xacro:macro name=&quot;…&quot;&gt;で定義するか、そのファイルをインクルードしてください</translation>
    </message>
    <message>
        <source>the macro %1 needs the parameter %2</source>
        <comment>xacro.parameterMissing</comment>
        <translation>マクロ%1にはパラメーター%2が必要です</translation>
    </message>
    <message>
        <source>give it as an attribute, or give it a default: params=&quot;NAME:=DEFAULT&quot;</source>
        <comment>xacro.addParameter</comment>
        <translation>属性として指定するか、既定値を付けてください: params=&quot;NAME:=DEFAULT&quot;</translation>
    </message>
    <message>
        <source>the macro %1 has no parameter %2</source>
        <comment>xacro.noParameter</comment>
        <translation>マクロ%1にパラメーター%2はありません</translation>
    </message>
    <message>
        <source>parameters are %1</source>
        <comment>xacro.parameters</comment>
        <translation>パラメーターは%1です</translation>
    </message>
    <message>
        <source>the macro %1 needs an element for its parameter %2</source>
        <comment>xacro.blockMissing</comment>
        <translation>マクロ%1のパラメーター%2には要素が必要です</translation>
    </message>
    <message>
        <source>put the element between the start and the end of the call</source>
        <comment>xacro.addBlock</comment>
        <translation>呼び出しの開始タグと終了タグの間に要素を入れてください</translation>
    </message>
    <message>
        <source>the macro %1 has no parameter for the element &lt;%2&gt;</source>
        <comment>xacro.blockUnused</comment>
        <translation>マクロ%1には要素&lt;%2&gt;を受け取るパラメーターがありません</translation>
    </message>
    <message>
        <source>add *NAME to its params, or take the element out</source>
        <comment>xacro.blockParameter</comment>
        <translation>paramsに*NAMEを追加するか、要素を取り除いてください</translation>
    </message>
    <message>
        <source>there is no block %1</source>
        <comment>xacro.noBlock</comment>
        <translation>ブロック%1はありません</translation>
    </message>
    <message>
        <source>a block is a parameter *NAME of the macro, or a property with elements inside</source>
        <comment>xacro.blockNames</comment>
        <translation>ブロックは、マクロのパラメーター*NAME、または中に要素を持つプロパティです</translation>
    </message>
    <message>
        <source>there is no property %1 outside of the macro to be passed on by ^</source>
        <comment>xacro.noForward</comment>
        <translation>^で渡すプロパティ%1がマクロの外にありません</translation>
    </message>
    <message>
        <source>define it before the call, or write params=&quot;%1:=^|DEFAULT&quot;</source>
        <comment>xacro.forwardDefault</comment>
        <translation>呼び出しの前に定義するか、params=&quot;%1:=^|DEFAULT&quot;と書いてください</translation>
    </message>
    <message>
        <source>%1 gives %2, which is neither true nor false</source>
        <comment>xacro.notBoolean</comment>
        <translation>%1の結果は%2で、真でも偽でもありません</translation>
    </message>
    <message>
        <source>conditions are true, false, whole numbers, or an expression: ${a == &apos;b&apos;}</source>
        <comment>xacro.booleans</comment>
        <translation>条件はtrue、false、整数、または式です: ${a == &apos;b&apos;}</translation>
    </message>
    <message>
        <source>the parameters %1 cannot be read</source>
        <comment>xacro.parametersText</comment>
        <translation>パラメーター%1を読み取れません</translation>
    </message>
    <message>
        <source>write params=&quot;a b:=1 c:=&apos;two words&apos; *block&quot;</source>
        <comment>xacro.parametersAs</comment>
        <translation>params=&quot;a b:=1 c:=&apos;two words&apos; *block&quot;のように書いてください</translation>
    </message>
    <message>
        <source>the property %1 hides what has this name already</source>
        <comment>xacro.overwrites</comment>
        <translation>プロパティ%1が、すでにあるこの名前のものを隠しています</translation>
    </message>
    <message>
        <source>take another name, since expressions that need the function or constant would not find it</source>
        <comment>xacro.otherName</comment>
        <translation>別の名前にしてください。その関数や定数を必要とする式が見つけられなくなります</translation>
    </message>
    <message>
        <source>%1 stands outside of an element that could take it</source>
        <comment>xacro.onlyRoot</comment>
        <translation>%1が、それを受け入れられる要素の外にあります</translation>
    </message>
    <message>
        <source>move it into an element of the result</source>
        <comment>xacro.moveInside</comment>
        <translation>結果の要素の中に移してください</translation>
    </message>
    <message>
        <source>%1 is not closed</source>
        <comment>xacro.notClosed</comment>
        <translation>%1が閉じていません</translation>
    </message>
    <message>
        <source>add the closing bracket; a plain %1 is written with two dollar signs</source>
        <comment>xacro.close</comment>
        <translation>閉じ括弧を追加してください。単なる%1はドル記号を2つ付けて書きます</translation>
    </message>
    <message>
        <source>the argument %1 has no value</source>
        <comment>xacro.noArgument</comment>
        <translation>引数%1に値がありません</translation>
    </message>
    <message>
        <source>give it a value (in the command line NAME:=VALUE), or &lt;xacro:arg name=&quot;…&quot; default=&quot;…&quot;/&gt; before its first use</source>
        <comment>xacro.giveArgument</comment>
        <translation>値を指定するか(コマンドラインではNAME:=VALUE)、最初に使う前に&lt;xacro:arg name=&quot;…&quot; default=&quot;…&quot;/&gt;を書いてください</translation>
    </message>
    <message>
        <source>the environment has no variable %1</source>
        <comment>xacro.noVariable</comment>
        <translation>環境変数%1はありません</translation>
    </message>
    <message>
        <source>set it, or write $(optenv NAME DEFAULT)</source>
        <comment>xacro.setVariable</comment>
        <translation>設定するか、$(optenv NAME DEFAULT)と書いてください</translation>
    </message>
    <message>
        <source>$(%1 …) is not known</source>
        <comment>xacro.noSubstitution</comment>
        <translation>$(%1 …)は不明です</translation>
    </message>
    <message>
        <source>known are $(arg …), $(find …), $(env …), $(optenv …), $(cwd), $(dirname) and $(eval …)</source>
        <comment>xacro.substitutions</comment>
        <translation>使えるのは$(arg …)、$(find …)、$(env …)、$(optenv …)、$(cwd)、$(dirname)、$(eval …)です</translation>
    </message>
    <message>
        <source>$(%1) needs one name</source>
        <comment>xacro.substitutionAs</comment>
        <translation>$(%1)には名前が1つ必要です</translation>
    </message>
    <message>
        <source>%1, in the expression %2</source>
        <comment>xacro.in</comment>
        <translation>%1、式%2の中</translation>
    </message>
    <message>
        <source>%1 was not expected here</source>
        <comment>xacro.syntax</comment>
        <translation>ここに%1は使えません</translation>
    </message>
    <message>
        <source>the expression ends too early</source>
        <comment>xacro.end</comment>
        <translation>式が途中で終わっています</translation>
    </message>
    <message>
        <source>expressions have numbers, texts, lists, names, operators and calls of known functions</source>
        <comment>xacro.expression</comment>
        <translation>式に使えるのは、数、テキスト、リスト、名前、演算子、既知の関数の呼び出しです</translation>
    </message>
    <message>
        <source>%1 is Python that is not evaluated here</source>
        <comment>xacro.python</comment>
        <translation>%1はここでは評価されないPythonです</translation>
    </message>
    <message>
        <source>write the value itself, or expand the file with the program xacro: xacro FILE &gt; ROBOT.urdf</source>
        <comment>xacro.noPython</comment>
        <translation>値そのものを書くか、プログラムxacroでファイルを展開してください: xacro FILE &gt; ROBOT.urdf</translation>
    </message>
    <message>
        <source>the name %1 begins with __ and is never evaluated</source>
        <comment>xacro.hidden</comment>
        <translation>名前%1は__で始まるため、評価されません</translation>
    </message>
    <message>
        <source>the name %1 is not defined</source>
        <comment>xacro.noName</comment>
        <translation>名前%1は定義されていません</translation>
    </message>
    <message>
        <source>define it before with &lt;xacro:property name=&quot;…&quot; value=&quot;…&quot;/&gt;; texts stand in quotes</source>
        <comment>xacro.defineName</comment>
        <translation>先に&lt;xacro:property name=&quot;…&quot; value=&quot;…&quot;/&gt;で定義してください。テキストは引用符で囲みます</translation>
    </message>
    <message>
        <source>the property %1 needs itself for its value</source>
        <comment>xacro.circular</comment>
        <translation>プロパティ%1の値に、それ自身が必要です</translation>
    </message>
    <message>
        <source>give one of the properties lazy_eval=&quot;false&quot;, or another name</source>
        <comment>xacro.lazy</comment>
        <translation>どれかのプロパティにlazy_eval=&quot;false&quot;を付けるか、別の名前にしてください</translation>
    </message>
    <message>
        <source>%1 has no member %2</source>
        <comment>xacro.noMember</comment>
        <translation>%1にメンバー%2はありません</translation>
    </message>
    <message>
        <source>%1 does not work for %2 and %3</source>
        <comment>xacro.operator</comment>
        <translation>%1は%2と%3には使えません</translation>
    </message>
    <message>
        <source>%1 does not work for %2</source>
        <comment>xacro.operatorOne</comment>
        <translation>%1は%2には使えません</translation>
    </message>
    <message>
        <source>convert them first, with float(…), int(…) or str(…)</source>
        <comment>xacro.convert</comment>
        <translation>先にfloat(…)、int(…)、またはstr(…)で変換してください</translation>
    </message>
    <message>
        <source>texts are not repeated by *</source>
        <comment>xacro.repetition</comment>
        <translation>テキストは*で繰り返せません</translation>
    </message>
    <message>
        <source>write the text out</source>
        <comment>xacro.writeText</comment>
        <translation>テキストをすべて書いてください</translation>
    </message>
    <message>
        <source>there is a division by 0</source>
        <comment>xacro.zero</comment>
        <translation>0で割っています</translation>
    </message>
    <message>
        <source>look at the values that the names have here</source>
        <comment>xacro.checkValues</comment>
        <translation>ここでの各名前の値を確認してください</translation>
    </message>
    <message>
        <source>%1 has no value for %2</source>
        <comment>xacro.domain</comment>
        <translation>%1は%2に対する値を持ちません</translation>
    </message>
    <message>
        <source>there is no element %1 in a list of %2</source>
        <comment>xacro.index</comment>
        <translation>要素が%2個のリストに要素%1はありません</translation>
    </message>
    <message>
        <source>there is no key %1</source>
        <comment>xacro.key</comment>
        <translation>キー%1はありません</translation>
    </message>
    <message>
        <source>keys are %1</source>
        <comment>xacro.keys</comment>
        <translation>キーは%1です</translation>
    </message>
    <message>
        <source>%1 does not take these %2 values</source>
        <comment>xacro.arguments</comment>
        <translation>%1はこの%2個の値を受け取れません</translation>
    </message>
    <message>
        <source>look at the number of values and whether they are numbers or texts</source>
        <comment>xacro.howToCall</comment>
        <translation>値の個数と、数かテキストかを確認してください</translation>
    </message>
    <message>
        <source>%1 is no %2</source>
        <comment>xacro.convertTo</comment>
        <translation>%1は%2ではありません</translation>
    </message>
    <message>
        <source>%1 is no list</source>
        <comment>xacro.notList</comment>
        <translation>%1はリストではありません</translation>
    </message>
    <message>
        <source>the file stops with the message: %1</source>
        <comment>xacro.stop</comment>
        <translation>ファイルが次のメッセージで停止しました: %1</translation>
    </message>
    <message>
        <source>other arguments may avoid it</source>
        <comment>xacro.stopHint</comment>
        <translation>他の引数で避けられるかもしれません</translation>
    </message>
    <message>
        <source>the file says: %1</source>
        <comment>xacro.said</comment>
        <translation>ファイルからのメッセージ: %1</translation>
    </message>
    <message>
        <source>the YAML cannot be read: %1</source>
        <comment>xacro.yaml</comment>
        <translation>YAMLを読み取れません: %1</translation>
    </message>
    <message>
        <source>maps, lists, numbers, texts and units are read; anchors, several documents and other tags are not</source>
        <comment>xacro.yamlHint</comment>
        <translation>マップ、リスト、数、テキスト、単位を読み取ります。アンカー、複数のドキュメント、その他のタグは読み取りません</translation>
    </message>
    <message>
        <source>the indentation does not fit</source>
        <comment>xacro.yamlIndent</comment>
        <translation>インデントが合っていません</translation>
    </message>
    <message>
        <source>there is a tab before the text</source>
        <comment>xacro.yamlTab</comment>
        <translation>テキストの前にタブがあります</translation>
    </message>
    <message>
        <source>the tag %1 is not known</source>
        <comment>xacro.yamlTag</comment>
        <translation>タグ%1は不明です</translation>
    </message>
    <message>
        <source>a bracket or a quote is not closed</source>
        <comment>xacro.yamlClose</comment>
        <translation>括弧または引用符が閉じていません</translation>
    </message>
    <message>
        <source>a key and a colon were expected</source>
        <comment>xacro.yamlValue</comment>
        <translation>キーとコロンが必要です</translation>
    </message>
    <message>
        <source>anchors and references (&amp; and *) are not read</source>
        <comment>xacro.yamlAnchor</comment>
        <translation>アンカーと参照(&amp;と*)は読み取りません</translation>
    </message>
    <message>
        <source>macros, conditions and blocks are nested more than %1 deep; the last is %2</source>
        <comment>xacro.deepMacros</comment>
        <translation>マクロ、条件、ブロックの入れ子が%1段を超えています。最後は%2です</translation>
    </message>
    <message>
        <source>does a macro call itself for ever? It needs an &lt;xacro:if&gt; that ends it</source>
        <comment>xacro.endless</comment>
        <translation>マクロが自分自身を際限なく呼び出していませんか? 終わらせるための&lt;xacro:if&gt;が必要です</translation>
    </message>
    <message>
        <source>elements of the result are nested more than %1 deep</source>
        <comment>xacro.deepElements</comment>
        <translation>結果の要素の入れ子が%1段を超えています</translation>
    </message>
    <message>
        <source>the expression is nested more than %1 deep</source>
        <comment>xacro.deepExpression</comment>
        <translation>式の入れ子が%1段を超えています</translation>
    </message>
    <message>
        <source>divide it into several properties</source>
        <comment>xacro.simplify</comment>
        <translation>複数のプロパティに分けてください</translation>
    </message>
    <message>
        <source>the result is larger than %1 MiB</source>
        <comment>xacro.largeOutput</comment>
        <translation>結果が%1 MiBを超えています</translation>
    </message>
    <message>
        <source>does a macro call itself more often than it should?</source>
        <comment>xacro.fewer</comment>
        <translation>マクロが自分自身を必要以上に呼び出していませんか?</translation>
    </message>
    <message>
        <source>the file needs more than %1 steps to be expanded</source>
        <comment>xacro.manySteps</comment>
        <translation>ファイルの展開に必要なステップが%1を超えています</translation>
    </message>
    <message>
        <source>a value is larger than it may be: numbers have up to 64 bits, lists and texts 1,000,000 parts</source>
        <comment>xacro.largeValue</comment>
        <translation>値が許容範囲を超えています: 数は64ビットまで、リストとテキストは1,000,000個の要素までです</translation>
    </message>
    <message>
        <source>expanding the file was cancelled</source>
        <comment>xacro.cancelled</comment>
        <translation>ファイルの展開を中止しました</translation>
    </message>
    <message>
        <source>start it again when it is convenient</source>
        <comment>xacro.again</comment>
        <translation>都合のよいときに、もう一度開始してください</translation>
    </message>
    <message>
        <source>%1 (in the macro %2, called in line %3 of %4)</source>
        <comment>xacro.inMacro</comment>
        <translation>%1(%4の%3行目で呼び出されたマクロ%2の中)</translation>
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
        <translation>マウスの指す場所: ワールドでのxとy(メートル)と、そこにあるもの</translation>
    </message>
    <message>
        <source>Place under the mouse</source>
        <translation>マウスの下の場所</translation>
    </message>
</context>
<context>
    <name>sparkwright::DecisionBanner</name>
    <message>
        <source>To decide: %1</source>
        <translation>要判定: %1</translation>
    </message>
    <message>
        <source>%1. If it stands: %2</source>
        <translation>%1。有効な場合: %2</translation>
    </message>
    <message>
        <source>The match waits for you.</source>
        <translation>試合があなたの判定を待っています。</translation>
    </message>
    <message numerus="yes">
        <source>It stands in %n second(s) unless you overrule it.</source>
        <translation>
            <numerusform>却下しなければ、%n秒後に有効になります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is overruled in %n second(s) unless you confirm it.</source>
        <translation>
            <numerusform>承認しなければ、%n秒後に却下されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Decision that waits for you</source>
        <translation>あなたを待っている判定</translation>
    </message>
    <message numerus="yes">
        <source>Votes of %n console(s): %1 confirm, %2 overrule. </source>
        <translation>
            <numerusform>%n 台のコンソールの投票: 確定 %1、却下 %2。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::DemoBanner</name>
    <message>
        <source>%1 against %1</source>
        <translation>%1対%1</translation>
    </message>
    <message numerus="yes">
        <source>this machine has %n core(s)</source>
        <translation>
            <numerusform>このマシンのコア数は%n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, it may be slower than real time</source>
        <translation>%1: %2。実時間より遅くなることがあります</translation>
    </message>
    <message>
        <source>%1: %2, whole teams need %3</source>
        <translation>%1: %2。フルメンバーのチームには%3必要です</translation>
    </message>
    <message>
        <source>%1: %2, enough for whole teams</source>
        <translation>%1: %2。フルメンバーのチームに十分です</translation>
    </message>
    <message>
        <source>About the demo match</source>
        <translation>デモ試合について</translation>
    </message>
    <message>
        <source>Play %1 against %1</source>
        <translation>%1対%1でプレー</translation>
    </message>
    <message>
        <source>Restart the match with %1 players in each team</source>
        <translation>各チーム%1人で試合をやり直します</translation>
    </message>
    <message>
        <source>Close this row</source>
        <translation>この行を閉じる</translation>
    </message>
</context>
<context>
    <name>sparkwright::DesignPart</name>
    <message>
        <source>New &amp;robot…</source>
        <translation>新しいロボット(&amp;R)…</translation>
    </message>
    <message>
        <source>Make a first robot on wheels or legs</source>
        <translation>車輪または脚を持つ最初のロボットを作ります</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>関節</translation>
    </message>
    <message>
        <source>Masses</source>
        <translation>質量</translation>
    </message>
    <message>
        <source>Import &amp;mesh…</source>
        <translation>メッシュをインポート(&amp;M)…</translation>
    </message>
    <message>
        <source>Put a mesh file into the scene, with its pictures and a collider; or drop the file on a view</source>
        <translation>メッシュファイルを画像とコライダーとともにシーンに入れます。ファイルをビューにドロップすることもできます</translation>
    </message>
    <message>
        <source>Export ro&amp;bot…</source>
        <translation>ロボットを書き出す(&amp;B)…</translation>
    </message>
    <message>
        <source>Write a robot of the scene as URDF, for other programs</source>
        <translation>シーンのロボットを他のプログラムのために URDF で書き出します</translation>
    </message>
    <message>
        <source>Import &amp;robot…</source>
        <translation>ロボットをインポート(&amp;R)…</translation>
    </message>
    <message>
        <source>Convert a robot in URDF or Xacro to a scene, and open it</source>
        <translation>URDFまたはXacroのロボットをシーンに変換して開きます</translation>
    </message>
</context>
<context>
    <name>sparkwright::DifferenceView</name>
    <message>
        <source>Differences</source>
        <translation>違い</translation>
    </message>
    <message>
        <source>  There are no differences.</source>
        <translation>  違いはありません。</translation>
    </message>
    <message>
        <source>  More differences follow.</source>
        <translation>  他にも違いがあります。</translation>
    </message>
</context>
<context>
    <name>sparkwright::DiskMessages</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1を読み込めません: %2</translation>
    </message>
    <message>
        <source>this user may not read it. Change its permissions, or ask its owner.</source>
        <translation>このユーザーには読み取り権限がありません。アクセス権を変更するか、所有者に依頼してください。</translation>
    </message>
    <message>
        <source>it has more than 1 GiB. Split it into files that import each other.</source>
        <translation>1 GiBを超えています。互いにインポートするファイルに分割してください。</translation>
    </message>
    <message>
        <source>it does not exist. Check its name, or make it by saving a scene there.</source>
        <translation>存在しません。名前を確認するか、そこにシーンを保存して作成してください。</translation>
    </message>
    <message>
        <source>its folder does not exist. Check the path, or mount the drive.</source>
        <translation>フォルダーが存在しません。パスを確認するか、ドライブをマウントしてください。</translation>
    </message>
    <message>
        <source>it is a folder. Choose a file in it.</source>
        <translation>フォルダーです。中のファイルを選んでください。</translation>
    </message>
    <message>
        <source>it is a device or a pipe. Copy its content to a file, and open that.</source>
        <translation>デバイスまたはパイプです。内容をファイルにコピーし、それを開いてください。</translation>
    </message>
    <message>
        <source>it is a link to %1, which does not exist. Mend the link, or restore that file.</source>
        <translation>存在しない%1へのリンクです。リンクを直すか、そのファイルを復元してください。</translation>
    </message>
    <message>
        <source>it is a link that leads back to itself. Mend the link.</source>
        <translation>自分自身に戻るリンクです。リンクを直してください。</translation>
    </message>
    <message>
        <source>this user may not look into its folder. Change the folder&apos;s permissions.</source>
        <translation>このユーザーはフォルダーの中を見られません。フォルダーのアクセス権を変更してください。</translation>
    </message>
    <message>
        <source>%1 is not saved: %2</source>
        <translation>%1は保存されていません: %2</translation>
    </message>
    <message>
        <source>another program is changing it all the time. End that program, and save again.</source>
        <translation>別のプログラムが変更し続けています。そのプログラムを終了し、もう一度保存してください。</translation>
    </message>
    <message>
        <source>the file is read-only. Save to another file, or permit writing.</source>
        <translation>ファイルが読み取り専用です。別のファイルに保存するか、書き込みを許可してください。</translation>
    </message>
    <message>
        <source>the folder is read-only. Save to another folder, or permit writing.</source>
        <translation>フォルダーが読み取り専用です。別のフォルダーに保存するか、書き込みを許可してください。</translation>
    </message>
    <message>
        <source>the folder no longer exists. Make it again, or save to another folder.</source>
        <translation>フォルダーがもう存在しません。作り直すか、別のフォルダーに保存してください。</translation>
    </message>
    <message>
        <source>the disk is full. Free some space and save again, or save to another disk.</source>
        <translation>ディスクがいっぱいです。空きを作ってもう一度保存するか、別のディスクに保存してください。</translation>
    </message>
    <message>
        <source>it is a folder, a device, or a link that leads back to itself. Save to another file.</source>
        <translation>フォルダー、デバイス、または自分自身に戻るリンクです。別のファイルに保存してください。</translation>
    </message>
    <message>
        <source>%1. Save again, or save to another disk.</source>
        <translation>%1。もう一度保存するか、別のディスクに保存してください。</translation>
    </message>
    <message>
        <source>it begins as text in UTF-16, but has characters that are none. Save it again as UTF-8 by the program that has made it.</source>
        <translation>UTF-16のテキストとして始まりますが、文字でないものが含まれています。作成したプログラムでUTF-8として保存し直してください。</translation>
    </message>
    <message>
        <source>it is text in UTF-32. Save it as UTF-8 by the program that has made it.</source>
        <translation>UTF-32のテキストです。作成したプログラムでUTF-8として保存してください。</translation>
    </message>
    <message>
        <source>it is no text, since it has zero bytes. Open it by the program that it belongs to.</source>
        <translation>ゼロバイトを含むため、テキストではありません。対応するプログラムで開いてください。</translation>
    </message>
</context>
<context>
    <name>sparkwright::DocumentCommands</name>
    <message>
        <source>Unsaved edits would be lost in a crash: %1</source>
        <translation>保存していない編集はクラッシュすると失われます: %1</translation>
    </message>
    <message>
        <source>%1 belongs to the program: save it elsewhere</source>
        <translation>%1はプログラムのファイルです: 別の場所に保存してください</translation>
    </message>
    <message>
        <source>%1 cannot be written: save it elsewhere</source>
        <translation>%1に書き込めません: 別の場所に保存してください</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1を保存しました</translation>
    </message>
    <message>
        <source>%1 was deleted. Save writes it again.</source>
        <translation>%1は削除されました。「保存」で再び書き込みます。</translation>
    </message>
    <message>
        <source>Another program has changed %1: read again</source>
        <translation>別のプログラムが%1を変更したため、読み込み直しました</translation>
    </message>
    <message>
        <source>The file was saved, but the version before is not kept: %1</source>
        <translation>ファイルは保存されましたが、以前の版は残されていません: %1</translation>
    </message>
    <message>
        <source>%1 has not been saved by this program yet: there are no earlier versions.</source>
        <translation>このプログラムでまだ%1を保存していないため、以前の版はありません。</translation>
    </message>
    <message>
        <source>%1 is open in another window of this program, too (process %2). Close it there, or edit in turns: who saves last is asked.</source>
        <translation>%1はこのプログラムの別のウィンドウ(プロセス%2)でも開いています。そちらを閉じるか、交互に編集してください。後から保存する方で確認されます。</translation>
    </message>
</context>
<context>
    <name>sparkwright::DrawingRate</name>
    <message>
        <source>Drawing &amp;rate</source>
        <translation>描画頻度(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Every picture</source>
        <translation>すべての画像(&amp;E)</translation>
    </message>
    <message>
        <source>Draw as often as the run gives a picture, and the screen can show it</source>
        <translation>実行から画像が得られるたびに、画面が表示できる範囲で描画します</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>オフ(&amp;O)</translation>
    </message>
    <message>
        <source>Draw nothing of the run, which gets all of the processor</source>
        <translation>実行を描画せず、プロセッサーをすべて実行に使います</translation>
    </message>
    <message>
        <source>%1 pictures a second</source>
        <translation>毎秒%1枚</translation>
    </message>
    <message>
        <source>Draw less often, and leave more of the processor to the run</source>
        <translation>描画を減らし、プロセッサーを実行に多く残します</translation>
    </message>
</context>
<context>
    <name>sparkwright::DrawingsPanel</name>
    <message>
        <source>(no name)</source>
        <translation>(名前なし)</translation>
    </message>
    <message>
        <source>This is no regular expression: %1, at character %2.</source>
        <extracomment>%1: what is wrong, %2: the number of a character</extracomment>
        <translation>これは正規表現ではありません: %1 (%2文字目)。</translation>
    </message>
    <message>
        <source>Nothing is drawn. Agents draw over UDP; scripts and behaviours by the module Draw.</source>
        <translation>描画はありません。エージェントはUDPで、スクリプトとビヘイビアーはモジュールDrawで描画します。</translation>
    </message>
    <message>
        <source>No set has such a name.</source>
        <translation>そのような名前のセットはありません。</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>フィルター</translation>
    </message>
    <message>
        <source>List only the sets that have this in their names</source>
        <translation>名前にこの文字列を含むセットだけを表示します</translation>
    </message>
    <message>
        <source>Filter of the drawings</source>
        <translation>描画のフィルター</translation>
    </message>
    <message>
        <source>Re&amp;gex</source>
        <translation>正規表現(&amp;G)</translation>
    </message>
    <message>
        <source>The filter is a regular expression</source>
        <translation>フィルターは正規表現です</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Show all sets that are listed</source>
        <translation>一覧のすべてのセットを表示します</translation>
    </message>
    <message>
        <source>Show all that are listed</source>
        <translation>一覧のすべてを表示</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Hide all sets that are listed</source>
        <translation>一覧のすべてのセットを隠します</translation>
    </message>
    <message>
        <source>Hide all that are listed</source>
        <translation>一覧のすべてを隠す</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>セット</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>図形</translation>
    </message>
    <message>
        <source>Sets of drawings</source>
        <translation>描画のセット</translation>
    </message>
    <message>
        <source>Nothing is drawn. Agents draw over UDP, port %1; scripts and behaviours by the module Draw.</source>
        <translation>描画はありません。エージェントはUDPのポート%1で、スクリプトとビヘイビアーはモジュールDrawで描画します。</translation>
    </message>
</context>
<context>
    <name>sparkwright::DrawingsReceiver</name>
    <message>
        <source>Drawings of agents cannot be received on port %1: %2. Close the other program that shows them, or choose another port with --drawing-port.</source>
        <translation>エージェントの描画をポート%1で受信できません: %2。描画を表示している他のプログラムを終了するか、--drawing-portで別のポートを選んでください。</translation>
    </message>
    <message>
        <source>Drawings of agents cannot be received at `%1`: give an address of this computer with --bind, such as 127.0.0.1, or 0.0.0.0 for all.</source>
        <translation>エージェントの描画を %1 で受信できません。--bind でこのコンピューターのアドレス（127.0.0.1 など）、またはすべてを表す 0.0.0.0 を指定してください。</translation>
    </message>
</context>
<context>
    <name>sparkwright::DriveBanner</name>
    <message>
        <source>You drive %1: T ahead, G back, F left, H right, with Shift faster; Space stops, Esc ends</source>
        <translation>%1を操縦中: T前進、G後退、F左、H右、Shiftで高速。Spaceで停止、Escで終了</translation>
    </message>
    <message>
        <source>You drive %1, which cannot turn: T ahead, G back, with Shift faster; Space stops, Esc ends</source>
        <translation>%1を操縦中(曲がれません): T前進、G後退、Shiftで高速。Spaceで停止、Escで終了</translation>
    </message>
    <message>
        <source>End driving</source>
        <translation>操縦を終了</translation>
    </message>
    <message>
        <source>Give the motors back to the robot&apos;s agent</source>
        <translation>モーターをロボットのエージェントに返します</translation>
    </message>
    <message>
        <source>You drive %1, but the simulation is paused: run it first</source>
        <translation>%1 を操縦中ですが、シミュレーションは一時停止しています: 先に実行してください</translation>
    </message>
</context>
<context>
    <name>sparkwright::DrivePart</name>
    <message>
        <source>Dri&amp;ve the selected robot</source>
        <translation>選択したロボットを操縦(&amp;V)</translation>
    </message>
    <message>
        <source>Drive a robot with wheels by the keys T, G, F and H while a view has the keyboard; again to end</source>
        <translation>ビューにキーボードフォーカスがある間、車輪のあるロボットをT、G、F、Hキーで操縦します。もう一度で終了します</translation>
    </message>
    <message>
        <source>the robot</source>
        <translation>ロボット</translation>
    </message>
    <message>
        <source>There is no robot to drive: select one with wheels</source>
        <translation>操縦できるロボットがありません。車輪のあるロボットを選択してください</translation>
    </message>
    <message>
        <source>%1 has no wheels with motors. Legs are moved by an agent, which Simulation › Start a team… starts, or joint by joint in the dock Joints</source>
        <translation>%1にはモーター付きの車輪がありません。脚は、「シミュレーション › チームを起動…」で起動するエージェントが動かすか、関節ドックで関節ごとに動かします</translation>
    </message>
    <message>
        <source>Driving has ended: the simulation of this window is not shown</source>
        <translation>操縦は終わりました: このウィンドウのシミュレーションが表示されていません</translation>
    </message>
    <message>
        <source>Driving has ended</source>
        <translation>操縦は終わりました</translation>
    </message>
</context>
<context>
    <name>sparkwright::EarlierDialog</name>
    <message>
        <source>Earlier versions of %1</source>
        <translation>%1の以前の版</translation>
    </message>
    <message>
        <source>Versions of the file</source>
        <translation>ファイルの版</translation>
    </message>
    <message>
        <source>Difference between the version and the text</source>
        <translation>この版とテキストの違い</translation>
    </message>
    <message>
        <source>Each save keeps the version before. Red: only in the version, green: only in the text now.</source>
        <translation>保存のたびに直前の版が残ります。赤: その版だけ、緑: 今のテキストだけ。</translation>
    </message>
    <message>
        <source>&amp;Bring it back</source>
        <translation>この版に戻す(&amp;B)</translation>
    </message>
    <message>
        <source>Replace the text by this version, as one step that can be undone</source>
        <translation>テキストをこの版で置き換えます。1回の操作で元に戻せます</translation>
    </message>
    <message>
        <source>This version can no longer be read.</source>
        <translation>この版はもう読み込めません。</translation>
    </message>
    <message>
        <source>Bring back version of %1</source>
        <translation>%1の版に戻す</translation>
    </message>
</context>
<context>
    <name>sparkwright::EditBanner</name>
    <message>
        <source>Editing %1</source>
        <translation>%1を編集中</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) not saved</source>
        <translation>
            <numerusform>保存していない変更%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Select something and drag it</source>
        <translation>何かを選択してドラッグしてください</translation>
    </message>
    <message>
        <source>What is being edited</source>
        <translation>編集しているもの</translation>
    </message>
</context>
<context>
    <name>sparkwright::EditDialogs</name>
    <message>
        <source>Save the changes to %1?</source>
        <translation>%1の変更を保存しますか?</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) would be lost.</source>
        <translation>
            <numerusform>%n件の変更が失われます。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>破棄(&amp;D)</translation>
    </message>
    <message>
        <source>Another program has changed %1.</source>
        <translation>別のプログラムが%1を変更しました。</translation>
    </message>
    <message>
        <source>You have unsaved edits.</source>
        <translation>保存していない編集があります。</translation>
    </message>
    <message>
        <source>&amp;Keep my edits</source>
        <translation>自分の編集を保持(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Read the file</source>
        <translation>ファイルを読み込む(&amp;R)</translation>
    </message>
    <message>
        <source>Another program has changed %1. Overwrite it?</source>
        <translation>別のプログラムが%1を変更しました。上書きしますか?</translation>
    </message>
    <message>
        <source>The changes of the other program would be lost.</source>
        <translation>別のプログラムの変更が失われます。</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>上書き(&amp;O)</translation>
    </message>
    <message>
        <source>Restore unsaved edits of %1?</source>
        <translation>%1の保存していない編集を復元しますか?</translation>
    </message>
    <message>
        <source>The program ended without saving them on %1.</source>
        <translation>%1にプログラムが編集を保存せずに終了しました。</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>復元(&amp;R)</translation>
    </message>
    <message>
        <source>Throw the edits of %1 away?</source>
        <translation>%1の編集を破棄しますか?</translation>
    </message>
    <message>
        <source>Save scene as</source>
        <translation>シーンに名前を付けて保存</translation>
    </message>
    <message>
        <source>Scenes (*.rsg)</source>
        <translation>シーン (*.rsg)</translation>
    </message>
    <message>
        <source>Show di&amp;fference</source>
        <translation>差分を表示(&amp;F)</translation>
    </message>
    <message>
        <source>On disk (-) and edited (+)</source>
        <translation>ディスク上(-)と編集後(+)</translation>
    </message>
    <message>
        <source>Save text as</source>
        <translation>テキストに名前を付けて保存</translation>
    </message>
    <message>
        <source>Texts (*.%1)</source>
        <translation>テキスト (*.%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>%1 has changed on disk since your edits.</source>
        <translation>%1は、編集の後にディスク上で変更されました。</translation>
    </message>
    <message>
        <source>Your edits are of %1, the file is of %2. The text that you do not choose is not lost: that on disk is replaced only when you save, and kept edits go to the earlier versions of the file.</source>
        <translation>編集は%1、ファイルは%2のものです。選ばなかったテキストも失われません: ディスク上のものは保存するときにだけ置き換えられ、保持された編集はファイルの以前のバージョンに入ります。</translation>
    </message>
    <message>
        <source>&amp;Kept text</source>
        <translation>保持されたテキスト(&amp;K)</translation>
    </message>
    <message>
        <source>Text on &amp;disk</source>
        <translation>ディスク上のテキスト(&amp;D)</translation>
    </message>
    <message numerus="yes">
        <source>These %n file(s) would not be found there:</source>
        <translation>
            <numerusform>次の%n個のファイルはそこでは見つかりません:</numerusform>
        </translation>
    </message>
    <message>
        <source>Other files of these names are there, and would be used instead:</source>
        <translation>同じ名前の別のファイルがそこにあり、代わりに使われます:</translation>
    </message>
    <message>
        <source>These absolute paths lead nowhere from there:</source>
        <translation>次の絶対パスは、そこからはどこにもつながりません:</translation>
    </message>
    <message>
        <source>Names that the text computes are not among them.</source>
        <translation>テキストが計算する名前は含まれていません。</translation>
    </message>
    <message>
        <source>&amp;Copy them</source>
        <translation>コピーする(&amp;C)</translation>
    </message>
    <message>
        <source>Save &amp;without them</source>
        <translation>コピーせずに保存(&amp;W)</translation>
    </message>
    <message>
        <source>%1 uses files of its old folder.</source>
        <translation>%1は元のフォルダーのファイルを使っています。</translation>
    </message>
</context>
<context>
    <name>sparkwright::EditMode</name>
    <message>
        <source>Only scenes in RSG can be edited by moving things.</source>
        <translation>物体を動かして編集できるのはRSGのシーンだけです。</translation>
    </message>
    <message>
        <source>Mend the text first: %1</source>
        <translation>先にテキストを直してください: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直し(&amp;R)</translation>
    </message>
    <message>
        <source>Wait until the scene is built.</source>
        <translation>シーンができるまでお待ちください。</translation>
    </message>
    <message>
        <source>Things cannot be pushed in edit mode.</source>
        <translation>編集モードでは物体を押せません。</translation>
    </message>
    <message>
        <source>The world keeps the last text without errors: %1</source>
        <translation>ワールドは誤りのない最後のテキストを保持しています: %1</translation>
    </message>
    <message>
        <source>Not applied: %1; %2</source>
        <translation>適用していません: %1。%2</translation>
    </message>
    <message>
        <source>%1 is read when the world is made: it was made anew with the saved text.</source>
        <translation>%1はワールドの作成時に読み込まれるため、保存したテキストでワールドを作り直しました。</translation>
    </message>
</context>
<context>
    <name>sparkwright::EditingPart</name>
    <message>
        <source>Save a&amp;ll</source>
        <translation>すべて保存(&amp;L)</translation>
    </message>
    <message>
        <source>Save all edited files</source>
        <translation>編集したファイルをすべて保存します</translation>
    </message>
    <message>
        <source>&amp;Keep these poses</source>
        <translation>この位置と向きを保存(&amp;K)</translation>
    </message>
    <message>
        <source>Write where things are now into the scene file, as one edit</source>
        <translation>物体の現在の位置を、1回の編集としてシーンファイルに書き込みます</translation>
    </message>
    <message>
        <source>&amp;Earlier versions…</source>
        <translation>以前の版(&amp;E)…</translation>
    </message>
    <message>
        <source>Show what the file was before it was saved, and bring it back</source>
        <translation>保存前のファイルの内容を表示し、元に戻します</translation>
    </message>
</context>
<context>
    <name>sparkwright::EventList</name>
    <message>
        <source>The referee has not decided anything yet.</source>
        <translation>審判の判定はまだありません。</translation>
    </message>
    <message>
        <source>Select an event to see where it was, and why.</source>
        <translation>イベントを選択すると、発生した場所と理由が表示されます。</translation>
    </message>
    <message>
        <source>overruled</source>
        <translation>却下</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>理由: %1</translation>
    </message>
    <message>
        <source>What follows: %1</source>
        <translation>結果: %1</translation>
    </message>
    <message>
        <source>Play mode: %1 → %2</source>
        <translation>プレーモード: %1 → %2</translation>
    </message>
    <message>
        <source>Rule: %1 · half %2 · game clock %3 s · at (%4, %5) m</source>
        <translation>ルール: %1 · ハーフ%2 · 試合時計%3 s · 位置(%4, %5) m</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>ゴール</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>ファウル</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Kind of events to show</source>
        <translation>表示するイベントの種類</translation>
    </message>
    <message>
        <source>Which events are listed: all of them, goals and scores, fouls and other offences, or restarts</source>
        <translation>一覧に表示するイベント: すべて、ゴールと得点、ファウルその他の反則、または再開</translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation>テキストで絞り込み</translation>
    </message>
    <message>
        <source>Filter the events</source>
        <translation>イベントの絞り込み</translation>
    </message>
    <message>
        <source>Events of the match</source>
        <translation>試合のイベント</translation>
    </message>
    <message>
        <source>Selected event</source>
        <translation>選択したイベント</translation>
    </message>
</context>
<context>
    <name>sparkwright::EventModel</name>
    <message>
        <source>Crowding</source>
        <translation>密集</translation>
    </message>
    <message>
        <source>Touching</source>
        <translation>接触</translation>
    </message>
    <message>
        <source>Illegal defence</source>
        <translation>不正な守備</translation>
    </message>
    <message>
        <source>Illegal attack</source>
        <translation>不正な攻撃</translation>
    </message>
    <message>
        <source>Incapable</source>
        <translation>行動不能</translation>
    </message>
    <message>
        <source>Kick-off foul</source>
        <translation>キックオフ時の反則</translation>
    </message>
    <message>
        <source>Charging</source>
        <translation>チャージング</translation>
    </message>
    <message>
        <source>Self collision</source>
        <translation>自己衝突</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>Drop ball</source>
        <translation>ドロップボール</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>承認</translation>
    </message>
    <message>
        <source>Overruled</source>
        <translation>却下</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>取り消し</translation>
    </message>
    <message>
        <source>Goal %1 : %2</source>
        <translation>ゴール %1 : %2</translation>
    </message>
    <message>
        <source>No goal</source>
        <translation>ノーゴール</translation>
    </message>
    <message>
        <source>Foul</source>
        <translation>ファウル</translation>
    </message>
    <message>
        <source>Double touch</source>
        <translation>二度触り</translation>
    </message>
    <message>
        <source>Offence</source>
        <translation>反則</translation>
    </message>
    <message>
        <source>Score %1 : %2</source>
        <translation>得点 %1 : %2</translation>
    </message>
    <message>
        <source>Second half</source>
        <translation>後半</translation>
    </message>
    <message>
        <source>Ball put back</source>
        <translation>ボールを戻す</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>お知らせ</translation>
    </message>
    <message>
        <source>Game clock, minutes and seconds</source>
        <translation>試合時計(分と秒)</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>What the referee has decided</source>
        <translation>審判の判定</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Player or team concerned</source>
        <translation>関係する選手またはチーム</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>What has led to it</source>
        <translation>判定に至った経緯</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Goal by pushing</source>
        <translation>押し込みゴール</translation>
    </message>
    <message>
        <source>Defenders in goal area</source>
        <translation>ゴールエリアの守備選手</translation>
    </message>
    <message>
        <source>Defenders in penalty area</source>
        <translation>ペナルティエリアの守備選手</translation>
    </message>
    <message>
        <source>Attackers in goal area</source>
        <translation>ゴールエリアの攻撃選手</translation>
    </message>
    <message>
        <source>Attackers in penalty area</source>
        <translation>ペナルティエリアの攻撃選手</translation>
    </message>
    <message>
        <source>Keeper charged</source>
        <translation>キーパーチャージ</translation>
    </message>
    <message>
        <source>Keeper blocked</source>
        <translation>キーパー妨害</translation>
    </message>
    <message>
        <source>Keeper waits</source>
        <translation>キーパーの遅延</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>膠着</translation>
    </message>
    <message>
        <source>Pushing</source>
        <translation>プッシング</translation>
    </message>
    <message>
        <source>Ball held</source>
        <translation>ボール保持</translation>
    </message>
</context>
<context>
    <name>sparkwright::EventToasts</name>
    <message>
        <source>The match is over</source>
        <translation>試合終了</translation>
    </message>
    <message>
        <source>Half time</source>
        <translation>ハーフタイム</translation>
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
        <translation>デモ試合</translation>
    </message>
    <message>
        <source>Two teams play by the rules of the 3D league</source>
        <translation>2チームが3Dリーグのルールで対戦します</translation>
    </message>
    <message>
        <source>Soccer field</source>
        <translation>サッカーフィールド</translation>
    </message>
    <message>
        <source>The 3D league, ready for your agents on port 3100</source>
        <translation>3Dリーグ。ポート3100でエージェントを待ち受けます</translation>
    </message>
    <message>
        <source>Standard Platform League</source>
        <translation>スタンダードプラットフォームリーグ</translation>
    </message>
    <message>
        <source>Its field, its ball and its rules</source>
        <translation>そのフィールド、ボール、ルール</translation>
    </message>
    <message>
        <source>Sphere league</source>
        <translation>球体リーグ</translation>
    </message>
    <message>
        <source>The first 3D league: players are balls on wheels</source>
        <translation>最初の3Dリーグ。選手は車輪付きの球体です</translation>
    </message>
    <message>
        <source>Buggy</source>
        <translation>バギー</translation>
    </message>
    <message>
        <source>Drives over a ramp by itself, on sprung wheels</source>
        <translation>ばね付きの車輪で、傾斜台を自走して越えます</translation>
    </message>
    <message>
        <source>Joint arena</source>
        <translation>関節の実験場</translation>
    </message>
    <message>
        <source>Every kind of joint, on a ramp</source>
        <translation>傾斜台の上にあらゆる種類の関節</translation>
    </message>
    <message>
        <source>Contact arena</source>
        <translation>接触の実験場</translation>
    </message>
    <message>
        <source>Blocks, capsules and balls that fall and pile up</source>
        <translation>落ちて積み重なるブロック、カプセル、ボール</translation>
    </message>
    <message>
        <source>Falling boxes</source>
        <translation>落ちる箱</translation>
    </message>
    <message>
        <source>A wall of blocks, and an iron ball that rolls into it</source>
        <translation>ブロックの壁と、そこへ転がる鉄球</translation>
    </message>
    <message>
        <source>Double pendulum</source>
        <translation>二重振り子</translation>
    </message>
    <message>
        <source>Two hinges, and a motion that nobody can foresee</source>
        <translation>2つのヒンジと、誰にも予測できない動き</translation>
    </message>
    <message>
        <source>Windmill</source>
        <translation>風車</translation>
    </message>
    <message>
        <source>A motor turns four sails</source>
        <translation>モーターが4枚の羽根を回します</translation>
    </message>
    <message>
        <source>Meshes</source>
        <translation>メッシュ</translation>
    </message>
    <message>
        <source>A vase from a file, with materials of the scene</source>
        <translation>ファイルから読み込んだ花瓶と、シーンのマテリアル</translation>
    </message>
    <message>
        <source>Cart in RoSi</source>
        <translation>RoSiの台車</translation>
    </message>
    <message>
        <source>A scene in the XML format of another simulator</source>
        <translation>別のシミュレーターのXML形式のシーン</translation>
    </message>
    <message>
        <source>NAO of the 3D league</source>
        <translation>3DリーグのNAO</translation>
    </message>
    <message>
        <source>22 joints; types 0 to 4 differ in legs and motors</source>
        <translation>22の関節。タイプ0から4は脚とモーターが異なります</translation>
    </message>
    <message>
        <source>NAO V4</source>
        <translation>NAO V4</translation>
    </message>
    <message>
        <source>Motors that get warm, battery, sonars, two cameras</source>
        <translation>熱くなるモーター、バッテリー、ソナー、2台のカメラ</translation>
    </message>
    <message>
        <source>HOAP-2</source>
        <translation>HOAP-2</translation>
    </message>
    <message>
        <source>A small humanoid for research</source>
        <translation>研究用の小型ヒューマノイド</translation>
    </message>
    <message>
        <source>Soccerbot</source>
        <translation>Soccerbot</translation>
    </message>
    <message>
        <source>The humanoid of the league before the NAO</source>
        <translation>NAO以前のリーグのヒューマノイド</translation>
    </message>
    <message>
        <source>Legged sphere</source>
        <translation>脚付きの球体</translation>
    </message>
    <message>
        <source>A ball on two legs</source>
        <translation>2本脚のボール</translation>
    </message>
    <message>
        <source>Buggy for agents</source>
        <translation>エージェント用バギー</translation>
    </message>
    <message>
        <source>A car with four motors that agents drive</source>
        <translation>エージェントが運転する、モーター4つの車</translation>
    </message>
    <message>
        <source>SimuroSot demo</source>
        <translation>SimuroSot のデモ</translation>
    </message>
    <message>
        <source>Two strategies lead eleven wheeled robots each</source>
        <translation>2 つの戦略がそれぞれ 11 台の車輪型ロボットを率います</translation>
    </message>
    <message>
        <source>SimuroSot, 11 against 11</source>
        <translation>SimuroSot、11 対 11</translation>
    </message>
    <message>
        <source>The Large League, ready for strategies on port 7656</source>
        <translation>大リーグ。ポート 7656 で戦略を待ちます</translation>
    </message>
    <message>
        <source>SimuroSot, 5 against 5</source>
        <translation>SimuroSot、5 対 5</translation>
    </message>
    <message>
        <source>The Middle League, ready for strategies on port 7656</source>
        <translation>中リーグ。ポート 7656 で戦略を待ちます</translation>
    </message>
    <message>
        <source>Middle-size robots</source>
        <translation>中型ロボット</translation>
    </message>
    <message>
        <source>Sensors, drives and players as plugins; one finds out where it is</source>
        <translation>センサー・駆動・プレーヤーがプラグイン。1 台は自分の位置を求めます</translation>
    </message>
</context>
<context>
    <name>sparkwright::Exhibition</name>
    <message>
        <source>E&amp;xhibition</source>
        <translation>展示モード(&amp;X)</translation>
    </message>
    <message>
        <source>Show only the views, on the full screen, and lock camera, selection and things; again to end</source>
        <translation>ビューだけを全画面に表示し、カメラ、選択、物体をロックします。もう一度で終了します</translation>
    </message>
    <message>
        <source>Exhibition: these views are only for watching. %1 ends it.</source>
        <translation>展示モード: これらのビューは見るだけです。%1で終了します。</translation>
    </message>
</context>
<context>
    <name>sparkwright::ExperimentDialog</name>
    <message>
        <source>&amp;Record each run, to watch it later</source>
        <translation>後で見られるように各実行を記録(&amp;R)</translation>
    </message>
    <message>
        <source>Add &amp;variable</source>
        <translation>変数を追加(&amp;V)</translation>
    </message>
    <message>
        <source>Add ro&amp;bot value</source>
        <translation>ロボットの値を追加(&amp;B)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>削除(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>参照(&amp;B)…</translation>
    </message>
    <message>
        <source>Save and &amp;run</source>
        <translation>保存して実行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>New experiment with %1</source>
        <translation>%1の新しい実験</translation>
    </message>
    <message>
        <source>Seeds of the random numbers: numbers and ranges, such as 1-20, 30</source>
        <translation>乱数のシード: 数と範囲、例: 1-20, 30</translation>
    </message>
    <message>
        <source>goal, mode PlayOn, ball/x &gt; 15</source>
        <translation>goal, mode PlayOn, ball/x &gt; 15</translation>
    </message>
    <message>
        <source>What ends a run before its time is over: a goal, foul or other event, a play mode, or a signal compared with a number. May be empty</source>
        <translation>時間切れの前に実行を終える条件: ゴール、ファウルなどのイベント、プレーモード、または信号と数の比較。空でもかまいません</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Simulated time after which a run ends</source>
        <translation>実行を終えるまでのシミュレーション時間</translation>
    </message>
    <message>
        <source>One for each core</source>
        <translation>コアごとに1つ</translation>
    </message>
    <message>
        <source>Signals whose end, least, greatest and mean values become results; their names are those of the Plots dock</source>
        <translation>最終値、最小値、最大値、平均を結果にする信号。名前はグラフドックのものと同じです</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>What is varied</source>
        <translation>変化させるもの</translation>
    </message>
    <message>
        <source>S&amp;eeds</source>
        <translation>シード(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Length of a run, at most</source>
        <translation>1回の実行の最大時間(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Until</source>
        <translation>終了条件(&amp;U)</translation>
    </message>
    <message>
        <source>Mea&amp;sure</source>
        <translation>計測(&amp;S)</translation>
    </message>
    <message>
        <source>Runs at a &amp;time</source>
        <translation>同時に実行する数(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;What differs between runs, beside the seed</source>
        <translation>シード以外に実行ごとに変えるもの(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Job file</source>
        <translation>ジョブファイル(&amp;J)</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>変数</translation>
    </message>
    <message>
        <source>Robot value</source>
        <translation>ロボットの値</translation>
    </message>
    <message>
        <source>A variable of the rules, such as BeamNoiseXY, or of a script, such as Demo.Players</source>
        <translation>ルールの変数(例: BeamNoiseXY)またはスクリプトの変数(例: Demo.Players)</translation>
    </message>
    <message>
        <source>A parameter of a robot type: nao1.ThighRelHip2_Z; *.ThighRelHip2_Z: of all types</source>
        <translation>ロボットタイプのパラメーター: nao1.ThighRelHip2_Z。*.ThighRelHip2_Z: すべてのタイプ</translation>
    </message>
    <message>
        <source>Values with commas between them, such as 0, 0.1, 0.2</source>
        <translation>コンマで区切った値、例: 0, 0.1, 0.2</translation>
    </message>
    <message>
        <source>Save job file</source>
        <translation>ジョブファイルを保存</translation>
    </message>
    <message>
        <source>Experiments (*.sparkjobs)</source>
        <translation>実験 (*.sparkjobs)</translation>
    </message>
    <message>
        <source>Seeds are whole numbers and ranges, such as 1-20, 30.</source>
        <translation>シードは整数と範囲です。例: 1-20, 30</translation>
    </message>
    <message>
        <source>Give what is varied a name.</source>
        <translation>変化させるものの名前を入力してください。</translation>
    </message>
    <message>
        <source>Give %1 values with commas between them, such as 0, 0.1, 0.2.</source>
        <extracomment>%1: a variable</extracomment>
        <translation>%1の値をコンマで区切って入力してください。例: 0, 0.1, 0.2</translation>
    </message>
    <message>
        <source>Name a file for the experiment.</source>
        <translation>実験のファイルを指定してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s). The file will be replaced.</source>
        <translation>
            <numerusform>実行%n回。ファイルは置き換えられます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s).</source>
        <translation>
            <numerusform>実行%n回。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::ExperimentPanel</name>
    <message numerus="yes">
        <source>%1 of %n run(s) done</source>
        <translation>
            <numerusform>%n回中%1回の実行が完了</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>失敗%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ending %n</source>
        <translation>
            <numerusform>終了処理中%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n running</source>
        <translation>
            <numerusform>実行中%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs %1 and %2 have the same settings and seed, but did not go the same way.</source>
        <translation>実行%1と%2は設定とシードが同じですが、経過が異なりました。</translation>
    </message>
    <message>
        <source>&amp;Watch this run</source>
        <translation>この実行を見る(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Run the selected ones</source>
        <translation>選択したものを実行(&amp;R)</translation>
    </message>
    <message>
        <source>Run &amp;all anew</source>
        <translation>すべて実行し直す(&amp;A)</translation>
    </message>
    <message>
        <source>Open the &amp;folder of this run</source>
        <translation>この実行のフォルダーを開く(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Copy its command for a terminal</source>
        <translation>端末用のコマンドをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Experiments run a simulation many times, with other seeds, rules, robots or teams, and compare the results. Make one for the open scene, or open a job file.</source>
        <translation>実験では、シード、ルール、ロボット、チームを変えてシミュレーションを何度も実行し、結果を比較します。開いているシーンで実験を作成するか、ジョブファイルを開いてください。</translation>
    </message>
    <message>
        <source>&amp;New experiment…</source>
        <translation>新しい実験(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open job file…</source>
        <translation>ジョブファイルを開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>実行(&amp;R)</translation>
    </message>
    <message>
        <source>Do the runs that have no result yet</source>
        <translation>まだ結果のない実行を行います</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>End the runs under way. What is done stays, and Run goes on with the rest</source>
        <translation>進行中の実行を終了します。完了した分は残り、「実行」で残りを続けます</translation>
    </message>
    <message>
        <source>Re&amp;try failed</source>
        <translation>失敗分を再試行(&amp;T)</translation>
    </message>
    <message>
        <source>Do the failed runs once more, and those that have no result yet</source>
        <translation>失敗した実行と、まだ結果のない実行をもう一度行います</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>エクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>Write the table that is in front as CSV</source>
        <translation>前面の表をCSVに書き出します</translation>
    </message>
    <message>
        <source>Progress of the experiment</source>
        <translation>実験の進行状況</translation>
    </message>
    <message>
        <source>Runs of the experiment</source>
        <translation>実験の実行</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Averages</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>順位表</translation>
    </message>
</context>
<context>
    <name>sparkwright::ExportDialog</name>
    <message>
        <source>Table (CSV)</source>
        <translation>表 (CSV)</translation>
    </message>
    <message>
        <source>Table (JSON)</source>
        <translation>表 (JSON)</translation>
    </message>
    <message>
        <source>Table (JSON, a line for each frame)</source>
        <translation>表 (JSON、1フレーム1行)</translation>
    </message>
    <message>
        <source>Recording (MCAP)</source>
        <translation>記録 (MCAP)</translation>
    </message>
    <message>
        <source>Monitor log</source>
        <translation>モニターログ</translation>
    </message>
    <message>
        <source>&amp;Signals</source>
        <translation>信号(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Decisions of the referee</source>
        <translation>審判の判定(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>参照(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>エクスポート(&amp;E)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Usual &amp;ones</source>
        <translation>標準の信号(&amp;O)</translation>
    </message>
    <message>
        <source>Export data of %1</source>
        <translation>%1のデータをエクスポート</translation>
    </message>
    <message>
        <source> Hz</source>
        <translation> Hz</translation>
    </message>
    <message>
        <source>Every frame</source>
        <translation>全フレーム</translation>
    </message>
    <message>
        <source>Frames per simulated second</source>
        <translation>シミュレーション1秒あたりのフレーム数</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Simulated time</source>
        <translation>シミュレーション時間</translation>
    </message>
    <message>
        <source>Check what is exported when nothing is chosen: game, ball, poses and joints</source>
        <translation>何も選ばないときにエクスポートされるものを選びます: 試合、ボール、位置と向き、関節</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>エクスポートの進行状況</translation>
    </message>
    <message>
        <source>to</source>
        <translation>から</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>形式(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>時間(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Rate</source>
        <translation>レート(&amp;R)</translation>
    </message>
    <message>
        <source>F&amp;ile</source>
        <translation>ファイル(&amp;I)</translation>
    </message>
    <message>
        <source>5 Hz, as usual</source>
        <translation>5 Hz (標準)</translation>
    </message>
    <message>
        <source>This is the recording itself: choose another name.</source>
        <translation>これは記録そのものです: 別の名前を選んでください。</translation>
    </message>
    <message>
        <source>The time ends before it begins.</source>
        <translation>終了時間が開始時間より前です。</translation>
    </message>
    <message>
        <source>No signal is chosen: game, ball, poses and joints are exported.</source>
        <translation>信号が選ばれていません: 試合、ボール、位置と向き、関節をエクスポートします。</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>エクスポート先</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Page for browsers (HTML)</source>
        <translation>ブラウザー用ページ(HTML)</translation>
    </message>
    <message>
        <source>25 Hz, as usual</source>
        <translation>25 Hz (標準)</translation>
    </message>
    <message>
        <source>One file with all that is shown. Any current browser plays it, also without a network.</source>
        <translation>表示内容をすべて含む1つのファイル。最新のブラウザーなら、ネットワークなしでも再生できます。</translation>
    </message>
    <message>
        <source>%1 has been written: %2 frames, %3.</source>
        <translation>%1に書き込みました: %2フレーム、%3。</translation>
    </message>
    <message>
        <source>The recording is damaged; what could not be read is missing:</source>
        <translation>記録が壊れています。読めなかった部分は含まれていません:</translation>
    </message>
</context>
<context>
    <name>sparkwright::ExportPart</name>
    <message>
        <source>E&amp;xport data…</source>
        <translation>データをエクスポート(&amp;X)…</translation>
    </message>
    <message>
        <source>Write numbers of a recording as a table, or the recording in another form</source>
        <translation>記録の数値を表として、または記録を別の形式で書き出します</translation>
    </message>
    <message>
        <source>%1 has been written</source>
        <translation>%1に書き込みました</translation>
    </message>
</context>
<context>
    <name>sparkwright::ExpressionEdit</name>
    <message>
        <source>Expression of %1</source>
        <translation>%1の式</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Edit expression</source>
        <translation>式を編集</translation>
    </message>
    <message>
        <source>Edit expression of %1</source>
        <translation>%1の式を編集</translation>
    </message>
    <message>
        <source>Override</source>
        <translation>置換</translation>
    </message>
    <message>
        <source>Replace the expression by its value, to be edited here</source>
        <translation>式をその値で置き換え、ここで編集できるようにします</translation>
    </message>
    <message>
        <source>Override expression of %1</source>
        <translation>%1の式を置換</translation>
    </message>
    <message>
        <source>%1 comes to %2</source>
        <translation>%1の値は%2</translation>
    </message>
    <message>
        <source>What %1 comes to is not known here</source>
        <translation>%1の値はここではわかりません</translation>
    </message>
</context>
<context>
    <name>sparkwright::FileDialogs</name>
    <message>
        <source>Open scene</source>
        <translation>シーンを開く</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Save project</source>
        <translation>プロジェクトを保存</translation>
    </message>
    <message>
        <source>Projects (*.sparkproject)</source>
        <translation>プロジェクト (*.sparkproject)</translation>
    </message>
    <message>
        <source>Open recording</source>
        <translation>記録を開く</translation>
    </message>
    <message>
        <source>Recordings and logs (%1)</source>
        <translation>記録とログ (%1)</translation>
    </message>
    <message>
        <source>Open state</source>
        <translation>状態を開く</translation>
    </message>
    <message>
        <source>States of runs (%1)</source>
        <translation>実行の状態 (%1)</translation>
    </message>
    <message>
        <source>Open as text</source>
        <translation>テキストとして開く</translation>
    </message>
    <message>
        <source>Texts (%1)</source>
        <translation>テキスト (%1)</translation>
    </message>
    <message>
        <source>Scenes, set-ups, projects, experiments, teams and states (%1)</source>
        <translation>シーン、セットアップ、プロジェクト、実験、チーム、状態 (%1)</translation>
    </message>
</context>
<context>
    <name>sparkwright::Film</name>
    <message>
        <source>the graphics card cannot draw a picture of this size</source>
        <translation>グラフィックカードはこのサイズの画像を描画できません</translation>
    </message>
</context>
<context>
    <name>sparkwright::FindBar</name>
    <message>
        <source>Find and replace</source>
        <translation>検索と置換</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation>検索するテキスト</translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation>置換後</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>置換後のテキスト</translation>
    </message>
    <message>
        <source>With regular expressions: \0 is the match, \1 to \9 its groups, \n a line break</source>
        <translation>正規表現の場合: \0は一致全体、\1から\9はグループ、\nは改行です</translation>
    </message>
    <message>
        <source>Upper and lower case matter</source>
        <translation>大文字と小文字を区別</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>単語全体</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>正規表現</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>前の一致 (Shift+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>次の一致 (F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>閉じる (Esc)</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置換</translation>
    </message>
    <message>
        <source>Replace the selected match and go to the next one (Enter)</source>
        <translation>選択した一致を置換して次へ移動します (Enter)</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>すべて置換</translation>
    </message>
    <message>
        <source>Replace all matches in one undo step (Ctrl+Enter)</source>
        <translation>すべての一致を1回の操作で置換します (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Number of matches</source>
        <translation>一致の数</translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n件を置換</numerusform>
        </translation>
    </message>
    <message>
        <source>not a regular expression</source>
        <translation>正規表現ではありません</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>検索中…</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>%1 of %2, begun again</source>
        <translation>%2件中%1件目、先頭から</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2件中%1件目</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::FindInFiles</name>
    <message>
        <source>Find in files</source>
        <translation>ファイル内を検索</translation>
    </message>
    <message>
        <source>Text to find in open documents and in the folders of the project</source>
        <translation>開いている文書とプロジェクトのフォルダーで検索するテキスト</translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation>置換後</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>置換後のテキスト</translation>
    </message>
    <message>
        <source>Names of files, with * and ?</source>
        <translation>ファイル名(*と?を使用可)</translation>
    </message>
    <message>
        <source>Upper and lower case matter</source>
        <translation>大文字と小文字を区別</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>単語全体</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>正規表現</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>検索結果</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>すべて置換</translation>
    </message>
    <message>
        <source>Replace all %1 in %2 files</source>
        <translation>%2個のファイルの%1件をすべて置換</translation>
    </message>
    <message numerus="yes">
        <source>%n found, searching…</source>
        <translation>
            <numerusform>%n件、検索中…</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 found in %2 of %3 files</source>
        <translation>%3個中%2個のファイルで%1件</translation>
    </message>
    <message numerus="yes">
        <source>%n found, cancelled</source>
        <translation>
            <numerusform>%n件、キャンセルしました</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace in files</source>
        <translation>ファイル内を置換</translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n件を置換</numerusform>
        </translation>
    </message>
    <message>
        <source>Text to find in all scenes and scripts; Enter searches</source>
        <translation>すべてのシーンとスクリプトで検索するテキスト。Enterで検索</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>Undo the last Replace all in all files, as undo in one of their texts does</source>
        <translation>最後の「すべて置換」をすべてのファイルで取り消します。いずれかのテキストで元に戻すのと同じです</translation>
    </message>
    <message>
        <source>There is nothing to search: open a text of yours, or a project. What belongs to the program is not searched.</source>
        <translation>検索する対象がありません。自分のテキストかプロジェクトを開いてください。プログラムに付属するものは検索されません。</translation>
    </message>
    <message numerus="yes">
        <source>in %n file(s), which are not saved yet. One undo takes all of it back.</source>
        <translation>
            <numerusform>(%n個のファイル、まだ保存されていません)。一度元に戻すと、すべて取り消されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>取り消しました</translation>
    </message>
</context>
<context>
    <name>sparkwright::FocusActions</name>
    <message>
        <source>&amp;Go to the panel tool bar</source>
        <translation>パネルのツールバーへ移動(&amp;G)</translation>
    </message>
    <message>
        <source>Move the focus to the buttons of this panel or view; Esc returns</source>
        <translation>このパネルまたはビューのボタンにフォーカスを移します。Escで戻ります</translation>
    </message>
    <message>
        <source>&amp;Close this panel</source>
        <translation>このパネルを閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Close the panel that has the focus; the View menu opens it again</source>
        <translation>フォーカスのあるパネルを閉じます。「表示」メニューで再び開けます</translation>
    </message>
    <message>
        <source>&amp;Float this panel</source>
        <translation>このパネルを切り離す(&amp;F)</translation>
    </message>
    <message>
        <source>Take the panel that has the focus out of the window, or put it back</source>
        <translation>フォーカスのあるパネルをウィンドウから切り離すか、元に戻します</translation>
    </message>
    <message>
        <source>Panel tool bar</source>
        <translation>パネルのツールバー</translation>
    </message>
    <message>
        <source>Tools of the active panel or view</source>
        <translation>アクティブなパネルまたはビューのツール</translation>
    </message>
    <message>
        <source>View</source>
        <translation>ビュー</translation>
    </message>
</context>
<context>
    <name>sparkwright::FolderLink</name>
    <message>
        <source>Show folder</source>
        <translation>フォルダーを表示</translation>
    </message>
</context>
<context>
    <name>sparkwright::FormationCommands</name>
    <message>
        <source>left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>Kick-off %1</source>
        <translation>キックオフ(%1)</translation>
    </message>
    <message>
        <source>Goal kick %1</source>
        <translation>ゴールキック(%1)</translation>
    </message>
    <message>
        <source>Penalty %1</source>
        <translation>ペナルティーキック(%1)</translation>
    </message>
    <message>
        <source>Corner %1, upper side</source>
        <translation>コーナーキック(%1)、上側</translation>
    </message>
    <message>
        <source>Corner %1, lower side</source>
        <translation>コーナーキック(%1)、下側</translation>
    </message>
    <message>
        <source>Formations are not kept: %1</source>
        <translation>フォーメーションを保存できません: %1</translation>
    </message>
    <message>
        <source>Players and ball take up this formation; click the message to put them back</source>
        <translation>選手とボールをこのフォーメーションに配置します。メッセージをクリックすると元に戻ります</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>保存済み</translation>
    </message>
    <message>
        <source>&amp;Formations</source>
        <translation>フォーメーション(&amp;F)</translation>
    </message>
    <message>
        <source>Formations</source>
        <translation>フォーメーション</translation>
    </message>
    <message>
        <source>not there: %1</source>
        <translation>いない選手: %1</translation>
    </message>
    <message>
        <source>beside the field: %1</source>
        <translation>フィールド脇: %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1と%2</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>%1 stand: %2</source>
        <translation>%1の配置: %2</translation>
    </message>
    <message>
        <source>Undo: click here</source>
        <translation>元に戻す: ここをクリック</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) missing</source>
        <translation>
            <numerusform>%n人不在</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n aside</source>
        <translation>
            <numerusform>%n人が脇へ</numerusform>
        </translation>
    </message>
    <message>
        <source>No match is being played</source>
        <translation>試合は行われていません</translation>
    </message>
    <message>
        <source>Everybody is back</source>
        <translation>全員が元に戻りました</translation>
    </message>
    <message>
        <source>Formations cannot be saved: fix or remove %1 first</source>
        <translation>フォーメーションを保存できません: 先に%1を直すか削除してください</translation>
    </message>
    <message>
        <source>Kept: %1</source>
        <translation>保存しました: %1</translation>
    </message>
    <message>
        <source>Keep this formation</source>
        <translation>このフォーメーションを保存</translation>
    </message>
    <message>
        <source>Name of the formation</source>
        <translation>フォーメーションの名前</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Attack %1</source>
        <translation>攻撃 %1</translation>
    </message>
    <message>
        <source>Press %1</source>
        <translation>プレス %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::FormationList</name>
    <message>
        <source>&amp;Rename</source>
        <translation>名前の変更(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>Formations that you have kept</source>
        <translation>保存したフォーメーション</translation>
    </message>
    <message>
        <source>Give it another name (F2)</source>
        <translation>別の名前を付けます (F2)</translation>
    </message>
    <message>
        <source>Delete it for good (Delete)</source>
        <translation>完全に削除します (Delete)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>sparkwright::FormationMoves</name>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
</context>
<context>
    <name>sparkwright::GoingBack</name>
    <message>
        <source>&amp;Continue from here</source>
        <translation>ここから続行(&amp;C)</translation>
    </message>
    <message>
        <source>Let this run go on from the moment that is shown, as a new branch; the former one is kept</source>
        <translation>この実行を、表示中の時点から新しい分岐として続けます。これまでの分岐は残ります</translation>
    </message>
    <message>
        <source>&amp;Branches of this run</source>
        <translation>この実行の分岐(&amp;B)</translation>
    </message>
    <message>
        <source>First run, until %1</source>
        <translation>最初の実行、%1まで</translation>
    </message>
    <message>
        <source>Branch %1, from %2 until %3</source>
        <translation>分岐%1、%2から%3まで</translation>
    </message>
    <message>
        <source>Go on from the end of this branch</source>
        <translation>この分岐の終わりから続けます</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>ここから続行</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s) of other programs will be disconnected, since they cannot go back.</source>
        <translation>
            <numerusform>他のプログラムの%n個のエージェントは戻れないため、切断されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続行</translation>
    </message>
    <message>
        <source>One can go back to %1 and go on from there (%2 of at most %3 in memory).</source>
        <translation>%1まで戻り、そこから続けられます(メモリー使用%2、上限%3)。</translation>
    </message>
</context>
<context>
    <name>sparkwright::GraphicsCheck</name>
    <message>
        <source>this display has no OpenGL</source>
        <translation>このディスプレイではOpenGLを使えません</translation>
    </message>
    <message>
        <source>this display has OpenGL, but nothing can be drawn with it</source>
        <translation>このディスプレイにはOpenGLがありますが、何も描画できません</translation>
    </message>
    <message>
        <source>OpenGL 3.3 is needed, and this display has %1.%2</source>
        <translation>OpenGL 3.3が必要ですが、このディスプレイでは%1.%2です</translation>
    </message>
</context>
<context>
    <name>sparkwright::Help</name>
    <message>
        <source>Keyboard and mouse</source>
        <translation>キーボードとマウス</translation>
    </message>
    <message>
        <source>Key or gesture</source>
        <translation>キーまたは操作</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>動作</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>About Sparkwright</source>
        <translation>Sparkwrightについて</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Sparkwright %1&lt;/h3&gt;&lt;p&gt;Builds and runs robot simulations: scenes in RSG, agents by TCP, monitors that watch.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.&lt;/p&gt;&lt;p&gt;Made with Qt %2, ODE and mruby.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Sparkwright %1&lt;/h3&gt;&lt;p&gt;ロボットシミュレーションを作成して実行します: RSGのシーン、TCPのエージェント、観戦するモニター。&lt;/p&gt;&lt;p&gt;GNU General Public Licenseバージョン3以降のもとで配布されるフリーソフトウェアです。一切の保証はありません。&lt;/p&gt;&lt;p&gt;Qt %2、ODE、mrubyで作られています。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Wheel, pinch</source>
        <translation>ホイール、ピンチ</translation>
    </message>
    <message>
        <source>Zoom at the point under the cursor; while flying: faster, slower</source>
        <translation>カーソル位置の点を中心にズーム。飛行中: 加速、減速</translation>
    </message>
    <message>
        <source>Shift while dragging, with the wheel, with keys</source>
        <translation>ドラッグ、ホイール、キーと同時にShift</translation>
    </message>
    <message>
        <source>Small steps</source>
        <translation>小刻みに動かす</translation>
    </message>
    <message>
        <source>Type numbers while dragging</source>
        <translation>ドラッグ中に数値を入力</translation>
    </message>
    <message>
        <source>Exact metres or degrees; Enter applies them, Esc cancels</source>
        <translation>正確なメートルまたは度。Enterで適用、Escでキャンセル</translation>
    </message>
    <message>
        <source>Click on the map of the field</source>
        <translation>フィールドの地図をクリック</translation>
    </message>
    <message>
        <source>Fly to that place</source>
        <translation>その場所へ移動</translation>
    </message>
    <message>
        <source>Click on a message</source>
        <translation>メッセージをクリック</translation>
    </message>
    <message>
        <source>Select the event</source>
        <translation>イベントを選択</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab over a view</source>
        <translation>ビュー上でTab、Shift+Tab</translation>
    </message>
    <message>
        <source>Select the next or previous thing under the cursor</source>
        <translation>カーソル位置の次または前の物体を選択</translation>
    </message>
    <message>
        <source>Menu of what is there</source>
        <translation>その場所にあるもののメニュー</translation>
    </message>
    <message>
        <source>All keys as they are set now. Single letters act in the views only; elsewhere they are for typing.</source>
        <translation>現在設定されているすべてのキーです。1文字のキーが働くのはビューの中だけで、他の場所では文字入力になります。</translation>
    </message>
    <message>
        <source>In texts, trees and other places</source>
        <translation>テキスト、ツリー、その他の場所</translation>
    </message>
    <message>
        <source>Mouse and touch</source>
        <translation>マウスとタッチ</translation>
    </message>
    <message>
        <source>Menu key</source>
        <translation>メニューキー</translation>
    </message>
</context>
<context>
    <name>sparkwright::HelpFindBar</name>
    <message>
        <source>Find in this page</source>
        <translation>このページ内を検索</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>前の一致箇所</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>次の一致箇所</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Not in this page</source>
        <translation>このページにはありません</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2件中%1件目</translation>
    </message>
</context>
<context>
    <name>sparkwright::HelpLibrary</name>
    <message>
        <source>The user guide is missing</source>
        <translation>ユーザーガイドがありません</translation>
    </message>
    <message>
        <source>Its pages should be in the folder docs of the data directory, such as /usr/share/sparkwright/docs. Install the program again to get them back. The class reference and the list of keys are here.</source>
        <translation>ユーザーガイドのページは、/usr/share/sparkwright/docsなど、データディレクトリのフォルダーdocsにあるはずです。プログラムを再インストールすると元に戻ります。クラスリファレンスとキーの一覧はここにあります。</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
</context>
<context>
    <name>sparkwright::HelpPart</name>
    <message>
        <source>Help for this &amp;place</source>
        <translation>この場所のヘルプ(&amp;P)</translation>
    </message>
    <message>
        <source>Explain what has the keyboard</source>
        <translation>キーボードフォーカスのある部分を説明します</translation>
    </message>
    <message>
        <source>&amp;User guide</source>
        <translation>ユーザーガイド(&amp;U)</translation>
    </message>
    <message>
        <source>Open the first page of the help</source>
        <translation>ヘルプの最初のページを開きます</translation>
    </message>
    <message>
        <source>&amp;Search the help…</source>
        <translation>ヘルプを検索(&amp;S)…</translation>
    </message>
    <message>
        <source>Find words in all pages of the help</source>
        <translation>ヘルプの全ページから語を検索します</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>これは何?(&amp;W)</translation>
    </message>
    <message>
        <source>Click a button or a panel to read what it is for</source>
        <translation>ボタンやパネルをクリックすると、その用途を表示します</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>ツアー(&amp;T)</translation>
    </message>
    <message>
        <source>Show in a few steps what is where</source>
        <translation>どこに何があるかを数ステップで案内します</translation>
    </message>
    <message>
        <source>The scene. Drag to turn the view, click to select; the status bar says what mouse and keys do.</source>
        <translation>シーンです。ドラッグでビューを回転、クリックで選択します。マウスとキーの操作はステータスバーに表示されます。</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <translation>%1を開けません。</translation>
    </message>
</context>
<context>
    <name>sparkwright::HelpTopics</name>
    <message>
        <source>What the camera of a robot sees: colour, depth and segments.</source>
        <translation>ロボットのカメラに映るもの: カラー、深度、セグメント。</translation>
    </message>
    <message>
        <source>Agents and monitors that are connected, how fast they answer, and how to connect or start one.</source>
        <translation>接続しているエージェントとモニター、その応答の速さ、接続や起動の方法。</translation>
    </message>
    <message>
        <source>Lines, shapes and texts that agents and tools draw into the views, by set: show and hide them here.</source>
        <translation>エージェントやツールがビューに描く線、図形、文字をセットごとに表示します。ここで表示と非表示を切り替えられます。</translation>
    </message>
    <message>
        <source>Many runs of one simulation, and what they come to.</source>
        <translation>1つのシミュレーションを何回も実行した結果とそのまとめ。</translation>
    </message>
    <message>
        <source>The undo steps of the text; click one to go back to it.</source>
        <translation>テキストの操作履歴。クリックするとその時点に戻ります。</translation>
    </message>
    <message>
        <source>Joints of the selected robot: try their angles and find limits that collide.</source>
        <translation>選択したロボットの関節: 角度を試し、衝突が起こる可動範囲の制限を見つけます。</translation>
    </message>
    <message>
        <source>What a view shows beside the meshes: collision shapes, contacts, joints, sensors and more.</source>
        <translation>ビューにメッシュのほかに表示するもの: 衝突形状、接触、関節、センサーなど。</translation>
    </message>
    <message>
        <source>Where the time of a cycle goes, in milliseconds, and how much there is to compute.</source>
        <translation>1サイクルの時間の内訳(ミリ秒)と計算の量。</translation>
    </message>
    <message>
        <source>Messages of scene, simulation and agents, with the file and line they are about.</source>
        <translation>シーン、シミュレーション、エージェントのメッセージと、関係するファイルと行。</translation>
    </message>
    <message>
        <source>Masses and centres of mass of the selected robot.</source>
        <translation>選択したロボットの質量と重心。</translation>
    </message>
    <message>
        <source>Score, clock and play mode of a match, the referee&apos;s decisions, and commands to direct it.</source>
        <translation>試合の得点、時計、プレーモード、審判の判定と、試合を進めるコマンド。</translation>
    </message>
    <message>
        <source>What an agent is told and says, decoded, as it happens; messages can be sent by hand.</source>
        <translation>エージェントが送受信するメッセージをその場でデコードして表示します。手動でも送信できます。</translation>
    </message>
    <message>
        <source>Values of the node that was pinned, beside those of the selected one.</source>
        <translation>ピン留めしたノードの値を、選択したノードの値と並べて表示します。</translation>
    </message>
    <message>
        <source>The players of a match with fouls, cards and suspensions, and what may be done to the selected one.</source>
        <translation>試合の選手とファウル、カード、一時退場、および選択した選手に対してできる操作。</translation>
    </message>
    <message>
        <source>Numbers of the run as curves over time.</source>
        <translation>実行中の数値を時間に沿った曲線で表示します。</translation>
    </message>
    <message>
        <source>What is wrong in the open scenes; click a problem to go to its line.</source>
        <translation>開いているシーンの問題点。クリックするとその行に移動します。</translation>
    </message>
    <message>
        <source>Programs that were started here: what they print, and how to stop and restart them.</source>
        <translation>ここから起動したプログラム: その出力と、停止や再起動の方法。</translation>
    </message>
    <message>
        <source>Values of the selected node; changing one changes only its place in the text.</source>
        <translation>選択したノードの値。値を変更しても、テキストのその箇所だけが変わります。</translation>
    </message>
    <message>
        <source>Rules of the match and their variables, which may be changed while it runs.</source>
        <translation>試合のルールとその変数。試合の実行中にも変更できます。</translation>
    </message>
    <message>
        <source>Everything that the views show, as a tree: find and select robots and parts.</source>
        <translation>ビューに表示されるすべてのもののツリー。ロボットや部品を検索、選択できます。</translation>
    </message>
    <message>
        <source>Finds words in the scene&apos;s files, and replaces them.</source>
        <translation>シーンのファイル内の語を検索、置換します。</translation>
    </message>
    <message>
        <source>What the sensors of the selected robot say, with units.</source>
        <translation>選択したロボットのセンサーの値(単位付き)。</translation>
    </message>
    <message>
        <source>The nodes of the scene file as a tree, which can be edited.</source>
        <translation>シーンファイルのノードのツリー。編集もできます。</translation>
    </message>
    <message>
        <source>The text of scenes and scripts, with completion and checks while you type.</source>
        <translation>シーンとスクリプトのテキスト。入力中に補完とチェックを行います。</translation>
    </message>
    <message>
        <source>The past of the run or of a recording: drag the handle to look back, click marks of goals and fouls.</source>
        <translation>実行や記録の過去: ハンドルをドラッグして振り返り、ゴールやファウルの印をクリックします。</translation>
    </message>
    <message>
        <source>What one camera of a robot sees, in a window of its own.</source>
        <translation>ロボットのカメラ1台に映るものを、専用のウィンドウに表示します。</translation>
    </message>
    <message>
        <source>Values of signals and of expressions of them, with the least and greatest of the run.</source>
        <translation>信号やその式の値と、実行中の最小値と最大値。</translation>
    </message>
    <message>
        <source>The strategies that lead the teams of a game: load one, and see how long it thinks.</source>
        <translation>試合のチームを率いる戦略: 読み込んで、考える時間を見られます。</translation>
    </message>
    <message>
        <source>Plans a restart: who may stand where it stands, and where the rules move the others.</source>
        <translation>リスタートを計画します: 今の位置に立てる選手と、ルールが他を移す先を示します。</translation>
    </message>
    <message>
        <source>Who leads which robot of the game, the plugins for them, and what clients say.</source>
        <translation>どのロボットを誰が動かすか、そのプラグイン、クライアントの発言。</translation>
    </message>
</context>
<context>
    <name>sparkwright::HelpWindow</name>
    <message>
        <source>There is no page “%1”.</source>
        <translation>ページ「%1」はありません。</translation>
    </message>
    <message>
        <source>Help – Sparkwright</source>
        <translation>ヘルプ – Sparkwright</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>最初のページ</translation>
    </message>
    <message>
        <source>Find in this page</source>
        <translation>このページ内を検索</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>印刷…</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>ヘルプを検索</translation>
    </message>
    <message>
        <source>Words or beginnings of words, as in: hinge limit (Ctrl+Shift+F)</source>
        <translation>語または語の先頭。例: hinge limit (Ctrl+Shift+F)</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Found in the help</source>
        <translation>ヘルプの検索結果</translation>
    </message>
    <message>
        <source>Page of the help</source>
        <translation>ヘルプのページ</translation>
    </message>
    <message>
        <source>The pages are being read…</source>
        <translation>ページを読み込んでいます…</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer or other words.</source>
        <translation>見つかりません。語を減らすか、別の語で試してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s), the best first</source>
        <translation>
            <numerusform>%n件、一致度の高い順</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::InspectorPanel</name>
    <message>
        <source>Agent %1</source>
        <translation>エージェント%1</translation>
    </message>
    <message>
        <source>Agent %1 (gone)</source>
        <translation>エージェント%1 (退出済み)</translation>
    </message>
    <message>
        <source>All agents</source>
        <translation>すべてのエージェント</translation>
    </message>
    <message>
        <source>Commands to the server</source>
        <translation>サーバーへのコマンド</translation>
    </message>
    <message>
        <source>Messages can be seen in a simulation of this program only.</source>
        <translation>メッセージを表示できるのは、このプログラムのシミュレーションだけです。</translation>
    </message>
    <message>
        <source>No agent is connected. When there is one, its messages are shown here, decoded.</source>
        <translation>接続しているエージェントはありません。接続すると、メッセージがデコードされてここに表示されます。</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) left out: they come faster than they can be shown.</source>
        <translation>
            <numerusform>%n件のメッセージを省略しました: 表示が追いつきません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>誤り</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>%1列目: %2</translation>
    </message>
    <message>
        <source>Choose the agent in whose name it is sent, at the top left.</source>
        <translation>誰の名で送信するか、左上でエージェントを選んでください。</translation>
    </message>
    <message>
        <source>Sent in the name of %1: %2</source>
        <translation>%1の名で送信しました: %2</translation>
    </message>
    <message>
        <source>Sent to the server: %1</source>
        <translation>サーバーへ送信しました: %1</translation>
    </message>
    <message>
        <source>Agent to watch</source>
        <translation>観察するエージェント</translation>
    </message>
    <message>
        <source>Whose messages are shown</source>
        <translation>誰のメッセージを表示するか</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Which messages are shown</source>
        <translation>どのメッセージを表示するか</translation>
    </message>
    <message>
        <source>Both directions</source>
        <translation>両方向</translation>
    </message>
    <message>
        <source>To the agent</source>
        <translation>エージェントへ</translation>
    </message>
    <message>
        <source>From the agent</source>
        <translation>エージェントから</translation>
    </message>
    <message>
        <source>Cycles kept</source>
        <translation>保持するサイクル</translation>
    </message>
    <message>
        <source>How many cycles are kept</source>
        <translation>何サイクル分を保持するか</translation>
    </message>
    <message numerus="yes">
        <source>%n cycle(s)</source>
        <translation>
            <numerusform>%nサイクル</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation>テキストで絞り込み</translation>
    </message>
    <message>
        <source>Filter the messages</source>
        <translation>メッセージの絞り込み</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Reads no more messages, while the simulation goes on</source>
        <translation>シミュレーションを続けたまま、メッセージの読み取りを止めます</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>追従</translation>
    </message>
    <message>
        <source>Shows the newest message</source>
        <translation>最新のメッセージを表示します</translation>
    </message>
    <message>
        <source>Clear the messages</source>
        <translation>メッセージを消去</translation>
    </message>
    <message>
        <source>Removes all messages from the list</source>
        <translation>一覧からすべてのメッセージを削除します</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Parts of the message</source>
        <translation>メッセージの構成要素</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>単位</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>意味</translation>
    </message>
    <message>
        <source>Text of the message</source>
        <translation>メッセージのテキスト</translation>
    </message>
    <message>
        <source>Decoded</source>
        <translation>デコード結果</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>&amp;Send:</source>
        <translation>送信(&amp;S):</translation>
    </message>
    <message>
        <source>as this agent</source>
        <translation>このエージェントとして</translation>
    </message>
    <message>
        <source>to the server</source>
        <translation>サーバーへ</translation>
    </message>
    <message>
        <source>Send as</source>
        <translation>送信方法</translation>
    </message>
    <message>
        <source>As this agent: its effectors take it. To the server: a command, as of a trainer or monitor</source>
        <translation>このエージェントとして: そのエフェクターが受け取ります。サーバーへ: トレーナーやモニターと同じコマンドです</translation>
    </message>
    <message>
        <source>Message to send</source>
        <translation>送信するメッセージ</translation>
    </message>
    <message>
        <source>(he1 1.5) – Enter sends, Up recalls earlier ones</source>
        <translation>(he1 1.5) – Enterで送信、上キーで履歴</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>送信</translation>
    </message>
</context>
<context>
    <name>sparkwright::JobsPart</name>
    <message>
        <source>New e&amp;xperiment…</source>
        <translation>新しい実験(&amp;X)…</translation>
    </message>
    <message>
        <source>Run this scene many times, with other seeds or settings, and compare the results</source>
        <translation>シードや設定を変えてこのシーンを何度も実行し、結果を比較します</translation>
    </message>
    <message>
        <source>Show e&amp;xperiments</source>
        <translation>実験を表示(&amp;X)</translation>
    </message>
    <message>
        <source>Go to the runs of the experiment that is open</source>
        <translation>開いている実験の実行一覧へ移動します</translation>
    </message>
    <message>
        <source>This run has not begun yet</source>
        <translation>この実行はまだ始まっていません</translation>
    </message>
    <message>
        <source>The command is in the clipboard</source>
        <translation>コマンドをクリップボードにコピーしました</translation>
    </message>
    <message>
        <source>%1: all runs are done</source>
        <translation>%1: すべての実行が完了しました</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>実験</translation>
    </message>
    <message>
        <source>Stop the experiment that is running before you open another one.</source>
        <translation>別の実験を開く前に、実行中の実験を停止してください。</translation>
    </message>
    <message>
        <source>Open job file</source>
        <translation>ジョブファイルを開く</translation>
    </message>
    <message>
        <source>Experiments (*.sparkjobs)</source>
        <translation>実験 (*.sparkjobs)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>結果をエクスポート</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表 (*.csv)</translation>
    </message>
    <message>
        <source>The results are not exported: %1</source>
        <translation>結果をエクスポートできませんでした: %1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1を保存しました</translation>
    </message>
    <message>
        <source>This shows the run with the usual robots: record the runs to watch them as they were.</source>
        <translation>これは通常のロボットでの表示です。実際のとおりに見るには、実行を記録してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) of an experiment are not done; those that are done are kept, and it can go on later.</source>
        <translation>
            <numerusform>実験の実行が%n件終わっていません。終わったものは保持され、後で続けられます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::JointAnchor</name>
    <message>
        <source>Anchor of %1</source>
        <translation>%1のアンカー</translation>
    </message>
    <message>
        <source>Move anchor</source>
        <translation>アンカーを移動</translation>
    </message>
    <message>
        <source>%1 is an argument of this file. Select the import that gives it, and drag there.</source>
        <translation>%1はこのファイルの引数です。値を渡すインポートを選択し、そこでドラッグしてください。</translation>
    </message>
    <message>
        <source>The text computes this number: %1. Change it there, or put a number in its place.</source>
        <translation>この数はテキストで計算されます: %1。そこで変更するか、代わりに数を書いてください。</translation>
    </message>
</context>
<context>
    <name>sparkwright::JointPanel</name>
    <message>
        <source>Set the posture</source>
        <translation>姿勢を設定</translation>
    </message>
    <message>
        <source>Drive by motors</source>
        <translation>モーターで駆動</translation>
    </message>
    <message>
        <source>How joints are moved</source>
        <translation>関節の動かし方</translation>
    </message>
    <message>
        <source>Set: at once and without forces, also while paused. Drive: the motors of the joints move them while the simulation runs; commands of agents count again afterwards.</source>
        <translation>設定: 一時停止中でも、力を使わずすぐに動かします。駆動: シミュレーションの実行中に関節のモーターで動かします。その後はエージェントのコマンドが再び有効になります。</translation>
    </message>
    <message>
        <source>Filter joints</source>
        <translation>関節の絞り込み</translation>
    </message>
    <message>
        <source>&amp;Zero pose</source>
        <translation>ゼロ姿勢(&amp;Z)</translation>
    </message>
    <message>
        <source>All joints to 0, or to the limit nearest to it</source>
        <translation>すべての関節を0、または0に最も近い制限値にします</translation>
    </message>
    <message>
        <source>S&amp;weep…</source>
        <translation>全域を動かす(&amp;W)…</translation>
    </message>
    <message>
        <source>Move all joints over their limits and list the parts that touch each other</source>
        <translation>すべての関節を可動範囲全体で動かし、互いに接触する部品を一覧表示します</translation>
    </message>
    <message>
        <source>without limits</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>has a motor</source>
        <translation>モーターあり</translation>
    </message>
    <message>
        <source>has no motor</source>
        <translation>モーターなし</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2、%3</translation>
    </message>
    <message>
        <source>Joint %1</source>
        <translation>関節%1</translation>
    </message>
    <message>
        <source>Joint %1, metres</source>
        <translation>関節%1 (メートル)</translation>
    </message>
    <message>
        <source>Joint %1, degrees</source>
        <translation>関節%1 (度)</translation>
    </message>
    <message>
        <source>Joint %1, now</source>
        <translation>関節%1 (現在)</translation>
    </message>
    <message>
        <source>Open a scene with a robot to see its joints here.</source>
        <translation>ロボットのあるシーンを開くと、その関節がここに表示されます。</translation>
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
        <translation>固定</translation>
    </message>
    <message>
        <source>The selected thing has no joints. Select a robot or a part of one.</source>
        <translation>選択した物体に関節がありません。ロボットまたはその部品を選択してください。</translation>
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
        <translation>%1 mから%2 m</translation>
    </message>
    <message>
        <source>%1° to %2°</source>
        <translation>%1°から%2°</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeepStateDialog</name>
    <message>
        <source>Keep this state</source>
        <translation>この状態を保存</translation>
    </message>
    <message>
        <source>Name of the state</source>
        <translation>状態の名前</translation>
    </message>
    <message>
        <source>The run can go on from this moment again, to the bit, also after the program has ended. The file goes to %1.</source>
        <translation>プログラムを終了した後でも、この時点からビット単位で同じように実行を続けられます。ファイルは%1に保存されます。</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>保存(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>名前(&amp;N):</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeptEdits</name>
    <message>
        <source>There are unsaved edits of %1: open it to restore them.</source>
        <translation>%1に保存していない編集があります: 復元するには開いてください。</translation>
    </message>
    <message>
        <source>The kept edits of %1 are among its earlier versions.</source>
        <translation>%1の保持された編集は、以前のバージョンに入っています。</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeyCapture</name>
    <message>
        <source>Press the keys · Esc: end</source>
        <translation>キーを押してください · Esc: 終了</translation>
    </message>
    <message>
        <source>Press the mouse button here</source>
        <translation>ここでマウスボタンを押してください</translation>
    </message>
    <message>
        <source>Click, or Enter, then press the keys</source>
        <translation>クリックまたはEnterの後、キーを押してください</translation>
    </message>
    <message>
        <source>Click, then press the mouse button here, with Ctrl, Alt, Shift</source>
        <translation>クリックの後、ここでマウスボタンを(Ctrl、Alt、Shiftと共に)押してください</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>新しいキー</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeyConflict</name>
    <message>
        <source>%1 is “%2” while a text has the keyboard, else “%3”</source>
        <translation>%1は、テキストにキーボードフォーカスがある間は「%2」、それ以外では「%3」です</translation>
    </message>
    <message>
        <source>%1 is “%2” while the tree has the keyboard, else “%3”</source>
        <translation>%1は、ツリーにキーボードフォーカスがある間は「%2」、それ以外では「%3」です</translation>
    </message>
    <message>
        <source>%1 means both “%2” and “%3”: neither acts</source>
        <translation>%1は「%2」と「%3」の両方を表すため、どちらも働きません</translation>
    </message>
    <message>
        <source>%1 is “%2” while match keys are armed, else “%3”</source>
        <translation>%1は、試合キーが有効な間は「%2」、それ以外では「%3」です</translation>
    </message>
    <message>
        <source>%1 is “%2” in the views, so that “%3” does not act there</source>
        <translation>%1はビューの中では「%2」のため、そこでは「%3」が働きません</translation>
    </message>
    <message>
        <source>%1 is “%2” while flying, else “%3”</source>
        <translation>%1は、飛行中は「%2」、それ以外では「%3」です</translation>
    </message>
    <message>
        <source>Text fields take %1 for themselves; elsewhere it is “%2”</source>
        <translation>テキスト欄では%1は入力欄自身が使います。他の場所では「%2」です</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeyMap</name>
    <message>
        <source>Mend the file, or delete it to use the keys of the profile</source>
        <translation>ファイルを修正するか、削除してプロファイルのキーを使ってください</translation>
    </message>
    <message>
        <source>%1 must be a text in quotation marks</source>
        <translation>%1は引用符で囲んだテキストにしてください</translation>
    </message>
    <message>
        <source>`%1` is no press of a mouse button</source>
        <translation>`%1`はマウスボタンの操作ではありません</translation>
    </message>
    <message>
        <source>Write Left, Middle or Right, with Ctrl+, Alt+, Shift+, Double+ before it</source>
        <translation>Left、Middle、Rightのいずれかを書き、前にCtrl+、Alt+、Shift+、Double+を付けられます</translation>
    </message>
    <message>
        <source>%1 must be &quot;%2&quot; or &quot;%3&quot;</source>
        <translation>%1は&quot;%2&quot;または&quot;%3&quot;にしてください</translation>
    </message>
    <message>
        <source>There is no `%1` here</source>
        <translation>ここに`%1`はありません</translation>
    </message>
    <message>
        <source>%1 must be a text in quotation marks, or a list of such</source>
        <translation>%1は引用符で囲んだテキスト、またはそのリストにしてください</translation>
    </message>
    <message>
        <source>For example %1</source>
        <translation>例: %1</translation>
    </message>
    <message>
        <source>`%1` is no key</source>
        <translation>`%1`はキーではありません</translation>
    </message>
    <message>
        <source>Write one key, with Ctrl+, Alt+, Shift+ before it: Ctrl+Shift+P</source>
        <translation>キーを1つ書き、前にCtrl+、Alt+、Shift+を付けられます: Ctrl+Shift+P</translation>
    </message>
    <message>
        <source>A key map of more than 1 MB is not read</source>
        <translation>1 MBを超えるキー割り当ては読み込みません</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeyProfiles</name>
    <message>
        <source>Drag orbits, Space runs and pauses while a view has the keyboard</source>
        <translation>ドラッグで周回。ビューにキーボードフォーカスがある間、Spaceで実行と一時停止</translation>
    </message>
    <message>
        <source>Drag looks around and W A S D fly, Space follows the ball, P X C R G H control playback</source>
        <translation>ドラッグで見回し、W A S Dで飛行、Spaceでボールを追い、P X C R G Hで再生を操作</translation>
    </message>
    <message>
        <source>Drag moves what is under the cursor, or the view; Shift+drag turns; 1 to 6 set the opening angle, 7 to 0 what happens to velocities</source>
        <translation>ドラッグでカーソル位置のものまたはビューを移動、Shift+ドラッグで回転、1から6で画角、7から0で速度の扱いを設定</translation>
    </message>
    <message>
        <source>A click selects the whole thing, Shift+drag moves it, Ctrl+1 steps, Ctrl+2 runs</source>
        <translation>クリックで物体全体を選択、Shift+ドラッグで移動、Ctrl+1でステップ、Ctrl+2で実行</translation>
    </message>
    <message>
        <source>Keys cannot be read: %1</source>
        <translation>キーを読み込めません: %1</translation>
    </message>
    <message>
        <source>There is no profile `%1`</source>
        <translation>プロファイル`%1`はありません</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>There is no action `%1`</source>
        <translation>操作`%1`はありません</translation>
    </message>
    <message>
        <source>the damaged file cannot be kept aside</source>
        <translation>破損したファイルを別に保管できません</translation>
    </message>
    <message>
        <source>Keys cannot be stored in %1: %2</source>
        <translation>キーを%1に保存できません: %2</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeySheet</name>
    <message>
        <source>Everywhere</source>
        <translation>すべての場所</translation>
    </message>
    <message>
        <source>In the views</source>
        <translation>ビューの中</translation>
    </message>
    <message>
        <source>Match keys: in the views, while armed</source>
        <translation>試合キー: ビューの中で、有効な間</translation>
    </message>
    <message>
        <source>In texts</source>
        <translation>テキストの中</translation>
    </message>
    <message>
        <source>In the tree of the scene file</source>
        <translation>シーンファイルのツリーの中</translation>
    </message>
    <message>
        <source>Sparkwright: keys and mouse (%1)</source>
        <translation>Sparkwright: キーとマウス (%1)</translation>
    </message>
    <message>
        <source>Wheel, pinch</source>
        <translation>ホイール、ピンチ</translation>
    </message>
    <message>
        <source>Zoom at the point under the cursor</source>
        <translation>カーソル位置の点を中心にズーム</translation>
    </message>
    <message>
        <source>Shift with any of these</source>
        <translation>以上の操作と同時にShift</translation>
    </message>
    <message>
        <source>Small steps</source>
        <translation>小刻みに動かす</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>Mouse in the views</source>
        <translation>ビューでのマウス</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>キーとマウス</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1に書き込めません: %2</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeysPage</name>
    <message>
        <source>&amp;Profile</source>
        <translation>プロファイル(&amp;P)</translation>
    </message>
    <message>
        <source>Profile of keys and mouse</source>
        <translation>キーとマウスのプロファイル</translation>
    </message>
    <message>
        <source>Search by name or keys</source>
        <translation>名前またはキーで検索</translation>
    </message>
    <message>
        <source>Press keys</source>
        <translation>キーで検索</translation>
    </message>
    <message>
        <source>Search for what keys do: press them in the field</source>
        <translation>キーの機能を調べます: 欄の中でキーを押してください</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>コマンドとそのキー</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>設定(&amp;S)</translation>
    </message>
    <message>
        <source>Give the command these keys, and no others</source>
        <translation>コマンドにこのキーだけを割り当てます</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>追加(&amp;A)</translation>
    </message>
    <message>
        <source>Give the command these keys, too</source>
        <translation>コマンドにこのキーも割り当てます</translation>
    </message>
    <message>
        <source>&amp;No keys</source>
        <translation>キーなし(&amp;N)</translation>
    </message>
    <message>
        <source>Take all keys away from the command</source>
        <translation>コマンドからすべてのキーを外します</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>リセット(&amp;R)</translation>
    </message>
    <message>
        <source>Give the command the keys of the profile</source>
        <translation>コマンドをプロファイルのキーに戻します</translation>
    </message>
    <message>
        <source>&amp;Take them away from other commands</source>
        <translation>他のコマンドから外す(&amp;T)</translation>
    </message>
    <message>
        <source>Else both commands have them, and neither acts</source>
        <translation>外さないと両方のコマンドに割り当てられ、どちらも働きません</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>すべてリセット(&amp;A)</translation>
    </message>
    <message>
        <source>Forget all own keys</source>
        <translation>独自のキーをすべて消去します</translation>
    </message>
    <message>
        <source>Save as &amp;page…</source>
        <translation>ページとして保存(&amp;P)…</translation>
    </message>
    <message>
        <source>Save all keys as a page to print: PDF or HTML</source>
        <translation>すべてのキーを印刷用のページ(PDFまたはHTML)として保存します</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>競合</translation>
    </message>
    <message>
        <source>New &amp;keys</source>
        <translation>新しいキー(&amp;K)</translation>
    </message>
    <message>
        <source>Keys with &amp;two meanings:</source>
        <translation>2つの意味を持つキー(&amp;T):</translation>
    </message>
    <message>
        <source>Your own keys</source>
        <translation>独自のキー</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>Mouse in the views</source>
        <translation>ビューでのマウス</translation>
    </message>
    <message>
        <source>%1 belongs to: %2</source>
        <translation>%1の割り当て先: %2</translation>
    </message>
    <message>
        <source>Conflict: %1</source>
        <translation>競合: %1</translation>
    </message>
    <message>
        <source>No key has two meanings</source>
        <translation>2つの意味を持つキーはありません</translation>
    </message>
    <message>
        <source>Save the keys as a page</source>
        <translation>キーをページとして保存</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;HTML (*.html)</source>
        <translation>PDF (*.pdf);;HTML (*.html)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>保存しました: %1</translation>
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
        <translation>ボールを蹴る</translation>
    </message>
    <message>
        <source>0°: towards the right goal, 90°: to the left of that</source>
        <translation>0°: 右ゴール方向、90°: その左側</translation>
    </message>
    <message>
        <source>0°: along the ground, 45°: high and far</source>
        <translation>0°: 地面に沿って、45°: 高く遠くへ</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>速さ(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Direction</source>
        <translation>方向(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Upwards</source>
        <translation>上向き(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Kick</source>
        <translation>蹴る(&amp;K)</translation>
    </message>
</context>
<context>
    <name>sparkwright::LayerCommands</name>
    <message>
        <source>Show dra&amp;wings</source>
        <translation>描画を表示(&amp;W)</translation>
    </message>
    <message>
        <source>Show the drawings of agents and tools in the active view</source>
        <translation>アクティブなビューに、エージェントやツールの描画を表示します</translation>
    </message>
    <message>
        <source>Show &amp;names and numbers</source>
        <translation>名前と番号を表示(&amp;N)</translation>
    </message>
    <message>
        <source>Show names and numbers over the things of the active view</source>
        <translation>アクティブなビューの物体の上に、名前と番号を表示します</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>オフ(&amp;O)</translation>
    </message>
    <message>
        <source>Hide the meshes of the scene in the active view</source>
        <translation>アクティブなビューでシーンのメッシュを隠します</translation>
    </message>
    <message>
        <source>&amp;Wire</source>
        <translation>ワイヤー(&amp;W)</translation>
    </message>
    <message>
        <source>Show the meshes of the scene as lines</source>
        <translation>シーンのメッシュを線で表示します</translation>
    </message>
    <message>
        <source>&amp;Flat</source>
        <translation>フラット(&amp;F)</translation>
    </message>
    <message>
        <source>Show the meshes of the scene with one brightness for each face</source>
        <translation>シーンのメッシュを面ごとに一定の明るさで表示します</translation>
    </message>
    <message>
        <source>&amp;Smooth</source>
        <translation>スムーズ(&amp;S)</translation>
    </message>
    <message>
        <source>Show the meshes of the scene with smooth shading</source>
        <translation>シーンのメッシュを滑らかな陰影で表示します</translation>
    </message>
    <message>
        <source>See-&amp;through</source>
        <translation>半透明(&amp;T)</translation>
    </message>
    <message>
        <source>Show the meshes of the scene so that one sees through them</source>
        <translation>シーンのメッシュを半透明で表示します</translation>
    </message>
    <message>
        <source>Hide the shapes of the physics engine in the active view</source>
        <translation>アクティブなビューで物理エンジンの形状を隠します</translation>
    </message>
    <message>
        <source>Show the shapes of the physics engine as lines</source>
        <translation>物理エンジンの形状を線で表示します</translation>
    </message>
    <message>
        <source>Show the shapes of the physics engine with one brightness for each face</source>
        <translation>物理エンジンの形状を面ごとに一定の明るさで表示します</translation>
    </message>
    <message>
        <source>Show the shapes of the physics engine with smooth shading</source>
        <translation>物理エンジンの形状を滑らかな陰影で表示します</translation>
    </message>
    <message>
        <source>Show the shapes of the physics engine so that one sees through them</source>
        <translation>物理エンジンの形状を半透明で表示します</translation>
    </message>
    <message>
        <source>Hide the drawings of agents and tools in the active view</source>
        <translation>アクティブなビューでエージェントやツールの描画を隠します</translation>
    </message>
    <message>
        <source>Show the drawings of agents and tools as lines</source>
        <translation>エージェントやツールの描画を線で表示します</translation>
    </message>
    <message>
        <source>Show the drawings of agents and tools with one brightness for each face</source>
        <translation>エージェントやツールの描画を面ごとに一定の明るさで表示します</translation>
    </message>
    <message>
        <source>Show the drawings of agents and tools with smooth shading</source>
        <translation>エージェントやツールの描画を滑らかな陰影で表示します</translation>
    </message>
    <message>
        <source>Show the drawings of agents and tools so that one sees through them</source>
        <translation>エージェントやツールの描画を半透明で表示します</translation>
    </message>
    <message>
        <source>Appea&amp;rance</source>
        <translation>外観(&amp;R)</translation>
    </message>
    <message>
        <source>P&amp;hysics shapes</source>
        <translation>物理形状(&amp;H)</translation>
    </message>
    <message>
        <source>Dra&amp;wings of agents</source>
        <translation>エージェントの描画(&amp;W)</translation>
    </message>
</context>
<context>
    <name>sparkwright::LayerSettings</name>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>Agent %1</source>
        <translation>エージェント%1</translation>
    </message>
    <message>
        <source>%1 · penalised</source>
        <translation>%1 · ペナルティー</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>The meshes of the scene</source>
        <translation>シーンのメッシュ</translation>
    </message>
    <message>
        <source>Collision shapes</source>
        <translation>衝突形状</translation>
    </message>
    <message>
        <source>Shapes of the physics engine; colours show the state</source>
        <translation>物理エンジンの形状。色は状態を示します</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>接触</translation>
    </message>
    <message>
        <source>Contact points with the forces of the last step</source>
        <translation>接触点と直前のステップの力</translation>
    </message>
    <message>
        <source>Joint axes</source>
        <translation>関節の軸</translation>
    </message>
    <message>
        <source>Centres of mass</source>
        <translation>重心</translation>
    </message>
    <message>
        <source>Of each body, larger if it is heavier, and of each robot, with a plumb line</source>
        <translation>各ボディ(重いほど大きい)と各ロボット(鉛直線付き)の重心</translation>
    </message>
    <message>
        <source>Support polygon</source>
        <translation>支持多角形</translation>
    </message>
    <message>
        <source>Around the points where a robot stands on the ground; it falls over when its centre of mass is not above it</source>
        <translation>ロボットが地面に接する点を囲みます。重心がこの上にないと転倒します</translation>
    </message>
    <message>
        <source>Coordinate frames</source>
        <translation>座標系</translation>
    </message>
    <message>
        <source>Axes of the world and of each body: x red, y green, z blue</source>
        <translation>ワールドと各ボディの軸: xは赤、yは緑、zは青</translation>
    </message>
    <message>
        <source>Sensors</source>
        <translation>センサー</translation>
    </message>
    <message>
        <source>Ranges of sensors: cones of vision, sonar, rays, forces on the feet</source>
        <translation>センサーの範囲: 視野の円錐、ソナー、光線、足にかかる力</translation>
    </message>
    <message>
        <source>Trails</source>
        <translation>軌跡</translation>
    </message>
    <message>
        <source>Paths of ball and robots in the last seconds</source>
        <translation>直近数秒間のボールとロボットの経路</translation>
    </message>
    <message>
        <source>Names and numbers</source>
        <translation>名前と番号</translation>
    </message>
    <message>
        <source>Team and number over the head of each robot; names of other things that move</source>
        <translation>各ロボットの頭上にチームと番号、動く他の物体には名前を表示します</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>可動</translation>
    </message>
    <message>
        <source>Stands still</source>
        <translation>静止</translation>
    </message>
    <message>
        <source>Touches something</source>
        <translation>何かに接触</translation>
    </message>
    <message>
        <source>Sleeps</source>
        <translation>スリープ中</translation>
    </message>
    <message>
        <source>Penalised in the last %1 s</source>
        <translation>直近%1 sにペナルティー</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>選択中</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>接触</translation>
    </message>
    <message>
        <source>Force, %1 N = %2 m</source>
        <translation>力、%1 N = %2 m</translation>
    </message>
    <message>
        <source>Axis, and range between stops</source>
        <translation>軸と可動範囲</translation>
    </message>
    <message>
        <source>Where it is</source>
        <translation>現在の位置</translation>
    </message>
    <message>
        <source>Of a body</source>
        <translation>ボディの重心</translation>
    </message>
    <message>
        <source>Of a robot, with plumb line</source>
        <translation>ロボットの重心、鉛直線付き</translation>
    </message>
    <message>
        <source>Centre of mass above it</source>
        <translation>重心が上にある</translation>
    </message>
    <message>
        <source>Not above it</source>
        <translation>上にない</translation>
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
        <translation>視野、%1 mまで描画</translation>
    </message>
    <message>
        <source>Sonar</source>
        <translation>ソナー</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>Ray</source>
        <translation>光線</translation>
    </message>
    <message>
        <source>Measured force, same scale as contacts</source>
        <translation>計測した力、尺度は接触と同じ</translation>
    </message>
    <message>
        <source>Gyroscope, accelerometer, position, touch</source>
        <translation>ジャイロ、加速度計、位置、接触</translation>
    </message>
    <message>
        <source>Ball, last %1 s</source>
        <translation>ボール、直近%1 s</translation>
    </message>
    <message>
        <source>Others; players in team colours</source>
        <translation>その他。選手はチームの色</translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation>描画</translation>
    </message>
    <message>
        <source>Drawings of agents and tools: lines, circles, areas and texts</source>
        <translation>エージェントやツールの描画: 線、円、領域、テキスト</translation>
    </message>
    <message>
        <source>%1 °C, %2 N·m</source>
        <translation>%1 °C、%2 N·m</translation>
    </message>
    <message>
        <source>Axes of joints, the range between their stops, and where they are in it: needles, the redder the hotter a realistic motor is</source>
        <translation>関節の軸、可動範囲、その中の現在位置。針は現実的なモーターが熱いほど赤くなります</translation>
    </message>
    <message>
        <source>Where it is, with a hot motor</source>
        <translation>現在の位置(熱いモーター)</translation>
    </message>
</context>
<context>
    <name>sparkwright::LayerSwitch</name>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Wire</source>
        <translation>ワイヤー</translation>
    </message>
    <message>
        <source>Solid</source>
        <translation>ソリッド</translation>
    </message>
    <message>
        <source>See-through</source>
        <translation>半透明</translation>
    </message>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>フラット</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>スムーズ</translation>
    </message>
</context>
<context>
    <name>sparkwright::LayersPanel</name>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>シーン</translation>
    </message>
    <message>
        <source>The view without extra layers</source>
        <translation>追加のレイヤーのないビュー</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>物理</translation>
    </message>
    <message>
        <source>What the physics engine works with: shapes, contacts, joints, masses</source>
        <translation>物理エンジンが扱うもの: 形状、接触、関節、質量</translation>
    </message>
    <message>
        <source>Sensors</source>
        <translation>センサー</translation>
    </message>
    <message>
        <source>Sensors and names of robots</source>
        <translation>ロボットのセンサーと名前</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>表示: %1</translation>
    </message>
    <message>
        <source>Restore the defaults of this panel</source>
        <translation>このパネルを初期値に戻します</translation>
    </message>
    <message>
        <source>Reset layers</source>
        <translation>レイヤーをリセット</translation>
    </message>
    <message>
        <source>&amp;Only the selection</source>
        <translation>選択したものだけ(&amp;O)</translation>
    </message>
    <message>
        <source>Layers show only the selection and its robot; meshes stay</source>
        <translation>レイヤーは選択したものとそのロボットだけに表示されます。メッシュは残ります</translation>
    </message>
    <message>
        <source>&amp;Legend in the view</source>
        <translation>ビューに凡例(&amp;L)</translation>
    </message>
    <message>
        <source>Explain the colours of the layers that are on in a corner of the view</source>
        <translation>オンになっているレイヤーの色をビューの隅で説明します</translation>
    </message>
    <message>
        <source>Nothing is selected, so the layers show nothing. Click a robot in the view.</source>
        <translation>何も選択されていないため、レイヤーには何も表示されません。ビューでロボットをクリックしてください。</translation>
    </message>
</context>
<context>
    <name>sparkwright::LayoutStore</name>
    <message>
        <source>%1: the layout cannot be read; the default layout is used</source>
        <translation>%1: レイアウトを読み込めないため、標準の配置を使います</translation>
    </message>
    <message>
        <source>The layout cannot be stored: %1</source>
        <translation>レイアウトを保存できません: %1</translation>
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
        <translation>指定の速さでは、1サイクルに使える時間は%1 msです。</translation>
    </message>
    <message numerus="yes">
        <source>%n contact(s)</source>
        <translation>
            <numerusform>%n個の接触</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n body(s) move</source>
        <translation>
            <numerusform>%n個のボディのうち%1個が動いています</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s)</source>
        <translation>
            <numerusform>%n個の関節</numerusform>
        </translation>
    </message>
    <message>
        <source>All of a cycle</source>
        <translation>サイクル全体</translation>
    </message>
    <message>
        <source>Plot them</source>
        <translation>グラフに表示</translation>
    </message>
    <message>
        <source>Show the times of the parts over simulated time, in the plots</source>
        <translation>各部分の時間を、シミュレーション時間に対してグラフに表示します</translation>
    </message>
</context>
<context>
    <name>sparkwright::LockCommands</name>
    <message>
        <source>Loc&amp;k camera</source>
        <translation>カメラをロック(&amp;K)</translation>
    </message>
    <message>
        <source>The cameras of the views stay as they are, whatever mouse and keys do</source>
        <translation>マウスやキーを操作しても、ビューのカメラは動きません</translation>
    </message>
    <message>
        <source>Lock selectio&amp;n</source>
        <translation>選択をロック(&amp;N)</translation>
    </message>
    <message>
        <source>Clicks and keys in the views select nothing else</source>
        <translation>ビューでクリックやキー操作をしても、選択は変わりません</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a command and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The camera is locked: View › %1</source>
        <translation>カメラはロックされています: 表示 › %1</translation>
    </message>
    <message>
        <source>The selection is locked: View › %1</source>
        <translation>選択はロックされています: 表示 › %1</translation>
    </message>
    <message>
        <source>Things are locked: View › %1</source>
        <translation>物体はロックされています: 表示 › %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::LogModel</name>
    <message>
        <source>Detail</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>情報</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>重大度</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>シーン</translation>
    </message>
    <message>
        <source>Scripts</source>
        <translation>スクリプト</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>エージェント</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>試合</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>発生元</translation>
    </message>
</context>
<context>
    <name>sparkwright::LogPanel</name>
    <message>
        <source>Everything</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Notes and above</source>
        <translation>情報以上</translation>
    </message>
    <message>
        <source>Warnings and errors</source>
        <translation>警告とエラー</translation>
    </message>
    <message>
        <source>Errors only</source>
        <translation>エラーのみ</translation>
    </message>
    <message>
        <source>Severity to show</source>
        <translation>表示する重大度</translation>
    </message>
    <message>
        <source>Lowest severity to be shown</source>
        <translation>表示する最低の重大度</translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation>テキストで絞り込み</translation>
    </message>
    <message>
        <source>Filter the log</source>
        <translation>ログの絞り込み</translation>
    </message>
    <message>
        <source>Clear the log</source>
        <translation>ログを消去</translation>
    </message>
    <message>
        <source>Removes all messages from the log</source>
        <translation>ログからすべてのメッセージを削除します</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>All sources</source>
        <translation>すべての発生元</translation>
    </message>
    <message>
        <source>No source</source>
        <translation>発生元なし</translation>
    </message>
    <message numerus="yes">
        <source>%n source(s)</source>
        <translation>
            <numerusform>%n個の発生元</numerusform>
        </translation>
    </message>
    <message>
        <source>Sources to show</source>
        <translation>表示する発生元</translation>
    </message>
    <message>
        <source>Which parts of the program may be heard here</source>
        <translation>プログラムのどの部分のメッセージを表示するか</translation>
    </message>
</context>
<context>
    <name>sparkwright::LogPart</name>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>コピーしました: %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::LookPart</name>
    <message>
        <source>Draw with lower quality</source>
        <translation>描画品質を下げる</translation>
    </message>
    <message>
        <source>Shadows are simpler, and more time is left for the simulation</source>
        <translation>影が単純になり、シミュレーションに使える時間が増えます</translation>
    </message>
</context>
<context>
    <name>sparkwright::MainWindow</name>
    <message>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message numerus="yes">
        <source>Opened %1, and %n other file(s) as texts</source>
        <translation>
            <numerusform>%1を開き、他の%n個のファイルをテキストとして開きました</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::ManipulationCommands</name>
    <message>
        <source>What is moved</source>
        <translation>動かすもの</translation>
    </message>
</context>
<context>
    <name>sparkwright::ManipulationTool</name>
    <message>
        <source>Release: move · Ctrl: steps · Type numbers · Enter: apply · Esc: cancel</source>
        <translation>離す: 移動 · Ctrl: 一定間隔 · 数値を入力 · Enter: 適用 · Esc: キャンセル</translation>
    </message>
    <message>
        <source>Release: kick · Shift: high · Esc: cancel</source>
        <translation>離す: 蹴る · Shift: 高く · Esc: キャンセル</translation>
    </message>
    <message>
        <source>Pushes until you let go</source>
        <translation>離すまで押します</translation>
    </message>
    <message>
        <source>Drag: move · Ctrl+click: place here · Alt+drag: push or kick</source>
        <translation>ドラッグ: 移動 · Ctrl+クリック: ここに置く · Alt+ドラッグ: 押す、蹴る</translation>
    </message>
    <message>
        <source>Drag: turn · Ctrl: steps of %1°</source>
        <translation>ドラッグ: 回転 · Ctrl: %1°間隔</translation>
    </message>
    <message>
        <source>Drag: move · Ctrl: steps of %1 m</source>
        <translation>ドラッグ: 移動 · Ctrl: %1 m間隔</translation>
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
        <translation>ドラッグ: 移動 · Ctrl+クリック: ここに置く</translation>
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
    <name>sparkwright::MassDialog</name>
    <message>
        <source>Keep each mass</source>
        <translation>各質量を保持</translation>
    </message>
    <message>
        <source>ABS</source>
        <translation>ABS</translation>
    </message>
    <message>
        <source>PLA</source>
        <translation>PLA</translation>
    </message>
    <message>
        <source>Nylon</source>
        <translation>ナイロン</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>木材</translation>
    </message>
    <message>
        <source>Rubber</source>
        <translation>ゴム</translation>
    </message>
    <message>
        <source>Carbon fibre</source>
        <translation>炭素繊維</translation>
    </message>
    <message>
        <source>Aluminium</source>
        <translation>アルミニウム</translation>
    </message>
    <message>
        <source>Titanium</source>
        <translation>チタン</translation>
    </message>
    <message>
        <source>Steel</source>
        <translation>鋼</translation>
    </message>
    <message>
        <source>Other density</source>
        <translation>その他の密度</translation>
    </message>
    <message>
        <source>Computing the shapes…</source>
        <translation>形状を計算しています…</translation>
    </message>
    <message>
        <source>Mass and inertia from shape</source>
        <translation>形状から質量と慣性</translation>
    </message>
    <message>
        <source>&amp;Material:</source>
        <translation>材料(&amp;M):</translation>
    </message>
    <message>
        <source>&amp;Density:</source>
        <translation>密度(&amp;D):</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部品</translation>
    </message>
    <message>
        <source>Mass kg</source>
        <translation>質量 kg</translation>
    </message>
    <message>
        <source>New mass kg</source>
        <translation>新しい質量 kg</translation>
    </message>
    <message>
        <source>Inertia kg·m²</source>
        <translation>慣性 kg·m²</translation>
    </message>
    <message>
        <source>New inertia kg·m²</source>
        <translation>新しい慣性 kg·m²</translation>
    </message>
    <message>
        <source>Masses before and after</source>
        <translation>変更前と変更後の質量</translation>
    </message>
    <message>
        <source>&amp;Write into the text</source>
        <translation>テキストに書き込む(&amp;W)</translation>
    </message>
    <message>
        <source>%1 has no shape with a volume</source>
        <translation>%1には体積のある形状がありません</translation>
    </message>
    <message>
        <source>There is no body in the text of this scene.</source>
        <translation>このシーンのテキストにはボディがありません。</translation>
    </message>
    <message>
        <source>Together: %1 kg, before %2 kg</source>
        <translation>合計: %1 kg、変更前%2 kg</translation>
    </message>
    <message>
        <source>The text has changed meanwhile: close this, and begin again.</source>
        <translation>その間にテキストが変わりました: これを閉じて、やり直してください。</translation>
    </message>
</context>
<context>
    <name>sparkwright::MassPanel</name>
    <message>
        <source>Part</source>
        <translation>部品</translation>
    </message>
    <message>
        <source>Mass kg</source>
        <translation>質量 kg</translation>
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
        <translation>部品の質量</translation>
    </message>
    <message>
        <source>Centre of mass in the world</source>
        <translation>ワールドでの重心</translation>
    </message>
    <message>
        <source>Inertia about the part&apos;s centre of mass, in its own axes</source>
        <translation>部品自身の軸での、重心まわりの慣性</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>テキストとしてコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Open a scene with a robot to see its masses here.</source>
        <translation>ロボットのあるシーンを開くと、その質量がここに表示されます。</translation>
    </message>
    <message numerus="yes">
        <source>Total mass: %1 kg, %n part(s)</source>
        <translation>
            <numerusform>総質量: %1 kg、部品%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Centre of mass, world: %1 m</source>
        <translation>重心、ワールド: %1 m</translation>
    </message>
    <message>
        <source>Centre of mass, in %1: %2 m</source>
        <translation>重心、%1内: %2 m</translation>
    </message>
    <message>
        <source>Inertia about it, world axes: %1 kg·m²</source>
        <translation>重心まわりの慣性、ワールド軸: %1 kg·m²</translation>
    </message>
    <message>
        <source>Com&amp;pute…</source>
        <translation>計算(&amp;P)…</translation>
    </message>
    <message>
        <source>Compute masses and inertias from the shapes, by a density or with the masses kept</source>
        <translation>形状から質量と慣性を計算します。密度を使うか、質量を保持します</translation>
    </message>
</context>
<context>
    <name>sparkwright::MatchDirector</name>
    <message>
        <source>Take co&amp;mmand back</source>
        <translation>コマンドを取り消す(&amp;M)</translation>
    </message>
    <message>
        <source>%1 takes it back</source>
        <translation>%1で取り消せます</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>取り消しました: %1</translation>
    </message>
    <message>
        <source>Play mode, clock, score and ball are as before</source>
        <translation>プレーモード、時計、得点、ボールを元に戻しました</translation>
    </message>
    <message>
        <source>Restore play mode, clock, score and ball as they were before your last command to the match, up to 30 s after it</source>
        <translation>プレーモード、時計、得点、ボールを、試合への最後のコマンドの前に戻します（30 秒以内）</translation>
    </message>
</context>
<context>
    <name>sparkwright::MatchKeys</name>
    <message>
        <source>Match &amp;keys</source>
        <translation>試合キー(&amp;K)</translation>
    </message>
    <message>
        <source>Kick-off left</source>
        <translation>左チームのキックオフ</translation>
    </message>
    <message>
        <source>Match key: kick-off for the left team</source>
        <translation>試合キー: 左チームのキックオフ</translation>
    </message>
    <message>
        <source>Kick-off right</source>
        <translation>右チームのキックオフ</translation>
    </message>
    <message>
        <source>Match key: kick-off for the right team</source>
        <translation>試合キー: 右チームのキックオフ</translation>
    </message>
    <message>
        <source>Drop ball</source>
        <translation>ドロップボール</translation>
    </message>
    <message>
        <source>Match key: drop the ball at its place</source>
        <translation>試合キー: その場でドロップボール</translation>
    </message>
    <message>
        <source>Free kick left</source>
        <translation>左チームのフリーキック</translation>
    </message>
    <message>
        <source>Match key: free kick for the left team</source>
        <translation>試合キー: 左チームのフリーキック</translation>
    </message>
    <message>
        <source>Free kick right</source>
        <translation>右チームのフリーキック</translation>
    </message>
    <message>
        <source>Match key: free kick for the right team</source>
        <translation>試合キー: 右チームのフリーキック</translation>
    </message>
    <message>
        <source>Direct free kick left</source>
        <translation>左チームの直接フリーキック</translation>
    </message>
    <message>
        <source>Match key: direct free kick for the left team</source>
        <translation>試合キー: 左チームの直接フリーキック</translation>
    </message>
    <message>
        <source>Direct free kick right</source>
        <translation>右チームの直接フリーキック</translation>
    </message>
    <message>
        <source>Match key: direct free kick for the right team</source>
        <translation>試合キー: 右チームの直接フリーキック</translation>
    </message>
    <message>
        <source>Choose play mode</source>
        <translation>プレーモードを選択</translation>
    </message>
    <message>
        <source>Match key: choose a play mode from a list</source>
        <translation>試合キー: プレーモードを一覧から選択</translation>
    </message>
    <message>
        <source>Clock to 0:00</source>
        <translation>時計を0:00に</translation>
    </message>
    <message>
        <source>Match key: set the clock of the match to 0:00</source>
        <translation>試合キー: 試合の時計を0:00に設定</translation>
    </message>
    <message>
        <source>Match keys act while a view has the keyboard</source>
        <translation>試合キーは、ビューにキーボードフォーカスがある間有効です</translation>
    </message>
    <message>
        <source>Match keys are off</source>
        <translation>試合キーはオフです</translation>
    </message>
    <message>
        <source>Let single keys act on the match while a view has the keyboard: J K kick-off, B drop ball, L R free kick, with Shift direct, O play mode, Shift+T clock to 0:00, Ctrl+Num+0 to 6 ball</source>
        <translation>ビューにキーボードフォーカスがある間、1つのキーで試合を操作します: J Kキックオフ、Bドロップボール、L Rフリーキック(Shiftで直接)、Oプレーモード、Shift+T時計を0:00に、Ctrl+Num+0から6ボール</translation>
    </message>
    <message>
        <source>Match keys are off: Match › Match keys lets them act</source>
        <translation>試合キーはオフです: 試合 › 試合キーで有効になります</translation>
    </message>
    <message>
        <source>Match keys are off: %1 lets them act</source>
        <translation>試合キーはオフです: %1 で有効になります</translation>
    </message>
</context>
<context>
    <name>sparkwright::MatchPanel</name>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>%1 plays on the left</source>
        <translation>%1は左側です</translation>
    </message>
    <message>
        <source>%1 plays on the right</source>
        <translation>%1は右側です</translation>
    </message>
    <message>
        <source>%1 · half %2 · %3</source>
        <translation>%1 · ハーフ%2 · %3</translation>
    </message>
    <message>
        <source>Last foul: %1 %2, %3</source>
        <translation>最後のファウル: %1 %2、%3</translation>
    </message>
    <message>
        <source>No foul so far</source>
        <translation>ファウルはまだありません</translation>
    </message>
    <message>
        <source>There is no match. Open a set-up with a game, such as setups/soccer.rb, for score, decisions of the referee and commands.</source>
        <translation>試合がありません。得点、審判の判定、コマンドを使うには、setups/soccer.rbなどの試合のあるセットアップを開いてください。</translation>
    </message>
    <message>
        <source>%1 in commands</source>
        <translation>コマンドでは%1</translation>
    </message>
    <message>
        <source>Play mode to set</source>
        <translation>設定するプレーモード</translation>
    </message>
    <message>
        <source>Play mode to set; the ball is not moved</source>
        <translation>設定するプレーモード。ボールは動きません</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Set the play mode</source>
        <translation>プレーモードを設定</translation>
    </message>
    <message>
        <source>Sets the play mode that is chosen on the left</source>
        <translation>左で選んだプレーモードに設定します</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Goals of the left and of the right team</source>
        <translation>左チームと右チームの得点</translation>
    </message>
    <message>
        <source>Game clock, half and play mode</source>
        <translation>試合時計、ハーフ、プレーモード</translation>
    </message>
    <message>
        <source>Game clock in minutes and seconds, half, and play mode</source>
        <translation>試合時計(分と秒)、ハーフ、プレーモード</translation>
    </message>
    <message>
        <source>Last foul</source>
        <translation>最後のファウル</translation>
    </message>
    <message>
        <source>Formations</source>
        <translation>フォーメーション</translation>
    </message>
    <message>
        <source>Place players and ball for a kick-off, a corner, or a saved formation</source>
        <translation>選手とボールをキックオフ、コーナーキック、または保存したフォーメーションに配置します</translation>
    </message>
</context>
<context>
    <name>sparkwright::MatchPart</name>
    <message>
        <source>Match</source>
        <translation>試合</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>S&amp;core and clock…</source>
        <translation>得点と時計(&amp;C)…</translation>
    </message>
    <message>
        <source>Set score and clock of the match</source>
        <translation>試合の得点と時計を設定します</translation>
    </message>
    <message>
        <source>Score and clock are set</source>
        <translation>得点と時計を設定しました</translation>
    </message>
    <message>
        <source>Type a part of a play mode</source>
        <translation>プレーモードの一部を入力</translation>
    </message>
    <message>
        <source>Play modes</source>
        <translation>プレーモード</translation>
    </message>
    <message>
        <source>%1 in commands</source>
        <translation>コマンドでは%1</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>選手</translation>
    </message>
    <message>
        <source>Play %1 against %1</source>
        <translation>%1対%1でプレー</translation>
    </message>
    <message>
        <source>The demo match begins again with fewer players</source>
        <translation>より少ない選手でデモ試合を最初から始めます</translation>
    </message>
    <message>
        <source>Rese&amp;t the clock</source>
        <translation>時計をリセット(&amp;T)</translation>
    </message>
    <message>
        <source>Set the clock of the match to 0:00</source>
        <translation>試合の時計を0:00に設定します</translation>
    </message>
    <message>
        <source>End the server</source>
        <translation>サーバーを終了</translation>
    </message>
    <message>
        <source>Match key: end the server that is watched; asks first</source>
        <translation>試合キー: 観戦中のサーバーを終了(先に確認)</translation>
    </message>
</context>
<context>
    <name>sparkwright::MeshDialog</name>
    <message>
        <source>Import mesh</source>
        <translation>メッシュをインポート</translation>
    </message>
    <message>
        <source>A mesh: .obj, .stl, .dae, .ply, .glb, .gltf</source>
        <translation>メッシュ: .obj、.stl、.dae、.ply、.glb、.gltf</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a mesh</source>
        <translation>メッシュを選択</translation>
    </message>
    <message>
        <source>Metres</source>
        <translation>メートル</translation>
    </message>
    <message>
        <source>Centimetres</source>
        <translation>センチメートル</translation>
    </message>
    <message>
        <source>Millimetres</source>
        <translation>ミリメートル</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>インチ</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>What one unit of the file is; the size below tells whether it fits</source>
        <translation>ファイルの1単位の長さ。合っているかどうかは下の大きさでわかります</translation>
    </message>
    <message>
        <source> m</source>
        <translation> m</translation>
    </message>
    <message>
        <source>Metres in one unit</source>
        <translation>1単位のメートル数</translation>
    </message>
    <message>
        <source>Metres in one unit of the file</source>
        <translation>ファイルの1単位のメートル数</translation>
    </message>
    <message>
        <source>z is up</source>
        <translation>zが上</translation>
    </message>
    <message>
        <source>y is up</source>
        <translation>yが上</translation>
    </message>
    <message>
        <source>Which axis of the file points upwards; here it is always z</source>
        <translation>ファイルで上を向く軸。ここでは常にzです</translation>
    </message>
    <message>
        <source>None: things pass through it</source>
        <translation>なし: 物体は通り抜けます</translation>
    </message>
    <message>
        <source>Box around it</source>
        <translation>外接する直方体</translation>
    </message>
    <message>
        <source>Its triangles: for things that do not move</source>
        <translation>メッシュの三角形: 動かない物体用</translation>
    </message>
    <message>
        <source>What other things touch</source>
        <translation>他の物体が接触する形状</translation>
    </message>
    <message>
        <source>Name of the node in the scene</source>
        <translation>シーン内のノードの名前</translation>
    </message>
    <message>
        <source>Size in the scene</source>
        <translation>シーン内の大きさ</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Unit</source>
        <translation>単位(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Axis</source>
        <translation>軸(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Collider</source>
        <translation>コライダー(&amp;C)</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大きさ</translation>
    </message>
    <message>
        <source>&amp;Insert</source>
        <translation>挿入(&amp;I)</translation>
    </message>
    <message>
        <source>Meshes (*.obj *.stl *.dae *.ply *.glb *.gltf)</source>
        <translation>メッシュ (*.obj *.stl *.dae *.ply *.glb *.gltf)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>The file is being read …</source>
        <translation>ファイルを読み込み中 …</translation>
    </message>
    <message>
        <source>The scene has a node of this name already; choose another one.</source>
        <translation>シーンにはすでにこの名前のノードがあります。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>%1 × %2 × %3 m, %4</source>
        <extracomment>Length, width and height of a thing</extracomment>
        <translation>%1 × %2 × %3 m、%4</translation>
    </message>
    <message numerus="yes">
        <source>%n triangle(s)</source>
        <translation>
            <numerusform>三角形%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is used where it is: %1</source>
        <translation>ファイルは元の場所のまま使われます: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are copied beside the scene, for %1</source>
        <translation>
            <numerusform>%1用に%n個のファイルをシーンの隣にコピーします</numerusform>
        </translation>
    </message>
    <message>
        <source>Missing, so that its surfaces are plain: %1</source>
        <translation>次のファイルがないため、表面は無地になります: %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::MeshImports</name>
    <message>
        <source>There is no scene in RSG to put a mesh into: open one, or make one by File ▸ New scene…</source>
        <translation>メッシュを入れるRSGのシーンがありません。シーンを開くか、作成してください: ファイル ▸ 新規シーン…</translation>
    </message>
    <message>
        <source>%1 belongs to the program, so nothing is put into it: save it elsewhere first, by File ▸ Save as…</source>
        <translation>%1はプログラムのものなので、何も入れられません。先に別の場所に保存してください: ファイル ▸ 名前を付けて保存…</translation>
    </message>
    <message>
        <source>Mend the text first: %1</source>
        <translation>先にテキストを直してください: %1</translation>
    </message>
    <message>
        <source>There are too many meshes of this name beside the scene.</source>
        <translation>シーンの隣に、この名前のメッシュが多すぎます。</translation>
    </message>
    <message>
        <source>Nothing can be put into %1: it has no body, or its parentheses are not balanced.</source>
        <translation>%1には何も入れられません: 本体がないか、括弧の対応が取れていません。</translation>
    </message>
    <message>
        <source>Import mesh %1</source>
        <translation>メッシュ%1をインポート</translation>
    </message>
    <message>
        <source>The text has changed meanwhile: try again.</source>
        <translation>その間にテキストが変わりました: もう一度お試しください。</translation>
    </message>
    <message>
        <source>Put %1 into %2; Undo takes it out again</source>
        <translation>%1を%2に入れました。「元に戻す」で取り除けます</translation>
    </message>
</context>
<context>
    <name>sparkwright::MessageCheck</name>
    <message>
        <source>there is no message</source>
        <translation>メッセージがありません</translation>
    </message>
    <message>
        <source>messages end at 1 MiB</source>
        <translation>メッセージは1 MiBまでです</translation>
    </message>
    <message>
        <source>a list begins with a name, not with another list</source>
        <translation>リストは、別のリストではなく名前で始まります</translation>
    </message>
    <message>
        <source>this parenthesis closes nothing</source>
        <translation>この括弧に対応する開き括弧がありません</translation>
    </message>
    <message>
        <source>the list has no name</source>
        <translation>リストに名前がありません</translation>
    </message>
    <message>
        <source>this is outside of parentheses; messages are lists, such as (he1 1.5)</source>
        <translation>これは括弧の外にあります。メッセージは(he1 1.5)のようなリストです</translation>
    </message>
    <message>
        <source>the quote is not closed</source>
        <translation>引用符が閉じていません</translation>
    </message>
    <message>
        <source>this character is not allowed</source>
        <translation>この文字は使えません</translation>
    </message>
    <message>
        <source>this parenthesis is not closed</source>
        <translation>この括弧が閉じていません</translation>
    </message>
</context>
<context>
    <name>sparkwright::MessageMeanings</name>
    <message>
        <source>simulated time</source>
        <translation>シミュレーション時間</translation>
    </message>
    <message>
        <source>state of the game</source>
        <translation>試合の状態</translation>
    </message>
    <message>
        <source>time of play</source>
        <translation>試合時間</translation>
    </message>
    <message>
        <source>play mode</source>
        <translation>プレーモード</translation>
    </message>
    <message>
        <source>goals of the left team</source>
        <translation>左チームの得点</translation>
    </message>
    <message>
        <source>goals of the right team</source>
        <translation>右チームの得点</translation>
    </message>
    <message>
        <source>own number</source>
        <translation>自分の番号</translation>
    </message>
    <message>
        <source>own side</source>
        <translation>自分のサイド</translation>
    </message>
    <message>
        <source>charge of the battery, 0 to 1</source>
        <translation>バッテリー残量、0から1</translation>
    </message>
    <message>
        <source>gyroscope</source>
        <translation>ジャイロ</translation>
    </message>
    <message>
        <source>rate of turning about x, y, z</source>
        <translation>x、y、z軸まわりの角速度</translation>
    </message>
    <message>
        <source>accelerometer</source>
        <translation>加速度計</translation>
    </message>
    <message>
        <source>acceleration along x, y, z</source>
        <translation>x、y、z方向の加速度</translation>
    </message>
    <message>
        <source>joint with one axis</source>
        <translation>1軸の関節</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>temperature of the motor</source>
        <translation>モーターの温度</translation>
    </message>
    <message>
        <source>current of the motor</source>
        <translation>モーターの電流</translation>
    </message>
    <message>
        <source>joint with two axes</source>
        <translation>2軸の関節</translation>
    </message>
    <message>
        <source>angle of the first axis</source>
        <translation>第1軸の角度</translation>
    </message>
    <message>
        <source>angle of the second axis</source>
        <translation>第2軸の角度</translation>
    </message>
    <message>
        <source>steered wheel</source>
        <translation>操舵輪</translation>
    </message>
    <message>
        <source>force on a foot or another part</source>
        <translation>足や他の部品にかかる力</translation>
    </message>
    <message>
        <source>where it acts, relative to the part</source>
        <translation>力の作用点(部品に対する位置)</translation>
    </message>
    <message>
        <source>the force along x, y, z</source>
        <translation>x、y、z方向の力</translation>
    </message>
    <message>
        <source>touch</source>
        <translation>接触</translation>
    </message>
    <message>
        <source>1: it touches something</source>
        <translation>1: 何かに触れています</translation>
    </message>
    <message>
        <source>parts that are touched</source>
        <translation>触れている部品</translation>
    </message>
    <message>
        <source>pose in the world</source>
        <translation>ワールドでの位置と向き</translation>
    </message>
    <message>
        <source>matrix of 4 × 4, positions in m</source>
        <translation>4 × 4の行列、位置の単位はm</translation>
    </message>
    <message>
        <source>offsets of all parts of the scene</source>
        <translation>シーンの全部品のオフセット</translation>
    </message>
    <message>
        <source>position or offset</source>
        <translation>位置またはオフセット</translation>
    </message>
    <message>
        <source>what the camera sees</source>
        <translation>カメラに見えるもの</translation>
    </message>
    <message>
        <source>ball</source>
        <translation>ボール</translation>
    </message>
    <message>
        <source>player</source>
        <translation>選手</translation>
    </message>
    <message>
        <source>line, by its ends</source>
        <translation>線(両端で表す)</translation>
    </message>
    <message>
        <source>own position</source>
        <translation>自分の位置</translation>
    </message>
    <message>
        <source>own direction</source>
        <translation>自分の向き</translation>
    </message>
    <message>
        <source>distance, angle to the left, angle up</source>
        <translation>距離、左への角度、上への角度</translation>
    </message>
    <message>
        <source>name of the team</source>
        <translation>チーム名</translation>
    </message>
    <message>
        <source>number of the player</source>
        <translation>選手の番号</translation>
    </message>
    <message>
        <source>heard: time, direction or self, message</source>
        <translation>聞こえたもの: 時刻、方向またはself、メッセージ</translation>
    </message>
    <message>
        <source>state of the robot</source>
        <translation>ロボットの状態</translation>
    </message>
    <message>
        <source>direction of the camera</source>
        <translation>カメラの向き</translation>
    </message>
    <message>
        <source>charge of the battery</source>
        <translation>バッテリー残量</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>picture of a camera</source>
        <translation>カメラの画像</translation>
    </message>
    <message>
        <source>width and height</source>
        <translation>幅と高さ</translation>
    </message>
    <message>
        <source>asks for a robot: its file and type</source>
        <translation>ロボットを要求: ファイルとタイプ</translation>
    </message>
    <message>
        <source>joins a team</source>
        <translation>チームに加わる</translation>
    </message>
    <message>
        <source>places the robot: x, y, direction</source>
        <translation>ロボットを配置: x、y、向き</translation>
    </message>
    <message>
        <source>calls a message to the others</source>
        <translation>他の選手に呼びかける</translation>
    </message>
    <message>
        <source>the answer is complete</source>
        <translation>応答の完了</translation>
    </message>
    <message>
        <source>tells its name, for the order of agents</source>
        <translation>エージェントの順序のため、名前を知らせる</translation>
    </message>
    <message>
        <source>how long it has thought</source>
        <translation>考えるのにかかった時間</translation>
    </message>
    <message>
        <source>speed of a joint</source>
        <translation>関節の速さ</translation>
    </message>
</context>
<context>
    <name>sparkwright::MessagesModel</name>
    <message>
        <source>Cycle %1</source>
        <translation>サイクル%1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>→ to agent</source>
        <translation>→ エージェントへ</translation>
    </message>
    <message>
        <source>← from agent</source>
        <translation>← エージェントから</translation>
    </message>
    <message>
        <source>← command</source>
        <translation>← コマンド</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>エージェント</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>バイト数</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
</context>
<context>
    <name>sparkwright::MirrorCommands</name>
    <message>
        <source>Of a robot whose forward is +&amp;Y</source>
        <translation>前方が+Yのロボット(&amp;Y)</translation>
    </message>
    <message>
        <source>Add the selected part mirrored to the other side, x: as robots of this simulator stand</source>
        <translation>選択した部品をxで反転し、反対側に追加します: このシミュレーターのロボットの向き</translation>
    </message>
    <message>
        <source>Of a robot whose forward is +&amp;X</source>
        <translation>前方が+Xのロボット(&amp;X)</translation>
    </message>
    <message>
        <source>Add the selected part mirrored to the other side, y: as robots from URDF stand</source>
        <translation>選択した部品をyで反転し、反対側に追加します: URDFのロボットの向き</translation>
    </message>
    <message>
        <source>Copy to the other &amp;side</source>
        <translation>反対側にコピー(&amp;S)</translation>
    </message>
    <message>
        <source>Select a part of the robot in the text or the source tree first, such as left_thigh.</source>
        <translation>先にテキストまたはソースツリーで、left_thighなどロボットの部品を選択してください。</translation>
    </message>
    <message>
        <source>Copy to the other side</source>
        <translation>反対側にコピー</translation>
    </message>
    <message>
        <source>The copy stands behind the original, in line %1.</source>
        <translation>コピーは元の部品の後、%1行目にあります。</translation>
    </message>
</context>
<context>
    <name>sparkwright::NameHelp</name>
    <message>
        <source>New name</source>
        <translation>新しい名前</translation>
    </message>
    <message>
        <source>Enter renames, Esc leaves the name as it is</source>
        <translation>Enterで名前を変更、Escで元のままにします</translation>
    </message>
    <message>
        <source>There is no name here.</source>
        <translation>ここに名前はありません。</translation>
    </message>
    <message>
        <source>No definition of %1 is known.</source>
        <translation>%1の定義が見つかりません。</translation>
    </message>
    <message>
        <source>Definitions of %1</source>
        <translation>%1の定義</translation>
    </message>
    <message>
        <source>Files that import this one</source>
        <translation>これをインポートするファイル</translation>
    </message>
    <message>
        <source>Uses of %1</source>
        <translation>%1の使用箇所</translation>
    </message>
    <message>
        <source>Only variables and names of nodes can be renamed.</source>
        <translation>名前を変更できるのは変数とノードだけです。</translation>
    </message>
    <message>
        <source>Rename to %1</source>
        <translation>%1に名前を変更</translation>
    </message>
    <message>
        <source>There is no name of a file here.</source>
        <translation>ここにファイル名はありません。</translation>
    </message>
    <message>
        <source>There is no file %1 beside this one or below the data directories.</source>
        <translation>このファイルの隣にもデータディレクトリの下にも、ファイル%1はありません。</translation>
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
        <translation>Esc: 終了</translation>
    </message>
    <message>
        <source>Flying at %1 m/s</source>
        <translation>飛行中: %1 m/s</translation>
    </message>
    <message>
        <source>look</source>
        <translation>見回す</translation>
    </message>
    <message>
        <source>%1: fly</source>
        <translation>%1: 飛行</translation>
    </message>
    <message>
        <source>%1: down, up</source>
        <translation>%1: 下降、上昇</translation>
    </message>
    <message>
        <source>up, with Shift down</source>
        <translation>上昇、Shiftで下降</translation>
    </message>
    <message>
        <source>Wheel: speed</source>
        <translation>ホイール: 速さ</translation>
    </message>
    <message>
        <source>Wheel: forward, back</source>
        <translation>ホイール: 前進、後退</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>追跡中</translation>
    </message>
    <message>
        <source>orbit</source>
        <translation>周回</translation>
    </message>
    <message>
        <source>look beside it</source>
        <translation>脇を見る</translation>
    </message>
    <message>
        <source>Wheel: distance</source>
        <translation>ホイール: 距離</translation>
    </message>
    <message>
        <source>Robot&apos;s view</source>
        <translation>ロボットの視点</translation>
    </message>
    <message>
        <source>look around</source>
        <translation>見回す</translation>
    </message>
    <message>
        <source>Wheel: angle of view</source>
        <translation>ホイール: 画角</translation>
    </message>
    <message>
        <source>Behind the robot</source>
        <translation>ロボットの後方</translation>
    </message>
    <message>
        <source>pan</source>
        <translation>平行移動</translation>
    </message>
    <message>
        <source>Wheel: zoom</source>
        <translation>ホイール: ズーム</translation>
    </message>
    <message>
        <source>select</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>one more</source>
        <translation>追加選択</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>Tab: what is behind</source>
        <translation>Tab: 背後のもの</translation>
    </message>
</context>
<context>
    <name>sparkwright::NewSceneDialog</name>
    <message>
        <source>New scene</source>
        <translation>新規シーン</translation>
    </message>
    <message>
        <source>Empty world</source>
        <translation>空のワールド</translation>
    </message>
    <message>
        <source>Nothing yet: no ground, no light</source>
        <translation>まだ何もなし: 地面も照明もありません</translation>
    </message>
    <message>
        <source>Ground and light</source>
        <translation>地面と照明</translation>
    </message>
    <message>
        <source>A plane to stand on, and two lamps</source>
        <translation>立つための平面と2つのライト</translation>
    </message>
    <message>
        <source>Falling things and a robot</source>
        <translation>落ちる物体とロボット</translation>
    </message>
    <message>
        <source>Blocks, balls and a ball on two legs, from the examples</source>
        <translation>ブロック、ボール、2本脚のボール(サンプルより)</translation>
    </message>
    <message>
        <source>Soccer field</source>
        <translation>サッカーフィールド</translation>
    </message>
    <message>
        <source>The field of the 3D league with goals, lines and ball; without a referee</source>
        <translation>ゴール、ライン、ボールのある3Dリーグのフィールド。審判なし</translation>
    </message>
    <message>
        <source>Set-up script in Ruby</source>
        <translation>Rubyのセットアップスクリプト</translation>
    </message>
    <message>
        <source>A script that makes the world, and the scene that it imports</source>
        <translation>ワールドを作るスクリプトと、それがインポートするシーン</translation>
    </message>
    <message>
        <source>What the scene begins with</source>
        <translation>シーンの最初の内容</translation>
    </message>
    <message>
        <source>Such as arena</source>
        <translation>例: arena</translation>
    </message>
    <message>
        <source>Name of the file; its ending may be left out</source>
        <translation>ファイルの名前。拡張子は省略できます</translation>
    </message>
    <message>
        <source>Folder of the file, which is made if there is none</source>
        <translation>ファイルのフォルダー。なければ作成します</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>フォルダーを選択</translation>
    </message>
    <message>
        <source>&amp;Begin with</source>
        <translation>最初の内容(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>フォルダー(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Make scene</source>
        <translation>シーンを作成(&amp;M)</translation>
    </message>
    <message>
        <source>Makes %1</source>
        <translation>%1を作成します</translation>
    </message>
</context>
<context>
    <name>sparkwright::NewStrategy</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 を書き込めません: %2</translation>
    </message>
    <message>
        <source>The team needs a name.</source>
        <translation>チームには名前が必要です。</translation>
    </message>
    <message>
        <source>The name of the team is too long: at most %1 characters</source>
        <translation>チーム名が長すぎます: 最大 %1 文字</translation>
    </message>
    <message>
        <source>The name of the team has a character that it cannot have: no quotes and no \</source>
        <translation>チーム名に使えない文字があります: 引用符と \ は使えません</translation>
    </message>
    <message>
        <source>Choose a folder for its files.</source>
        <translation>ファイルのフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>There is a file %1 already: choose another folder</source>
        <translation>ファイル %1 はすでにあります: 別のフォルダーを選んでください</translation>
    </message>
    <message>
        <source>The template %1 cannot be read: %2</source>
        <translation>テンプレート %1 を読めません: %2</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>フォルダー %1 を作れません。</translation>
    </message>
    <message>
        <source>The header %1 cannot be read: %2</source>
        <translation>ヘッダー %1 を読めません: %2</translation>
    </message>
</context>
<context>
    <name>sparkwright::NewStrategyDialog</name>
    <message>
        <source>New strategy</source>
        <translation>新しい戦略</translation>
    </message>
    <message>
        <source>C: a library, the shortest way</source>
        <translation>C: ライブラリ、いちばんの近道</translation>
    </message>
    <message>
        <source>C++: a library</source>
        <translation>C++: ライブラリ</translation>
    </message>
    <message>
        <source>Python: a program, nothing to compile</source>
        <translation>Python: プログラム、コンパイル不要</translation>
    </message>
    <message>
        <source>No side yet</source>
        <translation>まだサイドなし</translation>
    </message>
    <message>
        <source>The side that it plays for as soon as it is made</source>
        <translation>作成後すぐにプレイするサイド</translation>
    </message>
    <message>
        <source>My team</source>
        <translation>マイチーム</translation>
    </message>
    <message>
        <source>The name that the scoreboard shows</source>
        <translation>スコアボードに表示される名前</translation>
    </message>
    <message>
        <source>Folder of its files, which is made if there is none</source>
        <translation>ファイルのフォルダー。なければ作られます</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>フォルダーを選ぶ</translation>
    </message>
    <message>
        <source>What the compiler has said</source>
        <translation>コンパイラーの出力</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Team</source>
        <translation>チーム(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>フォルダー(&amp;F)</translation>
    </message>
    <message>
        <source>Plays &amp;for</source>
        <translation>サイド(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Make strategy</source>
        <translation>戦略を作成(&amp;M)</translation>
    </message>
    <message>
        <source>Makes %1</source>
        <translation>%1 を作ります</translation>
    </message>
    <message>
        <source>Its files are there, but could not be compiled:</source>
        <translation>ファイルはありますが、コンパイルできませんでした:</translation>
    </message>
</context>
<context>
    <name>sparkwright::NodeCommands</name>
    <message numerus="yes">
        <source>%n nodes</source>
        <translation>
            <numerusform>%n個のノード</numerusform>
        </translation>
    </message>
    <message>
        <source>It is no longer there.</source>
        <translation>もうありません。</translation>
    </message>
    <message>
        <source>Nodes cannot be put there.</source>
        <translation>そこにノードは置けません。</translation>
    </message>
    <message>
        <source>A node cannot be moved into itself.</source>
        <translation>ノードをそれ自身の中へは動かせません。</translation>
    </message>
    <message>
        <source>The clipboard holds no nodes.</source>
        <translation>クリップボードにノードがありません。</translation>
    </message>
    <message>
        <source>Parentheses are missing. Correct the text first.</source>
        <translation>括弧が足りません。先にテキストを直してください。</translation>
    </message>
    <message>
        <source>Only nodes have names.</source>
        <translation>名前があるのはノードだけです。</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1を追加</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>ドロップ</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1を削除</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>%1の名前を%2に変更</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>%1を複製</translation>
    </message>
    <message>
        <source>Cut %1</source>
        <translation>%1を切り取り</translation>
    </message>
    <message>
        <source>%1 cannot keep its pose in the world: that of %2 is computed or not known from the text.</source>
        <translation>%1はワールドでの位置と向きを保てません: %2の位置と向きが計算されているか、テキストからわかりません。</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1を移動</translation>
    </message>
</context>
<context>
    <name>sparkwright::NodeInspection</name>
    <message>
        <source>&amp;Pin properties</source>
        <translation>プロパティをピン留め(&amp;P)</translation>
    </message>
    <message>
        <source>Keep the properties of what is selected in a panel of their own, to compare them with others</source>
        <translation>選択したもののプロパティを専用のパネルに残し、他のものと比べられるようにします</translation>
    </message>
    <message>
        <source>Select something first</source>
        <translation>先に何かを選択してください</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>プロパティ</translation>
    </message>
    <message>
        <source>Pinned properties</source>
        <translation>ピン留めしたプロパティ</translation>
    </message>
</context>
<context>
    <name>sparkwright::NodeName</name>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>Robot</source>
        <translation>ロボット</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>フィールド</translation>
    </message>
    <message>
        <source>Nameless part</source>
        <translation>名前のない部品</translation>
    </message>
</context>
<context>
    <name>sparkwright::NodePanel</name>
    <message>
        <source>Made by the program, not by a file</source>
        <translation>ファイルではなくプログラムが作成しました</translation>
    </message>
    <message>
        <source>It is not in this run any more</source>
        <translation>この実行にはもうありません</translation>
    </message>
    <message>
        <source>Made in %1</source>
        <translation>%1で作成</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1、%2行目</translation>
    </message>
    <message>
        <source>It is gone</source>
        <translation>もうありません</translation>
    </message>
    <message>
        <source>Set to %1 for this run only</source>
        <translation>この実行だけ%1に設定しました</translation>
    </message>
    <message>
        <source>In the running simulation</source>
        <translation>実行中のシミュレーションでの値</translation>
    </message>
    <message>
        <source>The simulation does not tell it; double-click to set it for this run only</source>
        <translation>シミュレーションからは値がわかりません。ダブルクリックすると、この実行だけに設定できます</translation>
    </message>
    <message>
        <source>Double-click to set it for this run only</source>
        <translation>ダブルクリックすると、この実行だけに設定できます</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) set for this run only; a reset brings back those of the files</source>
        <translation>
            <numerusform>この実行だけに%n個の値を設定しました。リセットするとファイルの値に戻ります</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>コピーしました: %1</translation>
    </message>
    <message>
        <source>Filter values</source>
        <translation>値の絞り込み</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>プロパティ</translation>
    </message>
    <message>
        <source>Value in this run</source>
        <translation>この実行での値</translation>
    </message>
    <message>
        <source>Values of the node in this run</source>
        <translation>この実行でのノードの値</translation>
    </message>
    <message>
        <source>Copy the path</source>
        <translation>パスをコピー</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Open the file that made it, to edit its properties there</source>
        <translation>作成元のファイルを開き、そこでプロパティを編集します</translation>
    </message>
    <message>
        <source>Path of the node</source>
        <translation>ノードのパス</translation>
    </message>
    <message>
        <source>Where the node was made</source>
        <translation>ノードが作成された場所</translation>
    </message>
    <message>
        <source>Changes of this run</source>
        <translation>この実行での変更</translation>
    </message>
</context>
<context>
    <name>sparkwright::NoticeBell</name>
    <message numerus="yes">
        <source>%n new warning(s) or error(s)</source>
        <translation>
            <numerusform>新しい警告またはエラー%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>%1: click for the list</source>
        <translation>%1: クリックで一覧表示</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>一覧を消去(&amp;C)</translation>
    </message>
    <message numerus="yes">
        <source> (%n times)</source>
        <translation>
            <numerusform> (%n回)</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been told yet. Errors and warnings appear here.</source>
        <translation>通知はまだありません。エラーと警告はここに表示されます。</translation>
    </message>
</context>
<context>
    <name>sparkwright::NoticeToasts</name>
    <message>
        <source>Notifications</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>Close notification</source>
        <translation>通知を閉じる</translation>
    </message>
</context>
<context>
    <name>sparkwright::NumberScrubber</name>
    <message>
        <source>Handle that changes the number</source>
        <translation>数を変更するハンドル</translation>
    </message>
    <message>
        <source>Drag to change the number; Ctrl finer, Shift coarser, Esc takes it back</source>
        <translation>ドラッグで数を変更。Ctrlで細かく、Shiftで大まかに、Escで取り消し</translation>
    </message>
    <message>
        <source>Change number</source>
        <translation>数を変更</translation>
    </message>
</context>
<context>
    <name>sparkwright::Options</name>
    <message>
        <source>There is no data directory `%1`.</source>
        <translation>データディレクトリ`%1`はありません。</translation>
    </message>
    <message>
        <source>Builds and runs robot simulations.</source>
        <translation>ロボットシミュレーションを作成して実行します。</translation>
    </message>
    <message>
        <source>Seed of the random numbers; 0: from the clock.</source>
        <translation>乱数のシード。0: 時計から。</translation>
    </message>
    <message>
        <source>Each cycle waits for every agent.</source>
        <translation>各サイクルですべてのエージェントを待ちます。</translation>
    </message>
    <message>
        <source>Shows this text.</source>
        <translation>このテキストを表示します。</translation>
    </message>
    <message>
        <source>Shows the version.</source>
        <translation>バージョンを表示します。</translation>
    </message>
    <message>
        <source>Port for agents, and further ones for the same; 0: any free one. Default: 3100</source>
        <translation>エージェント用のポートと、その追加のポート。0: 空きポート。既定値: 3100</translation>
    </message>
    <message>
        <source>Port for monitors, and further ones for the same; 0: any free one. Default: 3200</source>
        <translation>モニター用のポートと、その追加のポート。0: 空きポート。既定値: 3200</translation>
    </message>
    <message>
        <source>How agents connect. Default: tcp</source>
        <translation>エージェントの接続方法。既定値: tcp</translation>
    </message>
    <message>
        <source>How monitors connect. Default: tcp</source>
        <translation>モニターの接続方法。既定値: tcp</translation>
    </message>
    <message>
        <source>Silence after which UDP clients are removed. Default: 30</source>
        <translation>UDPクライアントを除外するまでの無通信時間。既定値: 30</translation>
    </message>
    <message>
        <source>Message formats of agents: sexp, json, or parsers of plugins. Default: sexp</source>
        <translation>エージェントのメッセージ形式: sexp、json、またはプラグインのパーサー。既定値: sexp</translation>
    </message>
    <message>
        <source>No cycle waits; overrides the set-up.</source>
        <translation>どのサイクルも待ちません。セットアップより優先されます。</translation>
    </message>
    <message>
        <source>How long a cycle waits for an agent, wall time; 0: for ever. Default: 0</source>
        <translation>サイクルがエージェントを待つ実時間。0: 無期限。既定値: 0</translation>
    </message>
    <message>
        <source>What happens to a late agent: it is disconnected, or misses a cycle. Default: disconnect</source>
        <translation>遅れたエージェントの扱い: 切断するか、1サイクル飛ばします。既定値: disconnect</translation>
    </message>
    <message>
        <source>Cycles between messages to monitors. Default: 2</source>
        <translation>モニターへのメッセージ間のサイクル数。既定値: 2</translation>
    </message>
    <message>
        <source>--%1 takes %2, not `%3`.</source>
        <translation>--%1が取るのは`%3`ではなく%2です。</translation>
    </message>
    <message>
        <source>UDP port for drawings of agents and tools [32769]; 0: none.</source>
        <translation>エージェントやツールの描画用のUDPポート[32769]。0: なし。</translation>
    </message>
    <message>
        <source>Wall time after which an agent inside the simulator is stopped; 0: never. Default: 10</source>
        <translation>シミュレーター内のエージェントを停止するまでの実時間。0: 停止しない。既定値: 10</translation>
    </message>
    <message>
        <source>Steps of an agent&apos;s script for each answer; 0: no limit. Default: 1000000</source>
        <translation>1回の応答に使えるエージェントのスクリプトのステップ数。0: 無制限。既定値: 1000000</translation>
    </message>
    <message>
        <source>Number of agents that must have connected and sent a message before the first cycle. Default: 0</source>
        <translation>最初のサイクルの前に、接続してメッセージを送っているべきエージェントの数。既定値: 0</translation>
    </message>
    <message>
        <source>Agent timing: by arrival of messages (plain), or by simulated times only (reproducible). Default: plain</source>
        <translation>エージェントのタイミング: メッセージの到着順(plain)、またはシミュレーション時間のみ(reproducible)。既定値: plain</translation>
    </message>
    <message>
        <source>Reproducible timing: how long agents think, simulated milliseconds, or reported. Default: 20</source>
        <translation>再現可能なタイミング: エージェントの思考時間(シミュレーション上のミリ秒)、またはreported。既定値: 20</translation>
    </message>
    <message>
        <source>Reproducible timing: factor for reported times. Default: 1</source>
        <translation>再現可能なタイミング: 報告される時間の係数。既定値: 1</translation>
    </message>
    <message>
        <source>Reproducible timing: milliseconds from sensing to the percepts. Default: 0</source>
        <translation>再現可能なタイミング: 感知から知覚までのミリ秒。既定値: 0</translation>
    </message>
    <message>
        <source>Reproducible timing: milliseconds from the end of a thought to its effect. Default: 0</source>
        <translation>再現可能なタイミング: 思考の終わりから効果までのミリ秒。既定値: 0</translation>
    </message>
    <message>
        <source>Reproducible timing: most percepts that wait while an agent thinks. Default: 50</source>
        <translation>再現可能なタイミング: エージェントの思考中に待機する知覚の最大数。既定値: 50</translation>
    </message>
    <message>
        <source>Sets a variable, overriding the set-up, such as BeamNoiseXY=0; may be given several times.</source>
        <translation>変数を設定し、セットアップより優先させます(例: BeamNoiseXY=0)。複数回指定できます。</translation>
    </message>
    <message>
        <source>Where set-ups may write recordings and log files [~/.local/state/sparkwright/logs].</source>
        <translation>セットアップが記録とログファイルを書き込める場所[~/.local/state/sparkwright/logs]。</translation>
    </message>
    <message>
        <source>There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set. Without a window, the same simulation runs in sparkwright-server.</source>
        <translation>ディスプレイがありません: DISPLAYもWAYLAND_DISPLAYも設定されていません。ウィンドウなしの同じシミュレーションは、sparkwright-serverで実行できます。</translation>
    </message>
    <message>
        <source>Reproducible timing: shortest reported time, in milliseconds. Default: 1</source>
        <translation>再現可能なタイミング: 報告する最短時間(ミリ秒)。既定値: 1</translation>
    </message>
    <message>
        <source>Language of the program: %1.</source>
        <translation>プログラムの言語: %1。</translation>
    </message>
    <message>
        <source>Shows versions, machine and OpenGL, for reports of bugs.</source>
        <translation>バグ報告用に、バージョン、マシン、OpenGLを表示します。</translation>
    </message>
    <message>
        <source>Did you mean --%1?</source>
        <translation>--%1のことですか?</translation>
    </message>
    <message>
        <source>There is no language `%1`: choose one of %2.</source>
        <translation>言語`%1`はありません: %2から選んでください。</translation>
    </message>
    <message>
        <source>Scene (.rsg, .ros, .f2kworld), set-up (.rb), project (.sparkproject), recording (.mcap, .log, .sparkmonitor) or kept state (.sparkstate) to open; the texts of further ones are opened beside it. Without any: the start page; with --set: setups/soccer.rb</source>
        <translation>開くシーン(.rsg, .ros, .f2kworld)、セットアップ(.rb)、プロジェクト(.sparkproject)、記録(.mcap, .log, .sparkmonitor)、または保存した状態(.sparkstate)。2つ目以降はテキストが横に開きます。省略時: スタートページ。--setがある場合: setups/soccer.rb</translation>
    </message>
    <message>
        <source>Uses a plugin of the window beside those of the folders; may be given several times.</source>
        <translation>フォルダーのプラグインに加えて、ウィンドウのプラグインを使います。複数回指定できます。</translation>
    </message>
    <message>
        <source>Starts with presets, without touching stored settings and layouts, and without plugins of the window and of SPARKWRIGHT_PLUGINS.</source>
        <translation>保存済みの設定とレイアウトに触れず、ウィンドウのプラグインとSPARKWRIGHT_PLUGINSのプラグインなしで、初期値で起動します。</translation>
    </message>
    <message>
        <source>Shows a small window for one strategy, which plays on a server; FILE is its library.</source>
        <translation>サーバーで戦う一つの戦略のための小さなウィンドウを表示します。FILE はそのライブラリです。</translation>
    </message>
    <message>
        <source>Port for strategies and displays of a game; 0: any free one. Default: that of the game</source>
        <translation>ゲームの戦略と表示器用のポート。0: 空きポート。既定値: ゲームのポート</translation>
    </message>
    <message>
        <source>Address of this computer where agents, monitors, strategies and drawings arrive: 127.0.0.1: from this computer only; 0.0.0.0: from others, too. Default: 127.0.0.1</source>
        <translation>エージェント、モニター、戦略、描画を受け付けるこのコンピューターのアドレス。127.0.0.1: このコンピューターからのみ、0.0.0.0: ほかのコンピューターからも。既定値: 127.0.0.1</translation>
    </message>
    <message>
        <source>As fast as possible instead of in real time.</source>
        <translation>実時間ではなく、できるだけ速く。</translation>
    </message>
    <message>
        <source>Paced by the clock, whatever the set-up says.</source>
        <translation>セットアップの内容にかかわらず、時計に合わせて。</translation>
    </message>
    <message>
        <source>Threads that compute a cycle, or auto; results are the same with any number. Default: auto</source>
        <translation>1 サイクルを計算するスレッド数、または auto。結果は数によらず同じです。既定値: auto</translation>
    </message>
    <message>
        <source>Heaps of more bodies are solved iteratively: faster, with other results; 0: none. Default: 0</source>
        <translation>これより多くの物体の山は反復法で解きます。速くなりますが結果は変わります。0: なし。既定値: 0</translation>
    </message>
    <message>
        <source>Heaps with more contact rows are solved iteratively; 0: none. Default: as the scene says</source>
        <translation>これより接触の行が多い山は反復法で解きます。0: なし。既定値: シーンに従う</translation>
    </message>
    <message>
        <source>How physics is computed: exact, engine (same results, slower) or iterative (other results). Default: as the scene says</source>
        <translation>物理の計算方法: exact（正確）、engine（同じ結果、遅い）、iterative（結果が異なる）。既定値: シーンに従う</translation>
    </message>
    <message>
        <source>Pauses at this simulated time, or at goal, foul, event, &apos;mode M&apos; or &apos;ball/speed &gt; 2&apos;.</source>
        <translation>このシミュレーション時刻、または goal、foul、event、&apos;mode M&apos;、&apos;ball/speed &gt; 2&apos; で一時停止します。</translation>
    </message>
    <message>
        <source>Directory with scenes, set-ups and robots; may be given several times.</source>
        <translation>シーン、セットアップ、ロボットのあるディレクトリ。複数回指定できます。</translation>
    </message>
    <message>
        <source>Directory or zip archive that is searched before the data; may be given several times.</source>
        <translation>データより先に検索されるディレクトリまたは zip アーカイブ。複数回指定できます。</translation>
    </message>
    <message>
        <source>Plugin that is loaded with each scene, by its name without .so; may be given several times.</source>
        <translation>各シーンとともに読み込まれるプラグイン（.so を除いた名前）。複数回指定できます。</translation>
    </message>
    <message>
        <source>Directory of plugins, searched before the others; may be given several times.</source>
        <translation>ほかより先に検索されるプラグインのディレクトリ。複数回指定できます。</translation>
    </message>
    <message>
        <source>Pictures of robots&apos; cameras: when a robot has one (auto), or never (off). Default: auto</source>
        <translation>ロボットのカメラの画像: ロボットにカメラがあるとき（auto）、またはなし（off）。既定値: auto</translation>
    </message>
    <message>
        <source>Steps of a script before it is stopped; 0: no limit. Default: 20000000</source>
        <translation>スクリプトを停止するまでのステップ数。0: 制限なし。既定値: 20000000</translation>
    </message>
    <message>
        <source>Time of scripts to load a scene, in seconds; 0: no limit. Default: 60</source>
        <translation>シーンの読み込みにスクリプトが使える時間（秒）。0: 制限なし。既定値: 60</translation>
    </message>
    <message>
        <source>Memory of scripts, in MiB. Default: 256</source>
        <translation>スクリプトのメモリ（MiB）。既定値: 256</translation>
    </message>
    <message>
        <source>Reports whatever scene files are forgiven because files rely on it.</source>
        <translation>ファイルが依存しているため大目に見られているシーンファイルの点をすべて報告します。</translation>
    </message>
    <message>
        <source>A wrong number of template arguments shifts definitions, as in the reference simulator.</source>
        <translation>テンプレートの引数の数が違うと、基準シミュレーターと同じく定義がずれます。</translation>
    </message>
</context>
<context>
    <name>sparkwright::PalettePart</name>
    <message>
        <source>&amp;Command palette…</source>
        <translation>コマンドパレット(&amp;C)…</translation>
    </message>
    <message>
        <source>Find a command by a part of its name, and carry it out</source>
        <translation>名前の一部でコマンドを探して実行します</translation>
    </message>
    <message>
        <source>Type a part of a command</source>
        <translation>コマンドの一部を入力</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source> › </source>
        <translation> › </translation>
    </message>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>on · %1</source>
        <translation>オン · %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::PerspectiveSwitch</name>
    <message>
        <source>&amp;Design</source>
        <translation>設計(&amp;D)</translation>
    </message>
    <message>
        <source>Build a robot or a scene: tree, properties, text, joints</source>
        <translation>ロボットやシーンの作成: ツリー、プロパティ、テキスト、関節</translation>
    </message>
    <message>
        <source>M&amp;atch</source>
        <translation>試合(&amp;A)</translation>
    </message>
    <message>
        <source>Run and referee: match, agents, timeline</source>
        <translation>実行と審判: 試合、エージェント、タイムライン</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>振り返り(&amp;R)</translation>
    </message>
    <message>
        <source>Study a recording or the past of a run: events, plots, timeline</source>
        <translation>記録や実行の過去の調査: イベント、グラフ、タイムライン</translation>
    </message>
    <message>
        <source>Perspective</source>
        <translation>ワークスペース</translation>
    </message>
</context>
<context>
    <name>sparkwright::PictureCommands</name>
    <message>
        <source>A picture is still being drawn</source>
        <translation>画像を描画中です</translation>
    </message>
    <message>
        <source>There is nothing to draw yet</source>
        <translation>描画するものがまだありません</translation>
    </message>
    <message>
        <source>Drawing %1</source>
        <translation>%1を描画中</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>キャンセルしました</translation>
    </message>
    <message>
        <source>The picture is not saved: %1</source>
        <translation>画像は保存されていません: %1</translation>
    </message>
    <message>
        <source>&amp;Copy picture of the view</source>
        <translation>ビューの画像をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Put the active view as it is on the clipboard</source>
        <translation>アクティブなビューをそのままクリップボードにコピーします</translation>
    </message>
    <message>
        <source>The picture of the view is on the clipboard</source>
        <translation>ビューの画像をクリップボードにコピーしました</translation>
    </message>
</context>
<context>
    <name>sparkwright::PictureDialog</name>
    <message>
        <source>&amp;Transparent background</source>
        <translation>透明な背景(&amp;T)</translation>
    </message>
    <message>
        <source>Score board and &amp;marks of the selection</source>
        <translation>スコアボードと選択の印(&amp;M)</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>As the view (%1 × %2)</source>
        <translation>ビューと同じ(%1 × %2)</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>幅</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高さ</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>Draws several pixels in each direction and takes their mean: finer, but slower</source>
        <translation>各方向に複数のピクセルを描画して平均します: きれいですが遅くなります</translation>
    </message>
    <message>
        <source>Without sky and ground, to be laid over other pictures</source>
        <translation>空と地面を描かず、他の画像に重ねられるようにします</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>ファイルを選択</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>サイズ(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;upersampling</source>
        <translation>スーパーサンプリング(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg)</source>
        <translation>画像 (*.png *.jpg)</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>そのフォルダーはありません。</translation>
    </message>
    <message>
        <source>Only PNG keeps a transparent background.</source>
        <translation>透明な背景を保てるのはPNGだけです。</translation>
    </message>
    <message>
        <source>The file exists and will be replaced.</source>
        <translation>このファイルはすでに存在し、置き換えられます。</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlacementModel</name>
    <message>
        <source>Ball</source>
        <translation>ボール</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>may stand there</source>
        <translation>そこに立てます</translation>
    </message>
    <message>
        <source>is not allowed there: moves %1</source>
        <translation>そこは許されません: %1 動きます</translation>
    </message>
    <message>
        <source>is too near to another: moves %1</source>
        <translation>他に近すぎます: %1 動きます</translation>
    </message>
    <message>
        <source>has a fixed place: moves %1</source>
        <translation>決まった位置があります: %1 動きます</translation>
    </message>
    <message>
        <source>has no place: moves %1</source>
        <translation>位置がありません: %1 動きます</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>選手</translation>
    </message>
    <message>
        <source>In this restart</source>
        <translation>このリスタートでは</translation>
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
        <translation>左</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>In games whose rules know the places of restarts, a restart is planned here.</source>
        <translation>リスタートの位置をルールが定める競技では、ここでリスタートを計画します。</translation>
    </message>
    <message>
        <source>The match plays. Pause it, then drag robots and ball in the view to where they shall stand.</source>
        <translation>試合が進行中です。一時停止してから、ビューの中でロボットとボールを置きたい場所へドラッグしてください。</translation>
    </message>
    <message>
        <source>Drag robots and ball in the view to where they shall stand.</source>
        <translation>ビューの中でロボットとボールを置きたい場所へドラッグしてください。</translation>
    </message>
    <message numerus="yes">
        <source>%n robot(s) may not stand there; arrows show where the rules move them.</source>
        <translation>
            <numerusform>%n 台のロボットはそこに立てません。矢印はルールが移す先を示します。</numerusform>
        </translation>
    </message>
    <message>
        <source>All robots may stand there.</source>
        <translation>すべてのロボットがそこに立てます。</translation>
    </message>
    <message>
        <source>%1 chooses first.</source>
        <translation>%1 が先に選びます。</translation>
    </message>
    <message>
        <source>&amp;Restart:</source>
        <translation>リスタート(&amp;R):</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>リスタート</translation>
    </message>
    <message>
        <source>The restart whose rules say where robots may stand</source>
        <translation>ロボットがどこに立てるかをルールが定めるリスタート</translation>
    </message>
    <message>
        <source>Places in this restart</source>
        <translation>このリスタートでの位置</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlacementPart</name>
    <message>
        <source>P&amp;lan a restart</source>
        <translation>リスタートを計画(&amp;L)</translation>
    </message>
    <message>
        <source>Place robots and ball for a restart, and see what its rules make of it</source>
        <translation>リスタートのためにロボットとボールを置き、ルールがどう扱うかを見ます</translation>
    </message>
    <message>
        <source>Put right</source>
        <translation>正しく置く</translation>
    </message>
    <message>
        <source>Move all that may not stand where they are to where the rules put them</source>
        <translation>そこに立てないものをすべてルールが定める場所へ移します</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>ここから開始</translation>
    </message>
    <message>
        <source>Give this restart with robots and ball as they stand; the strategies are not asked</source>
        <translation>ロボットとボールが今ある位置のままこのリスタートを行います。戦略には尋ねません</translation>
    </message>
    <message>
        <source>Pause the match</source>
        <translation>試合を一時停止</translation>
    </message>
    <message>
        <source>The clock stops and robots wait, so that they can be placed</source>
        <translation>時計が止まりロボットが待つので、置くことができます</translation>
    </message>
    <message>
        <source>Placement</source>
        <translation>配置</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlayerCommands</name>
    <message>
        <source>&amp;Yellow card</source>
        <translation>イエローカード(&amp;Y)</translation>
    </message>
    <message>
        <source>Caution the selected player; the second time it is sent off</source>
        <translation>選択した選手に警告します。2回目で退場になります</translation>
    </message>
    <message>
        <source>&amp;Red card</source>
        <translation>レッドカード(&amp;R)</translation>
    </message>
    <message>
        <source>Send the selected player off: its agent is disconnected, and nobody gets its number again</source>
        <translation>選択した選手を退場にします。エージェントは切断され、番号は再び割り当てられません</translation>
    </message>
    <message>
        <source>&amp;Suspend for 30 s</source>
        <translation>30 sの一時退場(&amp;S)</translation>
    </message>
    <message>
        <source>Keep the selected player beside the field for 30 s of the game clock</source>
        <translation>選択した選手を、試合時計で30 sの間フィールドの脇にとどめます</translation>
    </message>
    <message>
        <source>&amp;Let play again</source>
        <translation>復帰させる(&amp;L)</translation>
    </message>
    <message>
        <source>End the suspension of the selected player</source>
        <translation>選択した選手の一時退場を終わらせます</translation>
    </message>
    <message>
        <source>Put &amp;beside the field</source>
        <translation>フィールドの脇に置く(&amp;B)</translation>
    </message>
    <message>
        <source>Put the selected player beside the field; it may walk in again</source>
        <translation>選択した選手をフィールドの脇に置きます。歩いて戻ることができます</translation>
    </message>
    <message>
        <source>Re&amp;move from the match</source>
        <translation>試合から外す(&amp;M)</translation>
    </message>
    <message>
        <source>Disconnect the agent of the selected player, whose number becomes free</source>
        <translation>選択した選手のエージェントを切断し、番号を空けます</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>選手(&amp;P)</translation>
    </message>
    <message>
        <source>B&amp;eam to…</source>
        <translation>ビーム先を指定(&amp;E)…</translation>
    </message>
    <message>
        <source>Put the selected player upright at a place that you type</source>
        <translation>選択した選手を、入力した場所に直立させます</translation>
    </message>
    <message>
        <source>Switch robot o&amp;ff</source>
        <translation>ロボットの電源を切る(&amp;F)</translation>
    </message>
    <message>
        <source>Take the power from the robot of the selected player: its joints give way and it ignores its agent, which still gets percepts</source>
        <translation>選択した選手のロボットの電源を切ります。関節の力が抜け、エージェントを無視しますが、エージェントには知覚が届きます</translation>
    </message>
    <message>
        <source>Switch robot o&amp;n</source>
        <translation>ロボットの電源を入れる(&amp;N)</translation>
    </message>
    <message>
        <source>Give the robot of the selected player its power back: it obeys its agent again</source>
        <translation>選択した選手のロボットの電源を入れ直します。再びエージェントに従います</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlayerDialog</name>
    <message>
        <source>Start %1</source>
        <translation>%1 を開始</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>開始(&amp;S)</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlayerSelection</name>
    <message>
        <source>Se&amp;lect</source>
        <translation>選択(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Left team</source>
        <translation>左チーム(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Right team</source>
        <translation>右チーム(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Ball</source>
        <translation>ボール(&amp;B)</translation>
    </message>
    <message>
        <source>Select the ball</source>
        <translation>ボールを選択します</translation>
    </message>
    <message>
        <source>&amp;Next player</source>
        <translation>次の選手(&amp;N)</translation>
    </message>
    <message>
        <source>Select the next player of the same team</source>
        <translation>同じチームの次の選手を選択します</translation>
    </message>
    <message>
        <source>&amp;Previous player</source>
        <translation>前の選手(&amp;P)</translation>
    </message>
    <message>
        <source>Select the previous player of the same team</source>
        <translation>同じチームの前の選手を選択します</translation>
    </message>
    <message>
        <source>Left player &amp;%1</source>
        <translation>左チームの選手&amp;%1</translation>
    </message>
    <message>
        <source>Select player %1 of the left team</source>
        <translation>左チームの選手%1を選択します</translation>
    </message>
    <message>
        <source>Right player &amp;%1</source>
        <translation>右チームの選手&amp;%1</translation>
    </message>
    <message>
        <source>Select player %1 of the right team</source>
        <translation>右チームの選手%1を選択します</translation>
    </message>
    <message>
        <source>The left team has no player %1</source>
        <translation>左チームに選手%1はいません</translation>
    </message>
    <message>
        <source>The right team has no player %1</source>
        <translation>右チームに選手%1はいません</translation>
    </message>
    <message>
        <source>There is no ball</source>
        <translation>ボールがありません</translation>
    </message>
    <message>
        <source>There are no players</source>
        <translation>選手がいません</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlayersModel</name>
    <message>
        <source>%1 yellow</source>
        <translation>イエロー%1</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>イエロー</translation>
    </message>
    <message>
        <source>red</source>
        <translation>レッド</translation>
    </message>
    <message>
        <source>sent off</source>
        <translation>退場</translation>
    </message>
    <message>
        <source>suspended, %1:%2</source>
        <translation>一時退場、%1:%2</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>プレー中</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>離脱</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>選手</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>ファウル</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>switched off</source>
        <translation>電源オフ</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlayersPanel</name>
    <message>
        <source>Players appear here with their fouls, cards and suspensions when they have joined the match.</source>
        <translation>選手が試合に加わると、ファウル、カード、一時退場と共にここに表示されます。</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>選手</translation>
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
        <translation>全体表示</translation>
    </message>
    <message>
        <source>Show all times and values</source>
        <translation>すべての時間と値を表示します</translation>
    </message>
    <message>
        <source>Remove all plots</source>
        <translation>すべてのグラフを削除</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>画像としてコピー</translation>
    </message>
    <message>
        <source>Copy the plots as a picture</source>
        <translation>グラフを画像としてコピーします</translation>
    </message>
    <message>
        <source>Copy as table</source>
        <translation>表としてコピー</translation>
    </message>
    <message>
        <source>Copy the visible values as a table</source>
        <translation>表示中の値を表としてコピーします</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>CSVとして保存</translation>
    </message>
    <message>
        <source>Save the visible values in a CSV file</source>
        <translation>表示中の値をCSVファイルに保存します</translation>
    </message>
    <message>
        <source>&amp;Newest</source>
        <translation>最新(&amp;N)</translation>
    </message>
    <message>
        <source>How much of a running simulation is shown, in simulated time</source>
        <translation>実行中のシミュレーションを表示する長さ(シミュレーション時間)</translation>
    </message>
    <message>
        <source>Length of the shown time</source>
        <translation>表示する時間の長さ</translation>
    </message>
    <message>
        <source>Reading the recording</source>
        <translation>記録を読み込み中</translation>
    </message>
    <message>
        <source>%1: nothing is plotted yet</source>
        <translation>%1: まだ何もプロットされていません</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlotView</name>
    <message>
        <source>Simulated time, s</source>
        <translation>シミュレーション時間, s</translation>
    </message>
    <message>
        <source>Drag signals from the tree to here, or double click them.</source>
        <extracomment>What stands in the place of plots as long as there are none.</extracomment>
        <translation>ツリーから信号をここにドラッグするか、ダブルクリックしてください。</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>全体表示(&amp;F)</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>%1: name of a signal</extracomment>
        <translation>%1を削除</translation>
    </message>
    <message>
        <source>Remove this &amp;plot</source>
        <translation>このグラフを削除(&amp;P)</translation>
    </message>
    <message>
        <source>Remove &amp;all plots</source>
        <translation>すべてのグラフを削除(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Copy as picture</source>
        <translation>画像としてコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy as &amp;table</source>
        <translation>表としてコピー(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Save as CSV…</source>
        <translation>CSVとして保存(&amp;S)…</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlotsPart</name>
    <message>
        <source>Show pl&amp;ots</source>
        <translation>グラフを表示(&amp;O)</translation>
    </message>
    <message>
        <source>Go to the plots of signals over time</source>
        <translation>信号の時間変化のグラフへ移動します</translation>
    </message>
    <message>
        <source>The plots lack values: %1</source>
        <translation>グラフに欠けている値があります: %1</translation>
    </message>
    <message>
        <source>Save the plots&apos; values</source>
        <translation>グラフの値を保存</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1を保存できませんでした: %2</translation>
    </message>
    <message>
        <source>%1 saved</source>
        <translation>%1を保存しました</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>This run has no such signal</source>
        <translation>この実行にその信号はありません</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>負荷</translation>
    </message>
</context>
<context>
    <name>sparkwright::PluginFile</name>
    <message>
        <source>there is no such file</source>
        <translation>このファイルはありません</translation>
    </message>
    <message>
        <source>it is no plugin: %1</source>
        <translation>プラグインではありません: %1</translation>
    </message>
    <message>
        <source>it is a plugin for something else (%1)</source>
        <translation>別の用途のプラグインです(%1)</translation>
    </message>
    <message>
        <source>it is made for version %1 of the interface, this program has version %2: build it anew</source>
        <translation>インターフェイスのバージョン%1用に作られていますが、このプログラムはバージョン%2です: ビルドし直してください</translation>
    </message>
    <message>
        <source>its metadata have no &quot;id&quot; of letters, digits, dots and dashes</source>
        <translation>メタデータに、文字、数字、ドット、ハイフンからなる&quot;id&quot;がありません</translation>
    </message>
    <message>
        <source>it cannot be loaded: %1</source>
        <translation>読み込めません: %1</translation>
    </message>
    <message>
        <source>its class is no WindowPlugin: Q_INTERFACES is missing</source>
        <translation>クラスがWindowPluginではありません: Q_INTERFACESがありません</translation>
    </message>
    <message>
        <source>it has failed while it was made: %1</source>
        <translation>作成中に失敗しました: %1</translation>
    </message>
    <message>
        <source>it has failed while it was made</source>
        <translation>作成中に失敗しました</translation>
    </message>
</context>
<context>
    <name>sparkwright::PluginsPage</name>
    <message>
        <source>Show &amp;folder of plugins</source>
        <translation>プラグインのフォルダーを表示(&amp;F)</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>プラグイン</translation>
    </message>
    <message>
        <source>Plugins add panels and commands to the window. They are shared libraries in %1, read at the start of the program. Use only those that you trust: they can do whatever you can.</source>
        <translation>プラグインは、ウィンドウにパネルとコマンドを追加します。%1にある共有ライブラリで、プログラムの起動時に読み込まれます。信頼できるものだけを使ってください: プラグインは、あなたにできることをすべて行えます。</translation>
    </message>
    <message>
        <source>Plugin</source>
        <translation>プラグイン</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Show the folder in which plugins are looked for; it is made if it is missing</source>
        <translation>プラグインを探すフォルダーを表示します。なければ作成します</translation>
    </message>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Not used: %1</source>
        <translation>不使用: %1</translation>
    </message>
    <message>
        <source>Has failed: %1</source>
        <translation>失敗: %1</translation>
    </message>
    <message>
        <source>There are no plugins</source>
        <translation>プラグインはありません</translation>
    </message>
</context>
<context>
    <name>sparkwright::PluginsPart</name>
    <message>
        <source>%1 is not used as a plugin: %2</source>
        <translation>%1はプラグインとして使われません: %2</translation>
    </message>
    <message>
        <source>%1 is not used: %2 is the same plugin</source>
        <translation>%1は使われません: %2が同じプラグインです</translation>
    </message>
    <message>
        <source>The plugin %1 is not used: %2</source>
        <translation>プラグイン%1は使われません: %2</translation>
    </message>
    <message>
        <source>The plugin %1 has failed and is switched off</source>
        <translation>プラグイン%1が失敗したため、オフにしました</translation>
    </message>
    <message>
        <source>The plugin %1 has failed and is switched off: %2</source>
        <translation>プラグイン%1が失敗したため、オフにしました: %2</translation>
    </message>
    <message>
        <source>Pl&amp;ugins</source>
        <translation>プラグイン(&amp;U)</translation>
    </message>
</context>
<context>
    <name>sparkwright::PointTool</name>
    <message>
        <source>Release: move · Ctrl: steps · Type numbers · Enter: apply · Esc: cancel</source>
        <translation>離す: 移動 · Ctrl: 一定間隔 · 数値を入力 · Enter: 適用 · Esc: キャンセル</translation>
    </message>
    <message>
        <source>%1 · Drag: move · Ctrl: steps of 1 cm</source>
        <translation>%1 · ドラッグ: 移動 · Ctrl: 1 cm間隔</translation>
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
        <translation>誰も接続できません: %1。</translation>
    </message>
    <message>
        <source>%1. Agents connect to port %2 instead, monitors to port %3.</source>
        <translation>%1。代わりに、エージェントはポート%2、モニターはポート%3に接続します。</translation>
    </message>
    <message>
        <source>Use ports %1 and %2</source>
        <translation>ポート%1と%2を使う</translation>
    </message>
    <message>
        <source>Opens free ports for agents and monitors, while the simulation goes on</source>
        <translation>シミュレーションを続けたまま、エージェントとモニター用に空きポートを開きます</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Tries the same ports again, when the other program has ended</source>
        <translation>他のプログラムの終了後に、同じポートをもう一度試します</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Hides this notice</source>
        <translation>このお知らせを隠します</translation>
    </message>
</context>
<context>
    <name>sparkwright::PoseEditing</name>
    <message>
        <source>There is no room for it.</source>
        <translation>置ける空きがありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n things</source>
        <translation>
            <numerusform>%n個の物体</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>%1を回転</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1を移動</translation>
    </message>
    <message>
        <source>No scene file sets its pose: a script or an agent has made it.</source>
        <translation>位置と向きを設定するシーンファイルがありません: スクリプトまたはエージェントが作ったものです。</translation>
    </message>
    <message>
        <source>No Transform in %1 contains this: put one around it.</source>
        <translation>%1には、これを含むTransformがありません: Transformで囲んでください。</translation>
    </message>
    <message>
        <source>%1 sets its pose. Open that file to edit it, or put a Transform around its import in %2.</source>
        <translation>位置と向きは%1で設定されています。そのファイルを開いて編集するか、%2でのインポートをTransformで囲んでください。</translation>
    </message>
    <message>
        <source>%1 computes this number: %2. Change it in the text, or put a Transform with numbers around it.</source>
        <translation>%1でこの数が計算されています: %2。テキストで変更するか、数値を持つTransformで囲んでください。</translation>
    </message>
    <message>
        <source>%1 sets its pose in a switch. Change it in the text, or put a Transform around it.</source>
        <translation>位置と向きは%1のswitchの中で設定されています。テキストで変更するか、Transformで囲んでください。</translation>
    </message>
    <message>
        <source>Its pose differs from that in %1, so something else moves it. Reset the scene, or change it in the text.</source>
        <translation>位置と向きが%1と異なるため、別のものが動かしています。シーンをリセットするか、テキストで変更してください。</translation>
    </message>
    <message>
        <source>%1 makes several of these, and would move all of them. Change it where the file is imported.</source>
        <translation>%1はこれを複数作るため、すべてが動きます。ファイルをインポートしている場所で変更してください。</translation>
    </message>
    <message>
        <source>The text no longer contains this. Restart edit mode.</source>
        <translation>これはもうテキストにありません。編集モードを再開してください。</translation>
    </message>
</context>
<context>
    <name>sparkwright::PoseKeeping</name>
    <message>
        <source>Keep poses</source>
        <translation>位置と向きを保存</translation>
    </message>
    <message numerus="yes">
        <source>Wrote the poses of %n thing(s) into %1.</source>
        <translation>
            <numerusform>%n個の物体の位置と向きを%1に書き込みました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing in %1 has moved.</source>
        <translation>%1で動いたものはありません。</translation>
    </message>
    <message numerus="yes">
        <source>The text computes the poses of %n thing(s): change them there.</source>
        <translation>
            <numerusform>%n個の物体の位置と向きはテキストで計算されます: そこで変更してください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) have no Transform of their own in this file.</source>
        <translation>
            <numerusform>%n個の物体には、このファイルに独自のTransformがありません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>環境設定</translation>
    </message>
    <message>
        <source>Search all settings</source>
        <translation>すべての設定を検索</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>キーとマウス</translation>
    </message>
    <message>
        <source>No setting has these words. The command palette finds commands.</source>
        <translation>この語を含む設定はありません。コマンドはコマンドパレットで検索できます。</translation>
    </message>
    <message>
        <source>&amp;Reset this page</source>
        <translation>このページをリセット(&amp;R)</translation>
    </message>
    <message>
        <source>Set all settings of this page to their presets</source>
        <translation>このページのすべての設定を初期値に戻します</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
</context>
<context>
    <name>sparkwright::PreferencesPart</name>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>環境設定(&amp;F)…</translation>
    </message>
    <message>
        <source>Settings of the program: look, views, simulation, editor, match</source>
        <translation>プログラムの設定: 外観、ビュー、シミュレーション、エディター、試合</translation>
    </message>
    <message>
        <source>Ke&amp;ys and mouse…</source>
        <translation>キーとマウス(&amp;Y)…</translation>
    </message>
    <message>
        <source>Choose a profile of keys and mouse, change keys, find conflicts</source>
        <translation>キーとマウスのプロファイルを選び、キーを変更し、競合を探します</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>プラグイン</translation>
    </message>
</context>
<context>
    <name>sparkwright::ProblemMarks</name>
    <message>
        <source>Quick fixes</source>
        <translation>クイックフィックス</translation>
    </message>
    <message>
        <source>No quick fix here</source>
        <translation>ここに使えるクイックフィックスはありません</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>ファイルを選択</translation>
    </message>
</context>
<context>
    <name>sparkwright::ProblemsPanel</name>
    <message>
        <source>Problem</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Problems of the open texts</source>
        <translation>開いているテキストの問題</translation>
    </message>
    <message numerus="yes">
        <source>%n more problem(s)</source>
        <translation>
            <numerusform>他%n件の問題</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n件の問題</numerusform>
        </translation>
    </message>
    <message>
        <source>Texts of scenes are checked while they are open: Edit ▸ Show source opens that of the scene.</source>
        <translation>シーンのテキストは、開いている間チェックされます。「編集 ▸ ソースを表示」でシーンのテキストが開きます。</translation>
    </message>
    <message>
        <source>Nothing is wrong in the open texts and in what they import.</source>
        <translation>開いているテキストと、それがインポートするものに問題はありません。</translation>
    </message>
</context>
<context>
    <name>sparkwright::ProgramWords</name>
    <message>
        <source>starting</source>
        <translation>起動中</translation>
    </message>
    <message>
        <source>running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>running in the background</source>
        <translation>バックグラウンドで実行中</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>停止処理中</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>ended with code %1</source>
        <translation>終了(コード%1)</translation>
    </message>
    <message>
        <source>crashed (%1)</source>
        <translation>クラッシュ(%1)</translation>
    </message>
    <message>
        <source>not started: %1</source>
        <translation>起動失敗: %1</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2</source>
        <translation>%1を起動できません: %2</translation>
    </message>
    <message>
        <source>%1 crashed at once (%2)</source>
        <translation>%1は起動直後にクラッシュしました(%2)</translation>
    </message>
    <message>
        <source>%1 crashed (%2)</source>
        <translation>%1がクラッシュしました(%2)</translation>
    </message>
    <message>
        <source>%1 ended at once, with code %2</source>
        <translation>%1は起動直後にコード%2で終了しました</translation>
    </message>
    <message>
        <source>%1 ended with code %2</source>
        <translation>%1がコード%2で終了しました</translation>
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
        <translation>プログラム</translation>
    </message>
    <message>
        <source>No program has been started here. Start a team from its team file, or a single program: what they print is shown here, and they can be stopped and restarted.</source>
        <translation>ここで起動したプログラムはまだありません。チームファイルからチームを起動するか、プログラムを1つ起動してください。その出力がここに表示され、停止や再起動ができます。</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>再起動</translation>
    </message>
    <message>
        <source>Stops the program if it runs, and starts it again</source>
        <translation>実行中なら停止し、もう一度起動します</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Asks the program to end, and kills it after three seconds</source>
        <translation>プログラムに終了を求め、3秒後に強制終了します</translation>
    </message>
    <message>
        <source>Kill</source>
        <translation>強制終了</translation>
    </message>
    <message>
        <source>Ends the program and all that it has started, at once</source>
        <translation>プログラムと、それが起動したすべてのものを直ちに終了します</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>一覧から削除</translation>
    </message>
    <message>
        <source>Removes the program and its console from the list</source>
        <translation>プログラムとそのコンソールを一覧から削除します</translation>
    </message>
</context>
<context>
    <name>sparkwright::ProjectPart</name>
    <message>
        <source>Teams of this project, left and right: %1</source>
        <translation>このプロジェクトのチーム(左、右): %1</translation>
    </message>
    <message>
        <source>The views of the project are not kept: %1</source>
        <translation>プロジェクトのビューは保存されていません: %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::ProjectWizard</name>
    <message>
        <source>New project</source>
        <translation>新規プロジェクト</translation>
    </message>
    <message>
        <source>&amp;Make and open</source>
        <translation>作成して開く(&amp;M)</translation>
    </message>
    <message>
        <source>What kind of project?</source>
        <translation>どの種類のプロジェクトですか?</translation>
    </message>
    <message>
        <source>A project is a folder with a scene and all that belongs to it.</source>
        <translation>プロジェクトは、シーンとそれに必要なものすべてを収めたフォルダーです。</translation>
    </message>
    <message>
        <source>Kinds of projects</source>
        <translation>プロジェクトの種類</translation>
    </message>
    <message>
        <source>Empty scene
Ground, lamps and a box, to build something new</source>
        <translation>空のシーン
地面、ライト、箱だけ。新しいものを一から作成</translation>
    </message>
    <message>
        <source>Robot
A first robot on wheels or legs, and a program that moves it</source>
        <translation>ロボット
車輪または脚を持つ最初のロボットと、それを動かすプログラム</translation>
    </message>
    <message>
        <source>Soccer match
The field of the 3D league, your own team, and an opponent</source>
        <translation>サッカーの試合
3Dリーグのフィールド、自分のチーム、対戦相手</translation>
    </message>
    <message>
        <source>Scene that you have
An RSG scene, a RoSi scene or a set-up script of SimSpark; it stays where it is</source>
        <translation>既存のシーン
RSGシーン、RoSiシーン、またはSimSparkのセットアップスクリプト。元の場所に残ります</translation>
    </message>
    <message>
        <source>Name and folder</source>
        <translation>名前とフォルダー</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>フォルダーを選択</translation>
    </message>
    <message>
        <source>Choose a scene</source>
        <translation>シーンを選択</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>In Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>In C++</source>
        <translation>C++</translation>
    </message>
    <message>
        <source>Letters, digits, _, - and .</source>
        <translation>文字、数字、_、-、.</translation>
    </message>
    <message>
        <source>&amp;Scene</source>
        <translation>シーン(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>フォルダー(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Program to begin with</source>
        <translation>最初のプログラム(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Team</source>
        <translation>チーム(&amp;T)</translation>
    </message>
    <message>
        <source>What is made</source>
        <translation>作成されるもの</translation>
    </message>
    <message>
        <source>Each file says in comments what it is for and how to go on.</source>
        <translation>各ファイルのコメントに、用途と次の手順が書かれています。</translation>
    </message>
    <message>
        <source>&amp;Describe the robot…</source>
        <translation>ロボットの仕様を指定(&amp;D)…</translation>
    </message>
    <message>
        <source>Folder of the project</source>
        <translation>プロジェクトのフォルダー</translation>
    </message>
    <message>
        <source>Scene of the project</source>
        <translation>プロジェクトのシーン</translation>
    </message>
    <message>
        <source>Scenes and set-ups (*.rsg *.ros *.rb)</source>
        <translation>シーンとセットアップ (*.rsg *.ros *.rb)</translation>
    </message>
    <message>
        <source>N&amp;ame</source>
        <translation>名前(&amp;A)</translation>
    </message>
</context>
<context>
    <name>sparkwright::PropertyPanel</name>
    <message>
        <source>Filter properties</source>
        <translation>プロパティの絞り込み</translation>
    </message>
    <message>
        <source>What the property does</source>
        <translation>プロパティの働き</translation>
    </message>
    <message>
        <source>Select a node to see its properties.</source>
        <translation>ノードを選択すると、そのプロパティが表示されます。</translation>
    </message>
    <message>
        <source>What is selected has no properties.</source>
        <translation>選択したものにはプロパティがありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n nodes</source>
        <translation>
            <numerusform>%n個のノード</numerusform>
        </translation>
    </message>
    <message>
        <source>Properties of %1</source>
        <translation>%1のプロパティ</translation>
    </message>
    <message>
        <source>Set %1 of %2</source>
        <translation>%2の%1を設定</translation>
    </message>
    <message>
        <source>Reset %1 of %2</source>
        <translation>%2の%1をリセット</translation>
    </message>
    <message>
        <source>Choose file</source>
        <translation>ファイルを選択</translation>
    </message>
    <message>
        <source>This belongs to %1, which is imported. &lt;a href=&quot;%2:%3&quot;&gt;Open it&lt;/a&gt; to edit its properties.</source>
        <translation>これはインポートされた%1のものです。プロパティを編集するには&lt;a href=&quot;%2:%3&quot;&gt;開いて&lt;/a&gt;ください。</translation>
    </message>
    <message>
        <source>The values that the import passes are edited in the text.</source>
        <translation>インポートが渡す値はテキストで編集します。</translation>
    </message>
    <message>
        <source>Here is what %1 makes. &lt;a href=&quot;%2:0&quot;&gt;Open it&lt;/a&gt; (Ctrl+Enter in the tree, F4 in the text) to edit its nodes.</source>
        <translation>ここは%1が作るものです。ノードを編集するには&lt;a href=&quot;%2:0&quot;&gt;開いて&lt;/a&gt;ください（ツリーではCtrl+Enter、テキストではF4）。</translation>
    </message>
</context>
<context>
    <name>sparkwright::PropertyRow</name>
    <message>
        <source>Reset to default: removes the call</source>
        <translation>既定値に戻す: 呼び出しを削除します</translation>
    </message>
    <message>
        <source>In the running simulation</source>
        <translation>実行中のシミュレーションでの値</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1をリセット</translation>
    </message>
    <message>
        <source>Choose colour of %1</source>
        <translation>%1の色を選択</translation>
    </message>
    <message>
        <source>Choose colour</source>
        <translation>色を選択</translation>
    </message>
    <message>
        <source>Choose file</source>
        <translation>ファイルを選択</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>混在</translation>
    </message>
    <message>
        <source>default</source>
        <translation>既定値</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1、%2行目</translation>
    </message>
</context>
<context>
    <name>sparkwright::QualityCommands</name>
    <message>
        <source>Drawing &amp;quality</source>
        <translation>描画品質(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Own…</source>
        <translation>カスタム(&amp;O)…</translation>
    </message>
    <message>
        <source>Choose shadows, darker corners, glow, smooth edges, textures and detail yourself</source>
        <translation>影、隅の暗さ、グロー、滑らかな輪郭、テクスチャ、細かさを個別に選びます</translation>
    </message>
</context>
<context>
    <name>sparkwright::QualityDialog</name>
    <message>
        <source>D&amp;arker corners</source>
        <translation>隅を暗く(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Glow around what is very bright</source>
        <translation>非常に明るいものの周りのグロー(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Textures</source>
        <translation>テクスチャ(&amp;T)</translation>
    </message>
    <message>
        <source>Own drawing quality</source>
        <translation>カスタム描画品質</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Hard, on the ground</source>
        <translation>くっきり、地面のみ</translation>
    </message>
    <message>
        <source>Soft, everywhere</source>
        <translation>柔らかく、全体</translation>
    </message>
    <message>
        <source>As they are</source>
        <translation>そのまま</translation>
    </message>
    <message>
        <source>2 samples</source>
        <translation>2サンプル</translation>
    </message>
    <message>
        <source>4 samples</source>
        <translation>4サンプル</translation>
    </message>
    <message>
        <source>8 samples</source>
        <translation>8サンプル</translation>
    </message>
    <message>
        <source>Coarse</source>
        <translation>粗い</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>細かい</translation>
    </message>
    <message>
        <source>Less light where things are close to one another</source>
        <translation>物体どうしが近い場所を暗くします</translation>
    </message>
    <message>
        <source>Lamps, and what is as bright as the sun makes it, spread some of their light</source>
        <translation>ランプや、太陽に照らされたほど明るいものが、光を周囲に広げます</translation>
    </message>
    <message>
        <source>Samples per pixel. When drawing is slow, edges are smoothed once the picture stands still.</source>
        <translation>ピクセルあたりのサンプル数。描画が遅いときは、画像が静止してから輪郭を滑らかにします。</translation>
    </message>
    <message>
        <source>Pictures on things; without them, one sees the colours of their materials</source>
        <translation>物体に貼る画像。なしの場合はマテリアルの色が見えます</translation>
    </message>
    <message>
        <source>How near things must be to be drawn with all their faces</source>
        <translation>物体のすべての面を描画する近さ</translation>
    </message>
    <message>
        <source>&amp;Low</source>
        <translation>低(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Medium</source>
        <translation>中(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;High</source>
        <translation>高(&amp;H)</translation>
    </message>
    <message>
        <source>Begin with:</source>
        <translation>基準:</translation>
    </message>
    <message>
        <source>&amp;Shadows:</source>
        <translation>影(&amp;S):</translation>
    </message>
    <message>
        <source>&amp;Edges:</source>
        <translation>輪郭(&amp;E):</translation>
    </message>
    <message>
        <source>&amp;Detail:</source>
        <translation>細かさ(&amp;D):</translation>
    </message>
    <message>
        <source>Time:</source>
        <translation>時間:</translation>
    </message>
    <message>
        <source>Time of drawing</source>
        <translation>描画時間</translation>
    </message>
    <message>
        <source>measuring…</source>
        <translation>測定中…</translation>
    </message>
    <message>
        <source>%1 ms per picture, at most %2 a second</source>
        <extracomment>%1: milliseconds, %2: pictures per second</extracomment>
        <translation>1枚あたり%1 ms、最大で毎秒%2枚</translation>
    </message>
</context>
<context>
    <name>sparkwright::ReadingView</name>
    <message>
        <source>What the sensor has measured</source>
        <translation>センサーの測定値</translation>
    </message>
    <message>
        <source>Wheel: range; double click: all</source>
        <translation>ホイール: 範囲、ダブルクリック: 全体</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>%1 m at %2°</source>
        <translation>%2° に %1 m</translation>
    </message>
</context>
<context>
    <name>sparkwright::RecordingOpener</name>
    <message>
        <source>Opening %1…</source>
        <translation>%1を開いています…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>sparkwright::RecordingsDialog</name>
    <message>
        <source>Recorded runs</source>
        <translation>記録した実行</translation>
    </message>
    <message>
        <source>&amp;Record every run</source>
        <translation>すべての実行を記録(&amp;R)</translation>
    </message>
    <message>
        <source>Runs are recorded in files of this folder; the oldest files make room for new ones</source>
        <translation>実行はこのフォルダーのファイルに記録されます。古いファイルから順に新しいものに置き換わります</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Room for recordings</source>
        <translation>記録の容量</translation>
    </message>
    <message>
        <source>Room for all recordings; the oldest are deleted when there are more</source>
        <translation>すべての記録の容量。超えると最も古いものから削除されます</translation>
    </message>
    <message>
        <source>in at &amp;most</source>
        <translation>上限(&amp;M)</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Recordings, newest first</source>
        <translation>記録、新しい順</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>Watch the recording in the views</source>
        <translation>記録をビューで見ます</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>コピーを保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Copy the recording into a folder of yours, where it stays</source>
        <translation>記録を自分のフォルダーにコピーして残します</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>Delete the selected recordings; the present run is kept</source>
        <translation>選択した記録を削除します。現在の実行は残ります</translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s), %1 in %2</source>
        <translation>
            <numerusform>記録%n件、%2に%1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (this run)</source>
        <translation>%1 (この実行)</translation>
    </message>
    <message>
        <source>Save a copy of the recording</source>
        <translation>記録のコピーを保存</translation>
    </message>
    <message>
        <source>Recordings (*.mcap)</source>
        <translation>記録 (*.mcap)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>%1として保存しました</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1を保存できませんでした: %2</translation>
    </message>
    <message>
        <source>Delete recordings</source>
        <translation>記録を削除</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n recording(s)? This cannot be undone.</source>
        <translation>
            <numerusform>%n件の記録を削除しますか? 元に戻せません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>%1 could not be deleted: %2</source>
        <translation>%1を削除できませんでした: %2</translation>
    </message>
</context>
<context>
    <name>sparkwright::RemedyButton</name>
    <message>
        <source>Close other programs that use the processor</source>
        <translation>プロセッサーを使っている他のプログラムを閉じてください</translation>
    </message>
    <message>
        <source>Make it faster</source>
        <translation>速くする</translation>
    </message>
    <message>
        <source>What would make the run as fast as asked for</source>
        <translation>指定した速さで実行するための方法</translation>
    </message>
</context>
<context>
    <name>sparkwright::RemotePart</name>
    <message>
        <source>&amp;Connect to server…</source>
        <translation>サーバーに接続(&amp;C)…</translation>
    </message>
    <message>
        <source>Watch a match that runs on another server</source>
        <translation>別のサーバーで行われている試合を観戦します</translation>
    </message>
    <message>
        <source>&amp;Disconnect</source>
        <translation>切断(&amp;D)</translation>
    </message>
    <message>
        <source>Return from the other server to the own simulation</source>
        <translation>別のサーバーから自分のシミュレーションに戻ります</translation>
    </message>
    <message>
        <source>&amp;Name and delay…</source>
        <translation>名前と遅延(&amp;N)…</translation>
    </message>
    <message>
        <source>Name the server that is shown, and show it evenly over a bad network, a moment later</source>
        <translation>表示中のサーバーに名前を付け、不安定なネットワークでも少し遅らせて滑らかに表示します</translation>
    </message>
    <message>
        <source>Ask for the &amp;full state</source>
        <translation>完全な状態を要求(&amp;F)</translation>
    </message>
    <message>
        <source>Ask the server for everything again, when what is shown looks wrong</source>
        <translation>表示がおかしいとき、サーバーにすべてを改めて要求します</translation>
    </message>
    <message>
        <source>&amp;End the server…</source>
        <translation>サーバーを終了(&amp;E)…</translation>
    </message>
    <message>
        <source>End the program of the server that is shown; asks first</source>
        <translation>表示中のサーバーのプログラムを終了します。先に確認します</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Do not try any more: return to the own simulation</source>
        <translation>接続の試行をやめ、自分のシミュレーションに戻ります</translation>
    </message>
    <message>
        <source>Cancel connecting</source>
        <translation>接続をキャンセル</translation>
    </message>
    <message>
        <source>Asked for the full state</source>
        <translation>完全な状態を要求しました</translation>
    </message>
    <message>
        <source>The scene of this server is too large: only %L1 of its %L2 parts are drawn</source>
        <translation>このサーバーのシーンは大きすぎます: %L2 個の部品のうち %L1 個だけを描画しています</translation>
    </message>
    <message>
        <source>End the server</source>
        <translation>サーバーを終了</translation>
    </message>
    <message>
        <source>End the server %1?</source>
        <translation>サーバー%1を終了しますか?</translation>
    </message>
    <message>
        <source>Its program ends, and with it the match, for everybody who is connected. It cannot be started again from here.</source>
        <translation>サーバーのプログラムが終了し、接続している全員の試合も終わります。ここから再び起動することはできません。</translation>
    </message>
    <message>
        <source>&amp;End the server</source>
        <translation>サーバーを終了(&amp;E)</translation>
    </message>
    <message>
        <source>Asked %1 to end</source>
        <translation>%1に終了を求めました</translation>
    </message>
    <message>
        <source>%1. Needs a server that is connected: the simulation of this window is not one</source>
        <translation>%1。接続済みのサーバーが必要です: このウィンドウのシミュレーションは該当しません</translation>
    </message>
</context>
<context>
    <name>sparkwright::ReplayPart</name>
    <message>
        <source>Open re&amp;cording…</source>
        <translation>記録を開く(&amp;C)…</translation>
    </message>
    <message>
        <source>Open a recording or a monitor log, and watch it in the views</source>
        <translation>記録またはモニターログを開き、ビューで見ます</translation>
    </message>
    <message>
        <source>Back to &amp;live</source>
        <translation>ライブに戻る(&amp;L)</translation>
    </message>
    <message>
        <source>Return from the recording to the running simulation</source>
        <translation>記録から実行中のシミュレーションに戻ります</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>1フレーム戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Go back by one frame of the recording, then pause</source>
        <translation>記録を1フレーム戻し、一時停止します</translation>
    </message>
    <message>
        <source>Go to the s&amp;tart</source>
        <translation>先頭へ(&amp;T)</translation>
    </message>
    <message>
        <source>Go to the first frame of the recording</source>
        <translation>記録の最初のフレームへ移動します</translation>
    </message>
    <message>
        <source>Go to the &amp;end</source>
        <translation>末尾へ(&amp;E)</translation>
    </message>
    <message>
        <source>Go to the last frame of the recording</source>
        <translation>記録の最後のフレームへ移動します</translation>
    </message>
    <message>
        <source>Previous &amp;goal</source>
        <translation>前のゴール(&amp;G)</translation>
    </message>
    <message>
        <source>Go to some seconds before the previous goal</source>
        <translation>前のゴールの数秒前へ移動します</translation>
    </message>
    <message>
        <source>Next g&amp;oal</source>
        <translation>次のゴール(&amp;O)</translation>
    </message>
    <message>
        <source>Go to some seconds before the next goal</source>
        <translation>次のゴールの数秒前へ移動します</translation>
    </message>
    <message>
        <source>&amp;Previous event</source>
        <translation>前のイベント(&amp;P)</translation>
    </message>
    <message>
        <source>Go to the previous decision of the referee</source>
        <translation>審判の前の判定へ移動します</translation>
    </message>
    <message>
        <source>&amp;Next event</source>
        <translation>次のイベント(&amp;N)</translation>
    </message>
    <message>
        <source>Go to the next decision of the referee</source>
        <translation>審判の次の判定へ移動します</translation>
    </message>
    <message>
        <source>%1 could not be opened: the log says why</source>
        <translation>%1を開けませんでした: 理由はログにあります</translation>
    </message>
    <message>
        <source>%1: %2 frames, %3</source>
        <translation>%1: %2フレーム、%3</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>この実行</translation>
    </message>
</context>
<context>
    <name>sparkwright::RestoreDialog</name>
    <message>
        <source>&amp;Discard all</source>
        <translation>すべて破棄(&amp;D)</translation>
    </message>
    <message>
        <source>%1: edited on %2; the file has changed on disk since</source>
        <translation>%1: %2に編集; その後ディスク上のファイルが変更されました</translation>
    </message>
    <message>
        <source>%1: edited on %2</source>
        <translation>%1: %2に編集</translation>
    </message>
    <message>
        <source>The program ended without saving the edits of these files. Restore them?</source>
        <translation>これらのファイルの編集を保存せずにプログラムが終了しました。復元しますか?</translation>
    </message>
    <message>
        <source>Files with kept edits</source>
        <translation>編集が保持されているファイル</translation>
    </message>
    <message>
        <source>Restore unsaved edits</source>
        <translation>保存していない編集の復元</translation>
    </message>
    <message>
        <source>&amp;Restore selected</source>
        <translation>選択したものを復元(&amp;R)</translation>
    </message>
    <message>
        <source>Restores the edits of the checked files; those of the others stay kept and are offered again</source>
        <translation>チェックしたファイルの編集を復元します。ほかの編集は保持され、再び提示されます</translation>
    </message>
</context>
<context>
    <name>sparkwright::ResultPlotPage</name>
    <message>
        <source>Show</source>
        <extracomment>what a plot shows: a result …</extracomment>
        <translation>表示</translation>
    </message>
    <message>
        <source>over</source>
        <extracomment>… over a parameter</extracomment>
        <translation>横軸</translation>
    </message>
    <message>
        <source>Result that is plotted</source>
        <translation>グラフに表示する結果</translation>
    </message>
    <message>
        <source>Parameter of the plot</source>
        <translation>グラフのパラメーター</translation>
    </message>
    <message>
        <source>As soon as runs are done, their results are plotted here.</source>
        <translation>実行が完了すると、その結果がここにグラフで表示されます。</translation>
    </message>
</context>
<context>
    <name>sparkwright::ResultWords</name>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Score, left team</source>
        <translation>得点、左チーム</translation>
    </message>
    <message>
        <source>Score, right team</source>
        <translation>得点、右チーム</translation>
    </message>
    <message>
        <source>Score difference</source>
        <translation>得点差</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>ゴール</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>ファウル</translation>
    </message>
    <message>
        <source>Simulated time, s</source>
        <translation>シミュレーション時間, s</translation>
    </message>
    <message>
        <source>Wall time, s</source>
        <translation>実時間, s</translation>
    </message>
    <message>
        <source>%1, end</source>
        <extracomment>%1: the path of a signal</extracomment>
        <translation>%1、最終値</translation>
    </message>
    <message>
        <source>%1, least</source>
        <translation>%1、最小値</translation>
    </message>
    <message>
        <source>%1, greatest</source>
        <translation>%1、最大値</translation>
    </message>
    <message>
        <source>%1, mean</source>
        <translation>%1、平均</translation>
    </message>
    <message>
        <source>Share of the score, right team</source>
        <translation>得点の割合、右チーム</translation>
    </message>
</context>
<context>
    <name>sparkwright::RobotExportDialog</name>
    <message>
        <source>Export robot</source>
        <translation>ロボットの書き出し</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose where to save</source>
        <translation>保存先を選ぶ</translation>
    </message>
    <message>
        <source>A file in URDF; meshes go to a folder beside it</source>
        <translation>URDF のファイル。メッシュは隣のフォルダーに入ります</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>The robot is written as it is in the scene file, with all joints at zero.</source>
        <translation>ロボットはシーンのファイルのとおり、すべての関節を 0 にして書き出されます。</translation>
    </message>
    <message>
        <source>Export is going on</source>
        <translation>書き出し中です</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>What is different</source>
        <translation>違い</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>対処方法</translation>
    </message>
    <message>
        <source>What URDF cannot say</source>
        <translation>URDF で表せないもの</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>書き出す(&amp;E)</translation>
    </message>
    <message>
        <source>Robots (*.urdf)</source>
        <translation>ロボット (*.urdf)</translation>
    </message>
    <message>
        <source>Replace the file %1?</source>
        <translation>ファイル%1を置き換えますか?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>置換(&amp;R)</translation>
    </message>
    <message>
        <source>Building the robot…</source>
        <translation>ロボットを作成中…</translation>
    </message>
    <message>
        <source>Nothing was written:</source>
        <translation>何も書き出されませんでした:</translation>
    </message>
    <message>
        <source>The robot was written with all of its mechanics.</source>
        <translation>ロボットは機構のすべてとともに書き出されました。</translation>
    </message>
    <message numerus="yes">
        <source>The robot was written. %n thing(s) could not be kept:</source>
        <translation>
            <numerusform>ロボットは書き出されました。%n 件は残せませんでした:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::RobotImportDialog</name>
    <message>
        <source>&amp;Held in its place</source>
        <translation>その場に固定(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Ground and lamps, to look at it alone</source>
        <translation>単体で見るための地面と照明(&amp;G)</translation>
    </message>
    <message>
        <source>Import robot</source>
        <translation>ロボットをインポート</translation>
    </message>
    <message>
        <source>Folders of packages, separated by ;</source>
        <translation>パッケージのフォルダー(;で区切る)</translation>
    </message>
    <message>
        <source>Where meshes named package://… are looked for, beside the folders of the robot</source>
        <translation>package://…という名前のメッシュを、ロボットのフォルダーのほかに探す場所</translation>
    </message>
    <message>
        <source>Hull: what touches is convex and stands well</source>
        <translation>凸包: 接触する形は凸で、安定して立ちます</translation>
    </message>
    <message>
        <source>Parts: several hulls that follow the mesh</source>
        <translation>分割: メッシュに沿う複数の凸包</translation>
    </message>
    <message>
        <source>Triangles: exact, without an inside</source>
        <translation>三角形: 正確ですが、内側がありません</translation>
    </message>
    <message>
        <source>Box around it</source>
        <translation>外接する直方体</translation>
    </message>
    <message>
        <source>How meshes touch other things; each collider of the scene can be changed later</source>
        <translation>メッシュが他の物に接触する方法。シーンの各コライダーは後から変更できます</translation>
    </message>
    <message>
        <source>The root of the robot does not move, like an arm that is screwed to a table</source>
        <translation>机にねじ止めしたアームのように、ロボットの根元は動きません</translation>
    </message>
    <message>
        <source>&amp;Robot</source>
        <translation>ロボット(&amp;R)</translation>
    </message>
    <message>
        <source>Choose a robot</source>
        <translation>ロボットを選択</translation>
    </message>
    <message>
        <source>&amp;Packages</source>
        <translation>パッケージ(&amp;P)</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>フォルダーを追加</translation>
    </message>
    <message>
        <source>&amp;Scene</source>
        <translation>シーン(&amp;S)</translation>
    </message>
    <message>
        <source>Choose where to save</source>
        <translation>保存先を選択</translation>
    </message>
    <message>
        <source>&amp;Meshes collide as</source>
        <translation>メッシュの衝突形状(&amp;M)</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>ベース</translation>
    </message>
    <message>
        <source>Meshes that were read</source>
        <translation>読み込んだメッシュ</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>What became of the robot</source>
        <translation>ロボットの変換結果</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>対処方法</translation>
    </message>
    <message>
        <source>Report: what was kept, changed and lost</source>
        <translation>レポート: 引き継いだもの、変更されたもの、失われたもの</translation>
    </message>
    <message>
        <source>A double click shows the line in the robot&apos;s file</source>
        <translation>ダブルクリックで、ロボットのファイルの該当行を表示します</translation>
    </message>
    <message>
        <source>&amp;Convert</source>
        <translation>変換(&amp;C)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>Stop the conversion; nothing is written</source>
        <translation>変換を停止します。何も書き込まれません</translation>
    </message>
    <message>
        <source>&amp;Drive it</source>
        <translation>動かす(&amp;D)</translation>
    </message>
    <message>
        <source>Open the scene, let it run, and move the joints by sliders</source>
        <translation>シーンを開いて実行し、スライダーで関節を動かします</translation>
    </message>
    <message>
        <source>&amp;Open scene</source>
        <translation>シーンを開く(&amp;O)</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Robots (*.urdf *.xacro *.xml);;All files (*)</source>
        <translation>ロボット (*.urdf *.xacro *.xml);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Scenes (*.rsg)</source>
        <translation>シーン (*.rsg)</translation>
    </message>
    <message>
        <source>Replace the file %1?</source>
        <translation>ファイル%1を置き換えますか?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>置換(&amp;R)</translation>
    </message>
    <message>
        <source>Reading the robot…</source>
        <translation>ロボットを読み込んでいます…</translation>
    </message>
    <message>
        <source>%v of %m meshes</source>
        <translation>メッシュ%v/%m</translation>
    </message>
    <message>
        <source>Nothing was written. What is wrong:</source>
        <translation>何も書き込まれませんでした。問題点:</translation>
    </message>
    <message>
        <source>The scene was written; everything was kept.</source>
        <translation>シーンを書き込みました。すべて引き継がれました。</translation>
    </message>
    <message>
        <source>The scene was written. Lost: %1, changed: %2.</source>
        <translation>シーンを書き込みました。失われたもの: %1、変更されたもの: %2。</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>失われたもの</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>引き継ぎ</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 — and %n more of this kind</source>
        <translation>
            <numerusform>%1 — ほかに同種のものが%n件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::RobotProblems</name>
    <message>
        <source>The text has changed meanwhile: try again when it has been checked.</source>
        <translation>その間にテキストが変わりました: チェックが済んでから、もう一度お試しください。</translation>
    </message>
</context>
<context>
    <name>sparkwright::RobotWizard</name>
    <message>
        <source>&amp;Gyroscope and accelerometer</source>
        <translation>ジャイロと加速度計(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Position (GPS)</source>
        <translation>位置(GPS)(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Camera in front</source>
        <translation>前方カメラ(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Forces on the feet</source>
        <translation>足にかかる力(&amp;F)</translation>
    </message>
    <message>
        <source>G&amp;round and lamps, to look at it alone</source>
        <translation>単体で見るための地面と照明(&amp;R)</translation>
    </message>
    <message>
        <source>New robot</source>
        <translation>新しいロボット</translation>
    </message>
    <message>
        <source>&amp;Save and open</source>
        <translation>保存して開く(&amp;S)</translation>
    </message>
    <message>
        <source>What kind of robot?</source>
        <translation>どんなロボットですか?</translation>
    </message>
    <message>
        <source>All values can be changed later, in the scene file.</source>
        <translation>すべての値は、後からシーンファイルで変更できます。</translation>
    </message>
    <message>
        <source>On wheels</source>
        <translation>車輪型</translation>
    </message>
    <message>
        <source>On legs</source>
        <translation>脚型</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>種類(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Wheels</source>
        <translation>車輪(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Legs</source>
        <translation>脚(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Joints per leg</source>
        <translation>脚ごとの関節(&amp;J)</translation>
    </message>
    <message>
        <source>2 wheels get a caster; otherwise an even number</source>
        <translation>2輪ではキャスターが付きます。それ以外は偶数</translation>
    </message>
    <message>
        <source>An even number</source>
        <translation>偶数</translation>
    </message>
    <message>
        <source>1: hip pitch. 2: and knee. 3: hip roll. 4: ankle pitch. 5: ankle roll. 6: hip yaw</source>
        <translation>1: 腰ピッチ。2: +膝。3: 腰ロール。4: 足首ピッチ。5: 足首ロール。6: 腰ヨー</translation>
    </message>
    <message>
        <source>Sizes, masses and motors</source>
        <translation>サイズ、質量、モーター</translation>
    </message>
    <message>
        <source>Forward is +Y, right is +X.</source>
        <translation>前方が+Y、右が+Xです。</translation>
    </message>
    <message>
        <source>Width of the trunk</source>
        <translation>胴体の幅</translation>
    </message>
    <message>
        <source>Length of the trunk</source>
        <translation>胴体の長さ</translation>
    </message>
    <message>
        <source>Height of the trunk</source>
        <translation>胴体の高さ</translation>
    </message>
    <message>
        <source>Mass of the trunk</source>
        <translation>胴体の質量</translation>
    </message>
    <message>
        <source>Wheel radius</source>
        <translation>車輪の半径</translation>
    </message>
    <message>
        <source>Wheel width</source>
        <translation>車輪の幅</translation>
    </message>
    <message>
        <source>Wheel mass</source>
        <translation>車輪の質量</translation>
    </message>
    <message>
        <source>Leg length</source>
        <translation>脚の長さ</translation>
    </message>
    <message>
        <source>Leg mass</source>
        <translation>脚の質量</translation>
    </message>
    <message>
        <source>Torque of each motor</source>
        <translation>各モーターのトルク</translation>
    </message>
    <message>
        <source>Largest speed</source>
        <translation>最大速度</translation>
    </message>
    <message>
        <source>Sensors and file</source>
        <translation>センサーとファイル</translation>
    </message>
    <message>
        <source>Each joint has a sensor for its angle. This is the scene:</source>
        <translation>各関節に角度センサーが付きます。シーンは次のとおりです:</translation>
    </message>
    <message>
        <source>The scene</source>
        <translation>シーン</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>ファイルを選択</translation>
    </message>
    <message>
        <source>Save robot</source>
        <translation>ロボットを保存</translation>
    </message>
    <message>
        <source>Scenes (*.rsg)</source>
        <translation>シーン (*.rsg)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>Replace the file %1?</source>
        <translation>ファイル%1を置き換えますか?</translation>
    </message>
    <message>
        <source>The robot cannot be saved: %1</source>
        <translation>ロボットを保存できません: %1</translation>
    </message>
    <message>
        <source>&amp;Make and open</source>
        <translation>作成して開く(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Drive it at once</source>
        <translation>すぐに動かす(&amp;D)</translation>
    </message>
    <message>
        <source>Let the scene run, and move the joints by sliders</source>
        <translation>シーンを実行し、スライダーで関節を動かします</translation>
    </message>
</context>
<context>
    <name>sparkwright::RobotsPanel</name>
    <message>
        <source>player %1</source>
        <translation>プレイヤー %1</translation>
    </message>
    <message>
        <source>client %1</source>
        <translation>クライアント %1</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>組み込み</translation>
    </message>
    <message>
        <source>Robots</source>
        <translation>ロボット</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>プラグイン</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>チーム</translation>
    </message>
    <message>
        <source>Led by</source>
        <translation>操縦</translation>
    </message>
    <message>
        <source>Robots of the game</source>
        <translation>試合のロボット</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Plugins of the game</source>
        <translation>試合のプラグイン</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>プレイヤーを開始</translation>
    </message>
    <message>
        <source>Bring a robot with a player that leads it</source>
        <translation>ロボットとそれを動かすプレイヤーを出す</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>End the player of the selected robot; its robot goes, too</source>
        <translation>選んだロボットのプレイヤーを終了（ロボットも消える）</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Put a manipulator of the selected robot, such as a kicker, into a state</source>
        <translation>選んだロボットのキッカーなどのマニピュレーターの状態を変える</translation>
    </message>
    <message>
        <source>There is no robot. Start a player, which brings one, or name robots in the file of the world.</source>
        <translation>ロボットがありません。ロボットを連れてくるプレーヤーを開始するか、ワールドのファイルにロボットを記述してください。</translation>
    </message>
</context>
<context>
    <name>sparkwright::RobotsPart</name>
    <message>
        <source>Show ro&amp;bots and plugins</source>
        <translation>ロボットとプラグインを表示(&amp;B)</translation>
    </message>
    <message>
        <source>Who leads which robot, which plugins there are, and what clients say</source>
        <translation>誰がどのロボットを動かすか、どのプラグインがあるか、クライアントが何を言うか</translation>
    </message>
    <message>
        <source>Start pla&amp;yer</source>
        <translation>プレイヤーを開始(&amp;Y)</translation>
    </message>
    <message>
        <source>Bring a robot with a player that leads it</source>
        <translation>ロボットとそれを動かすプレイヤーを出す</translation>
    </message>
    <message>
        <source>Trai&amp;n a drive…</source>
        <translation>駆動を学習(&amp;N)…</translation>
    </message>
    <message>
        <source>Let a network learn from a log how a robot moves</source>
        <translation>ログからロボットの動きをネットワークに学習させる</translation>
    </message>
    <message>
        <source>Robots</source>
        <translation>ロボット</translation>
    </message>
    <message>
        <source>%1 is made</source>
        <translation>%1 ができました</translation>
    </message>
</context>
<context>
    <name>sparkwright::RubberBand</name>
    <message numerus="yes">
        <source>%n thing(s)</source>
        <translation>
            <numerusform>%n個の物体</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::RulesModel</name>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Rules that are applied</source>
        <translation>適用するルール</translation>
    </message>
    <message>
        <source>The rule “%1” is applied.</source>
        <translation>ルール「%1」を適用します。</translation>
    </message>
    <message>
        <source>The rule “%1” is switched off.</source>
        <translation>ルール「%1」はオフです。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1から%2</translation>
    </message>
    <message>
        <source>Range %1 to %2.</source>
        <translation>範囲は%1から%2です。</translation>
    </message>
    <message>
        <source>The set-up says %1.</source>
        <translation>セットアップの値は%1です。</translation>
    </message>
    <message>
        <source>Until then it is %1.</source>
        <translation>それまでは%1です。</translation>
    </message>
    <message>
        <source>Changes count at once.</source>
        <translation>変更はすぐに有効になります。</translation>
    </message>
    <message>
        <source>Built into the scene: changes take effect after a reset.</source>
        <translation>シーンに組み込まれています: 変更はリセット後に有効になります。</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>変数</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>セットアップ</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>範囲</translation>
    </message>
</context>
<context>
    <name>sparkwright::RulesPanel</name>
    <message>
        <source>Choose a variable to see what it means.</source>
        <translation>変数を選ぶと、その意味が表示されます。</translation>
    </message>
    <message>
        <source>There is no game. Open a set-up with a game, such as setups/soccer.rb, for its rules and their variables.</source>
        <translation>試合がありません。ルールと変数を見るには、setups/soccer.rbなどの試合のあるセットアップを開いてください。</translation>
    </message>
    <message>
        <source>Find a rule or variable</source>
        <translation>ルールまたは変数を検索</translation>
    </message>
    <message>
        <source>Rules and variables</source>
        <translation>ルールと変数</translation>
    </message>
    <message>
        <source>As the set-up says</source>
        <translation>セットアップの値</translation>
    </message>
    <message>
        <source>Resets the chosen variable to the value of the set-up</source>
        <translation>選んだ変数をセットアップの値に戻します</translation>
    </message>
    <message>
        <source>What the chosen variable means</source>
        <translation>選んだ変数の意味</translation>
    </message>
</context>
<context>
    <name>sparkwright::RunRecordings</name>
    <message>
        <source>&amp;Record runs</source>
        <translation>実行を記録(&amp;R)</translation>
    </message>
    <message>
        <source>Record every run in files of limited size, to look back at it</source>
        <translation>後から見返せるように、すべての実行を容量を限ったファイルに記録します</translation>
    </message>
    <message>
        <source>Loo&amp;k back</source>
        <translation>振り返る(&amp;K)</translation>
    </message>
    <message>
        <source>Watch what this run has been so far, while it goes on</source>
        <translation>実行を続けたまま、この実行のこれまでを見ます</translation>
    </message>
    <message>
        <source>Recorded r&amp;uns…</source>
        <translation>記録した実行(&amp;U)…</translation>
    </message>
    <message>
        <source>List the runs that are kept; open, save and delete them</source>
        <translation>保存されている実行を一覧表示し、開く、保存する、削除することができます</translation>
    </message>
    <message>
        <source>Runs are not recorded: &lt;i&gt;Simulation › Record runs&lt;/i&gt;.</source>
        <translation>実行は記録されません: &lt;i&gt;シミュレーション › 実行を記録&lt;/i&gt;。</translation>
    </message>
    <message>
        <source>This run will be recorded as soon as it goes on.</source>
        <translation>この実行は、再開するとすぐに記録されます。</translation>
    </message>
    <message>
        <source>This run is being recorded (%1; &lt;a href=&quot;list&quot;&gt;all runs&lt;/a&gt; take %2 of at most %3). &lt;a href=&quot;look&quot;&gt;Look back&lt;/a&gt; at it with %4.</source>
        <translation>この実行は記録中です(%1。&lt;a href=&quot;list&quot;&gt;すべての実行&lt;/a&gt;で%2、上限%3)。%4で&lt;a href=&quot;look&quot;&gt;振り返る&lt;/a&gt;ことができます。</translation>
    </message>
</context>
<context>
    <name>sparkwright::RunUntilDialog</name>
    <message>
        <source>Run until</source>
        <translation>条件まで実行</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>実行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Until:</source>
        <translation>条件(&amp;U):</translation>
    </message>
    <message>
        <source>What the run goes on until</source>
        <translation>実行を終える条件</translation>
    </message>
    <message>
        <source>a time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>some cycles are done</source>
        <translation>サイクル数</translation>
    </message>
    <message>
        <source>the next goal</source>
        <translation>次のゴール</translation>
    </message>
    <message>
        <source>the next foul</source>
        <translation>次のファウル</translation>
    </message>
    <message>
        <source>the next decision of any kind</source>
        <translation>次の判定(種類を問わない)</translation>
    </message>
    <message>
        <source>a play mode</source>
        <translation>プレーモード</translation>
    </message>
    <message>
        <source>a number of the run</source>
        <translation>実行の数値</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Simulated time</source>
        <translation>シミュレーション時間</translation>
    </message>
    <message>
        <source>Number of cycles</source>
        <translation>サイクル数</translation>
    </message>
    <message>
        <source>Play mode</source>
        <translation>プレーモード</translation>
    </message>
    <message>
        <source>Number of the run</source>
        <translation>実行の数値</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Number to compare with</source>
        <translation>比較する数</translation>
    </message>
    <message>
        <source>The simulation pauses at this simulated time.</source>
        <translation>このシミュレーション時間で一時停止します。</translation>
    </message>
    <message>
        <source>The simulation pauses after so many more cycles.</source>
        <translation>このサイクル数だけ進めて一時停止します。</translation>
    </message>
    <message>
        <source>The simulation pauses as soon as the referee gives a goal.</source>
        <translation>審判がゴールを認めるとすぐに一時停止します。</translation>
    </message>
    <message>
        <source>The simulation pauses as soon as the referee calls a foul.</source>
        <translation>審判がファウルを取るとすぐに一時停止します。</translation>
    </message>
    <message>
        <source>The simulation pauses as soon as the list of events has a new one.</source>
        <translation>新しいイベントが一覧に加わるとすぐに一時停止します。</translation>
    </message>
    <message>
        <source>The simulation pauses when this play mode begins.</source>
        <translation>このプレーモードが始まると一時停止します。</translation>
    </message>
    <message>
        <source>The simulation pauses after the first cycle for which this is true. Type a part of a name to find it; expressions such as abs(ball/x) are numbers, too. A condition such as ball/speed &gt; 2 and ball/z &lt; 0.1 can be written as a whole.</source>
        <translation>これが真になった最初のサイクルの後で一時停止します。名前の一部を入力して探せます。abs(ball/x)などの式も数値として使えます。ball/speed &gt; 2 and ball/z &lt; 0.1のような条件はそのまま全体を書けます。</translation>
    </message>
    <message>
        <source>The recording is searched from here on, as fast as it can be read; Pause ends that.</source>
        <translation>ここから先の記録を、読み込める最高の速さで検索します。「一時停止」で終了します。</translation>
    </message>
</context>
<context>
    <name>sparkwright::RunningPlugin</name>
    <message>
        <source>an exception without a message</source>
        <translation>メッセージのない例外</translation>
    </message>
    <message>
        <source>an exception of unknown kind</source>
        <translation>不明な種類の例外</translation>
    </message>
    <message numerus="yes">
        <source>it takes %n ms for each picture, which makes the window slow</source>
        <translation>
            <numerusform>1画面の描画ごとに%n msかかり、ウィンドウが遅くなります</numerusform>
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
        <translation>待機中</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>失敗: %1</translation>
    </message>
    <message>
        <source>Not run yet</source>
        <translation>未実行</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>a time in seconds</extracomment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Ended: %1</source>
        <translation>終了: %1</translation>
    </message>
    <message>
        <source>Digest %1</source>
        <translation>ダイジェスト%1</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>number of a run</extracomment>
        <translation>実行</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Play mode</source>
        <translation>プレーモード</translation>
    </message>
    <message>
        <source>%1 at the end of the run</source>
        <translation>実行終了時の%1</translation>
    </message>
</context>
<context>
    <name>sparkwright::SafeMode</name>
    <message>
        <source>The last starts of Sparkwright ended in a crash.</source>
        <translation>前回までのSparkwrightの起動がクラッシュで終わりました。</translation>
    </message>
    <message>
        <source>Safe mode starts with presets and draws as simply as possible. Your settings and layouts are not touched.</source>
        <translation>セーフモードでは、初期値で起動し、できるだけ簡素に描画します。設定とレイアウトは変更されません。</translation>
    </message>
    <message>
        <source>Start in &amp;safe mode</source>
        <translation>セーフモードで起動(&amp;S)</translation>
    </message>
    <message>
        <source>Start &amp;normally</source>
        <translation>通常どおり起動(&amp;N)</translation>
    </message>
</context>
<context>
    <name>sparkwright::SceneDocument</name>
    <message>
        <source>Revert to file</source>
        <translation>ファイルの内容に戻す</translation>
    </message>
    <message>
        <source>Restore edits</source>
        <translation>編集を復元</translation>
    </message>
</context>
<context>
    <name>sparkwright::ScenePanel</name>
    <message>
        <source>Filter by name</source>
        <translation>名前で絞り込み</translation>
    </message>
    <message>
        <source>Filter the scene tree</source>
        <translation>シーンツリーの絞り込み</translation>
    </message>
    <message>
        <source>Scene tree</source>
        <translation>シーンツリー</translation>
    </message>
    <message>
        <source>Shows only nodes with this text in their name, and their parents; nodes without anything visible are shown only by their name</source>
        <translation>名前にこのテキストを含むノードとその親だけを表示します。目に見えるもののないノードは、名前が一致する場合だけ表示します</translation>
    </message>
    <message>
        <source>&amp;Expand all</source>
        <translation>すべて展開(&amp;E)</translation>
    </message>
    <message>
        <source>Show all nodes of the scene tree</source>
        <translation>シーンツリーのすべてのノードを表示します</translation>
    </message>
    <message>
        <source>&amp;Collapse all</source>
        <translation>すべて折りたたむ(&amp;C)</translation>
    </message>
    <message>
        <source>Show the top nodes of the scene tree only</source>
        <translation>シーンツリーの最上位のノードだけを表示します</translation>
    </message>
</context>
<context>
    <name>sparkwright::ScenePart</name>
    <message>
        <source>Scene</source>
        <translation>シーン</translation>
    </message>
    <message>
        <source>&amp;Go to source</source>
        <translation>ソースへ移動(&amp;G)</translation>
    </message>
    <message>
        <source>Open the file that made the selected node, at its place</source>
        <translation>選択したノードを作成したファイルを、その位置で開きます</translation>
    </message>
    <message>
        <source>Select something first</source>
        <translation>先に何かを選択してください</translation>
    </message>
    <message>
        <source>&amp;Remove player %1</source>
        <translation>選手%1を削除(&amp;R)</translation>
    </message>
    <message>
        <source>Player %1 is removed, and its agent disconnected</source>
        <translation>選手%1を削除し、そのエージェントを切断しました</translation>
    </message>
</context>
<context>
    <name>sparkwright::SceneTreeModel</name>
    <message>
        <source>Transform</source>
        <translation>変換</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>メッシュ</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>%1 %2, scale %3 × %4 × %5</source>
        <translation>%1 %2、スケール%3 × %4 × %5</translation>
    </message>
</context>
<context>
    <name>sparkwright::ScoreDialog</name>
    <message>
        <source>Score and clock</source>
        <translation>得点と時計</translation>
    </message>
    <message>
        <source>Goals of the left team</source>
        <translation>左チームの得点</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Goals of the right team</source>
        <translation>右チームの得点</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>Minutes of the clock</source>
        <translation>時計の分</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Seconds of the clock</source>
        <translation>時計の秒</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>設定(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;core:</source>
        <translation>得点(&amp;C):</translation>
    </message>
    <message>
        <source>C&amp;lock:</source>
        <translation>時計(&amp;L):</translation>
    </message>
    <message>
        <source>min</source>
        <translation>分</translation>
    </message>
</context>
<context>
    <name>sparkwright::Scoreboard</name>
    <message>
        <source>Before kick-off</source>
        <translation>キックオフ前</translation>
    </message>
    <message>
        <source>Kick-off left</source>
        <translation>左チームのキックオフ</translation>
    </message>
    <message>
        <source>Kick-off right</source>
        <translation>右チームのキックオフ</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>プレー中</translation>
    </message>
    <message>
        <source>Kick-in left</source>
        <translation>左チームのキックイン</translation>
    </message>
    <message>
        <source>Kick-in right</source>
        <translation>右チームのキックイン</translation>
    </message>
    <message>
        <source>Corner kick left</source>
        <translation>左チームのコーナーキック</translation>
    </message>
    <message>
        <source>Corner kick right</source>
        <translation>右チームのコーナーキック</translation>
    </message>
    <message>
        <source>Goal kick left</source>
        <translation>左チームのゴールキック</translation>
    </message>
    <message>
        <source>Goal kick right</source>
        <translation>右チームのゴールキック</translation>
    </message>
    <message>
        <source>Offside left</source>
        <translation>左チームのオフサイド</translation>
    </message>
    <message>
        <source>Offside right</source>
        <translation>右チームのオフサイド</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>試合終了</translation>
    </message>
    <message>
        <source>Goal left</source>
        <translation>左チームのゴール</translation>
    </message>
    <message>
        <source>Goal right</source>
        <translation>右チームのゴール</translation>
    </message>
    <message>
        <source>Free kick left</source>
        <translation>左チームのフリーキック</translation>
    </message>
    <message>
        <source>Free kick right</source>
        <translation>右チームのフリーキック</translation>
    </message>
    <message>
        <source>Direct free kick left</source>
        <translation>左チームの直接フリーキック</translation>
    </message>
    <message>
        <source>Direct free kick right</source>
        <translation>右チームの直接フリーキック</translation>
    </message>
    <message>
        <source>Pass left</source>
        <translation>左チームのパス</translation>
    </message>
    <message>
        <source>Pass right</source>
        <translation>右チームのパス</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>%1 · half %2 · %3</source>
        <translation>%1 · ハーフ%2 · %3</translation>
    </message>
    <message>
        <source>Players %1 : %2</source>
        <translation>選手 %1 : %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>休憩</translation>
    </message>
    <message>
        <source>Penalty kick left</source>
        <translation>ペナルティーキック（左）</translation>
    </message>
    <message>
        <source>Penalty kick right</source>
        <translation>ペナルティーキック（右）</translation>
    </message>
    <message>
        <source>Shoot-out left</source>
        <translation>PK 戦（左）</translation>
    </message>
    <message>
        <source>Shoot-out right</source>
        <translation>PK 戦（右）</translation>
    </message>
    <message>
        <source>Free ball top right</source>
        <translation>フリーボール（右上）</translation>
    </message>
    <message>
        <source>Free ball bottom right</source>
        <translation>フリーボール（右下）</translation>
    </message>
    <message>
        <source>Free ball top left</source>
        <translation>フリーボール（左上）</translation>
    </message>
    <message>
        <source>Free ball bottom left</source>
        <translation>フリーボール（左下）</translation>
    </message>
</context>
<context>
    <name>sparkwright::Screenshot</name>
    <message>
        <source>A picture has 1 to %1 pixels along each side.</source>
        <translation>画像の各辺は1から%1ピクセルです。</translation>
    </message>
    <message>
        <source>There is not enough memory for a picture of this size.</source>
        <translation>このサイズの画像に必要なメモリーがありません。</translation>
    </message>
    <message>
        <source>The graphics card cannot draw a picture of this size.</source>
        <translation>グラフィックカードはこのサイズの画像を描画できません。</translation>
    </message>
</context>
<context>
    <name>sparkwright::SelectionCommands</name>
    <message>
        <source>&amp;Select</source>
        <translation>選択(&amp;S)</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s)</source>
        <translation>
            <numerusform>%n個の物体</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no players</source>
        <translation>選手がいません</translation>
    </message>
    <message>
        <source>Select something first</source>
        <translation>先に何かを選択してください</translation>
    </message>
    <message>
        <source>The selection cannot be moved</source>
        <translation>選択したものは動かせません</translation>
    </message>
    <message>
        <source>There is no ball to kick</source>
        <translation>蹴るボールがありません</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>コピーしました: %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::SensorFeed</name>
    <message>
        <source>%1 has no updates</source>
        <translation>%1 に更新がありません</translation>
    </message>
    <message>
        <source>only a robot on a board can be recorded</source>
        <translation>接続中のロボットだけを記録できます</translation>
    </message>
    <message>
        <source>The log has ended.</source>
        <translation>ログの終わりです。</translation>
    </message>
    <message>
        <source>The log is cut off here.</source>
        <translation>ログはここで途切れています。</translation>
    </message>
</context>
<context>
    <name>sparkwright::SensorPanel</name>
    <message>
        <source>Select a robot to see what its sensors say: angles, forces, what it sees and hears.</source>
        <translation>ロボットを選択すると、センサーの値(角度、力、見えるもの、聞こえるもの)が表示されます。</translation>
    </message>
    <message>
        <source>%1 has no sensors.</source>
        <translation>%1にはセンサーがありません。</translation>
    </message>
    <message>
        <source>&amp;Plot</source>
        <translation>グラフに表示(&amp;P)</translation>
    </message>
    <message>
        <source>Show &amp;picture</source>
        <translation>画像を表示(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Select its part</source>
        <translation>その部品を選択(&amp;S)</translation>
    </message>
    <message>
        <source>Copied as table and picture: %1</source>
        <translation>表と画像としてコピーしました: %1</translation>
    </message>
    <message>
        <source>Filter sensors</source>
        <translation>センサーの絞り込み</translation>
    </message>
    <message>
        <source>Sensor</source>
        <translation>センサー</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Sensors of the robot</source>
        <translation>ロボットのセンサー</translation>
    </message>
    <message>
        <source>Copy as table and picture</source>
        <translation>表と画像としてコピー</translation>
    </message>
</context>
<context>
    <name>sparkwright::SensorWindow</name>
    <message>
        <source>Sensors</source>
        <translation>センサー</translation>
    </message>
    <message>
        <source>&amp;Connect…</source>
        <translation>接続(&amp;C)…</translation>
    </message>
    <message>
        <source>Bring a robot to a message board</source>
        <translation>ロボットをメッセージボードへ出す</translation>
    </message>
    <message>
        <source>&amp;Open log…</source>
        <translation>ログを開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Play recorded updates</source>
        <translation>記録した更新を再生</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>Hold what is shown; of a log, its time</source>
        <translation>表示を止める（ログでは時間も）</translation>
    </message>
    <message>
        <source>&amp;Record…</source>
        <translation>記録(&amp;R)…</translation>
    </message>
    <message>
        <source>Write all updates into a file</source>
        <translation>すべての更新をファイルに書く</translation>
    </message>
    <message>
        <source>Connect a robot, or open a log.</source>
        <translation>ロボットを接続するか、ログを開いてください。</translation>
    </message>
    <message>
        <source>%1 at %2:%3; arrow keys drive it</source>
        <translation>%1（%2:%3）。矢印キーで動かす</translation>
    </message>
    <message>
        <source>%1, as recorded in %2</source>
        <translation>%1（%2 の記録）</translation>
    </message>
    <message>
        <source>Open log</source>
        <translation>ログを開く</translation>
    </message>
    <message>
        <source>Logs of updates (*.f2klog);;All files (*)</source>
        <translation>更新ログ (*.f2klog);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Record updates</source>
        <translation>更新を記録</translation>
    </message>
    <message>
        <source>Logs of updates (*.f2klog)</source>
        <translation>更新ログ (*.f2klog)</translation>
    </message>
    <message>
        <source>Records into %1</source>
        <translation>%1 に記録中</translation>
    </message>
    <message>
        <source>Recorded.</source>
        <translation>記録しました。</translation>
    </message>
    <message>
        <source>%1, %2 s</source>
        <translation>%1、%2 s</translation>
    </message>
</context>
<context>
    <name>sparkwright::SensorsPart</name>
    <message>
        <source>Sensors</source>
        <translation>センサー</translation>
    </message>
</context>
<context>
    <name>sparkwright::ServerDialog</name>
    <message>
        <source>Server %1</source>
        <translation>サーバー%1</translation>
    </message>
    <message>
        <source>Name of the server</source>
        <translation>サーバーの名前</translation>
    </message>
    <message>
        <source>Stands in the menu of servers in place of the address</source>
        <translation>サーバーのメニューで、アドレスの代わりに表示されます</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Delay, milliseconds</source>
        <translation>遅延(ミリ秒)</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>遅延</translation>
    </message>
    <message>
        <source>Over a bad network: shows everything so much later, and evenly. Commands are not delayed</source>
        <translation>不安定なネットワーク用: すべてをこの時間だけ遅らせ、滑らかに表示します。コマンドは遅れません</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Delay</source>
        <translation>遅延(&amp;D)</translation>
    </message>
    <message>
        <source>Not connected; trying again every second.</source>
        <translation>未接続です。毎秒再試行しています。</translation>
    </message>
    <message>
        <source>Pictures come unevenly by %1 ms, and are shown when they come.</source>
        <translation>画像の届く間隔が%1 msばらついています。届いたときに表示しています。</translation>
    </message>
    <message>
        <source>Pictures come unevenly by %1 ms, and are shown %2 ms later.</source>
        <translation>画像の届く間隔が%1 msばらついています。%2 ms遅らせて表示しています。</translation>
    </message>
</context>
<context>
    <name>sparkwright::ServersMenu</name>
    <message>
        <source>Ser&amp;vers</source>
        <translation>サーバー(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Own simulation</source>
        <translation>自分のシミュレーション(&amp;O)</translation>
    </message>
    <message>
        <source>Show the simulation of this window</source>
        <translation>このウィンドウのシミュレーションを表示します</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>接続済み</translation>
    </message>
    <message>
        <source>trying to connect</source>
        <translation>接続を試行中</translation>
    </message>
    <message>
        <source>reachable</source>
        <translation>接続可能</translation>
    </message>
    <message>
        <source>not reachable</source>
        <translation>接続不可</translation>
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
        <translation>最近使ったファイル(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Forget these</source>
        <translation>履歴を消去(&amp;F)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>Target speed</source>
        <translation>目標の速さ</translation>
    </message>
    <message>
        <source>Target speed, in multiples of real time</source>
        <translation>目標の速さ(実時間に対する倍率)</translation>
    </message>
    <message>
        <source>As fast as possible</source>
        <translation>できるだけ速く</translation>
    </message>
    <message>
        <source>The project is not saved: %1</source>
        <translation>プロジェクトは保存されていません: %1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1を保存しました</translation>
    </message>
    <message>
        <source>Run &amp;until…</source>
        <translation>条件まで実行(&amp;U)…</translation>
    </message>
    <message>
        <source>Run up to a time, a number of cycles, a goal, a play mode or a condition, then pause</source>
        <translation>時刻、サイクル数、ゴール、プレーモード、または条件まで実行し、一時停止します</translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>一時停止しました: %1</translation>
    </message>
    <message>
        <source>Solve large &amp;heaps iteratively</source>
        <translation>大きな積み重なりを反復法で解く(&amp;H)</translation>
    </message>
    <message>
        <source>Faster where many robots lie on each other; contacts there are softer, and runs differ from exact ones</source>
        <translation>多くのロボットが重なり合うときに速くなります。接触が柔らかくなり、実行は厳密な場合と異なります</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>遅く(&amp;L)</translation>
    </message>
    <message>
        <source>Choose the next lower speed</source>
        <translation>1段階遅い速さを選びます</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>速く(&amp;F)</translation>
    </message>
    <message>
        <source>Choose the next higher speed</source>
        <translation>1段階速い速さを選びます</translation>
    </message>
    <message>
        <source>As fast as &amp;possible</source>
        <translation>できるだけ速く(&amp;P)</translation>
    </message>
    <message>
        <source>Run as fast as the machine can; again: in real time</source>
        <translation>マシンの限界の速さで実行します。もう一度で実時間に戻します</translation>
    </message>
    <message>
        <source>Solve large heaps iteratively</source>
        <translation>大きな積み重なりを反復法で解く</translation>
    </message>
    <message>
        <source>Ask for %1× only</source>
        <translation>目標を%1倍に下げる</translation>
    </message>
    <message>
        <source>The run is no faster, but its speed is steady</source>
        <translation>実行は速くなりませんが、速さが安定します</translation>
    </message>
</context>
<context>
    <name>sparkwright::Setting</name>
    <message>
        <source>That of the system</source>
        <translation>システムに従う</translation>
    </message>
    <message>
        <source>The start page</source>
        <translation>スタートページ</translation>
    </message>
    <message>
        <source>The soccer scene</source>
        <translation>サッカーのシーン</translation>
    </message>
    <message>
        <source>What was opened last</source>
        <translation>最後に開いたもの</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>小</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>大</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>低</translation>
    </message>
    <message>
        <source>High</source>
        <translation>高</translation>
    </message>
    <message>
        <source>Metres</source>
        <translation>メートル</translation>
    </message>
    <message>
        <source>Centimetres</source>
        <translation>センチメートル</translation>
    </message>
    <message>
        <source>Millimetres</source>
        <translation>ミリメートル</translation>
    </message>
    <message>
        <source>Goes on as before</source>
        <translation>そのまま動き続ける</translation>
    </message>
    <message>
        <source>Stands still</source>
        <translation>静止する</translation>
    </message>
    <message>
        <source>Moves with the mouse</source>
        <translation>マウスに追従</translation>
    </message>
    <message>
        <source>Is thrown</source>
        <translation>投げる</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Language of the whole program</source>
        <translation>プログラム全体の言語</translation>
    </message>
    <message>
        <source>Open at the start</source>
        <translation>起動時に開くもの</translation>
    </message>
    <message>
        <source>What is opened when the program is started without a scene</source>
        <translation>シーンを指定せずに起動したときに開くもの</translation>
    </message>
    <message>
        <source>Notifications stay for</source>
        <translation>通知の表示時間</translation>
    </message>
    <message>
        <source>How long a notification covers the corner of the window; the bell in the status bar lists all of them</source>
        <translation>通知がウィンドウの隅に表示される時間。すべての通知はステータスバーのベルから一覧できます</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>表示しない</translation>
    </message>
    <message>
        <source>Notifications of warnings</source>
        <translation>警告の通知</translation>
    </message>
    <message>
        <source>Show warnings as notifications, too; errors always are</source>
        <translation>警告も通知として表示します。エラーは常に通知します</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Light or dark colours of the whole window</source>
        <translation>ウィンドウ全体の明るい配色または暗い配色</translation>
    </message>
    <message>
        <source>Size of texts</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>Size of all texts but those of the editor, which has its own</source>
        <translation>エディター以外のすべての文字の大きさ。エディターには別の設定があります</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>that of the system</source>
        <translation>システムに従う</translation>
    </message>
    <message>
        <source>Size of tool buttons</source>
        <translation>ツールボタンの大きさ</translation>
    </message>
    <message>
        <source>Size of the pictures in the tool bar</source>
        <translation>ツールバーのアイコンの大きさ</translation>
    </message>
    <message>
        <source>Drawing quality</source>
        <translation>描画品質</translation>
    </message>
    <message>
        <source>Camera flights</source>
        <translation>カメラの飛行</translation>
    </message>
    <message>
        <source>The camera flies from one view to the next, instead of being there at once</source>
        <translation>カメラが瞬時に切り替わらず、ビューから次のビューへ飛んで移動します</translation>
    </message>
    <message>
        <source>Reverse turning to the side</source>
        <translation>左右の回転を反転</translation>
    </message>
    <message>
        <source>The view turns against the movement of the mouse</source>
        <translation>ビューがマウスの動きと逆に左右へ回転します</translation>
    </message>
    <message>
        <source>Reverse turning up and down</source>
        <translation>上下の回転を反転</translation>
    </message>
    <message>
        <source>The view tilts against the movement of the mouse</source>
        <translation>ビューがマウスの動きと逆に上下へ傾きます</translation>
    </message>
    <message>
        <source>Speed of turning</source>
        <translation>回転の速さ</translation>
    </message>
    <message>
        <source>How far the view turns with the mouse; 1 is usual</source>
        <translation>マウスでビューが回転する量。標準は1</translation>
    </message>
    <message>
        <source>Speed of movements by key</source>
        <translation>キーによる移動の速さ</translation>
    </message>
    <message>
        <source>How fast W A S D and the arrow keys move the camera; 1 is usual</source>
        <translation>W A S Dと矢印キーでカメラが動く速さ。標準は1</translation>
    </message>
    <message>
        <source>Steps of moving</source>
        <translation>移動の刻み</translation>
    </message>
    <message>
        <source>Grid on which things come to rest while Ctrl is held</source>
        <translation>Ctrlを押している間、物体が吸着するグリッド</translation>
    </message>
    <message>
        <source> m</source>
        <translation> m</translation>
    </message>
    <message>
        <source>Steps of turning</source>
        <translation>回転の刻み</translation>
    </message>
    <message>
        <source>Angle in whose multiples things turn while Ctrl is held</source>
        <translation>Ctrlを押している間、物体はこの角度の倍数で回転します</translation>
    </message>
    <message>
        <source>Unit of lengths</source>
        <translation>長さの単位</translation>
    </message>
    <message>
        <source>Unit beside the mouse while things are moved</source>
        <translation>物体の移動中にマウスの横に表示する単位</translation>
    </message>
    <message>
        <source>Handles along own axes</source>
        <translation>ハンドルを物体の軸に合わせる</translation>
    </message>
    <message>
        <source>Handles of a thing follow its own axes, not those of the world</source>
        <translation>ハンドルをワールドではなく物体の軸に合わせます</translation>
    </message>
    <message>
        <source>What is moved</source>
        <translation>動かすもの</translation>
    </message>
    <message>
        <source>What happens to the velocity of a thing that is moved with the mouse</source>
        <translation>マウスで動かした物体の速度の扱い</translation>
    </message>
    <message>
        <source>Scoreboard</source>
        <translation>スコアボード</translation>
    </message>
    <message>
        <source>Teams, score, clock and play mode above the view</source>
        <translation>ビューの上部に、チーム、得点、時計、プレーモードを表示</translation>
    </message>
    <message>
        <source>Map of the field</source>
        <translation>フィールドの地図</translation>
    </message>
    <message>
        <source>A plan of the field in a corner of the view</source>
        <translation>ビューの隅のフィールドの平面図</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>スレッド</translation>
    </message>
    <message>
        <source>Threads that compute a cycle; results are the same with any number</source>
        <translation>1サイクルを計算するスレッドの数。いくつでも結果は同じです</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Port of agents</source>
        <translation>エージェントのポート</translation>
    </message>
    <message>
        <source>TCP port where agents connect, unless the command line or the set-up says otherwise; the next free one if another program has it</source>
        <translation>エージェントが接続するTCPポート(コマンドラインやセットアップの指定が優先)。他のプログラムが使用中なら次の空きポート</translation>
    </message>
    <message>
        <source>that of the set-up</source>
        <translation>セットアップに従う</translation>
    </message>
    <message>
        <source>Port of monitors</source>
        <translation>モニターのポート</translation>
    </message>
    <message>
        <source>TCP port where monitors connect, as above</source>
        <translation>モニターが接続するTCPポート(上と同様)</translation>
    </message>
    <message>
        <source>Port of drawings</source>
        <translation>描画のポート</translation>
    </message>
    <message>
        <source>UDP port where drawings of agents arrive; the next free one if it is taken</source>
        <translation>エージェントの描画を受信するUDPポート。使用中なら次の空きポート</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Record runs</source>
        <translation>実行を記録</translation>
    </message>
    <message>
        <source>Every run is recorded, so that you can look back at it</source>
        <translation>すべての実行を記録し、後から振り返れるようにします</translation>
    </message>
    <message>
        <source>Folder of recordings</source>
        <translation>記録のフォルダー</translation>
    </message>
    <message>
        <source>Where recorded runs are stored</source>
        <translation>記録した実行の保存先</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>フォント</translation>
    </message>
    <message>
        <source>Font of the text editor</source>
        <translation>テキストエディターのフォント</translation>
    </message>
    <message>
        <source>Size of the font</source>
        <translation>フォントの大きさ</translation>
    </message>
    <message>
        <source>Size of the letters of the text editor</source>
        <translation>テキストエディターの文字の大きさ</translation>
    </message>
    <message>
        <source>Indentation</source>
        <translation>字下げ</translation>
    </message>
    <message>
        <source>Blanks by which Format and new lines indent what is inside a list</source>
        <translation>整形や改行のとき、リストの内側を字下げする空白の数</translation>
    </message>
    <message>
        <source>Rainbow parentheses</source>
        <translation>括弧の色分け</translation>
    </message>
    <message>
        <source>Parentheses have colours by their depth</source>
        <translation>括弧を深さに応じて色分けします</translation>
    </message>
    <message>
        <source>Secure unsaved edits after</source>
        <translation>未保存の編集を保護する間隔</translation>
    </message>
    <message>
        <source>After a crash or a power failure, edits up to so long before are offered again</source>
        <translation>クラッシュや停電の後、その時点からこの時間だけ前までの編集を復元できます</translation>
    </message>
    <message>
        <source>Arm match keys at the start</source>
        <translation>起動時に試合キーを有効にする</translation>
    </message>
    <message>
        <source>Single keys act on the match from the start on; a key that is hit by mistake changes it</source>
        <translation>起動時から1つのキーで試合を操作できます。誤って押すと試合が変わります</translation>
    </message>
    <message>
        <source>Messages of events</source>
        <translation>イベントのメッセージ</translation>
    </message>
    <message>
        <source>Goals, fouls and half time are shown in the view for some seconds</source>
        <translation>ゴール、ファウル、ハーフタイムをビューに数秒間表示します</translation>
    </message>
    <message>
        <source>Messages of events stay for</source>
        <translation>イベントのメッセージの表示時間</translation>
    </message>
    <message>
        <source>How long a goal or a foul is shown in the view</source>
        <translation>ゴールやファウルをビューに表示する時間</translation>
    </message>
    <message>
        <source>Own…</source>
        <translation>カスタム…</translation>
    </message>
    <message>
        <source>One picture</source>
        <translation>1枚の画像</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>左右に並べる</translation>
    </message>
    <message>
        <source>Red and cyan glasses</source>
        <translation>赤シアンメガネ</translation>
    </message>
    <message>
        <source>Low is fastest; automatic is high on a graphics card and medium in software; own asks for each part</source>
        <translation>「低」が最も高速です。「自動」は、グラフィックカードでは「高」、ソフトウェア描画では「中」になります。「カスタム」では項目ごとに選べます</translation>
    </message>
    <message>
        <source>Stereo</source>
        <translation>立体視</translation>
    </message>
    <message>
        <source>Draw the views for each eye; see View › Stereo</source>
        <translation>左右の目ごとにビューを描画します。「表示 › 立体視」を参照</translation>
    </message>
    <message>
        <source>Distance of the eyes</source>
        <translation>両目の間隔</translation>
    </message>
    <message>
        <source>Between the two eyes of stereo views, in the scene: more makes a field look deeper, less suits small things</source>
        <translation>立体視の両目の、シーン内での間隔: 大きいとフィールドの奥行きが増し、小さいと小さな物体に向きます</translation>
    </message>
    <message>
        <source> cm</source>
        <translation> cm</translation>
    </message>
    <message>
        <source>General</source>
        <translation>一般</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>Viewport</source>
        <translation>ビューポート</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>シミュレーション</translation>
    </message>
    <message>
        <source>Text editor</source>
        <translation>テキストエディター</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>試合</translation>
    </message>
    <message>
        <source>This computer only</source>
        <translation>このコンピューターのみ</translation>
    </message>
    <message>
        <source>Other computers, too</source>
        <translation>ほかのコンピューターも</translation>
    </message>
    <message>
        <source>Other computers, too, also by IPv6</source>
        <translation>ほかも、IPv6 でも</translation>
    </message>
    <message>
        <source>Is disconnected</source>
        <translation>切断される</translation>
    </message>
    <message>
        <source>Misses a cycle</source>
        <translation>1 サイクル逃す</translation>
    </message>
    <message>
        <source>As the scene says</source>
        <translation>シーンに従う</translation>
    </message>
    <message>
        <source>Exactly</source>
        <translation>正確に</translation>
    </message>
    <message>
        <source>Exactly, by the engine</source>
        <translation>正確に、エンジンで</translation>
    </message>
    <message>
        <source>Iteratively</source>
        <translation>反復法で</translation>
    </message>
    <message>
        <source>Physics is computed</source>
        <translation>物理の計算</translation>
    </message>
    <message>
        <source>Bodies of heaps solved exactly</source>
        <translation>正確に解く山の物体数</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>任意の数</translation>
    </message>
    <message>
        <source>Contact rows of heaps solved exactly</source>
        <translation>正確に解く山の接触の行数</translation>
    </message>
    <message>
        <source>as the scene says</source>
        <translation>シーンに従う</translation>
    </message>
    <message>
        <source>Pictures of robots&apos; cameras</source>
        <translation>ロボットのカメラの画像</translation>
    </message>
    <message>
        <source>Each cycle waits for the agents</source>
        <translation>各サイクルはエージェントを待つ</translation>
    </message>
    <message>
        <source>A cycle waits at most</source>
        <translation>サイクルが待つ最長時間</translation>
    </message>
    <message>
        <source>for ever</source>
        <translation>無期限</translation>
    </message>
    <message>
        <source>An agent that is late</source>
        <translation>遅れたエージェント</translation>
    </message>
    <message>
        <source>Agents before the first cycle</source>
        <translation>最初のサイクル前のエージェント数</translation>
    </message>
    <message>
        <source>Can be reached from</source>
        <translation>接続できる範囲</translation>
    </message>
    <message>
        <source>Port of strategies</source>
        <translation>戦略のポート</translation>
    </message>
    <message>
        <source>that of the game</source>
        <translation>ゲームのポート</translation>
    </message>
    <message>
        <source>Agents connect by</source>
        <translation>エージェントの接続</translation>
    </message>
    <message>
        <source>Monitors connect by</source>
        <translation>モニターの接続</translation>
    </message>
    <message>
        <source>Silent UDP clients go after</source>
        <translation>無言の UDP クライアントを外すまで</translation>
    </message>
    <message>
        <source>Formats of agents&apos; messages</source>
        <translation>エージェントのメッセージ形式</translation>
    </message>
    <message>
        <source>Cycles between messages to monitors</source>
        <translation>モニターへのメッセージ間のサイクル数</translation>
    </message>
    <message>
        <source>Mounted folders and archives</source>
        <translation>マウントするフォルダーとアーカイブ</translation>
    </message>
    <message>
        <source>Folders of plugins</source>
        <translation>プラグインのフォルダー</translation>
    </message>
    <message>
        <source>Plugins of all scenes</source>
        <translation>全シーンのプラグイン</translation>
    </message>
    <message>
        <source>Folder of logs</source>
        <translation>ログのフォルダー</translation>
    </message>
    <message>
        <source>Steps of a script</source>
        <translation>スクリプトのステップ数</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>Time of scripts</source>
        <translation>スクリプトの時間</translation>
    </message>
    <message>
        <source>Memory of scripts</source>
        <translation>スクリプトのメモリ</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Steps of an agent inside</source>
        <translation>内部エージェントのステップ数</translation>
    </message>
    <message>
        <source>Time of an agent inside</source>
        <translation>内部エージェントの時間</translation>
    </message>
    <message>
        <source>Report what is forgiven</source>
        <translation>大目に見た点を報告</translation>
    </message>
    <message>
        <source>Shift arguments of templates</source>
        <translation>テンプレートの引数をずらす</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>ネットワーク</translation>
    </message>
    <message>
        <source>Files and scripts</source>
        <translation>ファイルとスクリプト</translation>
    </message>
</context>
<context>
    <name>sparkwright::SettingRow</name>
    <message>
        <source> Takes effect at the next reset.</source>
        <translation> 次回のリセット時に有効になります。</translation>
    </message>
    <message>
        <source> Takes effect at the next start.</source>
        <translation> 次回の起動時に有効になります。</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <translation>リセット: %1</translation>
    </message>
    <message>
        <source>Back to the preset</source>
        <translation>初期値に戻す</translation>
    </message>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>That of the system</source>
        <translation>システムに従う</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>The preset folder</source>
        <translation>既定のフォルダー</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>選択: %1</translation>
    </message>
    <message>
        <source>None; several with , between them</source>
        <translation>なし。複数は , で区切る</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>追加…</translation>
    </message>
    <message>
        <source>None; several with : between them</source>
        <translation>なし。複数は : で区切る</translation>
    </message>
</context>
<context>
    <name>sparkwright::SettingsFile</name>
    <message>
        <source>it has bytes that are no text</source>
        <translation>テキストでないバイトが含まれています</translation>
    </message>
    <message>
        <source>the name of a section does not end</source>
        <translation>セクション名が閉じていません</translation>
    </message>
    <message>
        <source>it should say name=value</source>
        <translation>name=valueの形で書いてください</translation>
    </message>
    <message>
        <source>%1: the settings cannot be read: %2. The presets are used; nothing is stored until that is mended.</source>
        <translation>%1: 設定を読み込めません: %2。初期値を使います。修正されるまで何も保存されません。</translation>
    </message>
    <message>
        <source>%1: settings of more than 64 MB are not read</source>
        <translation>%1: 64 MBを超える設定は読み込みません</translation>
    </message>
    <message>
        <source>%1:%2: the settings are damaged: %3. They cannot be kept aside.</source>
        <translation>%1:%2: 設定が破損しています: %3。破損した設定を別に保管できません。</translation>
    </message>
    <message>
        <source>%1:%2: the settings are damaged: %3. The presets are used; the damaged file is %4.</source>
        <translation>%1:%2: 設定が破損しています: %3。初期値を使います。破損したファイルは%4です。</translation>
    </message>
</context>
<context>
    <name>sparkwright::ShellPart</name>
    <message>
        <source>Ne&amp;xt pane</source>
        <translation>次の区画(&amp;X)</translation>
    </message>
    <message>
        <source>Give the next view, dock or bar the keyboard</source>
        <translation>次のビュー、ドック、バーにキーボードフォーカスを移します</translation>
    </message>
    <message>
        <source>Pre&amp;vious pane</source>
        <translation>前の区画(&amp;V)</translation>
    </message>
    <message>
        <source>Give the previous view, dock or bar the keyboard</source>
        <translation>前のビュー、ドック、バーにキーボードフォーカスを移します</translation>
    </message>
    <message>
        <source>System &amp;information…</source>
        <translation>システム情報(&amp;I)…</translation>
    </message>
    <message>
        <source>Versions, machine and OpenGL, to be copied into the report of a bug</source>
        <translation>バージョン、マシン、OpenGL。バグ報告にコピーして使います</translation>
    </message>
    <message>
        <source>Restart in sa&amp;fe mode</source>
        <translation>セーフモードで再起動(&amp;F)</translation>
    </message>
    <message>
        <source>Start again with presets, without touching stored settings and layouts</source>
        <translation>保存済みの設定とレイアウトに触れず、初期値で起動し直します</translation>
    </message>
    <message>
        <source>&amp;Restart normally</source>
        <translation>通常どおり再起動(&amp;R)</translation>
    </message>
    <message>
        <source>Start again with your settings and layouts</source>
        <translation>自分の設定とレイアウトで起動し直します</translation>
    </message>
    <message>
        <source>Safe mode</source>
        <translation>セーフモード</translation>
    </message>
    <message>
        <source>Safe mode: presets are used, and your settings and layouts are not touched.</source>
        <translation>セーフモード: 初期値を使います。設定とレイアウトは変更されません。</translation>
    </message>
    <message>
        <source>%1 is open in another Sparkwright, too (process %2). Each has its own simulation; edits of one are offered in the other when they are saved.</source>
        <translation>%1は別のSparkwright(プロセス%2)でも開いています。シミュレーションはそれぞれ別です。一方の編集は、保存するともう一方で取り込めます。</translation>
    </message>
    <message>
        <source>Sparkwright cannot be started again</source>
        <translation>Sparkwrightを再起動できません</translation>
    </message>
    <message>
        <source>System information</source>
        <translation>システム情報</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>閉じる(&amp;L)</translation>
    </message>
</context>
<context>
    <name>sparkwright::SideWords</name>
    <message>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄</translation>
    </message>
</context>
<context>
    <name>sparkwright::SignalEdit</name>
    <message>
        <source>This run has no signal %1.</source>
        <translation>この実行に信号 %1 はありません。</translation>
    </message>
    <message>
        <source>This run has no signal %1: %2</source>
        <translation>この実行に信号 %1 はありません。%2</translation>
    </message>
</context>
<context>
    <name>sparkwright::SignalModel</name>
    <message>
        <source>Signal</source>
        <translation>信号</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>単位</translation>
    </message>
</context>
<context>
    <name>sparkwright::SignalTree</name>
    <message>
        <source>Filter</source>
        <translation>フィルター</translation>
    </message>
    <message>
        <source>List only signals with these words in their names or paths</source>
        <translation>名前またはパスにこれらの語を含む信号だけを表示します</translation>
    </message>
    <message>
        <source>Filter of the signals</source>
        <translation>信号のフィルター</translation>
    </message>
    <message>
        <source>Signals</source>
        <translation>信号</translation>
    </message>
</context>
<context>
    <name>sparkwright::SourcePart</name>
    <message>
        <source>Show sour&amp;ce</source>
        <translation>ソースを表示(&amp;C)</translation>
    </message>
    <message>
        <source>Show text, tree and properties of the scene, and the selected form</source>
        <translation>シーンのテキスト、ツリー、プロパティと、選択中のフォームを表示します</translation>
    </message>
    <message>
        <source>S&amp;plit text</source>
        <translation>テキストを分割(&amp;P)</translation>
    </message>
    <message>
        <source>Show the text in two panes side by side</source>
        <translation>テキストを左右2つの領域に表示します</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>ソース</translation>
    </message>
    <message>
        <source>Find in files</source>
        <translation>ファイル内を検索</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>ファイルのまま</translation>
    </message>
    <message>
        <source>Undo steps of the text</source>
        <translation>テキストの操作履歴</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>テキスト(&amp;T)</translation>
    </message>
    <message>
        <source>Place in the text</source>
        <translation>テキスト内の位置</translation>
    </message>
    <message>
        <source>Problems %1</source>
        <translation>問題%1</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Ctrl+click: go to definition · Alt+drag: select a rectangle · Ctrl+wheel: size of the letters · rest on a word: what it is</source>
        <translation>Ctrl+クリック: 定義へ移動 · Alt+ドラッグ: 矩形選択 · Ctrl+ホイール: 文字の大きさ · 単語の上で静止: 説明</translation>
    </message>
    <message>
        <source>Click: select · Double click: go to text · Drag: move in the tree · Right click: menu</source>
        <translation>クリック: 選択 · ダブルクリック: テキストへ移動 · ドラッグ: ツリー内で移動 · 右クリック: メニュー</translation>
    </message>
    <message>
        <source>No file has made this node: it belongs to the program or a script</source>
        <translation>このノードを作成したファイルはありません: プログラムまたはスクリプトのものです</translation>
    </message>
    <message>
        <source>Open as te&amp;xt…</source>
        <translation>テキストとして開く(&amp;X)…</translation>
    </message>
    <message>
        <source>Open files in the text editor; what runs stays as it is</source>
        <translation>ファイルをテキストエディターで開きます。実行中のものはそのままです</translation>
    </message>
    <message>
        <source>Not in %1: edited since. Undo there, too.</source>
        <translation>%1では取り消されていません。その後に編集されています。そこでも元に戻してください。</translation>
    </message>
    <message>
        <source>Quick fixes</source>
        <translation>クイックフィックス</translation>
    </message>
    <message>
        <source>No quick fix here</source>
        <translation>ここに使えるクイックフィックスはありません</translation>
    </message>
</context>
<context>
    <name>sparkwright::SourceTreeDelegate</name>
    <message>
        <source>no class</source>
        <translation>クラスなし</translation>
    </message>
    <message>
        <source>import</source>
        <translation>インポート</translation>
    </message>
    <message>
        <source>select</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>switch</source>
        <translation>スイッチ</translation>
    </message>
    <message>
        <source>case</source>
        <translation>ケース</translation>
    </message>
    <message>
        <source>template</source>
        <translation>テンプレート</translation>
    </message>
    <message>
        <source>Name of the node</source>
        <translation>ノードの名前</translation>
    </message>
</context>
<context>
    <name>sparkwright::SourceTreeModel</name>
    <message>
        <source>Which file this is depends on variables.</source>
        <translation>どのファイルになるかは変数によります。</translation>
    </message>
    <message>
        <source>%1 is not found below the data folders.</source>
        <translation>%1がデータフォルダーの下に見つかりません。</translation>
    </message>
    <message>
        <source>This file imports itself.</source>
        <translation>このファイルは自分自身をインポートしています。</translation>
    </message>
    <message>
        <source>Imported from %1. Open that file to edit it.</source>
        <translation>%1からインポートしたものです。編集するにはそのファイルを開いてください。</translation>
    </message>
</context>
<context>
    <name>sparkwright::SourceTreePanel</name>
    <message>
        <source>Keep local pose</source>
        <translation>ローカルの位置と向きを保つ</translation>
    </message>
    <message>
        <source>Filter by name, class or value</source>
        <translation>名前、クラス、値で絞り込み</translation>
    </message>
    <message>
        <source>Filter nodes</source>
        <translation>ノードの絞り込み</translation>
    </message>
    <message>
        <source>Moves the node with its numbers as they are, so that it stands elsewhere.</source>
        <translation>数値をそのままにしてノードを動かすため、別の場所に置かれます。</translation>
    </message>
    <message>
        <source>Hide message</source>
        <translation>メッセージを隠す</translation>
    </message>
</context>
<context>
    <name>sparkwright::SourceTreeView</name>
    <message>
        <source>Nodes of the scene file</source>
        <translation>シーンファイルのノード</translation>
    </message>
    <message>
        <source>Add node…</source>
        <translation>ノードを追加…</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前の変更</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>切り取り</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上へ移動</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下へ移動</translation>
    </message>
    <message>
        <source>Copy node path</source>
        <translation>ノードのパスをコピー</translation>
    </message>
    <message>
        <source>Open imported file</source>
        <translation>インポートしたファイルを開く</translation>
    </message>
    <message>
        <source>Go to text</source>
        <translation>テキストへ移動</translation>
    </message>
    <message>
        <source>No node matches.</source>
        <translation>一致するノードがありません。</translation>
    </message>
    <message>
        <source>The file has no nodes yet. Ctrl+Shift+A adds one.</source>
        <translation>ファイルにまだノードがありません。Ctrl+Shift+Aで追加できます。</translation>
    </message>
    <message>
        <source>Add a node into the selected one, or behind it</source>
        <translation>選択したノードの中または後にノードを追加します</translation>
    </message>
    <message>
        <source>Rename the node</source>
        <translation>ノードの名前を変更します</translation>
    </message>
    <message>
        <source>Put copies of the selected nodes behind them</source>
        <translation>選択したノードのコピーをその後に置きます</translation>
    </message>
    <message>
        <source>Delete the selected nodes</source>
        <translation>選択したノードを削除します</translation>
    </message>
    <message>
        <source>Cut the selected nodes as text</source>
        <translation>選択したノードをテキストとして切り取ります</translation>
    </message>
    <message>
        <source>Copy the selected nodes as text</source>
        <translation>選択したノードをテキストとしてコピーします</translation>
    </message>
    <message>
        <source>Paste nodes into the selected one, or behind it</source>
        <translation>選択したノードの中または後にノードを貼り付けます</translation>
    </message>
    <message>
        <source>Put the selected nodes before the one above them</source>
        <translation>選択したノードを1つ上のノードの前に移します</translation>
    </message>
    <message>
        <source>Put the selected nodes behind the one below them</source>
        <translation>選択したノードを1つ下のノードの後に移します</translation>
    </message>
    <message>
        <source>Copy the names that lead to the node, separated by /</source>
        <translation>ノードに至る名前を/で区切ってコピーします</translation>
    </message>
    <message>
        <source>Open the imported file, to edit its nodes</source>
        <translation>インポートしたファイルを開き、そのノードを編集します</translation>
    </message>
    <message>
        <source>Show the node in the text</source>
        <translation>ノードをテキストで表示します</translation>
    </message>
    <message>
        <source>Open a scene in RSG to see its nodes.</source>
        <translation>ノードを表示するには、RSGのシーンを開いてください。</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>すべて展開</translation>
    </message>
    <message>
        <source>Show all nodes of the file</source>
        <translation>ファイルのすべてのノードを表示します</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>すべて折りたたむ</translation>
    </message>
    <message>
        <source>Show the top nodes of the file only</source>
        <translation>ファイルの最上位のノードだけを表示します</translation>
    </message>
</context>
<context>
    <name>sparkwright::StandingsView</name>
    <message>
        <source>Standings</source>
        <translation>順位表</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>チーム</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>試合</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>分</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>敗</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>ゴール</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>勝点</translation>
    </message>
</context>
<context>
    <name>sparkwright::StartModel</name>
    <message>
        <source>, missing</source>
        <translation>、見つかりません</translation>
    </message>
    <message>
        <source>, pinned</source>
        <translation>、ピン留め</translation>
    </message>
    <message>
        <source>Missing: %1</source>
        <translation>見つかりません: %1</translation>
    </message>
    <message>
        <source>Project in %1</source>
        <translation>%1のプロジェクト</translation>
    </message>
    <message>
        <source>, unsaved edits</source>
        <translation>、保存していない編集あり</translation>
    </message>
    <message>
        <source>Unsaved edits: open to restore</source>
        <translation>保存していない編集: 開くと復元できます</translation>
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
        <translation>例または最近使ったファイルを検索</translation>
    </message>
    <message>
        <source>Filter of the start page</source>
        <translation>スタートページのフィルター</translation>
    </message>
    <message>
        <source>New project…</source>
        <translation>新規プロジェクト…</translation>
    </message>
    <message>
        <source>A folder with a scene, and if you like a robot, a team and a program for it</source>
        <translation>シーンのフォルダー。必要ならロボット、チーム、そのプログラムも</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>開く…</translation>
    </message>
    <message>
        <source>A scene, set-up, project or recording; or drop it here</source>
        <translation>シーン、セットアップ、プロジェクト、または記録。ここへのドロップも可能</translation>
    </message>
    <message>
        <source>Soccer field</source>
        <translation>サッカーフィールド</translation>
    </message>
    <message>
        <source>The 3D league, ready for your agents on port 3100</source>
        <translation>3Dリーグ。ポート3100でエージェントを待ち受けます</translation>
    </message>
    <message>
        <source>Demo match</source>
        <translation>デモ試合</translation>
    </message>
    <message>
        <source>Watch two teams that play by themselves</source>
        <translation>自動でプレーする2チームを観戦します</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近使ったもの</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>最近使ったファイル</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>例</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>%1に戻る</translation>
    </message>
    <message>
        <source>No recent file has this in its name.</source>
        <translation>名前にこれを含む最近使ったファイルはありません。</translation>
    </message>
    <message>
        <source>What you open appears here. Pin what you need often.</source>
        <translation>開いたものがここに表示されます。よく使うものはピン留めできます。</translation>
    </message>
    <message>
        <source>No example has this in its name.</source>
        <translation>名前にこれを含む例はありません。</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Unpin</source>
        <translation>ピン留めを外す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Pin</source>
        <translation>ピン留め(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Show its folder</source>
        <translation>フォルダーを表示(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Remove from this list</source>
        <translation>この一覧から削除(&amp;R)</translation>
    </message>
    <message>
        <source>New scene…</source>
        <translation>新規シーン…</translation>
    </message>
    <message>
        <source>A scene or a set-up script from a template, ready to be edited</source>
        <translation>テンプレートから作る、すぐに編集できるシーンまたはセットアップスクリプト</translation>
    </message>
</context>
<context>
    <name>sparkwright::StartPart</name>
    <message>
        <source>Start &amp;page</source>
        <translation>スタートページ(&amp;P)</translation>
    </message>
    <message>
        <source>Show recent files and examples; the scene pauses</source>
        <translation>最近使ったファイルと例を表示します。シーンは一時停止します</translation>
    </message>
    <message>
        <source>&amp;New project…</source>
        <translation>新規プロジェクト(&amp;N)…</translation>
    </message>
    <message>
        <source>Make a folder with a scene, and if you like a robot and a team</source>
        <translation>シーンのフォルダーを作成します。必要ならロボットとチームも作成します</translation>
    </message>
    <message>
        <source>&amp;Close scene</source>
        <translation>シーンを閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Close the scene, and show the start page</source>
        <translation>シーンを閉じ、スタートページを表示します</translation>
    </message>
    <message>
        <source>New &amp;scene…</source>
        <translation>新規シーン(&amp;S)…</translation>
    </message>
    <message>
        <source>Make a scene or a set-up script from a template, and edit it</source>
        <translation>テンプレートからシーンまたはセットアップスクリプトを作成し、編集します</translation>
    </message>
</context>
<context>
    <name>sparkwright::StartProgramDialog</name>
    <message>
        <source>Choose a folder</source>
        <translation>フォルダーを選択</translation>
    </message>
    <message>
        <source>Starts: %1</source>
        <translation>起動するコマンド: %1</translation>
    </message>
    <message>
        <source>Start a program</source>
        <translation>プログラムを起動</translation>
    </message>
    <message>
        <source>&amp;Command:</source>
        <translation>コマンド(&amp;C):</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>As in a terminal; {host}, {port}, {monitor-port}, {team} and {number} are filled in, and NAME=VALUE in front sets the environment.</source>
        <translation>端末と同じ書き方です。{host}、{port}、{monitor-port}、{team}、{number}は置き換えられ、先頭のNAME=VALUEで環境変数を設定します。</translation>
    </message>
    <message>
        <source>&amp;Folder:</source>
        <translation>フォルダー(&amp;F):</translation>
    </message>
    <message>
        <source>in which it runs</source>
        <translation>実行するフォルダー</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>&amp;Team:</source>
        <translation>チーム(&amp;T):</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>チーム</translation>
    </message>
    <message>
        <source>&amp;Number:</source>
        <translation>番号(&amp;N):</translation>
    </message>
    <message>
        <source>Number of the first player</source>
        <translation>最初の選手の番号</translation>
    </message>
    <message>
        <source>How &amp;often:</source>
        <translation>回数(&amp;O):</translation>
    </message>
    <message>
        <source>How often it is started</source>
        <translation>起動する回数</translation>
    </message>
    <message>
        <source>Each next one gets the next number</source>
        <translation>2つ目以降には次の番号が順に付きます</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>参照(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>起動(&amp;S)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>sparkwright::StartTeamDialog</name>
    <message>
        <source>A team file (.sparkteam) names the programs of a team. Choose one, or begin with an example.</source>
        <translation>チームファイル(.sparkteam)には、チームのプログラムを指定します。1つ選ぶか、例から始めてください。</translation>
    </message>
    <message>
        <source>Starts %1 as team %2 on port %3:</source>
        <translation>%1をチーム%2としてポート%3で起動します:</translation>
    </message>
    <message numerus="yes">
        <source>%n program(s)</source>
        <translation>
            <numerusform>%n個のプログラム</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a team file</source>
        <translation>チームファイルを選択</translation>
    </message>
    <message>
        <source>Team files (*.sparkteam)</source>
        <translation>チームファイル (*.sparkteam)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Start a team</source>
        <translation>チームを起動</translation>
    </message>
    <message>
        <source>&amp;Team file:</source>
        <translation>チームファイル(&amp;T):</translation>
    </message>
    <message>
        <source>&amp;Name of the team:</source>
        <translation>チーム名(&amp;N):</translation>
    </message>
    <message>
        <source>Team file</source>
        <translation>チームファイル</translation>
    </message>
    <message>
        <source>Name of the team</source>
        <translation>チーム名</translation>
    </message>
    <message>
        <source>In place of the name in the file</source>
        <translation>ファイル内の名前の代わりに使用</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>問題点</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>参照(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>起動(&amp;S)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>sparkwright::StatesPart</name>
    <message>
        <source>&amp;Keep this state…</source>
        <translation>この状態を保存(&amp;K)…</translation>
    </message>
    <message>
        <source>Write the exact state of the run to a file, from which it can go on again</source>
        <translation>実行の厳密な状態をファイルに書き込みます。後でそこから続けられます</translation>
    </message>
    <message>
        <source>&amp;Open a state…</source>
        <translation>状態を開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Choose a file with a state, and let the run go on from it</source>
        <translation>状態のファイルを選び、そこから実行を続けます</translation>
    </message>
    <message>
        <source>Show &amp;folder of states</source>
        <translation>状態のフォルダーを表示(&amp;F)</translation>
    </message>
    <message>
        <source>Show the files of kept states, to rename or delete them</source>
        <translation>保存した状態のファイルを表示します。名前の変更や削除ができます</translation>
    </message>
    <message>
        <source>R&amp;estore state</source>
        <translation>状態を復元(&amp;E)</translation>
    </message>
    <message>
        <source>The scene has changed meanwhile: nothing is kept</source>
        <translation>その間にシーンが変わりました: 何も保存していません</translation>
    </message>
    <message>
        <source>The state is not kept: the log says why</source>
        <translation>状態は保存されていません: 理由はログにあります</translation>
    </message>
    <message>
        <source>Kept as %1</source>
        <translation>%1として保存しました</translation>
    </message>
    <message>
        <source>A run from the state %1 may differ from this one: %2</source>
        <translation>状態%1からの実行は、この実行と異なることがあります: %2</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <comment>state: name, scene, date</comment>
        <translation>%1(%2、%3)</translation>
    </message>
    <message>
        <source>At %1 of %2</source>
        <translation>%2の%1の時点</translation>
    </message>
    <message>
        <source>No state has been kept yet</source>
        <translation>保存した状態はまだありません</translation>
    </message>
    <message>
        <source>%1 could not be opened: the log says why</source>
        <translation>%1を開けませんでした: 理由はログにあります</translation>
    </message>
    <message>
        <source>Restore state</source>
        <translation>状態を復元</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s) of other programs will be disconnected, since they do not know the state.</source>
        <translation>
            <numerusform>他のプログラムのエージェント(%n)は、この状態を知らないため切断されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
</context>
<context>
    <name>sparkwright::StatusRow</name>
    <message>
        <source>Connections</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Simulated time</source>
        <translation>シミュレーション時間</translation>
    </message>
    <message>
        <source>Simulated time since the start</source>
        <translation>開始からのシミュレーション時間</translation>
    </message>
    <message>
        <source>Measured speed</source>
        <translation>計測した速さ</translation>
    </message>
    <message>
        <source>Measured speed: simulated time per real time, over the last second</source>
        <translation>計測した速さ: 直近1秒間の、実時間あたりのシミュレーション時間</translation>
    </message>
    <message>
        <source>State of the simulation</source>
        <translation>シミュレーションの状態</translation>
    </message>
</context>
<context>
    <name>sparkwright::StatusSentence</name>
    <message>
        <source>Agent %1</source>
        <translation>エージェント%1</translation>
    </message>
    <message>
        <source>No scene is open</source>
        <translation>シーンが開かれていません</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>The scene could not be loaded: the log says why</source>
        <translation>シーンを読み込めませんでした: 理由はログにあります</translation>
    </message>
    <message>
        <source>Waiting for agents</source>
        <translation>エージェントを待っています</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <translation>%1を待っています</translation>
    </message>
    <message>
        <source>Waiting for %1 and %2</source>
        <translation>%1と%2を待っています</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %1 and %n other(s)</source>
        <translation>
            <numerusform>%1と他%nを待っています</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>Paused: agents get their robots when it runs</source>
        <translation>一時停止中：実行するとエージェントにロボットが渡されます</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>The match waits for a decision</source>
        <translation>試合が判定を待っています</translation>
    </message>
    <message>
        <source>Physics takes %1 ms per cycle</source>
        <translation>物理計算が1サイクルあたり%1 msかかっています</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>実行中</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s)</source>
        <translation>
            <numerusform>エージェント%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n monitor(s)</source>
        <translation>
            <numerusform>モニター%n</numerusform>
        </translation>
    </message>
    <message>
        <source>not connected: %1</source>
        <translation>未接続: %1</translation>
    </message>
    <message>
        <source>ports %1, %2</source>
        <translation>ポート%1、%2</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Running until %1</source>
        <translation>%1まで実行中</translation>
    </message>
    <message>
        <source>Waiting for %1: %2 ms per cycle</source>
        <translation>%1の待ち時間: 1サイクルあたり%2 ms</translation>
    </message>
    <message>
        <source>Scripts and actions take %1 ms per cycle</source>
        <translation>スクリプトと動作が1サイクルあたり%1 msかかっています</translation>
    </message>
    <message>
        <source>Finding contacts takes %1 ms per cycle</source>
        <translation>接触の検出が1サイクルあたり%1 msかかっています</translation>
    </message>
    <message>
        <source>The referee takes %1 ms per cycle</source>
        <translation>審判が1サイクルあたり%1 msかかっています</translation>
    </message>
    <message>
        <source>Senses of robots take %1 ms per cycle</source>
        <translation>ロボットの感覚が1サイクルあたり%1 msかかっています</translation>
    </message>
    <message>
        <source>Agents inside think for %1 ms per cycle</source>
        <translation>内部エージェントの思考が1サイクルあたり%1 msかかっています</translation>
    </message>
    <message>
        <source>Views and monitors take %1 ms per cycle</source>
        <translation>ビューとモニターが1サイクルあたり%1 msかかっています</translation>
    </message>
    <message>
        <source>The machine is busy: %1 ms per cycle are lost</source>
        <translation>マシンの負荷が高く、1サイクルあたり%1 ms失われています</translation>
    </message>
    <message>
        <source>Searching for %1: %2 of %3 s</source>
        <translation>%1を検索中: %2 / %3 s</translation>
    </message>
</context>
<context>
    <name>sparkwright::StepMenu</name>
    <message>
        <source>&amp;Exact</source>
        <translation>厳密(&amp;E)</translation>
    </message>
    <message>
        <source>All forces at once, as robots on legs need it; the fastest exact way</source>
        <translation>すべての力を一度に求めます。脚のあるロボットに必要で、最も速い厳密な方法です</translation>
    </message>
    <message>
        <source>Exact, by the e&amp;ngine</source>
        <translation>厳密、物理エンジンで(&amp;N)</translation>
    </message>
    <message>
        <source>The same numbers to the last bit from the physics engine itself, slower: to compare</source>
        <translation>物理エンジン自身による、最後のビットまで同じ数値です。遅くなります。比較用です</translation>
    </message>
    <message>
        <source>&amp;Iterative</source>
        <translation>反復(&amp;I)</translation>
    </message>
    <message>
        <source>Forces by approximation: for large heaps; contacts and joints are softer, and runs differ from exact ones</source>
        <translation>力を近似で求めます。大きな積み重なり向けです。接触と関節は柔らかくなり、実行結果は厳密な場合と異なります</translation>
    </message>
    <message>
        <source>Ph&amp;ysics steps</source>
        <translation>物理ステップ(&amp;Y)</translation>
    </message>
</context>
<context>
    <name>sparkwright::StereoCommands</name>
    <message>
        <source>One &amp;picture</source>
        <translation>1枚の画像(&amp;P)</translation>
    </message>
    <message>
        <source>Draw one picture for both eyes</source>
        <translation>両目に同じ1枚の画像を描画します</translation>
    </message>
    <message>
        <source>&amp;Side by side</source>
        <translation>左右に並べる(&amp;S)</translation>
    </message>
    <message>
        <source>Draw a picture for each eye in the two halves of the view, for stereo screens and viewers</source>
        <translation>左右の目の画像をビューの左半分と右半分に描画します。立体視用の画面やビューアー向けです</translation>
    </message>
    <message>
        <source>&amp;Red and cyan glasses</source>
        <translation>赤シアンメガネ(&amp;R)</translation>
    </message>
    <message>
        <source>Draw the pictures of both eyes over one another, for glasses with a red left and a cyan right glass</source>
        <translation>両目の画像を重ねて描画します。左が赤、右がシアンのメガネ向けです</translation>
    </message>
    <message>
        <source>&amp;Next kind of stereo</source>
        <translation>次の立体視方式(&amp;N)</translation>
    </message>
    <message>
        <source>One picture, side by side, red and cyan glasses, in turn</source>
        <translation>1枚の画像、左右に並べる、赤シアンメガネを順に切り替えます</translation>
    </message>
    <message>
        <source>Ste&amp;reo</source>
        <translation>立体視(&amp;R)</translation>
    </message>
</context>
<context>
    <name>sparkwright::StrategiesPanel</name>
    <message>
        <source>Strategies</source>
        <translation>戦略</translation>
    </message>
    <message>
        <source>In a game of strategies, one program or library moves all robots of a team. Open SimuroSot from the start page, or make a strategy of your own:</source>
        <translation>戦略のゲームでは、1つのプログラムまたはライブラリがチームの全ロボットを動かします。スタートページから SimuroSot を開くか、自分の戦略を作成してください:</translation>
    </message>
</context>
<context>
    <name>sparkwright::StrategiesPart</name>
    <message>
        <source>New s&amp;trategy…</source>
        <translation>新しい戦略(&amp;T)…</translation>
    </message>
    <message>
        <source>Make a strategy in C, C++ or Python, compile it, and let it play</source>
        <translation>C、C++、Python で戦略を作り、コンパイルして試合をさせる</translation>
    </message>
    <message>
        <source>Show &amp;strategies</source>
        <translation>戦略を表示(&amp;S)</translation>
    </message>
    <message>
        <source>Choose and watch the strategies that lead the teams of this game</source>
        <translation>この試合のチームを率いる戦略を選び、様子を見る</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>コピーしました: %1</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>戦略</translation>
    </message>
    <message>
        <source>%1 is made</source>
        <translation>%1 を作成しました</translation>
    </message>
</context>
<context>
    <name>sparkwright::StrategyBuild</name>
    <message>
        <source>There is no compiler for %1 on this machine. On Debian: apt-get install build-essential</source>
        <translation>このマシンに %1 のコンパイラーがありません。Debian では: apt-get install build-essential</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 を書き込めません: %2</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>キャンセルしました。</translation>
    </message>
</context>
<context>
    <name>sparkwright::StrategyProgram</name>
    <message>
        <source>There is no file %1.</source>
        <translation>ファイル %1 がありません。</translation>
    </message>
</context>
<context>
    <name>sparkwright::StrategySlot</name>
    <message>
        <source>Choose a strategy</source>
        <translation>戦略を選ぶ</translation>
    </message>
    <message>
        <source>Strategies (*.so *.py);;All files (*)</source>
        <translation>戦略 (*.so *.py);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>%1 was built.</source>
        <translation>%1 をビルドしました。</translation>
    </message>
    <message>
        <source>%1 could not be built: %2</source>
        <translation>%1 をビルドできませんでした: %2</translation>
    </message>
    <message>
        <source>Runs inside the simulator</source>
        <translation>シミュレーター内で動作</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>プレイ中</translation>
    </message>
    <message>
        <source>Plays, started elsewhere</source>
        <translation>プレイ中（別の場所で起動）</translation>
    </message>
    <message>
        <source>No port is open for strategies: see Agents</source>
        <translation>戦略のためのポートが開いていません: エージェントを見てください</translation>
    </message>
    <message>
        <source>Is compiled…</source>
        <translation>コンパイル中…</translation>
    </message>
    <message>
        <source>Starts…</source>
        <translation>開始中…</translation>
    </message>
    <message>
        <source>No strategy</source>
        <translation>戦略なし</translation>
    </message>
    <message>
        <source>%1 frames/s</source>
        <translation>%1 フレーム/秒</translation>
    </message>
    <message>
        <source>%1 ms for a call (99 %: %2 ms, longest: %3 ms)</source>
        <translation>1 回の呼び出し %1 ms（99 %: %2 ms、最長: %3 ms）</translation>
    </message>
    <message numerus="yes">
        <source>%n late frame(s)</source>
        <translation>
            <numerusform>遅れたフレーム %n</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Strategy:</source>
        <translation>戦略(&amp;S):</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>戦略</translation>
    </message>
    <message>
        <source>a library (.so) or a Python program</source>
        <translation>ライブラリ (.so) または Python プログラム</translation>
    </message>
    <message>
        <source>Strategies that were used last, and those that come along; or the path of a file</source>
        <translation>最近使った戦略と付属の戦略、またはファイルのパス</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>ファイルを選ぶ</translation>
    </message>
    <message>
        <source>Choose a strategy&apos;s file</source>
        <translation>戦略のファイルを選ぶ</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>読み込む</translation>
    </message>
    <message>
        <source>Start this strategy for the side</source>
        <translation>このサイドの戦略として開始</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>読み込み直す</translation>
    </message>
    <message>
        <source>Load the library again; the match goes on</source>
        <translation>ライブラリを読み込み直す。試合は続きます</translation>
    </message>
    <message>
        <source>Unload</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>End the strategy; the match pauses until there is another one and you resume it</source>
        <translation>戦略を終える。別の戦略が来て再開するまで試合は止まります</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>ビルド</translation>
    </message>
    <message>
        <source>Compile the source beside the library, and load it</source>
        <translation>ライブラリの横のソースをコンパイルして読み込む</translation>
    </message>
    <message>
        <source>Copy the command that starts it from a terminal</source>
        <translation>端末から起動するコマンドをコピー</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>コマンドをコピー</translation>
    </message>
    <message>
        <source>&amp;Follow changes</source>
        <translation>変更を追う(&amp;F)</translation>
    </message>
    <message>
        <source>Compile the source when it is saved, and load the library again when it changes</source>
        <translation>保存時にソースをコンパイルし、変わったライブラリを読み込み直す</translation>
    </message>
    <message>
        <source>Load &amp;inside the simulator</source>
        <translation>シミュレータ内に読み込む(&amp;I)</translation>
    </message>
    <message>
        <source>For debuggers: the library runs in this program, which it can hang or end. Runs with it have no exact states.</source>
        <translation>デバッガ用: ライブラリはこのプログラムの中で動き、止めたり終了させたりすることがあります。その実行には正確な状態がありません。</translation>
    </message>
</context>
<context>
    <name>sparkwright::StrategyWindow</name>
    <message>
        <source>Strategy</source>
        <translation>戦略</translation>
    </message>
    <message>
        <source>S&amp;erver:</source>
        <translation>サーバー(&amp;E):</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <translation>ポート(&amp;P):</translation>
    </message>
    <message>
        <source>S&amp;ide:</source>
        <translation>サイド(&amp;I):</translation>
    </message>
    <message>
        <source>&amp;Team:</source>
        <translation>チーム(&amp;T):</translation>
    </message>
    <message>
        <source>The machine on which the match runs</source>
        <translation>試合が動いているマシン</translation>
    </message>
    <message>
        <source>The port of the match for strategies</source>
        <translation>戦略用の試合のポート</translation>
    </message>
    <message>
        <source>The side that the strategy leads</source>
        <translation>戦略が率いるサイド</translation>
    </message>
    <message>
        <source>What the team is called in the match</source>
        <translation>試合でのチームの名前</translation>
    </message>
    <message>
        <source>as the strategy says</source>
        <translation>戦略が名乗るとおり</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>サーバー</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>ポート</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>サイド</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>チーム</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄</translation>
    </message>
</context>
<context>
    <name>sparkwright::SweepDialog</name>
    <message>
        <source>Building the robot…</source>
        <translation>ロボットを作成中…</translation>
    </message>
    <message>
        <source>Joint sweep</source>
        <translation>関節の全域動作</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>関節</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>範囲</translation>
    </message>
    <message>
        <source>With joint</source>
        <translation>動かした関節</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部品</translation>
    </message>
    <message>
        <source>Touches</source>
        <translation>接触相手</translation>
    </message>
    <message>
        <source>Depth mm</source>
        <translation>深さ mm</translation>
    </message>
    <message>
        <source>Parts that touch each other</source>
        <translation>互いに接触する部品</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>Moving all joints over their limits…</source>
        <translation>すべての関節を可動範囲全体で動かしています…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Only robots of the opened scene file can be swept, as they are on disk.</source>
        <translation>全域を動かせるのは、開いているシーンファイルのディスク上のロボットだけです。</translation>
    </message>
    <message>
        <source>%1 joints, %2 postures.</source>
        <translation>関節%1個、姿勢%2種類。</translation>
    </message>
    <message>
        <source>No parts touch each other.</source>
        <translation>互いに接触する部品はありません。</translation>
    </message>
    <message>
        <source>Choose a row to see its posture.</source>
        <translation>行を選ぶと、その姿勢が表示されます。</translation>
    </message>
</context>
<context>
    <name>sparkwright::TabCommands</name>
    <message>
        <source>The world that is shown is made from this file.</source>
        <translation>表示中のワールドは、このファイルから作られています。</translation>
    </message>
    <message>
        <source>%1 starts with this file.</source>
        <translation>%1はこのファイルから始まります。</translation>
    </message>
    <message>
        <source>Menu of %1</source>
        <translation>%1のメニュー</translation>
    </message>
    <message>
        <source>&amp;Run this file</source>
        <translation>このファイルを実行(&amp;R)</translation>
    </message>
    <message>
        <source>Make the world from this file; the texts stay open</source>
        <translation>このファイルからワールドを作ります。テキストは開いたままです</translation>
    </message>
    <message>
        <source>Worlds are made from scenes, set-up scripts and projects</source>
        <translation>ワールドは、シーン、セットアップスクリプト、プロジェクトから作られます</translation>
    </message>
    <message>
        <source>Use as &amp;start file of the project</source>
        <translation>プロジェクトの開始ファイルにする(&amp;S)</translation>
    </message>
    <message>
        <source>Projects start with a scene or a set-up script</source>
        <translation>プロジェクトは、シーンまたはセットアップスクリプトから始まります</translation>
    </message>
    <message>
        <source>No project is open: File ▸ Save project as… makes one of what runs</source>
        <translation>プロジェクトが開かれていません: 「ファイル ▸ プロジェクトに名前を付けて保存…」で、実行中のものからプロジェクトを作れます</translation>
    </message>
    <message>
        <source>%1 starts with this file from now on</source>
        <translation>%1は今後このファイルから始まります</translation>
    </message>
    <message>
        <source>Copy &amp;path</source>
        <translation>パスをコピー(&amp;P)</translation>
    </message>
    <message>
        <source>Put the full path of the file on the clipboard</source>
        <translation>ファイルのフルパスをクリップボードにコピーします</translation>
    </message>
    <message>
        <source>Copied %1</source>
        <translation>コピーしました: %1</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Close this text; asks first if there are unsaved edits</source>
        <translation>このテキストを閉じます。保存していない編集があれば先に確認します</translation>
    </message>
    <message>
        <source>Close &amp;others</source>
        <translation>他を閉じる(&amp;O)</translation>
    </message>
    <message>
        <source>Close all texts but this one; asks first about unsaved edits</source>
        <translation>これ以外のテキストをすべて閉じます。保存していない編集があれば先に確認します</translation>
    </message>
    <message>
        <source>No project is open, so %1 cannot be its start file. Open one, or make one of what runs: File ▸ Save project as…</source>
        <translation>プロジェクトが開かれていないため、%1を開始ファイルにできません。プロジェクトを開くか、実行中のものからプロジェクトを作ってください: ファイル ▸ プロジェクトに名前を付けて保存…</translation>
    </message>
    <message>
        <source>%1 has unsaved edits: save it first.</source>
        <translation>%1に保存していない編集があります: 先に保存してください。</translation>
    </message>
    <message>
        <source>%1 is not changed: %2</source>
        <translation>%1は変更されていません: %2</translation>
    </message>
    <message>
        <source>%1 starts with %2 from now on. What runs stays as it is.</source>
        <translation>%1は今後%2から始まります。実行中のものはそのままです。</translation>
    </message>
    <message>
        <source>&amp;Start this team</source>
        <translation>このチームを開始(&amp;S)</translation>
    </message>
    <message>
        <source>Show the programs of the team, and start them</source>
        <translation>チームのプログラムを表示して開始します</translation>
    </message>
</context>
<context>
    <name>sparkwright::TextPage</name>
    <message>
        <source>Lines of more than %1 bytes are shown in pieces; the file keeps them whole.</source>
        <translation>%1 バイトを超える行は分割して表示されます。ファイルの中では 1 行のままです。</translation>
    </message>
    <message>
        <source>%1 is in %2 and is saved so. The simulation reads UTF-8 only, which File ▸ Save scene as… writes.</source>
        <translation>%1は%2で、そのまま保存されます。シミュレーションが読むのはUTF-8だけで、「ファイル ▸ シーンに名前を付けて保存…」で書き出せます。</translation>
    </message>
</context>
<context>
    <name>sparkwright::TextTabs</name>
    <message>
        <source>Texts</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Here you edit texts: scenes, set-up scripts, projects and the code of agents. Edit ▸ Show source opens those of the scene that runs, File ▸ Open as text… any others.</source>
        <translation>ここでテキストを編集します: シーン、セットアップスクリプト、プロジェクト、エージェントのコードです。「編集 ▸ ソースを表示」で実行中のシーンのテキストが、「ファイル ▸ テキストとして開く…」で他のテキストが開きます。</translation>
    </message>
</context>
<context>
    <name>sparkwright::TextTips</name>
    <message>
        <source>Arguments of the call</source>
        <translation>呼び出しの引数</translation>
    </message>
    <message>
        <source>Quick fixes: Ctrl+.</source>
        <translation>クイックフィックス: Ctrl+.</translation>
    </message>
    <message>
        <source>This is one argument too many.</source>
        <translation>この引数は余分です。</translation>
    </message>
</context>
<context>
    <name>sparkwright::TextView</name>
    <message>
        <source>Text of the scene</source>
        <translation>シーンのテキスト</translation>
    </message>
    <message>
        <source>Delete text</source>
        <translation>テキストを削除</translation>
    </message>
    <message>
        <source>Type text</source>
        <translation>テキストを入力</translation>
    </message>
    <message>
        <source>Indent lines</source>
        <translation>行をインデント</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
</context>
<context>
    <name>sparkwright::TimelineBar</name>
    <message>
        <source>Drag: moment · Shift and drag: range that repeats · Wheel: zoom · Double click: whole run</source>
        <translation>ドラッグ: 時点 · Shift+ドラッグ: 繰り返す範囲 · ホイール: ズーム · ダブルクリック: 実行全体</translation>
    </message>
</context>
<context>
    <name>sparkwright::TimelinePanel</name>
    <message>
        <source>&lt;b&gt;No recording is open.&lt;/b&gt; &lt;a href=&quot;open&quot;&gt;Open a recording&lt;/a&gt; to watch it in the views.</source>
        <translation>&lt;b&gt;開いている記録がありません。&lt;/b&gt; ビューで見るには&lt;a href=&quot;open&quot;&gt;記録を開いて&lt;/a&gt;ください。</translation>
    </message>
    <message>
        <source>Time axis</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>Speed of playback</source>
        <translation>再生の速さ</translation>
    </message>
    <message>
        <source>Speed of playback, in multiples of the recorded pace; negative: backwards</source>
        <translation>再生の速さ(記録時に対する倍率)。負の値: 逆再生</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>繰り返し</translation>
    </message>
    <message>
        <source>Repeat the marked range: Shift and drag on the time axis marks one</source>
        <translation>指定した範囲を繰り返します: タイムラインをShift+ドラッグして範囲を指定します</translation>
    </message>
    <message>
        <source>Close recording</source>
        <translation>記録を閉じる</translation>
    </message>
    <message>
        <source>Return to the running simulation</source>
        <translation>実行中のシミュレーションに戻ります</translation>
    </message>
    <message>
        <source>Back to live</source>
        <translation>ライブに戻る</translation>
    </message>
</context>
<context>
    <name>sparkwright::Tour</name>
    <message>
        <source>Look around</source>
        <translation>見回す</translation>
    </message>
    <message>
        <source>This is the world. Drag with the left button to turn the view, with the right one to move it, and turn the wheel to zoom. Menu View ▸ Camera has fixed views and lets it follow the ball or a robot.</source>
        <translation>これがシミュレーションの世界です。左ボタンのドラッグでビューを回転、右ボタンのドラッグで移動、ホイールで拡大・縮小します。メニューの表示 ▸ カメラでは、固定の視点を選んだり、ボールやロボットを追ったりできます。</translation>
    </message>
    <message>
        <source>Drag in the view.</source>
        <translation>ビューの中でドラッグしてください。</translation>
    </message>
    <message>
        <source>Let it run</source>
        <translation>実行する</translation>
    </message>
    <message>
        <source>%run% runs the simulation and pauses it, %step% does one cycle of 20 ms, %reset% begins again. Speed and state stand in the status bar.</source>
        <translation>%run%でシミュレーションを実行・一時停止し、%step%で20 msの1サイクルを進め、%reset%で最初からやり直します。速度と状態はステータスバーに表示されます。</translation>
    </message>
    <message>
        <source>Press %run%.</source>
        <translation>%run%を押してください。</translation>
    </message>
    <message>
        <source>Direct a match</source>
        <translation>試合を進める</translation>
    </message>
    <message>
        <source>Score, clock, play mode and the decisions of the referee stand here, with commands such as kick-off. Without a team of your own, Match ▸ Start demo match lets two sample teams play.</source>
        <translation>得点、時計、プレーモード、審判の判定と、キックオフなどのコマンドがここにあります。自分のチームがなくても、試合 ▸ デモ試合を開始で2つのサンプルチームを対戦させられます。</translation>
    </message>
    <message>
        <source>Connect your agent</source>
        <translation>エージェントを接続する</translation>
    </message>
    <message>
        <source>Programs that control robots connect to port 3100; this list shows who is there and how fast each answers.</source>
        <translation>ロボットを制御するプログラムはポート3100に接続します。この一覧には、接続しているプログラムとその応答の速さが表示されます。</translation>
    </message>
    <message>
        <source>See how it is made</source>
        <translation>仕組みを見る</translation>
    </message>
    <message>
        <source>Whatever is selected in a view is selected in the tree and in the properties, too. Values can be changed there, and in the text of the scene, even while it runs.</source>
        <translation>ビューで選択したものは、ツリーとプロパティでも選択されます。値はそこでも、シーンのテキストでも、実行中でも変更できます。</translation>
    </message>
    <message>
        <source>Click the ball or a goal in the view.</source>
        <translation>ビューの中でボールかゴールをクリックしてください。</translation>
    </message>
    <message>
        <source>Go back in time</source>
        <translation>時間をさかのぼる</translation>
    </message>
    <message>
        <source>Every run is recorded. Drag the handle to look at the past; marks show goals and fouls, and Simulation ▸ Back to live leads back to the present.</source>
        <translation>実行はすべて記録されます。ハンドルをドラッグすると過去を見られます。印はゴールとファウルを示し、シミュレーション ▸ ライブに戻るで現在に戻ります。</translation>
    </message>
    <message>
        <source>When the simulation has run for a while, choose Simulation ▸ Look back.</source>
        <translation>シミュレーションをしばらく実行してから、シミュレーション ▸ 振り返るを選んでください。</translation>
    </message>
    <message>
        <source>Find any command</source>
        <translation>コマンドを探す</translation>
    </message>
    <message>
        <source>The menus hold every command. The command palette finds each by a part of its name, and shows its key.</source>
        <translation>メニューにはすべてのコマンドがあります。コマンドパレットでは、名前の一部でどのコマンドも検索でき、そのキーも表示されます。</translation>
    </message>
    <message>
        <source>Press %palette%, and Esc to close it.</source>
        <translation>%palette%を押し、Escで閉じてください。</translation>
    </message>
    <message>
        <source>Get help</source>
        <translation>ヘルプを見る</translation>
    </message>
    <message>
        <source>%help% explains whatever has the keyboard: a dock, a class or a method in the text. The help also searches all pages and lists all keys. The tour is found in the same menu.</source>
        <translation>%help%で、キーボードの操作対象の説明を表示します(ドックや、テキスト中のクラスやメソッド)。ヘルプでは、全ページの検索やキーの一覧表示もできます。ツアーも同じメニューにあります。</translation>
    </message>
    <message>
        <source>Press %help%.</source>
        <translation>%help%を押してください。</translation>
    </message>
</context>
<context>
    <name>sparkwright::TourBalloon</name>
    <message>
        <source>Read more</source>
        <translation>詳しく読む</translation>
    </message>
    <message>
        <source>✓ Done</source>
        <translation>✓ 完了</translation>
    </message>
    <message>
        <source>Try it: %1</source>
        <translation>試してみましょう: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Back (Left)</source>
        <translation>戻る (左キー)</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Finish the tour (Enter)</source>
        <translation>ツアーを完了 (Enter)</translation>
    </message>
    <message>
        <source>Next step (Enter or Right)</source>
        <translation>次のステップ (Enterまたは右キー)</translation>
    </message>
    <message>
        <source>End tour</source>
        <translation>ツアーを終了</translation>
    </message>
    <message>
        <source>End the tour (Esc)</source>
        <translation>ツアーを終了 (Esc)</translation>
    </message>
    <message>
        <source>Tour, step %1 of %2: %3</source>
        <translation>ツアー、ステップ%1/%2: %3</translation>
    </message>
</context>
<context>
    <name>sparkwright::TourOffer</name>
    <message>
        <source>New here? A short tour shows what is where. It is always found in the Help menu.</source>
        <translation>初めてお使いですか? 短いツアーで、どこに何があるかを案内します。ツアーは「ヘルプ」メニューからいつでも開けます。</translation>
    </message>
    <message>
        <source>Start tour</source>
        <translation>ツアーを開始</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>今はしない</translation>
    </message>
    <message>
        <source>Offer of a tour</source>
        <translation>ツアーの案内</translation>
    </message>
</context>
<context>
    <name>sparkwright::TrainerDialog</name>
    <message>
        <source>Train a drive</source>
        <translation>駆動を学習</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>ログ(&amp;L)</translation>
    </message>
    <message>
        <source>Choose a log</source>
        <translation>ログを選ぶ</translation>
    </message>
    <message>
        <source>Logs (*.csv *.txt *.log);;All files (*)</source>
        <translation>ログ (*.csv *.txt *.log);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>&amp;Robot</source>
        <translation>ロボット(&amp;R)</translation>
    </message>
    <message>
        <source>Choose a robot</source>
        <translation>ロボットを選ぶ</translation>
    </message>
    <message>
        <source>Robots (*.f2krobot)</source>
        <translation>ロボット (*.f2krobot)</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>モデル(&amp;M)</translation>
    </message>
    <message>
        <source>Choose where to save</source>
        <translation>保存先を選ぶ</translation>
    </message>
    <message>
        <source>Models (*.json)</source>
        <translation>モデル (*.json)</translation>
    </message>
    <message>
        <source>may be left out: its greatest speeds are compared with those of the log</source>
        <translation>省略可: 最高速度をログと比べる</translation>
    </message>
    <message>
        <source>%v of at most %m epochs</source>
        <translation>%v / 最大 %m エポック</translation>
    </message>
    <message>
        <source>The loss of each epoch: dots of the part that checks, a line of the part that is learned from.</source>
        <translation>各エポックの損失: 点は検証用、線は学習用。</translation>
    </message>
    <message>
        <source>The drive by itself</source>
        <translation>駆動単独の予測</translation>
    </message>
    <message>
        <source>Stretches of two seconds of the part that tests: as recorded (thin), and as the trained drive predicts them</source>
        <translation>テスト部分の 2 秒ずつの区間: 記録（細線）と学習した駆動の予測</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>学習(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>End now, with the best model so far</source>
        <translation>今終える（これまでの最良モデルを使う）</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2</source>
        <translation>%1 を開始できません: %2</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>エポック</translation>
    </message>
    <message>
        <source>Loss (power of ten)</source>
        <translation>損失（10 のべき）</translation>
    </message>
    <message>
        <source>The training has crashed.</source>
        <translation>学習が異常終了しました。</translation>
    </message>
</context>
<context>
    <name>sparkwright::TrustSheet</name>
    <message>
        <source>Programs</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>プラグイン</translation>
    </message>
    <message>
        <source>Options of the server</source>
        <translation>サーバーのオプション</translation>
    </message>
    <message>
        <source>Scripts, which have no access to this computer</source>
        <translation>スクリプト (このコンピューターにはアクセスできません)</translation>
    </message>
    <message>
        <source>New or changed: %1</source>
        <translation>新規または変更: %1</translation>
    </message>
    <message>
        <source>Trust these files?</source>
        <translation>これらのファイルを信頼しますか?</translation>
    </message>
    <message>
        <source>What this file starts has changed since you trusted it. Programs and plugins can do whatever you can: start them only if you trust who made them.</source>
        <translation>このファイルが起動するものは、信頼したときから変更されています。プログラムとプラグインはあなたにできることをすべて実行できます。作成者を信頼できる場合にのみ起動してください。</translation>
    </message>
    <message>
        <source>This file starts programs, or sets up the server. Programs and plugins can do whatever you can: start them only if you trust who made them.</source>
        <translation>このファイルはプログラムを起動するか、サーバーを設定します。プログラムとプラグインはあなたにできることをすべて実行できます。作成者を信頼できる場合にのみ起動してください。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>What will be started</source>
        <translation>起動されるもの</translation>
    </message>
    <message>
        <source>This folder is my &amp;own work: do not ask when its files change</source>
        <translation>このフォルダーは自分の作業: ファイルが変わっても確認しない(&amp;O)</translation>
    </message>
    <message>
        <source>Trusts all files in %1, also those that come later</source>
        <translation>%1 内のすべてのファイルを、後から加わるものも含めて信頼します</translation>
    </message>
    <message>
        <source>&amp;Trust and start</source>
        <translation>信頼して起動(&amp;T)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>sparkwright::UnsavedDialog</name>
    <message>
        <source>Unsaved changes</source>
        <translation>保存していない変更</translation>
    </message>
    <message>
        <source>Save the changes to these files?</source>
        <translation>これらのファイルの変更を保存しますか?</translation>
    </message>
    <message>
        <source>Files with unsaved changes</source>
        <translation>保存していない変更のあるファイル</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n change(s)</source>
        <translation>
            <numerusform>%1: 変更%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Save selected</source>
        <translation>選択したものを保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Discard all</source>
        <translation>すべて破棄(&amp;D)</translation>
    </message>
    <message>
        <source>Saves the checked files; changes to the others are lost</source>
        <translation>チェックしたファイルを保存します。他のファイルの変更は失われます</translation>
    </message>
</context>
<context>
    <name>sparkwright::VideoCommands</name>
    <message numerus="yes">
        <source>Recorded %n picture(s) in %1</source>
        <translation>
            <numerusform>%n枚の画像を%1に保存しました</numerusform>
        </translation>
    </message>
    <message>
        <source>The video %1 has ended early: %2</source>
        <translation>動画%1は途中で終わりました: %2</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>録画中</translation>
    </message>
    <message>
        <source>Writing the video</source>
        <translation>動画を書き込み中</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>End the video and keep it</source>
        <translation>動画を終了して保存します</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>End the video and remove it</source>
        <translation>動画を終了して削除します</translation>
    </message>
</context>
<context>
    <name>sparkwright::VideoDialog</name>
    <message>
        <source>Record video</source>
        <translation>動画を録画</translation>
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
        <translation>フォルダー内の画像 (PNG)</translation>
    </message>
    <message>
        <source> pictures per second</source>
        <translation> 枚/秒</translation>
    </message>
    <message>
        <source>Simulated time</source>
        <translation>シミュレーション時間</translation>
    </message>
    <message>
        <source>My time</source>
        <translation>自分の時間</translation>
    </message>
    <message>
        <source>Simulated: a second of the video is a second of the match, at any speed. Yours: wall time, with all pauses</source>
        <translation>シミュレーション時間: 実行の速さによらず、動画の1秒が試合の1秒になります。自分の時間: 停止中も含めた実時間</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a place</source>
        <translation>保存先を選択</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>形式(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>サイズ(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Rate</source>
        <translation>レート(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>時間(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>保存先(&amp;P)</translation>
    </message>
    <message>
        <source>Re&amp;cord</source>
        <translation>録画(&amp;C)</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>そのフォルダーはありません。</translation>
    </message>
    <message>
        <source>Videos need ffmpeg, which is not installed; it can make one of the pictures later.</source>
        <translation>動画にはffmpegが必要ですが、インストールされていません。後から画像を動画にすることもできます。</translation>
    </message>
</context>
<context>
    <name>sparkwright::VideoRecorder</name>
    <message>
        <source>the graphics card cannot draw a picture of this size</source>
        <translation>グラフィックカードはこのサイズの画像を描画できません</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>キャンセルしました</translation>
    </message>
</context>
<context>
    <name>sparkwright::VideoSink</name>
    <message>
        <source>the folder %1 cannot be made</source>
        <translation>フォルダー%1を作成できません</translation>
    </message>
    <message>
        <source>there is a video in %1 already</source>
        <translation>%1にはすでに動画があります</translation>
    </message>
    <message>
        <source>ffmpeg is not installed; choose pictures instead</source>
        <translation>ffmpegがインストールされていません。代わりに画像を選んでください</translation>
    </message>
    <message>
        <source>ffmpeg has ended</source>
        <translation>ffmpegが終了しました</translation>
    </message>
    <message>
        <source>ffmpeg does not end</source>
        <translation>ffmpegが終了しません</translation>
    </message>
    <message>
        <source>ffmpeg has failed</source>
        <translation>ffmpegが失敗しました</translation>
    </message>
</context>
<context>
    <name>sparkwright::ViewArea</name>
    <message>
        <source>There is no mesh %1: a checked box stands in for it</source>
        <translation>メッシュ%1がないため、市松模様の箱で代用します</translation>
    </message>
    <message>
        <source>There is no texture %1, or it cannot be read: a checked pattern stands in for it</source>
        <translation>テクスチャ%1がないか読み込めないため、市松模様で代用します</translation>
    </message>
    <message>
        <source>The viewport cannot draw: %1</source>
        <translation>ビューポートを描画できません: %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::ViewCell</name>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>Choose camera and subject of this view</source>
        <translation>このビューのカメラと対象を選びます</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>分割</translation>
    </message>
    <message>
        <source>Show one, two or four views</source>
        <translation>1つ、2つ、または4つのビューを表示します</translation>
    </message>
    <message>
        <source>Close view</source>
        <translation>ビューを閉じる</translation>
    </message>
    <message>
        <source>Close this view</source>
        <translation>このビューを閉じます</translation>
    </message>
    <message>
        <source>&lt;h3&gt;This view cannot be drawn&lt;/h3&gt;&lt;p&gt;%1.&lt;/p&gt;&lt;p&gt;Everything else works: the simulation, agents and monitors, and all panels. A newer graphics driver may help, or drawing without the graphics card: set LIBGL_ALWAYS_SOFTWARE=1 before you start Sparkwright.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;このビューは描画できません&lt;/h3&gt;&lt;p&gt;%1。&lt;/p&gt;&lt;p&gt;シミュレーション、エージェント、モニター、すべてのパネルなど、ほかはすべて動作します。新しいグラフィックドライバーを使うか、グラフィックカードを使わずに描画すると解決することがあります: Sparkwrightを起動する前にLIBGL_ALWAYS_SOFTWARE=1を設定してください。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>再描画</translation>
    </message>
    <message>
        <source>Try again to draw this view</source>
        <translation>このビューの描画をもう一度試みます</translation>
    </message>
</context>
<context>
    <name>sparkwright::ViewCommands</name>
    <message>
        <source>Saved: %1 shows this view from now on</source>
        <translation>保存しました: 今後は%1でこのビューを表示します</translation>
    </message>
    <message>
        <source>&amp;Keep this view as</source>
        <translation>このビューを保存(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Camera</source>
        <translation>カメラ(&amp;C)</translation>
    </message>
    <message>
        <source>Vie&amp;ws</source>
        <translation>ビュー(&amp;W)</translation>
    </message>
    <message>
        <source>Your view %1</source>
        <translation>自分のビュー%1</translation>
    </message>
    <message>
        <source>Fly to: %1</source>
        <translation>移動: %1</translation>
    </message>
    <message>
        <source>&amp;Overlays</source>
        <translation>オーバーレイ(&amp;O)</translation>
    </message>
    <message>
        <source>Look with this opening angle, from the lower to the upper edge</source>
        <translation>この画角で見ます(下端から上端まで)</translation>
    </message>
    <message>
        <source>Opening &amp;angle</source>
        <translation>画角(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Players on the scoreboard</source>
        <translation>スコアボードに選手を表示(&amp;P)</translation>
    </message>
    <message>
        <source>Show on the scoreboard how many play on each side, and who has cards or is suspended</source>
        <translation>両サイドのプレー中の人数と、カードを受けた選手や一時退場中の選手をスコアボードに表示します</translation>
    </message>
</context>
<context>
    <name>sparkwright::ViewControls</name>
    <message>
        <source>Turn the view about the point under the cursor; while flying: look around</source>
        <translation>カーソル位置の点を中心にビューを回転。飛行中: 見回す</translation>
    </message>
    <message>
        <source>Move the view sideways</source>
        <translation>ビューを横に移動</translation>
    </message>
    <message>
        <source>Zoom by moving up and down</source>
        <translation>上下に動かしてズーム</translation>
    </message>
    <message>
        <source>Held while flying: rise; with Shift sink</source>
        <translation>飛行中に押し続ける: 上昇。Shiftで下降</translation>
    </message>
    <message>
        <source>Select a part</source>
        <translation>部品を選択</translation>
    </message>
    <message>
        <source>Select the whole robot or thing</source>
        <translation>ロボットまたは物体全体を選択</translation>
    </message>
    <message>
        <source>Select one more, or no longer</source>
        <translation>選択に追加、または選択から除外</translation>
    </message>
    <message>
        <source>Menu of what is there</source>
        <translation>その場所にあるもののメニュー</translation>
    </message>
    <message>
        <source>Select all movable things in a rectangle</source>
        <translation>矩形内の動かせる物体をすべて選択</translation>
    </message>
    <message>
        <source>On what is selected, or on an arrow, square or ring: move or turn it; with Ctrl in steps</source>
        <translation>選択したもの、矢印、四角、輪の上で: 移動または回転。Ctrlで一定間隔</translation>
    </message>
    <message>
        <source>Move what is under the cursor on the ground</source>
        <translation>カーソル位置のものを地面の上で移動</translation>
    </message>
    <message>
        <source>Turn what is under the cursor about the vertical</source>
        <translation>カーソル位置のものを鉛直軸まわりに回転</translation>
    </message>
    <message>
        <source>Raise or lower what is under the cursor</source>
        <translation>カーソル位置のものを上げ下げ</translation>
    </message>
    <message>
        <source>Put what is selected there</source>
        <translation>選択したものをそこに置く</translation>
    </message>
    <message>
        <source>Kick the ball, with Shift high; push anything else</source>
        <translation>ボールを蹴る(Shiftで高く)。他のものは押す</translation>
    </message>
    <message>
        <source>Twist a thing</source>
        <translation>物体をひねる</translation>
    </message>
    <message>
        <source>Move forward over the ground; while flying along the line of sight</source>
        <translation>地面に沿って前進。飛行中は視線方向</translation>
    </message>
    <message>
        <source>Move back</source>
        <translation>後退</translation>
    </message>
    <message>
        <source>Move to the left</source>
        <translation>左へ移動</translation>
    </message>
    <message>
        <source>Move to the right</source>
        <translation>右へ移動</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上へ移動</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下へ移動</translation>
    </message>
    <message>
        <source>Move up while flying</source>
        <translation>飛行中に上へ移動</translation>
    </message>
    <message>
        <source>Move down while flying</source>
        <translation>飛行中に下へ移動</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>拡大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>縮小</translation>
    </message>
    <message>
        <source>Turn the view to the left</source>
        <translation>ビューを左へ回転</translation>
    </message>
    <message>
        <source>Turn the view to the right</source>
        <translation>ビューを右へ回転</translation>
    </message>
    <message>
        <source>Turn the view up</source>
        <translation>ビューを上へ回転</translation>
    </message>
    <message>
        <source>Turn the view down</source>
        <translation>ビューを下へ回転</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>ドラッグ</translation>
    </message>
    <message>
        <source>drag</source>
        <translation>ドラッグ</translation>
    </message>
    <message>
        <source>Right drag</source>
        <translation>右ドラッグ</translation>
    </message>
    <message>
        <source>right drag</source>
        <translation>右ドラッグ</translation>
    </message>
    <message>
        <source>Middle drag</source>
        <translation>中ドラッグ</translation>
    </message>
    <message>
        <source>middle drag</source>
        <translation>中ドラッグ</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>ダブルクリック</translation>
    </message>
    <message>
        <source>double click</source>
        <translation>ダブルクリック</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>クリック</translation>
    </message>
    <message>
        <source>click</source>
        <translation>クリック</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>右クリック</translation>
    </message>
    <message>
        <source>right click</source>
        <translation>右クリック</translation>
    </message>
    <message>
        <source>Middle click</source>
        <translation>中クリック</translation>
    </message>
    <message>
        <source>middle click</source>
        <translation>中クリック</translation>
    </message>
</context>
<context>
    <name>sparkwright::ViewHints</name>
    <message>
        <source>select in a rectangle</source>
        <translation>矩形で選択</translation>
    </message>
    <message>
        <source>kick</source>
        <translation>蹴る</translation>
    </message>
    <message>
        <source>push</source>
        <translation>押す</translation>
    </message>
    <message>
        <source>twist</source>
        <translation>ひねる</translation>
    </message>
    <message>
        <source>move in steps</source>
        <translation>一定間隔で移動</translation>
    </message>
    <message>
        <source>move</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>turn it</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>lift</source>
        <translation>上げ下げ</translation>
    </message>
    <message>
        <source>look around</source>
        <translation>見回す</translation>
    </message>
    <message>
        <source>orbit</source>
        <translation>周回</translation>
    </message>
    <message>
        <source>pan</source>
        <translation>平行移動</translation>
    </message>
    <message>
        <source>zoom</source>
        <translation>ズーム</translation>
    </message>
    <message>
        <source>sink</source>
        <translation>下降</translation>
    </message>
    <message>
        <source>rise</source>
        <translation>上昇</translation>
    </message>
    <message>
        <source>put the selection here</source>
        <translation>選択したものをここに置く</translation>
    </message>
    <message>
        <source>clear the selection</source>
        <translation>選択を解除</translation>
    </message>
    <message>
        <source>select</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>select %1</source>
        <translation>%1を選択</translation>
    </message>
    <message>
        <source>select all of it</source>
        <translation>全体を選択</translation>
    </message>
    <message>
        <source>select one more</source>
        <translation>追加選択</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a gesture and what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>forward, back</source>
        <translation>前進、後退</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>Shift+wheel: %1, finely</source>
        <translation>Shift+ホイール: %1 (微調整)</translation>
    </message>
    <message>
        <source>Wheel: %1</source>
        <translation>ホイール: %1</translation>
    </message>
    <message>
        <source>more with Ctrl, Shift, Alt</source>
        <translation>Ctrl、Shift、Altで他の操作</translation>
    </message>
    <message>
        <source>camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>selection</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>things</source>
        <translation>物体</translation>
    </message>
    <message>
        <source>Locked: %1</source>
        <translation>ロック中: %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::ViewPicking</name>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%2中%1: %3</translation>
    </message>
</context>
<context>
    <name>sparkwright::Viewport</name>
    <message>
        <source>Viewport</source>
        <translation>ビューポート</translation>
    </message>
    <message>
        <source>the graphics driver has been restarted</source>
        <translation>グラフィックドライバーが再起動しました</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) selected</source>
        <translation>
            <numerusform>%n個の物体を選択中</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawing is off. The menu View › Drawing rate turns it on.</source>
        <translation>描画はオフです。メニューの「表示 › 描画頻度」でオンにできます。</translation>
    </message>
</context>
<context>
    <name>sparkwright::ViewsPart</name>
    <message>
        <source>Layers</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>What mouse and keys do</source>
        <translation>マウスとキーの操作</translation>
    </message>
    <message>
        <source>Another program receives drawings on port %1; this window receives them on port %2.</source>
        <translation>別のプログラムがポート%1で描画を受信しているため、このウィンドウはポート%2で受信します。</translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation>描画</translation>
    </message>
    <message>
        <source>Show one view only</source>
        <translation>ビューを1つだけ表示</translation>
    </message>
    <message>
        <source>The other views are closed</source>
        <translation>他のビューは閉じられます</translation>
    </message>
</context>
<context>
    <name>sparkwright::WatchModel</name>
    <message>
        <source>%1
This run has not all of these signals.</source>
        <translation>%1
この実行には、これらの信号の一部がありません。</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>式</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>Greatest</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>単位</translation>
    </message>
</context>
<context>
    <name>sparkwright::WatchPanel</name>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>ball/x - robots/left/1/x</source>
        <translation>ball/x - robots/left/1/x</translation>
    </message>
    <message>
        <source>New expression</source>
        <translation>新しい式</translation>
    </message>
    <message>
        <source>A signal, or an expression of signals and numbers: + - * / ^ ( ) &lt; &gt; == and or not, and functions such as abs, sqrt, hypot, min, max. Ctrl+Space lists them.</source>
        <translation>信号、または信号と数値の式: + - * / ^ ( ) &lt; &gt; == and or not、およびabs、sqrt、hypot、min、maxなどの関数。Ctrl+Spaceで一覧を表示します。</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>ウォッチ</translation>
    </message>
    <message>
        <source>Watch the expression of the field</source>
        <translation>入力欄の式をウォッチします</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>Plot the selected expressions over time</source>
        <translation>選択した式の時間変化をグラフにします</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Do not watch the selected expressions any more</source>
        <translation>選択した式のウォッチをやめます</translation>
    </message>
    <message>
        <source>Reset least and greatest</source>
        <translation>最小値と最大値をリセット</translation>
    </message>
    <message>
        <source>Begin anew with the least and greatest values</source>
        <translation>最小値と最大値を取り直します</translation>
    </message>
    <message>
        <source>Copy as table</source>
        <translation>表としてコピー</translation>
    </message>
    <message>
        <source>Copy the list as a table</source>
        <translation>一覧を表としてコピーします</translation>
    </message>
    <message>
        <source>What is wrong with the expression</source>
        <translation>式の問題点</translation>
    </message>
    <message>
        <source>Watched expressions</source>
        <translation>ウォッチ中の式</translation>
    </message>
    <message>
        <source>Numbers of the run that you want to keep an eye on stand here. Write an expression of signals above, such as hypot(ball/vx, ball/vy), and press Enter.</source>
        <translation>注目したい実行の数値がここに表示されます。上にhypot(ball/vx, ball/vy)のような信号の式を書き、Enterを押してください。</translation>
    </message>
</context>
<context>
    <name>sparkwright::WatchPart</name>
    <message>
        <source>&amp;Watch an expression</source>
        <translation>式をウォッチ(&amp;W)</translation>
    </message>
    <message>
        <source>Write an expression of signals whose value is shown all the time</source>
        <translation>値を常に表示する信号の式を書きます</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>ウォッチ</translation>
    </message>
</context>
<context>
    <name>sparkwright::WebDialog</name>
    <message>
        <source>Cop&amp;y</source>
        <translation>コピー(&amp;Y)</translation>
    </message>
    <message>
        <source>Open in &amp;browser</source>
        <translation>ブラウザーで開く(&amp;B)</translation>
    </message>
    <message>
        <source>Also from &amp;other computers</source>
        <translation>他のコンピューターからも(&amp;O)</translation>
    </message>
    <message>
        <source>Show in the browser</source>
        <translation>ブラウザーに表示</translation>
    </message>
    <message>
        <source>What the views show can be watched in any browser at this address, also on phones. Who watches can command nothing.</source>
        <translation>ビューの表示内容は、このアドレスで、スマートフォンを含むどのブラウザーでも見られます。視聴者は操作できません。</translation>
    </message>
    <message>
        <source>Address of the page</source>
        <translation>ページのアドレス</translation>
    </message>
    <message>
        <source>Copy the address to the clipboard</source>
        <translation>アドレスをクリップボードにコピーします</translation>
    </message>
    <message>
        <source>Open the page in the browser of this computer</source>
        <translation>このコンピューターのブラウザーでページを開きます</translation>
    </message>
    <message>
        <source>TCP port of the page; the next free one is taken if another program has it</source>
        <translation>ページのTCPポート。他のプログラムが使用中なら次の空きポート</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>ポート</translation>
    </message>
    <message>
        <source>Everyone in your network can watch then; otherwise only this computer can</source>
        <translation>オンにするとネットワーク内の誰でも見られます。オフならこのコンピューターだけです</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>アドレス(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>ポート(&amp;P)</translation>
    </message>
    <message>
        <source>Viewers</source>
        <translation>視聴者</translation>
    </message>
    <message>
        <source>&amp;Stop showing</source>
        <translation>表示を終了(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Another program has port %1: %2 is used instead.</source>
        <translation>ポート%1は他のプログラムが使用中です: 代わりに%2を使います。</translation>
    </message>
    <message>
        <source>Nobody is watching yet</source>
        <translation>まだ誰も見ていません</translation>
    </message>
    <message numerus="yes">
        <source>%n viewer(s)</source>
        <translation>
            <numerusform>視聴者%n人</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::WebPart</name>
    <message>
        <source>Show in the &amp;browser…</source>
        <translation>ブラウザーに表示(&amp;B)…</translation>
    </message>
    <message>
        <source>Let others watch in a browser what the views show</source>
        <translation>ビューの表示内容を、他の人がブラウザーで見られるようにします</translation>
    </message>
    <message>
        <source>The views are shown in browsers: address, and switching it off</source>
        <translation>ビューをブラウザーに表示中: アドレスと終了</translation>
    </message>
    <message>
        <source>Shown in the browser</source>
        <translation>ブラウザーに表示中</translation>
    </message>
    <message>
        <source>browser: not possible</source>
        <translation>ブラウザー: 利用できません</translation>
    </message>
    <message numerus="yes">
        <source>browser: %n viewer(s)</source>
        <translation>
            <numerusform>ブラウザー: 視聴者%n人</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::WindowPlaces</name>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Simulation</source>
        <translation>シミュレーション(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>試合(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>ツールバー</translation>
    </message>
    <message>
        <source>&amp;Panel</source>
        <translation>パネル(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Docks</source>
        <translation>ドック(&amp;D)</translation>
    </message>
</context>
<context>
    <name>sparkwright::WorldPoseBar</name>
    <message>
        <source>In the world</source>
        <translation>ワールド</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>Position in the world, whatever the node&apos;s parent is</source>
        <translation>ワールドでの位置(ノードの親によらない)</translation>
    </message>
    <message>
        <source>Orientation in the world: degrees about x, y and z</source>
        <translation>ワールドでの向き: x、y、z軸まわりの角度(度)</translation>
    </message>
    <message>
        <source>Position %1 in the world</source>
        <translation>ワールドでの位置%1</translation>
    </message>
    <message>
        <source>Turned about %1</source>
        <translation>%1軸まわりの回転</translation>
    </message>
</context>
</TS>
