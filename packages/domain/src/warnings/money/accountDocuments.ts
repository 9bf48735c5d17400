import type { CaseReader } from "../../caseFile/reader.ts";
import { documentText } from "../../conditions/money/documentValue.ts";
import { isLockedForRetirement, isNoProofOfFunds } from "../../conditions/money/provesNoFunds.ts";
import type { Outcome } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { isNotOn } from "../files/saidInFile.ts";
import { documentWarning, foundInFile, notRaised, type DocumentWarning } from "../warning.ts";

/** Papers that show money, each seen by itself: what they show, whose account it is, and who issued them. */

const text = {
  asset: {
    en: "what this document shows cannot be paid out as money when it is needed",
    fr: "ce que montre ce document ne peut pas être versé en argent au moment voulu",
  },
  retirement: {
    en: "it is a retirement account, and nothing says that the money can be withdrawn now",
    fr: "c’est un compte de retraite, et rien n’indique que l’argent peut être retiré maintenant",
  },
  holder: {
    en: "the document was read, and no name of an account holder was found on it",
    fr: "le document a été lu, et aucun nom de titulaire n’y a été trouvé",
  },
  balance: {
    en: "the document was read, and no closing balance was found on it",
    fr: "le document a été lu, et aucun solde de clôture n’y a été trouvé",
  },
  company: {
    en: "the name of the account holder is that of a company",
    fr: "le nom du titulaire est celui d’une société",
  },
  lender: {
    en: "the name of the bank or lender is that of a microfinance company or a credit cooperative",
    fr: "le nom de la banque ou du prêteur est celui d’une société de microfinance ou d’une coopérative de crédit",
  },
  screen: {
    en: "the file shows a web page or the screen of a phone, not the document of the bank",
    fr: "le fichier montre une page Web ou un écran de téléphone, et non le document de la banque",
  },
} satisfies Record<string, Text>;

const raisedIf = (holds: boolean, because: Text): Outcome => (holds ? { holds, because: [because] } : notRaised);

/** Forms of companies, written as words of their own; what is also a family name (SA, AG, Co) is left out. */
const company =
  /(^|[\s,.])(ltd|limited|inc|incorporated|llc|llp|pvt|corp|corporation|gmbh|s\.?à\.?r\.?l|sarl|ltda|lt[ée]e|limit[ée]e|enterprises?|entreprises?|holdings?|s\.?a\.?s\.?u|pte|plc)\.?(?=$|[\s,.)])/iu;

const smallLender =
  /micro-?\s?financ|micro-?\s?cr[ée]dit|micro-?\s?bank|credit co-?operative|co-?operative credit|thrift (and|&) credit|\bsaccos?\b|sahakari/iu;

const matches = (the: CaseReader, field: string, pattern: RegExp): boolean =>
  pattern.test(documentText(the.document(), field) ?? "");

export const accountDocumentWarnings: readonly DocumentWarning[] = [
  documentWarning({
    id: "notAcceptedForProofOfFunds",
    isBlocking: true,
    isPopUp: false,
    relatedFields: ["assetType"],
    ofField: "assetType",
    raisedWhen: (the) => raisedIf(isNoProofOfFunds(the.document()), text.asset),
    name: { en: "Not Accepted For Proof Of Funds", fr: "Non accepté comme preuve de fonds" },
    message: { en: "This cannot be used to prove funds.", fr: "Ce document ne peut pas servir de preuve de fonds." },
    fix: {
      en: "Upload bank statements, a GIC, a loan approval or a letter of the person who supports you instead.",
      fr: "Téléversez plutôt des relevés bancaires, un CPG, une approbation de prêt ou une lettre de la personne qui vous soutient.",
    },
  }),
  documentWarning({
    id: "retirementFunds",
    isBlocking: true,
    isPopUp: false,
    relatedFields: ["accountType", "canWithdraw", "closingBalance"],
    ofField: "accountType",
    raisedWhen: (the) => raisedIf(isLockedForRetirement(the.document()), text.retirement),
    name: { en: "Retirement Funds", fr: "Épargne-retraite" },
    message: {
      en: "Retirement savings that you cannot withdraw do not count.",
      fr: "L’épargne-retraite que vous ne pouvez pas retirer ne compte pas.",
    },
    fix: {
      en: "Add a letter that allows you to withdraw the money, and say below that it can be withdrawn. Or use other funds.",
      fr: "Ajoutez une lettre qui permet le retrait et indiquez ci-dessous que l’argent peut être retiré. Ou utilisez d’autres fonds.",
    },
  }),
  documentWarning({
    id: "missingAccountHolder",
    isBlocking: false,
    isPopUp: false,
    relatedFields: ["accountHolderName"],
    raisedWhen: (the) => raisedIf(isNotOn(the.document(), "accountHolderName"), text.holder),
    name: { en: "Missing Account Holder", fr: "Titulaire du compte introuvable" },
    message: {
      en: "The name of the account holder was not found.",
      fr: "Le nom du titulaire du compte est introuvable.",
    },
    fix: {
      en: "Upload the page that shows the name, or type it in.",
      fr: "Téléversez la page qui montre le nom, ou tapez-le.",
    },
  }),
  documentWarning({
    id: "missingAccountBalance",
    isBlocking: false,
    isPopUp: false,
    relatedFields: ["closingBalance"],
    raisedWhen: (the) => raisedIf(isNotOn(the.document(), "closingBalance"), text.balance),
    name: { en: "Missing Account Balance", fr: "Solde du compte introuvable" },
    message: { en: "The closing balance was not found.", fr: "Le solde de clôture est introuvable." },
    fix: {
      en: "Upload the page with the closing balance, or type it in.",
      fr: "Téléversez la page qui montre le solde de clôture, ou tapez-le.",
    },
  }),
  documentWarning({
    id: "corporateDocs",
    isBlocking: false,
    isPopUp: false,
    relatedFields: ["accountHolderName"],
    ofField: "accountHolderName",
    raisedWhen: (the) => raisedIf(matches(the, "accountHolderName", company), text.company),
    name: { en: "Corporate Docs", fr: "Documents d’une entreprise" },
    message: { en: "This account belongs to a company.", fr: "Ce compte appartient à une entreprise." },
    fix: {
      en: "Add proof that you own the company and a letter about it, or use a personal account.",
      fr: "Ajoutez la preuve que l’entreprise vous appartient et une lettre à ce sujet, ou utilisez un compte personnel.",
    },
  }),
  documentWarning({
    id: "microfinance",
    isBlocking: false,
    isPopUp: false,
    relatedFields: ["bankName", "accountHolderName"],
    ofField: "bankName",
    raisedWhen: (the) => raisedIf(matches(the, "bankName", smallLender), text.lender),
    name: { en: "Microfinance", fr: "Microfinance" },
    message: {
      en: "These funds come from a microfinance lender.",
      fr: "Ces fonds proviennent d’un organisme de microfinance.",
    },
    fix: {
      en: "Add a bank account or a loan from a bank.",
      fr: "Ajoutez un compte bancaire ou un prêt d’une banque.",
    },
  }),
  documentWarning({
    id: "onlineScreenshot",
    isBlocking: true,
    isPopUp: false,
    relatedFields: [],
    finding: "onlineScreenshot",
    raisedWhen: foundInFile("onlineScreenshot", text.screen),
    name: { en: "Online Screenshot", fr: "Capture d’écran" },
    message: { en: "This is a screenshot of a web page.", fr: "Il s’agit d’une capture d’écran d’une page Web." },
    fix: { en: "Download the official statement as a PDF.", fr: "Téléchargez le relevé officiel en PDF." },
  }),
];
