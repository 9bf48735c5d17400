import { Page } from '../../shell/Page.tsx';

/** To be written in this part of the work. */
export function GalleryPage() {
  return <Page title="GalleryPage">{null}</Page>;
}
