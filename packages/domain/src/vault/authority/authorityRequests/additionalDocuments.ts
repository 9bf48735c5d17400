import { anyRequestIsOpen, requestIsOpen } from "../../../conditions/authority/authorityRequests.ts";
import { scansAndTexts } from "../../files/fileTypes.ts";
import { vaultPage, type VaultPage } from "../../page.ts";
import { applicantAlwaysSupplies, othersAlwaysSupply } from "../../permissions.ts";
import { allBut, ownedBy } from "../../person.ts";
import { keptDocument, slotFor } from "../../slotFor.ts";
import { ofKeptFile } from "../../files/slotWarnings.ts";
import { ourDecision, specified } from "../../sources.ts";
import { closedToOutsiders } from "../../pageRights.ts";
import { addressees, slugFor, type Addressee } from "../addressees.ts";

/** The letter in which IRCC asks for more documents, and the page that answers it. */

const additionalDocumentRequest = (person: Addressee): VaultPage =>
  vaultPage({
    slug: slugFor(person, "additional-document-request"),
    rights: closedToOutsiders,
    ...ownedBy(person, { en: "Additional Document Request", fr: "Demande de documents supplémentaires", noun: "f" }),
    category: "Letter",
    tags: [],
    phase: "afterSubmission",
    appliesTo: allBut(),
    studentPermissions: othersAlwaysSupply,
    slots: [
      keptDocument(person, {
        id: "additionalDocumentRequest",
        name: { en: "Request letter", fr: "Lettre de demande", noun: "f" },
        level: {
          cases: [[requestIsOpen(person), "NeedsAttention"]],
          otherwise: [
            {
              en: "no request for documents is waiting for an answer",
              fr: "aucune demande de documents n’attend de réponse",
            },
            "NotApplicable",
          ],
          sources: [specified("document 1 section 4")],
        },
        instructions: {
          en: "In this letter IRCC asks for more documents. Read what it asks for and by when, and answer on the page Additional Document. If the answer comes late, IRCC may decide without it.",
          fr: "Dans cette lettre, IRCC demande d’autres documents. Lisez ce qui est demandé et pour quand, puis répondez à la page Document supplémentaire. Si la réponse arrive en retard, IRCC peut décider sans elle.",
          tells: "reader",
        },
        maxFiles: 5,
      }),
    ],
  });

const additionalDocument: VaultPage = vaultPage({
  slug: "additional-document",
  rights: closedToOutsiders,
  ...ownedBy("main", { en: "Additional Document", fr: "Document supplémentaire", noun: "m" }),
  category: "General",
  tags: [],
  phase: "afterSubmission",
  appliesTo: allBut(),
  studentPermissions: applicantAlwaysSupplies,
  slots: [
    slotFor("main", {
      id: "additionalDocument",
      name: { en: "Answer to a document request", fr: "Réponse à une demande de documents", noun: "f" },
      documentTypes: ["Other"],
      hasParsing: false,
      level: {
        cases: [[anyRequestIsOpen, "Required"]],
        otherwise: [
          {
            en: "no request is waiting for an answer, and a document is needed only if IRCC or your lawyer asks for one",
            fr: "aucune demande n’attend de réponse, et un document est nécessaire seulement si IRCC ou votre équipe juridique en demande un",
          },
          "IfApplicable",
        ],
        sources: [ourDecision],
      },
      potentialWarnings: ofKeptFile,
      fieldsToRead: [],
      instructions: {
        en: "Upload what the request asks for, one file per document, and link each file to the letter it answers. If you cannot get a document in time, tell your lawyer before the deadline and upload a short note that says why.",
        fr: "Téléversez ce que la demande exige, un fichier par document, et liez chaque fichier à la lettre à laquelle il répond. Si vous ne pouvez pas obtenir un document à temps, prévenez votre équipe juridique avant la fin du délai et téléversez une courte note qui dit pourquoi.",
      },
      example: "page",
      subFileNames: { en: "Document {n}", fr: "Document {n}" },
      maxFiles: 20,
      acceptedTypes: scansAndTexts,
    }),
  ],
});

export const additionalDocumentPages: readonly VaultPage[] = [
  ...addressees.map(additionalDocumentRequest),
  additionalDocument,
];
