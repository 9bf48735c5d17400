import { fill, type Text } from "../../kernel/text.ts";
import type { UploadedDocument } from "../../caseFile/uploadedDocument.ts";
import { aboutTheMoney, isCourtCase } from "../coverage.ts";
import type { PageSlug } from "../../caseFile/vaultPlaces.ts";
import type { PlannedSlot } from "../../plan/planned.ts";
import { pageName } from "../../vault/pageName.ts";
import { pageOf } from "../../vault/pages.ts";
import type { ApplicationType } from "../../caseFile/application.ts";
import { finds, typeIsNot, type MemoReader } from "../memoReader.ts";
import type { MemoOpen } from "../memo.ts";
import { openPoint } from "../openPoints.ts";
import type { Gap, ReasonDefinition } from "../reasonDefinition.ts";
import { nameOfReason } from "../reasonIds.ts";
import { applicationIsComplete, listOfReasons, ourMapping } from "./memoSources.ts";
import {
  beforeTheOfficer,
  fromAbroad,
  isInCourt,
  isNotNamedInCourt,
  isSocialInsurance,
  notForDecisions,
} from "./raisedAgainst.ts";

/** Whether every document is there that the authority, or the office that decides, wants to see. */

/** What can have been decided by an office abroad, with a checklist of its own. */
const decidedAbroad: readonly ApplicationType[] = [...fromAbroad, "JudicialReview"];

const noVisaOffice = typeIsNot(
  "noVisaOffice",
  {
    en: "no visa office abroad decides this application, so no checklist of a country belongs to it",
    fr: "aucun bureau des visas à l’étranger ne décide de cette demande, donc aucune liste de contrôle d’un pays ne s’y applique",
  },
  decidedAbroad,
);

const doesNotCount: Text = {
  en: "{document}: required, and what is on file does not count yet.",
  fr: "{document}\u00A0: document exigé, et ce qui est au dossier ne compte pas encore.",
};
const missingDocument: Text = {
  en: "{document}: required, and nothing is on file.",
  fr: "{document}\u00A0: document exigé, et rien n’est au dossier.",
};

const listedThere: Text = fill(
  {
    en: "Required documents are missing or do not count yet. They are listed under “{reason}”.",
    fr: "Des documents exigés manquent ou ne comptent pas encore. Ils sont énumérés sous «\u00A0{reason}\u00A0».",
  },
  { reason: nameOfReason("countryChecklist") },
);

const filesIn = (the: MemoReader, { page, slot, childNumber }: PlannedSlot): readonly UploadedDocument[] =>
  the
    .filesOn([page as PageSlug])
    .filter((file) => (file.slotId ?? firstSlot(page)) === slot && (file.childNumber ?? undefined) === childNumber);

/** What makes a file count for nothing is said by its own warnings, but for the sum of all money, which is another reason. */
function countsNot(the: MemoReader, { notCounted = [] }: PlannedSlot, { fileId }: UploadedDocument): boolean {
  if (!notCounted.includes(fileId)) return false;
  const blocking = the.warnings().filter((one) => one.blocking && one.fileId === fileId);
  return blocking.length === 0 || blocking.some(({ id }) => !aboutTheMoney.has(id));
}

/** Slots that are required before the application is sent, and hold nothing that counts. */
const emptySlots = (the: MemoReader): readonly PlannedSlot[] =>
  the.plan.vault.filter(
    (slot) =>
      slot.phase === "preparation" &&
      slot.requirement === "Required" &&
      filesIn(the, slot).every((file) => countsNot(the, slot, file)),
  );

const firstSlot = (page: string): string | undefined => pageOf(page)?.slots[0]?.id;

const documentsAreMissing = finds(
  "documentsAreMissing",
  {
    en: "a document that this case requires is not on file, or does not count",
    fr: "un document exigé dans ce dossier n’est pas au dossier, ou ne compte pas",
  },
  (the) => {
    if (isCourtCase(the)) return false;
    const empty = emptySlots(the);
    for (const { why } of empty) the.restOn(why);
    return empty.length > 0;
  },
);

function pointOfSlot(the: MemoReader, slot: PlannedSlot): MemoOpen {
  const { page, childNumber } = slot;
  const known = pageOf(page);
  const document = known ? pageName(known, childNumber, the.case.fresh()) : { en: page, fr: page };
  const slug = page as PageSlug;
  return openPoint(the, {
    kind: "missing",
    text: fill(filesIn(the, slot).length > 0 ? doesNotCount : missingDocument, { document }),
    pages: [slug],
    place: {
      kind: "page",
      id: slug,
      ...(childNumber === undefined ? {} : { childNumber }),
    },
  });
}

const documentsAreMissingGap: Gap = {
  when: documentsAreMissing,
  open: (the) => emptySlots(the).map((slot) => pointOfSlot(the, slot)),
};

/** Two reasons rest on the same list. Where a visa office decides, the list is under its checklist, and the other leads there. */
const listedUnderChecklistGap: Gap = {
  when: documentsAreMissing,
  open(the) {
    const slots = emptySlots(the);
    if (noVisaOffice.evaluate(the).holds) return slots.map((slot) => pointOfSlot(the, slot));
    const pages = slots.map(({ page }) => page as PageSlug);
    return [openPoint(the, { kind: "missing", text: listedThere, pages: [...new Set(pages)] })];
  },
};

const whole: Text = {
  en: "every document that this case requires is on file, and no warning about it is open",
  fr: "chaque document exigé dans ce dossier est au dossier, et aucun avertissement à son sujet n’est ouvert",
};

const filed = {
  id: "filed",
  shows: { en: "the checklist and that it was sent", fr: "la liste de contrôle et son envoi" },
  pages: ["document-checklist", "submission-confirmation"],
  isOptional: true,
} as const;

export const countryChecklist: ReasonDefinition = {
  id: "countryChecklist",
  notRaised: [...notForDecisions, noVisaOffice, isNotNamedInCourt("countryChecklist")],
  strands: [filed],
  strandsInCourt: [beforeTheOfficer],
  takesRequiredDocuments: true,
  gaps: [documentsAreMissingGap],
  fields: ["issueDate"],
  whole,
  sources: [listOfReasons, applicationIsComplete, ourMapping],
};

export const insufficientDocuments: ReasonDefinition = {
  id: "insufficientDocuments",
  notRaised: [isSocialInsurance, isInCourt],
  strands: [filed],
  takesRequiredDocuments: true,
  gaps: [listedUnderChecklistGap],
  warnings: ["incompleteDocument", "documentMismatch", "notReadable"],
  fields: ["issueDate"],
  whole,
  sources: [applicationIsComplete, ourMapping],
};
