import { useState, type RefObject } from "react";
import { useLocation } from "wouter";
import { vaultPagePath } from "../../../case/loading/addresses.ts";
import type { DocumentFile, TheApplication } from "../../../case/loading/theCase.ts";
import type { BilingualText } from "../../../ui/language.tsx";
import type { ReviewAction } from "./reviewKeys.ts";
import { isToReview, nextToLookAt, currentReview, type DocumentReview } from "./reviewOrder.ts";
import { useDecisions, type Asking, type Decisions } from "./useDecisions.ts";

type Given = {
  application: TheApplication;
  reviews: readonly DocumentReview[];
  onChanged: () => void;
  view: RefObject<HTMLElement | null>;
};

type Review = {
  readonly files: readonly DocumentFile[];
  /** Which of them is shown. */
  readonly at: number;
  readonly file: DocumentFile | undefined;
  readonly review: DocumentReview | undefined;
  readonly asking: Asking | undefined;
  readonly listsKeys: boolean;
  readonly acts: Readonly<Record<ReviewAction, () => void>>;
  readonly decisions: Decisions;
  /** Answers with what the server refuses, if it does. */
  readonly sendReason: (reason: string) => Promise<BilingualText | undefined>;
  readonly leaveReason: () => void;
};

/** Which document is shown, and what each action does with it. */
export function useReview({ application, reviews, onChanged, view }: Given): Review {
  const [, go] = useLocation();
  const files = application.documents.filter(isToReview);
  const [shown, setShown] = useState(() => nextToLookAt(files, reviews, undefined) ?? files[0]?.id);
  const [asking, setAsking] = useState<Asking>();
  const [listsKeys, setListsKeys] = useState(false);
  const decisions = useDecisions(application, onChanged);
  const at = Math.max(
    0,
    files.findIndex(({ id }) => id === shown),
  );
  const file = files[at];
  const review = file && currentReview(file.id, reviews);
  const turn = (by: number) => setShown(files[(at + by + files.length) % files.length]?.id);
  const goToNext = () => setShown(nextToLookAt(files, reviews, file?.id) ?? file?.id);
  const accept = async () => {
    if (file && !decisions.busy && (await decisions.accept(file.id))) goToNext();
  };
  const sendReason = async (reason: string) => {
    if (!file || !asking) return undefined;
    const refused = await decisions.withReason(asking, file, reason);
    // The words stay where they were typed, with the number under which they are sent again.
    if (refused === "failed") return undefined;
    if (refused) return refused;
    setAsking(undefined);
    if (asking.what === "return") goToNext();
    return undefined;
  };
  return {
    files,
    at,
    file,
    review,
    asking,
    listsKeys,
    decisions,
    sendReason,
    leaveReason: () => setAsking(undefined),
    acts: {
      next: () => turn(1),
      previous: () => turn(-1),
      accept: () => void accept(),
      return: () => setAsking({ what: "return" }),
      ask: () => setAsking({ what: "ask", requestId: crypto.randomUUID() }),
      override: () => openOverride(view.current),
      correct: () => {
        if (file) go(vaultPagePath(application.id, file.page, file.childNumber));
      },
      cancel: () => {
        if (review) void decisions.cancel(review.id);
      },
      keys: () => setListsKeys(!listsKeys),
    },
  };
}

/** Opens the first warning that a lawyer may override, and leads to its reason. */
function openOverride(view: HTMLElement | null): void {
  const reason = view?.querySelector<HTMLTextAreaElement>('textarea[id^="override-"]');
  const folded = reason?.closest("details");
  if (folded) folded.open = true;
  reason?.focus();
}
