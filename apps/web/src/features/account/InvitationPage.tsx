import { Page } from '../../shell/Page.tsx';

/** To be written in this part of the work. */
export function InvitationPage() {
  return <Page title="InvitationPage">{null}</Page>;
}
