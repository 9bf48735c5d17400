import type { LetterSection } from "../../letterContent.ts";
import { gapsOf } from "../../prose/gap.ts";
import { sentence } from "../../prose/sentence.ts";
import { forApplicant, solicitorLines } from "../solicitor.ts";
import { counselForRespondent, dayOfSignature } from "../toOtherSide.ts";
import { saysHowFar } from "./lengthOnConsent.ts";
import { now, rule, until, what } from "./period.ts";
import { ofCourtsRules } from "./whichRules.ts";

/** The consent that both sides sign, where it extends the period by itself. */

const gap = gapsOf("consentToExtensionOfTime");

const consent: LetterSection = {
  id: "consent",
  title: { en: "Consent to Extension of Time", fr: "Consentement à une prorogation de délai" },
  shown: ofCourtsRules,
  startsPage: "court",
  asks: [],
  lines: [
    sentence(
      {
        en: "The parties consent under rule 7 of the Federal Courts Rules to an extension of the time to {what} (rule {rule}) from {now} to {until}.",
        fr: "Les parties consentent, en vertu de la règle 7 des Règles des Cours fédérales, à la prorogation du délai pour {what} (règle {rule}), du {now} au {until}.",
      },
      { what, rule, now, until },
      {
        gap: gap(
          "The period, its rule and both last days",
          "Le délai, sa règle et les deux derniers jours",
          "proposedDate",
        ),
      },
    ),
    ...saysHowFar,
  ],
};

const signedBy = (id: string, lines: LetterSection["lines"]): LetterSection => ({
  id,
  title: { en: "Consent", fr: "Consentement" },
  shown: ofCourtsRules,
  hasNoHeading: true,
  isAfterSignature: true,
  look: "signature",
  asks: [],
  lines: [...lines, dayOfSignature],
});

export const consentOfParties: readonly LetterSection[] = [
  consent,
  signedBy("consentOfApplicant", solicitorLines("consentToExtensionOfTime", forApplicant)),
  signedBy("consentOfRespondent", [counselForRespondent]),
];
