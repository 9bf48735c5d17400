import { opensAnswer, opensForm, opensPage } from "@boreal/domain/review/caseParts";
import type { Asker } from "./actor.ts";
import { isInScope, isOwner, type ApplicationFacts } from "./applications.ts";
import { isTimeFor } from "./whenMayChange.ts";

/** Parts of a case that the legal team opened again for the applicant (ADR 0153). What may be done within them, the table of statuses says. */

export const mayReopenParts = (asker: Asker, the: ApplicationFacts): boolean =>
  isInScope(asker, the) && isTimeFor(asker, the, "reopenPart");

/** The applicant says that a part is corrected. */
export const mayFinishPart = (asker: Asker, the: ApplicationFacts): boolean =>
  isInScope(asker, the) && isOwner(asker, the) && isTimeFor(asker, the, "finishPart");

const parts = ({ reopened = [] }: ApplicationFacts) => reopened;

export const isAnswerReopened = (the: ApplicationFacts, key: string): boolean =>
  parts(the).some((part) => opensAnswer(the.type, part, key));

export const areAnswersReopened = (the: ApplicationFacts): boolean =>
  parts(the).some(({ kind }) => kind === "section" || kind === "question");

export const isPageReopened = (
  the: ApplicationFacts,
  { page, childNumber = null }: { readonly page: string; readonly childNumber?: number | null | undefined },
): boolean => parts(the).some((part) => opensPage(part, page, childNumber));

export const isFormReopened = (the: ApplicationFacts, form: string): boolean =>
  parts(the).some((part) => opensForm(part, form));
