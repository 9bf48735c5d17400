import type { Text } from "../../kernel/text.ts";
import type { DocumentField } from "./documentField.ts";

/** Every value that is read in a document or typed from it, by its name in boreal-reading/1 and boreal-case/1. */

const sentences = {
  uci: {
    en: "A UCI has 8 or 10 digits, such as 1234-5678. Enter the digits as they are printed.",
    fr: "Un IUC compte 8 ou 10 chiffres, par exemple 1234-5678. Entrez les chiffres comme ils sont imprimés.",
  },
  letters: {
    en: "Use letters and digits only, as they are printed.",
    fr: "Utilisez seulement des lettres et des chiffres, comme ils sont imprimés.",
  },
  currency: {
    en: "Enter the three letters of the currency, such as CAD or USD.",
    fr: "Entrez les trois lettres de la devise, par exemple CAD ou USD.",
  },
  studyNumber: {
    en: "Enter the letter O and the digits, as they are printed on the letter.",
    fr: "Entrez la lettre O et les chiffres, comme ils sont imprimés sur la lettre.",
  },
} satisfies Record<string, Text>;

const lettersAndDigits = { pattern: /^[A-Z\d]+$/, otherwise: sentences.letters } as const;

const people: readonly DocumentField[] = [
  { id: "applicantFullName", kind: "text", most: 120, label: { en: "Full name", fr: "Nom complet" } },
  { id: "firstName", kind: "text", most: 80, label: { en: "Given names", fr: "Prénoms" } },
  { id: "lastName", kind: "text", most: 80, label: { en: "Family name", fr: "Nom de famille" } },
  {
    id: "spouseFullName",
    kind: "text",
    most: 120,
    label: { en: "Full name of the spouse or partner", fr: "Nom complet du conjoint ou partenaire" },
  },
  {
    id: "financialSupporterFullName",
    kind: "text",
    most: 120,
    label: { en: "Full name of the financial supporter", fr: "Nom complet de la personne qui soutient" },
  },
  { id: "birthday", kind: "date", isPast: true, label: { en: "Date of birth", fr: "Date de naissance" } },
  { id: "birthCountry", kind: "country", label: { en: "Country of birth", fr: "Pays de naissance" } },
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
      en: "Number of the designated learning institution (DLI)",
      fr: "Numéro de l’établissement d’enseignement désigné (EED)",
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
    label: { en: "The letter says that the student is enrolled", fr: "La lettre dit que l’élève est inscrit" },
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
  { id: "educationHistory", kind: "rows", label: { en: "Schools attended", fr: "Établissements fréquentés" } },
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

/** Those that rules tell apart (funds/accounts.ts); anything else is an ordinary account. */
const accountTypes = [
  { id: "chequing", label: { en: "Chequing account", fr: "Compte chèques" } },
  { id: "savings", label: { en: "Savings account", fr: "Compte d’épargne" } },
  { id: "termDeposit", label: { en: "Term deposit", fr: "Dépôt à terme" } },
  { id: "retirement", label: { en: "Retirement savings", fr: "Épargne-retraite" } },
  { id: "pension", label: { en: "Pension fund", fr: "Fonds de pension" } },
  { id: "provident", label: { en: "Provident fund", fr: "Fonds de prévoyance" } },
  { id: "rrsp", label: { en: "RRSP", fr: "REER" } },
  { id: "401k", label: { en: "401(k)", fr: "401(k)" } },
  { id: "epf", label: { en: "Employees’ provident fund (EPF)", fr: "Fonds de prévoyance des employés (EPF)" } },
  { id: "other", label: { en: "Another account", fr: "Un autre compte" } },
] as const;

const assetTypes = [
  { id: "account", label: { en: "Money in an account", fr: "Argent dans un compte" } },
  { id: "cryptocurrency", label: { en: "Cryptocurrency", fr: "Cryptomonnaie" } },
  { id: "creditLimit", label: { en: "Credit limit", fr: "Limite de crédit" } },
  { id: "vehicle", label: { en: "Vehicle", fr: "Véhicule" } },
  { id: "jewellery", label: { en: "Jewellery", fr: "Bijoux" } },
  {
    id: "insuranceNotSurrendered",
    label: { en: "Insurance that is not cashed in", fr: "Assurance qui n’est pas rachetée" },
  },
  { id: "propertyTitle", label: { en: "Title to land or a building", fr: "Titre de propriété" } },
  { id: "businessAsset", label: { en: "Property of a business", fr: "Biens d’une entreprise" } },
  { id: "unvestedShares", label: { en: "Shares that are not vested yet", fr: "Actions pas encore acquises" } },
  { id: "other", label: { en: "Something else", fr: "Autre chose" } },
] as const;

/** The choices of form IMM 1294; its long lists stay out of the pages of the vault. */
const payers = [
  { id: "Myself", label: { en: "Myself", fr: "Moi-même" } },
  { id: "Parents", label: { en: "Parents", fr: "Parents" } },
  { id: "Other", label: { en: "Other", fr: "Autre" } },
] as const;

const money: readonly DocumentField[] = [
  { id: "tuitionFees", kind: "money", label: { en: "Tuition", fr: "Droits de scolarité" } },
  { id: "roomAndBoard", kind: "money", label: { en: "Room and board", fr: "Logement et repas" } },
  { id: "otherCosts", kind: "money", label: { en: "Other costs", fr: "Autres coûts" } },
  { id: "fundsAvailable", kind: "money", label: { en: "Funds available", fr: "Fonds disponibles" } },
  { id: "scholarshipAmount", kind: "money", label: { en: "Amount of the scholarship", fr: "Montant de la bourse" } },
  {
    id: "closingBalance",
    kind: "money",
    mayBeNegative: true,
    label: { en: "Closing balance", fr: "Solde de clôture" },
  },
  {
    id: "currency",
    kind: "code",
    most: 3,
    pattern: /^[A-Z]{3}$/,
    otherwise: sentences.currency,
    label: { en: "Currency, if not Canadian dollars", fr: "Devise, si ce ne sont pas des dollars canadiens" },
  },
  { id: "accountHolderName", kind: "text", most: 150, label: { en: "Account holder", fr: "Titulaire du compte" } },
  { id: "bankName", kind: "text", most: 100, label: { en: "Bank", fr: "Banque" } },
  { id: "accountNumber", kind: "code", most: 40, label: { en: "Account number", fr: "Numéro de compte" } },
  { id: "accountType", kind: "choice", choices: accountTypes, label: { en: "Kind of account", fr: "Genre de compte" } },
  {
    id: "assetType",
    kind: "choice",
    choices: assetTypes,
    label: { en: "What it shows", fr: "Ce que le document montre" },
  },
  {
    id: "canWithdraw",
    kind: "yesNo",
    label: { en: "The money can be withdrawn now", fr: "L’argent peut être retiré maintenant" },
  },
  { id: "periodStart", kind: "date", label: { en: "Period begins", fr: "Début de la période" } },
  { id: "periodEnd", kind: "date", label: { en: "Period ends", fr: "Fin de la période" } },
  { id: "receiptNumber", kind: "code", most: 40, label: { en: "Receipt number", fr: "Numéro du reçu" } },
  {
    id: "expensesPaidBy",
    kind: "choice",
    choices: payers,
    label: { en: "Expenses paid by", fr: "Dépenses payées par" },
  },
];

const work: readonly DocumentField[] = [
  { id: "employer", kind: "text", most: 150, label: { en: "Employer", fr: "Employeur" } },
  { id: "jobTitle", kind: "text", most: 150, label: { en: "Job title", fr: "Titre du poste" } },
  { id: "startDate", kind: "date", label: { en: "Work began on", fr: "Début de l’emploi" } },
  { id: "licenceType", kind: "text", most: 80, label: { en: "Kind of licence", fr: "Type de licence" } },
  { id: "employmentHistory", kind: "rows", label: { en: "Jobs held", fr: "Emplois occupés" } },
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

const found = (id: string, label: Text): DocumentField => ({ id, kind: "found", label });

/** About a form as a file. */
const aboutForms: readonly DocumentField[] = [
  found("formNumber", { en: "Form number", fr: "Numéro du formulaire" }),
  found("formEdition", { en: "Edition of the form", fr: "Édition du formulaire" }),
  found("isValidated", { en: "Validated", fr: "Validé" }),
  found("isSigned", { en: "Signed", fr: "Signé" }),
  found("isNotarized", { en: "Notary’s signature and stamp", fr: "Signature et sceau de notaire" }),
  found("isApplicantComplete", { en: "Own part filled in whole", fr: "Sa propre partie remplie en entier" }),
  found("isFamilyComplete", { en: "Family filled in whole", fr: "Famille remplie en entier" }),
];

/** What a form says of people, by dotted path. */
const inForms: readonly DocumentField[] = [
  {
    id: "custodian.firstName",
    kind: "text",
    most: 80,
    label: { en: "Given names of the custodian", fr: "Prénoms de la personne gardienne" },
  },
  {
    id: "custodian.lastName",
    kind: "text",
    most: 80,
    label: { en: "Family name of the custodian", fr: "Nom de famille de la personne gardienne" },
  },
  {
    id: "custodian.address",
    kind: "text",
    most: 300,
    label: { en: "Address of the custodian", fr: "Adresse de la personne gardienne" },
  },
  {
    id: "representative.familyName",
    kind: "text",
    most: 80,
    label: { en: "Family name of the representative", fr: "Nom de famille de la personne représentante" },
  },
  {
    id: "representative.givenNames",
    kind: "text",
    most: 80,
    label: { en: "Given names of the representative", fr: "Prénoms de la personne représentante" },
  },
  {
    id: "representative.organization",
    kind: "text",
    most: 150,
    label: { en: "Firm of the representative", fr: "Cabinet de la personne représentante" },
  },
  {
    id: "representative.paidCollegeMembership",
    kind: "text",
    most: 40,
    label: { en: "Member number at the College", fr: "Numéro de membre du Collège" },
  },
  {
    id: "representative.paidLawMembership",
    kind: "text",
    most: 40,
    label: { en: "Member number at the law society", fr: "Numéro de membre du barreau" },
  },
  {
    id: "representative.paidNotaryMembership",
    kind: "text",
    most: 40,
    label: { en: "Member number at the Chambre des notaires", fr: "Numéro de membre de la Chambre des notaires" },
  },
  {
    id: "representative.address.streetNo",
    kind: "text",
    most: 20,
    label: { en: "Street number of the representative", fr: "Numéro de rue de la personne représentante" },
  },
  {
    id: "representative.address.streetName",
    kind: "text",
    most: 150,
    label: { en: "Street of the representative", fr: "Rue de la personne représentante" },
  },
  {
    id: "representative.address.cityTown",
    kind: "text",
    most: 80,
    label: { en: "City of the representative", fr: "Ville de la personne représentante" },
  },
  {
    id: "representative.address.postalCode",
    kind: "text",
    most: 20,
    label: { en: "Postal code of the representative", fr: "Code postal de la personne représentante" },
  },
  {
    id: "representative.phoneNumber",
    kind: "text",
    most: 30,
    label: { en: "Telephone of the representative", fr: "Téléphone de la personne représentante" },
  },
  {
    id: "representative.email",
    kind: "text",
    most: 150,
    label: { en: "Email of the representative", fr: "Courriel de la personne représentante" },
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
