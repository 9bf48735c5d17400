import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";

/** Wording of the passport pages. */
export const passportText = {
  passport: { en: "Passport", fr: "Passeport", noun: "m" },
  secondPassport: { en: "Second Passport", fr: "Deuxième passeport", noun: "m" },

  bioPage: { en: "Passport information page", fr: "Page de renseignements du passeport", noun: "f" },
  stampedPages: { en: "Stamped passport pages", fr: "Pages estampillées du passeport", noun: "fp" },

  bioPageInstructions: {
    en: "Scan the page with your photo in colour, with the two lines of letters and signs at its bottom and all four corners in view. The passport should stay valid for the whole stay: a permit never lasts longer than the passport.",
    fr: "Numérisez en couleur la page de la photo, avec les deux lignes de lettres et de signes au bas et les quatre coins visibles. Le passeport devrait rester valide pendant tout le séjour : un permis ne dure jamais plus longtemps que le passeport.",
  },
  stampedPagesInstructions: {
    en: "Scan every page that carries a stamp, a visa or a note, in the order of the passport. Empty pages are not needed.",
    fr: "Numérisez chaque page qui porte un timbre, un visa ou une note, dans l’ordre du passeport. Les pages vides ne sont pas nécessaires.",
  },
  secondPassportInstructions: {
    en: "Add the passport of your other nationality. The page with the photo is enough.",
    fr: "Ajoutez le passeport de votre autre nationalité. La page de la photo suffit.",
  },

  passportFile: { en: "Passport {n}", fr: "Passeport {n}" },
  pageFile: { en: "Page {n}", fr: "Page {n}" },
  file: { en: "File {n}", fr: "Fichier {n}" },

  cannotBeSentWithout: {
    en: "no application can be sent without a passport",
    fr: "aucune demande ne peut être envoyée sans passeport",
  },
  lawyerChecksIdentity: {
    en: "the lawyer checks your identity and the spelling of your name by it",
    fr: "l’équipe juridique vérifie votre identité et l’orthographe de votre nom au moyen du passeport",
  },
  showsWhoAsks: {
    en: "IRCC has to see that the request comes from you",
    fr: "IRCC doit voir que la demande vient de vous",
  },
  employerNeedsDetails: {
    en: "the employer’s request needs only the details of your passport",
    fr: "la demande de l’employeur n’exige que les données de votre passeport",
  },
  everyStampedPage: {
    en: "applications made in Canada ask for every stamped page",
    fr: "les demandes faites au Canada exigent chaque page estampillée",
  },
} satisfies Record<string, Text | Noun>;
