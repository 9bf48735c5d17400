import type { ApiError } from "../api/failure.ts";
import { useText } from "../ui/language.tsx";
import { Spinner } from "../ui/feedback/Spinner.tsx";
import { FailureBanner } from "./chrome/FailureBanner.tsx";
import { text } from "./text.ts";

type WaitingProps = { failure?: ApiError | undefined; onRetry?: () => void };

/** Stands for a page that is not there yet: nothing to see for 300 ms, but a heading for those who listen. */
export function Waiting({ failure, onRetry }: WaitingProps) {
  const t = useText();
  return (
    <>
      <h1 className="visually-hidden">{t(text.waitingTitle)}</h1>
      {failure ? <FailureBanner failure={failure} {...(onRetry && { onRetry })} /> : <Spinner />}
    </>
  );
}
