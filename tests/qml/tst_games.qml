// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Qipan.App

/*! Whole games, each with clicks, with drags, with the cursor and with typed moves. */
Item {
    width: 1280
    height: 800

    BoardCase {
        id: root
        name: "Games"
        readonly property var games: [
            {
                name: "mate in four", moves: "e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7",
                outcome: ChessGame.WhiteWins, reason: ChessGame.Checkmate
            },
            {
                name: "castling on both sides",
                moves: "e2e4 e7e5 g1f3 b8c6 f1c4 d7d6 e1g1 c8g4 d2d3 d8d7 c1e3 e8c8",
                fen: "2kr1bnr/pppq1ppp/2np4/4p3/2B1P1b1/3PBN2/PPP2PPP/RN1Q1RK1"
            },
            {
                name: "en passant on both sides", moves: "e2e4 a7a6 e4e5 d7d5 e5d6 c7d6 h2h3 g7g5 h3h4 g5g4 f2f4 g4f3",
                fen: "rnbqkbnr/1p2pp1p/p2p4/8/7P/5p2/PPPP2P1/RNBQKBNR"
            },
            {
                name: "underpromotion", moves: "e2e4 d7d5 e4d5 c7c6 d5c6 a7a6 c6b7 a6a5 b7a8n a5a4",
                fen: "Nnbqkbnr/4pppp/8/8/p7/8/PPPP1PPP/RNBQKBNR"
            },
            {
                name: "stalemate",
                moves: "e2e3 a7a5 d1h5 a8a6 h5a5 h7h5 h2h4 a6h6 a5c7 f7f6 c7d7 e8f7 d7b7 d8d3 b7b8 d3h7 b8c8 f7g6 c8e6",
                outcome: ChessGame.Draw, reason: ChessGame.Stalemate
            },
            {
                name: "threefold claim", moves: "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8", claim: ChessGame.ClaimThreefold
            }
        ]

        function rows() {
            const result = [];
            for (const played of games)
                for (const way of ["clicks", "drags", "cursor", "typing"])
                    result.push({ tag: played.name + ", " + way, played: played, way: way });
            return result;
        }
        function play(move: string, way: string) {
            if (way === "clicks")
                clickMove(move);
            else if (way === "drags")
                dragMove(move);
            else if (way === "cursor")
                cursorMove(move);
            else
                typeMove(move);
        }

        function test_wholeGame_data() {
            return rows();
        }
        function test_wholeGame(data) {
            const moves = data.played.moves.split(" ");
            if (data.way === "cursor")
                keyClick(Qt.Key_Tab);
            for (const move of moves) {
                const before = game.plyCount;
                play(move, data.way);
                compare(game.plyCount, before + 1, move);
            }
            compare(game.outcome, data.played.outcome ?? ChessGame.Ongoing);
            compare(game.reason, data.played.reason ?? ChessGame.NoReason);
            compare(game.claim, data.played.claim ?? ChessGame.NoClaim);
            if (data.played.fen)
                compare(placement(), data.played.fen);
            const shown = findChild(page, "resultBanner");
            compare(shown.item !== null, game.outcome !== ChessGame.Ongoing);
            if (data.played.claim !== undefined) {
                push("noticeAction-claim");
                compare(game.outcome, ChessGame.Draw);
                compare(game.reason, ChessGame.Threefold);
                keySequence("Ctrl+Z");
                compare(game.outcome, ChessGame.Ongoing);
            }
            const end = game.fen;
            for (let i = 0; i < moves.length; ++i)
                keySequence("Ctrl+Z");
            compare(placement(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
            verify(!game.canUndo);
            for (let i = 0; i < moves.length; ++i)
                keySequence("Ctrl+Shift+Z");
            compare(game.fen, end);
            compare(game.outcome, data.played.outcome ?? ChessGame.Ongoing);
            settle();
            for (let i = 0; i < 64; ++i) {
                const man = board.pieceOn(i);
                compare(man ? man.kind : "", game.pieceAt(i));
            }
        }
        function test_cancelledPromotionThenAnother() {
            for (const move of "e2e4 d7d5 e4d5 c7c6 d5c6 a7a6 c6b7 a6a5".split(" "))
                clickMove(move);
            const before = game.fen;
            clickMove("b7a8");
            keyClick(Qt.Key_Escape);
            compare(game.fen, before);
            dragMove("b7c8q");
            compare(game.pieceAt(indexOf("c8")), "wQ");
        }
    }
}
