import { useState } from "react";
import { useQuery } from "../../api/useQuery.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { Button, ButtonRow } from "../../ui/controls/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { logText as text } from "./log.text.ts";
import { caseLogCheckQuery } from "./operations.ts";

/** Walks the whole log of the case on the server, as `boreal audit verify` does with every log. */
export function CheckLog({ applicationId }: { applicationId: string }) {
  const { t } = useLanguage();
  const [isAsked, setAsked] = useState(false);
  const { data, failure, loading, reload } = useQuery(caseLogCheckQuery, isAsked ? { id: applicationId } : undefined);
  const isBusy = isAsked && loading;
  return (
    <section aria-labelledby="log-check" className="no-print">
      <h2 id="log-check">{t(text.checkTitle)}</h2>
      <p>{t(text.checkLead)}</p>
      <ButtonRow>
        <Button busy={isBusy} onClick={() => (isAsked ? reload() : setAsked(true))}>
          {t(text.check)}
        </Button>
      </ButtonRow>
      <FailureBanner failure={failure} onRetry={reload} />
      <div role="status">
        {isBusy && <p>{t(text.checking)}</p>}
        {!isBusy && data && !failure && <Found check={data.caseLogCheck} />}
      </div>
    </section>
  );
}

type Check = {
  isWhole: boolean;
  entries: number | null;
  fault: { en: string; fr: string } | null;
  isGuarded: boolean;
} | null;

function Found({ check }: { check: Check }) {
  const { t } = useLanguage();
  if (check === null) return <p>{t(text.withheld)}</p>;
  const { isWhole, entries, fault, isGuarded } = check;
  return (
    <>
      {isWhole && <Banner tone="done">{t(text.whole, { count: entries ?? 0 })}</Banner>}
      {fault && (
        <Banner tone="blocked" title={t(fault)}>
          <p>{t(text.tellAdministrator)}</p>
        </Banner>
      )}
      {!isGuarded && <Banner tone="attention">{t(text.notGuarded)}</Banner>}
    </>
  );
}
