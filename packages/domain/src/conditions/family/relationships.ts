import { says } from "../../caseFile/rule.ts";
import { isOneOf } from "../oneOf.ts";
import { saidYesOnForm } from "../officialForms/saidOnForm.ts";

/** Marriage, common-law partnership and earlier relationships. */

/** Kinds of family members that are brothers and sisters. */
export const siblingKinds: readonly string[] = [
  "brother",
  "sister",
  "halfBrother",
  "halfSister",
  "stepBrother",
  "stepSister",
];

export const hasSiblings = says(
  "hasSiblings",
  { en: "you have brothers or sisters", fr: "vous avez des frères ou des sœurs" },
  (the) =>
    the
      .answer("familyMembersLocation")
      ?.some(({ familyMember }) => familyMember !== undefined && siblingKinds.includes(familyMember)),
);

export const isMarried = says(
  "isMarried",
  { en: "you are married", fr: "vous êtes une personne mariée" },
  (the) => the.answer("maritalStatus") === "married",
);

export const livesInCommonLaw = says(
  "livesInCommonLaw",
  { en: "you live in a common-law relationship", fr: "vous vivez en union de fait" },
  (the) => the.answer("maritalStatus") === "commonLaw",
);

export const hadEarlierRelationship = says(
  "hadEarlierRelationship",
  { en: "one of your earlier relationships has ended", fr: "une de vos relations antérieures a pris fin" },
  (the) =>
    isOneOf(the.answer("maritalStatus"), ["divorced", "annulledMarriage", "widowed", "legallySeparated"]) ||
    saidYesOnForm(the, "hasPreviousMarriage"),
);

export const isSpouseOfTemporaryResident = says(
  "isSpouseOfTemporaryResident",
  {
    en: "your spouse or partner has temporary status in Canada",
    fr: "votre conjoint ou partenaire a un statut temporaire au Canada",
  },
  (the) => the.answer("isSpouseOfTemporaryResident") === true,
);

export const hasRelativeInCanada = says(
  "hasRelativeInCanada",
  { en: "one of your family members lives in Canada", fr: "un membre de votre famille habite au Canada" },
  (the) =>
    (the.answer("familyMembersLocation") ?? []).some(({ country }) => country === "CA") ||
    the.answer("hasCanadianSpouse") === true,
);

export const hasFamilyAbroad = says(
  "hasFamilyAbroad",
  { en: "one of your family members lives outside Canada", fr: "un membre de votre famille habite hors du Canada" },
  (the) => (the.answer("familyMembersLocation") ?? []).some(({ country }) => country !== undefined && country !== "CA"),
);

export const hasSiblingInCanada = says(
  "hasSiblingInCanada",
  {
    en: "one of your brothers or sisters is a citizen or permanent resident and lives in Canada",
    fr: "un de vos frères ou une de vos sœurs a la citoyenneté ou la résidence permanente et habite au Canada",
  },
  (the) => the.answer("hasCanadianSibling") === true,
);
