import { hostPartnerCoSigns } from "../../../conditions/visit/visitorVisa.ts";
import { entered } from "../../facts/entered.ts";
import { ofName } from "../../facts/visit.ts";
import type { LetterField, LetterSection } from "../../letterContent.ts";
import { holds } from "../../prose/fact.ts";
import { sentence } from "../../prose/sentence.ts";
import { hostName } from "../visitFields.ts";
import { ofField } from "./missingInLetter.ts";

/** The host’s spouse or partner, who signs so that both incomes count. */

const coSigner = entered("coSignerName");

const coSignerField: LetterField = {
  path: "coSignerName",
  kind: "name",
  label: {
    en: "Full name of the host’s spouse or partner",
    fr: "Nom complet du conjoint ou partenaire de l’hôte",
  },
  needed: "always",
};

export const coSignerSection: LetterSection = {
  id: "coSigner",
  title: { en: "Signature of the host’s spouse or partner", fr: "Signature du conjoint ou partenaire de l’hôte" },
  shown: holds(hostPartnerCoSigns),
  asks: [coSignerField],
  lines: [
    sentence(
      {
        en: "I, {coSigner}, live with {host} as spouse or common-law partner. I make the same promise and sign this letter so that my income counts too.",
        fr: "Je m’appelle {coSigner} et je vis en couple avec {host}. Je prends le même engagement et je signe cette lettre pour que mon revenu compte aussi.",
      },
      { coSigner, host: hostName },
      {
        gap: ofField(coSignerField),
      },
    ),
    sentence(
      {
        en: "Signature of {coSigner}: ______________________________ Date: ______________",
        fr: "Signature {ofCoSigner}\u00A0: ______________________________ Date\u00A0: ______________",
      },
      { coSigner, ofCoSigner: ofName(coSigner) },
      { startsParagraph: true },
    ),
  ],
};
