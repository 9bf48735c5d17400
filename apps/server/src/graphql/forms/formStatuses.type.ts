import { formStatusesOf, type FormStatus } from "@boreal/domain/review/formStatuses";
import { withForms } from "@boreal/domain/review/readyForReview";
import type { Readiness } from "@boreal/domain/review/readiness";
import { mayReadReasons } from "../../policies/assessment.ts";
import { mayReadForm } from "../../policies/forms.ts";
import type { Asker } from "../../policies/actor.ts";
import type { OpenCase } from "../context.ts";
import { FormGapRef, FormPartRef, FormStatusRef, OpenPointRef, ReadinessRef, Text_ } from "../refs.ts";

/** The forms that the case needs, of those that this reader may see. */
export const formStatusesFor = (asker: Asker, { loaded, facts }: OpenCase): readonly FormStatus[] =>
  formStatusesOf(loaded.caseFile).filter(({ id }) => mayReadForm(asker, facts, id));

/** Whether the case can go to the review: that rests on all of the case, so it is told to those who may know all of it. */
export function readinessFor(asker: Asker, open: OpenCase): Readiness | null {
  const { readiness } = open.plan();
  if (readiness === undefined || !mayReadReasons(asker, open.facts)) return null;
  const whole = withForms(readiness, formStatusesOf(open.loaded.caseFile));
  const seen = new Set<string>(formStatusesFor(asker, open).map(({ key }) => key));
  return { ...whole, open: whole.open.filter(({ kind, id }) => kind !== "form" || seen.has(id)) };
}

export function addFormStatusTypes(): void {
  implementFormStatus();
  addFormPart();
  addFormGap();
  addReadiness();
  addOpenPoint();
}

function implementFormStatus(): void {
  FormStatusRef.implement({
    description: "How a form that the case needs stands, of those that are filled in here.",
    fields: (t) => ({
      key: t.exposeString("key"),
      id: t.exposeString("id"),
      title: t.field({ type: Text_, resolve: ({ title }) => title }),
      person: t.string({ resolve: ({ person }) => person.role }),
      childNumber: t.int({
        nullable: true,
        resolve: ({ person }) => (person.role === "child" ? person.childNumber : null),
      }),
      isComplete: t.exposeBoolean("isComplete", {
        description: "It is filled in, and somebody checked it as it stands.",
      }),
      isFilled: t.exposeBoolean("isFilled"),
      changedSince: t.field({
        type: Text_,
        nullable: true,
        description: "Which values changed since somebody checked it; null while nobody has, or none did.",
        resolve: ({ changedSince }) => changedSince,
      }),
      parts: t.field({
        type: [FormPartRef],
        description: "Parts in which something is missing or cannot stand.",
        resolve: ({ parts }) => parts,
      }),
      settledBy: t.string({
        nullable: true,
        description:
          "otherForm: the other family form of this person is complete or settled, and one is enough. returned: a copy in the vault was recognised as this form, complete and signed. lawyer: a lawyer accepted a file as this form.",
        resolve: ({ settledBy }) => settledBy,
      }),
      forLawyer: t.boolean({
        description: "What is missing is for the legal team to enter.",
        resolve: ({ forLawyer }) => forLawyer,
      }),
    }),
  });
}

function addFormPart(): void {
  FormPartRef.implement({
    fields: (t) => ({
      id: t.exposeString("id"),
      title: t.field({ type: Text_, resolve: ({ title }) => title }),
      gaps: t.field({ type: [FormGapRef], resolve: ({ gaps }) => gaps }),
    }),
  });
}

function addFormGap(): void {
  FormGapRef.implement({
    fields: (t) => ({
      path: t.exposeString("path"),
      label: t.field({ type: Text_, resolve: ({ label }) => label }),
      row: t.field({
        type: Text_,
        nullable: true,
        description: "The row, in a list.",
        resolve: ({ row }) => row ?? null,
      }),
      sentence: t.field({ type: Text_, resolve: ({ sentence }) => sentence }),
    }),
  });
}

function addReadiness(): void {
  ReadinessRef.implement({
    fields: (t) => ({
      readyForReview: t.exposeBoolean("readyForReview"),
      open: t.field({ type: [OpenPointRef], resolve: ({ open }) => open }),
    }),
  });
}

function addOpenPoint(): void {
  OpenPointRef.implement({
    fields: (t) => ({
      kind: t.exposeString("kind", { description: "slot, step, warning, form, file or payment." }),
      id: t.exposeString("id"),
      text: t.field({ type: Text_, resolve: ({ text }) => text }),
      forLawyer: t.boolean({
        description: "It does not hold back the review.",
        resolve: ({ forLawyer }) => forLawyer ?? false,
      }),
    }),
  });
}
