import type { FormKey, FormNumber } from "@boreal/domain/caseFile/formValues";
import type { Actor, Asker } from "../../policies/actor.ts";
import { isInScope, type ApplicationFacts } from "../../policies/applications.ts";
import { factsOf } from "../../policies/facts.ts";
import { mayFillForm, mayReadForm } from "../../policies/forms.ts";
import { lockApplication } from "../../store/cases/applications.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { readApplicationRow, type ApplicationRow } from "../../store/cases/caseRow.ts";
import {
  hiddenEntry,
  isFormKey,
  numberOfForm,
  readFormValues,
  writeFormValues,
} from "../../store/answers/formValues.ts";
import { hideNames } from "../../store/names/hideNames.ts";
import { decideEntries, sortedEntries, tooManyChanges, type Conflict } from "../fields/decideChanges.ts";
import { notFound, type CommandDeps, type PlacedRefusal } from "../deps.ts";
import { formValueRefusal, isFormHere, unknownForm } from "./formValueChecks.ts";
import { lockedNow, notReady, whyNot, whyNotNow } from "../refuse.ts";

/** More than the longest form has fields. */
const mostChanges = 300;

const tooMany = tooManyChanges(mostChanges);

/**
 * One entry of a form. A null value removes it, so that the field follows its source again. `base` is what was filled in on
 * the screen of the person when they entered it, null for nothing. `baseVersion` is the version that the writer last saw, 0
 * for none; without it the entry is written over whatever is there.
 */
export type FormValueChange = {
  readonly path: string;
  readonly value: unknown;
  readonly base?: unknown;
  readonly baseVersion?: number | undefined;
};

export type SavedFormValues = {
  readonly saved: readonly { readonly path: string; readonly version: number }[];
  /** Entries that somebody changed since; the stored value stays, and the writer is shown it. */
  readonly conflicts: readonly Conflict[];
  readonly refusals: readonly PlacedRefusal[];
};

const none = { saved: [], conflicts: [], refusals: [] };

type Given = { readonly applicationId: string; readonly formKey: string; readonly changes: readonly FormValueChange[] };

/** Keeps what was entered in an official form. Each change is decided by itself: one wrong value never holds back the others. */
export async function saveFormValues(deps: CommandDeps, asker: Asker, given: Given): Promise<SavedFormValues> {
  const refuse = (...refusals: PlacedRefusal[]): SavedFormValues => ({ ...none, refusals });
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
      ? none
      : await deps.inTurn(row.id, async () => await write(deps, asker, row, { formKey, changes: fitting }));
  if (!decided) return refuse(lockedNow(asker, facts));
  return { ...decided, refusals };
}

const whyNotFill = (asker: Asker, facts: ApplicationFacts, form: FormNumber): PlacedRefusal =>
  mayReadForm(asker, facts, form) ? whyNotNow(asker, facts, "fillForm") : whyNot(asker);

/** Nothing when the application left the status on which it was decided. */
async function write(
  deps: CommandDeps,
  asker: Actor,
  row: ApplicationRow,
  { formKey, changes }: { formKey: FormKey; changes: readonly FormValueChange[] },
): Promise<SavedFormValues | undefined> {
  const key = await deps.personKey(row.owner_id);
  const at = deps.now();
  const decided = await deps.db.transaction(async (tx) => {
    if (!(await lockApplication(tx, row.id, row.status))) return undefined;
    await hideNames(tx, row.id, key);
    const paths = changes.map(({ path }) => path);
    const stored = await readFormValues(tx, key, { applicationId: row.id, formKey, paths });
    const outcome = decideEntries(stored, changes);
    if (outcome.write.length === 0) return outcome;
    await writeFormValues(tx, { applicationId: row.id, formKey, key, by: asker.userId, at }, outcome.write);
    const entries = outcome.write.map(({ path }) => hiddenEntry(key, row.id, formKey, path)).toSorted();
    await appendAudit(tx, {
      chainId: row.id,
      actorId: asker.userId,
      kind: "formValuesSaved",
      subject: { entries },
      at,
    });
    return outcome;
  });
  if (!decided) return undefined;
  if (decided.write.length > 0) deps.publishChange({ applicationId: row.id, kind: "forms", writer: deps.writer });
  return { saved: decided.saved, conflicts: decided.conflicts, refusals: [] };
}
