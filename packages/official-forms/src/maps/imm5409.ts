import { countryName, date, text, under, yesNo, type FormEdition, type LeftAlone } from "./fieldMapping.ts";

const at = under("IMM_5409/Page1");
const any = { signs: "any" } as const;
const proofs = "Section1/Options/Sec";

/** Written by hand before whoever takes the declaration: where, when, before whom. */
const beforeOfficial = [
  "Info/Jurisdiction/Country",
  "Info/Jurisdiction/Province",
  ...["City", "AdminDecl", "County", "Province", "Country", "Title", "Day", "Month", "Year"].map(
    (name) => `Section5/${name}`,
  ),
].map(at);

const signatures = ["SignatureDecl", "SignaturePartner", "SignatureAdminDecl"].map((name) => at(`Section5/${name}`));

export const imm5409: readonly FormEdition[] = [
  {
    form: "IMM5409",
    number: "5409",
    edition: "01-2023",
    language: "E",
    places: [
      // The form has both names twice: in its first sentence and above the signatures.
      text("declarant.name", [at("Info/FirstName"), at("Section5/NameDecl")], any),
      text("partner.name", [at("Info/SecondName"), at("Section5/NamePartner")], any),
      text("residence.cityTown", at("Info/City"), any),
      text("residence.county", at("Info/County"), any),
      text("residence.province", at("Info/Province"), any),
      countryName("residence.country", at("Info/Country")),
      text("union.years", at("Info/YearsTogether"), { signs: "digits" }),
      date("union.from", at("Info/startDate")),
      date("union.to", at("Info/endDate")),
      yesNo("evidence.residence", at(`${proofs}/yesno`), "1", "2"),
      yesNo("evidence.property", at(`${proofs}[1]/yesno`), "1", "2"),
      yesNo("evidence.accounts", at(`${proofs}[2]/yesno`), "1", "2"),
      yesNo("evidence.taxes", at(`${proofs}[3]/yesno`), "1", "2"),
      yesNo("evidence.ownLifeInsurance", at("Section2/yesno"), "1", "2"),
      yesNo("evidence.partnerLifeInsurance", at("Section3/yesno"), "1", "2"),
      text("evidence.other", at("Section4/TextField2"), any),
    ],
    leftAlone: [...beforeOfficial, ...signatures].map((path): LeftAlone => ({ path, why: "signature" })),
    notOnForm: [],
    signatures,
    comparedWith: "official file",
  },
];
