import { addMonths, type IsoDate } from '@boreal/domain/kernel/calendarDate';
import { caseOn } from '@boreal/domain/plan/caseOn';
import { changeDates, type ChangeDate } from '@boreal/domain/plan/changeDates';
import { computePlan } from '@boreal/domain/plan/plan';
import { useMemo, useState } from 'react';
import { planPath } from '../../case/addresses.ts';
import { ApplicationGate } from '../../case/ApplicationGate.tsx';
import { DifferenceList } from '../../case/DifferenceList.tsx';
import { caseFileOf, type TheApplication } from '../../case/theCase.ts';
import { useApplication } from '../../case/useApplication.ts';
import { Page } from '../../shell/Page.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { DateField } from '../../ui/DateField.tsx';
import type { DateEntry } from '../../ui/dateEntry.ts';
import { useLanguage } from '../../ui/language.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { asOfWords } from './asOf.text.ts';
import './planParts.css';

/** The same case, received on another day: what would be another in the plan. Nothing is saved. */
export function AsOfPage({ applicationId }: { applicationId: string }) {
  const { application, failure, reload } = useApplication(applicationId);
  return (
    <ApplicationGate value={application} failure={failure} onRetry={reload}>
      {(known) => <OtherDay application={known} />}
    </ApplicationGate>
  );
}

/** How far ahead the tables are looked through for days that change something. */
const monthsAhead = 24;
/** The earliest day of which a table may say something, and the last that makes sense. */
const [firstDay, lastDay]: readonly [IsoDate, IsoDate] = ['2000-01-01', '2099-12-31'];

function OtherDay({ application }: { application: TheApplication }) {
  const { t, date } = useLanguage();
  const [choice, setChoice] = useState<string>();
  const [entry, setEntry] = useState<DateEntry>({ state: 'empty' });
  const caseFile = caseFileOf(application.caseFile);
  const before = useMemo(() => computePlan(caseFile), [caseFile]);
  const days = useMemo(() => changeDates(before, addMonths(before.today, monthsAhead)), [before]);
  const day = choice === 'other' ? dayOf(entry) : choice;
  const after = useMemo(() => (day === undefined ? undefined : computePlan(caseOn(caseFile, day))), [caseFile, day]);
  const received = caseFile.application.receivedDate ?? undefined;
  return (
    <Page title={t(asOfWords.title)} lead={t(asOfWords.lead)} width="wide" backHref={planPath(application.id)}>
      <Banner tone="todo" icon="info">
        {t(asOfWords.notSaved)}
      </Banner>
      <p>{received === undefined ? t(asOfWords.nowToday, { date: date(before.today) }) : t(asOfWords.nowReceived, { date: date(received) })}</p>
      <RadioGroup
        id="day"
        label={t(asOfWords.choose)}
        hint={days.length > 0 ? t(asOfWords.chooseHint) : undefined}
        choices={[
          ...days.map((change) => ({ value: change.date, label: date(change.date), hint: reasonFor(change, t) })),
          { value: 'other', label: t(asOfWords.other) },
        ]}
        value={choice}
        onChange={setChoice}
      />
      {choice === 'other' && <DateField id="other-day" label={t(asOfWords.otherDay)} value={undefined} onChange={setEntry} error={faultOf(entry, t)} />}
      {after && day !== undefined && (
        <section aria-labelledby="as-of-result">
          <h2 id="as-of-result">{t(asOfWords.result, { date: date(day) })}</h2>
          <DifferenceList before={before} after={after} applicationId={application.id} type={application.type} headingLevel={3} />
        </section>
      )}
    </Page>
  );
}

type Say = ReturnType<typeof useLanguage>['t'];

const dayOf = (entry: DateEntry): IsoDate | undefined => (entry.state === 'complete' && isWithin(entry.date) ? entry.date : undefined);

const isWithin = (day: IsoDate) => day >= firstDay && day <= lastDay;

function faultOf(entry: DateEntry, t: Say): string | undefined {
  if (entry.state === 'impossible') return t(asOfWords.impossible);
  return entry.state === 'complete' && !isWithin(entry.date) ? t(asOfWords.outside) : undefined;
}

/** Which tables change on the day; those without a row from then on are named as such. */
function reasonFor({ tables }: ChangeDate, t: Say): string {
  const [known, unknown] = [tables.filter((table) => table.known), tables.filter((table) => !table.known)];
  const names = (some: typeof tables) => some.map(({ title }) => t(title)).join('; ');
  return [known.length > 0 ? t(asOfWords.changes, { names: names(known) }) : '', unknown.length > 0 ? t(asOfWords.unknownFrom, { names: names(unknown) }) : '']
    .filter((part) => part !== '')
    .join(' ');
}
