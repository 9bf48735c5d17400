import type { TaskItem } from "../tasks/task.ts";
import { addDays } from "@boreal/domain/kernel/calendarDate";
import { computePlan } from "@boreal/domain/plan/plan";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { useState } from "react";
import { DeadlineList } from "../../../case/DeadlineList.tsx";
import { DifferenceList } from "../../../case/changes/DifferenceList.tsx";
import { GalleryPart, Specimen, Stage, State } from "../../../case/gallery/Stage.tsx";
import { Page } from "../../../shell/Page.tsx";
import { SelectField } from "../../../ui/choices/SelectField.tsx";
import { useLanguage, useText } from "../../../ui/language.tsx";
import { TimelinePicture } from "../dates/TimelinePicture.tsx";
import { timelineOf } from "../dates/timeline.ts";
import { buttonWords } from "../glance/glance.text.ts";
import { NextThing } from "../glance/NextThing.tsx";
import { PlanSteps } from "../glance/PlanSteps.tsx";
import type { PlanStep } from "../glance/planSteps.ts";
import { FundsPicture } from "../money/FundsPicture.tsx";
import type { TaskKind, TaskList } from "../tasks/tasks.ts";
import { exampleCases, today } from "./examplePlans.ts";
import { planGalleryWords as text } from "./planGallery.text.ts";
import "../../../case/plan.css";
import "../planParts.css";

const here = "/gallery/plan";

/** The parts of a plan that no other page has, in their states. */
export function PlanGalleryPage() {
  const t = useText();
  return (
    <Page title={t(text.title)} backHref="/gallery" width="wide">
      <Stage
        parts={[
          { id: "now", title: text.now },
          { id: "money", title: text.money },
          { id: "change", title: text.change },
        ]}
      >
        <Now />
        <Pictures />
        <Change />
      </Stage>
    </Page>
  );
}

const begun: readonly PlanStep[] = [
  { id: "answer", state: "done", count: { done: 103, of: 103 }, href: here },
  { id: "documents", state: "now", count: { done: 1, of: 24 }, href: here },
  { id: "forms", state: "later", count: { done: 2, of: 9 }, href: here },
  { id: "send", state: "later" },
];
const ready: readonly PlanStep[] = begun.map((step) => ({ ...step, state: step.id === "send" ? "now" : "done" }));

const kinds = Object.keys(buttonWords) as readonly TaskKind[];
const dueOf: Partial<Record<TaskKind, number>> = { overdue: -12, date: 9 };

function tasksOf(kind: TaskKind | undefined): TaskList {
  if (kind === undefined) return { open: [], done: [] };
  const days = dueOf[kind];
  const item: TaskItem = {
    key: kind,
    about: text.passport,
    href: here,
    ...(days === undefined ? {} : { due: addDays(today, days) }),
  };
  return { open: [{ kind, count: 1, items: [item] }], done: [] };
}

/** One kind at a time: a page has one region for what comes next. */
function Now() {
  const t = useText();
  const [kind, setKind] = useState<TaskKind | undefined>("document");
  return (
    <GalleryPart id="now" title={text.now}>
      <Specimen of="PlanSteps" when={text.steps}>
        <State name={text.begun}>{() => <PlanSteps steps={begun} isReady={false} />}</State>
        <State name={text.ready}>{() => <PlanSteps steps={ready} isReady />}</State>
      </Specimen>
      <Specimen of="NextThing" when={text.next}>
        <SelectField
          id="next-kind"
          label={t(text.kind)}
          options={kinds.map((each) => ({ value: each, label: t(buttonWords[each]) }))}
          value={kind}
          onChange={(chosen) => setKind(kinds.find((each) => each === chosen))}
        />
        <State name={kind === undefined ? text.nothing : buttonWords[kind]}>
          {() => <NextThing tasks={tasksOf(kind)} plan={{ deadlines: [], today }} />}
        </State>
      </Specimen>
    </GalleryPart>
  );
}

const dates = [-12, 9, 280].map((days) => ({ id: String(days), date: addDays(today, days) }));

const noCase = { id: "gallery", type: "Student" as const, plan: { deadlines: [] } };
const because = (status: string) => ({
  because: [text.letterSays],
  restsOn: [],
  missing: [],
  sources: [{ title: "canada.ca", checkedOn: today, status }],
});
const eachDate = [
  { id: "permit", title: text.permitEnds, date: addDays(today, -12), why: because("verified") },
  { id: "biometrics", date: addDays(today, 9), why: because("verified") },
  { id: "program", title: text.programStarts, date: addDays(today, 280), href: here },
  { id: "exam", title: text.examEnds, date: addDays(today, 40), why: because("unverified") },
  { id: "passport", title: text.passport, date: null, why: because("verified") },
];

function Pictures() {
  const line = timelineOf(dates, today);
  return (
    <GalleryPart id="money" title={text.money}>
      <Specimen of="FundsPicture" when={text.funds}>
        <State name={text.known}>{() => <Funds of="single" />}</State>
        <State name={text.unknown}>{() => <Funds of="unknown" />}</State>
      </Specimen>
      <Specimen of="TimelinePicture" when={text.timeline}>
        <State name={text.dates}>{() => line && <TimelinePicture line={line} count={dates.length} />}</State>
      </Specimen>
      <Specimen of="DeadlineList" when={text.deadlines}>
        <State name={text.eachDate}>{() => <DeadlineList application={noCase} deadlines={eachDate} own />}</State>
        <State name={text.noDates}>{() => <DeadlineList application={noCase} own />}</State>
      </Specimen>
    </GalleryPart>
  );
}

function Funds({ of }: { of: keyof typeof exampleCases }) {
  const { t, number } = useLanguage();
  const { funds } = computePlan(exampleCases[of]);
  const names = new Map([...funds.required.lines, ...funds.available.accounts].map(({ id, title }) => [id, t(title)]));
  const inWords = (amount: number | null) => (amount === null ? t(text.unknown) : number(amount));
  const sums = { needed: inWords(funds.required.amount), available: inWords(funds.available.amount) };
  return <FundsPicture funds={funds} names={names} sums={sums} description={t(text.funds)} />;
}

function Change() {
  return (
    <GalleryPart id="change" title={text.change}>
      <Specimen of="DifferenceList" when={text.difference}>
        <State name={text.married}>
          {() => (
            <DifferenceList
              before={computePlan(exampleCases.single)}
              after={computePlan(exampleCases.married)}
              applicationId="gallery"
              type="Student"
              the={readerFor(exampleCases.single)}
              headingLevel={3}
            />
          )}
        </State>
      </Specimen>
    </GalleryPart>
  );
}
