import { hostEarnsEnough } from "../../../conditions/visit/hostIncome.ts";
import { hostIsKnownChild } from "../../../conditions/visit/visitParty.ts";
import { isSuperVisa } from "../../../conditions/visit/visitorVisa.ts";
import { not } from "../../../kernel/condition.ts";
import type { LetterSection } from "../../letterContent.ts";
import { answered, holds } from "../../prose/fact.ts";
import { sentence, type LetterLine } from "../../prose/sentence.ts";
import { descendantGap } from "../gapsInAnswers.ts";
import { ofTheVisitor } from "../toldOfVisitor.ts";
import { visitorName } from "../visitFields.ts";
import { householdSize } from "./household.ts";
import { visitorGap } from "./missingInLetter.ts";

/** What the host of a super visa promises, and what makes the promise count. */

/** A letter promises this only where it was said. */
const descendantSaid = answered("vvHostIsDescendant", (is) => (is ? "yes" : undefined));

const promise: readonly LetterLine[] = [
  sentence(
    {
      en: "I promise to support {visitor} financially for the whole of every stay in Canada that is authorized under the super visa.",
      fr: "Je m’engage à soutenir financièrement {visitor} pendant toute la durée de chaque séjour au Canada autorisé au titre du super visa.",
    },
    { visitor: visitorName },
    { gap: visitorGap },
  ),
  sentence(
    { en: "I am the child {ofVisitor}.", fr: "Je suis l’enfant {ofVisitor}." },
    { ofVisitor: ofTheVisitor },
    { when: holds(hostIsKnownChild) },
  ),
  sentence(
    { en: "I am a child or grandchild {ofVisitor}.", fr: "{visitor} est mon parent ou mon grand-parent." },
    { ofVisitor: ofTheVisitor, visitor: visitorName, said: descendantSaid },
    {
      when: not(holds(hostIsKnownChild)),
      gap: descendantGap,
    },
  ),
  sentence(
    {
      en: "My income reaches the minimum that is asked for of a family of {size}.",
      fr: "Mon revenu atteint le minimum exigé pour une famille de {size}\u00A0personnes.",
    },
    { size: householdSize },
    { when: holds(hostEarnsEnough) },
  ),
];

export const promiseSection: LetterSection = {
  id: "promise",
  title: { en: "Promise of financial support", fr: "Promesse de soutien financier" },
  shown: holds(isSuperVisa),
  asks: [],
  lines: promise,
};
