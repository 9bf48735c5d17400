// @bothLanguages: a program is named by the rules of each language.
import { renewsStudy } from "../../conditions/application/application.ts";
import type { CaseCondition } from "../../caseFile/rule.ts";
import { all } from "../../kernel/condition.ts";
import { goesToNewSchool, startsNewProgram } from "../../conditions/studies/studyExtension.ts";
import { inLetter } from "../../forms/temporaryResidence/studies/letterOfAcceptance.ts";
import { firstSchool } from "../../forms/temporaryResidence/studies/school.ts";
import { isIsoDate, type IsoDate } from "../../kernel/calendarDate.ts";
import type { FillValue, Text } from "../../kernel/text.ts";
import { writtenDay } from "../../kernel/written.ts";
import { provinceInSentence } from "../../lists/countryArticles.ts";
import type { ProvinceCode } from "../../lists/provinces.ts";
import { answered, differs, filledIn, firstKnown, inWords, type Fact } from "../prose/fact.ts";
import { gap } from "../prose/gap.ts";
import { asText, atSchool, inTown } from "../prose/naming.ts";

/** The studies that a letter is about: those of a new program where somebody starts one, else those of the only one. */

/** While the new one is not answered yet, the old one is no answer to it. */
const where =
  (condition: CaseCondition) =>
  (ofNew: Fact, ofOld: Fact): Fact =>
  (the) =>
    condition.evaluate(the.case).holds ? ofNew(the) : ofOld(the);
const ofProgram = where(all(renewsStudy, startsNewProgram));
const ofSchool = where(all(renewsStudy, goesToNewSchool));

const day = (value: string): FillValue | undefined => (isIsoDate(value) ? writtenDay(value) : undefined);

export const schoolName: Fact = ofSchool(
  answered("schoolName2", (name) => name),
  filledIn(firstSchool.name),
);
export const atTheSchool: Fact = inWords(schoolName, atSchool);

export const programName: Fact = ofProgram(
  answered("programName2", (name) => name),
  firstKnown(
    answered("programName", (name) => name),
    filledIn(inLetter("programName")),
  ),
);

/** The program in a sentence: “the Nursing program”, and not “the Nursing Program program”. */
export const inProgramName = (name: FillValue): Text => {
  const { en, fr } = asText(name);
  return {
    en: /\b(?:program|programme|course)$/i.test(en) ? `the ${en}` : `the ${en} program`,
    fr: /^programme\b/i.test(fr)
      ? `le ${fr.charAt(0).toLowerCase()}${fr.slice(1)}`
      : `le programme «\u00A0${fr}\u00A0»`,
  };
};
export const theProgram: Fact = inWords(programName, inProgramName);

/** Asked for where a sentence names both. */
export const programGap = gap("The program and the school", "Le programme et l’établissement", "answers.programName");

export const studiesBegin: Fact = ofProgram(
  answered("startOfCanadianStudyProgram2", (date: IsoDate) => writtenDay(date)),
  filledIn(firstSchool.from, day),
);
export const studiesEnd: Fact = ofProgram(
  answered("graduationDate2", (date: IsoDate) => writtenDay(date)),
  filledIn(firstSchool.to, day),
);

const town: Fact = ofSchool(
  answered("schoolAddress2Object", ({ city }) => (city ? inTown(city) : undefined)),
  filledIn(firstSchool.city, inTown),
);
const province: Fact = ofSchool(
  answered("schoolAddress2Object", (address) =>
    address.province ? provinceInSentence(address.province)?.name : undefined,
  ),
  filledIn(firstSchool.province, (code) => provinceInSentence(code as ProvinceCode)?.name),
);
const inProvince: Fact = ofSchool(
  answered("schoolAddress2Object", (address) =>
    address.province ? provinceInSentence(address.province)?.in : undefined,
  ),
  filledIn(firstSchool.province, (code) => provinceInSentence(code as ProvinceCode)?.in),
);

/** “in Toronto, Ontario”, or as much of it as is known. */
export const placeOfStudies: Fact = (the) => {
  const inThe = town(the);
  const named = province(the);
  if (inThe === differs || named === differs) return undefined;
  if (inThe === undefined) return inProvince(the);
  if (named === undefined) return inThe;
  const [place, of] = [asText(inThe), asText(named)];
  return { en: `${place.en}, ${of.en}`, fr: `${place.fr} (${of.fr})` };
};

/** What somebody finished last, as a sentence of its own without its full stop. */
export const schooling: Fact = answered(
  "highestEducation",
  (level): Text | undefined =>
    ({
      none: undefined,
      secondary: { en: "I have finished secondary school", fr: "J’ai terminé mes études secondaires" },
      oneYear: {
        en: "I have finished a one-year program after secondary school",
        fr: "J’ai terminé un programme d’un an après le secondaire",
      },
      twoYear: {
        en: "I have finished a two-year program after secondary school",
        fr: "J’ai terminé un programme de deux ans après le secondaire",
      },
      trade: { en: "I have finished training in a trade", fr: "J’ai terminé une formation dans un métier" },
      bachelor: { en: "I hold a bachelor’s degree", fr: "J’ai obtenu un baccalauréat universitaire" },
      twoOrMore: {
        en: "I hold two or more certificates, diplomas or degrees",
        fr: "J’ai obtenu au moins deux certificats ou diplômes",
      },
      professional: { en: "I hold a professional degree", fr: "J’ai obtenu un diplôme professionnel" },
      master: { en: "I hold a master’s degree", fr: "J’ai obtenu une maîtrise" },
      doctorate: { en: "I hold a doctorate", fr: "J’ai obtenu un doctorat" },
    })[level],
);
