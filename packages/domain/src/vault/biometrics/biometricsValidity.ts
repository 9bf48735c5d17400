import type { ApplicationType } from "../../caseFile/application.ts";
import { prefixed } from "../../caseFile/personRole.ts";
import type { CaseCondition } from "../../caseFile/rule.ts";
import { isVisitorVisa, typeIsOneOf } from "../../conditions/application/application.ts";
import {
  biometricsGivenWithoutExpiry,
  childBiometricsGivenWithoutExpiry,
  isExemptAsRefugee,
  spouseBiometricsGivenWithoutExpiry,
} from "../../conditions/biometrics/biometrics.ts";
import { all } from "../../kernel/condition.ts";
import { vaultPage, type VaultPage } from "../page.ts";
import { applicantAlwaysSupplies } from "../permissions.ts";
import { allBut, ownedBy } from "../person.ts";
import { closedToOutsiders } from "../pageRights.ts";
import { letterSlot, letterWarnings, people, specification, type Person } from "./biometricsLetter.ts";

/** Until when biometrics that were given before are valid. */

/** Document 2 section 4 asks for the letter of whoever gave biometrics and does not know until when, whatever the type. */
const validityMatters: readonly ApplicationType[] = allBut("JudicialReview");

const mayReuseBiometrics = typeIsOneOf(
  "mayReuseBiometrics",
  {
    en: "this kind of application may reuse earlier biometrics",
    fr: "ce type de demande peut réutiliser des données biométriques antérieures",
  },
  ["Dli", "StudentExtension", "CoOpWorkPermit", "WorkPermit", "SpeFamily", "PgwpFamily", "Iec", "TrvSpe", "TrvPgwp"],
);

const givenWithoutExpiry: Record<Person, CaseCondition> = {
  main: biometricsGivenWithoutExpiry,
  spouse: spouseBiometricsGivenWithoutExpiry,
  child: childBiometricsGivenWithoutExpiry,
};

const validityLetter = (person: Person): VaultPage =>
  vaultPage({
    slug: person === "main" ? "biometrics-validity-letter" : `biometrics-validity-letter-${person}`,
    rights: closedToOutsiders,
    ...ownedBy(person, {
      en: "Biometrics Validity Letter",
      fr: "Lettre de validité des données biométriques",
      noun: "f",
    }),
    category: "Letter",
    tags: [],
    phase: "preparation",
    appliesTo: validityMatters,
    studentPermissions: applicantAlwaysSupplies,
    slots: [
      letterSlot({
        id: prefixed(person, "biometricsValidityLetter"),
        name: { en: "Validity letter or status page", fr: "Lettre de validité ou page d’état", noun: "f" },
        requirement: {
          id: `vault.${prefixed(person, "biometricsValidityLetter")}`,
          cases: [
            [
              isVisitorVisa,
              "NotApplicable",
              {
                en: "IRCC looks up a visitor’s earlier biometrics in its own records",
                fr: "pour une visite, IRCC vérifie dans ses propres dossiers les données biométriques déjà fournies",
              },
            ],
            ...(person === "main"
              ? ([[all(biometricsGivenWithoutExpiry, isExemptAsRefugee), "NotApplicable"]] as const)
              : []),
            [givenWithoutExpiry[person], "Required"],
            [mayReuseBiometrics, "IfApplicable"],
          ],
          otherwise: [
            {
              en: "your answers do not show biometrics without an expiry date",
              fr: "vos réponses n’indiquent pas de données biométriques sans date d’expiration",
            },
            "NotApplicable",
          ],
          sources: specification,
        },
        potentialWarnings: [...letterWarnings, "biometricsValidityLetterExpired"],
        instructions: {
          en: "Upload a letter, or a page of IRCC’s biometrics status tool, that shows when the biometrics expire. Biometrics usually last {years} years.",
          fr: "Téléversez une lettre, ou une page de l’outil d’IRCC sur l’état des données biométriques, qui montre la date d’expiration. Les données biométriques durent en général {years} ans.",
        },
        subFileNames: { en: "File {n}", fr: "Fichier {n}" },
        maxFiles: 2,
      }),
    ],
  });

export const biometricsValidityPages: readonly VaultPage[] = people.map(validityLetter);
