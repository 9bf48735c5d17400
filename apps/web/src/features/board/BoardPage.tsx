import type { ReactNode } from "react";
import { Link } from "wouter";
import { useQuery } from "../../api/useQuery.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { applicationStatusText } from "../../shell/applicationText.ts";
import { Page } from "../../shell/Page.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Table } from "../../ui/layout/Table.tsx";
import { parties, partyRows, statusRows, weekRows, type Board } from "./boardRows.ts";
import { partyWords, text } from "./board.text.ts";
import { boardQuery } from "./operations.ts";
import "./board.css";

/** How many cases stand where: each table has its picture in it, a bar beside the numbers. */
export function BoardPage() {
  const { t } = useLanguage();
  const { data, failure, reload } = useQuery(boardQuery, {});
  const board = data?.board;
  return (
    <Page title={t(text.title)} lead={board && t(board.isOfFirm ? text.ofFirm : text.ofYou)} width="wide" backHref="/">
      <FailureBanner failure={failure} onRetry={reload} />
      {!board && !failure && <Spinner />}
      {board?.statuses.length === 0 && <EmptyState title={t(text.none)} />}
      {board && board.statuses.length > 0 && (
        <div className="density-desk">
          <Waiting board={board} />
          <Deadlines board={board} />
          <Weeks board={board} />
          <Statuses board={board} />
        </div>
      )}
    </Page>
  );
}

type PartProps = { board: Board };

function Part({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {lead !== undefined && <p>{lead}</p>}
      {children}
    </section>
  );
}

type Stretch = { readonly kind: string; readonly value: number };

/** A bar of one or several stretches on the scale of its table. The numbers stand beside it, so it is for the eye alone. */
function Bar({ stretches, most }: { stretches: readonly Stretch[]; most: number }) {
  const share = (value: number) => (most === 0 ? 0 : (value / most) * 100);
  const before = (at: number) => stretches.slice(0, at).reduce((sum, { value }) => sum + value, 0);
  return (
    <svg className="board__bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      {stretches.map(({ kind, value }, at) => (
        <rect
          key={kind}
          className={`board__stretch board__stretch--${kind}`}
          x={share(before(at))}
          y="0"
          width={share(value)}
          height="10"
        />
      ))}
    </svg>
  );
}

function Waiting({ board }: PartProps) {
  const { t } = useLanguage();
  const rows = partyRows(board);
  const most = Math.max(...rows.map(({ cases }) => cases));
  return (
    <Part title={t(text.waits)}>
      <Table
        caption={t(text.waits)}
        captionHidden
        head={[text.waitsFor, text.cases, text.share, text.longest].map((title) => t(title))}
      >
        {rows.map(({ party, cases, longestDays }) => (
          <tr key={party}>
            <th scope="row" className="board__name">
              {t(partyWords[party])}
            </th>
            <td className="figures">{cases}</td>
            <td>
              <Bar stretches={[{ kind: party, value: cases }]} most={most} />
            </td>
            <td>{cases > 0 && t(text.days, { count: longestDays })}</td>
          </tr>
        ))}
      </Table>
    </Part>
  );
}

function Deadlines({ board: { deadlines } }: PartProps) {
  const { t, date } = useLanguage();
  const most = Math.max(0, ...deadlines.map(({ cases }) => cases));
  return (
    <Part title={t(text.deadlines)} lead={t(text.deadlinesLead)}>
      {deadlines.length === 0 ? (
        <p>{t(text.noDeadlines)}</p>
      ) : (
        <Table
          caption={t(text.deadlines)}
          captionHidden
          head={[text.week, text.cases, text.share].map((title) => t(title))}
        >
          {deadlines.map(({ week, cases }) => (
            <tr key={week}>
              <th scope="row" className="board__name">
                {date(week)}
              </th>
              <td className="figures">{cases}</td>
              <td>
                <Bar stretches={[{ kind: "team", value: cases }]} most={most} />
              </td>
            </tr>
          ))}
        </Table>
      )}
      <p>
        <Link href="/?tab=deadline">{t(text.deadlines)}</Link>
      </p>
    </Part>
  );
}

function Weeks({ board }: PartProps) {
  const { t, date } = useLanguage();
  const rows = weekRows(board);
  const most = Math.max(0, ...rows.map(({ all }) => all));
  const head = [text.week, text.cases, text.share].map((title) => t(title));
  return (
    <Part title={t(text.byWeek)} lead={t(text.byWeekLead)}>
      <Table caption={t(text.byWeek)} captionHidden head={[...head, ...parties.map((party) => t(partyWords[party]))]}>
        {rows.map(({ week, cases, all }) => (
          <tr key={week}>
            <th scope="row" className="board__name">
              {date(week)}
            </th>
            <td className="figures">{all}</td>
            <td>
              <Bar stretches={parties.map((party) => ({ kind: party, value: cases[party] }))} most={most} />
            </td>
            {parties.map((party) => (
              <td key={party} className="figures">
                <span className={`board__key board__stretch--${party}`} aria-hidden="true" /> {cases[party]}
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </Part>
  );
}

function Statuses({ board }: PartProps) {
  const { t } = useLanguage();
  const rows = statusRows(board);
  const most = Math.max(...rows.map(({ cases }) => cases));
  const head = [text.status, text.cases, text.share, text.blocked, text.half, text.longest].map((title) => t(title));
  return (
    <Part title={t(text.byStatus)}>
      <Table caption={t(text.byStatus)} captionHidden head={head}>
        {rows.map(({ status, waitsFor, party, cases, blocked, halfDays, longestDays }) => (
          <tr key={`${status} ${waitsFor}`}>
            <th scope="row" className="board__name">
              <Link href={`/?status=${status}`}>{t(applicationStatusText(status).text)}</Link>
              {party !== undefined && <span> ({t(text.waitsForParty[party])})</span>}
            </th>
            <td className="figures">{cases}</td>
            <td>
              <Bar stretches={[{ kind: waitsFor, value: cases }]} most={most} />
            </td>
            <td className="figures">{blocked}</td>
            <td>{t(text.days, { count: halfDays })}</td>
            <td>{t(text.days, { count: longestDays })}</td>
          </tr>
        ))}
      </Table>
    </Part>
  );
}
