import { Page } from '../../shell/Page.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

/** Placeholder until the feature is written; replaced by WEB-FEATURES. */
export function AssessmentPage(_props: { applicationId: string; stepId: string }) {
  return (
    <Page title="AssessmentPage">
      <Spinner />
    </Page>
  );
}
