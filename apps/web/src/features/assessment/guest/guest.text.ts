import type { GuestSection } from "@boreal/domain/questionnaire/guestSections";
import type { BilingualText, Wording } from "../../../ui/language.tsx";

/** The words of the pages that an invited person sees. */
export const guestText = {
  title: { en: "Questions about you", fr: "Questions à votre sujet" },
  whoSees: { en: "Who sees your answers", fr: "Qui voit vos réponses" },
  whoSeesTeam: {
    en: "The legal team that prepares the application and the administrator of this site see them too.",
    fr: "L’équipe juridique qui prépare la demande et l’administration de ce site les voient aussi.",
  },
  whoSeesYou: {
    en: "You see only the questions about you, and what was already answered there.",
    fr: "Vous voyez seulement les questions qui vous concernent et les réponses déjà données.",
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
  begin: { en: "Start", fr: "Commencer" },
  goOn: { en: "Continue", fr: "Continuer" },
  look: { en: "Review your answers", fr: "Revoir vos réponses" },
  nothingAsked: {
    en: "There are no questions for you at the moment. The person who invited you can tell you when there are.",
    fr: "Il n’y a pas de question pour vous en ce moment. La personne qui vous a envoyé l’invitation peut vous prévenir.",
  },
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
};
