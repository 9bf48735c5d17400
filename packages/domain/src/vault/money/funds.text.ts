import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";

/** Wording of the pages that prove money. */
export const fundsText = {
  proof: { en: "Proof of Funds", fr: "Preuve de fonds", noun: "f" },
  statements: { en: "Bank statements", fr: "Relevés bancaires", noun: "mp" },
  otherFunds: { en: "Savings, deposits and investments", fr: "Épargne, dépôts et placements", noun: "mp" },
  bankLetter: { en: "Letter from the bank", fr: "Lettre de la banque", noun: "f" },
  certificate: {
    en: "Guaranteed Investment Certificate (GIC)",
    fr: "Certificat de placement garanti (CPG)",
    noun: "m",
  },

  statementFile: { en: "Statement {n}", fr: "Relevé {n}" },

  statementsInstructions: {
    en: "Upload the bank’s own statements for the last {months} months without a gap, every page. Your name, the account number, the balance and each transaction must be readable. The newest should be no older than a few weeks. Screenshots of an app, accounts of a company and accounts you cannot draw from do not count.",
    fr: "Téléversez les relevés émis par la banque pour les {months} derniers mois, sans interruption, toutes les pages. Votre nom, le numéro de compte, le solde et chaque opération doivent être lisibles. Le plus récent ne devrait dater que de quelques semaines. Les captures d’écran d’une application, les comptes d’une société et les comptes dont vous ne pouvez rien retirer ne comptent pas.",
  },
  spouseStatementsInstructions: {
    en: "Upload the statements of your spouse or partner’s own accounts for the last {months} months without a gap, every page. Their name, the account number, the balance and each transaction must be readable. Screenshots of an app do not count.",
    fr: "Téléversez les relevés des comptes de votre conjoint ou partenaire pour les {months} derniers mois, sans interruption, toutes les pages. Son nom, le numéro de compte, le solde et chaque opération doivent être lisibles. Les captures d’écran d’une application ne comptent pas.",
  },
  otherFundsInstructions: {
    en: "Upload savings, term deposits and investments that can be turned into money now. The paper must show your name, the amount, the currency and the terms of withdrawal. Retirement money, property, cars and jewellery do not count.",
    fr: "Téléversez l’épargne, les dépôts à terme et les placements qui peuvent être encaissés maintenant. Le document doit montrer votre nom, le montant, la devise et les conditions de retrait. L’argent de retraite, les immeubles, les voitures et les bijoux ne comptent pas.",
  },
  bankLetterInstructions: {
    en: "Ask the bank for a letter on its letterhead with its contact details and your name. It lists each account with its number, the day it was opened, the balance now and the average balance of the last {months} months, and every debt, such as loans and credit cards. Date and signature must be there.",
    fr: "Demandez à la banque une lettre à son en-tête avec ses coordonnées et votre nom. Elle énumère chaque compte avec son numéro, la date d’ouverture, le solde actuel et le solde moyen des {months} derniers mois, ainsi que chaque dette, comme les prêts et les cartes de crédit. La date et la signature doivent y figurer.",
  },
  certificateInstructions: {
    en: "Upload the confirmation of purchase from a bank in Canada, in your name, less than {months} months old. Most banks sell the certificate for {amount} Canadian dollars, the living costs of one student. It is one way to prove a part of your money and not mandatory.",
    fr: "Téléversez la confirmation d’achat d’une banque au Canada, à votre nom, datant de moins de {months} mois. La plupart des banques vendent le certificat pour {amount} dollars canadiens, soit les frais de subsistance d’une personne aux études. C’est une façon de prouver une partie de vos fonds, et elle n’est pas obligatoire.",
  },

  settlementFundsNotAsked: {
    en: "Express Entry then asks for no settlement funds",
    fr: "Entrée express n’exige alors pas de fonds d’établissement",
  },
  bankLetterIsProof: {
    en: "the letter of the bank is the official proof, and statements support it",
    fr: "la lettre de la banque est la preuve officielle, et les relevés l’appuient",
  },
  ownAccountHelps: { en: "your own account helps all the same", fr: "votre propre compte aide quand même" },
  firstYearMustBePaid: {
    en: "IRCC asks for proof that you can pay tuition and living costs",
    fr: "IRCC demande la preuve que vous pouvez payer les droits de scolarité et les frais de subsistance",
  },
  startOfStay: {
    en: "you must show enough money for the start of your stay",
    fr: "vous devez montrer assez d’argent pour le début du séjour",
  },
  familyLivesOnIt: { en: "your family will live on this money", fr: "votre famille vivra de cet argent" },
  untilPaid: {
    en: "the statements show how you live until you are paid",
    fr: "les relevés montrent de quoi vous vivrez d’ici la première paie",
  },
  livesMeanwhile: {
    en: "the statements show how you live in the meantime",
    fr: "les relevés montrent de quoi vous vivez entre-temps",
  },
  visaNeedsFunds: {
    en: "a visa is given only to people who can show money for the stay",
    fr: "un visa n’est délivré qu’aux personnes qui peuvent payer leur séjour",
  },
  bankLetterAsked: {
    en: "Express Entry asks for an official letter of the bank",
    fr: "Entrée express exige une lettre officielle de la banque",
  },
  soonNeeded: { en: "you will need it after an invitation", fr: "vous en aurez besoin après une invitation" },
  spousePays: { en: "you both live on this money", fr: "vous vivrez tous les deux de cet argent" },
  spouseMoneyCounts: {
    en: "money of your spouse or partner can count with yours",
    fr: "l’argent de votre conjoint ou partenaire peut compter avec le vôtre",
  },
  acceptedNotMandatory: {
    en: "IRCC accepts it as proof and does not ask for it",
    fr: "IRCC l’accepte comme preuve et ne l’exige pas",
  },
  noStudies: { en: "this proof is for study applications", fr: "cette preuve concerne les demandes d’études" },
} satisfies Record<string, Text | Noun>;
