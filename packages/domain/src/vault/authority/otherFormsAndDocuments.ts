import type { Noun } from "../../kernel/noun.ts";
import { officialForms, scansAndTexts } from "../files/fileTypes.ts";
import { vaultPage, type VaultPage } from "../page.ts";
import { applicantAlwaysSupplies } from "../permissions.ts";
import { allBut, ownedBy } from "../person.ts";
import { fileNumber, slotFor } from "../slotFor.ts";
import { ofKeptFile, ofOfficialForm, ofReadFields } from "../files/slotWarnings.ts";
import { specified } from "../sources.ts";
import { closedToOutsiders } from "../pageRights.ts";

/** Forms of IRCC and documents that have no page of their own. */

/** Words that several places of this file say. */
const text = {
  otherDocument: { en: "Other Document", fr: "Autre document", noun: "m" },
} satisfies Record<string, Noun>;

const irccForm: VaultPage = vaultPage({
  slug: "ircc-form",
  rights: closedToOutsiders,
  ...ownedBy("main", { en: "IRCC Form", fr: "Formulaire d’IRCC", noun: "m" }),
  category: "General",
  tags: [],
  phase: "preparation",
  appliesTo: allBut(),
  studentPermissions: applicantAlwaysSupplies,
  lawyerCanGenerate: {},
  slots: [
    slotFor("main", {
      id: "irccForm",
      name: { en: "Other IRCC form", fr: "Autre formulaire d’IRCC", noun: "m" },
      documentTypes: ["IRCCForm"],
      hasParsing: true,
      level: {
        otherwise: [
          {
            en: "a form is needed only if IRCC or your lawyer asks for one",
            fr: "un formulaire est nécessaire seulement si IRCC ou votre équipe juridique en demande un",
          },
          "IfApplicable",
        ],
        sources: [specified("document 1 section 4")],
      },
      potentialWarnings: [...ofReadFields, ...ofOfficialForm],
      fieldsToRead: ["formNumber", "applicantFullName", "isSigned"],
      instructions: {
        en: "Use this page for an official form that has no page of its own. Get the newest version from IRCC’s site and fill it in. If it has a Validate button, press it. Sign the form and upload the PDF itself, not a photo of it.",
        fr: "Utilisez cette page pour un formulaire officiel qui n’a pas sa propre page. Prenez la version la plus récente du site d’IRCC et remplissez-la. Si elle a un bouton Valider, appuyez dessus. Signez-la et téléversez le PDF lui-même, et non une photo.",
      },
      example: "form",
      subFileNames: fileNumber,
      maxFiles: 10,
      acceptedTypes: officialForms,
    }),
  ],
});

const otherDocument: VaultPage = vaultPage({
  slug: "other-document",
  rights: closedToOutsiders,
  ...ownedBy("main", text.otherDocument),
  category: "General",
  tags: [],
  phase: "preparation",
  appliesTo: allBut(),
  studentPermissions: applicantAlwaysSupplies,
  slots: [
    slotFor("main", {
      id: "otherDocument",
      name: text.otherDocument,
      documentTypes: ["Other"],
      hasParsing: false,
      level: {
        otherwise: [
          {
            en: "another document is useful only if it helps your application",
            fr: "un autre document est utile seulement s’il aide votre demande",
          },
          "IfApplicable",
        ],
        sources: [specified("document 1 section 4")],
      },
      potentialWarnings: ofKeptFile,
      fieldsToRead: [],
      instructions: {
        en: "Add anything useful that has no page of its own, with a short file name that says what it is. If it is in neither English nor French, add a translation.",
        fr: "Ajoutez tout document utile qui n’a pas sa propre page, avec un nom de fichier court qui dit ce que c’est. S’il n’est ni en français ni en anglais, ajoutez une traduction.",
      },
      example: "page",
      subFileNames: { en: "Document {n}", fr: "Document {n}" },
      maxFiles: 20,
      acceptedTypes: scansAndTexts,
    }),
  ],
});

export const otherFormAndDocumentPages: readonly VaultPage[] = [irccForm, otherDocument];
