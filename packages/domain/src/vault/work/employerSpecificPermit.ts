import type { Text } from "../../kernel/text.ts";
import type { Noun } from "../../kernel/noun.ts";
import {
  applicationWasSent,
  employerFilesOffer,
  isEmployerSpecific,
  isWorkPermitExtension,
  isYouthMobility,
  restsOnLabourMarketAssessment,
  restsOnSignificantBenefit,
} from "../../conditions/application/application.ts";
import { categoryNeedsJobOffer } from "../../conditions/youthMobility/youthMobility.ts";
import { all, any } from "../../kernel/condition.ts";
import { scans } from "../files/fileTypes.ts";
import { vaultPage, type VaultPage } from "../page.ts";
import { applicantSupplies } from "../permissions.ts";
import { ownedBy } from "../person.ts";
import { fileNumber, keptDocument, slotFor } from "../slotFor.ts";
import { ofReadFile } from "../files/slotWarnings.ts";
import { checklist5488, checklist5556, excerptOf, iecDocumentList } from "../sources.ts";
import { closedToOutsiders } from "../pageRights.ts";

/** What a work permit for one employer rests on: assessment, number of the offer, papers of the employer, benefit. */

/** Words that several places of this file say. */
const text = {
  assessment: { en: "Labour Market Impact Assessment", fr: "Étude d’impact sur le marché du travail", noun: "f" },
  offerNumber: { en: "Offer of Employment Number", fr: "Numéro d’offre d’emploi", noun: "m" },
  employerDocuments: { en: "Employer Documents", fr: "Documents de l’employeur", noun: "mp" },
  benefit: { en: "Proof of Significant Benefit", fr: "Preuve d’un avantage important", noun: "f" },
  businessIsReal: {
    en: "the documents show that the business is active and can pay the wage",
    fr: "ces documents montrent que l’entreprise est active et peut payer le salaire",
  },
} satisfies Record<string, Text | Noun>;

const labourMarketAssessment: VaultPage = vaultPage({
  slug: "lmia",
  rights: closedToOutsiders,
  ...ownedBy("main", text.assessment),
  category: "General",
  tags: ["Employment"],
  phase: "preparation",
  appliesTo: ["WorkPermitExtension", "Lmia", "C10", "ClosedWorkPermit"],
  studentPermissions: applicantSupplies,
  slots: [
    slotFor("main", {
      id: "lmia",
      name: text.assessment,
      documentTypes: ["Other"],
      hasParsing: true,
      level: {
        cases: [
          [all(restsOnLabourMarketAssessment, applicationWasSent), "Required"],
          [
            isEmployerSpecific,
            "IfApplicable",
            {
              en: "only a job that is not exempt needs an assessment",
              fr: "seul un emploi qui n’est pas exempté exige une étude",
            },
          ],
          [
            isWorkPermitExtension,
            "IfApplicable",
            {
              en: "only a permit that is based on an assessment needs a new one",
              fr: "seul un permis fondé sur une étude en exige une nouvelle",
            },
          ],
        ],
        otherwise: [
          {
            en: "the decision on an assessment comes later, or your job needs none",
            fr: "la décision sur une étude vient plus tard, ou votre emploi n’en exige pas",
          },
          "NotApplicable",
        ],
        sources: [checklist5488, checklist5556],
      },
      potentialWarnings: [...ofReadFile, "documentExpired"],
      fieldsToRead: ["documentNumber", "employer", "expiryDate"],
      instructions: {
        en: "Upload the positive decision letter and its annex, all pages. The government sends both to the employer, so ask the employer for a copy. Look at the expiry date. You must apply for the work permit before it.",
        fr: "Téléversez la lettre de décision favorable et son annexe, toutes les pages. Le gouvernement envoie les deux à l’employeur, demandez-lui donc une copie. Regardez la date d’expiration. Le permis de travail doit être demandé avant.",
      },
      example: "scan",
      subFileNames: fileNumber,
      maxFiles: 3,
      acceptedTypes: scans,
    }),
  ],
});

const offerNumber: VaultPage = vaultPage({
  slug: "offer-of-employment-number",
  rights: closedToOutsiders,
  ...ownedBy("main", text.offerNumber),
  category: "General",
  tags: ["Employment"],
  phase: "preparation",
  appliesTo: ["WorkPermitExtension", "Lmia", "C10", "ClosedWorkPermit", "Iec"],
  studentPermissions: applicantSupplies,
  slots: [
    slotFor("main", {
      id: "offerOfEmploymentNumber",
      name: text.offerNumber,
      documentTypes: ["Other"],
      hasParsing: true,
      level: {
        cases: [
          [employerFilesOffer, "Required"],
          [
            all(isYouthMobility, categoryNeedsJobOffer),
            "Required",
            {
              en: "the number shows that your employer filed the offer",
              fr: "le numéro montre que votre employeur a déposé l’offre",
            },
          ],
          [
            isWorkPermitExtension,
            "IfApplicable",
            {
              en: "there is a number only if your employer filed a new offer",
              fr: "il y a un numéro seulement si votre employeur a déposé une nouvelle offre",
            },
          ],
        ],
        otherwise: [
          {
            en: "your answers show no job offer that must be filed in the Employer Portal",
            fr: "vos réponses ne montrent aucune offre d’emploi à déposer dans le Portail de l’employeur",
          },
          "NotApplicable",
        ],
        sources: [checklist5488, iecDocumentList],
      },
      potentialWarnings: ofReadFile,
      fieldsToRead: ["documentNumber", "employer"],
      instructions: {
        en: "Your employer files the offer in the Employer Portal, pays the fee, and gives you a number that begins with A. Upload the page that shows the number, with the proof of the fee if you have it. Without the number, IRCC can refuse the application.",
        fr: "Votre employeur dépose l’offre dans le Portail de l’employeur, paie les frais et vous donne un numéro qui commence par A. Téléversez la page qui montre ce numéro, avec la preuve du paiement si vous l’avez. Sans ce numéro, IRCC peut refuser la demande.",
      },
      example: "scan",
      subFileNames: fileNumber,
      maxFiles: 2,
      acceptedTypes: scans,
    }),
  ],
});

const employerDocuments: VaultPage = vaultPage({
  slug: "employer-documents",
  rights: closedToOutsiders,
  ...ownedBy("main", text.employerDocuments),
  category: "General",
  tags: ["Employment"],
  phase: "preparation",
  appliesTo: ["Lmia", "C10", "ClosedWorkPermit"],
  studentPermissions: applicantSupplies,
  slots: [
    keptDocument("main", {
      id: "employerDocuments",
      name: text.employerDocuments,
      level: {
        cases: [
          [any(restsOnLabourMarketAssessment, restsOnSignificantBenefit), "Required", text.businessIsReal],
          [isEmployerSpecific, "Recommended", text.businessIsReal],
        ],
        otherwise: [
          {
            en: "your type of application is not tied to an employer",
            fr: "votre type de demande n’est pas lié à un employeur",
          },
          "NotApplicable",
        ],
        sources: [
          excerptOf(
            "Employment and Social Development Canada, what employers show for a labour market impact assessment",
          ),
        ],
      },
      instructions: {
        en: "Ask the employer for the business licence, the payroll summary sent to the tax agency and recent financial statements. For a labour market impact assessment, add the record of the recruitment: where and when the job was advertised, and with what result.",
        fr: "Demandez à l’employeur le permis d’entreprise, le sommaire de la paie remis à l’agence du revenu et des états financiers récents. Pour une étude d’impact sur le marché du travail, ajoutez le dossier de recrutement : où et quand le poste a été annoncé, et avec quel résultat.",
      },
      maxFiles: 25,
    }),
  ],
});

const significantBenefit: VaultPage = vaultPage({
  slug: "significant-benefit-evidence",
  rights: closedToOutsiders,
  ...ownedBy("main", text.benefit),
  category: "General",
  tags: ["Employment"],
  phase: "preparation",
  appliesTo: ["C10"],
  studentPermissions: applicantSupplies,
  slots: [
    keptDocument("main", {
      id: "significantBenefitEvidence",
      name: text.benefit,
      level: {
        cases: [[restsOnSignificantBenefit, "Required"]],
        otherwise: [
          {
            en: "your type of application is not based on a significant benefit",
            fr: "votre type de demande ne repose pas sur un avantage important",
          },
          "NotApplicable",
        ],
        sources: [excerptOf("IRCC officer manual, exemption code C10, significant benefit")],
      },
      instructions: {
        en: "Show what your work brings to Canada’s economy, society or culture: contracts, letters from people who know the field, press, awards, a business plan with numbers. Begin with one page that says what each document proves.",
        fr: "Montrez ce que votre travail apporte à l’économie, à la société ou à la culture du Canada : contrats, lettres de personnes qui connaissent le domaine, presse, prix, plan d’affaires avec des chiffres. Commencez par une page qui dit ce que chaque document prouve.",
      },
      maxFiles: 25,
    }),
  ],
});

export const employerSpecificPermitPages: readonly VaultPage[] = [
  labourMarketAssessment,
  offerNumber,
  employerDocuments,
  significantBenefit,
];
