import { pageName } from "@boreal/domain/vault/pageName";
import { pageOf } from "@boreal/domain/vault/pages";
import { Link } from "wouter";
import { vaultPagePath } from "../../../case/loading/addresses.ts";
import { readerOf } from "../../../case/loading/readerOf.ts";
import type { DocumentFile, TheApplication } from "../../../case/loading/theCase.ts";
import { FilePages } from "../../../case/pages/FilePages.tsx";
import { WarningList } from "../../../case/reasons/WarningList.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { StatusTag } from "../../../ui/layout/StatusTag.tsx";
import { documentsText as text } from "./documents.text.ts";
import type { DocumentReview } from "./reviewOrder.ts";

type UnderReviewProps = {
  application: TheApplication;
  file: DocumentFile;
  review: DocumentReview | undefined;
  onChanged: () => void;
};

/** The pages of a document, beside them its values and warnings. */
export function UnderReview({ application, file, review, onChanged }: UnderReviewProps) {
  const { t } = useLanguage();
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
        <div className="review-view__pages">
          <FilePages key={file.id} fileId={file.id} rotation={file.rotation} />
        </div>
        <div>
          <h3>{t(text.values)}</h3>
          <Values file={file} />
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

function Values({ file }: Pick<UnderReviewProps, "file">) {
  const { t, date } = useLanguage();
  const fields = file.fields.filter(({ value, correctedValue }) => (correctedValue ?? value ?? null) !== null);
  if (fields.length === 0) return <p>{t(text.noValues)}</p>;
  return (
    <dl className="review-view__values">
      {fields.map(({ name, label, value, correctedValue }) => (
        <div key={name} style={{ display: "contents" }}>
          <dt>{t(label)}</dt>
          <dd dir="auto">{shownValue(String(correctedValue ?? value), date)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A day as people write it, anything else as it was read. */
const shownValue = (value: string, date: (day: string) => string): string =>
  /^\d{4}-\d\d-\d\d$/.test(value) ? date(value) : value;
