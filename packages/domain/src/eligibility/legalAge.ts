import { says, type CaseCondition, type CaseRule } from "../caseFile/rule.ts";
import { ageAtStudyStart, partOfBirthdayLeavesAgeOpen, type AgeAtStudyStart } from "../conditions/family/legalAge.ts";
import { agesInWords, isYounger } from "../kernel/partialDate.ts";
import type { Text } from "../kernel/text.ts";
import { provinces } from "../lists/provinces.ts";

export type LegalAgeResult = "Minor" | "Adult";

function reasonOf({ ages, legalAge, province }: AgeAtStudyStart): Text {
  const place = provinces.find(({ code }) => code === province);
  const age = agesInWords(ages);
  const years = { en: `you are ${age.en} on the day that counts`, fr: `vous avez ${age.fr} ans le jour qui compte` };
  if (place === undefined) {
    return {
      en: `${years.en}; the province of the school is not known, so ${legalAge} counts as the legal age`,
      fr: `${years.fr}; la province de l’établissement n’est pas connue, alors ${legalAge} ans compte comme âge de la majorité`,
    };
  }
  return {
    en: `${years.en}, and the legal age is ${legalAge} in the province or territory of the school (${place.en})`,
    fr: `${years.fr}, et l’âge de la majorité est de ${legalAge} ans dans la province ou le territoire de l’établissement (${place.fr})`,
  };
}

/** A statement about the age that counts, with the numbers in its reason. */
const ageIs = (id: string, holds: (known: AgeAtStudyStart) => boolean): CaseCondition => ({
  id,
  evaluate(the) {
    const known = ageAtStudyStart(the);
    return known !== undefined && holds(known)
      ? { holds: true, because: [reasonOf(known)] }
      : { holds: false, because: [] };
  },
});

const birthdayNotAnswered = says(
  "birthdayNotAnswered",
  { en: "your date of birth is not answered yet", fr: "votre date de naissance n’est pas encore indiquée" },
  (the) => the.answer("birthday") === undefined,
);

/** Document 3 section 5.5: by the province of the school, 30 days before the studies start. */
export const legalAgeRule: CaseRule<LegalAgeResult | null> = {
  id: "eligibility.legalAge",
  cases: [
    [birthdayNotAnswered, null],
    [ageIs("underLegalAge", ({ ages, legalAge }) => isYounger(ages, legalAge) === true), "Minor"],
    [ageIs("ofLegalAge", ({ ages, legalAge }) => isYounger(ages, legalAge) === false), "Adult"],
    [partOfBirthdayLeavesAgeOpen, null],
  ],
  otherwise: [
    { en: "no legal age is known for this date", fr: "aucun âge de la majorité n’est connu à cette date" },
    null,
  ],
};

export const legalAgeMessages: Readonly<Record<LegalAgeResult, Text>> = {
  Minor: {
    en: "You are a minor for this application. Your parents or guardians sign with you, and you may need a custodian in Canada.",
    fr: "Vous êtes une personne mineure aux fins de cette demande. Vos parents ou tuteurs signent avec vous, et il vous faudra peut-être un gardien au Canada.",
  },
  Adult: {
    en: "You are of legal age for this application.",
    fr: "Vous avez l’âge de la majorité aux fins de cette demande.",
  },
};
