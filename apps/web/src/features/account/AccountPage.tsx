import { Page } from '../../shell/Page.tsx';

/** To be written in this part of the work. */
export function AccountPage() {
  return <Page title="AccountPage">{null}</Page>;
}
