import { documentField } from "@boreal/domain/caseFile/documentValues/documentFields";
import { labelInSentence } from "@boreal/domain/caseFile/documentValues/fieldInSentence";
import type { Text } from "@boreal/domain/kernel/text";
import { fill } from "@boreal/domain/kernel/text";
import type { FindingId, ReadingWarning } from "./reading.ts";

/** Whether each finding blocks, as docs/facts/warnings.md section 1 says, and the sentence about it. Those of a digital photo are in faces/photoFindings.text.ts. */
const findings: Readonly<
  Record<Exclude<FindingId, `digitalPhoto${string}`>, { readonly blocking: boolean; readonly because: Text }>
> = {
  notReadable: {
    blocking: true,
    because: {
      en: "The text on page {page} cannot be read.",
      fr: "Le texte de la page {page} ne peut pas être lu.",
    },
  },
  blurry: { blocking: false, because: { en: "Page {page} is blurry.", fr: "La page {page} est floue." } },
  sideways: {
    blocking: false,
    because: {
      en: "The text on page {page} is turned by {degrees} degrees.",
      fr: "Le texte de la page {page} est tourné de {degrees} degrés.",
    },
  },
  excessiveBackground: {
    blocking: false,
    because: {
      en: "Much of the picture of page {page} shows what is around the document.",
      fr: "Une grande partie de l’image de la page {page} montre ce qui entoure le document.",
    },
  },
  redactedData: {
    blocking: false,
    because: {
      en: "Part of the text on page {page} is covered.",
      fr: "Une partie du texte de la page {page} est cachée.",
    },
  },
  incompleteDocument: {
    blocking: true,
    because: {
      en: "The document says that it has {total} pages. Page {missing} is not in this file.",
      fr: "Le document indique compter {total} pages. Ce fichier ne contient pas la page {missing}.",
    },
  },
  multipleDocumentTypes: {
    blocking: false,
    because: {
      en: "Page {page} belongs to another kind of document than the rest of the file.",
      fr: "La page {page} appartient à un autre type de document que le reste du fichier.",
    },
  },
  documentLanguage: {
    blocking: false,
    because: {
      en: "The text is neither in English nor in French.",
      fr: "Le texte n’est ni en anglais ni en français.",
    },
  },
  compressedDocumentNotLegible: {
    blocking: false,
    because: {
      en: "The picture of page {page} has too few pixels to be read well.",
      fr: "L’image de la page {page} compte trop peu de pixels pour être bien lue.",
    },
  },
  invalidDocument: {
    blocking: true,
    because: {
      en: "The file contains no text and no picture that could be read.",
      fr: "Le fichier ne contient aucun texte ni aucune image lisible.",
    },
  },
  passportNotInColour: {
    blocking: false,
    because: {
      en: "The picture of the passport on page {page} has no colours.",
      fr: "L’image du passeport à la page {page} n’est pas en couleur.",
    },
  },
  signatureNotInBlue: {
    blocking: false,
    because: {
      en: "The signature on page {page} is not in blue ink.",
      fr: "La signature à la page {page} n’est pas à l’encre bleue.",
    },
  },
  informationDetailsMissing: {
    blocking: true,
    because: {
      en: "A question on this form is answered with yes, and the box for its details is empty.",
      fr: "Une question de ce formulaire a pour réponse oui, et l’espace pour les précisions est vide.",
    },
  },
  onlineScreenshot: {
    blocking: true,
    because: {
      en: "Page {page} is a picture of a screen: it has the size of one, and its bar is at the top.",
      fr: "La page {page} est une image d’écran : elle en a les dimensions, et sa barre figure en haut.",
    },
  },
  formWasAutofilled: {
    blocking: false,
    because: {
      en: "This form is as Boreal filled it: nobody has saved it since.",
      fr: "Ce formulaire est tel que Boreal l’a rempli : personne ne l’a enregistré depuis.",
    },
  },
  activeContent: {
    blocking: false,
    because: {
      en: "This file contains active parts (a program, another file, or something that starts when it is opened). None of it is ever run here.",
      fr: "Ce fichier contient des éléments actifs (un programme, un autre fichier ou une action à l’ouverture). Rien de tout cela n’est exécuté ici.",
    },
  },
  missingData: {
    blocking: false,
    because: {
      en: "These details were not found: {fields}.",
      fr: "Ces renseignements n’ont pas été trouvés : {fields}.",
    },
  },
};

/** One finding with its sentence; `fr` holds the values that differ in French. */
export function finding(
  id: keyof typeof findings,
  values: Readonly<Record<string, string | number>> = {},
  fr: Readonly<Record<string, string | number>> = {},
): ReadingWarning {
  const { blocking, because } = findings[id];
  const page = values["page"];
  return {
    id,
    blocking,
    ...(typeof page === "number" ? { page } : {}),
    because: { en: fill(because, values).en, fr: fill(because, { ...values, ...fr }).fr },
  };
}

/** What a letter calls its own values, where that is said otherwise than beside the document. */
const ownNames: Readonly<Record<string, Text>> = {
  applicantFullName: { en: "full name", fr: "nom complet" },
  uciNumber: { en: "UCI number", fr: "numéro IUC" },
  issueDate: { en: "date of the letter", fr: "date de la lettre" },
  birthday: { en: "date of birth", fr: "date de naissance" },
  biometricsExpiryDate: {
    en: "date until which the biometrics are valid",
    fr: "date de fin de validité des données biométriques",
  },
  biometricsIdentificationNumber: { en: "biometrics identification number", fr: "numéro d’identification biométrique" },
  letterKind: { en: "kind of letter", fr: "type de lettre" },
  passportNumber: { en: "passport number", fr: "numéro de passeport" },
  passportExpiryDate: { en: "day until which the passport is valid", fr: "date d’expiration du passeport" },
  documentNumber: { en: "number of the document", fr: "numéro du document" },
  usVisaExpiryDate: { en: "day until which the visa is valid", fr: "date d’expiration du visa" },
};

/** What a field is called in a sentence that names it. */
export function nameOfField(id: string): Text {
  const label = ownNames[id] ?? documentField(id)?.label ?? { en: id, fr: id };
  return labelInSentence(label);
}
