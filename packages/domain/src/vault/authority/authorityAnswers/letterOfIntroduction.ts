import type { Permission } from "../../permission.ts";
import type { CaseRule } from "../../../caseFile/rule.ts";
import { isJudicialReview, isMadeInsideCanada } from "../../../conditions/application/application.ts";
import { wasApproved } from "../../../conditions/application/status.ts";
import { appliesOnArrival } from "../../../conditions/status/border.ts";
import { all, any, not } from "../../../kernel/condition.ts";
import { scans } from "../../files/fileTypes.ts";
import { ofReadFile } from "../../files/slotWarnings.ts";
import { vaultPage, type VaultPage } from "../../page.ts";
import { closedToOutsiders } from "../../pageRights.ts";
import { ownedBy } from "../../person.ts";
import { fileNumber, slotFor } from "../../slotFor.ts";
import { ourDecision } from "../../sources.ts";
import { addressees, slugFor, type Addressee } from "../addressees.ts";

/** The letter on which a permit is issued at the port of entry. */

const introductionPermissions: CaseRule<readonly Permission[]> = {
  id: "permissions.letterOfIntroduction",
  cases: [
    [
      any(isJudicialReview, appliesOnArrival),
      ["View"],
      {
        en: "you have no letter of introduction to add",
        fr: "vous n’avez pas de lettre d’introduction à ajouter",
      },
    ],
  ],
  otherwise: [
    {
      en: "you can add the letter from your account",
      fr: "vous pouvez ajouter la lettre depuis votre compte",
    },
    ["View", "Upload"],
  ],
};

const letterOfIntroduction = (person: Addressee): VaultPage =>
  vaultPage({
    slug: slugFor(person, "letter-of-introduction"),
    rights: closedToOutsiders,
    ...ownedBy(person, { en: "Letter of Introduction", fr: "Lettre d’introduction", noun: "f" }),
    category: "Letter",
    tags: ["Travel"],
    phase: "afterDecision",
    appliesTo: ["Student", "StandaloneFamily", "WorkPermit", "Lmia", "C10", "ClosedWorkPermit", "Dli", "Iec"],
    studentPermissions: introductionPermissions,
    slots: [
      slotFor(person, {
        id: "letterOfIntroduction",
        name: { en: "Letter of introduction", fr: "Lettre d’introduction", noun: "f" },
        documentTypes: ["Other"],
        hasParsing: true,
        level: {
          cases: [
            [
              all(wasApproved, not(isMadeInsideCanada)),
              "Required",
              {
                en: "the permit is issued at the port of entry on this letter",
                fr: "le permis est délivré au point d’entrée sur présentation de cette lettre",
              },
            ],
          ],
          otherwise: [
            {
              en: "IRCC sends this letter with the approval of an application that was made from outside Canada, and none is recorded",
              fr: "IRCC envoie cette lettre avec l’approbation d’une demande faite hors du Canada, et aucune n’est notée",
            },
            "NotApplicable",
          ],
          sources: [ourDecision],
        },
        potentialWarnings: [...ofReadFile, "documentExpired"],
        fieldsToRead: ["applicantFullName", "documentNumber", "expiryDate"],
        instructions: {
          en: "Upload every page of the letter that IRCC sent with the approval. Print it and keep it with the passport in your carry-on bag. The officer at the port of entry asks for it and issues the permit there. The letter is not the permit. Check the last day on which you can use it.",
          fr: "Téléversez chaque page de la lettre qu’IRCC a envoyée avec l’approbation. Imprimez-la et gardez-la avec le passeport dans votre bagage à main. L’agent la demande au point d’entrée et y délivre le permis. La lettre n’est pas le permis. Vérifiez jusqu’à quand elle peut servir.",
        },
        example: "scan",
        subFileNames: fileNumber,
        maxFiles: 2,
        acceptedTypes: scans,
      }),
    ],
  });

export const letterOfIntroductionPages: readonly VaultPage[] = addressees.map(letterOfIntroduction);
