import type { CaseReader } from "../../caseFile/reader.ts";
import { says } from "../../caseFile/rule.ts";
import { addDays, isIsoDate, type IsoDate } from "../../kernel/calendarDate.ts";
import { all } from "../../kernel/condition.ts";
import { agesOn, isYounger, type Ages } from "../../kernel/partialDate.ts";
import type { ProvinceCode } from "../../lists/provinces.ts";
import { legalAge } from "../../tables/family/ages.ts";
import { legalAgeDay } from "../../tables/studies/legalAgeDay.ts";
import { applicantAges, birthdayMayChangeThis } from "../identity/ages.ts";
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
  readonly ages: Ages;
  readonly legalAge: number;
  readonly province: ProvinceCode | undefined;
};

/**
 * The age that counts and the legal age in the province of the school, the new one for whoever changes; nothing while no year of birth is known or a
 * table has no row. Without a province the lowest legal age of all counts, 18 (facts, derived.minorAtStudyStart).
 */
export function ageAtStudyStart(the: CaseReader): AgeAtStudyStart | undefined {
  const birthday = the.answer("birthday");
  const day = dayThatCounts(the);
  const province = provinceOfStudies(the);
  const ages = the.row(legalAge);
  if (birthday === undefined || day === undefined || !ages.found) return undefined;
  const byProvince = ages.row.value;
  const then = agesOn(birthday, day);
  if (then === undefined) return undefined;
  return {
    ages: then,
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
    const isMinor = known && isYounger(known.ages, known.legalAge);
    if (isMinor === undefined) birthdayMayChangeThis(the);
    return isMinor;
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

/** Of a birthday that was answered: what is known of it does not tell. */
export const partOfBirthdayLeavesAgeOpen = says(
  "partOfBirthdayLeavesAgeOpen",
  {
    en: "only a part of your date of birth is known, and it leaves open whether you are of legal age when your studies start",
    fr: "votre date de naissance n’est connue qu’en partie, ce qui ne dit pas si vous aurez l’âge de la majorité au début de vos études",
  },
  (the) => {
    const [birthday, known] = [the.answer("birthday"), ageAtStudyStart(the)];
    if (birthday === undefined || isIsoDate(birthday)) return false;
    return known === undefined || isYounger(known.ages, known.legalAge) === undefined;
  },
);

/** Today, by the legal age of the school’s province, or the lowest of all while no province is known. */
export const isMinorToday = says(
  "isMinorToday",
  { en: "you are under the legal age", fr: "vous n’avez pas l’âge de la majorité" },
  (the) => {
    const [own, province, ages] = [applicantAges(the), provinceOfStudies(the), the.row(legalAge)];
    if (!ages.found) return undefined;
    const limit = province === undefined ? Math.min(...Object.values(ages.row.value)) : ages.row.value[province];
    const isMinor = isYounger(own, limit);
    if (isMinor === undefined) birthdayMayChangeThis(the);
    return isMinor;
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
