import { under, type Box } from "./box.ts";

/** Where each value of form IMM 5409 (01-2023, English) stands in the file, read with the captions of the blank itself. It owes nothing to the map. */
export const boxesOfImm5409: readonly Box[] = under("IMM_5409/Page1", [
  ["Info/FirstName", "declarant.name", ""],
  ["Section5/NameDecl", "declarant.name", ""],
  ["Info/SecondName", "partner.name", ""],
  ["Section5/NamePartner", "partner.name", ""],
  ["Info/City", "residence.cityTown", ""],
  ["Info/County", "residence.county", ""],
  ["Info/Province", "residence.province", ""],
  ["Info/Country", "residence.country", ""],
  ["Info/YearsTogether", "union.years", ""],
  ["Info/startDate", "union.from", ""],
  ["Info/endDate", "union.to", ""],
  ["Section1/Options/Sec/yesno", "evidence.residence", "1 = yes, 2 = no"],
  ["Section1/Options/Sec[1]/yesno", "evidence.property", "1 = yes, 2 = no"],
  ["Section1/Options/Sec[2]/yesno", "evidence.accounts", "1 = yes, 2 = no"],
  ["Section1/Options/Sec[3]/yesno", "evidence.taxes", "1 = yes, 2 = no"],
  ["Section2/yesno", "evidence.ownLifeInsurance", "1 = yes, 2 = no"],
  ["Section3/yesno", "evidence.partnerLifeInsurance", "1 = yes, 2 = no"],
  ["Section4/TextField2", "evidence.other", ""],
]);
