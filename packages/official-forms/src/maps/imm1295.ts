import { editionAbroad, visaTypeIsHidden } from "./editionAbroad.ts";
import { date, ofList, region, text, type FieldMapping, type FormEdition, type LeftAlone } from "./fieldMapping.ts";

const employer = "Page3/DetailsOfIntendedWork/DetailsOfWork";
const place = "Page3/IntendedLocationInCanada/intendedLocation";
const job = "Page3/DetailsOfWorkCont/details";

const work: readonly FieldMapping[] = [
  ofList("workDetails.permitType", `${employer}/TypeofWork/WorkPermitType`, "WorkPermitTypeList"),
  text("workDetails.employerName", `${employer}/PurposeRow1/EmployerName/EmployerName`, { most: 200 }),
  text("workDetails.employerAddress", `${employer}/PurposeRow1/Address/Address`, { most: 150 }),
  region("workDetails.province", `${place}/ProvinceState/ProvinceState`, "ProvinceAbbrevList"),
  {
    kind: "city",
    field: "workDetails.cityTown",
    at: [`${place}/CityTown/CityTown`],
    province: "workDetails.province",
  },
  text("workDetails.address", `${place}/Address`, { most: 130 }),
  text("workDetails.jobTitle", `${job}/jobTitle`, { most: 50 }),
  text("workDetails.duties", `${job}/posDesc`, { most: 100 }),
  date("workDetails.from", `${job}/HowLongStudy/FromDate`),
  date("workDetails.to", `${job}/HowLongStudy/ToDate`),
  text("workDetails.lmiaOrOfferNumber", `${job}/LMO/LMO`, { signs: "lettersAndDigits" }),
];

const caregiver = "Page3/LCP/Caregiver";

/** Questions about live-in caregivers open with a kind of permit that the form’s list no longer offers. */
const caregiverPlaces: readonly LeftAlone[] = [
  "ChildCare",
  "Disabled",
  "Elderly",
  "Other",
  "checkBoxCalcField",
  "personsCare/noPersons",
].map((part): LeftAlone => ({ path: `${caregiver}/${part}`, why: "decoration" }));

/** Where the French file names or places the same field otherwise. */
const moved: readonly (readonly [RegExp, string])[] = [
  [/\/(Row\d)\/Country$/, "/$1/Pays"],
  [/\/Country\/Country$/, "/Pays/Pays"],
  [/\/LanguageTest$/, "/LangTestIndicator"],
  [/^Page4\/Consent0\/(TextField2|C1CertificateIssueDate)$/, "Page4/$1"],
];

const inFrench = (path: string): string =>
  moved.reduce((found, [pattern, other]) => found.replace(pattern, other), path);

const edition = (language: "E" | "F"): FormEdition =>
  editionAbroad({
    form: "IMM1295",
    number: "1295",
    edition: "09-2023",
    language,
    mostOfCard: 10,
    contact: {
      addresses: "Page2/ContactInformation/contact",
      telephones: "Page2/ContactInformation/contact/PhoneNumbers",
      fax: "Page3/FaxEmail",
    },
    past: "Page3/PageWrapper",
    background: {
      page: "Page4",
      refusals: "Page4/BackgroundInfo2",
      appliedBefore: "Page4/BackgroundInfo2/VisaChoice3",
      crimeDetails: "Page4/PageWrapper/BackgroundInfo3/militaryServiceDetails",
      consent: "Page4/Consent0/Choice",
      signature: "Page4/Consent0/TextField2",
    },
    signedOn: "Page4/Consent0/C1CertificateIssueDate",
    titles: 9,
    own: work,
    ownLeftAlone: [visaTypeIsHidden, ...caregiverPlaces],
    named: language === "F" ? inFrench : (path) => path,
    notOnForm: [],
  });

export const imm1295: readonly FormEdition[] = [edition("E"), edition("F")];
