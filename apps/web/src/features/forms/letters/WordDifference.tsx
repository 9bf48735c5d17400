import { useMemo } from "react";
import { differenceOfWords } from "./differenceOfWords.ts";
import "./WordDifference.css";

/** Two texts in one: what goes is struck out, what comes is underlined. */
export function WordDifference({ before, after }: { before: string; after: string }) {
  const pieces = useMemo(() => differenceOfWords(before, after), [before, after]);
  return (
    <p className="letter-text word-difference" dir="auto">
      {pieces.map(({ is, text }, index) => {
        const Piece = is === "same" ? "span" : is === "gone" ? "del" : "ins";
        // oxlint-disable-next-line react/no-array-index-key -- pieces have no name but their place, and are all drawn anew
        return <Piece key={index}>{text}</Piece>;
      })}
    </p>
  );
}
