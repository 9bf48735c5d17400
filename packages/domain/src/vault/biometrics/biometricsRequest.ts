import type { Permission } from "../permission.ts";
import { prefixed } from "../../caseFile/personRole.ts";
import type { CaseRule } from "../../caseFile/rule.ts";
import { isIrccRequest, isJudicialReview } from "../../conditions/application/application.ts";
import { asksForBiometricsExtension } from "../../conditions/biometrics/biometrics.ts";
import { vaultPage, type VaultPage } from "../page.ts";
import { ownedBy } from "../person.ts";
import { closedToOutsiders } from "../pageRights.ts";
import { letterSlot, lettersFollow, people, specification, type Person } from "./biometricsLetter.ts";

/** The letter in which IRCC asks for biometrics. */

const requestPermissions: CaseRule<readonly Permission[]> = {
  id: "permissions.biometricsRequestLetter",
  cases: [
    [isIrccRequest, ["View", "Upload"]],
    [isJudicialReview, []],
  ],
  otherwise: [{ en: "the lawyer supplies this letter", fr: "l’équipe juridique fournit cette lettre" }, ["View"]],
};

const requestLetter = (person: Person): VaultPage =>
  vaultPage({
    slug: person === "main" ? "biometrics-request-letter" : `${person}-biometrics-request-letter`,
    rights: closedToOutsiders,
    ...ownedBy(person, { en: "Biometrics Request Letter", fr: "Lettre de demande de données biométriques", noun: "f" }),
    category: "Letter",
    tags: [],
    phase: "afterSubmission",
    appliesTo: [...lettersFollow, "IrccRequest"],
    studentPermissions: requestPermissions,
    slots: [
      letterSlot({
        id: prefixed(person, "biometricsRequestLetter"),
        name: { en: "Request letter", fr: "Lettre de demande", noun: "f" },
        requirement: {
          id: `vault.${prefixed(person, "biometricsRequestLetter")}`,
          cases: [[asksForBiometricsExtension, "Required"]],
          otherwise: [
            {
              en: "the letter matters only if IRCC asks for biometrics",
              fr: "la lettre compte seulement si IRCC demande des données biométriques",
            },
            "IfApplicable",
          ],
          sources: specification,
        },
        instructions: {
          en: "In this letter IRCC asks for your fingerprints and photo. It usually comes {from} to {to} days after the application is sent. Pay the fee so that processing continues.",
          fr: "Dans cette lettre, IRCC demande vos empreintes digitales et votre photo. Elle arrive en général de {from} à {to} jours après l’envoi de la demande. Payez les frais pour que le traitement se poursuive.",
          tells: "reader",
        },
      }),
    ],
  });

export const biometricsRequestPages: readonly VaultPage[] = people.map(requestLetter);
