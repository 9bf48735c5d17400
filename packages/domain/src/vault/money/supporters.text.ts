import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";
import type { Instructions } from "../page.ts";

/** Wording of the pages about people who help to pay. */
export const supportersText = {
  letter: { en: "Letter of Support", fr: "Lettre de soutien", noun: "f" },
  identity: { en: "Passport or Identity Document", fr: "Passeport ou pièce d’identité", noun: "m" },
  statements: { en: "Bank Statements", fr: "Relevés bancaires", noun: "mp" },
  employment: { en: "Employment Letter", fr: "Lettre d’emploi", noun: "f" },
  tax: { en: "Tax Return", fr: "Déclaration de revenus", noun: "f" },
  relationship: { en: "Proof of Relationship", fr: "Preuve du lien", noun: "f" },
  explanation: { en: "Financial Explanation", fr: "Explication financière", noun: "f" },
  summary: { en: "Financial Support Summary Letter", fr: "Lettre sommaire de soutien financier", noun: "f" },

  letterSlot: { en: "Signed letter of support", fr: "Lettre de soutien signée", noun: "f" },
  identitySlot: { en: "Passport or identity document", fr: "Passeport ou pièce d’identité", noun: "m" },
  statementsSlot: { en: "Bank statements", fr: "Relevés bancaires", noun: "mp" },
  employmentSlot: {
    en: "Employment letter, pay slips or business documents",
    fr: "Lettre d’emploi, bulletins de paie ou documents d’entreprise",
    noun: "f",
  },
  taxSlot: { en: "Tax return or assessment", fr: "Déclaration de revenus ou avis de cotisation", noun: "f" },
  relationshipSlot: { en: "Proof of relationship", fr: "Preuve du lien", noun: "f" },
  statementFile: { en: "Statement {n}", fr: "Relevé {n}" },

  letterInstructions: {
    en: "The person who helps writes who they are to you, what they will pay for (tuition, rent, food, travel), how much and for how long, and gives their address and telephone number. They sign by hand in blue ink and date the letter. A typed name is not a signature.",
    fr: "La personne qui aide écrit quel est son lien avec vous, ce qu’elle paiera (droits de scolarité, loyer, nourriture, voyage), combien et pendant combien de temps, et donne son adresse et son numéro de téléphone. Elle signe à la main à l’encre bleue et date la lettre. Un nom tapé n’est pas une signature.",
  },
  identityInstructions: {
    en: "A scan in colour of the page of the passport with the photo is best. Another official document with a photo is accepted here, both sides. The name must be the one on the bank statements.",
    fr: "Une numérisation en couleur de la page du passeport avec la photo est préférable. Une autre pièce officielle avec photo est acceptée ici, les deux côtés. Le nom doit être celui des relevés bancaires.",
  },
  statementsInstructions: {
    en: "Upload the statements of the person who helps for the last {months} months without a gap, every page. Their name, the account number, the balance and each transaction must be readable. An account of a company does not count, even if it is theirs.",
    fr: "Téléversez les relevés de la personne qui aide pour les {months} derniers mois, sans interruption, toutes les pages. Son nom, le numéro de compte, le solde et chaque opération doivent être lisibles. Le compte d’une société ne compte pas, même s’il s’agit de la sienne.",
  },
  employmentInstructions: {
    en: "Show the income behind the support: a letter from the employer with the job, the salary and the first day, and the {slips} newest pay slips. A self-employed person adds the registration of the business.",
    fr: "Montrez le revenu qui permet le soutien : une lettre de l’employeur avec le poste, le salaire et le premier jour, et les {slips} bulletins de paie les plus récents. Une personne qui travaille à son compte ajoute l’immatriculation de l’entreprise.",
  },
  taxInstructions: {
    en: "Upload the newest tax return that was filed, or the tax office’s answer to it, with the name, the year and the total income.",
    fr: "Téléversez la plus récente déclaration de revenus produite, ou la réponse du bureau des impôts, avec le nom, l’année et le revenu total.",
  },
  relationshipInstructions: {
    en: "A birth certificate that names the parent is best for parents, brothers and sisters. For other relatives, add the certificates that link you step by step. For a friend, say so in the letter of support and add what shows that you know each other.",
    fr: "Un acte de naissance qui nomme le parent convient le mieux pour les parents, les frères et les sœurs. Pour d’autres proches, ajoutez les actes qui vous relient, l’un après l’autre. S’il s’agit d’une amie ou d’un ami, dites-le dans la lettre de soutien et ajoutez ce qui montre que vous vous connaissez.",
  },
  explanationInstructions: {
    en: "The lawyer explains here, year by year, how tuition and living costs are covered: from which account, scholarship, loan or person. The amounts match your other documents.",
    fr: "L’équipe juridique explique ici, année par année, comment les droits de scolarité et les frais de subsistance sont payés : avec quel compte, quelle bourse, quel prêt ou quelle personne. Les montants concordent avec vos autres documents.",
    tells: "reader",
  },
  summaryInstructions: {
    en: "One page that names each person who pays, their relationship to you, and what each of them covers. The total must match what the studies and the family cost.",
    fr: "Une page qui nomme chaque personne qui paie, son lien avec vous et ce que chacune couvre. Le total doit correspondre au coût des études et de la vie de la famille.",
  },

  supportMustBeShown: {
    en: "the person who helps you pay has to say so in writing",
    fr: "la personne qui vous aide à payer doit le dire par écrit",
  },
  whoTheyAre: { en: "IRCC wants to know who pays", fr: "IRCC veut savoir qui paie" },
  moneyMustBeThere: { en: "the money that is promised must be shown", fr: "l’argent promis doit être prouvé" },
  incomeBehindIt: { en: "income shows that the support can last", fr: "un revenu montre que le soutien peut durer" },
  tieMustBeShown: {
    en: "IRCC looks at why this person pays for you",
    fr: "IRCC examine pourquoi cette personne paie pour vous",
  },
  nobodyHelps: {
    en: "your answers do not say that someone helps you pay",
    fr: "vos réponses n’indiquent pas que quelqu’un vous aide à payer",
  },
  severalSources: {
    en: "it shows the money of several people on one page",
    fr: "elle montre sur une seule page l’argent de plusieurs personnes",
  },
  ifMoneyIsComplicated: {
    en: "it helps when the money comes from several places",
    fr: "elle aide quand l’argent vient de plusieurs endroits",
  },
  noStudies: {
    en: "this explanation is for study applications",
    fr: "cette explication concerne les demandes d’études",
  },
} satisfies Record<string, Text | Noun | Instructions>;
