import { diffWordsWithSpace } from "diff";

/** A piece of two texts laid over each other. */
export type Piece = { readonly kind: "same" | "removed" | "added"; readonly text: string };

/** Longer than that the browser does not stand still; then the whole section counts as written anew. */
const mostMs = 400;

/**
 * What became of one text in another, word by word. Words that changed side by side are one piece, so that a sentence that
 * was written anew is read as a sentence and not as a chain of single words.
 */
export function compareTexts(before: string, after: string): readonly Piece[] {
  const changes = diffWordsWithSpace(before, after, { timeout: mostMs });
  if (!changes)
    return withoutEmpty([
      { kind: "removed", text: before },
      { kind: "added", text: after },
    ]);
  const pieces: Piece[] = [];
  let [removed, added] = ["", ""];
  const close = () => {
    pieces.push({ kind: "removed", text: removed }, { kind: "added", text: added });
    [removed, added] = ["", ""];
  };
  changes.forEach((change, index) => {
    if (change.removed) removed += change.value;
    else if (change.added) added += change.value;
    else if (isBetweenChanges(change.value, index, changes.length) && removed + added !== "") {
      removed += change.value;
      added += change.value;
    } else {
      close();
      pieces.push({ kind: "same", text: change.value });
    }
  });
  close();
  return withoutEmpty(pieces);
}

/** A blank between two words that changed; a line that ends stays one. */
const isBetweenChanges = (text: string, index: number, count: number): boolean =>
  index < count - 1 && text.trim() === "" && !text.includes("\n");

const withoutEmpty = (pieces: readonly Piece[]): readonly Piece[] => pieces.filter(({ text }) => text !== "");
