import { pdfObjects } from "./pdfObjects.ts";

/** Programs, things that start by themselves, and files inside the file (PDF 32000-1, 12.6.4 and 7.11.4). */
const activeNames =
  /\/(?:JavaScript|JS|Launch|SubmitForm|ImportData|GoToR|GoToE|RichMedia|Rendition|EmbeddedFiles?)(?![\w.-])/;

/** What opening the file, or a page of it, does by itself: an action, not merely a place to show. */
const startsByItself = /\/(?:OpenAction|AA)\s*(?:<<|(\d+)\s+\d+\s+R)/g;
const actionAddress = /\/S\s*\/URI(?!\w)/;

/**
 * Whether a PDF holds parts that another program might run or fetch. Nothing here does; it is said because the file also goes
 * to other people. Looked for in its objects, not in the contents of its streams: there, such letters mean nothing.
 */
export function hasActiveParts(bytes: Uint8Array): boolean {
  return pdfObjects(bytes).some(isActive);
}

function isActive(text: string): boolean {
  if (activeNames.test(text)) return true;
  for (const found of text.matchAll(startsByItself)) {
    const start =
      found[1] === undefined ? found.index : text.search(new RegExp(`(?:^|\\s)${Number(found[1])}\\s+\\d+\\s+obj`));
    if (start >= 0 && actionAddress.test(text.slice(start, start + 500))) return true;
  }
  return false;
}
