import type { PersonRole } from "../caseFile/personRole.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import { isToReplace, standsForDocument, type UploadedDocument } from "../caseFile/uploadedDocument.ts";
import type { PageSlug } from "../caseFile/vaultPlaces.ts";
import { planIsPaid } from "../conditions/money/payment.ts";
import { counted, fill, type CountedText, type Text } from "../kernel/text.ts";
import { questionOfWarning, questionWithId, type PlacedQuestion } from "./placeOfQuestion.ts";
import { isTeamForm } from "../forms/teamForms.ts";
import { stepText } from "../questionnaire/questionText.ts";
import type { DecidedSlot } from "../vault/decideSlots.ts";
import type { Phase, Slot, VaultPage } from "../vault/page.ts";
import { pageName } from "../vault/pageName.ts";
import { formsOfPage } from "../vault/officialForms/formPages.ts";
import { pageOf } from "../vault/pages.ts";
import { filesOfSlot } from "../vault/files/filesOfSlot.ts";
import { unsortedPlace } from "../vault/files/unsortedFiles.ts";
import { isOpen, slotStatus } from "../vault/slotStatus.ts";
import { assessmentWarnings } from "../warnings/raiseForAnswers.ts";
import { documentWarnings } from "../warnings/raiseForDocument.ts";

/** Whether a case can go to the lawyer's review, and what stands between. */
export type Readiness = {
  readonly readyForReview: boolean;
  readonly open: readonly OpenPoint[];
};

/**
 * `text` names the document, where it is about one, and what is wrong with it. `forLawyer`: the applicant has done what they can;
 * the point is the lawyer's to decide and does not hold back the review.
 */
type OpenPoint = {
  readonly kind: "slot" | "step" | "warning" | "form" | "file" | "payment";
  readonly id: string;
  readonly text: Text;
  readonly forLawyer?: true;
  /** The legal team returned what lay there. */
  readonly wasReturned?: true;
  /** Whose it is; nothing for what is of the whole case. */
  readonly person?: PersonRole;
  readonly childNumber?: number;
  /** The page of the vault on which it is put right. */
  readonly page?: PageSlug;
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

const missingDocument: Text = { en: "{document}: missing.", fr: "{document}\u00A0: à ajouter." };
const teamFillsFirst: Text = {
  en: "{document}: the legal team fills it in first, then it is signed.",
  fr: "{document}\u00A0: l’équipe juridique remplit d’abord ce formulaire; ensuite, il faut le signer.",
};
const saidNotAvailable: Text = {
  en: "{document}: the applicant says that it is not available. The lawyer decides.",
  fr: "{document}\u00A0: la personne dit ne pas avoir ce document. L’avocate ou l’avocat décide.",
};
const wasReturned: Text = {
  en: "{document}: the legal team returned it. Another one is needed in its place.",
  fr: "{document}\u00A0: l’équipe juridique a renvoyé ce document. Il en faut un autre à sa place.",
};
const onlyFilledHere: Text = {
  en: "{document}: Boreal filled it. It still has to be checked, validated, signed and added.",
  fr: "{document}\u00A0: Boreal a rempli ce formulaire. Il reste à le vérifier, à le valider, à le signer et à l’ajouter.",
};
const openQuestions: Text = {
  en: "Questions are not answered yet, this one first: {question}",
  fr: "Des questions sont encore sans réponse, d’abord celle-ci\u00A0: {question}",
};
const answerAtFault: Text = { en: "{question} {fault}", fr: "{question} {fault}" };
const wrongAnswer: Text = {
  en: "An answer has a problem that must be fixed first.",
  fr: "Une réponse a un problème à corriger d’abord.",
};
const legalTeamLooks: Text = {
  en: "{document}: the legal team still has to look at it.",
  fr: "{document}\u00A0: l’équipe juridique doit encore regarder ce document.",
};
const openFault: Text = { en: "{document}: {fault}", fr: "{document}\u00A0: {fault}" };
const wrongDocument: Text = {
  en: "it has a problem that must be fixed first.",
  fr: "un problème est à corriger d’abord.",
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
    ...(next === null ? [] : [openStep(reader, next)]),
    ...warnings.filter(({ blocking }) => blocking).map((warning) => openWarning(reader, warning)),
    ...openFiles(unsorted.filter(({ deletedAt }) => !deletedAt).length),
    ...(planIsPaid.evaluate(the.fresh()).holds ? [] : [{ kind: "payment" as const, id: "payment", text: openPayment }]),
  ];
  return { readyForReview: open.every(({ forLawyer }) => forLawyer), open };
}

/** What nobody has sorted may be any document: until it is, the case is not known whole. */
const openFiles = (count: number): readonly OpenPoint[] =>
  count === 0 ? [] : [{ kind: "file", id: unsortedPlace.page, text: counted(notSorted, count) }];

/** What is asked of the visitor is theirs, also where somebody else answers it. */
const personOf = ({ person, ofVisitor }: PlacedQuestion["page"]): PersonRole => (ofVisitor ? "visitor" : person);

/** The first question that is open, in the words in which it is asked. */
function openStep(the: CaseReader, id: string): OpenPoint {
  const place = questionWithId(the.application("type"), id);
  const question = place ? stepText(place.asked, the) : { en: id, fr: id };
  return {
    kind: "step",
    id,
    text: fill(openQuestions, { question }),
    ...(place ? { person: personOf(place.page) } : {}),
  };
}

/** An answer that has to be changed: the question that asks for it, and what is wrong. */
function openAnswer(the: CaseReader, { id, forLawyer }: Given["warnings"][number]): OpenPoint {
  const fault = assessmentWarnings.find((warning) => warning.id === id)?.message ?? wrongAnswer;
  const place = questionOfWarning(the.application("type"), id);
  return {
    kind: "warning",
    id,
    text: place ? fill(answerAtFault, { question: stepText(place.asked, the), fault }) : fault,
    ...(forLawyer ? { forLawyer } : {}),
    ...(place ? { person: personOf(place.page) } : {}),
  };
}

/** What is wrong, in the words of the warning; of a file with whose document it is. */
function openWarning(the: CaseReader, warning: Given["warnings"][number]): OpenPoint {
  const { id, fileId, forLawyer } = warning;
  const file = fileId === undefined ? undefined : the.uploaded().find((one) => one.fileId === fileId);
  const page = file && pageOf(file.documentId);
  if (!file || !page) return openAnswer(the, warning);
  const childNumber = file.childNumber ?? undefined;
  const document = nameOfSlot(the, { page, slot: page.slots.find((slot) => slot.id === file.slotId), childNumber });
  const fault = documentWarnings.find((one) => one.id === id)?.message ?? wrongDocument;
  return {
    kind: "warning",
    id,
    text: forLawyer ? fill(legalTeamLooks, { document }) : fill(openFault, { document, fault }),
    ...(forLawyer ? { forLawyer } : {}),
    ...placeOf(page, childNumber),
  };
}

const placeOf = (
  page: VaultPage,
  childNumber: number | undefined,
): Pick<OpenPoint, "person" | "childNumber" | "page"> => ({
  person: page.person,
  ...(childNumber === undefined ? {} : { childNumber }),
  page: page.slug,
});

type Named = { readonly page: VaultPage; readonly slot: Slot | undefined; readonly childNumber: number | undefined };

/** As the page is called; with its slot where it has several. */
function nameOfSlot(the: CaseReader, { page, slot, childNumber }: Named): Text {
  const name = pageName(page, childNumber, the.fresh());
  return page.slots.length === 1 || !slot
    ? name
    : { en: `${name.en}, ${slot.name.en}`, fr: `${name.fr}, ${slot.name.fr}` };
}

/** ADR 0071: a document that is said not to be available is the lawyer's point, no longer the applicant's. */
function openSlot(the: CaseReader, decided: DecidedSlot): readonly OpenPoint[] {
  const { page, slot, childNumber } = decided;
  const files = filesOfSlot(the, decided);
  const toReplace = isToReplace(files);
  if (decided.requirement.value !== "Required" && !toReplace) return [];
  const stands = slotStatus(
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
  const point = (text: Text): OpenPoint => ({
    kind: "slot",
    id: slot.id,
    text: fill(text, { document: nameOfSlot(the, { page, slot, childNumber }) }),
    ...placeOf(page, childNumber),
  });
  if (stands === "saidNotThere") return [{ ...point(saidNotAvailable), forLawyer: true }];
  if (stands === "returned") return [{ ...point(wasReturned), wasReturned: true }];
  if (!isOpen(stands, decided.requirement.value)) return [];
  if (files.length > 0) return [point(onlyFilledHere)];
  return [point(formsOfPage(page.slug).some(isTeamForm) ? teamFillsFirst : missingDocument)];
}
