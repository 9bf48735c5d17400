import { DateField, MonthField, MonthOrOngoingField } from "../../../ui/controls/DateField.tsx";
import { enteredDate, typedDate } from "../entry/readEntry.ts";
import { text } from "../text.ts";
import { choosing } from "../entry/entered.ts";
import type { AskedControl } from "./askedControl.ts";

/** A question whose answer is a day or a month. */
export function DateControl({
  kind,
  field,
  value,
  typed,
  frame,
  onEnter,
}: AskedControl & { kind: "date" | "month" | "monthOrOngoing" }) {
  switch (kind) {
    case "date":
      return (
        <DateField
          {...frame}
          birthday={field.id === "birthday"}
          value={value as string | undefined}
          typed={typedDate(typed)}
          onChange={(entry, parts) => onEnter(enteredDate(entry, parts, text.dateIncomplete, text.dateImpossible))}
        />
      );
    case "month":
      return (
        <MonthField
          {...frame}
          value={value as string | undefined}
          typed={typedDate(typed)}
          onChange={(entry, parts) => onEnter(enteredDate(entry, parts, text.monthIncomplete, text.monthImpossible))}
        />
      );
    case "monthOrOngoing":
      return (
        <MonthOrOngoingField
          {...frame}
          value={value === "ongoing" ? undefined : (value as string | undefined)}
          typed={typedDate(typed)}
          ongoing={value === "ongoing"}
          onChange={(entry, parts) => onEnter(enteredDate(entry, parts, text.monthIncomplete, text.monthImpossible))}
          onOngoing={(ongoing) => onEnter(choosing(ongoing ? "ongoing" : undefined))}
        />
      );
  }
}
