import { useEffect, useRef, type KeyboardEvent } from "react";
import type { TheApplication } from "../../../case/loading/theCase.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { useSingleKeys } from "../../../shell/singleKeys.ts";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { documentsText as text } from "./documents.text.ts";
import { KeyList } from "./KeyList.tsx";
import { ReasonFor } from "./ReasonFor.tsx";
import { ReviewActions } from "./ReviewActions.tsx";
import { actionOf } from "./reviewKeys.ts";
import { isToLookAt, type DocumentReview } from "./reviewOrder.ts";
import { UnderReview } from "./UnderReview.tsx";
import type { Decisions } from "./useDecisions.ts";
import { useReview } from "./useReview.ts";
import "./documents.css";

type ReviewViewProps = {
  application: TheApplication;
  reviews: readonly DocumentReview[];
  onChanged: () => void;
};

/** One document at a time with what was read beside it, and the decision about it. */
export function ReviewView({ application, reviews, onChanged }: ReviewViewProps) {
  const { t } = useLanguage();
  const [areOn, switchKeys] = useSingleKeys();
  const view = useRef<HTMLElement>(null);
  const { files, at, file, review, asking, listsKeys, acts, decisions, sendReason, leaveReason } = useReview({
    application,
    reviews,
    onChanged,
    view,
  });
  const fileId = file?.id;
  // The keys are heard where the focus is: it is there from the beginning, and comes back after each decision.
  useEffect(() => {
    if (asking === undefined) view.current?.focus({ preventScroll: true });
  }, [asking, fileId]);
  if (!file) return <p>{t(text.none)}</p>;
  const hear = (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, metaKey, altKey, repeat, target } = event;
    const isInField = target instanceof HTMLElement && target.matches("input, textarea, select");
    const action = actionOf({ key, ctrlKey, metaKey, altKey, repeat, isInField }, areOn);
    if (action === undefined) return;
    event.preventDefault();
    acts[action]();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- each key has a button that does the same
    <section
      ref={view}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys are heard while the focus is here (WCAG 2.1.4)
      tabIndex={0}
      className="review-view"
      aria-label={t(text.view)}
      onKeyDown={hear}
    >
      <HowFar at={at} count={files.length} done={files.filter(({ id }) => !isToLookAt(id, reviews)).length} />
      <WhatFailed decisions={decisions} />
      <ReviewActions acts={acts} application={application} review={review} busy={decisions.busy} showsKeys={areOn} />
      {listsKeys && <KeyList areOn={areOn} onSwitch={switchKeys} />}
      {asking && (
        <ReasonFor
          key={`${asking.what} ${file.id}`}
          label={asking.what === "return" ? text.returnReason : text.askReason}
          busy={decisions.busy}
          onSend={sendReason}
          onLeave={leaveReason}
        />
      )}
      <UnderReview application={application} file={file} review={review} onChanged={onChanged} />
    </section>
  );
}

function HowFar({ at, count, done }: { at: number; count: number; done: number }) {
  const { t } = useLanguage();
  return (
    <>
      <p role="status">
        {t(text.position, { at: at + 1, count })} · {t(text.progress, { done, count })}
      </p>
      {done === count && <Banner tone="done">{t(text.allDone)}</Banner>}
    </>
  );
}

function WhatFailed({ decisions: { failure, refused } }: { decisions: Decisions }) {
  const { t } = useLanguage();
  return (
    <>
      <FailureBanner failure={failure} />
      {refused && (
        <Banner tone="attention" live>
          {t(refused)}
        </Banner>
      )}
    </>
  );
}
