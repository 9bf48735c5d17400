import type { Representative } from "../../caseFile/authority/representative.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import type { Text } from "../../kernel/text.ts";
import type { FormPrefill, FormValue } from "../fields/field.ts";

/** What the office says of who acts for the applicant, in the fields of IMM 5476. */

const fromOffice: Text = { en: "from the particulars of the office", fr: "d’après les renseignements du cabinet" };

/** The choices of the form, whose numbers differ for who is paid and who is not. */
const kindsOfBodies = {
  college: { paid: "1", unpaid: "2" },
  lawSociety: { paid: "2", unpaid: "4" },
  notaries: { paid: "3", unpaid: "5" },
} as const;

const membershipPaths = {
  college: { paid: "paidCollegeMembership", unpaid: "unpaidCollegeMembership" },
  lawSociety: { paid: "paidLawMembership", unpaid: "unpaidLawMembership" },
  notaries: { paid: "paidNotaryMembership", unpaid: "unpaidNotaryMembership" },
} as const;

/** By the path of the field, without `representative.` before it. */
function valuesOf(office: Representative): Readonly<Record<string, FormValue | undefined>> {
  const { isPaid, body, address = {} } = office;
  const pay = isPaid ? "paid" : "unpaid";
  return {
    familyName: office.familyName,
    givenNames: office.givenNames,
    isPaid,
    [`${pay}Kind`]: kindsOfBodies[body][pay],
    [membershipPaths[body][pay]]: office.membershipNumber,
    ...(body === "lawSociety" ? { [`${pay}LawProvince`]: office.province } : {}),
    organization: office.firm,
    "address.aptUnit": address.aptUnit,
    "address.streetNo": address.streetNumber,
    "address.streetName": address.streetName,
    "address.cityTown": address.city,
    "address.countryTerritory": address.country,
    "address.provinceState": address.province,
    "address.postalCode": address.postalCode,
    phoneCountryCode: office.phoneCountryCode,
    phoneNumber: office.phoneNumber,
    faxCountryCode: office.faxCountryCode,
    faxNumber: office.faxNumber,
    email: office.email,
  };
}

/** What the office says for a field of section B, with the fact that it rests on. */
export const ofOffice =
  (part: string): FormPrefill =>
  (the) => {
    const office = the.case.representative();
    const value = office && valuesOf(office)[part];
    return value === undefined || value === ""
      ? undefined
      : { value, from: { fact: "representative", says: fromOffice } };
  };

/** What section B of the applicant’s form says: what was entered there, else what the office says. */
export function statedOfRepresentative(the: CaseReader, part: string): FormValue | undefined {
  const entered = the.formEntry("IMM5476", `representative.${part}`) as FormValue | undefined;
  if (entered !== undefined && entered !== "") return entered;
  const office = the.representative();
  return office && valuesOf(office)[part];
}
