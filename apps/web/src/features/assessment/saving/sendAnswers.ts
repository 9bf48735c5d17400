import { ApiError } from "../../../api/failure.ts";
import { client, send } from "../../../api/send.ts";
import { saveAnswersMutation } from "../../../case/answers/operations.ts";
import type { QueueDeps, SaveResult } from "../../../case/saving/queueDeps.ts";

/** As whom the answers are given: the account that is signed in, or the invited person whose link is open here. */
type Giver = "account" | "guest";

/** Sends answers. A refusal of the whole request decides about none of them, so it is a failure: they go on waiting. */
export async function sendAnswers(
  applicationId: string,
  answers: Parameters<QueueDeps["send"]>[0],
  giver: Giver,
): Promise<SaveResult> {
  const { saveAnswers } = await send(saveAnswersMutation, {
    applicationId,
    answers: [...answers],
    asGuest: giver === "guest",
  });
  const { saved, conflicts, refusals, application } = saveAnswers;
  const whole = refusals.find(({ path }) => path === null);
  if (whole) {
    const isOver = whole.code === "notSignedIn" || giver === "guest";
    if (isOver && giver === "account") client.tellSignedOut();
    throw isOver ? new ApiError("signedOut") : new ApiError("fault", { isUndone: true });
  }
  return {
    saved,
    refusals,
    conflicts: conflicts.map((conflict) => ({ ...conflict, value: conflict.value ?? null })),
    ...(application ? { acknowledged: application.acknowledgedWarnings } : {}),
  };
}
