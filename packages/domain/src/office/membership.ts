import { regulatoryBodies, type Representative } from "../caseFile/authority/representative.ts";
import { emailOnForms } from "../fields/checks/texts.ts";
import { nameWords } from "../fields/names.ts";
import { condition } from "../kernel/condition.ts";
import type { OfficePart, OfficeReader, OfficeValues } from "./officeField.ts";

/** As what somebody of the office acts for applicants, said once by themselves. */

const isOfLawSociety = condition<OfficeReader>(
  "member of a law society",
  { en: "this person belongs to a law society", fr: "cette personne est membre d’un barreau" },
  (the) => the.value("body") === "lawSociety",
);

const needsNumber = condition<OfficeReader>(
  "member of the College or the Chambre",
  {
    en: "this person belongs to the College or the Chambre des notaires",
    fr: "cette personne est membre du Collège ou de la Chambre des notaires",
  },
  (the) => the.value("body") === "college" || the.value("body") === "notaries",
);

/** The form names the bodies so (IMM 5476, section B). */
const bodies = {
  college: {
    en: "The College of consultants (CICC)",
    fr: "Le Collège des consultants (CCIC)",
  },
  lawSociety: {
    en: "A law society",
    fr: "Un barreau",
  },
  notaries: { en: "Chambre des notaires du Québec", fr: "Chambre des notaires du Québec" },
} as const;

export const membershipParts: readonly OfficePart[] = [
  {
    id: "membership",
    title: { en: "Name and body", fr: "Nom et ordre" },
    fields: [
      {
        path: "familyName",
        kind: "name",
        label: nameWords.familyName,
        hint: { en: "As on the register of your body.", fr: "Comme au tableau de votre ordre." },
        needed: "always",
      },
      {
        path: "givenNames",
        kind: "name",
        label: nameWords.givenNames,
        hint: { en: "Leave it empty if you have only one name.", fr: "Laissez vide si vous n’avez qu’un seul nom." },
      },
      {
        path: "body",
        kind: "choice",
        look: "radios",
        label: { en: "Which body are you a member of?", fr: "De quel ordre êtes-vous membre?" },
        choices: regulatoryBodies.map((value) => ({ value, label: bodies[value] })),
        needed: "always",
      },
      {
        path: "province",
        kind: "province",
        label: { en: "Province or territory of the law society", fr: "Province ou territoire du barreau" },
        shown: isOfLawSociety,
        needed: "always",
      },
      {
        path: "membershipNumber",
        kind: "text",
        label: { en: "Membership number", fr: "Numéro de membre" },
        needed: needsNumber,
      },
      {
        path: "isPaid",
        kind: "yesNo",
        label: {
          en: "Are you paid for representing applicants?",
          fr: "Recevez-vous un paiement pour représenter des clients?",
        },
        hint: {
          en: "Answer yes also if someone else pays, or if the payment is not money.",
          fr: "Répondez oui aussi si une autre personne paie, ou si le paiement n’est pas en argent.",
        },
        needed: "always",
      },
      {
        path: "email",
        kind: "email",
        label: { en: "Email address for the authority", fr: "Adresse courriel pour l’autorité" },
        hint: {
          en: "Leave it empty to give the address of the firm.",
          fr: "Laissez vide pour donner l’adresse du cabinet.",
        },
        checks: [emailOnForms],
      },
    ],
  },
];

/** Who acts, from what the firm and the person say; undefined while either says too little. */
export function representativeFrom(firm: OfficeValues, membership: OfficeValues): Representative | undefined {
  const said = (values: OfficeValues, path: string): string | undefined => {
    const value = values[path];
    return typeof value === "string" && value !== "" ? value : undefined;
  };
  const familyName = said(membership, "familyName");
  const body = regulatoryBodies.find((one) => one === membership["body"]);
  const isPaid = membership["isPaid"];
  if (familyName === undefined || body === undefined || typeof isPaid !== "boolean") return undefined;
  const given = {
    givenNames: said(membership, "givenNames"),
    province: said(membership, "province"),
    membershipNumber: said(membership, "membershipNumber"),
    firm: said(firm, "name"),
    phoneCountryCode: said(firm, "phoneCountryCode"),
    phoneNumber: said(firm, "phoneNumber"),
    faxCountryCode: said(firm, "faxCountryCode"),
    faxNumber: said(firm, "faxNumber"),
    email: said(membership, "email") ?? said(firm, "email"),
  };
  const address: Readonly<Record<string, unknown>> = Object.fromEntries(
    Object.entries(firm).flatMap(([path, value]) =>
      path.startsWith("address.") ? [[path.slice("address.".length), value]] : [],
    ),
  );
  // Each value was checked by the field that it comes from.
  const known: Partial<Representative> = Object.fromEntries(
    Object.entries({ ...given, address }).filter(([, value]) => value !== undefined),
  );
  return { ...known, familyName, body, isPaid };
}
