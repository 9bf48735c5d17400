import { isAt, isNotGiven } from "../../../forms/fields/fieldConditions.ts";
import { all } from "../../../kernel/condition.ts";
import type { LetterField } from "../../letterContent.ts";
import { gapsOf } from "../../prose/gap.ts";
import { sentence, type Sentence } from "../../prose/sentence.ts";
import { asksFor } from "../caseInCourt.ts";
import { ofImmigrationRules } from "./whichRules.ts";

/** What the other side says to a request that a judge decides: in the request, and in the draft of the order. */

const gap = gapsOf("consentToExtensionOfTime");

const consents = isAt("position", "consents");
const isNotOpposed = isAt("position", "notOpposed");

export const position: LetterField = {
  path: "position",
  kind: "choice",
  label: { en: "Position of the other side", fr: "Position de la partie adverse" },
  choices: [
    { value: "consents", label: { en: "It consents", fr: "Elle consent" } },
    { value: "notOpposed", label: { en: "It does not oppose", fr: "Elle ne s’oppose pas" } },
  ],
  shown: ofImmigrationRules,
  needed: "always",
};

export const positionInRequest: readonly Sentence[] = [
  sentence(
    {
      en: "The respondent consents to this request; its consent is attached.",
      fr: "La partie défenderesse consent à la présente demande; son consentement est joint.",
    },
    {},
    { when: consents },
  ),
  sentence(
    {
      en: "The respondent does not oppose this request; its letter is attached.",
      fr: "La partie défenderesse ne s’oppose pas à la présente demande; sa lettre est jointe.",
    },
    {},
    { when: isNotOpposed },
  ),
  asksFor(
    all(ofImmigrationRules, isNotGiven("position")),
    gap("The position of the other side", "La position de la partie adverse", "position"),
  ),
];

export const positionInOrder: readonly Sentence[] = [
  sentence(
    { en: "AND UPON the consent of the respondent;", fr: "ET VU le consentement de la partie défenderesse;" },
    {},
    { when: consents, startsParagraph: true },
  ),
  sentence(
    { en: "AND UPON the respondent not opposing it;", fr: "ET VU l’absence d’opposition de la partie défenderesse;" },
    {},
    { when: isNotOpposed, startsParagraph: true },
  ),
];
