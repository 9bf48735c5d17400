import { caseIsAboutDelay } from "../../../conditions/application/status.ts";
import type { Text } from "../../../kernel/text.ts";
import type { VaultPage } from "../../page.ts";
import { specified } from "../../sources.ts";
import { type Level, courtLetter } from "./courtLetter.ts";

/** A late decision: the demand for one, and the affidavit on the delay. */

const whileAboutDelay = (because: Text): Level => ({
  cases: [[caseIsAboutDelay, "Required", because]],
  otherwise: [
    {
      en: "the case is not at the stage of a demand or an order for a late decision",
      fr: "le dossier n’en est pas à une mise en demeure ni à un mandamus pour une décision tardive",
    },
    "NotApplicable",
  ],
  sources: [specified("document 3 sections 3.8 and 9.4")],
});

export const lateDecisionPages: readonly VaultPage[] = [
  courtLetter({
    slug: "demand-letter",
    id: "demandLetter",
    name: { en: "Demand Letter", fr: "Mise en demeure", noun: "f" },
    level: whileAboutDelay({
      en: "the Court expects a clear demand before it orders a decision",
      fr: "la Cour s’attend à une demande claire avant d’ordonner une décision",
    }),
    instructions: {
      en: "Add the letter that asks IRCC to decide within a fixed time, with the proof that it was sent. It names the application number, how long the file has waited and the harm that the delay does.",
      fr: "Ajoutez la lettre qui demande à IRCC de décider dans un délai fixé, avec la preuve de son envoi. Elle indique le numéro de la demande, la durée de l’attente et le tort que cause le retard.",
    },
  }),
  courtLetter({
    slug: "writ-of-mandamus-affidavit",
    id: "writOfMandamusAffidavit",
    name: { en: "Mandamus Affidavit", fr: "Affidavit de mandamus", noun: "m" },
    level: whileAboutDelay({
      en: "the facts of the delay are proven by affidavit",
      fr: "les faits du retard se prouvent par affidavit",
    }),
    instructions: {
      en: "Add the affidavit on the delay: what was asked and when, each answer of IRCC, and the harm. It must be signed before a person who may take oaths or affirmations.",
      fr: "Ajoutez l’affidavit sur le retard : ce qui a été demandé et quand, chaque réponse d’IRCC, et le tort causé. Il doit être signé devant une personne autorisée à recevoir les serments ou les affirmations.",
    },
  }),
];
