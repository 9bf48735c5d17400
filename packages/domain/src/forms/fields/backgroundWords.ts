import type { Text } from "../../kernel/text.ts";

/** Background questions that IMM 1294 and the account ask in the same words. */
export const backgroundWords = {
  service: {
    en: "Did you serve in an army, a militia, a civil defence unit, a security service or a police force? Count service that was required too.",
    fr: "Avez-vous servi dans une armée, une milice, une unité de défense civile, un service de sécurité ou une police? Comptez aussi le service obligatoire.",
  },
  serviceDetails: { en: "Details about the service", fr: "Détails sur le service" },
  association: {
    en: "Were you ever a member of a group that used or promoted violence for a political or religious aim, or that was linked to crime? Count political parties too. Answer yes also if you were only associated with such a group.",
    fr: "Avez-vous déjà été membre d’un groupe qui a utilisé ou prôné la violence à des fins politiques ou religieuses, ou qui était lié à des activités criminelles? Comptez aussi les partis politiques. Répondez oui aussi si vous aviez seulement un lien avec un tel groupe.",
  },
  illTreatment: {
    en: "Did you ever witness the ill-treatment of prisoners or civilians, looting, or the desecration of religious buildings? Answer yes also if you took part in it.",
    fr: "Avez-vous déjà été témoin de mauvais traitements de prisonniers ou de civils, de pillage ou de profanation d’édifices religieux? Répondez oui aussi si vous y avez participé.",
  },
} satisfies Record<string, Text>;
