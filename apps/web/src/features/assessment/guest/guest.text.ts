import type { GuestSection } from "@boreal/domain/questionnaire/guestSections";
import type { BilingualText, Wording } from "../../../ui/language.tsx";

/** The words of the pages that an invited person sees. */
export const guestText = {
  title: { en: "Your part of an application", fr: "Votre partie d’une demande" },
  whoSees: { en: "Who sees your answers", fr: "Qui voit vos réponses" },
  whoSeesTeam: {
    en: "The legal team that prepares the application and the administrator of this site see them too.",
    fr: "L’équipe juridique qui prépare la demande et l’administration de ce site les voient aussi.",
  },
  whoSeesYou: {
    en: "You see only what is yours to answer and to write, and what is already there.",
    fr: "Vous voyez seulement ce que vous avez à répondre et à écrire, et ce qui s’y trouve déjà.",
  },
  how: { en: "How it works", fr: "Comment cela se passe" },
  howSaved: {
    en: "Each answer is saved as you give it. You can stop and come back with the link in the message.",
    fr: "Chaque réponse est enregistrée dès que vous la donnez. Vous pouvez vous arrêter et revenir avec le lien du message.",
  },
  howAccount: { en: "You do not need an account.", fr: "Vous n’avez pas besoin de compte." },
  progress: {
    en: "Your part: {answered} of {total} answered",
    fr: "Votre partie : {answered} sur {total} avec réponse",
  },
  lettersTitle: { en: "Your letter", fr: "Votre lettre" },
  lettersMore: {
    en: "In it you speak. Read the draft, answer what it asks, change what you want to say otherwise, and confirm it.",
    fr: "C’est vous qui y parlez. Lisez le projet, répondez à ce qui est demandé, changez ce que vous voulez dire autrement, puis confirmez la lettre.",
  },
  openLetter: { en: "Open “{name}”", fr: "Ouvrir «\u00A0{name}\u00A0»" },
  begin: { en: "Start", fr: "Commencer" },
  goOn: { en: "Continue", fr: "Continuer" },
  look: { en: "Review your answers", fr: "Revoir vos réponses" },
  nothingAsked: {
    en: "There are no questions for you at the moment. The person who invited you can tell you when there are.",
    fr: "Il n’y a pas de question pour vous en ce moment. La personne qui vous a envoyé l’invitation peut vous prévenir.",
  },
  documentsTitle: { en: "Your documents", fr: "Vos documents" },
  documentsLead: {
    en: "Add your own documents here, if you have them. The person who invited you and the legal team that prepares the application see them.",
    fr: "Ajoutez ici vos propres documents, si vous les avez. La personne qui vous a envoyé l’invitation et l’équipe juridique qui prépare la demande les voient.",
  },
  documentsWrong: {
    en: "If you add a wrong file, you can remove it here until the application is sent.",
    fr: "Si vous ajoutez un fichier par erreur, vous pouvez le retirer ici tant que la demande n’est pas envoyée.",
  },
  documentsLink: { en: "Add your documents", fr: "Ajouter vos documents" },
  documentsDone: { en: "Continue", fr: "Continuer" },
  doneTitle: { en: "Thank you", fr: "Merci" },
  doneAll: {
    en: "You have answered every question about you. Your answers are saved.",
    fr: "Vous avez répondu à toutes les questions qui vous concernent. Vos réponses sont enregistrées.",
  },
  doneSome: {
    one: {
      en: "What you answered is saved. {count} question is still open; you may answer it now or later.",
      fr: "Vos réponses sont enregistrées. {count} question reste sans réponse; vous pouvez y répondre maintenant ou plus tard.",
    },
    other: {
      en: "What you answered is saved. {count} questions are still open; you may answer them now or later.",
      fr: "Vos réponses sont enregistrées. {count} questions restent sans réponse; vous pouvez y répondre maintenant ou plus tard.",
    },
  },
  notSavedYet: {
    en: "Not everything is saved yet: you are offline. Keep this page open until it says that everything is saved.",
    fr: "Tout n’est pas encore enregistré : vous n’avez pas de connexion. Gardez cette page ouverte jusqu’à ce qu’elle indique que tout est enregistré.",
  },
  change: {
    en: "You can still change them with the link in the message, until the application is sent.",
    fr: "Vous pouvez encore les modifier avec le lien du message, jusqu’à l’envoi de la demande.",
  },
  finish: { en: "Tell them that you are done", fr: "Indiquer que vous avez terminé" },
  finishMore: {
    en: "The person who invited you then gets a message that you are done.",
    fr: "La personne qui vous a envoyé l’invitation reçoit alors un message indiquant que vous avez terminé.",
  },
  finished: {
    en: "Message sent on {date}: the person who invited you knows that you are done.",
    fr: "Message envoyé le {date} : la personne qui vous a envoyé l’invitation sait que vous avez terminé.",
  },
  finishAgain: { en: "Tell them again that you are done", fr: "Indiquer de nouveau que vous avez terminé" },
  answerOpen: { en: "Answer the open questions", fr: "Répondre aux questions restantes" },
  leave: { en: "Close this part on this device", fr: "Fermer cette partie sur cet appareil" },
  leaveMore: {
    en: "If other people use this device, close this part when you are done. None of your answers will stay on it.",
    fr: "Si d’autres personnes utilisent cet appareil, fermez cette partie quand vous avez terminé. Aucune de vos réponses n’y restera.",
  },
  leftTitle: { en: "This part is closed on this device", fr: "Cette partie est fermée sur cet appareil" },
  left: {
    en: "None of your answers is kept here. The link in the message opens this part again.",
    fr: "Aucune de vos réponses n’est conservée ici. Le lien du message ouvre de nouveau cette partie.",
  },
  needLinkTitle: { en: "Open the link in the message", fr: "Ouvrez le lien du message" },
  needLink: {
    en: "These questions open with the link in the message you received. If you do not visit them for half a day, open the link again.",
    fr: "Ces questions s’ouvrent avec le lien du message que vous avez reçu. Après une demi-journée sans visite, ouvrez-le de nouveau.",
  },
  back: { en: "Back", fr: "Retour" },
} as const satisfies Record<string, Wording>;

const supporter = {
  lead: {
    en: "You help to pay for a stay in Canada. The application for it needs a letter in which you say what you pay, from what money, and why. The person who prepares it would like you to write it yourself.",
    fr: "Vous aidez à payer un séjour au Canada. Il faut à la demande une lettre où vous dites ce que vous payez, avec quel argent et pourquoi. La personne qui prépare la demande souhaite que vous l’écriviez vous-même.",
  },
  whoInvitedSees: {
    en: "The person who invited you sees the letter and what you answer for it, because the money in the application has to agree with it.",
    fr: "La personne qui vous a envoyé l’invitation voit la lettre et vos réponses, parce que l’argent indiqué dans la demande doit y correspondre.",
  },
} as const;

/** Why this person is asked, and why whoever invited them sees the answers. */
export const guestWordsOf: Record<GuestSection, Record<"lead" | "whoInvitedSees", BilingualText>> = {
  spouse: {
    lead: {
      en: "Your spouse or partner is preparing an application to the Canadian authorities and would like you to answer these questions yourself.",
      fr: "Votre conjoint ou partenaire prépare une demande aux autorités canadiennes et souhaite que vous répondiez vous-même à ces questions.",
    },
    whoInvitedSees: {
      en: "The person who invited you sees all of them, also about health and about the police and the courts, because the application is made together.",
      fr: "La personne qui vous a envoyé l’invitation voit toutes vos réponses, y compris sur la santé, la police et les tribunaux, parce que la demande se fait ensemble.",
    },
  },
  visitor: {
    lead: {
      en: "A visa application is being prepared for your visit to Canada. The person who prepares it would like you to answer these questions about you yourself.",
      fr: "Une demande de visa se prépare pour votre visite au Canada. La personne qui la prépare souhaite que vous répondiez vous-même à ces questions sur vous.",
    },
    whoInvitedSees: {
      en: "The person who invited you sees all of them, also about health and about the police and the courts, because that person prepares your application.",
      fr: "La personne qui vous a envoyé l’invitation voit toutes vos réponses, y compris sur la santé, la police et les tribunaux, parce qu’elle prépare votre demande.",
    },
  },
  host: {
    lead: {
      en: "A visa application names you as the host of a visit to Canada. The person who prepares it would like you to answer these questions about your family and income yourself.",
      fr: "Une demande de visa vous désigne comme hôte d’une visite au Canada. La personne qui la prépare souhaite que vous répondiez vous-même à ces questions sur votre famille et votre revenu.",
    },
    whoInvitedSees: {
      en: "The person who invited you sees all of them, because the application may depend on the income of the host.",
      fr: "La personne qui vous a envoyé l’invitation voit toutes vos réponses, parce que la demande peut dépendre du revenu de l’hôte.",
    },
  },
  financialSupporter: supporter,
  secondFinancialSupporter: supporter,
};
