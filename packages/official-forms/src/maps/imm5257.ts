import { editionAbroad, visaType } from "./editionAbroad.ts";
import { date, ofCodes, ofList, text, type FieldMapping, type FormEdition, type LeftAlone } from "./fieldMapping.ts";

const visit = "Page3/DetailsOfVisit";
const purpose = `${visit}/PurposeRow1`;

/** The second person to visit stands outside the group of the first, and their relationship is called otherwise. */
const visits: readonly (readonly [row: string, relationship: string])[] = [
  [`${visit}/Contacts_Row1`, "RelationshipToMe"],
  ["Page3/Contacts_Row2", "Relationship"],
];

const own: readonly FieldMapping[] = [
  ofCodes("visaType", visaType, ["VisitorVisa", "Transit"]),
  ofList("visitDetails.purpose", `${purpose}/PurposeOfVisit/PurposeOfVisit`, "VisitPurposeList"),
  text("visitDetails.purposeOther", `${purpose}/Other/Other`, { most: 50 }),
  date("visitDetails.from", `${purpose}/HowLongStay/FromDate`),
  date("visitDetails.to", `${purpose}/HowLongStay/ToDate`),
  text("visitDetails.fundsAvailable", `${purpose}/Funds/Funds`, { most: 12, signs: "digits" }),
  ...visits.flatMap(([row, relationship], index): readonly FieldMapping[] => [
    text(`visits[${index}].name`, `${row}/Name/Name`, { most: 150 }),
    text(`visits[${index}].relationship`, `${row}/${relationship}/RelationshipToMe`, { most: 50 }),
    text(`visits[${index}].address`, `${row}/AddressInCanada/AddressInCanada`, { most: 150 }),
  ]),
];

/** Copies of the days of the stay, which the form's own scripts write. */
const stayDates: readonly LeftAlone[] = ["From", "To"].flatMap((which) =>
  ["Yr", "MM", "DD"].map((part): LeftAlone => ({
    path: `${purpose}/HowLongStay/StayDates/${which}${part}`,
    why: "computed",
  })),
);

const contact = "Page2/ContactInformation/contact";
const background = "Page3/BackgroundInfo2";
const signature = "Page3/Signature";

/** English alone: no French blank was at hand. */
export const imm5257: readonly FormEdition[] = [
  editionAbroad({
    form: "IMM5257",
    number: "5257",
    edition: "09-2023",
    language: "E",
    mostOfCard: 20,
    contact: { addresses: contact, telephones: `${contact}/PhoneNumbers`, fax: `${contact}/FaxEmail` },
    past: "Page3",
    background: {
      page: "Page3",
      refusals: background,
      appliedBefore: `${background}/Details/VisaChoice3`,
      crimeDetails: "Page3/PageWrapper/BackgroundInfo3/details",
      consent: `${signature}/Consent0/Choice`,
      signature: `${signature}/TextField2`,
    },
    signedOn: `${signature}/C1CertificateIssueDate`,
    titles: 9,
    own,
    ownLeftAlone: stayDates,
    named: (path) => path,
    notOnForm: [],
  }),
];
