import { useEffect } from "react";
import { useQuery } from "../../../api/useQuery.ts";
import { ApplicationGate } from "../../../case/loading/ApplicationGate.tsx";
import { planPath } from "../../../case/loading/addresses.ts";
import type { TheApplication } from "../../../case/loading/theCase.ts";
import { useApplication } from "../../../case/loading/useApplication.ts";
import { documentReviewsQuery } from "../../../case/review/operations.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Page } from "../../../shell/Page.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { documentsText as text } from "./documents.text.ts";
import { ReviewView } from "./ReviewView.tsx";

/** Every document of a case, one after the other, with the keyboard or without. */
export function ReviewDocumentsPage({ applicationId }: { applicationId: string }) {
  const { application, failure, reload } = useApplication(applicationId, "whole");
  return (
    <ApplicationGate value={application} failure={failure} onRetry={reload}>
      {(known) => <Loaded application={known} onChanged={reload} />}
    </ApplicationGate>
  );
}

function Loaded({ application, onChanged }: { application: TheApplication; onChanged: () => void }) {
  const { t } = useLanguage();
  const { data, failure, reload } = useQuery(documentReviewsQuery, { id: application.id });
  // Whatever changed the case may have been a decision of somebody else.
  useEffect(reload, [application, reload]);
  const name = `${application.owner.firstName} ${application.owner.lastName}`.trim();
  const reviews = data?.application?.documentReviews;
  return (
    <Page title={t(text.title, { name })} width="full" backHref={planPath(application.id)}>
      <FailureBanner failure={failure} onRetry={reload} />
      {reviews ? (
        <ReviewView
          application={application}
          reviews={reviews}
          onChanged={() => {
            reload();
            onChanged();
          }}
        />
      ) : (
        !failure && <Spinner />
      )}
    </Page>
  );
}
