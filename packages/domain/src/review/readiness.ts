import type { CaseReader } from "../caseFile/reader.ts";
import { isToReplace, standsForDocument, type UploadedDocument } from "../caseFile/uploadedDocument.ts";
import { planIsPaid } from "../conditions/money/payment.ts";
import { counted, type CountedText, type Text } from "../kernel/text.ts";
import type { DecidedSlot } from "../vault/decideSlots.ts";
import type { Phase } from "../vault/page.ts";
import { filesOfSlot } from "../vault/files/filesOfSlot.ts";
import { unsortedPlace } from "../vault/files/unsortedFiles.ts";
import { isOpen, slotStanding } from "../vault/standing.ts";

/** Whether a case can go to the lawyer's review, and what stands between. */
export type Readiness = {
  readonly readyForReview: boolean;
  readonly open: readonly OpenPoint[];
};

/** `forLawyer`: the applicant has done what they can; the point is the lawyer's to decide and does not hold back the review. */
type OpenPoint = {
  readonly kind: "slot" | "step" | "warning" | "form" | "file" | "payment";
  readonly id: string;
  readonly text: Text;
  readonly forLawyer?: true;
};

type Given = {
  /** The first question that is still open. */
  readonly next: string | null;
  readonly slots: readonly DecidedSlot[];
  /** About answers (without a file) and about documents. */
  readonly warnings: readonly {
    readonly id: string;
    readonly blocking: boolean;
    readonly fileId?: string;
    readonly forLawyer?: true;
  }[];
  /** Files that nobody has sorted yet. */
  readonly unsorted?: readonly UploadedDocument[] | undefined;
};

const missingDocument: Text = { en: "A required document is missing.", fr: "Un document requis manque." };
const saidNotAvailable: Text = {
  en: "The applicant says that a required document is not available: the lawyer decides.",
  fr: "La personne dit ne pas avoir un document requis : l’avocate ou l’avocat décide.",
};
const wasReturned: Text = {
  en: "The legal team returned a document. Another one is needed in its place.",
  fr: "L’équipe juridique a renvoyé un document. Il en faut un autre à sa place.",
};
const onlyFilledHere: Text = {
  en: "A form that Boreal filled is there. The one that was checked, validated and signed is missing.",
  fr: "Un formulaire rempli par Boreal s’y trouve. Celui qui a été vérifié, validé et signé manque.",
};
const openQuestions: Text = {
  en: "Some questions are not answered yet.",
  fr: "Des questions sont encore sans réponse.",
};
const wrongAnswer: Text = {
  en: "An answer has a problem that must be fixed first.",
  fr: "Une réponse a un problème à corriger d’abord.",
};
const legalTeamLooks: Text = {
  en: "The legal team still has to look at a document.",
  fr: "L’équipe juridique doit encore regarder un document.",
};
const openFault: Text = {
  en: "A document has a problem that must be fixed first.",
  fr: "Un document a un problème à corriger d’abord.",
};

const openPayment: Text = {
  en: "The payment for your plan is still open.",
  fr: "Le paiement de votre plan n’est pas encore fait.",
};

const notSorted: CountedText = {
  one: { en: "{count} file is not sorted yet.", fr: "{count} fichier n’est pas encore classé." },
  other: { en: "{count} files are not sorted yet.", fr: "{count} fichiers ne sont pas encore classés." },
};

/** The review comes before everything is sent: whatever the status, later phases hold it back as little as before. */
const preparing: ReadonlySet<Phase> = new Set<Phase>(["preparation"]);

/** Required slots of preparation without a file, open questions, blocking warnings, an open payment. A later phase holds nothing back, and neither does what only the lawyer can decide. */
export function readinessOf(the: CaseReader, { next, slots, warnings, unsorted = [] }: Given): Readiness {
  const reader = the.fresh();
  const open: Readiness["open"] = [
    ...slots.filter(({ page }) => page.phase === "preparation").flatMap((slot) => openSlot(reader, slot)),
    ...(next === null ? [] : [{ kind: "step" as const, id: next, text: openQuestions }]),
    ...warnings.filter(({ blocking }) => blocking).map(openWarning),
    ...openFiles(unsorted.filter(({ deletedAt }) => !deletedAt).length),
    ...(planIsPaid.evaluate(the.fresh()).holds ? [] : [{ kind: "payment" as const, id: "payment", text: openPayment }]),
  ];
  return { readyForReview: open.every(({ forLawyer }) => forLawyer), open };
}

/** What nobody has sorted may be any document: until it is, the case is not known whole. */
const openFiles = (count: number): readonly OpenPoint[] =>
  count === 0 ? [] : [{ kind: "file", id: unsortedPlace.page, text: counted(notSorted, count) }];

const openWarning = ({ id, fileId, forLawyer }: Given["warnings"][number]): OpenPoint =>
  forLawyer
    ? { kind: "warning", id, text: legalTeamLooks, forLawyer }
    : { kind: "warning", id, text: fileId === undefined ? wrongAnswer : openFault };

/** ADR 0071: a document that is said not to be available is the lawyer's point, no longer the applicant's. */
function openSlot(the: CaseReader, decided: DecidedSlot): readonly OpenPoint[] {
  const { slot, childNumber } = decided;
  const files = filesOfSlot(the, decided);
  const toReplace = isToReplace(files);
  if (decided.requirement.value !== "Required" && !toReplace) return [];
  const stands = slotStanding(
    {
      requirement: decided.requirement.value,
      phase: decided.page.phase,
      permissions: decided.permissions.value,
      files: files.filter(standsForDocument).length,
      isToReplace: toReplace,
      // A form that is there, only not signed, is the applicant's to sign, whatever was said before.
      saidNotAvailable: files.length === 0 && the.saysNotToHave(slot.id, childNumber),
    },
    preparing,
  );
  if (stands === "saidNotThere") return [{ kind: "slot", id: slot.id, text: saidNotAvailable, forLawyer: true }];
  if (stands === "returned") return [{ kind: "slot", id: slot.id, text: wasReturned }];
  return isOpen(stands, decided.requirement.value)
    ? [{ kind: "slot", id: slot.id, text: files.length > 0 ? onlyFilledHere : missingDocument }]
    : [];
}
