import type { Fault } from "@boreal/domain/kernel/shape";
import type { Memo } from "@boreal/domain/memo/memo";
import { settlementReasons } from "@boreal/domain/lists/authority/refusalReasons";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { memoShape } from "../../../../scripts/schemas/memoShape.ts";
import { aCase, boreal, fileWith, ownFolder } from "../testCommandLine.ts";

const folder = ownFolder();

const student = (more: object = {}) =>
  fileWith(
    folder,
    "student.json",
    aCase({
      profile: { firstName: "Mei", lastName: "Lin" },
      documents: [
        {
          fileId: "f1",
          documentId: "proof-of-funds",
          parsedValues: { closingBalance: 20_000, periodEnd: "2026-11-01" },
        },
      ],
      ...more,
    }),
  );

describe("boreal memo", () => {
  test("--json prints one document in the published format", async () => {
    const { status, out, complaints } = await boreal(["memo", student(), "--json"]);
    const memo = JSON.parse(out) as Memo;
    expect([status, complaints, memo.format]).toEqual([0, [], "boreal-memo/1"]);
    const faults: Fault[] = [];
    memoShape.read(JSON.parse(out), "", faults);
    expect(faults).toEqual([]);
    const ids = memo.reasons.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(settlementReasons.entries.map(({ id }) => id)));
    const funds = memo.reasons.find(({ id }) => id === "insufficientFunds");
    expect(funds).toMatchObject({ covered: "partly", evidence: [{ fileId: "f1", page: 1, isPageRead: false }] });
    expect(funds?.open.every(({ wouldCover }) => wouldCover.length > 0)).toBe(true);
  });

  test("a person reads a table that begins with what it is not", async () => {
    const inEnglish = await boreal(["memo", student()]);
    expect(inEnglish.status).toBe(0);
    expect(inEnglish.out.split("\n")[2]).toMatch(/^This memo predicts nothing\./);
    expect(inEnglish.out).toContain("insufficientFunds  covered in part");
    const inFrench = await boreal(["memo", student(), "--language", "fr"]);
    expect(inFrench.out).toMatch(/\n\nCette note ne prédit rien\./);
    // A case file does not tell where a value was read.
    expect([inEnglish.out, inFrench.out].filter((out) => /file f1, page|fichier f1, page/u.test(out))).toEqual([]);
    expect(inEnglish.out).toContain("file f1");
  });

  test.each(["pdf", "docx"])("--out writes a file (%s)", async (kind) => {
    const out = join(folder, `memo.${kind}`);
    const ran = await boreal(["memo", student(), "--out", out, "--language", "fr"]);
    expect([ran.status, ran.out, ran.complaints]).toEqual([0, "", []]);
    expect(readFileSync(out).subarray(0, 2).toString()).toBe(kind === "pdf" ? "%P" : "PK");
  });

  test("says what is wrong with the input", async () => {
    const kind = await boreal(["memo", student(), "--out", join(folder, "memo.txt")]);
    expect([kind.status, kind.complaints[0]]).toEqual([2, expect.stringContaining("accepted is a name that ends in")]);
    const language = await boreal(["memo", student(), "--language", "de"]);
    expect([language.status, language.complaints[0]]).toEqual([2, expect.stringContaining("accepted is en or fr")]);
    const wrong = await boreal(["memo", fileWith(folder, "wrong.json", aCase({ application: { type: "Nothing" } }))]);
    expect([wrong.status, wrong.complaints[0]]).toEqual([2, expect.stringContaining("application.type")]);
  });
});
