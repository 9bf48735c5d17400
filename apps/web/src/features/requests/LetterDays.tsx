import { DateField } from "../../ui/controls/DateField.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { text } from "./requests.text.ts";

/** Days as YYYY-MM-DD; empty where none was entered. */
export type Days = { readonly letterDate: string; readonly dueDate: string };

/** Sent in place of a day that cannot be read, so that the answer says so. */
const unread = "?";

type DaysProps = { id: string; days: Days; first?: Days; onChange: (days: Days) => void };

/** The day of a letter, and the last day to answer it. `first`: what stands there to begin with. */
export function LetterDays({ id, days, first, onChange }: DaysProps) {
  const { t } = useLanguage();
  const read = (entry: { readonly state: string; readonly date?: string }): string =>
    entry.state === "complete" ? (entry.date ?? "") : entry.state === "empty" ? "" : unread;
  return (
    <>
      <DateField
        id={`${id}-written`}
        label={t(text.letterDate)}
        optional
        value={first?.letterDate || undefined}
        onChange={(entry) => onChange({ ...days, letterDate: read(entry) })}
      />
      <DateField
        id={`${id}-due`}
        label={t(text.dueDate)}
        hint={t(text.dueHint)}
        optional
        value={first?.dueDate || undefined}
        onChange={(entry) => onChange({ ...days, dueDate: read(entry) })}
      />
    </>
  );
}
