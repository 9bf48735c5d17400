import type { Text } from "../../kernel/text.ts";
import type { DocumentWarningId } from "../warningIds.ts";
import { documentWarning, foundInFile, foundWhenRead, type DocumentWarning } from "../warning.ts";

/**
 * The six faults of a digital photo (document 1 section 8). What raises them was measured in the picture by the reader (ADR 0168),
 * which says the measure and the place. Smile and selfie are weak signals: they ask for a look and can be overridden by a lawyer.
 */

type Words = { readonly name: Text; readonly message: Text; readonly fix: Text };

const fault = (id: DocumentWarningId, words: Words): DocumentWarning =>
  documentWarning({
    id,
    ...words,
    isBlocking: true,
    isPopUp: false,
    relatedFields: [],
    raisedWhen: foundInFile(id, foundWhenRead),
    finding: id,
  });

export const digitalPhotoWarnings: readonly DocumentWarning[] = [
  fault("digitalPhotoComposition", {
    name: { en: "Digital Photo: Composition", fr: "Photo numérique : composition" },
    message: {
      en: "The size of the photo, or the size or place of the head in it, is not as required.",
      fr: "Les dimensions de la photo, ou la taille ou la position de la tête, ne sont pas celles exigées.",
    },
    fix: {
      en: "Crop the photo to 35 by 45 with the head in the middle and about three quarters of the height, or take it again.",
      fr: "Rognez la photo au format 35 sur 45, la tête au centre et sur environ les trois quarts de la hauteur, ou reprenez-la.",
    },
  }),
  fault("digitalPhotoBackground", {
    name: { en: "Digital Photo: Background", fr: "Photo numérique : arrière-plan" },
    message: {
      en: "The background is not plain and light.",
      fr: "L’arrière-plan n’est pas uni et clair.",
    },
    fix: {
      en: "Take the photo in front of a plain white wall, without shadows.",
      fr: "Prenez la photo devant un mur blanc uni, sans ombres.",
    },
  }),
  fault("digitalPhotoFullFace", {
    name: { en: "Digital Photo: Full Face", fr: "Photo numérique : visage entier" },
    message: {
      en: "The whole face cannot be seen from the front.",
      fr: "Le visage entier n’est pas visible de face.",
    },
    fix: {
      en: "Look straight at the camera with nothing over the face or eyes, and leave room above the head and below the chin.",
      fr: "Regardez droit vers l’appareil, sans rien devant le visage ou les yeux, et laissez de l’espace au-dessus de la tête et sous le menton.",
    },
  }),
  fault("digitalPhotoFullBody", {
    name: { en: "Digital Photo: Full Body", fr: "Photo numérique : corps entier" },
    message: {
      en: "The photo shows too much of the body.",
      fr: "La photo montre une trop grande partie du corps.",
    },
    fix: {
      en: "Use a photo of the head and the top of the shoulders.",
      fr: "Utilisez une photo de la tête et du haut des épaules.",
    },
  }),
  fault("digitalPhotoSelfie", {
    name: { en: "Digital Photo: Selfie", fr: "Photo numérique : égoportrait" },
    message: {
      en: "This may be a selfie. Please check.",
      fr: "Cette photo pourrait être un égoportrait. À vérifier.",
    },
    fix: {
      en: "Have someone else take the photo from one to two metres away.",
      fr: "Demandez à une autre personne de prendre la photo à une distance d’un à deux mètres.",
    },
  }),
  fault("digitalPhotoSmile", {
    name: { en: "Digital Photo: Smile", fr: "Photo numérique : sourire" },
    message: {
      en: "The face may not be neutral. Please check.",
      fr: "L’expression pourrait ne pas être neutre. À vérifier.",
    },
    fix: {
      en: "Take the photo again with a closed mouth and no smile.",
      fr: "Reprenez la photo la bouche fermée et sans sourire.",
    },
  }),
];
