import type { BilingualText } from "../../../ui/language.tsx";

/** Words of the administrator’s page of one account. */
export const accountsText = {
  manage: { en: "Manage", fr: "Gérer" },
  actions: { en: "Account", fr: "Compte" },
  missing: { en: "This account is not in the list.", fr: "Ce compte ne figure pas dans la liste." },
  ended: { en: "Ended", fr: "Fermé" },
  endedOn: {
    en: "This account was ended on {when}. Nobody can sign in to it.",
    fr: "Ce compte a été fermé le {when}. Personne ne peut y ouvrir de session.",
  },
  open: { en: "Open the account again", fr: "Rouvrir le compte" },
  opened: { en: "The account is open again.", fr: "Le compte est de nouveau ouvert." },
  rolesTitle: { en: "Roles", fr: "Rôles" },
  roles: { en: "This account works as", fr: "Ce compte travaille comme" },
  rolesHelp: {
    en: "With several roles, the person chooses in the account menu as which one they work. Each act says as what it was done.",
    fr: "Avec plusieurs rôles, la personne choisit dans le menu du compte celui qu’elle exerce. Chaque geste indique à quel titre il a été fait.",
  },
  rolesMissing: { en: "Choose at least one role.", fr: "Choisissez au moins un rôle." },
  scopeTitle: { en: "Which cases this person sees", fr: "Dossiers que cette personne voit" },
  scope: { en: "Cases", fr: "Dossiers" },
  firm: { en: "All cases of the firm", fr: "Tous les dossiers du cabinet" },
  assigned: { en: "Only the cases assigned to them", fr: "Seulement les dossiers qui lui sont affectés" },
  save: { en: "Save", fr: "Enregistrer" },
  saved: {
    en: "Saved. It applies from the next page they open.",
    fr: "Enregistré. Cela vaut dès la prochaine page ouverte.",
  },
  casesTitle: { en: "Hand over the cases", fr: "Confier les dossiers à une autre personne" },
  to: { en: "Who takes over the cases?", fr: "Qui reprend les dossiers?" },
  toMissing: { en: "Choose who takes over the cases.", fr: "Choisissez qui reprend les dossiers." },
  transfer: { en: "Hand over all cases", fr: "Confier tous les dossiers" },
  transferred: { en: "The cases are handed over.", fr: "Les dossiers ont changé de mains." },
  endTitle: { en: "End the account", fr: "Fermer le compte" },
  endLead: {
    en: "The person is signed out everywhere and cannot sign in. Nothing is erased. Cases go to the person chosen above.",
    fr: "Toutes les sessions de la personne se ferment et elle ne peut plus en ouvrir. Rien n’est effacé. Les dossiers vont à la personne choisie ci-dessus.",
  },
  end: { en: "End the account", fr: "Fermer le compte" },
  endAsked: { en: "End this account?", fr: "Fermer ce compte?" },
  endIt: { en: "Yes, end it", fr: "Oui, le fermer" },
  endNot: { en: "Keep it open", fr: "Le laisser ouvert" },
  factorTitle: { en: "Lost two-step verification", fr: "Vérification en deux étapes perdue" },
  factorLead: {
    en: "If this person lost their app, passkeys and backup codes, two administrators can remove two-step verification: one asks, another confirms within 24 hours. First make sure that it is really this person who asks, for instance by a call.",
    fr: "Si cette personne a perdu son application, ses clés d’accès et ses codes de secours, l’administration peut retirer la vérification en deux étapes. Il faut deux personnes\u00A0: l’une le demande, l’autre le confirme dans les 24 heures. Assurez-vous d’abord que c’est bien elle qui le demande, par exemple au téléphone.",
  },
  ask: { en: "Ask to remove it", fr: "Demander le retrait" },
  asked: {
    en: "Asked. Another administrator must confirm it.",
    fr: "Demandé. Une autre personne de l’administration doit le confirmer.",
  },
  askedByMe: {
    en: "You asked for this. Another administrator must confirm it here.",
    fr: "Vous l’avez demandé. Une autre personne de l’administration doit le confirmer ici.",
  },
  confirm: { en: "Confirm and remove it", fr: "Confirmer et retirer" },
  confirmed: {
    en: "Two-step verification is removed. The person was told.",
    fr: "La vérification en deux étapes est retirée. La personne en est avisée.",
  },
  own: {
    en: "This is your own account. Another administrator looks after the rest of it.",
    fr: "C’est votre propre compte. Une autre personne de l’administration s’occupe du reste.",
  },
} satisfies Record<string, BilingualText>;
