import { Fragment } from "react";
import { hitsIn } from "../searchText.ts";

/** A text with what is searched marked in it. */
export function Marked({ words, terms }: { words: string; terms: readonly string[] }) {
  const hits = hitsIn(words, terms);
  if (hits.length === 0) return words;
  return (
    <>
      {hits.map(([start, end], index) => (
        <Fragment key={start}>
          {words.slice(hits[index - 1]?.[1] ?? 0, start)}
          <mark className="sheet__hit">{words.slice(start, end)}</mark>
        </Fragment>
      ))}
      {words.slice(hits.at(-1)?.[1])}
    </>
  );
}
