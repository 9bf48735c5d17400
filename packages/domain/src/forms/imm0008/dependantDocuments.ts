import type { Text } from "../../kernel/text.ts";
import {
  endNotBefore,
  expiresAfterToday,
  fromNotAfterToday,
  issuedNotAfterToday,
  marriageDateNotAfterToday,
  toNotAfterToday,
} from "../../fields/checks/dates.ts";
import { documentNumberSigns, passportNumberSigns, withoutSeparators } from "../../fields/checks/documentNumbers.ts";
import { nameSigns } from "../../fields/checks/texts.ts";
import { imm0008EducationLevels } from "../../lists/officialForms/formChoices0008.ts";
import {
  imm1294Communication,
  imm1294EaseLanguages,
  imm1294MaritalStatuses,
  imm1294PreviousRelationships,
} from "../../lists/officialForms/formChoices1294.ts";
import { languageChoices, searchLanguage } from "../fields/choices.ts";
import type { FormField } from "../fields/field.ts";
import { isInRow } from "../fields/fieldConditions.ts";
import { hasNationalIdWords, languageWords } from "../fields/personalWords.ts";
import type { FormReader } from "../formReader.ts";
import { chosen, of, optional, yes } from "./rowFields.ts";

/** Of a member of the family: marriages, papers, studies, work and languages. */

const [married, commonLaw] = ["01", "03"];
const isCouple = isInRow("maritalStatus", married, commonLaw);

const marriage: readonly FormField[] = [
  chosen("maritalStatus", { en: "Marital status", fr: "État matrimonial" }, imm1294MaritalStatuses),
  of(
    "marriageDate",
    "date",
    {
      en: "Date of the marriage, or start of the common-law relationship",
      fr: "Date du mariage, ou début de l’union de fait",
    },
    { shown: isCouple, checks: [marriageDateNotAfterToday] },
  ),
  of(
    "spouseFamilyName",
    "name",
    { en: "Family name of the spouse or partner", fr: "Nom de famille du conjoint ou partenaire" },
    {
      shown: isCouple,
      checks: [nameSigns],
    },
  ),
  optional(
    "spouseGivenName",
    "name",
    { en: "Given names of the spouse or partner", fr: "Prénoms du conjoint ou partenaire" },
    {
      shown: isCouple,
      checks: [nameSigns],
    },
  ),
  of("hasPreviousMarriage", "yesNo", {
    en: "Was this person married or in a common-law relationship before?",
    fr: "Cette personne a-t-elle déjà été dans un mariage ou une union de fait antérieurs?",
  }),
  of(
    "previousSpouseFamilyName",
    "name",
    { en: "Family name of the former spouse or partner", fr: "Nom de famille de l’ancien conjoint ou partenaire" },
    { shown: yes("hasPreviousMarriage"), checks: [nameSigns] },
  ),
  optional(
    "previousSpouseGivenName",
    "name",
    { en: "Given names of the former spouse or partner", fr: "Prénoms de l’ancien conjoint ou partenaire" },
    { shown: yes("hasPreviousMarriage"), checks: [nameSigns] },
  ),
  chosen(
    "previousRelationshipType",
    { en: "Type of relationship", fr: "Type de relation" },
    imm1294PreviousRelationships,
    {
      shown: yes("hasPreviousMarriage"),
    },
  ),
  of(
    "previousRelationshipFrom",
    "date",
    { en: "Relationship from", fr: "Relation du" },
    {
      shown: yes("hasPreviousMarriage"),
      checks: [fromNotAfterToday],
    },
  ),
  of(
    "previousRelationshipTo",
    "date",
    { en: "Relationship to", fr: "Relation au" },
    {
      shown: yes("hasPreviousMarriage"),
      checks: [toNotAfterToday, endNotBefore<FormReader>((the) => the.inRow("previousRelationshipFrom"))],
    },
  ),
];

const hasPassport = yes("hasPassport");
const issued = (which: Text): Text => ({ en: `${which.en}: issue date`, fr: `${which.fr}\u00A0: date de délivrance` });
const expires = (which: Text): Text => ({ en: `${which.en}: expiry date`, fr: `${which.fr}\u00A0: date d’expiration` });
const whereIssued: Text = { en: "Country or territory of issue", fr: "Pays ou territoire de délivrance" };
const ofPassport: Text = { en: "Passport", fr: "Passeport" };
const ofCard: Text = { en: "National identity document", fr: "Document d’identité national" };

const papers: readonly FormField[] = [
  of("hasPassport", "yesNo", {
    en: "Does this person have a valid passport or travel document?",
    fr: "Cette personne a-t-elle un passeport ou un titre de voyage valide?",
  }),
  of(
    "passportNumber",
    "text",
    { en: "Passport number", fr: "Numéro du passeport" },
    {
      shown: hasPassport,
      checks: [passportNumberSigns],
      asWritten: withoutSeparators,
    },
  ),
  of("countryOfIssue", "country", whereIssued, { shown: hasPassport, isRealCountry: true }),
  of("issueDate", "date", issued(ofPassport), { shown: hasPassport, checks: [issuedNotAfterToday] }),
  of("expiryDate", "date", expires(ofPassport), { shown: hasPassport, checks: [expiresAfterToday] }),
  of(
    "taiwanPassport",
    "yesNo",
    {
      en: "Does this passport from Taiwan contain a personal identification number?",
      fr: "Ce passeport de Taïwan contient-il un numéro d’identification personnel?",
    },
    { shown: isInRow("countryOfIssue", "TW") },
  ),
  of(
    "israeliPassport",
    "yesNo",
    { en: "Is it a national Israeli passport?", fr: "Est-ce un passeport national israélien?" },
    { shown: isInRow("countryOfIssue", "IL") },
  ),
  of("hasNationalId", "yesNo", hasNationalIdWords),
  of(
    "cardDocumentNumber",
    "text",
    { en: "Document number", fr: "Numéro du document" },
    {
      shown: yes("hasNationalId"),
      checks: [documentNumberSigns],
      asWritten: withoutSeparators,
    },
  ),
  of("cardCountryOfIssue", "country", whereIssued, { shown: yes("hasNationalId"), isRealCountry: true }),
  optional("cardIssueDate", "date", issued(ofCard), { shown: yes("hasNationalId"), checks: [fromNotAfterToday] }),
  optional("cardExpiryDate", "date", expires(ofCard), { shown: yes("hasNationalId") }),
];

const occupation: readonly FormField[] = [
  chosen(
    "educationLevel",
    { en: "Highest level of education", fr: "Plus haut niveau d’études" },
    imm0008EducationLevels,
  ),
  of("educationYears", "digits", { en: "Years of education in total", fr: "Nombre total d’années d’études" }),
  of("currentOccupation", "text", { en: "Current occupation", fr: "Profession actuelle" }),
  of("intendedOccupation", "text", { en: "Intended occupation in Canada", fr: "Profession prévue au Canada" }),
  of(
    "nativeLanguage",
    "choice",
    { en: "Native language", fr: "Langue maternelle" },
    {
      choices: languageChoices,
      hint: searchLanguage,
    },
  ),
  chosen("canCommunicateInEnglishFrench", languageWords.canCommunicate, imm1294Communication),
  chosen("mostAtEaseLanguage", languageWords.mostAtEase, imm1294EaseLanguages, {
    shown: isInRow("canCommunicateInEnglishFrench", "Both"),
  }),
  of("hasLanguageTest", "yesNo", {
    en: "Did this person take a language test at a designated agency?",
    fr: "Cette personne a-t-elle passé un test de langue dans un organisme désigné?",
  }),
];

export const documentsAndPast: readonly FormField[] = [...marriage, ...papers, ...occupation];
