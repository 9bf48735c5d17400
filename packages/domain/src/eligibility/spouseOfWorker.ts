import type { CaseReader } from "../caseFile/reader.ts";
import { says, type CaseRule } from "../caseFile/rule.ts";
import { hasCanadianSpouse, hasChildren, isMarriedOrCommonLaw } from "../conditions/family/family.ts";
import { holdsWorkPermit } from "../conditions/status/insideCanada.ts";
import {
  occupationCounts,
  occupationDoesNotCount,
  occupationNotAnswered,
  permanentResidenceNotAnswered,
  rulesForSpousesOfWorkersAreKnown,
  workerAppliedForResidence,
  workerHasJob,
  workersPermitEndNotAnswered,
  workersPermitIsLongEnough,
  workersPermitIsTooShort,
  workNotAnswered,
} from "../conditions/work/spouseOfWorker.ts";
import { all, not } from "../kernel/condition.ts";
import type { Text } from "../kernel/text.ts";
import { spouseOfWorker } from "../tables/work/spouseOfWorker.ts";

/**
 * Whether the work of a graduate in Canada lets the spouse or partner ask for an open work permit (IRCC officer manual C41;
 * docs/facts/programmes.md section 15). Other rules hold for whoever is on the way to permanent residence, so nobody of whom
 * that is not known is told no.
 */

export type SpouseOfWorkerResult = "Eligible" | "NotEligible" | "NotWorking" | "NoWorkPermit" | "LawyerLooks";

const spouseNotAnswered = says(
  "spouseNotAnswered",
  {
    en: "whether you have a spouse or partner who comes is not answered yet",
    fr: "vous n’avez pas encore indiqué si un conjoint ou partenaire viendra",
  },
  (the) =>
    the.answer("maritalStatus") === undefined ||
    (isMarriedOrCommonLaw.evaluate(the).holds && the.answer("accompanyingSpouse") === undefined),
);
const spouseStaysBehind = says(
  "spouseStaysBehind",
  {
    en: "your spouse or partner does not come",
    fr: "votre conjoint ou partenaire ne vient pas",
  },
  (the) => the.answer("accompanyingSpouse") === false,
);
const workersStatusNotAnswered = says(
  "workersStatusNotAnswered",
  { en: "your status in Canada is not answered yet", fr: "votre statut au Canada n’est pas encore indiqué" },
  (the) => the.answer("currentImmigrationStatus") === undefined,
);

export const spouseOfWorkerRule: CaseRule<SpouseOfWorkerResult | null> = {
  id: "eligibility.spouseOpenWorkPermit.ofWorker",
  cases: [
    [hasCanadianSpouse, null],
    [spouseNotAnswered, null],
    [not(isMarriedOrCommonLaw), null],
    [spouseStaysBehind, null],
    [not(rulesForSpousesOfWorkersAreKnown), null],
    [workersStatusNotAnswered, null],
    [not(holdsWorkPermit), "NoWorkPermit"],
    [workNotAnswered, null],
    [all(workerHasJob, occupationNotAnswered), null],
    [all(workerHasJob, workersPermitEndNotAnswered), null],
    [all(workerHasJob, occupationCounts, workersPermitIsLongEnough), "Eligible"],
    [permanentResidenceNotAnswered, null],
    [workerAppliedForResidence, "LawyerLooks"],
    [occupationDoesNotCount, "NotEligible"],
    [workersPermitIsTooShort, "NotEligible"],
  ],
  otherwise: [
    {
      en: "you do not work now, and a permit of this kind depends on your job",
      fr: "vous ne travaillez pas en ce moment, et un permis de ce genre dépend de votre emploi",
    },
    "NotWorking",
  ],
};

const messages: Readonly<Record<SpouseOfWorkerResult, Text>> = {
  Eligible: {
    en: "Your spouse or partner may ask for an open work permit while you work in this occupation. Add a letter from your employer that names the occupation and your duties.",
    fr: "Votre conjoint ou partenaire peut demander un permis de travail ouvert pendant que vous exercez cette profession. Joignez une lettre de votre employeur qui nomme la profession et vos tâches.",
  },
  NotEligible: {
    en: "Your spouse or partner cannot ask for an open work permit through your work now. A visit or a study permit remains possible. Renewing such a permit in Canada until the end of your own follows the rules of before: ask your legal team.",
    fr: "Votre conjoint ou partenaire ne peut pas demander en ce moment un permis de travail ouvert grâce à votre travail. Une visite ou un permis d’études reste possible. Renouveler un tel permis au Canada jusqu’à la fin du vôtre suit les règles d’avant\u00A0: parlez à votre équipe juridique.",
  },
  NotWorking: {
    en: "Without a job of yours, your spouse or partner cannot ask for an open work permit through your work. Look again once you work; until then, a visit or a study permit is possible.",
    fr: "Si vous n’avez pas d’emploi, votre conjoint ou partenaire ne peut pas demander un permis de travail ouvert grâce à votre travail. Regardez de nouveau quand vous travaillerez; d’ici là, une visite ou un permis d’études est possible.",
  },
  NoWorkPermit: {
    en: "The open work permit of your spouse or partner depends on your own work permit. It can be asked for together with yours, and IRCC decides on yours first.",
    fr: "Le permis de travail ouvert de votre conjoint ou partenaire dépend de votre propre permis de travail. Il peut être demandé avec le vôtre, et IRCC décide d’abord du vôtre.",
  },
  LawyerLooks: {
    en: "Your legal team has to look at it. You applied for permanent residence, and rules of their own hold for the family then.",
    fr: "Votre équipe juridique doit l’examiner. Vous avez demandé la résidence permanente, et des règles propres valent alors pour la famille.",
  },
};

const notForChildren: Text = {
  en: "Children cannot ask for one in this way.",
  fr: "Les enfants ne peuvent pas en demander un de cette façon.",
};

const isResult = (id: string): id is SpouseOfWorkerResult => Object.hasOwn(messages, id);

/** With what holds for the children, where there are some and the rules of the day leave them out. */
export function spouseOfWorkerMessage(id: string, the: CaseReader): Text | undefined {
  if (!isResult(id)) return undefined;
  const rules = the.row(spouseOfWorker);
  const leavesOutChildren = rules.found && !rules.row.value.children && hasChildren.evaluate(the).holds;
  return leavesOutChildren && id !== "LawyerLooks" ? joined(messages[id], notForChildren) : messages[id];
}

const joined = (one: Text, other: Text): Text => ({ en: `${one.en} ${other.en}`, fr: `${one.fr} ${other.fr}` });
