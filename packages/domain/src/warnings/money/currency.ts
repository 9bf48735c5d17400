import { lacksCurrency } from "../../conditions/money/lacksCurrency.ts";
import type { Text } from "../../kernel/text.ts";
import { documentWarning, notRaised } from "../warning.ts";

const notKnown: Text = {
  en: "the document names an amount, and nothing says in which currency",
  fr: "le document indique un montant, et rien ne dit dans quelle devise",
};

/** Asked for before anything else about an amount: until it is known, the amount counts for nothing (ADR 0228). */
export const currencyNotKnown = documentWarning({
  id: "currencyNotKnown",
  isBlocking: true,
  isPopUp: false,
  isOurs: true,
  relatedFields: ["currency"],
  raisedWhen: (the) => (lacksCurrency(the.document()) ? { holds: true, because: [notKnown] } : notRaised),
  name: { en: "Currency Not Known", fr: "Devise inconnue" },
  message: {
    en: "In which currency are the amounts of this document? They do not count until you say so.",
    fr: "Dans quelle devise sont les montants de ce document? Ils ne comptent pas tant que vous ne l’indiquez pas.",
  },
  fix: {
    en: "Enter the three letters of the currency below, such as CAD or USD. If you are not sure, ask the bank or the school.",
    fr: "Entrez ci-dessous les trois lettres de la devise, par exemple CAD ou USD. En cas de doute, demandez à la banque ou à l’établissement.",
  },
});
