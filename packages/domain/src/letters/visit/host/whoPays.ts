import { staysWithMe, visitsForStudies } from "../../../conditions/visit/visitParty.ts";
import { hostPays, isSuperVisa, visitorPays } from "../../../conditions/visit/visitorVisa.ts";
import { all, any, not } from "../../../kernel/condition.ts";
import { entered } from "../../facts/entered.ts";
import { otherPayer } from "../../facts/visit.ts";
import type { LetterField } from "../../letterContent.ts";
import { narrative } from "../../narrative.ts";
import { firstKnown, holds, isUnknown } from "../../prose/fact.ts";
import { asksFor } from "../../prose/gap.ts";
import { sentence, typed, type LetterLine } from "../../prose/sentence.ts";
import { payerGap } from "../gapsInAnswers.ts";
import { visitorsPay } from "../toldOfVisitor.ts";

/** Who pays for the visit, and what of it the host pays. */

export const paysForField: LetterField = narrative("hostPaysFor", {
  label: { en: "What the host pays for", fr: "Ce que l’hôte paie" },
  hint: {
    en: "For example lodging, meals and travel in Canada. Leave it empty if it is nothing.",
    fr: "Par exemple le logement, les repas et les déplacements au Canada. Laissez vide si ce n’est rien.",
  },
  most: 500,
  isOptional: true,
});

/** Whoever prepares and takes in, or invites on a super visa, is who was meant. */
const iPay = all(holds(hostPays), any(holds(isSuperVisa), holds(staysWithMe)));

export const whoPays: readonly LetterLine[] = [
  ...visitorsPay(),
  sentence(
    { en: "I pay for most of the visit.", fr: "Je paierai la plus grande partie des frais de la visite." },
    {},
    { when: iPay },
  ),
  sentence(
    {
      en: "Most of the costs of the visit are paid by {payer}.",
      fr: "La plus grande partie des frais de la visite sera payée par {payer}.",
    },
    { payer: otherPayer },
    {
      when: not(iPay),
    },
  ),
  typed("hostPaysFor", {
    infinitive: { en: "For the visit, I will", fr: "Pour la visite, je vais" },
    thing: { en: "For the visit, I pay for", fr: "Pour la visite, je paierai" },
    before: { en: "For the visit, I pay for the following", fr: "Pour la visite, je paierai ce qui suit" },
    isList: true,
  }),
  asksFor(
    payerGap,
    all(
      isUnknown(firstKnown(otherPayer, entered("hostPaysFor"))),
      not(any(holds(visitorPays), holds(visitsForStudies))),
    ),
  ),
];
