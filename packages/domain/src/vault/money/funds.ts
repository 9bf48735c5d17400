import type { Text } from "../../kernel/text.ts";
import type { Noun } from "../../kernel/noun.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import {
  answersExpressEntryInvitation,
  isBridgingPermit,
  isChangeOfSchool,
  isCoOpPermit,
  isExpressEntry,
  isExpressEntryProfile,
  isFamilyApplication,
  isPostGraduationPermit,
  isStudent,
  isStudentExtension,
  isStudyApplication,
  isTiedToEmployer,
  isWorkPermitExtension,
  isYouthMobility,
  renewsVisaInCanada,
} from "../../conditions/application/application.ts";
import { spouseStudies } from "../../conditions/family/dependentVisas.ts";
import { needsNoSettlementFunds } from "../../conditions/expressEntry/expressEntry.ts";
import { experienceClassIsOpen } from "../../conditions/expressEntry/programs.ts";
import { othersPayEverything, paysAtLeastPart } from "../../conditions/money/money.ts";
import { all, any } from "../../kernel/condition.ts";
import { bankLetterAverage } from "../../tables/expressEntry/expressEntryFunds.ts";
import { statementDocument } from "./fundsDocuments.ts";
import { countsIfItFits, helpsYourCase } from "../levels.ts";
import type { VaultPage } from "../page.ts";
import { allBut } from "../person.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { checklist5483 } from "../sources.ts";
import { expressEntryList, financialSupportPage } from "../studies/studySources.ts";
import { parsedDocument, suppliedPage } from "../suppliedPage.ts";
import { closedToOutsiders } from "../pageRights.ts";

/** Money of the applicant and the spouse in accounts, savings and investments. */

/** Words that several places of this file say. */
const text = {
  proof: { en: "Proof of Funds", fr: "Preuve de fonds", noun: "f" },
  statementFile: { en: "Statement {n}", fr: "Relevé {n}" },
  settlementFundsNotAsked: {
    en: "Express Entry then asks for no settlement funds",
    fr: "Entrée express n’exige alors pas de fonds d’établissement",
  },
  experienceClassAsksForNone: {
    en: "an invitation under this class asks for no settlement funds",
    fr: "une invitation au titre de cette catégorie n’exige pas de fonds d’établissement",
  },
  startOfStay: {
    en: "you must show enough money for the start of your stay",
    fr: "vous devez montrer assez d’argent pour le début du séjour",
  },
} satisfies Record<string, Text | Noun>;

function averageToday(the: CaseReader): Readonly<Record<string, string | number>> {
  const months = the.row(bankLetterAverage);
  return { months: months.found ? months.row.value : "—" };
}

const proofOfFunds: VaultPage = suppliedPage("main", {
  slug: "proof-of-funds",
  rights: closedToOutsiders,
  name: text.proof,
  tags: ["Banking"],
  appliesTo: allBut("JudicialReview", "IrccRequest", "VisitorVisa"),
  slots: [
    parsedDocument("main", {
      ...statementDocument,
      id: "bankStatements",
      name: { en: "Bank statements", fr: "Relevés bancaires", noun: "mp" },
      level: {
        cases: [
          [needsNoSettlementFunds, "NotApplicable", text.settlementFundsNotAsked],
          [experienceClassIsOpen, "NotApplicable", text.experienceClassAsksForNone],
          [
            isExpressEntry,
            "Recommended",
            {
              en: "the letter from the bank is the official proof, and statements support it",
              fr: "la lettre de la banque est la preuve officielle, et les relevés l’appuient",
            },
          ],
          [
            all(any(isStudent, isStudentExtension, isChangeOfSchool), othersPayEverything),
            "Recommended",
            { en: "your own account still helps", fr: "votre propre compte aide quand même" },
          ],
          [
            all(isStudyApplication, paysAtLeastPart),
            "Required",
            {
              en: "IRCC asks for proof that you can pay tuition and living costs",
              fr: "IRCC demande la preuve que vous pouvez payer les droits de scolarité et les frais de subsistance",
            },
          ],
          [isYouthMobility, "Required", text.startOfStay],
          [
            isFamilyApplication,
            "Required",
            { en: "your family will live on this money", fr: "votre famille vivra de cet argent" },
          ],
          [
            any(isWorkPermitExtension, isPostGraduationPermit, isBridgingPermit),
            "Recommended",
            {
              en: "the statements show how you live in the meantime",
              fr: "les relevés montrent de quoi vous vivez entre-temps",
            },
          ],
          [
            renewsVisaInCanada,
            "Required",
            {
              en: "a visa is given only to people who can show money for the stay",
              fr: "un visa n’est délivré qu’aux personnes qui peuvent payer leur séjour",
            },
          ],
          [
            any(isTiedToEmployer, isCoOpPermit),
            "Recommended",
            {
              en: "the statements show how you live until you are paid",
              fr: "les relevés montrent de quoi vous vivrez d’ici la première paie",
            },
          ],
        ],
        otherwise: countsIfItFits,
        sources: [checklist5483("item 7"), financialSupportPage],
      },
      instructions: {
        en: "Upload the bank’s own statements for the last {months} months without a gap, every page. Your name, the account number, the balance and each transaction must be readable. The newest should be no older than a few weeks. Screenshots of an app, company accounts and accounts you cannot withdraw from do not count.",
        fr: "Téléversez les relevés émis par la banque pour les {months} derniers mois, sans interruption, toutes les pages. Votre nom, le numéro de compte, le solde et chaque opération doivent être lisibles. Le plus récent ne devrait dater que de quelques semaines. Les captures d’écran d’une application, les comptes d’une société et les comptes dont vous ne pouvez rien retirer ne comptent pas.",
      },
      subFileNames: text.statementFile,
      splitScreen: true,
    }),
    parsedDocument("main", {
      id: "otherFunds",
      name: { en: "Savings, deposits and investments", fr: "Épargne, dépôts et placements", noun: "mp" },
      documentTypes: ["FixedDeposit", "AccountStatement"],
      level: { otherwise: countsIfItFits, sources: [financialSupportPage] },
      potentialWarnings: [
        ...ofReadFields,
        "documentExpired",
        "notAcceptedForProofOfFunds",
        "missingAccountHolder",
        "missingAccountBalance",
        "corporateDocs",
        "insufficientFunds",
        "onlineScreenshot",
        "retirementFunds",
        "recentStatementRequired",
        "microfinance",
      ],
      fieldsToRead: ["accountHolderName", "closingBalance", "expiryDate", "assetType", "periodEnd", "accountType"],
      instructions: {
        en: "Upload savings, term deposits and investments that can be turned into money now. The document must show your name, the amount, the currency and the terms of withdrawal. Retirement money, property, cars and jewellery do not count.",
        fr: "Téléversez l’épargne, les dépôts à terme et les placements qui peuvent être encaissés maintenant. Le document doit montrer votre nom, le montant, la devise et les conditions de retrait. L’argent de retraite, les immeubles, les voitures et les bijoux ne comptent pas.",
      },
      maxFiles: 15,
    }),
    parsedDocument("main", {
      id: "bankLetter",
      name: { en: "Letter from the bank", fr: "Lettre de la banque", noun: "f" },
      documentTypes: ["AccountStatement"],
      level: {
        cases: [
          [needsNoSettlementFunds, "NotApplicable", text.settlementFundsNotAsked],
          [experienceClassIsOpen, "NotApplicable", text.experienceClassAsksForNone],
          [
            answersExpressEntryInvitation,
            "Required",
            {
              en: "Express Entry asks for an official letter from the bank",
              fr: "Entrée express exige une lettre officielle de la banque",
            },
          ],
          [
            isExpressEntryProfile,
            "Recommended",
            { en: "you will need it after an invitation", fr: "vous en aurez besoin après une invitation" },
          ],
          [isYouthMobility, "Recommended", text.startOfStay],
        ],
        otherwise: countsIfItFits,
        sources: [expressEntryList],
      },
      potentialWarnings: [
        ...ofReadFields,
        "notAcceptedForProofOfFunds",
        "missingAccountHolder",
        "missingAccountBalance",
        "corporateDocs",
        "onlineScreenshot",
        "retirementFunds",
        "recentStatementRequired",
        "microfinance",
      ],
      fieldsToRead: ["accountHolderName", "closingBalance", "periodEnd", "accountType"],
      instructions: {
        en: "Ask the bank for a letter on its letterhead with its contact details and your name. It lists each account with its number, the day it was opened, the balance now and the average balance of the last {months} months, and every debt, such as loans and credit cards. Date and signature must be there.",
        fr: "Demandez à la banque une lettre à son en-tête avec ses coordonnées et votre nom. Elle énumère chaque compte avec son numéro, la date d’ouverture, le solde actuel et le solde moyen des {months} derniers mois, ainsi que chaque dette, comme les prêts et les cartes de crédit. La date et la signature doivent y figurer.",
      },
      instructionValues: averageToday,
      maxFiles: 6,
    }),
  ],
});

const spouseProofOfFunds: VaultPage = suppliedPage("spouse", {
  slug: "spouse-proof-of-funds",
  rights: closedToOutsiders,
  name: text.proof,
  tags: ["Banking"],
  appliesTo: [
    "Student",
    "StudentExtension",
    "StandaloneFamily",
    "SpeFamily",
    "PgwpFamily",
    "ExpressEntry",
    "ExpressEntryIta",
    "Dli",
    "Iec",
  ],
  slots: [
    parsedDocument("spouse", {
      ...statementDocument,
      id: "proofOfFunds",
      name: text.proof,
      level: {
        cases: [
          [
            spouseStudies,
            "Required",
            { en: "you both live on this money", fr: "vous vivrez tous les deux de cet argent" },
          ],
        ],
        otherwise: helpsYourCase({
          en: "money of your spouse or partner can count with yours",
          fr: "l’argent de votre conjoint ou partenaire peut compter avec le vôtre",
        }),
        sources: [financialSupportPage],
      },
      instructions: {
        en: "Upload the statements of your spouse or partner’s own accounts for the last {months} months without a gap, every page. Their name, the account number, the balance and each transaction must be readable. Screenshots of an app do not count.",
        fr: "Téléversez les relevés des comptes de votre conjoint ou partenaire pour les {months} derniers mois, sans interruption, toutes les pages. Son nom, le numéro de compte, le solde et chaque opération doivent être lisibles. Les captures d’écran d’une application ne comptent pas.",
      },
      subFileNames: text.statementFile,
    }),
  ],
});

export const fundsPages: readonly VaultPage[] = [proofOfFunds, spouseProofOfFunds];
