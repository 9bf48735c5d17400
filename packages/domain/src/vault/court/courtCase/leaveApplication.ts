import type { CaseReader } from "../../../caseFile/reader.ts";
import { caseWasFiledInCourt } from "../../../conditions/application/status.ts";
import { inDollars } from "../../../kernel/money.ts";
import type { Noun } from "../../../kernel/noun.ts";
import { judicialReviewFee } from "../../../tables/money/governmentFees.ts";
import { courtRules } from "../../../tables/court/sources.ts";
import { scans } from "../../files/fileTypes.ts";
import { ofReadFields } from "../../files/slotWarnings.ts";
import { helpsYourCase } from "../../levels.ts";
import type { Slot, VaultPage } from "../../page.ts";
import { fileNumber, slotFor } from "../../slotFor.ts";
import { courtPage, ifItComes, keptWith, stamped, type Level, type CourtDocument, type Values } from "./courtPage.ts";

/** The application for leave and for judicial review, and the payment of its fee. */

/** Words that several places of this file say. */
const text = {
  leaveApplication: { en: "Application for Leave (Form IR-1)", fr: "Demande d’autorisation (formule IR-1)", noun: "f" },
  paymentRequest: { en: "Court Fee Payment Request", fr: "Demande de paiement des frais de cour", noun: "f" },
  paymentReceipt: { en: "Court Fee Receipt", fr: "Reçu des frais de cour", noun: "m" },
} satisfies Record<string, Noun>;

const payment = ({ id, name, level, instructions, values }: CourtDocument): Slot =>
  slotFor("main", {
    id,
    name,
    documentTypes: ["CourtReceipt"],
    hasParsing: true,
    level,
    potentialWarnings: [
      ...ofReadFields,
      "fileDate",
      "jrPaymentRequestConfirmationMissing",
      "jrReceiptConfirmationMissing",
      "jrCourtFileNumberMissing",
    ],
    fieldsToRead: ["confirmationNumber", "courtFileNumber", "issueDate"],
    instructions,
    ...(values ? { instructionValues: values } : {}),
    example: "scan",
    subFileNames: fileNumber,
    maxFiles: 2,
    acceptedTypes: scans,
  });

/** The fee, as it holds today. */
const courtFee: Values = (the: CaseReader) => {
  const found = the.row(judicialReviewFee);
  return { fee: found.found ? inDollars(found.row.value) : "—" };
};

const feeOnceFiled: Level = {
  cases: [
    [
      caseWasFiledInCourt,
      "Required",
      {
        en: "the fee is due with the application for leave",
        fr: "les frais sont exigibles avec la demande d’autorisation",
      },
    ],
    keptWith("IfApplicable"),
  ],
  otherwise: ifItComes,
  sources: [courtRules("rule 23")],
};

export const leaveApplicationPages: readonly VaultPage[] = [
  courtPage(
    "leave-application",
    text.leaveApplication,
    stamped({
      id: "leaveApplication",
      name: text.leaveApplication,
      instructions: {
        en: "Add the application for leave and for judicial review as the registry issued it: stamp, date and court file number must be readable.",
        fr: "Ajoutez la demande d’autorisation et de contrôle judiciaire telle que le greffe l’a délivrée : le timbre, la date et le numéro de dossier de la Cour doivent être lisibles.",
      },
      level: {
        cases: [
          [
            caseWasFiledInCourt,
            "Required",
            { en: "it is the document that started the case", fr: "c’est le document qui a introduit l’instance" },
          ],
          keptWith("Recommended"),
        ],
        otherwise: helpsYourCase({
          en: "the court case begins with this application, and the time to file it is short",
          fr: "l’instance commence par cette demande, et le délai pour la déposer est court",
        }),
        sources: [courtRules("rule 5, Form IR-1")],
      },
    }),
    { lawyerCanGenerate: {} },
  ),
  courtPage(
    "judicial-review-payment-request",
    text.paymentRequest,
    payment({
      id: "judicialReviewPaymentRequest",
      name: text.paymentRequest,
      instructions: {
        en: "Add the confirmation that the request to pay the fee was sent to the registry, with its confirmation number.",
        fr: "Ajoutez la confirmation que la demande de paiement des frais a été envoyée au greffe, avec son numéro de confirmation.",
      },
      level: feeOnceFiled,
    }),
    { category: "General" },
  ),
  courtPage(
    "judicial-review-payment-receipt",
    text.paymentReceipt,
    payment({
      id: "judicialReviewPaymentReceipt",
      name: text.paymentReceipt,
      instructions: {
        en: "Add the receipt of the ${fee} filing fee, with the confirmation number and the court file number.",
        fr: "Ajoutez le reçu des frais de dépôt de {fee} $, avec le numéro de confirmation et le numéro de dossier de la Cour.",
      },
      values: courtFee,
      level: feeOnceFiled,
    }),
    { category: "General" },
  ),
];
