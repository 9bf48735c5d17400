import type { Coverage, MemoReason } from "@boreal/domain/memo/memo";
import type { Tone } from "../../ui/layout/StatusTag.tsx";
import type { BilingualText } from "../../ui/language.tsx";

export const text = {
  title: { en: "Readiness memo", fr: "Note de préparation" },
  lead: {
    en: "For each reason for which an application like this one can be refused: what is on file, what is open, and what would cover it.",
    fr: "Pour chaque motif pour lequel une demande comme celle-ci peut être refusée\u00A0: ce qui est au dossier, ce qui est ouvert et ce qui le couvrirait.",
  },
  withheld: {
    en: "This memo is for the legal team.",
    fr: "Cette note est destinée à l’équipe juridique.",
  },
  asOf: {
    en: "As the case is on {day}, by the rules of version {version}",
    fr: "État du dossier au {day}, selon les règles de la version {version}",
  },
  files: { en: "The memo as a file", fr: "La note en fichier" },
  pdf: { en: "Download the PDF", fr: "Télécharger le PDF" },
  docx: { en: "Download the DOCX", fr: "Télécharger le DOCX" },
  inShort: { en: "In short", fr: "En bref" },
  count: { en: "{covered}: {count}", fr: "{covered}\u00A0: {count}" },
  evidence: { en: "On file", fr: "Au dossier" },
  filePage: { en: "page {page} of the file", fr: "page {page} du fichier" },
  open: { en: "Still open", fr: "Encore ouvert" },
  covers: { en: "Would be covered in", fr: "À couvrir dans" },
  question: { en: "Go to the question", fr: "Aller à la question" },
  more: { en: "{count} more", fr: "Encore {count}" },
  notes: { en: "Also noted", fr: "À noter aussi" },
  notRaised: { en: "Reasons that cannot be raised here", fr: "Motifs qui ne peuvent pas être soulevés ici" },
  because: { en: "{name}: {because}.", fr: "{name}\u00A0: {because}." },
} satisfies Record<string, BilingualText>;

export const lists: Readonly<Record<MemoReason["list"], BilingualText>> = {
  settlement: { en: "Reasons that offers and decisions name", fr: "Motifs que nomment les offres et les décisions" },
  letters: { en: "Other reasons in refusal letters", fr: "Autres motifs des lettres de refus" },
};

export const coverage: Readonly<Record<Coverage, { readonly words: BilingualText; readonly tone: Tone }>> = {
  no: { words: { en: "Not covered", fr: "Non couvert" }, tone: "blocked" },
  partly: { words: { en: "Covered in part", fr: "Couvert en partie" }, tone: "attention" },
  yes: { words: { en: "Covered", fr: "Couvert" }, tone: "done" },
  notApplicable: { words: { en: "Cannot be raised here", fr: "Ne peut pas être soulevé ici" }, tone: "quiet" },
};
