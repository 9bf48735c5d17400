import type { CaseReader } from "../../caseFile/reader.ts";
import type { PersonRef } from "../../caseFile/personRole.ts";
import type { UploadedDocument } from "../../caseFile/uploadedDocument.ts";
import type { PageSlug } from "../../caseFile/vaultPlaces.ts";
import { holderOf, passportNumberTold, type Holder } from "../../caseFile/whose/documentHolder.ts";
import type { Outcome } from "../../kernel/condition.ts";
import { fill, type Text } from "../../kernel/text.ts";
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
const papersOfAuthority: Partial<Record<Holder["is"], readonly PageSlug[]>> = {
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
  told: passportNumberTold,
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
  elsewhere: (_document, { is }) => papersOfAuthority[is] ?? [],
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

function isOtherNumber(the: CaseReader, { field, comparable, told, elsewhere, ...says }: Numbered): Outcome {
  const document = the.document();
  const [holder, printed] = [holderOf(the, document), comparable(said(document, field) ?? "")];
  if (!holder || printed === "") return notRaised;
  const answered = comparable(told(the, holder) ?? "");
  if (answered !== "")
    return answered === printed
      ? notRaised
      : { holds: true, because: [fill(says.because, { where: whereAnswered(holder) })] };
  const others = elsewhere(document, holder)
    .flatMap((page) => the.documents(page, personOf(holder)))
    .filter(({ fileId }) => fileId !== document.fileId)
    .map((other) => comparable(said(other, field) ?? ""))
    .filter((number) => number !== "");
  return others.length === 0 || others.includes(printed)
    ? notRaised
    : { holds: true, because: [says.becauseElsewhere] };
}

export const paperNumberWarnings: readonly DocumentWarning[] = [
  documentWarning({
    id: "passportNumberMismatch",
    isBlocking: false,
    isPopUp: false,
    relatedFields: ["passportNumber", "spousePassportNumber"],
    ofField: "passportNumber",
    raisedWhen: (the) => isOtherNumber(the, passport),
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
