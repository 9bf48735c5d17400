import { Page } from '../../shell/Page.tsx';

/** To be written in this part of the work. */
export function SetUpPage() {
  return <Page title="SetUpPage">{null}</Page>;
}
