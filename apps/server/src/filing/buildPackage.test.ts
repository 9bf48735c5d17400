import { createHash } from "node:crypto";
import { describePackage } from "@boreal/domain/filing/describePackage";
import { fieldsUnverified } from "@boreal/domain/vault/files/portals";
import type { Language } from "@boreal/domain/kernel/text";
import { computePlan } from "@boreal/domain/plan/plan";
import { aCase } from "@boreal/domain/test/caseBuilder";
import { limitsOf, thresholdsInForce } from "@boreal/reading/limits";
import { openPdf } from "@boreal/reading/pages/pdfPages";
import { describe, expect, test } from "vitest";
import { drawPdf } from "../../../../tests/samples/pdfDocument.ts";
import { grain, photo } from "../../../../tests/samples/plainPictures.ts";
import { buildPackage, type BuiltPackage, type PackageProgress } from "./buildPackage.ts";

const page = async (words: string) => await drawPdf((pdf) => pdf.text(words));
const types = ["pdf", "jpg"] as const;

type Files = Readonly<Record<string, Uint8Array>>;

async function built(
  the: ReturnType<typeof aCase>,
  files: Files,
  {
    maxBytes = 2_000_000,
    language = "en",
    onProgress,
  }: { maxBytes?: number; language?: Language; onProgress?: (one: PackageProgress) => void } = {},
): Promise<BuiltPackage> {
  const caseFile = the.build();
  const described = describePackage(caseFile, { portal: "irccPortal", language });
  return await buildPackage({
    described: { ...described, limit: { maxBytes, types } },
    source: {
      caseFile,
      plan: computePlan(caseFile),
      takesPasswords: false,
      fileOf: (fileId) => {
        const bytes = files[fileId];
        if (!bytes) throw new Error(`no file ${fileId}`);
        return Promise.resolve({ bytes, rotation: 0, sha256: createHash("sha256").update(bytes).digest("hex") });
      },
      fillForm: () => Promise.resolve(undefined),
      letterFile: () => Promise.resolve(Buffer.from("")),
      clausesOf: () => [],
    },
    ...(onProgress ? { onProgress } : {}),
  });
}

const contentOf = ({ files }: BuiltPackage, path: string): Uint8Array => {
  const found = files.find((one) => one.path === path);
  if (!found) throw new Error(`not in the package: ${path}`);
  return found.content;
};

const funds = aCase()
  .document("proof-of-funds")
  .document("proof-of-funds")
  .document("guaranteed-investment-certificate");
const name = "1-applicant/01-proof-of-means-of-financial-support";

describe("the files of a package", () => {
  test("several slots of one field are one PDF, with a bookmark at the first page of each", async () => {
    const pages = await Promise.all(["one", "two", "three"].map((words) => page(words)));
    const [f1, f2, f3] = pages as [Buffer, Buffer, Buffer];
    const seen: PackageProgress[] = [];
    const result = await built(funds, { f1, f2, f3 }, { onProgress: (one) => void seen.push(one) });
    const pdf = contentOf(result, `${name}.pdf`);
    const opened = await openPdf(pdf, limitsOf(thresholdsInForce()));
    if ("error" in opened) throw new Error(opened.error.code);
    const texts = await Promise.all(
      opened.file.pages.map(async (one) => (await one.ownText()).words.map(({ text }) => text).join(" ")),
    );
    opened.file.close();
    expect(texts).toEqual(["one", "two", "three"]);
    const words = Buffer.from(pdf).toString("latin1");
    const titles = [...words.matchAll(/\/Title<FEFF([0-9A-F]+)>\/Parent/g)].map(([, hex = ""]) =>
      Buffer.from(hex, "hex").swap16().toString("utf16le"),
    );
    expect(titles).toEqual(["Proof of Funds: Bank statements", "Guaranteed Investment Certificate (GIC)"]);
    expect(seen).toEqual([{ done: 0, of: 1, path: name }]);
    expect(result.manifest.entries[0]).toMatchObject({ pages: 3, field: { id: "funds" } });
  });

  test("a limit that nothing meets: it is split, what fits goes along, and the file that does not is named", async () => {
    const [f1, f3] = await Promise.all([page("one"), page("three")]);
    const result = await built(funds, { f1, f2: await grain(), f3 }, { maxBytes: 60_000 });
    expect(result.manifest.entries.map(({ path }) => path)).toEqual([
      `${name}-part-1-part-1.pdf`,
      `${name}-part-2.pdf`,
    ]);
    expect(result.manifest.failures).toMatchObject([{ code: "tooLarge", fileIds: ["f2"], field: { id: "funds" } }]);
    expect(result.manifest.failures[0]?.text.en).toMatch(/limit of 0\.1 MB.*Scan/);
    expect(result.manifest.isWhole).toBe(false);
    for (const { bytes } of result.manifest.entries) expect(bytes).toBeLessThanOrEqual(60_000);
    expect(result.manifest.entries.every(({ toDo }) => toDo.length === 1)).toBe(true);
  });

  test("a photo stays a picture and is made smaller as one", async () => {
    const photos = aCase().document("digital-photo");
    const result = await built(photos, { f1: await grain() }, { maxBytes: 900_000 });
    const [entry] = result.manifest.entries;
    expect(entry?.path).toBe("1-applicant/01-digital-photo.jpg");
    expect(entry?.bytes).toBeLessThanOrEqual(900_000);
    const small = await photo();
    const asIs = await built(photos, { f1: small });
    expect(Buffer.from(contentOf(asIs, "1-applicant/01-digital-photo.jpg")).equals(small)).toBe(true);
  });

  test.each(["en", "fr"] as const)(
    "the index says that nobody has verified the fields of the portal, in %s",
    async (language) => {
      const result = await built(aCase().document("digital-photo"), { f1: await photo() }, { language });
      const opened = await openPdf(contentOf(result, "index.pdf"), limitsOf(thresholdsInForce()));
      if ("error" in opened) throw new Error(opened.error.code);
      const words = (await opened.file.pages[0]?.ownText())?.words.map(({ text }) => text).join(" ");
      opened.file.close();
      expect(words?.replaceAll(/\s+/g, " ")).toContain(fieldsUnverified[language].replaceAll(/\s+/g, " "));
    },
  );

  test("a file that is gone while the package is made leaves no half of one", async () => {
    await expect(built(funds, { f1: await page("one") })).rejects.toThrow("no file f2");
  });
});
