import { useEffect } from "react";
import type { ResultOf } from "../../../../api/graphql.ts";
import { useAskOnChange } from "../../../../api/useAskOnChange.ts";
import { useQuery } from "../../../../api/useQuery.ts";
import type { Entries } from "../../useEntries.ts";
import { letterCommentsQuery } from "../reviewOperations.ts";

/** A comment with its number in the letter. */
export type Comment = ResultOf<typeof letterCommentsQuery>["letter"]["comments"][number] & { readonly number: number };

/** What the comments of a letter are drawn and changed with. */
export type Review = {
  readonly applicationId: string;
  readonly letterKey: string;
  readonly comments: readonly Comment[];
  readonly mayComment: boolean;
  /** What was typed here is stored first, so that a proposal meets the text that stands. */
  readonly beforeChange: () => Promise<void>;
  /** The text changed with it. */
  readonly onTextChanged: () => void;
  readonly reload: () => void;
};

/** The comments of one letter, asked again when somebody comments, and when the text changed here. */
export function useReview(
  forms: Entries,
  of: { readonly letterKey: string; readonly may: readonly string[]; readonly reloadDraft: () => void },
): Review {
  const { letterKey, may, reloadDraft } = of;
  const { applicationId, reload: reloadEntries } = forms;
  const query = useQuery(letterCommentsQuery, { applicationId, letterKey });
  const { askNow } = useAskOnChange(applicationId, query, { only: ["letterComment", "note", "forms", "answers"] });
  const { queue } = forms.sheet;
  useEffect(() => queue.onSent(() => askNow()), [queue, askNow]);
  return {
    applicationId,
    letterKey,
    comments: (query.data?.letter.comments ?? []).map((comment, index) => ({ ...comment, number: index + 1 })),
    mayComment: may.includes("comment"),
    beforeChange: async () => await queue.flush(),
    onTextChanged: () => {
      reloadEntries();
      reloadDraft();
      askNow();
    },
    reload: askNow,
  };
}
