import type { DatedTable } from "../../kernel/datedTable.ts";
import { actInForce, generalKnowledge } from "../sources.ts";
import { postGraduationPage } from "./sources.ts";

/** Days from the earliest of final marks, completion notice and credential. */
export const postGraduationDeadline: DatedTable<number> = {
  id: "postGraduationDeadline",
  title: {
    en: "Time to apply for a post-graduation work permit",
    fr: "Délai pour demander un permis de travail postdiplôme",
  },
  unit: "days",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2026-02-12",
      value: 180,
      source: postGraduationPage,
      note: "The first day is the day of the copy; the rule is older.",
    },
  ],
};

/** Programmes below `least` give no permit; from `full` on, and for a master’s degree from `masters` on, the permit lasts `longest`. */
export const postGraduationLength: DatedTable<{
  readonly least: number;
  readonly full: number;
  readonly masters: number;
  readonly longest: number;
  /** The second of two programmes whose lengths are added ended within so many months of the first. */
  readonly secondProgrammeWithin: number;
}> = {
  id: "postGraduationLength",
  title: { en: "Length of a post-graduation work permit", fr: "Durée d’un permis de travail postdiplôme" },
  unit: "months",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2024-02-15",
      value: { least: 8, full: 24, masters: 8, longest: 36, secondProgrammeWithin: 24 },
      source: postGraduationPage,
      note: "Between least and full the permit lasts as long as the programme; never past the passport. The master’s rule is for degrees, not for graduate certificates or diplomas.",
    },
  ],
};

/** Vocational diplomas of Quebec, counted in hours. */
export const quebecVocationalLength: DatedTable<{
  readonly leastHours: number;
  readonly monthsAtLeast: number;
  readonly hoursPerMoreMonth: number;
  readonly fullHours: number;
  readonly longestMonths: number;
  readonly leastAge: number;
}> = {
  id: "quebecVocationalLength",
  title: { en: "Permit after a vocational diploma of Quebec", fr: "Permis après un diplôme professionnel du Québec" },
  unit: "hours, months and years of age",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2024-02-15",
      value: {
        leastHours: 900,
        monthsAtLeast: 8,
        hoursPerMoreMonth: 112,
        fullHours: 1800,
        longestMonths: 36,
        leastAge: 18,
      },
      source: postGraduationPage,
      note: "A begun month counts as a whole one. The specification (document 3 section 9.4) has the 112 hours, and ties the 900 hours to flight schools.",
    },
  ],
};

/** Least level (CLB or NCLC) in each of the four abilities, by what was completed. */
export const postGraduationLanguage: DatedTable<{
  readonly universityDegree: number;
  readonly otherDegree: number;
  readonly universityProgramme: number;
  readonly otherProgramme: number;
}> = {
  id: "postGraduationLanguage",
  title: {
    en: "Language level for a post-graduation work permit",
    fr: "Niveau de langue pour un permis de travail postdiplôme",
  },
  unit: "CLB or NCLC",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2024-11-01",
      until: "2025-03-10",
      value: { universityDegree: 7, otherDegree: 5, universityProgramme: 7, otherProgramme: 5 },
      source: postGraduationPage,
    },
    {
      from: "2025-03-11",
      value: { universityDegree: 7, otherDegree: 7, universityProgramme: 7, otherProgramme: 5 },
      source: postGraduationPage,
    },
  ],
};

/** A field of study is asked for when both applications came in from this day on. */
export const fieldOfStudyAsked: DatedTable<{ readonly studyPermitFrom: string }> = {
  id: "fieldOfStudyAsked",
  title: {
    en: "Study permits that the field-of-study rule covers",
    fr: "Permis d’études visés par la règle du domaine d’études",
  },
  unit: "day on which the study permit was applied for",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2024-11-01",
      value: { studyPermitFrom: "2024-11-01" },
      source: postGraduationPage,
      note: "For programmes that lead to no bachelor’s, master’s or doctoral degree; graduates of flight schools are exempt.",
    },
  ],
};

/** Programs under a curriculum licence count only when begun before these days. */
export const curriculumLicence: DatedTable<{
  readonly sameProvinceBefore: string;
  readonly otherProvinceUntil: string;
}> = {
  id: "curriculumLicence",
  title: { en: "Programs under a curriculum licence", fr: "Programmes sous licence d’un autre établissement" },
  unit: "day on which the programme began",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2024-05-15",
      value: { sameProvinceBefore: "2024-05-15", otherProvinceUntil: "2023-01-31" },
      source: postGraduationPage,
    },
  ],
};

type StudyPeriod = {
  readonly from: string;
  readonly until?: string;
  /** The day on which the period is measured. */
  readonly measuredOn: "programme in progress or begun" | "programme begun" | "time of study";
  /** Part of the programme, in percent, that may have been online from outside Canada. */
  readonly onlineAbroadUpTo: number;
  /** `below`: the percentage itself is already too much. */
  readonly limit: "up to" | "below" | "none counts";
};

export const onlineStudyPeriods: DatedTable<{
  readonly onlineAtMost: number;
  readonly abroad: readonly StudyPeriod[];
}> = {
  id: "onlineStudyPeriods",
  title: { en: "Online and abroad study that counts", fr: "Études en ligne et à l’étranger qui comptent" },
  unit: "percent of the programme",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2024-09-01",
      value: {
        onlineAtMost: 50,
        abroad: [
          {
            from: "2020-03-01",
            until: "2022-08-31",
            measuredOn: "programme in progress or begun",
            onlineAbroadUpTo: 100,
            limit: "up to",
          },
          {
            from: "2022-09-01",
            until: "2024-08-31",
            measuredOn: "programme begun",
            onlineAbroadUpTo: 50,
            limit: "below",
          },
          { from: "2024-09-01", measuredOn: "time of study", onlineAbroadUpTo: 0, limit: "none counts" },
        ],
      },
      source: postGraduationPage,
      note: "All periods as the page of 2025-12-11 has them; the row begins with the last of them. The specification (document 3 section 9.4) leaves March 2020 to September 2023 out of one question, which matches none of these periods.",
    },
  ],
};

/** Whether the permit can be asked for at the border. */
export const postGraduationAtBorder: DatedTable<boolean> = {
  id: "postGraduationAtBorder",
  title: { en: "Post-graduation work permit at the border", fr: "Permis de travail postdiplôme à la frontière" },
  unit: "possible or not",
  appliesOn: "receivedDate",
  rows: [
    {
      from: actInForce,
      until: "2024-06-20",
      value: true,
      source: generalKnowledge("Practice before the notice of 2024-06-21"),
      note: "Only the last day was read, in the officer manual; the first is formal.",
    },
    { from: "2024-06-21", value: false, source: postGraduationPage },
  ],
};

/** Days on which studies part-time did not count against the applicant. */
export const partTimeExcused: DatedTable<{ readonly from: string; readonly until: string }> = {
  id: "partTimeExcused",
  title: { en: "Part-time studies that are excused", fr: "Études à temps partiel excusées" },
  unit: "days of study",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2026-02-12",
      value: { from: "2020-01-01", until: "2020-08-31" },
      source: postGraduationPage,
      note: "The first day is the day of the copy; the measure is older. Otherwise every session is full-time, but for the last one and an authorized leave.",
    },
  ],
};
