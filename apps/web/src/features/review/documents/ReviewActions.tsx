import type { TheApplication } from "../../../case/loading/theCase.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { actionWords } from "./documents.text.ts";
import { reviewKeys, type ReviewAction } from "./reviewKeys.ts";
import type { DocumentReview } from "./reviewOrder.ts";

type ReviewActionsProps = {
  acts: Readonly<Record<ReviewAction, () => void>>;
  application: TheApplication;
  review: DocumentReview | undefined;
  busy: boolean;
  showsKeys: boolean;
};

const deciding: readonly ReviewAction[] = ["accept", "return", "ask", "cancel"];

/** What can be done with the document that is shown, each with its key. */
export function ReviewActions({ acts, application, review, busy, showsKeys }: ReviewActionsProps) {
  const { t } = useLanguage();
  const may: Readonly<Record<ReviewAction, boolean>> = {
    next: true,
    previous: true,
    correct: true,
    keys: true,
    accept: review === undefined,
    return: review === undefined,
    ask: true,
    cancel: review !== undefined,
    override: application.abilities.includes("speakAsLawyer"),
  };
  const mayReview = application.abilities.includes("reviewDocuments");
  return (
    <div className="review-view__actions no-print">
      {reviewKeys
        .filter(({ action }) => may[action] && (mayReview || !deciding.includes(action)))
        .map(({ action, keys }) => (
          <Button
            key={action}
            look={action === "accept" ? "primary" : "secondary"}
            busy={busy && deciding.includes(action)}
            onClick={acts[action]}
          >
            {t(actionWords[action])}
            {showsKeys && <kbd aria-hidden="true">{keys[0]}</kbd>}
          </Button>
        ))}
    </div>
  );
}
