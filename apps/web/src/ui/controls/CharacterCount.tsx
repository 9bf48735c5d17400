import { useEffect, useState } from "react";
import { classNames } from "../classNames.ts";
import { useText } from "../language.tsx";
import { text } from "../text.ts";
import "./CharacterCount.css";

export const countId = (fieldId: string): string => `${fieldId}-count`;

/** How many characters are left, live for the eye and quietly for the ear. Typing is never cut off. */
export function CharacterCount({ fieldId, value, limit }: { fieldId: string; value: string; limit: number }) {
  const t = useText();
  const left = limit - value.length;
  const words = t(countText(left), { count: Math.abs(left) });
  const announced = useQuietly(words);
  return (
    <>
      <div id={countId(fieldId)} className={classNames("character-count", left < 0 && "character-count--over")}>
        {words}
      </div>
      <div className="visually-hidden" aria-live="polite">
        {announced}
      </div>
    </>
  );
}

function countText(left: number) {
  return left >= 0 ? text.charactersLeft : text.charactersOver;
}

/** The words, once typing has paused for a second: a screen reader must not count every key. Nothing before the first key. */
function useQuietly(words: string): string {
  const [first] = useState(words);
  const [settled, setSettled] = useState("");
  useEffect(() => {
    if (words === first) return undefined;
    const timer = setTimeout(() => setSettled(words), 1000);
    return () => clearTimeout(timer);
  }, [words, first]);
  return settled;
}
