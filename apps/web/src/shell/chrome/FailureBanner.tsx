import type { ApiError } from "../../api/failure.ts";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { useText } from "../../ui/language.tsx";
import { text } from "../text.ts";

const words = {
  unreachable: text.failureUnreachable,
  full: text.failureFull,
  limited: text.failureLimited,
  signedOut: text.failureSignedOut,
  fault: text.failureFault,
} as const;

/** Says why a request failed and what to do; nothing for one that was given up on purpose. */
export function FailureBanner({ failure, onRetry }: { failure: ApiError | undefined; onRetry?: () => void }) {
  const t = useText();
  if (!failure || failure.kind === "stopped") return null;
  return (
    <Banner tone="blocked" live>
      <p>{t(words[failure.kind], { reference: failure.reference ?? "-" })}</p>
      {onRetry && <Button onClick={onRetry}>{t(text.tryAgain)}</Button>}
    </Banner>
  );
}
