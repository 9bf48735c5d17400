import { Link } from "wouter";
import type { ResultOf } from "../../api/graphql.ts";
import { useAskOnChange } from "../../api/useAskOnChange.ts";
import { useQuery } from "../../api/useQuery.ts";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { statusPath } from "../loading/addresses.ts";
import { openPartsQuery } from "./operations.ts";
import { text } from "./reopened.text.ts";
import "./reopened.css";

type Part = NonNullable<ResultOf<typeof openPartsQuery>["application"]>["reopenedParts"][number];

/** A page on which something may be open again: of questions, of documents, or of an official form. */
export type ReopenedPlace =
  | { readonly step: string }
  | { readonly page: string; readonly childNumber: number | null }
  | { readonly form: string };

function isOpenAt({ kind, part, childNumber, steps }: Part, place: ReopenedPlace): boolean {
  if ("step" in place) return steps.includes(place.step);
  if ("form" in place) return kind === "form" && part === place.form;
  return kind === "documents" && part === place.page && childNumber === place.childNumber;
}

/** Why this very page is open again, in the words of the legal team, and where to say that it is corrected. */
export function ReopenedHere({ applicationId, place }: { applicationId: string; place: ReopenedPlace }) {
  const { t, dayOf } = useLanguage();
  const query = useQuery(openPartsQuery, { id: applicationId });
  useAskOnChange(applicationId, query);
  const parts = query.data?.application?.reopenedParts ?? [];
  return parts
    .filter((part) => part.closedAt === null && isOpenAt(part, place))
    .map(({ id, reason, openedByName, openedAt }) => (
      <Banner key={id} tone="attention" title={t(text.title)}>
        <blockquote className="reopened__reason" dir="auto">
          {reason}
        </blockquote>
        {openedByName !== null && <p>{t(text.by, { name: openedByName, date: dayOf(openedAt) })}</p>}
        <Link href={statusPath(applicationId)}>{t(text.toParts)}</Link>
      </Banner>
    ));
}
