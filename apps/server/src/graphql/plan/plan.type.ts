import {
  PlannedDeadlineRef,
  PlannedSlotRef,
  PlannedStepRef,
  PlannedWarningRef,
  PlanRef,
  ProgressRef,
  RefusalRef,
  SourceRef,
  Text_,
  WhyRef,
} from "../refs.ts";

export function addPlanTypes(): void {
  addText();
  addRefusal();
  addPlan();
  addProgress();
  addWhy();
  addSource();
  addPlannedStep();
  addPlannedWarning();
  addPlannedSlot();
  addPlannedDeadline();
}

function addText(): void {
  Text_.implement({ fields: (t) => ({ en: t.exposeString("en"), fr: t.exposeString("fr") }) });
}

function addRefusal(): void {
  RefusalRef.implement({
    fields: (t) => ({
      code: t.exposeString("code"),
      text: t.field({ type: Text_, resolve: ({ text }) => text }),
      path: t.string({ nullable: true, resolve: ({ path }) => path ?? null }),
      advice: t.boolean({
        nullable: true,
        description:
          "True in the refusals of a plan: the value is kept and true, the sentence tells what follows from it, and nothing has to be mended.",
        resolve: ({ advice }) => advice ?? null,
      }),
    }),
  });
}

function addPlan(): void {
  PlanRef.implement({
    fields: (t) => ({
      rulesVersion: t.exposeString("rulesVersion"),
      today: t.field({ type: "Date", resolve: ({ today }) => today }),
      asksOnlyPart: t.boolean({
        description: "The questions of this type of application are not built whole yet, so the plan is not complete.",
        resolve: ({ asksOnlyPart }) => asksOnlyPart,
      }),
      progress: t.field({ type: ProgressRef, resolve: ({ progress }) => progress }),
      next: t.exposeString("next", { nullable: true }),
      steps: t.field({ type: [PlannedStepRef], resolve: ({ steps }) => steps }),
      assessmentWarnings: t.field({
        type: [PlannedWarningRef],
        resolve: ({ assessmentWarnings }) => assessmentWarnings,
      }),
      vault: t.field({ type: [PlannedSlotRef], resolve: ({ vault }) => vault }),
      warnings: t.field({ type: [PlannedWarningRef], resolve: ({ warnings }) => warnings }),
      deadlines: t.field({ type: [PlannedDeadlineRef], resolve: ({ deadlines }) => deadlines }),
      refusals: t.field({ type: [RefusalRef], resolve: ({ refusals }) => refusals }),
      whole: t.field({
        type: "JSON",
        nullable: true,
        description:
          "boreal-plan/1 without its vault and readiness, for a page that shows all of it; null for those who may not know the whole case.",
        resolve: ({ whole }) => whole,
      }),
      isCut: t.exposeBoolean("isCut", {
        description: "What rests on facts that the role of the reader does not show is not told, and not counted.",
      }),
    }),
  });
}

function addProgress(): void {
  ProgressRef.implement({
    fields: (t) => ({
      answered: t.exposeInt("answered"),
      skipped: t.exposeInt("skipped"),
      total: t.exposeInt("total"),
      ratio: t.exposeFloat("ratio"),
    }),
  });
}

function addWhy(): void {
  WhyRef.implement({
    fields: (t) => ({
      because: t.field({ type: [Text_], resolve: ({ because }) => because }),
      decidedBy: t.exposeString("decidedBy"),
      restsOn: t.stringList({ resolve: ({ restsOn }) => [...restsOn] }),
      missing: t.stringList({ resolve: ({ missing }) => [...missing] }),
      sources: t.field({ type: [SourceRef], resolve: ({ sources }) => sources }),
    }),
  });
}

function addSource(): void {
  SourceRef.implement({
    fields: (t) => ({
      title: t.exposeString("title"),
      address: t.string({ nullable: true, resolve: ({ address }) => address ?? null }),
      validFrom: t.field({ type: "Date", nullable: true, resolve: ({ validFrom }) => validFrom ?? null }),
      checkedOn: t.field({ type: "Date", resolve: ({ checkedOn }) => checkedOn }),
      status: t.exposeString("status"),
    }),
  });
}

function addPlannedStep(): void {
  PlannedStepRef.implement({
    fields: (t) => ({
      id: t.exposeString("id"),
      state: t.exposeString("state"),
      group: t.string({ nullable: true, resolve: ({ group }) => group ?? null }),
      why: t.field({ type: WhyRef, resolve: ({ why }) => why }),
    }),
  });
}

function addPlannedWarning(): void {
  PlannedWarningRef.implement({
    fields: (t) => ({
      id: t.exposeString("id"),
      blocking: t.exposeBoolean("blocking"),
      popUp: t.exposeBoolean("popUp"),
      fileId: t.id({ nullable: true, resolve: ({ fileId }) => fileId ?? null }),
      slot: t.string({ nullable: true, resolve: ({ slot }) => slot ?? null }),
      overriddenBy: t.id({
        nullable: true,
        description:
          "The decision of a lawyer (lawyerDecisions) by which it does not hold the case back; it would block without.",
        resolve: ({ overriddenBy }) => overriddenBy ?? null,
      }),
      forLawyer: t.boolean({
        description: "It blocks until the legal team looked, and holds back no review.",
        resolve: ({ forLawyer }) => forLawyer ?? false,
      }),
      why: t.field({ type: WhyRef, resolve: ({ why }) => why }),
    }),
  });
}

function addPlannedSlot(): void {
  PlannedSlotRef.implement({
    fields: (t) => ({
      page: t.exposeString("page"),
      slot: t.exposeString("slot"),
      person: t.exposeString("person"),
      childNumber: t.int({ nullable: true, resolve: ({ childNumber }) => childNumber ?? null }),
      requirement: t.exposeString("requirement", {
        description: "A level, or Withheld: it rests on facts that the role of the reader does not show.",
      }),
      permissions: t.stringList({ resolve: ({ permissions }) => [...permissions] }),
      phase: t.exposeString("phase"),
      toReplace: t.boolean({
        description: "The legal team returned a file that lies here, and nothing else came since.",
        resolve: ({ toReplace }) => toReplace ?? false,
      }),
      isOver: t.boolean({
        description: "Nothing is to do there any more: its time is over, and nobody asks for it anew.",
        resolve: ({ isOver }) => isOver ?? false,
      }),
      notCounted: t.idList({
        description:
          "Files that lie here and count for nothing yet: in the name of somebody else, or with a fault to mend.",
        resolve: ({ notCounted }) => [...(notCounted ?? [])],
      }),
      askedBy: t.id({
        nullable: true,
        description: "The request of an authority by which it is required; null for those who may not know it.",
        resolve: ({ askedBy }) => askedBy ?? null,
      }),
      saidNotAvailable: t.boolean({
        description: "The person says not to have this document.",
        resolve: ({ saidNotAvailable }) => saidNotAvailable ?? false,
      }),
      why: t.field({ type: WhyRef, resolve: ({ why }) => why }),
    }),
  });
}

function addPlannedDeadline(): void {
  PlannedDeadlineRef.implement({
    fields: (t) => ({
      id: t.exposeString("id"),
      title: t.field({ type: Text_, resolve: ({ title }) => title }),
      date: t.field({
        type: "Date",
        nullable: true,
        description: "Nothing when no rule is known for today.",
        resolve: ({ date }) => date,
      }),
      why: t.field({ type: WhyRef, resolve: ({ why }) => why }),
    }),
  });
}
