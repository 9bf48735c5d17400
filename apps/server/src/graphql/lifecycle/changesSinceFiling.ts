import { changesSince, type FiledChange } from "@boreal/domain/filing/changesSince";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { readableAnswers } from "../../commands/archive/readableAnswers.ts";
import { mayReadAnswer } from "../../policies/assessment.ts";
import { mayOpenPage } from "../../policies/documents.ts";
import { mayReadForm } from "../../policies/forms.ts";
import type { FiledContents } from "../../store/cases/filings.ts";
import { shownName } from "../../store/documents/caseDocument.ts";
import { pageFacts } from "../../store/documents/vaultPlace.ts";
import type { GraphqlContext, OpenCase } from "../context.ts";

/**
 * The case that was filed beside that of today, as far as this reader may open it. Nothing for filings that kept no case, and
 * for readers of a part: what is withheld from them would look like a change.
 */
export async function changesSinceFiling(
  { actor, deps }: GraphqlContext,
  { loaded, facts, files }: OpenCase,
  contents: FiledContents,
): Promise<readonly FiledChange[] | null> {
  if (contents.caseFile === undefined || loaded.withheld) return null;
  const { vault, trash } = await files();
  const key = await deps.personKey(loaded.row.owner_id);
  const names = new Map([...vault, ...trash].map((row) => [row.id, shownName(key, row)]));
  for (const { fileId, name } of contents.files) if (name !== undefined && !names.has(fileId)) names.set(fileId, name);
  return changesSince({
    before: contents.caseFile,
    after: loaded.whole,
    may: {
      answer: (answer) => mayReadAnswer(actor, facts, answer),
      page: (slug, childNumber) => mayOpenPage(actor, facts, pageFacts(loaded, slug, childNumber)),
      form: (form) => mayReadForm(actor, facts, form),
    },
    answersOf: (caseFile) => readableAnswers(caseFile.application.type, caseFile.answers, readerFor(caseFile)),
    nameOf: (fileId) => names.get(fileId),
  });
}
