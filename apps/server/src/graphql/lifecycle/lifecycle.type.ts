import { askedDefinitions, type AskedDefinition } from "@boreal/domain/lifecycle/asked";
import { mayReadFilings } from "../../policies/lifecycle.ts";
import { listFilings } from "../../store/cases/filings.ts";
import { seenApplication } from "../applications/seenApplications.ts";
import { builder } from "../builder.ts";
import { fullName } from "../fullName.ts";
import { ApplicationRef, RefusalRef, Text_ } from "../refs.ts";
import {
  FilingRef,
  LifecycleRef,
  StatusAskedRef,
  StatusConfirmedRef,
  StatusEntryRef,
  StatusFactRef,
  StatusNeedRef,
  StatusOptionRef,
  StatusReportRef,
  StatusResultRef,
  StatusStepRef,
} from "./lifecycleRefs.ts";
import {
  factsFor,
  forceable,
  historyFor,
  reportsFor,
  redactedStatusChange,
  statusName,
  statusWords,
  stepsFor,
  transitionName,
} from "./lifecycleView.ts";
import { addFiling } from "./filing.type.ts";
import { placedNeeds } from "./needPlaces.ts";

export function addLifecycleTypes(): void {
  addLifecycle();
  addStep();
  addAsked();
  addEntry();
  addReport();
  addFiling();
  addResult();
}

function addLifecycle(): void {
  builder.objectField(ApplicationRef, "lifecycle", (t) =>
    t.field({
      type: LifecycleRef,
      description: "Where the case stands, what may happen next by this reader, and what happened so far.",
      resolve: async ({ row: { id } }, _, context) => {
        const open = await context.openCase(id);
        if (!open) throw new Error("an application vanished while it was read");
        return open;
      },
    }),
  );
  LifecycleRef.implement({
    fields: (t) => ({
      name: t.field({ type: Text_, resolve: (open, _, { actor }) => statusWords(actor, open).name }),
      now: t.field({
        type: Text_,
        description: "What happens now, for the applicant.",
        resolve: (open, _, { actor }) => statusWords(actor, open).now,
      }),
      steps: t.field({
        type: [StatusStepRef],
        resolve: (open, _, { actor }) =>
          stepsFor(actor, open).map((step) => ({
            ...step,
            type: open.loaded.row.type,
            places: placedNeeds(actor, open, step.open),
          })),
      }),
      history: t.field({
        type: [StatusEntryRef],
        description: "The newest first, those undone too.",
        resolve: async (open, _, context) => [...(await historyFor(context, open))],
      }),
      reports: t.field({
        type: [StatusReportRef],
        description: "What the applicant says the authority decided, until the team confirms or declines it.",
        resolve: async (open, _, context) => [...(await reportsFor(context, open))],
      }),
      facts: t.field({ type: [StatusFactRef], resolve: (open, _, { actor }) => [...factsFor(actor, open)] }),
      forceable: t.field({
        type: [StatusOptionRef],
        description: "Statuses that an administrator may set, with a reason.",
        resolve: (open, _, { actor }) => [...forceable(actor, open)],
      }),
      filings: t.field({
        type: [FilingRef],
        description: "What was filed, as it was that day; the oldest first.",
        resolve: async (open, _, { actor, deps }) => {
          const { row } = open.loaded;
          if (!mayReadFilings(actor, open.facts)) return [];
          const filings = await listFilings(deps.db, await deps.personKey(row.owner_id), row.id);
          return filings.map((filing) => ({ ...filing, open }));
        },
      }),
    }),
  });
}

function addStep(): void {
  StatusStepRef.implement({
    description: "A change of status that this reader may make.",
    fields: (t) => ({
      id: t.string({ resolve: ({ transition }) => transition.id }),
      to: t.string({ resolve: ({ transition }) => transition.to }),
      toName: t.field({
        type: Text_,
        resolve: ({ transition, type }, _, { actor }) => statusName(actor, transition.to, type),
      }),
      name: t.field({ type: Text_, resolve: ({ transition }) => transition.name }),
      means: t.field({ type: Text_, resolve: ({ transition }) => transition.means }),
      asks: t.field({
        type: [StatusAskedRef],
        resolve: ({ transition, suggested }) =>
          (transition.asks ?? []).map((asked) => ({ ...asked, suggested: suggested[asked.key] ?? null })),
      }),
      confirms: t.field({ type: [StatusConfirmedRef], resolve: ({ transition }) => [...(transition.confirms ?? [])] }),
      reason: t.string({
        nullable: true,
        description: "required, optional or null: whether a text is asked for.",
        resolve: ({ transition }) => transition.reason ?? null,
      }),
      warns: t.field({ type: [Text_], resolve: ({ warns }) => [...warns] }),
      open: t.field({
        type: [StatusNeedRef],
        description: "What stands against it.",
        resolve: ({ places }) => [...places],
      }),
      isReport: t.exposeBoolean("isReport", {
        description: "The reader only reports it; the team confirms.",
      }),
      leavesTheHouse: t.boolean({
        description: "It cannot be undone.",
        resolve: ({ transition }) => transition.leavesTheHouse ?? transition.links !== undefined,
      }),
      isFiling: t.boolean({
        description: "It records what was sent.",
        resolve: ({ transition }) => transition.isFiling ?? false,
      }),
      links: t.string({
        nullable: true,
        description: "A linked application starts with it.",
        resolve: ({ transition }) => transition.links ?? null,
      }),
    }),
  });
  StatusNeedRef.implement({
    fields: (t) => ({
      kind: t.exposeString("kind", { description: "slot, step, warning, form, file or condition." }),
      id: t.exposeString("id"),
      text: t.field({ type: Text_, resolve: ({ text }) => text }),
      person: t.exposeString("person", {
        nullable: true,
        description: "Whose it is; null for what is of the whole case.",
      }),
      childNumber: t.exposeInt("childNumber", { nullable: true }),
      personName: t.exposeString("personName", {
        nullable: true,
        description: "What that person is called, where it is known.",
      }),
      whose: t.field({
        type: Text_,
        nullable: true,
        description: "Who that person is to the reader, such as their mother.",
        resolve: ({ whose }) => whose,
      }),
      path: t.exposeString("path", { nullable: true, description: "Where it is done, without the language." }),
    }),
  });
  StatusConfirmedRef.implement({
    fields: (t) => ({
      id: t.exposeString("id"),
      text: t.field({ type: Text_, resolve: ({ text }) => text }),
    }),
  });
}

const definitionOf = (key: keyof typeof askedDefinitions): AskedDefinition => askedDefinitions[key];

function addAsked(): void {
  StatusOptionRef.implement({
    fields: (t) => ({
      id: t.exposeString("id"),
      name: t.field({ type: Text_, resolve: ({ name }) => name }),
    }),
  });
  StatusAskedRef.implement({
    fields: (t) => ({
      key: t.exposeString("key"),
      kind: t.string({ description: "date, text or choice.", resolve: ({ key }) => definitionOf(key).kind }),
      label: t.field({ type: Text_, resolve: ({ key }) => definitionOf(key).label }),
      hint: t.field({ type: Text_, nullable: true, resolve: ({ key }) => definitionOf(key).hint ?? null }),
      isOptional: t.boolean({ resolve: ({ isOptional }) => isOptional ?? false }),
      suggested: t.exposeString("suggested", {
        nullable: true,
        description: "What a document of the case tells of it; whoever makes the change checks it.",
      }),
      options: t.field({
        type: [StatusOptionRef],
        resolve: ({ key }) => {
          const asked = definitionOf(key);
          return asked.kind === "choice" ? asked.options.map(({ value, name }) => ({ id: value, name })) : [];
        },
      }),
    }),
  });
}

function addEntry(): void {
  StatusEntryRef.implement({
    fields: (t) => ({
      id: t.id({ resolve: ({ row }) => row.id }),
      name: t.field({
        type: Text_,
        description: "What happened, in words for this reader.",
        resolve: ({ row, type }, _, { actor }) => redactedStatusChange(actor, row, type),
      }),
      fromName: t.field({
        type: Text_,
        resolve: ({ row, type }, _, { actor }) => statusName(actor, row.fromStatus, type),
      }),
      toName: t.field({ type: Text_, resolve: ({ row, type }, _, { actor }) => statusName(actor, row.toStatus, type) }),
      at: t.field({ type: "DateTime", resolve: ({ row }) => row.madeAt }),
      byName: t.string({
        nullable: true,
        description: "null for what the system did by itself.",
        resolve: async ({ row }, _, { account }) => fullName(await account(row.madeBy)),
      }),
      reason: t.exposeString("reason"),
      undoneAt: t.field({ type: "DateTime", nullable: true, resolve: ({ row }) => row.undoneAt }),
      mayUndo: t.exposeBoolean("mayUndo"),
    }),
  });
}

function addReport(): void {
  StatusReportRef.implement({
    fields: (t) => ({
      id: t.id({ resolve: ({ row }) => row.id }),
      transition: t.string({ resolve: ({ row }) => row.transition }),
      name: t.field({ type: Text_, resolve: ({ row }) => transitionName(row.transition) }),
      at: t.field({ type: "DateTime", resolve: ({ row }) => row.reportedAt }),
      entered: t.field({ type: [StatusFactRef], resolve: ({ entered }) => [...entered] }),
    }),
  });
  StatusFactRef.implement({
    fields: (t) => ({
      key: t.exposeString("key"),
      label: t.field({ type: Text_, resolve: ({ label }) => label }),
      value: t.exposeString("value"),
      words: t.field({
        type: Text_,
        description: "The value, or the name of a choice.",
        resolve: ({ words }) => words,
      }),
    }),
  });
}

function addResult(): void {
  StatusResultRef.implement({
    fields: (t) => ({
      application: t.field({
        type: ApplicationRef,
        nullable: true,
        resolve: async ({ applicationId }, _, context) =>
          applicationId === null ? null : await seenApplication(context, applicationId),
      }),
      refusals: t.field({ type: [RefusalRef], resolve: ({ refusals }) => [...refusals] }),
      open: t.field({
        type: [StatusNeedRef],
        resolve: async ({ open, askedFor }, _, { actor, openCase }) => {
          const opened = open.length === 0 ? undefined : await openCase(askedFor);
          return opened === undefined ? [] : [...placedNeeds(actor, opened, open)];
        },
      }),
      isReported: t.exposeBoolean("isReported", { description: "It waits for the team to confirm it." }),
    }),
  });
}
