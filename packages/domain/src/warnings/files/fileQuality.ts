import type { CaseReader } from "../../caseFile/reader.ts";
import { nameInSentence } from "../../caseFile/documentValues/fieldInSentence.ts";
import type { Outcome } from "../../kernel/condition.ts";
import { fill, type Text } from "../../kernel/text.ts";
import { portalFileSize } from "../../tables/authority/portalFile.ts";
import { isOtherThanRefusal } from "../background/disclosure.ts";
import { isTranscriptPlace } from "../studies/transcripts.ts";
import { isCardForPassport } from "../identity/passports.ts";
import type { DocumentWarningId } from "../warningIds.ts";
import { documentWarning, foundInFile, foundWhenRead, notRaised, type DocumentWarning } from "../warning.ts";

/** Warnings about a file by itself. What raises them was found by reading or at upload; see `findings` of the document. */

type Words = { readonly name: Text; readonly message: Text; readonly fix: Text };

const quality = (id: DocumentWarningId, isBlocking: boolean, words: Words): DocumentWarning =>
  documentWarning({
    id,
    ...words,
    isBlocking,
    isPopUp: false,
    relatedFields: [],
    raisedWhen: foundInFile(id, foundWhenRead),
    finding: id,
  });

/** A slot for anything takes any type; a file whose type was not recognised for certain raises nothing. */
function isOfAnotherType(the: CaseReader): Outcome {
  const { documentType, findings } = the.document();
  const expected = the.expectedTypes();
  // Said in words of its own.
  if (isCardForPassport(the) || isOtherThanRefusal(the)) return notRaised;
  const differs =
    typeof documentType === "string" &&
    expected.length > 0 &&
    !expected.includes("Other") &&
    !expected.includes(documentType);
  return differs || (findings ?? []).includes("documentMismatch") ? { holds: true, because: [anotherType] } : notRaised;
}

const anotherType: Text = {
  en: "the file looks like another kind of document than the one asked for here",
  fr: "le fichier semble d’un autre type que le document demandé ici",
};

const documentMismatch = documentWarning({
  id: "documentMismatch",
  name: { en: "Document Mismatch", fr: "Document non concordant" },
  message: {
    en: "This looks like another kind of document than the one asked for here.",
    fr: "Ce document semble d’un autre type que celui demandé ici.",
  },
  fix: {
    en: "Upload the right document, or move this file to its own page.",
    fr: "Téléversez le bon document ou déplacez ce fichier à sa page.",
  },
  isBlocking: true,
  isPopUp: false,
  relatedFields: [],
  raisedWhen: isOfAnotherType,
});

const emptyFile: Text = { en: "the file is empty", fr: "le fichier est vide" };
const tooLarge: Text = {
  en: "the file is larger than the {megabytes} MB that the authority’s portal usually accepts",
  fr: "le fichier dépasse les {megabytes} Mo que le portail de l’autorité accepte en général",
};

/** By the size of what will be filed: the merged version where one stands that is small enough, else the stored file. On a day without a row nothing is raised, because no limit is known. */
function isOfWrongSize(the: CaseReader): Outcome {
  const { bytes, fittedBytes, findings } = the.document();
  if (bytes === 0) return { holds: true, because: [emptyFile] };
  if (typeof bytes !== "number" && !findings?.includes("fileSize")) return notRaised;
  const limit = the.row(portalFileSize);
  if (!limit.found) return notRaised;
  if (typeof fittedBytes === "number" && fittedBytes > 0 && fittedBytes <= limit.row.value) return notRaised;
  const isLarge = (typeof bytes === "number" && bytes > limit.row.value) || (findings ?? []).includes("fileSize");
  return isLarge ? { holds: true, because: [fill(tooLarge, { megabytes: limit.row.value / 1024 / 1024 })] } : notRaised;
}

const fileSize = documentWarning({
  id: "fileSize",
  name: { en: "File Size", fr: "Taille du fichier" },
  message: {
    en: "This file is empty or larger than the authority’s portal accepts.",
    fr: "Ce fichier est vide ou dépasse la taille acceptée par le portail de l’autorité.",
  },
  fix: {
    en: "On the page of this document, make one file that fits the portal. Or make the file smaller or split it, and upload it again.",
    fr: "À la page de ce document, créez un seul fichier qui convient au portail. Sinon, réduisez le fichier ou divisez-le, puis téléversez-le de nouveau.",
  },
  isBlocking: true,
  isPopUp: false,
  relatedFields: [],
  raisedWhen: isOfWrongSize,
});

const standsEmpty: Text = { en: "Nothing is entered for: {values}", fr: "Rien n’est inscrit pour\u00A0: {values}" };

/** Which values it is about, by what is not on the document and nobody typed yet. */
function valuesLeftEmpty(the: CaseReader): Text | undefined {
  const names = (the.document().notFound ?? []).flatMap((id) => nameInSentence(id) ?? []);
  if (names.length === 0) return undefined;
  const listed = { en: names.map(({ en }) => en).join(", "), fr: names.map(({ fr }) => fr).join(", ") };
  return fill(standsEmpty, { values: listed });
}

const missingData: DocumentWarning = {
  ...quality("missingData", false, {
    name: { en: "Missing Data", fr: "Renseignements manquants" },
    message: {
      en: "Some details could not be read from this document.",
      fr: "Certains renseignements n’ont pas pu être lus dans ce document.",
    },
    fix: {
      en: "Check the values and fill in what is missing.",
      fr: "Vérifiez les valeurs et complétez ce qui manque.",
    },
  }),
  heading: valuesLeftEmpty,
};

export const fileQualityWarnings: readonly DocumentWarning[] = [
  fileSize,
  documentMismatch,
  quality("documentLanguage", false, {
    name: { en: "Document Language", fr: "Langue du document" },
    message: {
      en: "This document is not in English or French.",
      fr: "Ce document n’est ni en anglais ni en français.",
    },
    fix: {
      en: "Add a certified translation with the translator’s affidavit.",
      fr: "Ajoutez une traduction certifiée avec l’affidavit du traducteur.",
    },
  }),
  quality("multipleDocumentTypes", false, {
    name: { en: "Multiple document types", fr: "Plusieurs types de documents" },
    message: {
      en: "More than one kind of document is in this file.",
      fr: "Ce fichier contient plus d’un type de document.",
    },
    fix: {
      en: "Split it and upload each part on its own page.",
      fr: "Divisez-le et téléversez chaque partie à sa page.",
    },
  }),
  quality("wrongType", true, {
    name: { en: "Wrong Type", fr: "Type de fichier non accepté" },
    message: { en: "This file type is not accepted here.", fr: "Ce type de fichier n’est pas accepté ici." },
    fix: {
      en: "Save it as one of the types named on this page and upload it again.",
      fr: "Enregistrez-le dans un des types indiqués à cette page, puis téléversez-le de nouveau.",
    },
  }),
  missingData,
  quality("redactedData", false, {
    name: { en: "Redacted Data", fr: "Renseignements masqués" },
    message: { en: "Part of this document is hidden.", fr: "Une partie de ce document est masquée." },
    fix: { en: "Upload the original without covered text.", fr: "Téléversez l’original sans texte masqué." },
  }),
  quality("invalidDocument", true, {
    name: { en: "Invalid Document", fr: "Document non valide" },
    message: {
      en: "This document cannot be opened or is not a real document.",
      fr: "Ce document ne peut pas être ouvert ou n’est pas un vrai document.",
    },
    fix: {
      en: "Remove the password, or upload the right file.",
      fr: "Retirez le mot de passe ou téléversez le bon fichier.",
    },
  }),
  quality("duplicateDocument", false, {
    name: { en: "Duplicate Document", fr: "Document en double" },
    message: { en: "This file was uploaded already.", fr: "Ce fichier a déjà été téléversé." },
    fix: {
      en: "Delete one of the copies, or keep both if you mean to.",
      fr: "Supprimez une des copies, ou gardez les deux si c’est voulu.",
    },
  }),
  quality("notReadable", true, {
    name: { en: "Not Readable", fr: "Illisible" },
    message: { en: "We cannot read this document.", fr: "Nous ne pouvons pas lire ce document." },
    fix: {
      en: "Scan it again, flat and in good light, at 300 dpi.",
      fr: "Numérisez-le de nouveau, à plat et sous un bon éclairage, à 300 ppp.",
    },
  }),
  quality("passportNotInColour", false, {
    name: { en: "Passport Not In Colour", fr: "Passeport non en couleur" },
    message: {
      en: "This copy of the passport is in black and white.",
      fr: "Cette copie du passeport est en noir et blanc.",
    },
    fix: {
      en: "Upload a colour scan or photo of the whole page.",
      fr: "Téléversez une numérisation ou une photo en couleur de toute la page.",
    },
  }),
  quality("blurry", false, {
    name: { en: "Blurry", fr: "Flou" },
    message: { en: "Part of this document is blurry.", fr: "Une partie de ce document est floue." },
    fix: { en: "Scan it again if you can.", fr: "Numérisez-le de nouveau si possible." },
  }),
  quality("sideways", false, {
    name: { en: "Sideways", fr: "Page tournée" },
    message: { en: "A page is rotated.", fr: "Une page est tournée." },
    fix: {
      en: "Turn the page upright and upload it again.",
      fr: "Remettez la page à l’endroit et téléversez-la de nouveau.",
    },
  }),
  quality("excessiveBackground", false, {
    name: { en: "Excessive Background", fr: "Arrière-plan trop grand" },
    message: {
      en: "There is a lot of background around the document.",
      fr: "Il y a beaucoup d’arrière-plan autour du document.",
    },
    fix: { en: "Crop the picture to the edges of the document.", fr: "Rognez l’image aux bords du document." },
  }),
  {
    ...quality("incompleteDocument", true, {
      name: { en: "Incomplete Document", fr: "Document incomplet" },
      message: { en: "Pages of this document are missing.", fr: "Des pages de ce document manquent." },
      fix: { en: "Upload the whole document.", fr: "Téléversez le document au complet." },
    }),
    // Said of transcripts in words of their own.
    raisedWhen: (the) => (isTranscriptPlace(the) ? notRaised : foundInFile("incompleteDocument", foundWhenRead)(the)),
  },
  quality("compressedDocumentNotLegible", false, {
    name: { en: "Compressed Document Not Legible", fr: "Document compressé illisible" },
    message: { en: "The compressed file is hard to read.", fr: "Le fichier compressé est difficile à lire." },
    fix: { en: "Upload the original, or split it.", fr: "Téléversez l’original ou divisez-le." },
  }),
];
