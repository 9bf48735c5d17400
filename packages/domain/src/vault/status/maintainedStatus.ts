import { isWorkApplication } from "../../conditions/application/application.ts";
import { isOnMaintainedStatus } from "../../conditions/background/history.ts";
import { all } from "../../kernel/condition.ts";
import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";
import { regulations } from "../../tables/sources.ts";
import { vaultPage, type VaultPage } from "../page.ts";
import { othersSupply } from "../permissions.ts";
import { ownedBy } from "../person.ts";
import { keptDocument } from "../slotFor.ts";
import { excerptOf } from "../sources.ts";
import { closedToOutsiders } from "../pageRights.ts";

/** Proof of a status that goes on while IRCC decides. */

/** Words that several places of this file say. */
const text = {
  maintainedLetter: { en: "Letter on Maintained Status", fr: "Lettre sur le statut maintenu", noun: "f" },
  noExtensionKnown: {
    en: "your answers do not say that an extension is in progress",
    fr: "vos réponses n’indiquent pas qu’une prolongation est en cours",
  },
} satisfies Record<string, Text | Noun>;

/** Stands on the page of the current permit. */
export const maintainedStatusProof = keptDocument("main", {
  id: "maintainedStatusProof",
  name: {
    en: "Proof that an extension is in progress",
    fr: "Preuve qu’une prolongation est en cours",
    noun: "f",
  },
  level: {
    cases: [
      [
        isOnMaintainedStatus,
        "Required",
        {
          en: "your status continues only if you applied for the extension before the permit ended",
          fr: "votre statut se poursuit seulement si vous avez demandé la prolongation avant l’échéance du permis",
        },
      ],
    ],
    otherwise: [text.noExtensionKnown, "NotApplicable"],
    sources: [regulations("section 183(5)")],
  },
  instructions: {
    en: "Upload the confirmation that the extension was sent before the permit ended. The date of sending and the application number must be readable. A receipt of the payment helps if it carries the date.",
    fr: "Téléversez la confirmation que la prolongation a été envoyée avant l’échéance du permis. La date d’envoi et le numéro de la demande doivent être lisibles. Un reçu de paiement aide s’il porte la date.",
  },
  maxFiles: 3,
});

const maintainedStatusLetter: VaultPage = vaultPage({
  slug: "maintained-status-letter",
  rights: closedToOutsiders,
  ...ownedBy("main", text.maintainedLetter),
  category: "Letter",
  tags: [],
  phase: "afterSubmission",
  appliesTo: ["WorkPermit", "WorkPermitExtension", "CoOpWorkPermit", "Bowp"],
  studentPermissions: othersSupply,
  slots: [
    keptDocument("main", {
      id: "maintainedStatusLetter",
      name: text.maintainedLetter,
      level: {
        cases: [
          [
            all(isOnMaintainedStatus, isWorkApplication),
            "Recommended",
            {
              en: "it shows an employer that you may keep working",
              fr: "elle montre à un employeur que vous pouvez continuer à travailler",
            },
          ],
        ],
        otherwise: [text.noExtensionKnown, "NotApplicable"],
        sources: [excerptOf("IRCC, officer instructions on maintained status")],
      },
      instructions: {
        en: "This is for the letter in which IRCC says that you may keep working while it decides. Note how long it is valid, and show it to your employer.",
        fr: "Ici se trouve la lettre dans laquelle IRCC indique que vous pouvez continuer à travailler en attendant sa décision. Notez jusqu’à quand elle est valable et montrez-la à votre employeur.",
        tells: "reader",
      },
      maxFiles: 1,
    }),
  ],
});

export const maintainedStatusPages: readonly VaultPage[] = [maintainedStatusLetter];
