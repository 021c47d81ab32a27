<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>GoToLine</name>
    <message>
        <source>Go to line</source>
        <translation>转到行</translation>
    </message>
    <message>
        <source>Line (1 to %1), and column if you like:</source>
        <translation>行号（1 到 %1），也可加上列号：</translation>
    </message>
</context>
<context>
    <name>KeyMapTexts</name>
    <message>
        <source>There is no `%1` in a key map</source>
        <translation>按键映射中没有 `%1`</translation>
    </message>
    <message>
        <source>It has name, profile, [actions], [view] and [mouse]</source>
        <translation>可用的有 name、profile、[actions]、[view] 和 [mouse]</translation>
    </message>
</context>
<context>
    <name>ReadingWords</name>
    <message>
        <source>failed</source>
        <translation>已失效</translation>
    </message>
    <message>
        <source>nothing measured yet</source>
        <translation>尚无测量</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 像素</translation>
    </message>
    <message>
        <source>nothing seen</source>
        <translation>未见任何物体</translation>
    </message>
    <message numerus="yes">
        <source>%n beam(s), no echo</source>
        <translation>
            <numerusform>%n 条光束，无回波</numerusform>
        </translation>
    </message>
    <message>
        <source>nearest %1 m at %2°</source>
        <translation>最近 %1 m，方向 %2°</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%2 中的 %1：%3</translation>
    </message>
</context>
<context>
    <name>RunProperty</name>
    <message numerus="yes">
        <source>%1 takes %n value(s): %2</source>
        <translation>
            <numerusform>%1 需要 %n 个值：%2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is no value for %2</source>
        <translation>%1 不是 %2 的有效值</translation>
    </message>
</context>
<context>
    <name>SensorList</name>
    <message>
        <source>Robot</source>
        <translation>机器人</translation>
    </message>
    <message>
        <source>touched</source>
        <translation>已接触</translation>
    </message>
    <message>
        <source>free</source>
        <translation>未接触</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>相机</translation>
    </message>
    <message>
        <source>%1 × %2 pixels – double-click to see</source>
        <translation>%1 × %2 像素 – 双击查看</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Sensor</source>
        <translation>传感器</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
</context>
<context>
    <name>TextCommands</name>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制一份</translation>
    </message>
    <message>
        <source>Toggle comment</source>
        <translation>切换注释</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式化</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>查找(&amp;F)</translation>
    </message>
    <message>
        <source>Find in this text</source>
        <translation>在此文本中查找</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>Find and replace in this text</source>
        <translation>在此文本中查找并替换</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>查找下一个(&amp;N)</translation>
    </message>
    <message>
        <source>Go to the next match</source>
        <translation>转到下一个匹配项</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>查找上一个(&amp;P)</translation>
    </message>
    <message>
        <source>Go to the previous match</source>
        <translation>转到上一个匹配项</translation>
    </message>
    <message>
        <source>Find in f&amp;iles</source>
        <translation>在文件中查找(&amp;I)</translation>
    </message>
    <message>
        <source>Find in open documents and in the folders of the project</source>
        <translation>在打开的文档和项目文件夹中查找</translation>
    </message>
    <message>
        <source>Go to &amp;line</source>
        <translation>转到行(&amp;L)</translation>
    </message>
    <message>
        <source>Go to a line by its number</source>
        <translation>按行号转到某一行</translation>
    </message>
    <message>
        <source>Go to &amp;definition</source>
        <translation>转到定义(&amp;D)</translation>
    </message>
    <message>
        <source>Go to where the name at the cursor is defined; also Ctrl and a click</source>
        <translation>转到光标处名称的定义；也可按住 Ctrl 点击</translation>
    </message>
    <message>
        <source>Find &amp;uses</source>
        <translation>查找用法(&amp;U)</translation>
    </message>
    <message>
        <source>List the uses of the name at the cursor</source>
        <translation>列出光标处名称的所有用法</translation>
    </message>
    <message>
        <source>Next pro&amp;blem</source>
        <translation>下一个问题(&amp;B)</translation>
    </message>
    <message>
        <source>Go to the next error or warning</source>
        <translation>转到下一个错误或警告</translation>
    </message>
    <message>
        <source>Rena&amp;me</source>
        <translation>重命名(&amp;M)</translation>
    </message>
    <message>
        <source>Rename the variable or the node at the cursor wherever it is used</source>
        <translation>在所有使用处重命名光标处的变量或节点</translation>
    </message>
    <message>
        <source>&amp;Complete</source>
        <translation>补全(&amp;C)</translation>
    </message>
    <message>
        <source>Show what may stand at the cursor</source>
        <translation>显示光标处可填写的内容</translation>
    </message>
    <message>
        <source>&amp;Quick fix</source>
        <translation>快速修复(&amp;Q)</translation>
    </message>
    <message>
        <source>Show how the problems of this line can be mended</source>
        <translation>显示如何修复此行的问题</translation>
    </message>
    <message>
        <source>D&amp;escribe</source>
        <translation>说明(&amp;E)</translation>
    </message>
    <message>
        <source>Tell what the word at the cursor is</source>
        <translation>说明光标处的词是什么</translation>
    </message>
    <message>
        <source>Show ar&amp;guments</source>
        <translation>显示参数(&amp;G)</translation>
    </message>
    <message>
        <source>Show the arguments of the call at the cursor</source>
        <translation>显示光标处调用的参数</translation>
    </message>
    <message>
        <source>&amp;Select more</source>
        <translation>扩大选择(&amp;S)</translation>
    </message>
    <message>
        <source>Select the expression around the selection</source>
        <translation>选择包含当前选区的表达式</translation>
    </message>
    <message>
        <source>Select l&amp;ess</source>
        <translation>缩小选择(&amp;E)</translation>
    </message>
    <message>
        <source>Select an expression within the selection</source>
        <translation>选择选区内的表达式</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>上移(&amp;U)</translation>
    </message>
    <message>
        <source>Exchange the expression with the one before it</source>
        <translation>与前一个表达式交换位置</translation>
    </message>
    <message>
        <source>Move d&amp;own</source>
        <translation>下移(&amp;O)</translation>
    </message>
    <message>
        <source>Exchange the expression with the one after it</source>
        <translation>与后一个表达式交换位置</translation>
    </message>
    <message>
        <source>Duplica&amp;te</source>
        <translation>复制一份(&amp;T)</translation>
    </message>
    <message>
        <source>Write the expression once more behind itself</source>
        <translation>在表达式后面再写一份</translation>
    </message>
    <message>
        <source>Toggle co&amp;mment</source>
        <translation>切换注释(&amp;M)</translation>
    </message>
    <message>
        <source>Turn the lines into comments, or back</source>
        <translation>将这些行变为注释或取消注释</translation>
    </message>
    <message>
        <source>Form&amp;at</source>
        <translation>格式化(&amp;A)</translation>
    </message>
    <message>
        <source>Indent the selected lines, or the whole text, by the depth of lists</source>
        <translation>按列表深度缩进所选行或全文</translation>
    </message>
    <message>
        <source>Fold a&amp;ll</source>
        <translation>全部折叠(&amp;L)</translation>
    </message>
    <message>
        <source>Fold all lists of several lines</source>
        <translation>折叠所有多行列表</translation>
    </message>
    <message>
        <source>U&amp;nfold all</source>
        <translation>全部展开(&amp;N)</translation>
    </message>
    <message>
        <source>Unfold everything</source>
        <translation>展开所有内容</translation>
    </message>
    <message>
        <source>Rainbow pa&amp;rentheses</source>
        <translation>彩虹括号(&amp;R)</translation>
    </message>
    <message>
        <source>Colour parentheses by their depth</source>
        <translation>按深度为括号着色</translation>
    </message>
    <message>
        <source>This is for scenes in RSG only.</source>
        <translation>此功能仅适用于 RSG 场景。</translation>
    </message>
    <message>
        <source>Texts of this kind have no comments.</source>
        <translation>此类文本没有注释。</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Close this text; asks first if there are unsaved edits</source>
        <translation>关闭此文本；若有未保存的编辑，会先询问</translation>
    </message>
</context>
<context>
    <name>sparkwright::Actions</name>
    <message>
        <source>&amp;Open scene…</source>
        <translation>打开场景(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a scene, set-up or project file</source>
        <translation>打开场景、配置或项目文件</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>End the program</source>
        <translation>结束程序</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>Run the simulation</source>
        <translation>运行仿真</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>单步(&amp;S)</translation>
    </message>
    <message>
        <source>Advance by one cycle of 20 ms, then pause</source>
        <translation>前进一个 20 ms 周期，然后暂停</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <translation>重置(&amp;E)</translation>
    </message>
    <message>
        <source>Reload the scene; agents and monitors are disconnected</source>
        <translation>重新加载场景；智能体和监视器将断开连接</translation>
    </message>
    <message>
        <source>&amp;Frame selection</source>
        <translation>聚焦所选对象(&amp;F)</translation>
    </message>
    <message>
        <source>Centre the selection in the viewport</source>
        <translation>将所选对象置于视口中央</translation>
    </message>
    <message>
        <source>Reset &amp;camera</source>
        <translation>重置相机(&amp;C)</translation>
    </message>
    <message>
        <source>Restore the first view of the scene</source>
        <translation>恢复场景的初始视图</translation>
    </message>
    <message>
        <source>C&amp;lear selection</source>
        <translation>取消选择(&amp;L)</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全屏(&amp;U)</translation>
    </message>
    <message>
        <source>Switch between full screen and window</source>
        <translation>在全屏和窗口之间切换</translation>
    </message>
    <message>
        <source>&amp;Default layout</source>
        <translation>默认布局(&amp;D)</translation>
    </message>
    <message>
        <source>Restore the default layout of docks</source>
        <translation>恢复面板的默认布局</translation>
    </message>
    <message>
        <source>&amp;Keyboard and mouse</source>
        <translation>键盘和鼠标(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Sparkwright</source>
        <translation>关于 Sparkwright(&amp;A)</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>版本和许可证</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>Pause the simulation</source>
        <translation>暂停仿真</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>&amp;Go to match</source>
        <translation>转到比赛(&amp;G)</translation>
    </message>
    <message>
        <source>Show the match panel and go to its list of events</source>
        <translation>显示比赛面板并转到其事件列表</translation>
    </message>
    <message>
        <source>Kick-off &amp;left</source>
        <translation>左队开球(&amp;L)</translation>
    </message>
    <message>
        <source>Kick-off for the left team, from any play mode</source>
        <translation>由左队开球，可从任何比赛模式执行</translation>
    </message>
    <message>
        <source>Kick-off &amp;right</source>
        <translation>右队开球(&amp;R)</translation>
    </message>
    <message>
        <source>Kick-off for the right team, from any play mode</source>
        <translation>由右队开球，可从任何比赛模式执行</translation>
    </message>
    <message>
        <source>&amp;Drop ball</source>
        <translation>坠球(&amp;D)</translation>
    </message>
    <message>
        <source>Drop the ball at its place; nearby players are moved away</source>
        <translation>在球所在位置坠球；附近的球员会被移开</translation>
    </message>
    <message>
        <source>&amp;Free kick left</source>
        <translation>左队任意球(&amp;F)</translation>
    </message>
    <message>
        <source>Free kick for the left team, where the ball was last in play</source>
        <translation>由左队在球最后处于比赛中的位置罚任意球</translation>
    </message>
    <message>
        <source>Fr&amp;ee kick right</source>
        <translation>右队任意球(&amp;E)</translation>
    </message>
    <message>
        <source>Free kick for the right team, where the ball was last in play</source>
        <translation>由右队在球最后处于比赛中的位置罚任意球</translation>
    </message>
    <message>
        <source>&amp;Choose play mode</source>
        <translation>选择比赛模式(&amp;C)</translation>
    </message>
    <message>
        <source>Go to the list of all play modes</source>
        <translation>转到所有比赛模式的列表</translation>
    </message>
    <message>
        <source>&amp;Save project as…</source>
        <translation>项目另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>Save the scene and the changed variables in a project file</source>
        <translation>将场景和更改过的变量保存到项目文件</translation>
    </message>
    <message>
        <source>&amp;Rules and variables</source>
        <translation>规则和变量(&amp;R)</translation>
    </message>
    <message>
        <source>Show the rules and their variables</source>
        <translation>显示规则及其变量</translation>
    </message>
    <message>
        <source>Co&amp;nfirm</source>
        <translation>确认(&amp;N)</translation>
    </message>
    <message>
        <source>Confirm the pending decision and continue play</source>
        <translation>确认待定的判罚并继续比赛</translation>
    </message>
    <message>
        <source>&amp;Overrule</source>
        <translation>推翻(&amp;O)</translation>
    </message>
    <message>
        <source>Overrule the pending decision and continue play</source>
        <translation>推翻待定的判罚并继续比赛</translation>
    </message>
    <message>
        <source>&amp;Undo decision</source>
        <translation>撤销判罚(&amp;U)</translation>
    </message>
    <message>
        <source>Undo the last foul or goal, and restore players and ball</source>
        <translation>撤销最近一次犯规或进球，并恢复球员和球的位置</translation>
    </message>
    <message>
        <source>Confirm foul&amp;s</source>
        <translation>确认犯规(&amp;S)</translation>
    </message>
    <message>
        <source>The match waits after each foul until you confirm or overrule it</source>
        <translation>每次犯规后比赛暂停，直到您确认或推翻判罚</translation>
    </message>
    <message>
        <source>Confirm go&amp;als</source>
        <translation>确认进球(&amp;A)</translation>
    </message>
    <message>
        <source>The match waits after each goal until you confirm or overrule it</source>
        <translation>每次进球后比赛暂停，直到您确认或推翻判罚</translation>
    </message>
    <message>
        <source>View &amp;1</source>
        <translation>视图 &amp;1</translation>
    </message>
    <message>
        <source>Fly to view 1 of this scene</source>
        <translation>飞到此场景的视图 1</translation>
    </message>
    <message>
        <source>View &amp;2</source>
        <translation>视图 &amp;2</translation>
    </message>
    <message>
        <source>Fly to view 2 of this scene</source>
        <translation>飞到此场景的视图 2</translation>
    </message>
    <message>
        <source>View &amp;3</source>
        <translation>视图 &amp;3</translation>
    </message>
    <message>
        <source>Fly to view 3 of this scene</source>
        <translation>飞到此场景的视图 3</translation>
    </message>
    <message>
        <source>View &amp;4</source>
        <translation>视图 &amp;4</translation>
    </message>
    <message>
        <source>Fly to view 4 of this scene</source>
        <translation>飞到此场景的视图 4</translation>
    </message>
    <message>
        <source>View &amp;5</source>
        <translation>视图 &amp;5</translation>
    </message>
    <message>
        <source>Fly to view 5 of this scene</source>
        <translation>飞到此场景的视图 5</translation>
    </message>
    <message>
        <source>View &amp;6</source>
        <translation>视图 &amp;6</translation>
    </message>
    <message>
        <source>Fly to view 6 of this scene</source>
        <translation>飞到此场景的视图 6</translation>
    </message>
    <message>
        <source>View &amp;7</source>
        <translation>视图 &amp;7</translation>
    </message>
    <message>
        <source>Fly to view 7 of this scene</source>
        <translation>飞到此场景的视图 7</translation>
    </message>
    <message>
        <source>View &amp;8</source>
        <translation>视图 &amp;8</translation>
    </message>
    <message>
        <source>Fly to view 8 of this scene</source>
        <translation>飞到此场景的视图 8</translation>
    </message>
    <message>
        <source>Save the present view as view 1 of this scene</source>
        <translation>将当前视图保存为此场景的视图 1</translation>
    </message>
    <message>
        <source>Save the present view as view 2 of this scene</source>
        <translation>将当前视图保存为此场景的视图 2</translation>
    </message>
    <message>
        <source>Save the present view as view 3 of this scene</source>
        <translation>将当前视图保存为此场景的视图 3</translation>
    </message>
    <message>
        <source>Save the present view as view 4 of this scene</source>
        <translation>将当前视图保存为此场景的视图 4</translation>
    </message>
    <message>
        <source>Save the present view as view 5 of this scene</source>
        <translation>将当前视图保存为此场景的视图 5</translation>
    </message>
    <message>
        <source>Save the present view as view 6 of this scene</source>
        <translation>将当前视图保存为此场景的视图 6</translation>
    </message>
    <message>
        <source>Save the present view as view 7 of this scene</source>
        <translation>将当前视图保存为此场景的视图 7</translation>
    </message>
    <message>
        <source>Save the present view as view 8 of this scene</source>
        <translation>将当前视图保存为此场景的视图 8</translation>
    </message>
    <message>
        <source>&amp;Forget kept views</source>
        <translation>清除已保存的视图(&amp;F)</translation>
    </message>
    <message>
        <source>Restore the built-in views of this scene</source>
        <translation>恢复此场景的内置视图</translation>
    </message>
    <message>
        <source>Follow &amp;ball</source>
        <translation>跟随球(&amp;B)</translation>
    </message>
    <message>
        <source>Follow the ball; again to end</source>
        <translation>跟随球；再次执行则结束</translation>
    </message>
    <message>
        <source>Follow &amp;selected robot</source>
        <translation>跟随所选机器人(&amp;S)</translation>
    </message>
    <message>
        <source>Follow the selected robot or thing; again to end</source>
        <translation>跟随所选的机器人或物体；再次执行则结束</translation>
    </message>
    <message>
        <source>Robot&apos;s &amp;view</source>
        <translation>机器人视角(&amp;V)</translation>
    </message>
    <message>
        <source>Look from the head of the selected robot; again to end</source>
        <translation>从所选机器人的头部观察；再次执行则结束</translation>
    </message>
    <message>
        <source>B&amp;ehind the robot</source>
        <translation>机器人后方(&amp;E)</translation>
    </message>
    <message>
        <source>Look ahead with the selected robot from behind it; again to end</source>
        <translation>从所选机器人后方向前看；再次执行则结束</translation>
    </message>
    <message>
        <source>Fl&amp;y by hand</source>
        <translation>手动飞行(&amp;Y)</translation>
    </message>
    <message>
        <source>Fly with W A S D and the mouse; again to end</source>
        <translation>用 W A S D 和鼠标飞行；再次执行则结束</translation>
    </message>
    <message>
        <source>&amp;Parallel projection</source>
        <translation>平行投影(&amp;P)</translation>
    </message>
    <message>
        <source>Switch between parallel and perspective projection</source>
        <translation>在平行投影和透视投影之间切换</translation>
    </message>
    <message>
        <source>Camera f&amp;lights</source>
        <translation>相机飞行(&amp;L)</translation>
    </message>
    <message>
        <source>Animate changes of the view</source>
        <translation>以动画方式切换视图</translation>
    </message>
    <message>
        <source>&amp;One view</source>
        <translation>一个视图(&amp;O)</translation>
    </message>
    <message>
        <source>Show the active view only</source>
        <translation>仅显示活动视图</translation>
    </message>
    <message>
        <source>&amp;Two views side by side</source>
        <translation>左右两个视图(&amp;T)</translation>
    </message>
    <message>
        <source>Show two views, one beside the other</source>
        <translation>左右并排显示两个视图</translation>
    </message>
    <message>
        <source>Two views one a&amp;bove the other</source>
        <translation>上下两个视图(&amp;B)</translation>
    </message>
    <message>
        <source>Show two views, one above the other</source>
        <translation>上下排列显示两个视图</translation>
    </message>
    <message>
        <source>&amp;Four views</source>
        <translation>四个视图(&amp;F)</translation>
    </message>
    <message>
        <source>Show four views</source>
        <translation>显示四个视图</translation>
    </message>
    <message>
        <source>&amp;Next view</source>
        <translation>下一个视图(&amp;N)</translation>
    </message>
    <message>
        <source>Activate the next view</source>
        <translation>激活下一个视图</translation>
    </message>
    <message>
        <source>&amp;Close view</source>
        <translation>关闭视图(&amp;C)</translation>
    </message>
    <message>
        <source>Close the active view</source>
        <translation>关闭活动视图</translation>
    </message>
    <message>
        <source>End the camera mode; without one, clear the selection</source>
        <translation>结束当前相机模式；若没有，则取消选择</translation>
    </message>
    <message>
        <source>&amp;Lock things</source>
        <translation>锁定物体(&amp;L)</translation>
    </message>
    <message>
        <source>Things in the viewport cannot be moved or pushed; there are no handles</source>
        <translation>视口中的物体不能移动或推动；也没有手柄</translation>
    </message>
    <message>
        <source>Handles along o&amp;wn axes</source>
        <translation>手柄沿自身轴(&amp;W)</translation>
    </message>
    <message>
        <source>Align handles with the axes of the thing, not of the world</source>
        <translation>手柄与物体自身的轴对齐，而不是世界坐标轴</translation>
    </message>
    <message>
        <source>&amp;Goes on as before</source>
        <translation>保持原有运动(&amp;G)</translation>
    </message>
    <message>
        <source>Moved things keep their velocities</source>
        <translation>被移动的物体保持其速度</translation>
    </message>
    <message>
        <source>&amp;Stands still</source>
        <translation>静止(&amp;S)</translation>
    </message>
    <message>
        <source>Moved things are at rest afterwards</source>
        <translation>物体移动后处于静止状态</translation>
    </message>
    <message>
        <source>&amp;Moves with the mouse</source>
        <translation>随鼠标移动(&amp;M)</translation>
    </message>
    <message>
        <source>Things follow the mouse, push obstacles, and keep the mouse&apos;s velocity</source>
        <translation>物体跟随鼠标、推开障碍物，并保持鼠标的速度</translation>
    </message>
    <message>
        <source>&amp;Is thrown</source>
        <translation>抛出(&amp;I)</translation>
    </message>
    <message>
        <source>Things get the mouse&apos;s velocity at the end of the drag</source>
        <translation>拖动结束时物体获得鼠标的速度</translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <translation>自动(&amp;A)</translation>
    </message>
    <message>
        <source>High on a graphics card, medium for software rendering</source>
        <translation>有显卡时为高，软件渲染时为中</translation>
    </message>
    <message>
        <source>&amp;Low</source>
        <translation>低(&amp;L)</translation>
    </message>
    <message>
        <source>No shadows except right below things: the fastest</source>
        <translation>除物体正下方外没有阴影：速度最快</translation>
    </message>
    <message>
        <source>&amp;Medium</source>
        <translation>中(&amp;M)</translation>
    </message>
    <message>
        <source>Shadows with hard edges on the ground</source>
        <translation>地面上有硬边阴影</translation>
    </message>
    <message>
        <source>&amp;High</source>
        <translation>高(&amp;H)</translation>
    </message>
    <message>
        <source>Soft shadows everywhere, and less light in corners</source>
        <translation>处处有柔和阴影，角落光线较暗</translation>
    </message>
    <message>
        <source>&amp;Map of the field</source>
        <translation>场地地图(&amp;M)</translation>
    </message>
    <message>
        <source>Show a plan of the field in a corner; click it to fly there</source>
        <translation>在角落显示场地平面图；点击即可飞到该处</translation>
    </message>
    <message>
        <source>&amp;Scoreboard</source>
        <translation>记分牌(&amp;S)</translation>
    </message>
    <message>
        <source>Show teams, score, clock and play mode above the view</source>
        <translation>在视图上方显示球队、比分、时钟和比赛模式</translation>
    </message>
    <message>
        <source>Messages of &amp;events</source>
        <translation>事件消息(&amp;E)</translation>
    </message>
    <message>
        <source>Show goals, fouls and half time for some seconds; click one to see where it was</source>
        <translation>显示进球、犯规和中场休息数秒；点击可查看发生位置</translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation>图层(&amp;L)</translation>
    </message>
    <message>
        <source>Choose the layers of the view: collision shapes, contacts, joints, sensors and more</source>
        <translation>选择视图的图层：碰撞形状、接触、关节、传感器等</translation>
    </message>
    <message>
        <source>Picture of the &amp;view</source>
        <translation>视图截图(&amp;V)</translation>
    </message>
    <message>
        <source>Save the active view as it is in the folder of pictures</source>
        <translation>将活动视图原样保存到图片文件夹</translation>
    </message>
    <message>
        <source>Save p&amp;icture…</source>
        <translation>保存图片(&amp;I)…</translation>
    </message>
    <message>
        <source>Save a picture of the active view in any size, also without a background</source>
        <translation>以任意尺寸保存活动视图的图片，也可不带背景</translation>
    </message>
    <message>
        <source>Record &amp;video…</source>
        <translation>录制视频(&amp;V)…</translation>
    </message>
    <message>
        <source>Record a video of the active view; again to end</source>
        <translation>录制活动视图的视频；再次执行则结束</translation>
    </message>
    <message>
        <source>Select all &amp;players</source>
        <translation>选择所有球员(&amp;P)</translation>
    </message>
    <message>
        <source>Select the robots of both teams</source>
        <translation>选择两队的机器人</translation>
    </message>
    <message>
        <source>&amp;Put it here</source>
        <translation>放到这里(&amp;P)</translation>
    </message>
    <message>
        <source>Place the selection where the menu was opened</source>
        <translation>将所选对象放到打开菜单的位置</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>Stop the selected things</source>
        <translation>使所选物体停下</translation>
    </message>
    <message>
        <source>&amp;Kick the ball…</source>
        <translation>踢球(&amp;K)…</translation>
    </message>
    <message>
        <source>Give the ball a speed and a direction</source>
        <translation>给球一个速度和方向</translation>
    </message>
    <message>
        <source>Copy pat&amp;h</source>
        <translation>复制路径(&amp;H)</translation>
    </message>
    <message>
        <source>Copy the path of the selection, for commands and scripts</source>
        <translation>复制所选对象的路径，用于命令和脚本</translation>
    </message>
    <message>
        <source>Copy p&amp;osition</source>
        <translation>复制位置(&amp;O)</translation>
    </message>
    <message>
        <source>Copy the position of the selection: x, y and z in metres</source>
        <translation>复制所选对象的位置：x、y 和 z，单位为米</translation>
    </message>
    <message>
        <source>&amp;Keep this one…</source>
        <translation>保存当前阵型(&amp;K)…</translation>
    </message>
    <message>
        <source>Save the present positions of players and ball as a formation</source>
        <translation>将球员和球的当前位置保存为阵型</translation>
    </message>
    <message>
        <source>&amp;Rename or delete…</source>
        <translation>重命名或删除(&amp;R)…</translation>
    </message>
    <message>
        <source>Rename or delete saved formations</source>
        <translation>重命名或删除已保存的阵型</translation>
    </message>
    <message>
        <source>&amp;Put everybody back</source>
        <translation>全部放回原位(&amp;P)</translation>
    </message>
    <message>
        <source>Restore the positions before the last formation</source>
        <translation>恢复应用上一个阵型之前的位置</translation>
    </message>
    <message>
        <source>Sa&amp;ve scene</source>
        <translation>保存场景(&amp;V)</translation>
    </message>
    <message>
        <source>Save the edited scene</source>
        <translation>保存编辑过的场景</translation>
    </message>
    <message>
        <source>Save scene &amp;as…</source>
        <translation>场景另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save the scene to another file, to be edited from now on</source>
        <translation>将场景保存到另一个文件，此后编辑该文件</translation>
    </message>
    <message>
        <source>Re&amp;vert scene</source>
        <translation>还原场景(&amp;V)</translation>
    </message>
    <message>
        <source>Discard unsaved edits and read the scene file again</source>
        <translation>放弃未保存的编辑，重新读取场景文件</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Undo the last edit of the scene file</source>
        <translation>撤销场景文件的上一次编辑</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Redo the edit that was undone</source>
        <translation>重做被撤销的编辑</translation>
    </message>
    <message>
        <source>&amp;Edit scene</source>
        <translation>编辑场景(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Apply edits</source>
        <translation>应用编辑(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Clear drawings</source>
        <translation>清除绘图(&amp;C)</translation>
    </message>
    <message>
        <source>Remove the drawings of agents and tools from the views</source>
        <translation>从视图中移除智能体和工具的绘图</translation>
    </message>
    <message>
        <source>Start de&amp;mo match</source>
        <translation>开始演示比赛(&amp;M)</translation>
    </message>
    <message>
        <source>Watch the sample team play against itself</source>
        <translation>观看示例球队与自己对战</translation>
    </message>
    <message>
        <source>Edit the file of the scene at its beginning, also by moving things</source>
        <translation>从起始状态编辑场景文件，也可通过移动物体进行编辑</translation>
    </message>
    <message>
        <source>Reset the world, from the edited text, with edits that it cannot take over while it runs</source>
        <translation>用编辑后的文本重置世界，包括运行时无法采用的编辑</translation>
    </message>
    <message>
        <source>List what keys and mouse do, as they are set now</source>
        <translation>列出按键和鼠标当前的作用</translation>
    </message>
</context>
<context>
    <name>sparkwright::AddNodePopup</name>
    <message>
        <source>Add node</source>
        <translation>添加节点</translation>
    </message>
    <message>
        <source>Class to add</source>
        <translation>要添加的类</translation>
    </message>
    <message>
        <source>Classes that fit here</source>
        <translation>适用于此处的类</translation>
    </message>
    <message>
        <source>No class of this name fits here.</source>
        <translation>没有此名称的类适用于此处。</translation>
    </message>
</context>
<context>
    <name>sparkwright::AgentsPart</name>
    <message>
        <source>Start the programs of a team from its team file</source>
        <translation>根据球队文件启动球队的程序</translation>
    </message>
    <message>
        <source>Start teams of the pro&amp;ject</source>
        <translation>启动项目的球队(&amp;J)</translation>
    </message>
    <message>
        <source>Start the programs of the teams that the open project names</source>
        <translation>启动当前项目所指定球队的程序</translation>
    </message>
    <message>
        <source>Start the program of an agent, once or several times</source>
        <translation>启动智能体的程序，一次或多次</translation>
    </message>
    <message>
        <source>Stop all programs</source>
        <translation>停止所有程序</translation>
    </message>
    <message>
        <source>Ask all programs that were started here to end</source>
        <translation>请求在此启动的所有程序结束</translation>
    </message>
    <message>
        <source>Show messages of agents</source>
        <translation>显示智能体的消息</translation>
    </message>
    <message>
        <source>See what agents are told and say, decoded, and send messages by hand</source>
        <translation>查看智能体收到和发出的消息（已解码），也可手动发送消息</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>复制命令</translation>
    </message>
    <message>
        <source>Copy a command that attaches an agent, to be pasted into a terminal</source>
        <translation>复制用于接入智能体的命令，可粘贴到终端中</translation>
    </message>
    <message>
        <source>Show %1 among the agents</source>
        <translation>在智能体中显示 %1</translation>
    </message>
    <message>
        <source>The agent that the others wait for is selected</source>
        <translation>已选中其他智能体正在等待的智能体</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>智能体</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>The teams of the project were not started: see the log</source>
        <translation>项目的球队未启动：请查看日志</translation>
    </message>
    <message>
        <source>%1 starts when %2 has joined, so that it plays on the right</source>
        <translation>%2 加入后才启动 %1，使其在右侧比赛</translation>
    </message>
    <message>
        <source>%1 starts although no team has joined before: it may play on the left</source>
        <translation>虽然此前没有球队加入，%1 仍启动：它可能在左侧比赛</translation>
    </message>
    <message>
        <source>Only %1 of %2 programs were started: at most %3 may run at once</source>
        <translation>仅启动了 %2 个程序中的 %1 个：最多可同时运行 %3 个</translation>
    </message>
    <message numerus="yes">
        <source>Started %n program(s)</source>
        <translation>
            <numerusform>已启动 %n 个程序</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>已复制：%1</translation>
    </message>
    <message>
        <source>Select robot</source>
        <translation>选择机器人</translation>
    </message>
    <message>
        <source>Show messages</source>
        <translation>显示消息</translation>
    </message>
    <message>
        <source>Copy command that attaches a debugger</source>
        <translation>复制用于附加调试器的命令</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>断开连接</translation>
    </message>
    <message>
        <source>Show console</source>
        <translation>显示控制台</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>重新启动</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Kill</source>
        <translation>强制结束</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>从列表中移除</translation>
    </message>
    <message>
        <source>Copy its command</source>
        <translation>复制其命令</translation>
    </message>
    <message>
        <source>Start &amp;a team…</source>
        <translation>启动球队(&amp;A)…</translation>
    </message>
    <message>
        <source>Start a progra&amp;m…</source>
        <translation>启动程序(&amp;M)…</translation>
    </message>
    <message numerus="yes">
        <source>%n program(s) that were started here run.</source>
        <translation>
            <numerusform>有 %n 个在此启动的程序正在运行。</numerusform>
        </translation>
    </message>
    <message>
        <source>Player</source>
        <translation>球员</translation>
    </message>
    <message>
        <source>Switch robot on</source>
        <translation>机器人开机</translation>
    </message>
    <message>
        <source>Switch robot off</source>
        <translation>机器人关机</translation>
    </message>
    <message>
        <source>A robot without power ignores its agent, which still gets percepts; its joints give way</source>
        <translation>断电的机器人会忽略其智能体，但智能体仍会收到感知；其关节会松弛</translation>
    </message>
</context>
<context>
    <name>sparkwright::AttachCommands</name>
    <message>
        <source>Sample team</source>
        <translation>示例球队</translation>
    </message>
    <message>
        <source>FCPCodebase</source>
        <translation>FCPCodebase</translation>
    </message>
    <message>
        <source>Host and port</source>
        <translation>主机和端口</translation>
    </message>
</context>
<context>
    <name>sparkwright::AveragesView</name>
    <message>
        <source>Averages</source>
        <translation>平均值</translation>
    </message>
    <message>
        <source>Runs that differ in their seeds</source>
        <translation>种子不同的各次运行</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Mean with the 95 % confidence interval, by Student&apos;s t distribution</source>
        <translation>平均值及 95 % 置信区间（按学生 t 分布）</translation>
    </message>
    <message>
        <source>All runs</source>
        <translation>所有运行</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) from %1 to %2</source>
        <translation>
            <numerusform>%n 个值，从 %1 到 %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::BallCommands</name>
    <message>
        <source>&amp;Centre</source>
        <translation>中点(&amp;C)</translation>
    </message>
    <message>
        <source>Put the ball on the centre spot</source>
        <translation>将球放到中点</translation>
    </message>
    <message>
        <source>Ball to the centre</source>
        <translation>球到中点</translation>
    </message>
    <message>
        <source>Match key: put the ball on the centre spot</source>
        <translation>比赛按键：将球放到中点</translation>
    </message>
    <message>
        <source>&amp;Left far corner</source>
        <translation>左侧远角(&amp;L)</translation>
    </message>
    <message>
        <source>Put the ball into the corner at the left goal, far side</source>
        <translation>将球放到左侧球门一端的远侧角落</translation>
    </message>
    <message>
        <source>Ball to the left far corner</source>
        <translation>球到左侧远角</translation>
    </message>
    <message>
        <source>Match key: put the ball into the corner at the left goal, far side</source>
        <translation>比赛按键：将球放到左侧球门一端的远侧角落</translation>
    </message>
    <message>
        <source>&amp;Right far corner</source>
        <translation>右侧远角(&amp;R)</translation>
    </message>
    <message>
        <source>Put the ball into the corner at the right goal, far side</source>
        <translation>将球放到右侧球门一端的远侧角落</translation>
    </message>
    <message>
        <source>Ball to the right far corner</source>
        <translation>球到右侧远角</translation>
    </message>
    <message>
        <source>Match key: put the ball into the corner at the right goal, far side</source>
        <translation>比赛按键：将球放到右侧球门一端的远侧角落</translation>
    </message>
    <message>
        <source>L&amp;eft near corner</source>
        <translation>左侧近角(&amp;E)</translation>
    </message>
    <message>
        <source>Put the ball into the corner at the left goal, near side</source>
        <translation>将球放到左侧球门一端的近侧角落</translation>
    </message>
    <message>
        <source>Ball to the left near corner</source>
        <translation>球到左侧近角</translation>
    </message>
    <message>
        <source>Match key: put the ball into the corner at the left goal, near side</source>
        <translation>比赛按键：将球放到左侧球门一端的近侧角落</translation>
    </message>
    <message>
        <source>Ri&amp;ght near corner</source>
        <translation>右侧近角(&amp;G)</translation>
    </message>
    <message>
        <source>Put the ball into the corner at the right goal, near side</source>
        <translation>将球放到右侧球门一端的近侧角落</translation>
    </message>
    <message>
        <source>Ball to the right near corner</source>
        <translation>球到右侧近角</translation>
    </message>
    <message>
        <source>Match key: put the ball into the corner at the right goal, near side</source>
        <translation>比赛按键：将球放到右侧球门一端的近侧角落</translation>
    </message>
    <message>
        <source>Left &amp;penalty mark</source>
        <translation>左侧罚球点(&amp;P)</translation>
    </message>
    <message>
        <source>Put the ball 1.3 m in front of the left goal</source>
        <translation>将球放到左侧球门前 1.3 m 处</translation>
    </message>
    <message>
        <source>Ball to the left penalty mark</source>
        <translation>球到左侧罚球点</translation>
    </message>
    <message>
        <source>Match key: put the ball 1.3 m in front of the left goal</source>
        <translation>比赛按键：将球放到左侧球门前 1.3 m 处</translation>
    </message>
    <message>
        <source>Right penalty &amp;mark</source>
        <translation>右侧罚球点(&amp;M)</translation>
    </message>
    <message>
        <source>Put the ball 1.3 m in front of the right goal</source>
        <translation>将球放到右侧球门前 1.3 m 处</translation>
    </message>
    <message>
        <source>Ball to the right penalty mark</source>
        <translation>球到右侧罚球点</translation>
    </message>
    <message>
        <source>Match key: put the ball 1.3 m in front of the right goal</source>
        <translation>比赛按键：将球放到右侧球门前 1.3 m 处</translation>
    </message>
    <message>
        <source>In front of the &amp;selected player</source>
        <translation>所选球员前方(&amp;S)</translation>
    </message>
    <message>
        <source>Put the ball before the feet of the selected player</source>
        <translation>将球放到所选球员脚前</translation>
    </message>
    <message>
        <source>Before the kick-off the referee keeps the ball in the centre: start the match, or choose PlayOn</source>
        <translation>开球前，裁判会将球保持在中点：请先开始比赛，或选择 PlayOn</translation>
    </message>
    <message>
        <source>Ball in front of the selected player</source>
        <translation>球到所选球员前方</translation>
    </message>
    <message>
        <source>&amp;Ball to</source>
        <translation>将球放到(&amp;B)</translation>
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
        <translation>beam %1</translation>
    </message>
    <message>
        <source>Place along the field, metres</source>
        <translation>沿球场长度方向的位置，米</translation>
    </message>
    <message>
        <source>Along the field: 0 in the centre, more towards the right goal</source>
        <translation>沿球场长度方向：中心为 0，越大越靠近右侧球门</translation>
    </message>
    <message>
        <source>Place across the field, metres</source>
        <translation>沿球场宽度方向的位置，米</translation>
    </message>
    <message>
        <source>Across the field: 0 in the centre, more towards the far side</source>
        <translation>沿球场宽度方向：中心为 0，越大越靠近远侧</translation>
    </message>
    <message>
        <source>Direction in which it looks, degrees</source>
        <translation>面向的方向，度</translation>
    </message>
    <message>
        <source>0°: to the right goal; 90°: to the far side</source>
        <translation>0°：朝右侧球门；90°：朝远侧</translation>
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
        <translation>beam(&amp;B)</translation>
    </message>
    <message>
        <source>Put the player there, upright; again for another place</source>
        <translation>将球员直立放到该处；可再次用于其他位置</translation>
    </message>
</context>
<context>
    <name>sparkwright::BoardDialog</name>
    <message>
        <source>Connect a robot</source>
        <translation>连接机器人</translation>
    </message>
    <message>
        <source>Choose a robot</source>
        <translation>选择机器人</translation>
    </message>
    <message>
        <source>&amp;Robot</source>
        <translation>机器人(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Host</source>
        <translation>主机(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>端口(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>连接(&amp;C)</translation>
    </message>
    <message>
        <source>Robots (*.f2krobot)</source>
        <translation>机器人 (*.f2krobot)</translation>
    </message>
</context>
<context>
    <name>sparkwright::BoardView</name>
    <message>
        <source>Filter messages</source>
        <translation>筛选消息</translation>
    </message>
    <message>
        <source>Hold: show no further messages</source>
        <translation>暂停：不再显示新消息</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Clear messages</source>
        <translation>清除消息</translation>
    </message>
    <message>
        <source>Messages of clients</source>
        <translation>客户端的消息</translation>
    </message>
    <message>
        <source>What clients send (→) and are told (←), with the simulated time and the number of the client.</source>
        <translation>客户端发送（→）和收到（←）的内容，附仿真时间和客户端编号。</translation>
    </message>
</context>
<context>
    <name>sparkwright::CameraControl</name>
    <message>
        <source>The subject of the camera has left the scene</source>
        <translation>相机跟随的对象已离开场景</translation>
    </message>
    <message>
        <source>There is no ball to follow</source>
        <translation>没有可跟随的球</translation>
    </message>
    <message>
        <source>Select a robot first</source>
        <translation>请先选择一个机器人</translation>
    </message>
</context>
<context>
    <name>sparkwright::CameraFeed</name>
    <message>
        <source>Agent %1</source>
        <translation>智能体 %1</translation>
    </message>
    <message>
        <source>Along +Y</source>
        <translation>沿 +Y</translation>
    </message>
    <message>
        <source>Head (%1)</source>
        <translation>头部（%1）</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>头部</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>躯干</translation>
    </message>
    <message>
        <source>Selected node</source>
        <translation>所选节点</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a robot and its camera</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 is not there. It is shown when it comes; or choose another robot.</source>
        <translation>%1 不在场。它出现后即会显示；也可选择其他机器人。</translation>
    </message>
    <message>
        <source>No robot is there yet. Select a node to look along its +Y axis.</source>
        <translation>还没有机器人。请选择一个节点，沿其 +Y 轴观察。</translation>
    </message>
    <message>
        <source>Select a node to look along its +Y axis.</source>
        <translation>请选择一个节点，沿其 +Y 轴观察。</translation>
    </message>
    <message>
        <source>There is no picture: %1</source>
        <translation>没有图像：%1</translation>
    </message>
</context>
<context>
    <name>sparkwright::CameraInset</name>
    <message>
        <source>Picture of %1</source>
        <translation>%1 的图像</translation>
    </message>
    <message>
        <source>Open as &amp;window</source>
        <translation>作为窗口打开(&amp;W)</translation>
    </message>
    <message>
        <source>To the upper &amp;left corner</source>
        <translation>移到左上角(&amp;L)</translation>
    </message>
    <message>
        <source>To the upper &amp;right corner</source>
        <translation>移到右上角(&amp;R)</translation>
    </message>
    <message>
        <source>To the l&amp;ower left corner</source>
        <translation>移到左下角(&amp;O)</translation>
    </message>
    <message>
        <source>To the low&amp;er right corner</source>
        <translation>移到右下角(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Close picture</source>
        <translation>关闭图像</translation>
    </message>
    <message>
        <source>Close this picture</source>
        <translation>关闭此图像</translation>
    </message>
    <message>
        <source>Drag it to another corner; a double click opens it as a window</source>
        <translation>可拖到其他角落；双击则作为窗口打开</translation>
    </message>
</context>
<context>
    <name>sparkwright::CameraPanel</name>
    <message>
        <source>Selected node</source>
        <translation>所选节点</translation>
    </message>
    <message>
        <source>Save the camera&apos;s picture</source>
        <translation>保存相机图像</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg)</source>
        <translation>图片 (*.png *.jpg)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>The picture is not saved: %1</source>
        <translation>图片未保存：%1</translation>
    </message>
    <message>
        <source>Robot</source>
        <translation>机器人</translation>
    </message>
    <message>
        <source>Whose camera is shown</source>
        <translation>显示谁的相机</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>相机</translation>
    </message>
    <message>
        <source>Camera of the robot, or the view of its head</source>
        <translation>机器人的相机，或其头部视角</translation>
    </message>
    <message>
        <source>Kind of picture</source>
        <translation>图像类型</translation>
    </message>
    <message>
        <source>Kind of picture: colour, depth or segments</source>
        <translation>图像类型：颜色、深度或分割</translation>
    </message>
    <message>
        <source>As sent</source>
        <translation>按发送内容</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>分割</translation>
    </message>
    <message>
        <source>Save this picture</source>
        <translation>保存此图像</translation>
    </message>
    <message>
        <source>%1 (not there)</source>
        <translation>%1（不在场）</translation>
    </message>
    <message>
        <source>Show this picture in a corner of the active view, too</source>
        <translation>同时在活动视图的角落显示此图像</translation>
    </message>
    <message>
        <source>Show in view</source>
        <translation>在视图中显示</translation>
    </message>
</context>
<context>
    <name>sparkwright::CameraPresets</name>
    <message>
        <source>Left goal</source>
        <translation>左侧球门</translation>
    </message>
    <message>
        <source>Behind the left goal</source>
        <translation>左侧球门后方</translation>
    </message>
    <message>
        <source>Left corner</source>
        <translation>左侧角球区</translation>
    </message>
    <message>
        <source>Middle, from the side</source>
        <translation>中线侧面</translation>
    </message>
    <message>
        <source>Right corner</source>
        <translation>右侧角球区</translation>
    </message>
    <message>
        <source>Behind the right goal</source>
        <translation>右侧球门后方</translation>
    </message>
    <message>
        <source>Right goal</source>
        <translation>右侧球门</translation>
    </message>
    <message>
        <source>Whole field from above</source>
        <translation>俯视全场</translation>
    </message>
    <message>
        <source>From the front (looking along −y)</source>
        <translation>从前方（沿 −y 观察）</translation>
    </message>
    <message>
        <source>From behind (looking along +y)</source>
        <translation>从后方（沿 +y 观察）</translation>
    </message>
    <message>
        <source>From the left (looking along +x)</source>
        <translation>从左侧（沿 +x 观察）</translation>
    </message>
    <message>
        <source>From the right (looking along −x)</source>
        <translation>从右侧（沿 −x 观察）</translation>
    </message>
    <message>
        <source>From above</source>
        <translation>从上方</translation>
    </message>
    <message>
        <source>Obliquely from the front left</source>
        <translation>从左前斜上方</translation>
    </message>
    <message>
        <source>Obliquely from the front right</source>
        <translation>从右前斜上方</translation>
    </message>
    <message>
        <source>Obliquely from behind right</source>
        <translation>从右后斜上方</translation>
    </message>
</context>
<context>
    <name>sparkwright::CameraWindows</name>
    <message>
        <source>New camera wi&amp;ndow</source>
        <translation>新建相机窗口(&amp;N)</translation>
    </message>
    <message>
        <source>Show one more camera of a robot in a window of its own</source>
        <translation>在单独的窗口中再显示一个机器人相机</translation>
    </message>
    <message>
        <source>Show camera &amp;in the view</source>
        <translation>在视图中显示相机(&amp;I)</translation>
    </message>
    <message>
        <source>Show the picture of a robot&apos;s camera small in a corner of the active view</source>
        <translation>在活动视图的角落以小图显示机器人相机的图像</translation>
    </message>
    <message numerus="yes">
        <source>There are %n camera windows already: close one first</source>
        <translation>
            <numerusform>已有 %n 个相机窗口：请先关闭一个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n camera pictures in the views already: close one first</source>
        <translation>
            <numerusform>视图中已有 %n 幅相机图像：请先关闭一幅</numerusform>
        </translation>
    </message>
    <message>
        <source>The view is too small for a camera picture</source>
        <translation>视图太小，无法显示相机图像</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>相机</translation>
    </message>
    <message>
        <source>Camera window</source>
        <translation>相机窗口</translation>
    </message>
</context>
<context>
    <name>sparkwright::CapturePart</name>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>A video is being recorded.</source>
        <translation>正在录制视频。</translation>
    </message>
</context>
<context>
    <name>sparkwright::ChangeBanner</name>
    <message>
        <source>Change of the file</source>
        <translation>文件更改</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>Read the file again; undo brings the present text back</source>
        <translation>重新读取文件；撤销可恢复当前文本</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>保留我的</translation>
    </message>
    <message>
        <source>Keep the present text; saving overwrites the file</source>
        <translation>保留当前文本；保存时会覆盖文件</translation>
    </message>
    <message>
        <source>Show difference</source>
        <translation>显示差异</translation>
    </message>
    <message>
        <source>Compare the present text with the file</source>
        <translation>将当前文本与文件比较</translation>
    </message>
    <message>
        <source>Another program has changed %1.</source>
        <translation>另一个程序更改了 %1。</translation>
    </message>
    <message>
        <source>Another program has deleted or moved %1.</source>
        <translation>另一个程序删除或移动了 %1。</translation>
    </message>
</context>
<context>
    <name>sparkwright::ColourChips</name>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Change colour</source>
        <translation>更改颜色</translation>
    </message>
</context>
<context>
    <name>sparkwright::ComparedView</name>
    <message>
        <source>&amp;Shift:</source>
        <translation>偏移(&amp;S)：</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>How much later this run is shown than the first one, in simulated seconds</source>
        <translation>此次运行比第一个晚显示多少，以仿真秒计</translation>
    </message>
    <message>
        <source>Shift of the other run</source>
        <translation>另一次运行的偏移</translation>
    </message>
    <message>
        <source>Same camera: both runs are seen from the same place</source>
        <translation>相同相机：从同一位置观看两次运行</translation>
    </message>
    <message>
        <source>Same camera</source>
        <translation>相同相机</translation>
    </message>
    <message>
        <source>End the comparison</source>
        <translation>结束比较</translation>
    </message>
    <message>
        <source>View of the other run</source>
        <translation>另一次运行的视图</translation>
    </message>
    <message>
        <source>This run lasts from %1 to %2</source>
        <translation>此次运行从 %1 到 %2</translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>无差异</translation>
    </message>
    <message>
        <source>Ball %1 m apart</source>
        <translation>球相距 %1 m</translation>
    </message>
    <message>
        <source>left %1</source>
        <translation>左 %1</translation>
    </message>
    <message>
        <source>right %1</source>
        <translation>右 %1</translation>
    </message>
    <message>
        <source>The runs have neither ball nor robots in common</source>
        <translation>两次运行没有共同的球或机器人</translation>
    </message>
    <message>
        <source>Robots up to %1 m apart (%2)</source>
        <translation>机器人最多相距 %1 m（%2）</translation>
    </message>
</context>
<context>
    <name>sparkwright::Comparison</name>
    <message>
        <source>Co&amp;mpare with recording…</source>
        <translation>与录像比较(&amp;M)…</translation>
    </message>
    <message>
        <source>Show another recording beside this one, at the same time of the match</source>
        <translation>在此录像旁显示另一段录像，比赛时间相同</translation>
    </message>
</context>
<context>
    <name>sparkwright::Completer</name>
    <message>
        <source>Complete</source>
        <translation>补全</translation>
    </message>
</context>
<context>
    <name>sparkwright::CompletionList</name>
    <message>
        <source>Proposals</source>
        <translation>建议</translation>
    </message>
</context>
<context>
    <name>sparkwright::ConnectDialog</name>
    <message>
        <source>Connect to server</source>
        <translation>连接到服务器</translation>
    </message>
    <message>
        <source>Watch a match that runs on another server, as a monitor does. Commands of the match go there; the own simulation pauses meanwhile.</source>
        <translation>像监视器一样观看在另一台服务器上进行的比赛。比赛命令会发送到那里；本机仿真在此期间暂停。</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>Name or address of the machine; host:port is understood, too</source>
        <translation>机器的名称或地址；也可写作 host:port</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>端口</translation>
    </message>
    <message>
        <source>The server&apos;s port for monitors: 3200 as a rule, 60001 of newer servers</source>
        <translation>服务器的监视器端口：通常为 3200，较新的服务器为 60001</translation>
    </message>
    <message>
        <source>&amp;Host</source>
        <translation>主机(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>端口(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>连接(&amp;C)</translation>
    </message>
    <message>
        <source>Enter the name or the address of a machine.</source>
        <translation>请输入机器的名称或地址。</translation>
    </message>
    <message>
        <source>A port is a number from 1 to 65535.</source>
        <translation>端口是 1 到 65535 之间的数。</translation>
    </message>
</context>
<context>
    <name>sparkwright::ConnectionsModel</name>
    <message>
        <source>Answers within %1 ms (median), %2 ms (99 of 100), %3 ms (all)</source>
        <translation>应答时间：%1 ms（中位数）、%2 ms（99%）、%3 ms（全部）</translation>
    </message>
    <message>
        <source>Cycles without an answer: %1 of %2, at most %3 in a row</source>
        <translation>无应答的周期：%1 / %2，最多连续 %3 个</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Wall time from an agent&apos;s percepts to its answer, median</source>
        <translation>从智能体收到感知到其应答的实际时间，中位数</translation>
    </message>
    <message>
        <source>Cycles that began before the agent had answered</source>
        <translation>在智能体应答之前就已开始的周期</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>应答</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>错过</translation>
    </message>
    <message>
        <source>Monitor</source>
        <translation>监视器</translation>
    </message>
    <message>
        <source>%1 messages, %2 received, %3 sent, connected at %4 s</source>
        <translation>%1 条消息，接收 %2，发送 %3，于 %4 s 时连接</translation>
    </message>
    <message>
        <source>%1 messages not sent: it does not read fast enough</source>
        <translation>%1 条消息未发送：对方读取不够快</translation>
    </message>
    <message>
        <source>The next cycle waits for it</source>
        <translation>下一周期正在等待它</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>球队</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Last message</source>
        <translation>最后消息</translation>
    </message>
    <message>
        <source>Agent %1</source>
        <translation>智能体 %1</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>号码</translation>
    </message>
    <message>
        <source>Cycles that continued without it because it was late: %1</source>
        <translation>因它迟到而未等待它的周期：%1</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>号码</translation>
    </message>
    <message>
        <source>Time to answer</source>
        <translation>应答时间</translation>
    </message>
    <message>
        <source>Missed cycles</source>
        <translation>错过的周期</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Cycles of sync mode that continued without the agent after its timeout</source>
        <translation>同步模式中智能体超时后未等待它而继续的周期</translation>
    </message>
    <message>
        <source>Skipped cycles</source>
        <translation>跳过的周期</translation>
    </message>
    <message>
        <source>Thinks no more: see the log</source>
        <translation>已停止思考：见日志</translation>
    </message>
    <message>
        <source>Robot: %1</source>
        <translation>机器人：%1</translation>
    </message>
    <message>
        <source>Robot type %1: %2 (%3)</source>
        <translation>机器人类型 %1：%2（%3）</translation>
    </message>
    <message>
        <source>Battery: %1 %</source>
        <translation>电量：%1 %</translation>
    </message>
    <message>
        <source>The battery is empty: its motors are off</source>
        <translation>电池已耗尽：电机已关闭</translation>
    </message>
    <message>
        <source>Hottest motor: %1, %2 °C</source>
        <translation>最热的电机：%1，%2 °C</translation>
    </message>
    <message numerus="yes">
        <source>%n motor(s) with less torque, because of the heat</source>
        <translation>
            <numerusform>%n 个电机因发热而扭矩降低</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n motor(s) off until they have cooled down</source>
        <translation>
            <numerusform>%n 个电机已关闭，待冷却后恢复</numerusform>
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
        <translation>机器人</translation>
    </message>
    <message>
        <source>Type or file of the robot</source>
        <translation>机器人的类型或文件</translation>
    </message>
    <message>
        <source>Battery</source>
        <translation>电池</translation>
    </message>
    <message>
        <source>Charge of the robot&apos;s battery</source>
        <translation>机器人电池的剩余电量</translation>
    </message>
    <message>
        <source>Hottest</source>
        <translation>最热</translation>
    </message>
    <message>
        <source>Temperature of the robot&apos;s hottest motor; marked if motors have reduced torque or are off</source>
        <translation>机器人最热电机的温度；若有电机扭矩降低或已关闭，则会标出</translation>
    </message>
    <message>
        <source>Hottest motor</source>
        <translation>最热的电机</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Program: %1</source>
        <translation>程序：%1</translation>
    </message>
    <message>
        <source>Process %1</source>
        <translation>进程 %1</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>How the program is that was started here</source>
        <translation>在此启动的程序的状态</translation>
    </message>
    <message>
        <source>In</source>
        <translation>入</translation>
    </message>
    <message>
        <source>Bytes received</source>
        <translation>接收的字节数</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>已接收</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>出</translation>
    </message>
    <message>
        <source>Bytes sent</source>
        <translation>发送的字节数</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>已发送</translation>
    </message>
    <message>
        <source>%1, off</source>
        <translation>%1，已关机</translation>
    </message>
    <message>
        <source>Strategy or display</source>
        <translation>策略或显示端</translation>
    </message>
</context>
<context>
    <name>sparkwright::ConnectionsPanel</name>
    <message>
        <source>Command that attaches an agent</source>
        <translation>用于接入智能体的命令</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>复制命令</translation>
    </message>
    <message>
        <source>Copies the command, to be pasted into a terminal</source>
        <translation>复制该命令，以便粘贴到终端</translation>
    </message>
    <message>
        <source>Each agent appears here with its team, number and last message.</source>
        <translation>每个智能体及其球队、号码和最后消息会显示在此处。</translation>
    </message>
    <message>
        <source>No agent is connected yet. Agents connect by UDP to %2, port %1.</source>
        <translation>尚无智能体连接。智能体通过 UDP 连接到 %2，端口 %1。</translation>
    </message>
    <message>
        <source>A recording is shown: nobody connects to it. Agents play in a simulation of this program; open a scene or a project for one.</source>
        <translation>正在显示录像：不接受连接。智能体在本程序的仿真中比赛；请打开场景或项目。</translation>
    </message>
    <message>
        <source>A server elsewhere is watched. Agents connect to that server; it does not tell about them.</source>
        <translation>正在观看其他地方的服务器。智能体连接到那台服务器；它不提供智能体的信息。</translation>
    </message>
    <message>
        <source>No agent is connected yet. Agents for the 3D league of any team can play here: they connect by TCP to %2, port %1. This command, in a terminal, attaches one:</source>
        <translation>尚无智能体连接。任何球队的 3D 组智能体都可在此比赛：它们通过 TCP 连接到 %2，端口 %1。在终端中运行以下命令可接入一个：</translation>
    </message>
    <message>
        <source>No agent can connect before a port is open.</source>
        <translation>端口打开之前，智能体无法连接。</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>智能体</translation>
    </message>
    <message>
        <source>Filter agents</source>
        <translation>筛选智能体</translation>
    </message>
    <message>
        <source>Filter the agents</source>
        <translation>筛选智能体</translation>
    </message>
    <message>
        <source>Program to attach</source>
        <translation>要接入的程序</translation>
    </message>
    <message>
        <source>Whose command is shown</source>
        <translation>显示哪个程序的命令</translation>
    </message>
    <message>
        <source>Strategies lead the teams of this game, each a whole one: load them in the dock Strategies. Others connect by TCP to %2, port %1. Robots of this scene have no agents.</source>
        <translation>本场比赛由策略带领整支球队：请在“策略”面板中加载。其他策略通过 TCP 连接 %2 的端口 %1。此场景的机器人没有智能体。</translation>
    </message>
    <message>
        <source>Programs bring a robot each, and lead it: they connect by TCP to %2, port %1. Robots of this scene have no agents.</source>
        <translation>每个程序带来并控制一个机器人：它们通过 TCP 连接到 %2 端口 %1。此场景的机器人没有代理。</translation>
    </message>
    <message>
        <source>%1 (from other computers %2)</source>
        <extracomment>%1 and %2: addresses</extracomment>
        <translation>%1（从其他计算机：%2）</translation>
    </message>
</context>
<context>
    <name>sparkwright::ConsoleView</name>
    <message>
        <source>The filter is no regular expression: %1, at character %2</source>
        <translation>筛选条件不是正则表达式：%1，位于第 %2 个字符</translation>
    </message>
    <message numerus="yes">
        <source>[%n line(s) left out, too many to show]</source>
        <translation>
            <numerusform>[略去 %n 行，过多无法显示]</numerusform>
        </translation>
    </message>
    <message>
        <source>Save console</source>
        <translation>保存控制台</translation>
    </message>
    <message>
        <source>Texts (*.log *.txt)</source>
        <translation>文本 (*.log *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Console saved as %1</source>
        <translation>控制台已保存为 %1</translation>
    </message>
    <message>
        <source>The console was not saved as %1: %2</source>
        <translation>控制台未能保存为 %1：%2</translation>
    </message>
    <message>
        <source>All output</source>
        <translation>全部输出</translation>
    </message>
    <message>
        <source>Standard output</source>
        <translation>标准输出</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>标准错误</translation>
    </message>
    <message>
        <source>Output to show</source>
        <translation>要显示的输出</translation>
    </message>
    <message>
        <source>Which output of the program is shown; lines of standard error have a bar at the left</source>
        <translation>显示程序的哪些输出；标准错误的行左侧有竖条</translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation>按文本筛选</translation>
    </message>
    <message>
        <source>Filter the console</source>
        <translation>筛选控制台</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>控制台</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>正则表达式</translation>
    </message>
    <message>
        <source>The filter is a regular expression</source>
        <translation>筛选条件为正则表达式</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>跟随</translation>
    </message>
    <message>
        <source>Keeps the newest line in sight</source>
        <translation>使最新的一行始终可见</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copies the selected text, or all that is shown</source>
        <translation>复制所选文本，或显示的全部内容</translation>
    </message>
    <message>
        <source>Writes all lines that are kept to a file</source>
        <translation>将保留的所有行写入文件</translation>
    </message>
    <message>
        <source>Clear the console</source>
        <translation>清空控制台</translation>
    </message>
    <message>
        <source>Removes all lines from the console</source>
        <translation>从控制台中移除所有行</translation>
    </message>
</context>
<context>
    <name>sparkwright::CoreTexts</name>
    <message>
        <source>the clock shows %1 s, limit %2 s</source>
        <comment>clock.limit</comment>
        <translation>时钟为 %1 s，限制为 %2 s</translation>
    </message>
    <message>
        <source>the pause of %1 s is over</source>
        <comment>clock.pauseOver</comment>
        <translation>%1 s 的暂停已结束</translation>
    </message>
    <message>
        <source>the time of %1 s is over</source>
        <comment>clock.timeOver</comment>
        <translation>%1 s 的时间已到</translation>
    </message>
    <message>
        <source>the second half begins</source>
        <comment>clock.secondHalf</comment>
        <translation>下半场开始</translation>
    </message>
    <message>
        <source>the teams change sides</source>
        <comment>clock.sidesChange</comment>
        <translation>两队交换场地</translation>
    </message>
    <message>
        <source>players have waited for %1 s, limit %2 s</source>
        <comment>kickOff.waited</comment>
        <translation>球员已等待 %1 s，限制为 %2 s</translation>
    </message>
    <message>
        <source>asked for by command</source>
        <comment>command.asked</comment>
        <translation>由命令要求</translation>
    </message>
    <message>
        <source>%1 set to %2</source>
        <comment>command.set</comment>
        <translation>%1 已设为 %2</translation>
    </message>
    <message>
        <source>set from %1 to %2</source>
        <comment>command.score</comment>
        <translation>由 %1 设为 %2</translation>
    </message>
    <message>
        <source>decided by the human referee</source>
        <comment>command.human</comment>
        <translation>由人类裁判判定</translation>
    </message>
    <message>
        <source>%1 has touched the ball</source>
        <comment>ball.touched</comment>
        <translation>%1 触球</translation>
    </message>
    <message>
        <source>last touched by %1</source>
        <comment>ball.lastTouched</comment>
        <translation>最后触球者为 %1</translation>
    </message>
    <message>
        <source>touched by nobody</source>
        <comment>ball.untouched</comment>
        <translation>无人触球</translation>
    </message>
    <message>
        <source>the ball is behind the goal line at %1, %2</source>
        <comment>ball.behindGoalLine</comment>
        <translation>球在 %1 处越过球门线，%2</translation>
    </message>
    <message>
        <source>the ball is behind the side line at %1, %2</source>
        <comment>ball.behindSideLine</comment>
        <translation>球在 %1 处越过边线，%2</translation>
    </message>
    <message>
        <source>the ball has left the field upwards or downwards</source>
        <comment>ball.lost</comment>
        <translation>球从上方或下方离开了场地</translation>
    </message>
    <message>
        <source>put back to %1</source>
        <comment>ball.putBack</comment>
        <translation>放回到 %1</translation>
    </message>
    <message>
        <source>the ball is put to %1</source>
        <comment>ball.putTo</comment>
        <translation>球放到 %1</translation>
    </message>
    <message>
        <source>it is taken from where the ball is after %1 s</source>
        <comment>ball.taken</comment>
        <translation>在球 %1 s 后所在的位置执行</translation>
    </message>
    <message>
        <source>the ball is dropped at %1</source>
        <comment>ball.dropped</comment>
        <translation>在 %1 处坠球</translation>
    </message>
    <message>
        <source>taken by %1</source>
        <comment>restart.taken</comment>
        <translation>由 %1 执行</translation>
    </message>
    <message>
        <source>not taken for %1 s, limit %2 s</source>
        <comment>restart.notTaken</comment>
        <translation>%1 s 未执行，限制为 %2 s</translation>
    </message>
    <message>
        <source>free kick for the opponents</source>
        <comment>restart.freeKick</comment>
        <translation>对方任意球</translation>
    </message>
    <message>
        <source>corner</source>
        <comment>restart.corner</comment>
        <translation>角球</translation>
    </message>
    <message>
        <source>goal kick</source>
        <comment>restart.goalKick</comment>
        <translation>球门球</translation>
    </message>
    <message>
        <source>%1 has asked for it</source>
        <comment>pass.asked</comment>
        <translation>%1 已请求</translation>
    </message>
    <message>
        <source>%1 has touched the ball again %2 s after its kick, and nobody else between</source>
        <comment>doubleTouch</comment>
        <translation>%1 在踢球 %2 s 后再次触球，其间无其他人触球</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>score</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>straight from a kick of %1 into the own goal</source>
        <comment>noGoal.ownGoal</comment>
        <translation>由 %1 直接踢入本方球门</translation>
    </message>
    <message>
        <source>straight from an indirect kick of %1</source>
        <comment>noGoal.indirect</comment>
        <translation>由 %1 的间接任意球直接踢入</translation>
    </message>
    <message>
        <source>after kick-off no opponent has touched the ball, and no player of the team outside the centre circle</source>
        <comment>noGoal.kickOff</comment>
        <translation>开球后，没有对方球员触球，也没有本队球员在中圈外触球</translation>
    </message>
    <message>
        <source>no second player has touched the ball since pass mode, which ended %1 s ago, limit %2 s</source>
        <comment>noGoal.passMode</comment>
        <translation>传球模式已于 %1 s 前结束，此后没有第二名球员触球，限制为 %2 s</translation>
    </message>
    <message>
        <source>%1 has been on the ground for %2 s, limit %3 s</source>
        <comment>foul.onGround</comment>
        <translation>%1 已倒地 %2 s，限制为 %3 s</translation>
    </message>
    <message>
        <source>%1 has not been standing for %2 s, limit %3 s</source>
        <comment>foul.notStanding</comment>
        <translation>%1 已有 %2 s 未站立，限制为 %3 s</translation>
    </message>
    <message>
        <source>%1 players touch each other, limit %2: %3</source>
        <comment>foul.touching</comment>
        <translation>%1 名球员相互接触，限制为 %2：%3</translation>
    </message>
    <message>
        <source>%1 is one of %2 in their own penalty area, limit %3, and the goalie has come</source>
        <comment>foul.illegalDefenceGoalie</comment>
        <translation>本方禁区内有 %2 名球员，%1 是其中之一，限制为 %3，且守门员已进入</translation>
    </message>
    <message>
        <source>%1 is one of %2 in their own penalty area, limit %3, and came last</source>
        <comment>foul.illegalDefenceLast</comment>
        <translation>本方禁区内有 %2 名球员，%1 是其中之一，限制为 %3，且最后进入</translation>
    </message>
    <message>
        <source>%1, number %2 of its team, is %3 m from the ball, limit %4 m, and %5 is %6 m from it, limit %7 m</source>
        <comment>foul.crowding</comment>
        <translation>%1 是本队第 %2 名，距球 %3 m，限制为 %4 m；%5 距球 %6 m，限制为 %7 m</translation>
    </message>
    <message>
        <source>%1 ran into %2 with %3 m/s, limit %4 m/s, towards the contact %5 m/s, limit %6 m/s</source>
        <comment>foul.charging</comment>
        <translation>%1 以 %3 m/s 撞上 %2，限制为 %4 m/s；朝接触点方向 %5 m/s，限制为 %6 m/s</translation>
    </message>
    <message>
        <source>%1 and %2 of %3 reach into each other by more than %4 m</source>
        <comment>foul.selfCollision</comment>
        <translation>%3 的 %1 与 %2 相互穿入超过 %4 m</translation>
    </message>
    <message>
        <source>put outside of the penalty area</source>
        <comment>penalty.leaveArea</comment>
        <translation>移出禁区</translation>
    </message>
    <message>
        <source>pushed %1 m away from the group</source>
        <comment>penalty.leaveGroup</comment>
        <translation>推离人群 %1 m</translation>
    </message>
    <message>
        <source>sent off after %1 s in the air</source>
        <comment>penalty.sendOff</comment>
        <translation>腾空 %1 s 后被罚出场</translation>
    </message>
    <message>
        <source>their joints are frozen for %1 s</source>
        <comment>penalty.joints</comment>
        <translation>其关节被冻结 %1 s</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>verdict</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2; it was: %3</source>
        <comment>verdict.overruled</comment>
        <translation>%1：%2；原为：%3</translation>
    </message>
    <message>
        <source>instead %1</source>
        <comment>verdict.instead</comment>
        <translation>改为 %1</translation>
    </message>
    <message>
        <source>it does not count</source>
        <comment>verdict.nothing</comment>
        <translation>无效</translation>
    </message>
    <message>
        <source>confirmed by the human referee</source>
        <comment>verdict.confirmedByHuman</comment>
        <translation>由人类裁判确认</translation>
    </message>
    <message>
        <source>overruled by the human referee</source>
        <comment>verdict.overruledByHuman</comment>
        <translation>由人类裁判推翻</translation>
    </message>
    <message>
        <source>undone by the human referee</source>
        <comment>verdict.undoneByHuman</comment>
        <translation>由人类裁判撤销</translation>
    </message>
    <message>
        <source>confirmed: nobody objected within %1 s</source>
        <comment>verdict.nobodyObjected</comment>
        <translation>已确认：%1 s 内无人反对</translation>
    </message>
    <message>
        <source>overruled: nobody confirmed it within %1 s</source>
        <comment>verdict.nobodyConfirmed</comment>
        <translation>已推翻：%1 s 内无人确认</translation>
    </message>
    <message>
        <source>%1 is put back to %2</source>
        <comment>verdict.putBack</comment>
        <translation>%1 被放回到 %2</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <comment>verdict.by</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>goal</source>
        <comment>name.goal</comment>
        <translation>进球</translation>
    </message>
    <message>
        <source>crowding</source>
        <comment>name.crowding</comment>
        <translation>拥挤</translation>
    </message>
    <message>
        <source>touching</source>
        <comment>name.touching</comment>
        <translation>接触</translation>
    </message>
    <message>
        <source>illegal defence</source>
        <comment>name.illegalDefence</comment>
        <translation>非法防守</translation>
    </message>
    <message>
        <source>illegal attack</source>
        <comment>name.illegalAttack</comment>
        <translation>非法进攻</translation>
    </message>
    <message>
        <source>incapable</source>
        <comment>name.incapable</comment>
        <translation>丧失能力</translation>
    </message>
    <message>
        <source>kick-off</source>
        <comment>name.kickOff</comment>
        <translation>开球犯规</translation>
    </message>
    <message>
        <source>charging</source>
        <comment>name.charging</comment>
        <translation>冲撞</translation>
    </message>
    <message>
        <source>self collision</source>
        <comment>name.selfCollision</comment>
        <translation>自碰撞</translation>
    </message>
    <message>
        <source>%1 has left the penalty area at %2</source>
        <comment>shootOut.left</comment>
        <translation>%1 在 %2 处离开禁区</translation>
    </message>
    <message>
        <source>the ball has left the box of %1 by %2 m at %3</source>
        <comment>keepaway.leftBox</comment>
        <translation>球在 %3 处离开了 %1 × %2 m 的区域</translation>
    </message>
    <message>
        <source>the right team has touched the ball</source>
        <comment>keepaway.touched</comment>
        <translation>右队触球</translation>
    </message>
    <message>
        <source>players have waited for %1 s</source>
        <comment>spl.waited</comment>
        <translation>球员已等待 %1 s</translation>
    </message>
    <message>
        <source>phase %1</source>
        <comment>spl.phase</comment>
        <translation>阶段 %1</translation>
    </message>
    <message>
        <source>initial</source>
        <comment>spl.initial</comment>
        <translation>初始</translation>
    </message>
    <message>
        <source>ready</source>
        <comment>spl.ready</comment>
        <translation>准备</translation>
    </message>
    <message>
        <source>set</source>
        <comment>spl.set</comment>
        <translation>就位</translation>
    </message>
    <message>
        <source>playing</source>
        <comment>spl.playing</comment>
        <translation>比赛中</translation>
    </message>
    <message>
        <source>finished</source>
        <comment>spl.finished</comment>
        <translation>结束</translation>
    </message>
    <message>
        <source>the match is over</source>
        <comment>spl.matchOver</comment>
        <translation>比赛结束</translation>
    </message>
    <message>
        <source>the teams wait for kick-off</source>
        <comment>spl.waiting</comment>
        <translation>两队等待开球</translation>
    </message>
    <message>
        <source>kick-off</source>
        <comment>spl.kickOff</comment>
        <translation>开球</translation>
    </message>
    <message>
        <source>play goes on by command</source>
        <comment>spl.command</comment>
        <translation>比赛按命令继续</translation>
    </message>
    <message>
        <source>the teams have had %1 s</source>
        <comment>spl.teamsHad</comment>
        <translation>两队已用 %1 s</translation>
    </message>
    <message>
        <source>the players have stood for %1 s</source>
        <comment>spl.playersStood</comment>
        <translation>球员已站立 %1 s</translation>
    </message>
    <message>
        <source>%1 stands at %2</source>
        <comment>spl.standsAt</comment>
        <translation>%1 站在 %2</translation>
    </message>
    <message>
        <source>put to %1</source>
        <comment>spl.putTo</comment>
        <translation>放到 %1</translation>
    </message>
    <message>
        <source>the ball has been off the field for %1 s</source>
        <comment>spl.ballOff</comment>
        <translation>球已出界 %1 s</translation>
    </message>
    <message>
        <source>%1 has left the field at %2</source>
        <comment>spl.leftField</comment>
        <translation>%1 在 %2 处离开场地</translation>
    </message>
    <message>
        <source>%1 defends in the own penalty area at %2</source>
        <comment>spl.defends</comment>
        <translation>%1 在 %2 处于本方禁区内防守</translation>
    </message>
    <message>
        <source>leaving_the_field, out for %1 s</source>
        <comment>spl.outForLeaving</comment>
        <translation>离开场地，罚下 %1 s</translation>
    </message>
    <message>
        <source>illegal_defender, out for %1 s</source>
        <comment>spl.outForDefending</comment>
        <translation>非法防守球员，罚下 %1 s</translation>
    </message>
    <message>
        <source>ball out</source>
        <comment>rule.ballOut</comment>
        <translation>球出界</translation>
    </message>
    <message>
        <source>ball return</source>
        <comment>rule.ballReturn</comment>
        <translation>球放回</translation>
    </message>
    <message>
        <source>before kick-off</source>
        <comment>rule.beforeKickOff</comment>
        <translation>开球前</translation>
    </message>
    <message>
        <source>charging</source>
        <comment>rule.charging</comment>
        <translation>冲撞</translation>
    </message>
    <message>
        <source>crowding</source>
        <comment>rule.crowding</comment>
        <translation>拥挤</translation>
    </message>
    <message>
        <source>double touch</source>
        <comment>rule.doubleTouch</comment>
        <translation>二次触球</translation>
    </message>
    <message>
        <source>goal</source>
        <comment>rule.goal</comment>
        <translation>进球</translation>
    </message>
    <message>
        <source>goal kick</source>
        <comment>rule.goalKick</comment>
        <translation>球门球</translation>
    </message>
    <message>
        <source>goal pause</source>
        <comment>rule.goalPause</comment>
        <translation>进球暂停</translation>
    </message>
    <message>
        <source>halves</source>
        <comment>rule.halves</comment>
        <translation>半场</translation>
    </message>
    <message>
        <source>illegal defence</source>
        <comment>rule.illegalDefence</comment>
        <translation>非法防守</translation>
    </message>
    <message>
        <source>illegal position</source>
        <comment>rule.illegalPosition</comment>
        <translation>非法位置</translation>
    </message>
    <message>
        <source>incapable</source>
        <comment>rule.incapable</comment>
        <translation>丧失能力</translation>
    </message>
    <message>
        <source>keepaway</source>
        <comment>rule.keepaway</comment>
        <translation>抢圈</translation>
    </message>
    <message>
        <source>kick-off</source>
        <comment>rule.kickOff</comment>
        <translation>开球</translation>
    </message>
    <message>
        <source>kick-off ban</source>
        <comment>rule.kickOffBan</comment>
        <translation>开球后禁止进球</translation>
    </message>
    <message>
        <source>lost ball</source>
        <comment>rule.lostBall</comment>
        <translation>球丢失</translation>
    </message>
    <message>
        <source>pass mode</source>
        <comment>rule.passMode</comment>
        <translation>传球模式</translation>
    </message>
    <message>
        <source>pass mode ban</source>
        <comment>rule.passModeBan</comment>
        <translation>传球模式后禁止进球</translation>
    </message>
    <message>
        <source>pass mode distance</source>
        <comment>rule.passModeDistance</comment>
        <translation>传球模式距离</translation>
    </message>
    <message>
        <source>penalties</source>
        <comment>rule.penalties</comment>
        <translation>处罚</translation>
    </message>
    <message>
        <source>phases</source>
        <comment>rule.phases</comment>
        <translation>阶段</translation>
    </message>
    <message>
        <source>posture</source>
        <comment>rule.posture</comment>
        <translation>姿势</translation>
    </message>
    <message>
        <source>quit</source>
        <comment>rule.quit</comment>
        <translation>退出</translation>
    </message>
    <message>
        <source>removal penalty</source>
        <comment>rule.removalPenalty</comment>
        <translation>罚下</translation>
    </message>
    <message>
        <source>self collision</source>
        <comment>rule.selfCollision</comment>
        <translation>自碰撞</translation>
    </message>
    <message>
        <source>set play</source>
        <comment>rule.setPlay</comment>
        <translation>定位球</translation>
    </message>
    <message>
        <source>shoot-out</source>
        <comment>rule.shootOut</comment>
        <translation>点球大战</translation>
    </message>
    <message>
        <source>touch times</source>
        <comment>rule.touchTimes</comment>
        <translation>触球时间</translation>
    </message>
    <message>
        <source>touching</source>
        <comment>rule.touching</comment>
        <translation>接触</translation>
    </message>
    <message>
        <source>command</source>
        <comment>rule.command</comment>
        <translation>命令</translation>
    </message>
    <message>
        <source>human referee</source>
        <comment>rule.humanReferee</comment>
        <translation>人类裁判</translation>
    </message>
    <message>
        <source>deg</source>
        <comment>unit.deg</comment>
        <translation>度</translation>
    </message>
    <message>
        <source>bytes</source>
        <comment>unit.bytes</comment>
        <translation>字节</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>list</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Field and ball</source>
        <comment>topic.field</comment>
        <translation>场地和球</translation>
    </message>
    <message>
        <source>Teams</source>
        <comment>topic.teams</comment>
        <translation>球队</translation>
    </message>
    <message>
        <source>Course of a match</source>
        <comment>topic.course</comment>
        <translation>比赛进程</translation>
    </message>
    <message>
        <source>Human referee</source>
        <comment>topic.human</comment>
        <translation>人类裁判</translation>
    </message>
    <message>
        <source>Pass mode</source>
        <comment>topic.passMode</comment>
        <translation>传球模式</translation>
    </message>
    <message>
        <source>Fouls: posture and place</source>
        <comment>topic.posture</comment>
        <translation>犯规：姿势和位置</translation>
    </message>
    <message>
        <source>Fouls: charging</source>
        <comment>topic.charging</comment>
        <translation>犯规：冲撞</translation>
    </message>
    <message>
        <source>Fouls: self collision</source>
        <comment>topic.selfCollision</comment>
        <translation>犯规：自碰撞</translation>
    </message>
    <message>
        <source>Keepaway</source>
        <comment>topic.keepaway</comment>
        <translation>抢圈</translation>
    </message>
    <message>
        <source>Speech</source>
        <comment>topic.speech</comment>
        <translation>喊话</translation>
    </message>
    <message>
        <source>Standard platform league</source>
        <comment>topic.spl</comment>
        <translation>标准平台组</translation>
    </message>
    <message>
        <source>Options</source>
        <comment>topic.options</comment>
        <translation>选项</translation>
    </message>
    <message>
        <source>Distance between the goal lines.</source>
        <comment>FieldLength</comment>
        <translation>两条球门线之间的距离。</translation>
    </message>
    <message>
        <source>Distance between the side lines.</source>
        <comment>FieldWidth</comment>
        <translation>两条边线之间的距离。</translation>
    </message>
    <message>
        <source>How high a ball may be without being lost.</source>
        <comment>FieldHeight</comment>
        <translation>球超过此高度即视为丢失。</translation>
    </message>
    <message>
        <source>Between the posts.</source>
        <comment>GoalWidth</comment>
        <translation>两门柱之间的距离。</translation>
    </message>
    <message>
        <source>From the goal line to the back of the goal.</source>
        <comment>GoalDepth</comment>
        <translation>从球门线到球门后部的距离。</translation>
    </message>
    <message>
        <source>Below the bar.</source>
        <comment>GoalHeight</comment>
        <translation>横梁以下的高度。</translation>
    </message>
    <message>
        <source>Depth of the penalty areas.</source>
        <comment>PenaltyLength</comment>
        <translation>禁区的深度。</translation>
    </message>
    <message>
        <source>How much wider than the goals the penalty areas are.</source>
        <comment>PenaltyWidth</comment>
        <translation>禁区比球门宽出多少。</translation>
    </message>
    <message>
        <source>Radius around the ball that opponents keep out of; radius of the centre circle.</source>
        <comment>FreeKickDistance</comment>
        <translation>对方球员须与球保持的半径；也是中圈半径。</translation>
    </message>
    <message>
        <source>How far players who have to give way are moved.</source>
        <comment>FreeKickMoveDist</comment>
        <translation>须让开的球员被移开的距离。</translation>
    </message>
    <message>
        <source>How far from the ball the kicking team stands when it is put in place.</source>
        <comment>KickRepelDist</comment>
        <translation>踢球方在被安置时与球的距离。</translation>
    </message>
    <message>
        <source>Distance of the ball from the goal line at a goal kick.</source>
        <comment>GoalKickDist</comment>
        <translation>球门球时球与球门线的距离。</translation>
    </message>
    <message>
        <source>Radius of the ball as the rules know it.</source>
        <comment>BallRadius</comment>
        <translation>规则所采用的球半径。</translation>
    </message>
    <message>
        <source>Room that a player needs when it is moved; height of its torso after a beam.</source>
        <comment>AgentRadius</comment>
        <translation>移动球员时所需的空间；也是 beam 之后躯干的高度。</translation>
    </message>
    <message>
        <source>Robots of one type in a team.</source>
        <comment>MaxRobotTypeCount</comment>
        <translation>一支球队中同一类型机器人的数量上限。</translation>
    </message>
    <message>
        <source>Different types in a full team.</source>
        <comment>MinRobotTypesCount</comment>
        <translation>满员球队中不同类型的最少数量。</translation>
    </message>
    <message>
        <source>Robots of any two types together.</source>
        <comment>MaxSumTwoRobotTypes</comment>
        <translation>任意两种类型的机器人合计数量上限。</translation>
    </message>
    <message>
        <source>Motors need current, get hot and use up a battery, in robots that come from now on.</source>
        <comment>RealisticMotors</comment>
        <translation>此后加入的机器人，其电机需要电流、会发热并消耗电池。</translation>
    </message>
    <message>
        <source>Greatest error of a beam along each axis.</source>
        <comment>BeamNoiseXY</comment>
        <translation>beam 沿各轴的最大误差。</translation>
    </message>
    <message>
        <source>Greatest error of the direction after a beam.</source>
        <comment>BeamNoiseAngle</comment>
        <translation>beam 之后方向的最大误差。</translation>
    </message>
    <message>
        <source>Places that are tried to find a free one for a player that is moved; 0: none.</source>
        <comment>MaxNumSafeRepositionAttempts</comment>
        <translation>为被移动的球员寻找空位时尝试的位置数；0：不尝试。</translation>
    </message>
    <message>
        <source>Length of a half.</source>
        <comment>RuleHalfTime</comment>
        <translation>半场的时长。</translation>
    </message>
    <message>
        <source>From a goal to the kick-off.</source>
        <comment>RuleGoalPauseTime</comment>
        <translation>从进球到开球的时间。</translation>
    </message>
    <message>
        <source>Dead time before a set play.</source>
        <comment>RuleKickInPauseTime</comment>
        <translation>定位球之前的停顿时间。</translation>
    </message>
    <message>
        <source>After so long a restart ends with a drop ball; 0: never.</source>
        <comment>RuleDropBallTime</comment>
        <translation>超过此时间后，重新开始的方式改为坠球；0：从不。</translation>
    </message>
    <message>
        <source>From the first agent to the automatic kick-off.</source>
        <comment>WaitBeforeKickOff</comment>
        <translation>从第一个智能体到自动开球的时间。</translation>
    </message>
    <message>
        <source>Fouls and other offences wait until people confirm or overrule them, and the match with them.</source>
        <comment>ConfirmFouls</comment>
        <translation>犯规和其他违规须等待人来确认或推翻，比赛也随之等待。</translation>
    </message>
    <message>
        <source>The same for goals.</source>
        <comment>ConfirmGoals</comment>
        <translation>对进球同样适用。</translation>
    </message>
    <message>
        <source>How long the match waits for people to confirm or overrule a decision; 0: for ever.</source>
        <comment>ConfirmWindow</comment>
        <translation>比赛等待人确认或推翻判罚的时间；0：一直等待。</translation>
    </message>
    <message>
        <source>What nobody has decided about in time stands; else it is overruled.</source>
        <comment>ConfirmByDefault</comment>
        <translation>未及时裁定的判罚有效；否则视为推翻。</translation>
    </message>
    <message>
        <source>How long the match may have gone on when the last decision is undone; 0: it cannot be.</source>
        <comment>UndoWindow</comment>
        <translation>撤销最近判罚时，比赛最多可以已继续多久；0：不可撤销。</translation>
    </message>
    <message>
        <source>Fastest ball with which pass mode can begin.</source>
        <comment>PassModeMaxBallSpeed</comment>
        <translation>可以开始传球模式的最大球速。</translation>
    </message>
    <message>
        <source>Greatest distance from the ball of the player who asks.</source>
        <comment>PassModeMaxBallDist</comment>
        <translation>提出请求的球员与球的最大距离。</translation>
    </message>
    <message>
        <source>Distance from the ball that opponents keep.</source>
        <comment>PassModeMinOppBallDist</comment>
        <translation>对方球员须与球保持的距离。</translation>
    </message>
    <message>
        <source>How long pass mode lasts at most.</source>
        <comment>PassModeDuration</comment>
        <translation>传球模式的最长时间。</translation>
    </message>
    <message>
        <source>How long the team may not score afterwards.</source>
        <comment>PassModeScoreWaitTime</comment>
        <translation>此后该队多长时间内不得进球。</translation>
    </message>
    <message>
        <source>How long it may not ask again.</source>
        <comment>PassModeRetryWaitTime</comment>
        <translation>多长时间内不得再次请求。</translation>
    </message>
    <message>
        <source>How long a player may not stand upright.</source>
        <comment>NotStandingMaxTime</comment>
        <translation>球员可以不站立的时间。</translation>
    </message>
    <message>
        <source>The same for the goalie.</source>
        <comment>GoalieNotStandingMaxTime</comment>
        <translation>对守门员同样适用。</translation>
    </message>
    <message>
        <source>How long a player may lie on the ground.</source>
        <comment>GroundMaxTime</comment>
        <translation>球员可以倒地的时间。</translation>
    </message>
    <message>
        <source>The same for the goalie.</source>
        <comment>GoalieGroundMaxTime</comment>
        <translation>对守门员同样适用。</translation>
    </message>
    <message>
        <source>Players in their own penalty area, with the goalie.</source>
        <comment>MaxPlayersInsideOwnArea</comment>
        <translation>本方禁区内的球员数，含守门员。</translation>
    </message>
    <message>
        <source>Players that may touch one another in one group.</source>
        <comment>MaxTouchGroupSize</comment>
        <translation>一个群体中可以相互接触的球员数。</translation>
    </message>
    <message>
        <source>Crowding is looked for while an opponent is nearer to the ball than this; 0: never.</source>
        <comment>MinOppDistance</comment>
        <translation>当有对方球员与球的距离小于此值时检查拥挤；0：从不。</translation>
    </message>
    <message>
        <source>Distance from the ball that the second of a team keeps then.</source>
        <comment>Min2PlDistance</comment>
        <translation>此时同队第二名球员须与球保持的距离。</translation>
    </message>
    <message>
        <source>Distance from the ball that the third of a team keeps then.</source>
        <comment>Min3PlDistance</comment>
        <translation>此时同队第三名球员须与球保持的距离。</translation>
    </message>
    <message>
        <source>How long a player that is sent off hangs in the air first.</source>
        <comment>FoulHoldTime</comment>
        <translation>被罚出场的球员先在空中停留的时间。</translation>
    </message>
    <message>
        <source>Slowest offender.</source>
        <comment>ChargingMinSpeed</comment>
        <translation>犯规者的最低速度。</translation>
    </message>
    <message>
        <source>Smallest angle between its motion and the direction to the ball.</source>
        <comment>ChargingMinBallSpeedAngle</comment>
        <translation>其运动方向与球方向之间的最小夹角。</translation>
    </message>
    <message>
        <source>Smallest difference of both players&apos; distances from the ball.</source>
        <comment>ChargingMinDeltaDist</comment>
        <translation>两名球员与球距离之差的最小值。</translation>
    </message>
    <message>
        <source>Smallest difference of the angles between their motion and each other.</source>
        <comment>ChargingMinDeltaAng</comment>
        <translation>两人运动方向与彼此方向之间夹角之差的最小值。</translation>
    </message>
    <message>
        <source>No charging so long after a touch of the ball.</source>
        <comment>ChargingImmunityTime</comment>
        <translation>触球后此时间内不判冲撞。</translation>
    </message>
    <message>
        <source>No charging so long after an innocent contact.</source>
        <comment>ChargingCollisionMinTime</comment>
        <translation>无过错接触后此时间内不判冲撞。</translation>
    </message>
    <message>
        <source>What concerns the ball counts only so near to it.</source>
        <comment>ChargingMaxBallRulesDist</comment>
        <translation>与球有关的条件仅在距球此距离内有效。</translation>
    </message>
    <message>
        <source>A contact nearer to the ball than this is never a foul.</source>
        <comment>ChargingMinCollBallDist</comment>
        <translation>比此距离更靠近球的接触绝不算犯规。</translation>
    </message>
    <message>
        <source>Slowest motion into the contact.</source>
        <comment>ChargingMinCollisionSpeed</comment>
        <translation>朝接触方向运动的最低速度。</translation>
    </message>
    <message>
        <source>How far parts of a robot may reach into one another.</source>
        <comment>SelfCollisionsTolerance</comment>
        <translation>机器人各部件相互穿入的容许深度。</translation>
    </message>
    <message>
        <source>How long joints are frozen.</source>
        <comment>SelfCollisionJointFrozenTime</comment>
        <translation>关节冻结的时间。</translation>
    </message>
    <message>
        <source>How long they cannot be frozen again.</source>
        <comment>SelfCollisionJointThawTime</comment>
        <translation>多长时间内不可再次冻结。</translation>
    </message>
    <message>
        <source>Least time between two punishments by sending off.</source>
        <comment>SelfCollisionBeamCooldownTime</comment>
        <translation>两次罚出场处罚之间的最短时间。</translation>
    </message>
    <message>
        <source>Centre of the box.</source>
        <comment>KeepawayCenterX</comment>
        <translation>区域的中心。</translation>
    </message>
    <message>
        <source>Centre of the box.</source>
        <comment>KeepawayCenterY</comment>
        <translation>区域的中心。</translation>
    </message>
    <message>
        <source>First size of the box along x.</source>
        <comment>KeepawayLength</comment>
        <translation>区域沿 x 的初始尺寸。</translation>
    </message>
    <message>
        <source>First size of the box along y.</source>
        <comment>KeepawayWidth</comment>
        <translation>区域沿 y 的初始尺寸。</translation>
    </message>
    <message>
        <source>How fast it shrinks along x.</source>
        <comment>KeepawayLengthReductionRate</comment>
        <translation>沿 x 缩小的速度。</translation>
    </message>
    <message>
        <source>How fast it shrinks along y.</source>
        <comment>KeepawayWidthReductionRate</comment>
        <translation>沿 y 缩小的速度。</translation>
    </message>
    <message>
        <source>Longest text that a player says.</source>
        <comment>SayMaxLength</comment>
        <translation>球员喊话的最大长度。</translation>
    </message>
    <message>
        <source>How far it is heard.</source>
        <comment>SayRange</comment>
        <translation>喊话可传达的距离。</translation>
    </message>
    <message>
        <source>Time for teams to take their positions.</source>
        <comment>ReadyDuration</comment>
        <translation>球队就位的时间。</translation>
    </message>
    <message>
        <source>Time between taking positions and play.</source>
        <comment>SetDuration</comment>
        <translation>就位与比赛开始之间的时间。</translation>
    </message>
    <message>
        <source>How long a player is taken out for a foul.</source>
        <comment>PenaltyDuration</comment>
        <translation>球员因犯规被罚下的时间。</translation>
    </message>
    <message>
        <source>Agents are told the score.</source>
        <comment>ReportScore</comment>
        <translation>向智能体告知比分。</translation>
    </message>
    <message>
        <source>Agents hear the name of the team that speaks.</source>
        <comment>LabelMessages</comment>
        <translation>智能体可听到喊话球队的名称。</translation>
    </message>
    <message>
        <source>Players may stand anywhere at kick-off and be beamed anywhere.</source>
        <comment>StartAnyFieldPosition</comment>
        <translation>开球时球员可站在任何位置，也可 beam 到任何位置。</translation>
    </message>
    <message>
        <source>The match ends after the first half.</source>
        <comment>SingleHalfTime</comment>
        <translation>上半场结束后比赛即结束。</translation>
    </message>
    <message>
        <source>Teams change sides at half time.</source>
        <comment>ChangeSidesInSecondHalf</comment>
        <translation>两队在中场休息时交换场地。</translation>
    </message>
    <message>
        <source>Halves begin by themselves.</source>
        <comment>AutomaticKickOff</comment>
        <translation>半场自动开始。</translation>
    </message>
    <message>
        <source>The first kick-off is decided by lot; else it is the left team&apos;s.</source>
        <comment>CoinTossForKickOff</comment>
        <translation>首次开球由抽签决定；否则由左队开球。</translation>
    </message>
    <message>
        <source>The run ends 10 s after the match.</source>
        <comment>AutomaticQuit</comment>
        <translation>比赛结束 10 s 后运行结束。</translation>
    </message>
    <message>
        <source>The left team shoots penalties, and the right goalie stays in its area.</source>
        <comment>PenaltyShootout</comment>
        <translation>左队罚点球，右队守门员留在其禁区内。</translation>
    </message>
    <message>
        <source>The left team keeps the ball from the right one inside a box that shrinks.</source>
        <comment>Keepaway</comment>
        <translation>左队在不断缩小的区域内控球，不让右队抢到。</translation>
    </message>
    <message>
        <source>Illegal defenders are sent off; else moved out of the area.</source>
        <comment>IllegalDefenseBeamPenalty</comment>
        <translation>非法防守的球员被罚出场；否则移出禁区。</translation>
    </message>
    <message>
        <source>Touching players are sent off; else moved apart.</source>
        <comment>TouchingFoulBeamPenalty</comment>
        <translation>相互接触的球员被罚出场；否则被移开。</translation>
    </message>
    <message>
        <source>Charging is looked for.</source>
        <comment>UseCharging</comment>
        <translation>检查冲撞。</translation>
    </message>
    <message>
        <source>Self collisions are punished.</source>
        <comment>FoulOnSelfCollisions</comment>
        <translation>处罚自碰撞。</translation>
    </message>
    <message>
        <source>Self collisions are logged.</source>
        <comment>PrintSelfCollisions</comment>
        <translation>将自碰撞记入日志。</translation>
    </message>
    <message>
        <source>Self collisions lead to sending off; else joints freeze.</source>
        <comment>SelfCollisionBeamPenalty</comment>
        <translation>自碰撞导致罚出场；否则冻结关节。</translation>
    </message>
    <message>
        <source>Self collisions that are punished are written to a file.</source>
        <comment>WriteSelfCollisionsToFile</comment>
        <translation>将受罚的自碰撞写入文件。</translation>
    </message>
    <message>
        <source>A kick-off by command puts the ball to the centre.</source>
        <comment>KickOffMovesBall</comment>
        <translation>由命令开球时将球放到中点。</translation>
    </message>
    <message>
        <source>What is left open is decided by lot; else for the left team, and for who comes first.</source>
        <comment>DrawLots</comment>
        <translation>未定事项由抽签决定；否则判给左队或先到者。</translation>
    </message>
    <message>
        <source>The rules are those of the standard platform league.</source>
        <comment>SplRules</comment>
        <translation>采用标准平台组的规则。</translation>
    </message>
    <message>
        <source>A ball that has left the field comes back where and when it does in rcssserver3d; else beside who touched it last.</source>
        <comment>SplReferenceQuirks</comment>
        <translation>离开场地的球按 rcssserver3d 的位置和时间放回；否则放在最后触球者旁边。</translation>
    </message>
    <message>
        <source>did you mean %1?</source>
        <comment>suggest.one</comment>
        <translation>您是指 %1 吗？</translation>
    </message>
    <message>
        <source>did you mean %1 or %2?</source>
        <comment>suggest.two</comment>
        <translation>您是指 %1 还是 %2？</translation>
    </message>
    <message>
        <source>did you mean %1, %2 or %3?</source>
        <comment>suggest.three</comment>
        <translation>您是指 %1、%2 还是 %3？</translation>
    </message>
    <message>
        <source>&apos;)&apos; without &apos;(&apos;</source>
        <comment>syntax.noOpen</comment>
        <translation>“)”没有对应的“(”</translation>
    </message>
    <message>
        <source>&apos;(&apos; without &apos;)&apos;</source>
        <comment>syntax.noClose</comment>
        <translation>“(”没有对应的“)”</translation>
    </message>
    <message>
        <source>remove it, or look for a list closed too early</source>
        <comment>syntax.remove</comment>
        <translation>请将其删除，或查找过早结束的列表</translation>
    </message>
    <message>
        <source>control character is ignored</source>
        <comment>syntax.control</comment>
        <translation>控制字符被忽略</translation>
    </message>
    <message>
        <source>text outside of all lists is ignored</source>
        <comment>syntax.outside</comment>
        <translation>所有列表之外的文本被忽略</translation>
    </message>
    <message>
        <source>the text after &apos; ends without a closing &apos;</source>
        <comment>syntax.singleQuote</comment>
        <translation>&apos; 之后的文本结束时没有右侧的 &apos;</translation>
    </message>
    <message>
        <source>a text with blanks needs double quotes</source>
        <comment>syntax.doubleQuotes</comment>
        <translation>含空格的文本需要双引号</translation>
    </message>
    <message>
        <source>quoted text never ends</source>
        <comment>syntax.quoted</comment>
        <translation>带引号的文本没有结束</translation>
    </message>
    <message>
        <source>close it with the same kind of quote</source>
        <comment>syntax.sameQuote</comment>
        <translation>请用同种引号结束</translation>
    </message>
    <message>
        <source>%1 lists are still open at the end of the text; the outermost starts in line %2</source>
        <comment>syntax.stillOpen</comment>
        <translation>文本结束时仍有 %1 个列表未关闭；最外层的始于第 %2 行</translation>
    </message>
    <message>
        <source>by its indentation, the list in line %1 should not be inside it</source>
        <comment>syntax.indentation</comment>
        <translation>按缩进来看，第 %1 行的列表不应在其内部</translation>
    </message>
    <message>
        <source>%1 is no scene: it holds no list</source>
        <comment>scene.empty</comment>
        <translation>%1 不是场景：其中没有列表</translation>
    </message>
    <message>
        <source>a scene starts with (RSG 0 1)</source>
        <comment>scene.startsWith</comment>
        <translation>场景以 (RSG 0 1) 开头</translation>
    </message>
    <message>
        <source>this is no scene of a known version</source>
        <comment>scene.version</comment>
        <translation>这不是已知版本的场景</translation>
    </message>
    <message>
        <source>a scene starts with (RSG 0 1), a delta scene with (RDS 0 1)</source>
        <comment>scene.startsWithEither</comment>
        <translation>场景以 (RSG 0 1) 开头，增量场景以 (RDS 0 1) 开头</translation>
    </message>
    <message>
        <source>the scene has no body</source>
        <comment>scene.noBody</comment>
        <translation>场景没有主体</translation>
    </message>
    <message>
        <source>a scene is a header and one list</source>
        <comment>scene.oneList</comment>
        <translation>场景由一个文件头和一个列表组成</translation>
    </message>
    <message>
        <source>&apos;)&apos; too many; what follows is ignored</source>
        <comment>scene.bracketTooMany</comment>
        <translation>多余的“)”；其后的内容被忽略</translation>
    </message>
    <message>
        <source>text after the end of the scene is ignored</source>
        <comment>scene.textBehind</comment>
        <translation>场景结束之后的文本被忽略</translation>
    </message>
    <message>
        <source>the file starts with a byte order mark, which the reference takes for text</source>
        <comment>scene.byteOrderMark</comment>
        <translation>文件以字节顺序标记开头，参考实现会将其当作文本</translation>
    </message>
    <message>
        <source>save it as UTF-8 without one</source>
        <comment>scene.saveWithout</comment>
        <translation>请保存为不带该标记的 UTF-8</translation>
    </message>
    <message>
        <source>%1 is read as %2</source>
        <comment>scene.readAs</comment>
        <translation>%1 读作 %2</translation>
    </message>
    <message>
        <source>elements of the header after the version are ignored</source>
        <comment>scene.header</comment>
        <translation>文件头中版本之后的元素被忽略</translation>
    </message>
    <message>
        <source>lists are nested more than %1 deep</source>
        <comment>scene.tooDeep</comment>
        <translation>列表嵌套超过 %1 层</translation>
    </message>
    <message>
        <source>more than %1 findings; the rest of this file is not reported</source>
        <comment>scene.findings</comment>
        <translation>发现的问题超过 %1 个；此文件其余部分不再报告</translation>
    </message>
    <message>
        <source>more than %1 warnings; the rest of this file is not reported</source>
        <comment>scene.warnings</comment>
        <translation>警告超过 %1 个；此文件其余部分不再报告</translation>
    </message>
    <message>
        <source>more than %1 errors; the rest of this file is not reported</source>
        <comment>scene.errors</comment>
        <translation>错误超过 %1 个；此文件其余部分不再报告</translation>
    </message>
    <message>
        <source>the scene file %1 does not exist below the data directories</source>
        <comment>scene.missing</comment>
        <translation>数据目录下不存在场景文件 %1</translation>
    </message>
    <message>
        <source>names are looked up below the data directories, never beside the importing file</source>
        <comment>scene.lookedUp</comment>
        <translation>名称在数据目录下查找，不会在导入它的文件旁查找</translation>
    </message>
    <message>
        <source>&apos;nd&apos; needs the name of a class</source>
        <comment>node.noClass</comment>
        <translation>“nd”需要类的名称</translation>
    </message>
    <message>
        <source>class &apos;%1&apos; is unknown</source>
        <comment>node.unknownClass</comment>
        <translation>未知的类“%1”</translation>
    </message>
    <message>
        <source>class &apos;%1&apos; makes no nodes of a scene</source>
        <comment>node.noNode</comment>
        <translation>类“%1”不能创建场景节点</translation>
    </message>
    <message>
        <source>the new node goes nowhere: %1, which it is put below, is no longer in the scene</source>
        <comment>node.goesNowhere</comment>
        <translation>新节点无处可放：它所属的 %1 已不在场景中</translation>
    </message>
    <message>
        <source>it was removed, or dissolved since an import left nothing but Transforms in it</source>
        <comment>node.removed</comment>
        <translation>它已被移除，或因导入后其中只剩 Transform 而被解散</translation>
    </message>
    <message>
        <source>&apos;sel&apos; needs the name of a child</source>
        <comment>node.selNoName</comment>
        <translation>“sel”需要子节点的名称</translation>
    </message>
    <message>
        <source>%1 has no child %2 to select</source>
        <comment>node.noChild</comment>
        <translation>%1 没有可选的子节点 %2</translation>
    </message>
    <message>
        <source>the name %1 is taken by a sibling already; paths lead to the first one</source>
        <comment>node.nameTaken</comment>
        <translation>名称 %1 已被同级节点使用；路径指向第一个</translation>
    </message>
    <message>
        <source>%1 has only %2 children to update</source>
        <comment>node.fewChildren</comment>
        <translation>%1 只有 %2 个子节点可更新</translation>
    </message>
    <message>
        <source>%1 is no node of a scene</source>
        <comment>node.notOfScene</comment>
        <translation>%1 不是场景节点</translation>
    </message>
    <message>
        <source>class %1 has no method &apos;%2&apos; (node %3)</source>
        <comment>call.noMethodAt</comment>
        <translation>类 %1 没有方法“%2”（节点 %3）</translation>
    </message>
    <message>
        <source>class %1 has no method %2</source>
        <comment>call.noMethod</comment>
        <translation>类 %1 没有方法 %2</translation>
    </message>
    <message>
        <source>no class has a method %1</source>
        <comment>call.nowhere</comment>
        <translation>没有任何类有方法 %1</translation>
    </message>
    <message>
        <source>class %1 refuses &apos;%2&apos;: %3 (node %4)</source>
        <comment>call.refusedAt</comment>
        <translation>类 %1 拒绝“%2”：%3（节点 %4）</translation>
    </message>
    <message>
        <source>class %1 refuses %2: %3 takes %4, not %5</source>
        <comment>call.refused</comment>
        <translation>类 %1 拒绝 %2：%3 需要 %4，而不是 %5</translation>
    </message>
    <message>
        <source>%1 is refused: %2</source>
        <comment>call.refusedFor</comment>
        <translation>%1 被拒绝：%2</translation>
    </message>
    <message>
        <source>%1 takes %2, not %3</source>
        <comment>call.takes</comment>
        <translation>%1 需要 %2，而不是 %3</translation>
    </message>
    <message>
        <source>%1 value</source>
        <comment>count.one</comment>
        <translation>%1 个值</translation>
    </message>
    <message>
        <source>%1 values</source>
        <comment>count.many</comment>
        <translation>%1 个值</translation>
    </message>
    <message>
        <source>at least %1 value</source>
        <comment>count.atLeastOne</comment>
        <translation>至少 %1 个值</translation>
    </message>
    <message>
        <source>at least %1 values</source>
        <comment>count.atLeast</comment>
        <translation>至少 %1 个值</translation>
    </message>
    <message>
        <source>%1 to %2 value</source>
        <comment>count.upToOne</comment>
        <translation>%1 到 %2 个值</translation>
    </message>
    <message>
        <source>%1 to %2 values</source>
        <comment>count.upTo</comment>
        <translation>%1 到 %2 个值</translation>
    </message>
    <message>
        <source>%1 is not called: its node has been removed in the meantime</source>
        <comment>call.removed</comment>
        <translation>未调用 %1：其节点此间已被移除</translation>
    </message>
    <message>
        <source>%1 is too large; %2 reads as %3</source>
        <comment>call.tooLarge</comment>
        <translation>%1 过大；%2 读作 %3</translation>
    </message>
    <message>
        <source>%1 is no finite number; %2 reads as %3</source>
        <comment>call.notFinite</comment>
        <translation>%1 不是有限数；%2 读作 %3</translation>
    </message>
    <message>
        <source>numbers reach from -3.4e38 to 3.4e38</source>
        <comment>call.rangeOfNumbers</comment>
        <translation>数的范围为 -3.4e38 到 3.4e38</translation>
    </message>
    <message>
        <source>integers reach from -2147483647 to 2147483647</source>
        <comment>call.rangeOfIntegers</comment>
        <translation>整数的范围为 -2147483647 到 2147483647</translation>
    </message>
    <message>
        <source>%1 is no number; %2 reads as 0</source>
        <comment>call.noNumber</comment>
        <translation>%1 不是数；%2 读作 0</translation>
    </message>
    <message>
        <source>%1 is read as %2 for %3</source>
        <comment>call.readAs</comment>
        <translation>%1 读作 %2，用于 %3</translation>
    </message>
    <message>
        <source>expected true or false, not %1</source>
        <comment>call.noFlag</comment>
        <translation>应为 true 或 false，而不是 %1</translation>
    </message>
    <message>
        <source>%1 arguments are given to a file without template%2</source>
        <comment>template.noTemplate</comment>
        <translation>向没有模板的文件提供了 %1 个参数 %2</translation>
    </message>
    <message>
        <source>the template takes %1 arguments, %2 is given%3</source>
        <comment>template.takesOne</comment>
        <translation>模板需要 %1 个参数，但提供了 %2 个 %3</translation>
    </message>
    <message>
        <source>the template takes %1 arguments, %2 are given%3</source>
        <comment>template.takes</comment>
        <translation>模板需要 %1 个参数，但提供了 %2 个 %3</translation>
    </message>
    <message>
        <source>the template of %1 takes %2 arguments, %3 is given</source>
        <comment>template.ofFileTakesOne</comment>
        <translation>%1 的模板需要 %2 个参数，但提供了 %3 个</translation>
    </message>
    <message>
        <source>the template of %1 takes %2 arguments, %3 are given</source>
        <comment>template.ofFileTakes</comment>
        <translation>%1 的模板需要 %2 个参数，但提供了 %3 个</translation>
    </message>
    <message>
        <source>without a value: %1</source>
        <comment>template.without</comment>
        <translation>没有值：%1</translation>
    </message>
    <message>
        <source>the names of template parameters end here; the rest of the list is ignored</source>
        <comment>template.namesEnd</comment>
        <translation>模板参数的名称到此为止；列表其余部分被忽略</translation>
    </message>
    <message>
        <source>%1 is no name for a template parameter</source>
        <comment>template.noName</comment>
        <translation>%1 不是模板参数的有效名称</translation>
    </message>
    <message>
        <source>the name %1 is taken already</source>
        <comment>template.taken</comment>
        <translation>名称 %1 已被使用</translation>
    </message>
    <message>
        <source>the template parameter %1 has no value%2</source>
        <comment>template.noValue</comment>
        <translation>模板参数 %1 没有值 %2</translation>
    </message>
    <message>
        <source>the template parameter %1 has no value that could be replaced%2</source>
        <comment>template.notReplaced</comment>
        <translation>模板参数 %1 没有可替换的值 %2</translation>
    </message>
    <message>
        <source>the template parameter $%1 is never used</source>
        <comment>template.unused</comment>
        <translation>模板参数 $%1 从未使用</translation>
    </message>
    <message>
        <source>the variable $%1 is never used</source>
        <comment>variable.unused</comment>
        <translation>变量 $%1 从未使用</translation>
    </message>
    <message>
        <source>names start with $</source>
        <comment>variable.dollar</comment>
        <translation>名称以 $ 开头</translation>
    </message>
    <message>
        <source>&apos;def&apos; needs a name and a value</source>
        <comment>variable.noNameAndValue</comment>
        <translation>“def”需要名称和值</translation>
    </message>
    <message>
        <source>%1 is no name for a variable</source>
        <comment>variable.noName</comment>
        <translation>%1 不是变量的有效名称</translation>
    </message>
    <message>
        <source>&apos;def&apos; gives %1 no value</source>
        <comment>variable.noValue</comment>
        <translation>“def”没有为 %1 提供值</translation>
    </message>
    <message>
        <source>what follows the value of &apos;def&apos; is ignored</source>
        <comment>variable.more</comment>
        <translation>“def”的值之后的内容被忽略</translation>
    </message>
    <message>
        <source>%1 is not defined</source>
        <comment>variable.undefined</comment>
        <translation>%1 未定义</translation>
    </message>
    <message>
        <source>quotes do not keep %1 from being replaced by its value</source>
        <comment>variable.quotes</comment>
        <translation>引号不能阻止 %1 被其值替换</translation>
    </message>
    <message>
        <source>&apos;switch&apos; needs a value to choose by</source>
        <comment>switch.noValue</comment>
        <translation>“switch”需要用于选择的值</translation>
    </message>
    <message>
        <source>text between the cases of a switch is ignored</source>
        <comment>switch.text</comment>
        <translation>switch 各分支之间的文本被忽略</translation>
    </message>
    <message>
        <source>no case of the switch is &apos;%1&apos;; the rest of the file is not read</source>
        <comment>switch.noCase</comment>
        <translation>switch 没有分支“%1”；文件其余部分不再读取</translation>
    </message>
    <message>
        <source>there is %1</source>
        <comment>switch.thereIs</comment>
        <translation>有 %1</translation>
    </message>
    <message>
        <source>the case &apos;%1&apos; has nothing to do</source>
        <comment>switch.nothing</comment>
        <translation>分支“%1”没有内容</translation>
    </message>
    <message>
        <source>write () to do nothing</source>
        <comment>switch.writeEmpty</comment>
        <translation>要不执行任何操作，请写 ()</translation>
    </message>
    <message>
        <source>only the first element of a case counts; this one is ignored</source>
        <comment>switch.onlyFirst</comment>
        <translation>分支中只有第一个元素有效；此元素被忽略</translation>
    </message>
    <message>
        <source>put a list around all of them</source>
        <comment>switch.listAround</comment>
        <translation>请将它们全部放入一个列表</translation>
    </message>
    <message>
        <source>an empty case ends the search; those behind it are never chosen</source>
        <comment>switch.emptyCase</comment>
        <translation>空分支会结束查找；其后的分支永远不会被选中</translation>
    </message>
    <message>
        <source>expressions are nested more than %1 deep</source>
        <comment>value.tooDeep</comment>
        <translation>表达式嵌套超过 %1 层</translation>
    </message>
    <message>
        <source>a list cannot be a value here</source>
        <comment>value.list</comment>
        <translation>此处列表不能作为值</translation>
    </message>
    <message>
        <source>values are atoms, $parameters, (eval ...) and (join ...)</source>
        <comment>value.kinds</comment>
        <translation>值可以是原子、$参数、(eval ...) 和 (join ...)</translation>
    </message>
    <message>
        <source>%1 is no operator</source>
        <comment>value.noOperator</comment>
        <translation>%1 不是运算符</translation>
    </message>
    <message>
        <source>eval needs a script engine, and there is none</source>
        <comment>value.noScripts</comment>
        <translation>eval 需要脚本引擎，但没有</translation>
    </message>
    <message>
        <source>eval: the expression is empty</source>
        <comment>value.evalEmpty</comment>
        <translation>eval：表达式为空</translation>
    </message>
    <message>
        <source>eval: %1</source>
        <comment>value.eval</comment>
        <translation>eval：%1</translation>
    </message>
    <message>
        <source>the expression is: %1</source>
        <comment>value.expression</comment>
        <translation>表达式为：%1</translation>
    </message>
    <message>
        <source>the ; is part of %1 and starts no comment</source>
        <comment>value.semicolon</comment>
        <translation>; 是 %1 的一部分，不会开始注释</translation>
    </message>
    <message>
        <source>put a blank before it</source>
        <comment>value.blank</comment>
        <translation>请在其前面加空格</translation>
    </message>
    <message>
        <source>this is an atom of its own, though there is no blank before it</source>
        <comment>value.atom</comment>
        <translation>这是独立的原子，虽然前面没有空格</translation>
    </message>
    <message>
        <source>, imported from %1</source>
        <comment>import.from</comment>
        <translation>，导入自 %1</translation>
    </message>
    <message>
        <source>more than %1 files are imported; no more are read</source>
        <comment>import.tooMany</comment>
        <translation>导入的文件超过 %1 个；不再读取</translation>
    </message>
    <message>
        <source>way here: %1</source>
        <comment>import.way</comment>
        <translation>导入路径：%1</translation>
    </message>
    <message>
        <source>template cycle: &apos;%1&apos; imports itself</source>
        <comment>import.cycle</comment>
        <translation>模板循环：“%1”导入了自身</translation>
    </message>
    <message>
        <source>template cycle: imports are nested more than %1 deep</source>
        <comment>import.tooDeep</comment>
        <translation>模板循环：导入嵌套超过 %1 层</translation>
    </message>
    <message>
        <source>no scene importer is installed</source>
        <comment>import.noImporter</comment>
        <translation>未安装场景导入器</translation>
    </message>
    <message>
        <source>no importer reads %1</source>
        <comment>import.nobody</comment>
        <translation>没有导入器能读取 %1</translation>
    </message>
    <message>
        <source>the scene file &apos;%1&apos; does not exist below the data directories</source>
        <comment>import.missing</comment>
        <translation>数据目录下不存在场景文件“%1”</translation>
    </message>
    <message>
        <source>names are looked up below the data directories, never beside the importing file</source>
        <comment>import.lookedUp</comment>
        <translation>名称在数据目录下查找，不会在导入它的文件旁查找</translation>
    </message>
    <message>
        <source>%1 is larger than 64 MiB and is not read</source>
        <comment>import.tooLarge</comment>
        <translation>%1 大于 64 MiB，不予读取</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <comment>import.unreadable</comment>
        <translation>无法读取 %1</translation>
    </message>
    <message>
        <source>cannot find the script %1 below the data directories</source>
        <comment>script.missing</comment>
        <translation>在数据目录下找不到脚本 %1</translation>
    </message>
    <message>
        <source>the script %1 is larger than 64 MiB and is not read</source>
        <comment>script.tooLarge</comment>
        <translation>脚本 %1 大于 64 MiB，不会读取</translation>
    </message>
    <message>
        <source>script %1 is not run: %2 scripts have run each other</source>
        <comment>script.deep</comment>
        <translation>未运行脚本 %1：已有 %2 个脚本相互调用</translation>
    </message>
    <message>
        <source>%1 is no name for a variable: both parts start with an upper-case letter</source>
        <comment>script.noName</comment>
        <translation>%1 不是变量的有效名称：两部分都须以大写字母开头</translation>
    </message>
    <message>
        <source>cannot set %1: %2</source>
        <comment>script.cannotSet</comment>
        <translation>无法设置 %1：%2</translation>
    </message>
    <message>
        <source>%1 is a number, not `%2`</source>
        <comment>script.needsNumber</comment>
        <translation>%1 是数，而不是 `%2`</translation>
    </message>
    <message>
        <source>%1 is true or false, not `%2`</source>
        <comment>script.needsFlag</comment>
        <translation>%1 是 true 或 false，而不是 `%2`</translation>
    </message>
    <message>
        <source>%1: %2; a name is needed, such as &apos;Soccer.FieldLength&apos;</source>
        <comment>script.nameNeeded</comment>
        <translation>%1：%2；需要一个名称，例如 &apos;Soccer.FieldLength&apos;</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <comment>script.argumentIs</comment>
        <translation>%1 是 %2</translation>
    </message>
    <message>
        <source>the name is %1</source>
        <comment>script.aNameIs</comment>
        <translation>名称是 %1</translation>
    </message>
    <message>
        <source>the variable %1 is nil</source>
        <comment>script.variableNil</comment>
        <translation>变量 %1 是 nil</translation>
    </message>
    <message>
        <source>the variable %1 is nil, because %2 is</source>
        <comment>script.variableNilOf</comment>
        <translation>变量 %1 是 nil，因为 %2 是 nil</translation>
    </message>
    <message>
        <source>agent %1: a script has taken it out of the scene; disconnected</source>
        <comment>agent.takenOut</comment>
        <translation>智能体 %1：脚本已将其移出场景；已断开连接</translation>
    </message>
    <message>
        <source>agent %1: %2</source>
        <comment>agent.warning</comment>
        <translation>智能体 %1：%2</translation>
    </message>
    <message>
        <source>agent %1: %2; further ones are not reported</source>
        <comment>agent.lastWarning</comment>
        <translation>智能体 %1：%2；更多警告不再报告</translation>
    </message>
    <message>
        <source>its message is read up to a mistake: %1</source>
        <comment>agent.mistake</comment>
        <translation>其消息只读取到出错处：%1</translation>
    </message>
    <message>
        <source>no effector &apos;%1&apos;, ignored</source>
        <comment>agent.noEffector</comment>
        <translation>没有效应器“%1”，已忽略</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is ignored: it has no robot yet, which (scene FILE) asks for</source>
        <comment>agent.noRobot</comment>
        <translation>忽略&apos;%1&apos;:还没有机器人,用(scene FILE)请求</translation>
    </message>
    <message>
        <source>&apos;%1&apos; waits for its robot, which (scene FILE) asks for</source>
        <comment>agent.waits</comment>
        <translation>&apos;%1&apos;在等待其机器人,用(scene FILE)请求</translation>
    </message>
    <message>
        <source>agent %1: says far more than it is asked for; disconnected</source>
        <comment>agent.saysTooMuch</comment>
        <translation>智能体 %1：发送的内容远多于所要求的；已断开连接</translation>
    </message>
    <message>
        <source>agent %1: thinks longer than the time between its percepts; %2 were left out so far</source>
        <comment>agent.thinksTooLong</comment>
        <translation>智能体 %1：思考时间长于两次感知的间隔；至今已略过 %2 次</translation>
    </message>
    <message>
        <source>%1: no (syn) for %2, disconnected</source>
        <comment>agent.lateDisconnected</comment>
        <translation>%1：%2 未收到 (syn)，已断开连接</translation>
    </message>
    <message>
        <source>%1: no (syn) for %2, the cycle goes on without it</source>
        <comment>agent.lateSkipped</comment>
        <translation>%1：%2 未收到 (syn)，周期不再等待而继续</translation>
    </message>
    <message>
        <source>%1: no (syn) for %2, as in %3 cycles so far; they went on without it</source>
        <comment>agent.lateOften</comment>
        <translation>%1：%2 未收到 (syn)，至今已有 %3 个周期如此；这些周期未等待而继续</translation>
    </message>
    <message>
        <source>agent %1: init refused: %2</source>
        <comment>init.refused</comment>
        <translation>智能体 %1：init 被拒绝：%2</translation>
    </message>
    <message>
        <source>agent %1: its second init, as %2 %3, is ignored: it plays as %4 %5</source>
        <comment>init.second</comment>
        <translation>智能体%1:其第二个init(%2 %3)被忽略:它以%4 %5参赛</translation>
    </message>
    <message>
        <source>a team name has 1 to %1 characters and no blanks or parentheses</source>
        <comment>init.name</comment>
        <translation>队名为 1 到 %1 个字符，不含空格或括号</translation>
    </message>
    <message>
        <source>numbers are 1 to %1, or 0 for any that is free</source>
        <comment>init.number</comment>
        <translation>号码为 1 到 %1，或 0 表示任意空闲号码</translation>
    </message>
    <message>
        <source>there are two teams already, %1 and %2</source>
        <comment>init.twoTeams</comment>
        <translation>已有两支球队：%1 和 %2</translation>
    </message>
    <message>
        <source>number %1 is taken</source>
        <comment>init.taken</comment>
        <translation>号码 %1 已被占用</translation>
    </message>
    <message>
        <source>the team is complete</source>
        <comment>init.complete</comment>
        <translation>球队已满员</translation>
    </message>
    <message>
        <source>the team has %1 robots of type %2 already</source>
        <comment>init.types</comment>
        <translation>球队已有 %1 个类型为 %2 的机器人</translation>
    </message>
    <message>
        <source>the team would have %1 robots of two types</source>
        <comment>init.twoTypes</comment>
        <translation>球队中两种类型的机器人将达到 %1 个</translation>
    </message>
    <message>
        <source>the places that are left are for other robot types</source>
        <comment>init.otherTypes</comment>
        <translation>剩余名额留给其他机器人类型</translation>
    </message>
    <message>
        <source>trainer command %1 ignored: %2</source>
        <comment>trainer.ignored</comment>
        <translation>教练命令 %1 被忽略：%2</translation>
    </message>
    <message>
        <source>there is no such player</source>
        <comment>trainer.noPlayer</comment>
        <translation>没有该球员</translation>
    </message>
    <message>
        <source>expected Left, Right or None</source>
        <comment>trainer.side</comment>
        <translation>应为 Left、Right 或 None</translation>
    </message>
    <message>
        <source>there is no such play mode</source>
        <comment>trainer.noMode</comment>
        <translation>没有该比赛模式</translation>
    </message>
    <message>
        <source>expected seconds, at least 0</source>
        <comment>trainer.seconds</comment>
        <translation>应为秒数，至少为 0</translation>
    </message>
    <message>
        <source>expected (left &lt;n&gt;)(right &lt;n&gt;), both at least 0</source>
        <comment>trainer.score</comment>
        <translation>应为 (left &lt;n&gt;)(right &lt;n&gt;)，两者都至少为 0</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>trainer.partly</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>`%1` is no number, and was read as %2; decimals have a point</source>
        <comment>trainer.readAs</comment>
        <translation>`%1` 不是数，被读作 %2；小数用点表示</translation>
    </message>
    <message>
        <source>`%1` is no number</source>
        <comment>trainer.noNumber</comment>
        <translation>`%1` 不是数</translation>
    </message>
    <message>
        <source>expected %1 numbers, found %2</source>
        <comment>trainer.fewNumbers</comment>
        <translation>需要 %1 个数，实际有 %2 个</translation>
    </message>
    <message>
        <source>a place or velocity is at most %1 in each direction, in m or m/s</source>
        <comment>trainer.far</comment>
        <translation>位置或速度在每个方向上最多为 %1（m 或 m/s）</translation>
    </message>
    <message>
        <source>there is no ball</source>
        <comment>trainer.noBall</comment>
        <translation>没有球</translation>
    </message>
    <message>
        <source>expected (pos &lt;x&gt; &lt;y&gt; &lt;z&gt;), (vel &lt;x&gt; &lt;y&gt; &lt;z&gt;) or both</source>
        <comment>trainer.ball</comment>
        <translation>需要 (pos &lt;x&gt; &lt;y&gt; &lt;z&gt;)、(vel &lt;x&gt; &lt;y&gt; &lt;z&gt;) 或两者</translation>
    </message>
    <message>
        <source>expected (pos &lt;x&gt; &lt;y&gt; &lt;z&gt;), (move &lt;x&gt; &lt;y&gt; &lt;z&gt; &lt;deg&gt;), (battery &lt;n&gt;) or (temperature &lt;n&gt;)</source>
        <comment>trainer.agent</comment>
        <translation>需要 (pos &lt;x&gt; &lt;y&gt; &lt;z&gt;)、(move &lt;x&gt; &lt;y&gt; &lt;z&gt; &lt;deg&gt;)、(battery &lt;n&gt;) 或 (temperature &lt;n&gt;)</translation>
    </message>
    <message>
        <source>expected a variable and its value: (set (RuleHalfTime 300))</source>
        <comment>trainer.set</comment>
        <translation>应为变量及其值：(set (RuleHalfTime 300))</translation>
    </message>
    <message>
        <source>it takes no arguments</source>
        <comment>trainer.nothing</comment>
        <translation>它不需要参数</translation>
    </message>
    <message>
        <source>expected nothing, or (foul &lt;kind&gt;)(unum &lt;n&gt;)(team Left|Right) for what is punished instead</source>
        <comment>trainer.overrule</comment>
        <translation>应为空，或用 (foul &lt;kind&gt;)(unum &lt;n&gt;)(team Left|Right) 指定改为处罚的内容</translation>
    </message>
    <message>
        <source>there is no such foul; there are %1</source>
        <comment>trainer.noFoul</comment>
        <translation>没有该犯规；可用的有 %1</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <comment>setUp.unreadable</comment>
        <translation>无法读取文件</translation>
    </message>
    <message>
        <source>it must be below a data directory and no larger than 1 MiB</source>
        <comment>setUp.typeFile</comment>
        <translation>它必须位于数据目录下，且不大于 1 MiB</translation>
    </message>
    <message>
        <source>it must exist and be no larger than 64 MiB</source>
        <comment>setUp.sceneFile</comment>
        <translation>它必须存在，且不大于 64 MiB</translation>
    </message>
    <message>
        <source>%1 values for templates are left over</source>
        <comment>setUp.valuesLeft</comment>
        <translation>多出 %1 个模板的值</translation>
    </message>
    <message>
        <source>each template takes as many as it declares</source>
        <comment>setUp.asMany</comment>
        <translation>每个模板取用其声明数量的值</translation>
    </message>
    <message>
        <source>nothing here uses the variable %1, which is set from outside</source>
        <comment>setUp.unusedVariable</comment>
        <translation>此处没有使用从外部设置的变量 %1</translation>
    </message>
    <message>
        <source>cannot set %1 from outside: %2</source>
        <comment>setUp.refusedVariable</comment>
        <translation>无法从外部设置 %1：%2</translation>
    </message>
    <message>
        <source>names and ids of robot types have to differ in all files that are loaded</source>
        <comment>setUp.differ</comment>
        <translation>机器人类型的名称和 id 在所有加载的文件中必须互不相同</translation>
    </message>
    <message>
        <source>there is no template %1</source>
        <comment>setUp.noTemplate</comment>
        <translation>没有模板 %1</translation>
    </message>
    <message>
        <source>robots are in files rsg/agent/….rsg of a data directory</source>
        <comment>setUp.robotFiles</comment>
        <translation>机器人位于数据目录的 rsg/agent/….rsg 文件中</translation>
    </message>
    <message>
        <source>%1 is no robot file</source>
        <comment>setUp.noRobot</comment>
        <translation>%1 不是机器人文件</translation>
    </message>
    <message>
        <source>it has to begin with (RSG 0 1)</source>
        <comment>setUp.robotHeader</comment>
        <translation>它必须以 (RSG 0 1) 开头</translation>
    </message>
    <message>
        <source>there is no file %1 of motors</source>
        <comment>setUp.noMotors</comment>
        <translation>没有电机文件 %1</translation>
    </message>
    <message>
        <source>such as robots/nao_motors.toml</source>
        <comment>setUp.motorExample</comment>
        <translation>例如 robots/nao_motors.toml</translation>
    </message>
    <message>
        <source>the bundle &apos;%1&apos; could not be loaded: %2</source>
        <comment>setUp.bundle</comment>
        <translation>无法加载包“%1”：%2</translation>
    </message>
    <message>
        <source>the active scene has been taken out of the tree; an empty one takes its place</source>
        <comment>setUp.sceneGone</comment>
        <translation>活动场景已从树中移出；由空场景代替</translation>
    </message>
    <message>
        <source>loaded %1</source>
        <comment>session.loaded</comment>
        <translation>已加载 %1</translation>
    </message>
    <message>
        <source>the simulation failed: %1</source>
        <comment>session.failed</comment>
        <translation>仿真失败：%1</translation>
    </message>
    <message>
        <source>listening for agents on %1, for monitors on %2</source>
        <comment>session.listening</comment>
        <translation>正在监听：智能体 %1，监视器 %2</translation>
    </message>
    <message>
        <source>a monitor asked to end the simulation: paused</source>
        <comment>session.ended</comment>
        <translation>监视器要求结束仿真：已暂停</translation>
    </message>
    <message>
        <source>pending: %1; (confirm) or (overrule), the match waits</source>
        <comment>verdict.pending</comment>
        <translation>待定：%1；(confirm) 或 (overrule)，比赛等待中</translation>
    </message>
    <message>
        <source>pending: %1; (confirm) or (overrule), the match waits for %2 s</source>
        <comment>verdict.pendingFor</comment>
        <translation>待定：%1；(confirm) 或 (overrule)，比赛等待 %2 s</translation>
    </message>
    <message>
        <source>mode</source>
        <comment>kind.mode</comment>
        <translation>模式</translation>
    </message>
    <message>
        <source>goal</source>
        <comment>kind.goal</comment>
        <translation>进球</translation>
    </message>
    <message>
        <source>no goal</source>
        <comment>kind.noGoal</comment>
        <translation>进球无效</translation>
    </message>
    <message>
        <source>foul</source>
        <comment>kind.foul</comment>
        <translation>犯规</translation>
    </message>
    <message>
        <source>offence</source>
        <comment>kind.offence</comment>
        <translation>违规</translation>
    </message>
    <message>
        <source>score</source>
        <comment>kind.score</comment>
        <translation>比分</translation>
    </message>
    <message>
        <source>confirmed</source>
        <comment>kind.confirmed</comment>
        <translation>已确认</translation>
    </message>
    <message>
        <source>overruled</source>
        <comment>kind.overruled</comment>
        <translation>已推翻</translation>
    </message>
    <message>
        <source>undone</source>
        <comment>kind.undone</comment>
        <translation>已撤销</translation>
    </message>
    <message>
        <source>notice</source>
        <comment>kind.notice</comment>
        <translation>通知</translation>
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
        <translation>%1 %2（%3）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>event.because</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>event.then</comment>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>waiting for %1: no (syn) for %2</source>
        <comment>agent.awaited</comment>
        <translation>正在等待 %1：%2 未收到 (syn)</translation>
    </message>
    <message>
        <source>waiting for %1 and %2 more: no (syn) for %3</source>
        <comment>agent.awaitedAndOthers</comment>
        <translation>正在等待 %1 及另外 %2 个：%3 未收到 (syn)</translation>
    </message>
    <message>
        <source>monitor %1 reads too slowly; it gets the newest state instead of every change</source>
        <comment>server.slowMonitor</comment>
        <translation>监视器 %1 读取太慢；它得到的是最新状态，而不是每次变化</translation>
    </message>
    <message>
        <source>%1 thinks no more and its robot stands: %2</source>
        <comment>agent.stands</comment>
        <translation>%1 已停止思考，其机器人站立不动：%2</translation>
    </message>
    <message>
        <source>it did not come back from thinking in time</source>
        <comment>agent.lost</comment>
        <translation>它未能及时完成思考</translation>
    </message>
    <message>
        <source>--think-timeout SECONDS allows more</source>
        <comment>agent.patience</comment>
        <translation>用 --think-timeout SECONDS 可允许更长时间</translation>
    </message>
    <message>
        <source>its answer has %1 bytes, messages end at 1 MiB</source>
        <comment>agent.longAnswer</comment>
        <translation>其应答有 %1 字节，消息上限为 1 MiB</translation>
    </message>
    <message>
        <source>it threw an exception: %1</source>
        <comment>agent.exception</comment>
        <translation>它抛出了异常：%1</translation>
    </message>
    <message>
        <source>it threw something that is no exception</source>
        <comment>agent.noException</comment>
        <translation>它抛出了并非异常的内容</translation>
    </message>
    <message>
        <source>%1 agents have told no name, or the same as another: the run depends on who has connected first ((agent TEAM NUMBER) in the first message tells it)</source>
        <comment>agent.noNames</comment>
        <translation>%1 个智能体没有告知名称，或与其他智能体同名：运行结果取决于谁先连接（可在第一条消息中用 (agent TEAM NUMBER) 告知）</translation>
    </message>
    <message>
        <source>%1 has been silent for too long and counts as gone</source>
        <comment>agent.silent</comment>
        <translation>%1 沉默过久，视为已离开</translation>
    </message>
    <message>
        <source>an agent (%1) has said too much before the start; disconnected</source>
        <comment>agent.floods</comment>
        <translation>智能体（%1）在开始前发送的内容过多；已断开连接</translation>
    </message>
    <message>
        <source>%1 left: answers in %2 ms (median), %3 ms (99 %); %4 of %5 cycles missed</source>
        <comment>agent.left</comment>
        <translation>%1 已离开：应答时间 %2 ms（中位数）、%3 ms（99 %）；%5 个周期中错过 %4 个</translation>
    </message>
    <message>
        <source>agent %1</source>
        <comment>agent.named</comment>
        <translation>智能体 %1</translation>
    </message>
    <message>
        <source>agent %1 (%2)</source>
        <comment>agent.namedWith</comment>
        <translation>智能体 %1（%2）</translation>
    </message>
    <message>
        <source>%1 cannot be opened as a zip archive: %2</source>
        <comment>zip.unreadable</comment>
        <translation>无法将 %1 作为 zip 压缩包打开：%2</translation>
    </message>
    <message>
        <source>%1 is no file</source>
        <comment>zip.noFile</comment>
        <translation>%1 不是文件</translation>
    </message>
    <message>
        <source>%1 is larger than an archive may be, 1 GiB</source>
        <comment>zip.large</comment>
        <translation>%1 超过压缩包的上限 1 GiB</translation>
    </message>
    <message>
        <source>%1 has more than %2 entries</source>
        <comment>zip.entries</comment>
        <translation>%1 的条目超过 %2 个</translation>
    </message>
    <message>
        <source>there is no `%1` here</source>
        <comment>formation.notHere</comment>
        <translation>此处没有 `%1`</translation>
    </message>
    <message>
        <source>a file of formations has tables [[formation]]</source>
        <comment>formation.tables</comment>
        <translation>阵型文件含有表 [[formation]]</translation>
    </message>
    <message>
        <source>a formation is a table</source>
        <comment>formation.table</comment>
        <translation>阵型是一个表</translation>
    </message>
    <message>
        <source>write [[formation]]</source>
        <comment>formation.write</comment>
        <translation>请写 [[formation]]</translation>
    </message>
    <message>
        <source>a formation has no `%1` of this kind</source>
        <comment>formation.unknown</comment>
        <translation>阵型没有此类 `%1`</translation>
    </message>
    <message>
        <source>a formation has a name or a kind</source>
        <comment>formation.name</comment>
        <translation>阵型须有 name 或 kind</translation>
    </message>
    <message>
        <source>add a line such as name = %1</source>
        <comment>formation.addName</comment>
        <translation>请添加一行，如 name = %1</translation>
    </message>
    <message>
        <source>a place is two shares of the field, perhaps with metres behind: [x, y] or [x, y, dx, dy]</source>
        <comment>formation.place</comment>
        <translation>位置由两个场地比例值组成，其后可加米数：[x, y] 或 [x, y, dx, dy]</translation>
    </message>
    <message>
        <source>each lies between -10 and 10; the field goes from -1 to 1</source>
        <comment>formation.limits</comment>
        <translation>每个值在 -10 到 10 之间；场地为 -1 到 1</translation>
    </message>
    <message>
        <source>a player has a number from 1, a place, and perhaps a heading within ±360</source>
        <comment>formation.player</comment>
        <translation>球员有从 1 开始的号码、位置，还可有 ±360 以内的朝向</translation>
    </message>
    <message>
        <source>write %1</source>
        <comment>formation.writePlayer</comment>
        <translation>请写 %1</translation>
    </message>
    <message>
        <source>player %1 has two places</source>
        <comment>formation.twoPlaces</comment>
        <translation>球员 %1 有两个位置</translation>
    </message>
    <message>
        <source>the first one counts</source>
        <comment>formation.first</comment>
        <translation>以第一个为准</translation>
    </message>
    <message>
        <source>formations are a TOML file</source>
        <comment>formation.toml</comment>
        <translation>阵型是 TOML 文件</translation>
    </message>
    <message>
        <source>cannot read the formations</source>
        <comment>formation.unreadable</comment>
        <translation>无法读取阵型</translation>
    </message>
    <message>
        <source>is it a text of at most 1 MiB that you may read?</source>
        <comment>formation.text</comment>
        <translation>它是否为您有权读取且不超过 1 MiB 的文本？</translation>
    </message>
    <message>
        <source>a picture has 1 to %1 pixels along each side</source>
        <comment>image.size</comment>
        <translation>图像每边为 1 到 %1 像素</translation>
    </message>
    <message>
        <source>the near plane must be more than 0 m away, and the far plane farther</source>
        <comment>image.planes</comment>
        <translation>近平面距离必须大于 0 m，远平面须更远</translation>
    </message>
    <message>
        <source>the mirror&apos;s parameter is 0 or more</source>
        <comment>image.mirror</comment>
        <translation>镜面的参数须大于或等于 0</translation>
    </message>
    <message>
        <source>a mirror&apos;s opening angle is more than 0 and at most 340 degrees</source>
        <comment>image.mirrorAngle</comment>
        <translation>镜面的张角须大于 0 且不超过 340 度</translation>
    </message>
    <message>
        <source>with this parameter a mirror shows less than %1 degrees</source>
        <comment>image.mirrorShows</comment>
        <translation>采用此参数时，镜面显示的范围小于 %1 度</translation>
    </message>
    <message>
        <source>the opening angle is more than 0 and at most 160 degrees</source>
        <comment>image.angle</comment>
        <translation>张角须大于 0 且不超过 160 度</translation>
    </message>
    <message>
        <source>the distortion is no number</source>
        <comment>image.distortion</comment>
        <translation>畸变不是数</translation>
    </message>
    <message>
        <source>with this distortion, parts of the picture would lie over one another</source>
        <comment>image.folds</comment>
        <translation>采用此畸变时，图像的部分区域会相互重叠</translation>
    </message>
    <message>
        <source>command %1 ignored: %2</source>
        <comment>manipulation.ignored</comment>
        <translation>命令 %1 被忽略：%2</translation>
    </message>
    <message>
        <source>places are (pos x y z) in m, orientations (rot x y z) in degrees</source>
        <comment>manipulation.pose</comment>
        <translation>位置写作 (pos x y z)，单位 m；方向写作 (rot x y z)，单位度</translation>
    </message>
    <message>
        <source>expected (pos x y) or (pos x y z) in m, and perhaps (turn &lt;degrees&gt;)</source>
        <comment>manipulation.place</comment>
        <translation>应为 (pos x y) 或 (pos x y z)，单位 m，还可加 (turn &lt;degrees&gt;)</translation>
    </message>
    <message>
        <source>velocities are (velocity zero), (velocity keep), (vel x y z) in m/s, (spin x y z) in rad/s</source>
        <comment>manipulation.velocity</comment>
        <translation>速度写作 (velocity zero)、(velocity keep)、(vel x y z)（m/s）、(spin x y z)（rad/s）</translation>
    </message>
    <message>
        <source>expected (force x y z) in N, and perhaps (at x y z) and (time &lt;s&gt;), at most 10</source>
        <comment>manipulation.force</comment>
        <translation>应为 (force x y z)，单位 N，还可加 (at x y z) 和 (time &lt;s&gt;)，最多 10</translation>
    </message>
    <message>
        <source>expected (torque x y z) in N·m, and perhaps (time &lt;s&gt;), at most 10</source>
        <comment>manipulation.torque</comment>
        <translation>应为 (torque x y z)，单位 N·m，还可加 (time &lt;s&gt;)，最多 10</translation>
    </message>
    <message>
        <source>there is no such node</source>
        <comment>manipulation.noNode</comment>
        <translation>没有该节点</translation>
    </message>
    <message>
        <source>name one by (id &lt;number&gt;) or (path /usr/scene/…)</source>
        <comment>manipulation.nameOne</comment>
        <translation>请用 (id &lt;number&gt;) 或 (path /usr/scene/…) 指定一个</translation>
    </message>
    <message>
        <source>%1 has no body, and stands where the scene puts it</source>
        <comment>manipulation.noBody</comment>
        <translation>%1 没有刚体，停留在场景给定的位置</translation>
    </message>
    <message>
        <source>change its place in the scene file</source>
        <comment>manipulation.inScene</comment>
        <translation>请在场景文件中更改其位置</translation>
    </message>
    <message>
        <source>there is no room within 2 m</source>
        <comment>manipulation.noRoom</comment>
        <translation>2 m 范围内没有空位</translation>
    </message>
    <message>
        <source>this mesh cannot be used: %1</source>
        <comment>mesh.unusable</comment>
        <translation>无法使用此网格：%1</translation>
    </message>
    <message>
        <source>no importer reads meshes of this kind</source>
        <comment>mesh.noImporter</comment>
        <translation>没有导入器能读取此类网格</translation>
    </message>
    <message>
        <source>some of its faces have no normals; they are computed</source>
        <comment>mesh.noNormals</comment>
        <translation>其部分面没有法线；将自动计算</translation>
    </message>
    <message>
        <source>there is no such file, or it is larger than 64 MB</source>
        <comment>mesh.noFile</comment>
        <translation>没有该文件，或文件大于 64 MB</translation>
    </message>
    <message>
        <source>it is empty</source>
        <comment>mesh.empty</comment>
        <translation>它是空的</translation>
    </message>
    <message>
        <source>it claims to have more than is in it</source>
        <comment>mesh.promises</comment>
        <translation>它声称的内容多于实际内容</translation>
    </message>
    <message>
        <source>its reader crashed; the file is broken</source>
        <comment>mesh.crashed</comment>
        <translation>读取程序崩溃；文件已损坏</translation>
    </message>
    <message>
        <source>its reader does not come to an end</source>
        <comment>mesh.endless</comment>
        <translation>读取程序无法结束</translation>
    </message>
    <message>
        <source>its reader ran out of memory</source>
        <comment>mesh.outOfMemory</comment>
        <translation>读取程序内存不足</translation>
    </message>
    <message>
        <source>there is no memory to read it</source>
        <comment>mesh.noMemory</comment>
        <translation>没有足够内存来读取它</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <comment>mesh.unreadable</comment>
        <translation>无法读取它</translation>
    </message>
    <message>
        <source>it has more than %1 vertices or triangles</source>
        <comment>mesh.tooMuch</comment>
        <translation>其顶点或三角形超过 %1 个</translation>
    </message>
    <message>
        <source>it has no triangles</source>
        <comment>mesh.noTriangles</comment>
        <translation>它没有三角形</translation>
    </message>
    <message>
        <source>it has %1 vertices and %2 triangles; more than %3 are too many</source>
        <comment>mesh.tooLarge</comment>
        <translation>它有 %1 个顶点和 %2 个三角形；超过 %3 个即过多</translation>
    </message>
    <message>
        <source>its vertices are not complete</source>
        <comment>mesh.incomplete</comment>
        <translation>其顶点不完整</translation>
    </message>
    <message>
        <source>it has coordinates that are no numbers or beyond a thousand kilometres</source>
        <comment>mesh.noPlaces</comment>
        <translation>其坐标中有非数值或超过一千千米的值</translation>
    </message>
    <message>
        <source>it names vertices that it does not have</source>
        <comment>mesh.noVertices</comment>
        <translation>它引用了不存在的顶点</translation>
    </message>
    <message>
        <source>its radius and length must be positive numbers</source>
        <comment>mesh.shape</comment>
        <translation>其半径和长度必须为正数</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <comment>mesh.line</comment>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>there are more than %1 vertices</source>
        <comment>mesh.mostVertices</comment>
        <translation>顶点超过 %1 个</translation>
    </message>
    <message>
        <source>there are more than %1 triangles or vertices</source>
        <comment>mesh.mostTriangles</comment>
        <translation>三角形或顶点超过 %1 个</translation>
    </message>
    <message>
        <source>expected %1 numbers</source>
        <comment>mesh.numbers</comment>
        <translation>应为 %1 个数</translation>
    </message>
    <message>
        <source>face names vertex %1, but there are %2</source>
        <comment>mesh.faceVertex</comment>
        <translation>面引用了顶点 %1，但只有 %2 个</translation>
    </message>
    <message>
        <source>face names texture coordinate %1, but there are %2</source>
        <comment>mesh.faceTexture</comment>
        <translation>面引用了纹理坐标 %1，但只有 %2 个</translation>
    </message>
    <message>
        <source>face names normal %1, but there are %2</source>
        <comment>mesh.faceNormal</comment>
        <translation>面引用了法线 %1，但只有 %2 个</translation>
    </message>
    <message>
        <source>a corner of a face names no vertex</source>
        <comment>mesh.noCorner</comment>
        <translation>面的一个角没有指定顶点</translation>
    </message>
    <message>
        <source>a face has fewer than three corners</source>
        <comment>mesh.fewCorners</comment>
        <translation>有一个面的角少于三个</translation>
    </message>
    <message>
        <source>there is no material library %1 below materials/ or beside the mesh</source>
        <comment>mesh.noLibrary</comment>
        <translation>在 materials/ 下或网格旁没有材质库 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>node.says</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>node.andHint</comment>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>expected a number</source>
        <comment>expected.aNumber</comment>
        <translation>应为数</translation>
    </message>
    <message>
        <source>expected a number, not %1</source>
        <comment>expected.number</comment>
        <translation>应为数，而不是 %1</translation>
    </message>
    <message>
        <source>expected numbers, not %1</source>
        <comment>expected.numbers</comment>
        <translation>应为数，而不是 %1</translation>
    </message>
    <message>
        <source>expected a number from %1 to %2, not %3</source>
        <comment>expected.range</comment>
        <translation>应为 %1 到 %2 之间的数，而不是 %3</translation>
    </message>
    <message>
        <source>expected a number &gt;= 0, not %1</source>
        <comment>expected.notNegative</comment>
        <translation>应为 &gt;= 0 的数，而不是 %1</translation>
    </message>
    <message>
        <source>expected a number, 0 or more, not %1</source>
        <comment>expected.zeroOrMore</comment>
        <translation>应为大于或等于 0 的数，而不是 %1</translation>
    </message>
    <message>
        <source>expected a number &gt; 0, not %1</source>
        <comment>expected.positive</comment>
        <translation>应为 &gt; 0 的数，而不是 %1</translation>
    </message>
    <message>
        <source>expected a number &gt; 0 and &lt; %1, not %2</source>
        <comment>expected.between</comment>
        <translation>应为 &gt; 0 且 &lt; %1 的数，而不是 %2</translation>
    </message>
    <message>
        <source>expected a size &gt; 0, not %1</source>
        <comment>expected.size</comment>
        <translation>应为 &gt; 0 的尺寸，而不是 %1</translation>
    </message>
    <message>
        <source>expected seconds, at least 0, not %1</source>
        <comment>expected.seconds</comment>
        <translation>应为秒数，至少为 0，而不是 %1</translation>
    </message>
    <message>
        <source>expected seconds, more than 0, not %1</source>
        <comment>expected.someSeconds</comment>
        <translation>应为秒数，大于 0，而不是 %1</translation>
    </message>
    <message>
        <source>expected a number of agents, 0 to 10000, not %1</source>
        <comment>expected.agents</comment>
        <translation>应为智能体数量，0 到 10000，而不是 %1</translation>
    </message>
    <message>
        <source>expected plain or reproducible</source>
        <comment>expected.timing</comment>
        <translation>应为 plain 或 reproducible</translation>
    </message>
    <message>
        <source>expected milliseconds from 0 to 10000, such as 20 or `Red 3=12,Red=15,20`, or reported</source>
        <comment>expected.thinking</comment>
        <translation>应为 0 到 10000 毫秒，例如 20 或 `Red 3=12,Red=15,20`，或 reported</translation>
    </message>
    <message>
        <source>expected milliseconds, 0 to 10000</source>
        <comment>expected.delay</comment>
        <translation>应为毫秒数，0 到 10000</translation>
    </message>
    <message>
        <source>expected a number, 1 to 1000</source>
        <comment>expected.percepts</comment>
        <translation>应为 1 到 1000 的数</translation>
    </message>
    <message>
        <source>expected a normal that is not 0 0 0</source>
        <comment>expected.normal</comment>
        <translation>应为非 0 0 0 的法线</translation>
    </message>
    <message>
        <source>expected a point and a direction that is not 0 0 0</source>
        <comment>expected.ray</comment>
        <translation>应为一个点和一个非 0 0 0 的方向</translation>
    </message>
    <message>
        <source>expected axis 0, 1 or 2, not %1</source>
        <comment>expected.axis</comment>
        <translation>应为轴 0、1 或 2，而不是 %1</translation>
    </message>
    <message>
        <source>expected a width and a height of 1 to %1</source>
        <comment>expected.picture</comment>
        <translation>应为 1 到 %1 的宽度和高度</translation>
    </message>
    <message>
        <source>expected colour, depth or segments, not %1</source>
        <comment>expected.pictureKind</comment>
        <translation>应为 colour、depth 或 segments，而不是 %1</translation>
    </message>
    <message>
        <source>a port is 0 to 65535, not %1</source>
        <comment>expected.port</comment>
        <translation>端口为 0 到 65535，而不是 %1</translation>
    </message>
    <message>
        <source>the policy is skip or disconnect, not %1</source>
        <comment>expected.policy</comment>
        <translation>策略为 skip 或 disconnect，而不是 %1</translation>
    </message>
    <message>
        <source>a step is more than 0 s, not %1</source>
        <comment>expected.step</comment>
        <translation>步长须大于 0 s，而不是 %1</translation>
    </message>
    <message>
        <source>a seed is a whole number, 0 or more, not %1</source>
        <comment>expected.seed</comment>
        <translation>种子为大于或等于 0 的整数，而不是 %1</translation>
    </message>
    <message>
        <source>lambda must be more than 0, not %1</source>
        <comment>expected.lambda</comment>
        <translation>lambda 必须大于 0，而不是 %1</translation>
    </message>
    <message>
        <source>a colour is made of numbers</source>
        <comment>expected.colour</comment>
        <translation>颜色由数组成</translation>
    </message>
    <message>
        <source>%1 are no priorities; known: eNone, eDebug, eNormal, eWarning, eError, eAll, also several with commas between them</source>
        <comment>expected.priorities</comment>
        <translation>%1 不是优先级；可用的有：eNone、eDebug、eNormal、eWarning、eError、eAll，也可用逗号分隔多个</translation>
    </message>
    <message>
        <source>mass and sizes must be &gt; 0</source>
        <comment>body.sizes</comment>
        <translation>质量和尺寸必须 &gt; 0</translation>
    </message>
    <message>
        <source>the mass must be &gt; 0</source>
        <comment>body.mass</comment>
        <translation>质量必须 &gt; 0</translation>
    </message>
    <message>
        <source>mass must be &gt; 0, the centre 0 0 0, and the inertia positive definite; shift visuals and colliders instead of the centre</source>
        <comment>body.inertia</comment>
        <translation>质量必须 &gt; 0，质心为 0 0 0，惯量为正定；请移动可视体和碰撞体，而不是质心</translation>
    </message>
    <message>
        <source>a pose has 16 numbers, or 6: position and rotation</source>
        <comment>body.pose</comment>
        <translation>位姿有 16 个数，或 6 个：位置和旋转</translation>
    </message>
    <message>
        <source>setRotation takes 16 numbers, or 6: position and rotation in degrees</source>
        <comment>body.rotation</comment>
        <translation>setRotation 需要 16 个数，或 6 个：位置和以度为单位的旋转</translation>
    </message>
    <message>
        <source>setParams of a plane takes 4 values (a b c d) or 6 (point, normal)</source>
        <comment>body.plane</comment>
        <translation>平面的 setParams 需要 4 个值（a b c d）或 6 个（点、法线）</translation>
    </message>
    <message>
        <source>there is no collision handler class %1</source>
        <comment>body.noHandler</comment>
        <translation>没有碰撞处理类 %1</translation>
    </message>
    <message>
        <source>a scale is made of three numbers other than 0</source>
        <comment>body.scale</comment>
        <translation>缩放由三个不为 0 的数组成</translation>
    </message>
    <message>
        <source>it touches nothing: mesh %1 %2</source>
        <comment>body.noTriangles</comment>
        <translation>它不接触任何物体：网格 %1 %2</translation>
    </message>
    <message>
        <source>cannot be used: %1</source>
        <comment>body.meshProblem</comment>
        <translation>无法使用：%1</translation>
    </message>
    <message>
        <source>nobody reads meshes here</source>
        <comment>body.noMeshes</comment>
        <translation>此处没有可读取网格的程序</translation>
    </message>
    <message>
        <source>has %1 triangles, more than the %2 that physics can take</source>
        <comment>body.tooManyTriangles</comment>
        <translation>有 %1 个三角形，超过物理引擎可处理的 %2 个</translation>
    </message>
    <message>
        <source>has no triangle with an area</source>
        <comment>body.flat</comment>
        <translation>没有具有面积的三角形</translation>
    </message>
    <message>
        <source>has no hull, since its points lie on a line; give it a width, or use a CapsuleCollider</source>
        <comment>body.noHull</comment>
        <translation>没有凸包，因为它的点在一条直线上；请给它宽度，或使用 CapsuleCollider</translation>
    </message>
    <message>
        <source>mesh %1 is flat, so its hull is made %2 mm thick</source>
        <comment>body.flatHull</comment>
        <translation>网格 %1 是平的，因此其凸包厚度取 %2 mm</translation>
    </message>
    <message>
        <source>give the mesh a thickness, or use a BoxCollider</source>
        <comment>body.giveThickness</comment>
        <translation>请给网格加上厚度，或使用 BoxCollider</translation>
    </message>
    <message>
        <source>is larger than the world</source>
        <comment>body.large</comment>
        <translation>大于世界</translation>
    </message>
    <message>
        <source>setAxis takes three numbers, or one: 0 for x, 1 for y, 2 for z</source>
        <comment>joint.hingeAxis</comment>
        <translation>setAxis 需要三个数，或一个：0 为 x，1 为 y，2 为 z</translation>
    </message>
    <message>
        <source>there is no Battery at that path</source>
        <comment>joint.noBattery</comment>
        <translation>该路径处没有 Battery</translation>
    </message>
    <message>
        <source>a motor has 0 to 3 axes</source>
        <comment>joint.axes</comment>
        <translation>电机有 0 到 3 个轴</translation>
    </message>
    <message>
        <source>there is no class %1</source>
        <comment>made.noClass</comment>
        <translation>没有类 %1</translation>
    </message>
    <message>
        <source>%1 is no %2</source>
        <comment>made.isNo</comment>
        <translation>%1 不是 %2</translation>
    </message>
    <message>
        <source>%1 is no mesh importer</source>
        <comment>made.noMeshImporter</comment>
        <translation>%1 不是网格导入器</translation>
    </message>
    <message>
        <source>%1 is no mesh exporter</source>
        <comment>made.noMeshExporter</comment>
        <translation>%1 不是网格导出器</translation>
    </message>
    <message>
        <source>%1 is no material exporter</source>
        <comment>made.noMaterialExporter</comment>
        <translation>%1 不是材质导出器</translation>
    </message>
    <message>
        <source>no material exporter is installed; initMaterialExporter installs one</source>
        <comment>made.noExporter</comment>
        <translation>未安装材质导出器；可用 initMaterialExporter 安装</translation>
    </message>
    <message>
        <source>there is no effector %1</source>
        <comment>made.noEffector</comment>
        <translation>没有效应器 %1</translation>
    </message>
    <message>
        <source>there is no timer system %1; known: TimerSystemBoost, TimerSystemSDL</source>
        <comment>made.noTimer</comment>
        <translation>没有定时系统 %1；可用的有：TimerSystemBoost、TimerSystemSDL</translation>
    </message>
    <message>
        <source>%1 is abstract: nothing can be made of it</source>
        <comment>made.abstract</comment>
        <translation>%1 是抽象类：不能由它创建对象</translation>
    </message>
    <message>
        <source>%1 is no path for a node</source>
        <comment>made.noPath</comment>
        <translation>%1 不是节点的有效路径</translation>
    </message>
    <message>
        <source>%1 is no name for a node</source>
        <comment>made.noName</comment>
        <translation>%1 不是节点的有效名称</translation>
    </message>
    <message>
        <source>%1 is there already, of class %2</source>
        <comment>made.present</comment>
        <translation>%1 已存在，其类为 %2</translation>
    </message>
    <message>
        <source>%1 is no path for a scene</source>
        <comment>made.noScenePath</comment>
        <translation>%1 不是场景的有效路径</translation>
    </message>
    <message>
        <source>there is nothing at %1</source>
        <comment>made.nothing</comment>
        <translation>%1 处什么也没有</translation>
    </message>
    <message>
        <source>%1 is no scene</source>
        <comment>made.noScene</comment>
        <translation>%1 不是场景</translation>
    </message>
    <message>
        <source>the node is no longer in the tree</source>
        <comment>made.gone</comment>
        <translation>该节点已不在树中</translation>
    </message>
    <message>
        <source>the step of a simulation is more than 0 and at most 0.1 s</source>
        <comment>made.step</comment>
        <translation>仿真步长须大于 0 且不超过 0.1 s</translation>
    </message>
    <message>
        <source>there is no script engine</source>
        <comment>made.noScripts</comment>
        <translation>没有脚本引擎</translation>
    </message>
    <message>
        <source>no scene importer is installed</source>
        <comment>made.noImporter</comment>
        <translation>未安装场景导入器</translation>
    </message>
    <message>
        <source>there is no MaterialServer</source>
        <comment>made.noMaterials</comment>
        <translation>没有 MaterialServer</translation>
    </message>
    <message>
        <source>defineMaterial takes a name and r g b a, then ambient r g b and emission r g b</source>
        <comment>made.material</comment>
        <translation>defineMaterial 需要名称和 r g b a，然后是 ambient r g b 和 emission r g b</translation>
    </message>
    <message>
        <source>there is no game &apos;%1&apos;; known: %2</source>
        <comment>made.noGame</comment>
        <translation>没有比赛“%1”；可用的有：%2</translation>
    </message>
    <message>
        <source>a game is installed already</source>
        <comment>made.game</comment>
        <translation>已安装了一个比赛</translation>
    </message>
    <message>
        <source>the robot types of &apos;%1&apos; cannot be used</source>
        <comment>made.noTypes</comment>
        <translation>无法使用“%1”的机器人类型</translation>
    </message>
    <message>
        <source>there is no %1 below the data directories, and scripts mount nothing else; the program can, with --mount</source>
        <comment>mount.notBelow</comment>
        <translation>数据目录下没有 %1，而脚本不能挂载其他位置；程序可用 --mount 挂载</translation>
    </message>
    <message>
        <source>there is no file system %1; known: FileSystemSTD (a directory), FileSystemZIP</source>
        <comment>mount.noSystem</comment>
        <translation>没有文件系统 %1；可用的有：FileSystemSTD（目录）、FileSystemZIP</translation>
    </message>
    <message>
        <source>%1 is mounted already, as %2</source>
        <comment>mount.present</comment>
        <translation>%1 已挂载为 %2</translation>
    </message>
    <message>
        <source>%1 is not mounted</source>
        <comment>mount.not</comment>
        <translation>%1 未挂载</translation>
    </message>
    <message>
        <source>%1 is no directory</source>
        <comment>mount.noDirectory</comment>
        <translation>%1 不是目录</translation>
    </message>
    <message>
        <source>%1: RAR archives cannot be read; pack the files as .zip and mount them as FileSystemZIP</source>
        <comment>mount.rar</comment>
        <translation>%1：无法读取 RAR 压缩包；请将文件打包为 .zip，并作为 FileSystemZIP 挂载</translation>
    </message>
    <message>
        <source>%1 is not mounted as %2</source>
        <comment>mount.notAs</comment>
        <translation>%1 未挂载为 %2</translation>
    </message>
    <message>
        <source>there are too many keys</source>
        <comment>input.keys</comment>
        <translation>按键过多</translation>
    </message>
    <message>
        <source>there are too many bindings</source>
        <comment>input.bindings</comment>
        <translation>按键绑定过多</translation>
    </message>
    <message>
        <source>%1 is no modifier; known: shift, ctrl, alt, each also with l or r in front</source>
        <comment>input.modifier</comment>
        <translation>%1 不是修饰键；可用的有：shift、ctrl、alt，前面也可加 l 或 r</translation>
    </message>
    <message>
        <source>a binding names a key, like &apos;shift k&apos; or &apos;+axisx&apos;</source>
        <comment>input.key</comment>
        <translation>绑定须指定按键，如 &apos;shift k&apos; 或 &apos;+axisx&apos;</translation>
    </message>
    <message>
        <source>%1 is no plain name of a file; logs are kept in one directory</source>
        <comment>log.noName</comment>
        <translation>%1 不是单纯的文件名；日志保存在一个目录中</translation>
    </message>
    <message>
        <source>this program keeps no log files, so %1 is not written</source>
        <comment>log.none</comment>
        <translation>本程序不保存日志文件，因此不写入 %1</translation>
    </message>
    <message>
        <source>%1, where logs are kept, is no directory</source>
        <comment>log.noDirectory</comment>
        <translation>保存日志的位置 %1 不是目录</translation>
    </message>
    <message>
        <source>%1 is there already, and was not written by a script; name another file</source>
        <comment>log.precious</comment>
        <translation>%1 已存在且不是由脚本写入的；请指定另一个文件</translation>
    </message>
    <message>
        <source>the script&apos;s file is %1</source>
        <comment>log.place</comment>
        <translation>脚本的文件是 %1</translation>
    </message>
    <message>
        <source>there are %1 streams already</source>
        <comment>log.streams</comment>
        <translation>已有 %1 个输出流</translation>
    </message>
    <message>
        <source>%1 is not complete: %2</source>
        <comment>log.lost</comment>
        <translation>%1 不完整：%2</translation>
    </message>
    <message>
        <source>is there room, and may you write there?</source>
        <comment>log.room</comment>
        <translation>是否有足够空间，您是否有写入权限？</translation>
    </message>
    <message>
        <source>belongs %1; here it does nothing</source>
        <comment>place.wrong</comment>
        <translation>应放在：%1；在此处不起作用</translation>
    </message>
    <message>
        <source>nodes must be listed before those that look for them</source>
        <comment>place.order</comment>
        <translation>节点必须列在查找它们的节点之前</translation>
    </message>
    <message>
        <source>below the Transform of a foot</source>
        <comment>place.foot</comment>
        <translation>脚部的 Transform 之下</translation>
    </message>
    <message>
        <source>below the Transform of a robot</source>
        <comment>place.robot</comment>
        <translation>机器人的 Transform 之下</translation>
    </message>
    <message>
        <source>beside a RigidBody</source>
        <comment>place.beside</comment>
        <translation>RigidBody 旁边</translation>
    </message>
    <message>
        <source>beside a RigidBody below a Transform</source>
        <comment>place.besideBody</comment>
        <translation>Transform 之下的 RigidBody 旁边</translation>
    </message>
    <message>
        <source>below a Transform</source>
        <comment>place.transform</comment>
        <translation>Transform 之下</translation>
    </message>
    <message>
        <source>below a HingeJoint</source>
        <comment>place.hinge</comment>
        <translation>HingeJoint 之下</translation>
    </message>
    <message>
        <source>below a Hinge2Joint</source>
        <comment>place.hinge2</comment>
        <translation>Hinge2Joint 之下</translation>
    </message>
    <message>
        <source>below a UniversalJoint</source>
        <comment>place.universal</comment>
        <translation>UniversalJoint 之下</translation>
    </message>
    <message>
        <source>below an AngularMotor</source>
        <comment>place.angularMotor</comment>
        <translation>AngularMotor 之下</translation>
    </message>
    <message>
        <source>below an AngularMotor or a JointMotor</source>
        <comment>place.motor</comment>
        <translation>AngularMotor 或 JointMotor 之下</translation>
    </message>
    <message>
        <source>below a Battery</source>
        <comment>place.battery</comment>
        <translation>Battery 之下</translation>
    </message>
    <message>
        <source>belongs below a Transform; here it tells positions in the world</source>
        <comment>place.world</comment>
        <translation>应放在 Transform 之下；在此处它给出世界坐标系中的位置</translation>
    </message>
    <message>
        <source>there is no CollisionPerceptor or TouchPerceptor in this body part to tell of contacts</source>
        <comment>place.noContacts</comment>
        <translation>此身体部件中没有 CollisionPerceptor 或 TouchPerceptor 来报告接触</translation>
    </message>
    <message>
        <source>belongs directly below a collider; here it is never asked</source>
        <comment>place.neverAsked</comment>
        <translation>应直接放在碰撞体之下；在此处永远不会被查询</translation>
    </message>
    <message>
        <source>there is no force sensor in this body part; only contacts are made</source>
        <comment>place.noForce</comment>
        <translation>此身体部件中没有力传感器；只产生接触</translation>
    </message>
    <message>
        <source>list a ForceResistancePerceptor before the collider</source>
        <comment>place.listForce</comment>
        <translation>请在碰撞体之前列出 ForceResistancePerceptor</translation>
    </message>
    <message>
        <source>belongs directly below a RigidBody; here it does nothing</source>
        <comment>place.noController</comment>
        <translation>应直接放在 RigidBody 之下；在此处不起作用</translation>
    </message>
    <message>
        <source>only the first World directly below the scene is simulated; this one stands still</source>
        <comment>place.secondWorld</comment>
        <translation>只仿真直接位于场景之下的第一个 World；此 World 静止不动</translation>
    </message>
    <message>
        <source>there is no World directly below the scene, so it has no physics</source>
        <comment>place.noWorld</comment>
        <translation>场景之下没有直接的 World，因此没有物理</translation>
    </message>
    <message>
        <source>create a World and a Space below the scene before anything else</source>
        <comment>place.makeWorld</comment>
        <translation>请先在场景之下创建 World 和 Space</translation>
    </message>
    <message>
        <source>a RigidBody belongs directly below a Transform; nothing follows this one</source>
        <comment>place.bodyAlone</comment>
        <translation>RigidBody 应直接放在 Transform 之下；没有任何节点跟随此刚体</translation>
    </message>
    <message>
        <source>the Transform above has a body already, %1; it follows the one listed last</source>
        <comment>place.twoBodies</comment>
        <translation>上方的 Transform 已有刚体 %1；它跟随最后列出的那个</translation>
    </message>
    <message>
        <source>the collider %1 is listed before this body, so it is static and does not follow it</source>
        <comment>place.colliderFirst</comment>
        <translation>碰撞体 %1 列在此刚体之前，因此是静态的，不跟随该刚体</translation>
    </message>
    <message>
        <source>list the body first</source>
        <comment>place.bodyFirst</comment>
        <translation>请先列出刚体</translation>
    </message>
    <message>
        <source>a %1 has no geometry, so it touches nothing</source>
        <comment>place.noGeometry</comment>
        <translation>%1 没有几何形状，因此不接触任何物体</translation>
    </message>
    <message>
        <source>the TransformCollider above cannot take this collider; it is left out</source>
        <comment>place.notTaken</comment>
        <translation>上方的 TransformCollider 无法容纳此碰撞体；已略去</translation>
    </message>
    <message>
        <source>there is no Space above or directly below the scene, so it touches nothing</source>
        <comment>place.noSpace</comment>
        <translation>场景之上或直接之下没有 Space，因此它不接触任何物体</translation>
    </message>
    <message>
        <source>an AngularMotor belongs below the HingeJoint that it drives; here its angle is its own</source>
        <comment>place.motorAlone</comment>
        <translation>AngularMotor 应放在其驱动的 HingeJoint 之下；在此处其角度是独立的</translation>
    </message>
    <message>
        <source>a JointMotor belongs directly below a HingeJoint or an AngularMotor; here it does nothing</source>
        <comment>place.jointMotor</comment>
        <translation>JointMotor 应直接放在 HingeJoint 或 AngularMotor 之下；在此处不起作用</translation>
    </message>
    <message>
        <source>the joint above has a JointMotor already; this one does nothing</source>
        <comment>place.secondMotor</comment>
        <translation>上方的关节已有 JointMotor；此 JointMotor 不起作用</translation>
    </message>
    <message>
        <source>it was never attached, so it holds nothing</source>
        <comment>place.notAttached</comment>
        <translation>它从未连接，因此不固定任何物体</translation>
    </message>
    <message>
        <source>call attach with the paths of two bodies</source>
        <comment>place.attach</comment>
        <translation>请用两个刚体的路径调用 attach</translation>
    </message>
    <message>
        <source>it cannot join these two, so it holds nothing</source>
        <comment>place.notJoined</comment>
        <translation>它无法连接这两者，因此不固定任何物体</translation>
    </message>
    <message>
        <source>two different bodies of the same scene are needed, and Hinge2Joint needs both</source>
        <comment>place.twoDifferent</comment>
        <translation>需要同一场景中两个不同的刚体，且 Hinge2Joint 两者都需要</translation>
    </message>
    <message>
        <source>there is no RigidBody at &apos;%1&apos;; the joint is attached to the static environment instead</source>
        <comment>place.noBody</comment>
        <translation>“%1”处没有 RigidBody；关节改为连接到静态环境</translation>
    </message>
    <message>
        <source>paths start at the joint: ../body is a body beside it</source>
        <comment>place.paths</comment>
        <translation>路径从关节开始：../body 是其旁边的刚体</translation>
    </message>
    <message>
        <source>there is no material %1, so it is not drawn</source>
        <comment>place.noMaterial</comment>
        <translation>没有材质 %1，因此不绘制</translation>
    </message>
    <message>
        <source>set-up scripts define materials below /sys/server/material</source>
        <comment>place.materials</comment>
        <translation>配置脚本在 /sys/server/material 下定义材质</translation>
    </message>
    <message>
        <source>the step gave the body impossible numbers; it was put back to where it was, at rest</source>
        <comment>body.putBack</comment>
        <translation>该步使刚体得到了不可能的数值；已将其放回原处并静止</translation>
    </message>
    <message>
        <source>agents get no pictures of this camera: %1</source>
        <comment>picture.none</comment>
        <translation>智能体得不到此相机的图像：%1</translation>
    </message>
    <message>
        <source>nothing here draws pictures</source>
        <comment>picture.nobody</comment>
        <translation>此处没有可绘制图像的程序</translation>
    </message>
    <message>
        <source>this server has no motion controller, so motion descriptions (HMDP) are not carried out</source>
        <comment>motion.none</comment>
        <translation>此服务器没有运动控制器，因此不执行运动描述（HMDP）</translation>
    </message>
    <message>
        <source>send joint speeds instead</source>
        <comment>motion.speeds</comment>
        <translation>请改为发送关节速度</translation>
    </message>
    <message>
        <source>it has to be a TOML file</source>
        <comment>toml.file</comment>
        <translation>必须是 TOML 文件</translation>
    </message>
    <message>
        <source>%1 knows no `%2`</source>
        <comment>toml.unknown</comment>
        <translation>%1 没有 `%2` 这一项</translation>
    </message>
    <message>
        <source>known are %1</source>
        <comment>toml.known</comment>
        <translation>可用的有 %1</translation>
    </message>
    <message>
        <source>%1 is a text in quotes</source>
        <comment>toml.text</comment>
        <translation>%1 是带引号的文本</translation>
    </message>
    <message>
        <source>%1 is a list of texts</source>
        <comment>toml.texts</comment>
        <translation>%1 是文本列表</translation>
    </message>
    <message>
        <source>write %1</source>
        <comment>toml.write</comment>
        <translation>请写 %1</translation>
    </message>
    <message>
        <source>%1 is a number from %2 to %3</source>
        <comment>toml.number</comment>
        <translation>%1 是 %2 到 %3 之间的数</translation>
    </message>
    <message>
        <source>%1 is a number from %2 to %3, not %4</source>
        <comment>toml.numberNot</comment>
        <translation>%1 是 %2 到 %3 之间的数，而不是 %4</translation>
    </message>
    <message>
        <source>%1 is a whole number</source>
        <comment>toml.whole</comment>
        <translation>%1 是整数</translation>
    </message>
    <message>
        <source>%1 is true or false</source>
        <comment>toml.flag</comment>
        <translation>%1 为 true 或 false</translation>
    </message>
    <message>
        <source>a file of robot types</source>
        <comment>type.file</comment>
        <translation>机器人类型文件</translation>
    </message>
    <message>
        <source>there is no robot type</source>
        <comment>type.none</comment>
        <translation>没有机器人类型</translation>
    </message>
    <message>
        <source>write [[type]] with name, id and template</source>
        <comment>type.write</comment>
        <translation>请写 [[type]]，含 name、id 和 template</translation>
    </message>
    <message>
        <source>script_constant is the name of a Ruby constant</source>
        <comment>type.constant</comment>
        <translation>script_constant 是 Ruby 常量的名称</translation>
    </message>
    <message>
        <source>such as %1: a capital letter first</source>
        <comment>type.constantSuch</comment>
        <translation>例如 %1：首字母大写</translation>
    </message>
    <message>
        <source>a parameter needs a name of letters, digits, _ and -</source>
        <comment>type.parameterName</comment>
        <translation>参数的名称须由字母、数字、_ 和 - 组成</translation>
    </message>
    <message>
        <source>there are two parameters `%1`</source>
        <comment>type.twoParameters</comment>
        <translation>有两个参数 `%1`</translation>
    </message>
    <message>
        <source>least is more than most</source>
        <comment>type.leastMost</comment>
        <translation>least 大于 most</translation>
    </message>
    <message>
        <source>%1 has no value that templates can read</source>
        <comment>type.noUse</comment>
        <translation>%1 没有模板可读取的值</translation>
    </message>
    <message>
        <source>write a number, true, false, a plain word in quotes, or %1</source>
        <comment>type.values</comment>
        <translation>请写数、true、false、带引号的单词，或 %1</translation>
    </message>
    <message>
        <source>a range</source>
        <comment>type.aRange</comment>
        <translation>范围</translation>
    </message>
    <message>
        <source>a range has from and to</source>
        <comment>type.range</comment>
        <translation>范围须有 from 和 to</translation>
    </message>
    <message>
        <source>from is more than to</source>
        <comment>type.fromTo</comment>
        <translation>from 大于 to</translation>
    </message>
    <message>
        <source>a robot type needs a name of letters, digits, _ and -</source>
        <comment>type.name</comment>
        <translation>机器人类型的名称须由字母、数字、_ 和 - 组成</translation>
    </message>
    <message>
        <source>there are two robot types `%1`</source>
        <comment>type.two</comment>
        <translation>有两个机器人类型 `%1`</translation>
    </message>
    <message>
        <source>the robot type has no id</source>
        <comment>type.noId</comment>
        <translation>机器人类型没有 id</translation>
    </message>
    <message>
        <source>%1: a whole number, for the rules of a match</source>
        <comment>type.idSuch</comment>
        <translation>%1：整数，用于比赛规则</translation>
    </message>
    <message>
        <source>two robot types have the id %1</source>
        <comment>type.sameId</comment>
        <translation>两个机器人类型的 id 同为 %1</translation>
    </message>
    <message>
        <source>the robot type has no template</source>
        <comment>type.noTemplate</comment>
        <translation>机器人类型没有 template</translation>
    </message>
    <message>
        <source>the type has no value for `%1`</source>
        <comment>type.noValue</comment>
        <translation>该类型没有 `%1` 的值</translation>
    </message>
    <message>
        <source>give it one, or a value for all types to the [[parameter]]</source>
        <comment>type.giveValue</comment>
        <translation>请为其提供值，或在 [[parameter]] 中提供适用于所有类型的值</translation>
    </message>
    <message>
        <source>the template %1 needs $%2, which type %3 does not have</source>
        <comment>type.needs</comment>
        <translation>模板 %1 需要 $%2，而类型 %3 没有</translation>
    </message>
    <message>
        <source>describe it in a [[parameter]] with a value</source>
        <comment>type.describe</comment>
        <translation>请在 [[parameter]] 中描述它并给出值</translation>
    </message>
    <message>
        <source>the template %1 has no $%2</source>
        <comment>type.noPlace</comment>
        <translation>模板 %1 没有 $%2</translation>
    </message>
    <message>
        <source>its names stand behind templ at its begin</source>
        <comment>type.names</comment>
        <translation>其名称位于开头的 templ 之后</translation>
    </message>
    <message>
        <source>there is a robot type %1 already</source>
        <comment>type.nameTaken</comment>
        <translation>已有机器人类型 %1</translation>
    </message>
    <message>
        <source>robot type %1 has the id %2 already</source>
        <comment>type.idTaken</comment>
        <translation>机器人类型 %1 已使用 id %2</translation>
    </message>
    <message>
        <source>a file of motors</source>
        <comment>motor.file</comment>
        <translation>电机文件</translation>
    </message>
    <message>
        <source>shutdown has to be above hot, or the torque could not be reduced between them</source>
        <comment>motor.shutdown</comment>
        <translation>shutdown 必须高于 hot，否则无法在两者之间降低扭矩</translation>
    </message>
    <message>
        <source>there is no motor</source>
        <comment>motor.none</comment>
        <translation>没有电机</translation>
    </message>
    <message>
        <source>write [[motor]] with the joints that it drives and its constants</source>
        <comment>motor.write</comment>
        <translation>请写 [[motor]]，含其驱动的关节及其常数</translation>
    </message>
    <message>
        <source>the motor has no %1</source>
        <comment>motor.lacks</comment>
        <translation>电机缺少 %1</translation>
    </message>
    <message>
        <source>docs/motors.md tells what belongs to a motor</source>
        <comment>motor.docs</comment>
        <translation>docs/motors.md 说明电机包含哪些内容</translation>
    </message>
    <message>
        <source>the motor drives nothing</source>
        <comment>motor.nothing</comment>
        <translation>电机不驱动任何关节</translation>
    </message>
    <message>
        <source>name effectors: %1</source>
        <comment>motor.effectors</comment>
        <translation>请指定效应器：%1</translation>
    </message>
    <message>
        <source>two motors drive %1</source>
        <comment>motor.two</comment>
        <translation>有两个电机驱动 %1</translation>
    </message>
    <message>
        <source>name each joint once</source>
        <comment>motor.once</comment>
        <translation>每个关节只能指定一次</translation>
    </message>
    <message>
        <source>agent %1</source>
        <comment>robot.agent</comment>
        <translation>智能体 %1</translation>
    </message>
    <message>
        <source>%1: scene without a file name, ignored</source>
        <comment>robot.noFile</comment>
        <translation>%1：scene 没有文件名，已忽略</translation>
    </message>
    <message>
        <source>%1: it has a robot already; a second scene is ignored</source>
        <comment>robot.second</comment>
        <translation>%1：它已有机器人；第二个 scene 被忽略</translation>
    </message>
    <message>
        <source>%1: there is no robot model &apos;%2&apos;; ask for rsg/agent/nao/nao.rsg or rsg/agent/nao/nao_hetero.rsg with a type from 0 to 4</source>
        <comment>robot.noModel</comment>
        <translation>%1：没有机器人模型“%2”；请使用 rsg/agent/nao/nao.rsg，或 rsg/agent/nao/nao_hetero.rsg 加 0 到 4 的类型</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; is no argument for a robot; numbers and plain words are</source>
        <comment>robot.noArgument</comment>
        <translation>%1：“%2”不能作为机器人的参数；可用数和单词</translation>
    </message>
    <message>
        <source>%1: there is no robot type &apos;%2&apos;; %3</source>
        <comment>robot.noType</comment>
        <translation>%1：没有机器人类型“%2”；%3</translation>
    </message>
    <message>
        <source>the set-up describes none</source>
        <comment>robot.noTypes</comment>
        <translation>配置中没有描述任何类型</translation>
    </message>
    <message>
        <source>%1: the robot &apos;%2&apos; could not be built; it may ask for another one</source>
        <comment>robot.notBuilt</comment>
        <translation>%1：无法构建机器人“%2”；它可以请求另一个</translation>
    </message>
    <message>
        <source>%1: its motors stay ideal, for none of its joints is named in %2</source>
        <comment>robot.idealJoints</comment>
        <translation>%1：其电机保持理想状态，因为 %2 中没有其任何关节</translation>
    </message>
    <message>
        <source>%1: its motors stay ideal, for there is no use in %2</source>
        <comment>robot.idealFile</comment>
        <translation>%1：其电机保持理想状态，因为 %2 无法使用</translation>
    </message>
    <message>
        <source>the set-up script built no robot for %1</source>
        <comment>robot.noScript</comment>
        <translation>配置脚本没有为 %1 构建机器人</translation>
    </message>
    <message>
        <source>the set-up script built no robot for %1: %2</source>
        <comment>robot.scriptFailed</comment>
        <translation>配置脚本没有为 %1 构建机器人：%2</translation>
    </message>
    <message>
        <source>define a function addAgent(path) in it that does</source>
        <comment>robot.addAgent</comment>
        <translation>请在其中定义能构建机器人的函数 addAgent(path)</translation>
    </message>
    <message>
        <source>%1%2</source>
        <comment>ros.from</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>more than %1 messages about this file; no more</source>
        <comment>ros.mostMessages</comment>
        <translation>关于此文件的消息超过 %1 条；不再显示</translation>
    </message>
    <message>
        <source>mend the first ones</source>
        <comment>ros.mendFirst</comment>
        <translation>请先修正前面的问题</translation>
    </message>
    <message>
        <source>there is a NUL byte</source>
        <comment>ros.nul</comment>
        <translation>有一个 NUL 字节</translation>
    </message>
    <message>
        <source>scene files are text; save it as UTF-8</source>
        <comment>ros.utf8</comment>
        <translation>场景文件是文本；请保存为 UTF-8</translation>
    </message>
    <message>
        <source>this is no well-formed XML: %1</source>
        <comment>ros.notWellFormed</comment>
        <translation>这不是格式良好的 XML：%1</translation>
    </message>
    <message>
        <source>look at the element before this place: is it closed, are its values in quotes?</source>
        <comment>ros.isItClosed</comment>
        <translation>请检查此处之前的元素：是否已关闭，其值是否带引号？</translation>
    </message>
    <message>
        <source>entities that a file declares itself are not expanded</source>
        <comment>ros.entities</comment>
        <translation>文件自身声明的实体不会展开</translation>
    </message>
    <message>
        <source>write their text out, or use a Macro</source>
        <comment>ros.writeOut</comment>
        <translation>请直接写出其文本，或使用 Macro</translation>
    </message>
    <message>
        <source>elements are nested more than %1 deep</source>
        <comment>ros.tooDeep</comment>
        <translation>元素嵌套超过 %1 层</translation>
    </message>
    <message>
        <source>split it up with Macro and Use</source>
        <comment>ros.split</comment>
        <translation>请用 Macro 和 Use 将其拆分</translation>
    </message>
    <message>
        <source>there is no element in this file</source>
        <comment>ros.noElement</comment>
        <translation>此文件中没有元素</translation>
    </message>
    <message>
        <source>a scene starts with &lt;Simulation&gt;</source>
        <comment>ros.startsWith</comment>
        <translation>场景以 &lt;Simulation&gt; 开头</translation>
    </message>
    <message>
        <source>the outermost element is %1, not Simulation or RoSiIncludeFile</source>
        <comment>ros.outermost</comment>
        <translation>最外层元素是 %1，而不是 Simulation 或 RoSiIncludeFile</translation>
    </message>
    <message>
        <source>%1 has no effect</source>
        <comment>ros.noEffect</comment>
        <translation>%1 无效果</translation>
    </message>
    <message>
        <source>%1 has no effect in %2</source>
        <comment>ros.noEffectIn</comment>
        <translation>%1 在 %2 中无效果</translation>
    </message>
    <message>
        <source>it holds nothing</source>
        <comment>ros.holdsNothing</comment>
        <translation>它不包含任何内容</translation>
    </message>
    <message>
        <source>it holds %1</source>
        <comment>ros.holds</comment>
        <translation>它包含 %1</translation>
    </message>
    <message>
        <source>it holds what Elements may hold</source>
        <comment>ros.holdsElements</comment>
        <translation>它包含 Elements 可包含的内容</translation>
    </message>
    <message>
        <source>it holds %1, what Elements may hold</source>
        <comment>ros.holdsBoth</comment>
        <translation>它包含 %1 以及 Elements 可包含的内容</translation>
    </message>
    <message>
        <source>there is no element %1</source>
        <comment>ros.unknown</comment>
        <translation>没有元素 %1</translation>
    </message>
    <message>
        <source>%1 has no attribute %2</source>
        <comment>ros.noAttribute</comment>
        <translation>%1 没有属性 %2</translation>
    </message>
    <message>
        <source>%1 needs the attribute %2</source>
        <comment>ros.needs</comment>
        <translation>%1 需要属性 %2</translation>
    </message>
    <message>
        <source>expected a number up to 1000000 for %1, not %2</source>
        <comment>ros.number</comment>
        <translation>%1 应为不超过 1000000 的数，而不是 %2</translation>
    </message>
    <message>
        <source>write it as 0.5</source>
        <comment>ros.numberAs</comment>
        <translation>请写作 0.5 的形式</translation>
    </message>
    <message>
        <source>%1 must be more than 0, not %2</source>
        <comment>ros.size</comment>
        <translation>%1 必须大于 0，而不是 %2</translation>
    </message>
    <message>
        <source>expected true or false for %1, not %2</source>
        <comment>ros.flag</comment>
        <translation>%1 应为 true 或 false，而不是 %2</translation>
    </message>
    <message>
        <source>sensors are not built; robots have them as perceptors, in RSG</source>
        <comment>ros.sensors</comment>
        <translation>不构建传感器；机器人以 RSG 中的感知器形式拥有它们</translation>
    </message>
    <message>
        <source>all surfaces have the same friction</source>
        <comment>ros.friction</comment>
        <translation>所有表面的摩擦相同</translation>
    </message>
    <message>
        <source>the viewport has its own light and background</source>
        <comment>ros.look</comment>
        <translation>视口有自己的光照和背景</translation>
    </message>
    <message>
        <source>only all surfaces at once can be replaced</source>
        <comment>ros.surfaces</comment>
        <translation>只能一次替换所有表面</translation>
    </message>
    <message>
        <source>the motor holds its joint where it is</source>
        <comment>ros.controller</comment>
        <translation>电机将其关节保持在原位</translation>
    </message>
    <message>
        <source>a shape says itself whether it collides, with canCollide</source>
        <comment>ros.collision</comment>
        <translation>形状自身用 canCollide 指明是否碰撞</translation>
    </message>
    <message>
        <source>there are no buttons in a scene</source>
        <comment>ros.buttons</comment>
        <translation>场景中没有按钮</translation>
    </message>
    <message>
        <source>the set-up decides how long a step takes</source>
        <comment>ros.step</comment>
        <translation>步长由配置决定</translation>
    </message>
    <message>
        <source>a scene keeps the gravity of its world</source>
        <comment>ros.gravity</comment>
        <translation>场景保持其世界的重力</translation>
    </message>
    <message>
        <source>contacts have the values of erp and cfm</source>
        <comment>ros.softness</comment>
        <translation>接触采用 erp 和 cfm 的值</translation>
    </message>
    <message>
        <source>erp is a number from 0 to 1, and cfm one &gt;= 0</source>
        <comment>ros.erp</comment>
        <translation>erp 为 0 到 1 的数，cfm 为 &gt;= 0 的数</translation>
    </message>
    <message>
        <source>0.2 and 0.0001 are used instead</source>
        <comment>ros.erpInstead</comment>
        <translation>改用 0.2 和 0.0001</translation>
    </message>
    <message>
        <source>elements and macros are nested more than %1 deep</source>
        <comment>ros.macrosTooDeep</comment>
        <translation>元素和宏嵌套超过 %1 层</translation>
    </message>
    <message>
        <source>what is deeper is left out</source>
        <comment>ros.deeper</comment>
        <translation>更深的内容被略去</translation>
    </message>
    <message>
        <source>the scene has more than %1 elements; the rest is left out</source>
        <comment>ros.mostElements</comment>
        <translation>场景的元素超过 %1 个；其余被略去</translation>
    </message>
    <message>
        <source>macros that use each other may unfold to more than one thinks</source>
        <comment>ros.unfold</comment>
        <translation>相互使用的宏展开后可能比预想的更多</translation>
    </message>
    <message>
        <source>there is no macro %1</source>
        <comment>ros.noMacro</comment>
        <translation>没有宏 %1</translation>
    </message>
    <message>
        <source>a macro of another file is there once that file was imported, or by %1</source>
        <comment>ros.otherFile</comment>
        <translation>其他文件的宏在导入该文件后可用，或通过 %1</translation>
    </message>
    <message>
        <source>the macro %1 uses itself</source>
        <comment>ros.usesItself</comment>
        <translation>宏 %1 使用了自身</translation>
    </message>
    <message>
        <source>it is left out here</source>
        <comment>ros.leftOut</comment>
        <translation>此处将其略去</translation>
    </message>
    <message>
        <source>a mass must not be less than 0</source>
        <comment>ros.mass</comment>
        <translation>质量不得小于 0</translation>
    </message>
    <message>
        <source>there is no appearance %1</source>
        <comment>ros.noAppearance</comment>
        <translation>没有外观 %1</translation>
    </message>
    <message>
        <source>an AppearanceDefinition defines it; until then it looks like &apos;default&apos;</source>
        <comment>ros.appearance</comment>
        <translation>它由 AppearanceDefinition 定义；在此之前外观为 &apos;default&apos;</translation>
    </message>
    <message>
        <source>the vertex list has no vertex %1</source>
        <comment>ros.noVertex</comment>
        <translation>顶点列表没有顶点 %1</translation>
    </message>
    <message>
        <source>this face is left out</source>
        <comment>ros.faceOut</comment>
        <translation>此面被略去</translation>
    </message>
    <message>
        <source>ComplexShape needs a GraphicalRepresentation</source>
        <comment>ros.noGraphics</comment>
        <translation>ComplexShape 需要 GraphicalRepresentation</translation>
    </message>
    <message>
        <source>use Box, Sphere or Capsule for simple shapes</source>
        <comment>ros.simple</comment>
        <translation>简单形状请使用 Box、Sphere 或 Capsule</translation>
    </message>
    <message>
        <source>there is no vertex list %1</source>
        <comment>ros.noList</comment>
        <translation>没有顶点列表 %1</translation>
    </message>
    <message>
        <source>the shape has no faces, so there is nothing to see</source>
        <comment>ros.noFaces</comment>
        <translation>该形状没有面，因此看不到任何内容</translation>
    </message>
    <message>
        <source>this shape cannot be drawn: %1</source>
        <comment>ros.notDrawn</comment>
        <translation>无法绘制此形状：%1</translation>
    </message>
    <message>
        <source>there is no class &apos;%1&apos; in this program</source>
        <comment>ros.noClass</comment>
        <translation>此程序中没有类“%1”</translation>
    </message>
    <message>
        <source>what moves needs a mass from 1e-12 to 1e12 kg; it stays where it is</source>
        <comment>ros.needsMass</comment>
        <translation>运动的物体需要 1e-12 到 1e12 kg 的质量；它停留在原处</translation>
    </message>
    <message>
        <source>the joint %1 holds no body, so it is left out</source>
        <comment>ros.noBody</comment>
        <translation>关节 %1 没有连接刚体，因此被略去</translation>
    </message>
    <message>
        <source>its Elements need a shape with a mass</source>
        <comment>ros.giveBody</comment>
        <translation>其 Elements 需要有质量的形状</translation>
    </message>
    <message>
        <source>%1 needs an AnchorPoint</source>
        <comment>ros.anchor</comment>
        <translation>%1 需要 AnchorPoint</translation>
    </message>
    <message>
        <source>the two axes of a UniversalJoint must not be parallel</source>
        <comment>ros.parallel</comment>
        <translation>UniversalJoint 的两个轴不得平行</translation>
    </message>
    <message>
        <source>%1 needs an %2</source>
        <comment>ros.axis</comment>
        <translation>%1 需要 %2</translation>
    </message>
    <message>
        <source>an axis needs a direction: x, y and z are 0</source>
        <comment>ros.direction</comment>
        <translation>轴需要方向：x、y 和 z 均为 0</translation>
    </message>
    <message>
        <source>min is more than max</source>
        <comment>ros.minMax</comment>
        <translation>min 大于 max</translation>
    </message>
    <message>
        <source>the joint is left without stops</source>
        <comment>ros.noStops</comment>
        <translation>关节没有限位</translation>
    </message>
    <message>
        <source>maxForce and maxVelocity must not be less than 0</source>
        <comment>ros.motor</comment>
        <translation>maxForce 和 maxVelocity 不得小于 0</translation>
    </message>
    <message>
        <source>the joint is left without motor</source>
        <comment>ros.noMotor</comment>
        <translation>关节没有电机</translation>
    </message>
    <message>
        <source>cannot read the project</source>
        <comment>project.unreadable</comment>
        <translation>无法读取项目</translation>
    </message>
    <message>
        <source>check its name and its permissions</source>
        <comment>project.permissions</comment>
        <translation>请检查其名称和权限</translation>
    </message>
    <message>
        <source>the project is larger than 1 MiB</source>
        <comment>project.large</comment>
        <translation>项目大于 1 MiB</translation>
    </message>
    <message>
        <source>is it another kind of file?</source>
        <comment>project.otherFile</comment>
        <translation>它是否为其他类型的文件？</translation>
    </message>
    <message>
        <source>variable `%1` has no single value</source>
        <comment>project.noValue</comment>
        <translation>变量 `%1` 没有单一的值</translation>
    </message>
    <message>
        <source>give it a number, true, false, or a text in quotes</source>
        <comment>project.giveValue</comment>
        <translation>请提供数、true、false 或带引号的文本</translation>
    </message>
    <message>
        <source>write a value that it can have, or remove the line</source>
        <comment>project.possibleValue</comment>
        <translation>请写入它可取的值，或移除该行</translation>
    </message>
    <message>
        <source>there is no setting `%1` of this kind</source>
        <comment>project.noSetting</comment>
        <translation>没有此类设置 `%1`</translation>
    </message>
    <message>
        <source>the project names no scene</source>
        <comment>project.noScene</comment>
        <translation>项目没有指定场景</translation>
    </message>
    <message>
        <source>add a line such as %1</source>
        <comment>project.addScene</comment>
        <translation>请添加一行，如 %1</translation>
    </message>
    <message>
        <source>a project is a TOML file</source>
        <comment>project.toml</comment>
        <translation>项目是 TOML 文件</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>script.withHint</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>script.says</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>eval: %1</source>
        <comment>script.eval</comment>
        <translation>eval：%1</translation>
    </message>
    <message>
        <source>stopped after %1 steps; does it loop for ever?</source>
        <comment>script.steps</comment>
        <translation>已在 %1 步后停止；是否陷入了无限循环？</translation>
    </message>
    <message>
        <source>--script-budget N allows N steps</source>
        <comment>script.budget</comment>
        <translation>用 --script-budget N 可允许 N 步</translation>
    </message>
    <message>
        <source>--think-budget N allows N steps</source>
        <comment>script.thinkBudget</comment>
        <translation>用 --think-budget N 可允许 N 步</translation>
    </message>
    <message>
        <source>stopped after %1 s; does it loop for ever?</source>
        <comment>script.time</comment>
        <translation>已在 %1 s 后停止；是否陷入了无限循环？</translation>
    </message>
    <message>
        <source>--script-time SECONDS allows more time, 0 any</source>
        <comment>script.allowTime</comment>
        <translation>用 --script-time SECONDS 可允许更长时间，0 为不限</translation>
    </message>
    <message>
        <source>stopped with %1 symbols; does it make new ones in a loop?</source>
        <comment>script.symbols</comment>
        <translation>已在达到 %1 个符号时停止；是否在循环中不断创建新符号？</translation>
    </message>
    <message>
        <source>symbols are never freed: use texts in their place</source>
        <comment>script.useTexts</comment>
        <translation>符号永远不会释放：请改用文本</translation>
    </message>
    <message>
        <source>stopped with %1 fibers that have resumed one another; does it call itself for ever?</source>
        <comment>script.fibers</comment>
        <translation>已在 %1 个 fiber 相互恢复时停止；是否在无限调用自身？</translation>
    </message>
    <message>
        <source>stopped from outside, before its end</source>
        <comment>script.interrupted</comment>
        <translation>在结束前被外部停止</translation>
    </message>
    <message>
        <source>too complicated to compile</source>
        <comment>script.complicated</comment>
        <translation>过于复杂，无法编译</translation>
    </message>
    <message>
        <source>its steps cannot be counted: %1</source>
        <comment>script.uncounted</comment>
        <translation>无法计算其步数：%1</translation>
    </message>
    <message>
        <source>text of %1 bytes is too long for a script</source>
        <comment>script.long</comment>
        <translation>%1 字节的文本对脚本来说过长</translation>
    </message>
    <message>
        <source>the expression is empty</source>
        <comment>script.emptyExpression</comment>
        <translation>表达式为空</translation>
    </message>
    <message>
        <source>the value is %1; a number or a text is needed</source>
        <comment>script.value</comment>
        <translation>值为 %1；需要数或文本</translation>
    </message>
    <message>
        <source>%1%2%3</source>
        <comment>script.place</comment>
        <translation>%1%2%3</translation>
    </message>
    <message>
        <source> for nil</source>
        <comment>script.forNil</comment>
        <translation> 对 nil 调用</translation>
    </message>
    <message>
        <source> for nil; %1 is nil</source>
        <comment>script.isNil</comment>
        <translation> 对 nil 调用；%1 为 nil</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>script.or</comment>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>; in %1</source>
        <comment>script.in</comment>
        <translation>；在 %1 中</translation>
    </message>
    <message>
        <source>%1, called from %2</source>
        <comment>script.calledFrom</comment>
        <translation>%1，由 %2 调用</translation>
    </message>
    <message>
        <source>; called from %1</source>
        <comment>script.callers</comment>
        <translation>；由 %1 调用</translation>
    </message>
    <message>
        <source>%1: onCycle: %2; the block is not called any more</source>
        <comment>script.onCycle</comment>
        <translation>%1：onCycle：%2；该代码块不再调用</translation>
    </message>
    <message>
        <source>%1: argument %2 is %3; a text, number or boolean is needed</source>
        <comment>script.argument</comment>
        <translation>%1：参数 %2 为 %3；需要文本、数或布尔值</translation>
    </message>
    <message>
        <source>takes the name of a bundle</source>
        <comment>script.takesBundle</comment>
        <translation>需要包的名称</translation>
    </message>
    <message>
        <source>it is unknown</source>
        <comment>script.unknownBundle</comment>
        <translation>未知</translation>
    </message>
    <message>
        <source>bundle %1 is not loaded: %2</source>
        <comment>script.noBundle</comment>
        <translation>未加载包 %1：%2</translation>
    </message>
    <message>
        <source>takes the name of a script</source>
        <comment>script.takesScript</comment>
        <translation>需要脚本的名称</translation>
    </message>
    <message>
        <source>takes the name of a scene file and values for its template</source>
        <comment>script.takesScene</comment>
        <translation>需要场景文件的名称及其模板的值</translation>
    </message>
    <message>
        <source>there is no scene to import into</source>
        <comment>script.noScene</comment>
        <translation>没有可导入的目标场景</translation>
    </message>
    <message>
        <source>cannot make %1 at %2</source>
        <comment>script.cannotMake</comment>
        <translation>无法在 %2 处创建 %1</translation>
    </message>
    <message>
        <source>there is nothing at %1 to select</source>
        <comment>script.nothingThere</comment>
        <translation>%1 处没有可选的内容</translation>
    </message>
    <message>
        <source>popd: nothing was pushed</source>
        <comment>script.popd</comment>
        <translation>popd：此前没有压入任何内容</translation>
    </message>
    <message>
        <source>%1 is no function, and no method of what is selected, %2</source>
        <comment>script.noFunction</comment>
        <translation>%1 不是函数，也不是所选内容 %2 的方法</translation>
    </message>
    <message>
        <source>%1 is called on an object that is gone</source>
        <comment>script.gone</comment>
        <translation>在已不存在的对象上调用了 %1</translation>
    </message>
    <message>
        <source>%1 cannot take a value %2</source>
        <comment>script.noValue</comment>
        <translation>%1 不能接受值 %2</translation>
    </message>
    <message>
        <source>what it says is %1; a text is needed, or nil</source>
        <comment>script.noText</comment>
        <translation>其给出的是 %1；需要文本或 nil</translation>
    </message>
    <message>
        <source>such as %1</source>
        <comment>script.such</comment>
        <translation>例如 %1</translation>
    </message>
    <message>
        <source>scripts have no %1: %2</source>
        <comment>script.unavailable</comment>
        <translation>脚本没有%1:%2</translation>
    </message>
    <message>
        <source>the time of day is unknown while a run goes on, which has to be the same every time: onCycle { |time| … } is told the simulated time</source>
        <comment>script.noClock</comment>
        <translation>运行必须每次相同,因此运行期间不知道时刻:onCycle { |time| … }会得到仿真时间</translation>
    </message>
    <message>
        <source>cannot load %1: there is no such script below the data directories, and scripts have no libraries of Ruby</source>
        <comment>script.noLoad</comment>
        <translation>无法加载%1:数据目录下没有这个脚本,脚本也没有Ruby的库</translation>
    </message>
    <message>
        <source>%1 ends with an error</source>
        <comment>script.loadFailed</comment>
        <translation>%1以错误结束</translation>
    </message>
    <message>
        <source>return ends the script, sparkGetSimulationServer.quit the run</source>
        <comment>instead.end</comment>
        <translation>return结束脚本,sparkGetSimulationServer.quit结束运行</translation>
    </message>
    <message>
        <source>onCycle { |time| … } is called in every cycle, with the simulated time</source>
        <comment>instead.wait</comment>
        <translation>onCycle { |time| … }在每个周期以仿真时间被调用</translation>
    </message>
    <message>
        <source>they start no programs; team files and jobs do</source>
        <comment>instead.program</comment>
        <translation>脚本不启动程序;由球队文件和作业启动</translation>
    </message>
    <message>
        <source>run, load and importScene read what is below the data directories; sparkEnableLog writes logs</source>
        <comment>instead.file</comment>
        <translation>run、load和importScene读取数据目录下的内容;sparkEnableLog写日志</translation>
    </message>
    <message>
        <source>scripts have no regular expressions; texts have include?, start_with?, end_with?, index, split and sub</source>
        <comment>instead.pattern</comment>
        <translation>脚本没有正则表达式;文本有include?、start_with?、end_with?、index、split和sub</translation>
    </message>
    <message>
        <source>nobody types into scripts; variables come from outside: --set NAME=VALUE</source>
        <comment>instead.input</comment>
        <translation>脚本没有键盘输入;变量由外部给出:--set NAME=VALUE</translation>
    </message>
    <message>
        <source>scripts have no network; agents and monitors connect to the ports of the server</source>
        <comment>instead.socket</comment>
        <translation>脚本没有网络;智能体和监视器连接到服务器的端口</translation>
    </message>
    <message>
        <source>scripts have no libraries of Ruby; Array, Hash, Struct, Math and Time are built in</source>
        <comment>instead.library</comment>
        <translation>脚本没有Ruby的库;内置有Array、Hash、Struct、Math和Time</translation>
    </message>
    <message>
        <source>%1 messages left out</source>
        <comment>session.leftOut</comment>
        <translation>略去了 %1 条消息</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no name for a bundle: letters, digits, _ - + only</source>
        <comment>setUp.bundleName</comment>
        <translation>“%1”不是包的有效名称：只能用字母、数字、_ - +</translation>
    </message>
    <message>
        <source>there is no %1.so in the plugin directories (%2); there are: %3</source>
        <comment>setUp.noPluginHere</comment>
        <translation>插件目录（%2）中没有 %1.so；现有：%3</translation>
    </message>
    <message>
        <source>none</source>
        <comment>setUp.noPlugins</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>there is no %1.so in the plugin directories</source>
        <comment>setUp.noPlugin</comment>
        <translation>插件目录中没有 %1.so</translation>
    </message>
    <message>
        <source>%1 is no plugin: it lacks SPARKWRIGHT_PLUGIN(...)</source>
        <comment>setUp.notPlugin</comment>
        <translation>%1 不是插件：缺少 SPARKWRIGHT_PLUGIN(...)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>setUp.fileSays</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>there is no decision to confirm</source>
        <comment>verdict.noneToConfirm</comment>
        <translation>没有可确认的判罚</translation>
    </message>
    <message>
        <source>there is no decision to overrule; what has been carried out is taken back with (undo)</source>
        <comment>verdict.noneToOverrule</comment>
        <translation>没有可推翻的判罚；已执行的判罚用 (undo) 撤销</translation>
    </message>
    <message>
        <source>decisions can be undone with ConfirmFouls or ConfirmGoals only; (set (ConfirmFouls true)) switches it on</source>
        <comment>verdict.undoOff</comment>
        <translation>只有启用 ConfirmFouls 或 ConfirmGoals 才能撤销判罚；用 (set (ConfirmFouls true)) 启用</translation>
    </message>
    <message>
        <source>a decision is pending: confirm or overrule it first</source>
        <comment>verdict.pendingFirst</comment>
        <translation>有待定的判罚：请先确认或推翻它</translation>
    </message>
    <message>
        <source>nothing has been decided within the last %1 s</source>
        <comment>verdict.noneSince</comment>
        <translation>最近 %1 s 内没有判罚</translation>
    </message>
    <message>
        <source>the half in which it was decided is over; (score ...) sets the score</source>
        <comment>verdict.otherHalf</comment>
        <translation>作出判罚的半场已结束；用 (score ...) 设置比分</translation>
    </message>
    <message>
        <source>there are no script variables</source>
        <comment>variable.none</comment>
        <translation>没有脚本变量</translation>
    </message>
    <message>
        <source>there is no variable `%1`</source>
        <comment>variable.unknown</comment>
        <translation>没有变量 `%1`</translation>
    </message>
    <message>
        <source>there is no rule `%1`</source>
        <comment>variable.noRule</comment>
        <translation>没有规则 `%1`</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>variable.meant</comment>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>%1 is built into the scene: it counts from the next set-up on, with --set %2</source>
        <comment>variable.builtIn</comment>
        <translation>%1 内置于场景：从下一次配置起用 --set %2 生效</translation>
    </message>
    <message>
        <source>%1 is true or false, not `%2`</source>
        <comment>variable.flag</comment>
        <translation>%1 为 true 或 false，而不是 `%2`</translation>
    </message>
    <message>
        <source>%1 is a whole number from %2 to %3, not `%4`</source>
        <comment>variable.whole</comment>
        <translation>%1 是 %2 到 %3 之间的整数，而不是 `%4`</translation>
    </message>
    <message>
        <source>%1 is a number from %2 to %3, not `%4`</source>
        <comment>variable.number</comment>
        <translation>%1 为 %2 到 %3 之间的数，而不是 `%4`</translation>
    </message>
    <message>
        <source>%1 is a number from %2 to %3 %4, not `%5`</source>
        <comment>variable.numberOf</comment>
        <translation>%1 为 %2 到 %3 %4 之间的数，而不是 `%5`</translation>
    </message>
    <message>
        <source>there is no free place near %1</source>
        <comment>mover.noPlace</comment>
        <translation>%1 附近没有空位</translation>
    </message>
    <message>
        <source>moved there all the same</source>
        <comment>mover.allTheSame</comment>
        <translation>仍已移到该处</translation>
    </message>
    <message>
        <source>expected four numbers</source>
        <comment>sensor.fourNumbers</comment>
        <translation>应为四个数</translation>
    </message>
    <message>
        <source>expected two angles</source>
        <comment>sensor.twoAngles</comment>
        <translation>应为两个角度</translation>
    </message>
    <message>
        <source>expected four numbers that are not negative</source>
        <comment>sensor.notNegative</comment>
        <translation>应为四个非负数</translation>
    </message>
    <message>
        <source>expected 0 to 1000 echoes</source>
        <comment>sensor.echoes</comment>
        <translation>应为 0 到 1000 个回波</translation>
    </message>
    <message>
        <source>expected two distances, the smaller one first</source>
        <comment>sensor.distances</comment>
        <translation>应为两个距离，较小者在前</translation>
    </message>
    <message>
        <source>there is no match</source>
        <comment>match.none</comment>
        <translation>没有比赛</translation>
    </message>
    <message>
        <source>there is a match already, or no scene to play in; this node has no effect</source>
        <comment>match.second</comment>
        <translation>已有比赛，或没有可进行比赛的场景；此节点无效果</translation>
    </message>
    <message>
        <source>the time of a game is 0 s or more, not %1</source>
        <comment>match.time</comment>
        <translation>比赛时间须大于或等于 0 s，而不是 %1</translation>
    </message>
    <message>
        <source>self collisions could not be written any more</source>
        <comment>record.lost</comment>
        <translation>无法继续写入自碰撞</translation>
    </message>
    <message>
        <source>%1 cannot be written; is there room, and may you write there?</source>
        <comment>record.unwritable</comment>
        <translation>无法写入 %1；是否有足够空间，您是否有写入权限？</translation>
    </message>
    <message>
        <source>self collisions are not written to a file: %1; the variable SelfCollisionRecordFilename names it</source>
        <comment>record.none</comment>
        <translation>自碰撞未写入文件：%1；文件名由变量 SelfCollisionRecordFilename 指定</translation>
    </message>
    <message>
        <source>free place</source>
        <comment>rule.freePlace</comment>
        <translation>空位</translation>
    </message>
    <message>
        <source>port %1 is not between 0 and 65535</source>
        <comment>socket.port</comment>
        <translation>端口 %1 不在 0 到 65535 之间</translation>
    </message>
    <message>
        <source>`%1` is not an address of IPv4 or IPv6</source>
        <comment>socket.address</comment>
        <translation>“%1”不是IPv4或IPv6地址</translation>
    </message>
    <message>
        <source>cannot listen on %1: %2</source>
        <comment>socket.listen</comment>
        <translation>无法在 %1 上监听：%2</translation>
    </message>
    <message>
        <source>further ports are for TCP only</source>
        <comment>socket.tcpOnly</comment>
        <translation>其他端口仅用于 TCP</translation>
    </message>
    <message>
        <source>%1 has sent %2 to port %3 and is not served; a message is its length (4 bytes, the highest first), then its text</source>
        <comment>framing.misfit</comment>
        <translation>%1向端口%3发送了%2,不予服务;消息由长度(4个字节,高位在前)及其后的文本组成</translation>
    </message>
    <message>
        <source>%1; further ones are not reported</source>
        <comment>framing.last</comment>
        <translation>%1;之后的不再报告</translation>
    </message>
    <message>
        <source>text without a length (%1)</source>
        <comment>framing.text</comment>
        <translation>没有长度的文本(%1)</translation>
    </message>
    <message>
        <source>a length of %1 with the lowest byte first</source>
        <comment>framing.little</comment>
        <translation>低位字节在前的长度%1</translation>
    </message>
    <message>
        <source>a request of a browser (%1; pages of a run are served at the port of --web)</source>
        <comment>framing.web</comment>
        <translation>浏览器的请求(%1;运行的网页由--web的端口提供)</translation>
    </message>
    <message>
        <source>a length of %1 bytes, where %2 is the maximum</source>
        <comment>framing.long</comment>
        <translation>%1字节的长度(最大为%2)</translation>
    </message>
    <message>
        <source>%1 bytes of a message of %2 bytes, and no more</source>
        <comment>framing.part</comment>
        <translation>%2字节的消息中的仅%1字节</translation>
    </message>
    <message>
        <source>%1 bytes, which are less than a length</source>
        <comment>framing.short</comment>
        <translation>不足一个长度的%1字节</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>agent.list</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>the step gave the body impossible numbers; all %1 bodies connected by joints were put back to their last poses in order, at rest</source>
        <comment>body.allPutBack</comment>
        <translation>该步使刚体得到了不可能的数值；由关节相连的全部 %1 个刚体已放回最后的正常位姿并静止</translation>
    </message>
    <message>
        <source>very light parts, and parts without damping, are hard to compute</source>
        <comment>body.hardParts</comment>
        <translation>很轻的部件以及没有阻尼的部件难以计算</translation>
    </message>
    <message>
        <source>could not mount %1: %2</source>
        <comment>host.mount</comment>
        <translation>无法挂载 %1：%2</translation>
    </message>
    <message>
        <source>name a directory or a zip archive</source>
        <comment>host.mountHint</comment>
        <translation>请指定目录或 zip 压缩包</translation>
    </message>
    <message>
        <source>%1 has put nothing into the scene, so nothing will happen; load a set-up such as %2, or import scenes in your own</source>
        <comment>host.nothing</comment>
        <translation>%1 没有向场景中放入任何内容，因此不会发生任何事；请加载配置（如 %2），或在自己的配置中导入场景</translation>
    </message>
    <message>
        <source>--agent-format: %1</source>
        <comment>host.format</comment>
        <translation>--agent-format：%1</translation>
    </message>
    <message>
        <source>end the other program, or choose other ports with --agent-port and --monitor-port (0: any free one)</source>
        <comment>host.ports</comment>
        <translation>请结束另一个程序，或用 --agent-port 和 --monitor-port 选择其他端口（0：任意空闲端口）</translation>
    </message>
    <message>
        <source>recording to %1</source>
        <comment>host.recording</comment>
        <translation>正在录制到 %1</translation>
    </message>
    <message>
        <source>nothing is recorded: %1</source>
        <comment>host.noRecording</comment>
        <translation>未录制：%1</translation>
    </message>
    <message>
        <source>name sexp, json, or a parser of a plugin that the set-up or --bundle loads</source>
        <comment>host.formats</comment>
        <translation>请指定 sexp、json，或由配置或 --bundle 加载的插件所提供的解析器</translation>
    </message>
    <message>
        <source>%1; the next free ports are used: %2 for agents, %3 for monitors</source>
        <comment>host.nextPorts</comment>
        <translation>%1；改用下一组空闲端口：智能体 %2，监视器 %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>state.at</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>the state ends too early</source>
        <comment>state.short</comment>
        <translation>状态过早结束</translation>
    </message>
    <message>
        <source>the state is damaged</source>
        <comment>state.damaged</comment>
        <translation>状态已损坏</translation>
    </message>
    <message>
        <source>this is no state of a World</source>
        <comment>state.foreign</comment>
        <translation>这不是 World 的状态</translation>
    </message>
    <message>
        <source>the state is of format %1, this program reads format %2</source>
        <comment>state.newer</comment>
        <translation>状态格式为 %1，本程序读取的格式为 %2</translation>
    </message>
    <message>
        <source>the state has a value that is out of range</source>
        <comment>state.value</comment>
        <translation>状态中有超出范围的值</translation>
    </message>
    <message>
        <source>the scene is another one than when the state was saved</source>
        <comment>state.structure</comment>
        <translation>场景与保存状态时不同</translation>
    </message>
    <message>
        <source>bodies, joints or shapes were made in another order than when the state was saved</source>
        <comment>state.order</comment>
        <translation>刚体、关节或形状的创建顺序与保存状态时不同</translation>
    </message>
    <message>
        <source>the state is of %1, and %2 is loaded</source>
        <comment>state.scene</comment>
        <translation>状态属于 %1，而已加载的是 %2</translation>
    </message>
    <message>
        <source>the state is of a run with seed %1, this one has %2</source>
        <comment>state.seed</comment>
        <translation>状态属于种子为 %1 的运行，此次运行的种子为 %2</translation>
    </message>
    <message>
        <source>a state is restored in a World that has just been loaded</source>
        <comment>state.used</comment>
        <translation>状态只能恢复到刚加载的 World 中</translation>
    </message>
    <message>
        <source>the robot of agent %1 cannot be built again</source>
        <comment>state.robot</comment>
        <translation>无法重新构建智能体 %1 的机器人</translation>
    </message>
    <message>
        <source>no scene has been loaded, so there is no state</source>
        <comment>state.noScene</comment>
        <translation>未加载场景，因此没有状态</translation>
    </message>
    <message>
        <source>the scene has been edited while it ran</source>
        <comment>state.edited</comment>
        <translation>场景在运行期间被编辑过</translation>
    </message>
    <message>
        <source>a decision waits for the human referee</source>
        <comment>state.pending</comment>
        <translation>有判罚正在等待人类裁判</translation>
    </message>
    <message>
        <source>a decision can still be undone, which is not saved</source>
        <comment>state.undoable</comment>
        <translation>有判罚仍可撤销，这一点不会保存</translation>
    </message>
    <message>
        <source>this moment is not kept any more</source>
        <comment>state.forgotten</comment>
        <translation>该时刻已不再保留</translation>
    </message>
    <message>
        <source>the recording has no states; record one with --record-states</source>
        <comment>state.noStates</comment>
        <translation>录像没有状态；请用 --record-states 录制</translation>
    </message>
    <message>
        <source>the recording is damaged: messages of agents are missing from %1 s on</source>
        <comment>state.agentsDamaged</comment>
        <translation>录像已损坏：从 %1 秒起缺少智能体的消息</translation>
    </message>
    <message>
        <source>the recording has no messages of agents; record one with --record-agents</source>
        <comment>state.noBytes</comment>
        <translation>录像没有智能体的消息；请用 --record-agents 录制</translation>
    </message>
    <message>
        <source>the first state of the recording is at %1 s</source>
        <comment>state.before</comment>
        <translation>录像的第一个状态在 %1 s</translation>
    </message>
    <message>
        <source>the recording ends at %1 s</source>
        <comment>state.after</comment>
        <translation>录像在 %1 s 结束</translation>
    </message>
    <message>
        <source>%1 cannot save what it knows</source>
        <comment>state.behavior</comment>
        <translation>%1 无法保存其内部信息</translation>
    </message>
    <message>
        <source>a script takes part in every cycle; what it remembers is not saved</source>
        <comment>state.cycleBlocks</comment>
        <translation>有脚本参与每个周期；它所记住的内容不会保存</translation>
    </message>
    <message>
        <source>cannot resume %1: %2</source>
        <comment>host.noResume</comment>
        <translation>无法继续 %1：%2</translation>
    </message>
    <message>
        <source>name a recording with exact states, a time in it, and its data directory</source>
        <comment>host.resumeHint</comment>
        <translation>请指定带精确状态的录像、其中的时间及其数据目录</translation>
    </message>
    <message>
        <source>resume behind the damage (--at), or without recorded agents (--recorded none)</source>
        <comment>host.damagedHint</comment>
        <translation>请从损坏处之后继续 (--at)，或不使用录制的智能体 (--recorded none)</translation>
    </message>
    <message>
        <source>resumed at %1 s; %2 agents wait for their programs</source>
        <comment>host.resumed</comment>
        <translation>已从 %1 s 继续；%2 个智能体正在等待各自的程序</translation>
    </message>
    <message>
        <source>the run from there may differ from the recorded one: %1</source>
        <comment>host.inexact</comment>
        <translation>此后的运行可能与录像不同：%1</translation>
    </message>
    <message>
        <source>name a file in a folder that can be written to</source>
        <comment>host.recordHint</comment>
        <translation>请指定可写文件夹中的文件</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <comment>recording.unreadable</comment>
        <translation>无法读取文件</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <comment>recording.empty</comment>
        <translation>文件为空</translation>
    </message>
    <message>
        <source>this is not an MCAP file: it does not begin like one</source>
        <comment>recording.notMcap</comment>
        <translation>这不是 MCAP 文件：开头不符</translation>
    </message>
    <message>
        <source>this MCAP file contains no recording of Sparkwright</source>
        <comment>recording.foreign</comment>
        <translation>此 MCAP 文件不含 Sparkwright 录像</translation>
    </message>
    <message>
        <source>this recording was made by a newer version of Sparkwright</source>
        <comment>recording.newer</comment>
        <translation>此录像由较新版本的 Sparkwright 录制</translation>
    </message>
    <message>
        <source>the file ends before its first data</source>
        <comment>recording.noData</comment>
        <translation>文件在首个数据之前就结束了</translation>
    </message>
    <message>
        <source>the file has no valid end, as after a crash; what was found goes up to %1 s</source>
        <comment>recording.noEnd</comment>
        <translation>文件没有有效的结尾,如同崩溃之后;找到的内容到 %1 s 为止</translation>
    </message>
    <message>
        <source>the index at the end of the file is damaged; the file was read without it</source>
        <comment>recording.noIndex</comment>
        <translation>文件末尾的索引已损坏;读取文件时没有使用它</translation>
    </message>
    <message>
        <source>damaged from byte %1 to byte %2 and left out: the run from %3 s to %4 s</source>
        <comment>recording.gap</comment>
        <translation>从字节 %1 到字节 %2 已损坏并被略去:运行的 %3 s 到 %4 s</translation>
    </message>
    <message>
        <source>damaged from byte %1 on and left out: the run from %2 s on</source>
        <comment>recording.gapToEnd</comment>
        <translation>从字节 %1 起已损坏并被略去:运行的 %2 s 之后</translation>
    </message>
    <message>
        <source>damaged at byte %1, where nothing of the run stands</source>
        <comment>recording.indexDamaged</comment>
        <translation>字节 %1 处已损坏,但那里没有运行的内容</translation>
    </message>
    <message>
        <source>the part at byte %1, from %2 s on, is damaged and left out</source>
        <comment>recording.damaged</comment>
        <translation>字节 %1 处的部分(从 %2 s 起)已损坏并被略去</translation>
    </message>
    <message>
        <source>the index of the part at byte %1 does not fit its messages, and was not used</source>
        <comment>recording.index</comment>
        <translation>字节 %1 处部分的索引与其消息不符,未被使用</translation>
    </message>
    <message>
        <source>the checksum of the data is wrong: from %1 s to %2 s, something may be damaged that has no checksum of its own</source>
        <comment>recording.checksum</comment>
        <translation>数据的校验和不正确:从 %1 s 到 %2 s,某些没有自己校验和的内容可能已损坏</translation>
    </message>
    <message>
        <source>%1 messages were found, where the file says that it has %2</source>
        <comment>recording.count</comment>
        <translation>找到 %1 条消息,而文件说有 %2 条</translation>
    </message>
    <message>
        <source>%1 messages of channel %2, which the file does not describe, are left out</source>
        <comment>recording.noChannel</comment>
        <translation>略去通道 %2 的 %1 条消息,文件没有描述该通道</translation>
    </message>
    <message>
        <source>the part at byte %1 is larger than 1 GiB, which is too large</source>
        <comment>recording.large</comment>
        <translation>字节 %1 处的部分大于 1 GiB,太大了</translation>
    </message>
    <message>
        <source>the part at byte %1 is compressed in a way that MCAP does not know</source>
        <comment>recording.packed</comment>
        <translation>字节 %1 处的部分以 MCAP 不认识的方式压缩</translation>
    </message>
    <message>
        <source>from %1 s to %2 s, %3 frames cannot be shown, since messages that they build on are missing; keep all of them from the start of the run on</source>
        <comment>recording.noStructure</comment>
        <translation>从 %1 s 到 %2 s,有 %3 帧无法显示,因为缺少它们所依据的消息;请从运行开始起保留全部消息</translation>
    </message>
    <message>
        <source>recordings whose times overlap are mixed in this file; only the one that begins at %1 s is shown</source>
        <comment>recording.others</comment>
        <translation>此文件中混有时间重叠的录制;只显示从 %1 s 开始的那一个</translation>
    </message>
    <message>
        <source>two recordings of an older version are mixed in this file, and cannot be told apart; open each file on its own</source>
        <comment>recording.mixed</comment>
        <translation>此文件中混有两个旧版本的录制,无法区分;请分别打开每个文件</translation>
    </message>
    <message>
        <source>the attachment %1 is damaged</source>
        <comment>recording.attachment</comment>
        <translation>附件 %1 已损坏</translation>
    </message>
    <message>
        <source>the disk is too slow: parts of the run are missing in the recording</source>
        <comment>recording.slow</comment>
        <translation>磁盘太慢：录像中缺少部分运行内容</translation>
    </message>
    <message>
        <source>the recording has ended: %1</source>
        <comment>recording.ended</comment>
        <translation>录制已结束：%1</translation>
    </message>
    <message>
        <source>the end of the recording could not be written: %1</source>
        <comment>recording.unfinished</comment>
        <translation>无法写入录像的结尾：%1</translation>
    </message>
    <message>
        <source>the run is not recorded: %1</source>
        <comment>recording.none</comment>
        <translation>未录制此次运行：%1</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <comment>recording.notWritten</comment>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>there is nothing to be written to %1</source>
        <comment>recording.noFrames</comment>
        <translation>没有可写入 %1 的内容</translation>
    </message>
    <message>
        <source>cancelled</source>
        <comment>recording.cancelled</comment>
        <translation>已取消</translation>
    </message>
    <message>
        <source>parentheses or quotes are not balanced, so nothing is formatted</source>
        <comment>format.broken</comment>
        <translation>括号或引号不配对，因此未格式化</translation>
    </message>
    <message>
        <source>there are control characters in the text, so nothing is formatted</source>
        <comment>format.control</comment>
        <translation>文本中有控制字符，因此未格式化</translation>
    </message>
    <message>
        <source>makes a node of a class below the node in force</source>
        <comment>complete.keyword.nd</comment>
        <translation>在当前节点下创建某个类的节点</translation>
    </message>
    <message>
        <source>selects a child, or .. for the parent, for the rest of the list</source>
        <comment>complete.keyword.sel</comment>
        <translation>为列表其余部分选择子节点，或用 .. 选择父节点</translation>
    </message>
    <message>
        <source>names the arguments of the file</source>
        <comment>complete.keyword.templ</comment>
        <translation>指定文件的参数名</translation>
    </message>
    <message>
        <source>defines a variable of the file</source>
        <comment>complete.keyword.def</comment>
        <translation>定义文件的变量</translation>
    </message>
    <message>
        <source>chooses among cases by a value</source>
        <comment>complete.keyword.switch</comment>
        <translation>按值选择分支</translation>
    </message>
    <message>
        <source>logs the path of the node in force</source>
        <comment>complete.keyword.pwd</comment>
        <translation>将当前节点的路径写入日志</translation>
    </message>
    <message>
        <source>computes an expression in Ruby</source>
        <comment>complete.keyword.eval</comment>
        <translation>计算 Ruby 表达式</translation>
    </message>
    <message>
        <source>puts texts together without blanks</source>
        <comment>complete.keyword.join</comment>
        <translation>将文本不加空格地连接起来</translation>
    </message>
    <message>
        <source>short for %1</source>
        <comment>complete.short</comment>
        <translation>%1 的缩写</translation>
    </message>
    <message>
        <source>template parameter</source>
        <comment>complete.parameter</comment>
        <translation>模板参数</translation>
    </message>
    <message>
        <source>variable</source>
        <comment>complete.variable</comment>
        <translation>变量</translation>
    </message>
    <message>
        <source>variable of scripts</source>
        <comment>complete.scriptVariable</comment>
        <translation>脚本变量</translation>
    </message>
    <message>
        <source>material</source>
        <comment>complete.material</comment>
        <translation>材质</translation>
    </message>
    <message>
        <source>built-in mesh</source>
        <comment>complete.meshShape</comment>
        <translation>内置网格</translation>
    </message>
    <message>
        <source>file</source>
        <comment>complete.file</comment>
        <translation>文件</translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>complete.from</comment>
        <translation>来自 %1</translation>
    </message>
    <message>
        <source>preset</source>
        <comment>complete.preset</comment>
        <translation>预设</translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>hover.from</comment>
        <translation>来自 %1</translation>
    </message>
    <message>
        <source>takes %1</source>
        <comment>hover.takes</comment>
        <translation>需要 %1</translation>
    </message>
    <message>
        <source>called while the file is read</source>
        <comment>hover.immediate</comment>
        <translation>在读取文件时调用</translation>
    </message>
    <message>
        <source>preset %1</source>
        <comment>hover.preset</comment>
        <translation>预设 %1</translation>
    </message>
    <message>
        <source>cannot be created</source>
        <comment>hover.abstract</comment>
        <translation>无法创建</translation>
    </message>
    <message>
        <source>template parameter %1 of %2</source>
        <comment>hover.parameter</comment>
        <translation>模板参数 %1 / %2</translation>
    </message>
    <message>
        <source>variable, defined in line %1 as %2</source>
        <comment>hover.variable</comment>
        <translation>变量，在第 %1 行定义为 %2</translation>
    </message>
    <message>
        <source>in line %1</source>
        <comment>hover.declared</comment>
        <translation>在第 %1 行</translation>
    </message>
    <message>
        <source>is not defined in this file</source>
        <comment>hover.undefined</comment>
        <translation>未在此文件中定义</translation>
    </message>
    <message>
        <source>%1:%2 passes %3</source>
        <comment>hover.importedWith</comment>
        <translation>%1:%2 传入 %3</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <comment>hover.more</comment>
        <translation>以及另外 %1 个</translation>
    </message>
    <message>
        <source>takes no arguments</source>
        <comment>hover.takesNone</comment>
        <translation>不需要参数</translation>
    </message>
    <message>
        <source>takes %1</source>
        <comment>hover.template</comment>
        <translation>需要 %1</translation>
    </message>
    <message>
        <source>does not exist below the data directories</source>
        <comment>hover.missing</comment>
        <translation>在数据目录下不存在</translation>
    </message>
    <message>
        <source>defined in %1:%2</source>
        <comment>hover.defined</comment>
        <translation>定义于 %1:%2</translation>
    </message>
    <message>
        <source>%1 in radians</source>
        <comment>hover.inRadians</comment>
        <translation>%1，以弧度表示</translation>
    </message>
    <message>
        <source>%1 in degrees</source>
        <comment>hover.inDegrees</comment>
        <translation>%1，以度表示</translation>
    </message>
    <message>
        <source>Replace by %1</source>
        <comment>fix.replace</comment>
        <translation>替换为 %1</translation>
    </message>
    <message>
        <source>Add %1</source>
        <comment>fix.addArguments</comment>
        <translation>添加 %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <comment>fix.removeArguments</comment>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>Close the list</source>
        <comment>fix.closeList</comment>
        <translation>关闭列表</translation>
    </message>
    <message>
        <source>Close %1 lists</source>
        <comment>fix.closeLists</comment>
        <translation>关闭 %1 个列表</translation>
    </message>
    <message>
        <source>Remove the &apos;)&apos;</source>
        <comment>fix.removeBracket</comment>
        <translation>移除“)”</translation>
    </message>
    <message>
        <source>Close the quote</source>
        <comment>fix.closeQuote</comment>
        <translation>补全引号</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <comment>fix.chooseFile</comment>
        <translation>选择文件…</translation>
    </message>
    <message>
        <source>Add %1 to the template</source>
        <comment>fix.addParameter</comment>
        <translation>将 %1 添加到模板</translation>
    </message>
    <message>
        <source>Define %1</source>
        <comment>fix.addDefinition</comment>
        <translation>定义 %1</translation>
    </message>
    <message>
        <source>Remove the parameter %1</source>
        <comment>fix.removeParameter</comment>
        <translation>移除参数 %1</translation>
    </message>
    <message>
        <source>Remove the definition of %1</source>
        <comment>fix.removeDefinition</comment>
        <translation>移除 %1 的定义</translation>
    </message>
    <message>
        <source>Add ()</source>
        <comment>fix.emptyCase</comment>
        <translation>添加 ()</translation>
    </message>
    <message>
        <source>Put a list around all of them</source>
        <comment>fix.listAround</comment>
        <translation>将它们全部放入一个列表</translation>
    </message>
    <message>
        <source>Put a blank before the ;</source>
        <comment>fix.blank</comment>
        <translation>在 ; 前加空格</translation>
    </message>
    <message>
        <source>there is no name here that could be changed</source>
        <comment>rename.nothing</comment>
        <translation>此处没有可更改的名称</translation>
    </message>
    <message>
        <source>the text has errors, so names are not certain</source>
        <comment>rename.broken</comment>
        <translation>文本有错误，因此无法确定名称</translation>
    </message>
    <message>
        <source>names of variables are $ and at least one more character, without blanks and parentheses</source>
        <comment>rename.variable</comment>
        <translation>变量名由 $ 和至少一个字符组成，不含空格和括号</translation>
    </message>
    <message>
        <source>%1 is defined in this file already</source>
        <comment>rename.taken</comment>
        <translation>%1 已在此文件中定义</translation>
    </message>
    <message>
        <source>a node needs a name without / and \</source>
        <comment>rename.empty</comment>
        <translation>节点名称不得含有 / 和 \</translation>
    </message>
    <message>
        <source>the name is computed, or stands in another file</source>
        <comment>rename.computed</comment>
        <translation>该名称是计算得出的，或位于另一个文件中</translation>
    </message>
    <message>
        <source>a sibling is named %1 already; paths would lead to the first one</source>
        <comment>rename.sibling</comment>
        <translation>已有同级节点名为 %1；路径将指向第一个</translation>
    </message>
    <message>
        <source>arguments go by their places, so files that import this one need no change</source>
        <comment>rename.positional</comment>
        <translation>参数按位置对应，因此导入此文件的文件无需更改</translation>
    </message>
    <message>
        <source>%1 paths may mean this node, but that is not certain; they are not changed</source>
        <comment>rename.uncertain</comment>
        <translation>有 %1 个路径可能指此节点，但不能确定；未更改</translation>
    </message>
    <message>
        <source>%1 path may mean this node, but that is not certain; it is not changed</source>
        <comment>rename.uncertainOne</comment>
        <translation>有 %1 个路径可能指此节点，但不能确定；未更改</translation>
    </message>
    <message>
        <source>%1 is no joint with bodies</source>
        <comment>manipulation.noJoint</comment>
        <translation>%1 不是带刚体的关节</translation>
    </message>
    <message>
        <source>expected (deg &lt;angle&gt;), or (pos &lt;m&gt;) for a slider, and perhaps (axis &lt;0 or 1&gt;)</source>
        <comment>manipulation.joint</comment>
        <translation>应为 (deg &lt;angle&gt;)，滑动关节为 (pos &lt;m&gt;)，还可加 (axis &lt;0 or 1&gt;)</translation>
    </message>
    <message>
        <source>the joint %1 has no axis %2 that can be set</source>
        <comment>manipulation.noAxis</comment>
        <translation>关节 %1 没有可设置的轴 %2</translation>
    </message>
    <message>
        <source>the joint %1 is part of a ring, so it cannot be set alone</source>
        <comment>manipulation.ring</comment>
        <translation>关节 %1 是环的一部分，因此不能单独设置</translation>
    </message>
    <message>
        <source>the joint %1 has no motor</source>
        <comment>manipulation.noMotor</comment>
        <translation>关节 %1 没有电机</translation>
    </message>
    <message>
        <source>give it one by setMaxMotorForce</source>
        <comment>manipulation.addMotor</comment>
        <translation>请用 setMaxMotorForce 为其设置</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <comment>urdf.unreadable</comment>
        <translation>无法读取文件</translation>
    </message>
    <message>
        <source>check its name and its permissions</source>
        <comment>urdf.checkName</comment>
        <translation>请检查其名称和权限</translation>
    </message>
    <message>
        <source>the file is larger than %1 MiB</source>
        <comment>urdf.tooLarge</comment>
        <translation>文件大于 %1 MiB</translation>
    </message>
    <message>
        <source>is this a URDF file?</source>
        <comment>urdf.isItUrdf</comment>
        <translation>这是 URDF 文件吗？</translation>
    </message>
    <message>
        <source>a URDF file is XML and starts with &lt;robot name=&quot;…&quot;&gt;; expand macros with xacro first</source>
        <comment>urdf.noXml</comment>
        <translation>URDF 文件是 XML，以 &lt;robot name=&quot;…&quot;&gt; 开头；请先用 xacro 展开宏</translation>
    </message>
    <message>
        <source>the outermost element is %1, not robot</source>
        <comment>urdf.outermost</comment>
        <translation>最外层元素是 %1，而不是 robot</translation>
    </message>
    <message>
        <source>the file holds macros (%1)</source>
        <comment>urdf.xacro</comment>
        <translation>文件含有宏（%1）</translation>
    </message>
    <message>
        <source>expand them first: xacro FILE.xacro &gt; FILE.urdf</source>
        <comment>urdf.expand</comment>
        <translation>请先展开：xacro FILE.xacro &gt; FILE.urdf</translation>
    </message>
    <message>
        <source>the robot has more than %1 links</source>
        <comment>urdf.mostLinks</comment>
        <translation>机器人的连杆超过 %1 个</translation>
    </message>
    <message>
        <source>the robot has no link</source>
        <comment>urdf.noLinks</comment>
        <translation>机器人没有连杆</translation>
    </message>
    <message>
        <source>a robot needs at least one &lt;link name=&quot;…&quot;&gt;</source>
        <comment>urdf.addLink</comment>
        <translation>机器人至少需要一个 &lt;link name=&quot;…&quot;&gt;</translation>
    </message>
    <message>
        <source>%1 needs the attribute %2</source>
        <comment>urdf.needsAttribute</comment>
        <translation>%1 需要属性 %2</translation>
    </message>
    <message>
        <source>%1 needs the element %2</source>
        <comment>urdf.needsElement</comment>
        <translation>%1 需要元素 %2</translation>
    </message>
    <message>
        <source>expected %1 numbers for %2, not %3</source>
        <comment>urdf.numbers</comment>
        <translation>%2 应为 %1 个数，而不是 %3</translation>
    </message>
    <message>
        <source>expected a number for %1, not %2</source>
        <comment>urdf.number</comment>
        <translation>%1 应为数，而不是 %2</translation>
    </message>
    <message>
        <source>numbers must be finite and at most 1000000</source>
        <comment>urdf.finite</comment>
        <translation>数必须是有限的，且不超过 1000000</translation>
    </message>
    <message>
        <source>%1 must be more than 0, not %2</source>
        <comment>urdf.size</comment>
        <translation>%1 必须大于 0，而不是 %2</translation>
    </message>
    <message>
        <source>there are two %1 of the name %2</source>
        <comment>urdf.twice</comment>
        <translation>有两个名为 %2 的 %1</translation>
    </message>
    <message>
        <source>rename one of them</source>
        <comment>urdf.rename</comment>
        <translation>请重命名其中之一</translation>
    </message>
    <message>
        <source>the joint %1 names the link %2, which does not exist</source>
        <comment>urdf.noLink</comment>
        <translation>关节 %1 指定的连杆 %2 不存在</translation>
    </message>
    <message>
        <source>links are %1</source>
        <comment>urdf.linkNames</comment>
        <translation>连杆有 %1</translation>
    </message>
    <message>
        <source>there is no joint of the type %1</source>
        <comment>urdf.kind</comment>
        <translation>没有类型为 %1 的关节</translation>
    </message>
    <message>
        <source>types are revolute, continuous, prismatic, fixed, floating and planar</source>
        <comment>urdf.kinds</comment>
        <translation>类型有 revolute、continuous、prismatic、fixed、floating 和 planar</translation>
    </message>
    <message>
        <source>there is no geometry %1</source>
        <comment>urdf.geometry</comment>
        <translation>没有几何形状 %1</translation>
    </message>
    <message>
        <source>shapes are box, sphere, cylinder, capsule and mesh; it is left out</source>
        <comment>urdf.geometries</comment>
        <translation>形状有 box、sphere、cylinder、capsule 和 mesh；已略去</translation>
    </message>
    <message>
        <source>the axis of the joint %1 is zero</source>
        <comment>urdf.axis</comment>
        <translation>关节 %1 的轴为零</translation>
    </message>
    <message>
        <source>0 0 1 was taken; write the direction</source>
        <comment>urdf.axisInstead</comment>
        <translation>已采用 0 0 1；请写明方向</translation>
    </message>
    <message>
        <source>the limits of the joint %1 are the wrong way round</source>
        <comment>urdf.limits</comment>
        <translation>关节 %1 的限位上下颠倒</translation>
    </message>
    <message>
        <source>they were swapped</source>
        <comment>urdf.swapped</comment>
        <translation>已对调</translation>
    </message>
    <message>
        <source>the revolute joint %1 has no limits</source>
        <comment>urdf.noLimits</comment>
        <translation>转动关节 %1 没有限位</translation>
    </message>
    <message>
        <source>it turns without end; add &lt;limit lower=&quot;…&quot; upper=&quot;…&quot;&gt;, or call it continuous</source>
        <comment>urdf.endless</comment>
        <translation>它可无限转动；请添加 &lt;limit lower=&quot;…&quot; upper=&quot;…&quot;&gt;，或将其改为 continuous</translation>
    </message>
    <message>
        <source>the link %1 hangs on two joints, %2 and %3</source>
        <comment>urdf.twoParents</comment>
        <translation>连杆 %1 连接在两个关节 %2 和 %3 上</translation>
    </message>
    <message>
        <source>each link has one joint above it; remove one of the joints</source>
        <comment>urdf.oneParent</comment>
        <translation>每个连杆上方只有一个关节；请移除其中一个关节</translation>
    </message>
    <message>
        <source>the joint %1 joins the link %2 to itself</source>
        <comment>urdf.itself</comment>
        <translation>关节 %1 将连杆 %2 与其自身相连</translation>
    </message>
    <message>
        <source>the joints form a ring: %1</source>
        <comment>urdf.cycle</comment>
        <translation>关节构成环：%1</translation>
    </message>
    <message>
        <source>remove one of these joints; a robot is a tree</source>
        <comment>urdf.breakRing</comment>
        <translation>请移除其中一个关节；机器人是树形结构</translation>
    </message>
    <message>
        <source>the links %1 and %2 are not connected by joints</source>
        <comment>urdf.twoRoots</comment>
        <translation>连杆 %1 和 %2 未由关节相连</translation>
    </message>
    <message>
        <source>join one of them to the rest, by a fixed joint if it does not move</source>
        <comment>urdf.connect</comment>
        <translation>请将其中之一与其余部分相连；若不运动，可用固定关节</translation>
    </message>
    <message>
        <source>%1 is not kept</source>
        <comment>urdf.notKept</comment>
        <translation>未保留 %1</translation>
    </message>
    <message>
        <source>the limits of the joint are kept as stops; let the agent keep away from them</source>
        <comment>urdf.doSafety</comment>
        <translation>关节限位保留为止挡；请让智能体避开它们</translation>
    </message>
    <message>
        <source>angles are zero in the pose of the file</source>
        <comment>urdf.doCalibration</comment>
        <translation>在文件的位姿中角度为零</translation>
    </message>
    <message>
        <source>the motor of the joint acts on the joint itself; gears are part of its force and speed</source>
        <comment>urdf.doTransmission</comment>
        <translation>关节的电机作用于关节本身；齿轮已计入其力和速度</translation>
    </message>
    <message>
        <source>settings for another simulator; set contacts at the colliders, sensors as perceptors</source>
        <comment>urdf.doGazebo</comment>
        <translation>这是其他仿真器的设置；接触请在碰撞体上设置，传感器请设为感知器</translation>
    </message>
    <message>
        <source>add a perceptor to the part, see docs/class-reference.md</source>
        <comment>urdf.doSensor</comment>
        <translation>请为该部件添加感知器，见 docs/class-reference.md</translation>
    </message>
    <message>
        <source>the element %1 is not known</source>
        <comment>urdf.unknown</comment>
        <translation>未知的元素 %1</translation>
    </message>
    <message>
        <source>it was left out</source>
        <comment>urdf.leftOut</comment>
        <translation>已略去</translation>
    </message>
    <message>
        <source>the planar joint %1 is left out: its link %2 moves freely</source>
        <comment>urdf.planar</comment>
        <translation>平面关节 %1 已略去：其连杆 %2 自由运动</translation>
    </message>
    <message>
        <source>the floating joint %1 is left out: its link %2 moves freely</source>
        <comment>urdf.floating</comment>
        <translation>浮动关节 %1 已略去：其连杆 %2 自由运动</translation>
    </message>
    <message>
        <source>that is what a free body does; for a plane, add joints by hand</source>
        <comment>urdf.free</comment>
        <translation>自由刚体就是如此；若要平面运动，请手动添加关节</translation>
    </message>
    <message>
        <source>the link %1 has no mass, but moves; %2 kg were taken</source>
        <comment>urdf.noMass</comment>
        <translation>连杆 %1 没有质量但会运动；已采用 %2 kg</translation>
    </message>
    <message>
        <source>add an &lt;inertial&gt; with its mass</source>
        <comment>urdf.writeMass</comment>
        <translation>请添加含其质量的 &lt;inertial&gt;</translation>
    </message>
    <message>
        <source>the inertia of the link %1 is not possible for a solid</source>
        <comment>urdf.inertia</comment>
        <translation>连杆 %1 的惯量对实体而言不可能</translation>
    </message>
    <message>
        <source>the joint %1 has no effort, so it gets no motor</source>
        <comment>urdf.noMotor</comment>
        <translation>关节 %1 没有 effort，因此没有电机</translation>
    </message>
    <message>
        <source>add effort and velocity to its &lt;limit&gt;, or (setMaxMotorForce 0 …) to the joint in the scene</source>
        <comment>urdf.addMotor</comment>
        <translation>请在其 &lt;limit&gt; 中添加 effort 和 velocity，或在场景中为该关节添加 (setMaxMotorForce 0 …)</translation>
    </message>
    <message>
        <source>0 is not within the limits of the joint %1, so the motor has to bring it there</source>
        <comment>urdf.zeroOutside</comment>
        <translation>0 不在关节 %1 的限位内，因此须由电机将其带到限位内</translation>
    </message>
    <message>
        <source>choose the origin of the joint so that its limits contain 0</source>
        <comment>urdf.otherZero</comment>
        <translation>请选择关节的原点，使其限位包含 0</translation>
    </message>
    <message>
        <source>the mesh %1 was not found</source>
        <comment>urdf.noMesh</comment>
        <translation>未找到网格 %1</translation>
    </message>
    <message>
        <source>name the folder of its package; in the command line with --package DIR</source>
        <comment>urdf.package</comment>
        <translation>请指定其包的文件夹；在命令行中用 --package DIR</translation>
    </message>
    <message>
        <source>the mesh %1 cannot be read: %2</source>
        <comment>urdf.mesh</comment>
        <translation>无法读取网格 %1：%2</translation>
    </message>
    <message>
        <source>export it again as .obj, .stl, .dae, .ply, .gltf or .glb</source>
        <comment>urdf.exportMesh</comment>
        <translation>请重新导出为 .obj、.stl、.dae、.ply、.gltf 或 .glb</translation>
    </message>
    <message>
        <source>boxes and capsules are faster and steadier</source>
        <comment>urdf.simpler</comment>
        <translation>长方体和胶囊体更快、更稳定</translation>
    </message>
    <message>
        <source>the link %1 has neither mass nor shape, so its frame is left out</source>
        <comment>urdf.frameOnly</comment>
        <translation>连杆 %1 既无质量也无形状，因此其坐标系被略去</translation>
    </message>
    <message>
        <source>it is at %1 in the part %2</source>
        <comment>urdf.inBase</comment>
        <translation>它位于部件 %2 中的 %1</translation>
    </message>
    <message>
        <source>the scene cannot be written: %1</source>
        <comment>urdf.cannotWrite</comment>
        <translation>无法写入场景：%1</translation>
    </message>
    <message>
        <source>the mesh %1 cannot be copied to %2</source>
        <comment>urdf.cannotCopy</comment>
        <translation>无法将网格 %1 复制到 %2</translation>
    </message>
    <message>
        <source>choose a folder that can be written to</source>
        <comment>urdf.writable</comment>
        <translation>请选择可写入的文件夹</translation>
    </message>
    <message>
        <source>there is no joint that can be moved</source>
        <comment>design.noJoints</comment>
        <translation>没有可移动的关节</translation>
    </message>
    <message>
        <source>there is no part at this place; choose a form (nd Transform …)</source>
        <comment>design.noForm</comment>
        <translation>此处没有部件；请选择一个 (nd Transform …) 表达式</translation>
    </message>
    <message>
        <source>%1 has an expression or parameter as an argument, which cannot be mirrored</source>
        <comment>design.expression</comment>
        <translation>%1 的参数是表达式或模板参数，无法镜像</translation>
    </message>
    <message>
        <source>%1 cannot be mirrored</source>
        <comment>design.noMirror</comment>
        <translation>%1 无法镜像</translation>
    </message>
    <message>
        <source>%1 needs %2 numbers to be mirrored</source>
        <comment>design.numbers</comment>
        <translation>%1 需要 %2 个数才能镜像</translation>
    </message>
    <message>
        <source>no name in it tells left from right, so that both would have the same names</source>
        <comment>design.noSide</comment>
        <translation>其中没有可区分左右的名称，因此两者会有相同的名称</translation>
    </message>
    <message>
        <source>an import with arguments cannot be mirrored</source>
        <comment>design.imported</comment>
        <translation>带参数的导入无法镜像</translation>
    </message>
    <message>
        <source>there is a part %1 already</source>
        <comment>design.taken</comment>
        <translation>已有部件 %1</translation>
    </message>
    <message>
        <source>%1 must be from %2 to %3</source>
        <comment>design.range</comment>
        <translation>%1 必须在 %2 到 %3 之间</translation>
    </message>
    <message>
        <source>the name of a robot consists of letters, digits, _, - and .</source>
        <comment>design.name</comment>
        <translation>机器人的名称由字母、数字、_、- 和 . 组成</translation>
    </message>
    <message>
        <source>a robot has 2 wheels, with a caster, or an even number up to 12</source>
        <comment>design.wheels</comment>
        <translation>机器人有 2 个轮子加一个脚轮，或偶数个轮子，最多 12 个</translation>
    </message>
    <message>
        <source>a robot has an even number of legs, 2 to 8</source>
        <comment>design.legs</comment>
        <translation>机器人的腿数为偶数，2 到 8</translation>
    </message>
    <message>
        <source>a leg has 1 to 6 joints</source>
        <comment>design.joints</comment>
        <translation>一条腿有 1 到 6 个关节</translation>
    </message>
    <message>
        <source>width of the trunk</source>
        <comment>design.width</comment>
        <translation>躯干宽度</translation>
    </message>
    <message>
        <source>length of the trunk</source>
        <comment>design.length</comment>
        <translation>躯干长度</translation>
    </message>
    <message>
        <source>height of the trunk</source>
        <comment>design.height</comment>
        <translation>躯干高度</translation>
    </message>
    <message>
        <source>mass of the trunk</source>
        <comment>design.mass</comment>
        <translation>躯干质量</translation>
    </message>
    <message>
        <source>torque</source>
        <comment>design.torque</comment>
        <translation>扭矩</translation>
    </message>
    <message>
        <source>speed</source>
        <comment>design.speed</comment>
        <translation>速度</translation>
    </message>
    <message>
        <source>wheel radius</source>
        <comment>design.wheelRadius</comment>
        <translation>轮半径</translation>
    </message>
    <message>
        <source>wheel width</source>
        <comment>design.wheelWidth</comment>
        <translation>轮宽</translation>
    </message>
    <message>
        <source>wheel mass</source>
        <comment>design.wheelMass</comment>
        <translation>轮质量</translation>
    </message>
    <message>
        <source>leg length</source>
        <comment>design.legLength</comment>
        <translation>腿长</translation>
    </message>
    <message>
        <source>leg mass</source>
        <comment>design.legMass</comment>
        <translation>腿质量</translation>
    </message>
    <message>
        <source>the text has errors in its parentheses</source>
        <comment>design.broken</comment>
        <translation>文本的括号有错误</translation>
    </message>
    <message>
        <source>this World does not keep what its scene is made from</source>
        <comment>live.notRecorded</comment>
        <translation>此 World 不保留场景的构建来源</translation>
    </message>
    <message>
        <source>variables have changed since %1 was imported, so it would be built differently now</source>
        <comment>live.variables</comment>
        <translation>自导入 %1 以来变量已更改，因此现在构建的结果会不同</translation>
    </message>
    <message>
        <source>%1 is read by a set-up script, or is no RSG file</source>
        <comment>live.otherFormat</comment>
        <translation>%1 由配置脚本读取，或不是 RSG 文件</translation>
    </message>
    <message>
        <source>%1 has run already, and cannot be undone</source>
        <comment>live.sideEffect</comment>
        <translation>%1 已经运行，无法撤销</translation>
    </message>
    <message>
        <source>joints connect %1 to other parts of the scene</source>
        <comment>live.joined</comment>
        <translation>有关节将 %1 与场景的其他部分相连</translation>
    </message>
    <message>
        <source>the physics world and its space are made once</source>
        <comment>live.physicsWorld</comment>
        <translation>物理世界及其空间只创建一次</translation>
    </message>
    <message>
        <source>what %1 has imported is unknown</source>
        <comment>live.noImport</comment>
        <translation>%1 导入了什么是未知的</translation>
    </message>
    <message>
        <source>the scene has been edited at %1 s; this run cannot be repeated from its files</source>
        <comment>live.edited</comment>
        <translation>场景在 %1 s 时被编辑；此次运行无法由其文件重现</translation>
    </message>
    <message>
        <source>a reset disconnects %1 agents and loses %2 s of simulated time</source>
        <comment>live.cost</comment>
        <translation>重置会断开 %1 个智能体，并丢失 %2 s 的仿真时间</translation>
    </message>
    <message>
        <source>a reset disconnects one agent and loses %1 s of simulated time</source>
        <comment>live.costOne</comment>
        <translation>重置会断开一个智能体，并丢失 %1 s 的仿真时间</translation>
    </message>
    <message>
        <source>a reset loses %1 s of simulated time</source>
        <comment>live.costTime</comment>
        <translation>重置会丢失 %1 s 的仿真时间</translation>
    </message>
    <message>
        <source>the scene file %1 does not exist below the data directories</source>
        <comment>live.missing</comment>
        <translation>数据目录下不存在场景文件 %1</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <comment>monitorlog.unreadable</comment>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>%1 is a damaged archive: %2</source>
        <comment>monitorlog.archive</comment>
        <translation>%1 是损坏的压缩包：%2</translation>
    </message>
    <message>
        <source>%1 contains no log of a monitor; one would be named like sparkmonitor.log</source>
        <comment>monitorlog.noEntry</comment>
        <translation>%1 不含监视器日志；其名称应类似 sparkmonitor.log</translation>
    </message>
    <message>
        <source>%1 is larger than %2 GB when unpacked</source>
        <comment>monitorlog.tooLarge</comment>
        <translation>%1 解压后大于 %2 GB</translation>
    </message>
    <message>
        <source>%1 cannot be unpacked into the directory for temporary files: %2</source>
        <comment>monitorlog.noSpace</comment>
        <translation>无法将 %1 解压到临时文件目录：%2</translation>
    </message>
    <message>
        <source>the archive ends too early; what is before its end is read</source>
        <comment>monitorlog.cut</comment>
        <translation>压缩包过早结束；只读取结尾之前的内容</translation>
    </message>
    <message>
        <source>%1 is no log of a monitor: it has no line with a full scene</source>
        <comment>monitorlog.empty</comment>
        <translation>%1 不是监视器日志：没有含完整场景的行</translation>
    </message>
    <message>
        <source>cancelled</source>
        <comment>monitorlog.cancelled</comment>
        <translation>已取消</translation>
    </message>
    <message>
        <source>damaged line of the log, left out: %1</source>
        <comment>monitorlog.damaged</comment>
        <translation>日志中的损坏行，已略去：%1</translation>
    </message>
    <message>
        <source>%1 more damaged lines of the log are left out</source>
        <comment>monitorlog.moreDamaged</comment>
        <translation>另有 %1 个损坏的日志行被略去</translation>
    </message>
    <message>
        <source>the last line of the log is not complete, and left out</source>
        <comment>monitorlog.lastLine</comment>
        <translation>日志的最后一行不完整，已略去</translation>
    </message>
    <message>
        <source>the log begins in the middle of a run: %1 lines are left out, since they only tell what changes; its first full scene is in line %2</source>
        <comment>monitorlog.noStart</comment>
        <translation>日志从运行中途开始:有 %1 行只说明变化,已略去;第一个完整场景在第 %2 行</translation>
    </message>
    <message>
        <source>the log begins in the middle of a run: %1 lines are left out, since they only tell what changes or are damaged (%3); its first full scene is in line %2</source>
        <comment>monitorlog.noStartDamaged</comment>
        <translation>日志从运行中途开始:有 %1 行只说明变化或已损坏(%3),已略去;第一个完整场景在第 %2 行</translation>
    </message>
    <message>
        <source>%1 cannot be shown: none of its %2 lines has a full scene, they only tell what changes</source>
        <comment>monitorlog.onlyDiffs</comment>
        <translation>无法显示 %1:它的 %2 行都没有完整场景,只说明变化</translation>
    </message>
    <message>
        <source>longer than %1 MB</source>
        <comment>monitorlog.long</comment>
        <translation>长于 %1 MB</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <comment>monitorlog.notWritten</comment>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>there is nothing to be written to %1</source>
        <comment>monitorlog.noFrames</comment>
        <translation>没有可写入 %1 的内容</translation>
    </message>
    <message>
        <source>connecting to %1</source>
        <comment>client.connecting</comment>
        <translation>正在连接到 %1</translation>
    </message>
    <message>
        <source>connected to %1</source>
        <comment>client.live</comment>
        <translation>已连接到 %1</translation>
    </message>
    <message>
        <source>connected to %1, which has sent nothing for %2 s</source>
        <comment>client.silent</comment>
        <translation>已连接到 %1，但它已有 %2 s 未发送任何内容</translation>
    </message>
    <message>
        <source>%1; trying again</source>
        <comment>client.retry</comment>
        <translation>%1；正在重试</translation>
    </message>
    <message>
        <source>no address for host %1: %2</source>
        <comment>client.unknownHost</comment>
        <translation>没有主机 %1 的地址：%2</translation>
    </message>
    <message>
        <source>no connection to %1: %2</source>
        <comment>client.refused</comment>
        <translation>无法连接到 %1：%2</translation>
    </message>
    <message>
        <source>no connection to %1 within %2 s</source>
        <comment>client.timeout</comment>
        <translation>%2 s 内未能连接到 %1</translation>
    </message>
    <message>
        <source>%1 has closed the connection</source>
        <comment>client.ended</comment>
        <translation>%1 已关闭连接</translation>
    </message>
    <message>
        <source>%1 sends no messages for monitors: %2</source>
        <comment>client.noMonitor</comment>
        <translation>%1 不发送监视器消息：%2</translation>
    </message>
    <message>
        <source>is this the server&apos;s port for monitors, usually 3200?</source>
        <comment>client.noMonitorHint</comment>
        <translation>这是服务器的监视器端口（通常为 3200）吗？</translation>
    </message>
    <message>
        <source>%1 announces a message that is too long</source>
        <comment>client.tooLong</comment>
        <translation>%1 声明的消息过长</translation>
    </message>
    <message>
        <source>%1 has sent a damaged message, which is left out: %2</source>
        <comment>client.damaged</comment>
        <translation>%1 发送了损坏的消息，已略去：%2</translation>
    </message>
    <message>
        <source>not connected to %1: commands are not sent</source>
        <comment>client.notSent</comment>
        <translation>未连接到 %1：不发送命令</translation>
    </message>
    <message>
        <source>a command of %1 bytes is too long to be sent</source>
        <comment>client.commandTooLong</comment>
        <translation>%1 字节的命令过长，无法发送</translation>
    </message>
    <message>
        <source>%1 runs elsewhere: it cannot be started, paused, stepped or reset from here</source>
        <comment>session.remoteRun</comment>
        <translation>%1 在别处运行：无法从此处启动、暂停、单步或重置</translation>
    </message>
    <message>
        <source>the speed of %1 cannot be set from here</source>
        <comment>session.remoteSpeed</comment>
        <translation>无法从此处设置 %1 的速度</translation>
    </message>
    <message>
        <source>at %1, only the ball and players can be moved</source>
        <comment>session.remoteMove</comment>
        <translation>在 %1 上只能移动球和球员</translation>
    </message>
    <message>
        <source>choose Disconnect in the Simulation menu to return to your own simulation</source>
        <comment>session.goBack</comment>
        <translation>在“仿真”菜单中选择“断开连接”可返回自己的仿真</translation>
    </message>
    <message>
        <source>port %1 is that of this window&apos;s own simulation</source>
        <comment>session.ownPort</comment>
        <translation>端口 %1 是此窗口自身仿真的端口</translation>
    </message>
    <message>
        <source>%1 is a recording: it can be watched, not changed</source>
        <comment>session.recorded</comment>
        <translation>%1 是录像：可以观看，不能更改</translation>
    </message>
    <message>
        <source>drawings sent over UDP are not recorded: %1</source>
        <comment>host.noDrawings</comment>
        <translation>通过 UDP 发送的绘图未录制：%1</translation>
    </message>
    <message>
        <source>end the other program that shows them, or choose another port with --drawing-port</source>
        <comment>host.drawingHint</comment>
        <translation>请结束另一个显示绘图的程序，或用 --drawing-port 选择其他端口</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <comment>export.notWritten</comment>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>there is nothing to be written to %1: the run has no frames in this time</source>
        <comment>export.noFrames</comment>
        <translation>没有可写入 %1 的内容：运行在此时间内没有帧</translation>
    </message>
    <message>
        <source>cancelled</source>
        <comment>export.cancelled</comment>
        <translation>已取消</translation>
    </message>
    <message>
        <source>the run has no signal that matches `%1`</source>
        <comment>export.noSignal</comment>
        <translation>运行中没有与 `%1` 匹配的信号</translation>
    </message>
    <message>
        <source>%1 is the recording itself: choose another name for the target</source>
        <comment>export.self</comment>
        <translation>%1 就是该录像本身：请为目标选择其他名称</translation>
    </message>
    <message>
        <source>Run</source>
        <comment>signal.run</comment>
        <translation>运行</translation>
    </message>
    <message>
        <source>Simulated time</source>
        <comment>signal.time</comment>
        <translation>仿真时间</translation>
    </message>
    <message>
        <source>Cycle</source>
        <comment>signal.cycle</comment>
        <translation>周期</translation>
    </message>
    <message>
        <source>Time to compute a cycle</source>
        <comment>signal.cycleTime</comment>
        <translation>每周期计算时间</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>signal.game</comment>
        <translation>比赛</translation>
    </message>
    <message>
        <source>Game clock</source>
        <comment>signal.clock</comment>
        <translation>比赛时钟</translation>
    </message>
    <message>
        <source>Period</source>
        <comment>signal.period</comment>
        <translation>比赛时段</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>signal.score</comment>
        <translation>比分</translation>
    </message>
    <message>
        <source>Left team</source>
        <comment>signal.left</comment>
        <translation>左队</translation>
    </message>
    <message>
        <source>Right team</source>
        <comment>signal.right</comment>
        <translation>右队</translation>
    </message>
    <message>
        <source>Play mode (number)</source>
        <comment>signal.mode</comment>
        <translation>比赛模式（编号）</translation>
    </message>
    <message>
        <source>Ball</source>
        <comment>signal.ball</comment>
        <translation>球</translation>
    </message>
    <message>
        <source>Robots</source>
        <comment>signal.robots</comment>
        <translation>机器人</translation>
    </message>
    <message>
        <source>Without a team</source>
        <comment>signal.agent</comment>
        <translation>无球队</translation>
    </message>
    <message>
        <source>Bodies</source>
        <comment>signal.bodies</comment>
        <translation>刚体</translation>
    </message>
    <message>
        <source>Joints</source>
        <comment>signal.joints</comment>
        <translation>关节</translation>
    </message>
    <message>
        <source>Motors</source>
        <comment>signal.motors</comment>
        <translation>电机</translation>
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
        <translation>横滚角</translation>
    </message>
    <message>
        <source>Pitch</source>
        <comment>signal.pitch</comment>
        <translation>俯仰角</translation>
    </message>
    <message>
        <source>Yaw</source>
        <comment>signal.yaw</comment>
        <translation>偏航角</translation>
    </message>
    <message>
        <source>Velocity, x</source>
        <comment>signal.vx</comment>
        <translation>速度，x</translation>
    </message>
    <message>
        <source>Velocity, y</source>
        <comment>signal.vy</comment>
        <translation>速度，y</translation>
    </message>
    <message>
        <source>Velocity, z</source>
        <comment>signal.vz</comment>
        <translation>速度，z</translation>
    </message>
    <message>
        <source>Speed</source>
        <comment>signal.speed</comment>
        <translation>速率</translation>
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
        <translation>角度，第二轴</translation>
    </message>
    <message>
        <source>Rate, second axis</source>
        <comment>signal.rate2</comment>
        <translation>角速度，第二轴</translation>
    </message>
    <message>
        <source>Way</source>
        <comment>signal.way</comment>
        <translation>位移</translation>
    </message>
    <message>
        <source>Temperature</source>
        <comment>signal.temperature</comment>
        <translation>温度</translation>
    </message>
    <message>
        <source>Current</source>
        <comment>signal.current</comment>
        <translation>电流</translation>
    </message>
    <message>
        <source>Torque</source>
        <comment>signal.torque</comment>
        <translation>扭矩</translation>
    </message>
    <message>
        <source>Hottest motor</source>
        <comment>signal.hottest</comment>
        <translation>最热的电机</translation>
    </message>
    <message>
        <source>Battery</source>
        <comment>signal.battery</comment>
        <translation>电池</translation>
    </message>
    <message>
        <source>time</source>
        <comment>quantity.time</comment>
        <translation>时间</translation>
    </message>
    <message>
        <source>length</source>
        <comment>quantity.length</comment>
        <translation>长度</translation>
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
        <translation>电流</translation>
    </message>
    <message>
        <source>torque</source>
        <comment>quantity.torque</comment>
        <translation>扭矩</translation>
    </message>
    <message>
        <source>share</source>
        <comment>quantity.share</comment>
        <translation>比例</translation>
    </message>
    <message>
        <source>number</source>
        <comment>quantity.number</comment>
        <translation>数值</translation>
    </message>
    <message>
        <source>%1 could not be loaded again</source>
        <comment>host.notAgain</comment>
        <translation>无法再次加载 %1</translation>
    </message>
    <message>
        <source>the run goes on from here as a new branch: paused</source>
        <comment>session.wentBack</comment>
        <translation>运行从此处作为新分支继续：已暂停</translation>
    </message>
    <message>
        <source>write up to where the run goes, such as 90 s, 500 cycles, goal, mode PlayOn or ball/speed &gt; 2</source>
        <comment>until.empty</comment>
        <translation>请写明运行到何处，例如 90 s、500 cycles、goal、mode PlayOn 或 ball/speed &gt; 2</translation>
    </message>
    <message>
        <source>write the path of a signal before the comparison, such as ball/speed &gt; 2</source>
        <comment>until.noSignal</comment>
        <translation>请在比较符之前写信号的路径，例如 ball/speed &gt; 2</translation>
    </message>
    <message>
        <source>`%1` is no number to compare with</source>
        <comment>until.noNumber</comment>
        <translation>`%1` 不是可比较的数</translation>
    </message>
    <message>
        <source>`%1` is no number of cycles: write a whole number from 1</source>
        <comment>until.noCycles</comment>
        <translation>`%1` 不是周期数：请写从 1 开始的整数</translation>
    </message>
    <message>
        <source>`%1` is no time, decision, mode or comparison: try 90 s, 500 cycles, goal, mode PlayOn or ball/speed &gt; 2</source>
        <comment>until.unknown</comment>
        <translation>`%1` 不是时间、判罚、模式或比较式：请试 90 s、500 cycles、goal、mode PlayOn 或 ball/speed &gt; 2</translation>
    </message>
    <message>
        <source>%1 s are reached</source>
        <comment>until.time</comment>
        <translation>已到达 %1 s</translation>
    </message>
    <message>
        <source>%1 cycles are done</source>
        <comment>until.cycles</comment>
        <translation>已完成 %1 个周期</translation>
    </message>
    <message>
        <source>at %1 s: %2</source>
        <comment>until.event</comment>
        <translation>在 %1 s：%2</translation>
    </message>
    <message>
        <source>at %1 s: the play mode is %2</source>
        <comment>until.mode</comment>
        <translation>在 %1 s：比赛模式为 %2</translation>
    </message>
    <message>
        <source>at %1 s: %2 is %3 (%4)</source>
        <comment>until.condition</comment>
        <translation>在 %1 s：%2 为 %3（%4）</translation>
    </message>
    <message>
        <source>cannot read the team file</source>
        <comment>team.unreadable</comment>
        <translation>无法读取球队文件</translation>
    </message>
    <message>
        <source>check its name and its permissions</source>
        <comment>team.permissions</comment>
        <translation>请检查其名称和权限</translation>
    </message>
    <message>
        <source>the team file is larger than 1 MiB</source>
        <comment>team.large</comment>
        <translation>球队文件大于 1 MiB</translation>
    </message>
    <message>
        <source>is it another kind of file?</source>
        <comment>team.otherFile</comment>
        <translation>它是否为其他类型的文件？</translation>
    </message>
    <message>
        <source>a team file is a TOML file</source>
        <comment>team.toml</comment>
        <translation>球队文件是 TOML 文件</translation>
    </message>
    <message>
        <source>%1 has no setting `%2`</source>
        <comment>team.unknown</comment>
        <translation>%1 没有设置 `%2`</translation>
    </message>
    <message>
        <source>it knows %1</source>
        <comment>team.known</comment>
        <translation>可用的有 %1</translation>
    </message>
    <message>
        <source>a team file</source>
        <comment>team.file</comment>
        <translation>球队文件</translation>
    </message>
    <message>
        <source>[[program]]</source>
        <comment>team.program</comment>
        <translation>[[program]]</translation>
    </message>
    <message>
        <source>`%1` is a text in quotes</source>
        <comment>team.text</comment>
        <translation>`%1` 是带引号的文本</translation>
    </message>
    <message>
        <source>`%1` is a list of texts</source>
        <comment>team.texts</comment>
        <translation>`%1` 是文本列表</translation>
    </message>
    <message>
        <source>write it as %1</source>
        <comment>team.write</comment>
        <translation>请写作 %1</translation>
    </message>
    <message>
        <source>`%1` is a whole number from %2 to %3</source>
        <comment>team.whole</comment>
        <translation>`%1` 是 %2 到 %3 之间的整数</translation>
    </message>
    <message>
        <source>`environment` is a table of texts</source>
        <comment>team.environment</comment>
        <translation>`environment` 是文本表</translation>
    </message>
    <message>
        <source>`%1` cannot be the name of an environment variable</source>
        <comment>team.variable</comment>
        <translation>`%1` 不能作为环境变量的名称</translation>
    </message>
    <message>
        <source>`%1` contains a character of code 0, which no program can be given</source>
        <comment>team.zero</comment>
        <translation>`%1` 含有代码为 0 的字符，无法传给任何程序</translation>
    </message>
    <message>
        <source>`%1` is empty</source>
        <comment>team.empty</comment>
        <translation>`%1` 为空</translation>
    </message>
    <message>
        <source>the team file starts no program</source>
        <comment>team.noProgram</comment>
        <translation>球队文件没有启动任何程序</translation>
    </message>
    <message>
        <source>add [[program]] with a line such as %1</source>
        <comment>team.addProgram</comment>
        <translation>请添加 [[program]]，含一行如 %1</translation>
    </message>
    <message>
        <source>the program has no command</source>
        <comment>team.noCommand</comment>
        <translation>该程序没有命令</translation>
    </message>
    <message>
        <source>add a line such as %1</source>
        <comment>team.addCommand</comment>
        <translation>请添加一行，如 %1</translation>
    </message>
    <message>
        <source>there is no placeholder {%1}</source>
        <comment>team.placeholder</comment>
        <translation>没有占位符 {%1}</translation>
    </message>
    <message>
        <source>write one of %1, or {{%2}} for the word in braces itself</source>
        <comment>team.placeholders</comment>
        <translation>请写 %1 之一，或用 {{%2}} 表示花括号中的词本身</translation>
    </message>
    <message>
        <source>the team file starts %1 programs, at most %2 are allowed</source>
        <comment>team.tooMany</comment>
        <translation>球队文件启动 %1 个程序，最多允许 %2 个</translation>
    </message>
    <message>
        <source>no program is named</source>
        <comment>program.noCommand</comment>
        <translation>没有指定程序</translation>
    </message>
    <message>
        <source>%1 is neither beside the team file nor in the folders of PATH</source>
        <comment>program.missing</comment>
        <translation>%1 既不在球队文件旁，也不在 PATH 的文件夹中</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <comment>program.missingFile</comment>
        <translation>没有文件 %1</translation>
    </message>
    <message>
        <source>%1 is a folder, not a program</source>
        <comment>program.folder</comment>
        <translation>%1 是文件夹，不是程序</translation>
    </message>
    <message>
        <source>%1 is not executable: chmod +x makes it so</source>
        <comment>program.notExecutable</comment>
        <translation>%1 不可执行：可用 chmod +x 使其可执行</translation>
    </message>
    <message>
        <source>%1 cannot be started: its first line names %2, which is missing</source>
        <comment>program.interpreter</comment>
        <translation>无法启动 %1：其首行指定的 %2 不存在</translation>
    </message>
    <message>
        <source>the folder %1, in which %2 is to run, is missing</source>
        <comment>program.noFolder</comment>
        <translation>用于运行 %2 的文件夹 %1 不存在</translation>
    </message>
    <message>
        <source>the quote at column %1 is not closed</source>
        <comment>program.openQuote</comment>
        <translation>第 %1 列的引号没有结束</translation>
    </message>
    <message>
        <source>there is nothing after the backslash at the end</source>
        <comment>program.backslash</comment>
        <translation>末尾的反斜杠之后没有内容</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>host.held</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>port %1 is used by %2 (process %3)</source>
        <comment>socket.heldBy</comment>
        <translation>端口 %1 已被 %2 占用（进程 %3）</translation>
    </message>
    <message>
        <source>port %1 is used by this program</source>
        <comment>socket.heldByUs</comment>
        <translation>端口 %1 已被本程序占用</translation>
    </message>
    <message>
        <source>port %1 is used by a program of user %2</source>
        <comment>socket.heldByUser</comment>
        <translation>端口 %1 已被用户 %2 的程序占用</translation>
    </message>
    <message>
        <source>give the project a name</source>
        <comment>newProject.noName</comment>
        <translation>请为项目命名</translation>
    </message>
    <message>
        <source>the name of a project has at most %1 letters</source>
        <comment>newProject.longName</comment>
        <translation>项目名称最多 %1 个字符</translation>
    </message>
    <message>
        <source>the name of a project begins with a letter or digit, and does not end with a blank</source>
        <comment>newProject.nameEnds</comment>
        <translation>项目名称以字母或数字开头，且不以空格结尾</translation>
    </message>
    <message>
        <source>the name of a project has none of the signs %1</source>
        <comment>newProject.nameSigns</comment>
        <translation>项目名称不得含有以下符号：%1</translation>
    </message>
    <message>
        <source>a project cannot be called %1, since one of its files is</source>
        <comment>newProject.nameTaken</comment>
        <translation>项目不能命名为 %1，因为其中已有同名文件</translation>
    </message>
    <message>
        <source>the name of a team consists of letters, digits, _, - and .</source>
        <comment>newProject.teamName</comment>
        <translation>球队名称由字母、数字、_、- 和 . 组成</translation>
    </message>
    <message>
        <source>there is no scene %1</source>
        <comment>newProject.noScene</comment>
        <translation>没有场景 %1</translation>
    </message>
    <message>
        <source>%1 is not a scene (.rsg, .ros) or a set-up (.rb)</source>
        <comment>newProject.otherScene</comment>
        <translation>%1 不是场景（.rsg、.ros）或配置（.rb）</translation>
    </message>
    <message>
        <source>choose a folder for the project</source>
        <comment>newProject.noFolder</comment>
        <translation>请为项目选择文件夹</translation>
    </message>
    <message>
        <source>%1 is a file, not a folder</source>
        <comment>newProject.isFile</comment>
        <translation>%1 是文件，不是文件夹</translation>
    </message>
    <message>
        <source>the folder %1 is there already, and not empty</source>
        <comment>newProject.fullFolder</comment>
        <translation>文件夹 %1 已存在，且不为空</translation>
    </message>
    <message>
        <source>%1 cannot be read; is the data directory complete?</source>
        <comment>newProject.noTemplate</comment>
        <translation>无法读取 %1；数据目录是否完整？</translation>
    </message>
    <message>
        <source>the project cannot be made in %1: %2</source>
        <comment>newProject.notMade</comment>
        <translation>无法在 %1 中创建项目：%2</translation>
    </message>
    <message>
        <source>a project knows scene, setup and layout (texts), seed (a whole number from 0), teams (a list) and the table [variables]</source>
        <comment>project.known</comment>
        <translation>项目可含 scene、setup 和 layout（文本）、seed（从 0 开始的整数）、teams（列表）和表 [variables]</translation>
    </message>
    <message>
        <source>the scene `%1` is a set-up itself, so there can be no other</source>
        <comment>project.twoSetUps</comment>
        <translation>场景 `%1` 本身就是配置，因此不能再有其他配置</translation>
    </message>
    <message>
        <source>remove the line with setup, or name a scene (.rsg, .ros) as scene</source>
        <comment>project.oneSetUp</comment>
        <translation>请删除 setup 所在的行，或将 scene 指定为场景（.rsg、.ros）</translation>
    </message>
    <message>
        <source>there is no layout `%1`</source>
        <comment>project.noLayout</comment>
        <translation>没有布局 `%1`</translation>
    </message>
    <message>
        <source>choose design, match or review</source>
        <comment>project.layouts</comment>
        <translation>请选择 design、match 或 review</translation>
    </message>
    <message>
        <source>a team is not what was expected</source>
        <comment>project.noTeam</comment>
        <translation>某个球队不符合要求</translation>
    </message>
    <message>
        <source>there is no setting `%1` of this kind for a team</source>
        <comment>project.noTeamSetting</comment>
        <translation>球队没有此类设置 `%1`</translation>
    </message>
    <message>
        <source>a team is the name of a team file, or a table with file, name and type, all texts</source>
        <comment>project.teamKnown</comment>
        <translation>球队是球队文件的名称，或含 file、name 和 type 的表，各项均为文本</translation>
    </message>
    <message>
        <source>there are more than %1 teams</source>
        <comment>project.manyTeams</comment>
        <translation>球队超过 %1 个</translation>
    </message>
    <message>
        <source>remove some: the first one plays on the left</source>
        <comment>project.removeTeams</comment>
        <translation>请移除一些：第一个球队在左侧比赛</translation>
    </message>
    <message>
        <source>there is no team file `%1`</source>
        <comment>project.noTeamFile</comment>
        <translation>没有球队文件 `%1`</translation>
    </message>
    <message>
        <source>its name is relative to the folder of the project</source>
        <comment>project.teamBeside</comment>
        <translation>其名称相对于项目文件夹</translation>
    </message>
    <message>
        <source>there is no scene `%1`</source>
        <comment>project.missingScene</comment>
        <translation>没有场景 `%1`</translation>
    </message>
    <message>
        <source>there is no set-up `%1`</source>
        <comment>project.missingSetUp</comment>
        <translation>没有配置 `%1`</translation>
    </message>
    <message>
        <source>it is looked up beside the project, then in the data directories</source>
        <comment>project.beside</comment>
        <translation>先在项目旁查找，然后在数据目录中查找</translation>
    </message>
    <message>
        <source>yellow card for %1</source>
        <comment>command.yellowCard</comment>
        <translation>%1 得到黄牌</translation>
    </message>
    <message>
        <source>second yellow card for %1, and so a red one</source>
        <comment>command.secondYellowCard</comment>
        <translation>%1 得到第二张黄牌，因此为红牌</translation>
    </message>
    <message>
        <source>red card for %1</source>
        <comment>command.redCard</comment>
        <translation>%1 得到红牌</translation>
    </message>
    <message>
        <source>is out of the match</source>
        <comment>command.sentOff</comment>
        <translation>已退出比赛</translation>
    </message>
    <message>
        <source>%1 is suspended</source>
        <comment>command.suspended</comment>
        <translation>%1 被罚暂时离场</translation>
    </message>
    <message>
        <source>stays beside the field for %1 s of the game clock</source>
        <comment>command.besideField</comment>
        <translation>在场边停留 %1 s（按比赛时钟）</translation>
    </message>
    <message>
        <source>the suspension of %1 is over</source>
        <comment>command.backInPlay</comment>
        <translation>%1 的暂时离场已结束</translation>
    </message>
    <message>
        <source>number %1 has been sent off</source>
        <comment>init.sentOff</comment>
        <translation>%1 号已被罚下</translation>
    </message>
    <message>
        <source>expected (team &lt;side&gt;)(unum &lt;n&gt;)(colour yellow) or (colour red)</source>
        <comment>trainer.card</comment>
        <translation>应为 (team &lt;side&gt;)(unum &lt;n&gt;)(colour yellow) 或 (colour red)</translation>
    </message>
    <message>
        <source>expected (team &lt;side&gt;)(unum &lt;n&gt;)(seconds &lt;s&gt;), at least 0</source>
        <comment>trainer.suspend</comment>
        <translation>应为 (team &lt;side&gt;)(unum &lt;n&gt;)(seconds &lt;s&gt;)，不小于 0</translation>
    </message>
    <message>
        <source>cannot read the job file</source>
        <comment>job.unreadable</comment>
        <translation>无法读取作业文件</translation>
    </message>
    <message>
        <source>check its name and its permissions</source>
        <comment>job.permissions</comment>
        <translation>请检查其名称和权限</translation>
    </message>
    <message>
        <source>the job file is larger than 1 MiB</source>
        <comment>job.large</comment>
        <translation>作业文件大于 1 MiB</translation>
    </message>
    <message>
        <source>is it another kind of file?</source>
        <comment>job.otherFile</comment>
        <translation>是否为其他类型的文件？</translation>
    </message>
    <message>
        <source>a job file is a TOML file</source>
        <comment>job.toml</comment>
        <translation>作业文件是 TOML 文件</translation>
    </message>
    <message>
        <source>there is no setting `%1` here</source>
        <comment>job.noKey</comment>
        <translation>此处没有设置 `%1`</translation>
    </message>
    <message>
        <source>known are: %1</source>
        <comment>job.known</comment>
        <translation>可用的有：%1</translation>
    </message>
    <message>
        <source>`%1` must be %2</source>
        <comment>job.wrongType</comment>
        <translation>`%1` 必须是%2</translation>
    </message>
    <message>
        <source>`%1` must be from %2 to %3</source>
        <comment>job.outOfRange</comment>
        <translation>`%1` 必须在 %2 到 %3 之间</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <comment>job.text</comment>
        <translation>带引号的文本</translation>
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
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>a table</source>
        <comment>job.table</comment>
        <translation>表</translation>
    </message>
    <message>
        <source>a list of tables, each written as [[%1]]</source>
        <comment>job.tables</comment>
        <translation>表的列表，每个写作 [[%1]]</translation>
    </message>
    <message>
        <source>a list of texts in quotes</source>
        <comment>job.texts</comment>
        <translation>带引号的文本的列表</translation>
    </message>
    <message>
        <source>a list of whole numbers, a text such as &quot;1-20&quot;, or { from = 1, to = 20 }</source>
        <comment>job.seeds</comment>
        <translation>整数列表、如 &quot;1-20&quot; 的文本，或 { from = 1, to = 20 }</translation>
    </message>
    <message>
        <source>a list of values such as [10, 20], or { from = 10, to = 20, step = 5 }</source>
        <comment>job.values</comment>
        <translation>值的列表，如 [10, 20]，或 { from = 10, to = 20, step = 5 }</translation>
    </message>
    <message>
        <source>one of %1</source>
        <comment>job.choice</comment>
        <translation>以下之一：%1</translation>
    </message>
    <message>
        <source>`%1` has no single value</source>
        <comment>job.noValue</comment>
        <translation>`%1` 没有单一的值</translation>
    </message>
    <message>
        <source>give it a number, true, false, or a text in quotes</source>
        <comment>job.giveValue</comment>
        <translation>请提供数、true、false 或带引号的文本</translation>
    </message>
    <message>
        <source>`%1` has no values</source>
        <comment>job.noValues</comment>
        <translation>`%1` 没有值</translation>
    </message>
    <message>
        <source>`%1` has more than %2 values</source>
        <comment>job.tooManyValues</comment>
        <translation>`%1` 的值多于 %2 个</translation>
    </message>
    <message>
        <source>`%1` has %2 values, `%3` has %4</source>
        <comment>job.unequal</comment>
        <translation>`%1` 有 %2 个值，`%3` 有 %4 个</translation>
    </message>
    <message>
        <source>with combine = &quot;zip&quot; all parameters need equally many values</source>
        <comment>job.zipNeeds</comment>
        <translation>使用 combine = &quot;zip&quot; 时，所有参数的值的个数必须相同</translation>
    </message>
    <message>
        <source>there is a `%1` already</source>
        <comment>job.twice</comment>
        <translation>已有 `%1`</translation>
    </message>
    <message>
        <source>give it another name</source>
        <comment>job.otherName</comment>
        <translation>请使用其他名称</translation>
    </message>
    <message>
        <source>there is no team `%1`</source>
        <comment>job.noTeam</comment>
        <translation>没有球队 `%1`</translation>
    </message>
    <message>
        <source>add a [[team]] with this name</source>
        <comment>job.addTeam</comment>
        <translation>请添加具有此名称的 [[team]]</translation>
    </message>
    <message>
        <source>a match needs two different teams</source>
        <comment>job.oneTeam</comment>
        <translation>一场比赛需要两支不同的球队</translation>
    </message>
    <message>
        <source>give it left and right</source>
        <comment>job.giveBoth</comment>
        <translation>请指定 left 和 right</translation>
    </message>
    <message>
        <source>a tournament needs at least two teams</source>
        <comment>job.fewTeams</comment>
        <translation>锦标赛至少需要两支球队</translation>
    </message>
    <message>
        <source>a job has either a [tournament] or a list of [[match]]</source>
        <comment>job.matchesOrTournament</comment>
        <translation>作业只能包含 [tournament] 或 [[match]] 列表之一</translation>
    </message>
    <message>
        <source>leave out one of them</source>
        <comment>job.takeOne</comment>
        <translation>请去掉其中之一</translation>
    </message>
    <message>
        <source>the job names no scene</source>
        <comment>job.noScene</comment>
        <translation>作业未指定场景</translation>
    </message>
    <message>
        <source>add a line such as %1</source>
        <comment>job.addScene</comment>
        <translation>请添加一行，如 %1</translation>
    </message>
    <message>
        <source>the runs would never end</source>
        <comment>job.noEnd</comment>
        <translation>运行将永不结束</translation>
    </message>
    <message>
        <source>add until = &quot;goal&quot; or at-most = 120 (simulated seconds)</source>
        <comment>job.addEnd</comment>
        <translation>请添加 until = &quot;goal&quot; 或 at-most = 120（仿真秒数）</translation>
    </message>
    <message>
        <source>`%1` is no end of a run: %2</source>
        <comment>job.badUntil</comment>
        <translation>`%1` 不是有效的运行结束条件：%2</translation>
    </message>
    <message>
        <source>a team needs a name</source>
        <comment>job.noTeamName</comment>
        <translation>球队需要名称</translation>
    </message>
    <message>
        <source>there is no team file `%1`</source>
        <comment>job.noTeamFile</comment>
        <translation>没有球队文件 `%1`</translation>
    </message>
    <message>
        <source>put it beside the job file, or give its path</source>
        <comment>job.teamBeside</comment>
        <translation>请将其放在任务文件旁边，或给出其路径</translation>
    </message>
    <message>
        <source>`%1` names no parameter of a robot type</source>
        <comment>job.robotName</comment>
        <translation>`%1` 不是机器人类型的参数</translation>
    </message>
    <message>
        <source>write TYPE.PARAMETER, such as nao1.ThighRelHip2_Z, or *.PARAMETER for all types</source>
        <comment>job.robotForm</comment>
        <translation>请写作 TYPE.PARAMETER，如 nao1.ThighRelHip2_Z；或写作 *.PARAMETER，表示所有类型</translation>
    </message>
    <message>
        <source>the job has %1 runs; at most %2 are possible</source>
        <comment>job.tooManyRuns</comment>
        <translation>作业有 %1 次运行；最多可以有 %2 次</translation>
    </message>
    <message>
        <source>the job has %1 runs, which take %2 MiB; at most %3 MiB are possible</source>
        <comment>job.runsTooLarge</comment>
        <translation>作业有 %1 次运行，需要 %2 MiB；最多可以使用 %3 MiB</translation>
    </message>
    <message>
        <source>take fewer seeds, values, teams or legs</source>
        <comment>job.fewerRuns</comment>
        <translation>请减少种子、值、球队或轮次</translation>
    </message>
    <message>
        <source>`%1` is set by the job itself</source>
        <comment>job.option</comment>
        <translation>`%1` 由作业自身设定</translation>
    </message>
    <message>
        <source>leave it out</source>
        <comment>job.leaveOut</comment>
        <translation>请将其去掉</translation>
    </message>
    <message>
        <source>could not be started: %1</source>
        <comment>run.notStarted</comment>
        <translation>无法启动：%1</translation>
    </message>
    <message>
        <source>ended with exit code %1</source>
        <comment>run.exit</comment>
        <translation>以退出代码 %1 结束</translation>
    </message>
    <message>
        <source>crashed: %1 (signal %2)</source>
        <comment>run.crashed</comment>
        <translation>已崩溃：%1（信号 %2）</translation>
    </message>
    <message>
        <source>took longer than %1 s</source>
        <comment>run.wallLimit</comment>
        <translation>用时超过 %1 s</translation>
    </message>
    <message>
        <source>the agents did not connect within %1 s</source>
        <comment>run.noConnection</comment>
        <translation>智能体未在 %1 s 内连接</translation>
    </message>
    <message>
        <source>left no summary</source>
        <comment>run.noSummary</comment>
        <translation>未留下结果摘要</translation>
    </message>
    <message>
        <source>nobody of %1 played: take a set-up that makes the players, as setups/match.rb does, or programs that ask for robots</source>
        <comment>run.noPlayers</comment>
        <translation>%1 无人上场：请使用会创建球员的设置脚本（如 setups/match.rb），或会请求机器人的程序</translation>
    </message>
    <message>
        <source>team %1: %2</source>
        <comment>run.team</comment>
        <translation>球队 %1：%2</translation>
    </message>
    <message>
        <source>its folder cannot be prepared: %1</source>
        <comment>run.noFolder</comment>
        <translation>无法准备其文件夹：%1</translation>
    </message>
    <message>
        <source>was stopped</source>
        <comment>run.stopped</comment>
        <translation>已被停止</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>run.because</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>there is no file of robot types %1</source>
        <comment>robots.missing</comment>
        <translation>没有机器人类型文件 %1</translation>
    </message>
    <message>
        <source>%1 is no file of robot types below the data directories: give its name there, such as robots/nao.toml</source>
        <comment>robots.outside</comment>
        <translation>%1 不是数据目录中的机器人类型文件：请给出它在那里的名称，例如 robots/nao.toml</translation>
    </message>
    <message>
        <source>%1 has no parameter of a type that is called %2</source>
        <comment>robots.unknown</comment>
        <translation>%1 中没有名为 %2 的类型参数</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <comment>robots.broken</comment>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>its team file cannot be used: %1</source>
        <comment>team.unusable</comment>
        <translation>无法使用其球队文件：%1</translation>
    </message>
    <message>
        <source>cannot read the results in %1: %2</source>
        <comment>store.unreadable</comment>
        <translation>无法读取 %1 中的结果：%2</translation>
    </message>
    <message>
        <source>another program writes results to %1</source>
        <comment>store.busy</comment>
        <translation>另一个程序正在将结果写入 %1</translation>
    </message>
    <message>
        <source>cannot write the results to %1: %2</source>
        <comment>store.unwritable</comment>
        <translation>无法将结果写入 %1：%2</translation>
    </message>
    <message>
        <source>%1 is a symbolic link, through which no results are written</source>
        <comment>store.link</comment>
        <translation>%1 是符号链接，不会通过它写入结果</translation>
    </message>
    <message>
        <source>remove the link, or name another folder</source>
        <comment>store.noLink</comment>
        <translation>请删除该链接，或指定另一个文件夹</translation>
    </message>
    <message>
        <source>name another folder, or wait until it has finished</source>
        <comment>store.otherFolder</comment>
        <translation>请指定其他文件夹，或等待其完成</translation>
    </message>
    <message>
        <source>a damaged line is left out; its run is done again</source>
        <comment>store.damaged</comment>
        <translation>已略去损坏的一行；其运行将重新进行</translation>
    </message>
    <message>
        <source>%1 has no property %2 that can be set in a run</source>
        <comment>manipulation.noSetter</comment>
        <translation>%1 没有可在运行中设置的属性 %2</translation>
    </message>
    <message>
        <source>change it in the scene file</source>
        <comment>manipulation.inFile</comment>
        <translation>请在场景文件中更改</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <comment>manipulation.values</comment>
        <translation>%1 需要 %2</translation>
    </message>
    <message>
        <source>%1 is no value for %2</source>
        <comment>manipulation.value</comment>
        <translation>%1 不是 %2 的有效值</translation>
    </message>
    <message>
        <source>Time of the parts of a cycle</source>
        <comment>signal.load</comment>
        <translation>周期各部分的用时</translation>
    </message>
    <message>
        <source>Scripts and actions</source>
        <comment>signal.scripts</comment>
        <translation>脚本和操作</translation>
    </message>
    <message>
        <source>Finding contacts</source>
        <comment>signal.collisions</comment>
        <translation>接触检测</translation>
    </message>
    <message>
        <source>Physics solver</source>
        <comment>signal.solver</comment>
        <translation>物理求解器</translation>
    </message>
    <message>
        <source>Game and referee</source>
        <comment>signal.referee</comment>
        <translation>比赛和裁判</translation>
    </message>
    <message>
        <source>Percepts of agents</source>
        <comment>signal.senses</comment>
        <translation>智能体的感知</translation>
    </message>
    <message>
        <source>Agents inside</source>
        <comment>signal.thinking</comment>
        <translation>内部智能体</translation>
    </message>
    <message>
        <source>Making the picture</source>
        <comment>signal.frames</comment>
        <translation>生成画面</translation>
    </message>
    <message>
        <source>Waiting for agents</source>
        <comment>signal.waiting</comment>
        <translation>等待智能体</translation>
    </message>
    <message>
        <source>Physics</source>
        <comment>signal.physics</comment>
        <translation>物理</translation>
    </message>
    <message>
        <source>Contacts</source>
        <comment>signal.contacts</comment>
        <translation>接触</translation>
    </message>
    <message>
        <source>Bodies that move</source>
        <comment>signal.awake</comment>
        <translation>运动的刚体</translation>
    </message>
    <message>
        <source>Sensors</source>
        <comment>signal.sensors</comment>
        <translation>传感器</translation>
    </message>
    <message>
        <source>Gyroscope</source>
        <comment>signal.gyro</comment>
        <translation>陀螺仪</translation>
    </message>
    <message>
        <source>Accelerometer</source>
        <comment>signal.accelerometer</comment>
        <translation>加速度计</translation>
    </message>
    <message>
        <source>Force resistance</source>
        <comment>signal.force</comment>
        <translation>力传感器</translation>
    </message>
    <message>
        <source>Touch</source>
        <comment>signal.touch</comment>
        <translation>触觉</translation>
    </message>
    <message>
        <source>Hinge joint</source>
        <comment>signal.hinge</comment>
        <translation>铰链关节</translation>
    </message>
    <message>
        <source>Universal joint</source>
        <comment>signal.universal</comment>
        <translation>万向关节</translation>
    </message>
    <message>
        <source>Position (GPS)</source>
        <comment>signal.gps</comment>
        <translation>位置（GPS）</translation>
    </message>
    <message>
        <source>Servo motor</source>
        <comment>signal.servo</comment>
        <translation>伺服电机</translation>
    </message>
    <message>
        <source>Touched</source>
        <comment>signal.touched</comment>
        <translation>已接触</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>signal.level</comment>
        <translation>电量</translation>
    </message>
    <message>
        <source>Force, x</source>
        <comment>signal.fx</comment>
        <translation>力，x</translation>
    </message>
    <message>
        <source>Force, y</source>
        <comment>signal.fy</comment>
        <translation>力，y</translation>
    </message>
    <message>
        <source>Force, z</source>
        <comment>signal.fz</comment>
        <translation>力，z</translation>
    </message>
    <message>
        <source>Centre, x</source>
        <comment>signal.cx</comment>
        <translation>中心，x</translation>
    </message>
    <message>
        <source>Centre, y</source>
        <comment>signal.cy</comment>
        <translation>中心，y</translation>
    </message>
    <message>
        <source>Centre, z</source>
        <comment>signal.cz</comment>
        <translation>中心，z</translation>
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
        <translation>时长</translation>
    </message>
    <message>
        <source>cards and suspensions</source>
        <comment>rule.cardsAndSuspensions</comment>
        <translation>红黄牌和暂时离场</translation>
    </message>
    <message>
        <source>expected (turn &lt;deg/s&gt;), or (slide &lt;m/s&gt;) for a slider, and perhaps (axis &lt;0 or 1&gt;)</source>
        <comment>manipulation.speed</comment>
        <translation>应为 (turn &lt;deg/s&gt;)，滑动关节为 (slide &lt;m/s&gt;)，还可加 (axis &lt;0 or 1&gt;)</translation>
    </message>
    <message>
        <source>the joint %1 has no axis %2 that can turn at a speed</source>
        <comment>manipulation.noWheel</comment>
        <translation>关节 %1 没有能以某一速度转动的轴 %2</translation>
    </message>
    <message>
        <source>%1 is no part of an agent&apos;s robot</source>
        <comment>manipulation.noRobot</comment>
        <translation>%1 不属于任何智能体的机器人</translation>
    </message>
    <message>
        <source>name a robot that an agent has asked for</source>
        <comment>manipulation.selectRobot</comment>
        <translation>请指定由智能体请求的机器人</translation>
    </message>
    <message>
        <source>expected (power on) or (power off)</source>
        <comment>manipulation.power</comment>
        <translation>应为 (power on) 或 (power off)</translation>
    </message>
    <message>
        <source>cannot go on from %1: %2</source>
        <comment>host.noState</comment>
        <translation>无法从 %1 继续：%2</translation>
    </message>
    <message>
        <source>name a file that Keep this state has written, and its data directory</source>
        <comment>host.stateHint</comment>
        <translation>请指定由“保存此状态”写入的文件及其数据目录</translation>
    </message>
    <message>
        <source>the run may differ from the one in which the state was kept: %1</source>
        <comment>host.stateInexact</comment>
        <translation>此次运行可能与保存状态时的运行不同：%1</translation>
    </message>
    <message>
        <source>the run goes on from %1 s</source>
        <comment>host.restored</comment>
        <translation>运行从 %1 s 处继续</translation>
    </message>
    <message>
        <source>connected to %1, shown %2 ms later (jitter %3 ms)</source>
        <comment>client.delayed</comment>
        <translation>已连接到 %1，延迟 %2 ms 显示（抖动 %3 ms）</translation>
    </message>
    <message>
        <source>%1 is no address that can be listened on: give one of this machine, such as 127.0.0.1 or 0.0.0.0</source>
        <comment>broadcast.noAddress</comment>
        <translation>%1 不是可以监听的地址：请指定本机的地址，如 127.0.0.1 或 0.0.0.0</translation>
    </message>
    <message>
        <source>the browser&apos;s port %1 cannot be opened: %2</source>
        <comment>broadcast.noPort</comment>
        <translation>无法打开浏览器端口 %1：%2</translation>
    </message>
    <message>
        <source>a browser at %1 watches now; viewers: %2</source>
        <comment>broadcast.came</comment>
        <translation>%1 的浏览器开始观看；观看者：%2</translation>
    </message>
    <message>
        <source>a browser at %1 watches no more; viewers: %2</source>
        <comment>broadcast.left</comment>
        <translation>%1 的浏览器已停止观看；观看者：%2</translation>
    </message>
    <message>
        <source>a request from %1 was refused: %2</source>
        <comment>broadcast.refused</comment>
        <translation>来自 %1 的请求被拒绝：%2</translation>
    </message>
    <message>
        <source>the browser at %1 was disconnected: it sent a message, and viewers may only watch</source>
        <comment>broadcast.spoke</comment>
        <translation>已断开 %1 的浏览器：它发送了消息，而观看者只能观看</translation>
    </message>
    <message>
        <source>the browser at %1 was disconnected: it has taken nothing for %2 s</source>
        <comment>broadcast.stuck</comment>
        <translation>已断开 %1 的浏览器：它已有 %2 s 未接收任何数据</translation>
    </message>
    <message>
        <source>the connection from %1 was closed: no whole request came within %2 s</source>
        <comment>broadcast.silent</comment>
        <translation>已关闭来自 %1 的连接：%2 s 内未收到完整的请求</translation>
    </message>
    <message>
        <source>a browser at %1 was turned away: %2 are watching already</source>
        <comment>broadcast.full</comment>
        <translation>已拒绝 %1 的浏览器：已有 %2 个在观看</translation>
    </message>
    <message>
        <source>the browser at %1 was disconnected: %2</source>
        <comment>broadcast.failed</comment>
        <translation>位于 %1 的浏览器已断开：%2</translation>
    </message>
    <message>
        <source>browsers cannot be shown the run now: %1</source>
        <comment>broadcast.frameFailed</comment>
        <translation>目前无法在浏览器中显示运行：%1</translation>
    </message>
    <message>
        <source>the run is not shown in browsers any more: %1</source>
        <comment>broadcast.over</comment>
        <translation>运行不再在浏览器中显示：%1</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <comment>web.playKey</comment>
        <translation>播放或暂停（空格键）</translation>
    </message>
    <message>
        <source>One picture back (,)</source>
        <comment>web.stepBack</comment>
        <translation>后退一帧（,）</translation>
    </message>
    <message>
        <source>One picture ahead (.)</source>
        <comment>web.step</comment>
        <translation>前进一帧（.）</translation>
    </message>
    <message>
        <source>Time</source>
        <comment>web.timeline</comment>
        <translation>时间</translation>
    </message>
    <message>
        <source>Speed</source>
        <comment>web.speed</comment>
        <translation>速度</translation>
    </message>
    <message>
        <source>View</source>
        <comment>web.view</comment>
        <translation>视图</translation>
    </message>
    <message>
        <source>First view</source>
        <comment>web.home</comment>
        <translation>初始视图</translation>
    </message>
    <message>
        <source>Follow the ball</source>
        <comment>web.followBall</comment>
        <translation>跟随球</translation>
    </message>
    <message>
        <source>Follow %1</source>
        <comment>web.followPlayer</comment>
        <translation>跟随 %1</translation>
    </message>
    <message>
        <source>Decisions (E)</source>
        <comment>web.events</comment>
        <translation>判罚（E）</translation>
    </message>
    <message>
        <source>Decisions</source>
        <comment>web.eventsTitle</comment>
        <translation>判罚</translation>
    </message>
    <message>
        <source>No decisions yet.</source>
        <comment>web.noEvents</comment>
        <translation>尚无判罚。</translation>
    </message>
    <message>
        <source>Full screen (F)</source>
        <comment>web.fullScreen</comment>
        <translation>全屏（F）</translation>
    </message>
    <message>
        <source>Keys and mouse (?)</source>
        <comment>web.help</comment>
        <translation>按键和鼠标（?）</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <comment>web.helpTitle</comment>
        <translation>按键和鼠标</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>web.close</comment>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Live</source>
        <comment>web.live</comment>
        <translation>实时</translation>
    </message>
    <message>
        <source>To the present moment (End)</source>
        <comment>web.liveKey</comment>
        <translation>转到当前时刻（End）</translation>
    </message>
    <message>
        <source>half %1</source>
        <comment>web.half</comment>
        <translation>半场 %1</translation>
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
        <translation>正在连接仿真…</translation>
    </message>
    <message>
        <source>The simulation cannot be reached. Trying again …</source>
        <comment>web.lost</comment>
        <translation>无法连接到仿真。正在重试…</translation>
    </message>
    <message>
        <source>Connected. Waiting for the first picture …</source>
        <comment>web.waiting</comment>
        <translation>已连接。正在等待第一帧…</translation>
    </message>
    <message>
        <source>So many are watching that there is no place left. Trying again …</source>
        <comment>web.full</comment>
        <translation>观看者已满，没有空位。正在重试…</translation>
    </message>
    <message>
        <source>Reading the run …</source>
        <comment>web.reading</comment>
        <translation>正在读取运行…</translation>
    </message>
    <message>
        <source>This browser cannot draw in 3D here: it has no WebGL 2. Use a current Firefox, Chrome, Edge or Safari, and switch on hardware acceleration in its settings.</source>
        <comment>web.noWebGl</comment>
        <translation>此浏览器在此无法绘制 3D：它没有 WebGL 2。请使用最新的 Firefox、Chrome、Edge 或 Safari，并在其设置中打开硬件加速。</translation>
    </message>
    <message>
        <source>The graphics card has stopped drawing. Reload the page.</source>
        <comment>web.contextLost</comment>
        <translation>显卡已停止绘制。请重新加载页面。</translation>
    </message>
    <message>
        <source>This browser is too old to read the file: it has no DecompressionStream. Use a current Firefox, Chrome, Edge or Safari.</source>
        <comment>web.noInflate</comment>
        <translation>此浏览器太旧，无法读取该文件：它没有 DecompressionStream。请使用最新的 Firefox、Chrome、Edge 或 Safari。</translation>
    </message>
    <message>
        <source>This file is damaged (%1). Copy or export it again.</source>
        <comment>web.damaged</comment>
        <translation>此文件已损坏（%1）。请重新复制或导出。</translation>
    </message>
    <message>
        <source>The simulation speaks another version. Reload the page.</source>
        <comment>web.version</comment>
        <translation>仿真使用的是另一版本。请重新加载页面。</translation>
    </message>
    <message>
        <source>Drag: turn · right or middle button: move · wheel: nearer, farther</source>
        <comment>web.orbit</comment>
        <translation>拖动：旋转 · 右键或中键：移动 · 滚轮：拉近、拉远</translation>
    </message>
    <message>
        <source>One finger: turn · two fingers: move, nearer, farther</source>
        <comment>web.touch</comment>
        <translation>单指：旋转 · 双指：移动、拉近、拉远</translation>
    </message>
    <message>
        <source>Space: play, pause · , and .: one picture · ← →: 5 s · Home, End: begin, end · + −: speed</source>
        <comment>web.keysTime</comment>
        <translation>空格键：播放、暂停 · , 和 .：一帧 · ← →：5 s · Home、End：开头、末尾 · + −：速度</translation>
    </message>
    <message>
        <source>1 to 8: views · 0: first view · B: follow the ball · F: full screen · E: decisions · N: names</source>
        <comment>web.keysView</comment>
        <translation>1 到 8：视图 · 0：初始视图 · B：跟随球 · F：全屏 · E：判罚 · N：名称</translation>
    </message>
    <message>
        <source>P and Shift+P: next and last goal or foul · a click on a mark in the timeline: there</source>
        <comment>web.keysEvents</comment>
        <translation>P 和 Shift+P：下一个和上一个进球或犯规 · 单击时间轴上的标记：转到该处</translation>
    </message>
    <message>
        <source>%1: the name of the target must end with .csv, .json, .jsonl, .mcap, .log, .sparkmonitor or .html</source>
        <comment>export.format</comment>
        <translation>%1：目标名称必须以 .csv、.json、.jsonl、.mcap、.log、.sparkmonitor 或 .html 结尾</translation>
    </message>
    <message>
        <source>%1 would be larger than %2 MB, more than browsers open: only the time up to %3 s fits in. Choose a part of the time, or a lower rate</source>
        <comment>export.pageTooLarge</comment>
        <translation>%1 会大于 %2 MB，超出浏览器能打开的大小：只能容纳到 %3 s 为止的时间。请选择一段时间或较低的频率</translation>
    </message>
    <message>
        <source>column %1: %2</source>
        <comment>expression.column</comment>
        <translation>第 %1 列：%2</translation>
    </message>
    <message>
        <source>write a signal or an expression, such as ball/x - robots/left/3/x</source>
        <comment>expression.empty</comment>
        <translation>请写信号或表达式，例如 ball/x - robots/left/3/x</translation>
    </message>
    <message>
        <source>the expression has more than %1 letters: split it</source>
        <comment>expression.long</comment>
        <translation>表达式超过 %1 个字符：请拆分</translation>
    </message>
    <message>
        <source>too much is nested here: split the expression</source>
        <comment>expression.nested</comment>
        <translation>此处嵌套过多：请拆分表达式</translation>
    </message>
    <message>
        <source>something is missing at the end: write a signal, a number or a parenthesis</source>
        <comment>expression.end</comment>
        <translation>末尾缺少内容：请写信号、数字或括号</translation>
    </message>
    <message>
        <source>there is no ( for this parenthesis: remove it, or add one before</source>
        <comment>expression.closing</comment>
        <translation>此括号没有对应的 (：请删除它，或在前面加上左括号</translation>
    </message>
    <message>
        <source>this parenthesis is not closed: add )</source>
        <comment>expression.open</comment>
        <translation>此括号未关闭：请加上 )</translation>
    </message>
    <message>
        <source>a single = is no comparison: write ==</source>
        <comment>expression.equal</comment>
        <translation>单个 = 不是比较符：请写 ==</translation>
    </message>
    <message>
        <source>compare two values only, and join comparisons by and</source>
        <comment>expression.chain</comment>
        <translation>一次只能比较两个值，多个比较请用 and 连接</translation>
    </message>
    <message>
        <source>`%1` is not expected here: write an operator such as + - * / &lt; &gt; between values</source>
        <comment>expression.unexpected</comment>
        <translation>此处不应出现 `%1`：请在值之间写运算符，例如 + - * / &lt; &gt;</translation>
    </message>
    <message>
        <source>`%1` is no number; paths that begin with a digit stand in apostrophes</source>
        <comment>expression.number</comment>
        <translation>`%1` 不是数字；以数字开头的路径须放在单引号中</translation>
    </message>
    <message>
        <source>`%1` is a function: write its arguments in parentheses behind it</source>
        <comment>expression.arguments</comment>
        <translation>`%1` 是函数：请在其后的括号中写参数</translation>
    </message>
    <message>
        <source>`%1` is no signal: write its path, such as ball/x</source>
        <comment>expression.noPath</comment>
        <translation>`%1` 不是信号：请写其路径，例如 ball/x</translation>
    </message>
    <message>
        <source>a path in apostrophes is not complete: write it as in &apos;ball/x&apos;</source>
        <comment>expression.quote</comment>
        <translation>单引号中的路径不完整：请写成 &apos;ball/x&apos; 的形式</translation>
    </message>
    <message>
        <source>there is no function `%1`; there are %2</source>
        <comment>expression.function</comment>
        <translation>没有函数 `%1`；可用的有 %2</translation>
    </message>
    <message>
        <source>`%1` takes %2 to %3 arguments, and here are %4</source>
        <comment>expression.count</comment>
        <translation>`%1` 需要 %2 至 %3 个参数，此处有 %4 个</translation>
    </message>
    <message>
        <source>give the scene a name</source>
        <comment>newScene.noName</comment>
        <translation>请为场景命名</translation>
    </message>
    <message>
        <source>the name of a scene has at most %1 letters</source>
        <comment>newScene.longName</comment>
        <translation>场景名称最多 %1 个字符</translation>
    </message>
    <message>
        <source>the name of a scene begins with a letter or digit, and does not end with a blank</source>
        <comment>newScene.nameEnds</comment>
        <translation>场景名称以字母或数字开头，且不以空格结尾</translation>
    </message>
    <message>
        <source>the name of a scene has none of the signs %1</source>
        <comment>newScene.nameSigns</comment>
        <translation>场景名称不得含有以下符号：%1</translation>
    </message>
    <message>
        <source>choose a folder for the scene</source>
        <comment>newScene.noFolder</comment>
        <translation>请为场景选择文件夹</translation>
    </message>
    <message>
        <source>there is a file %1 in this folder already; choose another name</source>
        <comment>newScene.isThere</comment>
        <translation>此文件夹中已有文件 %1；请选择其他名称</translation>
    </message>
    <message>
        <source>the scene cannot be made in %1: %2</source>
        <comment>newScene.notMade</comment>
        <translation>无法在 %1 中创建场景：%2</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <comment>meshImport.noFile</comment>
        <translation>没有文件 %1</translation>
    </message>
    <message>
        <source>the file has %1 MB; meshes have at most %2 MB. Reduce it in a modelling program</source>
        <comment>meshImport.largeFile</comment>
        <translation>文件大小为 %1 MB；网格最大为 %2 MB。请在建模程序中简化它</translation>
    </message>
    <message>
        <source>%1 cannot be used: %2</source>
        <comment>meshImport.unusable</comment>
        <translation>无法使用 %1：%2</translation>
    </message>
    <message>
        <source>%1 has no size: all its points are at one place</source>
        <comment>meshImport.noSize</comment>
        <translation>%1 没有大小：其所有点都在同一位置</translation>
    </message>
    <message>
        <source>the name of a node consists of letters, digits, _, - and .</source>
        <comment>meshImport.name</comment>
        <translation>节点名称由字母、数字、_、- 和 . 组成</translation>
    </message>
    <message>
        <source>the scale must be greater than 0</source>
        <comment>meshImport.scale</comment>
        <translation>缩放比例必须大于 0</translation>
    </message>
    <message>
        <source>the thing would be larger than %1 km; choose a smaller unit</source>
        <comment>meshImport.huge</comment>
        <translation>物体将大于 %1 km；请选择更小的单位</translation>
    </message>
    <message>
        <source>a collider of triangles has at most %2 of them, and the mesh has %1; take a box</source>
        <comment>meshImport.collider</comment>
        <translation>三角形碰撞体最多有 %2 个三角形，而此网格有 %1 个；请使用长方体</translation>
    </message>
    <message>
        <source>%1 cannot be copied to %2: %3</source>
        <comment>meshImport.notCopied</comment>
        <translation>无法将 %1 复制到 %2：%3</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <comment>state.unreadable</comment>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <comment>state.unwritable</comment>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>an end, a bracket or a quote is missing before here</source>
        <comment>script.unended</comment>
        <translation>此处之前缺少 end、括号或引号</translation>
    </message>
    <message>
        <source>the run is in the state that was kept at %1 s: paused</source>
        <comment>session.restored</comment>
        <translation>运行处于在 %1 s 时保存的状态：已暂停</translation>
    </message>
    <message>
        <source>the state cannot be restored, so the scene begins anew: %1</source>
        <comment>session.notRestored</comment>
        <translation>无法恢复状态，因此场景重新开始：%1</translation>
    </message>
    <message>
        <source>the run from here may differ from the one in which the state was kept: %1</source>
        <comment>session.inexact</comment>
        <translation>此后的运行可能与保存状态时的运行不同：%1</translation>
    </message>
    <message>
        <source>the state was kept with unsaved edits of %1; the run has them, the files do not</source>
        <comment>session.keptTexts</comment>
        <translation>保存状态时 %1 有未保存的编辑；运行中包含这些编辑，而文件中没有</translation>
    </message>
    <message>
        <source>the recording ends before this: %1</source>
        <comment>session.notFound</comment>
        <translation>录像在此之前已结束：%1</translation>
    </message>
    <message>
        <source>expected (team &lt;side&gt;)(unum &lt;n&gt;)(power on) or (power off)</source>
        <comment>trainer.switch</comment>
        <translation>应为 (team &lt;side&gt;)(unum &lt;n&gt;)(power on) 或 (power off)</translation>
    </message>
    <message>
        <source>%1; strategies and displays connect to port %2 instead</source>
        <comment>server.nextGamePort</comment>
        <translation>%1；策略和显示程序改为连接端口 %2</translation>
    </message>
    <message>
        <source>%1 has sent a message of %2 bytes, longest %3; its connection is closed</source>
        <comment>server.gameMessageLength</comment>
        <translation>%1 发送了 %2 字节的消息，上限为 %3；关闭其连接</translation>
    </message>
    <message>
        <source>the referee of a library keeps its own counts</source>
        <comment>state.referee</comment>
        <translation>库中的裁判自行保存其计数</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>sim.side.blue</comment>
        <translation>蓝</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>sim.side.yellow</comment>
        <translation>黄</translation>
    </message>
    <message>
        <source>play on</source>
        <comment>sim.restart.none</comment>
        <translation>继续比赛</translation>
    </message>
    <message>
        <source>place kick</source>
        <comment>sim.restart.placeKick</comment>
        <translation>开球</translation>
    </message>
    <message>
        <source>goal kick</source>
        <comment>sim.restart.goalKick</comment>
        <translation>球门球</translation>
    </message>
    <message>
        <source>penalty kick</source>
        <comment>sim.restart.penaltyKick</comment>
        <translation>点球</translation>
    </message>
    <message>
        <source>free ball in the quarter +x +y</source>
        <comment>sim.restart.freeBallPlusPlus</comment>
        <translation>+x +y 区的争球</translation>
    </message>
    <message>
        <source>free ball in the quarter +x −y</source>
        <comment>sim.restart.freeBallPlusMinus</comment>
        <translation>+x −y 区的争球</translation>
    </message>
    <message>
        <source>free ball in the quarter −x +y</source>
        <comment>sim.restart.freeBallMinusPlus</comment>
        <translation>−x +y 区的争球</translation>
    </message>
    <message>
        <source>free ball in the quarter −x −y</source>
        <comment>sim.restart.freeBallMinusMinus</comment>
        <translation>−x −y 区的争球</translation>
    </message>
    <message>
        <source>free kick</source>
        <comment>sim.restart.freeKick</comment>
        <translation>任意球</translation>
    </message>
    <message>
        <source>kick of the shoot-out</source>
        <comment>sim.restart.shootOut</comment>
        <translation>点球大战的罚球</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>sim.restart.for</comment>
        <translation>%2队%1</translation>
    </message>
    <message>
        <source>by the course of the match</source>
        <comment>sim.rule.none</comment>
        <translation>按比赛进程</translation>
    </message>
    <message>
        <source>the time is over</source>
        <comment>sim.rule.periodOver</comment>
        <translation>时间到</translation>
    </message>
    <message>
        <source>goal</source>
        <comment>sim.rule.goal</comment>
        <translation>进球</translation>
    </message>
    <message>
        <source>goal by pushing the keeper</source>
        <comment>sim.rule.goalByPushing</comment>
        <translation>推挤守门员进球</translation>
    </message>
    <message>
        <source>too many defenders in the goal area</source>
        <comment>sim.rule.twoInGoalArea</comment>
        <translation>球门区内防守球员过多</translation>
    </message>
    <message>
        <source>too many defenders in the penalty area</source>
        <comment>sim.rule.crowdedPenaltyArea</comment>
        <translation>禁区内防守球员过多</translation>
    </message>
    <message>
        <source>too many attackers in the goal area</source>
        <comment>sim.rule.twoAttackers</comment>
        <translation>球门区内进攻球员过多</translation>
    </message>
    <message>
        <source>too many attackers in the penalty area</source>
        <comment>sim.rule.manyAttackers</comment>
        <translation>禁区内进攻球员过多</translation>
    </message>
    <message>
        <source>keeper charged</source>
        <comment>sim.rule.keeperCharged</comment>
        <translation>冲撞守门员</translation>
    </message>
    <message>
        <source>keeper blocked</source>
        <comment>sim.rule.keeperBlocked</comment>
        <translation>阻挡守门员</translation>
    </message>
    <message>
        <source>the keeper waits with the ball</source>
        <comment>sim.rule.keeperWaits</comment>
        <translation>守门员持球拖延</translation>
    </message>
    <message>
        <source>stalemate</source>
        <comment>sim.rule.stalemate</comment>
        <translation>僵持</translation>
    </message>
    <message>
        <source>pushing</source>
        <comment>sim.rule.pushing</comment>
        <translation>推人</translation>
    </message>
    <message>
        <source>ball held</source>
        <comment>sim.rule.ballHeld</comment>
        <translation>持球</translation>
    </message>
    <message>
        <source>ball lost</source>
        <comment>sim.rule.ballLost</comment>
        <translation>球丢失</translation>
    </message>
    <message>
        <source>the kick is over</source>
        <comment>sim.rule.shootOutOver</comment>
        <translation>罚球结束</translation>
    </message>
    <message>
        <source>given by a person</source>
        <comment>sim.rule.human</comment>
        <translation>由人判定</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>sim.verdict.found</comment>
        <translation>%1：%2（%3）</translation>
    </message>
    <message>
        <source>confirmed: %1</source>
        <comment>sim.decision.confirmed</comment>
        <translation>已确认：%1</translation>
    </message>
    <message>
        <source>rejected: %1</source>
        <comment>sim.decision.rejected</comment>
        <translation>已驳回：%1</translation>
    </message>
    <message>
        <source>%1; it was: %2</source>
        <comment>sim.decision.overruled</comment>
        <translation>%1；原判：%2</translation>
    </message>
    <message>
        <source>goal for %1</source>
        <comment>sim.goal.for</comment>
        <translation>%1队进球</translation>
    </message>
    <message>
        <source>the goal of %1 does not count</source>
        <comment>sim.goal.cancelled</comment>
        <translation>%1队的进球无效</translation>
    </message>
    <message>
        <source>set to %1 : %2</source>
        <comment>sim.score.set</comment>
        <translation>设为 %1 : %2</translation>
    </message>
    <message>
        <source>robot %2 of %1 put to (%3, %4)</source>
        <comment>sim.placed.robot</comment>
        <translation>%1队 %2 号机器人放到 (%3, %4)</translation>
    </message>
    <message>
        <source>robot %2 of %1 had fallen over and is set upright</source>
        <comment>sim.upright</comment>
        <translation>%1队 %2 号机器人翻倒，已扶正</translation>
    </message>
    <message>
        <source>ball put to (%1, %2)</source>
        <comment>sim.placed.ball</comment>
        <translation>球放到 (%1, %2)</translation>
    </message>
    <message>
        <source>%1 has kick-off by lot</source>
        <comment>sim.start.lot</comment>
        <translation>抽签决定由%1队开球</translation>
    </message>
    <message>
        <source>%1 has kick-off</source>
        <comment>sim.start.kickOff</comment>
        <translation>由%1队开球</translation>
    </message>
    <message>
        <source>%1 kicks first by lot</source>
        <comment>sim.start.kicksFirst</comment>
        <translation>抽签决定由%1队先罚</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <comment>sim.stop.won</comment>
        <translation>%1队获胜</translation>
    </message>
    <message>
        <source>it is a draw</source>
        <comment>sim.stop.draw</comment>
        <translation>比赛打平</translation>
    </message>
    <message>
        <source>abandoned</source>
        <comment>sim.stop.abandoned</comment>
        <translation>比赛中止</translation>
    </message>
    <message>
        <source>the time of %1 s is over</source>
        <comment>sim.period.timeOver</comment>
        <translation>%1 s 的时间已到</translation>
    </message>
    <message>
        <source>%1 has scored</source>
        <comment>sim.shootOut.scored</comment>
        <translation>%1队罚进</translation>
    </message>
    <message>
        <source>%1 has not scored</source>
        <comment>sim.shootOut.missed</comment>
        <translation>%1队未罚进</translation>
    </message>
    <message>
        <source>asked for by a person</source>
        <comment>sim.pause.person</comment>
        <translation>由人请求</translation>
    </message>
    <message>
        <source>the strategy of %1 is not connected</source>
        <comment>sim.pause.connection</comment>
        <translation>%1队的策略未连接</translation>
    </message>
    <message>
        <source>time-out of %1, %2 s</source>
        <comment>sim.pause.timeOut</comment>
        <translation>%1队请求暂停，%2 s</translation>
    </message>
    <message>
        <source>the strategy of %1 is connected</source>
        <comment>sim.connection.found</comment>
        <translation>%1队的策略已连接</translation>
    </message>
    <message>
        <source>the strategy of %1 is gone</source>
        <comment>sim.connection.lost</comment>
        <translation>%1队的策略已离开</translation>
    </message>
    <message>
        <source>%2 robots of %1 go elsewhere than wanted</source>
        <comment>sim.corrections.some</comment>
        <translation>%1队有 %2 个机器人未放到其所要求的位置</translation>
    </message>
    <message>
        <source>%1 has not answered in time and stands in the default formation</source>
        <comment>sim.corrections.noAnswer</comment>
        <translation>%1队未及时应答，采用默认阵型</translation>
    </message>
    <message>
        <source>%1 is not possible now: %2</source>
        <comment>sim.refused.state</comment>
        <translation>现在不能%1：%2</translation>
    </message>
    <message>
        <source>console %1 is not known here</source>
        <comment>sim.refused.console</comment>
        <translation>此处没有控制台 %1</translation>
    </message>
    <message>
        <source>there is no foul to decide upon</source>
        <comment>sim.refused.noVerdict</comment>
        <translation>没有待裁定的犯规</translation>
    </message>
    <message>
        <source>a foul waits for its decision</source>
        <comment>sim.refused.verdict</comment>
        <translation>有犯规等待裁定</translation>
    </message>
    <message>
        <source>%1 is not possible in this period</source>
        <comment>sim.refused.restart</comment>
        <translation>本节不能执行%1</translation>
    </message>
    <message>
        <source>it is the kick of %1</source>
        <comment>sim.refused.kicker</comment>
        <translation>轮到%1队罚球</translation>
    </message>
    <message>
        <source>the match will pause already</source>
        <comment>sim.refused.paused</comment>
        <translation>比赛即将暂停</translation>
    </message>
    <message>
        <source>no pause is to come</source>
        <comment>sim.refused.noPause</comment>
        <translation>没有即将到来的暂停</translation>
    </message>
    <message>
        <source>a place needs finite numbers</source>
        <comment>sim.refused.noPlace</comment>
        <translation>位置需要有限的数值</translation>
    </message>
    <message>
        <source>this place is outside of the field</source>
        <comment>sim.refused.outside</comment>
        <translation>此位置在场地之外</translation>
    </message>
    <message>
        <source>the ball is at this place</source>
        <comment>sim.refused.onBall</comment>
        <translation>球在此位置</translation>
    </message>
    <message>
        <source>robot %2 of %1 is at this place</source>
        <comment>sim.refused.onRobot</comment>
        <translation>%1 的 %2 号机器人在此位置</translation>
    </message>
    <message>
        <source>there is no object %1 on the field</source>
        <comment>sim.refused.object</comment>
        <translation>场上没有物体 %1</translation>
    </message>
    <message>
        <source>a score is from 0 to %1</source>
        <comment>sim.refused.score</comment>
        <translation>比分为 0 到 %1</translation>
    </message>
    <message>
        <source>%1 has no time-outs left</source>
        <comment>sim.refused.timeOuts</comment>
        <translation>%1队的暂停次数已用完</translation>
    </message>
    <message>
        <source>a time-out is running</source>
        <comment>sim.refused.timeOut</comment>
        <translation>球队暂停正在进行</translation>
    </message>
    <message>
        <source>to confirm</source>
        <comment>sim.command.confirm</comment>
        <translation>确认</translation>
    </message>
    <message>
        <source>to reject</source>
        <comment>sim.command.reject</comment>
        <translation>驳回</translation>
    </message>
    <message>
        <source>to overrule</source>
        <comment>sim.command.overrule</comment>
        <translation>改判</translation>
    </message>
    <message>
        <source>to give a foul</source>
        <comment>sim.command.foul</comment>
        <translation>判罚犯规</translation>
    </message>
    <message>
        <source>a pause</source>
        <comment>sim.command.pause</comment>
        <translation>暂停</translation>
    </message>
    <message>
        <source>to resume</source>
        <comment>sim.command.resume</comment>
        <translation>继续</translation>
    </message>
    <message>
        <source>the whistle</source>
        <comment>sim.command.whistle</comment>
        <translation>吹哨</translation>
    </message>
    <message>
        <source>the start of the match</source>
        <comment>sim.command.start</comment>
        <translation>开始比赛</translation>
    </message>
    <message>
        <source>the start of a period</source>
        <comment>sim.command.startPeriod</comment>
        <translation>开始一节</translation>
    </message>
    <message>
        <source>a new match</source>
        <comment>sim.command.newMatch</comment>
        <translation>开始新比赛</translation>
    </message>
    <message>
        <source>to place something</source>
        <comment>sim.command.place</comment>
        <translation>放置物体</translation>
    </message>
    <message>
        <source>to set the score</source>
        <comment>sim.command.setScore</comment>
        <translation>设置比分</translation>
    </message>
    <message>
        <source>a time-out</source>
        <comment>sim.command.timeOut</comment>
        <translation>请求球队暂停</translation>
    </message>
    <message>
        <source>play is on</source>
        <comment>sim.state.normal</comment>
        <translation>比赛进行中</translation>
    </message>
    <message>
        <source>the match pauses</source>
        <comment>sim.state.pause</comment>
        <translation>比赛暂停中</translation>
    </message>
    <message>
        <source>play goes on</source>
        <comment>sim.state.resume</comment>
        <translation>比赛继续</translation>
    </message>
    <message>
        <source>strategies are asked for places</source>
        <comment>sim.state.query</comment>
        <translation>正在向策略询问站位</translation>
    </message>
    <message>
        <source>robots are placed</source>
        <comment>sim.state.move</comment>
        <translation>正在放置机器人</translation>
    </message>
    <message>
        <source>robots are ready</source>
        <comment>sim.state.ready</comment>
        <translation>机器人已就位</translation>
    </message>
    <message>
        <source>it is a break</source>
        <comment>sim.state.break</comment>
        <translation>中场休息</translation>
    </message>
    <message>
        <source>the match has not begun</source>
        <comment>sim.state.before</comment>
        <translation>比赛尚未开始</translation>
    </message>
    <message>
        <source>the match is over</source>
        <comment>sim.state.finished</comment>
        <translation>比赛已结束</translation>
    </message>
    <message>
        <source>%1 has logged in: %2 (side: %3)</source>
        <comment>simuroClient.welcome</comment>
        <translation>%1 已登录：%2（一方：%3）</translation>
    </message>
    <message>
        <source>%1 was refused: %2</source>
        <comment>simuroClient.refused</comment>
        <translation>%1 被拒绝：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>simuroClient.message</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>further faults of %1 are not logged</source>
        <comment>simuroClient.quiet</comment>
        <translation>%1 的其余错误不再记入日志</translation>
    </message>
    <message>
        <source>the strategy of %1 has not answered for %2 frames: its robots stop</source>
        <comment>simuroClient.silent</comment>
        <translation>%1队的策略已有 %2 帧未应答：其机器人停止</translation>
    </message>
    <message>
        <source>%1 has no effect: %2</source>
        <comment>simuroTrainer.ignored</comment>
        <translation>%1 无效：%2</translation>
    </message>
    <message>
        <source>there is no such play mode</source>
        <comment>simuroTrainer.noMode</comment>
        <translation>没有这种比赛模式</translation>
    </message>
    <message>
        <source>a place is missing: (pos x y z), in m</source>
        <comment>simuroTrainer.noPlace</comment>
        <translation>缺少位置：(pos x y z)，单位 m</translation>
    </message>
    <message>
        <source>there is no such robot: (team Left) (unum 1)</source>
        <comment>simuroTrainer.noRobot</comment>
        <translation>没有这样的机器人：(team Left) (unum 1)</translation>
    </message>
    <message>
        <source>it takes whole numbers that are not negative: (left 1) (right 0)</source>
        <comment>simuroTrainer.score</comment>
        <translation>需要非负整数：(left 1) (right 0)</translation>
    </message>
    <message>
        <source>the team must be Left or Right</source>
        <comment>simuroTrainer.side</comment>
        <translation>球队必须为 Left 或 Right</translation>
    </message>
    <message>
        <source>there is no league %1; leagues are %2</source>
        <comment>profile.unknown</comment>
        <translation>没有组别 %1；可用的组别有 %2</translation>
    </message>
    <message>
        <source>the league file %1 cannot be read</source>
        <comment>profile.notFound</comment>
        <translation>无法读取组别文件 %1</translation>
    </message>
    <message>
        <source>the match goes on without automatic referee: %1</source>
        <comment>referee.none</comment>
        <translation>比赛在没有自动裁判的情况下继续：%1</translation>
    </message>
    <message>
        <source>a team is blue or yellow, not %1</source>
        <comment>robot.team</comment>
        <translation>球队为 blue 或 yellow，而不是 %1</translation>
    </message>
    <message>
        <source>a number is from 1 to %1, not %2</source>
        <comment>robot.number</comment>
        <translation>号码为 1 到 %1，而不是 %2</translation>
    </message>
    <message>
        <source>cannot read the league file</source>
        <comment>simuro.unreadable</comment>
        <translation>无法读取组别文件</translation>
    </message>
    <message>
        <source>is it a text of at most 1 MiB that you may read?</source>
        <comment>simuro.text</comment>
        <translation>它是不超过 1 MiB 且您有权读取的文本吗？</translation>
    </message>
    <message>
        <source>there is no league in this file</source>
        <comment>simuro.noLeague</comment>
        <translation>此文件中没有组别</translation>
    </message>
    <message>
        <source>a league file is one list: (simuro (base large-simurosot) ...)</source>
        <comment>simuro.start</comment>
        <translation>组别文件是一个列表：(simuro (base large-simurosot) ...)</translation>
    </message>
    <message>
        <source>only the first list counts</source>
        <comment>simuro.second</comment>
        <translation>只有第一个列表有效</translation>
    </message>
    <message>
        <source>`%1` stands alone</source>
        <comment>simuro.notList</comment>
        <translation>`%1` 单独出现</translation>
    </message>
    <message>
        <source>a list without a name</source>
        <comment>simuro.unnamed</comment>
        <translation>列表没有名称</translation>
    </message>
    <message>
        <source>values are lists of a name and a value: (length 400)</source>
        <comment>simuro.write</comment>
        <translation>值是由名称和值组成的列表：(length 400)</translation>
    </message>
    <message>
        <source>there is no league `%1`</source>
        <comment>simuro.unknownBase</comment>
        <translation>没有组别 `%1`</translation>
    </message>
    <message>
        <source>there is no `%1` here</source>
        <comment>simuro.unknown</comment>
        <translation>此处没有 `%1`</translation>
    </message>
    <message>
        <source>it knows %1</source>
        <comment>simuro.known</comment>
        <translation>可用的有 %1</translation>
    </message>
    <message>
        <source>`%1` takes one value</source>
        <comment>simuro.oneValue</comment>
        <translation>`%1` 取一个值</translation>
    </message>
    <message>
        <source>`%1` is a number from %2 to %3, not `%4`</source>
        <comment>simuro.number</comment>
        <translation>`%1` 为 %2 到 %3 之间的数，而不是 `%4`</translation>
    </message>
    <message>
        <source>`%1` is a number from %2 to %3 %4, not `%5`</source>
        <comment>simuro.numberOf</comment>
        <translation>`%1` 为 %2 到 %3 %4 之间的数，而不是 `%5`</translation>
    </message>
    <message>
        <source>`%1` is a whole number from %2 to %3, not `%4`</source>
        <comment>simuro.whole</comment>
        <translation>`%1` 为 %2 到 %3 之间的整数，而不是 `%4`</translation>
    </message>
    <message>
        <source>`%1` is true or false, not `%2`</source>
        <comment>simuro.flag</comment>
        <translation>`%1` 为 true 或 false，而不是 `%2`</translation>
    </message>
    <message>
        <source>`%1` is ask, confirm or reject, not `%2`</source>
        <comment>simuro.policy</comment>
        <translation>`%1` 为 ask、confirm 或 reject，而不是 `%2`</translation>
    </message>
    <message>
        <source>`%1` is a colour such as #2f6fe4, not `%2`</source>
        <comment>simuro.colour</comment>
        <translation>`%1` 为 #2f6fe4 之类的颜色，而不是 `%2`</translation>
    </message>
    <message>
        <source>`%1` is a text of %2 to %3 printable characters</source>
        <comment>simuro.length</comment>
        <translation>`%1` 为 %2 到 %3 个可打印字符的文本</translation>
    </message>
    <message>
        <source>`%1` is there twice</source>
        <comment>simuro.twice</comment>
        <translation>`%1` 出现了两次</translation>
    </message>
    <message>
        <source>the first one counts</source>
        <comment>simuro.first</comment>
        <translation>以第一个为准</translation>
    </message>
    <message>
        <source>it stays %1</source>
        <comment>simuro.stays</comment>
        <translation>仍为 %1</translation>
    </message>
    <message>
        <source>the values of the base count: %1</source>
        <comment>simuro.preset</comment>
        <translation>采用基础组别的值：%1</translation>
    </message>
    <message>
        <source>there is more that is wrong</source>
        <comment>simuro.more</comment>
        <translation>还有其他错误</translation>
    </message>
    <message>
        <source>put right what is listed first</source>
        <comment>simuro.moreHint</comment>
        <translation>请先更正所列的错误</translation>
    </message>
    <message>
        <source>a goal with the two corners beside it is at most as wide as the field</source>
        <comment>simuro.goalWider</comment>
        <translation>球门加上两侧的角不宽于场地</translation>
    </message>
    <message>
        <source>a goal is at least as deep as the ball</source>
        <comment>simuro.goalShallow</comment>
        <translation>球门的深度不小于球</translation>
    </message>
    <message>
        <source>a goal is wider than the ball and a robot</source>
        <comment>simuro.goalNarrow</comment>
        <translation>球门比球加一个机器人更宽</translation>
    </message>
    <message>
        <source>the ball is lost only farther behind the goal line than a goal is deep</source>
        <comment>simuro.goalLost</comment>
        <translation>球只有在球门线后超过球门深度处才算丢失</translation>
    </message>
    <message>
        <source>a corner is at most as long as half the field</source>
        <comment>simuro.corners</comment>
        <translation>角的长度不超过半个场地</translation>
    </message>
    <message>
        <source>a penalty area is at most as large as half the field</source>
        <comment>simuro.penaltyArea</comment>
        <translation>禁区不大于半个场地</translation>
    </message>
    <message>
        <source>a goal area is at most as large as the penalty area</source>
        <comment>simuro.goalArea</comment>
        <translation>球门区不大于禁区</translation>
    </message>
    <message>
        <source>the centre circle lies within the field</source>
        <comment>simuro.circle</comment>
        <translation>中圈位于场地内</translation>
    </message>
    <message>
        <source>the penalty mark lies in half the field</source>
        <comment>simuro.penaltyMark</comment>
        <translation>罚球点位于半场内</translation>
    </message>
    <message>
        <source>the robots beside a free-ball mark lie within the half</source>
        <comment>simuro.freeBall</comment>
        <translation>争球点旁的机器人位于半场内</translation>
    </message>
    <message>
        <source>the robots of a free ball do not touch the ball</source>
        <comment>simuro.freeBallGap</comment>
        <translation>争球的机器人不接触球</translation>
    </message>
    <message>
        <source>a robot fits into the goal area</source>
        <comment>simuro.keeperFits</comment>
        <translation>球门区能容纳一个机器人</translation>
    </message>
    <message>
        <source>the robots of a side fit into its half, outside of the centre circle</source>
        <comment>simuro.robotsFit</comment>
        <translation>一方的机器人能容纳在本方半场的中圈之外</translation>
    </message>
    <message>
        <source>wheels lie within the robot</source>
        <comment>simuro.wheelsFit</comment>
        <translation>轮子位于机器人内部</translation>
    </message>
    <message>
        <source>a robot has more mass than its wheels</source>
        <comment>simuro.wheelMass</comment>
        <translation>机器人的质量大于其轮子</translation>
    </message>
    <message>
        <source>there is no referee library %1</source>
        <comment>simuroReferee.noFile</comment>
        <translation>没有裁判库 %1</translation>
    </message>
    <message>
        <source>there is no referee library %1; there are: %2</source>
        <comment>simuroReferee.unknown</comment>
        <translation>没有裁判库 %1；现有：%2</translation>
    </message>
    <message>
        <source>the referee library %1 cannot be loaded: %2</source>
        <comment>simuroReferee.notLoaded</comment>
        <translation>无法加载裁判库 %1：%2</translation>
    </message>
    <message>
        <source>%1 is no referee: it has no function %2</source>
        <comment>simuroReferee.noFunction</comment>
        <translation>%1 不是裁判：它没有函数 %2</translation>
    </message>
    <message>
        <source>the referee library %1 cannot judge this league</source>
        <comment>simuroReferee.notMade</comment>
        <translation>裁判库 %1 不能为此组别执法</translation>
    </message>
    <message>
        <source>the referee %1 is for version %2 of the interface, this program has version %3</source>
        <comment>simuroReferee.version</comment>
        <translation>裁判 %1 用于接口版本 %2，本程序的版本为 %3</translation>
    </message>
    <message>
        <source>the strategy %1 cannot be loaded: %2</source>
        <comment>simuroClient.notLoaded</comment>
        <translation>无法加载策略 %1：%2</translation>
    </message>
    <message>
        <source>%1 is no strategy of version %2 of the interface</source>
        <comment>simuroClient.noStrategy</comment>
        <translation>%1 不是接口版本 %2 的策略</translation>
    </message>
    <message>
        <source>the strategy %1 cannot be made: error %2</source>
        <comment>simuroClient.notMade</comment>
        <translation>无法创建策略 %1：错误 %2</translation>
    </message>
    <message>
        <source>there is no strategy %1 in the folders of strategies; there are: %2</source>
        <comment>strategy.notFound</comment>
        <translation>策略文件夹中没有策略 %1；现有：%2</translation>
    </message>
    <message>
        <source>Simurosot.%1 cannot be %2; it stays %3</source>
        <comment>profile.impossible</comment>
        <translation>Simurosot.%1 不能为 %2；仍为 %3</translation>
    </message>
    <message>
        <source>Simurosot.%1 cannot be %2, it stays %3: %4</source>
        <comment>profile.apart</comment>
        <translation>Simurosot.%1 不能为 %2，仍为 %3：%4</translation>
    </message>
    <message>
        <source>a strategy that runs inside the simulator keeps its own memory</source>
        <comment>state.strategy</comment>
        <translation>在模拟器内部运行的策略有自己的记忆</translation>
    </message>
    <message>
        <source>it knows name, kind, league, players, versions, mode, own_halves, ball, left and right</source>
        <comment>formation.known</comment>
        <translation>可用的有 name、kind、league、players、versions、mode、own_halves、ball、left 和 right</translation>
    </message>
    <message>
        <source>the referee does not know the places of this restart</source>
        <comment>restartPlan.noReferee</comment>
        <translation>裁判不知道此重新开始的位置</translation>
    </message>
    <message>
        <source>cannot read the file</source>
        <comment>f2000.unreadable</comment>
        <translation>无法读取文件</translation>
    </message>
    <message>
        <source>is it a text of at most 256 KiB that you may read?</source>
        <comment>f2000.text</comment>
        <translation>它是不超过 256 KiB 且您有权读取的文本吗?</translation>
    </message>
    <message>
        <source>`%1` stands alone</source>
        <comment>f2000.notList</comment>
        <translation>`%1` 单独出现</translation>
    </message>
    <message>
        <source>a list without a name</source>
        <comment>f2000.unnamed</comment>
        <translation>没有名称的列表</translation>
    </message>
    <message>
        <source>values are lists of a name and a value: (mass 12)</source>
        <comment>f2000.write</comment>
        <translation>值是由名称和值组成的列表:(mass 12)</translation>
    </message>
    <message>
        <source>there is no `%1` here; it is left out</source>
        <comment>f2000.unknown</comment>
        <translation>这里没有 `%1`;已忽略</translation>
    </message>
    <message>
        <source>it knows %1</source>
        <comment>f2000.known</comment>
        <translation>可用的有 %1</translation>
    </message>
    <message>
        <source>`%1` stands here twice; the first one counts</source>
        <comment>f2000.twice</comment>
        <translation>`%1` 在这里出现两次;以第一个为准</translation>
    </message>
    <message>
        <source>`%1` takes one value</source>
        <comment>f2000.oneValue</comment>
        <translation>`%1` 只接受一个值</translation>
    </message>
    <message>
        <source>`%1` is a number from %2 to %3, not `%4`</source>
        <comment>f2000.number</comment>
        <translation>`%1` 是 %2 到 %3 之间的数,而不是 `%4`</translation>
    </message>
    <message>
        <source>`%1` is a number from %2 to %3 %4, not `%5`</source>
        <comment>f2000.numberOf</comment>
        <translation>`%1` 是 %2 到 %3 %4 之间的数,而不是 `%5`</translation>
    </message>
    <message>
        <source>`%1` takes %2 numbers</source>
        <comment>f2000.numbers</comment>
        <translation>`%1` 需要 %2 个数</translation>
    </message>
    <message>
        <source>`%1` is a whole number from %2 to %3, not `%4`</source>
        <comment>f2000.whole</comment>
        <translation>`%1` 是 %2 到 %3 之间的整数,而不是 `%4`</translation>
    </message>
    <message>
        <source>`%1` is true or false, not `%2`</source>
        <comment>f2000.flag</comment>
        <translation>`%1` 是 true 或 false,而不是 `%2`</translation>
    </message>
    <message>
        <source>`%1` is one of %2, not `%3`</source>
        <comment>f2000.choice</comment>
        <translation>`%1` 是 %2 之一,而不是 `%3`</translation>
    </message>
    <message>
        <source>`%1` is a colour such as orange or #ff8000, not `%2`</source>
        <comment>f2000.colour</comment>
        <translation>`%1` 是 orange 或 #ff8000 这样的颜色,而不是 `%2`</translation>
    </message>
    <message>
        <source>`%1` is missing</source>
        <comment>f2000.needed</comment>
        <translation>缺少 `%1`</translation>
    </message>
    <message>
        <source>the file has no section `%1`</source>
        <comment>f2000.noSection</comment>
        <translation>文件中没有 `%1` 部分</translation>
    </message>
    <message>
        <source>a shape is (shape rect W H), (shape ellipse A B) or (shape triangle X1 Y1 X2 Y2 X3 Y3)</source>
        <comment>f2000.shape</comment>
        <translation>形状是 (shape rect W H)、(shape ellipse A B) 或 (shape triangle X1 Y1 X2 Y2 X3 Y3)</translation>
    </message>
    <message>
        <source>the corners of the triangle are on one line</source>
        <comment>f2000.flatTriangle</comment>
        <translation>三角形的顶点在一条直线上</translation>
    </message>
    <message>
        <source>it ends below its beginning</source>
        <comment>f2000.heights</comment>
        <translation>其终点低于起点</translation>
    </message>
    <message>
        <source>there are two devices `%1`</source>
        <comment>f2000.device</comment>
        <translation>有两个设备 `%1`</translation>
    </message>
    <message>
        <source>each device needs a name of its own</source>
        <comment>f2000.deviceHint</comment>
        <translation>每个设备需要自己的名称</translation>
    </message>
    <message>
        <source>a manipulator needs two states or more</source>
        <comment>f2000.states</comment>
        <translation>机械手需要两个或更多状态</translation>
    </message>
    <message>
        <source>there are two states `%1`</source>
        <comment>f2000.stateTwice</comment>
        <translation>有两个状态 `%1`</translation>
    </message>
    <message>
        <source>there is no state `%1`</source>
        <comment>f2000.noState</comment>
        <translation>没有状态 `%1`</translation>
    </message>
    <message>
        <source>without a duration, `%1` is never left for `%2`</source>
        <comment>f2000.noDuration</comment>
        <translation>没有持续时间,就永远不会从 `%1` 转到 `%2`</translation>
    </message>
    <message>
        <source>add (duration MS)</source>
        <comment>f2000.durationHint</comment>
        <translation>请添加 (duration MS)</translation>
    </message>
    <message>
        <source>the robot is %1 by %2 mm; the rules allow %3 mm each way</source>
        <comment>f2000.footprint</comment>
        <translation>机器人为 %1 × %2 mm;规则允许每个方向 %3 mm</translation>
    </message>
    <message>
        <source>the robot is %1 mm high; the rules allow %2</source>
        <comment>f2000.height</comment>
        <translation>机器人高 %1 mm;规则允许 %2</translation>
    </message>
    <message>
        <source>the robot has %1 kg; the rules allow %2</source>
        <comment>f2000.mass</comment>
        <translation>机器人重 %1 kg;规则允许 %2</translation>
    </message>
    <message>
        <source>it plays nevertheless</source>
        <comment>f2000.plays</comment>
        <translation>它仍可参赛</translation>
    </message>
    <message>
        <source>cannot read the log</source>
        <comment>f2000.log.unreadable</comment>
        <translation>无法读取日志</translation>
    </message>
    <message>
        <source>a line has 8 whole numbers: t_ms x_mm y_mm theta_mdeg vt_mms vr_mdegs vt_set_mms vr_set_mdegs</source>
        <comment>f2000.log.columns</comment>
        <translation>每行有 8 个整数:t_ms x_mm y_mm theta_mdeg vt_mms vr_mdegs vt_set_mms vr_set_mdegs</translation>
    </message>
    <message>
        <source>the time does not increase: %1 ms after %2 ms</source>
        <comment>f2000.log.time</comment>
        <translation>时间没有增加:%2 毫秒之后是 %1 毫秒</translation>
    </message>
    <message>
        <source>sort the lines, or leave out what was written twice</source>
        <comment>f2000.log.order</comment>
        <translation>请对各行排序,或去掉重复写入的内容</translation>
    </message>
    <message>
        <source>%1 ms are missing; another piece begins here</source>
        <comment>f2000.log.gap</comment>
        <translation>缺少 %1 毫秒;从这里开始另一段</translation>
    </message>
    <message>
        <source>only %1 samples; %2 are needed to learn from</source>
        <comment>f2000.log.few</comment>
        <translation>只有 %1 个样本;学习需要 %2 个</translation>
    </message>
    <message>
        <source>the commands reach %1 of 10 parts of the range of %2; drive more of it</source>
        <comment>f2000.log.coverage</comment>
        <translation>指令只覆盖 %2 范围十个部分中的 %1 个;请行驶更多范围</translation>
    </message>
    <message>
        <source>this is no model of a drive: %1</source>
        <comment>f2000.model.damaged</comment>
        <translation>这不是驱动模型:%1</translation>
    </message>
    <message>
        <source>train it again from its log</source>
        <comment>f2000.model.train</comment>
        <translation>请用其日志重新训练</translation>
    </message>
    <message>
        <source>%1 has no effect: %2</source>
        <comment>f2kGame.ignored</comment>
        <translation>%1 无效：%2</translation>
    </message>
    <message>
        <source>it takes whole numbers that are not negative: (left 1) (right 0)</source>
        <comment>f2kGame.numbers</comment>
        <translation>需要非负整数：(left 1) (right 0)</translation>
    </message>
    <message>
        <source>the whole ball is behind the goal line, %1 m from the middle of the goal and %2 m high</source>
        <comment>f2kGame.goal</comment>
        <translation>整个球在球门线后，距球门中心 %1 m，高 %2 m</translation>
    </message>
    <message>
        <source>in 2 s all robots go to their places, and the ball to the centre</source>
        <comment>f2kGame.goalNext</comment>
        <translation>2 秒后所有机器人回到各自位置，球回到中心</translation>
    </message>
    <message>
        <source>the whole ball is beyond a touch line, at %1 m</source>
        <comment>f2kGame.sideOut</comment>
        <translation>整个球越过边线，位于 %1 m</translation>
    </message>
    <message>
        <source>in 1 s it lies on the field, 0.5 m inside</source>
        <comment>f2kGame.sideNext</comment>
        <translation>1 秒后球放在场内 0.5 m 处</translation>
    </message>
    <message>
        <source>the whole ball is beyond a goal line, %1 m from its middle and %2 m high</source>
        <comment>f2kGame.endOut</comment>
        <translation>整个球越过底线，距其中点 %1 m，高 %2 m</translation>
    </message>
    <message>
        <source>in 1 s it lies on the nearest restart point</source>
        <comment>f2kGame.endNext</comment>
        <translation>1 秒后球放在最近的重新开始点</translation>
    </message>
    <message>
        <source>the ball has moved by less than 0.2 m in 10 s</source>
        <comment>f2kGame.stuck</comment>
        <translation>球在 10 秒内移动不到 0.2 m</translation>
    </message>
    <message>
        <source>the ball has flown away</source>
        <comment>f2kGame.flown</comment>
        <translation>球飞走了</translation>
    </message>
    <message>
        <source>it is back at the centre</source>
        <comment>f2kGame.flownNext</comment>
        <translation>它回到了中心</translation>
    </message>
    <message>
        <source>the score was set to %1 : %2</source>
        <comment>f2kGame.scoreSet</comment>
        <translation>比分被设为 %1 : %2</translation>
    </message>
    <message>
        <source>goal</source>
        <comment>f2kGame.goalRule</comment>
        <translation>进球</translation>
    </message>
    <message>
        <source>ball out</source>
        <comment>f2kGame.outRule</comment>
        <translation>球出界</translation>
    </message>
    <message>
        <source>ball stuck</source>
        <comment>f2kGame.stuckRule</comment>
        <translation>球被卡住</translation>
    </message>
    <message>
        <source>ball height</source>
        <comment>f2kGame.heightRule</comment>
        <translation>球高度</translation>
    </message>
    <message>
        <source>plugins of robots keep states of their own</source>
        <comment>f2kGame.inexact</comment>
        <translation>机器人的插件保有自己的状态</translation>
    </message>
    <message>
        <source>there is no library %1 in the folders of plugins of this league; there are: %2</source>
        <comment>f2kGame.noLibrary</comment>
        <translation>该联赛的插件文件夹中没有库 %1；现有：%2</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <comment>f2kGame.noFile</comment>
        <translation>没有文件 %1</translation>
    </message>
    <message>
        <source>files are looked for beside this one, then below the data directories</source>
        <comment>f2kGame.beside</comment>
        <translation>先在此文件旁边查找，再在数据目录下查找</translation>
    </message>
    <message>
        <source>the benchmark cannot be played: %1</source>
        <comment>f2kGame.benchmark</comment>
        <translation>无法进行基准测试：%1</translation>
    </message>
    <message>
        <source>it cannot be written</source>
        <comment>f2kGame.notWritten</comment>
        <translation>无法写入</translation>
    </message>
    <message>
        <source>name one policy or more; there are all, %1</source>
        <comment>f2kGame.noPolicy</comment>
        <translation>请至少指定一种策略；现有 all, %1</translation>
    </message>
    <message>
        <source>name one player or more</source>
        <comment>f2kGame.noPlayers</comment>
        <translation>请至少指定一名球员</translation>
    </message>
    <message>
        <source>it takes a whole number from 1 to %1, not `%2`</source>
        <comment>f2kGame.count</comment>
        <translation>需要 1 到 %1 之间的整数，而不是 `%2`</translation>
    </message>
    <message>
        <source>options are NAME=VALUE with blanks between them, not `%1`</source>
        <comment>f2kGame.options</comment>
        <translation>选项写作 NAME=VALUE，以空格分隔，而不是 `%1`</translation>
    </message>
    <message>
        <source>the option %1 stands there twice</source>
        <comment>f2kGame.optionTwice</comment>
        <translation>选项 %1 出现了两次</translation>
    </message>
    <message>
        <source>benchmark: %1 of %2 played, now %3</source>
        <comment>f2kGame.progress</comment>
        <translation>比较：已进行 %1/%2，当前为 %3</translation>
    </message>
    <message>
        <source>there is no policy %1; there are all, %2</source>
        <comment>f2kGame.policy</comment>
        <translation>没有策略 %1；有 all、%2</translation>
    </message>
    <message>
        <source>the plugin %1 is there already</source>
        <comment>f2kPlugin.twice</comment>
        <translation>插件 %1 已经存在</translation>
    </message>
    <message>
        <source>the library %1 cannot be loaded: %2</source>
        <comment>f2kPlugin.load</comment>
        <translation>无法加载库 %1：%2</translation>
    </message>
    <message>
        <source>the library %1 has no plugins: it does not export %2</source>
        <comment>f2kPlugin.exports</comment>
        <translation>库 %1 没有插件：它没有导出 %2</translation>
    </message>
    <message>
        <source>the plugin %1 of %2 is left out: it was made for version %3 of the interface, and this is %4</source>
        <comment>f2kPlugin.abi</comment>
        <translation>%2 中的插件 %1 被忽略：它是为接口版本 %3 制作的，而当前是 %4</translation>
    </message>
    <message>
        <source>the plugin %1 of %2 is left out: there is no kind %3</source>
        <comment>f2kPlugin.kind</comment>
        <translation>%2 中的插件 %1 被忽略：没有种类 %3</translation>
    </message>
    <message>
        <source>a plugin of %1 is left out: it has no name</source>
        <comment>f2kPlugin.nameless</comment>
        <translation>%1 中的一个插件被忽略：它没有名称</translation>
    </message>
    <message>
        <source>there is no drive %1; there are %2</source>
        <comment>f2kPlugin.noMotion</comment>
        <translation>没有驱动 %1；有 %2</translation>
    </message>
    <message>
        <source>there is no kind of sensor %1; there are %2</source>
        <comment>f2kPlugin.noSensor</comment>
        <translation>没有传感器种类 %1；有 %2</translation>
    </message>
    <message>
        <source>there is no player %1; there are %2</source>
        <comment>f2kPlugin.noPlayer</comment>
        <translation>没有球员 %1；有 %2</translation>
    </message>
    <message>
        <source>the player %1 has no option %2; it has %3</source>
        <comment>f2kPlugin.noOption</comment>
        <translation>球员 %1 没有选项 %2；它有 %3</translation>
    </message>
    <message>
        <source>the player %1 has no options, so no %2</source>
        <comment>f2kPlugin.noOptions</comment>
        <translation>球员 %1 没有任何选项，因此也没有 %2</translation>
    </message>
    <message>
        <source>the option %1 of %2 is a number from %3 to %4, not `%5`</source>
        <comment>f2kPlugin.optionNumber</comment>
        <translation>%2 的选项 %1 是 %3 到 %4 之间的数，而不是 `%5`</translation>
    </message>
    <message>
        <source>the option %1 of %2 is one of %3, not `%4`</source>
        <comment>f2kPlugin.optionChoice</comment>
        <translation>%2 的选项 %1 是 %3 之一，而不是 `%4`</translation>
    </message>
    <message>
        <source>the device %1 cannot tell %2: nobody knows such data</source>
        <comment>f2kPlugin.noFeature</comment>
        <translation>设备 %1 无法提供 %2：没有这种数据</translation>
    </message>
    <message>
        <source>%1 refuses its settings: %2</source>
        <comment>f2kPlugin.refused</comment>
        <translation>%1 拒绝其设置：%2</translation>
    </message>
    <message>
        <source>the sensor %1 of robot %2 has failed and tells nothing any more: %3</source>
        <comment>f2kPlugin.sensorFailed</comment>
        <translation>机器人 %2 的传感器 %1 已失效，不再提供数据：%3</translation>
    </message>
    <message>
        <source>the drive of robot %1 has failed, so it stands: %2</source>
        <comment>f2kPlugin.driveFailed</comment>
        <translation>机器人 %1 的驱动失效，因此停下：%2</translation>
    </message>
    <message>
        <source>the player %1 has failed and goes with its robot: %2</source>
        <comment>f2kPlugin.playerFailed</comment>
        <translation>球员 %1 失效，与其机器人一起离开：%2</translation>
    </message>
    <message>
        <source>it moves by a way that is no number</source>
        <comment>f2kPlugin.notFinite</comment>
        <translation>它移动的距离不是数字</translation>
    </message>
    <message>
        <source>a place is missing: (pos x y z), in m</source>
        <comment>f2kGame.noPlace</comment>
        <translation>缺少位置：(pos x y z)，单位 m</translation>
    </message>
    <message>
        <source>there is no such robot: (team Left) (unum 1)</source>
        <comment>f2kGame.noRobot</comment>
        <translation>没有这样的机器人：(team Left) (unum 1)</translation>
    </message>
    <message>
        <source>there is no ball</source>
        <comment>f2kGame.noBall</comment>
        <translation>没有球</translation>
    </message>
    <message>
        <source>there is no robot %1</source>
        <comment>f2kGame.noSuchRobot</comment>
        <translation>没有机器人 %1</translation>
    </message>
    <message>
        <source>it takes a ball, a robot of blue, the keeper, and one of yellow, the attacker</source>
        <comment>f2kGame.benchmarkNeeds</comment>
        <translation>需要一个球、一个蓝队机器人（守门员）和一个黄队机器人（进攻者）</translation>
    </message>
    <message>
        <source>there is no such play mode</source>
        <comment>f2kGame.noMode</comment>
        <translation>没有该比赛模式</translation>
    </message>
    <message>
        <source>there is a game already</source>
        <comment>game.second</comment>
        <translation>已有一场比赛</translation>
    </message>
    <message>
        <source>none</source>
        <comment>game.noLibraries</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>monitor %1: %2</source>
        <comment>command.from</comment>
        <translation>监视器 %1：%2</translation>
    </message>
    <message>
        <source>there is no command `%1`</source>
        <comment>command.unknown</comment>
        <translation>没有命令 `%1`</translation>
    </message>
    <message>
        <source>it takes a ball, a robot of yellow, and two obstacles</source>
        <comment>f2kGame.challengeNeeds</comment>
        <translation>需要一个球、一个黄方机器人和两个障碍物</translation>
    </message>
    <message>
        <source>Distance</source>
        <comment>f2kReading.distance</comment>
        <translation>距离</translation>
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
        <translation>可见部分</translation>
    </message>
    <message>
        <source>Blue goal</source>
        <comment>f2kReading.blueGoal</comment>
        <translation>蓝色球门</translation>
    </message>
    <message>
        <source>Yellow goal</source>
        <comment>f2kReading.yellowGoal</comment>
        <translation>黄色球门</translation>
    </message>
    <message>
        <source>Post %1</source>
        <comment>f2kReading.post</comment>
        <translation>立柱 %1</translation>
    </message>
    <message>
        <source>Line %1</source>
        <comment>f2kReading.line</comment>
        <translation>线 %1</translation>
    </message>
    <message>
        <source>Speed</source>
        <comment>f2kReading.speed</comment>
        <translation>速度</translation>
    </message>
    <message>
        <source>Turn rate</source>
        <comment>f2kReading.turn</comment>
        <translation>转动速率</translation>
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
        <translation>朝向</translation>
    </message>
    <message>
        <source>Path</source>
        <comment>f2kReading.path</comment>
        <translation>路程</translation>
    </message>
    <message>
        <source>Held up</source>
        <comment>f2kReading.stalled</comment>
        <translation>受阻</translation>
    </message>
    <message>
        <source>Slips</source>
        <comment>f2kReading.slipping</comment>
        <translation>打滑</translation>
    </message>
    <message>
        <source>Uncertainty of the place</source>
        <comment>f2kReading.sigma</comment>
        <translation>位置的不确定度</translation>
    </message>
    <message>
        <source>Uncertainty of the heading</source>
        <comment>f2kReading.sigmaTurn</comment>
        <translation>朝向的不确定度</translation>
    </message>
    <message>
        <source>Pieces of lines</source>
        <comment>f2kReading.segments</comment>
        <translation>线段</translation>
    </message>
    <message>
        <source>%1: %2, ready in</source>
        <comment>f2kReading.manipulator</comment>
        <translation>%1：%2，就绪还需</translation>
    </message>
    <message>
        <source>Word %1</source>
        <comment>f2kReading.word</comment>
        <translation>字 %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>f2kReading.about</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Sensor</source>
        <comment>f2kReading.sensorKind</comment>
        <translation>传感器</translation>
    </message>
    <message>
        <source>Sensor data</source>
        <comment>f2kReading.dataKind</comment>
        <translation>传感器数据</translation>
    </message>
    <message>
        <source>Drive</source>
        <comment>f2kReading.motionKind</comment>
        <translation>驱动</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>f2kReading.playerKind</comment>
        <translation>球员</translation>
    </message>
    <message>
        <source>a file of that name is there already</source>
        <comment>f2kGame.isThere</comment>
        <translation>已有同名文件</translation>
    </message>
    <message>
        <source>%1 of robot %2 takes longer than 1 ms again and again, for which the run waits</source>
        <comment>f2kPlugin.slow</comment>
        <translation>机器人 %2 的 %1 反复耗时超过 1 毫秒，运行需等待</translation>
    </message>
    <message>
        <source>expected exact, engine or iterative, not %1</source>
        <comment>expected.stepKind</comment>
        <translation>应为 exact、engine 或 iterative,而不是 %1</translation>
    </message>
    <message>
        <source>there is no kind of step `%1`</source>
        <comment>project.noStep</comment>
        <translation>没有步进类型 `%1`</translation>
    </message>
    <message>
        <source>choose exact, engine or iterative</source>
        <comment>project.steps</comment>
        <translation>请选择 exact、engine 或 iterative</translation>
    </message>
    <message>
        <source>this is text in UTF-16</source>
        <comment>scene.utf16</comment>
        <translation>这是 UTF-16 文本</translation>
    </message>
    <message>
        <source>this is no text in UTF-8: it has zero bytes</source>
        <comment>scene.zeros</comment>
        <translation>这不是 UTF-8 文本：其中有零字节</translation>
    </message>
    <message>
        <source>scenes are read in UTF-8; save it as that</source>
        <comment>scene.saveUtf8</comment>
        <translation>场景以 UTF-8 读取；请保存为 UTF-8</translation>
    </message>
    <message>
        <source>the mesh file %1 does not exist below the data directories</source>
        <comment>mesh.missing</comment>
        <translation>数据目录下不存在网格文件 %1</translation>
    </message>
    <message>
        <source>the mesh %1 is drawn without a file, but has no triangles to collide with</source>
        <comment>mesh.noCollider</comment>
        <translation>网格 %1 无需文件即可绘制，但没有可供碰撞的三角形</translation>
    </message>
    <message>
        <source>put a file of that name below the data directories, or use other colliders</source>
        <comment>mesh.colliderFile</comment>
        <translation>请在数据目录下放置同名文件，或使用其他碰撞体</translation>
    </message>
    <message>
        <source>there is no body in the scene, and so no robot</source>
        <comment>robotExport.noBody</comment>
        <translation>场景中没有刚体，因此没有机器人</translation>
    </message>
    <message>
        <source>a part of a robot is a Transform with a RigidBody in it</source>
        <comment>robotExport.addBody</comment>
        <translation>机器人的部件是包含 RigidBody 的 Transform</translation>
    </message>
    <message>
        <source>there is no body at or below %1</source>
        <comment>robotExport.noRobot</comment>
        <translation>%1 处或其下没有刚体</translation>
    </message>
    <message>
        <source>name a node of the scene by its path or name, e.g. the robot&apos;s Transform</source>
        <comment>robotExport.nameNode</comment>
        <translation>请用路径或名称指定场景中的节点，例如机器人的 Transform</translation>
    </message>
    <message>
        <source>the scene cannot be loaded</source>
        <comment>robotExport.notLoaded</comment>
        <translation>无法加载场景</translation>
    </message>
    <message>
        <source>correct its errors first; a template needs values for its parameters</source>
        <comment>robotExport.check</comment>
        <translation>请先改正其错误；模板需要其参数的值</translation>
    </message>
    <message>
        <source>%1 bodies that are not joined to the robot are left out</source>
        <comment>robotExport.others</comment>
        <translation>未与机器人相连的 %1 个刚体被省略</translation>
    </message>
    <message>
        <source>to export another robot, name a node that it is below</source>
        <comment>robotExport.choose</comment>
        <translation>要导出另一个机器人，请指定其上方的节点</translation>
    </message>
    <message>
        <source>the joint %1 closes a loop, and is left out</source>
        <comment>robotExport.loop</comment>
        <translation>关节 %1 构成闭环，被省略</translation>
    </message>
    <message>
        <source>robots in URDF are trees; close the loop where the robot is used</source>
        <comment>robotExport.closeLoop</comment>
        <translation>URDF 中的机器人是树；请在使用机器人的地方闭合该环</translation>
    </message>
    <message>
        <source>the joint %1 is written as %2 joints, with links of %3 kg between them</source>
        <comment>robotExport.axes</comment>
        <translation>关节 %1 写成 %2 个关节，其间有质量为 %3 kg 的连杆</translation>
    </message>
    <message>
        <source>a joint of URDF has one axis</source>
        <comment>robotExport.between</comment>
        <translation>URDF 的关节只有一个轴</translation>
    </message>
    <message>
        <source>a joint of URDF has one axis, and no suspension; add a prismatic joint if you need it</source>
        <comment>robotExport.suspension</comment>
        <translation>URDF 的关节只有一个轴，没有悬挂；需要时请添加移动关节</translation>
    </message>
    <message>
        <source>the joint %1 has one stop; %2 stands for the other</source>
        <comment>robotExport.oneStop</comment>
        <translation>关节 %1 只有一个限位；另一个用 %2 代替</translation>
    </message>
    <message>
        <source>this is as good as none; set the limit if the robot has one</source>
        <comment>robotExport.noStop</comment>
        <translation>这等于没有限位；如果机器人有限位，请设置</translation>
    </message>
    <message>
        <source>the motor of the joint %1 is stronger than %2, which is written</source>
        <comment>robotExport.effort</comment>
        <translation>关节 %1 的电机强于 %2，写出的是此值</translation>
    </message>
    <message>
        <source>give it the force of a real motor by setMaxMotorForce</source>
        <comment>robotExport.setEffort</comment>
        <translation>请用 setMaxMotorForce 设置真实电机的力</translation>
    </message>
    <message>
        <source>the collider %1 of the class %2 is left out</source>
        <comment>robotExport.collider</comment>
        <translation>类 %2 的碰撞体 %1 被省略</translation>
    </message>
    <message>
        <source>shapes of URDF are box, sphere, cylinder and mesh: put such a collider in its place</source>
        <comment>robotExport.otherShape</comment>
        <translation>URDF 的形状有长方体、球、圆柱和网格：请换成这样的碰撞体</translation>
    </message>
    <message>
        <source>the mesh %1 has no file, and is left out</source>
        <comment>robotExport.mesh</comment>
        <translation>网格 %1 没有文件，被省略</translation>
    </message>
    <message>
        <source>load the mesh from a file in its place; those of the leagues need the library sparkwright-images</source>
        <comment>robotExport.meshFile</comment>
        <translation>请改为从文件加载网格；各联赛的网格需要库 sparkwright-images</translation>
    </message>
    <message>
        <source>the picture of the material %1 is left out</source>
        <comment>robotExport.texture</comment>
        <translation>材质 %1 的图片被省略</translation>
    </message>
    <message>
        <source>materials of URDF are colours; let a mesh bring its own material with the picture</source>
        <comment>robotExport.meshTexture</comment>
        <translation>URDF 的材质是颜色；请让网格自带含图片的材质</translation>
    </message>
    <message>
        <source>%1 left out: %2</source>
        <comment>robotExport.extra</comment>
        <translation>省略了 %1：%2</translation>
    </message>
    <message>
        <source>URDF says nothing of sensors; add them where the robot is used</source>
        <comment>robotExport.sensor</comment>
        <translation>URDF 不描述传感器；请在使用机器人的地方添加</translation>
    </message>
    <message>
        <source>add it to the program that controls the robot</source>
        <comment>robotExport.program</comment>
        <translation>请加到控制机器人的程序中</translation>
    </message>
    <message>
        <source>the largest force and speed of the joint are kept; model the rest where the robot is used</source>
        <comment>robotExport.motor</comment>
        <translation>关节的最大力和速度已保留；其余请在使用机器人的地方建模</translation>
    </message>
    <message>
        <source>add damping where the robot is used</source>
        <comment>robotExport.force</comment>
        <translation>请在使用机器人的地方添加阻尼</translation>
    </message>
    <message>
        <source>set friction and softness of contacts where the robot is used</source>
        <comment>robotExport.contact</comment>
        <translation>请在使用机器人的地方设置接触的摩擦和柔软度</translation>
    </message>
    <message>
        <source>it cannot be written: %1</source>
        <comment>robotExport.notWritten</comment>
        <translation>无法写入：%1</translation>
    </message>
    <message>
        <source>choose a folder that can be written to</source>
        <comment>robotExport.writable</comment>
        <translation>请选择可写入的文件夹</translation>
    </message>
    <message>
        <source>the file is a pipe</source>
        <comment>robotExport.pipe</comment>
        <translation>该文件是管道</translation>
    </message>
    <message>
        <source>the file is the scene itself, which would be lost</source>
        <comment>robotExport.sameFile</comment>
        <translation>该文件就是场景本身，会丢失</translation>
    </message>
    <message>
        <source>choose another file</source>
        <comment>robotExport.otherName</comment>
        <translation>请选择另一个文件</translation>
    </message>
    <message>
        <source>no body can have this inertia: the largest moment of %1 exceeds the sum of the others by %2 %</source>
        <comment>lint.inertiaTriangle</comment>
        <translation>任何刚体都不可能有此惯量：%1 的最大惯性矩比其余之和大 %2 %</translation>
    </message>
    <message>
        <source>compute it from the shapes, or lower the largest moment</source>
        <comment>lint.inertiaTriangleHint</comment>
        <translation>请根据形状计算，或减小最大惯性矩</translation>
    </message>
    <message>
        <source>mass and inertia of %1 must be positive: the least moment is %2 kg·m², the mass %3 kg; the body has another mass instead</source>
        <comment>lint.inertiaSign</comment>
        <translation>%1 的质量和惯量必须为正：最小惯性矩为 %2 kg·m²，质量为 %3 kg；该刚体改用其他质量</translation>
    </message>
    <message>
        <source>compute both from the shapes, or write those of a solid</source>
        <comment>lint.inertiaSignHint</comment>
        <translation>请根据形状计算两者，或写入实体的值</translation>
    </message>
    <message>
        <source>joined bodies differ too much in mass: %1 has %3 kg, %2 is %4 times heavier (at most %5 times)</source>
        <comment>lint.massRatio</comment>
        <translation>相连刚体的质量相差过大：%1 为 %3 kg，%2 是其 %4 倍（最多 %5 倍）</translation>
    </message>
    <message>
        <source>make the light one heavier, or a part of the other one</source>
        <comment>lint.massRatioHint</comment>
        <translation>请加重较轻的一个，或使其成为另一个的一部分</translation>
    </message>
    <message>
        <source>%1 and %2 overlap by %3 mm at the start, though no joint connects them</source>
        <comment>lint.overlap</comment>
        <translation>%1 和 %2 在开始时重叠 %3 mm，但没有关节将它们相连</translation>
    </message>
    <message>
        <source>move them apart, or make one of them smaller</source>
        <comment>lint.overlapHint</comment>
        <translation>请将它们移开，或缩小其中之一</translation>
    </message>
    <message>
        <source>%1 is %3 mm inside of %2 at the start, and will be thrown out</source>
        <comment>lint.buried</comment>
        <translation>%1 在开始时陷入 %2 内 %3 mm，将被弹出</translation>
    </message>
    <message>
        <source>move it out, by a higher place at the start</source>
        <comment>lint.buriedHint</comment>
        <translation>请将其移出，提高其开始时的位置</translation>
    </message>
    <message>
        <source>%1 and %2 of the robot touch each other at the start, %3 mm deep, and will push each other</source>
        <comment>lint.selfContact</comment>
        <translation>机器人的 %1 和 %2 在开始时相互接触，深 %3 mm，将相互推挤</translation>
    </message>
    <message>
        <source>move them apart, or switch the inner collision of their space off</source>
        <comment>lint.selfContactHint</comment>
        <translation>请将它们移开，或关闭其空间的内部碰撞</translation>
    </message>
    <message>
        <source>the motor of %1 has no limit (%2); a strong enough one tears the robot apart</source>
        <comment>lint.motorForce</comment>
        <translation>%1 的电机没有限制（%2）；过强的电机会扯散机器人</translation>
    </message>
    <message>
        <source>set the torque or force that the real motor has, by setMaxMotorForce</source>
        <comment>lint.motorForceHint</comment>
        <translation>请用 setMaxMotorForce 设置真实电机的扭矩或力</translation>
    </message>
    <message>
        <source>the range of %1, %2 to %3, excludes where it starts, %4</source>
        <comment>lint.range</comment>
        <translation>%1 的范围 %2 至 %3 不包含其起始值 %4</translation>
    </message>
    <message>
        <source>widen the range, or begin in a posture inside of it</source>
        <comment>lint.rangeHint</comment>
        <translation>请扩大范围，或以范围内的姿态开始</translation>
    </message>
    <message>
        <source>the low stop of %1, %2, is above its high stop, %3: it has no stops</source>
        <comment>lint.noRange</comment>
        <translation>%1 的下止挡 %2 高于其上止挡 %3：它没有止挡</translation>
    </message>
    <message>
        <source>exchange both numbers</source>
        <comment>lint.noRangeHint</comment>
        <translation>请对调两个数</translation>
    </message>
    <message>
        <source>the mesh of the moving collider %1 is not closed: %2 open edges</source>
        <comment>lint.openMesh</comment>
        <translation>运动碰撞体 %1 的网格未封闭：有 %2 条开放边</translation>
    </message>
    <message>
        <source>close it in a modelling program, or take boxes, spheres and capsules</source>
        <comment>lint.openMeshHint</comment>
        <translation>请在建模程序中将其封闭，或使用长方体、球和胶囊体</translation>
    </message>
    <message>
        <source>a %1 of the joint %2 has no name, so agents cannot use it</source>
        <comment>lint.noName</comment>
        <translation>关节 %2 的一个 %1 没有名称，因此智能体无法使用它</translation>
    </message>
    <message>
        <source>give it a name by setName</source>
        <comment>lint.noNameHint</comment>
        <translation>请用 setName 为其命名</translation>
    </message>
    <message>
        <source>Compute mass and inertia from the shapes: %1 kg</source>
        <comment>lint.fixFromShape</comment>
        <translation>根据形状计算质量和惯量：%1 kg</translation>
    </message>
    <message>
        <source>Compute the inertia from the shapes, keep %1 kg</source>
        <comment>lint.fixInertiaFromShape</comment>
        <translation>根据形状计算惯量，保留 %1 kg</translation>
    </message>
    <message>
        <source>Lower the largest moment to %1 kg·m²</source>
        <comment>lint.fixLowest</comment>
        <translation>将最大惯性矩减小到 %1 kg·m²</translation>
    </message>
    <message>
        <source>Make %1 heavier: %2 kg</source>
        <comment>lint.fixMass</comment>
        <translation>加重 %1：%2 kg</translation>
    </message>
    <message>
        <source>Switch the inner collision of the space off</source>
        <comment>lint.fixInner</comment>
        <translation>关闭空间的内部碰撞</translation>
    </message>
    <message>
        <source>Limit the motor to %1 %2</source>
        <comment>lint.fixMotor</comment>
        <translation>将电机限制为 %1 %2</translation>
    </message>
    <message>
        <source>Widen the range to %1</source>
        <comment>lint.fixRange</comment>
        <translation>将范围扩大到 %1</translation>
    </message>
    <message>
        <source>Exchange the stops</source>
        <comment>lint.fixExchange</comment>
        <translation>对调止挡</translation>
    </message>
    <message>
        <source>Name it %1</source>
        <comment>lint.fixName</comment>
        <translation>命名为 %1</translation>
    </message>
    <message>
        <source>it is a pointer of Git LFS, not the mesh; fetch it with: git lfs pull</source>
        <comment>mesh.lfsPointer</comment>
        <translation>它是 Git LFS 指针，而不是网格；请用以下命令获取：git lfs pull</translation>
    </message>
    <message>
        <source>it has no meshes; its other contents, such as lights and cameras, are not used</source>
        <comment>mesh.noMeshes</comment>
        <translation>其中没有网格；灯光、相机等其他内容不会使用</translation>
    </message>
    <message>
        <source>there is no HingeJoint or SliderJoint at &apos;%1&apos; to follow; paths start at this joint, and the other one is listed first</source>
        <comment>joint.noLeader</comment>
        <translation>“%1”处没有可跟随的 HingeJoint 或 SliderJoint；路径从此关节开始，且另一关节应先列出</translation>
    </message>
    <message>
        <source>it cannot follow &apos;%1&apos;, which follows it, or is of another world: let one of them follow none</source>
        <comment>joint.ring</comment>
        <translation>它无法跟随“%1”，因为后者跟随它，或属于另一个世界：请让其中之一不跟随任何关节</translation>
    </message>
    <message>
        <source>its angle is %1°, beyond its stop at %2°</source>
        <comment>joint.turnedBeyond</comment>
        <translation>其角度为 %1°，超出了 %2° 处的止挡</translation>
    </message>
    <message>
        <source>it is at %1 m, beyond its stop at %2 m</source>
        <comment>joint.slidBeyond</comment>
        <translation>它位于 %1 m，超出了 %2 m 处的止挡</translation>
    </message>
    <message>
        <source>call (setSteadyMotor 0 true) or reduce its setMaxMotorForce, make its parts heavier, or shorten the step</source>
        <comment>joint.tooStrong</comment>
        <translation>请调用 (setSteadyMotor 0 true) 或减小其 setMaxMotorForce，加重其部件，或缩短步长</translation>
    </message>
    <message>
        <source>below a SliderJoint</source>
        <comment>place.slider</comment>
        <translation>SliderJoint 之下</translation>
    </message>
    <message>
        <source>%1 has no volume that can be computed, and is left out</source>
        <comment>mass.noVolume</comment>
        <translation>%1 没有可计算的体积，已略去</translation>
    </message>
    <message>
        <source>the mesh of %1 is not closed (%2 open edges), so it has no volume, and is left out</source>
        <comment>mass.openMesh</comment>
        <translation>%1 的网格未封闭（%2 条开放边），因此没有体积，已略去</translation>
    </message>
    <message>
        <source>colliders of the body overlap (pairs: %1); what they share is counted twice</source>
        <comment>mass.overlap</comment>
        <translation>刚体的碰撞体相互重叠（对数：%1）；重叠部分被计算两次</translation>
    </message>
    <message>
        <source>the shapes have their centre of mass %1 mm from the body&apos;s origin, where the engine assumes it; move the Transform there, and its children back</source>
        <comment>mass.offCentre</comment>
        <translation>形状的质心距刚体原点 %1 mm，而引擎假定质心在原点；请将 Transform 移到质心，并将其子节点移回</translation>
    </message>
    <message>
        <source>the mass of %1 is made of parameters or expressions; write numbers in their place first</source>
        <comment>mass.parameters</comment>
        <translation>%1 的质量由参数或表达式组成；请先改写为数</translation>
    </message>
    <message>
        <source>the form of %1 is not in this text</source>
        <comment>mass.noForm</comment>
        <translation>%1 的表达式不在此文本中</translation>
    </message>
    <message>
        <source>the form of %1 makes several bodies, which would get different masses</source>
        <comment>mass.shared</comment>
        <translation>%1 的表达式会创建多个刚体，它们会得到不同的质量</translation>
    </message>
    <message>
        <source>the shape was left out; write its size</source>
        <comment>urdf.shapeLeftOut</comment>
        <translation>该形状已略去；请写明其尺寸</translation>
    </message>
    <message>
        <source>the scale has a factor of 0</source>
        <comment>urdf.zeroScale</comment>
        <translation>缩放含有为 0 的系数</translation>
    </message>
    <message>
        <source>quat_xyzw is zero, which is no rotation</source>
        <comment>urdf.quaternion</comment>
        <translation>quat_xyzw 为零，不是旋转</translation>
    </message>
    <message>
        <source>it was not turned; write 0 0 0 1 if that is meant</source>
        <comment>urdf.notTurned</comment>
        <translation>未旋转；若确有此意，请写 0 0 0 1</translation>
    </message>
    <message>
        <source>it is called robot; write a name</source>
        <comment>urdf.fileName</comment>
        <translation>已命名为 robot；请写明名称</translation>
    </message>
    <message>
        <source>%1 is negative</source>
        <comment>urdf.negative</comment>
        <translation>%1 为负</translation>
    </message>
    <message>
        <source>0 was taken; write a value from 0 on</source>
        <comment>urdf.zeroInstead</comment>
        <translation>已采用 0；请写不小于 0 的值</translation>
    </message>
    <message>
        <source>the joint %1 has no range: by the format it goes from 0 to 0</source>
        <comment>urdf.noRange</comment>
        <translation>关节 %1 没有范围：按格式其范围为 0 至 0</translation>
    </message>
    <message>
        <source>it is held; write its lower and upper end</source>
        <comment>urdf.addRange</comment>
        <translation>它被固定；请写出其下限和上限</translation>
    </message>
    <message>
        <source>the joint %1 follows %2, which is no other joint of the robot</source>
        <comment>urdf.noMimic</comment>
        <translation>关节 %1 跟随 %2，而后者不是机器人的其他关节</translation>
    </message>
    <message>
        <source>the joint %1 follows itself by way of others</source>
        <comment>urdf.mimicRing</comment>
        <translation>关节 %1 经由其他关节跟随自身</translation>
    </message>
    <message>
        <source>it moves on its own; name another joint in &lt;mimic&gt;</source>
        <comment>urdf.ownWay</comment>
        <translation>它独立运动；请在 &lt;mimic&gt; 中指定其他关节</translation>
    </message>
    <message>
        <source>the inertia of the link %1 is not possible: one moment is %2 times the sum of the others</source>
        <comment>urdf.triangleRule</comment>
        <translation>连杆 %1 的惯量不可能：一个惯性矩是其余之和的 %2 倍</translation>
    </message>
    <message>
        <source>that of a box around its shapes with the same mass was taken; write that of the link</source>
        <comment>urdf.inertiaInstead</comment>
        <translation>已采用相同质量、包围其形状的长方体的惯量；请写明连杆的惯量</translation>
    </message>
    <message>
        <source>the mesh %1 of %2 has %3 triangles, too many to collide with; its convex hull was taken</source>
        <comment>urdf.meshHull</comment>
        <translation>%2 的网格 %1 有 %3 个三角形，过多而无法用于碰撞；已采用其凸包</translation>
    </message>
    <message>
        <source>the effort of the joint %1, %2, is more than a cycle bears; %3 was taken</source>
        <comment>urdf.effort</comment>
        <translation>关节 %1 的 effort %2 超出一个周期所能承受的值；已采用 %3</translation>
    </message>
    <message>
        <source>write what the motor can do</source>
        <comment>urdf.lowerEffort</comment>
        <translation>请写明电机的能力</translation>
    </message>
    <message>
        <source>%1 links became %2 bodies with %3 joints, %4 kg in all</source>
        <comment>urdf.kept</comment>
        <translation>%1 个连杆变为 %2 个刚体，有 %3 个关节，共 %4 kg</translation>
    </message>
    <message>
        <source>%1 shapes collide, %2 are seen</source>
        <comment>urdf.keptShapes</comment>
        <translation>%1 个形状参与碰撞，%2 个可见</translation>
    </message>
    <message>
        <source>the conversion was stopped</source>
        <comment>urdf.stopped</comment>
        <translation>转换已停止</translation>
    </message>
    <message>
        <source>nothing was written; start it again</source>
        <comment>urdf.nothingWritten</comment>
        <translation>未写入任何内容；请重新开始</translation>
    </message>
    <message>
        <source>the file %1 cannot be read: %2</source>
        <comment>xacro.unreadable</comment>
        <translation>无法读取文件 %1：%2</translation>
    </message>
    <message>
        <source>it is no regular file</source>
        <comment>xacro.special</comment>
        <translation>它不是普通文件</translation>
    </message>
    <message>
        <source>check its name and its permissions; a name without folder stands beside the file that names it</source>
        <comment>xacro.checkName</comment>
        <translation>请检查其名称和权限；不含文件夹的名称位于指定它的文件旁边</translation>
    </message>
    <message>
        <source>the file %1 is larger than %2 MiB</source>
        <comment>xacro.tooLarge</comment>
        <translation>文件 %1 大于 %2 MiB</translation>
    </message>
    <message>
        <source>what a robot consists of is text; meshes are named by it and not included</source>
        <comment>xacro.noSource</comment>
        <translation>机器人由文本组成；网格由文本按名称引用，而不是包含进来</translation>
    </message>
    <message>
        <source>all files together are larger than %1 MiB</source>
        <comment>xacro.readTooMuch</comment>
        <translation>所有文件合计大于 %1 MiB</translation>
    </message>
    <message>
        <source>Xacro is XML; look at the element before this place: is it closed, are its values in quotes?</source>
        <comment>xacro.notXml</comment>
        <translation>Xacro 是 XML；请查看此处之前的元素：是否已关闭，其值是否带引号？</translation>
    </message>
    <message>
        <source>the file %1 includes itself again and again</source>
        <comment>xacro.circle</comment>
        <translation>文件 %1 反复包含自身</translation>
    </message>
    <message>
        <source>take the &lt;xacro:include&gt; out of one of the files, or put it into an &lt;xacro:if&gt; that ends</source>
        <comment>xacro.includeOnce</comment>
        <translation>请从其中一个文件移除 &lt;xacro:include&gt;，或将其放入会结束的 &lt;xacro:if&gt;</translation>
    </message>
    <message>
        <source>no file matches %1</source>
        <comment>xacro.noMatch</comment>
        <translation>没有与 %1 匹配的文件</translation>
    </message>
    <message>
        <source>wildcards may stand in the name of the file, not in that of its folder</source>
        <comment>xacro.wildcard</comment>
        <translation>通配符可用于文件名，不可用于文件夹名</translation>
    </message>
    <message>
        <source>the package %1 was not found</source>
        <comment>xacro.noPackage</comment>
        <translation>未找到包 %1</translation>
    </message>
    <message>
        <source>name its folder, or one that holds it; in the command line with --package DIR, or in ROS_PACKAGE_PATH</source>
        <comment>xacro.givePackage</comment>
        <translation>请指定其文件夹，或包含它的文件夹；在命令行中用 --package DIR，或在 ROS_PACKAGE_PATH 中指定</translation>
    </message>
    <message>
        <source>%1 is no name of a package</source>
        <comment>xacro.badPackage</comment>
        <translation>%1 不是包的名称</translation>
    </message>
    <message>
        <source>write package://NAME/meshes/part.stl</source>
        <comment>xacro.packageAs</comment>
        <translation>请写 package://NAME/meshes/part.stl</translation>
    </message>
    <message>
        <source>%1 leads out of its package</source>
        <comment>xacro.leavesPackage</comment>
        <translation>%1 超出了其所在的包</translation>
    </message>
    <message>
        <source>name the other package instead: package://OTHER/…</source>
        <comment>xacro.stayInside</comment>
        <translation>请改为指定另一个包：package://OTHER/…</translation>
    </message>
    <message>
        <source>the package %1 (%2) has no file %3</source>
        <comment>xacro.noSuchFile</comment>
        <translation>包 %1（%2）没有文件 %3</translation>
    </message>
    <message>
        <source>is this the right version of the package? Capitals count</source>
        <comment>xacro.whichPackage</comment>
        <translation>包的版本是否正确？区分大小写</translation>
    </message>
    <message>
        <source>%1 needs the attribute %2</source>
        <comment>xacro.needsAttribute</comment>
        <translation>%1 需要属性 %2</translation>
    </message>
    <message>
        <source>%1 has no attribute %2</source>
        <comment>xacro.unknownAttribute</comment>
        <translation>%1 没有属性 %2</translation>
    </message>
    <message>
        <source>it is ignored; attributes are %1</source>
        <comment>xacro.ignored</comment>
        <translation>已忽略；属性有 %1</translation>
    </message>
    <message>
        <source>the name is empty or no name of XML</source>
        <comment>xacro.emptyName</comment>
        <translation>名称为空，或不是 XML 名称</translation>
    </message>
    <message>
        <source>write a name, or look at what its expression gives</source>
        <comment>xacro.writeName</comment>
        <translation>请写明名称，或查看其表达式的结果</translation>
    </message>
    <message>
        <source>%1 cannot be the name of a property</source>
        <comment>xacro.propertyName</comment>
        <translation>%1 不能作为特性的名称</translation>
    </message>
    <message>
        <source>use letters, digits and _, no digit first, and no word that Python keeps for itself</source>
        <comment>xacro.identifier</comment>
        <translation>请使用字母、数字和 _，不以数字开头，且不用 Python 的保留字</translation>
    </message>
    <message>
        <source>the property %1 has more than one of value, default and remove</source>
        <comment>xacro.exclusive</comment>
        <translation>特性 %1 含有 value、default 和 remove 中的多个</translation>
    </message>
    <message>
        <source>leave one of them</source>
        <comment>xacro.oneOf</comment>
        <translation>请只保留其中一个</translation>
    </message>
    <message>
        <source>%1 cannot be the name of a macro</source>
        <comment>xacro.macroName</comment>
        <translation>%1 不能作为宏的名称</translation>
    </message>
    <message>
        <source>&apos;call&apos;, and names with a dot, have a meaning of their own</source>
        <comment>xacro.macroNames</comment>
        <translation>&apos;call&apos; 和含点的名称有其特殊含义</translation>
    </message>
    <message>
        <source>there is no macro %1</source>
        <comment>xacro.noMacro</comment>
        <translation>没有宏 %1</translation>
    </message>
    <message>
        <source>define it before its first use with &lt;xacro:macro name=&quot;…&quot;&gt;, or include its file</source>
        <comment>xacro.defineMacro</comment>
        <translation>请在首次使用之前用 &lt;xacro:macro name=&quot;…&quot;&gt; 定义它，或包含其文件</translation>
    </message>
    <message>
        <source>the macro %1 needs the parameter %2</source>
        <comment>xacro.parameterMissing</comment>
        <translation>宏 %1 需要参数 %2</translation>
    </message>
    <message>
        <source>give it as an attribute, or give it a default: params=&quot;NAME:=DEFAULT&quot;</source>
        <comment>xacro.addParameter</comment>
        <translation>请以属性形式给出，或为其设默认值：params=&quot;NAME:=DEFAULT&quot;</translation>
    </message>
    <message>
        <source>the macro %1 has no parameter %2</source>
        <comment>xacro.noParameter</comment>
        <translation>宏 %1 没有参数 %2</translation>
    </message>
    <message>
        <source>parameters are %1</source>
        <comment>xacro.parameters</comment>
        <translation>参数有 %1</translation>
    </message>
    <message>
        <source>the macro %1 needs an element for its parameter %2</source>
        <comment>xacro.blockMissing</comment>
        <translation>宏 %1 的参数 %2 需要一个元素</translation>
    </message>
    <message>
        <source>put the element between the start and the end of the call</source>
        <comment>xacro.addBlock</comment>
        <translation>请将该元素放在调用的开始与结束标签之间</translation>
    </message>
    <message>
        <source>the macro %1 has no parameter for the element &lt;%2&gt;</source>
        <comment>xacro.blockUnused</comment>
        <translation>宏 %1 没有用于元素 &lt;%2&gt; 的参数</translation>
    </message>
    <message>
        <source>add *NAME to its params, or take the element out</source>
        <comment>xacro.blockParameter</comment>
        <translation>请在其 params 中添加 *NAME，或移除该元素</translation>
    </message>
    <message>
        <source>there is no block %1</source>
        <comment>xacro.noBlock</comment>
        <translation>没有块 %1</translation>
    </message>
    <message>
        <source>a block is a parameter *NAME of the macro, or a property with elements inside</source>
        <comment>xacro.blockNames</comment>
        <translation>块是宏的参数 *NAME，或内含元素的特性</translation>
    </message>
    <message>
        <source>there is no property %1 outside of the macro to be passed on by ^</source>
        <comment>xacro.noForward</comment>
        <translation>宏之外没有可用 ^ 传递的特性 %1</translation>
    </message>
    <message>
        <source>define it before the call, or write params=&quot;%1:=^|DEFAULT&quot;</source>
        <comment>xacro.forwardDefault</comment>
        <translation>请在调用之前定义它，或写 params=&quot;%1:=^|DEFAULT&quot;</translation>
    </message>
    <message>
        <source>%1 gives %2, which is neither true nor false</source>
        <comment>xacro.notBoolean</comment>
        <translation>%1 的结果为 %2，既非真也非假</translation>
    </message>
    <message>
        <source>conditions are true, false, whole numbers, or an expression: ${a == &apos;b&apos;}</source>
        <comment>xacro.booleans</comment>
        <translation>条件为 true、false、整数或表达式：${a == &apos;b&apos;}</translation>
    </message>
    <message>
        <source>the parameters %1 cannot be read</source>
        <comment>xacro.parametersText</comment>
        <translation>无法读取参数 %1</translation>
    </message>
    <message>
        <source>write params=&quot;a b:=1 c:=&apos;two words&apos; *block&quot;</source>
        <comment>xacro.parametersAs</comment>
        <translation>请写 params=&quot;a b:=1 c:=&apos;two words&apos; *block&quot;</translation>
    </message>
    <message>
        <source>the property %1 hides what has this name already</source>
        <comment>xacro.overwrites</comment>
        <translation>特性 %1 遮盖了已有的同名内容</translation>
    </message>
    <message>
        <source>take another name, since expressions that need the function or constant would not find it</source>
        <comment>xacro.otherName</comment>
        <translation>请换用其他名称，否则需要该函数或常量的表达式将找不到它</translation>
    </message>
    <message>
        <source>%1 stands outside of an element that could take it</source>
        <comment>xacro.onlyRoot</comment>
        <translation>%1 位于可容纳它的元素之外</translation>
    </message>
    <message>
        <source>move it into an element of the result</source>
        <comment>xacro.moveInside</comment>
        <translation>请将其移入结果的某个元素</translation>
    </message>
    <message>
        <source>%1 is not closed</source>
        <comment>xacro.notClosed</comment>
        <translation>%1 未关闭</translation>
    </message>
    <message>
        <source>add the closing bracket; a plain %1 is written with two dollar signs</source>
        <comment>xacro.close</comment>
        <translation>请加上右括号；普通的 %1 要写两个美元符号</translation>
    </message>
    <message>
        <source>the argument %1 has no value</source>
        <comment>xacro.noArgument</comment>
        <translation>参数 %1 没有值</translation>
    </message>
    <message>
        <source>give it a value (in the command line NAME:=VALUE), or &lt;xacro:arg name=&quot;…&quot; default=&quot;…&quot;/&gt; before its first use</source>
        <comment>xacro.giveArgument</comment>
        <translation>请给出值（在命令行中用 NAME:=VALUE），或在首次使用之前写 &lt;xacro:arg name=&quot;…&quot; default=&quot;…&quot;/&gt;</translation>
    </message>
    <message>
        <source>the environment has no variable %1</source>
        <comment>xacro.noVariable</comment>
        <translation>没有环境变量 %1</translation>
    </message>
    <message>
        <source>set it, or write $(optenv NAME DEFAULT)</source>
        <comment>xacro.setVariable</comment>
        <translation>请设置它，或写 $(optenv NAME DEFAULT)</translation>
    </message>
    <message>
        <source>$(%1 …) is not known</source>
        <comment>xacro.noSubstitution</comment>
        <translation>未知的 $(%1 …)</translation>
    </message>
    <message>
        <source>known are $(arg …), $(find …), $(env …), $(optenv …), $(cwd), $(dirname) and $(eval …)</source>
        <comment>xacro.substitutions</comment>
        <translation>已知的有 $(arg …)、$(find …)、$(env …)、$(optenv …)、$(cwd)、$(dirname) 和 $(eval …)</translation>
    </message>
    <message>
        <source>$(%1) needs one name</source>
        <comment>xacro.substitutionAs</comment>
        <translation>$(%1) 需要一个名称</translation>
    </message>
    <message>
        <source>%1, in the expression %2</source>
        <comment>xacro.in</comment>
        <translation>%1，位于表达式 %2</translation>
    </message>
    <message>
        <source>%1 was not expected here</source>
        <comment>xacro.syntax</comment>
        <translation>此处不应出现 %1</translation>
    </message>
    <message>
        <source>the expression ends too early</source>
        <comment>xacro.end</comment>
        <translation>表达式过早结束</translation>
    </message>
    <message>
        <source>expressions have numbers, texts, lists, names, operators and calls of known functions</source>
        <comment>xacro.expression</comment>
        <translation>表达式可含数、文本、列表、名称、运算符和对已知函数的调用</translation>
    </message>
    <message>
        <source>%1 is Python that is not evaluated here</source>
        <comment>xacro.python</comment>
        <translation>%1 是此处不求值的 Python</translation>
    </message>
    <message>
        <source>write the value itself, or expand the file with the program xacro: xacro FILE &gt; ROBOT.urdf</source>
        <comment>xacro.noPython</comment>
        <translation>请直接写出值，或用程序 xacro 展开文件：xacro FILE &gt; ROBOT.urdf</translation>
    </message>
    <message>
        <source>the name %1 begins with __ and is never evaluated</source>
        <comment>xacro.hidden</comment>
        <translation>名称 %1 以 __ 开头，从不求值</translation>
    </message>
    <message>
        <source>the name %1 is not defined</source>
        <comment>xacro.noName</comment>
        <translation>名称 %1 未定义</translation>
    </message>
    <message>
        <source>define it before with &lt;xacro:property name=&quot;…&quot; value=&quot;…&quot;/&gt;; texts stand in quotes</source>
        <comment>xacro.defineName</comment>
        <translation>请先用 &lt;xacro:property name=&quot;…&quot; value=&quot;…&quot;/&gt; 定义；文本要带引号</translation>
    </message>
    <message>
        <source>the property %1 needs itself for its value</source>
        <comment>xacro.circular</comment>
        <translation>特性 %1 的值需要其自身</translation>
    </message>
    <message>
        <source>give one of the properties lazy_eval=&quot;false&quot;, or another name</source>
        <comment>xacro.lazy</comment>
        <translation>请为其中一个特性设 lazy_eval=&quot;false&quot;，或换用其他名称</translation>
    </message>
    <message>
        <source>%1 has no member %2</source>
        <comment>xacro.noMember</comment>
        <translation>%1 没有成员 %2</translation>
    </message>
    <message>
        <source>%1 does not work for %2 and %3</source>
        <comment>xacro.operator</comment>
        <translation>%1 不适用于 %2 和 %3</translation>
    </message>
    <message>
        <source>%1 does not work for %2</source>
        <comment>xacro.operatorOne</comment>
        <translation>%1 不适用于 %2</translation>
    </message>
    <message>
        <source>convert them first, with float(…), int(…) or str(…)</source>
        <comment>xacro.convert</comment>
        <translation>请先用 float(…)、int(…) 或 str(…) 转换</translation>
    </message>
    <message>
        <source>texts are not repeated by *</source>
        <comment>xacro.repetition</comment>
        <translation>文本不能用 * 重复</translation>
    </message>
    <message>
        <source>write the text out</source>
        <comment>xacro.writeText</comment>
        <translation>请写出完整文本</translation>
    </message>
    <message>
        <source>there is a division by 0</source>
        <comment>xacro.zero</comment>
        <translation>出现除以 0</translation>
    </message>
    <message>
        <source>look at the values that the names have here</source>
        <comment>xacro.checkValues</comment>
        <translation>请查看各名称在此处的值</translation>
    </message>
    <message>
        <source>%1 has no value for %2</source>
        <comment>xacro.domain</comment>
        <translation>%1 对 %2 没有值</translation>
    </message>
    <message>
        <source>there is no element %1 in a list of %2</source>
        <comment>xacro.index</comment>
        <translation>没有元素 %1，列表共 %2 个元素</translation>
    </message>
    <message>
        <source>there is no key %1</source>
        <comment>xacro.key</comment>
        <translation>没有键 %1</translation>
    </message>
    <message>
        <source>keys are %1</source>
        <comment>xacro.keys</comment>
        <translation>键有 %1</translation>
    </message>
    <message>
        <source>%1 does not take these %2 values</source>
        <comment>xacro.arguments</comment>
        <translation>%1 不接受这 %2 个值</translation>
    </message>
    <message>
        <source>look at the number of values and whether they are numbers or texts</source>
        <comment>xacro.howToCall</comment>
        <translation>请查看值的个数，以及它们是数还是文本</translation>
    </message>
    <message>
        <source>%1 is no %2</source>
        <comment>xacro.convertTo</comment>
        <translation>%1 不是 %2</translation>
    </message>
    <message>
        <source>%1 is no list</source>
        <comment>xacro.notList</comment>
        <translation>%1 不是列表</translation>
    </message>
    <message>
        <source>the file stops with the message: %1</source>
        <comment>xacro.stop</comment>
        <translation>文件停止并给出消息：%1</translation>
    </message>
    <message>
        <source>other arguments may avoid it</source>
        <comment>xacro.stopHint</comment>
        <translation>其他参数或可避免</translation>
    </message>
    <message>
        <source>the file says: %1</source>
        <comment>xacro.said</comment>
        <translation>文件的消息：%1</translation>
    </message>
    <message>
        <source>the YAML cannot be read: %1</source>
        <comment>xacro.yaml</comment>
        <translation>无法读取 YAML：%1</translation>
    </message>
    <message>
        <source>maps, lists, numbers, texts and units are read; anchors, several documents and other tags are not</source>
        <comment>xacro.yamlHint</comment>
        <translation>可读取映射、列表、数、文本和单位；不读取锚点、多个文档和其他标签</translation>
    </message>
    <message>
        <source>the indentation does not fit</source>
        <comment>xacro.yamlIndent</comment>
        <translation>缩进不符</translation>
    </message>
    <message>
        <source>there is a tab before the text</source>
        <comment>xacro.yamlTab</comment>
        <translation>文本之前有制表符</translation>
    </message>
    <message>
        <source>the tag %1 is not known</source>
        <comment>xacro.yamlTag</comment>
        <translation>未知的标签 %1</translation>
    </message>
    <message>
        <source>a bracket or a quote is not closed</source>
        <comment>xacro.yamlClose</comment>
        <translation>括号或引号未关闭</translation>
    </message>
    <message>
        <source>a key and a colon were expected</source>
        <comment>xacro.yamlValue</comment>
        <translation>应为键和冒号</translation>
    </message>
    <message>
        <source>anchors and references (&amp; and *) are not read</source>
        <comment>xacro.yamlAnchor</comment>
        <translation>不读取锚点和引用（&amp; 和 *）</translation>
    </message>
    <message>
        <source>macros, conditions and blocks are nested more than %1 deep; the last is %2</source>
        <comment>xacro.deepMacros</comment>
        <translation>宏、条件和块嵌套超过 %1 层；最后一个是 %2</translation>
    </message>
    <message>
        <source>does a macro call itself for ever? It needs an &lt;xacro:if&gt; that ends it</source>
        <comment>xacro.endless</comment>
        <translation>宏是否在无休止地调用自身？需要用 &lt;xacro:if&gt; 使其结束</translation>
    </message>
    <message>
        <source>elements of the result are nested more than %1 deep</source>
        <comment>xacro.deepElements</comment>
        <translation>结果的元素嵌套超过 %1 层</translation>
    </message>
    <message>
        <source>the expression is nested more than %1 deep</source>
        <comment>xacro.deepExpression</comment>
        <translation>表达式嵌套超过 %1 层</translation>
    </message>
    <message>
        <source>divide it into several properties</source>
        <comment>xacro.simplify</comment>
        <translation>请将其拆分为多个特性</translation>
    </message>
    <message>
        <source>the result is larger than %1 MiB</source>
        <comment>xacro.largeOutput</comment>
        <translation>结果大于 %1 MiB</translation>
    </message>
    <message>
        <source>does a macro call itself more often than it should?</source>
        <comment>xacro.fewer</comment>
        <translation>宏调用自身的次数是否过多？</translation>
    </message>
    <message>
        <source>the file needs more than %1 steps to be expanded</source>
        <comment>xacro.manySteps</comment>
        <translation>展开文件所需的步数超过 %1</translation>
    </message>
    <message>
        <source>a value is larger than it may be: numbers have up to 64 bits, lists and texts 1,000,000 parts</source>
        <comment>xacro.largeValue</comment>
        <translation>值超出允许的大小：数最多 64 位，列表和文本最多 1,000,000 个部分</translation>
    </message>
    <message>
        <source>expanding the file was cancelled</source>
        <comment>xacro.cancelled</comment>
        <translation>文件的展开已取消</translation>
    </message>
    <message>
        <source>start it again when it is convenient</source>
        <comment>xacro.again</comment>
        <translation>请在方便时重新开始</translation>
    </message>
    <message>
        <source>%1 (in the macro %2, called in line %3 of %4)</source>
        <comment>xacro.inMacro</comment>
        <translation>%1（在宏 %2 中，于 %4 第 %3 行调用）</translation>
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
        <translation>鼠标所指之处：世界坐标系中的 x 和 y，单位为米，以及该处的物体</translation>
    </message>
    <message>
        <source>Place under the mouse</source>
        <translation>鼠标下的位置</translation>
    </message>
</context>
<context>
    <name>sparkwright::DecisionBanner</name>
    <message>
        <source>To decide: %1</source>
        <translation>待裁定：%1</translation>
    </message>
    <message>
        <source>%1. If it stands: %2</source>
        <translation>%1。若判罚有效：%2</translation>
    </message>
    <message>
        <source>The match waits for you.</source>
        <translation>比赛正在等待您。</translation>
    </message>
    <message numerus="yes">
        <source>It stands in %n second(s) unless you overrule it.</source>
        <translation>
            <numerusform>%n 秒后判罚生效，除非您将其推翻。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is overruled in %n second(s) unless you confirm it.</source>
        <translation>
            <numerusform>%n 秒后判罚被推翻，除非您将其确认。</numerusform>
        </translation>
    </message>
    <message>
        <source>Decision that waits for you</source>
        <translation>等待您作出的判罚</translation>
    </message>
    <message numerus="yes">
        <source>Votes of %n console(s): %1 confirm, %2 overrule. </source>
        <translation>
            <numerusform>%n 个控制台投票：%1 票确认，%2 票否决。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::DemoBanner</name>
    <message>
        <source>%1 against %1</source>
        <translation>%1 对 %1</translation>
    </message>
    <message numerus="yes">
        <source>this machine has %n core(s)</source>
        <translation>
            <numerusform>本机有 %n 个核心</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, it may be slower than real time</source>
        <translation>%1：%2，可能慢于实时</translation>
    </message>
    <message>
        <source>%1: %2, whole teams need %3</source>
        <translation>%1：%2，完整球队需要 %3</translation>
    </message>
    <message>
        <source>%1: %2, enough for whole teams</source>
        <translation>%1：%2，足够完整球队使用</translation>
    </message>
    <message>
        <source>About the demo match</source>
        <translation>关于演示比赛</translation>
    </message>
    <message>
        <source>Play %1 against %1</source>
        <translation>进行 %1 对 %1</translation>
    </message>
    <message>
        <source>Restart the match with %1 players in each team</source>
        <translation>以每队 %1 名球员重新开始比赛</translation>
    </message>
    <message>
        <source>Close this row</source>
        <translation>关闭此行</translation>
    </message>
</context>
<context>
    <name>sparkwright::DesignPart</name>
    <message>
        <source>New &amp;robot…</source>
        <translation>新建机器人(&amp;R)…</translation>
    </message>
    <message>
        <source>Make a first robot on wheels or legs</source>
        <translation>制作带轮子或腿的初始机器人</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>Masses</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>Import &amp;mesh…</source>
        <translation>导入网格(&amp;M)…</translation>
    </message>
    <message>
        <source>Put a mesh file into the scene, with its pictures and a collider; or drop the file on a view</source>
        <translation>将网格文件连同其图片和碰撞体放入场景；也可将文件拖放到视图上</translation>
    </message>
    <message>
        <source>Export ro&amp;bot…</source>
        <translation>导出机器人(&amp;B)…</translation>
    </message>
    <message>
        <source>Write a robot of the scene as URDF, for other programs</source>
        <translation>将场景中的一个机器人写成 URDF，供其他程序使用</translation>
    </message>
    <message>
        <source>Import &amp;robot…</source>
        <translation>导入机器人(&amp;R)…</translation>
    </message>
    <message>
        <source>Convert a robot in URDF or Xacro to a scene, and open it</source>
        <translation>将 URDF 或 Xacro 机器人转换为场景并打开</translation>
    </message>
</context>
<context>
    <name>sparkwright::DifferenceView</name>
    <message>
        <source>Differences</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>  There are no differences.</source>
        <translation>  没有差异。</translation>
    </message>
    <message>
        <source>  More differences follow.</source>
        <translation>  后面还有更多差异。</translation>
    </message>
</context>
<context>
    <name>sparkwright::DiskMessages</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>this user may not read it. Change its permissions, or ask its owner.</source>
        <translation>当前用户无权读取。请更改其权限，或询问其所有者。</translation>
    </message>
    <message>
        <source>it has more than 1 GiB. Split it into files that import each other.</source>
        <translation>它大于 1 GiB。请将其拆分为相互导入的文件。</translation>
    </message>
    <message>
        <source>it does not exist. Check its name, or make it by saving a scene there.</source>
        <translation>它不存在。请检查其名称，或在该处保存场景以创建它。</translation>
    </message>
    <message>
        <source>its folder does not exist. Check the path, or mount the drive.</source>
        <translation>其文件夹不存在。请检查路径，或挂载驱动器。</translation>
    </message>
    <message>
        <source>it is a folder. Choose a file in it.</source>
        <translation>它是文件夹。请选择其中的文件。</translation>
    </message>
    <message>
        <source>it is a device or a pipe. Copy its content to a file, and open that.</source>
        <translation>它是设备或管道。请将其内容复制到文件，再打开该文件。</translation>
    </message>
    <message>
        <source>it is a link to %1, which does not exist. Mend the link, or restore that file.</source>
        <translation>它是指向 %1 的链接，而后者不存在。请修复链接，或恢复该文件。</translation>
    </message>
    <message>
        <source>it is a link that leads back to itself. Mend the link.</source>
        <translation>它是指回自身的链接。请修复链接。</translation>
    </message>
    <message>
        <source>this user may not look into its folder. Change the folder&apos;s permissions.</source>
        <translation>当前用户无权查看其文件夹。请更改文件夹的权限。</translation>
    </message>
    <message>
        <source>%1 is not saved: %2</source>
        <translation>%1 未保存：%2</translation>
    </message>
    <message>
        <source>another program is changing it all the time. End that program, and save again.</source>
        <translation>另一个程序一直在更改它。请结束该程序，然后再次保存。</translation>
    </message>
    <message>
        <source>the file is read-only. Save to another file, or permit writing.</source>
        <translation>文件是只读的。请保存到其他文件，或允许写入。</translation>
    </message>
    <message>
        <source>the folder is read-only. Save to another folder, or permit writing.</source>
        <translation>文件夹是只读的。请保存到其他文件夹，或允许写入。</translation>
    </message>
    <message>
        <source>the folder no longer exists. Make it again, or save to another folder.</source>
        <translation>文件夹已不存在。请重新创建，或保存到其他文件夹。</translation>
    </message>
    <message>
        <source>the disk is full. Free some space and save again, or save to another disk.</source>
        <translation>磁盘已满。请释放空间后再次保存，或保存到其他磁盘。</translation>
    </message>
    <message>
        <source>it is a folder, a device, or a link that leads back to itself. Save to another file.</source>
        <translation>它是文件夹、设备或指回自身的链接。请保存到其他文件。</translation>
    </message>
    <message>
        <source>%1. Save again, or save to another disk.</source>
        <translation>%1。请再次保存，或保存到其他磁盘。</translation>
    </message>
    <message>
        <source>it begins as text in UTF-16, but has characters that are none. Save it again as UTF-8 by the program that has made it.</source>
        <translation>它以 UTF-16 文本开头，但含有不是字符的内容。请用生成它的程序重新保存为 UTF-8。</translation>
    </message>
    <message>
        <source>it is text in UTF-32. Save it as UTF-8 by the program that has made it.</source>
        <translation>它是 UTF-32 文本。请用生成它的程序保存为 UTF-8。</translation>
    </message>
    <message>
        <source>it is no text, since it has zero bytes. Open it by the program that it belongs to.</source>
        <translation>它含有零字节，不是文本。请用它所属的程序打开。</translation>
    </message>
</context>
<context>
    <name>sparkwright::DocumentCommands</name>
    <message>
        <source>Unsaved edits would be lost in a crash: %1</source>
        <translation>若程序崩溃，未保存的编辑将丢失：%1</translation>
    </message>
    <message>
        <source>%1 belongs to the program: save it elsewhere</source>
        <translation>%1 属于本程序：请保存到其他位置</translation>
    </message>
    <message>
        <source>%1 cannot be written: save it elsewhere</source>
        <translation>无法写入 %1：请保存到其他位置</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>%1 was deleted. Save writes it again.</source>
        <translation>%1 已被删除。保存将重新写入。</translation>
    </message>
    <message>
        <source>Another program has changed %1: read again</source>
        <translation>另一个程序更改了 %1：已重新读取</translation>
    </message>
    <message>
        <source>The file was saved, but the version before is not kept: %1</source>
        <translation>文件已保存，但未保留先前的版本：%1</translation>
    </message>
    <message>
        <source>%1 has not been saved by this program yet: there are no earlier versions.</source>
        <translation>本程序尚未保存过 %1：没有早期版本。</translation>
    </message>
    <message>
        <source>%1 is open in another window of this program, too (process %2). Close it there, or edit in turns: who saves last is asked.</source>
        <translation>%1 也在本程序的另一个窗口中打开（进程 %2）。请在那里关闭它，或轮流编辑：最后保存的一方会收到询问。</translation>
    </message>
</context>
<context>
    <name>sparkwright::DrawingRate</name>
    <message>
        <source>Drawing &amp;rate</source>
        <translation>绘制频率(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Every picture</source>
        <translation>每一帧(&amp;E)</translation>
    </message>
    <message>
        <source>Draw as often as the run gives a picture, and the screen can show it</source>
        <translation>运行每产生一帧就绘制，以屏幕可显示的速度为限</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>关闭(&amp;O)</translation>
    </message>
    <message>
        <source>Draw nothing of the run, which gets all of the processor</source>
        <translation>不绘制运行画面，处理器全部用于运行</translation>
    </message>
    <message>
        <source>%1 pictures a second</source>
        <translation>每秒 %1 帧</translation>
    </message>
    <message>
        <source>Draw less often, and leave more of the processor to the run</source>
        <translation>减少绘制次数，为运行留出更多处理器时间</translation>
    </message>
</context>
<context>
    <name>sparkwright::DrawingsPanel</name>
    <message>
        <source>(no name)</source>
        <translation>（无名称）</translation>
    </message>
    <message>
        <source>This is no regular expression: %1, at character %2.</source>
        <extracomment>%1: what is wrong, %2: the number of a character</extracomment>
        <translation>这不是正则表达式：%1，在第 %2 个字符处。</translation>
    </message>
    <message>
        <source>Nothing is drawn. Agents draw over UDP; scripts and behaviours by the module Draw.</source>
        <translation>没有绘图。智能体通过 UDP 绘图；脚本和行为通过模块 Draw 绘图。</translation>
    </message>
    <message>
        <source>No set has such a name.</source>
        <translation>没有该名称的绘图集。</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>List only the sets that have this in their names</source>
        <translation>仅列出名称中含此内容的绘图集</translation>
    </message>
    <message>
        <source>Filter of the drawings</source>
        <translation>绘图筛选</translation>
    </message>
    <message>
        <source>Re&amp;gex</source>
        <translation>正则(&amp;G)</translation>
    </message>
    <message>
        <source>The filter is a regular expression</source>
        <translation>筛选条件为正则表达式</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Show all sets that are listed</source>
        <translation>显示列出的所有绘图集</translation>
    </message>
    <message>
        <source>Show all that are listed</source>
        <translation>显示列出的全部项</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Hide all sets that are listed</source>
        <translation>隐藏列出的所有绘图集</translation>
    </message>
    <message>
        <source>Hide all that are listed</source>
        <translation>隐藏列出的全部项</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>绘图集</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Sets of drawings</source>
        <translation>绘图集</translation>
    </message>
    <message>
        <source>Nothing is drawn. Agents draw over UDP, port %1; scripts and behaviours by the module Draw.</source>
        <translation>没有绘图。智能体通过 UDP 端口 %1 绘图；脚本和行为通过模块 Draw 绘图。</translation>
    </message>
</context>
<context>
    <name>sparkwright::DrawingsReceiver</name>
    <message>
        <source>Drawings of agents cannot be received on port %1: %2. Close the other program that shows them, or choose another port with --drawing-port.</source>
        <translation>无法在端口 %1 上接收智能体的绘图：%2。请关闭另一个显示绘图的程序，或用 --drawing-port 选择其他端口。</translation>
    </message>
    <message>
        <source>Drawings of agents cannot be received at `%1`: give an address of this computer with --bind, such as 127.0.0.1, or 0.0.0.0 for all.</source>
        <translation>无法在 %1 接收智能体的绘图：请用 --bind 指定本机的一个地址，例如 127.0.0.1，或用 0.0.0.0 表示全部。</translation>
    </message>
</context>
<context>
    <name>sparkwright::DriveBanner</name>
    <message>
        <source>You drive %1: T ahead, G back, F left, H right, with Shift faster; Space stops, Esc ends</source>
        <translation>您正在驾驶 %1：T 前进，G 后退，F 左转，H 右转，加 Shift 更快；空格键停止，Esc 结束</translation>
    </message>
    <message>
        <source>You drive %1, which cannot turn: T ahead, G back, with Shift faster; Space stops, Esc ends</source>
        <translation>您正在驾驶 %1，它不能转向：T 前进，G 后退，加 Shift 更快；空格键停止，Esc 结束</translation>
    </message>
    <message>
        <source>End driving</source>
        <translation>结束驾驶</translation>
    </message>
    <message>
        <source>Give the motors back to the robot&apos;s agent</source>
        <translation>将电机交还给机器人的智能体</translation>
    </message>
    <message>
        <source>You drive %1, but the simulation is paused: run it first</source>
        <translation>正在驾驶 %1，但仿真已暂停：请先运行</translation>
    </message>
</context>
<context>
    <name>sparkwright::DrivePart</name>
    <message>
        <source>Dri&amp;ve the selected robot</source>
        <translation>驾驶所选机器人(&amp;V)</translation>
    </message>
    <message>
        <source>Drive a robot with wheels by the keys T, G, F and H while a view has the keyboard; again to end</source>
        <translation>视图获得键盘焦点时，用 T、G、F、H 键驾驶有轮子的机器人；再次执行则结束</translation>
    </message>
    <message>
        <source>the robot</source>
        <translation>机器人</translation>
    </message>
    <message>
        <source>There is no robot to drive: select one with wheels</source>
        <translation>没有可驾驶的机器人：请选择一个有轮子的机器人</translation>
    </message>
    <message>
        <source>%1 has no wheels with motors. Legs are moved by an agent, which Simulation › Start a team… starts, or joint by joint in the dock Joints</source>
        <translation>%1 没有带电机的轮子。腿由智能体控制，可用“仿真 › 启动球队…”启动智能体，或在“关节”面板中逐个移动关节</translation>
    </message>
    <message>
        <source>Driving has ended: the simulation of this window is not shown</source>
        <translation>驾驶已结束：当前未显示此窗口的仿真</translation>
    </message>
    <message>
        <source>Driving has ended</source>
        <translation>驾驶已结束</translation>
    </message>
</context>
<context>
    <name>sparkwright::EarlierDialog</name>
    <message>
        <source>Earlier versions of %1</source>
        <translation>%1 的早期版本</translation>
    </message>
    <message>
        <source>Versions of the file</source>
        <translation>文件的版本</translation>
    </message>
    <message>
        <source>Difference between the version and the text</source>
        <translation>该版本与文本之间的差异</translation>
    </message>
    <message>
        <source>Each save keeps the version before. Red: only in the version, green: only in the text now.</source>
        <translation>每次保存都会保留先前的版本。红色：仅在该版本中；绿色：仅在当前文本中。</translation>
    </message>
    <message>
        <source>&amp;Bring it back</source>
        <translation>恢复此版本(&amp;B)</translation>
    </message>
    <message>
        <source>Replace the text by this version, as one step that can be undone</source>
        <translation>用此版本替换文本，可一步撤销</translation>
    </message>
    <message>
        <source>This version can no longer be read.</source>
        <translation>此版本已无法读取。</translation>
    </message>
    <message>
        <source>Bring back version of %1</source>
        <translation>恢复 %1 的版本</translation>
    </message>
</context>
<context>
    <name>sparkwright::EditBanner</name>
    <message>
        <source>Editing %1</source>
        <translation>正在编辑 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) not saved</source>
        <translation>
            <numerusform>%n 处更改未保存</numerusform>
        </translation>
    </message>
    <message>
        <source>Select something and drag it</source>
        <translation>请选择物体并拖动</translation>
    </message>
    <message>
        <source>What is being edited</source>
        <translation>正在编辑的内容</translation>
    </message>
</context>
<context>
    <name>sparkwright::EditDialogs</name>
    <message>
        <source>Save the changes to %1?</source>
        <translation>保存对 %1 的更改？</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) would be lost.</source>
        <translation>
            <numerusform>%n 处更改将会丢失。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>放弃(&amp;D)</translation>
    </message>
    <message>
        <source>Another program has changed %1.</source>
        <translation>另一个程序更改了 %1。</translation>
    </message>
    <message>
        <source>You have unsaved edits.</source>
        <translation>您有未保存的编辑。</translation>
    </message>
    <message>
        <source>&amp;Keep my edits</source>
        <translation>保留我的编辑(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Read the file</source>
        <translation>读取文件(&amp;R)</translation>
    </message>
    <message>
        <source>Another program has changed %1. Overwrite it?</source>
        <translation>另一个程序更改了 %1。要覆盖吗？</translation>
    </message>
    <message>
        <source>The changes of the other program would be lost.</source>
        <translation>另一个程序的更改将会丢失。</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>覆盖(&amp;O)</translation>
    </message>
    <message>
        <source>Restore unsaved edits of %1?</source>
        <translation>恢复对 %1 的未保存编辑？</translation>
    </message>
    <message>
        <source>The program ended without saving them on %1.</source>
        <translation>程序于 %1 结束时未保存这些编辑。</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>恢复(&amp;R)</translation>
    </message>
    <message>
        <source>Throw the edits of %1 away?</source>
        <translation>丢弃对 %1 的编辑？</translation>
    </message>
    <message>
        <source>Save scene as</source>
        <translation>场景另存为</translation>
    </message>
    <message>
        <source>Scenes (*.rsg)</source>
        <translation>场景 (*.rsg)</translation>
    </message>
    <message>
        <source>Show di&amp;fference</source>
        <translation>显示差异(&amp;F)</translation>
    </message>
    <message>
        <source>On disk (-) and edited (+)</source>
        <translation>磁盘上 (-) 与编辑后 (+)</translation>
    </message>
    <message>
        <source>Save text as</source>
        <translation>文本另存为</translation>
    </message>
    <message>
        <source>Texts (*.%1)</source>
        <translation>文本 (*.%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>%1 has changed on disk since your edits.</source>
        <translation>%1 在您编辑之后已在磁盘上更改。</translation>
    </message>
    <message>
        <source>Your edits are of %1, the file is of %2. The text that you do not choose is not lost: that on disk is replaced only when you save, and kept edits go to the earlier versions of the file.</source>
        <translation>您的编辑时间为 %1，文件时间为 %2。未选择的文本不会丢失：磁盘上的文本在保存时才被替换，保留的编辑会放入文件的早期版本。</translation>
    </message>
    <message>
        <source>&amp;Kept text</source>
        <translation>保留的文本(&amp;K)</translation>
    </message>
    <message>
        <source>Text on &amp;disk</source>
        <translation>磁盘上的文本(&amp;D)</translation>
    </message>
    <message numerus="yes">
        <source>These %n file(s) would not be found there:</source>
        <translation>
            <numerusform>在那里找不到以下 %n 个文件：</numerusform>
        </translation>
    </message>
    <message>
        <source>Other files of these names are there, and would be used instead:</source>
        <translation>那里有同名的其他文件，将改用它们：</translation>
    </message>
    <message>
        <source>These absolute paths lead nowhere from there:</source>
        <translation>从那里出发，以下绝对路径无效：</translation>
    </message>
    <message>
        <source>Names that the text computes are not among them.</source>
        <translation>不包括由文本计算得出的名称。</translation>
    </message>
    <message>
        <source>&amp;Copy them</source>
        <translation>复制它们(&amp;C)</translation>
    </message>
    <message>
        <source>Save &amp;without them</source>
        <translation>不复制，直接保存(&amp;W)</translation>
    </message>
    <message>
        <source>%1 uses files of its old folder.</source>
        <translation>%1 使用其原文件夹中的文件。</translation>
    </message>
</context>
<context>
    <name>sparkwright::EditMode</name>
    <message>
        <source>Only scenes in RSG can be edited by moving things.</source>
        <translation>只有 RSG 场景可以通过移动物体来编辑。</translation>
    </message>
    <message>
        <source>Mend the text first: %1</source>
        <translation>请先修正文本：%1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Wait until the scene is built.</source>
        <translation>请等待场景构建完成。</translation>
    </message>
    <message>
        <source>Things cannot be pushed in edit mode.</source>
        <translation>编辑模式下不能推动物体。</translation>
    </message>
    <message>
        <source>The world keeps the last text without errors: %1</source>
        <translation>世界保持最后一份无错误的文本：%1</translation>
    </message>
    <message>
        <source>Not applied: %1; %2</source>
        <translation>未应用：%1；%2</translation>
    </message>
    <message>
        <source>%1 is read when the world is made: it was made anew with the saved text.</source>
        <translation>%1 在创建世界时读取：已用保存的文本重新创建世界。</translation>
    </message>
</context>
<context>
    <name>sparkwright::EditingPart</name>
    <message>
        <source>Save a&amp;ll</source>
        <translation>全部保存(&amp;L)</translation>
    </message>
    <message>
        <source>Save all edited files</source>
        <translation>保存所有编辑过的文件</translation>
    </message>
    <message>
        <source>&amp;Keep these poses</source>
        <translation>保留这些位姿(&amp;K)</translation>
    </message>
    <message>
        <source>Write where things are now into the scene file, as one edit</source>
        <translation>将物体当前的位置作为一次编辑写入场景文件</translation>
    </message>
    <message>
        <source>&amp;Earlier versions…</source>
        <translation>早期版本(&amp;E)…</translation>
    </message>
    <message>
        <source>Show what the file was before it was saved, and bring it back</source>
        <translation>显示文件保存之前的内容，并可将其恢复</translation>
    </message>
</context>
<context>
    <name>sparkwright::EventList</name>
    <message>
        <source>The referee has not decided anything yet.</source>
        <translation>裁判尚未作出任何判罚。</translation>
    </message>
    <message>
        <source>Select an event to see where it was, and why.</source>
        <translation>选择一个事件，查看发生的位置和原因。</translation>
    </message>
    <message>
        <source>overruled</source>
        <translation>已推翻</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>原因：%1</translation>
    </message>
    <message>
        <source>What follows: %1</source>
        <translation>后果：%1</translation>
    </message>
    <message>
        <source>Play mode: %1 → %2</source>
        <translation>比赛模式：%1 → %2</translation>
    </message>
    <message>
        <source>Rule: %1 · half %2 · game clock %3 s · at (%4, %5) m</source>
        <translation>规则：%1 · 半场 %2 · 比赛时钟 %3 s · 位于 (%4, %5) m</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>进球</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>犯规</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Kind of events to show</source>
        <translation>要显示的事件类型</translation>
    </message>
    <message>
        <source>Which events are listed: all of them, goals and scores, fouls and other offences, or restarts</source>
        <translation>列出哪些事件：全部、进球和比分、犯规和其他违规，或重新开始</translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation>按文本筛选</translation>
    </message>
    <message>
        <source>Filter the events</source>
        <translation>筛选事件</translation>
    </message>
    <message>
        <source>Events of the match</source>
        <translation>比赛事件</translation>
    </message>
    <message>
        <source>Selected event</source>
        <translation>所选事件</translation>
    </message>
</context>
<context>
    <name>sparkwright::EventModel</name>
    <message>
        <source>Crowding</source>
        <translation>拥挤</translation>
    </message>
    <message>
        <source>Touching</source>
        <translation>接触</translation>
    </message>
    <message>
        <source>Illegal defence</source>
        <translation>非法防守</translation>
    </message>
    <message>
        <source>Illegal attack</source>
        <translation>非法进攻</translation>
    </message>
    <message>
        <source>Incapable</source>
        <translation>丧失能力</translation>
    </message>
    <message>
        <source>Kick-off foul</source>
        <translation>开球犯规</translation>
    </message>
    <message>
        <source>Charging</source>
        <translation>冲撞</translation>
    </message>
    <message>
        <source>Self collision</source>
        <translation>自碰撞</translation>
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
        <translation>坠球</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>已确认</translation>
    </message>
    <message>
        <source>Overruled</source>
        <translation>已推翻</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>已撤销</translation>
    </message>
    <message>
        <source>Goal %1 : %2</source>
        <translation>进球 %1 : %2</translation>
    </message>
    <message>
        <source>No goal</source>
        <translation>进球无效</translation>
    </message>
    <message>
        <source>Foul</source>
        <translation>犯规</translation>
    </message>
    <message>
        <source>Double touch</source>
        <translation>二次触球</translation>
    </message>
    <message>
        <source>Offence</source>
        <translation>违规</translation>
    </message>
    <message>
        <source>Score %1 : %2</source>
        <translation>比分 %1 : %2</translation>
    </message>
    <message>
        <source>Second half</source>
        <translation>下半场</translation>
    </message>
    <message>
        <source>Ball put back</source>
        <translation>球放回</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>Game clock, minutes and seconds</source>
        <translation>比赛时钟，分和秒</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>What the referee has decided</source>
        <translation>裁判的判罚</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Player or team concerned</source>
        <translation>相关的球员或球队</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>What has led to it</source>
        <translation>导致判罚的原因</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Goal by pushing</source>
        <translation>推人进球</translation>
    </message>
    <message>
        <source>Defenders in goal area</source>
        <translation>球门区内防守球员</translation>
    </message>
    <message>
        <source>Defenders in penalty area</source>
        <translation>罚球区内防守球员</translation>
    </message>
    <message>
        <source>Attackers in goal area</source>
        <translation>球门区内进攻球员</translation>
    </message>
    <message>
        <source>Attackers in penalty area</source>
        <translation>罚球区内进攻球员</translation>
    </message>
    <message>
        <source>Keeper charged</source>
        <translation>冲撞守门员</translation>
    </message>
    <message>
        <source>Keeper blocked</source>
        <translation>阻挡守门员</translation>
    </message>
    <message>
        <source>Keeper waits</source>
        <translation>守门员拖延</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>僵局</translation>
    </message>
    <message>
        <source>Pushing</source>
        <translation>推人</translation>
    </message>
    <message>
        <source>Ball held</source>
        <translation>持球</translation>
    </message>
</context>
<context>
    <name>sparkwright::EventToasts</name>
    <message>
        <source>The match is over</source>
        <translation>比赛结束</translation>
    </message>
    <message>
        <source>Half time</source>
        <translation>中场休息</translation>
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
        <translation>演示比赛</translation>
    </message>
    <message>
        <source>Two teams play by the rules of the 3D league</source>
        <translation>两支球队按 3D 组规则比赛</translation>
    </message>
    <message>
        <source>Soccer field</source>
        <translation>足球场</translation>
    </message>
    <message>
        <source>The 3D league, ready for your agents on port 3100</source>
        <translation>3D 组场地，您的智能体可通过端口 3100 加入</translation>
    </message>
    <message>
        <source>Standard Platform League</source>
        <translation>标准平台组</translation>
    </message>
    <message>
        <source>Its field, its ball and its rules</source>
        <translation>其场地、球和规则</translation>
    </message>
    <message>
        <source>Sphere league</source>
        <translation>球形机器人组</translation>
    </message>
    <message>
        <source>The first 3D league: players are balls on wheels</source>
        <translation>最初的 3D 组：球员是带轮子的球</translation>
    </message>
    <message>
        <source>Buggy</source>
        <translation>小车</translation>
    </message>
    <message>
        <source>Drives over a ramp by itself, on sprung wheels</source>
        <translation>带弹簧悬挂的车轮，自行驶过坡道</translation>
    </message>
    <message>
        <source>Joint arena</source>
        <translation>关节演示场</translation>
    </message>
    <message>
        <source>Every kind of joint, on a ramp</source>
        <translation>坡道上的各种关节</translation>
    </message>
    <message>
        <source>Contact arena</source>
        <translation>接触演示场</translation>
    </message>
    <message>
        <source>Blocks, capsules and balls that fall and pile up</source>
        <translation>方块、胶囊体和球落下并堆积</translation>
    </message>
    <message>
        <source>Falling boxes</source>
        <translation>下落的箱子</translation>
    </message>
    <message>
        <source>A wall of blocks, and an iron ball that rolls into it</source>
        <translation>一堵方块墙，一个铁球滚入其中</translation>
    </message>
    <message>
        <source>Double pendulum</source>
        <translation>双摆</translation>
    </message>
    <message>
        <source>Two hinges, and a motion that nobody can foresee</source>
        <translation>两个铰链，以及无人能预料的运动</translation>
    </message>
    <message>
        <source>Windmill</source>
        <translation>风车</translation>
    </message>
    <message>
        <source>A motor turns four sails</source>
        <translation>电机转动四片风帆</translation>
    </message>
    <message>
        <source>Meshes</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>A vase from a file, with materials of the scene</source>
        <translation>来自文件的花瓶，使用场景的材质</translation>
    </message>
    <message>
        <source>Cart in RoSi</source>
        <translation>RoSi 小推车</translation>
    </message>
    <message>
        <source>A scene in the XML format of another simulator</source>
        <translation>采用另一仿真器 XML 格式的场景</translation>
    </message>
    <message>
        <source>NAO of the 3D league</source>
        <translation>3D 组的 NAO</translation>
    </message>
    <message>
        <source>22 joints; types 0 to 4 differ in legs and motors</source>
        <translation>22 个关节；类型 0 到 4 的腿和电机不同</translation>
    </message>
    <message>
        <source>NAO V4</source>
        <translation>NAO V4</translation>
    </message>
    <message>
        <source>Motors that get warm, battery, sonars, two cameras</source>
        <translation>会发热的电机、电池、声呐、两个相机</translation>
    </message>
    <message>
        <source>HOAP-2</source>
        <translation>HOAP-2</translation>
    </message>
    <message>
        <source>A small humanoid for research</source>
        <translation>用于研究的小型人形机器人</translation>
    </message>
    <message>
        <source>Soccerbot</source>
        <translation>Soccerbot</translation>
    </message>
    <message>
        <source>The humanoid of the league before the NAO</source>
        <translation>NAO 之前该组别使用的人形机器人</translation>
    </message>
    <message>
        <source>Legged sphere</source>
        <translation>带腿的球</translation>
    </message>
    <message>
        <source>A ball on two legs</source>
        <translation>两条腿的球</translation>
    </message>
    <message>
        <source>Buggy for agents</source>
        <translation>智能体小车</translation>
    </message>
    <message>
        <source>A car with four motors that agents drive</source>
        <translation>由智能体驾驶的四电机小车</translation>
    </message>
    <message>
        <source>SimuroSot demo</source>
        <translation>SimuroSot 演示</translation>
    </message>
    <message>
        <source>Two strategies lead eleven wheeled robots each</source>
        <translation>两个策略各带领十一个轮式机器人</translation>
    </message>
    <message>
        <source>SimuroSot, 11 against 11</source>
        <translation>SimuroSot，11 对 11</translation>
    </message>
    <message>
        <source>The Large League, ready for strategies on port 7656</source>
        <translation>大型联赛，在端口 7656 等待策略</translation>
    </message>
    <message>
        <source>SimuroSot, 5 against 5</source>
        <translation>SimuroSot，5 对 5</translation>
    </message>
    <message>
        <source>The Middle League, ready for strategies on port 7656</source>
        <translation>中型联赛，在端口 7656 等待策略</translation>
    </message>
    <message>
        <source>Middle-size robots</source>
        <translation>中型机器人</translation>
    </message>
    <message>
        <source>Sensors, drives and players as plugins; one finds out where it is</source>
        <translation>传感器、驱动和球员均为插件；其中一个会找出自己的位置</translation>
    </message>
</context>
<context>
    <name>sparkwright::Exhibition</name>
    <message>
        <source>E&amp;xhibition</source>
        <translation>展览模式(&amp;X)</translation>
    </message>
    <message>
        <source>Show only the views, on the full screen, and lock camera, selection and things; again to end</source>
        <translation>全屏仅显示视图，并锁定相机、所选对象和物体；再次执行则结束</translation>
    </message>
    <message>
        <source>Exhibition: these views are only for watching. %1 ends it.</source>
        <translation>展览模式：这些视图仅供观看。%1 可结束。</translation>
    </message>
</context>
<context>
    <name>sparkwright::ExperimentDialog</name>
    <message>
        <source>&amp;Record each run, to watch it later</source>
        <translation>录制每次运行，以便日后观看(&amp;R)</translation>
    </message>
    <message>
        <source>Add &amp;variable</source>
        <translation>添加变量(&amp;V)</translation>
    </message>
    <message>
        <source>Add ro&amp;bot value</source>
        <translation>添加机器人参数值(&amp;B)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>移除(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>浏览(&amp;B)…</translation>
    </message>
    <message>
        <source>Save and &amp;run</source>
        <translation>保存并运行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>New experiment with %1</source>
        <translation>使用 %1 的新实验</translation>
    </message>
    <message>
        <source>Seeds of the random numbers: numbers and ranges, such as 1-20, 30</source>
        <translation>随机数种子：数和范围，如 1-20, 30</translation>
    </message>
    <message>
        <source>goal, mode PlayOn, ball/x &gt; 15</source>
        <translation>goal, mode PlayOn, ball/x &gt; 15</translation>
    </message>
    <message>
        <source>What ends a run before its time is over: a goal, foul or other event, a play mode, or a signal compared with a number. May be empty</source>
        <translation>在时间用尽前结束运行的条件：进球、犯规或其他事件，比赛模式，或信号与数的比较。可留空</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Simulated time after which a run ends</source>
        <translation>运行在此仿真时间后结束</translation>
    </message>
    <message>
        <source>One for each core</source>
        <translation>每个核心一个</translation>
    </message>
    <message>
        <source>Signals whose end, least, greatest and mean values become results; their names are those of the Plots dock</source>
        <translation>其最终值、最小值、最大值和平均值将作为结果的信号；名称与“曲线图”面板中的相同</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>What is varied</source>
        <translation>变化的项</translation>
    </message>
    <message>
        <source>S&amp;eeds</source>
        <translation>种子(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Length of a run, at most</source>
        <translation>运行最长时间(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Until</source>
        <translation>结束条件(&amp;U)</translation>
    </message>
    <message>
        <source>Mea&amp;sure</source>
        <translation>测量(&amp;S)</translation>
    </message>
    <message>
        <source>Runs at a &amp;time</source>
        <translation>同时运行数(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;What differs between runs, beside the seed</source>
        <translation>除种子外，各次运行的不同之处(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Job file</source>
        <translation>作业文件(&amp;J)</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>变量</translation>
    </message>
    <message>
        <source>Robot value</source>
        <translation>机器人参数值</translation>
    </message>
    <message>
        <source>A variable of the rules, such as BeamNoiseXY, or of a script, such as Demo.Players</source>
        <translation>规则的变量，如 BeamNoiseXY；或脚本的变量，如 Demo.Players</translation>
    </message>
    <message>
        <source>A parameter of a robot type: nao1.ThighRelHip2_Z; *.ThighRelHip2_Z: of all types</source>
        <translation>机器人类型的参数：nao1.ThighRelHip2_Z；*.ThighRelHip2_Z：所有类型的</translation>
    </message>
    <message>
        <source>Values with commas between them, such as 0, 0.1, 0.2</source>
        <translation>以逗号分隔的值，如 0, 0.1, 0.2</translation>
    </message>
    <message>
        <source>Save job file</source>
        <translation>保存作业文件</translation>
    </message>
    <message>
        <source>Experiments (*.sparkjobs)</source>
        <translation>实验 (*.sparkjobs)</translation>
    </message>
    <message>
        <source>Seeds are whole numbers and ranges, such as 1-20, 30.</source>
        <translation>种子为整数和范围，如 1-20, 30。</translation>
    </message>
    <message>
        <source>Give what is varied a name.</source>
        <translation>请为变化的项命名。</translation>
    </message>
    <message>
        <source>Give %1 values with commas between them, such as 0, 0.1, 0.2.</source>
        <extracomment>%1: a variable</extracomment>
        <translation>请为 %1 提供以逗号分隔的值，如 0, 0.1, 0.2。</translation>
    </message>
    <message>
        <source>Name a file for the experiment.</source>
        <translation>请为实验指定文件。</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s). The file will be replaced.</source>
        <translation>
            <numerusform>%n 次运行。文件将被替换。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s).</source>
        <translation>
            <numerusform>%n 次运行。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::ExperimentPanel</name>
    <message numerus="yes">
        <source>%1 of %n run(s) done</source>
        <translation>
            <numerusform>已完成 %1 / %n 次运行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n 次失败</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ending %n</source>
        <translation>
            <numerusform>%n 次正在结束</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n running</source>
        <translation>
            <numerusform>%n 次正在运行</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs %1 and %2 have the same settings and seed, but did not go the same way.</source>
        <translation>运行 %1 和 %2 的设置和种子相同，但过程不同。</translation>
    </message>
    <message>
        <source>&amp;Watch this run</source>
        <translation>观看此次运行(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Run the selected ones</source>
        <translation>执行所选运行(&amp;R)</translation>
    </message>
    <message>
        <source>Run &amp;all anew</source>
        <translation>全部重新运行(&amp;A)</translation>
    </message>
    <message>
        <source>Open the &amp;folder of this run</source>
        <translation>打开此次运行的文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Copy its command for a terminal</source>
        <translation>复制其终端命令(&amp;C)</translation>
    </message>
    <message>
        <source>Experiments run a simulation many times, with other seeds, rules, robots or teams, and compare the results. Make one for the open scene, or open a job file.</source>
        <translation>实验以不同的种子、规则、机器人或球队多次运行仿真，并比较结果。请为打开的场景新建实验，或打开作业文件。</translation>
    </message>
    <message>
        <source>&amp;New experiment…</source>
        <translation>新建实验(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open job file…</source>
        <translation>打开作业文件(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>Do the runs that have no result yet</source>
        <translation>执行尚无结果的运行</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>End the runs under way. What is done stays, and Run goes on with the rest</source>
        <translation>结束正在进行的运行。已完成的结果会保留，“运行”将继续执行其余部分</translation>
    </message>
    <message>
        <source>Re&amp;try failed</source>
        <translation>重试失败的运行(&amp;T)</translation>
    </message>
    <message>
        <source>Do the failed runs once more, and those that have no result yet</source>
        <translation>重新执行失败的运行以及尚无结果的运行</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Write the table that is in front as CSV</source>
        <translation>将当前显示的表格写为 CSV</translation>
    </message>
    <message>
        <source>Progress of the experiment</source>
        <translation>实验进度</translation>
    </message>
    <message>
        <source>Runs of the experiment</source>
        <translation>实验的各次运行</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Averages</source>
        <translation>平均值</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>曲线图</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>积分榜</translation>
    </message>
</context>
<context>
    <name>sparkwright::ExportDialog</name>
    <message>
        <source>Table (CSV)</source>
        <translation>表格（CSV）</translation>
    </message>
    <message>
        <source>Table (JSON)</source>
        <translation>表格（JSON）</translation>
    </message>
    <message>
        <source>Table (JSON, a line for each frame)</source>
        <translation>表格（JSON，每帧一行）</translation>
    </message>
    <message>
        <source>Recording (MCAP)</source>
        <translation>录像（MCAP）</translation>
    </message>
    <message>
        <source>Monitor log</source>
        <translation>监视器日志</translation>
    </message>
    <message>
        <source>&amp;Signals</source>
        <translation>信号(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Decisions of the referee</source>
        <translation>裁判的判罚(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>浏览(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>导出(&amp;E)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Usual &amp;ones</source>
        <translation>常用信号(&amp;O)</translation>
    </message>
    <message>
        <source>Export data of %1</source>
        <translation>导出 %1 的数据</translation>
    </message>
    <message>
        <source> Hz</source>
        <translation> Hz</translation>
    </message>
    <message>
        <source>Every frame</source>
        <translation>每一帧</translation>
    </message>
    <message>
        <source>Frames per simulated second</source>
        <translation>每仿真秒的帧数</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Simulated time</source>
        <translation>仿真时间</translation>
    </message>
    <message>
        <source>Check what is exported when nothing is chosen: game, ball, poses and joints</source>
        <translation>勾选要导出的内容；未选择时导出：比赛、球、位姿和关节</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>导出进度</translation>
    </message>
    <message>
        <source>to</source>
        <translation>至</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>时间(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Rate</source>
        <translation>频率(&amp;R)</translation>
    </message>
    <message>
        <source>F&amp;ile</source>
        <translation>文件(&amp;I)</translation>
    </message>
    <message>
        <source>5 Hz, as usual</source>
        <translation>5 Hz，常用</translation>
    </message>
    <message>
        <source>This is the recording itself: choose another name.</source>
        <translation>这就是该录像本身：请选择其他名称。</translation>
    </message>
    <message>
        <source>The time ends before it begins.</source>
        <translation>结束时间早于开始时间。</translation>
    </message>
    <message>
        <source>No signal is chosen: game, ball, poses and joints are exported.</source>
        <translation>未选择信号：将导出比赛、球、位姿和关节。</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>导出到</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Page for browsers (HTML)</source>
        <translation>浏览器页面 (HTML)</translation>
    </message>
    <message>
        <source>25 Hz, as usual</source>
        <translation>25 Hz，常用</translation>
    </message>
    <message>
        <source>One file with all that is shown. Any current browser plays it, also without a network.</source>
        <translation>单个文件，包含所显示的一切。任何最新的浏览器都能播放，无需网络。</translation>
    </message>
    <message>
        <source>%1 has been written: %2 frames, %3.</source>
        <translation>已写入 %1：%2 帧，%3。</translation>
    </message>
    <message>
        <source>The recording is damaged; what could not be read is missing:</source>
        <translation>录制已损坏;无法读取的内容缺失:</translation>
    </message>
</context>
<context>
    <name>sparkwright::ExportPart</name>
    <message>
        <source>E&amp;xport data…</source>
        <translation>导出数据(&amp;X)…</translation>
    </message>
    <message>
        <source>Write numbers of a recording as a table, or the recording in another form</source>
        <translation>将录像的数值写成表格，或将录像写成其他格式</translation>
    </message>
    <message>
        <source>%1 has been written</source>
        <translation>已写入 %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::ExpressionEdit</name>
    <message>
        <source>Expression of %1</source>
        <translation>%1 的表达式</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Edit expression</source>
        <translation>编辑表达式</translation>
    </message>
    <message>
        <source>Edit expression of %1</source>
        <translation>编辑 %1 的表达式</translation>
    </message>
    <message>
        <source>Override</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Replace the expression by its value, to be edited here</source>
        <translation>用表达式的值替换它，以便在此编辑</translation>
    </message>
    <message>
        <source>Override expression of %1</source>
        <translation>替换 %1 的表达式</translation>
    </message>
    <message>
        <source>%1 comes to %2</source>
        <translation>%1 的结果为 %2</translation>
    </message>
    <message>
        <source>What %1 comes to is not known here</source>
        <translation>%1 的结果在此处未知</translation>
    </message>
</context>
<context>
    <name>sparkwright::FileDialogs</name>
    <message>
        <source>Open scene</source>
        <translation>打开场景</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Save project</source>
        <translation>保存项目</translation>
    </message>
    <message>
        <source>Projects (*.sparkproject)</source>
        <translation>项目 (*.sparkproject)</translation>
    </message>
    <message>
        <source>Open recording</source>
        <translation>打开录像</translation>
    </message>
    <message>
        <source>Recordings and logs (%1)</source>
        <translation>录像和日志 (%1)</translation>
    </message>
    <message>
        <source>Open state</source>
        <translation>打开状态</translation>
    </message>
    <message>
        <source>States of runs (%1)</source>
        <translation>运行状态 (%1)</translation>
    </message>
    <message>
        <source>Open as text</source>
        <translation>作为文本打开</translation>
    </message>
    <message>
        <source>Texts (%1)</source>
        <translation>文本 (%1)</translation>
    </message>
    <message>
        <source>Scenes, set-ups, projects, experiments, teams and states (%1)</source>
        <translation>场景、配置、项目、实验、球队和状态 (%1)</translation>
    </message>
</context>
<context>
    <name>sparkwright::Film</name>
    <message>
        <source>the graphics card cannot draw a picture of this size</source>
        <translation>显卡无法绘制此尺寸的图片</translation>
    </message>
</context>
<context>
    <name>sparkwright::FindBar</name>
    <message>
        <source>Find and replace</source>
        <translation>查找和替换</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation>要查找的文本</translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation>替换为</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>替换文本</translation>
    </message>
    <message>
        <source>With regular expressions: \0 is the match, \1 to \9 its groups, \n a line break</source>
        <translation>使用正则表达式时：\0 为匹配项，\1 到 \9 为其分组，\n 为换行</translation>
    </message>
    <message>
        <source>Upper and lower case matter</source>
        <translation>区分大小写</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>全字匹配</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>正则表达式</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>上一个匹配项（Shift+F3）</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>下一个匹配项（F3）</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭（Esc）</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Replace the selected match and go to the next one (Enter)</source>
        <translation>替换所选匹配项并转到下一个（Enter）</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>全部替换</translation>
    </message>
    <message>
        <source>Replace all matches in one undo step (Ctrl+Enter)</source>
        <translation>一步替换所有匹配项，可一次撤销（Ctrl+Enter）</translation>
    </message>
    <message>
        <source>Number of matches</source>
        <translation>匹配项数量</translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>已替换 %n 处</numerusform>
        </translation>
    </message>
    <message>
        <source>not a regular expression</source>
        <translation>不是正则表达式</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>正在查找…</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>%1 of %2, begun again</source>
        <translation>%1 / %2，已从头开始</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>找到 %n 处</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::FindInFiles</name>
    <message>
        <source>Find in files</source>
        <translation>在文件中查找</translation>
    </message>
    <message>
        <source>Text to find in open documents and in the folders of the project</source>
        <translation>要在打开的文档和项目文件夹中查找的文本</translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation>替换为</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>替换文本</translation>
    </message>
    <message>
        <source>Names of files, with * and ?</source>
        <translation>文件名，可用 * 和 ?</translation>
    </message>
    <message>
        <source>Upper and lower case matter</source>
        <translation>区分大小写</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>全字匹配</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>正则表达式</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>查找结果</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>全部替换</translation>
    </message>
    <message>
        <source>Replace all %1 in %2 files</source>
        <translation>替换 %2 个文件中的全部 %1 处</translation>
    </message>
    <message numerus="yes">
        <source>%n found, searching…</source>
        <translation>
            <numerusform>找到 %n 处，正在查找…</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 found in %2 of %3 files</source>
        <translation>找到 %1 处，分布于 %3 个文件中的 %2 个</translation>
    </message>
    <message numerus="yes">
        <source>%n found, cancelled</source>
        <translation>
            <numerusform>找到 %n 处，已取消</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace in files</source>
        <translation>在文件中替换</translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>已替换 %n 处</numerusform>
        </translation>
    </message>
    <message>
        <source>Text to find in all scenes and scripts; Enter searches</source>
        <translation>在所有场景和脚本中查找的文本；按 Enter 搜索</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>Undo the last Replace all in all files, as undo in one of their texts does</source>
        <translation>在所有文件中撤销上一次“全部替换”，与在其中一个文本中撤销相同</translation>
    </message>
    <message>
        <source>There is nothing to search: open a text of yours, or a project. What belongs to the program is not searched.</source>
        <translation>没有可搜索的内容：请打开您自己的文本或项目。不搜索程序自带的内容。</translation>
    </message>
    <message numerus="yes">
        <source>in %n file(s), which are not saved yet. One undo takes all of it back.</source>
        <translation>
            <numerusform>位于 %n 个文件中，尚未保存。撤销一次即可全部撤回。</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>已撤回</translation>
    </message>
</context>
<context>
    <name>sparkwright::FocusActions</name>
    <message>
        <source>&amp;Go to the panel tool bar</source>
        <translation>转到面板工具栏(&amp;G)</translation>
    </message>
    <message>
        <source>Move the focus to the buttons of this panel or view; Esc returns</source>
        <translation>将焦点移到此面板或视图的按钮；按 Esc 返回</translation>
    </message>
    <message>
        <source>&amp;Close this panel</source>
        <translation>关闭此面板(&amp;C)</translation>
    </message>
    <message>
        <source>Close the panel that has the focus; the View menu opens it again</source>
        <translation>关闭拥有焦点的面板；可从“视图”菜单重新打开</translation>
    </message>
    <message>
        <source>&amp;Float this panel</source>
        <translation>浮动此面板(&amp;F)</translation>
    </message>
    <message>
        <source>Take the panel that has the focus out of the window, or put it back</source>
        <translation>将拥有焦点的面板移出窗口，或放回窗口</translation>
    </message>
    <message>
        <source>Panel tool bar</source>
        <translation>面板工具栏</translation>
    </message>
    <message>
        <source>Tools of the active panel or view</source>
        <translation>活动面板或视图的工具</translation>
    </message>
    <message>
        <source>View</source>
        <translation>视图</translation>
    </message>
</context>
<context>
    <name>sparkwright::FolderLink</name>
    <message>
        <source>Show folder</source>
        <translation>显示文件夹</translation>
    </message>
</context>
<context>
    <name>sparkwright::FormationCommands</name>
    <message>
        <source>left</source>
        <translation>左队</translation>
    </message>
    <message>
        <source>right</source>
        <translation>右队</translation>
    </message>
    <message>
        <source>Kick-off %1</source>
        <translation>%1开球</translation>
    </message>
    <message>
        <source>Goal kick %1</source>
        <translation>%1球门球</translation>
    </message>
    <message>
        <source>Penalty %1</source>
        <translation>%1点球</translation>
    </message>
    <message>
        <source>Corner %1, upper side</source>
        <translation>%1角球，上侧</translation>
    </message>
    <message>
        <source>Corner %1, lower side</source>
        <translation>%1角球，下侧</translation>
    </message>
    <message>
        <source>Formations are not kept: %1</source>
        <translation>未保存阵型：%1</translation>
    </message>
    <message>
        <source>Players and ball take up this formation; click the message to put them back</source>
        <translation>球员和球摆成此阵型；点击消息可放回原位</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>&amp;Formations</source>
        <translation>阵型(&amp;F)</translation>
    </message>
    <message>
        <source>Formations</source>
        <translation>阵型</translation>
    </message>
    <message>
        <source>not there: %1</source>
        <translation>不在场：%1</translation>
    </message>
    <message>
        <source>beside the field: %1</source>
        <translation>场边：%1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1和%2</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左队</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右队</translation>
    </message>
    <message>
        <source>%1 stand: %2</source>
        <translation>%1 已就位：%2</translation>
    </message>
    <message>
        <source>Undo: click here</source>
        <translation>撤销：点击此处</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) missing</source>
        <translation>
            <numerusform>缺少 %n 名球员</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n aside</source>
        <translation>
            <numerusform>%n 名在场边</numerusform>
        </translation>
    </message>
    <message>
        <source>No match is being played</source>
        <translation>没有正在进行的比赛</translation>
    </message>
    <message>
        <source>Everybody is back</source>
        <translation>全部已放回原位</translation>
    </message>
    <message>
        <source>Formations cannot be saved: fix or remove %1 first</source>
        <translation>无法保存阵型：请先修正或移除 %1</translation>
    </message>
    <message>
        <source>Kept: %1</source>
        <translation>已保存：%1</translation>
    </message>
    <message>
        <source>Keep this formation</source>
        <translation>保存此阵型</translation>
    </message>
    <message>
        <source>Name of the formation</source>
        <translation>阵型名称</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Attack %1</source>
        <translation>进攻 %1</translation>
    </message>
    <message>
        <source>Press %1</source>
        <translation>压迫 %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::FormationList</name>
    <message>
        <source>&amp;Rename</source>
        <translation>重命名(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>Formations that you have kept</source>
        <translation>您已保存的阵型</translation>
    </message>
    <message>
        <source>Give it another name (F2)</source>
        <translation>更改其名称（F2）</translation>
    </message>
    <message>
        <source>Delete it for good (Delete)</source>
        <translation>永久删除（Delete）</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>sparkwright::FormationMoves</name>
    <message>
        <source>Left</source>
        <translation>左队</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右队</translation>
    </message>
</context>
<context>
    <name>sparkwright::GoingBack</name>
    <message>
        <source>&amp;Continue from here</source>
        <translation>从此处继续(&amp;C)</translation>
    </message>
    <message>
        <source>Let this run go on from the moment that is shown, as a new branch; the former one is kept</source>
        <translation>让此次运行从所显示的时刻作为新分支继续；原来的分支会保留</translation>
    </message>
    <message>
        <source>&amp;Branches of this run</source>
        <translation>此次运行的分支(&amp;B)</translation>
    </message>
    <message>
        <source>First run, until %1</source>
        <translation>首次运行，至 %1</translation>
    </message>
    <message>
        <source>Branch %1, from %2 until %3</source>
        <translation>分支 %1，从 %2 至 %3</translation>
    </message>
    <message>
        <source>Go on from the end of this branch</source>
        <translation>从此分支的末尾继续</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>从此处继续</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s) of other programs will be disconnected, since they cannot go back.</source>
        <translation>
            <numerusform>其他程序的 %n 个智能体将断开连接，因为它们无法回退。</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>One can go back to %1 and go on from there (%2 of at most %3 in memory).</source>
        <translation>可回退到 %1 并从那里继续（内存中 %2，最多 %3）。</translation>
    </message>
</context>
<context>
    <name>sparkwright::GraphicsCheck</name>
    <message>
        <source>this display has no OpenGL</source>
        <translation>此显示器没有 OpenGL</translation>
    </message>
    <message>
        <source>this display has OpenGL, but nothing can be drawn with it</source>
        <translation>此显示器有 OpenGL，但无法用它绘图</translation>
    </message>
    <message>
        <source>OpenGL 3.3 is needed, and this display has %1.%2</source>
        <translation>需要 OpenGL 3.3，而此显示器为 %1.%2</translation>
    </message>
</context>
<context>
    <name>sparkwright::Help</name>
    <message>
        <source>Keyboard and mouse</source>
        <translation>键盘和鼠标</translation>
    </message>
    <message>
        <source>Key or gesture</source>
        <translation>按键或手势</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>作用</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>About Sparkwright</source>
        <translation>关于 Sparkwright</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Sparkwright %1&lt;/h3&gt;&lt;p&gt;Builds and runs robot simulations: scenes in RSG, agents by TCP, monitors that watch.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.&lt;/p&gt;&lt;p&gt;Made with Qt %2, ODE and mruby.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Sparkwright %1&lt;/h3&gt;&lt;p&gt;构建并运行机器人仿真：RSG 场景、通过 TCP 连接的智能体，以及用于观看的监视器。&lt;/p&gt;&lt;p&gt;自由软件，依据 GNU 通用公共许可证第 3 版或更高版本发布。不提供任何担保。&lt;/p&gt;&lt;p&gt;使用 Qt %2、ODE 和 mruby 制作。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Wheel, pinch</source>
        <translation>滚轮、双指捏合</translation>
    </message>
    <message>
        <source>Zoom at the point under the cursor; while flying: faster, slower</source>
        <translation>以光标处的点为中心缩放；飞行时：加速、减速</translation>
    </message>
    <message>
        <source>Shift while dragging, with the wheel, with keys</source>
        <translation>拖动、滚轮或按键时按住 Shift</translation>
    </message>
    <message>
        <source>Small steps</source>
        <translation>小步移动</translation>
    </message>
    <message>
        <source>Type numbers while dragging</source>
        <translation>拖动时输入数字</translation>
    </message>
    <message>
        <source>Exact metres or degrees; Enter applies them, Esc cancels</source>
        <translation>精确的米数或度数；Enter 应用，Esc 取消</translation>
    </message>
    <message>
        <source>Click on the map of the field</source>
        <translation>单击场地地图</translation>
    </message>
    <message>
        <source>Fly to that place</source>
        <translation>飞到该处</translation>
    </message>
    <message>
        <source>Click on a message</source>
        <translation>单击消息</translation>
    </message>
    <message>
        <source>Select the event</source>
        <translation>选择该事件</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab over a view</source>
        <translation>在视图上按 Tab、Shift+Tab</translation>
    </message>
    <message>
        <source>Select the next or previous thing under the cursor</source>
        <translation>选择光标下的下一个或上一个物体</translation>
    </message>
    <message>
        <source>Menu of what is there</source>
        <translation>显示该处对象的菜单</translation>
    </message>
    <message>
        <source>All keys as they are set now. Single letters act in the views only; elsewhere they are for typing.</source>
        <translation>当前设置的所有按键。单个字母仅在视图中起作用；在其他位置用于输入。</translation>
    </message>
    <message>
        <source>In texts, trees and other places</source>
        <translation>在文本、树和其他位置</translation>
    </message>
    <message>
        <source>Mouse and touch</source>
        <translation>鼠标和触控</translation>
    </message>
    <message>
        <source>Menu key</source>
        <translation>菜单键</translation>
    </message>
</context>
<context>
    <name>sparkwright::HelpFindBar</name>
    <message>
        <source>Find in this page</source>
        <translation>在此页中查找</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>上一个匹配项</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>下一个匹配项</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Not in this page</source>
        <translation>此页中没有</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>sparkwright::HelpLibrary</name>
    <message>
        <source>The user guide is missing</source>
        <translation>缺少用户指南</translation>
    </message>
    <message>
        <source>Its pages should be in the folder docs of the data directory, such as /usr/share/sparkwright/docs. Install the program again to get them back. The class reference and the list of keys are here.</source>
        <translation>其页面应位于数据目录的 docs 文件夹中，例如 /usr/share/sparkwright/docs。重新安装程序即可恢复。类参考和按键列表在此处。</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
</context>
<context>
    <name>sparkwright::HelpPart</name>
    <message>
        <source>Help for this &amp;place</source>
        <translation>此处的帮助(&amp;P)</translation>
    </message>
    <message>
        <source>Explain what has the keyboard</source>
        <translation>说明当前拥有键盘焦点的部分</translation>
    </message>
    <message>
        <source>&amp;User guide</source>
        <translation>用户指南(&amp;U)</translation>
    </message>
    <message>
        <source>Open the first page of the help</source>
        <translation>打开帮助首页</translation>
    </message>
    <message>
        <source>&amp;Search the help…</source>
        <translation>搜索帮助(&amp;S)…</translation>
    </message>
    <message>
        <source>Find words in all pages of the help</source>
        <translation>在帮助的所有页面中查找词语</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>这是什么？(&amp;W)</translation>
    </message>
    <message>
        <source>Click a button or a panel to read what it is for</source>
        <translation>单击按钮或面板，查看其用途</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>导览(&amp;T)</translation>
    </message>
    <message>
        <source>Show in a few steps what is where</source>
        <translation>用几个步骤介绍各部分的位置</translation>
    </message>
    <message>
        <source>The scene. Drag to turn the view, click to select; the status bar says what mouse and keys do.</source>
        <translation>这是场景。拖动可旋转视图，单击可选择；状态栏显示鼠标和按键的作用。</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <translation>无法打开 %1。</translation>
    </message>
</context>
<context>
    <name>sparkwright::HelpTopics</name>
    <message>
        <source>What the camera of a robot sees: colour, depth and segments.</source>
        <translation>机器人相机所见：颜色、深度和分割。</translation>
    </message>
    <message>
        <source>Agents and monitors that are connected, how fast they answer, and how to connect or start one.</source>
        <translation>已连接的智能体和监视器、它们的响应速度，以及如何连接或启动智能体。</translation>
    </message>
    <message>
        <source>Lines, shapes and texts that agents and tools draw into the views, by set: show and hide them here.</source>
        <translation>智能体和工具绘制到视图中的线条、形状和文字，按组排列：可在此显示和隐藏。</translation>
    </message>
    <message>
        <source>Many runs of one simulation, and what they come to.</source>
        <translation>同一仿真的多次运行及其结果。</translation>
    </message>
    <message>
        <source>The undo steps of the text; click one to go back to it.</source>
        <translation>文本的撤销步骤；单击某一步可回到该步。</translation>
    </message>
    <message>
        <source>Joints of the selected robot: try their angles and find limits that collide.</source>
        <translation>所选机器人的关节：试验其角度，并找出会发生碰撞的限位。</translation>
    </message>
    <message>
        <source>What a view shows beside the meshes: collision shapes, contacts, joints, sensors and more.</source>
        <translation>视图在网格之外显示的内容：碰撞形状、接触、关节、传感器等。</translation>
    </message>
    <message>
        <source>Where the time of a cycle goes, in milliseconds, and how much there is to compute.</source>
        <translation>一个周期的时间用在何处（以毫秒计），以及计算量有多大。</translation>
    </message>
    <message>
        <source>Messages of scene, simulation and agents, with the file and line they are about.</source>
        <translation>场景、仿真和智能体的消息，以及所涉及的文件和行。</translation>
    </message>
    <message>
        <source>Masses and centres of mass of the selected robot.</source>
        <translation>所选机器人的质量和质心。</translation>
    </message>
    <message>
        <source>Score, clock and play mode of a match, the referee&apos;s decisions, and commands to direct it.</source>
        <translation>比赛的比分、时钟和比赛模式，裁判的判罚，以及指挥比赛的命令。</translation>
    </message>
    <message>
        <source>What an agent is told and says, decoded, as it happens; messages can be sent by hand.</source>
        <translation>智能体收到和发出的消息，实时解码显示；也可手动发送消息。</translation>
    </message>
    <message>
        <source>Values of the node that was pinned, beside those of the selected one.</source>
        <translation>已固定节点的值，与所选节点的值并列显示。</translation>
    </message>
    <message>
        <source>The players of a match with fouls, cards and suspensions, and what may be done to the selected one.</source>
        <translation>比赛的球员及其犯规、红黄牌和暂时离场，以及可对所选球员执行的操作。</translation>
    </message>
    <message>
        <source>Numbers of the run as curves over time.</source>
        <translation>运行中的数值，显示为随时间变化的曲线。</translation>
    </message>
    <message>
        <source>What is wrong in the open scenes; click a problem to go to its line.</source>
        <translation>已打开场景中的问题；单击问题可转到所在行。</translation>
    </message>
    <message>
        <source>Programs that were started here: what they print, and how to stop and restart them.</source>
        <translation>在此启动的程序：它们的输出，以及如何停止和重新启动。</translation>
    </message>
    <message>
        <source>Values of the selected node; changing one changes only its place in the text.</source>
        <translation>所选节点的值；更改某个值只会改动文本中的对应位置。</translation>
    </message>
    <message>
        <source>Rules of the match and their variables, which may be changed while it runs.</source>
        <translation>比赛规则及其变量，可在比赛运行时更改。</translation>
    </message>
    <message>
        <source>Everything that the views show, as a tree: find and select robots and parts.</source>
        <translation>视图显示的所有内容，以树的形式列出：可查找和选择机器人及部件。</translation>
    </message>
    <message>
        <source>Finds words in the scene&apos;s files, and replaces them.</source>
        <translation>在场景的文件中查找和替换文字。</translation>
    </message>
    <message>
        <source>What the sensors of the selected robot say, with units.</source>
        <translation>所选机器人的传感器读数，带单位。</translation>
    </message>
    <message>
        <source>The nodes of the scene file as a tree, which can be edited.</source>
        <translation>场景文件的节点，以树的形式显示，可以编辑。</translation>
    </message>
    <message>
        <source>The text of scenes and scripts, with completion and checks while you type.</source>
        <translation>场景和脚本的文本，输入时自动补全并检查。</translation>
    </message>
    <message>
        <source>The past of the run or of a recording: drag the handle to look back, click marks of goals and fouls.</source>
        <translation>运行或录像的过往：拖动手柄可回看，单击标记可查看进球和犯规。</translation>
    </message>
    <message>
        <source>What one camera of a robot sees, in a window of its own.</source>
        <translation>在单独的窗口中显示机器人的一个相机所见。</translation>
    </message>
    <message>
        <source>Values of signals and of expressions of them, with the least and greatest of the run.</source>
        <translation>信号及其表达式的值，以及运行中的最小值和最大值。</translation>
    </message>
    <message>
        <source>The strategies that lead the teams of a game: load one, and see how long it thinks.</source>
        <translation>带领球队的策略：加载一个，并查看它思考多久。</translation>
    </message>
    <message>
        <source>Plans a restart: who may stand where it stands, and where the rules move the others.</source>
        <translation>计划重新开始：谁可以站在原处，规则把其他人移到哪里。</translation>
    </message>
    <message>
        <source>Who leads which robot of the game, the plugins for them, and what clients say.</source>
        <translation>谁控制哪个机器人、相关插件，以及客户端的消息。</translation>
    </message>
</context>
<context>
    <name>sparkwright::HelpWindow</name>
    <message>
        <source>There is no page “%1”.</source>
        <translation>没有页面“%1”。</translation>
    </message>
    <message>
        <source>Help – Sparkwright</source>
        <translation>帮助 – Sparkwright</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>首页</translation>
    </message>
    <message>
        <source>Find in this page</source>
        <translation>在此页中查找</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>打印…</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>搜索帮助</translation>
    </message>
    <message>
        <source>Words or beginnings of words, as in: hinge limit (Ctrl+Shift+F)</source>
        <translation>词语或词语的开头，例如：hinge limit（Ctrl+Shift+F）</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Found in the help</source>
        <translation>在帮助中找到的内容</translation>
    </message>
    <message>
        <source>Page of the help</source>
        <translation>帮助页面</translation>
    </message>
    <message>
        <source>The pages are being read…</source>
        <translation>正在读取页面…</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer or other words.</source>
        <translation>未找到。请减少词语或换用其他词语。</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s), the best first</source>
        <translation>
            <numerusform>%n 处，最匹配的在前</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::InspectorPanel</name>
    <message>
        <source>Agent %1</source>
        <translation>智能体 %1</translation>
    </message>
    <message>
        <source>Agent %1 (gone)</source>
        <translation>智能体 %1（已离开）</translation>
    </message>
    <message>
        <source>All agents</source>
        <translation>所有智能体</translation>
    </message>
    <message>
        <source>Commands to the server</source>
        <translation>发给服务器的命令</translation>
    </message>
    <message>
        <source>Messages can be seen in a simulation of this program only.</source>
        <translation>只能查看本程序自身仿真中的消息。</translation>
    </message>
    <message>
        <source>No agent is connected. When there is one, its messages are shown here, decoded.</source>
        <translation>没有智能体连接。有智能体连接后，其消息将解码显示在此处。</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) left out: they come faster than they can be shown.</source>
        <translation>
            <numerusform>略去 %n 条消息：消息到达过快，无法全部显示。</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>第 %1 列：%2</translation>
    </message>
    <message>
        <source>Choose the agent in whose name it is sent, at the top left.</source>
        <translation>请在左上角选择以哪个智能体的名义发送。</translation>
    </message>
    <message>
        <source>Sent in the name of %1: %2</source>
        <translation>已以 %1 的名义发送：%2</translation>
    </message>
    <message>
        <source>Sent to the server: %1</source>
        <translation>已发送到服务器：%1</translation>
    </message>
    <message>
        <source>Agent to watch</source>
        <translation>要观察的智能体</translation>
    </message>
    <message>
        <source>Whose messages are shown</source>
        <translation>显示谁的消息</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Which messages are shown</source>
        <translation>显示哪些消息</translation>
    </message>
    <message>
        <source>Both directions</source>
        <translation>双向</translation>
    </message>
    <message>
        <source>To the agent</source>
        <translation>发往智能体</translation>
    </message>
    <message>
        <source>From the agent</source>
        <translation>来自智能体</translation>
    </message>
    <message>
        <source>Cycles kept</source>
        <translation>保留的周期</translation>
    </message>
    <message>
        <source>How many cycles are kept</source>
        <translation>保留多少个周期</translation>
    </message>
    <message numerus="yes">
        <source>%n cycle(s)</source>
        <translation>
            <numerusform>%n 个周期</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation>按文本筛选</translation>
    </message>
    <message>
        <source>Filter the messages</source>
        <translation>筛选消息</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Reads no more messages, while the simulation goes on</source>
        <translation>不再读取消息，仿真继续运行</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>跟随</translation>
    </message>
    <message>
        <source>Shows the newest message</source>
        <translation>显示最新的消息</translation>
    </message>
    <message>
        <source>Clear the messages</source>
        <translation>清空消息</translation>
    </message>
    <message>
        <source>Removes all messages from the list</source>
        <translation>从列表中移除所有消息</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Parts of the message</source>
        <translation>消息的组成部分</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>Text of the message</source>
        <translation>消息文本</translation>
    </message>
    <message>
        <source>Decoded</source>
        <translation>已解码</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>&amp;Send:</source>
        <translation>发送(&amp;S)：</translation>
    </message>
    <message>
        <source>as this agent</source>
        <translation>以此智能体的身份</translation>
    </message>
    <message>
        <source>to the server</source>
        <translation>发给服务器</translation>
    </message>
    <message>
        <source>Send as</source>
        <translation>发送身份</translation>
    </message>
    <message>
        <source>As this agent: its effectors take it. To the server: a command, as of a trainer or monitor</source>
        <translation>以此智能体的身份：由其效应器接收。发给服务器：作为教练或监视器的命令</translation>
    </message>
    <message>
        <source>Message to send</source>
        <translation>要发送的消息</translation>
    </message>
    <message>
        <source>(he1 1.5) – Enter sends, Up recalls earlier ones</source>
        <translation>(he1 1.5) – Enter 发送，向上键调出之前的消息</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>发送</translation>
    </message>
</context>
<context>
    <name>sparkwright::JobsPart</name>
    <message>
        <source>New e&amp;xperiment…</source>
        <translation>新建实验(&amp;X)…</translation>
    </message>
    <message>
        <source>Run this scene many times, with other seeds or settings, and compare the results</source>
        <translation>以不同的种子或设置多次运行此场景，并比较结果</translation>
    </message>
    <message>
        <source>Show e&amp;xperiments</source>
        <translation>显示实验(&amp;X)</translation>
    </message>
    <message>
        <source>Go to the runs of the experiment that is open</source>
        <translation>转到已打开实验的各次运行</translation>
    </message>
    <message>
        <source>This run has not begun yet</source>
        <translation>此次运行尚未开始</translation>
    </message>
    <message>
        <source>The command is in the clipboard</source>
        <translation>命令已复制到剪贴板</translation>
    </message>
    <message>
        <source>%1: all runs are done</source>
        <translation>%1：所有运行均已完成</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>实验</translation>
    </message>
    <message>
        <source>Stop the experiment that is running before you open another one.</source>
        <translation>请先停止正在运行的实验，再打开其他实验。</translation>
    </message>
    <message>
        <source>Open job file</source>
        <translation>打开作业文件</translation>
    </message>
    <message>
        <source>Experiments (*.sparkjobs)</source>
        <translation>实验 (*.sparkjobs)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>导出结果</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>The results are not exported: %1</source>
        <translation>结果未导出：%1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>This shows the run with the usual robots: record the runs to watch them as they were.</source>
        <translation>此处以通常的机器人显示该运行：要观看运行的原貌，请录制运行。</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) of an experiment are not done; those that are done are kept, and it can go on later.</source>
        <translation>
            <numerusform>某个实验有 %n 次运行尚未完成；已完成的会保留，之后可以继续。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::JointAnchor</name>
    <message>
        <source>Anchor of %1</source>
        <translation>%1 的锚点</translation>
    </message>
    <message>
        <source>Move anchor</source>
        <translation>移动锚点</translation>
    </message>
    <message>
        <source>%1 is an argument of this file. Select the import that gives it, and drag there.</source>
        <translation>%1 是此文件的参数。请选择提供它的导入，并在那里拖动。</translation>
    </message>
    <message>
        <source>The text computes this number: %1. Change it there, or put a number in its place.</source>
        <translation>该数由文本计算得出：%1。请在那里更改，或改写为一个数。</translation>
    </message>
</context>
<context>
    <name>sparkwright::JointPanel</name>
    <message>
        <source>Set the posture</source>
        <translation>设置姿势</translation>
    </message>
    <message>
        <source>Drive by motors</source>
        <translation>由电机驱动</translation>
    </message>
    <message>
        <source>How joints are moved</source>
        <translation>关节的移动方式</translation>
    </message>
    <message>
        <source>Set: at once and without forces, also while paused. Drive: the motors of the joints move them while the simulation runs; commands of agents count again afterwards.</source>
        <translation>设置：立即生效且不施力，暂停时也可用。驱动：仿真运行时由关节的电机移动关节；之后智能体的命令重新生效。</translation>
    </message>
    <message>
        <source>Filter joints</source>
        <translation>筛选关节</translation>
    </message>
    <message>
        <source>&amp;Zero pose</source>
        <translation>零位姿势(&amp;Z)</translation>
    </message>
    <message>
        <source>All joints to 0, or to the limit nearest to it</source>
        <translation>将所有关节设为 0，或设为最接近 0 的限位</translation>
    </message>
    <message>
        <source>S&amp;weep…</source>
        <translation>扫描(&amp;W)…</translation>
    </message>
    <message>
        <source>Move all joints over their limits and list the parts that touch each other</source>
        <translation>让所有关节走遍其限位范围，并列出相互接触的部件</translation>
    </message>
    <message>
        <source>without limits</source>
        <translation>无限位</translation>
    </message>
    <message>
        <source>has a motor</source>
        <translation>有电机</translation>
    </message>
    <message>
        <source>has no motor</source>
        <translation>无电机</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>Joint %1</source>
        <translation>关节 %1</translation>
    </message>
    <message>
        <source>Joint %1, metres</source>
        <translation>关节 %1，米</translation>
    </message>
    <message>
        <source>Joint %1, degrees</source>
        <translation>关节 %1，度</translation>
    </message>
    <message>
        <source>Joint %1, now</source>
        <translation>关节 %1，当前值</translation>
    </message>
    <message>
        <source>Open a scene with a robot to see its joints here.</source>
        <translation>打开含机器人的场景，即可在此查看其关节。</translation>
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
        <translation>所选物体没有关节。请选择机器人或其部件。</translation>
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
        <translation>%1 m 到 %2 m</translation>
    </message>
    <message>
        <source>%1° to %2°</source>
        <translation>%1° 到 %2°</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeepStateDialog</name>
    <message>
        <source>Keep this state</source>
        <translation>保存此状态</translation>
    </message>
    <message>
        <source>Name of the state</source>
        <translation>状态名称</translation>
    </message>
    <message>
        <source>The run can go on from this moment again, to the bit, also after the program has ended. The file goes to %1.</source>
        <translation>运行可从此刻再次继续，逐位一致，程序结束后也可以。文件将保存到 %1。</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>保存(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>名称(&amp;N)：</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeptEdits</name>
    <message>
        <source>There are unsaved edits of %1: open it to restore them.</source>
        <translation>%1 有未保存的编辑：打开它即可恢复。</translation>
    </message>
    <message>
        <source>The kept edits of %1 are among its earlier versions.</source>
        <translation>保留的对 %1 的编辑在它的早期版本中。</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeyCapture</name>
    <message>
        <source>Press the keys · Esc: end</source>
        <translation>请按键 · Esc：结束</translation>
    </message>
    <message>
        <source>Press the mouse button here</source>
        <translation>请在此按下鼠标键</translation>
    </message>
    <message>
        <source>Click, or Enter, then press the keys</source>
        <translation>单击或按 Enter，然后按键</translation>
    </message>
    <message>
        <source>Click, then press the mouse button here, with Ctrl, Alt, Shift</source>
        <translation>单击，然后在此按下鼠标键，可加 Ctrl、Alt、Shift</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>新按键</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeyConflict</name>
    <message>
        <source>%1 is “%2” while a text has the keyboard, else “%3”</source>
        <translation>键盘焦点在文本中时，%1 为“%2”，否则为“%3”</translation>
    </message>
    <message>
        <source>%1 is “%2” while the tree has the keyboard, else “%3”</source>
        <translation>键盘焦点在树中时，%1 为“%2”，否则为“%3”</translation>
    </message>
    <message>
        <source>%1 means both “%2” and “%3”: neither acts</source>
        <translation>%1 同时表示“%2”和“%3”：两者均不起作用</translation>
    </message>
    <message>
        <source>%1 is “%2” while match keys are armed, else “%3”</source>
        <translation>比赛按键启用时，%1 为“%2”，否则为“%3”</translation>
    </message>
    <message>
        <source>%1 is “%2” in the views, so that “%3” does not act there</source>
        <translation>在视图中 %1 为“%2”，因此“%3”在那里不起作用</translation>
    </message>
    <message>
        <source>%1 is “%2” while flying, else “%3”</source>
        <translation>飞行时 %1 为“%2”，否则为“%3”</translation>
    </message>
    <message>
        <source>Text fields take %1 for themselves; elsewhere it is “%2”</source>
        <translation>文本框自身使用 %1；在其他位置为“%2”</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeyMap</name>
    <message>
        <source>Mend the file, or delete it to use the keys of the profile</source>
        <translation>请修复该文件，或将其删除以使用方案的按键</translation>
    </message>
    <message>
        <source>%1 must be a text in quotation marks</source>
        <translation>%1 必须是带引号的文本</translation>
    </message>
    <message>
        <source>`%1` is no press of a mouse button</source>
        <translation>`%1` 不是鼠标键操作</translation>
    </message>
    <message>
        <source>Write Left, Middle or Right, with Ctrl+, Alt+, Shift+, Double+ before it</source>
        <translation>请写 Left、Middle 或 Right，前面可加 Ctrl+、Alt+、Shift+、Double+</translation>
    </message>
    <message>
        <source>%1 must be &quot;%2&quot; or &quot;%3&quot;</source>
        <translation>%1 必须为 &quot;%2&quot; 或 &quot;%3&quot;</translation>
    </message>
    <message>
        <source>There is no `%1` here</source>
        <translation>此处没有 `%1`</translation>
    </message>
    <message>
        <source>%1 must be a text in quotation marks, or a list of such</source>
        <translation>%1 必须是带引号的文本，或此类文本的列表</translation>
    </message>
    <message>
        <source>For example %1</source>
        <translation>例如 %1</translation>
    </message>
    <message>
        <source>`%1` is no key</source>
        <translation>`%1` 不是按键</translation>
    </message>
    <message>
        <source>Write one key, with Ctrl+, Alt+, Shift+ before it: Ctrl+Shift+P</source>
        <translation>请写一个按键，前面可加 Ctrl+、Alt+、Shift+：Ctrl+Shift+P</translation>
    </message>
    <message>
        <source>A key map of more than 1 MB is not read</source>
        <translation>不读取超过 1 MB 的按键映射</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeyProfiles</name>
    <message>
        <source>Drag orbits, Space runs and pauses while a view has the keyboard</source>
        <translation>拖动为环绕；视图拥有键盘焦点时，空格键运行和暂停</translation>
    </message>
    <message>
        <source>Drag looks around and W A S D fly, Space follows the ball, P X C R G H control playback</source>
        <translation>拖动为环顾，W A S D 飞行，空格键跟随球，P X C R G H 控制回放</translation>
    </message>
    <message>
        <source>Drag moves what is under the cursor, or the view; Shift+drag turns; 1 to 6 set the opening angle, 7 to 0 what happens to velocities</source>
        <translation>拖动移动光标下的对象或视图；Shift+拖动为旋转；1 到 6 设置张角，7 到 0 设置速度的处理方式</translation>
    </message>
    <message>
        <source>A click selects the whole thing, Shift+drag moves it, Ctrl+1 steps, Ctrl+2 runs</source>
        <translation>单击选择整个物体，Shift+拖动将其移动，Ctrl+1 单步，Ctrl+2 运行</translation>
    </message>
    <message>
        <source>Keys cannot be read: %1</source>
        <translation>无法读取按键：%1</translation>
    </message>
    <message>
        <source>There is no profile `%1`</source>
        <translation>没有方案 `%1`</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>There is no action `%1`</source>
        <translation>没有操作 `%1`</translation>
    </message>
    <message>
        <source>the damaged file cannot be kept aside</source>
        <translation>无法另存损坏的文件</translation>
    </message>
    <message>
        <source>Keys cannot be stored in %1: %2</source>
        <translation>无法将按键保存到 %1：%2</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeySheet</name>
    <message>
        <source>Everywhere</source>
        <translation>任何位置</translation>
    </message>
    <message>
        <source>In the views</source>
        <translation>在视图中</translation>
    </message>
    <message>
        <source>Match keys: in the views, while armed</source>
        <translation>比赛按键：在视图中，启用时</translation>
    </message>
    <message>
        <source>In texts</source>
        <translation>在文本中</translation>
    </message>
    <message>
        <source>In the tree of the scene file</source>
        <translation>在场景文件的树中</translation>
    </message>
    <message>
        <source>Sparkwright: keys and mouse (%1)</source>
        <translation>Sparkwright：按键和鼠标（%1）</translation>
    </message>
    <message>
        <source>Wheel, pinch</source>
        <translation>滚轮、双指捏合</translation>
    </message>
    <message>
        <source>Zoom at the point under the cursor</source>
        <translation>以光标处的点为中心缩放</translation>
    </message>
    <message>
        <source>Shift with any of these</source>
        <translation>以上任意操作加 Shift</translation>
    </message>
    <message>
        <source>Small steps</source>
        <translation>小步移动</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>相机</translation>
    </message>
    <message>
        <source>Mouse in the views</source>
        <translation>视图中的鼠标</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>按键和鼠标</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeysPage</name>
    <message>
        <source>&amp;Profile</source>
        <translation>方案(&amp;P)</translation>
    </message>
    <message>
        <source>Profile of keys and mouse</source>
        <translation>按键和鼠标方案</translation>
    </message>
    <message>
        <source>Search by name or keys</source>
        <translation>按名称或按键搜索</translation>
    </message>
    <message>
        <source>Press keys</source>
        <translation>按下按键</translation>
    </message>
    <message>
        <source>Search for what keys do: press them in the field</source>
        <translation>搜索按键的作用：在输入框中按下按键</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>命令及其按键</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>设置(&amp;S)</translation>
    </message>
    <message>
        <source>Give the command these keys, and no others</source>
        <translation>为命令只指定这些按键</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>Give the command these keys, too</source>
        <translation>为命令另外添加这些按键</translation>
    </message>
    <message>
        <source>&amp;No keys</source>
        <translation>无按键(&amp;N)</translation>
    </message>
    <message>
        <source>Take all keys away from the command</source>
        <translation>移除该命令的所有按键</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>重置(&amp;R)</translation>
    </message>
    <message>
        <source>Give the command the keys of the profile</source>
        <translation>为命令恢复方案中的按键</translation>
    </message>
    <message>
        <source>&amp;Take them away from other commands</source>
        <translation>从其他命令中移除(&amp;T)</translation>
    </message>
    <message>
        <source>Else both commands have them, and neither acts</source>
        <translation>否则两个命令都有这些按键，且均不起作用</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>全部重置(&amp;A)</translation>
    </message>
    <message>
        <source>Forget all own keys</source>
        <translation>清除所有自定义按键</translation>
    </message>
    <message>
        <source>Save as &amp;page…</source>
        <translation>保存为页面(&amp;P)…</translation>
    </message>
    <message>
        <source>Save all keys as a page to print: PDF or HTML</source>
        <translation>将所有按键保存为可打印的页面：PDF 或 HTML</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>冲突</translation>
    </message>
    <message>
        <source>New &amp;keys</source>
        <translation>新按键(&amp;K)</translation>
    </message>
    <message>
        <source>Keys with &amp;two meanings:</source>
        <translation>有两种含义的按键(&amp;T)：</translation>
    </message>
    <message>
        <source>Your own keys</source>
        <translation>您自定义的按键</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>相机</translation>
    </message>
    <message>
        <source>Mouse in the views</source>
        <translation>视图中的鼠标</translation>
    </message>
    <message>
        <source>%1 belongs to: %2</source>
        <translation>%1 属于：%2</translation>
    </message>
    <message>
        <source>Conflict: %1</source>
        <translation>冲突：%1</translation>
    </message>
    <message>
        <source>No key has two meanings</source>
        <translation>没有按键有两种含义</translation>
    </message>
    <message>
        <source>Save the keys as a page</source>
        <translation>将按键保存为页面</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;HTML (*.html)</source>
        <translation>PDF (*.pdf);;HTML (*.html)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已保存：%1</translation>
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
        <translation>踢球</translation>
    </message>
    <message>
        <source>0°: towards the right goal, 90°: to the left of that</source>
        <translation>0°：朝向右侧球门，90°：其左侧方向</translation>
    </message>
    <message>
        <source>0°: along the ground, 45°: high and far</source>
        <translation>0°：贴地，45°：又高又远</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>速度(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Direction</source>
        <translation>方向(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Upwards</source>
        <translation>仰角(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Kick</source>
        <translation>踢球(&amp;K)</translation>
    </message>
</context>
<context>
    <name>sparkwright::LayerCommands</name>
    <message>
        <source>Show dra&amp;wings</source>
        <translation>显示绘图(&amp;W)</translation>
    </message>
    <message>
        <source>Show the drawings of agents and tools in the active view</source>
        <translation>在活动视图中显示智能体和工具的绘图</translation>
    </message>
    <message>
        <source>Show &amp;names and numbers</source>
        <translation>显示名称和编号(&amp;N)</translation>
    </message>
    <message>
        <source>Show names and numbers over the things of the active view</source>
        <translation>在活动视图的物体上方显示名称和编号</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>关闭(&amp;O)</translation>
    </message>
    <message>
        <source>Hide the meshes of the scene in the active view</source>
        <translation>在活动视图中隐藏场景的网格</translation>
    </message>
    <message>
        <source>&amp;Wire</source>
        <translation>线框(&amp;W)</translation>
    </message>
    <message>
        <source>Show the meshes of the scene as lines</source>
        <translation>将场景的网格显示为线条</translation>
    </message>
    <message>
        <source>&amp;Flat</source>
        <translation>平面(&amp;F)</translation>
    </message>
    <message>
        <source>Show the meshes of the scene with one brightness for each face</source>
        <translation>显示场景的网格，每个面一种亮度</translation>
    </message>
    <message>
        <source>&amp;Smooth</source>
        <translation>平滑(&amp;S)</translation>
    </message>
    <message>
        <source>Show the meshes of the scene with smooth shading</source>
        <translation>以平滑着色显示场景的网格</translation>
    </message>
    <message>
        <source>See-&amp;through</source>
        <translation>半透明(&amp;T)</translation>
    </message>
    <message>
        <source>Show the meshes of the scene so that one sees through them</source>
        <translation>以半透明方式显示场景的网格</translation>
    </message>
    <message>
        <source>Hide the shapes of the physics engine in the active view</source>
        <translation>在活动视图中隐藏物理引擎的形状</translation>
    </message>
    <message>
        <source>Show the shapes of the physics engine as lines</source>
        <translation>将物理引擎的形状显示为线条</translation>
    </message>
    <message>
        <source>Show the shapes of the physics engine with one brightness for each face</source>
        <translation>显示物理引擎的形状，每个面一种亮度</translation>
    </message>
    <message>
        <source>Show the shapes of the physics engine with smooth shading</source>
        <translation>以平滑着色显示物理引擎的形状</translation>
    </message>
    <message>
        <source>Show the shapes of the physics engine so that one sees through them</source>
        <translation>以半透明方式显示物理引擎的形状</translation>
    </message>
    <message>
        <source>Hide the drawings of agents and tools in the active view</source>
        <translation>在活动视图中隐藏智能体和工具的绘图</translation>
    </message>
    <message>
        <source>Show the drawings of agents and tools as lines</source>
        <translation>将智能体和工具的绘图显示为线条</translation>
    </message>
    <message>
        <source>Show the drawings of agents and tools with one brightness for each face</source>
        <translation>显示智能体和工具的绘图，每个面一种亮度</translation>
    </message>
    <message>
        <source>Show the drawings of agents and tools with smooth shading</source>
        <translation>以平滑着色显示智能体和工具的绘图</translation>
    </message>
    <message>
        <source>Show the drawings of agents and tools so that one sees through them</source>
        <translation>以半透明方式显示智能体和工具的绘图</translation>
    </message>
    <message>
        <source>Appea&amp;rance</source>
        <translation>外观(&amp;R)</translation>
    </message>
    <message>
        <source>P&amp;hysics shapes</source>
        <translation>物理形状(&amp;H)</translation>
    </message>
    <message>
        <source>Dra&amp;wings of agents</source>
        <translation>智能体的绘图(&amp;W)</translation>
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
        <translation>智能体 %1</translation>
    </message>
    <message>
        <source>%1 · penalised</source>
        <translation>%1 · 受罚</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>The meshes of the scene</source>
        <translation>场景的网格</translation>
    </message>
    <message>
        <source>Collision shapes</source>
        <translation>碰撞形状</translation>
    </message>
    <message>
        <source>Shapes of the physics engine; colours show the state</source>
        <translation>物理引擎的形状；颜色表示状态</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>接触</translation>
    </message>
    <message>
        <source>Contact points with the forces of the last step</source>
        <translation>接触点及上一步的力</translation>
    </message>
    <message>
        <source>Joint axes</source>
        <translation>关节轴</translation>
    </message>
    <message>
        <source>Centres of mass</source>
        <translation>质心</translation>
    </message>
    <message>
        <source>Of each body, larger if it is heavier, and of each robot, with a plumb line</source>
        <translation>每个刚体的质心，越重越大；以及每个机器人的质心，带铅垂线</translation>
    </message>
    <message>
        <source>Support polygon</source>
        <translation>支撑多边形</translation>
    </message>
    <message>
        <source>Around the points where a robot stands on the ground; it falls over when its centre of mass is not above it</source>
        <translation>围绕机器人在地面上的支撑点；质心不在其上方时机器人会倒下</translation>
    </message>
    <message>
        <source>Coordinate frames</source>
        <translation>坐标系</translation>
    </message>
    <message>
        <source>Axes of the world and of each body: x red, y green, z blue</source>
        <translation>世界和每个刚体的坐标轴：x 红，y 绿，z 蓝</translation>
    </message>
    <message>
        <source>Sensors</source>
        <translation>传感器</translation>
    </message>
    <message>
        <source>Ranges of sensors: cones of vision, sonar, rays, forces on the feet</source>
        <translation>传感器的范围：视锥、声呐、射线、足部受力</translation>
    </message>
    <message>
        <source>Trails</source>
        <translation>轨迹</translation>
    </message>
    <message>
        <source>Paths of ball and robots in the last seconds</source>
        <translation>球和机器人最近几秒的路径</translation>
    </message>
    <message>
        <source>Names and numbers</source>
        <translation>名称和号码</translation>
    </message>
    <message>
        <source>Team and number over the head of each robot; names of other things that move</source>
        <translation>每个机器人头顶的球队和号码；其他运动物体的名称</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>可动</translation>
    </message>
    <message>
        <source>Stands still</source>
        <translation>静止</translation>
    </message>
    <message>
        <source>Touches something</source>
        <translation>接触物体</translation>
    </message>
    <message>
        <source>Sleeps</source>
        <translation>休眠</translation>
    </message>
    <message>
        <source>Penalised in the last %1 s</source>
        <translation>最近 %1 s 内受罚</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>已选中</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>接触</translation>
    </message>
    <message>
        <source>Force, %1 N = %2 m</source>
        <translation>力，%1 N = %2 m</translation>
    </message>
    <message>
        <source>Axis, and range between stops</source>
        <translation>轴，以及止挡之间的范围</translation>
    </message>
    <message>
        <source>Where it is</source>
        <translation>当前位置</translation>
    </message>
    <message>
        <source>Of a body</source>
        <translation>刚体的质心</translation>
    </message>
    <message>
        <source>Of a robot, with plumb line</source>
        <translation>机器人的质心，带铅垂线</translation>
    </message>
    <message>
        <source>Centre of mass above it</source>
        <translation>质心在其上方</translation>
    </message>
    <message>
        <source>Not above it</source>
        <translation>不在其上方</translation>
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
        <translation>视野，绘制到 %1 m</translation>
    </message>
    <message>
        <source>Sonar</source>
        <translation>声呐</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>相机</translation>
    </message>
    <message>
        <source>Ray</source>
        <translation>射线</translation>
    </message>
    <message>
        <source>Measured force, same scale as contacts</source>
        <translation>测得的力，与接触同一比例</translation>
    </message>
    <message>
        <source>Gyroscope, accelerometer, position, touch</source>
        <translation>陀螺仪、加速度计、位置、触觉</translation>
    </message>
    <message>
        <source>Ball, last %1 s</source>
        <translation>球，最近 %1 s</translation>
    </message>
    <message>
        <source>Others; players in team colours</source>
        <translation>其他；球员用球队颜色</translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation>绘图</translation>
    </message>
    <message>
        <source>Drawings of agents and tools: lines, circles, areas and texts</source>
        <translation>智能体和工具的绘图：线、圆、区域和文本</translation>
    </message>
    <message>
        <source>%1 °C, %2 N·m</source>
        <translation>%1 °C，%2 N·m</translation>
    </message>
    <message>
        <source>Axes of joints, the range between their stops, and where they are in it: needles, the redder the hotter a realistic motor is</source>
        <translation>关节的轴、止挡之间的范围及其当前位置：以指针表示，真实电机越热则越红</translation>
    </message>
    <message>
        <source>Where it is, with a hot motor</source>
        <translation>当前位置，电机较热时</translation>
    </message>
</context>
<context>
    <name>sparkwright::LayerSwitch</name>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Wire</source>
        <translation>线框</translation>
    </message>
    <message>
        <source>Solid</source>
        <translation>实体</translation>
    </message>
    <message>
        <source>See-through</source>
        <translation>半透明</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>平面</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>平滑</translation>
    </message>
</context>
<context>
    <name>sparkwright::LayersPanel</name>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>The view without extra layers</source>
        <translation>不带附加图层的视图</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>物理</translation>
    </message>
    <message>
        <source>What the physics engine works with: shapes, contacts, joints, masses</source>
        <translation>物理引擎所处理的内容：形状、接触、关节、质量</translation>
    </message>
    <message>
        <source>Sensors</source>
        <translation>传感器</translation>
    </message>
    <message>
        <source>Sensors and names of robots</source>
        <translation>机器人的传感器和名称</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>显示：%1</translation>
    </message>
    <message>
        <source>Restore the defaults of this panel</source>
        <translation>恢复此面板的默认设置</translation>
    </message>
    <message>
        <source>Reset layers</source>
        <translation>重置图层</translation>
    </message>
    <message>
        <source>&amp;Only the selection</source>
        <translation>仅所选对象(&amp;O)</translation>
    </message>
    <message>
        <source>Layers show only the selection and its robot; meshes stay</source>
        <translation>图层只显示所选对象及其机器人；网格保留</translation>
    </message>
    <message>
        <source>&amp;Legend in the view</source>
        <translation>视图中的图例(&amp;L)</translation>
    </message>
    <message>
        <source>Explain the colours of the layers that are on in a corner of the view</source>
        <translation>在视图角落说明已开启图层的颜色</translation>
    </message>
    <message>
        <source>Nothing is selected, so the layers show nothing. Click a robot in the view.</source>
        <translation>未选择任何对象，因此图层不显示内容。请在视图中单击一个机器人。</translation>
    </message>
</context>
<context>
    <name>sparkwright::LayoutStore</name>
    <message>
        <source>%1: the layout cannot be read; the default layout is used</source>
        <translation>%1：无法读取布局；使用默认布局</translation>
    </message>
    <message>
        <source>The layout cannot be stored: %1</source>
        <translation>无法保存布局：%1</translation>
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
        <translation>按所要求的速度，一个周期可用 %1 ms。</translation>
    </message>
    <message numerus="yes">
        <source>%n contact(s)</source>
        <translation>
            <numerusform>%n 个接触</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n body(s) move</source>
        <translation>
            <numerusform>%n 个刚体中有 %1 个在运动</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s)</source>
        <translation>
            <numerusform>%n 个关节</numerusform>
        </translation>
    </message>
    <message>
        <source>All of a cycle</source>
        <translation>整个周期</translation>
    </message>
    <message>
        <source>Plot them</source>
        <translation>绘制曲线</translation>
    </message>
    <message>
        <source>Show the times of the parts over simulated time, in the plots</source>
        <translation>在曲线图中显示各部分用时随仿真时间的变化</translation>
    </message>
</context>
<context>
    <name>sparkwright::LockCommands</name>
    <message>
        <source>Loc&amp;k camera</source>
        <translation>锁定相机(&amp;K)</translation>
    </message>
    <message>
        <source>The cameras of the views stay as they are, whatever mouse and keys do</source>
        <translation>无论鼠标和按键如何操作，视图的相机都保持不变</translation>
    </message>
    <message>
        <source>Lock selectio&amp;n</source>
        <translation>锁定所选对象(&amp;N)</translation>
    </message>
    <message>
        <source>Clicks and keys in the views select nothing else</source>
        <translation>在视图中单击和按键不会改变所选对象</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a command and its key</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>The camera is locked: View › %1</source>
        <translation>相机已锁定：视图 › %1</translation>
    </message>
    <message>
        <source>The selection is locked: View › %1</source>
        <translation>所选对象已锁定：视图 › %1</translation>
    </message>
    <message>
        <source>Things are locked: View › %1</source>
        <translation>物体已锁定：视图 › %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::LogModel</name>
    <message>
        <source>Detail</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Scripts</source>
        <translation>脚本</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>智能体</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>比赛</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>录像</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
</context>
<context>
    <name>sparkwright::LogPanel</name>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Notes and above</source>
        <translation>提示及以上</translation>
    </message>
    <message>
        <source>Warnings and errors</source>
        <translation>警告和错误</translation>
    </message>
    <message>
        <source>Errors only</source>
        <translation>仅错误</translation>
    </message>
    <message>
        <source>Severity to show</source>
        <translation>要显示的级别</translation>
    </message>
    <message>
        <source>Lowest severity to be shown</source>
        <translation>要显示的最低级别</translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation>按文本筛选</translation>
    </message>
    <message>
        <source>Filter the log</source>
        <translation>筛选日志</translation>
    </message>
    <message>
        <source>Clear the log</source>
        <translation>清空日志</translation>
    </message>
    <message>
        <source>Removes all messages from the log</source>
        <translation>从日志中移除所有消息</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>All sources</source>
        <translation>所有来源</translation>
    </message>
    <message>
        <source>No source</source>
        <translation>无来源</translation>
    </message>
    <message numerus="yes">
        <source>%n source(s)</source>
        <translation>
            <numerusform>%n 个来源</numerusform>
        </translation>
    </message>
    <message>
        <source>Sources to show</source>
        <translation>要显示的来源</translation>
    </message>
    <message>
        <source>Which parts of the program may be heard here</source>
        <translation>在此显示程序哪些部分的消息</translation>
    </message>
</context>
<context>
    <name>sparkwright::LogPart</name>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>已复制：%1</translation>
    </message>
</context>
<context>
    <name>sparkwright::LookPart</name>
    <message>
        <source>Draw with lower quality</source>
        <translation>以较低质量绘制</translation>
    </message>
    <message>
        <source>Shadows are simpler, and more time is left for the simulation</source>
        <translation>阴影更简单，为仿真留出更多时间</translation>
    </message>
</context>
<context>
    <name>sparkwright::MainWindow</name>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message numerus="yes">
        <source>Opened %1, and %n other file(s) as texts</source>
        <translation>
            <numerusform>已打开 %1，另有 %n 个文件作为文本打开</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::ManipulationCommands</name>
    <message>
        <source>What is moved</source>
        <translation>被移动的对象</translation>
    </message>
</context>
<context>
    <name>sparkwright::ManipulationTool</name>
    <message>
        <source>Release: move · Ctrl: steps · Type numbers · Enter: apply · Esc: cancel</source>
        <translation>松开：移动 · Ctrl：步进 · 输入数字 · Enter：应用 · Esc：取消</translation>
    </message>
    <message>
        <source>Release: kick · Shift: high · Esc: cancel</source>
        <translation>松开：踢球 · Shift：踢高球 · Esc：取消</translation>
    </message>
    <message>
        <source>Pushes until you let go</source>
        <translation>持续推动，直到松开</translation>
    </message>
    <message>
        <source>Drag: move · Ctrl+click: place here · Alt+drag: push or kick</source>
        <translation>拖动：移动 · Ctrl+单击：放到此处 · Alt+拖动：推或踢</translation>
    </message>
    <message>
        <source>Drag: turn · Ctrl: steps of %1°</source>
        <translation>拖动：旋转 · Ctrl：每步 %1°</translation>
    </message>
    <message>
        <source>Drag: move · Ctrl: steps of %1 m</source>
        <translation>拖动：移动 · Ctrl：每步 %1 m</translation>
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
        <translation>拖动：移动 · Ctrl+单击：放到此处</translation>
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
        <translation>保留各质量</translation>
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
        <translation>尼龙</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>木材</translation>
    </message>
    <message>
        <source>Rubber</source>
        <translation>橡胶</translation>
    </message>
    <message>
        <source>Carbon fibre</source>
        <translation>碳纤维</translation>
    </message>
    <message>
        <source>Aluminium</source>
        <translation>铝</translation>
    </message>
    <message>
        <source>Titanium</source>
        <translation>钛</translation>
    </message>
    <message>
        <source>Steel</source>
        <translation>钢</translation>
    </message>
    <message>
        <source>Other density</source>
        <translation>其他密度</translation>
    </message>
    <message>
        <source>Computing the shapes…</source>
        <translation>正在计算形状…</translation>
    </message>
    <message>
        <source>Mass and inertia from shape</source>
        <translation>根据形状计算质量和惯量</translation>
    </message>
    <message>
        <source>&amp;Material:</source>
        <translation>材料(&amp;M)：</translation>
    </message>
    <message>
        <source>&amp;Density:</source>
        <translation>密度(&amp;D)：</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部件</translation>
    </message>
    <message>
        <source>Mass kg</source>
        <translation>质量 kg</translation>
    </message>
    <message>
        <source>New mass kg</source>
        <translation>新质量 kg</translation>
    </message>
    <message>
        <source>Inertia kg·m²</source>
        <translation>惯量 kg·m²</translation>
    </message>
    <message>
        <source>New inertia kg·m²</source>
        <translation>新惯量 kg·m²</translation>
    </message>
    <message>
        <source>Masses before and after</source>
        <translation>更改前后的质量</translation>
    </message>
    <message>
        <source>&amp;Write into the text</source>
        <translation>写入文本(&amp;W)</translation>
    </message>
    <message>
        <source>%1 has no shape with a volume</source>
        <translation>%1 没有带体积的形状</translation>
    </message>
    <message>
        <source>There is no body in the text of this scene.</source>
        <translation>此场景的文本中没有刚体。</translation>
    </message>
    <message>
        <source>Together: %1 kg, before %2 kg</source>
        <translation>合计：%1 kg，之前 %2 kg</translation>
    </message>
    <message>
        <source>The text has changed meanwhile: close this, and begin again.</source>
        <translation>文本在此期间已更改：请关闭此对话框并重新开始。</translation>
    </message>
</context>
<context>
    <name>sparkwright::MassPanel</name>
    <message>
        <source>Part</source>
        <translation>部件</translation>
    </message>
    <message>
        <source>Mass kg</source>
        <translation>质量 kg</translation>
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
        <translation>各部件的质量</translation>
    </message>
    <message>
        <source>Centre of mass in the world</source>
        <translation>世界坐标系中的质心</translation>
    </message>
    <message>
        <source>Inertia about the part&apos;s centre of mass, in its own axes</source>
        <translation>绕部件质心的惯量，以其自身轴表示</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>复制为文本(&amp;C)</translation>
    </message>
    <message>
        <source>Open a scene with a robot to see its masses here.</source>
        <translation>打开含机器人的场景，即可在此查看其质量。</translation>
    </message>
    <message numerus="yes">
        <source>Total mass: %1 kg, %n part(s)</source>
        <translation>
            <numerusform>总质量：%1 kg，%n 个部件</numerusform>
        </translation>
    </message>
    <message>
        <source>Centre of mass, world: %1 m</source>
        <translation>质心，世界坐标系：%1 m</translation>
    </message>
    <message>
        <source>Centre of mass, in %1: %2 m</source>
        <translation>质心，在 %1 中：%2 m</translation>
    </message>
    <message>
        <source>Inertia about it, world axes: %1 kg·m²</source>
        <translation>绕质心的惯量，世界坐标轴：%1 kg·m²</translation>
    </message>
    <message>
        <source>Com&amp;pute…</source>
        <translation>计算(&amp;P)…</translation>
    </message>
    <message>
        <source>Compute masses and inertias from the shapes, by a density or with the masses kept</source>
        <translation>根据形状计算质量和惯量，可按密度计算或保留质量</translation>
    </message>
</context>
<context>
    <name>sparkwright::MatchDirector</name>
    <message>
        <source>Take co&amp;mmand back</source>
        <translation>收回命令(&amp;M)</translation>
    </message>
    <message>
        <source>%1 takes it back</source>
        <translation>用 %1 收回</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>已收回：%1</translation>
    </message>
    <message>
        <source>Play mode, clock, score and ball are as before</source>
        <translation>比赛模式、时钟、比分和球已恢复原状</translation>
    </message>
    <message>
        <source>Restore play mode, clock, score and ball as they were before your last command to the match, up to 30 s after it</source>
        <translation>将比赛模式、时钟、比分和球恢复到您上一次比赛命令之前的状态，限 30 秒之内</translation>
    </message>
</context>
<context>
    <name>sparkwright::MatchKeys</name>
    <message>
        <source>Match &amp;keys</source>
        <translation>比赛按键(&amp;K)</translation>
    </message>
    <message>
        <source>Kick-off left</source>
        <translation>左队开球</translation>
    </message>
    <message>
        <source>Match key: kick-off for the left team</source>
        <translation>比赛按键：左队开球</translation>
    </message>
    <message>
        <source>Kick-off right</source>
        <translation>右队开球</translation>
    </message>
    <message>
        <source>Match key: kick-off for the right team</source>
        <translation>比赛按键：右队开球</translation>
    </message>
    <message>
        <source>Drop ball</source>
        <translation>坠球</translation>
    </message>
    <message>
        <source>Match key: drop the ball at its place</source>
        <translation>比赛按键：在球所在位置坠球</translation>
    </message>
    <message>
        <source>Free kick left</source>
        <translation>左队任意球</translation>
    </message>
    <message>
        <source>Match key: free kick for the left team</source>
        <translation>比赛按键：左队任意球</translation>
    </message>
    <message>
        <source>Free kick right</source>
        <translation>右队任意球</translation>
    </message>
    <message>
        <source>Match key: free kick for the right team</source>
        <translation>比赛按键：右队任意球</translation>
    </message>
    <message>
        <source>Direct free kick left</source>
        <translation>左队直接任意球</translation>
    </message>
    <message>
        <source>Match key: direct free kick for the left team</source>
        <translation>比赛按键：左队直接任意球</translation>
    </message>
    <message>
        <source>Direct free kick right</source>
        <translation>右队直接任意球</translation>
    </message>
    <message>
        <source>Match key: direct free kick for the right team</source>
        <translation>比赛按键：右队直接任意球</translation>
    </message>
    <message>
        <source>Choose play mode</source>
        <translation>选择比赛模式</translation>
    </message>
    <message>
        <source>Match key: choose a play mode from a list</source>
        <translation>比赛按键：从列表选择比赛模式</translation>
    </message>
    <message>
        <source>Clock to 0:00</source>
        <translation>时钟归 0:00</translation>
    </message>
    <message>
        <source>Match key: set the clock of the match to 0:00</source>
        <translation>比赛按键：将比赛时钟设为 0:00</translation>
    </message>
    <message>
        <source>Match keys act while a view has the keyboard</source>
        <translation>视图获得键盘焦点时，比赛按键有效</translation>
    </message>
    <message>
        <source>Match keys are off</source>
        <translation>比赛按键已关闭</translation>
    </message>
    <message>
        <source>Let single keys act on the match while a view has the keyboard: J K kick-off, B drop ball, L R free kick, with Shift direct, O play mode, Shift+T clock to 0:00, Ctrl+Num+0 to 6 ball</source>
        <translation>视图获得键盘焦点时，用单个按键控制比赛：J K 开球，B 坠球，L R 任意球（加 Shift 为直接任意球），O 比赛模式，Shift+T 时钟归 0:00，Ctrl+Num+0 至 6 放球</translation>
    </message>
    <message>
        <source>Match keys are off: Match › Match keys lets them act</source>
        <translation>比赛按键已关闭：比赛 › 比赛按键可将其启用</translation>
    </message>
    <message>
        <source>Match keys are off: %1 lets them act</source>
        <translation>比赛按键已关闭：%1 可将其启用</translation>
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
        <translation>%1 在左侧比赛</translation>
    </message>
    <message>
        <source>%1 plays on the right</source>
        <translation>%1 在右侧比赛</translation>
    </message>
    <message>
        <source>%1 · half %2 · %3</source>
        <translation>%1 · 半场 %2 · %3</translation>
    </message>
    <message>
        <source>Last foul: %1 %2, %3</source>
        <translation>最近犯规：%1 %2，%3</translation>
    </message>
    <message>
        <source>No foul so far</source>
        <translation>至今没有犯规</translation>
    </message>
    <message>
        <source>There is no match. Open a set-up with a game, such as setups/soccer.rb, for score, decisions of the referee and commands.</source>
        <translation>没有比赛。请打开含比赛的配置（如 setups/soccer.rb），以查看比分、裁判判罚和命令。</translation>
    </message>
    <message>
        <source>%1 in commands</source>
        <translation>命令中为 %1</translation>
    </message>
    <message>
        <source>Play mode to set</source>
        <translation>要设置的比赛模式</translation>
    </message>
    <message>
        <source>Play mode to set; the ball is not moved</source>
        <translation>要设置的比赛模式；球不会移动</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Set the play mode</source>
        <translation>设置比赛模式</translation>
    </message>
    <message>
        <source>Sets the play mode that is chosen on the left</source>
        <translation>设置左侧所选的比赛模式</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>比分</translation>
    </message>
    <message>
        <source>Goals of the left and of the right team</source>
        <translation>左队和右队的进球数</translation>
    </message>
    <message>
        <source>Game clock, half and play mode</source>
        <translation>比赛时钟、半场和比赛模式</translation>
    </message>
    <message>
        <source>Game clock in minutes and seconds, half, and play mode</source>
        <translation>以分和秒表示的比赛时钟、半场和比赛模式</translation>
    </message>
    <message>
        <source>Last foul</source>
        <translation>最近犯规</translation>
    </message>
    <message>
        <source>Formations</source>
        <translation>阵型</translation>
    </message>
    <message>
        <source>Place players and ball for a kick-off, a corner, or a saved formation</source>
        <translation>为开球、角球或已保存的阵型安置球员和球</translation>
    </message>
</context>
<context>
    <name>sparkwright::MatchPart</name>
    <message>
        <source>Match</source>
        <translation>比赛</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>S&amp;core and clock…</source>
        <translation>比分和时钟(&amp;C)…</translation>
    </message>
    <message>
        <source>Set score and clock of the match</source>
        <translation>设置比赛的比分和时钟</translation>
    </message>
    <message>
        <source>Score and clock are set</source>
        <translation>比分和时钟已设置</translation>
    </message>
    <message>
        <source>Type a part of a play mode</source>
        <translation>输入比赛模式的一部分</translation>
    </message>
    <message>
        <source>Play modes</source>
        <translation>比赛模式</translation>
    </message>
    <message>
        <source>%1 in commands</source>
        <translation>命令中为 %1</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>球员</translation>
    </message>
    <message>
        <source>Play %1 against %1</source>
        <translation>进行 %1 对 %1</translation>
    </message>
    <message>
        <source>The demo match begins again with fewer players</source>
        <translation>演示比赛以较少的球员重新开始</translation>
    </message>
    <message>
        <source>Rese&amp;t the clock</source>
        <translation>时钟归零(&amp;T)</translation>
    </message>
    <message>
        <source>Set the clock of the match to 0:00</source>
        <translation>将比赛时钟设为 0:00</translation>
    </message>
    <message>
        <source>End the server</source>
        <translation>结束服务器</translation>
    </message>
    <message>
        <source>Match key: end the server that is watched; asks first</source>
        <translation>比赛按键：结束正在观看的服务器；会先询问</translation>
    </message>
</context>
<context>
    <name>sparkwright::MeshDialog</name>
    <message>
        <source>Import mesh</source>
        <translation>导入网格</translation>
    </message>
    <message>
        <source>A mesh: .obj, .stl, .dae, .ply, .glb, .gltf</source>
        <translation>网格：.obj、.stl、.dae、.ply、.glb、.gltf</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a mesh</source>
        <translation>选择网格</translation>
    </message>
    <message>
        <source>Metres</source>
        <translation>米</translation>
    </message>
    <message>
        <source>Centimetres</source>
        <translation>厘米</translation>
    </message>
    <message>
        <source>Millimetres</source>
        <translation>毫米</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>英寸</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>What one unit of the file is; the size below tells whether it fits</source>
        <translation>文件中一个单位的长度；可根据下方的大小判断是否合适</translation>
    </message>
    <message>
        <source> m</source>
        <translation> m</translation>
    </message>
    <message>
        <source>Metres in one unit</source>
        <translation>一个单位的米数</translation>
    </message>
    <message>
        <source>Metres in one unit of the file</source>
        <translation>文件中一个单位的米数</translation>
    </message>
    <message>
        <source>z is up</source>
        <translation>z 轴向上</translation>
    </message>
    <message>
        <source>y is up</source>
        <translation>y 轴向上</translation>
    </message>
    <message>
        <source>Which axis of the file points upwards; here it is always z</source>
        <translation>文件中哪个轴向上；此处始终为 z 轴</translation>
    </message>
    <message>
        <source>None: things pass through it</source>
        <translation>无：物体会穿过它</translation>
    </message>
    <message>
        <source>Box around it</source>
        <translation>包围它的长方体</translation>
    </message>
    <message>
        <source>Its triangles: for things that do not move</source>
        <translation>其三角形：用于不移动的物体</translation>
    </message>
    <message>
        <source>What other things touch</source>
        <translation>其他物体所接触的形状</translation>
    </message>
    <message>
        <source>Name of the node in the scene</source>
        <translation>场景中节点的名称</translation>
    </message>
    <message>
        <source>Size in the scene</source>
        <translation>在场景中的大小</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Unit</source>
        <translation>单位(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Axis</source>
        <translation>轴(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Collider</source>
        <translation>碰撞体(&amp;C)</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>&amp;Insert</source>
        <translation>插入(&amp;I)</translation>
    </message>
    <message>
        <source>Meshes (*.obj *.stl *.dae *.ply *.glb *.gltf)</source>
        <translation>网格 (*.obj *.stl *.dae *.ply *.glb *.gltf)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>The file is being read …</source>
        <translation>正在读取文件 …</translation>
    </message>
    <message>
        <source>The scene has a node of this name already; choose another one.</source>
        <translation>场景中已有此名称的节点；请选择其他名称。</translation>
    </message>
    <message>
        <source>%1 × %2 × %3 m, %4</source>
        <extracomment>Length, width and height of a thing</extracomment>
        <translation>%1 × %2 × %3 m，%4</translation>
    </message>
    <message numerus="yes">
        <source>%n triangle(s)</source>
        <translation>
            <numerusform>%n 个三角形</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is used where it is: %1</source>
        <translation>直接使用原处的文件：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are copied beside the scene, for %1</source>
        <translation>
            <numerusform>将 %n 个文件复制到场景旁，用于 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Missing, so that its surfaces are plain: %1</source>
        <translation>缺少以下文件，因此表面没有图案：%1</translation>
    </message>
</context>
<context>
    <name>sparkwright::MeshImports</name>
    <message>
        <source>There is no scene in RSG to put a mesh into: open one, or make one by File ▸ New scene…</source>
        <translation>没有可放入网格的 RSG 场景：请打开一个场景，或创建一个：文件 ▸ 新建场景…</translation>
    </message>
    <message>
        <source>%1 belongs to the program, so nothing is put into it: save it elsewhere first, by File ▸ Save as…</source>
        <translation>%1 属于本程序，因此不能放入任何内容：请先将其保存到别处：文件 ▸ 另存为…</translation>
    </message>
    <message>
        <source>Mend the text first: %1</source>
        <translation>请先修正文本：%1</translation>
    </message>
    <message>
        <source>There are too many meshes of this name beside the scene.</source>
        <translation>场景旁同名的网格过多。</translation>
    </message>
    <message>
        <source>Nothing can be put into %1: it has no body, or its parentheses are not balanced.</source>
        <translation>无法将任何内容放入 %1：它没有主体，或括号不配对。</translation>
    </message>
    <message>
        <source>Import mesh %1</source>
        <translation>导入网格 %1</translation>
    </message>
    <message>
        <source>The text has changed meanwhile: try again.</source>
        <translation>文本在此期间已更改：请重试。</translation>
    </message>
    <message>
        <source>Put %1 into %2; Undo takes it out again</source>
        <translation>已将 %1 放入 %2；“撤销”可将其移除</translation>
    </message>
</context>
<context>
    <name>sparkwright::MessageCheck</name>
    <message>
        <source>there is no message</source>
        <translation>没有消息</translation>
    </message>
    <message>
        <source>messages end at 1 MiB</source>
        <translation>消息不能超过 1 MiB</translation>
    </message>
    <message>
        <source>a list begins with a name, not with another list</source>
        <translation>列表以名称开头，而不是另一个列表</translation>
    </message>
    <message>
        <source>this parenthesis closes nothing</source>
        <translation>此括号没有对应的左括号</translation>
    </message>
    <message>
        <source>the list has no name</source>
        <translation>列表没有名称</translation>
    </message>
    <message>
        <source>this is outside of parentheses; messages are lists, such as (he1 1.5)</source>
        <translation>此内容在括号之外；消息由列表组成，例如 (he1 1.5)</translation>
    </message>
    <message>
        <source>the quote is not closed</source>
        <translation>引号未关闭</translation>
    </message>
    <message>
        <source>this character is not allowed</source>
        <translation>不允许此字符</translation>
    </message>
    <message>
        <source>this parenthesis is not closed</source>
        <translation>此括号未关闭</translation>
    </message>
</context>
<context>
    <name>sparkwright::MessageMeanings</name>
    <message>
        <source>simulated time</source>
        <translation>仿真时间</translation>
    </message>
    <message>
        <source>state of the game</source>
        <translation>比赛状态</translation>
    </message>
    <message>
        <source>time of play</source>
        <translation>比赛时间</translation>
    </message>
    <message>
        <source>play mode</source>
        <translation>比赛模式</translation>
    </message>
    <message>
        <source>goals of the left team</source>
        <translation>左队进球数</translation>
    </message>
    <message>
        <source>goals of the right team</source>
        <translation>右队进球数</translation>
    </message>
    <message>
        <source>own number</source>
        <translation>自己的号码</translation>
    </message>
    <message>
        <source>own side</source>
        <translation>自己的一方</translation>
    </message>
    <message>
        <source>charge of the battery, 0 to 1</source>
        <translation>电池电量，0 到 1</translation>
    </message>
    <message>
        <source>gyroscope</source>
        <translation>陀螺仪</translation>
    </message>
    <message>
        <source>rate of turning about x, y, z</source>
        <translation>绕 x、y、z 的转动速率</translation>
    </message>
    <message>
        <source>accelerometer</source>
        <translation>加速度计</translation>
    </message>
    <message>
        <source>acceleration along x, y, z</source>
        <translation>沿 x、y、z 的加速度</translation>
    </message>
    <message>
        <source>joint with one axis</source>
        <translation>单轴关节</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>temperature of the motor</source>
        <translation>电机温度</translation>
    </message>
    <message>
        <source>current of the motor</source>
        <translation>电机电流</translation>
    </message>
    <message>
        <source>joint with two axes</source>
        <translation>双轴关节</translation>
    </message>
    <message>
        <source>angle of the first axis</source>
        <translation>第一轴的角度</translation>
    </message>
    <message>
        <source>angle of the second axis</source>
        <translation>第二轴的角度</translation>
    </message>
    <message>
        <source>steered wheel</source>
        <translation>转向轮</translation>
    </message>
    <message>
        <source>force on a foot or another part</source>
        <translation>作用于脚或其他部件的力</translation>
    </message>
    <message>
        <source>where it acts, relative to the part</source>
        <translation>力的作用点，相对于部件</translation>
    </message>
    <message>
        <source>the force along x, y, z</source>
        <translation>沿 x、y、z 的力</translation>
    </message>
    <message>
        <source>touch</source>
        <translation>触觉</translation>
    </message>
    <message>
        <source>1: it touches something</source>
        <translation>1：接触到物体</translation>
    </message>
    <message>
        <source>parts that are touched</source>
        <translation>被接触的部件</translation>
    </message>
    <message>
        <source>pose in the world</source>
        <translation>在世界中的位姿</translation>
    </message>
    <message>
        <source>matrix of 4 × 4, positions in m</source>
        <translation>4 × 4 矩阵，位置单位为 m</translation>
    </message>
    <message>
        <source>offsets of all parts of the scene</source>
        <translation>场景所有部件的偏移</translation>
    </message>
    <message>
        <source>position or offset</source>
        <translation>位置或偏移</translation>
    </message>
    <message>
        <source>what the camera sees</source>
        <translation>相机所见</translation>
    </message>
    <message>
        <source>ball</source>
        <translation>球</translation>
    </message>
    <message>
        <source>player</source>
        <translation>球员</translation>
    </message>
    <message>
        <source>line, by its ends</source>
        <translation>线，由两端表示</translation>
    </message>
    <message>
        <source>own position</source>
        <translation>自己的位置</translation>
    </message>
    <message>
        <source>own direction</source>
        <translation>自己的方向</translation>
    </message>
    <message>
        <source>distance, angle to the left, angle up</source>
        <translation>距离、向左的角度、向上的角度</translation>
    </message>
    <message>
        <source>name of the team</source>
        <translation>球队名称</translation>
    </message>
    <message>
        <source>number of the player</source>
        <translation>球员号码</translation>
    </message>
    <message>
        <source>heard: time, direction or self, message</source>
        <translation>听到的消息：时间、方向或 self、消息</translation>
    </message>
    <message>
        <source>state of the robot</source>
        <translation>机器人状态</translation>
    </message>
    <message>
        <source>direction of the camera</source>
        <translation>相机方向</translation>
    </message>
    <message>
        <source>charge of the battery</source>
        <translation>电池电量</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>picture of a camera</source>
        <translation>相机图像</translation>
    </message>
    <message>
        <source>width and height</source>
        <translation>宽度和高度</translation>
    </message>
    <message>
        <source>asks for a robot: its file and type</source>
        <translation>请求机器人：其文件和类型</translation>
    </message>
    <message>
        <source>joins a team</source>
        <translation>加入球队</translation>
    </message>
    <message>
        <source>places the robot: x, y, direction</source>
        <translation>放置机器人：x、y、方向</translation>
    </message>
    <message>
        <source>calls a message to the others</source>
        <translation>向其他球员喊话</translation>
    </message>
    <message>
        <source>the answer is complete</source>
        <translation>应答完成</translation>
    </message>
    <message>
        <source>tells its name, for the order of agents</source>
        <translation>告知自己的名称，用于智能体的排序</translation>
    </message>
    <message>
        <source>how long it has thought</source>
        <translation>思考所用的时间</translation>
    </message>
    <message>
        <source>speed of a joint</source>
        <translation>关节速度</translation>
    </message>
</context>
<context>
    <name>sparkwright::MessagesModel</name>
    <message>
        <source>Cycle %1</source>
        <translation>周期 %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>→ to agent</source>
        <translation>→ 发往智能体</translation>
    </message>
    <message>
        <source>← from agent</source>
        <translation>← 来自智能体</translation>
    </message>
    <message>
        <source>← command</source>
        <translation>← 命令</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>智能体</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
</context>
<context>
    <name>sparkwright::MirrorCommands</name>
    <message>
        <source>Of a robot whose forward is +&amp;Y</source>
        <translation>前方为 +Y 的机器人(&amp;Y)</translation>
    </message>
    <message>
        <source>Add the selected part mirrored to the other side, x: as robots of this simulator stand</source>
        <translation>将所选部件镜像添加到另一侧，x：适用于本仿真器中机器人的朝向</translation>
    </message>
    <message>
        <source>Of a robot whose forward is +&amp;X</source>
        <translation>前方为 +X 的机器人(&amp;X)</translation>
    </message>
    <message>
        <source>Add the selected part mirrored to the other side, y: as robots from URDF stand</source>
        <translation>将所选部件镜像添加到另一侧，y：适用于来自 URDF 的机器人的朝向</translation>
    </message>
    <message>
        <source>Copy to the other &amp;side</source>
        <translation>复制到另一侧(&amp;S)</translation>
    </message>
    <message>
        <source>Select a part of the robot in the text or the source tree first, such as left_thigh.</source>
        <translation>请先在文本或源代码树中选择机器人的部件，例如 left_thigh。</translation>
    </message>
    <message>
        <source>Copy to the other side</source>
        <translation>复制到另一侧</translation>
    </message>
    <message>
        <source>The copy stands behind the original, in line %1.</source>
        <translation>副本位于原件之后，在第 %1 行。</translation>
    </message>
</context>
<context>
    <name>sparkwright::NameHelp</name>
    <message>
        <source>New name</source>
        <translation>新名称</translation>
    </message>
    <message>
        <source>Enter renames, Esc leaves the name as it is</source>
        <translation>Enter 重命名，Esc 保留原名称</translation>
    </message>
    <message>
        <source>There is no name here.</source>
        <translation>此处没有名称。</translation>
    </message>
    <message>
        <source>No definition of %1 is known.</source>
        <translation>未找到 %1 的定义。</translation>
    </message>
    <message>
        <source>Definitions of %1</source>
        <translation>%1 的定义</translation>
    </message>
    <message>
        <source>Files that import this one</source>
        <translation>导入此文件的文件</translation>
    </message>
    <message>
        <source>Uses of %1</source>
        <translation>%1 的用法</translation>
    </message>
    <message>
        <source>Only variables and names of nodes can be renamed.</source>
        <translation>只能重命名变量和节点名称。</translation>
    </message>
    <message>
        <source>Rename to %1</source>
        <translation>重命名为 %1</translation>
    </message>
    <message>
        <source>There is no name of a file here.</source>
        <translation>此处没有文件名。</translation>
    </message>
    <message>
        <source>There is no file %1 beside this one or below the data directories.</source>
        <translation>在此文件旁或数据目录下没有文件 %1。</translation>
    </message>
</context>
<context>
    <name>sparkwright::Navigation</name>
    <message>
        <source>%1: %2</source>
        <comment>a gesture and what it does</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Esc: end</source>
        <translation>Esc：结束</translation>
    </message>
    <message>
        <source>Flying at %1 m/s</source>
        <translation>飞行速度 %1 m/s</translation>
    </message>
    <message>
        <source>look</source>
        <translation>环顾</translation>
    </message>
    <message>
        <source>%1: fly</source>
        <translation>%1：飞行</translation>
    </message>
    <message>
        <source>%1: down, up</source>
        <translation>%1：下降、上升</translation>
    </message>
    <message>
        <source>up, with Shift down</source>
        <translation>上升，加 Shift 下降</translation>
    </message>
    <message>
        <source>Wheel: speed</source>
        <translation>滚轮：速度</translation>
    </message>
    <message>
        <source>Wheel: forward, back</source>
        <translation>滚轮：前进、后退</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>跟随中</translation>
    </message>
    <message>
        <source>orbit</source>
        <translation>环绕</translation>
    </message>
    <message>
        <source>look beside it</source>
        <translation>看向旁边</translation>
    </message>
    <message>
        <source>Wheel: distance</source>
        <translation>滚轮：距离</translation>
    </message>
    <message>
        <source>Robot&apos;s view</source>
        <translation>机器人视角</translation>
    </message>
    <message>
        <source>look around</source>
        <translation>环顾</translation>
    </message>
    <message>
        <source>Wheel: angle of view</source>
        <translation>滚轮：视角大小</translation>
    </message>
    <message>
        <source>Behind the robot</source>
        <translation>机器人后方</translation>
    </message>
    <message>
        <source>pan</source>
        <translation>平移</translation>
    </message>
    <message>
        <source>Wheel: zoom</source>
        <translation>滚轮：缩放</translation>
    </message>
    <message>
        <source>select</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>one more</source>
        <translation>加选</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Tab: what is behind</source>
        <translation>Tab：后面的物体</translation>
    </message>
</context>
<context>
    <name>sparkwright::NewSceneDialog</name>
    <message>
        <source>New scene</source>
        <translation>新建场景</translation>
    </message>
    <message>
        <source>Empty world</source>
        <translation>空世界</translation>
    </message>
    <message>
        <source>Nothing yet: no ground, no light</source>
        <translation>尚无任何内容：没有地面，没有光照</translation>
    </message>
    <message>
        <source>Ground and light</source>
        <translation>地面和光照</translation>
    </message>
    <message>
        <source>A plane to stand on, and two lamps</source>
        <translation>一个可站立的平面和两盏灯</translation>
    </message>
    <message>
        <source>Falling things and a robot</source>
        <translation>下落的物体和机器人</translation>
    </message>
    <message>
        <source>Blocks, balls and a ball on two legs, from the examples</source>
        <translation>方块、球和一个有两条腿的球，来自示例</translation>
    </message>
    <message>
        <source>Soccer field</source>
        <translation>足球场</translation>
    </message>
    <message>
        <source>The field of the 3D league with goals, lines and ball; without a referee</source>
        <translation>3D 组的场地，含球门、标线和球；没有裁判</translation>
    </message>
    <message>
        <source>Set-up script in Ruby</source>
        <translation>Ruby 配置脚本</translation>
    </message>
    <message>
        <source>A script that makes the world, and the scene that it imports</source>
        <translation>创建世界的脚本，以及它所导入的场景</translation>
    </message>
    <message>
        <source>What the scene begins with</source>
        <translation>场景的初始内容</translation>
    </message>
    <message>
        <source>Such as arena</source>
        <translation>例如 arena</translation>
    </message>
    <message>
        <source>Name of the file; its ending may be left out</source>
        <translation>文件名；可省略扩展名</translation>
    </message>
    <message>
        <source>Folder of the file, which is made if there is none</source>
        <translation>文件所在的文件夹；若不存在则会创建</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>选择文件夹</translation>
    </message>
    <message>
        <source>&amp;Begin with</source>
        <translation>初始内容(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Make scene</source>
        <translation>创建场景(&amp;M)</translation>
    </message>
    <message>
        <source>Makes %1</source>
        <translation>将创建 %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::NewStrategy</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>The team needs a name.</source>
        <translation>球队需要名称。</translation>
    </message>
    <message>
        <source>The name of the team is too long: at most %1 characters</source>
        <translation>球队名称太长：最多 %1 个字符</translation>
    </message>
    <message>
        <source>The name of the team has a character that it cannot have: no quotes and no \</source>
        <translation>球队名称含有不允许的字符：不能有引号和 \</translation>
    </message>
    <message>
        <source>Choose a folder for its files.</source>
        <translation>请为其文件选择一个文件夹。</translation>
    </message>
    <message>
        <source>There is a file %1 already: choose another folder</source>
        <translation>文件 %1 已存在：请选择其他文件夹</translation>
    </message>
    <message>
        <source>The template %1 cannot be read: %2</source>
        <translation>无法读取模板 %1：%2</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>无法创建文件夹 %1。</translation>
    </message>
    <message>
        <source>The header %1 cannot be read: %2</source>
        <translation>无法读取头文件 %1：%2</translation>
    </message>
</context>
<context>
    <name>sparkwright::NewStrategyDialog</name>
    <message>
        <source>New strategy</source>
        <translation>新建策略</translation>
    </message>
    <message>
        <source>C: a library, the shortest way</source>
        <translation>C：一个库，最简单的方法</translation>
    </message>
    <message>
        <source>C++: a library</source>
        <translation>C++：一个库</translation>
    </message>
    <message>
        <source>Python: a program, nothing to compile</source>
        <translation>Python：一个程序，无需编译</translation>
    </message>
    <message>
        <source>No side yet</source>
        <translation>暂无一方</translation>
    </message>
    <message>
        <source>The side that it plays for as soon as it is made</source>
        <translation>创建后立即效力的一方</translation>
    </message>
    <message>
        <source>My team</source>
        <translation>我的球队</translation>
    </message>
    <message>
        <source>The name that the scoreboard shows</source>
        <translation>记分牌显示的名称</translation>
    </message>
    <message>
        <source>Folder of its files, which is made if there is none</source>
        <translation>其文件的文件夹；没有时会创建</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>选择文件夹</translation>
    </message>
    <message>
        <source>What the compiler has said</source>
        <translation>编译器的输出</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Team</source>
        <translation>球队(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>Plays &amp;for</source>
        <translation>效力于(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Make strategy</source>
        <translation>创建策略(&amp;M)</translation>
    </message>
    <message>
        <source>Makes %1</source>
        <translation>创建 %1</translation>
    </message>
    <message>
        <source>Its files are there, but could not be compiled:</source>
        <translation>文件已创建，但无法编译：</translation>
    </message>
</context>
<context>
    <name>sparkwright::NodeCommands</name>
    <message numerus="yes">
        <source>%n nodes</source>
        <translation>
            <numerusform>%n 个节点</numerusform>
        </translation>
    </message>
    <message>
        <source>It is no longer there.</source>
        <translation>它已不在那里。</translation>
    </message>
    <message>
        <source>Nodes cannot be put there.</source>
        <translation>无法将节点放到那里。</translation>
    </message>
    <message>
        <source>A node cannot be moved into itself.</source>
        <translation>节点不能移动到自身之中。</translation>
    </message>
    <message>
        <source>The clipboard holds no nodes.</source>
        <translation>剪贴板中没有节点。</translation>
    </message>
    <message>
        <source>Parentheses are missing. Correct the text first.</source>
        <translation>缺少括号。请先修正文本。</translation>
    </message>
    <message>
        <source>Only nodes have names.</source>
        <translation>只有节点才有名称。</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>添加 %1</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>放置</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>删除 %1</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>将 %1 重命名为 %2</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>复制一份 %1</translation>
    </message>
    <message>
        <source>Cut %1</source>
        <translation>剪切 %1</translation>
    </message>
    <message>
        <source>%1 cannot keep its pose in the world: that of %2 is computed or not known from the text.</source>
        <translation>%1 无法保持其在世界中的位姿：%2 的位姿是计算得出的，或无法从文本得知。</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>移动 %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::NodeInspection</name>
    <message>
        <source>&amp;Pin properties</source>
        <translation>固定属性(&amp;P)</translation>
    </message>
    <message>
        <source>Keep the properties of what is selected in a panel of their own, to compare them with others</source>
        <translation>将所选对象的属性保留在单独的面板中，以便与其他对象比较</translation>
    </message>
    <message>
        <source>Select something first</source>
        <translation>请先选择对象</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>Pinned properties</source>
        <translation>已固定的属性</translation>
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
        <translation>机器人</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>场地</translation>
    </message>
    <message>
        <source>Nameless part</source>
        <translation>未命名部件</translation>
    </message>
</context>
<context>
    <name>sparkwright::NodePanel</name>
    <message>
        <source>Made by the program, not by a file</source>
        <translation>由程序创建，而非来自文件</translation>
    </message>
    <message>
        <source>It is not in this run any more</source>
        <translation>它已不在此次运行中</translation>
    </message>
    <message>
        <source>Made in %1</source>
        <translation>创建于 %1</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1，第 %2 行</translation>
    </message>
    <message>
        <source>It is gone</source>
        <translation>它已不存在</translation>
    </message>
    <message>
        <source>Set to %1 for this run only</source>
        <translation>仅在此次运行中设为 %1</translation>
    </message>
    <message>
        <source>In the running simulation</source>
        <translation>在运行中的仿真里</translation>
    </message>
    <message>
        <source>The simulation does not tell it; double-click to set it for this run only</source>
        <translation>仿真未提供该值；双击可仅为此次运行设置</translation>
    </message>
    <message>
        <source>Double-click to set it for this run only</source>
        <translation>双击可仅为此次运行设置</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) set for this run only; a reset brings back those of the files</source>
        <translation>
            <numerusform>有 %n 个值仅为此次运行设置；重置会恢复文件中的值</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>已复制：%1</translation>
    </message>
    <message>
        <source>Filter values</source>
        <translation>筛选值</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>Value in this run</source>
        <translation>此次运行中的值</translation>
    </message>
    <message>
        <source>Values of the node in this run</source>
        <translation>此次运行中该节点的值</translation>
    </message>
    <message>
        <source>Copy the path</source>
        <translation>复制路径</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Open the file that made it, to edit its properties there</source>
        <translation>打开创建该节点的文件，在其中编辑其属性</translation>
    </message>
    <message>
        <source>Path of the node</source>
        <translation>节点的路径</translation>
    </message>
    <message>
        <source>Where the node was made</source>
        <translation>节点的创建位置</translation>
    </message>
    <message>
        <source>Changes of this run</source>
        <translation>此次运行的更改</translation>
    </message>
</context>
<context>
    <name>sparkwright::NoticeBell</name>
    <message numerus="yes">
        <source>%n new warning(s) or error(s)</source>
        <translation>
            <numerusform>%n 条新的警告或错误</numerusform>
        </translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>%1: click for the list</source>
        <translation>%1：单击查看列表</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>清空列表(&amp;C)</translation>
    </message>
    <message numerus="yes">
        <source> (%n times)</source>
        <translation>
            <numerusform> （%n 次）</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been told yet. Errors and warnings appear here.</source>
        <translation>尚无通知。错误和警告将显示在此处。</translation>
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
        <translation>关闭通知</translation>
    </message>
</context>
<context>
    <name>sparkwright::NumberScrubber</name>
    <message>
        <source>Handle that changes the number</source>
        <translation>用于更改数值的手柄</translation>
    </message>
    <message>
        <source>Drag to change the number; Ctrl finer, Shift coarser, Esc takes it back</source>
        <translation>拖动以更改数值；Ctrl 更细，Shift 更粗，Esc 恢复</translation>
    </message>
    <message>
        <source>Change number</source>
        <translation>更改数值</translation>
    </message>
</context>
<context>
    <name>sparkwright::Options</name>
    <message>
        <source>There is no data directory `%1`.</source>
        <translation>没有数据目录 `%1`。</translation>
    </message>
    <message>
        <source>Builds and runs robot simulations.</source>
        <translation>构建并运行机器人仿真。</translation>
    </message>
    <message>
        <source>Seed of the random numbers; 0: from the clock.</source>
        <translation>随机数种子；0：取自时钟。</translation>
    </message>
    <message>
        <source>Each cycle waits for every agent.</source>
        <translation>每个周期都等待所有智能体。</translation>
    </message>
    <message>
        <source>Shows this text.</source>
        <translation>显示此文本。</translation>
    </message>
    <message>
        <source>Shows the version.</source>
        <translation>显示版本。</translation>
    </message>
    <message>
        <source>Port for agents, and further ones for the same; 0: any free one. Default: 3100</source>
        <translation>智能体的端口，可附加更多端口；0：任意空闲端口。默认：3100</translation>
    </message>
    <message>
        <source>Port for monitors, and further ones for the same; 0: any free one. Default: 3200</source>
        <translation>监视器的端口，可附加更多端口；0：任意空闲端口。默认：3200</translation>
    </message>
    <message>
        <source>How agents connect. Default: tcp</source>
        <translation>智能体的连接方式。默认：tcp</translation>
    </message>
    <message>
        <source>How monitors connect. Default: tcp</source>
        <translation>监视器的连接方式。默认：tcp</translation>
    </message>
    <message>
        <source>Silence after which UDP clients are removed. Default: 30</source>
        <translation>UDP 客户端沉默多久后被移除。默认：30</translation>
    </message>
    <message>
        <source>Message formats of agents: sexp, json, or parsers of plugins. Default: sexp</source>
        <translation>智能体的消息格式：sexp、json 或插件的解析器。默认：sexp</translation>
    </message>
    <message>
        <source>No cycle waits; overrides the set-up.</source>
        <translation>周期均不等待；优先于配置。</translation>
    </message>
    <message>
        <source>How long a cycle waits for an agent, wall time; 0: for ever. Default: 0</source>
        <translation>周期等待智能体的时间（实际时间）；0：一直等待。默认：0</translation>
    </message>
    <message>
        <source>What happens to a late agent: it is disconnected, or misses a cycle. Default: disconnect</source>
        <translation>对迟到的智能体的处理：断开连接，或错过一个周期。默认：disconnect</translation>
    </message>
    <message>
        <source>Cycles between messages to monitors. Default: 2</source>
        <translation>两次向监视器发送消息之间的周期数。默认：2</translation>
    </message>
    <message>
        <source>--%1 takes %2, not `%3`.</source>
        <translation>--%1 需要 %2，而不是 `%3`。</translation>
    </message>
    <message>
        <source>UDP port for drawings of agents and tools [32769]; 0: none.</source>
        <translation>用于智能体和工具绘图的 UDP 端口 [32769]；0：无。</translation>
    </message>
    <message>
        <source>Wall time after which an agent inside the simulator is stopped; 0: never. Default: 10</source>
        <translation>仿真器内的智能体超过此实际时间即被停止；0：从不。默认：10</translation>
    </message>
    <message>
        <source>Steps of an agent&apos;s script for each answer; 0: no limit. Default: 1000000</source>
        <translation>智能体脚本每次应答的步数；0：不限。默认：1000000</translation>
    </message>
    <message>
        <source>Number of agents that must have connected and sent a message before the first cycle. Default: 0</source>
        <translation>第一个周期之前必须已连接并发送过消息的智能体数量。默认：0</translation>
    </message>
    <message>
        <source>Agent timing: by arrival of messages (plain), or by simulated times only (reproducible). Default: plain</source>
        <translation>智能体计时：按消息到达（plain），或仅按仿真时间（reproducible）。默认：plain</translation>
    </message>
    <message>
        <source>Reproducible timing: how long agents think, simulated milliseconds, or reported. Default: 20</source>
        <translation>可重现计时：智能体的思考时间，仿真毫秒数，或 reported。默认：20</translation>
    </message>
    <message>
        <source>Reproducible timing: factor for reported times. Default: 1</source>
        <translation>可重现计时：报告时间的系数。默认：1</translation>
    </message>
    <message>
        <source>Reproducible timing: milliseconds from sensing to the percepts. Default: 0</source>
        <translation>可重现计时：从感测到感知送达的毫秒数。默认：0</translation>
    </message>
    <message>
        <source>Reproducible timing: milliseconds from the end of a thought to its effect. Default: 0</source>
        <translation>可重现计时：从思考结束到生效的毫秒数。默认：0</translation>
    </message>
    <message>
        <source>Reproducible timing: most percepts that wait while an agent thinks. Default: 50</source>
        <translation>可重现计时：智能体思考期间最多等待的感知数。默认：50</translation>
    </message>
    <message>
        <source>Sets a variable, overriding the set-up, such as BeamNoiseXY=0; may be given several times.</source>
        <translation>设置变量，优先于配置，例如 BeamNoiseXY=0；可多次给出。</translation>
    </message>
    <message>
        <source>Where set-ups may write recordings and log files [~/.local/state/sparkwright/logs].</source>
        <translation>配置可写入录像和日志文件的位置 [~/.local/state/sparkwright/logs]。</translation>
    </message>
    <message>
        <source>There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set. Without a window, the same simulation runs in sparkwright-server.</source>
        <translation>没有显示器：DISPLAY 和 WAYLAND_DISPLAY 均未设置。若不需要窗口，可用 sparkwright-server 运行相同的仿真。</translation>
    </message>
    <message>
        <source>Reproducible timing: shortest reported time, in milliseconds. Default: 1</source>
        <translation>可重现计时：报告的最短时间，以毫秒为单位。默认：1</translation>
    </message>
    <message>
        <source>Language of the program: %1.</source>
        <translation>程序的语言：%1。</translation>
    </message>
    <message>
        <source>Shows versions, machine and OpenGL, for reports of bugs.</source>
        <translation>显示版本、机器和 OpenGL 信息，用于错误报告。</translation>
    </message>
    <message>
        <source>Did you mean --%1?</source>
        <translation>您是指 --%1 吗？</translation>
    </message>
    <message>
        <source>There is no language `%1`: choose one of %2.</source>
        <translation>没有语言 `%1`：请从 %2 中选择。</translation>
    </message>
    <message>
        <source>Scene (.rsg, .ros, .f2kworld), set-up (.rb), project (.sparkproject), recording (.mcap, .log, .sparkmonitor) or kept state (.sparkstate) to open; the texts of further ones are opened beside it. Without any: the start page; with --set: setups/soccer.rb</source>
        <translation>要打开的场景（.rsg、.ros、.f2kworld）、配置（.rb）、项目（.sparkproject）、录像（.mcap、.log, .sparkmonitor）或已保存的状态（.sparkstate）；若有更多，则在旁边打开其文本。若未指定：打开开始页；若有 --set：setups/soccer.rb</translation>
    </message>
    <message>
        <source>Uses a plugin of the window beside those of the folders; may be given several times.</source>
        <translation>除文件夹中的插件外，再使用一个窗口插件；可多次指定。</translation>
    </message>
    <message>
        <source>Starts with presets, without touching stored settings and layouts, and without plugins of the window and of SPARKWRIGHT_PLUGINS.</source>
        <translation>以预设启动，不改动已保存的设置和布局，也不加载窗口插件和 SPARKWRIGHT_PLUGINS 中的插件。</translation>
    </message>
    <message>
        <source>Shows a small window for one strategy, which plays on a server; FILE is its library.</source>
        <translation>显示一个小窗口，用于在服务器上比赛的一个策略；FILE 是其库。</translation>
    </message>
    <message>
        <source>Port for strategies and displays of a game; 0: any free one. Default: that of the game</source>
        <translation>比赛的策略和显示端的端口；0：任意空闲端口。默认：比赛自身的端口</translation>
    </message>
    <message>
        <source>Address of this computer where agents, monitors, strategies and drawings arrive: 127.0.0.1: from this computer only; 0.0.0.0: from others, too. Default: 127.0.0.1</source>
        <translation>本机接受智能体、监视器、策略和绘图的地址：127.0.0.1：仅限本机；0.0.0.0：也接受其他计算机。默认：127.0.0.1</translation>
    </message>
    <message>
        <source>As fast as possible instead of in real time.</source>
        <translation>尽可能快，而不是按实时。</translation>
    </message>
    <message>
        <source>Paced by the clock, whatever the set-up says.</source>
        <translation>按时钟运行，无论配置如何规定。</translation>
    </message>
    <message>
        <source>Threads that compute a cycle, or auto; results are the same with any number. Default: auto</source>
        <translation>计算一个周期的线程数，或 auto；无论多少，结果都相同。默认：auto</translation>
    </message>
    <message>
        <source>Heaps of more bodies are solved iteratively: faster, with other results; 0: none. Default: 0</source>
        <translation>物体更多的堆以迭代方式求解：更快，但结果不同；0：无。默认：0</translation>
    </message>
    <message>
        <source>Heaps with more contact rows are solved iteratively; 0: none. Default: as the scene says</source>
        <translation>接触行更多的堆以迭代方式求解；0：无。默认：按场景规定</translation>
    </message>
    <message>
        <source>How physics is computed: exact, engine (same results, slower) or iterative (other results). Default: as the scene says</source>
        <translation>物理的计算方式：exact（精确）、engine（结果相同，较慢）或 iterative（结果不同）。默认：按场景规定</translation>
    </message>
    <message>
        <source>Pauses at this simulated time, or at goal, foul, event, &apos;mode M&apos; or &apos;ball/speed &gt; 2&apos;.</source>
        <translation>在该仿真时间暂停，或在 goal、foul、event、&apos;mode M&apos; 或 &apos;ball/speed &gt; 2&apos; 时暂停。</translation>
    </message>
    <message>
        <source>Directory with scenes, set-ups and robots; may be given several times.</source>
        <translation>包含场景、配置和机器人的目录；可多次指定。</translation>
    </message>
    <message>
        <source>Directory or zip archive that is searched before the data; may be given several times.</source>
        <translation>先于数据搜索的目录或 zip 压缩包；可多次指定。</translation>
    </message>
    <message>
        <source>Plugin that is loaded with each scene, by its name without .so; may be given several times.</source>
        <translation>随每个场景加载的插件，用不带 .so 的名称；可多次指定。</translation>
    </message>
    <message>
        <source>Directory of plugins, searched before the others; may be given several times.</source>
        <translation>先于其他目录搜索的插件目录；可多次指定。</translation>
    </message>
    <message>
        <source>Pictures of robots&apos; cameras: when a robot has one (auto), or never (off). Default: auto</source>
        <translation>机器人摄像头的图像：机器人有摄像头时（auto），或从不（off）。默认：auto</translation>
    </message>
    <message>
        <source>Steps of a script before it is stopped; 0: no limit. Default: 20000000</source>
        <translation>脚本被终止前的步数；0：不限。默认：20000000</translation>
    </message>
    <message>
        <source>Time of scripts to load a scene, in seconds; 0: no limit. Default: 60</source>
        <translation>脚本加载场景的时间，单位秒；0：不限。默认：60</translation>
    </message>
    <message>
        <source>Memory of scripts, in MiB. Default: 256</source>
        <translation>脚本的内存，单位 MiB。默认：256</translation>
    </message>
    <message>
        <source>Reports whatever scene files are forgiven because files rely on it.</source>
        <translation>报告场景文件中因有文件依赖而被宽容的所有内容。</translation>
    </message>
    <message>
        <source>A wrong number of template arguments shifts definitions, as in the reference simulator.</source>
        <translation>模板参数个数错误会使定义错位，与参考仿真器相同。</translation>
    </message>
</context>
<context>
    <name>sparkwright::PalettePart</name>
    <message>
        <source>&amp;Command palette…</source>
        <translation>命令面板(&amp;C)…</translation>
    </message>
    <message>
        <source>Find a command by a part of its name, and carry it out</source>
        <translation>按名称的一部分查找命令并执行</translation>
    </message>
    <message>
        <source>Type a part of a command</source>
        <translation>输入命令的一部分</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source> › </source>
        <translation> › </translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>on · %1</source>
        <translation>开 · %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::PerspectiveSwitch</name>
    <message>
        <source>&amp;Design</source>
        <translation>设计(&amp;D)</translation>
    </message>
    <message>
        <source>Build a robot or a scene: tree, properties, text, joints</source>
        <translation>构建机器人或场景：树、属性、文本、关节</translation>
    </message>
    <message>
        <source>M&amp;atch</source>
        <translation>比赛(&amp;A)</translation>
    </message>
    <message>
        <source>Run and referee: match, agents, timeline</source>
        <translation>运行并执裁：比赛、智能体、时间轴</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>回顾(&amp;R)</translation>
    </message>
    <message>
        <source>Study a recording or the past of a run: events, plots, timeline</source>
        <translation>研究录像或运行的过去：事件、曲线图、时间轴</translation>
    </message>
    <message>
        <source>Perspective</source>
        <translation>工作区</translation>
    </message>
</context>
<context>
    <name>sparkwright::PictureCommands</name>
    <message>
        <source>A picture is still being drawn</source>
        <translation>图片仍在绘制中</translation>
    </message>
    <message>
        <source>There is nothing to draw yet</source>
        <translation>尚无可绘制的内容</translation>
    </message>
    <message>
        <source>Drawing %1</source>
        <translation>正在绘制 %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>The picture is not saved: %1</source>
        <translation>图片未保存：%1</translation>
    </message>
    <message>
        <source>&amp;Copy picture of the view</source>
        <translation>复制视图截图(&amp;C)</translation>
    </message>
    <message>
        <source>Put the active view as it is on the clipboard</source>
        <translation>将活动视图原样复制到剪贴板</translation>
    </message>
    <message>
        <source>The picture of the view is on the clipboard</source>
        <translation>视图截图已复制到剪贴板</translation>
    </message>
</context>
<context>
    <name>sparkwright::PictureDialog</name>
    <message>
        <source>&amp;Transparent background</source>
        <translation>透明背景(&amp;T)</translation>
    </message>
    <message>
        <source>Score board and &amp;marks of the selection</source>
        <translation>记分牌和选择标记(&amp;M)</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>As the view (%1 × %2)</source>
        <translation>与视图相同（%1 × %2）</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>Draws several pixels in each direction and takes their mean: finer, but slower</source>
        <translation>在每个方向上绘制多个像素并取平均：更精细，但更慢</translation>
    </message>
    <message>
        <source>Without sky and ground, to be laid over other pictures</source>
        <translation>不含天空和地面，便于叠加在其他图片上</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>选择文件</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>尺寸(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;upersampling</source>
        <translation>超采样(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg)</source>
        <translation>图片 (*.png *.jpg)</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>没有该文件夹。</translation>
    </message>
    <message>
        <source>Only PNG keeps a transparent background.</source>
        <translation>只有 PNG 能保留透明背景。</translation>
    </message>
    <message>
        <source>The file exists and will be replaced.</source>
        <translation>文件已存在，将被替换。</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlacementModel</name>
    <message>
        <source>Ball</source>
        <translation>球</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 厘米</translation>
    </message>
    <message>
        <source>may stand there</source>
        <translation>可以站在那里</translation>
    </message>
    <message>
        <source>is not allowed there: moves %1</source>
        <translation>不允许在那里：移动 %1</translation>
    </message>
    <message>
        <source>is too near to another: moves %1</source>
        <translation>离其他太近：移动 %1</translation>
    </message>
    <message>
        <source>has a fixed place: moves %1</source>
        <translation>有固定位置：移动 %1</translation>
    </message>
    <message>
        <source>has no place: moves %1</source>
        <translation>没有位置：移动 %1</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>球员</translation>
    </message>
    <message>
        <source>In this restart</source>
        <translation>在此重新开始中</translation>
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
        <translation>在规则规定了重新开始位置的比赛中，可在此计划重新开始。</translation>
    </message>
    <message>
        <source>The match plays. Pause it, then drag robots and ball in the view to where they shall stand.</source>
        <translation>比赛正在进行。先暂停，然后在视图中把机器人和球拖到应在的位置。</translation>
    </message>
    <message>
        <source>Drag robots and ball in the view to where they shall stand.</source>
        <translation>在视图中把机器人和球拖到应在的位置。</translation>
    </message>
    <message numerus="yes">
        <source>%n robot(s) may not stand there; arrows show where the rules move them.</source>
        <translation>
            <numerusform>%n 个机器人不可站在那里；箭头显示规则把它们移到何处。</numerusform>
        </translation>
    </message>
    <message>
        <source>All robots may stand there.</source>
        <translation>所有机器人都可以站在那里。</translation>
    </message>
    <message>
        <source>%1 chooses first.</source>
        <translation>%1 先选择。</translation>
    </message>
    <message>
        <source>&amp;Restart:</source>
        <translation>重新开始(&amp;R)：</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>The restart whose rules say where robots may stand</source>
        <translation>其规则规定机器人可站位置的重新开始</translation>
    </message>
    <message>
        <source>Places in this restart</source>
        <translation>此重新开始中的位置</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlacementPart</name>
    <message>
        <source>P&amp;lan a restart</source>
        <translation>计划重新开始(&amp;L)</translation>
    </message>
    <message>
        <source>Place robots and ball for a restart, and see what its rules make of it</source>
        <translation>为重新开始摆放机器人和球，并查看规则如何处理</translation>
    </message>
    <message>
        <source>Put right</source>
        <translation>纠正</translation>
    </message>
    <message>
        <source>Move all that may not stand where they are to where the rules put them</source>
        <translation>把所有不允许站在原处的移到规则规定的位置</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>从此处开始</translation>
    </message>
    <message>
        <source>Give this restart with robots and ball as they stand; the strategies are not asked</source>
        <translation>按机器人和球的当前位置执行此重新开始；不询问策略</translation>
    </message>
    <message>
        <source>Pause the match</source>
        <translation>暂停比赛</translation>
    </message>
    <message>
        <source>The clock stops and robots wait, so that they can be placed</source>
        <translation>时钟停止，机器人等待，以便摆放</translation>
    </message>
    <message>
        <source>Placement</source>
        <translation>摆放</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlayerCommands</name>
    <message>
        <source>&amp;Yellow card</source>
        <translation>黄牌(&amp;Y)</translation>
    </message>
    <message>
        <source>Caution the selected player; the second time it is sent off</source>
        <translation>警告所选球员；第二次则将其罚下</translation>
    </message>
    <message>
        <source>&amp;Red card</source>
        <translation>红牌(&amp;R)</translation>
    </message>
    <message>
        <source>Send the selected player off: its agent is disconnected, and nobody gets its number again</source>
        <translation>将所选球员罚下：断开其智能体，其号码不再分配</translation>
    </message>
    <message>
        <source>&amp;Suspend for 30 s</source>
        <translation>暂时离场 30 s(&amp;S)</translation>
    </message>
    <message>
        <source>Keep the selected player beside the field for 30 s of the game clock</source>
        <translation>让所选球员在场边停留 30 s（按比赛时钟）</translation>
    </message>
    <message>
        <source>&amp;Let play again</source>
        <translation>允许重新上场(&amp;L)</translation>
    </message>
    <message>
        <source>End the suspension of the selected player</source>
        <translation>结束所选球员的暂时离场</translation>
    </message>
    <message>
        <source>Put &amp;beside the field</source>
        <translation>放到场边(&amp;B)</translation>
    </message>
    <message>
        <source>Put the selected player beside the field; it may walk in again</source>
        <translation>将所选球员放到场边；它可以再走入场内</translation>
    </message>
    <message>
        <source>Re&amp;move from the match</source>
        <translation>移出比赛(&amp;M)</translation>
    </message>
    <message>
        <source>Disconnect the agent of the selected player, whose number becomes free</source>
        <translation>断开所选球员的智能体，其号码变为空闲</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>球员(&amp;P)</translation>
    </message>
    <message>
        <source>B&amp;eam to…</source>
        <translation>beam 到(&amp;E)…</translation>
    </message>
    <message>
        <source>Put the selected player upright at a place that you type</source>
        <translation>将所选球员直立放到输入的位置</translation>
    </message>
    <message>
        <source>Switch robot o&amp;ff</source>
        <translation>机器人关机(&amp;F)</translation>
    </message>
    <message>
        <source>Take the power from the robot of the selected player: its joints give way and it ignores its agent, which still gets percepts</source>
        <translation>切断所选球员的机器人的电源：其关节会松弛，并忽略其智能体，但智能体仍会收到感知</translation>
    </message>
    <message>
        <source>Switch robot o&amp;n</source>
        <translation>机器人开机(&amp;N)</translation>
    </message>
    <message>
        <source>Give the robot of the selected player its power back: it obeys its agent again</source>
        <translation>恢复所选球员的机器人的电源：它重新服从其智能体</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlayerDialog</name>
    <message>
        <source>Start %1</source>
        <translation>启动 %1</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>启动(&amp;S)</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlayerSelection</name>
    <message>
        <source>Se&amp;lect</source>
        <translation>选择(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Left team</source>
        <translation>左队(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Right team</source>
        <translation>右队(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Ball</source>
        <translation>球(&amp;B)</translation>
    </message>
    <message>
        <source>Select the ball</source>
        <translation>选择球</translation>
    </message>
    <message>
        <source>&amp;Next player</source>
        <translation>下一名球员(&amp;N)</translation>
    </message>
    <message>
        <source>Select the next player of the same team</source>
        <translation>选择同队的下一名球员</translation>
    </message>
    <message>
        <source>&amp;Previous player</source>
        <translation>上一名球员(&amp;P)</translation>
    </message>
    <message>
        <source>Select the previous player of the same team</source>
        <translation>选择同队的上一名球员</translation>
    </message>
    <message>
        <source>Left player &amp;%1</source>
        <translation>左队球员 &amp;%1</translation>
    </message>
    <message>
        <source>Select player %1 of the left team</source>
        <translation>选择左队 %1 号球员</translation>
    </message>
    <message>
        <source>Right player &amp;%1</source>
        <translation>右队球员 &amp;%1</translation>
    </message>
    <message>
        <source>Select player %1 of the right team</source>
        <translation>选择右队 %1 号球员</translation>
    </message>
    <message>
        <source>The left team has no player %1</source>
        <translation>左队没有 %1 号球员</translation>
    </message>
    <message>
        <source>The right team has no player %1</source>
        <translation>右队没有 %1 号球员</translation>
    </message>
    <message>
        <source>There is no ball</source>
        <translation>没有球</translation>
    </message>
    <message>
        <source>There are no players</source>
        <translation>没有球员</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlayersModel</name>
    <message>
        <source>%1 yellow</source>
        <translation>%1 张黄牌</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>黄牌</translation>
    </message>
    <message>
        <source>red</source>
        <translation>红牌</translation>
    </message>
    <message>
        <source>sent off</source>
        <translation>被罚下</translation>
    </message>
    <message>
        <source>suspended, %1:%2</source>
        <translation>暂时离场，%1:%2</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>在场</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>已离开</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>球员</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>犯规</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>红黄牌</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>switched off</source>
        <translation>已关机</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlayersPanel</name>
    <message>
        <source>Players appear here with their fouls, cards and suspensions when they have joined the match.</source>
        <translation>球员加入比赛后，将与其犯规、红黄牌和暂时离场一起显示在此处。</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>球员</translation>
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
        <translation>适合</translation>
    </message>
    <message>
        <source>Show all times and values</source>
        <translation>显示所有时间和数值</translation>
    </message>
    <message>
        <source>Remove all plots</source>
        <translation>移除所有曲线图</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>复制为图片</translation>
    </message>
    <message>
        <source>Copy the plots as a picture</source>
        <translation>将曲线图复制为图片</translation>
    </message>
    <message>
        <source>Copy as table</source>
        <translation>复制为表格</translation>
    </message>
    <message>
        <source>Copy the visible values as a table</source>
        <translation>将可见数值复制为表格</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>保存为 CSV</translation>
    </message>
    <message>
        <source>Save the visible values in a CSV file</source>
        <translation>将可见数值保存到 CSV 文件</translation>
    </message>
    <message>
        <source>&amp;Newest</source>
        <translation>最新(&amp;N)</translation>
    </message>
    <message>
        <source>How much of a running simulation is shown, in simulated time</source>
        <translation>显示运行中仿真的多长一段，以仿真时间计</translation>
    </message>
    <message>
        <source>Length of the shown time</source>
        <translation>所显示时间的长度</translation>
    </message>
    <message>
        <source>Reading the recording</source>
        <translation>正在读取录像</translation>
    </message>
    <message>
        <source>%1: nothing is plotted yet</source>
        <translation>%1：尚未绘制任何曲线</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlotView</name>
    <message>
        <source>Simulated time, s</source>
        <translation>仿真时间，s</translation>
    </message>
    <message>
        <source>Drag signals from the tree to here, or double click them.</source>
        <extracomment>What stands in the place of plots as long as there are none.</extracomment>
        <translation>将信号从树中拖到此处，或双击信号。</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>曲线图</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>适合(&amp;F)</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>%1: name of a signal</extracomment>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>Remove this &amp;plot</source>
        <translation>移除此曲线图(&amp;P)</translation>
    </message>
    <message>
        <source>Remove &amp;all plots</source>
        <translation>移除所有曲线图(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Copy as picture</source>
        <translation>复制为图片(&amp;C)</translation>
    </message>
    <message>
        <source>Copy as &amp;table</source>
        <translation>复制为表格(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Save as CSV…</source>
        <translation>保存为 CSV(&amp;S)…</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlotsPart</name>
    <message>
        <source>Show pl&amp;ots</source>
        <translation>显示曲线图(&amp;O)</translation>
    </message>
    <message>
        <source>Go to the plots of signals over time</source>
        <translation>转到信号随时间变化的曲线图</translation>
    </message>
    <message>
        <source>The plots lack values: %1</source>
        <translation>曲线图缺少数值：%1</translation>
    </message>
    <message>
        <source>Save the plots&apos; values</source>
        <translation>保存曲线图的数值</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>无法保存 %1：%2</translation>
    </message>
    <message>
        <source>%1 saved</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>曲线图</translation>
    </message>
    <message>
        <source>This run has no such signal</source>
        <translation>此次运行没有该信号</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>负载</translation>
    </message>
</context>
<context>
    <name>sparkwright::PluginFile</name>
    <message>
        <source>there is no such file</source>
        <translation>没有此文件</translation>
    </message>
    <message>
        <source>it is no plugin: %1</source>
        <translation>它不是插件：%1</translation>
    </message>
    <message>
        <source>it is a plugin for something else (%1)</source>
        <translation>它是用于其他用途的插件（%1）</translation>
    </message>
    <message>
        <source>it is made for version %1 of the interface, this program has version %2: build it anew</source>
        <translation>它是为接口版本 %1 构建的，本程序的版本为 %2：请重新构建</translation>
    </message>
    <message>
        <source>its metadata have no &quot;id&quot; of letters, digits, dots and dashes</source>
        <translation>其元数据中没有由字母、数字、点和连字符组成的 &quot;id&quot;</translation>
    </message>
    <message>
        <source>it cannot be loaded: %1</source>
        <translation>无法加载它：%1</translation>
    </message>
    <message>
        <source>its class is no WindowPlugin: Q_INTERFACES is missing</source>
        <translation>其类不是 WindowPlugin：缺少 Q_INTERFACES</translation>
    </message>
    <message>
        <source>it has failed while it was made: %1</source>
        <translation>创建它时失败：%1</translation>
    </message>
    <message>
        <source>it has failed while it was made</source>
        <translation>创建它时失败</translation>
    </message>
</context>
<context>
    <name>sparkwright::PluginsPage</name>
    <message>
        <source>Show &amp;folder of plugins</source>
        <translation>显示插件文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>插件</translation>
    </message>
    <message>
        <source>Plugins add panels and commands to the window. They are shared libraries in %1, read at the start of the program. Use only those that you trust: they can do whatever you can.</source>
        <translation>插件为窗口添加面板和命令。它们是 %1 中的共享库，在程序启动时读取。请只使用您信任的插件：您能做的一切，它们都能做。</translation>
    </message>
    <message>
        <source>Plugin</source>
        <translation>插件</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Show the folder in which plugins are looked for; it is made if it is missing</source>
        <translation>显示查找插件的文件夹；若不存在则会创建</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Not used: %1</source>
        <translation>未使用：%1</translation>
    </message>
    <message>
        <source>Has failed: %1</source>
        <translation>已失败：%1</translation>
    </message>
    <message>
        <source>There are no plugins</source>
        <translation>没有插件</translation>
    </message>
</context>
<context>
    <name>sparkwright::PluginsPart</name>
    <message>
        <source>%1 is not used as a plugin: %2</source>
        <translation>未将 %1 用作插件：%2</translation>
    </message>
    <message>
        <source>%1 is not used: %2 is the same plugin</source>
        <translation>未使用 %1：%2 是同一插件</translation>
    </message>
    <message>
        <source>The plugin %1 is not used: %2</source>
        <translation>未使用插件 %1：%2</translation>
    </message>
    <message>
        <source>The plugin %1 has failed and is switched off</source>
        <translation>插件 %1 失败，已关闭</translation>
    </message>
    <message>
        <source>The plugin %1 has failed and is switched off: %2</source>
        <translation>插件 %1 失败，已关闭：%2</translation>
    </message>
    <message>
        <source>Pl&amp;ugins</source>
        <translation>插件(&amp;U)</translation>
    </message>
</context>
<context>
    <name>sparkwright::PointTool</name>
    <message>
        <source>Release: move · Ctrl: steps · Type numbers · Enter: apply · Esc: cancel</source>
        <translation>松开：移动 · Ctrl：步进 · 输入数字 · Enter：应用 · Esc：取消</translation>
    </message>
    <message>
        <source>%1 · Drag: move · Ctrl: steps of 1 cm</source>
        <translation>%1 · 拖动：移动 · Ctrl：每步 1 cm</translation>
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
        <translation>无法接受连接：%1。</translation>
    </message>
    <message>
        <source>%1. Agents connect to port %2 instead, monitors to port %3.</source>
        <translation>%1。智能体改为连接到端口 %2，监视器连接到端口 %3。</translation>
    </message>
    <message>
        <source>Use ports %1 and %2</source>
        <translation>使用端口 %1 和 %2</translation>
    </message>
    <message>
        <source>Opens free ports for agents and monitors, while the simulation goes on</source>
        <translation>为智能体和监视器打开空闲端口，仿真继续运行</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Tries the same ports again, when the other program has ended</source>
        <translation>另一程序结束后，再次尝试相同的端口</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Hides this notice</source>
        <translation>隐藏此通知</translation>
    </message>
</context>
<context>
    <name>sparkwright::PoseEditing</name>
    <message>
        <source>There is no room for it.</source>
        <translation>没有足够的空间放置它。</translation>
    </message>
    <message numerus="yes">
        <source>%n things</source>
        <translation>
            <numerusform>%n 个物体</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>旋转 %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>移动 %1</translation>
    </message>
    <message>
        <source>No scene file sets its pose: a script or an agent has made it.</source>
        <translation>没有场景文件设置其位姿：它由脚本或智能体创建。</translation>
    </message>
    <message>
        <source>No Transform in %1 contains this: put one around it.</source>
        <translation>%1 中没有包含它的 Transform：请在其外面加一个。</translation>
    </message>
    <message>
        <source>%1 sets its pose. Open that file to edit it, or put a Transform around its import in %2.</source>
        <translation>其位姿由 %1 设置。请打开该文件进行编辑，或在 %2 中为其导入加上 Transform。</translation>
    </message>
    <message>
        <source>%1 computes this number: %2. Change it in the text, or put a Transform with numbers around it.</source>
        <translation>该数由 %1 计算：%2。请在文本中更改，或在其外面加上带数值的 Transform。</translation>
    </message>
    <message>
        <source>%1 sets its pose in a switch. Change it in the text, or put a Transform around it.</source>
        <translation>%1 在 switch 中设置其位姿。请在文本中更改，或在其外面加上 Transform。</translation>
    </message>
    <message>
        <source>Its pose differs from that in %1, so something else moves it. Reset the scene, or change it in the text.</source>
        <translation>其位姿与 %1 中的不同，因此另有因素在移动它。请重置场景，或在文本中更改。</translation>
    </message>
    <message>
        <source>%1 makes several of these, and would move all of them. Change it where the file is imported.</source>
        <translation>%1 创建了多个这样的物体，会将它们全部移动。请在导入该文件的位置更改。</translation>
    </message>
    <message>
        <source>The text no longer contains this. Restart edit mode.</source>
        <translation>文本中已不含此物体。请重新启动编辑模式。</translation>
    </message>
</context>
<context>
    <name>sparkwright::PoseKeeping</name>
    <message>
        <source>Keep poses</source>
        <translation>保留位姿</translation>
    </message>
    <message numerus="yes">
        <source>Wrote the poses of %n thing(s) into %1.</source>
        <translation>
            <numerusform>已将 %n 个物体的位姿写入 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing in %1 has moved.</source>
        <translation>%1 中没有任何物体移动过。</translation>
    </message>
    <message numerus="yes">
        <source>The text computes the poses of %n thing(s): change them there.</source>
        <translation>
            <numerusform>有 %n 个物体的位姿由文本计算得出：请在文本中更改。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) have no Transform of their own in this file.</source>
        <translation>
            <numerusform>有 %n 个物体在此文件中没有自己的 Transform。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>Search all settings</source>
        <translation>搜索所有设置</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>按键和鼠标</translation>
    </message>
    <message>
        <source>No setting has these words. The command palette finds commands.</source>
        <translation>没有设置包含这些词语。命令可用命令面板查找。</translation>
    </message>
    <message>
        <source>&amp;Reset this page</source>
        <translation>重置此页(&amp;R)</translation>
    </message>
    <message>
        <source>Set all settings of this page to their presets</source>
        <translation>将此页的所有设置恢复为预设</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
</context>
<context>
    <name>sparkwright::PreferencesPart</name>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>首选项(&amp;F)…</translation>
    </message>
    <message>
        <source>Settings of the program: look, views, simulation, editor, match</source>
        <translation>程序的设置：外观、视图、仿真、编辑器、比赛</translation>
    </message>
    <message>
        <source>Ke&amp;ys and mouse…</source>
        <translation>按键和鼠标(&amp;Y)…</translation>
    </message>
    <message>
        <source>Choose a profile of keys and mouse, change keys, find conflicts</source>
        <translation>选择按键和鼠标方案、更改按键、查找冲突</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>插件</translation>
    </message>
</context>
<context>
    <name>sparkwright::ProblemMarks</name>
    <message>
        <source>Quick fixes</source>
        <translation>快速修复</translation>
    </message>
    <message>
        <source>No quick fix here</source>
        <translation>此处没有快速修复</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>选择文件</translation>
    </message>
</context>
<context>
    <name>sparkwright::ProblemsPanel</name>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Problems of the open texts</source>
        <translation>打开的文本中的问题</translation>
    </message>
    <message numerus="yes">
        <source>%n more problem(s)</source>
        <translation>
            <numerusform>另有 %n 个问题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n 个问题</numerusform>
        </translation>
    </message>
    <message>
        <source>Texts of scenes are checked while they are open: Edit ▸ Show source opens that of the scene.</source>
        <translation>场景的文本在打开时会被检查：“编辑 ▸ 显示源代码”可打开该场景的文本。</translation>
    </message>
    <message>
        <source>Nothing is wrong in the open texts and in what they import.</source>
        <translation>打开的文本及其导入的内容均没有问题。</translation>
    </message>
</context>
<context>
    <name>sparkwright::ProgramWords</name>
    <message>
        <source>starting</source>
        <translation>正在启动</translation>
    </message>
    <message>
        <source>running</source>
        <translation>正在运行</translation>
    </message>
    <message>
        <source>running in the background</source>
        <translation>正在后台运行</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>正在停止</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>ended with code %1</source>
        <translation>已结束，代码 %1</translation>
    </message>
    <message>
        <source>crashed (%1)</source>
        <translation>已崩溃（%1）</translation>
    </message>
    <message>
        <source>not started: %1</source>
        <translation>未启动：%1</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2</source>
        <translation>无法启动 %1：%2</translation>
    </message>
    <message>
        <source>%1 crashed at once (%2)</source>
        <translation>%1 启动后立即崩溃（%2）</translation>
    </message>
    <message>
        <source>%1 crashed (%2)</source>
        <translation>%1 已崩溃（%2）</translation>
    </message>
    <message>
        <source>%1 ended at once, with code %2</source>
        <translation>%1 启动后立即结束，代码 %2</translation>
    </message>
    <message>
        <source>%1 ended with code %2</source>
        <translation>%1 已结束，代码 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>sparkwright::ProgramsPanel</name>
    <message>
        <source>Programs</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>No program has been started here. Start a team from its team file, or a single program: what they print is shown here, and they can be stopped and restarted.</source>
        <translation>此处尚未启动任何程序。可根据球队文件启动球队，或启动单个程序：其输出将显示在此处，并可停止和重新启动。</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>重新启动</translation>
    </message>
    <message>
        <source>Stops the program if it runs, and starts it again</source>
        <translation>若程序正在运行则停止，然后再次启动</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Asks the program to end, and kills it after three seconds</source>
        <translation>请求程序结束，三秒后强制结束</translation>
    </message>
    <message>
        <source>Kill</source>
        <translation>强制结束</translation>
    </message>
    <message>
        <source>Ends the program and all that it has started, at once</source>
        <translation>立即结束该程序及其启动的所有程序</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>从列表中移除</translation>
    </message>
    <message>
        <source>Removes the program and its console from the list</source>
        <translation>从列表中移除该程序及其控制台</translation>
    </message>
</context>
<context>
    <name>sparkwright::ProjectPart</name>
    <message>
        <source>Teams of this project, left and right: %1</source>
        <translation>此项目的球队，左队和右队：%1</translation>
    </message>
    <message>
        <source>The views of the project are not kept: %1</source>
        <translation>项目的视图未保存：%1</translation>
    </message>
</context>
<context>
    <name>sparkwright::ProjectWizard</name>
    <message>
        <source>New project</source>
        <translation>新建项目</translation>
    </message>
    <message>
        <source>&amp;Make and open</source>
        <translation>创建并打开(&amp;M)</translation>
    </message>
    <message>
        <source>What kind of project?</source>
        <translation>什么类型的项目？</translation>
    </message>
    <message>
        <source>A project is a folder with a scene and all that belongs to it.</source>
        <translation>项目是一个文件夹，包含场景及其所需的一切。</translation>
    </message>
    <message>
        <source>Kinds of projects</source>
        <translation>项目类型</translation>
    </message>
    <message>
        <source>Empty scene
Ground, lamps and a box, to build something new</source>
        <translation>空场景
地面、光源和一个箱子，用于构建新内容</translation>
    </message>
    <message>
        <source>Robot
A first robot on wheels or legs, and a program that moves it</source>
        <translation>机器人
第一个轮式或腿式机器人，以及让它运动的程序</translation>
    </message>
    <message>
        <source>Soccer match
The field of the 3D league, your own team, and an opponent</source>
        <translation>足球比赛
3D 组的场地、您自己的球队和一个对手</translation>
    </message>
    <message>
        <source>Scene that you have
An RSG scene, a RoSi scene or a set-up script of SimSpark; it stays where it is</source>
        <translation>已有的场景
RSG 场景、RoSi 场景或 SimSpark 的配置脚本；文件保留在原处</translation>
    </message>
    <message>
        <source>Name and folder</source>
        <translation>名称和文件夹</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>选择文件夹</translation>
    </message>
    <message>
        <source>Choose a scene</source>
        <translation>选择场景</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>In Python</source>
        <translation>使用 Python</translation>
    </message>
    <message>
        <source>In C++</source>
        <translation>使用 C++</translation>
    </message>
    <message>
        <source>Letters, digits, _, - and .</source>
        <translation>字母、数字、_、- 和 .</translation>
    </message>
    <message>
        <source>&amp;Scene</source>
        <translation>场景(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Program to begin with</source>
        <translation>起始程序(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Team</source>
        <translation>球队(&amp;T)</translation>
    </message>
    <message>
        <source>What is made</source>
        <translation>将创建的内容</translation>
    </message>
    <message>
        <source>Each file says in comments what it is for and how to go on.</source>
        <translation>每个文件都在注释中说明其用途以及后续步骤。</translation>
    </message>
    <message>
        <source>&amp;Describe the robot…</source>
        <translation>描述机器人(&amp;D)…</translation>
    </message>
    <message>
        <source>Folder of the project</source>
        <translation>项目文件夹</translation>
    </message>
    <message>
        <source>Scene of the project</source>
        <translation>项目的场景</translation>
    </message>
    <message>
        <source>Scenes and set-ups (*.rsg *.ros *.rb)</source>
        <translation>场景和配置 (*.rsg *.ros *.rb)</translation>
    </message>
    <message>
        <source>N&amp;ame</source>
        <translation>名称(&amp;A)</translation>
    </message>
</context>
<context>
    <name>sparkwright::PropertyPanel</name>
    <message>
        <source>Filter properties</source>
        <translation>筛选属性</translation>
    </message>
    <message>
        <source>What the property does</source>
        <translation>属性的作用</translation>
    </message>
    <message>
        <source>Select a node to see its properties.</source>
        <translation>选择一个节点以查看其属性。</translation>
    </message>
    <message>
        <source>What is selected has no properties.</source>
        <translation>所选对象没有属性。</translation>
    </message>
    <message numerus="yes">
        <source>%n nodes</source>
        <translation>
            <numerusform>%n 个节点</numerusform>
        </translation>
    </message>
    <message>
        <source>Properties of %1</source>
        <translation>%1 的属性</translation>
    </message>
    <message>
        <source>Set %1 of %2</source>
        <translation>设置 %2 的 %1</translation>
    </message>
    <message>
        <source>Reset %1 of %2</source>
        <translation>重置 %2 的 %1</translation>
    </message>
    <message>
        <source>Choose file</source>
        <translation>选择文件</translation>
    </message>
    <message>
        <source>This belongs to %1, which is imported. &lt;a href=&quot;%2:%3&quot;&gt;Open it&lt;/a&gt; to edit its properties.</source>
        <translation>它属于被导入的 %1。&lt;a href=&quot;%2:%3&quot;&gt;打开它&lt;/a&gt;以编辑其属性。</translation>
    </message>
    <message>
        <source>The values that the import passes are edited in the text.</source>
        <translation>导入所传递的值在文本中编辑。</translation>
    </message>
    <message>
        <source>Here is what %1 makes. &lt;a href=&quot;%2:0&quot;&gt;Open it&lt;/a&gt; (Ctrl+Enter in the tree, F4 in the text) to edit its nodes.</source>
        <translation>这里是 %1 生成的内容。&lt;a href=&quot;%2:0&quot;&gt;打开它&lt;/a&gt;（在树中按 Ctrl+Enter，在文本中按 F4）以编辑其节点。</translation>
    </message>
</context>
<context>
    <name>sparkwright::PropertyRow</name>
    <message>
        <source>Reset to default: removes the call</source>
        <translation>重置为默认值：移除该调用</translation>
    </message>
    <message>
        <source>In the running simulation</source>
        <translation>在运行中的仿真里</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>重置 %1</translation>
    </message>
    <message>
        <source>Choose colour of %1</source>
        <translation>选择 %1 的颜色</translation>
    </message>
    <message>
        <source>Choose colour</source>
        <translation>选择颜色</translation>
    </message>
    <message>
        <source>Choose file</source>
        <translation>选择文件</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1，第 %2 行</translation>
    </message>
</context>
<context>
    <name>sparkwright::QualityCommands</name>
    <message>
        <source>Drawing &amp;quality</source>
        <translation>绘制质量(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Own…</source>
        <translation>自定义(&amp;O)…</translation>
    </message>
    <message>
        <source>Choose shadows, darker corners, glow, smooth edges, textures and detail yourself</source>
        <translation>自行选择阴影、角落变暗、辉光、边缘平滑、纹理和细节</translation>
    </message>
</context>
<context>
    <name>sparkwright::QualityDialog</name>
    <message>
        <source>D&amp;arker corners</source>
        <translation>角落变暗(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Glow around what is very bright</source>
        <translation>高亮处的辉光(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Textures</source>
        <translation>纹理(&amp;T)</translation>
    </message>
    <message>
        <source>Own drawing quality</source>
        <translation>自定义绘制质量</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Hard, on the ground</source>
        <translation>硬边，仅地面</translation>
    </message>
    <message>
        <source>Soft, everywhere</source>
        <translation>柔和，所有位置</translation>
    </message>
    <message>
        <source>As they are</source>
        <translation>保持原样</translation>
    </message>
    <message>
        <source>2 samples</source>
        <translation>2 个采样</translation>
    </message>
    <message>
        <source>4 samples</source>
        <translation>4 个采样</translation>
    </message>
    <message>
        <source>8 samples</source>
        <translation>8 个采样</translation>
    </message>
    <message>
        <source>Coarse</source>
        <translation>粗糙</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>精细</translation>
    </message>
    <message>
        <source>Less light where things are close to one another</source>
        <translation>物体彼此靠近处光线较暗</translation>
    </message>
    <message>
        <source>Lamps, and what is as bright as the sun makes it, spread some of their light</source>
        <translation>灯以及亮如日照的物体会向周围散射部分光</translation>
    </message>
    <message>
        <source>Samples per pixel. When drawing is slow, edges are smoothed once the picture stands still.</source>
        <translation>每像素的采样数。绘制较慢时，画面静止后才平滑边缘。</translation>
    </message>
    <message>
        <source>Pictures on things; without them, one sees the colours of their materials</source>
        <translation>物体上的图案；没有纹理时显示其材质的颜色</translation>
    </message>
    <message>
        <source>How near things must be to be drawn with all their faces</source>
        <translation>物体距离多近时绘制其全部面</translation>
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
        <translation>初始值：</translation>
    </message>
    <message>
        <source>&amp;Shadows:</source>
        <translation>阴影(&amp;S)：</translation>
    </message>
    <message>
        <source>&amp;Edges:</source>
        <translation>边缘(&amp;E)：</translation>
    </message>
    <message>
        <source>&amp;Detail:</source>
        <translation>细节(&amp;D)：</translation>
    </message>
    <message>
        <source>Time:</source>
        <translation>时间：</translation>
    </message>
    <message>
        <source>Time of drawing</source>
        <translation>绘制时间</translation>
    </message>
    <message>
        <source>measuring…</source>
        <translation>正在测量…</translation>
    </message>
    <message>
        <source>%1 ms per picture, at most %2 a second</source>
        <extracomment>%1: milliseconds, %2: pictures per second</extracomment>
        <translation>每帧 %1 ms，每秒最多 %2 帧</translation>
    </message>
</context>
<context>
    <name>sparkwright::ReadingView</name>
    <message>
        <source>What the sensor has measured</source>
        <translation>传感器测得的内容</translation>
    </message>
    <message>
        <source>Wheel: range; double click: all</source>
        <translation>滚轮：范围；双击：全部</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>%1 m at %2°</source>
        <translation>%1 m，方向 %2°</translation>
    </message>
</context>
<context>
    <name>sparkwright::RecordingOpener</name>
    <message>
        <source>Opening %1…</source>
        <translation>正在打开 %1…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>sparkwright::RecordingsDialog</name>
    <message>
        <source>Recorded runs</source>
        <translation>已录制的运行</translation>
    </message>
    <message>
        <source>&amp;Record every run</source>
        <translation>录制每次运行(&amp;R)</translation>
    </message>
    <message>
        <source>Runs are recorded in files of this folder; the oldest files make room for new ones</source>
        <translation>运行录制到此文件夹的文件中；最旧的文件会为新文件腾出空间</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Room for recordings</source>
        <translation>录像空间</translation>
    </message>
    <message>
        <source>Room for all recordings; the oldest are deleted when there are more</source>
        <translation>所有录像的空间；超出时删除最旧的录像</translation>
    </message>
    <message>
        <source>in at &amp;most</source>
        <translation>最多占用(&amp;M)</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>至</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Recordings, newest first</source>
        <translation>录像，最新的在前</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>Watch the recording in the views</source>
        <translation>在视图中观看录像</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>保存副本(&amp;S)…</translation>
    </message>
    <message>
        <source>Copy the recording into a folder of yours, where it stays</source>
        <translation>将录像复制到您自己的文件夹，长期保留</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>Delete the selected recordings; the present run is kept</source>
        <translation>删除所选录像；当前运行会保留</translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s), %1 in %2</source>
        <translation>
            <numerusform>%n 段录像，%1，位于 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (this run)</source>
        <translation>%1（此次运行）</translation>
    </message>
    <message>
        <source>Save a copy of the recording</source>
        <translation>保存录像副本</translation>
    </message>
    <message>
        <source>Recordings (*.mcap)</source>
        <translation>录像 (*.mcap)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>已保存为 %1</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>无法保存 %1：%2</translation>
    </message>
    <message>
        <source>Delete recordings</source>
        <translation>删除录像</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n recording(s)? This cannot be undone.</source>
        <translation>
            <numerusform>删除 %n 段录像？此操作无法撤销。</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>%1 could not be deleted: %2</source>
        <translation>无法删除 %1：%2</translation>
    </message>
</context>
<context>
    <name>sparkwright::RemedyButton</name>
    <message>
        <source>Close other programs that use the processor</source>
        <translation>请关闭占用处理器的其他程序</translation>
    </message>
    <message>
        <source>Make it faster</source>
        <translation>加快速度</translation>
    </message>
    <message>
        <source>What would make the run as fast as asked for</source>
        <translation>如何使运行达到所要求的速度</translation>
    </message>
</context>
<context>
    <name>sparkwright::RemotePart</name>
    <message>
        <source>&amp;Connect to server…</source>
        <translation>连接到服务器(&amp;C)…</translation>
    </message>
    <message>
        <source>Watch a match that runs on another server</source>
        <translation>观看在另一台服务器上进行的比赛</translation>
    </message>
    <message>
        <source>&amp;Disconnect</source>
        <translation>断开连接(&amp;D)</translation>
    </message>
    <message>
        <source>Return from the other server to the own simulation</source>
        <translation>从另一台服务器返回自己的仿真</translation>
    </message>
    <message>
        <source>&amp;Name and delay…</source>
        <translation>名称和延迟(&amp;N)…</translation>
    </message>
    <message>
        <source>Name the server that is shown, and show it evenly over a bad network, a moment later</source>
        <translation>为所显示的服务器命名，并在网络不佳时稍作延迟、平稳地显示</translation>
    </message>
    <message>
        <source>Ask for the &amp;full state</source>
        <translation>请求完整状态(&amp;F)</translation>
    </message>
    <message>
        <source>Ask the server for everything again, when what is shown looks wrong</source>
        <translation>显示内容有误时，向服务器重新请求全部内容</translation>
    </message>
    <message>
        <source>&amp;End the server…</source>
        <translation>结束服务器(&amp;E)…</translation>
    </message>
    <message>
        <source>End the program of the server that is shown; asks first</source>
        <translation>结束所显示的服务器的程序；会先询问</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Do not try any more: return to the own simulation</source>
        <translation>不再尝试：返回自己的仿真</translation>
    </message>
    <message>
        <source>Cancel connecting</source>
        <translation>取消连接</translation>
    </message>
    <message>
        <source>Asked for the full state</source>
        <translation>已请求完整状态</translation>
    </message>
    <message>
        <source>The scene of this server is too large: only %L1 of its %L2 parts are drawn</source>
        <translation>此服务器的场景过大：%L2 个部件中只绘制 %L1 个</translation>
    </message>
    <message>
        <source>End the server</source>
        <translation>结束服务器</translation>
    </message>
    <message>
        <source>End the server %1?</source>
        <translation>结束服务器 %1？</translation>
    </message>
    <message>
        <source>Its program ends, and with it the match, for everybody who is connected. It cannot be started again from here.</source>
        <translation>服务器的程序将结束，所有已连接者的比赛也随之结束。无法从此处重新启动。</translation>
    </message>
    <message>
        <source>&amp;End the server</source>
        <translation>结束服务器(&amp;E)</translation>
    </message>
    <message>
        <source>Asked %1 to end</source>
        <translation>已请求 %1 结束</translation>
    </message>
    <message>
        <source>%1. Needs a server that is connected: the simulation of this window is not one</source>
        <translation>%1。需要已连接的服务器：此窗口的仿真不算</translation>
    </message>
</context>
<context>
    <name>sparkwright::ReplayPart</name>
    <message>
        <source>Open re&amp;cording…</source>
        <translation>打开录像(&amp;C)…</translation>
    </message>
    <message>
        <source>Open a recording or a monitor log, and watch it in the views</source>
        <translation>打开录像或监视器日志，并在视图中观看</translation>
    </message>
    <message>
        <source>Back to &amp;live</source>
        <translation>返回实时(&amp;L)</translation>
    </message>
    <message>
        <source>Return from the recording to the running simulation</source>
        <translation>从录像返回运行中的仿真</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>后退一步(&amp;B)</translation>
    </message>
    <message>
        <source>Go back by one frame of the recording, then pause</source>
        <translation>在录像中后退一帧，然后暂停</translation>
    </message>
    <message>
        <source>Go to the s&amp;tart</source>
        <translation>转到开头(&amp;T)</translation>
    </message>
    <message>
        <source>Go to the first frame of the recording</source>
        <translation>转到录像的第一帧</translation>
    </message>
    <message>
        <source>Go to the &amp;end</source>
        <translation>转到末尾(&amp;E)</translation>
    </message>
    <message>
        <source>Go to the last frame of the recording</source>
        <translation>转到录像的最后一帧</translation>
    </message>
    <message>
        <source>Previous &amp;goal</source>
        <translation>上一个进球(&amp;G)</translation>
    </message>
    <message>
        <source>Go to some seconds before the previous goal</source>
        <translation>转到上一个进球之前数秒</translation>
    </message>
    <message>
        <source>Next g&amp;oal</source>
        <translation>下一个进球(&amp;O)</translation>
    </message>
    <message>
        <source>Go to some seconds before the next goal</source>
        <translation>转到下一个进球之前数秒</translation>
    </message>
    <message>
        <source>&amp;Previous event</source>
        <translation>上一个事件(&amp;P)</translation>
    </message>
    <message>
        <source>Go to the previous decision of the referee</source>
        <translation>转到裁判的上一个判罚</translation>
    </message>
    <message>
        <source>&amp;Next event</source>
        <translation>下一个事件(&amp;N)</translation>
    </message>
    <message>
        <source>Go to the next decision of the referee</source>
        <translation>转到裁判的下一个判罚</translation>
    </message>
    <message>
        <source>%1 could not be opened: the log says why</source>
        <translation>无法打开 %1：原因见日志</translation>
    </message>
    <message>
        <source>%1: %2 frames, %3</source>
        <translation>%1：%2 帧，%3</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间轴</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>此次运行</translation>
    </message>
</context>
<context>
    <name>sparkwright::RestoreDialog</name>
    <message>
        <source>&amp;Discard all</source>
        <translation>全部放弃(&amp;D)</translation>
    </message>
    <message>
        <source>%1: edited on %2; the file has changed on disk since</source>
        <translation>%1：编辑于 %2；此后磁盘上的文件已更改</translation>
    </message>
    <message>
        <source>%1: edited on %2</source>
        <translation>%1：编辑于 %2</translation>
    </message>
    <message>
        <source>The program ended without saving the edits of these files. Restore them?</source>
        <translation>程序结束时未保存对这些文件的编辑。是否恢复？</translation>
    </message>
    <message>
        <source>Files with kept edits</source>
        <translation>有保留编辑的文件</translation>
    </message>
    <message>
        <source>Restore unsaved edits</source>
        <translation>恢复未保存的编辑</translation>
    </message>
    <message>
        <source>&amp;Restore selected</source>
        <translation>恢复所选(&amp;R)</translation>
    </message>
    <message>
        <source>Restores the edits of the checked files; those of the others stay kept and are offered again</source>
        <translation>恢复勾选文件的编辑；其余的仍会保留并再次提供</translation>
    </message>
</context>
<context>
    <name>sparkwright::ResultPlotPage</name>
    <message>
        <source>Show</source>
        <extracomment>what a plot shows: a result …</extracomment>
        <translation>显示</translation>
    </message>
    <message>
        <source>over</source>
        <extracomment>… over a parameter</extracomment>
        <translation>相对于</translation>
    </message>
    <message>
        <source>Result that is plotted</source>
        <translation>所绘制的结果</translation>
    </message>
    <message>
        <source>Parameter of the plot</source>
        <translation>曲线图的参数</translation>
    </message>
    <message>
        <source>As soon as runs are done, their results are plotted here.</source>
        <translation>运行完成后，其结果将绘制在此处。</translation>
    </message>
</context>
<context>
    <name>sparkwright::ResultWords</name>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Score, left team</source>
        <translation>比分，左队</translation>
    </message>
    <message>
        <source>Score, right team</source>
        <translation>比分，右队</translation>
    </message>
    <message>
        <source>Score difference</source>
        <translation>比分差</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>进球</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>犯规</translation>
    </message>
    <message>
        <source>Simulated time, s</source>
        <translation>仿真时间，s</translation>
    </message>
    <message>
        <source>Wall time, s</source>
        <translation>实际时间，s</translation>
    </message>
    <message>
        <source>%1, end</source>
        <extracomment>%1: the path of a signal</extracomment>
        <translation>%1，最终值</translation>
    </message>
    <message>
        <source>%1, least</source>
        <translation>%1，最小值</translation>
    </message>
    <message>
        <source>%1, greatest</source>
        <translation>%1，最大值</translation>
    </message>
    <message>
        <source>%1, mean</source>
        <translation>%1，平均值</translation>
    </message>
    <message>
        <source>Share of the score, right team</source>
        <translation>右队得分占比</translation>
    </message>
</context>
<context>
    <name>sparkwright::RobotExportDialog</name>
    <message>
        <source>Export robot</source>
        <translation>导出机器人</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose where to save</source>
        <translation>选择保存位置</translation>
    </message>
    <message>
        <source>A file in URDF; meshes go to a folder beside it</source>
        <translation>URDF 文件；网格放在其旁边的文件夹中</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>The robot is written as it is in the scene file, with all joints at zero.</source>
        <translation>机器人按场景文件中的样子写出，所有关节为零位。</translation>
    </message>
    <message>
        <source>Export is going on</source>
        <translation>正在导出</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>What is different</source>
        <translation>不同之处</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>处理方法</translation>
    </message>
    <message>
        <source>What URDF cannot say</source>
        <translation>URDF 无法表达的内容</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>导出(&amp;E)</translation>
    </message>
    <message>
        <source>Robots (*.urdf)</source>
        <translation>机器人 (*.urdf)</translation>
    </message>
    <message>
        <source>Replace the file %1?</source>
        <translation>替换文件 %1？</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>Building the robot…</source>
        <translation>正在构建机器人…</translation>
    </message>
    <message>
        <source>Nothing was written:</source>
        <translation>没有写出任何内容：</translation>
    </message>
    <message>
        <source>The robot was written with all of its mechanics.</source>
        <translation>机器人连同其全部机械结构已写出。</translation>
    </message>
    <message numerus="yes">
        <source>The robot was written. %n thing(s) could not be kept:</source>
        <translation>
            <numerusform>机器人已写出。有 %n 项无法保留：</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::RobotImportDialog</name>
    <message>
        <source>&amp;Held in its place</source>
        <translation>固定在原处(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Ground and lamps, to look at it alone</source>
        <translation>地面和灯光，便于单独查看(&amp;G)</translation>
    </message>
    <message>
        <source>Import robot</source>
        <translation>导入机器人</translation>
    </message>
    <message>
        <source>Folders of packages, separated by ;</source>
        <translation>包的文件夹，以 ; 分隔</translation>
    </message>
    <message>
        <source>Where meshes named package://… are looked for, beside the folders of the robot</source>
        <translation>除机器人的文件夹外，还在这些位置查找以 package://… 命名的网格</translation>
    </message>
    <message>
        <source>Hull: what touches is convex and stands well</source>
        <translation>凸包：接触形状为凸形，站立稳定</translation>
    </message>
    <message>
        <source>Parts: several hulls that follow the mesh</source>
        <translation>分块：贴合网格的多个凸包</translation>
    </message>
    <message>
        <source>Triangles: exact, without an inside</source>
        <translation>三角形：精确，但没有内部</translation>
    </message>
    <message>
        <source>Box around it</source>
        <translation>包围它的长方体</translation>
    </message>
    <message>
        <source>How meshes touch other things; each collider of the scene can be changed later</source>
        <translation>网格如何与其他物体接触；场景的每个碰撞体以后都可更改</translation>
    </message>
    <message>
        <source>The root of the robot does not move, like an arm that is screwed to a table</source>
        <translation>机器人的根部不运动，如同用螺钉固定在桌上的机械臂</translation>
    </message>
    <message>
        <source>&amp;Robot</source>
        <translation>机器人(&amp;R)</translation>
    </message>
    <message>
        <source>Choose a robot</source>
        <translation>选择机器人</translation>
    </message>
    <message>
        <source>&amp;Packages</source>
        <translation>包(&amp;P)</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>添加文件夹</translation>
    </message>
    <message>
        <source>&amp;Scene</source>
        <translation>场景(&amp;S)</translation>
    </message>
    <message>
        <source>Choose where to save</source>
        <translation>选择保存位置</translation>
    </message>
    <message>
        <source>&amp;Meshes collide as</source>
        <translation>网格碰撞方式(&amp;M)</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>基座</translation>
    </message>
    <message>
        <source>Meshes that were read</source>
        <translation>已读取的网格</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>What became of the robot</source>
        <translation>机器人的转换结果</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>处理方法</translation>
    </message>
    <message>
        <source>Report: what was kept, changed and lost</source>
        <translation>报告：保留、更改和丢失的内容</translation>
    </message>
    <message>
        <source>A double click shows the line in the robot&apos;s file</source>
        <translation>双击可在机器人的文件中显示该行</translation>
    </message>
    <message>
        <source>&amp;Convert</source>
        <translation>转换(&amp;C)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>Stop the conversion; nothing is written</source>
        <translation>停止转换；不写入任何内容</translation>
    </message>
    <message>
        <source>&amp;Drive it</source>
        <translation>驱动(&amp;D)</translation>
    </message>
    <message>
        <source>Open the scene, let it run, and move the joints by sliders</source>
        <translation>打开场景并运行，用滑块移动关节</translation>
    </message>
    <message>
        <source>&amp;Open scene</source>
        <translation>打开场景(&amp;O)</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Robots (*.urdf *.xacro *.xml);;All files (*)</source>
        <translation>机器人 (*.urdf *.xacro *.xml);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Scenes (*.rsg)</source>
        <translation>场景 (*.rsg)</translation>
    </message>
    <message>
        <source>Replace the file %1?</source>
        <translation>替换文件 %1？</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>Reading the robot…</source>
        <translation>正在读取机器人…</translation>
    </message>
    <message>
        <source>%v of %m meshes</source>
        <translation>网格 %v / %m</translation>
    </message>
    <message>
        <source>Nothing was written. What is wrong:</source>
        <translation>未写入任何内容。问题如下：</translation>
    </message>
    <message>
        <source>The scene was written; everything was kept.</source>
        <translation>场景已写入；所有内容均已保留。</translation>
    </message>
    <message>
        <source>The scene was written. Lost: %1, changed: %2.</source>
        <translation>场景已写入。丢失：%1，更改：%2。</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>已丢失</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>已保留</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 — and %n more of this kind</source>
        <translation>
            <numerusform>%1 — 另有 %n 项同类内容</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::RobotProblems</name>
    <message>
        <source>The text has changed meanwhile: try again when it has been checked.</source>
        <translation>文本在此期间已更改：请在检查完成后重试。</translation>
    </message>
</context>
<context>
    <name>sparkwright::RobotWizard</name>
    <message>
        <source>&amp;Gyroscope and accelerometer</source>
        <translation>陀螺仪和加速度计(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Position (GPS)</source>
        <translation>位置（GPS）(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Camera in front</source>
        <translation>前置相机(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Forces on the feet</source>
        <translation>足部受力(&amp;F)</translation>
    </message>
    <message>
        <source>G&amp;round and lamps, to look at it alone</source>
        <translation>地面和灯光，便于单独查看(&amp;R)</translation>
    </message>
    <message>
        <source>New robot</source>
        <translation>新建机器人</translation>
    </message>
    <message>
        <source>&amp;Save and open</source>
        <translation>保存并打开(&amp;S)</translation>
    </message>
    <message>
        <source>What kind of robot?</source>
        <translation>哪种机器人？</translation>
    </message>
    <message>
        <source>All values can be changed later, in the scene file.</source>
        <translation>所有值以后都可在场景文件中更改。</translation>
    </message>
    <message>
        <source>On wheels</source>
        <translation>轮式</translation>
    </message>
    <message>
        <source>On legs</source>
        <translation>腿式</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>类型(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Wheels</source>
        <translation>轮数(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Legs</source>
        <translation>腿数(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Joints per leg</source>
        <translation>每条腿的关节数(&amp;J)</translation>
    </message>
    <message>
        <source>2 wheels get a caster; otherwise an even number</source>
        <translation>2 个轮子时带一个脚轮；否则为偶数个</translation>
    </message>
    <message>
        <source>An even number</source>
        <translation>偶数</translation>
    </message>
    <message>
        <source>1: hip pitch. 2: and knee. 3: hip roll. 4: ankle pitch. 5: ankle roll. 6: hip yaw</source>
        <translation>1：髋俯仰。2：加膝。3：髋横滚。4：踝俯仰。5：踝横滚。6：髋偏航</translation>
    </message>
    <message>
        <source>Sizes, masses and motors</source>
        <translation>尺寸、质量和电机</translation>
    </message>
    <message>
        <source>Forward is +Y, right is +X.</source>
        <translation>前方为 +Y，右方为 +X。</translation>
    </message>
    <message>
        <source>Width of the trunk</source>
        <translation>躯干宽度</translation>
    </message>
    <message>
        <source>Length of the trunk</source>
        <translation>躯干长度</translation>
    </message>
    <message>
        <source>Height of the trunk</source>
        <translation>躯干高度</translation>
    </message>
    <message>
        <source>Mass of the trunk</source>
        <translation>躯干质量</translation>
    </message>
    <message>
        <source>Wheel radius</source>
        <translation>轮半径</translation>
    </message>
    <message>
        <source>Wheel width</source>
        <translation>轮宽</translation>
    </message>
    <message>
        <source>Wheel mass</source>
        <translation>轮质量</translation>
    </message>
    <message>
        <source>Leg length</source>
        <translation>腿长</translation>
    </message>
    <message>
        <source>Leg mass</source>
        <translation>腿质量</translation>
    </message>
    <message>
        <source>Torque of each motor</source>
        <translation>每个电机的扭矩</translation>
    </message>
    <message>
        <source>Largest speed</source>
        <translation>最大速度</translation>
    </message>
    <message>
        <source>Sensors and file</source>
        <translation>传感器和文件</translation>
    </message>
    <message>
        <source>Each joint has a sensor for its angle. This is the scene:</source>
        <translation>每个关节都有角度传感器。场景如下：</translation>
    </message>
    <message>
        <source>The scene</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>选择文件</translation>
    </message>
    <message>
        <source>Save robot</source>
        <translation>保存机器人</translation>
    </message>
    <message>
        <source>Scenes (*.rsg)</source>
        <translation>场景 (*.rsg)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>Replace the file %1?</source>
        <translation>替换文件 %1？</translation>
    </message>
    <message>
        <source>The robot cannot be saved: %1</source>
        <translation>无法保存机器人：%1</translation>
    </message>
    <message>
        <source>&amp;Make and open</source>
        <translation>创建并打开(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Drive it at once</source>
        <translation>立即驱动(&amp;D)</translation>
    </message>
    <message>
        <source>Let the scene run, and move the joints by sliders</source>
        <translation>运行场景，用滑块移动关节</translation>
    </message>
</context>
<context>
    <name>sparkwright::RobotsPanel</name>
    <message>
        <source>player %1</source>
        <translation>球员 %1</translation>
    </message>
    <message>
        <source>client %1</source>
        <translation>客户端 %1</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>无</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>内置</translation>
    </message>
    <message>
        <source>Robots</source>
        <translation>机器人</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>插件</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>队伍</translation>
    </message>
    <message>
        <source>Led by</source>
        <translation>控制者</translation>
    </message>
    <message>
        <source>Robots of the game</source>
        <translation>比赛中的机器人</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>功能</translation>
    </message>
    <message>
        <source>Plugins of the game</source>
        <translation>比赛的插件</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>启动球员</translation>
    </message>
    <message>
        <source>Bring a robot with a player that leads it</source>
        <translation>放入一个机器人及控制它的球员</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>End the player of the selected robot; its robot goes, too</source>
        <translation>结束所选机器人的球员；机器人也会离开</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Put a manipulator of the selected robot, such as a kicker, into a state</source>
        <translation>将所选机器人的操作部件（如踢球器）置于某状态</translation>
    </message>
    <message>
        <source>There is no robot. Start a player, which brings one, or name robots in the file of the world.</source>
        <translation>没有机器人。请启动会带来机器人的球员程序，或在世界文件中写明机器人。</translation>
    </message>
</context>
<context>
    <name>sparkwright::RobotsPart</name>
    <message>
        <source>Show ro&amp;bots and plugins</source>
        <translation>显示机器人和插件(&amp;B)</translation>
    </message>
    <message>
        <source>Who leads which robot, which plugins there are, and what clients say</source>
        <translation>谁控制哪个机器人、有哪些插件、客户端说了什么</translation>
    </message>
    <message>
        <source>Start pla&amp;yer</source>
        <translation>启动球员(&amp;Y)</translation>
    </message>
    <message>
        <source>Bring a robot with a player that leads it</source>
        <translation>放入一个机器人及控制它的球员</translation>
    </message>
    <message>
        <source>Trai&amp;n a drive…</source>
        <translation>训练驱动(&amp;N)…</translation>
    </message>
    <message>
        <source>Let a network learn from a log how a robot moves</source>
        <translation>让网络从日志中学习机器人如何运动</translation>
    </message>
    <message>
        <source>Robots</source>
        <translation>机器人</translation>
    </message>
    <message>
        <source>%1 is made</source>
        <translation>%1 已生成</translation>
    </message>
</context>
<context>
    <name>sparkwright::RubberBand</name>
    <message numerus="yes">
        <source>%n thing(s)</source>
        <translation>
            <numerusform>%n 个物体</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::RulesModel</name>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Rules that are applied</source>
        <translation>所采用的规则</translation>
    </message>
    <message>
        <source>The rule “%1” is applied.</source>
        <translation>规则“%1”已采用。</translation>
    </message>
    <message>
        <source>The rule “%1” is switched off.</source>
        <translation>规则“%1”已关闭。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>Range %1 to %2.</source>
        <translation>范围 %1 到 %2。</translation>
    </message>
    <message>
        <source>The set-up says %1.</source>
        <translation>配置中为 %1。</translation>
    </message>
    <message>
        <source>Until then it is %1.</source>
        <translation>在此之前为 %1。</translation>
    </message>
    <message>
        <source>Changes count at once.</source>
        <translation>更改立即生效。</translation>
    </message>
    <message>
        <source>Built into the scene: changes take effect after a reset.</source>
        <translation>内置于场景：更改在重置后生效。</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>变量</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>范围</translation>
    </message>
</context>
<context>
    <name>sparkwright::RulesPanel</name>
    <message>
        <source>Choose a variable to see what it means.</source>
        <translation>选择一个变量以查看其含义。</translation>
    </message>
    <message>
        <source>There is no game. Open a set-up with a game, such as setups/soccer.rb, for its rules and their variables.</source>
        <translation>没有比赛。请打开含比赛的配置（如 setups/soccer.rb），以查看其规则和变量。</translation>
    </message>
    <message>
        <source>Find a rule or variable</source>
        <translation>查找规则或变量</translation>
    </message>
    <message>
        <source>Rules and variables</source>
        <translation>规则和变量</translation>
    </message>
    <message>
        <source>As the set-up says</source>
        <translation>按配置</translation>
    </message>
    <message>
        <source>Resets the chosen variable to the value of the set-up</source>
        <translation>将所选变量重置为配置中的值</translation>
    </message>
    <message>
        <source>What the chosen variable means</source>
        <translation>所选变量的含义</translation>
    </message>
</context>
<context>
    <name>sparkwright::RunRecordings</name>
    <message>
        <source>&amp;Record runs</source>
        <translation>录制运行(&amp;R)</translation>
    </message>
    <message>
        <source>Record every run in files of limited size, to look back at it</source>
        <translation>将每次运行录制到大小受限的文件中，以便回看</translation>
    </message>
    <message>
        <source>Loo&amp;k back</source>
        <translation>回看(&amp;K)</translation>
    </message>
    <message>
        <source>Watch what this run has been so far, while it goes on</source>
        <translation>在运行继续的同时，观看此次运行至今的内容</translation>
    </message>
    <message>
        <source>Recorded r&amp;uns…</source>
        <translation>已录制的运行(&amp;U)…</translation>
    </message>
    <message>
        <source>List the runs that are kept; open, save and delete them</source>
        <translation>列出保留的运行；可打开、保存和删除</translation>
    </message>
    <message>
        <source>Runs are not recorded: &lt;i&gt;Simulation › Record runs&lt;/i&gt;.</source>
        <translation>未录制运行：&lt;i&gt;仿真 › 录制运行&lt;/i&gt;。</translation>
    </message>
    <message>
        <source>This run will be recorded as soon as it goes on.</source>
        <translation>此次运行继续后即开始录制。</translation>
    </message>
    <message>
        <source>This run is being recorded (%1; &lt;a href=&quot;list&quot;&gt;all runs&lt;/a&gt; take %2 of at most %3). &lt;a href=&quot;look&quot;&gt;Look back&lt;/a&gt; at it with %4.</source>
        <translation>正在录制此次运行（%1；&lt;a href=&quot;list&quot;&gt;所有运行&lt;/a&gt;占用 %2，最多 %3）。可用 %4 &lt;a href=&quot;look&quot;&gt;回看&lt;/a&gt;。</translation>
    </message>
</context>
<context>
    <name>sparkwright::RunUntilDialog</name>
    <message>
        <source>Run until</source>
        <translation>运行至</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Until:</source>
        <translation>至(&amp;U)：</translation>
    </message>
    <message>
        <source>What the run goes on until</source>
        <translation>运行到何处为止</translation>
    </message>
    <message>
        <source>a time</source>
        <translation>某一时间</translation>
    </message>
    <message>
        <source>some cycles are done</source>
        <translation>完成若干周期</translation>
    </message>
    <message>
        <source>the next goal</source>
        <translation>下一个进球</translation>
    </message>
    <message>
        <source>the next foul</source>
        <translation>下一次犯规</translation>
    </message>
    <message>
        <source>the next decision of any kind</source>
        <translation>下一个任意判罚</translation>
    </message>
    <message>
        <source>a play mode</source>
        <translation>某一比赛模式</translation>
    </message>
    <message>
        <source>a number of the run</source>
        <translation>运行的某个数值</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Simulated time</source>
        <translation>仿真时间</translation>
    </message>
    <message>
        <source>Number of cycles</source>
        <translation>周期数</translation>
    </message>
    <message>
        <source>Play mode</source>
        <translation>比赛模式</translation>
    </message>
    <message>
        <source>Number of the run</source>
        <translation>运行的数值</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Number to compare with</source>
        <translation>用于比较的数</translation>
    </message>
    <message>
        <source>The simulation pauses at this simulated time.</source>
        <translation>仿真在此仿真时间暂停。</translation>
    </message>
    <message>
        <source>The simulation pauses after so many more cycles.</source>
        <translation>仿真再运行这么多周期后暂停。</translation>
    </message>
    <message>
        <source>The simulation pauses as soon as the referee gives a goal.</source>
        <translation>裁判判定进球时，仿真立即暂停。</translation>
    </message>
    <message>
        <source>The simulation pauses as soon as the referee calls a foul.</source>
        <translation>裁判判罚犯规时，仿真立即暂停。</translation>
    </message>
    <message>
        <source>The simulation pauses as soon as the list of events has a new one.</source>
        <translation>事件列表出现新事件时，仿真立即暂停。</translation>
    </message>
    <message>
        <source>The simulation pauses when this play mode begins.</source>
        <translation>此比赛模式开始时，仿真暂停。</translation>
    </message>
    <message>
        <source>The simulation pauses after the first cycle for which this is true. Type a part of a name to find it; expressions such as abs(ball/x) are numbers, too. A condition such as ball/speed &gt; 2 and ball/z &lt; 0.1 can be written as a whole.</source>
        <translation>在首个满足此条件的周期之后，仿真暂停。输入名称的一部分即可查找；abs(ball/x) 之类的表达式也是数值。ball/speed &gt; 2 and ball/z &lt; 0.1 之类的条件可以整体写入。</translation>
    </message>
    <message>
        <source>The recording is searched from here on, as fast as it can be read; Pause ends that.</source>
        <translation>从此处开始，以尽可能快的读取速度搜索录像；“暂停”可结束搜索。</translation>
    </message>
</context>
<context>
    <name>sparkwright::RunningPlugin</name>
    <message>
        <source>an exception without a message</source>
        <translation>没有消息的异常</translation>
    </message>
    <message>
        <source>an exception of unknown kind</source>
        <translation>未知类型的异常</translation>
    </message>
    <message numerus="yes">
        <source>it takes %n ms for each picture, which makes the window slow</source>
        <translation>
            <numerusform>它每帧画面用时 %n ms，使窗口变慢</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>plugin: message</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>sparkwright::RunsModel</name>
    <message>
        <source>Waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>正在运行</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>失败：%1</translation>
    </message>
    <message>
        <source>Not run yet</source>
        <translation>尚未运行</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>a time in seconds</extracomment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Ended: %1</source>
        <translation>已结束：%1</translation>
    </message>
    <message>
        <source>Digest %1</source>
        <translation>摘要 %1</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>number of a run</extracomment>
        <translation>运行</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>比分</translation>
    </message>
    <message>
        <source>Play mode</source>
        <translation>比赛模式</translation>
    </message>
    <message>
        <source>%1 at the end of the run</source>
        <translation>运行结束时的 %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::SafeMode</name>
    <message>
        <source>The last starts of Sparkwright ended in a crash.</source>
        <translation>Sparkwright 最近几次启动均以崩溃结束。</translation>
    </message>
    <message>
        <source>Safe mode starts with presets and draws as simply as possible. Your settings and layouts are not touched.</source>
        <translation>安全模式以预设启动，并以尽可能简单的方式绘制。不会改动您的设置和布局。</translation>
    </message>
    <message>
        <source>Start in &amp;safe mode</source>
        <translation>以安全模式启动(&amp;S)</translation>
    </message>
    <message>
        <source>Start &amp;normally</source>
        <translation>正常启动(&amp;N)</translation>
    </message>
</context>
<context>
    <name>sparkwright::SceneDocument</name>
    <message>
        <source>Revert to file</source>
        <translation>还原为文件内容</translation>
    </message>
    <message>
        <source>Restore edits</source>
        <translation>恢复编辑</translation>
    </message>
</context>
<context>
    <name>sparkwright::ScenePanel</name>
    <message>
        <source>Filter by name</source>
        <translation>按名称筛选</translation>
    </message>
    <message>
        <source>Filter the scene tree</source>
        <translation>筛选场景树</translation>
    </message>
    <message>
        <source>Scene tree</source>
        <translation>场景树</translation>
    </message>
    <message>
        <source>Shows only nodes with this text in their name, and their parents; nodes without anything visible are shown only by their name</source>
        <translation>只显示名称中含此文本的节点及其父节点；没有可见内容的节点只按其名称显示</translation>
    </message>
    <message>
        <source>&amp;Expand all</source>
        <translation>全部展开(&amp;E)</translation>
    </message>
    <message>
        <source>Show all nodes of the scene tree</source>
        <translation>显示场景树的所有节点</translation>
    </message>
    <message>
        <source>&amp;Collapse all</source>
        <translation>全部折叠(&amp;C)</translation>
    </message>
    <message>
        <source>Show the top nodes of the scene tree only</source>
        <translation>只显示场景树的顶层节点</translation>
    </message>
</context>
<context>
    <name>sparkwright::ScenePart</name>
    <message>
        <source>Scene</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>&amp;Go to source</source>
        <translation>转到源代码(&amp;G)</translation>
    </message>
    <message>
        <source>Open the file that made the selected node, at its place</source>
        <translation>打开创建所选节点的文件，并转到相应位置</translation>
    </message>
    <message>
        <source>Select something first</source>
        <translation>请先选择对象</translation>
    </message>
    <message>
        <source>&amp;Remove player %1</source>
        <translation>移除球员 %1(&amp;R)</translation>
    </message>
    <message>
        <source>Player %1 is removed, and its agent disconnected</source>
        <translation>球员 %1 已移除，其智能体已断开连接</translation>
    </message>
</context>
<context>
    <name>sparkwright::SceneTreeModel</name>
    <message>
        <source>Transform</source>
        <translation>变换</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>光源</translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>%1 %2, scale %3 × %4 × %5</source>
        <translation>%1 %2，缩放 %3 × %4 × %5</translation>
    </message>
</context>
<context>
    <name>sparkwright::ScoreDialog</name>
    <message>
        <source>Score and clock</source>
        <translation>比分和时钟</translation>
    </message>
    <message>
        <source>Goals of the left team</source>
        <translation>左队进球数</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左队</translation>
    </message>
    <message>
        <source>Goals of the right team</source>
        <translation>右队进球数</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右队</translation>
    </message>
    <message>
        <source>Minutes of the clock</source>
        <translation>时钟的分钟数</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Seconds of the clock</source>
        <translation>时钟的秒数</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>设置(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;core:</source>
        <translation>比分(&amp;C)：</translation>
    </message>
    <message>
        <source>C&amp;lock:</source>
        <translation>时钟(&amp;L)：</translation>
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
        <translation>开球前</translation>
    </message>
    <message>
        <source>Kick-off left</source>
        <translation>左队开球</translation>
    </message>
    <message>
        <source>Kick-off right</source>
        <translation>右队开球</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>比赛进行中</translation>
    </message>
    <message>
        <source>Kick-in left</source>
        <translation>左队界外球</translation>
    </message>
    <message>
        <source>Kick-in right</source>
        <translation>右队界外球</translation>
    </message>
    <message>
        <source>Corner kick left</source>
        <translation>左队角球</translation>
    </message>
    <message>
        <source>Corner kick right</source>
        <translation>右队角球</translation>
    </message>
    <message>
        <source>Goal kick left</source>
        <translation>左队球门球</translation>
    </message>
    <message>
        <source>Goal kick right</source>
        <translation>右队球门球</translation>
    </message>
    <message>
        <source>Offside left</source>
        <translation>左队越位</translation>
    </message>
    <message>
        <source>Offside right</source>
        <translation>右队越位</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>比赛结束</translation>
    </message>
    <message>
        <source>Goal left</source>
        <translation>左队进球</translation>
    </message>
    <message>
        <source>Goal right</source>
        <translation>右队进球</translation>
    </message>
    <message>
        <source>Free kick left</source>
        <translation>左队任意球</translation>
    </message>
    <message>
        <source>Free kick right</source>
        <translation>右队任意球</translation>
    </message>
    <message>
        <source>Direct free kick left</source>
        <translation>左队直接任意球</translation>
    </message>
    <message>
        <source>Direct free kick right</source>
        <translation>右队直接任意球</translation>
    </message>
    <message>
        <source>Pass left</source>
        <translation>左队传球</translation>
    </message>
    <message>
        <source>Pass right</source>
        <translation>右队传球</translation>
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
        <translation>%1 · 半场 %2 · %3</translation>
    </message>
    <message>
        <source>Players %1 : %2</source>
        <translation>球员 %1 : %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>中场休息</translation>
    </message>
    <message>
        <source>Penalty kick left</source>
        <translation>左方点球</translation>
    </message>
    <message>
        <source>Penalty kick right</source>
        <translation>右方点球</translation>
    </message>
    <message>
        <source>Shoot-out left</source>
        <translation>左方点球大战</translation>
    </message>
    <message>
        <source>Shoot-out right</source>
        <translation>右方点球大战</translation>
    </message>
    <message>
        <source>Free ball top right</source>
        <translation>右上争球</translation>
    </message>
    <message>
        <source>Free ball bottom right</source>
        <translation>右下争球</translation>
    </message>
    <message>
        <source>Free ball top left</source>
        <translation>左上争球</translation>
    </message>
    <message>
        <source>Free ball bottom left</source>
        <translation>左下争球</translation>
    </message>
</context>
<context>
    <name>sparkwright::Screenshot</name>
    <message>
        <source>A picture has 1 to %1 pixels along each side.</source>
        <translation>图片每边为 1 到 %1 像素。</translation>
    </message>
    <message>
        <source>There is not enough memory for a picture of this size.</source>
        <translation>内存不足，无法生成此尺寸的图片。</translation>
    </message>
    <message>
        <source>The graphics card cannot draw a picture of this size.</source>
        <translation>显卡无法绘制此尺寸的图片。</translation>
    </message>
</context>
<context>
    <name>sparkwright::SelectionCommands</name>
    <message>
        <source>&amp;Select</source>
        <translation>选择(&amp;S)</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s)</source>
        <translation>
            <numerusform>%n 个物体</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no players</source>
        <translation>没有球员</translation>
    </message>
    <message>
        <source>Select something first</source>
        <translation>请先选择对象</translation>
    </message>
    <message>
        <source>The selection cannot be moved</source>
        <translation>所选对象无法移动</translation>
    </message>
    <message>
        <source>There is no ball to kick</source>
        <translation>没有可踢的球</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>已复制：%1</translation>
    </message>
</context>
<context>
    <name>sparkwright::SensorFeed</name>
    <message>
        <source>%1 has no updates</source>
        <translation>%1 中没有更新</translation>
    </message>
    <message>
        <source>only a robot on a board can be recorded</source>
        <translation>只能录制已连接的机器人</translation>
    </message>
    <message>
        <source>The log has ended.</source>
        <translation>日志已结束。</translation>
    </message>
    <message>
        <source>The log is cut off here.</source>
        <translation>日志在此处中断。</translation>
    </message>
</context>
<context>
    <name>sparkwright::SensorPanel</name>
    <message>
        <source>Select a robot to see what its sensors say: angles, forces, what it sees and hears.</source>
        <translation>选择一个机器人，查看其传感器的读数：角度、力、所见和所闻。</translation>
    </message>
    <message>
        <source>%1 has no sensors.</source>
        <translation>%1 没有传感器。</translation>
    </message>
    <message>
        <source>&amp;Plot</source>
        <translation>绘制曲线(&amp;P)</translation>
    </message>
    <message>
        <source>Show &amp;picture</source>
        <translation>显示图像(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Select its part</source>
        <translation>选择其部件(&amp;S)</translation>
    </message>
    <message>
        <source>Copied as table and picture: %1</source>
        <translation>已复制为表格和图片：%1</translation>
    </message>
    <message>
        <source>Filter sensors</source>
        <translation>筛选传感器</translation>
    </message>
    <message>
        <source>Sensor</source>
        <translation>传感器</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Sensors of the robot</source>
        <translation>机器人的传感器</translation>
    </message>
    <message>
        <source>Copy as table and picture</source>
        <translation>复制为表格和图片</translation>
    </message>
</context>
<context>
    <name>sparkwright::SensorWindow</name>
    <message>
        <source>Sensors</source>
        <translation>传感器</translation>
    </message>
    <message>
        <source>&amp;Connect…</source>
        <translation>连接(&amp;C)…</translation>
    </message>
    <message>
        <source>Bring a robot to a message board</source>
        <translation>将机器人带到消息板</translation>
    </message>
    <message>
        <source>&amp;Open log…</source>
        <translation>打开日志(&amp;O)…</translation>
    </message>
    <message>
        <source>Play recorded updates</source>
        <translation>播放录制的更新</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>Hold what is shown; of a log, its time</source>
        <translation>保持显示内容；对日志则停住时间</translation>
    </message>
    <message>
        <source>&amp;Record…</source>
        <translation>录制(&amp;R)…</translation>
    </message>
    <message>
        <source>Write all updates into a file</source>
        <translation>将所有更新写入文件</translation>
    </message>
    <message>
        <source>Connect a robot, or open a log.</source>
        <translation>连接机器人或打开日志。</translation>
    </message>
    <message>
        <source>%1 at %2:%3; arrow keys drive it</source>
        <translation>%1，位于 %2:%3；方向键驾驶</translation>
    </message>
    <message>
        <source>%1, as recorded in %2</source>
        <translation>%1，录制于 %2</translation>
    </message>
    <message>
        <source>Open log</source>
        <translation>打开日志</translation>
    </message>
    <message>
        <source>Logs of updates (*.f2klog);;All files (*)</source>
        <translation>更新日志 (*.f2klog);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Record updates</source>
        <translation>录制更新</translation>
    </message>
    <message>
        <source>Logs of updates (*.f2klog)</source>
        <translation>更新日志 (*.f2klog)</translation>
    </message>
    <message>
        <source>Records into %1</source>
        <translation>正在录制到 %1</translation>
    </message>
    <message>
        <source>Recorded.</source>
        <translation>已录制。</translation>
    </message>
    <message>
        <source>%1, %2 s</source>
        <translation>%1，%2 s</translation>
    </message>
</context>
<context>
    <name>sparkwright::SensorsPart</name>
    <message>
        <source>Sensors</source>
        <translation>传感器</translation>
    </message>
</context>
<context>
    <name>sparkwright::ServerDialog</name>
    <message>
        <source>Server %1</source>
        <translation>服务器 %1</translation>
    </message>
    <message>
        <source>Name of the server</source>
        <translation>服务器名称</translation>
    </message>
    <message>
        <source>Stands in the menu of servers in place of the address</source>
        <translation>在服务器菜单中代替地址显示</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Delay, milliseconds</source>
        <translation>延迟，毫秒</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>Over a bad network: shows everything so much later, and evenly. Commands are not delayed</source>
        <translation>网络不佳时：所有内容延迟相应时间后平稳显示。命令不会延迟</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Delay</source>
        <translation>延迟(&amp;D)</translation>
    </message>
    <message>
        <source>Not connected; trying again every second.</source>
        <translation>未连接；每秒重试一次。</translation>
    </message>
    <message>
        <source>Pictures come unevenly by %1 ms, and are shown when they come.</source>
        <translation>画面到达时间波动 %1 ms，到达即显示。</translation>
    </message>
    <message>
        <source>Pictures come unevenly by %1 ms, and are shown %2 ms later.</source>
        <translation>画面到达时间波动 %1 ms，延迟 %2 ms 后显示。</translation>
    </message>
</context>
<context>
    <name>sparkwright::ServersMenu</name>
    <message>
        <source>Ser&amp;vers</source>
        <translation>服务器(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Own simulation</source>
        <translation>自己的仿真(&amp;O)</translation>
    </message>
    <message>
        <source>Show the simulation of this window</source>
        <translation>显示此窗口的仿真</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>已连接</translation>
    </message>
    <message>
        <source>trying to connect</source>
        <translation>正在尝试连接</translation>
    </message>
    <message>
        <source>reachable</source>
        <translation>可连接</translation>
    </message>
    <message>
        <source>not reachable</source>
        <translation>无法连接</translation>
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
        <translation>打开最近的文件(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Forget these</source>
        <translation>清除这些记录(&amp;F)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Target speed</source>
        <translation>目标速度</translation>
    </message>
    <message>
        <source>Target speed, in multiples of real time</source>
        <translation>目标速度，以实时的倍数表示</translation>
    </message>
    <message>
        <source>As fast as possible</source>
        <translation>尽可能快</translation>
    </message>
    <message>
        <source>The project is not saved: %1</source>
        <translation>项目未保存：%1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>Run &amp;until…</source>
        <translation>运行至(&amp;U)…</translation>
    </message>
    <message>
        <source>Run up to a time, a number of cycles, a goal, a play mode or a condition, then pause</source>
        <translation>运行到某一时间、周期数、进球、比赛模式或条件，然后暂停</translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>已暂停：%1</translation>
    </message>
    <message>
        <source>Solve large &amp;heaps iteratively</source>
        <translation>迭代求解大型物体堆(&amp;H)</translation>
    </message>
    <message>
        <source>Faster where many robots lie on each other; contacts there are softer, and runs differ from exact ones</source>
        <translation>许多机器人相互堆叠时更快；该处的接触较软，运行结果与精确求解不同</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>减速(&amp;L)</translation>
    </message>
    <message>
        <source>Choose the next lower speed</source>
        <translation>选择低一档的速度</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>加速(&amp;F)</translation>
    </message>
    <message>
        <source>Choose the next higher speed</source>
        <translation>选择高一档的速度</translation>
    </message>
    <message>
        <source>As fast as &amp;possible</source>
        <translation>尽可能快(&amp;P)</translation>
    </message>
    <message>
        <source>Run as fast as the machine can; again: in real time</source>
        <translation>以机器所能达到的最快速度运行；再次执行则恢复实时</translation>
    </message>
    <message>
        <source>Solve large heaps iteratively</source>
        <translation>迭代求解大型物体堆</translation>
    </message>
    <message>
        <source>Ask for %1× only</source>
        <translation>只要求 %1×</translation>
    </message>
    <message>
        <source>The run is no faster, but its speed is steady</source>
        <translation>运行不会更快，但速度稳定</translation>
    </message>
</context>
<context>
    <name>sparkwright::Setting</name>
    <message>
        <source>That of the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>The start page</source>
        <translation>开始页</translation>
    </message>
    <message>
        <source>The soccer scene</source>
        <translation>足球场景</translation>
    </message>
    <message>
        <source>What was opened last</source>
        <translation>上次打开的内容</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
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
        <translation>自动</translation>
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
        <translation>米</translation>
    </message>
    <message>
        <source>Centimetres</source>
        <translation>厘米</translation>
    </message>
    <message>
        <source>Millimetres</source>
        <translation>毫米</translation>
    </message>
    <message>
        <source>Goes on as before</source>
        <translation>保持原有运动</translation>
    </message>
    <message>
        <source>Stands still</source>
        <translation>静止</translation>
    </message>
    <message>
        <source>Moves with the mouse</source>
        <translation>随鼠标移动</translation>
    </message>
    <message>
        <source>Is thrown</source>
        <translation>抛出</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Language of the whole program</source>
        <translation>整个程序的语言</translation>
    </message>
    <message>
        <source>Open at the start</source>
        <translation>启动时打开</translation>
    </message>
    <message>
        <source>What is opened when the program is started without a scene</source>
        <translation>启动程序而未指定场景时打开的内容</translation>
    </message>
    <message>
        <source>Notifications stay for</source>
        <translation>通知显示时长</translation>
    </message>
    <message>
        <source>How long a notification covers the corner of the window; the bell in the status bar lists all of them</source>
        <translation>通知在窗口角落显示多久；状态栏的铃铛列出所有通知</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>不显示</translation>
    </message>
    <message>
        <source>Notifications of warnings</source>
        <translation>警告通知</translation>
    </message>
    <message>
        <source>Show warnings as notifications, too; errors always are</source>
        <translation>警告也以通知显示；错误始终以通知显示</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Light or dark colours of the whole window</source>
        <translation>整个窗口使用浅色或深色</translation>
    </message>
    <message>
        <source>Size of texts</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Size of all texts but those of the editor, which has its own</source>
        <translation>除编辑器外所有文字的大小，编辑器另有设置</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>that of the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Size of tool buttons</source>
        <translation>工具按钮大小</translation>
    </message>
    <message>
        <source>Size of the pictures in the tool bar</source>
        <translation>工具栏图标的大小</translation>
    </message>
    <message>
        <source>Drawing quality</source>
        <translation>绘制质量</translation>
    </message>
    <message>
        <source>Camera flights</source>
        <translation>相机飞行</translation>
    </message>
    <message>
        <source>The camera flies from one view to the next, instead of being there at once</source>
        <translation>相机从一个视图飞到下一个视图，而不是立即到达</translation>
    </message>
    <message>
        <source>Reverse turning to the side</source>
        <translation>反转水平旋转</translation>
    </message>
    <message>
        <source>The view turns against the movement of the mouse</source>
        <translation>视图左右旋转的方向与鼠标移动相反</translation>
    </message>
    <message>
        <source>Reverse turning up and down</source>
        <translation>反转上下旋转</translation>
    </message>
    <message>
        <source>The view tilts against the movement of the mouse</source>
        <translation>视图俯仰的方向与鼠标移动相反</translation>
    </message>
    <message>
        <source>Speed of turning</source>
        <translation>旋转速度</translation>
    </message>
    <message>
        <source>How far the view turns with the mouse; 1 is usual</source>
        <translation>鼠标移动时视图旋转的幅度；通常为 1</translation>
    </message>
    <message>
        <source>Speed of movements by key</source>
        <translation>按键移动速度</translation>
    </message>
    <message>
        <source>How fast W A S D and the arrow keys move the camera; 1 is usual</source>
        <translation>W A S D 和方向键移动相机的速度；通常为 1</translation>
    </message>
    <message>
        <source>Steps of moving</source>
        <translation>移动步长</translation>
    </message>
    <message>
        <source>Grid on which things come to rest while Ctrl is held</source>
        <translation>按住 Ctrl 时物体对齐的网格</translation>
    </message>
    <message>
        <source> m</source>
        <translation> m</translation>
    </message>
    <message>
        <source>Steps of turning</source>
        <translation>旋转步长</translation>
    </message>
    <message>
        <source>Angle in whose multiples things turn while Ctrl is held</source>
        <translation>按住 Ctrl 时物体按此角度的倍数旋转</translation>
    </message>
    <message>
        <source>Unit of lengths</source>
        <translation>长度单位</translation>
    </message>
    <message>
        <source>Unit beside the mouse while things are moved</source>
        <translation>移动物体时鼠标旁显示的单位</translation>
    </message>
    <message>
        <source>Handles along own axes</source>
        <translation>手柄沿自身轴</translation>
    </message>
    <message>
        <source>Handles of a thing follow its own axes, not those of the world</source>
        <translation>物体的手柄与其自身的轴对齐，而不是世界坐标轴</translation>
    </message>
    <message>
        <source>What is moved</source>
        <translation>被移动的对象</translation>
    </message>
    <message>
        <source>What happens to the velocity of a thing that is moved with the mouse</source>
        <translation>用鼠标移动物体时其速度如何处理</translation>
    </message>
    <message>
        <source>Scoreboard</source>
        <translation>记分牌</translation>
    </message>
    <message>
        <source>Teams, score, clock and play mode above the view</source>
        <translation>视图上方的球队、比分、时钟和比赛模式</translation>
    </message>
    <message>
        <source>Map of the field</source>
        <translation>场地地图</translation>
    </message>
    <message>
        <source>A plan of the field in a corner of the view</source>
        <translation>视图角落的场地平面图</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>线程</translation>
    </message>
    <message>
        <source>Threads that compute a cycle; results are the same with any number</source>
        <translation>计算一个周期所用的线程数；无论多少，结果都相同</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Port of agents</source>
        <translation>智能体端口</translation>
    </message>
    <message>
        <source>TCP port where agents connect, unless the command line or the set-up says otherwise; the next free one if another program has it</source>
        <translation>智能体连接的 TCP 端口，除非命令行或配置另有指定；若被其他程序占用，则用下一个空闲端口</translation>
    </message>
    <message>
        <source>that of the set-up</source>
        <translation>由配置指定</translation>
    </message>
    <message>
        <source>Port of monitors</source>
        <translation>监视器端口</translation>
    </message>
    <message>
        <source>TCP port where monitors connect, as above</source>
        <translation>监视器连接的 TCP 端口，规则同上</translation>
    </message>
    <message>
        <source>Port of drawings</source>
        <translation>绘图端口</translation>
    </message>
    <message>
        <source>UDP port where drawings of agents arrive; the next free one if it is taken</source>
        <translation>接收智能体绘图的 UDP 端口；若被占用，则用下一个空闲端口</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Record runs</source>
        <translation>录制运行</translation>
    </message>
    <message>
        <source>Every run is recorded, so that you can look back at it</source>
        <translation>录制每次运行，以便回看</translation>
    </message>
    <message>
        <source>Folder of recordings</source>
        <translation>录像文件夹</translation>
    </message>
    <message>
        <source>Where recorded runs are stored</source>
        <translation>保存所录制运行的位置</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>Font of the text editor</source>
        <translation>文本编辑器的字体</translation>
    </message>
    <message>
        <source>Size of the font</source>
        <translation>字体大小</translation>
    </message>
    <message>
        <source>Size of the letters of the text editor</source>
        <translation>文本编辑器的文字大小</translation>
    </message>
    <message>
        <source>Indentation</source>
        <translation>缩进</translation>
    </message>
    <message>
        <source>Blanks by which Format and new lines indent what is inside a list</source>
        <translation>格式化和换行时，列表内部缩进的空格数</translation>
    </message>
    <message>
        <source>Rainbow parentheses</source>
        <translation>彩虹括号</translation>
    </message>
    <message>
        <source>Parentheses have colours by their depth</source>
        <translation>括号按嵌套深度着色</translation>
    </message>
    <message>
        <source>Secure unsaved edits after</source>
        <translation>未保存编辑的备份间隔</translation>
    </message>
    <message>
        <source>After a crash or a power failure, edits up to so long before are offered again</source>
        <translation>崩溃或断电后，可恢复截至此时长之前的编辑</translation>
    </message>
    <message>
        <source>Arm match keys at the start</source>
        <translation>启动时启用比赛按键</translation>
    </message>
    <message>
        <source>Single keys act on the match from the start on; a key that is hit by mistake changes it</source>
        <translation>从启动起单个按键即可控制比赛；误按会改变比赛</translation>
    </message>
    <message>
        <source>Messages of events</source>
        <translation>事件消息</translation>
    </message>
    <message>
        <source>Goals, fouls and half time are shown in the view for some seconds</source>
        <translation>在视图中显示进球、犯规和中场休息数秒</translation>
    </message>
    <message>
        <source>Messages of events stay for</source>
        <translation>事件消息显示时长</translation>
    </message>
    <message>
        <source>How long a goal or a foul is shown in the view</source>
        <translation>进球或犯规在视图中显示多久</translation>
    </message>
    <message>
        <source>Own…</source>
        <translation>自定义…</translation>
    </message>
    <message>
        <source>One picture</source>
        <translation>单幅图像</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>左右并排</translation>
    </message>
    <message>
        <source>Red and cyan glasses</source>
        <translation>红青眼镜</translation>
    </message>
    <message>
        <source>Low is fastest; automatic is high on a graphics card and medium in software; own asks for each part</source>
        <translation>低为最快；自动在有显卡时为高，软件渲染时为中；自定义可分别设置各项</translation>
    </message>
    <message>
        <source>Stereo</source>
        <translation>立体</translation>
    </message>
    <message>
        <source>Draw the views for each eye; see View › Stereo</source>
        <translation>为每只眼睛分别绘制视图；见“视图 › 立体”</translation>
    </message>
    <message>
        <source>Distance of the eyes</source>
        <translation>双眼间距</translation>
    </message>
    <message>
        <source>Between the two eyes of stereo views, in the scene: more makes a field look deeper, less suits small things</source>
        <translation>立体视图的双眼在场景中的间距：较大时球场更有纵深，较小时适合小物体</translation>
    </message>
    <message>
        <source> cm</source>
        <translation> cm</translation>
    </message>
    <message>
        <source>General</source>
        <translation>常规</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Viewport</source>
        <translation>视口</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>仿真</translation>
    </message>
    <message>
        <source>Text editor</source>
        <translation>文本编辑器</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>比赛</translation>
    </message>
    <message>
        <source>This computer only</source>
        <translation>仅本机</translation>
    </message>
    <message>
        <source>Other computers, too</source>
        <translation>也包括其他计算机</translation>
    </message>
    <message>
        <source>Other computers, too, also by IPv6</source>
        <translation>也包括其他，并支持 IPv6</translation>
    </message>
    <message>
        <source>Is disconnected</source>
        <translation>被断开</translation>
    </message>
    <message>
        <source>Misses a cycle</source>
        <translation>错过一个周期</translation>
    </message>
    <message>
        <source>As the scene says</source>
        <translation>按场景规定</translation>
    </message>
    <message>
        <source>Exactly</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>Exactly, by the engine</source>
        <translation>精确，由引擎计算</translation>
    </message>
    <message>
        <source>Iteratively</source>
        <translation>迭代</translation>
    </message>
    <message>
        <source>Physics is computed</source>
        <translation>物理计算方式</translation>
    </message>
    <message>
        <source>Bodies of heaps solved exactly</source>
        <translation>精确求解的堆的物体数</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>任意数量</translation>
    </message>
    <message>
        <source>Contact rows of heaps solved exactly</source>
        <translation>精确求解的堆的接触行数</translation>
    </message>
    <message>
        <source>as the scene says</source>
        <translation>按场景规定</translation>
    </message>
    <message>
        <source>Pictures of robots&apos; cameras</source>
        <translation>机器人摄像头的图像</translation>
    </message>
    <message>
        <source>Each cycle waits for the agents</source>
        <translation>每个周期等待智能体</translation>
    </message>
    <message>
        <source>A cycle waits at most</source>
        <translation>一个周期最多等待</translation>
    </message>
    <message>
        <source>for ever</source>
        <translation>一直</translation>
    </message>
    <message>
        <source>An agent that is late</source>
        <translation>迟到的智能体</translation>
    </message>
    <message>
        <source>Agents before the first cycle</source>
        <translation>第一个周期前的智能体数</translation>
    </message>
    <message>
        <source>Can be reached from</source>
        <translation>可从何处访问</translation>
    </message>
    <message>
        <source>Port of strategies</source>
        <translation>策略端口</translation>
    </message>
    <message>
        <source>that of the game</source>
        <translation>比赛自身的端口</translation>
    </message>
    <message>
        <source>Agents connect by</source>
        <translation>智能体的连接方式</translation>
    </message>
    <message>
        <source>Monitors connect by</source>
        <translation>监视器的连接方式</translation>
    </message>
    <message>
        <source>Silent UDP clients go after</source>
        <translation>静默的 UDP 客户端移除时间</translation>
    </message>
    <message>
        <source>Formats of agents&apos; messages</source>
        <translation>智能体消息的格式</translation>
    </message>
    <message>
        <source>Cycles between messages to monitors</source>
        <translation>发给监视器的消息间隔周期数</translation>
    </message>
    <message>
        <source>Mounted folders and archives</source>
        <translation>挂载的文件夹和压缩包</translation>
    </message>
    <message>
        <source>Folders of plugins</source>
        <translation>插件文件夹</translation>
    </message>
    <message>
        <source>Plugins of all scenes</source>
        <translation>所有场景的插件</translation>
    </message>
    <message>
        <source>Folder of logs</source>
        <translation>日志文件夹</translation>
    </message>
    <message>
        <source>Steps of a script</source>
        <translation>脚本步数</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Time of scripts</source>
        <translation>脚本时间</translation>
    </message>
    <message>
        <source>Memory of scripts</source>
        <translation>脚本内存</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Steps of an agent inside</source>
        <translation>内部智能体步数</translation>
    </message>
    <message>
        <source>Time of an agent inside</source>
        <translation>内部智能体时间</translation>
    </message>
    <message>
        <source>Report what is forgiven</source>
        <translation>报告被宽容的内容</translation>
    </message>
    <message>
        <source>Shift arguments of templates</source>
        <translation>模板参数错位</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Files and scripts</source>
        <translation>文件和脚本</translation>
    </message>
</context>
<context>
    <name>sparkwright::SettingRow</name>
    <message>
        <source> Takes effect at the next reset.</source>
        <translation> 下次重置时生效。</translation>
    </message>
    <message>
        <source> Takes effect at the next start.</source>
        <translation> 下次启动时生效。</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <translation>重置：%1</translation>
    </message>
    <message>
        <source>Back to the preset</source>
        <translation>恢复为预设</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开</translation>
    </message>
    <message>
        <source>That of the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>The preset folder</source>
        <translation>预设文件夹</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>选择：%1</translation>
    </message>
    <message>
        <source>None; several with , between them</source>
        <translation>无；多个之间用 , 分隔</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>添加…</translation>
    </message>
    <message>
        <source>None; several with : between them</source>
        <translation>无；多个之间用 : 分隔</translation>
    </message>
</context>
<context>
    <name>sparkwright::SettingsFile</name>
    <message>
        <source>it has bytes that are no text</source>
        <translation>含有非文本的字节</translation>
    </message>
    <message>
        <source>the name of a section does not end</source>
        <translation>节的名称没有结束</translation>
    </message>
    <message>
        <source>it should say name=value</source>
        <translation>应写作 name=value</translation>
    </message>
    <message>
        <source>%1: the settings cannot be read: %2. The presets are used; nothing is stored until that is mended.</source>
        <translation>%1：无法读取设置：%2。使用预设；修复之前不会保存任何设置。</translation>
    </message>
    <message>
        <source>%1: settings of more than 64 MB are not read</source>
        <translation>%1：不读取超过 64 MB 的设置</translation>
    </message>
    <message>
        <source>%1:%2: the settings are damaged: %3. They cannot be kept aside.</source>
        <translation>%1:%2：设置已损坏：%3。无法另存损坏的设置。</translation>
    </message>
    <message>
        <source>%1:%2: the settings are damaged: %3. The presets are used; the damaged file is %4.</source>
        <translation>%1:%2：设置已损坏：%3。使用预设；损坏的文件为 %4。</translation>
    </message>
</context>
<context>
    <name>sparkwright::ShellPart</name>
    <message>
        <source>Ne&amp;xt pane</source>
        <translation>下一个窗格(&amp;X)</translation>
    </message>
    <message>
        <source>Give the next view, dock or bar the keyboard</source>
        <translation>将键盘焦点移到下一个视图、面板或工具栏</translation>
    </message>
    <message>
        <source>Pre&amp;vious pane</source>
        <translation>上一个窗格(&amp;V)</translation>
    </message>
    <message>
        <source>Give the previous view, dock or bar the keyboard</source>
        <translation>将键盘焦点移到上一个视图、面板或工具栏</translation>
    </message>
    <message>
        <source>System &amp;information…</source>
        <translation>系统信息(&amp;I)…</translation>
    </message>
    <message>
        <source>Versions, machine and OpenGL, to be copied into the report of a bug</source>
        <translation>版本、机器和 OpenGL 信息，可复制到错误报告中</translation>
    </message>
    <message>
        <source>Restart in sa&amp;fe mode</source>
        <translation>以安全模式重新启动(&amp;F)</translation>
    </message>
    <message>
        <source>Start again with presets, without touching stored settings and layouts</source>
        <translation>以预设重新启动，不改动已保存的设置和布局</translation>
    </message>
    <message>
        <source>&amp;Restart normally</source>
        <translation>正常重新启动(&amp;R)</translation>
    </message>
    <message>
        <source>Start again with your settings and layouts</source>
        <translation>以您的设置和布局重新启动</translation>
    </message>
    <message>
        <source>Safe mode</source>
        <translation>安全模式</translation>
    </message>
    <message>
        <source>Safe mode: presets are used, and your settings and layouts are not touched.</source>
        <translation>安全模式：使用预设，不会改动您的设置和布局。</translation>
    </message>
    <message>
        <source>%1 is open in another Sparkwright, too (process %2). Each has its own simulation; edits of one are offered in the other when they are saved.</source>
        <translation>%1 也在另一个 Sparkwright 中打开（进程 %2）。两者各有自己的仿真；一方的编辑保存后，会提供给另一方。</translation>
    </message>
    <message>
        <source>Sparkwright cannot be started again</source>
        <translation>无法重新启动 Sparkwright</translation>
    </message>
    <message>
        <source>System information</source>
        <translation>系统信息</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>关闭(&amp;L)</translation>
    </message>
</context>
<context>
    <name>sparkwright::SideWords</name>
    <message>
        <source>Blue</source>
        <translation>蓝方</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄方</translation>
    </message>
</context>
<context>
    <name>sparkwright::SignalEdit</name>
    <message>
        <source>This run has no signal %1.</source>
        <translation>此次运行没有信号 %1。</translation>
    </message>
    <message>
        <source>This run has no signal %1: %2</source>
        <translation>此次运行没有信号 %1。%2</translation>
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
        <translation>单位</translation>
    </message>
</context>
<context>
    <name>sparkwright::SignalTree</name>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>List only signals with these words in their names or paths</source>
        <translation>仅列出名称或路径中含这些词的信号</translation>
    </message>
    <message>
        <source>Filter of the signals</source>
        <translation>信号筛选</translation>
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
        <translation>显示源代码(&amp;C)</translation>
    </message>
    <message>
        <source>Show text, tree and properties of the scene, and the selected form</source>
        <translation>显示场景的文本、树和属性，以及所选表达式</translation>
    </message>
    <message>
        <source>S&amp;plit text</source>
        <translation>拆分文本(&amp;P)</translation>
    </message>
    <message>
        <source>Show the text in two panes side by side</source>
        <translation>在左右两个窗格中显示文本</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>源代码</translation>
    </message>
    <message>
        <source>Find in files</source>
        <translation>在文件中查找</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>与文件相同</translation>
    </message>
    <message>
        <source>Undo steps of the text</source>
        <translation>文本的撤销步骤</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>文本(&amp;T)</translation>
    </message>
    <message>
        <source>Place in the text</source>
        <translation>文本中的位置</translation>
    </message>
    <message>
        <source>Problems %1</source>
        <translation>问题 %1</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Ctrl+click: go to definition · Alt+drag: select a rectangle · Ctrl+wheel: size of the letters · rest on a word: what it is</source>
        <translation>Ctrl+单击：转到定义 · Alt+拖动：选择矩形 · Ctrl+滚轮：文字大小 · 停留在词上：说明</translation>
    </message>
    <message>
        <source>Click: select · Double click: go to text · Drag: move in the tree · Right click: menu</source>
        <translation>单击：选择 · 双击：转到文本 · 拖动：在树中移动 · 右键单击：菜单</translation>
    </message>
    <message>
        <source>No file has made this node: it belongs to the program or a script</source>
        <translation>没有创建此节点的文件：它属于程序或脚本</translation>
    </message>
    <message>
        <source>Open as te&amp;xt…</source>
        <translation>作为文本打开(&amp;X)…</translation>
    </message>
    <message>
        <source>Open files in the text editor; what runs stays as it is</source>
        <translation>在文本编辑器中打开文件；正在运行的内容保持不变</translation>
    </message>
    <message>
        <source>Not in %1: edited since. Undo there, too.</source>
        <translation>%1 中未撤销：之后又有编辑。请在那里也撤销。</translation>
    </message>
    <message>
        <source>Quick fixes</source>
        <translation>快速修复</translation>
    </message>
    <message>
        <source>No quick fix here</source>
        <translation>此处没有快速修复</translation>
    </message>
</context>
<context>
    <name>sparkwright::SourceTreeDelegate</name>
    <message>
        <source>no class</source>
        <translation>无类</translation>
    </message>
    <message>
        <source>import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>select</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>switch</source>
        <translation>switch</translation>
    </message>
    <message>
        <source>case</source>
        <translation>分支</translation>
    </message>
    <message>
        <source>template</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>Name of the node</source>
        <translation>节点名称</translation>
    </message>
</context>
<context>
    <name>sparkwright::SourceTreeModel</name>
    <message>
        <source>Which file this is depends on variables.</source>
        <translation>此处是哪个文件取决于变量。</translation>
    </message>
    <message>
        <source>%1 is not found below the data folders.</source>
        <translation>在数据文件夹下找不到 %1。</translation>
    </message>
    <message>
        <source>This file imports itself.</source>
        <translation>此文件导入了自身。</translation>
    </message>
    <message>
        <source>Imported from %1. Open that file to edit it.</source>
        <translation>导入自 %1。请打开该文件进行编辑。</translation>
    </message>
</context>
<context>
    <name>sparkwright::SourceTreePanel</name>
    <message>
        <source>Keep local pose</source>
        <translation>保持局部位姿</translation>
    </message>
    <message>
        <source>Filter by name, class or value</source>
        <translation>按名称、类或值筛选</translation>
    </message>
    <message>
        <source>Filter nodes</source>
        <translation>筛选节点</translation>
    </message>
    <message>
        <source>Moves the node with its numbers as they are, so that it stands elsewhere.</source>
        <translation>移动节点时保持其数值不变，因此它会处于另一位置。</translation>
    </message>
    <message>
        <source>Hide message</source>
        <translation>隐藏消息</translation>
    </message>
</context>
<context>
    <name>sparkwright::SourceTreeView</name>
    <message>
        <source>Nodes of the scene file</source>
        <translation>场景文件的节点</translation>
    </message>
    <message>
        <source>Add node…</source>
        <translation>添加节点…</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制一份</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>剪切</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Copy node path</source>
        <translation>复制节点路径</translation>
    </message>
    <message>
        <source>Open imported file</source>
        <translation>打开导入的文件</translation>
    </message>
    <message>
        <source>Go to text</source>
        <translation>转到文本</translation>
    </message>
    <message>
        <source>No node matches.</source>
        <translation>没有匹配的节点。</translation>
    </message>
    <message>
        <source>The file has no nodes yet. Ctrl+Shift+A adds one.</source>
        <translation>文件中还没有节点。按 Ctrl+Shift+A 添加。</translation>
    </message>
    <message>
        <source>Add a node into the selected one, or behind it</source>
        <translation>在所选节点之内或之后添加节点</translation>
    </message>
    <message>
        <source>Rename the node</source>
        <translation>重命名节点</translation>
    </message>
    <message>
        <source>Put copies of the selected nodes behind them</source>
        <translation>将所选节点的副本放在其后</translation>
    </message>
    <message>
        <source>Delete the selected nodes</source>
        <translation>删除所选节点</translation>
    </message>
    <message>
        <source>Cut the selected nodes as text</source>
        <translation>将所选节点剪切为文本</translation>
    </message>
    <message>
        <source>Copy the selected nodes as text</source>
        <translation>将所选节点复制为文本</translation>
    </message>
    <message>
        <source>Paste nodes into the selected one, or behind it</source>
        <translation>将节点粘贴到所选节点之内或之后</translation>
    </message>
    <message>
        <source>Put the selected nodes before the one above them</source>
        <translation>将所选节点移到其上方节点之前</translation>
    </message>
    <message>
        <source>Put the selected nodes behind the one below them</source>
        <translation>将所选节点移到其下方节点之后</translation>
    </message>
    <message>
        <source>Copy the names that lead to the node, separated by /</source>
        <translation>复制通向该节点的各级名称，以 / 分隔</translation>
    </message>
    <message>
        <source>Open the imported file, to edit its nodes</source>
        <translation>打开导入的文件以编辑其节点</translation>
    </message>
    <message>
        <source>Show the node in the text</source>
        <translation>在文本中显示该节点</translation>
    </message>
    <message>
        <source>Open a scene in RSG to see its nodes.</source>
        <translation>打开 RSG 场景即可查看其节点。</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>全部展开</translation>
    </message>
    <message>
        <source>Show all nodes of the file</source>
        <translation>显示文件的所有节点</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>全部折叠</translation>
    </message>
    <message>
        <source>Show the top nodes of the file only</source>
        <translation>只显示文件的顶层节点</translation>
    </message>
</context>
<context>
    <name>sparkwright::StandingsView</name>
    <message>
        <source>Standings</source>
        <translation>积分榜</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>球队</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>场次</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>平</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>进球</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>积分</translation>
    </message>
</context>
<context>
    <name>sparkwright::StartModel</name>
    <message>
        <source>, missing</source>
        <translation>，缺失</translation>
    </message>
    <message>
        <source>, pinned</source>
        <translation>，已固定</translation>
    </message>
    <message>
        <source>Missing: %1</source>
        <translation>缺失：%1</translation>
    </message>
    <message>
        <source>Project in %1</source>
        <translation>位于 %1 的项目</translation>
    </message>
    <message>
        <source>, unsaved edits</source>
        <translation>，有未保存的编辑</translation>
    </message>
    <message>
        <source>Unsaved edits: open to restore</source>
        <translation>未保存的编辑：打开即可恢复</translation>
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
        <translation>查找示例或最近的文件</translation>
    </message>
    <message>
        <source>Filter of the start page</source>
        <translation>开始页筛选</translation>
    </message>
    <message>
        <source>New project…</source>
        <translation>新建项目…</translation>
    </message>
    <message>
        <source>A folder with a scene, and if you like a robot, a team and a program for it</source>
        <translation>包含场景的文件夹，可选附带机器人、球队及其程序</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>A scene, set-up, project or recording; or drop it here</source>
        <translation>场景、配置、项目或录像；也可拖放到此处</translation>
    </message>
    <message>
        <source>Soccer field</source>
        <translation>足球场</translation>
    </message>
    <message>
        <source>The 3D league, ready for your agents on port 3100</source>
        <translation>3D 组场地，您的智能体可通过端口 3100 加入</translation>
    </message>
    <message>
        <source>Demo match</source>
        <translation>演示比赛</translation>
    </message>
    <message>
        <source>Watch two teams that play by themselves</source>
        <translation>观看两支球队自行比赛</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>最近的文件</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>返回 %1</translation>
    </message>
    <message>
        <source>No recent file has this in its name.</source>
        <translation>没有名称含此内容的最近文件。</translation>
    </message>
    <message>
        <source>What you open appears here. Pin what you need often.</source>
        <translation>您打开的内容将显示在此处。常用的可以固定。</translation>
    </message>
    <message>
        <source>No example has this in its name.</source>
        <translation>没有名称含此内容的示例。</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Unpin</source>
        <translation>取消固定(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Pin</source>
        <translation>固定(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Show its folder</source>
        <translation>显示所在文件夹(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Remove from this list</source>
        <translation>从此列表中移除(&amp;R)</translation>
    </message>
    <message>
        <source>New scene…</source>
        <translation>新建场景…</translation>
    </message>
    <message>
        <source>A scene or a set-up script from a template, ready to be edited</source>
        <translation>基于模板的场景或配置脚本，可立即编辑</translation>
    </message>
</context>
<context>
    <name>sparkwright::StartPart</name>
    <message>
        <source>Start &amp;page</source>
        <translation>开始页(&amp;P)</translation>
    </message>
    <message>
        <source>Show recent files and examples; the scene pauses</source>
        <translation>显示最近的文件和示例；场景暂停</translation>
    </message>
    <message>
        <source>&amp;New project…</source>
        <translation>新建项目(&amp;N)…</translation>
    </message>
    <message>
        <source>Make a folder with a scene, and if you like a robot and a team</source>
        <translation>创建包含场景的文件夹，可选附带机器人和球队</translation>
    </message>
    <message>
        <source>&amp;Close scene</source>
        <translation>关闭场景(&amp;C)</translation>
    </message>
    <message>
        <source>Close the scene, and show the start page</source>
        <translation>关闭场景并显示开始页</translation>
    </message>
    <message>
        <source>New &amp;scene…</source>
        <translation>新建场景(&amp;S)…</translation>
    </message>
    <message>
        <source>Make a scene or a set-up script from a template, and edit it</source>
        <translation>基于模板创建场景或配置脚本，并进行编辑</translation>
    </message>
</context>
<context>
    <name>sparkwright::StartProgramDialog</name>
    <message>
        <source>Choose a folder</source>
        <translation>选择文件夹</translation>
    </message>
    <message>
        <source>Starts: %1</source>
        <translation>将启动：%1</translation>
    </message>
    <message>
        <source>Start a program</source>
        <translation>启动程序</translation>
    </message>
    <message>
        <source>&amp;Command:</source>
        <translation>命令(&amp;C)：</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>As in a terminal; {host}, {port}, {monitor-port}, {team} and {number} are filled in, and NAME=VALUE in front sets the environment.</source>
        <translation>与在终端中相同；会填入 {host}、{port}、{monitor-port}、{team} 和 {number}，前面的 NAME=VALUE 设置环境变量。</translation>
    </message>
    <message>
        <source>&amp;Folder:</source>
        <translation>文件夹(&amp;F)：</translation>
    </message>
    <message>
        <source>in which it runs</source>
        <translation>程序在其中运行</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>&amp;Team:</source>
        <translation>球队(&amp;T)：</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>球队</translation>
    </message>
    <message>
        <source>&amp;Number:</source>
        <translation>号码(&amp;N)：</translation>
    </message>
    <message>
        <source>Number of the first player</source>
        <translation>第一名球员的号码</translation>
    </message>
    <message>
        <source>How &amp;often:</source>
        <translation>次数(&amp;O)：</translation>
    </message>
    <message>
        <source>How often it is started</source>
        <translation>启动的次数</translation>
    </message>
    <message>
        <source>Each next one gets the next number</source>
        <translation>后续每个依次使用下一个号码</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>浏览(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>启动(&amp;S)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>sparkwright::StartTeamDialog</name>
    <message>
        <source>A team file (.sparkteam) names the programs of a team. Choose one, or begin with an example.</source>
        <translation>球队文件（.sparkteam）指定球队的程序。请选择一个，或从示例开始。</translation>
    </message>
    <message>
        <source>Starts %1 as team %2 on port %3:</source>
        <translation>将 %1 作为球队 %2 在端口 %3 上启动：</translation>
    </message>
    <message numerus="yes">
        <source>%n program(s)</source>
        <translation>
            <numerusform>%n 个程序</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a team file</source>
        <translation>选择球队文件</translation>
    </message>
    <message>
        <source>Team files (*.sparkteam)</source>
        <translation>球队文件 (*.sparkteam)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Start a team</source>
        <translation>启动球队</translation>
    </message>
    <message>
        <source>&amp;Team file:</source>
        <translation>球队文件(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Name of the team:</source>
        <translation>球队名称(&amp;N)：</translation>
    </message>
    <message>
        <source>Team file</source>
        <translation>球队文件</translation>
    </message>
    <message>
        <source>Name of the team</source>
        <translation>球队名称</translation>
    </message>
    <message>
        <source>In place of the name in the file</source>
        <translation>代替文件中的名称</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>存在的问题</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>浏览(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>启动(&amp;S)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>sparkwright::StatesPart</name>
    <message>
        <source>&amp;Keep this state…</source>
        <translation>保存此状态(&amp;K)…</translation>
    </message>
    <message>
        <source>Write the exact state of the run to a file, from which it can go on again</source>
        <translation>将运行的精确状态写入文件，以后可从中继续运行</translation>
    </message>
    <message>
        <source>&amp;Open a state…</source>
        <translation>打开状态(&amp;O)…</translation>
    </message>
    <message>
        <source>Choose a file with a state, and let the run go on from it</source>
        <translation>选择状态文件，并从该状态继续运行</translation>
    </message>
    <message>
        <source>Show &amp;folder of states</source>
        <translation>显示状态文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>Show the files of kept states, to rename or delete them</source>
        <translation>显示已保存状态的文件，以便重命名或删除</translation>
    </message>
    <message>
        <source>R&amp;estore state</source>
        <translation>恢复状态(&amp;E)</translation>
    </message>
    <message>
        <source>The scene has changed meanwhile: nothing is kept</source>
        <translation>场景在此期间已更改：未保存任何内容</translation>
    </message>
    <message>
        <source>The state is not kept: the log says why</source>
        <translation>未保存状态：原因见日志</translation>
    </message>
    <message>
        <source>Kept as %1</source>
        <translation>已保存为 %1</translation>
    </message>
    <message>
        <source>A run from the state %1 may differ from this one: %2</source>
        <translation>从状态 %1 开始的运行可能与此次运行不同：%2</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <comment>state: name, scene, date</comment>
        <translation>%1（%2，%3）</translation>
    </message>
    <message>
        <source>At %1 of %2</source>
        <translation>%2，时间 %1</translation>
    </message>
    <message>
        <source>No state has been kept yet</source>
        <translation>尚未保存任何状态</translation>
    </message>
    <message>
        <source>%1 could not be opened: the log says why</source>
        <translation>无法打开 %1：原因见日志</translation>
    </message>
    <message>
        <source>Restore state</source>
        <translation>恢复状态</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s) of other programs will be disconnected, since they do not know the state.</source>
        <translation>
            <numerusform>其他程序的 %n 个智能体将断开连接，因为它们不知道该状态。</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
</context>
<context>
    <name>sparkwright::StatusRow</name>
    <message>
        <source>Connections</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Simulated time</source>
        <translation>仿真时间</translation>
    </message>
    <message>
        <source>Simulated time since the start</source>
        <translation>自开始以来的仿真时间</translation>
    </message>
    <message>
        <source>Measured speed</source>
        <translation>实测速度</translation>
    </message>
    <message>
        <source>Measured speed: simulated time per real time, over the last second</source>
        <translation>实测速度：最近一秒内仿真时间与实际时间之比</translation>
    </message>
    <message>
        <source>State of the simulation</source>
        <translation>仿真状态</translation>
    </message>
</context>
<context>
    <name>sparkwright::StatusSentence</name>
    <message>
        <source>Agent %1</source>
        <translation>智能体 %1</translation>
    </message>
    <message>
        <source>No scene is open</source>
        <translation>未打开场景</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>正在加载…</translation>
    </message>
    <message>
        <source>The scene could not be loaded: the log says why</source>
        <translation>无法加载场景：原因见日志</translation>
    </message>
    <message>
        <source>Waiting for agents</source>
        <translation>正在等待智能体</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <translation>正在等待 %1</translation>
    </message>
    <message>
        <source>Waiting for %1 and %2</source>
        <translation>正在等待 %1 和 %2</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %1 and %n other(s)</source>
        <translation>
            <numerusform>正在等待 %1 及另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Paused: agents get their robots when it runs</source>
        <translation>已暂停：运行后智能体才会得到机器人</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>The match waits for a decision</source>
        <translation>比赛正在等待判罚</translation>
    </message>
    <message>
        <source>Physics takes %1 ms per cycle</source>
        <translation>物理计算每周期用时 %1 ms</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>正在运行</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s)</source>
        <translation>
            <numerusform>%n 个智能体</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n monitor(s)</source>
        <translation>
            <numerusform>%n 个监视器</numerusform>
        </translation>
    </message>
    <message>
        <source>not connected: %1</source>
        <translation>未连接：%1</translation>
    </message>
    <message>
        <source>ports %1, %2</source>
        <translation>端口 %1、%2</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝</translation>
    </message>
    <message>
        <source>Running until %1</source>
        <translation>运行至 %1</translation>
    </message>
    <message>
        <source>Waiting for %1: %2 ms per cycle</source>
        <translation>正在等待 %1：每周期 %2 ms</translation>
    </message>
    <message>
        <source>Scripts and actions take %1 ms per cycle</source>
        <translation>脚本和操作每周期用时 %1 ms</translation>
    </message>
    <message>
        <source>Finding contacts takes %1 ms per cycle</source>
        <translation>接触检测每周期用时 %1 ms</translation>
    </message>
    <message>
        <source>The referee takes %1 ms per cycle</source>
        <translation>裁判每周期用时 %1 ms</translation>
    </message>
    <message>
        <source>Senses of robots take %1 ms per cycle</source>
        <translation>机器人感知每周期用时 %1 ms</translation>
    </message>
    <message>
        <source>Agents inside think for %1 ms per cycle</source>
        <translation>内部智能体每周期思考 %1 ms</translation>
    </message>
    <message>
        <source>Views and monitors take %1 ms per cycle</source>
        <translation>视图和监视器每周期用时 %1 ms</translation>
    </message>
    <message>
        <source>The machine is busy: %1 ms per cycle are lost</source>
        <translation>机器繁忙：每周期损失 %1 ms</translation>
    </message>
    <message>
        <source>Searching for %1: %2 of %3 s</source>
        <translation>正在搜索 %1：%2 / %3 s</translation>
    </message>
</context>
<context>
    <name>sparkwright::StepMenu</name>
    <message>
        <source>&amp;Exact</source>
        <translation>精确(&amp;E)</translation>
    </message>
    <message>
        <source>All forces at once, as robots on legs need it; the fastest exact way</source>
        <translation>一次求出所有的力,有腿机器人需要如此;最快的精确方法</translation>
    </message>
    <message>
        <source>Exact, by the e&amp;ngine</source>
        <translation>精确,由物理引擎计算(&amp;N)</translation>
    </message>
    <message>
        <source>The same numbers to the last bit from the physics engine itself, slower: to compare</source>
        <translation>由物理引擎本身算出、逐位相同的数值,较慢:用于比较</translation>
    </message>
    <message>
        <source>&amp;Iterative</source>
        <translation>迭代(&amp;I)</translation>
    </message>
    <message>
        <source>Forces by approximation: for large heaps; contacts and joints are softer, and runs differ from exact ones</source>
        <translation>近似求力:适用于大型物体堆;接触和关节较软,运行结果与精确计算不同</translation>
    </message>
    <message>
        <source>Ph&amp;ysics steps</source>
        <translation>物理步进(&amp;Y)</translation>
    </message>
</context>
<context>
    <name>sparkwright::StereoCommands</name>
    <message>
        <source>One &amp;picture</source>
        <translation>单幅图像(&amp;P)</translation>
    </message>
    <message>
        <source>Draw one picture for both eyes</source>
        <translation>为双眼绘制同一幅图像</translation>
    </message>
    <message>
        <source>&amp;Side by side</source>
        <translation>左右并排(&amp;S)</translation>
    </message>
    <message>
        <source>Draw a picture for each eye in the two halves of the view, for stereo screens and viewers</source>
        <translation>在视图的左右两半分别为每只眼睛绘制图像，用于立体屏幕和观看器</translation>
    </message>
    <message>
        <source>&amp;Red and cyan glasses</source>
        <translation>红青眼镜(&amp;R)</translation>
    </message>
    <message>
        <source>Draw the pictures of both eyes over one another, for glasses with a red left and a cyan right glass</source>
        <translation>将双眼的图像叠加绘制，用于左红右青的眼镜</translation>
    </message>
    <message>
        <source>&amp;Next kind of stereo</source>
        <translation>下一种立体方式(&amp;N)</translation>
    </message>
    <message>
        <source>One picture, side by side, red and cyan glasses, in turn</source>
        <translation>依次切换单幅图像、左右并排、红青眼镜</translation>
    </message>
    <message>
        <source>Ste&amp;reo</source>
        <translation>立体(&amp;R)</translation>
    </message>
</context>
<context>
    <name>sparkwright::StrategiesPanel</name>
    <message>
        <source>Strategies</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>In a game of strategies, one program or library moves all robots of a team. Open SimuroSot from the start page, or make a strategy of your own:</source>
        <translation>在策略比赛中，一个程序或库控制一支队伍的全部机器人。请从起始页打开 SimuroSot，或创建自己的策略:</translation>
    </message>
</context>
<context>
    <name>sparkwright::StrategiesPart</name>
    <message>
        <source>New s&amp;trategy…</source>
        <translation>新建策略(&amp;T)…</translation>
    </message>
    <message>
        <source>Make a strategy in C, C++ or Python, compile it, and let it play</source>
        <translation>用 C、C++ 或 Python 创建策略，编译并让它比赛</translation>
    </message>
    <message>
        <source>Show &amp;strategies</source>
        <translation>显示策略(&amp;S)</translation>
    </message>
    <message>
        <source>Choose and watch the strategies that lead the teams of this game</source>
        <translation>选择并观察带领本场球队的策略</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>已复制：%1</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>%1 is made</source>
        <translation>已创建 %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::StrategyBuild</name>
    <message>
        <source>There is no compiler for %1 on this machine. On Debian: apt-get install build-essential</source>
        <translation>此计算机上没有 %1 编译器。在 Debian 上：apt-get install build-essential</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
</context>
<context>
    <name>sparkwright::StrategyProgram</name>
    <message>
        <source>There is no file %1.</source>
        <translation>没有文件 %1。</translation>
    </message>
</context>
<context>
    <name>sparkwright::StrategySlot</name>
    <message>
        <source>Choose a strategy</source>
        <translation>选择策略</translation>
    </message>
    <message>
        <source>Strategies (*.so *.py);;All files (*)</source>
        <translation>策略 (*.so *.py);;所有文件 (*)</translation>
    </message>
    <message>
        <source>%1 was built.</source>
        <translation>已构建 %1。</translation>
    </message>
    <message>
        <source>%1 could not be built: %2</source>
        <translation>无法构建 %1：%2</translation>
    </message>
    <message>
        <source>Runs inside the simulator</source>
        <translation>在模拟器内部运行</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>正在比赛</translation>
    </message>
    <message>
        <source>Plays, started elsewhere</source>
        <translation>正在比赛，由别处启动</translation>
    </message>
    <message>
        <source>No port is open for strategies: see Agents</source>
        <translation>没有为策略打开端口：请看“智能体”</translation>
    </message>
    <message>
        <source>Is compiled…</source>
        <translation>正在编译…</translation>
    </message>
    <message>
        <source>Starts…</source>
        <translation>正在启动…</translation>
    </message>
    <message>
        <source>No strategy</source>
        <translation>无策略</translation>
    </message>
    <message>
        <source>%1 frames/s</source>
        <translation>%1 帧/秒</translation>
    </message>
    <message>
        <source>%1 ms for a call (99 %: %2 ms, longest: %3 ms)</source>
        <translation>每次调用 %1 ms（99 %：%2 ms，最长：%3 ms）</translation>
    </message>
    <message numerus="yes">
        <source>%n late frame(s)</source>
        <translation>
            <numerusform>%n 个迟到的帧</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Strategy:</source>
        <translation>策略(&amp;S)：</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>a library (.so) or a Python program</source>
        <translation>库（.so）或 Python 程序</translation>
    </message>
    <message>
        <source>Strategies that were used last, and those that come along; or the path of a file</source>
        <translation>最近使用的策略和随附的策略；或文件路径</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>选择文件</translation>
    </message>
    <message>
        <source>Choose a strategy&apos;s file</source>
        <translation>选择策略的文件</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>加载</translation>
    </message>
    <message>
        <source>Start this strategy for the side</source>
        <translation>为这一方启动此策略</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>Load the library again; the match goes on</source>
        <translation>重新加载库；比赛继续</translation>
    </message>
    <message>
        <source>Unload</source>
        <translation>卸载</translation>
    </message>
    <message>
        <source>End the strategy; the match pauses until there is another one and you resume it</source>
        <translation>结束策略；比赛暂停，直到有另一个策略并由您继续</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>构建</translation>
    </message>
    <message>
        <source>Compile the source beside the library, and load it</source>
        <translation>编译库旁边的源代码并加载</translation>
    </message>
    <message>
        <source>Copy the command that starts it from a terminal</source>
        <translation>复制从终端启动它的命令</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>复制命令</translation>
    </message>
    <message>
        <source>&amp;Follow changes</source>
        <translation>跟随更改(&amp;F)</translation>
    </message>
    <message>
        <source>Compile the source when it is saved, and load the library again when it changes</source>
        <translation>保存时编译源代码，库更改时重新加载</translation>
    </message>
    <message>
        <source>Load &amp;inside the simulator</source>
        <translation>在模拟器内加载(&amp;I)</translation>
    </message>
    <message>
        <source>For debuggers: the library runs in this program, which it can hang or end. Runs with it have no exact states.</source>
        <translation>用于调试器：库在本程序中运行，可能使其停滞或终止。含有它的运行没有精确状态。</translation>
    </message>
</context>
<context>
    <name>sparkwright::StrategyWindow</name>
    <message>
        <source>Strategy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>S&amp;erver:</source>
        <translation>服务器(&amp;E)：</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <translation>端口(&amp;P)：</translation>
    </message>
    <message>
        <source>S&amp;ide:</source>
        <translation>一方(&amp;I)：</translation>
    </message>
    <message>
        <source>&amp;Team:</source>
        <translation>球队(&amp;T)：</translation>
    </message>
    <message>
        <source>The machine on which the match runs</source>
        <translation>运行比赛的机器</translation>
    </message>
    <message>
        <source>The port of the match for strategies</source>
        <translation>比赛用于策略的端口</translation>
    </message>
    <message>
        <source>The side that the strategy leads</source>
        <translation>策略所带领的一方</translation>
    </message>
    <message>
        <source>What the team is called in the match</source>
        <translation>球队在比赛中的名称</translation>
    </message>
    <message>
        <source>as the strategy says</source>
        <translation>由策略决定</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>端口</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>一方</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>球队</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝</translation>
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
        <translation>正在构建机器人…</translation>
    </message>
    <message>
        <source>Joint sweep</source>
        <translation>关节扫描</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>With joint</source>
        <translation>与关节</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部件</translation>
    </message>
    <message>
        <source>Touches</source>
        <translation>接触</translation>
    </message>
    <message>
        <source>Depth mm</source>
        <translation>深度 mm</translation>
    </message>
    <message>
        <source>Parts that touch each other</source>
        <translation>相互接触的部件</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>Moving all joints over their limits…</source>
        <translation>正在让所有关节走遍其限位范围…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Only robots of the opened scene file can be swept, as they are on disk.</source>
        <translation>只能扫描已打开场景文件中的机器人，以磁盘上的内容为准。</translation>
    </message>
    <message>
        <source>%1 joints, %2 postures.</source>
        <translation>%1 个关节，%2 个姿势。</translation>
    </message>
    <message>
        <source>No parts touch each other.</source>
        <translation>没有相互接触的部件。</translation>
    </message>
    <message>
        <source>Choose a row to see its posture.</source>
        <translation>选择一行以查看其姿势。</translation>
    </message>
</context>
<context>
    <name>sparkwright::TabCommands</name>
    <message>
        <source>The world that is shown is made from this file.</source>
        <translation>所显示的世界由此文件创建。</translation>
    </message>
    <message>
        <source>%1 starts with this file.</source>
        <translation>%1 以此文件启动。</translation>
    </message>
    <message>
        <source>Menu of %1</source>
        <translation>%1 的菜单</translation>
    </message>
    <message>
        <source>&amp;Run this file</source>
        <translation>运行此文件(&amp;R)</translation>
    </message>
    <message>
        <source>Make the world from this file; the texts stay open</source>
        <translation>由此文件创建世界；文本保持打开</translation>
    </message>
    <message>
        <source>Worlds are made from scenes, set-up scripts and projects</source>
        <translation>世界由场景、配置脚本和项目创建</translation>
    </message>
    <message>
        <source>Use as &amp;start file of the project</source>
        <translation>用作项目的启动文件(&amp;S)</translation>
    </message>
    <message>
        <source>Projects start with a scene or a set-up script</source>
        <translation>项目以场景或配置脚本启动</translation>
    </message>
    <message>
        <source>No project is open: File ▸ Save project as… makes one of what runs</source>
        <translation>未打开项目：“文件 ▸ 项目另存为…”可将正在运行的内容创建为项目</translation>
    </message>
    <message>
        <source>%1 starts with this file from now on</source>
        <translation>%1 此后以此文件启动</translation>
    </message>
    <message>
        <source>Copy &amp;path</source>
        <translation>复制路径(&amp;P)</translation>
    </message>
    <message>
        <source>Put the full path of the file on the clipboard</source>
        <translation>将文件的完整路径复制到剪贴板</translation>
    </message>
    <message>
        <source>Copied %1</source>
        <translation>已复制 %1</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Close this text; asks first if there are unsaved edits</source>
        <translation>关闭此文本；若有未保存的编辑，会先询问</translation>
    </message>
    <message>
        <source>Close &amp;others</source>
        <translation>关闭其他(&amp;O)</translation>
    </message>
    <message>
        <source>Close all texts but this one; asks first about unsaved edits</source>
        <translation>关闭除此之外的所有文本；若有未保存的编辑，会先询问</translation>
    </message>
    <message>
        <source>No project is open, so %1 cannot be its start file. Open one, or make one of what runs: File ▸ Save project as…</source>
        <translation>未打开项目，因此 %1 不能作为其启动文件。请打开一个项目，或将正在运行的内容创建为项目：文件 ▸ 项目另存为…</translation>
    </message>
    <message>
        <source>%1 has unsaved edits: save it first.</source>
        <translation>%1 有未保存的编辑：请先保存。</translation>
    </message>
    <message>
        <source>%1 is not changed: %2</source>
        <translation>未更改 %1：%2</translation>
    </message>
    <message>
        <source>%1 starts with %2 from now on. What runs stays as it is.</source>
        <translation>%1 此后以 %2 启动。正在运行的内容保持不变。</translation>
    </message>
    <message>
        <source>&amp;Start this team</source>
        <translation>启动此球队(&amp;S)</translation>
    </message>
    <message>
        <source>Show the programs of the team, and start them</source>
        <translation>显示并启动球队的程序</translation>
    </message>
</context>
<context>
    <name>sparkwright::TextPage</name>
    <message>
        <source>Lines of more than %1 bytes are shown in pieces; the file keeps them whole.</source>
        <translation>超过 %1 字节的行分段显示；文件中仍是完整的一行。</translation>
    </message>
    <message>
        <source>%1 is in %2 and is saved so. The simulation reads UTF-8 only, which File ▸ Save scene as… writes.</source>
        <translation>%1 采用 %2 编码并按此保存。仿真只读取 UTF-8，可用“文件 ▸ 场景另存为…”写出。</translation>
    </message>
</context>
<context>
    <name>sparkwright::TextTabs</name>
    <message>
        <source>Texts</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Here you edit texts: scenes, set-up scripts, projects and the code of agents. Edit ▸ Show source opens those of the scene that runs, File ▸ Open as text… any others.</source>
        <translation>您可在此编辑文本：场景、配置脚本、项目和智能体代码。“编辑 ▸ 显示源代码”可打开正在运行的场景的文本，“文件 ▸ 作为文本打开…”可打开其他任何文本。</translation>
    </message>
</context>
<context>
    <name>sparkwright::TextTips</name>
    <message>
        <source>Arguments of the call</source>
        <translation>调用的参数</translation>
    </message>
    <message>
        <source>Quick fixes: Ctrl+.</source>
        <translation>快速修复：Ctrl+.</translation>
    </message>
    <message>
        <source>This is one argument too many.</source>
        <translation>多了一个参数。</translation>
    </message>
</context>
<context>
    <name>sparkwright::TextView</name>
    <message>
        <source>Text of the scene</source>
        <translation>场景文本</translation>
    </message>
    <message>
        <source>Delete text</source>
        <translation>删除文本</translation>
    </message>
    <message>
        <source>Type text</source>
        <translation>输入文本</translation>
    </message>
    <message>
        <source>Indent lines</source>
        <translation>缩进行</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
</context>
<context>
    <name>sparkwright::TimelineBar</name>
    <message>
        <source>Drag: moment · Shift and drag: range that repeats · Wheel: zoom · Double click: whole run</source>
        <translation>拖动：时刻 · Shift+拖动：重复的范围 · 滚轮：缩放 · 双击：整个运行</translation>
    </message>
</context>
<context>
    <name>sparkwright::TimelinePanel</name>
    <message>
        <source>&lt;b&gt;No recording is open.&lt;/b&gt; &lt;a href=&quot;open&quot;&gt;Open a recording&lt;/a&gt; to watch it in the views.</source>
        <translation>&lt;b&gt;未打开录像。&lt;/b&gt;&lt;a href=&quot;open&quot;&gt;打开录像&lt;/a&gt;，即可在视图中观看。</translation>
    </message>
    <message>
        <source>Time axis</source>
        <translation>时间轴</translation>
    </message>
    <message>
        <source>Speed of playback</source>
        <translation>播放速度</translation>
    </message>
    <message>
        <source>Speed of playback, in multiples of the recorded pace; negative: backwards</source>
        <translation>播放速度，以录制速度的倍数表示；负数：倒放</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>Repeat the marked range: Shift and drag on the time axis marks one</source>
        <translation>重复标记的范围：在时间轴上按住 Shift 拖动即可标记</translation>
    </message>
    <message>
        <source>Close recording</source>
        <translation>关闭录像</translation>
    </message>
    <message>
        <source>Return to the running simulation</source>
        <translation>返回运行中的仿真</translation>
    </message>
    <message>
        <source>Back to live</source>
        <translation>返回实时</translation>
    </message>
</context>
<context>
    <name>sparkwright::Tour</name>
    <message>
        <source>Look around</source>
        <translation>四处看看</translation>
    </message>
    <message>
        <source>This is the world. Drag with the left button to turn the view, with the right one to move it, and turn the wheel to zoom. Menu View ▸ Camera has fixed views and lets it follow the ball or a robot.</source>
        <translation>这就是仿真世界。用左键拖动可旋转视图，用右键拖动可平移，转动滚轮可缩放。菜单“视图 ▸ 相机”提供固定视角，也可跟随球或机器人。</translation>
    </message>
    <message>
        <source>Drag in the view.</source>
        <translation>请在视图中拖动。</translation>
    </message>
    <message>
        <source>Let it run</source>
        <translation>开始运行</translation>
    </message>
    <message>
        <source>%run% runs the simulation and pauses it, %step% does one cycle of 20 ms, %reset% begins again. Speed and state stand in the status bar.</source>
        <translation>%run% 运行或暂停仿真，%step% 执行一个 20 ms 的周期，%reset% 重新开始。速度和状态显示在状态栏中。</translation>
    </message>
    <message>
        <source>Press %run%.</source>
        <translation>请按 %run%。</translation>
    </message>
    <message>
        <source>Direct a match</source>
        <translation>指挥比赛</translation>
    </message>
    <message>
        <source>Score, clock, play mode and the decisions of the referee stand here, with commands such as kick-off. Without a team of your own, Match ▸ Start demo match lets two sample teams play.</source>
        <translation>比分、时钟、比赛模式和裁判的判罚显示在此处，还有开球等命令。如果没有自己的球队，可用“比赛 ▸ 开始演示比赛”让两支示例球队对战。</translation>
    </message>
    <message>
        <source>Connect your agent</source>
        <translation>连接智能体</translation>
    </message>
    <message>
        <source>Programs that control robots connect to port 3100; this list shows who is there and how fast each answers.</source>
        <translation>控制机器人的程序连接到端口 3100；此列表显示已连接的程序及其响应速度。</translation>
    </message>
    <message>
        <source>See how it is made</source>
        <translation>看看它的构成</translation>
    </message>
    <message>
        <source>Whatever is selected in a view is selected in the tree and in the properties, too. Values can be changed there, and in the text of the scene, even while it runs.</source>
        <translation>在视图中选择的内容，在树和属性中也会同时选中。可在那里更改值，也可在场景的文本中更改，运行时也可以。</translation>
    </message>
    <message>
        <source>Click the ball or a goal in the view.</source>
        <translation>请在视图中单击球或球门。</translation>
    </message>
    <message>
        <source>Go back in time</source>
        <translation>回到过去</translation>
    </message>
    <message>
        <source>Every run is recorded. Drag the handle to look at the past; marks show goals and fouls, and Simulation ▸ Back to live leads back to the present.</source>
        <translation>每次运行都会被录制。拖动手柄可查看过往；标记显示进球和犯规，“仿真 ▸ 返回实时”可回到当前时刻。</translation>
    </message>
    <message>
        <source>When the simulation has run for a while, choose Simulation ▸ Look back.</source>
        <translation>仿真运行一会儿后，请选择“仿真 ▸ 回看”。</translation>
    </message>
    <message>
        <source>Find any command</source>
        <translation>查找任何命令</translation>
    </message>
    <message>
        <source>The menus hold every command. The command palette finds each by a part of its name, and shows its key.</source>
        <translation>菜单中包含所有命令。命令面板可按名称的一部分找到任一命令，并显示其按键。</translation>
    </message>
    <message>
        <source>Press %palette%, and Esc to close it.</source>
        <translation>请按 %palette%，再按 Esc 将其关闭。</translation>
    </message>
    <message>
        <source>Get help</source>
        <translation>获取帮助</translation>
    </message>
    <message>
        <source>%help% explains whatever has the keyboard: a dock, a class or a method in the text. The help also searches all pages and lists all keys. The tour is found in the same menu.</source>
        <translation>%help% 会说明当前具有键盘焦点的内容：面板，或文本中的类或方法。帮助还可搜索所有页面，并列出所有按键。导览也在同一菜单中。</translation>
    </message>
    <message>
        <source>Press %help%.</source>
        <translation>请按 %help%。</translation>
    </message>
</context>
<context>
    <name>sparkwright::TourBalloon</name>
    <message>
        <source>Read more</source>
        <translation>了解更多</translation>
    </message>
    <message>
        <source>✓ Done</source>
        <translation>✓ 完成</translation>
    </message>
    <message>
        <source>Try it: %1</source>
        <translation>试一试：%1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Back (Left)</source>
        <translation>上一步（左方向键）</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Finish the tour (Enter)</source>
        <translation>完成导览（Enter）</translation>
    </message>
    <message>
        <source>Next step (Enter or Right)</source>
        <translation>下一步（Enter 或右方向键）</translation>
    </message>
    <message>
        <source>End tour</source>
        <translation>结束导览</translation>
    </message>
    <message>
        <source>End the tour (Esc)</source>
        <translation>结束导览（Esc）</translation>
    </message>
    <message>
        <source>Tour, step %1 of %2: %3</source>
        <translation>导览，第 %1 步，共 %2 步：%3</translation>
    </message>
</context>
<context>
    <name>sparkwright::TourOffer</name>
    <message>
        <source>New here? A short tour shows what is where. It is always found in the Help menu.</source>
        <translation>初次使用？简短的导览将介绍各部分的位置。您随时可在“帮助”菜单中找到它。</translation>
    </message>
    <message>
        <source>Start tour</source>
        <translation>开始导览</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>不用了，谢谢</translation>
    </message>
    <message>
        <source>Offer of a tour</source>
        <translation>导览邀请</translation>
    </message>
</context>
<context>
    <name>sparkwright::TrainerDialog</name>
    <message>
        <source>Train a drive</source>
        <translation>训练驱动</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>日志(&amp;L)</translation>
    </message>
    <message>
        <source>Choose a log</source>
        <translation>选择日志</translation>
    </message>
    <message>
        <source>Logs (*.csv *.txt *.log);;All files (*)</source>
        <translation>日志 (*.csv *.txt *.log);;所有文件 (*)</translation>
    </message>
    <message>
        <source>&amp;Robot</source>
        <translation>机器人(&amp;R)</translation>
    </message>
    <message>
        <source>Choose a robot</source>
        <translation>选择机器人</translation>
    </message>
    <message>
        <source>Robots (*.f2krobot)</source>
        <translation>机器人 (*.f2krobot)</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>模型(&amp;M)</translation>
    </message>
    <message>
        <source>Choose where to save</source>
        <translation>选择保存位置</translation>
    </message>
    <message>
        <source>Models (*.json)</source>
        <translation>模型 (*.json)</translation>
    </message>
    <message>
        <source>may be left out: its greatest speeds are compared with those of the log</source>
        <translation>可省略：用其最大速度与日志比较</translation>
    </message>
    <message>
        <source>%v of at most %m epochs</source>
        <translation>%v / 最多 %m 轮</translation>
    </message>
    <message>
        <source>The loss of each epoch: dots of the part that checks, a line of the part that is learned from.</source>
        <translation>每轮的损失：点为验证部分，线为训练部分。</translation>
    </message>
    <message>
        <source>The drive by itself</source>
        <translation>驱动的自主预测</translation>
    </message>
    <message>
        <source>Stretches of two seconds of the part that tests: as recorded (thin), and as the trained drive predicts them</source>
        <translation>测试部分的两秒片段：录制的（细线）和训练后驱动的预测</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>训练(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>End now, with the best model so far</source>
        <translation>立即结束，保留目前最好的模型</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2</source>
        <translation>无法启动 %1：%2</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Loss (power of ten)</source>
        <translation>损失（10 的幂）</translation>
    </message>
    <message>
        <source>The training has crashed.</source>
        <translation>训练已崩溃。</translation>
    </message>
</context>
<context>
    <name>sparkwright::TrustSheet</name>
    <message>
        <source>Programs</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>插件</translation>
    </message>
    <message>
        <source>Options of the server</source>
        <translation>服务器选项</translation>
    </message>
    <message>
        <source>Scripts, which have no access to this computer</source>
        <translation>脚本(无法访问此计算机)</translation>
    </message>
    <message>
        <source>New or changed: %1</source>
        <translation>新增或已更改:%1</translation>
    </message>
    <message>
        <source>Trust these files?</source>
        <translation>信任这些文件吗?</translation>
    </message>
    <message>
        <source>What this file starts has changed since you trusted it. Programs and plugins can do whatever you can: start them only if you trust who made them.</source>
        <translation>自您信任此文件以来,它所启动的内容已更改。程序和插件可以做您能做的任何事:只有在信任其作者时才启动。</translation>
    </message>
    <message>
        <source>This file starts programs, or sets up the server. Programs and plugins can do whatever you can: start them only if you trust who made them.</source>
        <translation>此文件会启动程序或设置服务器。程序和插件可以做您能做的任何事:只有在信任其作者时才启动。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>What will be started</source>
        <translation>将要启动的内容</translation>
    </message>
    <message>
        <source>This folder is my &amp;own work: do not ask when its files change</source>
        <translation>此文件夹是我自己的工作:文件更改时不再询问(&amp;O)</translation>
    </message>
    <message>
        <source>Trusts all files in %1, also those that come later</source>
        <translation>信任 %1 中的所有文件,包括以后加入的文件</translation>
    </message>
    <message>
        <source>&amp;Trust and start</source>
        <translation>信任并启动(&amp;T)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>sparkwright::UnsavedDialog</name>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>Save the changes to these files?</source>
        <translation>保存对这些文件的更改？</translation>
    </message>
    <message>
        <source>Files with unsaved changes</source>
        <translation>有未保存更改的文件</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n change(s)</source>
        <translation>
            <numerusform>%1：%n 处更改</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Save selected</source>
        <translation>保存所选(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Discard all</source>
        <translation>全部放弃(&amp;D)</translation>
    </message>
    <message>
        <source>Saves the checked files; changes to the others are lost</source>
        <translation>保存勾选的文件；其他文件的更改将丢失</translation>
    </message>
</context>
<context>
    <name>sparkwright::VideoCommands</name>
    <message numerus="yes">
        <source>Recorded %n picture(s) in %1</source>
        <translation>
            <numerusform>已在 %1 中录制 %n 张图片</numerusform>
        </translation>
    </message>
    <message>
        <source>The video %1 has ended early: %2</source>
        <translation>视频 %1 提前结束：%2</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>正在录制</translation>
    </message>
    <message>
        <source>Writing the video</source>
        <translation>正在写入视频</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>End the video and keep it</source>
        <translation>结束视频并保留</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>End the video and remove it</source>
        <translation>结束视频并移除</translation>
    </message>
</context>
<context>
    <name>sparkwright::VideoDialog</name>
    <message>
        <source>Record video</source>
        <translation>录制视频</translation>
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
        <translation>图片（PNG），存于文件夹</translation>
    </message>
    <message>
        <source> pictures per second</source>
        <translation> 张图片/秒</translation>
    </message>
    <message>
        <source>Simulated time</source>
        <translation>仿真时间</translation>
    </message>
    <message>
        <source>My time</source>
        <translation>我的时间</translation>
    </message>
    <message>
        <source>Simulated: a second of the video is a second of the match, at any speed. Yours: wall time, with all pauses</source>
        <translation>仿真时间：无论速度如何，视频一秒即比赛一秒。我的时间：实际时间，包括所有暂停</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a place</source>
        <translation>选择位置</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>尺寸(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Rate</source>
        <translation>频率(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>时间(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>位置(&amp;P)</translation>
    </message>
    <message>
        <source>Re&amp;cord</source>
        <translation>录制(&amp;C)</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>没有该文件夹。</translation>
    </message>
    <message>
        <source>Videos need ffmpeg, which is not installed; it can make one of the pictures later.</source>
        <translation>视频需要 ffmpeg，但未安装；以后可用它由图片制作视频。</translation>
    </message>
</context>
<context>
    <name>sparkwright::VideoRecorder</name>
    <message>
        <source>the graphics card cannot draw a picture of this size</source>
        <translation>显卡无法绘制此尺寸的图片</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
</context>
<context>
    <name>sparkwright::VideoSink</name>
    <message>
        <source>the folder %1 cannot be made</source>
        <translation>无法创建文件夹 %1</translation>
    </message>
    <message>
        <source>there is a video in %1 already</source>
        <translation>%1 中已有视频</translation>
    </message>
    <message>
        <source>ffmpeg is not installed; choose pictures instead</source>
        <translation>未安装 ffmpeg；请改选图片</translation>
    </message>
    <message>
        <source>ffmpeg has ended</source>
        <translation>ffmpeg 已结束</translation>
    </message>
    <message>
        <source>ffmpeg does not end</source>
        <translation>ffmpeg 没有结束</translation>
    </message>
    <message>
        <source>ffmpeg has failed</source>
        <translation>ffmpeg 失败</translation>
    </message>
</context>
<context>
    <name>sparkwright::ViewArea</name>
    <message>
        <source>There is no mesh %1: a checked box stands in for it</source>
        <translation>没有网格 %1：以棋盘格方块代替</translation>
    </message>
    <message>
        <source>There is no texture %1, or it cannot be read: a checked pattern stands in for it</source>
        <translation>没有纹理 %1，或无法读取：以棋盘格图案代替</translation>
    </message>
    <message>
        <source>The viewport cannot draw: %1</source>
        <translation>视口无法绘制：%1</translation>
    </message>
</context>
<context>
    <name>sparkwright::ViewCell</name>
    <message>
        <source>Camera</source>
        <translation>相机</translation>
    </message>
    <message>
        <source>Choose camera and subject of this view</source>
        <translation>选择此视图的相机和跟随对象</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>拆分</translation>
    </message>
    <message>
        <source>Show one, two or four views</source>
        <translation>显示一个、两个或四个视图</translation>
    </message>
    <message>
        <source>Close view</source>
        <translation>关闭视图</translation>
    </message>
    <message>
        <source>Close this view</source>
        <translation>关闭此视图</translation>
    </message>
    <message>
        <source>&lt;h3&gt;This view cannot be drawn&lt;/h3&gt;&lt;p&gt;%1.&lt;/p&gt;&lt;p&gt;Everything else works: the simulation, agents and monitors, and all panels. A newer graphics driver may help, or drawing without the graphics card: set LIBGL_ALWAYS_SOFTWARE=1 before you start Sparkwright.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;无法绘制此视图&lt;/h3&gt;&lt;p&gt;%1。&lt;/p&gt;&lt;p&gt;其他一切正常：仿真、智能体和监视器，以及所有面板。更新显卡驱动可能有帮助，也可不用显卡绘制：启动 Sparkwright 前设置 LIBGL_ALWAYS_SOFTWARE=1。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>重新绘制</translation>
    </message>
    <message>
        <source>Try again to draw this view</source>
        <translation>再次尝试绘制此视图</translation>
    </message>
</context>
<context>
    <name>sparkwright::ViewCommands</name>
    <message>
        <source>Saved: %1 shows this view from now on</source>
        <translation>已保存：%1 从此显示此视图</translation>
    </message>
    <message>
        <source>&amp;Keep this view as</source>
        <translation>将此视图保存为(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Camera</source>
        <translation>相机(&amp;C)</translation>
    </message>
    <message>
        <source>Vie&amp;ws</source>
        <translation>视图布局(&amp;W)</translation>
    </message>
    <message>
        <source>Your view %1</source>
        <translation>您的视图 %1</translation>
    </message>
    <message>
        <source>Fly to: %1</source>
        <translation>飞到：%1</translation>
    </message>
    <message>
        <source>&amp;Overlays</source>
        <translation>叠加显示(&amp;O)</translation>
    </message>
    <message>
        <source>Look with this opening angle, from the lower to the upper edge</source>
        <translation>以此张角观察，从下边缘到上边缘</translation>
    </message>
    <message>
        <source>Opening &amp;angle</source>
        <translation>张角(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Players on the scoreboard</source>
        <translation>记分牌上的球员(&amp;P)</translation>
    </message>
    <message>
        <source>Show on the scoreboard how many play on each side, and who has cards or is suspended</source>
        <translation>在记分牌上显示双方的上场人数，以及谁有红黄牌或暂时离场</translation>
    </message>
</context>
<context>
    <name>sparkwright::ViewControls</name>
    <message>
        <source>Turn the view about the point under the cursor; while flying: look around</source>
        <translation>绕光标处的点旋转视图；飞行时：环顾四周</translation>
    </message>
    <message>
        <source>Move the view sideways</source>
        <translation>平移视图</translation>
    </message>
    <message>
        <source>Zoom by moving up and down</source>
        <translation>上下移动以缩放</translation>
    </message>
    <message>
        <source>Held while flying: rise; with Shift sink</source>
        <translation>飞行时按住：上升；加 Shift 下降</translation>
    </message>
    <message>
        <source>Select a part</source>
        <translation>选择一个部件</translation>
    </message>
    <message>
        <source>Select the whole robot or thing</source>
        <translation>选择整个机器人或物体</translation>
    </message>
    <message>
        <source>Select one more, or no longer</source>
        <translation>加选或取消选择</translation>
    </message>
    <message>
        <source>Menu of what is there</source>
        <translation>显示该处对象的菜单</translation>
    </message>
    <message>
        <source>Select all movable things in a rectangle</source>
        <translation>选择矩形内所有可移动的物体</translation>
    </message>
    <message>
        <source>On what is selected, or on an arrow, square or ring: move or turn it; with Ctrl in steps</source>
        <translation>在所选对象或箭头、方块、圆环上：移动或旋转；加 Ctrl 按步进</translation>
    </message>
    <message>
        <source>Move what is under the cursor on the ground</source>
        <translation>在地面上移动光标下的对象</translation>
    </message>
    <message>
        <source>Turn what is under the cursor about the vertical</source>
        <translation>绕竖直轴旋转光标下的对象</translation>
    </message>
    <message>
        <source>Raise or lower what is under the cursor</source>
        <translation>升高或降低光标下的对象</translation>
    </message>
    <message>
        <source>Put what is selected there</source>
        <translation>将所选对象放到那里</translation>
    </message>
    <message>
        <source>Kick the ball, with Shift high; push anything else</source>
        <translation>踢球，加 Shift 踢高球；对其他物体则为推动</translation>
    </message>
    <message>
        <source>Twist a thing</source>
        <translation>扭转物体</translation>
    </message>
    <message>
        <source>Move forward over the ground; while flying along the line of sight</source>
        <translation>在地面上方向前移动；飞行时沿视线方向</translation>
    </message>
    <message>
        <source>Move back</source>
        <translation>向后移动</translation>
    </message>
    <message>
        <source>Move to the left</source>
        <translation>向左移动</translation>
    </message>
    <message>
        <source>Move to the right</source>
        <translation>向右移动</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>向上移动</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>向下移动</translation>
    </message>
    <message>
        <source>Move up while flying</source>
        <translation>飞行时向上移动</translation>
    </message>
    <message>
        <source>Move down while flying</source>
        <translation>飞行时向下移动</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Turn the view to the left</source>
        <translation>向左旋转视图</translation>
    </message>
    <message>
        <source>Turn the view to the right</source>
        <translation>向右旋转视图</translation>
    </message>
    <message>
        <source>Turn the view up</source>
        <translation>向上旋转视图</translation>
    </message>
    <message>
        <source>Turn the view down</source>
        <translation>向下旋转视图</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>拖动</translation>
    </message>
    <message>
        <source>drag</source>
        <translation>拖动</translation>
    </message>
    <message>
        <source>Right drag</source>
        <translation>右键拖动</translation>
    </message>
    <message>
        <source>right drag</source>
        <translation>右键拖动</translation>
    </message>
    <message>
        <source>Middle drag</source>
        <translation>中键拖动</translation>
    </message>
    <message>
        <source>middle drag</source>
        <translation>中键拖动</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>双击</translation>
    </message>
    <message>
        <source>double click</source>
        <translation>双击</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>单击</translation>
    </message>
    <message>
        <source>click</source>
        <translation>单击</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>右键单击</translation>
    </message>
    <message>
        <source>right click</source>
        <translation>右键单击</translation>
    </message>
    <message>
        <source>Middle click</source>
        <translation>中键单击</translation>
    </message>
    <message>
        <source>middle click</source>
        <translation>中键单击</translation>
    </message>
</context>
<context>
    <name>sparkwright::ViewHints</name>
    <message>
        <source>select in a rectangle</source>
        <translation>选择矩形内的物体</translation>
    </message>
    <message>
        <source>kick</source>
        <translation>踢</translation>
    </message>
    <message>
        <source>push</source>
        <translation>推动</translation>
    </message>
    <message>
        <source>twist</source>
        <translation>扭转</translation>
    </message>
    <message>
        <source>move in steps</source>
        <translation>按步进移动</translation>
    </message>
    <message>
        <source>move</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>turn it</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>lift</source>
        <translation>升降</translation>
    </message>
    <message>
        <source>look around</source>
        <translation>环顾</translation>
    </message>
    <message>
        <source>orbit</source>
        <translation>环绕</translation>
    </message>
    <message>
        <source>pan</source>
        <translation>平移</translation>
    </message>
    <message>
        <source>zoom</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>sink</source>
        <translation>下降</translation>
    </message>
    <message>
        <source>rise</source>
        <translation>上升</translation>
    </message>
    <message>
        <source>put the selection here</source>
        <translation>将所选对象放到此处</translation>
    </message>
    <message>
        <source>clear the selection</source>
        <translation>取消选择</translation>
    </message>
    <message>
        <source>select</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>select %1</source>
        <translation>选择 %1</translation>
    </message>
    <message>
        <source>select all of it</source>
        <translation>选择整体</translation>
    </message>
    <message>
        <source>select one more</source>
        <translation>加选</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a gesture and what it does</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>forward, back</source>
        <translation>前进、后退</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Shift+wheel: %1, finely</source>
        <translation>Shift+滚轮：%1，微调</translation>
    </message>
    <message>
        <source>Wheel: %1</source>
        <translation>滚轮：%1</translation>
    </message>
    <message>
        <source>more with Ctrl, Shift, Alt</source>
        <translation>按 Ctrl、Shift、Alt 有更多操作</translation>
    </message>
    <message>
        <source>camera</source>
        <translation>相机</translation>
    </message>
    <message>
        <source>selection</source>
        <translation>所选对象</translation>
    </message>
    <message>
        <source>things</source>
        <translation>物体</translation>
    </message>
    <message>
        <source>Locked: %1</source>
        <translation>已锁定：%1</translation>
    </message>
</context>
<context>
    <name>sparkwright::ViewPicking</name>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 / %2：%3</translation>
    </message>
</context>
<context>
    <name>sparkwright::Viewport</name>
    <message>
        <source>Viewport</source>
        <translation>视口</translation>
    </message>
    <message>
        <source>the graphics driver has been restarted</source>
        <translation>显卡驱动已重新启动</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) selected</source>
        <translation>
            <numerusform>已选择 %n 个物体</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawing is off. The menu View › Drawing rate turns it on.</source>
        <translation>绘制已关闭。可通过菜单“视图 › 绘制频率”打开。</translation>
    </message>
</context>
<context>
    <name>sparkwright::ViewsPart</name>
    <message>
        <source>Layers</source>
        <translation>图层</translation>
    </message>
    <message>
        <source>What mouse and keys do</source>
        <translation>鼠标和按键的作用</translation>
    </message>
    <message>
        <source>Another program receives drawings on port %1; this window receives them on port %2.</source>
        <translation>另一个程序在端口 %1 接收绘图；此窗口在端口 %2 接收。</translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation>绘图</translation>
    </message>
    <message>
        <source>Show one view only</source>
        <translation>仅显示一个视图</translation>
    </message>
    <message>
        <source>The other views are closed</source>
        <translation>其他视图将关闭</translation>
    </message>
</context>
<context>
    <name>sparkwright::WatchModel</name>
    <message>
        <source>%1
This run has not all of these signals.</source>
        <translation>%1
此次运行缺少其中某些信号。</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>表达式</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>最小值</translation>
    </message>
    <message>
        <source>Greatest</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
</context>
<context>
    <name>sparkwright::WatchPanel</name>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>ball/x - robots/left/1/x</source>
        <translation>ball/x - robots/left/1/x</translation>
    </message>
    <message>
        <source>New expression</source>
        <translation>新建表达式</translation>
    </message>
    <message>
        <source>A signal, or an expression of signals and numbers: + - * / ^ ( ) &lt; &gt; == and or not, and functions such as abs, sqrt, hypot, min, max. Ctrl+Space lists them.</source>
        <translation>信号，或由信号和数字组成的表达式：+ - * / ^ ( ) &lt; &gt; == and or not，以及 abs、sqrt、hypot、min、max 等函数。按 Ctrl+Space 列出。</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>监视</translation>
    </message>
    <message>
        <source>Watch the expression of the field</source>
        <translation>监视输入框中的表达式</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>曲线图</translation>
    </message>
    <message>
        <source>Plot the selected expressions over time</source>
        <translation>绘制所选表达式随时间变化的曲线图</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Do not watch the selected expressions any more</source>
        <translation>不再监视所选表达式</translation>
    </message>
    <message>
        <source>Reset least and greatest</source>
        <translation>重置最小值和最大值</translation>
    </message>
    <message>
        <source>Begin anew with the least and greatest values</source>
        <translation>重新开始统计最小值和最大值</translation>
    </message>
    <message>
        <source>Copy as table</source>
        <translation>复制为表格</translation>
    </message>
    <message>
        <source>Copy the list as a table</source>
        <translation>将列表复制为表格</translation>
    </message>
    <message>
        <source>What is wrong with the expression</source>
        <translation>表达式的问题</translation>
    </message>
    <message>
        <source>Watched expressions</source>
        <translation>监视的表达式</translation>
    </message>
    <message>
        <source>Numbers of the run that you want to keep an eye on stand here. Write an expression of signals above, such as hypot(ball/vx, ball/vy), and press Enter.</source>
        <translation>此处显示您要关注的运行数值。请在上方写信号的表达式，例如 hypot(ball/vx, ball/vy)，然后按 Enter。</translation>
    </message>
</context>
<context>
    <name>sparkwright::WatchPart</name>
    <message>
        <source>&amp;Watch an expression</source>
        <translation>监视表达式(&amp;W)</translation>
    </message>
    <message>
        <source>Write an expression of signals whose value is shown all the time</source>
        <translation>写一个信号表达式，并持续显示其值</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>监视</translation>
    </message>
</context>
<context>
    <name>sparkwright::WebDialog</name>
    <message>
        <source>Cop&amp;y</source>
        <translation>复制(&amp;Y)</translation>
    </message>
    <message>
        <source>Open in &amp;browser</source>
        <translation>在浏览器中打开(&amp;B)</translation>
    </message>
    <message>
        <source>Also from &amp;other computers</source>
        <translation>也允许其他计算机(&amp;O)</translation>
    </message>
    <message>
        <source>Show in the browser</source>
        <translation>在浏览器中显示</translation>
    </message>
    <message>
        <source>What the views show can be watched in any browser at this address, also on phones. Who watches can command nothing.</source>
        <translation>可在任何浏览器中通过此地址观看视图的内容，手机也可以。观看者不能执行任何命令。</translation>
    </message>
    <message>
        <source>Address of the page</source>
        <translation>页面地址</translation>
    </message>
    <message>
        <source>Copy the address to the clipboard</source>
        <translation>将地址复制到剪贴板</translation>
    </message>
    <message>
        <source>Open the page in the browser of this computer</source>
        <translation>在本机的浏览器中打开页面</translation>
    </message>
    <message>
        <source>TCP port of the page; the next free one is taken if another program has it</source>
        <translation>页面的 TCP 端口；若被其他程序占用，则用下一个空闲端口</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>端口</translation>
    </message>
    <message>
        <source>Everyone in your network can watch then; otherwise only this computer can</source>
        <translation>您网络中的所有人都能观看；否则仅本机可以</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>地址(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>端口(&amp;P)</translation>
    </message>
    <message>
        <source>Viewers</source>
        <translation>观看者</translation>
    </message>
    <message>
        <source>&amp;Stop showing</source>
        <translation>停止显示(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Another program has port %1: %2 is used instead.</source>
        <translation>端口 %1 被其他程序占用：改用 %2。</translation>
    </message>
    <message>
        <source>Nobody is watching yet</source>
        <translation>尚无人观看</translation>
    </message>
    <message numerus="yes">
        <source>%n viewer(s)</source>
        <translation>
            <numerusform>%n 位观看者</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::WebPart</name>
    <message>
        <source>Show in the &amp;browser…</source>
        <translation>在浏览器中显示(&amp;B)…</translation>
    </message>
    <message>
        <source>Let others watch in a browser what the views show</source>
        <translation>让他人在浏览器中观看视图的内容</translation>
    </message>
    <message>
        <source>The views are shown in browsers: address, and switching it off</source>
        <translation>视图正在浏览器中显示：地址与关闭</translation>
    </message>
    <message>
        <source>Shown in the browser</source>
        <translation>正在浏览器中显示</translation>
    </message>
    <message>
        <source>browser: not possible</source>
        <translation>浏览器：不可用</translation>
    </message>
    <message numerus="yes">
        <source>browser: %n viewer(s)</source>
        <translation>
            <numerusform>浏览器：%n 位观看者</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::WindowPlaces</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Simulation</source>
        <translation>仿真(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>比赛(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>工具栏</translation>
    </message>
    <message>
        <source>&amp;Panel</source>
        <translation>面板(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Docks</source>
        <translation>停靠面板(&amp;D)</translation>
    </message>
</context>
<context>
    <name>sparkwright::WorldPoseBar</name>
    <message>
        <source>In the world</source>
        <translation>世界坐标</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Position in the world, whatever the node&apos;s parent is</source>
        <translation>在世界坐标系中的位置，与节点的父节点无关</translation>
    </message>
    <message>
        <source>Orientation in the world: degrees about x, y and z</source>
        <translation>在世界坐标系中的方向：绕 x、y 和 z 的度数</translation>
    </message>
    <message>
        <source>Position %1 in the world</source>
        <translation>在世界坐标系中的位置 %1</translation>
    </message>
    <message>
        <source>Turned about %1</source>
        <translation>绕 %1 旋转</translation>
    </message>
</context>
</TS>
