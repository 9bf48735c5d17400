import type { LetterField } from "../letterContent.ts";
import { narrative } from "../narrative.ts";
import type { LetterKey } from "../../caseFile/letterValues.ts";
import type { FormReader } from "../../forms/formReader.ts";
import { hostWhoPrepares } from "../facts/visit.ts";
import { gap, gapsOf } from "../prose/gap.ts";
import { holds, when } from "../prose/fact.ts";
import { visitNeedsDetails, visitorIsSomebodyElse } from "../../conditions/visit/visitParty.ts";
import { all, not } from "../../kernel/condition.ts";
import { typed, type LetterLine } from "../prose/sentence.ts";
import { fromAnswers } from "../../forms/prefills/origins.ts";
import { draftLimit } from "./assisted.ts";

/** What the answers say of the reason for the visit, which each letter may tell at more length. */

const path = "vvReasonForVisitDetails";

/** Whoever answered said “I” and “my”: only in a letter of their own are these words theirs. */
const speaksOwnWords = (the: FormReader): boolean =>
  the.person.role === "host" ? hostWhoPrepares(the) !== undefined : !visitorIsSomebodyElse.evaluate(the.case).holds;

export const detailsField: LetterField = {
  ...narrative(path, {
    label: { en: "The reason for the visit in a few words", fr: "Le motif de la visite en quelques mots" },
    questions: [
      { en: "What happens, on which day, and where?", fr: "Que se passe-t-il, quel jour et où?" },
      { en: "Why now?", fr: "Pourquoi maintenant?" },
    ],
    most: draftLimit,
  }),
  needed: holds(visitNeedsDetails),
  prefill: (the) => {
    const told = speaksOwnWords(the) ? the.case.answer(path) : undefined;
    return told ? { value: told, from: { fact: `answers.${path}`, says: fromAnswers } } : undefined;
  },
};

/** Where the answer was asked for, it is missed; elsewhere more is welcome and not needed. */
const openings = {
  infinitive: { en: "The reason for the visit is to", fr: "Le motif de la visite est de" },
  thing: { en: "The reason for the visit is", fr: "Le motif de la visite est" },
  before: { en: "The reason for the visit is the following", fr: "Le motif de la visite est le suivant" },
} as const;

const ownWords = when(speaksOwnWords);
const asks = ["The reason for the visit in a few words", "Le motif de la visite en quelques mots"] as const;

export const detailsLines = (key: LetterKey): readonly LetterLine[] => [
  typed(path, openings, { when: all(holds(visitNeedsDetails), ownWords), gap: gap(...asks, `answers.${path}`) }),
  typed(path, openings, { when: all(holds(visitNeedsDetails), not(ownWords)), gap: gapsOf(key)(...asks, path) }),
  typed(path, openings, { when: not(holds(visitNeedsDetails)) }),
];
