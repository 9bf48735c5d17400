import { useState } from "react";
import { Link } from "wouter";
import type { ResultOf } from "../../api/graphql.ts";
import { useQuery } from "../../api/useQuery.ts";
import { applicationStatusText, applicationTypeText } from "../../shell/applicationText.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { Page } from "../../shell/Page.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import { StatusTag } from "../../ui/layout/StatusTag.tsx";
import { Table } from "../../ui/layout/Table.tsx";
import { TextField } from "../../ui/controls/TextField.tsx";
import { matching } from "../../ui/choices/typeAhead.ts";
import { applicationsQuery } from "./operations.ts";
import { text } from "./text.ts";

const noVariables = {};

type ListedCase = ResultOf<typeof applicationsQuery>["applications"][number];

/** The cases in a staff member's scope, newest first, filtered by typing. */
export function CaseListPage() {
  const { t } = useLanguage();
  const { data, failure, reload } = useQuery(applicationsQuery, noVariables);
  const [typed, setTyped] = useState("");
  const cases = (data?.applications ?? []).map((application) => {
    const name = `${application.owner.firstName} ${application.owner.lastName}`.trim();
    return { value: application.id, label: name === "" ? t(text.unnamed) : name, application };
  });
  const wanted = new Set(matching(cases, typed).map((each) => each.value));
  const shown = cases.filter((each) => wanted.has(each.value));
  const head = [text.columnApplicant, text.columnType, text.columnStatus, text.columnSince, text.columnAnswered];
  return (
    <Page title={t(text.casesTitle)} width="wide">
      <div className="density-desk">
        <FailureBanner failure={failure} onRetry={reload} />
        {!data && !failure && <Spinner />}
        {data && cases.length === 0 && (
          <EmptyState title={t(text.casesEmptyTitle)}>
            <p>{t(text.casesEmpty)}</p>
          </EmptyState>
        )}
        {cases.length > 0 && (
          <>
            <TextField
              id="filter"
              label={t(text.filter)}
              value={typed}
              onChange={setTyped}
              width="medium"
              autoComplete="off"
            />
            {shown.length === 0 ? (
              <p role="status">{t(text.noMatch)}</p>
            ) : (
              <Table caption={t(text.casesTitle)} captionHidden head={head.map((title) => t(title))}>
                {shown.map(({ value, label, application }) => (
                  <CaseRow key={value} label={label} application={application} />
                ))}
              </Table>
            )}
          </>
        )}
      </div>
    </Page>
  );
}

function CaseRow({ label, application }: { label: string; application: ListedCase }) {
  const { t, date } = useLanguage();
  const status = applicationStatusText(application.status);
  const { answered, skipped, total } = application.plan.progress;
  return (
    <tr>
      <th scope="row">
        <Link href={`/applications/${application.id}`}>{label}</Link>
      </th>
      <td>{t(applicationTypeText(application.type))}</td>
      <td>
        <StatusTag tone={status.tone}>{t(status.text)}</StatusTag>
      </td>
      <td>
        <time dateTime={application.statusUpdatedAt}>{date(application.statusUpdatedAt.slice(0, 10))}</time>
      </td>
      <td className="figures">{t(text.progressOf, { answered, total: total - skipped })}</td>
    </tr>
  );
}
