import type { Box } from "./box.ts";

/**
 * Where each value of form IMM 5744 stands in the file, by what two published lists say is printed beside each box
 * (docs/facts/official-forms.md section 7). It owes nothing to the map.
 */
export const boxesOfImm5744: readonly Box[] = [
  ["IMM_5744/Page1/DRI_Sub/DRInfoSub1/Family_name", "representative.familyName", ""],
  ["IMM_5744/Page1/DRI_Sub/DRInfoSub1/Given_name", "representative.givenNames", ""],
  ["IMM_5744/Page1/DRI_Sub/DRInfoSub1/Firm", "representative.organization", ""],
  ["IMM_5744/Page1/DRI_Sub/DRInfoSub1/TelephoneSub/TelephoneNo", "representative.phoneNumber", ""],
  ["IMM_5744/Page1/DRI_Sub/DRInfoSub1/TelephoneSub/otherTelephoneNo", "representative.otherPhoneNumber", ""],
  ["IMM_5744/Page1/DRI_Sub/DRInfoSub2/Address", "representative.address.street", ""],
  // Printed beside it: City.
  ["IMM_5744/Page1/DRI_Sub/DRInfoSub2/CityProv/otherTelephoneNo", "representative.address.cityTown", ""],
  // Province.
  ["IMM_5744/Page1/DRI_Sub/DRInfoSub2/CityProv/TelephoneNo", "representative.address.provinceState", ""],
  // Country.
  ["IMM_5744/Page1/DRI_Sub/DRInfoSub2/CountryPostalCode/TelephoneNo", "representative.address.countryTerritory", ""],
  // Postal code.
  ["IMM_5744/Page1/DRI_Sub/DRInfoSub2/CountryPostalCode/otherTelephoneNo", "representative.address.postalCode", ""],
  ["IMM_5744/Page1/DRI_Sub/DRInfoSub2/EmailAddress", "representative.email", ""],
  ["IMM_5744/Page1/AppIndividSub/AppInfoSub/Family_name", "applicant.familyName", ""],
  ["IMM_5744/Page1/AppIndividSub/AppInfoSub/Given_name", "applicant.givenNames", ""],
  ["IMM_5744/Page1/AppIndividSub/AppInfoSub/DateBirth", "applicant.dateOfBirth", ""],
  ["IMM_5744/Page1/AppIndividSub/IndividSub/Family_name", "others[0].familyName", ""],
  ["IMM_5744/Page1/AppIndividSub/IndividSub/Given_name", "others[0].givenNames", ""],
  // Date of birth.
  ["IMM_5744/Page1/AppIndividSub/IndividSub/Firm", "others[0].dateOfBirth", ""],
  ["IMM_5744/Page1/AppIndividSub/IndividSub/RelationShip", "others[0].relationship", ""],
  ["IMM_5744/Page1/Individual45Sub/Individual4Sub/Family_name", "others[1].familyName", ""],
  ["IMM_5744/Page1/Individual45Sub/Individual4Sub/Given_name", "others[1].givenNames", ""],
  ["IMM_5744/Page1/Individual45Sub/Individual4Sub/DateBirth", "others[1].dateOfBirth", ""],
  ["IMM_5744/Page1/Individual45Sub/Individual4Sub/TelephoneSub/RelationShip", "others[1].relationship", ""],
  ["IMM_5744/Page1/Individual45Sub/Individual5Sub/Family_name", "others[2].familyName", ""],
  ["IMM_5744/Page1/Individual45Sub/Individual5Sub/Given_name", "others[2].givenNames", ""],
  ["IMM_5744/Page1/Individual45Sub/Individual5Sub/DateBirth", "others[2].dateOfBirth", ""],
  ["IMM_5744/Page1/Individual45Sub/Individual5Sub/TelephoneSub/RelationShip", "others[2].relationship", ""],
];
