import { existsSync, readFileSync } from "node:fs";
import { fc } from "../../../../../tests/running/properties.ts";
import { describe, expect, test } from "vitest";
import { contentDisposition, displayName, extensionOf } from "./fileName.ts";

describe("the name a document is shown under", () => {
  const cases: Record<string, string> = {
    "../../../../etc/passwd.pdf": "passwd.pdf",
    "C:\\Users\\amara\\letter.pdf": "letter.pdf",
    "passport\r\nSet-Cookie: a=b.pdf": "passportSet-Cookie_ a=b.pdf",
    "pass\u200bport.pdf": "passport.pdf",
    "gpj.\u202Efdp": "gpj.fdp.pdf",
    "Re\u0301le\u0301ve.pdf": "Réléve.pdf",
    "": "document.pdf",
    "..": "document.pdf",
    ".htaccess": "htaccess.pdf",
    "aux.jpg": "_aux.pdf",
    "passport.pdf.exe": "passport.pdf",
    "scan.jpg": "scan.pdf",
    "letter 12.03": "letter 12.03.pdf",
    "=SUM(1).pdf": "_SUM(1).pdf",
    "<img src=x onerror=alert(1)>.pdf": "_img src=x onerror=alert(1)_.pdf",
    "护照扫描.pdf": "护照扫描.pdf",
    "پاسپورت.pdf": "پاسپورت.pdf",
    "🛂 passport.pdf": "🛂 passport.pdf",
    "__proto__.pdf": "__proto__.pdf",
    "passport.PDF": "passport.PDF",
  };
  for (const [given, shown] of Object.entries(cases)) {
    test(`of ${JSON.stringify(given)}`, () => expect(displayName(given, [".pdf"])).toBe(shown));
  }

  test("is at most 255 bytes, its extension kept", () => {
    const name = displayName(`${"é".repeat(4000)}.pdf`, [".pdf"]);
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
    expect(extensionOf(name)).toBe(".pdf");
  });

  test("never breaks a header, whatever is given", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (given) => {
        const name = displayName(given, [".pdf"]);
        expect(name).not.toMatch(/[\p{Cc}/\\]/u);
        const header = contentDisposition("attachment", name);
        expect(header).toMatch(/^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[A-Za-z0-9!#$&+.^_`|~%-]*$/);
        expect(decodeURIComponent(header.split("UTF-8''")[1] ?? "")).toBe(name);
      }),
    );
  });

  const corpus = new URL("../../../../../shared/bad-files/names.json", import.meta.url);
  test.skipIf(!existsSync(corpus))(
    "of the acceptance corpus: those to be accepted come back unchanged after NFC",
    () => {
      const { names } = JSON.parse(readFileSync(corpus, "utf8")) as { names: { name: string; what: string }[] };
      for (const { name, what } of names) {
        const shown = displayName(name, [".pdf"]);
        expect(shown.length).toBeGreaterThan(0);
        expect(shown).not.toMatch(/[/\\\r\n]/);
        if (what.includes("(accept)")) expect(shown).toBe(name.normalize("NFC"));
      }
    },
  );
});
