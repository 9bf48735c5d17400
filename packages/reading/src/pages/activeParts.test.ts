import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { hasActiveParts } from "./activeParts.ts";

const pdf = (...objects: string[]) =>
  Buffer.from(
    `%PDF-1.7\n${objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join("")}`,
    "latin1",
  );
const packed = (text: string) =>
  `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\n${deflateSync(Buffer.from(text)).toString("latin1")}\nendstream`;

test.each<[string, Buffer, boolean]>([
  ["a plain page", pdf("<< /Type /Catalog /Pages 2 0 R >>"), false],
  ["a program that runs on opening", pdf("<< /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> >>"), true],
  ["a program whose names are written in codes", pdf("<< /OpenAction << /S /J#61v#61Script /#4AS (1) >> >>"), true],
  ["a program in packed objects", pdf(packed("1 0 << /S /JavaScript /JS (1) >>")), true],
  ["an address that opens by itself", pdf("<< /OpenAction << /S /URI /URI (http://example.test) >> >>"), true],
  [
    "the same in an object of its own",
    pdf("<< /OpenAction 2 0 R >>", "<< /S /URI /URI (http://example.test) >>"),
    true,
  ],
  [
    "a link that somebody has to press",
    pdf("<< /OpenAction [2 0 R /Fit] >>", "<< /Subtype /Link /A << /S /URI /URI (http://example.test) >> >>"),
    false,
  ],
  ["another program that is started", pdf("<< /AA << /O << /S /Launch /F (x) >> >> >>"), true],
  ["a file inside the file", pdf("<< /Names << /EmbeddedFiles 2 0 R >> >>"), true],
  [
    "the same letters in the contents of a picture",
    pdf("<< /Length 20 >>\nstream\n/JS /Launch /JavaScript\nendstream"),
    false,
  ],
  ["a name that only begins alike", pdf("<< /JSON 1 /Launcher 2 >>"), false],
  ["packed objects that would fill the memory", pdf(packed(" ".repeat(9_000_000))), false],
])("%s", (_what, bytes, expected) => {
  expect(hasActiveParts(bytes)).toBe(expected);
});
