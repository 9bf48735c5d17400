import type { Coverage, Memo, MemoReason } from "@boreal/domain/memo/memo";
import { useAskOnChange } from "../../api/useAskOnChange.ts";
import { useQuery } from "../../api/useQuery.ts";
import { ApplicationGate } from "../../case/loading/ApplicationGate.tsx";
import { memoFileAddress, planPath } from "../../case/loading/addresses.ts";
import { Page } from "../../shell/Page.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Icon } from "../../ui/layout/Icon.tsx";
import { StatusTag } from "../../ui/layout/StatusTag.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { memoQuery } from "./operations.ts";
import { ReasonView } from "./ReasonView.tsx";
import { coverage, lists, text } from "./text.ts";
import "./memo.css";

/** The readiness memo of a case, for the legal team: it begins with what it is not, and each of its lines leads to its place. */
export function MemoPage({ applicationId }: { applicationId: string }) {
  const { t } = useLanguage();
  const query = useQuery(memoQuery, { id: applicationId });
  const { askNow } = useAskOnChange(applicationId, query);
  const known = query.data?.application;
  return (
    <ApplicationGate value={known} failure={query.failure} onRetry={askNow}>
      {({ id, type, memo }) => (
        <div className="memo density-desk">
          <Page title={t(text.title)} lead={t(text.lead)} width="wide" backHref={planPath(id)}>
            {memo === null ? (
              <p>{t(text.withheld)}</p>
            ) : (
              <WholeMemo memo={memo as Memo} applicationId={id} type={type} />
            )}
          </Page>
        </div>
      )}
    </ApplicationGate>
  );
}

type MemoProps = { memo: Memo; applicationId: string; type: string };

function WholeMemo({ memo, applicationId, type }: MemoProps) {
  const { t, dayOf } = useLanguage();
  const { notice, reasons, today, rulesVersion } = memo;
  const raised = reasons.filter(({ covered }) => covered !== "notApplicable");
  return (
    <>
      <Banner tone="quiet">{t(notice)}</Banner>
      <Files applicationId={applicationId} />
      <InShort reasons={reasons} />
      {(["settlement", "letters"] as const).map((list) => (
        <section key={list} aria-labelledby={`memo-${list}`}>
          <h2 id={`memo-${list}`}>{t(lists[list])}</h2>
          {raised
            .filter((reason) => reason.list === list)
            .map((reason) => (
              <ReasonView key={reason.id} reason={reason} applicationId={applicationId} type={type} />
            ))}
        </section>
      ))}
      <NotRaised reasons={reasons.filter(({ covered }) => covered === "notApplicable")} />
      <p className="memo__quiet">{t(text.asOf, { day: dayOf(today), version: rulesVersion })}</p>
    </>
  );
}

function Files({ applicationId }: { applicationId: string }) {
  const { t, language } = useLanguage();
  return (
    <ul className="memo__files no-print" aria-label={t(text.files)}>
      {(["pdf", "docx"] as const).map((kind) => (
        <li key={kind}>
          <a href={memoFileAddress(applicationId, kind, language)} download>
            <Icon name="download" /> {t(text[kind])}
          </a>
        </li>
      ))}
    </ul>
  );
}

const inOrder: readonly Coverage[] = ["no", "partly", "yes"];

function InShort({ reasons }: { reasons: readonly MemoReason[] }) {
  const { t } = useLanguage();
  return (
    <section aria-labelledby="memo-short">
      <h2 id="memo-short">{t(text.inShort)}</h2>
      {inOrder.map((covered) => {
        const found = reasons.filter((reason) => reason.covered === covered);
        if (found.length === 0) return null;
        const { words, tone } = coverage[covered];
        return (
          <div key={covered} className="memo__short">
            <StatusTag tone={tone}>{t(text.count, { covered: t(words), count: found.length })}</StatusTag>
            <ul>
              {found.map(({ id, name }) => (
                <li key={id}>
                  <a href={`#memo-${id}`}>{t(name)}</a>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

function NotRaised({ reasons }: { reasons: readonly MemoReason[] }) {
  const { t } = useLanguage();
  if (reasons.length === 0) return null;
  return (
    <section aria-labelledby="memo-not-raised">
      <h2 id="memo-not-raised">{t(text.notRaised)}</h2>
      <ul>
        {reasons.map(({ id, name, why }) => (
          <li key={id}>{t(text.because, { name: t(name), because: why.because.map((one) => t(one)).join("; ") })}</li>
        ))}
      </ul>
    </section>
  );
}
