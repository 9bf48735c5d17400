import { useEffect, useRef, useState, type RefObject } from "react";
import { filePagesAddress, pagePictureAddress } from "../loading/addresses.ts";
import { useText, type BilingualText } from "../../ui/language.tsx";
import { MarkedPlace } from "./MarkedPlace.tsx";
import { text } from "./filePages.text.ts";
import type { Box } from "./turned.ts";
import "./FilePages.css";

type Pages = {
  readonly shows: "pages" | "text";
  readonly pages: readonly { readonly width: number; readonly height: number }[];
};

/** What `/files/{id}/pages` answers: the pages, or why there are none. */
async function askPages(fileId: string, signal: AbortSignal): Promise<Pages | { readonly because: BilingualText }> {
  const answer = await fetch(filePagesAddress(fileId), { signal });
  if (answer.status === 422) return { because: ((await answer.json()) as { text: BilingualText }).text };
  return answer.ok ? ((await answer.json()) as Pages) : { because: text.cannotShow };
}

type FilePagesProps = {
  fileId: string;
  rotation: number;
  /** Where a read value stands, on the page as it is turned. */
  marked?: { readonly page: number; readonly box: Box } | undefined;
  /** What the pages scroll in, beside other things. Then nothing around it moves when another place is marked. */
  pane?: RefObject<HTMLElement | null>;
};

/** Scrolls a pane so far that a place of a page in it is seen; not at all where it is. */
function bringIntoPane(pane: HTMLElement, page: HTMLElement, [, top = 0, , height = 0]: Box): void {
  const [around, inside] = [pane.getBoundingClientRect(), page.getBoundingClientRect()];
  const start = inside.top + top * inside.height - around.top;
  if (start >= 0 && start + height * inside.height <= around.height) return;
  pane.scrollTop += start - around.height / 3;
}

/** The pages of a file that browsers do not show themselves, as pictures that the server draws. */
export function FilePages({ fileId, rotation, marked, pane }: FilePagesProps) {
  const t = useText();
  const [found, setFound] = useState<Awaited<ReturnType<typeof askPages>>>();
  useEffect(() => {
    const leave = new AbortController();
    askPages(fileId, leave.signal).then(setFound, () => {
      if (!leave.signal.aborted) setFound({ because: text.cannotShow });
    });
    return () => leave.abort();
  }, [fileId, rotation]);
  const markedItem = useRef<HTMLLIElement>(null);
  const markedPage = marked?.page;
  const box = marked?.box;
  const broughtInto = useRef("");
  // A value further down is not looked for by hand. Once it was brought there, the pages are the reader's to scroll.
  useEffect(() => {
    const item = markedItem.current;
    const place = `${markedPage} ${box?.join()}`;
    if (!found || !item || markedPage === undefined || broughtInto.current === place) return;
    broughtInto.current = place;
    if (pane?.current && box) bringIntoPane(pane.current, item, box);
    else if (markedPage > 1) item.scrollIntoView({ block: "start" });
  }, [found, markedPage, box, pane]);
  if (!found) return <p role="status">{t(text.pagesArriving)}</p>;
  if ("because" in found) return <p>{t(found.because)}</p>;
  const { pages, shows } = found;
  return (
    <>
      {shows === "text" && <p>{t(text.shownAsText)}</p>}
      <ol className="viewer__pages">
        {pages.map(({ width, height }, index) => {
          const page = index + 1;
          return (
            <li key={page} ref={page === markedPage ? markedItem : undefined}>
              <img
                src={pagePictureAddress(fileId, page, 1200, rotation)}
                width={Math.round(width)}
                height={Math.round(height)}
                loading="lazy"
                alt={t(text.pagePicture, { page, pages: pages.length })}
              />
              {shows === "pages" && marked && page === markedPage && <MarkedPlace box={marked.box} />}
            </li>
          );
        })}
      </ol>
    </>
  );
}
