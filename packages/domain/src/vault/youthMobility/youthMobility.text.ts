import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";

/** Wording of the pages of International Experience Canada. */
export const youthMobilityText = {
  invitation: { en: "IEC Invitation to Apply", fr: "Invitation à présenter une demande (EIC)", noun: "f" },
  residence: { en: "Proof of Residence in Your Country", fr: "Preuve de résidence dans votre pays", noun: "f" },
  internship: { en: "Internship Agreement", fr: "Convention de stage", noun: "f" },
  registration: { en: "Proof of Student Registration", fr: "Preuve d’inscription aux études", noun: "f" },
  organization: { en: "Recognized Organization Letter", fr: "Lettre d’un organisme reconnu", noun: "f" },
  earlier: { en: "Earlier IEC Participation", fr: "Participation antérieure à EIC", noun: "f" },

  invitationInstructions: {
    en: "Save the invitation from your IRCC account. From its date you have {accept} days to accept it, then {submit} days to send the work permit application. Your account shows the exact last day. After that day the invitation is lost.",
    fr: "Enregistrez l’invitation à partir de votre compte d’IRCC. À partir de sa date, vous avez {accept} jours pour l’accepter, puis {submit} jours pour envoyer la demande de permis de travail. Votre compte montre le dernier jour exact. Après ce jour, l’invitation est perdue.",
  },
  residenceInstructions: {
    en: "Upload a residence certificate, a tax paper or a bill with your name and your address in your country of citizenship. It must show that you live there now.",
    fr: "Téléversez un certificat de résidence, un document fiscal ou une facture avec votre nom et votre adresse dans votre pays de citoyenneté. Le document doit montrer que vous y habitez maintenant.",
  },
  internshipInstructions: {
    en: "Upload the agreement that you, the host employer and, where there is one, your school have signed. It gives the place, the duties, the dates, the hours and the pay, and says how the placement belongs to your studies.",
    fr: "Téléversez la convention que vous, l’employeur d’accueil et, s’il y a lieu, votre établissement avez signée. Elle donne le lieu, les tâches, les dates, les heures et la rémunération, et dit comment le stage fait partie de vos études.",
  },
  registrationInstructions: {
    en: "Upload a letter of your school outside Canada, from the present term, that says that you are registered and in which program. A student card alone is not enough.",
    fr: "Téléversez une lettre de votre établissement hors du Canada, de la session en cours, qui dit que vous y avez une inscription et dans quel programme. Une carte étudiante seule ne suffit pas.",
  },
  organizationInstructions: {
    en: "Upload the organization’s letter with your name, the category, the dates and the confirmation number. Only organizations that IRCC recognizes for IEC can write it.",
    fr: "Téléversez la lettre de l’organisme avec votre nom, la catégorie, les dates et le numéro de confirmation. Seuls les organismes qu’IRCC reconnaît pour EIC peuvent l’écrire.",
  },
  earlierInstructions: {
    en: "Upload the work permit or the letter of introduction of each earlier participation. Add the days on which you entered and left Canada with it, or say that you never used it.",
    fr: "Téléversez le permis de travail ou la lettre d’introduction de chaque participation antérieure. Ajoutez le jour de votre entrée au Canada et celui de votre départ avec ce document, ou dites que vous ne l’avez jamais utilisé.",
  },

  notInvitedYet: {
    en: "the case does not say that the invitation has arrived",
    fr: "le dossier n’indique pas que l’invitation est arrivée",
  },
  addressCanBeProven: {
    en: "a proof of this address answers questions before they come",
    fr: "une preuve de cette adresse répond d’avance aux questions",
  },
  noResidenceAsked: {
    en: "nothing in your answers shows that your country’s agreement asks where you live",
    fr: "rien dans vos réponses n’indique que l’entente de votre pays s’attache au lieu où vous habitez",
  },
  placementIsArranged: {
    en: "this category needs a placement that is arranged already",
    fr: "cette catégorie exige un stage déjà convenu",
  },
  forStudents: {
    en: "this category is for students who need a placement for their studies",
    fr: "cette catégorie s’adresse aux personnes dont les études exigent un stage",
  },
  notInternship: {
    en: "your answers do not name the category International Co-op",
    fr: "vos réponses n’indiquent pas la catégorie Stage coop international",
  },
  noOrganization: {
    en: "your answers do not name a recognized organization",
    fr: "vos réponses n’indiquent pas d’organisme reconnu",
  },
  participationsAreCounted: {
    en: "each country limits how often one can take part",
    fr: "chaque pays limite le nombre de participations",
  },
  neverTookPart: {
    en: "your answers do not say that you took part in IEC before",
    fr: "vos réponses n’indiquent pas que vous avez déjà participé à EIC",
  },
} satisfies Record<string, Text | Noun>;
