import type { LetterSection } from "../../letterContent.ts";
import { gapsOf } from "../../prose/gap.ts";
import { sentence } from "../../prose/sentence.ts";
import { until, what } from "./period.ts";
import { positionInOrder } from "./respondentPosition.ts";
import { ofImmigrationRules } from "./whichRules.ts";

/** The order that a judge is asked to sign, where a judge decides. */

const gap = gapsOf("consentToExtensionOfTime");

export const draftOrder: LetterSection = {
  id: "draftOrder",
  title: { en: "Draft Order", fr: "Projet d’ordonnance" },
  shown: ofImmigrationRules,
  startsPage: "court",
  asks: [],
  lines: [
    sentence(
      {
        en: "UPON the informal request of the applicant for more time to {what};",
        fr: "VU la demande informelle de la partie demanderesse en prorogation du délai pour {what};",
      },
      { what },
      { gap: gap("What has to be done", "Ce qui doit être fait", "period") },
    ),
    ...positionInOrder,
    sentence(
      {
        en: "THIS COURT ORDERS that the time to {what} is extended to {day}.",
        fr: "LA COUR ORDONNE que le délai pour {what} soit prorogé au {day}.",
      },
      { what, day: until },
      { startsParagraph: true, gap: gap("The last day asked for", "Le dernier jour demandé", "proposedDate") },
    ),
  ],
};

export const judge: LetterSection = {
  id: "judge",
  title: { en: "Signature of the Court", fr: "Signature de la Cour" },
  shown: ofImmigrationRules,
  hasNoHeading: true,
  isAfterSignature: true,
  look: "signature",
  asks: [],
  lines: [sentence({ en: "Judge or Associate Judge", fr: "Juge ou juge adjoint" }, {})],
};
