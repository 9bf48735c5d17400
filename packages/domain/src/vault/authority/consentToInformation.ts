import type { Text } from "../../kernel/text.ts";
import { isStudent } from "../../conditions/application/application.ts";
import { asksForNotesOnOpenFile, asksForNotesOnRefusal } from "../../conditions/authority/requests.ts";
import { scans } from "../files/fileTypes.ts";
import { vaultPage, type VaultPage } from "../page.ts";
import { applicantAlwaysSupplies } from "../permissions.ts";
import { ownedBy } from "../person.ts";
import { slotFor } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { specified } from "../sources.ts";
import { closedToOutsiders } from "../pageRights.ts";

/** The consent with which the lawyer asks IRCC for the file and the officer’s notes. */

/** Words that several places of this file say. */
const text = {
  notesNeedConsent: {
    en: "your lawyer can ask for the notes only with your consent",
    fr: "votre équipe juridique peut demander les notes seulement avec votre consentement",
  },
} satisfies Record<string, Text>;

const consentToInformation: VaultPage = vaultPage({
  slug: "consent-to-information-form",
  rights: closedToOutsiders,
  ...ownedBy("main", {
    en: "Consent for an Access to Information Request (IMM 5744)",
    fr: "Consentement à une demande d’accès à l’information (IMM 5744)",
    noun: "m",
  }),
  category: "General",
  tags: [],
  phase: "preparation",
  appliesTo: ["Student", "StudentExtension", "JudicialReview", "IrccRequest", "Dli"],
  studentPermissions: applicantAlwaysSupplies,
  lawyerCanGenerate: {},
  slots: [
    slotFor("main", {
      id: "consentToInformationForm",
      name: { en: "Signed consent form", fr: "Formulaire de consentement signé", noun: "m" },
      documentTypes: ["ConsentForm"],
      hasParsing: true,
      level: {
        cases: [
          [asksForNotesOnRefusal, "Required", text.notesNeedConsent],
          [asksForNotesOnOpenFile, "Required", text.notesNeedConsent],
          [
            isStudent,
            "Recommended",
            {
              en: "if the application is refused, your lawyer can ask for the notes without delay",
              fr: "en cas de refus, votre équipe juridique peut demander les notes sans tarder",
            },
          ],
        ],
        otherwise: [
          {
            en: "nobody needs to ask IRCC for the notes of your file at this point",
            fr: "personne n’a besoin de demander à IRCC les notes de votre dossier à ce stade",
          },
          "NotApplicable",
        ],
        sources: [specified("document 2 section 4")],
      },
      potentialWarnings: [...ofReadFields, "formMissingSignature", "signatureNotInBlue", "informationDetailsMissing"],
      fieldsToRead: ["formNumber", "applicantFullName", "isSigned"],
      instructions: {
        en: "Print the form, sign it by hand in blue ink, write the date and scan every page in colour. With it your lawyer can ask for your file and for the officer’s notes. A typed name is not a signature.",
        fr: "Imprimez le formulaire, signez-le à la main à l’encre bleue, inscrivez la date et numérisez chaque page en couleur. Il permet à votre équipe juridique de demander votre dossier et les notes de l’agent. Un nom tapé n’est pas une signature.",
      },
      example: "scan",
      maxFiles: 1,
      acceptedTypes: scans,
    }),
  ],
});

export const consentToInformationPages: readonly VaultPage[] = [consentToInformation];
