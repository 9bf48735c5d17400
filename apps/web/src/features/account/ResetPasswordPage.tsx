import { Page } from '../../shell/Page.tsx';

/** To be written in this part of the work. */
export function ResetPasswordPage() {
  return <Page title="ResetPasswordPage">{null}</Page>;
}
