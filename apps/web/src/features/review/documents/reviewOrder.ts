import type { ResultOf } from "../../../api/graphql.ts";
import type { documentReviewsQuery } from "../../../case/review/operations.ts";
import type { DocumentFile } from "../../../case/loading/theCase.ts";

export type DocumentReview = NonNullable<
  ResultOf<typeof documentReviewsQuery>["application"]
>["documentReviews"][number];

type Reviewed = Pick<DocumentReview, "fileId" | "kind" | "cancelledAt" | "isCurrent">;
type Listed = Pick<DocumentFile, "id" | "deletedAt">;

/** The decision that stands about a file. */
export const currentReview = <R extends Reviewed>(fileId: string, reviews: readonly R[]): R | undefined =>
  reviews.find((review) => review.fileId === fileId && !review.cancelledAt);

/** Whether a file still has to be looked at: nobody decided, or its values were corrected since. */
export const isToLookAt = (fileId: string, reviews: readonly Reviewed[]): boolean => {
  const review = currentReview(fileId, reviews);
  return review === undefined || (review.kind === "accepted" && !review.isCurrent);
};

/** Of these files nothing can be looked at: refused, locked, or damaged. Their own page says what to do. */
const closed: readonly string[] = ["rejected", "needsPassword", "damaged"];

/** Whether there is anything to look at. */
export const isToReview = ({ deletedAt, state }: Pick<DocumentFile, "deletedAt" | "state">): boolean =>
  !deletedAt && !closed.includes(state);

/** The next file to look at after this one, round to the first; this one itself when it is the last left, else undefined. */
export function nextToLookAt(
  files: readonly Listed[],
  reviews: readonly Reviewed[],
  after: string | undefined,
): string | undefined {
  const at = files.findIndex(({ id }) => id === after);
  const round = [...files.slice(at + 1), ...files.slice(0, at + 1)];
  return round.find(({ id }) => isToLookAt(id, reviews))?.id;
}
