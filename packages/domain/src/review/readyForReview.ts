import type { CaseFile } from "../caseFile/caseFile.ts";
import { fill, type Text } from "../kernel/text.ts";
import type { Readiness } from "./readiness.ts";
import { formsStandingOf, isInsteadOf, type FormStanding } from "./formsStanding.ts";

/** Whether a case can go to the lawyer's review once its forms are asked too: what the plan knows, and every form that it needs. */

const openForm: Text = {
  en: "{form}: {count} entries are missing or have to be corrected.",
  fr: "{form} : {count} éléments manquent ou doivent être corrigés.",
};
const openFormOne: Text = {
  en: "{form}: 1 entry is missing or has to be corrected.",
  fr: "{form} : 1 élément manque ou doit être corrigé.",
};
const openFormOfLawyer: Text = {
  en: "{form}: the legal team still has to enter who represents you.",
  fr: "{form} : l’équipe juridique doit encore indiquer qui vous représente.",
};

const gapsOf = ({ parts }: FormStanding): number => parts.reduce((sum, { gaps }) => sum + gaps.length, 0);

/** Forms that still have to be completed; of two of which one is enough, that in which less is missing. */
export function formsToComplete(standings: readonly FormStanding[]): readonly FormStanding[] {
  const open = standings.filter(isOpen);
  return open.filter(
    (one) =>
      !open.some(
        (other) =>
          isInsteadOf(other, one) &&
          (gapsOf(other) < gapsOf(one) || (gapsOf(other) === gapsOf(one) && open.indexOf(other) < open.indexOf(one))),
      ),
  );
}

const isOpen = ({ isComplete, settledBy }: FormStanding): boolean => !isComplete && settledBy === null;

/** The open points of the plan, and each form that is not complete. */
export function withForms(readiness: Readiness, standings: readonly FormStanding[]): Readiness {
  const forms = formsToComplete(standings).map((standing): Readiness["open"][number] => {
    const { key, title, forLawyer } = standing;
    const count = gapsOf(standing);
    return {
      kind: "form",
      id: key,
      text: fill(forLawyer ? openFormOfLawyer : count === 1 ? openFormOne : openForm, { form: title, count }),
      ...(forLawyer ? { forLawyer: true as const } : {}),
    };
  });
  const open = [...readiness.open, ...forms];
  return { readyForReview: open.every(({ forLawyer }) => forLawyer), open };
}

export const readyForReview = (caseFile: CaseFile, readiness: Readiness): Readiness =>
  withForms(readiness, formsStandingOf(caseFile));
