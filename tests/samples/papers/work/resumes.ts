import { papersOf, type Written } from "../everyLayout.ts";
import { fullName, lucia, ngozi } from "../people.ts";

/** Resumes with and without a time that no line tells. All made up. */

const resumes: readonly Written[] = [
  {
    name: "resume-whole",
    language: "en",
    paper: {
      letterhead: [fullName(ngozi), "14 Sample Street, Exampletown"],
      title: "Resume",
      paragraphs: [
        "Work experience",
        "Quality Analyst, Sample Textiles, January 2018 - February 2022",
        "Travel and family, March 2022 to August 2022",
        "Senior Analyst, Example Power Works, Sept. 2022 - present",
        "Education",
        "Bachelor of Science, University of Exampletown: 09/2014 to 12/2017",
        "Skills",
        "Spreadsheets, statistics; award of the trade fair 2019.",
      ],
      rows: [],
    },
    expected: { applicantFullName: fullName(ngozi) },
    expectedRows: {
      employmentHistory: [
        { from: "2018-01", to: "2022-02", what: "Quality Analyst, Sample Textiles" },
        { from: "2022-03", to: "2022-08", what: "Travel and family" },
        { from: "2022-09", to: "ongoing", what: "Senior Analyst, Example Power Works" },
      ],
      educationHistory: [{ from: "2014-09", to: "2017-12", what: "Bachelor of Science, University of Exampletown" }],
    },
  },
  {
    name: "resume-gap",
    language: "en",
    paper: {
      letterhead: [fullName(lucia), "9 Sample Road, Exampletown"],
      title: "Curriculum Vitae",
      paragraphs: [
        "Education",
        "August 2014 - June 2018: Degree in nursing, Example University",
        "Professional experience",
        "July 2018 - March 2021: Nurse, Northern Sample Clinics",
        "May 11, 2023 - present: Registered Nurse, Northern Sample Clinics",
        "Languages",
        "Spanish, English",
      ],
      rows: [],
    },
    expected: { applicantFullName: fullName(lucia) },
    expectedRows: {
      employmentHistory: [
        { from: "2018-07", to: "2021-03", what: "Nurse, Northern Sample Clinics" },
        { from: "2023-05-11", to: "ongoing", what: "Registered Nurse, Northern Sample Clinics" },
      ],
      educationHistory: [{ from: "2014-08", to: "2018-06", what: "Degree in nursing, Example University" }],
    },
  },
  {
    name: "resume-whole",
    language: "fr",
    paper: {
      letterhead: [fullName(ngozi), "14, rue Modèle, Exempleville"],
      title: "Curriculum vitæ",
      paragraphs: [
        "Expérience professionnelle",
        "De janvier 2018 à février 2022 : analyste de la qualité, Textiles Modèle",
        "Depuis mars 2022 : analyste principale, Énergie Exemple",
        "Formation",
        "Sept. 2014 - déc. 2017 : baccalauréat en sciences, Université d’Exempleville",
        "Langues",
        "Anglais, français",
      ],
      rows: [],
    },
    expected: { applicantFullName: fullName(ngozi) },
    expectedRows: {
      employmentHistory: [
        { from: "2018-01", to: "2022-02", what: "analyste de la qualité, Textiles Modèle" },
        { from: "2022-03", to: "ongoing", what: "analyste principale, Énergie Exemple" },
      ],
      educationHistory: [
        { from: "2014-09", to: "2017-12", what: "baccalauréat en sciences, Université d’Exempleville" },
      ],
    },
  },
];

export const resumePapers = papersOf("Resume", resumes);

/** A time of which no month is told: nobody can say whether there is a gap. */
export const yearsOnly: Written = {
  name: "resume-years",
  language: "en",
  paper: {
    letterhead: [fullName(ngozi)],
    title: "Resume",
    paragraphs: [
      "Work experience",
      "Senior Analyst, Example Power Works, September 2022 - present",
      "Quality Analyst, Sample Textiles, 2018 - 2021",
      "Education",
      "Bachelor of Science, graduated 2017",
    ],
    rows: [],
  },
  expected: { applicantFullName: fullName(ngozi) },
};
