import type { FormNumber } from "@boreal/domain/caseFile/formValues";
import type { Asker } from "../../policies/actor.ts";
import { isInScope, type ApplicationFacts } from "../../policies/applications.ts";
import { factsOf } from "../../policies/facts.ts";
import { mayFillForm, mayReadForm } from "../../policies/forms.ts";
import { readApplicationRow } from "../../store/cases/caseRow.ts";
import { isFormKey, numberOfForm } from "../../store/answers/formValues.ts";
import { sortedEntries, tooManyChanges } from "../fields/decideChanges.ts";
import { nothingSaved, writeEntries, type EntryChange, type SavedEntries } from "../fields/writeEntries.ts";
import { notFound, type CommandDeps, type PlacedRefusal } from "../deps.ts";
import { formValueRefusal, isFormHere, unknownForm } from "./formValueChecks.ts";
import { lockedNow, notReady, whyNot, whyNotNow } from "../refuse.ts";

/** More than the longest form has fields. */
const mostChanges = 300;

const tooMany = tooManyChanges(mostChanges);

type Given = { readonly applicationId: string; readonly formKey: string; readonly changes: readonly EntryChange[] };

/** Keeps what was entered in an official form. Each change is decided by itself: one wrong value never holds back the others. */
export async function saveFormValues(deps: CommandDeps, asker: Asker, given: Given): Promise<SavedEntries> {
  const refuse = (...refusals: PlacedRefusal[]): SavedEntries => ({ ...nothingSaved, refusals });
  const refused = notReady(asker);
  if (refused || asker === null) return refuse(refused ?? notFound);
  const row = await readApplicationRow(deps.db, given.applicationId);
  const facts = row && factsOf(row);
  if (!row || !facts || !isInScope(asker, facts)) return refuse(notFound);
  const { formKey } = given;
  const form = isFormKey(formKey) ? numberOfForm(formKey) : undefined;
  if (!isFormKey(formKey) || form === undefined || !isFormHere(form)) return refuse({ ...unknownForm, path: "forms" });
  if (!mayFillForm(asker, facts, form)) return refuse(whyNotFill(asker, facts, form));
  if (given.changes.length > mostChanges) return refuse(tooMany);
  const { fitting, refusals } = sortedEntries(given.changes, `forms.${formKey}`, (change) =>
    formValueRefusal(form, change),
  );
  const decided =
    fitting.length === 0
      ? nothingSaved
      : await deps.mutex(
          row.id,
          async () => await writeEntries(deps, asker, row, { formKey, kind: "formValuesSaved", changes: fitting }),
        );
  if (!decided) return refuse(lockedNow(asker, facts));
  return { ...decided, refusals };
}

const whyNotFill = (asker: Asker, facts: ApplicationFacts, form: FormNumber): PlacedRefusal =>
  mayReadForm(asker, facts, form) ? whyNotNow(asker, facts, "fillForm") : whyNot(asker);
