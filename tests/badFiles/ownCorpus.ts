import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { crc32, deflateRawSync, deflateSync } from "node:zlib";
import { smallPdf } from "../browser/client.ts";
import type { BadFile, Corpus, Expectation, FileName } from "./manifest.ts";

/** A small corpus of our own, made anew each time: one or two of each way to be bad. It holds nothing that somebody else wrote. */
export function ownCorpus(): Corpus & { remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), "boreal-own-bad-files-"));
  const files = made.map(([name, expect, code, bytes]): BadFile => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), bytes);
    // Time and memory are measurements, and the suite makes none.
    return {
      file: name,
      bytes: bytes.length,
      category: "own",
      bad: name,
      expect,
      code,
      max_ms: 120_000,
      max_extra_rss_mb: 2000,
      ...(name.startsWith("ok-") && name.endsWith(".pdf") ? { reference: { pages: 1, text: 20 } } : {}),
    };
  });
  return { folder, files, names, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

const latin = (text: string) => Buffer.from(text, "latin1");

/** A PDF of these objects, numbered from 1; the first is its catalogue. */
function pdfOf(...objects: (string | Buffer)[]): Buffer {
  const parts = objects.map((object, index) =>
    Buffer.concat([
      latin(`${index + 1} 0 obj\n`),
      Buffer.isBuffer(object) ? object : latin(object),
      latin("\nendobj\n"),
    ]),
  );
  const start = latin("%PDF-1.7\n");
  let at = start.length;
  const places = parts.map((part) => {
    const place = `${String(at).padStart(10, "0")} 00000 n \n`;
    at += part.length;
    return place;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([start, ...parts, latin(table)]);
}

const stream = (entries: string, content: Buffer) =>
  Buffer.concat([latin(`<< ${entries} /Length ${content.length} >>\nstream\n`), content, latin("\nendstream")]);
const words = stream("", latin("BT /F1 18 Tf 72 700 Td (Statement of account for January, page one of one) Tj ET"));
const font = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>";
const page = (more = "") =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${more} >> >>`;
const onePage = "<< /Type /Pages /Kids [3 0 R] /Count 1 >>";
const catalogue = (more = "") => `<< /Type /Catalog /Pages 2 0 R ${more} >>`;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([latin(type), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length, 0);
  numbers.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)]);
}

/** A grey PNG that says it has this size. */
function png(width: number, height: number, ...more: Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const rows = Buffer.alloc((Math.min(width, 400) + 1) * Math.min(height, 300), 200);
  for (let row = 0; row < rows.length; row += Math.min(width, 400) + 1) rows[row] = 0;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    ...more,
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A zip file of these parts. */
function zip(parts: Readonly<Record<string, Buffer>>): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(parts)) {
    const packed = deflateRawSync(content);
    const facts = Buffer.alloc(26);
    [20, 0, 8, 0, 0].forEach((value, index) => facts.writeUInt16LE(value, index * 2));
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([latin("PK\x03\x04"), facts, latin(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    entries.push(Buffer.concat([latin("PK\x01\x02\x14\x00"), facts, place, latin(name)]));
    locals.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...locals, directory, latin("PK\x05\x06"), end]);
}

const types = latin(
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
);
const call = "http://127.0.0.1:4810/called";

const scanner = "X5O!P%@AP[4\\PZX54(P^)7CC)7}$";
const good = smallPdf("Statement of account for January page one of one", 2000);

const made: readonly (readonly [name: string, expect: Expectation, code: string | null, bytes: Buffer])[] = [
  ["ok-statement.pdf", "accept", null, good],
  ["ok-photo.png", "accept", null, png(400, 300)],
  ["page.html", "reject", "FILE_TYPE_NOT_ALLOWED", latin("<!doctype html><script>alert(1)</script>")],
  ["page-named.pdf", "reject", "FILE_TYPE_MISMATCH", latin(`<html><img src="${call}">`)],
  [
    "drawing.svg",
    "reject",
    "FILE_TYPE_NOT_ALLOWED",
    latin(`<svg xmlns="http://www.w3.org/2000/svg"><image href="${call}"/></svg>`),
  ],
  [
    "drawing-named.png",
    "reject",
    "FILE_TYPE_MISMATCH",
    latin('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
  ],
  ["instructions.png", "reject", "FILE_TYPE_MISMATCH", latin(`push graphic-context\nimage over 0,0 1,1 '${call}'\n`)],
  ["program.jpg", "reject", "FILE_TYPE_MISMATCH", Buffer.concat([latin("MZ"), Buffer.alloc(300)])],
  ["harmless-virus-pattern.com", "reject", "FILE_TYPE_NOT_ALLOWED|MALWARE", latin(scanner)],
  ["picture.gif", "reject", "FILE_TYPE_MISMATCH|NOT_READABLE", latin("GIF89a/*aaaaaaaaaa*/=alert(1);")],
  ["archive.zip", "reject", "FILE_TYPE_NOT_ALLOWED", zip({ "a.txt": latin("a") })],
  ["archive-named.docx", "reject", "FILE_TYPE_MISMATCH", zip({ "a.txt": latin("a") })],
  [
    "macro.docx",
    "reject",
    "ACTIVE_CONTENT",
    zip({ "[Content_Types].xml": types, "word/document.xml": latin("<w/>"), "word/vbaProject.bin": latin("x") }),
  ],
  ["empty.pdf", "reject", "FILE_EMPTY", Buffer.alloc(0)],
  ["zeros.pdf", "reject", "FILE_TYPE_MISMATCH", Buffer.alloc(4096)],
  ["mark-only.pdf", "reject_or_unreadable", "NOT_READABLE", latin("%PDF-1.7\n")],
  ["cut.pdf", "reject_or_unreadable", "NOT_READABLE", good.subarray(0, 150)],
  ["cut.png", "reject_or_unreadable", "NOT_READABLE", png(400, 300).subarray(0, 120)],
  ["pixels.png", "reject", "IMAGE_TOO_MANY_PIXELS", png(60_000, 60_000)],
  [
    "text-bomb.png",
    "either",
    null,
    png(400, 300, chunk("zTXt", Buffer.concat([latin("Comment\0\0"), deflateSync(Buffer.alloc(60_000_000))]))),
  ],
  [
    "many-pages.pdf",
    "reject",
    "TOO_MANY_PAGES",
    pdfOf(catalogue(), `<< /Type /Pages /Kids [${"3 0 R ".repeat(5000)}] /Count 5000 >>`, page(), words, font),
  ],
  ["page-loop.pdf", "reject_or_unreadable", null, pdfOf(catalogue(), "<< /Type /Pages /Kids [2 0 R] /Count 1 >>")],
  [
    "inflating.pdf",
    "reject_or_unreadable",
    "NOT_READABLE|FILE_TOO_COMPLEX",
    pdfOf(
      catalogue(),
      onePage,
      page(),
      stream("/Filter [/FlateDecode /FlateDecode]", deflateSync(deflateSync(Buffer.alloc(500_000_000)))),
      font,
    ),
  ],
  [
    "huge-picture.pdf",
    "reject_or_unreadable",
    null,
    pdfOf(
      catalogue(),
      onePage,
      page("/XObject << /I 6 0 R >>"),
      stream("", latin("q 612 0 0 792 0 0 cm /I Do Q")),
      font,
      stream(
        "/Type /XObject /Subtype /Image /Width 40000 /Height 40000 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode",
        deflateSync(Buffer.alloc(1_000_000)),
      ),
    ),
  ],
  [
    "draws-itself.pdf",
    "accept_or_unreadable",
    null,
    pdfOf(
      catalogue(),
      onePage,
      page("/XObject << /X 6 0 R >>"),
      stream("", latin("/X Do")),
      font,
      stream(
        "/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /XObject << /X 6 0 R >> >>",
        latin("/X Do /X Do"),
      ),
    ),
  ],
  [
    "program-on-opening.pdf",
    "sanitise",
    "ACTIVE_CONTENT (warning)",
    pdfOf(
      catalogue(`/OpenAction << /S /JavaScript /JS (app.launchURL\\("${call}"\\)) >>`),
      onePage,
      page(),
      words,
      font,
    ),
  ],
  [
    "calls-on-opening.pdf",
    "sanitise",
    "ACTIVE_CONTENT (warning)",
    pdfOf(catalogue(`/OpenAction << /S /URI /URI (${call}) >>`), onePage, page(), words, font),
  ],
  [
    "content-elsewhere.pdf",
    "reject_or_unreadable",
    null,
    pdfOf(catalogue(), onePage, page(), stream(`/F << /FS /URL /F (${call}) >>`, Buffer.alloc(0)), font),
  ],
];

const names: readonly FileName[] = [
  { name: "../../../../etc/passwd.pdf", what: "path" },
  { name: "letter\r\nSet-Cookie: a=b.pdf", what: "line break" },
  { name: "<b>letter</b>.pdf", what: "HTML" },
  { name: "=1+1.pdf", what: "formula" },
  { name: "letter.pdf.exe", what: "double extension" },
  { name: "con.pdf", what: "reserved" },
  { name: "", what: "empty" },
  { name: "\ud800letter.pdf", what: "lone surrogate" },
  { name: `${"é".repeat(2000)}.pdf`, what: "4004 bytes: reject" },
  { name: "Relevé bancaire.pdf", what: "accents in parts (accept)" },
  { name: "护照 پاسپورت 🛂.pdf", what: "other scripts (accept)" },
];
