import type { PartProps } from "./payments.ts";
import { useSearchParams } from "wouter";
import { useAskOnChange } from "../../api/useAskOnChange.ts";
import { useQuery } from "../../api/useQuery.ts";
import { reasonSentence } from "../../case/reasons/reasonSentence.ts";
import { text as caseText } from "../../case/text.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { Page } from "../../shell/Page.tsx";
import { isStaff, useMe } from "../../shell/session.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { CreditNotes } from "./CreditNotes.tsx";
import { InvoicePart } from "./InvoicePart.tsx";
import { ItemsTable } from "./ItemsTable.tsx";
import { paymentsQuery } from "./operations.ts";
import { PaymentList } from "./PaymentList.tsx";
import { RecordPayment } from "./RecordPayment.tsx";
import { Refunds } from "./Refunds.tsx";
import { text } from "./text.ts";
import "./payment.css";

/** What a plan costs, its invoice, what came in and what went back: the applicant’s page, and the team’s. */
export function PaymentPage({ applicationId }: { applicationId: string }) {
  const { t } = useLanguage();
  const ofTeam = isStaff(useMe().role);
  const query = useQuery(paymentsQuery, { id: applicationId });
  const { askNow } = useAskOnChange(applicationId, query);
  const application = query.data?.application;
  const payments = application?.payments;
  return (
    <Page
      title={t(ofTeam ? text.titleOfTeam : text.title)}
      lead={ofTeam ? undefined : t(payments?.isSettled === true ? text.leadSettled : text.lead)}
      width="wide"
      backHref={`/applications/${applicationId}`}
    >
      <FailureBanner failure={query.failure} onRetry={query.reload} />
      {!query.data && !query.failure && <Spinner />}
      {query.data && !payments && <p>{t(text.none)}</p>}
      {application && payments && (
        <Loaded application={application} payments={payments} onChanged={askNow} ofTeam={ofTeam} />
      )}
    </Page>
  );
}

function Loaded({ ofTeam, ...part }: PartProps & { ofTeam: boolean }) {
  const { t } = useLanguage();
  const [search] = useSearchParams();
  const { application, payments } = part;
  const { items, schoolPays, isSettled, because, openCents } = payments;
  const sentence = reasonSentence(because);
  const may = (ability: string) => application.abilities.includes(ability);
  return (
    <>
      {search.get("paid") === "yes" && openCents > 0 && <Banner tone="quiet">{t(text.comingBack)}</Banner>}
      {isSettled === true && (
        <Banner tone="done" title={t(ofTeam ? text.settledOfTeam : text.settled)}>
          <p>
            {ofTeam && sentence && <>{t(caseText.applicantReads)} </>}
            {schoolPays && !ofTeam ? t(text.schoolPays) : sentence && t(sentence)}
          </p>
        </Banner>
      )}
      {items === null ? (
        <p>{t(text.withheld)}</p>
      ) : (
        <ItemsTable items={items} totalCents={payments.totalCents ?? 0} ofTeam={ofTeam} />
      )}
      <InvoicePart {...part} />
      <PaymentList {...part} />
      {may("recordPayment") && <RecordPayment {...part} />}
      {(ofTeam || payments.refunds.length > 0) && <Refunds {...part} />}
      {(may("giveCredit") || payments.creditNotes.length > 0) && <CreditNotes {...part} />}
    </>
  );
}
