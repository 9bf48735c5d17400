import { Page } from '../../shell/Page.tsx';

/** To be written in this part of the work. */
export function AdministrationPage() {
  return <Page title="AdministrationPage">{null}</Page>;
}
