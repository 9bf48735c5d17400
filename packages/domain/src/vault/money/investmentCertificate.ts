import type { Noun } from "../../kernel/noun.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import { isStudyApplication } from "../../conditions/application/application.ts";
import { investmentCertificateAmount } from "../../tables/money/recommendedFunds.ts";
import { investmentCertificateAge } from "../../tables/money/moneyDocuments.ts";
import { grouped } from "../grouped.ts";
import type { VaultPage } from "../page.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { checklist5483 } from "../sources.ts";
import { financialSupportPage } from "../studies/studySources.ts";
import { parsedDocument, suppliedPage } from "../suppliedPage.ts";
import { closedToOutsiders } from "../pageRights.ts";

/** The guaranteed investment certificate (GIC), one way to prove money for studies. */

/** Words that several places of this file say. */
const text = {
  certificate: {
    en: "Guaranteed Investment Certificate (GIC)",
    fr: "Certificat de placement garanti (CPG)",
    noun: "m",
  },
} satisfies Record<string, Noun>;

function certificateToday(the: CaseReader): Readonly<Record<string, string | number>> {
  const [age, amount] = [the.row(investmentCertificateAge), the.row(investmentCertificateAmount)];
  return { months: age.found ? age.row.value : "—", amount: amount.found ? grouped(amount.row.value) : "—" };
}

const certificate: VaultPage = suppliedPage("main", {
  slug: "guaranteed-investment-certificate",
  rights: closedToOutsiders,
  name: text.certificate,
  tags: ["Banking"],
  appliesTo: ["Student", "StudentExtension", "Dli"],
  slots: [
    parsedDocument("main", {
      id: "guaranteedInvestmentCertificate",
      name: text.certificate,
      documentTypes: ["GIC"],
      level: {
        cases: [
          [
            isStudyApplication,
            "IfApplicable",
            {
              en: "IRCC accepts it as proof and does not ask for it",
              fr: "IRCC l’accepte comme preuve et ne l’exige pas",
            },
          ],
        ],
        otherwise: [
          { en: "this proof is for study applications", fr: "cette preuve concerne les demandes d’études" },
          "NotApplicable",
        ],
        sources: [checklist5483("item 7"), financialSupportPage],
      },
      potentialWarnings: [
        ...ofReadFields,
        "notAcceptedForProofOfFunds",
        "missingAccountHolder",
        "missingAccountBalance",
        "fileDate",
        "corporateDocs",
        "insufficientFunds",
        "onlineScreenshot",
        "retirementFunds",
        "microfinance",
        "gicOlderThan3Months",
      ],
      fieldsToRead: ["accountHolderName", "closingBalance", "issueDate"],
      instructions: {
        en: "Upload the confirmation of purchase from a bank in Canada, in your name, less than {months} months old. Most banks sell the certificate for {amount} Canadian dollars, the living costs of one student. It is one way to prove a part of your money and not mandatory.",
        fr: "Téléversez la confirmation d’achat d’une banque au Canada, à votre nom, datant de moins de {months} mois. La plupart des banques vendent le certificat pour {amount} dollars canadiens, soit les frais de subsistance d’une personne aux études. C’est une façon de prouver une partie de vos fonds, et elle n’est pas obligatoire.",
      },
      instructionValues: certificateToday,
      maxFiles: 2,
      splitScreen: true,
    }),
  ],
});

export const investmentCertificatePages: readonly VaultPage[] = [certificate];
