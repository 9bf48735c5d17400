import { useRef, useState } from "react";
import { useToast } from "../../ui/feedback/toasts.tsx";
import { useText } from "../../ui/language.tsx";
import { fieldText } from "./fields.text.ts";

type Removal<Row> = {
  /** Takes the row out, and gives what was in it. */
  readonly take: (index: number) => Row;
  readonly putBack: (index: number, row: Row) => void;
};

/** Taking a card of a list out, with the way back; the other cards move up, and the focus stays with the list. */
export function useRowRemoval<Row>(listId: string, removal: Removal<Row>) {
  const t = useText();
  const showToast = useToast();
  // Renews all controls when a card is taken out.
  const [generation, setGeneration] = useState(0);
  const latest = useRef(removal);
  latest.current = removal;
  return {
    generation,
    at: (index: number, name: string) => {
      setGeneration((before) => before + 1);
      const row = removal.take(index);
      document.getElementById(listId)?.focus();
      showToast({
        text: t(fieldText.rowRemoved, { name }),
        undo: () => {
          setGeneration((before) => before + 1);
          latest.current.putBack(index, row);
        },
      });
    },
  };
}
