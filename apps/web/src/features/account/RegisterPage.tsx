import { Page } from '../../shell/Page.tsx';

/** To be written in this part of the work. */
export function RegisterPage() {
  return <Page title="RegisterPage">{null}</Page>;
}
