import type { FormList, FormRow } from "../../../forms/fields/field.ts";
import type { FormReader } from "../../../forms/formReader.ts";
import { fill, type Text } from "../../../kernel/text.ts";
import { inRow } from "../../facts/entered.ts";
import { ofName } from "../../facts/visit.ts";
import { sentence, type LetterLine } from "../../prose/sentence.ts";
import { missingInTravelLetter, ofChild, signersNeeded } from "./childWhoTravels.ts";

/** Each parent or guardian who consents, with a line to sign on. */

export const consentsPath = "consents";

export const consents: FormList = {
  list: consentsPath,
  title: { en: "Who consents", fr: "Qui consent" },
  rowTitle: { en: "Person {number}", fr: "Personne {number}" },
  addLabel: { en: "Add a person", fr: "Ajouter une personne" },
  hint: {
    en: "With one parent, the other one signs. Alone or with another adult, both parents sign, or the guardian.",
    fr: "Avec un parent, l’autre signe. Sans parent, les deux parents signent, ou la personne qui a la tutelle.",
  },
  most: () => 4,
  needed: "always",
  advice: (rows, the) => {
    const count = signersNeeded(the);
    return rows.length >= count
      ? undefined
      : fill(
          {
            en: "{count} signatures are needed for this trip, and {found} are here.",
            fr: "Ce voyage demande {count} signatures, et il y en a {found} ici.",
          },
          { count, found: rows.length },
        );
  },
  fields: [
    { path: "name", kind: "name", label: { en: "Full name", fr: "Nom complet" }, needed: "always" },
    {
      path: "capacity",
      kind: "choice",
      label: { en: "What this person is to the child", fr: "Lien avec l’enfant" },
      needed: "always",
      choices: [
        { value: "mother", label: { en: "Mother", fr: "Mère" } },
        { value: "father", label: { en: "Father", fr: "Père" } },
        { value: "parent", label: { en: "Parent", fr: "Parent" } },
        { value: "guardian", label: { en: "Legal guardian", fr: "Tuteur ou tutrice" } },
      ],
    },
    { path: "address", kind: "text", label: { en: "Address", fr: "Adresse" }, needed: "always" },
    { path: "telephone", kind: "phone", label: { en: "Telephone", fr: "Téléphone" }, needed: "always" },
    { path: "email", kind: "email", label: { en: "Email", fr: "Courriel" } },
  ],
};

const capacities: Readonly<Record<string, Text>> = {
  mother: { en: "the mother", fr: "mère" },
  father: { en: "the father", fr: "père" },
  parent: { en: "a parent", fr: "parent" },
  guardian: { en: "the legal guardian", fr: "tuteur ou tutrice" },
};

export const rowsOfConsent = (the: FormReader): readonly FormRow[] => the.rows(consentsPath).rows;

export const consentLines = (row: FormRow): readonly LetterLine[] => {
  const of = (name: string) => inRow(consentsPath, row, name);
  const name = of("name");
  const asks = missingInTravelLetter(
    "Name, relation, address and telephone of who consents",
    "Nom, lien, adresse et téléphone de qui consent",
    consentsPath,
  );
  return [
    sentence(
      {
        en: "My name is {name}. I am {capacity} {ofChild}, and I consent to this trip.",
        fr: "Je m’appelle {name}. À titre de {capacity} {ofChild}, je consens à ce voyage.",
      },
      { name, capacity: inRow(consentsPath, row, "capacity", (value) => capacities[value]), ofChild },
      { startsParagraph: true, gap: asks },
    ),
    sentence(
      {
        en: "My address: {address}. My telephone: {telephone}.",
        fr: "Mon adresse\u00A0: {address}. Mon téléphone\u00A0: {telephone}.",
      },
      { address: of("address"), telephone: of("telephone") },
      { gap: asks },
    ),
    sentence({ en: "My email: {email}.", fr: "Mon courriel\u00A0: {email}." }, { email: of("email") }),
    sentence(
      {
        en: "Signature of {name}: ____________________________ Date: ______________",
        fr: "Signature {ofPerson}\u00A0: ____________________________ Date\u00A0: ______________",
      },
      { name, ofPerson: ofName(name) },
      { startsParagraph: true },
    ),
  ];
};
