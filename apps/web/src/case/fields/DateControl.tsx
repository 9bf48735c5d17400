import { DateField, MonthField, MonthOrOngoingField } from "../../ui/controls/DateField.tsx";
import { PartialDateField } from "../../ui/controls/PartialDateField.tsx";
import { chosenOf, type ControlProps } from "./drawnField.ts";
import { choosing } from "./entered.ts";
import { enteredDay, enteredMonth, typedDate } from "./readEntry.ts";

/** A field whose value is a day or a month. */
export function DateControl({
  kind,
  field,
  value,
  typed,
  frame,
  onEnter,
}: ControlProps & { kind: "date" | "partialDate" | "month" | "monthOrOngoing" }) {
  const standing = { ...frame, value: chosenOf(value), typed: typedDate(typed) };
  switch (kind) {
    case "date":
      return <DateField {...standing} onChange={(entry, parts) => onEnter(enteredDay(entry, parts))} />;
    case "partialDate":
      return (
        <PartialDateField
          {...standing}
          birthday={field.isBirthday === true}
          onChange={(entry, parts) => onEnter(enteredDay(entry, parts))}
        />
      );
    case "month":
      return <MonthField {...standing} onChange={(entry, parts) => onEnter(enteredMonth(entry, parts))} />;
    case "monthOrOngoing":
      return (
        <MonthOrOngoingField
          {...standing}
          value={value === "ongoing" ? undefined : standing.value}
          ongoing={value === "ongoing"}
          onChange={(entry, parts) => onEnter(enteredMonth(entry, parts))}
          onOngoing={(ongoing) => onEnter(choosing(ongoing ? "ongoing" : undefined))}
        />
      );
  }
}
