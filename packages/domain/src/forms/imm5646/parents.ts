import { nameWords } from "../../fields/names.ts";
import { custodianFormParents } from "../../tables/family/custodianForm.ts";
import { birthdayInPast } from "../../fields/checks/dates.ts";
import { saysDeceased } from "../familyInformation/blockFields.ts";
import { factOf } from "../familyInformation/familyPrefill.ts";
import type { FactName, Member } from "../familyInformation/memberFacts.ts";
import type { FormSection, PrefilledRows } from "../fields/field.ts";
import { openRow, rowsWithOpen } from "../prefills/rowClaims.ts";
import type { FormReader } from "../formReader.ts";

/** The parents or guardians, who agree to the custodian. */

const parentFacts: readonly (readonly [string, FactName])[] = [
  ["familyName", "familyName"],
  ["givenNames", "givenNames"],
  ["dateOfBirth", "dateOfBirth"],
  ["address", "presentAddress"],
];

/** Mother and father as the family forms name them; whoever has died signs nothing. */
function parentsKnown(the: FormReader): PrefilledRows | undefined {
  const rows = (["mother", "father"] as const)
    .map((member: Member) =>
      openRow(Object.fromEntries(parentFacts.map(([name, fact]) => [name, factOf(the, member, fact)]))),
    )
    .filter(({ row, open }) => (row["familyName"] ?? open["familyName"]) && !saysDeceased(row["address"]));
  return rows.length === 0
    ? undefined
    : rowsWithOpen(rows, {
        fact: "forms.IMM5645",
        says: { en: "from the family form", fr: "d’après le formulaire sur la famille" },
      });
}

export const parents: FormSection = {
  id: "parents",
  title: { en: "Parents or guardians", fr: "Parents ou tuteurs" },
  lead: {
    en: "Both of them if you can: each one named here signs before a notary.",
    fr: "Les deux si possible\u00A0: chaque personne nommée ici signe devant notaire.",
  },
  parts: [
    {
      list: "parents",
      title: { en: "Parents or guardians", fr: "Parents ou tuteurs" },
      rowTitle: { en: "Parent or guardian {number}", fr: "Parent ou tuteur {number}" },
      addLabel: { en: "Add a parent or guardian", fr: "Ajouter un parent ou tuteur" },
      most: (the) => {
        const most = the.case.row(custodianFormParents);
        return most.found ? most.row.value : undefined;
      },
      tooMany: {
        en: "The form has room for {most} parents or guardians, for each one signs it. Keep {most} here and use a second copy of the form for the others.",
        fr: "Le formulaire a de la place pour {most} parents ou tuteurs, car chaque personne le signe. Gardez-en {most} ici et utilisez une deuxième copie du formulaire pour les autres.",
      },
      needed: "always",
      prefill: parentsKnown,
      fields: [
        { path: "familyName", kind: "name", label: nameWords.familyName, needed: "always" },
        { path: "givenNames", kind: "name", label: nameWords.givenNames },
        {
          path: "dateOfBirth",
          kind: "partialDate",
          label: { en: "Date of birth", fr: "Date de naissance" },
          needed: "always",
          checks: [birthdayInPast],
        },
        {
          path: "address",
          kind: "multiline",
          label: { en: "Home address", fr: "Adresse du domicile" },
          needed: "always",
        },
        {
          path: "telephone",
          kind: "phone",
          label: { en: "Telephone number", fr: "Numéro de téléphone" },
          needed: "always",
        },
      ],
    },
  ],
};
