import type { LetterId } from "../../caseFile/letterValues.ts";
import type { FormCondition, FormList } from "../../forms/fields/field.ts";
import type { Text } from "../../kernel/text.ts";
import { listFromOtherLetters } from "./solicitor.ts";
import { inRow, rowsOf } from "../facts/ownFields.ts";
import type { LetterSection } from "../letterContent.ts";
import type { Fact } from "../prose/fact.ts";
import { gapsOf } from "../prose/gap.ts";
import { sentence, type Sentence } from "../prose/sentence.ts";

/** To whom a document goes: “TO:” and “AND TO:”, each with an address. */

const fromApplication: Text = {
  en: "from the application for leave or another letter of this case",
  fr: "d’après la demande d’autorisation ou une autre lettre de ce dossier",
};

const list = "addressees";

const servedList: FormList = {
  list,
  title: { en: "To whom it goes", fr: "Destinataires" },
  hint: {
    en: "Each other party, or the solicitor of that party, with the address for service. For the Minister that is the Department of Justice.",
    fr: "Chaque autre partie, ou qui la représente, avec l’adresse aux fins de signification. Pour le ministre, c’est le ministère de la Justice.",
  },
  rowTitle: { en: "Addressee {number}", fr: "Destinataire {number}" },
  addLabel: { en: "Add an addressee", fr: "Ajouter un destinataire" },
  most: () => undefined,
  needed: "always",
  prefill: (the) => {
    const value = the.enteredIn("IR1").lists.get(list) ?? listFromOtherLetters(the, list);
    return value ? { value, from: { says: fromApplication } } : undefined;
  },
  fields: [
    { path: "name", kind: "text", inAnyScript: true, label: { en: "Name", fr: "Nom" }, needed: "always" },
    {
      path: "address",
      kind: "multiline",
      inAnyScript: true,
      label: { en: "Address for service", fr: "Adresse aux fins de signification" },
      needed: "always",
    },
  ],
};

export const to: Text = { en: "TO:", fr: "DESTINATAIRE\u00A0:" };
const andTo: Text = { en: "AND TO:", fr: "ET\u00A0:" };

type Whom = { readonly name: Fact; readonly address: Fact };

export const addressed = (mark: Text, { name, address }: Whom, letter: LetterId): Sentence =>
  sentence(
    { en: "{mark}\n{name}\n{address}", fr: "{mark}\n{name}\n{address}" },
    { mark: () => mark, name, address },
    {
      gap: gapsOf(letter)("Name and address for service", "Nom et adresse aux fins de signification", list),
    },
  );

type First = { readonly isCalledFor: FormCondition; readonly line: Sentence };

/** `first`: who is served before the other side, such as a former solicitor. */
export const servedOn = (letter: LetterId, first?: First): LetterSection => ({
  id: "addressees",
  title: { en: "To whom it goes", fr: "Destinataires" },
  asks: [servedList],
  look: "lines",
  isAfterSignature: true,
  hasNoHeading: true,
  lines: [
    ...(first ? [{ ...first.line, when: first.isCalledFor }] : []),
    {
      each: (the) => {
        const rows = rowsOf(the, list);
        const isFirst = !first?.isCalledFor.evaluate(the).holds;
        const mark = (index: number) => (index === 0 && isFirst ? to : andTo);
        const nobody = () => undefined;
        if (rows.length === 0) return [addressed(mark(0), { name: nobody, address: nobody }, letter)];
        return rows.map((row, index) =>
          addressed(mark(index), { name: inRow(list, row, "name"), address: inRow(list, row, "address") }, letter),
        );
      },
    },
  ],
});
