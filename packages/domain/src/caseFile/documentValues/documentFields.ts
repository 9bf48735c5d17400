import type { DocumentField, RowColumn } from "./documentField.ts";
import { lettersAndDigits, sentences } from "./typedForm.ts";
import { money } from "./moneyFields.ts";
import { aboutForms, inForms } from "./formFields.ts";

/** Every value that is read in a document or typed from it, by its name in boreal-reading/1 and boreal-case/1. */

const people: readonly DocumentField[] = [
  { id: "applicantFullName", kind: "text", isName: true, most: 120, label: { en: "Full name", fr: "Nom complet" } },
  { id: "firstName", kind: "text", isName: true, most: 80, label: { en: "Given names", fr: "Prénoms" } },
  { id: "lastName", kind: "text", isName: true, most: 80, label: { en: "Family name", fr: "Nom de famille" } },
  {
    id: "spouseFullName",
    kind: "text",
    isName: true,
    most: 120,
    label: { en: "Full name of the spouse or partner", fr: "Nom complet du conjoint ou partenaire" },
  },
  {
    id: "financialSupporterFullName",
    kind: "text",
    isName: true,
    most: 120,
    label: { en: "Full name of the financial supporter", fr: "Nom complet de la personne qui soutient" },
  },
  {
    id: "birthday",
    kind: "date",
    isPast: true,
    mayBePartial: true,
    label: { en: "Date of birth", fr: "Date de naissance" },
  },
  { id: "marriageDate", kind: "date", isPast: true, label: { en: "Date of marriage", fr: "Date du mariage" } },
  { id: "birthCountry", kind: "country", label: { en: "Country of birth", fr: "Pays de naissance" } },
  {
    id: "nationality",
    kind: "code",
    most: 3,
    pattern: /^[A-Z]{1,3}$/,
    otherwise: sentences.nationality,
    label: { en: "Nationality, as its code is printed", fr: "Nationalité, par son code imprimé" },
  },
  { id: "country", kind: "country", label: { en: "Country of issue", fr: "Pays de délivrance" } },
  {
    id: "uciNumber",
    kind: "code",
    most: 10,
    pattern: /^(\d{8}|\d{10})$/,
    otherwise: sentences.uci,
    label: { en: "Client number (UCI)", fr: "Numéro de client (IUC)" },
  },
];

const travel: readonly DocumentField[] = [
  {
    id: "passportNumber",
    kind: "code",
    least: 4,
    most: 20,
    ...lettersAndDigits,
    label: { en: "Passport number", fr: "Numéro de passeport" },
  },
  { id: "passportIssueDate", kind: "date", label: { en: "Passport issued on", fr: "Passeport délivré le" } },
  { id: "passportExpiryDate", kind: "date", label: { en: "Passport valid until", fr: "Passeport valide jusqu’au" } },
  {
    id: "usVisaExpiryDate",
    kind: "date",
    label: { en: "U.S. visa valid until", fr: "Visa des États-Unis valide jusqu’au" },
  },
  {
    id: "studyPermitExpiryDate",
    kind: "date",
    label: { en: "Study permit valid until", fr: "Permis d’études valide jusqu’au" },
  },
  { id: "visaType", kind: "text", most: 80, label: { en: "Type of visa or permit", fr: "Type de visa ou de permis" } },
  { id: "refusalReason", kind: "text", most: 300, label: { en: "Reason for the refusal", fr: "Motif du refus" } },
  { id: "visas", kind: "rows", label: { en: "Visas", fr: "Visas" } },
  { id: "stamps", kind: "rows", label: { en: "Stamps of entries and exits", fr: "Cachets d’entrée et de sortie" } },
];

const anyDocument: readonly DocumentField[] = [
  { id: "documentNumber", kind: "code", most: 40, label: { en: "Document number", fr: "Numéro du document" } },
  { id: "issueDate", kind: "date", label: { en: "Date of the document", fr: "Date du document" } },
  {
    id: "dueDate",
    kind: "date",
    label: { en: "Answer due by, if it names a day", fr: "Réponse attendue au plus tard le, si un jour est indiqué" },
  },
  { id: "answeredOn", kind: "date", isPast: true, label: { en: "Done or answered on", fr: "Fait ou répondu le" } },
  { id: "expiryDate", kind: "date", label: { en: "Valid until", fr: "Valide jusqu’au" } },
  { id: "letterKind", kind: "found", label: { en: "Kind of letter", fr: "Type de lettre" } },
];

const biometrics: readonly DocumentField[] = [
  {
    id: "biometricsIdentificationNumber",
    kind: "code",
    most: 40,
    label: { en: "Biometrics number", fr: "Numéro des données biométriques" },
  },
  // Chosen among the people of the case, where the file is shown.
  { id: "receiptOwner", kind: "found", label: { en: "Receipt of", fr: "Reçu de" } },
  { id: "biometricsDate", kind: "date", label: { en: "Biometrics given on", fr: "Données biométriques fournies le" } },
  {
    id: "biometricsExpiryDate",
    kind: "date",
    label: { en: "Biometrics valid until", fr: "Données biométriques valides jusqu’au" },
  },
  {
    id: "imeNumber",
    kind: "code",
    most: 20,
    label: { en: "Medical exam number (IME)", fr: "Numéro de l’examen médical (EMI)" },
  },
  {
    id: "medicalExpiryDate",
    kind: "date",
    label: { en: "Medical exam valid until", fr: "Examen médical valide jusqu’au" },
  },
];

/** A time in a life: a month (2024-09) or a day, and `ongoing` while it lasts. */
const historyColumns: readonly RowColumn[] = [
  { id: "from", kind: "text", most: 10, label: { en: "From", fr: "Du" } },
  { id: "to", kind: "text", most: 10, label: { en: "To", fr: "Au" } },
  { id: "what", kind: "text", most: 150, mayBeEmpty: true, label: { en: "School or job", fr: "École ou emploi" } },
];

/** Tests that a table turns into levels (tables/language/languageBands.ts); of any other, nothing follows. */
const languageTestKinds = [
  { id: "ieltsGeneral", label: { en: "IELTS General Training", fr: "IELTS General Training" } },
  { id: "celpipGeneral", label: { en: "CELPIP-General", fr: "CELPIP-General" } },
  { id: "pteCore", label: { en: "PTE Core", fr: "PTE Core" } },
  { id: "tefCanada", label: { en: "TEF Canada", fr: "TEF Canada" } },
  { id: "tcfCanada", label: { en: "TCF Canada", fr: "TCF Canada" } },
  { id: "other", label: { en: "Another test", fr: "Un autre test" } },
] as const;

const studies: readonly DocumentField[] = [
  { id: "schoolName", kind: "text", most: 150, label: { en: "School", fr: "Établissement d’enseignement" } },
  {
    id: "schoolProvince",
    kind: "province",
    label: { en: "Province or territory of the school", fr: "Province ou territoire de l’établissement" },
  },
  { id: "studentId", kind: "code", most: 40, label: { en: "Student number", fr: "Numéro étudiant" } },
  {
    id: "dliNumber",
    kind: "code",
    most: 21,
    pattern: /^O\d+$/,
    otherwise: sentences.studyNumber,
    label: {
      en: "DLI number of the school",
      fr: "Numéro d’EED de l’établissement",
    },
  },
  { id: "programName", kind: "text", most: 150, label: { en: "Program", fr: "Programme" } },
  { id: "startOfCanadianStudyProgram", kind: "date", label: { en: "Studies begin", fr: "Début des études" } },
  { id: "graduationDate", kind: "date", label: { en: "Studies end", fr: "Fin des études" } },
  { id: "completionDate", kind: "date", label: { en: "Studies completed on", fr: "Études terminées le" } },
  {
    id: "durationMonths",
    kind: "number",
    most: 120,
    whole: true,
    label: { en: "Length of the program, in months", fr: "Durée du programme, en mois" },
  },
  {
    id: "isEnrolled",
    kind: "yesNo",
    label: { en: "The letter says that the student is enrolled", fr: "La lettre confirme l’inscription de l’élève" },
  },
  {
    id: "loaExpiryDate",
    kind: "date",
    label: { en: "Letter of acceptance valid until", fr: "Lettre d’acceptation valide jusqu’au" },
  },
  {
    id: "palExpiryDate",
    kind: "date",
    label: { en: "Attestation letter valid until", fr: "Lettre d’attestation valide jusqu’au" },
  },
  {
    id: "palProvince",
    kind: "province",
    label: {
      en: "Province or territory of the attestation letter",
      fr: "Province ou territoire de la lettre d’attestation",
    },
  },
  {
    id: "certificateNumber",
    kind: "code",
    most: 40,
    label: { en: "Number of the certificate (CAQ)", fr: "Numéro du certificat (CAQ)" },
  },
  {
    id: "isOfficial",
    kind: "yesNo",
    label: { en: "The transcript is official", fr: "Le relevé de notes est officiel" },
  },
  {
    id: "languageTestKind",
    kind: "choice",
    choices: languageTestKinds,
    label: { en: "Kind of test", fr: "Type de test" },
  },
  {
    id: "educationHistory",
    kind: "rows",
    columns: historyColumns,
    label: { en: "Schools attended", fr: "Établissements fréquentés" },
  },
  { id: "testDate", kind: "date", label: { en: "Date of the test", fr: "Date du test" } },
  { id: "Speaking", kind: "number", most: 999, whole: false, label: { en: "Speaking", fr: "Expression orale" } },
  {
    id: "Listening",
    kind: "number",
    most: 999,
    whole: false,
    label: { en: "Listening", fr: "Compréhension de l’oral" },
  },
  { id: "Reading", kind: "number", most: 999, whole: false, label: { en: "Reading", fr: "Compréhension de l’écrit" } },
  { id: "Writing", kind: "number", most: 999, whole: false, label: { en: "Writing", fr: "Expression écrite" } },
];

const workPermitTypes = [
  { id: "open", label: { en: "Open", fr: "Ouvert" } },
  { id: "employerSpecific", label: { en: "For one employer", fr: "Lié à un employeur" } },
  { id: "postGraduation", label: { en: "Post-graduation", fr: "Postdiplôme" } },
  { id: "coOp", label: { en: "Co-op or internship", fr: "Coop ou stage" } },
  { id: "bridging", label: { en: "Bridging open", fr: "Ouvert transitoire" } },
  { id: "other", label: { en: "Another kind", fr: "Un autre type" } },
] as const;

const work: readonly DocumentField[] = [
  { id: "employer", kind: "text", most: 150, label: { en: "Employer", fr: "Employeur" } },
  { id: "jobTitle", kind: "text", most: 150, label: { en: "Job title", fr: "Titre du poste" } },
  { id: "startDate", kind: "date", label: { en: "Work began on", fr: "Début de l’emploi" } },
  {
    id: "workPermitType",
    kind: "choice",
    choices: workPermitTypes,
    label: { en: "Kind of work permit", fr: "Type de permis de travail" },
  },
  { id: "licenceType", kind: "text", most: 80, label: { en: "Kind of licence", fr: "Type de licence" } },
  { id: "employmentHistory", kind: "rows", columns: historyColumns, label: { en: "Jobs held", fr: "Emplois occupés" } },
];

const court: readonly DocumentField[] = [
  {
    id: "courtFileNumber",
    kind: "text",
    most: 40,
    label: { en: "Court file number", fr: "Numéro de dossier de la Cour" },
  },
  {
    id: "confirmationNumber",
    kind: "text",
    most: 40,
    label: { en: "Confirmation number", fr: "Numéro de confirmation" },
  },
  {
    id: "filingStatus",
    kind: "choice",
    choices: [
      { id: "Accepted", label: { en: "Accepted", fr: "Accepté" } },
      { id: "Returned", label: { en: "Returned", fr: "Renvoyé" } },
    ],
    label: { en: "What the registry says", fr: "Réponse du greffe" },
  },
];

export const documentFields: readonly DocumentField[] = [
  ...people,
  ...travel,
  ...anyDocument,
  ...biometrics,
  ...studies,
  ...money,
  ...work,
  ...court,
  ...aboutForms,
  ...inForms,
];

const byId = new Map(documentFields.map((field) => [field.id, field]));

export const documentField = (id: string): DocumentField | undefined => byId.get(id);

/** Whether people type a value. What was found about a file is not: nobody says of a file that it is signed or validated. */
export function isTypeable(id: string): boolean {
  const field = byId.get(id);
  return field !== undefined && field.kind !== "found" && field.kind !== "rows";
}
