import type { Text } from "../../kernel/text.ts";

/** What the picture of an example shows, above it (document 1 section 3: example images with header). */
export const exampleHeaders = {
  scan: { en: "A document that was scanned well", fr: "Un document bien numérisé" },
  letter: { en: "A letter that says who wrote it", fr: "Une lettre qui dit qui l’a écrite" },
  form: { en: "An official form that was validated and signed", fr: "Un formulaire officiel validé et signé" },
  page: { en: "A page on which the main facts can be read", fr: "Une page où l’essentiel est lisible" },
  passport: { en: "The page of a passport with the photo", fr: "La page d’un passeport avec la photo" },
  photo: { en: "A photo for the application", fr: "Une photo pour la demande" },
  schoolLetter: { en: "A letter of acceptance", fr: "Une lettre d’acceptation" },
} as const satisfies Record<keyof typeof examples, Text>;

/** What a good upload looks like, in words; the application draws a picture to each. */
export const examples = {
  scan: {
    en: "The whole document, flat and straight on a plain background, with all four corners in view.",
    fr: "Le document entier, à plat et droit sur un fond uni, avec les quatre coins visibles.",
  },
  letter: {
    en: "A letter on the sender’s letterhead. Date, signature and contact details are there.",
    fr: "Une lettre à l’en-tête de l’expéditeur. La date, la signature et les coordonnées y figurent.",
  },
  form: {
    en: "The first page of the validated form, with its barcode page, and the signature field filled in.",
    fr: "La première page du formulaire validé, avec sa page de codes à barres, et le champ de signature rempli.",
  },
  page: {
    en: "A clear page on which the name, the date and who issued it can be read.",
    fr: "Une page nette sur laquelle on peut lire le nom, la date et qui l’a délivrée.",
  },
  passport: {
    en: "The page with the photo, lying flat. The photo and the two lines of letters and symbols at the bottom are sharp.",
    fr: "La page de la photo, à plat. La photo et les deux lignes de lettres et de signes au bas sont nettes.",
  },
  photo: {
    en: "Head and shoulders before a plain white background, neutral face, both ears level.",
    fr: "La tête et les épaules devant un fond blanc uni, visage neutre, les deux oreilles à la même hauteur.",
  },
  schoolLetter: {
    en: "The first page of the school’s letter. Name, program, dates, tuition and the school’s designated number are there.",
    fr: "La première page de la lettre de l’établissement. Le nom, le programme, les dates, les droits de scolarité et le numéro d’établissement désigné y figurent.",
  },
} as const satisfies Record<string, Text>;

export type ExampleId = keyof typeof examples;
