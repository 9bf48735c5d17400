import type { BilingualText } from "../../../ui/language.tsx";

/** Words of the page to which a registration link leads. */
export const joiningText = {
  title: { en: "Join through your school or agency", fr: "S’inscrire par son établissement ou son agence" },
  of: { en: "This link is from {name}.", fr: "Ce lien vient de {name}." },
  means: {
    en: "Your account will show that you belong to them. They see nothing of your applications until you allow it in your account.",
    fr: "Votre compte indiquera que vous y êtes rattaché. Rien de vos demandes n’est visible pour eux tant que vous ne le permettez pas dans votre compte.",
  },
  as: { en: "You are signed in as {email}.", fr: "Vous avez une session ouverte avec {email}." },
  join: { en: "Join with this account", fr: "S’inscrire avec ce compte" },
  joined: { en: "Your account belongs to {name} now.", fr: "Votre compte est maintenant rattaché à {name}." },
  missing: {
    en: "This page opens from a link of a school or agency. Open that link again, or continue without it.",
    fr: "Cette page s’ouvre à partir du lien d’un établissement ou d’une agence. Ouvrez ce lien de nouveau ou continuez sans lui.",
  },
  ended: {
    en: "This link is no longer open. Ask the school or agency that sent it for a new one. You can continue without it.",
    fr: "Ce lien n’est plus ouvert. Demandez-en un nouveau à l’établissement ou à l’agence qui vous l’a envoyé. Vous pouvez continuer sans ce lien.",
  },
} satisfies Record<string, BilingualText>;
