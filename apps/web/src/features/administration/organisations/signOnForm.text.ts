import type { BilingualText } from "../../../ui/language.tsx";

/** Words of the settings of a sign-on. */
export const signOnFormText = {
  title: { en: "Sign-on", fr: "Authentification unique" },
  none: {
    en: "People of {name} sign in with a password of their own.",
    fr: "Les personnes de {name} ouvrent une session avec leur propre mot de passe.",
  },
  isSet: { en: "People can sign in through {issuer}.", fr: "On peut ouvrir une session par {issuer}." },
  setUp: { en: "Set up sign-on", fr: "Configurer l’authentification unique" },
  change: { en: "Change sign-on", fr: "Modifier l’authentification unique" },
  callback: {
    en: "Register this address with the provider as the redirect URI:",
    fr: "Inscrivez cette adresse chez le fournisseur comme URI de redirection\u00A0:",
  },
  issuer: { en: "Address of the provider (issuer)", fr: "Adresse du fournisseur (émetteur)" },
  issuerHint: {
    en: "As the provider names itself. It begins with https://.",
    fr: "Telle que le fournisseur se nomme. Elle commence par https://.",
  },
  connectAgain: {
    en: "If you end this or name another provider, nobody stays connected. Each person signs in with a password, which they can have sent to them, and then connects the account again.",
    fr: "Si vous y mettez fin ou indiquez un autre fournisseur, plus personne ne reste relié. Chaque personne ouvre une session avec un mot de passe, qu’elle peut recevoir par courriel, puis relie de nouveau son compte.",
  },
  clientId: { en: "Client ID", fr: "Identifiant client" },
  secret: { en: "Client secret", fr: "Secret client" },
  secretHint: {
    en: "It is kept encrypted and never shown again.",
    fr: "Il est conservé chiffré et n’est plus jamais affiché.",
  },
  secretKept: { en: "Leave empty to keep the one that is set.", fr: "Laissez vide pour garder celui qui est inscrit." },
  domains: { en: "Domains of its email addresses", fr: "Domaines de ses adresses courriel" },
  domainsHint: {
    en: "Separate several with a space. Addresses of other domains are not accepted.",
    fr: "Séparez-les par une espace. Les adresses d’autres domaines ne sont pas acceptées.",
  },
  save: { en: "Save", fr: "Enregistrer" },
  saved: {
    en: "The provider answered, and sign-on is set up.",
    fr: "Le fournisseur a répondu; l’authentification unique est configurée.",
  },
  cancel: { en: "Cancel", fr: "Annuler" },
  remove: { en: "End sign-on", fr: "Mettre fin à l’authentification unique" },
  removed: {
    en: "Sign-on was ended, and nobody is connected any more. Accounts stay. Their owners can have a password sent.",
    fr: "L’authentification unique a pris fin, et plus personne n’est relié. Les comptes restent. On peut se faire envoyer un mot de passe.",
  },
} satisfies Record<string, BilingualText>;
