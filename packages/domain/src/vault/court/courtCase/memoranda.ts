import { recordWasFiled } from "../../../conditions/application/status.ts";
import type { Noun } from "../../../kernel/noun.ts";
import { courtRules } from "../../../tables/court/sources.ts";
import type { VaultPage } from "../../page.ts";
import { courtPage, daysOfSteps, stamped, type Level } from "./courtPage.ts";

/** The arguments of the government in writing, and the reply to them. */

/** Words that several places of this file say. */
const text = {
  respondent: { en: "Respondent’s Memorandum", fr: "Mémoire du défendeur", noun: "m" },
  reply: { en: "Reply Memorandum", fr: "Mémoire en réplique", noun: "m" },
} satisfies Record<string, Noun>;

const noRecord: Level["otherwise"] = [
  {
    en: "the case is not at a stage at which the application record is on file",
    fr: "l’instance n’est pas à une étape où le dossier de demande est déposé",
  },
  "NotApplicable",
];

export const memorandumPages: readonly VaultPage[] = [
  courtPage(
    "respondent-memorandum",
    text.respondent,
    stamped({
      id: "respondentMemorandum",
      name: text.respondent,
      instructions: {
        en: "Add the memorandum with the government’s arguments, and any affidavit that came with it. A reply is due within {reply} days after its service.",
        fr: "Ajoutez le mémoire qui contient les arguments du gouvernement, et tout affidavit qui l’accompagne. Une réplique doit être déposée dans les {reply} jours suivant sa signification.",
      },
      values: daysOfSteps,
      level: {
        cases: [
          [
            recordWasFiled,
            "IfApplicable",
            {
              en: "the government may oppose the application in writing",
              fr: "le gouvernement peut s’opposer à la demande par écrit",
            },
          ],
        ],
        otherwise: noRecord,
        sources: [courtRules("rule 11")],
      },
    }),
  ),
  courtPage(
    "reply-memorandum",
    text.reply,
    stamped({
      id: "replyMemorandum",
      name: text.reply,
      instructions: {
        en: "Add the memorandum in reply to the government’s arguments, with the proof of its service. It is due within {reply} days after the respondent’s memorandum was served.",
        fr: "Ajoutez le mémoire en réplique aux arguments du gouvernement, avec la preuve de sa signification. Il doit être déposé dans les {reply} jours suivant la signification du mémoire du défendeur.",
      },
      values: daysOfSteps,
      level: {
        cases: [
          [
            recordWasFiled,
            "IfApplicable",
            {
              en: "it is used only if the lawyer replies to the government’s memorandum",
              fr: "il sert seulement si l’équipe juridique répond au mémoire du gouvernement",
            },
          ],
        ],
        otherwise: noRecord,
        sources: [courtRules("rule 13")],
      },
    }),
    { lawyerCanGenerate: {} },
  ),
];
