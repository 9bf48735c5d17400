import { checkPath } from "@boreal/domain/caseFile/formChecks";
import { ApiError } from "../../../api/failure.ts";
import { client, send } from "../../../api/send.ts";
import type { QueueDeps, SaveResult } from "../../../case/saving/queueDeps.ts";
import type { FormEntry } from "./formEntry.ts";
import { isLetterKey } from "@boreal/domain/caseFile/letterValues";
import { saveFormValuesMutation, saveLetterMutation } from "../operations.ts";
import { entryKey, keyParts } from "../storedForms.ts";

/** `guest`: the invited person whose link is open in this browser. */
type Sender = "account" | "guest";
type Sent = Parameters<QueueDeps["send"]>[0];

/** Sends entries, form by form, in the order in which they were made. */
export async function sendFormValues(
  applicationId: string,
  entries: Sent,
  as: Sender = "account",
): Promise<SaveResult> {
  const forms = [...new Set(entries.map(({ key }) => keyParts(key).form))];
  const results: SaveResult[] = [];
  for (const form of forms)
    results.push(
      await sendForm(
        applicationId,
        form,
        entries.filter(({ key }) => keyParts(key).form === form),
        as,
      ),
    );
  return {
    saved: results.flatMap(({ saved }) => saved),
    conflicts: results.flatMap(({ conflicts }) => conflicts),
    refusals: results.flatMap(({ refusals }) => refusals),
  };
}

/** A refusal of the whole request decides about none of its entries, so it is a failure: they go on waiting. */
async function sendForm(
  applicationId: string,
  form: ReturnType<typeof keyParts>["form"],
  entries: Sent,
  as: Sender,
): Promise<SaveResult> {
  const changes = entries.map(({ key, value, baseVersion }) => {
    const entry = value as FormEntry | null;
    const { path } = keyParts(key);
    const change = { path, value: entry?.value ?? null, base: entry?.base ?? null };
    // Whoever checks a form overwrites nothing: the later look counts.
    return path === checkPath ? change : { ...change, baseVersion };
  });
  const { saved, conflicts, refusals } = isLetterKey(form)
    ? (await send(saveLetterMutation, { applicationId, letterKey: form, changes, asGuest: as === "guest" })).saveLetter
    : (await send(saveFormValuesMutation, { applicationId, formKey: form, changes })).saveFormValues;
  const place = isLetterKey(form) ? "letters" : "forms";
  const pathOf = (path: string | null) => changes.find((change) => path === `${place}.${form}.${change.path}`)?.path;
  const whole = refusals.find(({ path }) => pathOf(path ?? null) === undefined);
  if (whole) {
    const isOver = whole.code === "notSignedIn";
    if (isOver) client.tellSignedOut();
    throw isOver ? new ApiError("signedOut") : new ApiError("fault");
  }
  return {
    saved: saved.map(({ path, version }) => ({ key: entryKey(form, path), version })),
    conflicts: conflicts.map(({ path, value, base, version, enteredAt }) => ({
      key: entryKey(form, path),
      value: value === null || value === undefined ? null : ({ value, base: base ?? null } satisfies FormEntry),
      version,
      answeredAt: enteredAt ?? "",
    })),
    refusals: refusals.map((refusal) => ({ ...refusal, key: entryKey(form, pathOf(refusal.path ?? null) ?? "") })),
  };
}
