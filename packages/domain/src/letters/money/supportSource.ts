import { isNotKnown } from "../facts/supporters.ts";
import type { LetterSection } from "../letterContent.ts";
import { asked, fieldIs, when } from "../prose/fact.ts";
import { sentence, typed, type LetterLine } from "../prose/sentence.ts";
import type { Opening } from "../prose/typedWords.ts";
import { sourceFields } from "./supporterFields.ts";
import type { GapAt } from "./supporterWho.ts";

/** Whom else the same income supports, which leaves less for the applicant. */
const othersSupported = (gapAt: GapAt): readonly LetterLine[] => [
  sentence(
    { en: "I support nobody else with my income.", fr: "Je ne soutiens personne d’autre avec mon revenu." },
    {},
    { when: fieldIs("supportsOthers", false) },
  ),
  typed(
    "othersSupported",
    {
      thing: { en: "With my income I also support", fr: "Avec mon revenu, je soutiens aussi" },
      before: {
        en: "With my income I also support other people",
        fr: "Avec mon revenu, je soutiens aussi d’autres personnes",
      },
      isList: true,
    },
    {
      when: fieldIs("supportsOthers", true),
      gap: gapAt("othersSupported", "Whom else you support", "Qui d’autre vous soutenez"),
    },
  ),
  sentence(
    { en: "{others}", fr: "{others}" },
    { others: () => undefined },
    {
      when: when((the) => the.value("supportsOthers") === undefined),
      gap: gapAt("supportsOthers", "Whether you support others", "Si vous soutenez d’autres personnes"),
    },
  ),
];

/** French would have to turn “de le” into “du” inside of what was typed, and so keeps its colon. */
export const sourceOpening: Opening = {
  thing: { en: "The money comes from", fr: "Voici d’où vient l’argent\u00A0:" },
  before: { en: "The money comes from the following", fr: "Voici d’où vient l’argent" },
  isList: true,
};

/** Where the money comes from, whether it is given or lent, and whom else it supports. */
export const sourceSection = (gapAt: GapAt): LetterSection => ({
  id: "source",
  title: { en: "Where the money comes from", fr: "D’où vient l’argent" },
  asks: sourceFields,
  lines: [
    typed("sourceOfMoney", sourceOpening, {
      gap: gapAt("sourceOfMoney", "Where the money comes from", "D’où vient l’argent"),
    }),
    sentence(
      {
        en: "It is a gift, and I do not ask for it back.",
        fr: "C’est un don, et je n’en demande pas le remboursement.",
      },
      {},
      { when: fieldIs("giftOrLoan", "gift") },
    ),
    sentence({ en: "It is a loan.", fr: "C’est un prêt." }, {}, { when: fieldIs("giftOrLoan", "loan") }),
    typed(
      "loanTerms",
      {
        infinitive: { en: "The borrower has to", fr: "Il faut" },
        before: { en: "It is to be paid back as follows", fr: "Il doit être remboursé comme suit" },
      },
      {
        when: fieldIs("giftOrLoan", "loan"),
        gap: gapAt("loanTerms", "When and how it is to be paid back", "Quand et comment il doit être remboursé"),
      },
    ),
    sentence(
      { en: "{kind}", fr: "{kind}" },
      { kind: () => undefined },
      {
        when: when(isNotKnown(asked("giftOrLoan"))),
        gap: gapAt("giftOrLoan", "Whether it is a gift or a loan", "S’il s’agit d’un don ou d’un prêt"),
      },
    ),
    ...othersSupported(gapAt),
  ],
});
