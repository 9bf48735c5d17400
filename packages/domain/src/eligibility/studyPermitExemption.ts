import type { CaseReader } from "../caseFile/reader.ts";
import { says, type CaseRule } from "../caseFile/rule.ts";
import { holdsValidPermit, holdsWorkPermit, isInCanada } from "../conditions/status/insideCanada.ts";
import { isMinorAtStudyStart } from "../conditions/family/legalAge.ts";
import { isPostSecondary } from "../conditions/studies/study.ts";
import { all, not } from "../kernel/condition.ts";
import type { DatedTable } from "../kernel/datedTable.ts";
import type { Text } from "../kernel/text.ts";
import type { Source } from "../kernel/trace.ts";
import { shortProgram, workPermitHolderStudies } from "../tables/studies/studyWithoutPermit.ts";

/** Who may study without a study permit. An exemption is only ever shown as possible: no source settles it for one person. */

export type ExemptionResult = "MayBeExempt" | "PermitNeeded";

const isNoLongerThan = (the: CaseReader, table: DatedTable<number>): boolean => {
  const months = the.answer("lengthOfStudies");
  const most = the.row(table);
  return months !== undefined && most.found && months <= most.row.value;
};

const parentsDecide = says(
  "parentsDecide",
  {
    en: "minor children in Canada may usually go to school without a study permit, unless a parent is here only as a visitor",
    fr: "les enfants mineurs au Canada peuvent en général aller à l’école sans permis d’études, sauf si un parent n’est ici qu’en visite",
  },
  () => true,
);
const programIsShortForWorker = says(
  "programIsShortForWorker",
  {
    en: "a policy lets holders of a work permit take a program this short; it is not verified, so check it on IRCC’s page",
    fr: "une politique permet aux titulaires d’un permis de travail de suivre un programme aussi court; elle n’est pas vérifiée, alors consultez la page d’IRCC",
  },
  (the) => isNoLongerThan(the, workPermitHolderStudies),
);
const programIsShort = says(
  "programIsShort",
  {
    en: "a program this short that ends within your authorized stay may need no study permit; the rule is not verified, so check it on IRCC’s page",
    fr: "un programme aussi court qui se termine pendant votre séjour autorisé peut se suivre sans permis d’études; la règle n’est pas vérifiée, alors consultez la page d’IRCC",
  },
  (the) => isNoLongerThan(the, shortProgram),
);
const lengthNotAnswered = says(
  "lengthNotAnswered",
  { en: "the length of your program is not answered yet", fr: "la durée de votre programme n’est pas encore indiquée" },
  (the) => the.answer("lengthOfStudies") === undefined,
);

const law: Source = {
  title:
    "Immigration and Refugee Protection Act, section 30(2), and IRCC guidelines on minor children of 2023-09-20, copy of 2026-02-12",
  address: "https://laws-lois.justice.gc.ca/eng/acts/I-2.5/",
  checkedOn: "2026-11-20",
  status: "verified",
};

export const studyPermitExemptionRule: CaseRule<ExemptionResult | null> = {
  id: "eligibility.studyPermitExemption",
  cases: [
    [all(isInCanada, isMinorAtStudyStart, not(isPostSecondary), parentsDecide), "MayBeExempt"],
    [all(isInCanada, holdsWorkPermit, holdsValidPermit, programIsShortForWorker), "MayBeExempt"],
    [programIsShort, "MayBeExempt"],
    [lengthNotAnswered, null],
  ],
  otherwise: [
    {
      en: "nothing in your answers shows an exemption; we do not ask here if you are family or staff of a diplomat, a member of visiting forces or registered under the Indian Act",
      fr: "rien dans vos réponses n’indique une dispense; nous ne demandons pas ici si vous êtes de la famille ou du personnel de diplomates, membre de forces étrangères ou une personne inscrite en vertu de la Loi sur les Indiens",
    },
    "PermitNeeded",
  ],
  sources: [law],
};

export const studyPermitExemptionMessages: Readonly<Record<ExemptionResult, Text>> = {
  MayBeExempt: {
    en: "You may not need a study permit. Look at the reason, and check it with IRCC before you go without one.",
    fr: "Vous n’avez peut-être pas besoin d’un permis d’études. Lisez le motif et vérifiez auprès d’IRCC avant de vous en passer.",
  },
  PermitNeeded: { en: "You need a study permit.", fr: "Il vous faut un permis d’études." },
};
