import { Link, useSearchParams } from "wouter";
import { useAskOnChange } from "../../api/useAskOnChange.ts";
import { useQuery } from "../../api/useQuery.ts";
import type { ResultOf } from "../../api/graphql.ts";
import { ApplicationGate } from "../../case/loading/ApplicationGate.tsx";
import { logPath, planPath } from "../../case/loading/addresses.ts";
import { viewerText } from "../../case/viewers/viewers.text.ts";
import { Page } from "../../shell/Page.tsx";
import { isLegalTeam, useMe } from "../../shell/session.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { CheckLog } from "./CheckLog.tsx";
import { logText as text } from "./log.text.ts";
import { caseLogQuery } from "./operations.ts";
import "./log.css";

type Log = NonNullable<ResultOf<typeof caseLogQuery>["caseLog"]>;
type Entry = Log["entries"][number];

const filters = ["all", "changes", "looks"] as const;
type Filter = (typeof filters)[number];

/** Who did what in a case: for the legal team all of it, for the applicant what is theirs to know. */
export function LogPage({ applicationId }: { applicationId: string }) {
  const { t } = useLanguage();
  const isOfTeam = isLegalTeam(useMe().role);
  const [search] = useSearchParams();
  const filter = filters.find((one) => one === search.get("only")) ?? "all";
  const before = Number(search.get("before")) || null;
  const only = filter === "all" ? null : filter;
  const query = useQuery(caseLogQuery, { id: applicationId, before, only });
  const { askNow } = useAskOnChange(applicationId, query);
  return (
    <ApplicationGate value={query.data?.caseLog} failure={query.failure} onRetry={askNow}>
      {({ entries, next, mayCheck }) => (
        <Page
          title={t(viewerText.logTitle)}
          lead={t(isOfTeam ? text.leadTeam : text.lead)}
          backHref={planPath(applicationId)}
        >
          <Filters applicationId={applicationId} filter={filter} />
          {entries.length === 0 ? <p>{t(text.none)}</p> : <Entries entries={entries} isNumbered={isOfTeam} />}
          <Pages applicationId={applicationId} filter={filter} isFirst={before === null} next={next} />
          {mayCheck && <CheckLog applicationId={applicationId} />}
        </Page>
      )}
    </ApplicationGate>
  );
}

type OfCase = { applicationId: string; filter: Filter };

function Filters({ applicationId, filter }: OfCase) {
  const { t } = useLanguage();
  return (
    <nav aria-label={t(text.filters)} className="no-print">
      <ul className="log__filters">
        {filters.map((one) => (
          <li key={one}>
            <Link
              href={logPath(applicationId, { only: one === "all" ? undefined : one })}
              className="log__filter"
              aria-current={one === filter ? "page" : undefined}
            >
              {t(text[one])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Entries({ entries, isNumbered }: { entries: readonly Entry[]; isNumbered: boolean }) {
  const { t, dateTime } = useLanguage();
  const whoIs = useWho();
  return (
    <ul className="log__entries" aria-label={t(text.entries)}>
      {entries.map(({ position, at, who, what, about }) => (
        <li key={position}>
          <p className="log__what">{about ? t(text.what, { what: t(what), about: t(about) }) : t(what)}</p>
          <p className="log__who">
            {t(viewerText.looked, { who: whoIs(who), when: dateTime(at) })}
            {isNumbered && <span className="log__number">{t(text.numbered, { position })}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}

function useWho(): (who: Entry["who"]) => string {
  const { t } = useLanguage();
  return ({ kind, name, role }) => {
    if (kind === "self") return t(text.you);
    if (kind !== "person") return t(text[kind]);
    if (role === null) return name ?? t(text.unknown);
    const words = t(viewerText.roles[role]);
    return name === null ? words : t(viewerText.named, { name, role: words });
  };
}

function Pages({ applicationId, filter, isFirst, next }: OfCase & { isFirst: boolean; next: number | null }) {
  const { t } = useLanguage();
  if (isFirst && next === null) return null;
  const only = filter === "all" ? undefined : filter;
  return (
    <nav aria-label={t(text.pages)} className="log__pages no-print">
      {!isFirst && <Link href={logPath(applicationId, { only })}>{t(text.newest)}</Link>}
      {next !== null && <Link href={logPath(applicationId, { only, before: next })}>{t(text.older)}</Link>}
    </nav>
  );
}
