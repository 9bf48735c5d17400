import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";

/** Wording of the photo pages. */
export const digitalPhotoText = {
  photo: { en: "Digital Photo", fr: "Photo numérique", noun: "f" },
  photoSlot: { en: "Digital photo", fr: "Photo numérique", noun: "f" },
  instructions: {
    en: "A colour photo of the last {months} months, taken by somebody else: face to the camera, neutral, eyes open, no shadow, plain white or light background. At least {width} by {height} pixels. Do not scan a printed photo if you can have the file.",
    fr: "Une photo couleur des {months} derniers mois, prise par quelqu’un d’autre : visage face à l’appareil, neutre, yeux ouverts, sans ombre, fond uni blanc ou clair. Au moins {width} sur {height} pixels. Ne numérisez pas une photo imprimée si vous pouvez obtenir le fichier.",
  },
  everyApplicantNeedsOne: {
    en: "each person who applies needs a photo",
    fr: "chaque personne qui fait une demande doit avoir une photo",
  },
  accountNeedsNoPhoto: { en: "no photo is needed for it at this point", fr: "aucune photo n’est exigée à ce stade" },
  photoFollowsLater: {
    en: "the photo is asked for after an invitation, and one that is ready saves time",
    fr: "la photo est exigée après une invitation, et en avoir une prête fait gagner du temps",
  },
} satisfies Record<string, Text | Noun>;
