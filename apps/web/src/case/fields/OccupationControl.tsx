import { useMemo } from "react";
import { text as shellText } from "../../shell/text.ts";
import { Combobox } from "../../ui/choices/Combobox.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { chosenOf, type ControlProps } from "./drawnField.ts";
import { choosing, typing } from "./entered.ts";
import { useOccupations } from "./useOccupations.ts";
import { ofList, useUnnamed } from "./useUnnamed.ts";

/** An occupation by the name of the job in either language; the value is its code, which can be typed as well. */
export function OccupationControl({ value, typed, frame, onEnter }: ControlProps) {
  const { t, language } = useLanguage();
  const [list, state] = useOccupations(true);
  const hasFailed = state === "failed";
  const options = useMemo(() => list?.occupationOptions(language) ?? [], [list, language]);
  const unnamed = useUnnamed(list?.ofOccupations ?? ofList, { typed, error: frame.error, options }, (unread) =>
    // Without the list a code stands for itself; the check of the question knows all of them.
    onEnter(
      hasFailed && typeof unread.typed === "string" && /^\d{5}$/.test(unread.typed)
        ? choosing(unread.typed)
        : typing(undefined, unread),
    ),
  );
  return (
    <Combobox
      {...frame}
      {...unnamed}
      note={frame.note ?? (hasFailed ? t(shellText.partNotFetched) : list?.longTitle(value, language))}
      options={options}
      isWhole={list !== undefined}
      search={list?.searchOccupations}
      nothing={list?.noOccupation}
      value={chosenOf(value)}
      onChange={(next) => onEnter(choosing(next))}
    />
  );
}
