import type { LetterSection } from "../../letterContent.ts";
import { narrative } from "../../narrative.ts";
import { gapsOf } from "../../prose/gap.ts";
import { typed } from "../../prose/sentence.ts";
import { ownWords, saidAfter } from "../lawyersWords.ts";

/** Why more time is needed: the facts, and what the lawyer submits. */

const gap = gapsOf("consentToExtensionOfTime");

export const whyMoreTime: LetterSection = {
  id: "body",
  title: { en: "Reason", fr: "Motif" },
  limit: 6000,
  asks: [
    narrative("extensionReason", {
      label: { en: "Why more time is needed: facts", fr: "Pourquoi il faut plus de temps\u00A0: les faits" },
      most: 2000,
    }),
    ownWords({ en: "Short submissions", fr: "Brèves observations" }, 6000),
  ],
  lines: [
    typed(
      "extensionReason",
      { before: { en: "More time is needed for this reason", fr: "Il faut plus de temps pour la raison suivante" } },
      { gap: gap("Why more time is needed", "Pourquoi il faut plus de temps", "extensionReason") },
    ),
    {
      ...saidAfter({ en: "The applicant submits the following", fr: "La partie demanderesse soumet ce qui suit" }),
      startsParagraph: true,
    },
  ],
};
