import type { CaseReader } from "../../caseFile/reader.ts";
import { says } from "../../caseFile/rule.ts";
import { addDays, ageOn, type IsoDate } from "../../kernel/calendarDate.ts";
import { all } from "../../kernel/condition.ts";
import type { ProvinceCode } from "../../lists/provinces.ts";
import { legalAge } from "../../tables/family/ages.ts";
import { legalAgeDay } from "../../tables/studies/legalAgeDay.ts";
import { applicantAge } from "../identity/ages.ts";
import { isStudyApplication, renewsStudy } from "../application/application.ts";
import { provinceOfStudies } from "../studies/quebecStudies.ts";
import { startOfStudies } from "../studies/studyExtension.ts";

/**
 * The day on which the age counts: so many days before the studies start, or today without a date (document 3 section
 * 5.5). Today as well for who renews a permit once the studies have begun: nobody is a minor because of the age at which
 * the studies were begun.
 */
function dayThatCounts(the: CaseReader): IsoDate | undefined {
  const start = startOfStudies(the);
  const today = the.today();
  if (start === undefined || (start < today && renewsStudy.evaluate(the).holds)) return today;
  const days = the.row(legalAgeDay);
  return days.found ? addDays(start, -days.row.value) : undefined;
}

export type AgeAtStudyStart = {
  readonly age: number;
  readonly legalAge: number;
  readonly province: ProvinceCode | undefined;
};

/**
 * The age that counts and the legal age in the province of the school, the new one for whoever changes; nothing while the birthday is not answered or a
 * table has no row. Without a province the lowest legal age of all counts, 18 (facts, derived.minorAtStudyStart).
 */
export function ageAtStudyStart(the: CaseReader): AgeAtStudyStart | undefined {
  const birthday = the.answer("birthday");
  const day = dayThatCounts(the);
  const province = provinceOfStudies(the);
  const ages = the.row(legalAge);
  if (birthday === undefined || day === undefined || !ages.found) return undefined;
  const byProvince = ages.row.value;
  return {
    age: ageOn(birthday, day),
    legalAge: province === undefined ? Math.min(...Object.values(byProvince)) : byProvince[province],
    province,
  };
}

export const isMinorAtStudyStart = says(
  "isMinorAtStudyStart",
  {
    en: "you will be under the legal age of the school’s province when your studies start",
    fr: "vous n’aurez pas l’âge de la majorité de la province de l’établissement au début de vos études",
  },
  (the) => {
    const known = ageAtStudyStart(the);
    return known === undefined ? undefined : known.age < known.legalAge;
  },
  {
    known: {
      en: "you will be of legal age in the province of your school when your studies start",
      fr: "vous aurez l’âge de la majorité dans la province de votre établissement au début de vos études",
    },
    unknown: {
      en: "your answers do not show that you will be under the legal age of the school’s province",
      fr: "vos réponses n’indiquent pas que vous serez sous l’âge de la majorité de la province de l’établissement",
    },
  },
);

/** Today, by the legal age of the school’s province, or the lowest of all while no province is known. */
export const isMinorToday = says(
  "isMinorToday",
  { en: "you are under the legal age", fr: "vous n’avez pas l’âge de la majorité" },
  (the) => {
    const [age, province, ages] = [applicantAge(the), provinceOfStudies(the), the.row(legalAge)];
    if (age === undefined || !ages.found) return undefined;
    return age < (province === undefined ? Math.min(...Object.values(ages.row.value)) : ages.row.value[province]);
  },
  {
    known: { en: "you are of legal age", fr: "vous avez l’âge de la majorité" },
    unknown: {
      en: "your answers do not show that you are under the legal age",
      fr: "vos réponses n’indiquent pas que vous êtes sous l’âge de la majorité",
    },
  },
);

/** A minor who will study in Canada. */
export const minorStudies = all(isMinorToday, isStudyApplication);
