import type { BilingualText, Wording } from "../../../ui/language.tsx";
import type { CheckName, Finding } from "./camera/checks.ts";

export const text = {
  open: { en: "Take a picture", fr: "Prendre une photo" },
  cannotOpen: {
    en: "The camera page could not be loaded. Check your connection and try again, or choose a file.",
    fr: "La page de l’appareil photo n’a pas pu être chargée. Vérifiez votre connexion et réessayez, ou choisissez un fichier.",
  },
  title: { en: "Take a picture: {name}", fr: "Prendre une photo : {name}" },

  starting: { en: "The camera is starting", fr: "L’appareil photo démarre" },
  film: { en: "What the camera sees", fr: "Ce que voit l’appareil photo" },
  checks: { en: "How the picture looks", fr: "Qualité de l’image" },
  firstLook: {
    en: "Lay the page on a plain, darker surface and hold the phone above it.",
    fr: "Posez la page sur une surface unie plus foncée et tenez le téléphone au-dessus.",
  },
  allGood: {
    en: "Looks good. Hold still and take the picture.",
    fr: "Tout est bon. Ne bougez plus et prenez la photo.",
  },
  shoot: { en: "Take the picture", fr: "Prendre la photo" },
  shooting: { en: "Taking the picture", fr: "Prise de la photo" },
  toPages: {
    one: { en: "Back to your page", fr: "Retour à votre page" },
    other: { en: "Back to your {count} pages", fr: "Retour à vos {count} pages" },
  },

  refused: { en: "The camera is not allowed here yet", fr: "L’appareil photo n’est pas encore autorisé ici" },
  refusedHow: {
    en: "To allow it, open the site settings beside the address of this page (a lock, sliders or “AA”), choose “Allow” for the camera, then try again. If it stays closed, allow the camera for your browser in the settings of your phone.",
    fr: "Pour l’autoriser, ouvrez les paramètres du site à côté de l’adresse de cette page (un cadenas, des curseurs ou « AA »), choisissez « Autoriser » pour l’appareil photo, puis réessayez. S’il reste bloqué, autorisez l’appareil photo pour votre navigateur dans les réglages du téléphone.",
  },
  busy: { en: "Another app uses the camera", fr: "Une autre application utilise l’appareil photo" },
  busyHow: { en: "Close the other app, then try again.", fr: "Fermez l’autre application, puis réessayez." },
  missing: { en: "This page cannot use a camera", fr: "Cette page ne peut pas utiliser d’appareil photo" },
  missingHow: {
    en: "No camera was found, or the browser does not let this page use it. Your camera app may still work.",
    fr: "Aucun appareil photo n’a été trouvé, ou le navigateur ne permet pas à cette page de l’utiliser. Votre application photo peut tout de même fonctionner.",
  },
  again: { en: "Try again", fr: "Réessayer" },
  cameraApp: { en: "Use the camera app", fr: "Utiliser l’application photo" },
  cameraAppHint: {
    en: "The picture is checked here before it is sent.",
    fr: "La photo est vérifiée ici avant l’envoi.",
  },
  notOpened: {
    en: "This picture could not be opened. Take it again, or close this window and choose it as a file.",
    fr: "Cette photo n’a pas pu être ouverte. Reprenez-la, ou fermez cette fenêtre et choisissez-la comme fichier.",
  },

  reviewTitle: { en: "Look at the picture", fr: "Regardez la photo" },
  preparing: { en: "Preparing the picture", fr: "Préparation de la photo" },
  picture: { en: "The picture you took", fr: "La photo que vous avez prise" },
  reviewGood: {
    en: "Nothing wrong was found. Can you read every line?",
    fr: "Aucun défaut n’a été trouvé. Pouvez-vous lire chaque ligne?",
  },
  reviewFaults: { en: "Worth taking again", fr: "À reprendre de préférence" },
  whatToKeep: { en: "What to keep", fr: "Partie à garder" },
  keepPage: { en: "The page, straightened", fr: "La page, redressée" },
  keepWhole: { en: "The whole picture", fr: "Toute la photo" },
  turn: { en: "Turn right", fr: "Tourner à droite" },
  turned: { en: "Turned by {degrees}°", fr: "Tournée de {degrees}°" },
  use: { en: "Use", fr: "Utiliser" },
  takeAgain: { en: "Take again", fr: "Reprendre" },

  pagesTitle: {
    one: { en: "Your page", fr: "Votre page" },
    other: { en: "Your pages ({count})", fr: "Vos pages ({count})" },
  },
  page: { en: "Page {n}", fr: "Page {n}" },
  earlier: { en: "Move up", fr: "Monter" },
  later: { en: "Move down", fr: "Descendre" },
  change: { en: "Change", fr: "Modifier" },
  remove: { en: "Remove", fr: "Retirer" },
  ofPage: { en: "page {n}", fr: "page {n}" },
  movedTo: { en: "Now page {n}", fr: "Maintenant page {n}" },
  removed: { en: "Page {n} removed", fr: "Page {n} retirée" },
  another: { en: "Take another page", fr: "Photographier une autre page" },
  enough: { en: "These are all the pages that fit in one file.", fr: "Un fichier ne peut pas contenir plus de pages." },
  sendPicture: { en: "Send this picture", fr: "Envoyer cette photo" },
  sendPdf: { en: "Send {count} pages as one PDF", fr: "Envoyer les {count} pages en un seul PDF" },
  sendPdfOne: { en: "Send as PDF", fr: "Envoyer en PDF" },
  tooMuch: {
    en: "Together, the pages are larger than the size allowed. Send some of them first, then the others.",
    fr: "Ensemble, les pages dépassent la taille permise. Envoyez-en d’abord une partie, puis les autres.",
  },
  failed: {
    en: "The pictures could not be put together. Nothing is lost: try again.",
    fr: "Les photos n’ont pas pu être réunies. Rien n’est perdu : réessayez.",
  },
} as const satisfies Record<string, Wording>;

/** Each check in a word or two, by how it turned out. */
export const checkWords: Readonly<Record<CheckName, Readonly<Record<"good" | "unknown" | "fault", BilingualText>>>> = {
  corners: {
    good: { en: "Four corners", fr: "Quatre coins" },
    unknown: { en: "Corners", fr: "Coins" },
    fault: { en: "Corners missing", fr: "Coins manquants" },
  },
  light: {
    good: { en: "Enough light", fr: "Assez de lumière" },
    unknown: { en: "Light", fr: "Lumière" },
    fault: { en: "Too dark", fr: "Trop sombre" },
  },
  distance: {
    good: { en: "Near enough", fr: "Assez près" },
    unknown: { en: "Distance", fr: "Distance" },
    fault: { en: "Too far", fr: "Trop loin" },
  },
  glare: {
    good: { en: "No glare", fr: "Sans reflet" },
    unknown: { en: "Glare", fr: "Reflet" },
    fault: { en: "Bright spot", fr: "Reflet" },
  },
  tilt: {
    good: { en: "Straight", fr: "Droite" },
    unknown: { en: "Tilt", fr: "Inclinaison" },
    fault: { en: "Tilted", fr: "Inclinée" },
  },
  sharpness: {
    good: { en: "Sharp", fr: "Nette" },
    unknown: { en: "Sharpness", fr: "Netteté" },
    fault: { en: "Blurred", fr: "Floue" },
  },
};

/** What is wrong and what to do, while the camera films. */
export const advice: Readonly<Record<Exclude<Finding, "good" | "unknown">, BilingualText>> = {
  noPage: {
    en: "All four corners must be in view, on a plain surface of another colour.",
    fr: "Les quatre coins doivent être visibles, sur une surface unie d’une autre couleur.",
  },
  cut: {
    en: "All four corners must be in view: move the phone up.",
    fr: "Les quatre coins doivent être visibles : éloignez le téléphone.",
  },
  tooDark: {
    en: "It is too dark: turn on a lamp or go to a window.",
    fr: "Il fait trop sombre : allumez une lampe ou approchez-vous d’une fenêtre.",
  },
  tooFar: {
    en: "Come closer: the page should fill the picture.",
    fr: "Rapprochez-vous : la page doit remplir l’image.",
  },
  fewPoints: {
    en: "Small print may not be readable: come closer.",
    fr: "Les petits caractères pourraient être illisibles : rapprochez-vous.",
  },
  brightSpot: {
    en: "Move away from the light: a bright spot covers text.",
    fr: "Écartez-vous de la lumière : un reflet couvre le texte.",
  },
  leant: {
    en: "Straighten: hold the phone flat above the page.",
    fr: "Redressez : tenez le téléphone à plat au-dessus de la page.",
  },
  turned: {
    en: "Straighten: turn the phone until it lies along the page.",
    fr: "Redressez : tournez le téléphone pour l’aligner sur la page.",
  },
  blurred: { en: "Hold still: the picture is blurred.", fr: "Ne bougez plus : l’image est floue." },
};
