import { isMadeInsideCanada, isVisitorVisa, renewsVisaInCanada } from "../../conditions/application/application.ts";
import { typesWithVisaPage } from "../../conditions/authority/proofs.ts";
import { appliesOnArrival } from "../../conditions/status/border.ts";
import { wasApproved } from "../../conditions/application/status.ts";
import { all, any, not } from "../../kernel/condition.ts";
import type { Noun } from "../../kernel/noun.ts";
import { letters, scans } from "../files/fileTypes.ts";
import { countsIfItFits } from "../levels.ts";
import { vaultPage, type Slot, type VaultPage } from "../page.ts";
import { applicantSupplies, othersSupply } from "../permissions.ts";
import { ownedBy } from "../person.ts";
import { fileNumber, keptDocument, slotFor } from "../slotFor.ts";
import { ofKeptFile, ofReadFile } from "../files/slotWarnings.ts";
import { excerptOf, specified } from "../sources.ts";
import { closedToOutsiders } from "../pageRights.ts";

/** What lets somebody travel to Canada: the visa or the eTA, and what is carried to the border. */

/** Words that several places of this file say. */
const text = {
  visa: { en: "Visa in Passport", fr: "Visa dans le passeport", noun: "m" },
  travelAuthorization: { en: "Electronic Travel Authorization", fr: "Autorisation de voyage électronique", noun: "f" },
} satisfies Record<string, Noun>;

const toCanada = (
  page: Pick<VaultPage, "slug" | "category" | "phase" | "appliesTo" | "studentPermissions"> & Partial<VaultPage>,
  name: Noun,
  slot: Slot,
): VaultPage =>
  vaultPage({ ...ownedBy("main", name), tags: ["Travel"], rights: closedToOutsiders, ...page, slots: [slot] });

const visa = toCanada(
  {
    slug: "temporary-resident-visa",
    rights: closedToOutsiders,
    category: "Visa",
    phase: "afterDecision",
    appliesTo: typesWithVisaPage,
    studentPermissions: applicantSupplies,
  },
  text.visa,
  slotFor("main", {
    id: "temporaryResidentVisa",
    name: text.visa,
    documentTypes: ["Other"],
    hasParsing: true,
    level: {
      cases: [
        [
          all(wasApproved, any(isVisitorVisa, renewsVisaInCanada)),
          "Required",
          {
            en: "the visa in the passport is what was applied for",
            fr: "le visa dans le passeport est ce qui a été demandé",
          },
        ],
        [
          renewsVisaInCanada,
          "Recommended",
          {
            en: "the earlier visa is part of the history of your entries to Canada",
            fr: "le visa précédent fait partie de l’historique de vos entrées au Canada",
          },
        ],
      ],
      otherwise: countsIfItFits,
      sources: [specified("document 3 section 3.6, temporaryResidentVisaExpiryDate")],
    },
    potentialWarnings: [...ofReadFile, "documentExpired", "fileDate", "notSuperVisa"],
    fieldsToRead: ["documentNumber", "issueDate", "expiryDate", "applicantFullName"],
    instructions: {
      en: "Scan the passport page with the visa sticker, in colour, so that the number, the category and the dates can be read.",
      fr: "Numérisez en couleur la page du passeport qui porte la vignette de visa, de sorte qu’on puisse lire le numéro, la catégorie et les dates.",
    },
    example: "scan",
    subFileNames: fileNumber,
    maxFiles: 3,
    acceptedTypes: scans,
  }),
);

const travelAuthorization = toCanada(
  {
    slug: "electronic-travel-authorization",
    category: "Visa",
    phase: "afterDecision",
    appliesTo: ["Student", "VisitorVisa", "Lmia", "C10", "ClosedWorkPermit", "Iec"],
    studentPermissions: applicantSupplies,
  },
  text.travelAuthorization,
  keptDocument("main", {
    id: "electronicTravelAuthorization",
    name: text.travelAuthorization,
    level: {
      cases: [
        [
          all(wasApproved, not(isMadeInsideCanada)),
          "IfApplicable",
          {
            en: "most people who need no visa receive an eTA with the approval",
            fr: "la plupart des personnes dispensées de visa reçoivent une AVE avec l’approbation",
          },
        ],
      ],
      otherwise: [
        {
          en: "an eTA comes with the approval of an application that was made from outside Canada, and none is recorded",
          fr: "une AVE accompagne l’approbation d’une demande faite hors du Canada, et aucune n’est notée",
        },
        "NotApplicable",
      ],
      sources: [excerptOf("Immigration and Refugee Protection Regulations, electronic travel authorization")],
    },
    instructions: {
      en: "Upload the email that says that the eTA is approved, with its number. The eTA is tied to the passport. Check that its passport number is the one of the passport you travel with.",
      fr: "Téléversez le courriel qui indique que l’AVE est approuvée, avec son numéro. L’AVE est liée au passeport. Vérifiez que le numéro de passeport qui y figure est celui avec lequel vous voyagez.",
    },
    maxFiles: 1,
  }),
);

const portOfEntry = toCanada(
  {
    slug: "port-of-entry",
    category: "Letter",
    phase: "preparation",
    appliesTo: ["Student", "Lmia", "C10", "ClosedWorkPermit", "Iec"],
    studentPermissions: othersSupply,
    lawyerCanGenerate: { letter: "portOfEntry" },
  },
  { en: "Port of Entry Package", fr: "Dossier du point d’entrée", noun: "m" },
  slotFor("main", {
    id: "portOfEntryLetter",
    name: { en: "Port of entry letter", fr: "Lettre pour le point d’entrée", noun: "f" },
    documentTypes: ["Other"],
    hasParsing: false,
    level: {
      cases: [
        [
          appliesOnArrival,
          "Required",
          {
            en: "the officer decides at the border on what this package shows",
            fr: "l’agent décide à la frontière selon ce que montre ce dossier",
          },
        ],
        [
          all(wasApproved, not(isMadeInsideCanada)),
          "Recommended",
          {
            en: "it lists what to show the officer on arrival",
            fr: "elle énumère ce qu’il faut montrer à l’agent à l’arrivée",
          },
        ],
      ],
      otherwise: [
        {
          en: "the package is for an application at the border, or for the arrival after an approval, and neither is recorded",
          fr: "le dossier sert à une demande à la frontière, ou à l’arrivée après une approbation, et rien de cela n’est noté",
        },
        "NotApplicable",
      ],
      sources: [specified("document 3 section 2.4")],
    },
    potentialWarnings: ofKeptFile,
    fieldsToRead: [],
    instructions: {
      en: "Print this letter and the documents it lists, and keep them in your carry-on bag. Give them to the border officer when you say why you are coming.",
      fr: "Imprimez cette lettre et les documents qu’elle énumère, et gardez-les dans votre bagage à main. Remettez-les à l’agent des services frontaliers quand vous dites pourquoi vous venez.",
      tells: "reader",
    },
    example: "letter",
    maxFiles: 1,
    acceptedTypes: letters,
  }),
);

export const travelToCanadaPages: readonly VaultPage[] = [visa, travelAuthorization, portOfEntry];
