import { caseWasFiledInCourt } from "../../../conditions/application/status.ts";
import type { Noun } from "../../../kernel/noun.ts";
import { courtRules } from "../../../tables/court/sources.ts";
import type { VaultPage } from "../../page.ts";
import { courtPage, daysOfSteps, stamped, type Level } from "./courtPage.ts";

/** That the respondents were served, and that the government’s lawyer takes up the case. */

/** Words that several places of this file say. */
const text = {
  proofOfService: { en: "Proof of Service", fr: "Preuve de signification", noun: "f" },
  appearance: { en: "Notice of Appearance", fr: "Avis de comparution", noun: "m" },
} satisfies Record<string, Noun>;

const notFiled: Level["otherwise"] = [
  {
    en: "no filing in court is pending in this case",
    fr: "aucun dépôt à la Cour n’est en cours dans ce dossier",
  },
  "NotApplicable",
];
export const serviceAndAppearancePages: readonly VaultPage[] = [
  courtPage(
    "proof-of-service",
    text.proofOfService,
    stamped({
      id: "proofOfService",
      name: text.proofOfService,
      instructions: {
        en: "Add the proof that each respondent was served: who, how and when. It is due at the registry within {service} days after the service.",
        fr: "Ajoutez la preuve que chaque défendeur a reçu signification : qui, comment et quand. Elle doit être déposée au greffe dans les {service} jours suivant la signification.",
      },
      values: daysOfSteps,
      level: {
        cases: [
          [
            caseWasFiledInCourt,
            "Required",
            {
              en: "the Court continues only once the service is proven",
              fr: "la Cour poursuit seulement quand la signification est prouvée",
            },
          ],
        ],
        otherwise: notFiled,
        sources: [courtRules("rule 7")],
      },
    }),
  ),
  courtPage(
    "notice-of-appearance",
    text.appearance,
    stamped({
      id: "noticeOfAppearance",
      name: text.appearance,
      instructions: {
        en: "Add the notice in which the government’s lawyer enters the case. It is due within {appearance} days after the service of the application.",
        fr: "Ajoutez l’avis par lequel l’avocate ou l’avocat du gouvernement comparaît. Il doit arriver dans les {appearance} jours suivant la signification de la demande.",
      },
      values: daysOfSteps,
      level: {
        cases: [
          [
            caseWasFiledInCourt,
            "IfApplicable",
            {
              en: "the government’s lawyer serves it soon after the application",
              fr: "l’avocate ou l’avocat du gouvernement le signifie peu après la demande",
            },
          ],
        ],
        otherwise: notFiled,
        sources: [courtRules("rule 8, Form IR-2")],
      },
    }),
  ),
];
