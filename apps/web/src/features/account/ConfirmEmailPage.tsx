import { Page } from '../../shell/Page.tsx';

/** To be written in this part of the work. */
export function ConfirmEmailPage() {
  return <Page title="ConfirmEmailPage">{null}</Page>;
}
