import type { ReactNode } from "react";
import type { ApiError } from "../../api/failure.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { Page } from "../../shell/Page.tsx";
import { Waiting } from "../../shell/Waiting.tsx";
import { useText } from "../../ui/language.tsx";
import { LinkButton } from "../../ui/controls/LinkButton.tsx";
import { text } from "../text.ts";

type GateProps<Value> = {
  /** Null: there is none for this person. Undefined: not known yet. */
  value: Value | null | undefined;
  failure: ApiError | undefined;
  onRetry: () => void;
  children: (value: Value) => ReactNode;
};

/** Draws a page once its application is known; until then waiting, the failure, or that it is not here. */
export function ApplicationGate<Value>({ value, failure, onRetry, children }: GateProps<Value>) {
  const t = useText();
  if (value !== undefined && value !== null) {
    return (
      <>
        <FailureBanner failure={failure} onRetry={onRetry} />
        {children(value)}
      </>
    );
  }
  if (value === null) {
    return (
      <Page title={t(text.notHereTitle)}>
        <p>{t(text.notHere)}</p>
        <LinkButton href="/">{t(text.toStart)}</LinkButton>
      </Page>
    );
  }
  return <Waiting failure={failure} onRetry={onRetry} />;
}
