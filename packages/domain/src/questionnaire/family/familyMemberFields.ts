import type { CaseReader } from "../../caseFile/reader.ts";
import { rowIsInCanada } from "../../conditions/family/family.ts";
import { refusal } from "../../kernel/validation.ts";
import { familyMembersListed } from "../../tables/family/familyLimits.ts";
import { relationships } from "../choices.ts";
import type { Field } from "../step.ts";

/** One family member, for the applicant's list and for the spouse or partner's. */
export const familyMemberFields: readonly Field[] = [
  {
    id: "familyMember",
    kind: "choice",
    look: "dropdown",
    question: { en: "Relationship", fr: "Lien" },
    choices: relationships,
    needed: "always",
  },
  {
    id: "isEighteenOrOlder",
    kind: "yesNo",
    question: { en: "18 or older?", fr: "18 ans ou plus?" },
    needed: "always",
  },
  {
    id: "country",
    kind: "country",
    question: { en: "Country where they live", fr: "Pays où la personne habite" },
    needed: "always",
  },
  {
    id: "province",
    kind: "province",
    question: { en: "Province or territory", fr: "Province ou territoire" },
    needed: rowIsInCanada,
    shown: rowIsInCanada,
    whenMissing: refusal("familyProvinceInCanada", {
      en: "Choose the province or territory.",
      fr: "Choisissez la province ou le territoire.",
    }),
  },
];

export const familyRows = (the: CaseReader) => {
  const limits = the.row(familyMembersListed);
  return limits.found ? limits.row.value : { least: 1, most: 1 };
};
