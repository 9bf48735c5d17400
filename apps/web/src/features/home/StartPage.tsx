import { useEffect, useRef, useState } from "react";
import { Redirect } from "wouter";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { Page } from "../../shell/Page.tsx";
import { takeWanted } from "../../shell/wantedApplication.ts";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { text } from "./text.ts";
import { useStart } from "./useStart.ts";

/** Where the link of the confirmation mail leads on to: starts what was chosen when the account was opened in this browser. */
export function StartPage() {
  const { t } = useLanguage();
  const [wanted] = useState(takeWanted);
  const { start, failure, refusals } = useStart();
  const begun = useRef(false);
  useEffect(() => {
    // Once only: each time would start another application.
    if (wanted === undefined || begun.current) return;
    begun.current = true;
    void start(wanted);
  });
  if (wanted === undefined || refusals.length > 0) return <Redirect to="/" replace />;
  return (
    <Page title={t(text.starting)}>
      {failure ? <FailureBanner failure={failure} onRetry={() => void start(wanted)} /> : <Spinner />}
    </Page>
  );
}
