import { DateField } from "../../ui/controls/DateField.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { RadioGroup } from "../../ui/choices/RadioGroup.tsx";
import type { Choice } from "./lines/choice.ts";
import { giverKey, type Giver } from "./lines/given.ts";
import { giverWords, text } from "./text.ts";
import type { Show } from "./lines/view.ts";
import type { Visit } from "./visits.ts";

type FiltersProps = {
  choice: Choice;
  onChange: (choice: Choice) => void;
  counts: Readonly<Record<Show, number>>;
  givers: readonly Giver[];
  visitBefore: Visit | null;
  /** The reader is the applicant. */
  own: boolean;
};

const shows: readonly Show[] = ["all", "answered", "open", "changed"];
const showWords = {
  all: text.showEverything,
  answered: text.showAnswered,
  open: text.showOpen,
  changed: text.showChanged,
} as const;

/** Which questions are shown, whose answers, and since when changes are marked. */
export function SheetFilters({ choice, onChange, counts, givers, visitBefore, own }: FiltersProps) {
  const { t, dateTime } = useLanguage();
  const { show, giver, day } = choice;
  const sinceKind = visitBefore ? (choice.sinceKind ?? "visit") : "day";
  return (
    <>
      <RadioGroup
        id="sheet-show"
        label={t(text.show)}
        choices={shows.map((each) => ({
          value: each,
          label: t(showWords[each], { count: counts[each] }),
          hint: each === "changed" ? t(text.showChangedHint) : undefined,
        }))}
        value={show}
        onChange={(next) => onChange({ ...choice, show: next as Show })}
      />
      {givers.length > 1 && (
        <RadioGroup
          id="sheet-giver"
          label={t(text.givenBy)}
          choices={[
            { value: "", label: t(text.everyone) },
            ...givers.map((each) => ({ value: giverKey(each), label: giverWords(each, own, t) })),
          ]}
          value={giver}
          onChange={(next) => onChange({ ...choice, giver: next })}
        />
      )}
      {visitBefore ? (
        <RadioGroup
          id="sheet-since"
          label={t(text.since)}
          choices={[
            { value: "visit", label: t(text.sinceVisit, { when: dateTime(visitBefore.at) }) },
            { value: "day", label: t(text.sinceDay) },
          ]}
          value={sinceKind}
          onChange={(next) => onChange({ ...choice, sinceKind: next === "day" ? "day" : "visit" })}
        />
      ) : (
        <p className="sheet__more">{t(text.firstVisit)}</p>
      )}
      {sinceKind === "day" && (
        <DateField
          id="sheet-day"
          label={t(visitBefore ? text.day : text.since)}
          value={day.state === "complete" ? day.date : undefined}
          error={day.state === "impossible" ? t(text.dayImpossible) : undefined}
          onChange={(entry) => onChange({ ...choice, day: entry })}
        />
      )}
    </>
  );
}
