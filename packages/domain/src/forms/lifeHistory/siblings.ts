import { nameWords } from "../../fields/names.ts";
import { birthdayInPast } from "../../fields/checks/dates.ts";
import { lengthAtMost, nameSigns } from "../../fields/checks/texts.ts";
import { condition } from "../../kernel/condition.ts";
import { imm5645SiblingRelationships } from "../../lists/officialForms/formChoices5645.ts";
import { labels, mostOf, saysDeceased } from "../familyInformation/blockFields.ts";
import { rowsOf, siblingsListed } from "../familyInformation/relatives.ts";
import { listTexts } from "../familyInformation/statements.ts";
import { choicesOf } from "../fields/choices.ts";
import type { FormCondition, FormSection } from "../fields/field.ts";
import { addressCharacters, maritalWords, occupationCharacters } from "./family.ts";

/** Brothers and sisters, as IMM 5645 asks for them. Where they live is an answer; who they are only the form asks. */

const siblingIsAlive: FormCondition = condition(
  "siblingIsAlive",
  {
    en: "the address does not say that the person has died",
    fr: "l’adresse n’indique pas que la personne est décédée",
  },
  (the) => !saysDeceased(the.inRow("presentAddress")),
);

export const siblings: FormSection = {
  id: "siblings",
  title: { en: "Brothers and sisters", fr: "Frères et sœurs" },
  parts: [
    {
      list: "siblings",
      ...listTexts.siblings,
      most: mostOf("siblings"),
      prefill: rowsOf(siblingsListed, ({ relationship }) => (relationship === undefined ? {} : { relationship })),
      fields: [
        {
          path: "relationship",
          kind: "choice",
          label: labels.relationship,
          choices: choicesOf(imm5645SiblingRelationships),
          needed: "always",
        },
        { path: "familyName", kind: "name", label: nameWords.familyName, needed: "always", checks: [nameSigns] },
        { path: "givenNames", kind: "name", label: nameWords.givenNames, checks: [nameSigns] },
        {
          path: "dateOfBirth",
          kind: "partialDate",
          label: labels.dateOfBirth,
          needed: "always",
          checks: [birthdayInPast],
        },
        { path: "countryOfBirth", kind: "country", label: labels.countryOfBirth, needed: "always" },
        {
          path: "presentAddress",
          kind: "text",
          label: labels.presentAddress,
          hint: labels.addressOrDeath,
          needed: "always",
          length: lengthAtMost(addressCharacters),
        },
        {
          path: "maritalStatus",
          kind: "choice",
          label: labels.maritalStatus,
          choices: maritalWords,
          needed: siblingIsAlive,
        },
        {
          path: "presentOccupation",
          kind: "text",
          label: labels.presentOccupation,
          hint: labels.occupationHint,
          needed: siblingIsAlive,
          length: lengthAtMost(occupationCharacters),
        },
      ],
    },
  ],
};
