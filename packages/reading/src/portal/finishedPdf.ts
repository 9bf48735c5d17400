import { createHash } from "node:crypto";

export type PdfEnd = {
  readonly title: string;
  /** YYYY-MM-DD */
  readonly date: string;
  /** Pages count from 0. */
  readonly bookmarks: readonly { readonly title: string; readonly page: number }[];
};

/**
 * A PDF that PDFium wrote (docs/adr/0032), with a title, bookmarks and a day of our own, so that the same pages give the same
 * bytes on any day. What is new is appended as an update (ISO 32000-1, 7.5.6); what PDFium says of the hour is overwritten in
 * place, at the same length, as is its identifier.
 */
export function finishedPdf(pdf: Buffer, { title, date, bookmarks }: PdfEnd): Buffer {
  const tail = trailerOf(pdf);
  const kids = pagesOf(pdf, tail.root);
  const outlines = tail.size;
  const first = outlines + 1;
  const objects = new Map<number, string>();
  const info = `<</Title${hexText(title)}/Creator(Boreal)/Producer(Boreal)/CreationDate(D:${date.replaceAll("-", "")}000000Z)>>`;
  const infoNumber = tail.info ?? outlines + bookmarks.length + 1;
  objects.set(infoNumber, info);
  if (bookmarks.length > 0) {
    objects.set(
      tail.root.number,
      `<</Type/Catalog/Pages ${tail.root.pages} 0 R/Outlines ${outlines} 0 R/PageMode/UseOutlines>>`,
    );
    objects.set(
      outlines,
      `<</Type/Outlines/First ${first} 0 R/Last ${first + bookmarks.length - 1} 0 R/Count ${bookmarks.length}>>`,
    );
    for (const [index, bookmark] of bookmarks.entries()) {
      const page = kids[bookmark.page];
      if (page === undefined) throw new RangeError("a bookmark of a page that is not there");
      const before = index > 0 ? `/Prev ${first + index - 1} 0 R` : "";
      const after = index < bookmarks.length - 1 ? `/Next ${first + index + 1} 0 R` : "";
      objects.set(
        first + index,
        `<</Title${hexText(bookmark.title)}/Parent ${outlines} 0 R${before}${after}/Dest[${page} 0 R/Fit]>>`,
      );
    }
  }
  const still = withoutHour(pdf, tail);
  return appended(still, objects, tail);
}

type Tail = {
  readonly root: { readonly number: number; readonly pages: number };
  readonly info: number | undefined;
  readonly size: number;
  readonly start: number;
  /** Where the trailer begins. */
  readonly at: number;
};

/** The last trailer of a file that PDFium saved as a whole: one table, every dictionary in the open. */
function trailerOf(pdf: Buffer): Tail {
  const at = pdf.lastIndexOf("trailer");
  const words = at < 0 ? "" : pdf.toString("latin1", at);
  const number = (pattern: RegExp): number | undefined => {
    const found = pattern.exec(words)?.[1];
    return found === undefined ? undefined : Number(found);
  };
  const root = number(/\/Root (\d+) 0 R/);
  const size = number(/\/Size (\d+)/);
  const start = number(/startxref\s+(\d+)/);
  if (root === undefined || size === undefined || start === undefined) throw new Error("not a PDF as PDFium writes it");
  const pages = /\/Pages (\d+) 0 R/.exec(objectOf(pdf, root))?.[1];
  if (pages === undefined) throw new Error("a PDF without its pages");
  return { root: { number: root, pages: Number(pages) }, info: number(/\/Info (\d+) 0 R/), size, start, at };
}

function objectOf(pdf: Buffer, number: number): string {
  const at = pdf.indexOf(`\n${number} 0 obj`);
  const end = pdf.indexOf("endobj", at);
  if (at < 0 || end < 0) throw new Error("a PDF that names an object it does not have");
  return pdf.toString("latin1", at, end);
}

/** The numbers of the page objects, in order; PDFium may group them. */
function pagesOf(pdf: Buffer, { pages }: Tail["root"]): readonly number[] {
  const kidsOf = (number: number, depth: number): readonly number[] => {
    const kids = /\/Kids\s*\[([^\]]*)\]/.exec(objectOf(pdf, number))?.[1];
    if (kids === undefined || depth > 20) return [number];
    return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid]) => kidsOf(Number(kid), depth + 1));
  };
  return kidsOf(pages, 0);
}

/** UTF-16 in hexadecimal: no sign needs an escape. */
const hexText = (text: string): string =>
  `<FEFF${Buffer.from(text, "utf16le").swap16().toString("hex").toUpperCase()}>`;

const hour = /CreationDate\(D:\d{14}/g;
const identifier = /\/ID\[<([0-9A-F]+)><([0-9A-F]+)>\]/;

/** The same file, with zeros where PDFium wrote the hour and an identifier of chance. */
function withoutHour(pdf: Buffer, { info, at }: Tail): Buffer {
  const still = Buffer.from(pdf);
  if (info !== undefined) {
    const from = still.indexOf(`\n${info} 0 obj`);
    const until = still.indexOf("endobj", from);
    const words = still.toString("latin1", from, until).replaceAll(hour, (found) => found.replaceAll(/\d/g, "0"));
    still.write(words, from, "latin1");
  }
  const words = still
    .toString("latin1", at)
    .replace(identifier, (found) => found.replaceAll(/[0-9A-F]{2,}/g, (hex) => "0".repeat(hex.length)));
  still.write(words, at, "latin1");
  return still;
}

function appended(pdf: Buffer, objects: ReadonlyMap<number, string>, { root, info, size, start }: Tail): Buffer {
  const separator = pdf.at(-1) === 0x0a ? "" : "\n";
  let position = pdf.length + separator.length;
  const numbers = [...objects.keys()].toSorted((one, other) => one - other);
  const places = new Map<number, number>();
  const bodies = numbers.map((number) => {
    const body = `${number} 0 obj\n${objects.get(number) ?? ""}\nendobj\n`;
    places.set(number, position);
    position += Buffer.byteLength(body);
    return body;
  });
  const table = numbers
    .map((number) => `${number} 1\n${String(places.get(number)).padStart(10, "0")} 00000 n \n`)
    .join("");
  const most = Math.max(size, ...numbers.map((number) => number + 1));
  const id = createHash("sha256").update(pdf).update(bodies.join("")).digest("hex").slice(0, 32).toUpperCase();
  const trailer = `xref\n${table}trailer\n<</Root ${root.number} 0 R/Info ${info ?? numbers.at(-1)} 0 R/Size ${most}/Prev ${start}/ID[<${id}><${id}>]>>\nstartxref\n${position}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(separator + bodies.join("") + trailer, "latin1")]);
}
