import { useState } from "react";
import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import type { ApiError } from "../../../api/failure.ts";
import type { DocumentFile, TheApplication } from "../../../case/loading/theCase.ts";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { useText, type BilingualText } from "../../../ui/language.tsx";
import { documentsText as text } from "./documents.text.ts";
import {
  acceptDocumentMutation,
  askForDocumentMutation,
  cancelReviewMutation,
  returnDocumentMutation,
} from "./operations.ts";

type Outcome = { readonly refusals: readonly { readonly text: BilingualText }[] };

/** What is written a reason for; what is asked for keeps its number while its words are written, so that it is asked for once. */
export type Asking = { readonly what: "return" } | { readonly what: "ask"; readonly requestId: string };

export type Decisions = {
  readonly busy: boolean;
  readonly failure: ApiError | undefined;
  /** What the server said against the last decision without words. */
  readonly refused: BilingualText | undefined;
  accept(fileId: string): Promise<boolean>;
  cancel(reviewId: string): Promise<boolean>;
  /** Answers with what the server refuses, if it does. */
  withReason(what: Asking, file: DocumentFile, reason: string): Promise<BilingualText | "failed" | undefined>;
};

/** Sends the decisions of a review. Each may arrive twice: the second finds the first. */
export function useDecisions({ id: applicationId }: Pick<TheApplication, "id">, onChanged: () => void): Decisions {
  const t = useText();
  const showToast = useToast();
  const action = useAction();
  const [refused, setRefused] = useState<BilingualText>();
  const sent = async (
    work: () => Promise<Outcome>,
    done: BilingualText,
  ): Promise<BilingualText | "failed" | undefined> => {
    let because: BilingualText | "failed" | undefined = "failed";
    await action.run(async () => {
      because = (await work()).refusals[0]?.text;
      if (because === undefined) showToast({ text: t(done) });
      onChanged();
    });
    return because;
  };
  const plainly = async (work: () => Promise<Outcome>, done: BilingualText): Promise<boolean> => {
    const because = await sent(work, done);
    setRefused(because === "failed" ? undefined : because);
    return because === undefined;
  };
  return {
    busy: action.busy,
    failure: action.failure,
    refused,
    accept: (fileId) =>
      plainly(
        async () =>
          (await send(acceptDocumentMutation, { applicationId, fileId }, { repeatable: true })).acceptDocument,
        text.accepted,
      ),
    cancel: (reviewId) =>
      plainly(async () => (await send(cancelReviewMutation, { applicationId, reviewId })).cancelReview, text.cancelled),
    withReason: (asking, file, reason) =>
      asking.what === "return"
        ? sent(async () => await returned(applicationId, file, reason), text.returned)
        : sent(async () => await asked(applicationId, file, { reason, requestId: asking.requestId }), text.asked),
  };
}

const returned = async (applicationId: string, { id: fileId }: DocumentFile, reason: string): Promise<Outcome> =>
  (await send(returnDocumentMutation, { applicationId, fileId, reason }, { repeatable: true })).returnDocument;

async function asked(
  applicationId: string,
  { page, slot, childNumber }: DocumentFile,
  words: { readonly reason: string; readonly requestId: string },
): Promise<Outcome> {
  const given = { applicationId, page, slot, childNumber: childNumber ?? null, ...words };
  return (await send(askForDocumentMutation, given, { repeatable: true })).askForDocument;
}
