import { country, date, text, yesNo, type FieldMapping } from "./fieldMapping.ts";

type DocumentFields = {
  readonly hasPassport: string;
  readonly passport: (name: string) => string;
  readonly hasCard: string;
  readonly card: (name: string) => string;
};

/** Passport and identity card, of the applicant or of somebody in the family. */
export const documentsOf = (passport: string, card: string, of: DocumentFields): readonly FieldMapping[] => [
  yesNo(of.hasPassport, `${passport}/passportValidInd`),
  text(of.passport("passportNumber"), `${passport}/PassportNum/PassportNum`, {
    most: 20,
    signs: "lettersDigitsSpaces",
  }),
  country(of.passport("countryOfIssue"), `${passport}/CountryofIssue/CountryofIssue`, "CountryTravelDocumentList"),
  date(of.passport("issueDate"), `${passport}/IssueDate/IssueDate`),
  date(of.passport("expiryDate"), `${passport}/ExpiryDate`),
  yesNo(of.passport("taiwanPassport"), `${passport}/TaiwanPIN`),
  yesNo(of.passport("israeliPassport"), `${passport}/IsraelPassportIndicator`),
  yesNo(of.hasCard, `${card}/q1/natIDIndicator`),
  text(of.card("documentNumber"), `${card}/natIDdocs/DocNum/DocNum`, { most: 20, signs: "lettersDigitsSpaces" }),
  country(of.card("countryOfIssue"), `${card}/natIDdocs/CountryofIssue/CountryofIssue`, "CountryOfIssueList"),
  date(of.card("issueDate"), `${card}/natIDdocs/IssueDate/IssueDate`),
  date(of.card("expiryDate"), `${card}/natIDdocs/ExpiryDate`),
];
