import type { Text } from "@boreal/domain/kernel/text";

/** What is said of a digital photo, with the measure. `{least}` and the like are filled in. */
export const photoText = {
  tooSmall: {
    en: "This photo is too small: {width} x {height}. At least {least} x {leastHigh} pixels are asked for.",
    fr: "Cette photo est trop petite\u00A0: {width} x {height}. Il faut au moins {least} x {leastHigh} pixels.",
  },
  proportions: {
    en: "This photo has the wrong shape: {width} x {height}. Its sides should be as 35 to 45: for this height, about {should} wide.",
    fr: "Cette photo n’a pas les bonnes proportions\u00A0: {width} x {height}. Ses côtés devraient être dans le rapport de 35 à 45\u00A0: pour cette hauteur, environ {should} de large.",
  },
  severalFaces: {
    en: "{count} faces were found. Only one person may be in the photo.",
    fr: "{count} visages ont été trouvés. Une seule personne doit figurer sur la photo.",
  },
  headHeight: {
    en: "From chin to crown the head takes about {part}% of the height; {least} to {most}% are asked for.",
    fr: "Du menton au sommet, la tête occupe environ {part} % de la hauteur; il faut de {least} à {most} %.",
  },
  offCentre: {
    en: "The middle of the face is {part}% of the width away from the middle of the picture.",
    fr: "Le milieu du visage se trouve à {part} % de la largeur du milieu de l’image.",
  },
  light: {
    en: "The background is dark: its light is {light} of 255, and {least} or more is light enough.",
    fr: "L’arrière-plan est sombre : sa clarté est de {light} sur 255, et il faut {least} ou plus.",
  },
  uneven: {
    en: "The background is not of one colour: it varies by {part} of 255, and up to {most} counts as plain.",
    fr: "L’arrière-plan n’est pas d’une seule couleur : il varie de {part} sur 255, et jusqu’à {most} il est considéré comme uni.",
  },
  noFace: {
    en: "No face was found in the picture.",
    fr: "Aucun visage n’a été trouvé sur l’image.",
  },
  cut: {
    en: "The head reaches the edge of the picture, so a part of it is cut off.",
    fr: "La tête touche le bord de l’image : une partie est coupée.",
  },
  turned: {
    en: "The head is turned to one side: the nose is {part}% away from the middle between the eyes.",
    fr: "La tête est tournée de côté : le nez se trouve à {part} % du milieu entre les yeux.",
  },
  tilted: { en: "The head is tilted by {degrees} degrees.", fr: "La tête est inclinée de {degrees} degrés." },
  eyesCovered: {
    en: "The eyes cannot be seen: what is over them is much darker than the cheeks.",
    fr: "Les yeux ne sont pas visibles : ce qui les couvre est beaucoup plus sombre que les joues.",
  },
  body: {
    en: "The head takes only {part}% of the height, and much of the body is in the picture.",
    fr: "La tête n’occupe que {part} % de la hauteur, et une grande partie du corps est sur l’image.",
  },
  frontCamera: {
    en: "The file says that it was taken with the front camera of a phone. Please check.",
    fr: "D’après le fichier, la photo a été prise avec l’appareil frontal d’un téléphone. À vérifier.",
  },
  near: {
    en: "The face takes {part}% of the width, as when the camera is held at arm’s length. Please check.",
    fr: "Le visage occupe {part} % de la largeur, comme lorsque l’appareil est tenu à bout de bras. À vérifier.",
  },
  smile: {
    en: "The face looks as if it smiled (measured: happy {part} of 100, the width of the mouth {width}% of the distance between the eyes). Please check.",
    fr: "Le visage semble sourire (mesure : joie {part} sur 100, bouche large de {width} % de l’écart des yeux). À vérifier.",
  },
} as const satisfies Record<string, Text>;
