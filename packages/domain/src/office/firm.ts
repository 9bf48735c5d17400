import { addressParts } from "../fields/address.ts";
import { matches } from "../fields/checks/checks.ts";
import { countryCodeDigits, faxDigits, telephoneDigits } from "../fields/checks/documentNumbers.ts";
import { postalCodeOnForms } from "../fields/checks/postalCodes.ts";
import { emailOnForms } from "../fields/checks/texts.ts";
import { condition } from "../kernel/condition.ts";
import { fill, type Text } from "../kernel/text.ts";
import { matterNumberForm } from "./matterNumber.ts";
import { mostReminders, noReminders, reminderRhythms, rhythmPath } from "./reminderRhythm.ts";
import type { OfficeField, OfficePart, OfficeReader, OfficeValues } from "./officeField.ts";

/** Who the firm is. It stands on forms, letters and receipts, and is said once, by an administrator. */

const inCanada = condition<OfficeReader>(
  "the firm in Canada",
  { en: "the address is in Canada", fr: "l’adresse est au Canada" },
  (the) => the.value("address.country") === "CA",
);

const withoutBlanks = (typed: string): string => typed.replaceAll(/[\s-]/gu, "").toUpperCase();

const addressPart = (part: keyof typeof addressParts, rest: Partial<OfficeField> = {}): OfficeField => ({
  path: `address.${part}`,
  kind: addressParts[part].kind,
  label: addressParts[part].words,
  ...rest,
});

export const firmParts: readonly OfficePart[] = [
  {
    id: "firm",
    title: { en: "Name and address", fr: "Nom et adresse" },
    fields: [
      {
        path: "name",
        kind: "text",
        label: { en: "Name of the firm", fr: "Nom du cabinet" },
        hint: {
          en: "As on your letters. Your own name if you work alone without a firm name.",
          fr: "Comme sur vos lettres. Votre propre nom si vous exercez seul, sans nom de cabinet.",
        },
        needed: "always",
      },
      addressPart("aptUnit", { label: { en: "Office or unit", fr: "Bureau ou unité" } }),
      addressPart("streetNumber"),
      addressPart("streetName", { needed: "always" }),
      addressPart("city", { needed: "always" }),
      addressPart("country", { needed: "always" }),
      addressPart("province", {
        kind: "province",
        shown: inCanada,
        needed: "always",
      }),
      addressPart("postalCode", {
        needed: inCanada,
        checks: [postalCodeOnForms<OfficeReader>((the) => the.value("address.country"))],
      }),
    ],
  },
  {
    id: "reach",
    title: { en: "How to reach the firm", fr: "Comment joindre le cabinet" },
    fields: [
      {
        path: "phoneCountryCode",
        kind: "digits",
        label: { en: "Telephone: country code", fr: "Téléphone\u00A0: indicatif du pays" },
        hint: { en: "1 for Canada and the United States.", fr: "1 pour le Canada et les États-Unis." },
        checks: [countryCodeDigits],
      },
      {
        path: "phoneNumber",
        kind: "digits",
        label: { en: "Telephone: number", fr: "Téléphone\u00A0: numéro" },
        needed: "always",
        checks: [telephoneDigits],
      },
      {
        path: "faxCountryCode",
        kind: "digits",
        label: { en: "Fax: country code", fr: "Télécopieur\u00A0: indicatif du pays" },
        checks: [countryCodeDigits],
      },
      {
        path: "faxNumber",
        kind: "digits",
        label: { en: "Fax: number", fr: "Télécopieur\u00A0: numéro" },
        checks: [faxDigits],
      },
      {
        path: "email",
        kind: "email",
        label: { en: "Email address of the firm", fr: "Adresse courriel du cabinet" },
        needed: "always",
        checks: [emailOnForms],
      },
    ],
  },
  {
    id: "matters",
    title: { en: "Numbers of cases", fr: "Numéros de dossier" },
    fields: [
      {
        path: "matterNumberForm",
        kind: "text",
        label: { en: "How cases are numbered", fr: "Comment les dossiers sont numérotés" },
        hint: {
          en: "For example {year}-{running} for 2027-0001. Each new case gets the next number. Leave it empty if cases have none.",
          fr: "Par exemple {year}-{running} pour 2027-0001. Chaque nouveau dossier reçoit le numéro suivant. Laissez vide si les dossiers n’en ont pas.",
        },
        checks: [matterNumberForm],
      },
    ],
  },
  {
    id: "reminders",
    title: { en: "Reminders to applicants", fr: "Rappels aux clients" },
    fields: [
      {
        path: rhythmPath,
        kind: "choice",
        label: {
          en: "When an applicant has done nothing and the case waits for them",
          fr: "Quand une personne n’a rien fait et que son dossier l’attend",
        },
        hint: fill(
          {
            en: "A reminder says that something is still missing, and leads to the list. It goes out by day, ends by itself once the applicant goes on, and after {most} without an answer your team is told instead.",
            fr: "Le rappel dit qu’il manque encore quelque chose et mène à la liste. Il part le jour, cesse de lui-même dès que la personne reprend, et après {most} rappels sans réponse, c’est votre équipe qui est avertie.",
          },
          { most: String(mostReminders) },
        ),
        choices: [noReminders, ...reminderRhythms].map(({ value, label }) => ({ value, label })),
      },
    ],
  },
  {
    id: "taxes",
    title: { en: "Tax numbers", fr: "Numéros de taxe" },
    fields: [
      {
        path: "gstHstNumber",
        kind: "text",
        label: { en: "GST/HST registration number", fr: "Numéro d’inscription à la TPS/TVH" },
        hint: {
          en: "Nine digits, RT and four digits. Leave it empty if the firm is not registered.",
          fr: "Neuf chiffres, RT et quatre chiffres. Laissez vide si le cabinet n’est pas inscrit.",
        },
        kept: withoutBlanks,
        checks: [
          matches(
            "gstHstNumber",
            {
              en: "A GST/HST number has nine digits, RT and four digits, for example 123456789RT0001.",
              fr: "Un numéro de TPS/TVH compte neuf chiffres, RT et quatre chiffres, par exemple 123456789RT0001.",
            },
            /^\d{9}[\s-]?RT[\s-]?\d{4}$/i,
          ),
        ],
      },
      {
        path: "qstNumber",
        kind: "text",
        label: { en: "QST registration number", fr: "Numéro d’inscription à la TVQ" },
        hint: {
          en: "Ten digits, TQ and four digits. For firms registered in Quebec.",
          fr: "Dix chiffres, TQ et quatre chiffres. Pour les cabinets inscrits au Québec.",
        },
        kept: withoutBlanks,
        checks: [
          matches(
            "qstNumber",
            {
              en: "A QST number has ten digits, TQ and four digits, for example 1234567890TQ0001.",
              fr: "Un numéro de TVQ compte dix chiffres, TQ et quatre chiffres, par exemple 1234567890TQ0001.",
            },
            /^\d{10}[\s-]?TQ[\s-]?\d{4}$/i,
          ),
        ],
      },
    ],
  },
];

const said = (values: OfficeValues, path: string): string => {
  const value = values[path];
  return typeof value === "string" ? value.trim() : "";
};

const joined = (between: string, ...words: readonly string[]): string =>
  words.filter((word) => word !== "").join(between);

/** A telephone number as people write one; ten digits of North America in their groups. */
function telephone(countryCode: string, number: string): string {
  const grouped = /^\d{10}$/.test(number) ? `${number.slice(0, 3)}-${number.slice(3, 6)}-${number.slice(6)}` : number;
  return countryCode === "" || countryCode === "1" ? grouped : `+${countryCode} ${grouped}`;
}

/** Name, address and how to reach the firm, line by line, as letters and receipts begin; none while nobody said it. */
export function firmLines(values: OfficeValues): readonly string[] {
  if (said(values, "name") === "") return [];
  const at = (part: string) => said(values, `address.${part}`);
  return [
    said(values, "name"),
    joined(", ", joined(" ", at("streetNumber"), at("streetName")), at("aptUnit")),
    joined(" ", joined(", ", at("city"), at("province")), at("postalCode")),
    telephone(said(values, "phoneCountryCode"), said(values, "phoneNumber")),
    said(values, "email"),
  ].filter((line) => line !== "");
}

const taxWords = {
  gstHstNumber: { en: "GST/HST {number}", fr: "TPS/TVH {number}" },
  qstNumber: { en: "QST {number}", fr: "TVQ {number}" },
} as const;

/** The tax numbers, as receipts name them below the address. */
export const taxLines = (values: OfficeValues): readonly Text[] =>
  Object.entries(taxWords).flatMap(([path, words]) => {
    const number = said(values, path);
    return number === "" ? [] : [fill(words, { number })];
  });
