import type { Answers } from "../../caseFile/answers/answers.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import { says, type CaseCondition } from "../../caseFile/rule.ts";
import { liesInSlot } from "../../caseFile/uploadedDocument.ts";
import { addDays, addMonths } from "../../kernel/calendarDate.ts";
import { all, any, not } from "../../kernel/condition.ts";
import { fill, type Text } from "../../kernel/text.ts";
import { professionalDegreeIn, type ProfessionalDegree } from "../../lists/studies/professionalDegrees.ts";
import { spouseOpenWorkPermit } from "../../tables/work/spouseOpenWorkPermit.ts";
import { hasLetterPage } from "../documentsRead.ts";

/** Conditions about the student’s program, as far as the spouse’s open work permit rests on it. */

/** The value of the newest letter of acceptance in which it was read; letters for a later program do not count. */
function inLetter(the: CaseReader, field: "durationMonths" | "programName"): string | number | undefined {
  if (!hasLetterPage(the)) return undefined;
  for (const letter of the.documents("letter-of-acceptance").toReversed()) {
    const value = letter.parsedValues?.[field];
    if (
      !liesInSlot(letter, "secondLetterOfAcceptance") &&
      (typeof value === "number" || (typeof value === "string" && value !== ""))
    )
      return value;
  }
  return undefined;
}

type Length = "enough" | "tooShort" | "notKnown";

/** Months as the letter has them, else as answered, else whether the dates of the program are at least so far apart. */
function mastersLength(the: CaseReader, atLeast: number): Length {
  if (atLeast === 0) return "enough";
  const read = Number(inLetter(the, "durationMonths") ?? Number.NaN);
  const months = Number.isFinite(read) ? read : the.answer("lengthOfStudies");
  if (months !== undefined) return months >= atLeast ? "enough" : "tooShort";
  const [start, end] = [the.answer("startOfCanadianStudyProgram"), the.answer("graduationDate")];
  return start !== undefined && end !== undefined && addMonths(start, atLeast) <= addDays(end, 1)
    ? "enough"
    : "notKnown";
}

/** What the rules of the day say about a master’s program; nothing when the table has no row. */
function masters(the: CaseReader): { readonly months: number; readonly length: Length } | undefined {
  const rules = the.row(spouseOpenWorkPermit);
  if (!rules.found) return undefined;
  const months = rules.row.value.mastersAtLeastMonths;
  return { months, length: mastersLength(the, months) };
}

/** As the letter has it, else as answered: who uploaded a letter is not asked. */
const programName = (the: CaseReader): string | number | undefined =>
  inLetter(the, "programName") ?? the.answer("programName");

function statedDegree(the: CaseReader): ProfessionalDegree | undefined {
  const name = programName(the);
  const rules = the.row(spouseOpenWorkPermit);
  if (typeof name !== "string" || !rules.found) return undefined;
  const told = professionalDegreeIn(name);
  return told?.letters.some((letters) => rules.row.value.professionalDegrees.includes(letters)) ? told : undefined;
}

const nameNotKnown: Text = {
  en: "the name of your program is not known yet",
  fr: "le nom de votre programme n’est pas encore connu",
};

/** Nothing while the level is not answered. */
function isLevel(
  the: CaseReader,
  levels: readonly NonNullable<Answers["formCanadianLevelOfStudy"]>[],
): boolean | undefined {
  const level = the.answer("formCanadianLevelOfStudy");
  return level === undefined ? undefined : levels.includes(level);
}

export const rulesForSpousesAreKnown = says(
  "rulesForSpousesAreKnown",
  {
    en: "the rules for spouses of students are known for this date",
    fr: "les règles pour les conjoints d’étudiants sont connues à cette date",
  },
  (the) => the.row(spouseOpenWorkPermit).found,
  {
    en: "no rule for spouses of students is known for this date",
    fr: "aucune règle pour les conjoints d’étudiants n’est connue à cette date",
  },
);

export const studiesForDoctorate = says(
  "studiesForDoctorate",
  { en: "your program is a doctorate", fr: "votre programme est un doctorat" },
  (the) => isLevel(the, ["doctorate"]),
  {
    known: { en: "your program is not a doctorate", fr: "votre programme n’est pas un doctorat" },
    unknown: { en: "your answers do not show a doctorate", fr: "vos réponses n’indiquent pas de doctorat" },
  },
);

export const studiesForMasters = says(
  "studiesForMasters",
  { en: "your program is a master’s degree", fr: "votre programme est une maîtrise" },
  (the) => isLevel(the, ["master"]),
  {
    known: { en: "your program is not a master’s degree", fr: "votre programme n’est pas une maîtrise" },
    unknown: { en: "your answers do not show a master’s degree", fr: "vos réponses n’indiquent pas de maîtrise" },
  },
);

/** In the first weeks of the table only graduate studies at a university or polytechnic counted, and no answer tells that. */
export const kindOfSchoolDecides = says(
  "kindOfSchoolDecides",
  {
    en: "on this date the school had to be a university or polytechnic, and no answer tells us that",
    fr: "à cette date, l’établissement devait être une université ou une école polytechnique, et aucune réponse ne nous l’indique",
  },
  (the) => {
    const rules = the.row(spouseOpenWorkPermit);
    return rules.found && rules.row.value.graduateSchools !== "any";
  },
  { en: "the kind of school does not matter on this date", fr: "le genre d’établissement ne compte pas à cette date" },
);

const mastersSentences: Readonly<Record<Length, Text>> = {
  enough: { en: "it lasts at least {months} months", fr: "il dure au moins {months} mois" },
  tooShort: { en: "it lasts less than {months} months", fr: "il dure moins de {months} mois" },
  notKnown: {
    en: "its length is not known, and it must last at least {months} months, as the letter of acceptance states",
    fr: "sa durée n’est pas connue, et il doit durer au moins {months} mois, comme l’indique la lettre d’acceptation",
  },
};

/** A statement about the length of a master’s program. Held or not, the reason is what is known, with the months of the day. */
const mastersIs = (id: string, length: Length): CaseCondition => ({
  id,
  evaluate(the) {
    const known = masters(the);
    if (known === undefined) return { holds: false, because: [] };
    const because = known.months === 0 ? [] : [fill(mastersSentences[known.length], { months: known.months })];
    return { holds: known.length === length, because };
  },
});

export const mastersIsLongEnough = mastersIs("mastersIsLongEnough", "enough");
export const mastersIsTooShort = mastersIs("mastersIsTooShort", "tooShort");
export const mastersLengthIsNotKnown = mastersIs("mastersLengthIsNotKnown", "notKnown");

export const studiesForUniversityDegree = says(
  "studiesForUniversityDegree",
  {
    en: "your program leads to a bachelor’s or professional degree of a university",
    fr: "votre programme mène à un baccalauréat ou à un diplôme professionnel d’une université",
  },
  (the) => isLevel(the, ["bachelor", "professional"]),
  {
    known: {
      en: "your program does not lead to a bachelor’s or professional degree of a university",
      fr: "votre programme ne mène ni à un baccalauréat ni à un diplôme professionnel d’une université",
    },
    unknown: {
      en: "your answers do not show a bachelor’s or professional degree of a university",
      fr: "vos réponses n’indiquent ni baccalauréat ni diplôme professionnel d’une université",
    },
  },
);

export const studiesForProfessionalDegree = says(
  "studiesForProfessionalDegree",
  {
    en: "the name of your program is one of the professional degrees that count",
    fr: "le nom de votre programme est un des diplômes professionnels qui comptent",
  },
  (the) => statedDegree(the) !== undefined || (programName(the) === undefined ? undefined : false),
  {
    known: {
      en: "the name of your program is none of the professional degrees that count, as far as we can tell",
      fr: "le nom de votre programme n’est celui d’aucun des diplômes professionnels qui comptent, autant que nous puissions voir",
    },
    unknown: nameNotKnown,
  },
);

export const programIsNotNamed = says("programIsNotNamed", nameNotKnown, (the) => programName(the) === undefined);

/** The months decide, and neither an answer nor a letter tells them. */
export const spousePermitWaitsForLength: CaseCondition = all(studiesForMasters, mastersLengthIsNotKnown);

/** Whether the student’s program lets a spouse ask for an open work permit; unanswered counts as not (facts, derived). */
export const spouseQualifiesForOpenWorkPermit: CaseCondition = {
  ...any(
    all(studiesForDoctorate, rulesForSpousesAreKnown, not(kindOfSchoolDecides)),
    all(studiesForMasters, rulesForSpousesAreKnown, not(kindOfSchoolDecides), mastersIsLongEnough),
    all(studiesForUniversityDegree, rulesForSpousesAreKnown, studiesForProfessionalDegree),
  ),
  id: "spouseQualifiesForOpenWorkPermit",
};
