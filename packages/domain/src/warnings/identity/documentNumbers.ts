import type { CaseReader } from "../../caseFile/reader.ts";
import type { PersonRef } from "../../caseFile/personRole.ts";
import type { UploadedDocument } from "../../caseFile/uploadedDocument.ts";
import type { PageSlug } from "../../caseFile/vaultPlaces.ts";
import { holderOf, statedPassportNumber, type Holder } from "../../caseFile/whose/documentHolder.ts";
import type { Outcome } from "../../kernel/condition.ts";
import { fill, type Text } from "../../kernel/text.ts";
import { differing, saying, type Differing } from "../differing.ts";
import { said } from "../files/saidInFile.ts";
import { documentWarning, notRaised, type DocumentWarning } from "../warning.ts";
import { whereAnswered } from "./holderWords.ts";

/** Numbers by which the authority knows a person, beside the answers about the same person, else beside another document of theirs. */

/** Spaces say nothing, and O and 0 are taken for each other when they are typed and when they are read. */
const passportSigns = (number: string): string =>
  number
    .toUpperCase()
    .replaceAll(/[^A-Z\d]/g, "")
    .replaceAll("O", "0");
const digits = (number: string): string => number.replaceAll(/\D/g, "");

type Numbered = {
  readonly field: "passportNumber" | "uciNumber";
  readonly comparable: (number: string) => string;
  readonly told: (the: CaseReader, holder: Holder) => string | undefined;
  /** Where no answer says it: the pages on which others of this person’s papers say it. */
  readonly elsewhere: (document: UploadedDocument, holder: Holder) => readonly PageSlug[];
  readonly because: Text;
  readonly becauseElsewhere: Text;
};

const passports: Partial<Record<Holder["is"], readonly PageSlug[]>> = {
  main: ["passport"],
  spouse: ["spouse-passport"],
  child: ["child-passport"],
};
const documentsOfAuthority: Partial<Record<Holder["is"], readonly PageSlug[]>> = {
  main: [
    "study-permit",
    "work-permit",
    "post-graduation-work-permit",
    "visitor-record",
    "current-valid-permit",
    "refusal-letter",
  ],
  spouse: [
    "spouse-study-permit",
    "spouse-work-permit",
    "spe-family-spouse-current-valid-permit",
    "spouse-refusal-letter",
  ],
  child: ["child-study-permit", "spe-family-child-current-valid-permit", "child-refusal-letter"],
};

const passport: Numbered = {
  field: "passportNumber",
  comparable: passportSigns,
  told: statedPassportNumber,
  // A form is measured by the passport. A passport is not measured by an older one.
  elsewhere: (document, { is }) => (said(document, "formNumber") === undefined ? [] : (passports[is] ?? [])),
  because: {
    en: "the passport number on this document is not the one {where}",
    fr: "le numéro de passeport sur ce document n’est pas celui {where}",
  },
  becauseElsewhere: {
    en: "the passport number on this form is not the one on the passport of the same person",
    fr: "le numéro de passeport sur ce formulaire n’est pas celui du passeport de la même personne",
  },
};

const uci: Numbered = {
  field: "uciNumber",
  comparable: digits,
  told: (the, { is }) => (is === "main" ? the.answer("uciNumber") : undefined),
  elsewhere: (_document, { is }) => documentsOfAuthority[is] ?? [],
  because: {
    en: "the UCI on this document is not the one {where}",
    fr: "l’IUC sur ce document n’est pas celui {where}",
  },
  becauseElsewhere: {
    en: "the UCI on this document is not the one on another document of the same person",
    fr: "l’IUC sur ce document n’est pas celui d’un autre document de la même personne",
  },
};

const personOf = (holder: Holder): PersonRef =>
  holder.is === "child" ? { role: "child", childNumber: holder.childNumber } : { role: holder.is };

/** The numbers that the case knows of the person: the answer, else those on other documents of theirs. */
function numbersKnown(the: CaseReader, { field, comparable, told, elsewhere }: Numbered, holder: Holder) {
  const answered = told(the, holder);
  if (answered !== undefined && comparable(answered) !== "") return { known: [answered], isAnswered: true };
  const document = the.document();
  const known = elsewhere(document, holder)
    .flatMap((page) => the.documents(page, personOf(holder)))
    .filter(({ fileId }) => fileId !== document.fileId)
    .flatMap((other) => said(other, field) ?? [])
    .filter((number) => comparable(number) !== "");
  return { known, isAnswered: false };
}

function isOtherNumber(the: CaseReader, numbered: Numbered): Outcome {
  const { field, comparable, because, becauseElsewhere } = numbered;
  const document = the.document();
  const [holder, printed] = [holderOf(the, document), comparable(said(document, field) ?? "")];
  if (!holder || printed === "") return notRaised;
  const { known, isAnswered } = numbersKnown(the, numbered, holder);
  if (known.length === 0 || known.some((number) => comparable(number) === printed)) return notRaised;
  return { holds: true, because: [isAnswered ? fill(because, { where: whereAnswered(holder) }) : becauseElsewhere] };
}

function numbersThatDiffer(the: CaseReader, numbered: Numbered): readonly Differing[] {
  const document = the.document();
  const holder = holderOf(the, document);
  if (!holder) return [];
  const { known, isAnswered } = numbersKnown(the, numbered, holder);
  const answer = !isAnswered ? undefined : holder.is === "spouse" ? "spousePassportNumber" : numbered.field;
  return differing(numbered.field, known[0], said(document, numbered.field), answer);
}

const otherPassportNumber: Text = {
  en: "The passport number here is {value}, another one than in this case",
  fr: "Le numéro de passeport est ici {value}, un autre que dans ce dossier",
};
const otherUci: Text = {
  en: "The UCI here is {value}, another one than in this case",
  fr: "L’IUC est ici {value}, un autre que dans ce dossier",
};

export const documentNumberWarnings: readonly DocumentWarning[] = [
  documentWarning({
    id: "passportNumberMismatch",
    isBlocking: false,
    isPopUp: false,
    relatedFields: ["passportNumber", "spousePassportNumber"],
    ofField: "passportNumber",
    raisedWhen: (the) => isOtherNumber(the, passport),
    heading: saying("passportNumber", otherPassportNumber),
    differs: (the) => numbersThatDiffer(the, passport),
    name: { en: "Passport Number Mismatch", fr: "Numéro de passeport différent" },
    message: {
      en: "The passport number differs from the one in this case.",
      fr: "Le numéro de passeport diffère de celui de ce dossier.",
    },
    fix: {
      en: "Check the passport, then correct the answer or the form.",
      fr: "Vérifiez dans le passeport, puis corrigez la réponse ou le formulaire.",
    },
  }),
  documentWarning({
    id: "uciMismatch",
    isBlocking: false,
    isPopUp: false,
    relatedFields: ["uciNumber"],
    ofField: "uciNumber",
    raisedWhen: (the) => isOtherNumber(the, uci),
    heading: saying("uciNumber", otherUci),
    differs: (the) => numbersThatDiffer(the, uci),
    name: { en: "UCI Mismatch", fr: "IUC différent" },
    message: {
      en: "The UCI differs from the one in this case.",
      fr: "L’IUC diffère de celui de ce dossier.",
    },
    fix: {
      en: "Check the number on a letter from IRCC, then correct the answer or the form.",
      fr: "Vérifiez le numéro sur une lettre d’IRCC, puis corrigez la réponse ou le formulaire.",
    },
  }),
];
