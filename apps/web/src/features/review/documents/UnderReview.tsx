import { pageName } from "@boreal/domain/vault/pageName";
import { pageOf } from "@boreal/domain/vault/pages";
import { useRef, useState } from "react";
import { Link } from "wouter";
import { vaultPagePath } from "../../../case/loading/addresses.ts";
import { readerOf } from "../../../case/loading/readerOf.ts";
import type { DocumentFile, TheApplication } from "../../../case/loading/theCase.ts";
import { FilePages } from "../../../case/pages/FilePages.tsx";
import { turnedBox } from "../../../case/pages/turned.ts";
import { WarningList } from "../../../case/reasons/WarningList.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { StatusTag } from "../../../ui/layout/StatusTag.tsx";
import { documentsText as text } from "./documents.text.ts";
import { ReviewedValues, type ValuePlace } from "./ReviewedValues.tsx";
import type { DocumentReview } from "./reviewOrder.ts";

type UnderReviewProps = {
  application: TheApplication;
  file: DocumentFile;
  review: DocumentReview | undefined;
  onChanged: () => void;
};

/** The pages of a document, beside them its values, each with its part of the page, and its warnings. */
export function UnderReview({ application, file, review, onChanged }: UnderReviewProps) {
  const { t } = useLanguage();
  const [pointed, setPointed] = useState<{ fileId: string; at: ValuePlace }>();
  const place = pointed?.fileId === file.id ? pointed.at : undefined;
  const pane = useRef<HTMLElement>(null);
  const page = pageOf(file.page);
  const warnings = application.plan.warnings.filter(({ fileId }) => fileId === file.id);
  return (
    <>
      <h2 dir="auto">
        {t(text.documentName, {
          page: page ? t(pageName(page, file.childNumber ?? undefined, readerOf(application.caseFile))) : file.page,
          file: file.name,
        })}
      </h2>
      <Standing review={review} />
      <div className="review-view__body">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1) */}
        <section ref={pane} className="review-view__pages" aria-label={t(text.pages)} tabIndex={0}>
          <FilePages
            key={file.id}
            fileId={file.id}
            rotation={file.rotation}
            marked={place && { page: place.page, box: turnedBox(place.box, file.rotation) }}
            pane={pane}
          />
        </section>
        <div>
          <h3>{t(text.values)}</h3>
          <ReviewedValues file={file} onPoint={(at) => setPointed({ fileId: file.id, at })} />
          {warnings.length > 0 && (
            <>
              <h3>{t(text.warnings)}</h3>
              <WarningList warnings={warnings} application={application} headingLevel={4} onChanged={onChanged} />
            </>
          )}
          <p>
            <Link href={vaultPagePath(application.id, file.page, file.childNumber)}>{t(text.page)}</Link>
          </p>
        </div>
      </div>
    </>
  );
}

function Standing({ review }: Pick<UnderReviewProps, "review">) {
  const { t, dateTime } = useLanguage();
  if (!review) return <StatusTag tone="todo">{t(text.notLookedAt)}</StatusTag>;
  const who = { name: review.reviewedByName ?? t(text.someone), when: dateTime(review.reviewedAt) };
  const isAccepted = review.kind === "accepted";
  return (
    <>
      <StatusTag tone={isAccepted && review.isCurrent ? "done" : "attention"}>
        {t(isAccepted ? text.acceptedBy : text.returnedBy, who)}
      </StatusTag>
      {review.reason !== null && <p dir="auto">{review.reason}</p>}
      {isAccepted && !review.isCurrent && <p>{t(text.correctedSince)}</p>}
    </>
  );
}
