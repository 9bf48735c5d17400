import { useEffect, useRef, useState } from "react";
import { Redirect } from "wouter";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { takeIntake } from "../../shell/keptIntake.ts";
import { Page } from "../../shell/Page.tsx";
import { takeWanted } from "../../shell/wantedApplication.ts";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { text } from "./text.ts";
import { useStart } from "./useStart.ts";

/** Where the link of the confirmation mail leads on to: starts what was chosen, or what a link of the firm begins, when the account was opened in this browser. */
export function StartPage() {
  const { t } = useLanguage();
  const [intake] = useState(takeIntake);
  const [wanted] = useState(takeWanted);
  const { start, begin, failure, refusals } = useStart();
  const begun = useRef(false);
  const work = intake !== undefined ? () => begin(intake) : wanted !== undefined ? () => start(wanted) : undefined;
  useEffect(() => {
    // Once only: each time would start another application.
    if (work === undefined || begun.current) return;
    begun.current = true;
    void work();
  });
  if (intake !== undefined && refusals.length > 0)
    return (
      <Page title={t(text.notStarted)} backHref="/">
        {refusals.map((refusal) => (
          <Banner key={t(refusal)} tone="attention">
            {t(refusal)}
          </Banner>
        ))}
      </Page>
    );
  if (work === undefined || refusals.length > 0) return <Redirect to="/" replace />;
  return (
    <Page title={t(text.starting)}>
      {failure ? <FailureBanner failure={failure} onRetry={() => void work()} /> : <Spinner />}
    </Page>
  );
}
