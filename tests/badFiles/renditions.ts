import type { Client } from "../browser/client.ts";
import { hang } from "../running/patience.ts";

/** What the pages of a kept file look like to a reader: every picture that is drawn of it. */
export type Renditions = { readonly status: number; readonly pictures: readonly Buffer[] };

/** A page of a hostile file is looked at like any other; the first three stand for all. */
const mostPages = 3;

export async function fetchRenditions(client: Client, id: string): Promise<Renditions> {
  const patience = { signal: AbortSignal.timeout(hang) };
  const listed = await client.request(`/files/${id}/pages`, patience);
  const body = await listed.text();
  if (listed.status !== 200) return { status: listed.status, pictures: [] };
  const { pages } = JSON.parse(body) as { pages: readonly unknown[] };
  const pictures: Buffer[] = [];
  let worst = listed.status;
  for (let page = 1; page <= Math.min(pages.length, mostPages); page += 1) {
    for (const width of [240, 1200]) {
      const drawn = await client.request(`/files/${id}/pages/${page}?width=${width}`, patience);
      const picture = Buffer.from(await drawn.arrayBuffer());
      worst = Math.max(worst, drawn.status);
      if (drawn.status === 200) pictures.push(picture);
    }
  }
  return { status: worst, pictures };
}

/** What must not travel on with a drawn page: programs, addresses, other files, and what a camera wrote about the place. */
const carriedOver =
  /<script|javascript:|alert\(|onerror|app\.launchURL|127\.0\.0\.1|PK\x03\x04|%PDF-|EICAR|Exif\0\0|ns\.adobe\.com\/xap|GPS/i;

export function faultsOfRenditions({ status, pictures }: Renditions): string[] {
  return [
    ...(status >= 500 ? [`drawing its pages answered ${status}`] : []),
    ...(pictures.every((picture) => picture.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])))
      ? []
      : ["a drawn page is no JPEG"]),
    ...(pictures.some((picture) => carriedOver.test(picture.toString("latin1")))
      ? ["a drawn page carries what it must not"]
      : []),
  ];
}
