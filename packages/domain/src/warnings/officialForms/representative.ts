import type { CaseReader } from "../../caseFile/reader.ts";
import type { Outcome } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { isForm, notRaised, raisedIf, said } from "./saidOnForm.ts";

const otherRepresentative: Text = {
  en: "what this form says about the representative is not what was entered here",
  fr: "ce que ce formulaire dit de la personne représentante ne correspond pas à ce qui a été entré ici",
};

export const representative = [
  "familyName",
  "givenNames",
  "organization",
  "paidCollegeMembership",
  "paidLawMembership",
  "paidNotaryMembership",
  "address.streetNo",
  "address.streetName",
  "address.cityTown",
  "address.postalCode",
  "phoneNumber",
  "email",
].map((name) => `representative.${name}`);

const comparable = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/[^\p{L}\d@.]/gu, "")
    .toLowerCase();

/** The applicant’s own form; the forms of the family name the same representative. What was not entered here contradicts nothing. */
export function representativeIsAltered(the: CaseReader): Outcome {
  if (!isForm(the, "IMM 5476")) return notRaised;
  const isOther = (path: string): boolean => {
    const entered = the.formEntry("IMM5476", path);
    return (
      typeof entered === "string" && entered.trim() !== "" && comparable(said(the, path) ?? "") !== comparable(entered)
    );
  };
  return raisedIf(representative.some(isOther), otherRepresentative);
}
