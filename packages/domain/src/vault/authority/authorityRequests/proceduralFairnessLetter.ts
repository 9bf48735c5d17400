import type { Noun } from "../../../kernel/noun.ts";
import { vaultPage, type VaultPage } from "../../page.ts";
import { applicantAlwaysSupplies } from "../../permissions.ts";
import { allBut, ownedBy } from "../../person.ts";
import { keptDocument } from "../../slotFor.ts";
import { excerptOf } from "../../sources.ts";
import { closedToOutsiders } from "../../pageRights.ts";

/** The letter in which IRCC names a concern before it decides. */

/** Words that several places of this file say. */
const text = {
  fairnessLetter: { en: "Procedural Fairness Letter", fr: "Lettre d’équité procédurale", noun: "f" },
} satisfies Record<string, Noun>;

const proceduralFairnessLetter: VaultPage = vaultPage({
  slug: "procedural-fairness-letter",
  rights: closedToOutsiders,
  ...ownedBy("main", text.fairnessLetter),
  category: "Letter",
  tags: [],
  phase: "afterSubmission",
  appliesTo: allBut(),
  studentPermissions: applicantAlwaysSupplies,
  slots: [
    keptDocument("main", {
      id: "proceduralFairnessLetter",
      name: text.fairnessLetter,
      level: {
        otherwise: [
          {
            en: "the letter counts only if IRCC sent you one",
            fr: "la lettre compte seulement si IRCC vous en a envoyé une",
          },
          "IfApplicable",
        ],
        sources: [excerptOf("IRCC, officer instructions on procedural fairness")],
      },
      instructions: {
        en: "IRCC has a concern and lets you answer before it decides. Upload every page and show the letter to your lawyer the same day. The time to answer is short, and the letter says how long it is.",
        fr: "IRCC a une préoccupation et vous laisse répondre avant de décider. Téléversez chaque page et montrez la lettre à votre équipe juridique le jour même. Le délai de réponse est court, et la lettre l’indique.",
      },
      maxFiles: 5,
    }),
  ],
});

export const proceduralFairnessLetterPages: readonly VaultPage[] = [proceduralFairnessLetter];
