import type { CaseReader } from "../../caseFile/reader.ts";
import { says } from "../../caseFile/rule.ts";
import { schoolChangeNeedsPermit } from "../../tables/authority/programmeChanges.ts";
import { coopWorkPermitNeeded } from "../../tables/work/studentWork.ts";

/** Which permits studies need beside the one that is held: for a placement, and for another school (docs/facts/programmes.md section 13). */

const levelOfStudy = (the: CaseReader) => the.answer("formCanadianLevelOfStudy");

export const placementNotAnswered = says(
  "placementNotAnswered",
  {
    en: "whether your program has a required placement is not answered yet",
    fr: "vous n’avez pas encore indiqué si votre programme comprend un stage obligatoire",
  },
  (the) => the.answer("coOp") === undefined,
);

export const levelOfPlacementNotAnswered = says(
  "levelOfPlacementNotAnswered",
  {
    en: "it depends on the level of your studies, which is not answered yet",
    fr: "cela dépend du niveau de vos études, qui n’est pas encore indiqué",
  },
  (the) => levelOfStudy(the) === undefined,
);

/** What the questions refuse: more than half of the program, or a program that has no such placement (document 3 section 5.3). */
export const placementDoesNotFit = says(
  "placementDoesNotFit",
  {
    en: "the placement is longer than half of the program, or a program like yours allows no co-op placement",
    fr: "le stage dure plus de la moitié du programme, ou un programme comme le vôtre n’admet pas de stage coop",
  },
  (the) =>
    the.answer("coOpLength") === false || (the.answer("coOpIneligibility") ?? []).some((reason) => reason !== "none"),
);

/** Whether a placement needs a work permit of its own today, at this level; nothing where no row holds. */
export function placementNeedsPermit(the: CaseReader, level: string | undefined): boolean | undefined {
  const rule = the.row(coopWorkPermitNeeded);
  if (!rule.found) return undefined;
  return level === "secondary" ? rule.row.value.secondary : rule.row.value.postSecondary;
}

export const placementNeedsOwnPermit = says(
  "placementNeedsOwnPermit",
  {
    en: "at the level of your studies a required placement needs a work permit of its own",
    fr: "au niveau de vos études, un stage obligatoire exige un permis de travail distinct",
  },
  (the) => placementNeedsPermit(the, levelOfStudy(the)) === true,
);

export const newSchoolNotAnswered = says(
  "newSchoolNotAnswered",
  {
    en: "whether you go to a new school is not answered yet",
    fr: "vous n’avez pas encore indiqué si vous changez d’établissement",
  },
  (the) => the.answer("attendingNewDLI") === undefined,
);

export const newSchoolNeedsPermit = says(
  "newSchoolNeedsPermit",
  {
    en: "since November 8, 2024, a new school needs a new study permit; that was read on secondary pages",
    fr: "depuis le 8 novembre 2024, un nouvel établissement exige un nouveau permis d’études; cela a été lu sur des pages secondaires",
  },
  (the) => {
    const rule = the.row(schoolChangeNeedsPermit);
    return rule.found && rule.row.value;
  },
);
