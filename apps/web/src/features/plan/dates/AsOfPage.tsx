import type { Plan } from "@boreal/domain/plan/planned";
import type { IsoDate } from "@boreal/domain/kernel/calendarDate";
import { caseOn } from "@boreal/domain/plan/caseOn";
import { computePlan } from "@boreal/domain/plan/plan";
import { useMemo, useState } from "react";
import { planPath } from "../../../case/loading/addresses.ts";
import { ApplicationGate } from "../../../case/loading/ApplicationGate.tsx";
import { DifferenceList } from "../../../case/changes/DifferenceList.tsx";
import { readerOf } from "../../../case/loading/readerOf.ts";
import { caseFileOf, type TheApplication } from "../../../case/loading/theCase.ts";
import { useApplication } from "../../../case/loading/useApplication.ts";
import { Page } from "../../../shell/Page.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { DateField } from "../../../ui/controls/DateField.tsx";
import type { DateEntry } from "../../../ui/controls/dateEntry.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { RadioGroup } from "../../../ui/choices/RadioGroup.tsx";
import { asOfWords } from "./asOf.text.ts";
import { turningDays, type TurningDay } from "./turningDays.ts";
import "../planParts.css";
import "../planPrint.css";

/** The same case, received on another day: what would be another in the plan. Nothing is saved. */
export function AsOfPage({ applicationId }: { applicationId: string }) {
  const { application, failure, reload } = useApplication(applicationId);
  return (
    <ApplicationGate value={application} failure={failure} onRetry={reload}>
      {(known) => <OtherDay application={known} />}
    </ApplicationGate>
  );
}

/** The earliest day of which a table may say something, and the last that makes sense. */
const [firstDay, lastDay]: readonly [IsoDate, IsoDate] = ["2000-01-01", "2099-12-31"];

/** The choice of a day that is not among those named. */
const other = "other";

function OtherDay({ application }: { application: TheApplication }) {
  const { t, date } = useLanguage();
  const [chosen, setChosen] = useState<string>();
  const [entry, setEntry] = useState<DateEntry>({ state: "empty" });
  const caseFile = caseFileOf(application.caseFile);
  const before = useMemo(() => computePlan(caseFile), [caseFile]);
  const days = useMemo(() => turningDays(caseFile, before), [caseFile, before]);
  const choice = days.length === 0 ? other : chosen;
  const day = choice === other ? dayOf(entry) : choice;
  const after = useMemo(() => (day === undefined ? undefined : computePlan(caseOn(caseFile, day))), [caseFile, day]);
  const received = caseFile.application.receivedDate ?? undefined;
  return (
    <Page title={t(asOfWords.title)} lead={t(asOfWords.lead)} width="wide" backHref={planPath(application.id)}>
      <Banner tone="todo" icon="info">
        {t(asOfWords.notSaved)}
      </Banner>
      <p>
        {received === undefined
          ? t(asOfWords.nowToday, { date: date(before.today) })
          : t(asOfWords.nowReceived, { date: date(received) })}
      </p>
      {days.length === 0 ? (
        <p>{t(asOfWords.noneKnown)}</p>
      ) : (
        <RadioGroup
          id="day"
          label={t(asOfWords.choose)}
          hint={t(asOfWords.chooseHint)}
          choices={[
            ...days.map((turning) => ({ value: turning.date, label: date(turning.date), hint: changesOn(turning, t) })),
            { value: other, label: t(asOfWords.other) },
          ]}
          value={choice}
          onChange={setChosen}
        />
      )}
      {choice === other && (
        <DateField
          id="other-day"
          label={t(asOfWords.otherDay)}
          value={undefined}
          onChange={setEntry}
          error={faultOf(entry, t)}
        />
      )}
      {after && day !== undefined && <Differences application={application} day={day} before={before} after={after} />}
    </Page>
  );
}

type DifferencesProps = { application: TheApplication; day: IsoDate; before: Plan; after: Plan };

function Differences({ application, day, before, after }: DifferencesProps) {
  const { t, date } = useLanguage();
  return (
    <section aria-labelledby="as-of-result">
      <h2 id="as-of-result">{t(asOfWords.result, { date: date(day) })}</h2>
      <DifferenceList
        before={before}
        after={after}
        applicationId={application.id}
        type={application.type}
        the={readerOf(application.caseFile)}
        headingLevel={3}
      />
    </section>
  );
}

type Say = ReturnType<typeof useLanguage>["t"];

const dayOf = (entry: DateEntry): IsoDate | undefined =>
  entry.state === "complete" && isWithin(entry.date) ? entry.date : undefined;

const isWithin = (day: IsoDate) => day >= firstDay && day <= lastDay;

function faultOf(entry: DateEntry, t: Say): string | undefined {
  if (entry.state === "impossible") return t(asOfWords.impossible);
  return entry.state === "complete" && !isWithin(entry.date) ? t(asOfWords.outside) : undefined;
}

/** How many of the things that change are named. */
const namesAtFirst = 3;

function changesOn({ names }: TurningDay, t: Say): string {
  const said = names
    .slice(0, namesAtFirst)
    .map((name) => t(name))
    .join("; ");
  const more = names.length - namesAtFirst;
  return more > 0 ? t(asOfWords.changesMore, { names: said, count: more }) : t(asOfWords.changes, { names: said });
}
