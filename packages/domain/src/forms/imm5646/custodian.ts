import { isPartialDate, isYoungerOn } from "../../kernel/partialDate.ts";
import type { Text } from "../../kernel/text.ts";
import { refusal } from "../../kernel/validation.ts";
import { imm5646CustodianStatuses } from "../../lists/officialForms/formChoices5646.ts";
import { custodianLeastAge } from "../../tables/family/custodianForm.ts";
import { birthdayInPast } from "../../fields/checks/dates.ts";
import { ofText } from "../../fields/checks/checks.ts";
import { choicesOf } from "../fields/choices.ts";
import type { FormCheck, FormSection } from "../fields/field.ts";
import { read } from "../prefills/origins.ts";
import { hasTenDigits } from "../fields/telephoneFields.ts";

/** The person in Canada who is responsible for the student. */

const tooYoung: Text = {
  en: "A custodian must be at least {years} years old. Name another person, or correct the date.",
  fr: "Un gardien doit avoir au moins {years} ans. Nommez une autre personne, ou corrigez la date.",
};

const isOfAge: FormCheck = ofText((value, the) => {
  const least = the.case.row(custodianLeastAge);
  return isPartialDate(value) && least.found && isYoungerOn(value, least.row.value, the.case.today()) === true
    ? refusal("custodianTooYoung", tooYoung, { years: least.row.value })
    : undefined;
});

const declarationPage = { main: "custodian-declaration" } as const;
const fromDeclaration = {
  en: "from the declaration that you uploaded",
  fr: "d’après la déclaration que vous avez téléversée",
};

export const custodian: FormSection = {
  id: "custodian",
  title: { en: "Custodian", fr: "Gardien" },
  lead: {
    en: "The person in Canada who is responsible for the student.",
    fr: "La personne au Canada qui est responsable de l’élève.",
  },
  parts: [
    {
      path: "custodian.familyName",
      kind: "name",
      label: { en: "Family name of the custodian", fr: "Nom de famille du gardien" },
      needed: "always",
      prefill: read(declarationPage, "custodian.lastName", fromDeclaration),
    },
    {
      path: "custodian.givenNames",
      kind: "name",
      label: { en: "Given names of the custodian", fr: "Prénoms du gardien" },
      hint: {
        en: "As in the passport. Leave it empty if it shows only one name.",
        fr: "Comme dans le passeport. Laissez vide s’il ne porte qu’un seul nom.",
      },
      prefill: read(declarationPage, "custodian.firstName", fromDeclaration),
    },
    {
      path: "custodian.status",
      kind: "choice",
      label: { en: "Status of the custodian in Canada", fr: "Statut du gardien au Canada" },
      choices: choicesOf(imm5646CustodianStatuses),
      needed: "always",
    },
    {
      path: "custodian.dateOfBirth",
      kind: "partialDate",
      label: { en: "Date of birth of the custodian", fr: "Date de naissance du gardien" },
      needed: "always",
      checks: [birthdayInPast, isOfAge],
    },
    {
      path: "custodian.address",
      kind: "multiline",
      label: { en: "Home address of the custodian", fr: "Adresse du domicile du gardien" },
      needed: "always",
      prefill: read(declarationPage, "custodian.address", fromDeclaration),
    },
    {
      path: "custodian.telephone",
      kind: "digits",
      label: { en: "Telephone number of the custodian", fr: "Numéro de téléphone du gardien" },
      hint: { en: "Ten digits.", fr: "Dix chiffres." },
      needed: "always",
      checks: [hasTenDigits],
    },
  ],
};
