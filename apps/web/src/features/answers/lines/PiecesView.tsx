import type { AnswerPieces } from "./answerPieces.ts";
import { Marked } from "./Marked.tsx";

/** An answer in words, with what is searched marked in it. */
export function PiecesView({ pieces, terms }: { pieces: AnswerPieces; terms: readonly string[] }) {
  if (pieces.look === "value") {
    return (
      <span className="answer-list__value">
        <Marked words={pieces.words} terms={terms} />
      </span>
    );
  }
  return pieces.rows.map(({ title, lines }) => (
    <div key={title} className="answer-list__row">
      {title !== "" && (
        <p className="answer-list__row-title">
          <Marked words={title} terms={terms} />
        </p>
      )}
      <ul className="answer-list__parts">
        {lines.map(({ id, question, words }) => (
          <li key={id}>
            <Marked words={question} terms={terms} />{" "}
            <span className="answer-list__value">
              <Marked words={words} terms={terms} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  ));
}
