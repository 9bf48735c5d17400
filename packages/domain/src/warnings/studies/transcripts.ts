import type { CaseReader } from "../../caseFile/reader.ts";
import type { Outcome } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { inTheNameOf, nameMismatch, namesThatDiffer, wholeNameOn } from "../identity/nameOnDocument.ts";
import { documentWarning, notRaised, type DocumentWarning } from "../warning.ts";

/** Transcripts: whose they are, whether they are official, and whether they are whole. */

const saysUnofficial: Text = {
  en: "this transcript says that it is not official",
  fr: "ce relevé de notes indique qu’il n’est pas officiel",
};
const pagesAreMissing: Text = {
  en: "pages of this transcript are not in the file",
  fr: "des pages de ce relevé de notes ne sont pas dans le fichier",
};
const termsAreMissing: Text = {
  en: "terms or marks are missing from this transcript",
  fr: "il manque des trimestres ou des notes dans ce relevé",
};

/** A place that takes transcripts and nothing else. */
export const isTranscriptPlace = (the: CaseReader): boolean =>
  the.expectedTypes().length > 0 && the.expectedTypes().every((type) => type === "Transcript");

function isIncomplete(the: CaseReader): Outcome {
  const { findings = [] } = the.document();
  const has = (finding: string): boolean => findings?.includes(finding) ?? false;
  if (has("incompleteTranscript")) return { holds: true, because: [termsAreMissing] };
  return has("incompleteDocument") && isTranscriptPlace(the) ? { holds: true, because: [pagesAreMissing] } : notRaised;
}

export const transcriptWarnings: readonly DocumentWarning[] = [
  documentWarning({
    id: "unofficialTranscript",
    isBlocking: false,
    isPopUp: false,
    relatedFields: ["schoolName"],
    ofField: "isOfficial",
    raisedWhen: (the) =>
      the.document().parsedValues?.["isOfficial"] === false ? { holds: true, because: [saysUnofficial] } : notRaised,
    name: { en: "Unofficial Transcript", fr: "Relevé de notes non officiel" },
    message: { en: "This transcript is not official.", fr: "Ce relevé de notes n’est pas officiel." },
    fix: {
      en: "Upload the official transcript if you can get it.",
      fr: "Téléversez le relevé officiel si vous pouvez l’obtenir.",
    },
  }),
  documentWarning({
    id: "incompleteTranscript",
    isBlocking: true,
    isPopUp: false,
    relatedFields: [],
    raisedWhen: isIncomplete,
    name: { en: "Incomplete Transcript", fr: "Relevé de notes incomplet" },
    message: {
      en: "Pages or terms are missing from this transcript.",
      fr: "Des pages ou des trimestres manquent dans ce relevé de notes.",
    },
    fix: { en: "Upload the whole transcript.", fr: "Téléversez le relevé de notes au complet." },
  }),
  documentWarning({
    id: "transcriptNameMismatch",
    isBlocking: true,
    isPopUp: false,
    relatedFields: ["firstName", "lastName"],
    raisedWhen: (the) => nameMismatch(the, wholeNameOn),
    heading: inTheNameOf("transcript"),
    differs: namesThatDiffer,
    name: { en: "Transcript Name Mismatch", fr: "Nom différent sur le relevé de notes" },
    message: {
      en: "The name on this transcript is not the one in this case.",
      fr: "Le nom sur ce relevé de notes n’est pas celui de ce dossier.",
    },
    fix: {
      en: "Upload the transcript of this student. If the name changed, enter the earlier name and add the proof.",
      fr: "Téléversez le relevé de cette personne. Si le nom a changé, entrez l’ancien nom et ajoutez la preuve.",
    },
  }),
];
