import {
  countryName,
  date,
  nth,
  ofCodes,
  range,
  text,
  under,
  type FormEdition,
  type LeftAlone,
} from "./fieldMapping.ts";

const at = under("IMM_5476/Page1");
const unpaid = "SectionB/question6/questionI";
const paid = "SectionB/question6/questionII";
const contact = "SectionB/question7";
const any = { signs: "any" } as const;

/** Spelt by themselves in the file: "signatrure". */
const signatures = [
  "SectionB/question8/signatrureApplicant",
  "SectionB/question8/signatrureApplicant[1]",
  "sectionD/signatrureApplicant",
  "sectionE/signatrureApplicant",
  "sectionE/signatrureApplicant[1]",
].map(at);

export const imm5476: readonly FormEdition[] = [
  {
    form: "IMM5476",
    number: "5476",
    edition: "11-2025",
    language: "E",
    places: [
      // Appoint, update contact, cancel, cancel and appoint anew, withdraw.
      ofCodes("purpose", at("RadioButtonList"), ["1", "2", "3", "4", "5"]),
      text("applicant.familyName", at("SectionA/familyName"), any),
      text("applicant.givenNames", at("SectionA/givenName"), any),
      date("applicant.dateOfBirth", at("SectionA/DOB")),
      text("applicant.email", at("SectionA/office"), any),
      text("applicant.contactWithoutEmail", at("SectionA/office[1]"), any),
      text("application.type", at("SectionA/office[2]"), any),
      text("application.number", at("SectionA/application"), any),
      text("applicant.uci", at("SectionA/UCI"), any),
      text("representative.familyName", at("SectionB/familyName"), any),
      text("representative.givenNames", at("SectionB/givenName"), any),
      // Friend or family, consultant, other, lawyer, notary of Québec.
      ofCodes("representative.unpaidKind", at(`${unpaid}/uncompensated`), ["1", "2", "3", "4", "5"]),
      text("representative.unpaidCollegeMembership", at(`${unpaid}/membership`), any),
      text("representative.unpaidLawProvince", at(`${unpaid}/province2`), any),
      text("representative.unpaidLawMembership", at(`${unpaid}/membership2`), any),
      text("representative.unpaidOther", at(`${unpaid}/otherRep`), any),
      text("representative.unpaidNotaryMembership", at(`${unpaid}/membership[1]`), any),
      // Consultant, lawyer, notary of Québec.
      ofCodes("representative.paidKind", at(`${paid}/compensated`), ["1", "2", "3"]),
      text("representative.paidCollegeMembership", at(`${paid}/ICCRCMember`), any),
      text("representative.paidLawProvince", at(`${paid}/province`), any),
      text("representative.paidLawMembership", at(`${paid}/membership`), any),
      text("representative.paidNotaryMembership", at(`${paid}/quebecLaw`), any),
      text("representative.organization", at(`${contact}/organization`), any),
      text("representative.supervisingLawyer", at(`${contact}/lawyer`), any),
      text("representative.supervisingLawyerMembership", at(`${contact}/membershipID`), any),
      text("representative.address.aptUnit", at(`${contact}/unit`), { most: 10, signs: "any" }),
      text("representative.address.streetNo", at(`${contact}/streetNo`), { most: 10, signs: "any" }),
      text("representative.address.streetName", at(`${contact}/streetName`), { most: 100, signs: "any" }),
      text("representative.address.cityTown", at(`${contact}/city`), { most: 30, signs: "any" }),
      text("representative.address.provinceState", at(`${contact}/province`), any),
      countryName("representative.address.countryTerritory", at(`${contact}/country`)),
      text("representative.address.postalCode", at(`${contact}/postalcode`), any),
      text("representative.phoneCountryCode", at(`${contact}/phoneCountryCode`), { signs: "digits" }),
      text("representative.phoneNumber", at(`${contact}/phoneNumber`), any),
      text("representative.faxCountryCode", at(`${contact}/faxCountryCode`), { signs: "digits" }),
      text("representative.faxNumber", at(`${contact}/faxNumber`), any),
      text("representative.email", at(`${contact}/email`), any),
      date("representative.signedOn", at("SectionB/question8/dateSigned")),
      date("representative.supervisingLawyerSignedOn", at("SectionB/question8/dateSigned[1]")),
      text("cancelled.familyName", at("sectionC/familyName"), any),
      text("cancelled.givenNames", at("sectionC/givenName"), any),
      text("cancelled.organization", at("sectionC/organization"), any),
      text("withdrawn.familyName", at("sectionD/familyName"), any),
      text("withdrawn.givenNames", at("sectionD/givenName"), any),
      text("withdrawn.organization", at("sectionD/organization"), any),
      date("withdrawn.signedOn", at("sectionD/dateApplicantSigned")),
      date("declaration.signedOn", at("sectionE/dateApplicantSigned")),
    ],
    leftAlone: [
      ...[...signatures, at("sectionE/dateSpouseSigned")].map((path): LeftAlone => ({ path, why: "signature" })),
      ...range(4).flatMap((index) =>
        ["num", "totPage", "FormNumber"].map((name): LeftAlone => ({
          path: `IMM_5476/${nth(name, index)}`,
          why: "computed",
        })),
      ),
    ],
    notOnForm: [{ field: "representative.isPaid", why: "Told by which of the two groups is ticked." }],
    signatures,
    comparedWith: "official file",
  },
];
