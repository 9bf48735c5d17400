import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";

/** Wording of the pages on a job in Canada. */
export const jobOfferText = {
  jobOffer: { en: "Canadian Job Offer", fr: "Offre d’emploi canadienne", noun: "f" },
  jobOfferLetter: { en: "Job Offer Letter", fr: "Lettre d’offre d’emploi", noun: "f" },
  offerSlot: { en: "Job offer letter", fr: "Lettre d’offre d’emploi", noun: "f" },
  agreementSlot: { en: "Employment agreement", fr: "Contrat de travail", noun: "m" },
  assessment: { en: "Labour Market Impact Assessment", fr: "Étude d’impact sur le marché du travail", noun: "f" },
  offerNumber: { en: "Offer of Employment Number", fr: "Numéro d’offre d’emploi", noun: "m" },
  employerDocuments: { en: "Employer Documents", fr: "Documents de l’employeur", noun: "mp" },
  benefit: { en: "Proof of Significant Benefit", fr: "Preuve d’un avantage important", noun: "f" },

  offerInstructions: {
    en: "Upload the signed letter of the employer in Canada. It gives the employer’s name and address, your job title and duties, the hours, the pay, the first day and the length of the job.",
    fr: "Téléversez la lettre signée de l’employeur au Canada. Elle donne le nom et l’adresse de l’employeur, votre poste et vos tâches, les heures, le salaire, le premier jour et la durée de l’emploi.",
  },
  agreementInstructions: {
    en: "Upload every page of the contract, with your signature and the employer’s. The job title, hours and pay must be the same as in the offer.",
    fr: "Téléversez chaque page du contrat, avec votre signature et celle de l’employeur. Le poste, les heures et le salaire doivent être les mêmes que dans l’offre.",
  },
  assessmentInstructions: {
    en: "Upload the positive decision letter and its annex, all pages. The government sends both to the employer, so ask the employer for a copy. Look at the expiry date: the work permit must be asked for before it.",
    fr: "Téléversez la lettre de décision favorable et son annexe, toutes les pages. Le gouvernement envoie les deux à l’employeur, demandez-lui donc une copie. Regardez la date d’expiration : le permis de travail doit être demandé avant.",
  },
  offerNumberInstructions: {
    en: "Your employer files the offer in the Employer Portal, pays the fee, and gives you a number that begins with A. Upload the page that shows the number, with the proof of the fee if you have it. Without the number, IRCC can refuse the application.",
    fr: "Votre employeur dépose l’offre dans le Portail de l’employeur, paie les frais et vous donne un numéro qui commence par A. Téléversez la page qui montre ce numéro, avec la preuve du paiement si vous l’avez. Sans ce numéro, IRCC peut refuser la demande.",
  },
  employerDocumentsInstructions: {
    en: "Ask the employer for the business licence, the payroll summary sent to the tax agency and recent financial statements. For a labour market impact assessment, add the record of the recruitment: where and when the job was advertised, and with what result.",
    fr: "Demandez à l’employeur le permis d’entreprise, le sommaire de la paie remis à l’agence du revenu et des états financiers récents. Pour une étude d’impact sur le marché du travail, ajoutez le dossier de recrutement : où et quand le poste a été annoncé, et avec quel résultat.",
  },
  benefitInstructions: {
    en: "Show what your work brings to Canada’s economy, society or culture: contracts, letters of people who know the field, press, awards, a business plan with figures. Begin with one page that says what each paper proves.",
    fr: "Montrez ce que votre travail apporte à l’économie, à la société ou à la culture du Canada : contrats, lettres de personnes qui connaissent le domaine, presse, prix, plan d’affaires avec des chiffres. Commencez par une page qui dit ce que chaque document prouve.",
  },

  anyAccount: {
    en: "your account is not one that rests on a job offer",
    fr: "votre compte n’est pas de ceux qui reposent sur une offre d’emploi",
  },
  offerHelps: {
    en: "a job in Canada, if you have one, supports your application",
    fr: "un emploi au Canada, si vous en avez un, appuie votre demande",
  },
  permitForThisJob: { en: "the permit is issued for this one job", fr: "le permis est délivré pour ce seul emploi" },
  agreementSupportsOffer: {
    en: "the signed contract supports the job offer",
    fr: "le contrat signé appuie l’offre d’emploi",
  },
  noAgreementAsked: {
    en: "your type of application does not ask for a contract",
    fr: "votre type de demande n’exige pas de contrat",
  },
  onlyJobsNotExempt: {
    en: "only a job that is not exempt needs an assessment",
    fr: "seul un emploi qui n’est pas exempté exige une étude",
  },
  onlyIfPermitRestsOnOne: {
    en: "only a permit that rests on an assessment needs a new one",
    fr: "seul un permis fondé sur une étude en exige une nouvelle",
  },
  noDecisionYet: {
    en: "the decision on an assessment comes later, or your job needs none",
    fr: "la décision sur une étude vient plus tard, ou votre emploi n’en exige pas",
  },
  offerIsFiled: {
    en: "the number shows that your employer filed the offer",
    fr: "le numéro montre que votre employeur a déposé l’offre",
  },
  onlyIfNewOffer: {
    en: "there is a number only if your employer filed a new offer",
    fr: "il y a un numéro seulement si votre employeur a déposé une nouvelle offre",
  },
  noOfferToFile: {
    en: "your answers show no job offer that must be filed in the Employer Portal",
    fr: "vos réponses ne montrent aucune offre d’emploi à déposer dans le Portail de l’employeur",
  },
  businessIsReal: {
    en: "the papers show that the business is active and can pay the wage",
    fr: "ces documents montrent que l’entreprise est active et peut payer le salaire",
  },
  notTiedToEmployer: {
    en: "your type of application is not tied to an employer",
    fr: "votre type de demande n’est pas lié à un employeur",
  },
  noBenefitToShow: {
    en: "your type of application does not rest on a significant benefit",
    fr: "votre type de demande ne repose pas sur un avantage important",
  },
} satisfies Record<string, Text | Noun>;
