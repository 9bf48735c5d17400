import { Page } from '../../shell/Page.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

/** Placeholder until the feature is written; replaced by WEB-FEATURES. */
export function PlanPage(_props: { applicationId: string }) {
  return (
    <Page title="PlanPage">
      <Spinner />
    </Page>
  );
}
