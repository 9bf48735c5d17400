import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";

/** Wording of the tax pages. */
export const taxesText = {
  taxReturn: { en: "Income Tax Return", fr: "Déclaration de revenus", noun: "f" },
  assessment: { en: "Notice of Assessment", fr: "Avis de cotisation", noun: "m" },
  slip: { en: "T4 Slip", fr: "Feuillet T4", noun: "m" },
  assessmentFile: { en: "Notice {n}", fr: "Avis {n}" },
  slipFile: { en: "Slip {n}", fr: "Feuillet {n}" },

  superVisaInfo: {
    en: "For a super visa, the host’s family must reach a minimum income before taxes, in Canadian dollars. The amounts stand below. Count the host, the host’s partner and children, every visitor of this application, earlier super visa visitors and people the host sponsored. IRCC usually renews the amounts in summer, so compare them with its page before you send the application. A dash stands where the size of the family is not answered yet.",
    fr: "Pour un super visa, la famille de l’hôte doit atteindre un revenu minimal avant impôt, en dollars canadiens. Les montants figurent ci-dessous. Comptez l’hôte, son conjoint ou partenaire et ses enfants, chaque personne qui visite dans cette demande, les personnes venues avec un super visa auparavant et celles que l’hôte a parrainées. IRCC renouvelle d’ordinaire les montants en été, alors comparez-les à sa page avant d’envoyer la demande. Un tiret remplace le montant tant que la taille de la famille n’est pas indiquée.",
  },
  superVisaAddress: {
    en: "https://www.canada.ca/en/immigration-refugees-citizenship/services/visit-canada/parent-grandparent-super-visa.html",
    fr: "https://www.canada.ca/fr/immigration-refugies-citoyennete/services/visiter-canada/super-visa-parents-grands-parents.html",
  },
  superVisaPage: { en: "IRCC about the super visa", fr: "IRCC au sujet du super visa" },

  taxReturnInstructions: {
    en: "Upload the newest tax return you filed where you live, or what the tax office answered to it, with your name, the year and the total income. If you file none, say so in a short note.",
    fr: "Téléversez la plus récente déclaration de revenus produite là où vous habitez, ou la réponse du bureau des impôts, avec votre nom, l’année et le revenu total. Si vous n’en produisez pas, dites-le dans une courte note.",
  },
  assessmentInstructions: {
    en: "Upload the notice of assessment of the Canada Revenue Agency for each of the last {years} tax years, every page. It shows the total income on line 15000. By our table of {tableYear} a super visa host needs {two} dollars a year for a family of two, {three} for three, {four} for four and {five} for five. By your answers the family counts {persons} people: {income}.",
    fr: "Téléversez l’avis de cotisation de l’Agence du revenu du Canada pour les {years} dernières années d’imposition, toutes les pages. Il montre le revenu total à la ligne 15000. Selon notre barème de {tableYear}, l’hôte d’un super visa doit gagner {two} dollars par année pour une famille de deux, {three} pour trois, {four} pour quatre et {five} pour cinq. Selon vos réponses, la famille compte {persons} personnes : {income}.",
  },
  spouseAssessmentInstructions: {
    en: "Upload the notice of assessment of the host’s partner, who co-signs, for each of the last {years} tax years, every page. The incomes of both are added. By our table of {tableYear} the two need {three} dollars a year for a family of three, {four} for four and {five} for five. By your answers the family counts {persons} people: {income}.",
    fr: "Téléversez l’avis de cotisation du conjoint ou partenaire de l’hôte, qui cosigne, pour les {years} dernières années d’imposition, toutes les pages. Les deux revenus s’additionnent. Selon notre barème de {tableYear}, il leur faut {three} dollars par année pour une famille de trois, {four} pour quatre et {five} pour cinq. Selon vos réponses, la famille compte {persons} personnes : {income}.",
  },
  slipInstructions: {
    en: "Upload the host’s T4 slips for each of the last {years} tax years, from each employer. A self-employed person adds the T1 return instead. Cover the social insurance number before you scan. For a super visa, a family of {persons} people, by your answers, needs {income} dollars a year (our table of {tableYear}).",
    fr: "Téléversez les feuillets T4 de l’hôte pour les {years} dernières années d’imposition, de chaque employeur. Une personne qui travaille à son compte fournit plutôt la déclaration T1. Couvrez le numéro d’assurance sociale avant de numériser. Pour un super visa, une famille de {persons} personnes, selon vos réponses, doit avoir {income} dollars par année (notre barème de {tableYear}).",
  },
  spouseSlipInstructions: {
    en: "Upload the T4 slips of the host’s partner, who co-signs, for each of the last {years} tax years, from each employer, or the T1 return if the partner is self-employed. The incomes of both are added. A family of {persons} people, by your answers, needs {income} dollars a year (our table of {tableYear}).",
    fr: "Téléversez les feuillets T4 du conjoint ou partenaire de l’hôte, qui cosigne, pour les {years} dernières années d’imposition, de chaque employeur, ou la déclaration T1 si cette personne travaille à son compte. Les deux revenus s’additionnent. Une famille de {persons} personnes, selon vos réponses, doit avoir {income} dollars par année (notre barème de {tableYear}).",
  },

  showsTies: {
    en: "it shows income and ties where you live",
    fr: "elle montre un revenu et des liens là où vous habitez",
  },
  hostMustEarn: { en: "the host has to prove the minimum income", fr: "l’hôte doit prouver le revenu minimal" },
  hostCanPay: { en: "it shows that the host can pay", fr: "il montre que l’hôte peut payer" },
  hostIncomeNotAsked: {
    en: "your answers show neither a super visa with a family host nor a host who pays",
    fr: "vos réponses n’indiquent ni super visa avec un hôte de la famille, ni hôte qui paie",
  },
  incomesAdded: {
    en: "the incomes of the host and of the partner are added",
    fr: "les revenus de l’hôte et de son partenaire s’additionnent",
  },
} satisfies Record<string, Text | Noun>;
