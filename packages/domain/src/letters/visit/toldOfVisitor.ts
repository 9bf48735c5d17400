import { arrival, departure, isPaidBy, ofName, reasonForVisit } from "../facts/visit.ts";
import { when } from "../prose/fact.ts";
import { sentence, type LetterLine, type Sentence } from "../prose/sentence.ts";
import { visitGap } from "./gapsInAnswers.ts";
import { visitorName } from "./visitFields.ts";

/** What the host and the firm both say of the visitor, who does not speak in their letters. */

export const ofTheVisitor = ofName(visitorName);

export const comesFor: LetterLine = sentence(
  { en: "{visitor} plans to come to Canada {reason}.", fr: "{visitor} prévoit venir au Canada {reason}." },
  { visitor: visitorName, reason: reasonForVisit },
  { startsParagraph: true },
);

export const comesAndGoes: LetterLine = sentence(
  {
    en: "The arrival is planned for {arrival}, and the departure from Canada for {departure}.",
    fr: "L’arrivée est prévue le {arrival}, et le départ du Canada, le {departure}.",
  },
  { arrival, departure },
  { gap: visitGap },
);

export const visitorsPay = (place: Pick<Sentence, "startsParagraph"> = {}): readonly LetterLine[] => [
  sentence(
    {
      en: "{visitor} pays for most of the visit.",
      fr: "{visitor} paiera la plus grande partie des frais de la visite.",
    },
    { visitor: visitorName },
    { when: when(isPaidBy("myself")), ...place },
  ),
  sentence(
    {
      en: "The spouse or partner {ofVisitor} pays for most of the visit.",
      fr: "La personne qui vit en couple avec {visitor} paiera la plus grande partie des frais de la visite.",
    },
    { ofVisitor: ofTheVisitor, visitor: visitorName },
    { when: when(isPaidBy("partner")), ...place },
  ),
];
