import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";

/** Wording of the pages on present work. */
export const employmentText = {
  letter: { en: "Employment Letter", fr: "Lettre d’emploi", noun: "f" },
  slips: { en: "Pay Slips", fr: "Bulletins de paie", noun: "mp" },
  business: { en: "Business Documents", fr: "Documents d’entreprise", noun: "mp" },
  returningJob: { en: "Job to Return To", fr: "Emploi au retour", noun: "m" },

  letterInstructions: {
    en: "Ask the employer for a letter on its letterhead, less than {months} months old. It gives the employee’s full name, job title, first day of work, pay, hours a week and any leave that was approved. The person who signs adds their name, title and phone number or e-mail. A contract or a pay slip does not replace this letter.",
    fr: "Demandez à l’employeur une lettre à en-tête de moins de {months} mois. Elle donne le nom complet de la personne employée, son poste, son premier jour de travail, son salaire, ses heures par semaine et tout congé accordé. La personne qui signe ajoute son nom, son titre et son téléphone ou son courriel. Un contrat ou un bulletin de paie ne remplace pas cette lettre.",
  },
  slipsInstructions: {
    en: "Upload the last {slips} pay slips. On each, the names of the employer and of the employee, the pay period and the pay must be readable. A bank statement that shows the deposit does not replace a pay slip.",
    fr: "Téléversez les {slips} derniers bulletins de paie. Sur chacun, on doit pouvoir lire les noms de l’employeur et de la personne employée, la période et la paie. Un relevé bancaire qui montre le dépôt ne remplace pas un bulletin de paie.",
  },
  businessInstructions: {
    en: "Upload the registration or licence of the business, its latest tax papers, and its bank statements of the last {statementMonths} months. At least one paper must name the owner. Invoices alone are not enough.",
    fr: "Téléversez l’immatriculation ou le permis de l’entreprise, ses documents fiscaux les plus récents et ses relevés bancaires des {statementMonths} derniers mois. Au moins un document doit nommer la ou le propriétaire. Des factures seules ne suffisent pas.",
  },
  returningJobInstructions: {
    en: "Upload a signed letter in which the employer at home says which job is kept open or offered, and from which day on. The letter needs a letterhead, a date and contact details.",
    fr: "Téléversez une lettre signée dans laquelle l’employeur au pays dit quel poste est gardé ou offert, et à partir de quel jour. La lettre doit porter un en-tête, une date et des coordonnées.",
  },

  employer: { en: "Employer {n}", fr: "Employeur {n}" },
  slip: { en: "Pay slip {n}", fr: "Bulletin {n}" },

  workToContinue: {
    en: "the letter shows the work that you want to continue",
    fr: "la lettre montre le travail que vous voulez poursuivre",
  },
  worksNow: { en: "the letter shows that you work now", fr: "la lettre montre que vous travaillez en ce moment" },
  familyRestsOnWork: {
    en: "your family’s permits rest on your work",
    fr: "les permis de votre famille reposent sur votre travail",
  },
  jobBringsHome: {
    en: "a job at home is a strong reason to return",
    fr: "un emploi au pays est une bonne raison d’y retourner",
  },
  hostProvesIncome: {
    en: "the host must prove an income for a super visa",
    fr: "l’hôte doit prouver un revenu pour un super visa",
  },
  hostHelpsByWork: {
    en: "the host’s work makes the invitation more convincing",
    fr: "le travail de l’hôte rend l’invitation plus convaincante",
  },
  partnerIncomeCounts: {
    en: "the income of the host’s partner is counted for the super visa",
    fr: "le revenu du partenaire de l’hôte compte pour le super visa",
  },
  slipsShowWork: {
    en: "recent pay slips show that you work",
    fr: "des bulletins de paie récents montrent que vous travaillez",
  },
  slipsShowIncome: {
    en: "pay slips show a steady income at home",
    fr: "des bulletins de paie montrent un revenu régulier au pays",
  },
  businessShowsIncome: {
    en: "these papers take the place of an employer’s letter",
    fr: "ces documents remplacent la lettre d’un employeur",
  },

  notSelfEmployed: {
    en: "your answers do not say that you are self-employed",
    fr: "vos réponses n’indiquent pas que vous travaillez à votre compte",
  },
  spouseNotSelfEmployed: {
    en: "your answers do not say that your spouse or partner is self-employed",
    fr: "vos réponses n’indiquent pas que votre conjoint ou partenaire travaille à son compte",
  },
  noJobWaits: {
    en: "your answers do not say that a job waits for you at home",
    fr: "vos réponses n’indiquent pas qu’un emploi vous attend au pays",
  },
  noJobWaitsForSpouse: {
    en: "your answers do not say that a job waits for your spouse or partner at home",
    fr: "vos réponses n’indiquent pas qu’un emploi attend votre conjoint ou partenaire au pays",
  },
} satisfies Record<string, Text | Noun>;
