import type { CaseReader } from "../../caseFile/reader.ts";
import { answersExpressEntryInvitation, isExpressEntry } from "../../conditions/application/application.ts";
import type { Noun } from "../../kernel/noun.ts";
import type { FillValue } from "../../kernel/text.ts";
import { statusTimeLimits } from "../../tables/court/courtTimeLimits.ts";
import type { VaultPage } from "../page.ts";
import { closedToOutsiders } from "../pageRights.ts";
import { keptDocument } from "../slotFor.ts";
import { excerptOf } from "../sources.ts";
import { suppliedPage } from "../suppliedPage.ts";
import { expressEntryTypes, notExpressEntry } from "./expressEntryCase.ts";

/** The profile of a candidate, and the invitation to apply that answers it. */

/** Words that several places of this file say. */
const text = {
  profile: { en: "Express Entry Profile", fr: "Profil d’Entrée express", noun: "m" },
  invitation: { en: "Invitation to Apply", fr: "Invitation à présenter une demande", noun: "f" },
} satisfies Record<string, Noun>;

const process = excerptOf("IRCC, Express Entry, how it works");

function daysToApply(the: CaseReader): Readonly<Record<string, FillValue>> {
  const row = the.row(statusTimeLimits);
  return { days: row.found ? row.row.value.expressEntryInvitation : "—" };
}

const profile = suppliedPage("main", {
  slug: "express-entry-profile",
  rights: closedToOutsiders,
  name: text.profile,
  tags: ["ExpressEntry"],
  appliesTo: expressEntryTypes,
  slots: [
    keptDocument("main", {
      id: "expressEntryProfile",
      name: text.profile,
      level: {
        cases: [
          [
            isExpressEntry,
            "Required",
            {
              en: "every document is compared with the profile",
              fr: "chaque document est comparé au profil",
            },
          ],
        ],
        otherwise: notExpressEntry,
        sources: [process],
      },
      instructions: {
        en: "Save the profile from your IRCC account with its number, its date and every answer. What you claimed in it must later be proven, so correct the profile as soon as something changes.",
        fr: "Enregistrez le profil à partir de votre compte d’IRCC avec son numéro, sa date et chaque réponse. Ce que vous y déclarez devra être prouvé plus tard, alors corrigez le profil dès que quelque chose change.",
      },
      maxFiles: 3,
    }),
  ],
});

const invitation = suppliedPage("main", {
  slug: "invitation-to-apply",
  rights: closedToOutsiders,
  name: text.invitation,
  category: "Letter",
  tags: ["ExpressEntry"],
  phase: "ita",
  appliesTo: expressEntryTypes,
  slots: [
    keptDocument("main", {
      id: "invitationToApply",
      name: text.invitation,
      level: {
        cases: [[answersExpressEntryInvitation, "Required"]],
        otherwise: [
          {
            en: "your application does not answer an invitation yet",
            fr: "votre demande ne répond pas encore à une invitation",
          },
          "NotApplicable",
        ],
        sources: [process],
      },
      instructions: {
        en: "Save the letter from your IRCC account. You have {days} days from its date to send the complete application, and your account shows the exact last day. If you can no longer prove what the profile says, talk to your lawyer before you apply.",
        fr: "Enregistrez la lettre à partir de votre compte d’IRCC. Vous avez {days} jours à partir de sa date pour envoyer la demande complète, et votre compte montre le dernier jour exact. Si vous ne pouvez plus prouver ce que dit le profil, parlez-en à votre équipe juridique avant de faire la demande.",
      },
      instructionValues: daysToApply,
      maxFiles: 2,
    }),
  ],
});

export const candidateProfilePages: readonly VaultPage[] = [profile, invitation];
