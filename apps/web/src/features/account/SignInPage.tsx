import { Page } from '../../shell/Page.tsx';

/** To be written in this part of the work. */
export function SignInPage() {
  return <Page title="SignInPage">{null}</Page>;
}
