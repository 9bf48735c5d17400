import { addressParts } from "../../fields/address.ts";
import { endNotBefore } from "../../fields/checks/dates.ts";
import type { Text } from "../../kernel/text.ts";
import type { FormField, FormList, FormSection } from "../fields/field.ts";
import { yesAt } from "../fields/fieldConditions.ts";
import type { FormReader } from "../formReader.ts";

/** A question of the schedule: a yes opens its rows, and needs one that is whole. */

const written = (path: string, label: Text): FormField => ({
  path,
  kind: "text",
  inAnyScript: true,
  label,
  needed: "always",
});

export const rowFields = {
  from: { path: "from", kind: "month", label: { en: "From", fr: "Du" }, needed: "always" },
  to: {
    path: "to",
    kind: "month",
    label: { en: "To", fr: "Au" },
    hint: { en: "This month if it goes on.", fr: "Ce mois-ci si cela se poursuit." },
    needed: "always",
    checks: [endNotBefore<FormReader>((the) => the.inRow("from"))],
  },
  location: written("location", { en: "Place", fr: "Lieu" }),
  province: written("province", addressParts.province.words),
  country: {
    path: "country",
    kind: "country",
    isRealCountry: true,
    label: addressParts.country.words,
    needed: "always",
  },
  details: written("details", { en: "What happened", fr: "Ce qui s’est passé" }),
  organization: written("organization", {
    en: "Name of the organization, in full",
    fr: "Nom de l’organisme, en entier",
  }),
  activities: written("activities", { en: "Activities and positions", fr: "Activités et postes" }),
  jurisdiction: written("jurisdiction", {
    en: "Level: national, regional or municipal",
    fr: "Niveau\u00A0: national, régional ou municipal",
  }),
  department: written("department", { en: "Department or branch", fr: "Ministère ou direction" }),
  purpose: written("purpose", { en: "Purpose of the trip", fr: "But du voyage" }),
} satisfies Record<string, FormField>;

type Asked = {
  readonly id: string;
  readonly title: Text;
  readonly question: Text;
  readonly prefill?: FormField["prefill"];
  readonly fields: readonly (keyof typeof rowFields)[];
  readonly rows?: FormList["prefill"];
};

const roomForFour: Text = {
  en: "The form opens with four rows. List what more there is on a page of its own.",
  fr: "Le formulaire a d’abord quatre lignes. Inscrivez le reste sur une page distincte.",
};

export const askedWithRows = ({ id, title, question, prefill, fields, rows }: Asked): FormSection => ({
  id,
  title,
  parts: [
    {
      path: `${id}.isTrue`,
      kind: "yesNo",
      label: question,
      needed: "always",
      ...(prefill ? { prefill } : {}),
    },
    {
      list: `${id}Rows`,
      title,
      rowTitle: { en: "Entry {number}", fr: "Entrée {number}" },
      addLabel: { en: "Add an entry", fr: "Ajouter une entrée" },
      hint: roomForFour,
      most: () => undefined,
      shown: yesAt(`${id}.isTrue`),
      needed: "always",
      fields: fields.map((name) => rowFields[name]),
      ...(rows ? { prefill: rows } : {}),
    },
  ],
});
