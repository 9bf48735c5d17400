import type { Comment, Review } from "./useLetterComments.ts";
import type { CommentedSection } from "./commentedSection.ts";
import type { Text } from "@boreal/domain/kernel/text";
import { longestMessage } from "@boreal/domain/kernel/writtenLengths";
import { useState } from "react";
import { send } from "../../../../api/send.ts";
import { useAction } from "../../../../api/useAction.ts";
import { FailureBanner } from "../../../../shell/chrome/FailureBanner.tsx";
import { Button, ButtonRow } from "../../../../ui/controls/Button.tsx";
import { TextArea } from "../../../../ui/controls/TextArea.tsx";
import { useToast } from "../../../../ui/feedback/toasts.tsx";
import { useLanguage, type BilingualText } from "../../../../ui/language.tsx";
import {
  answerLetterCommentMutation,
  decideLetterProposalMutation,
  resolveLetterCommentMutation,
} from "../reviewOperations.ts";
import { commentsText as text } from "./comments.text.ts";

type Refusals = readonly { readonly text: Text }[];

/** What a reader may do about a comment; each button names its comment to whoever does not see where it stands. */
export function CommentActions(props: ThreadProps) {
  const { comment } = props;
  const { t } = useLanguage();
  const { decide, resolve, busy, failure, writing, write, close } = useCommentActions(props);
  const may = (what: string) => comment.may.includes(what);
  const ofComment = <span className="visually-hidden"> {t(text.ofComment, { number: comment.number })}</span>;
  const canAccept = comment.start !== null;
  return (
    <>
      <FailureBanner failure={failure} />
      {writing ? (
        <WriteAnswer {...props} isRejection={writing === "reject"} onClose={close} onReject={decide} />
      ) : (
        <ButtonRow>
          {may("decide") && canAccept && (
            <Button busy={busy} onClick={() => void decide(true, "")}>
              {t(text.accept)}
              {ofComment}
            </Button>
          )}
          {may("decide") && (
            <Button look="quiet" onClick={() => write("reject")}>
              {t(text.reject)}
              {ofComment}
            </Button>
          )}
          {may("answer") && comment.isOpen && (
            <Button look="quiet" onClick={() => write("answer")}>
              {t(text.answer)}
              {ofComment}
            </Button>
          )}
          {may("resolve") && (
            <Button look="quiet" busy={busy} onClick={() => void resolve(comment.isOpen)}>
              {t(comment.isOpen ? text.resolve : text.reopen)}
              {ofComment}
            </Button>
          )}
        </ButtonRow>
      )}
    </>
  );
}

function useCommentActions({ review, section, comment }: ThreadProps) {
  const { t } = useLanguage();
  const showToast = useToast();
  const { busy, failure, run } = useAction();
  const [writing, write] = useState<"answer" | "reject">();
  const { applicationId, letterKey } = review;
  const of = { applicationId, letterKey, commentId: comment.id };
  const after = (refusals: Refusals, done?: BilingualText) => {
    const [refused] = refusals;
    if (refused) showToast({ text: t(refused.text), tone: "fault" });
    else if (done) showToast({ text: t(done) });
    review.reload();
    // The buttons that were pressed are gone; who goes by keys goes on at the comment.
    document.getElementById(`comment-${comment.id}`)?.focus();
    return !refused;
  };
  return {
    busy,
    failure,
    writing,
    write,
    close: () => write(undefined),
    decide: (isAccepted: boolean, body: string) =>
      run(async () => {
        if (isAccepted) await review.beforeChange();
        const given = { ...of, isAccepted, text: section.text, body };
        const { refusals } = (await send(decideLetterProposalMutation, given)).decideLetterProposal;
        if (after(refusals, isAccepted ? text.wasAccepted : text.wasRejected)) write(undefined);
        review.onTextChanged();
      }),
    resolve: (isResolved: boolean) =>
      run(async () => {
        const { refusals } = (await send(resolveLetterCommentMutation, { ...of, isResolved })).resolveLetterComment;
        after(refusals);
      }),
  };
}

type AnswerProps = ThreadProps & {
  isRejection: boolean;
  onClose: () => void;
  onReject: (isAccepted: boolean, body: string) => Promise<void>;
};

function WriteAnswer({ review, comment, isRejection, onClose, onReject }: AnswerProps) {
  const { t } = useLanguage();
  const showToast = useToast();
  const { busy, failure, run } = useAction();
  const [key] = useState(() => crypto.randomUUID());
  const [body, setBody] = useState("");
  const [error, setError] = useState<string>();
  const id = `answer-${comment.id}`;
  const submit = () =>
    run(async () => {
      if (isRejection) return await onReject(false, body);
      const given = {
        applicationId: review.applicationId,
        letterKey: review.letterKey,
        commentId: comment.id,
        key,
        body,
      };
      const [refused] = (await send(answerLetterCommentMutation, given, { repeatable: true })).answerLetterComment
        .refusals;
      setError(refused && t(refused.text));
      if (refused) return document.getElementById(id)?.focus();
      showToast({ text: t(text.wasAnswered) });
      review.reload();
      onClose();
      document.getElementById(`comment-${comment.id}`)?.focus();
    });
  return (
    <>
      <TextArea
        id={id}
        label={t(isRejection ? text.whyNot : text.yourAnswer, { number: comment.number })}
        rows={3}
        limit={longestMessage}
        error={error}
        value={body}
        onChange={setBody}
      />
      <FailureBanner failure={failure} />
      <ButtonRow>
        <Button busy={busy} onClick={() => void submit()}>
          {t(isRejection ? text.sendReject : text.sendAnswer)}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t(text.cancel)}
        </Button>
      </ButtonRow>
    </>
  );
}

export type ThreadProps = { review: Review; section: CommentedSection; comment: Comment };
