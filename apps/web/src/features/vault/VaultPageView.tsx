import { Page } from '../../shell/Page.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

/** Placeholder until the feature is written; replaced by WEB-FEATURES. */
export function VaultPageView(_props: { slug: string; applicationId?: string }) {
  return (
    <Page title="VaultPageView">
      <Spinner />
    </Page>
  );
}
