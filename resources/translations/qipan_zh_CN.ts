<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>AboutCard</name>
    <message>
        <source>About Qipan</source>
        <translation>关于棋盘</translation>
    </message>
    <message>
        <source>Version %1</source>
        <extracomment>%1 is a version number</extracomment>
        <translation>版本 %1</translation>
    </message>
    <message>
        <source>Board games for two, on the screen and on a real board. Games are kept by themselves; nothing leaves this computer.</source>
        <translation>两个人的棋类游戏，在屏幕上下，也可以在真实的棋盘上下。对局会自动保存，数据不会离开这台电脑。</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. Pieces, boards and sounds were made for this program.</source>
        <translation>自由软件，采用 MIT 许可证。棋子、棋盘和声音均为本程序而作。</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Undo</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Flip</source>
        <extracomment>Button: turn the board round</extracomment>
        <translation>翻转</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>Button: offer a draw</extracomment>
        <translation>提和</translation>
    </message>
    <message>
        <source>Resign</source>
        <extracomment>Button: give the game up</extracomment>
        <translation>认输</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Buttons: stop the clock for a while, and let it run again</extracomment>
        <translation>继续</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Chess board</source>
        <translation>棋盘</translation>
    </message>
</context>
<context>
    <name>BoardBadge</name>
    <message>
        <source>%1 – Enter plays it</source>
        <extracomment>The move typed so far; %1 e.g. &quot;Nf3&quot;</extracomment>
        <translation>%1&#x3000;按回车走棋</translation>
    </message>
</context>
<context>
    <name>BoardCard</name>
    <message>
        <source>Real board</source>
        <translation>真实棋盘</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <extracomment>%1 a board&apos;s name, %2 a serial port</extracomment>
        <translation>%1，端口 %2</translation>
    </message>
    <message>
        <source>Set up from the board…</source>
        <translation>按真实棋盘摆局…</translation>
    </message>
    <message>
        <source>Search for a board</source>
        <translation>搜索棋盘</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>断开连接</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Boards with Qipan&apos;s own firmware, DGT boards, Millennium ChessLink, Certabo and Tabutronic.</source>
        <translation>支持自带 Qipan 固件的棋盘、DGT、Millennium ChessLink、Certabo 和 Tabutronic 棋盘。</translation>
    </message>
    <message>
        <source>Hide the link log</source>
        <extracomment>What was sent and received, for reports of faults</extracomment>
        <translation>隐藏通信记录</translation>
    </message>
    <message>
        <source>Show the link log</source>
        <translation>显示通信记录</translation>
    </message>
</context>
<context>
    <name>BoardChip</name>
    <message>
        <source>Show</source>
        <extracomment>Button: shows the position from which the wooden board differs</extracomment>
        <translation>显示</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Button: tells more about the wooden board</extracomment>
        <translation>详情</translation>
    </message>
</context>
<context>
    <name>BoardExport</name>
    <message>
        <source>Chess position</source>
        <translation>国际象棋局面</translation>
    </message>
</context>
<context>
    <name>BoardSetUp</name>
    <message>
        <source>A new game begins from the men as they stand. The game on the screen is kept among the recent ones.</source>
        <translation>将按棋子现在的位置开始新局。屏幕上的对局会保存在最近的对局中。</translation>
    </message>
    <message>
        <source>This board cannot tell the men apart: put all on their first squares, and a new game begins. The game on the screen is kept among the recent ones.</source>
        <translation>这块棋盘分不清棋子：请把所有棋子摆回开局位置，再开始新局。屏幕上的对局会保存在最近的对局中。</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>轮到谁走</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>白方走</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>黑方走</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>BoardThemeChoice</name>
    <message>
        <source>Brown</source>
        <extracomment>A board of light and dark brown wood</extracomment>
        <translation>棕色</translation>
    </message>
    <message>
        <source>Slate</source>
        <extracomment>A board of grey-blue stone</extracomment>
        <translation>青石</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>A green board</extracomment>
        <translation>绿色</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>A board as printed on paper</extracomment>
        <translation>纸墨</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>A black and white board</extracomment>
        <translation>高对比度</translation>
    </message>
</context>
<context>
    <name>CapturedMen</name>
    <message>
        <source>Ahead by %1</source>
        <extracomment>Name of the figure beside a player&apos;s captured men</extracomment>
        <translation>多 %1 分</translation>
    </message>
</context>
<context>
    <name>ChessActions</name>
    <message>
        <source>Saved as %1</source>
        <extracomment>After saving; %1 is the file&apos;s path</extracomment>
        <translation>已保存到 %1</translation>
    </message>
    <message>
        <source>Position copied as FEN</source>
        <translation>局面已复制（FEN）</translation>
    </message>
    <message>
        <source>Game copied as PGN</source>
        <translation>对局已复制（PGN）</translation>
    </message>
    <message>
        <source>game</source>
        <extracomment>The name suggested for a file</extracomment>
        <translation>对局</translation>
    </message>
    <message>
        <source>The moves that followed are kept as a variation. Undo brings them back.</source>
        <translation>原来的后续着法已保留为变着；悔棋即可恢复。</translation>
    </message>
    <message>
        <source>Picture copied</source>
        <translation>图片已复制</translation>
    </message>
    <message>
        <source>The moves that followed are kept as a variation. The game goes on without clocks.</source>
        <translation>原来的后续着法已保留为变着；对局继续，不再计时。</translation>
    </message>
    <message>
        <source>The game goes on without clocks.</source>
        <translation>对局继续，不再计时。</translation>
    </message>
</context>
<context>
    <name>ChessMenu</name>
    <message>
        <source>New game…</source>
        <translation>新对局…</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>再来一局</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Recent games…</source>
        <translation>最近的对局…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Flip the board</source>
        <translation>翻转棋盘</translation>
    </message>
    <message>
        <source>Copy the position</source>
        <translation>复制局面</translation>
    </message>
    <message>
        <source>Copy the game</source>
        <translation>复制棋谱</translation>
    </message>
    <message>
        <source>Copy a picture of the board</source>
        <translation>复制棋盘图片</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Save a picture (PNG or SVG)…</source>
        <translation>保存图片（PNG 或 SVG）…</translation>
    </message>
    <message>
        <source>Save the score sheet (PDF)…</source>
        <translation>保存记录纸（PDF）…</translation>
    </message>
    <message>
        <source>Real board…</source>
        <translation>真实棋盘…</translation>
    </message>
</context>
<context>
    <name>ChessPage</name>
    <message numerus="yes">
        <source>%n move(s) made on the board meanwhile.</source>
        <translation>
            <numerusform>其间在真实棋盘上走了 %n 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is connected.</source>
        <extracomment>%1 is the name of a real board</extracomment>
        <translation>%1 已连接。</translation>
    </message>
    <message>
        <source>%1 is not there any more.</source>
        <translation>%1 已断开。</translation>
    </message>
</context>
<context>
    <name>ClockFace</name>
    <message>
        <source>Little time left: %1</source>
        <translation>时间不多了：%1</translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <translation>剩余时间：%1</translation>
    </message>
</context>
<context>
    <name>DistanceGraph</name>
    <message>
        <source>Distance to the exit after each move</source>
        <translation>每步之后到出口的距离</translation>
    </message>
</context>
<context>
    <name>DrawSheet</name>
    <message>
        <source>White offers a draw</source>
        <translation>白方提和</translation>
    </message>
    <message>
        <source>Black offers a draw</source>
        <translation>黑方提和</translation>
    </message>
    <message>
        <source>If the other player agrees, the game ends in a draw.</source>
        <translation>对方同意后，本局以和棋结束。</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>同意</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>继续下</translation>
    </message>
</context>
<context>
    <name>EditorGrid</name>
    <message>
        <source>The board that is being made</source>
        <translation>正在制作的布局</translation>
    </message>
</context>
<context>
    <name>FileBar</name>
    <message>
        <source>New</source>
        <extracomment>Button: start a new game</extracomment>
        <translation>新对局</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Button: open a file</extracomment>
        <translation>打开</translation>
    </message>
    <message>
        <source>Recent</source>
        <extracomment>Button: the list of games played before</extracomment>
        <translation>最近</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>Button: all commands</extracomment>
        <translation>菜单</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>File name</source>
        <extracomment>The words on the file dialog that are Qt&apos;s own</extracomment>
        <translation>文件名</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>类型</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Open a game</source>
        <translation>打开对局</translation>
    </message>
    <message>
        <source>Chess games (*.pgn)</source>
        <translation>国际象棋对局 (*.pgn)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>保存对局</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save a picture of the board</source>
        <translation>保存棋盘图片</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>保存记录纸</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg)</source>
        <translation>图片 (*.png *.svg)</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF 文档 (*.pdf)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>Choose a game</source>
        <translation>选择对局</translation>
    </message>
    <message>
        <source>Search players, events, results</source>
        <translation>搜索棋手、赛事或结果</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>没有符合的对局。</translation>
    </message>
    <message>
        <source>Games: %1 of %2</source>
        <extracomment>Below the list of games: %1 match the search, %2 are in the file</extracomment>
        <translation>共 %2 局，显示 %1 局</translation>
    </message>
</context>
<context>
    <name>GameRow</name>
    <message>
        <source>Moves: %1</source>
        <translation>%1 回合</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>Checkmate</source>
        <extracomment>Why the game is over</extracomment>
        <translation>将死</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <extracomment>Why the game is drawn</extracomment>
        <translation>逼和</translation>
    </message>
    <message>
        <source>Black resigned</source>
        <extracomment>Why the game is over: a side resigned</extracomment>
        <translation>黑方认输</translation>
    </message>
    <message>
        <source>White resigned</source>
        <translation>白方认输</translation>
    </message>
    <message>
        <source>Agreed by both players</source>
        <extracomment>Why the game is drawn</extracomment>
        <translation>双方同意和棋</translation>
    </message>
    <message>
        <source>The position stood three times</source>
        <extracomment>Why the game is drawn</extracomment>
        <translation>同一局面出现三次</translation>
    </message>
    <message>
        <source>The position stood five times</source>
        <extracomment>Why the game is drawn</extracomment>
        <translation>同一局面出现五次</translation>
    </message>
    <message>
        <source>Fifty moves without a capture or a pawn move</source>
        <extracomment>Why the game is drawn</extracomment>
        <translation>五十回合内未吃子也未动兵</translation>
    </message>
    <message>
        <source>Seventy-five moves without a capture or a pawn move</source>
        <extracomment>Why the game is drawn</extracomment>
        <translation>七十五回合内未吃子也未动兵</translation>
    </message>
    <message>
        <source>Neither side can mate</source>
        <extracomment>Why the game is drawn: neither side has enough men to mate</extracomment>
        <translation>双方都无法将死对方</translation>
    </message>
    <message>
        <source>Result from the file</source>
        <extracomment>The result was written in the file</extracomment>
        <translation>棋谱记录的结果</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>Title bar of a finished game: %1 result, %2 reason</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>White is in check – move %1</source>
        <translation>白方被将军 – 第 %1 回合</translation>
    </message>
    <message>
        <source>White to move – move %1</source>
        <translation>轮到白方 – 第 %1 回合</translation>
    </message>
    <message>
        <source>Black is in check – move %1</source>
        <translation>黑方被将军 – 第 %1 回合</translation>
    </message>
    <message>
        <source>Black to move – move %1</source>
        <translation>轮到黑方 – 第 %1 回合</translation>
    </message>
    <message>
        <source>Black&apos;s time is up</source>
        <extracomment>Why the game is over: a player&apos;s time is up</extracomment>
        <translation>黑方超时</translation>
    </message>
    <message>
        <source>White&apos;s time is up</source>
        <translation>白方超时</translation>
    </message>
    <message>
        <source>Time is up, but the other side cannot mate</source>
        <extracomment>Why the game is drawn: a player&apos;s time is up, but the other one has not the men to mate</extracomment>
        <translation>超时，但对方无法将杀</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>轮到白方</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>轮到黑方</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>A time in seconds</extracomment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <extracomment>%1 a player&apos;s name, or White or Black</extracomment>
        <translation>%1胜</translation>
    </message>
</context>
<context>
    <name>KeyHelp</name>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>Open a PGN file</source>
        <translation>打开 PGN 文件</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save under another name</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>One ply back or forward; the wheel over the board does the same</source>
        <translation>后退或前进一步；在棋盘上滚动滚轮也可以</translation>
    </message>
    <message>
        <source>To the start, to the end</source>
        <translation>回到起始局面，跳到最后一步</translation>
    </message>
    <message>
        <source>Flip the board</source>
        <translation>翻转棋盘</translation>
    </message>
    <message>
        <source>Copy the position as FEN</source>
        <translation>复制局面（FEN）</translation>
    </message>
    <message>
        <source>Copy the game as PGN</source>
        <translation>复制对局（PGN）</translation>
    </message>
    <message>
        <source>Paste a position or a game</source>
        <translation>粘贴局面或对局</translation>
    </message>
    <message>
        <source>Into the board: arrows now move the cursor, Enter or Space picks up and puts down; Tab again, or a press of the mouse, leaves</source>
        <translation>进入棋盘：方向键移动光标，回车或空格拿起和放下棋子；再按 Tab 或点鼠标离开</translation>
    </message>
    <message>
        <source>Type a move, then Enter</source>
        <translation>输入着法后按回车</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>快捷键列表</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Choose the piece for a promotion; arrows and Enter do too</source>
        <translation>选择升变的棋子；也可用方向键和回车</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>鼠标右键</translation>
    </message>
    <message>
        <source>Draw arrows and circles on the board: green, with Shift red, with Alt blue, with both yellow</source>
        <translation>在棋盘上画箭头和圆圈：绿色；按住 Shift 为红色，Alt 为蓝色，两者同按为黄色</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>最近的对局</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Menu with all commands</source>
        <translation>包含全部命令的菜单</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Real board</source>
        <translation>真实棋盘</translation>
    </message>
</context>
<context>
    <name>KlotskiActions</name>
    <message>
        <source>Undo</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Restart</source>
        <extracomment>Button: back to the start of the puzzle</extracomment>
        <translation>重来</translation>
    </message>
    <message>
        <source>Do it</source>
        <extracomment>Button: show the next move of a shortest solution</extracomment>
        <translation>走这步</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Levels</source>
        <extracomment>Button: the list of the puzzles</extracomment>
        <translation>关卡</translation>
    </message>
</context>
<context>
    <name>KlotskiBanner</name>
    <message numerus="yes">
        <source>Solved in %n move(s)</source>
        <translation>
            <numerusform>%n 步解开</numerusform>
        </translation>
    </message>
    <message>
        <source>Next level</source>
        <extracomment>Buttons at the end of a puzzle: the next one, this one once more, go through what was played</extracomment>
        <translation>下一关</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>再来一次</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
</context>
<context>
    <name>KlotskiBoard</name>
    <message>
        <source>Klotski board</source>
        <translation>华容道棋盘</translation>
    </message>
    <message>
        <source>Blank, column %1, row %2</source>
        <translation>空格，第 %1 列第 %2 行</translation>
    </message>
</context>
<context>
    <name>KlotskiCount</name>
    <message>
        <source>%1: %2 of at least %3</source>
        <translation>%1：%2，最少 %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>KlotskiHelp</name>
    <message>
        <source>Klotski</source>
        <translation>华容道</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>拖动</translation>
    </message>
    <message>
        <source>Move a block as far as it can go, round corners too; a flick sends it on</source>
        <translation>移动棋块，能走多远就走多远，也可以拐弯；轻甩让它继续滑行</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>滚轮</translation>
    </message>
    <message>
        <source>Step back and forward through what was played</source>
        <translation>在走过的各步之间后退或前进</translation>
    </message>
    <message>
        <source>Into the board: arrows move the cursor, Enter or Space picks the block, arrows push it, Esc lets go</source>
        <translation>进入棋盘：方向键移动光标，回车或空格选中棋块，方向键推动棋块，Esc 放开</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>To the start, to the end</source>
        <translation>回到起始局面，跳到最后一步</translation>
    </message>
    <message>
        <source>Hint: the next move of a shortest solution; once more plays it</source>
        <translation>提示：最短解法的下一步；再按一次就走这步</translation>
    </message>
    <message>
        <source>Solve from here, or pause</source>
        <translation>从当前局面求解，或暂停</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>重来</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>关卡</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>下一关</translation>
    </message>
    <message>
        <source>Copy the board as text</source>
        <translation>复制局面（文字）</translation>
    </message>
    <message>
        <source>Paste a board: 20 letters, C H V S and full stops</source>
        <translation>粘贴布局：20 个字符，用 C H V S 和英文句点</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>快捷键列表</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>最近的对局</translation>
    </message>
    <message>
        <source>Menu with all commands</source>
        <translation>包含全部命令的菜单</translation>
    </message>
    <message>
        <source>Bring Cao Cao, the largest block, to the exit at the foot of the board. Blocks slide into blank cells; they are never lifted or turned. A move is one block any way in one go; a step is one cell.</source>
        <translation>把最大的方块曹操移到棋盘下方的出口。棋块只能滑进空格，不能拿起，也不能转动。一个棋块连续移动一次，不论怎么走，算一步；每移动一个格子，算一格。</translation>
    </message>
    <message>
        <source>One move back or forward</source>
        <translation>后退或前进一步</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>KlotskiMenu</name>
    <message>
        <source>Rules and keys</source>
        <translation>规则与快捷键</translation>
    </message>
    <message>
        <source>Levels…</source>
        <translation>关卡…</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>下一关</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>每日一题</translation>
    </message>
    <message>
        <source>Make a board…</source>
        <translation>自制布局…</translation>
    </message>
    <message>
        <source>Recent games…</source>
        <translation>最近的对局…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>重来</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Solve from here</source>
        <extracomment>Command: play a shortest solution from the position shown</extracomment>
        <translation>从当前局面求解</translation>
    </message>
    <message>
        <source>Copy the board</source>
        <translation>复制局面</translation>
    </message>
    <message>
        <source>Paste a board</source>
        <translation>粘贴布局</translation>
    </message>
</context>
<context>
    <name>KlotskiMore</name>
    <message>
        <source>Daily</source>
        <extracomment>Button: the puzzle of the day</extracomment>
        <translation>每日一题</translation>
    </message>
    <message>
        <source>Editor</source>
        <extracomment>Button: make a board of one&apos;s own</extracomment>
        <translation>自制</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>Button: the rules and the keys</extracomment>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>Button: all commands</extracomment>
        <translation>菜单</translation>
    </message>
</context>
<context>
    <name>KlotskiPage</name>
    <message>
        <source>Board copied as text</source>
        <translation>局面已复制（文字）</translation>
    </message>
    <message>
        <source>Board pasted</source>
        <translation>布局已粘贴</translation>
    </message>
</context>
<context>
    <name>KlotskiWords</name>
    <message numerus="yes">
        <source>%1 – solved in %n move(s)</source>
        <translation>
            <numerusform>%1 – %n 步解开</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 – %n move(s)</source>
        <translation>
            <numerusform>%1 – %n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>Finding the way…</source>
        <translation>正在寻找出路…</translation>
    </message>
    <message>
        <source>No way leads to the exit from here.</source>
        <translation>从这里无法走到出口。</translation>
    </message>
    <message>
        <source>Cao Cao is at the exit.</source>
        <translation>曹操已到出口。</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) to the exit</source>
        <translation>
            <numerusform>距出口 %n 格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to the exit</source>
        <translation>
            <numerusform>距出口 %n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>With help, so it does not count as a best result.</source>
        <translation>用过提示或求解，不计入最佳成绩。</translation>
    </message>
    <message>
        <source>There is no shorter solution.</source>
        <translation>没有更短的解法。</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) more than the shortest solution</source>
        <translation>
            <numerusform>比最短解法多 %n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>A step is one block by one cell.</source>
        <translation>一个棋块移动一个格子，算一格。</translation>
    </message>
    <message>
        <source>A move is one block any way in one go, round corners too.</source>
        <translation>一个棋块连续移动一次算一步，可以拐弯。</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>en</source>
        <extracomment>The code of the language that this translation is in, such as zh_CN</extracomment>
        <translation>zh_CN</translation>
    </message>
</context>
<context>
    <name>LevelBrowser</name>
    <message>
        <source>Levels</source>
        <translation>关卡</translation>
    </message>
    <message>
        <source>Search by name or number</source>
        <translation>按名称或编号搜索</translation>
    </message>
    <message>
        <source>By length</source>
        <extracomment>Order of the levels: by the length of the shortest solution</extracomment>
        <translation>按步数</translation>
    </message>
    <message>
        <source>Unsolved</source>
        <extracomment>Only levels that have not been solved</extracomment>
        <translation>未解开</translation>
    </message>
    <message>
        <source>No level matches.</source>
        <translation>没有符合的关卡。</translation>
    </message>
</context>
<context>
    <name>LevelCard</name>
    <message numerus="yes">
        <source>Your best: %n move(s)</source>
        <translation>
            <numerusform>最佳成绩：%n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>尚未解开</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>格数</translation>
    </message>
</context>
<context>
    <name>LevelEditor</name>
    <message>
        <source>Make a board</source>
        <translation>自制布局</translation>
    </message>
    <message>
        <source>Cao Cao, 2×2</source>
        <extracomment>What the editor puts on the board</extracomment>
        <translation>曹操（2×2）</translation>
    </message>
    <message>
        <source>General, upright</source>
        <translation>竖将</translation>
    </message>
    <message>
        <source>General, lying</source>
        <translation>横将</translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation>卒</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Mirror</source>
        <extracomment>Button: left and right exchanged</extracomment>
        <translation>左右翻转</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Looking for a way…</source>
        <translation>正在寻找出路…</translation>
    </message>
    <message>
        <source>Nobody can solve this: no way leads to the exit.</source>
        <translation>此局无解：无法走到出口。</translation>
    </message>
    <message numerus="yes">
        <source>Solvable in %n move(s)</source>
        <translation>
            <numerusform>可解，最少 %n 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n step(s)</source>
        <translation>
            <numerusform>，%n 格</numerusform>
        </translation>
    </message>
    <message>
        <source>Name of the board</source>
        <translation>布局名称</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>Button: put the board into one&apos;s own levels</extracomment>
        <translation>保存</translation>
    </message>
    <message>
        <source>Own board</source>
        <translation>自制布局</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button: play the board that was made</extracomment>
        <translation>开始</translation>
    </message>
    <message>
        <source>“%1” is now among the levels.</source>
        <extracomment>Said once a board was kept; %1 its name</extracomment>
        <translation>“%1”已加入关卡。</translation>
    </message>
</context>
<context>
    <name>LevelTile</name>
    <message numerus="yes">
        <source>%1, %n move(s)</source>
        <translation>
            <numerusform>%1，%n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>Own board</source>
        <translation>自制布局</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>无解</translation>
    </message>
    <message>
        <source>Solved, shortest</source>
        <translation>已解开，最短</translation>
    </message>
    <message numerus="yes">
        <source>Solved in %n</source>
        <translation>
            <numerusform>%n 步解开</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>The length of a level: &quot;81 moves · 116 steps&quot;</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n 格</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>LinkLogView</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>Button: empties the link log</extracomment>
        <translation>清空</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>Moves</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>White begins</source>
        <translation>白方先走</translation>
    </message>
    <message>
        <source>Black begins</source>
        <translation>黑方先走</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>Below the moves of a finished game: %1 the score, %2 why</extracomment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>MoveRow</name>
    <message>
        <source>%1, White %2</source>
        <extracomment>Name of a move in the list for a screen reader: %1 its number, %2 the move</extracomment>
        <translation>第 %1 回合，白方 %2</translation>
    </message>
    <message>
        <source>%1, Black %2</source>
        <extracomment>Name of a move in the list for a screen reader: %1 its number, %2 the move</extracomment>
        <translation>第 %1 回合，黑方 %2</translation>
    </message>
</context>
<context>
    <name>NewGameCard</name>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>The game on the board has not ended. It stays in the list of recent games.</source>
        <translation>棋盘上的对局尚未结束，它会保留在最近的对局中。</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>Swap</source>
        <extracomment>Button: the two players change colours</extracomment>
        <translation>交换</translation>
    </message>
    <message>
        <source>Colours as above</source>
        <translation>按上面执棋</translation>
    </message>
    <message>
        <source>Colours by lot</source>
        <translation>抽签决定</translation>
    </message>
    <message>
        <source>Colours</source>
        <extracomment>Name of the choice how the colours are given</extracomment>
        <translation>执棋</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Close</source>
        <extracomment>Name of the cross that closes a card</extracomment>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>OverwriteSheet</name>
    <message>
        <source>Replace the file?</source>
        <translation>替换文件？</translation>
    </message>
    <message>
        <source>%1 exists already. What is in it now will be lost.</source>
        <extracomment>%1 is a file name</extracomment>
        <translation>%1 已存在，原有内容将丢失。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>PanelNews</name>
    <message>
        <source>Fault: %1</source>
        <extracomment>%1 what is wrong, e.g. &quot;move 2, White: Ke3: illegal move&quot;</extracomment>
        <translation>有一处问题：%1</translation>
    </message>
    <message>
        <source>Faults: %1. The first: %2</source>
        <extracomment>%1 how many, %2 what is wrong, e.g. &quot;move 2, White: Ke3: illegal move&quot;</extracomment>
        <translation>有 %1 处问题，第一处：%2</translation>
    </message>
</context>
<context>
    <name>PanelNotices</name>
    <message>
        <source>Reading the file…</source>
        <translation>正在读取文件…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>This position has stood three times.</source>
        <translation>同一局面已出现三次。</translation>
    </message>
    <message>
        <source>Fifty moves without a capture or a pawn move.</source>
        <translation>五十回合内未吃子也未动兵。</translation>
    </message>
    <message>
        <source>End as a draw</source>
        <extracomment>Button: ends the game as a draw, as the rules allow</extracomment>
        <translation>以和棋结束</translation>
    </message>
    <message>
        <source>The clock stands still. The next move starts it again.</source>
        <translation>棋钟已暂停，走下一步时继续计时。</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>All men of the board are on their first squares. Begin a new game?</source>
        <translation>真实棋盘上的棋子都回到了开局位置。要开始新局吗？</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>Open them</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>The board held moves that are not in this game. They are kept in %1</source>
        <extracomment>%1 is a file</extracomment>
        <translation>棋盘里存有不属于本局的着法，已另存于 %1</translation>
    </message>
</context>
<context>
    <name>PgnMessages</name>
    <message>
        <source>fields: six with one space between them are needed</source>
        <translation>字段：需要六个字段，之间各有一个空格</translation>
    </message>
    <message>
        <source>board: not in the standard&apos;s form</source>
        <translation>棋盘：写法不合标准</translation>
    </message>
    <message>
        <source>castling: not in the standard&apos;s form, which is %1</source>
        <translation>王车易位：写法不合标准，应为 %1</translation>
    </message>
    <message>
        <source>halfmove clock: not a plain number</source>
        <translation>半回合计数：不是普通数字</translation>
    </message>
    <message>
        <source>move number: not a plain number</source>
        <translation>回合数：不是普通数字</translation>
    </message>
    <message>
        <source>move number: 0 is read as 1</source>
        <translation>回合数：0 按 1 处理</translation>
    </message>
    <message>
        <source>FEN: the text is empty</source>
        <translation>FEN：内容为空</translation>
    </message>
    <message>
        <source>board: unknown letter</source>
        <translation>棋盘：有无法识别的字母</translation>
    </message>
    <message>
        <source>board: digit 0 or 9, or two digits in a row</source>
        <translation>棋盘：出现数字 0、9，或两个数字相连</translation>
    </message>
    <message>
        <source>board: a rank without exactly eight files</source>
        <translation>棋盘：有一行不是八格</translation>
    </message>
    <message>
        <source>board: not exactly eight ranks</source>
        <translation>棋盘：不是八行</translation>
    </message>
    <message>
        <source>board: a side without a king</source>
        <translation>棋盘：有一方没有王</translation>
    </message>
    <message>
        <source>board: two kings of one side</source>
        <translation>棋盘：有一方有两个王</translation>
    </message>
    <message>
        <source>board: a pawn on rank 1 or 8</source>
        <translation>棋盘：第一行或第八行有兵</translation>
    </message>
    <message>
        <source>board: more than eight pawns of one side</source>
        <translation>棋盘：有一方的兵超过八个</translation>
    </message>
    <message>
        <source>side to move: neither w nor b</source>
        <translation>走棋方：既不是 w 也不是 b</translation>
    </message>
    <message>
        <source>side to move: the other side&apos;s king could be taken</source>
        <translation>走棋方：对方的王正可被吃</translation>
    </message>
    <message>
        <source>castling: unknown letter</source>
        <translation>王车易位：有无法识别的字母</translation>
    </message>
    <message>
        <source>castling: a right named twice</source>
        <translation>王车易位：同一权利写了两次</translation>
    </message>
    <message>
        <source>castling: a right without its king at home</source>
        <translation>王车易位：王不在原位</translation>
    </message>
    <message>
        <source>castling: a right without its rook at home</source>
        <translation>王车易位：车不在原位</translation>
    </message>
    <message>
        <source>en passant: not a square</source>
        <translation>吃过路兵：不是格子</translation>
    </message>
    <message>
        <source>en passant: wrong rank for the side to move</source>
        <translation>吃过路兵：格子所在的行不对</translation>
    </message>
    <message>
        <source>en passant: no pawn in front of the square</source>
        <translation>吃过路兵：格子前面没有兵</translation>
    </message>
    <message>
        <source>en passant: the square passed over or the one behind it is occupied</source>
        <translation>吃过路兵：经过的格子或其后的格子有子</translation>
    </message>
    <message>
        <source>halfmove clock: not a number from 0 to 65535</source>
        <translation>半回合计数：不是 0 到 65535 的数字</translation>
    </message>
    <message>
        <source>move number: not a number from 1 to 65535</source>
        <translation>回合数：不是 1 到 65535 的数字</translation>
    </message>
    <message>
        <source>FEN: text after the sixth field</source>
        <translation>FEN：第六个字段之后还有内容</translation>
    </message>
    <message>
        <source>FEN: not a position</source>
        <translation>FEN：不是局面</translation>
    </message>
    <message>
        <source>board: no game leads here, no move can have given this check</source>
        <translation>棋盘：对局中不可能出现，没有着法能造成这样的将军</translation>
    </message>
    <message>
        <source>this is UTF-16 or UTF-32: save the file as UTF-8</source>
        <translation>这是 UTF-16 或 UTF-32 编码：请将文件另存为 UTF-8</translation>
    </message>
    <message>
        <source>no game in this text</source>
        <translation>这段文字里没有对局</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>%1 does not belong here</source>
        <translation>%1 不应出现在这里</translation>
    </message>
    <message>
        <source>this is no UTF-8 and is read as Windows-1252</source>
        <translation>不是 UTF-8，按 Windows-1252 读取</translation>
    </message>
    <message>
        <source>the tag %1 is not closed</source>
        <translation>标签 %1 没有结束</translation>
    </message>
    <message>
        <source>a quotation mark in the tag %1 lacks its backslash</source>
        <translation>标签 %1 中的引号前缺少反斜杠</translation>
    </message>
    <message>
        <source>the tag %1 stands twice, its last value counts</source>
        <translation>标签 %1 出现两次，以后一个为准</translation>
    </message>
    <message>
        <source>too many tags, the rest is left out</source>
        <translation>标签过多，其余略去</translation>
    </message>
    <message>
        <source>bad FEN: %1</source>
        <translation>FEN 有误：%1</translation>
    </message>
    <message>
        <source>SetUp without FEN: the start position is taken</source>
        <translation>有 SetUp 而无 FEN：采用初始局面</translation>
    </message>
    <message>
        <source>the comment is not closed</source>
        <translation>注释没有结束</translation>
    </message>
    <message>
        <source>$%1 is no annotation glyph</source>
        <translation>$%1 不是评注符号</translation>
    </message>
    <message>
        <source>$%1 is not between $0 and $255</source>
        <translation>$%1 不在 $0 到 $255 之间</translation>
    </message>
    <message>
        <source>a variation without a move before it is left out</source>
        <translation>变着之前没有着法，已略去</translation>
    </message>
    <message>
        <source>variations are nested more than %1 deep, the rest is left out</source>
        <translation>变着嵌套超过 %1 层，其余略去</translation>
    </message>
    <message>
        <source>a closing bracket without its opening one</source>
        <translation>有右括号而无左括号</translation>
    </message>
    <message>
        <source>a variation without moves</source>
        <translation>变着中没有着法</translation>
    </message>
    <message>
        <source>an annotation glyph without a move is left out</source>
        <translation>评注符号前没有着法，已略去</translation>
    </message>
    <message>
        <source>text that belongs to no game is left out: %1</source>
        <translation>不属于任何对局的文字已略去：%1</translation>
    </message>
    <message>
        <source>the standard writes this result as %1</source>
        <translation>按标准此结果应写作 %1</translation>
    </message>
    <message>
        <source>a null move is no move</source>
        <translation>空着不是着法</translation>
    </message>
    <message>
        <source>illegal, a side in check cannot pass</source>
        <translation>不合规则，被将军时不能停着</translation>
    </message>
    <message>
        <source>move %1, %2: %3: %4</source>
        <translation>第 %1 回合，%2：%3：%4</translation>
    </message>
    <message>
        <source>the variation is not closed</source>
        <translation>变着没有结束</translation>
    </message>
    <message>
        <source>a result inside a variation is left out</source>
        <translation>变着中的结果已略去</translation>
    </message>
    <message>
        <source>the tag Result is no result: %1</source>
        <translation>Result 标签不是结果：%1</translation>
    </message>
    <message>
        <source>the tag Result says %1, the moves end with %2</source>
        <translation>Result 标签为 %1，着法末尾却是 %2</translation>
    </message>
    <message>
        <source>illegal, the promotion piece is missing</source>
        <translation>不合规则，缺少升变的棋子</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>不合规则的着法</translation>
    </message>
    <message>
        <source>ambiguous, may be %1</source>
        <translation>有歧义，可能是 %1</translation>
    </message>
    <message>
        <source>invalid, the move text is empty</source>
        <translation>无效，着法为空</translation>
    </message>
    <message>
        <source>invalid, this is no move</source>
        <translation>无效，这不是着法</translation>
    </message>
    <message>
        <source>invalid in strict notation, which writes %1</source>
        <translation>按严格记法无效，应写作 %1</translation>
    </message>
    <message>
        <source>illegal, the promotion letter is missing</source>
        <translation>不合规则，缺少升变字母</translation>
    </message>
    <message>
        <source>Chess960 is not supported yet</source>
        <translation>暂不支持 Chess960</translation>
    </message>
    <message>
        <source>%1 is not supported</source>
        <translation>不支持 %1</translation>
    </message>
    <message>
        <source>board: more than sixteen pieces of one side</source>
        <translation>棋盘：一方的棋子超过十六个</translation>
    </message>
    <message>
        <source>board: no game leads here, three pieces give check</source>
        <translation>棋盘：不可能走到此局面，有三个棋子同时将军</translation>
    </message>
    <message>
        <source>board: no game leads here, more pieces than pawns could become</source>
        <translation>棋盘：不可能走到此局面，棋子多于兵能升变的数目</translation>
    </message>
</context>
<context>
    <name>PieceSetChoice</name>
    <message>
        <source>Staunton</source>
        <extracomment>A set of pieces, named after its designer</extracomment>
        <translation>斯汤顿</translation>
    </message>
    <message>
        <source>Ink</source>
        <extracomment>A set of pieces, as drawn with ink</extracomment>
        <translation>水墨</translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>将军</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>轮到走棋</translation>
    </message>
</context>
<context>
    <name>PortList</name>
    <message>
        <source>Or choose a port</source>
        <translation>或选择端口</translation>
    </message>
    <message>
        <source>Refresh</source>
        <extracomment>Button: looks again which serial ports there are</extracomment>
        <translation>刷新</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>This computer shows no serial port. Is the board plugged in?</source>
        <translation>这台电脑上没有串口。棋盘插好了吗？</translation>
    </message>
    <message>
        <source>Another port, as /dev/ttyUSB0</source>
        <extracomment>In an empty line: a serial port that is not in the list</extracomment>
        <translation>其他端口，例如 /dev/ttyUSB0</translation>
    </message>
</context>
<context>
    <name>PromotionChooser</name>
    <message>
        <source>Queen</source>
        <extracomment>A man a pawn can be promoted to</extracomment>
        <translation>后</translation>
    </message>
    <message>
        <source>Knight</source>
        <extracomment>A man a pawn can be promoted to</extracomment>
        <translation>马</translation>
    </message>
    <message>
        <source>Rook</source>
        <extracomment>A man a pawn can be promoted to</extracomment>
        <translation>车</translation>
    </message>
    <message>
        <source>Bishop</source>
        <extracomment>A man a pawn can be promoted to</extracomment>
        <translation>象</translation>
    </message>
    <message>
        <source>Promote the pawn to</source>
        <translation>兵升变为</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Chess</source>
        <extracomment>The names of the three games</extracomment>
        <translation>国际象棋</translation>
    </message>
    <message>
        <source>Klotski</source>
        <translation>华容道</translation>
    </message>
    <message>
        <source>Zoujing</source>
        <translation>走井</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Real board</source>
        <translation>真实棋盘</translation>
    </message>
</context>
<context>
    <name>RecentList</name>
    <message>
        <source>Recent games</source>
        <translation>最近的对局</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>还没有对局</translation>
    </message>
    <message>
        <source>The game on the board is not listed. When you begin another one, it comes here; the last 50 are kept.</source>
        <translation>棋盘上的对局不在此列。开始新的对局时，它会收到这里，保留最近 50 局。</translation>
    </message>
</context>
<context>
    <name>RecentRow</name>
    <message>
        <source>White – Black</source>
        <translation>白方 – 黑方</translation>
    </message>
    <message>
        <source>%1 · moves: %2</source>
        <extracomment>Below a recent game: %1 when it was played, %2 how many moves it has</extracomment>
        <translation>%1 · %2 回合</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button: take a game out of the list of recent games, for ever</extracomment>
        <translation>移除</translation>
    </message>
    <message>
        <source>Solved</source>
        <extracomment>Instead of a result: the puzzle is solved; the game has not ended</extracomment>
        <translation>已解开</translation>
    </message>
    <message>
        <source>Not ended</source>
        <translation>未结束</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>黑方胜</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>白方胜</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>Remove it for ever?</source>
        <extracomment>Below a recent game, beside the button that removes it</extracomment>
        <translation>永久删除这一局？</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>Button: the game stays in the list</extracomment>
        <translation>保留</translation>
    </message>
</context>
<context>
    <name>ResignSheet</name>
    <message>
        <source>White resigns?</source>
        <translation>白方认输？</translation>
    </message>
    <message>
        <source>Black resigns?</source>
        <translation>黑方认输？</translation>
    </message>
    <message>
        <source>Black wins the game.</source>
        <translation>黑方将获胜。</translation>
    </message>
    <message>
        <source>White wins the game.</source>
        <translation>白方将获胜。</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>继续下</translation>
    </message>
</context>
<context>
    <name>ResultBanner</name>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Buttons: the same two once more, with colours changed; a new game; go through the finished game from its first move</extracomment>
        <translation>再来一局</translation>
    </message>
</context>
<context>
    <name>RoomMenu</name>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>设置…</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <extracomment>The key of the settings, as it is written on the keyboard</extracomment>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>About Qipan</source>
        <translation>关于棋盘</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
</context>
<context>
    <name>SettingsCard</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>坐标</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>How fast pieces move</extracomment>
        <translation>无</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>盘内</translation>
    </message>
    <message>
        <source>Outside</source>
        <translation>盘外</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Mark the legal moves</source>
        <translation>标出可走的格子</translation>
    </message>
    <message>
        <source>Drawings of the pieces in the list of moves</source>
        <translation>棋谱中用棋子图形</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Heading in the settings: how one plays</extracomment>
        <translation>对局</translation>
    </message>
    <message>
        <source>Turn the board to the side to move</source>
        <translation>棋盘自动转向走棋方</translation>
    </message>
    <message>
        <source>Always promote to a queen</source>
        <translation>总是升变为后</translation>
    </message>
    <message>
        <source>With Ctrl held down it asks all the same.</source>
        <translation>按住 Ctrl 时仍会询问。</translation>
    </message>
    <message>
        <source>Ask before resigning</source>
        <translation>认输前确认</translation>
    </message>
    <message>
        <source>Sound</source>
        <extracomment>Heading in the settings</extracomment>
        <translation>声音</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>音效</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Window</source>
        <extracomment>Heading in the settings: light or dark, and the language</extracomment>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>As the system</source>
        <extracomment>Light or dark: as the system, light, dark</extracomment>
        <translation>跟随系统</translation>
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
        <source>Language</source>
        <translation>语言</translation>
    </message>
</context>
<context>
    <name>SolverBar</name>
    <message>
        <source>Pause</source>
        <extracomment>Buttons: play a shortest solution; stop for a while</extracomment>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>求解</translation>
    </message>
    <message>
        <source>One move of the solution</source>
        <extracomment>Button: one move of the solution</extracomment>
        <translation>按解法走一步</translation>
    </message>
    <message numerus="yes">
        <source>Speed: %n move(s) a second</source>
        <extracomment>Name of the slider for how fast a solution is played</extracomment>
        <translation>
            <numerusform>速度：每秒 %n 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) a second</source>
        <extracomment>Below the slider for how fast a solution is played</extracomment>
        <translation>
            <numerusform>每秒 %n 步</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>%1 · %2</source>
        <extracomment>The status line: %1 the last move, %2 how long it took</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>The status line: %1 what just happened, %2 whose turn it is, or what else there is to say</extracomment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>The clocks start when both have moved</source>
        <translation>双方各走一步后开始计时</translation>
    </message>
    <message>
        <source>An earlier position</source>
        <translation>之前的局面</translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>To the start</source>
        <translation>到开局</translation>
    </message>
    <message>
        <source>One ply back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>One ply forward</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>到终局</translation>
    </message>
    <message>
        <source>Ply %1 of %2</source>
        <extracomment>Name of the slider through the game: %1 the shown ply, %2 how many there are</extracomment>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
</context>
<context>
    <name>StoneBoard</name>
    <message>
        <source>Zoujing board</source>
        <translation>走井棋盘</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>无路可走</translation>
    </message>
</context>
<context>
    <name>StonePoint</name>
    <message>
        <source>%1, free, possible move</source>
        <translation>%1，空，可走</translation>
    </message>
    <message>
        <source>%1, free</source>
        <translation>%1，空</translation>
    </message>
</context>
<context>
    <name>StonesCard</name>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>轮到走棋</translation>
    </message>
    <message>
        <source>Games won: %1</source>
        <translation>胜 %1 局</translation>
    </message>
</context>
<context>
    <name>StudyLines</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A move of the study view: %1 a point, such as &quot;Top left&quot;, %2 what it does, such as &quot;wins the game&quot;</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>TimeForm</name>
    <message>
        <source>No clock</source>
        <extracomment>A time control: none</extracomment>
        <translation>不计时</translation>
    </message>
    <message>
        <source>Time for each player, in minutes + seconds a move</source>
        <extracomment>Heading above the time controls: what each player may use</extracomment>
        <translation>双方用时：分钟 + 每步加秒</translation>
    </message>
    <message>
        <source>Own</source>
        <extracomment>A time control of one&apos;s own</extracomment>
        <translation>自定</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>A different time for Black</source>
        <translation>黑方用时不同</translation>
    </message>
</context>
<context>
    <name>TimeRow</name>
    <message>
        <source>Minutes</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>min +</source>
        <extracomment>After a number: so many minutes, and then a number of seconds for each move</extracomment>
        <translation>分钟 +</translation>
    </message>
    <message>
        <source>Seconds for each move</source>
        <translation>每步秒数</translation>
    </message>
    <message>
        <source>s a move</source>
        <extracomment>After a number: so many seconds for each move</extracomment>
        <translation>秒/步</translation>
    </message>
    <message>
        <source>For so many moves, 0 for all</source>
        <translation>用于多少步，0 为全部</translation>
    </message>
    <message>
        <source>moves (0: all)</source>
        <extracomment>After a number: the minutes are for so many moves; 0 stands for all moves</extracomment>
        <translation>步（0 为全部）</translation>
    </message>
    <message>
        <source>moves, then</source>
        <translation>步，然后</translation>
    </message>
    <message>
        <source>Minutes after that</source>
        <translation>之后的分钟数</translation>
    </message>
    <message>
        <source>min</source>
        <extracomment>After a number</extracomment>
        <translation>分钟</translation>
    </message>
    <message>
        <source>Increment</source>
        <extracomment>What becomes of the seconds for each move: added; given back up to what was used; not counted at first</extracomment>
        <translation>加秒</translation>
    </message>
    <message>
        <source>Bronstein</source>
        <translation>布朗斯坦</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>延时</translation>
    </message>
    <message>
        <source>Kind of bonus</source>
        <translation>加时方式</translation>
    </message>
</context>
<context>
    <name>UndoSheet</name>
    <message>
        <source>Black takes the move back?</source>
        <translation>黑方悔棋？</translation>
    </message>
    <message>
        <source>White takes the move back?</source>
        <translation>白方悔棋？</translation>
    </message>
    <message>
        <source>Both clocks go back too.</source>
        <translation>双方的棋钟也一同退回。</translation>
    </message>
    <message>
        <source>Agree</source>
        <extracomment>Button: the other player agrees that a move is taken back</extracomment>
        <translation>同意</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>继续下</translation>
    </message>
</context>
<context>
    <name>WarningsSheet</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Faults: %1</source>
        <translation>有 %1 处问题</translation>
    </message>
</context>
<context>
    <name>WayCard</name>
    <message>
        <source>Counted</source>
        <extracomment>What is counted: moves, or steps</extracomment>
        <translation>计数</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>格数</translation>
    </message>
    <message>
        <source>Distance after each move</source>
        <translation>每步之后距出口的步数</translation>
    </message>
    <message>
        <source>Drag the blocks into the blank cells until Cao Cao, the largest one, stands at the exit below.</source>
        <translation>把棋块拖进空格，直到最大的方块曹操站到下方的出口。</translation>
    </message>
</context>
<context>
    <name>ZoujingBars</name>
    <message>
        <source>Undo</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Study</source>
        <extracomment>Button: show what each move is worth</extracomment>
        <translation>研习</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>Button: begin another game</extracomment>
        <translation>新对局</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>Button: all commands</extracomment>
        <translation>菜单</translation>
    </message>
</context>
<context>
    <name>ZoujingKeyHelp</name>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Move the stone on that point: 0 is the centre, 1 top left, 2 top right, 3 bottom right, 4 bottom left</source>
        <translation>走该点上的棋子：0 为中心，1 为左上，2 为右上，3 为右下，4 为左下</translation>
    </message>
    <message>
        <source>Into the board: arrows now move the cursor, Enter or Space picks up and puts down; Tab again, or a press of the mouse, leaves</source>
        <translation>进入棋盘：方向键移动光标，回车或空格拿起和放下棋子；再按 Tab 或点鼠标离开</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>One move back or forward; the wheel over the board does the same</source>
        <translation>后退或前进一步；在棋盘上滚动滚轮也可以</translation>
    </message>
    <message>
        <source>To the start, to the end</source>
        <translation>回到起始局面，跳到最后一步</translation>
    </message>
    <message>
        <source>Study: what each move is worth</source>
        <translation>研习：每步棋的优劣</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>快捷键列表</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>最近的对局</translation>
    </message>
    <message>
        <source>Menu with all commands</source>
        <translation>包含全部命令的菜单</translation>
    </message>
</context>
<context>
    <name>ZoujingLessonCard</name>
    <message>
        <source>What is a trap?</source>
        <translation>什么是陷阱？</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>第 %1 题，共 %2 题</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一题</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一题</translation>
    </message>
</context>
<context>
    <name>ZoujingMenu</name>
    <message>
        <source>New game…</source>
        <translation>新对局…</translation>
    </message>
    <message>
        <source>Again, the other side begins</source>
        <translation>再来一局，换另一方先走</translation>
    </message>
    <message>
        <source>Recent games…</source>
        <translation>最近的对局…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>规则…</translation>
    </message>
    <message>
        <source>Lesson…</source>
        <translation>课程…</translation>
    </message>
    <message>
        <source>Study: what each move is worth</source>
        <translation>研习：每步棋的优劣</translation>
    </message>
</context>
<context>
    <name>ZoujingNewGame</name>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Two people</source>
        <extracomment>Who plays: two people at one board, or the computer: as a child, a careful player, a perfect one</extracomment>
        <translation>双人</translation>
    </message>
    <message>
        <source>Child</source>
        <translation>小孩</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>谨慎</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>完美</translation>
    </message>
    <message>
        <source>Your stones</source>
        <translation>你的棋子</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>左右分列</translation>
    </message>
    <message>
        <source>Face to face</source>
        <translation>上下相对</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>先走</translation>
    </message>
    <message>
        <source>House rule: the first move may not win</source>
        <translation>约定规则：第一步不得取胜</translation>
    </message>
    <message>
        <source>A position that stands for the third time is a draw</source>
        <translation>同一局面出现三次为和棋</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>ZoujingPage</name>
    <message>
        <source>Zoujing – %1</source>
        <translation>走井 – %1</translation>
    </message>
</context>
<context>
    <name>ZoujingPanel</name>
    <message>
        <source>Drawn games: %1</source>
        <translation>和棋 %1 局</translation>
    </message>
    <message>
        <source>Move a stone along a line to the free point. Who cannot move has lost. No line crosses the well.</source>
        <translation>沿线把棋子走到空点。无路可走的一方输。没有线穿过井。</translation>
    </message>
</context>
<context>
    <name>ZoujingResult</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Again</source>
        <extracomment>Buttons: another game by the same rules, begun by the other side</extracomment>
        <translation>再来一局</translation>
    </message>
    <message>
        <source>Again, the other side begins</source>
        <translation>再来一局，换另一方先走</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>Study it</source>
        <extracomment>Button: go back through the game with the worth of each move</extracomment>
        <translation>研习此局</translation>
    </message>
</context>
<context>
    <name>ZoujingRules</name>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Each side has two stones. They lie on four of the five points; the centre is free. Black begins, unless you agree otherwise.</source>
        <translation>双方各有两个棋子，摆在五个点中的四个上，中心空着。黑方先走，也可以另行商定。</translation>
    </message>
    <message>
        <source>In turn, a side moves one of its stones along a line to the free point. There are no captures, and nobody may pass.</source>
        <translation>双方轮流走棋，每次沿线把自己的一个棋子走到空点。不吃子，也不能停着。</translation>
    </message>
    <message>
        <source>No line joins the two points at the left: between them lies the well. Here Black can move the stone in the centre to the free point, but not the one above the well.</source>
        <translation>左边的两点之间没有线，中间是井。图中黑方可以把中心的棋子走到空点，但井上方的棋子不能走过去。</translation>
    </message>
    <message>
        <source>Who is to move and cannot has lost. White&apos;s stones are blocked: all lines lead to stones, and the well bars the way to the free point.</source>
        <translation>轮到走棋却无路可走的一方输。图中白子无路可走：每条线都通向棋子，去空点的路又被井挡住。</translation>
    </message>
    <message>
        <source>From this start the first move of Black could win at once. A house rule can forbid that. Played well, the game never ends; a third repetition can count as a draw.</source>
        <translation>从这个开局，黑方第一步就可能取胜，可以约定规则禁止这样走。双方都不走错，对局就不会结束；可以约定同一局面出现三次为和棋。</translation>
    </message>
    <message>
        <source>Lesson: what is a trap?</source>
        <translation>课程：什么是陷阱？</translation>
    </message>
</context>
<context>
    <name>ZoujingWords</name>
    <message>
        <source>Centre</source>
        <translation>中心</translation>
    </message>
    <message>
        <source>Top left</source>
        <translation>左上</translation>
    </message>
    <message>
        <source>Top right</source>
        <translation>右上</translation>
    </message>
    <message>
        <source>Bottom right</source>
        <translation>右下</translation>
    </message>
    <message>
        <source>Bottom left</source>
        <translation>左下</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <translation>%1正在思考</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>轮到黑方</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>轮到白方</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>黑方胜</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>白方胜</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>This position has stood three times.</source>
        <translation>同一局面已出现三次。</translation>
    </message>
    <message>
        <source>White has no move left.</source>
        <translation>白方无路可走。</translation>
    </message>
    <message>
        <source>Black has no move left.</source>
        <translation>黑方无路可走。</translation>
    </message>
    <message>
        <source>An earlier position: move %1 of %2.</source>
        <translation>之前的局面：第 %1 步，共 %2 步。</translation>
    </message>
    <message>
        <source>House rule: the first move may not win.</source>
        <translation>约定规则：第一步不得取胜。</translation>
    </message>
    <message>
        <source>Only one stone can move to the free point.</source>
        <translation>只有一个棋子能走到空点。</translation>
    </message>
    <message>
        <source>A stone with a ring can move to the free point.</source>
        <translation>带圈的棋子可以走到空点。</translation>
    </message>
    <message>
        <source>The position stands for the second time; the third is a draw.</source>
        <translation>此局面已出现两次，第三次为和棋。</translation>
    </message>
    <message>
        <source>The position has stood %1 times.</source>
        <translation>此局面已出现 %1 次。</translation>
    </message>
    <message>
        <source>One move wins at once.</source>
        <translation>有一步棋可立即取胜。</translation>
    </message>
    <message>
        <source>Every move loses.</source>
        <translation>每一步都会输。</translation>
    </message>
    <message>
        <source>Nobody can force a win here.</source>
        <translation>双方都没有必胜的走法。</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Black stones</source>
        <translation>黑子</translation>
    </message>
    <message>
        <source>White stones</source>
        <translation>白子</translation>
    </message>
    <message>
        <source>Child</source>
        <translation>小孩</translation>
    </message>
    <message>
        <source>Careful player</source>
        <translation>谨慎的棋手</translation>
    </message>
    <message>
        <source>Perfect player</source>
        <translation>完美的棋手</translation>
    </message>
    <message>
        <source>wins the game</source>
        <translation>获胜</translation>
    </message>
    <message>
        <source>loses the game</source>
        <translation>落败</translation>
    </message>
    <message>
        <source>keeps the balance</source>
        <translation>保持均势</translation>
    </message>
</context>
<context>
    <name>qipan::app</name>
    <message>
        <source>the part &quot;%1&quot; is not what it should be</source>
        <extracomment>Why a game that was kept cannot be read; %1 is the name of a part of the file</extracomment>
        <translation>“%1”部分不正确</translation>
    </message>
</context>
<context>
    <name>qipan::app::ChessGame</name>
    <message>
        <source>The game could not be saved to %1: %2</source>
        <extracomment>%1 a file, %2 what the system says</extracomment>
        <translation>对局无法保存到 %1：%2</translation>
    </message>
    <message>
        <source>This move would leave the king in check.</source>
        <translation>这样走王会被将军。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>对局已结束。</translation>
    </message>
    <message>
        <source>No piece of the side to move stands there.</source>
        <translation>那里没有轮走方的棋子。</translation>
    </message>
    <message>
        <source>This piece cannot move there.</source>
        <translation>这个棋子不能走到那里。</translation>
    </message>
    <message>
        <source>Choose what the pawn becomes.</source>
        <translation>请选择兵升变成什么。</translation>
    </message>
    <message>
        <source>The clock is running: go to the last move to play on.</source>
        <translation>棋钟正在走：请回到最后一步再走棋。</translation>
    </message>
    <message>
        <source>“%1” is not a move. Write it like Nf3, e4, O-O or e2e4.</source>
        <extracomment>%1 what was typed</extracomment>
        <translation>“%1”不是着法。写法如 Nf3、e4、O-O 或 e2e4。</translation>
    </message>
    <message>
        <source>More than one piece can play “%1”. Say which one, as in Nbd2 or b1d2.</source>
        <extracomment>%1 a move, such as &quot;Nd2&quot;, that two knights could make</extracomment>
        <translation>不止一个棋子可走“%1”。请写明是哪一个，如 Nbd2 或 b1d2。</translation>
    </message>
    <message>
        <source>“%1” is not a legal move: the king is in check.</source>
        <extracomment>%1 a move</extracomment>
        <translation>“%1”不合规则：王正被将军。</translation>
    </message>
    <message>
        <source>“%1” is not a legal move here.</source>
        <extracomment>%1 a move</extracomment>
        <translation>“%1”在此局面不合规则。</translation>
    </message>
</context>
<context>
    <name>qipan::app::Clipboard</name>
    <message>
        <source>A position (FEN) was pasted.</source>
        <translation>已粘贴局面（FEN）。</translation>
    </message>
    <message>
        <source>A game (PGN) was pasted.</source>
        <translation>已粘贴对局（PGN）。</translation>
    </message>
    <message>
        <source>There is no text to paste.</source>
        <translation>没有可粘贴的文字。</translation>
    </message>
    <message>
        <source>This is no valid position (FEN): %1</source>
        <extracomment>%1 why, such as &quot;board: a side without a king&quot;</extracomment>
        <translation>这不是有效的局面（FEN）：%1</translation>
    </message>
    <message>
        <source>Nothing was pasted. %1</source>
        <extracomment>%1 why, such as &quot;There is no chess game in it.&quot;</extracomment>
        <translation>没有粘贴任何内容。%1</translation>
    </message>
    <message>
        <source>A game (PGN) was pasted, but not all is right: %1</source>
        <translation>已粘贴对局（PGN），但有问题：%1</translation>
    </message>
</context>
<context>
    <name>qipan::app::GameFile</name>
    <message>
        <source>Reading was cancelled.</source>
        <translation>已取消读取。</translation>
    </message>
    <message>
        <source>The game was read.</source>
        <translation>对局已读取。</translation>
    </message>
    <message>
        <source>The game was read. Warnings: %1</source>
        <translation>对局已读取，有 %1 处问题。</translation>
    </message>
    <message>
        <source>Games found: %1</source>
        <translation>找到 %1 局。</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <extracomment>A warning about a file: %1 line, %2 column, %3 what is wrong there</extracomment>
        <translation>第 %1 行第 %2 列：%3</translation>
    </message>
    <message>
        <source>There is no chess game in it.</source>
        <translation>其中没有国际象棋对局。</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>这是一个文件夹</translation>
    </message>
    <message>
        <source>it is no regular file</source>
        <translation>这不是普通文件</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <extracomment>%1 a file, %2 what the system says</extracomment>
        <translation>无法打开 %1：%2</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <extracomment>%1 a file, %2 what the system says</extracomment>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>No file name was given.</source>
        <translation>没有给出文件名。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 a file, %2 why no game of it can be read, as a sentence</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>qipan::app::GameListModel</name>
    <message>
        <source>%1 – %2</source>
        <extracomment>A game by its players: %1 White, %2 Black</extracomment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>qipan::app::GameSheet</name>
    <message>
        <source>The score sheet could not be saved to %1: %2</source>
        <extracomment>%1 a file, %2 what the system says</extracomment>
        <translation>记录纸无法保存到 %1：%2</translation>
    </message>
</context>
<context>
    <name>qipan::app::MoveSentence</name>
    <message>
        <source>castles on the king&apos;s side</source>
        <translation>王翼易位</translation>
    </message>
    <message>
        <source>castles on the queen&apos;s side</source>
        <translation>后翼易位</translation>
    </message>
    <message>
        <source>%1 %2 takes %3 on %4</source>
        <extracomment>A capture: %1 the man that moves, %2 its square, %3 the man taken, %4 where. &quot;rook a1 takes pawn on a7&quot;</extracomment>
        <translation>%1 %2 在 %4 吃%3</translation>
    </message>
    <message>
        <source>pawn %1 takes in passing, to %2</source>
        <extracomment>En passant: %1 the pawn&apos;s square, %2 where it goes</extracomment>
        <translation>兵 %1 吃过路兵到 %2</translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <extracomment>%1 the man that moves, %2 from, %3 to. &quot;knight g1 to f3&quot;</extracomment>
        <translation>%1 %2 到 %3</translation>
    </message>
    <message>
        <source>%1: passes</source>
        <extracomment>A null move in a file: %1 the side that passes</extracomment>
        <translation>%1：停着</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>The last move: %1 the side, %2 what it did. &quot;White: knight g1 to f3&quot;</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, becomes a %2</source>
        <extracomment>Promotion: %1 the move, %2 the new man. &quot;White: pawn e7 to e8, becomes a queen&quot;</extracomment>
        <translation>%1，升变为%2</translation>
    </message>
    <message>
        <source>%1, check</source>
        <extracomment>%1 the move</extracomment>
        <translation>%1，将军</translation>
    </message>
    <message>
        <source>%1, checkmate</source>
        <extracomment>%1 the move</extracomment>
        <translation>%1，将死</translation>
    </message>
    <message>
        <source>%1, stalemate</source>
        <extracomment>%1 the move</extracomment>
        <translation>%1，逼和</translation>
    </message>
</context>
<context>
    <name>qipan::app::PieceNames</name>
    <message>
        <source>empty</source>
        <extracomment>An empty square, as a screen reader says it</extracomment>
        <translation>空</translation>
    </message>
    <message>
        <source>white pawn</source>
        <translation>白兵</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>白马</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>白象</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>白车</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>白后</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>白王</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>黑兵</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>黑马</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>黑象</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>黑车</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>黑后</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>黑王</translation>
    </message>
    <message>
        <source>pawn</source>
        <extracomment>A man without its colour, as in &quot;White: knight g1 to f3&quot;</extracomment>
        <translation>兵</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>马</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>象</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>车</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>后</translation>
    </message>
    <message>
        <source>king</source>
        <translation>王</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The side that has the white men</extracomment>
        <translation>白方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
</context>
<context>
    <name>qipan::app::SquareModel</name>
    <message>
        <source>%1, %2</source>
        <extracomment>What a screen reader says of a square: %1 its name, %2 the man on it or &quot;empty&quot;. &quot;e4, white pawn&quot;</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>state</comment>
        <extracomment>Joins what is said of a square: %1 so far, %2 what is added. &quot;e4, white pawn, selected&quot;</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>被将军</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>已选中</translation>
    </message>
    <message>
        <source>possible move</source>
        <extracomment>The selected man may go to this empty square</extracomment>
        <translation>可走</translation>
    </message>
    <message>
        <source>possible capture</source>
        <extracomment>The selected man may go to this square and takes a man by it</extracomment>
        <translation>可吃</translation>
    </message>
    <message>
        <source>left by the last move</source>
        <translation>上一步离开</translation>
    </message>
    <message>
        <source>reached by the last move</source>
        <translation>上一步到达</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>The square with the cursor: %1 what is said of it, %2 the sentence of the last move</extracomment>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>qipan::boards::BoardSession</name>
    <message>
        <source>This board cannot tell which man stands where: put all men on their first squares.</source>
        <translation>这块棋盘分不清棋子：请把所有棋子摆回开局位置。</translation>
    </message>
</context>
<context>
    <name>qipan::boards::BoardWords</name>
    <message>
        <source>%1 is empty</source>
        <extracomment>%1 a square of the wooden board, as &quot;e4&quot;</extracomment>
        <translation>%1 空着</translation>
    </message>
    <message>
        <source>%1 is occupied</source>
        <extracomment>%1 a square of the wooden board, as &quot;e4&quot;</extracomment>
        <translation>%1 有子</translation>
    </message>
    <message>
        <source>%1 has another man</source>
        <extracomment>%1 a square of the wooden board, as &quot;e4&quot;</extracomment>
        <translation>%1 是别的棋子</translation>
    </message>
    <message numerus="yes">
        <source>The board differs on %n square(s).</source>
        <translation>
            <numerusform>有 %n 个格子与屏幕不同。</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>between the parts of &quot;e2 is empty, e5 is occupied&quot;</extracomment>
        <translation>，</translation>
    </message>
    <message>
        <source>The board is silent.</source>
        <translation>棋盘没有回应。</translation>
    </message>
    <message>
        <source>All men are on their first squares.</source>
        <translation>棋子都在开局位置。</translation>
    </message>
    <message>
        <source>Board and screen are in step.</source>
        <translation>棋盘与屏幕一致。</translation>
    </message>
    <message>
        <source>A move is being made on the board.</source>
        <translation>真实棋盘上正在走子。</translation>
    </message>
    <message>
        <source>Connecting to the board…</source>
        <translation>正在连接棋盘…</translation>
    </message>
    <message>
        <source>No board was found.</source>
        <translation>没有找到棋盘。</translation>
    </message>
    <message>
        <source>Plug it in and search again, or choose its port below.</source>
        <translation>请插好后再次搜索，或在下面选择端口。</translation>
    </message>
    <message>
        <source>%1 is not there.</source>
        <extracomment>%1 a serial port, as &quot;/dev/ttyUSB0&quot;; so in the next texts</extracomment>
        <translation>没有端口 %1。</translation>
    </message>
    <message>
        <source>Plug the board in, then search again.</source>
        <translation>请插好棋盘，再次搜索。</translation>
    </message>
    <message>
        <source>You may not use %1.</source>
        <extracomment>%1 the name of a group of users</extracomment>
        <translation>没有使用 %1 的权限。</translation>
    </message>
    <message>
        <source>Run this command, then log out and in again:
sudo usermod -aG %1 $USER</source>
        <translation>请运行下面的命令，然后注销并重新登录：
sudo usermod -aG %1 $USER</translation>
    </message>
    <message>
        <source>%1 is in use by another program.</source>
        <translation>%1 正被其他程序使用。</translation>
    </message>
    <message>
        <source>Close it, then search again.</source>
        <translation>请关闭该程序，再次搜索。</translation>
    </message>
    <message>
        <source>%1 is in use by the program %2.</source>
        <extracomment>%2 a program</extracomment>
        <translation>%1 正被程序 %2 使用。</translation>
    </message>
    <message>
        <source>%1 is no serial port.</source>
        <translation>%1 不是串口。</translation>
    </message>
    <message>
        <source>Choose another one.</source>
        <translation>请另选一个。</translation>
    </message>
    <message>
        <source>No board answers at %1.</source>
        <translation>%1 上没有棋盘回应。</translation>
    </message>
    <message>
        <source>Switch the board on, or choose another port.</source>
        <translation>请打开棋盘电源，或另选端口。</translation>
    </message>
    <message>
        <source>The board&apos;s program is too old for this Qipan.</source>
        <translation>棋盘的固件对这个 Qipan 来说太旧。</translation>
    </message>
    <message>
        <source>Put the new firmware on the board.</source>
        <translation>请给棋盘刷入新固件。</translation>
    </message>
    <message>
        <source>The board&apos;s program is newer than this Qipan.</source>
        <translation>棋盘的固件比这个 Qipan 新。</translation>
    </message>
    <message>
        <source>Bring Qipan up to date.</source>
        <translation>请更新 Qipan。</translation>
    </message>
    <message>
        <source>No board is connected.</source>
        <translation>没有连接棋盘。</translation>
    </message>
    <message>
        <source>Looking for boards…</source>
        <translation>正在搜索棋盘…</translation>
    </message>
    <message>
        <source>Trying %1…</source>
        <translation>正在尝试 %1…</translation>
    </message>
    <message>
        <source>Play %1 on the real board.</source>
        <translation>请在真实棋盘上走 %1。</translation>
    </message>
    <message>
        <source>Arrange the men on the real board.</source>
        <translation>请在真实棋盘上摆好棋子。</translation>
    </message>
    <message>
        <source>The board is unplugged; Qipan looks for it.</source>
        <translation>棋盘已断开；Qipan 正在寻找它。</translation>
    </message>
    <message>
        <source>%1 cannot be locked.</source>
        <translation>无法锁定 %1。</translation>
    </message>
    <message>
        <source>What lies at %1 is no lock of a program. Remove it, then search again.</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 处的内容不是任何程序的锁。请将其删除，然后重新搜索。</translation>
    </message>
</context>
<context>
    <name>qipan::boards::KnownBoards</name>
    <message>
        <source>%1: not a possible board: %2. It is ignored.</source>
        <extracomment>%1 a file, %2 names of boards</extracomment>
        <translation>%1：不可能是棋盘的条目：%2，已忽略。</translation>
    </message>
    <message>
        <source>%1: %2. No board is known; the file is kept under another name.</source>
        <extracomment>%1 a file, %2 why it cannot be read</extracomment>
        <translation>%1：不可能是棋盘的条目：%2，已忽略。</translation>
    </message>
    <message>
        <source>%1: %2. No board is known.</source>
        <extracomment>%1 a file, %2 why it cannot be read</extracomment>
        <translation>%1：%2。没有已知的棋盘；原文件已改名保留。</translation>
    </message>
</context>
<context>
    <name>qipan::files::WholeFile</name>
    <message>
        <source>no file name was given</source>
        <extracomment>Why something could not be saved</extracomment>
        <translation>没有给出文件名</translation>
    </message>
</context>
<context>
    <name>qipan::klotski::BlockNames</name>
    <message>
        <source>Cao Cao</source>
        <translation>曹操</translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation>卒</translation>
    </message>
    <message>
        <source>Guan Yu</source>
        <translation>关羽</translation>
    </message>
    <message>
        <source>Zhang Fei</source>
        <translation>张飞</translation>
    </message>
    <message>
        <source>Zhao Yun</source>
        <translation>赵云</translation>
    </message>
    <message>
        <source>Ma Chao</source>
        <translation>马超</translation>
    </message>
    <message>
        <source>Huang Zhong</source>
        <translation>黄忠</translation>
    </message>
    <message>
        <source>Wei Yan</source>
        <translation>魏延</translation>
    </message>
    <message>
        <source>Jiang Wei</source>
        <translation>姜维</translation>
    </message>
    <message>
        <source>%1, %2×%3, column %4, row %5</source>
        <extracomment>A block as a screen reader says it: %1 its name, %2 and %3 its width and height, %4 and %5 where it stands</extracomment>
        <translation>%1，%2×%3，第 %4 列第 %5 行</translation>
    </message>
</context>
<context>
    <name>qipan::klotski::BoardText</name>
    <message>
        <source>Cao Cao is not one whole 2×2 block.</source>
        <extracomment>What is wrong with a board, after the place; Cao Cao is the 2×2 block</extracomment>
        <translation>曹操不是完整的 2×2 方块。</translation>
    </message>
    <message>
        <source>half of a lying block without its other half.</source>
        <extracomment>What is wrong with a board, after the place</extracomment>
        <translation>横块缺了另一半。</translation>
    </message>
    <message>
        <source>half of an upright block without its other half.</source>
        <extracomment>What is wrong with a board, after the place</extracomment>
        <translation>竖块缺了另一半。</translation>
    </message>
    <message>
        <source>“%1” means nothing. C, H, V and S are blocks, a full stop is a blank cell.</source>
        <extracomment>What is wrong with a board, after the place; %1 a letter</extracomment>
        <translation>“%1”没有意义。C、H、V、S 是棋块，英文句点是空格。</translation>
    </message>
    <message>
        <source>A board has 20 letters, and this text has %1.</source>
        <extracomment>What is wrong with a board</extracomment>
        <translation>布局有 20 个字符，而这段文字有 %1 个。</translation>
    </message>
    <message>
        <source>Row %1, column %2: %3</source>
        <extracomment>A place on the board, both counted from 1, and %3 what is wrong there</extracomment>
        <translation>第 %1 行第 %2 列：%3</translation>
    </message>
    <message>
        <source>Cao Cao is missing.</source>
        <extracomment>What is wrong with a board; Cao Cao is the 2×2 block</extracomment>
        <translation>缺少曹操。</translation>
    </message>
    <message>
        <source>At least two cells must be blank.</source>
        <extracomment>What is wrong with a board</extracomment>
        <translation>至少要有两个空格。</translation>
    </message>
</context>
<context>
    <name>qipan::klotski::KeptFile</name>
    <message>
        <source>%1 could not be written: %2</source>
        <extracomment>%1 a file, %2 what the system says</extracomment>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2. The file was left as it is.</source>
        <extracomment>%1 a file, %2 what the system says</extracomment>
        <translation>无法打开 %1：%2。文件保持原样。</translation>
    </message>
    <message>
        <source>%1 could not be read: %2. It is kept as %3.</source>
        <extracomment>%1 a file, %2 why, such as &quot;line 3, column 14: unterminated string&quot;, %3 another file</extracomment>
        <translation>无法读取 %1：%2。它已保存为 %3。</translation>
    </message>
    <message>
        <source>%1 could not be read: %2. It was left as it is: %3.</source>
        <extracomment>%1 a file, %2 why, such as &quot;line 3, column 14: unterminated string&quot;, %3 what the system says</extracomment>
        <translation>无法读取 %1：%2。文件保持原样：%3。</translation>
    </message>
</context>
<context>
    <name>qipan::klotski::KlotskiDaily</name>
    <message>
        <source>Daily %1</source>
        <extracomment>The name of a board that there is for each day; %1 the date, such as 2026-11-30</extracomment>
        <translation>每日一题 %1</translation>
    </message>
</context>
<context>
    <name>qipan::klotski::KlotskiGame</name>
    <message>
        <source>Unnamed board</source>
        <extracomment>A board without a name</extracomment>
        <translation>未命名布局</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Below a board that is copied as text; %1 &quot;12 moves&quot;, %2 &quot;15 steps&quot;</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n 格</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no text to paste.</source>
        <translation>没有可粘贴的文字。</translation>
    </message>
</context>
<context>
    <name>qipan::klotski::Level</name>
    <message>
        <source>No. %1</source>
        <extracomment>A level without a name; %1 its number</extracomment>
        <translation>第 %1 关</translation>
    </message>
</context>
<context>
    <name>qipan::klotski::Record</name>
    <message>
        <source>the part &quot;%1&quot; is not what it should be</source>
        <extracomment>Why a game that was kept cannot be read; %1 is the name of a part of the file</extracomment>
        <translation>“%1”部分不正确</translation>
    </message>
    <message>
        <source>move %1 is not legal</source>
        <extracomment>Why a game that was kept cannot be read; %1 a number</extracomment>
        <translation>第 %1 步不合规则</translation>
    </message>
</context>
<context>
    <name>qipan::picture::PictureExport</name>
    <message>
        <source>The picture could not be copied: %1</source>
        <extracomment>%1 why</extracomment>
        <translation>图片无法复制：%1</translation>
    </message>
    <message>
        <source>only files on this computer can be written</source>
        <translation>只能写入本机的文件</translation>
    </message>
    <message>
        <source>The picture could not be saved: %1</source>
        <extracomment>%1 why</extracomment>
        <translation>图片无法保存：%1</translation>
    </message>
    <message>
        <source>The picture could not be saved to %1: %2</source>
        <extracomment>%1 a file, %2 why</extracomment>
        <translation>图片无法保存到 %1：%2</translation>
    </message>
    <message>
        <source>a side must have %1 to %2 pixels</source>
        <translation>边长须为 %1 到 %2 像素</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>内存不足</translation>
    </message>
</context>
<context>
    <name>qipan::picture::PieceDrawings</name>
    <message>
        <source>the drawings of the pieces are not in %1</source>
        <extracomment>Why a picture could not be saved; %1 a folder</extracomment>
        <translation>%1 中没有棋子图形</translation>
    </message>
</context>
<context>
    <name>qipan::picture::ScoreSheet</name>
    <message>
        <source>Round %1</source>
        <extracomment>Of a tournament; %1 its number</extracomment>
        <translation>第 %1 轮</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>对局记录</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>起始局面</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>轮到白方</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>轮到黑方</translation>
    </message>
    <message>
        <source>Signature of White</source>
        <extracomment>Under the line on which the player of the white men signs</extracomment>
        <translation>白方签名</translation>
    </message>
    <message>
        <source>Signature of Black</source>
        <extracomment>Under the line on which the player of the black men signs</extracomment>
        <translation>黑方签名</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>Page %1 of %2</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Above the column of a player&apos;s clock times on the score sheet</extracomment>
        <translation>用时</translation>
    </message>
</context>
<context>
    <name>qipan::program</name>
    <message>
        <source>A file of chess games to open.</source>
        <translation>要打开的国际象棋棋谱文件。</translation>
    </message>
    <message>
        <source>The position to begin with.</source>
        <translation>开始的局面。</translation>
    </message>
    <message>
        <source>The language: en or zh_CN.</source>
        <translation>语言：en 或 zh_CN。</translation>
    </message>
    <message>
        <source>The look: light, dark or system.</source>
        <translation>外观：light（浅色）、dark（深色）或 system（随系统）。</translation>
    </message>
    <message>
        <source>The port of a real board.</source>
        <translation>真实棋盘的端口。</translation>
    </message>
    <message>
        <source>The game to open: chess, klotski or zoujing.</source>
        <translation>要打开的游戏：chess（国际象棋）、klotski（华容道）或 zoujing（走井）。</translation>
    </message>
    <message>
        <source>Board games on the screen and on a real board.</source>
        <translation>屏幕和真实棋盘上的棋类游戏。</translation>
    </message>
</context>
<context>
    <name>qipan::shell::GameRecord</name>
    <message>
        <source>its format is not known to this version</source>
        <extracomment>Why a game&apos;s file cannot be read; a part of a sentence</extracomment>
        <translation>本版本不认识它的格式</translation>
    </message>
    <message>
        <source>it is no game of %1</source>
        <extracomment>Why a game&apos;s file cannot be read; a part of a sentence. %1 the name of a game as files have it</extracomment>
        <translation>它不是 %1 的对局</translation>
    </message>
    <message>
        <source>the part &quot;%1&quot; is missing</source>
        <extracomment>Why a game&apos;s file cannot be read; a part of a sentence. %1 the name of a part</extracomment>
        <translation>缺少“%1”部分</translation>
    </message>
</context>
<context>
    <name>qipan::shell::GameStore</name>
    <message>
        <source>The game in %1 could not be opened: %2. The file was left as it is.</source>
        <extracomment>%1 a file, %2 what the system says</extracomment>
        <translation>无法打开 %1 中的对局：%2。文件保持原样。</translation>
    </message>
    <message>
        <source>The last game could not be read: %1. It is kept as %2.</source>
        <extracomment>%1 why, such as &quot;line 3, column 14: unterminated string&quot;, %2 a file</extracomment>
        <translation>上次的对局无法读取：%1。它已保存为 %2。</translation>
    </message>
    <message>
        <source>The last game could not be read: %1. It was left as %2: %3.</source>
        <extracomment>%1 why, such as &quot;line 3, column 14: unterminated string&quot;, %2 a file, %3 what the system says</extracomment>
        <translation>上次的对局无法读取：%1。它仍在 %2：%3。</translation>
    </message>
    <message>
        <source>it is not there any more</source>
        <extracomment>Why a game could not be opened; a part of a sentence</extracomment>
        <translation>它已经不在了</translation>
    </message>
    <message>
        <source>The game could not be opened: %1.</source>
        <extracomment>%1 why, a part of a sentence</extracomment>
        <translation>无法打开对局：%1。</translation>
    </message>
    <message>
        <source>The game cannot be kept: other windows of this program keep theirs in all the places there are.</source>
        <translation>无法保存对局：本程序的其他窗口已占用全部位置。</translation>
    </message>
    <message>
        <source>The game cannot be kept: %1</source>
        <extracomment>%1 what the system says</extracomment>
        <translation>无法保存对局：%1</translation>
    </message>
    <message>
        <source>The recent games could not be changed: %1</source>
        <extracomment>%1 what the system says</extracomment>
        <translation>无法更改最近的对局：%1</translation>
    </message>
</context>
<context>
    <name>qipan::shell::JsonFile</name>
    <message>
        <source>line %1, column %2: %3</source>
        <extracomment>Where in a file, and what is wrong there</extracomment>
        <translation>第 %1 行第 %2 列：%3</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <extracomment>Why a file cannot be read; a part of a sentence</extracomment>
        <translation>文件是空的</translation>
    </message>
    <message>
        <source>it holds no JSON object</source>
        <extracomment>Why a file cannot be read; a part of a sentence</extracomment>
        <translation>其中没有 JSON 对象</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <extracomment>Why a file cannot be read; a part of a sentence</extracomment>
        <translation>它不是普通文件</translation>
    </message>
    <message>
        <source>it is larger than %1 MB</source>
        <extracomment>Why a file cannot be read; a part of a sentence</extracomment>
        <translation>它大于 %1 MB</translation>
    </message>
</context>
<context>
    <name>qipan::shell::RecentGames</name>
    <message>
        <source>Files that could not be read, in %1: %2</source>
        <extracomment>%1 a folder, %2 how many</extracomment>
        <translation>%1 中无法读取的文件：%2</translation>
    </message>
</context>
<context>
    <name>qipan::shell::Settings</name>
    <message>
        <source>The settings cannot be kept in %1: %2</source>
        <extracomment>%1 a file, %2 what the system says</extracomment>
        <translation>设置无法保存到 %1：%2</translation>
    </message>
    <message>
        <source>%1: %2. The settings are the usual ones.</source>
        <extracomment>%1 a file, %2 why it cannot be read</extracomment>
        <translation>%1：%2。使用默认设置。</translation>
    </message>
    <message>
        <source>%1: not a possible value: %2. These settings are the usual ones.</source>
        <extracomment>%1 a file, %2 names of settings</extracomment>
        <translation>%1：无效的值：%2。这些设置使用默认值。</translation>
    </message>
</context>
<context>
    <name>qipan::zoujing</name>
    <message>
        <source>the part &quot;%1&quot; is not what it should be</source>
        <extracomment>Why a game that was kept cannot be read; %1 is the name of a part of the file</extracomment>
        <translation>“%1”部分不正确</translation>
    </message>
</context>
<context>
    <name>qipan::zoujing::ZoujingGame</name>
    <message>
        <source>The game is over.</source>
        <translation>对局已结束。</translation>
    </message>
    <message>
        <source>It is the computer&apos;s turn.</source>
        <translation>现在轮到电脑走棋。</translation>
    </message>
    <message>
        <source>centre</source>
        <extracomment>A point of the Zoujing board</extracomment>
        <translation>中心</translation>
    </message>
    <message>
        <source>top left</source>
        <extracomment>A point of the Zoujing board</extracomment>
        <translation>左上</translation>
    </message>
    <message>
        <source>top right</source>
        <extracomment>A point of the Zoujing board</extracomment>
        <translation>右上</translation>
    </message>
    <message>
        <source>bottom right</source>
        <extracomment>A point of the Zoujing board</extracomment>
        <translation>右下</translation>
    </message>
    <message>
        <source>bottom left</source>
        <extracomment>A point of the Zoujing board</extracomment>
        <translation>左下</translation>
    </message>
    <message>
        <source>Black stone, %1, may move</source>
        <extracomment>%1 a point, such as &quot;top left&quot;; said by a screen reader</extracomment>
        <translation>黑子，%1，可走</translation>
    </message>
    <message>
        <source>Black stone, %1</source>
        <translation>黑子，%1</translation>
    </message>
    <message>
        <source>White stone, %1, may move</source>
        <extracomment>%1 a point, such as &quot;top left&quot;; said by a screen reader</extracomment>
        <translation>白子，%1，可走</translation>
    </message>
    <message>
        <source>White stone, %1</source>
        <translation>白子，%1</translation>
    </message>
    <message>
        <source>No stone of the side to move lies there.</source>
        <translation>那里没有轮走方的棋子。</translation>
    </message>
    <message>
        <source>The well lies between these two points.</source>
        <translation>这两点之间是井。</translation>
    </message>
    <message>
        <source>No line joins these two points.</source>
        <translation>这两点之间没有线。</translation>
    </message>
    <message>
        <source>A stone lies there.</source>
        <translation>那里已有棋子。</translation>
    </message>
    <message>
        <source>The first move may not win.</source>
        <translation>第一步不得取胜。</translation>
    </message>
    <message>
        <source>A point is B, G or a full stop.</source>
        <translation>每个点只能是 B、G 或英文句点。</translation>
    </message>
    <message>
        <source>The board has five points.</source>
        <translation>棋盘有五个点。</translation>
    </message>
    <message>
        <source>Each side has two stones.</source>
        <translation>双方各有两个棋子。</translation>
    </message>
    <message>
        <source>There is no such point or side.</source>
        <translation>没有这个点或这一方。</translation>
    </message>
    <message>
        <source>Stone %1: the other side holds every point next to it, and the well bars the way to the blank point.</source>
        <extracomment>%1 a point, such as &quot;top left&quot;</extracomment>
        <translation>%1的棋子：相邻各点都被对方占住，去空点的路又被井挡住。</translation>
    </message>
    <message>
        <source>Stone %1: its own side holds every point next to it, and the well bars the way to the blank point.</source>
        <extracomment>%1 a point, such as &quot;top left&quot;</extracomment>
        <translation>%1的棋子：相邻各点都被己方占住，去空点的路又被井挡住。</translation>
    </message>
    <message>
        <source>Stone %1: both sides hold the points next to it, and the well bars the way to the blank point.</source>
        <extracomment>%1 a point, such as &quot;top left&quot;</extracomment>
        <translation>%1的棋子：相邻各点被双方占住，去空点的路又被井挡住。</translation>
    </message>
    <message>
        <source>Stone %1: the other side holds every point next to it.</source>
        <extracomment>%1 a point, such as &quot;top left&quot;</extracomment>
        <translation>%1的棋子：相邻各点都被对方占住。</translation>
    </message>
    <message>
        <source>Stone %1: its own side holds every point next to it.</source>
        <extracomment>%1 a point, such as &quot;top left&quot;</extracomment>
        <translation>%1的棋子：相邻各点都被己方占住。</translation>
    </message>
    <message>
        <source>Stone %1: both sides hold the points next to it.</source>
        <extracomment>%1 a point, such as &quot;top left&quot;</extracomment>
        <translation>%1的棋子：相邻各点被双方占住。</translation>
    </message>
    <message>
        <source>Child</source>
        <extracomment>Who plays a side of Zoujing: a computer that makes any move</extracomment>
        <translation>小孩</translation>
    </message>
    <message>
        <source>Careful player</source>
        <extracomment>Who plays a side of Zoujing: a computer that seldom errs</extracomment>
        <translation>谨慎的棋手</translation>
    </message>
    <message>
        <source>Perfect player</source>
        <extracomment>Who plays a side of Zoujing: a computer that never errs</extracomment>
        <translation>完美的棋手</translation>
    </message>
    <message>
        <source>Human</source>
        <extracomment>Who plays a side of Zoujing</extracomment>
        <translation>玩家</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>The title of a game: %1 who played black, %2 who played white</extracomment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>qipan::zoujing::ZoujingHand</name>
    <message>
        <source>Choose a stone first.</source>
        <translation>请先选择棋子。</translation>
    </message>
</context>
<context>
    <name>qipan::zoujing::ZoujingLesson</name>
    <message>
        <source>Close the trap</source>
        <translation>关上陷阱</translation>
    </message>
    <message>
        <source>Who cannot move has lost. Black can win at once: which stone takes the last way from White?</source>
        <translation>无路可走的一方输。黑方可以立即取胜：走哪个棋子能断掉白方最后的去路？</translation>
    </message>
    <message>
        <source>Right. Only the point top left is free now, and between it and White lies the well.</source>
        <translation>对。现在只有左上空着，它和白子之间隔着井。</translation>
    </message>
    <message>
        <source>That leaves White a way out. Look for the point that White cannot reach.</source>
        <translation>这样白方还有路可走。找一找白方走不到的点。</translation>
    </message>
    <message>
        <source>Keep out of the trap</source>
        <translation>避开陷阱</translation>
    </message>
    <message>
        <source>Two of Black&apos;s stones may move. After one of the moves White wins at once. Which one is safe?</source>
        <translation>黑方的两个棋子都可以走，但走其中一个，白方就能立即取胜。走哪个安全？</translation>
    </message>
    <message>
        <source>Right. Black can still move, whatever White does.</source>
        <translation>对。无论白方怎么走，黑方都还有路。</translation>
    </message>
    <message>
        <source>No: White now makes a move after which neither black stone can move.</source>
        <translation>不对：白方接着走一步，两个黑子就都无路可走了。</translation>
    </message>
    <message>
        <source>Set a trap</source>
        <translation>设下陷阱</translation>
    </message>
    <message>
        <source>Nobody can force a win here, but Black can give White a choice in which one move loses. How?</source>
        <translation>双方都没有必胜的走法，但黑方可以让白方面临选择，走错一步就输。怎么走？</translation>
    </message>
    <message>
        <source>Right. White has two moves now, and one of them loses.</source>
        <translation>对。白方现在有两种走法，其中一种会输。</translation>
    </message>
    <message>
        <source>That is safe, but White can do nothing wrong after it. Try the other stone.</source>
        <translation>这样走安全，但之后白方怎么走都不会错。试试另一个棋子。</translation>
    </message>
</context>
</TS>
