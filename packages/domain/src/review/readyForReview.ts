import type { CaseFile } from "../caseFile/caseFile.ts";
import { counted, fill, type CountedText, type Text } from "../kernel/text.ts";
import { isFormDone } from "../forms/formDone.ts";
import type { Readiness } from "./readiness.ts";
import { formStatusesOf, isInsteadOf, type FormStatus } from "./formStatuses.ts";

/** Whether a case can go to the lawyer's review once its forms are asked too: what the plan knows, and every form that it needs. */

const openForm: CountedText = {
  one: {
    en: "{form}: {count} entry is missing or has to be corrected.",
    fr: "{form} : {count} élément manque ou doit être corrigé.",
  },
  other: {
    en: "{form}: {count} entries are missing or have to be corrected.",
    fr: "{form} : {count} éléments manquent ou doivent être corrigés.",
  },
};
const openFormOfLawyer: Text = {
  en: "{form}: the legal team still has to fill it in.",
  fr: "{form}\u00A0: l’équipe juridique doit encore le remplir.",
};

const nobodyChecked: Text = {
  en: "{form}: it is filled in, and nobody has checked it yet. Read it, then say that you checked it.",
  fr: "{form}\u00A0: il est rempli, et personne ne l’a encore vérifié. Relisez-le, puis indiquez que vous l’avez vérifié.",
};
const changedSinceCheck: Text = { en: "{form}: {changed}", fr: "{form}\u00A0: {changed}" };

const gapsOf = ({ parts }: FormStatus): number => parts.reduce((sum, { gaps }) => sum + gaps.length, 0);

/** What is left to do in a form: to fill it in, then to look at all of it. */
function openWords(standing: FormStatus): Text {
  const { title: form, isFilled, changedSince, forLawyer } = standing;
  if (!isFilled && forLawyer) return fill(openFormOfLawyer, { form });
  if (!isFilled) return counted(openForm, gapsOf(standing), { form });
  return changedSince ? fill(changedSinceCheck, { form, changed: changedSince }) : fill(nobodyChecked, { form });
}

/** Forms that still have to be completed; of two of which one is enough, that in which less is missing. */
export function formsToComplete(statuses: readonly FormStatus[]): readonly FormStatus[] {
  const open = statuses.filter((one) => !isFormDone(one));
  return open.filter(
    (one) =>
      !open.some(
        (other) =>
          isInsteadOf(other, one) &&
          (gapsOf(other) < gapsOf(one) || (gapsOf(other) === gapsOf(one) && open.indexOf(other) < open.indexOf(one))),
      ),
  );
}

/** A form is signed and added once it is complete: until then it is told once, as the form. What was returned is told apart. */
const waitsForForm = (point: Readiness["open"][number], toComplete: readonly FormStatus[]): boolean =>
  point.kind === "slot" &&
  !point.wasReturned &&
  toComplete.some(
    ({ page, person, forLawyer }) =>
      !forLawyer &&
      page !== undefined &&
      page === point.page &&
      (person.role === "child" ? person.childNumber : undefined) === point.childNumber,
  );

/** The open points of the plan, and each form that is not complete. */
export function withForms(readiness: Readiness, statuses: readonly FormStatus[]): Readiness {
  const toComplete = formsToComplete(statuses);
  const forms = toComplete.map((standing): Readiness["open"][number] => {
    const { key, person, forLawyer } = standing;
    return {
      kind: "form",
      id: key,
      text: openWords(standing),
      ...(forLawyer ? { forLawyer: true as const } : {}),
      person: person.role,
      ...(person.role === "child" ? { childNumber: person.childNumber } : {}),
    };
  });
  const open = [...readiness.open.filter((point) => !waitsForForm(point, toComplete)), ...forms];
  return { readyForReview: open.every(({ forLawyer }) => forLawyer), open };
}

export const readyForReview = (caseFile: CaseFile, readiness: Readiness): Readiness =>
  withForms(readiness, formStatusesOf(caseFile));
