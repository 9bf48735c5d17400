import type { CaseReader } from "../../caseFile/reader.ts";
import { answersExpressEntryInvitation, applicationWasSent } from "../../conditions/application/application.ts";
import { wasApproved } from "../../conditions/application/status.ts";
import { all } from "../../kernel/condition.ts";
import type { Noun } from "../../kernel/noun.ts";
import type { FillValue, Text } from "../../kernel/text.ts";
import { permanentResidencePhotoSet } from "../../tables/expressEntry/expressEntryDocuments.ts";
import { permanentResidentPhoto } from "../../tables/identity/photo.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import type { VaultPage } from "../page.ts";
import { closedToOutsiders } from "../pageRights.ts";
import { keptDocument } from "../slotFor.ts";
import { excerptOf, specified } from "../sources.ts";
import { parsedDocument, suppliedPage } from "../suppliedPage.ts";
import { expressEntryTypes } from "./expressEntryCase.ts";

/** The grant of permanent residence after an invitation: its fee, the photos of the card, the confirmation. */

/** Words that several places of this file say. */
const text = {
  fee: {
    en: "Right of Permanent Residence Fee Receipt",
    fr: "Reçu des frais relatifs au droit de résidence permanente",
    noun: "m",
  },
  photos: { en: "Permanent Residence Photos", fr: "Photos pour la résidence permanente", noun: "fp" },
  onlyAfterApproval: {
    en: "it comes only after IRCC approves the application",
    fr: "cette étape vient seulement après l’approbation de la demande par IRCC",
  },
} satisfies Record<string, Text | Noun>;

const approvedAfterInvitation = all(answersExpressEntryInvitation, wasApproved);

function photosAsked(the: CaseReader): Readonly<Record<string, FillValue>> {
  const [set, size] = [the.row(permanentResidencePhotoSet), the.row(permanentResidentPhoto)];
  return {
    photos: set.found ? set.row.value.eachPerson : "—",
    months: set.found ? set.row.value.takenWithinMonths : "—",
    width: size.found ? size.row.value.widthMm : "—",
    height: size.found ? size.row.value.heightMm : "—",
  };
}

const residenceFee = suppliedPage("main", {
  slug: "right-of-permanent-residence-fee",
  rights: closedToOutsiders,
  name: text.fee,
  tags: ["ExpressEntry", "Banking"],
  appliesTo: expressEntryTypes,
  slots: [
    keptDocument("main", {
      id: "rightOfPermanentResidenceFee",
      name: text.fee,
      level: {
        cases: [
          [
            all(answersExpressEntryInvitation, applicationWasSent),
            "Required",
            {
              en: "in Express Entry, permanent residence is not granted before this fee is paid",
              fr: "dans Entrée express, la résidence permanente n’est pas accordée avant le paiement de ces frais",
            },
          ],
          [
            answersExpressEntryInvitation,
            "Recommended",
            {
              en: "a fee that is paid with the application saves time later",
              fr: "des frais payés avec la demande font gagner du temps plus tard",
            },
          ],
        ],
        otherwise: [
          {
            en: "the fee is paid only after an invitation",
            fr: "les frais se paient seulement après une invitation",
          },
          "NotApplicable",
        ],
        sources: [excerptOf("IRCC, fees of permanent residence")],
      },
      instructions: {
        en: "Upload the receipt that IRCC’s payment page gives, not only the line in your bank statement. One fee is paid for you and one for a spouse or partner who comes with you, none for dependent children.",
        fr: "Téléversez le reçu que donne la page de paiement d’IRCC, et non seulement la ligne de votre relevé bancaire. On paie ces frais une fois pour vous et une fois pour un conjoint ou partenaire qui vous accompagne, mais pas pour les enfants à charge.",
      },
      maxFiles: 2,
    }),
  ],
});

const photos = suppliedPage("main", {
  slug: "permanent-residence-portal-photos",
  rights: closedToOutsiders,
  name: text.photos,
  tags: ["ExpressEntry"],
  phase: "afterDecision",
  appliesTo: expressEntryTypes,
  slots: [
    parsedDocument("main", {
      id: "permanentResidencePhotos",
      name: text.photos,
      documentTypes: ["DigitalPhoto"],
      level: {
        cases: [
          [
            approvedAfterInvitation,
            "Required",
            { en: "the permanent resident card needs a photo", fr: "la carte de résident permanent exige une photo" },
          ],
        ],
        otherwise: [text.onlyAfterApproval, "NotApplicable"],
        sources: [excerptOf("IRCC, photos for permanent residence")],
      },
      potentialWarnings: [
        ...ofReadFields,
        "excessiveBackground",
        "digitalPhotoComposition",
        "digitalPhotoBackground",
        "digitalPhotoFullFace",
        "digitalPhotoFullBody",
        "digitalPhotoSelfie",
        "digitalPhotoSmile",
      ],
      fieldsToRead: [],
      instructions: {
        en: "Upload {photos} photos of each person, {width} mm wide and {height} mm high, not older than {months} months, before a plain light background, with a neutral face. If IRCC’s message asks for another number or size, follow the message.",
        fr: "Téléversez {photos} photos de chaque personne, de {width} mm de largeur et {height} mm de hauteur, de moins de {months} mois, devant un fond clair uni, le visage neutre. Si le message d’IRCC demande un autre nombre ou un autre format, suivez le message.",
      },
      instructionValues: photosAsked,
      maxFiles: 8,
    }),
  ],
});

const confirmation = suppliedPage("main", {
  slug: "copr",
  rights: closedToOutsiders,
  name: { en: "Confirmation of Permanent Residence", fr: "Confirmation de résidence permanente", noun: "f" },
  category: "Letter",
  tags: ["ExpressEntry"],
  phase: "afterDecision",
  appliesTo: expressEntryTypes,
  slots: [
    keptDocument("main", {
      id: "copr",
      name: {
        en: "Confirmation of permanent residence",
        fr: "Confirmation de résidence permanente",
        noun: "f",
      },
      level: {
        cases: [[approvedAfterInvitation, "Required"]],
        otherwise: [text.onlyAfterApproval, "NotApplicable"],
        sources: [specified("document 2 section 4")],
      },
      instructions: {
        en: "Upload the confirmation that came after the approval, all pages. If you have already become a permanent resident, upload the signed and dated one. Compare names and dates of birth with the passports, and tell your lawyer about any mistake before you travel.",
        fr: "Téléversez la confirmation reçue après l’approbation, toutes les pages. Si vous avez déjà la résidence permanente, téléversez celle qui est signée et datée. Comparez les noms et les dates de naissance avec les passeports, et signalez toute erreur à votre équipe juridique avant de voyager.",
      },
      maxFiles: 4,
    }),
  ],
});

export const permanentResidencePages: readonly VaultPage[] = [residenceFee, photos, confirmation];
