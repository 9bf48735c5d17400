import { useAskOnChange } from "../../api/useAskOnChange.ts";
import { useQuery } from "../../api/useQuery.ts";
import { ApplicationGate } from "../../case/loading/ApplicationGate.tsx";
import { planPath } from "../../case/loading/addresses.ts";
import { Page } from "../../shell/Page.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { Details } from "../../ui/layout/Details.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { requestsQuery } from "./operations.ts";
import { RecordRequest } from "./RecordRequest.tsx";
import { RequestCard } from "./RequestCard.tsx";
import { text } from "./requests.text.ts";
import "./requests.css";

/** What the authorities asked for: what it is, until when, what is there, what is missing, and the one next step. */
export function RequestsPage({ applicationId }: { applicationId: string }) {
  const { t } = useLanguage();
  const query = useQuery(requestsQuery, { id: applicationId });
  const { askNow } = useAskOnChange(applicationId, query);
  return (
    <ApplicationGate value={query.data?.application} failure={query.failure} onRetry={askNow}>
      {(application) => {
        const { authorityRequests, authorityRequestForm, abilities } = application;
        const mayRecord = abilities.includes("recordRequests");
        const inOrder = authorityRequests.toSorted((one, other) => Number(other.isOpen) - Number(one.isOpen));
        return (
          <Page title={t(text.title)} lead={t(text.lead)} backHref={planPath(applicationId)}>
            {inOrder.map((request) => (
              <RequestCard key={request.id} application={application} request={request} onChanged={askNow} />
            ))}
            {inOrder.length === 0 && (
              <EmptyState title={t(text.none)}>
                <p>{t(mayRecord ? text.noneMore : text.notYet)}</p>
              </EmptyState>
            )}
            {mayRecord && authorityRequestForm && (
              <Details summary={t(text.record)}>
                <RecordRequest application={application} form={authorityRequestForm} onChanged={askNow} />
              </Details>
            )}
          </Page>
        );
      }}
    </ApplicationGate>
  );
}
