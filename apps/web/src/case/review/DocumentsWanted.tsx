import { useQuery } from "../../api/useQuery.ts";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { useLanguage } from "../../ui/language.tsx";
import type { TheApplication } from "../loading/theCase.ts";
import { documentReviewsQuery } from "./operations.ts";
import { reviewText as text } from "./review.text.ts";

type DocumentsWantedProps = { application: TheApplication; page: string; childNumber: number | null };

/** What the legal team returned or asks for on one page, in its own words. Nothing once another file came. */
export function DocumentsWanted({ application, page, childNumber }: DocumentsWantedProps) {
  const { t } = useLanguage();
  const { data } = useQuery(documentReviewsQuery, { id: application.id });
  const wanted = (data?.application?.documentReviews ?? []).filter(
    (review) => !review.cancelledAt && review.page === page && (review.childNumber ?? null) === childNumber,
  );
  const returned = wanted.flatMap((review) => {
    const file = application.documents.find(({ id }) => id === review.fileId);
    const isOpen = application.plan.vault.some(
      (one) =>
        one.toReplace && one.page === page && one.slot === review.slot && (one.childNumber ?? null) === childNumber,
    );
    return review.kind === "returned" && isOpen && file ? [{ review, file }] : [];
  });
  const asked = wanted.filter(
    ({ kind, slot, reviewedAt }) =>
      kind === "asked" &&
      !application.documents.some((file) => file.slot === slot && file.page === page && file.uploadedAt > reviewedAt),
  );
  return (
    <>
      {returned.map(({ review, file }) => (
        <Banner key={review.id} tone="attention" title={t(text.returnedTitle)}>
          <p dir="auto">{t(text.returned, { file: file.name, reason: review.reason ?? "" })}</p>
          <p>{t(text.bringOther)}</p>
        </Banner>
      ))}
      {asked.map((review) => (
        <Banner key={review.id} tone="attention" title={t(text.askedTitle)}>
          <p dir="auto">{review.reason}</p>
        </Banner>
      ))}
    </>
  );
}
