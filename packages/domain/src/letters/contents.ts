import { portOfEntry } from "./authority/portOfEntry.ts";
import { graduateLetter } from "./studies/graduateLetter.ts";
import type { LetterId } from "../caseFile/letterValues.ts";
import { letterOfExplanation } from "./application/letterOfExplanation.ts";
import { childDocument } from "./family/childDocument.ts";
import { spousalSupport } from "./family/spousalSupport.ts";
import type { LetterContent } from "./letterContent.ts";
import { courtContents } from "./court/contents.ts";
import { visitFinancialExplanation } from "./visit/financialExplanation.ts";
import { hostLetter } from "./visit/host/hostLetter.ts";
import { visitLegalSubmission } from "./visit/legalSubmission.ts";
import { visitItinerary } from "./visit/itinerary.ts";
import { travelLetter } from "./visit/travelLetter.ts";
import { visitorLetter } from "./visit/visitorLetter.ts";
import { financialExplanation } from "./money/financialExplanation.ts";
import { lumpSum } from "./money/lumpSum.ts";
import { supporterLetters } from "./money/supporter.ts";
import { supportSummary } from "./money/supportSummary.ts";
import { coOpSubmission } from "./studies/coOpSubmission.ts";
import { studyExtensionSubmission } from "./studies/studyExtensionSubmission.ts";
import { studyPermitSubmission } from "./studies/studyPermitSubmission.ts";
import { graduateSubmission } from "./work/graduateSubmission.ts";
import { statementOfPurpose } from "./studies/statement/statement.ts";

/** What each letter asks and says. Loaded where a letter is written, and not with the plan. */
const all: readonly LetterContent[] = [
  statementOfPurpose,
  hostLetter,
  visitorLetter,
  visitFinancialExplanation,
  visitItinerary,
  travelLetter,
  visitLegalSubmission,
  studyPermitSubmission,
  studyExtensionSubmission,
  coOpSubmission,
  graduateSubmission,
  portOfEntry,
  graduateLetter,
  ...courtContents,
  letterOfExplanation,
  lumpSum,
  ...supporterLetters,
  supportSummary,
  financialExplanation,
  spousalSupport,
  childDocument,
];

const byId = new Map<LetterId, LetterContent>(all.map((content) => [content.id, content]));

/** Every letter has its content; a test goes through all of them. */
export function contentOf(id: LetterId): LetterContent {
  const content = byId.get(id);
  if (!content) throw new Error(`the letter ${id} has no content`);
  return content;
}
