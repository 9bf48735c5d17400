import { useEffect, useRef, useState } from "react";
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
};

/** The pages of a file that browsers do not show themselves, as pictures that the server draws. */
export function FilePages({ fileId, rotation, marked }: FilePagesProps) {
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
  // A value on a later page is not looked for by hand.
  useEffect(() => {
    if (found && markedPage !== undefined && markedPage > 1) markedItem.current?.scrollIntoView({ block: "start" });
  }, [found, markedPage]);
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
