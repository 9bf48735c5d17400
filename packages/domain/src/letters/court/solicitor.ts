import { letterIds, type LetterId } from "../../caseFile/letterValues.ts";
import type { FormPrefill } from "../../forms/fields/field.ts";
import type { FormReader } from "../../forms/formReader.ts";
import { statedOfRepresentative } from "../../forms/imm5476/officeRepresentative.ts";
import { firstOf } from "../../forms/prefills/origins.ts";
import type { Text } from "../../kernel/text.ts";
import type { LetterField, LetterSection } from "../letterContent.ts";
import { asked } from "../prose/fact.ts";
import { gapsOf } from "../prose/gap.ts";
import { sentence, type LetterLine } from "../prose/sentence.ts";

/**
 * Who files a document (rule 66): asked for in the first letter to the Court, and filled in in the others. The form that appoints a
 * representative tells it where that person belongs to a law society: a consultant does not act before the Court.
 */

const fromForm: Text = {
  en: "from the form that appoints the representative",
  fr: "d’après le formulaire qui nomme le représentant",
};
const fromLetter: Text = { en: "from another letter of this case", fr: "d’après une autre lettre de ce dossier" };

/** The letters that speak of a case in court, in which the same is asked. */
const ofCourt: readonly LetterId[] = letterIds.slice(letterIds.indexOf("settlementOffer"));

/** What was entered in the same field of another letter of the case. */
export const fromOtherLetters =
  (path: string): FormPrefill =>
  (the) => {
    for (const id of ofCourt.filter((one) => one !== the.key)) {
      const value = the.enteredInLetter(id, { role: "main" }).values.get(path);
      if (value !== undefined && value !== "")
        return { value, from: { fact: `letters.${id}.${path}`, says: fromLetter } };
    }
    return undefined;
  };

/** The rows of the same list in another letter of the case. */
export const listFromOtherLetters = (the: FormReader, list: string) =>
  ofCourt
    .filter((id) => id !== the.key)
    .map((id) => the.enteredInLetter(id, { role: "main" }).lists.get(list))
    .find((rows) => rows !== undefined && rows.length > 0);

type Part = "familyName" | "givenNames" | "organization" | "phoneNumber" | "faxNumber" | "email";

const onForm = (the: FormReader, part: string): string => {
  const value = statedOfRepresentative(the.case, part);
  return typeof value === "string" ? value.trim() : "";
};

const isOfLawSociety = (the: FormReader): boolean =>
  onForm(the, "paidKind") === "2" || onForm(the, "unpaidKind") === "4";

const fromRepresentative =
  (write: (said: (part: string) => string) => string, part: string): FormPrefill =>
  (the) => {
    if (!isOfLawSociety(the)) return undefined;
    const value = write((name) => onForm(the, name));
    return value === "" ? undefined : { value, from: { fact: `forms.IMM5476.representative.${part}`, says: fromForm } };
  };

const part = (name: Part): FormPrefill => fromRepresentative((said) => said(name), name);

const joined = (between: string, ...words: readonly string[]): string =>
  words.filter((word) => word !== "").join(between);

const addressOnForm = fromRepresentative((said) => {
  const at = (name: string) => said(`address.${name}`);
  return joined(
    "\n",
    joined(", ", joined(" ", at("streetNo"), at("streetName")), at("aptUnit")),
    joined(" ", joined(", ", at("cityTown"), at("provinceState")), at("postalCode")),
  );
}, "address.streetName");

type Asked = { readonly path: string; readonly label: Text; readonly prefill?: FormPrefill } & Partial<LetterField>;

const solicitorField = ({ path, prefill, ...rest }: Asked): LetterField => ({
  kind: "text",
  inAnyScript: true,
  needed: "always",
  ...rest,
  path,
  prefill: prefill ? firstOf(fromOtherLetters(path), prefill) : fromOtherLetters(path),
});

const solicitorFields: readonly LetterField[] = [
  solicitorField({
    path: "solicitorName",
    kind: "name",
    label: { en: "Name of the lawyer who signs", fr: "Nom de la personne qui signe comme avocat ou avocate" },
    prefill: fromRepresentative((said) => joined(" ", said("givenNames"), said("familyName")), "familyName"),
  }),
  solicitorField({
    path: "solicitorFirm",
    label: { en: "Firm", fr: "Cabinet" },
    prefill: part("organization"),
    needed: "never",
  }),
  solicitorField({
    path: "solicitorAddress",
    kind: "multiline",
    label: { en: "Address for service", fr: "Adresse aux fins de signification" },
    hint: { en: "As on an envelope, line by line.", fr: "Comme sur une enveloppe, ligne par ligne." },
    prefill: addressOnForm,
  }),
  solicitorField({
    path: "solicitorTelephone",
    label: { en: "Telephone", fr: "Téléphone" },
    prefill: part("phoneNumber"),
  }),
  solicitorField({
    path: "solicitorFax",
    label: { en: "Fax, if there is one", fr: "Télécopieur, s’il y en a un" },
    prefill: part("faxNumber"),
    needed: "never",
  }),
  solicitorField({
    path: "solicitorEmail",
    kind: "email",
    label: { en: "Electronic address for service", fr: "Adresse électronique aux fins de signification" },
    hint: { en: "Only with Form 141A.", fr: "Seulement avec la formule 141A." },
    needed: "never",
  }),
];

export const solicitorName = asked("solicitorName");

/** Name, firm, address and numbers, each on its line. `capacity`: for whom, as the last line. */
export const solicitorLines = (letter: LetterId, capacity: LetterLine): readonly LetterLine[] => [
  sentence(
    { en: "{name}", fr: "{name}" },
    { name: solicitorName },
    { gap: gapsOf(letter)("Name of the lawyer who signs", "Nom de la personne qui signe", "solicitorName") },
  ),
  sentence({ en: "{firm}", fr: "{firm}" }, { firm: asked("solicitorFirm") }),
  sentence(
    { en: "{address}", fr: "{address}" },
    { address: asked("solicitorAddress") },
    { gap: gapsOf(letter)("Address of the lawyer", "Adresse de la personne qui signe", "solicitorAddress") },
  ),
  sentence(
    { en: "Telephone: {number}", fr: "Téléphone\u00A0: {number}" },
    { number: asked("solicitorTelephone") },
    { gap: gapsOf(letter)("Telephone of the lawyer", "Téléphone de la personne qui signe", "solicitorTelephone") },
  ),
  sentence({ en: "Fax: {number}", fr: "Télécopieur\u00A0: {number}" }, { number: asked("solicitorFax") }),
  sentence(
    {
      en: "Electronic address for service: {address}",
      fr: "Adresse électronique aux fins de signification\u00A0: {address}",
    },
    { address: asked("solicitorEmail") },
  ),
  capacity,
];

export const forApplicant: LetterLine = sentence(
  { en: "Solicitor for the Applicant", fr: "Pour la partie demanderesse" },
  {},
);

/** The end of a document or letter: signed by the lawyer, with what rule 66 wants. */
export const filedBySolicitor = (letter: LetterId, more: Partial<LetterSection> = {}): LetterSection => ({
  id: "solicitor",
  title: { en: "Who signs", fr: "Qui signe" },
  asks: solicitorFields,
  look: "signature",
  lines: solicitorLines(letter, forApplicant),
  hasNoHeading: true,
  ...more,
});
