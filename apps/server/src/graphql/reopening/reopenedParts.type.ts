import type { FormNumber } from "@boreal/domain/caseFile/formValues";
import { formDefinitions } from "@boreal/domain/forms/definitions";
import { formsOf } from "@boreal/domain/forms/forms";
import type { Text } from "@boreal/domain/kernel/text";
import { flowOf, stepsOf } from "@boreal/domain/questionnaire/flow";
import { indexOfSteps } from "@boreal/domain/questionnaire/flowIndex";
import { nameOfPart, pathOfPart, stepsOfPart, subjectOfPart, type CasePart } from "@boreal/domain/review/caseParts";
import { closePart, finishPart, reopenPart } from "../../commands/reopening/reopenParts.ts";
import { mayAnswer, mayReadReasons } from "../../policies/assessment.ts";
import { isForApplicant } from "../../policies/documents.ts";
import { mayFillForm } from "../../policies/forms.ts";
import { mayFinishPart, mayReopenParts } from "../../policies/reopenedParts.ts";
import { pageFacts } from "../../store/documents/vaultPlace.ts";
import { listReopenedParts, openReopenReason, type ReopenedPartRow } from "../../store/cases/reopenedParts.ts";
import type { Asker } from "../../policies/actor.ts";
import { factsOf } from "../../policies/facts.ts";
import type { ApplicationFacts } from "../../policies/applications.ts";
import { builder } from "../builder.ts";
import type { OpenCase } from "../context.ts";
import { fullName } from "../fullName.ts";
import { ApplicationRef, ApplicationResultRef, Text_ } from "../refs.ts";

type ReopenedPartView = {
  readonly row: ReopenedPartRow;
  readonly name: Text;
  readonly path: string;
  readonly steps: readonly string[];
  readonly reason: string;
  readonly mayFinish: boolean;
  readonly mayClose: boolean;
};
type ReopenablePart = CasePart & { readonly name: Text; readonly subject: Text | null };

const ReopenedPartRef = builder.objectRef<ReopenedPartView>("ReopenedPart");
const ReopenablePartRef = builder.objectRef<ReopenablePart>("ReopenablePart");

export function addReopenedParts(): void {
  addPart();
  addPartsOfCase();
  addOpenNow();
}

const known = (name: Text | undefined): Text => name ?? { en: "Part of the application", fr: "Partie de la demande" };

function addPartsOfCase(): void {
  builder.objectField(ApplicationRef, "reopenedParts", (t) =>
    t.field({
      type: [ReopenedPartRef],
      description: "Parts that the legal team opened again for the applicant, the newest first, those closed too.",
      resolve: async ({ row: { id } }, _, { actor, deps, openCase }) => {
        const open = await openCase(id);
        if (!open || !mayReadReasons(actor, open.facts)) return [];
        const { row } = open.loaded;
        const rows = await listReopenedParts(deps.db, id);
        if (rows.length === 0) return [];
        const key = await deps.personKey(row.owner_id);
        return rows.map((one): ReopenedPartView => ({
          row: one,
          name: known(nameOfPart(row.type, one, open.loaded.the)),
          path: pathOfPart(row.type, id, one),
          steps: stepsOfPart(row.type, one),
          reason: openReopenReason(key, one),
          mayFinish: one.closedAt === null && mayFinishPart(actor, open.facts),
          mayClose: one.closedAt === null && mayReopenParts(actor, open.facts),
        }));
      },
    }),
  );
  builder.objectField(ApplicationRef, "reopenable", (t) =>
    t.field({
      type: [ReopenablePartRef],
      description: "Parts that this reader may open again, in the order of the case.",
      resolve: async ({ row: { id } }, _, { actor, openCase }) => {
        const open = await openCase(id);
        return open && mayReopenParts(actor, open.facts) ? [...reopenableOf(open)] : [];
      },
    }),
  );
}

/** Sections and pages of questions that the case has, pages of documents that its applicant supplies, and its forms. */
function reopenableOf({ loaded, plan }: OpenCase): readonly ReopenablePart[] {
  const { type } = loaded.row;
  const part = (kind: CasePart["kind"], id: string, childNumber = 0): CasePart => ({ kind, part: id, childNumber });
  const pages = new Map(
    plan().vault.map(({ page, childNumber }) => [`${page} ${childNumber ?? ""}`, { page, childNumber }] as const),
  );
  const all: readonly CasePart[] = [
    ...flowOf(type).map(({ id }) => part("section", id)),
    ...stepsOf(type).map(({ id }) => part("question", id)),
    ...[...pages.values()]
      .filter(({ page, childNumber }) => isForApplicant(pageFacts(loaded, page, childNumber ?? null)))
      .map(({ page, childNumber }) => part("documents", page, childNumber ?? 0)),
    ...[...new Set(formsOf(loaded.the.fresh()).map(({ form }) => form.id))]
      .filter((id) => Object.hasOwn(formDefinitions, id))
      .map((id) => part("form", id)),
  ];
  return all.flatMap((one) => {
    const name = nameOfPart(type, one, loaded.the);
    return name === undefined ? [] : [{ ...one, name, subject: subjectOfPart(type, one, loaded.the) ?? null }];
  });
}

/** Told with the case itself: where the applicant may change something although the rest is closed. */
function addOpenNow(): void {
  const openFor = (asker: Asker, facts: ApplicationFacts) =>
    mayFinishPart(asker, facts) ? (facts.reopened ?? []) : [];
  builder.objectFields(ApplicationRef, (t) => ({
    openPartCount: t.int({
      description: "How many parts are open again to this reader.",
      resolve: ({ row }, _, { actor }) => openFor(actor, factsOf(row)).length,
    }),
    openSteps: t.stringList({
      description: "Ids of the pages of questions that this reader may answer where they may not answer all.",
      resolve: ({ row }, _, { actor }) => {
        const facts = factsOf(row);
        if (mayAnswer(actor, { ...facts, reopened: [] }, "country")) return [];
        return stepsOf(row.type)
          .filter((step) => [...indexOfSteps([step]).keys].some((key) => mayAnswer(actor, facts, key)))
          .map(({ id }) => id);
      },
    }),
    openForms: t.stringList({
      description: "Forms that this reader may fill in where they may not fill in all.",
      resolve: ({ row }, _, { actor }) => {
        const facts = factsOf(row);
        const form = (id: string) => mayFillForm(actor, facts, id as FormNumber);
        return (facts.reopened ?? []).flatMap(({ kind, part }) => (kind === "form" && form(part) ? [part] : []));
      },
    }),
  }));
}

function addPart(): void {
  ReopenedPartRef.implement({
    fields: (t) => ({
      id: t.id({ resolve: ({ row }) => row.id }),
      kind: t.string({ description: "section, question, documents or form.", resolve: ({ row }) => row.kind }),
      name: t.field({ type: Text_, resolve: ({ name }) => name }),
      path: t.exposeString("path", { description: "Where it is changed, without the language." }),
      part: t.string({ description: "Its id within its kind.", resolve: ({ row }) => row.part }),
      childNumber: t.int({ nullable: true, resolve: ({ row }) => row.childNumber || null }),
      steps: t.stringList({
        description: "Ids of the pages of questions that it opens.",
        resolve: ({ steps }) => [...steps],
      }),
      reason: t.exposeString("reason"),
      openedAt: t.field({ type: "DateTime", resolve: ({ row }) => row.openedAt }),
      openedByName: t.string({
        nullable: true,
        resolve: async ({ row }, _, { account }) => fullName(await account(row.openedBy)),
      }),
      closedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ row }) => row.closedAt }),
      outcome: t.string({
        nullable: true,
        description: "corrected, closed or moved (with the status of the case); null while it is open.",
        resolve: ({ row }) => row.outcome,
      }),
      mayFinish: t.exposeBoolean("mayFinish"),
      mayClose: t.exposeBoolean("mayClose"),
    }),
  });
  ReopenablePartRef.implement({
    fields: (t) => ({
      kind: t.string({ resolve: ({ kind }) => kind }),
      part: t.exposeString("part"),
      childNumber: t.int({ nullable: true, resolve: ({ childNumber }) => childNumber || null }),
      name: t.field({ type: Text_, resolve: ({ name }) => name }),
      subject: t.field({
        type: Text_,
        nullable: true,
        description: "By what it is looked for: the section of a question, the person of documents.",
        resolve: ({ subject }) => subject,
      }),
    }),
  });
}

export function addReopeningMutations(): void {
  builder.mutationFields((t) => ({
    reopenPart: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayReopenParts },
      description: "Opens one part of a case to the applicant again, with a reason that they read.",
      args: {
        applicationId: t.arg.id({ required: true }),
        kind: t.arg.string({ required: true }),
        part: t.arg.string({ required: true }),
        childNumber: t.arg.int(),
        reason: t.arg.string({ required: true }),
      },
      resolve: async (_, { childNumber, ...given }, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(reopenPart(deps, actor, { ...given, childNumber: childNumber ?? null })),
    }),
    finishPart: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayFinishPart },
      description: "The applicant says that a part is corrected; it closes.",
      args: { applicationId: t.arg.id({ required: true }), partId: t.arg.id({ required: true }) },
      resolve: async (_, given, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(finishPart(deps, actor, given)),
    }),
    closePart: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayReopenParts },
      description: "The legal team closes a part that is open again.",
      args: { applicationId: t.arg.id({ required: true }), partId: t.arg.id({ required: true }) },
      resolve: async (_, given, { actor, deps, thenInvalidate }) => await thenInvalidate(closePart(deps, actor, given)),
    }),
  }));
}
