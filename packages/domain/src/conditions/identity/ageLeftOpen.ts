import type { CaseReader } from "../../caseFile/reader.ts";
import { says } from "../../caseFile/rule.ts";
import { all } from "../../kernel/condition.ts";
import { isYounger } from "../../kernel/partialDate.ts";
import { biometricsAges } from "../../tables/biometrics/biometrics.ts";
import { custodianAge, custodyRulesAge, familyFormChildAge, minorAge } from "../../tables/family/ages.ts";
import { dependentChildAge } from "../../tables/family/family.ts";
import { isStudyApplication } from "../application/application.ts";
import { partOfBirthdayLeavesAgeOpen } from "../family/legalAge.ts";
import { applicantAges, childAges } from "./ages.ts";

/** A birthday of which only a part is known, where that leaves open on which side of a limit somebody is. */

const limits = {
  applicant: [custodyRulesAge, custodianAge, minorAge],
  child: [familyFormChildAge, dependentChildAge],
} as const;

function isOpen(the: CaseReader, kind: keyof typeof limits): boolean {
  const ages = kind === "applicant" ? applicantAges(the) : childAges(the);
  const biometrics = the.row(biometricsAges);
  const known = limits[kind].map((table) => the.row(table)).flatMap((row) => (row.found ? [row.row.value] : []));
  return (
    ages !== undefined &&
    [...known, ...(biometrics.found ? [biometrics.row.value.from] : [])].some(
      (limit) => isYounger(ages, limit) === undefined,
    )
  );
}

export const anAgeIsLeftOpen = says(
  "anAgeIsLeftOpen",
  {
    en: "only a part of a date of birth is known, and it leaves open on which side of an age limit that person is",
    fr: "une date de naissance n’est connue qu’en partie, ce qui ne dit pas de quel côté d’une limite d’âge se trouve cette personne",
  },
  (the) =>
    isOpen(the, "applicant") ||
    all(isStudyApplication, partOfBirthdayLeavesAgeOpen).evaluate(the).holds ||
    the.children().some((child) => isOpen(the.forChild(child), "child")),
);
