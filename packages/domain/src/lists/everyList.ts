import { officialText, productSpecification, secondaryText } from "../tables/sources.ts";
import * as answerFormCodes from "./officialForms/answerFormCodes.ts";
import * as canadianCities from "./canadianCities.ts";
import { countries } from "./countries.ts";
import * as countryFormCodes from "./officialForms/countryFormCodes.ts";
import { documentsToAmend } from "./officialForms/formChoices1436.ts";
import * as courtFacts from "./court/courtFacts.ts";
import type { FactEntry, FactList } from "./factList.ts";
import * as formChoices0008 from "./officialForms/formChoices0008.ts";
import * as formChoices1294 from "./officialForms/formChoices1294.ts";
import * as formChoicesInCanada from "./officialForms/formChoicesInCanada.ts";
import * as formChoicesOfVisit from "./officialForms/formChoicesOfVisit.ts";
import * as formChoicesOfWork from "./officialForms/formChoicesOfWork.ts";
import * as formChoices5476 from "./officialForms/formChoices5476.ts";
import * as formChoices5645 from "./officialForms/formChoices5645.ts";
import * as formChoices5646 from "./officialForms/formChoices5646.ts";
import * as formChoices5669 from "./officialForms/formChoices5669.ts";
import * as formChoices5707 from "./officialForms/formChoices5707.ts";
import * as formLanguages from "./officialForms/formLanguages.ts";
import * as leaveApplicationChoices from "./court/leaveApplicationChoices.ts";
import { medicalWorkFields } from "./health/medicalWorkFields.ts";
import * as photoFacts from "./identity/photoFacts.ts";
import * as placeFormCodes from "./officialForms/placeFormCodes.ts";
import * as postGraduationFacts from "./studies/postGraduationFacts.ts";
import { postGraduationPrograms } from "./studies/postGraduationPrograms.ts";
import { professionalDegrees } from "./studies/professionalDegrees.ts";
import { provinces } from "./provinces.ts";
import * as refusalReasons from "./authority/refusalReasons.ts";
import * as contactReasonNames from "./authority/contactReasonNames.ts";
import * as sinFormChoices from "./socialInsurance/sinFormChoices.ts";
import * as sinPurposes from "./socialInsurance/sinPurposes.ts";
import * as studyFacts from "./studies/studyFacts.ts";
import * as superVisaFacts from "./visit/superVisaFacts.ts";
import * as visitorOptions from "./visit/visitorOptions.ts";
import { occupations } from "./work/occupations.ts";
import * as workOptions from "./work/workOptions.ts";

const place = ({ code, en, fr }: { readonly code: string; readonly en: string; readonly fr: string }): FactEntry => ({
  id: code,
  name: { en, fr },
});

/** Lists that questions draw on and that carry nothing but their entries; here with what they rest on. */
const listsOfQuestions: readonly FactList[] = [
  {
    id: "countries",
    title: { en: "Countries and territories", fr: "Pays et territoires" },
    source: secondaryText(
      "ISO 3166-1 by the package i18n-iso-countries 7.14.0, and the citizenships of the forms",
      "https://www.npmjs.com/package/i18n-iso-countries",
    ),
    note: "Names in both languages as in the package, a few English ones adjusted; the standard itself was not read.",
    entries: countries.map(place),
  },
  {
    id: "provinces",
    title: { en: "Provinces and territories", fr: "Provinces et territoires" },
    source: productSpecification("document 3 section 3.6, with the codes of Canada Post"),
    entries: provinces.map(place),
  },
  {
    id: "medicalWorkFields",
    title: {
      en: "Fields of study and work that always need a medical exam",
      fr: "Domaines d’études et de travail qui exigent toujours un examen médical",
    },
    source: officialText(
      "IRCC officer manual, who must submit to an immigration medical examination, page of 2024-07-26",
      "https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/standard-requirements/medical-requirements/exam/who-must-submit-immigration-medical-examination.html",
    ),
    note: "The eight of the specification. The page names domestic workers and some farm workers besides (list medicalExamAlways).",
    entries: medicalWorkFields,
  },
  {
    id: "professionalDegrees",
    title: {
      en: "Professional degrees for a spouse’s open work permit",
      fr: "Diplômes professionnels pour le permis de travail ouvert de l’époux ou du conjoint de fait",
    },
    source: officialText(
      "IRCC officer manual, spouses of study permit holders (C42), copy of 2026-02-12",
      "https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/temporary-residents/foreign-workers/public-policy-competitiveness-economy/c42.html",
    ),
    entries: professionalDegrees,
  },
  {
    id: "occupations",
    title: {
      en: "Occupations of the National Occupational Classification 2021",
      fr: "Professions de la Classification nationale des professions de 2021",
    },
    source: secondaryText(
      "Statistics Canada, National Occupational Classification 2021, version 1.0, as copied by others",
      "https://www.statcan.gc.ca/en/subjects/standard/noc/2021/indexV1",
    ),
    note: "Codes and English titles: three public copies agree on all 516. French titles: one copy, read page by page. The file of Statistics Canada itself was not read.",
    entries: occupations.map(place),
  },
];

/**
 * Every list of facts, by id, for the page of sources and the tests. It brings all of them along, the largest with nearly a
 * thousand entries: what runs in a browser imports the one list that it needs.
 */
export const everyList: readonly FactList[] = [
  ...listsOfQuestions,
  postGraduationPrograms,
  documentsToAmend,
  ...[
    answerFormCodes,
    canadianCities,
    countryFormCodes,
    courtFacts,
    formChoices0008,
    formChoices1294,
    formChoices5476,
    formChoices5645,
    formChoices5646,
    formChoices5669,
    formChoices5707,
    formChoicesInCanada,
    formChoicesOfVisit,
    formChoicesOfWork,
    formLanguages,
    leaveApplicationChoices,
    photoFacts,
    placeFormCodes,
    postGraduationFacts,
    refusalReasons,
    contactReasonNames,
    sinFormChoices,
    sinPurposes,
    studyFacts,
    superVisaFacts,
    visitorOptions,
    workOptions,
  ].flatMap((file) => Object.values<FactList>(file)),
].toSorted((one, other) => (one.id < other.id ? -1 : 1));
