import type { CaseReader } from "../../../caseFile/reader.ts";
import { wasApproved } from "../../../conditions/application/status.ts";
import { passportRequest } from "../../../tables/authority/authorityLetters.ts";
import { vaultPage, type VaultPage } from "../../page.ts";
import { othersAlwaysSupply } from "../../permissions.ts";
import { allBut, ownedBy } from "../../person.ts";
import { keptDocument } from "../../slotFor.ts";
import { specified } from "../../sources.ts";
import { closedToOutsiders } from "../../pageRights.ts";
import { addressees, slugFor, type Addressee } from "../addressees.ts";

/** The letter in which IRCC asks for the original passport. */

function passportLimits(the: CaseReader): Readonly<Record<string, string | number>> {
  const found = the.row(passportRequest);
  if (!found.found) return { days: "—", from: "—", to: "—" };
  const { sendWithinDays, businessDays } = found.row.value;
  return { days: sendWithinDays, ...businessDays };
}

const originalPassportRequest = (person: Addressee): VaultPage =>
  vaultPage({
    slug: slugFor(person, "original-passport-request"),
    rights: closedToOutsiders,
    ...ownedBy(person, { en: "Original Passport Request", fr: "Demande du passeport original", noun: "f" }),
    category: "Letter",
    tags: ["Travel"],
    phase: "afterDecision",
    appliesTo: allBut(
      "StudentExtension",
      "JudicialReview",
      "IrccRequest",
      "WorkPermit",
      "WorkPermitExtension",
      "CoOpWorkPermit",
      "ExpressEntry",
      "Bowp",
    ),
    studentPermissions: othersAlwaysSupply,
    slots: [
      keptDocument(person, {
        id: "originalPassportRequest",
        name: { en: "Passport request letter", fr: "Lettre de demande du passeport", noun: "f" },
        level: {
          cases: [
            [
              wasApproved,
              "IfApplicable",
              {
                en: "the letter comes only if IRCC asks for the original passport",
                fr: "la lettre arrive seulement si IRCC demande le passeport original",
              },
            ],
          ],
          otherwise: [
            {
              en: "IRCC asks for the original passport once it approves an application, and none is recorded as approved",
              fr: "IRCC demande le passeport original une fois qu’il a approuvé une demande, et aucune approbation n’est notée",
            },
            "NotApplicable",
          ],
          sources: [specified("document 3 section 4.5")],
        },
        instructions: {
          en: "IRCC asks for the original passport so that the visa can be put in it. Send it with this letter within {days} days, in the way the letter describes, and keep a scan of it here. It usually takes {from} to {to} business days. Plan no trip until the passport is back.",
          fr: "IRCC demande le passeport original pour y apposer le visa. Envoyez-le avec cette lettre dans les {days} jours, de la façon que la lettre décrit, et gardez ici une copie numérisée de la lettre. Cela prend en général de {from} à {to} jours ouvrables. Ne prévoyez aucun voyage avant le retour du passeport.",
          tells: "reader",
        },
        instructionValues: passportLimits,
        maxFiles: 2,
      }),
    ],
  });

export const originalPassportRequestPages: readonly VaultPage[] = addressees.map(originalPassportRequest);
