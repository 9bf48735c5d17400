import { useEffect, useState } from 'react';
import { filePagesAddress, pagePictureAddress } from '../../case/addresses.ts';
import { useText, type BilingualText } from '../../ui/language.tsx';
import { text } from './text.ts';
import './FilePages.css';

type Pages = { readonly shows: 'pages' | 'text'; readonly pages: readonly { readonly width: number; readonly height: number }[] };

/** What `/files/{id}/pages` answers: the pages, or why there are none. */
async function askPages(fileId: string, signal: AbortSignal): Promise<Pages | { readonly because: BilingualText }> {
  const answer = await fetch(filePagesAddress(fileId), { signal });
  if (answer.status === 422) return { because: ((await answer.json()) as { text: BilingualText }).text };
  return answer.ok ? ((await answer.json()) as Pages) : { because: text.cannotShow };
}

/** The pages of a file that browsers do not show themselves, as pictures that the server draws. */
export function FilePages({ fileId, rotation }: { fileId: string; rotation: number }) {
  const t = useText();
  const [found, setFound] = useState<Awaited<ReturnType<typeof askPages>>>();
  useEffect(() => {
    const leave = new AbortController();
    askPages(fileId, leave.signal).then(setFound, () => {
      if (!leave.signal.aborted) setFound({ because: text.cannotShow });
    });
    return () => leave.abort();
  }, [fileId, rotation]);
  if (!found) return <p role="status">{t(text.pagesArriving)}</p>;
  if ('because' in found) return <p>{t(found.because)}</p>;
  const { pages, shows } = found;
  return (
    <>
      {shows === 'text' && <p>{t(text.shownAsText)}</p>}
      <ol className="viewer__pages">
        {pages.map(({ width, height }, index) => {
          const page = index + 1;
          return (
            <li key={page}>
              <img
                src={pagePictureAddress(fileId, page, 1200, rotation)}
                width={Math.round(width)}
                height={Math.round(height)}
                loading="lazy"
                alt={t(text.pagePicture, { page, pages: pages.length })}
              />
            </li>
          );
        })}
      </ol>
    </>
  );
}
