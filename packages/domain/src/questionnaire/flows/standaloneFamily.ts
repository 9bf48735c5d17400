import { formCanadianLevelOfStudy, programName, programTimeGroup } from "../studies/program.ts";
import { dli, province, schoolAddressObject, schoolName } from "../studies/school.ts";
import { familyBeginning } from "./beginnings.ts";
import type { Section } from "./section.ts";
import { familyNames, youWithNumber } from "./sections/identity.ts";
import { moneyShort } from "./sections/money.ts";
import { family } from "./sections/family.ts";
import { historyPage } from "./sections/history.ts";
import { spouseHistory, spouseStory } from "./sections/spouse.ts";
import { documents, finish } from "./sections/finish.ts";

/** The family of a student or worker, on their own. */

const studies: Section = {
  id: "studies",
  title: { en: "Your studies", fr: "Vos études" },
  steps: [schoolName, dli, province, schoolAddressObject, programName, formCanadianLevelOfStudy, programTimeGroup],
};

export const standaloneFamilyFlow: readonly Section[] = [
  ...familyBeginning,
  youWithNumber,
  studies,
  family,
  moneyShort,
  familyNames,
  historyPage,
  spouseHistory,
  spouseStory,
  documents,
  finish,
];
