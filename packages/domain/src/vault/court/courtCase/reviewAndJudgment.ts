import { courtHasDecided, leaveWasGranted } from "../../../conditions/application/status.ts";
import { any } from "../../../kernel/condition.ts";
import type { Noun } from "../../../kernel/noun.ts";
import type { Text } from "../../../kernel/text.ts";
import { courtRules } from "../../../tables/court/sources.ts";
import type { VaultPage } from "../../page.ts";
import { othersAlwaysSupply } from "../../permissions.ts";
import { courtPage, stamped } from "./courtPage.ts";

/** From the decision on leave through the hearing to the judgment. */

/** Words that several places of this file say. */
const text = {
  leaveDecision: { en: "Leave Decision", fr: "Décision sur la demande d’autorisation", noun: "f" },
  tribunalRecord: { en: "Certified Tribunal Record", fr: "Dossier certifié du tribunal", noun: "m" },
  hearing: { en: "Hearing Notice", fr: "Avis d’audience", noun: "m" },
  judgment: { en: "Judgment", fr: "Jugement", noun: "m" },
  leaveNotGranted: {
    en: "the case is not at a stage that follows the granting of leave",
    fr: "l’instance n’est pas à une étape qui suit l’octroi de l’autorisation",
  },
} satisfies Record<string, Text | Noun>;

const forApplicantToRead = { studentPermissions: othersAlwaysSupply };

export const reviewAndJudgmentPages: readonly VaultPage[] = [
  courtPage(
    "leave-decision",
    text.leaveDecision,
    stamped({
      id: "leaveDecision",
      name: text.leaveDecision,
      instructions: {
        en: "This is for the order that grants or refuses leave. If leave is granted, it also sets the hearing and the time for each further step.",
        fr: "Ici se trouve l’ordonnance qui accueille ou rejette la demande d’autorisation. Si l’autorisation est accordée, elle fixe aussi l’audience et le délai de chaque étape suivante.",
        tells: "reader",
      },
      level: {
        cases: [[any(leaveWasGranted, courtHasDecided), "Required"]],
        otherwise: [
          { en: "no decision on leave is recorded", fr: "aucune décision sur l’autorisation n’est notée" },
          "NotApplicable",
        ],
        sources: [courtRules("rules 14 and 15")],
      },
    }),
    forApplicantToRead,
  ),
  courtPage(
    "certified-tribunal-record",
    text.tribunalRecord,
    stamped({
      id: "certifiedTribunalRecord",
      name: text.tribunalRecord,
      instructions: {
        en: "Add the complete file that the officer had, as IRCC certified it. Check it against what was sent. A missing page can matter.",
        fr: "Ajoutez le dossier complet dont disposait l’agent, tel qu’IRCC l’a certifié. Comparez-le à ce qui a été envoyé. Une page manquante peut compter.",
      },
      level: {
        cases: [
          [
            leaveWasGranted,
            "Required",
            {
              en: "the Court reviews the decision on this record",
              fr: "la Cour contrôle la décision d’après ce dossier",
            },
          ],
        ],
        otherwise: [text.leaveNotGranted, "NotApplicable"],
        sources: [courtRules("rule 17")],
      },
    }),
  ),
  courtPage(
    "hearing-notice",
    text.hearing,
    stamped({
      id: "hearingNotice",
      name: text.hearing,
      instructions: {
        en: "This is for the notice with the date, the time, and the place or the link of the hearing. Ask your lawyer whether you should attend.",
        fr: "Ici se trouve l’avis qui indique la date, l’heure, et le lieu ou le lien de l’audience. Demandez à votre équipe juridique si vous devriez y assister.",
        tells: "reader",
      },
      maxFiles: 3,
      level: {
        cases: [
          [
            leaveWasGranted,
            "IfApplicable",
            {
              en: "the Court sends it when it sets the day of the hearing",
              fr: "la Cour l’envoie quand elle fixe le jour de l’audience",
            },
          ],
        ],
        otherwise: [text.leaveNotGranted, "NotApplicable"],
        sources: [courtRules("rule 15")],
      },
    }),
    forApplicantToRead,
  ),
  courtPage(
    "court-judgment",
    text.judgment,
    stamped({
      id: "courtJudgment",
      name: text.judgment,
      instructions: {
        en: "This is for the decision of the Court with its reasons. If the Court cancels the refusal, another officer usually decides again. This is not yet an approval.",
        fr: "Ici se trouve la décision de la Cour avec ses motifs. Si la Cour annule le refus, un autre agent décide en général de nouveau. Ce n’est pas encore une approbation.",
        tells: "reader",
      },
      maxFiles: 3,
      level: {
        cases: [[courtHasDecided, "Required"]],
        otherwise: [
          { en: "no decision of the Court is recorded", fr: "aucune décision de la Cour n’est notée" },
          "NotApplicable",
        ],
        sources: [courtRules("rule 18")],
      },
    }),
    forApplicantToRead,
  ),
];
