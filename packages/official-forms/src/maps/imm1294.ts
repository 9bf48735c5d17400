import { editionAbroad, visaTypeIsHidden } from "./editionAbroad.ts";
import { date, ofList, region, text, type FieldMapping, type FormEdition } from "./fieldMapping.ts";

const school = "Page3/DetailsOfStudy/PurposeRow1";
const costs = "Page3/Contacts_Row1";

const study: readonly FieldMapping[] = [
  text("studyDetails.institutionName", `${school}/schoolName/SchoolName`, { most: 200 }),
  ofList("studyDetails.levelOfStudy", `${school}/schoolName/Level`, "LevelOfStudyList"),
  ofList("studyDetails.fieldOfStudy", `${school}/schoolName/Program`, "FieldOfStudyList"),
  region("studyDetails.schoolAddress.province", `${school}/ProvinceState/Prov`, "ProvinceAbbrevList"),
  {
    kind: "city",
    field: "studyDetails.schoolAddress.cityTown",
    at: [`${school}/CityTown/CityTown`],
    province: "studyDetails.schoolAddress.province",
  },
  text("studyDetails.schoolAddress.address", `${school}/Address/Address`, { most: 130 }),
  text("studyDetails.dliNumber", `${school}/DLI`, { most: 21, signs: "lettersAndDigits" }),
  text("studyDetails.studentId", `${school}/StudentNo`, { most: 25 }),
  date("studyDetails.studyDuration.from", `${school}/HowLongStudy/FromDate`),
  date("studyDetails.studyDuration.to", `${school}/HowLongStudy/ToDate`),
  text("studyDetails.studyCosts.tuition", `${costs}/tuition/amount`, { most: 7, signs: "digits" }),
  text("studyDetails.studyCosts.roomAndBoard", `${costs}/roomBoard/amount`, { most: 7, signs: "digits" }),
  text("studyDetails.studyCosts.other", `${costs}/other/amount`, { most: 7, signs: "digits" }),
  text("studyDetails.fundsAvailable", `${costs}/expensesPaid/Funds/Funds`, { most: 12, signs: "digits" }),
  ofList("studyDetails.expensesPaidBy", `${costs}/expensesPaid/expensesPaidBy`, "ExpensesPaidBySPList"),
  text("studyDetails.expensesPaidByOther", `${costs}/expensesPaid/Other`, { most: 50 }),
  text("studyDetails.palDocument.documentNumber", `${costs}/PAL/DocNum`, { most: 30, signs: "lettersDigitsSpaces" }),
  date("studyDetails.palDocument.expiryDate", `${costs}/PAL/DocExpiry`),
  text("studyDetails.caqCertificate.certificateNumber", `${costs}/CAQ/CertNum`, {
    most: 25,
    signs: "lettersDigitsSpaces",
  }),
  date("studyDetails.caqCertificate.expiryDate", `${costs}/CAQ/CertExpiry`),
];

/** Where the French file names or places the same field otherwise. */
const moved: readonly (readonly [RegExp, string])[] = [
  [/\/(Row\d)\/Country$/, "/$1/Pays"],
  [/\/Country\/Country$/, "/Pays/Pays"],
  [/^Page3\/(PhoneNumbers|FaxEmail)\//, "Page2/contact/$1/"],
  [/\/LanguageTest$/, "/LangTestIndicator"],
  [/^Page4\/PageWrapper\/BackgroundInfo2\//, "Page4/BackgroundInfo2/"],
];

const inFrench = (path: string): string =>
  moved.reduce((found, [pattern, other]) => found.replace(pattern, other), path);

const edition = (language: "E" | "F"): FormEdition =>
  editionAbroad({
    form: "IMM1294",
    number: "1294",
    edition: "06-2026",
    language,
    mostOfCard: 10,
    contact: { addresses: "Page2/contact", telephones: "Page3/PhoneNumbers", fax: "Page3/FaxEmail" },
    past: "Page3",
    background: {
      page: "Page4",
      refusals: "Page4/PageWrapper/BackgroundInfo2",
      appliedBefore: "Page4/PageWrapper/BackgroundInfo2/VisaChoice3",
      crimeDetails: "Page4/PageWrapper/BackgroundInfo3/Details",
      consent: "Page4/Consent0/Choice",
      signature: "Page4/TextField2",
    },
    signedOn: "Page4/C1CertificateIssueDate",
    titles: 10,
    own: study,
    ownLeftAlone: [visaTypeIsHidden],
    named: language === "F" ? inFrench : (path) => path,
    notOnForm: [
      {
        field: "studyDetails.isCustodianDeclarationRequired",
        why: "The form does not ask it. It decides whether IMM 5646 goes along.",
      },
    ],
  });

export const imm1294: readonly FormEdition[] = [edition("E"), edition("F")];
