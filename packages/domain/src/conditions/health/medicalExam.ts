import type { CaseReader } from "../../caseFile/reader.ts";
import { says, type CaseCondition } from "../../caseFile/rule.ts";
import { addDays, addMonths, lastDayOfMonth } from "../../kernel/calendarDate.ts";
import { all, any } from "../../kernel/condition.ts";
import type { CountryCode } from "../../lists/countries.ts";
import { medicalExamCountries, medicalExamStay } from "../../tables/health/medicalExam.ts";
import { medicalExamResidence } from "../../tables/health/medicalExamTimes.ts";
import { isStudent, isTiedToEmployer, isYouthMobility } from "../application/application.ts";
import { agreementOf } from "../youthMobility/agreement.ts";
import { worksInMedicalField } from "./health.ts";

/**
 * Conditions about who is usually asked for a medical exam. The fields of work were read on the authority’s page; the list of
 * countries was not, so what rests on it says so and is advice.
 */

function isListed(the: CaseReader, country: CountryCode | undefined): boolean {
  const listed = the.row(medicalExamCountries);
  return country !== undefined && listed.found && listed.row.value.includes(country);
}

/** Whether one journey lasted long enough in the year before today, by the months that were given. */
function stayedLong(the: CaseReader, arrival: string | undefined, departure: string | undefined): boolean {
  const rule = the.row(medicalExamResidence);
  if (!rule.found || arrival === undefined) return false;
  const today = the.today();
  const yearBefore = addMonths(today, -rule.row.value.withinMonths);
  const [arrived, left] = [`${arrival}-01`, departure === undefined ? today : lastDayOfMonth(departure)];
  const [from, to] = [arrived < yearBefore ? yearBefore : arrived, left > today ? today : left];
  return addMonths(from, rule.row.value.months) <= addDays(to, 1);
}

const wishesForMedicalField = says(
  "wishesForMedicalField",
  {
    en: "you would like to work in one of the medical fields later",
    fr: "vous aimeriez travailler plus tard dans un des domaines médicaux",
  },
  (the) => the.answer("hasDesireToWorkInMedicalProfession") === true,
  {
    en: "you did not say that you would like to work in one of the medical fields",
    fr: "vous n’avez pas dit vouloir travailler dans un des domaines médicaux",
  },
);

const livedWhereExamIsAsked = says(
  "livedWhereExamIsAsked",
  {
    en: "you lived or stayed long in a country on the list for medical exams; our list is not verified, so check it on IRCC’s page",
    fr: "vous avez habité ou séjourné longtemps dans un pays de la liste des examens médicaux; notre liste n’est pas vérifiée, alors consultez la page d’IRCC",
  },
  (the) =>
    isListed(the, the.answer("country")) ||
    (the.answer("travelHistory") ?? []).some(
      ({ country, arrivalDate, departureDate }) =>
        isListed(the, country) && stayedLong(the, arrivalDate, departureDate),
    ),
  {
    en: "your answers name no long stay in a country on the list for medical exams; our list is not verified",
    fr: "vos réponses ne nomment pas de long séjour dans un pays de la liste des examens médicaux; notre liste n’est pas vérifiée",
  },
);

const studiesOutlastShortStay = says(
  "studiesOutlastShortStay",
  { en: "your studies last longer than a short stay", fr: "vos études durent plus longtemps qu’un court séjour" },
  (the) => {
    const months = the.answer("lengthOfStudies");
    const limit = the.row(medicalExamStay);
    return months !== undefined && limit.found && months > limit.row.value;
  },
  {
    en: "your answers do not say that your studies last longer than a short stay",
    fr: "vos réponses n’indiquent pas que vos études durent plus longtemps qu’un court séjour",
  },
);

const participationOutlastsShortStay = says(
  "participationOutlastsShortStay",
  {
    en: "the permit of your IEC category lasts longer than a short stay",
    fr: "le permis de votre catégorie d’EIC dure plus longtemps qu’un court séjour",
  },
  (the) => {
    const category = the.answer("iecProgram");
    const months = category && agreementOf(the)?.[category]?.months;
    const limit = the.row(medicalExamStay);
    return months === undefined || !limit.found ? undefined : months > limit.row.value;
  },
  {
    known: {
      en: "the permit of your IEC category is for a short stay",
      fr: "le permis de votre catégorie d’EIC vaut pour un court séjour",
    },
    unknown: {
      en: "your answers do not show for how long your IEC permit is",
      fr: "vos réponses n’indiquent pas la durée de votre permis d’EIC",
    },
  },
);

/** The permit is for one employer, and its offer says for how long. */
const workOutlastsShortStay = says(
  "workOutlastsShortStay",
  { en: "your job lasts longer than a short stay", fr: "votre emploi dure plus longtemps qu’un court séjour" },
  (the) => {
    const months = the.answer("jobInCanadaDetails")?.length;
    const limit = the.row(medicalExamStay);
    return months !== undefined && limit.found && months > limit.row.value;
  },
  {
    en: "your answers do not say that your job lasts longer than a short stay",
    fr: "vos réponses n’indiquent pas que votre emploi dure plus longtemps qu’un court séjour",
  },
);

/** Each type of application knows the length of the stay from its own questions. */
const stayOutlastsShortStay: CaseCondition = {
  id: "stayOutlastsShortStay",
  evaluate: (the) =>
    (isYouthMobility.evaluate(the).holds
      ? participationOutlastsShortStay
      : isTiedToEmployer.evaluate(the).holds
        ? workOutlastsShortStay
        : studiesOutlastShortStay
    ).evaluate(the),
};

/** The two grounds of docs/facts/questionnaire.md section 2: the field, which was read in the authority’s text... */
export const namesMedicalField: CaseCondition = any(worksInMedicalField, wishesForMedicalField);

/** ... and the country, whose list was not: advice only. */
export const comesFromListedCountry: CaseCondition = all(stayOutlastsShortStay, livedWhereExamIsAsked);

const doesExamAfterDecision = says(
  "doesExamAfterDecision",
  {
    en: "you chose to do the medical exam after the decision",
    fr: "vous avez choisi de passer l’examen médical après la décision",
  },
  (the) => the.answer("hasMedicalExam") === "noAfter",
);

/** The exam waits for a letter of IRCC (document 3 section 4.5). */
export const awaitsMedicalRequest: CaseCondition = {
  ...all(isStudent, doesExamAfterDecision, namesMedicalField),
  id: "medicalRequest",
};

const spouseWorksInMedicalField = says(
  "spouseWorksInMedicalField",
  {
    en: "your spouse or partner will study or work in one of the medical fields",
    fr: "votre conjoint ou partenaire étudiera ou travaillera dans un des domaines médicaux",
  },
  (the) => the.answer("spouseMedical") === true,
  {
    en: "you did not say that your spouse or partner will study or work in one of the medical fields",
    fr: "vous n’avez pas dit que votre conjoint ou partenaire étudiera ou travaillera dans un des domaines médicaux",
  },
);

/** A length that was not asked for, as for a visitor, does not make the stay short (docs/facts/questionnaire.md section 2). */
const spouseMayStayLong = says(
  "spouseMayStayLong",
  {
    en: "your spouse or partner may stay longer than six months",
    fr: "votre conjoint ou partenaire pourrait rester plus de six mois",
  },
  (the) => the.answer("spouseVisitLength") !== "sixMonthsOrLess",
  { en: "your spouse or partner stays six months or less", fr: "votre conjoint ou partenaire reste six mois ou moins" },
);

const spouseLivedWhereExamIsAsked = says(
  "spouseLivedWhereExamIsAsked",
  {
    en: "your spouse or partner lived or stayed long in a country on the list for medical exams; our list is not verified, so check it on IRCC’s page",
    fr: "votre conjoint ou partenaire a habité ou séjourné longtemps dans un pays de la liste des examens médicaux; notre liste n’est pas vérifiée, alors consultez la page d’IRCC",
  },
  (the) =>
    isListed(the, the.answer("spouseCountry")) ||
    (the.answer("spouseCountriesVisited") ?? []).some((country) => isListed(the, country)),
  {
    en: "your answers name no long stay of your spouse or partner in a country on the list for medical exams; our list is not verified",
    fr: "vos réponses ne nomment pas de long séjour de votre conjoint ou partenaire dans un pays de la liste des examens médicaux; notre liste n’est pas vérifiée",
  },
);

/** IRCC usually asks the spouse for a medical exam (docs/facts/questionnaire.md section 2). */
export const spouseNeedsMedicalExam: CaseCondition = {
  ...any(spouseWorksInMedicalField, all(spouseMayStayLong, spouseLivedWhereExamIsAsked)),
  id: "spouseHealthCheck",
};

export const hadMedicalExam = says(
  "hadMedicalExam",
  { en: "you already had the medical exam", fr: "vous avez déjà passé l’examen médical" },
  (the) => the.answer("hasMedicalExam") === "yes",
);

export const wantsMedicalExamFirst = says(
  "wantsMedicalExamFirst",
  {
    en: "you want to have the medical exam before you apply",
    fr: "vous voulez passer l’examen médical avant la demande",
  },
  (the) => the.answer("hasMedicalExam") === "noBefore",
);
