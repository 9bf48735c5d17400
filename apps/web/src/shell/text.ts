/** The words round every page. */
export const text = {
  name: { en: "Boreal", fr: "Boreal" },
  homeLink: { en: "Boreal, home", fr: "Boreal, accueil" },
  siteNavigation: { en: "Site", fr: "Site" },
  otherLanguage: { en: "Français", fr: "English" },
  languageNotFetched: {
    en: "The French text could not be loaded. There is no connection, or it is too slow. Nothing was lost. Continue in English, or try again later.",
    fr: "Le texte anglais n’a pas pu être chargé. Il n’y a pas de connexion, ou elle est trop lente. Rien n’est perdu. Continuez en français ou réessayez plus tard.",
  },
  partNotFetched: {
    en: "Part of this page could not be loaded. Load the page again once you are connected.",
    fr: "Une partie de cette page n’a pas pu être chargée. Rechargez la page une fois la connexion rétablie.",
  },
  account: { en: "Account", fr: "Compte" },
  myAccount: { en: "Your account", fr: "Votre compte" },
  administration: { en: "Administration", fr: "Administration" },
  signIn: { en: "Sign in", fr: "Ouvrir une session" },
  signOut: { en: "Sign out", fr: "Fermer la session" },
  appearance: { en: "Appearance", fr: "Apparence" },
  themeSystem: { en: "As on this device", fr: "Comme sur cet appareil" },
  themeLight: { en: "Light", fr: "Claire" },
  themeDark: { en: "Dark", fr: "Sombre" },
  notifications: { en: "Notifications", fr: "Notifications" },
  notificationsUnread: {
    one: { en: "Notifications, {count} unread", fr: "Notifications, {count} non lue" },
    other: { en: "Notifications, {count} unread", fr: "Notifications, {count} non lues" },
  },
  noNotifications: {
    en: "Nothing new. We tell you here when something happens in your application.",
    fr: "Rien de nouveau. Lorsqu’il se passe quelque chose dans votre demande, nous vous le disons ici.",
  },
  unread: { en: "New", fr: "Nouveau" },
  markAllRead: { en: "Mark all as read", fr: "Tout marquer comme lu" },
  allNotices: { en: "See everything we told you", fr: "Voir tous vos avis" },
  unsaved: {
    en: "Not confirmed as saved yet. Trying again.",
    fr: "Enregistrement pas encore confirmé. Nouvel essai en cours.",
  },
  unsavedCount: {
    one: {
      en: "{count} answer is stored on this device. You can continue. It is sent when you reconnect, even if you close this page and open it again.",
      fr: "{count} réponse est enregistrée sur cet appareil. Vous pouvez continuer. Elle sera envoyée dès que vous aurez de nouveau une connexion, même si vous fermez cette page et la rouvrez.",
    },
    other: {
      en: "{count} answers are stored on this device. You can continue. They are sent when you reconnect, even if you close this page and open it again.",
      fr: "{count} réponses sont enregistrées sur cet appareil. Vous pouvez continuer. Elles seront envoyées dès que vous aurez de nouveau une connexion, même si vous fermez cette page et la rouvrez.",
    },
  },
  unsavedMemoryCount: {
    one: {
      en: "{count} answer is kept in this page only. You can continue, but keep the page open. This browser does not let us keep it longer than that.",
      fr: "{count} réponse est gardée dans cette page seulement. Vous pouvez continuer, mais gardez la page ouverte. Ce navigateur ne nous permet pas de la conserver plus longtemps.",
    },
    other: {
      en: "{count} answers are kept in this page only. You can continue, but keep the page open. This browser does not let us keep them longer than that.",
      fr: "{count} réponses sont gardées dans cette page seulement. Vous pouvez continuer, mais gardez la page ouverte. Ce navigateur ne nous permet pas de les conserver plus longtemps.",
    },
  },
  unsavedMore: {
    en: "What you typed is still here. Keep this page open until it is saved.",
    fr: "Ce que vous avez saisi est toujours ici. Gardez cette page ouverte jusqu’à l’enregistrement.",
  },
  signOutUnsaved: { en: "Some answers are not saved yet", fr: "Des réponses ne sont pas encore enregistrées" },
  signOutUnsavedMore: {
    one: {
      en: "{count} answer is not saved yet. If you sign out now, it will be deleted from this device.",
      fr: "{count} réponse n’est pas encore enregistrée. Si vous fermez la session maintenant, elle sera supprimée de cet appareil.",
    },
    other: {
      en: "{count} answers are not saved yet. If you sign out now, they will be deleted from this device.",
      fr: "{count} réponses ne sont pas encore enregistrées. Si vous fermez la session maintenant, elles seront supprimées de cet appareil.",
    },
  },
  signOutStay: { en: "Stay signed in", fr: "Garder la session ouverte" },
  signOutAnyway: { en: "Sign out and lose them", fr: "Fermer la session et les perdre" },
  retrying: { en: "No connection. Trying again.", fr: "Pas de connexion. Nouvel essai en cours." },
  backOnline: { en: "Back online. Everything is saved.", fr: "Connexion rétablie. Tout est enregistré." },
  backOnlineRead: { en: "Back online.", fr: "Connexion rétablie." },
  waitingTitle: { en: "Loading the page", fr: "Chargement de la page" },
  notFoundTitle: { en: "This page does not exist", fr: "Cette page n’existe pas" },
  notFound: {
    en: "The address may be mistyped, or the page has moved. If you followed a link from a message, it may be for another account.",
    fr: "L’adresse contient peut-être une erreur ou la page a été déplacée. Si vous avez suivi un lien dans un message, il est peut-être destiné à un autre compte.",
  },
  goHome: { en: "Go to the start page", fr: "Aller à la page d’accueil" },
  faultTitle: { en: "This page stopped working", fr: "Cette page a cessé de fonctionner" },
  fault: {
    en: "The error is on our side. What was saved before is safe. Load the page again. If it happens again, tell us this number:",
    fr: "L’erreur vient de nous. Ce qui était enregistré est en sécurité. Rechargez la page. Si cela se reproduit, donnez-nous ce numéro :",
  },
  loadAgain: { en: "Load the page again", fr: "Recharger la page" },
  failureUnreachable: {
    en: "The server did not answer. If you were changing something, we don’t know if the change was saved. Check your connection and try again.",
    fr: "Le serveur n’a pas répondu. Si vous étiez en train de modifier quelque chose, nous ne savons pas si c’est enregistré. Vérifiez votre connexion et réessayez.",
  },
  failureFull: {
    en: "The server is out of space and cannot save anything now. Try again later. The administrator must free up space.",
    fr: "Le serveur n’a plus d’espace et ne peut rien enregistrer pour le moment. Réessayez plus tard. L’administration doit libérer de l’espace.",
  },
  failureLimited: {
    en: "There were many attempts in a short time. Wait a few minutes, then try again.",
    fr: "Il y a eu beaucoup d’essais en peu de temps. Attendez quelques minutes, puis réessayez.",
  },
  failureSignedOut: {
    en: "Your session has ended. Sign in again to continue.",
    fr: "Votre session est terminée. Ouvrez une nouvelle session pour continuer.",
  },
  failureFault: {
    en: "Something went wrong on our side. Try again. If it happens again, tell us this number: {reference}",
    fr: "Une erreur s’est produite de notre côté. Réessayez. Si cela se reproduit, donnez-nous ce numéro : {reference}",
  },
  tryAgain: { en: "Try again", fr: "Réessayer" },
  back: { en: "Back", fr: "Retour" },
  footer: {
    en: "Boreal helps you prepare. It is not a government service and cannot predict a decision.",
    fr: "Boreal vous aide à vous préparer. Ce n’est pas un service gouvernemental et nous ne pouvons pas prédire la décision.",
  },
} as const;
