import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";

/** Wording of the pages about identity and status. */
export const identityText = {
  nationalId: { en: "National Identity Document", fr: "Document d’identité national", noun: "m" },
  usStatus: { en: "United States Immigration Status", fr: "Statut d’immigration aux États-Unis", noun: "m" },
  residencePermit: { en: "Status in Country of Residence", fr: "Statut dans le pays de résidence", noun: "m" },
  nameChange: { en: "Proof of Name Change", fr: "Preuve de changement de nom", noun: "f" },

  greenCard: {
    en: "United States permanent resident card",
    fr: "Carte de résident permanent des États-Unis",
    noun: "f",
  },
  usVisa: { en: "United States visa", fr: "Visa des États-Unis", noun: "m" },

  nationalIdInstructions: {
    en: "Scan both sides of the card, in colour. If it is neither in English nor in French, add a certified translation.",
    fr: "Numérisez les deux côtés de la carte, en couleur. Si elle n’est ni en français ni en anglais, ajoutez une traduction certifiée.",
  },
  greenCardInstructions: {
    en: "Scan both sides of the card. The expiry date must be readable.",
    fr: "Numérisez les deux côtés de la carte. La date d’expiration doit être lisible.",
  },
  usVisaInstructions: {
    en: "Scan the passport page with the visa. The expiry date must be readable. A visa in an expired passport counts as long as the visa itself is valid.",
    fr: "Numérisez la page du passeport qui porte le visa. La date d’expiration doit être lisible. Un visa dans un passeport expiré compte tant que le visa lui-même est valide.",
  },
  residencePermitInstructions: {
    en: "Show that you are allowed to live where you live now: residence card, visa or permit, both sides, with its expiry date.",
    fr: "Montrez que vous avez le droit d’habiter où vous habitez : carte de séjour, visa ou permis, les deux côtés, avec la date d’expiration.",
  },
  nameChangeInstructions: {
    en: "Add the act, order or certificate that ties your names together, such as a marriage certificate or a court order, with a translation if needed.",
    fr: "Ajoutez l’acte, l’ordonnance ou le certificat qui relie vos noms, par exemple un acte de mariage ou une ordonnance du tribunal, avec une traduction au besoin.",
  },

  side: { en: "Side {n}", fr: "Côté {n}" },
  noSuchCard: { en: "My country issues no such card", fr: "Mon pays ne délivre pas de telle carte" },

  officeAsksForStatus: {
    en: "the visa office wants to see that you live there lawfully",
    fr: "le bureau des visas veut voir que vous y habitez légalement",
  },
  namesMustBeTied: {
    en: "a paper must show that both names are yours",
    fr: "un document doit montrer que les deux noms sont les vôtres",
  },
} satisfies Record<string, Text | Noun>;
