import { lifeForm } from "@boreal/domain/caseFile/formValues";
import { ApiError } from "../../../api/failure.ts";
import { client, send } from "../../../api/send.ts";
import type { QueueDeps, SaveResult } from "../../../case/saving/queueDeps.ts";
import type { FormEntry } from "../filling/formEntry.ts";
import { savePersonalHistoryMutation } from "./personalHistoryOperations.ts";
import { entryKey, keyParts } from "../storedForms.ts";

/** Sends what was told of an own life. */
export async function sendPersonalHistory(entries: Parameters<QueueDeps["send"]>[0]): Promise<SaveResult> {
  const changes = entries.map(({ key, value, baseVersion }) => ({
    path: keyParts(key).path,
    value: (value as FormEntry | null)?.value ?? null,
    baseVersion,
  }));
  const { savePersonalHistory } = await send(savePersonalHistoryMutation, { changes });
  const { saved, conflicts, refusals } = savePersonalHistory;
  const pathOf = (path: string | null) => changes.find((change) => path === `profile.${change.path}`)?.path;
  const whole = refusals.find(({ path }) => pathOf(path ?? null) === undefined);
  if (whole) {
    // A refusal of the whole request decides about none of its entries, so it is a failure: they go on waiting.
    const isOver = whole.code === "notSignedIn";
    if (isOver) client.tellSignedOut();
    throw new ApiError(isOver ? "signedOut" : "fault");
  }
  return {
    saved: saved.map(({ path, version }) => ({ key: entryKey(lifeForm, path), version })),
    conflicts: conflicts.map(({ path, value, version, enteredAt }) => ({
      key: entryKey(lifeForm, path),
      value: value === null || value === undefined ? null : ({ value } satisfies FormEntry),
      version,
      answeredAt: enteredAt ?? "",
    })),
    refusals: refusals.map((refusal) => ({ ...refusal, key: entryKey(lifeForm, pathOf(refusal.path ?? null) ?? "") })),
  };
}
