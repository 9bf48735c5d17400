import { Page } from '../../shell/Page.tsx';

/** To be written in this part of the work. */
export function HomePage() {
  return <Page title="HomePage">{null}</Page>;
}
