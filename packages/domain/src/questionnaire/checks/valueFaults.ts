import type { CaseReader } from "../../caseFile/reader.ts";
import type { CaseCondition } from "../../caseFile/rule.ts";
import { answerMissing } from "../../fields/checks/checks.ts";
import { isNeededNow } from "../../fields/field.ts";
import { refusalOf } from "../../fields/kindChecks.ts";
import type { FactRef } from "../../kernel/trace.ts";
import { refusal, type Refusal } from "../../kernel/validation.ts";
import { notOffered } from "./offeredNow.ts";
import type { CompositeStep, Field, ListStep } from "../step.ts";

/** What is wrong with a value that a step asks for. */

export type FieldFault = { readonly field: string; readonly refusal: Refusal; readonly missing: boolean };

export const isShown = (the: CaseReader, shown: CaseCondition | undefined): boolean =>
  shown ? shown.evaluate(the).holds : true;

export const isNeeded = (the: CaseReader, needed: Field["needed"]): boolean => isNeededNow(needed, the);

/** What may be left empty may be left blank (document 3 section 5.1, the UCI of a first-time applicant). */
const isLeftBlank = (field: Field, value: unknown): boolean =>
  field.needed === "never" && typeof value === "string" && value.trim() === "";

/** Faults of one value: not among what is offered now, or refused by a check; a missing value is not a fault here. */
export const valueRefusal = (field: Field, value: unknown, the: CaseReader): Refusal | undefined =>
  value === undefined || isLeftBlank(field, value)
    ? undefined
    : (notOffered(field, value, the) ?? refusalOf(field, value, the));

/** What is said when this needed field has no value. */
export const missingRefusal = (field: Pick<Field, "whenMissing">): Refusal => field.whenMissing ?? answerMissing;

/** Faults of one object under its fields; `path` is that of the object. */
export function fieldFaults(
  fields: readonly Field[],
  path: string,
  value: Readonly<Record<string, unknown>>,
  the: CaseReader,
): readonly FieldFault[] {
  const reader = the.forRow(path, value);
  const faults = fields.flatMap((field): FieldFault[] => {
    if (!isShown(reader, field.shown)) return [];
    const given = value[field.id];
    const refused = valueRefusal(field, given, reader);
    if (refused && !refused.isAdvice) return [{ field: field.id, refusal: refused, missing: false }];
    return given === undefined && isNeeded(reader, field.needed)
      ? [{ field: field.id, refusal: missingRefusal(field), missing: true }]
      : [];
  });
  // What the parts read of other answers decides about the whole; its own parts are the answer itself.
  const isOfOthers = (fact: FactRef) => !fact.startsWith(`answers.${path}`);
  the.trace.noteAll(reader.trace.restsOn.filter(isOfOthers), reader.trace.missing.filter(isOfOthers));
  return faults;
}

/** Faults of one row of a list answer: wrong values, and needed values that are missing. */
export const rowFaults = (
  step: ListStep,
  row: Readonly<Record<string, unknown>>,
  index: number,
  the: CaseReader,
): readonly FieldFault[] => fieldFaults(step.fields, `${step.id}[${index}]`, row, the);

/** Faults of the parts of a composite answer. */
export const compositeFaults = (
  step: CompositeStep,
  value: Readonly<Record<string, unknown>>,
  the: CaseReader,
): readonly FieldFault[] => fieldFaults(step.fields, step.id, value, the);

export const wrongCount = (least: number, most: number): Refusal => {
  if (most === 1) return refusal("rowCount", { en: "Fill in one entry only.", fr: "Remplissez une seule fiche." });
  return least === most
    ? refusal("rowCount", { en: "Fill in {least} entries.", fr: "Remplissez {least} fiches." }, { least })
    : refusal(
        "rowCount",
        { en: "Fill in {least} to {most} entries.", fr: "Remplissez de {least} à {most} fiches." },
        { least, most },
      );
};
