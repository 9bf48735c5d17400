import type { IsoDate } from "@boreal/domain/kernel/calendarDate";
import { useCallback, useState } from "react";
import type { DateEntry } from "../../../ui/controls/dateEntry.ts";
import { useService } from "../../../ui/services.tsx";
import type { SheetLine } from "../sheet.ts";
import type { Show } from "./view.ts";

/** What a reader chose on one sheet. */
export type Choice = {
  readonly show: Show;
  readonly giver: string;
  /** Since when changes are marked; without a choice since the last visit, when there was one. */
  readonly sinceKind: "visit" | "day" | undefined;
  readonly day: DateEntry;
  readonly typed: string;
};

export const everything: Choice = { show: "all", giver: "", sinceKind: undefined, day: { state: "empty" }, typed: "" };

type Left = { readonly choice: Choice; readonly at: SheetLine["id"] | undefined };

/** As long as this tab lives: a change leads back to the same view and place. A few words for each sheet that was opened. */
const createLeftSheets = () => new Map<string, Left>();

/** The choices of a reader, and where they left the sheet to change an answer. */
export function useChoice(person: string, applicationId: string) {
  const leftSheets = useService(createLeftSheets);
  const name = `${person} ${applicationId}`;
  const [choice, set] = useState(leftSheets.get(name)?.choice ?? everything);
  const setChoice = useCallback(
    (next: Choice) => {
      leftSheets.set(name, { choice: next, at: undefined });
      set(next);
    },
    [leftSheets, name],
  );
  const leaveAt = useCallback(
    (at: SheetLine["id"]) => void leftSheets.set(name, { choice: leftSheets.get(name)?.choice ?? everything, at }),
    [leftSheets, name],
  );
  /** Told once. */
  const takeLeft = useCallback((): SheetLine["id"] | undefined => {
    const left = leftSheets.get(name);
    if (left) leftSheets.set(name, { ...left, at: undefined });
    return left?.at;
  }, [leftSheets, name]);
  return { choice, setChoice, leaveAt, takeLeft };
}

/** The first moment of a day on the reader's own clock, in milliseconds of the epoch. */
export const startOf = (day: IsoDate): number => new Date(`${day}T00:00:00`).getTime();
